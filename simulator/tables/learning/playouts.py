"""A playout behind a figure of the coach, step by step: played again from its world's number, in which the unseen cards are dealt anew."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from typing import Any, Final, cast

from django.utils.translation import gettext

from cards.api.limits import spend
from cards.errors import NotFound, Refused
from games.contracts.report import Replay
from games.contracts.tables import Position
from games.engine.decision import IllegalOption
from games.engine.machine import Runaway
from games.registry import game_by_slug
from simulator.coach.examined import Examined, plan_of
from simulator.models import Run, Table
from simulator.requests.lists import lists_of, own_cards_of
from simulator.requests.prepare import prepare
from simulator.tables import coaching
from simulator.tables.learning.moves import move_get
from simulator.tables.selectors import stored_position

REPLAYS_KEPT: Final = 16
# A cache by run, decision, option and world, oldest first, so that opening another step does not play it again.
_replays: dict[tuple[uuid.UUID, int, int, int], Replay] = {}


@dataclass(frozen=True, slots=True)
class Playout:
    """position: of the decision, as the person saw it.  replay: from the option to the end of the game, with the cards of the deal open."""

    position: Position
    replay: Replay


def playout_of(*, table: Table, choices: int, option: int, world: int, client: str = "") -> Playout:
    """The playout of an option of the decision after these choices, in the deal of this number (`best_world` of a report).

    client: the key of the rate limit; "" for the owner.
    NotFound for a decision that the coach has not examined, an option that it does not have, or a deal that was not asked for; Conflict
    "versions_changed".
    """
    run, number = _run_of(table, choices, world)
    position = _position_before(table, choices)
    key = (run.pk, number, option, world)
    replay = _replays.get(key)
    if replay is None:
        spend(bucket="table_choice", key=client or table.owner_key)
        replay = _played(table, run, number, option, world)
        while len(_replays) >= REPLAYS_KEPT:
            _replays.pop(next(iter(_replays), key), None)
        _replays[key] = replay
    return Playout(position, replay)


def _position_before(table: Table, choices: int) -> Position:
    """The decision after these choices; one of the opponent's is told only after the end of the game."""
    if choices < len(table.choices) and choices not in table.own_places:
        return move_get(table, choices).position
    return stored_position(table, table.choices[:choices])


def _run_of(table: Table, choices: int, world: int) -> tuple[Run, int]:
    """The run that examined the decision, of which this deal was asked for, and the decision's number in it."""
    for run in coaching.runs_of(table).exclude(status=Run.Status.FAILED).filter(seed=coaching.SEED, games_done__gt=0):
        plan = plan_of(cast(dict[str, Any], run.plan)["coach"])
        same = list(plan.choices[:choices]) == table.choices[:choices]
        if same and not plan.luck and choices in plan.decisions and 0 <= world < plan.worlds:
            return run, plan.decisions.index(choices)
    raise NotFound(gettext("Nobody has asked the coach about this position."))


def _played(table: Table, run: Run, number: int, option: int, world: int) -> Replay:
    rules = game_by_slug(table.game_id)
    own = own_cards_of(run.decklist)
    examined = cast(Examined, prepare(rules, lists_of(run.decklist), run.options, run.mode, run.plan, own=own))
    try:
        return examined.playout(run.seed, number, option, world)
    except IllegalOption:
        raise NotFound(gettext("This decision has no such option.")) from None
    except Runaway:
        sentence = gettext("After this choice the cards would answer each other without end, so it cannot be played.")
        raise Refused(sentence, code="endless_game") from None
