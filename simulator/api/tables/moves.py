"""API views of the opponent's moves in a game that is over, and of what each of their options was worth."""

from __future__ import annotations

from typing import Any

from django.utils.translation import get_language
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework import serializers, status
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.limits import client_key
from cards.api.strict_fields import CheckedLater, Strict
from decks.api.common import SessionView, problem_answers, valid
from decks.owners import owner_key
from games.report.equal_options import equal_options
from games.texts import in_language
from simulator.api.formats import PRIVATE
from simulator.api.tables.coach import coach_answer
from simulator.api.tables.coach_serializers import CoachOut
from simulator.models import Run, Table
from simulator.tables.coaching import USUAL_WORLDS, WORLDS
from simulator.tables.learning import moves
from simulator.tables.selectors import table_get

HEADERS = {"Cache-Control": PRIVATE}


class MoveOut(serializers.Serializer[Any]):
    """A decision of the opponent."""

    place = serializers.IntegerField(help_text="The choices of both sides before it.")
    turn = serializers.IntegerField()
    text = serializers.CharField()
    clause = serializers.CharField(help_text="The clause of the rules behind the decision.")
    options = serializers.ListField(child=serializers.CharField())
    equal_to = serializers.ListField(child=serializers.IntegerField(), help_text="Of each option, as `equal_to` of a table's options.")
    taken = serializers.IntegerField(help_text="The number of the option that it took.")


class MoveListOut(serializers.Serializer[Any]):
    results = MoveOut(many=True)


class MoveCoachIn(Strict):
    """A question about a move of the opponent."""

    worlds = CheckedLater(
        required=False,
        default=USUAL_WORLDS,
        shape={"type": "integer", "enum": list(WORLDS)},
        help_text="How many deals of the cards that the opponent did not see every option is played on in, at most.",
    )


class TableMoves(SessionView):
    """The opponent's moves."""

    @extend_schema(operation_id="tables_moves", responses={200: MoveListOut, **problem_answers(404, 409)}, tags=["tables"])
    def get(self, request: Request, table_id: str) -> Response:
        """List what the opponent could choose and what it took; 409 `table_open` while the game goes on."""
        language = get_language() or "en"
        rows = [
            {
                "place": each.place,
                "turn": each.step.turn,
                "text": in_language(each.step.text, language),
                "clause": each.step.clause,
                "options": [in_language(offer.text, language) for offer in each.position.offers],
                "equal_to": equal_options(each.position),
                "taken": each.taken,
            }
            for each in moves.moves_of(_table(request, table_id))
        ]
        return Response({"results": rows}, headers=HEADERS)


class TableMoveCoach(SessionView):
    """What each option of one of the opponent's moves was worth to it."""

    @extend_schema(operation_id="tables_move_coach", responses={200: CoachOut, **problem_answers(404, 409)}, tags=["tables"])
    def get(self, request: Request, table_id: str, place: int) -> Response:
        """Get what the coach says about the move, as the opponent saw it; the figures are the games that the opponent wins."""
        table = _table(request, table_id)
        move = moves.move_get(table, place)
        return coach_answer(move.position, moves.move_coach_of(table, move))

    @extend_schema(
        operation_id="tables_move_coach_ask",
        request=MoveCoachIn,
        responses={
            200: OpenApiResponse(CoachOut, description="The same was asked before."),
            202: OpenApiResponse(CoachOut, description="A worker will play; get the answer until `status` is `done`."),
            **problem_answers(400, 403, 404, 409, 413, 415, 422),
        },
        tags=["tables"],
    )
    def post(self, request: Request, table_id: str, place: int) -> Response:
        """Ask the coach about a move of the opponent.  An older question of yours that is still being played is cancelled."""
        table = _table(request, table_id)
        worlds = valid(MoveCoachIn(data=request.data))["worlds"]
        move = moves.move_get(table, place)
        run = moves.move_coach_start(table=table, move=move, worlds=worlds, client=client_key(request._request))
        return coach_answer(move.position, run, code=status.HTTP_200_OK if run.status == Run.Status.DONE else status.HTTP_202_ACCEPTED)

    @extend_schema(
        operation_id="tables_move_coach_cancel", request=None, responses={204: None, **problem_answers(403, 404, 409)}, tags=["tables"]
    )
    def delete(self, request: Request, table_id: str, place: int) -> Response:
        """Cancel what the coach plays for this move."""
        table = _table(request, table_id)
        moves.move_coach_cancel(table=table, move=moves.move_get(table, place))
        return Response(status=status.HTTP_204_NO_CONTENT)


def _table(request: Request, table_id: str) -> Table:
    return table_get(table_id=table_id, owner_key=owner_key(request))
