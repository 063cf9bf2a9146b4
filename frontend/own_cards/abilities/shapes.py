"""What the form shows for each part of a JSON Schema of declared abilities.

A part is, by its schema:
    parts: an object; its members are parts.
    kinds: alternatives of objects that a constant member tells apart ("op", "if").
    list: an array of parts that are no codes.
    either: a code, or an object.
    number, text, words, choice, choices, flag: a control, or a group of checkboxes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

Shape = Mapping[str, Any]
# Deeper parts can be typed as JSON only, which may have 20 levels.
MOST_LEVELS: Final = 18
ABSENT: Final = object()


class NoForm(ValueError):
    """The schema has a part that the form cannot show."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the schema.

    kind: see above.  name: of its definition ("filter"), "" for none.
    members, needed: of an object, and those that it must have.
    tag, variants: the member that tells alternatives apart, and the alternatives by its value.
    codes: of choices, in their order, or of the words that are suggested.  item: of a list.
    least, most: the numbers of entries that a list must and may have, 0 for no bound.
    is_open: whether null, which stands for any number, is a value.
    default: of a new part; ABSENT for none.  A flag with the default False is False where it is not set, any other is then left out.
    """

    kind: str
    name: str = ""
    members: Mapping[str, Shape] | None = None
    needed: tuple[str, ...] = ()
    tag: str = ""
    variants: Mapping[str, Shape] | None = None
    codes: tuple[str, ...] = ()
    item: Shape | None = None
    least: int = 0
    most: int = 0
    is_open: bool = False
    default: Any = ABSENT

    @property
    def is_group(self) -> bool:
        """Whether it has parts of its own."""
        return self.kind in ("parts", "kinds", "list")

    def is_full(self, entries: int) -> bool:
        """Whether a list with so many entries has room for no other."""
        return 0 < self.most <= entries


class Shapes:
    """A schema with its definitions."""

    def __init__(self, root: Shape) -> None:
        self.root = root
        self.definitions: Mapping[str, Shape] = root.get("$defs", {})
        self._found: dict[int, tuple[Shape, Part]] = {}  # by the identity of the shape, which is kept so that no other gets its number
        # The slots of abilities: each a list of them.
        self.slots: dict[str, Part] = {code: self.part(shape) for code, shape in root.get("properties", {}).items()}
        if not self.slots or any(slot.kind != "list" for slot in self.slots.values()):
            raise NoForm("The abilities are no lists by slot.")
        self._check(root, set())

    def _check(self, shape: Shape, seen: set[str]) -> None:
        """NoForm if the form cannot show everything in the shape."""
        part = self.part(shape)
        if part.name and part.name in seen:
            return
        seen.add(part.name)
        for inner in (*(part.members or {}).values(), *(part.variants or {}).values(), *([part.item] if part.item else [])):
            self._check(inner, seen)

    def part(self, shape: Shape) -> Part:
        """The part of this shape of the schema, found once: one part may have hundreds of alternatives, and each is looked at."""
        known = self._found.get(id(shape))
        if known is None:
            known = self._found[id(shape)] = shape, self._resolved(shape)
        return known[1]

    def _resolved(self, shape: Shape) -> Part:
        default = shape.get("default", ABSENT)
        name = ""
        while "$ref" in shape:
            name = str(shape["$ref"]).removeprefix("#/$defs/")
            shape = self.definitions[name]
        return self._part(shape, name, default)

    def _part(self, shape: Shape, name: str, default: Any) -> Part:  # noqa: PLR0911 (one answer for each kind)
        if "anyOf" in shape:
            return self._of_alternatives(shape["anyOf"], name, default)
        if "const" in shape or "enum" in shape:
            codes = shape["enum"] if "enum" in shape else [shape["const"]]
            if codes == [True]:
                return Part("flag", name)
            if all(isinstance(code, str) for code in codes):
                return Part("choice", name, codes=tuple(codes), default=default)
        types = shape.get("type")
        listed = types if isinstance(types, list) else [types]
        match listed[0]:
            case "object":
                return Part("parts", name, members=shape.get("properties", {}), needed=tuple(shape.get("required", ())))
            case "array":
                return self._of_array(shape, name, default)
            case "integer":
                return Part("number", name, is_open="null" in listed, default=default)
            case "string":
                return Part("text", name, default=default)
            case "boolean":
                return Part("flag", name, default=False)
        raise NoForm(f"The form has no control for {dict(shape)!r}.")

    def _of_array(self, shape: Shape, name: str, default: Any) -> Part:
        item, least = shape["items"], int(shape.get("minItems", 0))
        if isinstance(item.get("enum"), list):
            return Part("choices", name, codes=tuple(item["enum"]), default=default)
        if item.get("type") == "string":
            return Part("words", name, codes=tuple(item.get("examples", ())), default=default)
        return Part("list", name, item=item, least=least, most=int(shape.get("maxItems", 0)))

    def _of_alternatives(self, alternatives: list[Shape], name: str, default: Any) -> Part:
        parts = [self.part(each) for each in alternatives]
        if all(part.kind == "parts" for part in parts):
            tags = {name for part in parts for name, shape in (part.members or {}).items() if "const" in shape}
            for tag in sorted(tags):
                found = [(part.members or {}).get(tag, {}).get("const") for part in parts]
                codes = [code for code in found if isinstance(code, str)]
                if len(set(codes)) == len(codes) == len(parts):
                    return Part("kinds", name, tag=tag, variants=dict(zip(codes, alternatives, strict=True)))
        objects = [each for each, part in zip(alternatives, parts, strict=True) if part.kind == "parts"]
        codes = [code for part in parts if part.kind == "choice" for code in part.codes]
        if len(objects) == 1 and len(codes) + 1 >= len(parts) == sum(part.kind in ("parts", "choice") for part in parts):
            return Part("either", name, codes=tuple(codes), item=objects[0], default=default)
        raise NoForm(f"The form cannot tell these alternatives apart: {name or alternatives!r}.")

    def variant(self, part: Part, code: object) -> Part | None:
        """The alternative with this code, as an object; None if there is none."""
        shape = (part.variants or {}).get(code) if isinstance(code, str) else None
        return None if shape is None else self.part(shape)

    def blank(self, shape: Shape, code: str = "") -> Any:
        """A new part, with its defaults; the members without one are missing until they are typed.  code: of the alternative."""
        part = self.part(shape)
        if part.kind == "kinds":
            chosen = (part.variants or {}).get(code)
            return ABSENT if chosen is None else {part.tag: code, **self.blank(chosen)}
        if part.kind == "parts":
            made = {name: self.blank(inner) for name, inner in (part.members or {}).items() if name in part.needed}
            return {name: value for name, value in made.items() if value is not ABSENT}
        if part.kind == "list" and part.item is not None:
            fillable = self.part(part.item).kind in ("list", "parts")
            return [self.blank(part.item) for _ in range(part.least)] if fillable else []
        return part.default
