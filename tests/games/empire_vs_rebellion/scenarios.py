"""Positions of Empire vs. Rebellion as files: given these cards and numbers, when these options are taken, then this holds.

given: `you` and `opponent` (the faction of the first is `faction`, rebel unless said), each with area (a code, or {card, exhausted: true}),
deck, discard, reserve, strategies, used (codes, top card last), chosen, influence, points, infiltrated, at_random, reveals, is_known,
is_shown; event (a code), events (codes, top card last; others are added at the bottom), balance; `at`: fight (the struggle begins), choose
(strategies are chosen), reveal (the struggle is over), start (a new game) or tutorial.
Ordinary resource cards are named without their faction: diplomacy-2.
when: {choose: play|ability|influence|strategy|discard|..., card: code, by: opponent}; `refused: true` if it must not be offered;
{choose: pass}; {choose: effect, effect: n}; {choose: deck, effect: 1 for the own, 2 for the other}.
then: what is to be compared, in the same words; `options: [...]` the verbs offered next; knows: {you: code}, which top card a player
knows of whose deck; sees: [codes], which unused strategies of their own.
"""

from __future__ import annotations

from collections import Counter

from games.empire_vs_rebellion.abilities import constants as numbers
from games.empire_vs_rebellion.play import constants
from games.empire_vs_rebellion.play.game import ROUND_FRAME, Play, new_match
from games.empire_vs_rebellion.play.programs import make_cards
from games.empire_vs_rebellion.play.side import Piece
from games.empire_vs_rebellion.runs.layout import layout_of, table_of
from games.empire_vs_rebellion.runs.tutorial import tutorial_table
from games.engine.decision import PASS_VERB
from games.engine.machine import Frame
from games.engine.rng import stream
from tests.games.helpers.cases import scenario_files
from tests.games.helpers.cases.scenario_files import SIDES
from tests.games.helpers.sample_decks import DECKS, pool

SLUG = "empire-vs-rebellion"
OTHER = {"rebel": "empire", "empire": "rebel"}
VERBS = {
    "pass": PASS_VERB,
    "play": numbers.PLAY_VERB,
    "ability": numbers.ABILITY_VERB,
    "influence": numbers.INFLUENCE_VERB,
    "strategy": numbers.STRATEGY_VERB,
    "discard": numbers.DISCARD_VERB,
    "exhaust": numbers.EXHAUST_VERB,
    "enter": numbers.ENTER_VERB,
    "on top": numbers.ON_TOP_VERB,
    "add": numbers.ADD_VERB,
    "set back": numbers.SET_BACK_VERB,
    "deck": numbers.CHOOSE_VERB,
    "effect": numbers.CHOOSE_VERB,
    "event": numbers.EVENT_VERB,
}
ZONES = {
    "area": numbers.AREA,
    "deck": numbers.DECK,
    "discard": numbers.DISCARD,
    "reserve": numbers.RESERVE,
    "strategies": numbers.STRATEGIES,
    "chosen": numbers.CHOSEN,
    "used": numbers.USED,
    "won": numbers.WON,
}
NUMBERS = ("influence", "points")
FLAGS = ("infiltrated", "at_random", "reveals", "is_known", "is_shown")
AT = {"choose": constants.INFILTRATORS_CHOOSE, "fight": constants.FIGHT, "reveal": constants.SHOW_STRATEGIES}


