"""What a declaration says that the rules could not do, though each of its fields is right alone.

A reference to cards needs something earlier that names them: "the target" a target, "the chosen card" a choice, "that card" an event.  An
amount is counted in one way.  What lasts ends with a period, except in an ability that itself lasts.  Without this check such words would
be printed, and the rules would pass over them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from games.abilities.effects import Effect
from games.abilities.fields import Effects, Field, Options
from games.abilities.filters import FilterField, FilterFields, Filters
from games.abilities.forms import UNTIL
from games.abilities.parts import Parts
from games.abilities.shared.verbs import REFERENCES, THIRD_TARGET_SLOT, Counted, Who, if_done
from games.abilities.vocabulary import Operation, Slot, Vocabulary
from games.contracts.catalogue import AbilityFault, Place
from games.engine.abilities.amounts import EVENT_AMOUNT, HAPPENED_AMOUNT, SUM_OF_VALUES
from games.engine.abilities.filters import COMPARED, IN_SLOT, OF_EVENT, SAME_CONTROLLER, WITH_EVENT, Filter, PieceTest
from games.engine.verbs import EVENT_PIECE, EVENT_SOURCE, SLOT, SOURCE

NO_TARGET: Final = "no_target"
NOTHING_CHOSEN: Final = "nothing_chosen"
NO_EVENT: Final = "no_event"
NOTHING_BEFORE: Final = "nothing_before"
COUNTED_TWICE: Final = "counted_twice"
NOTHING_COUNTED: Final = "nothing_counted"
ENDS_WITH_CARD: Final = "ends_with_card"
NO_END: Final = "no_end"
NOT_READ: Final = "not_read"

# The end of a sentence that begins with the name of the field.
SENTENCES: Final = {
    NO_TARGET: "names a target that the ability lacks; give the ability that target, or name other cards",
    NOTHING_CHOSEN: "names cards that no effect before has chosen or looked at; let one do so, or name other cards",
    NO_EVENT: "names an event, but the ability answers none; name other cards or another number",
    NOTHING_BEFORE: "asks what happened before, but no effect comes before; put one before it",
    COUNTED_TWICE: "and count are two ways to count; give one of them",
    NOTHING_COUNTED: "is a sum over cards; give the cards with per",
    ENDS_WITH_CARD: "is not possible here: a constant ability lasts as long as its card is in play; leave it out",
    NO_END: "is missing; say when this ends",
    NOT_READ: "does not matter for this effect; leave it out",
}


def faults_of(vocabulary: Vocabulary, abilities: Mapping[str, Any]) -> Iterator[AbilityFault]:
    """The faults of a card's abilities, whose fields are right one by one."""
    for code, listed in abilities.items():
        slot = vocabulary.slots[code]
        for number, ability in enumerate(listed):
            yield from _Ability(vocabulary, slot).faults(ability, (code, number))


def sentence_of(fault: AbilityFault, abilities: Mapping[str, Any]) -> str:
    """The fault as a sentence without its full stop: the operation (or the slot) and the field, and what is wrong.

    >>> sentence_of(AbilityFault(("day", 0, "effects", 0, "who"), NO_EVENT), {"day": [{"effects": [{"op": "heal", "who": "it"}]}]})
    'heal: who names an event, but the ability answers none; name other cards or another number'
    """
    about, here = str(fault.place[0]), abilities
    for part in fault.place[:-1]:
        here = here[part]  # type: ignore[index]  # a slot's name, or a place in a list
        about = str(here["op"]) if isinstance(here, Mapping) and "op" in here else about
    return f"{about}: {fault.place[-1]} {SENTENCES[fault.code]}"


