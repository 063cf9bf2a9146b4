"""Decks to play with, for every game of the registry."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from games.contracts import Catalogue, Decklist, Slot
from games.registry import GAMES

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures"

# Short, mixed and long lists; name -> (sets with copies, affiliation card).
STAR_WARS_LCG = {
    "jedi starter": ({**dict.fromkeys(("1", "2", "3", "4", "5", "6", "7", "18"), 1)}, "jedi"),
    "rebel starter": ({**dict.fromkeys(("8", "9", "10", "11", "12", "13", "14", "18"), 1)}, "rebel-alliance"),
    "sith starter": ({**dict.fromkeys(("19", "20", "21", "22", "23", "24", "25", "36"), 1)}, "sith"),
    "navy starter": ({**dict.fromkeys(("26", "27", "28", "29", "30", "31", "32", "36"), 1)}, "imperial-navy"),
    "doubled": ({"4": 2, "6": 2, "11": 2, "8": 2, "38": 2}, "jedi"),
    "four sets": ({"19": 1, "20": 1, "21": 1, "22": 1}, "sith"),
}

REBELS = ("rebel-chewbacca", "rebel-han-solo", "rebel-leia-organa", "rebel-yoda")
EMPIRE = ("empire-boba-fett", "empire-darth-vader", "empire-ig-88", "empire-jabba-the-hutt")

DECKS: dict[str, dict[str, Decklist]] = {
    "star-wars-lcg": {
        name: Decklist((*(Slot(code, copies, "objective_sets") for code, copies in sets.items()), Slot(leader, 1, "affiliation")))
        for name, (sets, leader) in STAR_WARS_LCG.items()
    },
    "empire-vs-rebellion": {
        "rebels": Decklist(tuple(Slot(code, 1, "characters") for code in REBELS)),
        "empire": Decklist(tuple(Slot(code, 1, "characters") for code in EMPIRE)),
    },
    "star-realms": {
        "core": Decklist(()),
        "small": Decklist(
            tuple(Slot(code, 2, "trade_deck") for code in ("stealth-needle", "blob-world", "mech-world", "fleet-hq", "freighter"))
        ),
    },
}


@cache
def pool(slug: str):
    """The game's pool of printed cards."""
    names = ("factions", "products", "objective_sets", "cards", "printings", "rulings", "formats")
    tables = {path.stem: tuple(json.loads(path.read_text("utf-8"))) for path in (FIXTURES / slug).glob("*.json") if path.stem in names}
    return GAMES[slug].pool(Catalogue(**tables))


@cache
def prepared(slug: str, deck: str, **options: object):
    return GAMES[slug].goldfish.prepare(DECKS[slug][deck], pool(slug), options)
