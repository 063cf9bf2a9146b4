"""Deck construction: every problem of a decklist (CCG-DB, checks V1 to V14).

V1 to V14 are the rulebook's checks.  The formats of the GEMP server share some of them and add their own (`format_legality`).
Warnings hold in every format.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date
from typing import Final

from games.contracts.decks import Decklist, Problem
from games.decks.slots import check_format, sort_problems
from games.star_wars_ccg.catalogue.fields import DARK, INTERRUPT, JEDI_TEST, LIGHT, STARSHIP
from games.star_wars_ccg.catalogue.format_pools import DECK_SIZE
from games.star_wars_ccg.catalogue.format_pools import Pool as FormatPool
from games.star_wars_ccg.catalogue.pool import SECTOR, SYSTEM, CardFacts, Pool
from games.star_wars_ccg.decks.contents import DeckContents, by_number, deck_contents, side_of, total
from games.star_wars_ccg.decks.format_legality import BEYOND_RULEBOOK, DOUBLE_SIDED, check_format_pool, check_server_rules
from games.star_wars_ccg.decks.formats import FORMATS, RULEBOOK
from games.star_wars_ccg.decks.objectives import starting_cards

# A deck starts with one Objective; of a list with many, the first ones are checked for what they start with.
MOST_OBJECTIVES: Final = 2
# Parameters of the warnings V11 and V13; the rules give no numbers.
SPARE_COPIES: Final = 2
LOW_DESTINY: Final = 2.0
FEW_ICONS: Final = 6

# The clauses that each check cites, in the order of the table in the rules.
SIZE: Final = "CCG-DB-01, CCG-DB-07"  # V2
ONE_SIDE: Final = "CCG-DB-02, CCG-SID-01, CCG-DB-08"  # V3
START: Final = "CCG-DB-03"  # V4
ONE_OBJECTIVE: Final = "CCG-DB-06"  # V6
LIGHT_TESTS: Final = "CCG-DB-09"  # V7
STARTING_LOCATION: Final = "CCG-SET-02, CCG-SET-03, CCG-LOC-11, CCG-LOC-12"  # V8
OBJECTIVE_CARDS: Final = "CCG-SET-08, CCG-SET-09"  # V9
SECOND_LOCATION: Final = "CCG-DB-03"  # V10
UNIQUE_COPIES: Final = "CCG-DB-04, CCG-UNI-01"  # V11
SECTOR_SYSTEM: Final = "CCG-LOC-11"  # V12
STARSHIP_SYSTEM: Final = "CCG-STA-01, CCG-MVH-03"  # V12
DESTINY: Final = "CCG-DST-01"  # V13
ICONS: Final = "CCG-ACT-01"  # V13
NO_SIDEBOARD: Final = "CCG-GAM-04"  # V14

_FORMATS: Final = tuple(format.code for format in FORMATS)

# The order of problems: V1 to V8, V14, the server's own checks, then the warnings V9 to V13.
CHECKS: Final = (
    "unknown_code",
    "wrong_zone",
    "bad_quantity",
    "deck_size",
    "wrong_side",
    "no_starting_location",
    "double_sided_copies",
    "too_many_objectives",
    "dark_jedi_test",
    "bad_starting_location",
    "outside_deck",
    "too_many_outside",
    "too_many_starting_effects",
    "missing_partner",
    "only_outside",
    "game_aid",
    "gone_card",
    "not_in_pool",
    "banned_icon",
    "banned_rarity",
    "banned_card",
    "objective_lacks_card",
    "one_starting_location",
    "spare_unique_copies",
    "sector_without_system",
    "starships_without_system",
    "low_destiny",
    "few_force_icons",
)


def problems(decklist: Decklist, *, format: str, on: date, pool: Pool) -> list[Problem]:
    """Every problem of `decklist` in `format`: illegal ones first, then warnings, each kind in the order of `CHECKS`.

    Accepts any decklist at all.  ValueError for an unknown format.
    on: has no effect, because the server dates none of its lists.
    """
    return all_problems(decklist, formats=(format,), on=on, pool=pool)[format]


def all_problems(decklist: Decklist, *, formats: Iterable[str], on: date, pool: Pool) -> dict[str, list[Problem]]:
    """The problems in several formats; checks that formats share run once."""
    codes = list(formats)
    for format in codes:
        check_format(format, _FORMATS)
    contents = deck_contents(decklist, pool)
    cards = {code: pool.cards[code] for code in sorted({*contents.deck, *contents.outside}, key=by_number)}
    side = side_of(decklist, contents, pool)
    shared = [*contents.problems, *_sides(contents, cards, side), *_objectives(contents, cards)]
    shared += [
        *_spare_copies(contents, cards),
        *_systems(contents, cards),
        *_numbers(contents, cards, side),
        *_objective_cards(contents, cards),
    ]
    start = list(_starting_locations(contents, cards))
    of_rulebook = [*shared, *start, *_double_sided(contents, cards), *_marked_location(contents, cards), *_nothing_outside(contents)]
    # The server accepts a deck without a starting location, but the deck cannot be played: a warning.
    of_server = [*shared, *(replace(problem, severity="warning") for problem in start), *check_server_rules(contents, cards)]
    places = {code: place for place, code in enumerate(pool.formats)}
    found = {}
    for format in codes:
        rules = pool.formats.get(format)
        own = [*(of_rulebook if format == RULEBOOK else of_server), *_size(contents, rules)]
        if rules is not None:
            own += check_format_pool(contents, cards, rules, places[format])
        found[format] = sort_problems(own, CHECKS)
    return found


# --- the rulebook's checks -------------------------------------------------------------------------------------------


def _size(contents: DeckContents, rules: FormatPool | None) -> Iterator[Problem]:
    wanted = rules.deck_size if rules is not None else DECK_SIZE
    if contents.size != wanted:  # V2
        yield Problem("deck_size", SIZE if wanted == DECK_SIZE else BEYOND_RULEBOOK, found=contents.size, allowed=wanted)


def _sides(contents: DeckContents, cards: Mapping[str, CardFacts], side: str | None) -> Iterator[Problem]:
    tests = tuple(code for code, card in cards.items() if card.type == JEDI_TEST and card.side == LIGHT) if side == DARK else ()
    for code, card in cards.items():  # V3
        if side is not None and card.side != side and code not in tests:
            yield Problem("wrong_side", ONE_SIDE, cards=(code,), values=(("side", card.side), ("deck_side", side)))
    if tests:  # V7
        listed = total(contents.deck, tests) + total(contents.outside, tests)
        yield Problem("dark_jedi_test", LIGHT_TESTS, cards=tests, found=listed, allowed=0)


def _starting_locations(contents: DeckContents, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    if any(cards[code].is_objective for code in contents.deck):
        return
    titles = {cards[code].title for code in contents.deck if cards[code].can_start}
    if not titles:  # V4
        yield Problem("no_starting_location", START, found=0, allowed=1)
    elif len(titles) == 1:  # V10
        only = tuple(code for code in contents.deck if cards[code].can_start)
        yield Problem("one_starting_location", SECOND_LOCATION, "warning", cards=only, found=1)


def _double_sided(contents: DeckContents, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    for codes in _by_title(contents.deck, cards, lambda card: card.double_sided and not card.is_objective):
        if (copies := total(contents.deck, codes)) > 1:  # V5
            yield Problem("double_sided_copies", DOUBLE_SIDED, cards=codes, found=copies, allowed=1)


def _objectives(contents: DeckContents, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    codes = tuple(code for code in contents.deck if cards[code].is_objective)
    if (copies := total(contents.deck, codes)) > 1:  # V6
        yield Problem("too_many_objectives", ONE_OBJECTIVE, cards=codes, found=copies, allowed=1)


def _marked_location(contents: DeckContents, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    """V8: one of the marked locations must be able to start; with an Objective in the deck, only the Objective can start."""
    marked = [code for code in contents.starting if cards[code].is_location]
    if any(cards[code].is_objective for code in contents.starting):
        return
    if any(cards[code].is_objective for code in contents.deck):
        faulty = marked
    else:
        faulty = [] if any(cards[code].can_start for code in marked) else marked
    for code in faulty:
        yield Problem("bad_starting_location", STARTING_LOCATION, cards=(code,))


def _objective_cards(contents: DeckContents, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    objectives = [code for code in contents.deck if cards[code].is_objective]
    for code in objectives[:MOST_OBJECTIVES]:
        for wanted in starting_cards(cards[code]):
            if not any(wanted.fits(cards[each]) for each in contents.deck):  # V9
                values = (("card", wanted.words["en"]),)
                yield Problem("objective_lacks_card", OBJECTIVE_CARDS, "warning", cards=(code,), found=0, allowed=1, values=values)


def _spare_copies(contents: DeckContents, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    """V11, without Interrupts, which are never on the table (CCG-TYP-01)."""
    for codes in _by_title(contents.deck, cards, lambda card: bool(card.uniqueness) and not card.is_location and card.type != INTERRUPT):
        most = max(cards[code].uniqueness or 0 for code in codes)
        if (copies := total(contents.deck, codes)) >= most + SPARE_COPIES:  # V11
            yield Problem("spare_unique_copies", UNIQUE_COPIES, "warning", cards=codes, found=copies, allowed=most)


def _systems(contents: DeckContents, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    systems = {cards[code].title for code in contents.deck if cards[code].is_location and SYSTEM in cards[code].subtypes}
    for code in contents.deck:  # V12
        card = cards[code]
        if card.is_location and SECTOR in card.subtypes:
            fits_any = card.generic is not None  # CCG-LOC-12
            if not (systems if fits_any else card.system in systems):
                values = () if fits_any else (("system", card.system),)
                yield Problem("sector_without_system", SECTOR_SYSTEM, "warning", cards=(code,), values=values)
    starships = tuple(code for code in contents.deck if cards[code].type == STARSHIP)
    if starships and not systems:  # V12
        yield Problem("starships_without_system", STARSHIP_SYSTEM, "warning", cards=starships, found=total(contents.deck, starships))


def _numbers(contents: DeckContents, cards: Mapping[str, CardFacts], side: str | None) -> Iterator[Problem]:
    copies = sum(contents.deck.values())
    if not copies:
        return
    average = sum(lowest_destiny(cards[code]) * number for code, number in contents.deck.items()) / copies
    if average < LOW_DESTINY:  # V13
        values = (("average", f"{average:.2f}"), ("least", f"{LOW_DESTINY:.2f}"))
        yield Problem("low_destiny", DESTINY, "warning", values=values)
    icons = sum(cards[code].force_icons(side or cards[code].side) * number for code, number in contents.deck.items())
    if icons < FEW_ICONS:  # V13
        yield Problem("few_force_icons", ICONS, "warning", found=icons, allowed=FEW_ICONS)


def lowest_destiny(card: CardFacts) -> float:
    """CCG-DST-02: the printed destiny, 0 without one; the lowest of several values."""
    return card.destinies[0] if card.destinies else 0


def _nothing_outside(contents: DeckContents) -> Iterator[Problem]:
    if contents.outside_size:  # V14
        yield Problem("outside_deck", NO_SIDEBOARD, cards=tuple(contents.outside), found=contents.outside_size, allowed=0)


# --- helpers -----------------------------------------------------------------------------------------------------


def _by_title(counts: Mapping[str, int], cards: Mapping[str, CardFacts], is_meant: Callable[[CardFacts], bool]) -> list[tuple[str, ...]]:
    """The codes of the cards for which `is_meant` is true, grouped by title."""
    found: dict[str, list[str]] = {}
    for code in counts:
        if is_meant(cards[code]):
            found.setdefault(cards[code].title, []).append(code)
    return [tuple(codes) for codes in found.values()]
