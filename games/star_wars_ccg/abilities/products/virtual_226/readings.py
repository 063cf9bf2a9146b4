"""Cards of set 226 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("226",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "epics": "226_13",
    "objectives": "226_12 226_28",
    "own": "226_27",
    "stacked": "226_14",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "own": "226_6 226_8",
    "places": "226_17",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "226_3": "A Rebel Base is Yavin 4 or Hoth. Both texts need the three locations.",
    "226_20": "A Rebel Base is Yavin 4 or Hoth.",
    "226_21": "No Tala Durith is among the cards, so nobody comes from the Reserve Deck.",
    "226_22": "The first Jedi of a turn is the one beside whom no other Jedi here came this turn.",
    "226_23": "The move costs 1 Force, as a ruling on the Jedi Temple says of moves by the text of a location that name no price.",
}
