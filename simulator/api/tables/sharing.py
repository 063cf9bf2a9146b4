"""API views of links to tables, and of games that go on from a position of another game."""

from __future__ import annotations

from django.utils.translation import get_language
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.limits import client_key
from decks.api.common import SessionView, problem_answers, valid
from decks.owners import owner_key
from simulator.api.formats import PRIVATE
from simulator.api.steps import step_data
from simulator.api.tables.serializers import SharedTableOut, TableLinkIn, TableLinkOut, TableOut, TableTakeIn, TakeOverIn
from simulator.api.tables.views import created, opponent_data, question_data
from simulator.api.views import BEYOND
from simulator.requests.check import whole_number
from simulator.selectors.runs import run_get
from simulator.tables import sharing
from simulator.tables.selectors import table_get

HEADERS = {"Cache-Control": PRIVATE}
_CREATED = OpenApiResponse(TableOut, description="`Location` has its address.")
CHOICES = OpenApiParameter("choices", OpenApiTypes.INT, description="After how many of the owner's choices; by default all.")


class TableLink(SessionView):
    """The link of a table."""

    @extend_schema(
        operation_id="tables_link",
        request=TableLinkIn,
        responses={200: TableLinkOut, **problem_answers(400, 403, 404, 413, 415)},
        tags=["tables"],
    )
    def post(self, request: Request, table_id: str) -> Response:
        """Give the table a link for reading; an older link dies.  It shows what you see, or everything if `open` is true."""
        table = table_get(table_id=table_id, owner_key=owner_key(request))
        sharing.table_share(table=table, is_open=valid(TableLinkIn(data=request.data))["open"])
        return Response({"token": table.token, "is_open": table.is_open}, headers=HEADERS)

    @extend_schema(operation_id="tables_link_delete", request=None, responses={204: None, **problem_answers(403, 404)}, tags=["tables"])
    def delete(self, request: Request, table_id: str) -> Response:
        """End the link of the table."""
        sharing.table_unshare(table=table_get(table_id=table_id, owner_key=owner_key(request)))
        return Response(status=status.HTTP_204_NO_CONTENT)


class SharedTable(SessionView):
    """A shared table, by the token of its link."""

    @extend_schema(
        operation_id="tables_shared",
        parameters=[CHOICES],
        responses={200: SharedTableOut, **problem_answers(400, 404, 409)},
        tags=["tables"],
    )
    def get(self, request: Request, token: str) -> Response:
        """Get a shared table as its owner's seat sees it, now or after some of the owner's choices."""
        table = sharing.table_by_token(token=token)
        shared = sharing.shared_position(table, choices_of(request.query_params.get("choices")))
        language = get_language() or "en"
        position = shared.position
        steps = position.replay.steps if position.replay else position.steps
        document = {
            "game": table.game_id,
            "deck_name": table.deck_name,
            "opponent": opponent_data(table),
            "is_open": table.is_open,
            "seen": table.seen,
            "choices": shared.made,
            "of": shared.most,
            "outcome": position.replay.outcome if position.replay else "",
            "versions": table.versions,
            "question": question_data(position, language),
            "steps": [step_data(step, language) for step in steps],
            "digest": position.digest,
        }
        return Response(document, headers=HEADERS)


class SharedTableCopies(SessionView):
    """Tables that go on from a shared one."""

    @extend_schema(
        operation_id="tables_take",
        request=TableTakeIn,
        responses={201: _CREATED, **problem_answers(400, 403, 404, 409, 413, 415, 422)},
        tags=["tables"],
    )
    def post(self, request: Request, token: str) -> Response:
        """Go on from a shared table, or from a position of it, at a table of your own; what its owner does not see is dealt anew."""
        table = sharing.table_by_token(token=token)
        given = valid(TableTakeIn(data=request.data)).get("choices")
        made = None if given is None else whole_number("choices", given, low=0)
        owner = owner_key(request, create=True)
        return created(request, sharing.table_take(table=table, made=made, owner_key=owner, client=client_key(request)))


class RunGameTables(SessionView):
    """Tables that go on from a game of a run."""

    @extend_schema(
        operation_id="simulations_games_table",
        request=TakeOverIn,
        responses={201: _CREATED, **problem_answers(400, 403, 404, 409, 413, 415, 422)},
        tags=["tables"],
    )
    def post(self, request: Request, run_id: str, index: str) -> Response:
        """Go on from a step of a game at a table of your own; unseen cards are dealt anew.  In a match you play the first side."""
        run = run_get(run_id=run_id, owner_key=owner_key(request))
        step = whole_number("step", valid(TakeOverIn(data=request.data))["step"], low=0)
        owner = owner_key(request, create=True)
        number = int(index) if len(index) <= 12 else BEYOND
        table = sharing.table_from_replay(run=run, index=number, step=step, owner_key=owner, client=client_key(request))
        return created(request, table)


def choices_of(text: str | None) -> int | None:
    """The number of choices in the address; BadInput if it is none."""
    return number_in("choices", text)


def number_in(name: str, text: str | None) -> int | None:
    """A whole number of the address; BadInput if it is none."""
    if text is None:
        return None
    number: object = int(text) if text.isascii() and text.isdigit() and len(text) <= 16 else text
    return whole_number(name, number, low=0)
