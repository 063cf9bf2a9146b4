"""API views of the logs of tables, as JSON and as text."""

from __future__ import annotations

from django.http import HttpResponse
from django.http.response import HttpResponseBase
from django.utils.translation import get_language
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from cards.texts.safe_text import bad_field
from decks.api.common import SessionView, problem_answers
from decks.owners import owner_key
from games.contracts.tables import Position
from games.report.log import PRESETS
from simulator.api.formats import PRIVATE, AnyAccept
from simulator.api.tables.serializers import TableLogOut
from simulator.api.tables.sharing import CHOICES, choices_of
from simulator.models import Table
from simulator.requests.faults import one_of
from simulator.tables import sharing
from simulator.tables.logs import log_as_text, log_document, preset_in
from simulator.tables.selectors import position_of, table_get

JSON, TEXT = "json", "text"
FORMATS = (JSON, TEXT)
_PRESET = OpenApiParameter(
    "preset",
    OpenApiTypes.STR,
    enum=list(PRESETS),
    description="`decisions`: your own choices. `play`: what happened, without the questions. `all` (the default): everything, "
    "decisions that left no choice included.",
)
_FORMAT = OpenApiParameter("format", OpenApiTypes.STR, enum=list(FORMATS), description="`json` (the default), or `text` as a file.")
_ANSWERS = {(200, "application/json"): TableLogOut, (200, "text/plain"): OpenApiTypes.STR, **problem_answers(400, 404, 409)}


class TableLog(SessionView):
    """The log of a table."""

    content_negotiation_class = AnyAccept

    @extend_schema(operation_id="tables_log", parameters=[_PRESET, _FORMAT], responses=_ANSWERS, tags=["tables"])
    def get(self, request: Request, table_id: str) -> HttpResponseBase:
        """Get the log of a game as far as you have seen it; each line has its clause, its cards and its decision."""
        table = table_get(table_id=table_id, owner_key=owner_key(request))
        return _answer(request, table, position_of(table))


class SharedTableLog(SessionView):
    """The log of a shared table."""

    content_negotiation_class = AnyAccept

    @extend_schema(operation_id="tables_shared_log", parameters=[CHOICES, _PRESET, _FORMAT], responses=_ANSWERS, tags=["tables"])
    def get(self, request: Request, token: str) -> HttpResponseBase:
        """Get the log of a shared table as its link shows it, now or after some of the owner's choices."""
        table = sharing.table_by_token(token=token)
        return _answer(request, table, sharing.shared_position(table, choices_of(request.query_params.get("choices"))).position)


def _answer(request: Request, table: Table, position: Position) -> HttpResponseBase:
    preset = preset_in(request.query_params.get("preset"))
    wanted = request.query_params.get("format", JSON)
    if wanted not in FORMATS:
        raise bad_field("format", "unknown_format", one_of("format", FORMATS))
    language = get_language() or "en"
    if wanted == JSON:
        return Response(log_document(table, position, preset, language), headers={"Cache-Control": PRIVATE})
    response = HttpResponse(log_as_text(table, position, preset, language), content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="log-{table.game_id}-{preset}.txt"'
    response["Cache-Control"] = PRIVATE
    return response
