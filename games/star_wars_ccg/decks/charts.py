"""The charts of a deck: exact destiny odds, Force icons, and copies by cost, forfeit, power, ability and card type.

Charts count all copies of the deck, starting cards included; destiny is drawn from the shuffled cards only (`starting_cards.Start.pile`).
A destiny with several values ("2 or 5") counts as the lowest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

from games.contracts.decks import Chart, Decklist
from games.decks.charts import Rows, copies_by_choice, histogram, number_text
from games.decks.odds import sums
from games.star_wars_ccg.catalogue.fields import CARD_TYPES, CHARACTER, FIELDS, ICONS, IN_PLAY
from games.star_wars_ccg.catalogue.pool import CardFacts, Pool
from games.star_wars_ccg.decks.contents import deck_contents
from games.star_wars_ccg.decks.legality import lowest_destiny
from games.star_wars_ccg.decks.opening_hand import MOST_CARDS
from games.star_wars_ccg.decks.starting_cards import start_of
from games.star_wars_ccg.texts import TEXTS
from games.texts import Words, filled

Counted = list[tuple[CardFacts, int]]

DRAWN_TOGETHER: Final = (2, 3)
MOST_CHARTED: Final = 10_000  # a larger list is not charted: it is no deck, and its charts would take long
# The icons that are charted; icons of locations are left out.
COUNTED_ICONS: Final = (
    "pilot",
    "permanent-pilot",
    "warrior",
    "nav-computer",
    "scomp-link",
    "permanent-weapon",
    "independent",
    "maintenance",
    "presence",
)

_LABELS: Final = {field.name: field.labels for field in FIELDS}


def charts(decklist: Decklist, pool: Pool) -> tuple[Chart, ...]:
    """Every chart of a deck, without empty rows; an empty deck has charts without rows."""
    contents = deck_contents(decklist, pool)
    counts = contents.deck if contents.size <= MOST_CHARTED else {}
    cards: Counted = [(pool.cards[code], copies) for code, copies in counts.items()]
    pile: Counted = [(pool.cards[code], copies) for code, copies in start_of(contents, pool).pile.items()] if counts else []
    destinies: Counter[float] = Counter()
    for card, copies in pile:
        destinies[lowest_destiny(card)] += copies
    return (
        Chart("destiny", TEXTS["charts.destiny"], _printed_destinies(pile), *_destiny_words(destinies)),
        Chart("destiny_at_least", TEXTS["charts.destiny_at_least"], _at_least(_sums(destinies, 1))),
        *(
            Chart(
                f"destiny_sum_{draws}",
                filled(TEXTS["charts.destiny_sum"], draws=draws),
                _at_least(_sums(destinies, draws)),
                TEXTS["chart_notes.destiny_sum"],
            )
            for draws in DRAWN_TOGETHER
        ),
        Chart("force_icons", TEXTS["charts.force_icons"], _force_icons(cards), TEXTS["chart_notes.force_icons"]),
        Chart("icons", TEXTS["charts.icons"], _icons(cards)),
        Chart("deploy", TEXTS["charts.deploy"], _curve(cards, lambda card: card.deploy, *IN_PLAY)),
        Chart("forfeit", TEXTS["charts.forfeit"], _curve(cards, lambda card: card.forfeit, *IN_PLAY)),
        Chart("power", TEXTS["charts.power"], _curve(cards, lambda card: card.power, *IN_PLAY)),
        Chart("ability", TEXTS["charts.ability"], _curve(cards, lambda card: card.ability, CHARACTER)),
        Chart("card_types", TEXTS["charts.card_types"], copies_by_choice(CARD_TYPES, ((card.type, copies) for card, copies in cards))),
    )


# --- destiny ---------------------------------------------------------------------------------------------------------


def _printed_destinies(pile: Counted) -> Rows:
    """Copies by printed destiny, lowest value first."""
    rows: Counter[tuple[float, str]] = Counter()
    for card, copies in pile:
        worth = lowest_destiny(card)
        rows[worth, card.destiny_text or number_text(worth)] += copies
    return tuple(({"en": label}, copies) for (_, label), copies in sorted(rows.items()))


def _destiny_words(destinies: Mapping[float, int]) -> tuple[Words | None, Words | None]:
    """(note, headline) with the average destiny; a deck without cards has none."""
    size = sum(destinies.values())
    if not size:
        return None, None
    average = sum(value * copies for value, copies in destinies.items()) / size
    shown = f"{average:.2f}"
    return filled(TEXTS["chart_notes.destiny"], average=shown, size=size), filled(TEXTS["chart_notes.average_destiny"], average=shown)


def _sums(destinies: Mapping[float, int], draws: int) -> dict[float, Fraction]:
    """CCG-DST-01: the chance of each sum of the destinies of `draws` cards; empty for a deck that is too large to chart."""
    return sums(destinies, draws) if sum(destinies.values()) <= MOST_CARDS else {}


def _at_least(chances: Mapping[float, Fraction]) -> Rows:
    """The chance in percent to reach each whole number from 1 to the highest possible sum."""
    top = int(max(chances, default=0))
    return tuple(
        ({"en": str(least)}, round(float(100 * sum((chance for total, chance in chances.items() if total >= least), Fraction())), 1))
        for least in range(1, top + 1)
    )


# --- the rest --------------------------------------------------------------------------------------------------------


def _force_icons(cards: Counted) -> Rows:
    light = sum(card.light_icons * copies for card, copies in cards)
    dark = sum(card.dark_icons * copies for card, copies in cards)
    return ((_LABELS["light_icons"], light), (_LABELS["dark_icons"], dark)) if light or dark else ()


def _icons(cards: Counted) -> Rows:
    counted = [icon for icon in ICONS if icon.code in COUNTED_ICONS]
    return copies_by_choice(counted, ((icon, copies) for card, copies in cards if not card.is_location for icon in card.icons))


def _curve(cards: Counted, value: Callable[[CardFacts], float | None], *types: str) -> Rows:
    """Copies by a printed number; the last row counts cards that print something else."""
    return histogram(((value(card), copies) for card, copies in cards if card.type in types), unknown=TEXTS["chart_rows.no_number"])
