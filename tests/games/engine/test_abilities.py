"""Filters, amounts, targets, costs and continuous effects, on a made-up game."""

from __future__ import annotations

import pytest

from games import rules_mode
from games.engine.abilities.ability import OPPONENT, Ability, Cost, Target
from games.engine.abilities.amounts import (
    COUNT,
    EVENT_AMOUNT,
    GAME_AMOUNT,
    KEPT,
    SOURCE_TOKENS,
    SOURCE_VALUE,
    SUM_OF_VALUES,
    TARGETS,
    Amount,
    Condition,
)
from games.engine.abilities.filters import (
    AT_LEAST,
    AT_MOST,
    ATTACHED_TO,
    ATTACHED_TO_SOURCE,
    CARD,
    COMPARED,
    CONTROLLED_BY,
    EQUAL,
    EVENT_PIECE,
    EVENT_SOURCE,
    FITS,
    FLAG,
    GAME_TEST,
    HOLDS,
    HOST_OF_SOURCE,
    IN_SLOT,
    ITSELF,
    MARK,
    OF_EVENT,
    OPPOSING,
    OWN,
    OWNED_BY,
    SAME_CONTROLLER,
    SAME_PLACE,
    TOKENS,
    VALUE,
    WITH_SOURCE,
    Filter,
    PieceTest,
)
from games.engine.events.batch import Event
from games.engine.events.index import ITSELF as ITSELF_HEARD
from games.engine.events.index import Limit, Trigger
from games.engine.events.resolution import Resolution
from games.engine.events.windows import ACTION, FORCED_REACTION, REACTION
from games.engine.modifiers import ADD, CAP, MULTIPLY, SET
from games.engine.table.abilities import DEEPEST, NESTED_MOST
from games.engine.table.changes import FLAG as FLAG_CHANGE
from games.engine.table.changes import GAIN, LOSE, NUMBER, SEAT_FLAG, SEAT_NUMBER, Change
from games.engine.table.changes import MARK as MARK_CHANGE

pytestmark = pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")
if rules_mode() != "compiled":
    from tests.games.engine.tables.skirmish import (
        ACE,
        ACTIONS,
        AREA,
        CANNOT,
        DAMAGE,
        DAMAGED,
        DEAL,
        DECK,
        FOCUS,
        FOCUS_IT,
        GEAR,
        GOLD,
        GUARD,
        HAND,
        HERO,
        IS_ALONE,
        KILL,
        LEAVES,
        NOTE,
        PAY_GOLD,
        POWER,
        POWER_HERE,
        SCOUT,
        TELL_TARGETS,
        TROOPER,
        TURN,
        Skirmish,
        printed,
    )

ENEMY = PieceTest(CONTROLLED_BY, OPPOSING)
FRIENDLY = PieceTest(CONTROLLED_BY, OWN)


@pytest.fixture
def game():
    return Skirmish()


def ids(pieces):
    return [piece.id for piece in pieces]


