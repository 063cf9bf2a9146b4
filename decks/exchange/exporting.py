"""Export of decks to files.  Except for PDF files, `importing` reads each of them without loss."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.utils.translation import get_language, gettext, pgettext_lazy

from cards.errors import NotFound
from cards.texts.file_names import attachment
from cards.texts.translated import Translated
from decks.exchange import csv_markdown, pdf
from decks.exchange import deck_code as codes
from decks.exchange.importing import JSON_FORMAT, slot_data
from decks.exchange.maybe import text_with_maybe
from decks.exchange.names import names_in
from decks.legality import kept_list_of
from decks.models import Deck
from decks.own_cards.pools import pool_with
from decks.own_cards.selectors import own_cards_of_deck
from decks.printing.proxies import proxies
from games.contracts.catalogue import Record
from games.contracts.decks import DeckFile, Decklist
from games.contracts.game import Game as Rules
from games.registry import GAMES, game_by_slug
from games.texts import Words, in_language


@dataclass(frozen=True, slots=True)
class Kind:
    """A file format that decks can be exported to."""

    code: str  # part of the URL
    names: Words
    extension: str  # with the dot
    media_type: str
    holds_maybe: bool = False  # whether it has a place for the cards that the player is considering

    @property
    def suffix(self) -> str:
        """The last part of the extension, by which programs know the file."""
        return f".{self.extension.rpartition('.')[2]}"


TEXT = Kind("txt", Translated(pgettext_lazy("file", "Text")), ".txt", "text/plain; charset=utf-8", holds_maybe=True)
OWN = (
    TEXT,
    Kind("json", {"en": "JSON"}, ".json", "application/json", holds_maybe=True),
    Kind("csv", Translated(pgettext_lazy("file", "Table (CSV)")), ".csv", "text/csv; charset=utf-8", holds_maybe=True),
    Kind("md", {"en": "Markdown"}, ".md", "text/markdown; charset=utf-8", holds_maybe=True),
    Kind("code", Translated(pgettext_lazy("file", "Deck code")), ".txt", "text/plain; charset=utf-8", holds_maybe=True),
    Kind("pdf", Translated(pgettext_lazy("file", "Tournament sheet (PDF)")), ".pdf", "application/pdf"),
    Kind("proxies", Translated(pgettext_lazy("file", "Proxies to print (PDF)")), ".proxies.pdf", "application/pdf"),
)


def kinds(rules: Rules) -> list[Kind]:
    """The export formats for decks of the game."""
    return list(OWN) + [_of_file(file) for file in rules.lists.files if file.write]


def _of_file(file: DeckFile) -> Kind:
    extension = file.extension if file.extension == f".{file.code}" else f".{file.code}{file.extension}"
    return Kind(file.code, file.names, extension, f"{file.media_type}; charset={file.encoding}")


def all_kinds() -> list[Kind]:
    """The export formats of all games."""
    return list({kind.code: kind for rules in GAMES.values() for kind in kinds(rules)}.values())


@dataclass(frozen=True, slots=True)
class Listed:
    """A deck to export; it need not be stored."""

    rules: Rules
    decklist: Decklist  # with the cards that the player is considering
    name: str
    description: str = ""
    own: tuple[Record, ...] = ()  # the own cards in the list


def deck_export(*, deck: Deck, kind: str, paper: str = "a4") -> bytes:
    """The deck as a file of one of its game's kinds.  Raise NotFound for any other kind.

    paper: the size of the pages of a PDF file, "a4" or "letter".
    """
    listed = Listed(game_by_slug(deck.game_id), kept_list_of(deck), deck.name, deck.description, own_cards_of_deck(deck))
    return list_export(listed, kind=kind, paper=paper)


def list_text(deck: Deck) -> str:
    """The list of the deck as text, without its name; `list_parse` reads it back."""
    own = own_cards_of_deck(deck)
    return text_with_maybe(game_by_slug(deck.game_id), kept_list_of(deck), "", pool_with(deck.game_id, own))


def list_export(listed: Listed, *, kind: str, paper: str = "a4") -> bytes:
    rules = listed.rules
    offered = [each.code for each in kinds(rules)]
    if kind not in offered:
        message = gettext("Decks of this game can be exported as: %(kinds)s.") % {"kinds": ", ".join(offered)}
        raise NotFound(message, code="no_such_kind")
    if kind in _PRINTED:
        write = _PRINTED[kind]
        return write(rules, listed.decklist.played, listed.name, paper=paper, language=get_language() or "en", own=listed.own)
    file = next((file for file in rules.lists.files if file.code == kind), None)
    if file is not None and file.write is not None:
        return file.write(listed.decklist.played, listed.name, pool_with(rules.slug, listed.own)).encode(file.encoding, errors="replace")
    return _WRITERS[kind](listed).encode()


def kind_of(deck: Deck, kind: str) -> Kind:
    return next(each for each in kinds(game_by_slug(deck.game_id)) if each.code == kind)


def disposition(deck: Deck, kind: str) -> str:
    """Content-Disposition of the deck as a file, which has the deck's name."""
    return attachment(deck.name, kind_of(deck, kind).extension, fallback="deck")


def deck_code(deck: Deck) -> str:
    """The deck's code, a short text for links (see `decks.exchange.deck_code`)."""
    return codes.encode(game=deck.game_id, decklist=kept_list_of(deck), name=deck.name)


def _text(listed: Listed) -> str:
    return text_with_maybe(listed.rules, listed.decklist, listed.name, pool_with(listed.rules.slug, listed.own))


def _json(listed: Listed) -> str:
    document: dict[str, Any] = {
        "format": JSON_FORMAT,
        "game": listed.rules.slug,
        "name": listed.name,
        "description": listed.description,
        "side": listed.decklist.side,
        "slots": [slot_data(slot) for slot in listed.decklist.slots],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _csv(listed: Listed) -> str:
    named = names_in(listed.rules, listed.own)
    return csv_markdown.write_csv(listed.decklist, listed.name, lambda zone, code: in_language(named(zone, code), "en"))


def _markdown(listed: Listed) -> str:
    return csv_markdown.write_markdown(_text(listed), listed.description)


def _code(listed: Listed) -> str:
    return codes.encode(game=listed.rules.slug, decklist=listed.decklist, name=listed.name) + "\n"


_PRINTED: dict[str, Callable[..., bytes]] = {"pdf": pdf.sheet, "proxies": proxies}
_WRITERS: dict[str, Callable[[Listed], str]] = {"txt": _text, "json": _json, "csv": _csv, "md": _markdown, "code": _code}
