"""Deck construction: what a decklist chooses and every fault it has (CCG-DB, checks V1 to V14, and the formats of the GEMP server).

choice: the cards that a decklist names, merged by card, so that order and splitting of slots mean nothing.
deck: the 60, those that start on the table among them.  outside: what is listed beside it.

The rulebook's own checks are V1 to V14.  A format of the server has sizes, lists of cards and rules that the rulebook does not know (A-20);
of the rulebook's checks it keeps those that it shares: cards that are known, of one side, one Objective.  Warnings hold in every format.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from games.contracts.decks import Decklist, Problem
from games.decks.slots import MOST_COUNTED, as_text
from games.star_wars_ccg.catalogue.fields import GAME_AID, INTERRUPT, JEDI_TEST, STARSHIP
from games.star_wars_ccg.catalogue.format_pools import DECK_SIZE
from games.star_wars_ccg.catalogue.format_pools import Pool as FormatPool
from games.star_wars_ccg.catalogue.pool import DARK, LIGHT, SECTOR, SYSTEM, CardFacts, Pool
from games.star_wars_ccg.decks.formats import FORMATS, MAIN, OUTSIDE, RULEBOOK, STARTING, ZONES
from games.star_wars_ccg.decks.objectives import STARTING_CARDS, names_it

MOST_OUTSIDE: Final = 50
# Parameters of V11 and V13, not in the source.
SPARE_COPIES: Final = 2
LOW_DESTINY: Final = 2.0
FEW_ICONS: Final = 6

# The clauses of each check, in the order of the rules' own table.
KNOWN: Final = "CCG-TYP-01"  # V1
SIZE: Final = "CCG-DB-01, CCG-DB-07"  # V2
ONE_SIDE: Final = "CCG-DB-02, CCG-SID-01, CCG-DB-08"  # V3
START: Final = "CCG-DB-03"  # V4
DOUBLE_SIDED: Final = "CCG-DB-05"  # V5
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
BEYOND_RULEBOOK: Final = "A-20"  # what a format of the server adds

# The server's three, of which a deck may have one; all of them double-sided.
SINGLE_COPIES: Final = ("The Falcon, Junkyard Garbage", "The Mythrol", "Jabba's Prize")
NEEDS: Final = {"Jabba's Prize": "Carbon Chamber Testing"}

_FORMATS: Final = frozenset(each.code for each in FORMATS)
_ZONES: Final = frozenset(zone.code for zone in ZONES)
_SIDES: Final = (LIGHT, DARK)

# The order in which problems are told: V1 to V8, V14, the server's own, the warnings V9 to V13.
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
_ORDER: Final = {code: place for place, code in enumerate(CHECKS)}


@dataclass(frozen=True, slots=True)
class Choice:
    """What a decklist names, resolved against the pool; every mapping is card code -> copies, by code.

    deck: main and starting.  size: copies in the deck and in the starting cards, unknown codes among them.
    problems: V1, found on the way.
    """

    main: Mapping[str, int]
    starting: Mapping[str, int]
    outside: Mapping[str, int]
    deck: Mapping[str, int]
    size: int
    outside_size: int
    problems: tuple[Problem, ...]


def problems(decklist: Decklist, *, format: str, on: date, pool: Pool) -> list[Problem]:
    """Every fault of `decklist` in `format`: illegal ones first, then warnings, each kind in the order of the checks.

    Pure and total: any decklist gets an answer.  ValueError for an unknown format.
    on: says nothing yet; the server keeps no dates, so the lists that are known hold on every day.
    """
    return all_problems(decklist, formats=(format,), on=on, pool=pool)[format]


def all_problems(decklist: Decklist, *, formats: Iterable[str], on: date, pool: Pool) -> dict[str, list[Problem]]:
    """The same for several formats, with what they share done once."""
    asked = list(formats)
    for format in asked:
        if format not in _FORMATS:
            raise ValueError(f"Unknown format {format!r}; there are: {', '.join(each.code for each in FORMATS)}.")
    choice = choose(decklist, pool)
    cards = {code: pool.cards[code] for code in sorted({*choice.deck, *choice.outside}, key=by_number)}
    side = side_of(decklist, choice, pool)
    shared = [*choice.problems, *_sides(choice, cards, side), *_objectives(choice, cards)]
    shared += [*_spare_copies(choice, cards), *_systems(choice, cards), *_numbers(choice, cards, side), *_objective_cards(choice, cards)]
    start = list(_starting_locations(choice, cards))
    of_rulebook = [*shared, *start, *_double_sided(choice, cards), *_marked_location(choice, cards), *_nothing_outside(choice)]
    # The server asks for no place to start from when a deck is built; without one it cannot be played.
    of_server = [*shared, *(replace(problem, severity="warning") for problem in start), *_server_rules(choice, cards)]
    places = {code: place for place, code in enumerate(pool.formats)}
    found = {}
    for format in asked:
        rules = pool.formats.get(format)
        own = [*(of_rulebook if format == RULEBOOK else of_server), *_size(choice, rules)]
        if rules is not None:
            own += _pool(choice, cards, rules, places[format])
        found[format] = sorted(own, key=lambda problem: (problem.severity == "warning", _ORDER[problem.code]))
    return found


def deck_side(decklist: Decklist, pool: Pool) -> str | None:
    """The side that is asked for, unless no card of the list is of it; else that of most cards; None where nothing says.

    V3 measures against the side asked for; this is the side to keep for a list that has been filled with the other's cards.
    """
    choice = choose(decklist, pool)
    counts = _side_counts(choice, pool)
    asked = decklist.side if decklist.side in _SIDES else None
    if asked and (counts[asked] or not counts.total()):
        return asked
    return max(sorted(counts), key=lambda side: counts[side]) if counts else None


def side_of(decklist: Decklist, choice: Choice, pool: Pool) -> str | None:
    """V3: the declared side; where none is declared, that of most cards."""
    if decklist.side in _SIDES:
        return str(decklist.side)
    counts = _side_counts(choice, pool)
    return max(sorted(counts), key=lambda side: counts[side]) if counts else None


def choose(decklist: Decklist, pool: Pool) -> Choice:
    """What `decklist` names; whatever cannot be used (V1) is reported and left out."""
    faults: set[Problem] = set()
    zones: dict[str, Counter[str]] = {zone: Counter() for zone in (MAIN, STARTING, OUTSIDE)}
    unknown: Counter[str] = Counter()
    for slot in decklist.slots:
        code, quantity, zone = slot.code, slot.quantity, slot.zone
        copies = quantity
        if type(quantity) is not int or not 1 <= quantity <= MOST_COUNTED:
            faults.add(Problem("bad_quantity", KNOWN, cards=(as_text(code),), values=(("quantity", as_text(quantity)),)))
            copies = 0
        card = pool.card(code) if isinstance(code, str) else None
        if not isinstance(zone, str) or zone not in _ZONES:
            faults.add(Problem("wrong_zone", KNOWN, cards=(as_text(code),), values=(("zone", as_text(zone)),)))
        elif card is None:
            faults.add(Problem("unknown_code", KNOWN, cards=(as_text(code),)))
            unknown[zone] += copies
        elif copies:
            zones[zone][card.code] += copies
    deck = zones[MAIN] + zones[STARTING]
    return Choice(
        main=_by_number(zones[MAIN]),
        starting=_by_number(zones[STARTING]),
        outside=_by_number(zones[OUTSIDE]),
        deck=_by_number(deck),
        size=deck.total() + unknown[MAIN] + unknown[STARTING],
        outside_size=zones[OUTSIDE].total() + unknown[OUTSIDE],
        problems=tuple(sorted(faults, key=lambda fault: (fault.code, fault.cards, fault.values))),
    )


def by_number(code: str) -> tuple[str, str]:
    """A key that sorts codes as players count: "1_2", "1_168", "12_1"."""
    product, _, number = code.partition("_")
    return product.zfill(12), number.zfill(12)


# --- the rulebook's checks -------------------------------------------------------------------------------------------


def _size(choice: Choice, rules: FormatPool | None) -> Iterator[Problem]:
    wanted = rules.deck_size if rules is not None else DECK_SIZE
    if choice.size != wanted:  # V2
        yield Problem("deck_size", SIZE if wanted == DECK_SIZE else BEYOND_RULEBOOK, found=choice.size, allowed=wanted)


def _sides(choice: Choice, cards: Mapping[str, CardFacts], side: str | None) -> Iterator[Problem]:
    tests = tuple(code for code, card in cards.items() if card.type == JEDI_TEST and card.side == LIGHT) if side == DARK else ()
    for code, card in cards.items():  # V3
        if side is not None and card.side != side and code not in tests:
            yield Problem("wrong_side", ONE_SIDE, cards=(code,), values=(("side", card.side), ("deck_side", side)))
    if tests:  # V7
        yield Problem("dark_jedi_test", LIGHT_TESTS, cards=tests, found=_sum(choice.deck, tests) + _sum(choice.outside, tests), allowed=0)


def _starting_locations(choice: Choice, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    if any(cards[code].is_objective for code in choice.deck):
        return
    titles = {cards[code].title for code in choice.deck if cards[code].can_start}
    if not titles:  # V4
        yield Problem("no_starting_location", START, found=0, allowed=1)
    elif len(titles) == 1:  # V10
        only = tuple(code for code in choice.deck if cards[code].can_start)
        yield Problem("one_starting_location", SECOND_LOCATION, "warning", cards=only, found=1)


def _double_sided(choice: Choice, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    for codes in _by_name(choice.deck, cards, lambda card: card.double_sided and not card.is_objective):
        if (copies := _sum(choice.deck, codes)) > 1:  # V5
            yield Problem("double_sided_copies", DOUBLE_SIDED, cards=codes, found=copies, allowed=1)


def _objectives(choice: Choice, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    codes = tuple(code for code in choice.deck if cards[code].is_objective)
    if (copies := _sum(choice.deck, codes)) > 1:  # V6
        yield Problem("too_many_objectives", ONE_OBJECTIVE, cards=codes, found=copies, allowed=1)


def _marked_location(choice: Choice, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    """V8: what starts on the table must hold a location that can; one beside an Objective only when that starts, too."""
    marked = [code for code in choice.starting if cards[code].is_location]
    if any(cards[code].is_objective for code in choice.starting):
        return
    if any(cards[code].is_objective for code in choice.deck):
        faulty = marked
    else:
        faulty = [] if any(cards[code].can_start for code in marked) else marked
    for code in faulty:
        yield Problem("bad_starting_location", STARTING_LOCATION, cards=(code,))


def _objective_cards(choice: Choice, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    named = [(cards[code].title, cards[code].personas) for code in choice.deck]
    for code in choice.deck:
        for wanted in STARTING_CARDS.get(code, ()):
            if not any(names_it(wanted, *names) for names in named):  # V9
                values = (("card", wanted.removeprefix("~")),)
                yield Problem("objective_lacks_card", OBJECTIVE_CARDS, "warning", cards=(code,), found=0, allowed=1, values=values)


def _spare_copies(choice: Choice, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    """Of lasting types: an Interrupt is never on the table (CCG-TYP-01)."""
    for codes in _by_name(choice.deck, cards, lambda card: bool(card.uniqueness) and not card.is_location and card.type != INTERRUPT):
        most = max(cards[code].uniqueness or 0 for code in codes)
        if (copies := _sum(choice.deck, codes)) >= most + SPARE_COPIES:  # V11
            yield Problem("spare_unique_copies", UNIQUE_COPIES, "warning", cards=codes, found=copies, allowed=most)


def _systems(choice: Choice, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    systems = {cards[code].title for code in choice.deck if cards[code].is_location and SYSTEM in cards[code].subtypes}
    for code in choice.deck:  # V12
        card = cards[code]
        if card.is_location and SECTOR in card.subtypes:
            fits_any = card.generic is not None  # CCG-LOC-12
            if not (systems if fits_any else card.system in systems):
                values = () if fits_any else (("system", card.system),)
                yield Problem("sector_without_system", SECTOR_SYSTEM, "warning", cards=(code,), values=values)
    starships = tuple(code for code in choice.deck if cards[code].type == STARSHIP)
    if starships and not systems:  # V12
        yield Problem("starships_without_system", STARSHIP_SYSTEM, "warning", cards=starships, found=_sum(choice.deck, starships))


def _numbers(choice: Choice, cards: Mapping[str, CardFacts], side: str | None) -> Iterator[Problem]:
    copies = sum(choice.deck.values())
    if not copies:
        return
    average = sum(lowest_destiny(cards[code]) * number for code, number in choice.deck.items()) / copies
    if average < LOW_DESTINY:  # V13
        values = (("average", f"{average:.2f}"), ("least", f"{LOW_DESTINY:.2f}"))
        yield Problem("low_destiny", DESTINY, "warning", values=values)
    icons = sum(cards[code].force_icons(side or cards[code].side) * number for code, number in choice.deck.items())
    if icons < FEW_ICONS:  # V13
        yield Problem("few_force_icons", ICONS, "warning", found=icons, allowed=FEW_ICONS)


def lowest_destiny(card: CardFacts) -> float:
    """CCG-DST-02: 0 where none is printed; of several values the lowest, which is sure."""
    return card.destinies[0] if card.destinies else 0


def _nothing_outside(choice: Choice) -> Iterator[Problem]:
    if choice.outside_size:  # V14
        yield Problem("outside_deck", NO_SIDEBOARD, cards=tuple(choice.outside), found=choice.outside_size, allowed=0)


# --- what the server's formats add (A-20) ----------------------------------------------------------------------------


def _server_rules(choice: Choice, cards: Mapping[str, CardFacts]) -> Iterator[Problem]:
    if choice.outside_size > MOST_OUTSIDE:
        yield Problem("too_many_outside", BEYOND_RULEBOOK, found=choice.outside_size, allowed=MOST_OUTSIDE)
    effects = tuple(code for code in choice.deck if cards[code].is_starting_effect)
    if (copies := _sum(choice.deck, effects)) > 1:
        yield Problem("too_many_starting_effects", BEYOND_RULEBOOK, cards=effects, found=copies, allowed=1)
    fronts = {code: cards[code].title.partition("/")[0].strip() for code in choice.deck}
    for single in SINGLE_COPIES:
        codes = tuple(code for code, front in fronts.items() if front == single)
        if (copies := _sum(choice.deck, codes)) > 1:
            yield Problem("double_sided_copies", DOUBLE_SIDED, cards=codes, found=copies, allowed=1)
        if codes and single in NEEDS and NEEDS[single] not in fronts.values():
            yield Problem("missing_partner", BEYOND_RULEBOOK, cards=codes, values=(("card", NEEDS[single]),))
    only_outside = tuple(code for code in choice.deck if cards[code].outside_deck)
    if only_outside:
        yield Problem("only_outside", BEYOND_RULEBOOK, cards=only_outside, found=_sum(choice.deck, only_outside), allowed=0)


def _pool(choice: Choice, cards: Mapping[str, CardFacts], rules: FormatPool, place: int) -> Iterator[Problem]:
    """The cards that a format does not use, in one problem for each reason; in and outside the deck."""
    bit = 1 << place
    faulty = [card for card in cards.values() if not card.in_pool & bit or card.banned & bit]
    if not faulty:
        return
    reasons: dict[tuple[str, str], tuple[str, ...]] = {}
    for card in faulty:
        reason = _reason(card, rules, in_pool=bool(card.in_pool & bit))
        reasons[reason] = (*reasons.get(reason, ()), card.code)
    # The rulebook bans no icon but types that it does not know.
    icon_clause = f"{KNOWN}, {BEYOND_RULEBOOK}" if rules.code == RULEBOOK else BEYOND_RULEBOOK
    for (code, value), codes in reasons.items():
        found = _sum(choice.deck, codes) + _sum(choice.outside, codes)
        values = (("reason", value),)
        if code == "game_aid":
            yield Problem("game_aid", KNOWN, cards=codes, found=found, allowed=0)
        elif code == "gone_card":
            yield Problem("gone_card", BEYOND_RULEBOOK, cards=codes, found=found, allowed=0)
        elif code == "not_in_pool":
            yield Problem("not_in_pool", BEYOND_RULEBOOK, cards=codes, found=found, allowed=0)
        elif code == "banned_icon":
            yield Problem("banned_icon", icon_clause, cards=codes, found=found, allowed=0, values=values)
        elif code == "banned_rarity":
            yield Problem("banned_rarity", BEYOND_RULEBOOK, cards=codes, found=found, allowed=0, values=values)
        else:
            yield Problem("banned_card", BEYOND_RULEBOOK, cards=codes, found=found, allowed=0)


def _reason(card: CardFacts, rules: FormatPool, *, in_pool: bool) -> tuple[str, str]:
    """Why a format does not use a card: the code of the problem, and the icon or rarity."""
    if not in_pool:
        return ("game_aid" if card.type == GAME_AID else "gone_card" if card.gone else "not_in_pool"), ""
    for icon in card.banned_by:
        if icon in rules.banned_icons:
            return "banned_icon", icon
    if card.rarity in rules.banned_rarities:
        return "banned_rarity", card.rarity
    return "banned_card", ""


# --- small words -----------------------------------------------------------------------------------------------------


def _side_counts(choice: Choice, pool: Pool) -> Counter[str]:
    counts: Counter[str] = Counter()
    for codes in (choice.deck, choice.outside):
        for code, copies in codes.items():
            counts[pool.cards[code].side] += copies
    return counts


def _by_number(counts: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(counts.items(), key=lambda item: by_number(item[0])))


def _sum(counts: Mapping[str, int], codes: Iterable[str]) -> int:
    return sum(counts.get(code, 0) for code in codes)


def _by_name(counts: Mapping[str, int], cards: Mapping[str, CardFacts], holds: Callable[[CardFacts], bool]) -> list[tuple[str, ...]]:
    """The codes for whose cards something holds, those of one title together."""
    found: dict[str, list[str]] = {}
    for code in counts:
        if holds(cards[code]):
            found.setdefault(cards[code].title, []).append(code)
    return [tuple(codes) for codes in found.values()]
