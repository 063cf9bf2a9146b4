"""Positions of the game as files: given these cards on the table and in piles, when these options are taken, then this holds.

cards: code -> the fields of `play.cards.Card`, with type (character unless said), kind (site, sector, system, starfighter, capital), system
(a word; "" for a generic location), title (a word, the code unless said), rooms {pilots, passengers, astromechs, vehicles, fighters}.
given: `at` (setup, activate, control, deploy, battle, move, draw, end), active (you unless said), rules (rulebook unless said), `row`
(the locations from one end to the other: a code or {card, of: the side, in: the system of a generic one}); `you` (Light Side) and
`opponent` XX: [{card, at: a location} or {card, aboard: a host, room: pilot, passenger, astromech, vehicle, fighter; none for a
weapon}].
when: {choose: a word of VERBS, card, to: a card, amount, in: a system, room}; `refused: true` if it must not be offered.
then: row; at {card: location}, aboard {card: host}, hit [cards], phase, turn; for a side hand, reserve, force, used, lost, table, area,
life, sees {card: flag}, controls {location: flag}.
"""

from __future__ import annotations

from typing import Any

from games.engine.decision import PASS_VERB
from games.engine.machine import Frame
from games.engine.rng import stream
from games.star_wars_ccg.play import constants
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.game import Play
from games.star_wars_ccg.play.row import PLACES
from games.star_wars_ccg.play.setup import ASIDE
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.turn import phases
from tests.games.helpers.cases import scenario_files
from tests.games.helpers.cases.scenario_files import SIDES

VERBS = {
    "pass": PASS_VERB,
    "start": constants.START_VERB,
    "activate": constants.ACTIVATE_VERB,
    "drain": constants.DRAIN_VERB,
    "lose from": constants.LOSE_PILE_VERB,
    "lose": constants.LOSE_HAND_VERB,
    "deploy": constants.DEPLOY_VERB,
    "at": constants.AT_VERB,
    "aboard": constants.ABOARD_VERB,
    "row": constants.ROW_VERB,
    "cover": constants.COVER_VERB,
    "battle": constants.BATTLE_VERB,
    "fire": constants.FIRE_VERB,
    "salvo": constants.SALVO_VERB,
    "search": constants.SEARCH_VERB,
    "join": constants.JOIN_VERB,
    "replace": constants.REPLACE_VERB,
    "destiny": constants.DESTINY_VERB,
    "lose for destiny": constants.LOSE_DESTINY_VERB,
    "forfeit": constants.FORFEIT_VERB,
    "jump off": constants.JUMP_VERB,
    "walk": constants.WALK_VERB,
    "drive": constants.DRIVE_VERB,
    "hyperspace": constants.HYPERSPACE_VERB,
    "land": constants.LAND_VERB,
    "take off": constants.TAKE_OFF_VERB,
    "transit": constants.TRANSIT_VERB,
    "shuttle down": constants.SHUTTLE_DOWN_VERB,
    "shuttle up": constants.SHUTTLE_UP_VERB,
    "embark": constants.EMBARK_VERB,
    "transfer": constants.TRANSFER_VERB,
    "dock": constants.DOCK_VERB,
    "disembark": constants.DISEMBARK_VERB,
    "undock": constants.UNDOCK_VERB,
    "draw": constants.DRAW_VERB,
    "arm": constants.ARM_VERB,
    "give": constants.GIVE_VERB,
    "take the place": constants.PERSONA_VERB,
    "add": constants.ADD_VERB,
    "sail": constants.SAIL_VERB,
    "cruise": constants.CRUISE_VERB,
    "run": constants.RUN_VERB,
    "orbit": constants.ORBIT_VERB,
    "seize": constants.SEIZE_VERB,
    "imprison": constants.IMPRISON_VERB,
    "unattended": constants.UNATTENDED_VERB,
    "let go": constants.LET_GO_VERB,
    "rally": constants.RALLY_VERB,
    "attack": constants.ATTACK_VERB,
    "hunt": constants.HUNT_VERB,
    "deliver": constants.DELIVER_VERB,
    "set down": constants.LEAVE_VERB,
    "take": constants.CUSTODY_VERB,
}
TYPES = {
    "character": constants.CHARACTER,
    "vehicle": constants.VEHICLE,
    "starship": constants.STARSHIP,
    "weapon": constants.WEAPON,
    "location": constants.LOCATION,
    "objective": constants.OBJECTIVE,
    "blank": constants.BLANK,
}
KINDS = {
    "site": constants.SITE,
    "sector": constants.SECTOR,
    "system": constants.SYSTEM,
    "starfighter": constants.STARFIGHTER,
    "capital": constants.CAPITAL,
}
ROOMS = {
    "pilot": constants.PILOT_SEAT,
    "passenger": constants.PASSENGER_SEAT,
    "astromech": constants.ASTROMECH_SEAT,
    "vehicle": constants.HOLD,
    "fighter": constants.HANGAR,
}
PILES = {
    "reserve": constants.RESERVE,
    "force": constants.FORCE,
    "used": constants.USED,
    "lost": constants.LOST,
    "hand": constants.HAND,
}
ZONES = {
    **PILES,
    "table": constants.AT_LOCATIONS,
    "locations": constants.LOCATIONS,
    "covered": constants.COVERED,
    "area": constants.AREA,
    "aside": constants.ASIDE,
}
AT = {
    "begin": phases.BEGIN,
    "activate": phases.ACTIVATE,
    "control": phases.CONTROL,
    "deploy": phases.DEPLOY,
    "battle": phases.FIGHT,
    "move": phases.MOVE,
    "draw": phases.DRAW,
    "end": phases.END,
}
FILLER = {"type": "blank"}
TURN = 4


