"""Pile order before the shuffle, from a list; the table of one or two decks; and the rules that it is played by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.catalogue.choices import choices
from games.contracts.runs import OptionSpec
from games.runs.layout import BLANK, aligned, without
from games.star_wars_ccg.catalogue.fields import INTERRUPT, LIGHT
from games.star_wars_ccg.catalogue.pool import SITE, CardFacts, Pool
from games.star_wars_ccg.decks.objectives import starting_cards
from games.star_wars_ccg.decks.playable import PlayableDeck
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import DARK_SIDE, LIGHT_SIDE, LOCATION
from games.star_wars_ccg.play.constants import SITE as SITE_KIND
from games.star_wars_ccg.play.game import Play, add_passive_location, start_table
from games.star_wars_ccg.play.programs.texts import make_run
from games.star_wars_ccg.texts import TEXTS

# Section 7 of the rules: the passive opponent's loss pool, and the icons on its location for the deck and for itself.
POOL_HAND: Final = 8
POOL_LIFE: Final = 51
ICONS: Final = (2, 1)
# The number of the system of that location, which no other has: no generic site goes there.
PASSIVE_SYSTEM: Final = -2


RULEBOOK: Final = "rulebook"
COMMUNITY: Final = "community"

BLANK_CARD: Final = CardFacts(code=BLANK, name="Blank", names=TEXTS["blank_card.name"], type=INTERRUPT, side=LIGHT, title="Blank")


@dataclass(frozen=True, slots=True)
class DeckOrder:
    """A deck before the shuffle.

    Attributes:
        side: "light" or "dark".
        codes: the codes of the copies, in order.
        marked: the codes of the cards that start on the table; see `play.side.Side.marked`.
        outside: the codes of the Defensive Shields beside the deck.
    """

    side: str
    codes: tuple[str, ...]
    marked: tuple[str, ...] = ()
    outside: tuple[str, ...] = ()


def lay_out(deck: PlayableDeck, pool: Pool) -> DeckOrder:
    codes = tuple(code for code in sorted(deck.cards) for _ in range(deck.cards[code]))
    return DeckOrder(deck.side, codes, _marked(deck.cards, deck.starting, pool), deck.outside)


def lay_out_beside(first: PlayableDeck, second: PlayableDeck, pool: Pool) -> DeckOrder:
    """The second deck, with the cards that both decks share in the places of the first."""
    codes = tuple(aligned(lay_out(first, pool).codes, second.cards))
    return DeckOrder(second.side, codes, _marked(second.cards, second.starting, pool), second.outside)


def lay_out_with_blank(deck: PlayableDeck, code: str, pool: Pool) -> DeckOrder:
    """The deck with one copy of a card replaced by a blank; ValueError if no such card is shuffled."""
    if code in pool.cards and pool.cards[code].double_sided:
        raise ValueError(f"{code} is not shuffled.")
    order = lay_out(deck, pool)
    return DeckOrder(order.side, tuple(without(order.codes, code)), order.marked, order.outside)


def _marked(cards: Mapping[str, int], starting: Sequence[str], pool: Pool) -> tuple[str, ...]:
    """The locations that the list marks or, if it marks none, those that its Objective names (CCG-SET-08); and Starting Interrupts."""
    marked = tuple(code for code in starting if pool.cards[code].is_location)
    interrupts = tuple(code for code in starting if pool.cards[code].is_starting_interrupt)
    objective = next((code for code in sorted(cards) if pool.cards[code].is_objective), None)
    if marked or objective is None:
        return marked + interrupts
    locations = [pool.cards[code] for code in sorted(cards) if pool.cards[code].is_location]
    wanted = [each for each in starting_cards(pool.cards[objective]) if each.is_named]
    named = (next((card.code for card in locations if each.fits(card)), None) for each in wanted)
    return tuple(dict.fromkeys(code for code in named if code)) + interrupts


def table_of(orders: Sequence[DeckOrder], pool: Pool, icons: tuple[int, int] = ICONS, *, texts: bool = False) -> Play:
    """The table of two decks, or of one against the passive opponent of a goldfish.

    icons: on the passive opponent's location, for the deck and for the opponent.
    texts: whether the declared texts of the cards are played.
    """
    used = sorted({code for order in orders for code in (*order.codes, *order.marked, *order.outside)})
    made = make_run((BLANK_CARD if code == BLANK else pool.cards[code] for code in used), texts)
    cards = made.cards
    by_code = {card.code: card for card in cards}
    decks = [[by_code[code] for code in order.codes] for order in orders]
    sides = [LIGHT_SIDE if order.side == LIGHT else DARK_SIDE for order in orders]
    is_alone = len(orders) == 1
    if is_alone:
        cards.append(_passive_location(len(cards), sides[0], icons))
        decks.append([])
        sides.append(1 - sides[0])
    play = start_table(cards, decks, sides, [[by_code[code] for code in order.outside] for order in orders])
    play.programs = made.programs
    play.event_tests = made.event_tests
    for seat, order in enumerate(orders):
        play.sides[seat].marked = [by_code[code].index for code in order.marked]
    if is_alone:
        add_passive_location(play, cards[-1], POOL_HAND, POOL_LIFE)
        play.watched = 0
        play.lay_out()
    return play


def _passive_location(index: int, side: int, icons: tuple[int, int]) -> Card:
    """An exterior site of a system of its own; it has no code, as no catalogue has it."""
    card = Card("", SITE, index, LOCATION, SITE_KIND)
    card.title = -2  # no other card has it
    card.system = PASSIVE_SYSTEM
    card.is_exterior = True
    card.icons[side], card.icons[1 - side] = icons
    return card


# --- the option of the rules --------------------------------------------------------------------------------------------


def rules_option() -> OptionSpec:
    names = choices(TEXTS, "options.rules.choices", RULEBOOK, COMMUNITY)
    return OptionSpec("rules", "choice", RULEBOOK, TEXTS["options.rules.label"], choices=names, help=TEXTS["options.rules.help"])


def is_community(values: Mapping[str, Any]) -> bool:
    return bool(values["rules"] == COMMUNITY)
