"""The printed facts of a Legend of Stars card and the choices of its enumerated facts.

The game exists in Japanese only; Japanese names follow the comprehensive rules, English and Chinese names are our own.
LOS-CARD-01 and LOS-CARD-02 say which facts each card type prints.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.shape import abilities_shape
from games.catalogue.choices import choices
from games.contracts.catalogue import Field, Search
from games.legend_of_stars.abilities import ops
from games.legend_of_stars.texts import TEXTS
from games.texts import Words

CHARACTER: Final = "character"
EFFECT: Final = "effect"
SUPPORT: Final = "support"


CARD_TYPES = choices(TEXTS, "choices.card_types", CHARACTER, EFFECT, SUPPORT)
# LOS-CARD-01: a flash may also be used in attack phases; a player may have only one field in play.
SUBTYPES = choices(TEXTS, "choices.subtypes", "flash", "field")
SUBTYPE_OF: Final[Mapping[str, str]] = {"flash": EFFECT, "field": SUPPORT}
ATTRIBUTES = choices(TEXTS, "choices.attributes", "light", "dark", "fire", "water", "wood", "earth")  # LOS-CARD-03
DIRECTIONS = choices(TEXTS, "choices.directions", "up", "down", "left", "right")
KEYWORDS = choices(TEXTS, "choices.keywords", "sky")  # LOS-ATK-07

# The kinds of effects.
OPERATIONS = ops.RENDERER.names(TEXTS.section("choices.operations"))
# slot -> the abilities that work then
ABILITIES_SHAPE: Final = abilities_shape(ops.VOCABULARY, "urn:legend-of-stars:abilities")

_LABELS: Final[Mapping[str, Words]] = TEXTS.section("fields")

FIELDS: tuple[Field, ...] = (
    Field("cost", "number", _LABELS["cost"], letter="c", sums=True),
    Field("speed", "number", _LABELS["speed"], letter="speed"),
    Field("attribute", "enum", _LABELS["attribute"], letter="z", choices=ATTRIBUTES),
    Field("subtype", "enum", _LABELS["subtype"], letter="st", choices=SUBTYPES, types=(EFFECT, SUPPORT)),
    Field("atk", "number", _LABELS["atk"], letter="atk", types=(CHARACTER,), sums=True),
    Field("def", "number", _LABELS["def"], letter="def", types=(CHARACTER,), sums=True),
    Field("down", "number", _LABELS["down"], letter="down", types=(CHARACTER,), sums=True),
    # LOS-LEAD-01, LOS-LEAD-02: the directions in which a character in attack position may move
    Field("lead_icons", "list", _LABELS["lead_icons"], letter="lead", choices=DIRECTIONS, types=(CHARACTER,)),
    # LOS-CARD-02: a character may have several races or none
    Field("races", "list", _LABELS["races"], letter="k", types=(CHARACTER,)),
    Field("keywords", "list", _LABELS["keywords"], letter="kw", choices=KEYWORDS, types=(CHARACTER,)),
    # LOS-DB-04: the limit of three copies does not apply
    Field("any_number", "flag", _LABELS["any_number"], letter="any_number"),
    Field("effects", "list", _LABELS["effects"], letter="fx", choices=OPERATIONS, declared=True),
    Field("abilities", "record", _LABELS["abilities"], shape=ABILITIES_SHAPE, declared=True),
    Field("has_text", "flag", _LABELS["has_text"], letter="has_text"),
)

SEARCH = Search(
    examples=(
        "t:character attribute:fire",
        "lead>=3 speed>=3",
        "atk>def cost<=3",
        "属性:水 スピード:3..",
        "lead:up lead:down",
        "st:flash|field",
        "-t:character order:cost",
        "fx:draw speed>=7",
    ),
)
