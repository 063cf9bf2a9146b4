"""Goldfish runs: a deck against a passive opponent (section 7 of the rule specification).

The opponent has three objectives with the same damage capacity and a fixed Force total.  It passes every decision and never decks out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.catalogue.choices import choices
from games.contracts.decks import Decklist
from games.contracts.report import CardCoverage, Odds, Step
from games.contracts.runs import ExchangedTogether, Goldfish, OptionSpec
from games.decks.slots import each_copy
from games.engine.decision import Policy
from games.engine.rng import stream
from games.engine.tally import Tally
from games.policies.options import policy_option
from games.policies.random import RANDOM, RandomPolicy
from games.runs.layout import BLANK, aligned, without
from games.runs.prepare import DeckPreparer
from games.runs.prepared import Prepared
from games.star_wars_lcg.catalogue.card_facts import CardFacts
from games.star_wars_lcg.catalogue.fields import OBJECTIVE
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.contents import DeckContents
from games.star_wars_lcg.decks.odds import opening_odds
from games.star_wars_lcg.decks.playable import playable_contents
from games.star_wars_lcg.decks.table.goldfish import BLANK_OBJECTIVE, OPPONENT_CAPACITY, OPPONENT_FORCE, lay_out
from games.star_wars_lcg.play.constants import POLICY_STREAM
from games.star_wars_lcg.play.game import Play, new_match
from games.star_wars_lcg.policies.default import DEFAULT, DefaultPolicy
from games.star_wars_lcg.policies.goldfish import GoldfishPolicy
from games.star_wars_lcg.policies.simple import DO_NOTHING, DoNothing
from games.star_wars_lcg.policies.worth.advice import Gains
from games.star_wars_lcg.report.goldfish_coverage import GOLDFISH_COVERAGE, TEXTLESS_GOLDFISH_COVERAGE
from games.star_wars_lcg.report.metrics import BLANK_TEXT, CLOCK_UNIT, METRICS
from games.star_wars_lcg.report.on_board import DeckBoard
from games.star_wars_lcg.report.policy_text import policy_text
from games.star_wars_lcg.report.replay import steps
from games.star_wars_lcg.report.results import clock, count_game, outcome
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words

VERSION: Final = "10"

NEVER: Final = "never"
NO_CHEAP_UNIT: Final = "no_cheap_unit"


OPTIONS: Final = (
    OptionSpec("opponent_capacity", "int", OPPONENT_CAPACITY, TEXTS["options.opponent_capacity.label"], low=1, high=20),
    OptionSpec(
        "opponent_force",
        "int",
        OPPONENT_FORCE,
        TEXTS["options.opponent_force.label"],
        low=0,
        high=20,
        help=TEXTS["options.opponent_force.help"],
    ),
    OptionSpec(
        "mulligan",
        "choice",
        NO_CHEAP_UNIT,
        TEXTS["options.mulligan.label"],
        choices=choices(TEXTS, "options.mulligan.choices", NO_CHEAP_UNIT, NEVER),
        is_for_runs=True,
    ),
    OptionSpec("keep_cost", "int", 3, TEXTS["options.keep_cost.label"], low=0, high=12, is_for_runs=True),
    OptionSpec("discard_dead", "flag", False, TEXTS["options.discard_dead.label"], is_for_runs=True),
    OptionSpec("texts", "flag", True, TEXTS["options.texts.label"], help=TEXTS["options.texts.help"]),
    policy_option((DEFAULT, RANDOM, DO_NOTHING), TEXTS.section("policy_names"), DEFAULT),
)


class PreparedDeck(Prepared):
    """One deck against the passive opponent, ready for any number of games; holds no state of a game."""

    def __init__(
        self, *, start: Play, pool: Pool, side: str, affiliation: CardFacts, cards: Mapping[str, int], options: Mapping[str, Any]
    ) -> None:
        super().__init__()
        self.start = start
        self.pool = pool
        self.side = side
        self.affiliation = affiliation
        self.cards = cards
        self.options = options
        self.gains = Gains(start.programs, places_edge_cards=False, discards=options["discard_dead"])

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_match(self.start, seed, index, logged)

    def game_to_play(self, seed: int, index: int) -> Play:
        return new_match(self.start, seed, index, spare=self.spare())

    def policy(self, seed: int, index: int) -> Policy:
        """A new policy for each game; a random one has its own random stream."""
        name = self.options["policy"]
        if name == RANDOM:
            return RandomPolicy(stream(seed, index, POLICY_STREAM))
        if name == DO_NOTHING:
            return DoNothing()
        return GoldfishPolicy(self.options["mulligan"] != NEVER, self.options["keep_cost"], self.options["discard_dead"])

    def hasten(self, game: Play, policies: list[Policy]) -> None:
        if isinstance(policies[0], DefaultPolicy):
            game.sides[game.watched].adviser = self.gains

    def count(self, game: Play, index: int, tally: Tally) -> None:
        count_game(game, index, tally)

    def outcome(self, game: Play) -> str:
        return outcome(game)

    def clock(self, game: Play) -> int:
        return clock(game)

    def steps(self, game: Play) -> tuple[Step, ...]:
        return steps(game, self.pool)

    def on_board(self) -> DeckBoard:
        return DeckBoard()

    def coverage(self) -> tuple[CardCoverage, ...]:
        rules = GOLDFISH_COVERAGE if self.options["texts"] else TEXTLESS_GOLDFISH_COVERAGE
        return tuple(rules.of(self.pool.cards[code], copies) for code, copies in [(self.affiliation.code, 1), *self.cards.items()])

    def openings(self) -> tuple[Odds, ...]:
        is_default = self.options["policy"] == DEFAULT
        return opening_odds(
            [(self.pool.cards[code], copies) for code, copies in self.cards.items()],
            affiliation=self.affiliation,
            keep_cost=self.options["keep_cost"],
            mulligan=is_default and self.options["mulligan"] != NEVER,
            chooses=is_default,
        )

    def policy_text(self) -> Words:
        return policy_text(self.side, self.options)


# The copies of both decks in their order before the shuffle.
Order = Sequence[str]


def _lay_out(contents: DeckContents, pool: Pool) -> Order:
    return each_copy(contents.cards)


def _beside(first: DeckContents, second: DeckContents, pool: Pool) -> Order:
    """The second deck, with the cards that both decks share in the places of the first."""
    objectives = {code for code in {*first.cards, *second.cards} if pool.cards[code].type == OBJECTIVE}
    order: list[str] = []
    for are_objectives in (False, True):  # the two decks are shuffled separately
        here = [code for code in each_copy(first.cards) if (code in objectives) == are_objectives]
        there = {code: copies for code, copies in second.cards.items() if (code in objectives) == are_objectives}
        order += aligned(here, there)
    return order


def _with_blank(contents: DeckContents, code: str, pool: Pool) -> Order:
    """The deck with one copy of a card, or of each card of an objective set, replaced by a blank; ValueError if a card is missing."""
    order = each_copy(contents.cards)
    for card in pool.sets[code].cards if code in contents.sets else (code,):
        blank = BLANK_OBJECTIVE if card in pool.cards and pool.cards[card].type == OBJECTIVE else BLANK
        order = without(order, card, blank)
    return order


def _start(order: Order, contents: DeckContents, values: Mapping[str, Any], pool: Pool) -> PreparedDeck:
    affiliation = pool.cards[next(iter(contents.affiliations))]
    start = lay_out(
        order,
        affiliation,
        pool,
        opponent_capacity=values["opponent_capacity"],
        opponent_force=values["opponent_force"],
        has_texts=values["texts"],
    )
    cards = {code: contents.cards[code] for code in sorted(contents.cards)}
    return PreparedDeck(start=start, pool=pool, side=affiliation.side, affiliation=affiliation, cards=cards, options=values)


def _complete_sets(decklist: Decklist, pool: Pool) -> list[str]:
    """The objective sets of which a list holds at least one whole copy; NotPlayable if it cannot be played."""
    contents = playable_contents(decklist, pool)
    return [code for code in contents.sets if Counter(pool.sets[code].cards) <= Counter(contents.cards)]


# Players exchange whole objective sets, never single cards (LCG-CARD-04, LCG-DB-04).
OBJECTIVE_SETS_TOGETHER: Final = ExchangedTogether(
    _complete_sets,
    name=TEXTS["together.name"],
    title=TEXTS["together.title"],
    question=TEXTS["together.question"],
    help=TEXTS["together.help"],
)
PREPARER: Final = DeckPreparer(
    OPTIONS, read=playable_contents, lay_out=_lay_out, lay_out_beside=_beside, lay_out_with_blank=_with_blank, start=_start
)
GOLDFISH: Final = Goldfish(
    version=VERSION,
    chunk_games=1000,
    clock_unit=CLOCK_UNIT,
    options=OPTIONS,
    metrics=METRICS,
    prepare=PREPARER.prepare,
    seen_as="drawn",
    comparison=PREPARER.comparison(BLANK_TEXT, OBJECTIVE_SETS_TOGETHER),
    plays_test_hands=True,
)
