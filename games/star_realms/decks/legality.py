"""Problems of a list and of the setup of a game (checks V1 to V14).

A list is the trade deck that both players share.  It may also name each player's starting deck, gambits and commander, and the Explorers.
The core set's cards are used for each pile that it does not name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from games.contracts.decks import Decklist, Problem
from games.decks.slots import SLOT_PROBLEMS, Counted, check_format, count_slots, difference, sort_problems
from games.star_realms.catalogue.fields import BASE, COMMANDER, FACTIONS, GAMBIT, SHIP
from games.star_realms.catalogue.pool import ALLIES, EXPLORER, SCOUT, VIPER, CardFacts, Pool
from games.star_realms.decks.formats import COMMANDER_ZONE, CORE, CUSTOM, EXPLORERS, FORMATS, GAMBITS, STARTING_DECK, TRADE_DECK, ZONES

STARTERS: Final[Mapping[str, int]] = {SCOUT: 8, VIPER: 2}  # SR-CMP-02
TRADE_DECK_SIZE: Final = 80  # SR-CMP-01
EXPLORER_PILE: Final[Mapping[str, int]] = {EXPLORER: 10}  # SR-SET-02
TRADE_ROW: Final = 5  # SR-SET-03
AUTHORITY: Final = 50  # SR-SET-01
FIRST_HAND: Final = 3  # SR-SET-06: the starting player
OTHER_HAND: Final = 5  # SR-SET-06
FEWER_FIRST: Final = OTHER_HAND - FIRST_HAND
KNOWN_FACTIONS: Final = frozenset(choice.code for choice in FACTIONS)

# The clause of each check, in the order of the table in section 6 of the rule specification.
CARD_TYPES_CLAUSE: Final = "SR-CMP-03"  # V1, V12
STARTING_DECK_CLAUSE: Final = "SR-CMP-02"  # V2
TRADE_DECK_CLAUSE: Final = "SR-CMP-01"  # V3, V5
NOT_FOR_SALE_CLAUSE: Final = "SR-CMP-01, SR-CMP-03"  # V4
EXPLORERS_CLAUSE: Final = "SR-SET-02"  # V6
FIRST_HANDS_CLAUSE: Final = "SR-SET-06"  # V7
TRADE_ROW_CLAUSE: Final = "SR-SET-03"  # V8, V14
AUTHORITY_CLAUSE: Final = "SR-SET-01"  # V9
ACQUIRING_CLAUSE: Final = "SR-CMP-02, SR-ACQ-02, SR-ABL-08"  # V10
FACTIONS_CLAUSE: Final = "SR-CMP-04"  # V11, V13

# Problem codes in the order of the answer: illegal ones (V1 to V9, V12 to V14), then warnings.
CHECKS: Final = (
    *SLOT_PROBLEMS,
    "starting_deck",
    "trade_deck_size",
    "not_for_sale",
    "command_deck",
    "explorer_pile",
    "gambits_in_core_set",
    "no_gambit",
    "no_commander",
    "one_commander",
    "opening_hands",
    "trade_row",
    "starting_authority",
    "wrong_type",
    "unknown_faction",
    "pool_too_small",
    "core_trade_deck",
    "copies_differ",
    "more_than_a_box",
    "never_acquired",
    "missing_factions",
)


@dataclass(frozen=True, slots=True)
class Piles:
    """The cards of a game before the shuffle, each pile code -> copies."""

    trade_deck: Mapping[str, int]
    # Each player has one.
    starting_deck: Mapping[str, int]
    explorers: Mapping[str, int]
    # Each player has them.
    gambits: Mapping[str, int] = field(default_factory=dict)
    # As the commander prints it.
    hand_size: int = OTHER_HAND
    # As the commander prints it; None if the run's options set it.
    authority: int | None = None


def problems(decklist: Decklist, *, format: str, on: date, pool: Pool) -> list[Problem]:
    """Every problem of the list.  Handles any list; ValueError for an unknown format."""
    check_format(format, (each.code for each in FORMATS))
    counted = count(decklist, pool)
    checks = [_fixed(counted, pool), _command(counted, format, pool), _size(counted, format), _trade_deck(counted, format, pool)]
    return sort_problems([*counted.problems, *(problem for check in checks for problem in check)], CHECKS)


def deck_side(decklist: Decklist, pool: Pool) -> None:
    """None: both players share the trade deck, so it has no side."""
    return None


def count(decklist: Decklist, pool: Pool) -> Counted:
    return count_slots(decklist, zones=[zone.code for zone in ZONES], known=pool.card_code, clause=CARD_TYPES_CLAUSE)


def piles(decklist: Decklist, pool: Pool) -> Piles:
    """The piles of a list.  A pile that the list does not name comes from its commander's command deck, or else from the core set."""
    counted = count(decklist, pool)
    commander = commander_of(counted, pool)
    return Piles(
        trade_deck=counted.cards[TRADE_DECK] if counted.copies(TRADE_DECK) else pool.core,
        starting_deck=counted.cards[STARTING_DECK]
        if counted.copies(STARTING_DECK)
        else command_deck(commander, "personal-deck", pool)
        if commander
        else STARTERS,
        explorers=counted.cards[EXPLORERS] if counted.copies(EXPLORERS) else EXPLORER_PILE,
        gambits=counted.cards[GAMBITS] if counted.copies(GAMBITS) or not commander else command_deck(commander, "gambit", pool),
        hand_size=(commander.hand_size if commander else None) or OTHER_HAND,
        authority=commander.starting_authority if commander else None,
    )


