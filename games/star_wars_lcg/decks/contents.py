"""Read what a decklist contains: its objective sets, its affiliation cards and all its command and objective cards.

The checks V1 (unknown cards) and V4 (incomplete sets) of the rule specification are made on the way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from games.contracts.decks import Decklist, Problem
from games.decks.slots import as_text, difference, read_slots
from games.star_wars_lcg.catalogue.fields import AFFILIATION as AFFILIATION_CARD
from games.star_wars_lcg.catalogue.fields import OBJECTIVE
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.formats import AFFILIATION, MAIN, OBJECTIVE_SETS, ZONES

# The clauses that the problems cite.
UNKNOWN: Final = "LCG-CARD-01, LCG-CARD-02, LCG-CARD-03"  # V1
WHOLE_SETS: Final = "LCG-CARD-04, LCG-CARD-05, LCG-DB-04"  # V4
BEYOND_CORE: Final = "A-18"  # cards and lists of later products, a separate and dated layer


@dataclass(frozen=True, slots=True)
class DeckContents:
    """The contents of a decklist; the order and splitting of slots make no difference.

    Attributes:
        sets: set code -> copies, sorted by set number.  Objectives listed as single cards count as their sets.
        affiliations: code of an affiliation card -> copies.
        affiliation_count: copies of affiliation cards listed, unknown ones included.
        cards: card code -> copies, of every card but the affiliation cards: six for each set, and the single cards.
        problems: slots that cannot be read, and incomplete sets.
    """

    sets: Mapping[str, int]
    affiliations: Mapping[str, int]
    affiliation_count: int
    cards: Mapping[str, int]
    problems: tuple[Problem, ...]


def deck_contents(decklist: Decklist, pool: Pool) -> DeckContents:
    """The contents of `decklist`.  A slot that cannot be read becomes a problem and is left out."""
    entries, problems = read_slots(decklist, zones=[zone.code for zone in ZONES], clause=UNKNOWN)
    sets: Counter[str] = Counter()
    affiliations: Counter[str] = Counter()
    singles: Counter[str] = Counter()  # by the code listed, which may be a printing's
    unknown_affiliations = 0
    for zone, code, copies in entries:
        if zone == MAIN and isinstance(code, str) and code in pool.challenge:
            problems.add(Problem("challenge_card", BEYOND_CORE, cards=(code,)))
        elif not isinstance(code, str) or (code not in pool.sets if zone == OBJECTIVE_SETS else pool.card(code) is None):
            problems.add(Problem("unknown_code", UNKNOWN, cards=(as_text(code),)))
            unknown_affiliations += copies if zone == AFFILIATION else 0
        elif zone == OBJECTIVE_SETS:
            sets[code] += copies
        elif (pool.known_card(code).type == AFFILIATION_CARD) != (zone == AFFILIATION):
            problems.add(Problem("wrong_zone", UNKNOWN, cards=(code,), values=(("zone", zone),)))
        elif zone == AFFILIATION:
            affiliations[pool.known_card(code).code] += copies
        else:
            singles[code] += copies
    cards: Counter[str] = Counter()
    for set_code, copies in sets.items():
        for card in pool.sets[set_code].cards:
            cards[card] += copies
    for code, copies in singles.items():
        cards[pool.known_card(code).code] += copies
    sets_of_singles, incomplete = _sets_of(+singles, pool)
    return DeckContents(
        sets=dict(sorted((+(sets + sets_of_singles)).items(), key=lambda item: pool.sets[item[0]].number)),
        affiliations=dict(sorted((+affiliations).items())),
        affiliation_count=affiliations.total() + unknown_affiliations,
        cards=dict(sorted((+cards).items())),
        problems=(*sorted(problems, key=lambda problem: (problem.code, problem.cards, problem.values)), *incomplete),
    )


def _sets_of(singles: Mapping[str, int], pool: Pool) -> tuple[Counter[str], list[Problem]]:
    """V4: the sets of the objectives among single cards, and a problem for each set with missing or extra cards.

    Copies in several sets and reprints share a card, so the comparison counts cards.
    The set of the printing listed only decides which set's problem names a missing or extra card.
    """
    sets: Counter[str] = Counter()
    listed: dict[str, Counter[str]] = {}  # card -> set of the printing listed -> copies
    for code, copies in singles.items():
        card = pool.known_card(code)
        printing = pool.printings.get(code) or pool.printings.get(card.code)
        home = printing.objective_set if printing is not None else None
        listed.setdefault(card.code, Counter())[home or ""] += copies
        if card.type == OBJECTIVE:
            sets[pool.set_of_objective[card.code]] += copies
    needed: dict[str, Counter[str]] = {}  # card -> set -> copies
    for set_code, copies in sets.items():
        for card_code in pool.sets[set_code].cards:
            needed.setdefault(card_code, Counter())[set_code] += copies
    missing: dict[str, Counter[str]] = {}  # set -> card -> copies
    extra: dict[str, Counter[str]] = {}
    for card_code in listed.keys() | needed.keys():
        have = +listed.get(card_code, Counter())
        need = needed.get(card_code, Counter())
        matched = have & need
        have, need = have - matched, need - matched
        spare = min(have.total(), need.total())  # a reprint's copy serves any set that holds the card
        for set_code, copies in _without_first(need, spare, pool):
            missing.setdefault(set_code, Counter())[card_code] += copies
        for set_code, copies in _without_first(have, spare, pool):
            extra.setdefault(set_code, Counter())[card_code] += copies
    return sets, [
        Problem(
            "incomplete_set",
            WHOLE_SETS,
            cards=(code,),
            values=difference(missing.get(code, {}), extra.get(code, {}), sort_key=numeric),
        )
        for code in sorted(missing.keys() | extra.keys(), key=lambda code: _number(pool, code))
    ]


def _without_first(copies_by_set: Counter[str], spare: int, pool: Pool) -> Iterator[tuple[str, int]]:
    """(set, copies) after `spare` copies are taken away, from the lowest set number up."""
    for code in sorted(copies_by_set, key=lambda code: _number(pool, code)):
        used = min(spare, copies_by_set[code])
        spare -= used
        if copies_by_set[code] > used:
            yield code, copies_by_set[code] - used


def numeric(code: str) -> str:
    """A sort key that puts set "2" before set "10"."""
    return code.zfill(8)


def _number(pool: Pool, code: str) -> int:
    return pool.sets[code].number if code in pool.sets else 0
