"""One seat's view: cards in play, its own hand, and the sizes of piles, but no order of a deck and no enemy hand.

The view returns the table's own pieces and lists instead of copies, for speed.  A policy must not change them.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from games.engine.abilities.ability import Ability
from games.engine.abilities.amounts import Amount, Condition
from games.engine.abilities.filters import Filter
from games.engine.decision import Option
from games.engine.events.batch import Event
from games.engine.events.index import Listener
from games.engine.events.resolution import Resolution
from games.engine.ops import Op
from games.engine.rng import Rng
from games.engine.state import NotVisible
from games.engine.verbs import Pieces, Verb
from games.star_wars_lcg.play.cards import Card
from games.star_wars_lcg.play.imagined import imagine
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table
from games.star_wars_lcg.play.turn.edge import edge_bonus, edge_total
from games.star_wars_lcg.play.turn.force import force_total
from games.star_wars_lcg.play.turn.payment import cost_of
from games.star_wars_lcg.play.turn.strike import strength


@mypyc_attr(acyclic=True, free_list_len=1)
class View:
    """The table as `seat` sees it; it always shows the current state."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: i64) -> None:
        self._table = table
        self.seat: i64 = seat

    def piece(self, id: i64) -> Piece:
        """The piece with this id; NotVisible if the seat does not know it: another hand, a deck, an edge stack, captured cards."""
        piece = self._table.pieces[id]
        if not self._table.zones[piece.zone].in_play and not self._table.knows(self.seat, piece):  # cards in play are known
            raise NotVisible(str(id))
        return piece

    def hand(self) -> list[Piece]:
        return self._table.sides[self.seat].hand.cards

    def units(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].units.cards

    def objectives(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].objectives.cards

    def enhancements(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].enhancements.cards

    def facedown(self) -> list[Piece]:
        """Own objectives chosen at setup and not revealed yet."""
        return self._table.sides[self.seat].facedown.cards

    def discard(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].discard.cards

    def victory(self, seat: i64) -> list[Piece]:
        return self._table.sides[seat].victory.cards

    def edge_stack(self, seat: i64) -> list[Piece]:
        """The cards of an edge stack that this seat knows."""
        return [piece for piece in self._table.sides[seat].edge_stack.cards if self._table.knows(self.seat, piece)]

    def edge_stack_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].edge_stack.cards)

    def hand_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].hand.cards)

    def deck_size(self, seat: i64) -> int:
        return len(self._table.sides[seat].deck.cards)

    def imagined(self, rng: Rng, spare: Any = None) -> Table:
        """A copy of the table that this seat cannot tell from the original.  spare: a copy that is no longer needed."""
        return imagine(self._table, self.seat, rng, spare)

    # --- cards as they stand now -----------------------------------------------------------------------------------

    def card(self, piece: Piece) -> Card:
        return self._table.card_of(piece)

    def value(self, number: i64, piece: Piece) -> i64:
        return self._table.value(number, piece)

    def has_mark(self, mark: i64, piece: Piece) -> bool:
        return self._table.has_mark(mark, piece)

    def capacity_left(self, piece: Piece) -> i64:
        return self._table.capacity_left(piece)

    def strength(self, piece: Piece, type: i64) -> i64:
        """The icons of a type that the unit could use now."""
        return strength(self._table, piece, type)

    # --- abilities ---------------------------------------------------------------------------------------------------

    def is_known(self, id: i64) -> bool:
        """Whether this seat knows which card the piece is."""
        return self._table.knows(self.seat, self._table.pieces[id])

    def is_unit(self, piece: Piece) -> bool:
        return self._table.is_unit(piece)

    def zone_of(self, piece: Piece) -> i64:
        """The kind of the zone that the piece is in."""
        return self._table.zones[piece.zone].kind

    def listener(self, option: Option) -> Listener:
        """The ability that an option of a window names."""
        return self._table.listener_of(option)

    def event_place(self, option: Option) -> i64:
        """The place of the event that an option of a window answers, among the events under way."""
        return self._table.place_answered(option)

    def event(self, place: i64) -> Event:
        return self._table.events[place]

    def scope(self) -> Resolution:
        """The ability under way."""
        return self._table.scope()

    def slot_asked(self) -> i64:
        """The slot for which a target is chosen now."""
        return self._table.frames[-1].b

    def verb_asked(self, ahead: i64) -> Verb:
        """The effect that asks.  ahead: 1 if it will ask again."""
        frame = self._table.frames[-1]
        op = self._table.programs[frame.a].ops[frame.pc - 1 + ahead]
        if not isinstance(op, Verb):
            raise TypeError(f"op {op.code} asks, so it is a Verb")
        return op

    def ops_after(self) -> list[Op]:
        """The effects behind the one for which a card is picked now."""
        frame = self._table.frames[-1]
        return self._table.programs[frame.a].ops[frame.pc + 1 :]

    def cost_kind(self) -> i64:
        """The kind of the cost that is paid now."""
        return self._table.frames[-1].b

    def cost(self, piece: Piece) -> i64:
        """What the card costs now."""
        return cost_of(self._table, piece)

    def has_own_with(self, token: i64) -> bool:
        """Whether a card in play that this seat controls has tokens of this kind."""
        for zone in self._table.sides[self.seat].zones_in_play:  # a card in play is in a zone of its controller
            for piece in zone.cards:
                if piece.tokens[token] > 0:
                    return True
        return False

    def fits_anything(self) -> bool:
        """Whether an effect lets some card fit targets that do not name it."""
        return self._table.changes.flag_row(self._table.wild_flag) is not None

    def has_enemy_fitting(self, filter: Filter, ability: Ability, source: i64) -> bool:
        """Whether a piece that fits for this ability and that this seat knows is controlled by the other seat.

        source: the piece that has the ability.
        """
        table = self._table
        printed = filter.printed
        scope: Resolution | None = None  # made only where a printed card fits
        # A card in play is in a zone of its controller.
        for zone in table.zones if filter.zones else table.sides[1 - self.seat].zones_in_play:
            if not zone.cards or (zone.in_play and zone.owner == self.seat):
                continue
            if filter.zones == 0 or (filter.zones >> zone.kind) & 1 != 0:
                for piece in zone.cards:
                    if (printed is not None and not printed[piece.face]) or piece.controller == self.seat:
                        continue
                    if scope is None:
                        scope = Resolution(source, self.seat, -1, ability)
                    if table.fits(piece, filter, scope) and table.knows(self.seat, piece):
                        return True
        return False

    def fitting(self, filter: Filter, scope: Resolution) -> list[Piece]:
        """The pieces that fit, as far as this seat knows them."""
        table = self._table
        return [table.pieces[piece.id] for piece in table.fitting(filter, scope) if table.knows(self.seat, piece)]

    def candidates(self, filter: Filter, scope: Resolution) -> list[Piece]:
        """The pieces that the ability may choose, as far as this seat knows them."""
        table = self._table
        found: list[Piece] = []
        for piece in table.fitting(filter, scope):
            if table.knows(self.seat, piece) and table.may_target(piece, scope):
                found.append(table.pieces[piece.id])
        return found

    def pieces_of(self, of: Pieces, scope: Resolution) -> list[Piece]:
        """The pieces that an effect is about, as far as this seat knows them."""
        return [self._table.pieces[piece.id] for piece in self._table.pieces_of(of, scope) if self._table.knows(self.seat, piece)]

    def amount(self, amount: Amount, scope: Resolution) -> i64:
        """The number of an effect; 1 if it counts cards that are not in play."""
        if amount.filter is not None and amount.filter.zones != 0:
            return 1
        return self._table.amount(amount, scope)

    def holds(self, condition: Condition, scope: Resolution) -> bool:
        """Whether the condition holds; a condition about cards that are not in play is assumed to hold."""
        if condition.amount.filter is not None and condition.amount.filter.zones != 0:
            return True
        return self._table.holds(condition, scope)

    # --- the table -------------------------------------------------------------------------------------------------

    def has_balance(self) -> bool:
        return self._table.balance == self.seat

    def force_total(self, seat: i64) -> i64:
        return force_total(self._table, seat)

    def force_cards(self, seat: i64) -> i64:
        """Force cards that are not under a unit."""
        return self._table.sides[seat].force_cards

    def own_edge_total(self) -> i64:
        return edge_total(self._table, self.seat)

    def edge_bonus(self, seat: i64) -> i64:
        """The part of a seat's edge total that both players see: without its stack."""
        return edge_bonus(self._table, seat)

    def engaged(self) -> i64:
        """The id of the engaged objective, -1 outside of an engagement."""
        return self._table.engaged

    def is_standing(self, objective: i64) -> bool:
        """Whether this is a current objective."""
        return self._table.stands(objective)

    def is_unique_in_play(self, card: Card) -> bool:
        """Whether a unique card with this title is in play, so that no other can be played."""
        return self._table.unique_in_play[card.title] > 0

    def is_active(self) -> bool:
        return self._table.active == self.seat

    def active(self) -> i64:
        """The seat whose turn it is."""
        return self._table.active

    def edge(self) -> i64:
        """The seat with the edge, -1 for none."""
        return self._table.edge

    def dial(self) -> i64:
        return self._table.dial

    def turn(self) -> i64:
        """Own turns begun."""
        return self._table.sides[self.seat].turns

    def phase(self) -> i64:
        return self._table.phase

    def generated(self) -> i64:
        """Resources generated so far in the payment under way."""
        return self._table.frames[-1].b

    def to_pay(self) -> i64:
        return self._table.frames[-1].d

    def is_matched(self) -> bool:
        """Whether the payment under way has its resource match, or needs none."""
        return self._table.frames[-1].c == 1
