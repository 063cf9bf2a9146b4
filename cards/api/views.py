"""Views of the public card API: open to everyone and every origin, with ETags and rate limits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from django.db.models import QuerySet
from django.http import HttpResponse, StreamingHttpResponse
from django.utils.translation import gettext
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers
from rest_framework.authentication import BaseAuthentication
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards import selectors
from cards.api import bulk, limits
from cards.api import serializers as shapes
from cards.api.paging import PAGE, paginator
from cards.errors import BadInput
from cards.models import Card, Game
from cards.query import DISPLAYS
from cards.query.search_context import Asker
from cards.render_cache import RenderCache
from cards.search import filters, find, orders
from games.registry import GAMES
from games.texts import LANGUAGES

DOCUMENTS = RenderCache[tuple[str, str]]()
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
            sentence = gettext("Say which game: ?game=… with one of %(games)s.") % {"games": ", ".join(GAMES)}
            raise BadInput(sentence, code="game_missing")
        return selectors.game_get(slug=slug)

    def asker(self, game: Game) -> Asker | None:
        """The user's cards and decks for this query, None where users are not known."""
        return None

    def language(self) -> str:
        """The language of explanations and warnings: the `language` parameter, or English."""
        asked = self.request.query_params.get("language", "").lower()
        return asked if asked in LANGUAGES else "en"

    def context(self, game: Game) -> dict[str, Any]:
        return {"request": self.request, "fact_names": shapes.fact_names(game.slug)}

    def listed(self, rows: QuerySet[Any], serializer: type[serializers.Serializer[Any]], game: Game, **more: Any) -> Response:
        """One page of `rows`: {count, next, previous, ...more, results}."""
        return self.paged(rows, lambda page: serializer(page, many=True, context=self.context(game)).data, **more)

    def paged(self, rows: QuerySet[Any] | list[Any], results_of: Callable[[list[Any]], Any], **more: Any) -> Response:
        pages = paginator()
        page = pages.paginate_queryset(rows, self.request, view=self) or []
        document = pages.get_paginated_response(results_of(page)).data
        results = document.pop("results")
        return Response({**document, **more, "results": results})

    def unknown_parameters(self) -> list[dict[str, Any]]:
        """Warnings about parameters, for views that have no filters."""
        return [warning.as_data(self.language()) for warning in filters.unknown(filters.NoFilters, self.request.query_params)]


def as_json(data: Any) -> str:
    return JSONRenderer().render(data).decode()


# --- OpenAPI parameters and responses --------------------------------------------------------------------------------

GAME = OpenApiParameter("game", OpenApiTypes.STR, required=True, enum=list(GAMES), description="The game's slug.")
PATH_GAME = OpenApiParameter("game", OpenApiTypes.STR, OpenApiParameter.PATH, enum=list(GAMES))
AnyField = serializers.Field[Any, Any, Any, Any]
Q = OpenApiParameter(
    "q",
    OpenApiTypes.STR,
    description="A query: words of a name in any language, and terms such as `type:unit` or `cost<=3`. At most 1,000 characters.",
)
LANGUAGE = OpenApiParameter(
    "language", OpenApiTypes.STR, enum=list(LANGUAGES), description="The language of explanations and warnings; English by default."
)
ORDER = OpenApiParameter(
    "order",
    OpenApiTypes.STR,
    enum=[sign + name for name in orders.CARD_ORDERS for sign in ("", "-")],
    description="The sort order; a leading minus reverses it.",
)


DISPLAY = [
    OpenApiParameter(name, OpenApiTypes.STR, enum=list(values), description="Same as the display option of the query language.")
    for name, values in DISPLAYS.items()
    if values and name != "unique"  # the filter of that name also accepts the display values
]


def _problems(*statuses: int) -> dict[Any, Any]:
    return {(status, "application/problem+json"): OpenApiResponse(shapes.ProblemSerializer) for status in (*statuses, 429)}


