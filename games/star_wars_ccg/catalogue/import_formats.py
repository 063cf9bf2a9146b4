"""Read GEMP's definitions of formats into dated lists of products and cards, and add the rulebook's own format."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from games.catalogue.importing import Row
from games.star_wars_ccg.catalogue.fields import ADMIRALS_ORDER, DEFENSIVE_SHIELD
from games.star_wars_ccg.catalogue.format_pools import DECK_SIZE, icons_of
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


@dataclass(frozen=True, slots=True)
class IconDifferences:
    """The icons in `ICONS` that the server's definition of a card and its record of the card files do not share, by the card's code."""

    added: Mapping[str, list[str]] = field(default_factory=dict)  # only the server has them
    removed: Mapping[str, list[str]] = field(default_factory=dict)  # only the card file has them


def icon_differences(cards: Mapping[str, Row], blueprints: Mapping[str, Row]) -> IconDifferences:
    """Compare the icons of both sources.  A card without a definition on the server has the icons of the card file."""
    added, removed = {}, {}
    for code, card in cards.items():
        if (blueprint := blueprints.get(code)) is None:
            continue
        on_server = {ICONS[row["icon"]] for row in blueprint.get("icons", ()) if row["icon"] in ICONS}
        in_file = set(icons_of(card)).intersection(ICONS.values())
        if only_server := sorted(on_server - in_file):
            added[code] = only_server
        if only_file := sorted(in_file - on_server):
            removed[code] = only_file
    return IconDifferences(added, removed)


def read_formats(
    rows: Iterable[Row], *, products: Collection[str], cards: Collection[str], legacy: Mapping[str, str], differences: IconDifferences
) -> Iterator[dict[str, Any]]:
    """The dated lists of every format, without sets and cards that the card files do not have.

    legacy: the server's number of a Legacy card -> its code.
    differences: the formats follow the server's definitions where these and the card files differ.
    """
    for row in rows:
        sets = [str(number) for number in row["set"]]
        facts: dict[str, Any] = {"deck_size": row.get("deckSize", DECK_SIZE), "offered": row.get("hall", True)}
        if icons := row.get("bannedIcons"):
            facts["banned_icons"] = [ICONS[icon] for icon in icons]
            for name, by_card in (("added_icons", differences.added), ("removed_icons", differences.removed)):
                banned = {code: found for code in by_card if (found := [icon for icon in by_card[code] if icon in facts["banned_icons"]])}
                if banned:
                    facts[name] = banned
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
