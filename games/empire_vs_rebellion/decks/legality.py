"""The rules of a player's list and of the table's setup, checks V1 to V13.

A list has 4 characters in the zone `characters`.  The rules fix all other cards; they are checked if the list names them.
The `side` of a list is its faction, "rebel" or "empire"; a list without a side has the faction of its cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from games.contracts.decks import Decklist, Problem
from games.decks.slots import SLOT_PROBLEMS, Counted, as_text, check_format, count_slots, difference, sort_problems
from games.empire_vs_rebellion.catalogue.fields import FACTIONS
from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS, EVENTS, FORMATS, RESERVE, RESOURCES, STRATEGIES, ZONES
from games.empire_vs_rebellion.play.constants import INFLUENCE, SUPPLY

CHOSEN: Final = 4  # EVR-SET-04
DECK_SIZE: Final = 20  # EVR-SET-05
FACTION_CODES: Final = tuple(choice.code for choice in FACTIONS)

# The clauses behind each check, in the order of the table of checks in the rules.
ONE_OF_EACH: Final = "EVR-SET-02"  # V1, V13
FOUR_CHARACTERS: Final = "EVR-SET-04"  # V2, V12
OWN_CHARACTERS: Final = "EVR-SET-04, EVR-CMP-02"  # V3
POOL_OF_24: Final = "EVR-CMP-01, EVR-CMP-02"  # V4
DECK_OF_20: Final = "EVR-SET-05"  # V5
FIVE_STRATEGIES: Final = "EVR-CMP-01, EVR-SET-03"  # V6
ALL_EVENTS: Final = "EVR-CMP-01, EVR-SET-01"  # V7
START_OF_GAME: Final = "EVR-CMP-01, EVR-SET-06, EVR-SET-07"  # V8
TUTORIAL: Final = "EVR-TUT-02"  # V9
KNOWN_CARDS: Final = "EVR-CMP-01"  # V11

# Problem codes in the order in which they are reported: V11 (three codes), V13, V1 to V12; V9 is a warning.
CHECKS: Final = (
    *SLOT_PROBLEMS,
    "unknown_faction",
    "factions_of_the_players",
    "character_count",
    "not_a_character",
    "resource_pool",
    "resource_deck_size",
    "strategy_cards",
    "event_deck",
    "influence_and_balance",
    "reserve_pile",
    "tutorial_extras",
)


def problems(decklist: Decklist, *, format: str, on: date, pool: Pool) -> list[Problem]:
    """Every problem of a player's list, for any list.  ValueError for an unknown format."""
    check_format(format, (each.code for each in FORMATS))
    counted = count(decklist, pool)
    faction = faction_of(decklist, pool)
    checks = [_faction(decklist), _chosen(counted, faction, pool), _fixed(counted, faction or FACTION_CODES[0], pool)]
    return sort_problems([*counted.problems, *(problem for check in checks for problem in check)], CHECKS)


def count(decklist: Decklist, pool: Pool) -> Counted:
    return count_slots(decklist, zones=[zone.code for zone in ZONES], known=pool.card_code, clause=KNOWN_CARDS)


def faction_of(decklist: Decklist, pool: Pool) -> str | None:
    """The side of the list, else the faction of most of its characters, else of most of its other cards; None for a list without both.

    On a tie the Rebels are taken.
    """
    if isinstance(decklist.side, str) and decklist.side in FACTION_CODES:
        return decklist.side
    counted = count(decklist, pool)
    for zone in (CHARACTERS, RESOURCES, STRATEGIES, RESERVE):
        factions: Counter[str] = Counter()
        for code, copies in counted.cards[zone].items():
            factions[pool.cards[code].faction] += copies
        if found := [faction for faction in FACTION_CODES if factions[faction]]:
            return max(found, key=lambda faction: factions[faction])
    return None


def resource_deck(chosen: Mapping[str, int], faction: str, pool: Pool) -> dict[str, int]:
    """EVR-SET-05: the chosen characters and the 16 other resource cards of the faction."""
    return dict(Counter(pool.ordinary(faction)) + Counter(chosen))


