"""Cards of A New Hope whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("2",)
# What the rules lack (a code of [coverage.missing] of the texts) -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "captives": "2_52 2_111 2_112 2_115 2_117 2_125",
    "sites_of_ships": "2_53 2_63 2_66 2_145 2_149 2_150",
    "stacked": "2_31",
    "weapons": "2_113",
}
# What is missing from a declared card -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "captives": "2_44 2_54 2_137 2_142",
    "destinies": "2_47",
    "fetching": "2_82",
    "sites_of_ships": "2_26 2_114",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "2_74": "What is on the starfighters goes to the Used Pile with them.",
    "2_138": "Sites that are exterior as well stay where they are.",
    "2_33": "A unique Interrupt is used once a turn; the one that was caught counts for its turn.",
    "2_127": "As for its counterpart of the Light Side.",
    "2_37": "The cards in hand are counted when the Interrupt is used, and lost once it has worked.",
    "2_120": "The cards in hand are counted when the Interrupt is used, and lost once it has worked.",
    "2_147": "Destiny and deploy cost are doubled wherever the card is; whatever else changes it comes on top.",
    "2_122": "A destiny is the number that the card shows as it is drawn.",
    "2_14": "A destiny is the number that the card shows as it is drawn.",
    "2_57": "A weapon that has only a seeker to fire at cannot be chosen.",
    "2_139": "As for Sorry About The Mess.",
    "2_78": "The droid is stolen at once, and stays where it is.",
    "2_142": "It answers a forfeit; the weapons of the captive are lost.",
    "2_39": "The Death Star has reached it when it orbits Dantooine (CCG-LOC-14).",
    "2_130": "Z is the highest number of those that the opponent may choose. Sites of the target go to the Lost Piles with all that is "
    "there; the card of its system is turned over, has no icons and no text, and starships stay there (CCG-LOC-06). Without a card to draw "
    "the destiny is 0 (A-12).",
    "2_143": "In its player's move phase it moves for 1 Force, once a turn: to a parsec within its hyperspeed, or into the orbit of a "
    "planet there (CCG-LOC-14).",
    "2_144": "What may be added or subtracted always is.",
    "2_161": "It fires in battles at the Death Star system and at the system that this orbits.",
    "2_1": "A react is its one move of the turn, at the usual cost (A-17); whoever is aboard something stays.",
    "2_3": "A card that was hit goes to the Used Pile whether it is forfeited or lost at the end of the battle.",
    "2_4": "A react is the starship's one move of the turn, at the usual cost (A-17).",
    "2_98": "A react is the starship's one move of the turn, at the usual cost (A-17).",
    "2_12": "Any player: in the own phases and in weapons segments. Turned off, it has no effect until it is turned on again.",
    "2_22": "Sites up to two away are those of its system (CCG-LOC-03); it moves in no other way.",
    "2_75": "Its shuttle spares a character the Force of a shuttle to or from a capital starship (CCG-MVS-01), in place of its own move.",
    "2_156": "Its shuttle spares characters the Force of a shuttle to or from a capital starship (CCG-MVS-01), in place of its own move.",
    "2_84": "The printed ability of a victim counts.",
    "2_15": "Maneuver or armor and hyperspeed come back as printed; weapons that were lost stay lost.",
    "2_101": "Maneuver or armor and hyperspeed come back as printed; weapons that were lost stay lost.",
    "2_24": "Once a battle, when all battle destinies are drawn.",
    "2_32": "The starfighter of either player, in the own deploy phase.",
    "2_118": "The starfighter of either player, in the own deploy phase.",
    "2_45": "Characters aboard something at the site stay out as well.",
    "2_140": "Characters aboard something at the site stay out as well.",
    "2_49": "The cards that are placed are not shown.",
    "2_135": "The cards that are placed are not shown.",
    "2_159": "What is added to the destiny draw counts for the explosion.",
    "2_87": "Revolution affects the site on which it lies.",
    "2_94": "The price of walks, transits and reacts of characters to the site, of both players.",
    "2_109": "It pays at most what is still owed, and leaves when nothing of its value is left.",
    "2_119": "No swamp creature is played yet, so the Effect is never immune.",
    "2_5": "Its war room is any site of that kind.",
    "2_9": "Stormtroopers of both players count.",
    "2_23": "The search comes without a look at the opponent's cards; the deck is shuffled, and nobody cuts.",
    "2_28": "It walks like a seeker: for 1 Force to the next site in the own move phase.",
    "2_35": "It adds to the activation of its own player.",
    "2_48": "Sisters who cross are stolen.",
    "2_40": "An Undercover spy gives no presence, brings no power or ability, takes no part in battles, goes aboard nothing, and walks as "
    "usual; the opponent cannot Force drain at its site. The rules' clauses do not tell of such spies.",
    "2_129": "An Undercover spy: as for the card of the same name of the Light Side.",
    "2_107": "Its cover may be broken like that of any Undercover spy: in its player's deploy phase.",
    "2_134": "Characters aboard something stay there; whoever comes has made its one move of the turn.",
    "2_76": "The player of the vehicle chooses, whoever began the battle and whose the raider is.",
    "2_104": "The skill of a smuggler counts, printed or gained.",
    "2_131": "Revolutions are the opponent's. The card goes from the Lost Pile to the Used Pile as soon as it was lost.",
    "2_42": "The lead is chosen first, then up to two wingmen, all at the Death Star system, piloted and unmoved. TIEs fire one weapon "
    "each, at wingmen as long as there are some. A blown away Death Star costs the Dark Side 2 Force for each of its icons on the "
    "station's locations; a Targeting Computer counts if it is better than the pilot.",
    "2_62": "Nobody deploys or moves there but by the Attack Run. Turbolaser Batteries of the Dark Side go there as well.",
    "2_123": "A destiny for each starfighter that pulls up; without a card to draw it is 0 (A-12).",
    "2_6": "The weapon or device is deployed by this text, in place of a choice of the deploy phase.",
    "2_51": "All those that the opponent has deployed there this turn, the last one among them.",
    "2_136": "All those that the opponent has deployed there this turn, the last one among them.",
    "2_82": "A second one of the same player neither comes nor moves there; what comes from a pile counts as well.",
    "2_121": "Its player says which of its texts works when it is deployed, and needs the difference then for the first.",
    "2_151": "In reaction the starfighter is free with Black 2 or Black 3, not its pilot.",
    "2_71": "It adds to a run that it leads.",
    "2_18": "The squad is chosen when it moves to the next site, as the one move of all four.",
    "2_92": "As for the Rebel Squad Leader.",
    "2_36": "The thief bears what was stolen, whatever its text says; a weapon on which the Effect lies is not stolen.",
    "2_38": "Its player says on a warrior who is a scout which of its texts works.",
    "2_41": "The Interrupt of either player; it goes on the Effect once it has worked.",
    "2_90": "The cards under him lie open.",
    "2_2": "His power is rounded to the nearest whole number; the cards in both hands count, and the Force icons on the table.",
    "2_89": "An opposing smuggler, threatened when the opponent's control phase begins; without Force to use there is nothing to choose.",
}
