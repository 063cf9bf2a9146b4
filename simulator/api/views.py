"""API views of runs: start, watch and cancel a run, download its report, and replay its games."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from django.http import HttpResponse
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.limits import client_key
from cards.api.paging import PAGE, page_response
from cards.api.serializers.shared import ProblemSerializer
from cards.selectors import game_get
from cards.texts.safe_text import clean_text
from decks.api.common import SessionView
from decks.owners import owner_key
from simulator.api.formats import FORMATS, PRIVATE, REVALIDATED, AnyAccept, report_file, report_format
from simulator.api.serializers import ReplayOut, RunIn, RunListOut, RunOut, TwoGamesOut
from simulator.api.sides import sides_of
from simulator.api.steps import step_data
from simulator.models import Run
from simulator.requests.digests import digest
from simulator.requests.request import RunRequest
from simulator.selectors.replays import run_replay
from simulator.selectors.reports import run_is_over, run_state, run_summary
from simulator.selectors.runs import MAX_TEXT, run_for_owner, run_get, runs_of_owner
from simulator.selectors.two_games import match_of_two
from simulator.services import ending, starting

# An index that no game has.
BEYOND = 10**12


def _problems(*statuses: int) -> dict[tuple[int, str], OpenApiResponse]:
    return {(code, "application/problem+json"): OpenApiResponse(ProblemSerializer) for code in statuses}


_GAME = OpenApiParameter("game", OpenApiTypes.STR, description="Only the runs of this game.")
_NAME = OpenApiParameter(
    "q", {"type": "string", "maxLength": MAX_TEXT}, description="Only the runs with each of these words in the name of a deck or side."
)


class RunList(SessionView):
    """The user's own runs."""

    @extend_schema(
        operation_id="simulations_list",
        parameters=[_GAME, _NAME, *PAGE],
        responses={200: RunListOut, **_problems(400, 404)},
        tags=["simulations"],
    )
    def get(self, request: Request) -> Response:
        """List the user's own runs, newest first, with the main numbers of their reports."""
        game, text = request.query_params.get("game", ""), request.query_params.get("q", "")
        runs = runs_of_owner(
            owner_key=owner_key(request),
            game=game_get(slug=game).slug if game else "",
            text=clean_text(text, field="q", longest=MAX_TEXT),
        )
        response = page_response(runs, lambda page: [run_summary(run) for run in page], request=request, view=self)
        response["Cache-Control"] = PRIVATE
        return response

    @extend_schema(
        operation_id="simulations_create",
        request=RunIn,
        parameters=[
            OpenApiParameter(
                "Idempotency-Key", {"type": "string", "pattern": "^[!-~]{0,200}$"}, OpenApiParameter.HEADER, description="Kept for a day."
            )
        ],
        responses={
            202: OpenApiResponse(RunOut, description="Queued; `Location` has its address."),
            200: OpenApiResponse(RunOut, description="An equal request was made before: its run."),
            **_problems(400, 403, 404, 413, 415, 422, 429),
        },
        tags=["simulations"],
    )
    def post(self, request: Request) -> Response:
        """Start a run: 202, or 200 with the first run if an equal request was made before."""
        given = RunIn(data=request.data)
        given.is_valid(raise_exception=True)
        data = given.validated_data
        owner = owner_key(request, create=True)
        run_request = RunRequest(
            game=data["game"],
            sides=sides_of(data["sides"], owner=owner, game=data["game"], mode=data["mode"]),
            games=data["games"],
            mode=data["mode"],
            seed=data.get("seed"),
            options=data.get("options"),
            precision=data.get("precision"),
            seconds=data.get("seconds"),
        )
        run, new = starting.run_start(
            run_request, owner_key=owner, client=client_key(request), idempotency_key=request.headers.get("Idempotency-Key", "")
        )
        location = request.build_absolute_uri(reverse("api:simulation", args=[run.pk]))
        answer = _state(run, request)
        headers = {"Location": location, "Cache-Control": PRIVATE}
        return Response(answer, status.HTTP_202_ACCEPTED if new else status.HTTP_200_OK, headers=headers)


