"""The declaration of Legend of Stars for the suites that test every game."""

from __future__ import annotations

from typing import Any

from games.contracts.decks import Decklist, Slot
from games.engine.events.resolution import Resolution
from games.engine.ops import Op
from games.engine.search import other_stream
from games.engine.verbs import IF, Verb
from games.legend_of_stars.decks.lists import ready_list
from games.legend_of_stars.play import log
from games.legend_of_stars.play.imagined import deal_enemy
from tests.games.helpers.declarations import GameTests
from tests.games.helpers.play_settings import goldfish, match

SLUG = "legend-of-stars"


def shuffle_unseen(table: Any, seat: int, rng: Any) -> None:
    """What a seat does not see: the order of its deck, and the opponent's hidden cards."""
    deal_enemy(table, seat, 1 - seat, rng)
    table.deal_unknown([table.sides[seat].deck], seat, rng)
    table.deck_rngs = [other_stream(rng) for _ in table.deck_rngs]
    table.chance_rngs = [other_stream(rng) for _ in table.chance_rngs]


def looping_op(game: Any) -> Op:
    game.resolutions.append(Resolution(0, 0))
    return Verb(IF)


TESTS = GameTests(
    slug=SLUG,
    clause_prefix="LOS",
    clauses={
        **{"CARD": 9, "DB": 5, "ZON": 8, "ENG": 4, "SET": 9, "TRN": 3, "MAIN": 9, "LEAD": 6, "ATK": 7, "BTL": 17},
        **{"FLS": 4, "PRI": 4, "END": 3, "DSP": 4, "TRM": 7, "CNF": 3, "WIN": 3},
    },
    clause_states=frozenset({"played", "deck", "dealt"}),
    deck_clauses={"CARD": 3, "DB": 5, "SET": 9},
    decks={
        "embers": ready_list("embers"),
        "tides": ready_list("tides"),
        # Illegal: short, with many copies of the fast flyers, and every kind of card.
        "odd": Decklist(tuple(Slot(f"sample-{number:03}", 2, "main") for number in (6, 16, 24, 42, 23, 38, 46, 49, 51, 58, 64, 47))),
    },
    table_checks=frozenset({"starting_life", "opening_hand", "deck_after_drawing", "zone_not_empty", "first_player_drew"}),
    reads_zone_lists=True,
    settings=(
        goldfish(SLUG, "embers"),
        goldfish(SLUG, "odd", order="second"),
        match(SLUG, "embers", "tides"),
        match(SLUG, "odd", mulligan_bonus_draw=True),
    ),
    golden=(
        (goldfish(SLUG, "embers"), 0),
        (goldfish(SLUG, "tides", policy="random"), 1),
        (match(SLUG, "embers", "tides"), 0),
        (match(SLUG, "tides", "odd", policy_1="random", mulligan_bonus_draw=True), 0),
    ),
    rare_metrics=frozenset({"draw"}),
    looping_op=looping_op,
    searched=(match(SLUG, "embers", "tides"),),
    shuffle_unseen=shuffle_unseen,
    told_by={
        "turn": {log.TURN_BEGINS},
        "life": {log.DIRECT_DAMAGE, log.DOWN, log.DAMAGE, log.HEALED},
        "hand": {
            *(log.DRAWN, log.MULLIGAN_TAKEN, log.ENERGY, log.PLACED, log.RETURNED, log.UNDER_DECK, log.EFFECT_PLAYED, log.SUPPORT_PLAYED)
        },
        **{f"{row}_{lane}": {log.PLACED, log.TURNED_UP, log.MOVED} for row in ("front", "back") for lane in range(1, 5)},
        ".face_down": {log.PLACED, log.TURNED_UP, log.TURNED_DOWN, log.MOVED},
        "deck": {log.ENERGY, log.DRAWN, log.MULLIGAN_TAKEN, log.UNDER_DECK, log.PUT_UNDER},
        "energies": {log.ENERGY},
        "energies_left": {log.ENERGY, log.PAID, log.TURN_BEGINS, log.REGAINED, log.GAINED},
    },
)
