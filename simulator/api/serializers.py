"""Serializers of requests for runs, of runs with their reports, and of replays."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.utils.translation import gettext
from rest_framework import serializers

from cards.api.paging import PageOutput
from cards.api.strict_fields import CheckedLater, Strict, members_of
from decks.api.inputs import LEADERS, SlotsField, StrictText, WithLeaders, without
from decks.api.outputs import DeckOutput, ParseOutput
from games.registry import GAMES
from simulator.models import Run
from simulator.modes import MODES
from simulator.requests.request import MAX_SECONDS, MAX_SEED, MAX_SIDES
from simulator.statistics.intervals import LEAST_BY_SKEWNESS, LEAST_FOR_MEAN

# The sides that are read from a request; each mode has its own, lower limit.
MOST_SIDES = 100
ASKED_STATUSES = ("none", *Run.Status.values)  # of what a run answers once somebody asks
# What a request may hold, as JSON Schemas; the services check it, and which options and metrics a game has.
OPTIONS = {"type": ["object", "null"], "additionalProperties": {"type": ["string", "integer", "boolean"]}}
PRECISION = {
    "type": ["object", "null"],
    "properties": {"of": {"type": "string"}, "half_width": {"type": "number", "minimum": 0.0001, "maximum": 1000}},
    "required": ["of", "half_width"],
    "additionalProperties": False,
}

# --- requests --------------------------------------------------------------------------------------------------------


class SideIn(WithLeaders):
    """A side: the caller's own deck by id, any shared deck by its token, or slots, with a member for each zone of leaders."""

    deck = StrictText(required=False, max_length=80, help_text="Id of your own deck, or of any deck together with its token.")
    token = StrictText(required=False, max_length=40, help_text="Share token of a deck: the last part of /d/{token}.")
    slots = SlotsField(required=False)
    side = StrictText(required=False, allow_null=True, allow_blank=True, max_length=20)
    policy = StrictText(
        required=False, max_length=40, help_text="One of the game's policies: the choices of the option `policy` (in a match `policy_0`)."
    )
    options = CheckedLater(
        required=False,
        allow_null=True,
        shape=OPTIONS,
        help_text="The options of this side's policy by name; in a match, leave out `_0` and `_1`.",
    )

    def ignored_members(self) -> frozenset[str]:
        return members_of(DeckOutput, ParseOutput)

    def validate(self, side: dict[str, Any]) -> dict[str, Any]:
        stored = "deck" in side or "token" in side
        if stored == ("slots" in side):
            raise serializers.ValidationError(gettext("Give each side either a deck (its id or token) or slots, not both."))
        if stored and (side.keys() - {"deck", "token", "side", "policy", "options"} or side.get("side")):
            raise serializers.ValidationError(gettext("A stored deck has its own leaders and side; leave them out."))
        return side

    def refined_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        stored = without(schema, "slots", *LEADERS)
        stored["properties"]["side"] = {"type": ["string", "null"], "maxLength": 0}
        return {
            "oneOf": [
                without(schema, "deck", "token", require=["slots"]),
                without(stored, "token", require=["deck"]),
                without(stored, require=["token"]),
            ]
        }


