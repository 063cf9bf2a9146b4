"""Fill the database of the settings with plausible decks: `python -m benchmarks.scale.fill_decks NUMBER`.

The database is migrated and loaded first, and should have no decks.  The decks of a game are copies of up to `LISTS` lists with popular and
rare cards, each judged once by the rules, as copies of published lists are.  Owners, days of change, likes and visibility follow what deck
sites show: most decks are public, few are liked, and few builders make many of them.  The same number gives the same decks.
"""

from __future__ import annotations

import json
import random
import sys
import time
import uuid
from bisect import bisect
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from io import StringIO
from itertools import accumulate
from typing import Any

import django

SEED = 20261122
LISTS = 20_000
SHARES = {"star-wars-lcg": 45, "star-wars-ccg": 20, "star-realms": 10, "empire-vs-rebellion": 15, "legend-of-stars": 10}
NEWEST = datetime(2026, 11, 1, tzinfo=UTC)
DAYS = 1500
WORDS = "jedi sith rebel imperial fleet aggro control smuggler trooper hoth dagobah ramp swarm combo spy blockade pilot".split()  # noqa: SIM905


@dataclass(frozen=True, slots=True)
class MadeList:
    """A list with its entries in the search index."""

    slots: tuple[tuple[str, str, int], ...]  # (zone, code, quantity)
    side: str
    size: int
    formats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MadeDeck:
    key: uuid.UUID
    game: str
    content: MadeList
    visibility: str
    owner: str
    name: str
    created: datetime
    updated: datetime
    likes: int


def main(number: int) -> None:
    django.setup()
    from django.core.management import call_command
    from django.db import connection

    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:  # the limits are for requests
            cursor.execute("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = 0")
    call_command("migrate", verbosity=0, interactive=False)
    call_command("load_cards", outdated=True, missing=True, stdout=StringIO())
    began = time.perf_counter()
    fill(number)
    json.dump({"database": connection.vendor, "decks": number, "seconds": round(time.perf_counter() - began, 1)}, sys.stdout)


