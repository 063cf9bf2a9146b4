"""Import of decks from text and files: typed or pasted lists, our own exports, and the deck files of other programs.

The format is detected from the text itself, never from the file's name.  Only deck codes are decompressed, with limits of their own.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cards.errors import BadInput
from cards.texts.folding import fold
from cards.texts.safe_text import bad_text, clean_text, field_error
from decks.exchange import csv_markdown, deck_code
from decks.exchange.detection import OtherGame, detect_game, other_game
from decks.exchange.documents import document_of
from decks.exchange.maybe import reader_with_maybe
from decks.own_cards.pools import pool_with
from decks.own_cards.selectors import own_cards_of
from decks.services import MAX_NAME, check_side
from decks.slots import check_slots
from games.contracts.decks import ListReader, OddFile, ReadList, Slot, UnreadLine
from games.contracts.game import Game as Rules
from games.decks.lines import MOST_UNKNOWN_LINES, strip_direction_marks
from games.registry import GAMES, game_by_slug
from games.texts import in_language

MAX_TEXT = 200_000
MAX_LINES = 5_000
MAX_FILE = 500_000  # bytes
JSON_FORMAT = "stardeck-deck"

# the first bytes of files that are not decks
_ARCHIVES = (b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!", b"BZh", b"\xfd7zXZ", b"\x28\xb5\x2f\xfd")
_WIDE = (b"\xff\xfe", b"\xfe\xff")

# a link, as browsers and people write it: with a scheme, or a host with a path
_LINK = re.compile(r"(?<!\S)(?:(?:https?://|www\.)([^\s/]{1,200})(/\S*)?|((?:[a-z0-9-]{1,60}\.){1,4}[a-z]{2,20})(/\S*))", re.IGNORECASE)
_OWN_DECK = re.compile(r"/d/[\w-]{6,60}/?")

# the errors by which a list of another game shows
_OF_ANOTHER_GAME = frozenset({"other_game", "too_many_unknown_lines", "not_a_deck"})
MOST_DOUBT = 4  # a list with a doubtful line to fewer certain slots than this may be one of another game

ODD_FILES = {
    "xml_doctype": _("A deck file must not contain a document type or entities; remove them from this file."),
    "xml_too_deep": _("This file is nested too deeply for a deck file."),
    "xml_too_large": _("This file is too large for a deck file."),
    "xml_damaged": _("This XML is damaged."),
    "not_a_deck": _("This XML file does not contain a deck."),
    "too_many_unknown_lines": _("More than %(most)s lines do not clearly name a card of this game. Is this a list of another game?"),
}


@dataclass(frozen=True, slots=True)
class Parsed:
    """A deck read from a text."""

    format: str  # as detected
    slots: tuple[Slot, ...]  # the certain cards
    side: str | None = None
    name: str = ""
    description: str = ""
    unread: tuple[UnreadLine, ...] = ()  # lines that were not recognized
    guessed: tuple[UnreadLine, ...] = ()  # lines that were matched approximately, the best suggestion first
    passed: tuple[UnreadLine, ...] = ()  # lines that name no card: headings, comments, labels
    game: str = ""
    other_game: OtherGame | None = None  # the game that the list is more likely of


_readers: dict[str, tuple[Any, ListReader]] = {}  # slug -> (the pool that the reader was built for, the reader)


def formats() -> list[str]:
    """The import formats of all games."""
    own = ["text", "json", "csv", "markdown", "code"]
    return own + list(dict.fromkeys(file.code for rules in GAMES.values() for file in rules.lists.files))


def list_parse(
    *, game: str, text: object, pool: Any = None, owner_key: str = "", adapted: Callable[[ListReader], ListReader] | None = None
) -> Parsed:
    """Read a deck of the game with slug `game`.

    owner_key: the reader, whose own cards the list may name, too, unless a pool is given.
    adapted: makes another reader of lines from the game's, for a list that is no deck.

    Raise BadInput for a text that is too long, a damaged file or a deck of another game.
    """
    text = clean_text(text, field="text", longest=MAX_TEXT)
    if text.count("\n") >= MAX_LINES:
        raise field_error("text", "max_length", gettext("A list has at most %(most)s lines.") % {"most": MAX_LINES})
    text = text.removeprefix("\ufeff").lstrip()
    rules = game_by_slug(game)
    if (document := document_of(text)) is not None:
        return _from_document(rules, document, owner_key)
    if deck_code.is_code(text):
        return _from_code(rules, text, owner_key)
    _refuse_links(text)
    pool = pool or pool_with(game, own_cards_of(game=game, owner_key=owner_key))
    known = _readers.get(game)
    if known is None or known[0] is not pool:
        known = _readers[game] = (pool, reader_with_maybe(rules, rules.lists.reader(pool, fold)))
    try:
        return _from_lines(rules, text, pool, adapted(known[1]) if adapted else known[1])
    except OddFile as error:
        message = ODD_FILES.get(error.code, str(error)) % {"most": MOST_UNKNOWN_LINES}
        where = " " + gettext("Line %(line)s.") % {"line": error.line} if error.line else ""
        raise field_error("text", error.code, f"{message}{where}") from None


def list_read(*, game: str | None, text: object, owner_key: str = "") -> Parsed:
    """Read a deck whose game is unknown (None), or may be another than `game`.

    A list that is more likely of another game says so in `other_game`; a BadInput for such a list has it in `extra`.
    BadInput "game_unclear" if the game is unknown and the text does not show it.
    owner_key: see `list_parse`.
    """
    text = clean_text(text, field="text", longest=MAX_TEXT)
    if game is None:
        if (detected := detect_game(text)) is None:
            _refuse_links(text, words=True)
            raise field_error("game", "game_unclear", gettext("The game of this list was not recognized. Choose the game."))
        return replace(list_parse(game=detected.game, text=text, owner_key=owner_key), game=detected.game)
    try:
        parsed = list_parse(game=game, text=text, owner_key=owner_key)
    except BadInput as error:
        if any(each["code"] in _OF_ANOTHER_GAME for each in error.errors) and (other := other_game(text, game=game)):
            raise BadInput(error.detail, errors=error.errors, other_game=other_game_data(other)) from None
        raise
    likely = len(parsed.slots) + len(parsed.guessed)
    if not likely:
        _refuse_links(text, words=True)
    is_doubtful = MOST_DOUBT * (len(parsed.unread) + len(parsed.guessed)) > len(parsed.slots)
    other = other_game(text, game=game) if is_doubtful else None
    return replace(parsed, game=game, other_game=other if other and (not other.lines or other.cards > likely) else None)


def file_read(*, game: str | None, data: bytes, file_name: str = "") -> Parsed:
    """`list_read` for a file's bytes; a deck without a name is named after the file."""
    try:
        parsed = list_read(game=game, text=file_text(game=game, data=data))
    except BadInput as error:
        errors = [{**each, "field": str(each["field"]).replace("text", "file", 1)} for each in error.errors]
        raise BadInput(error.detail.replace("text:", "file:", 1), errors=errors, **error.extra) from None
    return parsed if parsed.name else replace(parsed, name=name_of_file(file_name))


