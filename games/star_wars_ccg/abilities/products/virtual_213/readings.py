"""Cards of set 213 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("213",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "asteroids": "213_14",
    "destinies": "213_42 213_50",
    "shields": "213_13",
    "spies": "213_9",
    "stacked": "213_38",
    "texts": "213_22",
    "unread": "213_52",
    "weapons": "213_54",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "213_20": "The Hatred cards go on the Used Pile when the character has just been lost.",
    "213_31": "While the bonuses are cancelled, nothing of the opponent lowers its own Force drains either.",
    "213_39": "She pays with her own forfeit while one of them is there.",
    "213_44": "The relocation is the regular move of the turn and costs nothing.",
    "213_46": "The cards count as their destiny numbers. Its player may take one off in the own move phase; otherwise one goes at the end.",
    "213_16": "The 2 Force are lost when it has come.",
    "213_59": "It is thrown in the weapons segment; whoever has fired a weapon this turn does not throw it.",
    "213_1": "Which destroyers belong to the Death Squadron their lore says.",
}
