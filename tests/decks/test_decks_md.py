"""What decks answer is written down in `docs/decks.md`."""

from __future__ import annotations

import re
from pathlib import Path

from decks.api.urls import urlpatterns
from games.registry import GAMES
from tests.games.star_wars_lcg.decks.test_legality import CHECK_OF

TEXT = (Path(__file__).resolve().parents[2] / "docs/decks.md").read_text()


def checks_of(game: str) -> dict[str, str]:
    """Problem code -> check, as the table under the heading of a game has them."""
    section = TEXT.partition(f"### {game}\n")[2].partition("\n## ")[0].partition("\n### ")[0]
    return {code: check for check, code in re.findall(r"^\| (V\d+|A-18|A-20|setup) \| `(\w+)` \|", section, re.M)}


def test_every_problem_code_stands_beside_its_check():
    assert checks_of("Star Wars: The Card Game") == CHECK_OF


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
