"""API views of puzzles: the list, a position with its solution step by step, and tables at which they are played."""

from __future__ import annotations

from typing import Any

from django.utils.translation import get_language
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.limits import client_key
from cards.api.strict_fields import Strict, TrueOrFalse
from cards.selectors import game_get
from decks.api.common import SessionView, problem_answers, spend_for, valid
from decks.owners import owner_key
from games.registry import GAMES
from simulator.api.formats import PRIVATE
from simulator.api.serializers import StepOut
from simulator.api.steps import step_data
from simulator.api.tables.serializers import QuestionOut, TableOut
from simulator.api.tables.views import created, question_data
from simulator.modes import OF_TABLES
from simulator.tables import puzzles
from simulator.tables.services import puzzle_deal_start, puzzle_start

HEADERS = {"Cache-Control": PRIVATE}
_GAME = OpenApiParameter("game", OpenApiTypes.STR, description="Only the puzzles of this game.")
_SOLUTION = OpenApiParameter("solution", OpenApiTypes.INT, description="How many steps of the solution to tell; by default none.")


class PuzzleRowOut(serializers.Serializer[Any]):
    """A puzzle in the list."""

    game = serializers.CharField()
    number = serializers.IntegerField(help_text="From 1 in each game.")
    mode = serializers.ChoiceField(choices=OF_TABLES)
    choices = serializers.IntegerField(help_text="The choices of its solution.")
    solved = serializers.BooleanField(help_text="Whether you have solved it at a table of your own.")


class PuzzleListOut(serializers.Serializer[Any]):
    results = PuzzleRowOut(many=True)


class PuzzleOut(PuzzleRowOut):
    """A puzzle with its position.  The goal: win in this turn."""

    question = QuestionOut()
    solution = StepOut(many=True, help_text="The first steps of the solution, as many as `?solution=` asks for.")


class PuzzleTableIn(Strict):
    """What to play of a puzzle."""

    deal = TrueOrFalse(
        required=False,
        default=False,
        help_text="Play its deal from the first turn on: an ordinary game, which is marked as seen. So a changed puzzle can be played.",
    )


class PuzzleList(SessionView):
    """The puzzles of all games."""

    @extend_schema(
        operation_id="puzzles_list", parameters=[_GAME], responses={200: PuzzleListOut, **problem_answers(400, 404)}, tags=["tables"]
    )
    def get(self, request: Request) -> Response:
        """List the puzzles, by game and number: positions in which you can win in this turn, in one way only."""
        game = request.query_params.get("game", "")
        slugs = [game_get(slug=game).slug] if game else [slug for slug in GAMES if puzzles.puzzles_of(slug)]
        rows = []
        for slug in slugs:
            solved = puzzles.solved_by(owner_key(request), slug)
            rows += [_row(slug, number, number in solved) for number in range(1, len(puzzles.puzzles_of(slug)) + 1)]
        return Response({"results": rows}, headers=HEADERS)


class PuzzleDetail(SessionView):
    """One puzzle."""

    @extend_schema(
        operation_id="puzzles_retrieve",
        parameters=[_SOLUTION],
        responses={200: PuzzleOut, **problem_answers(400, 404, 409)},
        tags=["tables"],
    )
    def get(self, request: Request, game: str, number: int) -> Response:
        """Get a puzzle: its board and options, and as much of its solution as you ask for."""
        slug = game_get(slug=game).slug
        spend_for(request, "table_choice")
        position, goal = puzzles.puzzle_position(slug, number), puzzles.goal_of(slug, number)
        text = request.query_params.get("solution", "0")
        shown = puzzles.steps_shown(goal, int(text) if text.isascii() and text.isdigit() and len(text) < 4 else text)
        language = get_language() or "en"
        document = {
            **_row(slug, number, number in puzzles.solved_by(owner_key(request), slug)),
            "question": question_data(position, language),
            "solution": [step_data(step, language) for step in goal.steps[:shown]],
        }
        return Response(document, headers=HEADERS)


class PuzzleTables(SessionView):
    """Tables at which a puzzle is played."""

    @extend_schema(
        operation_id="puzzles_table",
        request=PuzzleTableIn,
        responses={
            201: OpenApiResponse(TableOut, description="`Location` has its address."),
            **problem_answers(400, 403, 404, 409, 413, 415, 422),
        },
        tags=["tables"],
    )
    def post(self, request: Request, game: str, number: int) -> Response:
        """Play a puzzle at a table of your own, whose `solved` says whether you have won in this turn; or its deal, as an ordinary game.

        409 `versions_changed` if other rules or cards have changed the puzzle; unless `changed` is `lists`, its deal can still be played.
        """
        slug = game_get(slug=game).slug
        begin = puzzle_deal_start if valid(PuzzleTableIn(data=request.data))["deal"] else puzzle_start
        owner = owner_key(request, create=True)
        return created(request, begin(slug=slug, number=number, owner_key=owner, client=client_key(request)))


def _row(slug: str, number: int, is_solved: bool) -> dict[str, Any]:
    found = puzzles.puzzle_get(slug, number)
    return {"game": slug, "number": number, "mode": found.mode, "choices": len(found.solution), "solved": is_solved}
