"""The table of fields: one row for each thing a game's cards can be asked for.

Parser, database query, filters, explanation, API, completion and help read it; nothing else knows a field.  Most rows are made from the
game's own facts (`Game.fields`, `Game.search`), so a new game or fact needs no line here.

key: any word that names a row, folded.  Within a game its own keys go before those that all games share, but where a value cannot be what
the game's key asks for, the shared meaning is tried (`f` is a number in one game and the faction in another).
operand: a value as a row understood it.  text: how it is written in the normalized query.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from dataclasses import field as member
from datetime import date
from functools import cached_property, lru_cache
from typing import Any, ClassVar

from django.db.models import Exists, OuterRef, Q

from cards.folding import fold
from cards.kept import for_a_version
from cards.models import Card, Faction, ObjectiveSet, Printing, Product, Restriction, Ruling, SearchValue
from cards.query import dates, patterns, values
from cards.query.asking import Asker, Copies
from cards.query.suggest import nearest
from cards.query.syntax import Value, write_value
from cards.query.words import shortened, words
from cards.standing import states
from games.contracts import Choice, Field, Words
from games.contracts import Game as Rules
from games.registry import GAMES

COMPARISONS = {"=": "", "<": "__lt", "<=": "__lte", ">": "__gt", ">=": "__gte"}
OPPOSITE = {"=": "", "<": "__gt", "<=": "__gte", ">": "__lt", ">=": "__lte"}
EQUAL = (":", "=", "!=")
ORDERED = (*EQUAL, "<", "<=", ">", ">=")


class Unread(Exception):
    """A value that a row does not understand.  code: of the warning.  suggestion: the value that may be meant."""

    def __init__(self, code: str, suggestion: str | None = None, **said: Any) -> None:
        super().__init__(code)
        self.code, self.suggestion, self.said = code, suggestion, said


@dataclass(frozen=True, slots=True)
class Operand:
    text: str
    data: Any = member(default=None, compare=False)
    label: Words | str = member(default="", compare=False)
    is_regex: bool = False


def having(name: str, **lookup: Any) -> Q:
    """Cards with a search value of this name."""
    return Q(pk__in=SearchValue.objects.filter(name=name, **lookup).values("card"))


def nothing() -> Q:
    return Q(pk__in=())


@dataclass(eq=False)
class Row:
    """One field.  keys: in every game; letters: in this one.  stored: the name of its search values."""

    name: str
    labels: Words
    keys: tuple[str, ...] = ()
    letters: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    stored: str = ""
    examples: tuple[str, ...] = ()

    kind: ClassVar[str] = "text"
    ops: ClassVar[tuple[str, ...]] = EQUAL

    def read(self, op: str, value: Value, table: Table) -> Operand:
        raise NotImplementedError

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        """The cards of which `op operand` holds; `op` is ":", "=" or a comparison, never "!="."""
        raise NotImplementedError

    def present(self) -> Q:
        """The cards that have it."""
        return having(self.stored)

    def comparable(self) -> Q:
        """The cards of which `!=` can hold: null never matches."""
        return self.present()

    def choices(self, table: Table) -> tuple[Choice, ...]:
        """The values there are, where they can be listed."""
        return ()

    def match(self, op: str, operands: Iterable[Operand], table: Table) -> Q:
        found = nothing()
        for operand in operands:
            found |= self.q("=" if op == "!=" else op, operand, table)
        return self.comparable() & ~found if op == "!=" else found


class TextRow(Row):
    """A title, or a text of the game."""

    takes_regex: ClassVar[bool] = False

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if value.is_regex:
            if not self.takes_regex:
                raise Unread("no_regex")
            try:
                return Operand(value.text, patterns.compiled(value.text), f"/{value.text}/", True)
            except patterns.Unreadable as error:
                raise Unread("bad_regex", reason=str(error)) from None
        if self.takes_regex and value.text.startswith("/"):
            raise Unread("open_regex", f"{value.text.rstrip('/')}/")
        key = fold(value.text)
        if not key and "~" not in value.text:
            raise Unread("nothing_to_find")
        return Operand(value.text, key, value.text)

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        lookup = "text" if op == "=" else "text__contains"
        return having(self.stored, **{lookup: operand.data})


class NameRow(TextRow):
    """stored: "@name", or that of one language."""

    takes_regex = True

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        stored = f"{self.stored}:{table.language}" if table.language else self.stored
        if operand.is_regex:
            return Q(pk__in=patterns.matching(table.slug, table.version, "name", operand.text))
        if op == "=":
            return having(stored, text=operand.data)
        if table.language:
            return having(stored, text__contains=operand.data)
        return Q(search_key__contains=operand.data)

    def present(self) -> Q:
        return Q()


class LongTextRow(TextRow):
    """The publisher's text or lore, where the host imported it.  `~` stands for the card's own title."""

    takes_regex = True

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        if operand.is_regex:
            return Q(pk__in=patterns.matching(table.slug, table.version, self.stored, operand.text))
        if "~" in operand.text:
            return Q(pk__in=patterns.with_own_title(table.slug, table.version, self.stored, operand.text, whole=op == "="))
        return Q(**{f"{self.stored}_key" + ("" if op == "=" else "__contains"): operand.data})

    def present(self) -> Q:
        return ~Q(**{f"{self.stored}_key": ""})

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if not getattr(table, f"has_{self.stored}"):
            raise Unread("no_texts")
        return super().read(op, value, table)


class NumberRow(Row):
    """A number; a card can have several, and a printed form that is none ("X")."""

    kind = "number"
    ops = ORDERED

    def read(self, op: str, value: Value, table: Table) -> Operand:
        text = values.printed(value.text)
        if value.is_regex:
            raise Unread("no_regex")
        if (number := numeric(text)) is not None:
            return Operand(f"{number:g}", ("number", number), f"{number:g}")
        if ".." in text:
            return _range(text, op)
        for other in table.find(text):
            if isinstance(other, NumberRow) and other is not self:
                return Operand(other.name, ("field", other.stored), other.labels)
        if op in EQUAL and text in table.printed_numbers(self.stored):
            return Operand(text, ("text", text), text.upper() if len(text) == 1 and text.isascii() else text)
        known = [*table.printed_numbers(self.stored), *(row.name for row in table.rows.values() if isinstance(row, NumberRow))]
        raise Unread("bad_number", nearest(text, known) if len(text) > 2 else None)

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        op = "=" if op == ":" else op
        match operand.data:
            case ("number", number):
                return having(self.stored, **{f"number{COMPARISONS[op]}": number})
            case ("range", low, high):
                bounds = {"number__gte": low, "number__lte": high}
                return having(self.stored, **{name: bound for name, bound in bounds.items() if bound is not None})
            case ("field", other):
                compared = {f"number{OPPOSITE[op]}": OuterRef("number")}
                others = SearchValue.objects.filter(card=OuterRef("card"), name=other, **compared)
                return Q(pk__in=SearchValue.objects.filter(Exists(others), name=self.stored).values("card"))
            case (_, text):
                return having(self.stored, text=text)
        raise AssertionError(operand)

    def comparable(self) -> Q:
        return having(self.stored, number__isnull=False)

    def match(self, op: str, operands: Iterable[Operand], table: Table) -> Q:
        operands = tuple(operands)
        found = super().match(op, operands, table)
        if op == "!=":  # against another field: only cards that have that one, too
            for operand in operands:
                if operand.data[0] == "field":
                    found &= having(operand.data[1], number__isnull=False)
        return found


def _range(text: str, op: str) -> Operand:
    """2..4, ..4 or 2.."""
    low, _, high = text.partition("..")
    ends = [numeric(end) if end else None for end in (low, high)]
    if (low and ends[0] is None) or (high and ends[1] is None) or ends == [None, None] or op not in EQUAL:
        raise Unread("bad_number")
    if None not in ends:
        ends.sort()
    said = ["" if end is None else f"{end:g}" for end in ends]
    return Operand("..".join(said), ("range", *ends), f"{said[0]}–{said[1]}")


class CodedRow(Row):
    """One or more of known values, each with a code and names.

    A value is its code or a name in any language or, where there is no such, the beginning of a name or of a word of it: then any of those.
    """

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if value.is_regex:
            raise Unread("no_regex")
        return self.operand(value.text, op, table)

    def operand(self, text: str, op: str, table: Table) -> Operand:
        found, exact = self.lookup(text, table)
        if not found or (not exact and op not in (":", "!=")):
            raise Unread("unknown_value", self.near(text, table))
        if len(found) == 1:
            return Operand(found[0].code, (found[0].code,), found[0].names)
        return Operand(text, tuple(choice.code for choice in found), text)

    def lookup(self, text: str, table: Table) -> tuple[tuple[Choice, ...], bool]:
        """The choices meant, and whether they were named exactly."""
        key = fold(text)
        if not key:
            return (), False
        index = table.index(self)
        for choice in self.choices(table):
            if choice.code == text:
                return (choice,), True
        if key in index:
            return index[key], True
        begins = [choices for name, choices in index.items() if name.startswith(key) or f" {key}" in name]
        return tuple({choice.code: choice for choices in begins for choice in choices}.values()), False

    def near(self, text: str, table: Table) -> str | None:
        key = fold(text)
        index = table.index(self)
        found = nearest(key, index) or next((name for name in index if name in key), None)
        return index[found][0].code if found else None

    def codes(self, operand: Operand) -> tuple[str, ...]:
        return tuple(operand.data)


@dataclass(eq=False)
class EnumRow(CodedRow):
    """One value of known ones.  column: of the card's own table; else the search values `stored`, folded."""

    column: str = ""
    found: Callable[[Table], tuple[Choice, ...]] | None = None
    is_ordered: bool = False

    kind: ClassVar[str] = "enum"
    ops: ClassVar[tuple[str, ...]] = ORDERED  # of which most rows refuse the order

    def choices(self, table: Table) -> tuple[Choice, ...]:
        return self.found(table) if self.found else ()

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if op not in EQUAL and not self.is_ordered:
            raise Unread("bad_operator")
        if value.is_regex and self.name == "type":
            try:
                find = patterns.compiled(value.text).search
            except patterns.Unreadable as error:
                raise Unread("bad_regex", reason=str(error)) from None
            found = tuple(choice.code for choice in self.choices(table) if any(map(find, choice.names.values())))
            return Operand(value.text, found, f"/{value.text}/", True)
        return super().read(op, value, table)

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        codes = self.codes(operand)
        if op not in (":", "="):  # the order in which the game declares them
            order = [choice.code for choice in self.choices(table)]
            place = order.index(codes[0])
            codes = tuple({"<": order[:place], "<=": order[: place + 1], ">": order[place + 1 :], ">=": order[place:]}[op])
        if self.column:
            return Q(**{f"{self.column}__in": codes})
        return having(self.stored, text__in=[self.key(code) for code in codes])

    def key(self, code: str) -> str:
        return code if self.stored == values.SET else fold(code)

    def present(self) -> Q:
        return ~Q(**{self.column: ""}) & Q(**{f"{self.column}__isnull": False}) if self.column else having(self.stored)


