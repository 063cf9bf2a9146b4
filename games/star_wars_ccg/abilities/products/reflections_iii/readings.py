"""Cards of Reflections III whose text is not declared, or not whole, and our readings."""

from __future__ import annotations

from typing import Final

# The numbers in card codes.
SETS: Final = ("13",)
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": "13_7 13_45 13_63",
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "answers": "13_4 13_86",
    "contests": "13_33",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "13_24": "Jedi are characters with ability 6 or more; in the opponent's deploy phase a combat card is placed at its end.",
    "13_65": "Dark Jedi are characters with ability 6 or more; in the opponent's deploy phase a combat card is placed at its end.",
    "13_10": "Jedi and Dark Jedi are characters with ability 6 or more.",
    "13_12": "A Jedi is a character with ability 6 or more; Maul goes out of play before what follows from his defeat.",
    "13_20": "Jedi and Dark Jedi are characters with ability 6 or more; it is used before what follows from the defeat.",
    "13_70": "Jedi and Dark Jedi are characters with ability 6 or more.",
    "13_83": "It is deployed before what follows from the defeat.",
    "13_27": "What is added to the power stays for good.",
    "13_66": "A card that is retrieved by itself is not lessened.",
    "13_41": "The destiny that is laid aside is drawn whenever its player may act.",
    "13_85": "The destiny that is laid aside is drawn whenever its player may act.",
    "13_79": "A Jedi is a character with ability 6 or more.",
    "13_91": "The Executor comes from the hand; a TIE squadron is not taken.",
    "13_4": "Whoever has the Force for a retrieval uses it, without a choice; a card that is retrieved by itself counts as 1 Force.",
    "13_86": "Whoever has the Force for a retrieval uses it, without a choice; a card that is retrieved by itself counts as 1 Force.",
    "13_92": "What is paid for is added to its own power.",
    "13_97": "A Force drain is cancelled only if a destroyer droid is found.",
    "13_57": "Jedi are characters with ability 6 or more.",
    "13_87": "A Rebel Base is Yavin 4 or Hoth.",
    "13_5": "Up to ten Defensive Shields of those beside the deck; they come in the own deploy phase, and both players see them.",
    "13_69": "Up to ten Defensive Shields of those beside the deck; they come in the own deploy phase, and both players see them.",
    "13_9": "At the end of the own turn its player pays for it; the target is chosen once a turn.",
    "13_31": "Jedi and Dark Jedi are characters with ability 6 or more.",
    "13_76": "Jedi and Dark Jedi are characters with ability 6 or more.",
    "13_48": "Jedi are characters with ability 6 or more.",
    "13_8": "A Force drain of a player who occupies only one of the two costs 3, too.",
    "13_61": "A battleground is a site or system with Force icons of both sides, neither at Dagobah nor a holosite.",
    "13_82": "Both ways together once a turn.",
    "13_75": "Once a turn.",
    "13_34": "Dark Jedi are characters with ability 6 or more.",
    "13_40": "Dark Jedi are characters with ability 6 or more.",
}
