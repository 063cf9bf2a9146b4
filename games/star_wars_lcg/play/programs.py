"""Put the declared abilities into the cards of a run: triggers in play and in hand, constant effects, and the effects of fate cards."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from games.abilities.compiling import Compiler
from games.abilities.coverage import operations
from games.abilities.effects import all_effects
from games.abilities.filters import FilterCompiler
from games.abilities.parts import ability_of
from games.abilities.triggers import Heard, trigger
from games.engine.abilities.ability import Ability, Cost, Target
from games.engine.abilities.amounts import EVENT_AMOUNT, Amount, Condition
from games.engine.events.index import ANY_PIECE, EACH_LISTENER, EACH_PIECE, FROM_ITS_HOST, FROM_ITSELF, Limit, Trigger
from games.engine.events.index import ITSELF as ABOUT_ITSELF
from games.engine.events.windows import ACTION, FORCED_INTERRUPT, FORCED_REACTION, INTERRUPT, REACTION
from games.engine.ops import Op, Program, Selector
from games.engine.table.changes import SEAT_FLAG, SEAT_NUMBER
from games.engine.verbs import ASKS, FIRST_TEST, IF, LESSEN_IT, OPPOSING, SOURCE, Continuous, EventTest, Verb
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.abilities.constants import (
    ACTIONS,
    CAPACITY,
    CAPTURES,
    COST,
    DAMAGED,
    DESTROYED,
    DISCARDED,
    EVENT,
    FACTIONS,
    LEAVES_PLAY,
    LEND_PROTECT,
    MISSION,
    MISSION_COMPLETED,
    NAME,
    PLAY_BEGINS,
    PLAY_COST,
    PLAY_EVENT,
    REPEAT_USE,
    RETURNED,
    SACRIFICED,
    UNIT,
)
from games.star_wars_lcg.abilities.ops import AMOUNTS, CONTINUOUS, THIS, VOCABULARY, own_costs
from games.star_wars_lcg.abilities.parts import conditions, costs, events, limits, targets
from games.star_wars_lcg.abilities.pieces import GAINED_TRAITS, pieces
from games.star_wars_lcg.catalogue.card_facts import CardFacts
from games.star_wars_lcg.play.cards import FITTING, ITSELF, OPPOSING_SEAT, OWN_SEAT, Card, Constant

WINDOWS: Final = {
    "interrupt": INTERRUPT,
    "reaction": REACTION,
    "forced_interrupt": FORCED_INTERRUPT,
    "forced_reaction": FORCED_REACTION,
    "always_before": FORCED_INTERRUPT,
    "always_after": FORCED_REACTION,
}
# The conditions that count earlier events.
ASK_PAST: Final = ("happened_most", "happened_least", "struggle_won")
# The operations that take what lies on top of a discard pile.
ASK_DISCARDS: Final = ("look", "pick_topmost")
ASK_RARE: Final = ("used_less", "few_draws", "reacted")
# Events with which a card leaves play; its triggers still hear them.
LEAVING: Final = (LEAVES_PLAY, DESTROYED, SACRIFICED, CAPTURES, RETURNED, DISCARDED, MISSION_COMPLETED)
# The prefix of the slots of a unit's text as an enhancement.
PILOT_SLOT: Final = "pilot_"
# The numbers of limits that are reserved for each title.
ABILITIES_A_TITLE: Final = 16


@dataclass(frozen=True, slots=True)
class CardTexts:
    """Tables that all cards of a run share: their programs by number, and the tests of the events that they answer."""

    programs: list[Program]
    event_tests: list[EventTest]


class _Maker:
    """Makes the abilities of one run.  cards, facts: in the same order."""

    def __init__(self, cards: Sequence[Card], facts: Sequence[CardFacts], first: Sequence[Program]) -> None:
        self.cards = cards
        self.filters = FilterCompiler(pieces, facts, AMOUNTS)
        self.compiler = Compiler(VOCABULARY.makers, {*ASKS, PLAY_EVENT, LEND_PROTECT, NAME, REPEAT_USE}, self.filters)
        self.compiler.programs = list(first)
        self.event_tests: list[EventTest] = []

    def add(self, card: Card, abilities: Mapping[str, Sequence[Mapping[str, Any]]], is_pilot: bool = False) -> None:
        """Put in the abilities of a card.  is_pilot: whether the card is the enhancement form of a unit."""
        number = 0
        if any(condition in str(abilities) for condition in ASK_PAST):
            self.cards[0].asks_past = True
        if any(code in str(abilities) for code in ASK_RARE):
            self.cards[0].asks_past = True
            self.cards[0].asks_rare = True
        if any(looks_at_discards(effect) for effect in all_effects(abilities)):
            self.cards[0].asks_discards = True
        for code, listed in abilities.items():
            slot = code.removeprefix(PILOT_SLOT)
            for declared in listed:
                number += 1
                if (slot != code) != is_pilot:
                    continue
                if slot == "constant":
                    found = self._constants(card, declared)
                    card.constants += found
                    if any(each.number == CAPACITY and each.about == ITSELF for each in found) and card.numbers[CAPACITY] == 0:
                        card.counts_capacity = card.type == UNIT
                elif slot == "as_soon_as":
                    card.as_soon_as.append(self._ability(declared))
                elif slot == "fate":
                    card.fate = self._fate(declared)
                else:
                    self._add_triggers(card, slot, declared, card.title * ABILITIES_A_TITLE + number)

    def _conditions(self, declared: Mapping[str, Any]) -> list[Condition]:
        return [conditions.make(each, self.filters) for each in declared.get("conditions", ())]

    def _protect(self, effect: Mapping[str, Any], holding: list[Condition]) -> Trigger:
        """A trigger that works like the keyword Protect, for all cards that match at the time; their controller chooses the protector."""
        heard = Heard(DAMAGED, ANY_PIECE, EventTest(piece=self.filters.filter({**effect["what"], "whose": "own"})))
        protectors = self.filters.filter({"of": "not_it", **effect["who"], "whose": "own"})
        program = self.compiler.of_ops([Op(LEND_PROTECT, 1, Selector())])
        return self._trigger(heard, INTERRUPT, Ability(program, targets=[Target(protectors)], conditions=holding), None)

    def _double(self, effect: Mapping[str, Any], holding: list[Condition]) -> Trigger:
        """A trigger that doubles damage before anything else answers it."""
        subject = FROM_ITSELF if effect["who"] == THIS else FROM_ITS_HOST
        grows = Verb(IF, conditions=holding)
        grows.subs = [self.compiler.of_ops([Verb(LESSEN_IT, much=Amount(0, EVENT_AMOUNT, times=-1))])]
        condition = FIRST_TEST + len(self.event_tests)
        self.event_tests.append(EventTest(piece=self.filters.filter(effect["what"])))
        return Trigger(DAMAGED, FORCED_INTERRUPT, self.compiler.of_ops([grows]), condition=condition, subject=subject)

    def _constants(self, card: Card, declared: Mapping[str, Any]) -> list[Constant]:  # noqa: PLR0912  one branch an operation
        found: list[Constant] = []
        for effect in declared["effects"]:
            if effect.get("rule") == "played_from_discard" and effect["who"] == THIS:
                card.from_discard = True
            elif effect["op"] == "enters_as_enhancement":
                card.pilot_hosts = self.filters.filter(effect["what"])
                card.pilot_enemy = effect["what"].get("whose") == "opponent"
                if card.pilot_cost < 0:
                    card.pilot_cost = max(0, card.numbers[COST] - effect.get("less_by", 0))
            elif effect["op"] == "may_hit":
                card.hits = self.filters.filter(effect["what"])
            elif effect.get("rule") == "needs_no_match" and effect["who"] == THIS:
                card.needs_no_match = True
            elif effect["op"] == "lends_protect":
                card.triggers.append(self._protect(effect, self._conditions(declared)))
            elif effect["op"] == "doubles_damage":
                card.triggers.append(self._double(effect, self._conditions(declared)))
            elif effect["op"] == "counts_as":
                card.worth = effect["n"]
            elif effect["op"] == "refuses_resources":
                card.unpaid_by = FACTIONS.index(effect["faction"])
            elif effect["op"] == "matched_also_by":
                card.also_matched = FACTIONS.index(effect["faction"])
            elif effect["op"] == "has_own_affiliation":
                card.own_affiliation = True
            elif effect["op"] == "counts_another":
                card.stand_in = self.filters.filter(effect["what"])
                card.stand_in_opposing = effect["whose"] == "opponent"
                card.stand_in_conditions = self._conditions(declared)
            elif effect["op"] == "attaches" and any(trait in str(effect["what"]) for trait in GAINED_TRAITS):
                card.hosts = [True] * len(self.cards)
                card.host_test = self.filters.filter({key: value for key, value in effect["what"].items() if key != "whose"})
            elif effect["op"] == "attaches" and "lacking" in effect["what"]:
                card.host_test = self.filters.filter({"lacking": effect["what"]["lacking"]})
            elif effect["op"] == "enhances_dial":
                card.stands = True
                card.numbers[CAPACITY] = effect["n"]
            elif effect["op"] == "pays_only_for":
                card.pays_for = self.filters.filter(effect["what"])
            elif effect["op"] == "own_cost":
                card.own_costs += [_constant(each) for each in own_costs(effect, self.filters, self._conditions(declared))]
            elif make := CONTINUOUS.get(effect["op"]):
                found += [_constant(each) for each in make(effect, self.filters, self._conditions(declared))]
        return found

    def _fate(self, declared: Mapping[str, Any]) -> Ability:
        """The ability of a fate card, which is resolved whenever it is revealed; its program tests its conditions."""
        made = self._ability({**declared, "conditions": ()})
        verb = Verb(IF, conditions=self._conditions(declared))
        verb.subs = [made.program]
        return Ability(self.compiler.of_ops([verb]), targets=made.targets)

    def _ability(self, declared: Mapping[str, Any], timing: int = -1) -> Ability:
        made = ability_of(self.compiler, declared, targets=targets, costs=costs, conditions=conditions)
        made.timing = timing
        return made

    def _add_triggers(self, card: Card, slot: str, declared: Mapping[str, Any], number: int) -> None:
        made = self._ability(declared, ACTION if slot == "action" else WINDOWS[slot])
        if card.type == EVENT and not declared.get("from_discard"):
            made = self._played(made)
        limit = next((limits.limit(each, number) for each in declared.get("limits", ())), None)
        if limit is not None and limit.scope == EACH_LISTENER and len(declared.get("on", ())) > 1:
            limit = Limit(limit.times, limit.period, EACH_PIECE, number)
        found = card.triggers
        if declared.get("from_discard"):
            found = card.discard_triggers
        elif card.type == EVENT or declared.get("from_hand"):
            found = card.hand_triggers
        if slot == "action":
            found.append(Trigger(ACTIONS, ACTION, made.program, shared=limit, ability=made))
        else:
            heard = [events.make(each, self.filters) for each in declared["on"]]
            triggers = [self._trigger(each, WINDOWS[slot], made, limit) for each in heard]
            found += triggers
            card.play_triggers += [each for each in triggers if each.kind == PLAY_BEGINS and each.subject == ABOUT_ITSELF]

    def _played(self, made: Ability) -> Ability:
        """The ability of an event: its cost is paid, and its effects happen unless its play is cancelled (LCG-EVT-02, LCG-ABL-14)."""
        op = Op(PLAY_EVENT, 1, Selector())
        op.subs = [made.program]
        price = Cost(PLAY_COST, Amount(1))
        program = self.compiler.of_ops([op])
        return Ability(program, targets=made.targets, costs=[price, *made.costs], conditions=made.conditions, timing=made.timing)

    def _trigger(self, heard: Heard, window: int, made: Ability, limit: Limit | None) -> Trigger:
        condition = 0
        if heard.test is not None:
            condition = FIRST_TEST + len(self.event_tests)
            self.event_tests.append(heard.test)
        outlives = window in (REACTION, FORCED_REACTION) and heard.kind in LEAVING
        return trigger(heard, window, made, limit, condition=condition, outlives=outlives)


def looks_at_discards(effect: Mapping[str, Any]) -> bool:
    """Whether the effect takes what lies on top of a discard pile."""
    zone = effect.get("zone", effect.get("what", {}).get("zone"))
    return effect["op"] in ASK_DISCARDS and zone == "discard"


def _constant(effect: Continuous) -> Constant:
    about = FITTING
    if effect.kind in (SEAT_NUMBER, SEAT_FLAG):
        about = OPPOSING_SEAT if effect.whose == OPPOSING else OWN_SEAT
    elif effect.pieces is not None and effect.pieces.code == SOURCE:
        about = ITSELF
    filter = effect.pieces.filter if effect.pieces is not None else None
    return Constant(effect.kind, effect.number, effect.how, about=about, amount=effect.amount, filter=filter, conditions=effect.conditions)


def with_pilots(facts: Sequence[CardFacts]) -> list[CardFacts]:
    """The cards of a run, followed by the other form of each unit that may be an enhancement, and the other way round."""
    forms = [replace(each, type="enhancement", enhances=None) for each in facts if may_be_enhancement(each)]
    return [*facts, *forms, *(unit_form(each) for each in facts if may_be_unit(each))]


def may_be_unit(facts: CardFacts) -> bool:
    """Whether the card is an enhancement with a text that turns it into a unit."""
    return facts.type == "enhancement" and "turn_to_unit" in operations(ABILITIES.get(facts.code, {}))


def unit_form(facts: CardFacts) -> CardFacts:
    """The enhancement as the unit that its text makes of it."""
    made = next(effect for effect in all_effects(ABILITIES[facts.code]) if effect["op"] == "turn_to_unit")
    icons = {name: made.get(name, 0) for name in ("unit_damage", "blast_damage", "tactics")}
    return replace(facts, type="unit", enhances=None, damage_capacity=made["capacity"], **icons)


def may_be_enhancement(facts: CardFacts) -> bool:
    """Whether the card is a unit with the keyword Pilot, or with a text that lets it enter play as an enhancement."""
    if facts.type != "unit":
        return False
    return facts.keyword("pilot") is not None or "enters_as_enhancement" in operations(ABILITIES.get(facts.code, {}))


def without_texts(cards: Sequence[Card], first: Sequence[Program]) -> CardTexts:
    """The tables of a run in which no card has an effect, only the rules' own programs `first`.

    A mission is nothing but its text, so it is not played either.
    """
    for card in cards:
        card.playable = card.playable and card.type != MISSION
    return CardTexts(list(first), [])


def add_abilities(
    cards: Sequence[Card], facts: Sequence[CardFacts], first: Sequence[Program] = (), *, left_out: Container[str] = ()
) -> CardTexts:
    """Put the abilities of `facts` into `cards`, which stand in the same order.

    first: the programs that come before those of cards.
    left_out: kinds of abilities ("interrupt") that have no effect.
    """
    maker = _Maker(cards, facts, first)
    as_unit: dict[str, Card] = {}
    for card, each in zip(cards, facts, strict=True):
        unit = as_unit.get(each.code)
        if unit is not None:
            unit.pilot = card.index
        as_unit[each.code] = card
        if declared := ABILITIES.get(each.code):
            maker.add(card, {kind: listed for kind, listed in declared.items() if kind not in left_out}, is_pilot=unit is not None)
    return CardTexts(maker.compiler.programs, maker.event_tests)
