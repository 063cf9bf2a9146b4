"""The board of a replay: both sides as one player sees them, lane by lane."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.engine.table.machine import TableMachine
from games.legend_of_stars.abilities.constants import ATTACK, DEFENCE_LEFT
from games.legend_of_stars.play.constants import LANES
from games.legend_of_stars.play.side import Piece, Side


def board_of(table: TableMachine, sides: list[Side], seat: i64, first: i64) -> dict[str, Any]:
    """The position from the point of view of `seat`, whose lanes are numbered from its own left, from 1."""
    found: dict[str, Any] = {}
    tokens: dict[str, Any] = {}
    for side in (sides[seat], sides[1 - seat]):
        start = "" if side.seat == seat else "enemy_"
        add_side(found, table, side, start)
        for place in range(LANES):
            lane: i64 = place if seat == first else LANES - 1 - place
            add_square(found, tokens, f"{start}front_{place + 1}", table, side.squares[lane])
            add_square(found, tokens, f"{start}back_{place + 1}", table, side.squares[lane + LANES])
    found["tokens"] = tokens
    return found


def add_side(found: dict[str, Any], table: TableMachine, side: Side, start: str) -> None:
    """The life and the piles of one side.  start: what their names begin with."""
    found[f"{start}life"] = side.life
    if not side.passive:
        found[f"{start}deck"] = len(side.deck.cards)
        found[f"{start}energies"] = len(side.energy.cards)
        found[f"{start}energies_left"] = side.regained()
        found[f"{start}hand"] = table.codes_in(side.hand)
        found[f"{start}supports"] = table.codes_in(side.supports)
        found[f"{start}trash"] = table.codes_in(side.trash)


def add_square(found: dict[str, Any], tokens: dict[str, Any], name: str, table: TableMachine, id: i64) -> None:
    """One square: its character, by id, with its display as tokens."""
    if id < 0:
        found[name] = []
        return
    piece = table.pieces[id]
    if not isinstance(piece, Piece):
        raise TypeError("The pieces of this game are its own.")
    display: dict[str, int] = {}
    if piece.position != ATTACK:
        display["defence_left" if piece.position == DEFENCE_LEFT else "defence_right"] = 1
    if not piece.is_up():
        display["face_down"] = 1
    found[name] = [piece.card.code if table.viewer < 0 or table.knows(table.viewer, piece) else ""]
    tokens[name] = [display]
