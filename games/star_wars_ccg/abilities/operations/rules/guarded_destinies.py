"""The rows that guard destinies: what players cannot do to battle destinies, to their total, or to each destiny of a battle."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Codes
from games.abilities.shared.verbs import MakesContinuous
from games.engine.abilities.amounts import Amount, Condition
from games.engine.modifiers import ADD
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import OPPOSING, OWN, Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import WHERE, WHOSE, about_of, continuous, number_at_place
from games.star_wars_ccg.texts import TEXTS

DEEDS: Final = {"cancel": c.CANCELS, "modify": c.MODIFIES, "reset": c.RESETS, "substitute": c.SUBSTITUTES, "void": c.VOIDS}
DEED: Final = Codes("deeds", codes=tuple(DEEDS), words=TEXTS.section("abilities.deeds"), joint=TEXTS["abilities.joints.or"])


def _guards(first: int, *seats: int) -> MakesContinuous:
    """The declared deeds, as numbers from `first` on that a location has for each of these seats."""

    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        about = about_of(effect, filters)
        numbers = [first + DEEDS[deed] for deed in effect["deeds"]]
        return [
            Continuous(A_NUMBER, number, ADD, about, amount=Amount(1), whose=seat, conditions=holding)
            for number in numbers
            for seat in seats
        ]

    return make


keep_destinies = continuous("keep_destinies", WHOSE, WHERE, takes=["who"], makes=number_at_place(c.UNCANCELLED))
leave_destinies = continuous("leave_destinies", WHOSE, WHERE, takes=["who"], makes=number_at_place(c.CANCELS_NOT))
guard_destinies = continuous("guard_destinies", DEED, WHERE, takes=["deeds"], makes=_guards(c.GUARDED_DESTINIES, OWN))
bar_destinies = continuous("bar_destinies", DEED, WHERE, takes=["deeds"], makes=_guards(c.BARRED_DESTINIES, OPPOSING))
freeze_destinies = continuous("freeze_destinies", DEED, WHERE, takes=["deeds"], makes=_guards(c.FROZEN_DESTINIES, OWN, OPPOSING))
guard_total = continuous("guard_total", WHERE, makes=number_at_place(c.GUARDED_TOTAL))
guard_reset = continuous("guard_reset", WHERE, takes=["who"], makes=number_at_place(c.GUARDED_RESET), example=("Locations",))


def _spares(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(A_NUMBER, c.EACH_UNCANCELLED, ADD, about_of(effect, filters), amount=Amount(1), conditions=holding)]


# Of either player and of any kind: for the battle, for weapons, or for texts.
spare_destinies = continuous("spare_destinies", WHERE, takes=["who"], makes=_spares)
