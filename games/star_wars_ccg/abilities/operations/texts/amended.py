"""The rows of texts that are added to those of other cards, of copies, and of what follows once an Interrupt has worked."""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import OneOf
from games.abilities.filters import FilterField
from games.abilities.parts import Declared
from games.abilities.shared.verbs import PICKED_SLOT, filters_of, no_ops
from games.engine.abilities.ability import Target
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import BELOW, EQUAL
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.table.changes import SEAT_NUMBER
from games.engine.verbs import OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import TITLES, bare, flag_of, number_of
from games.star_wars_ccg.abilities.ops import NAMED, VOCABULARY, WHAT, WHO, N, about_of, add, continuous
from games.star_wars_ccg.abilities.parts import CONDITIONS, PHASES, conditions
from games.star_wars_ccg.abilities.parts import WHAT as PART
from games.star_wars_ccg.abilities.parts import N as NUMBER
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

# More titles than a game has, and the numbers of a card that are no location's (`play.row.is_by_seat`).
MANY_TITLES: Final = 1_000_003
STEP: Final = 100
OF_CARDS: Final = 50

# What the text of a card of this title does as well; `play.programs.texts` gives it to that card.
amends = VOCABULARY.slot("amends", TEXTS.section("abilities.slots")["amends"], CONDITIONS)
in_text_of = add("in_text_of", NAMED, compiles=no_ops, example=("Weapons, devices and Effects", ["Hoth Sentry"]))

# The text of its player on its site counts at the adjacent sites as well; `play.programs.texts` gives it to those.
expands = add("expands", example=("Weapons, devices and Effects",))
# Of the Interrupts that lie on it, copies are used once a turn at most.
limits_copies = add("limits_copies", example=("What a card is",))


# --- continuous effects --------------------------------------------------------------------------------------------------


def roll_of(title: str) -> int:
    """The number of a card that is added to what its player draws for a text of this title which targets it."""
    return c.ROLL_BONUS + STEP * (crc32(title.encode()) % MANY_TITLES) + OF_CARDS


def _rolls(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = about_of(effect, filters)
    much = Amount(effect["n"])
    return [Continuous(A_NUMBER, roll_of(title), ADD, about, amount=much, conditions=holding) for title in effect["named"]]


doubles_trip = continuous("doubles_trip", WHO, takes=["who"], makes=flag_of(c.TRIP_DOUBLED), example=("Weapons, devices and Effects",))
voids_bonuses = continuous("voids_bonuses", WHO, takes=["who"], makes=flag_of(c.DRAIN_VOID), affects="any")
spares_cancelled = continuous("spares_cancelled", WHO, takes=["who"], makes=flag_of(c.SPARED))
# What that changes in its text stands in its declaration, or is lent to it.
twofold = continuous("twofold", WHO, takes=["who"], makes=flag_of(c.TWOFOLD), example=("Weapons, devices and Effects",))
draws_more = continuous("draws_more", N, WHO, takes=["n", "who"], makes=number_of(c.TEXT_DRAWS))
sails_dearer = continuous("sails_dearer", N, WHO, takes=["n", "who"], makes=number_of(c.SAIL_COST), affects="any")
raises_rolls = continuous("raises_rolls", N, TITLES, WHO, takes=["n", "named", "who"], makes=_rolls)


def _exposes(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(SEAT_NUMBER, c.SCANS_LOST, ADD, amount=Amount(1), whose=OWN, conditions=holding)]


# Interrupts that look at cards of its player's Used or Force Pile are Lost ones.
exposes_scans = continuous("exposes_scans", makes=_exposes, example=("Weapons, devices and Effects",))


# --- what a text does --------------------------------------------------------------------------------------------------------


more_settled = add("more_settled", compiles=bare(c.MORE_SETTLED), example=("Interrupts",))
pass_over = add("pass_over", compiles=bare(c.PASS_OVER), example=("Interrupts",))
use_as_used = add("use_as_used", compiles=bare(c.USE_AS_USED), example=("Interrupts",))
peek_shuffled = add(
    "peek_shuffled",
    WHAT,
    compiles=lambda compiler, effect: [Verb(c.PEEK_SHUFFLED, target=Target(filters_of(compiler).filter(effect["what"])))],
)
turn_aim = add("turn_aim", compiles=lambda compiler, effect: [Op(c.TURN_AIM, PICKED_SLOT, Selector())], example=("Interrupts",))
reshuffle = add("reshuffle", compiles=bare(c.RESHUFFLE), example=("Interrupts",))
count_use = add(
    "count_use", WHAT, compiles=lambda compiler, effect: [Verb(c.COUNT_USE, target=Target(filters_of(compiler).filter(effect["what"])))]
)


# --- conditions ----------------------------------------------------------------------------------------------------------------


def _count(declared: Any, filters: MakesFilters | None) -> Amount:
    if filters is None:
        raise ValueError("A condition with a filter needs a FilterCompiler.")
    return Amount(code=COUNT, filter=filters.filter(declared))


def _fewer(declared: Declared, filters: MakesFilters | None) -> Condition:
    if filters is None:
        raise ValueError("A condition with a filter needs a FilterCompiler.")
    return Condition(_count(declared["what"], filters), BELOW, Amount(declared["n"], COUNT, filter=filters.filter(declared["per"])))


# Fewer than n, and one more for each.
fewer_than = conditions.kind("fewer_than", NUMBER, PART, FilterField("per", filters=cards), makes=_fewer)
not_in_phase = conditions.kind(
    "not_in_phase",
    OneOf("phase", codes=PHASES, words=TEXTS.section("replay.phases")),
    makes=lambda declared, filters: Condition(
        Amount(1),
        any_of=[
            Condition(Amount(code=GAME_AMOUNT, number=c.PHASE_NOW), BELOW, Amount(1 + PHASES.index(declared["phase"]))),
            Condition(Amount(code=GAME_AMOUNT, number=c.PHASE_NOW), than=Amount(2 + PHASES.index(declared["phase"]))),
        ],
    ),
)
# Texts of this card were used this turn less often than there are such cards.
used_below = conditions.kind(
    "used_below",
    PART,
    makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.ACTS_NOW), BELOW, _count(declared["what"], filters)),
)
was_shuffled = conditions.kind("was_shuffled", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.WAS_SHUFFLED)))
not_to_cancel = conditions.kind(
    "not_to_cancel", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.IS_TO_CANCEL), EQUAL, Amount(0))
)
