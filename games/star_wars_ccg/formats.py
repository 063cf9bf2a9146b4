"""The formats that cards are legal in: the GEMP server's, and that of the rulebook.

pool: the sets whose cards a format uses.  allowed: cards it uses besides.  banned: cards it does not use though they are in its pool.
rarity of a virtual card: to a format it is "V", whatever rarity the card under it has.

`fixtures/<slug>/formats.json` holds, for each format, a list of kind "pool" (of products; its `facts` say how large a deck is, which icons
and rarities are banned, whether the server offers the format in its hall) and, where there are such cards, lists "allowed" and "banned".
The server keeps no dates, so every list is in force since the month of the snapshot.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from games.star_wars_ccg.facts import DEFENSIVE_SHIELD, GAME_AID

Row = Mapping[str, Any]
Status = Literal["legal", "banned", "not_in_pool"]

SINCE = "2026-08-01"
SOURCE = "GEMP, August 2026"
DECK_SIZE = 60  # CCG-DB-01
RULEBOOK_SINCE, RULEBOOK_SOURCE = "2021-12-25", "Rules explanation of 2021-12-25"
LEGACY_SET = "601"  # the server's own number for the Legacy cards that it plays
VIRTUAL_RARITY = "V"
# GEMP's names of icons -> the codes of icons, expansion icons, types and subtypes here.
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
class Pool:
    """What one format says of cards."""

    code: str
    names: Mapping[str, str]
    products: frozenset[str]
    allowed: frozenset[str] = frozenset()
    banned: frozenset[str] = frozenset()
    banned_icons: frozenset[str] = frozenset()
    banned_rarities: frozenset[str] = frozenset()
    deck_size: int = DECK_SIZE


def pools(lists: Iterable[Row]) -> dict[str, Pool]:
    """The formats, by code, of the records of `formats.json`."""
    found: dict[str, dict[str, Any]] = {}
    for row in lists:
        pool = found.setdefault(row["format"], {"code": row["format"]})
        if row["kind"] == "pool":
            facts = row["facts"]
            pool |= {
                "names": row["names"],
                "products": frozenset(row["codes"]),
                "deck_size": facts["deck_size"],
                "banned_icons": frozenset(facts.get("banned_icons", ())),
                "banned_rarities": frozenset(facts.get("banned_rarities", ())),
            }
        else:
            pool[row["kind"]] = frozenset(row["codes"])
    return {code: Pool(**pool) for code, pool in found.items()}


def card_status(card: Row, format: Pool, *, products: Collection[str]) -> Status:
    """What `format` says of a card (a record of `cards.json`) that was printed in `products`.

    GEMP's order: a Game Aid never; an allowed card always; else its pool, and then what it bans: icons, rarities, cards.
    """
    facts = card["facts"]
    if card["type"] == GAME_AID:
        return "not_in_pool"
    if card["code"] in format.allowed:
        return "legal"
    if any(facts.get(flag) for flag in ("legacy", "pre_errata", "retired")) or format.products.isdisjoint(products):
        return "not_in_pool"
    rarity = VIRTUAL_RARITY if facts.get("virtual") else facts["rarity"]
    if card["code"] in format.banned or rarity in format.banned_rarities or not format.banned_icons.isdisjoint(_icons(card)):
        return "banned"
    return "legal"


def bars(card: Row, format: str, facts: Row) -> bool:
    """Does a format ban a card (a record) by the icons and rarities in the `facts` of its pool?  No format knows Game Aids."""
    rarity = VIRTUAL_RARITY if card["facts"].get("virtual") else card["facts"]["rarity"]
    icons = facts.get("banned_icons", ())
    return card["type"] == GAME_AID or rarity in facts.get("banned_rarities", ()) or any(icon in icons for icon in _icons(card))


def _icons(card: Row) -> Iterator[str]:
    """What GEMP counts as icons of a card: also its type, and a character's kind."""
    yield card["type"]
    for name in ("subtypes", "icons", "expansion_icons"):
        yield from card["facts"].get(name, ())


# --- reading GEMP's definitions --------------------------------------------------------------------------------------


def read_formats(
    rows: Iterable[Row], *, products: Collection[str], cards: Collection[str], legacy: Mapping[str, str]
) -> Iterator[dict[str, Any]]:
    """GEMP's definitions as dated lists; sets and cards that the card files do not have are left out.

    legacy: the server's number of a Legacy card -> its code here.
    """
    for row in rows:
        sets = [str(number) for number in row["set"]]
        facts: dict[str, Any] = {"deck_size": row.get("deckSize", DECK_SIZE), "offered": row.get("hall", True)}
        if icons := row.get("bannedIcons"):
            facts["banned_icons"] = [ICONS[icon] for icon in icons]
        if rarities := row.get("bannedRarities"):
            facts["banned_rarities"] = list(rarities)
        # The virtual shields are numbered as cards of the sets that brought them.
        yield _list(row, "pool", "products", [code for code in products if code in sets], facts=facts)
        allowed = {*row.get("valid", ()), *(legacy.values() if LEGACY_SET in sets else ())}
        for kind, codes in (("allowed", allowed), ("banned", set(_each(row.get("banned", ()))))):
            if found := sorted(codes.intersection(cards)):
                yield _list(row, kind, "cards", found)
    decipher = [code for code in products if code.isdigit() and int(code) < 200]
    rulebook = {"code": "rulebook", "name": "Rulebook"}
    yield {
        **_list(rulebook, "pool", "products", decipher, facts={"deck_size": DECK_SIZE, "offered": False}),
        "names": {"en": "Rulebook", "ja": "ルールブック", "zh-hant": "規則書"},
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


def _each(numbers: Iterable[str]) -> Iterator[str]:
    """The numbers, ranges ("8_1-5") written out."""
    for number in numbers:
        place, _, last = number.partition("-")
        if last:
            start = int(place.partition("_")[2])
            yield from (f"{place.partition('_')[0]}_{one}" for one in range(start, int(last) + 1))
        else:
            yield number
