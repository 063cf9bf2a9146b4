"""Texts that change numbers: each with what it needs and without."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import ABILITY, DEFENCE, FORFEIT, HYPERSPEED, LANDSPEED, POWER
from tests.games.star_wars_ccg.abilities.positions import Position

TATOOINE, YAVIN, DEATH_STAR_SITE, CANTINA, FARM, DUNE_SEA = "1_289", "1_296", "1_284", "1_290", "1_132", "1_130"

# what: (row, light, dark, number, card, what the texts add to it)
NUMBERS = {
    "a pilot adds to what it pilots": ([TATOOINE], [f"1_144 @ {TATOOINE}", "1_27 in 1_144 as pilot"], [], POWER, "1_144", 2),
    "a passenger adds nothing": ([TATOOINE], [f"1_143 @ {TATOOINE}", "1_27 in 1_143 as passenger"], [], POWER, "1_143", 0),
    "a pilot and its own ship": ([TATOOINE], [f"1_145 @ {TATOOINE}", "1_3 in 1_145 as pilot"], [], DEFENCE, "1_145", 1),
    "a pilot and another ship": ([TATOOINE], [f"1_144 @ {TATOOINE}", "1_3 in 1_144 as pilot"], [], DEFENCE, "1_144", 0),
    "Vader in his ship": ([TATOOINE], [], [f"1_306 @ {TATOOINE}", "1_168 in 1_306 as pilot"], POWER, "1_306", 4),
    "Vader in another ship": ([TATOOINE], [], [f"1_299 @ {TATOOINE}", "1_168 in 1_299 as pilot"], POWER, "1_299", 3),
    "a droid aboard a starfighter": ([TATOOINE], [f"1_145 @ {TATOOINE}", "1_24 in 1_145 as astromech"], [], HYPERSPEED, "1_145", 1),
    "a droid aboard a capital ship": ([TATOOINE], [f"1_140 @ {TATOOINE}", "1_24 in 1_140 as passenger"], [], POWER, "1_140", 0),
    "a droid aboard a vehicle": ([FARM], [f"1_149 @ {FARM}", "1_25 in 1_149 as passenger"], [], LANDSPEED, "1_149", 1),
    "Leia and a Rebel": ([DEATH_STAR_SITE], [f"1_17 @ {DEATH_STAR_SITE}", f"1_28 @ {DEATH_STAR_SITE}"], [], POWER, "1_28", 1),
    "Leia herself": ([DEATH_STAR_SITE], [f"1_17 @ {DEATH_STAR_SITE}", f"1_28 @ {DEATH_STAR_SITE}"], [], POWER, "1_17", 0),
    "Leia elsewhere": ([FARM], [f"1_17 @ {FARM}", f"1_28 @ {FARM}"], [], POWER, "1_28", 0),
    "squadron": ([TATOOINE], [f"1_142 @ {TATOOINE}", "1_8 in 1_142 as pilot", "1_23 in 1_142 as pilot"], [], FORFEIT, "1_23", 1),
    "an alien at home": ([CANTINA], [], [f"1_169 @ {CANTINA}"], POWER, "1_169", 1),
    "an alien of the other side": ([CANTINA], [f"1_20 @ {CANTINA}"], [], FORFEIT, "1_20", 1),
    "an alien elsewhere": ([CANTINA, FARM], [], [f"1_169 @ {FARM}"], POWER, "1_169", 0),
    "a trooper of the Death Star away": ([FARM], [], [f"1_170 @ {FARM}"], POWER, "1_170", -1),
    "a trooper of the Death Star at home": ([DEATH_STAR_SITE], [], [f"1_170 @ {DEATH_STAR_SITE}"], POWER, "1_170", 0),
    "Tagge and troopers": ([FARM], [], [f"1_178 @ {FARM}", f"1_194 @ {FARM}", f"1_170 @ {FARM}"], FORFEIT, "1_178", 2),
    "Tusken Raiders": ([FARM], [], [f"1_196=one @ {FARM}", f"1_196=two @ {FARM}"], POWER, "one", 1),
    "a Tusken Raider": ([FARM], [], [f"1_196 @ {FARM}"], POWER, "1_196", 0),
    "Yularen with Tarkin": ([FARM], [], [f"1_166 @ {FARM}", f"1_179 @ {FARM}"], POWER, "1_166", 1),
    "Yularen alone": ([FARM, CANTINA], [], [f"1_166 @ {FARM}", f"1_179 @ {CANTINA}"], POWER, "1_166", 0),
    "leader in a war room": (["1_139"], ["1_17 @ 1_139"], [f"1_194 @ {TATOOINE}"], FORFEIT, "1_194", -1),
    "war room without leader": (["1_139"], ["1_28 @ 1_139"], [f"1_194 @ {TATOOINE}"], FORFEIT, "1_194", 0),
    "a droid's ability": ([FARM], [f"1_24 @ {FARM}"], [], ABILITY, "1_24", 0),
}


@pytest.mark.parametrize("what", NUMBERS)
def test_a_text_changes_a_number(what: str) -> None:
    row, light, dark, number, name, added = NUMBERS[what]
    row = row if all(f"@ {TATOOINE}" not in each for each in (*light, *dark)) or TATOOINE in row else [*row, TATOOINE]
    with_text, without = (Position(row, light, dark, texts=texts).number(number, name) for texts in (True, False))
    assert with_text - without == added
