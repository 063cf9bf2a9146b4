"""The printed facts of the game's cards, and the choices for enumerated facts.

The schema, loader, filters, search, API, tables and help read the rows of `FIELDS`.  The cards print no faction.
"""

from __future__ import annotations

from typing import Any

from games.abilities.shape import abilities_shape
from games.catalogue.choices import choices
from games.contracts.catalogue import Choice, Field, Search, Sum
from games.star_wars_ccg.abilities.words import COMPLETE, RENDERER
from games.star_wars_ccg.texts import TEXTS
from games.texts import Words, filled

SIDES = choices(TEXTS, "sides")  # CCG-SID-01
LIGHT, DARK = "light", "dark"

CARD_TYPES = choices(TEXTS, "card_types")  # CCG-TYP-01; Admiral's Orders, Missions and Game Aids come from other sources
CHARACTER, VEHICLE, STARSHIP, CREATURE, LOCATION = "character", "vehicle", "starship", "creature", "location"
WEAPON, DEFENSIVE_SHIELD, GAME_AID, JEDI_TEST = "weapon", "defensive-shield", "game-aid", "jedi-test"
DEVICE = "device"
OBJECTIVE, EFFECT, INTERRUPT, ADMIRALS_ORDER = "objective", "effect", "interrupt", "admirals-order"
IN_PLAY = (CHARACTER, VEHICLE, STARSHIP, CREATURE)  # CCG-CST-02: the types that print a cost to deploy

SUBTYPES = choices(TEXTS, "subtypes")  # a card can have two ("Alien/Imperial"), so the fact is a list
ICONS = choices(TEXTS, "icons")

# Symbols of the card's set and of its episode; formats ban cards by them.
VIRTUAL_SETS = (*map(str, range(27)), "D", "P")
EXPANSION_ICONS = (
    *choices(TEXTS, "expansion_icons"),
    *(Choice(f"set-{name.lower()}", filled(TEXTS["virtual_sets.name"], set=name)) for name in VIRTUAL_SETS),
)
RARITIES = choices(TEXTS, "rarities")

_SHORT = {"type": "string", "minLength": 1, "maxLength": 60}

NUMBERS = (
    "destiny",
    "power",
    "ability",
    "deploy",
    "forfeit",
    "armor",
    "maneuver",
    "hyperspeed",
    "landspeed",
    "politics",
    "ferocity",
    "parsec",
)

# The back of a double-sided card: its title, and the facts that differ from the front.
BACK_SHAPE: dict[str, Any] = {
    "type": "object",
    "required": ["name", "type"],
    "additionalProperties": False,
    "properties": {
        "name": {**_SHORT, "maxLength": 120},
        "type": {"enum": [choice.code for choice in CARD_TYPES]},
        "subtypes": {"type": "array", "items": {"enum": [choice.code for choice in SUBTYPES]}},
        "model": _SHORT,
        **{name: {"type": ["number", "null"], "minimum": 0} for name in NUMBERS},
        "icons": {"type": "array", "items": {"enum": [choice.code for choice in ICONS]}},
        "extra_words": {"type": "array", "items": _SHORT},
    },
}

# The kinds of effects, and the declared texts: slot -> the abilities that work then.
OPERATIONS = RENDERER.names(TEXTS.section("choices.operations"))
ABILITIES_SHAPE = abilities_shape(COMPLETE, "urn:star-wars-ccg:abilities")


def _label(name: str) -> Words:
    return TEXTS[f"fields.{name}"]


def _number(name: str, letter: str, *types: str, sums: bool = False, aliases: tuple[str, ...] = ()) -> Field:
    return Field(name, "number", _label(name), letter=letter, types=types, sums=sums, aliases=aliases, sparse=True, whole=False)


def _list(name: str, letter: str, *types: str, choices: tuple[Choice, ...] = (), aliases: tuple[str, ...] = ()) -> Field:
    return Field(name, "list", _label(name), letter=letter, types=types, choices=choices, aliases=aliases, sparse=True)


def _related(name: str, letter: str) -> Field:
    """A list of other cards."""
    return Field(name, "list", _label(name), letter=letter, shape=_SHORT, sparse=True, of_cards=True)


def _flag(name: str) -> Field:
    return Field(name, "flag", _label(name), sparse=True)


def _text(name: str, *types: str, letter: str = "") -> Field:
    return Field(name, "text", _label(name), letter=letter, types=types, sparse=True)


