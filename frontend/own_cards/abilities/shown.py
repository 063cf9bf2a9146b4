"""What the template prints for abilities: a flat list of rows, in which a group opens and closes, so that no depth of effects recurses."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from frontend.own_cards.abilities.reading import OBJECT, fields_of, read_abilities
from frontend.own_cards.abilities.shapes import ABSENT, MOST_LEVELS, Part, Shape, Shapes
from games.texts import Words, in_language

# A request has at most 500 fields (DATA_UPLOAD_MAX_NUMBER_FIELDS); those of the other facts are among them.
MOST_FIELDS: Final = 400
LEVELS_OF_AN_EFFECT: Final = 4


@dataclass(frozen=True, slots=True)
class Option:
    code: str
    label: str
    is_chosen: bool = False


@dataclass(slots=True)
class Row:
    """A control, or the beginning or end of a group.

    kind: "open" and "close" of a group; "more" and "less" around what is seldom used; "add"; or the kind of a control (`shapes`).
    at: its place, which buttons send.  name: of its field.  value: what stands in it, of a group the mark that is sent for it.
    options: of a choice, of checkboxes, of what a button adds, or the words that are suggested.
    is_entry: whether it is one of a list; `has_before` and `has_after` it others.
    """

    kind: str
    at: str = ""
    name: str = ""
    label: str = ""
    value: str = ""
    options: tuple[Option, ...] = ()
    is_needed: bool = False
    is_open: bool = False
    is_any: bool = False
    is_entry: bool = False
    is_removable: bool = False
    has_before: bool = False
    has_after: bool = False
    has_focus: bool = False
    errors: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        return "ability-" + re.sub(r"[^\w-]", "-", self.name or self.at)


class Labels:
    """The words of a game for the parts of its abilities, in the reader's language; a part without words is called by its code."""

    def __init__(self, labels: Mapping[str, Words], language: str) -> None:
        self.labels = labels
        self.language = language

    def __call__(self, kind: str, place: str, *codes: str) -> str:
        """`kind` is "member", "value", "op" ...  place: the definition that has it, "" for none."""
        end = ".".join(codes)
        definition = re.sub(r"_\d+$", "", place)
        for key in (f"{kind}.{definition}.{end}", f"{kind}.{end}"):
            if key in self.labels:
                text = in_language(self.labels[key], self.language)
                return text[:1].upper() + text[1:]
        return codes[-1]


