"""Costs, conditions, events, targets and limits of abilities: every part but the effects."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.fields import ABSENT, EffectPrinter, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.parts import Declared, Kinds, Limits, Parts, Targets
from games.abilities.triggers import Events
from games.engine.abilities.ability import Cost
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import AT_MOST, BELOW, EQUAL
from games.legend_of_stars.abilities import constants as c
from games.legend_of_stars.abilities.pieces import cards
from games.legend_of_stars.texts import TEXTS

N: Final = Number("n", least=1)
WHAT: Final = FilterField("what", filters=cards)
BY: Final = OneOf("by", codes=("own", "opponent"), words=TEXTS.section("abilities.by"), default=ABSENT)
_ALSO: Final = TEXTS["abilities.joints.also"]
_AROUND: Final = TEXTS.section("abilities.around")

# --- costs (A-16) ----------------------------------------------------------------------------------------------------

costs: Final[Kinds[Cost]] = Kinds("cost", TEXTS.section("abilities.costs"))
energy = costs.kind("energy", N, makes=lambda declared, filters: Cost(c.ENERGY_COST, Amount(declared["n"])))
life = costs.kind("life", N, makes=lambda declared, filters: Cost(c.LIFE_COST, Amount(declared["n"])))
gain_this = costs.kind("gain_this", makes=lambda declared, filters: Cost(c.GAIN_THIS, Amount(1)))
trash_this = costs.kind("trash_this", makes=lambda declared, filters: Cost(c.TRASH_THIS, Amount(1)))

# --- conditions ------------------------------------------------------------------------------------------------------

conditions: Final[Kinds[Condition]] = Kinds("if", TEXTS.section("abilities.conditions"))


def _game(number: int) -> Amount:
    return Amount(code=GAME_AMOUNT, number=number)


def _count(declared: Declared, filters: MakesFilters | None) -> Amount:
    if filters is None:
        raise ValueError("A condition with a filter needs a FilterCompiler.")
    return Amount(code=COUNT, filter=filters.filter(declared["what"]))


your_turn = conditions.kind("your_turn", makes=lambda declared, filters: Condition(_game(c.IN_OWN_TURN)))
opponents_turn = conditions.kind("opponents_turn", makes=lambda declared, filters: Condition(_game(c.IN_OWN_TURN), EQUAL, Amount(0)))
behind = conditions.kind("behind", makes=lambda declared, filters: Condition(_game(c.OWN_LIFE), BELOW, _game(c.OPPOSING_LIFE)))
life_most = conditions.kind("life_most", N, makes=lambda declared, filters: Condition(_game(c.OWN_LIFE), AT_MOST, Amount(declared["n"])))
energies_least = conditions.kind(
    "energies_least", N, makes=lambda declared, filters: Condition(_game(c.OWN_ENERGIES), than=Amount(declared["n"]))
)
there_are = conditions.kind(
    "there_are", N, WHAT, makes=lambda declared, filters: Condition(_count(declared, filters), than=Amount(declared["n"]))
)
there_is_no = conditions.kind("there_is_no", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters), EQUAL, Amount(0)))

# --- events ----------------------------------------------------------------------------------------------------------

# No card is attached to another, and no event that cards answer comes from a card but that which it is about.
_SUBJECTS: Final = {"": TEXTS["abilities.subjects.any"], "this": TEXTS["abilities.subjects.this"]}


class CardsOfEvent(FilterField):
    """The cards that an event happens to, in brackets after its subject."""

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        text = super().text(value, language, printer, is_last)
        return _AROUND["event_what"][language].format(what=text) if text else ""


FITS: Final = CardsOfEvent("what", filters=cards, default=ABSENT)
events: Final = Events(TEXTS.section("abilities.events"), _SUBJECTS)
enters = events.event("enters", c.ENTERED, FITS, BY)
attacks = events.event("attacks", c.ATTACKED, FITS, BY)
deals_damage = events.event("deals_damage", c.DEALT_DAMAGE, FITS, BY)
goes_down = events.event("goes_down", c.WENT_DOWN, FITS, BY)
destroyed = events.event("destroyed", c.DESTROYED, FITS)
effect_played = events.event("effect_played", c.PLAYED, BY)
turn_begins = events.event("turn_begins", c.TURN_BEGAN, BY)
turn_ends = events.event("turn_ends", c.TURN_ENDS, BY)

# --- targets and limits ----------------------------------------------------------------------------------------------

targets: Final = Targets(cards, TEXTS.section("abilities.targets"))
target = targets.one
up_to_targets = targets.some
limits: Final = Limits({"turn": c.TURN, "battle": c.BATTLE}, TEXTS.section("abilities.periods"), TEXTS.section("abilities.limits"))
# How often each copy of the card may be used.
for_this = limits.rows["card"]
# How often each player may use the text, whatever the number of copies.
for_player = limits.rows["seat"]
for_both = limits.rows["table"]

ON: Final = Parts("on", kinds=events, joint=TEXTS["abilities.joints.or"], adds=_AROUND["on"])
CONDITIONS: Final = Parts("conditions", kinds=conditions, joint=_ALSO, default=ABSENT, adds=_AROUND["conditions"])
COSTS: Final = Parts("costs", kinds=costs, joint=_ALSO, default=ABSENT, adds=_AROUND["costs"])
# Effects refer to "the target" and "the second target", and the rules count one limit.
TARGETS: Final = Parts("targets", kinds=targets, joint=_ALSO, most=2, default=ABSENT, adds=_AROUND["targets"])
LIMITS: Final = Parts("limits", kinds=limits, joint=_ALSO, most=1, default=ABSENT, adds=_AROUND["limits"])
# An ability that its player activates says how often, so that no game goes on for ever.
OFTEN: Final = Parts("limits", kinds=limits, joint=_ALSO, most=1, adds=_AROUND["limits"])
