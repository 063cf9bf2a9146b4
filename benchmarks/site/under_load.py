"""Pages for guests over HTTP, while the workers are idle and while two of them play: `python -m benchmarks.site.under_load`.

Two server processes and two worker processes as `make run` starts them; rate limits count requests, but are out of reach.  CLIENTS clients
on the same machine request a page at once for SECONDS seconds, compressed as browsers receive it.  Prints JSON, by state of the workers and
page: requests per second, and milliseconds at the 50th and the 99th percentile.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection, RemoteDisconnected
from typing import Any

from benchmarks import decks, percentile
from benchmarks.document import ROOT, empty_site, environment
from benchmarks.site.http_search import running
from tests.helpers.servers import free_port

CLIENTS = 8
SECONDS = 5.0
WARM = 64  # requests that fill the caches of both processes
PATIENCE = 120.0
SMALL_RUN = 1_000
# The run that keeps the workers busy plays the game whose goldfish takes longest: more games than the measurement lasts.
SLOW_GAME = "star-wars-ccg"
LONG_RUN = 100_000
# Connections of a client that the server may close: a process that is replaced closes its own, and browsers connect again.
MOST_CLOSED = 20


@contextmanager
def site_with_workers() -> Iterator[int]:
    """An empty site with all cards, two server processes and two worker processes; its port."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="stardeck-bench-"))
        site = environment(**empty_site(folder))
        subprocess.run([sys.executable, "manage.py", "prepare_site"], cwd=ROOT, env=site, check=True, stdout=subprocess.DEVNULL)
        port = free_port()
        server = ["-m", "gunicorn", "-c", str(ROOT / "benchmarks" / "site" / "serving.py"), "config.wsgi"]
        server += ["--bind", f"127.0.0.1:{port}", "--workers", "2", "--log-level", "warning"]
        stack.enter_context(running([sys.executable, *server], port, "/healthz", site))
        worker = ["-W", "ignore", "-m", "celery", "--quiet", "-A", "config", "worker", "--loglevel", "WARNING", "--concurrency", "2"]
        worker += ["--without-gossip", "--without-mingle", "--without-heartbeat", "-Q", "celery"]
        stack.enter_context(running([sys.executable, *worker], port, "/healthz", site))
        yield port


@contextmanager
def busy_workers(guest: Guest) -> Iterator[None]:
    """While this lasts, both workers play; SystemExit if they were done before its end."""
    run = guest.run(guest.ready_deck(SLOW_GAME), LONG_RUN)
    while not guest.state(run)["games_done"]:
        time.sleep(0.2)
    yield
    if guest.state(run)["status"] != "running":
        raise SystemExit("The workers were done before everything was measured.")


def main() -> None:
    with site_with_workers() as port:
        guest = Guest(port)
        pages = made_pages(guest)
        idle = {name: measured(port, address) for name, address in pages.items()}
        with busy_workers(guest):
            busy = {name: measured(port, address) for name, address in pages.items()}
    json.dump({"idle": idle, "busy": busy}, sys.stdout)


