"""What a table's pages send over the network: with other hidden cards, every answer is the same to the byte."""

from __future__ import annotations

import itertools
import json
import re

import pytest
from django.test import Client
from django.urls import reverse

from cards.data.pools import pool_of
from games.registry import GAMES
from games.report.log import PRESETS
from simulator.models import Table
from simulator.modes import MATCH
from simulator.requests.request import RunRequest, Side
from simulator.tables.selectors import position_of
from simulator.tables.services import table_choose, table_start
from simulator.tables.sharing import table_share
from tests.helpers import catalogues
from tests.helpers.jedi_decks import key_of

SLUGS = tuple(slug for slug, game in GAMES.items() if game.match is not None and game.match.is_played_by_hand)
CHOICES = 9
LATER = 25
# What differs in each answer: the tokens of its forms, and the checksum, which is also made of the number of the deal itself.
CHANGING = re.compile(r'(?<=csrfmiddlewaretoken" value=")\w+|(?<=X-CSRFToken": ")\w+|(?<=<code id="checksum">)\w+')
DEALS = (-3, -4, -5)
cards = catalogues.held(*SLUGS)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


def started(slug: str, owner: str) -> Table:
    """A shared match after some choices, by turns the first and the last option."""
    ready = GAMES[slug].lists.ready(pool_of(slug))[0].decklist
    sides = (Side(ready), Side(ready, policy="default"))
    found = table_start(RunRequest(game=slug, sides=sides, games=1, mode=MATCH, seed=7), owner_key=owner)
    for number in range(CHOICES):
        offers = position_of(found).offers
        table_choose(table=found, option=(len(offers) - 1) * (number % 2), version=found.version)
    table_share(table=found)
    return found


def answers(client: Client, found: Table) -> dict[str, str]:
    """Everything that the owner and a reader of the link can ask for while the game goes on, by its address."""
    log = reverse("api:table-log", args=[found.pk])
    own = [
        reverse("table", args=[found.pk]),
        f"{reverse('table', args=[found.pk])}?told=1",
        *(reverse("table-at", args=[found.pk, made]) for made in (0, CHOICES - 1)),
        *(f"{log}?preset={preset}&format={kind}" for preset in PRESETS for kind in ("text", "json", "lines")),
        reverse("table-list"),
        reverse("table-report", args=[found.pk]),
        reverse("table-moves", args=[found.pk]),
    ]
    shared = [reverse("shared-table", args=[found.token]), reverse("shared-position", args=[found.token, 3])]
    sent = {address: client.get(address) for address in own} | {address: Client().get(address) for address in shared}
    whole = {address: f"{answer.status_code} {_body(answer)}" for address, answer in sent.items()}
    return {address: CHANGING.sub("", text) for address, text in whole.items()}


def _body(answer: object) -> str:
    streamed = getattr(answer, "streaming_content", None)
    return (b"".join(streamed) if streamed is not None else answer.content).decode()  # type: ignore[attr-defined]


def later(found: Table, choices: list[int]) -> str:
    """The board after some more choices, always the first option: it shows what was hidden."""
    for _ in range(LATER):
        position = position_of(found, choices)
        if position.question is None:
            break
        choices = [*position.choices, 0]
    return json.dumps(position.steps[-1].board)


@pytest.mark.parametrize("slug", SLUGS)
def test_other_hidden_cards_change_no_answer(client, slug):
    found = started(slug, key_of(client))
    before, own = list(found.choices), list(found.own)
    seen, hidden = [], []
    for deal in DEALS:
        Table.objects.update(choices=[*before, deal], own=[*own, len(before)])
        hidden.append(later(found, [*before, deal]))
        seen.append(answers(client, found))
    assert len(set(hidden)) > 1, "the deals differ"
    for address, text in seen[0].items():
        for other in seen[1:]:
            lines = itertools.zip_longest(text.splitlines(), other[address].splitlines())
            differ = [pair for pair in lines if pair[0] != pair[1]]
            assert not differ, address
