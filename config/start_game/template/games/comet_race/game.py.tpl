"""Comet Race as one `Game` value."""

from __future__ import annotations

from games.comet_race.abilities.text import abilities
from games.comet_race.catalogue.fields import CARD_TYPES, FIELDS, SEARCH
from games.comet_race.catalogue.pool import build_pool
from games.comet_race.decks.formats import FORMATS, ZONES
from games.comet_race.decks.groups import charts, groups
from games.comet_race.decks.legality import deck_side, problems
from games.comet_race.decks.lists import list_reader, list_text, ready_lists
from games.comet_race.decks.messages import message
from games.comet_race.decks.opening_hand import deal_opening, draw_piles
from games.comet_race.report.coverage import COVERAGE
from games.comet_race.runs.goldfish import GOLDFISH
from games.comet_race.texts import TEXTS
from games.contracts.game import CardRules, DeckRules, Game, ListRules

GAME = Game(
    slug="comet-race",
    names=TEXTS["game.name"],
    publisher="Comet Race",
    build_pool=build_pool,
    cards=CardRules(
        fields=FIELDS,
        types=CARD_TYPES,
        import_formats={},
        search=SEARCH,
        abilities=abilities,
        is_textless=lambda facts: not abilities(facts),
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
    card_coverage=COVERAGE,
    page_texts=TEXTS.section("pages"),
)
