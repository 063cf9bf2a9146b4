"""Goldfish runs: a trade deck and a policy against an opponent with 50 authority and no cards who never acts (section 7 of the rules)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from games.catalogue.choices import choices
from games.contracts.decks import Decklist, NotPlayable, Problem
from games.contracts.report import CardCoverage, Odds, Step
from games.contracts.runs import BadOption, Goldfish, OptionFault, OptionSpec
from games.engine.decision import Option, Policy
from games.engine.rng import stream
from games.engine.search import SearchPolicy
from games.engine.tally import Tally
from games.policies.options import policy_option
from games.policies.random import RANDOM
from games.policies.search import playouts_option, slow_games
from games.runs.layout import BLANK
from games.runs.prepare import DeckPreparer
from games.runs.prepared import Prepared
from games.star_realms.catalogue.pool import Pool
from games.star_realms.decks.formats import COMMANDER_ZONE
from games.star_realms.decks.legality import CARD_TYPES_CLAUSE, STARTING_DECK_CLAUSE, TRADE_ROW, Piles, count, piles
from games.star_realms.decks.odds import opening_odds
from games.star_realms.play.constants import POLICY_STREAM
from games.star_realms.play.game import FIRST_AT_RANDOM, Play, new_game, start_table
from games.star_realms.play.programs.cards import make_cards
from games.star_realms.policies.by_name import DEFAULT, POLICIES, RULES, SEARCH, policy_of
from games.star_realms.policies.player import hasten
from games.star_realms.policies.rule_files.files import MOST_CHARACTERS, BadRules, RuleFile, read_rules
from games.star_realms.policies.search import BuySearch
from games.star_realms.report.coverage import COVERAGE
from games.star_realms.report.metrics import CLOCK_UNIT, METRICS
from games.star_realms.report.on_board import Board
from games.star_realms.report.policy_text import POLICY_NAMES, RuleFileSummary, policy_text
from games.star_realms.report.replay import replay_steps
from games.star_realms.report.results import clock, count_game, outcome
from games.star_realms.runs.idle import is_idle
from games.star_realms.runs.layout import Layout, layout_beside, layout_of, layout_with_blank
from games.star_realms.texts import TEXTS
from games.texts import Words

VERSION: Final = "7"

# More cards than any real trade deck; limits the work that a request can cause.
MOST_CARDS: Final = 1000

SEATS: Final = {"random": FIRST_AT_RANDOM, "first": 0, "second": 1}


def rules_option(side: str = "") -> OptionSpec:
    """The rule file of a player; side: the ending of the option in a match, "_0" or "_1"."""
    label, help = TEXTS["options.rules.label"], TEXTS["options.rules.help"]
    return OptionSpec(f"rules{side}", "text", "", label, high=MOST_CHARACTERS, help=help, needs=(f"policy{side}", RULES))


OPTIONS: Final = (
    policy_option(POLICIES, POLICY_NAMES, DEFAULT),
    rules_option(),
    playouts_option(),
    OptionSpec(
        "seat",
        "choice",
        "random",
        TEXTS["options.seat.label"],
        choices=choices(TEXTS, "options.seat.choices", "random", "first", "second"),
    ),
    OptionSpec("authority", "int", 50, TEXTS["options.authority.label"], low=1, high=500),
    OptionSpec("turn_limit", "int", 100, TEXTS["options.turn_limit.label"], low=1, high=200),
    OptionSpec("row_loss", "int", 0, TEXTS["options.row_loss.label"], low=0, high=20),
)


class PreparedDeck(Prepared):
    """One trade deck and policy, ready for any number of games; holds no game state."""

    def __init__(self, *, start: Play, pool: Pool, piles: Piles, options: Mapping[str, Any]) -> None:
        super().__init__()
        self.start = start
        self.pool = pool
        self.piles = piles
        self.options = options
        (self.rules,) = read_rule_files([(options["policy"], "rules")], options, pool)
        self.first: int = SEATS[options["seat"]]

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_game(self.start, seed, index, self.first, logged)

    def policy(self, seed: int, index: int) -> Policy:
        """A new player for one game; the random policy has its own stream."""
        if self.rules is not None:
            return self.rules.player()
        name = self.options["policy"]
        if name == SEARCH:
            playouts = self.options["playouts"]
            return SearchPolicy(BuySearch(), 0, playouts, seed=seed, index=index, purpose=POLICY_STREAM, check=self.check)
        return policy_of(name, stream(seed, index, POLICY_STREAM) if name == RANDOM else None)

    def hasten(self, game: Play, policies: list[Policy]) -> None:
        hasten(game, policies)

    def is_idle(self, game: Play, option: Option) -> bool:
        return is_idle(option)

    def count(self, game: Play, index: int, tally: Tally) -> None:
        count_game(game, index, tally)
        self.start.spent = game

    def outcome(self, game: Play) -> str:
        return outcome(game)

    def clock(self, game: Play) -> int:
        return clock(game)

    def steps(self, game: Play) -> tuple[Step, ...]:
        return replay_steps(game, self.pool)

    def on_board(self) -> Board:
        return Board()

    def coverage(self) -> tuple[CardCoverage, ...]:
        listed = [self.piles.starting_deck, self.piles.explorers, self.piles.gambits, self.piles.trade_deck]
        return tuple(COVERAGE.of(self.pool.cards[code], copies) for pile in listed for code, copies in pile.items())

    def openings(self) -> tuple[Odds, ...]:
        return opening_odds(self.piles, self.pool)

    def policy_text(self) -> Words:
        return policy_text(self.options, rule_file_summary(self.rules, [self.piles], self.pool))


def _start(layout: Layout, found: Piles, values: Mapping[str, Any], pool: Pool) -> PreparedDeck:
    start = set_table(layout, pool, decks=1)
    start.sides[0].hand_size = found.hand_size
    start.sides[1].authority = values["authority"]
    start.turn_limit = values["turn_limit"]
    start.row_loss = values["row_loss"]
    start.watched = 0
    return PreparedDeck(start=start, pool=pool, piles=found, options=values)


def read_rule_files(players: Iterable[tuple[str, str]], options: Mapping[str, Any], pool: Pool) -> list[RuleFile | None]:
    """The rule file of each (policy, option name), None for other policies.  BadOption lists the errors of all files."""
    found: list[RuleFile | None] = []
    faults: list[OptionFault] = []
    for policy, option in players:
        rules = None
        if policy == RULES:
            try:
                rules = read_rules(options[option], pool)
            except BadRules as error:
                faults += [OptionFault(option, fault.where, fault.line, fault.problem) for fault in error.faults]
        found.append(rules)
    if faults:
        raise BadOption(faults)
    return found


def rule_file_summary(rules: RuleFile | None, piles: Sequence[Piles], pool: Pool) -> RuleFileSummary:
    """The summary of a rule file for a report on these piles."""
    if rules is None:
        return RuleFileSummary()
    there = {code for each in piles for pile in (each.trade_deck, each.starting_deck, each.explorers) for code in pile}
    named = dict.fromkeys(rule.card for each in (*rules.lists.values(), *rules.lists["buy"].values) for rule in each.rules if rule.card)
    return RuleFileSummary(rules.name, tuple(pool.cards[code].names for code in named if code not in there))


def playable_piles(decklist: Decklist, pool: Pool) -> Piles:
    """The piles of a list.  NotPlayable with every reason why they cannot be played; an illegal list can still be playable."""
    if faults := _faults(decklist, pool):
        raise NotPlayable(faults)
    return piles(decklist, pool)


def set_table(layout: Layout, pool: Pool, *, decks: int, explorers: int | None = None) -> Play:
    """The table before the shuffle.  decks: how many starting decks.  explorers: copies of each Explorer, None for the layout's."""
    pile = layout.explorers if explorers is None else [code for code in dict.fromkeys(layout.explorers) for _ in range(explorers)]
    codes = sorted({*layout.trade_deck, *layout.starting_deck, *layout.explorers, *layout.gambits} - {BLANK})
    facts = [pool.cards[code] for code in codes]
    cards, programs = make_cards([*facts, layout.blank] if layout.blank else facts)
    by_code = {card.code: card for card in cards}

    def of(pile: Sequence[str]) -> list[Any]:
        return [by_code[code] for code in pile]

    return start_table(
        cards,
        programs,
        trade_deck=of(layout.trade_deck),
        explorers=of(pile),
        decks=[of(layout.starting_deck) for _ in range(decks)],
        passive=decks == 1,
        gambits=of(layout.gambits),
    )


