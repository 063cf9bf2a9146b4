"""What the ops of the cards do.

A pick is one op: so many cards out of some zones, one after the other, each moved as soon as it is picked; `Frame.d` is how many are
still to pick, `Frame.c` what was counted: the cards picked, or their costs.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.engine.ops import Op, Program
from games.star_realms import log
from games.star_realms.cards import Card
from games.star_realms.counts import CARD_BOUGHT, CARD_SCRAPPED
from games.star_realms.state import Piece, Side, Table, Zone
from games.star_realms.terms import (
    ALL_FACTIONS,
    ASIDE_VERB,
    AUTHORITY_GAINED,
    BASE,
    BOTH,
    BY_AUTHORITY,
    CARD_TRIMMED,
    CHOOSE,
    CHOOSE_ALLY,
    CHOOSE_FACTION,
    COPIED_ABILITY,
    COPIED_CARD,
    COPY,
    COPY_ABILITY,
    COPY_BASE,
    COPY_VERB,
    COSTS,
    COUNTED,
    DESTROY_VERB,
    DISCARD,
    DISCARD_VERB,
    DRAW,
    EACH_PLAYER,
    ENEMY,
    ENEMY_IN_PLAY,
    EVENT,
    EXPLORERS,
    FACTION,
    FLIP,
    GAIN_ALLY,
    GAIN_AUTHORITY,
    GAIN_COMBAT,
    GAIN_TRADE,
    GAMBIT,
    HAND,
    HAND_VERB,
    HERO,
    IF,
    IN_PLAY,
    INSTEAD_VERB,
    LOOK,
    LOOKED_AT,
    LOSE_AUTHORITY,
    MISSING,
    NEXT_ACQUIRED,
    NEXT_CHEAPER,
    ONCE_A_TURN,
    OPTION,
    OTHER_PLAYER,
    OWN_IN_PLAY,
    PICK,
    PICK_OP,
    PLACE,
    PLAYED,
    RETURN_AT_END,
    ROW_SIZE,
    SAME_FACTION,
    SCRAP_THIS,
    SCRAP_VERB,
    SCRAPPED,
    SHIP,
    SHUFFLE_IN,
    STEAL_VERB,
    TAKE_VERB,
    TECH,
    TO_DECK,
    TO_DISCARD,
    TO_HAND,
    TO_PLAY,
    TO_TOP,
    TOP_VERB,
    TRADE_ROW,
    TRIMMED,
)

TURN_FRAME: Final = 1
PLACE_FRAME: Final = 2  # a: the piece being acquired; b: the place in `Side.next` of the op that says where it may go; c: where else
REFILL_FRAME: Final = 3
OWN_CARDS: Final = 1 << HAND | 1 << DISCARD


def perform(table: Table, op: Op, frame: Frame) -> None:  # noqa: PLR0912  one branch an op
    side = table.sides[frame.e]
    code: i64 = op.code
    if code == GAIN_COMBAT:
        gain_combat(table, side, amount_of(table, side, op, frame))
    elif code == GAIN_TRADE:
        gain_trade(table, side, amount_of(table, side, op, frame))
    elif code == GAIN_AUTHORITY:
        gain_authority(table, side, amount_of(table, side, op, frame))
    elif code == DRAW:
        table.draw(side, amount_of(table, side, op, frame))
    elif code == PICK_OP:
        ask_pick(table, side, op, frame)
    elif code == CHOOSE:  # SR-ABL-04
        decision = Decision(OPTION, side.seat, frame.b)
        number: i64 = 0
        while number < len(op.subs):
            # An effect that must be done can only be chosen if it can be done.
            if op.kind == 0 or can_be_done(side, op.subs[number]):
                decision.options.append(table.choices[number])
            number += 1
        table.ask(decision)
    elif code == IF:
        if counter_of(table, side, op, frame) >= op.amount:
            table.run_inside(op.subs[0], frame)
    elif code == NEXT_ACQUIRED:
        side.next.append(op)
    elif code == GAIN_ALLY:
        number = 0
        while number < op.amount:
            side.allies.append(op.selector.traits)
            number += 1
        if table.log is not None:
            table.note(log.COUNTS_AS, side.seat, frame.b, op.selector.traits)
    elif code == COPY:
        ask_copy(table, side, frame)
    else:
        perform_rare(table, side, op, frame)


def perform_rare(table: Table, side: Side, op: Op, frame: Frame) -> None:  # noqa: PLR0912  one branch an op
    """Ops of later boxes."""
    code: i64 = op.code
    if code == LOSE_AUTHORITY:
        amount: i64 = amount_of(table, side, op, frame)
        if table.log is not None and amount > 0:
            table.note(log.LOST_AUTHORITY, side.seat, -1, amount)
        lose_authority(table, side, amount)
    elif code == SCRAP_THIS:
        if table.pieces[frame.b].zone == side.in_play.id:
            scrap(table, side, table.pieces[frame.b])
    elif code in (CHOOSE_FACTION, CHOOSE_ALLY):
        decision = Decision(FACTION, side.seat, frame.b)
        faction: i64 = 1
        while faction < ALL_FACTIONS:
            decision.options.append(table.choices[faction])
            faction *= 2
        table.ask(decision)
    elif code == COPY_BASE:
        ask_copy_base(table, side, frame)
    elif code == COPY_ABILITY:
        ask_copy_ability(table, side, frame)
    elif code == RETURN_AT_END:
        side.returning.append(frame.b)
    elif code == EACH_PLAYER:
        first: i64 = side.seat
        # where both could lose, who is on turn wins, so the other one's loss comes first.
        if op.kind == 1:
            first = 1 - first
        each_player(table, op, frame, first)
    elif code == OTHER_PLAYER:
        seat: i64 = frame.e
        frame.e = 1 - seat
        table.run_inside(op.subs[0], frame)
        frame.e = seat
    elif code == LOOK:
        number: i64 = 0
        while number < op.amount and side.deck.cards:
            table.move(side.deck.cards[-1], side.looked_at)
            number += 1
    elif code == FLIP:
        flip(table, side, table.pieces[frame.b])
    elif code == SHUFFLE_IN:
        table.move_all(side.discard, side.deck)
        table.deck_rngs[side.seat].shuffle(side.deck.cards)
        if table.log is not None:
            table.note(log.SHUFFLED, side.seat)
    elif code == NEXT_CHEAPER:
        number = 0
        while number < op.amount:
            side.cheaper.append(op.selector.traits)
            number += 1


def each_player(table: Table, op: Op, frame: Frame, first: i64) -> None:
    """The same for both; of two running programs the one on top goes first."""
    program = op.subs[0]
    seat: i64 = frame.e
    frame.e = first if program.is_straight else 1 - first
    table.run_inside(program, frame)
    frame.e = 1 - frame.e
    if not table.is_over:
        table.run_inside(program, frame)
    frame.e = seat


def answer_program(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    """The answer to what an op of the running program asked; the frame's pc stands behind that op."""
    op = table.programs[frame.a].ops[frame.pc - 1]
    if decision.kind == PICK:
        if option.verb == PASS_VERB:
            frame.d = 0
            return
        piece = table.pieces[option.piece]
        frame.d -= 1
        if frame.d > 0:
            frame.pc -= 1
        if option.verb == INSTEAD_VERB:
            piece.open = piece.open & ~ONCE_A_TURN
            gain_authority(table, table.sides[frame.e], piece.face.instead)
            return
        frame.c += piece.card.cost if op.counter == COSTS else 1
        picked(table, table.sides[frame.e], piece, op)
    elif decision.kind == OPTION:
        table.run_inside(op.subs[option.amount], frame)
    elif decision.kind == FACTION:
        chosen(table, table.sides[frame.e], op, frame, option.amount)
    elif decision.kind == COPIED_ABILITY:
        table.run_inside(table.programs[option.amount], frame)
    else:
        copy_card(table, table.sides[frame.e], table.pieces[frame.b], table.cards[option.amount])


