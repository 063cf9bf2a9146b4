"""Every operation that is written into a card, and the row that writes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.programs.printed import boarding, creatures, deploying, moving, sabacc, standing, weapons
from games.star_wars_ccg.play.programs.printed.flags import FLAGS
from games.star_wars_ccg.play.programs.printed.printer import Printer, Row

ROWS: Final[Mapping[str, Row]] = {
    **boarding.ROWS,
    **creatures.ROWS,
    **deploying.ROWS,
    **moving.ROWS,
    **sabacc.ROWS,
    **standing.ROWS,
    **weapons.ROWS,
}

# What filters read from the declaration or the starts of Objectives.
READ_ELSEWHERE: Final = frozenset({"counts_for", "defies_objectives", "has_docking", "starts_for"})


def print_effect(run: Printer, card: Card, effect: Mapping[str, Any], half: int) -> None:
    """Write one effect into the card; ValueError if no row writes it.

    half: of a location, on which the effect stands, or NONE.
    """
    code = effect["op"]
    if code in FLAGS:
        for name in FLAGS[code]:
            setattr(card, name, True)
    elif code in ROWS:
        ROWS[code](run, card, effect, half)
    elif code not in READ_ELSEWHERE:
        raise ValueError(f"{card.code}: no row writes {code} into the card")
