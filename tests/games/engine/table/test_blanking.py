"""Constant effects that make pieces blank, of pieces that may be blank themselves: on Skirmish, and on circles alone."""

import itertools

import pytest

from games import rules_mode
from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import HOST_OF_SOURCE, ITSELF, MARK, VALUE, Filter, PieceTest
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD
from games.engine.table.abilities import DEEPEST, NESTED_MOST
from games.engine.table.blanking import ALWAYS, settled
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.engine.table.changes import MARK as MARK_CHANGE

needs_interpreted = pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")
if rules_mode() != "compiled":
    from tests.games.engine.tables.skirmish import CANNOT, GEAR, GUARD, HERO, POWER, SCOUT, TURN, Skirmish

    class Counting(Skirmish):
        """looked: how often it was looked up whether an effect changes a piece."""

        def __init__(self):
            super().__init__()
            self.blank_flag = CANNOT
            self.looked = 0

        def _reaches(self, change, piece, leaves_itself_out):
            self.looked += 1
            return super()._reaches(change, piece, leaves_itself_out)


@pytest.fixture
def game():
    return Counting()


def begin(game, kind, number, how, source, **more):
    game.change(Change(kind, number, how, Resolution(source.id, source.controller), **more))


def make_blank(game, source, *targets, **more):
    for target in targets:
        begin(game, FLAG, CANNOT, GAIN, source, piece=target.id, **more)


def blank_ids(game, pieces):
    return [piece.id for piece in pieces if game.is_blank(piece)]


# --- on a game ---------------------------------------------------------------------------------------------------------


@needs_interpreted
@pytest.mark.parametrize("count", [1, 2, 6, 40])
def test_constant_effects_make_all_their_hosts_blank(game, count):
    """The hosts raise the power of one more piece, and none does once it is blank."""
    other, hosts = game.put(HERO), [game.put(HERO) for _ in range(count)]
    for host in hosts:
        begin(game, NUMBER, POWER, ADD, host, piece=other.id, amount=Amount(1))
    assert game.value(POWER, other) == 5 + count
    bolts = [game.put(GEAR) for _ in hosts]
    for bolt, host in zip(bolts, hosts, strict=True):
        game.attach(bolt, host)
        begin(game, FLAG, CANNOT, GAIN, bolt, filter=Filter(tests=[PieceTest(HOST_OF_SOURCE)]))
    assert blank_ids(game, game.pieces) == [host.id for host in hosts]
    game.looked = 0
    assert game.value(POWER, other) == 5
    assert game.looked <= 2 * count * count  # for each host: each effect on it, and each on the one piece that makes it blank
    assert (game.depth, game.looked_up, game.known_blank) == (0, [], {})


@needs_interpreted
def test_an_effect_does_not_work_while_its_source_is_blank(game):
    pieces = [game.put(HERO) for _ in range(6)]
    for one, next in itertools.pairwise(pieces):
        make_blank(game, one, next)
    assert blank_ids(game, pieces) == [1, 3, 5]
    game.move(pieces[0], game.zone(0, 2))
    assert blank_ids(game, pieces[1:]) == [2, 4]


@needs_interpreted
def test_an_effect_until_a_period_ends_works_whatever_is_blank(game):
    one, other = game.put(HERO), game.put(HERO)
    make_blank(game, one, other, ends=TURN)
    make_blank(game, other, one)
    assert blank_ids(game, [one, other]) == [1]
    game.blank(one.id)
    assert blank_ids(game, [one, other]) == [1]
    game.end_period(TURN)
    assert blank_ids(game, [one, other]) == [0]


@needs_interpreted
@pytest.mark.parametrize("asked_first", range(3))
def test_of_two_pieces_that_make_each_other_blank_the_one_with_the_older_effect_keeps_its_text(game, asked_first):
    one, other, third = (game.put(HERO) for _ in range(3))
    make_blank(game, other, one)
    make_blank(game, one, other, third)
    assert game.is_blank(game.pieces[asked_first]) == (asked_first == 0)
    assert blank_ids(game, game.pieces) == [0]
    assert game.has_flag(CANNOT, one)


