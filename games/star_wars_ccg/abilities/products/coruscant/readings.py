"""Cards of Coruscant whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("12",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "contests": "12_141 12_168",
    "destinies": "12_117",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "contests": "12_106",
    "force": "12_131",
    "reactions": "12_138",
    "timing": "12_103",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "12_68": "A reaction that is cancelled keeps its card where it is; a move stays paid, a deployment is not paid.",
    "12_187": "X is paid once the weapon is aimed.",
    "12_40": "Whoever may stand in for a senator counts as one here.",
    "12_34": "What it retrieves comes before the drain takes anything.",
    "12_75": "Politics stands in for power whatever else changes power.",
    "12_167": "Politics stands in for power whatever else changes power.",
    "12_39": "Its player is asked when the opponent's control phase begins.",
    "12_143": "Its player is asked when the opponent's control phase begins.",
    "12_49": "Of the opponent's control phases, its player is asked when they begin.",
    "12_132": "Of the opponent's control phases, its player is asked when they begin.",
    "12_56": "Of the opponent's control phases, its player is asked when they begin.",
    "12_151": "Of the opponent's control phases, its player is asked when they begin.",
    "12_119": "Of the opponent's control phases, its player is asked when they begin.",
    "12_71": "As many cards as the lead in politics, 4 at most, and fewer if its player likes.",
    "12_162": "As many cards as the lead in politics, 4 at most, and fewer if its player likes.",
    "12_53": "What stands in for a draw counts as drawn, with all that is added to draws there.",
    "12_158": "What stands in for a draw counts as drawn, with all that is added to draws there.",
    "12_137": "The card of the hand counts with all that is added to draws there.",
    "12_25": "She leaves once the Queen has come.",
    "12_113": "Its player is asked when the opponent's deploy phase begins.",
    "12_54": "The character with the highest ability on the table is the one that counts.",
    "12_145": "The character with the highest ability on the table is the one that counts.",
    "12_37": "An Interrupt that goes there costs 1 Force more for each that lies there, itself among them.",
    "12_128": "An Interrupt that goes there costs 1 Force more for each that lies there, itself among them.",
    "12_112": "Aboard the flagship is whoever is at one of its sites, or carried by the starship of that name.",
    "12_2": "Its player is asked whether the opponent loses the Force.",
    "12_55": "The Jedi becomes immune during the battle.",
    "12_172": "Each of the moves costs 1 Force.",
    "12_153": "The duel is between Maul and a Jedi of the opponent.",
    "12_72": "The Interrupts that say so are named.",
    "12_163": "The Interrupts that say so are named.",
}
