"""API views for public decks, copies, likes, comments and the user's collection."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers, status
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import Account
from accounts.selectors import names_of
from accounts.services import account_of
from cards.api.paging import PAGE, paginator
from cards.api.strict_fields import Strict, members_of, refuse_members, unknown_members
from cards.api.views.public import PublicView
from cards.safe_text import field_error
from cards.selectors import game_get
from decks import collection, reactions, selectors
from decks.api.common import SessionView, body_of, private, problem_answers, shared_deck, spend_for
from decks.api.conversion import deck_summary
from decks.api.inputs import StrictText
from decks.models import Comment, Deck
from decks.owners import owner_key
from decks.search import ORDERS, deck_search
from games.registry import GAMES

# --- shapes ----------------------------------------------------------------------------------------------------------


class PublicDeckOutput(serializers.Serializer[Any]):
    token = serializers.CharField()
    url = serializers.CharField()
    game = serializers.CharField()
    name = serializers.CharField()
    by = serializers.CharField(allow_null=True, help_text="The owner's public name; null without an account.")
    side = serializers.CharField(allow_null=True)
    created = serializers.DateTimeField()
    updated = serializers.DateTimeField()
    counts = serializers.DictField(child=serializers.IntegerField())
    likes = serializers.IntegerField()


class PublicDeckListOutput(serializers.Serializer[Any]):
    count = serializers.IntegerField()
    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    query = serializers.DictField(help_text="normalized, explain, warnings: [{code, term, start, end, message, suggestion}], order")
    results = PublicDeckOutput(many=True)


class CopyOutput(serializers.Serializer[Any]):
    token = serializers.CharField()
    url = serializers.CharField()
    name = serializers.CharField()
    revision = serializers.IntegerField(allow_null=True, help_text="The number of the revision that was copied.")
    updated = serializers.DateTimeField()


class CopyListOutput(serializers.Serializer[Any]):
    count = serializers.IntegerField()
    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    results = CopyOutput(many=True)


class LikeOutput(serializers.Serializer[Any]):
    likes = serializers.IntegerField()
    liked = serializers.BooleanField()


class CommentInput(Strict):
    text = StrictText(allow_blank=True, help_text="At most 4,000 characters; shown as plain text or harmless Markdown.")

    def ignored_members(self) -> set[str]:
        return members_of(CommentOutput)


class CommentOutput(serializers.Serializer[Any]):
    id = serializers.IntegerField()
    by = serializers.CharField()
    text = serializers.CharField()
    created = serializers.DateTimeField()
    edited = serializers.DateTimeField(allow_null=True)
    may_edit = serializers.BooleanField()
    may_remove = serializers.BooleanField()


class CommentListOutput(serializers.Serializer[Any]):
    count = serializers.IntegerField()
    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    results = CommentOutput(many=True)


class CollectionInput(Strict):
    products = serializers.DictField(
        child=serializers.IntegerField(min_value=0, max_value=99), help_text="product code -> quantity; 0 removes the product"
    )

    def ignored_members(self) -> set[str]:
        return members_of(CollectionOutput)


class CollectionOutput(serializers.Serializer[Any]):
    game = serializers.CharField()
    products = serializers.DictField(child=serializers.IntegerField())
    objective_sets = serializers.DictField(child=serializers.IntegerField())
    cards = serializers.DictField(child=serializers.IntegerField())


# --- public decks ----------------------------------------------------------------------------------------------------

_Q = OpenApiParameter(
    "q",
    OpenApiTypes.STR,
    description="`by:`, `valid:`, `faction:`, `size>=`, `updated>=`, `likes>=`, `game:`, names, and `[[card query]]>=6`.",
)
_GAME = OpenApiParameter("game", OpenApiTypes.STR, enum=list(GAMES), description="Only decks of this game.")
_ORDER = OpenApiParameter("order", OpenApiTypes.STR, enum=[sign + name for name in ORDERS for sign in ("", "-")])


class PublicDecksView(PublicView):
    """Search for public decks."""

    bucket = "deck_search"

    @extend_schema(
        operation_id="public_decks",
        parameters=[_Q, _GAME, _ORDER, *PAGE],
        responses={200: PublicDeckListOutput, **problem_answers(400, 404, 422)},
    )
    def get(self, request: Request) -> Response:
        parameters = request.query_params
        search = deck_search(q=parameters.get("q", ""), game=parameters.get("game", ""), order=parameters.get("order", ""))
        response = self.paged(search.decks.prefetch_related("slots"), public_rows, query=search.query_data())
        response["Cache-Control"] = "public, max-age=10"  # short, because a deck may become private at any time
        return response


def public_rows(decks: list[Deck]) -> list[dict[str, Any]]:
    names = names_of(deck.owner_key for deck in decks)
    rows = []
    for deck in decks:
        row = deck_summary(deck)
        for name in ("id", "visibility", "version"):
            row.pop(name)
        rows.append({**row, "by": names.get(deck.owner_key), "likes": deck.like_count})  # type: ignore[attr-defined]  # annotated by decks.search
    return rows


class CopiesView(SessionView):
    """The copies of a shared deck that are public or belong to the user."""

    @extend_schema(operation_id="deck_copies", parameters=PAGE, responses={200: CopyListOutput, **problem_answers(400, 404)})
    def get(self, request: Request, token: str) -> Response:
        pages = paginator()
        copies = selectors.deck_copies(deck=shared_deck(request, token), owner_key=owner_key(request))
        page = pages.paginate_queryset(copies, request, view=self) or []
        rows = [
            {
                "token": copy.token,
                "url": f"/d/{copy.token}",
                "name": copy.name,
                "revision": copy.copied_revision,
                "updated": copy.updated.isoformat(),
            }
            for copy in page
        ]
        return private(pages.get_paginated_response(rows))


# --- likes and comments ----------------------------------------------------------------------------------------------


class LikeView(SessionView):
    """Like a deck or remove the like.  Each account, or each browser without an account, can like a deck once."""

    @extend_schema(operation_id="like_deck", request=None, responses={200: LikeOutput, **problem_answers(403, 404)})
    def put(self, request: Request, token: str) -> Response:
        return self._set(request, token, True)

    @extend_schema(operation_id="unlike_deck", responses={200: LikeOutput, **problem_answers(403, 404)})
    def delete(self, request: Request, token: str) -> Response:
        return self._set(request, token, False)

    def _set(self, request: Request, token: str, liked: bool) -> Response:
        deck = shared_deck(request, token)
        if liked:
            refuse_members(request)
        spend_for(request, "like")
        reader_key = owner_key(request, create=True)
        reactions.like_set(deck=deck, owner_key=reader_key, liked=liked)
        return private(Response(reactions.likes_data(deck=deck, owner_key=reader_key)))


class CommentListView(SessionView):
    """The comments on a deck, oldest first; POST adds a comment and needs an account."""

    @extend_schema(operation_id="deck_comments", parameters=PAGE, responses={200: CommentListOutput, **problem_answers(400, 404)})
    def get(self, request: Request, token: str) -> Response:
        deck = shared_deck(request, token)
        pages = paginator()
        page = pages.paginate_queryset(reactions.comments_of(deck).select_related("deck"), request, view=self) or []
        reader_key = owner_key(request)
        return private(pages.get_paginated_response([comment_data(comment, reader_key) for comment in page]))

    @extend_schema(operation_id="comment_deck", request=CommentInput, responses={201: CommentOutput, **problem_answers(400, 403, 404)})
    def post(self, request: Request, token: str) -> Response:
        deck = shared_deck(request, token)
        spend_for(request, "comment")
        comment = reactions.comment_create(deck=deck, author=_account(request), text=_text(request))
        return private(Response(comment_data(comment, owner_key(request)), status=status.HTTP_201_CREATED))


class CommentView(SessionView):
    """One comment.  Its author may change and remove it; the deck's owner may remove it."""

    @extend_schema(operation_id="change_comment", request=CommentInput, responses={200: CommentOutput, **problem_answers(400, 403, 404)})
    def patch(self, request: Request, token: str, number: str) -> Response:
        comment = reactions.comment_get(deck=shared_deck(request, token), pk=int(number))
        spend_for(request, "comment")
        changed = reactions.comment_update(comment=comment, by=_account(request), text=_text(request))
        return private(Response(comment_data(changed, owner_key(request))))

    @extend_schema(operation_id="remove_comment", responses={204: None, **problem_answers(403, 404)})
    def delete(self, request: Request, token: str, number: str) -> Response:
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


