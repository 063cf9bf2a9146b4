"""The setting of how each kind of decision is answered, on the page, without JavaScript."""

from __future__ import annotations

import pytest
from django.urls import reverse

from simulator.models import Table
from tests.frontend.pages import text_of
from tests.frontend.tables.visits import change, options_on, page_of, start
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck

cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


def test_a_kind_is_left_to_the_policy_told_and_asked_again(client):
    table = start(client, jedi_deck(client))
    page = page_of(client, table)
    assert "When this is asked" in page
    assert 'id="back-hand"' not in page
    kind = page.split('name="kind" value="', 1)[1].split('"', 1)[0]
    assert change(client, table, "stops", kind=kind, answer="policy").status_code == 302
    page = page_of(client, table)
    made = len(Table.objects.get().choices)
    assert made >= 1
    assert page.count(">automatic<") >= 2 * made, "since the last decision, and in the log"
    assert "choose for me, as the policy does" in page
    assert 'id="back-hand"' in page
    assert change(client, table, "back", to="hand").status_code == 302
    page = page_of(client, table)
    assert Table.objects.get().choices == []
    assert "You are asked here because" in page
    assert options_on(page)
    assert change(client, table, "stops", kind=kind, answer="ask").status_code == 302
    assert Table.objects.get().stops == {}
    assert "You are asked here because" not in page_of(client, table)
    refused = change(client, table, "stops", kind="99.9", answer="pass")
    assert refused.status_code == 409
    assert "Another question waits now" in text_of(refused)
    for code in ("ja", "zh-hant"):
        assert client.get(reverse("table", args=[table.pk]), headers={"accept-language": code}).status_code == 200
