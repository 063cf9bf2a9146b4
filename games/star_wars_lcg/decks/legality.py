"""Deck construction: what a decklist chooses and every fault it has (LCG-CARD, LCG-DB; checks V1 to V13).

choice: the sets, affiliation cards and single cards that a decklist names, merged, so that order and splitting of slots mean nothing.
diff: "2x001-3 1x001-5": copies and codes, in a problem's values; `messages` turns it into names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from games.contracts.decks import Decklist, Problem
from games.decks.slots import as_text, check_format, slot_copies
from games.star_wars_lcg.catalogue.pool import NEUTRAL, CardFacts, Pool, SetFacts
from games.star_wars_lcg.decks.formats import AFFILIATION, CONSTRUCTED, FORMATS, MAIN, OBJECTIVE_SETS, STARTER, STARTERS, ZONES, Starter

LEAST_SETS: Final = 10  # LCG-DB-02
MOST_COPIES: Final = 2  # LCG-DB-06

# The clauses of each check, in the order of the rules' own table.
UNKNOWN: Final = "LCG-CARD-01, LCG-CARD-02, LCG-CARD-03"  # V1
ONE_AFFILIATION: Final = "LCG-DB-01"  # V2
TEN_SETS: Final = "LCG-DB-02"  # V3
WHOLE_SETS: Final = "LCG-CARD-04, LCG-CARD-05, LCG-DB-04"  # V4
ONE_SIDE: Final = "LCG-DB-05"  # V5
TWO_COPIES: Final = "LCG-DB-06"  # V6
LIMIT_ONE: Final = "LCG-DB-07"  # V7
OWN_AFFILIATION: Final = "LCG-DB-09"  # V8
IS_STARTER: Final = "LCG-DB-11, LCG-DB-12"  # V9
STARTER_TOO_SMALL: Final = "LCG-DB-11"  # V10
NO_MAXIMUM: Final = "LCG-DB-03"  # V11
MATCH: Final = "LCG-RES-07"  # V12
OWNED: Final = "LCG-CARD-10"  # V13
BEYOND_CORE: Final = "A-18"  # restricted lists and alternative affiliation cards: a separate, dated layer

_FORMATS = frozenset(each.code for each in FORMATS)
_ZONES = frozenset(zone.code for zone in ZONES)


@dataclass(frozen=True, slots=True)
class Choice:
    """What a decklist names, resolved against the pool.

    sets: set code -> copies, by number; whole sets and those that single cards name by their objective.
    leaders: affiliation card code -> copies.  leaders_named: copies of affiliation cards named, unknown ones among them.
    cards: card code -> copies of everything the deck holds but its affiliation card: the sets' six cards and the single cards as listed.
    problems: V1 and V4, found on the way.
    """

    sets: Mapping[str, int]
    leaders: Mapping[str, int]
    leaders_named: int
    cards: Mapping[str, int]
    problems: tuple[Problem, ...]


def problems(decklist: Decklist, *, format: str, on: date, pool: Pool, collection: Mapping[str, int] | None = None) -> list[Problem]:
    """Every fault of `decklist` in `format` on a day: illegal ones first, then warnings, each kind in the order of the checks.

    Pure and total: any decklist gets an answer.  ValueError for an unknown format.
    collection: set code -> copies owned; with it V13 is checked.
    """
    check_format(format, (each.code for each in FORMATS))
    choice = choose(decklist, pool)
    found = [*choice.problems, *_affiliation_count(choice)]
    if format == STARTER:
        rest = [_sides(decklist, choice, pool), _copies(choice, on, pool), _affiliation_only(choice, pool), _starter(choice)]
    else:
        rest = [_size(choice), _sides(decklist, choice, pool), _copies(choice, on, pool), _affiliation_only(choice, pool)]
        rest += [_requirement(choice, pool)]
        rest += [_restricted(choice, on, pool)] if format != CONSTRUCTED else []
        rest += [_many_sets(choice)]
    rest += [_resource_match(choice, pool), _owned(choice, collection)]
    for each in rest:
        found += each
    # The sort is stable: inside one check the problems stay as found, by set number.
    return sorted(found, key=lambda problem: (problem.severity != "illegal", _CHECKS.index(problem.code)))


def deck_side(decklist: Decklist, pool: Pool) -> str | None:
    """The affiliation card's side; without exactly one, the side of most sets; where that says nothing, the side asked for."""
    return _side(decklist, choose(decklist, pool), pool)


