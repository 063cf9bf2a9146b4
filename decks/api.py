"""Decks over HTTP.  A deck belongs to the session it was made in; to every other session its id does not exist.

ETag: `"<version>.<hash of the answer>"`; If-Match compares the version alone, so a new day's legality spoils no edit.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import re
from collections.abc import Mapping
from datetime import date
from typing import Any

from django.conf import settings
from django.core.exceptions import RequestDataTooBig
from django.http import HttpResponse
from django.utils.translation import get_language, gettext
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import serializers, status
from rest_framework.parsers import MultiPartParser
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.settings import api_settings
from rest_framework.views import APIView

from cards.api import PAGE, PublicView
from cards.errors import BadInput
from cards.limits import client_key, spend
from cards.members import nothing_asked, unknown_members
from cards.pools import check_builds_decks, pool_of
from cards.selectors import game_get
from cards.serializers import ProblemSerializer
from cards.texts import field_error
from decks import exporting, importing, legality, revisions, selectors, services, sheets
from decks import serializers as shapes
from decks.differences import differences, differences_data
from decks.models import Deck
from decks.owners import editor_key, owner_key
from games.contracts import Decklist, Slot
from games.registry import game_by_slug

_VERSION = re.compile(r'"(\d{1,9})(?:\.[0-9a-f]*)?"')
_ON = OpenApiParameter("on", OpenApiTypes.DATE, description="The day to judge legality on; today where it is missing.")
_IF_MATCH = OpenApiParameter("If-Match", OpenApiTypes.STR, OpenApiParameter.HEADER, description="The ETag that was read; 412 if it is old.")


_GAME = OpenApiParameter("game", OpenApiTypes.STR, description="Only the decks of this game.")
_KIND = OpenApiParameter("kind", OpenApiTypes.STR, OpenApiParameter.PATH, enum=[kind.code for kind in exporting.all_kinds()])
_PAPER = OpenApiParameter("paper", OpenApiTypes.STR, enum=list(sheets.PAPERS), description="Of the sheet for the printer.")
_FILES = {
    (200, kind.media_type.partition(";")[0]): OpenApiTypes.BINARY if kind.code == "pdf" else OpenApiTypes.STR
    for kind in exporting.all_kinds()
} | {(200, "application/json"): OpenApiTypes.OBJECT}


MOST_UNREAD = 1_000  # lines of several lists
MOST_PROBLEMS = 50_000  # of several lists in all formats; a hundred lists from tournaments have 8,000


def problem_answers(*statuses: int) -> dict[Any, Any]:
    return {(status, "application/problem+json"): OpenApiResponse(ProblemSerializer) for status in (*statuses, 429)}


_COMMON = ("game", "format", "on")  # what several lists may have in common


class SessionView(APIView):
    """For the session that asks, and so for no other site's pages."""

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        spend_for(request, "all")


