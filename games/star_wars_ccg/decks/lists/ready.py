"""Two sample decks of our own, one of each side, made of cards of the first set; they can play each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Decklist, ReadyList, Slot
from games.star_wars_ccg.catalogue.fields import DARK, LIGHT
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.formats import MAIN
from games.star_wars_ccg.texts import TEXTS

# Copies by code, sixty cards each.
REBELS: Final[Mapping[str, int]] = {
    **{"1_127": 1, "1_128": 1, "1_129": 1, "1_130": 1, "1_132": 1, "1_133": 1, "1_134": 1, "1_135": 1, "1_136": 1, "1_137": 1},
    **{"1_3": 2, "1_8": 2, "1_11": 2, "1_13": 2, "1_17": 2, "1_19": 3, "1_21": 2, "1_24": 2, "1_27": 4, "1_28": 6, "1_29": 2, "1_20": 1},
    **{"1_140": 2, "1_143": 1, "1_144": 1, "1_145": 1, "1_146": 6, "1_147": 3, "1_149": 1, "1_151": 2, "1_152": 2, "1_70": 1},
}
EMPIRE: Final[Mapping[str, int]] = {
    **{"1_289": 1, "1_290": 1, "1_291": 1, "1_292": 1, "1_293": 1, "1_294": 1, "1_295": 1, "1_296": 1, "1_297": 1, "1_298": 1},
    **{"1_164": 2, "1_165": 2, "1_166": 1, "1_167": 2, "1_168": 3, "1_170": 4, "1_172": 1, "1_173": 2, "1_174": 2, "1_177": 1, "1_178": 2},
    **{"1_179": 2, "1_180": 4, "1_192": 1, "1_194": 6, "1_196": 2, "1_301": 1, "1_302": 1, "1_303": 2, "1_304": 4, "1_305": 3},
    **{"1_306": 1, "1_307": 1},
}

_DECKS: Final[Mapping[str, tuple[Mapping[str, int], str]]] = {"rebels": (REBELS, LIGHT), "empire": (EMPIRE, DARK)}


def ready_lists(pool: Pool) -> tuple[ReadyList, ...]:
    """The sample decks whose cards the pool has."""
    lists = ((name, ready_list(name)) for name in _DECKS)
    return tuple(
        ReadyList(name, TEXTS[f"ready_lists.{name}"], decklist)
        for name, decklist in lists
        if all(slot.code in pool.cards for slot in decklist.slots)
    )


def ready_list(name: str) -> Decklist:
    cards, side = _DECKS[name]
    return Decklist(tuple(Slot(code, copies, MAIN) for code, copies in cards.items()), side)
