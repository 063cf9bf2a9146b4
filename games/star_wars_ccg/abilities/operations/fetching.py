"""The rows that deploy cards by texts: from which pile, where, and for how much; and systems that a generic location does not join."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, CardCodes, Flag, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import PICKED_SLOT, filters_of
from games.engine.abilities.ability import Target
from games.engine.abilities.filters import GAME_TEST, Filter, PieceTest
from games.engine.ops import Op
from games.engine.verbs import PICK, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.ops import WHAT, add
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.texts import TEXTS

_ADDS: Final = TEXTS.section("abilities.additions")
_OR: Final = TEXTS["abilities.joints.or"]

# --- what a card is --------------------------------------------------------------------------------------------------

SYSTEMS: Final = CardCodes("systems", title=lambda name, language: name, joint=_OR)
# CCG-LOC-07: a generic location that does not belong to these systems.
stays_out_of = add("stays_out_of", SYSTEMS, example=("Locations", ["Hoth", "Bespin"]))
# What may go on it, whatever the text of that card says.
carries_also = add("carries_also", WHAT)

# --- deploying by a text -----------------------------------------------------------------------------------------------

FROM: Final = OneOf("pile", codes=("reserve", "lost", "used", "force", "held"), default="reserve")
# The location, and the card on or aboard which it goes.
AT_PLACE: Final = FilterField("at", filters=cards, default=ABSENT, adds=_ADDS["at_place"])
ON_CARD: Final = FilterField("on", filters=cards, default=ABSENT, adds=_ADDS["on_card"])
MOST: Final = Number("most", least=2, default=ABSENT, adds=_ADDS["most"])
LESS: Final = Number("less", least=1, default=ABSENT, adds=_ADDS["less"])
FREE: Final = Flag("free", adds=_ADDS["free"])


def _where(effect: Effect) -> dict[str, Any]:
    return {**effect.get("on", {}), **({"at": effect["at"]} if "at" in effect else {})}


def _deploys(compiler: Compiler, effect: Effect) -> list[Op]:
    """One card after another, each to a place that it can go to now."""
    filters = filters_of(compiler)
    declared = _where(effect)
    where = filters.filter(declared) if declared else Filter()
    less = c.WHOLE_COST if effect.get("free") else effect.get("less", 0)
    found = filters.filter({"whose": "own", **effect["what"], "zone": effect["pile"]})
    can_come = PieceTest(GAME_TEST, c.IS_DEPLOYABLE, filter=where, amount=less)
    chosen = Target(Filter(found.printed, [*found.tests, can_come], zones=found.zones, any_of=found.any_of), 0, 1)
    ops: list[Op] = []
    for _ in range(effect.get("most", 1)):
        bring = Verb(c.BRING, target=Target(where), number=PICKED_SLOT)
        bring.amount = less
        ops += [Verb(PICK, target=chosen, number=PICKED_SLOT), bring]
    return ops


deploy = add(
    "deploy",
    WHAT,
    MOST,
    AT_PLACE,
    ON_CARD,
    LESS,
    FREE,
    FROM,
    takes=["what"],
    words=lambda effect: f"deploy.{effect['pile']}",
    compiles=_deploys,
    fills="picked",
)
