"""The Star Wars Customizable Card Game as one `Game` value; its decks cannot be built yet."""

from __future__ import annotations

from games.contracts import Game
from games.star_wars_ccg import importing
from games.star_wars_ccg.deck_files import DECK_FILES
from games.star_wars_ccg.decklists import list_reader, list_text
from games.star_wars_ccg.facts import CARD_TYPES, FIELDS, SEARCH, SIDES
from games.star_wars_ccg.formats import bars

GAME = Game(
    slug="star-wars-ccg",
    names={"en": "Star Wars Customizable Card Game", "ja": "スター・ウォーズ コレクションカードゲーム", "zh-hant": "星際大戰自訂卡牌遊戲"},
    publisher="Decipher",
    fields=FIELDS,
    search=SEARCH,
    card_types=CARD_TYPES,
    sides=SIDES,
    import_formats={"swccg-json": importing.read},
    list_reader=list_reader,
    list_text=list_text,
    deck_files=DECK_FILES,
    bars=bars,
)
