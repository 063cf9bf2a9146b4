"""A declared card of the LCG on its page in three languages, in the search, and in the API."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import jsonschema_rs
import pytest
from django.test import Client

from cards import selectors
from cards.errors import NotFound
from cards.models import Game
from games.registry import GAMES
from games.texts import LANGUAGES
from tests.helpers.catalogues import forget, load

SLUG = "star-wars-lcg"
pytestmark = pytest.mark.slow  # loads a whole game


@pytest.fixture
def loaded(transactional_db: None) -> Iterator[None]:
    load(SLUG)
    yield
    forget()


def test_a_game_without_declared_abilities_has_no_schema_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = GAMES[SLUG]
    printed = replace(rules.cards, fields=tuple(field for field in rules.cards.fields if field.name != "abilities"))
    monkeypatch.setitem(GAMES, SLUG, replace(rules, cards=printed))  # type: ignore[attr-defined]
    with pytest.raises(NotFound, match="The cards of Star Wars: The Card Game have no declared abilities") as error:
        selectors.ability_schema(game=Game(SLUG))
    assert error.value.code == "no_abilities"


def test_a_declared_card_is_published_found_and_printed(loaded: None, client: Client) -> None:
    facts = client.get(f"/api/v1/cards/{SLUG}/001-2/").json()["facts"]
    assert facts["effects"] == ["unfocus"]
    assert facts["abilities"]["reaction"][0]["on"] == [{"event": "turn_begins", "by": "opponent"}]
    found = client.get("/api/v1/cards/", {"game": SLUG, "q": "fx:capture t:event in:core-set"}).json()["results"]
    assert [each["code"] for each in found] == ["032-4"]
    for language in LANGUAGES:
        page = client.get(f"/games/{SLUG}/cards/001-2/", headers={"Accept-Language": language}).content.decode()
        (line,) = GAMES[SLUG].cards.abilities(facts)
        assert line.texts[language].replace("'", "&#x27;") in page, language
    fits = jsonschema_rs.validator_for(client.get(f"/api/v1/games/{SLUG}/abilities/schema/").json())
    page = client.get("/api/v1/cards/", {"game": SLUG, "q": "in:core-set", "page_size": 500}).json()
    declared = [card["facts"]["abilities"] for card in page["results"] if card["facts"].get("abilities")]
    assert len(declared) > 100
    assert not [each for each in declared if not fits.is_valid(each)]
    assert not fits.is_valid({"reaction": [{"on": "turn_begins"}]})
