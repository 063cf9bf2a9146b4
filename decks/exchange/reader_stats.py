"""Accuracy of the list readers, measured on real lists whose cards are known.

A file of lists is a JSON array, or one JSON object on each line.  Each list has `cards` (rows of quantity, title and code, or a list of
possible codes) and the lines as typed: in `raw`, or in a text file named by `source`.
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
from games.decks.slots import with_guesses


@dataclass(frozen=True, slots=True)
class KnownList:
    """A list as typed, with the cards that it is known to contain."""

    name: str
    text: str
    rows: tuple[tuple[int, str, frozenset[str]], ...]  # (copies, title as typed, accepted codes)


@dataclass(frozen=True, slots=True)
class ReaderStats:
    """The number of lines in some lists that a reader matched correctly."""

    lists: int
    lines: int  # lines that name a card
    right: int  # lines matched to an accepted card
    guessed: int
    unread: int
    wrong: tuple[tuple[str, str], ...]  # (list, line as typed) of each line that is not right


def known_lists(path: Path) -> Iterator[KnownList]:
    """The lists in a file, except those that are marked as not `complete`."""
    text = path.read_text(encoding="utf-8")
    documents = [json.loads(line) for line in text.split("\n") if line.strip()] if path.suffix == ".jsonl" else json.loads(text)
    for document in documents:
        if document.get("complete", True):
            yield KnownList(document["id"], _text(document, path), tuple(map(_row, document["cards"])))


def measure_reader(lists: Iterable[KnownList], read: ListReader) -> ReaderStats:
    """Read each list and compare the result, guesses included, with its known cards.

    A known code may be the code of a printing; the reader resolves it to the card's code.
    """

    @cache
    def card(code: str) -> str:
        slots = read(f"1x #{code}").slots
        return slots[0].code if slots else code

    totals: Counter[str] = Counter()
    wrong = []
    for known in lists:
        deck = read(known.text)
        left: Counter[str] = Counter()
        for slot in with_guesses(deck.slots, deck.guessed):
            left[slot.code] += slot.quantity
        totals["lists"] += 1
        totals["guessed"] += len(deck.guessed)
        totals["unread"] += len(deck.unread)
        for copies, title, codes in sorted(known.rows, key=lambda row: len(row[2])):
            totals["lines"] += 1
            for code in map(card, sorted(codes)):
                if left[code] >= copies:
                    left[code] -= copies
                    totals["right"] += 1
                    break
            else:
                wrong.append((known.name, title))
    return ReaderStats(totals["lists"], totals["lines"], totals["right"], totals["guessed"], totals["unread"], tuple(wrong))


def _text(document: Mapping[str, Any], path: Path) -> str:
    if "raw" in document:
        return "\n".join(document["raw"])
    ending = document["source"].rpartition("txt/")[2].replace(" ", "_")  # folders and files are stored with underscores for spaces
    files = list(path.parent.glob(f"*/{ending}"))
    if not files:
        raise FileNotFoundError(f"no text for {document['source']} beside {path}")
    return files[0].read_text(encoding="utf-8-sig")


def _row(row: Any) -> tuple[int, str, frozenset[str]]:
    if isinstance(row, Mapping):
        return row["quantity"], row["title"], frozenset([row["gempId"], *row.get("candidates", ())])
    _, copies, title, code, *_ = row
    return copies, title, frozenset(code if isinstance(code, list) else [code])
