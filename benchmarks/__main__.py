"""`make bench`: run all benchmarks in a few minutes, print the tables and write them to docs/performance.md."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from datetime import UTC, datetime
from typing import Any

from benchmarks import decks, percentile
from benchmarks.document import OUTPUT, ROOT, empty_site, environment, machine, other_sections, table
from benchmarks.site import http_search
from tests.helpers import servers

SECONDS = "5"
LONG_RUNS = ("10000", "100000", "1000000")


def main() -> int:
    here = machine()
    goldfish = {mode: measure("games.goldfish", SECONDS, STARDECK_RULES=mode) for mode in ("interpreted", "compiled")}
    played = {mode: measure("games.matches", SECONDS, STARDECK_RULES=mode) for mode in ("interpreted", "compiled")}
    fired = {"interpreted": measure("games.events", STARDECK_RULES="interpreted"), "compiled": measure("games.compiled_events")}
    with tempfile.TemporaryDirectory(prefix="stardeck-bench-") as folder:
        long = measure("games.memory", *LONG_RUNS, STARDECK_RULES="compiled", **empty_site(folder))
    sites, settings = [], []
    with ExitStack() as stack:
        for url in ("", stack.enter_context(servers.postgresql())):
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="stardeck-bench-"))
            settings.append(empty_site(folder, url))
            sites.append(measure("site.pages", **settings[-1]))
        with tempfile.TemporaryDirectory(prefix="stardeck-bench-") as folder:
            loaded = measure("site.under_load", STARDECK_RULES="compiled", **empty_site(folder))
            chosen = measure("site.choices", STARDECK_RULES="compiled", **empty_site(folder))
        searched = http_search.all_three(*(environment(**setting) for setting in settings))
    text = "\n\n".join(
        [
            HEAD.format(machine=here, day=f"{datetime.now(UTC):%Y-%m-%d}"),
            rates(goldfish),
            matches(played),
            events(fired),
            scaling(goldfish),
            memory(long),
            searches(searched),
            times(sites),
            under_load(loaded),
            choices(chosen),
            queries(sites),
            weights(sites),
        ]
    )
    others = other_sections(text, OUTPUT.read_text(encoding="utf-8"))  # written by `make bench-scale` and by hand
    OUTPUT.write_text(f"{text}\n\n{others}".rstrip() + "\n", encoding="utf-8")
    print(text)
    return 0


HEAD = """# Performance

