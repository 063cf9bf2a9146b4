"""Decks as other programs of the game's players keep them: GEMP's XML and stored form, Holotable's .htd, OCTGN's .o8d.

GEMP: one element a copy.  Its reader heeds the number alone, so the deck's name and side and the mark of the cards that start on the
table are attributes of our own.  The stored form is "id,id,...|id,id,...": the deck, then what is outside it.
Holotable: one line a card, named by its picture; version 1 has the card's description, too.  Where the picture alone would not be read as
the same card in the same zone, the line we write has a description that says so.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from typing import Final

from games.contracts.catalogue import Record
from games.contracts.decks import DeckFile, Decklist, ListReader, ReadList, Slot, UnreadLine
from games.decks import octgn
from games.decks.card_names import SUGGESTIONS, Meaning, as_suggestions
from games.decks.lines import LONGEST_LINE, MOST_COPIES, read_lines
from games.decks.safe_xml import attribute, elements
from games.decks.slots import merge_slots
from games.star_wars_ccg.catalogue.fields import DEFENSIVE_SHIELD, SIDES
from games.star_wars_ccg.catalogue.pool import CardFacts, Pool
from games.star_wars_ccg.decks.files.holotable_names import FOLDERS, PICTURES
from games.star_wars_ccg.decks.formats import MAIN, OUTSIDE, STARTING
from games.star_wars_ccg.decks.lists.reader import list_text, name_of
from games.star_wars_ccg.texts import TEXTS

LONGEST_DESCRIPTION: Final = 5_000
OCTGN_GAME: Final = "8cf86807-9807-4d88-b8c6-81644c45b65e"

_GEMP: Final = re.compile(r"<deck\b|<(?:card|cardOutsideDeck)\b[^>]*\bblueprintId\b")
_STORED: Final = re.compile(r"\s*\d+_\d+[*^]?\s*(?:,\s*[\w-]+[*^]?\s*)*\|?[\w\s,*^-]*")
_CARD_LINE: Final = re.compile(r'card\s+"/([^"]*)"(?:\s+"((?:[^"\\]|\\.)*)")?((?:\s+\d{1,40})*)\s*', re.IGNORECASE)
_BACKS: Final = {"light": "reb.gif", "dark": "imp.gif"}
_NUMBER: Final = re.compile(r"\\nNumber: ([\w-]+)")
_ZONE: Final = re.compile(r"\\nZone: (\w+)")


# --- GEMP --------------------------------------------------------------------------------------------------------------


def is_gemp(text: str) -> bool:
    return text.lstrip("\ufeff \t\r\n").startswith("<") and _GEMP.search(text[:20_000]) is not None and not octgn.is_o8d(text)


def read_gemp(text: str, pool: Pool, lists: ListReader) -> ReadList:
    found = elements(text)
    slots: list[Slot] = []
    unread: list[UnreadLine] = []
    for element in found:
        if element.name not in ("card", "cardOutsideDeck"):
            if element.name != "deck" or element.inside:
                unread.append(UnreadLine(element.line, f"<{element.name}>"[:LONGEST_LINE]))
            continue
        number = element.attributes.get("blueprintId", "").strip().rstrip("*^")
        code = _code(number, pool)
        if code is None:
            title = element.attributes.get("title") or number
            unread.append(_unknown(element.line, title, title, pool, lists))
        else:
            starting = element.attributes.get("starting") == "true"
            slots.append(Slot(code, 1, OUTSIDE if element.name == "cardOutsideDeck" else STARTING if starting else MAIN))
    name = " ".join(found[0].attributes.get("name", "").split())
    side = found[0].attributes.get("side")
    return ReadList(merge_slots(slots), side if side in _BACKS else _side(slots, pool), name, tuple(unread))


def write_gemp(decklist: Decklist, name: str, pool: Pool) -> str:
    numbers = {code: number for number, code in pool.gemp.items()}  # of Legacy cards
    side = f" side={attribute(decklist.side)}" if decklist.side else ""
    lines = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>', f"<deck name={attribute(name)}{side}>"]
    for zone, tag in ((STARTING, "card"), (MAIN, "card"), (OUTSIDE, "cardOutsideDeck")):
        starting = ' starting="true"' if zone == STARTING else ""
        for slot in decklist.in_zone(zone):
            number = attribute(numbers.get(slot.code, slot.code))
            said = f'blueprintId={number} horizontal="false" title={attribute(name_of(slot.code, pool))}'
            lines += [f"    <{tag} {said}{starting}/>"] * slot.quantity
    return "\r\n".join([*lines, "</deck>", ""])


def is_stored(text: str) -> bool:
    return _STORED.fullmatch(text.strip()) is not None and ("," in text or "|" in text)


def read_stored(text: str, pool: Pool, lists: ListReader) -> ReadList:
    deck, _, outside = text.partition("|")
    slots: list[Slot] = []
    unread: list[UnreadLine] = []
    for zone, numbers in ((MAIN, deck), (OUTSIDE, outside)):
        for number in filter(None, (each.strip() for each in numbers.split(","))):
            code = _code(number.rstrip("*^"), pool)
            if code is None:
                unread.append(UnreadLine(1, number[:80]))
            else:
                slots.append(Slot(code, 1, zone))
    return ReadList(merge_slots(slots), _side(slots, pool), "", tuple(unread))


def _code(number: str, pool: Pool) -> str | None:
    """The code of a card by GEMP's number, or by ours where GEMP has none."""
    if number in pool.cards or number in pool.printings:
        return number
    return pool.gemp.get(number)