def cards_of(described: dict[str, dict[str, Any]]) -> list[Card]:
    """The invented cards of a scenario, in the order of the file."""
    words = sorted({str(fields.get("system", "home")) for fields in described.values()})
    titles = sorted({str(fields.get("title", code)) for code, fields in described.items()})
    found = []
    for index, (code, fields) in enumerate(described.items()):
        kind = fields.get("type", "location" if fields.get("kind") in ("site", "sector", "system") else "character")
        card = Card(code, code, index, TYPES[kind], KINDS.get(fields.get("kind", ""), constants.NO_KIND))
        card.title = titles.index(str(fields.get("title", code)))
        if card.type == constants.LOCATION:
            card.icons = [1, 1]
            card.is_exterior = card.kind == constants.SITE and not fields.get("is_interior")
            if fields.get("system", "home"):
                card.system = words.index(str(fields.get("system", "home")))
            card.starts = bool(fields.get("system", "home")) and card.kind != constants.SECTOR
        if card.type == constants.VEHICLE:
            card.is_exterior = True
        for name, value in fields.items():
            if name == "rooms":
                for room, number in value.items():
                    card.rooms[ROOMS[room.removesuffix("s")]] = number
            elif name == "weapon_kind":
                card.weapon_kind = TYPES[value]
            elif name not in ("type", "kind", "system", "title"):
                assert hasattr(card, name), name
                setattr(card, name, value)
        found.append(card)
    return found


