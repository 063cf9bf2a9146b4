"""Costs, conditions, targets, limits and events of abilities: every part but the effects."""

from __future__ import annotations

from typing import Any, Final

from games.abilities.compiling import MakesFilters
from games.abilities.fields import ABSENT, EffectPrinter, Flag, Number, OneOf
from games.abilities.filters import FilterField
from games.abilities.parts import Declared, Kinds, Limits, Parts, Targets
from games.abilities.shared.verbs import TARGETS_MOST
from games.abilities.triggers import SUBJECTS, Events, Heard, event_test
from games.engine.abilities.ability import Cost, Target
from games.engine.abilities.amounts import COUNT, EVENT_AMOUNT, GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import AT_LEAST, AT_MOST, BELOW, DIFFERENT, EQUAL, ITSELF, Filter, PieceTest
from games.engine.events.index import FROM_ITSELF
from games.engine.events.windows import ACTION, INTERRUPT, REACTION
from games.engine.verbs import EventTest
from games.star_wars_lcg.abilities import constants as c
from games.star_wars_lcg.abilities.pieces import pieces
from games.star_wars_lcg.texts import TEXTS

N: Final = Number("n", least=1)
WHAT: Final = FilterField("what", filters=pieces)
_PHASES: Final = c.PHASES[1:]
_PHASE: Final = OneOf("phase", codes=_PHASES, words=TEXTS.section("abilities.phases"))


def _with_filter(kind: int, number: int, declared: Declared, filters: MakesFilters | None) -> Cost:
    return Cost(kind, Amount(number), _filters(filters).filter(declared["what"]))


def _filters(filters: MakesFilters | None) -> MakesFilters:
    if filters is None:
        raise ValueError("A part of an ability with a filter needs a FilterCompiler.")
    return filters


# --- costs -----------------------------------------------------------------------------------------------------------

costs: Final[Kinds[Cost]] = Kinds("cost", TEXTS.section("abilities.costs"))


focus_this = costs.kind("focus_this", makes=lambda declared, filters: Cost(c.FOCUS_THIS, Amount(1)))
focus_this_with = costs.kind("focus_this_with", N, makes=lambda declared, filters: Cost(c.FOCUS_THIS, Amount(declared["n"])))
pay_for_this = costs.kind("pay_for_this", makes=lambda declared, filters: Cost(c.PLAY_COST, Amount(1)))
spend = costs.kind("spend", N, makes=lambda declared, filters: Cost(c.SPEND, Amount(declared["n"])))
# Resources with a match for this card's affiliation.
spend_matched = costs.kind("spend_matched", N, makes=lambda declared, filters: Cost(c.SPEND_MATCHED, Amount(declared["n"])))
sacrifice_this = costs.kind("sacrifice_this", makes=lambda declared, filters: Cost(c.SACRIFICE_THIS, Amount(1)))
damage_this = costs.kind("damage_this", N, makes=lambda declared, filters: Cost(c.DAMAGE_THIS, Amount(declared["n"])))
discard_from_hand = costs.kind("discard_from_hand", N, makes=lambda declared, filters: Cost(c.DISCARD_FROM_HAND, Amount(declared["n"])))
discard_card = costs.kind(
    "discard_card",
    N,
    WHAT,
    makes=lambda declared, filters: Cost(c.DISCARD_FROM_HAND, Amount(declared["n"]), _filters(filters).filter(declared["what"])),
)
discard_x = costs.kind("discard_x", makes=lambda declared, filters: Cost(c.DISCARD_FROM_HAND, Amount(1), is_x=True))
spend_x = costs.kind("spend_x", makes=lambda declared, filters: Cost(c.SPEND, Amount(1), is_x=True))
remove_shield = costs.kind(
    "remove_shield", WHAT, makes=lambda declared, filters: Cost(c.REMOVE_SHIELD, Amount(1), _filters(filters).filter(declared["what"]))
)
discard_this = costs.kind("discard_this", makes=lambda declared, filters: Cost(c.DISCARD_THIS, Amount(1)))
lower_reserve = costs.kind("lower_reserve", N, makes=lambda declared, filters: Cost(c.LOWER_RESERVE, Amount(declared["n"])))
sacrifice_one = costs.kind(
    "sacrifice", WHAT, makes=lambda declared, filters: Cost(c.SACRIFICE, Amount(1), _filters(filters).filter(declared["what"]))
)
focus_another = costs.kind(
    "focus_another", WHAT, makes=lambda declared, filters: Cost(c.FOCUS_ANOTHER, Amount(1), _filters(filters).filter(declared["what"]))
)

