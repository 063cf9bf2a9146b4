"""API views of the coach at a table: ask about the decision that waits, read the answer, cancel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.utils.translation import get_language
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.limits import client_key
from decks.api.common import SessionView, problem_answers, valid
from decks.owners import owner_key
from games.contracts.tables import Position
from games.report.equal_options import equal_options
from games.texts import in_language
from simulator.api.formats import PRIVATE
from simulator.api.steps import step_data
from simulator.api.tables.coach_serializers import CoachIn, CoachOut, PlayoutOut
from simulator.models import Run, Table
from simulator.reasons import failure_data, stop_sentence
from simulator.tables import coaching, selectors, services
from simulator.tables.learning.playouts import playout_of

OF_EFFECTS = ("name", "kind", "here", "best", "difference", "difference_ci95")
HEADERS = {"Cache-Control": PRIVATE}


class TableCoach(SessionView):
    """The coach at a table: what each option of the decision that waits is worth."""

    @extend_schema(operation_id="tables_coach", responses={200: CoachOut, **problem_answers(404, 409)}, tags=["tables"])
    def get(self, request: Request, table_id: str) -> Response:
        """Get what the coach says about the decision that waits, refined while it plays on."""
        table = _table(request, table_id)
        return coach_answer(selectors.position_of(table), coaching.coach_of(table))

    @extend_schema(
        operation_id="tables_coach_ask",
        request=CoachIn,
        responses={
            200: OpenApiResponse(CoachOut, description="The same was asked before."),
            202: OpenApiResponse(CoachOut, description="A worker will play; get the answer until `status` is `done`."),
            **problem_answers(400, 403, 404, 409, 413, 415, 422),
        },
        tags=["tables"],
    )
    def post(self, request: Request, table_id: str) -> Response:
        """Ask the coach about the decision that waits.  An older question of yours that is still being played is cancelled."""
        table = _table(request, table_id)
        data = valid(CoachIn(data=request.data))
        services.check_version(table, data["version"])
        position = selectors.position_of(table)
        run = coaching.coach_start(table=table, position=position, worlds=data["worlds"], client=client_key(request._request))
        return coach_answer(position, run, code=status.HTTP_200_OK if run.status == Run.Status.DONE else status.HTTP_202_ACCEPTED)

    @extend_schema(operation_id="tables_coach_cancel", request=None, responses={204: None, **problem_answers(403, 404)}, tags=["tables"])
    def delete(self, request: Request, table_id: str) -> Response:
        """Cancel what the coach plays for the decision that waits."""
        coaching.coach_cancel(table=_table(request, table_id))
        return Response(status=status.HTTP_204_NO_CONTENT)


class TablePlayout(SessionView):
    """A playout behind a figure of the coach, step by step."""

    @extend_schema(operation_id="tables_playout", responses={200: PlayoutOut, **problem_answers(404, 409, 422)}, tags=["tables"])
    def get(self, request: Request, table_id: str, choices: int, option: int, world: int) -> Response:
        """Get a playout of an option of an examined decision, in one deal of the unseen cards (`best_world`, `worst_world` or another)."""
        table = _table(request, table_id)
        replay = playout_of(table=table, choices=choices, option=option, world=world, client=client_key(request._request)).replay
        language = get_language() or "en"
        document = {
            "choices": choices,
            "option": option,
            "world": world,
            "outcome": replay.outcome,
            "clock": replay.clock,
            "steps": [step_data(step, language) for step in replay.steps],
        }
        return Response(document, headers=HEADERS)


def _table(request: Request, table_id: str) -> Table:
    return selectors.table_get(table_id=table_id, owner_key=owner_key(request))


def coach_answer(position: Position, run: Run | None, code: int = status.HTTP_200_OK) -> Response:
    language = get_language() or "en"
    worlds = run.games if run else coaching.USUAL_WORLDS
    budget = coaching.budget_of(position, worlds)
    failure = failure_data(run.failure) if run else None
    document = {
        "status": str(run.status) if run else "none",
        "budget": {"options": budget.options, "worlds": budget.worlds, "playouts": budget.playouts},
        "worlds_done": run.games_done if run else 0,
        "stop_reason": failure["detail"] if failure else stop_sentence(run.stop_reason) if run else "",
        "answer": _judged(position, run, language) if run else None,
    }
    return Response(document, code, headers=HEADERS)


def _judged(position: Position, run: Run, language: str) -> dict[str, Any] | None:
    report = coaching.coach_report(run)
    if report is None or not report["decisions"]:
        return None
    (decision,) = report["decisions"]
    return judged(position, report, decision, language)


def judged(position: Position, report: Mapping[str, Any], decision: Mapping[str, Any], language: str) -> dict[str, Any]:
    """The data of `AnswerOut`.  decision: one of the report's."""
    firsts = equal_options(position)
    options = [
        {
            **option,
            "equal_to": firsts[option["number"]],
            "text": in_language(position.offers[option["number"]].text, language),
            "effects": [
                {**{name: effect[name] for name in OF_EFFECTS}, "label": in_language(effect["labels"], language)}
                for effect in option["effects"]
            ],
        }
        for option in decision["options"]
    ]
    same = ("counted_from", "counted_to", "worlds", "playouts", "usual", "settled", "erring")
    return {
        "by_clock": report["by_clock"],
        **{name: decision[name] for name in same},
        "policy": in_language(report["policy_text"], language),
        "options": options,
    }
