"""Names in the order of each language."""

from __future__ import annotations

import pytest

from games.texts.collation import name_key

# Each list stands in the order of its language.
SORTED = {
    "en": ["2-1B", "A Hero's Journey", "“Ackbar”", "Étoile", "Hero", "Heroes", "X-wing"],
    # Latin letters; kana by the syllabary without regard to voiced marks, small kana and long vowels; kanji without a reading.
    "ja": [
        *("X-ウイング", "ガード", "がい", "かな", "カナリア", "カルト", "キイト", "キーボード", "きゃく", "キャット"),
        *("パーツ", "はあと", "ハート", "ルーク", "一"),
    ],
    # By the number of strokes: 1, 2, 4, 9, 10 and 16; a character of no known place comes last.
    "zh-hant": ["R2-D2", "一", "七", "火口", "帝王", "帝國", "海", "龍", "鿿"],
}


@pytest.mark.parametrize("language", SORTED)
def test_names_are_in_the_order_of_the_language(language: str) -> None:
    names = SORTED[language]
    assert sorted(set(names), key=lambda name: name_key({"en": "z", language: name}, language)) == names


def test_a_reading_decides_where_a_name_with_kanji_stands() -> None:
    names = [
        {"en": "b", "ja": "皇帝", "ja-kana": "こうてい"},
        {"en": "a", "ja": "ルーク"},
        {"en": "c", "ja": "あ"},
        {"en": "d", "ja": "王"},
    ]
    assert [each["en"] for each in sorted(names, key=lambda each: name_key(each, "ja"))] == ["c", "b", "a", "d"]
    assert [each["en"] for each in sorted(names, key=lambda each: name_key(each, "en"))] == ["a", "b", "c", "d"]


def test_a_name_without_translation_stands_among_the_latin_letters() -> None:
    names = [{"en": "Zam"}, {"en": "Ackbar", "ja": "アクバー", "zh-hant": "阿克巴"}]
    for language, first in (("en", "Ackbar"), ("ja", "Zam"), ("zh-hant", "Zam"), ("zh-Hant", "Zam")):
        assert min(names, key=lambda each: name_key(each, language))["en"] == first
