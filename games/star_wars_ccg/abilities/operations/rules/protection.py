"""The rows of what protects cards from texts, attrition, and changes of their numbers."""

from __future__ import annotations

from zlib import crc32

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Number
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import EQUAL
from games.engine.modifiers import ADD, CAP, CEILING, FLOOR
from games.engine.table.changes import FLAG, GAIN
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import TITLES, flag_of
from games.star_wars_ccg.abilities.ops import NUMBERS, NUMBERS_OF_CARDS, WHO, N, about_of, add, continuous
from games.star_wars_ccg.abilities.parts import conditions as kinds


def shelter_of(title: str) -> int:
    """The flag of the cards to which the text of a card with this title does nothing."""
    return c.SHELTERED + crc32(title.encode())


def _shelter(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    return [Continuous(FLAG, shelter_of(title), GAIN, about, amount=Amount(1), conditions=conditions) for title in effect["named"]]


def fire_drawn_by(title: str) -> int:
    """The flag of the cards at which a card with this title lets weapons be fired first."""
    return shelter_of(title) + c.FIRE_DRAWN


def _draws_fire(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    return [Continuous(FLAG, fire_drawn_by(title), GAIN, about, amount=Amount(1), conditions=conditions) for title in effect["named"]]


def _overcomes(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    return [
        Continuous(FLAG, shelter_of(title) + c.OVERCOME, GAIN, about, amount=Amount(1), conditions=conditions) for title in effect["named"]
    ]


def _holds_spoils(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    flags = [shelter_of(title) + c.SPOILS_HELD for title in effect["named"]]
    return [Continuous(FLAG, flag, GAIN, about, amount=Amount(1), conditions=conditions) for flag in flags]


def _immune_or_more(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    numbers = ((c.IMMUNE_ELSE, "n"), (c.IMMUNE_MORE, "more"))
    about = about_of(effect, filters)
    return [Continuous(A_NUMBER, number, ADD, about, amount=Amount(effect[name]), conditions=conditions) for number, name in numbers]


def _keeps(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    numbers = [NUMBERS_OF_CARDS[code] for code in effect["numbers"]]
    kept = [Continuous(A_NUMBER, number, FLOOR, about, amount=Amount(c.WHOLE_COST), conditions=conditions) for number in numbers]
    if c.FORFEIT in numbers:
        kept.append(Continuous(FLAG, c.KEEPS_FORFEIT, GAIN, about, amount=Amount(1), conditions=conditions))
    return kept


def _never_raised(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    numbers = [NUMBERS_OF_CARDS[code] for code in effect["numbers"]]
    return [Continuous(A_NUMBER, number, CEILING, about, amount=Amount(0), conditions=conditions) for number in numbers]


def _limits(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    return [Continuous(A_NUMBER, c.IMMUNITY_LIMIT, CAP, about, amount=Amount(effect["n"]), conditions=conditions)]


# A card of this title may name it in place of those that it names.
counts_for = add("counts_for", TITLES, example=("What a card is", ["Hidden Weapons"]))
shelters = continuous("shelters", TITLES, WHO, makes=_shelter)
# What a card of this title fires is aimed at these, if it can be.
draws_fire = continuous("draws_fire", TITLES, WHO, makes=_draws_fire, example=("Weapons, devices and Effects", ["Sorry About The Mess"]))
# Of the target of an Utinni Effect of these titles.
holds_spoils = continuous("holds_spoils", TITLES, WHO, takes=["named", "who"], makes=_holds_spoils)
# To attrition of less than n; whatever is immune already is immune to so much more.
immune_or_more = continuous(
    "immune_or_more", N, Number("more", least=1), WHO, takes=["n", "more", "who"], makes=_immune_or_more, example=("Numbers", 4, 2)
)
keeps = continuous("keeps", NUMBERS, WHO, takes=["numbers", "who"], makes=_keeps, example=("Numbers", "forfeit"))
never_raised = continuous("never_raised", NUMBERS, WHO, takes=["numbers", "who"], makes=_never_raised, example=("Numbers", "forfeit"))
# However much it is, or whatever adds to it.
limits_immunity = continuous("limits_immunity", N, WHO, takes=["n", "who"], makes=_limits, affects="any")
salvages = continuous("salvages", WHO, makes=flag_of(c.SALVAGED))
put_out_if_lost = continuous("put_out_if_lost", WHO, makes=flag_of(c.PUT_OUT_IF_LOST))
# What a card of this title does to them after a destiny, it does without one.
overcomes = continuous("overcomes", TITLES, WHO, takes=["named", "who"], makes=_overcomes, affects="any")
# Of the text in which it stands: whether that holds for the first target.
is_overcome = kinds.kind("is_overcome", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.TARGET_OVERCOME)))
is_not_overcome = kinds.kind(
    "is_not_overcome", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.TARGET_OVERCOME), EQUAL, Amount(0))
)