# --- Holotable ---------------------------------------------------------------------------------------------------------


def is_holotable(text: str) -> bool:
    lines = [line.strip().lower() for line in text.lstrip("\ufeff \t\r\n").split("\n", 40)[:40]]
    return lines[0].startswith(("ver ", "back ", 'card "/')) and any(line.startswith('card "/') for line in lines)


def read_holotable(text: str, pool: Pool, lists: ListReader) -> ReadList:
    side: str | None = None
    slots: list[Slot] = []
    unread: list[UnreadLine] = []
    guessed: list[UnreadLine] = []
    for number, raw, line in read_lines(text, longest=LONGEST_DESCRIPTION):
        word = (line or "").partition(" ")[0].lower()
        if word == "back" and line:
            side = {back: code for code, back in _BACKS.items()}.get(line.partition(" ")[2].strip().lower(), side)
        elif word == "card" and line and (read := _CARD_LINE.fullmatch(line)):
            found, sure = _held(read, pool)
            slots += found
            shown = UnreadLine(number, raw[:LONGEST_LINE], as_suggestions(_meaning(slot.code, pool) for slot in found[:1]))
            if not found:
                title = (read[2] or "").partition("\\n")[0] or read[1].rpartition("t_")[2]
                unread.append(_unknown(number, raw, title, pool, lists))
            elif not sure:
                guessed.append(shown)
        elif word != "ver":
            unread.append(UnreadLine(number, raw[:LONGEST_LINE]))
    return ReadList(merge_slots(slots), side or _side(slots, pool), "", tuple(unread), tuple(guessed))


def _held(read: re.Match[str], pool: Pool) -> tuple[list[Slot], bool]:
    """The slots of a card's line, and whether it is the card for sure; none: no such card or number of copies."""
    path, description, numbers = read[1], read[2] or "", [int(number) for number in read[3].split()]
    code, sure = _pictures(pool).card(path, description)
    if code is None or not numbers or not 1 <= numbers[0] <= MOST_COPIES:
        return [], False
    if (said := _ZONE.search(description)) and said[1] in (MAIN, STARTING, OUTSIDE):
        return [Slot(code, numbers[0], said[1])], sure
    home = _home(code, pool)
    starting = min(numbers[1], numbers[0]) if len(numbers) > 1 and home == MAIN else 0
    parts = ((STARTING, starting), (home, numbers[0] - starting))
    return [Slot(code, copies, zone) for zone, copies in parts if copies], sure


