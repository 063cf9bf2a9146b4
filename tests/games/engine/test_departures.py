"""What cards hear of the batch in which they or their host leave play, on a made-up game."""

from __future__ import annotations

import pytest

from games import rules_mode
from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import ATTACHED_TO, HOLDS, HOST_OF_SOURCE, TOKENS, Filter, PieceTest
from games.engine.events.batch import Event
from games.engine.events.index import ITS_HOST, Trigger
from games.engine.events.windows import FORCED_INTERRUPT, FORCED_REACTION, REACTION
from games.engine.verbs import FIRE, FIRST_TEST, FITTING, HOST, JOIN_IT, SOURCE, EventTest, Pieces, Verb

pytestmark = pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")
if rules_mode() != "compiled":
    from tests.games.engine.tables.skirmish import ACE, AREA, DAMAGED, DECK, FOCUS, GEAR, GUARD, HERO, LEAVES, NOTE, printed
    from tests.games.engine.tables.verb_skirmish import VerbSkirmish, damage, program

TOLD = 9  # a kind of event
ORDERS = {"the host alone": [0], "the host first": [0, 1], "the attachment first": [1, 0]}


@pytest.fixture
def game():
    return VerbSkirmish()


def leave(game, *pieces):
    """Let these pieces leave together, and return what happened."""
    game.is_over = False
    game.told.clear()
    game.fire_all([Event(LEAVES, 0, piece.id) for piece in pieces])
    return game.told


def left(*pieces):
    return [("done", LEAVES, piece.id) for piece in pieces]


@pytest.mark.parametrize("order", ORDERS)
def test_an_attachment_reacts_when_its_host_leaves(game, order):
    """It stays in play, or leaves with its host; its effect still finds the host.  A later event about the old host is not heard."""
    trigger = Trigger(LEAVES, FORCED_REACTION, program(game, damage(Pieces(HOST))), subject=ITS_HOST, outlives=True)
    game.triggers[GEAR] = [trigger, Trigger(DAMAGED, FORCED_REACTION, game.program((NOTE, 1)), subject=ITS_HOST)]
    pieces = [game.put(HERO), game.put(GEAR)]
    host, gear = pieces
    game.attach(gear, host)
    leaving = [pieces[number] for number in ORDERS[order]]
    leave(game, *leaving)
    expected = [*left(*leaving), ("done", DAMAGED, host.id)] if gear in leaving else left(host)
    assert game.run_all() == expected
    assert game.departing == []
    assert [listener.key for listener in game.heard.listeners.values()] == ([] if gear in leaving else [-1, -1])
    game.move(host, game.zone(0, AREA))
    leave(game, host)
    assert game.run_all() == left(host)


@pytest.mark.parametrize("outlives", [True, False])
def test_only_a_trigger_that_outlives_its_host_hears_that_it_leaves(game, outlives):
    game.triggers[GEAR] = [Trigger(LEAVES, FORCED_REACTION, game.program((NOTE, 1)), subject=ITS_HOST, outlives=outlives)]
    host, gear = game.put(HERO), game.put(GEAR)
    game.attach(gear, host)
    leave(game, host)
    assert game.run_all() == [*left(host), *([("note", 1)] if outlives else [])]


def test_an_attachment_whose_host_left_may_get_another_in_the_same_batch(game):
    game.triggers[GEAR] = [Trigger(LEAVES, FORCED_REACTION, game.program((NOTE, 1)), subject=ITS_HOST, outlives=True)]
    first, second, gear = game.put(HERO), game.put(HERO), game.put(GEAR)
    game.attach(gear, first)
    game.executes = lambda event: (game.execute_usual(event), event.piece == first.id and game.attach(gear, second))
    leave(game, first)
    assert game.run_all() == left(first)
    assert [listener.key for listener in game.heard.listeners.values()] == [second.id]
    leave(game, second)
    assert game.run_all() == [*left(second), ("note", 1)]


def test_a_piece_that_left_does_not_hear_what_leaves_later(game):
    """Not even while its own batch has its reactions: the batch within them is another one."""
    game.triggers[GUARD] = [Trigger(LEAVES, FORCED_REACTION, game.program((NOTE, 1)), outlives=True)]
    guard, ace = game.put(GUARD), game.put(ACE)
    kills = program(game, damage(Pieces(FITTING, filter=Filter(printed(ACE))), 3))
    game.listen(Trigger(LEAVES, FORCED_REACTION, kills), -1, 0)
    leave(game, guard)
    assert game.run_all(0) == [*left(guard), ("note", 1), ("done", DAMAGED, ace.id), *left(ace)]