def name_of_file(file_name: str) -> str:
    """A deck's name from the name of its file ("My deck" from "My deck.gemp.txt"), or "" if that is not a valid name."""
    stem = " ".join(file_name.replace("\\", "/").rpartition("/")[2].partition(".")[0].split())
    return "" if bad_text(stem) else stem[:MAX_NAME]


def file_text(*, game: str | None, data: bytes) -> str:
    """Decode a file as UTF-8, or as a deck file of another program with that program's encoding.  Raise BadInput for any other file.

    game: whose programs the file may come from; None for every game.
    """
    files = [file for rules in ([game_by_slug(game)] if game else GAMES.values()) for file in rules.lists.files]
    if len(data) > MAX_FILE:
        raise field_error("file", "max_length", gettext("A deck file has at most %(most)s bytes.") % {"most": f"{MAX_FILE:,}"})
    if data.startswith(_ARCHIVES):
        raise field_error("file", "archive", gettext("Archives are not unpacked; send the deck's own file."))
    if data.startswith(_WIDE):
        raise field_error("file", "encoding", gettext("This file is UTF-16; save it as UTF-8."))
    if b"\0" in data:
        raise field_error("file", "binary", gettext("This is not a text file."))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        for file in files:
            if file.encoding != "utf-8" and file.is_this(text := data.decode(file.encoding, errors="replace")):
                return text
        message = gettext("This file is not valid UTF-8 from byte %(byte)s on; save it as UTF-8.")
        raise field_error("file", "encoding", message % {"byte": f"{error.start + 1:,}"}) from None


def _from_lines(rules: Rules, text: str, pool: Any, read: ListReader) -> Parsed:
    for file in rules.lists.files:
        if file.is_this(text):
            return _parsed(file.code, file.read(text, pool, read))
    if csv_markdown.is_csv(text):
        zones = {zone.code: in_language(zone.names, "en") for zone in rules.decks.kept_zones}
        try:
            lines, numbers = csv_markdown.read_csv(text, zones)
        except csv.Error:
            raise field_error("text", "csv", gettext("This table is damaged.")) from None
        return _parsed("csv", _renumbered(read(lines), numbers))
    if csv_markdown.is_markdown(text):
        lines, description = csv_markdown.read_markdown(text)
        return replace(_parsed("markdown", read(lines)), description=description)
    return _parsed("text", read(text))


