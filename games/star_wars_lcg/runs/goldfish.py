"""Goldfishing: a deck against an opponent who only advances the dial or watches it (section 7 of the rule specification).

The opponent has three objectives of one capacity and a fixed Force total, declines everything and never decks out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.contracts.catalogue import Choice
from games.contracts.decks import Decklist, NotPlayable, Problem
from games.contracts.report import CardCoverage, Odds, Replay
from games.contracts.runs import Comparison, Goldfish, OptionSpec, PreparedGoldfish
from games.engine.decision import Policy
from games.engine.machine import play_out
from games.engine.rng import stream
from games.engine.tally import Tally
from games.report.replay import replay_of
from games.runs.layout import BLANK, aligned, without
from games.runs.options import option_values
from games.star_wars_lcg.catalogue.fields import EVENT, OBJECTIVE
from games.star_wars_lcg.catalogue.pool import CardFacts, Pool
from games.star_wars_lcg.decks.legality import Choice as Chosen
from games.star_wars_lcg.decks.legality import choose
from games.star_wars_lcg.decks.odds import opening_odds
from games.star_wars_lcg.play.cards import make_cards
from games.star_wars_lcg.play.constants import OBJECTIVES_SEEN, OPENING_HAND, POLICY_STREAM, RESERVE_VALUE, SIDES
from games.star_wars_lcg.play.game import Play, new_game, start_table
from games.star_wars_lcg.policies.default import DEFAULT, DO_NOTHING, RANDOM, DefaultPolicy, DoNothing, RandomPolicy
from games.star_wars_lcg.report.coverage import coverage_of
from games.star_wars_lcg.report.metrics import BLANK_TEXT, CLOCK_UNIT, METRICS
from games.star_wars_lcg.report.policy_text import policy_text
from games.star_wars_lcg.report.replay import steps
from games.star_wars_lcg.report.results import clock, count_game, outcome
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words

VERSION: Final = "5"

NEVER: Final = "never"
NO_CHEAP_UNIT: Final = "no_cheap_unit"

BLANK_CAPACITY: Final = 5

# More cards than any deck that is meant to be played; what comes from outside must not cost unbounded work.
MOST_CARDS: Final = 3000


def _choices(option: str, *codes: str) -> tuple[Choice, ...]:
    return tuple(Choice(code, TEXTS[f"options.{option}.choices.{code}"]) for code in codes)


OPTIONS: Final = (
    OptionSpec("opponent_capacity", "int", 5, TEXTS["options.opponent_capacity.label"], low=1, high=20),
    OptionSpec(
        "opponent_force", "int", 0, TEXTS["options.opponent_force.label"], low=0, high=20, help=TEXTS["options.opponent_force.help"]
    ),
    OptionSpec("mulligan", "choice", NO_CHEAP_UNIT, TEXTS["options.mulligan.label"], choices=_choices("mulligan", NO_CHEAP_UNIT, NEVER)),
    OptionSpec("keep_cost", "int", 3, TEXTS["options.keep_cost.label"], low=0, high=12),
    OptionSpec("discard_dead", "flag", False, TEXTS["options.discard_dead.label"]),
    OptionSpec("policy", "choice", DEFAULT, TEXTS["options.policy.label"], choices=_choices("policy", DEFAULT, RANDOM, DO_NOTHING)),
)


class PreparedDeck:
    """One deck against the passive opponent, ready to be played any number of times; holds no game."""

    def __init__(
        self, *, start: Play, pool: Pool, side: str, leader: CardFacts, cards: Mapping[str, int], options: Mapping[str, Any]
    ) -> None:
        self.start = start
        self.pool = pool
        self.side = side
        self.leader = leader
        self.cards = cards
        self.options = options

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_game(self.start, seed, index, logged)

    def policy(self, seed: int, index: int) -> Policy:
        """The run's policy, new for each game: a random one has its own stream."""
        name = self.options["policy"]
        if name == RANDOM:
            return RandomPolicy(stream(seed, index, POLICY_STREAM))
        if name == DO_NOTHING:
            return DoNothing()
        return DefaultPolicy(self.options["mulligan"] != NEVER, self.options["keep_cost"], self.options["discard_dead"])

    def play(self, seed: int, index: int, tally: Tally) -> None:
        game = new_game(self.start, seed, index)
        play_out(game, self.policy(seed, index))
        count_game(game, index, tally)

    def replay(self, seed: int, index: int) -> Replay:
        game = new_game(self.start, seed, index, True)
        play_out(game, self.policy(seed, index))
        return replay_of(game, index=index, outcome=outcome(game), clock=clock(game), steps=steps(game, self.pool))

    def coverage(self) -> tuple[CardCoverage, ...]:
        return tuple(coverage_of(self.pool.cards[code], copies) for code, copies in [(self.leader.code, 1), *self.cards.items()])

    def openings(self) -> tuple[Odds, ...]:
        is_default = self.options["policy"] == DEFAULT
        return opening_odds(
            [(self.pool.cards[code], copies) for code, copies in self.cards.items()],
            leader=self.leader,
            keep_cost=self.options["keep_cost"],
            mulligan=is_default and self.options["mulligan"] != NEVER,
            chooses=is_default,
        )

    def policy_text(self) -> Words:
        return policy_text(self.side, self.options)


def prepare(decklist: Decklist, pool: Pool, options: Mapping[str, Any]) -> PreparedGoldfish:
    """NotPlayable with every reason; ValueError for an unknown option or a value out of its range."""
    values = option_values(OPTIONS, options)
    chosen = _playable(decklist, pool)
    return _prepared(_order(chosen.cards), chosen, pool, values)


