"""Request runs through the form on a deck's page."""

from __future__ import annotations

from django.test import Client

from decks.models import Deck
from simulator.models import Run
from tests.frontend.pages import text_of

FORM = {"games": "60", "seed": "7"}


def post_run(client: Client, deck: Deck, **more: str) -> Run:
    """A run that was requested on the deck's page and is not played yet."""
    response = client.post(f"/d/{deck.token}/goldfish/", {**FORM, **more})
    assert response.status_code == 302, text_of(response)
    run = Run.objects.get(pk=response.headers["Location"].split("/")[2])
    assert response.headers["Location"] == f"/runs/{run.pk}/"
    return run
