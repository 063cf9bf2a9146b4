"""Likes and comments on decks.  Only accounts may comment.  The caller gets the deck from a selector, which checks that they may see it."""

from __future__ import annotations

from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import QuerySet
from django.utils import timezone
from django.utils.translation import gettext

from accounts.models import Account
from cards.errors import NotAllowed, NotFound
from cards.safe_text import clean_text, field_error
from decks.models import Comment, Deck, Like

MAX_COMMENT = 4_000


def like_set(*, deck: Deck, owner_key: str, liked: bool) -> int:
    """Add or remove a like (idempotent).  Return the deck's number of likes."""
    if not owner_key:
        raise ValueError("a like needs an owner")
    if liked:
        try:
            with transaction.atomic():
                Like.objects.get_or_create(deck=deck, owner_key=owner_key)
        except IntegrityError:  # the deck was deleted meanwhile
            raise NotFound(gettext("There is no such deck.")) from None
    else:
        Like.objects.filter(deck=deck, owner_key=owner_key).delete()
    return deck.likes.count()


def likes_data(*, deck: Deck, owner_key: str) -> dict[str, Any]:
    """`{likes, liked}`: the number of likes, and whether this owner likes the deck."""
    return {"likes": deck.likes.count(), "liked": bool(owner_key) and deck.likes.filter(owner_key=owner_key).exists()}


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
        raise NotAllowed(gettext("Only people with an account may comment; log in first."), code="account_needed")
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
