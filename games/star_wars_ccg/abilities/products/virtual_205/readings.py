"""Cards of set 205 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("205",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "fetching": "205_3",
    "objectives": "205_14",
    "piles": "205_11 205_12",
    "stacked": "205_19",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "205_20": "In the opponent's turn its player is asked when the draw phase begins.",
    "205_5": "The target is without text until the end of the turn.",
    "205_23": "A blaster rifle is a blaster.",
    "205_13": "Whoever is chosen to speak for them lies on the Objective once it was put there to cancel something.",
}
