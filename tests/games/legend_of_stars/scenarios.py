"""Positions of Legend of Stars as files: given these cards and numbers, when these options are taken, then this holds.

cards: code -> `sample`: the number of a sample card, with its text; or type (character unless said), cost, speed, atk, def, down, icons,
races, attribute, flash, field, sky, text (`card_texts`).
given: `at` (setup, begin, main, lead, attack, end), turn, first and active (you unless said), bonus_draw; `you` and `opponent`, each with
hand, deck (top card last), trash, supports, energy (a number of cards in regain position, or {regained, gained}), life, and the squares
"front 1" to "back 4": a code, or {card, position, face: down, placed: true}.  Lane 1 is lane 1 of both.
when: {choose: a word of VERBS, card, to or square: "front 2", display: "defence left down", number: of a choice};
`refused: true` if it must not be offered.
then: the same words; value: {code: {atk: 500}}; position and face of a character: {card: [position, up or down]}; phase; first; turn.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.engine.decision import PASS_VERB
from games.engine.events.windows import TARGET_VERB, TRIGGER_VERB
from games.engine.machine import Frame
from games.engine.rng import stream
from games.engine.verbs import CHOICE_VERB, PICK_VERB
from games.legend_of_stars.abilities import constants as numbers
from games.legend_of_stars.catalogue.pool import CardFacts
from games.legend_of_stars.play import constants
from games.legend_of_stars.play.game import Play
from games.legend_of_stars.play.programs import make_cards
from games.legend_of_stars.play.setup import DRAW_TWO
from games.legend_of_stars.play.side import Piece
from games.legend_of_stars.play.turn import phases
from tests.games.helpers.cases import scenario_files
from tests.games.helpers.cases.scenario_files import SIDES
from tests.games.helpers.sample_decks import pool
from tests.games.legend_of_stars.card_texts import Texts

VERBS = {
    "pass": PASS_VERB,
    "show": constants.SHOW_VERB,
    "mulligan": constants.MULLIGAN_VERB,
    "draw": constants.DRAW_VERB,
    "energy": constants.ENERGY_VERB,
    "play": constants.PLAY_VERB,
    "display": constants.DISPLAY_VERB,
    "square": constants.SQUARE_VERB,
    "move": constants.MOVE_VERB,
    "attack": constants.ATTACK_VERB,
    "sky": constants.SKY_VERB,
    "discard": constants.DISCARD_VERB,
    "activate": constants.ACTIVATE_VERB,
    "turn up": constants.TURN_UP_VERB,
    "expire": constants.EXPIRE_VERB,
    "target": TARGET_VERB,
    "trigger": TRIGGER_VERB,
    "pick": PICK_VERB,
    "choice": CHOICE_VERB,
}
ZONES = {
    "hand": numbers.HAND,
    "deck": numbers.DECK,
    "trash": numbers.TRASH,
    "supports": numbers.SUPPORTS,
    "energies": numbers.ENERGY,
}
AT = {"begin": phases.BEGIN, "main": phases.MAIN, "lead": phases.LEAD, "attack": phases.FIGHT, "end": phases.AT_END}
POSITIONS = {"attack": numbers.ATTACK, "defence right": numbers.DEFENCE_RIGHT, "defence left": numbers.DEFENCE_LEFT}
PHASES = ("start", "setup", "main", "lead", "attack", "end")
SQUARES = [f"{row} {lane}" for row in ("front", "back") for lane in range(1, 5)]
NUMBERS = {"atk": numbers.ATK, "def": numbers.DEF, "down": numbers.DOWN}
DEFAULTS = {"cost": 1, "speed": 0, "atk": 500, "def": 500, "down": 100}


def facts_of(code: str, card: dict[str, Any]) -> CardFacts:
    if "sample" in card:
        return replace(pool("legend-of-stars").cards[f"sample-{card['sample']:03}"], code=code)
    kind = card.get("type", "character")
    numbers_of = {**(DEFAULTS if kind == "character" else {"cost": 1}), **card}
    return CardFacts(
        code=code,
        name=code,
        names={"en": code},
        type=kind,
        subtype="flash" if card.get("flash") else "field" if card.get("field") else None,
        attribute=card.get("attribute"),
        cost=numbers_of["cost"],
        speed=numbers_of.get("speed"),
        atk=numbers_of.get("atk"),
        defense=numbers_of.get("def"),
        down=numbers_of.get("down"),
        lead_icons=tuple(card.get("icons", ["up"])) if kind == "character" else None,
        races=tuple(card.get("races", ())),
        keywords=("sky",) if card.get("sky") else (),
    )


class Position(scenario_files.Position):
    verbs = VERBS

    def started(self) -> Play:
        given = self.given
        facts = {"filler": {}, **given["cards"]}
        run = make_cards(facts_of(code, card) for code, card in facts.items())
        made = run.cards
        self.by_code = {card.code: card for card in made}
        texts = Texts(run.programs)
        for code, card in facts.items():
            if "text" in card:
                texts.write(self.by_code[code], card["text"])
        game = self.table = Play(made)
        game.programs = run.programs
        game.event_tests = run.event_tests
        game.first = SIDES.index(given.get("first", "you"))
        game.active = SIDES.index(given.get("active", "you"))
        is_new = given.get("at", "main") == "setup"
        game.turn = given.get("turn", 0 if is_new else 5)
        game.has_bonus_draw = given.get("bonus_draw", False)
        for seat, name in enumerate(SIDES):
            self.lay_side(game, seat, given.get(name, {}))
        game.lay_out()
        game.deck_rngs = [stream(1, 0, seat) for seat in (0, 1)]
        game.chance_rngs = [stream(2, 0, seat) for seat in (0, 1)]
        if is_new:
            game.frames = [Frame(constants.SETUP_FRAME, DRAW_TWO)]
        else:
            game.frames = [Frame(constants.TURN_FRAME, AT[given.get("at", "main")], game.active)]
            if given.get("at") == "end":
                game.frames[0].b = 1 - game.active
        return game

    def lay_side(self, game: Play, seat: int, given: dict[str, Any]) -> None:
        side = game.sides[seat]
        side.life = given.get("life", constants.LIFE)
        side.turns = given.get("turns", 2 if game.turn > 1 else 0)

        def put(code: str, kind: int) -> Piece:
            piece = Piece(len(game.pieces), self.by_code[code], seat, seat * numbers.ZONES_A_SEAT + numbers.RESOLVING)
            game.add_piece(piece)
            game.move(piece, game.zones[seat * numbers.ZONES_A_SEAT + kind])
            piece.known = 0
            return piece

        for zone in ("hand", "deck", "trash"):
            for code in given.get(zone, ["filler"] * 10 if zone == "deck" else []):
                put(code, ZONES[zone])
        energy = given.get("energy", 0)
        energy = energy if isinstance(energy, dict) else {"regained": energy}
        for state, number in energy.items():
            for _ in range(number):
                put("filler", numbers.ENERGY).is_gained = state == "gained"
        # In the order of the file, which is the order in which the cards entered play.
        for key, entry in given.items():
            if key == "supports":
                for each in entry:
                    put(self.code_of(each, seat), numbers.SUPPORTS).is_gained = isinstance(each, dict) and each.get("gained", False)
            elif key in SQUARES:
                shown = {"card": entry} if isinstance(entry, str) else entry
                piece = put(shown["card"], numbers.FACE_DOWN if shown.get("face") == "down" else numbers.FACE_UP)
                game.put_on(piece, SQUARES.index(key))
                piece.position = POSITIONS[shown.get("position", "attack")]
                piece.placed = game.turn if shown.get("placed") else 1

    def stands(self, decision) -> bool:
        return bool(self.given.get("stand"))

    def is_meant(self, option, step: dict) -> bool:
        if option.verb != VERBS[step["choose"]]:
            return False
        if "card" in step and (option.piece < 0 or self.game.pieces[option.piece].card.code != step["card"]):
            return False
        if "number" in step:
            return option.amount == step["number"] - 1
        if "to" in step or "square" in step:
            return SQUARES[option.amount] == (step.get("to") or step["square"])
        if "display" in step:
            words = step["display"].removesuffix(" down")
            return option.amount == POSITIONS[words] + (constants.FACING_DOWN if step["display"].endswith(" down") else 0)
        return True

    def piece_of(self, code: str) -> Piece:
        return next(piece for piece in self.game.pieces if piece.card.code == code)

    def check_table(self, key: str, expected) -> None:
        game = self.game
        if key == "phase":
            assert PHASES[game.phase] == expected, PHASES[game.phase]
        elif key in ("first", "active"):
            assert SIDES[getattr(game, key)] == expected
        elif key == "value":
            for code, values in expected.items():
                for name, value in values.items():
                    assert game.value(NUMBERS[name], self.piece_of(code)) == value, (code, name)
        elif key == "shows":
            for code, (position, face) in expected.items():
                piece = self.piece_of(code)
                assert piece.position == POSITIONS[position], code
                assert piece.is_up() == (face == "up"), code
        else:
            assert getattr(game, key) == expected, (key, getattr(game, key))

    def check_side(self, seat: int, expected: dict) -> None:
        side = self.game.sides[seat]
        for key, value in expected.items():
            if key in ZONES:
                self.check_zone(key, self.game.zones[seat * numbers.ZONES_A_SEAT + ZONES[key]], value, seat)
            elif key in SQUARES:
                id = side.squares[SQUARES.index(key)]
                assert (self.game.pieces[id].card.code if id >= 0 else None) == value, key
            elif key == "regained":
                assert side.regained() == value, side.regained()
            elif key == "gained_supports":
                assert [piece.card.code for piece in side.supports.cards if piece.is_gained] == value
            elif key == "sees":
                for code, is_seen in value.items():
                    assert self.game.knows(seat, self.piece_of(code)) == is_seen, code
            else:
                assert getattr(side, key) == value, (key, getattr(side, key))
