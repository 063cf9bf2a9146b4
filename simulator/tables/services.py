"""Start a table, take an option, take choices back and repeat them, and delete a table.

A table is a row of choices; its game is played again from them.  Every change names the version that its writer has seen: of two changes
at once, one is stored and the other gets Conflict "table_changed".
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from django.utils import timezone
from django.utils.translation import gettext

from cards.api.limits import spend
from cards.errors import Conflict, Refused
from cards.texts.safe_text import bad_field
from decks.services import check_side
from games.contracts.runs import Goldfish, Match, OptionSpec
from games.contracts.tables import Position
from games.engine.decision import IllegalOption
from games.registry import game_by_slug
from simulator.models import Table
from simulator.modes import GOLDFISH
from simulator.requests.check import canonical, check_run_options, game_in_mode, whole_number
from simulator.requests.faults import bounds, one_of
from simulator.requests.lists import lists_data
from simulator.requests.own_cards import own_cards_of_request
from simulator.requests.players import POLICY
from simulator.requests.prepare import prepare, versions_of
from simulator.requests.request import MAX_SEED, RunRequest
from simulator.tables.coaching import coach_runs_delete
from simulator.tables.selectors import playable, position_of

MAX_TABLES: Final = 200  # of one owner
MAX_CHOICES: Final = 5000  # of one game; more than the longest game of any policy
BACK_TO: Final = ("choice", "turn", "start")


def table_start(request: RunRequest, *, owner_key: str, client: str = "") -> Table:
    """A new game of the request's one side; its number of games is not used.

    The list need not be legal in any format, but the rules must be able to play it.
    client: the key of the rate limit (an address); "" for the owner.
    Raises BadInput, NotFound, TooMany, or Refused ("deck_not_playable" with every problem, "too_many_tables").
    """
    rules, mode_spec = game_in_mode(request.game, GOLDFISH)
    (side,) = request.sides
    seed = secrets.randbits(32) if request.seed is None else whole_number("seed", request.seed, low=0, high=MAX_SEED)
    options, _ = check_run_options(options_of_tables(mode_spec), request.options)
    check_side(rules, side.decklist.side)
    own = own_cards_of_request(request, owner_key=owner_key)
    lists = [canonical(side.decklist, rules, own)]
    playable(prepare(rules, lists, options, own=own), rules)
    table = Table(
        owner_key=owner_key,
        game_id=rules.slug,
        deck=side.deck,
        deck_name=side.name or (side.deck.name if side.deck else ""),
        decklist=lists_data(lists, own),
        options=options,
        seed=seed,
    )
    return _insert(table, client)


def options_of_tables(mode_spec: Goldfish | Match) -> tuple[OptionSpec, ...]:
    """The options of a game that a person plays: those of its runs without the policy and what belongs to a policy."""
    return tuple(spec for spec in mode_spec.options if spec.name != POLICY and (spec.needs is None or spec.needs[0] != POLICY))


def table_again(*, table: Table, seed: int | None, client: str = "") -> Table:
    """A new game with the same list and options.  seed: None for a random one."""
    twin = Table(
        owner_key=table.owner_key,
        game_id=table.game_id,
        deck_id=table.deck_id,
        deck_name=table.deck_name,
        decklist=table.decklist,
        options=table.options,
        seed=secrets.randbits(32) if seed is None else whole_number("seed", seed, low=0, high=MAX_SEED),
    )
    return _insert(twin, client)


def _insert(table: Table, client: str) -> Table:
    if Table.objects.filter(owner_key=table.owner_key).count() >= MAX_TABLES:
        sentence = gettext("You have %(most)s tables, which is the limit; delete one that you no longer need.")
        raise Refused(sentence % {"most": MAX_TABLES}, code="too_many_tables")
    spend(bucket="table", key=client or table.owner_key)
    table.versions = versions_of(game_by_slug(table.game_id))
    table.save(force_insert=True)
    return table


def table_choose(*, table: Table, option: object, version: object) -> Position:
    """Take the option of this number; return the position after it.

    BadInput for a number that the decision does not offer; Conflict "table_changed" if the table is no longer at this version, and
    "table_over" after the end of the game.
    """
    check_version(table, version)
    if len(table.choices) >= MAX_CHOICES:
        raise Refused(gettext("A game at a table has at most %(most)s choices.") % {"most": MAX_CHOICES}, code="too_many_choices")
    number = whole_number("option", option, low=0, high=MAX_SEED)
    undone = list(table.undone)
    undone = undone[:-1] if undone and undone[-1] == number else []
    choices = [*table.choices, number]
    try:
        position = position_of(table, choices)
    except IllegalOption:
        offers = len(position_of(table).offers)
        if not offers:
            raise Conflict(gettext("This game is over."), code="table_over") from None
        raise bad_field("option", "bad_input", bounds("option", 0, offers - 1)) from None
    return _store(table, position, choices=choices, undone=undone)


def table_back(*, table: Table, to: object, version: object) -> Position:
    """Take back the last choice, all choices of the turn, or all choices.

    to: "choice", "turn" (the turn of the last choice) or "start".  Without choices, nothing changes.
    """
    check_version(table, version)
    if to not in BACK_TO:
        raise bad_field("to", "bad_input", one_of("to", BACK_TO))
    kept = len(table.choices) - 1
    if to == "start":
        kept = 0
    elif to == "turn":
        turns = [step.turn for step in position_of(table).steps if step.decision is not None]
        kept = turns.index(turns[-1]) if turns else 0
    if kept < 0:
        return position_of(table)
    taken_back = table.choices[kept:]
    choices = table.choices[:kept]
    return _store(table, position_of(table, choices), choices=choices, undone=[*table.undone, *reversed(taken_back)])


def table_forward(*, table: Table, version: object) -> Position:
    """Repeat the first choice that was taken back; without one, nothing changes."""
    check_version(table, version)
    if not table.undone:
        return position_of(table)
    *undone, choice = table.undone
    choices = [*table.choices, choice]
    return _store(table, position_of(table, choices), choices=choices, undone=undone)


def table_delete(*, table: Table) -> None:
    """Delete the table, and what the coach has played for it."""
    coach_runs_delete(table=table)
    table.delete()


def _store(table: Table, position: Position, *, choices: list[int], undone: list[int]) -> Position:
    """Store choices and the position after them, if the table is still at the version that was read."""
    version = table.version
    table.choices, table.undone, table.version = choices, undone, version + 1
    table.outcome = position.replay.outcome if position.replay else ""
    fields: dict[str, Any] = {"choices": choices, "undone": undone, "version": table.version, "outcome": table.outcome}
    if not Table.objects.filter(pk=table.pk, version=version).update(**fields, played=timezone.now()):
        raise _changed()
    return position


def check_version(table: Table, version: object) -> None:
    """Conflict "table_changed" if the table is no longer at this version."""
    if whole_number("version", version, low=1, high=MAX_SEED) != table.version:
        raise _changed()


def _changed() -> Conflict:
    return Conflict(gettext("This table has changed since you loaded it; here it is as it is now."), code="table_changed")