# --- numbers ---------------------------------------------------------------------------------------------------------


def amount_of(table: Table, side: Side, op: Op, frame: Frame) -> i64:
    if op.counter == 0:
        return op.amount
    return op.amount * counter_of(table, side, op, frame)


def counter_of(table: Table, side: Side, op: Op, frame: Frame) -> i64:  # noqa: PLR0911  one line a counter
    counter: i64 = op.counter
    if counter == COUNTED:
        return frame.c
    if counter == SCRAPPED:
        return side.scrapped
    if counter == TRIMMED:
        return side.trimmed
    if counter == MISSING:
        return 2 - frame.c
    if counter == SAME_FACTION:
        return count_in_play(side, 0, table.pieces[frame.b].factions)
    if counter == OWN_IN_PLAY:
        return count_in_play(side, op.selector.types, op.selector.traits)
    if counter == ENEMY_IN_PLAY:
        return count_in_play(table.sides[1 - side.seat], op.selector.types, op.selector.traits)
    found: i64 = 0
    if counter == PLAYED:
        for piece in side.played:
            if matches(piece, op.selector.types, op.selector.traits):
                found += 1
    return found


def count_in_play(side: Side, types: i64, factions: i64) -> i64:
    found: i64 = 0
    for piece in side.in_play.cards:
        if matches(piece, types, factions):
            found += 1
    return found


