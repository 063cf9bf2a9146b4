"""API view of the strength of policies."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.selectors import game_get
from decks.api.common import problem_answers
from games.registry import GAMES
from simulator.tables.strengths import strengths_of

_GAME = OpenApiParameter("game", OpenApiTypes.STR, description="Only the policies of this game.")


class StrengthOut(serializers.Serializer[Any]):
    """Matches of a policy against another one, each on each side in half of them."""

    game = serializers.CharField()
    policy = serializers.CharField()
    against = serializers.CharField()
    games = serializers.IntegerField()
    won = serializers.IntegerField(help_text="The matches that `policy` won; a match without a winner is not won.")
    interval = serializers.ListField(
        child=serializers.FloatField(), min_length=2, max_length=2, help_text="The share won, 95 % (Wilson): lower and upper end."
    )
    version = serializers.CharField(help_text="The version of the rules with which they were played.")


class StrengthListOut(serializers.Serializer[Any]):
    results = StrengthOut(many=True)


class StrengthList(APIView):
    """The measured strength of the policies of all games."""

    @extend_schema(
        operation_id="policies_list", parameters=[_GAME], responses={200: StrengthListOut, **problem_answers(400, 404)}, tags=["tables"]
    )
    def get(self, request: Request) -> Response:
        """List how strong the policies are: the shares that they win against each other with the ready lists."""
        game = request.query_params.get("game", "")
        slugs = [game_get(slug=game).slug] if game else list(GAMES)
        rows = [{"game": slug, **asdict(each)} for slug in slugs for each in strengths_of(slug)]
        return Response({"results": rows})
