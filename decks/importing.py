"""Decks that come as text: what people type or paste, and our own exports."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext

from cards.errors import BadInput
from cards.folding import fold
from cards.pools import check_builds_decks, pool_of
from cards.texts import clean_text, field_error
from decks.services import slots_checked
from games.contracts import ListReader, Slot, UnreadLine, in_language
from games.registry import game_by_slug

MAX_TEXT = 200_000
MAX_LINES = 5_000
JSON_FORMAT = "stardeck-deck"


@dataclass(frozen=True, slots=True)
class Parsed:
    """What a text says.  format: as it was recognised.  unread: lines that were not understood; guessed: that were, but not for sure."""

    format: str
    slots: tuple[Slot, ...]
    side: str | None = None
    name: str = ""
    description: str = ""
    unread: tuple[UnreadLine, ...] = ()
    guessed: tuple[UnreadLine, ...] = ()


_readers: dict[str, tuple[Any, ListReader]] = {}  # slug -> the pool a reader was built for, and the reader


def list_parse(*, game: str, text: object, pool: Any = None) -> Parsed:
    """Read a deck of the game with slug `game`; BadInput for a text that is too long or an export of another game.

    Refused for a game whose decks cannot be built yet.
    """
    check_builds_decks(game)
    text = clean_text(text, field="text", longest=MAX_TEXT)
    if text.count("\n") >= MAX_LINES:
        raise field_error("text", "max_length", gettext("At most %(most)s lines.") % {"most": MAX_LINES})
    if (document := _document(text)) is not None:
        return _from_document(game, document)
    rules = game_by_slug(game)
    if rules.list_reader is None:
        raise field_error("text", "unsupported", gettext("Decks of this game cannot be read from text yet."))
    pool = pool or pool_of(game)
    known = _readers.get(game)
    if known is None or known[0] is not pool:
        known = _readers[game] = (pool, rules.list_reader(pool, fold))
    found = known[1](text)
    return Parsed("text", found.slots, found.side, found.name, "", found.unread, found.guessed)


def unread_data(line: UnreadLine, *, language: str) -> dict[str, Any]:
    """`{line, text, suggestions: [{code, zone, name}]}`"""
    return {
        "line": line.line,
        "text": line.text,
        "suggestions": [{"code": each.code, "zone": each.zone, "name": in_language(each.names, language)} for each in line.suggestions],
    }


def _document(text: str) -> dict[str, Any] | None:
    if not text.startswith("{"):
        return None
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) and isinstance(document.get("slots"), list) else None


def _from_document(game: str, document: dict[str, Any]) -> Parsed:
    if document.get("game", game) != game:
        raise field_error("text", "other_game", gettext("This is a deck of another game."))
    try:
        slots = slots_checked(rules=game_by_slug(game), slots=slots_of(document["slots"]))
    except BadInput as error:
        raise prefixed(error, "text") from None
    side, name, description = (document.get(key) for key in ("side", "name", "description"))
    return Parsed(
        "json",
        tuple(slots),
        side if isinstance(side, str) else None,
        name if isinstance(name, str) else "",
        description if isinstance(description, str) else "",
    )


def slot_data(slot: Slot) -> dict[str, Any]:
    """A slot as JSON-shaped data, for API, files and runs; `slots_of` reads it."""
    return {"code": slot.code, "quantity": slot.quantity, "zone": slot.zone}


def slots_of(rows: list[Any]) -> list[Slot]:
    """JSON-shaped slots as slots, whatever they hold: `slots_checked` finds the faults.  A list or object as a code or zone is none."""
    return [
        Slot(_word(row.get("code")), row.get("quantity"), _word(row.get("zone"))) if isinstance(row, dict) else Slot("", 0, "")
        for row in rows
    ]


def _word(value: Any) -> Any:
    """The value, but "" for one that could be no key of a dictionary."""
    return "" if isinstance(value, list | dict) else value


def prefixed(error: BadInput, prefix: str) -> BadInput:
    """The same error, its fields below `prefix`."""
    errors = [{**each, "field": f"{prefix}.{each['field']}" if each["field"] else prefix} for each in error.errors]
    return BadInput(f"{errors[0]['field']}: {errors[0]['message']}" if errors else error.detail, errors=errors)