def matches(piece: Piece, types: i64, factions: i64) -> bool:
    return (types == 0 or piece.face.type & types != 0) and (factions == 0 or piece.factions & factions != 0)


def gain_trade(table: Table, side: Side, amount: i64) -> None:
    side.trade += amount
    if table.log is not None and amount > 0:
        table.note(log.GAINED_TRADE, side.seat, -1, amount)


def gain_combat(table: Table, side: Side, amount: i64) -> None:
    side.combat += amount
    side.combat_gained += amount
    if table.log is not None and amount > 0:
        table.note(log.GAINED_COMBAT, side.seat, -1, amount)


def gain_authority(table: Table, side: Side, amount: i64) -> None:
    side.authority += amount  # SR-ABL-03: at once; A-12: without limit
    side.authority_gained += amount
    if table.log is not None and amount > 0:
        table.note(log.GAINED_AUTHORITY, side.seat, -1, amount)
    if side.watchers > 0 and amount > 0:
        watch(table, side, AUTHORITY_GAINED, None)


def lose_authority(table: Table, side: Side, amount: i64) -> None:
    side.authority -= amount
    if side.authority <= 0:  # SR-WIN-01, A-01, A-20
        table.end(1 - side.seat, BY_AUTHORITY)


# --- cards that go somewhere -----------------------------------------------------------------------------------------


def refill(table: Table) -> None:
    """SR-ACQ-05: the row has five cards; A-07: as far as the trade deck goes."""
    deck = table.trade_deck.cards
    row = table.trade_row
    while len(row.cards) < ROW_SIZE and deck:
        piece = deck[-1]
        table.move(piece, row)
        if piece.card.type == EVENT:
            table.move(piece, table.scrap_heap)
            if table.log is not None:
                table.note(log.EVENT_REVEALED, table.active, piece.id)
            table.push(Frame(REFILL_FRAME, 0))
            if piece.card.at_once is not None:
                table.run(piece.card.at_once, piece.id, table.active)
            return


def scrap(table: Table, side: Side, piece: Piece) -> None:
    """SR-ABL-08; SR-ABL-10: an Explorer goes back to its pile."""
    row = piece.zone == TRADE_ROW
    if not row:
        side.scrapped += 1
        if piece.card.type != GAMBIT:
            side.size -= 1
            side.cost -= piece.card.cost
        if piece.zone != side.in_play.id:
            side.trimmed += 1
            if side.watchers > 0:
                watch(table, side, CARD_TRIMMED, piece)
    if table.log is not None:
        table.note(log.SCRAPPED, side.seat, piece.id)
    if table.watched == side.seat:
        table.count_card(piece, CARD_SCRAPPED)
    table.move(piece, table.explorers if piece.card.is_explorer else table.scrap_heap)
    piece.owner = -1
    if row:
        refill(table)