def starter_of(choice: Choice) -> Starter | None:
    """The starter deck that this choice is, sets and affiliation card (LCG-DB-11, LCG-DB-12), or None."""
    for starter in STARTERS:
        if choice.sets == dict.fromkeys(starter.sets, 1) and choice.leaders == {starter.affiliation: 1}:
            return starter
    return None


def choose(decklist: Decklist, pool: Pool) -> Choice:
    """What `decklist` names; whatever cannot be used (V1) is reported and left out."""
    faults: set[Problem] = set()
    sets: Counter[str] = Counter()
    leaders: Counter[str] = Counter()
    singles: Counter[str] = Counter()
    unknown_leaders = 0
    for slot in decklist.slots:
        code, quantity, zone = slot.code, slot.quantity, slot.zone
        copies = slot_copies(slot)
        if not copies:
            faults.add(Problem("bad_quantity", UNKNOWN, cards=(as_text(code),), values=(("quantity", as_text(quantity)),)))
        if not isinstance(zone, str) or zone not in _ZONES:
            faults.add(Problem("wrong_zone", UNKNOWN, cards=(as_text(code),), values=(("zone", as_text(zone)),)))
        elif zone == MAIN and isinstance(code, str) and code in pool.challenge:
            faults.add(Problem("challenge_card", BEYOND_CORE, cards=(code,)))
        elif not isinstance(code, str) or (code not in pool.sets if zone == OBJECTIVE_SETS else pool.card(code) is None):
            faults.add(Problem("unknown_code", UNKNOWN, cards=(as_text(code),)))
            unknown_leaders += copies if zone == AFFILIATION else 0
        elif zone == OBJECTIVE_SETS:
            sets[code] += copies
        elif (_card(pool, code).type == "affiliation") != (zone == AFFILIATION):
            faults.add(Problem("wrong_zone", UNKNOWN, cards=(code,), values=(("zone", zone),)))
        elif zone == AFFILIATION:
            leaders[_card(pool, code).code] += copies
        else:
            singles[code] += copies
    cards: Counter[str] = Counter()
    for code, copies in sets.items():
        for of_set in pool.sets[code].cards:
            cards[of_set] += copies
    for code, copies in singles.items():
        cards[_card(pool, code).code] += copies
    split, incomplete = _split(+singles, pool)
    return Choice(
        sets=dict(sorted((+(sets + split)).items(), key=lambda item: pool.sets[item[0]].number)),
        leaders=dict(sorted((+leaders).items())),
        leaders_named=leaders.total() + unknown_leaders,
        cards=dict(sorted((+cards).items())),
        problems=(*sorted(faults, key=lambda fault: (fault.code, fault.cards, fault.values)), *incomplete),
    )


# --- the checks ------------------------------------------------------------------------------------------------------

# V1 (three codes), V2 to V10, the layer beyond the Core Set, the warnings V11 to V13.
_CHECKS: Final = (
    "unknown_code",
    "challenge_card",
    "wrong_zone",
    "bad_quantity",
    "affiliation_count",
    "too_few_sets",
    "incomplete_set",
    "mixed_sides",
    "too_many_copies",
    "limited_set",
    "affiliation_only",
    "not_a_starter",
    "starter_in_constructed",
    "affiliation_requirement",
    "restricted_together",
    "many_sets",
    "no_resource_match",
    "not_owned",
)


def _split(singles: Mapping[str, int], pool: Pool) -> tuple[Counter[str], list[Problem]]:
    """V4: the sets that a flat list names by its objectives, and each set whose cards do not add up.

    Copies inside a set and reprints share a card, so cards are counted by card; a place's own set only says whose fault a difference is.
    """
    sets: Counter[str] = Counter()
    listed: dict[str, Counter[str]] = {}  # card -> set of the place it was named by -> copies
    for code, copies in singles.items():
        card = _card(pool, code)
        printing = pool.printings.get(code) or pool.printings.get(card.code)
        home = printing.objective_set if printing is not None else None
        listed.setdefault(card.code, Counter())[home or ""] += copies
        if card.type == "objective":
            sets[pool.set_of_objective[card.code]] += copies
    needed: dict[str, Counter[str]] = {}
    for set_code, copies in sets.items():
        for of_set in pool.sets[set_code].cards:
            needed.setdefault(of_set, Counter())[set_code] += copies
    missing: dict[str, Counter[str]] = {}
    extra: dict[str, Counter[str]] = {}
    for card_code in listed.keys() | needed.keys():
        have = +listed.get(card_code, Counter())
        need = needed.get(card_code, Counter())
        own = have & need
        have, need = have - own, need - own
        spare = min(have.total(), need.total())  # a reprint's copy serves any set that holds the card
        for lacking, copies in _after(need, spare, pool):
            missing.setdefault(lacking, Counter())[card_code] += copies
        for home, copies in _after(have, spare, pool):
            extra.setdefault(home, Counter())[card_code] += copies
    return sets, [
        Problem("incomplete_set", WHOLE_SETS, cards=(code,), values=_diff(missing.get(code), extra.get(code)))
        for code in sorted(missing.keys() | extra.keys(), key=lambda code: _number(pool, code))
    ]


