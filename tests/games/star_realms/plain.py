"""A turn of Star Realms a second time, for counting its lines: plain cards only, and nothing of the rules' own code.

card: one of `CARDS`, written out by hand from the printed card.  state: what decides what may be done; the opponent only stands there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

# code: (cost, what playing it gives, what its abilities give; the last one, if it begins with "-", scraps it); numbers: (trade, combat)
SHIPS = {
    "scout": (None, (1, 0), None),
    "viper": (None, (0, 1), None),
    "explorer": (2, (2, 0), (0, 2)),
    "trade-pod": (2, (3, 0), None),
    "dreadnaught": (7, None, None),  # only ever for sale here
    "blob-fighter": (1, (0, 3), None),
}
# code: (cost, what it gives once a turn, what scrapping it gives, defense, is it an outpost?)
BASES = {
    "blob-wheel": (3, (0, 1), (3, 0), 5, False),
    "the-hive": (5, (0, 3), None, 5, False),
    "space-station": (4, (0, 2), (4, 0), 4, True),
}


class State(NamedTuple):
    """in_play: (code, may its ability be used?, may it be scrapped?) of each own card that can still do something."""

    hand: tuple[str, ...]
    in_play: tuple[tuple[str, bool, bool], ...] = ()
    row: tuple[str, ...] = ()
    trade_deck: tuple[str, ...] = ()
    explorers: int = 0
    trade: int = 0
    combat: int = 0
    enemy: tuple[str, ...] = ()
    authority: int = 50
    parts: bool = False  # an amount of combat is being chosen


def state_of(given: dict) -> State:
    you, opponent = given.get("you", {}), given.get("opponent", {})
    return State(
        hand=tuple(you.get("hand", ())),
        in_play=tuple((code, True, BASES[code][2] is not None) for code in you.get("in_play", ())),
        row=tuple(given.get("row", ())),
        trade_deck=tuple(given.get("trade_deck", ())),
        explorers=given.get("explorers", 0),
        trade=you.get("trade", 0),
        combat=you.get("combat", 0),
        enemy=tuple(opponent.get("in_play", ())),
        authority=opponent.get("authority", 50),
    )


def gained(state: State, numbers: tuple[int, int]) -> State:
    return state._replace(trade=state.trade + numbers[0], combat=state.combat + numbers[1])


def without(items: tuple, place: int) -> tuple:
    return items[:place] + items[place + 1 :]


def moves(state: State) -> Iterator[State | None]:
    """The state after each thing that may be done; None: the turn or the game is over."""
    if state.parts:
        for amount in range(1, state.combat):
            yield attacked(state._replace(parts=False), amount)
        return
    yield from plays(state)
    yield from uses(state)
    yield from purchases(state)
    yield from attacks(state)
    yield None


def plays(state: State) -> Iterator[State]:
    """One of each card in hand: copies are the same choice."""
    for code in dict.fromkeys(state.hand):
        after = state._replace(hand=without(state.hand, state.hand.index(code)))
        if code in BASES:
            yield after._replace(in_play=(*after.in_play, (code, True, BASES[code][2] is not None)))
        else:
            _, gain, scrap = SHIPS[code]
            yield gained(after._replace(in_play=(*after.in_play, (code, False, scrap is not None))), gain)


def uses(state: State) -> Iterator[State]:
    for place, (code, usable, scrappable) in enumerate(state.in_play):
        _, gain, scrap = BASES[code][:3] if code in BASES else SHIPS[code]
        if usable:
            yield gained(state._replace(in_play=(*state.in_play[:place], (code, False, scrappable), *state.in_play[place + 1 :])), gain)
        if scrappable:
            back = state.explorers + (code == "explorer")
            yield gained(state._replace(in_play=without(state.in_play, place), explorers=back), scrap)


def purchases(state: State) -> Iterator[State]:
    """Every card of the row by itself; the next card of the trade deck takes its place."""
    for place, code in enumerate(state.row):
        cost = (BASES if code in BASES else SHIPS)[code][0]
        if cost <= state.trade:
            row, deck = without(state.row, place), state.trade_deck
            if deck:
                row, deck = (*row, deck[-1]), deck[:-1]
            yield state._replace(row=row, trade_deck=deck, trade=state.trade - cost)
    if state.explorers and state.trade >= 2:
        yield state._replace(explorers=state.explorers - 1, trade=state.trade - 2)


def attacks(state: State) -> Iterator[State | None]:
    """Outposts before anything else; the player with all the combat there is, or with a part of it."""
    if not state.combat:
        return
    outposts = any(BASES[code][4] for code in state.enemy)
    for place, code in enumerate(state.enemy):
        *_, defense, is_outpost = BASES[code]
        if (is_outpost or not outposts) and defense <= state.combat:
            yield state._replace(enemy=without(state.enemy, place), combat=state.combat - defense)
    if not outposts:
        yield attacked(state, state.combat)
        if state.combat > 1:
            yield state._replace(parts=True)


def attacked(state: State, amount: int) -> State | None:
    if amount >= state.authority:
        return None
    return state._replace(authority=state.authority - amount, combat=state.combat - amount)


@cache
def lines(state: State | None, length: int) -> int:
    """Lines of this many answers within the turn; where there is only one thing to do nobody is asked."""
    if length == 0:
        return 1
    if state is None:
        return 0
    found = list(moves(state))
    if len(found) == 1:
        return lines(found[0], length)
    return sum(lines(each, length - 1) for each in found)


def count(given: dict, depth: int) -> list[int]:
    return [lines(state_of(given), length) for length in range(1, depth + 1)]
