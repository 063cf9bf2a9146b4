"""API views for the user's own decks and for shared decks."""

from __future__ import annotations

from django.http import HttpResponse
from django.utils.translation import gettext
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.paging import PAGE, page_response
from cards.api.strict_fields import refuse_members
from cards.selectors import game_get
from cards.texts.safe_text import field_error
from decks import room, selectors, services
from decks.api.common import (
    IF_MATCH,
    ON,
    SessionView,
    answer,
    created,
    expected_version,
    own_deck,
    private,
    problem_answers,
    shared_deck,
    spend_for,
    valid,
)
from decks.api.conversion import deck_summary, slots_from
from decks.api.inputs import DeckInput
from decks.api.outputs import DeckListOutput, DeckOutput
from decks.exchange import exporting
from decks.models import Deck
from decks.owners import editor_key, owner_key
from decks.printing.pen import PAPERS
from games.registry import game_by_slug

_GAME = OpenApiParameter("game", OpenApiTypes.STR, description="Only the decks of this game.")
_BUILT = OpenApiParameter(
    "built", OpenApiTypes.STR, enum=["true", "false"], description="`true`: only the decks that are built; `false`: only the others."
)
_ARCHIVES = ("false", "true", "any")
_ARCHIVED = OpenApiParameter(
    "archived",
    OpenApiTypes.STR,
    enum=list(_ARCHIVES),
    default="false",
    description="`false`: without the archive; `true`: only the archive; `any`: both.",
)
_FOLDER = OpenApiParameter("folder", OpenApiTypes.STR, description="Only the decks in this folder; empty for those in none.")
_TAG = OpenApiParameter("tag", OpenApiTypes.STR, description="Only the decks with this tag; case and accents do not matter.")
_MEMBERS = ("name", "description", "notes", "visibility", "is_built", "folder", "tags", "is_archived", "side")
_KIND = OpenApiParameter("kind", OpenApiTypes.STR, OpenApiParameter.PATH, enum=[kind.code for kind in exporting.all_kinds()])
_PAPER = OpenApiParameter("paper", OpenApiTypes.STR, enum=list(PAPERS), description="The paper size of PDF files.")
_FILES = {
    (200, kind.media_type.partition(";")[0]): OpenApiTypes.BINARY if kind.media_type == "application/pdf" else OpenApiTypes.STR
    for kind in exporting.all_kinds()
} | {(200, "application/json"): OpenApiTypes.OBJECT}


class DeckListView(SessionView):
    """The user's own decks."""

    @extend_schema(
        operation_id="decks",
        parameters=[_GAME, _BUILT, _FOLDER, _TAG, _ARCHIVED, *PAGE],
        responses={200: DeckListOutput, **problem_answers(400, 404)},
    )
    def get(self, request: Request) -> Response:
        """List the user's own decks, most recently changed first."""
        asked = request.query_params
        built, archived = asked.get("built"), asked.get("archived", "false")
        if built not in (None, "true", "false"):
            raise field_error("built", "invalid_choice", services.one_of(("true", "false")))
        if archived not in _ARCHIVES:
            raise field_error("archived", "invalid_choice", services.one_of(_ARCHIVES))
        decks = selectors.deck_list(
            owner_key=owner_key(request),
            is_built=None if built is None else built == "true",
            is_archived=None if archived == "any" else archived == "true",
            folder=asked.get("folder"),
            tag=asked.get("tag", "")[: room.MAX_TAG],
        )
        if game := asked.get("game"):
            decks = decks.filter(game=game_get(slug=game).slug)
        return private(page_response(decks, lambda page: [deck_summary(deck) for deck in page], request=request, view=self))

    @extend_schema(operation_id="create_deck", request=DeckInput, responses={201: DeckOutput, **problem_answers(400, 403, 404, 413, 422)})
    def post(self, request: Request) -> Response:
        """Create a deck.  An illegal list is stored as a draft."""
        data = valid(DeckInput(data=request.data))
        slots = slots_from(data, game_by_slug(data["game"])) or []
        spend_for(request, "deck")
        known = {key: data[key] for key in ("game", *_MEMBERS) if key in data}
        deck = services.deck_create(owner_key=owner_key(request, create=True), slots=slots, editor=editor_key(request), **known)
        return created(request, deck)


