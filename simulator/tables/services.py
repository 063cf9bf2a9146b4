"""Start a table, take an option, take choices back and repeat them, and delete a table.

A table is a row of choices; its game is played again from them.  Every change names the version that its writer has seen: of two changes
at once, one is stored and the other gets Conflict "table_changed".
"""

from __future__ import annotations

import secrets
import time
import uuid
from collections.abc import Sequence
from typing import Any, Final

from django.utils import timezone
from django.utils.translation import gettext

from cards.api.limits import spend
from cards.errors import BadInput, Conflict, Refused, StardeckError
from cards.texts.safe_text import bad_field
from decks.models import Deck
from decks.services import check_side
from games.contracts.report import Step
from games.contracts.runs import Match
from games.contracts.tables import Position
from games.engine.decision import IllegalOption
from games.registry import game_by_slug
from simulator.models import Table
from simulator.modes import MATCH
from simulator.requests.check import canonical, check_run_options, game_in_mode, whole_number
from simulator.requests.faults import bounds, one_of
from simulator.requests.lists import lists_data
from simulator.requests.own_cards import own_cards_of_request
from simulator.requests.prepare import prepare, versions_of
from simulator.requests.request import MAX_SEED, RunRequest
from simulator.tables import puzzles
from simulator.tables.coaching import coach_runs_delete
from simulator.tables.opponents import LOT, opponent_of, options_against, options_of_tables, side_that_begins
from simulator.tables.repeating import MOST_REPEATS, repeats
from simulator.tables.selectors import THINKING_SECONDS, playable, position_of, shows_more, stored_position
from simulator.tables.stops import MOST_AUTOMATIC, STOP, answer_at, automatic_after, stop_set

MAX_TABLES: Final = 200  # of one owner
MAX_CHOICES: Final = 5000  # of one game; more than the longest game of any policy
BACK_TO: Final = ("choice", "hand", "action", "turn", "start", "decision")
LUCK_BITS: Final = 31


def table_start(request: RunRequest, *, owner_key: str, client: str = "", first: object = LOT, opening: Sequence[int] = ()) -> Table:
    """A new game of the request's first side; its number of games is not used.

    In the mode "goldfish" it has one side.  In the mode "match" the policy of the second side answers; if that side has the very decklist
    of the first, the game's usual opponent of this list plays.  first: of `FIRST`, where the rules do not say who begins.
    The lists need not be legal in any format, but the rules must be able to play them.
    client: the key of the rate limit (an address); "" for the owner.
    opening: the first choices of a game alone, such as those of a test hand; they can be taken back.
    Raises BadInput, NotFound, TooMany, or Refused ("deck_not_playable" with every problem, "too_many_tables").
    """
    rules, mode_spec = game_in_mode(request.game, request.mode)
    side = request.sides[0]
    seed = secrets.randbits(32) if request.seed is None else whole_number("seed", request.seed, low=0, high=MAX_SEED)
    options, _ = check_run_options(options_of_tables(mode_spec), request.options)
    check_side(rules, side.decklist.side)
    own = own_cards_of_request(request, owner_key=owner_key)
    opponent = None
    if isinstance(mode_spec, Match):
        options = options_against(mode_spec, options, request.sides)
        opponent = opponent_of(rules, mode_spec, request.sides)
    begins = side_that_begins(rules, mode_spec, first)
    lists = [canonical(each.decklist, rules, own) for each in (side, opponent) if each]
    playable(prepare(rules, lists, options, request.mode, own=own), rules, request.mode)
    table = Table(
        owner_key=owner_key,
        game_id=rules.slug,
        deck=side.deck,
        deck_name=side.shown_name,
        mode=request.mode,
        other_deck=opponent.deck if opponent else None,
        opponent_name=opponent.shown_name if opponent else "",
        first=begins,
        decklist=lists_data(lists, own),
        options=options,
        seed=seed,
        choices=list(opening),
    )
    _check_opening(table)
    spend_table(owner_key=owner_key, client=client)
    return insert(table)


