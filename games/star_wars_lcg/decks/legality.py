"""Deck construction: every problem of a deck in a format (LCG-CARD, LCG-DB; the checks V1 to V13 of the rule specification)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import date
from typing import Final

from games.contracts.decks import Decklist, Problem
from games.decks.slots import check_format, difference, sort_problems
from games.star_wars_lcg.catalogue.card_facts import CardFacts
from games.star_wars_lcg.catalogue.fields import NEUTRAL
from games.star_wars_lcg.catalogue.pool import Pool, SetFacts
from games.star_wars_lcg.decks.contents import BEYOND_CORE, DeckContents, deck_contents, numeric
from games.star_wars_lcg.decks.formats import CONSTRUCTED, FORMATS, STARTER, STARTERS, Starter

LEAST_SETS: Final = 10  # LCG-DB-02
MOST_COPIES: Final = 2  # LCG-DB-06

# The clause that each check cites.
ONE_AFFILIATION: Final = "LCG-DB-01"  # V2
TEN_SETS: Final = "LCG-DB-02"  # V3
ONE_SIDE: Final = "LCG-DB-05"  # V5
TWO_COPIES: Final = "LCG-DB-06"  # V6
LIMIT_ONE: Final = "LCG-DB-07"  # V7
OWN_AFFILIATION: Final = "LCG-DB-09"  # V8
IS_STARTER: Final = "LCG-DB-11, LCG-DB-12"  # V9
STARTER_TOO_SMALL: Final = "LCG-DB-11"  # V10
NO_MAXIMUM: Final = "LCG-DB-03"  # V11
MATCH: Final = "LCG-RES-07"  # V12
OWNED: Final = "LCG-CARD-10"  # V13

# The order of the problems: V1 (three codes), V2 to V10, the checks beyond the Core Set, and the warnings V11 to V13.
CHECKS: Final = (
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


def problems(decklist: Decklist, *, format: str, on: date, pool: Pool, collection: Mapping[str, int] | None = None) -> list[Problem]:
    """Every problem of `decklist` in `format` on the day `on`: illegal before warnings, each kind in the order of `CHECKS`.

    Any decklist gets an answer.  ValueError for an unknown format.
    collection: set code -> copies owned, for V13; None skips this check.
    """
    check_format(format, (each.code for each in FORMATS))
    contents = deck_contents(decklist, pool)
    found = [*contents.problems, *_affiliation_count(contents)]
    found += _sides(decklist, contents, pool)
    found += _copies(contents, on, pool)
    found += _affiliation_only(contents, pool)
    if format == STARTER:
        found += _starter(contents)
    else:
        found += _size(contents)
        found += _requirement(contents, pool)
        found += _many_sets(contents)
        if format != CONSTRUCTED:
            found += _restricted(contents, on, pool)
    found += _resource_match(contents, pool)
    if collection is not None:
        found += _owned(contents, collection)
    return sort_problems(found, CHECKS)


def deck_side(decklist: Decklist, pool: Pool) -> str | None:
    """The side of the only affiliation card; otherwise the side of most sets; on a tie, the side that the list itself states."""
    return _side(decklist, deck_contents(decklist, pool), pool)


def starter_of(contents: DeckContents) -> Starter | None:
    """The starter deck with exactly these sets and this affiliation card (LCG-DB-11, LCG-DB-12), or None."""
    for starter in STARTERS:
        if contents.sets == dict.fromkeys(starter.sets, 1) and contents.affiliations == {starter.affiliation: 1}:
            return starter
    return None


def generates(card: CardFacts) -> bool:
    """Whether the resource value that the card prints can be more than 0 (LCG-CARD-07)."""
    return (card.resources or 0) >= 1 or "resources_text" in card.texts


# --- the checks ------------------------------------------------------------------------------------------------------


def _affiliation_count(contents: DeckContents) -> Iterator[Problem]:
    if (count := contents.affiliation_count) != 1:  # V2
        yield Problem("affiliation_count", ONE_AFFILIATION, cards=tuple(contents.affiliations), found=count, allowed=1)


def _size(contents: DeckContents) -> Iterator[Problem]:
    if starter := starter_of(contents):  # V10 instead of V3
        yield Problem("starter_in_constructed", STARTER_TOO_SMALL, cards=starter.sets, found=len(starter.sets), allowed=LEAST_SETS)
    elif (count := sum(contents.sets.values())) < LEAST_SETS:  # V3
        yield Problem("too_few_sets", TEN_SETS, found=count, allowed=LEAST_SETS)


def _sides(decklist: Decklist, contents: DeckContents, pool: Pool) -> Iterator[Problem]:
    side = _side(decklist, contents, pool)
    listed: list[CardFacts | SetFacts] = [pool.cards[code] for code in contents.affiliations]
    listed += [pool.sets[code] for code in contents.sets]
    for each in listed:  # V5
        if side is not None and each.side != side:
            yield Problem("mixed_sides", ONE_SIDE, cards=(each.code,), values=(("side", each.side), ("deck_side", side)))


def _side(decklist: Decklist, contents: DeckContents, pool: Pool) -> str | None:
    if contents.affiliation_count == 1 and contents.affiliations:
        return pool.cards[next(iter(contents.affiliations))].side
    stated = decklist.side if isinstance(decklist.side, str) and decklist.side else None
    sides: Counter[str] = Counter()
    for code, copies in contents.sets.items():
        sides[pool.sets[code].side] += copies
    most = sorted(side for side in sides if sides[side] == max(sides.values()))
    return stated if stated in most or not most else most[0]


def _copies(contents: DeckContents, on: date, pool: Pool) -> Iterator[Problem]:
    for code, copies in contents.sets.items():
        limit, source = _limit(pool.sets[code], on)
        if limit is None and copies > MOST_COPIES:  # V6
            yield Problem("too_many_copies", TWO_COPIES, cards=(code,), found=copies, allowed=MOST_COPIES)
        elif limit is not None and copies > limit:  # V7
            values = (("source", source),) if source else ()
            yield Problem("limited_set", LIMIT_ONE, cards=(code,), found=copies, allowed=limit, values=values)


def _limit(objective_set: SetFacts, on: date) -> tuple[int | None, str]:
    """The limit of a set on a day, printed or set by an FAQ, and the FAQ's name ("" if printed)."""
    if objective_set.limit_per_objective_deck is not None:
        return objective_set.limit_per_objective_deck, ""
    if (errata := objective_set.limit_errata) is not None and date.fromisoformat(errata["since"]) <= on:
        return int(errata["limit"]), str(errata["source"])
    return None, ""


