"""Cards of the introductory sets and premium boxes whose text is not declared, or not whole, and our readings."""

from __future__ import annotations

from typing import Final

# The numbers in card codes.
SETS: Final = ("101", "102", "103", "104", "106", "108", "109", "110", "111", "112")
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        101_1 101_3 101_6 102_1 102_2 102_3 102_4 102_5 102_6 102_8 102_9 104_7 106_2 106_3 106_12 106_14 109_5 109_6 109_7 109_9
        109_11 110_1 110_3 110_5 110_8 110_9 110_10 110_12 111_1 111_3 111_5 112_2 112_3 112_4 112_6 112_7 112_9 112_10 112_11
        112_12 112_13 112_14 112_16 112_18 112_20
    """,
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "contests": "109_2",
    "places": "106_9",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "101_2": "His own forfeit value rises too: he is a warrior at his site.",
    "101_5": "The destiny is drawn when the battle is over and lost; he may choke himself.",
    "103_1": "The permanent pilot's name is not a persona on the table.",
    "103_2": "The permanent pilot's name is not a persona on the table.",
    "106_6": "Rebel veterans are leaders, and troopers that are no recruits.",
    "106_16": "Imperial leaders, and troopers that are no cadets.",
    "109_10": "The opponent's starships that are present count while it is in battle.",
    "111_2": "The permanent astromech is part of the starship, which prints a nav computer.",
}