def write_holotable(decklist: Decklist, name: str, pool: Pool) -> str:
    """Version 2.  A deck without a side has the back of most of its cards."""
    pictures = _pictures(pool)
    lines = ["ver 2", f"back {_BACKS[decklist.side or _side(decklist.slots, pool) or SIDES[0].code]}"]
    counts: dict[tuple[str, str], Counter[str]] = {}
    for slot in decklist.slots:
        home = _home(slot.code, pool)
        # copies that start stand behind those of the deck; any other zone than a card's own is said
        said = "" if slot.zone == home or (slot.zone, home) == (STARTING, MAIN) else slot.zone
        counts.setdefault((slot.code, said), Counter())[slot.zone] += slot.quantity
    for (code, zone), count in counts.items():
        path = pictures.path(code)
        more = [] if pictures.card(path) == (code, True) else [f"\\nNumber: {code}"]
        more += [f"\\nZone: {zone}"] if zone else []
        description = f' "{_quoted(name_of(code, pool))}{"".join(more)}"' if more else ""
        starting = count[STARTING] if not zone else 0
        together = [(count.total(), starting)]
        if count.total() > MOST_COPIES:
            together = [(count.total() - starting, 0), (starting, starting)]
        lines += [f'card "/{path}"{description} {copies}{f" {first} 1" if first else ""}' for copies, first in together if copies]
    return "\n".join([*lines, ""])


class _Pictures:
    """Which card a picture is of.  picture: (folder, side, name), in small letters."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._pictures: dict[str, tuple[str, str, str]] = {}
        self._cards: dict[tuple[str, str, str], str] = {}
        self._named: dict[tuple[str, str], list[str]] = {}
        self._folders = {"virtualalternateimage": "VirtualAlternateImage"}
        self._backs = {card["code"]: card["facts"]["back"]["name"] for card in pool.catalogue.cards if "back" in card["facts"]}
        products = {product["code"]: product for product in pool.catalogue.products}
        for printing in sorted(pool.catalogue.printings, key=lambda row: row["card"] != row["code"]):  # a card before its other pictures
            card = pool.cards[printing["card"]]
            self._learn(printing["code"], card, _folder(products[printing["product"]]), "picture" in printing["facts"])

    def _learn(self, code: str, card: CardFacts, folder: str, is_other: bool) -> None:
        named, _, image = PICTURES.get(card.code, _image_of(card.code, card.name)).rpartition("/")
        folder = "VirtualAlternateImage" if is_other else named or folder
        picture = folder.lower(), card.side, f"{image}_ai" if is_other else image
        self._folders.setdefault(picture[0], folder)
        self._pictures.setdefault(code, picture)
        self._cards.setdefault(picture, code)
        self._named.setdefault(picture[1:], []).append(code)

    def card(self, path: str, description: str = "") -> tuple[str | None, bool]:
        """(code, is that for sure?) of a card by its picture's path, or by the number that a description of ours says.

        "starwars/<Set>-<Side>/t_<name>", or "TWOSIDED/starwars/<Set>-<Side>/t_<front>/<back>".
        """
        if (found := _NUMBER.search(description)) and (found[1] in self.pool.cards or found[1] in self.pool.printings):
            return found[1], True
        parts = path.lower().split("/")
        parts = parts[1:4] if parts[0] == "twosided" else parts
        if len(parts) != 3:
            return None, False
        folder, _, side = parts[1].rpartition("-")
        name = parts[2].removeprefix("t_")
        if code := self._cards.get((FOLDERS.get(folder, folder), side, name)):
            return code, True
        named = self._named.get((side, name), ())
        return (named[0], len(named) == 1) if named else (None, False)

    def path(self, code: str) -> str:
        folder, side, image = self._pictures.get(code) or ("unknown", "light", "unknown")
        path = f"starwars/{self._folders.get(folder, folder)}-{side.title()}/t_{image}"
        return f"TWOSIDED/{path}/{_image_of('', self._backs[code])}" if code in self._backs else path


_kept: list[_Pictures] = []  # of the pool that was asked for last


def _pictures(pool: Pool) -> _Pictures:
    if not _kept or _kept[0].pool is not pool:
        _kept[:] = [_Pictures(pool)]
    return _kept[0]


def _folder(product: Record) -> str:
    return FOLDERS.get(product["code"]) or "".join(c for c in product["name"].replace("Virtual Set ", "Virtual") if c.isalnum())


def _image(card: Record) -> str:
    return _image_of(card["code"], card["name"])


def _image_of(code: str, name: str) -> str:
    """The name of a picture: the title in small letters without all else; an "&" only in Decipher's sets."""
    title = re.sub(r"\([^()]*\)", "", name.partition(" / ")[0]).lower()
    plain = "".join(c for c in unicodedata.normalize("NFKD", title) if c.isascii() and (c.isalnum() or c == "&"))
    picture = re.search(r"\bAI\b", name)
    virtual = not code.partition("_")[0].isdecimal() or int(code.partition("_")[0]) >= 200
    return (plain.replace("&", "") if virtual else plain) + ("_ai" if picture else "")