class RunIn(Strict):
    """A request for a run.  The service checks the numbers and states their ranges."""

    game = serializers.CharField(max_length=50)
    mode = serializers.CharField(default="goldfish", max_length=10, help_text="`goldfish`, `match`, `cards`, `compare` or `matchups`.")
    sides = SideIn(  # type: ignore[call-arg]  # with many=True it takes the arguments of a list
        many=True,
        max_length=MOST_SIDES,
        help_text="One side. A match has one or two (one if both play with the same cards), `compare` two, `matchups` 2 to 8.",
    )
    games = CheckedLater(
        shape={"type": "integer", "minimum": 1, "maximum": settings.SIMULATION_MAX_GAMES},
        help_text="Number of games, from 1. The server sets the maximum; it is lower if a policy searches.",
    )
    seed = CheckedLater(
        required=False,
        allow_null=True,
        shape={"type": ["integer", "null"], "minimum": 0, "maximum": MAX_SEED},
        help_text="A whole number from 0 to 2**53 - 1; by default a random one.",
    )
    precision = CheckedLater(
        required=False,
        allow_null=True,
        shape=PRECISION,
        help_text="`{of: a share or clock, half_width}`: stop as soon as half its 95% interval is that narrow; checked every 500 games.",
    )
    seconds = CheckedLater(
        required=False,
        allow_null=True,
        shape={"type": ["integer", "null"], "minimum": 1, "maximum": MAX_SECONDS},
        help_text="Stop after this many seconds; the report has the games played by then.",
    )
    options = CheckedLater(
        required=False,
        allow_null=True,
        shape=OPTIONS,
        help_text="The game's options by name; `draft: true` also plays a list that is not legal.",
    )

    def ignored_members(self) -> frozenset[str]:
        return members_of(RunOut)

    def refined_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        schema["properties"]["game"]["enum"] = list(GAMES)
        schema["properties"]["mode"]["enum"] = list(MODES)
        schema["properties"]["sides"] |= {"minItems": 1, "maxItems": MAX_SIDES}
        return schema


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
    unit = serializers.IntegerField(
        help_text="Number of consecutive games that use the same random numbers; the intervals count them as one block."
    )
    method = serializers.CharField(
        help_text="How the intervals are made.  `ci95` is null for a mean of fewer than "
        f"{LEAST_FOR_MEAN} games, pairs or blocks, or of fewer than {LEAST_BY_SKEWNESS} times the square of their skewness; `no_ci95` "
        "beside it says why: `reason` (`too_few_games`, `too_skewed` or `all_equal`), the `games` and the `least` number of them."
    )
    coverage = serializers.DictField(
        help_text="Number of copies that are played `full`, `partial` and `none`, and the `cards` with their `reason`. "
        "`text` counts the copies that print a text by what was played of it (`all`, `some`, only the `numbers`, `nothing`); "
        "`sentence` says the same in words."
    )
    clock = serializers.DictField(
        required=False,
        help_text="unit, mean, ci95 (or no_ci95), median, p10, p90, histogram (of the last turns of all games), decided (of the games with "
        "a result), undecided (the number of the others), cdf and half_by (by when games, and half of them, were decided), won, won_by",
    )
    shares = serializers.DictField(help_text="name -> {value, ci95, k, n}")
    counts = serializers.DictField(child=serializers.IntegerField())
    curves = serializers.DictField(help_text="name -> [{turn, n, mean, ci95, median, p10, p90}]")
    histograms = serializers.DictField()
    openings = serializers.ListField(child=serializers.DictField(), help_text="{code, label, value, exact: true}")
    cards = serializers.ListField(
        child=serializers.DictField(),
        help_text="{code, name, quantity, level, played, no_text, counts, per_game, shares, seen, won_when_seen, clock_when_seen}",
    )
    cards_caution = serializers.CharField(help_text="What the figures of seen cards do not show.")
    blanks = serializers.ListField(
        child=serializers.DictField(),
        required=False,
        help_text="For `cards`: {code, name, paired: [{name, n, a, b, difference, ci95, gain}]}; difference: blank - card",
    )
    paired = serializers.ListField(
        child=serializers.DictField(), required=False, help_text="For `compare`: the difference of each metric, second - first"
    )
    sides = serializers.ListField(
        child=serializers.DictField(),
        required=False,
        help_text="For `compare` {name, policy_text}; for `matchups` {name, policy, score}, where score counts all games of the side",
    )
    cells = serializers.ListField(
        child=serializers.DictField(),
        required=False,
        help_text="For `matchups`: {sides, games, won, lost, score, first, second} of the first side; the last two without undecided games",
    )
    strengths = serializers.DictField(
        required=False,
        allow_null=True,
        help_text="For `matchups` with three or more sides: `sides` with {value, ci95} in Elo points around 0, or null; `text` explains it",
    )
    beside = serializers.DictField(
        required=False, help_text="For `compare`, the second side: clock, shares, curves, histograms, openings, cards, coverage, samples"
    )
    caution = serializers.CharField(required=False)
    blank_text = serializers.CharField(required=False, allow_null=True, help_text="For `cards`: what a blank is in this game.")
    precision = serializers.DictField(required=False)
    samples = serializers.ListField(child=serializers.DictField(), required=False, help_text="{kind, clock, index, url}")
    metrics = serializers.ListField(child=serializers.DictField(), help_text="Names and units of the metrics.")
    report_digest = serializers.CharField(help_text="Equal if deck, options, seed, games and versions are equal.")


class ProgressOut(serializers.Serializer[Any]):
    """A run without its report."""

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
    stop_reason = serializers.CharField(allow_blank=True, help_text="A sentence in the reader's language; in the report it is a code.")
    failure = serializers.DictField(
        allow_null=True,
        help_text="{code, detail, seed}; if games failed, also {attempts, first_game, last_game, game, cause: {code, ...}}",
    )
    created = serializers.DateTimeField()
    started = serializers.DateTimeField(allow_null=True)
    finished = serializers.DateTimeField(allow_null=True)


class RunOut(ProgressOut):
    """A run with the report on the games played so far."""

    legal = serializers.BooleanField()
    report = ReportOut(allow_null=True)


class HeadlineOut(serializers.Serializer[Any]):
    """The main numbers of a finished run; null for those that it does not count."""

    won = serializers.DictField(allow_null=True, help_text="{k, n, value, ci95}")
    side_0_wins = serializers.DictField(allow_null=True, help_text="{k, n, value, ci95}")
    clock = serializers.DictField(allow_null=True, help_text="{mean, ci95, median, p10, p90}")


class RunRowOut(ProgressOut):
    """A run in a list."""

    headline = HeadlineOut()


class RunListOut(PageOutput):
    results = RunRowOut(many=True)


class StepOut(serializers.Serializer[Any]):
    number = serializers.IntegerField()
    turn = serializers.IntegerField()
    seat = serializers.IntegerField()
    phase = serializers.CharField()
    text = serializers.CharField()
    clause = serializers.CharField()
    cards = serializers.ListField(child=serializers.CharField())
    decision = serializers.DictField(allow_null=True, help_text="{options, taken}")
    is_forced = serializers.BooleanField(help_text="Whether it tells a decision that left no choice; only tables tell these.")
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


class TwoGamesOut(serializers.Serializer[Any]):
    """won, tied, lost: shares of the matches, from 0 to 1, for the player of the first run's side `sides[0]`."""

    won = serializers.FloatField()
    won_ci95 = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)
    tied = serializers.FloatField()
    lost = serializers.FloatField()
    mean = serializers.FloatField(help_text="The mean sum of what this player records.")
    other_mean = serializers.FloatField(help_text="The mean sum of what the other player records.")
    sides = serializers.ListField(child=serializers.IntegerField(), min_length=2, max_length=2, help_text="This player's side in each run.")