# --- filters --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("filter", "fits"),
    [
        (Filter(), [0, 1, 2, 3, 4]),
        (Filter([True, False, False, False]), [0, 4]),
        (Filter(tests=[FRIENDLY]), [0, 1, 2]),
        (Filter(tests=[ENEMY]), [3, 4]),
        (Filter(tests=[PieceTest(OWNED_BY, OWN)]), [0, 1, 2, 4]),
        (Filter(tests=[PieceTest(ITSELF)]), [0]),
        (Filter(tests=[PieceTest(ITSELF, is_not=True), FRIENDLY]), [1, 2]),
        (Filter(tests=[PieceTest(MARK, 100)]), [0, 1, 4]),
        (Filter(tests=[PieceTest(MARK, 100), PieceTest(MARK, 101)]), [1]),
        (Filter(tests=[PieceTest(VALUE, 0, amount=3)]), [1, 3]),
        (Filter(tests=[PieceTest(VALUE, 0, comparison=AT_MOST, amount=1)]), [2]),
        (Filter(tests=[PieceTest(TOKENS, 1, comparison=EQUAL, amount=2)]), [4]),
        (Filter(tests=[PieceTest(CARD, 1)]), [1]),
        (Filter(tests=[PieceTest(HOLDS, filter=Filter(tests=[PieceTest(CARD, 2)]))]), [1]),
        (Filter(tests=[PieceTest(HOLDS, filter=Filter(tests=[PieceTest(CARD, 2)]), amount=2)]), []),
        (Filter(tests=[PieceTest(COMPARED, 0, comparison=EQUAL, amount=WITH_SOURCE)]), [0, 4]),
        (Filter(tests=[PieceTest(ATTACHED_TO, filter=Filter(tests=[PieceTest(MARK, 101)]))]), [2]),
        (Filter(any_of=[Filter(tests=[PieceTest(CARD, 2)]), Filter(tests=[PieceTest(CARD, 3)])]), [2, 3]),
        (Filter(tests=[PieceTest(FITS, filter=Filter(tests=[PieceTest(CARD, 2)]), is_not=True), FRIENDLY]), [0, 1]),
        (Filter(tests=[PieceTest(SAME_PLACE)]), [0, 1, 2]),
        (Filter(zones=1 << 1), [5]),
        (Filter(tests=[PieceTest(IN_SLOT, 0)]), [3]),
        (Filter(tests=[PieceTest(IN_SLOT, 1)]), []),
        (Filter(tests=[PieceTest(SAME_CONTROLLER, 0)]), [3, 4]),
        (Filter(tests=[PieceTest(OF_EVENT, EVENT_PIECE)]), [1]),
        (Filter(tests=[PieceTest(OF_EVENT, EVENT_SOURCE)]), [4]),
    ],
)
def test_filters_find_their_pieces(game, filter, fits):
    own, ace, gear, hero, taken = game.put(GUARD), game.put(ACE), game.put(GEAR), game.put(HERO, 1), game.put(GUARD)
    game.put(ACE, 0, HAND)
    game.attach(gear, ace)
    game.take_control(taken, 1)
    game.put_tokens(taken, DAMAGE, 2)
    game.events.append(Event(DAMAGED, 0, ace.id, taken.id))
    scope = Resolution(own.id, 0, 0)
    scope.slots = [[hero.id]]
    assert sorted(ids(game.fitting(filter, scope))) == fits


def test_tests_of_hosts_flags_and_the_games_own(game):
    gear, ace, guard = game.put(GEAR), game.put(ACE), game.put(GUARD, 1)
    game.attach(gear, ace)
    game.change(Change(FLAG_CHANGE, CANNOT, 0, Resolution(-1, 0), piece=ace.id))
    for test, scope, found in (
        (PieceTest(HOST_OF_SOURCE), gear, [ace.id]),
        (PieceTest(ATTACHED_TO_SOURCE), ace, [gear.id]),
        (PieceTest(HOST_OF_SOURCE), guard, []),
        (PieceTest(FLAG, CANNOT), guard, [ace.id]),
        (PieceTest(GAME_TEST, IS_ALONE), ace, [guard.id]),
    ):
        assert ids(game.fitting(Filter(tests=[test]), Resolution(scope.id, 0))) == found


# --- amounts and conditions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amount", "value"),
    [
        (Amount(3), 3),
        (Amount(code=COUNT, filter=Filter()), 3),
        (Amount(1, COUNT, times=2, filter=Filter()), 7),
        (Amount(1, COUNT, times=2, filter=Filter(), most=5), 5),
        (Amount(10, COUNT, times=-1, filter=Filter()), 7),
        (Amount(code=SUM_OF_VALUES, number=0, filter=Filter()), 10),
        (Amount(code=EVENT_AMOUNT), 4),
        (Amount(code=KEPT, number=1), 8),
        (Amount(code=KEPT, number=2), 0),
        (Amount(code=TARGETS, number=0), 2),
        (Amount(code=SOURCE_TOKENS, number=1), 6),
        (Amount(code=SOURCE_VALUE, number=0), 5),
        (Amount(code=GAME_AMOUNT, number=1), 9),
    ],
)
def test_amounts_count_their_pieces(game, amount, value):
    source = game.put(HERO)
    game.put(GUARD), game.put(ACE, 1)
    game.put_tokens(source, DAMAGE, 6)
    game.gold = [9, 0]
    game.events.append(Event(DAMAGED, 0, amount=4))
    scope = Resolution(source.id, 0, 0)
    scope.numbers, scope.slots = [7, 8], [[1, 2]]
    assert game.amount(amount, scope) == value