# --- the collection --------------------------------------------------------------------------------------------------


class CollectionView(SessionView):
    """The products of a game in the user's collection, and the cards in them."""

    @extend_schema(operation_id="collection", responses={200: CollectionOutput, **problem_answers(404)})
    def get(self, request: Request, game: str) -> Response:
        return _collection(request, game_get(slug=game).slug)

    @extend_schema(
        operation_id="change_collection", request=CollectionInput, responses={200: CollectionOutput, **problem_answers(400, 403, 404)}
    )
    def patch(self, request: Request, game: str) -> Response:
        slug = game_get(slug=game).slug
        serializer = CollectionInput()
        body = body_of(request)
        if faults := unknown_members(body, list(serializer.get_fields()), serializer.ignored_members()):
            raise serializers.ValidationError(faults)
        products = body.get("products")
        if not isinstance(products, dict):
            raise field_error(
                "products", "required", gettext("This must be an object that maps product codes to the number of copies you own.")
            )
        spend_for(request, "deck_write")
        collection.owned_update(owner_key=owner_key(request, create=True), game=slug, quantities=products)
        return _collection(request, slug)


def _collection(request: Request, slug: str) -> Response:
    reader_key = owner_key(request)
    return private(
        Response(
            {
                "game": slug,
                "products": collection.owned_products(owner_key=reader_key, game=slug),
                "objective_sets": collection.owned_sets(owner_key=reader_key, game=slug),
                "cards": collection.owned(owner_key=reader_key, game=slug),
            }
        )
    )


def _account(request: Request) -> Account | None:
    return account_of(request.user) if request.user.is_authenticated else None


def _text(request: Request) -> str:
    serializer = CommentInput(data=request.data)
    serializer.is_valid(raise_exception=True)
    return str(serializer.validated_data["text"])
