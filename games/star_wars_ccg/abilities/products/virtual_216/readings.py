"""Cards of set 216 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("216",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "epics": "216_19",
    "objectives": "216_11",
    "own": "216_42",
    "places": "216_7",
    "sharing": "216_2 216_20",
    "stacked": "216_24 216_25 216_36 216_37 216_38 216_39 216_43",
    "texts": "216_5",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "answers": "216_28",
    "costs": "216_27",
    "destinies": "216_49",
    "epics": "216_16",
    "fetching": "216_29 216_35",
    "own": "216_41",
    "piles": "216_40",
    "protection": "216_34 216_47",
    "stacked": "216_26 216_31",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "216_1": "No Sith but a Dark Jedi has a matching weapon.",
    "216_6": "Whoever is hit stays without text until it leaves the table. The older card of Padme's title does nothing to him.",
    "216_12": "Whoever draws it chooses once the draw is over; its destiny counts all the same.",
    "216_15": "The Light Side may do so too, whose half of the site says nothing of it.",
    "216_18": "The destiny is drawn once the Force of the drain is lost. No gate is deployed any more after one is blown away.",
    "216_29": "One use a game for both of its rescues.",
    "216_44": "A destiny that is no battle destiny is one for a weapon, for power or attrition alone, or one that a text draws by itself.",
}
