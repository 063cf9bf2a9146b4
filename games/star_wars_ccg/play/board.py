"""The board of a replay: the row of locations and the cards of both sides, as one player sees them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.star_wars_ccg.play.side import Piece, Side


def board_of(sides: list[Side], pieces: list[Piece], row: list[int], seat: i64) -> dict[str, Any]:
    """The position from the point of view of `seat`.  A card without a code, such as the passive opponent's location, is left out."""
    found: dict[str, Any] = {"locations": [pieces[id].card.code for id in row if pieces[id].card.code]}
    for side in (sides[seat], sides[1 - seat]):
        start = "" if side.seat == seat else "enemy_"
        found[f"{start}life"] = side.life()
        if side.passive:
            found[f"{start}hand"] = side.pool_hand
            continue
        found[f"{start}reserve"] = len(side.reserve.cards)
        found[f"{start}force"] = len(side.force.cards)
        found[f"{start}used"] = len(side.used.cards)
        found[f"{start}hand"] = side.hand.codes()
        found[f"{start}table"] = [*side.area.codes(), *side.at_locations.codes()]
        found[f"{start}lost"] = side.lost.codes()
    return found
