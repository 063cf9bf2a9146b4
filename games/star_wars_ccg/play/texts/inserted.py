"""Cards that are inserted in the opponent's Reserve Deck: what follows when they come to its top.

`Piece.stage` of such a card in the Lost Pile: 1 once it has come to the top, 2 once both players could answer, then 0.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities.constants import AT_INSERTED, AT_REVEALED, VOIDED
from games.star_wars_ccg.play.constants import CHARACTER, NONE
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers


def insert(table: Table, piece: Piece) -> None:
    """Put a card into the opponent's Reserve Deck, which is shuffled."""
    seat: i64 = 1 - piece.owner
    if table.has_flag(VOIDED, piece):
        table.move(piece, table.sides[piece.owner].lost)
        return
    table.move(piece, table.sides[seat].reserve)
    begin_answers(table, AT_INSERTED, seat, piece.id)
    table.shuffle(table.sides[seat].reserve, table.deck_rngs[seat])


def reveal(table: Table) -> bool:
    """Whether something follows from a card that has come to the top."""
    for id in table.inserters:
        piece = table.pieces[id]
        if piece.stage == 0 or table.is_inserted(piece):
            continue
        if piece.zone != table.sides[piece.owner].lost.id:
            piece.stage = 0
        elif table.has_flag(VOIDED, piece):
            piece.stage = 0  # it is cancelled
        elif piece.stage == 1:
            piece.stage = 2
            begin_answers(table, AT_REVEALED, 1 - piece.owner, id)
            return True
        else:
            piece.stage = 0
            for text in piece.card.automatics:
                scope = Resolution(id, piece.owner, NONE, text.ability)
                if text.time == AT_REVEALED and table.can_use(text.ability, scope):
                    table.use_ability(text.ability, id, piece.owner)
            return True
    return False


def lowest_destinies(table: Table, seat: i64, number: i64) -> i64:
    """The sum of this many of the lowest destiny numbers of a seat's characters on the table."""
    found = sorted([piece.card.destiny for piece in table.sides[seat].at_locations.cards if piece.card.type == CHARACTER])
    return sum(found[:number])