def acquire(table: Table, side: Side, piece: Piece, price: i64, place: i64) -> None:
    """SR-ACQ-01, SR-ACQ-02: the card goes to the own discard pile, unless an effect says where else (`place`, `Side.next`)."""
    side.trade -= price
    side.spent += price
    side.bought += 1
    if table.watched == side.seat:
        table.count_card(piece, CARD_BOUGHT)
    if table.log is not None:
        table.note(log.ACQUIRED, side.seat, piece.id, price)
    if side.cheaper:
        side.cheaper = [factions for factions in side.cheaper if factions & piece.factions == 0]
    mask: i64 = piece.card.hand_if_played
    if mask != 0:
        for played in side.played:
            if played.factions & mask != 0:
                frame = Frame(PLACE_FRAME, 0, piece.id, -1, place)
                frame.e = side.seat
                table.push(frame)
                return
    find_place(table, side, piece, place)


def find_place(table: Table, side: Side, piece: Piece, place: i64) -> None:
    if piece.card.type & (HERO | TECH) != 0:
        put(table, side, piece, TO_PLAY)
        return
    number: i64 = 0
    while number < len(side.next):
        op = side.next[number]
        if piece.card.type & op.selector.types != 0:
            if op.optional:
                frame = Frame(PLACE_FRAME, 0, piece.id, number, place)
                frame.e = side.seat
                table.push(frame)
            else:
                side.next.pop(number)
                put(table, side, piece, op.place)
            return
        number += 1
    put(table, side, piece, place)


def ask_place(table: Table, frame: Frame) -> None:
    """Where the next card acquired goes is chosen when it is acquired."""
    decision = Decision(PLACE, frame.e, frame.a)
    decision.offer_pass()
    place: i64 = TO_HAND if frame.b < 0 else table.sides[frame.e].next[frame.b].place
    decision.options.append(table.choices[place])
    table.ask(decision)


def answer_place(table: Table, frame: Frame, option: Option) -> None:
    side = table.sides[frame.e]
    piece = table.pieces[frame.a]
    table.pop()
    if option.verb == PASS_VERB:
        if frame.b < 0:
            find_place(table, side, piece, frame.c)
        else:
            side.next.pop(frame.b)  # it was about this card, wherever it goes
            put(table, side, piece, frame.c)
    elif frame.b < 0:
        put(table, side, piece, TO_HAND)
    else:
        put(table, side, piece, side.next.pop(frame.b).place)


def put(table: Table, side: Side, piece: Piece, place: i64) -> None:
    """A card that was acquired goes where it shall be, and the row is full again at once (A-17)."""
    row = piece.zone == TRADE_ROW
    piece.owner = side.seat
    side.size += 1
    side.cost += piece.card.cost
    if place == TO_DISCARD:
        table.move(piece, side.discard)
    else:
        if place == TO_HAND:
            table.move(piece, side.hand)
        elif place == TO_PLAY:
            table.move(piece, side.in_play)
            if piece.card.type == HERO:  # what it does beside its scrap ability, it does as it comes into play
                play_ship(table, side, piece)
        else:
            table.move(piece, side.deck)
            if place == TO_DECK:
                table.deck_rngs[side.seat].shuffle(side.deck.cards)
        if table.log is not None:
            table.note(log.RETURNED, side.seat, piece.id, 0, place)
    if row:
        refill(table)


# --- picks -----------------------------------------------------------------------------------------------------------