@dataclass(eq=False)
class ListRow(CodedRow):
    """Any number of values, closed or open.  A number behind a comparison counts them."""

    found: Callable[[Table], tuple[Choice, ...]] | None = None

    kind: ClassVar[str] = "list"
    ops: ClassVar[tuple[str, ...]] = ORDERED

    def choices(self, table: Table) -> tuple[Choice, ...]:
        return self.found(table) if self.found else ()

    def read(self, op: str, value: Value, table: Table) -> Operand:
        number = None if value.is_regex else numeric(value.text)
        if number is not None and number == int(number) and (op not in EQUAL or not self.lookup(value.text, table)[0]):
            return Operand(f"{number:g}", ("count", number), f"{number:g}")
        if op not in EQUAL:
            raise Unread("bad_number")
        return super().read(op, value, table)

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        if operand.data[0] == "count":
            op, number = "=" if op == ":" else op, operand.data[1]
            found = having(f"{self.stored}#", **{f"number{COMPARISONS[op]}": number})
            holds_of_none = {"=": number == 0, "<": number > 0, "<=": number >= 0, ">": number < 0, ">=": number <= 0}[op]
            return found | ~having(f"{self.stored}#") if holds_of_none else found
        return having(f"{self.stored}=" if op == "=" else self.stored, text__in=[self.key(code, table) for code in self.codes(operand)])

    def key(self, code: str, table: Table) -> str:
        return fold(code)

    def present(self) -> Q:
        return having(f"{self.stored}#")

    def match(self, op: str, operands: Iterable[Operand], table: Table) -> Q:
        if op != "!=":
            return super().match(op, operands, table)
        found = nothing()
        for operand in operands:
            found |= self.q("=" if operand.data[0] == "count" else ":", operand, table)
        return ~found  # a card of no values holds none of them


