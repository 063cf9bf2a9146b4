"""Star Realms, whole, as one `Game` value."""

from __future__ import annotations

from games.contracts.game import Game
from games.star_realms.catalogue import importing
from games.star_realms.catalogue.ability_text import ability_lines
from games.star_realms.catalogue.fields import CARD_TYPES, FIELDS
from games.star_realms.catalogue.pool import build_pool
from games.star_realms.catalogue.search import SEARCH
from games.star_realms.decks.charts import charts
from games.star_realms.decks.formats import FORMATS, ZONES, bars, ready_lists
from games.star_realms.decks.groups import groups
from games.star_realms.decks.legality import deck_side, problems
from games.star_realms.decks.lists import list_reader, list_text
from games.star_realms.decks.messages import message
from games.star_realms.decks.opening_hand import draws, opens
from games.star_realms.report.coverage import card_coverage
from games.star_realms.runs.goldfish import GOLDFISH
from games.star_realms.runs.match import MATCH

GAME = Game(
    slug="star-realms",
    names={"en": "Star Realms", "ja": "スターレルム", "zh-hant": "星域奇航"},
    publisher="Wise Wizard Games",
    fields=FIELDS,
    card_types=CARD_TYPES,
    sides=(),
    import_formats={"star-realms-gallery": importing.read_gallery, "star-realms-json": importing.read_json},
    abilities=ability_lines,
    search=SEARCH,
    formats=FORMATS,
    zones=ZONES,
    pool=build_pool,
    problems=problems,
    message=message,
    deck_side=deck_side,
    charts=charts,
    list_reader=list_reader,
    list_text=list_text,
    groups=groups,
    draws=draws,
    opens=opens,
    bars=bars,
    goldfish=GOLDFISH,
    match=MATCH,
    card_coverage=card_coverage,
    ready_lists=ready_lists,
)
