"""The vocabulary of a game: a row for each operation, and the slots (kinds) of abilities."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Self

from games.abilities.compiling import Maker
from games.abilities.effects import Effect
from games.abilities.fields import Definitions, Effects, Field
from games.abilities.forms import Declaration, Form, shape_of
from games.texts import Words

# The gains from effects: name -> amount ("cards": 2).
Given = Mapping[str, int]
# The worth of an effect to a policy; the function gives the worth of effects inside it.
Worth = Callable[[Effect, Callable[[Iterable[Effect]], Given]], Given]

# The abilities of a card as they are declared: slot -> [{"effects": [...], ...}].
Declared = dict[str, list[dict[str, Any]]]


class Slot(Form):
    """A time or way in which abilities work: `ally(ELF, draw(1))`.

    most: the abilities of a card that may have it, 0 for any number.
    lasts: whether its effects last as long as the card is in play, so that no period ends them.
    """

    __slots__ = ("lasts", "most", "words")

    def __init__(self, code: str, words: Words, fields: Sequence[Field], most: int = 0, lasts: bool = False) -> None:
        super().__init__(code, fields)
        self.words = words
        self.most = most
        self.lasts = lasts

    def __call__(self, *values: Any, **named: Any) -> tuple[str, Declaration]:
        return self.code, self.declare(values, named)


class Operation(Form):
    """One row of a vocabulary.

    words: the key of its sentence, or a function that chooses the key by the effect.
    places: the text for further places of the sentence.
    compiles: makes its ops; None if the rules read the declaration instead.
    worth: what it gives, for policies.
    affects: whose cards or tokens it changes ("own", "opponent", "any"), or a function that says so; "" for nobody's.
    gain: (code, number) of a gain that a line shows apart from its text; None otherwise.
    fills: the reference to the cards that it chooses or looks at ("picked"), or a function that says so; "" for none.
    unread: the names of the fields that the rules do not read in this effect.
    check: the fault of an effect whose fields are right one by one, "" if there is none.
    is_played: whether the rules carry it out.
    example: the heading of the manual below which it is shown, and the values of the declaration shown there; () if `abilities/examples.py`
        shows it.
    """

    __slots__ = ("affects", "check", "compiles", "example", "fills", "gain", "is_played", "places", "unread", "words", "worth")

    def __init__(
        self,
        code: str,
        fields: Sequence[Field],
        *,
        takes: Sequence[str] = (),
        words: str | Callable[[Effect], str] = "",
        places: Callable[[Effect], Mapping[str, Words]] | None = None,
        compiles: Maker | None = None,
        worth: Worth | None = None,
        affects: str | Callable[[Effect], str] = "",
        gain: Callable[[Effect], tuple[str, int] | None] | None = None,
        fills: str | Callable[[Effect], str] = "",
        unread: Callable[[Effect], Collection[str]] | None = None,
        check: Callable[[Effect], str] | None = None,
        is_played: bool = True,
        example: Sequence[Any] = (),
    ) -> None:
        super().__init__(code, fields, takes)
        self.words = words or code
        self.places = places
        self.compiles = compiles
        self.worth = worth
        self.affects = affects
        self.gain = gain
        self.fills = fills
        self.unread = unread
        self.check = check
        self.is_played = is_played
        self.example = tuple(example)

    def __call__(self, *values: Any, **named: Any) -> Declaration:
        return self.declare(values, named)

    def first(self) -> dict[str, Any]:
        return {"op": self.code}

    def variant(self, *takes: str, **preset: Any) -> Self:
        """The same operation with some values set; `takes` orders the others."""
        twin = type(self).__new__(type(self))
        for name in (*Form.__slots__, *Operation.__slots__):
            setattr(twin, name, getattr(self, name))
        twin.preset = {**self.preset, **preset}
        twin.take(takes)
        return twin

    def key(self, effect: Effect) -> str:
        """The key of its sentence."""
        return self.words if isinstance(self.words, str) else self.words(effect)

    def affected(self, effect: Effect) -> str:
        return self.affects if isinstance(self.affects, str) else self.affects(effect)

    def filled(self, effect: Effect) -> str:
        """The reference to the cards that it chooses or looks at."""
        return self.fills if isinstance(self.fills, str) else self.fills(effect)


class SomeEffects(Effects):
    """Effects of some operations, such as those that last; others can only stand inside them.

    operations: by code.  They may be declared after the slot that holds the field.
    lasts: whether these effects last as long as the card is in play.
    """

    def __init__(self, name: str, operations: Mapping[str, Operation], *, lasts: bool = False, **common: Any) -> None:
        super().__init__(name, **common)
        self.operations = operations
        self.lasts = lasts

    def problem(self, value: Any) -> str:
        if problem := super().problem(value):
            return problem
        other = next((effect["op"] for effect in value if effect["op"] not in self.operations), None)
        return "" if other is None else f"has {other!r}; use one of: {', '.join(self.operations)}"

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        return {**super().shape(definitions), "items": definitions.reference("some_effects", self, lambda: self._any_of(definitions))}

    def _any_of(self, definitions: Definitions) -> dict[str, Any]:
        return {"anyOf": [shape_of(row, definitions, lasts=self.lasts) for row in self.operations.values()]}


class Vocabulary:
    """All operations and slots with which a game declares its cards.

    ability_members: the fields of an ability besides its effects.
    """

    def __init__(self, ability_members: Iterable[Field] = ()) -> None:
        self.ability_members = tuple(ability_members)
        # By code, in the order in which they are declared.
        self.operations: dict[str, Operation] = {}
        self.slots: dict[str, Slot] = {}

    def operation(self, code: str, *fields: Field, **columns: Any) -> Operation:
        """Add a row; the columns are those of `Operation`.  ValueError for a code that is taken."""
        if code in self.operations:
            raise ValueError(f"{code}: this operation is declared already; declare a variant of it, or take another code.")
        row = self.operations[code] = Operation(code, fields, **columns)
        return row

    def slot(
        self, code: str, words: Words, *fields: Field, most: int = 0, lasts: bool = False, only: Mapping[str, Operation] | None = None
    ) -> Slot:
        """Add a slot, whose abilities have these fields and effects; with `only`, effects of these operations alone."""
        effects = Effects("effects") if only is None else SomeEffects("effects", only, lasts=lasts)
        row = self.slots[code] = Slot(code, words, (*fields, effects), most, lasts)
        return row

    def card(self, *abilities: tuple[str, Declaration]) -> Declared:
        """The declaration of one card, in the order of the slots; TypeError for a value that is not an ability in a slot."""
        for value in abilities:
            if not (isinstance(value, tuple) and len(value) == 2 and value[0] in self.slots):
                raise TypeError(f"card: {value!r} is not an ability; put effects into a slot: {', '.join(self.slots)}")
        found: Declared = {}
        for code in self.slots:
            listed: list[dict[str, Any]] = [ability for slot, ability in abilities if slot == code]
            if listed:
                found[code] = listed
        return found

    @property
    def makers(self) -> Mapping[str, Maker | None]:
        return {code: row.compiles for code, row in self.operations.items()}

    def worth(self, effects: Iterable[Effect]) -> dict[str, int]:
        """The sum of the gains from effects, by name."""
        total: dict[str, int] = {}
        for effect in effects:
            row = self.operations[effect["op"]]
            for name, amount in (row.worth(effect, self.worth) if row.worth else {}).items():
                total[name] = total.get(name, 0) + amount
        return total