class ValidateView(PublicView):
    """Is a list legal?  Stores nothing and needs no account."""

    @extend_schema(
        operation_id="validate", request=shapes.ValidateInput, responses={200: shapes.ValidateOutput, **problem_answers(400, 404, 413, 422)}
    )
    def post(self, request: Request) -> Response:
        body = request.data
        several = body.get("lists")
        pools: dict[str, Any] = {}
        if "lists" not in body:
            spend_for(request, "deck_check")
            return Response(_checked(body, pools))
        if faults := unknown_members(body, (*_COMMON, "lists")):
            raise serializers.ValidationError(faults)
        if not isinstance(several, list) or not 1 <= len(several) <= shapes.MAX_LISTS:
            raise field_error("lists", "invalid", gettext("This must be a list of 1 to %(most)s lists.") % {"most": shapes.MAX_LISTS})
        spend_for(request, "deck_check", cost=len(several))
        if (
            sum(len(each["text"]) for each in several if isinstance(each, Mapping) and isinstance(each.get("text"), str))
            > importing.MAX_TEXT
        ):
            message = gettext("At most %(most)s characters of text in all.")
            raise field_error("lists", "max_length", message % {"most": f"{importing.MAX_TEXT:,}"})
        common = {key: body[key] for key in _COMMON if key in body}
        results: list[dict[str, Any]] = []
        unread = problems = 0
        for index, each in enumerate(several):
            if unread > MOST_UNREAD:  # what a line may have meant takes the longest
                message = gettext("The lists before this one have more than %(most)s lines that are no cards.")
                raise field_error(f"lists[{index}]", "too_many_unread", message % {"most": MOST_UNREAD})
            if problems > MOST_PROBLEMS:
                message = gettext("The lists before this one have more than %(most)s problems. Send fewer lists, or name a format.")
                raise field_error(f"lists[{index}]", "too_many_problems", message % {"most": f"{MOST_PROBLEMS:,}"})
            try:
                results.append(_checked({**common, **each} if isinstance(each, Mapping) else each, pools))
                problems += sum(len(verdict["problems"]) for verdict in results[-1]["formats"])
                unread += len(results[-1]["unmatched"]) + len(results[-1].get("guessed", ()))
            except BadInput as error:
                raise importing.prefixed(error, f"lists[{index}]") from None
            except serializers.ValidationError as error:
                raise serializers.ValidationError({"lists": [*[{}] * index, error.detail]}) from None
        return Response({"results": results})


def _checked(body: Any, pools: dict[str, Any]) -> dict[str, Any]:
    """The answer about one list.  pools: those found for this request, by game; finding one costs a query."""
    data = _valid(shapes.ListInput(data=body))
    if "game" not in data:
        raise field_error("game", "required", gettext("Name the game."))
    game = data["game"]
    rules = game_by_slug(game)
    formats = [each.code for each in rules.formats]
    check_builds_decks(game)
    if (format := data.get("format")) is not None and format not in formats:
        raise field_error("format", "invalid_choice", services.one_of(formats))
    if "slots" in data and "text" in data:
        raise field_error("text", "invalid", gettext("Send slots or text, not both."))
    if game not in pools:
        pools[game] = pool_of(game_get(slug=game).slug)
    pool = pools[game]
    side, unread, extra = data.get("side") or None, (), {}
    if "text" in data:
        parsed = importing.list_parse(game=game, text=data["text"], pool=pool)
        data["slots"], side, unread = list(parsed.slots), side or parsed.side, parsed.unread
        extra = {
            "slots": [importing.slot_data(slot) for slot in parsed.slots],
            "guessed": [importing.unread_data(line, language=get_language() or "en") for line in parsed.guessed],
        }
    slots = services.slots_checked(rules=rules, slots=shapes.slots_given(data, rules) or [], known=False)
    decklist = Decklist(tuple(slots), services.side_asked(rules, side))
    language = get_language() or "en"
    return {
        "game": game,
        **legality.legality_data(
            game=game, decklist=decklist, language=language, on=data.get("on"), formats=[format] if format else None, pool=pool
        ),
        **extra,
        "unmatched": [importing.unread_data(line, language=language) for line in unread],
    }


class BoundedForm(MultiPartParser):
    """A form with a file, no larger than any body is read.  Its length must be announced; a browser's always is."""

    def parse(self, stream: Any, media_type: str | None = None, parser_context: Any = None) -> Any:
        announced = str(parser_context["request"].META.get("CONTENT_LENGTH", "")) if parser_context else ""
        if not announced.isdecimal() or int(announced) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            raise RequestDataTooBig
        return super().parse(stream, media_type, parser_context)


