"""API views of the luck of a game that is over: start to value it, read the answer, cancel."""

from __future__ import annotations

from typing import Any

from django.utils.translation import get_language
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework import serializers, status
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.limits import client_key
from decks.api.common import SessionView, problem_answers
from decks.owners import owner_key
from games.contracts.tables import Position
from simulator.api.formats import PRIVATE
from simulator.api.serializers import ASKED_STATUSES, StepOut
from simulator.api.steps import step_data
from simulator.models import Run, Table
from simulator.reasons import failure_data, stop_sentence
from simulator.tables import selectors
from simulator.tables.learning import luck

HEADERS = {"Cache-Control": PRIVATE}


class FigureWithBoundsOut(serializers.Serializer[Any]):
    value = serializers.FloatField()
    ci95 = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)


class LuckEventOut(serializers.Serializer[Any]):
    """What happened by itself between two of your decisions."""

    decision = serializers.IntegerField(help_text="How many choices you had made before it, as in the lines of the log.")
    turn = serializers.IntegerField(help_text="Of the decision before it; 0 for the opening.")
    is_last = serializers.BooleanField(help_text="Whether the game ended with it.")
    luck = serializers.FloatField(help_text="Above 0: good luck for you.")
    ci95 = serializers.ListField(
        child=serializers.FloatField(), min_length=2, max_length=2, help_text="The intervals of six events hold together with 95 %."
    )
    is_fresh = serializers.BooleanField(help_text="Whether it was valued again, in many fresh deals.")
    steps = StepOut(many=True)


class LuckTurnOut(FigureWithBoundsOut):
    turn = serializers.IntegerField(help_text="0 for the opening.")


class LuckAnswerOut(serializers.Serializer[Any]):
    """The luck of the game: in turns or rounds where `by_clock`, otherwise in parts of 1 of the share of wins."""

    by_clock = serializers.BooleanField()
    counted_from = serializers.IntegerField(allow_null=True, help_text="The clock counts from this turn or round; null for shares of wins.")
    counted_to = serializers.IntegerField(allow_null=True, help_text="And to this one; a game that is not won counts as this, too.")
    result = serializers.FloatField(help_text="1, 0.5 or 0; where `by_clock`, the turn or round of the win.")
    start = FigureWithBoundsOut(help_text="The mean result of new games, or of the first decision that was valued.")
    is_whole = serializers.BooleanField(help_text="Whether `start` is the mean of new games.")
    adjusted = FigureWithBoundsOut(help_text="The result without luck: `start`, and what your choices changed.")
    luck = FigureWithBoundsOut(help_text="Of all events together; above 0: good luck for you.")
    regret = FigureWithBoundsOut(help_text="What a decision lost in the mean beside the policy's choice; below 0 if yours were better.")
    decisions = serializers.IntegerField(help_text="Decisions that were valued: the last 150 at most.")
    departures = serializers.IntegerField(help_text="Decisions at which the policy takes another option.")
    turns = LuckTurnOut(many=True)
    events = LuckEventOut(many=True)


class TableLuckReportOut(serializers.Serializer[Any]):
    """The luck of a game that is over."""

    status = serializers.ChoiceField(ASKED_STATUSES, help_text="`none`: nobody has asked.")
    budget = serializers.IntegerField(help_text="Deals and new games at most.")
    worlds_done = serializers.IntegerField(help_text="Of the part that is played now.")
    worlds = serializers.IntegerField()
    stop_reason = serializers.CharField(allow_blank=True)
    answer = LuckAnswerOut(allow_null=True, help_text="Null until `status` is `done`.")


class TableLuckReport(SessionView):
    """The luck of a table's game."""

    @extend_schema(operation_id="tables_luck_report", responses={200: TableLuckReportOut, **problem_answers(404, 409)}, tags=["tables"])
    def get(self, request: Request, table_id: str) -> Response:
        """Get the luck of each event of a game that is over, and its result without luck."""
        table = _table(request, table_id)
        return _answer(table, selectors.position_of(table), luck.luck_state(table))

    @extend_schema(
        operation_id="tables_luck_report_ask",
        request=None,
        responses={
            200: OpenApiResponse(TableLuckReportOut, description="It was valued before."),
            202: OpenApiResponse(TableLuckReportOut, description="A worker will play; get the answer until `status` is `done`."),
            **problem_answers(403, 404, 409, 422),
        },
        tags=["tables"],
    )
    def post(self, request: Request, table_id: str) -> Response:
        """Value the decisions of a game that is over; 409 `table_open` while it goes on."""
        table = _table(request, table_id)
        position = selectors.position_of(table)
        state = luck.luck_start(table=table, position=position, client=client_key(request._request))
        return _answer(table, position, state, code=status.HTTP_200_OK if state.is_done else status.HTTP_202_ACCEPTED)

    @extend_schema(
        operation_id="tables_luck_report_cancel", request=None, responses={204: None, **problem_answers(403, 404)}, tags=["tables"]
    )
    def delete(self, request: Request, table_id: str) -> Response:
        """Cancel what is being played."""
        luck.luck_cancel(table=_table(request, table_id))
        return Response(status=status.HTTP_204_NO_CONTENT)


def _table(request: Request, table_id: str) -> Table:
    return selectors.table_get(table_id=table_id, owner_key=owner_key(request))


def _answer(table: Table, position: Position, state: luck.LuckState, code: int = status.HTTP_200_OK) -> Response:
    run = state.run
    failure = failure_data(run.failure) if run else None
    found = luck.luck_answer(table, position, state)
    document = {
        "status": _status(state),
        "budget": luck.budget_of_luck(table),
        "worlds_done": run.games_done if run else 0,
        "worlds": run.games if run else 0,
        "stop_reason": failure["detail"] if failure else stop_sentence(run.stop_reason) if run else "",
        "answer": _data(found, get_language() or "en") if found else None,
    }
    return Response(document, code, headers=HEADERS)


def _status(state: luck.LuckState) -> str:
    """That of both parts: the game is valued when the second is done."""
    if state.run is None:
        return "none"
    between = state.second is None and state.run.status == Run.Status.DONE
    return Run.Status.RUNNING if between else str(state.run.status)


def _data(found: luck.LuckAnswer, language: str) -> dict[str, Any]:
    return {
        "by_clock": found.by_clock,
        "counted_from": found.counted_from,
        "counted_to": found.counted_to,
        "result": found.result,
        "start": _figure(found.start),
        "is_whole": found.is_whole,
        "adjusted": _figure(found.adjusted),
        "luck": _figure(found.total),
        "regret": _figure(found.regret),
        "decisions": found.decisions,
        "departures": found.departures,
        "turns": [{"turn": turn, **_figure(figure)} for turn, figure in found.turns],
        "events": [
            {
                "decision": event.before,
                "turn": event.turn,
                "is_last": event.is_last,
                "luck": event.luck,
                "ci95": list(event.bounds),
                "is_fresh": event.is_fresh,
                "steps": [step_data(step, language) for step in event.told],
            }
            for event in found.events
        ],
    }


def _figure(figure: luck.Figure) -> dict[str, Any]:
    return {"value": figure.value, "ci95": list(figure.bounds)}
