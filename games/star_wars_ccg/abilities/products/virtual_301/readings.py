"""Cards of set 301 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("301",)
# What is missing -> the cards that wait for it; a Game Aid is in no deck.
NOT_DECLARED: Final[dict[str, str]] = {"unread": "301_9"}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "answers": "301_8",
    "destinies": "301_7",
}
LOWER: Final = "The forfeit value is lower until the end of the turn. For 1 Force one target may be named as well."
BETWEEN_DECISIONS: Final = "It turns over between two decisions of a turn, not within a battle."
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "301_1": LOWER,
    "301_2": BETWEEN_DECISIONS,
    "301_3": LOWER,
    "301_4": f"{BETWEEN_DECISIONS} What stands before the words about this side holds for the rest of the game.",
    "301_5": "Cards that play sabacc are Interrupts; cards of both players may be canceled.",
    "301_6": "The revealed card may be the one that is lost.",
}
