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
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, ClassVar, Final

from games.abilities.effects import Effect
from games.texts import Words

REQUIRED: Final = "(required)"
ABSENT: Final = "(absent)"

Addition = Words | Callable[[Effect, Sequence[Effect]], Words | None]
# Prints effects in one language: (effects, language, is_last) -> text.
Say = Callable[[Sequence[Effect], str, bool], str]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of any kind."""

    # Does it take every further value of a declaration, as the factions in `ally(BLOB, CULT, draw(1))`?
    takes_many: ClassVar[bool] = False
    # Is it given by its keyword only?
    by_keyword: ClassVar[bool] = False

    name: str
    _: KW_ONLY
    default: Any = REQUIRED
    argument: str = ""
    place: str = ""
    adds: Addition | None = None
    adds_to: str = ""

    def fits(self, value: Any) -> bool:
        """May this value, one of several in a declaration, be meant for the field?"""
        return True

    def stored(self, value: Any) -> Any:
        """The value as the effect holds it."""
        return value

    def problem(self, value: Any) -> str:
        """What is wrong with a stored value and what to use instead, as the end of a sentence; "" if nothing is."""
        raise NotImplementedError

    def said(self, value: Any, language: str, say: Say, is_last: bool) -> object:
        """What stands in its place in the sentence; `value` is None if the effect lacks it."""
        return value

    def shape(self) -> dict[str, Any]:
        """The JSON Schema of its values."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Number(Field):
    """A whole number.

    >>> Number("n", least=1).problem(0)
    'is 0; use a whole number from 1'
    """

    least: int = 0
    # May it be None, for any number?
    or_any: bool = False

    def problem(self, value: Any) -> str:
        if (value is None and self.or_any) or (type(value) is int and value >= self.least):
            return ""
        return f"is {value!r}; use a whole number from {self.least}{', or None for any number' if self.or_any else ''}"

    def shape(self) -> dict[str, Any]:
        return {"type": ["integer", "null"] if self.or_any else "integer", "minimum": self.least}


@dataclass(frozen=True, slots=True)
class OneOf(Field):
    """A code out of several."""

    codes: Sequence[str] = ()
    # Code -> what stands for it in the sentence.
    words: Mapping[str, Words] = field(default_factory=dict)
    # The code that is printed if the effect lacks the field.
    usual: str = ""

    def problem(self, value: Any) -> str:
        return "" if value in self.codes else f"is {value!r}; use one of: {', '.join(self.codes)}"

    def said(self, value: Any, language: str, say: Say, is_last: bool) -> object:
        code = value or self.usual
        return self.words[code][language] if code and self.words else ""

    def shape(self) -> dict[str, Any]:
        return {"enum": list(self.codes)} if len(self.codes) > 1 else {"const": self.codes[0]}


@dataclass(frozen=True, slots=True)
class Codes(Field):
    """A list of codes, printed one after the other with `joint` between them."""

    takes_many: ClassVar[bool] = True

    codes: Sequence[str] = ()
    words: Mapping[str, Words] = field(default_factory=dict)
    joint: Words = field(default_factory=dict)
    # The codes that the schema allows, if they are more than a declaration may use.
    published: Sequence[str] = ()
    unique: bool = False

    def fits(self, value: Any) -> bool:
        return isinstance(value, str)

    def stored(self, value: Any) -> Any:
        return [value] if isinstance(value, str) else list(value)

    def problem(self, value: Any) -> str:
        if not value:
            return f"is empty; name at least one of: {', '.join(self.codes)}"
        wrong = [code for code in value if code not in self.codes]
        return f"has {wrong[0]!r}; use: {', '.join(self.codes)}" if wrong else ""

    def said(self, value: Any, language: str, say: Say, is_last: bool) -> object:
        return self.joint[language].join(self.words[code][language] for code in value or ()) if self.words else ""

    def shape(self) -> dict[str, Any]:
        limit: dict[str, Any] = {"uniqueItems": True} if self.unique else {"minItems": 1}
        return {"type": "array", "items": {"enum": list(self.published or self.codes)}, **limit}


@dataclass(frozen=True, slots=True)
class CardCodes(Field):
    """A list of codes of cards, printed as their titles."""

    title: Callable[[str, str], str] = lambda code, language: code
    joint: Words = field(default_factory=dict)

    def stored(self, value: Any) -> Any:
        return list(value)

    def problem(self, value: Any) -> str:
        return "" if value and all(isinstance(code, str) and code for code in value) else "is empty; name the code of at least one card"

    def said(self, value: Any, language: str, say: Say, is_last: bool) -> object:
        return self.joint[language].join(self.title(code, language) for code in value or ())

    def shape(self) -> dict[str, Any]:
        return {"type": "array", "items": {"type": "string", "maxLength": 120}, "minItems": 1}


@dataclass(frozen=True, slots=True)
class Flag(Field):
    """Yes or no.  By default an effect has it only for yes; with `default=False` it has it always."""

    by_keyword: ClassVar[bool] = True

    default: Any = ABSENT

    def problem(self, value: Any) -> str:
        return "" if value is True or (value is False and self.default is False) else f"is {value!r}; use True, or leave it out"

    def shape(self) -> dict[str, Any]:
        return {"const": True} if self.default == ABSENT else {"type": "boolean"}


@dataclass(frozen=True, slots=True)
class Effects(Field):
    """Effects inside another effect."""

    takes_many: ClassVar[bool] = True

    # Exactly one of them.
    single: bool = False

    def fits(self, value: Any) -> bool:
        return isinstance(value, Mapping)

    def problem(self, value: Any) -> str:
        if not value:
            return "is empty; give at least one effect"
        return f"has {len(value)} effects; give one" if self.single and len(value) > 1 else ""

    def said(self, value: Any, language: str, say: Say, is_last: bool) -> object:
        return say(value or (), language, is_last)


@dataclass(frozen=True, slots=True)
class Options(Field):
    """Lists of effects to choose from, printed with `joint` between them."""

    takes_many: ClassVar[bool] = True

    joint: Words = field(default_factory=dict)

    def fits(self, value: Any) -> bool:
        return isinstance(value, list)

    def problem(self, value: Any) -> str:
        if len(value) < 2 or not all(value):
            return "needs two or more options, each a list of at least one effect"
        return ""

    def said(self, value: Any, language: str, say: Say, is_last: bool) -> object:
        return self.joint[language].join(say(option, language, True) for option in value)
