"""Reader, writer and schema of `fixtures/<slug>/`: JSON files of printed facts, one record a line.

What follows from declared abilities is in no file; `cards.services` adds it when it loads a catalogue.

Every game has the five tables of `TABLES`; those of `OPTIONAL_TABLES` exist only for games that need them.
The schema is built from the game's declared facts (`Game.fields`), so a new fact is declared in one place.
version: a hash of the files and of the declared facts, which identifies the loaded data.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import jsonschema_rs
from django.utils.translation import gettext_lazy
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from cards.errors import BadInput
from games.catalogue.fixtures import OPTIONAL_TABLES, TABLES, parse_catalogue, read_tables
from games.contracts.catalogue import Catalogue, Field, Record
from games.contracts.game import Game

TEXTS = ("text", "lore")
STRICT_JSON = json.JSONEncoder(allow_nan=False)
LONGEST_NAME = 120
OWN_PREFIX = "own-"  # begins the codes of users' own cards in decks
CODE = {"type": "string", "pattern": r"^[A-Za-z0-9][A-Za-z0-9_-]*$", "maxLength": 80}
FACTION = {"anyOf": [CODE, {"type": "null"}]}
NAME = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}
NAMES = {"type": "object", "required": ["en"], "additionalProperties": NAME}
DAY = {"type": "string", "pattern": r"^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$", "format": "date"}


class BadRecords(BadInput):
    """Records that break the schema or refer to missing records; `errors` names file, record and member of the first 20."""

    code = "bad_records"
    title = gettext_lazy("The card data cannot be used")

    def __init__(self, faults: list[dict[str, str]]) -> None:
        first = faults[0]
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(f"{first['file']}, record {first['record']}, {first['member']}: {first['message']}{more}", errors=faults[:20])


# --- files -----------------------------------------------------------------------------------------------------------


def dumps(records: tuple[Record, ...]) -> bytes:
    """The records as canonical JSON: one record a line, members in the record's order."""
    if not records:
        return b"[]\n"
    return ("[\n" + ",\n".join(json.dumps(record, ensure_ascii=False) for record in records) + "\n]\n").encode()


def files_of(catalogue: Catalogue, *, texts: bool = False) -> dict[str, bytes]:
    """The files of a catalogue; unless `texts` is set, the publisher's text and lore are left out."""
    tables = (*TABLES, *(table for table in OPTIONAL_TABLES if getattr(catalogue, table)))
    files = {f"{table}.json": dumps(getattr(catalogue, table)) for table in tables}
    if not texts:
        files["cards.json"] = dumps(tuple({key: value for key, value in card.items() if key not in TEXTS} for card in catalogue.cards))
    return files


def version_of(game: Game, files: Mapping[str, bytes], joined: Catalogue) -> str:
    """A hash (hex) of the files' names and bytes and of the facts that the game declares about the cards of `joined`."""
    names = {field.name for field in game.cards.fields if field.declared or field.declared_members}
    if names:
        declared = [{name: value for name, value in card["facts"].items() if name in names} for card in joined.cards]
        files = {**files, "declared": dumps(tuple(declared))}
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + str(len(files[name])).encode() + b"\0" + files[name])
    return digest.hexdigest()


def read_folder(folder: Path) -> dict[str, bytes]:
    """The table files in `folder`; BadInput if a required one is missing."""
    try:
        return read_tables(folder)
    except FileNotFoundError as error:
        raise BadInput(str(error), code="file_missing") from None


def write_folder(folder: Path, files: Mapping[str, bytes]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)


def catalogue_from(game: Game, files: Mapping[str, bytes]) -> Catalogue:
    """Parse and check the printed catalogue in `files`; BadRecords lists the faults (at most 20)."""
    try:
        catalogue = parse_catalogue(files)
    except ValueError as error:
        raise BadInput(str(error), code="bad_json") from None
    check(game, catalogue)
    return catalogue


# --- schema ----------------------------------------------------------------------------------------------------------


def check(game: Game, catalogue: Catalogue) -> None:
    """Raise BadRecords unless every record fits its schema, codes are unique and references point to existing records."""
    if faults := [*_schema_faults(game, catalogue)] or [*_reference_faults(catalogue)]:
        raise BadRecords(faults)


