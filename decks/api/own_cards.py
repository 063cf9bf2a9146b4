"""API views of the sets of own cards."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers, status
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import Account
from accounts.services import account_of
from cards.api.paging import PAGE, PageOutput, page_response
from cards.api.strict_fields import CheckedLater, Strict, members_of, refuse_members
from cards.errors import NotFound
from cards.selectors import game_get
from cards.texts.safe_text import field_error
from decks.api.common import IF_MATCH, SessionView, expected_version, private, problem_answers, spend_for, valid
from decks.api.inputs import StrictText
from decks.models import CardSet
from decks.own_cards import documents, selectors, services
from decks.own_cards.checking import MAX_CARDS
from decks.own_cards.codes import MAX_CODE
from decks.own_cards.schema import own_card_schema
from decks.owners import owner_key
from decks.services import MAX_NAME
from games.registry import GAMES

_GAME = OpenApiParameter("game", OpenApiTypes.STR, description="Only the sets of this game.")
_OF_GAME = OpenApiParameter("game", OpenApiTypes.STR, OpenApiParameter.PATH, description="A game that takes own cards.")
_CARD = {
    "type": "object",
    "required": ["code", "type", "facts"],
    "description": "A record in the form of the published cards, as `own-cards/schema/{game}/` says; `names` or `name` is needed, too.",
    "properties": {
        "code": {"type": "string", "minLength": 1, "maxLength": MAX_CODE, "pattern": r"^[A-Za-z0-9][A-Za-z0-9_-]*$"},
        "type": {"type": "string"},
        "name": {"type": "string", "minLength": 1, "maxLength": 120},
        "names": {"type": "object", "additionalProperties": {"type": "string", "minLength": 1, "maxLength": 120}},
        "facts": {"type": "object"},
    },
}
_CARDS = {"type": "array", "maxItems": MAX_CARDS, "items": _CARD}
_GAMES = {"enum": services.games_with_own_cards()}


class CardSetRowOutput(serializers.Serializer[Any]):
    """A set without its cards.  Only the owner gets `id`."""

    id = serializers.UUIDField(required=False)
    is_owner = serializers.BooleanField()
    token = serializers.CharField()
    game = serializers.CharField()
    name = serializers.CharField()
    visibility = serializers.ChoiceField(choices=CardSet.Visibility.choices)
    version = serializers.IntegerField()
    card_count = serializers.IntegerField()
    created = serializers.DateTimeField()
    updated = serializers.DateTimeField()


class CardSetListOutput(PageOutput):
    results = CardSetRowOutput(many=True)


class CardSetOutput(CardSetRowOutput):
    """A set.  Only the owner gets `deck_code` in a card: the code by which decks name it."""

    cards = serializers.ListField(child=serializers.DictField())


class CardSetInput(Strict):
    """A new set; a change may contain any of these members except `game`."""

    game = StrictText(shape=_GAMES)
    name = StrictText(allow_blank=True, shape={"minLength": 1, "maxLength": MAX_NAME})
    visibility = StrictText(required=False, shape={"enum": CardSet.Visibility.values})
    cards = CheckedLater(required=False, shape=_CARDS)

    def ignored_members(self) -> frozenset[str]:
        return members_of(CardSetOutput) | {"format"}  # "format" is a member of exported files


class CardSetFileInput(Strict):
    """An exported set, or a JSON list of cards, as text."""

    text = StrictText(shape={"maxLength": documents.MAX_FILE})
    game = StrictText(required=False, shape=_GAMES, help_text="Needed if the text does not name the game.")
    name = StrictText(required=False, shape={"minLength": 1, "maxLength": MAX_NAME}, help_text="By default the name in the text.")


class CardSetListView(SessionView):
    """The user's own card sets."""

    @extend_schema(operation_id="card_sets", parameters=[_GAME, *PAGE], responses={200: CardSetListOutput, **problem_answers(400, 404)})
    def get(self, request: Request) -> Response:
        """List the user's own card sets, most recently changed first."""
        game = request.query_params.get("game")
        sets = selectors.card_sets_of(owner_key=owner_key(request), game=game_get(slug=game).slug if game else "")
        return private(page_response(sets, lambda page: [selectors.card_set_row(each) for each in page], request=request, view=self))

    @extend_schema(
        operation_id="create_card_set", request=CardSetInput, responses={201: CardSetOutput, **problem_answers(400, 403, 413, 422)}
    )
    def post(self, request: Request) -> Response:
        """Create a card set, which needs an account.  Every card is checked; with a fault, nothing is stored."""
        data = valid(CardSetInput(data=request.data))
        spend_for(request, "deck")
        return _created(request, services.card_set_create(account=_account(request), **data))


class CardSetImportView(SessionView):
    """Read a card set from an exported file."""

    @extend_schema(
        operation_id="import_card_set", request=CardSetFileInput, responses={201: CardSetOutput, **problem_answers(400, 403, 413, 422)}
    )
    def post(self, request: Request) -> Response:
        data = valid(CardSetFileInput(data=request.data))
        spend_for(request, "deck")
        document = documents.read_document(data["text"])
        card_set = services.card_set_create(
            account=_account(request),
            game=data.get("game", document["game"]),
            name=data.get("name", document["name"]),
            cards=document["cards"],
        )
        return _created(request, card_set)


