"""Words, nicknames and headings that players use in decklists and that no rule gives.

Most short forms follow rules (`titles`): initials, parts of a title, "EPP Luke".  Card records hold more as aliases.
"""

from __future__ import annotations

from typing import Final

from games.decks.short_names import load_short_names

# A word as players type it -> as titles have it.  Titles are compared in the second form.
WORDS: Final[dict[str, str]] = {
    **{"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8"},
    **{"i": "1", "ii": "2", "iii": "3", "iv": "4", "vi": "6", "vii": "7", "viii": "8"},
    **{"w": "with", "lt": "lieutenant", "ltn": "lieutenant", "gen": "general", "adm": "admiral", "capt": "captain", "cpt": "captain"},
    **{"cmdr": "commander", "comm": "commander", "sgt": "sergeant", "col": "colonel", "maj": "major", "cpl": "corporal", "doc": "dr"},
    **{
        "doctor": "dr",
        "db": "docking bay",
        "sd": "star destroyer",
        "ssd": "super star destroyer",
        "ds": "death star",
        "dsii": "death star 2",
    },
    **{
        "ds2": "death star 2",
        "dsii": "death star 2",
        "jp": "jabbas palace",
        "y4": "yavin 4",
        "yiv": "yavin 4",
        "cc": "cloud city",
        "tat": "tatooine",
    },
    **{
        "tatt": "tatooine",
        "cor": "coruscant",
        "dag": "dagobah",
        "xwing": "x wing",
        "ywing": "y wing",
        "awing": "a wing",
        "bwing": "b wing",
    },
    **{"saber": "lightsaber", "sabre": "lightsaber", "lightsabre": "lightsaber", "stick": "lightsaber", "grey": "gray"},
    **{"defence": "defense", "defences": "defenses", "millenium": "millennium", "mf": "millennium falcon", "trying": "tryin", "n": "and"},
}
IGNORED_WORDS: Final = frozenset({"the", "a", "an", "and"})  # ignored when titles are compared

# Short name -> titles, for names that no rule and no record gives.
TITLES: Final = load_short_names(__file__)

# Word of a heading -> the card types of the lines below.
HEADINGS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("location", "locations", "site", "sites", "system", "systems", "sector", "sectors", "planets"), ("location",)),
    **dict.fromkeys(("character", "characters", "chars", "people", "personnel", "guys", "dudes", "aliens", "alien"), ("character",)),
    **dict.fromkeys(("rebels", "imperials", "droids", "droid", "leaders", "jedis", "pilots", "troopers"), ("character",)),
    **dict.fromkeys(("starship", "starships", "ship", "ships", "spaceship", "spaceships", "space", "star", "fleet"), ("starship",)),
    **dict.fromkeys(("starfighters", "capitals", "squadrons", "capital"), ("starship",)),
    **dict.fromkeys(("vehicle", "vehicles", "walker", "walkers", "transports", "vehicals"), ("vehicle",)),
    **dict.fromkeys(("creature", "creatures", "monsters"), ("creature",)),
    **dict.fromkeys(("weapon", "weapons"), ("weapon",)),
    **dict.fromkeys(("device", "devices"), ("device",)),
    **dict.fromkeys(("effect", "effects"), ("effect",)),
    **dict.fromkeys(("interrupt", "interrupts"), ("interrupt",)),
    **dict.fromkeys(("objective", "objectives"), ("objective",)),
    **dict.fromkeys(("epic", "event", "events"), ("epic-event",)),
    **dict.fromkeys(("admiral", "admirals", "order", "orders", "ao", "aos"), ("admirals-order",)),
    **dict.fromkeys(("test", "tests"), ("jedi-test",)),
    **dict.fromkeys(("podracer", "podracers", "podracing", "podrace", "pods"), ("podracer",)),
    **dict.fromkeys(("shield", "shields", "defensive"), ("defensive-shield",)),
    **dict.fromkeys(("mission", "missions"), ("mission",)),
}
STARTING_WORDS: Final = frozenset({"start", "starting", "starts", "started", "setup", "startup", "startion"})
OUTSIDE_WORDS: Final = frozenset({"outside", "sideboard", "shield", "shields", "defensive"})
MAIN_WORDS: Final = frozenset({"main", "deck", "decklist"})
# Other words that a heading may have; a line with words of FILLING only is not a heading.
FILLING: Final = frozenset(
    {"cards", "card", "stuff", "junk", "jedi", "used", "lost", "immediate", "utinni", "mobile", "political", "with", "of", "combat", "side"}
    | {"in", "my", "from", "to", "or", "and", "the", "unique", "non", "extra", "ground", "everything", "else"}
)
BESIDES: Final = (
    FILLING
    | {"other", "others", "misc", "miscellaneous", "rest", "red", "reds", "blue", "blues", "green", "greens"}
    | {
        *("list", "total"),
    }
)
