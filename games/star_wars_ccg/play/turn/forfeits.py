"""Paying attrition and damage with forfeited cards and with Force (CCG-ATT, CCG-DMG), and jumping off (CCG-ATT-04)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.star_wars_ccg.abilities.constants import (
    AT_ABANDON,
    AT_FORFEIT,
    FORFEIT,
    GAME,
    HAND_FIRST,
    HAND_FORFEITS,
    HAS_SHED,
    NOT_FORFEITED,
    PAYS_ALL,
    PAYS_ALL_ATTRITION,
    PAYS_ALL_DAMAGE,
    PAYS_BY_DESTINY,
    PAYS_NO_ATTRITION,
    TURN,
    WEAPON_FORFEIT,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.combat.participants import creatures_in_battle, participants
from games.star_wars_ccg.play.constants import (
    ATTRITION_CHOICE,
    CHARACTER,
    DAMAGE_CHOICE,
    DEVICE,
    FORFEIT_VERB,
    JUMP_CHOICE,
    JUMP_FRAME,
    JUMP_VERB,
    LOSE_HAND_VERB,
    NONE,
    OUTSIDE,
    STARSHIP,
    USED,
    VEHICLE,
    WEAPON,
)
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers
from games.star_wars_ccg.play.turn.leaving import jumping, leave_table, may_jump
from games.star_wars_ccg.play.turn.losses import offer_losses, take_loss, worth_of_loss


def ask_attrition(table: Table, seat: i64) -> bool:
    """Ask for a card to forfeit, hit cards first (CCG-ATT-02, CCG-ATT-03); False if nothing is left to pay or to pay with (A-05)."""
    if table.battle.attrition[seat] <= 0 or is_one_payment(table, seat) or are_immune(table, seat):
        return False
    return ask_forfeit(table, seat)


def are_immune(table: Table, seat: i64) -> bool:
    """Whether every card that is left is immune to attrition: then nobody has to forfeit more for it."""
    attrition: i64 = table.battle.attrition[seat] + table.battle.forfeited[seat]
    pieces = participants(table, seat)
    return bool(pieces) and all(table.is_immune(piece, attrition) for piece in pieces)


def is_one_payment(table: Table, seat: i64) -> bool:
    """Whether damage and attrition are paid together, as the community does."""
    return table.is_community and table.battle.damage[seat] > 0


def ask_forfeit(table: Table, seat: i64) -> bool:
    """Ask what is forfeited for attrition (CCG-ATT-02); False if nothing can be."""
    decision = Decision(ATTRITION_CHOICE, seat, table.battle.place)
    offer_forfeits(table, seat, decision)
    if not decision.options or all(table.has_flag(PAYS_NO_ATTRITION, table.pieces[option.piece]) for option in decision.options):
        return False
    if not participants(table, seat):
        decision.offer_pass()  # cards of the hand need not pay
    table.ask(decision)
    return True


def offer_forfeits(table: Table, seat: i64, decision: Decision) -> None:
    """Offer the participating cards, only those hit as long as there are some; by a text, also cards of the loser's hand."""
    pieces = participants(table, seat)
    if table.creatures:
        pieces += creatures_in_battle(table, seat)
    any_hit = any(piece.is_hit for piece in pieces)
    for piece in pieces:
        if (piece.is_hit or not any_hit) and not is_kept(table, piece):
            decision.offer(FORFEIT_VERB, piece.id, 0)
    if not any_hit and table.seat_value(WEAPON_FORFEIT, seat, 0) > 0:
        offer_weapons_of(table, pieces, decision)
    if not any_hit and table.changes.flag_row(PAYS_BY_DESTINY) is not None:
        for piece in table.sides[seat].at_locations.cards:
            if piece.card.type == DEVICE and table.place_at(piece) == table.battle.place and table.has_flag(PAYS_BY_DESTINY, piece):
                decision.offer(FORFEIT_VERB, piece.id, 0)
    if not any_hit and table.battle.winner == 1 - seat and table.seat_value(HAND_FORFEITS, seat, 0) > 0:
        for piece in table.sides[seat].hand.cards:
            if piece.card.type in (CHARACTER, VEHICLE, STARSHIP):
                decision.offer(FORFEIT_VERB, piece.id, 0)


def offer_weapons_of(table: Table, pieces: list[Piece], decision: Decision) -> None:
    """Offer, by a text, the weapons of cards in the battle: each card forfeits one in a turn, but no lightsaber."""
    for bearer in pieces:
        if table.has_flag(HAS_SHED, bearer):
            continue
        for id in bearer.attached:
            if table.pieces[id].card.type == WEAPON and not table.pieces[id].card.is_saber:
                decision.offer(FORFEIT_VERB, id, 0)


def forfeit_value(table: Table, piece: Piece) -> i64:
    """The forfeit value of a card, or that of a weapon or device by the text that lets it be forfeited."""
    if piece.card.type == WEAPON:
        return table.seat_value(WEAPON_FORFEIT, piece.controller, 0)
    return piece.card.destiny if piece.card.type == DEVICE else table.number(FORFEIT, piece)


def shed(table: Table, weapon: Piece) -> None:
    """Put a weapon that was forfeited on the Used Pile; its bearer forfeits no other this turn."""
    of = Resolution(weapon.id, weapon.controller)
    table.change(Change(FLAG, HAS_SHED, GAIN, of, amount=Amount(1), piece=weapon.host, ends=TURN))
    leave_table(table, weapon, to=USED)