def _list_of(serializer: type[serializers.Serializer[Any]], **more: AnyField) -> type[serializers.Serializer[Any]]:
    members = {
        "count": serializers.IntegerField(),
        "next": serializers.URLField(allow_null=True),
        "previous": serializers.URLField(allow_null=True),
        **more,
        "results": serializer(many=True),
    }
    name = serializer.__name__.removeprefix("Found").removesuffix("Serializer")
    return type(f"{name}ListSerializer", (serializers.Serializer,), members)


def _filter_parameters(name: str) -> list[OpenApiParameter]:
    """The filters of all games' lists, each once."""
    found: dict[str, OpenApiParameter] = {}
    for slug in GAMES:
        for parameter, one in getattr(filters, name)(slug).base_filters.items():
            many = isinstance(one, filters.Codes)
            kind = OpenApiTypes.INT if isinstance(one, filters.WholeNumber) else OpenApiTypes.STR
            found[parameter] = OpenApiParameter(
                parameter, kind, many=many, enum=["true", "false"] if isinstance(one, filters.YesOrNo) else None
            )
    return list(found.values())


QUERY = {"query": shapes.QuerySerializer()}
WARNINGS = {"warnings": shapes.WarningSerializer(many=True)}


# --- views -----------------------------------------------------------------------------------------------------------


class GameList(PublicView):
    """The games in the catalogue."""

    @extend_schema(
        operation_id="games", responses={200: _list_of(shapes.GameSerializer, **WARNINGS), **_problems(400, 404)}, parameters=PAGE
    )
    def get(self, request: Request) -> Response:
        return self.paged(
            selectors.game_list(),
            lambda page: shapes.GameSerializer(page, many=True, context={"request": request}).data,
            warnings=self.unknown_parameters(),
        )


class GameDetail(PublicView):
    """One game: its counts, formats, zones, printed facts, filters and orders."""

    @extend_schema(operation_id="game", responses={200: shapes.GameDetailSerializer, **_problems(404)}, parameters=[PATH_GAME])
    def get(self, request: Request, game: str) -> Response:
        found = selectors.game_list().filter(slug=selectors.game_get(slug=game).slug).get()
        return Response(shapes.GameDetailSerializer(found, context={"request": request}).data)


class CardList(PublicView):
    """Search cards by name and facts.  An unknown filter gives a warning in `query`, an invalid value an error."""

    bucket, cost = "search", limits.SEARCH_COST

    @extend_schema(
        operation_id="cards",
        responses={200: _list_of(shapes.FoundCardSerializer, **QUERY), **_problems(400, 404)},
        parameters=[GAME, Q, ORDER, LANGUAGE, *DISPLAY, *PAGE, *_filter_parameters("card_filters")],
    )
    def get(self, request: Request) -> HttpResponse:
        game = self.game()
        asked = request.query_params
        found = find.card_find(game=game, q=asked.get("q", ""), filters=asked, order=asked.get("order", ""), asker=self.asker(game))
        page: list[str] = []

        def no_results(codes: list[str]) -> list[Any]:
            page.extend(codes)
            return []

        head = as_json(self.paged(found.codes, no_results, query=found.query.as_data(self.language())).data)
        cards = ",".join(self.documents(game, page, prints=found.prints))
        return HttpResponse(f"{head.removesuffix(']}')}{cards}]}}", content_type="application/json")

    def documents(self, game: Game, codes: list[str], *, prints: bool) -> Iterator[str]:
        """The JSON documents of the cards, as `FoundCardSerializer` renders them; cached without this request's host.

        prints: the codes are those of printings, and each printing is shown as a separate result.
        """
        context = {"fact_names": shapes.fact_names(game.slug)}

        def make(card: Card) -> tuple[str, str]:
            members = list(shapes.CardSerializer(card, context=context).data.items())
            at = next(place for place, (name, _) in enumerate(members) if name == "url")
            before, address, after = (as_json(part) for part in (dict(members[:at]), members[at][1], dict(members[at + 1 :])))
            return f'{before[:-1]},"url":"', f"{address[1:]},{after[1:-1]}"

        cached = DOCUMENTS.get_or_make(codes, game=game, find=partial(selectors.cards_by_code, game=game), make=make)
        host = as_json(self.request.build_absolute_uri("/").removesuffix("/"))[1:-1]
        for code, (before, after) in zip(codes, cached, strict=True):
            yield f'{before}{host}{after},"printed":{as_json(code) if prints else "null"}}}'


