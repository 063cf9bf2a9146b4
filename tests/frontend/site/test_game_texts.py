"""The words of a game on pages stand in the game's texts, in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from django.utils import translation

from frontend.site.theme import look_of
from frontend.templatetags.decks import board_name, metric_label
from frontend.templatetags.games import filled_game_text
from games import ROOT
from games.registry import GAMES
from tests.helpers.made_up_game import MADE_UP

KEYS = re.compile(r'"([\w.-]+)"\|game_text:|{% game_text "([\w.-]+)"')
# Sections that the site reads whole or by a name that it makes.
SECTIONS = ("board", "examples", "products", "sources")


def templates(slug: str) -> Iterator[tuple[str, str]]:
    """(path, text) of a game's own templates."""
    for path in sorted((ROOT / "frontend/templates/games" / slug).rglob("*.html")):
        yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")


def keys_in(text: str) -> set[str]:
    return {first or second for first, second in KEYS.findall(text)}


@pytest.mark.parametrize("slug", GAMES)
def test_a_games_templates_hold_no_words_to_translate(slug: str) -> None:
    for place, text in templates(slug):
        assert not re.search(r"{% (blocktrans|trans)|_\(", text), f"{place}: move the words to [pages] in the game's texts."


@pytest.mark.parametrize("slug", GAMES)
def test_a_games_templates_use_the_texts_that_there_are(slug: str) -> None:
    texts = GAMES[slug].page_texts
    for place, text in templates(slug):
        missing = keys_in(text) - texts.keys()
        assert not missing, f"{place} uses {', '.join(sorted(missing))}; write them under [pages] in the game's texts."


@pytest.mark.parametrize("slug", GAMES)
def test_every_text_for_pages_is_used(slug: str) -> None:
    used = set().union(*(keys_in(text) for _, text in templates(slug)))
    unused = {key for key in GAMES[slug].page_texts if key.removesuffix("_one") not in used and key.partition(".")[0] not in SECTIONS}
    assert not unused, f"No template of {slug} uses {', '.join(sorted(unused))}."


@pytest.mark.parametrize("slug", GAMES)
def test_examples_and_products_have_their_words(slug: str) -> None:
    texts = GAMES[slug].page_texts
    assert {f"examples.{name}" for name in look_of(slug).examples} == {key for key in texts if key.startswith("examples.")}
    products = json.loads(Path(ROOT / "fixtures" / slug / "products.json").read_text("utf-8"))
    spelled = {product.get(name) for product in products for name in ("kind", "cycle")}
    for key in texts:
        section, _, word = key.partition(".")
        assert section != "products" or word in spelled, f"No product of {slug} is of the kind or cycle {word!r}."


def test_a_text_is_filled_and_counted() -> None:
    game = replace(MADE_UP, page_texts={"dice": {"en": "{dice} dice", "ja": "ダイス{dice}個"}, "dice_one": {"en": "{dice} die"}})
    assert filled_game_text("dice", game, count=1, dice=1) == "1 die"
    with translation.override("ja"):
        assert filled_game_text("dice", game, dice=2) == "ダイス2個"


def test_a_part_of_the_board_has_its_name_in_the_readers_language() -> None:
    game = replace(MADE_UP, page_texts={"board.total": {"en": "sum of the dice", "ja": "合計"}})
    with translation.override("ja"):
        assert board_name("total", game) == "合計"
    with translation.override("zh-hant"):
        assert board_name("total", game) == "sum of the dice"
    assert board_name("goal", game) == "goal"


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if game.match])
def test_the_winner_of_a_match_is_named_and_not_told_by_a_code(slug: str) -> None:
    first, second = (metric_label(f"side_{side}_won", GAMES[slug]) for side in (0, 1))
    assert first != second
    assert "_" not in first + second
