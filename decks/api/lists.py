"""API views for lists that are not stored: checking legality, and reading text and files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.utils.translation import get_language, gettext
from drf_spectacular.utils import PolymorphicProxySerializer, extend_schema
from rest_framework import serializers
from rest_framework.parsers import MultiPartParser
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from cards.api.strict_fields import unknown_members
from cards.api.views.public import PublicView
from cards.data.pools import pool_of
from cards.errors import BadInput
from cards.selectors import game_get
from cards.texts.safe_text import field_error
from decks import legality, services
from decks.api.common import body_of, problem_answers, spend_for, valid
from decks.api.conversion import leaders_data, slots_from
from decks.api.inputs import MAX_LISTS, ListInput, ParseFileInput, ParseInput, ValidateInput
from decks.api.outputs import ParseOutput, ValidateListsOutput, ValidateOutput
from decks.exchange import importing
from decks.slots import check_slots
from games.contracts.decks import Decklist, UnreadLine
from games.decks.slots import with_guesses
from games.registry import game_by_slug

MOST_UNREAD = 200  # lines that are not recognized, in all lists of a request
MOST_PROBLEMS = 25_000  # in all lists of a request and all formats: as many as a hundred lists of twenty cards have
_COMMON = ("game", "format", "on")  # members that apply to all lists of a request
_ANSWER = PolymorphicProxySerializer("ValidateAnswer", serializers=[ValidateOutput, ValidateListsOutput], resource_type_field_name=None)


class ValidateView(PublicView):
    """Check the legality of a list.  Nothing is stored, and no account is needed."""

    @extend_schema(operation_id="validate", request=ValidateInput, responses={200: _ANSWER, **problem_answers(400, 404, 413, 422)})
    def post(self, request: Request) -> Response:
        body = body_of(request)
        several = body.get("lists")
        pools: dict[str, Any] = {}
        if "lists" not in body:
            spend_for(request, "deck_check")
            return Response(_checked(body, pools))
        if faults := unknown_members(body, (*_COMMON, "lists")):
            raise serializers.ValidationError(faults)
        if not isinstance(several, list) or not 1 <= len(several) <= MAX_LISTS:
            raise field_error("lists", "invalid", gettext("This must be a list of 1 to %(most)s lists.") % {"most": MAX_LISTS})
        spend_for(request, "deck_check", cost=len(several))
        if (
            sum(len(each["text"]) for each in several if isinstance(each, Mapping) and isinstance(each.get("text"), str))
            > importing.MAX_TEXT
        ):
            message = gettext("All lists together have at most %(most)s characters of text.")
            raise field_error("lists", "max_length", message % {"most": f"{importing.MAX_TEXT:,}"})
        common = {key: body[key] for key in _COMMON if key in body}
        results: list[dict[str, Any]] = []
        unread = problems = 0
        for index, each in enumerate(several):
            if unread > MOST_UNREAD:  # computing suggestions for a line is the slowest part
                message = gettext("The lists before this one have more than %(most)s lines that are not recognized. Send fewer lists.")
                raise field_error(f"lists[{index}]", "too_many_unread", message % {"most": MOST_UNREAD})
            if problems > MOST_PROBLEMS:
                message = gettext("The lists before this one have more than %(most)s problems. Send fewer lists, or name a format.")
                raise field_error(f"lists[{index}]", "too_many_problems", message % {"most": f"{MOST_PROBLEMS:,}"})
            try:
                results.append(_checked({**common, **each} if isinstance(each, Mapping) else each, pools, most=legality.MOST_PROBLEMS))
                problems += sum(verdict["problem_count"] for verdict in results[-1]["formats"])
                unread += len(results[-1]["unmatched"]) + len(results[-1].get("guessed", ()))
            except BadInput as error:
                raise importing.prefixed(error, f"lists[{index}]") from None
            except serializers.ValidationError as error:
                raise serializers.ValidationError({"lists": [*[{}] * index, error.detail]}) from None
        return Response({"results": results})


def _checked(body: Any, pools: dict[str, Any], *, most: int = 0) -> dict[str, Any]:
    """The answer for one list.

    pools: game -> card pool, a cache for this request, because looking up a pool costs a query.
    most: the problems of a format that are listed; 0 for the usual number.
    """
    data = valid(ListInput(data=body))
    if "game" not in data:
        raise field_error("game", "required", gettext("Name the game."))
    game = data["game"]
    rules = game_by_slug(game)
    formats = [each.code for each in rules.decks.formats]
    if (format := data.get("format")) is not None and format not in formats:
        raise field_error("format", "invalid_choice", services.one_of(formats))
    if "slots" in data and "text" in data:
        raise field_error("text", "invalid", gettext("Send slots or text, not both."))
    if game not in pools:
        pools[game] = pool_of(game_get(slug=game).slug)
    pool = pools[game]
    side: str | None = data.get("side") or None
    unread: tuple[UnreadLine, ...] = ()
    extra: dict[str, Any] = {}
    if "text" in data:
        parsed = importing.list_parse(game=game, text=data["text"], pool=pool)
        data["slots"], side, unread = list(with_guesses(parsed.slots, parsed.guessed)), side or parsed.side, parsed.unread
        extra = {
            "slots": [importing.slot_data(slot) for slot in data["slots"]],
            "guessed": [importing.unread_data(line, language=get_language() or "en") for line in parsed.guessed],
        }
    slots = check_slots(rules=rules, slots=slots_from(data, rules) or [], known=False)
    decklist = Decklist(tuple(slots), services.check_side(rules, side))
    language = get_language() or "en"
    return {
        "game": game,
        **legality.legality_data(
            game=game, decklist=decklist, language=language, on=data.get("on"), formats=[format] if format else None, pool=pool, most=most
        ),
        **extra,
        "unmatched": [importing.unread_data(line, language=language) for line in unread],
    }


class BoundedForm(MultiPartParser):
    """Multipart parser with the size limit of other request bodies; it requires Content-Length, which browsers always send."""

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        announced = str(parser_context["request"].META.get("CONTENT_LENGTH", "")) if parser_context else ""
        if not announced.isdecimal() or int(announced) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            raise RequestDataTooBig
        return super().parse(stream, media_type, parser_context)


class ParseView(PublicView):
    """Read a deck from text or a file; lines that are not recognized are returned with suggestions.

    The format is detected from the content: a typed list, an export of this site, a deck file of another program, or a deck code.
    The game, too, can be detected; `other_game` says if the list is more likely of another game than the one in the request.
    """

    parser_classes = (*APIView.parser_classes, BoundedForm)

    @extend_schema(
        operation_id="parse_deck",
        request={"application/json": ParseInput, "multipart/form-data": ParseFileInput},
        responses={200: ParseOutput, **problem_answers(400, 404, 413, 415, 422)},
    )
    def post(self, request: Request) -> Response:
        file = request.FILES.get("file")
        is_form = (request.content_type or "").startswith("multipart/") and "text" not in request.data
        data = valid((ParseFileInput if is_form else ParseInput)(data=request.data))
        spend_for(request, "deck_check")
        if file:
            parsed = importing.file_read(game=data.get("game"), data=file.read(importing.MAX_FILE + 1), file_name=file.name or "")
        else:
            parsed = importing.list_read(game=data.get("game"), text=data["text"])
        rules, pool = game_by_slug(parsed.game), pool_of(parsed.game)
        slots = with_guesses(parsed.slots, parsed.guessed) if data.get("guesses") == "take" else parsed.slots
        decklist = Decklist(slots, parsed.side)
        language = get_language() or "en"
        return Response(
            {
                "game": parsed.game,
                "other_game": importing.other_game_data(parsed.other_game),
                "detected_format": parsed.format,
                "name": parsed.name,
                "description": parsed.description,
                "side": rules.decks.side_of(decklist, pool),
                "slots": [importing.slot_data(slot) for slot in slots],
                **leaders_data(decklist, rules),
                "unmatched": [importing.unread_data(line, language=language) for line in parsed.unread],
                "guessed": [importing.unread_data(line, language=language) for line in parsed.guessed],
            }
        )
