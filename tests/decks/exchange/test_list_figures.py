"""`manage.py list_figures`, which measures the list readers on real lists."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from decks.exchange.reader_stats import ReaderStats, known_lists, measure_reader
from tests.games.helpers.deck_lists import reader

SLUG = "star-realms"


def test_a_line_is_correct_with_any_of_its_possible_cards(tmp_path: Path) -> None:
    rows = [["Ships", 2, "Battle Blob", "battle-blob"], ["Ships", 1, "Scout", ["viper", "scout"]], ["Ships", 3, "Blob Wheel", "blob-wheel"]]
    raw = ["Ships (6)", "2x Battle Blob", "Scout", "2x Blob Wheel", "Xyzzy \u2028"]
    path = tmp_path / "lists.jsonl"
    documents = [{"id": "one", "raw": raw, "cards": rows, "complete": True}, {"id": "two", "raw": [], "cards": [], "complete": False}]
    path.write_text("\n".join(json.dumps(document, ensure_ascii=False) for document in documents), encoding="utf-8")
    stats = measure_reader(known_lists(path), reader(SLUG))
    assert stats == ReaderStats(lists=1, lines=3, right=2, guessed=0, unread=1, wrong=(("one", "Blob Wheel"),))


def test_lists_are_read_from_separate_files(tmp_path: Path) -> None:
    (tmp_path / "texts" / "day_1").mkdir(parents=True)
    (tmp_path / "texts" / "day_1" / "Alice.txt").write_text("\ufeff2x Battle Blob\r\n", encoding="utf-8")
    card = {"quantity": 2, "title": "Battle Blob", "gempId": "battle-blob"}
    path = tmp_path / "lists.json"
    path.write_text(json.dumps([{"id": "one", "source": "somewhere: txt/day 1/Alice.txt", "cards": [card]}]), encoding="utf-8")
    assert measure_reader(known_lists(path), reader(SLUG)).right == 1


def test_unknown_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError):
        call_command("list_figures", "no-such-game", str(tmp_path))
