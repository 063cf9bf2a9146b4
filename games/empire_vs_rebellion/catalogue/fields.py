"""The printed facts of an Empire vs. Rebellion card and the choices of its enumerated facts.

Chinese names follow the Traditional Chinese rulebook (EVR-CMP).  There is no Japanese edition: Japanese names are our own.
Struggle, dominance and objective value are the published English terms.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.shape import abilities_shape
from games.catalogue.choices import choices
from games.contracts.catalogue import Field, Search
from games.empire_vs_rebellion.abilities import ops
from games.empire_vs_rebellion.texts import TEXTS
from games.texts import Words

REBEL: Final = "rebel"
EMPIRE: Final = "empire"
RESOURCE: Final = "resource"
STRATEGY: Final = "strategy"
EVENT: Final = "event"


FACTIONS = choices(TEXTS, "choices.factions", REBEL, EMPIRE)
CARD_TYPES = choices(TEXTS, "choices.card_types", RESOURCE, STRATEGY, EVENT)
# The categories that events name when they forbid abilities; characters are a category of their own (EVR-CMP-02).
CATEGORIES = choices(TEXTS, "choices.categories", *ops.CATEGORIES)
# The step of the dominance phase, or the phase after it, in which a strategy card works.
TIMINGS = choices(TEXTS, "choices.timings", *ops.STRATEGY_TIMINGS)
# The player or round that an event's effect concerns (EVR-PLN-02, EVR-DOM-12); an event without an effect has none.
EFFECT_TIMINGS = choices(TEXTS, "choices.effect_timings", *ops.EVENT_TIMINGS)
# The kinds of effects.
OPERATIONS = ops.RENDERER.names(TEXTS.section("choices.operations"))
# slot -> the abilities that work then
ABILITIES_SHAPE: Final = abilities_shape(ops.VOCABULARY, "urn:empire-vs-rebellion:abilities")

_LABELS: Final[Mapping[str, Words]] = TEXTS.section("fields")

FIELDS: tuple[Field, ...] = (
    Field("category", "enum", _LABELS["category"], letter="category", choices=CATEGORIES, types=(RESOURCE,)),
    # EVR-CMP-04: a character is worth less while it is exhausted; an ordinary card keeps its value
    Field("value", "number", _LABELS["value"], letter="value", types=(RESOURCE,), sums=True),
    Field("exhausted_value", "number", _LABELS["exhausted_value"], letter="exhausted", types=(RESOURCE,), sums=True),
    Field("character", "flag", _LABELS["character"], letter="character", types=(RESOURCE,)),
    Field("timing", "enum", _LABELS["timing"], letter="timing", choices=TIMINGS, types=(STRATEGY,)),
    # EVR-CMP-03: the facts of an event
    Field("objective_value", "number", _LABELS["objective_value"], letter="objective", types=(EVENT,)),
    Field("capacity", "number", _LABELS["capacity"], letter="capacity", types=(EVENT,)),
    Field("victory_points", "number", _LABELS["victory_points"], letter="vp", types=(EVENT,), sums=True),
    Field("influence", "number", _LABELS["influence"], letter="influence", types=(EVENT,), sums=True),
    Field("effect_on", "enum", _LABELS["effect_on"], letter="effect", choices=EFFECT_TIMINGS, types=(EVENT,)),
    Field("effects", "list", _LABELS["effects"], letter="fx", choices=OPERATIONS, declared=True),
    Field("abilities", "record", _LABELS["abilities"], shape=ABILITIES_SHAPE, declared=True),
    Field("has_text", "flag", _LABELS["has_text"], letter="has_text"),
)

SEARCH = Search(
    letters={"kind": "type"},
    examples=(
        "vader",
        "f:rebel is:character",
        "category:military|recon value>=3",
        "value>exhausted_value",
        "t:event vp>=2 objective<=9",
        "t:strategy timing:on_reveal",
        "fx:exhaust -t:strategy",
        "-t:resource influence>=1",
    ),
)