def _check_opening(table: Table) -> None:
    """BadInput if the first choices of a new table are not offered."""
    if not table.choices:
        return
    table.versions = versions_of(game_by_slug(table.game_id), table.mode)
    try:
        position_of(table, table.choices)
    except IllegalOption:
        raise bad_field("opening", "bad_input", gettext("This game does not begin with these choices.")) from None


def seed_of(table: Table) -> int:
    """The seed of the table, for a new game with the same shuffle; Refused if the table went on from another game."""
    if table.base:
        raise Refused(gettext("This game went on from another one, whose shuffle is not told."), code="no_same_shuffle")
    return table.seed


def table_again(*, table: Table, seed: int | None, client: str = "") -> Table:
    """A new game with the same list and options.  seed: None for a random one."""
    seed = secrets.randbits(32) if seed is None else whole_number("seed", seed, low=0, high=MAX_SEED)
    twin = table_like(table, owner_key=table.owner_key, deck=table.deck, seed=seed)
    twin.seen = seed == table.seed and (table.seen or bool(table.made))  # the same cards come again
    spend_table(owner_key=table.owner_key, client=client)
    return insert(twin)


def table_like(table: Table, *, owner_key: str, deck: Deck | None, seed: int, index: int = 0) -> Table:
    """A table with the lists and options of this one, which is not stored yet.  deck: the deck that it links."""
    return Table(
        owner_key=owner_key,
        game_id=table.game_id,
        deck=deck,
        deck_name=table.deck_name,
        mode=table.mode,
        other_deck_id=table.other_deck_id,
        is_withdrawn=table.is_withdrawn,
        opponent_name=table.opponent_name,
        first=table.first,
        decklist=table.decklist,
        options=table.options,
        seed=seed,
        index=index,
    )


def new_luck() -> int:
    """A choice that deals anew what the person does not see (`PlayableAgainst.position_against`)."""
    return -1 - secrets.randbits(LUCK_BITS)


def spend_table(*, owner_key: str, client: str) -> None:
    """Count a new table of this owner, before it is stored; Refused "too_many_tables", TooMany.  client: the key of the rate limit."""
    if Table.objects.filter(owner_key=owner_key).count() >= MAX_TABLES:
        sentence = gettext("You have %(most)s tables, which is the limit; delete one that you no longer need.")
        raise Refused(sentence % {"most": MAX_TABLES}, code="too_many_tables")
    spend(bucket="table", key=client or owner_key)


def insert(table: Table) -> Table:
    """Store a new table, which `spend_table` has counted."""
    table.versions = versions_of(game_by_slug(table.game_id), table.mode)
    table.stops = Table.objects.filter(owner_key=table.owner_key, game=table.game_id).values_list("stops", flat=True).first() or {}
    if latest := Table.objects.filter(owner_key=table.owner_key).values("pace", "asks_forced", "log").first():
        table.pace, table.asks_forced, table.log = latest["pace"], latest["asks_forced"], latest["log"]
    if table.mode == MATCH and not table.base:  # the opponent may choose first
        table.choices = list(position_of(table).choices)
    table.save(force_insert=True)
    return table


def puzzle_start(*, slug: str, number: int, owner_key: str, client: str = "") -> Table:
    """A table of this owner's own at which the puzzle is played: its position stays, and the choices from there are the owner's.

    NotFound if there is no such puzzle; Conflict "versions_changed" if other rules have changed it; Refused "too_many_tables", TooMany.
    """
    puzzles.goal_of(slug, number)
    table = puzzles.table_of(slug, number)
    spend_table(owner_key=owner_key, client=client)
    table.pk, table.owner_key = uuid.uuid4(), owner_key
    table.own = list(stored_position(table, table.choices).own) if table.mode == MATCH else []
    return insert(table)


def puzzle_deal_start(*, slug: str, number: int, owner_key: str, client: str = "") -> Table:
    """A table of this owner's own with the puzzle's deal, from its first turn on: an ordinary game, for a puzzle that has changed.

    It is marked as seen, because anybody may have seen the puzzle.  NotFound if there is no such puzzle; Conflict "versions_changed" if its
    lists are gone; Refused "too_many_tables", TooMany.
    """
    table = puzzles.table_of(slug, number)
    spend_table(owner_key=owner_key, client=client)
    table.pk, table.owner_key, table.choices, table.base, table.puzzle, table.seen = uuid.uuid4(), owner_key, [], 0, None, True
    return insert(table)


