"""The operations of the API as the page `help/api/` shows them, read from the OpenAPI schema.

The schema is in English and the same for every reader, so each process reads it once.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from django.utils.translation import override, pgettext_lazy
from drf_spectacular.generators import SchemaGenerator

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise

Schema = Mapping[str, Any]

METHODS: Final = ("get", "post", "put", "patch", "delete")
# The parts of the API that answer with the user's own data.
OWN_TAGS: Final = frozenset({"collection", "decks", "simulations"})
# An operation shows this many filters without a description; the others follow folded.
MOST_UNDESCRIBED: Final = 12
MOST_VALUES: Final = 12
MOST_LEVELS: Final = 3

# Example values of members, by name, and the members that an example contains although they are optional.
EXAMPLES: Final[Mapping[str, Any]] = {"code": "CODE", "codes": ["CODE"], "games": 1000, "name": "My deck", "text": "3 CODE"}
EXAMPLE_MEMBERS: Final = frozenset({"game", "sides", "slots", "games", "name", "text", "products"})

# The titles of the sections by their tags.
TITLES: Final[Mapping[str, StrPromise]] = {
    "api": pgettext_lazy("part of the API", "Entry point"),
    "bulk": pgettext_lazy("part of the API", "Bulk files"),
    "cards": pgettext_lazy("part of the API", "Cards"),
    "collection": pgettext_lazy("part of the API", "Your collection"),
    "decks": pgettext_lazy("part of the API", "Decks"),
    "exchanges": pgettext_lazy("part of the API", "Exchanges of cards"),
    "factions": pgettext_lazy("part of the API", "Factions"),
    "games": pgettext_lazy("part of the API", "Games"),
    "objective-sets": pgettext_lazy("part of the API", "Objective sets"),
    "own-cards": pgettext_lazy("part of the API", "Own cards"),
    "products": pgettext_lazy("part of the API", "Products"),
    "search": pgettext_lazy("part of the API", "Query language"),
    "simulations": pgettext_lazy("part of the API", "Simulations"),
    "tables": pgettext_lazy("part of the API", "Tables"),
    "validate": pgettext_lazy("part of the API", "Legality"),
}


@dataclass(frozen=True, slots=True)
class Value:
    """A parameter of an operation, or a member of its body."""

    name: str  # a member inside others with their names: "slots[].code"
    place: str  # "path", "query", "header" or "body"
    kind: str  # its type and bounds: "integer, 1 to 99"
    is_required: bool
    description: str  # with code between backquotes, like every text of the schema
    example: str = ""  # in an example request; only of parameters


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one address."""

    id: str
    method: str
    path: str
    summary: str
    details: str
    values: tuple[Value, ...]
    # Filters without a description, which are too many for the table.
    filters: tuple[Value, ...]
    statuses: tuple[str, ...]
    needs_token: bool
    # The body of the example, "" for none.
    body: str

    @property
    def path_parts(self) -> list[str]:
        """The parts of the path, each with its slash: a narrow page breaks the line between them."""
        return re.findall(r"/?[^/]+/?", self.path)

    def curl(self, site: str) -> str:
        """An example request to `site` ("https://example.org") as a shell command."""
        examples = {value.name: value.example for value in self.values if value.place == "path"}
        path = re.sub(r"\{(\w+)\}", lambda match: examples[match[1]], self.path)
        query = "&".join(f"{value.name}={value.example}" for value in self.values if value.place == "query" and value.is_required)
        lines = [f"curl{'' if self.method == 'GET' else f' -X {self.method}'} '{site}{path}{query and '?' + query}'"]
        if self.needs_token:
            lines.append("-H 'Authorization: Token TOKEN'")
        if self.body:
            lines += ["-H 'Content-Type: application/json'", f"-d '{self.body}'"]
        return " \\\n  ".join(lines)


@dataclass(frozen=True, slots=True)
class Section:
    """The operations with the same tag, which is the first part of their address."""

    tag: str
    operations: tuple[Operation, ...]

    @property
    def title(self) -> str:
        """The section's name in the reader's language."""
        return str(TITLES.get(self.tag, self.tag))


@lru_cache(maxsize=1)
def api_sections() -> tuple[Section, ...]:
    """The sections of the reference in the order of the schema."""
    with override("en"):
        document: dict[str, Any] = SchemaGenerator().get_schema(request=None, public=True)  # type: ignore[no-untyped-call]  # drf-spectacular leaves it untyped
        reader = _Reader(document["components"]["schemas"])
        sections: dict[str, list[Operation]] = {}
        for path, methods in document["paths"].items():
            for method in METHODS:
                if method in methods:
                    operation = methods[method]
                    tag = next(iter(operation.get("tags", ())), "api")
                    sections.setdefault(tag, []).append(reader.operation(method, path, tag, operation))
    return tuple(Section(tag, tuple(operations)) for tag, operations in sections.items())