def test_conditions_compare_amounts(game):
    source = game.put(GUARD)
    scope = Resolution(source.id, 0)
    others = Amount(code=COUNT, filter=Filter(tests=[PieceTest(ITSELF, is_not=True)]))
    alone, two = Condition(others, AT_MOST, Amount(0)), Condition(others, AT_LEAST, Amount(2))
    either = Condition(Amount(1), any_of=[alone, two])
    held = []
    for _ in range(3):
        held.append([game.holds(each, scope) for each in (Condition(others), alone, two, either)])
        game.put(GEAR, 1)
    assert held == [[False, True, False, True], [True, False, False, False], [True, False, True, True]]
    assert not game.all_hold([alone, two], scope)
    assert game.all_hold([two, either], scope)


# --- targets and costs ----------------------------------------------------------------------------------------------


def test_an_ability_without_a_legal_target_cannot_be_used(game):
    source = game.put(GUARD)
    ability = Ability(game.program((DEAL, 1)), targets=[Target(Filter(tests=[ENEMY]))])
    two_slots = Ability(game.program((DEAL, 1)), targets=[Target(Filter(tests=[ENEMY])), Target(Filter())])

    def usable():
        return [game.can_use(each, Resolution(source.id, 0, -1, each)) for each in (ability, two_slots)]

    assert usable() == [False, False]
    enemy = game.put(ACE, 1)
    assert usable() == [True, True]
    game.change(Change(FLAG_CHANGE, CANNOT, 0, Resolution(-1, 1), piece=enemy.id))
    assert usable() == [False, False]  # it cannot be targeted


def test_slots_are_chosen_in_order_and_refer_back(game):
    """An enemy, then up to two units of the same controller that are not it."""
    game.put(GUARD)
    enemies = [game.put(ACE, 1) for _ in range(3)]
    second = Filter(tests=[PieceTest(SAME_CONTROLLER, 0), PieceTest(IN_SLOT, 0, is_not=True)])
    ability = Ability(game.program((TELL_TARGETS, 0)), targets=[Target(Filter(tests=[ENEMY])), Target(second, 0, 2)])
    game.use_ability(ability, 0, 0)
    asked = []
    for choice in (1, 1, 1):
        asked.append([option.piece for option in game.advance().options])
        game.apply(choice)
    assert asked == [ids(enemies), [enemies[0].id, enemies[2].id, -1], [enemies[0].id, -1]]
    assert game.run_all() == [("targets", [[enemies[1].id], [enemies[2].id]], []), ("ended", True)]


def test_only_first_targets_that_leave_others_for_the_second_slot_are_offered(game):
    """A unit, and another one of its controller: whoever is alone is no first target."""
    pair, _alone = [game.put(GUARD), game.put(ACE)], game.put(HERO, 1)
    second = Filter(tests=[PieceTest(SAME_CONTROLLER, 0), PieceTest(IN_SLOT, 0, is_not=True)])
    ability = Ability(game.program((TELL_TARGETS, 0)), targets=[Target(Filter()), Target(second)])
    assert game.can_use(ability, Resolution(0, 0, -1, ability))
    game.use_ability(ability, 0, 0)
    assert [option.piece for option in game.advance().options] == ids(pair)
    game.apply(1)
    assert game.run_all()[0] == ("targets", [[1], [0]], [])
    game.move(pair[0], game.zone(0, DECK))
    assert not game.can_use(ability, Resolution(1, 0, -1, ability))


