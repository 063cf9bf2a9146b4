"""Choices at tables over HTTP, by the page and by the API, while two workers play: `python -m benchmarks.site.choices [TABLES]`.

Two server processes and two worker processes as `make run` starts them; rate limits count requests, but are out of reach.  All games are
matches of a ready list against the default policy, in which a person takes any legal option; the same seeds each time.

- One person: in every game, one table by the page (as htmx requests it) and one by the API, to the end or for CHOICES choices, so that the
  late choices of a long game are measured, too.  The answer holds what the opponent did, which is part of the time.
- TABLES tables at once, of all games in equal shares: CLIENTS clients take one choice at each of their tables in turn, ROUNDS times, by
  the page.  Afterwards each table must be at the version that counts its choices.

Prints JSON, by state of the workers: for each game and way the milliseconds of every choice; for the thousand tables also the seconds.
"""

from __future__ import annotations

import json
import random
import re
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any, Final

from benchmarks.site.under_load import Guest, busy_workers, site_with_workers
from games.registry import GAMES

CHOICES: Final = 150
TABLES: Final = 1000
CLIENTS: Final = 16
ROUNDS: Final = 3
SEED: Final = 17
# Below the limit of tables of one owner.
TABLES_OF_A_GUEST: Final = 100
# Choices that fill the caches of both processes.
WARM: Final = 10
VERSION: Final = re.compile(r'name="version" value="(\d+)"')
OPTION: Final = re.compile(r'name="option" value="(\d+)"')
FORM: Final = "application/x-www-form-urlencoded"


class Seat:
    """A person at a table."""

    def __init__(self, guest: Guest, game: str, deck: dict[str, Any], seed: int) -> None:
        self.guest = guest
        self.draw = random.Random(seed)
        request = {"game": game, "sides": [{"deck": deck["id"]}], "seed": seed, "opponent": {}}
        table = guest.call("POST", "/api/v1/tables/", request)
        self.address = str(table["id"])
        self.begun = self.version = int(table["version"])
        self.options = _numbers(table)
        if "csrftoken" not in guest.cookies:
            guest.fetch("GET", f"/tables/{self.address}/")

    @property
    def is_over(self) -> bool:
        return not self.options

    def choose(self, connection: HTTPConnection, *, by_page: bool) -> float:
        """Take any option; the milliseconds until the whole answer was here."""
        option = self.draw.choice(self.options)
        heads = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.guest.cookies.items())}
        heads["X-CSRFToken"] = self.guest.cookies["csrftoken"]
        if by_page:
            address, data = f"/tables/{self.address}/choose/", f"option={option}&version={self.version}"
            heads |= {"Content-Type": FORM, "HX-Request": "true", "HX-Target": "table"}
        else:
            address = f"/api/v1/tables/{self.address}/choices/"
            data = json.dumps({"option": option, "version": self.version})
            heads |= {"Content-Type": "application/json"}
        began = time.perf_counter()
        connection.request("POST", address, data, heads)
        response = connection.getresponse()
        body = response.read().decode()
        spent = (time.perf_counter() - began) * 1000
        if response.status != 200:
            raise SystemExit(f"{address} answered {response.status}: {body[:300]}")
        if by_page:
            found = VERSION.search(body)
            self.version = int(found[1]) if found else self.version + 1
            self.options = sorted({int(number) for number in OPTION.findall(body)})  # some stand on the cards, too
        else:
            table = json.loads(body)
            self.version, self.options = int(table["version"]), _numbers(table)
        return spent


def _numbers(table: dict[str, Any]) -> list[int]:
    return [int(option["number"]) for option in table["question"]["options"]] if table["question"] else []


def one_person(port: int, decks: dict[str, Any], guest: Guest) -> dict[str, dict[str, list[float]]]:
    """By game and way, the milliseconds of each choice of a whole game."""
    found: dict[str, dict[str, list[float]]] = {}
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    for game, deck in decks.items():
        for way in ("page", "api"):
            for seed, most in ((SEED + 1, WARM), (SEED, CHOICES)):
                seat = Seat(guest, game, deck, seed)
                times = []
                while not seat.is_over and len(times) < most:
                    times.append(seat.choose(connection, by_page=way == "page"))
                connection.close()  # the next request may meet the other process
            found.setdefault(game, {})[way] = times
    connection.close()
    return found


def many_tables(port: int, tables: int) -> dict[str, Any]:
    """`tables` tables at once."""
    seats: list[Seat] = []
    while len(seats) < tables:
        guest = Guest(port)
        decks = {game: guest.ready_deck(game) for game in _games()}
        for number in range(min(TABLES_OF_A_GUEST, tables - len(seats))):
            game = list(decks)[number % len(decks)]
            seats.append(Seat(guest, game, decks[game], SEED + len(seats)))

    def client(number: int) -> list[float]:
        connection = HTTPConnection("127.0.0.1", port, timeout=60)
        times = []
        for _ in range(ROUNDS):
            for seat in seats[number::CLIENTS]:
                if not seat.is_over:
                    times.append(seat.choose(connection, by_page=True))
        connection.close()
        return times

    began = time.perf_counter()
    with ThreadPoolExecutor(CLIENTS) as pool:
        times = [each for one in pool.map(client, range(CLIENTS)) for each in one]
    spent = time.perf_counter() - began
    lost = 0
    for seat in seats:
        table = seat.guest.call("GET", f"/api/v1/tables/{seat.address}/")
        lost += table["version"] != seat.version
    return {"tables": len(seats), "seconds": spent, "times": times, "lost": lost}


def _games() -> list[str]:
    return [slug for slug, rules in GAMES.items() if rules.match is not None and rules.match.is_played_by_hand]


def main(arguments: list[str]) -> None:
    tables = int(arguments[0]) if arguments else TABLES
    with site_with_workers() as port:
        guest = Guest(port)
        decks = {game: guest.ready_deck(game) for game in _games()}
        idle = {"one": one_person(port, decks, guest), "many": many_tables(port, tables)}
        with busy_workers(guest):
            busy = {"one": one_person(port, decks, guest), "many": many_tables(port, tables)}
    json.dump({"idle": idle, "busy": busy}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
