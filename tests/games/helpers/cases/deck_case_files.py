"""Read the deck cases in `tests/cases/<slug>/decks/*.json`, for games whose decklists are slots of cards.

A case has these members:
    `format`, `on`, `side`: how the deck is judged.
    `base`: the name of a decklist in `_lists.json`; `change` adds and removes copies (zone -> code -> number), `slots` adds raw slots.
    `changed_facts`: card -> facts that differ from the printed ones.
    `reprints`: new code -> the card that it is a copy of.
    `limits`: an invented list of Limit Cards.
    `problems`: all problems, in order.

A case `x__legal` shares its set-up with `x__illegal` or `x__warning` and has no illegal problem; a `__warning` has warnings only.
"""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from games.contracts.decks import Decklist, Problem, Slot
from games.registry import GAMES
from tests.games.helpers.declarations import all_declarations
from tests.games.helpers.sample_decks import pool as pool_of

CASES = Path(__file__).resolve().parents[3] / "cases"
SLUGS = [tests.slug for tests in all_declarations() if tests.table_checks is not None]
WITH_LISTS = [slug for slug in GAMES if (CASES / slug / "decks" / "_lists.json").is_file()]


def paths(slug: str) -> list[Path]:
    return sorted(path for path in (CASES / slug / "decks").glob("*.json") if not path.stem.startswith("_"))


def read(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text("utf-8"))


@cache
def lists(slug: str) -> dict[str, Decklist]:
    """The legal decklists from which cases start, by name."""
    named = read(CASES / slug / "decks" / "_lists.json")
    return {name: Decklist(tuple(_slots(zones))) for name, zones in named.items()}


def _slots(zones: dict[str, dict[str, int]]) -> list[Slot]:
    return [Slot(code, copies, zone) for zone, codes in zones.items() for code, copies in codes.items()]


def decklist_of(slug: str, case: dict[str, Any]) -> Decklist:
    copies = {(slot.zone, slot.code): slot.quantity for slot in lists(slug)[case["base"]].slots}
    for zone, codes in case.get("change", {}).items():
        for code, more in codes.items():
            copies[zone, code] = copies.get((zone, code), 0) + more
            assert copies[zone, code] >= 0, f"{code} is not there {-more} times"
    slots = [Slot(code, number, zone) for (zone, code), number in copies.items() if number]
    slots += [Slot(slot["code"], slot["quantity"], slot["zone"]) for slot in case.get("slots", [])]
    return Decklist(tuple(slots), case.get("side"))


def pool_for(slug: str, case: dict[str, Any]) -> Any:
    pool = pool_of(slug)
    changed = {code: replace(pool.cards[code], **_tuples(facts)) for code, facts in case.get("changed_facts", {}).items()}
    changed |= {code: replace(pool.cards[of], code=code) for code, of in case.get("reprints", {}).items()}
    if changed:
        pool = replace(pool, cards={**pool.cards, **changed})
    if "limits" in case:
        kind = type(pool.limits[0])
        days = [(date.fromisoformat(each["since"]), each.get("until")) for each in case["limits"]]
        limits = [
            kind(each["source"], since, date.fromisoformat(until) if until else None, tuple(each["codes"]))
            for each, (since, until) in zip(case["limits"], days, strict=True)
        ]
        pool = replace(pool, limits=tuple(limits))
    return pool


def _tuples(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in facts.items()}


def problems_of(slug: str, case: dict[str, Any]) -> list[Problem]:
    day = date.fromisoformat(case["on"])
    return GAMES[slug].decks.problems(decklist_of(slug, case), format=case["format"], on=day, pool=pool_for(slug, case))


def as_case(problem: Problem) -> dict[str, Any]:
    found = {name: getattr(problem, name) for name in ("code", "clause", "severity", "found", "allowed")} | {"cards": list(problem.cards)}
    return found | ({"values": dict(problem.values)} if problem.values else {})