class CardDetail(PublicView):
    """One card, by the code of any of its printings, with its rulings, restrictions and status in each format today."""

    @extend_schema(operation_id="card", responses={200: shapes.CardDetailSerializer, **_problems(404)}, parameters=[PATH_GAME])
    def get(self, request: Request, game: str, code: str) -> Response:
        found = selectors.game_get(slug=game)
        context = self.context(found) | {"game": found}
        return Response(shapes.CardDetailSerializer(selectors.card_get(game=found, code=code), context=context).data)


class CardNames(PublicView):
    """Autocomplete for card names: at most 20, those that begin with the typed text first."""

    bucket = "search"

    @extend_schema(operation_id="card_names", responses={200: shapes.CardNamesSerializer, **_problems(400, 404)}, parameters=[GAME, Q])
    def get(self, request: Request) -> Response:
        names = find.card_names(game=self.game(), q=request.query_params.get("q", ""))
        return Response({"warnings": self.unknown_parameters(), "results": names})


class SearchParse(PublicView):
    """Parse a query without searching: its tree, its explanation in words, and warnings about what was not understood."""

    bucket = "search"

    @extend_schema(
        operation_id="search_parse", responses={200: shapes.ParsedSerializer, **_problems(400, 404)}, parameters=[GAME, Q, LANGUAGE]
    )
    def get(self, request: Request) -> Response:
        query = find.query_parse(game=self.game(), q=request.query_params.get("q", ""))
        document = {"query": query.as_data(self.language()), "tree": query.as_tree(), "display": query.display}
        return Response({**document, "warnings": self.unknown_parameters()})


class SearchFields(PublicView):
    """The fields of a game's query language, each with its first values."""

    bucket = "search"

    @extend_schema(
        operation_id="search_fields",
        responses={200: shapes.SearchFieldsSerializer, **_problems(400, 404)},
        parameters=[
            GAME,
            OpenApiParameter("field", OpenApiTypes.STR, description="Return only this field, given by any of its keys."),
            OpenApiParameter("begins", OpenApiTypes.STR, description="Return only values that have a word beginning with this text."),
        ],
    )
    def get(self, request: Request) -> Response:
        asked = request.query_params
        found = find.search_fields(game=self.game(), field=asked.get("field", "")[:60], begins=asked.get("begins", "")[:60])
        warnings = [one for one in self.unknown_parameters() if one["term"] not in ("field", "begins")]
        return Response({"warnings": warnings, "results": shapes.SearchFieldSerializer(found, many=True).data})


class CardCollection(PublicView):
    """Up to 500 cards by the codes of their printings; unknown codes are returned in `not_found`."""

    bucket, cost = "search", 10

    @extend_schema(
        operation_id="card_collection",
        request=shapes.CollectionRequestSerializer,
        responses={200: shapes.CollectionSerializer, **_problems(400, 404, 413, 415)},
    )
    def post(self, request: Request) -> Response:
        asked = shapes.CollectionRequestSerializer(data=request.data)
        asked.is_valid(raise_exception=True)
        game = selectors.game_get(slug=asked.validated_data["game"])
        codes = asked.validated_data["codes"]
        found = selectors.cards_by_code(game=game, codes=codes)
        unique = {card.pk: card for card in found.values()}
        cards = shapes.CardSerializer(unique.values(), many=True, context=self.context(game)).data
        return Response({"results": cards, "not_found": [code for code in dict.fromkeys(codes) if code not in found]})


