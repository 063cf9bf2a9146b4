"""Cards of Death Star II whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("9",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "unread": "9_48 9_55",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "destinies": "9_122",
    "own": "9_166",
    "protection": "9_131",
    "texts": "9_77",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "9_109": "Attempts to cross over Vader are harder where both are; the Emperor alone has to be present.",
    "9_97": "A Star Destroyer controls a system that its player controls if it is there with a pilot.",
    "9_21": "He occupies the location if he is there and his player occupies it.",
    "9_102": "He occupies the system if he is there and his player occupies it.",
    "9_9": "He occupies the system if he is there and his player occupies it.",
    "9_76": "It goes there without being asked.",
    "9_46": "The Interrupt is told by the text that is used.",
    "9_115": "A starship makes a Bombing Run while it is where that Effect lies.",
    "9_167": "A starship makes a Bombing Run while it is where that Effect lies.",
    "9_168": "A starship makes a Bombing Run while it is where that Effect lies.",
    "9_39": "The ship is deployed first, then its pilot goes aboard.",
    "9_121": "The ship is deployed first, then its pilot goes aboard.",
    "9_24": "What is taken off an Epic Duel is left to that duel.",
    "9_33": "Its player's Interrupts and other cards are no cause that it lessens, nor are prices paid in Force that is lost.",
    "9_43": "Weapons are forfeited after cards that were hit.",
    "9_126": "Weapons are forfeited after cards that were hit.",
    "9_1": "With an admiral is aboard a starship that carries one.",
    "9_3": "A starfighter is stronger once, however many weapons it fires.",
    "9_78": "Missiles are not fired at it.",
    "9_27": "Two sites or more make 4 Force.",
    "9_11": "On Endor are its sites.",
    "9_32": "The scout is one of those in the battle; it is the text of the Effect, once a turn.",
    "9_93": "As for its counterpart of the Light Side.",
    "9_136": "A captive at the Emperor's location is present with him.",
    "9_62": "It bars reactions of the opponent's cards that come to its location or leave it.",
    "9_74": "Room without a limit is room for 60, as many as a deck has cards.",
    "9_157": "Room without a limit is room for 60, as many as a deck has cards.",
    "9_79": "A Rebel Base is Yavin 4 or Hoth.",
    "9_66": "Another pilot aboard takes the ability of the permanent pilot away, and nothing else.",
    "9_152": "In reaction it comes to a battle or a Force drain of the opponent, where it could be deployed, for so much less.",
    "9_159": "The ship comes first, then a pilot of the hand boards it at the usual cost, if one can be paid for.",
    "9_165": "In reaction to a battle the starfighter itself is free, not its pilot.",
    "9_143": "Inside the station: as for the Coolant Shaft. A starship whose destiny with its maneuver is too low is lost after its "
    "move; without a card the destiny is 0 (A-12).",
    "9_60": "A starship pays 1 Force less between the two systems, in either direction.",
    "9_8": "The loss is one by itself, as soon as such a card was deployed.",
    "9_14": "The ability of an admiral at a system or aboard something there counts for the whole location.",
    "9_19": "The starfighter is deployed by this text, in place of a choice of the deploy phase.",
    "9_23": "The starfighter is deployed by this text, in place of a choice of the deploy phase.",
    "9_28": "What may be added always is.",
    "9_31": "It may cancel a destiny of either player.",
    "9_107": "It bars reactions to where its bearer is.",
    "9_118": "Who moves there is named at once, and has made its one move; others are deployed there from the hand, one by one.",
    "9_123": "The loss from the Reserve Deck is its top card.",
    "9_124": "Death Star sites are those of Death Star II. The discount is always there; what is barred waits for orbit and control.",
    "9_130": "An Imperial aboard something at the site counts.",
    "9_41": "Endor Operations is on the table with either side up.",
    "9_52": "Its second text answers the move of the vehicle.",
    "9_54": "The opponent draws at most one battle destiny from the use on; those already drawn stay.",
    "9_137": "The opponent draws at most one battle destiny from the use on; those already drawn stay.",
    "9_141": "The Force is lost as the text is carried out.",
    "9_91": "It explodes by itself when a starship of the opponent has come; what is carried does not set it off.",
    "9_180": "On a system it stands by itself and is fired at starships there.",
    "9_135": "The loss is one of 2 and one of the sites. The best pilot of the starfighter counts. All starships inside flee by "
    "themselves, sector by sector, with a movement destiny each; what is left there is lost. The Dark Side then loses 4 Force for "
    "each of its icons on the locations of the station.",
    "9_144": "Inside the station nobody deploys, battles or drains. Starfighters alone move there, those of the Dark Side while the Light "
    "Side has one inside; they need not leave when it has none.",
    "9_146": "Inside the station: as for the Coolant Shaft.",
    "9_80": "Starship weapons that are turbolaser batteries or laser cannons go aboard, whatever their own texts say.",
    "9_160": "Starship weapons that are cannons go aboard, for what their own texts ask for.",
    "9_161": "Starship weapons that are cannons go aboard, for what their own texts ask for.",
    "9_15": "The higher destiny always counts.",
    "9_82": "It is used when the cannon has its target.",
    "9_162": "As for Red Squadron 4.",
}
