"""The pool: typed facts, and the status of each card in each format."""

from __future__ import annotations

from games.contracts.catalogue import Catalogue
from games.star_wars_ccg.catalogue.format_pools import card_status
from games.star_wars_ccg.catalogue.pool import build_pool, title_of
from games.star_wars_ccg.decks.formats import FORMATS
from tests.games.star_wars_ccg.card_pool import catalogue, pool


def test_cards_have_their_printed_facts():
    emperor = pool().cards["9_109"]
    assert (emperor.side, emperor.power, emperor.ability, emperor.deploy, emperor.forfeit) == ("dark", 4, 7, 5, 9)
    assert (emperor.uniqueness, emperor.destinies) == (1, (6,))
    assert pool().cards["2_14"].destinies == (2, 5)  # "2 or 5"
    assert pool().cards["2_14"].destiny_text == "2 or 5"
    assert title_of("Anger, Fear, Aggression (V)") == "Anger, Fear, Aggression"


def test_only_sites_and_systems_that_are_not_generic_can_start():
    cards = {card.name: card for card in pool().cards.values() if card.is_location and card.side == "light" and not card.gone}
    assert cards["Tatooine"].can_start
    assert cards["Tatooine: Cantina"].can_start
    assert cards["Tatooine: Cantina"].system == "Tatooine"
    assert not cards["Bespin: Cloud City"].can_start  # a sector
    assert not cards["Asteroid Field"].can_start  # generic
    assert not any(card.can_start for card in pool().cards.values() if not card.is_location)


def test_force_icons_are_those_of_the_side():
    cantina = next(card for card in pool().cards.values() if card.name == "Tatooine: Cantina" and card.side == "light")
    assert (cantina.force_icons("light"), cantina.force_icons("dark")) == (cantina.light_icons, cantina.dark_icons)
    assert cantina.light_icons != cantina.dark_icons or cantina.light_icons


def test_a_card_is_found_by_printing_and_by_gemp_number():
    assert pool().card("200_1-holo-ai").code == "200_1"
    assert pool().card("1_168").code == "1_168"
    assert pool().card("9999_1") is None
    assert pool().cards[pool().gemp["601_1"]].code.startswith("legacy-")


def test_the_status_of_every_card_in_every_format():
    """The bits of all formats at once say what one format alone says."""
    products: dict[str, list[str]] = {}
    for printing in catalogue().printings:
        products.setdefault(printing["card"], []).append(printing["product"])
    for place, format in enumerate(pool().formats.values()):
        for record in catalogue().cards[place::7]:  # each card in some formats, each format with some cards
            card = pool().cards[record["code"]]
            found = "not_in_pool" if not card.in_pool >> place & 1 else "banned" if card.banned >> place & 1 else "legal"
            assert found == card_status(record, format, products=products.get(card.code, ())), (card.code, format.code)


def test_named_formats_are_those_of_the_data_in_their_order():
    lists = {row["format"]: row for row in catalogue().formats if row["kind"] == "pool"}
    assert {format.code for format in FORMATS} == set(lists)
    offered = [lists[format.code]["facts"]["offered"] for format in FORMATS]
    assert offered == sorted(offered, reverse=True)
    for format in FORMATS:
        assert format.names["en"] == lists[format.code]["name"]
        for said in (format.names, format.help):
            assert set(said) == {"en", "ja", "zh-hant"}
            assert all(said.values())


def test_an_empty_catalogue_makes_an_empty_pool():
    empty = build_pool(Catalogue((), (), (), (), ()))
    assert not empty.cards
    assert not empty.formats
