"""Pile order before the shuffle, from a list; and the table of one or two decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.star_wars_ccg.catalogue.fields import LIGHT
from games.star_wars_ccg.catalogue.pool import SITE, CardFacts, Pool
from games.star_wars_ccg.decks.objectives import STARTING_CARDS, names_it
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import DARK_SIDE, LIGHT_SIDE, LOCATION
from games.star_wars_ccg.play.constants import SITE as SITE_KIND
from games.star_wars_ccg.play.game import Play, add_passive_location, start_table
from games.star_wars_ccg.play.programs import make_cards

# Section 7 of the rules: the passive opponent's loss pool, and the icons on its location for the deck and for itself.
POOL_HAND: Final = 8
POOL_LIFE: Final = 51
OWN_ICONS: Final = 2
OPPOSING_ICONS: Final = 1
# The number of the system of that location, which no other has: no generic site goes there.
PASSIVE_SYSTEM: Final = -2


@dataclass(frozen=True, slots=True)
class DeckOrder:
    """A deck before the shuffle.

    Attributes:
        side: "light" or "dark".
        codes: the codes of the copies, in order.
        marked: the codes of the cards that start on the table; see `play.side.Side.marked`.
    """

    side: str
    codes: tuple[str, ...]
    marked: tuple[str, ...] = ()


def lay_out(cards: Mapping[str, int], starting: Sequence[str], side: str, pool: Pool) -> DeckOrder:
    """cards: all copies of the deck.  starting: the codes of those that the list marks as starting on the table."""
    codes = tuple(code for code in sorted(cards) for _ in range(cards[code]))
    return DeckOrder(side, codes, _marked(cards, starting, pool))


def _marked(cards: Mapping[str, int], starting: Sequence[str], pool: Pool) -> tuple[str, ...]:
    """The locations that the list marks or, if it marks none, those that its Objective names (CCG-SET-08)."""
    marked = tuple(code for code in starting if pool.cards[code].is_location)
    objective = next((code for code in sorted(cards) if pool.cards[code].is_objective), None)
    if marked or objective is None:
        return marked
    locations = [pool.cards[code] for code in sorted(cards) if pool.cards[code].is_location]
    named = (_named(title, locations) for title in STARTING_CARDS.get(objective, ()))
    return tuple(dict.fromkeys(code for code in named if code))


def _named(title: str, locations: Sequence[CardFacts]) -> str | None:
    return next((card.code for card in locations if names_it(title, card.title)), None)


def table_of(orders: Sequence[DeckOrder], pool: Pool) -> Play:
    """The table of two decks, or of one against the passive opponent of a goldfish."""
    cards = make_cards(pool.cards[code] for code in sorted({code for order in orders for code in order.codes}))
    by_code = {card.code: card for card in cards}
    decks = [[by_code[code] for code in order.codes] for order in orders]
    sides = [LIGHT_SIDE if order.side == LIGHT else DARK_SIDE for order in orders]
    is_alone = len(orders) == 1
    if is_alone:
        cards.append(_passive_location(len(cards), sides[0]))
        decks.append([])
        sides.append(1 - sides[0])
    play = start_table(cards, decks, sides)
    for seat, order in enumerate(orders):
        play.sides[seat].marked = [by_code[code].index for code in order.marked]
    if is_alone:
        add_passive_location(play, cards[-1], POOL_HAND, POOL_LIFE)
        play.watched = 0
        play.lay_out()
    return play


def _passive_location(index: int, side: int) -> Card:
    """An exterior site of a system of its own; it has no code, as no catalogue has it."""
    card = Card("", SITE, index, LOCATION, SITE_KIND)
    card.title = -2  # no other card has it
    card.system = PASSIVE_SYSTEM
    card.is_exterior = True
    card.icons[side] = OWN_ICONS
    card.icons[1 - side] = OPPOSING_ICONS
    return card