def prepare_beside(decklist: Decklist, other: Decklist, pool: Pool, options: Mapping[str, Any]) -> PreparedGoldfish:
    """`other`, with the cards that `decklist` has too in the places that they have there."""
    values = option_values(OPTIONS, options)
    first, second = _playable(decklist, pool), _playable(other, pool)
    objectives = {code for code in {*first.cards, *second.cards} if pool.cards[code].type == OBJECTIVE}
    order = []
    for are_objectives in (False, True):  # two decks, each shuffled by itself
        here = [code for code in _order(first.cards) if (code in objectives) == are_objectives]
        there = {code: copies for code, copies in second.cards.items() if (code in objectives) == are_objectives}
        order += aligned(here, there)
    return _prepared(order, second, pool, values)


def prepare_without(decklist: Decklist, code: str, pool: Pool, options: Mapping[str, Any]) -> PreparedGoldfish:
    """The list with one copy of a card, of its command or objective deck, replaced by a blank; ValueError if it has none."""
    values = option_values(OPTIONS, options)
    chosen = _playable(decklist, pool)
    return _prepared(without(_order(chosen.cards), code), chosen, pool, values, blank=pool.cards[code].type)


def _playable(decklist: Decklist, pool: Pool) -> Chosen:
    chosen = choose(decklist, pool)
    if faults := _faults(chosen, pool):
        raise NotPlayable(faults)
    return chosen


def _order(cards: Mapping[str, int]) -> list[str]:
    """Sorted by code, so that the order and splitting of slots mean nothing to the shuffle."""
    return [code for code in sorted(cards) for _ in range(cards[code])]


def _prepared(order: Sequence[str], chosen: Chosen, pool: Pool, values: Mapping[str, Any], *, blank: str = "") -> PreparedDeck:
    """order: the copies of both decks as they lie before the shuffle; blank: the type of card that its blank stands for."""
    leader = pool.cards[next(iter(chosen.leaders))]
    enemy_side = "light" if leader.side == "dark" else "dark"
    enemy = CardFacts(
        code="passive-objective",
        name="Objective",
        names=TEXTS["cards.passive_objective"],
        type="objective",
        side=enemy_side,
        faction="neutral",
        damage_capacity=values["opponent_capacity"],
    )
    facts = {code: pool.cards[code] for code in sorted({*order} - {BLANK})}
    if blank:
        facts[BLANK] = _blank(leader.side, blank)
    cards = make_cards([*facts.values(), leader, enemy])
    by_code = {card.code: card for card in cards}
    start = start_table(
        cards,
        seat=SIDES.index(leader.side),
        affiliation=by_code[leader.code],
        command=[by_code[code] for code in order if facts[code].type != OBJECTIVE],
        objectives=[by_code[code] for code in order if facts[code].type == OBJECTIVE],
        reserve=RESERVE_VALUE if leader.reserve is None else leader.reserve,
        enemy=by_code[enemy.code],
        force=values["opponent_force"],
    )
    copies = {code: chosen.cards[code] for code in sorted(chosen.cards)}
    return PreparedDeck(start=start, pool=pool, side=leader.side, leader=leader, cards=copies, options=values)


def _blank(side: str, type: str) -> CardFacts:
    """A card that gives nothing: an event without text, which is never played, or an objective without resources."""
    is_objective = type == OBJECTIVE
    return CardFacts(
        code=BLANK,
        name="Blank",
        names=TEXTS["cards.blank"],
        type=OBJECTIVE if is_objective else EVENT,
        side=side,
        faction="neutral",
        resources=0 if is_objective else None,
        damage_capacity=BLANK_CAPACITY if is_objective else None,
    )


def _faults(chosen: Chosen, pool: Pool) -> list[Problem]:
    """Why this list cannot be played at all; a list that is merely illegal can."""
    faults = [problem for problem in chosen.problems if problem.code != "incomplete_set"]
    if chosen.leaders_named != 1:
        faults.append(Problem("affiliation_count", "LCG-DB-01", cards=tuple(chosen.leaders), found=chosen.leaders_named, allowed=1))
    if faults:
        return faults
    side = pool.cards[next(iter(chosen.leaders))].side
    for code in sorted(chosen.cards):
        if (found := pool.cards[code].side) != side:
            faults.append(Problem("mixed_sides", "LCG-DB-05", cards=(code,), values=(("side", found), ("deck_side", side))))
    objectives = sum(copies for code, copies in chosen.cards.items() if pool.cards[code].type == "objective")
    number = sum(chosen.cards.values())
    if objectives < OBJECTIVES_SEEN:
        faults.append(Problem("too_few_objectives", "LCG-SET-08", found=objectives, allowed=OBJECTIVES_SEEN))
    elif number - objectives < OPENING_HAND:
        faults.append(Problem("too_few_command_cards", "LCG-SET-09", found=number - objectives, allowed=OPENING_HAND))
    if number > MOST_CARDS:
        faults.append(Problem("too_many_cards", "LCG-DB-03", found=number, allowed=MOST_CARDS))
    return faults


GOLDFISH: Final = Goldfish(
    version=VERSION,
    chunk_games=1000,
    clock_unit=CLOCK_UNIT,
    options=OPTIONS,
    metrics=METRICS,
    prepare=prepare,
    comparison=Comparison(prepare_beside, prepare_without, BLANK_TEXT),
)
