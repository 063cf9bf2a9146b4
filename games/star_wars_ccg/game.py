"""The Star Wars Customizable Card Game as one `Game` value: its cards, and its decks."""

from __future__ import annotations

from games.contracts.game import Game
from games.star_wars_ccg.catalogue import importing
from games.star_wars_ccg.catalogue.fields import CARD_TYPES, FIELDS, SEARCH, SIDES
from games.star_wars_ccg.catalogue.format_pools import bars
from games.star_wars_ccg.catalogue.pool import build_pool
from games.star_wars_ccg.decks.charts import charts
from games.star_wars_ccg.decks.files.holotable import DECK_FILES
from games.star_wars_ccg.decks.formats import FORMATS, ZONES
from games.star_wars_ccg.decks.legality import all_problems, deck_side, problems
from games.star_wars_ccg.decks.lists.reader import list_reader, list_text
from games.star_wars_ccg.decks.messages import message
from games.star_wars_ccg.decks.opening_hand import draws, groups, opens
from games.star_wars_ccg.texts import TEXTS

GAME = Game(
    slug="star-wars-ccg",
    names=TEXTS["game.name"],
    publisher="Decipher",
    fields=FIELDS,
    search=SEARCH,
    card_types=CARD_TYPES,
    sides=SIDES,
    formats=FORMATS,
    zones=ZONES,
    pool=build_pool,
    problems=problems,
    all_problems=all_problems,
    message=message,
    deck_side=deck_side,
    charts=charts,
    groups=groups,
    draws=draws,
    opens=opens,
    import_formats={"swccg-json": importing.read},
    list_reader=list_reader,
    list_text=list_text,
    deck_files=DECK_FILES,
    bars=bars,
)
