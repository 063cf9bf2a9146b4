"""A Rebel and an Empire player against each other, by all the rules.

Games come in pairs: game 2k and game 2k + 1 draw the same numbers, and the balance token begins with the other side.
In the tutorial the token lies still, so that both games of a pair would be one game counted twice: each game draws numbers of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.contracts.catalogue import Choice
from games.contracts.decks import Decklist, NotPlayable, ReadyList, Slot
from games.contracts.report import CardCoverage, Odds, Replay
from games.contracts.runs import Match, OptionSpec, PreparedMatch
from games.empire_vs_rebellion.catalogue.fields import FACTIONS
from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS
from games.empire_vs_rebellion.decks.legality import CHOSEN, Setup, faction_of, setup_problems
from games.empire_vs_rebellion.decks.legality import SIDES as SIDES_OF
from games.empire_vs_rebellion.decks.odds import opening_odds
from games.empire_vs_rebellion.play.constants import POLICY_STREAM
from games.empire_vs_rebellion.play.game import Play, new_match
from games.empire_vs_rebellion.policies.default import GREEDY, POLICIES, RANDOM, SEARCH, policy_of
from games.empire_vs_rebellion.policies.search import RoundSearch, believed
from games.empire_vs_rebellion.report.coverage import match_coverage_of
from games.empire_vs_rebellion.report.metrics import CLOCK_AT, CLOCK_UNIT, MATCH_METRICS, POLICY_NAMES, match_text
from games.empire_vs_rebellion.report.replay import steps
from games.empire_vs_rebellion.report.results import count_match, match_outcome
from games.empire_vs_rebellion.runs.goldfish import PLAYOUTS_A_SECOND, weights_of
from games.empire_vs_rebellion.runs.layout import laid_out, problems_of, table_of
from games.empire_vs_rebellion.runs.tutorial import tutorial_table
from games.engine.decision import Policy
from games.engine.machine import play_match
from games.engine.rng import stream
from games.engine.search import SearchPolicy
from games.engine.tally import Tally
from games.policies.search import playouts_option, slow_games
from games.report.replay import replay_of
from games.runs.options import option_values
from games.texts import LANGUAGES, Words, in_language, words

VERSION: Final = "4"

SIDES: Final = 2
_CHOICES: Final = tuple(Choice(code, POLICY_NAMES[code]) for code in POLICIES)
OPTIONS: Final = (
    OptionSpec("policy_0", "choice", GREEDY, words("Policy of side 1", "サイド1の方針", "第 1 方的方針"), choices=_CHOICES),
    OptionSpec("policy_1", "choice", GREEDY, words("Policy of side 2", "サイド2の方針", "第 2 方的方針"), choices=_CHOICES),
    playouts_option("_0"),
    playouts_option("_1"),
    OptionSpec(
        "tutorial", "flag", False, words("The tutorial: one event, no characters", "チュートリアル（イベント1枚）", "教學遊戲（一個事件）")
    ),
)


class PreparedPair:
    """Two choices with their policies, ready to be played any number of times; holds no game."""

    def __init__(self, *, start: Play, pool: Pool, codes: Sequence[str], options: Mapping[str, Any]) -> None:
        self.start = start
        self.unit = 1 if start.is_tutorial else 2
        self.pool = pool
        self.codes = tuple(codes)
        self.options = options
        self.names: tuple[str, str] = (options["policy_0"], options["policy_1"])
        self.tables = [weights_of(start, seat) for seat in range(SIDES)]
        self.believed = [believed(start, seat) for seat in range(SIDES)] if SEARCH in self.names else []
        self.check: Callable[[], None] | None = None

    def check_with(self, check: Callable[[], None] | None) -> None:
        self.check = check

    def drawn_as(self, index: int) -> tuple[int, int]:
        """The number that the game's streams go by, and 1 if the balance token begins with the other side."""
        return divmod(index, self.unit)

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_match(self.start, seed, *self.drawn_as(index), logged)

    def policies(self, seed: int, index: int) -> list[Policy]:
        """Each side's, new for each game, by seat; a random one and one that searches have streams of their own."""
        return [self._policy(seat, seed, self.drawn_as(index)[0]) for seat in range(SIDES)]

    def _policy(self, seat: int, seed: int, pair: int) -> Policy:
        name = self.names[seat]
        if name == SEARCH:
            rules = RoundSearch(self.tables[seat], self.believed[1 - seat], 0)
            playouts = self.options[f"playouts_{seat}"]
            return SearchPolicy(rules, seat, playouts, seed=seed, index=pair, purpose=POLICY_STREAM + seat, check=self.check)
        return policy_of(name, *self.tables[seat], 0, stream(seed, pair, POLICY_STREAM + seat) if name == RANDOM else None)

    def play(self, seed: int, index: int, tally: Tally) -> None:
        game = self.new_game(seed, index)
        game.keeps_trace = False
        play_match(game, self.policies(seed, index))
        count_match(game, index, tally)

    def replay(self, seed: int, index: int) -> Replay:
        game = self.new_game(seed, index, logged=True)
        play_match(game, self.policies(seed, index))
        return replay_of(game, index=index, outcome=match_outcome(game), clock=game.round, steps=steps(game, self.pool))

    def coverage(self) -> tuple[CardCoverage, ...]:
        return tuple(match_coverage_of(self.pool.cards[code]) for code in self.codes)

    def openings(self) -> tuple[Odds, ...]:
        return opening_odds(self.start.sides[0].deck.cards, self.start.event_deck.cards)

    def policy_text(self) -> Words:
        return match_text(self.options)


