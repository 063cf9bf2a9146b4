"""Costs, conditions, events, targets and limits of abilities: every part but the effects."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import MakesFilters
from games.abilities.fields import ABSENT, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.parts import Declared, Kinds, Parts, Targets
from games.engine.abilities.ability import Cost
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, KEPT, Amount, Condition
from games.engine.abilities.filters import AT_MOST, BELOW, EQUAL
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

N: Final = Number("n", least=1)
WHAT: Final = FilterField("what", filters=cards)
_ALSO: Final = TEXTS["abilities.joints.also"]
_AROUND: Final = TEXTS.section("abilities.around")

# --- conditions ------------------------------------------------------------------------------------------------------

conditions: Final[Kinds[Condition]] = Kinds("if", TEXTS.section("abilities.conditions"))


def _game(number: int) -> Amount:
    return Amount(code=GAME_AMOUNT, number=number)


def _count(declared: Declared, filters: MakesFilters | None, **also: str) -> Amount:
    if filters is None:
        raise ValueError("A condition with a filter needs a FilterCompiler.")
    return Amount(code=COUNT, filter=filters.filter({**declared["what"], **also}))


your_turn = conditions.kind("your_turn", makes=lambda declared, filters: Condition(_game(c.IN_OWN_TURN)))
opponents_turn = conditions.kind("opponents_turn", makes=lambda declared, filters: Condition(_game(c.IN_OWN_TURN), EQUAL, Amount(0)))
# CCG-CTL-01: the location of this card, or this location.
you_control = conditions.kind("you_control", makes=lambda declared, filters: Condition(_game(c.CONTROLS_HERE)))
you_attack = conditions.kind("you_attack", makes=lambda declared, filters: Condition(_game(c.IS_ATTACKER)))
there_are = conditions.kind(
    "there_are", N, WHAT, makes=lambda declared, filters: Condition(_count(declared, filters), than=Amount(declared["n"]))
)
there_is = conditions.kind("there_is", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters)))
there_is_no = conditions.kind("there_is_no", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters), EQUAL, Amount(0)))
this_is = conditions.kind("this_is", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="this")))
this_is_not = conditions.kind(
    "this_is_not", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="this"), EQUAL, Amount(0))
)
host_is = conditions.kind("host_is", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="host")))
piloting = conditions.kind("piloting", WHAT, makes=lambda declared, filters: Condition(_count(declared, filters, of="piloted")))

destiny_exceeds_ability = conditions.kind(
    "destiny_exceeds_ability", makes=lambda declared, filters: Condition(_game(c.TARGET_ABILITY), BELOW, Amount(code=KEPT))
)
# No destiny was drawn if that number is below 0.
destiny_below_count = conditions.kind(
    "destiny_below_count",
    WHAT,
    makes=lambda declared, filters: Condition(
        _count(declared, filters), than=Amount(1, KEPT), any_of=[Condition(Amount(code=KEPT), than=Amount(0))]
    ),
)
opposing_hand_most = conditions.kind(
    "opposing_hand_most", N, makes=lambda declared, filters: Condition(_game(c.OPPOSING_HAND), AT_MOST, Amount(declared["n"]))
)

# --- costs and targets -----------------------------------------------------------------------------------------------

force_costs: Final[Kinds[Cost]] = Kinds("cost", TEXTS.section("abilities.costs"))
use = force_costs.kind("use", N, makes=lambda declared, filters: Cost(c.FORCE_COST, Amount(declared["n"])))
targets: Final = Targets(cards, TEXTS.section("abilities.targets"))
target = targets.one
up_to_targets = targets.some

COSTS: Final = Parts("costs", kinds=force_costs, joint=_ALSO, default=ABSENT, adds=_AROUND["costs"])
TARGETS: Final = Parts("targets", kinds=targets, joint=_ALSO, default=ABSENT, adds=_AROUND["targets"])


class When(OneOf):
    """The time at which an Interrupt may be used."""

    by_keyword = True


WHEN: Final = When(
    "when",
    codes=("battle", "control", "deploy", "battle_begins"),
    words=TEXTS.section("abilities.when"),
    default=ABSENT,
    adds=_AROUND["when"],
)
CONDITIONS: Final = Parts("conditions", kinds=conditions, joint=_ALSO, default=ABSENT, adds=_AROUND["conditions"])


class Half(OneOf):
    """The half of a location on which a text stands (CCG-LOC-05)."""

    by_keyword = True


HALF: Final = Half("half", codes=("light", "dark"), words=TEXTS.section("abilities.halves"), default=ABSENT, adds=_AROUND["half"])