class ShownAbilities:
    """The rows of a card's abilities.

    rows: for the template.  add: the row that adds an ability.  errors: those that belong to no row.  fields: how many are sent at most.
    """

    def __init__(
        self,
        shapes: Shapes,
        labels: Labels,
        prefix: str,
        value: Mapping[str, Any] | None,
        *,
        errors: Mapping[str, Sequence[str]] | None = None,
        focus: str = "",
    ) -> None:
        self.shapes, self.labels, self.prefix = shapes, labels, prefix
        free = [code for code, slot in shapes.slots.items() if not slot.is_full(len((value or {}).get(code, [])))]
        slots = tuple(Option(code, labels("slot", "", code)) for code in free)
        self.add = Row("add", "", f"{prefix}.add", options=slots, has_focus=False)
        self.rows: list[Row] = []
        for code, slot in shapes.slots.items():
            entries = (value or {}).get(code, [])
            for number in range(len(entries)):
                self._entry(cast(Shape, slot.item), entries, number, code, labels("slot", "", code))
        self.errors: list[str] = []
        self._place(errors or {})
        self._focus(focus)
        self.fields = sum(len(row.options) if row.kind == "choices" else row.kind not in ("close", "more", "less") for row in self.rows)

    # --- groups ---

    def _entry(self, shape: Shape, entries: Sequence[Any], number: int, at: str, label: str) -> None:
        """An entry of a list."""
        part, value, place = self.shapes.part(shape), entries[number], f"{at}.{number}"
        head = {"is_entry": True, "is_removable": True, "has_before": number > 0, "has_after": number + 1 < len(entries)}
        label = f"{number + 1}. {label}" if len(entries) > 1 else label
        if part.kind == "kinds":
            code = value[part.tag]
            chosen = cast(Part, self.shapes.variant(part, code))
            named = self.labels(part.tag, "", code)
            self._open(place, f"{number + 1}. {named}" if len(entries) > 1 else named, OBJECT, **head)
            self.rows.append(Row("hidden", name=self._name(f"{place}.{part.tag}"), value=code))
            self._members(chosen, value, place, part.name)
        elif part.kind == "parts":
            self._open(place, label, OBJECT, **head)
            self._members(part, value, place, part.name)
        elif part.kind == "list":
            self._open(place, label, "[]", **head)
            self._list(part, value, place, label)
        else:
            self._open(place, label, "", **head)
            self._control(part, value, place, label, "", is_needed=True)
        self.rows.append(Row("close"))

    def _open(self, at: str, label: str, mark: str, **head: Any) -> None:
        self.rows.append(Row("open", at, self._name(at), label, mark, **head))

    def _members(self, part: Part, value: Mapping[str, Any], at: str, place: str) -> None:
        """The members of an object: first those that it has or needs, then the others under "More"."""
        rest: list[tuple[str, Part, str]] = []
        for name, shape in cast(Mapping[str, Shape], part.members).items():
            if "const" in shape and name in part.needed:
                continue
            inner, label, is_needed = self.shapes.part(shape), self.labels("member", place, name), name in part.needed
            if name not in value and not is_needed:
                rest.append((name, inner, label))
            else:
                self._member(inner, value.get(name, ABSENT), f"{at}.{name}", label, place, is_needed=is_needed)
        if rest:
            # An object that needs nothing needs at least one of its members.
            self.rows.append(Row("more", at, label="", is_open=not value and not part.needed))
            for name, inner, label in rest:
                self._member(inner, ABSENT, f"{at}.{name}", label, place, is_needed=False)
            self.rows.append(Row("less"))

    def _member(self, part: Part, value: Any, at: str, label: str, place: str, *, is_needed: bool) -> None:
        if part.kind == "list":
            entries = value if isinstance(value, list) else []
            if entries or is_needed:
                self._open(at, label, "[]" if entries else "")
                self._list(part, entries, at, label)
                self.rows.append(Row("close"))
            else:
                self._adds(part, at, label)
        elif part.kind == "parts":
            if value is ABSENT and not is_needed:
                if len(at.split(".")) + 2 <= MOST_LEVELS:
                    self.rows.append(Row("add", at, self._name(f"{at}.add"), label))
            else:
                self._open(at, label, OBJECT, is_removable=not is_needed)
                self._members(part, value if isinstance(value, Mapping) else {}, at, part.name)
                self.rows.append(Row("close"))
        else:
            self._control(part, value, at, label, place, is_needed=is_needed)

    def _list(self, part: Part, entries: Sequence[Any], at: str, label: str) -> None:
        for number in range(len(entries)):
            self._entry(cast(Shape, part.item), entries, number, at, label)
        if not part.is_full(len(entries)):
            self._adds(part, at, label)

    def _adds(self, part: Part, at: str, label: str) -> None:
        """The button that adds an entry, with the kinds of entries."""
        if len(at.split(".")) + LEVELS_OF_AN_EFFECT > MOST_LEVELS:
            return
        item = self.shapes.part(cast(Shape, part.item))
        codes = (item.variants or {}) if item.kind == "kinds" else {}
        options = tuple(Option(code, self.labels(item.tag, "", code)) for code in codes)
        self.rows.append(Row("add", at, self._name(f"{at}.add"), label, options=options))

    # --- controls ---

    def _control(self, part: Part, value: Any, at: str, label: str, place: str, *, is_needed: bool) -> None:
        row = Row(part.kind, at, self._name(at), label, is_needed=is_needed, is_open=part.is_open, is_any=value is None)
        member = at.rpartition(".")[2]
        chosen = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        row.options = tuple(Option(code, self.labels("value", place, member, code), code in chosen) for code in part.codes)
        if part.kind == "choice" and isinstance(value, str) and value not in part.codes:
            row.options += (Option(value, value, True),)  # a code that an older form knew
        if part.kind == "words":
            row.value = ", ".join(chosen)
        elif part.kind == "flag":
            row.value = "on" if value is True else ""
        elif value is not ABSENT and value is not None and part.kind in ("number", "text"):
            row.value = str(value)
        is_filter = part.kind == "either" and isinstance(value, Mapping)
        row.is_any = row.is_any or is_filter
        self.rows.append(row)
        if is_filter:
            inner = self.shapes.part(cast(Shape, part.item))
            self.rows.append(Row("open", f"{at}.", "", self.labels("member", inner.name, "what")))
            self._members(inner, value, at, inner.name)
            self.rows.append(Row("close"))

    def _name(self, at: str) -> str:
        return f"{self.prefix}.{at}"

    # --- errors and focus ---

    def _place(self, errors: Mapping[str, Sequence[str]]) -> None:
        """Each error at the row of its place, or of the group around it."""
        rows = {row.at: row for row in self.rows if row.at and row.kind not in ("more", "less")}
        for place, sentences in errors.items():
            at = place
            while at and at not in rows:
                at = at.rpartition(".")[0]
            (rows[at].errors if at else self.errors).extend(sentences)
        around: list[Row] = []
        for row in self.rows:
            if row.kind == "more":
                around.append(row)
            elif row.kind == "less":
                around.pop()
            elif row.errors:
                for more in around:
                    more.is_open = True

    def _focus(self, focus: str) -> None:
        if not focus:
            return
        found = next((row for row in self.rows if row.at == focus and row.kind not in ("more", "less")), None)
        if found is not None:
            found.has_focus = True
        else:
            self.add.has_focus = True


def fits_form(shapes: Shapes, value: Mapping[str, Any] | None) -> bool:
    """Whether the form shows all of these abilities, which fit the schema, and sends them back without a change."""
    data = _Fields(fields_of(shapes, value, "x"))
    if same(read_abilities(shapes, data, "x"), value or None):
        return ShownAbilities(shapes, Labels({}, "en"), "x", value).fields <= MOST_FIELDS
    return False


class _Fields(dict[str, list[str]]):
    """Fields as Django gives them."""

    def getlist(self, name: str) -> list[str]:
        return self.get(name, [])


def same(one: Any, other: Any) -> bool:
    """Whether two declarations are equal; the order of codes that are checked side by side does not count."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(same(value, other[name]) for name, value in one.items())
    if isinstance(one, list) and isinstance(other, list):
        if one and all(isinstance(each, str) for each in (*one, *other)):
            return sorted(one) == sorted(other)
        return len(one) == len(other) and all(same(*pair) for pair in zip(one, other, strict=True))
    return type(one) is type(other) and bool(one == other)