focus_others = costs.kind(
    "focus_others",
    N,
    WHAT,
    makes=lambda declared, filters: Cost(c.FOCUS_ANOTHER, Amount(declared["n"]), _filters(filters).filter(declared["what"])),
)

focus_one_with = costs.kind(
    "focus_one_with", N, WHAT, makes=lambda declared, filters: _with_filter(c.FOCUS_ONE_WITH, declared["n"], declared, filters)
)
discard_one = costs.kind("discard_one", WHAT, makes=lambda declared, filters: _with_filter(c.DISCARD_ONE, 1, declared, filters))
discard_at_random = costs.kind("discard_at_random", N, makes=lambda declared, filters: Cost(c.DISCARD_AT_RANDOM, Amount(declared["n"])))
# Damage is put, not dealt, so any card can take it.
put_damage_on_this = costs.kind("put_damage_on_this", N, makes=lambda declared, filters: Cost(c.PUT_DAMAGE_ON_THIS, Amount(declared["n"])))
# X is a number of the card that is sacrificed.
_SACRIFICES: Final = {"capacity": c.SACRIFICE_FOR_CAPACITY, "cost": c.SACRIFICE_FOR_COST}
sacrifice_for = costs.kind(
    "sacrifice_for",
    WHAT,
    OneOf("x", codes=tuple(_SACRIFICES), words=TEXTS.section("abilities.sacrificed_for")),
    makes=lambda declared, filters: _with_filter(_SACRIFICES[declared["x"]], 1, declared, filters),
)
# Paid with the card that was chosen for the cost along with the targets.
focus_chosen = costs.kind("focus_chosen", makes=lambda declared, filters: Cost(c.FOCUS_CHOSEN, Amount(1)))
return_chosen = costs.kind("return_chosen", makes=lambda declared, filters: Cost(c.RETURN_CHOSEN, Amount(1)))
discard_chosen = costs.kind("discard_chosen", makes=lambda declared, filters: Cost(c.DISCARD_CHOSEN, Amount(1)))
reveal_chosen = costs.kind("reveal_chosen", makes=lambda declared, filters: Cost(c.REVEAL_CHOSEN, Amount(1)))
pay_for_chosen = costs.kind("pay_for_chosen", makes=lambda declared, filters: Cost(c.PAY_FOR_CHOSEN, Amount(1)))
# X different cards take 1 damage each.
damage_x = costs.kind(
    "damage_x", WHAT, makes=lambda declared, filters: Cost(c.DAMAGE_X, Amount(1), _filters(filters).filter(declared["what"]), is_x=True)
)
# The player names X, at most the amount of the event.
name_x = costs.kind("name_x", makes=lambda declared, filters: Cost(c.NAME_X, Amount(1), is_x=True))

# --- conditions ------------------------------------------------------------------------------------------------------

conditions: Final[Kinds[Condition]] = Kinds("if", TEXTS.section("abilities.conditions"))


_DIAL: Final = Amount(code=GAME_AMOUNT, number=c.DIAL)


def _game(number: int) -> Condition:
    return Condition(Amount(code=GAME_AMOUNT, number=number))


def _count(declared: Declared, filters: MakesFilters | None) -> Condition:
    counted = Amount(code=COUNT, filter=_filters(filters).filter(declared["what"]))
    return Condition(counted, than=Amount(declared["n"]))


def _none(declared: Declared, filters: MakesFilters | None) -> Condition:
    return Condition(Amount(code=COUNT, filter=_filters(filters).filter(declared["what"])), EQUAL, Amount(0))


