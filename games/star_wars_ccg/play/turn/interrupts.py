"""Texts that players use: of Interrupts in hand (CCG-INT), and of cards on the table; and what both players may answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.bits import bit
from games.engine.decision import Decision, Option
from games.engine.events.resolution import Resolution
from games.engine.events.windows import EVENT_FRAME
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import (
    ANY_TIME,
    AT_DRAIN,
    AT_ENTRY,
    AT_ONCE,
    AT_OTHER_TURN,
    AT_OWN_CONTROL,
    AT_OWN_DRAW,
    AT_OWN_LEAVING,
    AT_OWN_LOSS,
    AT_OWN_TURN,
    AT_PLAYED,
    AT_SALVAGE,
    AT_USE,
    BANNED,
    EXTRA_PRICE,
    FIRST_ANSWER,
    INTERRUPT,
    LENDS,
    LOST_PLAYS_OUT,
    NOT_PLAYED,
    NOT_TURNED,
    NOT_UNASKED,
    PLAYED_AS_LOST,
    PLAYED_AS_USED,
    REPLAYS_EACH_TURN,
    REPLAYS_NONE,
    REPLAYS_ONCE,
    SCANS_LOST,
    VOIDED,
)
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import ACT_FRAME, ACT_VERB, ANSWER_FRAME, CHARACTER, NONE, PLAY_FRAME, PLAY_VERB, WEAPON
from games.star_wars_ccg.play.effects.card_texts import UsableText
from games.star_wars_ccg.play.side import Piece, Side, Zone
from games.star_wars_ccg.play.state import Table

# Steps of an Interrupt's frame.
BEGINS: Final = 0
ANSWERED: Final = 1
OVER: Final = 2
# Its text was carried out, which is not answered yet.
WORKED: Final = 3


# Bits of `Piece.acts` for each text of a card that its player uses, at the places below SHUTTLED; and the place of texts that work by
# themselves.
ACT_BITS: Final = 4
MOST_ACTS: Final = 16
BY_ITSELF: Final = 14
# Uses of texts that are not limited by the turn, which take nothing from those that are.
UNCOUNTED: Final = 13
# Uses of Interrupts that a card lets its player use from elsewhere than the hand, and characters that a vehicle has shuttled.
REPLAYED: Final = 12
SHUTTLED: Final = 11
# `Side.done`: below the keys of texts that are used once in a game.
REPLAY_KEYS: Final = -100_000_000
# `Frame.e` of an Interrupt that goes out of play once it was used.
GOES_OUT: Final = 2
# `Frame.pc` of an ANSWER_FRAME that has waited for the end of a batch.
WAITED: Final = 2
# `Piece.worked`: the number of the battle so many times, and a bit for what has worked in it.
BATTLE_BITS: Final = 64
BY_PLAYER: Final = 1
BY_OTHER: Final = 2
ITSELF: Final = 4
EACH_USE: Final = 8  # counts the uses by its player, 7 at most


def offer_uses(table: Table, seat: i64, decision: Decision, time: i64) -> None:
    """The texts that can be used: in the own phases, in a weapons segment (CCG-WPN-01), and to answer what has just happened."""
    side = table.sides[seat]
    for piece in side.hand.cards:
        if piece.card.plays:
            offer_plays(table, seat, piece, decision, time)
    if table.replayers and replayer_of(table, seat) >= 0:
        for piece in side.lost.cards:
            if piece.card.plays:
                stand_as_if(piece, side.hand)
                offer_plays(table, seat, piece, decision, time)
                stand_as_if(piece, side.lost)
    if table.changes.flag_row(LENDS) is not None:
        for piece in lent_to(table, side):
            stand_as_if(piece, side.hand)
            offer_plays(table, seat, piece, decision, time)
            stand_as_if(piece, side.aside)
    for id in table.actors:
        offer_actions(table, seat, table.pieces[id], decision, time)


def lent_to(table: Table, side: Side) -> list[Piece]:
    """The own Interrupts faceup on cards that let their player use one in this turn."""
    found: list[Piece] = []
    for piece in side.aside.cards:
        if piece.card.plays and piece.under >= 0 and not piece.facedown:
            host = table.pieces[piece.under]
            if host.controller == side.seat and table.has_flag(LENDS, host) and acts_of(table, host, REPLAYED) == 0:
                found.append(piece)
    return found


def stand_as_if(piece: Piece, pile: Zone) -> None:
    """Let an Interrupt that is used from elsewhere count as in hand while it is asked what bars cards in hand, or as back in its pile."""
    piece.zone = pile.id


def offer_plays(table: Table, seat: i64, piece: Piece, decision: Decision, time: i64) -> None:
    """The texts of one Interrupt."""
    if is_forbidden(table, piece) or table.has_flag(NOT_PLAYED, piece) or table.has_flag(BANNED, piece):
        return
    if table.limiters and is_copy_used(table, piece):
        return
    if time != AT_USE and table.has_flag(NOT_UNASKED, piece):
        return
    number: i64 = 0
    for play in piece.card.plays:
        is_usable = fits_time(play, time) and table.can_use(play.ability, Resolution(piece.id, seat, NONE, play.ability))
        if is_usable and is_left_in_game(table, seat, play) and can_pay_extra(table, piece, play):
            decision.offer(PLAY_VERB, piece.id, number)
        number += 1  # noqa: SIM113  `enumerate` would be slow when compiled


def replayer_of(table: Table, seat: i64) -> i64:
    """The id of a card on the table that lets this player use an Interrupt of the Lost Pile now; NONE without one."""
    for id in table.replayers:
        piece = table.pieces[id]
        if piece.controller != seat or not table.zones[piece.zone].in_play or table.has_flag(REPLAYS_NONE, piece):
            continue
        if table.has_flag(REPLAYS_EACH_TURN, piece) and acts_of(table, piece, REPLAYED) == 0:
            return id
        if table.has_flag(REPLAYS_ONCE, piece) and replay_key(piece) not in table.sides[seat].done:
            return id
    return NONE


def replay_key(piece: Piece) -> i64:
    """The key among `Side.done` of a card that lets its player use an Interrupt of the Lost Pile once in a game, by its title."""
    return REPLAY_KEYS - piece.card.title


def count_replay(table: Table, seat: i64) -> None:
    """Count the use of an Interrupt of the Lost Pile."""
    piece = table.pieces[replayer_of(table, seat)]
    if table.has_flag(REPLAYS_EACH_TURN, piece) and acts_of(table, piece, REPLAYED) == 0:
        count_act(table, piece, REPLAYED)
    else:
        table.sides[seat].done += [replay_key(piece)]


def is_forbidden(table: Table, piece: Piece) -> bool:
    """Whether a card of the opponent on the table keeps cards of this title from being used."""
    opponent = table.sides[1 - piece.controller]
    for zone in (opponent.at_locations, opponent.area):
        for other in zone.cards:
            if other.card.forbids and piece.card.title in other.card.forbids and not table.is_blank(other):
                return True
    return False


def is_copy_used(table: Table, piece: Piece) -> bool:
    """Whether an Interrupt of this title was used this turn while one lies on a card that limits copies."""
    for id in table.limiters:
        if table.zones[table.pieces[id].zone].in_play and not table.is_blank(table.pieces[id]):
            for other in stacked_on(table, id):
                if other.card.title == piece.card.title:
                    return any(each.acted == table.turn for each in table.pieces if each.card.title == piece.card.title)
    return False


def is_left_in_game(table: Table, seat: i64, text: UsableText) -> bool:
    """Whether a text that a player uses once in a game was not used yet."""
    return text.once_key == 0 or table.sides[seat].done.count(text.once_key) < text.uses


def stacked_on(table: Table, host: i64) -> list[Piece]:
    """The cards that lie on a card."""
    return [piece for side in table.sides for piece in side.aside.cards if piece.under == host]


def grabber_of(table: Table, piece: Piece) -> i64:
    """The id of the card on the table on which Interrupts of this title go; NONE without one."""
    for id in table.grabbers:
        if table.zones[table.pieces[id].zone].in_play and not table.is_blank(table.pieces[id]):
            for other in stacked_on(table, id):
                if other.card.title == piece.card.title:
                    return id
    return NONE


def extra_price(table: Table, piece: Piece) -> i64:
    """The Force that cards on the table ask for an Interrupt of the hand beside its own costs."""
    price: i64 = table.number(EXTRA_PRICE, piece) if table.changes.number_row(EXTRA_PRICE) is not None else 0
    grabber: i64 = grabber_of(table, piece) if table.grabbers else NONE
    if grabber < 0 or table.pieces[grabber].card.grabs_free:
        return price
    return price + 1 + len(stacked_on(table, grabber))


def can_pay_extra(table: Table, piece: Piece, play: UsableText) -> bool:
    """Whether a player can pay what cards add to the cost of an Interrupt."""
    price: i64 = extra_price(table, piece)
    if price == 0:
        return True
    scope = Resolution(piece.id, piece.controller, NONE, play.ability)
    for cost in play.ability.costs:
        price += table.amount(cost.amount, scope)
    return price <= table.free_force(piece.controller)


def fits_time(text: UsableText, time: i64) -> bool:
    return text.time == time or (text.time == ANY_TIME and time < FIRST_ANSWER)


def offer_actions(table: Table, seat: i64, piece: Piece, decision: Decision, time: i64) -> None:
    """The texts of one card on the table, or of a combat card that is used from under its character."""
    is_combat_card = piece.facedown and piece.called == 0 and piece.under >= 0 and table.pieces[piece.under].card.type == CHARACTER
    if not table.zones[piece.zone].in_play and not is_combat_card:
        return
    number: i64 = 0
    for text in piece.card.actions:
        is_own = (piece.controller == seat) != text.is_foreign if text.half < 0 else table.sides[seat].force_side == text.half
        is_left = text.times == 0 or acts_of(table, piece, text.count_as) < text.times
        is_left = is_left and is_left_in_game(table, seat, text) and not (text.is_once_a_battle and was_used_here(table, piece, text))
        is_left = is_left and not (text.is_once_an_event and reply_of(table, piece, text.count_as) in table.replies)
        is_left = is_left and not (text.is_once_a_duel and piece.worked == -table.contests)
        # The rules bound no text that costs nothing; without a bound, a text that changes nothing could be used for ever.
        is_left = is_left and not (text.is_unlimited and acts_of(table, piece, UNCOUNTED) == MOST_ACTS - 1)
        if time == AT_DRAIN and piece.card.type == WEAPON and not table.may_use_weapon(piece):
            is_left = False
        is_free = is_own and is_left and fits_time(text, time) and not table.is_blank(piece) and text.is_combat_card == is_combat_card
        if is_free and table.can_use(text.ability, Resolution(piece.id, seat, NONE, text.ability)):
            decision.offer(ACT_VERB, piece.id, number)
        number += 1  # noqa: SIM113


def user_bit(text: UsableText) -> i64:
    """The bit of `Piece.worked` for the player who uses a text."""
    return BY_OTHER if text.is_foreign else BY_PLAYER


def was_used_here(table: Table, piece: Piece, text: UsableText) -> bool:
    """Whether the player of a text has used texts of this card in the battle under way as often as it may be used in one."""
    if text.battle_uses > 1:
        return has_worked_here(table, piece, BY_PLAYER) and piece.worked % BATTLE_BITS // EACH_USE >= text.battle_uses
    return has_worked_here(table, piece, user_bit(text))


def has_worked_here(table: Table, piece: Piece, by: i64) -> bool:
    """Whether a text of this card has worked in the battle under way.  by: BY_PLAYER, BY_OTHER or ITSELF."""
    return piece.worked // BATTLE_BITS == table.battles and piece.worked & by != 0


def mark_here(table: Table, piece: Piece, by: i64) -> None:
    """Note that a text of this card has worked in the battle under way."""
    before: i64 = piece.worked & (BATTLE_BITS - 1) if piece.worked // BATTLE_BITS == table.battles else 0
    if by == BY_PLAYER and before < BATTLE_BITS - EACH_USE:
        before += EACH_USE
    piece.worked = BATTLE_BITS * table.battles + (before | by)


def use_text(table: Table, seat: i64, option: Option) -> bool:
    """Use the text that an option names; False for another option."""
    if option.verb == PLAY_VERB:
        use_interrupt(table, seat, option)
    elif option.verb == ACT_VERB:
        act(table, seat, option)
    else:
        return False
    return True


def act(table: Table, seat: i64, option: Option) -> None:
    """Use a text of a card on the table, and count that use."""
    piece = table.pieces[option.piece]
    text = piece.card.actions[option.amount]
    count_act(table, piece, text.count_as if text.times > 0 else UNCOUNTED)
    if text.is_once_a_battle:
        mark_here(table, piece, user_bit(text))
    elif text.is_once_a_duel:
        piece.worked = -table.contests
    if text.once_key != 0:
        table.sides[seat].done += [text.once_key]
    if text.is_once_an_event:
        table.replies.append(reply_of(table, piece, text.count_as))
    if table.log is not None:
        table.note(log.ACTION, seat, piece.id)
    if text.is_salvage and table.is_answered(AT_SALVAGE):
        table.frames.append(Frame(ACT_FRAME, 0, piece.id, option.amount, seat))
        begin_answers(table, AT_SALVAGE, 1 - seat, piece.id)
        return
    table.use_ability(text.ability, piece.id, seat)


def step_act(table: Table, frame: Frame) -> None:
    """Carry out a text of a card on the table once both players have answered it."""
    table.frames.pop()
    if frame.d == 0:
        table.use_ability(table.pieces[frame.a].card.actions[frame.b].ability, frame.a, frame.c)


def reply_of(table: Table, piece: Piece, number: i64) -> list[int]:
    """The use of a text in answer to what may be answered now: the place of its frame, what it is, and the text."""
    place: i64 = len(table.frames) - 1
    while place >= 0 and table.frames[place].kind != ANSWER_FRAME:
        place -= 1
    if place < 0:
        return [place, 0, 0, piece.id, number]
    return [place, table.frames[place].a, table.frames[place].d, piece.id, number]


def acts_of(table: Table, piece: Piece, number: i64) -> i64:
    """How often this turn a text of a card on the table was used.  number: `UsableText.count_as`, or a place from SHUTTLED on."""
    if piece.acted != table.turn:
        return 0
    return (piece.acts >> (ACT_BITS * number)) & (MOST_ACTS - 1)


def count_act(table: Table, piece: Piece, number: i64) -> None:
    """Count one more use, of 15 at most."""
    if piece.acted != table.turn:
        piece.acted = table.turn
        piece.acts = 0
    if acts_of(table, piece, number) < MOST_ACTS - 1:
        piece.acts += bit(ACT_BITS * number)


def use_interrupt(table: Table, seat: i64, option: Option) -> None:
    """CCG-INT-01, CCG-INT-02: it lies aside while it is answered and carried out."""
    piece = table.pieces[option.piece]
    play = piece.card.plays[option.amount]
    is_lent = piece.zone == table.sides[seat].aside.id
    is_replayed = is_lent or piece.zone == table.sides[seat].lost.id
    if is_lent:
        count_act(table, table.pieces[piece.under], REPLAYED)
    elif is_replayed:
        count_replay(table, seat)
    if is_replayed:
        stand_as_if(piece, table.sides[seat].hand)
    price: i64 = extra_price(table, piece)
    is_lost = is_lost_by(table, piece, play)
    if is_replayed:
        stand_as_if(piece, table.sides[seat].aside if is_lent else table.sides[seat].lost)
    if price > 0:
        table.use_force(table.sides[seat], price)
    table.show_all(piece)
    if table.limiters:
        piece.acted = table.turn
    if play.once_key != 0:
        table.sides[seat].done += [play.once_key]
    grabber: i64 = grabber_of(table, piece) if table.grabbers else NONE
    table.move(piece, table.sides[seat].aside)
    piece.under = grabber
    piece.acted = table.turn
    if table.log is not None:
        table.note(log.INTERRUPT, seat, piece.id)
    frame = Frame(PLAY_FRAME, BEGINS, piece.id, 1 if is_lost else 0)
    frame.d = option.amount
    frame.e = GOES_OUT if is_replayed else 0
    table.frames.append(frame)


def carry_out(table: Table, piece: Piece, play: UsableText, scope: Resolution) -> None:
    """Carry out a text, for the targets that the other player has chosen for it if there are such (`play.answered.texts.redirect`)."""
    if piece.aim < 0:
        table.use_ability(play.ability, piece.id, scope.seat)
        return
    scope.open_slot(0)
    scope.slots[0] = [piece.aim] if piece.origin < 0 else [piece.aim, piece.origin]
    scope.aimed_by = 1 - scope.seat  # for whom they must be legal
    piece.aim = NONE
    piece.origin = NONE
    if table.can_pay_all(play.ability.costs, scope):
        table.resolve(play.ability.program, scope)


def is_lost_by(table: Table, piece: Piece, play: UsableText) -> bool:
    """Whether an Interrupt that is used by this text is a Lost one."""
    if table.has_flag(PLAYED_AS_LOST, piece):
        return True
    seat: i64 = piece.controller
    if play.examines & 1 != 0 and table.seat_value(SCANS_LOST, seat, 0) > 0:
        return True
    if play.examines & 2 != 0 and table.seat_value(SCANS_LOST, 1 - seat, 0) > 0:
        return True
    return play.is_lost and not table.has_flag(PLAYED_AS_USED, piece)


def step_interrupt(table: Table, frame: Frame) -> None:
    """Both players may answer before its targets are chosen; what cancels it takes the cost as well, and it is lost."""
    piece = table.pieces[frame.a]
    side = table.sides[piece.controller]
    play = piece.card.plays[frame.d]
    if frame.pc == BEGINS:
        frame.pc = ANSWERED
        begin_answers(table, AT_USE, 1 - side.seat, piece.id)
    elif frame.pc == ANSWERED:
        frame.pc = OVER
        scope = Resolution(piece.id, side.seat, NONE, play.ability)
        if frame.c == 0 and not is_cancelled(table, piece):
            if piece.aim >= 0 or table.can_use(play.ability, scope):
                if table.is_answered(AT_PLAYED):
                    frame.pc = WORKED
                carry_out(table, piece, play, scope)
            return
        if table.can_pay_all(play.ability.costs, scope):
            for cost in play.ability.costs:
                table.pay(cost, table.amount(cost.amount, scope), scope)
        frame.b = 0 if frame.c == 2 else 1
        if table.log is not None:
            table.note(log.CANCELLED, side.seat, piece.id)
    elif frame.pc == WORKED:
        frame.pc = OVER
        begin_happened(table, AT_PLAYED, side.seat, piece.id)
    else:
        table.frames.pop()
        if frame.e & 1 != 0:
            table.end_period(INTERRUPT)
        is_out = frame.b == 2 or frame.e & GOES_OUT != 0 or (frame.b != 0 and table.seat_value(LOST_PLAYS_OUT, side.seat, 0) > 0)
        if piece.zone == side.aside.id and piece.under < 0 and not is_out:
            table.move(piece, side.lost if frame.b != 0 else side.used)


def keep_aside(table: Table, piece: Piece) -> None:
    """Let an Interrupt that is carried out now go out of play after that."""
    for frame in table.frames:
        if frame.kind == PLAY_FRAME and frame.a == piece.id:
            frame.b = 2


def is_cancelled(table: Table, piece: Piece) -> bool:
    """Whether a card on the table cancels every card with this title, or every one that fits."""
    if table.has_flag(VOIDED, piece):
        return True
    for side in table.sides:
        for zone in (side.area, side.at_locations):
            for other in zone.cards:
                if piece.card.title in other.card.cancels and not table.is_blank(other):
                    return True
    return False


def cancel_interrupt(table: Table, id: i64, is_kept: bool = False) -> None:
    """Cancel an Interrupt that is answered now.  is_kept: whether it goes to the Used Pile."""
    for frame in table.frames:
        if frame.kind == PLAY_FRAME and frame.a == id:
            frame.c = 2 if is_kept else 1


# --- texts that work by themselves -----------------------------------------------------------------------------------


def begin_automatic(table: Table, time: i64) -> bool:
    """Use the texts for this time whose conditions hold; one that works at once does so once a turn.  Whether there was one."""
    found = False
    for id in table.automatic:
        piece = table.pieces[id]
        if not table.zones[piece.zone].in_play or table.is_blank(piece):
            continue
        turns = False  # a card turns over once, whatever makes it
        for text in piece.card.automatics:
            if text.is_flip and (turns or table.has_flag(NOT_TURNED, piece)):
                continue
            is_new = time != AT_ONCE or text.is_flip or acts_of(table, piece, BY_ITSELF) == 0
            seat: i64 = piece.controller
            if text.half >= 0:
                seat = 0 if table.sides[0].force_side == text.half else 1
            is_own = time not in (AT_OWN_CONTROL, AT_OWN_TURN, AT_OTHER_TURN) or (table.active == seat) == (time != AT_OTHER_TURN)
            scope = Resolution(piece.id, seat, NONE, text.ability)
            is_left = text.times == 0 or acts_of(table, piece, BY_ITSELF) < text.times
            is_left = is_left and not (text.is_once_a_battle and has_worked_here(table, piece, ITSELF))
            if text.time == time and is_new and is_own and is_left and table.can_use(text.ability, scope):
                if text.times > 0 or (time == AT_ONCE and not text.is_taking and not text.is_flip):
                    count_act(table, piece, BY_ITSELF)
                turns = turns or text.is_flip
                if text.is_once_a_battle:
                    mark_here(table, piece, ITSELF)
                if table.log is not None:
                    table.note(log.ACTION, seat, piece.id)
                table.use_ability(text.ability, piece.id, seat)
                found = True
    return found


def begin_own_loss(table: Table, piece: Piece, place: i64) -> None:
    """Use the texts of a card for the moment when it was lost.  place: the id of the location where it was, for their conditions."""
    for text in piece.card.automatics:
        if text.time != AT_OWN_LOSS:
            continue
        frame = Frame(ANSWER_FRAME, 0, AT_OWN_LOSS, piece.owner)
        frame.d = piece.id
        frame.e = place + 1
        table.frames.append(frame)
        is_usable = table.can_use(text.ability, Resolution(piece.id, piece.owner, NONE, text.ability))
        table.frames.pop()
        if is_usable:
            table.use_ability(text.ability, piece.id, piece.owner)


def begin_own_leaving(table: Table, piece: Piece) -> None:
    """Use the texts of a card whose text works for the moment when it has left the table, wherever it went."""
    for text in piece.card.automatics:
        if text.time == AT_OWN_LEAVING and table.can_use(text.ability, Resolution(piece.id, piece.owner, NONE, text.ability)):
            table.use_ability(text.ability, piece.id, piece.owner)


def begin_own_draw(table: Table, piece: Piece) -> bool:
    """Use the texts of a card for the moment when it was drawn as destiny.  Whether there was one."""
    found = False
    for text in piece.card.automatics:
        is_left = text.times == 0 or acts_of(table, piece, BY_ITSELF) < text.times
        if text.time == AT_OWN_DRAW and is_left and table.can_use(text.ability, Resolution(piece.id, piece.owner, NONE, text.ability)):
            if text.times > 0:
                count_act(table, piece, BY_ITSELF)
            table.use_ability(text.ability, piece.id, piece.owner)
            found = True
    return found


def begin_entry(table: Table, piece: Piece) -> None:
    """Use the texts of a card for the moment when it was deployed."""
    for text in piece.card.automatics:
        if text.time == AT_ENTRY and table.can_use(text.ability, Resolution(piece.id, piece.controller, NONE, text.ability)):
            table.use_ability(text.ability, piece.id, piece.controller)


def begin_happened(table: Table, time: i64, seat: i64, subject: i64, detail: i64 = NONE) -> None:
    """Let texts work by themselves that answer what has just happened, then both players, this seat first.

    subject: the id of the card to which it has happened.  detail: what else is known of it, by the time (register e of `ANSWER_FRAME`).
    """
    if table.is_answered(time):
        frame = Frame(ANSWER_FRAME, 0, time, seat)
        frame.d = subject
        frame.e = detail + 1
        if happens_together(table):
            frame.pc = WAITED
            table.waiting.append(frame)
            return
        table.frames.append(frame)
        if table.automatic:
            begin_automatic(table, time)


def happens_together(table: Table) -> bool:
    """Whether one of several events of a batch happens now: what follows from it waits until all of them have happened."""
    return len(table.frames) > 0 and table.frames[-1].kind == EVENT_FRAME and table.frames[-1].d > 1


def push(table: Table, frame: Frame) -> None:
    """Put a frame on top, or let it wait until all that happens together has happened."""
    if happens_together(table):
        table.waiting.append(frame)
    else:
        table.frames.append(frame)


# --- answers ---------------------------------------------------------------------------------------------------------


def begin_answers(table: Table, time: i64, seat: i64, subject: i64, detail: i64 = NONE) -> None:
    """Let both players answer what has just happened, this seat first; nobody is asked if no card of the game can.

    subject, detail: as in `begin_happened`.
    """
    if table.is_answered(time):
        frame = Frame(ANSWER_FRAME, 0, time, seat)
        frame.d = subject
        frame.e = detail + 1
        push(table, frame)
