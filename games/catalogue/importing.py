"""Helpers for importers of community files: parse JSON and CSV, and report what cannot be read."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Mapping
from typing import Any

Row = Mapping[str, Any]


class Unreadable(ValueError):
    """A file does not have the form that its importer expects; the sentence names the file, the record and the member."""


def slug(name: str) -> str:
    """A name in lower-case ASCII with hyphens.

    >>> slug("It's Not Impossible: Part 2")
    'its-not-impossible-part-2'
    """
    return "-".join(re.findall(r"[a-z0-9]+", name.lower().replace("'", "").replace("’", "")))


def only(files: Mapping[str, bytes], ending: str) -> str:
    """The name of the only file with this ending; Unreadable if there are none or several."""
    names = sorted(name for name in files if name.lower().endswith(ending))
    if len(names) != 1:
        raise Unreadable(f"This format needs exactly one file that ends in {ending}; found {len(names)}.")
    return names[0]


def json_rows(files: Mapping[str, bytes], name: str, members: set[str], *, under: str = "") -> list[Row]:
    """The records of a JSON list in `files[name]`, or in the member `under` of the object there.

    Unreadable if the file is not such a list or a record lacks one of `members`.
    """
    try:
        rows = json.loads(_text(files, name))
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"{name} is not JSON in UTF-8: {error}") from None
    if under:
        rows = rows.get(under) if isinstance(rows, dict) else None
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise Unreadable(f"{name} is not a list of records.")
    for index, row in enumerate(rows):
        if missing := sorted(members - row.keys()):
            raise Unreadable(f"{name}, record {index + 1} ({row.get('id', row.get('name', '?'))}): {', '.join(missing)} missing.")
    return rows


def csv_rows(files: Mapping[str, bytes], name: str, columns: set[str]) -> list[tuple[int, dict[str, str]]]:
    """(last line of the row, cells by column) for each row of the CSV table in `files[name]`.

    Unreadable if the table is damaged or lacks one of `columns`.
    """
    try:
        reader = csv.DictReader(io.StringIO(_text(files, name), newline=""), strict=True)
        if missing := sorted(columns - set(reader.fieldnames or ())):
            raise Unreadable(f"{name}: the first line lacks the columns {', '.join(missing)}.")
        rows = []
        for row in reader:
            if None in row:
                raise Unreadable(f"{name}, line {reader.line_num}: more cells than columns.")
            rows.append((reader.line_num, {column: (cell or "").strip() for column, cell in row.items()}))
    except csv.Error as error:
        raise Unreadable(f"{name} is not a CSV table: {error}.") from None
    return rows


def _text(files: Mapping[str, bytes], name: str) -> str:
    try:
        return files[name].decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(f"{name} is not in UTF-8: {error}") from None
