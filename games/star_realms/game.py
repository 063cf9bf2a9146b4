"""Star Realms as one `Game` value."""

from __future__ import annotations

from games.contracts.game import CardRules, DeckRules, Game, ListRules
from games.star_realms.abilities.cards import WRITER
from games.star_realms.abilities.ops import ability_lines
from games.star_realms.catalogue import importing
from games.star_realms.catalogue.declared import declared, is_textless
from games.star_realms.catalogue.fields import CARD_TYPES, FIELDS
from games.star_realms.catalogue.pool import build_pool
from games.star_realms.catalogue.search import SEARCH
from games.star_realms.decks.charts import charts
from games.star_realms.decks.formats import FORMATS, ZONES, is_barred, ready_lists, starting_lists
from games.star_realms.decks.groups import groups
from games.star_realms.decks.legality import deck_side, problems
from games.star_realms.decks.lists import SHORT_NAMES, list_reader, list_text
from games.star_realms.decks.messages import message
from games.star_realms.decks.opening_hand import deal_opening, draw_piles
from games.star_realms.report.coverage import COVERAGE
from games.star_realms.runs.goldfish import GOLDFISH
from games.star_realms.runs.match import MATCH
from games.star_realms.texts import TEXTS

GAME = Game(
    slug="star-realms",
    names=TEXTS["game.name"],
    publisher="Wise Wizard Games",
    build_pool=build_pool,
    cards=CardRules(
        fields=FIELDS,
        declared=declared,
        is_textless=is_textless,
        types=CARD_TYPES,
        search=SEARCH,
        abilities=ability_lines,
        writer=WRITER,
        import_formats={"star-realms-gallery": importing.read_gallery, "star-realms-json": importing.read_json},
        is_barred=is_barred,
    ),
    decks=DeckRules(
        formats=FORMATS,
        zones=ZONES,
        problems=problems,
        message=message,
        side_of=deck_side,
        charts=charts,
        groups=groups,
        draw_piles=draw_piles,
        deal_opening=deal_opening,
    ),
    lists=ListRules(
        reader=list_reader,
        text=list_text,
        short_names=SHORT_NAMES,
        ready=ready_lists,
        starting=starting_lists,
    ),
    goldfish=GOLDFISH,
    match=MATCH,
    card_coverage=COVERAGE,
    page_texts=TEXTS.section("pages"),
)
