"""`docs/decks.md` names every address, limit and format of decks; `docs/own-cards.md` those of own cards."""

from __future__ import annotations

from decks.api.urls import urlpatterns
from games import ROOT
from games.registry import GAMES
from tests.games.helpers.rules_md import TEXT

OWN_CARDS = (ROOT / "docs" / "own-cards.md").read_text("utf-8")


def test_every_address_is_named():
    for pattern in urlpatterns:
        address = str(pattern.pattern).split("(?P")[0].split("<")[0]
        assert address in (OWN_CARDS if address.startswith("own-cards/") else TEXT), address


def test_the_limits_are_those_of_the_code():
    from decks.api.inputs import MAX_LISTS
    from decks.exchange import importing
    from decks.slots import MAX_QUANTITY, MAX_SLOTS

    for number in (importing.MAX_TEXT, importing.MAX_LINES, MAX_SLOTS, MAX_QUANTITY, MAX_LISTS):
        assert f"{number:,}" in TEXT


def test_every_format_is_named():
    assert all(f"`{format.code}`" in TEXT for game in GAMES.values() for format in game.decks.formats)
