"""Deck lists with an owner: what was chosen, never whether it is legal (that is a function of list, format and date)."""

from __future__ import annotations

import secrets
import uuid
from typing import Any

from django.db import models
from django.db.models import Q

from accounts.models import Account
from cards.folding import fold
from cards.models import Game


def share_token() -> str:
    """An unguessable address part: 128 bits."""
    return secrets.token_urlsafe(16)


class DeckQuerySet(models.QuerySet["Deck"]):
    def owned_by(self, owner_key: str) -> DeckQuerySet:
        """Decks of this browser session or account; none for an empty key."""
        return self.filter(owner_key=owner_key) if owner_key else self.none()

    def listed_for(self, owner_key: str) -> DeckQuerySet:
        """Decks that may be named to this owner without their link: public ones and the owner's own."""
        public = Q(visibility=Deck.Visibility.PUBLIC)
        return self.filter(public | Q(owner_key=owner_key) if owner_key else public)


class Deck(models.Model):
    class Visibility(models.TextChoices):
        UNLISTED = "unlisted"
        PUBLIC = "public"
        PRIVATE = "private"

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    token = models.CharField(max_length=40, unique=True, default=share_token, editable=False)
    owner_key = models.CharField(max_length=40, db_index=True, editable=False)  # random, of a browser session or an account
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="+")
    name = models.CharField(max_length=120)
    name_key = models.CharField(max_length=200, blank=True, editable=False)  # the name as it is searched (`cards.folding.fold`)
    description = models.TextField(blank=True, max_length=10_000)
    side = models.CharField(max_length=20, blank=True)
    visibility = models.CharField(max_length=10, choices=Visibility, default=Visibility.UNLISTED)
    notes = models.TextField(blank=True, max_length=10_000)  # the owner's own: never shown, exported or copied to anybody else
    copied_from = models.ForeignKey("self", null=True, blank=True, on_delete=models.SET_NULL, related_name="copies", editable=False)
    copied_revision = models.PositiveIntegerField(null=True, blank=True, editable=False)  # the number it had there
    version = models.PositiveIntegerField(default=1)  # guards against lost updates (If-Match)
    created = models.DateTimeField(auto_now_add=True)
    updated = models.DateTimeField(auto_now=True)

    objects = DeckQuerySet.as_manager()

    class Meta:
        ordering = ["-updated", "id"]
        constraints = [models.CheckConstraint(condition=Q(visibility__in=["unlisted", "public", "private"]), name="deck_visibility_known")]
        indexes = [models.Index(fields=["visibility", "-updated"])]

    def __str__(self) -> str:
        return self.name

    def save(self, **options: Any) -> None:
        self.name_key = fold(self.name)[:200]
        super().save(**options)


class DeckSlot(models.Model):
    """`quantity` copies of `code` in a zone of the deck; the code names a card, an objective set or a leader of the deck's game."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="slots")
    zone = models.CharField(max_length=30)
    code = models.CharField(max_length=80)
    quantity = models.PositiveIntegerField()

    class Meta:
        ordering = ["zone", "code"]
        constraints = [
            models.UniqueConstraint(fields=["deck", "zone", "code"], name="slot_once_a_zone"),
            models.CheckConstraint(condition=Q(quantity__gte=1, quantity__lte=99), name="slot_quantity_1_to_99"),
        ]

    def __str__(self) -> str:
        return f"{self.quantity} {self.code}"


class DeckRevision(models.Model):
    """A deck as it was after a write, or after a burst of them; numbered from 1 within the deck.

    slots: rows of zone, code, quantity.  version: the deck's after the last write in it.  editor: whose burst it is.
    restored: the number of the revision that this one brought back.  is_kept: no later write goes into it.
    """

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="revisions")
    number = models.PositiveIntegerField()
    version = models.PositiveIntegerField()
    name = models.CharField(max_length=120)
    description = models.TextField(blank=True)
    side = models.CharField(max_length=20, blank=True)
    slots = models.JSONField(default=list)
    editor = models.CharField(max_length=40, blank=True)
    restored = models.PositiveIntegerField(null=True)
    is_kept = models.BooleanField(default=False)
    created = models.DateTimeField()
    updated = models.DateTimeField()

    class Meta:
        ordering = ["-number"]
        constraints = [models.UniqueConstraint(fields=["deck", "number"], name="revision_number_once_a_deck")]

    def __str__(self) -> str:
        return f"{self.name} {self.number}"


class Like(models.Model):
    """Somebody likes a deck: once for an account, or for a browser session without one."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="likes")
    owner_key = models.CharField(max_length=40, db_index=True)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["deck", "owner_key"], name="one_like_a_deck")]

    def __str__(self) -> str:
        return f"{self.owner_key[:6]} likes {self.deck_id}"


class Comment(models.Model):
    """What somebody with an account says of a deck; plain text or Markdown, made harmless where it is shown."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="comments")
    author = models.ForeignKey(Account, on_delete=models.CASCADE, related_name="comments")
    text = models.TextField(max_length=4_000)
    created = models.DateTimeField(auto_now_add=True)
    edited = models.DateTimeField(null=True)

    class Meta:
        ordering = ["created", "pk"]
        indexes = [models.Index(fields=["deck", "created"])]

    def __str__(self) -> str:
        return self.text[:40]


class OwnedProduct(models.Model):
    """So many of a product of a game stand on somebody's shelf; by code, for the catalogue may be loaded anew."""

    owner_key = models.CharField(max_length=40)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="+")
    product = models.CharField(max_length=80)
    quantity = models.PositiveIntegerField()

    class Meta:
        ordering = ["game", "product"]
        constraints = [
            models.UniqueConstraint(fields=["owner_key", "game", "product"], name="product_once_an_owner"),
            models.CheckConstraint(condition=Q(quantity__gte=1, quantity__lte=99), name="owned_quantity_1_to_99"),
        ]

    def __str__(self) -> str:
        return f"{self.quantity} {self.product}"