def fill(number: int) -> None:
    from django.contrib.auth.models import User

    from accounts.models import Account
    from cards.models import Game
    from decks.models import Deck, DeckRevision, DeckSlot, LegalFormat, Like
    from decks.search.deck_index import stamp_of

    random_source = random.Random(SEED)
    owners = [f"builder-{index}" for index in range(max(10, number // 20))]
    joined = NEWEST - timedelta(days=DAYS)
    write(
        User,
        ["username", "password", "first_name", "last_name", "email", "is_superuser", "is_staff", "is_active", "date_joined"],
        ((name, "!", "", "", "", False, False, True, joined) for name in owners),
    )
    users = dict(User.objects.filter(username__startswith="builder-").values_list("username", "pk"))
    write(Account, ["user_id", "owner_key", "name_key", "created"], ((users[name], name, name, joined) for name in owners))
    decks = list(made_decks(number, random_source, owners))
    stamps = {game.slug: stamp_of(game, date.today()) for game in Game.objects.all()}
    progress(f"  {len(decks):,} decks made")
    with without_indices(Deck, DeckSlot, DeckRevision, LegalFormat, Like):
        write(Deck, DECK_COLUMNS, (deck_row(deck, stamps[deck.game]) for deck in decks))
        progress("  decks written")
        write(DeckSlot, ["deck_id", "zone", "code", "quantity"], ((deck.key, *slot) for deck in decks for slot in deck.content.slots))
        progress("  slots written")
        write(DeckRevision, REVISION_COLUMNS, map(revision_row, decks))
        public = (deck for deck in decks if deck.visibility == "public")
        write(LegalFormat, ["deck_id", "format"], ((deck.key, code) for deck in public for code in deck.content.formats))
        write(
            Like,
            ["deck_id", "owner_key", "created"],
            ((deck.key, owners[like % len(owners)], deck.updated) for deck in decks for like in range(deck.likes)),
        )
        progress("  all rows written")
    progress("  indices made")
    analyze()


def progress(text: str) -> None:
    """Write a line with the time to the standard error."""
    sys.stderr.write(f"{datetime.now(UTC):%H:%M:%S}  {text}\n")
    sys.stderr.flush()


DECK_COLUMNS = ["id", "token", "owner_key", "game_id", "name", "name_key", "description", "side", "visibility", "notes", "version"]
DECK_COLUMNS += ["created", "updated", "opened", "like_count", "size", "indexed"]
REVISION_COLUMNS = ["deck_id", "number", "version", "name", "description", "side", "slots", "editor", "is_kept", "created", "updated"]


def deck_row(deck: MadeDeck, stamp: str) -> tuple[Any, ...]:
    is_public = deck.visibility == "public"
    index = (deck.content.size, stamp) if is_public else (0, "")
    text = f"{deck.name}: a list for the bench, with some words about how to play it. " * 2
    head = (deck.key, deck.key.hex[:22], deck.owner, deck.game, deck.name, deck.name.casefold(), text, deck.content.side, deck.visibility)
    return (*head, "", 1, deck.created, deck.updated, deck.updated.date(), deck.likes, *index)


def revision_row(deck: MadeDeck) -> tuple[Any, ...]:
    slots = json.dumps([list(slot) for slot in deck.content.slots])
    return (deck.key, 1, 1, deck.name, "", deck.content.side, slots, "", True, deck.created, deck.updated)


# --- decks -----------------------------------------------------------------------------------------------------------


def made_decks(number: int, source: random.Random, owners: list[str]) -> Iterator[MadeDeck]:
    lists = {slug: made_lists(slug, max(20, min(LISTS, number) * share // 100), source) for slug, share in SHARES.items()}
    games = source.choices(list(SHARES), list(SHARES.values()), k=number)
    for index, slug in enumerate(games):
        created = NEWEST - timedelta(days=DAYS * (1 - index / number), seconds=source.randrange(3600), microseconds=source.randrange(10**6))
        updated = min(created + timedelta(days=source.expovariate(1 / 20)), NEWEST + timedelta(microseconds=source.randrange(10**9)))
        visibility = "public" if (place := source.random()) < 0.8 else "unlisted" if place < 0.95 else "private"
        likes = min(200, int(source.paretovariate(1.1)) - 1, len(owners)) if visibility == "public" and source.random() < 0.3 else 0
        owner = owners[int(len(owners) * source.random() ** 2)] if source.random() < 0.7 else f"session-{source.randrange(number)}"
        yield MadeDeck(
            key=uuid.UUID(bytes=source.randbytes(16), version=4),
            game=slug,
            content=source.choice(lists[slug]),
            visibility=visibility,
            owner=owner,
            name=f"{' '.join(source.sample(WORDS, 2))} {source.randrange(number)}",
            created=created,
            updated=updated,
            likes=likes,
        )


def made_lists(slug: str, number: int, source: random.Random) -> list[MadeList]:
    from cards.models import Game
    from decks.legality import verdicts
    from decks.search.deck_index import size_of
    from games.contracts.decks import Decklist, Slot

    game, make, made = Game.objects.get(pk=slug), list_maker(slug, source), []
    from cards.data.pools import pool_of

    pool = pool_of(slug)
    for _ in range(number):
        side, slots = make()
        decklist = Decklist(tuple(Slot(code, quantity, zone) for zone, code, quantity in slots), side or None)
        legal = tuple(verdict.format for verdict in verdicts(game=slug, decklist=decklist, pool=pool) if verdict.legal)
        made.append(MadeList(tuple(slots), side, size_of(decklist, game), legal))
    return made


ListMaker = Callable[[], tuple[str, list[tuple[str, str, int]]]]


def list_maker(slug: str, source: random.Random) -> ListMaker:
    """A function that makes (side, slots) of one list.  Some cards are much more popular than others."""
    from cards.data.pools import catalogue_of

    catalogue = catalogue_of(slug)
    cards = [card for card in catalogue.cards if not card.get("extra")]

    def pick(codes: list[str], count: int) -> list[str]:
        """Different codes, the first in the list far more often than the last."""
        totals = list(accumulate(1 / (rank + 5) for rank in range(len(codes))))
        chosen: dict[str, None] = {}
        while len(chosen) < min(count, len(codes)):
            chosen[codes[bisect(totals, source.random() * totals[-1])]] = None
        return list(chosen)

    if slug == "star-wars-lcg":
        sets = {side: [row["code"] for row in catalogue.objective_sets if row["side"] == side] for side in ("light", "dark")}
        leaders = {side: [row["code"] for row in catalogue.factions if row["side"] == side] for side in sets}

        def lcg() -> tuple[str, list[tuple[str, str, int]]]:
            side = source.choice(("light", "dark"))
            chosen = [("objective_sets", code, 2) for code in pick(sets[side], 5)]
            return side, [("affiliation", source.choice(leaders[side]), 1), *chosen]

        return lcg
    if slug == "star-wars-ccg":
        codes = {side: [card["code"] for card in cards if card["side"] == side] for side in ("light", "dark")}

        def ccg() -> tuple[str, list[tuple[str, str, int]]]:
            side = source.choice(("light", "dark"))
            chosen = pick(codes[side], source.randint(30, 55))
            extra = source.choices(chosen, k=60 - len(chosen))
            return side, [("main", code, 1 + extra.count(code)) for code in chosen]

        return ccg
    if slug == "empire-vs-rebellion":
        characters = {
            side: [card["code"] for card in cards if card["side"] == side and card["type"] == "character"] for side in ("rebel", "empire")
        }

        def evr() -> tuple[str, list[tuple[str, str, int]]]:
            side = source.choice(("rebel", "empire"))
            return side, [("characters", code, 1) for code in pick(characters[side], 4)]

        return evr
    zone, number, copies = ("trade_deck", 30, 2) if slug == "star-realms" else ("main", 17, 3)
    every = [card["code"] for card in cards]
    return lambda: ("", [(zone, code, copies) for code in pick(every, number)])


# --- writing ---------------------------------------------------------------------------------------------------------


def write(model: Any, columns: list[str], rows: Iterable[tuple[Any, ...]]) -> None:
    """Insert rows as fast as the database can: COPY on PostgreSQL."""
    from django.db import connection, transaction

    names = ", ".join(columns)
    with transaction.atomic(), connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET LOCAL session_replication_role = replica")  # no checks of foreign keys
            with cursor.cursor.copy(f"COPY {model._meta.db_table} ({names}) FROM STDIN") as copy:
                for row in rows:
                    copy.write_row(row)
        else:
            marks = ", ".join(["%s"] * len(columns))
            adapted = (tuple(value.hex if isinstance(value, uuid.UUID) else _text(value) for value in row) for row in rows)
            cursor.executemany(f"INSERT INTO {model._meta.db_table} ({names}) VALUES ({marks})", adapted)


def _text(value: Any) -> Any:
    return value.astimezone(UTC).replace(tzinfo=None).isoformat(" ") if isinstance(value, datetime) else value


@contextmanager
def without_indices(*models: Any) -> Iterator[None]:
    """Drop the models' indices and unique constraints, and make them again afterwards, which is faster than keeping them."""
    from django.db import connection
    from django.db.models import UniqueConstraint

    if connection.vendor != "postgresql":
        yield
        return
    pieces = [
        (model, list(model._meta.indexes), [each for each in model._meta.constraints if isinstance(each, UniqueConstraint)])
        for model in models
    ]
    with connection.cursor() as cursor:
        cursor.execute("SET maintenance_work_mem = '1GB'")
    with connection.schema_editor() as editor:
        for model, indices, constraints in pieces:
            for index in indices:
                editor.remove_index(model, index)
            for constraint in constraints:
                editor.remove_constraint(model, constraint)
    yield
    with connection.schema_editor() as editor:
        for model, indices, constraints in pieces:
            for constraint in constraints:
                editor.add_constraint(model, constraint)
            for index in indices:
                editor.add_index(model, index)


def analyze() -> None:
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("VACUUM ANALYZE" if connection.vendor == "postgresql" else "ANALYZE")


if __name__ == "__main__":
    main(int(sys.argv[1]))
