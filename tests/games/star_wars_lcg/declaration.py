"""The declaration of Star Wars: The Card Game for the suites that test every game."""

from __future__ import annotations

from typing import Any

from games.contracts.decks import Decklist, Slot
from games.engine.events.resolution import Resolution
from games.engine.ops import Op
from games.engine.rng import stream
from games.engine.verbs import IF, Verb
from games.star_wars_lcg.abilities import constants as c
from games.star_wars_lcg.abilities.constants import DECK, EDGE_STACK, FACEDOWN, HAND, OBJECTIVE_DECK
from games.star_wars_lcg.play import log
from games.star_wars_lcg.play.imagined import listen_anew
from tests.games.helpers.declarations import FOLLOWS, GameTests
from tests.games.helpers.play_settings import goldfish, match

SLUG = "star-wars-lcg"


def deck(affiliation: str, *sets: int, copies: int = 1) -> Decklist:
    slots = tuple(Slot(str(number), copies, "objective_sets") for number in sets)
    return Decklist((*slots, Slot(affiliation, 1, "affiliation")))


DECKS = {
    "jedi starter": deck("jedi", *range(1, 8), 18),
    "rebel starter": deck("rebel-alliance", *range(8, 15), 18),
    "sith starter": deck("sith", *range(19, 26), 36),
    "navy starter": deck("imperial-navy", *range(26, 33), 36),
    "doubled": deck("jedi", 4, 6, 11, 8, 38, copies=2),
    "four sets": deck("sith", 19, 20, 21, 22),
}


def looping_op(game: Any) -> Op:
    game.resolutions.append(Resolution(0, 0))
    return Verb(IF)


def shuffle_unseen(table: Any, seat: int, rng: Any) -> None:
    enemy = 1 - seat
    listening, table.listening = table.listening, 0  # only the enemy's hand listens anew
    for zones in ([(seat, DECK)], [(seat, OBJECTIVE_DECK)], [(enemy, HAND), (enemy, DECK), (enemy, EDGE_STACK)]):
        table.deal_unknown([table.zone(*zone) for zone in zones], seat, rng)
    table.deal_unknown([table.zone(enemy, OBJECTIVE_DECK), table.zone(enemy, FACEDOWN)], seat, rng)
    table.listening = listening
    listen_anew(table, enemy)
    for rngs in (table.command_rng, table.objective_rng, table.chance_rng):
        rngs[:] = [stream(rng.word(), 0, 0) for _ in rngs]


TESTS = GameTests(
    slug=SLUG,
    clause_prefix="LCG",
    clauses={
        "GEN": 14,
        "CARD": 10,
        "DB": 12,
        "SET": 12,
        "TRN": 3,
        "BAL": 5,
        "REF": 6,
        "DRW": 3,
        "DEP": 5,
        "RES": 10,
        "ENH": 7,
        "EVT": 2,
        "CON": 4,
        "ENG": 8,
        "EDG": 15,
        "STR": 12,
        "DMG": 4,
        "SHD": 3,
        "OBJ": 5,
        "UNO": 3,
        "FRC": 8,
        "ABL": 16,
        "WND": 8,
        "KEY": 8,
        "UNQ": 1,
        "CAP": 4,
        "PLY": 5,
        "END": 3,
    },
    clause_states=frozenset({"played", "deck", "not yet"}),
    decks=DECKS,
    settings=(
        *(goldfish(SLUG, name) for name in DECKS),
        match(SLUG, "sith starter", "jedi starter"),
        match(SLUG, "rebel starter", "navy starter"),
        match(SLUG, "doubled", texts=False),
    ),
    searched=(match(SLUG, "sith starter", "jedi starter"),),
    derived_fields={
        "unique_in_play": "the pieces in play",
        "sets": "the decks of the run",
        "is_settled": "what the last check of the state found",
        "idle": "what the last window for actions found",
        "is_unsteady": "what was asked in the last window for actions",
    },
    rare_metrics=frozenset(
        {
            *(f"objective_{number}_{what}" for number in (4, 5) for what in ("turn", "dial")),
            "deck_out",
            "card",
            "turn_limit",
            "lost_to_text",
        }
    ),
    golden=(
        (goldfish(SLUG, "jedi starter"), 0),
        (goldfish(SLUG, "jedi starter", opponent_force=2), 1),
        (goldfish(SLUG, "sith starter"), 0),
        (goldfish(SLUG, "navy starter", policy="random"), 0),
        (goldfish(SLUG, "doubled", opponent_capacity=8, texts=False), 2),
        (goldfish(SLUG, "sith starter", texts=False), 0),
        (match(SLUG, "sith starter", "jedi starter"), 0),
        (match(SLUG, "rebel starter", "navy starter", policy_0="random", policy_1="random"), 1),
    ),
    looping_op=looping_op,
    shuffle_unseen=shuffle_unseen,
    told_by={
        "turn": {log.EVENT + c.TURN_BEGINS},
        "dial": {*range(log.DIAL, log.DIAL + 4), log.EVENT + c.DIAL_TURNED_BACK},
        "damage": {*range(log.DAMAGE, log.DAMAGE + 4), log.EVENT + c.DESTROYED, log.EVENT + c.HEALED},
        "captured": {log.EVENT + c.CAPTURES, log.EVENT + c.RESCUED, log.EVENT + c.RETURNED},
        "victory": {log.EVENT + c.DESTROYED},
        "hand": {
            *(log.HAND_DRAWN, log.HAND_REPLACED, log.PAID, log.EDGE_CARD),
            *(log.EVENT + kind for kind in (c.DRAWN, c.DISCARDED, c.PLAYED, c.RETURNED, c.RESCUED, c.CAPTURES)),
        },
        "deck": {log.HAND_DRAWN, log.HAND_REPLACED, *(log.EVENT + kind for kind in (c.DRAWN, c.DISCARDED, c.RETURNED, c.SHUFFLED))},
        "discard": {
            *(log.EVENT + kind for kind in (c.DISCARDED, c.DESTROYED, c.SACRIFICED, c.PLAYED, c.RETURNED, c.ENTERS_PLAY)),
            log.LEFT_WITH_HOST,
        },
        "objective_deck": {log.HAND_DRAWN, log.PASSED_OVER, log.EVENT + c.ENTERS_PLAY},
        "edge_stack": {log.EDGE_CARD, *(log.EVENT + kind for kind in (c.STACKS_REVEALED, c.EDGE_PLACED, c.STACKS_SWITCHED, c.DISCARDED))},
        "force": FOLLOWS,
        "force_cards": {log.EVENT + c.COMMITTED, log.EVENT + c.UNCOMMITTED, log.EVENT + c.DESTROYED},
        "has_balance": {log.STRUGGLED, log.EVENT + c.BALANCE_SET},
        ".focus": {log.FOCUS_REFRESHED},
        ".shield": {log.SHIELDS_REFRESHED},
        ".participating": {
            log.EVENT + kind for kind in (c.ENGAGED, c.DECLARED_ATTACKER, c.DECLARED_DEFENDER, c.ENGAGEMENT_ENDS, c.ENGAGEMENT_TURNED)
        },
    },
)
