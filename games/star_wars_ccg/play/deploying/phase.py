"""The deploy phase: cards that are deployed, weapons that change hands, and cards that replace those of their personas."""

from __future__ import annotations

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import IN_DEPLOY
from games.star_wars_ccg.play.constants import DEPLOY_CHOICE, DEPLOY_VERB, GIVE_VERB, PERSONA_VERB, PLACE_FRAME
from games.star_wars_ccg.play.deploying.personas import offer_persona, replace_persona
from games.star_wars_ccg.play.deploying.transfers import hand_over, offer_transfers
from games.star_wars_ccg.play.side import Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import can_deploy, offer_stock
from games.star_wars_ccg.play.turn.interrupts import offer_uses


def offer_deploys(table: Table, side: Side) -> None:
    """Ask for a card to deploy; weapons may also change hands now (CCG-WEA-04), and personas be replaced (CCG-UNI-02)."""
    decision = Decision(DEPLOY_CHOICE, side.seat, -1)
    places: dict[int, list[Option]] = {}
    for piece in table.hand_of(side):
        if can_deploy(table, side, piece, places):
            decision.offer(DEPLOY_VERB, piece.id, 0)
        elif table.is_community and piece.card.personas:
            offer_persona(table, side, piece, decision)
    for id in table.stockers:
        offer_stock(table, side, table.pieces[id], decision)
    offer_transfers(table, side, decision)
    offer_uses(table, side.seat, decision, IN_DEPLOY)
    decision.offer_pass()
    table.offered_places = places
    table.ask(decision)


def answer_deploy(table: Table, option: Option) -> None:
    if option.verb == GIVE_VERB:
        hand_over(table, table.pieces[option.piece], table.pieces[option.amount])
    elif option.verb == PERSONA_VERB:
        replace_persona(table, table.pieces[option.piece], table.pieces[option.amount])
    elif option.verb != PASS_VERB:
        table.frames.append(Frame(PLACE_FRAME, 0, option.piece))
