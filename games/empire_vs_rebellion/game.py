"""Star Wars: Empire vs. Rebellion as one `Game` value."""

from __future__ import annotations

from games.contracts.game import CardRules, DeckRules, Game, ListRules
from games.empire_vs_rebellion.abilities.cards import WRITER
from games.empire_vs_rebellion.abilities.ops import ability_lines
from games.empire_vs_rebellion.catalogue import importing
from games.empire_vs_rebellion.catalogue.declared import declared
from games.empire_vs_rebellion.catalogue.fields import CARD_TYPES, FACTIONS, FIELDS, SEARCH
from games.empire_vs_rebellion.catalogue.pool import build_pool
from games.empire_vs_rebellion.decks.charts import charts
from games.empire_vs_rebellion.decks.formats import FORMATS, ZONES
from games.empire_vs_rebellion.decks.groups import groups
from games.empire_vs_rebellion.decks.legality import faction_of, problems
from games.empire_vs_rebellion.decks.lists import list_reader, list_text
from games.empire_vs_rebellion.decks.messages import message
from games.empire_vs_rebellion.decks.opening_hand import deal_opening, draw_piles
from games.empire_vs_rebellion.report.coverage import COVERAGE
from games.empire_vs_rebellion.runs.goldfish import GOLDFISH
from games.empire_vs_rebellion.runs.match import MATCH, ready_lists
from games.empire_vs_rebellion.runs.rankings import rankings
from games.empire_vs_rebellion.texts import TEXTS

GAME = Game(
    slug="empire-vs-rebellion",
    names=TEXTS["game.name"],
    publisher="Fantasy Flight Games",
    build_pool=build_pool,
    cards=CardRules(
        fields=FIELDS,
        declared=declared,
        types=CARD_TYPES,
        search=SEARCH,
        abilities=ability_lines,
        writer=WRITER,
        import_formats={"evr-json": importing.read},
    ),
    decks=DeckRules(
        formats=FORMATS,
        zones=ZONES,
        sides=FACTIONS,
        problems=problems,
        message=message,
        side_of=faction_of,
        charts=charts,
        groups=groups,
        draw_piles=draw_piles,
        deal_opening=deal_opening,
    ),
    lists=ListRules(
        reader=list_reader,
        text=list_text,
        ready=ready_lists,
        starting=ready_lists,
    ),
    goldfish=GOLDFISH,
    match=MATCH,
    card_coverage=COVERAGE,
    rankings=rankings,
    page_texts=TEXTS.section("pages"),
)
