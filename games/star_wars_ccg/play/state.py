"""The state of one game: both sides, the row of locations, whose turn it is, the battle under way, and what is counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter
from games.engine.bits import bit
from games.engine.decision import Option
from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import ADD, SET
from games.engine.ops import Op
from games.engine.rng import Rng, copy_streams
from games.engine.state import HIDDEN, PUBLIC
from games.engine.state import Piece as EnginePiece
from games.engine.state import Zone as EngineZone
from games.engine.table.changes import NUMBER, SEAT_NUMBER, Change
from games.engine.table.pieces import TablePiece
from games.engine.verbs import VerbMachine
from games.star_wars_ccg.abilities.constants import (
    ABILITY,
    ABILITY_KEPT,
    AT_AIM,
    AT_BATTLE,
    AT_BATTLES,
    AT_DEPLOY,
    AT_DESTINY,
    AT_DRAIN,
    AT_DRAWN,
    AT_FIRED,
    AT_LOSS,
    AT_LOST,
    AT_MOVE,
    AT_OWN_DRAW,
    AT_OWN_LOSS,
    AT_SHOT,
    AT_USE,
    BARRED_DESTINIES,
    BATTLE,
    BATTLE_DRAWN,
    BLOCK,
    BY_SEAT,
    CANNOT_MOVE,
    COST,
    CRASHED,
    DAMAGE_TIMES,
    DEFENCE,
    DESTINY,
    DRAIN,
    DRAIN_FIXED,
    DRAIN_GUARDED,
    DRAIN_KEPT_UP,
    DRAIN_VOID,
    EVEN_ICONS,
    FEROCITY,
    FIRST_FATE,
    FLIES_ALONE,
    FOOTING,
    FORCE_STOPPED,
    FORFEIT,
    FROZEN_DESTINIES,
    GAINS_PILOT,
    GUARDED_DESTINIES,
    HATRED,
    HOLD_ABILITY,
    HYPERSPEED,
    ICONS,
    IMMUNITY_LIMIT,
    KEEPS_FORFEIT,
    LANDSPEED,
    LIFT,
    LOST_WAY,
    MANY_COPIES,
    MISSING,
    MODIFIES,
    MOST_DAMAGE,
    MOST_DESTINIES,
    MOST_DRAINED,
    MOST_GENERATED,
    MOVES_ANYWAY,
    NEEDED_ABILITY,
    NO_BONUS,
    NO_CREW,
    NO_DRAIN,
    NO_LIMIT,
    NO_PRESENCE,
    OBJECTIVES_DEFIED,
    OPENED,
    PILOT_ABILITY,
    PLAIN_DRAINS,
    POLITICAL,
    POLITICS,
    POOLED,
    POWER,
    TOTAL_DESTINY,
    TURN,
    UNDERCOVER,
    WEAPON_DRAWN,
)
from games.star_wars_ccg.abilities.constants import BATTLE_COST as PRINTED_COST
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import (
    ANSWER_FRAME,
    ASIDE,
    ASTROMECH_SEAT,
    BATTLE_COST,
    BY_LIFE_FORCE,
    CHARACTER,
    CREATURE,
    DESTINY_ABILITY,
    DESTROYED,
    EFFECT,
    FREE,
    INSIDE,
    LIFE_FORCE,
    LOCATION,
    LOCATIONS,
    LOSS_FRAME,
    NONE,
    OBJECTIVE,
    OUTSIDE,
    PASSENGER_SEAT,
    PILOT_SEAT,
    RESERVE,
    SEATS,
    SITE,
    STARSHIP,
    VEHICLE,
    WEAPON,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.contests.contest import Contest
from games.star_wars_ccg.play.counts import CARD_DRAWN, CARD_LOST, CARD_NUMBERS, CARD_STRANDED
from games.star_wars_ccg.play.side import Battle, Piece, Side, Zone, make_zones

# `Piece.declared` of a card that lets Used Piles lie faceup; lower numbers turn Lost Piles.
BARES: Final = 9

# The ability of creatures that are ridden is counted in quarters.
QUARTERS: Final = 4

# What is summed by place, beside POWER (0) and ABILITY (1): the cards that give presence.
PRESENCE: Final = 2

# The times below BY_SEAT at which texts work by themselves when both players may answer.
ANSWERED_BY_ITSELF: Final = (AT_BATTLE, AT_DEPLOY, AT_DESTINY, AT_LOST, AT_MOVE, AT_BATTLES, AT_LOSS, AT_USE, AT_AIM, AT_SHOT, AT_FIRED)


class Table(VerbMachine):
    """The state of one game, in a goldfish or a match."""

    pieces: list[Piece]  # type: ignore[assignment]  # every piece of this game is its own kind of TablePiece
    zones: list[Zone]
    tests: list[int]
    races: list[int]
    warded: list[int]
    replayers: list[int]

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(2)
        self.cards = cards
        self.codes: list[str] = []
        self.zones = make_zones()
        self.sides = [Side(0, self.zones), Side(1, self.zones)]
        # The locations of both players that count, in the order of their common row (CCG-LOC-01).
        self.row: Zone = self.zones[LOCATIONS]
        # The player who goes first (CCG-SET-01), whose turn it is, and the turns of both players begun so far.
        self.first: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        # Turns after which the game ends without a winner: own turns of a goldfish, turns of both in a match.
        self.turn_limit: i64 = 0
        # Whether the community's rules hold where they differ from the rulebook's.
        self.is_community = False
        # The readings A-01 (a weapon's destiny must exceed its target's number) and A-30 (nobody jumps off in space).
        self.must_exceed = False
        self.no_jump_in_space = False
        self.battle = Battle()
        self.contest = Contest()
        # Duels and lightsaber combats so far.
        self.contests: i64 = 0
        # While a player is asked which card to deploy: the places of cards in hand, by id, which policies ask for again.
        self.offered_places: dict[int, list[Option]] = {}
        # The location where a card in hand is to be deployed, while its cost is asked; NONE between two questions.
        self.bound: i64 = NONE
        # The texts that were used once in answer to what may be answered now, see `interrupts.reply_of`.
        self.replies: list[list[int]] = []
        # The card on or aboard which it goes, and what it costs less by the text that deploys it; NONE and 0 between two questions.
        self.bearer: i64 = NONE
        self.discount: i64 = 0
        # What may be answered once the events under way have all happened; empty whenever a player is asked.
        self.waiting: list[Frame] = []
        # The location to which cards are deployed in reaction, and the vehicle or starship that was lost last with cards aboard; NONE.
        self.confined: i64 = NONE
        self.wreck: i64 = NONE
        # The card that was the last destiny; NONE before the first, and if something stood in for it.
        self.drawn_card: i64 = NONE
        # The card that left the table last though it was hit; NONE before the first, and if it has left unhit since.
        self.lost_hit: i64 = NONE
        # The id of the system at which a superlaser is fired, while its total is counted.
        self.ignited: i64 = NONE
        # The cards that had a lightsaber when they were lost from the table last.
        self.armed: list[int] = []
        # The Force that what is deployed in reaction costs less.
        self.rebate: i64 = 0
        self.deck_rngs: list[Rng] = []
        # The pieces whose cards have texts to use on the table.
        self.actors: list[int] = []
        # The times at which some text of a card may be used, and a bit for each of them: bit n stands for the times n, n + 64 and so on.
        self.answered: i64 = 0
        self.answer_times: list[int] = []
        # The pieces whose cards have texts that work by themselves.
        self.automatic: list[int] = []
        # The pieces of weapons that are fired into battles at other locations.
        self.far_guns: list[int] = []
        # The pieces of Utinni Effects that have targets.
        self.aimers: list[int] = []
        # The pieces of Jedi Tests, of Epic Events that run Podraces, of Effects to which others can be immune, and of
        # cards that let Interrupts of the Lost Pile be used.
        self.tests, self.races, self.warded, self.replayers = [], [], [], []
        # The pieces of cards that turn a Lost Pile facedown, and of those that bar others from locations.
        self.turners: list[int] = []
        # The pieces of cards that grab Interrupts.
        self.grabbers: list[int] = []
        # The pieces of cards from which others are deployed as if from hand.
        self.stores: list[int] = []
        # The pieces of cards that limit the copies of the Interrupts on them.
        self.limiters: list[int] = []
        # The ids of cards that are inserted in the opponent's Reserve Deck.
        self.inserters: list[int] = []
        # The pieces of creatures, and of Starting Effects with cards from outside the deck.
        self.creatures: list[int] = []
        # The pieces of asteroid sectors.
        self.asteroids: list[int] = []
        # Whether a card of the game asks at which cards weapons were fired this turn, or who took part in a battle; whether a weapon
        # reaches several sites, and whether the text of one adds to Force drains.
        self.remembers_targets, self.remembers_battles, self.has_ranges, self.has_drain_weapons = False, False, False, False
        self.stockers: list[int] = []
        self.barrers: list[int] = []
        # The pieces of cards that keep what they lie on from others.
        self.steadiers: list[int] = []
        # For the report: battles; destinies on top of the watched seat's Reserve Deck at the end of its turns.
        self.battles: i64 = 0
        self.destinies: list[int] = []

    def lay_out(self) -> None:
        """Call it once all pieces are on the table."""
        self.codes = [card.code for card in self.cards]
        self.card_counts = [0] * (CARD_NUMBERS * len(self.cards))
        self.actors = [piece.id for piece in self.pieces if piece.card.actions]
        self.automatic = [piece.id for piece in self.pieces if piece.card.automatics]
        self.far_guns = [piece.id for piece in self.pieces if piece.card.shot is not None and piece.card.shot.into is not None]
        self.aimers = [piece.id for piece in self.pieces if piece.card.aims is not None or piece.card.takes_aim]
        self.warded = [piece.id for piece in self.pieces if piece.card.shelter >= 0 and piece.card.type == EFFECT]
        self.tests = [piece.id for piece in self.pieces if piece.card.test > 0]
        self.races = [piece.id for piece in self.pieces if piece.card.runs_race]
        self.turners = [piece.id for piece in self.pieces if piece.card.turns_pile]
        self.inserters = [piece.id for piece in self.pieces if piece.card.inserts]
        self.grabbers = [piece.id for piece in self.pieces if piece.card.grabs]
        self.replayers = [piece.id for piece in self.pieces if piece.card.replays]
        self.stores = [piece.id for piece in self.pieces if piece.card.is_store]
        self.limiters = [piece.id for piece in self.pieces if piece.card.limits_copies]
        self.asteroids = [piece.id for piece in self.pieces if piece.card.has_asteroids]
        self.creatures = [piece.id for piece in self.pieces if piece.card.type == CREATURE]
        self.remembers_targets, self.has_ranges = False, False
        self.remembers_battles = any(piece.card.asks_battled for piece in self.pieces)
        self.has_drain_weapons = any(piece.card.type == WEAPON and piece.card.adds_to_drains() for piece in self.pieces)
        for piece in self.pieces:
            shot = piece.card.shot
            if shot is not None and shot.range > 0:
                self.has_ranges = True
            if shot is not None and (shot.follows > 0 or shot.is_for_each):
                self.remembers_targets = True
        self.stockers = [piece.id for piece in self.pieces if piece.card.stock > 0]
        self.barrers = [piece.id for piece in self.pieces if piece.card.bars]
        self.steadiers = [piece.id for piece in self.pieces if piece.card.steadies]
        self.answered = 0
        self.answer_times = []
        for piece in self.pieces:
            for text in [*piece.card.plays, *piece.card.actions]:
                self.add_time(text.time)
            if piece.card.deploy_time >= 0:
                self.add_time(piece.card.deploy_time)
            if piece.card.also_time >= 0:
                self.add_time(piece.card.also_time)
            if piece.card.reacts:
                self.add_time(AT_BATTLE)
                self.add_time(AT_DRAIN)
            for text in piece.card.automatics:
                if text.time == AT_OWN_DRAW:
                    self.add_time(AT_DRAWN)
                if text.time == AT_OWN_LOSS:  # which may ask where that was
                    self.add_time(AT_LOST)
                if text.time >= BY_SEAT or text.time in ANSWERED_BY_ITSELF:
                    self.add_time(text.time)
        self.lay_out_listeners()

    def add_time(self, time: i64) -> None:
        """Ask both players for answers at this time."""
        if time not in self.answer_times:
            self.answer_times.append(time)
            self.answered |= bit(time & 63)

    def last_frame(self, kind: i64) -> Frame | None:
        """The frame of this kind that was begun last; None without one."""
        place: i64 = len(self.frames) - 1
        while place >= 0:
            if self.frames[place].kind == kind:
                return self.frames[place]
            place -= 1
        return None

    def subject(self) -> i64:
        """The id of the card to which what may be answered now has happened; NONE for none."""
        frame = self.last_frame(ANSWER_FRAME)
        return frame.d if frame is not None else NONE

    def loss_of(self, seat: i64) -> Frame | None:
        """The frame of the Force that a seat loses now; None if it loses none."""
        place: i64 = len(self.frames) - 1
        while place >= 0:
            if self.frames[place].kind == LOSS_FRAME and self.frames[place].a == seat:
                return self.frames[place]
            place -= 1
        return None

    def is_answered(self, time: i64) -> bool:
        """Whether some card of the game has a text for this time."""
        return (self.answered >> (time & 63)) & 1 != 0 and time in self.answer_times

    # --- copies ----------------------------------------------------------------------------------------------------

    def copy_table(self, twin: Table) -> None:  # noqa: PLR0915  one branch or line each
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
        self.sides[0].copy_to(twin.sides[0])
        self.sides[1].copy_to(twin.sides[1])
        self.battle.copy_to(twin.battle)
        self.contest.copy_to(twin.contest)
        twin.contests = self.contests
        twin.first = self.first
        twin.active = self.active
        twin.ignited = self.ignited
        twin.turn = self.turn
        twin.turn_limit = self.turn_limit
        twin.is_community = self.is_community
        twin.must_exceed = self.must_exceed
        twin.no_jump_in_space = self.no_jump_in_space
        twin.deck_rngs = copy_streams(self.deck_rngs, twin.deck_rngs)
        twin.battles = self.battles
        twin.destinies = self.destinies.copy()
        twin.codes = self.codes
        twin.actors = self.actors
        twin.automatic = self.automatic
        twin.far_guns = self.far_guns
        twin.aimers = self.aimers
        twin.warded = self.warded
        twin.tests = self.tests
        twin.races = self.races
        twin.turners = self.turners
        twin.grabbers = self.grabbers
        twin.replayers = self.replayers
        twin.stores = self.stores
        twin.limiters = self.limiters
        twin.inserters = self.inserters
        twin.creatures = self.creatures
        twin.asteroids = self.asteroids
        twin.remembers_targets = self.remembers_targets
        twin.remembers_battles = self.remembers_battles
        twin.has_ranges = self.has_ranges
        twin.has_drain_weapons = self.has_drain_weapons
        twin.stockers = self.stockers
        twin.barrers = self.barrers
        twin.steadiers = self.steadiers
        if self.turners:
            for side in self.sides:
                twin.sides[side.seat].lost.visibility = side.lost.visibility
                twin.sides[side.seat].used.visibility = side.used.visibility
        twin.answered = self.answered
        twin.answer_times = self.answer_times
        twin.offered_places = self.offered_places
        twin.bound = self.bound
        twin.replies = self.replies.copy()
        twin.bearer = self.bearer
        twin.discount = self.discount
        twin.waiting = [frame.clone() for frame in self.waiting]
        twin.confined = self.confined
        twin.wreck = self.wreck
        twin.drawn_card = self.drawn_card
        twin.lost_hit = self.lost_hit
        twin.rebate = self.rebate
        twin.armed = self.armed.copy()

    def record(self) -> list[int]:
        numbers = [*self.machine_record(), *self.ability_machine_record()]
        numbers += [self.first, self.active, self.turn, self.turn_limit]
        numbers += [int(self.is_community), int(self.must_exceed), int(self.no_jump_in_space)]
        numbers += [self.phase, self.winner, self.ending, self.watched, self.battles, self.confined, self.wreck, self.drawn_card]
        numbers.append(self.lost_hit)
        numbers.append(self.rebate)
        numbers += self.armed
        numbers += self.battle.record()
        numbers += [*self.contest.record(), self.contests]
        for side in self.sides:
            numbers += side.record()
        for piece in self.pieces:
            numbers += piece.states()
        for rng in self.deck_rngs:
            numbers += rng.words()
        for reply in self.replies:
            numbers += reply
        for frame in self.waiting:
            numbers += [frame.kind, frame.a, frame.b, frame.d, frame.e]
        return numbers + self.destinies + self.rows + self.card_counts

    # --- what the engine asks a game ---------------------------------------------------------------------------------

    def execute(self, event: Event) -> None:
        raise ValueError(f"no card text fires the event {event.kind}")

    def perform(self, op: Op, frame: Frame) -> None:
        self.perform_verb(op, frame)

    def printed_value(self, number: i64, piece: TablePiece) -> i64:  # noqa: PLR0911  one line a number
        """A number that the card prints, or that the rules give to a location."""
        card = self.cards[piece.face]
        if number == POWER:
            return card.power
        if number == ABILITY:
            return card.ability
        if number == DEFENCE:
            return card.defence
        if number == FORFEIT:
            return card.forfeit
        if number == COST:
            return card.cost
        if number == LANDSPEED:
            return card.landspeed
        if number == HYPERSPEED:
            return card.hyperspeed
        if number == FEROCITY:
            return card.ferocity
        if number == IMMUNITY_LIMIT or MOST_GENERATED <= number < MOST_GENERATED + SEATS or MOST_DAMAGE <= number < MOST_DAMAGE + SEATS:
            return NO_LIMIT
        if DAMAGE_TIMES <= number < DAMAGE_TIMES + SEATS:
            return 1
        if FIRST_FATE <= number < FIRST_FATE + BLOCK:
            return self.printed_fate(number, card)
        if PRINTED_COST <= number < PRINTED_COST + SEATS:
            return BATTLE_COST
        return DESTINY_ABILITY if NEEDED_ABILITY <= number < NEEDED_ABILITY + SEATS else 0

    def printed_fate(self, number: i64, card: Card) -> i64:
        if number == POLITICS:
            return card.politics
        if number == DESTINY:
            return card.destiny
        if MOST_DESTINIES <= number < MOST_DESTINIES + SEATS or MOST_DRAINED <= number < MOST_DRAINED + SEATS:
            return NO_LIMIT
        return 0

    def zone_of(self, piece: TablePiece, seat: i64) -> Zone | None:
        return self.pile(seat, piece.zone % ZONES_A_SEAT)

    def left_play(self, piece: TablePiece) -> None:
        here = self.pieces[piece.id]
        if here.attached:
            self.loosen_captives(here)
        here.leave()
        for id in self.aimers:  # an Utinni Effect does not know its target again if that card comes back
            if self.pieces[id].aim == here.id:
                self.pieces[id].aim = NONE
        for id in self.tests:
            test = self.pieces[id]
            if test.stage == 0 and test.aim == here.id:
                test.aim = NONE
            if test.stage == 0 and test.origin == here.id:
                test.origin = NONE
        self.shed(here)
        super().left_play(here)
        if here.card.turns_pile:
            self.turn_piles()

    def shed(self, here: Piece) -> None:
        """What lies on a card that leaves is lost, but for combat cards and where its text says something else."""
        for side in self.sides:
            for each in side.lost.cards:
                if each.was_under == here.id:
                    each.was_under = NONE
            for each in side.aside.cards.copy():
                if each.under == here.id:
                    is_combat_card = each.facedown and each.called == 0 and here.card.type == CHARACTER
                    called: i64 = each.called
                    each.under = NONE
                    if is_combat_card:
                        self.move(each, self.sides[each.owner].used)
                    elif here.card.sheds >= 0:
                        self.move(each, self.pile(each.owner, here.card.sheds))
                    else:
                        self.lose(each)
                        each.called = called if called == HATRED else 0
                        each.was_under = here.id if called == HATRED else NONE

    def loosen_captives(self, holder: Piece) -> None:
        """Captives are released when what holds them leaves the table."""

    # --- piles -----------------------------------------------------------------------------------------------------

    def hand_of(self, side: Side) -> list[Piece]:
        """The cards that a side deploys from hand, or as if from hand."""
        if not self.stores and self.changes.flag_row(OPENED) is None:
            return side.hand.cards
        found = side.hand.cards.copy()
        if self.changes.flag_row(OPENED) is not None:
            for piece in side.aside.cards:
                if piece.under >= 0 and not self.pieces[piece.under].card.is_store and self.has_flag(OPENED, self.pieces[piece.under]):
                    found.append(piece)
        for id in self.stores:
            store = self.pieces[id]
            if store.controller == side.seat and self.zones[store.zone].in_play and not self.is_blank(store):
                for piece in side.aside.cards:
                    if piece.under == id:
                        found.append(piece)
        return found

    def pile(self, seat: i64, kind: i64) -> Zone:
        return self.zones[seat * ZONES_A_SEAT + kind]

    def move(self, piece: EnginePiece, to: EngineZone, bottom: bool = False) -> None:
        """What is inserted in a Reserve Deck is lost as soon as it is on top; some cards have a location to which they fall back."""
        origin: i64 = piece.zone
        if not to.in_play and self.zones[origin].in_play and self.pieces[piece.id].card.refuge is not None:
            place: i64 = self.refuge_of(self.pieces[piece.id])
            if place >= 0:
                self.board_ship(self.pieces[piece.id], self.pieces[place], OUTSIDE)
                return
        super().move(piece, to, bottom)
        if origin % ZONES_A_SEAT == ASIDE:
            here = self.pieces[piece.id]
            if (here.facedown or here.called > 0) and to.id % ZONES_A_SEAT != ASIDE:
                here.facedown = False
                here.called = 0
                here.under = NONE
        if self.inserters and origin % ZONES_A_SEAT == RESERVE:
            self.surface(origin)

    def refuge_of(self, piece: Piece) -> i64:
        """The id of the location to which a card falls back that would leave the table; NONE without one, or if that goes itself."""
        if piece.card.refuge is not None:
            for other in self.fitting(piece.card.refuge, Resolution(piece.id, piece.owner)):
                where = self.pieces[other.id]
                if where.card.type == LOCATION and where.declared != DESTROYED:
                    return where.id
        return NONE

    def shuffle(self, zone: EngineZone, rng: Rng) -> None:
        super().shuffle(zone, rng)
        if self.inserters and zone.id % ZONES_A_SEAT == RESERVE:
            for id in self.inserters:
                if self.pieces[id].zone == zone.id and self.is_inserted(self.pieces[id]):
                    self.show_all(self.pieces[id])  # it lies faceup
            self.surface(zone.id)

    def knows(self, seat: i64, piece: TablePiece) -> bool:
        if self.pieces[piece.id].facedown:
            return (piece.known >> seat) & 1 != 0
        return super().knows(seat, piece)

    def _knowers(self, piece: TablePiece, zone: EngineZone) -> i64:
        return piece.known if self.pieces[piece.id].facedown else super()._knowers(piece, zone)

    def is_inserted(self, piece: Piece) -> bool:
        return piece.card.inserts and piece.zone % ZONES_A_SEAT == RESERVE and piece.zone // ZONES_A_SEAT != piece.owner

    def surface(self, zone: i64) -> None:
        """Lose what is inserted and on top of a Reserve Deck; what it does follows (`texts.inserted`)."""
        cards = self.sides[zone // ZONES_A_SEAT].reserve.cards
        while cards and self.is_inserted(cards[-1]):
            piece = cards[-1]
            super().move(piece, self.sides[piece.owner].lost)
            piece.stage = 1
            if piece.card.stops_force:
                of = Resolution(piece.id, piece.owner)
                self.change(Change(SEAT_NUMBER, FORCE_STOPPED, ADD, of, amount=Amount(1), piece=zone // ZONES_A_SEAT, ends=TURN))
            if self.log is not None:
                self.note(log.LOST_CARD, piece.owner, piece.id)

    def activate(self, side: Side, number: i64) -> None:
        """CCG-ACT-03: at most the whole Reserve Deck (A-04)."""
        moved: i64 = 0
        while moved < number and side.reserve.cards:
            if self.inserters and self.seat_value(FORCE_STOPPED, side.seat, 0) > 0:
                break
            self.move(side.reserve.cards[-1], side.force)
            moved += 1
        side.activated += moved
        side.total_activated += moved
        if self.log is not None:
            self.note(log.ACTIVATED, side.seat, -1, moved)

    def use_force(self, side: Side, number: i64) -> None:
        """CCG-CST-01; first the Force of the opponent that a text lets the side use."""
        used: i64 = 0
        other = self.sides[1 - side.seat]
        while used < number:
            if side.credit > 0 and other.force.cards:
                side.credit -= 1
                side.borrowed += 1
                self.move(other.force.cards[-1], other.used)
            else:
                self.move(side.force.cards[-1], side.used)
            used += 1
        side.used_force += used
        side.total_used += used

    def free_force(self, seat: i64) -> i64:
        """The Force that a seat can use now (CCG-CST-01)."""
        return len(self.sides[seat].force.cards) + min(self.sides[seat].credit, len(self.sides[1 - seat].force.cards))

    def draw(self, side: Side) -> None:
        """CCG-DRW-01: one card; whoever draws the last of the Life Force has lost (A-38)."""
        piece = side.force.cards[-1]
        self.move(piece, side.hand)
        self.count(CARD_NUMBERS * piece.card.index + CARD_DRAWN)
        if self.log is not None:
            self.note(log.DRAWN, side.seat, -1, 1)
        self.check_life()

    def draw_destiny(self, side: Side, drawn: list[int]) -> i64:
        """CCG-DST-01 to CCG-DST-03; without a Reserve Deck there is none (A-12).

        drawn: the destinies of `side` that were drawn for the same purpose, for the report.
        """
        if not side.reserve.cards:
            return 0
        piece = side.reserve.cards[-1]
        destiny: i64 = self.destiny_of(piece, side, drawn)
        self.show_all(piece)
        self.move(piece, side.used)
        self.drawn_card = piece.id
        drawn.append(destiny)
        if self.is_answered(AT_DRAWN):
            frame = Frame(ANSWER_FRAME, 0, AT_DRAWN, 1 - side.seat)
            frame.d = piece.id
            frame.e = destiny + 1
            self.waiting.append(frame)
        if self.log is not None:
            self.note(log.DESTINY, side.seat, piece.id, destiny)
        return destiny

    def destiny_of(self, piece: Piece, side: Side, drawn: list[int]) -> i64:
        """The destiny number of a card as the draw finds it, with what cards change for this purpose."""
        printed: i64 = piece.card.destiny
        destiny: i64 = printed
        is_for_battle = drawn is side.battle_destinies
        is_for_weapon = drawn is side.weapon_destinies
        if is_for_battle:
            destiny = self.value_for_battle(DESTINY, piece, side.seat)
            if self.is_pooled(side.seat):
                self.pool_drawn(piece, side.seat)
            else:
                destiny += self.value_for_battle(BATTLE_DRAWN, piece, side.seat)
        elif self.changes.number_row(DESTINY) is not None:
            destiny = self.value(DESTINY, piece)
        if is_for_weapon and self.changes.number_row(WEAPON_DRAWN) is not None:
            destiny += self.value(WEAPON_DRAWN, piece)
        # The card's own text is the drawer's, as its cards are.
        is_kept: bool = is_for_battle and self.is_kept_from(MODIFIES, side.seat, side.seat)
        for own in piece.card.own_destinies if not is_kept else []:
            scope = Resolution(piece.id, side.seat)
            if (not own.in_fights or is_for_battle or is_for_weapon) and self.all_hold(own.conditions, scope):
                destiny += self.amount(own.amount, scope)
        return destiny if destiny == printed else max(destiny, 0)

    def is_pooled(self, seat: i64) -> bool:
        """Whether what cards add to each battle destiny of a seat counts once, for their total, in the battle under way."""
        if self.battle.place < 0 or self.changes.number_row(POOLED + seat) is None:
            return False
        return self.value(POOLED + seat, self.pieces[self.battle.place]) > 0

    def pool_drawn(self, piece: Piece, seat: i64) -> None:
        """Add to a total what texts add to this card as battle destiny, once for each card with such a text."""
        for change in self.changes.number_row(BATTLE_DRAWN) or []:
            source: i64 = change.scope.source
            may_add = change.amount is not None and not self.is_kept_from(MODIFIES, change.scope.seat, seat)
            if may_add and change.amount is not None and self._applies(change, piece.id, piece) and not self.has_pooled(source, seat):
                of = Resolution(source, change.scope.seat)
                much = Amount(self.amount(change.amount, change.scope))
                self.change(Change(NUMBER, TOTAL_DESTINY + seat, ADD, of, amount=much, piece=self.battle.place, ends=BATTLE))

    def has_pooled(self, source: i64, seat: i64) -> bool:
        for change in self.changes.number_row(TOTAL_DESTINY + seat) or []:
            if change.scope.source == source and change.piece == self.battle.place and change.ends == BATTLE:
                return True
        return False

    def is_kept_from(self, deed: i64, seat: i64, drawer: i64) -> bool:
        """Whether a seat cannot do this to the battle destinies of `drawer` in the battle under way."""
        if self.battle.place < 0 or drawer < 0:
            return False
        here = self.pieces[self.battle.place]
        if self.value(FROZEN_DESTINIES + deed + drawer, here) > 0 or self.value(BARRED_DESTINIES + deed + seat, here) > 0:
            return True
        return seat != drawer and self.value(GUARDED_DESTINIES + deed + drawer, here) > 0

    def value_for_battle(self, number: i64, piece: Piece, drawer: i64) -> i64:
        """A number that makes up the battle destinies of `drawer`, changed only by the cards of players who can modify these.

        If one player cannot, it must be a number that cards only add to.
        """
        for_drawer: bool = not self.is_kept_from(MODIFIES, drawer, drawer)
        for_other: bool = not self.is_kept_from(MODIFIES, 1 - drawer, drawer)
        if for_drawer and for_other:
            return self.value(number, piece)
        value: i64 = self.printed_value(number, piece)
        if for_drawer:
            value += self.changed_by_seat(number, piece, drawer)
        if for_other:
            value += self.changed_by_seat(number, piece, 1 - drawer)
        return value

    def changed_by_seat(self, number: i64, piece: Piece, seat: i64) -> i64:
        """What the cards of a seat alone add to a number; for numbers that are only added to."""
        total: i64 = 0
        for change in self.changes.number_row(number) or []:
            if change.scope.seat == seat and change.amount is not None and self._applies(change, piece.id, piece):
                total += self.amount(change.amount, change.scope)
        return total

    def lose_force(self, piece: Piece, side: Side) -> None:
        """CCG-LIF-04: one card, from hand or the top of a pile, faceup to the Lost Pile."""
        kind: i64 = piece.zone % ZONES_A_SEAT
        self.lose(piece)
        if self.log is not None:
            is_seen = side.lost.visibility != HIDDEN or kind not in LIFE_FORCE
            self.note(log.LOST_FORCE if is_seen else log.LOST_UNSEEN, side.seat, piece.id, kind)
        self.check_life()

    def lose(self, piece: Piece) -> None:
        """Put a card into its owner's Lost Pile."""
        if piece.bonds != FREE:
            piece.bonds = FREE
            piece.seizer = NONE
            self.detach(piece)
        lost = self.sides[piece.owner].lost
        if lost.visibility == HIDDEN and piece.zone % ZONES_A_SEAT not in LIFE_FORCE:
            self.show_all(piece)  # only cards of the Life Force are not viewed
        self.move(piece, lost)
        self.count(CARD_NUMBERS * piece.card.index + CARD_LOST)

    def turn_piles(self) -> None:
        """Let the Lost Piles lie facedown that cards on the table have turned; what was seen before stays known."""
        for side in self.sides:
            is_turned = False
            for id in self.turners:
                if self.zones[self.pieces[id].zone].in_play and self.pieces[id].declared == 1 + side.seat:
                    is_turned = True
            if is_turned and side.lost.visibility == PUBLIC:
                for piece in side.lost.cards:
                    self.show_all(piece)
            side.lost.visibility = HIDDEN if is_turned else PUBLIC
            self.bare_used(side)

    def bare_used(self, side: Side) -> None:
        """Let a Used Pile lie faceup while a card on the table says so."""
        is_bare = False
        for id in self.turners:
            if self.zones[self.pieces[id].zone].in_play and self.pieces[id].declared == BARES:
                is_bare = True
        if is_bare and side.used.visibility == HIDDEN:
            for piece in side.used.cards:
                self.show_all(piece)
        side.used.visibility = PUBLIC if is_bare else HIDDEN

    def lose_passive(self, side: Side, number: i64) -> None:
        """The opponent of a goldfish pays from its hand first; what is beyond its last card is ignored."""
        from_hand: i64 = min(number, side.pool_hand)
        side.pool_hand -= from_hand
        side.pool_life -= min(number - from_hand, side.pool_life)
        if self.log is not None:
            self.note(log.PASSIVE_LOST, side.seat, -1, number, side.pool_life)
        self.check_life()

    def recirculate(self, side: Side) -> None:
        """CCG-LIF-03, CCG-DRW-02: the Used Pile, in its order, under the Reserve Deck."""
        number: i64 = len(side.used.cards)
        while side.used.cards:
            self.move(side.used.cards[-1], side.reserve, True)
        if self.log is not None and number > 0:
            self.note(log.RECIRCULATED, side.seat, -1, number)

    # --- locations -------------------------------------------------------------------------------------------------

    def place_at(self, piece: Piece) -> i64:
        """The id of the location of a piece on the table, also of one aboard or attached; NONE if it is at none."""
        top = self.pieces[self.top_host(piece.id)]
        return top.id if top.card.type == LOCATION else top.place

    def icons_at(self, seat: i64, place: i64) -> i64:
        """CCG-LOC-05: the Force icons of a seat at a location."""
        where = self.pieces[place]
        if where.declared == DESTROYED:
            return 0
        icons: i64 = self.own_icons_at(seat, where)
        if self.changes.flag_row(EVEN_ICONS) is not None and self.has_flag(EVEN_ICONS, where):
            other: i64 = self.own_icons_at(1 - seat, where)
            return max(icons, other)
        return icons

    def own_icons_at(self, seat: i64, where: Piece) -> i64:
        """Before what makes them even on both sides."""
        icons: i64 = where.card.icons[self.sides[seat].force_side]
        return icons if self.changes.number_row(ICONS + seat) is None else max(icons + self.value(ICONS + seat, where), 0)

    def all_icons(self, seat: i64) -> i64:
        icons: i64 = 0
        for where in self.row.cards:
            icons += self.icons_at(seat, where.id)
        return icons

    def fits_as(self, piece: Piece, filter: Filter, scope: Resolution) -> bool:
        """Whether a piece fits; a vehicle among clouds as if it were a starfighter."""
        face: i64 = piece.card.sample
        if face < 0 or piece.place < 0 or not self.pieces[piece.place].card.is_cloudy:
            return self.fits(piece, filter, scope)
        printed = filter.printed
        if printed is not None and not printed[face]:
            return False
        for test in filter.tests:
            if self._passes(piece, test, scope) == test.is_not:
                return False
        for each in filter.any_of:
            if self.fits_as(piece, each, scope):
                return True
        return not filter.any_of

    def is_landed(self, piece: Piece) -> bool:
        """CCG-MVL-04: a starship that stands at a site."""
        return piece.card.type == STARSHIP and piece.place >= 0 and self.pieces[piece.place].card.kind == SITE

    def is_run(self, piece: Piece) -> bool:
        """CCG-VEH-02, CCG-STA-02: whether a vehicle has a driver, or a starship a pilot, aboard or printed."""
        if self.has_flag(CRASHED, piece):
            return False
        if piece.card.permanent_pilots > 0 and not self.has_flag(NO_CREW, piece):
            return True
        if self.changes.flag_row(FLIES_ALONE) is not None and self.has_flag(FLIES_ALONE, piece):
            return True
        return self.has_pilot(piece)

    def has_pilot(self, piece: Piece) -> bool:
        """Whether a character aboard runs a vehicle or starship."""
        for id in piece.attached:  # noqa: SIM110  a loop is faster when compiled
            if self.is_crew(self.pieces[id], piece):
                return True
        return False

    def is_held(self, piece: Piece) -> bool:
        """Whether a card cannot move; some cards let others move though their own texts say that they do not."""
        if not self.has_flag(CANNOT_MOVE, piece):
            return False
        if self.changes.flag_row(MOVES_ANYWAY) is None or not self.has_flag(MOVES_ANYWAY, piece):
            return True
        for change in self.changes.flag_row(CANNOT_MOVE) or []:
            if change.scope.source != piece.id and self._applies(change, piece.id, piece):
                return True
        return False

    def is_hidden(self, piece: Piece) -> bool:
        """Whether a character is there without giving presence, power and ability: Undercover, or missing."""
        return self.has_flag(UNDERCOVER, piece) or self.has_flag(MISSING, piece)

    def is_pilot(self, piece: Piece) -> bool:
        """Whether a character has the pilot's skill, printed or gained."""
        return piece.card.is_pilot or self.has_flag(GAINS_PILOT, piece)

    def is_crew(self, inside: Piece, host: Piece) -> bool:
        """Whether a card aboard runs its vehicle or starship: any character, if that has no place for drivers (CCG-VEH-05)."""
        card = host.card
        return inside.card.type == CHARACTER and (inside.room == PILOT_SEAT or (card.rooms[PILOT_SEAT] == 0 and card.either == 0))

    def gives_presence(self, piece: Piece) -> bool:
        """Whether a card that stands at a location by itself gives presence there (CCG-CHR-02, CCG-VEH-02, CCG-STA-02, A-18, A-37)."""
        kind: i64 = piece.card.type
        if kind == CHARACTER:
            return (piece.card.has_presence or self.value(ABILITY, piece) > 0) and not self.is_hidden(piece)
        if self.has_flag(CRASHED, piece):
            return piece.card.permanent_pilots > 0 or self.ability_of(piece) > 0
        if kind in (VEHICLE, STARSHIP):
            return self.is_run(piece) and self.is_felt(piece) and (self.is_community or not self.is_landed(piece))
        return False

    def is_felt(self, piece: Piece) -> bool:
        """Whether a vehicle or starship has ability, or gives presence as one of those who run it does."""
        if piece.card.has_presence or self.ability_of(piece) > 0:
            return True
        for id in piece.attached:  # noqa: SIM110  a loop is faster when compiled
            if self.pieces[id].card.has_presence and self.is_crew(self.pieces[id], piece):
                return True
        return False

    def has_presence(self, seat: i64, place: i64) -> bool:
        if self.kept_sum(PRESENCE, place, seat) <= 0:
            return False
        if self.changes.number_row(NO_PRESENCE + seat) is None or self.value(NO_PRESENCE + seat, self.pieces[place]) <= 0:
            return True
        return self.changes.number_row(ABILITY_KEPT + seat) is not None and self.value(ABILITY_KEPT + seat, self.pieces[place]) > 0

    def controls(self, seat: i64, place: i64) -> bool:
        """CCG-CTL-01; some cards ask for more ability."""
        if not self.has_presence(seat, place) or self.has_presence(1 - seat, place):
            return False
        if self.changes.number_row(HOLD_ABILITY + seat) is None:
            return True
        needed: i64 = self.value(HOLD_ABILITY + seat, self.pieces[place])
        return needed <= 0 or self.ability_at(seat, place) >= needed

    def has_footing(self, seat: i64, place: i64) -> bool:
        """CCG-DEP-03"""
        return self.icons_at(seat, place) > 0 or self.has_presence(seat, place) or self.value(FOOTING + seat, self.pieces[place]) > 0

    def ability_of(self, piece: Piece) -> i64:
        """The ability that a card and those who run it bring; a printed pilot counts as ability 1 (A-18, A-31)."""
        card = piece.card
        if card.type == CHARACTER:
            return 0 if self.is_hidden(piece) else self.number(ABILITY, piece)
        if self.has_flag(CRASHED, piece):
            return 0 if card.is_enclosed else self.ability_aboard(piece)
        ability: i64 = card.permanent_pilots + card.more_ability
        if ability > 0 and self.changes.number_row(PILOT_ABILITY) is not None:
            ability += self.value(PILOT_ABILITY, piece)
        if ability > 0 and (self.has_flag(NO_CREW, piece) or (card.suspends_pilot and self.has_pilot(piece))):
            ability = 0
        for id in piece.attached:
            inside = self.pieces[id]
            if self.is_crew(inside, piece):
                ability += self.number(ABILITY, inside)
        return ability

    def ability_aboard(self, piece: Piece) -> i64:
        """The ability of all characters aboard an open vehicle that has crashed."""
        ability: i64 = 0
        for id in piece.attached:
            if self.pieces[id].card.type == CHARACTER:
                ability += self.number(ABILITY, self.pieces[id])
        return ability

    def power_of(self, piece: Piece) -> i64:
        """The power that a card which stands by itself brings (CCG-PWR-01, A-16, A-31)."""
        card = piece.card
        if card.type == CHARACTER:
            if self.is_hidden(piece):
                return 0
            return self.number(POLITICS if self.has_flag(POLITICAL, piece) else POWER, piece)
        if not self.is_run(piece):
            return 0
        power: i64 = self.number(POWER, piece)
        if self.changes.number_row(LIFT) is not None:
            for id in piece.attached:
                if self.is_crew(self.pieces[id], piece):
                    power += self.value(LIFT, self.pieces[id])
        if self.is_community and card.type == VEHICLE and not card.is_enclosed:
            for id in piece.attached:
                inside = self.pieces[id]
                if inside.card.type == CHARACTER and inside.room == PILOT_SEAT:
                    power += self.number(POWER, inside)
        return power

    # --- numbers as cards change them --------------------------------------------------------------------------------

    def number(self, number: i64, piece: Piece) -> i64:
        """The present number of a card, never below 0."""
        if number == FORFEIT and self.changes.flag_row(KEEPS_FORFEIT) is not None and self.has_flag(KEEPS_FORFEIT, piece):
            return self.unreduced(number, piece)
        value: i64 = self.guarded_cost(piece) if number == COST and piece.card.guards_cost else self.value(number, piece)
        return max(value, 0)

    def guarded_cost(self, piece: Piece) -> i64:
        """What it costs to deploy a card that the opponent's cards do not change."""
        value: i64 = self.printed_value(COST, piece)
        for change in self.changes.number_row(COST) or []:
            if change.amount is not None and change.scope.seat == piece.controller and self._applies(change, piece.id, piece):
                much: i64 = self.amount(change.amount, change.scope)
                if change.how == ADD:
                    value += much
                elif change.how == SET:
                    value = much
        return value

    def is_barred_at(self, number: i64, seat: i64, where: Piece) -> bool:
        """Whether a card keeps a seat from something at a location, beside Objectives that it may defy there."""
        if self.changes.number_row(number + seat) is None or self.value(number + seat, where) <= 0:
            return False
        if self.changes.number_row(OBJECTIVES_DEFIED + seat) is None or self.value(OBJECTIVES_DEFIED + seat, where) <= 0:
            return True
        for change in self.changes.number_row(number + seat) or []:
            source: i64 = change.scope.source
            is_goal = source >= 0 and self.pieces[source].card.type == OBJECTIVE
            if not is_goal and change.amount is not None and self._applies(change, where.id, where):
                return True
        return False

    def unreduced(self, number: i64, piece: Piece) -> i64:
        """A number of a card with what raises it, and without what lowers it."""
        printed: i64 = self.printed_value(number, piece)
        value: i64 = printed
        for change in self.changes.number_row(number) or []:
            if change.amount is not None and self._applies(change, piece.id, piece):
                much: i64 = self.amount(change.amount, change.scope)
                if change.how == ADD:
                    value += max(much, 0)
                elif change.how == SET:
                    value = max(value, much)
        return value

    def unraised(self, number: i64, piece: Piece) -> i64:
        """A number of a card with what lowers it, and without what raises it."""
        printed: i64 = self.printed_value(number, piece)
        value: i64 = printed
        for change in self.changes.number_row(number) or []:
            if change.amount is not None and self._applies(change, piece.id, piece):
                much: i64 = self.amount(change.amount, change.scope)
                if change.how == ADD:
                    value += min(much, 0)
                elif change.how == SET:
                    value = min(value, much)
        return max(value, 0)

    def is_blank(self, piece: TablePiece) -> bool:
        if not super().is_blank(piece):
            return False
        here = self.pieces[piece.id]
        return not self.keeps_text(here) or self.has_flag(MISSING, here)

    def keeps_text(self, piece: Piece) -> bool:
        """Whether nothing cancels the text of a card where it is."""
        where = piece.card.keeps_text_at
        if where is None:
            return piece.card.keeps_text
        place: i64 = self.place_at(piece)
        return place >= 0 and self.fits(self.pieces[place], where, Resolution(piece.id, piece.controller))

    def cost_at(self, piece: Piece, place: i64) -> i64:
        """The Force that it costs to deploy a card at a location, NONE for no location in particular (CCG-DEP-04)."""
        return self.number(COST, piece)

    def may_deploy_at(self, piece: Piece, place: i64) -> bool:
        """Whether the text of a card lets it be deployed at a location."""
        return True

    def places_by_text(self, piece: Piece, less: i64) -> list[Option]:
        """The places where the text under way deploys a card, which costs so much less."""
        return []

    def may_move_to(self, piece: Piece, place: i64) -> bool:
        """Whether the text of a card lets it move to a location."""
        return True

    def may_board(self, piece: Piece, host: Piece) -> bool:
        """Whether the text of a card lets it go aboard a vehicle or starship."""
        return True

    def may_crew(self, piece: Piece, host: Piece) -> bool:
        """Whether a card may take a place of a pilot or driver there, if it has the skill."""
        return True

    def is_sheltered(self, piece: TablePiece, source: i64) -> bool:
        """Whether some card keeps the text of this source from doing anything to a piece."""
        return False

    def is_immune(self, piece: Piece, attrition: i64) -> bool:
        """Whether a card need not be forfeited for this much attrition."""
        return False

    def drain_at(self, seat: i64, place: i64) -> i64:
        """CCG-CTL-02; an Undercover spy of the other player keeps a seat from draining, and nobody drains inside a station."""
        if self.pieces[place].card.seal == INSIDE:
            return 0
        if self.changes.flag_row(UNDERCOVER) is not None and self.has_undercover(1 - seat, place):
            return 0
        if self.is_barred_at(NO_DRAIN, seat, self.pieces[place]):
            return 0
        icons: i64 = self.icons_at(1 - seat, place)
        if self.changes.number_row(DRAIN + seat) is None:
            return max(icons, 0)
        drain: i64 = icons + self.drain_changes(seat, self.pieces[place])
        return max(drain, 0)

    def drain_changes(self, seat: i64, where: Piece) -> i64:
        """What cards add to a Force drain, as far as none says that nothing changes, lowers or raises it."""
        if self.value(DRAIN_FIXED + seat, where) > 0:
            return 0
        is_guarded = self.changes.number_row(DRAIN_GUARDED + seat) is not None and self.value(DRAIN_GUARDED + seat, where) > 0
        is_kept_up = self.value(DRAIN_KEPT_UP + seat, where) > 0
        is_kept_down = self.value(NO_BONUS + seat, where) > 0
        is_voided = self.changes.flag_row(DRAIN_VOID) is not None
        is_plain = self.changes.number_row(PLAIN_DRAINS + seat) is not None and self.value(PLAIN_DRAINS + seat, where) > 0
        are_used = self.is_community and self.has_drain_weapons
        if not are_used and not is_kept_up and not is_kept_down and not is_guarded and not is_voided and not is_plain:
            return self.value(DRAIN + seat, where)
        total: i64 = 0
        for change in self.changes.number_row(DRAIN + seat) or []:
            if (is_guarded and change.scope.seat != seat) or (is_plain and change.scope.seat == seat):
                continue
            much: i64 = self.added_to_drain(change, where)
            if (is_kept_up and much < 0) or (is_kept_down and much > 0):
                continue
            if are_used and much > 0 and self.is_idle_weapon(change.scope.source, where):
                continue
            if not (is_voided and much > 0 and self.is_void_bonus(seat, change.scope.source)):
                total += much
        return total

    def added_to_drain(self, change: Change, where: Piece) -> i64:
        """What one effect adds to a Force drain at a location."""
        if change.amount is None or not self._applies(change, where.id, where):
            return 0
        return self.amount(change.amount, change.scope)

    def is_idle_weapon(self, source: i64, where: Piece) -> bool:
        """Whether the source is a weapon that is not used for a Force drain at a location (CCG-WPN-01)."""
        return False

    def may_use_weapon(self, weapon: Piece) -> bool:
        """Whether a weapon may still be used this turn, by the community's rules for Force drains, too."""
        return True

    def barred_at(self, number: i64, flag: i64, where: Piece) -> i64:
        """What cards with this flag would add to a number of a location."""
        if self.changes.flag_row(flag) is None:
            return 0
        barred: i64 = 0
        for change in self.changes.number_row(number) or []:
            source: i64 = change.scope.source
            if (
                source >= 0
                and change.amount is not None
                and self.has_flag(flag, self.pieces[source])
                and self._applies(change, where.id, where)
            ):
                barred += self.amount(change.amount, change.scope)
        return barred

    def raised_at(self, number: i64, where: Piece) -> i64:
        """What cards add to a number of a location, without what others take off."""
        raised: i64 = 0
        for change in self.changes.number_row(number) or []:
            if change.amount is not None and self._applies(change, where.id, where):
                much: i64 = self.amount(change.amount, change.scope)
                raised += max(much, 0)
        return raised

    def is_void_bonus(self, seat: i64, source: i64) -> bool:
        """Whether what a card adds to the Force drains of its player is cancelled."""
        return source >= 0 and self.pieces[source].controller == seat and self.has_flag(DRAIN_VOID, self.pieces[source])

    def begin_lasting(self, piece: Piece, face: i64) -> None:
        """Let begin what a side of a card does until the end of the game."""

    def has_undercover(self, seat: i64, place: i64) -> bool:
        """Whether a seat has an Undercover spy at a location."""
        for piece in self.sides[seat].at_locations.cards:  # noqa: SIM110  a loop is faster when compiled
            if piece.place == place and self.has_flag(UNDERCOVER, piece):
                return True
        return False

    def power_at(self, seat: i64, place: i64) -> i64:
        """The power of a seat's cards that stand at a location, without destiny."""
        return self.kept_sum(POWER, place, seat)

    def ability_at(self, seat: i64, place: i64) -> i64:
        return self.kept_sum(ABILITY, place, seat)

    def fresh_sum(self, what: i64, place: i64, seat: i64) -> i64:
        value: i64 = 0
        quarters: i64 = 0
        for piece in self.sides[seat].at_locations.cards:
            if piece.place == place:
                if what == POWER:
                    value += self.power_of(piece)
                elif what == ABILITY:
                    value += self.ability_of(piece)
                    if piece.card.quarters > 0 and self.is_run(piece):
                        quarters += piece.card.quarters
                elif self.gives_presence(piece):
                    value += 1
        return value + quarters // QUARTERS

    # --- cards on the table ------------------------------------------------------------------------------------------

    def copies_on_table(self, card: Card) -> i64:
        """CCG-UNI-01: the cards of this name on the table, of both sides; by the community's rules those of a persona."""
        number: i64 = 0
        for side in self.sides:
            for piece in side.at_locations.cards:
                if piece.card.title == card.title or (self.is_community and shares_persona(piece.card, card)):
                    number += 1
            for piece in side.area.cards:
                if not piece.card.is_order and piece.card.title == card.title:  # a new Admiral's Order replaces an equal one
                    number += 1
            for piece in side.covered.cards:
                if piece.bonds != FREE and (piece.card.title == card.title or (self.is_community and shares_persona(piece.card, card))):
                    number += 1
        return number

    def is_barred(self, card: Card) -> bool:
        """CCG-UNI-02"""
        return card.type != LOCATION and card.uniqueness > 0 and self.copies_on_table(card) >= card.uniqueness

    def is_kept_out(self, piece: Piece) -> bool:
        """The same of a card that some other card may let come any number of times."""
        if not self.is_barred(piece.card):
            return False
        return self.changes.flag_row(MANY_COPIES) is None or not self.has_flag(MANY_COPIES, piece)

    def free_rooms(self, host: Piece, room: i64) -> i64:
        """What still fits into these places aboard."""
        rooms = host.card.rooms
        free: i64 = rooms[room] - self.taken_rooms(host, room)
        if room == ASTROMECH_SEAT and self.has_flag(LOST_WAY, host):
            free += 1
        if room == PILOT_SEAT and host.card.permanent_pilots > 0 and self.has_flag(NO_CREW, host):
            free += host.card.permanent_pilots
        if host.card.either == 0 or room not in (PILOT_SEAT, PASSENGER_SEAT):
            return free
        left: i64 = host.card.either
        for each in (PILOT_SEAT, PASSENGER_SEAT):
            over: i64 = self.taken_rooms(host, each) - rooms[each]
            left -= max(over, 0)
        return max(free, 0) + left

    def taken_rooms(self, host: Piece, room: i64) -> i64:
        taken: i64 = 0
        for id in host.attached:
            if self.pieces[id].room == room:
                taken += 1
            if room == PASSENGER_SEAT and self.pieces[id].attached:
                for held in self.pieces[id].attached:
                    if self.pieces[held].bonds != FREE:
                        taken += 1  # a captive takes a passenger's place
        return taken

    def stand(self, piece: Piece, place: i64) -> None:
        """Let a card stand at a location by itself."""
        self.detach(piece)
        piece.room = OUTSIDE
        piece.place = place
        self.changed()

    def board_ship(self, piece: Piece, host: Piece, room: i64) -> None:
        """Put a card aboard a vehicle or starship, or attach a weapon to its bearer."""
        self.attach(piece, host)
        piece.room = room
        piece.place = NONE
        self.changed()

    # --- the end ---------------------------------------------------------------------------------------------------

    def check_life(self) -> bool:
        """CCG-GAM-01, CCG-DMG-06: end the game if a Life Force is 0."""
        if self.is_over:
            return True
        for side in self.sides:
            if side.life() == 0:
                self.end(1 - side.seat, BY_LIFE_FORCE)
                return True
        return False

    def end(self, winner: i64, ending: i64) -> None:
        self.winner = winner
        self.ending = ending
        self.is_over = True
        for side in self.sides:
            for piece in side.hand.cards:
                self.count(CARD_NUMBERS * piece.card.index + CARD_STRANDED)
        if self.turn > 0:
            self.count_turn()
        if self.log is not None:
            self.note(log.GAME_ENDED, winner, -1, ending)

    def count_turn(self) -> None:
        """Add a row for the turn that is over, for the report."""
        if not self.is_counted:
            return
        if self.watched < 0:
            self.add_row(self.match_row())
            return
        self.add_row(self.turn_row())
        reserve = self.sides[self.watched].reserve.cards
        if reserve:
            self.destinies.append(reserve[-1].card.destiny)  # what a draw would show now

    def turn_row(self) -> list[int]:
        """The numbers of one turn of a goldfish, in the order of `counts.CURVES`."""
        side = self.sides[self.watched]
        seat: i64 = side.seat
        ground: i64 = 0
        space: i64 = 0
        for where in self.row.cards:
            if self.has_presence(seat, where.id):
                if where.card.kind == SITE:
                    ground += 1
                else:
                    space += 1
        numbers: list[int] = [side.activated, side.used_force, len(side.force.cards), self.all_icons(seat)]
        numbers += [side.drain, side.total_drain, self.controlled(seat), ground, space]
        return [*numbers, len(side.hand.cards), side.life(), self.sides[1 - seat].life()]

    def match_row(self) -> list[int]:
        """The numbers of one turn of a match, in the order of `counts.MATCH_CURVES`."""
        first, second = self.sides
        numbers: list[int] = [first.life(), second.life(), len(first.hand.cards), len(second.hand.cards)]
        numbers += [self.controlled(0), self.controlled(1), first.total_activated, second.total_activated]
        numbers += [first.total_used, second.total_used, len(first.force.cards), len(second.force.cards)]
        return [*numbers, first.total_drain, second.total_drain]

    def controlled(self, seat: i64) -> i64:
        number: i64 = 0
        for where in self.row.cards:
            if self.controls(seat, where.id):
                number += 1
        return number


def shares_persona(first: Card, second: Card) -> bool:
    for persona in first.personas:  # noqa: SIM110  a loop is faster when compiled
        if persona in second.personas:
            return True
    return False