@dataclass(frozen=True, slots=True)
class _Checker:
    """Two validators of one schema: `fast` accepts good records in a tenth of the time, `exact` words the errors of the others."""

    fast: jsonschema_rs.Draft202012Validator
    exact: Draft202012Validator

    def errors(self, record: Any) -> Iterator[ValidationError]:
        with suppress(ValueError):  # a record that is not JSON is for `exact`: `fast` reads NaN as null and refuses lone surrogates
            STRICT_JSON.encode(record)
            if self.fast.is_valid(record):
                return
        yield from self.exact.iter_errors(record)


def _checker(schema: dict[str, Any]) -> _Checker:
    exact = Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER)
    return _Checker(jsonschema_rs.Draft202012Validator(schema, validate_formats=True), exact)


def _schema_faults(game: Game, catalogue: Catalogue) -> Iterator[dict[str, str]]:
    checkers = {table: _checker(schema) for table, schema in table_schemas(game).items()}
    card_checkers = {choice.code: _checker(card_schema(game, choice.code)) for choice in game.cards.types}
    for table in (*TABLES, *OPTIONAL_TABLES):
        for record in getattr(catalogue, table):
            if table == "cards":
                kind = record.get("type") if isinstance(record, dict) else None
                if not isinstance(kind, str) or kind not in card_checkers:
                    yield _fault(table, record, "type", f"{kind!r} is not one of {', '.join(card_checkers)}")
                    continue
                checker = card_checkers[kind]
            else:
                checker = checkers[table]
            for error in checker.errors(record):
                path = ".".join(map(str, error.absolute_path)) or "-"
                if table == "cards" and path == "facts" and error.validator == "additionalProperties":
                    yield _fault(table, record, path, _facts_not_printed(game, record))
                else:
                    yield _fault(table, record, path, error.message)


def _facts_not_printed(game: Game, record: Mapping[str, Any]) -> str:
    """What is wrong with the facts of a card that a card of its type does not print, and what to do."""
    printed = card_schema(game, record["type"])["properties"]["facts"]["properties"]
    extra = ", ".join(sorted(set(record["facts"]) - set(printed)))
    return (
        f"A card of type {record['type']!r} does not print: {extra}. "
        f"Remove it from the record, or add the type to `types` of the field in games/{game.slug.replace('-', '_')}/catalogue/fields.py."
    )


def _fault(table: str, record: Any, member: str, message: str) -> dict[str, str]:
    code = str(record.get("code", "?")) if isinstance(record, dict) else "?"
    return {"file": f"{table}.json", "record": code, "member": member, "message": message[:300]}


def _reference_faults(catalogue: Catalogue) -> Iterator[dict[str, str]]:
    codes: dict[str, set[str]] = {}
    for table in (*TABLES, *OPTIONAL_TABLES):
        codes[table] = set()
        for record in getattr(catalogue, table):
            if record["code"] in codes[table]:
                yield _fault(table, record, "code", "this code occurs twice")
            if table in ("cards", "printings") and record["code"].startswith(OWN_PREFIX):
                yield _fault(table, record, "code", f"codes that begin with {OWN_PREFIX!r} are those of users' own cards")
            codes[table].add(record["code"])
    targets = {"product": "products", "faction": "factions", "card": "cards", "objective_set": "objective_sets"}
    for table in (*TABLES[2:], *OPTIONAL_TABLES):
        for record in getattr(catalogue, table):
            for member, target in targets.items():
                if (code := record.get(member)) is not None and code not in codes[target]:
                    yield _fault(table, record, member, f"{code!r} is not in {target}.json")
            for code in record.get("printings", ()):
                if code not in codes["printings"]:
                    yield _fault(table, record, "printings", f"{code!r} is not in printings.json")
            for code in record.get("codes", ()):
                if code not in codes[record["of"]]:
                    yield _fault(table, record, "codes", f"{code!r} is not in {record['of']}.json")


