"""Names that stand in English on a page in another language say so, and clauses are reminded of only where their words can be read."""

from __future__ import annotations

import pytest
from django.test import Client
from django.utils.translation import override

from frontend.cards.catalogue import localized_catalogue
from frontend.templatetags.stardeck import lang_of

BOTH = {"en": "Explorer", "ja": "探索船"}


@pytest.mark.parametrize(("language", "shown"), [("en", ""), ("ja", ""), ("zh-hant", ' lang="en"')])
def test_an_english_name_is_marked_where_the_page_is_not_english(language: str, shown: str) -> None:
    with override(language):
        assert lang_of(BOTH) == shown


@pytest.mark.parametrize(("language", "english"), [("en", False), ("ja", True)])
def test_a_card_of_a_deck_knows_whether_its_name_is_english(loaded: None, db: None, language: str, english: bool) -> None:
    catalogue = localized_catalogue("star-wars-lcg", language)
    yoda, luke = catalogue.card_by_code("002-2"), catalogue.card_by_code("001-2")
    assert yoda is not None
    assert luke is not None
    assert (yoda.is_english, luke.is_english) == (english, False)
    with override(language):
        assert bool(lang_of(yoda)) is english
        assert not lang_of(luke)


def test_lists_and_card_pages_mark_english_names(loaded: None, db: None, client: Client) -> None:
    page = client.get("/games/star-wars-lcg/cards/?q=yoda", headers={"accept-language": "ja"}).content.decode()
    assert 'lang="en">Yoda</a>' in page
    page = client.get("/games/star-wars-lcg/cards/001-2/", headers={"accept-language": "ja"}).content.decode()
    assert "<h1><span>ルーク・スカイウォーカー</span>" in page
    page = client.get("/games/star-wars-lcg/cards/002-2/", headers={"accept-language": "ja"}).content.decode()
    assert '<h1><span lang="en">Yoda</span>' in page
