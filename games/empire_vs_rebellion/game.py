"""Star Wars: Empire vs. Rebellion, whole, as one `Game` value."""

from __future__ import annotations

from games.contracts.game import Game
from games.empire_vs_rebellion.catalogue import importing
from games.empire_vs_rebellion.catalogue.ability_text import ability_lines
from games.empire_vs_rebellion.catalogue.fields import CARD_TYPES, FACTIONS, FIELDS, SEARCH
from games.empire_vs_rebellion.catalogue.pool import build_pool
from games.empire_vs_rebellion.decks.charts import charts
from games.empire_vs_rebellion.decks.formats import FORMATS, ZONES
from games.empire_vs_rebellion.decks.groups import groups
from games.empire_vs_rebellion.decks.legality import faction_of, problems
from games.empire_vs_rebellion.decks.lists import list_reader, list_text
from games.empire_vs_rebellion.decks.messages import message
from games.empire_vs_rebellion.decks.opening_hand import draws, opens
from games.empire_vs_rebellion.report.coverage import card_coverage
from games.empire_vs_rebellion.runs.goldfish import GOLDFISH
from games.empire_vs_rebellion.runs.match import MATCH, ready_lists
from games.empire_vs_rebellion.runs.rankings import rankings

GAME = Game(
    slug="empire-vs-rebellion",
    names={"en": "Star Wars: Empire vs. Rebellion", "ja": "スター・ウォーズ：帝国軍 vs 反乱軍", "zh-hant": "星球大戰：帝國軍vs反抗軍"},
    publisher="Fantasy Flight Games",
    fields=FIELDS,
    card_types=CARD_TYPES,
    sides=(),
    abilities=ability_lines,
    search=SEARCH,
    import_formats={"evr-json": importing.read},
    formats=FORMATS,
    zones=ZONES,
    pool=build_pool,
    problems=problems,
    message=message,
    deck_side=faction_of,
    deck_sides=FACTIONS,
    charts=charts,
    list_reader=list_reader,
    list_text=list_text,
    groups=groups,
    draws=draws,
    opens=opens,
    goldfish=GOLDFISH,
    match=MATCH,
    card_coverage=card_coverage,
    ready_lists=ready_lists,
    rankings=rankings,
)
