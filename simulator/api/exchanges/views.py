"""API views of exchanges: ask which one helps a deck most, read the answer, cancel."""

from __future__ import annotations

from typing import Any

from django.urls import reverse
from django.utils.translation import get_language
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.limits import client_key
from cards.api.paging import PAGE, page_response
from cards.data.pools import catalogue_of
from cards.selectors import game_get
from decks.api.common import SessionView, problem_answers, valid
from decks.own_cards.pools import catalogue_with
from decks.owners import owner_key
from games.texts import in_language
from simulator.api.exchanges.serializers import ExchangeIn, ExchangeListOut, ExchangeOut
from simulator.api.formats import PRIVATE
from simulator.api.sides import list_of_side
from simulator.exchanges import asking
from simulator.exchanges.request import ExchangeRequest
from simulator.models import Run
from simulator.modes import GOLDFISH, MATCH
from simulator.reasons import failure_data, stop_sentence
from simulator.requests.own_cards import own_cards_of_run
from simulator.requests.request import Side

HEADERS = {"Cache-Control": PRIVATE}
_GAME = OpenApiParameter("game", OpenApiTypes.STR, description="Only about decks of this game.")


class ExchangeList(SessionView):
    """The user's own questions about exchanges."""

    @extend_schema(
        operation_id="exchanges_list",
        parameters=[_GAME, *PAGE],
        responses={200: ExchangeListOut, **problem_answers(400, 404)},
        tags=["exchanges"],
    )
    def get(self, request: Request) -> Response:
        """List the user's own questions, newest first."""
        game = request.query_params.get("game", "")
        runs = asking.exchanges_of(owner_key=owner_key(request))
        if game:
            runs = runs.filter(game=game_get(slug=game))
        response = page_response(runs, lambda page: [_line(run) for run in page], request=request, view=self)
        response["Cache-Control"] = PRIVATE
        return response

    @extend_schema(
        operation_id="exchanges_create",
        request=ExchangeIn,
        responses={
            202: OpenApiResponse(ExchangeOut, description="Workers will play; `Location` has its address. Get it until it is `done`."),
            **problem_answers(400, 403, 404, 413, 415, 422),
        },
        tags=["exchanges"],
    )
    def post(self, request: Request) -> Response:
        """Ask which one exchange helps a deck most.  You have one such question at a time."""
        data = valid(ExchangeIn(data=request.data))
        owner = owner_key(request, create=True)
        opponent = data.get("opponent")
        about = {"owner": owner, "game": data["game"], "mode": GOLDFISH if opponent is None else MATCH}
        asked = ExchangeRequest(
            game=data["game"],
            side=_side(data["deck"], where="deck", **about),
            opponent=None if opponent is None else _side(opponent, where="opponent", **about),
            **{name: data[name] for name in ("format", "source", "query", "removed", "added", "games")},
            seed=data.get("seed"),
        )
        run = asking.exchange_start(asked, owner_key=owner, client=client_key(request._request))
        response = Response(_answer(run), status.HTTP_202_ACCEPTED, headers=HEADERS)
        response["Location"] = request.build_absolute_uri(reverse("api:exchange", args=[run.pk]))
        return response


class ExchangeDetail(SessionView):
    """One question about exchanges."""

    @extend_schema(operation_id="exchanges_retrieve", responses={200: ExchangeOut, **problem_answers(404)}, tags=["exchanges"])
    def get(self, request: Request, run_id: str) -> Response:
        """Get a question of yours with its progress and, once it is done, its answer."""
        return Response(_answer(_run(request, run_id)), headers=HEADERS)

    @extend_schema(
        operation_id="exchanges_cancel", request=None, responses={200: ExchangeOut, **problem_answers(403, 404)}, tags=["exchanges"]
    )
    def delete(self, request: Request, run_id: str) -> Response:
        """Cancel a question of yours."""
        run = _run(request, run_id)
        asking.exchange_cancel(run=run)
        return Response(_answer(run), headers=HEADERS)


def _side(given: dict[str, Any], *, owner: str, game: str, mode: str, where: str) -> Side:
    decklist, deck = list_of_side(given, owner=owner, game=game, mode=mode, where=where)
    return Side(decklist, deck, deck.name if deck else "")


def _run(request: Request, run_id: str) -> Run:
    return asking.exchange_get(run_id=run_id, owner_key=owner_key(request))


def _line(run: Run) -> dict[str, Any]:
    plan = asking.race_of(run)
    failure = failure_data(run.failure)
    return {
        "id": str(run.pk),
        "game": run.game_id,
        "deck_name": run.deck_name,
        "status": str(run.status),
        "asked": {"added": "", **run.about["asked"]},
        "exchanges": plan.tried,
        "left": len(plan.left[-1]),
        "games": plan.games,
        "games_done": plan.games_of(run.games_done),
        "seed": run.seed,
        "stop_reason": failure["detail"] if failure else stop_sentence(run.stop_reason),
        "created": run.created,
    }


def _answer(run: Run) -> dict[str, Any]:
    stages = [{"exchanges": stage.exchanges, "worlds": stage.worlds} for stage in asking.race_of(run).stages]
    report = asking.exchange_report(run)
    return {**_line(run), "stages": stages, "answer": _found(run, report) if report else None}


def _found(run: Run, report: dict[str, Any]) -> dict[str, Any]:
    language = get_language() or "en"
    own = own_cards_of_run(run)
    catalogue = catalogue_with(run.game_id, own) if own else catalogue_of(run.game_id)
    names = {record["code"]: record["name"] for record in (*catalogue.cards, *catalogue.objective_sets)}
    rows = [
        {
            **row,
            **{name: {"code": row[name], "name": names.get(row[name], row[name])} for name in ("removed", "added")},
            "effects": [
                {**{name: effect[name] for name in ("name", "kind", "here", "original")}, "label": in_language(effect["labels"], language)}
                for effect in row["effects"]
            ],
        }
        for row in report["rows"]
    ]
    same = ("by_clock", "counted_from", "counted_to", "original", "helping")
    words = {"policy": in_language(report["policy_text"], language), "verdict": asking.exchange_verdict(run)}
    return {**{name: report[name] for name in same}, **words, "rows": rows}
