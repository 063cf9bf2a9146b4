"""The rows of the Weather Vane: who comes to hang there, and who fetches whom."""

from __future__ import annotations

from typing import Final

from games.abilities.fields import OneOf
from games.abilities.shared.verbs import fires as fires_event
from games.engine.ops import Op, Selector
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.shared import CARDS, bare, flag_of
from games.star_wars_ccg.abilities.ops import CONTINUOUS, WHO, add
from games.star_wars_ccg.texts import TEXTS

_TOPIC: Final = "Interrupts"
_PILES: Final = {"reserve": c.RESERVE, "force": c.FORCE, "used": c.USED, "lost": c.LOST}

# Onto the Weather Vane on the table.
hang = add("hang", CARDS, compiles=fires_event(c.HUNG, counts=False), affects="any", example=(_TOPIC,))
# The first target from there: aboard the second, captured where that is, or to that location.
fetch_hanging = add("fetch_hanging", compiles=bare(c.FETCH_HANGING), example=(_TOPIC,))
seize_hanging = add("seize_hanging", compiles=bare(c.SEIZE_HANGING), example=(_TOPIC,))
climb = add("climb", compiles=bare(c.CLIMB), example=(_TOPIC,))
# In place of a hit.
CONTINUOUS["plunges"] = flag_of(c.PLUNGES)
plunges = add("plunges", WHO, takes=["who"], affects="any")
# The top card of a pile goes under it, unseen.
sink_top = add(
    "sink_top",
    OneOf("pile", codes=tuple(_PILES), words=TEXTS.section("abilities.piles")),
    OneOf("whose", codes=("own", "opponent"), default="own"),
    words=lambda effect: f"sink_top.{effect['whose']}",
    compiles=lambda compiler, effect: [
        Op(c.SINK_TOP, 1, Selector(), place=_PILES[effect["pile"]], kind=1 if effect["whose"] == "opponent" else 0)
    ],
    example=(_TOPIC, "reserve"),
)
