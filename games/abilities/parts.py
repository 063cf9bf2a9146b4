"""Parts of an ability besides its effects: costs, conditions, amounts, targets and limits.

A game declares the kinds of costs, conditions and amounts as rows, like its operations.  A part is a dictionary with the code of its
kind: {"cost": "discard", "n": 1}.

>>> from games.abilities.fields import Number
>>> from games.engine.abilities.ability import Cost
>>> from games.engine.abilities.amounts import Amount
>>> costs = Kinds("cost", {"discard": {"en": "discard {n}"}})
>>> discarding = costs.kind("discard", Number("n", least=1), makes=lambda declared, inside: Cost(4, Amount(declared["n"])))
>>> discarding(2), costs.text(discarding(2), "en"), costs.make(discarding(2)).kind
({'cost': 'discard', 'n': 2}, 'discard 2', 4)
>>> Parts("costs", kinds=costs, joint={"en": " and "}).problem([discarding(0)])
'is wrong: discard: n is 0; use a whole number from 1'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from games.abilities.compiling import Compiler, MakesFilters
from games.abilities.fields import ABSENT, Definitions, EffectPrinter, Field, Flag, Number, OneOf, listed
from games.abilities.filters import NO_EFFECTS, FilterField, Filters
from games.abilities.forms import Declaration, Form, problem_of, shape_of
from games.engine.abilities.ability import CONTROLLER, OPPONENT, Ability, Cost, Target
from games.engine.abilities.amounts import Condition
from games.engine.events.index import EACH_LISTENER, EACH_SEAT, TABLE, Limit
from games.texts import Words

Declared = Mapping[str, Any]
Made = TypeVar("Made")


class Kind(Form, Generic[Made]):
    """One row: a code with fields, and what it compiles to."""

    def __init__(
        self, key: str, code: str, fields: Sequence[Field], makes: Callable[[Declared, MakesFilters | None], Made], takes: Sequence[str]
    ) -> None:
        self.key = key
        self.makes = makes
        super().__init__(code, fields, takes)

    def first(self) -> dict[str, Any]:
        return {self.key: self.code}

    def __call__(self, *values: Any, **named: Any) -> Declaration:
        return self.declare(values, named)


class Kinds(Generic[Made]):
    """The kinds of one part.

    key: the member that holds the code of the kind.
    sentences: code -> its text, with a place for each field.
    """

    def __init__(self, key: str, sentences: Mapping[str, Words]) -> None:
        self.key = key
        self.sentences = sentences
        self.rows: dict[str, Kind[Made]] = {}

    def kind(
        self, code: str, *fields: Field, makes: Callable[[Declared, MakesFilters | None], Made], takes: Sequence[str] = ()
    ) -> Kind[Made]:
        """Add a row.  makes: (the declared part, the compiler of its filters) -> what the engine needs."""
        row = self.rows[code] = Kind(self.key, code, fields, makes, takes)
        return row

    def problem(self, declared: object) -> str:
        """The fault of a declared part, as the end of a sentence; "" if there is none."""
        if not isinstance(declared, Mapping) or self.key not in declared:
            return f"{declared!r} is not a {self.key}; use one of: {', '.join(self.rows)}"
        code = declared[self.key]
        row = self.rows.get(code) if isinstance(code, str) else None
        if row is None:
            return f"there is no {self.key} {code!r}; use one of: {', '.join(self.rows)}"
        problem = problem_of(row, declared)
        return f"{row.code}: {problem}" if problem else ""

    def text(self, declared: Declared, language: str) -> str:
        row = self.rows[declared[self.key]]
        places: dict[str, object] = {}
        for field in row.fields:
            if field.name in declared or field.place not in places:  # of several fields with one place, a part has one
                places[field.place] = field.text(declared.get(field.name), language, NO_EFFECTS, True)
        return self.sentences[row.code][language].format(**places)

    def make(self, declared: Declared, filters: MakesFilters | None = None) -> Made:
        return self.rows[declared[self.key]].makes(declared, filters)

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        return definitions.reference(self.key, self, lambda: {"anyOf": [shape_of(row, definitions) for row in self.rows.values()]})


class Parts(Field):
    """A field of an ability or effect that holds parts, at most `most` of them (0: any number), printed with `joint` between them."""

    takes_many = True
    by_keyword = True

    def __init__(self, name: str, *, kinds: Kinds[Any], joint: Words, most: int = 0, **common: Any) -> None:
        super().__init__(name, **common)
        self.kinds = kinds
        self.joint = joint
        self.most = most

    def fits(self, value: Any) -> bool:
        return isinstance(value, Mapping) and self.kinds.key in value

    def stored(self, value: Any) -> Any:
        return listed(value)

    def problem(self, value: Any) -> str:
        if not isinstance(value, list) or not value:
            return f"is {value or 'empty'!s}; give one of: {', '.join(self.kinds.rows)}"
        for each in value:
            if problem := self.kinds.problem(each):
                return f"is wrong: {problem}"
        return f"has {len(value)} entries; give at most {self.most}" if 0 < self.most < len(value) else ""

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return self.joint[language].join(self.kinds.text(each, language) for each in value or ())

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        shape = {"type": "array", "items": self.kinds.shape(definitions), "minItems": 1}
        return {**shape, "maxItems": self.most} if self.most else shape


# How often an ability may be used in a period: more would let a game go on for hours.
MOST_TIMES: Final = 99

# --- targets ---------------------------------------------------------------------------------------------------------


class _ByOpponent(Flag):
    """Whether the opponent chooses; printed as its words."""

    def __init__(self, name: str, *, words: Words) -> None:
        super().__init__(name, default=ABSENT)
        self.text_of_yes = words

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return self.text_of_yes[language] if value else ""


class Targets(Kinds[Target]):
    """The targets of a game's abilities, one slot each, in the order in which effects refer back to them.

    The opponent may choose them in a game whose sentences have words for it (`by_opponent`).

    >>> from games.abilities.filters import FilterCompiler
    >>> filters = Filters({"en": "{type}"})
    >>> filters.property(OneOf("type", codes=("unit", "base"), words={"unit": {"en": "unit"}, "base": {"en": "base"}}, default=ABSENT))
    >>> targets = Targets(filters, {"one": {"en": "a {what}"}, "some": {"en": "up to {n} × {what}"}})
    >>> targets.text(targets.one(filters(type="unit")), "en"), targets.text(targets.some(2, filters(type="base")), "en")
    ('a unit', 'up to 2 × base')
    >>> targets.make(targets.some(2, filters(type="base")), FilterCompiler(filters, [])).most
    2
    """

    def __init__(self, filters: Filters, sentences: Mapping[str, Words]) -> None:
        super().__init__("target", sentences)
        what = FilterField("what", filters=filters)
        chooser = [_ByOpponent("by_opponent", words=sentences["by_opponent"])] if "by_opponent" in sentences else []
        n = Number("n", least=1)
        self.one = self.kind("one", what, *chooser, makes=lambda declared, inside: _target(declared, inside, 1, 1))
        self.some = self.kind("some", n, what, *chooser, makes=lambda declared, inside: _target(declared, inside, 0, declared["n"]))


def _target(declared: Declared, filters: MakesFilters | None, least: int, most: int) -> Target:
    if filters is None:
        raise ValueError("A target has a filter; give a FilterCompiler to compile it.")
    return Target(filters.filter(declared["what"]), least, most, OPPONENT if declared.get("by_opponent") else CONTROLLER)


# --- limits ----------------------------------------------------------------------------------------------------------

SCOPES = {"card": EACH_LISTENER, "seat": EACH_SEAT, "table": TABLE}


class Limits(Kinds[Limit]):
    """Limits on how often abilities of a game work: for each card, for each seat, or for the whole table.

    periods: code -> the game's number of the period.

    >>> words = {code: {"en": code} for code in ("turn", "game")}
    >>> limits = Limits({"turn": 2, "game": 3}, words, {code: {"en": "{times} a {per}"} for code in SCOPES})
    >>> limits.text(limits.each("card", 1, "turn"), "en"), limits.problem(limits.each("seat", 1, "week"))
    ('1 a turn', "seat: per is 'week'; use one of: turn, game")
    >>> limits.limit(limits.each("seat", 1, "game"), number=7).number
    7
    """

    def __init__(self, periods: Mapping[str, int], words: Mapping[str, Words], sentences: Mapping[str, Words]) -> None:
        super().__init__("limit", sentences)
        self.periods = periods
        fields = (Number("times", least=1, most=MOST_TIMES), OneOf("per", codes=tuple(periods), words=words))
        for code in SCOPES:
            self.kind(code, *fields, makes=lambda declared, inside: self.limit(declared, 0))

    def each(self, scope: str, *values: Any) -> Declaration:
        return self.rows[scope](*values)

    def limit(self, declared: Declared, number: int) -> Limit:
        """The engine's limit.  number: shared by abilities that count together, such as all of one title; 0 if each card counts alone."""
        return Limit(declared["times"], self.periods[declared["per"]], SCOPES[declared[self.key]], number)


# --- abilities -------------------------------------------------------------------------------------------------------


def ability_of(
    compiler: Compiler,
    declared: Declared,
    *,
    targets: Kinds[Target] | None = None,
    costs: Kinds[Cost] | None = None,
    conditions: Kinds[Condition] | None = None,
) -> Ability:
    """The program of an ability with the parts before it: its fields "targets", "costs" and "conditions"."""
    return Ability(
        compiler.program(declared["effects"]),
        targets=[targets.make(each, compiler.filters) for each in declared.get("targets", ())] if targets else None,
        costs=[costs.make(each, compiler.filters) for each in declared.get("costs", ())] if costs else None,
        conditions=[conditions.make(each, compiler.filters) for each in declared.get("conditions", ())] if conditions else None,
    )
