"""Lay out a dark and a light deck on a table of two players, before the first shuffle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.decks.slots import each_copy
from games.star_wars_lcg.catalogue.card_facts import CardFacts
from games.star_wars_lcg.catalogue.fields import OBJECTIVE
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.contents import DeckContents
from games.star_wars_lcg.play.cards import Card, make_cards
from games.star_wars_lcg.play.constants import RESERVE_VALUE
from games.star_wars_lcg.play.game import Play, PlayerDeck, start_table
from games.star_wars_lcg.play.programs import add_abilities, with_pilots, without_texts
from games.star_wars_lcg.play.state import PROTECT_PROGRAM


@dataclass(frozen=True, slots=True)
class ListedDeck:
    """One player's deck.  order: the card codes of both its piles in their order before the shuffle."""

    affiliation: CardFacts
    order: Sequence[str]


def listed(contents: DeckContents, pool: Pool) -> ListedDeck:
    """The deck of a list that can be played."""
    return ListedDeck(pool.cards[next(iter(contents.affiliations))], list(each_copy(contents.cards)))


def lay_out_pair(dark: ListedDeck, light: ListedDeck, pool: Pool, *, texts: bool = True) -> Play:
    """The table of both decks; every game of a run starts as a copy of it.

    texts: whether the declared abilities of the cards are played; keywords and printed numbers always are.
    """
    codes = sorted({*dark.order, *light.order})
    affiliations = {deck.affiliation.code: deck.affiliation for deck in (dark, light)}
    facts = with_pilots([*(pool.cards[code] for code in codes), *affiliations.values()])
    cards = make_cards(facts)
    made = add_abilities(cards, facts, [PROTECT_PROGRAM]) if texts else without_texts(cards, [PROTECT_PROGRAM])
    by_code = {card.code: card for card in reversed(cards)}
    return start_table(cards, [_player(deck, by_code, pool) for deck in (dark, light)], made.programs, made.event_tests)


def _player(deck: ListedDeck, by_code: dict[str, Card], pool: Pool) -> PlayerDeck:
    is_objective = {code: pool.cards[code].type == OBJECTIVE for code in deck.order}
    return PlayerDeck(
        by_code[deck.affiliation.code],
        [by_code[code] for code in deck.order if not is_objective[code]],
        [by_code[code] for code in deck.order if is_objective[code]],
        RESERVE_VALUE if deck.affiliation.reserve is None else deck.affiliation.reserve,
    )
