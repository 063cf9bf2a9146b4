"""API views of the mistakes in reviewed games: the list, and one as an exercise whose answer is told when it is solved."""

from __future__ import annotations

from typing import Any

from django.utils.translation import get_language
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.strict_fields import CheckedLater, Strict
from cards.selectors import game_get
from decks.api.common import SessionView, problem_answers, spend_for, valid
from decks.owners import owner_key
from games.coach.grades import NAMES
from simulator.api.formats import PRIVATE
from simulator.api.tables.coach import judged
from simulator.api.tables.coach_serializers import AnswerOut
from simulator.api.tables.serializers import QuestionOut
from simulator.api.tables.views import question_data
from simulator.modes import OF_TABLES
from simulator.tables.learning import mistakes

HEADERS = {"Cache-Control": PRIVATE}
_GAME = OpenApiParameter("game", OpenApiTypes.STR, description="Only the mistakes in this game.")


class MistakeRowOut(serializers.Serializer[Any]):
    """A decision at which a choice lost something beyond doubt; what was better is not told."""

    table = serializers.UUIDField()
    choices = serializers.IntegerField(help_text="The choices of both sides before the decision.")
    game = serializers.CharField()
    deck_name = serializers.CharField(allow_blank=True)
    mode = serializers.ChoiceField(choices=OF_TABLES)
    turn = serializers.IntegerField()
    grade = serializers.ChoiceField(choices=[name for name in NAMES if name])
    learned = serializers.BooleanField(help_text="Whether you have solved it.")


class MistakeListOut(serializers.Serializer[Any]):
    results = MistakeRowOut(many=True)


class MistakeOut(MistakeRowOut):
    """A mistake as an exercise."""

    question = QuestionOut()


class MistakeIn(Strict):
    """An answer to an exercise."""

    option = CheckedLater(shape={"type": "integer", "minimum": 0}, help_text="The `number` of one of the options.")


class MistakeAnswerOut(serializers.Serializer[Any]):
    right = serializers.BooleanField(help_text="Whether no other option is better beyond doubt.")
    played = serializers.IntegerField(allow_null=True, help_text="What you took in the game; null for a wrong answer.")
    answer = AnswerOut(allow_null=True, help_text="What each option is worth; null for a wrong answer.")


class MistakeList(SessionView):
    """The mistakes in your reviewed games."""

    @extend_schema(
        operation_id="mistakes_list", parameters=[_GAME], responses={200: MistakeListOut, **problem_answers(400, 404)}, tags=["tables"]
    )
    def get(self, request: Request) -> Response:
        """List the mistakes in all your games that the coach has reviewed, those not learned and the worst first."""
        game = request.query_params.get("game", "")
        found = mistakes.mistakes_of(owner_key=owner_key(request), game=game_get(slug=game).slug if game else "")
        return Response({"results": [_row(each) for each in found]}, headers=HEADERS)


class TableMistake(SessionView):
    """One mistake as an exercise."""

    @extend_schema(operation_id="tables_mistake", responses={200: MistakeOut, **problem_answers(404, 409)}, tags=["tables"])
    def get(self, request: Request, table_id: str, choices: int) -> Response:
        """Get the position of a mistake with its options, without the answer."""
        spend_for(request, "table_choice")
        found = mistakes.mistake_get(table_id=table_id, choices=choices, owner_key=owner_key(request))
        position = mistakes.position_of_mistake(found)
        return Response({**_row(found), "question": question_data(position, get_language() or "en")}, headers=HEADERS)

    @extend_schema(
        operation_id="tables_mistake_answer",
        request=MistakeIn,
        responses={200: MistakeAnswerOut, **problem_answers(400, 403, 404, 409, 413, 415)},
        tags=["tables"],
    )
    def post(self, request: Request, table_id: str, choices: int) -> Response:
        """Answer the exercise.  Every option that cannot be told apart from the best is right."""
        spend_for(request, "table_choice")
        found = mistakes.mistake_get(table_id=table_id, choices=choices, owner_key=owner_key(request))
        position = mistakes.position_of_mistake(found)
        option = valid(MistakeIn(data=request.data))["option"]
        is_right = mistakes.mistake_answer(mistake=found, option=option, position=position)
        answer = judged(position, found.report, found.figures, get_language() or "en") if is_right else None
        return Response({"right": is_right, "played": found.figures["played"] if is_right else None, "answer": answer}, headers=HEADERS)


def _row(found: mistakes.Mistake) -> dict[str, Any]:
    return {
        "table": str(found.table.pk),
        "choices": found.choices,
        "game": found.table.game_id,
        "deck_name": found.table.deck_name,
        "mode": found.table.mode,
        "turn": found.figures["turn"],
        "grade": found.grade,
        "learned": found.is_learned,
    }
