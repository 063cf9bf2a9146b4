"""Goldfishing: events one after the other against an opponent of a fixed total who always passes (section 7 of the rules)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from games.contracts.catalogue import Choice
from games.contracts.decks import Decklist
from games.contracts.report import CardCoverage, Odds, Replay
from games.contracts.runs import Comparison, Goldfish, OptionSpec, PreparedGoldfish
from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.decks.odds import opening_odds
from games.empire_vs_rebellion.play.constants import POLICY_STREAM, STRATEGY_NAMES
from games.empire_vs_rebellion.play.game import Play, new_game
from games.empire_vs_rebellion.policies.default import GREEDY, POLICIES, RANDOM, SEARCH, VALUES, policy_of, reach_table
from games.empire_vs_rebellion.policies.search import RoundSearch, believed
from games.empire_vs_rebellion.report.coverage import coverage_of
from games.empire_vs_rebellion.report.metrics import (
    BLANK_TEXT,
    CLOCK_AT,
    CLOCK_UNIT,
    METRICS,
    POLICY_NAMES,
    STRATEGY_CHOICES,
    policy_text,
)
from games.empire_vs_rebellion.report.replay import steps
from games.empire_vs_rebellion.report.results import count_game, outcome
from games.empire_vs_rebellion.runs.layout import Lying, laid_out, table_of
from games.engine.decision import Policy
from games.engine.machine import play_out
from games.engine.rng import stream
from games.engine.search import SearchPolicy
from games.engine.tally import Tally
from games.policies.search import playouts_option, slow_games
from games.report.replay import replay_of
from games.runs.layout import aligned, without
from games.runs.options import option_values
from games.texts import Words, words

VERSION: Final = "3"
MARGINS: Final = ("1", "2", "3", "5")

OPTIONS: Final = (
    OptionSpec(
        "policy",
        "choice",
        GREEDY,
        words("Policy", "プレイ方針", "打牌方針"),
        choices=tuple(Choice(code, POLICY_NAMES[code]) for code in POLICIES),
    ),
    playouts_option(),
    OptionSpec(
        "margin",
        "choice",
        "2",
        words("The opponent stands so much under the target value", "相手の合計は任務値よりどれだけ低いか", "對手低於任務點數多少"),
        choices=tuple(Choice(margin, words(margin, margin, margin)) for margin in MARGINS),
    ),
    OptionSpec("balance", "flag", True, words("The player has the balance token", "均勢トークンはプレイヤー側", "均勢標記在玩家方")),
    OptionSpec(
        "strategy",
        "choice",
        "none",
        words("Strategy", "戦略", "戰略"),
        choices=tuple(Choice(code, names) for code, names in STRATEGY_CHOICES.items()),
    ),
    OptionSpec(
        "stop_margin",
        "int",
        0,
        words(
            "A card is played if it adds more than so many percent to the chance of winning",
            "カードをプレイするのに必要な勝率の上昇（%）",
            "打出牌所需提升的勝率（%）",
        ),
        low=0,
        high=100,
    ),
)


class PreparedDeck:
    """One faction's choice and policy, ready to be played any number of times; holds no game."""

    def __init__(self, *, start: Play, pool: Pool, codes: Sequence[str], options: Mapping[str, Any]) -> None:
        self.start = start
        self.pool = pool
        self.codes = tuple(codes)
        self.options = options
        self.weights, self.reach = weights_of(start, 0)
        self.check: Callable[[], None] | None = None

    def check_with(self, check: Callable[[], None] | None) -> None:
        self.check = check

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_game(self.start, seed, index, logged)

    def policy(self, seed: int, index: int) -> Policy:
        """The run's policy, new for each game: a random one has its own stream."""
        name = self.options["policy"]
        if name == SEARCH:
            rules = RoundSearch((self.weights, self.reach), believed(self.start, 1), self.options["stop_margin"])
            return SearchPolicy(rules, 0, self.options["playouts"], seed=seed, index=index, purpose=POLICY_STREAM, check=self.check)
        rng = stream(seed, index, POLICY_STREAM) if name == RANDOM else None
        return policy_of(name, self.weights, self.reach, self.options["stop_margin"], rng)

    def play(self, seed: int, index: int, tally: Tally) -> None:
        game = new_game(self.start, seed, index)
        game.keeps_trace = False
        play_out(game, self.policy(seed, index))
        count_game(game, index, tally)

    def replay(self, seed: int, index: int) -> Replay:
        game = new_game(self.start, seed, index, True)
        play_out(game, self.policy(seed, index))
        return replay_of(game, index=index, outcome=outcome(game), clock=game.round, steps=steps(game, self.pool))

    def coverage(self) -> tuple[CardCoverage, ...]:
        return tuple(coverage_of(self.pool.cards[code]) for code in self.codes)

    def openings(self) -> tuple[Odds, ...]:
        return opening_odds(self.start.sides[0].deck.cards, self.start.event_deck.cards)

    def policy_text(self) -> Words:
        return policy_text(self.options)


def prepare(decklist: Decklist, pool: Pool, options: Mapping[str, Any]) -> PreparedGoldfish:
    """NotPlayable with every reason; ValueError for an unknown option or a value out of its range."""
    values = option_values(OPTIONS, options)
    return _prepared(laid_out(decklist, pool), pool, values)


def prepare_beside(decklist: Decklist, other: Decklist, pool: Pool, options: Mapping[str, Any]) -> PreparedGoldfish:
    """`other`, with the resource cards that `decklist` has too in the places that they have there."""
    values = option_values(OPTIONS, options)
    first, second = laid_out(decklist, pool), laid_out(other, pool)
    order = aligned(first.deck, dict.fromkeys(second.deck, 1))
    return _prepared(replace(second, deck=order), pool, values)


def prepare_without(decklist: Decklist, code: str, pool: Pool, options: Mapping[str, Any]) -> PreparedGoldfish:
    """A card of the resource deck is a blank: of value 0, without ability; it takes a place in the play area like any other (EVR-STG-05).

    ValueError for a card that is not in the resource deck: the reserve pile, strategies and events are not drawn from it.
    """
    values = option_values(OPTIONS, options)
    lies = laid_out(decklist, pool)
    return _prepared(replace(lies, deck=without(lies.deck, code)), pool, values)


def _prepared(lies: Lying, pool: Pool, values: Mapping[str, Any]) -> PreparedDeck:
    start, codes = table_of([lies], pool)
    start.watched = 0
    start.margin = int(values["margin"])
    start.balance = 0 if values["balance"] else 1
    side = start.sides[0]
    if values["strategy"] != "cycle":
        side.fixed = STRATEGY_NAMES.index(values["strategy"]) if values["strategy"] in STRATEGY_NAMES else -1
    return PreparedDeck(start=start, pool=pool, codes=codes, options=values)


def weights_of(start: Play, seat: int) -> tuple[list[int], list[int]]:
    """The values of a seat's resource deck, counted, and what can be reached with them."""
    weights = [0] * VALUES
    for piece in start.sides[seat].deck.cards:
        weights[piece.card.value] += 1
    return weights, reach_table(weights)


PLAYOUTS_A_SECOND: Final = 60  # see `slow_games`
GOLDFISH: Final = Goldfish(
    version=VERSION,
    chunk_games=1000,
    clock_unit=CLOCK_UNIT,
    clock_at=CLOCK_AT,
    clock_name=CLOCK_UNIT,
    options=OPTIONS,
    metrics=METRICS,
    prepare=prepare,
    comparison=Comparison(prepare_beside, prepare_without, BLANK_TEXT),
    slow_games=slow_games(PLAYOUTS_A_SECOND),
)
