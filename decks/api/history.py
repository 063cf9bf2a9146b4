"""API views for the history of decks and for comparing two decks or revisions."""

from __future__ import annotations

import itertools
from typing import Any

from django.utils.translation import gettext
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.api.paging import PAGE, page_response
from cards.api.strict_fields import refuse_members
from cards.texts.safe_text import field_error
from decks import legality, selectors, services
from decks.api.common import IF_MATCH, SessionView, answer, expected_version, own_deck, private, problem_answers, shared_deck, spend_for
from decks.api.conversion import revision_data, revision_row
from decks.api.outputs import CompareOutput, DeckOutput, RevisionListOutput, RevisionOutput
from decks.history import revisions
from decks.history.differences import differences, differences_data
from decks.models import Deck, DeckRevision
from decks.owners import editor_key, owner_key
from games.contracts.decks import Slot

_NUMBER = OpenApiParameter("number", OpenApiTypes.INT, OpenApiParameter.PATH)
_WITH = OpenApiParameter(
    "with",
    {"type": "string", "minLength": 1},
    required=True,
    description="The number of another revision of this deck, the token of a deck, or the id of one of your decks.",
)
_REVISION = OpenApiParameter(
    "revision",
    {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    description="Compare from this revision; by default from the current deck.",
)


class RevisionListView(SessionView):
    """The revisions of one of the user's own decks with their changes, newest first."""

    @extend_schema(operation_id="deck_revisions", parameters=PAGE, responses={200: RevisionListOutput, **problem_answers(400, 404)})
    def get(self, request: Request, pk: str) -> Response:
        return _revisions(request, self, own_deck(request, pk), is_owner=True)


class SharedRevisionListView(SessionView):
    """The revisions of a shared deck with their changes.  Only the owner sees former names and descriptions."""

    @extend_schema(operation_id="shared_deck_revisions", parameters=PAGE, responses={200: RevisionListOutput, **problem_answers(400, 404)})
    def get(self, request: Request, token: str) -> Response:
        deck = shared_deck(request, token)
        return _revisions(request, self, deck, is_owner=deck.owner_key == owner_key(request))


class RevisionView(SessionView):
    """One revision of one of the user's own decks."""

    @extend_schema(operation_id="deck_revision", parameters=[_NUMBER], responses={200: RevisionOutput, **problem_answers(404)})
    def get(self, request: Request, pk: str, number: int | str) -> Response:
        revision = selectors.revision_get(deck=own_deck(request, pk), number=int(number))
        return private(Response(revision_data(revision, is_owner=True)))


class SharedRevisionView(SessionView):
    """One revision of a shared deck."""

    @extend_schema(operation_id="shared_deck_revision", parameters=[_NUMBER], responses={200: RevisionOutput, **problem_answers(404)})
    def get(self, request: Request, token: str, number: int | str) -> Response:
        deck = shared_deck(request, token)
        revision = selectors.revision_get(deck=deck, number=int(number))
        return private(Response(revision_data(revision, is_owner=deck.owner_key == owner_key(request))))


class RevisionRestoreView(SessionView):
    """Restore a revision: its list, name and description become the newest revision."""

    @extend_schema(
        operation_id="restore_deck_revision",
        parameters=[_NUMBER, IF_MATCH],
        request=None,
        responses={200: DeckOutput, **problem_answers(403, 404, 412)},
    )
    def post(self, request: Request, pk: str, number: int | str) -> Response:
        deck = own_deck(request, pk)
        revision = selectors.revision_get(deck=deck, number=int(number))
        refuse_members(request)
        spend_for(request, "deck_write")
        services.deck_revert(deck=deck, revision=revision, expected_version=expected_version(request, deck), editor=editor_key(request))
        return answer(request, own_deck(request, pk), is_owner=True)


class CompareView(SessionView):
    """Compare one of the user's own decks with another deck or revision."""

    @extend_schema(operation_id="compare_deck", parameters=[_WITH, _REVISION], responses={200: CompareOutput, **problem_answers(400, 404)})
    def get(self, request: Request, pk: str) -> Response:
        return _compared(request, own_deck(request, pk))


class SharedCompareView(SessionView):
    """Compare a shared deck with another deck or revision."""

    @extend_schema(
        operation_id="compare_shared_deck",
        parameters=[_WITH, _REVISION],
        responses={200: CompareOutput, **problem_answers(400, 404)},
    )
    def get(self, request: Request, token: str) -> Response:
        return _compared(request, shared_deck(request, token))


def _revisions(request: Request, view: APIView, deck: Deck, *, is_owner: bool) -> Response:
    stored = selectors.revisions_of(deck)

    def rows(page: list[DeckRevision]) -> list[dict[str, Any]]:
        # One revision more than the page shows, to compute the changes of the page's oldest.
        older = stored.filter(number__lt=page[-1].number)[:1] if page else ()
        before = {new.pk: old for new, old in itertools.pairwise([*page, *older])}
        return [revision_row(revision, before.get(revision.pk), is_owner=is_owner) for revision in page]

    return private(page_response(stored, rows, request=request, view=view))


def _compared(request: Request, deck: Deck) -> Response:
    reader_key = owner_key(request)
    one, one_slots = _side(deck, request.query_params.get("revision"), reader_key)
    named = request.query_params.get("with", "").strip()
    if not named:
        raise field_error(
            "with",
            "required",
            gettext("Give the deck to compare with: a revision's number, a deck's token or the id of one of your decks."),
        )
    if named.isascii() and named.isdigit() and len(named) < 10:
        other, other_slots = _side(deck, named, reader_key)
    else:
        other, other_slots = _side(selectors.deck_named(name=named, owner_key=reader_key), None, reader_key)
        if other["game"] != deck.game_id:
            raise field_error("with", "other_game", gettext("This is a deck of another game."))
    return private(Response({"from": one, "to": other, "zones": differences_data(differences(one_slots, other_slots))}))


def _side(deck: Deck, number: str | None, reader_key: str) -> tuple[dict[str, Any], list[Slot]]:
    """One side of a comparison and its slots: the current deck, or the revision with this number."""
    header = {"game": deck.game_id, "token": deck.token, "name": deck.name, "revision": None}
    if number is None:
        return header, list(legality.kept_list_of(deck).slots)
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise field_error("revision", "invalid", gettext("A revision is a whole number."))
    revision = selectors.revision_get(deck=deck, number=int(number))
    return {**header, "revision": revision.number}, revisions.slots_of(revision)
