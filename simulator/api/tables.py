"""API views of tables: start one, read the position, choose, take back, repeat, delete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.urls import reverse
from django.utils.translation import get_language
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers, status
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.limits import client_key
from cards.api.paging import PAGE, page_response
from cards.selectors import game_get
from cards.texts.safe_text import bad_field
from decks.api.common import SessionView, problem_answers, spend_for, valid
from decks.owners import owner_key
from games.contracts.report import Step
from games.contracts.tables import Position
from games.texts import in_language
from simulator.api.formats import PRIVATE
from simulator.api.sides import sides_of
from simulator.api.steps import step_data
from simulator.api.table_serializers import BackIn, ChoiceIn, ForwardIn, TableAgainIn, TableIn, TableListOut, TableOut
from simulator.models import Table
from simulator.modes import GOLDFISH
from simulator.requests.faults import one_of
from simulator.requests.request import RunRequest
from simulator.tables import selectors, services

HEADERS = {"Cache-Control": PRIVATE}
NEW, ALL = "new", "all"
_STEPS = OpenApiParameter(
    "steps", OpenApiTypes.STR, enum=[NEW, ALL], description="The `steps` in the answer: those after the last choice, or all of the game."
)
_GAME = OpenApiParameter("game", OpenApiTypes.STR, description="Only the tables of this game.")


class TableList(SessionView):
    """The user's own tables."""

    @extend_schema(
        operation_id="tables_list", parameters=[_GAME, *PAGE], responses={200: TableListOut, **problem_answers(400, 404)}, tags=["tables"]
    )
    def get(self, request: Request) -> Response:
        """List the user's own tables, last played first."""
        game = request.query_params.get("game", "")
        tables = selectors.tables_of(owner_key=owner_key(request), game=game_get(slug=game).slug if game else "")
        response = page_response(tables, lambda page: [_row(table) for table in page], request=request, view=self)
        response["Cache-Control"] = PRIVATE
        return response

    @extend_schema(
        operation_id="tables_create",
        request=TableIn,
        responses={
            201: OpenApiResponse(TableOut, description="`Location` has its address."),
            **problem_answers(400, 403, 404, 413, 415, 422),
        },
        tags=["tables"],
    )
    def post(self, request: Request) -> Response:
        """Start a game that you play yourself: one deck, as in a goldfish run."""
        data = valid(TableIn(data=request.data))
        owner = owner_key(request, create=True)
        run_request = RunRequest(
            game=data["game"],
            sides=sides_of(data["sides"], owner=owner, game=data["game"], mode=GOLDFISH),
            games=1,
            seed=data.get("seed"),
            options=data.get("options"),
        )
        return _created(request, services.table_start(run_request, owner_key=owner, client=client_key(request)))


class TableDetail(SessionView):
    """One table."""

    @extend_schema(
        operation_id="tables_retrieve", parameters=[_STEPS], responses={200: TableOut, **problem_answers(400, 404, 409)}, tags=["tables"]
    )
    def get(self, request: Request, table_id: str) -> Response:
        """Get a table with its position: what happened, the board, and the options of the decision that waits."""
        steps = request.query_params.get("steps", NEW)
        if steps not in (NEW, ALL):
            raise bad_field("steps", "bad_input", one_of("steps", (NEW, ALL)))
        table = _table(request, table_id)
        position = selectors.position_of(table)
        return _answer(table, position, position.steps if steps == ALL else None)

    @extend_schema(operation_id="tables_delete", request=None, responses={204: None, **problem_answers(403, 404)}, tags=["tables"])
    def delete(self, request: Request, table_id: str) -> Response:
        """Delete a table."""
        services.table_delete(table=_table(request, table_id))
        return Response(status=status.HTTP_204_NO_CONTENT)


class _Change(SessionView):
    """A view that changes the position of a table."""

    def change(self, request: Request, table_id: str, given: serializers.Serializer[Any]) -> Response:
        spend_for(request, "table_choice")
        table = _table(request, table_id)
        return _answer(table, self.changed(table, valid(given)))

    def changed(self, table: Table, data: dict[str, Any]) -> Position:
        raise NotImplementedError


