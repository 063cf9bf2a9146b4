"""What readers of the community's files share: bytes in, records out, and a sentence for whatever cannot be read."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Mapping
from typing import Any

Row = Mapping[str, Any]


class Unreadable(ValueError):
    """The files are not of the form their reader describes; the sentence names file, record and member."""


def slug(name: str) -> str:
    """
    >>> slug("It's Not Impossible: Part 2")
    'its-not-impossible-part-2'
    """
    return "-".join(re.findall(r"[a-z0-9]+", name.lower().replace("'", "").replace("’", "")))


def only(files: Mapping[str, bytes], ending: str) -> str:
    """The name of the one file with this ending; Unreadable if there is none or more than one."""
    names = sorted(name for name in files if name.lower().endswith(ending))
    if len(names) != 1:
        raise Unreadable(f"This format needs one file that ends in {ending}; there are {len(names)}.")
    return names[0]


def json_rows(files: Mapping[str, bytes], name: str, members: set[str], *, under: str = "") -> list[Row]:
    """The records of a JSON list in `files[name]` (or in the member `under` of the object there), each with all of `members`."""
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
    """The rows of a table in `files[name]` that has all of `columns`: (line on which the row ends, cells by column)."""
    try:
        reader = csv.DictReader(io.StringIO(_text(files, name), newline=""), strict=True)
        if missing := sorted(columns - set(reader.fieldnames or ())):
            raise Unreadable(f"{name}: the first line names no column {', '.join(missing)}.")
        rows = []
        for row in reader:
            if None in row:
                raise Unreadable(f"{name}, line {reader.line_num}: more cells than columns.")
            rows.append((reader.line_num, {column: (cell or "").strip() for column, cell in row.items()}))
    except csv.Error as error:
        raise Unreadable(f"{name} is no table: {error}.") from None
    return rows


def _text(files: Mapping[str, bytes], name: str) -> str:
    try:
        return files[name].decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(f"{name} is not in UTF-8: {error}") from None
