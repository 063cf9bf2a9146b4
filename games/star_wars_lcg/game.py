"""Star Wars: The Card Game, whole, as one `Game` value."""

from __future__ import annotations

from games.contracts import Game
from games.star_wars_lcg import importing
from games.star_wars_lcg.charts import charts
from games.star_wars_lcg.coverage import card_coverage
from games.star_wars_lcg.dealing import draws, opens
from games.star_wars_lcg.deck_files import DECK_FILES
from games.star_wars_lcg.deckbuilding import deck_side, problems
from games.star_wars_lcg.decklists import list_reader, list_text
from games.star_wars_lcg.facts import CARD_TYPES, FIELDS, SEARCH, SIDES
from games.star_wars_lcg.formats import FORMATS, ZONES, bars
from games.star_wars_lcg.goldfish import GOLDFISH
from games.star_wars_lcg.groups import groups
from games.star_wars_lcg.messages import message
from games.star_wars_lcg.pool import build_pool

GAME = Game(
    slug="star-wars-lcg",
    names={"en": "Star Wars: The Card Game", "ja": "スターウォーズ：カードゲーム", "zh-hant": "星際大戰：卡牌遊戲"},
    publisher="Fantasy Flight Games",
    fields=FIELDS,
    card_types=CARD_TYPES,
    sides=SIDES,
    formats=FORMATS,
    zones=ZONES,
    search=SEARCH,
    pool=build_pool,
    problems=problems,
    message=message,
    deck_side=deck_side,
    charts=charts,
    import_formats={"swlcg-json": importing.read},
    list_reader=list_reader,
    list_text=list_text,
    deck_files=DECK_FILES,
    goldfish=GOLDFISH,
    card_coverage=card_coverage,
    bars=bars,
    groups=groups,
    draws=draws,
    opens=opens,
)
