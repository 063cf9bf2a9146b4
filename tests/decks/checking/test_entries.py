"""Many lists in one text: where each begins, whose it is, and links to decks."""

from __future__ import annotations

import pytest

from cards.errors import BadInput
from decks.checking.entries import MAX_ENTRIES, Entry, entries_of, joined

HOST = "decks.example"
TOKEN = "abcdef_-123456789"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 Scout", [Entry("1 Scout")]),
        ("=== Ann\n1 Scout\n\n2 Viper\n=== Bob\n3 Viper", [Entry("1 Scout\n\n2 Viper", "Ann"), Entry("3 Viper", "Bob")]),
        ("1 Scout\n===\n2 Viper", [Entry("1 Scout"), Entry("2 Viper")]),
        ("====== Ann Example ======\r\n1 Scout\r\n", [Entry("1 Scout", "Ann Example")]),
        ("===\n===\n\n=== Ann\n=== Bob\n1 Scout", [Entry("1 Scout", "Bob")]),
        ("Player: Ann\n1 Scout\n===\n# Player: Bob\n# Deck\n1 Viper", [Entry("1 Scout", "Ann"), Entry("# Deck\n1 Viper", "Bob")]),
        ("プレイヤー：安\n1 Scout", [Entry("1 Scout", "安")]),
        ("=== Ann\nPlayer: Bob\n1 Scout", [Entry("Player: Bob\n1 Scout", "Ann")]),
        ("=== A\u202eB\n1 Scout", [Entry("1 Scout", "AB")]),
        (f"=== {'x' * 300}\n1 Scout", [Entry("1 Scout", "x" * 80)]),
        (f"https://{HOST}/d/{TOKEN}", [Entry("", "", TOKEN)]),
        (f"=== Ann\nhttp://{HOST}/d/{TOKEN}/", [Entry("", "Ann", TOKEN)]),
        (f"{HOST}/d/{TOKEN}\n/d/{TOKEN}x", [Entry("", "", TOKEN), Entry("", "", f"{TOKEN}x")]),
        (f"https://elsewhere.example/d/{TOKEN}", [Entry(f"https://elsewhere.example/d/{TOKEN}")]),
        (f"https://{HOST}.elsewhere.example/d/{TOKEN}", [Entry(f"https://{HOST}.elsewhere.example/d/{TOKEN}")]),
        (f"1 Scout\n/d/{TOKEN}", [Entry(f"1 Scout\n/d/{TOKEN}")]),
    ],
)
def test_a_text_is_parted_into_lists(text: str, expected: list[Entry]) -> None:
    assert entries_of(text, host=HOST) == expected


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "blank"),
        ("\n \n=== Ann\n", "blank"),
        ("===\n1 Scout\n" * (MAX_ENTRIES + 1), "max_length"),
        ("x" * 200_001, "max_length"),
        ("1 Sc\x00out", "control_characters"),
    ],
)
def test_what_cannot_be_parted_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        entries_of(text, host=HOST)
    assert [error["code"] for error in caught.value.errors] == [code]
    assert [error["field"] for error in caught.value.errors] == ["text"]


def test_a_hundred_lists_are_taken() -> None:
    assert len(entries_of("===\n1 Scout\n" * MAX_ENTRIES, host=HOST)) == MAX_ENTRIES


def test_files_are_joined_to_the_text_and_parted_again() -> None:
    text = joined("=== Ann\n1 Scout\n", [("Bob", "2 Viper\n"), ("", "3 Viper")])
    assert entries_of(text, host=HOST) == [Entry("1 Scout", "Ann"), Entry("2 Viper", "Bob"), Entry("3 Viper")]
    assert joined(" \n", [("Bob", "2 Viper")]) == "=== Bob\n2 Viper"


def test_a_line_with_the_player_says_more_than_the_name_of_the_file() -> None:
    text = joined("", [("deck (3)", "\ufeff# Player: Ann\r\n1 Scout"), ("Bob", "Players 2\n1 Viper")])
    assert [(entry.player, entry.text) for entry in entries_of(text, host="example.org")] == [
        ("Ann", "1 Scout"),
        ("Bob", "Players 2\n1 Viper"),
    ]
