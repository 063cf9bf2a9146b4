"""The opening of a game (EVR-SET): the shuffled decks, and a test layout of a player's cards before the first round."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from games.contracts.decks import Decklist, DrawPile, NotPlayable, Opening
from games.decks.opening_hand import refuse_more_answers, seen_by_turn, shuffled
from games.decks.slots import each_copy
from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS, FULL
from games.empire_vs_rebellion.decks.legality import count, faction_of, problems, reserve_pile, resource_deck
from games.empire_vs_rebellion.texts import TEXTS

RESOURCE_STREAM: Final = 1
EVENT_STREAM: Final = 2


def draw_piles(decklist: Decklist, pool: Pool) -> tuple[DrawPile, ...]:
    """The resource deck, if the list has a faction, and the event deck (EVR-SET-01, EVR-SET-05, EVR-SET-08).

    Each turn shows one more card: a card played from the resource deck (EVR-STG-04, EVR-CLN-01), or an event (EVR-PLN-01).
    """
    piles = [_pile("events", pool.events())]
    if (faction := faction_of(decklist, pool)) is not None:
        piles.insert(0, _pile("resources", resource_deck(count(decklist, pool).cards[CHARACTERS], faction, pool)))
    return tuple(piles)


def _pile(code: str, copies_of: dict[str, int]) -> DrawPile:
    cards = tuple(sorted(copies_of.items()))
    seen = seen_by_turn(1, 1, size=sum(copies for _, copies in cards))
    return DrawPile(code, TEXTS[f"draw_piles.{code}.name"], cards, seen, TEXTS[f"draw_piles.{code}.note"])


def deal_opening(decklist: Decklist, pool: Pool, *, seed: int, answers: Sequence[int]) -> Opening:
    """The layout that `seed` deals (EVR-SET-01 to EVR-SET-05).  There is no hand and no mulligan, so it asks nothing (EVR-SET-08).

    NotPlayable for a list with any problem.
    """
    faction = faction_of(decklist, pool)
    found = problems(decklist, format=FULL, on=date.min, pool=pool)
    if found or faction is None:  # a list without a problem has four characters, and so a faction
        raise NotPlayable(found)
    refuse_more_answers(answers, 0)
    chosen = count(decklist, pool).cards[CHARACTERS]
    deck, _ = shuffled(resource_deck(chosen, faction, pool), seed, RESOURCE_STREAM)
    events, _ = shuffled(pool.events(), seed, EVENT_STREAM)
    capacity = pool.cards[events[0]].capacity or 0
    areas = (
        (TEXTS["opening_hand.event"], (events[0],)),
        (TEXTS["opening_hand.deck_to_capacity"], tuple(deck[:capacity])),
        (TEXTS["opening_hand.rest_of_deck"], tuple(deck[capacity:])),
        (TEXTS["opening_hand.reserve"], tuple(each_copy(reserve_pile(chosen, faction, pool)))),
        (TEXTS["opening_hand.strategies"], tuple(each_copy(pool.strategies(faction)))),
        (TEXTS["draw_piles.events.name"], tuple(events[1:])),
    )
    return Opening(areas, "EVR-SET-08", facedown=(2, 5))
