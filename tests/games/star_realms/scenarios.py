"""Positions of Star Realms as files: given these cards and numbers, when these options are taken, then this holds.

given: `you` (seat 0, on turn in the main phase) and `opponent` (seat 1), each with hand, in_play, deck, discard (codes, top card last),
authority, trade, combat; row, trade_deck, explorers (a number), scrap_heap; `at: start` for a new game instead.
when: {choose: play|use|acquire|attack|..., card: code, slot: ally, amount: n, effect: n, by: opponent}; `refused: true` if it must not
be offered; {choose: pass} ends the main phase or declines.
then: what is to be compared, in the same words; `options: [...]` the verbs offered next.
"""

from __future__ import annotations

from games.engine.decision import PASS_VERB
from games.engine.machine import Frame
from games.engine.rng import stream
from games.star_realms.abilities import constants as numbers
from games.star_realms.play import constants
from games.star_realms.play.game import TURN_FRAME, Play, new_game, start_table
from games.star_realms.play.pieces import Piece
from games.star_realms.play.programs.cards import make_cards
from games.star_realms.play.turn.steps import AT_MAIN
from tests.games.helpers.cases import scenario_files
from tests.games.helpers.cases.scenario_files import SIDES
from tests.games.helpers.sample_decks import pool

VERBS = {
    "pass": PASS_VERB,
    "play": numbers.PLAY_VERB,
    "use": numbers.USE_VERB,
    "acquire": numbers.ACQUIRE_VERB,
    "attack base": numbers.ATTACK_BASE_VERB,
    "attack": numbers.ATTACK_VERB,
    "attack with part": numbers.ATTACK_PART_VERB,
    "effect": numbers.CHOOSE_VERB,
    "scrap": numbers.SCRAP_VERB,
    "discard": numbers.DISCARD_VERB,
    "destroy": numbers.DESTROY_VERB,
    "take": numbers.TAKE_VERB,
    "copy": numbers.COPY_VERB,
    "to top": numbers.TOP_VERB,
    "to hand": numbers.HAND_VERB,
    "set aside": numbers.ASIDE_VERB,
    "steal": numbers.STEAL_VERB,
    "instead": numbers.INSTEAD_VERB,
}
ZONES = {
    "hand": numbers.HAND,
    "in_play": numbers.IN_PLAY,
    "deck": numbers.DECK,
    "discard": numbers.DISCARD,
    "aside": numbers.ASIDE,
}
NUMBERS = ("authority", "trade", "combat")


class Position(scenario_files.Position):
    verbs = VERBS

    def started(self) -> Play:
        return self.new() if self.given.get("at") == "start" else self.placed()

    def new(self) -> Play:
        """A new game of the core set, player A (seat 0) first."""
        cards = pool("star-realms")
        codes = sorted({*cards.core, "scout", "viper", "explorer"})
        made, programs = make_cards(cards.cards[code] for code in codes)
        by_code = {card.code: card for card in made}
        starters = [by_code["scout"]] * 8 + [by_code["viper"]] * 2
        trade_deck = [by_code[code] for code, copies in cards.core.items() for _ in range(copies)]
        explorers = [by_code["explorer"]] * 10
        return new_game(start_table(made, programs, trade_deck=trade_deck, explorers=explorers, decks=[starters, starters]), 3, 0, 0)

    def placed(self) -> Play:
        given = self.given
        lists = [given.get("row", []), given.get("trade_deck", []), given.get("scrap_heap", []), ["explorer"]]
        lists += [given.get(side, {}).get(zone, []) for side in SIDES for zone in ZONES]
        codes = sorted({self.code_of(entry, 0) for entries in lists for entry in entries})
        made, programs = make_cards(pool("star-realms").cards[code] for code in codes)
        by_code = {card.code: card for card in made}
        game = Play(made)
        game.programs = programs

        def put(entries, owner, zone):
            for entry in entries:
                piece = Piece(len(game.pieces), by_code[self.code_of(entry, owner)], owner, zone)
                game.add_piece(piece)
                if zone == owner * numbers.ZONES_A_SEAT + numbers.IN_PLAY:
                    used = entry.get("used", []) if isinstance(entry, dict) else []
                    game.entered_play(piece)
                    piece.open &= ~sum(each.bit for each in piece.card.abilities if constants.SLOTS[each.slot] in used)

        put(given.get("row", []), -1, numbers.TRADE_ROW)
        put(given.get("trade_deck", []), -1, numbers.TRADE_DECK)
        put(given.get("scrap_heap", []), -1, numbers.SCRAP_HEAP)
        put(["explorer"] * given.get("explorers", 0), -1, numbers.EXPLORERS)
        for seat, name in enumerate(SIDES):
            side = given.get(name, {})
            for zone, kind in ZONES.items():
                put(side.get(zone, []), seat, seat * numbers.ZONES_A_SEAT + kind)
            for number in NUMBERS:
                if number in side:
                    setattr(game.sides[seat], number, side[number])
        game.lay_out()
        game.deck_rngs = [stream(1, 0, seat) for seat in (0, 1)]
        game.sides[0].turns = 2
        game.phase = constants.MAIN_PHASE
        game.shields_player = bool(given.get("outposts_stop_targeting_player"))
        game.frames = [Frame(TURN_FRAME, AT_MAIN)]
        return game

    def stands(self, decision) -> bool:
        """In a main phase in which nothing is left but to end it, too."""
        return decision.kind == constants.MAIN

    def is_meant(self, option, step: dict) -> bool:
        verb = step["choose"]
        if verb == "attack" and "card" in step:
            verb = "attack base"
        if option.verb != VERBS[verb]:
            return False
        if verb == "copy":
            return self.game.cards[option.amount].code == step["card"]
        if "card" in step and self.game.pieces[option.piece].card.code != step["card"]:
            return False
        if verb == "use" and "slot" in step:
            abilities = self.game.pieces[option.piece].face.abilities
            return constants.SLOTS[abilities[option.amount].slot] == step["slot"]
        if verb == "effect" and "effect" in step:
            return option.amount == step["effect"] - 1
        return "amount" not in step or option.amount == step["amount"]

    def check_table(self, key: str, expected) -> None:
        self.check_zone(key, getattr(self.game, "trade_row" if key == "row" else key), expected)

    def check_side(self, seat: int, expected: dict) -> None:
        side = self.game.sides[seat]
        for key, value in expected.items():
            if key in ZONES:
                self.check_zone(key, getattr(side, key), value, seat)
            else:
                assert getattr(side, key) == value, key