def _after(counts: Counter[str], spare: int, pool: Pool) -> Iterator[tuple[str, int]]:
    """What is left of counts by set once `spare` copies, from the lowest set number up, are accounted for."""
    for code in sorted(counts, key=lambda code: _number(pool, code)):
        used = min(spare, counts[code])
        spare -= used
        if counts[code] > used:
            yield code, counts[code] - used


def _affiliation_count(choice: Choice) -> Iterator[Problem]:
    if choice.leaders_named != 1:  # V2
        yield Problem("affiliation_count", ONE_AFFILIATION, cards=tuple(choice.leaders), found=choice.leaders_named, allowed=1)


def _size(choice: Choice) -> Iterator[Problem]:
    if starter := starter_of(choice):  # V10 stands instead of V3
        yield Problem("starter_in_constructed", STARTER_TOO_SMALL, cards=starter.sets, found=len(starter.sets), allowed=LEAST_SETS)
    elif (number := sum(choice.sets.values())) < LEAST_SETS:  # V3
        yield Problem("too_few_sets", TEN_SETS, found=number, allowed=LEAST_SETS)


def _sides(decklist: Decklist, choice: Choice, pool: Pool) -> Iterator[Problem]:
    side = _side(decklist, choice, pool)
    named: list[CardFacts | SetFacts] = [pool.cards[code] for code in choice.leaders]
    named += [pool.sets[code] for code in choice.sets]
    for each in named:  # V5
        if side is not None and each.side != side:
            yield Problem("mixed_sides", ONE_SIDE, cards=(each.code,), values=(("side", each.side), ("deck_side", side)))


def _side(decklist: Decklist, choice: Choice, pool: Pool) -> str | None:
    if choice.leaders_named == 1 and choice.leaders:
        return pool.cards[next(iter(choice.leaders))].side
    asked = decklist.side if isinstance(decklist.side, str) and decklist.side else None
    sides: Counter[str] = Counter()
    for code, copies in choice.sets.items():
        sides[pool.sets[code].side] += copies
    most = sorted(side for side in sides if sides[side] == max(sides.values()))
    return asked if asked in most or not most else most[0]


def _copies(choice: Choice, on: date, pool: Pool) -> Iterator[Problem]:
    for code, copies in choice.sets.items():
        limit, source = _limit(pool.sets[code], on)
        if limit is None and copies > MOST_COPIES:  # V6
            yield Problem("too_many_copies", TWO_COPIES, cards=(code,), found=copies, allowed=MOST_COPIES)
        elif limit is not None and copies > limit:  # V7
            values = (("source", source),) if source else ()
            yield Problem("limited_set", LIMIT_ONE, cards=(code,), found=copies, allowed=limit, values=values)


def _limit(objective_set: SetFacts, on: date) -> tuple[int | None, str]:
    """The limit of a set on a day, printed or added by an FAQ, and the FAQ's name or ""."""
    if objective_set.limit_per_objective_deck is not None:
        return objective_set.limit_per_objective_deck, ""
    if (errata := objective_set.limit_errata) is not None and date.fromisoformat(errata["since"]) <= on:
        return int(errata["limit"]), str(errata["source"])
    return None, ""


def _affiliation_only(choice: Choice, pool: Pool) -> Iterator[Problem]:
    factions = {pool.cards[code].faction for code in choice.leaders}
    for code in choice.sets:  # V8
        only = pool.sets[code].affiliation_only
        if only is not None and only not in factions:
            yield Problem("affiliation_only", OWN_AFFILIATION, cards=(code,), values=(("affiliation", only),))


