"""The rows of weapons that stand alone (CCG-WEA), of Effects that work when they come (CCG-EFF-01), and of what such cards change."""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import CardCodes, Field, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import PICKED_SLOT, MakesContinuous, Who, amount_of, continuous_pieces, filters_of
from games.engine.abilities.ability import OPPONENT, Target
from games.engine.abilities.amounts import GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.abilities.filters import Filter
from games.engine.modifiers import ADD, FLOOR, SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import BEGIN, FIRE, IF, OPPOSING, OWN, PICK, SLOT, Continuous, Pieces, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import CONTINUOUS, NUMBERS, NUMBERS_OF_CARDS, PER, STANDING, VOCABULARY, WHAT, WHERE, WHO, N, add
from games.star_wars_ccg.abilities.parts import CONDITIONS, COSTS, TARGETS, WHEN
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

_SLOTS: Final = TEXTS.section("abilities.slots")
_ADDS: Final = TEXTS.section("abilities.additions")
# More than any destiny number.
DESTINIES_MOST: Final = 9

# An Effect that a text lays down, not the deploy phase.
laid = VOCABULARY.slot("laid", _SLOTS["laid"], WHEN, CONDITIONS, COSTS, TARGETS)
# What a weapon does in place of a hit; the target is what it was fired at.
instead = VOCABULARY.slot("instead", _SLOTS["instead"], CONDITIONS, TARGETS)

# --- what a card is --------------------------------------------------------------------------------------------------

# It stands at a site by itself and walks like a character.
walks = add("walks", example=("Weapons, devices and Effects",))
# Any weapon may fire at it, as at a card with this number.
may_be_hit = add("may_be_hit", N, example=("Weapons, devices and Effects", 1))
# What else it may fire at, which counts as this number.
fires_also = add("fires_also", N, WHAT)
# It is fired only where one of these is.
fires_only_with = add("fires_only_with", WHAT)
fires_again = add("fires_again", example=("Weapons, devices and Effects",))

# --- continuous effects ----------------------------------------------------------------------------------------------


def _lasting(code: str, *fields: Field, makes: MakesContinuous, **columns: Any) -> Any:
    CONTINUOUS[code] = makes
    return add(code, *fields, **columns)


def _about(effect: Effect, filters: MakesFilters) -> Pieces:
    who = effect["who"]
    return continuous_pieces(STANDING.get(who, who) if isinstance(who, str) else who, filters)