def table_choose(*, table: Table, option: object, version: object, repeat: bool = False) -> Position:
    """Take the option of this number; return the position after it.

    repeat: take the same option again until something happens (`simulator.tables.repeating`), or the opponent has thought for its whole
    time.
    BadInput for a number that the decision does not offer; Conflict "table_changed" if the table is no longer at this version, and
    "table_over" after the end of the game.
    """
    check_version(table, version)
    if len(table.choices) >= MAX_CHOICES:
        raise Refused(gettext("A game at a table has at most %(most)s choices.") % {"most": MAX_CHOICES}, code="too_many_choices")
    try:
        number = whole_number("option", option, low=0)
    except BadInput:
        raise _not_offered(table) from None
    undone = list(table.undone)
    undone = undone[:-1] if undone and undone[-1] == number else []
    until = time.monotonic() + THINKING_SECONDS  # every position gives the opponent this time anew
    try:
        before = position_of(table) if repeat else None
        position = position_of(table, [*table.choices, number])
    except IllegalOption:
        raise _not_offered(table) from None
    by_hand = len(table.choices)
    repeated = 0
    while True:
        if followed := _followed(table, position):
            position = followed
        if before is None or repeated >= MOST_REPEATS or len(position.choices) >= MAX_CHOICES or answer_at(table, position) == STOP:
            break
        again = repeats(before, number, position)
        if again is None or time.monotonic() > until:
            break
        before, number = position, again
        position = position_of(table, [*position.choices, number])
        repeated += 1
    unasked = [place for place in position.own if place > by_hand]
    return _store(table, position, undone=[] if unasked else undone, unasked=unasked)


def _not_offered(table: Table) -> StardeckError:
    """Why a number is no option of the decision that waits."""
    offers = len(position_of(table).offers)
    if not offers:
        return Conflict(gettext("This game is over."), code="table_over")
    return bad_field("option", "bad_input", bounds("option", 0, offers - 1))


def _followed(table: Table, position: Position) -> Position | None:
    """The position after the automatic choices that follow; None without one."""
    made = automatic_after(table, position.choices, min(MOST_AUTOMATIC, MAX_CHOICES - len(position.choices)))
    return position_of(table, [*position.choices, *made]) if made else None


def table_stop(*, table: Table, kind: object, answer: object, version: object) -> Position:
    """Set how decisions of this kind are answered (`simulator.tables.stops`), and answer those that wait and are now automatic.

    BadInput; Conflict "table_changed", and "other_question" for a kind that is not asked now and was not set before.
    """
    check_version(table, version)
    position = position_of(table)
    stop_set(table=table, position=position, kind=kind, answer=answer)
    followed = _followed(table, position) if position.question is not None and kind == position.kind else None
    if followed is None:
        return position
    return _store(table, followed, undone=[], unasked=[place for place in followed.own if place >= len(table.choices)])


def table_back(*, table: Table, to: object, version: object, decision: object = None) -> Position:
    """Take back choices.  Without choices, nothing changes.

    to: "choice" (the last one), "hand" (the last one by hand, with those that followed by themselves), "action" (also those that led to
        it), "turn" (all of its turn), "start" (all), or "decision": back to the one before which the person had made `decision` choices.
    A table is marked as seen if the choices had shown something new: whoever makes others now knows more than a player would.
    """
    check_version(table, version)
    if to not in BACK_TO:
        raise bad_field("to", "bad_input", one_of("to", BACK_TO))
    if decision is not None and to != "decision":
        raise bad_field("decision", "bad_input", gettext("Only a way back to a decision names one."))
    position = position_of(table)
    own = [place for place in position.own if place >= table.base]
    number = whole_number("decision", decision, low=0, high=max(0, len(own) - 1)) if to == "decision" else 0
    if not own:
        return position
    kept = own[number] if to == "decision" else ways_back(table, position)[str(to)][0]
    taken_back = [table.choices[place] for place in own if place >= kept]
    seen = table.seen or (not table.puzzle and shows_more(table, kept))
    return _store(table, stored_position(table, table.choices[:kept]), undone=[*table.undone, *reversed(taken_back)], seen=seen)


