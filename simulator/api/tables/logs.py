"""API views of the logs of tables, as JSON, as JSON lines and as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

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
from simulator.api.tables.sharing import CHOICES, choices_of, number_in
from simulator.api.tables.views import question_data
from simulator.models import Table
from simulator.requests.faults import one_of
from simulator.tables import sharing
from simulator.tables.logs import log_as_text, log_document, preset_in
from simulator.tables.selectors import position_of, table_get

JSON, LINES, TEXT = "json", "lines", "text"
FORMATS = (JSON, LINES, TEXT)
_PRESET = OpenApiParameter(
    "preset",
    OpenApiTypes.STR,
    enum=list(PRESETS),
    description="`decisions`: your own choices. `play`: what happened, without the questions. `all` (the default): everything, "
    "decisions that left no choice included.",
)
_FORMAT = OpenApiParameter(
    "format",
    OpenApiTypes.STR,
    enum=list(FORMATS),
    description="`json` (the default); `lines`, one JSON document a line, for programs that read on: "
    "each line of the log, and last `question` and `version`, as the table has them; or `text` as a file.",
)
_AFTER = OpenApiParameter("after", OpenApiTypes.INT, description="Only lines with a higher number; 0 is the number of the first.")
_ANSWERS = {
    (200, "application/json"): TableLogOut,
    (200, "application/jsonl"): OpenApiTypes.STR,
    (200, "text/plain"): OpenApiTypes.STR,
    **problem_answers(400, 404, 409),
}


class TableLog(SessionView):
    """The log of a table."""

    content_negotiation_class = AnyAccept

    @extend_schema(operation_id="tables_log", parameters=[_PRESET, _FORMAT, _AFTER], responses=_ANSWERS, tags=["tables"])
    def get(self, request: Request, table_id: str) -> HttpResponseBase:
        """Get the log of a game as far as you have seen it; each line has its clause, its cards and its decision."""
        table = table_get(table_id=table_id, owner_key=owner_key(request))
        return _answer(request, table, position_of(table), {"version": table.version})


class SharedTableLog(SessionView):
    """The log of a shared table."""

    content_negotiation_class = AnyAccept

    @extend_schema(operation_id="tables_shared_log", parameters=[CHOICES, _PRESET, _FORMAT, _AFTER], responses=_ANSWERS, tags=["tables"])
    def get(self, request: Request, token: str) -> HttpResponseBase:
        """Get the log of a shared table as its link shows it, now or after some of the owner's choices."""
        table = sharing.table_by_token(token=token)
        return _answer(request, table, sharing.shared_position(table, choices_of(request.query_params.get("choices"))).position)


def _answer(request: Request, table: Table, position: Position, told: Mapping[str, Any] | None = None) -> HttpResponseBase:
    """told: members of the last of the JSON lines, beside the question."""
    preset = preset_in(request.query_params.get("preset"))
    after = number_in("after", request.query_params.get("after"))
    wanted = request.query_params.get("format", JSON)
    if wanted not in FORMATS:
        raise bad_field("format", "unknown_format", one_of("format", FORMATS))
    language = get_language() or "en"
    if wanted == JSON:
        return Response(log_document(table, position, preset, language, after), headers={"Cache-Control": PRIVATE})
    if wanted == LINES:
        lines = log_document(table, position, preset, language, after)["lines"]
        documents = [*lines, {"question": question_data(position, language), **(told or {})}]
        content = "".join(f"{json.dumps(each, ensure_ascii=False)}\n" for each in documents)
        return HttpResponse(content, content_type="application/jsonl", headers={"Cache-Control": PRIVATE})
    response = HttpResponse(log_as_text(table, position, preset, language, after), content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="log-{table.game_id}-{preset}.txt"'
    response["Cache-Control"] = PRIVATE
    return response
