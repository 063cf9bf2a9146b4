"""How a list lies on the table, what it draws from, and a test hand.

start: what a list puts on the table before the first draw (CCG-SET-02, CCG-SET-03), what it shuffles, and what is taken out.
marked: listed in the zone of starting cards.  A Starting Effect starts on the table by its own text (CCG-SET-07), so does an Objective.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.contracts.decks import DeckGroup, Decklist, DrawPile, NotPlayable, Opening, Problem, Slot
from games.engine.rng import stream
from games.star_wars_ccg.catalogue.fields import CARD_TYPES
from games.star_wars_ccg.catalogue.pool import LIGHT, CardFacts, Pool
from games.star_wars_ccg.decks.formats import OUTSIDE, STARTING, ZONES
from games.star_wars_ccg.decks.legality import Choice, by_number, choose, side_of
from games.star_wars_ccg.texts import TEXTS
from games.texts import Words, filled

HAND: Final = 8  # CCG-SET-06
MOST_CARDS: Final = 1000  # so many are dealt here, far beyond any format
TURNS: Final = 10
OPENING: Final = "CCG-SET-06"
# The rules' section 7: the passive opponent's location gives me 2, the player keeps a Life Force of 10.
OPPONENTS_ICONS: Final = 2
LIFE_FORCE_KEPT: Final = 10


@dataclass(frozen=True, slots=True)
class Start:
    """Codes -> copies of each part; locations and interrupts: what may be chosen to start, where nothing marked decides it."""

    table: Mapping[str, int]
    pile: Mapping[str, int]
    taken_out: Mapping[str, int]
    locations: tuple[str, ...]
    interrupts: tuple[str, ...]


def start_of(choice: Choice, pool: Pool) -> Start:
    cards = pool.cards
    table = dict(choice.starting)
    pile: dict[str, int] = {}
    taken_out: dict[str, int] = {}
    has_objective = any(cards[code].is_objective for code in table)
    has_effect = any(cards[code].is_starting_effect for code in table)
    for code, copies in choice.main.items():
        card = cards[code]
        left = copies
        if card.is_objective and not has_objective:  # CCG-SET-03
            has_objective = True
            table[code] = 1
            left -= 1
        elif card.is_starting_effect and not has_effect:
            has_effect = True
            table[code] = 1
            left -= 1
        if left:  # CCG-SET-04: all other double-sided cards leave the deck
            (taken_out if card.double_sided else pile)[code] = left
    has_location = has_objective or any(cards[code].is_location for code in table)
    has_interrupt = any(cards[code].is_starting_interrupt for code in table)
    return Start(
        table=table,
        pile=pile,
        taken_out=taken_out,
        locations=() if has_location else tuple(code for code in pile if cards[code].can_start),
        interrupts=() if has_interrupt else tuple(code for code in pile if cards[code].is_starting_interrupt),
    )


# --- groups ----------------------------------------------------------------------------------------------------------


def groups(decklist: Decklist, pool: Pool) -> tuple[DeckGroup, ...]:
    """The starting cards, the deck by type, and what lies outside; what nobody knows last."""
    found: dict[str, list[Slot]] = {code: [] for code in (STARTING, *(kind.code for kind in CARD_TYPES), OUTSIDE, "unknown")}
    for slot in decklist.slots:
        card = pool.card(slot.code) if isinstance(slot.code, str) else None
        if card is None:
            found["unknown"].append(slot)
        else:
            found[slot.zone if slot.zone in (STARTING, OUTSIDE) else card.type].append(slot)
    named = {each.code: each.names for each in (*ZONES, *CARD_TYPES)} | {"unknown": TEXTS["groups.unknown"]}
    return tuple(
        DeckGroup(code, named[code], tuple(sorted(slots, key=lambda slot: _by_name(slot, pool))), sum(_copies(slot) for slot in slots))
        for code, slots in found.items()
        if slots
    )


def _by_name(slot: Slot, pool: Pool) -> tuple[str, tuple[str, str]]:
    card = pool.card(slot.code) if isinstance(slot.code, str) else None
    return (card.name if card else "", by_number(slot.code if isinstance(slot.code, str) else ""))


def _copies(slot: Slot) -> int:
    return slot.quantity if type(slot.quantity) is int and slot.quantity > 0 else 0


# --- odds ------------------------------------------------------------------------------------------------------------


def draws(decklist: Decklist, pool: Pool) -> tuple[DrawPile, ...]:
    """The Reserve Deck, and how much of it has been seen turn by turn, as far as the rules' goldfish goes.  () for less than a hand."""
    choice = choose(decklist, pool)
    start = start_of(choice, pool)
    size = sum(start.pile.values())
    if not HAND <= size <= MOST_CARDS:
        return ()
    cards = pool.cards
    side = side_of(decklist, choice, pool) or LIGHT
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
    """CCG-SET-02 to SET-06: what starts on the table, a shuffle, eight cards; the game knows no mulligan.

    Where nothing marked says what starts, the first answers choose the location and the Starting Interrupt.
    """
    choice = choose(decklist, pool)
    start = start_of(choice, pool)
    _check(choice, start, pool)
    given = list(answers)
    table, pile = dict(start.table), dict(start.pile)
    questions: list[tuple[str, Words, tuple[str, ...], tuple[Words, ...]]] = []
    if start.locations:
        questions.append(("CCG-SET-02", TEXTS["opening.which_location"], start.locations, ()))
    if start.interrupts:
        questions.append(("CCG-SET-07", TEXTS["opening.which_interrupt"], start.interrupts, (TEXTS["opening.no_interrupt"],)))
    for clause, asked, codes, others in questions:
        options: tuple[Words, ...] = (*(pool.cards[code].names for code in codes), *others)
        if not given:
            return Opening(_areas(table, [], start), clause, (asked, options))
        answer = given.pop(0)
        if type(answer) is not int or not 0 <= answer < len(options):
            raise ValueError(f"There is no option {answer!r} here; there are {len(options)}.")
        if answer < len(codes):
            table[codes[answer]] = table.get(codes[answer], 0) + 1
            pile[codes[answer]] -= 1
    if given:
        raise ValueError("There is nothing more to answer.")
    shuffled = [code for code, copies in pile.items() for _ in range(copies)]
    stream(seed, 0, 0).shuffle(shuffled)
    return Opening(_areas(table, shuffled[:HAND], start), OPENING)