def table_schemas(game: Game) -> dict[str, dict[str, Any]]:
    """The JSON Schemas of all tables except the cards, by table."""
    facts = {"type": "object"}
    side = {"enum": [choice.code for choice in game.cards.sides]}
    named = {"code": CODE, "name": NAME, "names": NAMES}
    count = {"type": "integer", "minimum": 0}
    return {
        "factions": _object({**named, "side": {"enum": ["", *side["enum"]]}}),
        "products": _object({**named, "position": count, "kind": NAME, "cycle": {"type": "string", "maxLength": 80}, "facts": facts}),
        "objective_sets": _object(
            {
                **named,
                "number": count,
                "product": CODE,
                "side": side,
                "faction": FACTION,
                "facts": facts,
                "printings": {"type": "array", "items": CODE, "uniqueItems": True},
            }
        ),
        "printings": _object(
            {
                "code": CODE,
                "card": CODE,
                "product": CODE,
                "objective_set": {"anyOf": [CODE, {"type": "null"}]},
                "position": {"type": ["integer", "null"], "minimum": 1},
                "number": {"type": "string", "maxLength": 20},
                "facts": facts,
            }
        ),
        "rulings": _object(
            {
                **named,
                "card": CODE,
                "kind": {"enum": ["errata", "clarification"]},
                "day": {"anyOf": [DAY, {"type": "null"}]},
                "source": NAME,
                "facts": facts,
            }
        ),
        "formats": _object(
            {
                **named,
                "format": CODE,
                "kind": {"enum": ["pool", "allowed", "limited", "banned", "restricted", "restricted_group"]},
                "since": DAY,
                "until": {"anyOf": [DAY, {"type": "null"}]},
                "of": {"enum": ["cards", "objective_sets", "products"]},
                "codes": {"type": "array", "items": CODE, "uniqueItems": True},
                "source": NAME,
                "facts": facts,
            },
            optional=("until", "facts"),
        ),
    }


def card_schema(game: Game, kind: str, *, joined: bool = False) -> dict[str, Any]:
    """The JSON Schema of cards of type `kind`, with exactly the facts that such a card prints; `joined`, also those that are declared."""
    properties: dict[str, Any] = {}
    required: list[str] = []
    for field in game.cards.fields:
        if (field.types and kind not in field.types) or (field.declared and not joined):
            continue
        properties[field.name] = _value_schema(field if joined else _printed(field))
        if not field.sparse:
            required.append(field.name)
        if field.kind == "number":
            properties[f"{field.name}_text"] = {"type": "string", "minLength": 1, "maxLength": 20}
            properties[f"{field.name}_values"] = {"type": "array", "items": {"type": "number", "minimum": 0}, "minItems": 1}
    return _object(
        {
            "code": CODE,
            "name": NAME,
            "names": NAMES,
            "type": {"const": kind},
            "side": {"enum": ["", *(choice.code for choice in game.cards.sides)]},
            "faction": FACTION,
            "unique": {"type": "boolean"},
            "number": {"type": "string", "maxLength": 20},
            "facts": {"type": "object", "properties": properties, "required": required, "additionalProperties": False},
            "aliases": {"type": "array", "items": NAME, "minItems": 1, "uniqueItems": True},
            "sample": {"const": True},
            "extra": {"const": True},
            "text": {"type": "string", "maxLength": 5000},
            "lore": {"type": "string", "maxLength": 5000},
        },
        optional=("aliases", "sample", "extra", *TEXTS),
    )


def _printed(field: Field) -> Field:
    """The field without the members of its record that are declared."""
    if not field.declared_members:
        return field
    shape = dict(field.shape)
    shape["required"] = [name for name in shape["required"] if name not in field.declared_members]
    shape["properties"] = {name: value for name, value in shape["properties"].items() if name not in field.declared_members}
    return replace(field, shape=shape)


def _value_schema(field: Field) -> dict[str, Any]:
    codes = [choice.code for choice in field.choices]
    short = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}
    match field.kind:
        case "number":
            return {"type": ["integer" if field.whole else "number", "null"], "minimum": 0}
        case "flag":
            return {"type": "boolean"}
        case "enum":
            return {"enum": [*codes, None]}
        case "list":
            return {"type": "array", "items": dict(field.shape) or ({"enum": codes} if codes else short)}
        case "record":
            return {"anyOf": [dict(field.shape), {"type": "null"}]}
        case _:
            return {"anyOf": [short, {"type": "null"}]}


def _object(properties: dict[str, Any], optional: tuple[str, ...] = ()) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }
