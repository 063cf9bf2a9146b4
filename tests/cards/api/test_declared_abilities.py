"""A declared card of the LCG on its page in three languages, in the search, and in the API."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.test import Client

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


def test_a_declared_card_is_published_found_and_printed(loaded: None, client: Client) -> None:
    facts = client.get(f"/api/v1/cards/{SLUG}/001-2/").json()["facts"]
    assert facts["effects"] == ["unfocus"]
    assert facts["abilities"]["reaction"][0]["on"] == [{"event": "turn_begins", "by": "opponent"}]
    found = client.get("/api/v1/cards/", {"game": SLUG, "q": "fx:capture t:event"}).json()["results"]
    assert [each["code"] for each in found] == ["032-4"]
    for language in LANGUAGES:
        page = client.get(f"/games/{SLUG}/cards/001-2/", headers={"Accept-Language": language}).content.decode()
        (line,) = GAMES[SLUG].cards.abilities(facts)
        assert line.texts[language].replace("'", "&#x27;") in page, language
