"""Declared abilities join the cards when they are loaded: a changed declaration reaches pool, search, API and caches by a reload alone."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from cards.data.pools import pool_of, versions
from cards.models import Card
from games.star_realms.abilities.cards import ABILITIES, BACKS
from games.star_realms.abilities.ops import card, combat, destroy, primary, trade
from tests.helpers.catalogues import forget, load

SLUG = "star-realms"
SCOUT = f"/api/v1/cards/{SLUG}/scout/"

pytestmark = pytest.mark.slow  # loads a whole game several times


@pytest.fixture
def loaded(transactional_db: None) -> Iterator[None]:
    load(SLUG)
    yield
    forget()


def reloaded() -> str:
    """What `load_cards` reports about the cards."""
    out = StringIO()
    call_command("load_cards", SLUG, stdout=out)
    return out.getvalue().partition(";")[0]


def test_a_changed_declaration_is_loaded_with_unchanged_files(loaded: None, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    first, answer = versions(SLUG), client.get(SCOUT)
    assert answer.json()["facts"]["trade"] == 1
    assert answer.json()["facts"]["effects"] == ["gain"]

    monkeypatch.setitem(ABILITIES, "scout", card(primary(trade(3), destroy())))
    assert reloaded() == "star-realms: 426 cards: 0 new, 1 changed, 425 same, 0 gone"
    changed = versions(SLUG)
    assert changed[0] != first[0]
    assert pool_of(SLUG).cards["scout"].abilities == ABILITIES["scout"]
    again = client.get(SCOUT, headers={"If-None-Match": answer["ETag"]})
    assert (again.status_code, again.json()["facts"]["trade"]) == (200, 3)
    assert again["ETag"] != answer["ETag"]
    found = client.get("/api/v1/cards/", {"game": SLUG, "q": "fx:destroy_base trade:3"}).json()["results"]
    assert "scout" in [each["code"] for each in found]

    assert reloaded() == "star-realms: 426 cards: 0 new, 0 changed, 426 same, 0 gone"
    assert versions(SLUG) == changed

    monkeypatch.undo()
    assert reloaded() == "star-realms: 426 cards: 0 new, 1 changed, 425 same, 0 gone"
    assert versions(SLUG) == first


def test_a_changed_other_side_changes_the_version(loaded: None, monkeypatch: pytest.MonkeyPatch) -> None:
    first = versions(SLUG)
    monkeypatch.setitem(BACKS, "valkens-enterprise", card(primary(combat(9))))
    assert reloaded() == "star-realms: 426 cards: 0 new, 1 changed, 425 same, 0 gone"
    back: Any = Card.objects.get(code="valkens-enterprise").facts["back"]
    assert back["abilities"] == BACKS["valkens-enterprise"]
    assert versions(SLUG)[0] != first[0]
