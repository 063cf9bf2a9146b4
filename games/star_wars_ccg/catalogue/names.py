"""Names of cards and sets in other languages, and corrections of the source's spellings."""

from __future__ import annotations

from games.star_wars_ccg.texts import TEXTS
from games.texts import Words

# English name -> its names in all languages.
CARD_NAMES = {names["en"]: names for names in TEXTS.section("card_names").values()}
SET_NAMES = {names["en"]: names for names in TEXTS.section("set_names").values()}

# Spelling of a characteristic or model in the source -> as printed.
SPELLINGS = {
    "Astromech & Protocol": "Astromech & Protocol Droid",
    "Assassin Droid Droid": "Assassin Droid",
    "Battle Droid Droid": "Battle Droid",
    "Force Sensitive": "Force-Sensitive",
    "Interogator Droid": "Interrogator Droid",
    "Jedi Knight Knight": "Jedi Knight",
    "NO HYPERDRIVE": "No Hyperdrive",
    "NO HYPERSPPED": "No Hyperspeed",
    "Teras Kasi 5": "Teräs Käsi 5",
    "Assassin": "assassin",
    "Coruscant guard": "Coruscant Guard",
    "Female": "female",
    "General": "general",
    "Infantry battle droid": "infantry battle droid",
    "Information Broker": "information broker",
    "Information broker": "information broker",
    "Leader": "leader",
    "Moisture farmer": "moisture farmer",
    "rebel trooper": "Rebel trooper",
    "A-wing": "A-Wing",
    "X-wing": "X-Wing",
    "Byblos G-1a Transport": "Byblos G-1A Transport",
    "Corellian Jm 5000": "Corellian JM 5000",
    "Dradnaught-Class Heavy Cruiser": "Dreadnaught-Class Heavy Cruiser",
    "Ginivex-class Starfighter": "Ginivex-Class Starfighter",
    "Hailfire-class Tank": "Hailfire-Class Tank",
    "Kom'rk-Class Fighter/transport": "Kom'rk-Class Fighter/Transport",
    "SPEEDER BIKE": "Speeder Bike",
    "Squadron: 1 TIE Advanced x1 2 TIE/LNS": "1 TIE Advanced x1, 2 TIE/LNs",
}

ICON_SPELLINGS = {
    "pisode I": "Episode I",
    "Presence Icon": "Presence",
    "Reflections II": "Reflections 2",
    "Reflections III": "Reflections 3",
    "Selective": "Selective Creature",
    "Vehicle Site": "Vehicle",
}

# Personas in GEMP's export, where plain capitalisation would be wrong -> as printed.
PERSONAS = {
    "_4_LOM": "4-LOM",
    "BB8": "BB-8",
    "C3PO": "C-3PO",
    "DS_61_2": "DS-61-2",
    "DS_61_3": "DS-61-3",
    "IG88": "IG-88",
    "IG2000": "IG-2000",
    "OBIWAN": "Obi-Wan",
    "QUIGON": "Qui-Gon",
    "QUIGON_JINNS_LIGHTSABER": "Qui-Gon Jinn's Lightsaber",
    "R2D2": "R2-D2",
}


def card_names(title: str) -> Words:
    """The names of a card by its title.

    >>> card_names("Dagobah")
    {'en': 'Dagobah', 'ja': 'ダゴバ'}
    """
    return CARD_NAMES.get(title, {"en": title})


def set_names(name: str) -> Words:
    """The names of a set by its English name.

    >>> set_names("Dagobah")
    {'en': 'Dagobah'}
    """
    return SET_NAMES.get(name, {"en": name})


def spelled(word: str) -> str:
    """A characteristic or model with its spelling corrected.

    >>> spelled("VICIOUS HOWL: 4")
    'Vicious Howl: 4'
    """
    word = SPELLINGS.get(word, word)
    return word.title() if word.isupper() and ":" in word else word


def in_words(constant: str) -> str:
    """A name that GEMP's export writes as a constant.

    >>> in_words("JEDI_COUNCIL_MEMBER")
    'Jedi Council Member'
    """
    return PERSONAS.get(constant, " ".join(word.capitalize() for word in constant.strip("_").split("_")))
