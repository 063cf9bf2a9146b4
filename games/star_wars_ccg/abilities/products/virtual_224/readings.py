"""Cards of set 224 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("224",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "answers": "224_3",
    "captives": "224_1",
    "destinies": "224_4 224_11",
    "fetching": "224_9 224_17",
    "places": "224_7 224_21",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "224_8": "Skywalkers are Luke, Anakin, Leia as Daughter Of Skywalker, and Ben Solo of the Light Side.",
    "224_20": "Who is hit by Luke fires no weapon until the end of the battle.",
}
