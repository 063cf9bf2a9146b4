"""Bulk download files: all facts of a game as gzipped JSON Lines, written once for each data version.

A line is `{"kind": ..., "record": {...}}`: first the game, then each table's records in the catalogue's order.
The same data gives the same bytes on SQLite and PostgreSQL.
The files are in `var/bulk/`, named after the data version and the file format's version.
They contain texts only if the host imported the community's (`import_cards`).
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import IO, Any

from django.conf import settings
from django.utils.translation import gettext

from cards.data.pools import catalogue_of
from cards.errors import NotFound
from cards.models import Card, Game
from cards.selectors import game_get
from games.registry import GAMES

FORM = 1  # the version of the file format: raise it whenever the same data gives different lines
KEPT = 4  # files to keep for each game, so that older addresses work for a while
ABANDONED = 3600  # seconds after which a draft file is deleted
KINDS = {
    "factions": "faction",
    "products": "product",
    "objective_sets": "objective_set",
    "cards": "card",
    "printings": "printing",
    "rulings": "ruling",
    "formats": "restriction",
}


@dataclass(frozen=True, slots=True)
class Bulk:
    """One bulk file.

    key: identifies the file among the game's files.
    version: the data version.
    size: in bytes.
    sha256: the hash of the bytes.
    records: the number of lines.
    """

    game: str
    key: str
    version: str
    path: Path
    size: int
    records: int
    sha256: str


def bulk_list() -> list[Bulk]:
    """The file of each loaded game, written now if it does not exist."""
    return [_bulk(game) for game in Game.objects.filter(slug__in=GAMES).order_by("slug")]


def bulk_prepare() -> None:
    """Write the missing files of the loaded games, so that no reader waits for them."""
    for game in Game.objects.filter(slug__in=GAMES):
        if not (_folder() / _name(game.slug, _key(game.data_version))).is_file():
            _bulk(game)


def bulk_get(*, slug: str) -> Bulk:
    """The file of the game's current data."""
    return _bulk(game_get(slug=slug))


def bulk_named(name: str) -> Bulk:
    """The file with this URL name: `<game>` for the current data, `<game>-<key>` for one version as long as it is kept."""
    slug, dash, key = name.rpartition("-")
    if name in GAMES or not dash:
        return bulk_get(slug=name)
    game = game_get(slug=slug)
    if key == _key(game.data_version):
        return _bulk(game)
    path = _folder() / _name(slug, key)
    if not (key.isalnum() and path.is_file()):
        raise NotFound(gettext("This file no longer exists; the list of bulk files has the current address."), code="unknown_version")
    return _described(path, slug, key)


def pieces(file: Bulk) -> Iterator[bytes]:
    """The bytes of the file.  It is opened when the first are read, so never for HEAD requests and 304 responses."""
    with file.path.open("rb") as stream:
        while piece := stream.read(65_536):
            yield piece


def _bulk(game: Game) -> Bulk:
    """The file of the game's current data, written if it does not exist."""
    while True:
        key = _key(game.data_version)
        path = _folder() / _name(game.slug, key)
        if path.is_file():
            return _described(path, game.slug, key)
        draft = _write(game)
        before = game.data_version
        game.refresh_from_db()
        if game.data_version == before:  # otherwise other data was loaded meanwhile
            os.replace(draft, path)
            _tidy(game.slug)
        else:
            draft.unlink()


def _key(version: str) -> str:
    return hashlib.sha256(f"{FORM} {version}".encode()).hexdigest()[:12]


def _name(slug: str, key: str) -> str:
    return f"{slug}-{key}.jsonl.gz"


def _folder() -> Path:
    return Path(settings.VAR) / "bulk"


def _write(game: Game) -> Path:
    """Write a draft of the game's file that only this process uses, and return its path."""
    folder = _folder()
    folder.mkdir(exist_ok=True)
    draft = folder / f"{game.slug}.{os.getpid()}.{secrets.token_hex(4)}.draft"
    try:
        with draft.open("xb") as file, _gzipped(file) as out:
            for kind, record in _records(game):
                out.write(json.dumps({"kind": kind, "record": record}, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode())
                out.write(b"\n")
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return draft


def _gzipped(file: IO[bytes]) -> gzip.GzipFile:
    """A gzip writer that stores no name and no time, so that the same data gives the same bytes."""
    return gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=file, mtime=0)


def _records(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    rules = GAMES[game.slug]
    yield "game", {"code": game.slug, "names": dict(rules.names), "publisher": rules.publisher, "data_version": game.data_version}
    texts = {
        code: {name: text for name, text in (("text", text), ("lore", lore)) if text}
        for code, text, lore in Card.objects.filter(game=game).exclude(text="", lore="").values_list("code", "text", "lore")
    }
    catalogue = catalogue_of(game.slug)
    for table, kind in KINDS.items():
        for record in getattr(catalogue, table):
            yield kind, {**record, **texts.get(record["code"], {})} if kind == "card" else record


@lru_cache(maxsize=KEPT * len(GAMES))
def _described(path: Path, slug: str, key: str) -> Bulk:
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        version = json.loads(next(lines))["record"]["data_version"]
        records = 1 + sum(1 for _ in lines)
    return Bulk(slug, key, version, path, path.stat().st_size, records, digest)


def _tidy(slug: str) -> None:
    """Delete all but the newest files of the game, and drafts abandoned for an hour."""
    for draft in _folder().glob("*.draft"):
        if time.time() - draft.stat().st_mtime > ABANDONED:
            draft.unlink(missing_ok=True)
    pattern = f"{slug}-{'[0-9a-f]' * 12}.jsonl.gz"  # does not match games whose slug begins with this one
    files = sorted(_folder().glob(pattern), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in files[KEPT:]:
        path.unlink(missing_ok=True)