def test_the_opponent_may_choose(game):
    game.put(GUARD), game.put(ACE)
    game.use_ability(Ability(game.program((TELL_TARGETS, 0)), targets=[Target(Filter(), chooser=OPPONENT)]), 0, 0)
    assert game.advance().seat == 1


def test_a_slot_that_takes_nothing_is_refused():
    for least, most in ((2, 1), (0, 0), (-1, 1)):
        with pytest.raises(ValueError, match="slot"):
            Target(Filter(), least, most)


def test_costs_are_paid_after_targets_are_chosen_and_before_anything_happens(game):
    source, enemy = game.put(GUARD), game.put(HERO, 1)
    ability = Ability(
        game.program((DEAL, 2)),
        targets=[Target(Filter(tests=[ENEMY]))],
        costs=[Cost(FOCUS_IT, Amount(1)), Cost(PAY_GOLD, Amount(code=COUNT, filter=Filter()))],
    )
    scope = Resolution(source.id, 0, -1, ability)
    assert not game.can_use(ability, scope)
    game.gold = [2, 0]
    assert game.can_use(ability, scope)
    game.use_ability(ability, source.id, 0)
    assert game.run_all() == [("paid", FOCUS_IT, 1), ("paid", PAY_GOLD, 2), ("done", DAMAGED, enemy.id), ("ended", True)]
    game.gold = [2, 0]
    assert not game.can_use(ability, scope)  # it is focused


def test_x_is_named_before_it_is_paid(game):
    source = game.put(GUARD)
    game.gold = [3, 0]
    ability = Ability(game.program((TELL_TARGETS, 0)), costs=[Cost(PAY_GOLD, Amount(1), is_x=True)])
    game.use_ability(ability, source.id, 0)
    assert [option.amount for option in game.advance().options] == [1, 2, 3]
    assert game.run_all(1) == [("paid", PAY_GOLD, 2), ("targets", [], [2]), ("ended", True)]
    assert game.gold == [1, 0]


def test_targets_are_checked_again_when_the_ability_resolves(game):
    """Its cost has made one of two targets illegal: the other is still hit.  With both gone nothing happens, and the cost stays paid."""
    source = game.put(GUARD)
    unfocused = Filter(tests=[PieceTest(TOKENS, FOCUS, comparison=EQUAL, amount=0)])
    other = game.put(HERO, 1)
    ability = Ability(game.program((DEAL, 1)), targets=[Target(unfocused, 1, 2)], costs=[Cost(FOCUS_IT, Amount(1))])
    game.use_ability(ability, source.id, 0)
    assert game.run_all(0, 0) == [("paid", FOCUS_IT, 1), ("done", DAMAGED, other.id), ("ended", True)]
    game.is_over = False
    game.told.clear()
    game.put_tokens(source, FOCUS, -1)
    game.put_tokens(other, FOCUS, 1)
    game.use_ability(ability, source.id, 0)
    assert game.run_all() == [("paid", FOCUS_IT, 1), ("ended", False)]


def test_a_target_that_left_and_came_back_is_a_new_piece(game):
    """Whether it goes while costs are paid, or before a delayed effect comes; who takes it in play changes nothing."""
    source, first, second = game.put(GUARD), game.put(HERO, 1), game.put(HERO, 1)
    ability = Ability(game.program((DEAL, 1)), targets=[Target(Filter(tests=[ENEMY]), 1, 2)], costs=[Cost(PAY_GOLD, Amount(0))])
    game.use_ability(ability, source.id, 0)
    for _ in range(2):
        game.advance()
        game.apply(0)
    delayed = Trigger(LEAVES, FORCED_REACTION, game.program((DEAL, 1)), is_once=True)
    game.listen(delayed, -1, 0, slots=[[first.id, second.id]])
    game.move(first, game.zone(1, HAND))
    game.move(first, game.zone(1, AREA))
    assert game.run_all() == [("paid", PAY_GOLD, 0), ("done", DAMAGED, second.id), ("ended", True)]
    game.is_over = False
    game.told.clear()
    game.take_control(second, 0)
    game.fire(Event(LEAVES, 0, source.id))
    assert game.run_all() == [("done", LEAVES, source.id), ("done", DAMAGED, second.id)]