def ways_back(table: Table, position: Position) -> dict[str, tuple[int, Step | None]]:
    """Where each way back leads: the first place in `choices` that it takes back, and the step of that choice (None: a new deal).

    {} where no choice can be taken back.  position: of the table.
    """
    own = [place for place in position.own if place >= table.base]
    if not own:
        return {}
    asked = iter([step for step in position.steps if step.decision is not None])
    steps = {place: next(asked) for place in position.own if table.choices[place] >= 0}  # a new deal has no step
    made = [place for place in own if place in steps]
    last = made[-1] if made else -1
    turn = next((place for place in made if steps[place].turn == steps[last].turn), own[0])
    begins = [place for place in made if turn <= place and not steps[place].continues]
    action = own[-1] if own[-1] != last else begins[-1] if begins else turn
    by_hand = [place for place in own if place not in table.unasked]
    kept = {"choice": own[-1], "hand": by_hand[-1] if by_hand else own[0], "action": action, "turn": turn, "start": own[0]}
    return {to: (place, steps.get(place)) for to, place in kept.items()}


def table_forward(*, table: Table, version: object) -> Position:
    """Repeat the first choice that was taken back; without one, nothing changes."""
    check_version(table, version)
    if not table.undone:
        return position_of(table)
    *undone, choice = table.undone
    return _store(table, stored_position(table, [*table.choices, choice]), undone=undone)


def table_deal_anew(*, table: Table, version: object) -> Position:
    """Deal anew what the person does not see: other cards in the opponent's hand and the decks, other random numbers from here on.

    Refused "no_new_luck" without an opponent; Conflict "table_changed", and "table_over" after the end of the game.
    """
    check_version(table, version)
    if table.puzzle:
        raise Refused(gettext("A puzzle is played with the cards as they lie."), code="no_new_luck")
    if table.mode != MATCH:
        raise Refused(
            gettext("Only a game against an opponent can go on with new luck; this one can be started again."), code="no_new_luck"
        )
    if table.outcome:
        raise Conflict(gettext("This game is over."), code="table_over")
    position = stored_position(table, [*table.choices, new_luck()])
    return _store(table, position, undone=[])


def table_delete(*, table: Table) -> None:
    """Delete the table, and what the coach has played for it."""
    coach_runs_delete(table=table)
    table.delete()


def _store(table: Table, position: Position, *, undone: list[int], unasked: Sequence[int] = (), seen: bool | None = None) -> Position:
    """Store a position with its choices, if the table is still at the version that was read.

    unasked: the places of the person's last choices that were not made by hand.  seen: None leaves it.
    """
    version = table.version
    choices = list(position.choices)
    table.choices, table.undone, table.version, table.automatic = choices, undone, version + 1, len(unasked)
    table.unasked = [*(place for place in table.unasked if place < len(choices) and place not in unasked), *unasked]
    table.outcome = position.replay.outcome if position.replay else ""
    table.own = list(position.own) if table.mode == MATCH else []
    fields: dict[str, Any] = {
        "choices": choices,
        "own": table.own,
        "undone": undone,
        "version": table.version,
        "automatic": table.automatic,
        "unasked": table.unasked,
        "outcome": table.outcome,
    }
    if seen is not None:
        table.seen = fields["seen"] = seen
    if table.puzzle and not table.solved and puzzles.state_of(table, position) == puzzles.SOLVED:
        table.solved = fields["solved"] = True
    if not Table.objects.filter(pk=table.pk, version=version).update(**fields, played=timezone.now()):
        raise _changed()
    return position


def check_version(table: Table, version: object) -> None:
    """Conflict "table_changed" if the table is no longer at this version."""
    if whole_number("version", version, low=1) != table.version:
        raise _changed()


def _changed() -> Conflict:
    return Conflict(gettext("This table has changed since you loaded it; here it is as it is now."), code="table_changed")
