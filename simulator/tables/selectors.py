"""Tables of an owner, and the position of a table."""

from __future__ import annotations

import threading
import time
import uuid
from collections.abc import Sequence
from typing import Any, cast

from django.db.models import QuerySet
from django.utils.translation import get_language, gettext

from cards.errors import Conflict, NotFound, Refused
from cards.metrics import OPPONENT_FALLBACKS
from games.contracts.game import Game
from games.contracts.runs import PreparedGoldfish
from games.contracts.tables import OutOfTime, PlayableAgainst, PlayableByHand, Position
from games.engine.decision import IllegalOption
from games.engine.machine import Runaway
from games.registry import game_by_slug
from games.runs.prepared import Prepared
from games.texts import WITHOUT_SPACES, Words
from simulator.models import Table
from simulator.modes import MATCH
from simulator.requests.check import name_of
from simulator.requests.digests import digest
from simulator.requests.lists import lists_of, own_cards_of
from simulator.requests.prepare import prepare, versions_of
from simulator.statistics.blocks import InBlocks

Playable = PlayableByHand | PlayableAgainst

DECKS_KEPT = 32
DIGITS = 12  # of a version that a sentence names
# A cache by lists, options and versions, oldest first: tables of the same lists share it.
_decks: dict[str, Playable] = {}
# An opponent that searches has this long for all its choices between two of the person; then it plays on without the search.
THINKING_SECONDS = 2.0
_thinking = threading.local()


def tables_of(*, owner_key: str, game: str = "") -> QuerySet[Table]:
    """The owner's tables, last played first, without their lists."""
    tables = Table.objects.filter(owner_key=owner_key) if owner_key else Table.objects.none()
    return (tables.filter(game=game) if game else tables).defer("decklist")


def table_get(*, table_id: Any, owner_key: str) -> Table:
    """The owner's table of this id; NotFound for everybody else."""
    try:
        table = Table.objects.select_related("deck", "other_deck").filter(pk=uuid.UUID(str(table_id)), owner_key=owner_key or "-").first()
    except ValueError:
        table = None
    if table is None:
        raise NotFound(gettext("There is no such table."))
    return table


def position_of(table: Table, choices: Sequence[int] | None = None, *, is_open: bool = False) -> Position:
    """The position after the table's choices, or after these.  is_open: with everything shown.

    Conflict "versions_changed" if the rules or the card data have changed since it began.  IllegalOption if `choices` has a number that its
    decision does not offer.
    """
    rules = game_by_slug(table.game_id)
    if (now := versions_of(rules, table.mode)) != table.versions:
        raise _outdated(table, now)
    if choices is None:
        return stored_position(table, table.choices, is_open=is_open)
    return _played(prepared_deck(table), table, choices, is_open)


def stored_position(table: Table, choices: Sequence[int], *, is_open: bool = False) -> Position:
    """The position after choices that were offered when they were stored; Conflict "versions_changed" also if they no longer are."""
    try:
        return position_of(table, choices, is_open=is_open)
    except IllegalOption:  # a change of the rules that did not change their version
        raise _outdated(table, None) from None


def _played(prepared: Playable, table: Table, choices: Sequence[int], is_open: bool) -> Position:
    """Refused if the cards answer each other without end, as a reader's own cards may."""
    try:
        return _position(prepared, table, choices, is_open)
    except Runaway:
        sentence = gettext("After this choice the cards would answer each other without end, so it cannot be played.")
        raise Refused(sentence, code="endless_game") from None


def _position(prepared: Playable, table: Table, choices: Sequence[int], is_open: bool) -> Position:
    if isinstance(prepared, PlayableAgainst) and table.mode == MATCH:
        start_thinking()
        return prepared.position_against(table.seed, choices, table.first, index=table.index, is_open=is_open, sealed=table.base)
    return cast(PlayableByHand, prepared).position(table.seed, choices, table.index)


def start_thinking() -> None:
    """Give an opponent that searches its time anew."""
    _thinking.until = time.monotonic() + THINKING_SECONDS


