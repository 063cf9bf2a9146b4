"""The rows of destinies that are changed, attrition, losses and retrievals, cards that lie on others, and politics."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, Maker, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import CardCodes, Codes, Flag, Number, OneOf
from games.abilities.shared.verbs import LOOKED_SLOT, MakesContinuous, Who, amount_of, filters_of, looks, no_ops, pieces_of
from games.abilities.shared.verbs import fires as fires_event
from games.engine.abilities.ability import Cost
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.abilities.filters import AT_MOST, BELOW, EQUAL
from games.engine.modifiers import ADD, CAP, SET
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, SEAT_NUMBER
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import CHOOSE, FIRE, IF, KEEP_X, LOOK_AT, OPPOSING, ORDER, OWN, SLOT, Continuous, Pieces, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS
from games.star_wars_ccg.abilities.operations.steps import PILE, PILES, THEN
from games.star_wars_ccg.abilities.ops import PER, WHAT, WHERE, WHO, WHOM, WHOSE, N, about_of, add, continuous, number_at_place
from games.star_wars_ccg.abilities.parts import conditions, force_costs
from games.star_wars_ccg.abilities.pieces import AGENDAS
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")
_AND: Final = TEXTS["abilities.joints.and"]
_SEATS: Final = {"own": OWN, "opponent": OPPOSING}
MOST: Final = Number("n")
# More than a Life Force.
ALL: Final = 999
# The cards of a deck: that much less Force is none.
DECK: Final = 60
# A fixed number, or the one that was chosen before.
N_OR_CHOSEN: Final = Number("n", least=1, or_any=True)
SEAT: Final = OneOf("whose", codes=("own", "opponent"), default="own")

# --- what a card is --------------------------------------------------------------------------------------------------

AGENDA: Final = Codes("agendas", codes=AGENDAS, words=TEXTS.section("abilities.agendas"), joint=_AND)
agendas = add("agendas", AGENDA, example=("What a card is", "peace"))
# It may be placed on a Political Effect in place of a senator.
grabs = add("grabs", example=("What a card is",))
# The same without Force.
grabs_free = add("grabs_free", example=("What a card is",))
stands_in = add("stands_in", example=("What a card is",))

# --- continuous effects ----------------------------------------------------------------------------------------------


def _of_cards(number: int, sign: int = 1, how: int = ADD) -> MakesContinuous:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        much = amount_of({**effect, "n": sign * effect["n"]}, filters)
        return [Continuous(A_NUMBER, number, how, about_of(effect, filters), amount=much, conditions=holding)]

    return make


def _political(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(FLAG, c.POLITICAL, GAIN, about_of(effect, filters), amount=Amount(1), conditions=holding)]


def _retrieves_less(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    much = amount_of(effect, filters)
    return [Continuous(SEAT_NUMBER, c.RETRIEVES_LESS, ADD, amount=much, whose=_SEATS[effect["whose"]], conditions=holding)]


most_destinies = continuous("most_destinies", MOST, WHOM, WHERE, takes=["n", "who"], makes=number_at_place(c.MOST_DESTINIES, CAP))
unlimited_destinies = continuous("unlimited_destinies", WHOSE, WHERE, takes=["who"], makes=number_at_place(c.UNLIMITED))
raise_sum = continuous("raise_sum", N, PER, WHOSE, WHERE, takes=["n", "who"], makes=number_at_place(c.TOTAL_DESTINY))
lower_total = continuous("lower_total", N, PER, WHOM, WHERE, takes=["n", "who"], makes=number_at_place(c.TOTAL_DESTINY, sign=-1))
more_power_destiny = continuous("more_power_destiny", N, PER, WHOSE, WHERE, takes=["n", "who"], makes=number_at_place(c.POWER_DESTINIES))
more_attrition_destiny = continuous(
    "more_attrition_destiny", N, PER, WHOSE, WHERE, takes=["n", "who"], makes=number_at_place(c.ATTRITION_DESTINIES)
)
attrition_less = continuous("attrition_less", N, PER, WHOSE, WHERE, takes=["n", "who"], makes=number_at_place(c.ATTRITION, sign=-1))
price_drains = continuous("price_drains", N, WHOSE, WHERE, takes=["n", "who"], makes=number_at_place(c.DRAIN_COST, SET))
most_drained = continuous("most_drained", MOST, WHOSE, WHERE, takes=["n", "who"], makes=number_at_place(c.MOST_DRAINED, CAP))
no_drain = continuous("no_drain", WHOM, WHERE, takes=["who"], makes=number_at_place(c.NO_DRAIN))
keep_drains = continuous("keep_drains", WHOSE, WHERE, takes=["who"], makes=number_at_place(c.DRAIN_KEPT))
raise_printed_destiny = continuous("raise_printed_destiny", N, PER, WHO, takes=["n", "who"], makes=_of_cards(c.DESTINY), affects="any")
lower_printed_destiny = continuous("lower_printed_destiny", N, PER, WHO, takes=["n", "who"], makes=_of_cards(c.DESTINY, -1), affects="any")
raise_if_drawn = continuous("raise_if_drawn", N, PER, WHO, takes=["n", "who"], makes=_of_cards(c.BATTLE_DRAWN), affects="any")
raise_if_fired = continuous("raise_if_fired", N, PER, WHO, takes=["n", "who"], makes=_of_cards(c.WEAPON_DRAWN), affects="any")
more_own_icons = continuous("more_own_icons", N, PER, WHOSE, WHERE, takes=["n", "who"], makes=number_at_place(c.ICONS))
political = continuous("political", WHO, takes=["who"], makes=_political)
retrieve_less = continuous(
    "retrieve_less",
    *(N, PER, WHOM),
    takes=["n"],
    words=lambda effect: "retrieve_less.all" if effect["n"] >= DECK else "retrieve_less.n",
    makes=_retrieves_less,
)

# --- conditions ------------------------------------------------------------------------------------------------------


def _game(number: int) -> Amount:
    return Amount(code=GAME_AMOUNT, number=number)


# The own politics at the Galactic Senate exceeds the opponent's; this card is there, too.
in_majority = conditions.kind("in_majority", makes=lambda declared, filters: Condition(_game(c.IN_MAJORITY)))
majority = conditions.kind("majority", makes=lambda declared, filters: Condition(_game(c.POLITICS_LEAD)))
opponents_majority = conditions.kind(
    "opponents_majority", makes=lambda declared, filters: Condition(_game(c.POLITICS_LEAD), BELOW, Amount(0))
)
drawn_least = conditions.kind("drawn_least", N, makes=lambda declared, filters: Condition(_game(c.DRAWN_NOW), than=Amount(declared["n"])))
drawn_below = conditions.kind(
    "drawn_below",
    WHAT,
    makes=lambda declared, filters: Condition(
        _game(c.DRAWN_NOW), BELOW, Amount(code=COUNT, filter=filters.filter(declared["what"]) if filters else None)
    ),
)
drawn_most = conditions.kind(
    "drawn_most", MOST, makes=lambda declared, filters: Condition(_game(c.DRAWN_NOW), AT_MOST, Amount(declared["n"]))
)
drawn_is = conditions.kind("drawn_is", MOST, makes=lambda declared, filters: Condition(_game(c.DRAWN_NOW), EQUAL, Amount(declared["n"])))
your_draw = conditions.kind("your_draw", makes=lambda declared, filters: Condition(_game(c.IS_DUE)))
politics_lead = conditions.kind(
    "politics_lead", N, makes=lambda declared, filters: Condition(_game(c.POLITICS_LEAD), than=Amount(declared["n"]))
)
lost_least = conditions.kind(
    "lost_least", N, makes=lambda declared, filters: Condition(_game(c.FORCE_LOST_NOW), than=Amount(declared["n"]))
)
# By the text under way.
opponent_does_it = conditions.kind("opponent_does_it", makes=lambda declared, filters: Condition(_game(c.IS_OPPONENTS_TEXT)))
# To the text of a card.
you_have_lost = conditions.kind("you_have_lost", makes=lambda declared, filters: Condition(_game(c.HAS_PAID_TEXT)))
force_least = conditions.kind("force_least", N, makes=lambda declared, filters: Condition(_game(c.FREE_FORCE), than=Amount(declared["n"])))
# The destiny that was drawn.
destiny_reaches_politics = conditions.kind(
    "destiny_reaches_politics", makes=lambda declared, filters: Condition(_game(c.TARGET_POLITICS), AT_MOST, Amount(code=KEPT))
)
attrition_due = conditions.kind("attrition_due", makes=lambda declared, filters: Condition(_game(c.OWN_ATTRITION)))
hand_most = conditions.kind(
    "hand_most", MOST, makes=lambda declared, filters: Condition(_game(c.HAND_SIZE), AT_MOST, Amount(declared["n"]))
)
hand_least = conditions.kind("hand_least", N, makes=lambda declared, filters: Condition(_game(c.HAND_SIZE), than=Amount(declared["n"])))
destiny_exceeds_politics = conditions.kind(
    "destiny_exceeds_politics", makes=lambda declared, filters: Condition(_game(c.TARGET_POLITICS), BELOW, Amount(code=KEPT))
)

use_opposing = force_costs.kind("use_opposing", makes=lambda declared, filters: Cost(c.FORCE_COST, _game(c.OPPONENTS_FORCE)))

# --- what a text does ------------------------------------------------------------------------------------------------


def _much(effect: Effect, filters: MakesFilters, sign: int) -> Amount:
    if effect.get("n", 1) is None:
        return Amount(0, KEPT, 1, times=sign)
    return amount_of({**effect, "n": sign * effect["n"]}, filters)


def _changes(code: int, sign: int = 1) -> Maker:
    """An op with an amount; kind 1: of the opponent."""

    def make(compiler: Compiler, effect: Effect) -> list[Op]:
        return [Verb(code, kind=1 if effect.get("whose") == "opponent" else 0, much=_much(effect, filters_of(compiler), sign))]

    return make


def _by_player(code: str) -> Any:
    return lambda effect: f"{code}.{effect['whose']}"


def _by_number(code: str) -> Any:
    return lambda effect: f"{code}.chosen" if effect["n"] is None else f"{code}.n"


raise_drawn = add("raise_drawn", N, PER, takes=["n"], compiles=_changes(c.CHANGE_DRAWN))
lower_drawn = add("lower_drawn", N, PER, takes=["n"], compiles=_changes(c.CHANGE_DRAWN, -1))
set_drawn = add("set_drawn", MOST, takes=["n"], compiles=_changes(c.SET_DRAWN), example=("Interrupts", 0))
add_drawn = add(
    "add_drawn", compiles=lambda compiler, effect: [Verb(c.ADD_POWER, kind=c.BY_DRAW, much=_game(c.DRAWN_NOW))], example=("Interrupts",)
)

replace_drawn = add("replace_drawn", compiles=lambda compiler, effect: [Verb(c.REPLACE_DRAWN)], example=("Interrupts",))
raise_next_drain = add("raise_next_drain", N, compiles=_changes(c.RAISE_NEXT), example=("Interrupts", 2))

# The Interrupt that was just used lies on this card from now on.
grab = add("grab", compiles=lambda compiler, effect: [Verb(c.GRAB)], example=("Interrupts",))
# Of the text in which it stands: the other player uses it.
for_opponent = add("for_opponent", compiles=no_ops, example=("Interrupts",))
# Of the text in which it stands.
TITLES: Final = CardCodes("named", title=lambda name, language: name, joint=TEXTS["abilities.joints.titles"])
withstands = add("withstands", TITLES, compiles=no_ops, example=("Interrupts", ["Sense"]))

STAND_INS: Final = {"defence": c.DEFENCE, "power": c.POWER, "ability": c.ABILITY, "destiny": c.DESTINY}
VALUE: Final = OneOf("value", codes=tuple(STAND_INS), words=TEXTS.section("abilities.stand_ins"))


def _substitutes(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Verb(c.SUBSTITUTE, kind=STAND_INS[effect["value"]], pieces=pieces_of(effect["who"], filters_of(compiler)))]


substitute = add("substitute", VALUE, CARDS, takes=["value", "who"], compiles=_substitutes)


def _against(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Verb(c.CHANGE_ATTRITION, kind=1, much=_much(effect, filters_of(compiler), 1))]


raise_attrition = add("raise_attrition", N, PER, takes=["n"], compiles=_against)
lower_attrition = add(
    "lower_attrition", N_OR_CHOSEN, PER, takes=["n"], words=_by_number("lower_attrition"), compiles=_changes(c.CHANGE_ATTRITION, -1)
)
lower_loss = add("lower_loss", N_OR_CHOSEN, PER, takes=["n"], words=_by_number("lower_loss"), compiles=_changes(c.CHANGE_LOSS, -1))
# Not below 1.
soften_loss = add(
    "soften_loss", N, PER, takes=["n"], compiles=lambda compiler, effect: [Verb(c.SOFTEN_LOSS, much=_much(effect, filters_of(compiler), 1))]
)
raise_loss = add("raise_loss", N, PER, SEAT, takes=["n"], words=_by_player("raise_loss"), compiles=_changes(c.CHANGE_LOSS))
raise_drain = add("raise_drain", N, PER, takes=["n"], compiles=_changes(c.CHANGE_DRAIN))
lower_drain = add("lower_drain", N, PER, takes=["n"], compiles=_changes(c.CHANGE_DRAIN, -1))
lower_retrieval = add("lower_retrieval", N, PER, takes=["n"], compiles=_changes(c.KEEP_PILE))
cancel_retrieval = add("cancel_retrieval", compiles=lambda compiler, effect: [Verb(c.KEEP_PILE, much=Amount(ALL))], example=("Interrupts",))
cancel_loss = add("cancel_loss", compiles=lambda compiler, effect: [Verb(c.CHANGE_LOSS, much=Amount(-ALL))], example=("Interrupts",))


def _spend(compiler: Compiler, effect: Effect) -> list[Op]:
    """Choose how much Force to use, as far as there is Force, and keep it as the second number."""
    verb = Verb(CHOOSE, kind=1)
    for each in range(1, effect["n"] + 1):
        inside = Verb(IF, conditions=[Condition(_game(c.OWN_FORCE), than=Amount(each))])
        much = Amount(each)
        inside.subs = [compiler.of_ops([Verb(KEEP_X, number=1, much=much), Verb(FIRE, kind=c.FORCE_USED, much=much)])]
        verb.subs.append(compiler.of_ops([inside]))
    return [verb]


def _uses(compiler: Compiler, n: int, whose: int) -> Verb:
    return Verb(FIRE, kind=c.FORCE_USED, much=Amount(n), whose=whose)


def _has_to(compiler: Compiler, effect: Effect, *more: Any) -> list[Op]:
    """The opponent chooses: use Force that is there, lose it, or let something else happen."""
    number = effect["n"]
    usable = Verb(IF, conditions=[Condition(_game(c.OPPONENTS_FORCE), than=Amount(number))])
    usable.subs = [compiler.of_ops([_uses(compiler, number, OPPOSING)])]
    verb = Verb(CHOOSE, kind=1, whose=OPPOSING)
    verb.declared = effect
    verb.subs = [compiler.of_ops([usable]), compiler.of_ops([Verb(FIRE, kind=c.FORCE_LOST, much=Amount(number), whose=OPPOSING)]), *more]
    return [verb]


use_or_lose = add("use_or_lose", N, compiles=_has_to, example=("Interrupts", 2))
unless_paid = add(
    "unless_paid",
    N,
    THEN,
    takes=["n", "then"],
    compiles=lambda compiler, effect: _has_to(compiler, effect, compiler.program(effect["then"])),
)
spend = add(
    "spend",
    N,
    SEAT,
    takes=["n"],
    words=_by_player("spend"),
    compiles=lambda compiler, effect: [_uses(compiler, effect["n"], OPPOSING if effect["whose"] == "opponent" else OWN)],
)
# The destiny that was just drawn is not cancelled by the player any more.
spare_destiny = add("spare_destiny", compiles=lambda compiler, effect: [Verb(c.SPARE)], example=("Interrupts",))
lose_top = add(
    "lose_top",
    N,
    SEAT,
    takes=["n"],
    words=_by_player("lose_top"),
    compiles=lambda compiler, effect: [Verb(c.LOSE_TOP, kind=1 if effect["whose"] == "opponent" else 0, much=Amount(effect["n"]))],
)
use_some = add("use_some", N, compiles=_spend, example=("Interrupts", 6))

UNDER: Final = Flag("under", adds=_ADDS["under"])


def _pile(effect: Effect) -> int:
    return PILES[effect["pile"]] + (c.UNDERNEATH if effect.get("under") else 0)


put_in_pile = add(
    "put_in_pile", CARDS, PILE, UNDER, takes=["pile", "who"], compiles=fires_event(c.PUT_IN_PILE, counts=False, place=_pile), affects="any"
)
ON: Final = Who("on", filters=CARDS.filters, words=TEXTS.section("abilities.bearers"), each=_ADDS["each"], default="this")


def _stacks(compiler: Compiler, effect: Effect) -> list[Op]:
    kind = c.HATED if effect.get("as_hatred") else c.LAID_DOWN if effect.get("facedown") else c.STACKED
    return fires_event(kind, counts=False, at="on")(compiler, effect)


# as_hatred: facedown, as a Hatred card.
stack = add(
    "stack",
    CARDS,
    ON,
    Flag("facedown", adds=_ADDS["facedown"]),
    Flag("as_hatred", adds=_ADDS["as_hatred"]),
    takes=["who"],
    compiles=_stacks,
    affects="any",
)
look_at_force = add(
    "look_at_force",
    N,
    OneOf("whose", codes=("own", "opponent"), default="own"),
    takes=["n", "whose"],
    words=lambda effect: f"look_at_force.{effect['whose']}",
    compiles=looks(LOOK_AT, c.FORCE),
    fills="looked",
    example=("Interrupts", 1),
)
# The cards that were looked at, on top of the Reserve Deck again in an order that the player chooses.
reorder = add(
    "reorder",
    compiles=lambda compiler, effect: [
        Verb(ORDER, number=LOOKED_SLOT, place=c.RESERVE),
        Verb(FIRE, kind=c.PUT_IN_PILE, pieces=Pieces(SLOT, LOOKED_SLOT), place=c.RESERVE),
    ],
    example=("Interrupts",),
)
