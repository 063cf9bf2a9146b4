"""The search by itself, on a game in which one number is chosen and one is drawn."""

from __future__ import annotations

import pytest

from games import rules_mode
from games.engine.decision import Decision, Policy
from games.engine.machine import Frame, Machine
from games.engine.rng import stream
from games.engine.search import BUDGET, SearchPolicy, SearchRules, deal_anew
from games.engine.state import HIDDEN, Piece, Zone

interpreted_only = pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")


def zones(*sizes):
    made = [Zone(number, number, 0, HIDDEN, False) for number in range(len(sizes))]
    for zone, size in zip(made, sizes, strict=True):
        first = sum(len(each.cards) for each in made)
        zone.cards = [Piece(first + number, 0, zone.id) for number in range(size)]
    return made


def pieces_of(made):
    return sorted((piece for zone in made for piece in zone.cards), key=lambda piece: piece.id)


def test_redealt_cards_keep_their_places_but_not_their_order():
    made = zones(3, 5, 0)
    deal_anew(made, pieces_of(made), stream(1, 0, 0))
    assert [len(zone.cards) for zone in made] == [3, 5, 0]
    assert sorted(piece.id for zone in made for piece in zone.cards) == list(range(8))
    assert all(piece.zone == zone.id for zone in made for piece in zone.cards)
    assert [piece.id for zone in made for piece in zone.cards] != list(range(8))


def test_a_deal_does_not_depend_on_the_earlier_order():
    dealt = []
    for turn in range(3):
        made = zones(3, 5)
        pieces = made[0].cards + made[1].cards
        stream(turn, 0, 0).shuffle(pieces)
        made[0].cards, made[1].cards = pieces[:3], pieces[3:]
        deal_anew(made, pieces_of(made), stream(1, 0, 0))
        dealt.append([[piece.id for piece in zone.cards] for zone in made])
    assert dealt[0] == dealt[1] == dealt[2]


class First(Policy):
    def choose(self, view, decision):
        return 0


@interpreted_only
class TestChoices:
    """A toy: of options 0 to 3 one is chosen; what comes of it is said by `gain`, and a turn is one more question."""

    def searcher(self, gain, *, playouts=4, candidates=(0, 1, 2, 3), usual=0, horizon=100, turns=3):
        class Toy(Machine):
            def __init__(self):
                super().__init__()
                self.rng = stream(0, 0, 0)
                self.turn = 0
                self.chosen = -1

            def step(self, frame):
                decision = Decision(0, 0, -1)
                for number in range(4):
                    decision.offer(1, -1, number)
                self.turn += 1
                self.ask(decision)

            def answer(self, frame, decision, option):
                if self.chosen < 0:
                    self.chosen = option.amount
                if self.turn >= turns:
                    self.is_over = True

            def view(self, seat):
                return self

            def clone(self):
                twin = Toy()
                self.copy_machine(twin)
                twin.rng, twin.turn, twin.chosen = self.rng.clone(), self.turn, self.chosen
                return twin

        class Rules(SearchRules):
            def __init__(self):
                super().__init__(horizon, First(), First())
                self.worlds = []
                self.judged = []

            def candidates(self, view, decision, usual):
                assert usual == 0
                return list(candidates)

            def world(self, view, rng, spare):
                world = view.clone()
                world.rng = stream(rng.word(), 0, 0)
                self.worlds.append(world)
                return world

            def clock(self, game):
                return game.turn

            def worth(self, game, seat):
                self.judged.append(game)
                return gain(game.chosen, game.rng.below(100))

        game = Toy()
        game.push(Frame(0, 0))
        rules = Rules()
        policy = SearchPolicy(rules, 0, playouts, seed=1, index=2, purpose=3)
        return game, rules, policy

    def test_the_option_with_the_best_mean_is_chosen(self):
        game, rules, policy = self.searcher(lambda chosen, luck: 10 if chosen == 2 else chosen)
        assert policy.choose(game, game.advance()) == 2
        assert (len(rules.worlds), len(rules.judged), policy.spent, policy.number) == (4, 16, 32, 1), "two decisions in each of 16 playouts"
        assert (game.turn, game.chosen) == (1, -1)

    def test_ties_go_to_the_usual_answer_then_to_the_first(self):
        game, _, policy = self.searcher(lambda chosen, luck: 7)
        assert policy.choose(game, game.advance()) == 0
        game, _, policy = self.searcher(lambda chosen, luck: 7, candidates=(3, 1, 0))
        assert policy.choose(game, game.advance()) == 0
        game, _, policy = self.searcher(lambda chosen, luck: -9 if chosen == 0 else -7, candidates=(3, 1, 0))
        assert policy.choose(game, game.advance()) == 3

    @pytest.mark.parametrize(("worths", "taken"), [([100, 0, 0, 0], 0), ([100, 1, 0, 0], 1), ([90, -40, 90, -90], 0), ([3, 2, 3, 2], 1)])
    def test_a_gain_within_its_error_is_ignored(self, worths, taken):
        left = iter(worths)
        game, _, policy = self.searcher(lambda chosen, luck: next(left) if chosen == 1 else 0, candidates=(0, 1))
        assert policy.choose(game, game.advance()) == taken

    def test_every_option_has_the_same_random_numbers(self):
        seen = {}
        game, _, policy = self.searcher(lambda chosen, luck: seen.setdefault(chosen, []).append(luck) or 0)
        policy.choose(game, game.advance())
        assert len(set(map(tuple, seen.values()))) == 1
        assert len(set(seen[0])) > 1

    def test_the_next_decision_has_other_random_numbers(self):
        seen = []
        game, _, policy = self.searcher(lambda chosen, luck: seen.append(luck) or 0, candidates=(0, 1))
        decision = game.advance()
        policy.choose(game, decision)
        policy.choose(game, decision)
        assert seen[:8] != seen[8:]

    def test_one_candidate_or_no_playouts_left_is_not_searched(self):
        game, rules, policy = self.searcher(lambda chosen, luck: chosen, candidates=(3,))
        assert policy.choose(game, game.advance()) == 0
        game, rules, policy = self.searcher(lambda chosen, luck: chosen)
        policy.spent = BUDGET
        assert policy.choose(game, game.advance()) == 0
        assert not rules.worlds
        policy.spent = BUDGET - 1
        assert policy.choose(game, game.advance()) == 3

    @pytest.mark.parametrize(("horizon", "turn"), [(1, 2), (2, 3), (50, 9)])
    def test_a_playout_ends_at_its_horizon(self, horizon, turn):
        game, rules, policy = self.searcher(lambda chosen, luck: 0, horizon=horizon, turns=9)
        policy.choose(game, game.advance())
        assert {judged.turn for judged in rules.judged} == {turn}
        assert {judged.is_over for judged in rules.judged} == {horizon == 50}

    def test_the_search_is_supervised_between_playouts(self):
        looked = []
        game, _, policy = self.searcher(lambda chosen, luck: 0)
        policy.check = lambda: looked.append(None)
        policy.choose(game, game.advance())
        assert len(looked) == 4
