"""Make the cards of a run from the pool, with each ability as a program of ops.

A program is made from the same declaration (`catalogue.fields.ABILITIES_SHAPE`) that pages, search and the API use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from games.empire_vs_rebellion.catalogue.pool import CardFacts
from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.constants import (
    ADD_VERB,
    AND_OR,
    ANY_NUMBER,
    ANYONE,
    AREA,
    CATEGORY_BITS,
    CHANGE_STRATEGY,
    CHANGE_TOTAL,
    CHARACTER,
    CHOOSE,
    COUNTED,
    DECK,
    DISCARD,
    DISCARD_TOP,
    DISCARD_VERB,
    ENTER_VERB,
    EVENT,
    EVENT_VERB,
    EXHAUST_VERB,
    EXHAUSTED,
    GAIN_INFLUENCE,
    IF_LOST,
    INFILTRATE,
    LOOK,
    LOOKED_AT,
    LOSE_INFLUENCE,
    ON_TOP,
    ON_TOP_VERB,
    OPPONENT,
    OWN,
    PICK_OP,
    PLAY_TOP,
    PUT_BACK,
    RANDOM_NEXT,
    READY,
    RESERVE,
    RESOURCE,
    REVEAL_NEXT,
    SET_BACK_VERB,
    SHUFFLED_IN,
    SHUFFLED_UNDER_ONE,
    STRATEGIES,
    STRATEGY,
    STRATEGY_NAMES,
    STRATEGY_VERB,
    SWAP_WINNER,
    TAKE_BACK_STRATEGIES,
    WHOLE_DECK,
)
from games.empire_vs_rebellion.play.effects.look import EVENTS, NEEDS_ROOM
from games.empire_vs_rebellion.play.effects.pick import ASKS_OPPONENT
from games.engine.ops import Op, Program, Selector, add_program

Effect = Mapping[str, Any]

WHOSE: Final = {"own": OWN, "opponent": OPPONENT, "any": ANYONE}
PILES: Final = {"discard": DISCARD, "reserve": RESERVE}
TYPES: Final = {"resource": RESOURCE, "strategy": STRATEGY, "event": EVENT}
# Ops that may need a decision.
ASKS: Final = frozenset({PICK_OP, LOOK, CHOOSE, AND_OR, CHANGE_STRATEGY})
# This effect has no op: the rules check whether an ability is forbidden when it is used.
FORBID_EFFECT: Final = "forbid"


class NotPlayed(LookupError):
    """An effect for which there is no op; its text is the name of the effect."""


class Compiler:
    """Makes the programs of all cards of a run and numbers them."""

    def __init__(self) -> None:
        self.programs: list[Program] = []

    def program(self, effects: Sequence[Effect]) -> Program:
        return self.of_ops([op for effect in effects for op in self.ops(effect)])

    def of_ops(self, ops: list[Op]) -> Program:
        return add_program(self.programs, ops, lambda op: op.code in ASKS)

    def ops(self, effect: Effect) -> list[Op]:
        try:
            make = MAKERS[effect["op"]]
        except KeyError:
            raise NotPlayed(effect["op"]) from None
        return make(self, effect)


def _pick(effect: Effect, verb: int, zones: Iterable[int], *, types: int = 0, place: int = DISCARD, number: int | None = None) -> Op:
    whose = WHOSE[effect.get("whose", "own")]
    amount = number if number is not None else ANY_NUMBER if effect.get("n") is None else int(effect["n"])
    op = Op(PICK_OP, amount, Selector(sum(1 << zone for zone in zones), types, 0, whose), kind=verb, place=place)
    op.optional = bool(effect.get("optional"))
    return op


def _looked_at(verb: int, number: int, *, optional: bool = False) -> Op:
    op = Op(PICK_OP, number, Selector(1 << LOOKED_AT), kind=verb, place=DISCARD)
    op.optional = optional
    return op


def _put_back(kind: int) -> Op:
    return Op(PUT_BACK, 1, Selector(), kind=kind)


def _discard(compiler: Compiler, effect: Effect) -> list[Op]:
    types = EXHAUSTED if effect.get("exhausted") else 0
    return [_pick(effect, DISCARD_VERB, [AREA], types=types, place=RESERVE if effect.get("to_reserve") else DISCARD)]


def _exhaust(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, EXHAUST_VERB, [AREA], types=READY)]


def _play(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(PLAY_TOP, effect["n"], Selector(), counter=COUNTED if effect.get("per") else 0)]


def _play_from(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, ENTER_VERB, [PILES[effect["from"]]])]


def _search_and_play(compiler: Compiler, effect: Effect) -> list[Op]:
    look = Op(LOOK, WHOLE_DECK, Selector(), place=NEEDS_ROOM)
    return [look, _looked_at(ENTER_VERB, effect["n"]), _put_back(SHUFFLED_IN)]


def _add_character(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, ADD_VERB, [RESERVE], types=CHARACTER)]


def _set_back(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, SET_BACK_VERB, [DECK, AREA, DISCARD], types=CHARACTER)]


def _look(compiler: Compiler, effect: Effect) -> list[Op]:
    look = Op(LOOK, effect["n"], Selector(whose=WHOSE[effect["whose"]]))
    return [look, _looked_at(DISCARD_VERB, effect["discards"]), _put_back(ON_TOP)]


def _search(compiler: Compiler, effect: Effect) -> list[Op]:
    look = Op(LOOK, WHOLE_DECK, Selector(whose=WHOSE[effect["whose"]]))
    discards = effect["discards"]
    kept = effect["n"] - discards
    return [look, _looked_at(DISCARD_VERB, discards), _looked_at(ON_TOP_VERB, kept), _put_back(SHUFFLED_UNDER_ONE)]


def _peek(compiler: Compiler, effect: Effect) -> list[Op]:
    """The top card moves to the cards looked at, and is played from there."""
    ops = [Op(LOOK, 1, Selector())]
    for part in effect["then"]:
        ops += [_looked_at(ENTER_VERB, 1, optional=True)] if part["op"] == "play" else compiler.ops(part)
    return [*ops, _put_back(ON_TOP)]


def _put_on_top(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, ON_TOP_VERB, [DISCARD])]


def _influence(code: int) -> Callable[[Compiler, Effect], list[Op]]:
    return lambda compiler, effect: [Op(code, effect["n"], Selector(whose=WHOSE[effect.get("whose", "own")]))]


def _change_strategy(compiler: Compiler, effect: Effect) -> list[Op]:
    """The owner of the strategy chooses the new strategy."""
    whose = WHOSE[effect["whose"]]
    asks = ASKS_OPPONENT if whose == OPPONENT else 0
    again = Op(PICK_OP, 1, Selector(1 << STRATEGIES, 0, asks, whose), kind=STRATEGY_VERB)
    op = Op(CHANGE_STRATEGY, 1, Selector(whose=whose))
    op.subs = [compiler.of_ops([again])]
    return [op]


def _parts(code: int) -> Callable[[Compiler, Effect], list[Op]]:
    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        op = Op(code, 1, Selector())
        op.subs = [compiler.program(option) for option in effect["options"]]
        return [op]

    return make


def _if_lost(compiler: Compiler, effect: Effect) -> list[Op]:
    op = Op(IF_LOST, 1, Selector())
    op.subs = [compiler.program(effect["then"])]
    return [op]


def _plain(code: int) -> Callable[[Compiler, Effect], list[Op]]:
    return lambda compiler, effect: [Op(code, effect.get("n", 1), Selector())]


def _order_events(compiler: Compiler, effect: Effect) -> list[Op]:
    look = Op(LOOK, effect["n"], Selector(), place=EVENTS)
    return [look, _looked_at(EVENT_VERB, effect["n"], optional=True), _put_back(ON_TOP)]


def _discard_unused(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(PICK_OP, effect["n"], Selector(1 << STRATEGIES, 0, ASKS_OPPONENT, OWN), kind=DISCARD_VERB)]


MAKERS: Final[Mapping[str, Callable[[Compiler, Effect], list[Op]]]] = {
    "discard": _discard,
    "exhaust": _exhaust,
    "play": _play,
    "play_from": _play_from,
    "search_and_play": _search_and_play,
    "add_character": _add_character,
    "set_back_character": _set_back,
    "look": _look,
    "search": _search,
    "peek": _peek,
    "put_on_top": _put_on_top,
    "discard_top_then_lower": _plain(DISCARD_TOP),
    "gain_influence": _influence(GAIN_INFLUENCE),
    "lose_influence": _influence(LOSE_INFLUENCE),
    "change_strategy": _change_strategy,
    "choose": _parts(CHOOSE),
    "and_or": _parts(AND_OR),
    "if_lost": _if_lost,
    "change_total": _plain(CHANGE_TOTAL),
    "swap_winner": _plain(SWAP_WINNER),
    "choose_for_opponent": _plain(INFILTRATE),
    "order_events": _order_events,
    "take_back_strategies": _plain(TAKE_BACK_STRATEGIES),
    "discard_unused_strategy": _discard_unused,
    "random_strategy": _plain(RANDOM_NEXT),
    "reveal_strategy_first": _plain(REVEAL_NEXT),
}

# moment -> attribute of a Card with its program
PLACES: Final = {
    "action": "ability",
    "on_reveal": "on_reveal",
    "determine_victory": "determine",
    "outcome": "outcome",
    "next_round": "next_round",
    "winner": "on_win",
    "loser": "on_loss",
    "loser_next_round": "on_loss",
}


def make_cards(facts: Iterable[CardFacts]) -> tuple[list[Card], list[Program]]:
    """The cards in the order of `facts`, and their programs by number.  NotPlayed for an effect without an op."""
    listed = list(facts)
    index = {each.code: number for number, each in enumerate(listed)}
    compiler = Compiler()
    return [_card(each, index, compiler) for each in listed], compiler.programs


def _card(facts: CardFacts, index: Mapping[str, int], compiler: Compiler) -> Card:
    card = Card(facts.code, facts.name, index[facts.code], TYPES[facts.type])
    card.category = CATEGORY_BITS.get(facts.category, 0)
    card.is_character = facts.is_character
    card.value = facts.value or 0
    card.exhausted = card.value if facts.exhausted_value is None else facts.exhausted_value
    card.target = facts.target_value or 0
    card.capacity = facts.capacity or 0
    card.points = facts.victory_points or 0
    card.influence = facts.influence or 0
    if facts.type == "strategy":
        card.strategy = next(number for number, name in enumerate(STRATEGY_NAMES) if facts.code.endswith(f"-{name}"))
    for moment, listed in facts.abilities.items():
        for ability in listed:
            effects = ability["effects"]
            if effects[0]["op"] == FORBID_EFFECT:
                card.forbids = CATEGORY_BITS[effects[0]["category"]]
                card.but_not = [index[code] for code in effects[0].get("but_not", ()) if code in index]
            else:
                setattr(card, PLACES[moment], compiler.program(effects))
    return card