class DateRow(Row):
    """A day, month or year; the code of a product stands for its date."""

    kind = "date"
    ops = ORDERED

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if value.is_regex:
            raise Unread("no_regex")
        text = value.text.strip()
        low, dots, high = text.partition("..")
        if dots and op in EQUAL and (low or high):
            ends = [dates.span(end) if end else None for end in (low, high)]
            if not ((low and ends[0] is None) or (high and ends[1] is None)):
                first = ends[0][0] if ends[0] else 0
                last = ends[1][1] if ends[1] else 99_999_999
                return Operand(text, (first, last), f"{low}–{high}")
        if (span := dates.span(text)) is not None:
            return Operand(text, span, text)
        found, _ = table.rows["set"].lookup(text, table)  # type: ignore[attr-defined]
        days = [table.released[choice.code] for choice in found if choice.code in table.released]
        if len(found) == 1 and days:
            return Operand(found[0].code, dates.span_of(days[0]), found[0].names)
        raise Unread("bad_date")

    def holds(self, op: str, operands: Iterable[Operand], day: int) -> bool:
        """Is it so of this day?"""
        found = False
        for first, last in (operand.data for operand in operands):
            found |= {"<": day < first, "<=": day <= last, ">": day > last, ">=": day >= first}.get(op, first <= day <= last)
        return not found if op == "!=" else found

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        first, last = operand.data
        bounds: dict[str, dict[str, Any]] = {
            ":": {"number__gte": first, "number__lte": last},
            "<": {"number__lt": first},
            "<=": {"number__lte": last},
            ">": {"number__gt": last},
            ">=": {"number__gte": first},
        }
        return having(self.stored, **bounds[":" if op == "=" else op])


@dataclass(frozen=True)
class Flag:
    """A word of `is:`."""

    names: Words
    found: Callable[[Table], Q]
    is_of_extras: bool = False
    is_of_asker: bool = False


class FlagRow(CodedRow):
    """`is:`"""

    kind = "flag"
    ops = (":", "=")

    def choices(self, table: Table) -> tuple[Choice, ...]:
        return tuple(Choice(word, flag.names) for word, flag in table.flags.items())

    def lookup(self, text: str, table: Table) -> tuple[tuple[Choice, ...], bool]:
        found, exact = super().lookup(text, table)
        return (found, True) if exact else (found if len(found) == 1 else (), False)

    def operand(self, text: str, op: str, table: Table) -> Operand:
        operand = super().operand(text, op, table)
        if table.flags[operand.text].is_of_asker:
            table.owned()
        return operand

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        return table.flags[operand.text].found(table)


