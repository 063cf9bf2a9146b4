"""The shapes of a request for a run, of a run with its report, and of a replay."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext
from rest_framework import serializers

from cards.api.strict_fields import Strict, members_of
from decks.api.serializers import DeckOutput, ParseOutput, SlotsField, StrictText, WithLeaders
from simulator.models import Run

MOST_SIDES = 100  # that are read; each mode has its own limit

# --- requests --------------------------------------------------------------------------------------------------------


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
    sides = SideIn(  # type: ignore[call-arg]  # with many=True it takes the arguments of a list
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


# --- replies ---------------------------------------------------------------------------------------------------------


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