def _is(of: str, declared: Declared, filters: MakesFilters | None) -> Condition:
    what = {**declared["what"], "of": of}
    if of not in ("this", "host"):
        what["zone"] = "anywhere"
    return Condition(Amount(code=COUNT, filter=_filters(filters).filter(what)))


def _plays(declared: Declared, filters: MakesFilters | None) -> Amount:
    number = c.OPPOSING_PLAYS if declared.get("by") == "opponent" else c.OWN_PLAYS
    return Amount(code=GAME_AMOUNT, number=number, filter=_filters(filters).filter(declared["what"]))


def _more(declared: Declared, filters: MakesFilters | None) -> Condition:
    fewer = Amount(1, COUNT, filter=_filters(filters).filter(declared["than"]))
    return Condition(Amount(code=COUNT, filter=_filters(filters).filter(declared["what"])), than=fewer)


def _at_most(declared: Declared, filters: MakesFilters | None) -> Condition:
    return Condition(Amount(code=COUNT, filter=_filters(filters).filter(declared["what"])), AT_MOST, Amount(declared["n"]))


with_balance = conditions.kind("with_balance", makes=lambda declared, filters: _game(c.BALANCE_IS_OWN))
balance_with = conditions.kind(
    "balance_with",
    OneOf("side", codes=("dark", "light"), words=TEXTS.section("choices.side")),
    makes=lambda declared, filters: Condition(
        Amount(code=GAME_AMOUNT, number=c.BALANCE_SIDE), EQUAL, Amount(c.LIGHT if declared["side"] == "light" else c.DARK)
    ),
)
dial_most = conditions.kind("dial_most", N, makes=lambda declared, filters: Condition(_DIAL, AT_MOST, Amount(declared["n"])))
dial_least = conditions.kind("dial_least", N, makes=lambda declared, filters: Condition(_DIAL, than=Amount(declared["n"])))
on_your_turn = conditions.kind("on_your_turn", makes=lambda declared, filters: _game(c.OWN_TURN))
on_opponents_turn = conditions.kind(
    "on_opponents_turn", makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.OWN_TURN), EQUAL, Amount(0))
)
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
more = conditions.kind("more", WHAT, FilterField("than", filters=pieces), makes=_more)
at_most = conditions.kind("at_most", Number("n", least=1), WHAT, makes=_at_most)
# Compares the amount of the event, such as the margin of a struggle.
by_least = conditions.kind("by_least", N, makes=lambda declared, filters: Condition(Amount(code=EVENT_AMOUNT), than=Amount(declared["n"])))
this_is = conditions.kind("this_is", WHAT, makes=lambda declared, filters: _is("this", declared, filters))
host_is = conditions.kind("host_is", WHAT, makes=lambda declared, filters: _is("host", declared, filters))
it_is = conditions.kind("it_is", WHAT, makes=lambda declared, filters: _is("it", declared, filters))

target_is = conditions.kind("target_is", WHAT, makes=lambda declared, filters: _is("target", declared, filters))
picked_is = conditions.kind("picked_is", WHAT, makes=lambda declared, filters: _is("picked", declared, filters))
second_is = conditions.kind("second_is", WHAT, makes=lambda declared, filters: _is("picked_2", declared, filters))
looked_is = conditions.kind("looked_is", WHAT, makes=lambda declared, filters: _is("looked", declared, filters))
# "The first ... that you play each turn": none was played yet in this turn.
none_played = conditions.kind("none_played", WHAT, makes=lambda declared, filters: Condition(_plays(declared, filters), EQUAL, Amount(0)))

_PAST: Final = {
    "engaged": c.PAST_ENGAGED,
    "struck": c.PAST_STRUCK,
    "destroyed": c.PAST_DESTROYED,
    "played": c.PAST_PLAYED,
    "reacted": c.PAST_REACTED,
}
_SPANS: Final = {"strike": c.STRIKE_PERIOD, "engagement": c.ENGAGEMENT_PERIOD, "phase": c.PHASE_PERIOD, "turn": c.TURN_PERIOD}
_DID: Final = OneOf("did", codes=tuple(_PAST), words=TEXTS.section("abilities.past"))
_SPAN: Final = OneOf("per", codes=tuple(_SPANS), words=TEXTS.section("abilities.periods"))