class _Reader:
    """Reads operations; knows the named schemas that they refer to."""

    def __init__(self, schemas: Mapping[str, Schema]) -> None:
        self.schemas = schemas

    def operation(self, method: str, path: str, tag: str, operation: Schema) -> Operation:
        summary, _, details = str(operation.get("description", "")).partition("\n\n")
        parameters = [self._parameter(parameter) for parameter in operation.get("parameters", ())]
        body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        described = [value for value in parameters if value.description or value.is_required or value.place != "query"]
        filters = [value for value in parameters if value not in described]
        if len(filters) <= MOST_UNDESCRIBED:
            described, filters = parameters, []
        return Operation(
            id=str(operation["operationId"]),
            method=method.upper(),
            path=path,
            summary=" ".join(summary.split()),
            details=" ".join(details.split()),
            values=(*described, *(self._members(body) if body else ())),
            filters=tuple(filters),
            statuses=tuple(operation["responses"]),
            needs_token=any("tokenAuth" in scheme for scheme in operation.get("security", ())) and (method != "get" or tag in OWN_TAGS),
            body=json.dumps(self._example(body), ensure_ascii=False) if body else "",
        )

    def _parameter(self, parameter: Schema) -> Value:
        return Value(
            parameter["name"],
            parameter["in"],
            self.kind(parameter["schema"]),
            bool(parameter.get("required")),
            str(parameter.get("description", "")),
            str(self._resolved(parameter["schema"]).get("enum", [parameter["name"].upper()])[0]),
        )

    def _members(self, schema: Schema, prefix: str = "", level: int = 1) -> Iterator[Value]:
        schema = self._merged(schema)
        required = schema.get("required", ())
        for name, member in self._writable(schema):
            yield Value(prefix + name, "body", self.kind(member), name in required, str(member.get("description", "")))
            inner = self._resolved(member)
            is_list = inner.get("type") == "array"
            if level < MOST_LEVELS:
                yield from self._members(inner["items"] if is_list else inner, f"{prefix}{name}{'[]' if is_list else ''}.", level + 1)

    def _writable(self, schema: Schema) -> Iterator[tuple[str, Schema]]:
        for name, member in schema.get("properties", {}).items():
            if not member.get("readOnly"):
                yield name, member

    def _resolved(self, schema: Schema) -> Schema:
        """The schema itself, or the named schema that it refers to, with its own description."""
        if "allOf" in schema and len(schema["allOf"]) == 1:
            schema = {**schema["allOf"][0], **{key: value for key, value in schema.items() if key != "allOf"}}
        if "$ref" not in schema:
            return schema
        return {**self.schemas[schema["$ref"].rpartition("/")[2]], **{key: value for key, value in schema.items() if key != "$ref"}}

    def _merged(self, schema: Schema) -> Schema:
        """The resolved schema; of alternative objects one with the members of all, and with those required that all require."""
        schema = self._resolved(schema)
        forms = [self._resolved(form) for form in schema.get("oneOf", ())]
        if not forms or not all("properties" in form for form in forms):
            return schema
        properties = {name: member for form in forms for name, member in form["properties"].items()}
        return {
            "type": "object",
            "properties": properties,
            "required": set.intersection(*(set(form.get("required", ())) for form in forms)),
        }

    def kind(self, schema: Schema) -> str:
        """The type of a value with its bounds, in a few words."""
        schema = self._resolved(schema)
        if "oneOf" in schema:
            kinds = list(dict.fromkeys(filter(None, map(self.kind, schema["oneOf"]))))
            return ("; or " if any("," in kind for kind in kinds) else " or ").join(kinds)
        if "enum" in schema:
            return _one_of(schema["enum"])
        kinds = schema.get("type", "")
        words = [" or ".join([kinds] if isinstance(kinds, str) else kinds), schema.get("format", ""), *_bounds(schema)]
        if kinds == "array":
            item = self.kind(schema["items"])
            noun, _, bounds = item.partition(", ")
            words[0] = f"list of {noun}s{bounds and f' ({bounds})'}" if noun.isalpha() else f"list of values: {item}"
        elif kinds == "object" and isinstance(schema.get("additionalProperties"), dict):
            words[0] = f"object of {self.kind(schema['additionalProperties'])}"
        return ", ".join(filter(None, words))

    def _example(self, schema: Schema, name: str = "") -> Any:
        schema = self._resolved(schema)
        if "oneOf" in schema:
            schema = self._resolved(schema["oneOf"][0])
        if "enum" in schema:
            return schema["enum"][0]
        if schema.get("type") == "array":
            return EXAMPLES.get(name) or [self._example(schema["items"])]
        if "properties" in schema:
            required = schema.get("required", ())
            members = [(key, member) for key, member in self._writable(schema) if key in required or key in EXAMPLE_MEMBERS]
            return {key: self._example(member, key) for key, member in members}
        if isinstance(schema.get("additionalProperties"), dict):
            return {"CODE": self._example(schema["additionalProperties"])}
        if name in EXAMPLES:
            return EXAMPLES[name]
        return max(1, schema.get("minimum", 1)) if schema.get("type") == "integer" else name.upper()


def _bounds(schema: Schema) -> Iterator[str]:
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None and high is not None:
        yield f"{low:,} to {high:,}"
    elif low is not None:
        yield f"at least {low:,}"
    elif high is not None:
        yield f"at most {high:,}"
    for most, thing in (("maxLength", "character"), ("maxItems", "item")):
        if most in schema:
            yield f"at most {schema[most]:,} {thing}" + "s" * (schema[most] != 1)
    if schema.get("default") not in (None, ""):
        yield f"by default {schema['default']}"


def _one_of(values: Iterable[Any]) -> str:
    """
    >>> _one_of(["asc", "desc"])
    'one of: asc, desc'
    """
    shown = [str(value) for value in values if value not in (None, "")]
    more = f" … ({len(shown) - MOST_VALUES} more)" if len(shown) > MOST_VALUES else ""
    return f"one of: {', '.join(shown[:MOST_VALUES])}{more}"