class FactionList(PublicView):
    """The factions of a game."""

    @extend_schema(
        operation_id="factions",
        responses={200: _list_of(shapes.FactionSerializer, **WARNINGS), **_problems(400, 404)},
        parameters=[GAME, *PAGE],
    )
    def get(self, request: Request) -> Response:
        game = self.game()
        return self.listed(selectors.faction_list(game=game), shapes.FactionSerializer, game, warnings=self.unknown_parameters())


class ProductList(PublicView):
    """The products of a game, in the order of publication."""

    @extend_schema(
        operation_id="products",
        responses={200: _list_of(shapes.ProductSerializer, **WARNINGS), **_problems(400, 404)},
        parameters=[GAME, *PAGE],
    )
    def get(self, request: Request) -> Response:
        game = self.game()
        return self.listed(selectors.product_list(game=game), shapes.ProductSerializer, game, warnings=self.unknown_parameters())


class ObjectiveSetList(PublicView):
    """Search objective sets by number, by name or by the cards in them."""

    bucket, cost = "search", limits.SEARCH_COST

    @extend_schema(
        operation_id="objective_sets",
        responses={200: _list_of(shapes.ObjectiveSetSerializer, **QUERY), **_problems(400, 404)},
        parameters=[GAME, Q, *PAGE, *_filter_parameters("objective_set_filters")],
    )
    def get(self, request: Request) -> Response:
        game = self.game()
        asked = request.query_params
        rows, query = find.objective_set_find(game=game, q=asked.get("q", ""), filters=asked, asker=self.asker(game))
        return self.listed(rows, shapes.ObjectiveSetSerializer, game, query=query.as_data(self.language()))


class ObjectiveSetDetail(PublicView):
    """One objective set with its six cards and the totals of their facts."""

    @extend_schema(
        operation_id="objective_set", responses={200: shapes.ObjectiveSetDetailSerializer, **_problems(404)}, parameters=[PATH_GAME]
    )
    def get(self, request: Request, game: str, code: str) -> Response:
        found = selectors.game_get(slug=game)
        one = selectors.objective_set_get(game=found, code=code)
        return Response(shapes.ObjectiveSetDetailSerializer(one, context=self.context(found)).data)


# --- bulk download ---------------------------------------------------------------------------------------------------

FOR_EVER = "public, max-age=31536000, immutable"


class BulkList(PublicView):
    """The bulk file of each game, with all its facts.  The content at a file's URL never changes."""

    bucket, cost = "search", 10

    @extend_schema(
        operation_id="bulk", responses={200: _list_of(shapes.BulkSerializer, **WARNINGS), **_problems(400, 404)}, parameters=PAGE
    )
    def get(self, request: Request) -> Response:
        return self.paged(
            bulk.bulk_list(),
            lambda page: shapes.BulkSerializer(page, many=True, context={"request": request}).data,
            warnings=self.unknown_parameters(),
        )


class BulkFile(PublicView):
    """Download all the facts of a game as gzipped JSON Lines, each record with its `kind`.

    A URL with a version always returns the same content.
    """

    bucket, cost = "search", 10

    @extend_schema(
        operation_id="bulk_file",
        responses={(200, "application/gzip"): OpenApiTypes.BINARY, **_problems(404)},
        parameters=[
            OpenApiParameter("name", OpenApiTypes.STR, OpenApiParameter.PATH, description="A game's slug, or slug-version from the list.")
        ],
    )
    def get(self, request: Request, name: str) -> StreamingHttpResponse:
        found = bulk.bulk_named(name)
        response = StreamingHttpResponse(bulk.pieces(found), content_type="application/gzip")
        response["Content-Length"] = str(found.size)
        response["Content-Disposition"] = f'attachment; filename="{found.path.name}"'
        response["ETag"] = f'"{found.sha256}"'
        if name not in GAMES:
            response["Cache-Control"] = FOR_EVER
        return response