def _past(comparison: int, declared: Declared, filters: MakesFilters | None) -> Condition:
    number = c.PAST + c.PAST_STEP * _PAST[declared["did"]] + _SPANS[declared["per"]]
    counted = Amount(code=GAME_AMOUNT, number=number, filter=_filters(filters).filter(declared["what"]))
    return Condition(counted, comparison, Amount(declared["n"]))


# Counts events of this turn, or since the last phase, engagement or strike began, this one included: "at most 1" is the first one.
happened_most = conditions.kind(
    "happened_most", Number("n"), _DID, WHAT, _SPAN, makes=lambda declared, filters: _past(AT_MOST, declared, filters)
)
happened_least = conditions.kind("happened_least", N, _DID, WHAT, _SPAN, makes=lambda declared, filters: _past(AT_LEAST, declared, filters))
in_strike = conditions.kind("in_strike", makes=lambda declared, filters: _game(c.IN_STRIKE))
not_in_phase = conditions.kind(
    "not_in_phase",
    _PHASE,
    makes=lambda declared, filters: Condition(
        Amount(code=GAME_AMOUNT, number=c.PHASE_NOW), DIFFERENT, Amount(c.PHASES.index(declared["phase"]))
    ),
)
factions_least = conditions.kind(
    "factions_least",
    N,
    WHAT,
    makes=lambda declared, filters: Condition(
        Amount(code=GAME_AMOUNT, number=c.DIFFERENT_FACTIONS, filter=_filters(filters).filter(declared["what"])), than=Amount(declared["n"])
    ),
)
affiliations_least = conditions.kind(
    "affiliations_least",
    N,
    makes=lambda declared, filters: Condition(Amount(code=GAME_AMOUNT, number=c.AFFILIATIONS), than=Amount(declared["n"])),
)
doubled = conditions.kind("doubled", makes=lambda declared, filters: _game(c.EDGE_DOUBLED))
newly_exhausted = conditions.kind("newly_exhausted", makes=lambda declared, filters: _game(c.NEWLY_EXHAUSTED))
struggle_won = conditions.kind("struggle_won", makes=lambda declared, filters: _game(c.STRUGGLE_IS_WON))
amount_least = conditions.kind(
    "amount_least", N, makes=lambda declared, filters: Condition(Amount(code=EVENT_AMOUNT), than=Amount(declared["n"]))
)

# The card being played is the player's first matching card of the turn.
first_played = conditions.kind(
    "first_played",
    OneOf("by", codes=("own", "opponent"), words=TEXTS.section("abilities.by")),
    WHAT,
    makes=lambda declared, filters: Condition(_plays(declared, filters), EQUAL, Amount(1)),
    takes=["what", "by"],
)
aims_at_one = conditions.kind("aims_at_one", makes=lambda declared, filters: _game(c.AIMS_AT_ONE))
from_engaged = conditions.kind("from_engaged", makes=lambda declared, filters: _game(c.FROM_ENGAGED))


def _used_less(declared: Declared, filters: MakesFilters | None) -> Condition:
    uses = Amount(code=GAME_AMOUNT, number=c.PAST + c.PAST_STEP * c.PAST_USED + c.TURN_PERIOD, filter=Filter(tests=[PieceTest(ITSELF)]))
    return Condition(uses, BELOW, Amount(0, COUNT, filter=_filters(filters).filter(declared["what"])))


# A limit that counts cards: the abilities of this card were used less often in this turn.
used_less = conditions.kind("used_less", WHAT, makes=_used_less)
with_force_card = conditions.kind("with_force_card", makes=lambda declared, filters: _game(c.FORCE_CARDS))
any_of = conditions.kind(
    "any_of",
    Parts("conditions", kinds=conditions, joint=TEXTS["abilities.joints.or"]),
    makes=lambda declared, filters: Condition(Amount(1), any_of=[conditions.make(each, filters) for each in declared["conditions"]]),
)

# --- targets and limits ----------------------------------------------------------------------------------------------

