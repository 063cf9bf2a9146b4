"""The board of a replay: everything on the table, as both players would see it after the game.

It has the numbers of the whole table, and for each side ("dark", "light") the cards by zone, numbers, and what lies on each card.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.star_wars_lcg.abilities.constants import DAMAGE, DARK, FOCUS, LIGHT, SHIELD
from games.star_wars_lcg.play.constants import SEATS
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.force import force_total

# The zones whose cards lie in play, so that tokens lie on them.
IN_PLAY: Final = ("objectives", "units", "enhancements")


def board_of(table: Table) -> dict[str, Any]:
    numbers: dict[str, Any] = {"dial": int(table.dial), "balance": SEATS[table.balance]}
    return {**numbers, **{SEATS[seat]: side_board(table, table.sides[seat]) for seat in (DARK, LIGHT)}}


def side_board(table: Table, side: Side) -> dict[str, Any]:
    zones = {"objectives": side.objectives, "units": side.units, "enhancements": side.enhancements}
    return {
        **{name: table.codes_in(zone) for name, zone in zones.items()},
        "hand": table.codes_in(side.hand),
        "edge_stack": table.codes_in(side.edge_stack),
        "captured": table.codes_in(side.captured),
        "victory": table.codes_in(side.victory),
        "deck": len(side.deck.cards),
        "objective_deck": len(side.objective_deck.cards),
        "discard": len(side.discard.cards),
        "force": int(force_total(table, side.seat)),
        "force_cards": int(side.force_cards),
        "tokens": {name: [tokens_on(table, piece) for piece in zone.cards] for name, zone in zones.items()},
    }


def tokens_on(table: Table, piece: Piece) -> dict[str, int]:
    """The tokens and states of a card in play, name -> number; without those that are 0."""
    captured: i64 = 0
    for id in piece.attached:
        if not table.in_play(table.pieces[id]):
            captured += 1
    numbers = {
        "focus": piece.tokens[FOCUS],
        "damage": piece.tokens[DAMAGE],
        "shield": piece.tokens[SHIELD],
        "committed": int(piece.committed),
        "participating": int(piece.participating or piece.id == table.engaged),
        "captured": captured,
    }
    return {name: int(number) for name, number in numbers.items() if number}
