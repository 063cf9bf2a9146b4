"""Positions of real cards with their declared texts: seat 0 plays the Light Side, seat 1 the Dark Side.

    position = Position(row=["1_289"], light=["1_19 @ 1_289"], dark=["1_168 @ 1_289"], at="battle", active=1)

`light`, `dark`: cards on the table, "card @ location" or "card in host", with " as pilot", " as passenger", " as astromech",
" as vehicle" or " as fighter" for a place aboard, and " as captive" or " as frozen" for one that the card or location holds; a card that
is there more than once gets a name, "1_194=first @ 1_289".  A generic location of the row belongs to the system of another one:
"7_281 of 2_148".  Hands and piles are lists of codes, also with a name, or numbers of a filler card (destiny 0).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from games.engine.decision import Decision
from games.engine.machine import Frame
from games.engine.rng import stream
from games.star_wars_ccg.catalogue.pool import CardFacts
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.game import Play
from games.star_wars_ccg.play.programs.texts import make_run
from games.star_wars_ccg.play.side import Piece
from tests.games.star_wars_ccg.card_pool import pool
from tests.games.star_wars_ccg.scenarios import AT, TURN, VERBS

FILLER = "filler"
_PLACED = re.compile(r"(?P<code>[\w]+)(?:=(?P<name>\w+))?(?: (?P<how>@|in) (?P<where>\w+)(?: as (?P<room>\w+))?)?$")
_ROOMS = {
    "pilot": c.PILOT_SEAT,
    "passenger": c.PASSENGER_SEAT,
    "astromech": c.ASTROMECH_SEAT,
    "vehicle": c.HOLD,
    "fighter": c.HANGAR,
    None: c.OUTSIDE,
}
_BONDS = {"captive": c.CAPTIVE, "frozen": c.FROZEN}
_FILLER = CardFacts(code=FILLER, name=FILLER, names={"en": FILLER}, type="interrupt", side="light", title=FILLER)
PILES = {"reserve": c.RESERVE, "force": c.FORCE, "used": c.USED, "lost": c.LOST, "hand": c.HAND}


class Position:
    def __init__(
        self,
        row: list[str],
        light: list[str] | None = None,
        dark: list[str] | None = None,
        *,
        at: str = "deploy",
        active: int = 0,
        piles: tuple[dict[str, Any], dict[str, Any]] = ({}, {}),
        rules: str = "rulebook",
        texts: bool = True,
        written: Mapping[str, Any] | None = None,
    ) -> None:
        """written: invented texts in place of the declared ones, by card."""
        listed = [each for side in piles for entry in side.values() if isinstance(entry, list) for each in entry]
        codes = sorted({entry.partition(" ")[0].partition("=")[0] for entry in [*row, *(light or []), *(dark or []), *listed]} - {FILLER})
        facts = [replace(pool().cards[code], abilities=written[code]) if code in (written or {}) else pool().cards[code] for code in codes]
        made = make_run([_FILLER, *facts], texts)
        self.by_code = {card.code: card for card in made.cards}
        self.named: dict[str, Piece] = {}
        game = self.game = Play(made.cards)
        game.programs, game.event_tests = made.programs, made.event_tests
        game.turn_limit = c.TURN_LIMIT
        game.is_community = rules == "community"
        game.sides[1].force_side = c.DARK_SIDE
        game.first, game.active, game.turn = 1, active, TURN
        game.deck_rngs = [stream(1, 0, seat) for seat in (0, 1)]
        for seat, side in enumerate(piles):
            for name, kind in PILES.items():
                entry = side.get(name, 10 if name in ("reserve", "force") else 0)
                for code in [FILLER] * entry if isinstance(entry, int) else entry:
                    self._put(code, seat, kind)
        for place in row:
            code, _, other = place.partition(" of ")
            piece = self._put(code, 0 if self.side_of(code) == "light" else 1, c.LOCATIONS)
            if other:
                piece.system = self.piece(other).system
        self._place_all([(entry, seat) for seat, entries in enumerate((light or [], dark or [])) for entry in entries])
        game.lay_out()
        for piece in game.pieces:  # the texts begin once all cards are there
            if game.zones[piece.zone].in_play:
                game.entered_play(piece)
        game.frames = [Frame(c.TURN_FRAME, AT[at], active)]
        game.phase = AT[at]

    def side_of(self, code: str) -> str:
        return pool().cards[code].side

    def _put(self, entry: str, seat: int, kind: int) -> Piece:
        code, _, name = entry.partition("=")
        zone = self.game.row.id if kind == c.LOCATIONS else seat * c.ZONES_A_SEAT + kind
        piece = Piece(len(self.game.pieces), self.by_code[code], seat, zone)
        self.game.add_piece(piece)
        if kind not in (c.RESERVE, c.FORCE, c.USED) or code not in self.named:
            self.named[name or code] = piece
        return piece

    def _place_all(self, waiting: list[tuple[str, int]]) -> None:
        """Place cards, each after the card on which it is: a captive after its escort, and what is on a captive after that.

        waiting: (entry, seat) of each card of the table.
        """
        while waiting:
            homeless = []
            for entry, seat in waiting:
                found = _PLACED.match(entry)
                assert found, entry
                where = found["where"]
                if where is None or self._is_on_table(where):
                    self._place(entry, seat)
                else:
                    homeless.append((entry, seat))
            # Otherwise none of them ever finds its place.
            assert len(homeless) < len(waiting), "".join(f"The place of “{entry}” is not on the table. " for entry, _ in homeless).rstrip()
            waiting = homeless

    def _is_on_table(self, name: str) -> bool:
        """Whether the card of this name is in play or a captive."""
        return name in self.named and (self.game.zones[self.piece(name).zone].in_play or self.zone(name)[0] == c.COVERED)

    def _place(self, entry: str, seat: int) -> None:
        found = _PLACED.match(entry)
        assert found, entry
        how, where = found["how"], found["where"]
        bonds = _BONDS.get(found["room"], c.FREE)
        piece = self._put(found["code"], seat, c.AREA if how is None else c.COVERED if bonds else c.AT_LOCATIONS)
        if found["name"]:
            self.named[found["name"]] = piece
        if how == "@":
            piece.place = self.piece(where).id
        elif bonds:
            self.game.attach(piece, self.piece(where))
            piece.bonds, piece.seizer = bonds, self.piece(where).id
        elif how == "in":
            self.game.board_ship(piece, self.piece(where), _ROOMS[found["room"]])

    # --- questions -------------------------------------------------------------------------------------------------

    def piece(self, name: str) -> Piece:
        return self.named[name]

    def number(self, number: int, name: str) -> int:
        return self.game.number(number, self.piece(name))

    def cost(self, name: str, place: str) -> int:
        return self.game.cost_at(self.piece(name), self.piece(place).id)

    def drain(self, seat: int, place: str) -> int:
        return self.game.drain_at(seat, self.piece(place).id)

    def power(self, seat: int, place: str) -> int:
        return self.game.power_at(seat, self.piece(place).id)

    # --- play ------------------------------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        """The next decision, also one with a single option."""
        game = self.game
        while game.decision is None and not game.is_over:
            game.step(game.frames[-1])
        return game.decision

    def options(self) -> list[tuple[str, str | None, int]]:
        """(verb, card, amount) of each option; verbs of the engine by number."""
        decision = self.decision()
        return [self._said(option) for option in (decision.options if decision else [])]

    def _said(self, option: Any) -> tuple[str, str | None, int]:
        verb = next((word for word, number in VERBS.items() if number == option.verb), str(option.verb))
        return verb, self.game.pieces[option.piece].card.code if option.piece >= 0 else None, option.amount

    def find(self, verb: str, card: str | None = None, to: str | None = None) -> int:
        """The number of the option, -1 if it is not there.  to: the card that the option's amount names."""
        decision = self.decision()
        for number, option in enumerate(decision.options if decision else []):
            word = self._said(option)[0]
            fits_card = card is None or (option.piece >= 0 and option.piece == self.piece(card).id)
            if word == verb and fits_card and (to is None or option.amount == self.piece(to).id):
                return number
        return -1

    def do(self, verb: str, card: str | None = None, to: str | None = None) -> None:
        number = self.find(verb, card, to)
        assert number >= 0, (verb, card, to, self.options())
        self.game.apply(number)

    def may(self, verb: str, card: str | None = None, to: str | None = None) -> bool:
        return self.find(verb, card, to) >= 0

    def pass_all(self, until: str) -> None:
        """Pass until an option with this verb is offered."""
        for _ in range(40):
            if self.may(until):
                return
            self.do("pass")
        raise AssertionError(f"{until} is never offered")

    def zone(self, name: str) -> tuple[int, int]:
        """(kind of its zone, owner)"""
        return self.piece(name).zone % c.ZONES_A_SEAT, self.piece(name).owner
