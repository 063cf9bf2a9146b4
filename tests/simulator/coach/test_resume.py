"""A server that dies between a choice and its storing leaves the table, its options and the question to the coach as they were."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from simulator.models import Run, Table
from simulator.tables import coaching, selectors, services
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.simulator.tables.calls import choose, post

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards", "woken")]
GAME = "star-realms"
cards = catalogues.held(GAME)


class Killed(BaseException):
    """What ends the process: no handler of errors sees it."""


def started(client: Client, opponent: Any) -> dict[str, Any]:
    options = {"turn_limit": 12} if opponent is None else {"authority": 12}
    table: dict[str, Any] = post(
        client, reverse("api:tables"), game=GAME, sides=[{"slots": []}], opponent=opponent, seed=7, options=options
    ).json()
    for _ in range(4):
        table = choose(client, table, 0).json()
    return table


@pytest.mark.parametrize("opponent", [None, {}], ids=["alone", "against"])
@pytest.mark.parametrize("dies", ["before the position", "before it is stored"])
def test_a_choice_that_was_not_stored_has_not_happened(client, monkeypatch, settings, opponent, dies):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(coaching, "WORLDS", (24,))
    table = started(client, opponent)
    address, coach = reverse("api:table", args=[table["id"]]), reverse("api:table-coach", args=[table["id"]])
    assert post(client, coach, version=table["version"], worlds=24).status_code == 202
    run = Run.objects.get()
    played = services.position_of

    def die(*given: Any, **more: Any) -> Any:
        if dies == "before it is stored":
            played(*given, **more)
        raise Killed

    with monkeypatch.context() as while_it_dies:
        while_it_dies.setattr(services, "position_of", die)
        with pytest.raises(Killed):
            choose(client, table, 1)
    selectors._decks.clear()  # another process has played nothing yet
    now = client.get(address).json()
    for name in ("digest", "question", "version", "choices", "undone"):
        assert now[name] == table[name], name
    assert client.get(coach).json()["status"] == "queued"
    play_turn(run.pk, seconds=60)
    assert client.get(coach).json()["status"] == "done"
    assert choose(client, table, 1).status_code == 200, "the version is still the one that the person has"
    assert Table.objects.get().version == table["version"] + 1
