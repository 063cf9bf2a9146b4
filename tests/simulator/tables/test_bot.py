"""The bot of docs/tables.md plays a whole game over HTTP."""

from __future__ import annotations

import contextlib
import io
import re

import pytest

from games import ROOT
from simulator.models import Table
from tests.helpers import catalogues

MOST_LINES = 40
SITE = "http://127.0.0.1:8000"


@pytest.mark.django_db(transaction=True)
def test_the_bot_plays_a_whole_game(live_server):
    catalogues.load("star-realms")
    document = (ROOT / "docs" / "tables.md").read_text(encoding="utf-8")
    (bot,) = re.findall(r"```python\n(.*?)```", document, re.DOTALL)
    assert len(bot.splitlines()) <= MOST_LINES
    assert bot.count(SITE) == 1
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(bot.replace(SITE, live_server.url), "docs/tables.md", "exec"), {})
    table = Table.objects.get()
    assert table.choices
    *steps, end = said.getvalue().splitlines()
    assert len(steps) == len(table.choices)
    assert end.startswith(f"{table.outcome} ")
