"""A collection as a CSV table with the columns `kind` (product or card), `quantity`, `code` and `name`.

A table of another program, and a typed list, are read as single cards, each line by itself: what somebody owns is no deck, so no line
says which side the other cards are of.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from django.utils.translation import get_language, gettext, ngettext

from cards.data.pools import catalogue_of
from cards.texts.safe_text import clean_text, field_error
from decks.collection import MOST, owned_products, owned_update, single_cards
from decks.exchange.csv_markdown import MAX_HEADER, no_formula
from decks.exchange.importing import MAX_LINES, MAX_TEXT, list_parse
from games.contracts.decks import ListReader, ReadList, Slot, UnreadLine
from games.decks.lines import count_unknown_lines
from games.decks.slots import merge_slots
from games.registry import GAMES
from games.texts import in_language, listed

COLUMNS = ("kind", "quantity", "code", "name")
PRODUCT, CARD = "product", "card"
LINES_NAMED = 5  # unread lines that an error names


@dataclass(frozen=True, slots=True)
class Items:
    """Quantities by code."""

    products: Mapping[str, int]
    cards: Mapping[str, int]


def write_collection(items: Items, *, product_name: Callable[[str], str], card_name: Callable[[str], str]) -> str:
    """The products and single cards as CSV."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    for kind, quantities, name_of in ((PRODUCT, items.products, product_name), (CARD, items.cards, card_name)):
        for code, quantity in quantities.items():
            rows.writerow([kind, quantity, code, no_formula(name_of(code))])
    return out.getvalue()


def collection_table(*, owner_key: str, game: str, language: str) -> str:
    """What somebody owns of a game as CSV, with the names in this language."""
    catalogue = catalogue_of(game)
    names = {
        kind: {record["code"]: in_language(record.get("names") or {"en": record["name"]}, language) for record in records}
        for kind, records in ((PRODUCT, catalogue.products), (CARD, catalogue.cards))
    }
    items = Items(owned_products(owner_key=owner_key, game=game), single_cards(owner_key=owner_key, game=game))
    return write_collection(
        items, product_name=lambda code: names[PRODUCT].get(code, code), card_name=lambda code: names[CARD].get(code, code)
    )


def import_collection(*, owner_key: str, game: str, text: str, add: bool = False) -> None:
    """Set the quantities in a table or list, or with `add` add its single cards to those that are owned.

    Other products and cards stay.  BadInput names the lines that are not understood, and nothing is stored.
    """
    items = read_collection(clean_text(text, field="text", longest=MAX_TEXT), game=game)
    cards = items.cards
    if add:
        now = single_cards(owner_key=owner_key, game=game)
        cards = {code: copies + now.get(code, 0) for code, copies in cards.items()}
    owned_update(owner_key=owner_key, game=game, quantities=items.products, cards=cards)


def read_collection(text: str, *, game: str) -> Items:
    """The quantities in a table or list.  BadInput names the lines that are not understood."""
    if len(text) > MAX_TEXT or text.count("\n") >= MAX_LINES:
        sentence = gettext("A collection has at most %(characters)s characters and %(lines)s lines.")
        raise field_error("text", "max_length", sentence % {"characters": f"{MAX_TEXT:,}", "lines": f"{MAX_LINES:,}"})
    text = text.removeprefix("\ufeff").lstrip()
    header = _header(text.partition("\n")[0])
    if {"kind", "quantity", "code"} <= set(header):
        return _own_table(text, header)
    return Items({}, _cards(text, game))


def _header(line: str) -> list[str]:
    """The names of the columns in the first line of a table; none in a line too long to name them, for which csv.reader has an error."""
    return [cell.strip().lower() for cell in next(csv.reader([line]), [])] if len(line) <= MAX_HEADER else []


def _own_table(text: str, header: list[str]) -> Items:
    found: dict[str, dict[str, int]] = {PRODUCT: {}, CARD: {}}
    rows = csv.reader(io.StringIO(text))
    next(rows)
    try:
        for row in rows:
            cells = dict(zip(header, (cell.strip() for cell in row), strict=False))
            if not any(cells.values()):
                continue
            quantity = cells.get("quantity", "")
            if cells.get("kind") not in found or not (quantity.isascii() and quantity.isdecimal() and int(quantity[:4]) <= MOST):
                sentence = gettext("Line %(line)s needs the kind “product” or “card” and a quantity from 0 to %(most)s.")
                raise field_error("text", "csv", sentence % {"line": rows.line_num, "most": MOST})
            found[cells["kind"]][cells.get("code", "")] = int(quantity)
    except csv.Error:
        raise field_error("text", "csv", gettext("This table is damaged.")) from None
    return Items(found[PRODUCT], found[CARD])


def _cards(text: str, game: str) -> dict[str, int]:
    """card code -> copies in a list of cards; a set counts as each of its cards."""
    read = list_parse(game=game, text=text, adapted=reader_of_single_lines)
    if unread := sorted((*read.unread, *read.guessed), key=lambda line: line.line):
        named = listed(map(_named, unread[:LINES_NAMED]), get_language() or "en")
        sentence = ngettext(
            "%(count)s line does not clearly name a card: %(lines)s. Nothing was saved.",
            "%(count)s lines do not clearly name a card: %(lines)s. Nothing was saved.",
            len(unread),
        )
        raise field_error("text", "unread", sentence % {"count": len(unread), "lines": named})
    catalogue = catalogue_of(game)
    cards = {printing["code"]: printing["card"] for printing in catalogue.printings}
    sets = {record["code"]: record["printings"] for record in catalogue.objective_sets}
    zones_of_sets = {zone.code for zone in GAMES[game].decks.zones if zone.holds == "objective_sets"}
    copies: dict[str, int] = {}
    for slot in read.slots:
        for code in sets.get(slot.code, ()) if slot.zone in zones_of_sets else (slot.code,):
            card = cards.get(code, code)
            copies[card] = copies.get(card, 0) + slot.quantity
    return copies


def _named(line: UnreadLine) -> str:
    """An unread line with the cards that it may mean: 2 “Alderaan” (Alderaan #1_121, Alderaan #1_281)."""
    meant = ", ".join(f"{each.names['en']} #{each.code}" for each in line.suggestions)
    return f"{line.line} “{line.text[:40]}”" + (f" ({meant})" if meant else "")


def reader_of_single_lines(read: ListReader) -> ListReader:
    """A reader that reads each line by itself, below the last heading and the last line that names a side."""

    def read_each(text: str) -> ReadList:
        slots: list[Slot] = []
        unread: list[UnreadLine] = []
        guessed: list[UnreadLine] = []
        side = heading = ""
        for number, line in enumerate(text.split("\n"), 1):
            if not line.strip():
                continue
            alone = read(line)
            if alone.passed and alone.side:
                side, heading = line, ""
            elif alone.passed:
                heading = line
            else:
                above = [each for each in (side, heading) if each]
                found = read("\n".join((*above, line))) if above else alone
                slots += found.slots
                for lines, of_found in ((unread, found.unread), (guessed, found.guessed)):
                    lines += [replace(each, line=number) for each in of_found if each.line == len(above) + 1]
                count_unknown_lines(len(unread) + len(guessed))
        return ReadList(merge_slots(slots), unread=tuple(unread), guessed=tuple(guessed))

    return read_each
