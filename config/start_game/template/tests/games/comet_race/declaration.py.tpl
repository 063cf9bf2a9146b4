"""The declaration of Comet Race for the suites that test every game."""

from __future__ import annotations

from games.comet_race.play import log
from games.contracts.decks import Decklist, Slot
from tests.games.helpers.declarations import GameTests
from tests.games.helpers.play_settings import goldfish

SLUG = "comet-race"
DECKS = {
    "fleet": Decklist(tuple(Slot(f"sample-{number:02}", 2, "main") for number in range(1, 13))),
    "small ships": Decklist(tuple(Slot(f"sample-{number:02}", 3, "main") for number in range(1, 8))),
}

TESTS = GameTests(
    slug=SLUG,
    clause_prefix="CR",
    clauses={"DECK": 2, "SET": 1, "TRN": 1, "PLY": 3, "WIN": 1, "END": 1, "GOLD": 1},
    clause_states=frozenset({"played", "deck"}),
    decks=DECKS,
    table_checks=frozenset(),
    reads_zone_lists=True,
    told_by={
        "turn": {log.TURN_BEGAN},
        "energy": {log.TURN_BEGAN, log.PLAYED, log.ENERGY},
        "lanes": {log.MOVED},
        "hand": {log.HAND_DRAWN, log.TURN_BEGAN, log.DRAWN},
        "deck": {log.HAND_DRAWN, log.TURN_BEGAN, log.DRAWN},
    },
    settings=(*(goldfish(SLUG, name) for name in DECKS), goldfish(SLUG, "fleet", turn_limit=4)),
)
