"""The declaration of the Star Wars Customizable Card Game for the suites that test every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.contracts.decks import Decklist, Slot
from games.engine.events.resolution import Resolution
from games.engine.verbs import IF, Verb
from games.star_wars_ccg.decks.lists.ready import ready_list
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.view import deal_hidden
from tests.games.helpers.declarations import FOLLOWS, GameTests
from tests.games.helpers.play_settings import goldfish, match

SLUG = "star-wars-ccg"

# Illegal: few cards, an Objective with a location that it names, another double-sided card, a sector, a generic site and a weapon.
ODD: Final[Mapping[str, int]] = {"7_135": 1, "1_122": 2, "1_28": 6, "1_27": 3, "1_146": 4, "1_152": 1, "4_81": 2, "1_148": 2}


MOVES: Final = frozenset((log.LEFT_STARSHIP, *range(log.WENT_BY, log.WENT_BY + 200)))
# What costs Force.
PAID_FOR: Final = {log.DEPLOYED, log.ABOARD, log.ARMED, log.BATTLE, log.HANDED_OVER, log.INTERRUPT, *MOVES}


def looping_op(game: Any) -> Verb:
    """An op without conditions, so that it runs its program always."""
    game.resolutions.append(Resolution(-1, 0))
    return Verb(IF)


def deck(cards: Mapping[str, int], side: str) -> Decklist:
    return Decklist(tuple(Slot(code, copies, "main") for code, copies in cards.items()), side)


TESTS = GameTests(
    slug=SLUG,
    looping_op=looping_op,
    clause_prefix="CCG",
    clauses={
        **{"GAM": 8, "TYP": 2, "SID": 2, "DB": 9, "SET": 10, "LIF": 5, "CST": 2, "UNI": 4, "TRN": 1, "ACT": 3, "CTL": 3, "DEP": 5},
        **{"BAT": 5, "WPN": 6, "PWR": 5, "ATT": 4, "DMG": 7, "DRW": 3, "DST": 4, "MOV": 4, "MVC": 1, "MVV": 1, "MVB": 5, "MVH": 3},
        **{"MVS": 1, "MVT": 2, "MVF": 1, "MVL": 4, "MVD": 1, "DSF": 2, "LOC": 15, "CHR": 4, "VEH": 5, "STA": 5, "CRE": 5, "WEA": 4},
        **{"DEV": 1, "EFF": 2, "SHD": 1, "JED": 1, "EPE": 1, "POD": 1, "OBJ": 3, "INT": 2, "TAB": 2},
    },
    clause_states=frozenset({"played", "kept", "data", "not yet"}),
    decks={"rebels": ready_list("rebels"), "empire": ready_list("empire"), "odd": deck(ODD, "light")},
    settings=(
        goldfish(SLUG, "rebels"),
        goldfish(SLUG, "odd", rules="community"),
        match(SLUG, "rebels", "empire", turn_limit=60),
    ),
    golden=(
        (goldfish(SLUG, "empire"), 0),
        (goldfish(SLUG, "odd", policy="random", rules="community", turn_limit=6), 1),
        (match(SLUG, "empire", "rebels", turn_limit=20), 0),
    ),
    searched=(goldfish(SLUG, "rebels"), match(SLUG, "rebels", "empire")),
    shuffle_unseen=deal_hidden,
    # The sample decks have no weapons and few texts that draw destiny.
    rare_metrics=frozenset({"lost", *(f"{kind}_destiny_{side}" for kind in ("weapon", "text") for side in (0, 1))}),
    told_by={
        "turn": {log.TURN_BEGINS},
        "force": {log.ACTIVATED, log.DRAWN, log.LOST_FORCE, *PAID_FOR},
        "used": {log.RECIRCULATED, log.LOST_FORCE, log.DESTINY, *PAID_FOR},
        "reserve": {log.ACTIVATED, log.RECIRCULATED, log.STARTS_WITH, log.HAND_DRAWN, log.LOST_FORCE, log.DESTINY},
        "life": {log.DRAWN, log.LOST_FORCE, log.STARTS_WITH, log.HAND_DRAWN, log.PASSIVE_LOST, log.INTERRUPT, log.DESTINY},
        "hand": {log.DRAWN, log.HAND_DRAWN, log.PLACED, log.COVERS, log.INTERRUPT, log.PASSIVE_LOST, log.DEPLOYED, log.ABOARD, log.ARMED},
        "cards": {log.COVERS},
        "location": {log.COVERS},
        ".": MOVES,  # what is aboard a vehicle that goes aboard a starship
        "is_battle": {log.BATTLE, log.BATTLE_ENDS},
        "battle_power": {log.BATTLE, log.POWER, log.BATTLE_ENDS},
        "battle_destiny": {log.BATTLE, log.DESTINY, log.BATTLE_ENDS},
        "attrition": {log.DESTINY, log.POWER, log.ATTRITION, log.FORFEITED, log.BATTLE_ENDS},
        "damage": {log.BATTLE_WON, log.LOST_FORCE, log.FORFEITED, log.FORFEITED_TO_DAMAGE, log.BATTLE_ENDS},
        **dict.fromkeys(("power", "controls", "icons", ".not_run"), FOLLOWS),
    },
)
