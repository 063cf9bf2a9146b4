"""Read GEMP's definitions of formats into dated lists of products and cards, and add the rulebook's own format."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from games.catalogue.importing import Row
from games.star_wars_ccg.catalogue.fields import ADMIRALS_ORDER, DEFENSIVE_SHIELD
from games.star_wars_ccg.catalogue.format_pools import DECK_SIZE
from games.star_wars_ccg.texts import TEXTS

SINCE = "2026-08-01"  # the server keeps no dates: every list holds since the month of the snapshot
SOURCE = "GEMP, August 2026"
RULEBOOK_SINCE, RULEBOOK_SOURCE = "2021-12-25", "Rules explanation of 2021-12-25"
LEGACY_SET = "601"  # the server's number for its set of Legacy cards
# GEMP's name of an icon -> the code of the icon, expansion icon, card type or subtype.
ICONS = {
    "DARK_JEDI_MASTER": "dark-jedi-master",
    "DEFENSIVE_SHIELD": DEFENSIVE_SHIELD,
    "EPISODE_I": "episode-i",
    "EPISODE_VII": "episode-vii",
    "FIRST_ORDER": "first-order",
    "JEDI_MASTER": "jedi-master",
    "MAINTENANCE": "maintenance",
    "PERMANENT_WEAPON": "permanent-weapon",
    "SIDIOUS": "sidious",
    "SITH": "sith",
    "SKYWALKER": "skywalker",
}


def read_formats(
    rows: Iterable[Row], *, products: Collection[str], cards: Collection[str], legacy: Mapping[str, str]
) -> Iterator[dict[str, Any]]:
    """The dated lists of every format, without sets and cards that the card files do not have.

    legacy: the server's number of a Legacy card -> its code.
    """
    for row in rows:
        sets = [str(number) for number in row["set"]]
        facts: dict[str, Any] = {"deck_size": row.get("deckSize", DECK_SIZE), "offered": row.get("hall", True)}
        if icons := row.get("bannedIcons"):
            facts["banned_icons"] = [ICONS[icon] for icon in icons]
        if rarities := row.get("bannedRarities"):
            facts["banned_rarities"] = list(rarities)
        # A virtual shield has a number of the set that it came with.
        yield _list(row, "pool", "products", [code for code in products if code in sets], facts=facts)
        allowed = {*row.get("valid", ()), *(legacy.values() if LEGACY_SET in sets else ())}
        for kind, codes in (("allowed", allowed), ("banned", set(_expand_ranges(row.get("banned", ()))))):
            if found := sorted(codes.intersection(cards)):
                yield _list(row, kind, "cards", found)
    decipher = [code for code in products if code.isdigit() and int(code) < 200]
    rulebook = {"code": "rulebook", "name": "Rulebook"}
    # CCG-TYP-01, A-20: the rules do not know Admiral's Orders.
    yield {
        **_list(rulebook, "pool", "products", decipher, facts={"deck_size": DECK_SIZE, "offered": False, "banned_icons": [ADMIRALS_ORDER]}),
        "names": dict(TEXTS["formats.names.rulebook"]),
        "since": RULEBOOK_SINCE,
        "source": RULEBOOK_SOURCE,
    }


def _list(row: Row, kind: str, of: str, codes: list[str], **more: Any) -> dict[str, Any]:
    return {
        "code": row["code"] if kind == "pool" else f"{row['code']}-{kind}",
        "name": row["name"],
        "names": {"en": row["name"]},
        "format": row["code"],
        "kind": kind,
        "since": SINCE,
        "of": of,
        "codes": codes,
        "source": SOURCE,
        **more,
    }


def _expand_ranges(numbers: Iterable[str]) -> Iterator[str]:
    """Every number; a range such as "8_1-5" becomes five numbers."""
    for number in numbers:
        place, _, last = number.partition("-")
        if last:
            start = int(place.partition("_")[2])
            yield from (f"{place.partition('_')[0]}_{one}" for one in range(start, int(last) + 1))
        else:
            yield number
