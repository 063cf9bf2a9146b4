"""What reads decks.  Every page, endpoint, export and task asks here, and a deck that is not theirs to see does not exist."""

from __future__ import annotations

import uuid
from collections.abc import Iterable

from django.db.models import Q
from django.utils.translation import gettext

from cards.errors import NotFound
from decks.models import Deck, DeckQuerySet, DeckSlot


def deck_list(*, owner_key: str) -> DeckQuerySet:
    """The decks of one owner, last changed first, with their slots."""
    return Deck.objects.owned_by(owner_key).prefetch_related("slots")


def deck_for_owner(*, owner_key: str, pk: uuid.UUID | str) -> Deck:
    """The owner's own deck; NotFound for anybody else's."""
    try:
        return deck_list(owner_key=owner_key).get(pk=uuid.UUID(str(pk)))
    except (ValueError, Deck.DoesNotExist):
        raise NotFound(gettext("There is no such deck.")) from None


def deck_by_token(*, token: str, owner_key: str = "") -> Deck:
    """The deck behind a link, for whoever holds it; a private one only for its owner.  Else NotFound."""
    shared = ~Q(visibility=Deck.Visibility.PRIVATE)
    if owner_key:
        shared |= Q(owner_key=owner_key)
    try:
        return Deck.objects.filter(shared, token=token).prefetch_related("slots").get()
    except Deck.DoesNotExist:
        raise NotFound(gettext("There is no such deck.")) from None


def public_decks_with(*, game: str, holding: Iterable[tuple[str, str]]) -> DeckQuerySet:
    """The public decks with any of these (zone, code) slots, last changed first."""
    slots = Q()
    for zone, code in holding:
        slots |= Q(zone=zone, code=code)
    if not slots:
        return Deck.objects.none()
    held = DeckSlot.objects.filter(slots, deck__game=game).values("deck")
    return Deck.objects.filter(game=game, visibility=Deck.Visibility.PUBLIC, pk__in=held)