def reserve_pile(chosen: Mapping[str, int], faction: str, pool: Pool) -> dict[str, int]:
    """EVR-SET-04: the characters of the faction that were not chosen."""
    return {code: 1 for code in pool.characters(faction) if code not in chosen}


# --- the checks ------------------------------------------------------------------------------------------------------


def _faction(decklist: Decklist) -> Iterator[Problem]:
    if decklist.side and decklist.side not in FACTION_CODES:  # V13
        yield Problem("unknown_faction", ONE_OF_EACH, values=(("side", as_text(decklist.side)),))


def _chosen(counted: Counted, faction: str | None, pool: Pool) -> Iterator[Problem]:
    found, different = counted.copies(CHARACTERS), counted.different(CHARACTERS)
    if (found, different) != (CHOSEN, CHOSEN):  # V2
        values = (("different", str(different)),)
        yield Problem(
            "character_count", FOUR_CHARACTERS, cards=tuple(counted.cards[CHARACTERS]), found=found, allowed=CHOSEN, values=values
        )
    for code in counted.cards[CHARACTERS]:  # V3
        if faction is None or code not in pool.characters(faction):
            yield Problem("not_a_character", OWN_CHARACTERS, cards=(code,), values=(("faction", faction or FACTION_CODES[0]),))


def _fixed(counted: Counted, faction: str, pool: Pool) -> Iterator[Problem]:
    """The cards that the rules fix, in the zones that the list names."""
    chosen = counted.cards[CHARACTERS]
    values = (("faction", faction),)
    if counted.copies(RESOURCES):
        listed = counted.cards[RESOURCES]
        if diff := difference({**pool.characters(faction), **pool.ordinary(faction)}, listed):  # V4
            yield Problem("resource_pool", POOL_OF_24, found=counted.copies(RESOURCES), values=(*values, *diff))
        ordinary = sum(copies for code, copies in listed.items() if not pool.cards[code].is_character)
        if (size := ordinary + sum(chosen.values())) != DECK_SIZE:  # V5
            yield Problem("resource_deck_size", DECK_OF_20, found=size, allowed=DECK_SIZE)
    if counted.copies(STRATEGIES) and (diff := difference(pool.strategies(faction), counted.cards[STRATEGIES])):  # V6
        yield Problem("strategy_cards", FIVE_STRATEGIES, found=counted.copies(STRATEGIES), values=(*values, *diff))
    if counted.copies(EVENTS) and (diff := difference(pool.events(), counted.cards[EVENTS])):  # V7
        yield Problem("event_deck", ALL_EVENTS, found=counted.copies(EVENTS), values=diff)
    if counted.copies(RESERVE) and (diff := difference(reserve_pile(chosen, faction, pool), counted.cards[RESERVE])):  # V12
        yield Problem("reserve_pile", FOUR_CHARACTERS, found=counted.copies(RESERVE), values=diff)


# --- the table -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Setup:
    """A table before the first round."""

    lists: tuple[Decklist, Decklist]  # one for each player
    influence: tuple[int, int] = (INFLUENCE, INFLUENCE)  # tokens of each player
    supply: int = SUPPLY
    balance: str = FACTION_CODES[0]  # the faction that the balance token shows
    is_tutorial: bool = False


def setup_problems(setup: Setup, *, pool: Pool) -> list[Problem]:
    """Every problem of a table, without the problems of each list by itself."""
    found: list[Problem] = []
    factions = [faction_of(each, pool) for each in setup.lists]
    if set(factions) != set(FACTION_CODES):  # V1
        found.append(Problem("factions_of_the_players", ONE_OF_EACH))
    if setup.is_tutorial:
        extras = [count(each, pool).copies(zone) for each in setup.lists for zone in (CHARACTERS, STRATEGIES)]
        if any(extras) or any(setup.influence):  # V9
            found.append(Problem("tutorial_extras", TUTORIAL, "warning", found=sum(extras) + sum(setup.influence), allowed=0))
    elif (setup.influence, setup.supply) != ((INFLUENCE, INFLUENCE), SUPPLY) or setup.balance not in FACTION_CODES:  # V8
        found.append(Problem("influence_and_balance", START_OF_GAME))
    return sort_problems(found, CHECKS)
