"""The editor of a game that offers nothing but a zone and a verdict: no groups, charts, piles, openings, sides or readers of lists."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from django.test import Client

from cards.models import Card, Game, Printing, Product
from decks.services import deck_create
from games.contracts.decks import Slot
from tests import made_up_game
from tests.frontend.conftest import key_of


@pytest.fixture
def bare(db: None) -> Iterator[str]:
    game = replace(made_up_game.MADE_UP, charts=None, groups=None, draws=None, opens=None, list_reader=None, deck_files=())
    row = Game.objects.create(slug=made_up_game.SLUG, data_version="bare-1")
    product = Product.objects.create(game=row, code="box", name="Box", names={"en": "Box"}, position=1)
    for number in (1, 2, 3):
        card = Card.objects.create(
            game=row,
            code=str(number),
            name=f"Die {number}",
            names={"en": f"Die {number}"},
            type="die",
            search_key=f"die {number}",
            position=number,
        )
        Printing.objects.create(game=row, code=str(number), card=card, product=product, position=number)
    with made_up_game.registered(game):
        yield made_up_game.SLUG


def test_what_a_game_lacks_is_left_out(client: Client, bare: str) -> None:
    deck = deck_create(owner_key=key_of(client), game=bare, name="Dice", slots=[Slot("1", 2, "main")])
    html = client.get(f"/decks/{deck.pk}/edit/").content.decode()
    assert 'id="row-main-1"' in html
    assert 'id="found-2"' in html
    for path in ("hand", "odds"):
        address = f"/d/{deck.token}/{path}/"
        assert address not in html
        assert client.get(address).status_code == 404
    answer = client.post(f"/decks/{deck.pk}/slots/", {"change": "main:2:+1", "version": deck.version})
    assert answer.status_code == 302
    assert deck.slots.count() == 2
    assert client.post(f"/decks/{deck.pk}/slots/", {"change": "nowhere:2:+1"}).status_code == 400
    assert client.post("/decks/import/", {"game": bare, "text": "2 Die 1"}).status_code == 400
    assert client.get("/decks/").status_code == 200
