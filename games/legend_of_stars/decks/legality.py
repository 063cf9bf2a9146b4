"""The rules of deck construction and setup, checks V1 to V12 (LOS-DB, LOS-CARD, LOS-SET)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from games.contracts.decks import Decklist, Problem
from games.decks.slots import SLOT_PROBLEMS, Counted, as_text, check_format, count_slots, sort_problems
from games.legend_of_stars.catalogue.fields import ATTRIBUTES, CARD_TYPES, CHARACTER, DIRECTIONS, SUBTYPE_OF
from games.legend_of_stars.catalogue.pool import CardFacts, Pool
from games.legend_of_stars.decks.formats import FORMATS, LIMIT_CARDS_SINCE, MAIN, ZONES

MIN_CARDS: Final = 50  # LOS-DB-01
MAX_COPIES: Final = 3  # LOS-DB-03
MAX_LIMITED: Final = 1  # LOS-DB-05
MAX_FIELDS: Final = 3  # V7
COSTLY_ABOVE: Final = 4  # V8: a card that costs more is costly
MAX_COSTLY_PERCENT: Final = 30  # V8
LIFE: Final = 3000  # LOS-SET-01
HAND: Final = 7  # LOS-SET-06
TYPES: Final = frozenset(choice.code for choice in CARD_TYPES)

# The clauses behind each check, in the order of the table of checks in the rules.
KNOWN_CARDS: Final = "LOS-CARD-01"  # V1
DECK_SIZE: Final = "LOS-DB-01"  # V2, V5
COPIES: Final = "LOS-DB-03, LOS-DB-04"  # V3
THREE_TYPES: Final = "LOS-DB-02"  # V4
CAN_WIN: Final = "LOS-ATK-01, LOS-WIN-01"  # V6
ONE_FIELD: Final = "LOS-CARD-08"  # V7
ENERGY_COSTS: Final = "LOS-ENG-02"  # V8
FORWARD: Final = "LOS-LEAD-01, LOS-LEAD-02"  # V9
LIMIT_CARDS: Final = "LOS-DB-05"  # V10, V11
CARD_DATA: Final = "LOS-CARD-01, LOS-CARD-02, LOS-CARD-03"  # V12
START_OF_GAME: Final = "LOS-SET-01, LOS-SET-06, LOS-SET-08"  # checks of a table
FIRST_DRAW: Final = "LOS-TRN-03"

# Problem codes in the order in which they are reported: V1 (three codes) to V4, V10 and V12, the checks of a table, the warnings.
CHECKS: Final = (
    *SLOT_PROBLEMS,
    "too_few_cards",
    "too_many_copies",
    "wrong_type",
    "limit_card",
    "bad_card_data",
    "starting_life",
    "opening_hand",
    "deck_after_drawing",
    "zone_not_empty",
    "first_player_drew",
    "large_deck",
    "no_characters",
    "several_fields",
    "costly_deck",
    "no_way_forward",
    "limit_list_unknown",
)


def problems(decklist: Decklist, *, format: str, on: date, pool: Pool) -> list[Problem]:
    """Every problem of `decklist` on the day `on`, for any decklist.  ValueError for an unknown format."""
    check_format(format, (each.code for each in FORMATS))
    counted = count(decklist, pool)
    cards = {code: pool.cards[code] for code in counted.cards[MAIN]}
    copies = counted.cards[MAIN]
    checks = [
        _size(counted),
        _names(cards, copies, limited_names(on, pool)),
        _limit_list(on, pool),
        *(data_problems(card, copies[code]) for code, card in cards.items()),
        _warnings(cards, copies),
    ]
    return sort_problems([*counted.problems, *(problem for check in checks for problem in check)], CHECKS)


def deck_side(decklist: Decklist, pool: Pool) -> None:
    """Always None: the decks of this game have no sides."""
    return None


def count(decklist: Decklist, pool: Pool) -> Counted:
    return count_slots(decklist, zones=[zone.code for zone in ZONES], known=pool.card_code, clause=KNOWN_CARDS)


def limited_names(on: date, pool: Pool) -> dict[str, date]:
    """The names of the Limit Cards in force on the day `on`, each with the date since which it is limited."""
    found: dict[str, date] = {}
    for each in pool.limits:
        if each.holds(on):
            for code in each.cards:
                if (card := pool.cards.get(pool.card_code(code) or "")) is not None:
                    found[card.name] = min(each.since, found.get(card.name, each.since))
    return found


# --- the checks ------------------------------------------------------------------------------------------------------


def _size(counted: Counted) -> Iterator[Problem]:
    size = counted.copies(MAIN)
    if size < MIN_CARDS:  # V2
        yield Problem("too_few_cards", DECK_SIZE, found=size, allowed=MIN_CARDS)
    elif size > MIN_CARDS:  # V5; A-15
        yield Problem("large_deck", DECK_SIZE, "warning", found=size)


def _names(cards: Mapping[str, CardFacts], copies: Mapping[str, int], limited: Mapping[str, date]) -> Iterator[Problem]:
    """Copies are counted by card name, whatever the card number.  A Limit Card has its own limit instead of three copies."""
    by_name: dict[str, list[str]] = {}
    for code, card in cards.items():
        by_name.setdefault(card.name, []).append(code)
    for name, codes in sorted(by_name.items()):
        if (since := limited.get(name)) is not None:
            if (found := sum(copies[code] for code in codes)) > MAX_LIMITED:  # V10
                values = (("since", since.isoformat()),)
                yield Problem("limit_card", LIMIT_CARDS, cards=tuple(codes), found=found, allowed=MAX_LIMITED, values=values)
            continue
        counted = [code for code in codes if not cards[code].any_number]  # LOS-DB-04
        if (found := sum(copies[code] for code in counted)) > MAX_COPIES:  # V3
            yield Problem("too_many_copies", COPIES, cards=tuple(counted), found=found, allowed=MAX_COPIES)


def _limit_list(on: date, pool: Pool) -> Iterator[Problem]:
    known = any(each.holds(on) and each.cards for each in pool.limits)
    if on >= LIMIT_CARDS_SINCE and not known:  # V11
        yield Problem("limit_list_unknown", LIMIT_CARDS, "warning")


def data_problems(card: CardFacts, copies: int = 1) -> Iterator[Problem]:
    """The problems of a card whose data are wrong (V4, V12)."""
    if card.type not in TYPES:  # V4
        yield Problem("wrong_type", THREE_TYPES, cards=(card.code,), found=copies, values=(("type", as_text(card.type)),))
    yield from _card_data(card)


def _card_data(card: CardFacts) -> Iterator[Problem]:
    """V12: wrong card data, which the importer refuses but a pool from another source may contain."""
    wrong: list[tuple[str, object]] = []
    if card.subtype is not None and SUBTYPE_OF.get(card.subtype) != card.type:
        wrong.append(("subtype", card.subtype))
    if card.attribute not in _ATTRIBUTES and (card.attribute is not None or card.type == CHARACTER):
        wrong.append(("attribute", card.attribute))
    if card.type == CHARACTER:
        numbers = (("cost", card.cost), ("speed", card.speed), ("atk", card.atk), ("def", card.defense), ("down", card.down))
        wrong += [(name, value) for name, value in numbers if type(value) is not int or value < 0]
        if card.lead_icons is None or not set(card.lead_icons) <= _DIRECTIONS:
            wrong.append(("lead_icons", card.lead_icons))
    for name, value in wrong:
        yield Problem("bad_card_data", CARD_DATA, cards=(card.code,), values=(("field", name), ("value", as_text(value))))


_ATTRIBUTES: Final = frozenset(choice.code for choice in ATTRIBUTES)
_DIRECTIONS: Final = frozenset(choice.code for choice in DIRECTIONS)
# Icons turn with the card, and down never leads to the front row, whichever way the card is turned (LOS-LEAD-02, A-14).
_FORWARD: Final = frozenset({"up", "left", "right"})


def _warnings(cards: Mapping[str, CardFacts], copies: Mapping[str, int]) -> Iterator[Problem]:
    if not any(card.type == CHARACTER for card in cards.values()):  # V6
        yield Problem("no_characters", CAN_WIN, "warning", found=0)
    fields = {code: card for code, card in cards.items() if card.subtype == "field"}
    number = sum(copies[code] for code in fields)
    if number > MAX_FIELDS or len({card.name for card in fields.values()}) > 1:  # V7
        yield Problem("several_fields", ONE_FIELD, "warning", cards=tuple(fields), found=number, allowed=MAX_FIELDS)
    costly = [code for code, card in cards.items() if (card.cost or 0) > COSTLY_ABOVE]
    total, share = sum(copies.values()), sum(copies[code] for code in costly)
    if 100 * share > MAX_COSTLY_PERCENT * total:  # V8
        yield Problem(
            "costly_deck", ENERGY_COSTS, "warning", cards=tuple(costly), found=round(100 * share / total), allowed=MAX_COSTLY_PERCENT
        )
    for code, card in cards.items():
        if card.type == CHARACTER and card.lead_icons is not None and not _FORWARD & set(card.lead_icons):  # V9
            yield Problem("no_way_forward", FORWARD, "warning", cards=(code,), found=copies[code])


# --- the table -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Setup:
    """One player's side of the table before the first turn."""

    deck_size: int  # cards in the decklist
    deck: int  # cards left in the deck
    hand: int = HAND  # cards in hand
    life: int = LIFE
    elsewhere: int = 0  # cards in any other zone
    drew: int = 0  # cards that the first player drew in the first setup phase
    is_first: bool = True
    mulligan_bonus_draw: bool = False  # does this table use the disputed bonus draw?


def setup_problems(setup: Setup) -> list[Problem]:
    """Every problem of a player's side of the table."""
    found: list[Problem] = []
    if setup.life != LIFE:
        found.append(Problem("starting_life", START_OF_GAME, found=setup.life, allowed=LIFE))
    most = HAND + setup.mulligan_bonus_draw
    if not HAND <= setup.hand <= most:
        found.append(Problem("opening_hand", START_OF_GAME, found=setup.hand, allowed=most))
    if setup.deck != setup.deck_size - setup.hand:
        found.append(Problem("deck_after_drawing", START_OF_GAME, found=setup.deck, allowed=setup.deck_size - setup.hand))
    if setup.elsewhere:
        found.append(Problem("zone_not_empty", START_OF_GAME, found=setup.elsewhere, allowed=0))
    if setup.is_first and setup.drew:
        found.append(Problem("first_player_drew", FIRST_DRAW, found=setup.drew, allowed=0))
    return sort_problems(found, CHECKS)
