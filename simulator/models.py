"""Models of simulation runs, their chunks of games, idempotency keys and worker heartbeats, and of games that a person plays.

These rows alone hold the state of every run and of every table; messages only wake the workers.
"""

from __future__ import annotations

import uuid
from collections.abc import Sequence

from django.db import models
from django.db.models import Q

from cards.models import Game
from decks.models import Deck, today


class Run(models.Model):
    """A simulation run: the request as it was made, the progress and the report."""

    class Status(models.TextChoices):
        QUEUED = "queued"
        RUNNING = "running"
        DONE = "done"
        FAILED = "failed"
        CANCELLED = "cancelled"

    ACTIVE = (Status.QUEUED, Status.RUNNING)

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner_key = models.CharField(max_length=40, db_index=True)
    # An equal request of the same owner finds this run, unless it failed or was cancelled.
    request_hash = models.CharField(max_length=64)
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="+")
    deck = models.ForeignKey(Deck, null=True, on_delete=models.SET_NULL, related_name="runs")
    other_deck = models.ForeignKey(Deck, null=True, on_delete=models.SET_NULL, related_name="+")  # the deck of the second side
    deck_name = models.CharField(max_length=120, blank=True)
    mode = models.CharField(max_length=10, default="goldfish")
    decklist = models.JSONField()  # a copy of the slots and side that are played; `others`: of further sides; `own_cards`: as requested
    options = models.JSONField()
    plan = models.JSONField(default=dict)  # see `CheckedRequest`; also the `names` of all sides and the `decks` (ids) of further ones
    seed = models.PositiveBigIntegerField()
    games = models.PositiveIntegerField()
    versions = models.JSONField()  # of the rules and the card data
    rules_mode = models.CharField(max_length=12, blank=True)  # how the finished chunks were played: compiled, interpreted or mixed
    about = models.JSONField(default=dict)  # coverage, openings and policy of the prepared deck, for the report
    status = models.CharField(max_length=10, choices=Status, default=Status.QUEUED)
    queue = models.CharField(max_length=20, default="celery")  # see `simulator.requests.queues`
    games_done = models.PositiveIntegerField(default=0)  # in finished chunks
    stop_reason = models.CharField(max_length=200, blank=True)  # a code, see `reasons.stop_sentence`
    failure = models.JSONField(null=True)  # only for a failed run, see `simulator.reasons`
    report = models.JSONField(null=True)  # written once, after the last chunk
    report_digest = models.CharField(max_length=64, blank=True)
    created = models.DateTimeField(auto_now_add=True)
    woken = models.DateTimeField(null=True)  # when a message was last sent for it
    started = models.DateTimeField(null=True)
    finished = models.DateTimeField(null=True)
    looked = models.DateField(default=today, db_index=True, editable=False)  # the last day on which somebody looked at it
    has_tallies = models.BooleanField(default=True)  # False after the counts of its chunks were deleted, or made no report (`services`)

    class Meta:
        ordering = ["-created", "id"]
        indexes = [
            models.Index(fields=["status", "created"]),
            models.Index(fields=["finished"], condition=Q(has_tallies=True), name="run_with_tallies"),
        ]
        constraints = [
            models.UniqueConstraint(
                fields=["owner_key", "request_hash"], condition=Q(status__in=["queued", "running", "done"]), name="same_request_same_run"
            ),
            models.UniqueConstraint(fields=["owner_key", "queue"], condition=Q(status="running"), name="one_running_run_an_owner"),
            models.CheckConstraint(condition=Q(games__gte=1), name="run_has_games"),
        ]

    def __str__(self) -> str:
        return str(self.id)


class Chunk(models.Model):
    """Games `first` to `first + games - 1` of a run.  One worker at a time holds the lease and plays them."""

    class Status(models.TextChoices):
        QUEUED = "queued"
        RUNNING = "running"
        DONE = "done"

    run = models.ForeignKey(Run, on_delete=models.CASCADE, related_name="chunks")
    index = models.PositiveIntegerField()
    first = models.PositiveIntegerField()
    games = models.PositiveIntegerField()
    status = models.CharField(max_length=10, choices=Status, default=Status.QUEUED)
    attempts = models.PositiveIntegerField(default=0)  # claims that were not given back without a failure
    failures = models.JSONField(default=dict)  # the attempts that failed at each game: {"150": [1, 3]}; "" if no game was being played
    worker = models.CharField(max_length=200, blank=True)  # the name in the heartbeat of the worker that holds the lease
    lease_token = models.UUIDField(null=True)  # fencing: a write with an outdated token changes no row
    lease_until = models.DateTimeField(null=True)
    tally = models.JSONField(null=True)  # written once, and emptied ({}) some time after the run's report was stored
    # What searching policies answered, for replays; see `simulator.statistics.searched.ByIndex`.
    answers = models.JSONField(default=dict, db_default={})
    milliseconds = models.PositiveIntegerField(default=0)
    cause = models.JSONField(null=True)  # why the last attempt failed, see `simulator.reasons`
    error_game = models.PositiveIntegerField(null=True)  # the game that was played when it failed

    class Meta:
        ordering = ["run", "index"]
        constraints = [
            models.UniqueConstraint(fields=["run", "index"], name="chunk_once_a_run"),
            models.CheckConstraint(condition=Q(status="done", tally__isnull=False) | ~Q(status="done"), name="done_chunk_has_tally"),
        ]
        indexes = [models.Index(fields=["run", "status", "lease_until"])]

    def __str__(self) -> str:
        return f"{self.run_id}/{self.index}"


