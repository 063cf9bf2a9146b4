"""The state of one game: both sides, the dial, the Balance of the Force, the engagement under way, and numbers and marks of cards.

seat: 0 is the Dark Side, which takes the first turn (LCG-TRN-01); 1 is the Light Side.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.abilities.amounts import COUNT, Amount
from games.engine.abilities.filters import CONTROLLED_BY, OWN, OWNED_BY, Filter, PieceTest
from games.engine.decision import PASS_VERB, Decision
from games.engine.events.batch import HAPPENED, Event
from games.engine.events.index import ITSELF, NO_END, Trigger
from games.engine.events.resolution import Resolution
from games.engine.events.windows import ABILITY_FRAME, INTERRUPT
from games.engine.ops import Op, Program, Selector
from games.engine.rng import Rng
from games.engine.state import OWNER, PUBLIC
from games.engine.state import Zone as EngineZone
from games.engine.table.abilities import names_zone
from games.engine.table.changes import LOSE, Change
from games.engine.table.pieces import TablePiece
from games.engine.verbs import ANYONES, FIRE, FIRST_TEST, Verb, VerbMachine
from games.star_wars_lcg.abilities.constants import (
    ABILITY_RESOLVED,
    ABILITY_USED,
    AFFILIATIONS,
    AIMS_AT_ONE,
    BALANCE_IS_OWN,
    BALANCE_SIDE,
    BEING_PLAYED,
    CANNOT_BE_TARGETED,
    CANNOT_BE_TARGETED_BY_EVENTS,
    CANNOT_TRIGGER,
    CAPACITY,
    CAPTURED,
    CAPTURES,
    CONFLICT,
    COST,
    COST_WITH_TARGET,
    COST_WITHIN,
    COUNTS_AS_COMMITTED,
    DAMAGE,
    DAMAGED,
    DARK,
    DECK,
    DESTINATION,
    DESTROYED,
    DIAL,
    DIAL_MORE,
    DIFFERENT_FACTIONS,
    DISCARD,
    DISCARDED,
    EDGE_DOUBLED,
    EDGE_STACK,
    EDGE_TOTAL,
    EDGE_VALUE,
    ENGAGEMENT_PERIOD,
    ENHANCEMENTS,
    EVENT,
    EXTRA_RESOURCE,
    FACEDOWN,
    FACTIONS,
    FITS_TARGETS,
    FIXED_RESERVE,
    FOCUS,
    FOCUS_PLACED,
    FORCE_CARDS,
    FORCE_ICONS,
    FROM_ENGAGED,
    HAND,
    HAND_HIT,
    HAND_SIZE,
    HAS_EDGE,
    HAS_FALLEN_COPY,
    HAS_LEAST_COST,
    HAS_NAMED_TITLE,
    IF_THERE_IS,
    IMMUNE_TO_EFFECTS,
    IMMUNE_TO_TARGETS,
    IN_ENGAGEMENT,
    IN_STRIKE,
    INSTEAD,
    IS_AFFORDABLE,
    IS_ALONE,
    IS_ATTACKING,
    IS_BLANK,
    IS_BOTTOM,
    IS_CAPTURED,
    IS_COMMITTED,
    IS_DEFENDING,
    IS_ENGAGED,
    IS_IN_PLAY,
    IS_OUT_OF_FACTION,
    IS_PARTICIPATING,
    IS_PILOT,
    IS_READY,
    IS_REMEMBERED,
    KEPT_NUMBER,
    LEAVES_PLAY,
    LENDS_HAND,
    LIGHT,
    NEWLY_EXHAUSTED,
    OBJECTIVE,
    OBJECTIVE_DECK,
    OBJECTIVES,
    OPPOSING_HAND_SIZE,
    OPPOSING_PLAYS,
    OWN_ATTACK,
    OWN_FATES,
    OWN_PLAYS,
    OWN_TURN,
    OWN_VICTORIES,
    PAST,
    PAST_ENGAGED,
    PAST_PHASE,
    PAST_STEP,
    PAST_STRUCK,
    PAST_STRUGGLE,
    PHASE_NOW,
    PHASE_PERIOD,
    PLAYED_THIS_TURN,
    PRINTED_COST,
    PRINTED_NUMBERS,
    RESCUED,
    RESERVE,
    RETURNED,
    ROUND_PERIOD,
    SETUP,
    SHARES_TRAIT,
    SHIELD,
    STRIKE_PERIOD,
    STRUGGLE_IS_WON,
    SURE_DAMAGE,
    TARGET_RESOLVED,
    TARGETED,
    TO_RESERVE,
    TRAIT_MARK,
    TRAITS,
    UNIT,
    UNITS,
    UNNAMED_TRAITS,
    VICTORY,
    WAS_ENGAGED,
    WITHIN_FOCUS,
    ZONES_A_SEAT,
)
from games.star_wars_lcg.play.cards import ITSELF as ABOUT_ITSELF
from games.star_wars_lcg.play.cards import OPPOSING_SEAT, OWN_SEAT, VEHICLE, Card, Constant
from games.star_wars_lcg.play.constants import NEUTRAL, NO_PIECE, NOBODY, STRIKE_FRAME
from games.star_wars_lcg.play.counts import CARD_NUMBERS, TURN_ROW
from games.star_wars_lcg.play.goldfish.numbers import CARD_DRAWN, ROW
from games.star_wars_lcg.play.goldfish.numbers import CARD_NUMBERS as GOLDFISH_NUMBERS
from games.star_wars_lcg.play.log import GAME_ENDED
from games.star_wars_lcg.play.side import Funds, Piece, Side, Zone, make_zones

# The rules' own ops, which shields and Protect run, and the conditions of their triggers; above those of abilities.
USE_SHIELD: Final = 900
USE_PROTECT: Final = 901
SHIELD_CONDITION: Final = 1
PROTECT_CONDITION: Final = 2

_SHIELD_PROGRAM: Final = Program(-1, [Op(USE_SHIELD, 1, Selector())], True)
# A shield prevents 1 damage or 1 focus token that comes to its card (LCG-SHD-02).
SHIELD_TRIGGERS: Final = [
    Trigger(DAMAGED, INTERRUPT, _SHIELD_PROGRAM, condition=SHIELD_CONDITION, subject=ITSELF),
    Trigger(FOCUS_PLACED, INTERRUPT, _SHIELD_PROGRAM, condition=SHIELD_CONDITION, subject=ITSELF),
]
# The first program of every game.
PROTECT_PROGRAM: Final = Program(0, [Op(USE_PROTECT, 1, Selector())], False)
PROTECT_TRIGGER: Final = Trigger(DAMAGED, INTERRUPT, PROTECT_PROGRAM, condition=PROTECT_CONDITION)


# ROUND_PERIOD for effects that begin in a turn of the Light Side; both periods end when the same player's next turn begins.
LIGHT_ROUND: Final = 7
# Bit set of the zones between which a move makes nothing due (`events.checks`).
SETTLED_ZONES: Final = (1 << HAND) | (1 << DECK) | (1 << OBJECTIVE_DECK) | (1 << DISCARD) | (1 << EDGE_STACK) | (1 << BEING_PLAYED)


class Table(VerbMachine):
    """The state of one game."""

    pieces: list[Piece]  # type: ignore[assignment]  # every piece of this game is its own kind of TablePiece
    zones: list[Zone]

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(2)
        self.cards = cards
        self.zones = make_zones()
        self.zones_in_play: list[Zone] = [zone for zone in self.zones if zone.in_play]
        self.sides = [Side(DARK, self.zones), Side(LIGHT, self.zones)]
        self.listening = (1 << HAND) | (1 << DISCARD) | (1 << FACEDOWN)
        self.used_kind = ABILITY_USED
        self.targeted_kind = TARGETED
        self.blank_flag = IS_BLANK
        self.silent_flag = CANNOT_TRIGGER
        self.wild_flag = FITS_TARGETS
        self.programs = [PROTECT_PROGRAM]
        # By title: how many unique cards with it are in play.
        self.unique_in_play: list[int] = [0] * len(cards)
        self.active: i64 = DARK  # LCG-TRN-01
        self.dial: i64 = 0  # LCG-SET-07
        self.balance: i64 = LIGHT  # LCG-SET-05
        # The engagement under way: the engaged objective, and the seat that has the edge.
        self.engaged: i64 = NO_PIECE
        self.edge: i64 = NOBODY
        # Ids: in declarations the units whose keyword Shielding comes next, in edge battles the fate cards that were resolved.
        self.declared: list[int] = []
        self.resolved_fates: list[int] = []
        # The picks of a payment or a strike so far: pairs of a piece's id and a number of tokens.
        self.picked: list[int] = []
        # The dial points of each objective that entered a victory pile and is not scored yet.
        self.owed: list[int] = []
        # Ids of the cards that events of the batch under way have discarded, in a game in which the order of discards matters.
        self.landed: list[int] = []
        # Ids of enhancements that effects put into play, whose hosts are chosen next.
        self.unattached: list[int] = []
        # What a seat can pay with, only while the options of an action window are offered to it.
        self.funds: Funds | None = None
        # Whether a check of the state has found nothing that is due, and nothing has changed since.
        self.is_settled = False
        # Bit set of the seats whose advised players want no action until something changes (`turn.windows`), and whether what they could
        # use was asked for something that may change without notice, such as the phase.
        self.idle: i64 = 0
        self.is_unsteady = False
        # Whether the edge battle starts again.
        self.edge_anew = False
        # Earlier events of this turn, for card texts that count them: pairs of a kind (PAST_ENGAGED ...) and a piece's id.
        self.past: list[int] = []
        # Ids of cards in play with an ability that happens as soon as its conditions hold.
        self.watchers: list[int] = []
        # What cards keep in mind: the id of the card and the number, and so on.
        self.kept_numbers: list[int] = []
        # Ids of the cards in play that count as another one (`Card.stand_in`).
        self.stand_ins: list[int] = []
        # Turns of both sides after which nobody wins; -1 for none.
        self.turn_limit: i64 = -1
        # The objective set of each piece, by id, as numbers of the run; -1 for none.  Shared by all games of a run.
        self.sets: list[int] = []
        # The codes of the cards, for the report.  Shared by all games of a run.
        self.codes: list[str] = []
        # Random streams: of each seat's decks, and of what is chosen at random.
        self.command_rng: list[Rng] = []
        self.objective_rng: list[Rng] = []
        self.chance_rng: list[Rng] = []
        # Counted for the report, beside `rows` and `card_counts`: a row for each contested edge battle.
        self.battles: list[int] = []
        # Counted for the watched seat of a goldfish instead: the numbers of its turn, those of the turns before, one after another, and
        # some for each card; its turn and the dial at each enemy objective destroyed.
        self.row: list[int] = []
        self.turn_rows: list[int] = []
        self.card_numbers: list[int] = []
        self.destroyed_turns: list[int] = []
        self.destroyed_dials: list[int] = []
        self.card_counts = [0] * (CARD_NUMBERS * len(cards))

    # --- copies ----------------------------------------------------------------------------------------------------

    def clone_onto(self, spare: Any) -> Table:
        """A copy made on `spare`, a table of the same cards that is no longer needed, or a new one."""
        raise NotImplementedError

    def copy_table(self, twin: Table) -> None:
        """Copy this table into `twin`: a new table, or one of the same cards whose pieces are used again."""
        self.copy_machine(twin)
        self.copy_verb_machine(twin)
        self.share_state(twin)
        pieces = twin.pieces
        if pieces:
            for piece in self.pieces:
                piece.copy_to(pieces[piece.id])
        else:
            pieces = [piece.clone() for piece in self.pieces]
            twin.pieces = pieces
        for zone in self.zones:
            if zone.cards or twin.zones[zone.id].cards:
                twin.zones[zone.id].cards = [pieces[piece.id] for piece in zone.cards]
        self.sides[DARK].copy_to(twin.sides[DARK])
        self.sides[LIGHT].copy_to(twin.sides[LIGHT])
        twin.unique_in_play = self.unique_in_play.copy()
        twin.active = self.active
        twin.dial = self.dial
        twin.balance = self.balance
        twin.engaged = self.engaged
        twin.edge = self.edge
        twin.declared = self.declared.copy()
        twin.resolved_fates = self.resolved_fates.copy()
        twin.picked = self.picked.copy()
        twin.owed = self.owed.copy()
        if self.landed or twin.landed:
            twin.landed = self.landed.copy()
        if self.unattached or twin.unattached:
            twin.unattached = self.unattached.copy()
        twin.is_settled = self.is_settled
        twin.idle = self.idle
        twin.is_unsteady = self.is_unsteady
        twin.edge_anew = self.edge_anew
        twin.past = self.past
        if self.watchers or twin.watchers:
            twin.watchers = self.watchers.copy()
        twin.kept_numbers = self.kept_numbers
        twin.stand_ins = self.stand_ins
        twin.turn_limit = self.turn_limit
        twin.sets = self.sets
        twin.codes = self.codes
        twin.command_rng = [rng.clone() for rng in self.command_rng]
        twin.objective_rng = [rng.clone() for rng in self.objective_rng]
        twin.chance_rng = [rng.clone() for rng in self.chance_rng]
        twin.battles = self.battles
        twin.row = self.row.copy()
        twin.turn_rows = self.turn_rows.copy()
        twin.card_numbers = self.card_numbers.copy()
        twin.destroyed_turns = self.destroyed_turns.copy()
        twin.destroyed_dials = self.destroyed_dials.copy()

    def record(self) -> list[int]:
        numbers = [*self.machine_record(), *self.ability_machine_record()]
        numbers += [self.active, self.phase, self.dial, self.balance, self.winner, self.ending, self.watched, self.turn_limit]
        numbers += [self.engaged, self.edge, int(self.edge_anew)]
        for row in (self.declared, self.resolved_fates, self.picked, self.owed, self.unique_in_play, self.unattached):
            numbers += [len(row), *row]
        if self.landed:  # written only then, so that the digests of games in which the order does not matter stay as they were
            numbers += [len(self.landed), *self.landed]
        for side in self.sides:
            numbers += side.record()
        for piece in self.pieces:
            numbers += piece.states()
        for rng in [*self.command_rng, *self.objective_rng, *self.chance_rng]:
            numbers += rng.words()
        numbers += [len(self.rows), *self.rows, *self.battles, *self.card_counts]
        return (
            numbers
            + self.row
            + self.turn_rows
            + self.card_numbers
            + self.destroyed_turns
            + self.destroyed_dials
            + self.past
            + self.kept_numbers
        )

    # --- counts for the report -------------------------------------------------------------------------------------

    def watch(self, seat: i64) -> None:
        """Count for the report of a goldfish of this seat, and nothing for that of a match."""
        self.watched = seat
        self.is_counted = False
        self.codes = [card.code for card in self.cards]
        self.row = [0] * ROW
        self.card_numbers = [0] * (GOLDFISH_NUMBERS * len(self.cards))

    def count_of_card(self, piece: Piece, number: i64) -> None:
        """Count one for the report of a goldfish."""
        place: i64 = piece.printed * GOLDFISH_NUMBERS + number
        self.card_numbers[place] = self.card_numbers[place] + 1

    def own_counts(self) -> None:
        super().own_counts()
        self.battles = self.battles.copy()

    def set_in_turn(self, column: i64, number: i64) -> None:
        """Write a number into the row of this turn; a position that was set up in the middle of a turn has none."""
        if not self.is_counted or not self.rows:
            return
        if self.counts_are_shared:
            self.own_counts()
        self.rows[len(self.rows) - TURN_ROW + column] = number

    def count_in_turn(self, column: i64, by: i64) -> None:
        """Add to a number in the row of this turn."""
        if self.is_counted and self.rows:
            self.set_in_turn(column, self.rows[len(self.rows) - TURN_ROW + column] + by)

    def count_card(self, piece: TablePiece, number: i64, by: i64) -> None:
        """Add to a number of the piece's card."""
        if not self.is_counted:
            return
        if self.counts_are_shared:
            self.own_counts()
        place: i64 = piece.face * CARD_NUMBERS + number
        self.card_counts[place] = self.card_counts[place] + by

    def add_battle(self, row: list[int]) -> None:
        """Add the row of an edge battle."""
        if not self.is_counted:
            return
        if self.counts_are_shared:
            self.own_counts()
        self.battles += row

    # --- what cards are and have -----------------------------------------------------------------------------------

    def card_of(self, piece: TablePiece) -> Card:
        """The card that the piece is now."""
        return self.cards[piece.face]

    def knows(self, seat: i64, piece: TablePiece) -> bool:
        """As the engine's, in one call."""
        zone = self.zones[piece.zone]
        if zone.visibility == PUBLIC or (zone.visibility == OWNER and zone.owner == seat):
            return True
        return (piece.known >> seat) & 1 != 0

    def printed_value(self, number: i64, piece: TablePiece) -> i64:
        return self.cards[piece.face].numbers[number]

    def value(self, number: i64, piece: TablePiece) -> i64:
        """As the engine's, in one call: no other question is asked as often."""
        printed: i64 = self.cards[piece.face].numbers[number]
        if (self.changes.numbers >> (number & 63)) & 1 == 0:
            return printed
        row = self.changes.number_row(number)
        return printed if row is None else self._changed_value(row, printed, piece.id, piece)

    def printed_mark(self, mark: i64, piece: TablePiece) -> bool:
        if mark < TRAIT_MARK and self.is_blank(piece):
            return False
        return mark in self.cards[piece.face].marks

    def triggers_of(self, piece: TablePiece) -> list[Trigger]:
        card = self.cards[piece.face]
        zone = self.zones[piece.zone]
        if not zone.in_play:
            return self._triggers_outside(piece, card, zone.kind)
        return [*card.triggers, PROTECT_TRIGGER] if card.protects else card.triggers

    def _triggers_outside(self, piece: TablePiece, card: Card, kind: i64) -> list[Trigger]:
        """The triggers of a card out of play; one that is set aside has those of a card in hand if it may be used like one."""
        if kind == HAND or (kind == FACEDOWN and piece.host >= 0 and self.has_flag(LENDS_HAND, self.pieces[piece.host])):
            return card.hand_triggers
        return card.discard_triggers if kind == DISCARD else []

    def set_aside(self, piece: Piece, host: TablePiece) -> None:
        """Put a card of a zone out of play under a card in play."""
        if self.zones[piece.zone].kind != FACEDOWN:
            self.move(piece, self.sides[piece.owner].facedown)
        self.attach(piece, host)
        self.unlisten(piece.id)
        self._listen_printed(piece)

    def aside(self, seat: i64, flag: i64) -> list[Piece]:
        """The seat's set-aside cards under cards with this flag."""
        if self.changes.flag_row(flag) is None:
            return []
        lent = self.sides[seat].facedown.cards
        return [piece for piece in lent if piece.host >= 0 and self.has_flag(flag, self.pieces[piece.host])]

    def extra_resources(self, piece: TablePiece, paid_for: TablePiece) -> i64:
        """The resources that the piece has only for cards such as this one, which is played."""
        row = self.changes.flag_row(EXTRA_RESOURCE)
        found: i64 = 0
        if row is None or self.in_play(paid_for):
            return found
        for change in row:
            only = change.amount.filter if change.amount is not None else None
            if only is not None and self.fits(paid_for, only, change.scope) and self._applies(change, piece.id, piece):
                found += 1
        return found

    def changed(self) -> None:
        super().changed()
        self.is_settled = False
        self.idle = 0

    def went_on(self) -> None:
        """Forget the kept sums, because the turn went on to its next step.  That alone makes no consequence due (`checks.check_state`)."""
        super().changed()
        self.idle = 0

    def begin_phase(self, phase: i64) -> None:
        """As `went_on`, but a player who wants no action still wants none, unless what was asked for depends on the phase."""
        if CONFLICT in (self.phase, phase):
            for side in self.sides:
                for objective in side.objectives.cards:
                    if objective.engaged:
                        objective.engaged = False  # LCG-CON-02, A-08: once in each conflict phase
                        self.idle = 0
        self.phase = phase
        super().changed()

    def show(self, piece: TablePiece, seat: i64) -> None:
        super().show(piece, seat)
        self.idle = 0

    def end_period(self, period: i64) -> None:
        has_uses = period < len(self.uses) and len(self.uses[period]) > 0
        if has_uses:  # limited abilities can be used again
            self.idle = 0
        if has_uses or self.heard.ending > 0 or self.changes.ends_any(period):  # nothing else ends with a period in this game
            super().end_period(period)

    def put_tokens(self, piece: TablePiece, kind: i64, number: i64) -> i64:
        settled = self.is_settled
        put: i64 = super().put_tokens(piece, kind, number)
        if kind != DAMAGE:  # focus tokens and shields destroy nothing
            self.is_settled = settled
        return put

    def fitting(self, filter: Filter, scope: Resolution) -> list[TablePiece]:
        """As the engine's, which has to ask each piece of any game for its class."""
        found: list[TablePiece] = []
        printed = filter.printed
        for zone in self.zones_in_play if filter.zones == 0 else self.zones:
            if zone.cards and names_zone(filter, zone):
                for piece in zone.cards:
                    if (printed is None or printed[piece.face]) and self.fits(piece, filter, scope):
                        found.append(piece)
        return found

    def zones_for(self, filter: Filter) -> list[Any]:
        return self.zones_in_play if filter.zones == 0 else self.zones

    def zone_of(self, piece: TablePiece, seat: i64) -> EngineZone | None:
        return self.zone(seat, self.zones[piece.zone].kind)

    def zone(self, seat: i64, kind: i64) -> Zone:
        return self.zones[seat * ZONES_A_SEAT + kind]

    def seat_zone(self, seat: i64, kind: i64) -> EngineZone:
        return self.zone(seat, kind)

    def random_of(self, seat: i64) -> Rng:
        return self.chance_rng[0]

    def in_play(self, piece: TablePiece) -> bool:
        return self.zones[piece.zone].in_play

    def is_unit(self, piece: TablePiece) -> bool:
        """Whether the piece is a unit in play that is not an enhancement now."""
        return self.zones[piece.zone].kind == UNITS

    def stands(self, id: i64) -> bool:
        """Whether this is a current objective or a mission in play."""
        return id >= 0 and self.zones[self.pieces[id].zone].kind == OBJECTIVES

    def reserve_of(self, seat: i64) -> i64:
        """LCG-DRW-03"""
        printed: i64 = self.sides[seat].reserve
        value: i64 = self.seat_value(RESERVE, seat, printed)
        if self.changes.by_key and self.has_seat_flag(FIXED_RESERVE, seat):
            value = self._lowered_reserve(seat, printed)
        return value if value > 0 else 0

    def _lowered_reserve(self, seat: i64, printed: i64) -> i64:
        """The reserve with the effects that lower it, without those that raise it."""
        value: i64 = printed
        for change in self.changes.seat_number_row(RESERVE) or []:
            if change.amount is not None and self._applies(change, seat, None):
                value += min(0, self.amount(change.amount, change.scope))
        return value

    def has_lost_mark(self, mark: i64, piece: TablePiece) -> bool:
        """Whether an effect takes this trait or keyword from the piece, even one that another card gives it."""
        row = self.changes.mark_row(mark)
        if row is not None:
            for change in row:
                if change.how == LOSE and self._applies(change, piece.id, piece):
                    return True
        return False

    def capacity_left(self, piece: TablePiece) -> i64:
        """The damage that destroys the piece (LCG-DMG-02)."""
        return self.value(CAPACITY, piece) - piece.tokens[DAMAGE]

    def is_immune(self, flag: i64, piece: TablePiece, source: i64) -> bool:
        """Whether an effect protects the piece from the source in this way."""
        row = self.changes.flag_row(flag)
        if row is None or source < 0:
            return False
        for change in row:
            by = change.amount.filter if change.amount is not None else None
            if by is not None and self.fits(self.pieces[source], by, change.scope) and self._applies(change, piece.id, piece):
                return True
        return False

    def may_change(self, event: Event) -> bool:
        return event.kind != DAMAGED or event.source < 0 or not self.has_flag(SURE_DAMAGE, self.pieces[event.source])

    def may_affect(self, piece: TablePiece, scope: Resolution) -> bool:
        return not self.is_immune(IMMUNE_TO_EFFECTS, piece, scope.source)

    def may_target(self, piece: TablePiece, scope: Resolution) -> bool:
        if self.changes.by_key and (self.is_immune(IMMUNE_TO_TARGETS, piece, scope.source) or not self.may_affect(piece, scope)):
            return False
        if piece.controller == scope.seat:
            return True
        if self.has_flag(CANNOT_BE_TARGETED, piece):
            return False
        by_event = scope.source >= 0 and self.cards[self.pieces[scope.source].face].type == EVENT
        return not (by_event and self.has_flag(CANNOT_BE_TARGETED_BY_EVENTS, piece))

    def fits_anyway(self, piece: TablePiece, scope: Resolution) -> bool:
        return self.is_immune(FITS_TARGETS, piece, scope.source)

    def announces_resolved(self, place: i64) -> bool:
        """An event whose play was cancelled has not resolved; effects that are repeated count for their targets only."""
        if not self.hears(ABILITY_RESOLVED) and not self.hears(TARGET_RESOLVED):
            return False
        scope = self.resolutions[place]
        ability = scope.ability
        if ability is None or scope.source < 0 or (self.cards[self.pieces[scope.source].face].type == EVENT and self.happened == 0):
            return False
        events: list[Event] = []
        if ability.timing >= 0:
            events.append(Event(ABILITY_RESOLVED, scope.seat, scope.source, scope.source, ability.timing, other=place))
        for slot, target in enumerate(ability.targets):
            if slot < len(scope.slots) and not target.is_chosen:
                for id in scope.slots[slot]:
                    events.append(Event(TARGET_RESOLVED, scope.seat, id, scope.source))
        if not events:
            return False
        self.fire_all(events)
        return True

    def own_test(self, test: PieceTest, piece: TablePiece, scope: Resolution) -> bool:
        if not isinstance(piece, Piece):
            raise TypeError(f"{piece} is not a piece of this game")
        here = piece
        number: i64 = test.number
        if number == IS_PARTICIPATING:
            passes = here.participating
        elif number == IS_ATTACKING:
            passes = here.participating and here.controller == self.active
        elif number == IS_DEFENDING:
            passes = here.participating and here.controller != self.active
        elif number == IS_ENGAGED:
            passes = here.id == self.engaged
        elif number == IS_COMMITTED:
            passes = self.is_committed(here)
        elif number == IS_READY:
            passes = here.ready()
        elif number == PLAYED_THIS_TURN:
            passes = here.fresh
        elif number == WAS_ENGAGED:
            passes = here.engaged
        elif number == HAS_LEAST_COST:
            passes = self.has_least_cost(here)
        else:
            passes = self._passes_late(test, here, scope)
        return passes

    def generable(self, seat: i64) -> i64:
        """The resources that the seat can generate for an ability."""
        raise NotImplementedError

    def _passes_late(self, test: PieceTest, piece: Piece, scope: Resolution) -> bool:
        """The tests that only a few cards need."""
        number: i64 = test.number
        kind: i64 = self.zones[piece.zone].kind
        if number == IS_ALONE:
            return self.is_alone(piece)
        if number == IS_OUT_OF_FACTION:
            return self.cards[piece.face].faction != self.sides[piece.controller].faction
        if number == IS_IN_PLAY:
            return self.zones[piece.zone].in_play
        if number == IS_PILOT:
            return kind == ENHANCEMENTS and piece.card.type == UNIT
        if number == IS_CAPTURED:
            return kind == CAPTURED or (piece.id in self.stand_ins and self.stands_for(piece, 1 << CAPTURED))
        rare = number >= HAS_FALLEN_COPY
        return self._passes_rare(number, piece, scope) if rare else self._passes_counted(test, piece, scope)

    def _passes_counted(self, test: PieceTest, piece: Piece, scope: Resolution) -> bool:
        """The tests that count other cards."""
        number: i64 = test.number
        cost: i64 = piece.card.numbers[PRINTED_COST]
        filter = test.filter
        if number == IS_AFFORDABLE:
            return cost <= self.generable(scope.seat)
        targets = scope.slots[0] if scope.slots else []
        if number == SHARES_TRAIT:
            return len(targets) > 0 and self.share_trait(piece, self.pieces[targets[0]])
        if number == IF_THERE_IS and filter is not None:
            return len(self.fitting(filter, scope)) > 0
        if number == COST_WITHIN and filter is not None:
            return cost <= len(self.fitting(filter, scope))
        if number == COST_WITH_TARGET:
            return len(targets) > 0 and cost + self.pieces[targets[0]].card.numbers[PRINTED_COST] <= test.amount
        raise ValueError(f"there is no test {number}")

    def share_trait(self, piece: Piece, other: Piece) -> bool:
        """Whether both have one Trait, printed or gained."""
        if not piece.card.traits.isdisjoint(other.card.traits):
            return True
        return any(self.has_mark(TRAIT_MARK + number, piece) and self.has_mark(TRAIT_MARK + number, other) for number in range(len(TRAITS)))

    def _passes_rare(self, number: i64, piece: Piece, scope: Resolution) -> bool:
        """The tests of single cards."""
        if number == HAS_FALLEN_COPY:
            return any(each.card.title == piece.card.title for each in self.sides[scope.seat].victory.cards)
        if number == IS_BOTTOM:
            return self.zones[piece.zone].cards[0].id == piece.id
        if number == WITHIN_FOCUS:
            return self.is_within_focus(piece, scope)
        return self._passes_kept(number, piece, scope)

    def _passes_kept(self, number: i64, piece: Piece, scope: Resolution) -> bool:
        """The tests against what the ability's card keeps in mind."""
        kept: i64 = self.kept_number(scope.source)
        if number == HAS_NAMED_TITLE:
            return kept == piece.card.title
        if number == IS_REMEMBERED:
            return kept == piece.id
        traits = named_traits(self, 1 - scope.seat)
        if not 0 <= kept < len(traits):
            return False
        name = traits[kept]
        return name in piece.card.traits or (name in TRAITS and self.has_mark(TRAIT_MARK + TRAITS.index(name), piece))

    def is_within_focus(self, piece: Piece, scope: Resolution) -> bool:
        """Whether the second slot holds the piece, or has room: it takes as many cards as the first target has focus tokens."""
        if not scope.slots or not scope.slots[0]:
            return False
        chosen: list[int] = scope.slots[1] if len(scope.slots) > 1 else []
        return piece.id in chosen or len(chosen) < self.pieces[scope.slots[0][0]].tokens[FOCUS]

    def keep_number(self, id: i64, number: i64) -> None:
        """Let a card keep a number in mind, instead of the one before."""
        kept: list[int] = []
        place: i64 = 0
        while place < len(self.kept_numbers):
            if self.kept_numbers[place] != id:
                kept += [self.kept_numbers[place], self.kept_numbers[place + 1]]
            place += 2
        self.kept_numbers = [*kept, id, number]
        self.changed()

    def kept_number(self, id: i64) -> i64:
        """The number that a card keeps in mind, -1 for none."""
        place: i64 = 0
        while place < len(self.kept_numbers):
            if self.kept_numbers[place] == id:
                return self.kept_numbers[place + 1]
            place += 2
        return -1

    def is_committed(self, piece: Piece) -> bool:
        """Whether the unit has a Force card, or counts as committed by a card's text."""
        return piece.committed or self.has_flag(COUNTS_AS_COMMITTED, piece)

    def is_alone(self, piece: Piece) -> bool:
        """Whether the unit participates and no other unit of its controller does."""
        if not piece.participating:
            return False
        for each in self.sides[piece.controller].units.cards:  # noqa: SIM110  a generator would be slow when compiled
            if each.participating and each.id != piece.id:
                return False
        return True

    def has_least_cost(self, piece: Piece) -> bool:
        """Whether no unit in play costs less, Vehicles aside."""
        cost: i64 = self.value(COST, piece)
        for side in self.sides:
            for each in side.units.cards:
                if not self.has_mark(VEHICLE, each) and self.value(COST, each) < cost:
                    return False
        return True

    def own_amount(self, amount: Amount, scope: Resolution) -> i64:  # noqa: PLR0912  one branch an amount
        number: i64 = amount.number
        if number != OWN_TURN:
            self.is_unsteady = True
        seat: i64 = scope.seat
        value: i64 = 0
        if number == BALANCE_IS_OWN:
            value = 1 if self.balance == seat else 0
        elif number == PHASE_NOW:
            value = self.phase
        elif number == OWN_TURN:
            value = 1 if self.active == seat else 0
        elif number == IN_ENGAGEMENT:
            value = 1 if self.engaged >= 0 else 0
        elif number == OWN_ATTACK:
            value = 1 if self.engaged >= 0 and self.active == seat else 0
        elif number == HAS_EDGE:
            value = 1 if self.edge == seat else 0
        elif number == BALANCE_SIDE:
            value = self.balance
        elif number == DIAL:
            value = self.dial_now()
        elif number >= PAST:
            value = self.past_count(amount, scope)
        elif number >= PRINTED_NUMBERS:
            value = self.printed_sum(amount, scope)
        elif number >= IN_STRIKE:
            value = self.rare_amount(amount, scope)
        else:
            value = self.counted_of(amount, seat)
        return value

    def printed_sum(self, amount: Amount, scope: Resolution) -> i64:
        """The sum of a printed number of the cards that fit."""
        value: i64 = 0
        if amount.filter is not None:
            for piece in self.fitting(amount.filter, scope):
                value += self.printed_value(amount.number - PRINTED_NUMBERS, piece)
        return value

    def rare_amount(self, amount: Amount, scope: Resolution) -> i64:
        """The amounts that only a few cards count."""
        number: i64 = amount.number
        seat: i64 = scope.seat
        value: i64 = 0
        if number == IN_STRIKE:
            value = 1 if any(frame.kind == STRIKE_FRAME for frame in self.frames) else 0
        elif number == DIFFERENT_FACTIONS and amount.filter is not None:
            factions: set[int] = set()
            for piece in self.fitting(amount.filter, scope):
                self._add_affiliations(factions, piece)
            value = len(factions)
        elif number == EDGE_DOUBLED:
            value = 1 if self.is_doubled(seat) else 0
        elif number == NEWLY_EXHAUSTED and scope.event >= 0:
            value = 1 if self.pieces[scope.source].tokens[FOCUS] == self.events[scope.event].amount else 0
        elif number == STRUGGLE_IS_WON:
            value = 1 if self.has_won_struggle(seat) else 0
        elif number == FROM_ENGAGED and scope.event >= 0:
            value = 1 if self.engaged >= 0 and self.events[scope.event].source == self.engaged else 0
        elif number == KEPT_NUMBER:
            value = max(self.kept_number(scope.source), 0)
        elif number == AIMS_AT_ONE and scope.event >= 0:
            value = 1 if self.aims_at_one(scope.event) else 0
        return value

    def aims_at_one(self, event: i64) -> bool:
        """Whether the ability that targets the card of this event has no other target and captures nothing."""
        place: i64 = self.batch_of(event) - 1
        if place < 0 or self.frames[place].kind != ABILITY_FRAME:
            return False
        aimed = self.resolutions[self.frames[place].a]
        ability = aimed.ability
        if ability is None or captures(ability.program):
            return False
        number: i64 = 0
        for slot, target in enumerate(ability.targets):
            if slot < len(aimed.slots) and not target.is_chosen:
                number += len(aimed.slots[slot])
        return number == 1

    def dial_now(self) -> i64:
        """The dial as it counts: a card may let it be higher."""
        return self.dial + self.seat_value(DIAL_MORE, DARK, 0)

    # --- cards that count as another one ---------------------------------------------------------------------------

    def _counted_pieces(self, amount: Amount, scope: Resolution) -> i64:
        value: i64 = super()._counted_pieces(amount, scope)
        filter = amount.filter
        if self.stand_ins and amount.code == COUNT and filter is not None:
            for id in self.stand_ins:
                if self._counts_for(self.pieces[id], filter, scope):
                    value += 1
        return value

    def stands_for(self, piece: TablePiece, zones: i64) -> bool:
        """Whether the card counts now as one more card of these zones, whatever that is."""
        card = self.cards[piece.face]
        filter = card.stand_in
        if filter is None or filter.zones != zones or self.is_blank(piece):
            return False
        return self.all_hold(card.stand_in_conditions, Resolution(piece.id, piece.controller))

    def _counts_for(self, piece: Piece, filter: Filter, scope: Resolution) -> bool:
        """Whether the card counts as one more that fits the filter: the same cards in the same zones, and its tests hold of this card."""
        card = self.cards[piece.face]
        own = card.stand_in
        if own is None or own.printed != filter.printed or not self.stands_for(piece, filter.zones):
            return False
        seat: i64 = 1 - piece.controller if card.stand_in_opposing else piece.controller
        for test in filter.tests:
            if test.code in (CONTROLLED_BY, OWNED_BY):
                passes = (seat == scope.seat) == (test.number == OWN)
            else:
                passes = self._passes(piece, test, scope)
            if passes == test.is_not:
                return False
        return not filter.any_of

    def hand_size(self, seat: i64) -> i64:
        """The cards in the seat's hand, as they count."""
        size: i64 = len(self.sides[seat].hand.cards)
        for id in self.stand_ins:
            piece = self.pieces[id]
            if self.cards[piece.face].stand_in_opposing and piece.controller != seat and self.stands_for(piece, 1 << HAND):
                size += 1
        return size

    def has_won_struggle(self, seat: i64) -> bool:
        """Whether the seat won the Force struggle of this turn."""
        place: i64 = 0
        while place < len(self.past):
            if self.past[place] == PAST_STRUGGLE and self.past[place + 1] == seat:
                return True
            place += 2
        return False

    def is_doubled(self, seat: i64) -> bool:
        """Whether the seat has at least twice the opponent's icons in an edge battle in which both participate."""
        totals: list[int] = []
        for side in (self.sides[seat], self.sides[1 - seat]):
            if not any(piece.participating for piece in side.units.cards):
                return False
            total: i64 = self.seat_value(EDGE_TOTAL, side.seat, 0)
            for piece in side.units.cards:
                total += self.value(EDGE_VALUE, piece) if piece.participating else 0
            for piece in side.edge_stack.cards:
                total += max(self.value(FORCE_ICONS, piece), 0)
            totals.append(total)
        return totals[0] >= 2 * totals[1]

    # --- what happened before in this turn -------------------------------------------------------------------------

    def remember(self, what: i64, id: i64) -> None:
        """Keep an event of this turn, if a card of this run counts earlier events."""
        if self.cards[0].asks_past:
            self.past = [*self.past, what, id]

    def past_count(self, amount: Amount, scope: Resolution) -> i64:
        """How often something happened in this turn, or since its last phase, engagement or strike began."""
        code: i64 = (amount.number - PAST) // PAST_STEP
        period: i64 = (amount.number - PAST) % PAST_STEP
        since: i64 = -1
        if period == PHASE_PERIOD:
            since = PAST_PHASE
        elif period == ENGAGEMENT_PERIOD:
            since = PAST_ENGAGED
        elif period == STRIKE_PERIOD:
            since = PAST_STRUCK
        count: i64 = 0
        place: i64 = len(self.past) - 2
        while place >= 0 and self.past[place] != since:
            if self.past[place] == code and (amount.filter is None or self.fits(self.pieces[self.past[place + 1]], amount.filter, scope)):
                count += 1
            place -= 2
        return count

    def counted_of(self, amount: Amount, seat: i64) -> i64:
        """The value of one of the game's own amounts for one seat."""
        number: i64 = amount.number
        side = self.sides[seat]
        value: i64 = 0
        if number == OWN_FATES:
            value = side.fates
        elif number == HAND_SIZE:
            value = self.hand_size(seat)
        elif number == OPPOSING_HAND_SIZE:
            value = self.hand_size(1 - seat)
        elif number == AFFILIATIONS:
            value = self.affiliations_of(seat)
        elif number == OWN_VICTORIES:
            value = self.victories(seat)
        elif number in (OWN_PLAYS, OPPOSING_PLAYS):
            value = self.own_plays(amount, seat if number == OWN_PLAYS else 1 - seat)
        elif number == FORCE_CARDS:
            value = side.force_cards
        elif number == TO_RESERVE:
            value = max(0, self.reserve_of(seat) - self.hand_size(seat))
        else:
            raise ValueError(f"there is no amount {number}")
        return value

    def victories(self, seat: i64) -> i64:
        """How many objectives the victory pile of a seat counts as."""
        found: i64 = 0
        for piece in self.sides[seat].victory.cards:
            found += self.cards[piece.face].worth
        return found

    def affiliations_of(self, seat: i64) -> i64:
        """How many affiliations the cards that a seat controls have."""
        found: set[int] = set()
        for piece in self.pieces:
            if piece.controller == seat and self.in_play(piece):
                self._add_affiliations(found, piece)
        found.discard(NEUTRAL)
        return len(found)

    def _add_affiliations(self, found: set[int], piece: TablePiece) -> None:
        card = self.cards[piece.face]
        found.add(card.faction)
        if card.own_affiliation and not self.is_blank(piece):
            found.add(len(FACTIONS) + card.title)

    def own_plays(self, amount: Amount, seat: i64) -> i64:
        """How many of the cards that the seat played in this turn fit, by what is printed on them."""
        value: i64 = 0
        filter = amount.filter
        for face in self.sides[seat].plays:
            if filter is None or filter.printed is None or filter.printed[face]:
                value += 1
        return value

    # --- cards that come and go ------------------------------------------------------------------------------------

    def entered_play(self, piece: TablePiece) -> None:
        super().entered_play(piece)
        card = self.cards[piece.face]
        if card.unique:
            self.unique_in_play[card.title] += 1
        if card.stands:  # it is among the opponent's objectives, and its owner uses its text
            self.seat_listeners(piece.id, piece.owner)
        self.begin_constants(piece)
        if card.as_soon_as:
            self.watchers = [*self.watchers, piece.id]
        if card.stand_in is not None:
            self.stand_ins = [*self.stand_ins, piece.id]

    def attach(self, piece: TablePiece, host: TablePiece) -> None:
        """Attach a piece as the engine does; a unit takes its enhancement form (its text as a pilot)."""
        super().attach(piece, host)
        pilot: i64 = self.cards[piece.face].pilot
        if pilot >= 0 and self.in_play(piece):
            self.turn_into(piece, pilot)

    def left_play(self, piece: TablePiece) -> None:
        """Take back tokens and Force card (LCG-GEN-09, LCG-DMG-04, LCG-FRC-04)."""
        here = self.pieces[piece.id]
        card = self.cards[here.face]
        if card.unique:
            self.unique_in_play[card.title] -= 1
        if here.id in self.watchers:
            self.watchers = [id for id in self.watchers if id != here.id]
        if here.id in self.stand_ins:
            self.stand_ins = [id for id in self.stand_ins if id != here.id]
        if here.committed:
            self.sides[here.controller].force_cards += 1
        here.committed = False
        here.participating = False
        here.engaged = False
        here.fresh = False
        here.hurt_by = -1
        super().left_play(piece)

    def change(self, change: Change) -> None:
        change.ends = self.end_of(change.ends)
        super().change(change)

    def listen(
        self,
        trigger: Trigger,
        piece: i64,
        seat: i64,
        *,
        host: i64 = -1,
        origin: i64 = -1,
        ends: i64 = NO_END,
        slots: list[list[int]] | None = None,
        source: i64 = -1,
    ) -> int:
        self.idle = 0
        return super().listen(trigger, piece, seat, host=host, origin=origin, ends=self.end_of(ends), slots=slots, source=source)

    def end_of(self, period: i64) -> i64:
        """The period in which an effect ends that begins now."""
        return LIGHT_ROUND if period == ROUND_PERIOD and self.active == LIGHT else period

    def begin_constants(self, piece: TablePiece) -> None:
        """Let the constant effects printed on the piece begin (LCG-ABL-01)."""
        for constant in self.cards[piece.face].constants:
            self.change(change_of(constant, piece))

    def take_control(self, piece: TablePiece, seat: i64) -> None:
        """Take control as the engine does; a Force card goes back to the player who had it."""
        here = self.pieces[piece.id]
        if here.committed and here.controller != seat:
            self.sides[here.controller].force_cards += 1
            here.committed = False
        super().take_control(piece, seat)
        self.restart_constants(piece)

    def turn_into(self, piece: TablePiece, card: i64) -> None:
        super().turn_into(piece, card)
        self.restart_constants(piece)

    def restart_constants(self, piece: TablePiece) -> None:
        """Let the printed effects begin anew, for another controller or with another text."""
        self._own_changes().forget_lasting(piece.id)
        self.begin_constants(piece)

    def move(self, piece: Any, to: Any, bottom: bool = False) -> None:
        """Move a piece as the engine does; a captured or set-aside card that moves is no longer under its card."""
        id: i64 = piece.id  # an index of any type would make everything below slow when compiled
        here = self.pieces[id]
        zone: Zone = to
        origin: i64 = self.zones[here.zone].kind
        target: i64 = zone.kind
        if origin in (CAPTURED, FACEDOWN) and here.host >= 0:
            self.detach(here)
        elif origin == DECK and target == HAND and here.owner == self.watched and self.phase != SETUP:
            self.count_of_card(here, CARD_DRAWN)
        settled = self.is_settled and (SETTLED_ZONES >> origin) & (SETTLED_ZONES >> target) & 1 != 0
        super().move(here, zone, bottom)
        if settled:
            self.is_settled = True

    def ask(self, decision: Decision) -> None:
        """Ask a player; a passive one declines, or takes the first option if it may not."""
        if self.sides[decision.seat].passive and len(decision.options) > 1:
            decision = declined(decision)
        self.decision = decision

    # --- events that make cards leave ------------------------------------------------------------------------------

    def fire(self, event: Event) -> None:
        if self.makes_leave(event) or (event.kind == DISCARDED and self.hears(HAND_HIT)):
            self.fire_all([event])
        else:
            super().fire(event)

    def pass_by(self, kind: i64, seat: i64, piece: i64 = -1, amount: i64 = 0) -> None:
        """As `fire`, for an event that changes nothing: if nobody hears it, counts it or logs it, only the state is checked."""
        is_told = self.is_counted or self.log is not None
        if is_told or self._may_be_answered(kind, seat, piece, amount):
            event = Event(kind, seat, piece, amount=amount)
            if is_told or self.heard.windows(event) != 0:
                self.fire(event)
                return
        self.happened = 1
        self.happened_amount = amount
        self.check_state()

    def fire_plain(self, events: list[Event]) -> None:
        """As `fire_all`, for events that only change tokens, marks or the edge: at once, if nobody hears, counts or logs them."""
        if not events or self.is_counted or self.log is not None:
            self.fire_all(events)
            return
        for event in events:
            if self.heard.windows(event) != 0:
                self.fire_all(events)
                return
        number: i64 = 0
        amount: i64 = 0
        for event in events:
            event.status = HAPPENED
            self.execute(event)
            if event.status == HAPPENED:
                number += 1
                amount += event.amount
        self.happened = number
        self.happened_amount = amount
        self.check_state()

    def _may_be_answered(self, kind: i64, seat: i64, piece: i64, amount: i64) -> bool:
        """Whether a listener may be about such an event: not if each waits for another phase, or for one of the other player."""
        own = self.heard.of_kind(kind)
        if own is None:
            return False
        if piece >= 0:
            return True
        for listener in own.any:
            place: i64 = listener.trigger.condition - FIRST_TEST
            if place < 0:
                return True
            test = self.event_tests[place]
            is_own = test.whose == ANYONES or (seat == listener.seat) == (test.whose == OWN)
            if is_own and (test.amount < 0 or amount == test.amount):
                return True
        return False

    def fire_all(self, events: list[Event]) -> None:
        """Let these events happen together; everything attached to a card that leaves play leaves with it (LCG-ENH-05)."""
        with_departures = events
        first: i64 = len(self.events)
        number: i64 = 0
        leaving: list[int] = []
        for event in events:
            if self.makes_leave(event):
                if with_departures is events:
                    with_departures = events.copy()
                self._add_departures(with_departures, event, first + number, leaving)
            number += 1  # noqa: SIM113  `enumerate` would be slow when compiled
        if events and events[0].kind == DISCARDED and self.hears(HAND_HIT):
            with_departures = self._with_hand_hit(events, with_departures)
        super().fire_all(with_departures)

    def _with_hand_hit(self, events: list[Event], with_departures: list[Event]) -> list[Event]:
        """One event more if an effect discards cards of the other player's hand."""
        for event in events:
            piece = self.pieces[event.piece]
            if event.source >= 0 and event.seat != piece.owner and self.zones[piece.zone].kind == HAND:
                return [*with_departures, Event(HAND_HIT, event.seat, -1, event.source)]
        return with_departures

    def makes_leave(self, event: Event) -> bool:
        """Whether the event makes a card in play leave play.  Then `fire_all` adds LEAVES_PLAY."""
        return DESTROYED <= event.kind <= DISCARDED and event.piece >= 0 and self.in_play(self.pieces[event.piece])

    def _add_departures(self, events: list[Event], cause: Event, place: i64, leaving: list[int]) -> None:
        """Add LEAVES_PLAY for the piece of `cause` and what is attached to it; amount: the place of the cause among the events."""
        for each in self.with_attached(self.pieces[cause.piece]):
            if each.id in leaving:
                continue
            leaving.append(each.id)
            if self.zones[each.zone].kind == FACEDOWN:
                events.append(Event(DISCARDED, each.owner, each.id, cause.piece))
            elif not self.in_play(each):  # captured under an objective (LCG-OBJ-04)
                events.append(Event(RESCUED, each.owner, each.id, cause.piece, other=place))
            else:
                to: i64 = self.destination(cause, each) if each.id == cause.piece else DISCARD
                events.append(Event(LEAVES_PLAY, cause.seat, each.id, cause.source, place, other=to))

    def destination(self, cause: Event, piece: TablePiece) -> i64:
        """The kind of the zone that a card goes to when it leaves play."""
        kind: i64 = cause.kind
        if kind == CAPTURES:
            return CAPTURED
        fixed: i64 = self.value(DESTINATION, piece)
        if fixed >= 0:
            return fixed + INSTEAD
        if kind == RETURNED or cause.other >= 0:
            return cause.other
        if kind == DESTROYED and self.cards[piece.face].type == OBJECTIVE:  # LCG-OBJ-01
            return VICTORY
        return DISCARD

    # --- shields ---------------------------------------------------------------------------------------------------

    def put_shield(self, piece: TablePiece) -> None:
        self.put_tokens(piece, SHIELD, 1)
        if piece.tokens[SHIELD] == 1:
            for trigger in SHIELD_TRIGGERS:
                self.listen(trigger, piece.id, piece.controller, origin=piece.id)

    def take_shields(self, piece: TablePiece, number: i64) -> None:
        self.put_tokens(piece, SHIELD, -number)
        if piece.tokens[SHIELD] == 0:
            for listener in self.heard.of_piece(piece.id):
                if listener.trigger in SHIELD_TRIGGERS:
                    self.forget(listener.number)

    # --- the end of the game ---------------------------------------------------------------------------------------

    def end(self, winner: i64, ending: i64) -> None:
        if self.is_over:
            return
        self.winner = winner
        self.ending = ending
        self.is_over = True
        if self.log is not None:
            self.note(GAME_ENDED, winner, -1, ending)


