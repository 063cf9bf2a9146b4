"""What the tests of tables' pages share: start a table from a deck, change it, read its page."""

from __future__ import annotations

import re
from typing import Any

from django.test import Client
from django.urls import reverse

from decks.models import Deck
from simulator.models import Table
from tests.frontend.pages import text_of


def start(client: Client, deck: Deck) -> Table:
    response = client.post(reverse("deck-table", args=[deck.token]))
    found = Table.objects.latest("created")
    assert response.status_code == 302
    assert response["Location"] == reverse("table", args=[found.pk])
    return found


def change(client: Client, found: Table, name: str, **data: Any) -> Any:
    version = Table.objects.get(pk=found.pk).version
    return client.post(reverse(f"table-{name}", args=[found.pk]), {"version": version, **data})


def page_of(client: Client, found: Table) -> str:
    response = client.get(reverse("table", args=[found.pk]))
    assert response.status_code == 200
    assert response["X-Robots-Tag"] == "noindex"
    return text_of(response)


def options_on(page: str) -> list[str]:
    """The numbers of the options in their list; the same stand on the cards."""
    return re.findall(r'<button[^>]*id="option-\d+" name="option" value="(\d+)"', page)
