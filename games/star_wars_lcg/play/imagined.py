"""A table as it might be, for a search: what a seat cannot see is dealt anew, and so are all random streams.

The seat knows its own deck.  Of the enemy's deck it knows the objective sets of which it has seen a card, since each set is in the deck
whole (LCG-DB-04).  The enemy's other cards are unknown; each is assumed to be like a card of those sets.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.engine.rng import Rng
from games.engine.search import other_stream
from games.engine.state import Zone as EngineZone
from games.star_wars_lcg.abilities.constants import CAPTURED, DECK, EDGE_STACK, FACEDOWN, HAND, LIGHT, OBJECTIVE, OBJECTIVE_DECK, SETUP
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table


def imagine(table: Table, seat: i64, rng: Rng, spare: Any) -> Table:
    """A copy of the table that `seat` cannot tell from the original.  spare: a copy that is no longer needed."""
    twin: Table = table.clone_onto(spare)
    # By id, so that what follows does not depend on the order of hidden cards.
    unseen = unseen_cards(twin, seat)
    is_captured = seat == LIGHT and len(twin.sides[seat].captured.cards) > 0
    hosts: list[int] = free_cards(twin, twin.sides[seat].captured.cards) if is_captured else []
    listening: i64 = twin.listening
    twin.listening = 0  # only the enemy's hand listens anew: the decision under way names listeners of the seat's own hand
    own: list[EngineZone] = [twin.zone(seat, DECK)]
    if is_captured:
        own.append(twin.zone(seat, CAPTURED))
    enemy: i64 = 1 - seat
    twin.deal_unknown(own, seat, rng)
    twin.deal_unknown([twin.zone(seat, OBJECTIVE_DECK)], seat, rng)
    aside: list[int] = free_cards(twin, twin.zone(enemy, FACEDOWN).cards)
    hidden: list[EngineZone] = [twin.zone(enemy, HAND), twin.zone(enemy, DECK), twin.zone(enemy, EDGE_STACK)]
    objectives: list[EngineZone] = [twin.zone(enemy, OBJECTIVE_DECK)]
    if twin.phase == SETUP:
        objectives.append(twin.zone(enemy, FACEDOWN))
    else:
        hidden.append(twin.zone(enemy, FACEDOWN))
    twin.deal_unknown(hidden, seat, rng)
    twin.deal_unknown(objectives, seat, rng)
    change_faces(twin, unseen, rng)
    put_back_under(twin, twin.sides[seat].captured.cards, hosts)
    put_back_under(twin, twin.zone(enemy, FACEDOWN).cards, aside)
    twin.listening = listening
    listen_anew(twin, enemy)
    twin.command_rng = [other_stream(rng) for _ in twin.command_rng]
    twin.objective_rng = [other_stream(rng) for _ in twin.objective_rng]
    twin.chance_rng = [other_stream(rng) for _ in twin.chance_rng]
    return twin


def free_cards(twin: Table, cards: list[Piece]) -> list[int]:
    """Take captured or set-aside cards from under their cards, and return these."""
    hosts: list[int] = []
    for piece in cards:
        hosts.append(piece.host)
        twin.detach(piece)
    return hosts


def put_back_under(twin: Table, cards: list[Piece], hosts: list[int]) -> None:
    """Put the cards of a zone, which were dealt anew, under the cards that `free_cards` returned."""
    place: i64 = 0
    while place < len(hosts):
        if hosts[place] >= 0:
            twin.attach(cards[place], twin.pieces[hosts[place]])
        place += 1


def unseen_cards(twin: Table, seat: i64) -> list[list[Piece]]:
    """The enemy's hidden cards of sets that `seat` has not seen, and the cards of the sets that it has seen.

    In this order: hidden command cards, hidden objectives, seen sets' command cards, seen sets' objectives, each by id.
    """
    sets = twin.sets
    found: list[list[Piece]] = [[], [], [], []]
    if not sets:
        return found
    seen: set[int] = set()
    for piece in twin.pieces:
        if piece.owner != seat and sets[piece.id] >= 0 and twin.knows(seat, piece):
            seen.add(sets[piece.id])
    for piece in twin.pieces:
        if piece.owner != seat and sets[piece.id] >= 0:
            row: i64 = 1 if twin.card_of(piece).type == OBJECTIVE else 0
            if sets[piece.id] in seen:
                row += 2
            found[row].append(piece)
    return found


def change_faces(twin: Table, unseen: list[list[Piece]], rng: Rng) -> None:
    for row in range(2):
        known = unseen[row + 2]
        if known:
            for piece in unseen[row]:
                face: i64 = known[rng.below(len(known))].printed
                piece.face = face
                piece.printed = face


def listen_anew(twin: Table, seat: i64) -> None:
    """Register anew the listeners of the cards in a hand, and of those that are used like them."""
    for piece in twin.pieces:
        if piece.owner == seat and not twin.in_play(piece):
            twin.unlisten(piece.id)
    for piece in [*twin.sides[seat].hand.cards, *twin.sides[seat].facedown.cards]:
        for trigger in twin.triggers_of(piece):
            twin.listen(trigger, piece.id, piece.controller, host=piece.host)
