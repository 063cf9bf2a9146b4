"""Legend of Stars as one `Game` value: its cards, as far as a host has them, can be looked up."""

from __future__ import annotations

from games.contracts import Game
from games.legend_of_stars import importing
from games.legend_of_stars.facts import CARD_TYPES, FIELDS

GAME = Game(
    slug="legend-of-stars",
    names={"en": "Legend of Stars", "ja": "レジェンド オブ スターズ", "zh-hant": "星之傳說"},
    publisher="Legend of Stars",
    fields=FIELDS,
    card_types=CARD_TYPES,
    sides=(),
    import_formats={"legend-of-stars-csv": importing.read},
)