def _faults(decklist: Decklist, pool: Pool) -> list[Problem]:
    counted = count(decklist, pool)
    faults = list(counted.problems)
    found = piles(decklist, pool)
    for code in sorted(found.trade_deck):
        if (card := pool.cards[code]).type not in TRADED or card.role != "trade-deck":
            faults.append(Problem("wrong_type", "SR-CMP-03", cards=(code,), values=(("type", card.type),)))
    for code in sorted(found.gambits):
        if (card := pool.cards[code]).type != "gambit":
            faults.append(Problem("no_gambit", "SR-CMP-03", cards=(code,), values=(("type", card.type),)))
    if (gambits := sum(found.gambits.values())) > MOST_GAMBITS:
        faults.append(Problem("too_many_gambits", CARD_TYPES_CLAUSE, found=gambits, allowed=MOST_GAMBITS))
    if (commanders := counted.copies(COMMANDER_ZONE)) > 1:  # only one can lead
        faults.append(Problem("one_commander", STARTING_DECK_CLAUSE, found=commanders, allowed=1))
    for code in sorted(counted.cards[COMMANDER_ZONE]):
        if (card := pool.cards[code]).type != "commander":
            faults.append(Problem("no_commander", CARD_TYPES_CLAUSE, cards=(code,), values=(("type", card.type),)))
    if (size := sum(found.trade_deck.values())) < TRADE_ROW:
        faults.append(Problem("pool_too_small", "SR-SET-03", found=size, allowed=TRADE_ROW))
    return faults


PREPARER: Final = DeckPreparer(
    OPTIONS,
    read=playable_piles,
    lay_out=lambda found, pool: layout_of(found),
    lay_out_beside=lambda first, second, pool: layout_beside(layout_of(first), second),
    lay_out_with_blank=lambda found, code, pool: layout_with_blank(found, code),
    start=_start,
)
MOST_GAMBITS: Final = 100  # of each player; there are 33 gambits, and a game with 1,000 takes seconds
TRADED: Final = ("ship", "base", "hero", "event", "tech")
PLAYOUTS_A_SECOND: Final = 60  # see `slow_games`
GOLDFISH: Final = Goldfish(
    version=VERSION,
    chunk_games=2000,
    clock_unit=CLOCK_UNIT,
    options=OPTIONS,
    metrics=METRICS,
    prepare=PREPARER.prepare,
    seen_as="played",
    comparison=PREPARER.comparison(TEXTS["cards.blank_help"]),
    slow_games=slow_games(PLAYOUTS_A_SECOND),
)
