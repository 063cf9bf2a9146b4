"""Base of the public views: open to everyone and every origin, with ETags and rate limits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext
from rest_framework import serializers
from rest_framework.authentication import BaseAuthentication
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards import selectors
from cards.api import limits
from cards.api.paging import page_response
from cards.api.serializers.shared import fact_names
from cards.errors import BadInput
from cards.models import Game
from cards.query import DISPLAYS, Warning
from cards.query.search_context import Requester
from cards.search import filters
from games.registry import GAMES
from games.texts import LANGUAGES

CACHED = "public, max-age=60, stale-while-revalidate=600"


class PublicView(APIView):
    """Base of the public views: no session, no cookie, the same response for everyone.

    bucket, cost: the rate limit that a request counts against in addition to "all", and its units.
    """

    authentication_classes: Sequence[type[BaseAuthentication]] = ()
    bucket = ""
    cost = 1

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        request._request.any_origin = True  # type: ignore[attr-defined]  # read by the middleware; even a POST stores no user data here
        super().initial(request, *args, **kwargs)
        key = limits.client_key(request._request)
        limits.spend(bucket="all", key=key)
        if self.bucket:
            limits.spend(bucket=self.bucket, key=key, cost=self.cost)

    def finalize_response(self, request: Request, response: Response, *args: Any, **kwargs: Any) -> Response:
        response = super().finalize_response(request, response, *args, **kwargs)
        if request.method in ("GET", "HEAD"):
            response.setdefault("Cache-Control", CACHED if response.status_code == 200 else "no-store")
        return response

    def game(self) -> Game:
        """The game in the `game` parameter of the URL."""
        slug = self.request.query_params.get("game", "")
        if not slug:
            sentence = gettext("The game is missing: add ?game=… with one of %(games)s.") % {"games": ", ".join(GAMES)}
            raise BadInput(sentence, code="game_missing")
        return selectors.game_get(slug=slug)

    def requester(self, game: Game) -> Requester | None:
        """The user's cards and decks for this query, None where users are not known."""
        return None

    def language(self) -> str:
        """The language of explanations and warnings: the `language` parameter, or English."""
        language = self.request.query_params.get("language", "").lower()
        return language if language in LANGUAGES else "en"

    def context(self, game: Game) -> dict[str, Any]:
        return {"request": self.request, "fact_names": fact_names(game.slug)}

    def listed(self, rows: QuerySet[Any], serializer: type[serializers.Serializer[Any]], game: Game, **more: Any) -> Response:
        """One page of `rows`: {count, next, previous, ...more, results}."""
        return self.paged(rows, lambda page: serializer(page, many=True, context=self.context(game)).data, **more)

    def paged(self, rows: QuerySet[Any] | list[Any], results_of: Callable[[list[Any]], Any], **more: Any) -> Response:
        return page_response(rows, results_of, request=self.request, view=self, **more)

    def unknown_parameters(self) -> list[dict[str, Any]]:
        """Warnings about parameters, for views that have no filters."""
        warnings = filters.unknown_filter_warnings(filters.NoFilters, self.request.query_params)
        return [warning.as_data(self.language()) for warning in (*warnings, *self.unknown_values())]

    def unknown_values(self) -> list[Warning]:
        """Warnings about the values of parameters that every list of the API has; without them an unknown value has no effect."""
        choices = {"language": LANGUAGES, "view": DISPLAYS["view"]}
        given = {name: str(value).lower() if name == "language" else str(value) for name, value in self.request.query_params.items()}
        return filters.unknown_value_warnings(given, choices)


def as_json(data: Any) -> str:
    return JSONRenderer().render(data).decode()