def _starter(choice: Choice) -> Iterator[Problem]:
    if starter_of(choice):
        return
    # V9: measured against the nearest starter deck, its own affiliation's among equals.
    nearest = max(STARTERS, key=lambda starter: (len(choice.sets.keys() & set(starter.sets)), starter.affiliation in choice.leaders))
    wanted = Counter(nearest.sets)
    chosen = Counter(choice.sets)
    missing, extra = wanted - chosen, chosen - wanted
    values = [("starter", nearest.affiliation), *_diff(missing, extra)]
    if choice.leaders != {nearest.affiliation: 1}:
        values.append(("affiliation", nearest.affiliation))
    yield Problem("not_a_starter", IS_STARTER, cards=(*missing, *extra), values=tuple(values))


def _requirement(choice: Choice, pool: Pool) -> Iterator[Problem]:
    """A-18: an alternative affiliation card prints how many sets of which affiliation the deck must hold, no more and no fewer."""
    if choice.leaders_named != 1:
        return
    factions: Counter[str] = Counter()
    for code, copies in choice.sets.items():
        factions[pool.cards[pool.sets[code].objective].faction] += copies
    for code in choice.leaders:
        demand = pool.cards[code].requirement
        if demand is None:
            continue
        own, other = factions[demand.own], factions[demand.other] + factions[NEUTRAL]
        if (own, other, factions.total()) != (demand.own_count, demand.other_or_neutral_count, demand.total):
            values = (
                ("source", "Allies of Necessity"),
                ("own", demand.own),
                ("own_count", str(demand.own_count)),
                ("own_found", str(own)),
                ("other", demand.other),
                ("other_count", str(demand.other_or_neutral_count)),
                ("other_found", str(other)),
            )
            number = factions.total()
            yield Problem("affiliation_requirement", BEYOND_CORE, cards=(code,), found=number, allowed=demand.total, values=values)


def _restricted(choice: Choice, on: date, pool: Pool) -> Iterator[Problem]:
    """A-18: at most one set of each group of the restricted list in force."""
    for group in pool.restricted:
        together = tuple(code for code in group.sets if code in choice.sets) if group.holds(on) else ()
        if len(together) > 1:
            values = (("source", group.source), ("since", group.since.isoformat()))
            yield Problem("restricted_together", BEYOND_CORE, cards=together, found=len(together), allowed=1, values=values)


def _many_sets(choice: Choice) -> Iterator[Problem]:
    if (number := sum(choice.sets.values())) > LEAST_SETS:  # V11
        yield Problem("many_sets", NO_MAXIMUM, "warning", found=number, allowed=None)


def _resource_match(choice: Choice, pool: Pool) -> Iterator[Problem]:
    costly: dict[str, list[str]] = {}
    generated = {pool.cards[code].faction for code in choice.leaders if generates(pool.cards[code])}
    for code in choice.cards:
        card = pool.cards[code]
        if generates(card):
            generated.add(card.faction)
        if card.faction != NEUTRAL and (card.cost or 0) >= 1:
            costly.setdefault(card.faction, []).append(code)
    for faction in sorted(costly.keys() - generated):  # V12
        stranded = tuple(sorted(costly[faction]))
        copies = sum(choice.cards[code] for code in stranded)
        yield Problem("no_resource_match", MATCH, "warning", cards=stranded, found=copies, values=(("affiliation", faction),))


def generates(card: CardFacts) -> bool:
    """Does the card print a resource value that can be more than nothing (LCG-CARD-07)?"""
    return (card.resources or 0) >= 1 or "resources_text" in card.texts


def _owned(choice: Choice, collection: Mapping[str, int] | None) -> Iterator[Problem]:
    if collection is None:
        return
    for code, copies in choice.sets.items():  # V13
        if copies > (owned := collection.get(code, 0)):
            yield Problem("not_owned", OWNED, "warning", cards=(code,), found=copies, allowed=owned)


# --- small words -----------------------------------------------------------------------------------------------------


def _card(pool: Pool, code: str) -> CardFacts:
    card = pool.card(code)
    if card is None:
        raise KeyError(code)
    return card


def _number(pool: Pool, code: str) -> int:
    return pool.sets[code].number if code in pool.sets else 0


def _diff(missing: Mapping[str, int] | None, extra: Mapping[str, int] | None) -> tuple[tuple[str, str], ...]:
    named = (("missing", missing), ("extra", extra))
    return tuple(
        (name, " ".join(f"{copies}x{code}" for code, copies in sorted(counts.items(), key=lambda item: item[0].zfill(8))))
        for name, counts in named
        if counts
    )