class ParseView(PublicView):
    """Read a deck from text or from a file; lines that were not understood come back, with what they may have meant.

    What it is, is seen from what it holds: a list as people type it, an export of this site, a deck file of another program, a deck code.
    """

    parser_classes = (*api_settings.DEFAULT_PARSER_CLASSES, BoundedForm)

    @extend_schema(
        operation_id="parse_deck",
        request={"application/json": shapes.ParseInput, "multipart/form-data": shapes.ParseFileInput},
        responses={200: shapes.ParseOutput, **problem_answers(400, 404, 413, 415, 422)},
    )
    def post(self, request: Request) -> Response:
        file = request.FILES.get("file")
        data = _valid((shapes.ParseFileInput if file else shapes.ParseInput)(data=request.data))
        spend_for(request, "deck_check")
        game = data["game"]
        rules = game_by_slug(game)
        pool = pool_of(game_get(slug=game).slug)
        if file:
            parsed = importing.file_parse(game=game, data=file.read(importing.MAX_FILE + 1), file_name=file.name or "", pool=pool)
        else:
            parsed = importing.list_parse(game=game, text=data["text"], pool=pool)
        decklist = Decklist(parsed.slots, parsed.side)
        language = get_language() or "en"
        return Response(
            {
                "game": game,
                "detected_format": parsed.format,
                "name": parsed.name,
                "description": parsed.description,
                "side": rules.deck_side(decklist, pool),
                "slots": [importing.slot_data(slot) for slot in parsed.slots],
                **shapes.leaders_data(decklist, rules),
                "unmatched": [importing.unread_data(line, language=language) for line in parsed.unread],
                "guessed": [importing.unread_data(line, language=language) for line in parsed.guessed],
            }
        )


class DeckListView(SessionView):
    """The session's own decks, last changed first; POST makes one."""

    @extend_schema(operation_id="decks", parameters=[_GAME, *PAGE], responses={200: shapes.DeckListOutput, **problem_answers(400, 404)})
    def get(self, request: Request) -> Response:
        decks = selectors.deck_list(owner_key=owner_key(request))
        if game := request.query_params.get("game"):
            decks = decks.filter(game=game_get(slug=game).slug)
        pages = api_settings.DEFAULT_PAGINATION_CLASS()
        page = pages.paginate_queryset(decks, request, view=self) or []
        return _private(pages.get_paginated_response([shapes.deck_summary(deck) for deck in page]))

    @extend_schema(
        operation_id="create_deck", request=shapes.DeckInput, responses={201: shapes.DeckOutput, **problem_answers(400, 403, 404, 413, 422)}
    )
    def post(self, request: Request) -> Response:
        data = _valid(shapes.DeckInput(data=request.data))
        slots = shapes.slots_given(data, game_by_slug(data["game"])) or []
        spend_for(request, "deck")
        known = {key: data[key] for key in ("game", "name", "description", "notes", "visibility", "side") if key in data}
        deck = services.deck_create(owner_key=owner_key(request, create=True), slots=slots, editor=editor_key(request), **known)
        return _created(request, deck)


class DeckView(SessionView):
    """One of the session's own decks."""

    @extend_schema(operation_id="deck", parameters=[_ON], responses={200: shapes.DeckOutput, **problem_answers(400, 404)})
    def get(self, request: Request, pk: str) -> Response:
        return _answer(request, selectors.deck_for_owner(owner_key=owner_key(request), pk=pk), is_owner=True)

    @extend_schema(
        operation_id="change_deck",
        parameters=[_IF_MATCH],
        request=shapes.DeckInput,
        responses={200: shapes.DeckOutput, **problem_answers(400, 403, 404, 412, 413, 422)},
    )
    def patch(self, request: Request, pk: str) -> Response:
        deck = selectors.deck_for_owner(owner_key=owner_key(request), pk=pk)
        data = _valid(shapes.DeckInput(data=request.data, partial=True))
        if data.get("game", deck.game_id) != deck.game_id:
            raise field_error("game", "other_game", gettext("A deck stays with its game."))
        spend_for(request, "deck_write")
        rules = game_by_slug(deck.game_id)
        known = {key: data[key] for key in ("name", "description", "notes", "visibility", "side") if key in data}
        services.deck_update(
            deck=deck,
            expected_version=_expected(request, deck),
            slots=lambda now: shapes.slots_given(data, rules, before=now),
            editor=editor_key(request),
            **known,
        )
        return _answer(request, selectors.deck_for_owner(owner_key=owner_key(request), pk=pk), is_owner=True)

    @extend_schema(operation_id="delete_deck", parameters=[_IF_MATCH], responses={204: None, **problem_answers(403, 404, 412)})
    def delete(self, request: Request, pk: str) -> Response:
        deck = selectors.deck_for_owner(owner_key=owner_key(request), pk=pk)
        spend_for(request, "deck_write")
        services.deck_delete(deck=deck, expected_version=_expected(request, deck))
        return Response(status=status.HTTP_204_NO_CONTENT)


