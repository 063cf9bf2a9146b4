"""Texts about droids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.guards import call_off
from games.star_wars_ccg.abilities.operations.texts.changed import cancel_shot
from games.star_wars_ccg.abilities.ops import cannot, used
from games.star_wars_ccg.abilities.parts import it_is, target
from games.star_wars_ccg.abilities.pieces import cards, own_character


def guards_droid(*perils: str) -> list[Any]:
    """The texts of an Interrupt that ends what the opponent attempts against an own droid.

    perils: what the droid cannot suffer for the rest of the turn, as `cannot` names it.
    """

    def spared(whom: Mapping[str, Any]) -> Any:
        return meanwhile(cannot(*perils, who=whom), until="turn")

    endangered = target(own_character("droid", state="endangered"))
    return [
        used(call_off(), spared(cards(of="target")), when="attempt", conditions=it_is(cards(whose="opponent")), targets=endangered),
        used(cancel_shot(), spared(cards(of="it")), when="aimed", conditions=it_is(own_character("droid"))),
    ]
