"""Views of the bulk files."""

from __future__ import annotations

from django.http import StreamingHttpResponse
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api import bulk
from cards.api.paging import PAGE
from cards.api.serializers.games import BulkSerializer
from cards.api.views.parameters import WARNINGS, list_of, problems
from cards.api.views.public import PublicView
from games.registry import GAMES

FOR_EVER = "public, max-age=31536000, immutable"


class BulkList(PublicView):
    """The bulk file of each game, with all its facts.  The content at a file's URL never changes."""

    bucket, cost = "search", 10

    @extend_schema(operation_id="bulk", responses={200: list_of(BulkSerializer, **WARNINGS), **problems(400, 404)}, parameters=PAGE)
    def get(self, request: Request) -> Response:
        return self.paged(
            bulk.bulk_list(),
            lambda page: BulkSerializer(page, many=True, context={"request": request}).data,
            warnings=self.unknown_parameters(),
        )


class BulkFile(PublicView):
    """Download all the facts of a game as gzipped JSON Lines, each record with its `kind`.

    A URL with a version always returns the same content.
    """

    bucket, cost = "search", 10

    @extend_schema(
        operation_id="bulk_file",
        responses={(200, "application/gzip"): OpenApiTypes.BINARY, **problems(404)},
        parameters=[
            OpenApiParameter("name", OpenApiTypes.STR, OpenApiParameter.PATH, description="A game's slug, or slug-version from the list.")
        ],
    )
    def get(self, request: Request, name: str) -> StreamingHttpResponse:
        file = bulk.bulk_named(name)
        response = StreamingHttpResponse(bulk.pieces(file), content_type="application/gzip")
        response["Content-Length"] = str(file.size)
        response["Content-Disposition"] = f'attachment; filename="{file.path.name}"'
        response["ETag"] = f'"{file.sha256}"'
        if name not in GAMES:
            response["Cache-Control"] = FOR_EVER
        return response
