"""The Star Wars Customizable Card Game as one `Game` value: its cards, its decks and its play."""

from __future__ import annotations

from games.contracts.game import CardRules, DeckRules, Game, ListRules
from games.star_wars_ccg.abilities.cards import WRITER
from games.star_wars_ccg.abilities.words import ability_lines
from games.star_wars_ccg.catalogue import importing
from games.star_wars_ccg.catalogue.declared import declared
from games.star_wars_ccg.catalogue.fields import CARD_TYPES, FIELDS, SEARCH, SIDES
from games.star_wars_ccg.catalogue.format_pools import is_barred
from games.star_wars_ccg.catalogue.pool import build_pool
from games.star_wars_ccg.decks.charts import charts
from games.star_wars_ccg.decks.contents import deck_side
from games.star_wars_ccg.decks.files import DECK_FILES
from games.star_wars_ccg.decks.formats import FORMATS, ZONES
from games.star_wars_ccg.decks.groups import groups
from games.star_wars_ccg.decks.legality import all_problems, problems
from games.star_wars_ccg.decks.lists.nicknames import TITLES as SHORT_NAMES
from games.star_wars_ccg.decks.lists.reader import list_reader
from games.star_wars_ccg.decks.lists.ready import ready_lists
from games.star_wars_ccg.decks.lists.writer import list_text
from games.star_wars_ccg.decks.messages import message
from games.star_wars_ccg.decks.opening_hand import draws, opens
from games.star_wars_ccg.report.coverage import COVERAGE
from games.star_wars_ccg.runs.goldfish import GOLDFISH
from games.star_wars_ccg.runs.match import MATCH
from games.star_wars_ccg.texts import TEXTS

GAME = Game(
    slug="star-wars-ccg",
    names=TEXTS["game.name"],
    publisher="Decipher",
    build_pool=build_pool,
    cards=CardRules(
        fields=FIELDS,
        declared=declared,
        types=CARD_TYPES,
        sides=SIDES,
        search=SEARCH,
        abilities=ability_lines,
        writer=WRITER,
        import_formats={"swccg-json": importing.read},
        is_barred=is_barred,
    ),
    decks=DeckRules(
        formats=FORMATS,
        zones=ZONES,
        problems=problems,
        shared_problems=all_problems,
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
