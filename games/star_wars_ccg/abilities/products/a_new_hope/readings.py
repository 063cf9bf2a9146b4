"""Cards of A New Hope whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "Epic Events and what they aim at: the trench, the superlaser and the Death Star that moves.": """
        2_31 2_39 2_42 2_43 2_59 2_62 2_123 2_130 2_133 2_143 2_161
    """,
    "Captives, captured starships and what holds them.": """
        2_30 2_52 2_54 2_93 2_111 2_112 2_115 2_117 2_125 2_142
    """,
    "Spies Undercover.": """
        2_40 2_107 2_129
    """,
    "Holosites, bluffs and sites of vehicles have rules of their own.": """
        2_53 2_60 2_63 2_66 2_145 2_149 2_150
    """,
    "It keeps Interrupts under it, or changes what an Interrupt does.": """
        2_13 2_33 2_37 2_41 2_105 2_106 2_120 2_127 2_128
    """,
    "It works in answer to a destiny, a loss, a drain, a reaction or many deployments.": """
        2_10 2_51 2_84 2_97 2_122 2_124 2_136
    """,
    "It moves in a way of its own, as a squad or as far as its text says.": """
        2_22
    """,
    "It counts, turns off or costs in ways that the vocabulary lacks.": """
        2_2 2_6 2_16 2_90 2_121
    """,
    "It fires outside battles, does something else than hit, or takes skills and devices.": """
        2_25 2_36 2_38 2_57 2_78 2_89 2_113 2_126 2_139
    """,
    "Squadrons and creatures.": """
        2_74 2_110 2_153
    """,
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "The Epic Event to which it adds is not played yet.": "2_19 2_21 2_67 2_71 2_86 2_144",
    "The Death Star does not move yet.": "2_100",
    "Spies Undercover are not played yet.": "2_56 2_95 2_134",
    "Captives and captured starships are not played yet.": "2_44 2_137",
    "It changes what a named Interrupt does.": "2_29 2_55 2_72",
    "It restores another card in the trench.": "2_69",
    "Its shuttle.": "2_75 2_156",
    "Its deployment in reaction with a pilot.": "2_151",
    "Free moves to a place.": "2_148",
    "Rearranging sites.": "2_138",
    "Squads that move together, and guards that move.": "2_18 2_92",
    "What it does when a destiny is drawn or a card is deployed.": "2_14 2_82",
    "Being turned off by any player.": "2_12",
    "Sites of vehicles are not played yet.": "2_26 2_114",
    "Crash Site Memorial holds no cards yet.": "2_102",
    "Sisters whose text is doubled.": "2_147",
    "What it adds to a roll of fighters.": "2_47",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "2_1": "A react is its one move of the turn, at the usual cost (A-17); whoever is aboard something stays.",
    "2_3": "A card that was hit goes to the Used Pile whether it is forfeited or lost at the end of the battle.",
    "2_4": "A react is the starship's one move of the turn, at the usual cost (A-17).",
    "2_98": "A react is the starship's one move of the turn, at the usual cost (A-17).",
    "2_15": "Maneuver or armor and hyperspeed come back as printed; weapons that were lost stay lost.",
    "2_101": "Maneuver or armor and hyperspeed come back as printed; weapons that were lost stay lost.",
    "2_24": "Once a battle, when all battle destinies are drawn.",
    "2_32": "The starfighter of either player, in the own deploy phase.",
    "2_118": "The starfighter of either player, in the own deploy phase.",
    "2_45": "Characters aboard something at the site stay out as well.",
    "2_140": "Characters aboard something at the site stay out as well.",
    "2_49": "The cards that are placed are not shown.",
    "2_135": "The cards that are placed are not shown.",
    "2_77": "Creatures are not played yet, so nothing is added against them.",
    "2_159": "Creatures are not played yet; what is added to the destiny draw counts for the explosion.",
    "2_87": "Revolution affects the site on which it lies.",
    "2_94": "The price of walks, transits and reacts of characters to the site, of both players.",
    "2_109": "It pays at most what is still owed, and leaves when nothing of its value is left.",
    "2_119": "No swamp creature is played yet, so the Effect is never immune.",
    "2_5": "Its war room is any site of that kind.",
    "2_9": "Stormtroopers of both players count.",
    "2_23": "The search comes without a look at the opponent's cards; the deck is shuffled, and nobody cuts.",
    "2_28": "It walks like a seeker: for 1 Force to the next site in the own move phase.",
    "2_35": "It adds to the activation of its own player.",
    "2_48": "No spy is Undercover yet, so nothing is added; sisters who cross are stolen.",
    "2_76": "The player of the vehicle chooses, whoever began the battle and whose the raider is.",
    "2_79": "Creatures are not played yet, so nothing is added against them.",
    "2_162": "Creatures are not played yet, so nothing is added against them.",
    "2_104": "The skill of a smuggler counts, printed or gained.",
    "2_131": "Revolutions are the opponent's. The card goes from the Lost Pile to the Used Pile as soon as it was lost.",
}