Written by `make bench` on {day}: {machine}.
The figures of a row were measured one after the other. Compare figures within a table; other machines give other figures."""


def measure(module: str, *arguments: str, **settings: str) -> Any:
    """The JSON that `python -m benchmarks.<module>` prints, run in a separate process."""
    command = [sys.executable, "-m", f"benchmarks.{module}", *arguments]
    return json.loads(subprocess.run(command, cwd=ROOT, env=environment(**settings), stdout=subprocess.PIPE, check=True).stdout)


def rates(goldfish: dict[str, Any]) -> str:
    rows = []
    for deck in decks():
        slow, fast = (goldfish[mode]["decks"][deck.name] for mode in ("interpreted", "compiled"))
        assert slow["digest"] == fast["digest"], f"{deck.name}: interpreted and compiled rules play different games; compare their digests."
        rows.append([deck.name, f"{slow['rate']:,.0f}", f"{fast['rate']:,.0f}", f"{fast['rate'] / slow['rate']:.1f}"])
    head = "## Goldfish games per second, one process\n\nPer second of processor time, the best of three rounds. "
    head += "In both modes, the first game of each deck had the same digest.\n\n"
    return head + table(["deck", "interpreted", "compiled", "ratio"], rows)


def matches(played: dict[str, Any]) -> str:
    rows = []
    for name, slow in played["interpreted"].items():
        fast = played["compiled"][name]
        assert slow["digest"] == fast["digest"], f"{name}: interpreted and compiled rules play different games; compare their digests."
        rows.append(
            [
                name,
                f"{slow['rate']:,.0f}",
                f"{fast['rate']:,.0f}",
                f"{fast['decisions']:.0f}",
                f"{slow['clone']:.1f}",
                f"{fast['clone']:.1f}",
            ]
        )
    head = "## Matches per second, one process\n\nPer second of processor time, the best of three rounds. "
    head += "The game is copied in its middle.\n\n"
    return head + table(["match", "interpreted", "compiled", "decisions per game", "copy, interpreted, us", "copy, compiled, us"], rows)


def events(fired: dict[str, Any]) -> str:
    units = {"heard": "", "unheard": "", "heard_instructions": ", thousand instructions", "unheard_instructions": ", thousand instructions"}
    numbers = list(fired["compiled"]["heard"])
    rows = []
    for name, unit in units.items():
        text = "an event that one card reacts to" if name.startswith("heard") else "an event that nobody hears"
        for mode, measured in fired.items():
            if name in measured:
                costs = measured[name]
                rows.append([f"{text}, {mode}{unit}", *(f"{costs[number]:.2f}" if number in costs else "" for number in numbers)])
    idle = [f"{number} idle listeners" for number in numbers]
    head = "## Microseconds per event\n\nOf processor time, the best of 15 rounds of 2,000 events. An idle listener waits for another kind"
    head += " of event, or for one about another card. Valgrind counts the instructions, if it is installed.\n\n"
    return head + table(["event, rules", *idle], rows)


def scaling(goldfish: dict[str, Any]) -> str:
    rows = []
    for mode, measured in goldfish.items():
        for name, one in measured["decks"].items():
            first, second = one["scaling"]["1"], one["scaling"]["2"]
            rows.append([f"{name}, {mode}", f"{one['chunk']:,}", f"{first:,.0f}", f"{second:,.0f}", f"{second / first:.2f}"])
    head = (
        "## Worker processes\n\nGames per second for four chunks of about a second each, without the database. "
        "The best of three rounds; in each round one worker and two workers take turns.\n\n"
    )
    return head + table(["deck, rules", "games per chunk", "1 worker", "2 workers", "ratio"], rows)


def memory(long: dict[str, Any]) -> str:
    rows = [["before the first game", "", f"{long['begun'] / 2**20:.0f}", "", "", ""]]
    for run in long["runs"]:
        sizes = [f"{run[name] / 1000:.0f}" for name in ("tally", "report")]
        rows.append([f"{run['games']:,}", f"{run['chunks']}", f"{run['peak'] / 2**20:.0f}", *sizes, f"{run['rate']:,.0f}"])
    head = "## Memory of a run\n\nStar Realms goldfish games with compiled rules. One process plays, stores, merges and reports "
    head += "one run after the other. The peak is the largest resident set of the process so far.\n\n"
    columns = ["games", "chunks", "peak, MiB", "largest tally of a chunk, kB", "report, kB", "games per second, stored"]
    return head + table(columns, rows)


def times(sites: list[Any]) -> str:
    rows = []
    for name in sites[0]["times"]:
        figures = [f"{percentile(site['times'][name], share):.1f}" for site in sites for share in (0.5, 0.95)]
        rows.append([name, str(len(sites[0]["times"][name])), *figures])
    columns = [f"{NAMES[site['database']]} {share}" for site in sites for share in ("p50", "p95")]
    head = "## Milliseconds per request\n\nThe whole application in one process with all cards loaded, without a network.\n\n"
    return head + table(["request", "n", *columns], rows)


def searches(measured: dict[str, http_search.Measured | None]) -> str:
    """The table of the twenty searches over HTTP: this site and Datasette."""
    sides = {name: one for name, one in measured.items() if one}
    head = "## Twenty searches over HTTP\n\nMilliseconds for one client and two server processes on this machine, "
    head += "with 60 cards in each answer; then eight clients at once. "
    head += "All five games are loaded, rate limits are counted, and every answer is complete.\n"
    head += "The site's processes cache the order of all cards, parsed queries and each card's JSON, but no search results:"
    head += " every request queries the version of the data and, unless it wants all cards, the matching cards.\n"
    if "Datasette" in sides:
        name = http_search.DATASETTE.replace("==", " ")
        head += f"For comparison, {name} in the same run: two processes, the same cards in one flat, indexed, immutable"
        head += " SQLite table, the same searches through its table API, without suggested facets."
        head += " Both found the same numbers of cards.\n\n"
    else:
        head += "Datasette could not be installed, so there is no comparison.\n\n"
    rows = []
    for place, search in enumerate(http_search.SEARCHES):
        words = f"`{search['query'].replace('|', chr(92) + '|')}`" if search["query"] else "all cards"
        figures = [f"{percentile(one.times[place], share):.1f}" for one in sides.values() for share in (0.5, 0.95)]
        rows.append([f"{search['game']}: {words}", f"{sides['SQLite'].counts[place]:,}", *figures])
    every = {name: [each for times in one.times for each in times] for name, one in sides.items()}
    rows.append(["**all twenty**", "", *(f"**{percentile(times, share):.1f}**" for times in every.values() for share in (0.5, 0.95))])
    columns = [f"{name} {share}" for name in sides for share in ("p50", "p95")]
    rates = table(["eight clients at once", *sides], [["requests per second", *(f"{one.rate:,.0f}" for one in sides.values())]])
    return f"{head}{table(['search', 'cards', *columns], rows)}\n\n{rates}"


def under_load(measured: dict[str, dict[str, dict[str, float]]]) -> str:
    """The table of pages over HTTP beside idle and busy workers."""
    head = (
        "## Pages per second, beside idle and busy workers\n\nFor guests, over HTTP and compressed: eight clients on this machine at once, "
    )
    head += "two server processes, SQLite; then again while two worker processes play goldfishes without pause.\n\n"
    columns = ["a second", "p50, ms", "p99, ms"]
    rows = []
    for name in measured["idle"]:
        states = [measured[state][name] for state in ("idle", "busy")]
        ratio = states[1]["rate"] / states[0]["rate"]
        rows.append([name, *(f"{one[each]:.0f}" for one in states for each in ("rate", "p50", "p99")), f"{ratio:.2f}"])
    return head + table(["page", *(f"{state}: {each}" for state in ("idle", "busy") for each in columns), "ratio"], rows)


def choices(measured: dict[str, Any]) -> str:
    """The tables of choices at play tables over HTTP, beside idle and busy workers."""
    head = (
        "## Choices at play tables, beside idle and busy workers\n\nOver HTTP, in milliseconds until the whole answer is here, which holds "
    )
    head += "what the opponent did: matches of a ready list against the default policy, in which a person takes any legal option.\n\n"
    states = ("idle", "busy")
    rows = []
    for game, ways in measured["idle"]["one"].items():
        for way in ways:
            times = [measured[state]["one"][game][way] for state in states]
            rows.append(
                [f"{game}, {way}", f"{len(times[0])}", *(f"{percentile(one, share):.0f}" for one in times for share in (0.5, 0.95))]
            )
    every = [[each for ways in measured[state]["one"].values() for times in ways.values() for each in times] for state in states]
    rows.append(["**all**", f"{len(every[0])}", *(f"**{percentile(one, share):.0f}**" for one in every for share in (0.5, 0.95))])
    one = table(["one person", "choices", *(f"{state}: {share}" for state in states for share in ("p50", "p95"))], rows)
    many = [measured[state]["many"] for state in states]
    assert not any(each["lost"] for each in many), "a table is at another version than its choices lead to"
    rows = [
        [
            f"{state} workers",
            f"{each['tables']:,}",
            f"{len(each['times']) / each['seconds']:.0f}",
            *(f"{percentile(each['times'], share):.0f}" for share in (0.5, 0.95)),
        ]
        for state, each in zip(states, many, strict=True)
    ]
    return f"{head}{one}\n\n{table(['many tables at once', 'tables', 'choices a second', 'p50', 'p95'], rows)}"


def queries(sites: list[Any]) -> str:
    rows = [[name, *(str(site["queries"][name]) for site in sites)] for name in sites[0]["queries"]]
    head = "## Database queries per request\n\nCounted after the process has answered such a request once. "
    head += "Some requests need one more query to count the rate limits.\n\n"
    return head + table(["request", *(NAMES[site["database"]] for site in sites)], rows)


NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}


def weights(sites: list[Any]) -> str:
    rows = []
    for name, kinds in sites[0]["weights"].items():
        rows.append([name, *(f"{kinds[kind] / 1000:.1f}" for kind in ("html", "css", "js")), f"{sum(kinds.values()) / 1000:.1f}"])
    head = "## Kilobytes of a first visit, gzipped\n\nAs a browser receives them: the server compresses HTML, styles and scripts.\n\n"
    return head + table(["page", "HTML", "CSS", "JS", "total"], rows)


if __name__ == "__main__":
    sys.exit(main())
