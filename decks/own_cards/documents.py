"""A set of own cards as a file: JSON that reads back without loss."""

from __future__ import annotations

import json
from typing import Any

from django.utils.translation import gettext

from cards.texts.file_names import attachment
from cards.texts.safe_text import field_error
from cards.texts.strict_json import BadJson, parse_json
from decks.models import CardSet
from decks.own_cards.checking import MAX_BYTES

FORMAT = "stardeck-card-set"
MAX_FILE = 3 * MAX_BYTES  # an indented file is longer than its cards


def card_set_export(card_set: CardSet) -> bytes:
    """The set as a JSON file."""
    document = {"format": FORMAT, "game": card_set.game_id, "name": card_set.name, "cards": card_set.cards}
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


def disposition(card_set: CardSet) -> str:
    """Content-Disposition of the set as a file, which has the set's name."""
    return attachment(card_set.name, ".json", fallback="cards")


def read_document(text: str, *, field: str = "text") -> dict[str, Any]:
    """`{game, name, cards}` of an exported file; a bare list of cards has no game, and an empty name.  BadInput names `field`."""
    if len(text) > MAX_FILE:
        raise field_error(field, "max_length", gettext("At most %(most)s characters.") % {"most": f"{MAX_FILE:,}"})
    try:
        document = parse_json(text.removeprefix("\ufeff"))
    except BadJson as error:
        raise field_error(field, "json", str(error)) from None
    if isinstance(document, list):
        return {"game": None, "name": "", "cards": document}
    if not isinstance(document, dict) or "cards" not in document or document.get("format", FORMAT) != FORMAT:
        raise field_error(field, "not_a_card_set", gettext("This is not the file of a card set: a JSON object with the list “cards”."))
    return {"game": document.get("game"), "name": document.get("name", ""), "cards": document["cards"]}