class HasRow(CodedRow):
    """`has:`"""

    kind = "flag"
    ops = (":", "=")

    def read(self, op: str, value: Value, table: Table) -> Operand:
        for row in table.find(value.text):
            if row.stored or isinstance(row, EnumRow):
                flag = table.own_flags.get(f"has_{row.name}")
                return Operand(row.name, having(flag) if flag else row.present(), row.labels)
        for name in (f"has_{values.printed(value.text)}", values.printed(value.text)):
            if name in table.records:
                return Operand(name.removeprefix("has_"), having(name), table.records[name])
        if (flag := table.flags.get(value.text.casefold())) is not None:  # "has:errata"
            return Operand(value.text.casefold(), flag.found(table), flag.names)
        raise Unread("unknown_value", nearest(value.text.casefold(), [choice.code for choice in self.choices(table)]))

    def choices(self, table: Table) -> tuple[Choice, ...]:
        rows = [Choice(row.name, row.labels) for row in table.rows.values() if row.stored or isinstance(row, EnumRow)]
        return (*rows, *(Choice(name.removeprefix("has_"), labels) for name, labels in table.records.items()))

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        found: Q = operand.data
        return found


class InSetWithRow(TextRow):
    """`with:` the cards of the objective sets in which a card of that title is."""

    kind = "with"
    ops = (":", "=")

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        key = operand.data
        named = (
            {"card__search_values__name": values.NAME, "card__search_values__text": key}
            if op == "="
            else {"card__search_key__contains": key}
        )
        sets = Printing.objects.filter(game=table.slug, **named).values("objective_set")
        return Q(pk__in=Printing.objects.filter(objective_set__in=sets).values("card"))


COMPARED: Mapping[str, Callable[[float, float], bool]] = {
    ":": operator.eq, "=": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge
}  # fmt: skip


class OwnRow(Row):
    """`own:` how many copies they own who ask; 0 is a number, too."""

    kind = "own"
    ops = ORDERED

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if value.is_regex:
            raise Unread("no_regex")
        table.owned()
        text = values.printed(value.text)
        if ".." in text:
            return _range(text, op)
        if (number := numeric(text)) is None:
            raise Unread("bad_number")
        return Operand(f"{number:g}", ("number", number), f"{number:g}")

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        def holds(copies: int) -> bool:
            match operand.data:
                case ("range", low, high):
                    return (low is None or copies >= low) and (high is None or copies <= high)
            return COMPARED[op](copies, operand.data[1])

        owned = table.owned()
        if holds(0):
            return ~Q(code__in=[code for code, copies in owned.items() if not holds(copies)])
        return Q(code__in=[code for code, copies in owned.items() if holds(copies)])

    def present(self) -> Q:
        return Q()


class DeckRow(Row):
    """`deck:` the cards of a deck that they may see who ask, by its name or id if it is theirs, by the token of its link, or `current`."""

    kind = "deck"

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if value.is_regex:
            raise Unread("no_regex")
        found = table.asking().deck(value.text)
        if found is None:
            raise Unread("unknown_deck")
        return Operand(value.text, tuple(found[1]), found[0])

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        return Q(code__in=operand.data)

    def present(self) -> Q:
        return Q()


@dataclass(eq=False)
class ListedRow(CodedRow):
    """`legal:`, `banned:`, `restricted:`: a format, on a day (`@2016-06-01`) or today."""

    states: tuple[str, ...] = ("legal", "limited", "restricted")

    kind: ClassVar[str] = "format"
    ops: ClassVar[tuple[str, ...]] = EQUAL

    def choices(self, table: Table) -> tuple[Choice, ...]:
        return table.formats

    def read(self, op: str, value: Value, table: Table) -> Operand:
        if value.is_regex:
            raise Unread("no_regex")
        if not table.formats:
            raise Unread("no_data")
        name, at, day_text = value.text.partition("@")
        day = dates.day(day_text) if at else None
        if at and day is None:
            raise Unread("bad_date", value=shortened(day_text))
        try:
            known = self.operand(name, "=", table)
        except Unread as error:
            error.suggestion = error.suggestion and error.suggestion + at + day_text
            raise
        since = table.pools_since.get(known.text)
        if since and (day or dates.today()) < since:
            raise Unread("no_list", f"{known.text}@{since}", since=str(since))
        label = {language: name + (f" ({day})" if day else "") for language, name in known.label.items()}  # type: ignore[union-attr]
        return Operand(known.text + (f"@{day}" if day else ""), (known.text, day), label)

    def q(self, op: str, operand: Operand, table: Table) -> Q:
        format, day = operand.data
        states = _states(table.slug, table.version, format, day or dates.today())
        found = tuple(pk for pk, state in states.items() if state in self.states)
        if 2 * len(found) <= len(states):
            return Q(pk__in=found)
        return ~Q(pk__in=tuple(states.keys() - set(found)))


