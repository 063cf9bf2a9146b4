"""Declared filters: the pieces that an effect, a target or a cost applies to.

A game declares each property that a filter may test.  Printed properties become a table, made once a run, so a filter can name any number
of traits and titles; properties that can change become tests of the engine.

>>> from games.abilities.fields import ABSENT, Codes, Number
>>> from games.engine.abilities.filters import TOKENS, PieceTest
>>> filters = Filters({"en": "{damaged} {traits}"})
>>> words = {"elf": {"en": "Elf"}, "orc": {"en": "Orc"}}
>>> traits = Codes("traits", codes=("elf", "orc"), words=words, joint={"en": " or "}, default=ABSENT)
>>> filters.property(traits, printed=lambda value, card: bool(set(value) & card))
>>> damaged = Number("damaged", least=1, default=ABSENT, adds={"en": "with {what} damage"})
>>> filters.property(damaged, tests=lambda value, inside: [PieceTest(TOKENS, 0, amount=value)])

>>> hurt = filters(traits="elf", damaged=2)
>>> hurt, filters.text(hurt, "en")
({'traits': ['elf'], 'damaged': 2}, 'with 2 damage Elf')
>>> [filters.printed_test(hurt)(traits) for traits in ({"elf"}, {"orc"})]
[True, False]
>>> compiled = FilterCompiler(filters, [{"elf"}, {"orc"}, {"orc", "elf"}]).filter(hurt)
>>> compiled.printed, compiled.tests[0].amount
([True, False, True], 2)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import and_
from typing import Any, Final

from games.abilities.effects import Effect
from games.abilities.fields import ABSENT, Codes, Definitions, EffectPrinter, Field, OneOf, listed
from games.abilities.forms import Declaration, Form, problem_of, shape_of
from games.engine.abilities.filters import Filter, PieceTest
from games.texts import Words
from games.texts.english import NOUN

Declared = Mapping[str, Any]
ENGLISH: Final = "en"
# The property that tests titles.
NAMED: Final = "named"
# (value of the field, card) -> whether the printed card fits.
Printed = Callable[[Any, Any], bool]
# (value of the field, compiler of filters inside this one) -> tests of the engine.
Tests = Callable[[Any, Callable[[Declared], Filter]], list[PieceTest]]


class NoEffects:
    """A filter holds no effects."""

    def effects(self, effects: Sequence[Effect], language: str) -> str:
        raise TypeError("A filter holds no effects.")

    def grouped(self, text: str, language: str, is_last: bool) -> str:
        return text


NO_EFFECTS: Final = NoEffects()


class Property:
    """One row: a field with its tests of the printed card, of the state, or of the zone (a bit set of kinds of zones)."""

    def __init__(self, field: Field, printed: Printed | None, tests: Tests | None, zones: Callable[[Any], int] | None) -> None:
        self.field = field
        self.printed = printed
        self.tests = tests
        self.zones = zones


class FilterForm(Form):
    """A filter with some properties set: `units(traits="elf")`."""

    __slots__ = ()

    def __call__(self, *values: Any, **named: Any) -> Declaration:
        return self.declare(values, named)


class Filters:
    """The properties that filters of a game can test.

    sentence: the order of the properties' words in each language, with a place for each.
    absent: the words for a property that a filter does not test ("card" in the place of a type); by default none.
    nouns: the properties that may give the noun of the sentence, in order of preference; the last one gives it otherwise ("character").
        A word whose English ends with NOUN is a noun by itself ("Rebel"), which then stands in its place.
    heads: codes whose words stand last beside another noun ("R-unit droid"), and are left out if it ends with them ("protocol droid").
    adjectives: language -> codes whose words are none there.
    """

    def __init__(
        self,
        sentence: Words,
        absent: Mapping[str, Words] | None = None,
        *,
        nouns: Sequence[str] = (),
        heads: frozenset[str] = frozenset(),
        adjectives: Mapping[str, frozenset[str]] | None = None,
    ) -> None:
        self.sentence = sentence
        self.absent = absent or {}
        self.nouns = nouns
        self.heads = heads
        self.adjectives = adjectives or {}
        self.properties: dict[str, Property] = {}
        # The words of each place in the sentence of a filter that tests nothing.
        self.unsaid: dict[str, str] = {}
        # The places of filters inside a filter.
        self.inside: set[str] = set()
        self.form = Form("filter", ())

    def property(
        self, field: Field, *, printed: Printed | None = None, tests: Tests | None = None, zones: Callable[[Any], int] | None = None
    ) -> None:
        """Add a row; every filter may leave it out."""
        if field.default is not ABSENT:
            raise ValueError(f"{field.name}: a filter may leave a property out; give the field default=ABSENT.")
        self.properties[field.name] = Property(field, printed, tests, zones)
        self.unsaid[field.place] = ""
        if isinstance(field, FilterField):
            self.inside.add(field.place)
        self.form = Form("filter", [row.field for row in self.properties.values()])

    def __call__(self, *values: Any, **named: Any) -> Declaration:
        return self.form.declare(values, named)

    def variant(self, *takes: str, **preset: Any) -> FilterForm:
        """Filters with some properties set, such as those of units; `takes` orders values without a keyword.  Add the properties first."""
        form = FilterForm("filter", self.form.fields)
        form.preset = {name: form.by_name[name].stored(value) for name, value in preset.items()}
        form.take(takes)
        return form

    def printed_test(self, declared: Declared) -> Callable[[Any], bool]:
        """A function that says whether a printed card fits as far as print tells: what depends on a game is not asked."""
        rows = [(fits, value) for name, value in declared.items() if (fits := self.properties[name].printed)]
        if len(rows) == 1:
            [(only, what)] = rows
            return lambda card: only(what, card)
        return lambda card: all(fits(value, card) for fits, value in rows)

    def text(self, declared: Declared, language: str) -> str:
        words = self.unsaid | {name: texts[language] for name, texts in self.absent.items()}
        for name in (name for name in self.properties if name in declared):
            field = self.properties[name].field
            text = str(field.text(declared[name], language, NO_EFFECTS, True))
            words[field.place] = field.adds[language].format(what=text) if text and isinstance(field.adds, Mapping) else text
        if self.nouns:
            self._place_noun(words, declared, language)
        return " ".join(self.sentence[language].format(**words).split())

    def _place_noun(self, words: dict[str, str], declared: Declared, language: str) -> None:
        """ "Rebel spy", not "spy Rebel character"; a name needs no noun beside it."""
        last = self.nouns[-1]
        if len(listed(declared.get(last, []))) < 2:
            found = [name for name in self.nouns[:-1] if name in declared and self._is_noun(name, declared[name], language)]
            if found:
                head = next((name for name in found if self.heads.issuperset(listed(declared[name]))), found[0])
                noun = str(self.properties[head].field.text(declared[head], language, NO_EFFECTS, True))
                words[last], words[head] = noun, ""
                if other := next((name for name in found if name != head and words[name].endswith(noun)), ""):
                    words[last], words[other] = words[other], ""
            elif NAMED in declared:
                words[last] = ""
        # A filter inside this one has a noun of its own, which may need a plural, too.
        for name, word in words.items():
            if NOUN in word and name != last and name not in self.inside:
                words[name] = word.replace(NOUN, "")

    def _is_noun(self, name: str, codes: Sequence[str], language: str) -> bool:
        """Whether each of the words is one."""
        field = self.properties[name].field
        if not isinstance(field, Codes | OneOf):
            return False
        return all(field.words[code][ENGLISH].endswith(NOUN) and code not in self.adjectives.get(language, ()) for code in listed(codes))

    def problem(self, declared: object) -> str:
        """The fault of a declared filter, as the end of a sentence; "" if there is none."""
        if not isinstance(declared, Mapping):
            return f"is {declared!r}; give a filter"
        if problem := problem_of(self.form, declared):
            return f"is wrong: {problem}"
        return "" if declared else f"is empty; use: {', '.join(self.properties)}"

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        """The JSON Schema of a filter."""
        return definitions.reference("filter", self, lambda: {**shape_of(self.form, definitions), "minProperties": 1})


class FilterCompiler:
    """Compiles the filters of a run.  cards: in the order of their indexes.  counts: what amounts may count besides pieces."""

    def __init__(self, filters: Filters, cards: Sequence[Any], counts: Mapping[str, tuple[int, int]] | None = None) -> None:
        self.filters = filters
        self.cards = cards
        self.counts: Mapping[str, tuple[int, int]] = counts or {}
        self._made: dict[str, Filter] = {}
        # (property, its value as JSON) -> which cards fit as printed; filters share few properties with few values.
        self._columns: dict[tuple[str, str], list[bool]] = {}

    def filter(self, declared: Declared) -> Filter:
        """The compiled filter; equal declarations share one."""
        key = json.dumps(declared, sort_keys=True)
        if key not in self._made:
            self._made[key] = self._make(declared)
        return self._made[key]

    def _make(self, declared: Declared) -> Filter:
        rows = [(self.filters.properties[name], value) for name, value in declared.items()]
        columns = [self._column(row.field.name, row.printed, value) for row, value in rows if row.printed]
        table = reduce(lambda one, other: list(map(and_, one, other)), columns) if columns else None
        tests = [test for row, value in rows if row.tests for test in row.tests(value, self.filter)]
        zones = 0
        for row, value in rows:
            zones |= row.zones(value) if row.zones else 0
        return Filter(table, tests, zones=zones)

    def _column(self, name: str, fits: Printed, value: Any) -> list[bool]:
        key = name, json.dumps(value, sort_keys=True)
        if key not in self._columns:
            self._columns[key] = [fits(value, card) for card in self.cards]
        return self._columns[key]


class FilterField(Field):
    """A field that holds a filter, such as "what" in `destroy(what=unit(traits="elf"))`."""

    def __init__(self, name: str, *, filters: Filters, **common: Any) -> None:
        super().__init__(name, **common)
        self.filters = filters

    def problem(self, value: Any) -> str:
        return self.filters.problem(value)

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return self.filters.text(value, language) if value else ""

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        return self.filters.shape(definitions)


class FilterFields(FilterField):
    """A field that holds several filters, one of which must fit; they are printed with `joint` between them."""

    def __init__(self, name: str, *, filters: Filters, joint: Words, **common: Any) -> None:
        super().__init__(name, filters=filters, **common)
        self.joint = joint

    def stored(self, value: Any) -> Any:
        return listed(value)

    def problem(self, value: Any) -> str:
        if not isinstance(value, list) or len(value) < 2:
            return f"is {value!r}; give a list of two or more filters"
        return next((problem for each in value if (problem := super(FilterFields, self).problem(each))), "")

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return self.joint[language].join(self.filters.text(each, language) for each in value or ())

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        return {"type": "array", "items": self.filters.shape(definitions), "minItems": 2}
