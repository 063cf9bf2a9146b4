"""The rows of Force that is limited: who activates, retrieves or loses none, from which pile it is lost, and what nothing reduces."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Flag, OneOf
from games.abilities.parts import Declared
from games.abilities.shared.verbs import MakesContinuous
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import BELOW
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import OPPOSING, OWN, Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import flag_of, number_of
from games.star_wars_ccg.abilities.ops import WHERE, WHO, WHOM, WHOSE, N, about_of, add, continuous
from games.star_wars_ccg.abilities.parts import conditions
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")

# --- what a card is --------------------------------------------------------------------------------------------------

# Of a card that is inserted: when it comes to the top.
stops_force = add("stops_force", example=("What a card is",))

# --- continuous effects ----------------------------------------------------------------------------------------------


def _for_seat(number: int) -> MakesContinuous:
    """A number of cards or locations that counts for one player."""

    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        whose = OPPOSING if effect["whose"] == "opponent" else OWN
        return [Continuous(A_NUMBER, number, ADD, about_of(effect, filters), amount=Amount(1), whose=whose, conditions=holding)]

    return make


def _by_dearest(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    much = Amount(0, GAME_AMOUNT, c.DEAREST_POWER, times=1)
    return [Continuous(A_NUMBER, c.GENERATED_HERE, ADD, about_of(effect, filters), amount=much, whose=OWN, conditions=holding)]


# A player loses no Force to such cards, or retrieves none by them.
harmless = continuous("harmless", WHOSE, WHO, takes=["who"], makes=_for_seat(c.HARMLESS))
barren = continuous("barren", WHOM, WHO, takes=["who"], makes=_for_seat(c.BARREN), affects="any")
# What the own cards of a player change there does not count.
drains_plain = continuous("drains_plain", WHOM, WHERE, takes=["who"], makes=_for_seat(c.PLAIN_DRAINS))
drains_force = continuous("drains_force", WHERE, takes=["who"], makes=flag_of(c.FROM_FORCE))
generates_by_dearest = continuous("generates_by_dearest", WHERE, makes=_by_dearest, example=("Locations",))
even_icons = continuous("even_icons", WHERE, makes=flag_of(c.EVEN_ICONS), example=("Locations",))
# Each destiny that the texts of these cards draw.
raise_text_destiny = continuous("raise_text_destiny", N, WHO, takes=["n", "who"], makes=number_of(c.TEXT_DRAWN), affects="any")

# What its text makes a player lose.
dearer_text = continuous("dearer_text", N, WHO, takes=["n", "who"], makes=number_of(c.TEXT_LOSS), affects="any")

# --- conditions ------------------------------------------------------------------------------------------------------


def _margin(declared: Declared, filters: MakesFilters | None) -> Condition:
    return Condition(Amount(code=GAME_AMOUNT, number=c.DUEL_MARGIN), than=Amount(declared["n"]))


decided_by = conditions.kind("decided_by", N, makes=_margin)

decided_below = conditions.kind(
    "decided_below",
    N,
    makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.DUEL_MARGIN), BELOW, Amount(declared["n"])),
)
# A duel that no Epic Event has begun.
you_duel = conditions.kind("you_duel", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.PLAIN_DUEL)))

# --- what a text does ------------------------------------------------------------------------------------------------

SEAT: Final = OneOf("whose", codes=("own", "opponent"), default="own")
FROM_RESERVE: Final = Flag("from_reserve", adds=_ADDS["from_reserve"])


def _loses(compiler: Compiler, effect: Effect) -> list[Op]:
    kind = (c.LOST_BY_OPPONENT if effect["whose"] == "opponent" else 0) + (c.LOST_FROM_RESERVE if effect.get("from_reserve") else 0)
    return [Op(c.LOSE_SURELY, effect["n"], Selector(), kind=kind)]


# Nothing reduces it.
lose_surely = add("lose_surely", N, SEAT, FROM_RESERVE, takes=["n"], words=lambda effect: f"lose_surely.{effect['whose']}", compiles=_loses)
stop_force = add(
    "stop_force",
    SEAT,
    words=lambda effect: f"stop_force.{effect['whose']}",
    compiles=lambda compiler, effect: [Op(c.STOP_FORCE, 1, Selector(), kind=1 if effect["whose"] == "opponent" else 0)],
)
