"""Ask which exchange helps a deck: start the race, find it again, cancel it.

A race is an ordinary run (`simulator.services`): its chunks are worlds, and workers hold leases on them.
"""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from django.conf import settings
from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils.translation import gettext

from cards.api.limits import spend
from cards.errors import NotFound, TooMany
from cards.models import Game as GameRow
from cards.texts.safe_text import bad_field
from decks.models import Deck
from decks.own_cards.pools import pool_with
from decks.services import check_side
from games.coach.measure import clocks_measure
from games.contracts.decks import Decklist
from games.contracts.game import Game
from games.contracts.runs import PreparedGoldfish
from games.engine.tally import Tally
from simulator.exchanges.candidates import candidates_of, format_for, with_cards
from simulator.exchanges.request import SOURCES, ExchangeRequest
from simulator.models import Run
from simulator.modes import CLOCK, COMPARE, GOLDFISH, MATCH, OF_RACES, RACE, RACE_MATCH, match_of
from simulator.races.figures import harms
from simulator.races.plan import RacePlan, plan_of, stages_of
from simulator.requests import queues
from simulator.requests.check import canonical, check_run_options, game_in_mode, whole_number
from simulator.requests.digests import digest
from simulator.requests.faults import one_of
from simulator.requests.lists import lists_data
from simulator.requests.own_cards import own_cards_of_request
from simulator.requests.prepare import prepare, versions_of
from simulator.requests.request import MAX_SEED, RunRequest
from simulator.services.ending import run_cancel
from simulator.services.starting import run_insert
from simulator.services.tidying import mark_looked
from simulator.statistics.blocks import block_size
from simulator.tables.opponents import opponent_of

# Raised with every change of what a race counts or reports.
RACE_VERSION: Final = 1
# The games of all decks together that a request may ask for, each with the exchanges of the first stage at most.
LEVELS: Final = {10_000: 16, 30_000: 32, 100_000: 64}
USUAL_GAMES: Final = 30_000
# Games of the original deck that only tell between which turns the clock counts, and how far their seed is from that of the race.
PILOT_GAMES: Final = 24
PILOT_SEED: Final = 1
# Which of two cards is better.
ADDED: Final = "added"
REMOVED: Final = "removed"
TOO_CLOSE: Final = "too_close"
VERDICTS: Final = (ADDED, REMOVED, TOO_CLOSE)


def levels() -> dict[int, int]:
    """The games that may be asked for here, with the exchanges of each; at least the fewest."""
    most = max(settings.SIMULATION_MAX_GAMES, min(LEVELS))
    return {games: exchanges for games, exchanges in LEVELS.items() if games <= most}


def exchange_start(request: ExchangeRequest, *, owner_key: str, client: str = "") -> Run:
    """Start the race.  One person has one race at a time.

    client: the key of the rate limit (an address); "" for the owner.
    Raises BadInput; Refused ("no_goldfish", "no_study", "no_match", "deck_not_playable" with every problem, "no_exchange",
    "nothing_owned"); TooMany.
    """
    rules, mode_spec, lists, own = _checked(request, owner_key)
    mode = GOLDFISH if request.opponent is None else MATCH
    options, _ = check_run_options(mode_spec.options, None)
    pool = pool_with(rules.slug, own)
    original = prepare(rules, lists, options, mode, own=own)
    request = replace(request, format=format_for(request, lists[0], rules, pool))
    _make_sure_of_room(owner_key)
    spend(bucket="simulation", key=client or owner_key)  # before the exchanges are looked for, which takes up to a second
    candidates = candidates_of(request, lists[0], first=levels()[request.games], rules=rules, pool=pool, owner_key=owner_key)
    seed = secrets.randbits(32) if request.seed is None else request.seed
    plan = _plan(candidates.exchanges, request.games, original, seed, by_clock=mode == GOLDFISH)
    versions = versions_of(rules, mode)
    data = lists_data(lists, own)
    about = {
        "legal": True,
        "policy_text": dict(original.policy_text()),
        "asked": {
            "format": request.format,
            "source": request.source,
            "query": request.query,
            "removed": request.removed,
            "added": request.added,
            "opponent": request.opponent.shown_name if request.opponent else "",
            "pairs": candidates.pairs,
            "legal": len(candidates.exchanges),
            "is_all": candidates.is_all,
        },
    }
    run = Run(
        owner_key=owner_key,
        request_hash=digest({"race": RACE_VERSION, "lists": data, "plan": plan.to_data(), "seed": seed, "versions": versions}),
        game_id=rules.slug,
        deck=request.side.deck,
        other_deck=request.opponent.deck if request.opponent else None,
        deck_name=request.side.shown_name,
        mode=RACE if request.opponent is None else RACE_MATCH,
        decklist=data,
        options=options,
        seed=seed,
        games=plan.worlds,
        versions=versions,
        queue=queues.ORDINARY,
        plan={"race": plan.to_data(), "names": [request.side.shown_name], "decks": []},
        about=about,
    )
    with transaction.atomic():
        # Races of all games count together, so all lock the same row; `run_insert` locks that of this game afterwards.
        GameRow.objects.select_for_update(no_key=True).order_by("pk").first()
        _make_sure_of_room(owner_key)  # again: the exchanges took their time
        return run_insert(run, chunk_worlds(plan, mode_spec.chunk_games), games=plan.stages[0].worlds)


