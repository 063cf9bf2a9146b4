"""Decks to play with, for every game of the registry, and what is played with them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from games.contracts.catalogue import Catalogue
from games.contracts.decks import Decklist, Slot
from games.engine.decision import Policy
from games.registry import GAMES
from games.runs.options import option_values
from games.star_realms.runs.goldfish import TRADED

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures"

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
    return GAMES[slug].build_pool(Catalogue(**tables))


def every_box() -> Decklist:
    """One copy of each card of Star Realms that a trade deck may hold."""
    cards = pool("star-realms").cards
    return Decklist(
        tuple(Slot(code, 1, "trade_deck") for code in sorted(cards) if cards[code].role == "trade-deck" and cards[code].type in TRADED)
    )


DECKS["star-realms"]["every box"] = every_box()


@cache
def prepared(slug: str, deck: str, **options: object):
    return GAMES[slug].goldfish.prepare(DECKS[slug][deck], pool(slug), options)


@cache
def prepared_match(slug: str, decks: tuple[str, ...], **options: object):
    return GAMES[slug].match.prepare([DECKS[slug][deck] for deck in decks], pool(slug), options)


@dataclass(frozen=True)
class Setting:
    """What one game is played with: a deck alone (`part` "goldfish"), or one or two against each other ("match")."""

    slug: str
    part: str
    decks: tuple[str, ...]
    options: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return " ".join([f"{self.slug}: {self.part}", " v ".join(self.decks), *(name for name, _ in self.options)])

    @property
    def rules(self):
        return getattr(GAMES[self.slug], self.part)

    def policies(self) -> list[str]:
        """Every policy that a run can choose, those apart that play so slowly that they have tests of their own."""
        spec = next(spec for spec in self.rules.options if spec.name in ("policy", "policy_0"))
        is_slow = self.rules.slow_games
        names = [choice.code for choice in spec.choices]
        return [name for name in names if not is_slow(option_values(self.rules.options, self.played_by(name)))]

    def played_by(self, policy: str) -> dict[str, object]:
        """The options of a run in which this policy answers for everyone; with none named, those of the setting as they are."""
        suffixes = () if not policy else ("",) if self.part == "goldfish" else ("_0", "_1")
        return {**dict(self.options), **{name: value for suffix in suffixes for name, value in chosen(policy, suffix).items()}}

    def prepared(self, policy: str = ""):
        options = self.played_by(policy)
        return prepared(self.slug, *self.decks, **options) if self.part == "goldfish" else prepared_match(self.slug, self.decks, **options)

    def seats(self, ready, seed: int, index: int) -> list[Policy]:
        """Who answers for each seat in this game."""
        if self.part == "goldfish":
            return [ready.policy(seed, index)] * 2
        return ready.policies(seed, index)


# A rule file for the policy that goes by one.
RULE_FILE = '{"buy": [{"score": 1, "by_cost": true}], "use_scrap_ability": [{"score": 1}]}'


def chosen(policy: str, suffix: str) -> dict[str, object]:
    return {f"policy{suffix}": policy} | ({f"rules{suffix}": RULE_FILE} if policy == "rules" else {})


MATCHES: dict[str, tuple[tuple[str, ...], ...]] = {
    "star-realms": (("core",),),
    "empire-vs-rebellion": (("rebels",), ("empire", "rebels")),
}
SETTINGS = (
    *(Setting(slug, "goldfish", (deck,)) for slug, decks in DECKS.items() for deck in decks if deck != "every box"),
    *(Setting(slug, "match", decks) for slug, matches in MATCHES.items() for decks in matches),
    Setting("star-realms", "goldfish", ("every box",), (("turn_limit", 25),)),
    Setting("star-realms", "match", ("every box", "small"), (("turn_limit", 40),)),
    Setting("empire-vs-rebellion", "match", ("rebels", "empire"), (("tutorial", True),)),
)
