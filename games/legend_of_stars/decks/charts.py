"""The charts of a deck: costs, attributes, lead icons, card types and speeds.  Every chart counts copies."""

from __future__ import annotations

from games.contracts.decks import Chart, Decklist
from games.decks.charts import Rows, copies_by_choice, histogram
from games.legend_of_stars.catalogue.fields import ATTRIBUTES, CARD_TYPES, CHARACTER, DIRECTIONS
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.decks.formats import MAIN
from games.legend_of_stars.decks.legality import count
from games.legend_of_stars.texts import TEXTS


def charts(decklist: Decklist, pool: Pool) -> tuple[Chart, ...]:
    """Every chart of a deck without its empty rows; the charts of an empty deck have no rows."""
    cards = [(pool.cards[code], copies) for code, copies in count(decklist, pool).cards[MAIN].items()]
    characters = [(card, copies) for card, copies in cards if card.type == CHARACTER]
    return (
        _chart("costs", histogram((card.cost, copies) for card, copies in cards)),
        _chart("attributes", copies_by_choice(ATTRIBUTES, ((card.attribute or "", copies) for card, copies in cards))),
        _chart(
            "lead_icons", copies_by_choice(DIRECTIONS, ((icon, copies) for card, copies in characters for icon in card.lead_icons or ()))
        ),
        _chart("card_types", copies_by_choice(CARD_TYPES, ((card.type, copies) for card, copies in cards))),
        _chart("speeds", histogram((card.speed, copies) for card, copies in characters)),
    )


def _chart(code: str, rows: Rows) -> Chart:
    return Chart(code, TEXTS[f"charts.{code}.title"], rows, TEXTS.get(f"charts.{code}.note"))
