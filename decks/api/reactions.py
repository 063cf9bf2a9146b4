"""API views of likes and comments."""

from __future__ import annotations

from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework import serializers, status
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import Account
from accounts.services import account_of
from cards.api.paging import PAGE, PageOutput, page_response
from cards.api.strict_fields import Strict, members_of, refuse_members
from decks import reactions
from decks.api.common import SessionView, private, problem_answers, shared_deck, spend_for
from decks.api.inputs import StrictText
from decks.models import Comment
from decks.owners import owner_key


class LikeOutput(serializers.Serializer[Any]):
    likes = serializers.IntegerField()
    liked = serializers.BooleanField()


class CommentInput(Strict):
    text = StrictText(
        allow_blank=True,
        shape={"minLength": 1, "maxLength": reactions.MAX_COMMENT},
        help_text="At most 4,000 characters; shown as plain text or harmless Markdown.",
    )

    def ignored_members(self) -> frozenset[str]:
        return members_of(CommentOutput)


class CommentOutput(serializers.Serializer[Any]):
    id = serializers.IntegerField()
    by = serializers.CharField()
    text = serializers.CharField()
    created = serializers.DateTimeField()
    edited = serializers.DateTimeField(allow_null=True)
    may_edit = serializers.BooleanField()
    may_remove = serializers.BooleanField()


class CommentListOutput(PageOutput):
    results = CommentOutput(many=True)


class LikeView(SessionView):
    """The user's like of a deck."""

    @extend_schema(operation_id="like_deck", request=None, responses={200: LikeOutput, **problem_answers(403, 404)})
    def put(self, request: Request, token: str) -> Response:
        """Like a deck.  Each account, or each browser without an account, can like a deck once."""
        return self._set(request, token, True)

    @extend_schema(operation_id="unlike_deck", responses={200: LikeOutput, **problem_answers(403, 404)})
    def delete(self, request: Request, token: str) -> Response:
        """Remove the like."""
        return self._set(request, token, False)

    def _set(self, request: Request, token: str, liked: bool) -> Response:
        deck = shared_deck(request, token)
        if liked:
            refuse_members(request)
        spend_for(request, "like")
        likes = reactions.like_set(deck=deck, owner_key=owner_key(request, create=True), liked=liked)
        return private(Response({"likes": likes, "liked": liked}))


class CommentListView(SessionView):
    """The comments on a deck."""

    @extend_schema(operation_id="deck_comments", parameters=PAGE, responses={200: CommentListOutput, **problem_answers(400, 404)})
    def get(self, request: Request, token: str) -> Response:
        """List the comments on a deck, oldest first."""
        deck = shared_deck(request, token)
        comments = reactions.comments_of(deck).select_related("deck")
        reader_key = owner_key(request)
        return private(
            page_response(comments, lambda page: [comment_data(comment, reader_key) for comment in page], request=request, view=self)
        )

    @extend_schema(operation_id="comment_deck", request=CommentInput, responses={201: CommentOutput, **problem_answers(400, 403, 404)})
    def post(self, request: Request, token: str) -> Response:
        """Add a comment, which needs an account."""
        deck = shared_deck(request, token)
        spend_for(request, "comment")
        comment = reactions.comment_create(deck=deck, author=_account(request), text=_text(request))
        return private(Response(comment_data(comment, owner_key(request)), status=status.HTTP_201_CREATED))


class CommentView(SessionView):
    """One comment on a deck."""

    @extend_schema(operation_id="change_comment", request=CommentInput, responses={200: CommentOutput, **problem_answers(400, 403, 404)})
    def patch(self, request: Request, token: str, number: str) -> Response:
        """Change a comment, which only its author may do."""
        comment = reactions.comment_get(deck=shared_deck(request, token), pk=int(number))
        spend_for(request, "comment")
        changed = reactions.comment_update(comment=comment, by=_account(request), text=_text(request))
        return private(Response(comment_data(changed, owner_key(request))))

    @extend_schema(operation_id="remove_comment", responses={204: None, **problem_answers(403, 404)})
    def delete(self, request: Request, token: str, number: str) -> Response:
        """Remove a comment, which its author and the deck's owner may do."""
        comment = reactions.comment_get(deck=shared_deck(request, token), pk=int(number))
        reactions.comment_delete(comment=comment, owner_key=owner_key(request))
        return Response(status=status.HTTP_204_NO_CONTENT)


def comment_data(comment: Comment, reader_key: str) -> dict[str, Any]:
    return {
        "id": comment.pk,
        "by": comment.author.name,
        "text": comment.text,
        "created": comment.created.isoformat(),
        "edited": comment.edited.isoformat() if comment.edited else None,
        "may_edit": bool(reader_key) and comment.author.owner_key == reader_key,
        "may_remove": reactions.may_remove(comment, reader_key),
    }


def _account(request: Request) -> Account | None:
    return account_of(request.user) if request.user.is_authenticated else None


def _text(request: Request) -> str:
    serializer = CommentInput(data=request.data)
    serializer.is_valid(raise_exception=True)
    return str(serializer.validated_data["text"])
