"""The history of a deck: each write of its list, name or description is a revision, those of one burst of edits share one.

burst: writes of one editor (a browser session), each within `QUIET` of the one before and all within `LONGEST`.  What the deck was
before a burst is always a revision of its own, so a burst can be undone.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

from django.utils import timezone

from decks.models import Deck, DeckRevision
from games.contracts.decks import Slot

QUIET = timedelta(seconds=20)
LONGEST = timedelta(minutes=2)
MOST = 100  # of a deck; beyond them the oldest go, but never the first


def record(*, deck: Deck, slots: Iterable[Slot], editor: str = "", restored: int | None = None) -> DeckRevision:
    """Keep the deck as it is now written, in a new revision or in the burst's; called within the transaction that writes it.

    Nothing new to keep (only the visibility was changed): the newest revision.
    """
    state = {"name": deck.name, "description": deck.description, "side": deck.side, "slots": rows_of(slots)}
    newest = deck.revisions.first()
    now = timezone.now()
    if newest is not None:
        if restored is None and all(getattr(newest, name) == value for name, value in state.items()):
            return newest
        goes_on = newest.editor == editor and now - newest.updated < QUIET and now - newest.created < LONGEST
        if goes_on and restored is None and not newest.is_kept:
            for name, value in state.items():
                setattr(newest, name, value)
            newest.version, newest.updated = deck.version, now
            newest.save()
            return newest
    number = newest.number + 1 if newest is not None else 1
    made = DeckRevision.objects.create(
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
    if number > MOST:
        deck.revisions.filter(number__range=(2, number - MOST + 1)).delete()
    return made


def keep(deck: Deck) -> DeckRevision | None:
    """The newest revision, from now on as it is: somebody refers to it, so no burst goes on in it."""
    newest = deck.revisions.first()
    if newest is not None and not newest.is_kept:
        DeckRevision.objects.filter(pk=newest.pk).update(is_kept=True)
    return newest


def rows_of(slots: Iterable[Slot]) -> list[list[str | int]]:
    """Slots as they are stored: sorted rows of zone, code and quantity."""
    return sorted([slot.zone, slot.code, slot.quantity] for slot in slots)


def slots_of(revision: DeckRevision) -> list[Slot]:
    return [Slot(code, quantity, zone) for zone, code, quantity in revision.slots]
