"""Legend of Stars as one `Game` value."""

from __future__ import annotations

from games.abilities.authoring.labels import labels_of
from games.abilities.authoring.meaning import faults_of
from games.contracts.game import CardRules, DeckRules, Game, ListRules, OwnCards
from games.legend_of_stars.abilities.cards import WRITER
from games.legend_of_stars.abilities.ops import VOCABULARY, ability_lines
from games.legend_of_stars.catalogue import importing
from games.legend_of_stars.catalogue.declared import declared, joined
from games.legend_of_stars.catalogue.fields import CARD_TYPES, FIELDS, OPERATIONS, SEARCH
from games.legend_of_stars.catalogue.pool import build_pool, card_from_record
from games.legend_of_stars.decks.charts import charts
from games.legend_of_stars.decks.formats import FORMATS, ZONES
from games.legend_of_stars.decks.groups import groups
from games.legend_of_stars.decks.legality import data_problems, deck_side, problems
from games.legend_of_stars.decks.lists import list_reader, list_text, ready_lists
from games.legend_of_stars.decks.messages import message
from games.legend_of_stars.decks.opening_hand import deal_opening, draw_piles
from games.legend_of_stars.report.coverage import COVERAGE
from games.legend_of_stars.runs.goldfish import GOLDFISH
from games.legend_of_stars.runs.match import MATCH
from games.legend_of_stars.texts import TEXTS

GAME = Game(
    slug="legend-of-stars",
    names=TEXTS["game.name"],
    publisher="Legend of Stars",
    build_pool=build_pool,
    cards=CardRules(
        fields=FIELDS,
        declared=declared,
        types=CARD_TYPES,
        search=SEARCH,
        abilities=ability_lines,
        writer=WRITER,
        import_formats={"legend-of-stars-csv": importing.read},
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
        ready=ready_lists,
        starting=ready_lists,
    ),
    goldfish=GOLDFISH,
    match=MATCH,
    card_coverage=COVERAGE,
    page_texts=TEXTS.section("pages"),
    own_cards=OwnCards(
        problems=lambda card: data_problems(card_from_record(card)),
        faults=lambda abilities: faults_of(VOCABULARY, abilities),
        joined=joined,
        labels=labels_of(VOCABULARY, OPERATIONS, TEXTS.section("abilities.form")),
    ),
)