class _Ability:
    """Reads one ability from its start to its end, and notes what its effects can refer to."""

    def __init__(self, vocabulary: Vocabulary, slot: Slot) -> None:
        self.vocabulary = vocabulary
        self.slot = slot
        self.targets = 0
        self.filled: frozenset[int] = frozenset()
        self.hears = False
        # The effects so far.
        self.effects = 0

    def faults(self, ability: Mapping[str, Any], at: Place) -> Iterator[AbilityFault]:
        self.hears = "on" in ability
        for field in self.slot.fields:
            if field.name in ability:
                yield from self._of_field(field, ability[field.name], (*at, field.name))

    def _of_effects(self, effects: Iterable[Effect], at: Place) -> Iterator[AbilityFault]:
        for number, effect in enumerate(effects):
            yield from self._of_effect(self.vocabulary.operations[effect["op"]], effect, (*at, number))
            self.effects += 1

    def _of_effect(self, row: Operation, effect: Effect, at: Place) -> Iterator[AbilityFault]:
        if row.compiles is if_done and not self.effects:
            yield AbilityFault((*at, "op"), NOTHING_BEFORE)
        heard = self.hears
        self.hears = heard or "on" in effect
        unread = row.unread(effect) if row.unread else ()
        for field in row.fields:
            if field.name in unread:
                if effect.get(field.name, field.default) != field.default:
                    yield AbilityFault((*at, field.name), NOT_READ)
            elif field.name in effect:
                yield from self._of_field(field, effect[field.name], (*at, field.name))
        self.hears = heard
        yield from self._of_end(row, effect, at)
        yield from self._of_amount(row, effect, at)
        if filled := row.filled(effect):
            self.filled |= {REFERENCES[filled][1]}

    def _of_end(self, row: Operation, effect: Effect, at: Place) -> Iterator[AbilityFault]:
        if UNTIL not in row.by_name:
            return
        if self.slot.lasts and UNTIL in effect:
            yield AbilityFault((*at, UNTIL), ENDS_WITH_CARD)
        if not self.slot.lasts and UNTIL not in effect:
            yield AbilityFault((*at, UNTIL), NO_END)

    def _of_amount(self, row: Operation, effect: Effect, at: Place) -> Iterator[AbilityFault]:
        field = row.by_name.get("count")
        if "count" not in effect or not isinstance(field, Counted):
            return
        code = field.amounts[effect["count"]][0]
        if code != SUM_OF_VALUES and "per" in effect:
            yield AbilityFault((*at, "per"), COUNTED_TWICE)
        if code == SUM_OF_VALUES and "per" not in effect:
            yield AbilityFault((*at, "count"), NOTHING_COUNTED)
        if code == EVENT_AMOUNT and not self.hears:
            yield AbilityFault((*at, "count"), NO_EVENT)
        if code == HAPPENED_AMOUNT and not self.effects:
            yield AbilityFault((*at, "count"), NOTHING_BEFORE)

    def _of_field(self, field: Field, value: Any, at: Place) -> Iterator[AbilityFault]:
        if isinstance(field, Effects):
            yield from self._of_effects(value, at)
        elif isinstance(field, Options):
            yield from self._of_options(value, at)
        elif isinstance(field, Parts):
            yield from self._of_parts(field, value, at)
        elif isinstance(field, Who) and isinstance(value, str):
            code, number = REFERENCES.get(value, (SOURCE, 0))  # a game may have more, of the card itself
            yield from self._of_reference(at, number if code == SLOT else -1, code in (EVENT_PIECE, EVENT_SOURCE))
        elif isinstance(field, FilterFields):
            for number, each in enumerate(value):
                yield from self._of_filter(field.filters, each, (*at, number))
        elif isinstance(field, FilterField | Who):
            yield from self._of_filter(field.filters, value, at)

    def _of_options(self, options: Iterable[Iterable[Effect]], at: Place) -> Iterator[AbilityFault]:
        """One option is carried out, so none refers to what another has chosen."""
        before, effects = self.filled, self.effects
        after = before
        for number, option in enumerate(options):
            self.filled, self.effects = before, effects
            yield from self._of_effects(option, (*at, number))
            after |= self.filled
        self.filled = after

    def _of_parts(self, field: Parts, value: Iterable[Mapping[str, Any]], at: Place) -> Iterator[AbilityFault]:
        heard = self.hears
        self.hears = heard or field.name == "on"
        for number, part in enumerate(value):
            row = field.kinds.rows[part[field.kinds.key]]
            for inner in row.fields:
                if inner.name in part:
                    yield from self._of_field(inner, part[inner.name], (*at, number, inner.name))
            self.targets += field.kinds.key == "target"
        self.hears = heard

    def _of_filter(self, filters: Filters, declared: Mapping[str, Any], at: Place) -> Iterator[AbilityFault]:
        for name, value in declared.items():
            row = filters.properties[name]
            inside: list[Mapping[str, Any]] = []
            for test in row.tests(value, _keeps(inside)) if row.tests else ():
                slot, event = _read_by(test)
                yield from self._of_reference((*at, name), slot, event)
            for each in inside:
                yield from self._of_filter(filters, each, (*at, name))

    def _of_reference(self, at: Place, slot: int, event: bool) -> Iterator[AbilityFault]:
        """slot: -1 for a reference to none."""
        if event and not self.hears:
            yield AbilityFault(at, NO_EVENT)
        if 0 <= slot <= THIRD_TARGET_SLOT and slot >= self.targets and slot not in self.filled:
            yield AbilityFault(at, NO_TARGET)
        if slot > THIRD_TARGET_SLOT and slot not in self.filled:
            yield AbilityFault(at, NOTHING_CHOSEN)


def _keeps(found: list[Mapping[str, Any]]) -> Any:
    """A compiler of filters that keeps those inside another instead of compiling them."""

    def keep(declared: Mapping[str, Any]) -> Filter:
        found.append(declared)
        return Filter()

    return keep


def _read_by(test: PieceTest) -> tuple[int, bool]:
    """The slot that a test reads, -1 for none, and whether it reads the event."""
    if test.code in (IN_SLOT, SAME_CONTROLLER):
        return test.number, False
    if test.code == COMPARED:
        return (test.amount if test.amount >= 0 else -1), test.amount == WITH_EVENT
    return -1, test.code == OF_EVENT
