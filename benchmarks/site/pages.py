"""Response times, database queries and page weights of the site, all in one process: `python -m benchmarks.site.pages`.

The site of the settings is prepared first, as at its start.  Prints JSON.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
import time
from collections.abc import Callable
from io import StringIO
from typing import Any

import django

ROUNDS = 15

# Typical searches: none, part of a name, two words, kanji, one filter, several filters, and no result.
SEARCHES = [
    "",
    "q=vader",
    "q=death+star",
    "q=%E3%83%80%E3%83%BC%E3%82%B9",
    "q=r2",
    "q=o",
    "type=unit",
    "type=unit&faction=jedi",
    "side=dark&cost_min=3&cost_max=5&order=-cost",
    "q=nothing+is+called+this",
    "page=10",
]


def main() -> None:
    django.setup()
    from django.core.management import call_command
    from django.db import connection
    from django.test import Client
    from django.test.utils import setup_test_environment

    call_command("prepare_site", stdout=StringIO())
    connection.close()  # that one has no time limits
    setup_test_environment()
    browser = Client()
    from benchmarks import decks

    game = decks()[0].game
    search = {
        "card search, API": [f"/api/v1/cards/?game={game}&{query}" for query in SEARCHES],
        "card search, page": [f"/games/{game}/cards/?{query}" for query in SEARCHES],
        "names as you type, API": [f"/api/v1/cards/autocomplete/?game={game}&q={text}" for text in ("l", "lu", "luk", "luke")],
        "one card, page": [f"/games/{game}/cards/{code}/" for code in ("001-2", "018-3", "100-2")],
        "objective sets, page": [f"/games/{game}/sets/", f"/games/{game}/sets/?q=fleet"],
    }
    times = {name: timed([lambda url=url: fetch(browser, url) for url in urls]) for name, urls in search.items()}
    times["validation of a full deck, in process"] = timed(validations())
    counts = {name: max(counted(browser, url) for url in urls) for name, urls in search.items()}
    json.dump({"database": connection.vendor, "times": times, "queries": counts, "weights": weights(browser, game)}, sys.stdout)


def counted(browser: Any, url: str) -> int:
    """The number of database queries of a request that was answered once before."""
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    with CaptureQueriesContext(connection) as queries:
        fetch(browser, url)
    return len(queries)


def fetch(browser: Any, url: str) -> Any:
    response = browser.get(url)
    assert response.status_code == 200, (url, response.status_code)
    return response


def timed(calls: list[Callable[[], Any]]) -> list[float]:
    """Milliseconds of each call, in ROUNDS rounds after one that is not counted."""
    for call in calls:
        call()
    times = []
    for _ in range(ROUNDS):
        for call in calls:
            started = time.perf_counter()
            call()
            times.append((time.perf_counter() - started) * 1000)
    return times


def validations() -> list[Callable[[], Any]]:
    from benchmarks import decks
    from decks.legality import verdicts

    return [lambda deck=deck: verdicts(game=deck.game, decklist=deck.decklist) for deck in decks()]


def weights(browser: Any, game: str) -> dict[str, dict[str, int]]:
    """Gzipped bytes that the first visit fetches, by page and kind."""
    from django.conf import settings

    from benchmarks import decks

    slots = [{"code": slot.code, "quantity": slot.quantity, "zone": slot.zone} for slot in decks()[0].decklist.slots]
    new_deck = {"game": game, "name": "Bench", "slots": slots}
    deck = browser.post("/api/v1/decks/", new_deck, content_type="application/json").json()
    pages = {
        "start page": "/",
        "card search": f"/games/{game}/cards/",
        "one card": f"/games/{game}/cards/001-2/",
        "objective sets": f"/games/{game}/sets/",
        "deck editor": f"/decks/{deck['id']}/edit/",
        "shared deck": f"/d/{deck['token']}",
    }
    sizes = {}
    for name, url in pages.items():
        response = browser.get(url)
        if response.status_code != 200:
            raise SystemExit(f"{url} answered {response.status_code}.")
        html = response.content.decode()
        weight = {"html": len(gzip.compress(html.encode(), 6)), "css": 0, "js": 0}
        waiting, seen = set(re.findall(r'(?:href|src)="(/static/[^"]+\.(?:css|js))"', html)), set()
        while waiting:
            address = waiting.pop()
            seen.add(address)
            text = (settings.STATIC_ROOT / address.removeprefix(settings.STATIC_URL)).read_text(encoding="utf-8")
            weight[address.rpartition(".")[2]] += len(gzip.compress(text.encode(), 6))
            folder = address.rpartition("/")[0]
            imports = re.findall(r"""@import\s+(?:url\()?["']([^"']+)""", text) if address.endswith(".css") else []
            imports += re.findall(r"""(?:^|;)\s*import\s[^"']*["'](\.[^"']+)["']""", text) if address.endswith(".js") else []
            waiting |= {f"{folder}/{path.removeprefix('./')}" if not path.startswith("/") else path for path in imports} - seen
        sizes[name] = weight
    return sizes


if __name__ == "__main__":
    main()
