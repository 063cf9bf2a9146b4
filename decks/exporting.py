"""Decks to carry away; what is written here, `importing` reads again without loss."""

from __future__ import annotations

import json

from cards.pools import pool_of
from decks.importing import JSON_FORMAT, slot_data
from decks.legality import decklist_of
from decks.models import Deck
from games.registry import game_by_slug

KINDS = {"txt": "text/plain; charset=utf-8", "json": "application/json"}


def deck_export(*, deck: Deck, kind: str) -> str:
    """The deck as a file of one of `KINDS`."""
    decklist = decklist_of(deck)
    rules = game_by_slug(deck.game_id)
    if kind == "txt" and rules.list_text is not None:
        return rules.list_text(decklist, deck.name, pool_of(deck.game_id))
    document = {
        "format": JSON_FORMAT,
        "game": deck.game_id,
        "name": deck.name,
        "description": deck.description,
        "side": deck.side or None,
        "slots": [slot_data(slot) for slot in decklist.slots],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def file_name(deck: Deck, kind: str) -> str:
    """A file name of plain letters, whatever the deck is called."""
    plain = "".join(c if c.isascii() and c.isalnum() else "-" for c in deck.name)
    return f"{'-'.join(filter(None, plain.split('-'))) or 'deck'}.{kind}"