def test_a_trigger_with_targets_asks_for_them(game):
    target = Target(Filter(tests=[PieceTest(OF_EVENT, EVENT_PIECE)]))
    ability = Ability(game.program((KILL, 0)), targets=[target], conditions=[Condition(Amount(code=EVENT_AMOUNT), AT_LEAST, Amount(2))])
    game.triggers[GUARD] = [Trigger(DAMAGED, FORCED_REACTION, ability.program, ability=ability)]
    guard, hero = game.put(GUARD), game.put(HERO, 1)
    game.fire(Event(DAMAGED, 1, hero.id, guard.id, 1))
    assert game.run_all() == [("done", DAMAGED, hero.id)]  # its condition does not hold
    game.is_over = False
    game.fire(Event(DAMAGED, 1, hero.id, guard.id, 2))
    assert game.run_all()[1:] == [("done", DAMAGED, hero.id), ("done", LEAVES, hero.id), ("ended", True)]


def test_an_announcement_lasts_while_its_reaction_chooses_targets(game):
    ability = Ability(game.program((TELL_TARGETS, 0)), targets=[Target(Filter(tests=[PieceTest(OF_EVENT, EVENT_PIECE)]))])
    game.triggers[GUARD] = [Trigger(DAMAGED, FORCED_REACTION, ability.program, ability=ability, subject=ITSELF_HEARD)]
    guard = game.put(GUARD)
    game.announce(DAMAGED, 1, guard.id)
    assert game.run_all() == [("targets", [[guard.id]], []), ("ended", True)]
    assert game.events == []


def test_abilities_of_a_window_for_actions(game):
    ability = Ability(game.program((NOTE, 4)), costs=[Cost(PAY_GOLD, Amount(1))])
    game.triggers[GUARD] = [Trigger(ACTIONS, ACTION, ability.program, ability=ability, shared=Limit(1, TURN))]
    game.triggers[ACE] = [Trigger(ACTIONS, ACTION, game.program((NOTE, 5)))]
    guard, ace = game.put(GUARD), game.put(ACE)
    assert [each.piece for each in game.usable(ACTIONS, 0)] == [ace.id]
    game.gold = [2, 0]
    assert [each.piece for each in game.usable(ACTIONS, 0)] == [guard.id, ace.id]
    assert game.usable(ACTIONS, 1) == []
    for listener in game.usable(ACTIONS, 0):
        game.use_action(listener)
    assert game.run_all() == [("note", 5), ("paid", PAY_GOLD, 1), ("note", 4), ("ended", True)]
    assert [each.piece for each in game.usable(ACTIONS, 0)] == [ace.id]  # once a turn
    game.end_period(TURN)
    assert [each.piece for each in game.usable(ACTIONS, 0)] == [guard.id, ace.id]


def test_a_delayed_effect_with_targets_does_not_ask_again(game):
    hero = game.put(HERO, 1)
    ability = Ability(game.program((DEAL, 1)), targets=[Target(Filter(tests=[ENEMY]), 1, 2)])
    game.listen(Trigger(LEAVES, FORCED_REACTION, ability.program, ability=ability, is_once=True), -1, 0, slots=[[hero.id]])
    game.put(HERO, 1)
    game.fire(Event(LEAVES, 0, game.put(GUARD).id))
    assert game.run_all()[1:] == [("done", DAMAGED, hero.id), ("ended", True)]


# --- continuous effects ---------------------------------------------------------------------------------------------


def change(game, kind, number, how, source, **more):
    game.change(Change(kind, number, how, Resolution(source.id, source.controller), **more))