def declined(decision: Decision) -> Decision:
    """The same decision with one option only."""
    taken = decision.options[0]
    for option in decision.options:
        if option.verb == PASS_VERB:
            taken = option
    only = Decision(decision.kind, decision.seat, decision.subject)
    only.options.append(taken)
    return only


def captures(program: Program) -> bool:
    """Whether the program, or one inside it, captures cards."""
    for op in program.ops:
        if isinstance(op, Verb) and op.code == FIRE and op.kind == CAPTURES:
            return True
        if any(captures(inside) for inside in op.subs):
            return True
    return False


def named_traits(table: Table, seat: i64) -> list[str]:
    """The Traits of the units of a seat that may be named, in alphabetical order."""
    found: set[str] = set()
    for card in table.cards:
        if card.seat == seat and card.type == UNIT:
            found |= card.traits
    return sorted(found.difference(UNNAMED_TRAITS))


def change_of(constant: Constant, piece: TablePiece) -> Change:
    """The effect of a printed constant ability, as it begins."""
    about: i64 = -1
    if constant.about == ABOUT_ITSELF:
        about = piece.id
    elif constant.about == OWN_SEAT:
        about = piece.controller
    elif constant.about == OPPOSING_SEAT:
        about = 1 - piece.controller
    return Change(
        constant.kind,
        constant.number,
        constant.how,
        Resolution(piece.id, piece.controller),
        amount=constant.amount,
        filter=constant.filter,
        piece=about,
        conditions=constant.conditions,
    )
