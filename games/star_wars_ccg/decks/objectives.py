"""The cards that each Objective starts with from the deck (CCG-SET-08), by title.

"Dune Sea" stands for any card with that title, virtual or not, or a location with that title after the colon.
"~Luke" stands for any card of that persona or with that word in its title.
Cards that an Objective only describes ("a Cloud City site"), takes from outside the deck or offers as a choice are not listed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

_RESCUE = ("Detention Block Corridor", "~Leia")
_JUNKYARD = ("City Outskirts", "Watto's Junkyard", "Credits Will Do Fine")
_MARKERS = ("Ice Plains (5th Marker)", "North Ridge (4th Marker)", "Main Power Generators (1st Marker)", "Prepare For A Surface Attack")

STARTING_CARDS: Final[Mapping[str, tuple[str, ...]]] = {
    # Light Side
    "112_1": ("Hutt Trade Route (Desert)",),
    "301_2": ("Bespin",),
    "7_135": ("Dantooine",),
    "203_19": ("Tatooine", "Tantive IV", "~R2-D2", "Stolen Data Tapes", "Dune Sea"),
    "208_25": ("Anakin's Funeral Pyre", "Prophecy Of The Force", "Ewok Village", "I Feel The Conflict"),
    "7_136": ("Rendezvous Point",),
    "111_4": ("Yavin 4", "Yavin 4: Docking Bay"),
    "7_138": ("Dagobah",),
    "204_32": ("Jakku", "Niima Outpost Shipyard", "~Falcon"),
    "12_88": ("Galactic Senate",),
    "109_4": ("Bespin",),
    "8_78": ("Endor", "Rebel Landing Site (Forest)"),
    "7_139": (*_RESCUE, "Docking Bay 327", "Yavin 4: Docking Bay", "Massassi War Room"),
    "211_36": ("Ahch-To",),
    "12_89": _JUNKYARD,
    "210_25": _JUNKYARD,
    "9_61": ("Chief Chirpa's Hut", "~Luke", "Luke's Lightsaber", "Landing Platform (Docking Bay)", "I Feel The Conflict"),
    "209_29": ("Scarif", "Data Vault", "Stardust", "Massassi War Room"),
    "10_26": ("Cantina", "Docking Bay 94", "Tatooine"),
    "14_52": ("Theed Palace Throne Room", "Theed Palace Hallway", "Theed Palace Courtyard"),
    "13_46": ("Theed Palace Generator Core", "Theed Palace Generator", "Inner Strength"),
    "208_26": ("Yavin 4", "Massassi War Room"),
    "110_4": ("Jabba's Palace", "Audience Chamber", "~Han"),
    "215_17": (*_RESCUE, "Central Core", "A Power Loss", "Trash Compactor"),
    "219_48": ("Lothal",),
    "221_67": ("Clone Command Center", "Cloning Cylinders", "Grievous Will Run And Hide"),
    "222_27": ("Hoth", "Main Power Generators (1st Marker)"),
    "225_53": ("Beldon's Corridor", "Yoda's Hut", "~Yoda", "No Disintegrations!", "Patience!"),
    "226_28": ("Mining Village", "Safehouse", "Underground Corridor", "Fallen Order"),
    # Dark Side
    "211_26": ("500 Republica", "Insidious Prisoner", "Private Platform (Docking Bay)"),
    "10_29": ("Imperial City", "~Xizor", "Coruscant"),
    "9_151": ("Throne Room", "Insignificant Rebellion", "Your Destiny"),
    "7_296": ("Carbonite Chamber", "Carbonite Chamber Console", "Security Tower"),
    "110_6": ("Audience Chamber", "Great Pit Of Carkoon", "Dungeon"),
    "8_167": ("Endor", "Bunker", "Landing Platform (Docking Bay)"),
    "7_297": ("Holotheatre", "Visage Of The Emperor"),
    "208_57": ("Tuanul Village", "I Will Finish What You Started"),
    "201_39": ("Tatooine", "Devastator"),
    "14_113": ("Naboo", "Blockade Flagship", "Swamp", "Droid Racks"),
    "13_73": ("Theed Palace Generator Core", "Theed Palace Generator", "Deep Hatred"),
    "112_15": ("Desert Heart",),
    "12_179": ("Galactic Senate",),
    "12_180": ("Watto's Junkyard", "Mos Espa"),
    "7_300": ("Ralltiir",),
    "111_6": ("Death Star", "Alderaan", "Docking Bay 327"),
    "301_4": ("Tatooine",),
    "213_31": ("Vader's Castle", "Visage Of The Emperor"),
    "213_32": ("Maul's Chambers",),
    "216_11": ("Death Star", "Scarif", "Citadel Tower", "Commence Primary Ignition", "Shield Gate"),
    "219_1": ("Lothal", "Advanced Projects Laboratory", "Imperial Complex", "Thrawn's Art Collection"),
    "222_14": _MARKERS,
    "222_30": _MARKERS,
    "225_32": ("Crait", "D'Qar", "Supremacy: Bridge", "Tracked Fleet"),
    "226_12": ("I'm Sorry",),
}


def names_it(title: str, card_title: str, personas: Collection[str] = ()) -> bool:
    """Whether `title`, as above, is a name of the card with this title and these personas.

    >>> names_it("Cantina", "Tatooine: Cantina"), names_it("~Leia", "Prisoner 2187", ["Leia"]), names_it("Hoth", "Hoth Sentry")
    (True, True, False)
    """
    if title.startswith("~"):
        return title[1:] in card_title or title[1:] in personas
    return card_title == title or card_title.endswith(f": {title}")