class DeckView(SessionView):
    """One of the user's own decks."""

    @extend_schema(operation_id="deck", parameters=[ON], responses={200: DeckOutput, **problem_answers(400, 404)})
    def get(self, request: Request, pk: str) -> Response:
        """Get one of the user's own decks, with its legality."""
        return answer(request, own_deck(request, pk), is_owner=True)

    @extend_schema(
        operation_id="change_deck",
        parameters=[IF_MATCH],
        request=DeckInput,
        responses={200: DeckOutput, **problem_answers(400, 403, 404, 412, 413, 422)},
    )
    def patch(self, request: Request, pk: str) -> Response:
        """Change the given members of one of the user's own decks."""
        deck = own_deck(request, pk, with_slots=False)
        data = valid(DeckInput(data=request.data, partial=True))
        if data.get("game", deck.game_id) != deck.game_id:
            raise field_error("game", "other_game", gettext("The game of a deck cannot be changed."))
        spend_for(request, "deck_write")
        rules = game_by_slug(deck.game_id)
        known = {key: data[key] for key in _MEMBERS if key in data}
        deck = services.deck_update(
            deck=deck,
            expected_version=expected_version(request, deck),
            slots=lambda now: slots_from(data, rules, before=now),
            editor=editor_key(request),
            **known,
        )
        return answer(request, deck, is_owner=True)

    @extend_schema(operation_id="delete_deck", parameters=[IF_MATCH], responses={204: None, **problem_answers(403, 404, 412)})
    def delete(self, request: Request, pk: str) -> Response:
        """Delete one of the user's own decks."""
        deck = own_deck(request, pk)
        spend_for(request, "deck_write")
        services.deck_delete(deck=deck, expected_version=expected_version(request, deck))
        return Response(status=status.HTTP_204_NO_CONTENT)


class DeckLinkView(SessionView):
    """Renew the share link of one of the user's own decks; the old link ends at once."""

    @extend_schema(
        operation_id="renew_deck_link", request=None, parameters=[IF_MATCH], responses={200: DeckOutput, **problem_answers(403, 404, 412)}
    )
    def post(self, request: Request, pk: str) -> Response:
        deck = own_deck(request, pk, with_slots=False)
        refuse_members(request)
        spend_for(request, "deck_write")
        services.deck_renew_link(deck=deck, expected_version=expected_version(request, deck))
        return answer(request, own_deck(request, pk), is_owner=True)


class DeckCopyView(SessionView):
    """Copy one of the user's own decks."""

    @extend_schema(operation_id="copy_deck", request=None, responses={201: DeckOutput, **problem_answers(403, 404)})
    def post(self, request: Request, pk: str) -> Response:
        deck = own_deck(request, pk)
        refuse_members(request)
        spend_for(request, "deck")
        return created(request, services.deck_copy(deck=deck, owner_key=owner_key(request, create=True)))


class DeckExportView(SessionView):
    """Export one of the user's own decks as a file."""

    @extend_schema(operation_id="export_deck", parameters=[_KIND, _PAPER], responses={**_FILES, **problem_answers(400, 404)})
    def get(self, request: Request, pk: str, kind: str) -> HttpResponse:
        return _file(request, own_deck(request, pk), kind)


class SharedDeckView(SessionView):
    """A shared deck, available to everybody who has its link."""

    @extend_schema(operation_id="shared_deck", parameters=[ON], responses={200: DeckOutput, **problem_answers(400, 404)})
    def get(self, request: Request, token: str) -> Response:
        deck = shared_deck(request, token)
        return answer(request, deck, is_owner=deck.owner_key == owner_key(request))


class SharedDeckCopyView(SessionView):
    """Copy a shared deck to the user's own decks."""

    @extend_schema(operation_id="copy_shared_deck", request=None, responses={201: DeckOutput, **problem_answers(403, 404)})
    def post(self, request: Request, token: str) -> Response:
        deck = shared_deck(request, token)
        refuse_members(request)
        spend_for(request, "deck")
        return created(request, services.deck_copy(deck=deck, owner_key=owner_key(request, create=True)))


class SharedDeckExportView(SessionView):
    """Export a shared deck as a file."""

    @extend_schema(operation_id="export_shared_deck", parameters=[_KIND, _PAPER], responses={**_FILES, **problem_answers(400, 404)})
    def get(self, request: Request, token: str, kind: str) -> HttpResponse:
        return _file(request, shared_deck(request, token), kind)


def _file(request: Request, deck: Deck, kind: str) -> HttpResponse:
    content = exporting.deck_export(deck=deck, kind=kind, paper=request.query_params.get("paper", "a4"))
    response = HttpResponse(content, content_type=exporting.kind_of(deck, kind).media_type)
    response["Content-Disposition"] = exporting.disposition(deck, kind)
    return private(response)