def is_kept(table: Table, piece: Piece) -> bool:
    """Whether some card keeps a card from being forfeited."""
    return table.changes.flag_row(NOT_FORFEITED) is not None and table.has_flag(NOT_FORFEITED, piece)


def ask_damage(table: Table, seat: i64) -> bool:
    """Ask what pays for damage: a participating card or one Force (CCG-DMG-04); False if all is paid (CCG-DMG-05)."""
    battle = table.battle
    side = table.sides[seat]
    if battle.damage[seat] <= 0:
        return table.is_community and battle.attrition[seat] > 0 and not are_immune(table, seat) and ask_forfeit(table, seat)
    decision = Decision(DAMAGE_CHOICE, seat, battle.place)
    offer_forfeits(table, seat, decision)
    if side.hand.cards and table.has_flag(HAND_FIRST, table.pieces[battle.place]):
        for piece in side.hand.cards:
            decision.offer(LOSE_HAND_VERB, piece.id, 0)
    else:
        offer_losses(table, side, decision)
    table.ask(decision)
    return True


def pay(table: Table, decision: Decision, option: Option) -> None:
    """Carry out the answer of a seat that pays for attrition or damage."""
    seat: i64 = decision.seat
    battle = table.battle
    if option.verb == PASS_VERB:
        battle.attrition[seat] = 0
        return
    if option.verb != FORFEIT_VERB:
        battle.damage[seat] -= min(worth_of_loss(table, table.sides[seat], option), battle.damage[seat])
        take_loss(table, table.sides[seat], option, battle.place)
        return
    piece = table.pieces[option.piece]
    value: i64 = forfeit_value(table, piece)
    wears: i64 = worn(table, decision, piece, value)
    if (decision.kind == ATTRITION_CHOICE or is_one_payment(table, seat)) and not table.has_flag(PAYS_NO_ATTRITION, piece):
        battle.attrition[seat] -= value
        battle.forfeited[seat] += value
    if decision.kind == DAMAGE_CHOICE:
        battle.damage[seat] -= value
    settle_all(table, seat, piece)
    if table.log is not None:
        table.note(log.FORFEITED_TO_DAMAGE if decision.kind == DAMAGE_CHOICE else log.FORFEITED, seat, piece.id, value)
    if piece.zone == table.sides[seat].hand.id:
        table.lose(piece)
        return
    if 0 < wears < value:
        of = Resolution(piece.id, piece.controller)
        table.change(Change(NUMBER, FORFEIT, ADD, of, amount=Amount(-wears), piece=piece.id, ends=GAME))
        return
    if piece.card.type == WEAPON:
        shed(table, piece)
        return
    place: i64 = table.place_at(piece)
    leave_table(table, piece, is_forfeit=True)
    if piece.zone == table.sides[piece.owner].lost.id:
        piece.origin = place  # where it was forfeited, and when
        piece.acted = table.turn
    begin_answers(table, AT_FORFEIT, seat, piece.id, table.battle.place)
    begin_jump(table, piece.id)


def settle_all(table: Table, seat: i64, piece: Piece) -> None:
    """Let cards whose forfeit pays more than their value do so: all attrition that is left, all damage, or both."""
    pays_all = table.has_flag(PAYS_ALL, piece)
    if pays_all or table.has_flag(PAYS_ALL_ATTRITION, piece):
        table.battle.attrition[seat] = 0
    if pays_all or table.has_flag(PAYS_ALL_DAMAGE, piece):
        table.battle.damage[seat] = 0


def worn(table: Table, decision: Decision, piece: Piece, value: i64) -> i64:
    """What a card that stays when it is forfeited pays of its forfeit value; 0 for any other card."""
    seat: i64 = decision.seat
    battle = table.battle
    if not piece.card.wears_down or table.is_blank(piece):
        return 0
    owed: i64 = battle.attrition[seat] if decision.kind == ATTRITION_CHOICE else battle.damage[seat]
    if is_one_payment(table, seat):
        owed = max(battle.attrition[seat], battle.damage[seat])
    return min(max(owed, 0), value)


# --- jumping off -----------------------------------------------------------------------------------------------------


def begin_jump(table: Table, left: i64) -> None:
    """Ask about each card aboard what just left.  left: its id, for the log."""
    piece = jumping(table)
    if piece is not None:
        table.frames.append(Frame(JUMP_FRAME, 0, left))
        begin_answers(table, AT_ABANDON, piece.controller, table.wreck)


def step_jump(table: Table, frame: Frame) -> None:
    piece = jumping(table)
    if piece is None:
        table.frames.pop()
        return
    decision = Decision(JUMP_CHOICE, piece.controller, piece.id)
    if may_jump(table, piece):
        decision.offer(JUMP_VERB, piece.id, 0)
    decision.offer_pass()
    table.ask(decision)


def answer_jump(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    piece: Piece = table.pieces[decision.subject]
    piece.room = OUTSIDE
    if option.verb == PASS_VERB:
        leave_table(table, piece)
    elif table.log is not None:
        table.note(log.JUMPED_OFF, piece.controller, piece.id, 0, frame.a if frame.a >= 0 else NONE)