class CardSetSchemaView(SessionView):
    """The JSON Schema of a game's own cards."""

    @extend_schema(operation_id="own_card_schemas", parameters=[_OF_GAME], responses={200: OpenApiTypes.OBJECT, **problem_answers(404)})
    def get(self, request: Request, game: str) -> Response:
        """Get the JSON Schema of each type of card that the user can keep in a set of this game."""
        if game not in services.games_with_own_cards():
            raise NotFound(services.no_own_cards(), code="no_own_cards")
        rules = GAMES[game]
        return private(Response({choice.code: own_card_schema(rules, choice.code) for choice in rules.cards.types}))


class CardSetView(SessionView):
    """One of the user's own card sets."""

    @extend_schema(operation_id="card_set", responses={200: CardSetOutput, **problem_answers(404)})
    def get(self, request: Request, pk: str) -> Response:
        """Get one of the user's own card sets with its cards."""
        return _answer(_own(request, pk), is_owner=True)

    @extend_schema(
        operation_id="change_card_set",
        parameters=[IF_MATCH],
        request=CardSetInput,
        responses={200: CardSetOutput, **problem_answers(400, 403, 404, 412, 413, 422)},
    )
    def patch(self, request: Request, pk: str) -> Response:
        """Change the given members; `cards` replaces all cards of the set."""
        card_set = _own(request, pk)
        data = valid(CardSetInput(data=request.data, partial=True))
        if data.pop("game", card_set.game_id) != card_set.game_id:
            raise field_error("game", "other_game", services.other_game())
        spend_for(request, "deck_write")
        changed = services.card_set_update(card_set=card_set, expected_version=expected_version(request, card_set), **data)
        return _answer(changed, is_owner=True)

    @extend_schema(operation_id="delete_card_set", parameters=[IF_MATCH], responses={204: None, **problem_answers(403, 404, 412, 422)})
    def delete(self, request: Request, pk: str) -> Response:
        """Delete the set, unless one of the user's decks holds a card of it."""
        card_set = _own(request, pk)
        spend_for(request, "deck_write")
        services.card_set_delete(card_set=card_set, expected_version=expected_version(request, card_set))
        return Response(status=status.HTTP_204_NO_CONTENT)


class CardSetLinkView(SessionView):
    """Renew the share link of a card set; the old link ends at once."""

    @extend_schema(
        operation_id="renew_card_set_link",
        request=None,
        parameters=[IF_MATCH],
        responses={200: CardSetOutput, **problem_answers(403, 404, 412)},
    )
    def post(self, request: Request, pk: str) -> Response:
        card_set = _own(request, pk)
        refuse_members(request)
        spend_for(request, "deck_write")
        renewed = services.card_set_renew_link(card_set=card_set, expected_version=expected_version(request, card_set))
        return _answer(renewed, is_owner=True)


class CardSetExportView(SessionView):
    """Export one of the user's own card sets as a file."""

    @extend_schema(operation_id="export_card_set", responses={200: OpenApiTypes.OBJECT, **problem_answers(404)})
    def get(self, request: Request, pk: str) -> HttpResponse:
        return file_response(_own(request, pk))


class SharedCardSetView(SessionView):
    """A shared card set, available to everybody who has its link."""

    @extend_schema(operation_id="shared_card_set", responses={200: CardSetOutput, **problem_answers(404)})
    def get(self, request: Request, token: str) -> Response:
        card_set = _shared(request, token)
        return _answer(card_set, is_owner=card_set.owner_key == owner_key(request))


class SharedCardSetCopyView(SessionView):
    """Copy a shared card set to the user's own sets, which needs an account."""

    @extend_schema(operation_id="copy_shared_card_set", request=None, responses={201: CardSetOutput, **problem_answers(403, 404, 422)})
    def post(self, request: Request, token: str) -> Response:
        card_set = _shared(request, token)
        refuse_members(request)
        spend_for(request, "deck")
        return _created(request, services.card_set_copy(card_set=card_set, account=_account(request)))


class SharedCardSetExportView(SessionView):
    """Export a shared card set as a file."""

    @extend_schema(operation_id="export_shared_card_set", responses={200: OpenApiTypes.OBJECT, **problem_answers(404)})
    def get(self, request: Request, token: str) -> HttpResponse:
        return file_response(_shared(request, token))


def file_response(card_set: CardSet) -> HttpResponse:
    response = HttpResponse(documents.card_set_export(card_set), content_type="application/json")
    response["Content-Disposition"] = documents.disposition(card_set)
    return private(response)


def _own(request: Request, pk: str) -> CardSet:
    return selectors.card_set_for_owner(owner_key=owner_key(request), pk=pk)


def _shared(request: Request, token: str) -> CardSet:
    return selectors.card_set_by_token(token=token, owner_key=owner_key(request))


def _account(request: Request) -> Account | None:
    return account_of(request.user) if request.user.is_authenticated else None


def _answer(card_set: CardSet, *, is_owner: bool, code: int = status.HTTP_200_OK) -> Response:
    """A response with the set, and an ETag that begins with its version."""
    document = selectors.card_set_data(card_set, is_owner=is_owner)
    response = private(Response(document, status=code))
    digest = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()[:12]
    response["ETag"] = f'"{card_set.version}.{digest}"'
    return response


def _created(request: Request, card_set: CardSet) -> Response:
    response = _answer(card_set, is_owner=True, code=status.HTTP_201_CREATED)
    response["Location"] = request.build_absolute_uri(f"/api/v1/own-cards/{card_set.pk}/")
    return response
