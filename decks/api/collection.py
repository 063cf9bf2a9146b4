"""API views of the user's collection, and of the copies that a deck lacks."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext
from drf_spectacular.utils import extend_schema, extend_schema_field
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.strict_fields import Strict, members_of, unknown_members
from cards.selectors import game_get
from cards.texts.safe_text import field_error
from decks import collection
from decks.api.common import SessionView, body_of, private, problem_answers, shared_deck, spend_for
from decks.collection.missing import Need, needs_of, sources_of
from decks.legality import decklist_of
from decks.owners import owner_key


@extend_schema_field(
    {
        "type": "object",
        "maxProperties": collection.MOST_PRODUCTS,
        "additionalProperties": {"type": "integer", "minimum": 0, "maximum": collection.MOST},
    }
)
class QuantitiesField(serializers.DictField):
    """Product code -> quantity; `collection.owned_update` checks both."""


@extend_schema_field(
    {
        "type": "object",
        "maxProperties": collection.MOST_CARDS,
        "additionalProperties": {"type": "integer", "minimum": 0, "maximum": collection.MOST},
    }
)
class CardQuantitiesField(serializers.DictField):
    """Card code -> quantity; `collection.owned_update` checks both."""


class CollectionInput(Strict):
    products = QuantitiesField(required=False, help_text="product code -> quantity; 0 removes the product")
    single_cards = CardQuantitiesField(required=False, help_text="card code -> copies beside those in products; 0 removes the card")

    def ignored_members(self) -> set[str]:
        return members_of(CollectionOutput)


class CollectionOutput(serializers.Serializer[Any]):
    game = serializers.CharField()
    products = serializers.DictField(child=serializers.IntegerField())
    single_cards = serializers.DictField(child=serializers.IntegerField(), help_text="card code -> copies beside those in products")
    objective_sets = serializers.DictField(child=serializers.IntegerField())
    cards = serializers.DictField(child=serializers.IntegerField())


class NeedOutput(serializers.Serializer[Any]):
    zone = serializers.CharField()
    code = serializers.CharField()
    needed = serializers.IntegerField(help_text="The copies in the deck, in all zones and printings.")
    owned = serializers.IntegerField()
    missing = serializers.IntegerField()


class ProductWithMissingOutput(serializers.Serializer[Any]):
    product = serializers.CharField()
    copies = serializers.IntegerField(help_text="The missing copies in one copy of the product.")


class MissingOutput(serializers.Serializer[Any]):
    game = serializers.CharField()
    needed = serializers.IntegerField(help_text="All copies in the deck.")
    missing = serializers.IntegerField(help_text="The copies that the user does not own.")
    cards = NeedOutput(many=True, help_text="The cards and objective sets with missing copies.")
    products = ProductWithMissingOutput(many=True, help_text="The products that hold missing copies, those with the most first.")


class CollectionView(SessionView):
    """The products of a game in the user's collection, and the cards in them."""

    @extend_schema(operation_id="collection", responses={200: CollectionOutput, **problem_answers(404)})
    def get(self, request: Request, game: str) -> Response:
        """Get the products of a game in the user's collection, and the cards in them."""
        return _collection(request, game_get(slug=game).slug)

    @extend_schema(
        operation_id="change_collection", request=CollectionInput, responses={200: CollectionOutput, **problem_answers(400, 403, 404)}
    )
    def patch(self, request: Request, game: str) -> Response:
        """Set the quantities of the given products and single cards; others stay."""
        slug = game_get(slug=game).slug
        serializer = CollectionInput()
        body = body_of(request)
        if faults := unknown_members(body, list(serializer.get_fields()), serializer.ignored_members()):
            raise serializers.ValidationError(faults)
        for name in ("products", "single_cards"):
            if name in body and not isinstance(body[name], dict):
                raise field_error(name, "invalid", gettext("This must be an object that maps codes to the number of copies you own."))
        spend_for(request, "deck_write")
        key = owner_key(request, create=True)
        collection.owned_update(owner_key=key, game=slug, quantities=body.get("products"), cards=body.get("single_cards"))
        return _collection(request, slug)


class MissingView(SessionView):
    """The copies of a deck that are not in the user's collection."""

    @extend_schema(operation_id="deck_missing", responses={200: MissingOutput, **problem_answers(404)})
    def get(self, request: Request, token: str) -> Response:
        """Get the cards of a deck that the user does not own, and the products that hold them."""
        deck = shared_deck(request, token)
        owned = collection.collection_of(owner_key=owner_key(request), game=deck.game_id)
        needs = needs_of(decklist_of(deck), owned, game=deck.game_id)
        return private(
            Response(
                {
                    "game": deck.game_id,
                    "needed": sum(need.needed for need in needs),
                    "missing": sum(need.missing for need in needs),
                    "cards": [_need_data(need) for need in needs if need.missing],
                    "products": [{"product": each.product, "copies": each.copies} for each in sources_of(needs, game=deck.game_id)],
                }
            )
        )


def _need_data(need: Need) -> dict[str, Any]:
    return {"zone": need.zone, "code": need.code, "needed": need.needed, "owned": need.owned, "missing": need.missing}


def _collection(request: Request, slug: str) -> Response:
    reader_key = owner_key(request)
    return private(
        Response(
            {
                "game": slug,
                "products": collection.owned_products(owner_key=reader_key, game=slug),
                "single_cards": collection.single_cards(owner_key=reader_key, game=slug),
                "objective_sets": collection.owned_sets(owner_key=reader_key, game=slug),
                "cards": collection.owned(owner_key=reader_key, game=slug),
            }
        )
    )
