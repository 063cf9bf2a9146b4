"""The rows of destinies that count one by one, odd or even, and of numbers that a destiny raises."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Codes, Number, OneOf
from games.abilities.shared.verbs import fires as fires_event
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.abilities.filters import AT_MOST, EQUAL, Filter
from games.engine.modifiers import SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import OPPOSING, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS, bare
from games.star_wars_ccg.abilities.ops import NUMBERS_OF_CARDS, WHAT, WHERE, N, about_of, add, continuous
from games.star_wars_ccg.abilities.parts import conditions
from games.star_wars_ccg.texts import TEXTS

_TOPIC: Final = ("Interrupts",)
MARKS: Final = Codes(
    "marks", codes=tuple(TEXTS.section("abilities.marks")), words=TEXTS.section("abilities.marks"), joint=TEXTS["abilities.joints.or"]
)


def _game(number: int) -> Amount:
    return Amount(code=GAME_AMOUNT, number=number)


def _is(number: int, value: int) -> Condition:
    return Condition(_game(number), EQUAL, Amount(value))


# --- battle destinies ---------------------------------------------------------------------------------------------------------

keep_lowest = add("keep_lowest", N, compiles=bare(c.KEEP_LOWEST), example=(*_TOPIC, 2))
void_own_sum = add("void_own_sum", compiles=bare(c.VOID_OWN_SUM), example=_TOPIC)
drawn_odd = conditions.kind("drawn_odd", makes=lambda declared, filters: _is(c.IS_DRAWN_ODD, 1))
drawn_even = conditions.kind("drawn_even", makes=lambda declared, filters: _is(c.IS_DRAWN_ODD, 2))
opponent_drew = conditions.kind(
    "opponent_drew", N, makes=lambda declared, filters: Condition(_game(c.OTHER_DRAWS), than=Amount(declared["n"]))
)
# The opponent's pilots where this card is.
piloted_most = conditions.kind(
    "piloted_most", Number("n"), makes=lambda declared, filters: Condition(_game(c.PILOTED_AGAINST), AT_MOST, Amount(declared["n"]))
)


def _not_above(declared: Any, filters: Any) -> Condition:
    counted = Amount(code=COUNT, filter=filters.filter(declared["what"]) if filters else None)
    return Condition(counted, than=Amount(code=KEPT))


# Also if no destiny was drawn.
destiny_not_above_count = conditions.kind("destiny_not_above_count", WHAT, makes=_not_above)


def _theirs(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    return [Continuous(A_NUMBER, c.BATTLE_COST, SET, about, amount=Amount(0), whose=OPPOSING, conditions=holding)]


their_battles_free = continuous("their_battles_free", WHERE, takes=["who"], makes=_theirs, example=("Locations",))


def _kinds(declared: Any, filters: Any) -> Condition:
    inside = [filters.filter({**declared["what"], "mark": [mark]}) for mark in declared["marks"]] if filters else []
    return Condition(Amount(code=GAME_AMOUNT, number=c.KINDS, filter=Filter(any_of=inside)), than=Amount(declared["n"]))


kinds_least = conditions.kind("kinds_least", N, MARKS, WHAT, makes=_kinds)

# --- numbers that the destiny of the text raises ------------------------------------------------------------------------------


def _raises(compiler: Compiler, effect: Effect) -> list[Op]:
    return [Verb(c.RAISE_BY_DRAWN, kind=NUMBERS_OF_CARDS[effect["number"]])]


raise_by_drawn = add(
    "raise_by_drawn",
    OneOf("number", codes=tuple(NUMBERS_OF_CARDS), words=TEXTS.section("abilities.numbers")),
    compiles=_raises,
    example=(*_TOPIC, "power"),
)
immune_by_drawn = add("immune_by_drawn", compiles=lambda compiler, effect: [Op(c.IMMUNE_BY_DRAWN, 1, Selector())], example=_TOPIC)
take_politics = add("take_politics", compiles=bare(c.TAKE_POLITICS), example=_TOPIC)
blow_away_ship = add("blow_away_ship", CARDS, compiles=fires_event(c.BLOWN_AWAY, counts=False), affects="any")
hand_to_used = add("hand_to_used", compiles=bare(c.HAND_TO_USED), example=_TOPIC)
# What helps and hinders attempts to blow away the Blockade Flagship is added to the destiny.
lift_flagship = add("lift_flagship", compiles=lambda compiler, effect: [Verb(c.ADD_DRAWN, much=_game(c.FLAGSHIP_NOW))], example=_TOPIC)
