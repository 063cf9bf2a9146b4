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
from games.report.equal_options import equal_options
from games.texts import in_language
from simulator.api.formats import PRIVATE
from simulator.api.sides import list_of_side, sides_of
from simulator.api.steps import step_data
from simulator.api.tables.serializers import (
    BackIn,
    ChoiceIn,
    ForwardIn,
    LuckIn,
    TableAgainIn,
    TableIn,
    TableListOut,
    TableOut,
    TablePaceIn,
    TableReportOut,
    TableStopIn,
)
from simulator.models import Table
from simulator.modes import GOLDFISH, MATCH
from simulator.requests.faults import one_of
from simulator.requests.players import USUAL
from simulator.requests.request import RunRequest, Side
from simulator.tables import selectors, services
from simulator.tables.game_report import figures_of
from simulator.tables.opponents import FIRST
from simulator.tables.pace import news_of, table_set
from simulator.tables.stops import settings_of

HEADERS = {"Cache-Control": PRIVATE}
NEW, ALL = "new", "all"
_STEPS = OpenApiParameter(
    "steps", OpenApiTypes.STR, enum=[NEW, ALL], description="The `steps` in the answer: those after your last decision, or all of the game."
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
        """Start a game that you play yourself: one deck, as in a goldfish run, or against an opponent."""
        data = valid(TableIn(data=request.data))
        owner = owner_key(request, create=True)
        mode = GOLDFISH if data.get("opponent") is None else MATCH
        sides = sides_of(data["sides"], owner=owner, game=data["game"], mode=mode)
        if mode == MATCH:
            sides = (sides[0], _opponent(data["opponent"], sides[0], owner=owner, game=data["game"]))
        run_request = RunRequest(game=data["game"], sides=sides, games=1, mode=mode, seed=data.get("seed"), options=data.get("options"))
        table = services.table_start(run_request, owner_key=owner, client=client_key(request), first=data["first"])
        return created(request, table)


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
        return answer(table, position, position.steps if steps == ALL else None)

    @extend_schema(
        operation_id="tables_update",
        request=TablePaceIn,
        responses={200: TableOut, **problem_answers(400, 403, 404, 409, 413, 415)},
        tags=["tables"],
    )
    def patch(self, request: Request, table_id: str) -> Response:
        """Change how the table's page tells what happens: its pace, whether it stops at decisions that left no choice, and its log."""
        table = _table(request, table_id)
        given = valid(TablePaceIn(data=request.data))
        position = selectors.position_of(table)  # before anything is stored: it may no longer be played
        table_set(table=table, **given)
        return answer(table, position)

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
        return answer(table, self.changed(table, valid(given)))

    def changed(self, table: Table, data: dict[str, Any]) -> Position:
        raise NotImplementedError


_ANSWERS: dict[Any, Any] = {200: TableOut, **problem_answers(400, 403, 404, 409, 413, 415, 422)}


class TableChoices(_Change):
    """Choices at a table."""

    @extend_schema(operation_id="tables_choose", request=ChoiceIn, responses=_ANSWERS, tags=["tables"])
    def post(self, request: Request, table_id: str) -> Response:
        """Take one of the options of the decision that waits; with `repeat`, again until something happens."""
        return self.change(request, table_id, ChoiceIn(data=request.data))

    def changed(self, table: Table, data: dict[str, Any]) -> Position:
        return services.table_choose(table=table, option=data["option"], version=data["version"], repeat=data["repeat"])


class TableBack(_Change):
    """Choices that are taken back."""

    @extend_schema(operation_id="tables_back", request=BackIn, responses=_ANSWERS, tags=["tables"])
    def post(self, request: Request, table_id: str) -> Response:
        """Take back the last choice, its action, its turn, or all choices up to a decision.  The same choices then have the same luck."""
        return self.change(request, table_id, BackIn(data=request.data))

    def changed(self, table: Table, data: dict[str, Any]) -> Position:
        return services.table_back(table=table, to=data["to"], version=data["version"], decision=data.get("decision"))


class TableForward(_Change):
    """Choices that are repeated."""

    @extend_schema(operation_id="tables_forward", request=ForwardIn, responses=_ANSWERS, tags=["tables"])
    def post(self, request: Request, table_id: str) -> Response:
        """Repeat the first choice that was taken back."""
        return self.change(request, table_id, ForwardIn(data=request.data))

    def changed(self, table: Table, data: dict[str, Any]) -> Position:
        return services.table_forward(table=table, version=data["version"])


class TableLuck(_Change):
    """New luck at a table."""

    @extend_schema(operation_id="tables_luck", request=LuckIn, responses=_ANSWERS, tags=["tables"])
    def post(self, request: Request, table_id: str) -> Response:
        """Deal anew what you do not see, with other random numbers from here on; only against an opponent."""
        return self.change(request, table_id, LuckIn(data=request.data))

    def changed(self, table: Table, data: dict[str, Any]) -> Position:
        return services.table_deal_anew(table=table, version=data["version"])


class TableStops(_Change):
    """How kinds of decisions are answered."""

    @extend_schema(operation_id="tables_stops", request=TableStopIn, responses=_ANSWERS, tags=["tables"])
    def post(self, request: Request, table_id: str) -> Response:
        """Set how a kind of decision is answered from now on; if it waits and is automatic, it is answered, with those that follow."""
        return self.change(request, table_id, TableStopIn(data=request.data))

    def changed(self, table: Table, data: dict[str, Any]) -> Position:
        return services.table_stop(table=table, kind=data["kind"], answer=data["answer"], version=data["version"])


class TableReport(SessionView):
    """The report of a table's game."""

    @extend_schema(operation_id="tables_report", responses={200: TableReportOut, **problem_answers(404, 409)}, tags=["tables"])
    def get(self, request: Request, table_id: str) -> Response:
        """Get the numbers that a run of the game counts, of this game alone; 409 `table_open` while it goes on."""
        table = _table(request, table_id)
        position = selectors.position_of(table)
        language = get_language() or "en"
        figures = [
            {
                "name": figure.spec.name,
                "kind": figure.spec.kind,
                "label": in_language(figure.spec.labels, language),
                "unit": in_language(figure.spec.unit, language) if figure.spec.unit else "",
                "value": figure.value,
                "whole": figure.whole,
            }
            for figure in figures_of(table)
        ]
        outcome, clock = (position.replay.outcome, position.replay.clock) if position.replay else ("", 0)
        return Response({"outcome": outcome, "clock": clock, "seen": table.seen, "figures": figures}, headers=HEADERS)


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
        return created(request, services.table_again(table=table, seed=seed, client=client_key(request)))


def _opponent(given: dict[str, Any], own: Side, *, owner: str, game: str) -> Side:
    """The opponent's side; without a list of its own, with that of the person's."""
    policy, options = given.get("policy", ""), given.get("options")
    if not given.keys() & {"deck", "token", "slots"}:
        return Side(own.decklist, policy=policy, options=options)
    decklist, deck = list_of_side(given, owner=owner, game=game, mode=MATCH, where="opponent")
    return Side(decklist, deck, deck.name if deck else "", policy, options)


def _table(request: Request, table_id: str) -> Table:
    return selectors.table_get(table_id=table_id, owner_key=owner_key(request))


def created(request: Request, table: Table) -> Response:
    """The answer with a new table."""
    response = answer(table, selectors.position_of(table), code=status.HTTP_201_CREATED)
    response["Location"] = request.build_absolute_uri(reverse("api:table", args=[table.pk]))
    return response


def answer(table: Table, position: Position, steps: Sequence[Step] | None = None, code: int = status.HTTP_200_OK) -> Response:
    """The answer with a table.  steps: those in the answer; by default those after the person's last decision."""
    language = get_language() or "en"
    shown = news_of(table, position) if steps is None else steps
    document = {
        **_row(table),
        "question": question_data(position, language),
        "steps": [step_data(step, language) for step in shown],
        "digest": position.digest,
    }
    return Response(document, code, headers=HEADERS)


def question_data(position: Position, language: str) -> dict[str, Any] | None:
    """The decision that waits with its options; None when the game is over."""
    asked = position.question
    if asked is None:
        return None
    return {
        "turn": asked.turn,
        "seat": asked.seat,
        "kind": position.kind,
        "phase": in_language(asked.phase, language),
        "text": in_language(asked.text, language),
        "clause": asked.clause,
        "subject": position.subject,
        "options": [
            {
                "number": number,
                "equal_to": first,
                "text": in_language(offer.text, language),
                "card": offer.card,
                "is_pass": offer.is_pass,
                "at": offer.at,
                "targets": list(offer.targets),
            }
            for number, (offer, first) in enumerate(zip(position.offers, equal_options(position), strict=True))
        ],
        "reasons": [
            {"at": pointer, "code": reason.code, "text": in_language(reason.text, language), "clause": reason.clause}
            for pointer, reason in position.reasons.items()
        ],
        "board": dict(asked.board),
    }


def stops_data(table: Table) -> list[dict[str, Any]]:
    language = get_language() or "en"
    return [
        {"kind": each.kind, "answer": each.answer, "phase": in_language(each.phase, language), "like": in_language(each.like, language)}
        for each in settings_of(table)
    ]


def opponent_data(table: Table) -> dict[str, Any] | None:
    """The opponent of a match; None in a goldfish."""
    if table.mode != MATCH:
        return None
    first = next(name for name, side in FIRST.items() if side == table.first)
    return {"policy": table.options.get("policy_1", USUAL), "deck_name": table.opponent_name, "first": first}


def _row(table: Table) -> dict[str, Any]:
    return {
        "id": str(table.pk),
        "game": table.game_id,
        "deck_name": table.deck_name,
        "opponent": opponent_data(table),
        "seed": table.seed if table.tells_seed else None,
        "options": table.options,
        "version": table.version,
        "choices": table.choices if table.outcome and not table.base else table.made,
        "undone": len(table.undone),
        "token": table.token or "",
        "is_open": table.is_open,
        "pace": table.pace,
        "asks_forced": table.asks_forced,
        "log": table.log,
        "stops": stops_data(table),
        "seen": table.seen,
        "puzzle": table.puzzle,
        "solved": table.solved,
        "outcome": table.outcome,
        "created": table.created,
        "played": table.played,
    }