class DeckCopyView(SessionView):
    """A copy of one's own deck."""

    @extend_schema(operation_id="copy_deck", request=None, responses={201: shapes.DeckOutput, **problem_answers(403, 404)})
    def post(self, request: Request, pk: str) -> Response:
        deck = selectors.deck_for_owner(owner_key=owner_key(request), pk=pk)
        nothing_asked(request)
        spend_for(request, "deck")
        return _created(request, services.deck_copy(deck=deck, owner_key=owner_key(request, create=True)))


class DeckExportView(SessionView):
    """One's own deck as a file."""

    @extend_schema(operation_id="export_deck", parameters=[_KIND, _PAPER], responses={**_FILES, **problem_answers(400, 404)})
    def get(self, request: Request, pk: str, kind: str) -> HttpResponse:
        return _file(request, selectors.deck_for_owner(owner_key=owner_key(request), pk=pk), kind)


class SharedDeckView(SessionView):
    """The deck behind a link, for whoever holds it."""

    @extend_schema(operation_id="shared_deck", parameters=[_ON], responses={200: shapes.DeckOutput, **problem_answers(400, 404)})
    def get(self, request: Request, token: str) -> Response:
        deck = the_shared(request, token)
        return _answer(request, deck, is_owner=deck.owner_key == owner_key(request))


class SharedDeckCopyView(SessionView):
    """A copy of a shared deck for this session."""

    @extend_schema(operation_id="copy_shared_deck", request=None, responses={201: shapes.DeckOutput, **problem_answers(403, 404)})
    def post(self, request: Request, token: str) -> Response:
        deck = the_shared(request, token)
        nothing_asked(request)
        spend_for(request, "deck")
        return _created(request, services.deck_copy(deck=deck, owner_key=owner_key(request, create=True)))


class SharedDeckExportView(SessionView):
    """A shared deck as a file."""

    @extend_schema(operation_id="export_shared_deck", parameters=[_KIND, _PAPER], responses={**_FILES, **problem_answers(400, 404)})
    def get(self, request: Request, token: str, kind: str) -> HttpResponse:
        return _file(request, the_shared(request, token), kind)


# --- history and differences -----------------------------------------------------------------------------------------


_NUMBER = OpenApiParameter("number", OpenApiTypes.INT, OpenApiParameter.PATH)
_WITH = OpenApiParameter(
    "with",
    OpenApiTypes.STR,
    required=True,
    description="The number of another revision of this deck, the token of a deck, or the id of an own one.",
)
_REVISION = OpenApiParameter(
    "revision", OpenApiTypes.INT, description="Compare from this revision; the deck as it is now where it is missing."
)


class RevisionListView(SessionView):
    """The history of one's own deck, newest first, each revision with what it changed."""

    @extend_schema(operation_id="deck_revisions", parameters=PAGE, responses={200: shapes.RevisionListOutput, **problem_answers(400, 404)})
    def get(self, request: Request, pk: str) -> Response:
        return _revisions(request, self, _own(request, pk), is_owner=True)