def commander_of(counted: Counted, pool: Pool) -> CardFacts | None:
    """The commander in the list, None if there is none."""
    return next((pool.cards[code] for code in counted.cards[COMMANDER_ZONE] if pool.cards[code].type == COMMANDER), None)


def command_deck(commander: CardFacts, role: str, pool: Pool) -> dict[str, int]:
    """The cards of one role in the commander's box, code -> copies."""
    (product,) = commander.copies
    return {code: card.copies[product] for code, card in sorted(pool.cards.items()) if card.role == role and product in card.copies}


# --- the checks ------------------------------------------------------------------------------------------------------


def _fixed(counted: Counted, pool: Pool) -> Iterator[Problem]:
    starters = counted.cards[STARTING_DECK]
    commander = commander_of(counted, pool)
    if commander:
        own = command_deck(commander, "personal-deck", pool)
        if counted.copies(STARTING_DECK) and (starters != own or counted.unknown[STARTING_DECK]):
            yield Problem("command_deck", STARTING_DECK_CLAUSE, cards=(commander.code,), values=difference(own, starters))
    elif counted.copies(STARTING_DECK) and (starters != STARTERS or counted.unknown[STARTING_DECK]):  # V2
        values = (("scouts", str(starters.get(SCOUT, 0))), ("vipers", str(starters.get(VIPER, 0))))
        others = tuple(code for code in starters if code not in STARTERS)
        yield Problem("starting_deck", STARTING_DECK_CLAUSE, cards=others, found=counted.copies(STARTING_DECK), allowed=10, values=values)
    explorers = counted.cards[EXPLORERS]
    if counted.copies(EXPLORERS) and (explorers != EXPLORER_PILE or counted.unknown[EXPLORERS]):  # V6
        others = tuple(code for code in explorers if code != EXPLORER)
        yield Problem("explorer_pile", EXPLORERS_CLAUSE, cards=others, found=explorers.get(EXPLORER, 0), allowed=10)


def _command(counted: Counted, format: str, pool: Pool) -> Iterator[Problem]:
    """Problems of gambits and commanders, which the base game does not have."""
    found = counted.copies(GAMBITS) + counted.copies(COMMANDER_ZONE)
    if format == CORE and found:
        yield Problem("gambits_in_core_set", TRADE_DECK_CLAUSE, found=found, allowed=0)
    if counted.copies(COMMANDER_ZONE) > 1:
        yield Problem("one_commander", STARTING_DECK_CLAUSE, found=counted.copies(COMMANDER_ZONE), allowed=1)
    for code in counted.cards[GAMBITS]:
        if (type := pool.cards[code].type) != GAMBIT:
            yield Problem("no_gambit", CARD_TYPES_CLAUSE, cards=(code,), values=(("type", type),))
    for code in counted.cards[COMMANDER_ZONE]:
        if (type := pool.cards[code].type) != COMMANDER:
            yield Problem("no_commander", CARD_TYPES_CLAUSE, cards=(code,), values=(("type", type),))


