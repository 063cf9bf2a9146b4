"""Decks that nobody opens any more, and sets of own cards that no account keeps.

A deck of a guest, that is one made without an account, is deleted if nobody has opened or changed it for `KEEP_GUEST_DECKS_DAYS`, unless
it is archived: nobody opens an archived deck, and its owner put it there to keep it.
Decks of accounts, and decks that an account liked or commented on, are never deleted here.

A set of own cards belongs to an account.  One whose account was deleted while its decks were kept is deleted if nobody has changed it for
as many days and its owner has no deck of the game any more.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import date, timedelta

from django.db import DatabaseError, transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from accounts.models import Account
from decks.models import CardSet, Comment, Deck, Like


def mark_opened(deck: Deck) -> None:
    """Store that the deck was opened today: one write a day.  A database that cannot be written to is no reason not to show the deck."""
    today = timezone.now().date()
    if deck.opened != today:
        with suppress(DatabaseError), transaction.atomic():
            Deck.objects.filter(pk=deck.pk).update(opened=today)
        deck.opened = today


def unused_decks(*, days: int) -> QuerySet[Deck]:
    """The decks of guests outside the archive that nobody has opened or changed for this many days."""
    accounts = Account.objects.all()
    before: date = timezone.now().date() - timedelta(days=days)
    of_accounts = (
        Q(Exists(accounts.filter(owner_key=OuterRef("owner_key"))))
        | Q(Exists(Comment.objects.filter(deck=OuterRef("pk"))))
        | Q(Exists(Like.objects.filter(deck=OuterRef("pk"), owner_key__in=accounts.values("owner_key"))))
    )
    return Deck.objects.filter(~of_accounts, is_archived=False, opened__lt=before, updated__date__lt=before)


def unused_card_sets(*, days: int) -> QuerySet[CardSet]:
    """The sets without an account and without decks that nobody has changed for this many days."""
    kept = Exists(Account.objects.filter(owner_key=OuterRef("owner_key"))) | Exists(
        Deck.objects.filter(owner_key=OuterRef("owner_key"), game=OuterRef("game"))
    )
    before: date = timezone.now().date() - timedelta(days=days)
    return CardSet.objects.filter(~kept, updated__date__lt=before)
