"""The printed traits of a card are shown in the reader's language, with its comma between them; the search keeps the printed word."""

from __future__ import annotations

import pytest
from django.test import Client
from django.utils.translation import override

from frontend.cards.facts import fact_rows
from frontend.templatetags.stardeck import in_a_row
from games.registry import GAMES
from tests.helpers import catalogues

GAME = GAMES["star-wars-lcg"]
LUKE = {"traits": ["Character", "Force User"]}


@pytest.mark.parametrize(
    ("language", "shown"), [("en", ["Character", "Force User"]), ("ja", ["人物", "フォースユーザー"]), ("zh-hant", ["角色", "原力使用者"])]
)
def test_traits_have_names_in_each_language_and_search_by_what_is_printed(language: str, shown: list[str]) -> None:
    (row,) = fact_rows(LUKE, game=GAME, language=language)
    assert [value.text for value in row.values] == shown
    assert [value.query for value in row.values] == LUKE["traits"]


@pytest.mark.parametrize(("language", "shown"), [("en", "Protect (Trooper)"), ("ja", "護衛（トルーパー）"), ("zh-hant", "保護（士兵）")])
def test_a_trait_that_a_keyword_names_is_in_the_language_too(language: str, shown: str) -> None:
    facts = {"keywords": [{"name": "protect", "value": "Trooper"}]}
    (row,) = fact_rows(facts, game=GAME, language=language)
    assert [value.text.replace(" ", "") for value in row.values] == [shown.replace(" ", "")]


@pytest.mark.parametrize(
    ("language", "shown"), [("en", "Blob, Machine Cult"), ("ja", "Blob、Machine Cult"), ("zh-hant", "Blob、Machine Cult")]
)
def test_names_in_a_row_have_the_comma_of_the_language(language: str, shown: str) -> None:
    with override(language):
        assert in_a_row(["Blob", "Machine Cult"]) == shown


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "shown"), [("en", "Character. Force User."), ("ja", "人物、フォースユーザー")])
def test_the_face_and_the_list_of_cards_show_them(client: Client, language: str, shown: str) -> None:
    catalogues.load(GAME.slug)
    face = client.get(f"/games/{GAME.slug}/cards/001-2/", headers={"Accept-Language": language}).content.decode()
    assert f'<p class="traits">{shown}</p>' in face
    (facts,) = [fact for fact in face.split("<dd") if "traits=Character" in fact]
    assert (">, <" in facts, ">、<" in facts) == (language == "en", language == "ja")
    found = client.get(f"/games/{GAME.slug}/cards/", {"q": "Luke Skywalker"}, headers={"Accept-Language": language}).content.decode()
    assert shown.rstrip(".").replace(". ", ", ") in found
