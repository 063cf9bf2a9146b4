"""Cards of the introductory sets and premium boxes whose text is not declared, or not whole, and our readings."""

from __future__ import annotations

from typing import Final

# The numbers in card codes.
SETS: Final = ("101", "102", "103", "104", "106", "108", "109", "110", "111", "112")
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "force": "106_3",
    "own": "111_5",
    "unread": "102_2 102_3 102_9",
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "contests": "110_10",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "102_8": "Of several permanent pilots each has the same ability, but for one who has the rest.",
    "102_1": "X is 1 each time it is used; the own power counts with the destiny.",
    "102_6": "As for its counterpart of the Light Side.",
    "101_2": "His own forfeit value rises too: he is a warrior at his site.",
    "101_5": "The destiny is drawn when the battle is over and lost; he may choke himself.",
    "103_1": "The permanent pilot's name is not a persona on the table.",
    "103_2": "The permanent pilot's name is not a persona on the table.",
    "106_6": "Rebel veterans are leaders, and troopers that are no recruits.",
    "106_16": "Imperial leaders, and troopers that are no cadets.",
    "109_10": "The opponent's starships that are present count while it is in battle.",
    "110_1": "What the opponent may not do to the drains is cancel and lower them.",
    "110_8": "The permanent pilot has no ability; the name is not a persona on the table.",
    "111_2": "The permanent astromech is part of the starship, which prints a nav computer.",
    "112_4": "That an Interrupt is unique changes nothing in play.",
    "109_6": "It is fired whether a card is left to draw or not.",
    "102_4": "In any phase of both players' turns.",
    "110_5": "A bounty is a character with a Bounty on it, of either player.",
}