def chunk_worlds(plan: RacePlan, chunk_games: int) -> int:
    """The worlds of about one second's work in the stage that is played.  chunk_games: games of a second's work."""
    return max(1, chunk_games // ((plan.stages[plan.now].exchanges + 1) * plan.unit))


def _checked(request: ExchangeRequest, owner_key: str) -> tuple[Game, Any, list[Decklist], Sequence[Any]]:
    """The game, how it is played, the canonical lists of both sides, and their own cards."""
    if request.games not in levels():
        raise bad_field("games", "bad_input", one_of("games", [str(each) for each in levels()]))
    if request.source not in SOURCES:
        raise bad_field("source", "bad_input", one_of("source", SOURCES))
    if request.seed is not None:
        whole_number("seed", request.seed, low=0, high=MAX_SEED - PILOT_SEED)
    rules, mode_spec = game_in_mode(request.game, COMPARE if request.opponent is None else MATCH)
    sides = [request.side, *([request.opponent] if request.opponent else [])]
    if request.opponent is not None:
        opponent_of(rules, match_of(rules), sides)
    for side in sides:
        check_side(rules, side.decklist.side)
    own = own_cards_of_request(RunRequest(game=request.game, sides=tuple(sides), games=1), owner_key=owner_key)
    first = with_cards(sides[0].decklist.played, rules, pool_with(rules.slug, own))
    lists = [canonical(each, rules, own) for each in (first, *(side.decklist for side in sides[1:]))]
    return rules, mode_spec, lists, own


def _plan(exchanges: Sequence[Any], games: int, original: PreparedGoldfish, seed: int, *, by_clock: bool) -> RacePlan:
    unit = block_size(original)
    first = min(len(exchanges), levels()[games])
    plan = RacePlan(tuple(exchanges), stages_of(first, games, unit), (tuple(range(first)),), unit, by_clock)
    if not by_clock:
        return plan
    pilot = Tally()
    for index in range(PILOT_GAMES):
        original.play(seed + PILOT_SEED, index, pilot)
    measure = clocks_measure(pilot.histograms[CLOCK])
    return replace(plan, first=measure.first, last=measure.last)


def _make_sure_of_room(owner_key: str) -> None:
    active = Run.objects.filter(mode__in=OF_RACES, status__in=Run.ACTIVE)
    if active.filter(owner_key=owner_key).exists():
        raise TooMany(gettext("Exchanges are being tried for you already; wait until that is done, or stop it."), retry_after=30)
    if active.count() >= settings.SIMULATION_RACES_MAX_ACTIVE:
        raise TooMany(gettext("Exchanges of many other decks are being tried; try again in a few minutes."), retry_after=60)


# --- races that are there --------------------------------------------------------------------------------------------


def exchanges_of(*, owner_key: str, deck: Deck | None = None) -> QuerySet[Run]:
    """The owner's races, newest first, without their lists and reports; deck: only of this deck."""
    runs = Run.objects.filter(owner_key=owner_key, mode__in=OF_RACES) if owner_key else Run.objects.none()
    return (runs.filter(deck=deck) if deck is not None else runs).defer("decklist", "report")


def exchange_get(*, run_id: Any, owner_key: str) -> Run:
    """The owner's race of this id; NotFound for everybody else."""
    try:
        of_owner = Q(pk=uuid.UUID(str(run_id)), owner_key=owner_key or "-", mode__in=OF_RACES)
    except ValueError:
        of_owner = Q(pk__in=[])
    run = Run.objects.select_related("deck").filter(of_owner).first()
    if run is None:
        raise NotFound(gettext("There is no such question about a deck."))
    mark_looked(run)
    return run


def exchange_cancel(*, run: Run) -> None:
    """Cancel the race; nothing happens if it is over."""
    run_cancel(run=run)


def exchange_report(run: Run) -> dict[str, Any] | None:
    """The report with the games' texts in every language; None until the race is done.

    A race that was cancelled or has failed has no answer, though its counts get a report, too (`simulator.workers.reporting`).
    """
    return dict(run.report) if run.status == Run.Status.DONE and run.report is not None else None


def exchange_verdict(run: Run) -> str:
    """Which of the two cards that a question named is better: "added", "removed" or "too_close"; "" without an answer.

    Also "" for a question that left open what leaves or what comes in.
    """
    report, asked = exchange_report(run), run.about["asked"]
    if report is None or len(report["rows"]) != 1 or not (asked["removed"] and asked.get("added")):
        return ""
    (row,) = report["rows"]
    if row["helps"]:
        return ADDED
    return REMOVED if harms(row, by_clock=report["by_clock"]) else TOO_CLOSE


def race_of(run: Run) -> RacePlan:
    return plan_of(run.plan["race"])
