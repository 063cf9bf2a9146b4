"""The picture by which Holotable names each card.  A picture is (folder, side, name) in lower case."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from games.contracts.catalogue import Record
from games.star_wars_ccg.catalogue.pool import CardFacts, Pool
from games.star_wars_ccg.decks.files.holotable_names import FOLDERS, PICTURES

_NUMBER: Final = re.compile(r"\\nNumber: ([\w-]+)")


class _Pictures:
    """The pictures of all cards and printings of a pool."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._pictures: dict[str, tuple[str, str, str]] = {}
        self._cards: dict[tuple[str, str, str], str] = {}
        self._named: dict[tuple[str, str], list[str]] = {}
        self._folders = {"virtualalternateimage": "VirtualAlternateImage"}
        self._backs = {card["code"]: card["facts"]["back"]["name"] for card in pool.catalogue.cards if "back" in card["facts"]}
        products = {product["code"]: product for product in pool.catalogue.products}
        for printing in sorted(
            pool.catalogue.printings, key=lambda row: row["card"] != row["code"]
        ):  # a card comes before its other pictures
            card = pool.cards[printing["card"]]
            self._add(printing["code"], card, _folder(products[printing["product"]]), "picture" in printing["facts"])

    def _add(self, code: str, card: CardFacts, folder: str, is_other: bool) -> None:
        named, _, image = PICTURES.get(card.code, _image_of(card.code, card.name)).rpartition("/")
        folder = "VirtualAlternateImage" if is_other else named or folder
        picture = folder.lower(), card.side, f"{image}_ai" if is_other else image
        self._folders.setdefault(picture[0], folder)
        self._pictures.setdefault(code, picture)
        self._cards.setdefault(picture, code)
        self._named.setdefault(picture[1:], []).append(code)

    def card(self, path: str, description: str = "") -> tuple[str | None, bool]:
        """(code, is it certain?) of the card with a picture's path, or with the number in a description that we wrote.

        Paths: "starwars/<Set>-<Side>/t_<name>", or "TWOSIDED/starwars/<Set>-<Side>/t_<front>/<back>".
        """
        if (found := _NUMBER.search(description)) and (found[1] in self.pool.cards or found[1] in self.pool.printings):
            return found[1], True
        parts = path.lower().split("/")
        parts = parts[1:4] if parts[0] == "twosided" else parts
        if len(parts) != 3:
            return None, False
        folder, _, side = parts[1].rpartition("-")
        name = parts[2].removeprefix("t_")
        if code := self._cards.get((FOLDERS.get(folder, folder), side, name)):
            return code, True
        named = self._named.get((side, name), ())
        return (named[0], len(named) == 1) if named else (None, False)

    def path(self, code: str) -> str:
        folder, side, image = self._pictures.get(code) or ("unknown", "light", "unknown")
        path = f"starwars/{self._folders.get(folder, folder)}-{side.title()}/t_{image}"
        return f"TWOSIDED/{path}/{_image_of('', self._backs[code])}" if code in self._backs else path


_cached: list[_Pictures] = []  # of the last pool


def pictures_of(pool: Pool) -> _Pictures:
    if not _cached or _cached[0].pool is not pool:
        _cached[:] = [_Pictures(pool)]
    return _cached[0]


def _folder(product: Record) -> str:
    return FOLDERS.get(product["code"]) or "".join(c for c in product["name"].replace("Virtual Set ", "Virtual") if c.isalnum())


def _image(card: Record) -> str:
    return _image_of(card["code"], card["name"])


def _image_of(code: str, name: str) -> str:
    """The name of a picture: the letters and digits of the title in lower case; an "&" in Decipher's sets only."""
    title = re.sub(r"\([^()]*\)", "", name.partition(" / ")[0]).lower()
    plain = "".join(c for c in unicodedata.normalize("NFKD", title) if c.isascii() and (c.isalnum() or c == "&"))
    picture = re.search(r"\bAI\b", name)
    virtual = not code.partition("_")[0].isdecimal() or int(code.partition("_")[0]) >= 200
    return (plain.replace("&", "") if virtual else plain) + ("_ai" if picture else "")
