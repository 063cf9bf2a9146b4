"""Cards of Special Edition whose text is not declared, or not whole, each with what the rules lack, and our readings of declared ones."""

from __future__ import annotations

from typing import Final

# The numbers of the set in card codes.
SETS: Final = ("7",)
# What is missing -> the cards that wait for it.
NOT_DECLARED: Final[dict[str, str]] = {
    "force": "7_216",
    "weapons": "7_254",
}
# What a declared card lacks -> the cards.
LEFT_OUT: Final[dict[str, str]] = {
    "costs": "7_17",
    "own": "7_187",
    "stacked": "7_23",
    "weapons": "7_180 7_250",
}
# How we read a text, or a rule that it depends on.
READINGS: Final[dict[str, str]] = {
    "7_89": "Whoever has a forfeit value of 0 in a battle and prints more, as long as its weapons segment lasts.",
    "7_261": "As for its counterpart of the Light Side.",
    "7_127": "Characters, and vehicles that somebody drives; each goes by itself.",
    "7_313": "Its records have room for 8 passengers; its print, as our source has it, names 6.",
    "7_221": "It goes to interior sites, too.",
    "7_303": "The names of its permanent pilots are not personas on the table.",
    "7_150": "What is on the starfighters goes to the Used Pile with them.",
    "7_153": "Between clouds and the exterior sites of their system it lands and takes off for 1 Force.",
    "7_74": "An Interrupt looks at a pile if its text searches it or shows cards of it.",
    "7_208": "A related site is another one of the same planet.",
    "7_59": "A Dark Jedi is a character of the opponent with ability 6 or more; it goes into its own player's area.",
    "7_66": "A Rebel Base is Yavin 4 or Hoth.",
    "7_219": "It goes into its own player's area.",
    "7_118": "Whenever an own captive is released there, whoever brings that about.",
    "7_1": "Sites of Alderaan are those that name it, and generic ones that lie there.",
    "7_8": "His weapons are those that he bears.",
    "7_25": "The docking bay is traded for whatever card is on top; a transit that costs so much less costs nothing.",
    "7_33": "A farm on Tatooine makes it 1 cheaper, not 2.",
    "7_34": "Whoever goes moves away as its player chooses.",
    "7_44": "A bet is settled only while she is on the table.",
    "7_53": "The search parties are those at its site.",
    "7_61": "From there they come as from hand also in reaction; those that do not come when it is cancelled are lost.",
    "7_69": "Vehicles that are there when it is used.",
    "7_71": "The destinies are those of the weapons that the character bears.",
    "7_75": "Starships that are there when it is used.",
    "7_77": "Sites of Jabba's Palace are battlegrounds of Tatooine, too.",
    "7_83": "A combat vehicle battles in space only where cards let it.",
    "7_94": "Ability of Rebel starships is that of the pilots printed on them.",
    "7_113": "The text of its Light Side is off while the opponent controls the site.",
    "7_116": "Rebels control the system if the Light Side does with a Rebel or a Rebel starship there.",
    "7_99": "Whichever starship of the opponent in the battle; the weapon must have a target.",
    "7_101": "A Rebel Base is Yavin 4 or Hoth.",
    "7_105": "Each destiny of the shot counts more, where a weapon draws several.",
    "7_131": "The Dark Side loses the Force, as its half says.",
    "7_140": "It bears several weapons and fires them all.",
    "7_144": "It lands and takes off like a starfighter.",
    "7_198": "He is one of the musicians.",
    "7_199": "A Weequay at the same site counts, too.",
    "7_200": "Her own deployment counts, too; a character that is neither female nor a droid is male.",
    "7_204": "A related location is one of Cloud City.",
    "7_217": "A move that costs so much less is free.",
    "7_224": "All Force that the opponent would retrieve is cancelled.",
    "7_225": "Where the Hutt is.",
    "7_235": "The destinies count 5 and 1 more whenever they are drawn.",
    "7_243": "A captive counts as seized by whoever escorted it last.",
    "7_253": "The weapon is aboard the starfighter that fires it.",
    "7_257": "An Imperial Holotable by its title.",
    "7_270": "The opponent's control of the site stands for the other half's text.",
    "7_273": "Characters that stand there, without cost; it is their one move of the turn.",
    "7_321": "It captures or does nothing, as its player chooses.",
    "7_203": "A charge at a site is one in a battle there.",
    "7_205": "An attack at a site is one in a battle there.",
    "7_214": "What a captive brings is asked before it is eaten; nobody saves one. A captive resists with its power alone.",
    "7_212": "Wampas that come later are selective, too.",
    "7_162": "Its player uses one Force after another; each weapon destiny is one.",
    "7_324": "As for the X-wing Laser Cannon; there is no TIE Avenger.",
    "7_104": "Outside a battle whatever is hit is lost at once; each destiny of the weapon counts 2 more.",
    "7_106": "Outside a battle whatever is hit is lost at once.",
    "7_322": "A freighter is a starship.",
    "7_264": "It is used when an attack is declared.",
    "7_115": "The nearest exterior site of Cloud City, of two the one before it in the row.",
    "7_30": "It works once the destiny of the weapon is drawn.",
    "7_215": "The bullseye is a text of the Skyhopper.",
}