def ask_pick(table: Table, side: Side, op: Op, frame: Frame) -> None:  # noqa: PLR0912  one branch a zone
    """Ask for one card; what cannot be done is left out (A-19)."""
    if frame.d == 0:
        frame.d = op.amount if op.counter in (0, COSTS) else amount_of(table, side, op, frame)
        if op.selector.zones == 1 << TRADE_ROW:
            frame.d = min(frame.d, len(table.trade_row.cards))
        frame.c = 0
        if frame.d == 0:
            return
    selector = op.selector
    zones: i64 = selector.zones
    owner = table.sides[1 - side.seat] if selector.whose == ENEMY else side
    if table.shields_player and owner is not side and zones & (1 << HAND) != 0 and has_outpost(owner):
        frame.d = 0
        return
    # of an opponent's discards the opponent decides.
    decision = Decision(PICK, owner.seat if op.kind == DISCARD_VERB else side.seat, frame.b)
    if op.optional:
        decision.offer_pass()
    verb: i64 = op.kind
    if zones & (1 << HAND) != 0:
        offer_cards(table, decision, owner.hand, op, verb)
    if zones & (1 << DISCARD) != 0:
        offer_cards(table, decision, owner.discard, op, verb)
    if zones & (1 << IN_PLAY) != 0:
        offer_bases(table, decision, owner, op, verb)
        if selector.whose == BOTH:
            offer_bases(table, decision, table.sides[1 - side.seat], op, verb)
    if zones & (1 << LOOKED_AT) != 0:
        offer_cards(table, decision, owner.looked_at, op, verb)
    if zones & (1 << TRADE_ROW) != 0:
        # Of several only what lay there at first: as each is replaced at once, that is what lies before the new ones.
        offer_row(table, decision, op, verb, frame.d if op.amount >= ROW_SIZE else ROW_SIZE - op.amount + frame.d)
    if zones & (1 << EXPLORERS) != 0 and table.explorers.cards:
        explorer = table.explorers.cards[-1]
        if can_be_picked(explorer, op):
            decision.options.append(table.offers[verb][explorer.id])
    if len(decision.options) == (1 if op.optional else 0):
        frame.d = 0
        return
    if side.instead > 0 and verb == SCRAP_VERB and zones & OWN_CARDS != 0:
        offer_instead(table, decision, side)
    table.ask(decision)


def offer_instead(table: Table, decision: Decision, side: Side) -> None:
    """Where an own card of hand or discard pile would be scrapped."""
    last = table.pieces[decision.options[len(decision.options) - 1].piece]
    first = table.pieces[decision.options[0 if decision.options[0].piece >= 0 else 1].piece]
    if first.zone == TRADE_ROW and last.zone == TRADE_ROW:
        return
    for piece in side.in_play.cards:
        if piece.face.instead > 0 and piece.open & ONCE_A_TURN != 0:
            decision.options.insert(1 if decision.options[0].piece < 0 else 0, table.offers[INSTEAD_VERB][piece.id])


def offer_cards(table: Table, decision: Decision, zone: Zone, op: Op, verb: i64) -> None:
    """One of several copies in the same zone is as good as another."""
    cards = zone.cards
    offers = table.offers[verb]
    for piece in cards:
        if can_be_picked(piece, op) and not is_copy_of_earlier(cards, piece):
            decision.options.append(offers[piece.id])


def offer_row(table: Table, decision: Decision, op: Op, verb: i64, most: i64) -> None:
    cards = table.trade_row.cards
    for piece in cards[:most]:
        if can_be_picked(piece, op) and not is_copy_of_earlier(cards, piece):
            decision.options.append(table.offers[verb][piece.id])


def is_copy_of_earlier(cards: list[Piece], piece: Piece) -> bool:
    card = piece.card
    for earlier in cards:
        if earlier is piece:
            return False
        if earlier.card is card:
            return True
    return False


