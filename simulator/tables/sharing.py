"""Links to tables, and games that go on from a position of another game: of a shared table, or of a replay.

A link shows what its owner's seat saw, or everything if the owner says so or the game is over.  Whoever goes on from a position gets a
table of their own, in which everything that the seat does not see was dealt anew; the choices before that stay, and the seed is never told.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from django.utils.translation import gettext

from cards.errors import Conflict, NotFound, Refused
from decks.models import share_token
from games.contracts.tables import Position
from games.registry import game_by_slug
from simulator.models import Run, Table
from simulator.modes import GOLDFISH, MATCH
from simulator.requests.check import name_of
from simulator.requests.prepare import versions_of
from simulator.selectors.replays import run_replay
from simulator.tables.coaching import is_coached
from simulator.tables.selectors import position_of, prepared_deck
from simulator.tables.services import insert

LUCK_BITS = 31


@dataclass(frozen=True, slots=True)
class Shared:
    """A position of a shared table.

    made: after how many of its owner's choices; most: all of them.
    choices: those of both sides so far.
    position: what the link shows.
    """

    made: int
    most: int
    choices: tuple[int, ...]
    position: Position


def table_share(*, table: Table, is_open: bool = False) -> None:
    """Give the table a new link; an older one dies.  is_open: the link shows everything, also what the person does not see."""
    table.token = share_token()
    table.is_open = is_open
    Table.objects.filter(pk=table.pk).update(token=table.token, is_open=is_open)


def table_unshare(*, table: Table) -> None:
    """End the table's link."""
    table.token, table.is_open = None, False
    Table.objects.filter(pk=table.pk).update(token=None, is_open=False)


def table_by_token(*, token: str) -> Table:
    """The table of this link; NotFound without one."""
    table = Table.objects.select_related("deck").filter(token=token[:40]).first()
    if table is None:
        raise NotFound(gettext("There is no such table. Its link may have been renewed."))
    return table


def shared_position(table: Table, made: int | None = None) -> Shared:
    """The position of a shared table after so many of its owner's choices, None for all.

    NotFound if the game has fewer choices; Conflict "versions_changed" as in `position_of`.
    """
    own = list(range(len(table.choices))) if table.mode == GOLDFISH else table.own
    own = [place for place in own if place >= table.base]
    if made is not None and made > len(own):
        raise NotFound(gettext("This game has %(most)s choices.") % {"most": len(own)})
    whole = made is None or made == len(own)
    choices = tuple(table.choices if whole or made is None else table.choices[: own[made]])
    position = position_of(table, choices, is_open=table.is_open)
    return Shared(len(own) if made is None else made, len(own), choices, position)


def table_take(*, table: Table, made: int | None, owner_key: str, client: str = "") -> Table:
    """A table of this owner's own that goes on from a position of a shared one.

    Conflict "table_over" if the game is over there; Refused "no_new_luck" where the unseen cannot be dealt anew, "too_many_tables".
    """
    shared = shared_position(table, made)
    twin = _twin(table, owner_key)
    return _go_on(twin, shared.choices, client)


def table_from_replay(*, run: Run, index: int, step: int, owner_key: str, client: str = "") -> Table:
    """A table of this owner's own that goes on from a step (from 1) of a game of a run: of a goldfish, or of a match as its first side.

    NotFound and Conflict as in `run_replay`; Conflict "table_over", Refused "no_tables", "no_new_luck" and "too_many_tables".
    """
    if not is_taken_over(run):
        name = name_of(game_by_slug(run.game_id))
        raise Refused(gettext("A game of this run of %(game)s cannot be played on by hand.") % {"game": name}, code="no_tables")
    replay = run_replay(run=run, index=index, client=client)
    made = sum(each.decision is not None for each in replay.steps[: max(0, step)])
    twin = Table(
        owner_key=owner_key,
        game_id=run.game_id,
        deck_id=run.deck_id,
        deck_name=run.deck_name,
        mode=run.mode,
        decklist=run.decklist,
        options=run.options,
        seed=run.seed,
        index=index,
    )
    return _go_on(twin, tuple(replay.trace[:made]), client)


def is_taken_over(run: Run) -> bool:
    """Whether the games of this run can be played on by hand."""
    rules = game_by_slug(run.game_id)
    if run.mode == MATCH:
        return rules.match is not None and rules.match.is_played_by_hand
    return run.mode == GOLDFISH


def _twin(table: Table, owner_key: str) -> Table:
    return Table(
        owner_key=owner_key,
        game_id=table.game_id,
        deck_id=table.deck_id,
        deck_name=table.deck_name,
        mode=table.mode,
        opponent_name=table.opponent_name,
        first=table.first,
        decklist=table.decklist,
        options=table.options,
        seed=table.seed,
        index=table.index,
    )


def _go_on(twin: Table, choices: tuple[int, ...], client: str) -> Table:
    """Store the table with these choices and a new deal of what is not seen after them."""
    rules = game_by_slug(twin.game_id)
    twin.versions = versions_of(rules, twin.mode)
    prepared_deck(twin)
    position = position_of(twin, choices)
    if position.question is None:
        raise Conflict(gettext("This game is over."), code="table_over")
    if not is_coached(twin):
        raise Refused(gettext("The hidden cards of %(game)s cannot be dealt anew yet.") % {"game": name_of(rules)}, code="no_new_luck")
    made = [*position.choices, -1 - secrets.randbits(LUCK_BITS)]
    position = position_of(twin, made)
    twin.choices, twin.base = made, len(made)
    twin.own = list(position.own) if twin.mode == MATCH else []
    return insert(twin, client)