class SharedRevisionListView(SessionView):
    """The history of a shared deck: the lists and what changed in them; former names and descriptions are its owner's."""

    @extend_schema(
        operation_id="shared_deck_revisions", parameters=PAGE, responses={200: shapes.RevisionListOutput, **problem_answers(400, 404)}
    )
    def get(self, request: Request, token: str) -> Response:
        deck = the_shared(request, token)
        return _revisions(request, self, deck, is_owner=deck.owner_key == owner_key(request))


class RevisionView(SessionView):
    """One revision of one's own deck, whole."""

    @extend_schema(operation_id="deck_revision", parameters=[_NUMBER], responses={200: shapes.RevisionOutput, **problem_answers(404)})
    def get(self, request: Request, pk: str, number: int | str) -> Response:
        revision = selectors.revision_get(deck=_own(request, pk), number=int(number))
        return _private(Response(shapes.revision_data(revision, is_owner=True)))


class SharedRevisionView(SessionView):
    """One revision of a shared deck."""

    @extend_schema(
        operation_id="shared_deck_revision", parameters=[_NUMBER], responses={200: shapes.RevisionOutput, **problem_answers(404)}
    )
    def get(self, request: Request, token: str, number: int | str) -> Response:
        deck = the_shared(request, token)
        revision = selectors.revision_get(deck=deck, number=int(number))
        return _private(Response(shapes.revision_data(revision, is_owner=deck.owner_key == owner_key(request))))


class RevisionRestoreView(SessionView):
    """Bring a revision back: its list, name and description become the newest revision."""

    @extend_schema(
        operation_id="restore_deck_revision",
        parameters=[_NUMBER, _IF_MATCH],
        request=None,
        responses={200: shapes.DeckOutput, **problem_answers(403, 404, 412)},
    )
    def post(self, request: Request, pk: str, number: int | str) -> Response:
        deck = _own(request, pk)
        revision = selectors.revision_get(deck=deck, number=int(number))
        nothing_asked(request)
        spend_for(request, "deck_write")
        services.deck_revert(deck=deck, revision=revision, expected_version=_expected(request, deck), editor=editor_key(request))
        return _answer(request, _own(request, pk), is_owner=True)


class CompareView(SessionView):
    """What sets one's own deck apart from another deck or revision."""

    @extend_schema(
        operation_id="compare_deck", parameters=[_WITH, _REVISION], responses={200: shapes.CompareOutput, **problem_answers(400, 404)}
    )
    def get(self, request: Request, pk: str) -> Response:
        return _compared(request, _own(request, pk))


class SharedCompareView(SessionView):
    """What sets a shared deck apart from another deck or revision."""

    @extend_schema(
        operation_id="compare_shared_deck",
        parameters=[_WITH, _REVISION],
        responses={200: shapes.CompareOutput, **problem_answers(400, 404)},
    )
    def get(self, request: Request, token: str) -> Response:
        return _compared(request, the_shared(request, token))


def _own(request: Request, pk: str) -> Deck:
    return selectors.deck_for_owner(owner_key=owner_key(request), pk=pk)


def _revisions(request: Request, view: APIView, deck: Deck, *, is_owner: bool) -> Response:
    pages = api_settings.DEFAULT_PAGINATION_CLASS()
    page = pages.paginate_queryset(selectors.revisions_of(deck), request, view=view) or []
    before = {}
    if page:  # one older than the page shows, to say what the oldest of it changed
        older = selectors.revisions_of(deck).filter(number__lt=page[-1].number)[:1]
        rows = [*page, *older]
        before = {new.pk: old for new, old in itertools.pairwise(rows)}
    return _private(
        pages.get_paginated_response([shapes.revision_row(revision, before.get(revision.pk), is_owner=is_owner) for revision in page])
    )