def test_numbers_change_in_layers_by_conditions_and_counts(game):
    hero, guard = game.put(HERO), game.put(GUARD)
    others = Amount(code=COUNT, filter=Filter(tests=[PieceTest(ITSELF, is_not=True), FRIENDLY]))
    change(game, NUMBER, POWER, ADD, hero, amount=others, piece=hero.id)
    assert (game.value(POWER, hero), game.value(POWER, guard)) == (6, 2)
    alone = [Condition(others, AT_MOST, Amount(0))]
    change(game, NUMBER, POWER, MULTIPLY, hero, amount=Amount(2), piece=hero.id, conditions=alone)
    assert game.value(POWER, hero) == 6
    game.move(guard, game.zone(0, DECK))
    assert game.value(POWER, hero) == 10
    change(game, NUMBER, POWER, CAP, hero, amount=Amount(7), piece=hero.id)
    change(game, NUMBER, POWER, SET, hero, amount=Amount(3), filter=Filter(printed(HERO)))
    assert game.value(POWER, hero) == 6


def test_the_effects_of_one_piece_end_before_those_of_another(game):
    hero, guard = game.put(HERO), game.put(GUARD)
    change(game, NUMBER, POWER, ADD, hero, amount=Amount(10), piece=guard.id, ends=TURN)
    change(game, NUMBER, POWER, ADD, guard, amount=Amount(100), piece=guard.id, ends=TURN)
    change(game, NUMBER, POWER, ADD, hero, amount=Amount(1000), piece=guard.id)
    before: int = game.value(POWER, guard)
    twin_changes = game.changes.copy()
    game.end_changes(hero.id, TURN)
    assert game.value(POWER, guard) == before - 10
    assert game.changes.record() != twin_changes.record()
    game.end_period(TURN)
    assert game.value(POWER, guard) == before - 110


def test_a_change_ends_with_its_source_or_period_and_pauses_while_blank(game):
    hero, guard = game.put(HERO), game.put(GUARD)
    change(game, NUMBER, POWER, ADD, hero, filter=Filter(tests=[FRIENDLY]))
    change(game, NUMBER, POWER, ADD, hero, amount=Amount(10), piece=guard.id, ends=TURN)
    assert game.value(POWER, guard) == 13
    game.blank(hero.id)
    assert game.value(POWER, guard) == 12  # an effect that lasts until the end of the turn was made before
    game.unblank(hero.id)
    game.move(hero, game.zone(0, DECK))
    assert game.value(POWER, guard) == 12
    game.end_period(TURN)
    assert game.value(POWER, guard) == 2
    assert game.changes.by_key == {}


def test_a_piece_that_an_effect_makes_blank_has_no_text_until_it_ends(game):
    """Its continuous effects pause and its printed triggers are silent; what it was given works."""
    game.blank_flag = CANNOT
    hero, guard = game.put(HERO), game.put(GUARD)
    noted = [game.program((NOTE, number)) for number in (1, 2)]
    game.listen(Trigger(DAMAGED, FORCED_REACTION, noted[0]), hero.id, 0)
    game.listen(Trigger(DAMAGED, FORCED_REACTION, noted[1]), hero.id, 0, origin=guard.id)
    change(game, NUMBER, POWER, ADD, hero, piece=guard.id)
    for is_blank, power, notes in ((False, 3, [1, 2]), (True, 2, [2]), (False, 3, [1, 2])):
        if is_blank:
            change(game, FLAG_CHANGE, CANNOT, GAIN, guard, piece=hero.id, ends=TURN)
        else:
            game.end_period(TURN)
        game.is_over = False
        game.told.clear()
        game.fire(Event(DAMAGED, 1, guard.id, -1, 0))
        log = game.run_all(*([] if is_blank else [0]))
        assert (game.value(POWER, guard), [entry[1] for entry in log if entry[0] == "note"]) == (power, notes)


