"""Goldfishing: events one after the other against an opponent of a fixed total who always passes (section 7 of the rules)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Final

from games.contracts import (
    CardCoverage,
    Choice,
    Decklist,
    Goldfish,
    NotPlayable,
    Odds,
    OptionSpec,
    PreparedGoldfish,
    Problem,
    Replay,
    Words,
    words,
)
from games.empire_vs_rebellion.cards import Card
from games.empire_vs_rebellion.coverage import coverage_of
from games.empire_vs_rebellion.deckbuilding import count, faction_of, problems, reserve_pile, resource_deck
from games.empire_vs_rebellion.formats import CHARACTERS, FULL
from games.empire_vs_rebellion.labels import CLOCK_UNIT, METRICS, POLICY_NAMES, STRATEGY_CHOICES, policy_text
from games.empire_vs_rebellion.openings import opening_odds
from games.empire_vs_rebellion.play import Play, new_game, start_table
from games.empire_vs_rebellion.policies import GREEDY, POLICIES, RANDOM, VALUES, policy_of, reach_table
from games.empire_vs_rebellion.pool import Pool
from games.empire_vs_rebellion.programs import make_cards
from games.empire_vs_rebellion.replay import steps
from games.empire_vs_rebellion.results import count_game, outcome
from games.empire_vs_rebellion.terms import POLICY_STREAM, STRATEGY_NAMES
from games.engine.decision import Policy
from games.engine.machine import play_out
from games.engine.rng import stream
from games.engine.tally import Tally
from games.engine.trace import digest
from games.options import option_values

VERSION: Final = "2"
MARGINS: Final = ("1", "2", "3", "5")

OPTIONS: Final = (
    OptionSpec(
        "policy",
        "choice",
        GREEDY,
        words("Policy", "プレイ方針", "打牌方針"),
        choices=tuple(Choice(code, POLICY_NAMES[code]) for code in POLICIES),
    ),
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

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_game(self.start, seed, index, logged)

    def policy(self, seed: int, index: int) -> Policy:
        """The run's policy, new for each game: a random one has its own stream."""
        name = self.options["policy"]
        rng = stream(seed, index, POLICY_STREAM) if name == RANDOM else None
        return policy_of(name, self.weights, self.reach, self.options["stop_margin"], rng)

    def play(self, seed: int, index: int, tally: Tally) -> None:
        game = new_game(self.start, seed, index)
        play_out(game, self.policy(seed, index))
        count_game(game, index, tally)

    def replay(self, seed: int, index: int) -> Replay:
        game = new_game(self.start, seed, index, True)
        play_out(game, self.policy(seed, index))
        return Replay(
            index=index,
            outcome=outcome(game),
            clock=game.round,
            steps=steps(game, self.pool),
            trace=tuple(game.trace),
            digest=digest(game),
        )

    def coverage(self) -> tuple[CardCoverage, ...]:
        return tuple(coverage_of(self.pool.cards[code]) for code in self.codes)

    def openings(self) -> tuple[Odds, ...]:
        return opening_odds(self.start.sides[0].deck.cards, self.start.event_deck.cards)

    def policy_text(self) -> Words:
        return policy_text(self.options)


def prepare(decklist: Decklist, pool: Pool, options: Mapping[str, Any]) -> PreparedGoldfish:
    """NotPlayable with every reason; ValueError for an unknown option or a value out of its range."""
    values = option_values(OPTIONS, options)
    start, codes = table_of([decklist], pool)
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


def table_of(decklists: Sequence[Decklist], pool: Pool) -> tuple[Play, list[str]]:
    """The table of one player or of two, and the codes of all cards that take part.  NotPlayable with every reason."""
    if faults := [fault for decklist in decklists for fault in problems_of(decklist, pool)]:
        raise NotPlayable(faults)
    lists = [_cards_of(decklist, pool) for decklist in decklists]
    events = sorted(pool.events())
    codes = [*events, *(code for parts in lists for part in parts for code in part)]
    cards, programs = make_cards(pool.cards[code] for code in codes)
    by_code: dict[str, Card] = {card.code: card for card in cards}

    def of(place: int) -> list[list[Card]]:
        parts = [[by_code[code] for code in parts[place]] for parts in lists]
        return parts if len(parts) > 1 else [*parts, []]

    play = start_table(cards, programs, events=[by_code[code] for code in events], decks=of(0), reserves=of(1), strategies=of(2))
    return play, codes


def _cards_of(decklist: Decklist, pool: Pool) -> tuple[list[str], list[str], list[str]]:
    """Resource deck, reserve pile and strategies; the chosen characters come last, so that two choices differ in their places only."""
    faction = faction_of(decklist, pool)
    assert faction is not None  # four characters were chosen
    chosen: Counter[str] = Counter(count(decklist, pool).cards[CHARACTERS])
    deck = resource_deck(chosen, faction, pool)
    ordinary = sorted(code for code in deck if code not in chosen)
    return [*ordinary, *sorted(chosen)], sorted(reserve_pile(chosen, faction, pool)), sorted(pool.strategies(faction))


def problems_of(decklist: Decklist, pool: Pool) -> list[Problem]:
    """A choice that is not legal cannot be set up."""
    return [fault for fault in problems(decklist, format=FULL, on=date.min, pool=pool) if fault.severity == "illegal"]


GOLDFISH: Final = Goldfish(version=VERSION, chunk_games=1000, clock_unit=CLOCK_UNIT, options=OPTIONS, metrics=METRICS, prepare=prepare)
