"""Cards of the Core Set whose text is not declared yet, each with what the rules or the vocabulary lack, and our readings of declared ones.

A test keeps the table complete: a card with a text is declared or listed here.
"""

from __future__ import annotations

from typing import Final

_BEFORE_PAYING: Final = "A cost cannot be changed between naming a card and paying for it."
_NEXT_PLAY: Final = "No effect ends with the next play of a card."
NOT_DECLARED: Final[dict[str, str]] = {
    "005-1": "An engagement cannot be turned to another objective.",
    "006-6": "Tokens and enhancements of one card cannot be picked one by one.",
    "008-1": _BEFORE_PAYING,
    "010-2": "No constant effect replaces where its card goes.",
    "013-4": "The dial cannot be engaged.",
    "014-6": "Picks of both players need two slots.",
    "016-2": _NEXT_PLAY,
    "016-5": "A pick of an objective and a random card under it need two slots.",
    "021-2": "Printed icons of another card cannot be copied.",
    "021-4": "A unit that enters play as an enhancement has no text of its own for that.",
    "022-6": "Cards cannot be put under a deck in random order.",
    "027-1": _BEFORE_PAYING,
    "028-3": "Cards are looked at, not revealed to both players.",
    "032-1": "Cards that were looked at cannot be put back in any order.",
    "034-2": "A constant effect works in play only, not in the discard pile.",
    "034-6": "The use of an ability is no event.",
}
# Our reading of a text, or of the rules beside it.
READINGS: Final[dict[str, str]] = {
    "010-1": "After the refresh phase, as the FAQ says.",
    "012-5": "After the refresh phase, as the FAQ says.",
    "014-2": "The engagement is still under way when it is known which units survived it.",
    "020-5": "The discard follows if at least one card was drawn.",
    "025-4": "The cost is the one that the card has now.",
    "029-2": "An objective that is destroyed is an enemy's by its owner.",
}
