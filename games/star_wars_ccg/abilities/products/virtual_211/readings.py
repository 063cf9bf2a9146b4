"""Cards of set 211 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("211",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "epics": "211_11",
    "fetching": "211_52",
    "objectives": "211_26",
    "stacked": "211_53",
    "texts": "211_6 211_9 211_32 211_47 211_61",
    "timing": "211_4 211_12",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {"places": "211_17"}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "211_31": "The pilot may match any such starfighter in hand.",
    "211_40": "No card has the title that it suspends.",
    "211_48": "In the opponent's deploy phase its player is asked when that begins.",
    "211_59": "In the opponent's turn its player is asked when the deploy phase begins. The move costs 1 Force, as with landspeed.",
    "211_14": "The starship is one at which its own player could aim, had it used the Interrupt.",
    "211_1": "In the opponent's turn its player is asked when the control phase begins, and when the move phase begins.",
    "211_2": "In the opponent's turn its player is asked when the draw phase begins.",
    "211_8": "Its player is asked when the opponent's control phase begins.",
    "211_29": "The destiny is one for a battle or for a weapon.",
}