targets: Final = Targets(pieces, TEXTS.section("abilities.targets"))
target = targets.one
up_to = targets.some
# Chosen along with the targets but not a target itself, such as a card that pays a cost.
chosen = targets.kind("chosen", WHAT, makes=lambda declared, filters: Target(_filters(filters).filter(declared["what"]), is_chosen=True))

limits: Final = Limits(
    {
        "strike": c.STRIKE_PERIOD,
        "edge_battle": c.EDGE_BATTLE_PERIOD,
        "engagement": c.ENGAGEMENT_PERIOD,
        "phase": c.PHASE_PERIOD,
        "turn": c.TURN_PERIOD,
        "round": c.ROUND_PERIOD,
        "game": c.GAME_PERIOD,
    },
    TEXTS.section("abilities.periods"),
    TEXTS.section("abilities.limits"),
)
# Counted for each card alone, or for all of the player's cards with this title together.
for_this = limits.rows["card"]
for_title = limits.rows["seat"]

# --- events ----------------------------------------------------------------------------------------------------------

events: Final = Events(TEXTS.section("abilities.events"), TEXTS.section("abilities.subjects"))


class _Which(FilterField):
    """The card that the event happens to, if it is not this card or its host."""

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return TEXTS["abilities.around.subject"][language].format(what=super().text(value, language, printer, is_last)) if value else ""


_WHICH: Final = _Which("what", filters=pieces, place="subject", default=ABSENT)
# The card that the event comes from.
_SOURCE: Final = FilterField("source", filters=pieces)
_BY: Final = OneOf("by", codes=("own", "opponent"), words=TEXTS.section("abilities.by"), default=ABSENT)
_SEAT: Final = OneOf("by", codes=("own", "opponent"), words=TEXTS.section("abilities.seat"), default=ABSENT)

_WINNER: Final = OneOf("by", codes=("own", "opponent"), words=TEXTS.section("abilities.winner"), default=ABSENT)


_ICON_TYPES: Final = {"unit_damage": c.UNIT_DAMAGE, "blast_damage": c.BLAST_DAMAGE, "tactics": c.TACTICS}
_TIMINGS: Final = {"action": ACTION, "interrupt": INTERRUPT, "reaction": REACTION}


def _phase(declared: Declared) -> int:
    return c.PHASES.index(declared["phase"])


