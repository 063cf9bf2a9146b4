"""Likes and comments on decks.  Only accounts may comment.  The caller gets the deck from a selector, which checks that they may see it."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import Count, F, IntegerField, OuterRef, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce
from django.utils import timezone
from django.utils.translation import gettext

from accounts.models import Account
from cards.errors import NotAllowed, NotFound
from cards.texts.safe_text import clean_text, field_error
from decks.models import Comment, Deck, Like

MAX_COMMENT = 4_000


@transaction.atomic
def like_set(*, deck: Deck, owner_key: str, liked: bool) -> int:
    """Add or remove a like (idempotent).  Return the deck's number of likes."""
    if not owner_key:
        raise ValueError("a like needs an owner")
    locked = Deck.objects.select_for_update().filter(pk=deck.pk).only("like_count").first()
    if locked is None:  # deleted meanwhile
        raise NotFound(gettext("There is no such deck."))
    if liked:
        _, is_changed = Like.objects.get_or_create(deck=locked, owner_key=owner_key)
    else:
        is_changed = bool(Like.objects.filter(deck=locked, owner_key=owner_key).delete()[0])
    if is_changed:
        locked.like_count += 1 if liked else -1
        Deck.objects.filter(pk=locked.pk).update(like_count=locked.like_count)
    return locked.like_count


def likes_data(*, deck: Deck, owner_key: str) -> dict[str, Any]:
    """`{likes, liked}`: the number of likes, and whether this owner likes the deck."""
    return {"likes": deck.like_count, "liked": bool(owner_key) and deck.likes.filter(owner_key=owner_key).exists()}


def recount_likes(decks: Sequence[uuid.UUID] | None = None) -> int:
    """Set the stored number of likes of these decks, by default of all, where it is wrong.  Return the number of corrected decks."""
    total = Like.objects.filter(deck=OuterRef("pk")).order_by().values("deck").annotate(total=Count("pk")).values("total")
    counted = Deck.objects.annotate(counted=Coalesce(Subquery(total, output_field=IntegerField()), Value(0)))
    wrong = counted.exclude(like_count=F("counted"))
    if decks is not None:
        wrong = wrong.filter(pk__in=decks)
    corrected = 0
    for pk in list(wrong.order_by("pk").values_list("pk", flat=True)):
        with transaction.atomic():
            Deck.objects.select_for_update().filter(pk=pk).first()  # nobody can like it before the new count is stored
            corrected += counted.filter(pk=pk).update(like_count=F("counted"))
    return corrected


# --- comments --------------------------------------------------------------------------------------------------------


def comments_of(deck: Deck) -> QuerySet[Comment]:
    """The comments on a deck with their authors, oldest first."""
    return deck.comments.select_related("author__user")


def comment_get(*, deck: Deck, pk: int) -> Comment:
    comment = comments_of(deck).filter(pk=pk).first() if pk < 2**63 else None
    if comment is None:
        raise NotFound(gettext("There is no such comment."))
    return comment


def comment_create(*, deck: Deck, author: Account | None, text: str) -> Comment:
    """Add a comment to the deck.  Raise NotAllowed without an account."""
    if author is None:
        raise NotAllowed(gettext("You need an account to comment; log in first."), code="account_needed")
    try:
        with transaction.atomic():
            return Comment.objects.create(deck=deck, author=author, text=_text(text))
    except IntegrityError:
        raise NotFound(gettext("There is no such deck.")) from None


def comment_update(*, comment: Comment, by: Account | None, text: str) -> Comment:
    """Change the text of a comment.  Raise NotAllowed for anybody but its author."""
    if by is None or comment.author_id != by.pk:
        raise NotAllowed(gettext("Only the author of a comment can change it."), code="not_yours")
    comment.text, comment.edited = _text(text), timezone.now()
    if not Comment.objects.filter(pk=comment.pk).update(text=comment.text, edited=comment.edited):  # it was removed meanwhile
        raise NotFound(gettext("There is no such comment."))
    return comment


def comment_delete(*, comment: Comment, owner_key: str) -> None:
    """Delete a comment.  Raise NotAllowed for anybody but its author and the deck's owner."""
    if not may_remove(comment, owner_key):
        raise NotAllowed(gettext("Only the author of a comment and the owner of the deck can remove it."), code="not_yours")
    comment.delete()


def may_remove(comment: Comment, owner_key: str) -> bool:
    return bool(owner_key) and owner_key in (comment.author.owner_key, comment.deck.owner_key)


def _text(text: str) -> str:
    cleaned = clean_text(text, field="text", longest=MAX_COMMENT)
    if not any(c.isprintable() and not c.isspace() for c in cleaned):
        raise field_error("text", "blank", gettext("This must not be empty."))
    return cleaned
