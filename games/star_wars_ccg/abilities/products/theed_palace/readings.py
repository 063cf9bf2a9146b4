"""Cards of Theed Palace whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("14",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "destinies": "14_91",
    "epics": "14_48",
    "politics": "14_100",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "14_98": "What it stops is counted when it is used.",
    "14_2": "A hit by a text without a weapon is not counted.",
    "14_67": "A hit by a text without a weapon is not counted.",
    "14_63": "It is aimed at one card of the opponent as weapons are; which card is lost is chosen afterwards.",
    "14_58": "Landed aboard the flagship is a starfighter at one of its sites.",
    "14_129": "The higher destiny counts without a choice.",
    "14_64": "It goes to the Used Pile whether it hits or not.",
    "14_45": "The destiny is compared with the opponent's battle droids there.",
    "14_56": "Its text adds to drains of its player alone.",
    "14_103": "Of the opponent's deploy phases, its player is asked when they begin.",
    "14_108": "Of the opponent's deploy phases, its player is asked when they begin.",
    "14_106": "Of the opponent's control phases, its player is asked when they begin.",
    "14_107": "It raises droids wherever they are.",
    "14_78": "It adds its destiny once a battle.",
    "14_79": "It adds its destiny once a battle.",
}