@needs_interpreted
def test_a_piece_does_not_make_itself_blank(game):
    pieces = [game.put(HERO) for _ in range(3)]
    begin(game, FLAG, CANNOT, GAIN, pieces[1], filter=Filter())
    assert blank_ids(game, pieces) == [0, 2]


@needs_interpreted
@pytest.mark.parametrize("count", [2, 6, 20])
def test_circles_ask_few_questions_however_many_pieces_they_have(game, count):
    """Each piece makes all others blank: only that with the oldest effect keeps its text."""
    pieces = [game.put(HERO) for _ in range(count)]
    for piece in pieces:
        begin(game, FLAG, CANNOT, GAIN, piece, filter=Filter(tests=[PieceTest(ITSELF, is_not=True)]))
    for piece in pieces:
        game.looked = 0
        assert game.is_blank(piece) == (piece.id > 0)
        assert game.looked == count * count


@needs_interpreted
def test_circles_through_other_properties_end_and_answer_the_same_again(game):
    """Each piece makes those with a mark blank, and gives the mark to the others: what makes a piece blank goes through marks."""
    pieces = [game.put(GUARD) for _ in range(6)]
    others = Filter(tests=[PieceTest(ITSELF, is_not=True)])
    for piece in pieces:
        begin(game, MARK_CHANGE, SCOUT, GAIN, piece, filter=others)
        begin(game, FLAG, CANNOT, GAIN, piece, filter=Filter(tests=[PieceTest(MARK, SCOUT)]))
    answers = []
    for piece in pieces:
        game.looked = 0
        answers.append(game.is_blank(piece))
        assert game.nested <= NESTED_MOST + DEEPEST * len(pieces) ** 2  # the questions under way end, but lead to no others
        assert game.looked < 20 * NESTED_MOST
    assert answers == [False, True, True, True, True, True]  # the one with the oldest effect keeps its text
    assert [game.is_blank(piece) for piece in reversed(pieces)] == answers[::-1]
    assert (game.depth, game.looked_up, game.known_blank, game.settling) == (0, [], {}, False)


@needs_interpreted
@pytest.mark.parametrize("first", range(4))
def test_a_circle_through_marks_and_numbers_is_decided_by_age_whichever_piece_is_asked(game, first):
    """Each makes the next Scout, or strong enough, and Scouts and strong ones blank; the circle of three has the oldest effect in 2."""
    pieces = [game.put(GUARD) for _ in range(4)]
    begin(game, FLAG, CANNOT, GAIN, pieces[2], piece=0, filter=Filter(tests=[PieceTest(MARK, SCOUT)]))
    begin(game, FLAG, CANNOT, GAIN, pieces[0], piece=1, filter=Filter(tests=[PieceTest(VALUE, POWER, amount=4)]))
    begin(game, FLAG, CANNOT, GAIN, pieces[1], piece=2, filter=Filter(tests=[PieceTest(MARK, SCOUT)]))
    begin(game, FLAG, CANNOT, GAIN, pieces[1], piece=3, filter=Filter(tests=[PieceTest(MARK, SCOUT)]))
    begin(game, MARK_CHANGE, SCOUT, GAIN, pieces[2], piece=0)
    begin(game, NUMBER, POWER, ADD, pieces[0], piece=1, amount=Amount(3))
    begin(game, MARK_CHANGE, SCOUT, GAIN, pieces[1], piece=2)
    begin(game, MARK_CHANGE, SCOUT, GAIN, pieces[1], piece=3)
    assert game.is_blank(pieces[first]) == (first in (0, 3))
    assert blank_ids(game, pieces) == [0, 3]
    assert (game.value(POWER, pieces[1]), game.has_mark(SCOUT, pieces[0])) == (2, True)


@needs_interpreted
def test_a_piece_does_not_make_itself_blank_through_a_mark(game):
    giver, other = game.put(HERO), game.put(HERO)
    begin(game, MARK_CHANGE, SCOUT, GAIN, giver, piece=giver.id)
    begin(game, FLAG, CANNOT, GAIN, other, filter=Filter(tests=[PieceTest(MARK, SCOUT)]))
    assert blank_ids(game, game.pieces) == []
    begin(game, MARK_CHANGE, SCOUT, GAIN, other, piece=giver.id)
    assert blank_ids(game, game.pieces) == [giver.id]


