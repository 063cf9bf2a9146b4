"""What Star Wars: The Card Game declares for the tests of every game."""

from __future__ import annotations

from games.contracts.decks import Decklist, Slot
from tests.games.helpers.declarations import GameTests
from tests.games.helpers.play_settings import goldfish

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
    settings=tuple(goldfish(SLUG, name) for name in DECKS),
    derived_fields={"unique_in_play": "the pieces in play"},
    rare_metrics=frozenset(f"objective_{number}_{what}" for number in (4, 5) for what in ("turn", "dial")),
    golden=(
        (goldfish(SLUG, "jedi starter"), 0),
        (goldfish(SLUG, "jedi starter", opponent_force=2), 1),
        (goldfish(SLUG, "sith starter"), 0),
        (goldfish(SLUG, "navy starter", policy="random"), 0),
        (goldfish(SLUG, "doubled", opponent_capacity=8), 2),
    ),
)