class Position(scenario_files.Position):
    verbs = VERBS

    def started(self) -> Play:
        own = self.given.get("faction", "rebel")
        self.factions = (own, OTHER[own])
        at = self.given.get("at")
        return self.tutorial() if at == "tutorial" else self.new() if at == "start" else self.placed()

    def tutorial(self) -> Play:
        start, _ = tutorial_table(pool(SLUG), self.factions)
        game = new_match(start, 3, 0, 0)
        for seat, name in enumerate(SIDES):
            wanted = [self.code_of(code, seat) for code in self.given.get(name, {}).get("deck", [])]
            game.sides[seat].deck.cards.sort(
                key=lambda piece, wanted=wanted: wanted.index(piece.card.code) if piece.card.code in wanted else -1
            )
        return game

    def new(self) -> Play:
        start, _ = table_of([layout_of(DECKS[SLUG][deck], pool(SLUG)) for deck in ("rebels", "empire")], pool(SLUG))
        return new_match(start, 3, 0, 0)

    def code_of(self, entry, seat: int) -> str:
        """The card's code; of a short name that of the seat's faction."""
        name = super().code_of(entry, seat)
        cards = pool(SLUG).cards
        faction = self.factions[seat]
        for code in (name, f"{faction}-{name}", f"{faction}-strategy-{name}", f"event-{name}"):
            if code in cards:
                return code
        raise KeyError(name)

    def placed(self) -> Play:
        given = self.given
        cards = pool(SLUG).cards
        codes = sorted(cards)
        made, programs = make_cards(cards[code] for code in codes)
        by_code = {card.code: card for card in made}
        game = Play(made)
        game.programs = programs

        def put(code, owner, zone):
            piece = Piece(len(game.pieces), by_code[code], owner, zone)
            game.add_piece(piece)
            return piece

        at = given.get("at", "fight")
        event = self.code_of(given.get("event", "battle-of-hoth"), 0)
        coming = [self.code_of(entry, 0) for entry in given.get("events", [])]
        for code in [each for each in sorted(pool(SLUG).events()) if each not in (event, *coming)] + coming:
            put(code, -1, numbers.EVENT_DECK)
        game.current = put(event, -1, numbers.EVENT_PLACE).id
        for seat, name in enumerate(SIDES):
            side = given.get(name, {})
            for zone, kind in ZONES.items():
                entries = side.get(zone, [])
                for entry in [entries] if isinstance(entries, str) else entries:
                    piece = put(self.code_of(entry, seat), seat, seat * numbers.ZONES_A_SEAT + kind)
                    piece.exhausted = isinstance(entry, dict) and entry.get("exhausted", False)
            for number in NUMBERS:
                if number in side:
                    setattr(game.sides[seat], number, side[number])
            for flag in FLAGS:
                setattr(game.sides[seat], flag, side.get(flag, False))
        game.supply = 16 - game.sides[0].influence - game.sides[1].influence
        game.lay_out()
        game.deck_rngs = [stream(1, 0, seat) for seat in (0, 1)]
        game.strategy_rngs = [stream(2, 0, seat) for seat in (0, 1)]
        game.balance = SIDES.index(given.get("balance", "you"))
        game.round = given.get("round", 1)
        game.round_limit = constants.MOST_ROUNDS
        game.actions = 0
        game.frames = [Frame(ROUND_FRAME, AT[at])]
        if "actions" in given:
            game.step(game.frames[-1])  # open the struggle
            game.actions = given["actions"]
        return game

    def stands(self, decision) -> bool:
        """Where only one action is left in the struggle, too."""
        return decision.kind < 0 or bool(self.given.get("stand"))

    def is_meant(self, option, step: dict) -> bool:
        if option.verb != VERBS[step["choose"]]:
            return False
        if "effect" in step:
            return option.amount == step["effect"] - 1
        if "card" not in step:
            return True
        piece = self.game.pieces[option.piece]
        if "of" in step and SIDES[piece.owner] != step["of"]:
            return False
        names = (step["card"], f"{self.factions[piece.owner]}-{step['card']}", f"{self.factions[piece.owner]}-strategy-{step['card']}")
        return piece.card.code in (*names, f"event-{step['card']}")

    def check_table(self, key: str, expected) -> None:
        game = self.game
        if key == "balance":
            assert SIDES[game.balance] == expected
        elif key == "events":
            self.check_zone(key, game.event_deck, expected)
        elif key == "event":
            assert game.event().code == self.code_of(expected, 0)
        elif key == "last_event":
            assert game.event_deck.cards[0].card.code == self.code_of(expected, 0)
        else:
            assert getattr(game, key) == expected, key

    def check_side(self, seat: int, expected: dict) -> None:
        side = self.game.sides[seat]
        for key, value in expected.items():
            if key == "total":
                assert self.game.total(seat) == value, self.game.total(seat)
            elif key == "exhausted":
                codes = Counter(piece.card.code for piece in side.area.cards if piece.exhausted)
                assert codes == Counter(self.code_of(each, seat) for each in value)
            elif key == "knows":
                for name, code in value.items():
                    top = self.game.view(seat).known_top(SIDES.index(name))
                    assert (top and top.code) == (code and self.code_of(code, SIDES.index(name))), (name, top and top.code)
            elif key == "sees":
                assert {piece.card.code for piece in self.game.view(seat).strategies()} == {self.code_of(each, seat) for each in value}
            elif key in ZONES:
                zone = self.game.zones[seat * numbers.ZONES_A_SEAT + ZONES[key]]
                self.check_zone(key, zone, value, seat)
            else:
                assert getattr(side, key) == value, (key, getattr(side, key))
