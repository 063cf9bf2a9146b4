"""The rows of characters that cross over to the other side."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Flag, OneOf
from games.abilities.shared.verbs import MakesContinuous, amount_of, continuous_pieces, lasts
from games.abilities.shared.verbs import fires as fires_event
from games.engine.abilities.amounts import Amount, Condition
from games.engine.modifiers import ADD
from games.engine.table.changes import FLAG, GAIN
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS, bare
from games.star_wars_ccg.abilities.ops import PER, WHO, N, about_of, add, continuous
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")

# Taken off each attempt to cross it over, also while it is a captive.
steadfast = add("steadfast", N, example=("What a card is", 3))

# The other player controls it until it leaves the table; both players may answer before.
cross = add("cross", CARDS, compiles=fires_event(c.CROSSED, counts=False), affects="any", example=("Interrupts",))


def _eases(sign: int) -> MakesContinuous:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        number = c.CROSSING_ELSE if effect.get("no_epic") else c.CROSSING
        much = amount_of({**effect, "n": sign * effect["n"]}, filters)
        return [Continuous(A_NUMBER, number, ADD, about_of(effect, filters), amount=much, conditions=holding)]

    return make


_NO_EPIC: Final = Flag("no_epic", adds=_ADDS["no_epic"])
crosses_easier = continuous("crosses_easier", N, PER, _NO_EPIC, WHO, takes=["n", "who"], makes=_eases(1), affects="any")
crosses_harder = continuous("crosses_harder", N, PER, _NO_EPIC, WHO, takes=["n", "who"], makes=_eases(-1), affects="any")
# What these add to the destiny that was drawn to cross the first target over.
add_crossing = add("add_crossing", compiles=bare(c.ADD_CROSSING), example=("Interrupts",))


# The whole Life Force of the opponent is lost.
deplete = add("deplete", compiles=bare(c.DEPLETE), example=("Interrupts",))


def _turns(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    about = continuous_pieces(effect["who"], filters)
    return [Continuous(FLAG, c.DUE_TO_CROSS, GAIN, about, amount=Amount(1), conditions=holding)]


cross_at_end = add(
    "cross_at_end",
    CARDS,
    OneOf("until", codes=("turn",), words=TEXTS.section("abilities.periods"), default="turn"),
    takes=["who"],
    compiles=lasts(_turns, {"turn": c.TURN}),
    affects="any",
    example=("Interrupts",),
)


def _hit_away(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(FLAG, c.HIT_AWAY, GAIN, about_of(effect, filters), amount=Amount(1), conditions=holding)]


# To the Used Pile, with what is on it.
hit_away: Any = continuous("hit_away", WHO, takes=["who"], makes=_hit_away, affects="any")
