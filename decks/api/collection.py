"""API views of the user's collection, and of the copies that a deck lacks."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.utils.translation import get_language, gettext
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema, extend_schema_field
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.strict_fields import Strict, members_of, unknown_members
from cards.selectors import game_get
from cards.texts.safe_text import field_error
from decks import collection
from decks.api.common import SessionView, body_of, private, problem_answers, shared_deck, spend_for, valid
from decks.api.inputs import StrictFlag, StrictText
from decks.collection.built import built_decks
from decks.collection.missing import Need, needs_of, sources_of
from decks.exchange.collection_csv import collection_table, import_collection
from decks.exchange.importing import MAX_TEXT
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

    def ignored_members(self) -> frozenset[str]:
        return members_of(CollectionOutput)


class CollectionOutput(serializers.Serializer[Any]):
    game = serializers.CharField()
    products = serializers.DictField(child=serializers.IntegerField())
    single_cards = serializers.DictField(child=serializers.IntegerField(), help_text="card code -> copies beside those in products")
    objective_sets = serializers.DictField(child=serializers.IntegerField(), help_text="Those in products, with those in built decks.")
    cards = serializers.DictField(child=serializers.IntegerField(), help_text="All cards that are owned, with those in built decks.")
    free_objective_sets = serializers.DictField(child=serializers.IntegerField(), help_text="Those that are not in a built deck.")
    free_cards = serializers.DictField(child=serializers.IntegerField(), help_text="Those that are not in a built deck.")


class CollectionTextInput(Strict):
    """A collection as text."""

    text = StrictText(allow_blank=False, shape={"maxLength": MAX_TEXT}, help_text="The CSV of this address, another table, or a list.")
    add = StrictFlag(required=False, help_text="Add single cards to those that are owned, instead of setting their quantities.")


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


class CollectionTableView(SessionView):
    """The products and single cards of a game in the user's collection, as a CSV table."""

    @extend_schema(operation_id="collection_table", responses={(200, "text/csv"): OpenApiTypes.STR, **problem_answers(404)})
    def get(self, request: Request, game: str) -> HttpResponse:
        """Get the user's collection as CSV: `kind` (product or card), `quantity`, `code`, `name`."""
        slug = game_get(slug=game).slug
        text = collection_table(owner_key=owner_key(request), game=slug, language=get_language() or "en")
        response = HttpResponse(text, content_type="text/csv; charset=utf-8")
        response["Content-Disposition"] = f'attachment; filename="collection-{slug}.csv"'
        return private(response)

    @extend_schema(
        operation_id="import_collection",
        request=CollectionTextInput,
        responses={200: CollectionOutput, **problem_answers(400, 403, 404, 413)},
    )
    def post(self, request: Request, game: str) -> Response:
        """Set the quantities in a CSV table or a list; other products and cards stay.  A line that names no card stores nothing."""
        slug = game_get(slug=game).slug
        data = valid(CollectionTextInput(data=body_of(request)))
        spend_for(request, "deck_write")
        import_collection(owner_key=owner_key(request, create=True), game=slug, text=data["text"], add=data.get("add", False))
        return _collection(request, slug)


class MissingView(SessionView):
    """The copies of a deck that are not in the user's collection."""

    @extend_schema(operation_id="deck_missing", responses={200: MissingOutput, **problem_answers(404)})
    def get(self, request: Request, token: str) -> Response:
        """Get the cards of a deck that the user does not own, and the products that hold them."""
        deck = shared_deck(request, token)
        owned = collection.collection_of(owner_key=owner_key(request), game=deck.game_id, besides=deck.pk)
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
    whole = collection.whole_collection_of(owner_key=reader_key, game=slug)
    free = collection.free_copies(whole, built_decks(owner_key=reader_key, game=slug) if whole else (), game=slug)
    return private(
        Response(
            {
                "game": slug,
                "products": collection.owned_products(owner_key=reader_key, game=slug),
                "single_cards": collection.single_cards(owner_key=reader_key, game=slug),
                "objective_sets": whole.sets,
                "cards": whole.cards,
                "free_objective_sets": free.sets,
                "free_cards": free.cards,
            }
        )
    )
