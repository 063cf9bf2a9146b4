"""Signal receivers: move runs and tables when their owner changes, and delete them with their owner; runs also with a private deck."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.db.models import Q, QuerySet

from decks.models import Deck
from simulator.models import RequestKey, Run, Table
from simulator.modes import MATCHUPS


def move_to_new_owner(*, old: str, new: str, **_: Any) -> None:
    """Move the tables and the runs to the new owner, except runs that the new owner already has, and a second running run.

    A run that is not moved can still be opened by its address.
    """
    kept = Run.objects.filter(owner_key=new)
    same = kept.exclude(status__in=[Run.Status.FAILED, Run.Status.CANCELLED]).values("request_hash")
    moved = Run.objects.filter(owner_key=old).exclude(request_hash__in=same)
    if kept.filter(status=Run.Status.RUNNING).exists():
        moved = moved.exclude(status=Run.Status.RUNNING)
    moved.update(owner_key=new)
    Table.objects.filter(owner_key=old).update(owner_key=new)
    RequestKey.objects.filter(owner_key=old).delete()  # keys last only a day, and serve only a retry


def delete_with_owner(*, owner_key: str, **_: Any) -> None:
    """Delete the owner's tables and runs; a worker that still plays a run finds no row to write to."""
    Table.objects.filter(owner_key=owner_key).delete()
    _delete(Run.objects.filter(owner_key=owner_key))


def delete_with_private_deck(*, instance: Deck, **_: Any) -> None:
    """Delete the runs of a private deck with the deck, and end the links of others' tables, because only the deck marks them as private."""
    if instance.visibility == Deck.Visibility.PRIVATE:
        further = Q(mode=MATCHUPS, plan__decks__icontains=str(instance.pk))  # as text: SQLite has no lookup for the members of a list
        _delete(Run.objects.filter(Q(deck=instance) | Q(other_deck=instance) | further))
        tables = Table.objects.filter(Q(deck=instance) | Q(other_deck=instance)).exclude(owner_key=instance.owner_key)
        tables.update(token=None, is_open=False, is_withdrawn=True)


def _delete(runs: QuerySet[Run]) -> None:
    with transaction.atomic():
        list(runs.order_by("pk").select_for_update().values_list("pk"))  # lock the runs before their chunks, as everywhere
        runs.delete()
