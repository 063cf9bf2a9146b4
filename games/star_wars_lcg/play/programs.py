"""Put the declared abilities into the cards of a run: triggers in play and in hand, constant effects, and what fate cards do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.abilities.compiling import Compiler
from games.abilities.filters import FilterCompiler
from games.abilities.parts import ability_of
from games.abilities.triggers import Heard, trigger
from games.engine.abilities.ability import Ability, Cost
from games.engine.abilities.amounts import Amount, Condition
from games.engine.events.index import Limit, Trigger
from games.engine.events.windows import ACTION, FORCED_INTERRUPT, FORCED_REACTION, INTERRUPT, REACTION
from games.engine.ops import Op, Program, Selector
from games.engine.table.changes import SEAT_FLAG, SEAT_NUMBER
from games.engine.verbs import ASKS, FIRST_TEST, IF, OPPOSING, SOURCE, Continuous, EventTest, Verb
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.abilities.constants import (
    ACTIONS,
    CAPTURES,
    DESTROYED,
    DISCARDED,
    EVENT,
    LEAVES_PLAY,
    MISSION_COMPLETED,
    PLAY_COST,
    PLAY_EVENT,
    RETURNED,
    SACRIFICED,
)
from games.star_wars_lcg.abilities.ops import CONTINUOUS, VOCABULARY
from games.star_wars_lcg.abilities.parts import conditions, costs, events, limits, targets
from games.star_wars_lcg.abilities.pieces import pieces
from games.star_wars_lcg.catalogue.card_facts import CardFacts
from games.star_wars_lcg.play.cards import FITTING, ITSELF, OPPOSING_SEAT, OWN_SEAT, Card, Constant

WINDOWS: Final = {
    "interrupt": INTERRUPT,
    "reaction": REACTION,
    "forced_interrupt": FORCED_INTERRUPT,
    "forced_reaction": FORCED_REACTION,
}
# The events with which a card leaves, so that it hears them a last time.
LEAVING: Final = (LEAVES_PLAY, DESTROYED, SACRIFICED, CAPTURES, RETURNED, DISCARDED, MISSION_COMPLETED)
# Limits of one title have numbers of their own.
ABILITIES_A_TITLE: Final = 16


@dataclass(frozen=True, slots=True)
class CardTexts:
    """What all cards of a run have together: their programs by number, and the tests of the events that they answer."""

    programs: list[Program]
    event_tests: list[EventTest]


class _Maker:
    """Makes the abilities of one run.  cards, facts: in the same order."""

    def __init__(self, cards: Sequence[Card], facts: Sequence[CardFacts], first: Sequence[Program]) -> None:
        self.cards = cards
        self.filters = FilterCompiler(pieces, facts)
        self.compiler = Compiler(VOCABULARY.makers, {*ASKS, PLAY_EVENT}, self.filters)
        self.compiler.programs = list(first)
        self.event_tests: list[EventTest] = []

    def add(self, card: Card, abilities: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        number = 0
        for slot, listed in abilities.items():
            for declared in listed:
                number += 1
                if slot == "constant":
                    card.constants += self._constants(declared)
                elif slot == "fate":
                    card.fate = self._fate(declared)
                else:
                    self._add_triggers(card, slot, declared, card.title * ABILITIES_A_TITLE + number)

    def _conditions(self, declared: Mapping[str, Any]) -> list[Condition]:
        return [conditions.make(each, self.filters) for each in declared.get("conditions", ())]

    def _constants(self, declared: Mapping[str, Any]) -> list[Constant]:
        found: list[Constant] = []
        for effect in declared["effects"]:
            if make := CONTINUOUS.get(effect["op"]):
                found += [_constant(each) for each in make(effect, self.filters, self._conditions(declared))]
        return found

    def _fate(self, declared: Mapping[str, Any]) -> Ability:
        """A fate card is resolved whenever it is revealed, so its conditions are asked inside."""
        made = self._ability({**declared, "conditions": ()})
        verb = Verb(IF, conditions=self._conditions(declared))
        verb.subs = [made.program]
        return Ability(self.compiler.of_ops([verb]), targets=made.targets)

    def _ability(self, declared: Mapping[str, Any]) -> Ability:
        return ability_of(self.compiler, declared, targets=targets, costs=costs, conditions=conditions)

    def _add_triggers(self, card: Card, slot: str, declared: Mapping[str, Any], number: int) -> None:
        made = self._ability(declared)
        if card.type == EVENT:
            made = self._played(made)
        limit = next((limits.limit(each, number) for each in declared.get("limits", ())), None)
        found = card.hand_triggers if card.type == EVENT or declared.get("from_hand") else card.triggers
        if slot == "action":
            found.append(Trigger(ACTIONS, ACTION, made.program, shared=limit, ability=made))
        else:
            heard = [events.make(each, self.filters) for each in declared["on"]]
            found += [self._trigger(each, WINDOWS[slot], made, limit) for each in heard]

    def _played(self, made: Ability) -> Ability:
        """An event's ability: its cost is paid, it is played, and its effects happen if nothing cancels that (LCG-EVT-02, LCG-ABL-14)."""
        op = Op(PLAY_EVENT, 1, Selector())
        op.subs = [made.program]
        price = Cost(PLAY_COST, Amount(1))
        return Ability(self.compiler.of_ops([op]), targets=made.targets, costs=[price, *made.costs], conditions=made.conditions)

    def _trigger(self, heard: Heard, window: int, made: Ability, limit: Limit | None) -> Trigger:
        condition = 0
        if heard.test is not None:
            condition = FIRST_TEST + len(self.event_tests)
            self.event_tests.append(heard.test)
        outlives = window in (REACTION, FORCED_REACTION) and heard.kind in LEAVING
        return trigger(heard, window, made, limit, condition=condition, outlives=outlives)


def _constant(effect: Continuous) -> Constant:
    about = FITTING
    if effect.kind in (SEAT_NUMBER, SEAT_FLAG):
        about = OPPOSING_SEAT if effect.whose == OPPOSING else OWN_SEAT
    elif effect.pieces is not None and effect.pieces.code == SOURCE:
        about = ITSELF
    filter = effect.pieces.filter if effect.pieces is not None else None
    return Constant(effect.kind, effect.number, effect.how, about=about, amount=effect.amount, filter=filter, conditions=effect.conditions)


def add_abilities(cards: Sequence[Card], facts: Sequence[CardFacts], first: Sequence[Program] = ()) -> CardTexts:
    """Put the abilities of `facts` into `cards`, which stand in the same order.  first: the programs that come before those of cards."""
    maker = _Maker(cards, facts, first)
    for card, each in zip(cards, facts, strict=True):
        if declared := ABILITIES.get(each.code):
            maker.add(card, declared)
    return CardTexts(maker.compiler.programs, maker.event_tests)
