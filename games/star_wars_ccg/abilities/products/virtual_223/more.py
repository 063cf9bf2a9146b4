"""More cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import keep_drains
from games.star_wars_ccg.abilities.operations.steps import PICKED, look_at_top, pick, take
from games.star_wars_ccg.abilities.ops import action, card, constant, deploys_beside, printed
from games.star_wars_ccg.abilities.parts import there_are, there_is, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, location
from games.star_wars_ccg.abilities.products.phrases.later_sets import BATTLEGROUND


def watched_by(droid: str) -> Declared:
    """A droid away from battlegrounds finds cards; Force drains at battlegrounds are not cancelled while two are held."""
    return card(
        printed(deploys_beside(0)),
        action(
            look_at_top(2),
            pick(1, cards(of="looked", zone="reserve")),
            take(PICKED),
            times=1,
            conditions=[your_turn(), there_is(character(named=droid, at=location(state="no_battleground")))],
        ),
        constant(keep_drains(BATTLEGROUND), conditions=there_are(2, location(state=["battleground", "occupied"]))),
    )


ABILITIES: Final[Mapping[str, Declared]] = {"223_28": watched_by("C-3PO"), "223_37": watched_by("4-LOM")}
