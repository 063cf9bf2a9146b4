"""Conversion between the members of requests and responses and what services and selectors work with."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext

from accounts.selectors import names_of
from cards.texts.safe_text import field_error
from decks.api.inputs import LEADERS, MAX_LEADERS, leader_zones
from decks.exchange.importing import slot_data
from decks.history.differences import differences, differences_data
from decks.history.revisions import slots_of as slots_of_revision
from decks.legality import kept_list_of
from decks.models import Deck, DeckRevision
from decks.selectors import copies_by_zone
from games.contracts.decks import Decklist, Slot
from games.contracts.game import Game as Rules
from games.registry import game_by_slug


def slots_from(data: dict[str, Any], rules: Rules, *, before: Decklist | None = None) -> list[Slot] | None:
    """The slots in validated input, including leaders; None if the input has neither.

    The member of a leader zone adds the leaders that are not yet in `slots`.
    before: the deck before the change.  Its leaders stay if neither `slots` nor their member has any; its other slots stay if the
    input has no `slots`.
    """
    own = leader_zones(rules)
    if wrong := [zone for zone in LEADERS if data.get(zone) and zone not in own]:
        raise field_error(wrong[0], "other_game", gettext("Decks of this game have no such leader."))
    leaders = {zone: data[zone] or [] for zone in own if zone in data}
    explicit: list[Slot] | None = data.get("slots")
    if explicit is None and not leaders:
        return None
    old = list(before.slots) if before is not None else []
    if explicit is None:
        slots = [slot for slot in old if slot.zone not in leaders]
    else:
        first = rules.decks.zones[0].code
        slots = [Slot(slot.code, slot.quantity, first) if slot.zone is None else slot for slot in explicit]
        named = {slot.zone for slot in slots} | leaders.keys()
        slots += [slot for slot in old if slot.zone in leader_zones(rules) and slot.zone not in named]
    for zone, codes in leaders.items():
        there = [slot.code for slot in slots if slot.zone == zone]
        for code in dict.fromkeys(codes):
            slots += [Slot(code, 1, zone)] * (codes.count(code) - there.count(code))
    return slots


def leaders_data(decklist: Decklist, rules: Rules) -> dict[str, Any]:
    """A member for each leader zone: one code, a list of several codes, or null."""
    members: dict[str, Any] = {}
    for zone in leader_zones(rules):
        codes = [slot.code for slot in decklist.in_zone(zone) for _ in range(min(slot.quantity, MAX_LEADERS))]
        members[zone] = codes if len(codes) > 1 else codes[0] if codes else None
    return members


def deck_summary(deck: Deck) -> dict[str, Any]:
    """A deck in the list of the user's own decks.  counts: zone -> number of copies."""
    counts: dict[str, int] = {}
    for slot in deck.slots.all():
        counts[slot.zone] = counts.get(slot.zone, 0) + slot.quantity
    return {
        "id": str(deck.pk),
        **_kept(deck),
        **_shared(deck),
        "counts": counts,
    }


def public_rows(decks: list[Deck]) -> list[dict[str, Any]]:
    """Decks in the list of public decks.  Two queries: of the owners' names, and of the counts, which the database adds up."""
    names = names_of(deck.owner_key for deck in decks)
    counts = copies_by_zone(decks)
    rows = []
    for deck in decks:
        shared = _shared(deck)
        del shared["visibility"], shared["version"]
        rows.append({**shared, "counts": counts[deck.pk], "by": names.get(deck.owner_key), "likes": deck.like_count})
    return rows


def deck_data(deck: Deck, *, is_owner: bool) -> dict[str, Any]:
    """A complete deck without its legality.  Only the owner sees its id, by which the API changes it, and how it is kept."""
    decklist = kept_list_of(deck)
    return {
        **({"id": str(deck.pk)} if is_owner else {}),
        "is_owner": is_owner,
        **_shared(deck),
        "description": deck.description,
        **({"notes": deck.notes, **_kept(deck)} if is_owner else {}),
        "slots": [slot_data(slot) for slot in decklist.slots],
        **leaders_data(decklist, game_by_slug(deck.game_id)),
    }


def source_data(deck: Deck, source: Deck | None) -> dict[str, Any] | None:
    """The deck's source; None if it is no copy, or if the user may not see the source."""
    if source is None:
        return None
    return {"token": source.token, "url": f"/d/{source.token}", "name": source.name, "revision": deck.copied_revision}


def revision_row(revision: DeckRevision, before: DeckRevision | None, *, is_owner: bool) -> dict[str, Any]:
    """A revision in the list of a deck's history.  before: the previous revision."""
    slots = slots_of_revision(revision)
    counts: dict[str, int] = {}
    for slot in slots:
        counts[slot.zone] = counts.get(slot.zone, 0) + slot.quantity
    return {
        "number": revision.number,
        **({"name": revision.name} if is_owner else {}),
        "restored": revision.restored,
        "created": revision.created.isoformat(),
        "updated": revision.updated.isoformat(),
        "counts": counts,
        "changes": differences_data(differences(slots_of_revision(before), slots)) if before is not None else None,
    }


def revision_data(revision: DeckRevision, *, is_owner: bool) -> dict[str, Any]:
    """A complete revision.  Only the owner sees former names and descriptions."""
    return {
        "number": revision.number,
        **({"name": revision.name, "description": revision.description} if is_owner else {}),
        "side": revision.side or None,
        "restored": revision.restored,
        "created": revision.created.isoformat(),
        "updated": revision.updated.isoformat(),
        "slots": [slot_data(slot) for slot in slots_of_revision(revision)],
    }


def _kept(deck: Deck) -> dict[str, Any]:
    """How the owner keeps the deck: nobody else sees it."""
    return {"is_built": deck.is_built, "folder": deck.folder, "tags": deck.tags, "is_archived": deck.is_archived}


def _shared(deck: Deck) -> dict[str, Any]:
    return {
        "token": deck.token,
        "url": f"/d/{deck.token}",
        "game": deck.game_id,
        "name": deck.name,
        "side": deck.side or None,
        "visibility": deck.visibility,
        "version": deck.version,
        "created": deck.created.isoformat(),
        "updated": deck.updated.isoformat(),
    }
