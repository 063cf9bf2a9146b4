"""Goldfish runs: one deck races alone (CR-GOLD-01)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.comet_race.catalogue.pool import Pool
from games.comet_race.decks.formats import MAIN
from games.comet_race.decks.legality import count
from games.comet_race.play.cards import Card
from games.comet_race.play.constants import OPENING_HAND, POLICY_STREAM
from games.comet_race.play.game import Play, new_game, start_table
from games.comet_race.policies.default import DEFAULT, DefaultPolicy
from games.comet_race.report.coverage import COVERAGE
from games.comet_race.report.metrics import CLOCK_UNIT, METRICS, policy_text
from games.comet_race.report.replay import steps
from games.comet_race.report.results import clock, count_game, outcome
from games.comet_race.texts import TEXTS
from games.contracts.decks import Decklist, NotPlayable, Problem
from games.contracts.report import CardCoverage, Odds, Step
from games.contracts.runs import Goldfish, OptionSpec
from games.decks.odds import Group, chance
from games.decks.slots import each_copy
from games.engine.decision import Policy
from games.engine.rng import stream
from games.engine.tally import Tally
from games.policies.options import policy_option
from games.policies.random import RANDOM, RandomPolicy
from games.runs.layout import BLANK, aligned, without
from games.runs.prepare import DeckPreparer
from games.runs.prepared import Prepared
from games.texts import Words

VERSION: Final = "1"
MOST_CARDS: Final = 1000  # more than any deck needs; bounds the work of one request

OPTIONS: Final = (
    policy_option((DEFAULT, RANDOM), TEXTS.section("policies"), DEFAULT),
    OptionSpec("goal", "int", 60, TEXTS["options.goal"], low=1, high=200),
    OptionSpec("turn_limit", "int", 20, TEXTS["options.turn_limit"], low=1, high=60),
)


class PreparedDeck(Prepared):
    """One deck, ready for any number of games; holds no game itself."""

    def __init__(self, start: Play, pool: Pool, cards: Mapping[str, int], options: Mapping[str, Any]) -> None:
        super().__init__()
        self.start = start
        self.pool = pool
        self.cards = cards
        self.options = options

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_game(self.start, seed, index, logged)

    def policy(self, seed: int, index: int) -> Policy:
        """A new player for one game; the random policy gets its own stream of random numbers."""
        return RandomPolicy(stream(seed, index, POLICY_STREAM)) if self.options["policy"] == RANDOM else DefaultPolicy()

    def count(self, game: Play, index: int, tally: Tally) -> None:
        count_game(game, index, tally)

    def outcome(self, game: Play) -> str:
        return outcome(game)

    def clock(self, game: Play) -> int:
        return clock(game)

    def steps(self, game: Play) -> tuple[Step, ...]:
        return steps(game, self.pool)

    def coverage(self) -> tuple[CardCoverage, ...]:
        return tuple(COVERAGE.of(self.pool.cards[code], copies) for code, copies in self.cards.items())

    def openings(self) -> tuple[Odds, ...]:
        cheap = sum(copies for code, copies in self.cards.items() if self.pool.cards[code].cost == 1)
        value = chance([Group(cheap, 1)], pile=sum(self.cards.values()), seen=OPENING_HAND)
        return (Odds("cheap", TEXTS["odds.cheap"], value),)

    def policy_text(self) -> Words:
        return policy_text(self.options)


def _playable(decklist: Decklist, pool: Pool) -> Mapping[str, int]:
    """The cards of a list, code -> copies; NotPlayable if it cannot be dealt.  A list may be played although it is illegal."""
    counted = count(decklist, pool)
    problems = list(counted.problems)
    size = counted.copies(MAIN)
    if size < OPENING_HAND:
        problems.append(Problem("too_few_to_deal", "CR-SET-01", found=size, allowed=OPENING_HAND))
    if size > MOST_CARDS:
        problems.append(Problem("too_many_cards", "CR-DECK-01", found=size, allowed=MOST_CARDS))
    if problems:
        raise NotPlayable(problems)
    return counted.cards[MAIN]


def _start(order: Sequence[str], cards: Mapping[str, int], values: Mapping[str, Any], pool: Pool) -> PreparedDeck:
    """The prepared deck.  order: the codes of all copies before the shuffle."""
    made = {code: Card(code, code and pool.cards[code].name, index) for index, code in enumerate(sorted(set(order)))}
    for code, card in made.items():
        if code != BLANK:
            facts = pool.cards[code]
            card.cost, card.speed, card.draws, card.energy = facts.cost, facts.speed, facts.draws, facts.energy
    start = start_table(list(made.values()), [made[code] for code in order], values["goal"], values["turn_limit"])
    return PreparedDeck(start, pool, cards, values)


PREPARER: Final = DeckPreparer(
    OPTIONS,
    read=_playable,
    lay_out=lambda cards, pool: each_copy(cards),
    lay_out_beside=lambda first, second, pool: aligned(each_copy(first), second),
    lay_out_with_blank=lambda cards, code, pool: without(each_copy(cards), code),
    start=_start,
)
GOLDFISH: Final = Goldfish(
    version=VERSION,
    chunk_games=2000,
    clock_unit=CLOCK_UNIT,
    options=OPTIONS,
    metrics=METRICS,
    prepare=PREPARER.prepare,
    seen_as="drawn",
    comparison=PREPARER.comparison(TEXTS["blank.text"]),
)
