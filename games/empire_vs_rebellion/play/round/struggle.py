"""The struggle phase: the actions of the players (EVR-STG-02)."""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.abilities.constants import ABILITY_VERB, INFLUENCE_VERB, PLAY_VERB
from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.constants import MOST_ACTIONS
from games.empire_vs_rebellion.play.counts import CARD_NUMBERS, CARD_USED
from games.empire_vs_rebellion.play.effects.move import play_top
from games.empire_vs_rebellion.play.side import Piece, Side
from games.empire_vs_rebellion.play.state import Table
from games.engine.decision import Decision, Option


def offer_actions(table: Table, decision: Decision) -> None:
    """Offer the actions of a seat except passing (EVR-STG-02)."""
    side = table.sides[decision.seat]
    if side.passive:
        return
    options = decision.options
    area = side.area.cards
    if table.actions >= MOST_ACTIONS and area:
        return
    if table.has_room(side) and table.has_card(side):
        options.append(table.play)
    abilities = table.offers[ABILITY_VERB]
    for piece in area:
        if not piece.exhausted:
            options.append(abilities[piece.id])
        elif side.influence > 0:
            options.append(table.offers[INFLUENCE_VERB][piece.id])


def may_pass(table: Table, seat: i64) -> bool:
    """EVR-STG-03, A-03: a player with an empty play area must play a card if possible."""
    side = table.sides[seat]
    # EVR-TUT-05: the tutorial has no such rule.
    return side.passive or table.is_tutorial or bool(side.area.cards)


def count_action(table: Table, seat: i64) -> None:
    """Count an action for the limit of A-19; a pass is an action too (EVR-STG-02)."""
    table.actions += 1
    if table.actions == MOST_ACTIONS:
        table.guards += 1
        if table.log is not None:
            table.note(log.GUARD, seat)


def take_action(table: Table, seat: i64, option: Option) -> None:
    side = table.sides[seat]
    verb: i64 = option.verb
    if verb == PLAY_VERB:
        play_top(table, side)
    elif verb == ABILITY_VERB:
        use_ability(table, side, table.pieces[option.piece])
    else:  # EVR-STG-10
        piece = table.pieces[option.piece]
        side.influence -= 1
        table.supply += 1
        side.spent += 1
        piece.exhausted = False
        if table.log is not None:
            table.note(log.READIED, seat, piece.id)


def use_ability(table: Table, side: Side, piece: Piece) -> None:
    """Exhaust a card for its ability (EVR-STG-06, EVR-STG-07).  A forbidden ability has no effect (A-22)."""
    piece.exhausted = True
    side.used += 1
    table.count(CARD_NUMBERS * piece.card.index + CARD_USED)
    if is_forbidden(table.event(), piece.card):
        if table.log is not None:
            table.note(log.ABILITY_FORBIDDEN, side.seat, piece.id)
        return
    if table.log is not None:
        table.note(log.ABILITY, side.seat, piece.id)
    program = piece.card.ability
    if program is not None:
        table.run(program, piece.id, side.seat)


def is_forbidden(event: Card, card: Card) -> bool:
    """Whether the event forbids the ability of a card (EVR-PLN-02)."""
    if not event.forbids & card.category:
        return False
    return card.index not in event.but_not
