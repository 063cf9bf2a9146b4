"""The cards that each format allows and bans: the formats of the GEMP server, and the rulebook's own.

`fixtures/<slug>/formats.json` holds one list of kind "pool" for each format: its products, and in its `facts` the deck size, the banned
icons and rarities, and whether the server offers the format.  `added_icons` and `removed_icons` there hold the banned icons by card where
the server's definition of a card differs from the card file.  Lists of kind "allowed" and "banned" name single cards.
To a format, the rarity of every virtual card is "V".
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from games.star_wars_ccg.catalogue.fields import GAME_AID

Row = Mapping[str, Any]
Status = Literal["legal", "banned", "not_in_pool"]

DECK_SIZE = 60  # CCG-DB-01
VIRTUAL_RARITY = "V"
GONE = ("legacy", "pre_errata", "retired")  # flags of cards that belong to a format only if it names them


@dataclass(frozen=True, slots=True)
class Pool:
    """The cards of one format.

    Attributes:
        products: the sets whose cards belong to the format.
        allowed: cards that belong to it besides.
        banned: cards of its sets that it bans.
        banned_icons: icons, card types and subtypes that it bans.
        added_icons: banned icons that the server counts on a card although the card file lacks them, by the card's code.
        removed_icons: banned icons that the server does not count on a card although the card file has them, by the card's code.
        banned_rarities: rarities that it bans.
        deck_size: the number of cards in a deck.
    """

    code: str
    names: Mapping[str, str]
    products: frozenset[str]
    allowed: frozenset[str] = frozenset()
    banned: frozenset[str] = frozenset()
    banned_icons: frozenset[str] = frozenset()
    added_icons: Mapping[str, Collection[str]] = field(default_factory=dict)
    removed_icons: Mapping[str, Collection[str]] = field(default_factory=dict)
    banned_rarities: frozenset[str] = frozenset()
    deck_size: int = DECK_SIZE


def pools(lists: Iterable[Row]) -> dict[str, Pool]:
    """The formats by code, from the records of `formats.json`."""
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
                "added_icons": facts.get("added_icons", {}),
                "removed_icons": facts.get("removed_icons", {}),
                "banned_rarities": frozenset(facts.get("banned_rarities", ())),
            }
        else:
            pool[row["kind"]] = frozenset(row["codes"])
    return {code: Pool(**pool) for code, pool in found.items()}


class Index:
    """Several formats at once; in every number, bit n stands for the n-th format."""

    def __init__(self, pools: Iterable[Pool]) -> None:
        self.products: dict[str, int] = {}
        self.allowed: dict[str, int] = {}
        self.banned: dict[str, int] = {}
        self.icons: dict[str, int] = {}
        self.added_icons: dict[str, int] = {}  # code of a card -> formats that ban it by an added icon
        self.removed_icons: dict[tuple[str, str], int] = {}  # (code of a card, icon) -> formats that do not count the icon
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
            for code in pool.added_icons:
                self.added_icons[code] = self.added_icons.get(code, 0) | 1 << place
            for code, icons in pool.removed_icons.items():
                for icon in icons:
                    self.removed_icons[code, icon] = self.removed_icons.get((code, icon), 0) | 1 << place

    def of(self, card: Row, products: Iterable[str]) -> tuple[int, int]:
        """(formats whose pool has the card, formats that ban it) as bits, for a record of `cards.json` printed in `products`.

        The order of the checks is GEMP's: a Game Aid never belongs; an allowed card always does; then come the format's sets, and its
        banned icons, rarities and cards.
        """
        code, facts = card["code"], card.get("facts", {})
        if card["type"] == GAME_AID:
            return 0, 0
        allowed = self.allowed.get(code, 0)
        in_pool = 0
        if not any(facts.get(flag) for flag in GONE):
            for product in products:
                in_pool |= self.products.get(product, 0)
        banned = self.banned.get(code, 0) | self.rarities.get(rarity_of(facts), 0) | self.added_icons.get(code, 0)
        for icon in icons_of(card):
            banned |= self.icons.get(icon, 0) & ~self.removed_icons.get((code, icon), 0)
        return in_pool | allowed, in_pool & banned & ~allowed


def card_status(card: Row, format: Pool, *, products: Collection[str]) -> Status:
    """The status of a card in one format, for a record of `cards.json` printed in `products`."""
    in_pool, banned = Index((format,)).of(card, products)
    return "not_in_pool" if not in_pool else "banned" if banned else "legal"


def is_barred(card: Row, format: str, facts: Row) -> bool:
    """Whether a format bans a card by its icons or its rarity.  facts: those of the format's pool.  Every format bans Game Aids."""
    code, rarities = card["code"], facts.get("banned_rarities", ())
    added, removed = facts.get("added_icons", {}), facts.get("removed_icons", {})
    icons = banned_icons_of(code, icons_of(card), facts.get("banned_icons", ()), added, removed)
    return card["type"] == GAME_AID or rarity_of(card["facts"]) in rarities or bool(icons)


def banned_icons_of(
    code: str,
    icons: Iterable[str],
    banned: Collection[str],
    added: Mapping[str, Collection[str]],
    removed: Mapping[str, Collection[str]],
) -> list[str]:
    """The icons by which a format bans the card with this code.  icons: those that the card file has."""
    return [icon for icon in icons if icon in banned and icon not in removed.get(code, ())] + list(added.get(code, ()))


def rarity_of(facts: Row) -> str:
    """The rarity of a card as formats see it: "V" for a virtual card."""
    return VIRTUAL_RARITY if facts.get("virtual") else str(facts.get("rarity", ""))


def icons_of(card: Row) -> Iterator[str]:
    """The icons of a card in the card file; as on GEMP, its card type and subtypes are among them."""
    yield card["type"]
    facts = card.get("facts", {})
    for name in ("subtypes", "icons", "expansion_icons"):
        yield from facts.get(name, ())
