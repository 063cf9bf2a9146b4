"""Signal receivers: move decks, likes, owned items and own cards when their owner changes, and delete them with their owner."""

from __future__ import annotations

from typing import Any

from django.db import transaction
from django.db.models import Exists, OuterRef

from decks.models import CardSet, Deck, Like, OwnedItem
from decks.reactions import recount_likes


@transaction.atomic
def move_to_new_owner(*, old: str, new: str, **_: Any) -> None:
    """Move decks, likes, owned items and own cards to the new owner; where both have a like or an item, keep the new owner's."""
    Deck.objects.filter(owner_key=old).update(owner_key=new)
    CardSet.objects.filter(owner_key=old).update(owner_key=new)
    likes = Like.objects.filter(owner_key=old)
    double = likes.filter(deck__in=Like.objects.filter(owner_key=new).values("deck"))
    liked_twice = list(double.values_list("deck", flat=True))
    double.delete()
    likes.update(owner_key=new)
    recount_likes(liked_twice)
    same = {name: OuterRef(name) for name in ("game", "is_card", "code")}
    owned_by_new = OwnedItem.objects.filter(owner_key=new, **same)
    items = OwnedItem.objects.filter(owner_key=old)
    items.filter(Exists(owned_by_new)).delete()
    items.update(owner_key=new)


@transaction.atomic
def delete_with_owner(*, owner_key: str, **_: Any) -> None:
    """Delete the decks, likes, owned items and own cards of an owner."""
    liked = list(Like.objects.filter(owner_key=owner_key).values_list("deck", flat=True))
    for model in (Deck, Like, OwnedItem, CardSet):
        model.objects.filter(owner_key=owner_key).delete()
    recount_likes(liked)
