"""The rows of moves, of reactions to battles and Force drains (CCG-BAT-04), of what bars them, and of limits to what players do."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Codes, Flag, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import amount_of, continuous_pieces, filters_of
from games.engine.abilities.ability import Target
from games.engine.abilities.amounts import Condition
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import CONTINUOUS, PER, STANDING, WHAT, WHERE, WHO, WHOM, WHOSE, N, add, continuous, number_at_place
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")
_AND: Final = TEXTS["abilities.joints.and"]
_OR: Final = TEXTS["abilities.joints.or"]

# --- what a card is ----------------------------------------------------------------------------------------------------

# It is deployed to where the opponent battles or drains, for so much less, with a pilot of the hand, in answer to battles alone.
reacts_from_hand = add(
    "reacts_from_hand",
    Number("less", least=1, default=ABSENT, adds=_ADDS["less"]),
    Flag("free", adds=_ADDS["free"]),
    Flag("with_pilot", adds=_ADDS["with_pilot"]),
    Flag("only_battles", adds=_ADDS["only_battles"]),
    FilterField("crew", filters=cards, default=ABSENT, adds=_ADDS["crew"]),
    FilterField("host", filters=cards, default=ABSENT, adds=_ADDS["host_of_comer"]),
    FilterField("place", filters=cards, default=ABSENT, adds=_ADDS["to_a"]),
    FilterField("unless", filters=cards, default=ABSENT, adds=_ADDS["unless"]),
)
# CCG-STA-04: a capital starship that lands like a starfighter.
lands = add("lands", example=("What a card is",))

# Its permanent pilot leaves while another pilot is aboard.
suspends_pilot = add("suspends_pilot", example=("What a card is",))

# It is deployed only while one of these is on the table.
comes_after = add("comes_after", WHAT)
# It is deployed only once its player has completed one of these, unless a text lets it come without (the leave `come_unready`).
comes_when_finished = add("comes_when_finished", WHAT)

# --- ways that are barred or dearer --------------------------------------------------------------------------------------

BARRED: Final = {"enter": c.ENTRY, "leave": c.EXIT, "react_to": c.REACT_TO, "react_from": c.REACT_FROM}
PRICED: Final = {
    "to": c.PRICE_TO,
    "from": c.PRICE_FROM,
    "transit_to": c.TRANSIT_TO,
    "transit_from": c.TRANSIT_FROM,
    "walk_to": c.WALK_TO,
    "walk_from": c.WALK_FROM,
    "fly_to": c.FLY_TO,
    "fly_from": c.FLY_FROM,
    "rise_from": c.RISE_FROM,
    "toward": c.TOWARD,
    "rise_to": c.RISE_TO,
    "land_from": c.LAND_FROM,
    "land_to": c.LAND_TO,
    "shuttle_from": c.SHUTTLE_FROM,
    "shuttle_to": c.SHUTTLE_TO,
}
_BARS: Final = Codes("bars", codes=tuple(BARRED), words=TEXTS.section("abilities.barred"), joint=_OR)
_WAYS: Final = Codes("ways", codes=tuple(PRICED), words=TEXTS.section("abilities.ways"), joint=_OR)
# `play.programs.printed` writes them into the card; `who` is the location, `what` the cards.
bars = add(
    "bars",
    _BARS,
    WHAT,
    WHERE,
    takes=["bars", "what", "who"],
    words=lambda effect: "bars.this" if effect["what"].get("of") == "this" else "bars.some",
)
moves_cost = add("moves_cost", _WAYS, N, WHAT, WHERE, takes=["ways", "n", "what", "who"])
# More than any move costs.
_ALL: Final = 9
moves_cost_less = add(
    "moves_cost_less",
    _WAYS,
    N,
    WHAT,
    WHERE,
    takes=["ways", "n", "what", "who"],
    words=lambda effect: "moves_cost_less.free" if effect["n"] >= _ALL else "moves_cost_less.n",
)
# A way from there takes so much landspeed more.
needs_speed = add("needs_speed", N, WHAT, WHERE, takes=["n", "what", "who"])
# On its way to the location or from it, through hyperspace.
flies_faster = add(
    "flies_faster",
    *(N, WHAT, WHERE, Flag("leaving")),
    takes=["n", "what", "who"],
    words=lambda effect: "flies_faster.leaving" if effect.get("leaving") else "flies_faster.both",
)
BARS: Final = ("bars", "moves_cost", "moves_cost_less", "needs_speed", "flies_faster")


def _bars_ways(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    """Nothing that changes a number or a flag: the card itself is asked."""
    return []


CONTINUOUS.update(dict.fromkeys(BARS, _bars_ways))


def place_of(effect: Effect) -> Any:
    """The filter of the location in field `who`."""
    who = effect["who"]
    return STANDING[who] if isinstance(who, str) else who


# --- limits of a location ------------------------------------------------------------------------------------------------


no_battle = continuous("no_battle", WHOM, WHERE, takes=["who"], makes=number_at_place(c.NO_BATTLE))
no_force = continuous("no_force", WHOM, WHERE, takes=["who"], makes=number_at_place(c.NO_FORCE))
no_bonus = continuous("no_bonus", WHOM, WHERE, takes=["who"], makes=number_at_place(c.NO_BONUS))
drains_fixed = continuous("drains_fixed", WHOSE, WHERE, takes=["who"], makes=number_at_place(c.DRAIN_FIXED))
drains_kept_up = continuous("drains_kept_up", WHOSE, WHERE, takes=["who"], makes=number_at_place(c.DRAIN_KEPT_UP))
battles_cost = continuous("battles_cost", N, PER, WHOM, WHERE, takes=["n", "who"], makes=number_at_place(c.BATTLE_COST))
# CCG-DST-04: a destiny with its maneuver saves a starship that moves away from there.
peril = continuous("peril", N, WHOSE, WHERE, takes=["n", "who"], makes=number_at_place(c.PERIL))
peril_worse = continuous("peril_worse", N, PER, WHOM, WHERE, takes=["n", "who"], makes=number_at_place(c.PERIL_DESTINY, sign=-1))


def _extra_price(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(A_NUMBER, c.EXTRA_PRICE, ADD, about, amount=amount_of(effect, filters), conditions=conditions)]


# Interrupts of a hand.
plays_cost = continuous("plays_cost", N, PER, WHO, takes=["n", "who"], makes=_extra_price)

# --- what a text does ------------------------------------------------------------------------------------------------------

_HOW: Final = {"free": c.MOVE_FREE, "again": c.MOVE_AGAIN, "on_foot": c.MOVE_ON_FOOT, "must": c.MOVE_MUST}


def _move(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Op(c.MOVE_NOW, 1, Selector(), kind=sum(bit for name, bit in _HOW.items() if effect.get(name)))]


# The first target.
move_now = add("move_now", *(Flag(name, adds=_ADDS[f"moves_{name}"]) for name in _HOW), compiles=_move, affects="any")
send = add(
    "send",
    Flag("free"),
    Flag("second"),
    words=lambda effect: f"send.{'free' if effect.get('free') else 'paid'}{'_second' if effect.get('second') else ''}",
    compiles=lambda compiler, effect: [Op(c.SEND, 2 if effect.get("second") else 1, Selector(), kind=1 if effect.get("free") else 0)],
)
# Added to the destiny that was just drawn by the text.
add_count = add(
    "add_count", WHAT, compiles=lambda compiler, effect: [Verb(c.ADD_COUNT, target=Target(filters_of(compiler).filter(effect["what"])))]
)
keep_out = add("keep_out", compiles=lambda compiler, effect: [Op(c.BAR_ALL, 1, Selector())], example=("Interrupts",), affects="any")
limit_destinies = add(
    "limit_destinies",
    Number("n"),
    OneOf("whose", codes=("own", "opponent"), words=TEXTS.section("abilities.players"), default="opponent"),
    compiles=lambda compiler, effect: [Op(c.LIMIT_DESTINIES, effect["n"], Selector(), kind=1 if effect["whose"] == "opponent" else 0)],
    example=("Interrupts", 1),
)
