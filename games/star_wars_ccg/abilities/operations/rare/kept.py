"""The rows of cards that are kept on others for a destiny, of losses that are stacked, and of weapons that are forfeited."""

from __future__ import annotations

from typing import Any

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import Flag
from games.abilities.shared.verbs import filters_of, pieces_of
from games.engine.abilities.amounts import Amount, Condition
from games.engine.modifiers import SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import SEAT_NUMBER
from games.engine.verbs import OWN, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS
from games.star_wars_ccg.abilities.ops import N, add, continuous


def _with_cards(code: int) -> Any:
    return lambda compiler, effect: [Verb(code, pieces=pieces_of(effect["who"], filters_of(compiler)))]


exchange_drawn = add("exchange_drawn", CARDS, compiles=_with_cards(c.EXCHANGE_DRAWN), example=("Interrupts",))
use_kept = add("use_kept", CARDS, compiles=_with_cards(c.USE_KEPT), example=("Interrupts",))
# Nothing lowers it.
lose_onto = add(
    "lose_onto",
    N,
    Flag("faceup"),
    takes=["n"],
    words=lambda effect: "lose_onto.faceup" if effect.get("faceup") else "lose_onto.facedown",
    compiles=lambda compiler, effect: [Op(c.LOSE_AND_STACK, effect["n"], Selector(), kind=1 if effect.get("faceup") else 0)],
)


def _forfeits(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    return [Continuous(SEAT_NUMBER, c.WEAPON_FORFEIT, SET, amount=Amount(effect["n"]), whose=OWN, conditions=holding)]


forfeits_weapons = continuous("forfeits_weapons", N, makes=_forfeits, example=("Weapons, devices and Effects", 3))
