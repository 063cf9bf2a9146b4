"""Signal receivers: update the runs when their owner changes or a deck is deleted."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.db.models import Q, QuerySet

from decks.models import Deck
from simulator.models import RequestKey, Run
from simulator.modes import MATCHUPS


def owner_joined(*, old: str, new: str, **_: Any) -> None:
    """Move the runs to the new owner, except runs that the new owner already has, and a second running run.

    A run that is not moved can still be opened by its address.
    """
    theirs = Run.objects.filter(owner_key=new)
    same = theirs.exclude(status__in=[Run.Status.FAILED, Run.Status.CANCELLED]).values("request_hash")
    moved = Run.objects.filter(owner_key=old).exclude(request_hash__in=same)
    if theirs.filter(status=Run.Status.RUNNING).exists():
        moved = moved.exclude(status=Run.Status.RUNNING)
    moved.update(owner_key=new)
    RequestKey.objects.filter(owner_key=old).delete()  # keys last only a day, and serve only a retry


def owner_left(*, owner_key: str, **_: Any) -> None:
    """Delete the owner's runs; a worker that still plays one finds no row to write to."""
    _delete(Run.objects.filter(owner_key=owner_key))


def deck_goes(*, instance: Deck, **_: Any) -> None:
    """Delete the runs of a private deck with the deck: without it, nothing would show that they are private, too."""
    if instance.visibility == Deck.Visibility.PRIVATE:
        further = Q(mode=MATCHUPS, plan__decks__icontains=str(instance.pk))  # as text: SQLite has no lookup for the members of a list
        _delete(Run.objects.filter(Q(deck=instance) | Q(other_deck=instance) | further))


def _delete(runs: QuerySet[Run]) -> None:
    with transaction.atomic():
        list(runs.order_by("pk").select_for_update().values_list("pk"))  # lock the runs before their chunks, as everywhere
        runs.delete()
