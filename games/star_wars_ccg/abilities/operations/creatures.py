"""The rows of creatures (CCG-CRE): where they live, how fierce they are, and whom they attack."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Flag, Number
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import amount_of, continuous_pieces
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.modifiers import ADD
from games.engine.ops import Op, Selector
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import OPPOSING, OWN, Continuous
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import bare
from games.star_wars_ccg.abilities.ops import CONTINUOUS, PER, WHAT, WHERE, WHO, WHOM, N, about_of, add, continuous
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

# These have no ops: `play.programs.printed` writes them into the card.
DRAWS: Final = Number("draws", least=1, default=ABSENT, adds=TEXTS.section("abilities.additions")["ferocity_draws"])
habitat = add("habitat", WHAT)
ferocity = add("ferocity", Number("n"), DRAWS)
spares = add("spares", WHAT)
eats_droids = add("eats_droids", example=("Creatures",))
devours = add("devours", example=("Creatures",))
# What it defeats goes to such a location instead, if its player wants, or always.
PLACE: Final = FilterField("place", filters=cards)
drags = add("drags", WHAT, PLACE, Flag("always", adds=TEXTS.section("abilities.additions")["always"]))
# Its ferocity is the power or ferocity of what it ate last, and its destinies.
feeds_on_last = add("feeds_on_last", DRAWS, example=("Creatures",))
# An asteroid sector: starships there are lost if a destiny in the control phase exceeds their maneuver or armor.
asteroids = add("asteroids", example=("Locations",))


def _number(number: int, sign: int = 1) -> Any:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        much = amount_of({**effect, "n": sign * effect["n"]}, filters)
        return [Continuous(A_NUMBER, number, ADD, about_of(effect, filters), amount=much, conditions=holding)]

    return make


def _fewer_icons(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    whose = OPPOSING if effect["whose"] == "opponent" else OWN
    much = amount_of({**effect, "n": -effect["n"]}, filters)
    return [Continuous(A_NUMBER, c.ICONS, ADD, about_of(effect, filters), amount=much, whose=whose, conditions=holding)]


CONTINUOUS["tames"] = _number(c.TAMED)
tames = add("tames", N, WHO, takes=["n", "who"], affects="any", example=("Creatures", 1))
CONTINUOUS["nourishes"] = _number(c.NOURISHES)
nourishes = add("nourishes", N, WHO, takes=["n", "who"], affects="any", example=("Creatures", 2))
CONTINUOUS["fewer_icons"] = _fewer_icons
fewer_icons = add("fewer_icons", N, WHOM, WHERE, takes=["n", "who"], example=("Locations", 1))
CONTINUOUS["asteroids_worse"] = _number(c.ASTEROID_BONUS)
asteroids_worse = add("asteroids_worse", N, PER, WHO, takes=["n", "who"], affects="any", example=("Locations", 2))
CONTINUOUS["asteroids_better"] = _number(c.ASTEROID_BONUS, -1)
asteroids_better = add("asteroids_better", N, PER, WHO, takes=["n", "who"], example=("Locations", 2))
CONTINUOUS["more_asteroids"] = _number(c.ASTEROIDS_HERE)
more_asteroids = add("more_asteroids", N, WHERE, takes=["n", "who"], example=("Locations", 2))
cancel_attack = add("cancel_attack", compiles=lambda compiler, effect: [Op(c.CANCEL_ATTACK, 1, Selector())], example=("Creatures",))


def _eaten(effect: Effect, filters: MakesFilters, conditions: list[Condition]) -> list[Continuous]:
    about = continuous_pieces("this", filters)
    return [Continuous(A_NUMBER, c.POWER, ADD, about, amount=Amount(effect["n"], GAME_AMOUNT, c.EATEN, times=1), conditions=conditions)]


# What those bring whom it has put out of play, and this much more.
power_of_victims = continuous("power_of_victims", N, makes=_eaten, example=("Numbers", 1))
feast = add("feast", compiles=bare(c.FEAST), example=("Interrupts",))