@for_a_version(64)
def _states(slug: str, version: str, format: str, day: date) -> Mapping[int, str]:
    return states(rules=GAMES[slug], format=format, on=day)


@dataclass(eq=False)
class AbsentRow(Row):
    """A field of the language that cannot be asked for: `why` is the code of the warning."""

    why: str = "no_data"

    kind: ClassVar[str] = "absent"
    ops: ClassVar[tuple[str, ...]] = ORDERED

    def read(self, op: str, value: Value, table: Table) -> Operand:
        raise Unread(self.why)

    def present(self) -> Q:
        return nothing()


# --- what every game has ---------------------------------------------------------------------------------------------

ORDERS = ("name", "number", "cost", "set", "type", "released", "faction", "side", "relevance")
NAME_LABELS = words("name", "名前", "名稱")
SIDE_LABELS, CYCLE_LABELS = words("side", "サイド", "陣線"), words("cycle", "サイクル", "循環")
SIM_LEVELS = (
    Choice("full", words("Full", "完全", "完整")),
    Choice("partial", words("Partial", "一部", "部分")),
    Choice("none", words("None", "なし", "無")),
)
SHARED_KEYS: Mapping[str, tuple[str, ...]] = {"trait": ("k",), "keyword": ("kw",), "subtype": ("st",), "timing": (), "limit": ()}
DISPLAYS: Mapping[str, tuple[str, ...]] = {
    "order": (),
    "dir": ("asc", "desc"),
    "unique": ("cards", "prints"),
    "view": ("list", "grid", "text", "full"),
    "lang": ("en", "ja", "zh-hant", "any"),
    "include": ("extras",),
}
DISPLAY_KEYS = {"order": "order", "sort": "order", "dir": "dir", "direction": "dir", "unique": "unique", "view": "view", "display": "view",
                "lang": "lang", "language": "lang", "include": "include"}  # fmt: skip


def numeric(text: str) -> float | None:
    """A number as people write it: "3", "-1", "0.5", "½", "4½"; None for anything else.

    >>> [numeric(text) for text in ("3", "4½", "½", "x", "1e3", "９")]
    [3.0, 4.5, 0.5, None, None, 9.0]
    """
    text = text.strip().replace("1⁄2", "½")
    half = 0.5 if text.endswith("½") else 0.0
    text = text.removesuffix("½") or ("0" if half else "")
    sign, digits = (-1, text[1:]) if text.startswith(("-", "−")) else (1, text)
    whole, point, part = digits.partition(".")
    if not whole.isdecimal() or (point and not part.isdecimal()) or len(digits) > 12:
        return None
    return sign * (float(digits) + half)


