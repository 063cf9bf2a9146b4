"""Cards of Reflections II whose text is not declared, or not whole, and our readings."""

from __future__ import annotations

from typing import Final

# The numbers in card codes.
SETS: Final = ("10",)
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "captives": "10_42",
    "destinies": "10_15",
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "captives": "10_10 10_48",
    "piles": "10_22",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "10_28": "Whoever cancels destinies of the opponent keeps the lowest two.",
    "10_31": "It fires when the opponent's control phase begins.",
    "10_1": "The highest ability of the own characters counts; it answers to both of its titles.",
    "10_30": "The highest ability of the own characters counts; it answers to both of its titles.",
    "10_8": "It is used, too, if no own card was left to forfeit.",
    "10_39": "It is used, too, if no own card was left to forfeit.",
    "10_19": "A spy who gives presence where it was just deployed is not sent back.",
    "10_36": "A spy who gives presence where it was just deployed is not sent back.",
    "10_23": "Whatever of the opponent is hit then is lost.",
    "10_47": "Whatever of the opponent is hit then is lost.",
    "10_27": "It is used when the attrition is known; in the opponent's turn when a control, battle or move phase begins.",
    "10_43": "The choice comes when the own deploy phase ends.",
    "10_10": "The immunity of the opponent's vehicles.",
    "10_5": "Spies and bounty hunters by what their cards print.",
    "10_3": "In an own phase or in a battle.",
    "10_45": "The opponent needs 2 more ability than usual.",
    "10_37": "Whoever has hit it.",
    "10_25": "As for Desperate Reach.",
}
