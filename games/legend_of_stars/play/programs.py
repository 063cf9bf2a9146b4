"""Make the cards of a run from the pool, with their declared abilities as programs, triggers and continuous effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from games.abilities.compiling import Compiler
from games.abilities.filters import FilterCompiler
from games.abilities.parts import ability_of
from games.abilities.triggers import Heard, trigger
from games.engine.abilities.ability import Ability
from games.engine.events.index import EACH_LISTENER, EACH_PIECE, Limit, Trigger
from games.engine.events.windows import ACTION, REACTION
from games.engine.ops import Program
from games.engine.verbs import ASKS, FIRST_TEST, EventTest
from games.legend_of_stars.abilities.constants import (
    BATTLE_ACTIONS,
    CHARACTER,
    DESTROYED,
    EFFECT,
    FIRST_ATTRIBUTE,
    MAIN_ACTIONS,
    SKY,
    SUPPORT,
)
from games.legend_of_stars.abilities.ops import AMOUNTS, CONTINUOUS, VOCABULARY
from games.legend_of_stars.abilities.parts import conditions, costs, events, limits, targets
from games.legend_of_stars.abilities.pieces import cards as card_filters
from games.legend_of_stars.catalogue.fields import ATTRIBUTES
from games.legend_of_stars.catalogue.pool import CardFacts
from games.legend_of_stars.play.cards import GAIN_NAMES, GAIN_SLOTS, Card
from games.legend_of_stars.play.constants import DIRECTIONS

TYPES: Final = {"character": CHARACTER, "effect": EFFECT, "support": SUPPORT}
ATTRIBUTE_MARKS: Final = {choice.code: FIRST_ATTRIBUTE + number for number, choice in enumerate(ATTRIBUTES)}
FIRST_RACE: Final = FIRST_ATTRIBUTE + len(ATTRIBUTES)
# slot of an ability that a player activates -> the kind of the window for it
ACTIONS: Final = {"main_action": MAIN_ACTIONS, "battle_action": BATTLE_ACTIONS}
# The numbers of limits that are reserved for each card, more than an own card may have abilities.
ABILITIES_A_CARD: Final = 256


class CardsOfRun(NamedTuple):
    """The cards of a run, and the tables that they share: programs by number, and the tests of the events that triggers answer."""

    cards: list[Card]
    programs: list[Program]
    event_tests: list[EventTest]


def make_cards(facts: Iterable[CardFacts]) -> CardsOfRun:
    """The cards in the order of `facts`."""
    listed = list(facts)
    races = sorted({race for each in listed for race in each.races})
    made = [_card(each, number, races) for number, each in enumerate(listed)]
    texts = _Texts(listed)
    for card, each in zip(made, listed, strict=True):
        texts.write(card, each.abilities)
    return CardsOfRun(made, texts.compiler.programs, texts.event_tests)


def _card(facts: CardFacts, index: int, races: list[str]) -> Card:
    card = Card(facts.code, facts.name, index, TYPES[facts.type])
    card.is_flash = facts.subtype == "flash"
    card.is_field = facts.subtype == "field"
    card.cost = facts.cost or 0
    card.speed = facts.speed or 0
    card.attack = facts.atk or 0
    card.defence = facts.defense or 0
    card.down = facts.down or 0
    card.icons = [DIRECTIONS.index(icon) for icon in facts.lead_icons or ()]
    card.marks = [False] * (FIRST_RACE + len(races))
    card.marks[SKY] = "sky" in facts.keywords
    if facts.attribute is not None:
        card.marks[ATTRIBUTE_MARKS[facts.attribute]] = True
    for race in facts.races:
        card.marks[FIRST_RACE + races.index(race)] = True
    return card


class _Texts:
    """Makes the abilities of the cards of one run.  facts: in the order of the cards' indexes."""

    def __init__(self, facts: Sequence[CardFacts]) -> None:
        self.filters = FilterCompiler(card_filters, facts, AMOUNTS)
        self.compiler = Compiler(VOCABULARY.makers, ASKS, self.filters)
        self.event_tests: list[EventTest] = []

    def write(self, card: Card, abilities: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
        """Put the declared abilities into a card."""
        number = 0
        for slot, listed in abilities.items():
            for declared in listed:
                number += 1
                if slot in GAIN_SLOTS:
                    for name, gained in VOCABULARY.worth(declared["effects"]).items():
                        card.gains[GAIN_SLOTS.index(slot)][GAIN_NAMES.index(name)] += gained
                if slot == "effect":
                    card.effect = self._ability(declared)
                elif slot == "turned_up":
                    card.turn_up = self._ability(declared)
                elif slot == "constant":
                    self._add_constants(card, declared)
                else:
                    self._add_triggers(card, slot, declared, card.index * ABILITIES_A_CARD + number)
        card.has_text = bool(card.triggers or card.constants or card.turn_up)

    def _ability(self, declared: Mapping[str, Any]) -> Ability:
        return ability_of(self.compiler, declared, targets=targets, costs=costs, conditions=conditions)

    def _add_constants(self, card: Card, declared: Mapping[str, Any]) -> None:
        holding = [conditions.make(each, self.filters) for each in declared.get("conditions", ())]
        for effect in declared["effects"]:
            if make := CONTINUOUS.get(effect["op"]):
                card.constants += make(effect, self.filters, holding)

    def _add_triggers(self, card: Card, slot: str, declared: Mapping[str, Any], number: int) -> None:
        made = self._ability(declared)
        limit = next((limits.limit(each, number) for each in declared.get("limits", ())), None)
        if slot in ACTIONS:
            card.triggers.append(Trigger(ACTIONS[slot], ACTION, made.program, shared=limit, ability=made))
            return
        if limit is not None and limit.scope == EACH_LISTENER and len(declared["on"]) > 1:
            limit = Limit(limit.times, limit.period, EACH_PIECE, number)
        card.triggers += [self._reaction(events.make(each, self.filters), made, limit) for each in declared["on"]]

    def _reaction(self, heard: Heard, made: Ability, limit: Limit | None) -> Trigger:
        condition = 0
        if heard.test is not None:
            condition = FIRST_TEST + len(self.event_tests)
            self.event_tests.append(heard.test)
        return trigger(heard, REACTION, made, limit, condition=condition, outlives=heard.kind == DESTROYED)
