"""Backup and restore of an owner's decks, collection and own cards as one JSON file.

The document: {format, version, decks: [{game, name, description, notes, visibility, is_built, folder, tags, is_archived, side, slots,
created, revisions}], collection: {game: {product: quantity}}, single_cards: {game: {card: quantity}},
card_sets: [{code, game, name, visibility, cards}]}, with each deck's revisions oldest first.

The restore validates a file like typed input.  Restored decks get a new owner, token and dates.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.dateparse import parse_datetime
from django.utils.translation import gettext

from cards.errors import BadInput
from cards.texts.safe_text import bad_text, clean_line, clean_text, field_error
from decks import collection, services
from decks.exchange.importing import prefixed, slot_data, slots_of
from decks.history import revisions
from decks.legality import kept_list_of
from decks.models import Deck, DeckRevision, OwnedItem
from decks.own_cards.backup import SetCodes, sets_data, sets_restore, with_new_codes
from decks.selectors import deck_list
from decks.slots import check_slots
from games.contracts.decks import Slot
from games.contracts.game import Game as Rules
from games.registry import game_by_slug

FORMAT, VERSION = "stardeck-everything", 1
MAX_BYTES = 10_000_000
MAX_DECKS = 500
MAX_DEPTH = 24  # own cards may have 20 levels, inside a set in a list
MAX_REVISIONS = 10_000  # in one file: writing them blocks other writers; so many real revisions exceed MAX_BYTES anyway


def export_all(*, owner_key: str) -> Iterator[str]:
    """Generate the document in chunks, one deck at a time."""
    yield json.dumps({"format": FORMAT, "version": VERSION})[:-1] + ', "decks": ['
    decks = deck_list(owner_key=owner_key).prefetch_related("revisions").order_by("created", "pk")
    for index, deck in enumerate(decks.iterator(chunk_size=50)):
        yield (",\n" if index else "\n") + json.dumps(_deck_data(deck), ensure_ascii=False)
    products, cards = _collection(owner_key)
    yield '\n], "collection": ' + json.dumps(products) + ', "single_cards": ' + json.dumps(cards) + ', "card_sets": ['
    for index, card_set in enumerate(sets_data(owner_key=owner_key)):
        yield (",\n" if index else "\n") + json.dumps(card_set, ensure_ascii=False)
    yield "\n]}\n"


def _collection(owner_key: str) -> tuple[dict[str, dict[str, int]], dict[str, dict[str, int]]]:
    """(products, single cards): game -> code -> quantity."""
    owned: tuple[dict[str, dict[str, int]], dict[str, dict[str, int]]] = ({}, {})
    for row in OwnedItem.objects.filter(owner_key=owner_key) if owner_key else ():
        owned[row.is_card].setdefault(row.game_id, {})[row.code] = row.quantity
    return owned


def _deck_data(deck: Deck) -> dict[str, Any]:
    return {
        "game": deck.game_id,
        "name": deck.name,
        "description": deck.description,
        "notes": deck.notes,
        "visibility": deck.visibility,
        "is_built": deck.is_built,
        "folder": deck.folder,
        "tags": deck.tags,
        "is_archived": deck.is_archived,
        "side": deck.side or None,
        "created": deck.created.isoformat(),
        "updated": deck.updated.isoformat(),
        "slots": [slot_data(slot) for slot in kept_list_of(deck).slots],
        "revisions": [
            {
                "name": revision.name,
                "description": revision.description,
                "side": revision.side or None,
                "created": revision.created.isoformat(),
                "updated": revision.updated.isoformat(),
                "slots": [slot_data(slot) for slot in revisions.slots_of(revision)],
            }
            for revision in reversed(deck.revisions.all())
        ],
    }


@transaction.atomic
def import_all(*, owner_key: str, content: bytes) -> int:
    """Create every deck of the document in `content` for this owner; return the number of decks.

    Raise BadInput with the place of the error, and store nothing.
    """
    document = _document(content)
    decks, products, cards = document.get("decks"), document.get("collection", {}), document.get("single_cards", {})
    if not isinstance(decks, list) or len(decks) > MAX_DECKS:
        raise field_error("decks", "invalid", gettext("This must be a list of at most %(most)s decks.") % {"most": MAX_DECKS})
    if sum(len(data["revisions"]) for data in decks if isinstance(data, dict) and isinstance(data.get("revisions"), list)) > MAX_REVISIONS:
        raise field_error(
            "decks", "too_many_revisions", gettext("A backup has at most %(most)s revisions in all.") % {"most": f"{MAX_REVISIONS:,}"}
        )
    codes = sets_restore(owner_key=owner_key, sets=document.get("card_sets", []))
    for index, data in enumerate(decks):
        try:
            _import_deck(owner_key, data, codes)
        except BadInput as error:
            raise prefixed(error, f"decks[{index}]") from None
    for name, owned in (("collection", products), ("single_cards", cards)):
        if not isinstance(owned, dict) or not all(isinstance(quantities, dict) for quantities in owned.values()):
            raise field_error(name, "invalid", gettext("A collection must be a JSON object of games and what is owned of each."))
    for game in sorted(products.keys() | cards.keys()):
        collection.owned_update(owner_key=owner_key, game=game, quantities=products.get(game), cards=cards.get(game))
    return len(decks)


def _document(content: bytes) -> dict[str, Any]:
    if len(content) > MAX_BYTES:
        raise BadInput(gettext("The file is larger than the limit of %(bytes)s bytes.") % {"bytes": f"{MAX_BYTES:,}"})
    try:
        document = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict) or document.get("format") != FORMAT or not _is_shallow(document, MAX_DEPTH):
        raise BadInput(gettext("This is not a backup: choose a file made by “Download everything”."), code="unreadable_file")
    if document.get("version") != VERSION:
        raise BadInput(gettext("The file was made by a newer version of this site."), code="unreadable_file")
    return document


def _is_shallow(value: Any, depth: int) -> bool:
    """Whether `value` is nested at most `depth` levels deep and contains only texts that can be stored."""
    if isinstance(value, str):
        return not bad_text(value)
    if isinstance(value, Mapping):
        value = [*value.keys(), *value.values()]
    return not isinstance(value, list) or (depth > 0 and all(_is_shallow(each, depth - 1) for each in value))


def _import_deck(owner_key: str, data: Any, codes: SetCodes) -> None:
    if not isinstance(data, dict):
        raise field_error("", "invalid", gettext("A deck must be a JSON object."))
    history = data.get("revisions", [])
    if not isinstance(history, list) or len(history) > revisions.MAX_REVISIONS:
        raise field_error(
            "revisions", "invalid", gettext("This must be a list of at most %(most)s revisions.") % {"most": revisions.MAX_REVISIONS}
        )
    deck = services.deck_create(
        owner_key=owner_key,
        game=data.get("game", ""),
        name=data.get("name", ""),
        description=data.get("description", ""),
        notes=data.get("notes", ""),
        visibility=data.get("visibility", Deck.Visibility.UNLISTED),
        is_built=data.get("is_built") is True,
        folder=_text_or_none(data, "folder") or "",
        tags=_tags(data),
        is_archived=data.get("is_archived") is True,
        side=_text_or_none(data, "side"),
        slots=_slots(data, codes),
        known=False,
    )
    rules = game_by_slug(deck.game_id)
    states = [_state(each, rules, codes, f"revisions[{index}]") for index, each in enumerate(history)]
    newest = deck.revisions.get()
    if states and all(states[-1][name] == getattr(newest, name) for name in ("name", "description", "side", "slots")):
        newest.created, newest.updated = states.pop()["created"], timezone.now()
    newest.number = len(states) + 1
    newest.save()
    DeckRevision.objects.bulk_create(
        DeckRevision(deck=deck, number=number, version=1, is_kept=True, updated=state["created"], **state)
        for number, state in enumerate(states, start=1)
    )


def _state(data: Any, rules: Rules, codes: SetCodes, place: str) -> dict[str, Any]:
    """The fields of a `DeckRevision` from its JSON object."""
    try:
        if not isinstance(data, dict):
            raise field_error("", "invalid", gettext("A revision must be a JSON object."))
        return {
            "name": clean_line(data.get("name", ""), field="name", longest=services.MAX_NAME),
            "description": clean_text(data.get("description", ""), field="description", longest=services.MAX_DESCRIPTION),
            "side": services.check_side(rules, _text_or_none(data, "side")) or "",
            "slots": revisions.rows_of(check_slots(rules=rules, slots=_slots(data, codes), known=False)),
            "created": _past_time(data.get("created")),
        }
    except BadInput as error:
        raise prefixed(error, place) from None


def _past_time(text: Any) -> datetime:
    """The time in `text` if it is in the past, otherwise the current time."""
    now = timezone.now()
    try:
        time = parse_datetime(text) if isinstance(text, str) and len(text) < 40 else None
        return time.astimezone(UTC) if time is not None and timezone.is_aware(time) and time < now else now
    except (ValueError, OverflowError):
        return now


def _text_or_none(data: dict[str, Any], name: str) -> str | None:
    value = data.get(name)
    if value is not None and not isinstance(value, str):
        raise field_error(name, "invalid", gettext("This must be text."))
    return value


def _tags(data: dict[str, Any]) -> list[str]:
    tags = data.get("tags", [])
    if not isinstance(tags, list):
        raise field_error("tags", "invalid", gettext("This must be a list of texts."))
    return tags


def _slots(data: dict[str, Any], codes: SetCodes) -> list[Slot]:
    rows = data.get("slots", [])
    if not isinstance(rows, list):
        raise field_error("slots", "invalid", gettext("This must be a list of slots."))
    return with_new_codes(slots_of(rows), codes)
