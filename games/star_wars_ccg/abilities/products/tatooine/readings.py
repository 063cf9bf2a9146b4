"""Cards of Tatooine whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("11",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "captives": "11_80",
    "contests": "11_85",
    "epics": "11_76",
    "fetching": "11_39",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "contests": "11_47",
    "destinies": "11_31",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "11_71": "The opponent does it once a turn at most.",
    "11_51": "The lightsaber goes to it out of the Lost Pile.",
    "11_24": "A race begins in a control phase of the player who begins it; a card may run one race.",
    "11_44": "Nothing happens there while one of the two race totals is above 0.",
    "11_84": "A damaged Podracer costs its player 1 Force for each race destiny that is put on it.",
    "11_36": "Characters aboard something stay there.",
    "11_54": "He begins one duel in a control phase; power does not count in it.",
    "11_16": "Any time is any of its player's phases, and battles.",
    "11_40": "A weapon whose target is given up counts as fired.",
    "11_43": "Each of the moves costs 1 Force.",
    "11_5": "The opponent does so when the deploy phase begins.",
    "11_74": "Alone, her ability is the whole one there; the Effect is lost when the destiny was drawn.",
}
