"""A deck as a table (CSV) and as Markdown; each is written so that it is read again without loss.

CSV: a row a slot, and in every row the deck's name and side, as in any tidy table.  A cell that a spreadsheet would take for a formula is
written behind an apostrophe, which is taken off again (ASVS 1.2.10).
Markdown: the game's own text, with headings and items marked; the description is quoted.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Mapping

from games.contracts.decks import Decklist

COLUMNS = ("zone", "quantity", "code", "name", "deck", "side")
# a column of ours -> what others call it
_KNOWN_AS = {
    "zone": ("zone", "section", "board", "part", "category"),
    "quantity": ("quantity", "qty", "count", "copies", "amount", "number of copies"),
    "code": ("code", "id", "card code", "gempid", "gemp id"),
    "name": ("name", "card", "title", "card name"),
    "deck": ("deck", "deck name"),
    "side": ("side",),
}
_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_MARKED = re.compile(r"'+[=+\-@\t\r]")
_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>#|!~&])")
_ESCAPED = re.compile(r"\\([\\`*_{}\[\]<>#|!~&])")
_ITEM = re.compile(r"^[-*+]\s+(.*?)(?:\s+`(#[\w-]+)`)?$")
_REFERENCE = re.compile(r"\s+(#[\w-]+)$")


# --- CSV ---------------------------------------------------------------------------------------------------------------


def write_csv(decklist: Decklist, name: str, name_of: Callable[[str, str], str]) -> str:
    """name_of: (zone, code) -> what it is called."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    for slot in decklist.slots:
        cells = (slot.zone, slot.quantity, slot.code, name_of(slot.zone, slot.code), name, decklist.side or "")
        rows.writerow([_no_formula(cell) if isinstance(cell, str) else cell for cell in cells])
    return out.getvalue()


def is_csv(text: str) -> bool:
    return _columns(text) is not None


def read_csv(text: str, zone_names: Mapping[str, str]) -> tuple[str, list[int]]:
    """A table whose first line names its columns, as the lines of a list, and the table's line of each of them.

    zone_names: code of a zone -> what the game's lists head it with.  csv.Error for what is no table.
    """
    columns = _columns(text)
    if columns is None:
        raise csv.Error("the first line does not name the columns of a deck")
    delimiter, names = columns
    rows = csv.reader(io.StringIO(text), delimiter=delimiter)
    next(rows)
    lines: list[str] = []
    numbers: list[int] = []
    said = {"deck": "", "side": "", "zone": ""}
    for row in rows:
        cells = {column: " ".join(_no_mark(cell).split()) for column, cell in zip(names, row, strict=False) if column}
        if not cells.get("code") and not cells.get("name"):
            continue
        new = []
        for column, label in (("deck", "# "), ("side", "Side: "), ("zone", "")):
            value = cells.get(column, "")
            if value and value != said[column] and (column == "zone" or not said[column]):
                said[column] = value
                new.append(label + value if label else f"{zone_names.get(value, value)}:")
        reference = f" #{cells['code']}" if cells.get("code") else ""
        quantity = cells.get("quantity") or "1"
        copies = quantity if quantity.isdecimal() else "0"  # no number of copies: the line comes back
        new.append(f"{copies}x {cells.get('name') or cells['code']}{reference}")
        lines += new
        numbers += [rows.line_num] * len(new)
    return "\n".join(lines), numbers


def _columns(text: str) -> tuple[str, list[str]] | None:
    """The delimiter, and our name of each column ("" of one that says nothing); None: this is no such table."""
    first = text.partition("\n")[0].strip()
    for delimiter in ",;\t":
        try:
            said = next(csv.reader([first], delimiter=delimiter), [])
        except csv.Error:
            continue
        names = [next((ours for ours, known in _KNOWN_AS.items() if cell.strip().lower() in known), "") for cell in said]
        if "quantity" in names and ("code" in names or "name" in names):
            return delimiter, names
    return None


def _no_formula(cell: str) -> str:
    """
    >>> _no_formula("=1+1"), _no_formula("'=1"), _no_formula("Monnok")
    ("'=1+1", "''=1", 'Monnok')
    """
    return f"'{cell}" if _FORMULA.match(cell) else cell


def _no_mark(cell: str) -> str:
    return cell[1:] if _MARKED.match(cell) else cell


# --- Markdown ------------------------------------------------------------------------------------------------------------


def write_markdown(text: str, description: str) -> str:
    """text: a deck as the game's own text has it."""
    lines = [_marked(number, line) for number, line in enumerate(text.rstrip("\n").split("\n"))]
    if description:
        lines += ["", *(f"> {_escaped(line)}" if line else ">" for line in description.split("\n"))]
    return "\n".join([*lines, ""])


def _marked(number: int, line: str) -> str:
    if number == 0 and line.startswith("# "):
        return f"# {_escaped(line[2:])}"
    if found := _REFERENCE.search(line):
        return f"- {_escaped(line[: found.start()])} `{found[1]}`"
    if re.match(r"[^:]+: \S", line):  # "Side: Dark Side"
        return f"- {_escaped(line)}"
    return f"## {_escaped(line)}" if line.strip() else ""


def is_markdown(text: str) -> bool:
    """Does it have headings or items as only Markdown has them?"""
    lines = text.split("\n")
    return any(line.startswith("## ") for line in lines) or any((found := _ITEM.match(line)) and found[2] for line in lines)


def read_markdown(text: str) -> tuple[str, str]:
    """(the deck as the game's own text would have it, line for line; the description)"""
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