def _parsed(format: str, deck: ReadList) -> Parsed:
    return Parsed(format, deck.slots, deck.side, deck.name, "", deck.unread, deck.guessed, deck.passed)


def _renumbered(deck: ReadList, numbers: Sequence[int]) -> ReadList:
    """The same deck with the line numbers of the original table."""
    unread, guessed = ([replace(each, line=numbers[each.line - 1]) for each in lines] for lines in (deck.unread, deck.guessed))
    return replace(deck, unread=tuple(unread), guessed=tuple(guessed), passed=())  # the lines without a card are made from columns


def _from_code(rules: Rules, text: str, owner_key: str) -> Parsed:
    game, name, decklist = deck_code.decode(text)
    if game != rules.slug:
        raise _of_another_game()
    try:
        slots = check_slots(rules=rules, slots=decklist.slots, owner_key=owner_key)
        side = check_side(rules, decklist.side)
    except BadInput as error:
        raise prefixed(error, "text") from None
    return Parsed("code", tuple(slots), side, "" if bad_text(name) else strip_direction_marks(name)[:MAX_NAME])


def _of_another_game() -> BadInput:
    return field_error("text", "other_game", gettext("This is a deck of another game."))


def _refuse_links(text: str, *, words: bool = False) -> None:
    """BadInput "link" or "own_link" for a text that is nothing but links: the site opens no other site's pages.

    words: whether to refuse a link with some words on one line, too ("My deck: ..."), because they name no card.
    """
    if (link := _LINK.search(text)) is None or deck_code.is_code(text):
        return
    besides = _LINK.sub("", text).strip()
    if besides and not (words and "\n" not in besides):
        return
    host, path = link[1] or link[3], link[2] or link[4]
    if path and _OWN_DECK.fullmatch(path):
        raise field_error("text", "own_link", gettext("This is the link of a deck. Open the deck, and copy it to your decks there."))
    message = gettext(
        "This is a link, and decks are not fetched from other sites. Open the deck on %(host)s, copy its list or export it as text "
        "or as a file, and paste that here."
    )
    raise field_error("text", "link", message % {"host": host[:80]})


def other_game_data(other: OtherGame | None) -> dict[str, Any] | None:
    """`{game, cards, cards_here, lines}`"""
    return None if other is None else {"game": other.game, "cards": other.cards, "cards_here": other.cards_here, "lines": other.lines}


def unread_data(line: UnreadLine, *, language: str) -> dict[str, Any]:
    """`{line, text, copies, suggestions: [{code, zone, name}]}`"""
    return {
        "line": line.line,
        "text": line.text,
        "copies": line.copies,
        "suggestions": [{"code": each.code, "zone": each.zone, "name": in_language(each.names, language)} for each in line.suggestions],
    }


def _from_document(rules: Rules, document: dict[str, Any], owner_key: str) -> Parsed:
    if document.get("game", rules.slug) != rules.slug:
        raise _of_another_game()
    texts = {key: value if isinstance(value := document.get(key), str) else "" for key in ("side", "name", "description")}
    try:
        slots = check_slots(rules=rules, slots=slots_of(document["slots"]), owner_key=owner_key)
        side = check_side(rules, texts["side"])
        name, description = (clean_text(texts[key], field=key, longest=MAX_TEXT) for key in ("name", "description"))
    except BadInput as error:
        raise prefixed(error, "text") from None
    return Parsed("json", tuple(slots), side, name, description)


def slot_data(slot: Slot) -> dict[str, Any]:
    """A slot as JSON-serializable data, for the API, files and runs; `slots_of` reads it."""
    return {"code": slot.code, "quantity": slot.quantity, "zone": slot.zone}


def slots_of(rows: list[Any]) -> list[Slot]:
    """Slots from decoded JSON.  Invalid values are kept for `check_slots` to report; a list or object as a code or zone becomes ""."""
    return [_slot_of(row) if isinstance(row, dict) else Slot("", 0, "") for row in rows]


def _slot_of(row: dict[str, Any]) -> Slot:
    quantity: Any = row.get("quantity")  # of any type; `check_slots` refuses all but whole numbers
    return Slot(_hashable(row.get("code")), quantity, _hashable(row.get("zone")))


def _hashable(value: Any) -> Any:
    """The value, but "" for a list or dictionary, which cannot be hashed."""
    return "" if isinstance(value, list | dict) else value


def prefixed(error: BadInput, prefix: str) -> BadInput:
    """The same error with `prefix` before the name of each field."""
    errors = [{**each, "field": f"{prefix}.{each['field']}" if each["field"] else prefix} for each in error.errors]
    return BadInput(f"{errors[0]['field']}: {errors[0]['message']}" if errors else error.detail, errors=errors)
