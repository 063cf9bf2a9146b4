"""Settings in which tests play a game: a part of the game (goldfish or match), the sample decks and the options."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from games.engine.decision import Policy
from games.registry import GAMES
from games.runs.options import option_values
from tests.games.helpers.sample_decks import DECKS, pool


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


def goldfish(slug: str, deck: str, **options: object) -> Setting:
    """One deck played alone."""
    return Setting(slug, "goldfish", (deck,), tuple(options.items()))


def match(slug: str, *decks: str, **options: object) -> Setting:
    """One deck that both players share, or a deck for each player."""
    return Setting(slug, "match", decks, tuple(options.items()))
