"""Premiere's cards whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones.

A test keeps the tables complete: a card of a declared product is declared in full, or listed in one of the first two.
"""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("1",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "It works in answer to something that just happened, such as a battle, a deployment, a destiny or a loss (CCG-BAT-04).": """
        1_78
    """,
    "A player uses it in a phase or at any time while it is on the table.": """
        1_45 1_211
    """,
    "It fetches an Utinni Effect for the card at which that aims.": """
        1_188
    """,
    "It depends on night, or on a place that it is deployed to (CCG-EFF-01).": """
        1_62 1_215
    """,
    "It hides or disturbs a pile.": """
        1_42 1_208
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "Captives are not played yet.": "1_99 1_123",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "1_148": "The interior sites that are mobile; without a driver it gives no presence and its power does not count (A-16).",
    "1_163": "What a card's own text says it costs is not raised.",
    "1_175": "The power that its side has there when it is drawn.",
    "1_191": "A battle that nobody wins is foretold wrongly; she has to be there when it is over.",
    "1_6": "A player deploys to one battle or drain in reaction once, as many cards as it can pay for.",
    "1_311": "It is fired in battles; the card at the next site takes no part in the battle, and is lost when it is over.",
    "1_199": "As for the Assault Rifle; the scope goes with its weapon.",
    "1_323": "On a location it is fired in battles there.",
    "1_55": "Once nobody who took part is left, cards of the hand need not pay for attrition.",
    "1_37": "The Force is drawn into hand before the rest is activated, and counts against what may be activated.",
    "1_96": "A character moves away by a way that it has, without cost; one that has moved this turn, or cannot, is lost.",
    "1_39": "Each weapon of the starship may be fired twice; combined, both shots are paid for and have one target.",
    "1_75": "Whatever is fired at a starship is a starship weapon; the weapons that are chosen draw one after another, each at its cost.",
    "1_265": "The weapons that are chosen draw one after another, each at its cost.",
    "1_86": "More ability than he has left is not used; the Rebel pays for the move as for every react.",
    "1_256": "The battle costs no more than the text says; it needs no presence.",
    "1_44": "The player says how much of the opponent's Force it may use this turn; that is used before its own.",
    "1_50": "Cards seen before stay known; cards lost from the hand or the table are seen, and may still be chosen by texts.",
    "1_233": "As for Eyes In The Dark.",
    "1_31": "It is hit in place of the other card, once a turn, and its own forfeit value counts.",
    "1_79": "When the starship is lost, before those aboard jump off or are lost.",
    "1_245": "As many as fit go aboard the other starship.",
    "1_103": "What can be deployed comes by the usual rules of footing; whatever is left is lost.",
    "1_117": "Attrition is cancelled at the site of the droid; the droid that is aimed at need not be a legal target of the weapon.",
    "1_252": "The Force is used one by one; the other text adds to the damage that the opponent has to pay.",
    "1_282": "A react is the starship's one move of the turn, at the usual cost (A-17).",
    "1_46": "Once the droid has been where the plans lie, they are on it.",
    "1_52": "The smuggler returns to the location where it was when the Effect was deployed; what carries it may be lost at Kessel.",
    "1_59": "Armor counts where it exceeds the ability of the character; the skill of a spy matters to texts.",
    "1_67": "The mask is on its bearer, and works at every Tatooine location.",
    "1_69": "Mig walks to the next site in the own move phase, once a turn; whoever comes to him cancels him without a choice.",
    "1_220": "The alien has to move there by its own move, or aboard what others drive or pilot.",
    "1_222": "The opponent draws when the target comes during a move phase, and once in each later move phase.",
    "1_226": "It passes on to a site that was not drained this turn.",
    "1_231": "Whoever began the battle; a warrior of either player.",
    "1_34": "The weapons and devices on a stolen card are stolen with it; it goes to its owner's Lost Pile, as every card does.",
    "1_118": "Its first text is for the opponent's Utinni Effects; the stolen one goes to the new player's piles.",
    "1_14": "A weapon or device on a character, vehicle or starship; she holds a weapon, and fires none.",
    "1_20": "A beast with nobody aboard.",
    "1_33": "A vehicle with nobody aboard; the purchase is paid at once, if the Force is there.",
    "1_195": "Each of the two destinies that is 2 is a success; one success is enough.",
    "1_218": "The starship or the droid of either player, in the own deploy phase.",
    "1_5": "A droid and a Rebel are a pair; each of them is in one pair.",
    "1_48": "Both characters have their weapons at that moment; it comes in either player's control phase.",
    "1_160": "It may meet cards of both players; it gives no presence, and only texts that say so can fire at it.",
    "1_162": "It hits the opponent's characters there, aboard a vehicle or not.",
    "1_212": "It stays on the site; only the characters that were there when it came can sleep.",
    "1_318": "What it does lasts as long as the starship is on the table.",
    "1_58": "A character of ability 3 is Force-Attuned, one of more Force-Sensitive or a Jedi.",
    "1_198": "Weapons and droids of both players, wherever they are at the site.",
    "1_223": "Its target must be elsewhere when it is deployed.",
    "1_10": "It adds 1 elsewhere and doubles at the same site, not both.",
    "1_9": "Whoever is higher retrieves without being asked.",
    "1_16": "The card is pointed at at random, since the hand is hidden; eight types can be guessed.",
    "1_53": "Ability that is spent no longer counts for battle destiny in that battle.",
    "1_171": "Night adds 2 in all, not 2 for each icon.",
    "1_224": "It may be used in the own phases and in weapons segments.",
    "1_56": "The destiny for power comes beside those for ability, and no text that answers a battle destiny answers it.",
    "1_11": "It draws a battle or weapon destiny again; other texts' destinies are not answered.",
    "1_70": "It may be used in any phase, in a weapons segment, and when a weapon destiny was just drawn.",
    "1_85": "Whatever is fired at a starship is a starship weapon.",
    "1_98": "Each card that can pays for its move; cards that cannot move stay in the battle.",
    "1_113": "It answers a Force drain of the opponent.",
    "1_179": "It cancels a battle or weapon destiny; other texts' destinies are not answered.",
    "1_241": "A starfighter without hyperdrive gains nothing by more hyperspeed.",
    "1_90": "Damage in a battle is a loss as well.",
    "1_315": "It aims at the opponent's character.",
    "1_128": "Its first text works here, as the texts of a location do.",
    "1_137": "A character is alone if no other character, vehicle or starship of its player is at the location, beside what it is aboard.",
    "1_173": "It draws the destiny without a choice where the rules give none.",
    "1_174": "It draws the destiny without a choice where the rules give none.",
    "1_178": "Troopers of both players count, the stormtroopers among them.",
    "1_17": "Other Rebels than Leia herself.",
    "1_19": "Immunity is each card's own; it does not protect who is aboard, or what carries the card.",
    "1_38": "The free move to another droid needs that droid at the same location, of either player.",
    "1_72": "A player with fewer cards in the Reserve Deck activates those that are there (A-04).",
    "1_83": "The search comes without a look at the opponent's cards; the deck is shuffled, and nobody cuts.",
    "1_92": "The power at that moment counts twice until the battle is over.",
    "1_157": "Where present: at the location of its bearer.",
    "1_190": "A lightsaber is present wherever its bearer is.",
    "1_247": "The characters at these sites, aboard a vehicle or not.",
    "1_278": "Characters, vehicles, starships, weapons and devices.",
    "1_140": "The printed capacity; a starfighter is not loaded in it.",
    "1_120": "Drains and texts make a player lose Force; damage in battle is paid otherwise and is not halved.",
    "1_274": "It may be forfeited earlier; whoever is left at the end of the battle is lost.",
    "1_87": "A Scomp link of the location, not that of a starship.",
    "1_109": "An Interrupt that is cancelled is lost; its cost is paid, and its targets are not chosen.",
    "1_133": "Characters that stand there move so; it is their one move of the turn (CCG-MOV-02).",
    "1_54": "Both hold: it is stronger in battles, and drains where it is.",
    "1_165": "Whether they stand there or are aboard.",
    "1_187": "Cards that are not marked as female are male.",
    "1_21": "The opponent chooses the next site or the loss; whether the character has moved in this turn does not matter.",
    "1_105": "A card that was barred neither takes part in a battle nor lets one begin.",
    "1_131": "Where a Sandcrawler is, they come for nothing.",
    "1_185": "It lowers what a starship weapon costs when it is deployed there.",
    "1_149": "A react is its one move of the turn, at the cost of that move (A-17); a drain takes nothing where it ends control.",
    "1_307": "An ability of one half counts as 0, as every number that is not whole is rounded down.",
}