def _compared(request: Request, deck: Deck) -> Response:
    mine = owner_key(request)
    one, one_slots = _side(deck, request.query_params.get("revision"), mine)
    named = request.query_params.get("with", "").strip()
    if not named:
        raise field_error(
            "with", "required", gettext("Say what to compare with: a revision's number, a deck's token or the id of one of yours.")
        )
    if named.isascii() and named.isdigit() and len(named) < 10:
        other, other_slots = _side(deck, named, mine)
    else:
        other, other_slots = _side(selectors.deck_named(name=named, owner_key=mine), None, mine)
        if other["game"] != deck.game_id:
            raise field_error("with", "other_game", gettext("This is a deck of another game."))
    return _private(Response({"from": one, "to": other, "zones": differences_data(differences(one_slots, other_slots))}))


def _side(deck: Deck, number: str | None, mine: str) -> tuple[dict[str, Any], list[Slot]]:
    """One side of a comparison and its slots: the deck, or the revision of this number."""
    said = {"game": deck.game_id, "token": deck.token, "name": deck.name, "revision": None}
    if number is None:
        return said, list(legality.decklist_of(deck).slots)
    if not (number.isascii() and number.isdigit() and len(number) < 10):
        raise field_error("revision", "invalid", gettext("A revision is a whole number."))
    revision = selectors.revision_get(deck=deck, number=int(number))
    return {**said, "revision": revision.number}, revisions.slots_of(revision)


# --- small words -----------------------------------------------------------------------------------------------------


def _valid(serializer: serializers.Serializer[Any]) -> dict[str, Any]:
    serializer.is_valid(raise_exception=True)
    return dict(serializer.validated_data)


def spend_for(request: Request, bucket: str, cost: int = 1) -> None:
    spend(bucket=bucket, key=client_key(request._request), cost=cost)


def the_shared(request: Request, token: str) -> Deck:
    return selectors.deck_by_token(token=token, owner_key=owner_key(request))


def _expected(request: Request, deck: Deck) -> int | None:
    """The version that If-Match asks for: the deck's own if it is among those named, 0 (never a version) if none is named."""
    header = request.headers.get("If-Match", "").strip()
    if header in ("", "*"):
        return None
    versions = [int(version) for version in _VERSION.findall(header)]
    return deck.version if deck.version in versions else next(iter(versions), 0)


def _on(request: Request) -> date | None:
    if (text := request.query_params.get("on")) is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise field_error("on", "invalid", gettext("Write the day as YYYY-MM-DD.")) from None


def _answer(request: Request, deck: Deck, *, is_owner: bool, code: int = status.HTTP_200_OK) -> Response:
    """A deck with its legality, and the ETag of both."""
    decklist = legality.decklist_of(deck)
    document = {
        **shapes.deck_data(deck, is_owner=is_owner),
        "copied_from": shapes.source_data(deck, selectors.deck_source(deck=deck, owner_key=owner_key(request))),
        **legality.legality_data(game=deck.game_id, decklist=decklist, language=get_language() or "en", on=_on(request)),
    }
    response = _private(Response(document, status=code))
    digest = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()[:12]
    response["ETag"] = f'"{deck.version}.{digest}"'
    return response


def _created(request: Request, deck: Deck) -> Response:
    response = _answer(request, deck, is_owner=True, code=status.HTTP_201_CREATED)
    response["Location"] = request.build_absolute_uri(f"/api/v1/decks/{deck.pk}/")
    return response


def _file(request: Request, deck: Deck, kind: str) -> HttpResponse:
    content = exporting.deck_export(deck=deck, kind=kind, paper=request.query_params.get("paper", "a4"))
    response = HttpResponse(content, content_type=exporting.kind_of(deck, kind).media_type)
    response["Content-Disposition"] = f'attachment; filename="{exporting.file_name(deck, kind)}"'
    return _private(response)


def _private(response: Any) -> Any:
    """What a session or a link opens is for its holder alone, and to be asked for again each time."""
    response["Cache-Control"] = "private, no-cache"
    response["X-Robots-Tag"] = "noindex"
    return response