@pytest.mark.parametrize("others", [0, 1, 2])
def test_a_piece_that_left_does_not_hear_an_announcement(game, others):
    """Those of its kind that are still there do, at once if there is one."""
    game.triggers[GUARD] = [Trigger(DAMAGED, FORCED_REACTION, game.program((NOTE, 1)), outlives=True)]
    guard, ace = game.put(GUARD), game.put(ACE)
    for _ in range(others):
        game.put(GUARD)
    announces = program(game, Verb(FIRE, kind=TOLD, pieces=Pieces(SOURCE)))
    game.listen(Trigger(LEAVES, FORCED_REACTION, announces), ace.id, 0)
    game.executes = lambda event: game.announce(DAMAGED, 0, ace.id) if event.kind == TOLD else game.execute_usual(event)
    leave(game, guard)
    assert game.run_all(*[0] * (others - 1)) == [*left(guard), *[("note", 1)] * others]


@pytest.mark.parametrize(("focused", "notes"), [(1, 1), (0, 0)])
@pytest.mark.parametrize("code", [HOLDS, ATTACHED_TO], ids=["what it held", "what it was attached to"])
def test_a_test_of_a_departed_piece_knows_its_attachments(game, code, focused, notes):
    """ "After a unit with a focused enhancement leaves play": both have left when the reaction is asked for, and lost their tokens."""
    leaver, other = (HERO, GEAR) if code == HOLDS else (GEAR, HERO)
    inner = Filter(printed(other), [PieceTest(TOKENS, FOCUS)])
    game.event_tests = [EventTest(piece=Filter(printed(leaver), [PieceTest(code, filter=inner)]))]
    host, gear = game.put(HERO), game.put(GEAR)
    game.attach(gear, host)
    for piece in (host, gear):
        game.put_tokens(piece, FOCUS, focused)
    game.listen(Trigger(LEAVES, FORCED_REACTION, game.program((NOTE, 1)), condition=FIRST_TEST), -1, 0)
    leave(game, host, gear)
    assert game.run_all() == [*left(host, gear), *[("note", 1)] * notes]


def test_an_event_about_the_host_is_found_by_its_filter(game):
    """ "After the enhanced unit leaves play" may be declared by a filter, too."""
    game.event_tests = [EventTest(piece=Filter(tests=[PieceTest(HOST_OF_SOURCE)]))]
    trigger = Trigger(LEAVES, FORCED_REACTION, game.program((NOTE, 1)), outlives=True, condition=FIRST_TEST)
    game.triggers[GEAR] = [trigger]
    host, gear, other = game.put(HERO), game.put(GEAR), game.put(HERO)
    game.attach(gear, host)
    leave(game, host, gear, other)
    assert game.run_all() == [*left(host, gear, other), ("note", 1)]


def test_an_event_that_joins_the_batch_around_moves_that_of_the_departed(game):
    """The place of their batch in `events` is one higher then, and they still hear it."""
    game.triggers[GUARD] = [Trigger(TOLD, FORCED_REACTION, game.program((NOTE, 1)), outlives=True)]
    guard, hero = game.put(GUARD), game.put(HERO)
    joins = program(game, Verb(JOIN_IT, kind=DAMAGED, pieces=Pieces(SOURCE), much=Amount(1)))
    tells = program(game, Verb(FIRE, kind=TOLD, pieces=Pieces(SOURCE)))

    def execute(event):
        if event.kind == TOLD:
            game.move(guard, game.zone(0, DECK))
            game.run(joins, hero.id, 0)
        else:
            game.execute_usual(event)

    game.executes = execute
    game.listen(Trigger(DAMAGED, FORCED_INTERRUPT, tells, is_once=True), hero.id, 0)
    game.fire(Event(DAMAGED, 0, hero.id, amount=1))
    assert game.run_all() == [("note", 1), *[("done", DAMAGED, hero.id)] * 2]
    assert (game.departing, game.heard.listeners) == ([], {})


def test_a_copy_among_the_departed_continues_the_same_way(game):
    game.triggers[GEAR] = [Trigger(LEAVES, REACTION, game.program((NOTE, 1)), subject=ITS_HOST, outlives=True)]
    host, gear = game.put(HERO), game.put(GEAR)
    game.attach(gear, host)
    leave(game, host)
    assert game.advance() is not None
    twin = game.clone()
    assert twin.record() == game.record()
    twin.departing = []
    assert twin.record() != game.record()
    twin = game.clone()
    for each in (game, twin):
        assert each.run_all(0) == [*left(host), ("note", 1)]
        assert each.departing == []
        assert [listener.key for listener in each.heard.listeners.values()] == [-1]