def opponent_of(decklist: Decklist, pool: Pool) -> Decklist:
    """The other faction, with its first four characters by name."""
    own = faction_of(decklist, pool)
    return first_four(next(choice.code for choice in FACTIONS if choice.code != own), pool)


def first_four(faction: str, pool: Pool) -> Decklist:
    """The faction with its first four characters by name."""
    return Decklist(tuple(Slot(code, 1, CHARACTERS) for code in sorted(pool.characters(faction))[:CHOSEN]), faction)


def ready_lists(pool: Pool) -> tuple[ReadyList, ...]:
    return tuple(
        ReadyList(
            choice.code,
            {language: _FIRST_FOUR[language].format(in_language(choice.names, language)) for language in LANGUAGES},
            first_four(choice.code, pool),
        )
        for choice in FACTIONS
    )


_FIRST_FOUR: Final = words("{}: its first four characters by name", "{}：名前順で最初の4キャラクター", "{}：依名稱排序的前四張角色")


def prepare(decklists: Sequence[Decklist], pool: Pool, options: Mapping[str, Any]) -> PreparedMatch:
    """A Rebel and an Empire list, in either order (EVR-SET-02); one list plays the other faction with its first four characters.

    NotPlayable with every reason; ValueError for a bad option or number of lists.
    """
    values = option_values(OPTIONS, options)
    if len(decklists) not in (1, SIDES):
        raise ValueError("A match is played with one list or with two, one of the Rebels and one of the Empire.")
    first = decklists[0]
    second = decklists[1] if len(decklists) == SIDES else opponent_of(first, pool)
    if faults := setup_problems(Setup((first, second)), pool=pool):
        raise NotPlayable(faults)
    if values["tutorial"]:
        factions = (faction_of(first, pool) or SIDES_OF[0], faction_of(second, pool) or SIDES_OF[1])
        start, codes = tutorial_table(pool, factions)
    else:
        if faults := [fault for each in (first, second) for fault in problems_of(each, pool)]:
            raise NotPlayable(faults)
        start, codes = table_of([laid_out(first, pool), laid_out(second, pool)], pool)
    return PreparedPair(start=start, pool=pool, codes=codes, options=values)


MATCH: Final = Match(
    version=VERSION,
    chunk_games=300,
    clock_unit=CLOCK_UNIT,
    clock_at=CLOCK_AT,
    clock_name=CLOCK_UNIT,
    options=OPTIONS,
    metrics=MATCH_METRICS,
    prepare=prepare,
    factions=(SIDES_OF[0], SIDES_OF[1]),  # EVR-SET-02
    slow_games=slow_games(PLAYOUTS_A_SECOND),
)
