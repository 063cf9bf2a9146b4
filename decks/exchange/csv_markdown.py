"""Lossless CSV and Markdown formats for decks.

CSV: one row for each slot, and the deck's name and side in every row.  An apostrophe is written before a cell that a spreadsheet would
treat as a formula, and removed again by the reader (ASVS 1.2.10).
Markdown: the game's text format with marked headings and items, and the description as a quotation.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Mapping

from cards.texts.safe_text import begins_formula
from games.contracts.decks import Decklist

MAX_HEADER = 2_000  # characters; a longer first line names no columns
COLUMNS = ("zone", "quantity", "code", "name", "deck", "side")
# our name of a column -> the names that other programs use
_KNOWN_AS = {
    "zone": ("zone", "section", "board", "part", "category"),
    "quantity": ("quantity", "qty", "count", "copies", "amount", "number of copies"),
    "code": ("code", "id", "card code", "gempid", "gemp id"),
    "name": ("name", "card", "title", "card name"),
    "deck": ("deck", "deck name"),
    "side": ("side",),
}
_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>#|!~&])")
_ESCAPED = re.compile(r"\\([\\`*_{}\[\]<>#|!~&])")
_ITEM = re.compile(r"^[-*+]\s+(.*?)(?:\s+`(#[\w-]+)`)?$")
_REFERENCE = re.compile(r"\s+(#[\w-]+)$")


# --- CSV ---------------------------------------------------------------------------------------------------------------


def write_csv(decklist: Decklist, name: str, name_of: Callable[[str, str], str]) -> str:
    """The deck as CSV.  name_of: a function from (zone, code) to a name."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    for slot in decklist.slots:
        cells = (slot.zone, slot.quantity, slot.code, name_of(slot.zone, slot.code), name, decklist.side or "")
        rows.writerow([no_formula(cell) if isinstance(cell, str) else cell for cell in cells])
    return out.getvalue()


def is_csv(text: str) -> bool:
    return _columns(text) is not None


def read_csv(text: str, zone_names: Mapping[str, str]) -> tuple[str, list[int]]:
    """Convert a table to the game's text format; return the text and, for each of its lines, the line number in the table.

    The first line must name the columns; otherwise raise csv.Error.
    zone_names: code of a zone -> its heading in the game's lists.
    """
    columns = _columns(text)
    if columns is None:
        raise csv.Error("the first line does not name the columns of a deck")
    delimiter, names = columns
    rows = csv.reader(io.StringIO(text), delimiter=delimiter)
    next(rows)
    lines: list[str] = []
    numbers: list[int] = []
    current = {"deck": "", "side": "", "zone": ""}
    for row in rows:
        cells = {column: " ".join(_no_mark(cell).split()) for column, cell in zip(names, row, strict=False) if column}
        if not cells.get("code") and not cells.get("name"):
            continue
        new = []
        for column, label in (("deck", "# "), ("side", "Side: "), ("zone", "")):
            value = cells.get(column, "")
            if value and value != current[column] and (column == "zone" or not current[column]):
                current[column] = value
                new.append(label + value if label else f"{zone_names.get(value, value)}:")
        reference = f" #{cells['code']}" if cells.get("code") else ""
        quantity = cells.get("quantity") or "1"
        copies = quantity if quantity.isdecimal() else "0"  # not a number: 0 makes the reader report the line
        new.append(f"{copies}x {cells.get('name') or cells['code']}{reference}")
        lines += new
        numbers += [rows.line_num] * len(new)
    return "\n".join(lines), numbers


def _columns(text: str) -> tuple[str, list[str]] | None:
    """The delimiter and our name of each column ("" for an unknown one), or None if the first line is not a header of a deck table."""
    first = text.partition("\n")[0].strip()
    if len(first) > MAX_HEADER:
        return None
    for delimiter in ",;\t":
        try:
            header = next(csv.reader([first], delimiter=delimiter), [])
        except csv.Error:
            continue
        names = [next((ours for ours, known in _KNOWN_AS.items() if cell.strip().lower() in known), "") for cell in header]
        if "quantity" in names and ("code" in names or "name" in names):
            return delimiter, names
    return None


def no_formula(cell: str) -> str:
    """Put an apostrophe before a cell that a spreadsheet would treat as a formula.

    >>> no_formula("=1+1"), no_formula("'=1"), no_formula("Monnok")
    ("'=1+1", "''=1", 'Monnok')
    """
    return f"'{cell}" if begins_formula(cell) else cell


def _no_mark(cell: str) -> str:
    return cell[1:] if cell.startswith("'") and begins_formula(cell) else cell


# --- Markdown ------------------------------------------------------------------------------------------------------------


def write_markdown(text: str, description: str) -> str:
    """The deck as Markdown.  text: the deck in the game's text format."""
    lines = [_marked(number, line) for number, line in enumerate(text.rstrip("\n").split("\n"))]
    if description:
        lines += ["", *(f"> {_escaped(line)}" if line else ">" for line in description.split("\n"))]
    return "\n".join([*lines, ""])


def _marked(number: int, line: str) -> str:
    if number == 0 and line.startswith("# "):
        return f"# {_escaped(line[2:])}"
    if reference := _REFERENCE.search(line):
        return f"- {_escaped(line[: reference.start()])} `{reference[1]}`"
    if re.match(r"[^:]+: \S", line):  # "Side: Dark Side"
        return f"- {_escaped(line)}"
    return f"## {_escaped(line)}" if line.strip() else ""


def is_markdown(text: str) -> bool:
    """Whether the text contains headings or items that only occur in Markdown."""
    lines = text.split("\n")
    return any(line.startswith("## ") for line in lines) or any((reference := _ITEM.match(line)) and reference[2] for line in lines)


def read_markdown(text: str) -> tuple[str, str]:
    """(the deck in the game's text format, with the same line numbers; the description)"""
    lines: list[str] = []
    description: list[str] = []
    for line in text.split("\n"):
        if line.startswith(">"):
            description.append(_unescaped(line[1:].removeprefix(" ")))
            lines.append("")
        elif (heading := re.match(r"#{2,6}\s+(.*)", line)) is not None:
            lines.append(_unescaped(heading[1]).replace("**", ""))
        elif (item := _ITEM.match(line)) is not None:
            lines.append(_unescaped(item[1]) + (f" {item[2]}" if item[2] else ""))
        elif line.startswith("# "):
            lines.append(f"# {_unescaped(line[2:])}")
        else:
            lines.append(_unescaped(line))
    return "\n".join(lines), "\n".join(description)


def _escaped(line: str) -> str:
    return _MARKDOWN.sub(r"\\\1", line)


def _unescaped(line: str) -> str:
    return _ESCAPED.sub(r"\1", line)
