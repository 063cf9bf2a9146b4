"""Runs over HTTP: ask for one, watch it, cancel it, see one of its games again."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language, gettext
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema
from rest_framework import exceptions, serializers, status
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.request import Request
from rest_framework.response import Response

from cards.api.limits import client_key
from cards.api.serializers import ProblemSerializer
from cards.api.strict_fields import Strict, members_of
from cards.errors import BadInput, NotFound
from cards.safe_text import bad_field
from decks.api.common import SessionView
from decks.api.serializers import DeckOutput, ParseOutput, SlotsField, StrictText, WithLeaders, slots_given
from decks.exchange.importing import prefixed
from decks.legality import decklist_of
from decks.models import Deck
from decks.owners import owner_key
from decks.selectors import deck_by_token, deck_for_owner
from decks.services import side_asked, slots_checked
from games.contracts.decks import Decklist
from games.contracts.report import Step
from games.texts import in_language
from simulator import selectors
from simulator.models import Run
from simulator.modes import COMPARE, MODES
from simulator.report.csv import report_csv
from simulator.requests import request as asking
from simulator.requests.digests import digest
from simulator.requests.players import one_of
from simulator.services import ending, starting

PRIVATE = "private, no-store"
MOST_SIDES = 100  # that are looked at; which mode takes how many is another matter
BEYOND = 10**12  # the index of no game
FORMS = {"json": "application/json", "csv": "text/csv"}


# --- what comes in ---------------------------------------------------------------------------------------------------


class SideIn(WithLeaders):
    """A deck of the caller's own by id, anyone's by its share token, or slots with a member for each zone of leaders."""

    deck = StrictText(required=False, max_length=80, help_text="Id of a deck of yours, or of one whose token you add.")
    token = StrictText(required=False, max_length=40, help_text="Share token of a deck: the last part of /d/{token}.")
    slots = SlotsField(required=False)
    side = StrictText(required=False, allow_null=True, allow_blank=True, max_length=20)
    policy = StrictText(required=False, max_length=40, help_text="One of the game's policies; the option `policy`, of a match `policy_0`.")
    options = serializers.JSONField(
        required=False,
        allow_null=True,
        help_text="What this side's policy reads, by the names of options; of a match without `_0`, `_1`.",
    )

    def passed_over(self) -> set[str]:
        return members_of(DeckOutput, ParseOutput)

    def validate(self, side: dict[str, Any]) -> dict[str, Any]:
        stored = "deck" in side or "token" in side
        if stored == ("slots" in side):
            raise serializers.ValidationError(gettext("A side is a deck (or its token) or slots: one of them."))
        if stored and (side.keys() - {"deck", "token", "side", "policy", "options"} or side.get("side")):
            raise serializers.ValidationError(gettext("A stored deck brings its own leaders and side."))
        return side


class RunIn(Strict):
    """Numbers are checked by the service, which says what it takes."""

    game = serializers.CharField(max_length=50)
    mode = serializers.CharField(default="goldfish", max_length=10, help_text="`goldfish`, `match`, `cards`, `compare` or `matchups`.")
    sides = SideIn(
        many=True,
        max_length=MOST_SIDES,
        help_text="One side; of a match one or two, one where both play with the same cards; of compare two; of matchups 2 to 8.",
    )
    games = serializers.JSONField(
        help_text="How many games: a whole number from 1; the most is a setting of the server, a lower one where a policy searches."
    )
    seed = serializers.JSONField(required=False, allow_null=True, help_text="A whole number from 0 to 2**53 - 1; else it is drawn.")
    precision = serializers.JSONField(
        required=False,
        allow_null=True,
        help_text="`{of: a share or clock, half_width}`: stop as soon as half its 95% interval is that narrow, looked at every 500 games.",
    )
    seconds = serializers.JSONField(required=False, allow_null=True, help_text="Stop after so many, with the games played by then.")
    options = serializers.JSONField(
        required=False, allow_null=True, help_text="By the game's options; `draft: true` plays a list that is not legal yet."
    )

    def passed_over(self) -> set[str]:
        return members_of(RunOut)


# --- what goes out ---------------------------------------------------------------------------------------------------


class ReportOut(serializers.Serializer[Any]):
    n = serializers.IntegerField()
    games = serializers.IntegerField()
    seed = serializers.IntegerField()
    stop_reason = serializers.ChoiceField(["all_games", "precision", "most_games", "seconds", "running", "cancelled", "failed"])
    versions = serializers.DictField(child=serializers.CharField())
    mode = serializers.CharField()
    options = serializers.DictField()
    policy_text = serializers.CharField()
    limits = serializers.CharField()
    unit = serializers.IntegerField(help_text="So many games after each other draw the same numbers and are one to the intervals.")
    method = serializers.CharField(help_text="How the intervals are made.")
    coverage = serializers.DictField(help_text="Copies played `full`, `partial`, `none`, and the `cards` with their `reason`.")
    clock = serializers.DictField(required=False, help_text="unit, mean, ci95, median, p10, p90, histogram, cdf, won, won_by")
    shares = serializers.DictField(help_text="name -> {value, ci95, k, n}")
    counts = serializers.DictField(child=serializers.IntegerField())
    curves = serializers.DictField(help_text="name -> [{turn, n, mean, ci95, median, p10, p90}]")
    histograms = serializers.DictField()
    openings = serializers.ListField(child=serializers.DictField(), help_text="{code, label, value, exact: true}")
    cards = serializers.ListField(
        child=serializers.DictField(),
        help_text="{code, name, quantity, level, counts, per_game, shares, seen, won_when_seen, clock_when_seen}",
    )
    cards_caution = serializers.CharField(help_text="What the figures of seen cards do not say.")
    blanks = serializers.ListField(
        child=serializers.DictField(),
        required=False,
        help_text="Of cards: {code, paired: [{name, n, a, b, difference, ci95, gain}]}, blank - card",
    )
    paired = serializers.ListField(child=serializers.DictField(), required=False, help_text="Of compare: each metric, second - first")
    sides = serializers.ListField(
        child=serializers.DictField(),
        required=False,
        help_text="Of compare {name, policy_text}, of matchups {name, policy, score}, score: of all its games",
    )
    cells = serializers.ListField(
        child=serializers.DictField(),
        required=False,
        help_text="Of matchups: {sides, games, won, lost, score, first, second}, of the first side; the last two of decided games",
    )
    strengths = serializers.DictField(
        required=False,
        allow_null=True,
        help_text="Of matchups of three sides and more: `sides`, of each {value, ci95} in Elo points around 0, or null, and why in `text`",
    )
    beside = serializers.DictField(
        required=False, help_text="Of compare, of the second side: clock, shares, curves, histograms, openings, cards, coverage, samples"
    )
    caution = serializers.CharField(required=False)
    blank_text = serializers.CharField(required=False, allow_null=True, help_text="Of cards: what a blank is in this game.")
    precision = serializers.DictField(required=False)
    samples = serializers.ListField(child=serializers.DictField(), required=False, help_text="{kind, clock, index, url}")
    metrics = serializers.ListField(child=serializers.DictField(), help_text="Names and units of what is counted.")
    report_digest = serializers.CharField(help_text="Equal for equal deck, options, seed, games and versions.")


class RunOut(serializers.Serializer[Any]):
    id = serializers.UUIDField()
    game = serializers.CharField()
    mode = serializers.CharField()
    deck_name = serializers.CharField(allow_blank=True)
    status = serializers.ChoiceField(Run.Status.choices)
    games = serializers.IntegerField()
    games_done = serializers.IntegerField()
    games_per_second = serializers.FloatField(allow_null=True)
    seed = serializers.IntegerField()
    options = serializers.DictField()
    legal = serializers.BooleanField()
    stop_reason = serializers.CharField(allow_blank=True, help_text="A sentence in the reader's language; the report's is a code.")
    failure = serializers.DictField(
        allow_null=True,
        help_text="{code, detail, seed}, of games also {attempts, first_game, last_game, game, cause: {code, ...}}",
    )
    created = serializers.DateTimeField()
    started = serializers.DateTimeField(allow_null=True)
    finished = serializers.DateTimeField(allow_null=True)
    report = ReportOut(allow_null=True)


class StepOut(serializers.Serializer[Any]):
    number = serializers.IntegerField()
    turn = serializers.IntegerField()
    seat = serializers.IntegerField()
    phase = serializers.CharField()
    text = serializers.CharField()
    clause = serializers.CharField()
    cards = serializers.ListField(child=serializers.CharField())
    decision = serializers.DictField(allow_null=True, help_text="{options, taken}")
    board = serializers.DictField()


class ReplayOut(serializers.Serializer[Any]):
    run = serializers.UUIDField()
    index = serializers.IntegerField()
    seed = serializers.IntegerField()
    outcome = serializers.CharField()
    clock = serializers.IntegerField()
    digest = serializers.CharField()
    trace = serializers.ListField(child=serializers.IntegerField())
    steps = StepOut(many=True)


def _problems(*statuses: int) -> dict[tuple[int, str], OpenApiResponse]:
    return {(code, "application/problem+json"): OpenApiResponse(ProblemSerializer) for code in statuses}


# --- the addresses ---------------------------------------------------------------------------------------------------


class RunList(SessionView):
    """Ask for a run: 202, or 200 with the first run where the same was asked for before."""

    @extend_schema(
        operation_id="simulations_create",
        request=RunIn,
        parameters=[OpenApiParameter("Idempotency-Key", OpenApiTypes.STR, OpenApiParameter.HEADER, description="Kept for a day.")],
        responses={
            202: OpenApiResponse(RunOut, description="Queued; Location names it."),
            200: OpenApiResponse(RunOut, description="The same request was made before: that run."),
            **_problems(400, 403, 404, 413, 415, 422, 429),
        },
        tags=["simulations"],
    )
    def post(self, request: Request) -> Response:
        asked = RunIn(data=request.data)
        asked.is_valid(raise_exception=True)
        data = asked.validated_data
        owner = owner_key(request, create=True)
        if not data["sides"]:
            message = gettext("A run has a side.")
            raise bad_field("sides", "one_side", message)
        if data["mode"] in MODES:  # before what each of them asks for
            asking.sides_checked(data["mode"], len(data["sides"]))
        sides = [_side(side, owner=owner, game=data["game"], mode=data["mode"], number=number) for number, side in enumerate(data["sides"])]
        (decklist, deck), *others = sides
        run, new = starting.run_start(
            owner_key=owner,
            game=data["game"],
            decklist=decklist,
            deck=deck,
            games=data["games"],
            seed=data.get("seed"),
            options=data.get("options"),
            mode=data["mode"],
            others=[theirs for theirs, _ in others],
            other_deck=others[0][1] if others else None,
            more_decks=[of for _, of in others[1:] if of is not None],
            names=[_side_name(side, of, data["mode"]) for side, (_, of) in zip(data["sides"], sides, strict=False)],
            policies=[side.get("policy", "") for side in data["sides"]],
            players=[{} if side.get("options") is None else side["options"] for side in data["sides"]],
            precision=data.get("precision"),
            seconds=data.get("seconds"),
            client=client_key(request),
            idempotency_key=request.headers.get("Idempotency-Key", ""),
        )
        location = request.build_absolute_uri(reverse("api:simulation", args=[run.pk]))
        answer = _state(run, request)
        headers = {"Location": location, "Cache-Control": PRIVATE}
        return Response(answer, status.HTTP_202_ACCEPTED if new else status.HTTP_200_OK, headers=headers)


class AnyAccept(DefaultContentNegotiation):
    """For views that see themselves what is asked for, or that have one file to give."""

    def select_renderer(self, request: Any, renderers: Any, format_suffix: str | None = None) -> Any:
        return renderers[0], renderers[0].media_type


def _form_asked(request: Request) -> str:
    """ "json" or "csv": as `?format=` says, else as `Accept` prefers."""
    asked = request.query_params.get("format")
    if asked in FORMS:
        return str(asked)
    if asked is not None:
        raise bad_field("format", "unknown_format", one_of("format", FORMS))
    forms = list(FORMS.values())
    forms += [str(each) for each in request.accepted_types if f"{each.main_type}/{each.sub_type}" in forms]  # with its parameters
    preferred = request.get_preferred_type(forms)
    if preferred is None:
        raise exceptions.NotAcceptable(gettext("The report comes as %(types)s.") % {"types": ", ".join(FORMS.values())})
    return next(form for form, media_type in FORMS.items() if preferred.startswith(media_type))


def _table(run: Run) -> HttpResponse:
    """The report so far as a file."""
    report = selectors.run_report(run, language=get_language() or "en")
    if report is None:
        raise NotFound(gettext("Nothing has been played in this run yet."))
    response = HttpResponse(report_csv(report), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="stardeck-{run.pk}.csv"'
    response["Cache-Control"] = PRIVATE
    return response


class RunDetail(SessionView):
    """A run: its state, its progress and the report so far; DELETE cancels it."""

    content_negotiation_class = AnyAccept

    @extend_schema(
        operation_id="simulations_retrieve",
        parameters=[OpenApiParameter("format", OpenApiTypes.STR, enum=list(FORMS), description="Else as `Accept` says; csv: the report.")],
        responses={(200, "application/json"): RunOut, (200, "text/csv"): OpenApiTypes.STR, **_problems(400, 404, 406)},
        tags=["simulations"],
    )
    def get(self, request: Request, run_id: str) -> HttpResponse:
        run = selectors.run_get(run_id=run_id, owner_key=owner_key(request))
        if _form_asked(request) == "csv":
            table = _table(run)
            patch_vary_headers(table, ["Accept", "Accept-Language"])
            return table
        response = Response(_state(run, request))
        if selectors.run_is_over(run):
            # It will not change any more, but be shown with a deck of one's own perhaps; ConditionalGetMiddleware answers 304.
            version = digest([str(run.pk), run.status, run.report_digest, run.games_done, run.deck_name, get_language()])
            response["ETag"] = f'"{version[:32]}"'
            response["Cache-Control"] = "private, no-cache"
            patch_vary_headers(response, ["Accept", "Accept-Language"])
        else:
            response["Cache-Control"] = PRIVATE
        return response

    @extend_schema(operation_id="simulations_cancel", request=None, responses={200: RunOut, **_problems(403, 404)}, tags=["simulations"])
    def delete(self, request: Request, run_id: str) -> Response:
        run = ending.run_cancel(run=selectors.run_for_owner(owner_key=owner_key(request), run_id=run_id))
        return Response(_state(run, request), headers={"Cache-Control": PRIVATE})


class RunTable(SessionView):
    """The report so far as a table (CSV)."""

    content_negotiation_class = AnyAccept

    @extend_schema(
        operation_id="simulations_csv",
        responses={(200, "text/csv"): OpenApiTypes.STR, **_problems(404)},
        tags=["simulations"],
        description="The report of the games played so far as CSV: part, name, of, value, low, high, n, label.",
    )
    def get(self, request: Request, run_id: str) -> HttpResponse:
        return _table(selectors.run_get(run_id=run_id, owner_key=owner_key(request)))


class RunGame(SessionView):
    """One game of a run, step by step."""

    @extend_schema(operation_id="simulations_game", responses={200: ReplayOut, **_problems(404, 409)}, tags=["simulations"])
    def get(self, request: Request, run_id: str, index: str) -> Response:
        run = selectors.run_get(run_id=run_id, owner_key=owner_key(request))
        number = int(index) if len(index) <= 12 else BEYOND
        replay = selectors.run_replay(run=run, index=number, client=client_key(request))
        language = get_language() or "en"
        steps = [
            {
                "number": step.number,
                "turn": step.turn,
                "seat": step.seat,
                "phase": in_language(step.phase, language),
                "text": in_language(step.text, language),
                "clause": step.clause,
                "cards": list(step.cards),
                "decision": _decision(step, language),
                "board": dict(step.board),
            }
            for step in replay.steps
        ]
        answer = {
            "run": str(run.pk),
            "index": replay.index,
            "seed": run.seed,
            "outcome": replay.outcome,
            "clock": replay.clock,
            "digest": replay.digest,
            "trace": list(replay.trace),
            "steps": steps,
        }
        response = Response(answer, headers={"Cache-Control": "private, max-age=3600", "ETag": f'"{replay.digest[:32]}-{language}"'})
        patch_vary_headers(response, ["Accept-Language"])
        return response


def _decision(step: Step, language: str) -> dict[str, Any] | None:
    if step.decision is None:
        return None
    options, taken = step.decision
    return {"options": [in_language(option, language) for option in options], "taken": taken}


def _side_name(side: dict[str, Any], deck: Deck | None, mode: str) -> str:
    policy = str(side.get("policy", ""))
    if deck and policy and mode == COMPARE:  # it may be one deck, by two policies
        return f"{deck.name} ({policy})"
    return deck.name if deck else policy


def _side(side: dict[str, Any], *, owner: str, game: str, mode: str, number: int = 0) -> tuple[Decklist, Deck | None]:
    """The list of a side, and the stored deck it came from."""
    if "slots" in side:
        rules, _ = asking.mode_asked(game, mode)
        try:
            slots = slots_checked(rules=rules, slots=slots_given(side, rules) or [], known=False)
            return Decklist(tuple(slots), side_asked(rules, side.get("side") or None)), None
        except BadInput as error:
            raise prefixed(error, f"sides[{number}]") from None
    if "token" in side:
        deck = deck_by_token(token=side["token"], owner_key=owner)
        if "deck" in side and side["deck"] != str(deck.pk):
            message = gettext("This token belongs to another deck.")
            raise bad_field(f"sides[{number}].token", "other_deck", message)
    else:
        deck = deck_for_owner(owner_key=owner, pk=side["deck"])
    if deck.game_id != game:
        message = gettext("This deck is of the game %(game)s.") % {"game": deck.game_id}
        raise bad_field(f"sides[{number}].deck", "other_game", message)
    return decklist_of(deck), deck


def _state(run: Run, request: Request) -> dict[str, Any]:
    state = selectors.run_state(run, language=get_language() or "en")
    report = state["report"] or {}
    for sample in (*report.get("samples", ()), *report.get("beside", {}).get("samples", ())):
        sample["url"] = request.build_absolute_uri(reverse("api:simulation-game", args=[run.pk, sample["index"]]))
    return state
