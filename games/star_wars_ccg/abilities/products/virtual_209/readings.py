"""Cards of set 209 whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("209",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "battles": "209_46",
    "costs": "209_4",
    "epics": "209_45",
    "fetching": "209_41 209_42",
    "moves": "209_27",
    "piles": "209_34",
    "protection": "209_28",
    "sharing": "209_52",
    "shields": "209_15",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {"protection": "209_18"}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "209_21": "A hit that a text inflicts without comparing destinies is not answered.",
    "209_48": "A hit that a text inflicts without comparing destinies is not answered.",
    "209_19": "The destiny is one for a battle, a weapon, a duel or a text that draws it by itself.",
    "209_22": "Each weapon destiny is compared with the defense value of its target.",
    "209_11": "She takes the hit when it has just happened; whoever was hit has the printed forfeit value again.",
    "209_6": "A clone is a card with the icon of the Clone Army. The destiny is one for a battle or for a weapon.",
    "209_3": "In the opponent's turn its player is asked when the move phase begins. The weapon is his own.",
    "209_2": "In the opponent's turn its player is asked when the move phase begins.",
    "209_14": "The destiny is one for a battle or for a weapon.",
    "209_44": "A Maul who stands beside a Jedi already is not relocated to that Jedi.",
    "209_9": "No bomber with the icon of the Resistance is among the cards, so she finds the transports alone.",
}
