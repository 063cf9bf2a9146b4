"""The published ranking of all choices of characters, read from `rankings.json`.

`python -m benchmarks.games.empire_vs_rebellion_choices` writes the file, an object with these members:
    rules: the version of the match rules.
    seed: the seed of all games.
    games: goldfish games played with each choice.
    pairs: pairs of games played between two choices.
    rebel, empire: codes of the characters, joined by "+" -> [mean, half of its interval] for each of NUMBERS; the best choice first.
    played: the `rank_choices.play_samples` of each choice; a test compares them to see whether play has changed since.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from games.contracts.decks import Slot
from games.contracts.report import RankedList, RankedNumber, Ranking
from games.empire_vs_rebellion.catalogue.fields import FACTIONS
from games.empire_vs_rebellion.decks.formats import CHARACTERS
from games.empire_vs_rebellion.runs.goldfish import MARGINS
from games.empire_vs_rebellion.runs.rank_choices import MOST_A_ROUND
from games.empire_vs_rebellion.texts import TEXTS
from games.texts import filled

FILE: Final = Path(__file__).with_name("rankings.json")

NUMBERS: Final = (
    RankedNumber("match", TEXTS["rankings.numbers.match"], is_share=True, most=1),
    RankedNumber("match_behind", TEXTS["rankings.numbers.match_behind"], is_share=True, least_first=True, most=1),
    *(RankedNumber(f"margin_{k}", filled(TEXTS["rankings.numbers.margin"], k=k), most=MOST_A_ROUND) for k in MARGINS),
)


@cache
def rankings() -> tuple[Ranking, ...]:
    """The ranking of each faction, the choice that won the most matches first."""
    made = json.loads(FILE.read_text("utf-8"))
    about = filled(TEXTS["rankings.about"], pairs=made["pairs"], games=made["games"])
    return tuple(Ranking(faction.code, faction.names, about, NUMBERS, _rows(made[faction.code])) for faction in FACTIONS)


def _rows(listed: dict[str, Any]) -> tuple[RankedList, ...]:
    return tuple(
        RankedList(
            tuple(Slot(code, 1, CHARACTERS) for code in characters.split("+")),
            tuple((float(mean), float(half)) for mean, half in values),
        )
        for characters, values in listed.items()
    )
