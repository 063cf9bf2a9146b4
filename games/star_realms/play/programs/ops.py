"""Effects as ops: makes the program of an ability from its structure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from games.engine.ops import Op, Program, Selector, add_program
from games.star_realms.catalogue.parse_text import with_nested
from games.star_realms.play.constants import (
    ANY_NUMBER,
    ASIDE_VERB,
    BASE,
    BOTH,
    CHOOSE,
    CHOOSE_ALLY,
    CHOOSE_FACTION,
    COPY,
    COPY_ABILITY,
    COPY_BASE,
    COSTS,
    COUNTED,
    DESTROY_VERB,
    DISCARD,
    DISCARD_VERB,
    DRAW,
    EACH_PLAYER,
    ENEMY,
    ENEMY_IN_PLAY,
    EXPLORERS,
    FACTIONS,
    FLIP,
    GAIN_ALLY,
    GAIN_AUTHORITY,
    GAIN_COMBAT,
    GAIN_TRADE,
    HAND,
    HAND_VERB,
    IF,
    IN_PLAY,
    LOOK,
    LOOKED_AT,
    LOSE_AUTHORITY,
    MISSING,
    NEXT_ACQUIRED,
    NEXT_CHEAPER,
    OTHER_PLAYER,
    OWN_IN_PLAY,
    PICK_OP,
    PLAYED,
    RETURN_AT_END,
    SAME_FACTION,
    SCRAP_THIS,
    SCRAP_VERB,
    SCRAPPED,
    SHIP,
    SHUFFLE_IN,
    STEAL_VERB,
    TAKE_VERB,
    TO_DECK,
    TO_DISCARD,
    TO_HAND,
    TO_PLAY,
    TO_SCRAP,
    TO_TOP,
    TOP_VERB,
    TRADE_ROW,
    TRIMMED,
)

Effect = Mapping[str, Any]
RESOURCES: Final = {"trade": GAIN_TRADE, "combat": GAIN_COMBAT, "authority": GAIN_AUTHORITY}
FILTERS: Final = {"card": 0, "ship": SHIP, "base": BASE, "ship_or_base": SHIP | BASE}
ZONE_BITS: Final = {"hand": 1 << HAND, "discard": 1 << DISCARD, "trade_row": 1 << TRADE_ROW}
PLACES: Final = {"discard": TO_DISCARD, "top_of_deck": TO_TOP, "hand": TO_HAND, "play": TO_PLAY}
PER: Final = {
    "counted": COUNTED,
    "missing": MISSING,
    "scrapped": SCRAPPED,
    "trimmed": TRIMMED,
    "in_play": OWN_IN_PLAY,
    "same_faction": SAME_FACTION,
}
# Condition of an "if" -> (counter, card types).
CONDITIONS: Final = {
    "bases_in_play_at_least": (OWN_IN_PLAY, BASE),
    "opponent_bases_at_least": (ENEMY_IN_PLAY, BASE),
    "bases_played_at_least": (PLAYED, BASE),
    "trimmed_at_least": (TRIMMED, 0),
    "counted_at_least": (COUNTED, 0),
}
ANYTHING: Final = Selector()
# Effects without an op: passive ones (SR-ABL-02), and unparsed text.
PASSIVE_EFFECTS: Final = frozenset(
    {"counts_as_ally", "has_factions", "trigger", "discount", "hand_if_played", "docking", "ward", "gain_instead", "scrapped_if_leaving"}
)
UNKNOWN: Final = "text"
NOT_USED: Final = PASSIVE_EFFECTS | {UNKNOWN}
ASKS: Final = frozenset({PICK_OP, CHOOSE, COPY, COPY_BASE, COPY_ABILITY, CHOOSE_FACTION, CHOOSE_ALLY})


class NotPlayed(LookupError):
    """The effect has no op; the argument is its name."""


def bits(codes: Iterable[str]) -> int:
    """
    >>> bits(["blob", "star-empire", "unaligned"])
    5
    """
    return sum({FACTIONS.get(code, 0) for code in codes})


class Compiler:
    """Compiles abilities into numbered programs, for all cards of a run."""

    def __init__(self) -> None:
        self.programs: list[Program] = []

    def program(self, effects: Sequence[Effect]) -> Program:
        ops = [op for effect in effects if effect["op"] not in NOT_USED for op in self.ops(effect)]
        return add_program(self.programs, ops, lambda op: op.code in ASKS)

    def ops(self, effect: Effect) -> list[Op]:
        try:
            make = MAKERS[effect["op"]]
        except KeyError:
            raise NotPlayed(effect["op"]) from None
        return make(self, effect)


def _number(effect: Effect) -> int:
    return ANY_NUMBER if effect["n"] is None else int(effect["n"])


def _counting(code: int, effect: Effect) -> Op:
    """An op with an amount, multiplied by a count if the effect has "per"."""
    selector = Selector(0, FILTERS[effect.get("filter", "card")], bits(effect.get("factions", ())))
    return Op(code, effect["n"], selector, counter=PER[effect["per"]] if "per" in effect else 0)


def _gain(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_counting(RESOURCES[effect["resource"]], effect)]


def _draw(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_counting(DRAW, effect)]


def _lose(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_counting(LOSE_AUTHORITY, effect)]


def _pick(effect: Effect, verb: int, selector: Selector, place: int, *, number: int | None = None, optional: bool | None = None) -> Op:
    op = Op(PICK_OP, _number(effect) if number is None else number, selector, kind=verb, place=place)
    op.optional = bool(effect.get("optional")) if optional is None else optional
    if effect.get("costs"):
        op.counter = COSTS
    elif "per" in effect:
        op.counter = PER[effect["per"]]
    return op


def _scrap(compiler: Compiler, effect: Effect) -> list[Op]:
    zones = sum(ZONE_BITS[zone] for zone in effect["zones"])
    return [_pick(effect, SCRAP_VERB, Selector(zones, 0, bits(effect.get("factions", ()))), TO_SCRAP)]


def _scrap_row(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, SCRAP_VERB, Selector(1 << TRADE_ROW), TO_SCRAP)]


def _destroy(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, DESTROY_VERB, Selector(1 << IN_PLAY, BASE, 0, ENEMY), TO_DISCARD, number=1)]


def _opponent_discard(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, DISCARD_VERB, Selector(1 << HAND, 0, 0, ENEMY), TO_DISCARD)]


def _self_discard(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, DISCARD_VERB, Selector(1 << HAND), TO_DISCARD)]


def _discard_and_draw(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, DISCARD_VERB, Selector(1 << HAND), TO_DISCARD, optional=True), Op(DRAW, 1, ANYTHING, counter=COUNTED)]


def _draw_per_scrapped(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(DRAW, 1, ANYTHING, counter=COUNTED)]


def _draw_per_played(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(DRAW, 1, Selector(0, 0, bits(effect["factions"])), counter=PLAYED)]


def _acquire(compiler: Compiler, effect: Effect) -> list[Op]:
    most = -1 if effect.get("max_cost") is None else effect["max_cost"]
    selector = Selector(1 << TRADE_ROW | 1 << EXPLORERS, FILTERS[effect["filter"]], bits(effect.get("factions", ())), 0, most)
    return [_pick(effect, TAKE_VERB, selector, PLACES[effect["to"]], number=1)]


def _next(place: int) -> Callable[[Compiler, Effect], list[Op]]:
    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        op = Op(NEXT_ACQUIRED, 1, Selector(0, FILTERS[effect["filter"]] or ~0), place=place)
        op.optional = bool(effect.get("optional"))
        return [op]

    return make


def _choose(compiler: Compiler, effect: Effect) -> list[Op]:
    # kind 1: destroying an own base is offered only if there is one.
    op = Op(CHOOSE, 1, ANYTHING, kind=1 if any(option[0]["op"] == "destroy_own_base" for option in effect["options"]) else 0)
    op.subs = [compiler.program(option) for option in effect["options"]]
    return [op]


def _may(compiler: Compiler, effect: Effect) -> list[Op]:
    """A choice between all effects and none."""
    op = Op(CHOOSE, 1, ANYTHING)
    op.subs = [compiler.program(effect["then"]), compiler.program([])]
    return [op]


def _if(compiler: Compiler, effect: Effect) -> list[Op]:
    name = next(name for name in CONDITIONS if name in effect)
    counter, types = CONDITIONS[name]
    op = Op(IF, effect[name], Selector(0, types), counter=counter)
    op.subs = [compiler.program(effect["then"])]
    return [op]


def _players(code: int) -> Callable[[Compiler, Effect], list[Op]]:
    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        # kind 1 if a player may lose authority.
        op = Op(code, 1, ANYTHING, kind=1 if any(each["op"] == "lose_authority" for each in with_nested(effect["then"])) else 0)
        op.subs = [compiler.program(effect["then"])]
        return [op]

    return make


def _plain(code: int) -> Callable[[Compiler, Effect], list[Op]]:
    return lambda compiler, effect: [Op(code, 1, ANYTHING)]


def _one(verb: int, selector: Selector, place: int = TO_DISCARD) -> Callable[[Compiler, Effect], list[Op]]:
    """A maker of picks of one card."""
    return lambda compiler, effect: [_pick(effect, verb, selector, place, number=1)]


def _onto_deck(compiler: Compiler, effect: Effect) -> list[Op]:
    most = -1 if effect["max_cost"] is None else effect["max_cost"]
    return [_pick(effect, TOP_VERB, Selector(1 << DISCARD, FILTERS[effect["filter"]], 0, 0, most), TO_TOP)]


def _put_back(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, TOP_VERB, Selector(1 << HAND), TO_TOP)]


def _take_back(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, HAND_VERB, Selector(1 << DISCARD), TO_HAND)]


def _take_explorer(compiler: Compiler, effect: Effect) -> list[Op]:
    return [_pick(effect, TAKE_VERB, Selector(1 << EXPLORERS), PLACES[effect["to"]], number=1)]


def _look(compiler: Compiler, effect: Effect) -> list[Op]:
    looked_at = Selector(1 << LOOKED_AT)
    some = effect["discards"] is None
    number = ANY_NUMBER if some else effect["discards"]
    return [
        Op(LOOK, effect["n"], ANYTHING),
        _pick(effect, DISCARD_VERB, looked_at, TO_DISCARD, number=number, optional=some),
        _pick(effect, TOP_VERB, looked_at, TO_TOP, number=ANY_NUMBER),
    ]


def _cheaper(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(NEXT_CHEAPER, effect["n"], Selector(0, 0, bits(effect["factions"])))]


def _gain_ally(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(GAIN_ALLY, effect.get("n", 1), Selector(0, 0, bits(effect["factions"])))]


def _copy(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(COPY, SHIP, Selector(0, SHIP))]


MAKERS: Final[Mapping[str, Callable[[Compiler, Effect], list[Op]]]] = {
    "gain": _gain,
    "draw": _draw,
    "scrap": _scrap,
    "scrap_trade_row": _scrap_row,
    "destroy_base": _destroy,
    "opponent_discard": _opponent_discard,
    "self_discard": _self_discard,
    "discard_then_draw_that_many": _discard_and_draw,
    "draw_per_scrapped_this_way": _draw_per_scrapped,
    "draw_per_card_played_this_turn": _draw_per_played,
    "acquire_free": _acquire,
    "next_acquired_to_top": _next(TO_TOP),
    "next_acquired_to_hand": _next(TO_HAND),
    "next_acquired_to_play": _next(TO_PLAY),
    "choose": _choose,
    "if": _if,
    "gain_ally": _gain_ally,
    "copy_ship_played_this_turn": _copy,
    "lose_authority": _lose,
    "next_acquired_into_deck": _next(TO_DECK),
    "next_cheaper": _cheaper,
    "choose_faction": _plain(CHOOSE_FACTION),
    "gain_chosen_ally": _plain(CHOOSE_ALLY),
    "scrap_this": _plain(SCRAP_THIS),
    "return_base": _one(HAND_VERB, Selector(1 << IN_PLAY, BASE, 0, BOTH), TO_HAND),
    "destroy_own_base": _one(DESTROY_VERB, Selector(1 << IN_PLAY, BASE)),
    "put_on_deck": _onto_deck,
    "put_back": _put_back,
    "take_back": _take_back,
    "take_from_opponent": _one(STEAL_VERB, Selector(1 << DISCARD, 0, 0, ENEMY)),
    "take_explorer": _take_explorer,
    "look_at_deck": _look,
    "shuffle_discard_in": _plain(SHUFFLE_IN),
    "set_aside": _one(ASIDE_VERB, Selector(1 << TRADE_ROW)),
    "copy_base": _plain(COPY_BASE),
    "copy_ally_ability": _plain(COPY_ABILITY),
    "return_at_end": _plain(RETURN_AT_END),
    "flip": _plain(FLIP),
    "may": _may,
    "each_player": _players(EACH_PLAYER),
    "other_player": _players(OTHER_PLAYER),
}
