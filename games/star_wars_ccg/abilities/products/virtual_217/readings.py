"""Cards of set 217 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("217",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "epics": "217_20 217_27 217_34 217_48 217_50 217_51",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "answers": "217_14",
    "bars": "217_10",
    "costs": "217_17",
    "destinies": "217_22 217_29",
    "epics": "217_21 217_23",
    "fetching": "217_8 217_11 217_32",
    "objectives": "217_15",
    "own": "217_6",
    "places": "217_47",
    "protection": "217_18 217_26 217_30",
    "sharing": "217_37",
    "stacked": "217_41 217_46",
    "texts": "217_19 217_25",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "217_4": "The forfeit value is 0 until the end of the turn.",
    "217_9": "Imperials control a battleground if one with ability is there.",
    "217_13": "In the opponent's turn its player is asked when the control phase begins. On Cloud City means at one of its sites.",
    "217_28": "In the opponent's turn its player is asked when the control phase begins.",
    "217_31": "Lesser ability is less than the printed one, and not that of cards without ability.",
}
