"""The kinds of fields of operations and abilities: their values, wording and JSON Schema.

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
    """What a field has in place of a default value."""

    REQUIRED = "required"
    ABSENT = "absent"


REQUIRED: Final = NoDefault.REQUIRED
ABSENT: Final = NoDefault.ABSENT

Addition = Words | Callable[[Effect, Sequence[Effect]], Words | None]


class EffectPrinter(Protocol):
    """Prints what is inside an effect, in a language ("en", "ja", "zh-hant")."""

    def effects(self, effects: Sequence[Effect], language: str) -> str:
        """The sentences of these effects, one after the other."""
        ...

    def grouped(self, text: str, language: str, is_last: bool) -> str:
        """The text, marked off from what follows if the effect around it is not the last of its line."""
        ...


class Definitions:
    """The shapes that a JSON Schema contains once, under `$defs`, and refers to wherever they occur, even inside themselves.

    >>> definitions = Definitions()
    >>> definitions.reference("tree", "elm", lambda: {"items": definitions.reference("tree", "elm", dict)})
    {'$ref': '#/$defs/tree'}
    >>> definitions.shapes
    {'tree': {'items': {'$ref': '#/$defs/tree'}}}
    """

    def __init__(self) -> None:
        self.shapes: dict[str, dict[str, Any]] = {}
        self._names: dict[int, str] = {}

    def reference(self, name: str, owner: object, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """A reference to the shape of `owner`, made at the first call; a second owner with this name gets a number."""
        found = self._names.get(id(owner))
        if found is None:
            found = name if name not in self.shapes else f"{name}_{len(self.shapes)}"
            self._names[id(owner)] = found
            self.shapes[found] = {}
            self.shapes[found] = make()
        return {"$ref": f"#/$defs/{found}"}


# The shape of an effect, which `games.abilities.shape` defines.
EFFECT: Final = {"$ref": "#/$defs/effect"}


def listed(value: Any) -> Any:
    """A single value as a list of it, a collection as a list; any other value as it was given, to be refused later.

    >>> listed("elf"), listed(("elf", "dwarf")), listed(None)
    (['elf'], ['elf', 'dwarf'], None)
    """
    if isinstance(value, str | dict):
        return [value]
    return list(value) if isinstance(value, list | tuple | set | frozenset) else value


class Field:
    """A field of any kind.

    A declaration gives a value; `stored` makes of it what the effect holds; `problem` tests that, `text` prints it, and `shape` is its
    JSON Schema.
    """

    # Whether it takes all further values of a declaration, as the factions in `ally(ELF, DWARF, draw(1))`.
    takes_many: ClassVar[bool] = False
    # Whether it is given by keyword only.
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
        """Whether this value, one of several that a declaration gives without keywords, may be meant for the field."""
        return True

    def stored(self, value: Any) -> Any:
        """The value as the effect holds it."""
        return value

    def problem(self, value: Any) -> str:
        """The fault of a stored value and the value to use instead, as the end of a sentence; "" if there is none."""
        raise NotImplementedError

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        """What stands in its place in the sentence, turned into a string there; `value` is None if the effect lacks it.

        is_last: whether nothing follows the effect in its line, so that effects inside it need no brackets.
        """
        return value

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        """The JSON Schema of its values; `definitions` holds the shapes that it refers to."""
        raise NotImplementedError

    def may_last(self, value: Any) -> bool:
        """Whether an effect that lasts as long as its card is in play may have this value."""
        return True

    def lasting_shape(self, definitions: Definitions) -> dict[str, Any]:
        """The JSON Schema of the values that such an effect may have."""
        return self.shape(definitions)


class Number(Field):
    """A whole number from `least` to `most` (0: without end); with `or_any` also None, for any number.  The effect holds it as it is given.

    >>> Number("n", least=1).problem(0), Number("n", least=1, most=9).problem(10)
    ('is 0; use a whole number from 1', 'is 10; use a whole number from 1 to 9')
    """

    def __init__(self, name: str, *, least: int = 0, most: int = 0, or_any: bool = False, **common: Any) -> None:
        super().__init__(name, **common)
        self.least = least
        self.most = most
        self.or_any = or_any

    def problem(self, value: Any) -> str:
        fits = type(value) is int and value >= self.least and (not self.most or value <= self.most)
        if fits or (value is None and self.or_any):
            return ""
        numbers = f"{self.least} to {self.most}" if self.most else f"{self.least}"
        return f"is {value!r}; use a whole number from {numbers}{', or None for any number' if self.or_any else ''}"

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        shape = {"type": ["integer", "null"] if self.or_any else "integer", "minimum": self.least}
        return {**shape, "maximum": self.most} if self.most else shape


class OneOf(Field):
    """One code out of `codes`.  The effect holds the code.

    words: code -> what stands for it in the sentence, by language; without words the sentence has nothing for it.

    >>> OneOf("zone", codes=["hand", "deck"]).problem("bag")
    "is 'bag'; use one of: hand, deck"
    """

    def __init__(self, name: str, *, codes: Sequence[str], words: Mapping[str, Words] | None = None, **common: Any) -> None:
        super().__init__(name, **common)
        self.codes = tuple(codes)
        self.words: Mapping[str, Words] = words or {}

    def problem(self, value: Any) -> str:
        return "" if value in self.codes else f"is {value!r}; use one of: {', '.join(self.codes)}"

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return self.words[value][language] if value and self.words else ""

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        return {"enum": list(self.codes)} if len(self.codes) > 1 else {"const": self.codes[0]}


class Codes(Field):
    """One or more of `codes`, each once.  The effect holds a list of them, also if the declaration gives a single one.

    words: code -> what stands for it in the sentence, by language.  joint: what stands between two of them.

    >>> factions = Codes("factions", codes=["elf", "dwarf"])
    >>> factions.stored("elf"), factions.problem(["elf", "elf"])
    (['elf'], "has 'elf' twice; name it once")
    """

    takes_many: ClassVar[bool] = True

    def __init__(
        self,
        name: str,
        *,
        codes: Sequence[str],
        words: Mapping[str, Words] | None = None,
        joint: Words | None = None,
        **common: Any,
    ) -> None:
        super().__init__(name, **common)
        self.codes = tuple(codes)
        self.words: Mapping[str, Words] = words or {}
        self.joint: Words = joint or {}

    def fits(self, value: Any) -> bool:
        return isinstance(value, str)

    def stored(self, value: Any) -> Any:
        return listed(value)

    def problem(self, value: Any) -> str:
        if not isinstance(value, list):
            return f"is {value!r}; use: {', '.join(self.codes)}"
        if not value:
            return f"is empty; name at least one of: {', '.join(self.codes)}"
        for place, code in enumerate(value):
            if code not in self.codes:
                return f"has {code!r}; use: {', '.join(self.codes)}"
            if code in value[:place]:
                return f"has {code!r} twice; name it once"
        return ""

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return self.joint[language].join(self.words[code][language] for code in value or ()) if self.words else ""

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        return {"type": "array", "items": {"enum": list(self.codes)}, "minItems": 1, "uniqueItems": True}


class OpenCodes(Codes):
    """Words as cards print them: `codes` are those of the published cards, which alone have `words`; any other is printed as it is.

    >>> races = OpenCodes("races", codes=["elf"], words={"elf": {"en": "Elf"}}, joint={"en": " or "})
    >>> races.problem(["elf", "fox"]), races.text(["elf", "fox"], "en", None, True)
    ('', 'Elf or fox')
    >>> races.problem(["fox", ""])
    "has '', which is no word"
    """

    def problem(self, value: Any) -> str:
        if not isinstance(value, list):
            return f"is {value!r}; give words, such as {', '.join(self.codes)}"
        if not value:
            return f"is empty; give at least one word, such as {', '.join(self.codes)}"
        for place, word in enumerate(value):
            if not isinstance(word, str) or not word:
                return f"has {word!r}, which is no word"
            if word in value[:place]:
                return f"has {word!r} twice; name it once"
        return ""

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return self.joint[language].join(self.words[word][language] if word in self.words else word for word in value or ())

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        word = {"type": "string", "minLength": 1, "examples": list(self.codes)}
        return {"type": "array", "items": word, "minItems": 1, "uniqueItems": True}


class CardCodes(Field):
    """One or more cards, printed as their titles.  The effect holds a list of their codes; whether these cards exist is tested elsewhere.

    title: (code of a card, language) -> its title.  joint: what stands between two titles.
    """

    def __init__(self, name: str, *, title: Callable[[str, str], str], joint: Words, **common: Any) -> None:
        super().__init__(name, **common)
        self.title = title
        self.joint = joint

    def stored(self, value: Any) -> Any:
        return listed(value)

    def problem(self, value: Any) -> str:
        if not isinstance(value, list) or not all(isinstance(code, str) and code for code in value):
            return f"is {value!r}; name the codes of cards"
        return "" if value else "is empty; name the code of at least one card"

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return self.joint[language].join(self.title(code, language) for code in value or ())

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        return {"type": "array", "items": {"type": "string", "minLength": 1}, "minItems": 1}


class Flag(Field):
    """Yes or no, given by keyword.  By default an effect has the key only for yes; with `default=False` it always has it.

    >>> Flag("optional").problem(1)
    'is 1; use True, or leave it out'
    """

    by_keyword: ClassVar[bool] = True

    def __init__(self, name: str, *, default: Any = ABSENT, **common: Any) -> None:
        super().__init__(name, default=default, **common)

    def problem(self, value: Any) -> str:
        return "" if value is True or (value is False and self.default is False) else f"is {value!r}; use True, or leave it out"

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        return {"const": True} if self.default is ABSENT else {"type": "boolean"}


class Effects(Field):
    """Effects inside another effect: `may(draw(1), discard(1))`.  The effect holds a list of effects, each a mapping with its "op".

    single: whether there is exactly one of them.

    >>> Effects("effects").problem([{"op": "draw", "n": 1}]), Effects("effects").problem([])
    ('', 'is empty; give at least one effect')
    """

    takes_many: ClassVar[bool] = True

    def __init__(self, name: str, *, single: bool = False, **common: Any) -> None:
        super().__init__(name, **common)
        self.single = single

    def fits(self, value: Any) -> bool:
        return isinstance(value, dict)

    def stored(self, value: Any) -> Any:
        return listed(value)

    def problem(self, value: Any) -> str:
        if value in ([], None):
            return "is empty; give at least one effect"
        if other := _no_effect(value):
            return other
        return f"has {len(value)} effects; give one" if self.single and len(value) > 1 else ""

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        return printer.grouped(printer.effects(value or (), language), language, is_last)

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        return {"type": "array", "items": EFFECT, "minItems": 1} | ({"maxItems": 1} if self.single else {})


class Options(Field):
    """Two or more lists of effects to choose from: `choose([draw(1)], [discard(1)])`.  The effect holds a list of these lists.

    joint: what stands between two options in the sentence.
    """

    takes_many: ClassVar[bool] = True

    def __init__(self, name: str, *, joint: Words, **common: Any) -> None:
        super().__init__(name, **common)
        self.joint = joint

    def fits(self, value: Any) -> bool:
        return isinstance(value, list)

    def problem(self, value: Any) -> str:
        if not isinstance(value, list) or len(value) < 2 or not all(isinstance(option, list) and option for option in value):
            return "needs two or more options, each a list of at least one effect"
        return next((other for option in value if (other := _no_effect(option))), "")

    def text(self, value: Any, language: str, printer: EffectPrinter, is_last: bool) -> object:
        # An option of several effects is a group, or it would not be clear where it ends.
        texts = [printer.grouped(printer.effects(option, language), language, len(option) == 1) for option in value]
        text = self.joint[language].join(texts)
        return printer.grouped(text, language, is_last)

    def shape(self, definitions: Definitions) -> dict[str, Any]:
        return {"type": "array", "items": {"type": "array", "items": EFFECT, "minItems": 1}, "minItems": 2}


def _no_effect(value: Any) -> str:
    """The fault of a list with a value that is not an effect, such as a cost without its keyword; "" if all are effects."""
    if not isinstance(value, list):
        return f"is {value!r}; give a list of effects"
    for other in value:
        if not (isinstance(other, Mapping) and isinstance(other.get("op"), str)):
            return f"has {other!r}, which is not an effect; call an operation, and give targets, costs and filters by keyword"
    return ""
