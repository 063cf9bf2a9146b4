"""Objectives whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The Objectives of all sets; the other cards of those sets are spoken of in their own packages.
SETS: Final[tuple[str, ...]] = ()
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": """
        7_136 7_137 7_138 7_139 7_296 7_297 7_298 7_299 8_78 9_61 9_151 10_26 10_29
        12_88 12_89 12_179 12_180 13_46 13_73 14_52 14_113 109_12 110_4 110_6 111_4 111_6 112_1 112_15
    """,
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {}
BETWEEN_DECISIONS: Final = "It turns over between two decisions of a turn, not within a battle."
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "8_167": f"{BETWEEN_DECISIONS} The opponent's reactions may still end a guarded Force drain. "
    "Nothing lowers such a drain; what raises it counts.",
    "109_4": f"{BETWEEN_DECISIONS} Nothing lowers such a drain; what raises it counts.",
    "7_135": f"{BETWEEN_DECISIONS} Rebels control a site if one with ability is there.",
    "7_300": f"{BETWEEN_DECISIONS} Imperials control a site if one with ability is there.",
}