class Table:
    """All rows of one game, made once for the data that is loaded.

    language: of the names that are searched, "" for any.  asker: who asks, of a copy for one query; the kept table knows nobody.
    """

    def __init__(self, rules: Rules, version: str) -> None:
        self.rules, self.slug, self.version, self.language = rules, rules.slug, version, ""
        self.asker: Asker | None = None
        self.rows: dict[str, Row] = {}
        self.keys: dict[str, list[Row]] = {}
        self.flags: dict[str, Flag] = {}
        self.own_flags = {field.name: field.name for field in rules.fields if field.kind == "flag"}
        self.records: dict[str, Words] = {field.name: field.labels for field in rules.fields if field.kind in ("record", "flag")}
        self._indexes: dict[str, dict[str, tuple[Choice, ...]]] = {}
        self._load()
        own, shared = self._own_rows(), self._shared_rows()
        for row in (*own, *shared):
            self.rows.setdefault(row.name, row)
        for row in own:
            self._name(row, (row.name, *row.letters, *row.keys))
        for letter, name in rules.search.letters.items():
            if name in self.rows:
                self.rows[name].letters += (letter,)
                self._name(self.rows[name], (letter,))
        for row in self.rows.values():
            self._name(row, (row.name, *row.keys, *SHARED_KEYS.get(row.name, ()), *_label_keys(row.labels)))
        for row in self._absent_rows():
            self.rows[row.name] = row
            self._name(row, (row.name, *row.keys, *_label_keys(row.labels)))
        self._add_flags()

    def _name(self, row: Row, keys: Iterable[str]) -> None:
        for key in keys:
            rows = self.keys.setdefault(key_of(key), [])
            if row not in rows:
                rows.append(row)

    def asked_by(self, asker: Asker | None, language: str = "") -> Table:
        """The same table for one query: with who asks, and with names searched in one language only."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.asker, other.language = asker, language
        return other

    def asking(self) -> Asker:
        """Who asks; from now on the answer is for them alone."""
        if self.asker is None:
            raise Unread("no_owner")
        self.asker.was_asked = True
        return self.asker

    def owned(self) -> Copies:
        """What they own who ask."""
        owned = self.asking().owned()
        if owned is None:
            raise Unread("no_owner")
        return owned

    # -- the data that is loaded --

    def _load(self) -> None:
        slug = self.slug
        self.products = [Choice(row.code, row.names) for row in Product.objects.filter(game=slug).order_by("position")]
        self.released = {
            row.code: day for row in Product.objects.filter(game=slug) if (day := values.day_number(row.facts.get("released"))) is not None
        }
        self.cycles = [Choice(name, {"en": name}) for name in dict.fromkeys(
            Product.objects.filter(game=slug).exclude(cycle="").order_by("position").values_list("cycle", flat=True))]  # fmt: skip
        self.factions = [Choice(row.code, row.names) for row in Faction.objects.filter(game=slug).order_by("pk")]
        self.has_sets = ObjectiveSet.objects.filter(game=slug).exists()
        self.has_text = Card.objects.filter(game=slug).exclude(text_key="").exists()
        self.has_lore = Card.objects.filter(game=slug).exclude(lore_key="").exists()
        self.has_errata = Ruling.objects.filter(game=slug, kind="errata").exists()
        names = dict(Card.objects.filter(game=slug).values_list("code", "name"))
        lists = [field.name for field in self.rules.fields if field.kind == "list" and not field.choices]
        of_cards = {field.name for field in self.rules.fields if field.of_cards}
        flags = [field.name for field in self.rules.fields if field.kind == "flag"]
        found: dict[str, dict[str, str]] = {name: {} for name in lists}
        self.samples = False
        apart: dict[str, list[int]] = {name: [0, 0] for name in flags}  # cards with the flag: those of today, extras
        for facts, is_extra, is_sample in Card.objects.filter(game=slug).values_list("facts", "is_extra", "is_sample"):
            self.samples |= is_sample
            back = facts.get("back") or {}
            for name in lists:
                for value in (*(facts.get(name) or ()), *(back.get(name) or ())):
                    text = value.get("name", "") if isinstance(value, Mapping) else str(value)
                    text = names.get(text, text) if name in of_cards else text
                    found[name].setdefault(fold(text), text)
            for name in flags:
                if facts.get(name):
                    apart[name][is_extra] += 1
        self.extra_flags = {name for name, (today, extras) in apart.items() if extras and not today}
        self.open_values = {
            name: tuple(Choice(text, {"en": text}) for _, text in sorted(texts.items()) if _) for name, texts in found.items()
        }
        self._printed: dict[str, set[str]] = {}
        printed = SearchValue.objects.filter(card__game=slug).exclude(text="").filter(Q(number__isnull=True), name__in=[
            *(field.name for field in self.rules.fields if field.kind == "number"), values.NUMBER])  # fmt: skip
        for name, text in printed.values_list("name", "text").distinct():
            self._printed.setdefault(name, set()).add(text)
        odd = SearchValue.objects.filter(card__game=slug, number__isnull=False).exclude(text="").values_list("name", "text").distinct()
        for name, text in odd:
            if numeric(text) is None:
                self._printed.setdefault(name, set()).add(text)
        formats = {format.code: Choice(format.code, format.names) for format in self.rules.formats}
        for code, kind, names in Restriction.objects.filter(game=slug).order_by("pk").values_list("format", "kind", "names"):
            said = names if kind == Restriction.Kind.POOL else {"en": code.replace("-", " ").capitalize()}
            formats.setdefault(code, Choice(code, said))
        pools = Restriction.objects.filter(game=slug, kind=Restriction.Kind.POOL).order_by("-since").values_list("format", "since")
        self.pools_since = dict(pools)  # the first day of which a format's pool is known
        self.formats = tuple(formats.values())
        kinds = Restriction.objects.filter(game=slug).values_list("kind", flat=True)
        self.has_limits = Restriction.Kind.LIMITED in set(kinds)

    @cached_property
    def numbers(self) -> list[str]:
        """Every printed card number."""
        return list(Card.objects.filter(game=self.slug).exclude(number="").order_by().values_list("number", flat=True).distinct())

    @cached_property
    def objective_sets(self) -> list[str]:
        return list(ObjectiveSet.objects.filter(game=self.slug).values_list("code", flat=True))

    @cached_property
    def orders(self) -> tuple[str, ...]:
        """Every order that a list of this game's cards can have: what all games share, then the game's numbers."""
        return tuple(dict.fromkeys((*ORDERS, *(row.name for row in self.rows.values() if isinstance(row, NumberRow)))))

    def printed_numbers(self, stored: str) -> set[str]:
        """What is printed for this number that is no number."""
        return self._printed.get(stored, set())

    # -- rows --

    def _own_rows(self) -> list[Row]:
        rows = [row for field in (*self.rules.fields, *self.rules.search.derived) if (row := self._own_row(field)) is not None]
        rows += [
            NumberRow(field.name, field.labels, keys=field.aliases, letters=(field.letter,), stored=values.of_printing(field.name))
            for field in self.rules.search.of_printing
        ]
        rows += [NumberRow(added.name, added.labels, keys=added.aliases, stored=added.name) for added in self.rules.search.sums]
        return rows

    def _own_row(self, field: Field) -> Row | None:
        letters = (field.letter,) if field.letter else ()
        name = row_name(field)
        more: dict[str, Any] = {"letters": letters, "types": field.types, "stored": field.name}
        keys = tuple(dict.fromkeys((field.name, *field.aliases)))
        match field.kind:
            case "number":
                return NumberRow(name, field.labels, keys=keys, **more)
            case "enum":
                choices = field.choices
                return EnumRow(name, field.labels, keys=keys, found=lambda _: choices, is_ordered=name == "rarity", **more)
            case "list" if name == "faction":
                return ListRow(name, field.labels, keys=(*keys, "f", "affiliation"), found=lambda table: tuple(table.factions), **more)
            case "list":
                closed, stored = field.choices, field.name
                return ListRow(name, field.labels, keys=keys, found=lambda table: closed or table.open_values.get(stored, ()), **more)
            case "text":
                return TextRow(name, field.labels, keys=keys, **more)
        return None  # flags are words of `is:`, records of `has:`

    def _shared_rows(self) -> list[Row]:
        types, sides = self.rules.card_types, self.rules.sides
        rows: list[Row] = [
            NameRow("name", NAME_LABELS, ("n", "title", "_"), stored=values.NAME),
            LongTextRow("text", words("text", "テキスト", "文字"), ("x", "o", "oracle"), stored="text"),
            LongTextRow("flavor", words("flavour text", "フレーバー", "風味文字"), ("ft", "lore", "flavour"), stored="lore"),
            EnumRow("type", words("type", "種類", "類型"), ("t",), column="type", found=lambda _: types),
            EnumRow("faction", words("faction", "勢力", "陣營"), ("f", "affiliation"), column="faction__code",
                    found=lambda table: tuple(table.factions)),
            EnumRow("set", words("set", "セット", "擴充"), ("e", "s", "edition", "product"), stored=values.SET,
                    found=lambda table: tuple(table.products)),
            EnumRow("in", words("printed in", "収録", "收錄於"), (), stored=values.SET, found=lambda table: tuple(table.products)),
            NumberRow("number", words("number", "番号", "編號"), ("cn", "no"), stored=values.NUMBER),
            NumberRow("prints", words("printings", "収録数", "印次"), ("printings",), stored=values.PRINTINGS),
            NumberRow("sets", words("number of sets", "収録セット数", "收錄擴充數"), (), stored=values.SETS),
            FlagRow("is", words("kind", "性質", "性質")),
            HasRow("has", words("printed", "記載", "印有")),
            ListedRow("legal", words("legal in", "使用可能", "合法於"), ("format",)),
            ListedRow("banned", words("banned in", "禁止", "禁用於"), states=("banned",)),
            ListedRow("restricted", words("restricted in", "制限", "限制於"), states=("restricted",)),
            ListedRow("limited", words("limited in", "枚数制限", "限量於"), states=("limited",)),
            EnumRow("sim", words("simulation", "シミュレーション", "模擬"), stored=values.SIM, found=lambda _: SIM_LEVELS),
        ]  # fmt: skip
        if sides:
            rows.append(EnumRow("side", SIDE_LABELS, ("d",), column="side", found=lambda _: sides))
        if self.cycles:
            rows.append(EnumRow("cycle", CYCLE_LABELS, ("c",), stored=values.CYCLE, found=lambda table: tuple(table.cycles)))
        if self.has_sets:
            rows += [
                NumberRow("objset", words("objective set", "目標セット", "目標組"), ("objective_set", "set"), stored=values.OBJECTIVE_SET),
                NumberRow("pos", words("place in its set", "セット内の位置", "組內位置"), ("position",), stored=values.PLACE),
                InSetWithRow("with", words("together with", "同じ目標セットに", "同組"), ()),
            ]
        if self.released:
            rows.append(DateRow("released", words("release date", "発売日", "發行日期"), ("r", "date"), stored=values.RELEASED))
        rows += [
            OwnRow("own", words("copies you own", "所有枚数", "收藏張數"), ("owned", "mine")),
            DeckRow("deck", words("deck", "デッキ", "牌組"), ()),
        ]
        return rows

    def _absent_rows(self) -> list[Row]:
        """What the language knows and this game's data does not: the answer is not that there were no such field."""
        known: dict[str, tuple[Words, tuple[str, ...]]] = {
            "artist": (words("artist", "イラストレーター", "繪師"), ("a", "illustrator")),
            "cost": (words("cost", "コスト", "費用"), ()),
            "cycle": (CYCLE_LABELS, ("c",)),
            "effect": (words("effect", "効果", "效果"), ("fx",)),
            "keyword": (words("keyword", "キーワード", "關鍵字"), ("kw",)),
            "limit": (words("limit in a deck", "枚数上限", "張數上限"), ()),
            "quantity": (words("copies in the product", "製品内の枚数", "產品內張數"), ("qty",)),
            "rarity": (words("rarity", "レアリティ", "稀有度"), ()),
            "released": (words("release date", "発売日", "發行日期"), ("r", "date")),
            "side": (SIDE_LABELS, ("d",)),
            "subtype": (words("subtype", "サブタイプ", "副類別"), ("st",)),
            "timing": (words("kinds of abilities", "能力の種類", "能力種類"), ()),
            "trait": (words("trait", "特徴", "特徵"), ("k",)),
        }
        return [
            AbsentRow(name, labels, tuple(key for key in keys if key not in self.keys))
            for name, (labels, keys) in known.items()
            if name not in self.keys
        ]

    # -- flags --

    def _add_flags(self) -> None:
        def add(word: str, names: Words, found: Callable[[Table], Q], is_of_extras: bool = False, *, is_of_asker: bool = False) -> None:
            self.flags.setdefault(word, Flag(names, found, is_of_extras, is_of_asker))

        add("unique", words("unique", "ユニーク", "獨特"), lambda _: Q(is_unique=True))
        add("reprint", words("printed more than once", "再録", "再版"), lambda _: having(values.PRINTINGS, number__gt=1))
        add("extra", words("kept apart", "別扱い", "另置"), lambda _: Q(is_extra=True), True)
        add("owned", OWNED, _owned, is_of_asker=True)
        add("mine", OWNED, _owned, is_of_asker=True)
        add("sample", words("a sample", "見本", "範例"), lambda _: Q(is_sample=True))
        if limits := [row.present() for row in self.find("limit") if row.kind != "absent"]:
            add("limit", words("limited in a deck", "枚数制限あり", "有張數上限"), lambda _: limits[0])
        elif self.has_limits:
            add("limit", words("limited in a deck", "枚数制限あり", "有張數上限"), lambda table: table.on_a_list("limited"))
        for field in self.rules.fields:
            if field.kind == "flag":
                stored = field.name
                word = stored.removeprefix("is_")
                if word == "errata":
                    add(word, field.labels, lambda _: having("errata") | _with_errata(), stored in self.extra_flags)
                elif not word.startswith("has_"):
                    add(word, field.labels, lambda _, stored=stored: having(stored), stored in self.extra_flags)  # type: ignore[misc]
        if self.has_errata:
            add("errata", words("changed by errata", "エラッタあり", "有勘誤"), lambda _: _with_errata())
        for word, (names, query) in self.rules.search.flags.items():
            add(word, names, lambda table, query=query: table.named_query(query))  # type: ignore[misc]
        for choice in self.rules.card_types:
            add(choice.code, choice.names, lambda _, code=choice.code: Q(type=code))  # type: ignore[misc]
        for field in self.rules.fields:
            if field.kind in ("enum", "list"):
                for choice in field.choices:
                    text, stored = fold(choice.code), field.name
                    add(choice.code, choice.names, lambda _, text=text, stored=stored: having(stored, text=text))  # type: ignore[misc]

    def on_a_list(self, state: str) -> Q:
        """The cards that stand so in any format today."""
        today = dates.today()
        found = {pk for choice in self.formats for pk, one in _states(self.slug, self.version, choice.code, today).items() if one == state}
        return Q(pk__in=tuple(found))

    def named_query(self, query: str) -> Q:
        """The cards that one of the game's own named queries finds."""
        from cards.query.compile import Reader, compiled
        from cards.query.syntax import read

        tree = Reader(self, query).tree(read(query)[0])
        assert tree is not None, query
        return compiled(tree, self)

    # -- looking up --

    def find(self, key: str) -> list[Row]:
        """The rows that `key` can name, the game's own meaning first."""
        return self.keys.get(key_of(key), [])

    def index(self, row: CodedRow) -> dict[str, tuple[Choice, ...]]:
        """Folded code or name -> the choices of `row` that have it."""
        if row.name not in self._indexes:
            index: dict[str, tuple[Choice, ...]] = {}
            for choice in row.choices(self):
                for text in dict.fromkeys((fold(choice.code), *map(fold, choice.names.values()))):
                    for form in dict.fromkeys((text, text.replace(" ", ""))):
                        if form and choice not in index.get(form, ()):
                            index[form] = (*index.get(form, ()), choice)
            self._indexes[row.name] = index
        return self._indexes[row.name]


