"""What decks answer is written down in `docs/decks.md`."""

from __future__ import annotations

from decks.api.urls import urlpatterns
from games.registry import GAMES
from tests.games.helpers.deck_docs import TEXT


def test_every_address_is_named():
    for pattern in urlpatterns:
        address = str(pattern.pattern).split("(?P")[0].split("<")[0]
        assert address in TEXT, address


def test_limits_are_the_ones_kept():
    from decks import services
    from decks.api.inputs import MAX_LISTS
    from decks.exchange import importing

    for number in (importing.MAX_TEXT, importing.MAX_LINES, services.MAX_SLOTS, services.MAX_QUANTITY, MAX_LISTS):
        assert f"{number:,}" in TEXT


def test_the_formats_are_named():
    assert all(f"`{format.code}`" in TEXT for game in GAMES.values() for format in game.decks.formats)