def can_be_picked(piece: Piece, op: Op) -> bool:
    selector = op.selector
    if selector.types != 0 and piece.face.type & selector.types == 0:
        return False
    if selector.traits != 0 and piece.factions & selector.traits == 0:
        return False
    if op.kind == TAKE_VERB and not piece.card.is_for_sale:
        return False
    return selector.most < 0 or piece.card.cost <= selector.most


def offer_bases(table: Table, decision: Decision, owner: Side, op: Op, verb: i64) -> None:
    """SR-ATK-05, A-15: with an outpost there, no other base is a target of the opponent's abilities."""
    guarded = owner.seat != decision.seat and has_outpost(owner)
    for piece in owner.in_play.cards:
        if piece.face.type == BASE and (piece.face.is_outpost or not guarded) and can_be_picked(piece, op):
            decision.options.append(table.offers[verb][piece.id])


def has_outpost(side: Side) -> bool:
    for piece in side.in_play.cards:  # noqa: SIM110  a generator would be slow when compiled
        if piece.face.is_outpost:
            return True
    return False


def defense(table: Table, piece: Piece) -> i64:
    owner: i64 = piece.owner
    return max(piece.face.defense + table.sides[owner].ward - table.sides[1 - owner].ward, 0)


def picked(table: Table, side: Side, piece: Piece, op: Op) -> None:  # noqa: PLR0912  one branch a verb
    verb: i64 = op.kind
    if verb == SCRAP_VERB:
        scrap(table, side, piece)
    elif verb == DISCARD_VERB:
        owner = table.sides[piece.owner]
        if table.log is not None:
            table.note(log.DISCARDED, owner.seat, piece.id)
        table.move(piece, owner.discard)
    elif verb == DESTROY_VERB:
        destroy(table, piece, 0)  # SR-ATK-03
    elif verb == TAKE_VERB:
        acquire(table, side, piece, 0, op.place)  # SR-ACQ-04
    elif verb == HAND_VERB:
        owner = table.sides[piece.owner]
        if piece.card.type == GAMBIT:
            leave(table, piece)
            return
        table.move(piece, owner.hand)
        if table.log is not None:
            table.note(log.RETURNED, owner.seat, piece.id, 0, TO_HAND)
    elif verb == ASIDE_VERB:
        table.move(piece, side.aside)
        if table.log is not None:
            table.note(log.SET_ASIDE, side.seat, piece.id)
        refill(table)
    elif verb == STEAL_VERB:
        loser = table.sides[piece.owner]
        loser.size -= 1
        loser.cost -= piece.card.cost
        if table.log is not None:
            table.note(log.STOLEN, side.seat, piece.id)
        put(table, side, piece, TO_DISCARD)
    elif verb == TOP_VERB:
        owner = table.sides[piece.owner]
        table.move(piece, owner.deck)
        if table.log is not None:
            table.note(log.RETURNED, owner.seat, piece.id, 0, TO_TOP)


def chosen(table: Table, side: Side, op: Op, frame: Frame, faction: i64) -> None:
    """A faction: the card is of it, or the side counts as having another card of it in play."""
    if table.log is not None:
        table.note(log.COUNTS_AS, side.seat, frame.b, faction)
    if op.code == CHOOSE_ALLY:
        side.allies.append(faction)
    else:
        piece = table.pieces[frame.b]
        piece.factions |= faction
        piece.counts_as |= faction


def can_be_done(side: Side, program: Program) -> bool:
    """Has a program that destroys an own base one to destroy?"""
    first = program.ops[0]
    return first.code != PICK_OP or first.kind != DESTROY_VERB or count_in_play(side, BASE, 0) > 0


def watch(table: Table, side: Side, event: i64, piece: Piece | None) -> None:
    """SR-ABL-02: what waits for this to happen, to a card where it is about one."""
    for other in side.in_play.cards:
        for trigger in other.face.triggers:
            if other is piece or trigger.event != event:
                continue
            if piece is not None and trigger.factions != 0 and trigger.factions & piece.factions == 0:
                continue
            if trigger.once:
                if other.open & ONCE_A_TURN == 0:
                    continue
                other.open = other.open & ~ONCE_A_TURN
            if trigger.program is not None:
                table.run(trigger.program, other.id, side.seat)
            elif trigger.resource == GAIN_COMBAT:
                gain_combat(table, side, trigger.amount)
            else:
                gain_trade(table, side, trigger.amount)