OWNED = words("yours", "所有", "已擁有")


def _owned(table: Table) -> Q:
    return Q(code__in=tuple(table.owned()))


def _with_errata() -> Q:
    return Q(pk__in=Ruling.objects.filter(kind="errata").values("card"))


def key_of(text: str) -> str:
    """A key as it is compared: letters, digits and points alone."""
    return ".".join(fold(part).replace(" ", "") or part for part in text.split("."))


def _label_keys(labels: Words) -> tuple[str, ...]:
    """Labels in other languages name the row, too."""
    return tuple(label for language, label in labels.items() if language != "en")


def row_name(field: Field) -> str:
    """The name of a fact's row: its own, of a list that of one of its values.

    >>> row_name(Field("traits", "list", {"en": "Traits"}))
    'trait'
    >>> row_name(Field("species", "list", {"en": "Species"}, letter="species"))
    'species'
    """
    name = field.name
    if field.kind != "list" or name == field.letter or not name.endswith("s") or name.endswith("ss"):
        return name
    return name[:-3] + "y" if name.endswith("ies") else name[:-1]


@lru_cache(maxsize=32)
def _table(slug: str, version: str, rules: int) -> Table:
    return Table(GAMES[slug], version)


def table_of(slug: str, version: str) -> Table:
    """The table of a game for the data of this version: built once a process."""
    return _table(slug, version, id(GAMES[slug]))


def written(operand: Operand) -> str:
    return write_value(Value(operand.text, operand.is_regex))
