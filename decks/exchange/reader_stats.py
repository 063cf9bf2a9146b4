"""How well lists of other people are read: their own lines against the cards that those lines are known to mean.

A file of lists is a JSON array, or a JSON object a line: `cards` (rows of quantity, title and code, or the codes it may be) and the lines
as typed: `raw`, or a text file that `source` names.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from games.contracts.decks import ListReader


@dataclass(frozen=True, slots=True)
class Known:
    """A list whose meaning is known.  rows: (copies, title as typed, codes of which any will do)."""

    name: str
    text: str
    rows: tuple[tuple[int, str, frozenset[str]], ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """lines: those that name a card.  right: with a card that is meant; wrong: (list, line as typed) of the others."""

    lists: int
    lines: int
    right: int
    guessed: int
    unread: int
    wrong: tuple[tuple[str, str], ...]


def known_lists(path: Path) -> Iterator[Known]:
    """The lists of a file; of those that say whether they are `complete`, only these."""
    text = path.read_text(encoding="utf-8")
    documents = [json.loads(line) for line in text.split("\n") if line.strip()] if path.suffix == ".jsonl" else json.loads(text)
    for document in documents:
        if document.get("complete", True):
            yield Known(document["id"], _text(document, path), tuple(map(_row, document["cards"])))


def figures(lists: Iterable[Known], read: ListReader) -> Figures:
    """Read each list and compare.  A known code may be another number of a card; the reader says of which."""

    @cache
    def card(code: str) -> str:
        slots = read(f"1x #{code}").slots
        return slots[0].code if slots else code

    totals: Counter[str] = Counter()
    wrong = []
    for known in lists:
        found = read(known.text)
        left: Counter[str] = Counter()
        for slot in found.slots:
            left[slot.code] += slot.quantity
        totals["lists"] += 1
        totals["guessed"] += len(found.guessed)
        totals["unread"] += len(found.unread)
        for copies, title, codes in sorted(known.rows, key=lambda row: len(row[2])):
            totals["lines"] += 1
            for code in map(card, sorted(codes)):
                if left[code] >= copies:
                    left[code] -= copies
                    totals["right"] += 1
                    break
            else:
                wrong.append((known.name, title))
    return Figures(totals["lists"], totals["lines"], totals["right"], totals["guessed"], totals["unread"], tuple(wrong))


def _text(document: Mapping[str, Any], path: Path) -> str:
    if "raw" in document:
        return "\n".join(document["raw"])
    ending = document["source"].rpartition("txt/")[2].replace(" ", "_")  # folders and files are kept without spaces
    files = list(path.parent.glob(f"*/{ending}"))
    if not files:
        raise FileNotFoundError(f"no text for {document['source']} beside {path}")
    return files[0].read_text(encoding="utf-8-sig")


def _row(row: Any) -> tuple[int, str, frozenset[str]]:
    if isinstance(row, Mapping):
        return row["quantity"], row["title"], frozenset([row["gempId"], *row.get("candidates", ())])
    _, copies, title, code, *_ = row
    return copies, title, frozenset(code if isinstance(code, list) else [code])
