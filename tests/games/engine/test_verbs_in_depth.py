"""Shared ops that order, repeat and last, uses of abilities that cards answer, and what is known of a piece that left play."""

from __future__ import annotations

import pytest

from games import rules_mode
from games.engine.abilities.ability import Ability, Target
from games.engine.abilities.amounts import FIXED, GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import AS_IT_WAS, CONTROLLED_BY, OPPOSING, OWN, Filter, PieceTest
from games.engine.events.batch import Event
from games.engine.events.index import EACH_PIECE, ITSELF, Limit, Trigger
from games.engine.events.resolution import Resolution
from games.engine.events.windows import ACTION, FORCED_INTERRUPT, FORCED_REACTION
from games.engine.modifiers import ADD, FLOOR
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.engine.verbs import (
    BEGIN,
    CANCEL_ALL,
    FIRE,
    FIRST_TEST,
    FITTING,
    LISTEN,
    LOOK_AT,
    ORDER,
    REPEAT,
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
    from tests.games.engine.tables.skirmish import AREA, DAMAGE, DECK, GEAR, GUARD, HAND, HERO, LEAVES, NOTE, POWER, TURN, Skirmish
    from tests.games.engine.tables.verb_skirmish import ENEMIES, OWN_PIECES, VerbSkirmish, damage, nested, program, run

USED, TARGETED = 20, 21


def fire(game: Skirmish, event: Event, *choices: int) -> None:
    game.is_over = False
    game.fire(event)
    game.run_all(*choices)


def test_an_amount_of_the_game_may_have_a_filter() -> None:
    game = VerbSkirmish()
    hero = game.put(HERO)
    game.gold = [4, 0]
    scope = Resolution(hero.id, 0)
    assert game.amount(Amount(0, GAME_AMOUNT, filter=ENEMIES), scope) == 4
    assert game.amount(Amount(3, FIXED, filter=ENEMIES), scope) == 3


def test_the_listeners_of_one_text_share_their_uses_and_each_piece_has_its_own() -> None:
    game = VerbSkirmish()
    first, second = game.put(HERO), game.put(HERO)
    limit = Limit(1, TURN, EACH_PIECE, 7)
    hit = program(game, damage(Pieces(SOURCE)))
    for piece in (first, second):
        for kind in (30, 31):
            game.listen(Trigger(kind, FORCED_REACTION, hit, shared=limit), piece.id, 0)
    for kind in (30, 31):
        fire(game, Event(kind, 0), *([0] if kind == 30 else []))
    assert (first.tokens[DAMAGE], second.tokens[DAMAGE]) == (1, 1)
    game.end_period(TURN)
    fire(game, Event(31, 0), 0)
    assert (first.tokens[DAMAGE], second.tokens[DAMAGE]) == (2, 2)


def test_a_delayed_effect_comes_from_the_piece_that_began_it() -> None:
    game = VerbSkirmish()
    hero = game.put(HERO)
    later = Trigger(LEAVES, FORCED_REACTION, program(game, damage(Pieces(SOURCE))), is_once=True)
    run(game, Verb(LISTEN, trigger=later, number=TURN), source=hero.id)
    fire(game, Event(LEAVES, 0, game.put(GEAR).id))
    assert hero.tokens[DAMAGE] == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_the_controller_of_a_piece_is_known_after_it_left(seat: int) -> None:
    """It was taken, and leaving play gives it back to its owner."""
    game = VerbSkirmish()
    hero, taken = game.put(HERO), game.put(GUARD, seat=1)
    game.take_control(taken, seat)
    game.event_tests = [EventTest(piece=OWN_PIECES)]
    trigger = Trigger(LEAVES, FORCED_REACTION, program(game, damage(Pieces(SOURCE))), condition=FIRST_TEST)
    game.listen(trigger, hero.id, 0)
    fire(game, Event(LEAVES, 0, taken.id))
    assert taken.controller == 1
    assert hero.tokens[DAMAGE] == (1 if seat == 0 else 0)
    assert not game.last_known


@pytest.mark.parametrize(("kind", "piece", "hits"), [(USED, "hero", 0), (TARGETED, "enemy", 0), (TARGETED, "other", 2), (-1, "", 2)])
def test_a_card_cancels_the_use_of_an_ability_or_its_effect_on_a_target(kind: int, piece: str, hits: int) -> None:
    game = VerbSkirmish()
    game.used_kind, game.targeted_kind = USED, TARGETED
    pieces = {"hero": game.put(HERO), "enemy": game.put(HERO, seat=1), "other": game.put(HERO, seat=1)}
    if kind >= 0:
        trigger = Trigger(kind, FORCED_INTERRUPT, program(game, Verb(CANCEL_ALL)), subject=ITSELF)
        game.listen(trigger, pieces[piece].id, 1)
    aimed = Ability(program(game, damage(Pieces(SLOT, 0), 2)), targets=[Target(ENEMIES)], timing=ACTION)
    game.use_ability(aimed, pieces["hero"].id, 0)
    game.run_all(0)
    assert pieces["enemy"].tokens[DAMAGE] == hits


def test_a_floor_holds_unless_less_is_printed() -> None:
    game = VerbSkirmish()
    hero, gear = game.put(HERO), game.put(GEAR)  # power 5 and 1
    scope = Resolution(hero.id, 0)
    game.change(Change(NUMBER, POWER, FLOOR, scope, amount=Amount(2)))
    game.change(Change(NUMBER, POWER, ADD, scope, amount=Amount(-4)))
    assert (game.value(POWER, hero), game.value(POWER, gear)) == (2, 1)


def deck(game: Skirmish) -> list[int]:
    return [piece.id for piece in game.zone(0, DECK).cards]


def test_cards_that_were_looked_at_are_put_into_an_order() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    low, middle, high = (game.put(GUARD, zone=DECK).id for _ in range(3))
    game.executes = lambda event: game.move(game.pieces[event.piece], game.zone(0, DECK))
    look = Verb(LOOK_AT, place=DECK, number=5, much=Amount(3))
    back = Verb(FIRE, kind=40, pieces=Pieces(SLOT, 5))
    game.use_ability(Ability(program(game, look, Verb(ORDER, place=DECK, number=5), back)), 0, 0)
    decision = game.advance()
    assert decision is not None
    assert [option.piece for option in decision.options] == [high, middle, low]
    game.apply(1)
    decision = game.advance()
    assert decision is not None
    assert [option.piece for option in decision.options] == [high, low]
    game.apply(0)
    game.run_all()
    assert deck(game) == [middle, high, low]  # the last is the topmost


def test_an_order_leaves_out_cards_that_moved_elsewhere() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    cards = [game.put(GUARD, zone=DECK) for _ in range(2)]
    look = Verb(LOOK_AT, place=DECK, number=5, much=Amount(2))
    game.executes = lambda event: game.move(cards[0], game.zone(0, AREA))
    run(game, look, Verb(FIRE, kind=40), Verb(ORDER, place=DECK, number=5))
    assert game.told == [("ended", True)]


@pytest.mark.parametrize(("choices", "hits"), [((1,), 0), ((0, 0, 1), 2)])
def test_an_effect_is_repeated_as_often_as_its_player_likes(choices: tuple[int, ...], hits: int) -> None:
    game = VerbSkirmish()
    hero = game.put(HERO)
    run(game, nested(REPEAT, program(game, damage(Pieces(SOURCE)))), choices=choices)
    assert hero.tokens[DAMAGE] == hits


def test_a_repeated_effect_ends_when_nothing_happens() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    run(game, nested(REPEAT, program(game, damage(Pieces(FITTING, filter=ENEMIES)))), choices=(0,))


def test_revealed_cards_are_known_to_both_seats() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    deck = [game.put(GUARD, zone=DECK) for _ in range(2)]
    run(game, Verb(LOOK_AT, place=DECK, number=5, kind=1))
    assert [game.knows(1, piece) for piece in deck] == [False, True]
    game.is_over = False
    run(game, Verb(REVEAL, pieces=Pieces(FITTING, filter=Filter(zones=1 << DECK))))
    assert [game.knows(1, piece) for piece in deck] == [True, True]


def test_an_open_effect_changes_later_events_until_its_amount_changes() -> None:
    game = VerbSkirmish()
    hero = game.put(HERO)
    as_before = Condition(Amount(code=GAME_AMOUNT), AS_IT_WAS)
    mine = Pieces(FITTING, filter=Filter(tests=[PieceTest(CONTROLLED_BY, OWN)]))
    stronger = Continuous(NUMBER, POWER, ADD, mine, amount=Amount(2), conditions=[as_before], is_open=True)
    run(game, Verb(BEGIN, effect=stronger, pieces=mine, number=TURN))
    late, enemy = game.put(GUARD), game.put(GUARD, seat=1)
    assert [game.value(POWER, piece) for piece in (hero, late, enemy)] == [7, 4, 2]
    game.gold = [1, 0]
    assert game.value(POWER, late) == 2


def test_events_in_random_order_are_the_same_events() -> None:
    game = VerbSkirmish()
    game.put(HERO)
    enemies = [game.put(HERO, seat=1) for _ in range(4)]
    hit: list[int] = []
    game.executes = lambda event: hit.append(event.piece)
    run(game, Verb(FIRE, kind=40, pieces=Pieces(FITTING, filter=Filter(tests=[PieceTest(CONTROLLED_BY, OPPOSING)])), number=1))
    assert sorted(hit) == [piece.id for piece in enemies]
    assert hit != sorted(hit)


@pytest.mark.parametrize(("is_chosen", "hits"), [(False, 0), (True, 2)])
def test_a_piece_that_is_only_chosen_does_not_hear_that_it_is_targeted(is_chosen: bool, hits: int) -> None:
    game = VerbSkirmish()
    game.used_kind, game.targeted_kind = USED, TARGETED
    hero, enemy = game.put(HERO), game.put(HERO, seat=1)
    game.listen(Trigger(TARGETED, FORCED_INTERRUPT, program(game, Verb(CANCEL_ALL)), subject=ITSELF), enemy.id, 1)
    aimed = Ability(program(game, damage(Pieces(SLOT, 0), 2)), targets=[Target(ENEMIES, is_chosen=is_chosen)], timing=ACTION)
    game.use_ability(aimed, hero.id, 0)
    game.run_all()
    assert enemy.tokens[DAMAGE] == hits


def test_a_lasting_effect_changes_its_own_piece_while_that_stays_in_play() -> None:
    game = VerbSkirmish()
    hero, other = game.put(HERO), game.put(HERO)
    stronger = Continuous(NUMBER, POWER, ADD, amount=Amount(2))
    run(game, Verb(BEGIN, effect=stronger, pieces=Pieces(SOURCE), number=TURN), source=hero.id)
    assert (game.value(POWER, hero), game.value(POWER, other)) == (7, 5)
    game.blank(hero.id)
    assert game.value(POWER, hero) == 7
    game.move(hero, game.zone(0, DECK))
    game.move(hero, game.zone(0, AREA))
    assert game.value(POWER, hero) == 5


def test_an_effect_on_pieces_in_play_changes_none_in_hand() -> None:
    game = VerbSkirmish()
    hero, held = game.put(HERO), game.put(HERO, zone=HAND)
    game.change(Change(NUMBER, POWER, ADD, Resolution(hero.id, 0), amount=Amount(1), filter=Filter()))
    assert (game.value(POWER, hero), game.value(POWER, held)) == (6, 5)


def test_a_lasting_effect_outlives_the_text_of_its_source() -> None:
    """An effect that makes a piece blank for a time silences what it prints, not what it has begun."""
    game = VerbSkirmish()
    game.blank_flag = 7
    hero, other = game.put(HERO), game.put(HERO)
    game.change(Change(NUMBER, POWER, ADD, Resolution(hero.id, 0), amount=Amount(1), piece=other.id, ends=TURN))
    game.change(Change(FLAG, 7, GAIN, Resolution(-1, 0), piece=hero.id))
    assert game.is_blank(hero)
    assert game.value(POWER, other) == 6


def test_a_piece_that_left_and_came_back_has_its_limit_anew() -> None:
    game = VerbSkirmish()
    game.triggers[HERO] = [Trigger(LEAVES, FORCED_REACTION, game.program((NOTE, 1)), shared=Limit(1, TURN, EACH_PIECE, 1))]
    hero = game.put(HERO)
    for _ in range(2):
        for _ in range(2):
            fire(game, Event(LEAVES, 0, game.put(GEAR).id))
        game.move(hero, game.zone(0, DECK))
        game.move(hero, game.zone(0, AREA))
    assert [entry for entry in game.told if entry[0] == "note"] == [("note", 1)] * 2
