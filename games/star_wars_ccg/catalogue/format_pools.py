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

from games.star_wars_ccg.catalogue.fields import ADMIRALS_ORDER, DEFENSIVE_SHIELD, GAME_AID
from games.star_wars_ccg.texts import TEXTS

Row = Mapping[str, Any]
Status = Literal["legal", "banned", "not_in_pool"]

SINCE = "2026-08-01"
SOURCE = "GEMP, August 2026"
DECK_SIZE = 60  # CCG-DB-01
RULEBOOK_SINCE, RULEBOOK_SOURCE = "2021-12-25", "Rules explanation of 2021-12-25"
LEGACY_SET = "601"  # the server's own number for the Legacy cards that it plays
VIRTUAL_RARITY = "V"
GONE = ("legacy", "pre_errata", "retired")  # flags of cards that no set brings in
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


class Index:
    """What several formats say of cards, at once: in each number the n-th bit is that of the n-th format."""

    def __init__(self, pools: Iterable[Pool]) -> None:
        self.products: dict[str, int] = {}
        self.allowed: dict[str, int] = {}
        self.banned: dict[str, int] = {}
        self.icons: dict[str, int] = {}
        self.rarities: dict[str, int] = {}
        for place, pool in enumerate(pools):
            for codes, bits in (
                (pool.products, self.products),
                (pool.allowed, self.allowed),
                (pool.banned, self.banned),
                (pool.banned_icons, self.icons),
                (pool.banned_rarities, self.rarities),
            ):
                for code in codes:
                    bits[code] = bits.get(code, 0) | 1 << place

    def of(self, card: Row, products: Iterable[str]) -> tuple[int, int]:
        """The formats that have a card (a record of `cards.json`), printed in `products`, in their pool, and those that ban it there.

        GEMP's order: a Game Aid never; an allowed card always; else its pool, and then what it bans: icons, rarities, cards.
        """
        code, facts = card["code"], card.get("facts", {})
        if card["type"] == GAME_AID:
            return 0, 0
        allowed = self.allowed.get(code, 0)
        in_pool = 0
        if not any(facts.get(flag) for flag in GONE):
            for product in products:
                in_pool |= self.products.get(product, 0)
        banned = self.banned.get(code, 0) | self.rarities.get(rarity_of(facts), 0)
        for icon in icons_of(card):
            banned |= self.icons.get(icon, 0)
        return in_pool | allowed, in_pool & banned & ~allowed


def card_status(card: Row, format: Pool, *, products: Collection[str]) -> Status:
    """What one format says of a card (a record of `cards.json`) that was printed in `products`."""
    in_pool, banned = Index((format,)).of(card, products)
    return "not_in_pool" if not in_pool else "banned" if banned else "legal"


def bars(card: Row, format: str, facts: Row) -> bool:
    """Does a format ban a card (a record) by the icons and rarities in the `facts` of its pool?  No format knows Game Aids."""
    icons = facts.get("banned_icons", ())
    rarities = facts.get("banned_rarities", ())
    return card["type"] == GAME_AID or rarity_of(card["facts"]) in rarities or any(icon in icons for icon in icons_of(card))


def rarity_of(facts: Row) -> str:
    return VIRTUAL_RARITY if facts.get("virtual") else str(facts.get("rarity", ""))


def icons_of(card: Row) -> Iterator[str]:
    """What GEMP counts as icons of a card: also its type, and a character's kind."""
    yield card["type"]
    facts = card.get("facts", {})
    for name in ("subtypes", "icons", "expansion_icons"):
        yield from facts.get(name, ())


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
    # CCG-TYP-01, A-20: no type beyond those that the rules name.
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


def _each(numbers: Iterable[str]) -> Iterator[str]:
    """The numbers, ranges ("8_1-5") written out."""
    for number in numbers:
        place, _, last = number.partition("-")
        if last:
            start = int(place.partition("_")[2])
            yield from (f"{place.partition('_')[0]}_{one}" for one in range(start, int(last) + 1))
        else:
            yield number
