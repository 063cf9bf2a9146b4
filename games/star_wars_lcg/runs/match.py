"""Matches: a deck of the Dark Side and a deck of the Light Side against each other, with all rules and declared texts.

side: the number of a list in the run, 0 or 1.  seat: 0 is the Dark Side, 1 the Light Side; each list plays the seat of its own cards.
The seats of a match cannot be swapped, so every game draws its own random numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.contracts.decks import Decklist, NotPlayable, Problem, ReadyList, Slot
from games.contracts.report import CardCoverage, Odds, Step
from games.contracts.runs import Match, OptionSpec
from games.engine.decision import Policy
from games.engine.rng import stream
from games.engine.search import SearchPolicy
from games.engine.tally import Tally
from games.policies.options import MATCH_SIDES, policy_option
from games.policies.search import SEARCH, playouts_option, slow_games
from games.runs.options import option_values
from games.runs.prepared import Prepared
from games.star_wars_lcg.abilities.constants import DARK, LIGHT
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.contents import DeckContents
from games.star_wars_lcg.decks.formats import AFFILIATION, OBJECTIVE_SETS, STARTERS, Starter
from games.star_wars_lcg.decks.playable import playable_contents
from games.star_wars_lcg.decks.table.match import lay_out_pair, listed
from games.star_wars_lcg.play.constants import POLICY_STREAM, SEATS
from games.star_wars_lcg.play.game import Play, new_match
from games.star_wars_lcg.policies.by_name import POLICIES, policy_of
from games.star_wars_lcg.policies.default import DEFAULT, DefaultPolicy
from games.star_wars_lcg.policies.search import TurnSearch
from games.star_wars_lcg.policies.worth.advice import Gains
from games.star_wars_lcg.report.coverage import COVERAGE
from games.star_wars_lcg.report.match.metrics import MATCH_METRICS, ROUND, ROUND_NUMBER
from games.star_wars_lcg.report.match.policy_text import POLICY_NAMES, match_text
from games.star_wars_lcg.report.match.replay import SIDE_NAMES, match_steps
from games.star_wars_lcg.report.match.results import count_match, match_clock, match_outcome
from games.star_wars_lcg.report.match.textless_coverage import TEXTLESS_COVERAGE
from games.star_wars_lcg.report.on_board import MatchBoard
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words, filled

VERSION: Final = "5"

SIDES: Final = 2
# Games that one player of the policy `search` plays in a second with one playout for each option, interpreted.
PLAYOUTS_A_SECOND: Final = 1
ONE_OF_EACH: Final = "LCG-SET-01"  # the clause of a match of two decks of the same side
OPTIONS: Final = (
    *(policy_option(POLICIES, POLICY_NAMES, DEFAULT, side) for side in MATCH_SIDES),
    *(playouts_option(side) for side in MATCH_SIDES),
    OptionSpec("texts", "flag", True, TEXTS["options.texts.label"], help=TEXTS["options.texts.help"]),
)


class PreparedPair(Prepared):
    """Two lists with their policies, ready to play any number of games; it holds no state of a game."""

    unit = 1

    def __init__(self, *, start: Play, pool: Pool, contents: Sequence[DeckContents], dark_side: int, options: Mapping[str, Any]) -> None:
        super().__init__()
        self.start = start
        self.pool = pool
        # By side.
        self.contents = tuple(contents)
        # The side that plays the Dark Side.
        self.dark_side = dark_side
        self.options = options
        self.gains = Gains(start.programs)

    def side_of(self, seat: int) -> int:
        return self.dark_side if seat == DARK else 1 - self.dark_side

    def new_game(self, seed: int, index: int, *, logged: bool = False) -> Play:
        return new_match(self.start, seed, index, logged)

    def game_to_play(self, seed: int, index: int) -> Play:
        return new_match(self.start, seed, index, spare=self.spare())

    def seat_of(self, side: int) -> int:
        return DARK if side == self.dark_side else LIGHT

    def seated_game(self, seed: int, first: int, viewer: int) -> Play:
        """The Dark Side begins (LCG-SET-01)."""
        return new_match(self.start, seed, 0, True, viewer=viewer)

    def policies(self, seed: int, index: int) -> list[Policy]:
        """The policies by seat, new for each game; each has a random stream of its own."""
        return [self._policy(seat, seed, index) for seat in (DARK, LIGHT)]

    def _policy(self, seat: int, seed: int, index: int) -> Policy:
        side = self.side_of(seat)
        name = self.options[f"policy_{side}"]
        purpose = POLICY_STREAM + seat
        if name == SEARCH:
            playouts = self.options[f"playouts_{side}"]
            return SearchPolicy(TurnSearch(), seat, playouts, seed=seed, index=index, purpose=purpose, check=self.check)
        return policy_of(name, stream(seed, index, purpose))

    def hasten(self, game: Play, policies: list[Policy]) -> None:
        for side, policy in zip(game.sides, policies, strict=True):
            if isinstance(policy, DefaultPolicy):
                side.adviser = self.gains

    def count(self, game: Play, index: int, tally: Tally) -> None:
        count_match(game, index, tally, self.dark_side)

    def outcome(self, game: Play) -> str:
        return match_outcome(game, self.dark_side)

    def clock(self, game: Play) -> int:
        return match_clock(game)

    def steps(self, game: Play) -> tuple[Step, ...]:
        return match_steps(game, self.pool, self.dark_side)

    def on_board(self) -> MatchBoard:
        return MatchBoard(self.seat_of(0))

    def players(self) -> tuple[Words, ...]:
        return tuple(SIDE_NAMES[seat] for seat in (self.dark_side, 1 - self.dark_side))

    def coverage(self) -> tuple[CardCoverage, ...]:
        copies = {code: number for each in self.contents for part in (each.affiliations, each.cards) for code, number in part.items()}
        rules = COVERAGE if self.options["texts"] else TEXTLESS_COVERAGE
        return tuple(rules.of(self.pool.cards[code], number) for code, number in copies.items())

    def openings(self) -> tuple[Odds, ...]:
        return ()

    def policy_text(self) -> Words:
        return match_text(self.options)


def set_numbers(start: Play, pool: Pool) -> list[int]:
    """The objective set of each piece, by id, numbered from 0 for each seat; -1 for an affiliation card.

    Cards that several sets of a deck share are dealt out to them in turn, as it makes no difference which is whose.
    """
    numbers = [-1] * len(start.pieces)
    by_objective = {each.objective: each for each in pool.sets.values()}
    count = 0
    for seat in (DARK, LIGHT):
        unassigned = [piece for piece in start.pieces if piece.owner == seat]
        for objective in start.sides[seat].objective_deck.cards:
            for code in by_objective[objective.card.code].cards:
                piece = next((each for each in unassigned if each.card.code == code), None)
                if piece is not None:
                    numbers[piece.id] = count
                    unassigned.remove(piece)
            count += 1
    return numbers


# --- lists -----------------------------------------------------------------------------------------------------------


def starter_list(starter: Starter, pool: Pool) -> Decklist:
    slots = (*(Slot(code, 1, OBJECTIVE_SETS) for code in starter.sets), Slot(starter.affiliation, 1, AFFILIATION))
    return Decklist(slots, pool.cards[starter.affiliation].side)


def ready_lists(pool: Pool) -> tuple[ReadyList, ...]:
    """The starter decks (LCG-DB-11), one of each side in turn and the Dark Side first, so that the first two can play each other.

    A pool without their cards has none.
    """
    known = [each for each in STARTERS if each.affiliation in pool.cards]
    by_seat = [[each for each in known if pool.cards[each.affiliation].side == seat] for seat in SEATS]
    in_turn = [each for pair in zip(*by_seat, strict=False) for each in pair]
    return tuple(
        ReadyList(
            each.affiliation,
            filled(TEXTS["ready_lists.starter"], affiliation=pool.cards[each.affiliation].names),
            starter_list(each, pool),
        )
        for each in in_turn
    )


def opponent_of(contents: DeckContents, pool: Pool) -> Decklist:
    """The opponent of a single list: the first starter deck of the other side."""
    side = side_of_deck(contents, pool)
    return next(each.decklist for each in ready_lists(pool) if each.decklist.side != side)


def side_of_deck(contents: DeckContents, pool: Pool) -> str:
    """The side of a deck that can be played, which is that of its affiliation card."""
    return pool.cards[next(iter(contents.affiliations))].side


def prepare(decklists: Sequence[Decklist], pool: Pool, options: Mapping[str, Any]) -> PreparedPair:
    """A deck of each side, in either order (LCG-SET-01).  A single list plays against `opponent_of` it.

    NotPlayable with every problem of the lists; ValueError for a wrong option or number of lists.
    """
    values = option_values(OPTIONS, options)
    if len(decklists) not in (1, SIDES):
        raise ValueError("A match needs one deck, or two: one of the Dark Side and one of the Light Side.")
    contents = _all_contents(decklists, pool)
    if len(contents) == 1:
        contents.append(playable_contents(opponent_of(contents[0], pool), pool))
    sides = [side_of_deck(each, pool) for each in contents]
    if sides[0] == sides[1]:
        raise NotPlayable([Problem("same_side", ONE_OF_EACH, values=(("side", sides[0]),))])
    dark_side = sides.index(SEATS[DARK])
    dark, light = (listed(contents[side], pool) for side in (dark_side, 1 - dark_side))
    start = lay_out_pair(dark, light, pool, texts=values["texts"])
    start.sets = set_numbers(start, pool)
    return PreparedPair(start=start, pool=pool, contents=contents, dark_side=dark_side, options=values)


def _all_contents(decklists: Sequence[Decklist], pool: Pool) -> list[DeckContents]:
    """The contents of each list; NotPlayable with the problems of all of them."""
    found: list[DeckContents] = []
    problems: list[Problem] = []
    for each in decklists:
        try:
            found.append(playable_contents(each, pool))
        except NotPlayable as error:
            problems += error.problems
    if problems:
        raise NotPlayable(problems)
    return found


MATCH: Final = Match(
    is_played_by_hand=True,
    version=VERSION,
    chunk_games=20,
    clock_unit=ROUND,
    clock_at=ROUND_NUMBER,
    clock_name=ROUND,
    options=OPTIONS,
    metrics=MATCH_METRICS,
    prepare=prepare,
    factions=(SEATS[DARK], SEATS[LIGHT]),  # LCG-SET-01
    seen_as="drawn",
    slow_games=slow_games(PLAYOUTS_A_SECOND),
)