@needs_interpreted
@pytest.mark.parametrize("count", [5, 30])
def test_a_long_chain_through_marks_has_an_answer_for_each(game, count):
    """Each makes the next one Scout, and Scouts are blank: every other one is, however long the chain."""
    judge, *pieces = [game.put(HERO) for _ in range(count + 1)]
    for one, next in itertools.pairwise(pieces):
        begin(game, MARK_CHANGE, SCOUT, GAIN, one, piece=next.id)
    begin(game, FLAG, CANNOT, GAIN, judge, filter=Filter(tests=[PieceTest(MARK, SCOUT)]))
    for asked in (reversed(pieces), pieces):
        assert sorted(blank_ids(game, asked)) == [piece.id for piece in pieces[1::2]]


@needs_interpreted
def test_each_source_is_looked_up_once_for_a_question(game):
    """Whether the source of a mark is blank decides whether others are: it is asked for each of them and found once."""
    giver, bolt, *pieces = [game.put(HERO) for _ in range(12)]
    begin(game, MARK_CHANGE, SCOUT, GAIN, giver, filter=Filter(tests=[PieceTest(ITSELF, is_not=True)]))
    for piece, next in itertools.pairwise(pieces):
        begin(game, FLAG, CANNOT, GAIN, piece, piece=next.id, filter=Filter(tests=[PieceTest(MARK, SCOUT)]))
    assert blank_ids(game, pieces) == [3, 5, 7, 9, 11]
    assert game.nested == (len(pieces) + 1) + (len(pieces) - 1)  # the effects on each of them and on the giver; the mark of all but one
    make_blank(game, bolt, giver)
    assert blank_ids(game, game.pieces) == [giver.id]


@needs_interpreted
def test_what_was_asked_before_changes_no_answer(game):
    """Many questions of one circle use up what they may ask; the next question begins anew."""
    other, bolt = game.put(HERO), game.put(GEAR)
    make_blank(game, bolt, other)
    game.nested = NESTED_MOST
    assert game.is_blank(other)
    game.nested = NESTED_MOST
    begin(game, NUMBER, POWER, ADD, other, piece=bolt.id, amount=Amount(1))
    assert game.value(POWER, bolt) == 1


# --- circles alone -----------------------------------------------------------------------------------------------------


def test_pieces_without_circles_follow_from_each_other():
    assert settled([7, 5, 3], [[5], [3], []], [5, 3]) == [False, True, False]
    assert settled([7, 5], [[5], [ALWAYS]], [5]) == [False, True]


def test_a_piece_behind_a_circle_waits_for_its_answer():
    """2 makes 1 blank and has the oldest effect, but stands in no circle itself: 3 and 4 do, and 3 makes 2 blank."""
    blankers = {1: [2], 2: [3], 3: [4], 4: [3]}
    for by_age, blank in (([2, 3, 4], {2, 4}), ([2, 4, 3], {1, 3})):
        for pieces in ([1, 2, 3, 4], [2, 3, 4], [3, 4], [4, 3]):
            found = settled(pieces, [blankers[id] for id in pieces], by_age)
            assert {id for id, is_blank in zip(pieces, found, strict=True) if is_blank} == blank & set(pieces)


def test_the_answer_does_not_depend_on_the_piece_that_is_asked_for():
    """All circles of four pieces: the answers are those of the whole, whatever part of it a question meets, and no effect is left out."""
    for edges in itertools.product([(), (0,), (1,), (2,), (0, 3), (1, 2), (1, 3)], repeat=4):
        whole = settled([0, 1, 2, 3], [list(each) for each in edges], [2, 0, 3, 1])
        for first in range(4):
            met = [first]
            for id in met:
                met += [source for source in dict.fromkeys(edges[id]) if source not in met]
            assert settled(met, [list(edges[id]) for id in met], [2, 0, 3, 1]) == [whole[id] for id in met]
        for id, is_blank in enumerate(whole):
            assert not is_blank or any(not whole[source] for source in edges[id])