def _check(choice: Choice, start: Start, pool: Pool) -> None:
    """NotPlayable, with every reason, for a list that cannot be dealt."""
    faults = list(choice.problems)
    size = sum(start.pile.values())
    left = size - (1 if start.locations else 0) - (1 if start.interrupts else 0)
    if choice.size > MOST_CARDS:
        faults.append(Problem("too_many_cards", OPENING, found=choice.size, allowed=MOST_CARDS))
    elif left < HAND:
        faults.append(Problem("too_few_cards", OPENING, found=left, allowed=HAND))
    if not start.locations and not any(_starts(pool.cards[code]) for code in start.table):
        faults.append(Problem("no_starting_location", "CCG-DB-03", found=0, allowed=1))
    if faults:
        raise NotPlayable(faults)


def _starts(card: CardFacts) -> bool:
    return card.is_objective or card.can_start


def _areas(table: Mapping[str, int], hand: list[str], start: Start) -> tuple[tuple[Words, tuple[str, ...]], ...]:
    areas = [(TEXTS["opening.on_table"], _flat(table)), (TEXTS["opening.hand"], tuple(hand))]
    if start.taken_out:
        areas.append((TEXTS["opening.taken_out"], _flat(start.taken_out)))
    return tuple(areas)


def _flat(counts: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(code for code, copies in counts.items() for _ in range(copies))