class RunDetail(SessionView):
    """One run."""

    content_negotiation_class = AnyAccept

    @extend_schema(
        operation_id="simulations_retrieve",
        parameters=[
            OpenApiParameter("format", OpenApiTypes.STR, enum=list(FORMATS), description="By default as `Accept` says. csv: the report.")
        ],
        responses={(200, "application/json"): RunOut, (200, "text/csv"): OpenApiTypes.STR, **_problems(400, 404, 406)},
        tags=["simulations"],
    )
    def get(self, request: Request, run_id: str) -> HttpResponse:
        """Get a run: its state, its progress and the report on the games played so far."""
        run = run_get(run_id=run_id, owner_key=owner_key(request))
        if report_format(request) == "csv":
            table = report_file(run)
            patch_vary_headers(table, ["Accept", "Accept-Language"])
            return table
        response = Response(_state(run, request))
        if run_is_over(run):
            # Only the deck's name may still change.  ConditionalGetMiddleware answers 304.
            version = digest([str(run.pk), run.status, run.report_digest, run.games_done, run.deck_name, get_language()])
            response["ETag"] = f'"{version[:32]}"'
            response["Cache-Control"] = REVALIDATED
            patch_vary_headers(response, ["Accept", "Accept-Language"])
        else:
            response["Cache-Control"] = PRIVATE
        return response

    @extend_schema(operation_id="simulations_cancel", request=None, responses={200: RunOut, **_problems(403, 404)}, tags=["simulations"])
    def delete(self, request: Request, run_id: str) -> Response:
        """Cancel a run; the games played so far stay."""
        run = ending.run_cancel(run=run_for_owner(owner_key=owner_key(request), run_id=run_id))
        return Response(_state(run, request), headers={"Cache-Control": PRIVATE})


class RunTable(SessionView):
    """The report on the games played so far as a table (CSV)."""

    content_negotiation_class = AnyAccept

    @extend_schema(
        operation_id="simulations_csv",
        responses={(200, "text/csv"): OpenApiTypes.STR, **_problems(404)},
        tags=["simulations"],
        description="The report on the games played so far as CSV, with the columns part, name, of, value, low, high, n and label.",
    )
    def get(self, request: Request, run_id: str) -> HttpResponse:
        return report_file(run_get(run_id=run_id, owner_key=owner_key(request)))


class RunTwoGames(SessionView):
    """A match of two games with the decks exchanged, from two runs."""

    @extend_schema(
        operation_id="simulations_two_games",
        parameters=[OpenApiParameter("with", OpenApiTypes.STR, required=True, description="The id of the run with the other two decks.")],
        responses={200: TwoGamesOut, **_problems(400, 404)},
        tags=["simulations"],
    )
    def get(self, request: Request, run_id: str) -> Response:
        """The matches that the player of the run's first side wins, if each game of one run is put together with each of the other."""
        key = owner_key(request)
        run = run_get(run_id=run_id, owner_key=key)
        match = match_of_two(run, run_get(run_id=request.query_params.get("with", ""), owner_key=key))
        answer = {**asdict(match.result), "sides": match.sides}
        return Response(answer, headers={"Cache-Control": PRIVATE})


class RunGame(SessionView):
    """One game of a run, step by step."""

    @extend_schema(operation_id="simulations_game", responses={200: ReplayOut, **_problems(404, 409)}, tags=["simulations"])
    def get(self, request: Request, run_id: str, index: str) -> Response:
        run = run_get(run_id=run_id, owner_key=owner_key(request))
        number = int(index) if len(index) <= 12 else BEYOND
        replay = run_replay(run=run, index=number, client=client_key(request))
        language = get_language() or "en"
        steps = [step_data(step, language) for step in replay.steps]
        answer = {
            "run": str(run.pk),
            "index": replay.index,
            "seed": run.seed,
            "outcome": replay.outcome,
            "clock": replay.clock,
            "digest": replay.digest,
            "trace": list(replay.trace),
            "steps": steps,
        }
        response = Response(answer, headers={"Cache-Control": REVALIDATED, "ETag": f'"{replay.digest[:32]}-{language}"'})
        patch_vary_headers(response, ["Accept-Language"])
        return response


def _state(run: Run, request: Request) -> dict[str, Any]:
    state = run_state(run, language=get_language() or "en")
    report = state["report"] or {}
    for sample in (*report.get("samples", ()), *report.get("beside", {}).get("samples", ())):
        sample["url"] = request.build_absolute_uri(reverse("api:simulation-game", args=[run.pk, sample["index"]]))
    return state
