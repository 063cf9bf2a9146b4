"""The editor of a game with the fewest deck rules: one zone, one group, and no charts, piles or sides."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.test import Client

from cards.models import Card, Game, Printing, Product
from decks.services import deck_create
from games.contracts.decks import Slot
from tests.frontend.pages import get_html
from tests.helpers import made_up_game
from tests.helpers.jedi_decks import key_of


@pytest.fixture
def smallest_game(db: None) -> Iterator[str]:
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
    with made_up_game.registered():
        yield made_up_game.SLUG


def test_the_editor_leaves_out_what_the_game_lacks(client: Client, smallest_game: str) -> None:
    deck = deck_create(owner_key=key_of(client), game=smallest_game, name="Dice", slots=[Slot("1", 2, "main")])
    html = get_html(client, f"/decks/{deck.pk}/edit/")
    assert 'id="row-main-1"' in html
    assert 'id="found-2"' in html
    for path in ("hand", "odds"):
        assert client.get(f"/d/{deck.token}/{path}/", follow=True).status_code == 200
    answer = client.post(f"/decks/{deck.pk}/slots/", {"change": "main:2:+1", "version": deck.version})
    assert answer.status_code == 302
    assert deck.slots.count() == 2
    assert client.post(f"/decks/{deck.pk}/slots/", {"change": "nowhere:2:+1"}).status_code == 400
    assert "2 Die 1" in client.post("/decks/import/", {"game": smallest_game, "text": "2 Die 1"}).content.decode()
    assert client.get("/decks/").status_code == 200
