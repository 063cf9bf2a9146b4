"""The parts of the table: its pieces, its zones, one player's side, and a battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from games.engine.state import HIDDEN, OWNER, PUBLIC
from games.engine.state import Zone as EngineZone
from games.engine.table.pieces import TablePiece
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import (
    AREA,
    ASIDE,
    AT_LOCATIONS,
    COVERED,
    FORCE,
    FREE,
    HAND,
    HAND_SIZE,
    LOCATIONS,
    LOST,
    NOBODY,
    NONE,
    OUTSIDE,
    RESERVE,
    USED,
    ZONES_A_SEAT,
)

# The seats that see each zone of a seat, from RESERVE to ASIDE (CCG-LIF-02, CCG-LIF-04).
_SEEN_BY: Final = [HIDDEN, HIDDEN, HIDDEN, PUBLIC, OWNER, PUBLIC, PUBLIC, PUBLIC, PUBLIC, PUBLIC]
_IN_PLAY: Final = (AT_LOCATIONS, LOCATIONS, AREA)


@mypyc_attr(acyclic=True)
class Piece(TablePiece):
    """A card of a game.  Turns in its fields are numbers of turns of the game, 0 for never.

    What is aboard a vehicle or starship, and what a card bears, is attached to it (`TablePiece.host`).
    """

    def __init__(self, id: i64, card: Card, owner: i64, zone: i64) -> None:
        super().__init__(id, owner, zone, card=card.index)
        self.card = card
        # The id of the location where it stands by itself; NONE elsewhere (`Table.place_at`).
        self.place: i64 = NONE
        # Its place aboard its host.
        self.room: i64 = OUTSIDE
        # A location's system; that of a generic one is chosen when it is placed.
        self.system: i64 = card.system
        # CCG-GAM-07: turned sideways by a weapon.
        self.is_hit = False
        # Whether its owner was asked about it in the battle under way, or a bearer has used a weapon.
        self.has_fired = False
        # The turn in which it was fired last, or has fired a weapon.
        self.fired: i64 = 0
        # The turn of its one limited move (CCG-MOV-02), and of a location or creature: of a drain and of a battle or attack; of a
        # participant: of a battle, if a card asks for that (`Table.remembers_battles`).
        self.moved: i64 = 0
        self.drained: i64 = 0
        self.fought: i64 = 0
        # What has worked in which battle (`turn.interrupts.mark_here`), and below 0 in which duel.
        self.worked: i64 = 0
        # The turn of its last free move, and its free moves in that turn.
        self.loaded: i64 = 0
        self.loads: i64 = 0
        # The turn in which a text of it was used last, and how often in that turn, for each text (`interrupts.acts_of`).
        self.acted: i64 = 0
        self.acts: i64 = 0
        # The turn in which it was deployed.
        self.entered: i64 = 0
        # What the next four fields hold depends on the card; ids are NONE for none.
        # aim: the id of
        #   the target of an Utinni Effect, or of a weapon that is fired;
        #   the apprentice of a Jedi Test;
        #   the planet's system that a roaming system orbits;
        #   the card at which an Objective or a Starting Interrupt aims (`objectives.starts`);
        #   the target that the opponent has chosen for an Interrupt (`answered.texts`);
        #   the bearer with which a weapon or device was lost (`turn.leaving`).
        self.aim: i64 = NONE
        # origin: the id of
        #   the location where the target of an Utinni Effect was when the Effect was deployed;
        #   the mentor of a Jedi Test;
        #   the location where a card was forfeited;
        #   the second target that the opponent has chosen for an Interrupt;
        #   the location of the Force drain to which a weapon has added (in the turn `drained`).
        self.origin: i64 = NONE
        # stage:
        #   1 once the target of an Utinni Effect has reached it;
        #   1 while the back of a double-sided card is up;
        #   1 once a Jedi Test is completed;
        #   1 while an Epic Event runs a Podrace, 2 afterwards;
        #   the parsec of a roaming system;
        #   1 once an inserted card has come to the top, 2 once both players have answered that (`texts.inserted`);
        #   the armor or maneuver of the bearer with which a card was lost.
        self.stage: i64 = 0
        # declared, 0 for nothing:
        #   what its player declared for it, or the ability that is kept for it;
        #   how far a weapon is that is fired with others (`effects.volleys`);
        #   the turn in which the trial of a Jedi Test began;
        #   1 for a damaged Podracer; of an Epic Event that ran a Podrace, 1 more than the seat that has won;
        #   the power of the last prey of a creature; the direction of a storm, or of an asteroid;
        #   which Used or Lost Piles a card turns over;
        #   DESTROYED for a system that was blown away, 1 for an Effect that has outlived that;
        #   1 once the back of an Objective has begun to work.
        self.declared: i64 = 0
        # Of a weapon: its shots in the battle under way.
        self.shots: i64 = 0
        # The id of the card on which it lies, out of play (`effects.fate`); NONE for any other card.
        self.under: i64 = NONE
        # Whether it lies there facedown, and as what (`constants.HATRED`; 0 for nothing); the id of the card on which it lay when that
        # left the table.
        self.facedown = False
        self.called: i64 = 0
        self.was_under: i64 = NONE
        # FREE, or of a captive CAPTIVE or FROZEN; and the id of the card that escorted it last, NONE for none.
        self.bonds: i64 = FREE
        self.seizer: i64 = NONE

    def leave(self) -> None:
        """Forget what only a card on the table has."""
        self.place = NONE
        self.room = OUTSIDE
        self.system = self.card.system
        self.is_hit = False
        self.has_fired = False
        self.fired = 0
        self.moved = 0
        self.drained = 0
        self.fought = 0
        self.worked = 0
        self.loaded = 0
        self.loads = 0
        self.acted = 0
        self.acts = 0
        self.entered = 0
        self.aim = NONE
        self.origin = NONE
        self.stage = 0
        self.declared = 0
        self.shots = 0
        self.bonds = FREE
        self.seizer = NONE

    def clone(self) -> Piece:
        twin = Piece(self.id, self.card, self.owner, self.zone)
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Piece) -> Piece:
        """Copy the state onto a piece of the same card, and return that piece."""
        self.copy_piece(twin)
        twin.place = self.place
        twin.room = self.room
        twin.system = self.system
        twin.is_hit = self.is_hit
        twin.has_fired = self.has_fired
        twin.fired = self.fired
        twin.moved = self.moved
        twin.drained = self.drained
        twin.fought = self.fought
        twin.worked = self.worked
        twin.loaded = self.loaded
        twin.loads = self.loads
        twin.acted = self.acted
        twin.acts = self.acts
        twin.entered = self.entered
        twin.aim = self.aim
        twin.origin = self.origin
        twin.stage = self.stage
        twin.declared = self.declared
        twin.shots = self.shots
        twin.under = self.under
        twin.facedown = self.facedown
        twin.called = self.called
        twin.was_under = self.was_under
        twin.bonds = self.bonds
        twin.seizer = self.seizer
        return twin

    def states(self) -> list[int]:
        """Its own part of a record, beside what `piece_record` writes."""
        numbers: list[int] = [self.place, self.room, self.system, int(self.is_hit), int(self.has_fired), self.fired]
        numbers += [self.moved, self.drained, self.fought, self.worked, self.loaded, self.loads, self.acted, self.acts]
        numbers += [self.entered, self.aim, self.origin, self.stage, self.declared, self.shots]
        return [*numbers, self.under, int(self.facedown), self.called, self.was_under, self.bonds, self.seizer]


@mypyc_attr(acyclic=True)
class Zone(EngineZone):
    __slots__ = ()

    cards: list[Piece]


def make_zones() -> list[Zone]:
    """The zones of seat 0, then those of seat 1, by id.  The row of locations is common to both; that of seat 1 stays empty."""
    zones: list[Zone] = []
    for seat in range(2):
        for kind in range(ZONES_A_SEAT):
            owner = NOBODY if kind == LOCATIONS else seat
            zones.append(Zone(len(zones), kind, owner, _SEEN_BY[kind], kind in _IN_PLAY))
    return zones


@mypyc_attr(acyclic=True)
class Side:
    """The side of one player."""

    def __init__(self, seat: i64, zones: list[Zone]) -> None:
        self.seat: i64 = seat
        # LIGHT_SIDE or DARK_SIDE (CCG-SID-01).
        self.force_side: i64 = seat
        # The opponent of a goldfish, which has no cards but its location: its loss pool, from which it pays the hand first.
        self.passive = False
        # The indexes of the cards that start on the table: the location that the deck marks, or those that its Objective names.
        self.marked: list[int] = []
        # The cards of its first hand (CCG-SET-06).
        self.first_hand: i64 = HAND_SIZE
        self.pool_hand: i64 = 0
        self.pool_life: i64 = 0
        # Own turns begun.
        self.turns: i64 = 0
        # Numbers of the turn under way, for the report.
        self.activated: i64 = 0
        self.used_force: i64 = 0
        self.drain: i64 = 0
        self.total_drain: i64 = 0
        # The own turn of the first drain, 0 for none; Force activated and used in all turns; battles won.
        self.first_drain: i64 = 0
        # Force of the opponent that it may use this turn, and has used.
        self.credit: i64 = 0
        self.borrowed: i64 = 0
        self.total_activated: i64 = 0
        self.total_used: i64 = 0
        self.battles_won: i64 = 0
        # The destinies that were drawn: in battles, for weapons, and by other texts.
        self.battle_destinies: list[int] = []
        self.weapon_destinies: list[int] = []
        self.text_destinies: list[int] = []
        self.deployed: i64 = 0
        # Podraces that it has won and lost.
        self.races_won: i64 = 0
        self.races_lost: i64 = 0
        # The turn in which it drew race destiny last.
        self.raced: i64 = 0
        # The turn in which a text keeps it from that, and the race totals at which it has used a text.
        self.skipped: i64 = 0
        self.marked_totals: list[int] = []
        # The titles of cards that it may not deploy again in this game, and the keys of texts that it may not use again.
        self.done: list[int] = []
        # The titles of cards of which one comes without cost, each with the turn in which it does.
        self.promised: list[int] = []
        # The titles of cards of which it has to deploy one, each with the turn in which it loses one of the hand instead.
        self.obliged: list[int] = []
        first: i64 = seat * ZONES_A_SEAT
        self.reserve = zones[first + RESERVE]
        self.force = zones[first + FORCE]
        self.used = zones[first + USED]
        self.lost = zones[first + LOST]
        self.hand = zones[first + HAND]
        self.at_locations = zones[first + AT_LOCATIONS]
        self.covered = zones[first + COVERED]
        self.area = zones[first + AREA]
        self.aside = zones[first + ASIDE]

    def life(self) -> i64:
        """The number of cards of the Life Force (CCG-LIF-01)."""
        if self.passive:
            return self.pool_life
        return len(self.reserve.cards) + len(self.force.cards) + len(self.used.cards)

    def copy_to(self, twin: Side) -> None:
        twin.force_side = self.force_side
        twin.passive = self.passive
        twin.marked = self.marked
        twin.first_hand = self.first_hand
        twin.pool_hand = self.pool_hand
        twin.pool_life = self.pool_life
        twin.turns = self.turns
        twin.activated = self.activated
        twin.used_force = self.used_force
        twin.drain = self.drain
        twin.total_drain = self.total_drain
        twin.first_drain = self.first_drain
        twin.credit = self.credit
        twin.borrowed = self.borrowed
        twin.total_activated = self.total_activated
        twin.total_used = self.total_used
        twin.battles_won = self.battles_won
        twin.battle_destinies = self.battle_destinies.copy()
        twin.weapon_destinies = self.weapon_destinies.copy()
        twin.text_destinies = self.text_destinies.copy()
        twin.deployed = self.deployed
        twin.races_won = self.races_won
        twin.races_lost = self.races_lost
        twin.raced = self.raced
        twin.skipped = self.skipped
        twin.marked_totals = self.marked_totals.copy()
        twin.done = self.done.copy()
        twin.promised = self.promised.copy()
        twin.obliged = self.obliged.copy()

    def record(self) -> list[int]:
        numbers: list[int] = [self.force_side, int(self.passive), *self.marked, self.first_hand, self.pool_hand, self.pool_life, self.turns]
        numbers += [self.activated, self.used_force, self.drain, self.total_drain, self.deployed, self.credit, self.borrowed]
        numbers += [
            self.first_drain,
            self.total_activated,
            self.total_used,
            self.battles_won,
            self.races_won,
            self.races_lost,
            self.raced,
            self.skipped,
            *self.marked_totals,
            *self.done,
            *self.promised,
            *self.obliged,
        ]
        return numbers + self.battle_destinies + self.weapon_destinies + self.text_destinies


@mypyc_attr(acyclic=True)
class Battle:
    """The numbers of the battle under way, by seat where there are two."""

    def __init__(self) -> None:
        # The location; NONE between battles.
        self.place: i64 = NONE
        self.attacker: i64 = 0
        self.power: list[int] = [0, 0]
        self.destiny: list[int] = [0, 0]
        # Still to forfeit (CCG-ATT-01), the forfeit values paid for it, and damage still to pay (CCG-DMG-02).
        self.attrition: list[int] = [0, 0]
        self.forfeited: list[int] = [0, 0]
        self.damage: list[int] = [0, 0]
        # The battle destinies that each seat has drawn, who drew the last one, and what it counts.
        self.draws: list[int] = [0, 0]
        # What each of them counts, first those of seat 0; NONE for one that was cancelled.
        self.shares: list[list[int]] = [[], []]
        self.drawer: i64 = NOBODY
        # 1 for a seat whose power was doubled by the card that it drew.
        self.doubled: list[int] = [0, 0]
        # What destinies add to power alone.
        self.extra: list[int] = [0, 0]
        self.drawn: i64 = 0
        # The seat that has won; NOBODY before that, and without a winner.
        self.winner: i64 = NOBODY
        # Whether it follows another at once, so that nobody hides from it.
        self.follows = False
        # The id of the card by which it began; NONE for an ordinary one.
        self.cause: i64 = NONE

    def copy_to(self, twin: Battle) -> None:
        twin.place = self.place
        twin.attacker = self.attacker
        twin.power = self.power.copy()
        twin.destiny = self.destiny.copy()
        twin.attrition = self.attrition.copy()
        twin.forfeited = self.forfeited.copy()
        twin.damage = self.damage.copy()
        twin.draws = self.draws.copy()
        twin.shares = [self.shares[0].copy(), self.shares[1].copy()]
        twin.drawer = self.drawer
        twin.doubled = self.doubled.copy()
        twin.extra = self.extra.copy()
        twin.drawn = self.drawn
        twin.winner = self.winner
        twin.follows = self.follows
        twin.cause = self.cause

    def record(self) -> list[int]:
        return [
            self.place,
            self.attacker,
            self.winner,
            self.drawer,
            self.drawn,
            int(self.follows),
            self.cause,
            *self.draws,
            *self.shares[0],
            *self.shares[1],
            *self.doubled,
            *self.extra,
            *self.power,
            *self.destiny,
            *self.attrition,
            *self.forfeited,
            *self.damage,
        ]
