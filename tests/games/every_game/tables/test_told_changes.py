"""Whatever changes on the board between two decisions of a person is told by a line of “Since your last decision”.

A card that comes, goes or is turned is named by such a line, or a whole pile is by its event; a number is told by an event that each game
declares for it (`GameTests.told_by`).  The line stands beside the change: the events next to it, before or after.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any

import pytest

from games.contracts.report import PLACES, Step
from games.engine.log import CHOSEN, Entry
from games.engine.rng import stream
from games.runs.prepared import told
from tests.games.helpers.declarations import FOLLOWS, declaration_of
from tests.games.helpers.random_games import SETTINGS

GAMES_EACH = 2
MOST = 120  # decisions of the person, in each game
BESIDE = 2  # events before a change and after it, among which one tells it
ENEMY = "enemy_"
TURN = "turn"

played = pytest.mark.parametrize(
    "setting", [each for each in SETTINGS if "tutorial" not in str(each) and (each.part == "goldfish" or len(set(each.decks)) < 3)], ids=str
)


@dataclass(frozen=True)
class Change:
    """A number of the board, the copies of a card in a pile, or a token on a card that is another one than before.

    name: of the number, the pile or, with a full stop, the pile and the token, the same for both sides.  code: of the card, "" for a number
    and for a hidden card.
    """

    name: str
    code: str
    before: int
    now: int

    def is_named(self, codes: Set[str]) -> bool:
        """Whether the card, or the card that is shown on it, is among these."""
        return bool(codes & {self.code, self.name.rpartition(".")[2]} - {""})

    def is_told(self, events: Set[int], told_by: Mapping[str, Collection[int]]) -> bool:
        """Whether one of these events tells it; of what follows from cards and effects, any does."""
        pile, _, token = self.name.rpartition(".")
        names = (self.name, f".{token}", ".") if pile else (self.name,)
        telling = next((told_by[name] for name in names if name in told_by), ())
        return bool(events) if telling is FOLLOWS else not events.isdisjoint(telling)

    def __str__(self) -> str:
        return f"{self.name} {self.code}: {self.before} -> {self.now}"


def counts_of(board: Mapping[str, Any], start: str = "") -> Counter[tuple[str, str]]:
    """(name, code) -> number, over a board and its places."""
    found: Counter[tuple[str, str]] = Counter()
    for name, value in board.items():
        if name == PLACES:
            for place in value:
                found.update(counts_of(place, f"{start}{place['key']}/"))
        elif isinstance(value, list | tuple):
            tokens = board.get("tokens", {}).get(name) or [{}] * len(value)
            for code, on_card in zip(value, tokens, strict=True):
                found[start + name, code] += 1
                for token, number in on_card.items():
                    found[f"{start}{name}.{token}", code] += number
        elif name not in ("tokens", "key"):
            found[start + name, ""] += int(value)
    return found


def changes(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[Change]:
    if before == now:
        return []
    old, new = counts_of(before), counts_of(now)
    return [
        Change(key[0].rpartition("/")[2].removeprefix(ENEMY), key[1], old[key], new[key])
        for key in sorted(old.keys() | new.keys())
        if old[key] != new[key]
    ]


@dataclass(frozen=True)
class News:
    """What a person is shown between two decisions: the positions at both, the cards of the choice, and the lines with their events."""

    before: Step
    now: Step
    chosen: frozenset[str]
    lines: tuple[tuple[int, Step], ...]

    def untold(self, told_by: Mapping[str, Collection[int]]) -> Iterator[str]:
        """The changes that no line tells, with the lines beside them."""
        steps = [step for _, step in self.lines]
        boards = [step.board for step in (self.before, *steps, self.now)]
        for number, (old, new) in enumerate(itertools.pairwise(boards)):
            if found := changes(old, new):
                lines = [*self.beside(number, -1), *self.beside(number, 1)]
                named = {code for _, step in lines for code in step.cards} | (self.chosen if not number else set())
                for each in found:
                    if not each.is_named(named) and not each.is_told({event for event, _ in lines}, told_by):
                        yield f"{each}; beside it: {[(event, step.text['en']) for event, step in lines]}"
        if self.before.turn != self.now.turn and {event for event, _ in self.lines}.isdisjoint(told_by[TURN]):
            yield f"turn {self.now.turn}"

    def beside(self, number: int, way: int) -> list[tuple[int, Step]]:
        """The nearest lines before (-1) or after (1) the change between two boards; what left no choice does not count among them."""
        lines = self.lines[:number][::-1] if way < 0 else self.lines[number:]
        found = list(itertools.accumulate((event != CHOSEN for event, _ in lines), initial=0))
        return [line for line, before in zip(lines, found, strict=False) if before < BESIDE]


def all_news(setting: Any, seed: int) -> list[News]:
    """A random game of the person, with the setting's policies for the opponent, as the person is told it."""
    prepared = setting.prepared()
    is_match = setting.part == "match"
    seat = prepared.seat_of(0) if is_match else -1
    game = told(prepared.seated_game(seed, -1, seat) if is_match else prepared.new_game(seed, 0, logged=True))
    policies = prepared.policies(seed, 0)
    rng = stream(seed, 0, 99)
    asked, chosen = [], []
    while (decision := game.advance()) is not None and len(asked) < MOST:
        if is_match and decision.seat != seat:
            game.apply(policies[decision.seat].choose(game.view(decision.seat), decision))
            continue
        choice = rng.below(len(decision.options))
        asked.append(len(game.log))
        about = (decision.options[choice].piece, decision.subject)
        chosen.append(frozenset(game.pieces[piece].card.code for piece in about if piece >= 0))
        question = Entry(CHOSEN, decision.seat, -1, 0, decision.subject)
        question.choice = 0
        game.note_decision(question, decision)
        game.apply(choice)
    steps: Sequence[Step] = prepared.steps(game)
    events = [int(entry.event) for entry in game.log]
    return [
        News(steps[at], steps[after], codes, tuple(zip(events[at + 2 : after], steps[at + 2 : after], strict=True)))
        for (at, after), codes in zip(itertools.pairwise(asked), chosen, strict=False)
        if any(event != CHOSEN for event in events[:after])  # before anything has happened, a choice of the setup tells itself
    ]


@played
def test_each_change_since_the_last_decision_is_told(setting):
    told_by = declaration_of(setting.slug).told_by
    news = [each for seed in range(GAMES_EACH) for each in all_news(setting, seed)]
    untold = [each for some in news for each in some.untold(told_by)]
    assert untold == []
    assert sum(len(changes(each.before.board, each.now.board)) for each in news) > len(news) / 2
