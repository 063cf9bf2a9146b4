"""The opening hand: the shuffled deck for exact odds, and a test hand to try (CCG-SET)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.contracts.decks import Decklist, DrawPile, NotPlayable, Opening, Problem
from games.decks.opening_hand import read_answer, refuse_more_answers
from games.engine.rng import stream
from games.star_wars_ccg.catalogue.fields import LIGHT
from games.star_wars_ccg.catalogue.pool import CardFacts, Pool
from games.star_wars_ccg.decks.contents import DeckContents, deck_contents, side_of
from games.star_wars_ccg.decks.starting_cards import Start, start_of
from games.star_wars_ccg.texts import TEXTS
from games.texts import Words, filled

HAND: Final = 8  # CCG-SET-06
MOST_CARDS: Final = 1000  # the largest deck that is dealt; every format is far below it
TURNS: Final = 10
OPENING: Final = "CCG-SET-06"
# Assumptions of the rules' goldfish: icons on the passive opponent's location, and the Life Force that the player keeps.
OPPONENTS_ICONS: Final = 2
LIFE_FORCE_KEPT: Final = 10


# --- odds ------------------------------------------------------------------------------------------------------------


def draws(decklist: Decklist, pool: Pool) -> tuple[DrawPile, ...]:
    """The Reserve Deck and the cards seen turn by turn under the assumptions of the rules' goldfish; empty if no hand can be dealt."""
    contents = deck_contents(decklist, pool)
    start = start_of(contents, pool)
    size = sum(start.pile.values())
    if not HAND <= size <= MOST_CARDS:
        return ()
    cards = pool.cards
    side = side_of(decklist, contents, pool) or LIGHT
    own = sum(cards[code].force_icons(side) * copies for code, copies in start.table.items())
    own = own or max((cards[code].force_icons(side) for code in start.locations), default=0)
    force = own + OPPONENTS_ICONS + 1  # CCG-ACT-01
    cost = sum((cards[code].deploy or 0) * copies for code, copies in start.pile.items()) / size
    most = max(HAND, size - LIFE_FORCE_KEPT)
    seen = tuple(min(most, HAND + int(turn * force / (cost + 1))) for turn in range(1, TURNS + 1))
    note = filled(
        TEXTS["draws.assumptions"], hand=HAND, force=force, opponents_icons=OPPONENTS_ICONS, cost=f"{cost:.1f}", kept=LIFE_FORCE_KEPT
    )
    return (DrawPile("reserve_deck", TEXTS["draws.reserve_deck"], tuple(start.pile.items()), seen, note),)


# --- a test hand -----------------------------------------------------------------------------------------------------


def opens(decklist: Decklist, pool: Pool, *, seed: int, answers: Sequence[int]) -> Opening:
    """CCG-SET-02 to SET-06: deal the starting cards and a hand of eight; the game has no mulligan.

    Without a marked starting location or Starting Interrupt, the first answers choose them.
    """
    contents = deck_contents(decklist, pool)
    start = start_of(contents, pool)
    _check(contents, start, pool)
    table, pile = dict(start.table), dict(start.pile)
    questions: list[tuple[str, Words, tuple[str, ...], tuple[Words, ...]]] = []
    if start.locations:
        questions.append(("CCG-SET-02", TEXTS["opening.which_location"], start.locations, ()))
    if start.interrupts:
        questions.append(("CCG-SET-07", TEXTS["opening.which_interrupt"], start.interrupts, (TEXTS["opening.no_interrupt"],)))
    for number, (clause, question, codes, others) in enumerate(questions):
        options: tuple[Words, ...] = (*(pool.cards[code].names for code in codes), *others)
        answer = read_answer(answers, number, len(options))
        if answer is None:
            return Opening(_areas(table, [], start), clause, (question, options))
        if answer < len(codes):
            table[codes[answer]] = table.get(codes[answer], 0) + 1
            pile[codes[answer]] -= 1
    refuse_more_answers(answers, len(questions))
    deck = list(_each_copy(pile))
    stream(seed, 0, 0).shuffle(deck)
    return Opening(_areas(table, deck[:HAND], start), OPENING)


def _check(contents: DeckContents, start: Start, pool: Pool) -> None:
    """NotPlayable, with every reason, for a deck that cannot be dealt."""
    faults = list(contents.problems)
    size = sum(start.pile.values())
    left = size - (1 if start.locations else 0) - (1 if start.interrupts else 0)
    if contents.size > MOST_CARDS:
        faults.append(Problem("too_many_cards", OPENING, found=contents.size, allowed=MOST_CARDS))
    elif left < HAND:
        faults.append(Problem("too_few_cards", OPENING, found=left, allowed=HAND))
    if not start.locations and not any(_starts(pool.cards[code]) for code in start.table):
        faults.append(Problem("no_starting_location", "CCG-DB-03", found=0, allowed=1))
    if faults:
        raise NotPlayable(faults)


def _starts(card: CardFacts) -> bool:
    return card.is_objective or card.can_start


def _areas(table: Mapping[str, int], hand: list[str], start: Start) -> tuple[tuple[Words, tuple[str, ...]], ...]:
    areas = [(TEXTS["opening.on_table"], _each_copy(table)), (TEXTS["opening.hand"], tuple(hand))]
    if start.taken_out:
        areas.append((TEXTS["opening.taken_out"], _each_copy(start.taken_out)))
    return tuple(areas)


def _each_copy(counts: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(code for code, copies in counts.items() for _ in range(copies))