def destroy(table: Table, piece: Piece, combat: i64) -> None:
    """SR-ATK-02: to its owner's discard pile."""
    if table.log is not None:
        table.note(log.DESTROYED, piece.owner, piece.id, combat)
    if piece.card.type == GAMBIT:
        leave(table, piece)
    else:
        table.move(piece, table.sides[piece.owner].discard)


def leave(table: Table, piece: Piece) -> None:
    """A gambit that became a base is scrapped instead of leaving play for elsewhere."""
    if table.log is not None:
        table.note(log.SCRAPPED, piece.owner, piece.id)
    table.move(piece, table.scrap_heap)
    piece.owner = -1


def flip(table: Table, side: Side, piece: Piece) -> None:
    """It was scrapped for this, and comes back into play with its other side up."""
    back = piece.card.back
    if back is None or piece.zone != table.scrap_heap.id:
        return
    piece.owner = side.seat
    table.move(piece, side.in_play)
    become(side, piece, back)
    if table.log is not None:
        table.note(log.RETURNED, side.seat, piece.id, 0, TO_PLAY)


# --- copies ----------------------------------------------------------------------------------------------------------


def ask_copy(table: Table, side: Side, frame: Frame) -> None:
    """Another ship played this turn; none: nothing happens.  A copier does not copy a copier."""
    piece = table.pieces[frame.b]
    decision = Decision(COPIED_CARD, side.seat, piece.id)
    for other in side.played:
        card = other.card
        if card is piece.card or card.type != SHIP:
            continue
        known = False
        for option in decision.options:
            if option.amount == card.index:
                known = True
        if not known:
            decision.offer(COPY_VERB, -1, card.index)
    if decision.options:
        table.ask(decision)


def ask_copy_base(table: Table, side: Side, frame: Frame) -> None:
    """Any base in play, of either side."""
    piece = table.pieces[frame.b]
    decision = Decision(COPIED_CARD, side.seat, piece.id)
    for owner in table.sides:
        for other in owner.in_play.cards:
            card = other.face if other.card.type == GAMBIT else other.card
            if other is piece or card is piece.card or card.type != BASE:
                continue
            known = False
            for option in decision.options:
                if option.amount == card.index:
                    known = True
            if not known:
                decision.offer(COPY_VERB, -1, card.index)
    if decision.options:
        table.ask(decision)


def ask_copy_ability(table: Table, side: Side, frame: Frame) -> None:
    """An ally ability used this turn, again."""
    decision = Decision(COPIED_ABILITY, side.seat, frame.b)
    for number in side.ally_programs:
        known = False
        for option in decision.options:
            if option.amount == number:
                known = True
        if not known:
            decision.offer(COPY_VERB, -1, number)
    if decision.options:
        table.ask(decision)


def copy_card(table: Table, side: Side, piece: Piece, card: Card) -> None:
    """It has the copied card's abilities, and its factions besides its own: a ship until it leaves play, a base until the turn ends."""
    become(side, piece, card)
    if table.log is not None:
        table.note(log.COPIED, side.seat, piece.id, 0, card.index)
    play_ship(table, side, piece)


def become(side: Side, piece: Piece, card: Card) -> None:
    side.faces(piece.face, -1)
    side.faces(card, 1)
    piece.face = card
    piece.factions = piece.card.factions | card.factions
    piece.counts_as = piece.card.counts_as | card.counts_as
    piece.open = card.open


def play_ship(table: Table, side: Side, piece: Piece) -> None:
    """SR-PLY-02, A-11: its primary ability is used at once."""
    program = piece.face.at_once
    if program is not None:
        table.run(program, piece.id, side.seat)