def test_marks_are_gained_and_lost_and_a_loss_is_stronger(game):
    hero, guard = game.put(HERO), game.put(GUARD)
    assert (game.has_mark(SCOUT, guard), game.has_mark(TROOPER, guard)) == (False, True)
    change(game, MARK_CHANGE, SCOUT, GAIN, hero, filter=Filter(tests=[PieceTest(MARK, TROOPER)]))
    assert [game.has_mark(SCOUT, piece) for piece in (hero, guard)] == [False, True]
    change(game, MARK_CHANGE, TROOPER, LOSE, hero, piece=guard.id)
    assert [game.has_mark(mark, guard) for mark in (TROOPER, SCOUT)] == [False, False]
    change(game, MARK_CHANGE, TROOPER, GAIN, hero, piece=guard.id)
    assert not game.has_mark(TROOPER, guard)


def test_two_targets_that_fit_need_not_be_neighbours(game):
    """The first slot takes two pieces, the second one more of their controller: the first and the third piece will do."""
    for seat in (0, 1, 0, 1, 0):
        game.put(HERO, seat)
    same = Filter(tests=[PieceTest(SAME_CONTROLLER, 0), PieceTest(IN_SLOT, 0, is_not=True)])
    ability = Ability(game.program((TELL_TARGETS, 0)), targets=[Target(Filter(), 2, 2), Target(same)])
    assert game.can_use(ability, Resolution(0, 0))
    game.use_ability(ability, 0, 0)
    assert [option.piece for option in game.advance().options] == [0, 2, 4]  # with 1 or 3, none is left for the second slot
    assert game.run_all(1, 1)[0] == ("targets", [[2, 4], [0]], [])


def test_effects_that_depend_on_each_other_end(game):
    hero, guard = game.put(HERO), game.put(GEAR)
    change(game, MARK_CHANGE, SCOUT, GAIN, hero, filter=Filter(tests=[PieceTest(MARK, TROOPER)]))
    change(game, MARK_CHANGE, TROOPER, GAIN, hero, filter=Filter(tests=[PieceTest(MARK, SCOUT)]))
    assert not game.has_mark(SCOUT, guard)
    assert game.depth == 0


def test_an_amount_may_count_pieces_by_the_number_that_it_changes(game):
    """ "+1 for each unit of power 6 or more": two of them raise each other for ever, unless the count ends somewhere."""
    strong = Amount(code=COUNT, filter=Filter(tests=[PieceTest(VALUE, POWER, amount=6)]))
    heroes = [game.put(HERO) for _ in range(3)]
    for hero in heroes:
        change(game, NUMBER, POWER, ADD, hero, amount=strong)
    assert [game.value(POWER, hero) for hero in heroes] == [5, 5, 5]
    change(game, NUMBER, POWER, ADD, heroes[0], amount=Amount(1))
    assert game.value(POWER, heroes[0]) > 6
    assert game.depth == 0


def test_a_circle_of_effects_asks_a_limited_number_of_questions(game):
    """Each of many pieces counts all pieces, each of which the effects of all may change."""
    strong = Condition(Amount(code=COUNT, filter=Filter(tests=[PieceTest(VALUE, POWER, amount=9)])))
    heroes = [game.put(HERO) for _ in range(6)]
    for hero in heroes:
        change(game, NUMBER, POWER, ADD, hero, conditions=[strong])
    assert game.value(POWER, heroes[0]) == 5
    # The questions under way end, but lead to no others.
    assert 0 < game.cut_short / len(heroes) <= game.nested <= NESTED_MOST + DEEPEST * len(heroes) ** 2


def test_an_effect_does_not_count_while_it_is_decided_whether_it_applies(game):
    """ "+1 while the power of this is 6 or more", asked for twice: one answer that is not asked for again and again."""
    hero = game.put(HERO)
    enough = Filter(tests=[PieceTest(VALUE, POWER, amount=6), PieceTest(VALUE, POWER, amount=5)])
    change(game, NUMBER, POWER, ADD, hero, filter=enough)
    assert game.value(POWER, hero) == 5
    change(game, NUMBER, POWER, ADD, hero, amount=Amount(1))
    assert game.value(POWER, hero) == 7
    assert game.cut_short == 3  # once for the first answer, once for each test of the second
    assert not game.deciding