def _quoted(text: str) -> str:
    return text.replace("\\", "").replace('"', "'")


# --- OCTGN -------------------------------------------------------------------------------------------------------------


def read_octgn(text: str, pool: Pool, lists: ListReader) -> ReadList:
    return octgn.read_o8d(text, lists)


def write_octgn(decklist: Decklist, name: str, pool: Pool) -> str:
    """All cards in OCTGN's one section, by name."""
    cards = [(slot.quantity, octgn.UNKNOWN, name_of(slot.code, pool)) for slot in decklist.slots]
    return octgn.write_o8d(OCTGN_GAME, [("Main", cards)], notes=list_text(decklist, name, pool))


# --- small words -------------------------------------------------------------------------------------------------------


def _card(code: str, pool: Pool) -> CardFacts:
    card = pool.card(code)
    assert card, code
    return card


def _home(code: str, pool: Pool) -> str:
    """The zone where a card belongs."""
    card = pool.card(code)
    return OUTSIDE if card and (card.type == DEFENSIVE_SHIELD or card.outside_deck) else MAIN


def _side(slots: Iterable[Slot], pool: Pool) -> str | None:
    """The side of most of the cards."""
    votes: Counter[str] = Counter()
    for slot in slots:
        if card := pool.card(slot.code):
            votes[card.side] += slot.quantity
    return max(sorted(votes), key=lambda side: votes[side]) if votes else None


def _meaning(code: str, pool: Pool) -> Meaning:
    return Meaning(_home(code, pool), code, _card(code, pool).names)


def _unknown(line: int, text: str, title: str, pool: Pool, lists: ListReader) -> UnreadLine:
    """A card that is not known by its number or picture, with what its title may mean."""
    read = lists(title[:LONGEST_LINE])
    found = [suggestion for each in (*read.guessed, *read.unread) for suggestion in each.suggestions]
    suggestions = tuple(found[:SUGGESTIONS]) or as_suggestions(_meaning(slot.code, pool) for slot in read.slots)
    return UnreadLine(line, text[:LONGEST_LINE], suggestions)


DECK_FILES: Final = (
    DeckFile(
        "gemp",
        TEXTS["deck_files.gemp"],
        ".txt",
        "application/xml",
        is_gemp,
        read_gemp,
        write_gemp,
    ),
    DeckFile("gemp-stored", TEXTS["deck_files.gemp_stored"], ".txt", "text/plain", is_stored, read_stored),
    DeckFile(
        "htd",
        TEXTS["deck_files.holotable"],
        ".htd",
        "text/plain",
        is_holotable,
        read_holotable,
        write_holotable,
        encoding="cp1252",
    ),
    DeckFile("o8d", octgn.NAMES, octgn.EXTENSION, octgn.MEDIA_TYPE, octgn.is_o8d, read_octgn, write_octgn),
)
