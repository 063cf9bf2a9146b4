"""An attack step by step (LOS-ATK, LOS-BTL).

Registers of the frame:
    a: the id of the attacker.
    b: the id of its target, -1 for the player.
    c: 1 for a direct attack by sky.
    d: DOWN characters, ATTACKER_DOWN and TARGET_DOWN; DIRECT for damage to the player by ATK.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.legend_of_stars.abilities.constants import (
    ATK,
    ATTACK,
    ATTACKED,
    BATTLE,
    BATTLE_ACTIONS,
    CANNOT_ATTACK,
    DEALT_DAMAGE,
    DEF,
    DOWN,
    EFFECT,
    MAY_ATTACK_TWICE,
    WENT_DOWN,
)
from games.legend_of_stars.play import log
from games.legend_of_stars.play.constants import (
    ATTACK_VERB,
    BATTLE_FRAME,
    LANES,
    NO_PIECE,
    PLAY_VERB,
    SKY_VERB,
    TURN_UP_VERB,
)
from games.legend_of_stars.play.counts import CARD_ATTACKS, CARD_BEAT, CARD_DOWN, CARD_NUMBERS
from games.legend_of_stars.play.side import Piece
from games.legend_of_stars.play.state import Table
from games.legend_of_stars.play.turn.main import activate, can_use_effect, offer_abilities, play_card, use_turn_up

# Steps of the frame, in the rulebook's order: 1, 2 and 3, 4, 5, then the parts of 6: "when it dealt damage" and "when it goes DOWN" of
# each side, the opponent's first.
DECLARE: Final = 0
CHECK: Final = 1
COMPARE: Final = 2
DAMAGE: Final = 3
OPPONENT_TRIGGERS: Final = 4
OWN_TRIGGERS: Final = 5
OPPONENT_DOWN: Final = 6
OWN_DOWN: Final = 7
TO_TRASH: Final = 8

# Results of the comparison.
ATTACKER_DOWN: Final = 1
TARGET_DOWN: Final = 2
DIRECT: Final = 4


def offer_attacks(table: Table, decision: Decision) -> None:
    """LOS-ATK-01, LOS-ATK-02"""
    seat: i64 = decision.seat
    squares = table.sides[seat].squares
    lane: i64 = 0
    while lane < LANES:
        id: i64 = squares[lane]
        if id >= 0:
            piece = table.pieces[id]
            if can_attack(table, piece) and may_attack_again(table, piece):
                decision.options.append(table.offers[ATTACK_VERB][id])
                # LOS-ATK-07; in an empty lane the ordinary attack hits the player anyway.
                if table.character_in(1 - seat, lane) >= 0 and table.has_sky(piece) and not table.sky_guards(1 - seat, lane):
                    decision.options.append(table.offers[SKY_VERB][id])
        lane += 1


def can_attack(table: Table, piece: Piece) -> bool:
    """Whether the character is in the front row, face-up and in attack position (LOS-ATK-01, LOS-BTL-05)."""
    if not 0 <= piece.square < LANES or piece.position != ATTACK or not piece.is_up():
        return False
    return not table.changes.by_key or not table.has_flag(CANNOT_ATTACK, piece)


def may_attack_again(table: Table, piece: Piece) -> bool:
    """Each character attacks once in an attack phase, or as often as a card says (A-20)."""
    if piece.attacked != table.turn:
        return True
    return bool(table.changes.by_key) and piece.attacks < 2 and table.has_flag(MAY_ATTACK_TWICE, piece)


def begin_attack(table: Table, option: Option) -> None:
    table.frames.append(Frame(BATTLE_FRAME, DECLARE, option.piece, NO_PIECE, 1 if option.verb == SKY_VERB else 0))


def step_battle(table: Table, frame: Frame) -> None:  # noqa: PLR0912  one branch a step
    step: i64 = frame.pc
    if step == DECLARE:
        frame.pc = CHECK
        declare(table, frame)
    elif step == CHECK:
        check(table, frame)
    elif step == COMPARE:
        compare(table, frame)
    elif step == DAMAGE:
        frame.pc = OPPONENT_TRIGGERS
        deal_down_damage(table, frame)
    elif step == OPPONENT_TRIGGERS:
        frame.pc = OWN_TRIGGERS
        if frame.d & ATTACKER_DOWN:
            table.announce(DEALT_DAMAGE, 1 - table.active, frame.b)
    elif step == OWN_TRIGGERS:
        frame.pc = OPPONENT_DOWN
        if frame.d & (TARGET_DOWN | DIRECT):
            table.announce(DEALT_DAMAGE, table.active, frame.a)
    elif step == OPPONENT_DOWN:
        frame.pc = OWN_DOWN
        if frame.d & TARGET_DOWN:
            table.announce(WENT_DOWN, 1 - table.active, frame.b)
    elif step == OWN_DOWN:
        frame.pc = TO_TRASH
        if frame.d & ATTACKER_DOWN:
            table.announce(WENT_DOWN, table.active, frame.a)
    else:
        end_battle(table, frame)


def declare(table: Table, frame: Frame) -> None:
    """Step 1: the attack is declared, and an attacked face-down character is turned up (LOS-BTL-01)."""
    attacker = table.pieces[frame.a]
    seat: i64 = attacker.owner
    attacker.attacks = attacker.attacks + 1 if attacker.attacked == table.turn else 1
    attacker.attacked = table.turn
    side = table.sides[seat]
    side.attacks += 1
    table.count(CARD_NUMBERS * attacker.card.index + CARD_ATTACKS)
    if table.first_attack == 0:
        table.first_attack = side.turns
    if frame.c == 0:
        frame.b = table.character_in(1 - seat, attacker.square % LANES)
    if table.log is not None:
        table.note(log.ATTACK, seat, attacker.id, 0, frame.b)
    if frame.b >= 0:
        target = table.pieces[frame.b]
        if not target.is_up():
            table.turn_up(target)
            target.may_answer = target.card.turn_up is not None
    open_window(table, 1 - seat)
    table.announce(ATTACKED, seat, attacker.id)


def check(table: Table, frame: Frame) -> None:
    """Step 4: the attack goes on if the attacker can still attack; the lane is read again (LOS-BTL-05, LOS-BTL-06, A-22, A-23)."""
    attacker = table.pieces[frame.a]
    if not can_attack(table, attacker):
        if table.log is not None:
            table.note(log.STOPPED, attacker.owner, attacker.id)
        frame.pc = TO_TRASH
        return
    frame.pc = COMPARE
    if frame.c == 0:
        frame.b = table.character_in(1 - attacker.owner, attacker.square % LANES)
        if frame.b >= 0 and not table.pieces[frame.b].is_up():
            table.turn_up(table.pieces[frame.b])


def compare(table: Table, frame: Frame) -> None:
    """Step 5: damage to the player, or the comparison of two numbers (LOS-BTL-07 to LOS-BTL-10)."""
    frame.pc = DAMAGE
    attacker = table.pieces[frame.a]
    mine: i64 = at_least_0(table.value(ATK, attacker))
    if frame.b < 0:
        side = table.sides[1 - attacker.owner]
        table.direct_attacks += 1
        table.lose_life(side, mine)  # LOS-ATK-03
        if table.log is not None:
            table.note(log.DIRECT_DAMAGE, side.seat, attacker.id, mine)
        if mine > 0:
            frame.d = DIRECT
        table.check_life()
        return
    target = table.pieces[frame.b]
    theirs: i64 = at_least_0(table.value(ATK if target.position == ATTACK else DEF, target))
    table.battles += 1
    if table.log is not None:
        table.note(log.COMPARED, attacker.owner, attacker.id, mine, theirs)
    frame.d = (TARGET_DOWN if mine >= theirs else 0) | (ATTACKER_DOWN if mine <= theirs else 0)
    if mine == theirs:
        table.double_downs += 1


def at_least_0(value: i64) -> i64:
    return max(value, 0)


def deal_down_damage(table: Table, frame: Frame) -> None:
    """Step 6: the player of each DOWN character loses its DOWN value, the opponent of the attacker first (LOS-BTL-11, 15 and 16)."""
    if frame.d & TARGET_DOWN and go_down(table, table.pieces[frame.b], table.pieces[frame.a]):
        return
    if frame.d & ATTACKER_DOWN:
        go_down(table, table.pieces[frame.a], table.pieces[frame.b])


def go_down(table: Table, piece: Piece, by: Piece) -> bool:
    """A character goes DOWN.  True if that ends the game."""
    piece.is_down = True
    side = table.sides[piece.owner]
    damage: i64 = at_least_0(table.value(DOWN, piece))
    table.count(CARD_NUMBERS * piece.card.index + CARD_DOWN)
    table.count(CARD_NUMBERS * by.card.index + CARD_BEAT)
    table.lose_life(side, damage)
    if table.log is not None:
        table.note(log.DOWN, side.seat, piece.id, damage)
    return table.check_life()


def end_battle(table: Table, frame: Frame) -> None:
    """DOWN characters go to the trash (LOS-BTL-13)."""
    table.frames.pop()
    table.end_period(BATTLE)
    for id in (frame.b, frame.a):  # the opponent's first
        if id >= 0:
            piece = table.pieces[id]
            piece.may_answer = False
            if piece.is_down and piece.square >= 0:
                table.move(piece, table.sides[piece.owner].trash)


# --- flash and priority ------------------------------------------------------------------------------------------------


def open_window(table: Table, seat: i64) -> None:
    """Steps 2 and 3: both players use one effect in turn until both give up priority, `seat` first (LOS-BTL-02 to LOS-BTL-04).

    If neither player has anything to use, nobody is asked.
    """
    if has_answer(table, 0) or has_answer(table, 1):
        table.open_actions(BATTLE_ACTIONS, seat)


def has_answer(table: Table, seat: i64) -> bool:
    """Whether a player may have something to use in a battle's window."""
    if BATTLE_ACTIONS in table.heard.kinds:
        return True
    side = table.sides[seat]
    for piece in side.hand.cards:
        if piece.card.is_flash:
            return True
    for id in side.squares:  # noqa: SIM110  a loop is faster when compiled
        if id >= 0 and table.pieces[id].may_answer:
            return True
    return False


def offer_answers(table: Table, decision: Decision) -> None:
    """What a player may use in an attack phase: a flash, or an ability of a card in play (LOS-CARD-06, LOS-FLS, A-24)."""
    seat: i64 = decision.seat
    side = table.sides[seat]
    if side.passive:
        return
    regained: i64 = side.regained()
    for piece in side.hand.cards:
        card = piece.card
        if card.type == EFFECT and card.is_flash and table.cost_of(piece) <= regained and can_use_effect(table, piece, seat):
            decision.options.append(table.offers[PLAY_VERB][piece.id])  # LOS-FLS-02
    for id in side.squares:
        if id >= 0 and table.pieces[id].may_answer:
            ability = table.pieces[id].card.turn_up
            if ability is not None and table.can_use(ability, Resolution(id, seat, -1, ability)):
                decision.options.append(table.offers[TURN_UP_VERB][id])
    offer_abilities(table, decision, BATTLE_ACTIONS)


def take_answer(table: Table, seat: i64, option: Option) -> None:
    piece = table.pieces[option.piece]
    if option.verb == PLAY_VERB:
        play_card(table, table.sides[seat], piece)
    elif option.verb == TURN_UP_VERB:
        use_turn_up(table, piece)
    else:
        activate(table, seat, option)