def _size(counted: Counted, format: str) -> Iterator[Problem]:
    if not (size := counted.copies(TRADE_DECK)):
        yield Problem("core_trade_deck", TRADE_DECK_CLAUSE, "warning", found=0, allowed=TRADE_DECK_SIZE)
        return
    if size != TRADE_DECK_SIZE:  # V3
        yield Problem("trade_deck_size", TRADE_DECK_CLAUSE, "illegal" if format == CORE else "warning", found=size, allowed=TRADE_DECK_SIZE)
    if format == CUSTOM and size < TRADE_ROW:  # V14
        yield Problem("pool_too_small", TRADE_ROW_CLAUSE, found=size, allowed=TRADE_ROW)


def _trade_deck(counted: Counted, format: str, pool: Pool) -> Iterator[Problem]:
    listed = counted.cards[TRADE_DECK]
    if not listed:
        return
    factions: set[str] = set()
    for code, copies in listed.items():
        card = pool.cards[code]
        factions |= set(card.factions)
        if card.type not in (SHIP, BASE):  # V12
            yield Problem("wrong_type", CARD_TYPES_CLAUSE, cards=(code,), found=copies, values=(("type", card.type),))
        elif card.role != "trade-deck":  # V4
            yield Problem("not_for_sale", NOT_FOR_SALE_CLAUSE, cards=(code,), found=copies, allowed=0)
        for faction in sorted(set(card.factions) - KNOWN_FACTIONS):  # V13
            yield Problem("unknown_faction", FACTIONS_CLAUSE, cards=(code,), values=(("faction", faction),))
        if format == CUSTOM and copies > (most := printed_copies(card)) and most:  # V5
            yield Problem("more_than_a_box", TRADE_DECK_CLAUSE, "warning", cards=(code,), found=copies, allowed=most)
    differing = tuple(code for code in sorted(listed.keys() | pool.core.keys()) if listed.get(code, 0) != pool.core.get(code, 0))
    if format == CORE and differing:  # V5
        yield Problem("copies_differ", TRADE_DECK_CLAUSE, "warning", differing, found=len(differing), values=difference(pool.core, listed))
    if missing := [faction for faction in ALLIES if faction not in factions]:  # V11
        yield Problem("missing_factions", FACTIONS_CLAUSE, "warning", found=len(missing), values=(("factions", " ".join(missing)),))


def printed_copies(card: CardFacts) -> int:
    """The most copies in one product; 0 if no product lists the card."""
    return max(card.copies.values(), default=0)


# --- the setup -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Setup:
    """The setup before the first turn: cards as codes, players in the order of the seats."""

    # The seat of the starting player.
    first: int
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    row: tuple[str, ...]
    # Without the cards of the row.
    trade_deck: tuple[str, ...]
    authority: tuple[int, int] = (AUTHORITY, AUTHORITY)


def setup_problems(setup: Setup, *, piles: Piles) -> list[Problem]:
    """Problems of a setup that was made from `piles`."""
    found: list[Problem] = []
    first, other = len(setup.hands[setup.first]), len(setup.hands[1 - setup.first])
    if (first, other) != (FIRST_HAND, OTHER_HAND):  # V7
        values = (("first", str(first)), ("other", str(other)))
        found.append(Problem("opening_hands", FIRST_HANDS_CLAUSE, found=first + other, allowed=FIRST_HAND + OTHER_HAND, values=values))
    if len(setup.row) != TRADE_ROW or Counter(setup.row) + Counter(setup.trade_deck) != Counter(piles.trade_deck):  # V8
        found.append(Problem("trade_row", TRADE_ROW_CLAUSE, cards=setup.row, found=len(setup.row), allowed=TRADE_ROW))
    for authority in setup.authority:  # V9
        if authority != AUTHORITY:
            found.append(Problem("starting_authority", AUTHORITY_CLAUSE, found=authority, allowed=AUTHORITY))
    return sort_problems(found, CHECKS)


def personal_deck_problems(deck: Mapping[str, int], *, acquired: Mapping[str, int], scrapped: Mapping[str, int]) -> list[Problem]:
    """V10: a warning for each card that a player has and never acquired.

    During a game a player has, in all zones together, the starting deck and the acquired cards, without the scrapped ones.
    """
    possible = Counter(STARTERS) + Counter(acquired)
    possible.subtract(scrapped)
    return [
        Problem("never_acquired", ACQUIRING_CLAUSE, "warning", cards=(code,), found=copies, allowed=max(0, possible[code]))
        for code, copies in sorted(deck.items())
        if copies > max(0, possible[code])
    ]
