"""The fields of a table: its sides, the row of locations, the turn, the battle under way, and what is counted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.bits import bit
from games.engine.decision import Option
from games.engine.machine import Frame
from games.engine.rng import Rng, copy_streams
from games.engine.verbs import VerbMachine
from games.star_wars_ccg.abilities.constants import (
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
    BY_SEAT,
)
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.constants import ANSWER_FRAME, CREATURE, EFFECT, LOCATIONS, LOSS_FRAME, NONE, WEAPON
from games.star_wars_ccg.play.contests.contest import Contest
from games.star_wars_ccg.play.counts import CARD_NUMBERS
from games.star_wars_ccg.play.side import Battle, Piece, Side, Zone, make_zones

# The times below BY_SEAT at which texts work by themselves when both players may answer.
ANSWERED_BY_ITSELF: Final = (AT_BATTLE, AT_DEPLOY, AT_DESTINY, AT_LOST, AT_MOVE, AT_BATTLES, AT_LOSS, AT_USE, AT_AIM, AT_SHOT, AT_FIRED)


class TableState(VerbMachine):
    """A table with its fields, how these are copied and recorded, and the times at which texts may be used."""

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

    # --- frames ------------------------------------------------------------------------------------------------------

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

    # --- copies ------------------------------------------------------------------------------------------------------

    def copy_table(self, twin: TableState) -> None:  # noqa: PLR0915  one branch or line each
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