class RequestKey(models.Model):
    """An `Idempotency-Key` of an owner, with its request; kept for a day."""

    owner_key = models.CharField(max_length=40)
    key = models.CharField(max_length=200)
    data_hash = models.CharField(max_length=64)  # of the normalized request, without seed and versions
    run = models.ForeignKey(Run, on_delete=models.CASCADE, related_name="+")
    created = models.DateTimeField(auto_now_add=True, db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["owner_key", "key"], name="request_key_once_an_owner")]

    def __str__(self) -> str:
        return self.key


class WorkerBeat(models.Model):
    """The heartbeat of a worker, updated every few seconds."""

    name = models.CharField(max_length=200, unique=True)  # host and process
    started = models.DateTimeField()
    seen = models.DateTimeField(db_index=True)
    queues = models.CharField(max_length=200, default=",celery,search,")  # see `simulator.requests.queues.stored_names`

    def __str__(self) -> str:
        return self.name


class Table(models.Model):
    """A game that a person plays: what it began with, and the choices so far.  Its position is played again from these."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner_key = models.CharField(max_length=40)
    game = models.ForeignKey(Game, on_delete=models.PROTECT, related_name="+")
    deck = models.ForeignKey(Deck, null=True, on_delete=models.SET_NULL, related_name="tables")
    deck_name = models.CharField(max_length=120, blank=True)
    mode = models.CharField(max_length=10, default="goldfish")  # of `simulator.modes`: goldfish, or match against a policy
    # The opponent's deck, if it has one of its own.  Never linked; it only says whether the table may be shared.
    other_deck = models.ForeignKey(Deck, null=True, on_delete=models.SET_NULL, related_name="+")
    is_withdrawn = models.BooleanField(default=False)  # never shared again: somebody else deleted one of its decks while it was private
    opponent_name = models.CharField(max_length=120, blank=True)  # of the opponent's deck
    first = models.SmallIntegerField(default=-1)  # in a match: the side that begins, -1 by lot or by the rules
    decklist = models.JSONField()  # a copy, as `Run.decklist`
    options = models.JSONField()
    seed = models.PositiveBigIntegerField()
    index = models.PositiveBigIntegerField(default=0)  # the number of the game of this seed
    base = models.PositiveIntegerField(default=0)  # the first choices, which came from another game and stay; the seed is never told then
    puzzle = models.PositiveSmallIntegerField(null=True)  # the number of the game's puzzle that is played here, from 1
    solved = models.BooleanField(default=False)  # whether the puzzle was solved here at any time
    token = models.CharField(max_length=40, unique=True, null=True, editable=False)  # of its link; None: not shared
    is_open = models.BooleanField(default=False)  # whether its link shows everything
    versions = models.JSONField()  # of the rules and the card data
    choices = models.JSONField(default=list)  # the numbers of the options taken by both sides, in order; below 0: dealt anew
    own = models.JSONField(default=list)  # in a match: the places in `choices` of the person's own
    undone = models.JSONField(default=list)  # the choices that were taken back and can be repeated, the first of them at the end
    version = models.PositiveIntegerField(default=1)  # grows with every change
    automatic = models.PositiveSmallIntegerField(default=0)  # the person's last choices that were not made by hand
    unasked = models.JSONField(default=list)  # the places in `choices` of all of the person's that were not made by hand
    stops = models.JSONField(default=dict)  # kind of decision -> how it is answered, and what it was like (`simulator.tables.stops`)
    pace = models.CharField(max_length=10, default="instant")  # of `simulator.tables.pace`: how the page tells what happened
    asks_forced = models.BooleanField(default=False)  # whether the page stops at decisions that left no choice
    log = models.CharField(max_length=10, default="all")  # of `games.report.log.PRESETS`: what its log shows
    seen = models.BooleanField(default=False)  # whether choices were taken back that had shown something new, or a link showed hidden cards
    learned = models.JSONField(default=list)  # the numbers of choices before the mistakes whose exercises were solved
    outcome = models.CharField(max_length=40, blank=True)  # the code of a game that is over
    created = models.DateTimeField(auto_now_add=True)
    played = models.DateTimeField(auto_now=True)  # the last change

    class Meta:
        ordering = ["-played", "id"]
        indexes = [models.Index(fields=["owner_key", "-played"]), models.Index(fields=["played"])]

    def __str__(self) -> str:
        return str(self.id)

    @property
    def made(self) -> list[int]:
        """The person's own choices; -1 where the hidden cards were dealt anew.  The number of the opponent's may tell what it holds."""
        return [max(self.choices[place], -1) for place in self.own_places]

    @property
    def own_places(self) -> Sequence[int]:
        """The places in `choices` of the person's own: in a goldfish all of them."""
        own: list[int] = self.own
        return range(len(self.choices)) if self.mode == "goldfish" else own

    @property
    def tells_seed(self) -> bool:
        """Whether the seed may be told: it tells what is hidden from the person, or from the person whose game went on here."""
        return not self.base and (self.mode == "goldfish" or bool(self.outcome))
