"""Star Wars: Empire vs. Rebellion as one `Game` value: its cards can be looked up."""

from __future__ import annotations

from games.contracts import Game
from games.empire_vs_rebellion import importing
from games.empire_vs_rebellion.facts import CARD_TYPES, FIELDS

GAME = Game(
    slug="empire-vs-rebellion",
    names={"en": "Star Wars: Empire vs. Rebellion", "ja": "スター・ウォーズ：帝国軍 vs 反乱軍", "zh-hant": "星球大戰：帝國軍vs反抗軍"},
    publisher="Fantasy Flight Games",
    fields=FIELDS,
    card_types=CARD_TYPES,
    sides=(),
    import_formats={"evr-json": importing.read},
)
