"""The main phase: put a card into the energy zone, play cards, change displays, activate abilities (LOS-MAIN).

Registers of the frame of a character that is being placed:
    a: its id.  b: its square, once it is chosen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.legend_of_stars.abilities.constants import (
    ATTACK,
    CHARACTER,
    EFFECT,
    ENTERED,
    MAIN_ACTIONS,
    PLAYED,
    POSITIONS,
    TURNED_UP,
)
from games.legend_of_stars.play import log
from games.legend_of_stars.play.constants import (
    ACTIVATE_VERB,
    DISPLAY_CHOICE,
    DISPLAY_VERB,
    EFFECT_FRAME,
    ENERGY_VERB,
    FACING_DOWN,
    LANES,
    PLACE_FRAME,
    PLAY_VERB,
    SQUARE_CHOICE,
    SQUARES,
    TURN_UP_CHOICE,
    TURN_UP_VERB,
)
from games.legend_of_stars.play.counts import CARD_ENERGY, CARD_NUMBERS, CARD_PLAYED
from games.legend_of_stars.play.events import ask_turned_up
from games.legend_of_stars.play.side import Piece, Side
from games.legend_of_stars.play.state import Table

# Steps of the frame of a character that is being placed.
WHERE: Final = 0
HOW: Final = 1
ENTER: Final = 2


def offer_main(table: Table, decision: Decision) -> None:
    """Everything that the turn player may do now (LOS-MAIN-01)."""
    side = table.sides[decision.seat]
    options = decision.options
    regained: i64 = side.regained()
    has_room = has_empty_back(side)
    may_add = side.energy_turn != table.turn
    for piece in side.hand.cards:
        if may_add:  # LOS-ENG-01, LOS-ENG-02
            options.append(table.offers[ENERGY_VERB][piece.id])
        if table.cost_of(piece) > regained:
            continue
        card = piece.card
        if card.type == CHARACTER:
            can_play = has_room
        elif card.type == EFFECT:
            can_play = can_use_effect(table, piece, side.seat)
        else:
            can_play = not card.is_field or not side.has_field()
        if can_play:
            options.append(table.offers[PLAY_VERB][piece.id])
    offer_displays(table, side, options)
    offer_abilities(table, decision, MAIN_ACTIONS)


def has_empty_back(side: Side) -> bool:
    square: i64 = LANES
    while square < SQUARES:
        if side.squares[square] < 0:
            return True
        square += 1
    return False


def offer_displays(table: Table, side: Side, options: list[Option]) -> None:
    """One change for each character that was not placed in this turn (LOS-MAIN-04 to LOS-MAIN-08)."""
    for id in side.squares:
        if id < 0:
            continue
        piece = table.pieces[id]
        if table.turn in (piece.placed, piece.changed):
            continue
        displays = table.displays[id]
        position: i64 = 0
        if piece.is_up():
            while position < POSITIONS:
                # LOS-MAIN-05: never from one defence position to the other.
                if position != piece.position and ATTACK in (position, piece.position):
                    options.append(displays[position])
                position += 1
            continue
        while position < POSITIONS:
            options.append(displays[position])  # LOS-MAIN-06, A-13
            if position != piece.position and ATTACK in (position, piece.position):
                options.append(displays[position + FACING_DOWN])
            position += 1


def offer_abilities(table: Table, decision: Decision, kind: i64) -> None:
    """The abilities of cards in play that can be activated now (A-30)."""
    if kind in table.heard.kinds:
        for listener in table.usable(kind, decision.seat):
            decision.offer(ACTIVATE_VERB, listener.piece, listener.number)


def can_use_effect(table: Table, piece: Piece, seat: i64) -> bool:
    """Whether the text of an effect card can be carried out; a card without text does nothing."""
    effect = piece.card.effect
    return effect is None or table.can_use(effect, Resolution(piece.id, seat, -1, effect))


def answer_main(table: Table, side: Side, option: Option) -> None:
    verb: i64 = option.verb
    piece = table.pieces[option.piece]
    if verb == ENERGY_VERB:
        side.energy_turn = table.turn
        table.move(piece, side.energy)  # in regain position, so that it can pay at once
        table.count(CARD_NUMBERS * piece.card.index + CARD_ENERGY)
        if table.log is not None:
            table.note(log.ENERGY, side.seat, piece.id)
    elif verb == PLAY_VERB:
        play_card(table, side, piece)
    elif verb == DISPLAY_VERB:
        change_display(table, piece, option.amount)
    else:
        activate(table, side.seat, option)


def play_card(table: Table, side: Side, piece: Piece) -> None:
    """Pay for a card and use it (LOS-CARD-04, LOS-TRM-01, LOS-TRM-02).  A face-down character costs as much (A-12)."""
    table.pay_energy(side, table.cost_of(piece), piece)
    side.played += 1
    card = piece.card
    table.count(CARD_NUMBERS * card.index + CARD_PLAYED)
    if card.type == CHARACTER:
        table.frames.append(Frame(PLACE_FRAME, WHERE, piece.id))
    elif card.type == EFFECT:
        table.move(piece, side.resolving)
        if table.log is not None:
            table.note(log.EFFECT_PLAYED, side.seat, piece.id)
        table.frames.append(Frame(EFFECT_FRAME, 0, piece.id))
        if card.effect is not None:
            table.use_ability(card.effect, piece.id, side.seat)
    else:
        table.move(piece, side.supports)  # LOS-CARD-07, in regain position (LOS-DSP-03)
        if table.log is not None:
            table.note(log.SUPPORT_PLAYED, side.seat, piece.id)
        table.announce(ENTERED, side.seat, piece.id)


def step_effect(table: Table, frame: Frame) -> None:
    """After its effect an effect card goes to the trash (LOS-CARD-05)."""
    table.frames.pop()
    piece = table.pieces[frame.a]
    side = table.sides[piece.owner]
    if piece.zone == side.resolving.id:
        table.move(piece, side.trash)
        if table.log is not None:
            table.note(log.TRASHED, side.seat, piece.id)
    table.announce(PLAYED, side.seat, piece.id)


# --- characters ------------------------------------------------------------------------------------------------------


def step_place(table: Table, frame: Frame) -> None:
    """Ask for the square and the display of a character, and put it there (LOS-MAIN-02, LOS-MAIN-03)."""
    piece = table.pieces[frame.a]
    side = table.sides[piece.owner]
    if frame.pc == WHERE:
        decision = Decision(SQUARE_CHOICE, side.seat, piece.id)
        square: i64 = LANES
        while square < SQUARES:
            if side.squares[square] < 0:
                decision.options.append(table.places[square])
            square += 1
        table.ask(decision)
    elif frame.pc == HOW:
        decision = Decision(DISPLAY_CHOICE, side.seat, piece.id)
        for option in table.displays[piece.id]:
            decision.options.append(option)
        table.ask(decision)
    else:
        table.frames.pop()
        if piece.is_up():
            table.announce(ENTERED, side.seat, piece.id)


def answer_place(table: Table, frame: Frame, option: Option) -> None:
    piece = table.pieces[frame.a]
    if frame.pc == WHERE:
        frame.b = option.amount
        frame.pc = HOW
        return
    frame.pc = ENTER
    place_character(table, piece, frame.b, option.amount)


def place_character(table: Table, piece: Piece, square: i64, display: i64) -> None:
    """Put a character on a square of its player."""
    side = table.sides[piece.owner]
    is_down = display >= FACING_DOWN
    table.move(piece, side.face_down if is_down else side.face_up)
    table.put_on(piece, square)
    piece.position = display % FACING_DOWN
    piece.placed = table.turn
    if table.log is not None:
        table.note(log.PLACED, side.seat, piece.id, square, display)


def change_display(table: Table, piece: Piece, display: i64) -> None:
    piece.changed = table.turn
    position: i64 = display % FACING_DOWN
    if position != piece.position:
        piece.position = position
        if table.log is not None:
            table.note(log.DISPLAY, piece.owner, piece.id, position)
    if display < FACING_DOWN and not piece.is_up():
        table.turn_up(piece)
        turned_up_in_main(table, piece)


def turned_up_in_main(table: Table, piece: Piece) -> None:
    """Let the character use its ability, and others react (LOS-MAIN-09)."""
    ask_turned_up(table, piece)
    table.announce(TURNED_UP, piece.owner, piece.id)


def step_turn_up(table: Table, frame: Frame) -> None:
    """Ask whether a character that was turned up uses its ability."""
    if frame.pc > 0:
        table.frames.pop()
        return
    frame.pc = 1
    decision = Decision(TURN_UP_CHOICE, table.pieces[frame.a].owner, frame.a)
    decision.options.append(table.offers[TURN_UP_VERB][frame.a])
    decision.offer_pass()
    table.ask(decision)


def use_turn_up(table: Table, piece: Piece) -> None:
    """Use the ability of a character that was turned up."""
    piece.may_answer = False
    ability = piece.card.turn_up
    if ability is not None:
        if table.log is not None:
            table.note(log.ABILITY, piece.owner, piece.id, 1)
        table.use_ability(ability, piece.id, piece.owner)


def activate(table: Table, seat: i64, option: Option) -> None:
    """LOS-TRM-02"""
    if table.log is not None:
        table.note(log.ABILITY, seat, option.piece)
    table.use_action(table.heard.listeners[option.amount])
