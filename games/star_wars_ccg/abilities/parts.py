"""Costs, conditions, events, targets and limits of abilities: every part but the effects."""

from __future__ import annotations

from typing import Final

from games.abilities.compiling import MakesFilters
from games.abilities.fields import ABSENT, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.parts import Declared, Kinds, Parts
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import EQUAL
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

CONDITIONS: Final = Parts("conditions", kinds=conditions, joint=_ALSO, default=ABSENT, adds=_AROUND["conditions"])


class Half(OneOf):
    """The half of a location on which a text stands (CCG-LOC-05)."""

    by_keyword = True


HALF: Final = Half("half", codes=("light", "dark"), words=TEXTS.section("abilities.halves"), default=ABSENT, adds=_AROUND["half"])
