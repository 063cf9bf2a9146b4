"""The figures of a match, of a short game that was worked out by hand, and those of a goldfish, counted again from its decisions."""

from __future__ import annotations

from games.engine.tally import Tally
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.counts import MATCH_CURVES
from games.star_wars_ccg.report.results import count_match
from games.star_wars_ccg.runs.goldfish import GOLDFISH
from tests.games.star_wars_ccg.card_pool import pool
from tests.games.star_wars_ccg.declaration import TESTS
from tests.games.star_wars_ccg.scenarios import Position

FILLERS = ["filler"] * 3
GIVEN = {
    "at": "begin",
    "active": "you",
    "cards": {
        "base": {"kind": "site", "icons": [1, 2]},
        "camp": {"kind": "site", "icons": [1, 1]},
        "hero": {"power": 5, "ability": 4, "cost": 2, "forfeit": 4},
        "villain": {"power": 3, "ability": 3, "cost": 2, "forfeit": 3},
        "three": {"type": "blank", "destiny": 3},
        "late": {"power": 1, "ability": 1, "cost": 9, "forfeit": 1},
    },
    "row": ["base", "camp"],
    # Three fillers are activated; then the destiny of 3 is on top.
    "you": {"hand": ["hero"], "reserve": [*FILLERS, *FILLERS, "three", *FILLERS]},
    "opponent": {"hand": ["villain", "late"], "reserve": 10},
}
PASS = {"choose": "pass"}
GAME = [
    # Turn 1: 3 Force activated, 2 used for the hero; 1 is saved.
    *({"choose": "activate", "amount": 3}, {"choose": "deploy", "card": "hero"}, {"choose": "at", "card": "base"}, PASS, PASS),
    # Turn 2: 3 activated, 2 used for the villain and 1 for a battle: 3 against 5 + 3.  Forfeit 3 for attrition 3, 5 - 3 = 2 of damage.
    *({"choose": "activate", "amount": 3}, {"choose": "deploy", "card": "villain"}, {"choose": "at", "card": "base"}),
    *({"choose": "battle", "card": "base"}, {"choose": "lose from", "pile": "reserve"}, {"choose": "lose from", "pile": "reserve"}),
    # Turn 3: a drain of 2, and nothing else.
    *({"choose": "activate", "amount": 0}, {"choose": "drain", "card": "base"}),
    *({"choose": "lose from", "pile": "reserve"}, {"choose": "lose from", "pile": "reserve"}, PASS, PASS),
]
# Each number after the three turns.
ROWS = {
    "life_0": [10, 10, 10],
    "life_1": [10, 8, 6],
    "hand_0": [0, 0, 0],
    "hand_1": [2, 1, 1],
    "controlled_0": [1, 1, 1],
    "controlled_1": [0, 0, 0],
    "activated_0": [3, 3, 3],
    "activated_1": [0, 3, 3],
    "used_0": [2, 2, 2],
    "used_1": [0, 3, 3],
    "saved_0": [1, 1, 1],
    "saved_1": [0, 0, 0],
    "drained_0": [0, 0, 2],
    "drained_1": [0, 0, 0],
}


def test_the_figures_of_a_match_that_was_worked_out_by_hand() -> None:
    position = Position(GIVEN)
    game = position.game
    game.turn, game.turn_limit, game.watched, game.first = 0, 3, c.NOBODY, 0
    for step in GAME:
        position.do(step)
    assert position.advance() is None
    tally = Tally()
    count_match(game, 0, tally)
    found = {name: [next(iter(values)) for values in tally.curves[name]] for name in MATCH_CURVES}
    assert found == ROWS
    assert tally.counts == {"turn_limit": 1}
    seen = {name: dict(values) for name, values in tally.histograms.items()}
    assert seen["clock"] == {3: 1}
    assert seen["battles"] == {1: 1}
    assert (seen["battles_won_0"], seen["battles_won_1"]) == ({1: 1}, {0: 1})
    assert seen["battle_destiny_0"] == {3: 1}
    assert "battle_destiny_1" not in seen
    assert seen["first_drain_0"] == {2: 1}  # of the own turns
    assert "first_drain_1" not in seen
    names = ("stranded", "stranded_free", "stranded_dear", "stranded_place", "stranded_blank", "stranded_unborne", "stranded_unrun")
    stranded = {name: seen[f"{name}_1"] for name in names}
    assert stranded == {
        "stranded": {1: 1},
        "stranded_free": {0: 1},
        "stranded_dear": {1: 1},
        "stranded_place": {0: 1},
        "stranded_blank": {0: 1},
        "stranded_unborne": {0: 1},
        "stranded_unrun": {0: 1},
    }
    assert {name: number for name, number in tally.cards["base"].items() if number} == {"battles": 1, "battles_won_0": 1}
    assert tally.cards["villain"]["lost"] == tally.cards["villain"]["deployed"] == 1
    assert tally.cards["late"]["stranded"] == 1


def test_the_figures_of_a_goldfish_counted_again() -> None:
    ready = GOLDFISH.prepare(TESTS.decks["empire"], pool(), {})
    game, policy = ready.new_game(7, 0), ready.policy(7, 0)
    own, other = game.sides
    pool_left = other.pool_hand + other.pool_life
    rows: list[dict[str, int]] = []
    activated = total = 0

    def close() -> None:
        nonlocal activated, total
        lost = pool_left - other.pool_hand - other.pool_life
        life = len(own.reserve.cards) + len(own.force.cards) + len(own.used.cards)
        row = {"activated": activated, "drain": lost - total, "drain_total": lost, "hand": len(own.hand.cards), "life": life}
        rows.append({**row, "saved": len(own.force.cards), "opponent_life": other.pool_life})
        activated, total = 0, lost

    while (decision := game.advance()) is not None:
        while len(rows) < own.turns - 1:
            close()
        number = policy.choose(game.view(decision.seat), decision)
        if decision.kind == c.ACTIVATE_CHOICE:
            activated += decision.options[number].amount
        game.apply(number)
    close()
    tally = Tally()
    ready.count(game, 0, tally)
    for name in rows[0]:
        # The last drain may be more than the opponent has left.
        assert [next(iter(values)) for values in tally.curves[name]][:-1] == [row[name] for row in rows][:-1], name
    assert len(tally.curves["life"]) == len(rows)
    drains = [number for number, row in enumerate(rows, 1) if row["drain"]]
    assert tally.histograms["first_drain"] == {drains[0]: 1}


def test_the_winner_of_each_of_two_games_records_its_life_force() -> None:
    """T-CCG-30, CCG-GAM-02 and CCG-GAM-03: the first game is won with 12, the second, with the sides exchanged, with 9."""
    counted = []
    for winner, life in ((0, 12), (0, 9)):
        game = Position({**GIVEN, "you": {"reserve": life}, "opponent": {"reserve": 0}}).game
        game.winner = winner
        tally = Tally()
        count_match(game, 0, tally)
        counted.append((tally.histograms["winner_life_0"], "winner_life_1" in tally.histograms))
    assert counted == [({12: 1}, False), ({9: 1}, False)]
