"""Objectives whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The Objectives of all sets; the other cards of those sets are spoken of in their own packages.
SETS: Final[tuple[str, ...]] = ()
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "jedi_tests": "7_138",
    "own": "7_136",
}
BETWEEN_DECISIONS: Final = "It turns over between two decisions of a turn, not within a battle."
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "8_167": f"{BETWEEN_DECISIONS} The opponent's reactions may still end a guarded Force drain. "
    "Nothing lowers such a drain; what raises it counts.",
    "109_4": f"{BETWEEN_DECISIONS} Nothing lowers such a drain; what raises it counts.",
    "7_137": f"{BETWEEN_DECISIONS} Operatives control a site that their player controls if one of them is there.",
    "7_298": f"{BETWEEN_DECISIONS} Operatives control a site that their player controls if one of them is there.",
    "7_297": f"{BETWEEN_DECISIONS} A Skywalker is a card with that word in its title.",
    "7_299": f"{BETWEEN_DECISIONS} The card data say who is an ISB agent. A Rebel Base is Yavin 4 or Hoth.",
    "10_26": f"{BETWEEN_DECISIONS} An Interrupt of the Lost Pile goes out of play even if it is canceled.",
    "12_88": BETWEEN_DECISIONS,
    "12_179": BETWEEN_DECISIONS,
    "12_180": f"{BETWEEN_DECISIONS} The whole 4 Force are retrieved.",
    "13_46": BETWEEN_DECISIONS,
    "13_73": BETWEEN_DECISIONS,
    "111_4": f"{BETWEEN_DECISIONS} What is drained more once the Death Star is gone stays so for the rest of the game.",
    "111_6": f"{BETWEEN_DECISIONS} No Force drain is declared where it would be cancelled.",
    "110_6": f"{BETWEEN_DECISIONS} A captive lies where its escort is.",
    "7_138": f"{BETWEEN_DECISIONS} The higher of two training destinies counts. Each card comes to Dagobah once a turn. "
    "Completed Jedi Tests lie on Luke, and nothing suspends them.",
    "7_136": "Where the base is hidden is not played, so this card does not turn over.",
    "208_57": f"{BETWEEN_DECISIONS} Any number of Interrupts are stacked in a turn.",
    "9_61": f"{BETWEEN_DECISIONS} A captive lies where its escort is.",
    "9_151": f"{BETWEEN_DECISIONS} What stands before the words about this side holds for the rest of the game. "
    "A captive lies where its escort is.",
    "203_19": f"{BETWEEN_DECISIONS} A system or site is controlled by Rebels if one of them is there.",
    "209_29": BETWEEN_DECISIONS,
    "12_89": f"{BETWEEN_DECISIONS} The Force is retrieved when the destiny was just drawn, even if it is cancelled then. "
    "Of the opponent's control phases, its player is asked when they begin.",
    "14_52": f"{BETWEEN_DECISIONS} The opponent loses the Force when the control phase begins.",
    "14_113": f"{BETWEEN_DECISIONS} The card data say whose lore names the Trade Federation.",
    "109_12": f"{BETWEEN_DECISIONS} It turns over once Dark Deal is gone, whatever has become of it.",
    "112_1": f"{BETWEEN_DECISIONS} It cancels what the opponent does.",
    "112_15": f"{BETWEEN_DECISIONS} It cancels what the opponent does.",
    "8_78": f"{BETWEEN_DECISIONS} Two Rebel scouts are at a site if both stand or ride there.",
    "10_29": f"{BETWEEN_DECISIONS} The opponent loses the Force when the control phase begins.",
    "7_139": f"{BETWEEN_DECISIONS} Leia moves to the War Room by any move of hers.",
    "7_296": f"{BETWEEN_DECISIONS} A captive was moved if an escort of its player has had it.",
    "110_4": f"{BETWEEN_DECISIONS} The opponent loses the Force when the control phase begins.",
    "208_25": f"{BETWEEN_DECISIONS} What stands before the words about this side holds for the rest of the game.",
    "211_36": "What stands before the words about this side holds for the rest of the game.",
    "213_32": f"{BETWEEN_DECISIONS} Blasters and “First Light” come on both sides.",
    "7_135": f"{BETWEEN_DECISIONS} Rebels control a site if one with ability is there.",
    "7_300": f"{BETWEEN_DECISIONS} Imperials control a site if one with ability is there.",
}
