"""Star Wars: The Card Game, whole, as one `Game` value."""

from __future__ import annotations

from games.contracts import Game
from games.star_wars_lcg import importing
from games.star_wars_lcg.facts import CARD_TYPES, FIELDS, SIDES
from games.star_wars_lcg.pool import build_pool

GAME = Game(
    slug="star-wars-lcg",
    names={"en": "Star Wars: The Card Game", "ja": "スターウォーズ：カードゲーム", "zh-hant": "星際大戰：卡牌遊戲"},
    publisher="Fantasy Flight Games",
    fields=FIELDS,
    card_types=CARD_TYPES,
    sides=SIDES,
    formats=(),
    zones=(),
    pool=build_pool,
    problems=lambda decklist, *, format, on, pool: [],
    message=lambda problem, language, pool: problem.code,
    deck_side=lambda decklist, pool: decklist.side,
    charts=lambda decklist, pool: (),
    import_formats={"swlcg-json": importing.read},
)
