"""The rows that deploy cards by texts: from which pile, where, and for how much; and systems that a generic location does not join."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, CardCodes, Flag, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.shared.verbs import PICKED_SLOT, SECOND_PICKED_SLOT, MakesContinuous, continuous_pieces, filters_of, lasts
from games.engine.abilities.ability import Target
from games.engine.abilities.amounts import Amount, Condition
from games.engine.abilities.filters import GAME_TEST, Filter, PieceTest
from games.engine.modifiers import MULTIPLY, SET
from games.engine.ops import Op, Selector
from games.engine.table.changes import FLAG, GAIN
from games.engine.table.changes import NUMBER as A_NUMBER
from games.engine.verbs import PICK, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS, MATE, PERIODS, UNTIL
from games.star_wars_ccg.abilities.operations.steps import PILES
from games.star_wars_ccg.abilities.ops import NUMBERS, NUMBERS_OF_CARDS, WHAT, N, add
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

FROM: Final = OneOf("pile", codes=("reserve", "lost", "used", "force", "held", "stacked"), default="reserve")
# The location, and the card on or aboard which it goes.
AT_PLACE: Final = FilterField("at", filters=cards, default=ABSENT, adds=_ADDS["at_place"])
ON_CARD: Final = FilterField("on", filters=cards, default=ABSENT, adds=_ADDS["on_card"])
MOST: Final = Number("most", least=2, default=ABSENT, adds=_ADDS["most"])
LESS: Final = Number("less", least=1, default=ABSENT, adds=_ADDS["less"])
FREE: Final = Flag("free", adds=_ADDS["free"])
# Where its player has neither presence nor Force icons (CCG-DEP-03), too.
ANYWAY: Final = Flag("anyway", adds=_ADDS["anyway"])
# On a bearer that its own text does not name, which uses it as long as it bears it.
ONTO_ANY: Final = Flag("onto_any", adds=_ADDS["onto_any"])
# To where the opponent has begun a battle or a Force drain (CCG-BAT-04).
REACTING: Final = Flag("reacting", adds=_ADDS["reacting"])


def _where(effect: Effect) -> dict[str, Any]:
    return {**effect.get("on", {}), **({"at": effect["at"]} if "at" in effect else {})}


def _deploys(compiler: Compiler, effect: Effect) -> list[Op]:
    """One card after another, each to a place that it can go to now."""
    filters = filters_of(compiler)
    declared = _where(effect)
    where = filters.filter(declared) if declared else Filter()
    less = (c.WHOLE_COST if effect.get("free") else effect.get("less", 0)) + (c.NO_FOOTING if effect.get("anyway") else 0)
    less += c.ANY_BEARER if effect.get("onto_any") else 0
    found = filters.filter({"whose": "own", **effect["what"], "zone": effect["pile"]})
    can_come = PieceTest(GAME_TEST, c.IS_DEPLOYABLE, filter=where, amount=less)
    unbarred = [PieceTest(GAME_TEST, c.IS_UNBARRED)] if effect.get("reacting") else []
    chosen = Target(Filter(found.printed, [*found.tests, can_come, *unbarred], zones=found.zones, any_of=found.any_of), 0, 1)
    ops: list[Op] = []
    for _ in range(effect.get("most", 1)):
        bring = Verb(c.BRING, target=Target(where), number=PICKED_SLOT, kind=1 if effect.get("reacting") else 0)
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
    ANYWAY,
    ONTO_ANY,
    REACTING,
    FROM,
    takes=["what"],
    words=lambda effect: f"deploy.{effect['pile']}",
    compiles=_deploys,
    fills="picked",
)

# --- other piles and hands, and texts for a while ----------------------------------------------------------------------


def _trades(compiler: Compiler, effect: Effect) -> list[Op]:
    """The card of the pile is chosen first, so that it is none of those that are given for it."""
    filters = filters_of(compiler)
    wanted = Target(filters.filter({"whose": "own", **effect["mate"], "zone": effect["pile"]}), 1, 1)
    number = effect["n"]
    given = Target(filters.filter({"whose": "own", **effect["what"], "zone": "held"}), number, number)
    return [
        Verb(PICK, target=wanted, number=SECOND_PICKED_SLOT),
        Verb(PICK, target=given, number=PICKED_SLOT),
        Verb(c.TRADE, number=PICKED_SLOT, kind=SECOND_PICKED_SLOT, place=PILES[effect["pile"]]),
    ]


# Cards of the hand for a card of a pile, into which they go.
trade = add(
    "trade",
    N,
    WHAT,
    MATE,
    OneOf("pile", codes=("lost", "force"), default="lost"),
    takes=["n", "what", "mate"],
    words=lambda effect: f"trade.{effect['pile']}",
    compiles=_trades,
)
clear_attrition = add("clear_attrition", compiles=lambda compiler, effect: [Op(c.CLEAR_ATTRITION, 1, Selector())], example=("Interrupts",))


def _begins_flag(number: int) -> MakesContinuous:
    def make(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
        about = continuous_pieces(effect["who"], filters)
        return [Continuous(FLAG, number, GAIN, about, amount=Amount(1), conditions=holding)]

    return make


def _sets(effect: Effect, filters: MakesFilters, holding: list[Condition]) -> list[Continuous]:
    """With 0, whatever else adds to it."""
    about = continuous_pieces(effect["who"], filters)
    much = Amount(effect["n"])
    how = SET if effect["n"] else MULTIPLY
    return [Continuous(A_NUMBER, NUMBERS_OF_CARDS[code], how, about, amount=much, conditions=holding) for code in effect["numbers"]]


silence = add("silence", CARDS, UNTIL, takes=["who"], compiles=lasts(_begins_flag(c.BLANKED), PERIODS), affects="any")
keep_back = add("keep_back", CARDS, UNTIL, takes=["who"], compiles=lasts(_begins_flag(c.NOT_DEPLOYED), PERIODS), affects="any")
distract = add("distract", CARDS, UNTIL, takes=["who"], compiles=lasts(_begins_flag(c.DULL), PERIODS), affects="any")
set_until = add(
    "set_until", NUMBERS, Number("n"), CARDS, UNTIL, takes=["numbers", "n", "who"], compiles=lasts(_sets, PERIODS), affects="any"
)
