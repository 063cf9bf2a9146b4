"""A table as it might be, for a search: what a seat cannot see is dealt anew, and so are all random streams.

The seat knows both decklists, its own hand and face-down characters, and every card that it has seen.  Of the opponent's hand, deck and
face-down characters it knows the number; in play there are only characters.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.engine.rng import Rng
from games.engine.search import other_stream
from games.legend_of_stars.abilities.constants import CHARACTER
from games.legend_of_stars.play.constants import SETUP_FRAME
from games.legend_of_stars.play.side import Piece, Zone
from games.legend_of_stars.play.state import Table


def imagine(table: Table, seat: i64, rng: Rng, spare: Any) -> Table:
    """A copy of the table that `seat` cannot tell from the original.  spare: a copy that is no longer needed."""
    twin: Table = table.clone_onto(spare)
    deal_enemy(twin, seat, 1 - seat, rng)
    twin.deal_unknown([twin.sides[seat].deck], seat, rng)
    twin.deck_rngs = [other_stream(rng) for _ in twin.deck_rngs]
    twin.chance_rngs = [other_stream(rng) for _ in twin.chance_rngs]
    return twin


def deal_enemy(table: Table, seat: i64, enemy: i64, rng: Rng) -> None:
    """Deal the opponent's unknown cards anew among their places."""
    side = table.sides[enemy]
    piles: list[Zone] = [side.hand, side.deck, side.speed_cards]
    # By id, so that what follows does not depend on which card is where.
    unknown: list[int] = []
    for zone in [*piles, side.face_down]:
        for piece in zone.cards:
            if not table.knows(seat, piece):
                unknown.append(piece.id)
    unknown.sort()
    # The piles with -1 for each unknown card, and who knows the card there.
    places: list[list[int]] = []
    knowers: list[list[int]] = []
    for zone in piles:
        places.append([piece.id if table.knows(seat, piece) else -1 for piece in zone.cards])
        knowers.append([piece.known for piece in zone.cards])
    deal_face_down(table, seat, enemy, unknown, rng)
    rng.shuffle(unknown)
    number: i64 = 0
    pile: i64 = 0
    for zone in piles:
        cards: list[Piece] = []
        place: i64 = 0
        for id in places[pile]:
            if id < 0:
                dealt = table.pieces[unknown[number]]
                number += 1
                dealt.zone = zone.id
                dealt.known = knowers[pile][place]
                cards.append(dealt)
            else:
                cards.append(table.pieces[id])
            place += 1  # noqa: SIM113  `enumerate` would be slow when compiled
        zone.cards = cards
        pile += 1  # noqa: SIM113
    guess_shown(table, enemy, rng)


def deal_face_down(table: Table, seat: i64, enemy: i64, unknown: list[int], rng: Rng) -> None:
    """Put other characters where the opponent's unknown face-down characters stand, and take them from `unknown`."""
    side = table.sides[enemy]
    before: list[Piece] = []
    squares: list[int] = []
    for square, id in enumerate(side.squares):
        if id >= 0 and not table.knows(seat, table.pieces[id]):
            before.append(table.pieces[id].clone())
            squares.append(square)
    for old in before:
        table.move(table.pieces[old.id], side.deck)
    place: i64 = 0
    for old in before:
        characters = [id for id in unknown if table.pieces[id].card.type == CHARACTER]
        piece = table.pieces[characters[rng.below(len(characters))]]
        unknown.remove(piece.id)
        table.move(piece, side.face_down)
        table.put_on(piece, squares[place])
        piece.position = old.position
        piece.known = old.known
        piece.placed = old.placed
        piece.turned = old.turned
        piece.changed = old.changed
        piece.moved = old.moved
        piece.attacked = old.attacked
        piece.attacks = old.attacks
        place += 1  # noqa: SIM113


def guess_shown(table: Table, enemy: i64, rng: Rng) -> None:
    """The card that the opponent has chosen to show for its speed is still secret (LOS-SET-02)."""
    cards = table.sides[enemy].speed_cards.cards
    for frame in table.frames:
        if frame.kind == SETUP_FRAME and cards:
            chosen = cards[rng.below(len(cards))].id
            if enemy == 0 and frame.a >= 0:
                frame.a = chosen
            elif enemy == 1 and frame.b >= 0:
                frame.b = chosen
