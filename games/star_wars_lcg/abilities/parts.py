"""Costs, conditions, targets, limits and events of abilities: what stands around the effects."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.fields import ABSENT, EffectPrinter, Flag, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.parts import Declared, Kinds, Limits, Parts, Targets
from games.abilities.triggers import Events, Heard, event_test
from games.engine.abilities.ability import Cost
from games.engine.abilities.amounts import COUNT, GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import EQUAL
from games.engine.events.index import FROM_ITSELF
from games.star_wars_lcg.abilities import constants as c
from games.star_wars_lcg.abilities.pieces import pieces
from games.star_wars_lcg.texts import TEXTS

N: Final = Number("n", least=1)
WHAT: Final = FilterField("what", filters=pieces)
_PHASES: Final = c.PHASES[1:]
_PHASE: Final = OneOf("phase", codes=_PHASES, words=TEXTS.section("abilities.phases"))


def _filters(filters: MakesFilters | None) -> MakesFilters:
    if filters is None:
        raise ValueError("A part of an ability with a filter needs a FilterCompiler.")
    return filters


# --- costs -----------------------------------------------------------------------------------------------------------

costs: Final[Kinds[Cost]] = Kinds("cost", TEXTS.section("abilities.costs"))


focus_this = costs.kind("focus_this", makes=lambda declared, filters: Cost(c.FOCUS_THIS, Amount(1)))
pay_for_this = costs.kind("pay_for_this", makes=lambda declared, filters: Cost(c.PLAY_COST, Amount(1)))
spend = costs.kind("spend", N, makes=lambda declared, filters: Cost(c.SPEND, Amount(declared["n"])))
sacrifice_this = costs.kind("sacrifice_this", makes=lambda declared, filters: Cost(c.SACRIFICE_THIS, Amount(1)))
damage_this = costs.kind("damage_this", N, makes=lambda declared, filters: Cost(c.DAMAGE_THIS, Amount(declared["n"])))
discard_from_hand = costs.kind("discard_from_hand", N, makes=lambda declared, filters: Cost(c.DISCARD_FROM_HAND, Amount(declared["n"])))
lower_reserve = costs.kind("lower_reserve", N, makes=lambda declared, filters: Cost(c.LOWER_RESERVE, Amount(declared["n"])))
sacrifice_one = costs.kind(
    "sacrifice", WHAT, makes=lambda declared, filters: Cost(c.SACRIFICE, Amount(1), _filters(filters).filter(declared["what"]))
)
focus_another = costs.kind(
    "focus_another", WHAT, makes=lambda declared, filters: Cost(c.FOCUS_ANOTHER, Amount(1), _filters(filters).filter(declared["what"]))
)

# --- conditions ------------------------------------------------------------------------------------------------------

conditions: Final[Kinds[Condition]] = Kinds("if", TEXTS.section("abilities.conditions"))


def _game(number: int) -> Condition:
    return Condition(Amount(code=GAME_AMOUNT, number=number))


def _count(declared: Declared, filters: MakesFilters | None) -> Condition:
    counted = Amount(code=COUNT, filter=_filters(filters).filter(declared["what"]))
    return Condition(counted, than=Amount(declared["n"]))


def _none(declared: Declared, filters: MakesFilters | None) -> Condition:
    return Condition(Amount(code=COUNT, filter=_filters(filters).filter(declared["what"])), EQUAL, Amount(0))


def _is(of: str, declared: Declared, filters: MakesFilters | None) -> Condition:
    what = {**declared["what"], "of": of}
    if of == "it":
        what["zone"] = "anywhere"
    return Condition(Amount(code=COUNT, filter=_filters(filters).filter(what)))


with_balance = conditions.kind("with_balance", makes=lambda declared, filters: _game(c.BALANCE_IS_OWN))
on_your_turn = conditions.kind("on_your_turn", makes=lambda declared, filters: _game(c.OWN_TURN))
in_engagement = conditions.kind("in_engagement", makes=lambda declared, filters: _game(c.IN_ENGAGEMENT))
as_attacker = conditions.kind("as_attacker", makes=lambda declared, filters: _game(c.OWN_ATTACK))
with_edge = conditions.kind("with_edge", makes=lambda declared, filters: _game(c.HAS_EDGE))
with_fates = conditions.kind(
    "with_fates", N, makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.OWN_FATES), than=Amount(declared["n"]))
)
in_phase = conditions.kind(
    "in_phase",
    _PHASE,
    makes=lambda declared, filters: Condition(
        Amount(code=GAME_AMOUNT, number=c.PHASE_NOW), EQUAL, Amount(c.PHASES.index(declared["phase"]))
    ),
)
there_are = conditions.kind("there_are", N, WHAT, makes=_count)
there_is_no = conditions.kind("there_is_no", WHAT, makes=_none)
this_is = conditions.kind("this_is", WHAT, makes=lambda declared, filters: _is("this", declared, filters))
host_is = conditions.kind("host_is", WHAT, makes=lambda declared, filters: _is("host", declared, filters))
it_is = conditions.kind("it_is", WHAT, makes=lambda declared, filters: _is("it", declared, filters))

# --- targets and limits ----------------------------------------------------------------------------------------------

targets: Final = Targets(pieces, TEXTS.section("abilities.targets"))
target = targets.one
up_to = targets.some

limits: Final = Limits(
    {
        "engagement": c.ENGAGEMENT_PERIOD,
        "phase": c.PHASE_PERIOD,
        "turn": c.TURN_PERIOD,
        "round": c.ROUND_PERIOD,
        "game": c.GAME_PERIOD,
    },
    TEXTS.section("abilities.periods"),
    TEXTS.section("abilities.limits"),
)
# For each card alone, or together for all cards of the player with this title.
for_this = limits.rows["card"]
for_title = limits.rows["seat"]

# --- events ----------------------------------------------------------------------------------------------------------

events: Final = Events(TEXTS.section("abilities.events"), TEXTS.section("abilities.subjects"))
# The card that the event happens to, if it is not this card or its host.
_WHICH: Final = FilterField("what", filters=pieces, place="subject", default=ABSENT)
_BY: Final = OneOf("by", codes=("own", "opponent"), words=TEXTS.section("abilities.by"), default=ABSENT)
_SEAT: Final = OneOf("by", codes=("own", "opponent"), words=TEXTS.section("abilities.seat"), default=ABSENT)

_WINNER: Final = OneOf("by", codes=("own", "opponent"), words=TEXTS.section("abilities.winner"), default=ABSENT)


def _phase(declared: Declared) -> int:
    return c.PHASES.index(declared["phase"])


turn_begins = events.event("turn_begins", c.TURN_BEGINS, _SEAT)
turn_ends = events.event("turn_ends", c.TURN_ENDS, _SEAT)
phase_begins = events.event("phase_begins", c.PHASE_BEGINS, _PHASE, _SEAT, amount=_phase)
phase_ends = events.event("phase_ends", c.PHASE_ENDS, _PHASE, _SEAT, amount=_phase)
refreshed = events.event("refreshed", c.REFRESHED, _SEAT)
played = events.event("played", c.PLAYED, _WHICH, _BY)
enters_play = events.event("enters_play", c.ENTERS_PLAY, _WHICH)
leaves_play = events.event("leaves_play", c.LEAVES_PLAY, _WHICH)
destroyed = events.event("destroyed", c.DESTROYED, _WHICH, _BY)
captured = events.event("captured", c.CAPTURES, _WHICH, _BY)
captured_from_play = events.event("captured_from_play", c.LEAVES_PLAY, _WHICH, _BY, other=c.CAPTURED)
damaged = events.event("damaged", c.DAMAGED, _WHICH)
damaged_by_this = events.kind(
    "damaged_by_this", _WHICH, makes=lambda declared, filters: Heard(c.DAMAGED, FROM_ITSELF, event_test(declared, filters))
)
mission_completed = events.event("mission_completed", c.MISSION_COMPLETED, _WHICH)
declared_attacker = events.event("declared_attacker", c.DECLARED_ATTACKER, _WHICH)
declared_defender = events.event("declared_defender", c.DECLARED_DEFENDER, _WHICH)
engaged = events.event("engaged", c.ENGAGED, _WHICH)
edge_won = events.event("edge_won", c.EDGE_BATTLE_WON, _WINNER)
stacks_revealed = events.event("stacks_revealed", c.STACKS_REVEALED)
focused_to_strike = events.event("focused_to_strike", c.FOCUSED_TO_STRIKE, _WHICH)
strike_resolved = events.event("strike_resolved", c.STRIKE_RESOLVED, _WHICH)
survived = events.event("survived", c.SURVIVED, _WHICH)
survived_unopposed = events.event("survived_unopposed", c.SURVIVED, _WHICH, amount=lambda declared: 1)
committed = events.event("committed", c.COMMITTED, _WHICH)
force_won = events.event("force_won", c.FORCE_STRUGGLE_WON, _WINNER)
generates = events.event("generates", c.RESOURCES_GENERATED, _WHICH)
attached = events.event("attached", c.ATTACHED, _WHICH)


class FromHand(Flag):
    """Printed as what stands around the costs and effects."""

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return _AROUND["from_hand"][language] if value else ""


# --- the fields of an ability ----------------------------------------------------------------------------------------

_AROUND: Final = TEXTS.section("abilities.around")
_AND: Final = TEXTS["abilities.joints.and"]
ON: Final = Parts("on", kinds=events, joint=TEXTS["abilities.joints.or"], adds=_AROUND["on"])
CONDITIONS: Final = Parts("conditions", kinds=conditions, joint=_AND, default=ABSENT, adds=_AROUND["conditions"])
COSTS: Final = Parts("costs", kinds=costs, joint=_AND, default=ABSENT, adds=_AROUND["costs"])
TARGETS: Final = Parts("targets", kinds=targets, joint=_AND, default=ABSENT, adds=_AROUND["targets"])
LIMITS: Final = Parts("limits", kinds=limits, joint=_AND, default=ABSENT, adds=_AROUND["limits"])
# The ability works while its card is in hand, as those of events do.
FROM_HAND: Final = FromHand("from_hand")