_ANSWERS: dict[Any, Any] = {200: TableOut, **problem_answers(400, 403, 404, 409, 413, 415, 422)}


class TableChoices(_Change):
    """Choices at a table."""

    @extend_schema(operation_id="tables_choose", request=ChoiceIn, responses=_ANSWERS, tags=["tables"])
    def post(self, request: Request, table_id: str) -> Response:
        """Take one of the options of the decision that waits."""
        return self.change(request, table_id, ChoiceIn(data=request.data))

    def changed(self, table: Table, data: dict[str, Any]) -> Position:
        return services.table_choose(table=table, option=data["option"], version=data["version"])


class TableBack(_Change):
    """Choices that are taken back."""

    @extend_schema(operation_id="tables_back", request=BackIn, responses=_ANSWERS, tags=["tables"])
    def post(self, request: Request, table_id: str) -> Response:
        """Take back the last choice, all choices of its turn, or all choices.  The same choices then have the same luck."""
        return self.change(request, table_id, BackIn(data=request.data))

    def changed(self, table: Table, data: dict[str, Any]) -> Position:
        return services.table_back(table=table, to=data["to"], version=data["version"])


class TableForward(_Change):
    """Choices that are repeated."""

    @extend_schema(operation_id="tables_forward", request=ForwardIn, responses=_ANSWERS, tags=["tables"])
    def post(self, request: Request, table_id: str) -> Response:
        """Repeat the first choice that was taken back."""
        return self.change(request, table_id, ForwardIn(data=request.data))

    def changed(self, table: Table, data: dict[str, Any]) -> Position:
        return services.table_forward(table=table, version=data["version"])


class TableAgain(SessionView):
    """New games with the decks and options of a table."""

    @extend_schema(
        operation_id="tables_again",
        request=TableAgainIn,
        responses={201: TableOut, **problem_answers(400, 403, 404, 409, 413, 415, 422)},
        tags=["tables"],
    )
    def post(self, request: Request, table_id: str) -> Response:
        """Start a new game with the same list and options, from the given seed or a random one."""
        table = _table(request, table_id)
        seed = valid(TableAgainIn(data=request.data)).get("seed")
        return _created(request, services.table_again(table=table, seed=seed, client=client_key(request)))


def _table(request: Request, table_id: str) -> Table:
    return selectors.table_get(table_id=table_id, owner_key=owner_key(request))


def _created(request: Request, table: Table) -> Response:
    response = _answer(table, selectors.position_of(table), code=status.HTTP_201_CREATED)
    response["Location"] = request.build_absolute_uri(reverse("api:table", args=[table.pk]))
    return response


def _answer(table: Table, position: Position, steps: Sequence[Step] | None = None, code: int = status.HTTP_200_OK) -> Response:
    """steps: those in the answer; by default those after the last choice."""
    language = get_language() or "en"
    question = None
    if (asked := position.question) is not None:
        question = {
            "turn": asked.turn,
            "seat": asked.seat,
            "phase": in_language(asked.phase, language),
            "text": in_language(asked.text, language),
            "clause": asked.clause,
            "options": [
                {"number": number, "text": in_language(offer.text, language), "card": offer.card}
                for number, offer in enumerate(position.offers)
            ],
            "board": dict(asked.board),
        }
    shown = selectors.steps_since_last_choice(position) if steps is None else steps
    document = {
        **_row(table),
        "question": question,
        "steps": [step_data(step, language) for step in shown],
        "digest": position.digest,
    }
    return Response(document, code, headers=HEADERS)


def _row(table: Table) -> dict[str, Any]:
    return {
        "id": str(table.pk),
        "game": table.game_id,
        "deck_name": table.deck_name,
        "seed": table.seed,
        "options": table.options,
        "version": table.version,
        "choices": table.choices,
        "undone": len(table.undone),
        "outcome": table.outcome,
        "created": table.created,
        "played": table.played,
    }
