"""Star Realms, whole, as one `Game` value."""

from __future__ import annotations

from games.contracts import Game
from games.star_realms import importing
from games.star_realms.charts import charts
from games.star_realms.coverage import card_coverage
from games.star_realms.dealing import draws, opens
from games.star_realms.deckbuilding import deck_side, problems
from games.star_realms.decklists import list_reader, list_text
from games.star_realms.facts import CARD_TYPES, FIELDS
from games.star_realms.formats import FORMATS, ZONES, bars, ready_lists
from games.star_realms.goldfish import GOLDFISH
from games.star_realms.groups import groups
from games.star_realms.match import MATCH
from games.star_realms.messages import message
from games.star_realms.pool import build_pool
from games.star_realms.search import SEARCH
from games.star_realms.words import ability_lines

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