turn_begins = events.event("turn_begins", c.TURN_BEGINS, _SEAT)
turn_ends = events.event("turn_ends", c.TURN_ENDS, _SEAT)
phase_begins = events.event("phase_begins", c.PHASE_BEGINS, _PHASE, _SEAT, amount=_phase)
phase_ends = events.event("phase_ends", c.PHASE_ENDS, _PHASE, _SEAT, amount=_phase)
any_phase_begins = events.event("any_phase_begins", c.PHASE_BEGINS)
refreshed = events.event("refreshed", c.REFRESHED, _SEAT)
played = events.event("played", c.PLAYED, _WHICH, _BY)
enters_play = events.event("enters_play", c.ENTERS_PLAY, _WHICH)
leaves_play = events.event("leaves_play", c.LEAVES_PLAY, _WHICH)
destroyed = events.event("destroyed", c.DESTROYED, _WHICH, _BY)
sacrificed = events.event("sacrificed", c.SACRIFICED, _WHICH, _BY)
captured = events.event("captured", c.CAPTURES, _WHICH, _BY)
captured_from_play = events.event("captured_from_play", c.LEAVES_PLAY, _WHICH, _BY, other=c.CAPTURED)
captured_by = events.event("captured_by", c.LEAVES_PLAY, _WHICH, _SOURCE, other=c.CAPTURED)
rescued = events.event("rescued", c.RESCUED, _WHICH)
damaged = events.event("damaged", c.DAMAGED, _WHICH)
damaged_by_this = events.kind(
    "damaged_by_this", _WHICH, makes=lambda declared, filters: Heard(c.DAMAGED, FROM_ITSELF, event_test(declared, filters))
)
# Damage from a card that matches `source`.
damaged_by = events.event("damaged_by", c.DAMAGED, _WHICH, FilterField("source", filters=pieces))
damaged_by_strike = events.kind(
    "damaged_by_strike",
    _WHICH,
    makes=lambda declared, filters: Heard(c.DAMAGED, FROM_ITSELF, event_test(declared, filters, other=c.BY_STRIKE)),
)
unopposed_bonus = events.event("unopposed_bonus", c.DAMAGED, _WHICH, _BY, other=c.BY_UNOPPOSED)
focus_placed = events.event("focus_placed", c.FOCUS_PLACED, _WHICH, _BY)
focus_removed = events.event("focus_removed", c.FOCUS_REMOVED, _WHICH)
shielded = events.event("shielded", c.SHIELDED, _WHICH)
# A discard from hand, by the rules or an effect.
discarded_from_hand = events.event("discarded_from_hand", c.DISCARDED, _WHICH, _BY, other=c.HAND)
discarded_from_deck = events.event("discarded_from_deck", c.DISCARDED, _WHICH, _BY, other=c.DECK)
destroyed_by_this = events.kind(
    "destroyed_by_this", _WHICH, makes=lambda declared, filters: Heard(c.DESTROYED, FROM_ITSELF, event_test(declared, filters))
)
mission_completed = events.event("mission_completed", c.MISSION_COMPLETED, _WHICH)
declared_attacker = events.event("declared_attacker", c.DECLARED_ATTACKER, _WHICH)
declared_defender = events.event("declared_defender", c.DECLARED_DEFENDER, _WHICH)
engaged = events.event("engaged", c.ENGAGED, _WHICH, _BY)
# All defenders are declared together, even if there are none; attackers are declared with the engagement itself.
defenders_declared = events.event("defenders_declared", c.DEFENDERS_DECLARED, _SEAT)
joined = events.event("joined", c.JOINED, _WHICH)
edge_card_placed = events.event("edge_card_placed", c.EDGE_CARD_PLACED, _BY)
discarded_from_stack = events.event("discarded_from_stack", c.DISCARDED, _WHICH, _BY, other=c.EDGE_STACK)
left_to_discard = events.event("left_to_discard", c.LEAVES_PLAY, _WHICH, other=c.DISCARD)
# A card is focused as a cost, such as the cost of a strike.
focused = events.event("focused", c.FOCUSED, _WHICH, _BY)
drawn = events.event("drawn", c.DRAWN, _BY)
drawn_by = events.event("drawn_by", c.DRAWN, _SOURCE)
protected = events.event("protected", c.PROTECTED_IT, _WHICH)
focus_placed_by_this = events.kind(
    "focus_placed_by_this", _WHICH, makes=lambda declared, filters: Heard(c.FOCUS_PLACED, FROM_ITSELF, event_test(declared, filters))
)
edge_won = events.event("edge_won", c.EDGE_BATTLE_WON, _WINNER)
stacks_revealed = events.event("stacks_revealed", c.STACKS_REVEALED)
focused_to_strike = events.event("focused_to_strike", c.FOCUSED_TO_STRIKE, _WHICH)
strike_resolved = events.event("strike_resolved", c.STRIKE_RESOLVED, _WHICH)
# A unit resolves one type of its icons; in a reaction, "its source" is the card that they hit.
icons_resolved = events.kind(
    "icons_resolved",
    OneOf("icons", codes=tuple(_ICON_TYPES), words=TEXTS.section("abilities.numbers")),
    OneOf("subject", codes=("this", "host"), words=TEXTS.section("abilities.subjects")),
    makes=lambda declared, filters: Heard(c.ICONS_RESOLVED, SUBJECTS[declared["subject"]], EventTest(other=_ICON_TYPES[declared["icons"]])),
    takes=["subject", "icons"],
)
survived = events.event("survived", c.SURVIVED, _WHICH)
survived_unopposed = events.event("survived_unopposed", c.SURVIVED, _WHICH, amount=lambda declared: 1)
committed = events.event("committed", c.COMMITTED, _WHICH)
fate_resolved = events.event("fate_resolved", c.FATE_RESOLVED, _WHICH, _BY)
uncommitted = events.event("uncommitted", c.UNCOMMITTED, _WHICH)
dial_advanced = events.event("dial_advanced", c.DIAL_ADVANCED)
force_won = events.event("force_won", c.FORCE_STRUGGLE_WON, _WINNER)
generates = events.event("generates", c.RESOURCES_GENERATED, _WHICH)
taken = events.event("taken", c.TAKEN, _WHICH, _BY)
engagement_ends = events.event("engagement_ends", c.ENGAGEMENT_ENDS)
attached = events.event("attached", c.ATTACHED, _WHICH)
shield_removed = events.event("shield_removed", c.SHIELD_REMOVED, _WHICH, _BY)
# A card is named, and not paid for yet: "when you play a unit, reduce its cost".
play_begins = events.event("play_begins", c.PLAY_BEGINS, _WHICH, _BY)
# An ability is used (`what`: its card), or targets a card; in both cases its effects can be cancelled.
ability_used = events.event(
    "ability_used",
    c.ABILITY_USED,
    OneOf("timing", codes=tuple(_TIMINGS), words=TEXTS.section("choices.timing"), default=ABSENT),
    _WHICH,
    _BY,
    amount=lambda declared: _TIMINGS.get(declared.get("timing", ""), -1),
)
targeted = events.event("targeted", c.TARGETED, _WHICH, _BY)
struggle_begins = events.event("struggle_begins", c.STRUGGLE_BEGINS)
balance_changed = events.event("balance_changed", c.BALANCE_SET)
# A unit is chosen to strike, before it is focused.
striker_chosen = events.event("striker_chosen", c.STRIKER_CHOSEN, _WHICH, _BY)
# A shield is used, or the refresh phase removes it; effects that remove one are `shield_removed`.
shield_spent = events.event("shield_spent", c.SHIELD_SPENT, _WHICH, _BY)
# An ability has resolved (`what`: its card), or one that targeted the card.
ability_resolved = events.event(
    "ability_resolved",
    c.ABILITY_RESOLVED,
    OneOf("timing", codes=tuple(_TIMINGS), words=TEXTS.section("choices.timing"), default=ABSENT),
    _WHICH,
    _BY,
    amount=lambda declared: _TIMINGS.get(declared.get("timing", ""), -1),
)
target_resolved = events.event("target_resolved", c.TARGET_RESOLVED, _WHICH, _BY)
# Icons of a strike put tokens on a card.
damaged_by_icons = events.event("damaged_by_icons", c.DAMAGED, _WHICH, _BY, other=c.BY_STRIKE)
focused_by_icons = events.event("focused_by_icons", c.FOCUS_PLACED, _WHICH, _BY, other=c.BY_STRIKE)
# An effect has discarded cards from the hand of the other player.
hand_hit = events.event("hand_hit", c.HAND_HIT, _BY)


class FromZone(Flag):
    """The zone that an ability works from, printed in front of its costs and effects."""

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return _AROUND[self.name][language] if value else ""


# --- the fields of an ability ----------------------------------------------------------------------------------------

_AROUND: Final = TEXTS.section("abilities.around")
_AND: Final = TEXTS["abilities.joints.and"]
ON: Final = Parts("on", kinds=events, joint=TEXTS["abilities.joints.or"], adds=_AROUND["on"])
CONDITIONS: Final = Parts("conditions", kinds=conditions, joint=_AND, default=ABSENT, adds=_AROUND["conditions"])
COSTS: Final = Parts("costs", kinds=costs, joint=_AND, default=ABSENT, adds=_AROUND["costs"])
TARGETS: Final = Parts("targets", kinds=targets, joint=_AND, most=TARGETS_MOST, default=ABSENT, adds=_AROUND["targets"])
LIMITS: Final = Parts("limits", kinds=limits, joint=_AND, most=1, default=ABSENT, adds=_AROUND["limits"])
# The ability works while its card is in hand, as abilities of events do.
FROM_HAND: Final = FromZone("from_hand")
# The same while its card is in the discard pile.
FROM_DISCARD: Final = FromZone("from_discard")
