"""The bulk files: all facts of a game in one file, with equal bytes for equal data, at an address that depends on the content."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from cards.api import bulk
from cards.models import Card, Game
from cards.services import catalogue_load
from games.registry import GAMES
from tests.cards.invented_catalogue import catalogue, loaded, tables

GAME = "star-wars-lcg"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, settings: Any) -> Path:
    settings.VAR = tmp_path
    return tmp_path / "bulk"


@pytest.fixture
def small(db: None) -> Game:
    """A game of five invented cards."""
    catalogue_load(rules=GAMES[GAME], catalogue=catalogue())
    return Game.objects.get()


def lines(content: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(content).decode().splitlines()]


def body(answer: Any) -> bytes:
    return b"".join(answer.streaming_content)


# --- files -----------------------------------------------------------------------------------------------------------


def test_the_file_has_every_record_once(small: Game) -> None:
    found = bulk.bulk_get(slug=GAME)
    records = lines(found.path.read_bytes())
    first, *others = records
    assert first["kind"] == "game"
    assert first["record"]["data_version"] == small.data_version == found.version
    assert Counter(line["kind"] for line in others) == {"faction": 1, "product": 1, "objective_set": 1, "card": 5, "printing": 7}
    cards = [line["record"] for line in others if line["kind"] == "card"]
    assert [card["code"] for card in cards] == [card["code"] for card in tables()["cards"]]
    assert cards[1]["facts"] == loaded().cards[1]["facts"]
    assert found.records == len(records)
    assert (found.size, found.sha256) == (found.path.stat().st_size, hashlib.sha256(found.path.read_bytes()).hexdigest())


def test_equal_data_gives_equal_bytes(small: Game) -> None:
    found = bulk.bulk_get(slug=GAME)
    before = found.path.read_bytes()
    found.path.unlink()
    os.utime(found.path.parent, (0, 0))
    assert bulk.bulk_get(slug=GAME).path.read_bytes() == before


def test_the_file_is_written_once(small: Game, django_assert_num_queries: Any) -> None:
    stamp = bulk.bulk_get(slug=GAME).path.stat().st_mtime_ns
    with django_assert_num_queries(1):  # the game
        assert bulk.bulk_get(slug=GAME).path.stat().st_mtime_ns == stamp


def test_imported_texts_are_included_and_change_the_address(small: Game) -> None:
    without = bulk.bulk_get(slug=GAME)
    assert not any({"text", "lore"} & set(line["record"]) for line in lines(without.path.read_bytes()))
    changed = tables()
    changed["cards"][1]["text"] = "Invented: gains an icon."
    catalogue_load(rules=GAMES[GAME], catalogue=catalogue(changed), version="one")
    with_text = bulk.bulk_get(slug=GAME)
    assert [line["record"]["text"] for line in lines(with_text.path.read_bytes()) if "text" in line["record"]] == [
        "Invented: gains an icon."
    ]
    Card.objects.update(text="")
    catalogue_load(rules=GAMES[GAME], catalogue=catalogue(), version="one")  # equal facts, other texts
    assert len({without.key, with_text.key, bulk.bulk_get(slug=GAME).key}) == 3


def test_old_files_are_kept_for_a_while(small: Game, own_folder: Path) -> None:
    keys = []
    for number in range(bulk.KEPT + 2):
        catalogue_load(rules=GAMES[GAME], catalogue=catalogue(), version=f"version {number}")
        keys.append(bulk.bulk_get(slug=GAME).key)
        os.utime(own_folder / f"{GAME}-{keys[-1]}.jsonl.gz", (number, number))
    assert bulk.bulk_named(f"{GAME}-{keys[-2]}").version == "version 4"
    assert sorted(path.name for path in own_folder.iterdir()) == sorted(f"{GAME}-{key}.jsonl.gz" for key in keys[-bulk.KEPT :])


def test_a_load_during_the_export_leaves_no_mixed_file(small: Game, monkeypatch: pytest.MonkeyPatch, own_folder: Path) -> None:
    records = bulk._records
    loads = iter(["while it was written"])

    def and_load(game: Game) -> Any:
        yield from records(game)
        for version in loads:
            catalogue_load(rules=GAMES[GAME], catalogue=catalogue(), version=version)

    monkeypatch.setattr(bulk, "_records", and_load)
    found = bulk.bulk_get(slug=GAME)
    assert found.version == "while it was written"
    assert [path.name for path in own_folder.iterdir()] == [found.path.name]


# --- over HTTP -------------------------------------------------------------------------------------------------------


def test_the_list_links_to_files_that_never_change(client: Client, small: Game) -> None:
    (entry,) = client.get("/api/v1/bulk/").json()["results"]
    assert (entry["game"], entry["version"]) == (GAME, small.data_version)
    answer = client.get(entry["url"], headers={"Origin": "https://elsewhere.example"})
    content = body(answer)
    assert (len(content), hashlib.sha256(content).hexdigest()) == (entry["size"], entry["sha256"])
    assert len(lines(content)) == entry["records"]
    assert answer["Content-Type"] == "application/gzip"
    assert "Content-Encoding" not in answer
    assert int(answer["Content-Length"]) == entry["size"]
    assert answer["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer["Access-Control-Allow-Origin"] == "*"
    assert not answer.cookies


def test_the_plain_address_serves_the_newest_file(client: Client, small: Game) -> None:
    first = client.get(f"/api/v1/bulk/{GAME}.jsonl.gz")
    body(first)
    assert "immutable" not in first["Cache-Control"]
    again = client.get(f"/api/v1/bulk/{GAME}.jsonl.gz", headers={"If-None-Match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    catalogue_load(rules=GAMES[GAME], catalogue=catalogue(), version="another")
    other = client.get(f"/api/v1/bulk/{GAME}.jsonl.gz", headers={"If-None-Match": first["ETag"]})
    assert other.status_code == 200
    assert lines(body(other))[0]["record"]["data_version"] == "another"


def test_a_head_request_gets_the_size_without_a_body(client: Client, small: Game) -> None:
    answer = client.head(f"/api/v1/bulk/{GAME}.jsonl.gz")
    assert answer.status_code == 200
    assert int(answer["Content-Length"]) == bulk.bulk_get(slug=GAME).size
    assert body(answer) == b""


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("chess", "unknown_game"),
        (f"{GAME}-000000000000", "unknown_version"),
        (f"{GAME}-", "unknown_version"),
        (f"{GAME}-..", "not_found"),
        ("..%2F..%2Fsecret_key", "not_found"),
    ],
)
def test_unknown_files_are_404(client: Client, small: Game, name: str, code: str) -> None:
    answer = client.get(f"/api/v1/bulk/{name}.jsonl.gz")
    assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_the_file_of_a_game_that_is_not_loaded_is_promised(client: Client, small: Game) -> None:
    answer = client.get("/api/v1/bulk/star-realms.jsonl.gz")
    assert (answer.status_code, answer.json()["code"], answer["Retry-After"]) == (503, "cards_not_loaded", "5")
    assert answer.json()["detail"] == "The cards of Star Realms are not loaded yet. Try again in a few seconds."


def test_missing_files_are_written_in_advance(small: Game, own_folder: Path) -> None:
    bulk.bulk_prepare()
    (file,) = own_folder.glob("*.gz")
    written = file.stat().st_mtime_ns
    bulk.bulk_prepare()
    assert file.stat().st_mtime_ns == written
    assert bulk.bulk_get(slug=GAME).path == file
