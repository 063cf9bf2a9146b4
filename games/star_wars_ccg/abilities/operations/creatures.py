"""The rows of creatures (CCG-CRE): where they live, how fierce they are, and whom they attack."""

from __future__ import annotations

from typing import Final

from games.abilities.fields import ABSENT, Number
from games.star_wars_ccg.abilities.ops import WHAT, add
from games.star_wars_ccg.texts import TEXTS

# These have no ops: `play.programs` writes them into the card.
DRAWS: Final = Number("draws", least=1, default=ABSENT, adds=TEXTS.section("abilities.additions")["ferocity_draws"])
habitat = add("habitat", WHAT)
ferocity = add("ferocity", Number("n"), DRAWS)
spares = add("spares", WHAT)
eats_droids = add("eats_droids", example=("Creatures",))
devours = add("devours", example=("Creatures",))
