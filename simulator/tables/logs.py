"""The log of a table as a document and as text, in one of three presets (`games.report.log`)."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext

from cards.texts.safe_text import bad_field
from games.contracts.tables import Position
from games.registry import game_by_slug
from games.report.log import ALL, PRESETS, LogLine, log_data, log_of, log_text
from games.texts import bracketed, in_language
from simulator.models import Table
from simulator.modes import mode_spec_of
from simulator.requests.faults import one_of


def preset_in(given: object, usual: str = ALL) -> str:
    """A preset from outside; None is the usual one.  BadInput for any other value."""
    preset = usual if given is None else given
    if preset not in PRESETS:
        raise bad_field("preset", "bad_input", one_of("preset", PRESETS))
    return str(preset)


def log_document(table: Table, position: Position, preset: str, language: str, after: int | None = None) -> dict[str, Any]:
    """The log as JSON data; only lines with a number above `after`.

    It holds nothing that the position does not show: neither seed nor digest, which may tell what is hidden.
    """
    return {
        "game": table.game_id,
        "deck_name": table.deck_name,
        "preset": preset,
        "versions": table.versions,
        "lines": log_data(_lines(table, position, preset, after), language),
    }


def log_as_text(table: Table, position: Position, preset: str, language: str, after: int | None = None) -> str:
    """The log as text, from the line after `after`: the game and the deck, and below them the turns (`games.report.log.log_text`)."""
    rules = game_by_slug(table.game_id)
    clock = in_language(mode_spec_of(rules, table.mode).clock_at, language)

    def turn_name(turn: int) -> str:
        name = clock.format(turn) if turn else gettext("Setup")
        return name[:1].upper() + name[1:]

    title = in_language(rules.names, language) + (bracketed(table.deck_name, language) if table.deck_name else "")
    versions = ", ".join(f"{name} {version}" for name, version in sorted(table.versions.items()))
    lines = _lines(table, position, preset, after)
    return f"{title}\n{versions}\n\n{log_text(lines, language, turn_name)}"


def _lines(table: Table, position: Position, preset: str, after: int | None) -> list[LogLine]:
    return [line for line in log_of(position, preset, base=table.base, unasked=table.unasked) if after is None or line.step.number > after]
