"""What becomes of runs when whose they are changes, or a deck goes (signals of accounts and of the database)."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.db.models import Q, QuerySet

from decks.models import Deck
from simulator.models import RequestKey, Run
from simulator.modes import MATCHUPS


def owner_joined(*, old: str, new: str, **_: Any) -> None:
    """A run stays behind where the new owner asked for the same one or has one running; it is found by its address all the same."""
    theirs = Run.objects.filter(owner_key=new)
    same = theirs.exclude(status__in=[Run.Status.FAILED, Run.Status.CANCELLED]).values("request_hash")
    moved = Run.objects.filter(owner_key=old).exclude(request_hash__in=same)
    if theirs.filter(status=Run.Status.RUNNING).exists():
        moved = moved.exclude(status=Run.Status.RUNNING)
    moved.update(owner_key=new)
    RequestKey.objects.filter(owner_key=old).delete()  # they are good for a day, and for one who asks again


def owner_left(*, owner_key: str, **_: Any) -> None:
    """The runs go with their owner; a worker that still plays one finds nothing to write to."""
    _delete(Run.objects.filter(owner_key=owner_key))


def deck_goes(*, instance: Deck, **_: Any) -> None:
    """The runs of a private deck go with it: without it nobody could tell any more that they are private, too."""
    if instance.visibility == Deck.Visibility.PRIVATE:
        further = Q(mode=MATCHUPS, plan__decks__icontains=str(instance.pk))  # as text: SQLite cannot ask what a list contains
        _delete(Run.objects.filter(Q(deck=instance) | Q(other_deck=instance) | further))


def _delete(runs: QuerySet[Run]) -> None:
    with transaction.atomic():
        list(runs.order_by("pk").select_for_update().values_list("pk"))  # before their chunks, as everywhere
        runs.delete()
