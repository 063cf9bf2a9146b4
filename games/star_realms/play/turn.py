"""The turn: main phase, discard phase, draw phase (SR-TRN-01)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS, PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.engine.ops import Program
from games.star_realms.play import log
from games.star_realms.play.cards import Ability
from games.star_realms.play.constants import (
    ACQUIRE_VERB,
    ALLY,
    AMOUNT,
    ATTACK_BASE_VERB,
    ATTACK_PART_VERB,
    ATTACK_VERB,
    BASE,
    BY_TURN_LIMIT,
    COPY_ABILITY,
    DISCARD_PHASE,
    DOUBLE_ALLY,
    DRAW_PHASE,
    GAIN_COMBAT,
    GAIN_TRADE,
    GAMBIT,
    MAIN,
    MAIN_PHASE,
    MOST_ABILITIES,
    NOBODY,
    PLAY_VERB,
    PRIMARY,
    SCRAP,
    SCRAP_ABILITY_USED,
    SHIP,
    SHIP_PLAYED,
    TO_DISCARD,
)
from games.star_realms.play.counts import CARD_PLAYED
from games.star_realms.play.effects.count import count_in_play, defense, has_outpost
from games.star_realms.play.effects.gain import lose_authority, watch
from games.star_realms.play.effects.move import acquire, become, destroy, play_ship, refill, scrap
from games.star_realms.play.effects.pick import is_copy_of_earlier
from games.star_realms.play.state import Piece, Side, Table

# Where the turn frame stands.
BEGIN: Final = 0
AT_MAIN: Final = 1
AT_DISCARD: Final = 2
AT_DRAW: Final = 3
AT_PART: Final = 4

NO_RANK: Final = 1000  # above all of `Card.rank`
MOST_AT_ONCE: Final = 50  # cards and abilities in one step of the machine

ATTACK_ALL: Final = Option(ATTACK_VERB, -1, 0)
ATTACK_PART: Final = Option(ATTACK_PART_VERB, -1, 0)


def step_turn(table: Table, frame: Frame) -> None:
    pc: i64 = frame.pc
    side = table.sides[table.active]
    if pc == AT_MAIN:
        ask_main(table, side, frame)
    elif pc == AT_DISCARD:
        discard_phase(table, side)
        frame.pc = AT_DRAW
    elif pc == AT_DRAW:
        draw_phase(table, side)
        next_turn(table, side)
        frame.pc = BEGIN
    elif pc == AT_PART:
        ask_part(table, side)
    else:
        begin(table, side)
        frame.pc = AT_MAIN


def begin(table: Table, side: Side) -> None:
    """SR-TRN-01; A-04: the abilities of what stayed in play are fresh."""
    side.turns += 1
    table.phase = MAIN_PHASE
    for piece in side.in_play.cards:
        piece.open = piece.face.open
    if table.log is not None:
        table.note(log.TURN_BEGAN, side.seat, -1, side.turns)


def ask_main(table: Table, side: Side, frame: Frame) -> None:  # noqa: PLR0912  one branch a kind of option
    """SR-TRN-02: everything that may be done now, in any order and as often as it can be.

    The options stand in an order that is good to follow: abilities about the hand, cards by their rank, other abilities, what can be
    acquired, attacks.  A hasty player's answer is known while the first is a card, or an ability that takes none of its own cards: this
    one, and there is always that of passing besides.  Nobody is asked, and the trace is the same.
    """
    decision = Decision(MAIN, side.seat, -1)
    options = decision.options
    hasty = side.is_hasty
    done: i64 = 0
    while True:
        if side.early > 0:
            offer_early(table, side, options)
        cards = side.hand.cards
        if hasty and cards and not options:
            keep_first(table)
            play(table, side, first_to_play(cards))
        elif hasty and can_use_first(table, options):
            use_first(table, side, options)
        else:
            if cards:
                offer_cards(table, cards, options)
            offer_abilities(table, side, options)
            if not hasty or not can_use_first(table, options):
                break
            use_first(table, side, options)
        done += 1
        # The machine counts its steps; whoever went on here without end would never be found out.
        if table.frames[-1] is not frame or table.is_over or done == MOST_AT_ONCE:
            return
    trade: i64 = side.trade
    some_cheaper = len(side.cheaper) > 0
    offers = table.offers[ACQUIRE_VERB]
    for piece in table.trade_row.cards:
        card = piece.card
        if card.cost <= trade or ((some_cheaper or card.discount != 0) and price(side, piece) <= trade):
            options.append(offers[piece.id])
    if table.explorers.cards:
        explorer = table.explorers.cards[-1]
        if explorer.card.cost <= trade:
            options.append(offers[explorer.id])
    for piece in side.aside.cards:
        if price(side, piece) <= trade:
            options.append(offers[piece.id])
    if side.combat > 0:
        offer_attacks(table, side, options)
    options.append(PASS)
    table.ask(decision)


def can_use_first(table: Table, options: list[Option]) -> bool:
    """Is the first of these abilities one that a hasty player uses without a thought?"""
    if not options:
        return False
    ability = table.pieces[options[0].piece].face.abilities[options[0].amount]
    return ability.slot != SCRAP and not ability.is_doubtful


def use_first(table: Table, side: Side, options: list[Option]) -> None:
    piece = table.pieces[options[0].piece]
    ability = piece.face.abilities[options[0].amount]
    options.clear()
    keep_first(table)
    use(table, side, piece, ability)


def keep_first(table: Table) -> None:
    """The answer to a decision that nobody was asked."""
    if table.keeps_trace:
        table.trace.append(0)


def first_to_play(cards: list[Piece]) -> Piece:
    """Of those of the lowest rank the first."""
    first = cards[0]
    for piece in cards:
        if piece.card.rank < first.card.rank:
            first = piece
    return first


def offer_cards(table: Table, cards: list[Piece], options: list[Option]) -> None:
    """One of several copies is as good as another."""
    offers = table.offers[PLAY_VERB]
    rank: i64 = 0
    while True:
        following: i64 = NO_RANK
        known: i64 = 0
        for piece in cards:
            card = piece.card
            if card.rank == rank:
                bit: i64 = 1 << (card.index & 31)
                if known & bit == 0 or not is_copy_of_earlier(cards, piece):
                    options.append(offers[piece.id])
                known |= bit
            elif rank < card.rank < following:
                following = card.rank
        if following == NO_RANK:
            return
        rank = following


def price(side: Side, piece: Piece) -> i64:
    """SR-ACQ-01: its cost, less what makes it cheaper."""
    card = piece.card
    cost: i64 = card.cost
    if card.discount != 0:
        cost -= count_in_play(side, 0, card.discount)
    for factions in side.cheaper:
        if piece.factions & factions != 0:
            cost -= 1
    return max(cost, 0)


# --- abilities -------------------------------------------------------------------------------------------------------


def offer_early(table: Table, side: Side, options: list[Option]) -> None:
    for piece in side.in_play.cards:
        early: i64 = piece.open & piece.face.early
        if early != 0:
            for ability in piece.face.abilities:
                if early & ability.bit != 0:
                    options.append(table.uses[piece.id * MOST_ABILITIES + ability.place])


def offer_abilities(table: Table, side: Side, options: list[Option]) -> None:
    """SR-ABL-01; A-04: each ability of each card once a turn; those of `offer_early` are offered already."""
    counted = False
    once: i64 = 0
    twice: i64 = 0
    for piece in side.in_play.cards:
        if piece.open == 0:
            continue
        usable: i64 = piece.open & ~piece.face.early
        for ability in piece.face.abilities:
            if usable & ability.bit == 0:
                continue
            if ability.slot == ALLY:
                if not counted:
                    # once, twice: the factions that one or more, and two or more, cards in play are or count as.
                    counted = True
                    for faction in side.allies:
                        twice |= once & faction
                        once |= faction
                    for other in side.in_play.cards:
                        twice |= once & other.counts_as
                        once |= other.counts_as
                # SR-ABL-05, A-05: another card than the one with the ability.
                if ability.factions & (twice | (once & ~piece.counts_as)) == 0:
                    continue
            elif ability.slot == DOUBLE_ALLY and allies(side, piece, ability.factions) < 2:
                continue
            if ability.price > 0 and not can_pay(side, ability):
                continue
            options.append(table.uses[piece.id * MOST_ABILITIES + ability.place])


def allies(side: Side, piece: Piece, factions: i64) -> i64:
    """Other cards in play, and what counts as one, of any of these factions (A-05, A-06)."""
    found: i64 = 0
    for faction in side.allies:
        if faction & factions != 0:
            found += 1
    for other in side.in_play.cards:
        if other is not piece and other.counts_as & factions != 0:
            found += 1
    return found


def can_pay(side: Side, ability: Ability) -> bool:
    if ability.resource == GAIN_TRADE:
        return side.trade >= ability.price
    if ability.resource == GAIN_COMBAT:
        return side.combat >= ability.price
    return side.authority > ability.price


def use(table: Table, side: Side, piece: Piece, ability: Ability) -> None:
    piece.open = piece.open & ~ability.bit
    slot: i64 = ability.slot
    if table.log is not None:
        table.note(log.USED, side.seat, piece.id, slot)
    if ability.price > 0:
        if ability.resource == GAIN_TRADE:
            side.trade -= ability.price
        elif ability.resource == GAIN_COMBAT:
            side.combat -= ability.price
        else:
            side.authority -= ability.price
    if slot == SCRAP:
        type: i64 = piece.face.type
        scrap(table, side, piece)  # SR-ABL-06
        if side.watchers > 0 and type & (SHIP | BASE) != 0:
            watch(table, side, SCRAP_ABILITY_USED, piece)
    elif slot != PRIMARY:
        side.allies_used += 1
        if not copies_ability(ability.program):
            side.ally_programs.append(ability.program.number)
    table.run(ability.program, piece.id, side.seat)


def copies_ability(program: Program) -> bool:
    """One that copies an ability is not copied itself, or it would never end."""
    for op in program.ops:  # noqa: SIM110  a generator would be slow when compiled
        if op.code == COPY_ABILITY:
            return True
    return False


# --- cards -----------------------------------------------------------------------------------------------------------


def play(table: Table, side: Side, piece: Piece) -> None:
    """SR-PLY-01: from hand into play."""
    if table.log is not None:
        table.note(log.PLAYED, side.seat, piece.id)
    if table.watched == side.seat:
        table.count_card(piece, CARD_PLAYED)
    table.move(piece, side.in_play)
    side.played.append(piece)
    if piece.card.type == SHIP:
        if side.watchers > 0 and not piece.card.chooses_faction:
            watch(table, side, SHIP_PLAYED, piece)
        play_ship(table, side, piece)


# --- attacks ---------------------------------------------------------------------------------------------------------


def offer_attacks(table: Table, side: Side, options: list[Option]) -> None:
    """SR-ATK-05, SR-ATK-06, A-03: while there are outposts, nothing else is attacked."""
    enemy = table.sides[1 - side.seat]
    combat: i64 = side.combat
    guarded = has_outpost(enemy)
    for piece in enemy.in_play.cards:
        if piece.face.type == BASE and (piece.face.is_outpost or not guarded) and defense(table, piece) <= combat:  # SR-ATK-02
            options.append(table.offers[ATTACK_BASE_VERB][piece.id])
    if not guarded:
        options.append(ATTACK_ALL)  # SR-ATK-04
        if combat > 1:
            options.append(ATTACK_PART)


def ask_part(table: Table, side: Side) -> None:
    """SR-ATK-04: any amount."""
    decision = Decision(AMOUNT, side.seat, -1)
    amount: i64 = 1
    while amount < side.combat:
        decision.offer(ATTACK_VERB, -1, amount)
        amount += 1
    table.ask(decision)


def attack(table: Table, side: Side, combat: i64) -> None:
    side.combat -= combat
    enemy = table.sides[1 - side.seat]
    if table.log is not None:
        table.note(log.ATTACKED, side.seat, -1, combat)
    lose_authority(table, enemy, combat)


# --- answers ---------------------------------------------------------------------------------------------------------


def answer_turn(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    side = table.sides[table.active]
    verb: i64 = option.verb
    if verb == PASS_VERB:
        frame.pc = AT_DISCARD
    elif verb == PLAY_VERB:
        play(table, side, table.pieces[option.piece])
    elif decision.kind == AMOUNT:
        frame.pc = AT_MAIN
        attack(table, side, option.amount)
    elif verb == ACQUIRE_VERB:
        piece = table.pieces[option.piece]
        acquire(table, side, piece, price(side, piece), TO_DISCARD)
    elif verb == ATTACK_VERB:
        attack(table, side, side.combat)
    elif verb == ATTACK_BASE_VERB:
        piece = table.pieces[option.piece]
        combat: i64 = defense(table, piece)
        side.combat -= combat
        destroy(table, piece, combat)
    elif verb == ATTACK_PART_VERB:
        frame.pc = AT_PART
    else:
        piece = table.pieces[option.piece]
        use(table, side, piece, piece.face.abilities[option.amount])


# --- the end of the turn ---------------------------------------------------------------------------------------------


def discard_phase(table: Table, side: Side) -> None:
    """SR-END-02; SR-PLY-04, SR-PLY-05: ships leave play, bases and heroes stay."""
    table.phase = DISCARD_PHASE
    if table.log is not None:
        table.note(log.TURN_ENDED, side.seat, -1, side.trade, side.combat)
    if table.watched == side.seat:
        count_turn(table, side)
    side.trade = 0
    side.combat = 0
    leave_play(table, side)
    table.move_all(side.hand, side.discard)
    side.played.clear()
    if side.allies:
        side.allies.clear()
    if side.next:
        side.next.clear()
    if side.cheaper:
        side.cheaper.clear()
    if side.ally_programs:
        side.ally_programs.clear()
    side.scrapped = 0
    side.trimmed = 0
    # What an event gave the other side in this turn.
    other = table.sides[1 - side.seat]
    other.trade = 0
    other.combat = 0
    other.scrapped = 0
    other.trimmed = 0


def leave_play(table: Table, side: Side) -> None:
    cards = side.in_play.cards
    discard = side.discard
    stays: list[Piece] = []
    docks = False
    for piece in cards:
        if piece.card.type == SHIP:
            piece.zone = discard.id
            if piece.face.docking != 0 and has_base(side, piece.face.docking):
                piece.zone = side.looked_at.id
                docks = True
            table.left_play(piece)
        else:
            stays.append(piece)
    side.in_play.cards = stays
    end_copies(side)
    if not stays and not docks:
        if discard.cards:
            discard.cards += cards
        else:
            discard.cards = cards
    else:
        for piece in cards:
            if piece.zone == discard.id:
                discard.cards.append(piece)
            elif piece.zone == side.looked_at.id:
                side.looked_at.cards.append(piece)


def end_copies(side: Side) -> None:
    """A base that became a copy of another was one until the turn ends, so also while ships docked."""
    for piece in side.in_play.cards:
        if piece.face is not piece.card and piece.card.type != GAMBIT:
            become(side, piece, piece.card)


def has_base(side: Side, factions: i64) -> bool:
    for piece in side.in_play.cards:  # noqa: SIM110  a generator would be slow when compiled
        if piece.face.type == BASE and piece.factions & factions != 0:
            return True
    return False


def draw_phase(table: Table, side: Side) -> None:
    table.phase = DRAW_PHASE
    table.draw(side, side.hand_size)  # SR-END-03
    if side.looked_at.cards:  # ships that dock
        table.move_all(side.looked_at, side.hand)
    for number in side.returning:
        piece = table.pieces[number]
        if piece.zone == table.scrap_heap.id:
            table.move(piece, side.discard)
            piece.owner = side.seat
            side.size += 1
            side.cost += piece.card.cost
    if side.returning:
        side.returning.clear()


def next_turn(table: Table, side: Side) -> None:
    """SR-TRN-01: players alternate; the passive opponent of a goldfish has no turns."""
    other = table.sides[1 - side.seat]
    if table.turn_limit > 0 and table.sides[0].turns + table.sides[1].turns >= table.turn_limit:
        table.end(NOBODY, BY_TURN_LIMIT)
        return
    if not other.passive:
        table.active = other.seat
    elif table.row_loss > 0 and side.turns % table.row_loss == 0:
        lose_row_card(table)


def lose_row_card(table: Table) -> None:
    """Section 7: stands for a card that an opponent would buy."""
    row = table.trade_row.cards
    if row:
        piece = row[table.chance_rng.below(len(row))]
        if table.log is not None:
            table.note(log.ROW_CARD_LOST, NOBODY, piece.id)
        table.move(piece, table.scrap_heap)
        refill(table)


# --- what is counted of the watched seat -----------------------------------------------------------------------------


def count_turn(table: Table, side: Side) -> None:
    """One row of `counts.TURN_NUMBERS`.  SR-WIN-01: 0 or less is one and the same, so what goes beyond the last point is not counted."""
    authority: i64 = table.sides[1 - side.seat].authority
    table.rows += [
        side.spent + side.trade,
        side.trade,
        side.combat_gained,
        side.authority_gained,
        side.bought,
        side.spent,
        side.allies_used,
        side.size,
        side.cost * 10 // side.size if side.size > 0 else 0,
        authority if authority > 0 else 0,
    ]
    side.spent = 0
    side.bought = 0
    side.combat_gained = 0
    side.authority_gained = 0
    side.allies_used = 0
