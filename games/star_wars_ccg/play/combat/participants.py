"""Who takes part in a battle (CCG-BAT-05), and the creatures there, which may be forfeited (CCG-CRE-05)."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_ccg.abilities.constants import OUT_OF_BATTLES
from games.star_wars_ccg.play.constants import AT_LOCATIONS, CHARACTER, STARSHIP, VEHICLE, ZONES_A_SEAT
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table


def participants(table: Table, seat: i64) -> list[Piece]:
    """The characters, vehicles and starships of a seat in the battle, also those aboard; a landed starship stays out (CCG-MVL-04)."""
    found: list[Piece] = []
    for piece in table.sides[seat].at_locations.cards:
        if piece.card.type in (CHARACTER, VEHICLE, STARSHIP) and not table.has_flag(OUT_OF_BATTLES, piece):
            top = table.pieces[table.top_host(piece.id)]
            if top.place == table.battle.place and (table.is_community or not table.is_landed(top)):
                found.append(piece)
    return found


def creatures_in_battle(table: Table, seat: i64) -> list[Piece]:
    """CCG-CRE-05: the creatures of a seat at the battle, which may be forfeited there; by the community's rules they stay out of it."""
    found: list[Piece] = []
    if not table.is_community:
        for id in table.creatures:
            creature = table.pieces[id]
            if creature.controller == seat and creature.place == table.battle.place and creature.zone % ZONES_A_SEAT == AT_LOCATIONS:
                found.append(creature)
    return found
