"""The shared ops, played on the table of Skirmish."""

from __future__ import annotations

import pytest

from games import rules_mode
from games.engine.abilities.ability import OPPONENT, Ability, Target
from games.engine.abilities.amounts import COUNT, HAPPENED, Amount, Condition
from games.engine.abilities.filters import IN_SLOT, OWN, Filter, PieceTest
from games.engine.events.batch import Event
from games.engine.events.index import Trigger
from games.engine.events.windows import FORCED_REACTION, INTERRUPT
from games.engine.modifiers import ADD
from games.engine.table.changes import NUMBER
from games.engine.verbs import (
    BEGIN,
    CANCEL_IT,
    CHOOSE,
    EACH_SEAT,
    EVENT_PIECE,
    FIRE,
    FIRST_TEST,
    FITTING,
    IF,
    JOIN_IT,
    LESSEN_IT,
    LISTEN,
    LOOK_AT,
    MAY,
    PICK,
    PICK_AT_RANDOM,
    PICK_TOPMOST,
    REVEAL,
    SLOT,
    SOURCE,
    Continuous,
    EventTest,
    Pieces,
    Verb,
)

pytestmark = pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")
if rules_mode() != "compiled":
    from tests.games.engine.tables.skirmish import DAMAGE, DAMAGED, DECK, GEAR, GUARD, HERO, LEAVES, POWER, TURN, printed
    from tests.games.engine.tables.verb_skirmish import ENEMIES, OWN_PIECES, VerbSkirmish, damage, nested, program, run


def test_one_batch_hits_all_matching_pieces() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    enemies = [game.put(GUARD, seat=1), game.put(HERO, seat=1)]
    run(game, damage(Pieces(FITTING, filter=ENEMIES)))
    assert [piece.tokens[DAMAGE] for piece in enemies] == [1, 1]


def test_an_amount_of_0_fires_nothing() -> None:
    game = VerbSkirmish()
    hero = game.put(HERO)
    nobody = Amount(0, COUNT, filter=ENEMIES)
    done = nested(IF, program(game, damage(Pieces(SOURCE))), conditions=[Condition(Amount(code=HAPPENED))])
    run(game, Verb(FIRE, kind=DAMAGED, pieces=Pieces(SOURCE), much=nobody), done)
    assert hero.tokens[DAMAGE] == 0


def test_each_seat_has_its_own_event() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    fired: list[int] = []
    game.executes = lambda event: fired.append(event.seat)  # only who makes it happen is looked at
    run(game, Verb(FIRE, kind=DAMAGED, whose=EACH_SEAT))
    assert fired == [0, 1]


@pytest.mark.parametrize(("choice", "hits"), [(0, 1), (1, 0)])
def test_may_asks(choice: int, hits: int) -> None:
    game = VerbSkirmish()
    hero = game.put(HERO)
    run(game, nested(MAY, program(game, damage(Pieces(SOURCE)))), choices=(choice,))
    assert hero.tokens[DAMAGE] == hits


def test_one_of_two_programs_is_chosen() -> None:
    game = VerbSkirmish()
    hero = game.put(HERO)
    run(game, nested(CHOOSE, program(game, damage(Pieces(SOURCE))), program(game, damage(Pieces(SOURCE), 3))), choices=(1,))
    assert hero.tokens[DAMAGE] == 3


def test_the_opponent_picks_one_of_its_own() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    first, second = game.put(HERO, seat=1), game.put(HERO, seat=1)
    pick = Verb(PICK, target=Target(ENEMIES, 1, 1, OPPONENT), number=4)
    game.use_ability(Ability(program(game, pick, damage(Pieces(SLOT, 4)))), 0, 0)
    decision = game.advance()
    assert decision is not None
    assert decision.seat == 1
    game.apply(1)
    game.run_all()
    assert (first.tokens[DAMAGE], second.tokens[DAMAGE]) == (0, 1)


