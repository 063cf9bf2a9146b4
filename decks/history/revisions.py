"""The history of a deck: a revision for each write of its list, name or description.

A burst of edits shares one revision: writes by one editor (a browser session), each within `MAX_PAUSE` of the previous one and all within
`MAX_BURST`.  The deck's state before a burst always has its own revision, so a burst can be undone.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

from django.utils import timezone

from decks.models import Deck, DeckRevision
from games.contracts.decks import Slot

MAX_PAUSE = timedelta(seconds=20)
MAX_BURST = timedelta(minutes=2)
MAX_REVISIONS = 100  # revisions of one deck; then the oldest are deleted, but never the first


def record(*, deck: Deck, slots: Iterable[Slot], editor: str = "", restored: int | None = None) -> DeckRevision:
    """Record the deck's state in a new revision, or in that of the running burst.  Call it in the transaction that writes the deck.

    Return the newest revision unchanged if nothing that it records has changed (only the visibility, for example).
    """
    state = {"name": deck.name, "description": deck.description, "side": deck.side, "slots": rows_of(slots)}
    newest = deck.revisions.first()
    now = timezone.now()
    if newest is not None:
        if restored is None and all(getattr(newest, name) == value for name, value in state.items()):
            return newest
        is_same_burst = newest.editor == editor and now - newest.updated < MAX_PAUSE and now - newest.created < MAX_BURST
        if is_same_burst and restored is None and not newest.is_kept:
            for name, value in state.items():
                setattr(newest, name, value)
            newest.version, newest.updated = deck.version, now
            newest.save()
            return newest
    number = newest.number + 1 if newest is not None else 1
    revision = DeckRevision.objects.create(
        deck=deck,
        number=number,
        version=deck.version,
        editor=editor,
        restored=restored,
        is_kept=number == 1 or restored is not None,
        created=now,
        updated=now,
        **state,
    )
    if number > MAX_REVISIONS:
        deck.revisions.filter(number__range=(2, number - MAX_REVISIONS + 1)).delete()
    return revision


def close(deck: Deck) -> DeckRevision | None:
    """Close the newest revision and return it: something refers to it, so no burst may change it any more."""
    newest = deck.revisions.first()
    if newest is not None and not newest.is_kept:
        DeckRevision.objects.filter(pk=newest.pk).update(is_kept=True)
    return newest


def rows_of(slots: Iterable[Slot]) -> list[list[str | int]]:
    """Slots in the stored form: sorted rows of zone, code and quantity."""
    return sorted([slot.zone, slot.code, slot.quantity] for slot in slots)


def slots_of(revision: DeckRevision) -> list[Slot]:
    return [Slot(code, quantity, zone) for zone, code, quantity in revision.slots]
