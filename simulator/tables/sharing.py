"""Links to tables, and games that go on from a position of another game: of a shared table, or of a replay.

A link shows what its owner's seat saw, or everything if the owner says so or the game is over.  Whoever goes on from a position gets a
table of their own, in which everything that the seat does not see was dealt anew; the choices before that stay, and the seed is never told.
"""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext

from cards.errors import Conflict, NotFound, Refused
from decks.models import Deck, share_token
from decks.selectors import is_visible
from games.contracts.report import Replay
from games.contracts.tables import Position
from games.registry import game_by_slug
from simulator.models import Run, Table
from simulator.modes import GOLDFISH, MATCH
from simulator.requests.check import name_of
from simulator.requests.prepare import versions_of
from simulator.selectors.replays import run_replay
from simulator.selectors.runs import check_repeatable
from simulator.tables.coaching import is_coached
from simulator.tables.selectors import stored_position
from simulator.tables.services import insert, new_luck, spend_table, table_like


@dataclass(frozen=True, slots=True)
class Shared:
    """A position of a shared table.

    made: after how many of its owner's choices; most: all of them.
    choices: those of both sides so far.
    position: what the link shows.
    taken: the number of the option that its owner took there; below 0 for a new deal, None where the game stands.
    """

    made: int
    most: int
    choices: tuple[int, ...]
    position: Position
    taken: int | None


def table_share(*, table: Table, is_open: bool = False) -> None:
    """Give the table a new link; an older one dies.  is_open: the link shows everything, also what the person does not see;
        a game that goes on is then marked as seen.

    NotFound if one of its decks is now another user's private deck (`may_be_shared`).
    """
    if not may_be_shared(table):
        raise NotFound(gettext("A deck of this table is now private: you keep the table, but you cannot share it."))
    table.token = share_token()
    table.is_open = is_open
    table.seen = table.seen or (is_open and not table.outcome and not table.puzzle)  # the owner can open the link, too
    Table.objects.filter(pk=table.pk).update(token=table.token, is_open=is_open, seen=table.seen)


def table_unshare(*, table: Table) -> None:
    """End the table's link."""
    table.token, table.is_open = None, False
    Table.objects.filter(pk=table.pk).update(token=None, is_open=False)


def may_be_shared(table: Table) -> bool:
    """Whether its owner may show the table to others: neither deck is another user's private deck, as for runs (`run_to_repeat`)."""
    decks = (table.deck, table.other_deck)
    return not table.is_withdrawn and all(deck is None or is_visible(deck, owner_key=table.owner_key) for deck in decks)


def table_by_token(*, token: str) -> Table:
    """The table of this link; NotFound without one, and as long as it may not be shared."""
    table = Table.objects.select_related("deck", "other_deck").filter(token=token[:40]).first()
    if table is None or not may_be_shared(table):
        raise NotFound(gettext("There is no such table. Its link may have been renewed."))
    return table


def shared_position(table: Table, made: int | None = None) -> Shared:
    """The position of a shared table after so many of its owner's choices, None for all; as `position_at`."""
    return position_at(table, made, is_open=table.is_open)


def position_at(table: Table, made: int | None = None, *, is_open: bool = False) -> Shared:
    """The position after so many of the owner's choices at this table, None for all.  is_open: with everything shown.

    NotFound if the game has fewer choices; Conflict "versions_changed" as in `position_of`.
    """
    own = [place for place in table.own_places if place >= table.base]
    if made is not None and made > len(own):
        raise NotFound(gettext("This game has %(most)s choices.") % {"most": len(own)})
    whole = made is None or made == len(own)
    choices = tuple(table.choices if whole or made is None else table.choices[: own[made]])
    position = stored_position(table, choices, is_open=is_open)
    taken = None if whole or made is None else table.choices[own[made]]
    return Shared(len(own) if made is None else made, len(own), choices, position, taken)