def shows_more(table: Table, kept: int) -> bool:
    """Whether the table's choices from place `kept` on showed its owner anything new (`PlayableByHand.shows_more`)."""
    prepared = prepared_deck(table)
    if isinstance(prepared, PlayableAgainst) and table.mode == MATCH:
        return prepared.shows_more_against(table.seed, table.choices, kept, table.first, index=table.index)
    return cast(PlayableByHand, prepared).shows_more(table.seed, table.choices, kept, table.index)


def shows_at(table: Table, place: int) -> bool:
    """Whether the choice at this place alone showed its owner anything new."""
    prepared = prepared_deck(table)
    if isinstance(prepared, PlayableAgainst) and table.mode == MATCH:
        return prepared.shows_more_against(table.seed, table.choices[: place + 1], place, table.first, index=table.index)
    return cast(PlayableByHand, prepared).shows_more(table.seed, table.choices[: place + 1], place, table.index)


def player_names(table: Table) -> tuple[Words, ...]:
    """The names of both sides in the table's log, the person's first; () for a game alone."""
    return cast(Prepared, prepared_deck(table)).players() if table.mode == MATCH else ()


def _check_time() -> None:
    if time.monotonic() > getattr(_thinking, "until", 0.0):
        OPPONENT_FALLBACKS.inc()
        raise OutOfTime


def prepared_deck(table: Table) -> Playable:
    """The deck of the table, ready to be played.  It holds no state of a game."""
    rules = game_by_slug(table.game_id)
    key = digest([table.game_id, table.mode, table.decklist, table.options, table.versions])
    found = _decks.get(key)
    if found is None:
        found = playable(
            prepare(rules, lists_of(table.decklist), table.options, table.mode, own=own_cards_of(table.decklist)), rules, table.mode
        )
        while len(_decks) >= DECKS_KEPT:
            _decks.pop(next(iter(_decks), key), None)
        _decks[key] = found
    return found


def playable(prepared: PreparedGoldfish, rules: Game, mode: str) -> Playable:
    """The prepared deck or match, if a person can play it; Refused otherwise."""
    if isinstance(prepared, InBlocks):
        prepared = prepared.ready
    is_offered = mode != MATCH or (rules.match is not None and rules.match.is_played_by_hand)
    if is_offered and mode == MATCH and isinstance(prepared, PlayableAgainst):
        prepared.check_with(_check_time)
        return prepared
    if not is_offered or not isinstance(prepared, PlayableByHand):
        raise Refused(gettext("%(game)s cannot be played by hand yet.") % {"game": name_of(rules)}, code="no_tables")
    return prepared


def fresh_deck(table: Table) -> Prepared:
    """As `prepared_deck`, for one use: a value that counts a game keeps it to play the next one on it."""
    rules = game_by_slug(table.game_id)
    found = prepare(rules, lists_of(table.decklist), table.options, table.mode, own=own_cards_of(table.decklist))
    return cast(Prepared, playable(found, rules, table.mode))


def _outdated(table: Table, now: dict[str, str] | None) -> Conflict:
    """now: the versions that the site has, if they differ; the error then names both, so that a reader knows what the game misses."""
    sentence = gettext("The rules or the card data have changed since this game began, so it cannot go on. Start it again.")
    if now is None:
        return Conflict(sentence, code="versions_changed")
    missed = gettext("It needs %(began)s; this site has %(now)s.") % {"began": _named(table.versions), "now": _named(now)}
    return Conflict(_in_a_row(sentence, missed), code="versions_changed", began=table.versions, now=now)


def _named(versions: dict[str, str]) -> str:
    """Versions in one line; a hash of card data by its first digits."""
    return ", ".join(f"{name} {version[:DIGITS]}" for name, version in sorted(versions.items()))


def _in_a_row(*sentences: str) -> str:
    """Sentences one after the other in the reader's language."""
    return ("" if (get_language() or "en").lower() in WITHOUT_SPACES else " ").join(sentences)