class Guest:
    """A visitor of the site at `port` who makes decks and runs over the API."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}

    def call(self, method: str, address: str, data: Any = None) -> Any:
        """The JSON of the answer."""
        return json.loads(self.fetch(method, address, data))

    def fetch(self, method: str, address: str, data: Any = None) -> bytes:
        """The body of the answer, whose cookies are kept; SystemExit for a refusal."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        heads = {"Content-Type": "application/json", "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if "csrftoken" in self.cookies:
            heads["X-CSRFToken"] = self.cookies["csrftoken"]
        connection.request(method, address, None if data is None else json.dumps(data), heads)
        response = connection.getresponse()
        for head in response.headers.get_all("Set-Cookie") or []:
            name, _, value = head.partition(";")[0].partition("=")
            self.cookies[name] = value
        body = response.read()
        connection.close()
        if response.status >= 300:
            raise SystemExit(f"{method} {address} answered {response.status}: {body[:500]!r}")
        return body

    def deck(self, number: int) -> dict[str, Any]:
        """A new deck with the list of this benchmark deck."""
        deck = decks()[number]
        slots = [{"code": slot.code, "quantity": slot.quantity, "zone": slot.zone} for slot in deck.decklist.slots]
        made: dict[str, Any] = self.call("POST", "/api/v1/decks/", {"game": deck.game, "name": deck.name, "slots": slots})
        return made

    def ready_deck(self, game: str) -> dict[str, Any]:
        """A new deck with the game's first ready list."""
        ready = self.call("GET", f"/api/v1/games/{game}/")["starting_lists"][0]
        side = {"side": ready["side"]} if ready.get("side") else {}
        made: dict[str, Any] = self.call("POST", "/api/v1/decks/", {"game": game, "name": "Ready", "slots": ready["slots"], **side})
        return made

    def run(self, deck: dict[str, Any], games: int) -> str:
        """The id of a new goldfish run."""
        request = {"game": deck["game"], "mode": "goldfish", "sides": [{"deck": deck["id"]}], "games": games, "seed": 7}
        return str(self.call("POST", "/api/v1/simulations/", request)["id"])

    def state(self, run: str) -> dict[str, Any]:
        found: dict[str, Any] = self.call("GET", f"/api/v1/simulations/{run}/")
        return found

    def report(self, deck: dict[str, Any]) -> str:
        """The id of a finished run."""
        run = self.run(deck, SMALL_RUN)
        deadline = time.monotonic() + PATIENCE
        while self.state(run)["status"] != "done":
            if time.monotonic() > deadline:
                raise SystemExit("The run of a report did not end.")
            time.sleep(0.2)
        return run


def made_pages(guest: Guest) -> dict[str, str]:
    """Names of pages and their addresses; makes the decks and reports that they show."""
    lcg, slow, realms = guest.deck(0), guest.ready_deck(SLOW_GAME), guest.deck(2)
    return {
        "start page": "/",
        "card page": f"/games/{lcg['game']}/cards/001-2/",
        "card search": f"/games/{lcg['game']}/cards/?q=vader",
        "public decks": "/decks/public/",
        **{f"deck page, {deck['game']}": f"/d/{deck['token']}" for deck in (lcg, slow, realms)},
        **{f"report, {deck['game']}": f"/runs/{guest.report(deck)}/" for deck in (lcg, slow, realms)},
        "shared deck, API": f"/api/v1/decks/by-token/{lcg['token']}/",
    }


def measured(port: int, address: str) -> dict[str, float]:
    """Requests per second of CLIENTS clients, and their waits."""
    times: list[float] = []

    def client(until: float, most: float) -> None:
        connection = HTTPConnection("127.0.0.1", port, timeout=60)
        done = closed = 0
        while time.monotonic() < until and done < most:
            began = time.perf_counter()
            try:
                connection.request("GET", address, headers={"Accept-Encoding": "gzip", "Accept": "text/html, application/json"})
                response = connection.getresponse()
                response.read()
            except (ConnectionError, RemoteDisconnected):
                closed += 1
                if closed > MOST_CLOSED:
                    raise
                connection.close()
                continue
            if response.status != 200:
                raise SystemExit(f"{address} answered {response.status}")
            times.append((time.perf_counter() - began) * 1000)
            done += 1
        connection.close()

    with ThreadPoolExecutor(CLIENTS) as pool:
        list(pool.map(lambda _: client(time.monotonic() + PATIENCE, WARM // CLIENTS), range(CLIENTS)))
        times.clear()
        began = time.monotonic()
        list(pool.map(lambda _: client(began + SECONDS, float("inf")), range(CLIENTS)))
        spent = time.monotonic() - began
    return {"rate": len(times) / spent, "p50": percentile(times, 0.5), "p99": percentile(times, 0.99)}


if __name__ == "__main__":
    main()
