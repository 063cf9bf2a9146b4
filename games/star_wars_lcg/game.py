"""Star Wars: The Card Game as one `Game` value."""

from __future__ import annotations

from games.contracts.game import CardRules, DeckRules, Game, ListRules
from games.star_wars_lcg.abilities.cards import WRITER
from games.star_wars_lcg.abilities.ops import ability_lines
from games.star_wars_lcg.catalogue import importing
from games.star_wars_lcg.catalogue.declared import declared
from games.star_wars_lcg.catalogue.fields import CARD_TYPES, FIELDS, SEARCH, SIDES
from games.star_wars_lcg.catalogue.pool import build_pool
from games.star_wars_lcg.decks.charts import charts
from games.star_wars_lcg.decks.files import DECK_FILES
from games.star_wars_lcg.decks.formats import FORMATS, ZONES, bars
from games.star_wars_lcg.decks.groups import groups
from games.star_wars_lcg.decks.legality import deck_side, problems
from games.star_wars_lcg.decks.lists import SHORT_NAMES, list_reader, list_text
from games.star_wars_lcg.decks.messages import message
from games.star_wars_lcg.decks.opening_hand import draws, opens
from games.star_wars_lcg.report.coverage import COVERAGE
from games.star_wars_lcg.runs.goldfish import GOLDFISH
from games.star_wars_lcg.runs.match import MATCH, ready_lists
from games.star_wars_lcg.texts import TEXTS

GAME = Game(
    slug="star-wars-lcg",
    names=TEXTS["game.name"],
    publisher="Fantasy Flight Games",
    build_pool=build_pool,
    cards=CardRules(
        fields=FIELDS,
        declared=declared,
        types=CARD_TYPES,
        sides=SIDES,
        search=SEARCH,
        abilities=ability_lines,
        writer=WRITER,
        import_formats={"swlcg-json": importing.read},
        is_barred=bars,
    ),
    decks=DeckRules(
        formats=FORMATS,
        zones=ZONES,
        problems=problems,
        message=message,
        side_of=deck_side,
        charts=charts,
        groups=groups,
        draw_piles=draws,
        deal_opening=opens,
    ),
    lists=ListRules(
        reader=list_reader,
        text=list_text,
        files=DECK_FILES,
        short_names=SHORT_NAMES,
        ready=ready_lists,
        starting=ready_lists,
    ),
    goldfish=GOLDFISH,
    match=MATCH,
    card_coverage=COVERAGE,
    page_texts=TEXTS.section("pages"),
)
