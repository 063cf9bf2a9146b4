"""Random positions of invented cards, as scenarios write them (`scenarios`), to be played beside `reference`."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.star_wars_ccg.reference import Reference
from tests.games.star_wars_ccg.scenarios import SIDES, Position

PHASES = ("activate", "control", "control", "battle", "battle", "battle", "battle")
DESTINIES = {f"d{number}": {"type": "blank", "destiny": number} for number in range(8)}
# Cards of a pile; a location has no destiny of its own.
DRAWN = (*DESTINIES, "moon")


def random_position(rng: Random) -> dict[str, Any]:
    """Up to three locations, up to five cards of each side there with who is aboard, and small piles."""
    cards: dict[str, dict[str, Any]] = {**DESTINIES, "moon": {"kind": "site"}}
    row = [f"place{number}" for number in range(rng.choice((1, 1, 2, 3)))]
    for number, code in enumerate(row):
        kind = rng.choice(("site", "site", "system"))
        cards[code] = {"kind": kind, "system": f"home{number}", "icons": [rng.randrange(4), rng.randrange(4)]}
    given: dict[str, Any] = {
        "at": rng.choice(PHASES),
        "active": rng.choice(SIDES),
        "rules": rng.choice(("rulebook", "rulebook", "community")),
    }
    for side in SIDES:
        table: list[dict[str, Any]] = []
        for _ in range(rng.randint(1, 5)):
            _add_card(rng, cards, table, rng.choice(row))
        piles = {name: [rng.choice(DRAWN) for _ in range(rng.randrange(most))] for name, most in (("force", 4), ("used", 4), ("hand", 4))}
        piles["reserve"] = [rng.choice(DRAWN) for _ in range(rng.randint(0 if piles["force"] else 1, 6))]
        given[side] = {"table": table, **piles}
    return {**given, "row": row, "cards": cards}


def _add_card(rng: Random, cards: dict[str, dict[str, Any]], table: list[dict[str, Any]], place: str) -> None:
    """A character, or a vehicle or starship with up to three aboard; one of ten was hit."""
    is_site = cards[place]["kind"] == "site"
    kind = rng.choice(("character", "character", "character", "vehicle", "starship") if is_site else ("starship",))
    code = f"{kind}{len(cards)}"
    cards[code] = {"type": kind, "power": rng.randrange(7), "forfeit": rng.randrange(7)}
    table.append({"card": code, "at": place, "hit": rng.random() < 0.1})
    if kind == "character":
        cards[code]["ability"] = rng.randrange(6)
        return
    cards[code] |= {"rooms": {"pilots": 2, "passengers": 2}}
    if kind == "vehicle":
        cards[code]["is_enclosed"] = rng.random() < 0.5
    else:
        cards[code] |= {"kind": rng.choice(("starfighter", "capital")), "permanent_pilots": rng.choice((0, 0, 1, 2))}
    for room in rng.sample(("pilot", "pilot", "passenger", "passenger"), rng.randrange(4)):
        inside = f"character{len(cards)}"
        cards[inside] = {"power": rng.randrange(5), "forfeit": rng.randrange(5), "ability": rng.randrange(5)}
        table.append({"card": inside, "aboard": code, "room": room, "hit": rng.random() < 0.1})


def played(seed: int, kind: type[Reference] = Reference) -> Reference:
    """The position of this seed, played beside the engine with random answers; AssertionError at the first difference."""
    rng = Random(seed)
    given = random_position(rng)
    reference = kind(given, Position(given).game)
    reference.compare(rng.randrange)
    return reference
