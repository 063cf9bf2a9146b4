"""Decks, their slots and revisions, likes, comments and collections.

Pages and the API compute a deck's legality on each request (`decks.legality`), as it depends on the format and the date.  The formats in
which a public deck is legal today are also stored (`LegalFormat`), but only for searches (`decks.search.deck_index`).
"""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Iterable
from datetime import date
from typing import Any

from django.db import models
from django.db.models import Q
from django.utils import timezone

from accounts.models import Account
from cards.models import Game
from cards.texts.folding import text_key


def share_token() -> str:
    """A random token for a share link, 128 bits long."""
    return secrets.token_urlsafe(16)


def card_set_code() -> str:
    """The random part of the codes of a set's cards; it occurs once, but is no secret."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(12))


def today() -> date:
    return timezone.now().date()


class DeckQuerySet(models.QuerySet["Deck"]):
    def owned_by(self, owner_key: str) -> DeckQuerySet:
        """Decks that belong to this browser session or account; an empty key has none."""
        return self.filter(owner_key=owner_key) if owner_key else self.none()

    def listed_for(self, owner_key: str) -> DeckQuerySet:
        """Decks that may appear in lists shown to this owner: public decks and the owner's own decks."""
        public = Q(visibility=Deck.Visibility.PUBLIC)
        return self.filter(public | Q(owner_key=owner_key) if owner_key else public)


class Deck(models.Model):
    class Visibility(models.TextChoices):
        UNLISTED = "unlisted"
        PUBLIC = "public"
        PRIVATE = "private"

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    token = models.CharField(max_length=40, unique=True, default=share_token, editable=False)
    owner_key = models.CharField(max_length=40, db_index=True, editable=False)  # random key of a browser session or an account
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="+", db_index=False)  # the indices of lists contain it
    name = models.CharField(max_length=120)
    name_key = models.CharField(
        max_length=200, blank=True, editable=False
    )  # the name folded for searching (`cards.texts.folding.text_key`)
    description = models.TextField(blank=True, max_length=10_000)
    side = models.CharField(max_length=20, blank=True)
    visibility = models.CharField(max_length=10, choices=Visibility, default=Visibility.UNLISTED)
    notes = models.TextField(blank=True, max_length=10_000)  # private to the owner: never shown, exported or copied to others
    is_built = models.BooleanField(default=False, db_default=False)  # its copies lie together and are not free (`decks.collection.built`)
    # How the owner keeps the deck (`decks.room`); nobody else sees it.
    folder = models.CharField(max_length=60, blank=True, default="", db_default="")
    tags = models.JSONField(default=list, db_default=[])  # a list of texts
    tag_keys = models.TextField(blank=True, default="\n", db_default="\n", editable=False)  # the tags folded for searching
    is_archived = models.BooleanField(default=False, db_default=False)
    copied_from = models.ForeignKey("self", null=True, blank=True, on_delete=models.SET_NULL, related_name="copies", editable=False)
    copied_revision = models.PositiveIntegerField(null=True, blank=True, editable=False)  # the number of the original's revision
    version = models.PositiveIntegerField(default=1)  # guards against lost updates (If-Match)
    created = models.DateTimeField(auto_now_add=True)
    updated = models.DateTimeField(auto_now=True)
    opened = models.DateField(default=today, db_index=True, editable=False)  # when somebody last opened it (`decks.retention`)
    like_count = models.PositiveIntegerField(default=0, editable=False)  # the number of its `likes` (`decks.reactions`)
    size = models.PositiveIntegerField(default=0, editable=False)  # of a public deck: its cards without leaders (`decks.search.deck_index`)
    indexed = models.CharField(max_length=20, blank=True, editable=False)  # the stamp of the data that `size` and `legal_formats` are from

    objects = DeckQuerySet.as_manager()

    class Meta:
        ordering = ["-updated", "id"]
        constraints = [models.CheckConstraint(condition=Q(visibility__in=["unlisted", "public", "private"]), name="deck_visibility_known")]
        # An index for each order of the public decks (`decks.search.paging`), of all games and of one.
        indexes = [
            models.Index(fields=["visibility", "-updated", "id"], name="deck_updated"),
            models.Index(fields=["visibility", "game", "-updated", "id"], name="deck_game_updated"),
            models.Index(fields=["visibility", "-created", "id"], name="deck_created"),
            models.Index(fields=["visibility", "game", "-created", "id"], name="deck_game_created"),
            models.Index(fields=["visibility", "name_key", "id"], name="deck_name"),
            models.Index(fields=["visibility", "game", "name_key", "id"], name="deck_game_name"),
            models.Index(fields=["visibility", "-like_count", "-updated", "id"], name="deck_likes"),
            models.Index(fields=["visibility", "game", "-like_count", "-updated", "id"], name="deck_game_likes"),
            models.Index(fields=["visibility", "size"], name="deck_size"),
            models.Index(fields=["visibility", "game", "indexed"], name="deck_indexed"),
        ]

    def __str__(self) -> str:
        return self.name

    def save(self, **options: Any) -> None:
        self.name_key = text_key(self.name)[:200]
        super().save(**options)

    def set_known_slots(self, slots: Iterable[DeckSlot]) -> None:
        """Let `slots.all()` return these rows of the database without a query, as after `prefetch_related`."""
        rows = self.slots.all()
        rows._result_cache = list(slots)
        self._prefetched_objects_cache = {"slots": rows}