class Position(scenario_files.Position):
    verbs = VERBS

    def started(self) -> Play:
        given = self.given
        self.described = {"filler": FILLER, **given["cards"]}
        made = cards_of(self.described)
        self.by_code = {card.code: card for card in made}
        game = self.table = Play(made)
        game.turn_limit = given.get("turn_limit", constants.TURN_LIMIT)
        game.is_community = given.get("rules", "rulebook") == "community"
        game.must_exceed = given.get("must_exceed", False)
        game.no_jump_in_space = given.get("no_jump_in_space", False)
        game.sides[0].force_side, game.sides[1].force_side = constants.LIGHT_SIDE, constants.DARK_SIDE
        game.first = 1
        game.active = SIDES.index(given.get("active", "you"))
        is_new = given.get("at", "deploy") == "setup"
        game.turn = 0 if is_new else TURN
        for entry in given.get("row", []):
            shown = {"card": entry} if isinstance(entry, str) else entry
            piece = self.put(shown["card"], SIDES.index(shown.get("of", "you")), constants.LOCATIONS)
            if "in" in shown:
                piece.system = self.system_of(shown["in"])
        for seat, name in enumerate(SIDES):
            self.lay_side(seat, given.get(name, {}))
        game.lay_out()
        game.deck_rngs = [stream(1, 0, seat) for seat in (0, 1)]
        if is_new:
            game.frames = [Frame(constants.SETUP_FRAME, ASIDE, constants.NONE, constants.NONE)]
        else:
            game.frames = [Frame(constants.TURN_FRAME, AT[given.get("at", "deploy")], game.active)]
        return game

    def system_of(self, word: str) -> int:
        return sorted({str(each.get("system", "home")) for each in self.described.values()}).index(word)

    def put(self, code: str, seat: int, kind: int) -> Piece:
        zone = self.table.row.id if kind == constants.LOCATIONS else seat * constants.ZONES_A_SEAT + kind
        piece = Piece(len(self.table.pieces), self.by_code[code], seat, zone)
        self.table.add_piece(piece)
        return piece

    def lay_side(self, seat: int, given: dict[str, Any]) -> None:
        for name, kind in PILES.items():
            entry = given.get(name, 20 if name == "reserve" else 0)
            for code in ["filler"] * entry if isinstance(entry, int) else entry:
                self.put(code, seat, kind)
        for entry in given.get("table", []):
            piece = self.put(entry["card"], seat, constants.AT_LOCATIONS)
            if "at" in entry:
                piece.place = self.found(entry["at"]).id
            else:
                self.table.board_ship(piece, self.found(entry["aboard"]), ROOMS.get(entry.get("room", ""), constants.OUTSIDE))
            piece.is_hit = entry.get("hit", False)

    def found(self, code: str) -> Piece:
        """The piece of this code, one on the table before others; for a location, the one that counts."""
        game = self.table
        pieces = [piece for piece in game.pieces if piece.card.code == code]
        return min(pieces, key=lambda piece: not game.zones[piece.zone].in_play)

    def stands(self, decision: Any) -> bool:
        return bool(self.given.get("stand"))

    def is_meant(self, option: Any, step: dict) -> bool:
        verb = step["choose"]
        if option.verb != VERBS[verb]:
            return False
        codes = [self.game.pieces[option.piece].card.code if option.piece >= 0 else None]
        if verb == "lose from":
            return option.amount == PILES[step["pile"]]
        if verb == "row":
            if "in" in step and option.amount // PLACES != self.system_of(step["in"]):
                return False
            return "amount" not in step or option.amount % PLACES == step["amount"]
        if verb == "activate":
            return option.amount == step["amount"]
        if "card" in step and codes[0] != step["card"]:
            return False
        if verb == "aboard":
            return "room" not in step or option.amount == ROOMS[step["room"]]
        return "to" not in step or self.game.pieces[option.amount].card.code == step["to"]

    def check_table(self, key: str, expected) -> None:
        game = self.game
        if key == "row":
            assert game.row.codes() == expected
        elif key == "at":
            for code, place in expected.items():
                where = self.found(code).place
                assert (game.pieces[where].card.code if where >= 0 else None) == place, code
        elif key == "aboard":
            for code, host in expected.items():
                above = self.found(code).host
                assert (game.pieces[above].card.code if above >= 0 else None) == host, code
        elif key == "hit":
            assert [piece.card.code for piece in game.pieces if piece.is_hit] == expected
        elif key in ("power", "damage", "attrition", "forfeited"):
            assert getattr(game.battle, key) == expected, (key, getattr(game.battle, key))
        elif key == "activations":
            assert [option.amount for option in game.decision.options] == list(range(expected + 1))
        else:
            assert getattr(game, key) == expected, (key, getattr(game, key))

    def check_side(self, seat: int, expected: dict) -> None:
        side = self.game.sides[seat]
        for key, value in expected.items():
            if key == "locations":  # the row is common to both players
                codes = [piece.card.code for piece in self.game.row.cards if piece.owner == seat]
                assert (len(codes) if isinstance(value, int) else codes) == value, codes
            elif key in ZONES:
                self.check_zone(key, self.game.zones[seat * constants.ZONES_A_SEAT + ZONES[key]], value, seat)
            elif key == "sees":
                for code, is_seen in value.items():
                    assert self.game.knows(seat, self.found(code)) == is_seen, code
            elif key == "life":
                assert side.life() == value, side.life()
            elif key == "controls":
                assert [code for code in value if self.game.controls(seat, self.found(code).id)] == [k for k, v in value.items() if v]
            else:
                assert getattr(side, key) == value, (key, getattr(side, key))