def table_take(*, table: Table, made: int | None, owner_key: str, client: str = "") -> Table:
    """A table of this owner's own that goes on from a position of a shared one (of `table_by_token`).

    Conflict "table_over" if the game is over there; Refused "no_new_luck" where the unseen cannot be dealt anew, "too_many_tables".
    """
    spend_table(owner_key=owner_key, client=client)
    shared = shared_position(table, made)
    deck = _deck_for(table.deck, owner_key)
    return _go_on(table_like(table, owner_key=owner_key, deck=deck, seed=table.seed, index=table.index), shared.choices)


def table_from_replay(*, run: Run, index: int, step: int, owner_key: str, client: str = "") -> Table:
    """A table of this owner's own that goes on from a step (from 1) of a game of a run: of a goldfish, or of a match as its first side.

    NotFound and Conflict as in `run_replay`, NotFound also as in `run_to_repeat`; Conflict "table_over"; Refused "no_tables", "no_new_luck"
    and "too_many_tables".
    """
    if not is_taken_over(run):
        name = name_of(game_by_slug(run.game_id))
        raise Refused(gettext("A game of this run of %(game)s cannot be played on by hand.") % {"game": name}, code="no_tables")
    check_repeatable(run, owner_key=owner_key)
    spend_table(owner_key=owner_key, client=client)
    replay = run_replay(run=run, index=index, client=client)
    made = sum(each.decision is not None for each in replay.steps[: max(0, step)])
    twin = Table(
        owner_key=owner_key,
        game_id=run.game_id,
        deck=_deck_for(run.deck, owner_key),
        deck_name=run.deck_name,
        mode=run.mode,
        other_deck=run.other_deck if run.mode == MATCH else None,
        opponent_name=_name_of_opponent(run),
        decklist=run.decklist,
        options=run.options,
        seed=run.seed,
        index=index,
    )
    return _go_on(twin, tuple(replay.trace[:made]))


def is_taken_over(run: Run) -> bool:
    """Whether the games of this run can be played on by hand."""
    rules = game_by_slug(run.game_id)
    if run.mode == MATCH:
        return rules.match is not None and rules.match.is_played_by_hand
    return run.mode == GOLDFISH


def may_be_taken_over(run: Run, replay: Replay, step: int) -> bool:
    """Whether a person can play on from a step (from 1) of a game of this run: a decision of the first side comes after it."""
    later = (each for each in replay.steps[step:] if each.decision is not None)
    return is_taken_over(run) and any(run.mode == GOLDFISH or each.seat == 0 for each in later)


def _deck_for(deck: Deck | None, owner_key: str) -> Deck | None:
    """The deck, if the new table of this owner may link it.  The link of an unlisted deck is its owner's to tell."""
    may_link = deck is not None and (deck.visibility == Deck.Visibility.PUBLIC or deck.owner_key == owner_key)
    return deck if may_link else None


def _name_of_opponent(run: Run) -> str:
    """The name of the second side of a match; "" without one."""
    if run.mode != MATCH:
        return ""
    names = run.plan.get("names", ())
    name = names[1] if len(names) > 1 else ""
    return name or (run.other_deck.name if run.other_deck else "")


def _go_on(twin: Table, choices: tuple[int, ...]) -> Table:
    """Store the table with these choices and a new deal of what is not seen after them."""
    rules = game_by_slug(twin.game_id)
    twin.versions = versions_of(rules, twin.mode)
    position = stored_position(twin, choices)
    if position.question is None:
        raise Conflict(gettext("This game is over."), code="table_over")
    if not is_coached(twin):
        raise Refused(gettext("The hidden cards of %(game)s cannot be dealt anew yet.") % {"game": name_of(rules)}, code="no_new_luck")
    made = [*position.choices, new_luck()]
    position = stored_position(twin, made)
    twin.choices, twin.base = made, len(made)
    twin.own = list(position.own) if twin.mode == MATCH else []
    return insert(twin)