class DeckSlot(models.Model):
    """`quantity` copies of `code` in one zone of a deck; the code belongs to a card, an objective set or a leader of the game."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="slots", db_index=False)  # the constraint's index begins with it
    zone = models.CharField(max_length=30)
    code = models.CharField(max_length=80)
    quantity = models.PositiveIntegerField()

    class Meta:
        ordering = ["zone", "code"]
        constraints = [
            models.UniqueConstraint(fields=["deck", "zone", "code"], name="slot_once_a_zone"),
            models.CheckConstraint(condition=Q(quantity__gte=1, quantity__lte=99), name="slot_quantity_1_to_99"),
        ]
        indexes = [models.Index(fields=["code", "zone", "deck"], name="slot_code")]  # the decks with a card

    def __str__(self) -> str:
        return f"{self.quantity} {self.code}"


class LegalFormat(models.Model):
    """A format in which a public deck was legal when it was indexed.  Only searches read it; everything else judges the deck anew."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="legal_formats", db_index=False)
    format = models.CharField(max_length=60)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["deck", "format"], name="legal_format_once_a_deck")]
        indexes = [models.Index(fields=["format", "deck"], name="legal_format_decks")]

    def __str__(self) -> str:
        return f"{self.deck_id} {self.format}"


class DeckRevision(models.Model):
    """A snapshot of a deck after a write or a burst of writes; each deck numbers its revisions from 1."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="revisions")
    number = models.PositiveIntegerField()
    version = models.PositiveIntegerField()  # the deck's version after the last write in this revision
    name = models.CharField(max_length=120)
    description = models.TextField(blank=True)
    side = models.CharField(max_length=20, blank=True)
    slots = models.JSONField(default=list)  # rows of zone, code and quantity
    editor = models.CharField(max_length=40, blank=True)  # the browser session that made the burst of writes
    restored = models.PositiveIntegerField(null=True)  # the number of the revision that this one restored
    is_kept = models.BooleanField(default=False)  # closed: later writes start a new revision
    created = models.DateTimeField()
    updated = models.DateTimeField()

    class Meta:
        ordering = ["-number"]
        constraints = [models.UniqueConstraint(fields=["deck", "number"], name="revision_number_once_a_deck")]

    def __str__(self) -> str:
        return f"{self.name} {self.number}"


class Like(models.Model):
    """A like for a deck; each account, or each browser session without an account, can like a deck once."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="likes")
    owner_key = models.CharField(max_length=40, db_index=True)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["deck", "owner_key"], name="one_like_a_deck")]

    def __str__(self) -> str:
        return f"{self.owner_key[:6]} likes {self.deck_id}"


class Comment(models.Model):
    """A comment on a deck by an account: plain text or Markdown, sanitized when it is displayed."""

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


class OwnedItem(models.Model):
    """The number of copies of a product, or of a single card beside the products, that somebody owns.

    The item is stored by its code, not as a foreign key, because a new import replaces the catalogue's rows.
    """

    owner_key = models.CharField(max_length=40)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="+")
    is_card = models.BooleanField(default=False)  # a single card; otherwise a product
    code = models.CharField(max_length=80)
    quantity = models.PositiveIntegerField()

    class Meta:
        ordering = ["game", "is_card", "code"]
        constraints = [
            models.UniqueConstraint(fields=["owner_key", "game", "is_card", "code"], name="item_once_an_owner"),
            models.CheckConstraint(condition=Q(quantity__gte=1, quantity__lte=99), name="owned_quantity_1_to_99"),
        ]

    def __str__(self) -> str:
        return f"{self.quantity} {self.code}"


class CardSet(models.Model):
    """Cards that an account keeps for itself (`decks.own_cards`)."""

    class Visibility(models.TextChoices):
        PRIVATE = "private"
        UNLISTED = "unlisted"

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    code = models.CharField(max_length=12, unique=True, default=card_set_code, editable=False)  # in the codes that decks use
    token = models.CharField(max_length=40, unique=True, default=share_token, editable=False)
    owner_key = models.CharField(max_length=40, db_index=True, editable=False)
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="+")
    name = models.CharField(max_length=120)
    visibility = models.CharField(max_length=10, choices=Visibility, default=Visibility.PRIVATE)
    cards = models.JSONField(default=list)  # records in the form of `cards.json`, whose codes hold within the set
    card_count = models.PositiveIntegerField(default=0)
    version = models.PositiveIntegerField(default=1)  # guards against lost updates (If-Match)
    created = models.DateTimeField(auto_now_add=True)
    updated = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["-updated", "id"]
        constraints = [models.CheckConstraint(condition=Q(visibility__in=["private", "unlisted"]), name="card_set_visibility_known")]

    def __str__(self) -> str:
        return self.name
