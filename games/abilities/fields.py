"""The kinds of fields that operations and abilities have: the values of each, its wording and its JSON Schema.

Every field has:
    name: its key in the declared effect.
    default: its value if a declaration leaves it out; REQUIRED: it must be given; ABSENT: the effect then lacks the key.
    argument: its keyword in a declaration, if that is not `name`.
    place: its place in the sentence of an operation ("{n}"), if that is not `name`.
    adds: the text around the sentence of an effect that has the field ("you may {what}"), or a function that chooses it, given the effect
        and the effects beside it; None for no text.
    adds_to: the place that `adds` is put around, instead of the whole sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Final, Protocol

from games.abilities.effects import Effect
from games.texts import Words


class NoDefault(Enum):
    REQUIRED = "required"
    ABSENT = "absent"


REQUIRED: Final = NoDefault.REQUIRED
ABSENT: Final = NoDefault.ABSENT

Addition = Words | Callable[[Effect, Sequence[Effect]], Words | None]


class EffectPrinter(Protocol):
    """Prints what is inside an effect."""

    def effects(self, effects: Sequence[Effect], language: str) -> str: ...

    def grouped(self, text: str, language: str, is_last: bool) -> str:
        """The text, marked off from what follows if the effect around it is not the last of its line."""
        ...


class Field:
    """A field of any kind; its schema is that of its values."""

    # Does it take every further value of a declaration, as the factions in `ally(BLOB, CULT, draw(1))`?
    takes_many: ClassVar[bool] = False
    # Is it given by its keyword only?
    by_keyword: ClassVar[bool] = False

    def __init__(
        self, name: str, *, default: Any = REQUIRED, argument: str = "", place: str = "", adds: Addition | None = None, adds_to: str = ""
    ) -> None:
        self.name = name
        self.default = default
        self.argument = argument or name
        self.place = place or name
        self.adds = adds
        self.adds_to = adds_to

    def fits(self, value: Any) -> bool:
        """May this value, one of several in a declaration, be meant for the field?"""
        return True

    def stored(self, value: Any) -> Any:
        """The value as the effect holds it."""
        return value

    def problem(self, value: Any) -> str:
        """What is wrong with a stored value and what to use instead, as the end of a sentence; "" if nothing is."""
        raise NotImplementedError

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        """What stands in its place in the sentence; `value` is None if the effect lacks it."""
        return value

    def shape(self) -> dict[str, Any]:
        raise NotImplementedError


class Number(Field):
    """A whole number; None for any number if that is allowed.

    >>> Number("n", least=1).problem(0)
    'is 0; use a whole number from 1'
    """

    def __init__(self, name: str, *, least: int = 0, or_any: bool = False, **common: Any) -> None:
        super().__init__(name, **common)
        self.least = least
        self.or_any = or_any

    def problem(self, value: Any) -> str:
        if (type(value) is int and value >= self.least) or (value is None and self.or_any):
            return ""
        return f"is {value!r}; use a whole number from {self.least}{', or None for any number' if self.or_any else ''}"

    def shape(self) -> dict[str, Any]:
        return {"type": ["integer", "null"] if self.or_any else "integer", "minimum": self.least}


class OneOf(Field):
    """A code out of several.

    words: code -> what stands for it in the sentence.
    """

    def __init__(self, name: str, *, codes: Sequence[str], words: Mapping[str, Words] | None = None, **common: Any) -> None:
        super().__init__(name, **common)
        self.codes = tuple(codes)
        self.words: Mapping[str, Words] = words or {}

    def problem(self, value: Any) -> str:
        return "" if value in self.codes else f"is {value!r}; use one of: {', '.join(self.codes)}"

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return self.words[value][language] if value and self.words else ""

    def shape(self) -> dict[str, Any]:
        return {"enum": list(self.codes)} if len(self.codes) > 1 else {"const": self.codes[0]}


class Codes(Field):
    """A list of codes, printed one after the other with `joint` between them.

    published: the codes that the schema allows, if they are more than a declaration may use.
    unique: does the schema want each code once?
    """

    takes_many: ClassVar[bool] = True

    def __init__(
        self,
        name: str,
        *,
        codes: Sequence[str],
        words: Mapping[str, Words] | None = None,
        joint: Words | None = None,
        published: Sequence[str] = (),
        unique: bool = False,
        **common: Any,
    ) -> None:
        super().__init__(name, **common)
        self.codes = tuple(codes)
        self.words: Mapping[str, Words] = words or {}
        self.joint: Words = joint or {}
        self.published = tuple(published or codes)
        self.unique = unique

    def fits(self, value: Any) -> bool:
        return isinstance(value, str)

    def stored(self, value: Any) -> Any:
        return [value] if isinstance(value, str) else list(value)

    def problem(self, value: Any) -> str:
        if not value:
            return f"is empty; name at least one of: {', '.join(self.codes)}"
        for code in value:
            if code not in self.codes:
                return f"has {code!r}; use: {', '.join(self.codes)}"
        return ""

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return self.joint[language].join(self.words[code][language] for code in value or ()) if self.words else ""

    def shape(self) -> dict[str, Any]:
        limit: dict[str, Any] = {"uniqueItems": True} if self.unique else {"minItems": 1}
        return {"type": "array", "items": {"enum": list(self.published)}, **limit}


class CardCodes(Field):
    """A list of codes of cards, printed as their titles.

    title: (code of a card, language) -> its title.
    """

    def __init__(self, name: str, *, title: Callable[[str, str], str], joint: Words, **common: Any) -> None:
        super().__init__(name, **common)
        self.title = title
        self.joint = joint

    def stored(self, value: Any) -> Any:
        return list(value)

    def problem(self, value: Any) -> str:
        return "" if value and all(isinstance(code, str) and code for code in value) else "is empty; name the code of at least one card"

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return self.joint[language].join(self.title(code, language) for code in value or ())

    def shape(self) -> dict[str, Any]:
        return {"type": "array", "items": {"type": "string", "maxLength": 120}, "minItems": 1}


class Flag(Field):
    """Yes or no.  By default an effect has it only for yes; with `default=False` it has it always."""

    by_keyword: ClassVar[bool] = True

    def __init__(self, name: str, *, default: Any = ABSENT, **common: Any) -> None:
        super().__init__(name, default=default, **common)

    def problem(self, value: Any) -> str:
        return "" if value is True or (value is False and self.default is False) else f"is {value!r}; use True, or leave it out"

    def shape(self) -> dict[str, Any]:
        return {"const": True} if self.default is ABSENT else {"type": "boolean"}


class Effects(Field):
    """Effects inside another effect.

    single: is there exactly one of them?
    """

    takes_many: ClassVar[bool] = True

    def __init__(self, name: str, *, single: bool = False, **common: Any) -> None:
        super().__init__(name, **common)
        self.single = single

    def fits(self, value: Any) -> bool:
        return isinstance(value, dict)

    def problem(self, value: Any) -> str:
        if not value:
            return "is empty; give at least one effect"
        return f"has {len(value)} effects; give one" if self.single and len(value) > 1 else ""

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return printer.grouped(printer.effects(value or (), language), language, is_last)


class Options(Field):
    """Lists of effects to choose from, printed with `joint` between them."""

    takes_many: ClassVar[bool] = True

    def __init__(self, name: str, *, joint: Words, **common: Any) -> None:
        super().__init__(name, **common)
        self.joint = joint

    def fits(self, value: Any) -> bool:
        return isinstance(value, list)

    def problem(self, value: Any) -> str:
        return "needs two or more options, each a list of at least one effect" if len(value) < 2 or not all(value) else ""

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        text = self.joint[language].join(printer.effects(option, language) for option in value)
        return printer.grouped(text, language, is_last)