def test_up_to_two_may_be_one() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    enemies = [game.put(HERO, seat=1) for _ in range(3)]
    pick = Verb(PICK, target=Target(ENEMIES, 0, 2), number=4)
    run(game, pick, damage(Pieces(SLOT, 4)), choices=(1, 2))  # the second piece, then pass
    assert [piece.tokens[DAMAGE] for piece in enemies] == [0, 1, 0]


def test_picks_at_random_are_different_pieces() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    enemies = [game.put(HERO, seat=1) for _ in range(3)]
    run(game, Verb(PICK_AT_RANDOM, target=Target(ENEMIES, 2, 2), number=4), damage(Pieces(SLOT, 4)))
    assert sorted(piece.tokens[DAMAGE] for piece in enemies) == [0, 1, 1]


def test_the_top_cards_are_seen_and_no_others() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    deck = [game.put(GUARD, zone=DECK) for _ in range(3)]
    run(game, Verb(LOOK_AT, place=DECK, number=5, much=Amount(2)))
    assert [game.knows(0, piece) for piece in deck] == [False, True, True]
    assert not game.knows(1, deck[2])


def test_cards_that_were_looked_at_can_be_picked() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    deck = [game.put(GUARD, zone=DECK) for _ in range(3)]
    seen = Filter(printed(GUARD), [PieceTest(IN_SLOT, 5)], zones=1 << DECK)
    look = Verb(LOOK_AT, place=DECK, number=5, much=Amount(2))
    run(game, look, Verb(PICK, target=Target(seen), number=4), damage(Pieces(SLOT, 4)), choices=(0,))
    assert [piece.tokens[DAMAGE] for piece in deck] == [0, 1, 0]  # the lower of the two


def test_a_lasting_effect_counts_now_and_ends_with_its_period() -> None:
    game = VerbSkirmish()
    hero = game.put(HERO)
    game.put(GUARD)
    counted = Continuous(NUMBER, POWER, ADD, amount=Amount(0, COUNT, filter=OWN_PIECES))
    run(game, Verb(BEGIN, effect=counted, pieces=Pieces(SOURCE), number=TURN))
    game.put(GUARD)
    assert game.value(POWER, hero) == 5 + 2
    game.end_period(TURN)
    assert game.value(POWER, hero) == 5


def test_a_delayed_effect_remembers_the_pieces_and_works_once() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    enemy = game.put(HERO, seat=1)
    later = Trigger(LEAVES, FORCED_REACTION, program(game, damage(Pieces(SLOT, 4))), is_once=True, ability=None)
    pick = Verb(PICK, target=Target(ENEMIES), number=4)
    run(game, pick, Verb(LISTEN, trigger=later, number=TURN), damage(Pieces(SOURCE), 0))
    for gone in (game.put(GEAR), game.put(GEAR)):
        game.is_over = False
        game.fire(Event(LEAVES, 0, gone.id))
        game.run_all()
    assert enemy.tokens[DAMAGE] == 1


def test_an_interrupt_cancels_reduces_or_moves_its_event() -> None:
    outcomes = []
    for verbs in (
        [Verb(CANCEL_IT)],
        [Verb(LESSEN_IT, much=Amount(1))],
        [Verb(LESSEN_IT, much=Amount(1)), Verb(JOIN_IT, kind=DAMAGED, pieces=Pieces(SOURCE), much=Amount(1))],
    ):
        game = VerbSkirmish()
        hero, guard = game.put(HERO, seat=1), game.put(HERO)
        game.event_tests = [EventTest(piece=ENEMIES)]
        game.listen(Trigger(DAMAGED, INTERRUPT, program(game, *verbs), condition=FIRST_TEST), guard.id, 0)
        game.fire(Event(DAMAGED, 0, hero.id, amount=2))
        game.run_all(0)
        outcomes.append((hero.tokens[DAMAGE], guard.tokens[DAMAGE]))
    assert outcomes == [(0, 0), (1, 0), (1, 1)]