FIELDS: tuple[Field, ...] = (
    _list("subtypes", "b", choices=SUBTYPES, aliases=("subtype",)),
    _text("model", STARSHIP, VEHICLE, letter="model"),
    # CCG-DST-02: a location without a destiny counts as 0 when it is drawn.
    _number("destiny", "y"),
    _number("power", "p", *IN_PLAY, sums=True),
    _number("ability", "ability", CHARACTER, sums=True),
    _number("deploy", "d", *IN_PLAY, WEAPON, sums=True, aliases=("cost",)),
    _number("forfeit", "f", *IN_PLAY, WEAPON, sums=True),
    _number("armor", "armor", CHARACTER, STARSHIP, VEHICLE),
    _number("maneuver", "maneuver", CHARACTER, STARSHIP, VEHICLE),
    # Armor or maneuver; for some creatures and characters, the value that their text gives.
    _number("defense", "defense", *IN_PLAY),
    _number("hyperspeed", "hyperspeed", STARSHIP),
    _number("landspeed", "landspeed", STARSHIP, VEHICLE),
    _number("politics", "politics", CHARACTER, sums=True),
    _number("ferocity", "ferocity", CREATURE),
    _number("parsec", "parsec", LOCATION),
    _number("light_icons", "lsf", LOCATION, sums=True),
    _number("dark_icons", "dsf", LOCATION, sums=True),
    _number("pilots", "pilots", STARSHIP, VEHICLE),
    _number("passengers", "passengers", STARSHIP, VEHICLE),
    _number("vehicles", "vehicles", STARSHIP, VEHICLE),
    _number("astromechs", "astromechs", STARSHIP, VEHICLE),
    # CCG-UNI-01: the most copies on the table; no key, no limit.
    _number("uniqueness", "uniq"),
    # CCG-UNI-04: the most copies in one system.
    _number("generic", "generic"),
    _number("jedi_test", "jeditest", JEDI_TEST),
    _list("icons", "icon", choices=ICONS),
    _list("expansion_icons", "expansion", choices=EXPANSION_ICONS),
    _list("characteristics", "k", aliases=("characteristic", "trait")),
    _list("extra_words", "extra"),
    _list("personas", "persona"),
    _list("species", "species", CHARACTER),
    _list("keywords", "kw", aliases=("keyword",)),
    Field("rarity", "enum", _label("rarity"), letter="r", choices=RARITIES),
    _related("matching", "matching"),
    _related("matching_weapons", "matchingweapon"),
    _related("pulls", "pulls"),
    _related("pulled_by", "pulledby"),
    _related("cancels", "cancels"),
    _related("canceled_by", "canceledby"),
    _related("counterparts", "counterpart"),
    _related("underlies", "underlies"),
    _related("overlies", "overlies"),
    _related("earlier", "earlier"),
    _related("current", "current"),
    _related("alternate_of", "alternateof"),
    _flag("virtual"),
    _flag("double_sided"),
    _flag("combo"),
    _flag("outside_deck"),
    _flag("errata"),
    _text("errata_symbol"),
    _text("errata_date"),
    _flag("alternate"),
    _flag("legacy"),
    _flag("pre_errata"),
    _flag("retired"),
    _text("gemp_id"),
    _flag("textless"),
    Field("effects", "list", _label("effects"), letter="fx", choices=OPERATIONS, sparse=True, declared=True),
    Field("abilities", "record", _label("abilities"), shape=ABILITIES_SHAPE, sparse=True, declared=True),
    Field("back", "record", _label("back"), shape=BACK_SHAPE, sparse=True),
)

# The letters are those of the game's older card databases.
SEARCH = Search(
    letters={"s": "side", "x": "text", "gametext": "text", "a": "flavor"},
    sums=(
        Sum(
            "force_icons",
            TEXTS["sums.force_icons"],
            ("light_icons", "dark_icons"),
            aliases=("force",),
        ),
    ),
    examples=(
        "vader",
        '!"luke skywalker"',
        "power>=6 forfeit<=4",
        "t:starship power>deploy order:power dir:desc",
        'destiny:"2 or 5" or destiny:π',
        "icon:pilot icon>=3 ability>=4",
        "pulledby:luke",
        "t:location lsf>=2 -dsf>=1",
        "legal:rulebook@2022-01-01 rarity>=R s:dark t:effect",
    ),
)