def _pairs(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    both = Filter(any_of=[filters.filter(effect["what"]), filters.filter(effect["mate"])])
    much = Amount(0, GAME_AMOUNT, c.PAIRS, times=effect["n"], filter=both)
    return [Continuous(A_NUMBER, c.TOTAL_POWER, ADD, _about(effect, filters), amount=much, conditions=conditions)]


def _needed_ability(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    whose = OPPOSING if effect["whose"] == "opponent" else OWN
    about = _about(effect, filters)
    much = amount_of(effect, filters)
    return [Continuous(A_NUMBER, c.NEEDED_ABILITY, ADD, about, amount=much, whose=whose, conditions=conditions)]


def _shot_bonus(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    return [Continuous(A_NUMBER, c.SHOT_BONUS, ADD, _about(effect, filters), amount=amount_of(effect, filters), conditions=conditions)]


def shelter_of(title: str) -> int:
    """The flag of the cards to which the text of a card with this title does nothing."""
    return c.SHELTERED + crc32(title.encode())


def _shelter(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = _about(effect, filters)
    return [Continuous(FLAG, shelter_of(title), GAIN, about, amount=Amount(1), conditions=conditions) for title in effect["named"]]


def _immune_or_more(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    numbers = ((c.IMMUNE_ELSE, "n"), (c.IMMUNE_MORE, "more"))
    about = _about(effect, filters)
    return [Continuous(A_NUMBER, number, ADD, about, amount=Amount(effect[name]), conditions=conditions) for number, name in numbers]


def _keeps(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = _about(effect, filters)
    numbers = [NUMBERS_OF_CARDS[code] for code in effect["numbers"]]
    return [Continuous(A_NUMBER, number, FLOOR, about, amount=Amount(c.WHOLE_COST), conditions=conditions) for number in numbers]


def _opponent_draws(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    much = Amount(effect["n"])
    return [Continuous(A_NUMBER, c.DRAWS_ANYWAY, ADD, _about(effect, filters), amount=much, whose=OPPOSING, conditions=conditions)]


MATE: Final = FilterField("mate", filters=cards)
WHOM: Final = OneOf("whose", codes=("own", "opponent"), words=TEXTS.section("abilities.players"), default="opponent")
total_power_pairs = _lasting("total_power_pairs", N, WHAT, MATE, WHERE, takes=["n", "what", "mate", "who"], makes=_pairs)
more_needed_ability = _lasting("more_needed_ability", N, PER, WHOM, WHERE, takes=["n", "who"], makes=_needed_ability)
raise_total_destiny = _lasting("raise_total_destiny", N, PER, WHO, takes=["n", "who"], makes=_shot_bonus)
FROM: Final = CardCodes("named", title=lambda name, language: name, joint=TEXTS["abilities.joints.titles"])
shelters = _lasting("shelters", FROM, WHO, makes=_shelter)
# To attrition of less than n; whatever is immune already is immune to so much more.
immune_or_more = _lasting(
    "immune_or_more", N, Number("more", least=1), WHO, takes=["n", "more", "who"], makes=_immune_or_more, example=("Numbers", 4, 2)
)
opponent_draws_anyway = _lasting("opponent_draws_anyway", N, WHERE, takes=["n", "who"], makes=_opponent_draws, example=("Numbers", 1))
keeps = _lasting("keeps", NUMBERS, WHO, takes=["numbers", "who"], makes=_keeps, example=("Numbers", "forfeit"))

# --- what a text does ------------------------------------------------------------------------------------------------

CARDS: Final = Who("who", filters=cards, words=TEXTS.section("abilities.cards"), each=_ADDS["each"], default="target")


def _lose_drawn(compiler: Compiler, effect: Effect) -> list[Op]:
    """One after another as many as the destiny, chosen by the opponent."""
    target = Target(filters_of(compiler).filter(effect["what"]), 1, 1, OPPONENT)
    chosen = Pieces(SLOT, PICKED_SLOT)
    found: list[Op] = []
    for number in range(1, DESTINIES_MOST + 1):
        verb = Verb(IF, conditions=[Condition(Amount(code=KEPT), than=Amount(number))])
        picked = Verb(PICK, target=target, number=PICKED_SLOT)
        verb.subs = [compiler.of_ops([picked, Verb(FIRE, kind=c.LOST_CARD, pieces=chosen)])]
        found.append(verb)
    return found


def _for_good(compiler: Compiler, effect: Effect) -> list[Op]:
    about = continuous_pieces(effect["who"], filters_of(compiler))
    made = [Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], SET, about, amount=Amount(effect["n"])) for code in effect["numbers"]]
    return [Verb(BEGIN, effect=each, pieces=each.pieces, number=c.GAME) for each in made]


def _lose_one_of(compiler: Compiler, effect: Effect) -> list[Op]:
    filters = filters_of(compiler)
    either = Filter(any_of=[filters.filter(effect["what"]), filters.filter(effect["mate"])])
    return [Verb(PICK, target=Target(either, 1, 1), number=PICKED_SLOT), Verb(FIRE, kind=c.LOST_CARD, pieces=Pieces(SLOT, PICKED_SLOT))]


lose_one_of = add("lose_one_of", WHAT, MATE, compiles=_lose_one_of, affects="any")
lose_drawn = add("lose_drawn", WHAT, compiles=_lose_drawn, affects="any")
sleep = add(
    "sleep",
    WHAT,
    compiles=lambda compiler, effect: [Verb(c.SLEEP, target=Target(filters_of(compiler).filter(effect["what"])))],
    affects="any",
)
declare = add("declare", Number("n"), compiles=lambda compiler, effect: [Op(c.DECLARE, effect["n"], Selector())], example=("Interrupts", 1))
draw_chances = add(
    "draw_chances",
    Number("draws", least=1),
    Number("number"),
    compiles=lambda compiler, effect: [Op(c.DRAW_CHANCES, effect["number"], Selector(), kind=effect["draws"])],
    example=("Interrupts", 2, 2),
)
lend_power = add("lend_power", compiles=lambda compiler, effect: [Op(c.LEND_POWER, 1, Selector())], example=("Interrupts",))
put_on = add("put_on", compiles=lambda compiler, effect: [Op(c.PUT_ON, 1, Selector())], example=("Interrupts",))
set_for_good = add("set_for_good", NUMBERS, Number("n"), CARDS, takes=["numbers", "n", "who"], compiles=_for_good, affects="any")