def test_a_sum_that_left_out_effects_of_a_circle_is_not_kept(game):
    hero = game.put(HERO)
    change(game, NUMBER, POWER, ADD, hero, amount=Amount(code=SUM_OF_VALUES, number=POWER, filter=Filter()))
    assert game.kept_sum(POWER_HERE, AREA, 0) == game.kept_sum(POWER_HERE, AREA, 0)
    assert game.summed == 2
    assert game.changes_made not in game.kept_after


def test_flags_and_numbers_of_seats(game):
    hero = game.put(HERO)
    change(game, SEAT_FLAG, CANNOT, 0, hero, piece=1)
    change(game, SEAT_NUMBER, GOLD, ADD, hero, piece=0, amount=Amount(2))
    assert [game.has_seat_flag(CANNOT, seat) for seat in (0, 1)] == [False, True]
    assert [game.seat_value(GOLD, seat, 6) for seat in (0, 1)] == [8, 6]
    assert not game.has_flag(CANNOT, hero)
    game.put(GUARD, 1)
    game.move(game.pieces[1], game.zone(1, DECK))  # the piece with the number of the seat
    assert game.has_seat_flag(CANNOT, 1)
    game.move(hero, game.zone(0, DECK))
    assert not game.has_seat_flag(CANNOT, 1)


def test_a_record_distinguishes_continuous_effects(game):
    """By amount, by condition, by which pieces they change and by what their ability refers back to."""
    hero = game.put(HERO)
    records = set()
    for more in (
        {},
        {"amount": Amount(2)},
        {"amount": Amount(code=COUNT, filter=Filter())},
        {"amount": Amount(code=COUNT, filter=Filter(tests=[ENEMY]))},
        {"conditions": [Condition(Amount(code=COUNT, filter=Filter()))]},
        {"conditions": [Condition(Amount(code=COUNT, filter=Filter()), AT_MOST, Amount(2))]},
        {"filter": Filter([True, False, True, False])},
        {"filter": Filter(any_of=[Filter(tests=[ENEMY])])},
    ):
        for slots in ([], [[hero.id]]):
            twin = game.clone()
            scope = Resolution(hero.id, 0)
            scope.slots = slots
            twin.change(Change(NUMBER, POWER, ADD, scope, **more))
            records.add(tuple(twin.record()))
    assert len(records) == 16


def test_a_copy_shares_the_changes_until_one_of_the_two_changes_them(game):
    hero = game.put(HERO)
    change(game, NUMBER, POWER, ADD, hero, piece=hero.id)
    twin = game.clone()
    assert twin.changes is game.changes
    game.move(hero, game.zone(0, DECK))
    change(twin, NUMBER, POWER, ADD, hero, piece=hero.id)
    assert [each.value(POWER, each.pieces[0]) for each in (game, twin)] == [5, 7]


def test_a_copy_in_the_middle_of_an_ability_continues_the_same_way(game):
    for _ in range(2):
        game.put(GUARD), game.put(ACE, 1)
    game.gold = [3, 3]
    ability = Ability(
        game.program((DEAL, 2), (TELL_TARGETS, 0)),
        targets=[Target(Filter(tests=[ENEMY]), 1, 2)],
        costs=[Cost(PAY_GOLD, Amount(0), is_x=True), Cost(FOCUS_IT, Amount(1))],
    )
    reacts = Ability(game.program((DEAL, 1)), targets=[Target(Filter(tests=[ENEMY]))])
    game.listen(Trigger(DAMAGED, REACTION, reacts.program, ability=reacts, limit=1, period=TURN), 1, 1)
    game.use_ability(ability, 0, 0)
    asked = 0
    while (decision := game.advance()) is not None:
        twin = game.clone()
        assert twin.record() == game.record()
        for each in (game, twin):
            each.apply(asked % len(decision.options))
            each.advance()
        assert (twin.record(), twin.told) == (game.record(), game.told)
        asked += 1
    assert asked >= 4
    assert game.told[-1] == ("ended", True)
