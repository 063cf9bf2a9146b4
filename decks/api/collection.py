"""API view of the user's collection."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.strict_fields import Strict, members_of, unknown_members
from cards.safe_text import field_error
from cards.selectors import game_get
from decks import collection
from decks.api.common import SessionView, body_of, private, problem_answers, spend_for
from decks.owners import owner_key


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
