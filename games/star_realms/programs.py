"""Makes the cards of a run from the pool: each ability a program of ops.

An ability is compiled from its structure (`facts.ABILITIES_SHAPE`), the same that pages print, search finds and the API publishes.
`NotPlayed`: an effect that has no op, by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from games.engine.ops import Op, Program, Selector, add_program
from games.star_realms.cards import Card, Trigger
from games.star_realms.pool import CardFacts
from games.star_realms.terms import (
    ALL_FACTIONS,
    ANY_NUMBER,
    BASE,
    CHOOSE,
    COPY,
    COUNTED,
    DESTROY_VERB,
    DISCARD,
    DISCARD_VERB,
    DRAW,
    ENEMY,
    EXPLORERS,
    FACTIONS,
    GAIN_ALLY,
    GAIN_AUTHORITY,
    GAIN_COMBAT,
    GAIN_TRADE,
    HAND,
    IF,
    IN_PLAY,
    NEXT_ACQUIRED,
    OTHER,
    OWN_IN_PLAY,
    PICK_OP,
    PLAYED,
    SCRAP_VERB,
    SHIP,
    SLOTS,
    TAKE_VERB,
    TO_DISCARD,
    TO_HAND,
    TO_PLAY,
    TO_SCRAP,
    TO_TOP,
    TRADE_ROW,
    TYPES,
)

Effect = Mapping[str, Any]

RESOURCES: Final = {"trade": GAIN_TRADE, "combat": GAIN_COMBAT, "authority": GAIN_AUTHORITY}
FILTERS: Final = {"card": 0, "ship": SHIP, "base": BASE, "ship_or_base": SHIP | BASE}
ZONE_BITS: Final = {"hand": 1 << HAND, "discard": 1 << DISCARD}
PLACES: Final = {"discard": TO_DISCARD, "top_of_deck": TO_TOP, "hand": TO_HAND, "play": TO_PLAY}
ANYTHING: Final = Selector()
# Constant abilities (SR-ABL-02): never used, so never an op.
CONSTANTS: Final = frozenset({"counts_as_ally", "trigger"})
ASKS: Final = frozenset({PICK_OP, CHOOSE, COPY})


class NotPlayed(LookupError):
    """No op stands for this effect."""


def bits(codes: Iterable[str]) -> int:
    """
    >>> bits(["blob", "star-empire", "unaligned"])
    5
    """
    return sum({FACTIONS.get(code, 0) for code in codes})


class Compiler:
    """Collects the programs of all cards of a run under their numbers."""

    def __init__(self) -> None:
        self.programs: list[Program] = []

    def program(self, effects: Sequence[Effect]) -> Program:
        ops = [op for effect in effects if effect["op"] not in CONSTANTS for op in self.ops(effect)]
        return add_program(self.programs, ops, lambda op: op.code in ASKS)

    def ops(self, effect: Effect) -> list[Op]:
        try:
            make = MAKERS[effect["op"]]
        except KeyError:
            raise NotPlayed(effect["op"]) from None
        return make(self, effect)


def _number(effect: Effect) -> int:
    return ANY_NUMBER if effect["n"] is None else int(effect["n"])


def _gain(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(RESOURCES[effect["resource"]], effect["n"], ANYTHING)]


def _draw(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(DRAW, effect["n"], ANYTHING)]


def _pick(effect: Effect, verb: int, selector: Selector, place: int, *, number: int | None = None, optional: bool | None = None) -> Op:
    op = Op(PICK_OP, _number(effect) if number is None else number, selector, kind=verb, place=place)
    op.optional = bool(effect.get("optional")) if optional is None else optional
    return op


def _scrap(compiler: Compiler, effect: Effect) -> list[Op]:
    zones = sum(ZONE_BITS[zone] for zone in effect["zones"])
    return [_pick(effect, SCRAP_VERB, Selector(zones), TO_SCRAP)]


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
    op = Op(CHOOSE, 1, ANYTHING)
    op.subs = [compiler.program(option) for option in effect["options"]]
    return [op]


def _if(compiler: Compiler, effect: Effect) -> list[Op]:
    op = Op(IF, effect["bases_in_play_at_least"], Selector(0, BASE), counter=OWN_IN_PLAY)
    op.subs = [compiler.program(effect["then"])]
    return [op]


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
}


def make_cards(pool: Iterable[CardFacts]) -> tuple[list[Card], list[Program]]:
    """The cards in their order, and the programs of all; NotPlayed for one that cannot be."""
    compiler = Compiler()
    return [make_card(compiler, facts, index) for index, facts in enumerate(pool)], compiler.programs


def make_card(compiler: Compiler, facts: CardFacts, index: int) -> Card:
    card = Card(facts.code, facts.name, index, TYPES.get(facts.type, OTHER))
    card.cost = facts.cost or 0
    card.is_for_sale = facts.cost is not None
    card.defense = facts.defense or 0
    card.is_outpost = facts.is_outpost
    card.is_explorer = facts.role == "explorer-pile"
    card.factions = bits(facts.allies)
    card.counts_as = card.factions
    at_once: list[Effect] = []
    for slot, name in enumerate(SLOTS):
        for ability in facts.abilities.get(name, ()):
            effects = ability["effects"]
            _constants(card, effects)
            used = [effect for effect in effects if effect["op"] not in CONSTANTS]
            if name == "primary" and facts.type != "base":
                at_once += used
            elif used:
                card.add_ability(slot, bits(ability.get("factions", ())), compiler.program(used))
    if at_once:
        card.at_once = compiler.program(at_once)
    _rate(card, facts)
    return card


def _constants(card: Card, effects: Sequence[Effect]) -> None:
    """SR-ABL-02."""
    for effect in effects:
        if effect["op"] == "counts_as_ally":
            card.counts_as |= bits(effect["factions"]) & ALL_FACTIONS
        elif effect["op"] == "trigger":
            for then in effect["then"]:
                card.triggers.append(Trigger(0, bits(effect.get("factions", ())), RESOURCES[then["resource"]], then["n"]))


# --- what policies go by ---------------------------------------------------------------------------------------------

_WEIGHTS: Final = {"primary": 10, "ally": 5, "double_ally": 3, "scrap": 3}


def _rate(card: Card, facts: CardFacts) -> None:
    found: dict[str, int] = {}
    for slot, weight in _WEIGHTS.items():
        for ability in facts.abilities.get(slot, ()):
            for name, amount in _worth(ability["effects"]).items():
                found[name] = found.get(name, 0) + weight * amount
                if slot == "scrap" and name == "combat":
                    card.scrap_combat += amount
    card.trade, card.combat, card.authority = found.get("trade", 0), found.get("combat", 0), found.get("authority", 0)
    card.cards, card.trimmed, card.discards = found.get("cards", 0), found.get("trimmed", 0), found.get("discards", 0)
    # A bought card is never given up freely; of the starters first what gives combat, for trade buys better cards.
    card.keep = 100 * (facts.cost or 0) + 10 + card.trade // 10 if facts.cost else card.trade // 10


def _worth(effects: Iterable[Effect]) -> dict[str, int]:
    """name -> amount that these effects give: of a choice the most, of a condition half."""
    total: dict[str, int] = {}
    for effect in effects:
        for name, amount in _worth_of(effect).items():
            total[name] = total.get(name, 0) + amount
    return total


def _worth_of(effect: Effect) -> dict[str, int]:  # noqa: PLR0911  one line an operation
    op = effect["op"]
    number = min(effect.get("n") or 1, 3)
    if op == "gain":
        return {effect["resource"]: effect["n"]}
    if op in ("draw", "discard_then_draw_that_many"):
        return {"cards": number}
    if op in ("draw_per_scrapped_this_way", "draw_per_card_played_this_turn"):
        return {"cards": 1}
    if op == "scrap":
        return {"trimmed": number}
    if op == "opponent_discard":
        return {"discards": number}
    if op == "choose":
        most: dict[str, int] = {}
        for option in effect["options"]:
            for name, amount in _worth(option).items():
                most[name] = max(most.get(name, 0), amount)
        return most
    if op in ("if", "pay"):
        return {name: (amount + 1) // 2 for name, amount in _worth(effect["then"]).items()}
    return {}