def test_an_effect_inside_another_event_joins_the_event_that_it_answers() -> None:
    """As that of an event card: its effect runs while the play of the card is carried out."""
    game = VerbSkirmish()
    hero, guard = game.put(HERO, seat=1), game.put(HERO)
    inside = program(game, Verb(JOIN_IT, kind=DAMAGED, pieces=Pieces(SOURCE), much=Amount(1)), damage(Pieces(EVENT_PIECE)))
    played = program(game, Verb(FIRE, kind=9, pieces=Pieces(SOURCE), place=inside.number))
    game.executes = lambda event: (  # event 9 is the play of a card
        game.run(game.programs[event.other], event.piece, event.seat) if event.kind == 9 else game.execute_usual(event)
    )
    game.listen(Trigger(DAMAGED, INTERRUPT, played), guard.id, 0)
    game.fire(Event(DAMAGED, 0, hero.id, amount=1))
    game.run_all(0, 1, 1)  # play it; pass when its own damage is answered in turn
    assert (hero.tokens[DAMAGE], guard.tokens[DAMAGE]) == (2, 1)


def test_an_effect_inside_one_event_of_several_cannot_join_another_batch() -> None:
    """It would move the events beside it, which may name each other by their places."""
    game = VerbSkirmish()
    hero, guard = game.put(HERO, seat=1), game.put(HERO)
    inside = program(game, Verb(JOIN_IT, kind=DAMAGED, pieces=Pieces(SOURCE), much=Amount(1)))
    every = Pieces(FITTING, filter=Filter())
    played = program(game, Verb(FIRE, kind=9, pieces=every, place=inside.number))
    game.executes = lambda event: (
        game.run(game.programs[event.other], event.piece, event.seat) if event.kind == 9 else game.execute_usual(event)
    )
    game.listen(Trigger(DAMAGED, INTERRUPT, played), guard.id, 0)
    game.fire(Event(DAMAGED, 0, hero.id, amount=1))
    with pytest.raises(ValueError, match="cannot let an event join another batch"):
        game.run_all(0)


def test_a_trigger_answers_only_events_that_pass_its_test() -> None:
    game = VerbSkirmish()
    hero, enemy = game.put(HERO), game.put(HERO, seat=1)
    game.event_tests = [EventTest(piece=ENEMIES, whose=OWN, amount=2)]
    note = program(game, damage(Pieces(SOURCE)))
    game.listen(Trigger(DAMAGED, FORCED_REACTION, note, condition=FIRST_TEST), hero.id, 0)
    for event in (
        Event(DAMAGED, 0, hero.id, amount=2),  # not an enemy
        Event(DAMAGED, 1, enemy.id, amount=2),  # by the opponent
        Event(DAMAGED, 0, enemy.id, amount=1),  # another amount
    ):
        game.is_over = False
        game.fire(event)
        game.run_all()
    assert hero.tokens[DAMAGE] == 2
    game.is_over = False
    game.fire(Event(DAMAGED, 0, enemy.id, amount=2))
    game.run_all()
    assert hero.tokens[DAMAGE] == 3


def test_the_topmost_pieces_that_fit_are_picked() -> None:
    game = VerbSkirmish()
    pieces = [game.put(card, zone=DECK) for card in (GUARD, HERO, GUARD, GUARD, HERO)]
    pick = Verb(PICK_TOPMOST, target=Target(Filter(printed(GUARD), zones=1 << DECK), 2, 2))
    run(game, pick, Verb(REVEAL, pieces=Pieces(SLOT, 0)), source=game.put(HERO).id)
    assert [number for number, piece in enumerate(pieces) if game.knows(1, piece)] == [2, 3]


def test_a_record_distinguishes_abilities_under_way_and_listeners_that_began() -> None:
    game = VerbSkirmish()
    hero = game.put(HERO)
    game.put(GUARD, seat=1)
    game.use_ability(Ability(program(game, Verb(PICK, target=Target(ENEMIES, 0)))), hero.id, 0)
    assert game.advance() is not None
    record = game.record()
    twin = game.clone()
    twin.resolutions[-1].numbers = [7]
    assert twin.record() != record
    trigger = Trigger(DAMAGED, INTERRUPT, game.programs[0])
    records = []
    for seat in (0, 1):
        twin = game.clone()
        twin.listen(trigger, hero.id, seat)
        records.append(twin.record())
    assert records[0] != records[1]