def _affiliation_only(contents: DeckContents, pool: Pool) -> Iterator[Problem]:
    factions = {pool.cards[code].faction for code in contents.affiliations}
    for code in contents.sets:  # V8
        only = pool.sets[code].affiliation_only
        if only is not None and only not in factions:
            yield Problem("affiliation_only", OWN_AFFILIATION, cards=(code,), values=(("affiliation", only),))


def _starter(contents: DeckContents) -> Iterator[Problem]:
    """V9: the differences from the nearest starter deck; among equally near ones, from that of the deck's own affiliation."""
    if starter_of(contents):
        return
    nearest = max(
        STARTERS, key=lambda starter: (len(contents.sets.keys() & set(starter.sets)), starter.affiliation in contents.affiliations)
    )
    wanted, listed = Counter(nearest.sets), Counter(contents.sets)
    values = [("starter", nearest.affiliation), *difference(wanted, listed, sort_key=numeric)]
    if contents.affiliations != {nearest.affiliation: 1}:
        values.append(("affiliation", nearest.affiliation))
    yield Problem("not_a_starter", IS_STARTER, cards=(*(wanted - listed), *(listed - wanted)), values=tuple(values))


def _requirement(contents: DeckContents, pool: Pool) -> Iterator[Problem]:
    """A-18: an alternative affiliation card prints exactly how many sets of which affiliation the deck must hold."""
    if contents.affiliation_count != 1:
        return
    factions: Counter[str] = Counter()
    for code, copies in contents.sets.items():
        factions[pool.cards[pool.sets[code].objective].faction] += copies
    for code in contents.affiliations:
        required = pool.cards[code].requirement
        if required is None:
            continue
        own, other = factions[required.own], factions[required.other] + factions[NEUTRAL]
        if (own, other, factions.total()) != (required.own_count, required.other_or_neutral_count, required.total):
            values = (
                ("source", "Allies of Necessity"),
                ("own", required.own),
                ("own_count", str(required.own_count)),
                ("own_found", str(own)),
                ("other", required.other),
                ("other_count", str(required.other_or_neutral_count)),
                ("other_found", str(other)),
            )
            total = factions.total()
            yield Problem("affiliation_requirement", BEYOND_CORE, cards=(code,), found=total, allowed=required.total, values=values)


def _restricted(contents: DeckContents, on: date, pool: Pool) -> Iterator[Problem]:
    """A-18: at most one set from each group of the restricted list in force."""
    for group in pool.restricted:
        together = tuple(code for code in group.sets if code in contents.sets) if group.in_force(on) else ()
        if len(together) > 1:
            values = (("source", group.source), ("since", group.since.isoformat()))
            yield Problem("restricted_together", BEYOND_CORE, cards=together, found=len(together), allowed=1, values=values)


def _many_sets(contents: DeckContents) -> Iterator[Problem]:
    if (count := sum(contents.sets.values())) > LEAST_SETS:  # V11
        yield Problem("many_sets", NO_MAXIMUM, "warning", found=count, allowed=None)


def _resource_match(contents: DeckContents, pool: Pool) -> Iterator[Problem]:
    costly: dict[str, list[str]] = {}
    generated = {pool.cards[code].faction for code in contents.affiliations if generates(pool.cards[code])}
    for code in contents.cards:
        card = pool.cards[code]
        if generates(card):
            generated.add(card.faction)
        if card.faction != NEUTRAL and (card.cost or 0) >= 1:
            costly.setdefault(card.faction, []).append(code)
    for faction in sorted(costly.keys() - generated):  # V12
        stranded = tuple(sorted(costly[faction]))
        copies = sum(contents.cards[code] for code in stranded)
        yield Problem("no_resource_match", MATCH, "warning", cards=stranded, found=copies, values=(("affiliation", faction),))


def _owned(contents: DeckContents, collection: Mapping[str, int]) -> Iterator[Problem]:
    for code, copies in contents.sets.items():  # V13
        if copies > (owned := collection.get(code, 0)):
            yield Problem("not_owned", OWNED, "warning", cards=(code,), found=copies, allowed=owned)
