"""Deck lists as case files: `tests/cases/<slug>/decks/*.json`, for games whose lists are slots of cards.

A case: `format`, `on`, `side`; `base`, a list of `_lists.json` beside it, with `change` (zone -> code -> more or fewer copies) and
`slots` (raw ones besides); `changed_facts` (card -> facts that the pool holds otherwise),
`reprints` (new code -> the card that it is a copy of),
`limits` (a made-up list of Limit Cards); `problems`: all of them, in order.
`x__legal` shares its set-up with `x__illegal` or `x__warning` and has no illegal problem; "warning": none but warnings.
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

CASES = Path(__file__).resolve().parents[2] / "cases"
SLUGS = [tests.slug for tests in all_declarations() if tests.table_checks is not None]
WITH_LISTS = [slug for slug in GAMES if (CASES / slug / "decks" / "_lists.json").is_file()]


def paths(slug: str) -> list[Path]:
    return sorted(path for path in (CASES / slug / "decks").glob("*.json") if not path.stem.startswith("_"))


def read(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text("utf-8"))


@cache
def lists(slug: str) -> dict[str, Decklist]:
    """The lists that cases begin with, by name: each is legal."""
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
