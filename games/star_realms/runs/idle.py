"""Options that never help to win in the turn in which they are offered (`Prepared.is_idle`)."""

from __future__ import annotations

from games.engine.decision import Option
from games.star_realms.abilities.constants import ATTACK_PART_VERB


def is_idle(option: Option) -> bool:
    """An attack with a part of the combat: an attack with all of it at the end of the turn does the same (SR-ATK-04)."""
    return option.verb == ATTACK_PART_VERB
