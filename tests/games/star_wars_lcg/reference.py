"""The rules of a goldfish game once more, written from the rule specification alone, to be compared with the engine step by step.

It reads the records of the card data itself and shares nothing with the engine but the numbers of `terms` and the order of a shuffled deck,
which it takes from the engine's game.  `Reference(ready, game).compare(policy)` plays the game and raises at the first difference: in the
options of a decision, in where a card lies and what lies on it, in dial and Balance, in how it ends, in what is counted a turn.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from games.engine.events.windows import ACTIONS_DECISION
from games.star_wars_lcg.abilities.constants import DAMAGE, FOCUS, PHASES, SHIELD, ZONES, ZONES_A_SEAT
from games.star_wars_lcg.play import constants
from games.star_wars_lcg.play.goldfish.numbers import CARD_NAMES, CURVES

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures" / "star-wars-lcg"
PASS = (constants.PASS_VERB, -1, 0)
DARK, LIGHT = constants.SEATS.index("dark"), constants.SEATS.index("light")
IN_PLAY = ("affiliation", "objectives", "units", "enhancements")
NOBODY = -1

Option = tuple[int, int, int]


@cache
def records() -> dict[str, dict[str, Any]]:
    return {record["code"]: record for record in json.loads((FIXTURES / "cards.json").read_text("utf-8"))}


class Over(Exception):
    """The game is over."""


class Card:
    """One card of the game with what lies on it.  at: the name of its zone; side: whose card it is."""

    def __init__(self, piece: Any, record: dict[str, Any]) -> None:
        self.id, self.side, self.record, self.facts = piece.id, piece.owner, record, record["facts"]
        self.at = ""
        self.clear()

    def clear(self) -> None:
        self.focus = self.damage = 0
        self.shield = self.committed = self.attacks = self.engaged = False
        self.host = NOBODY

    def number(self, name: str) -> int:
        return self.facts.get(name) or 0

    def has(self, keyword: str) -> bool:
        return self.says(self.record, keyword)

    @staticmethod
    def says(record: dict[str, Any], keyword: str) -> bool:
        return any(each["name"] == keyword for each in record["facts"].get("keywords") or ())

    @property
    def kind(self) -> str:
        return str(self.record["type"])

    @property
    def is_playable(self) -> bool:
        return self.kind == "unit" or (self.kind == "enhancement" and self.facts.get("enhances") is not None)

    @property
    def blast(self) -> int:
        return self.number("blast_damage") + self.number("edge_blast_damage")


class Reference:
    def __init__(self, ready: Any, game: Any) -> None:
        self.game, self.seat, self.options = game, constants.SEATS.index(ready.side), ready.options
        self.enemy = 1 - self.seat
        self.affiliation = records()[ready.affiliation.code]
        blank = {"type": "objective", "name": "Objective", "faction": "neutral", "unique": False, "facts": {}}
        blank["facts"] = {"damage_capacity": self.options["opponent_capacity"], "traits": [], "resources": 0}
        self.cards = [Card(piece, records().get(piece.card.code, blank)) for piece in game.pieces]
        self.dial, self.balance, self.winner, self.ending = 0, LIGHT, NOBODY, "going_on"
        self.turns, self.active, self.phase = [0, 0], DARK, "setup"
        self.rows: list[dict[str, int]] = []
        self.row = dict.fromkeys(CURVES, 0)
        self.counted: dict[str, dict[str, int]] = {}
        self.destroyed: list[tuple[int, int]] = []
        self.mulliganed = False
        self.limited = False
        self.asked = 0
        own = [card for card in self.cards if card.side == self.seat]
        for card in own:
            card.at = {"objective": "objective_deck", "affiliation": "affiliation"}.get(card.kind, "deck")
        # Decks and piles as lists of cards, the top card last.
        self.piles: dict[tuple[int, str], list[Card]] = {
            (side, name): [] for side in (DARK, LIGHT) for name in ("deck", "objective_deck", "discard", "victory", "hand", *IN_PLAY)
        }
        self.piles[self.seat, "facedown"] = []
        self.piles[self.seat, "edge_stack"] = []
        self.piles[self.seat, "being_played"] = []
        for card in own:
            self.piles[self.seat, card.at].append(card)
        for number, card in enumerate(card for card in self.cards if card.side == self.enemy):
            card.at = "objectives" if number < 3 else "objective_deck"
            self.piles[self.enemy, card.at].append(card)
        self.piles[self.enemy, "objective_deck"].reverse()

    # --- beside the engine ------------------------------------------------------------------------------------------

    def compare(self, choose: Callable[[Any], int]) -> None:
        """choose: the number of an option of a decision of the engine."""
        course = self.play()
        game = self.game
        answer: Option | None = None
        while True:
            asked = game.advance()
            try:
                expected = course.send(answer) if answer is not None else next(course)
            except Over:
                assert asked is None, f"the engine goes on with {self.decision_name(asked.kind)}"
                break
            assert asked is not None, f"the engine has ended, but should ask for {expected[0]}"
            offered = self.offered(asked)
            assert (self.decision_name(asked.kind), asked.seat) == (expected[0], self.seat)
            assert len(offered) == len(set(offered))
            assert set(offered) == expected[1], (expected[0], set(offered) ^ expected[1])
            self.same_table()
            self.asked += 1
            number = choose(asked)
            answer = offered[number]
            game.apply(number)
        self.same_table()
        assert (game.winner, constants.ENDINGS[game.ending]) == (self.winner, self.ending)

    def offered(self, asked: Any) -> list[Option]:
        return [(option.verb, option.piece, option.amount) for option in asked.options]

    def decision_name(self, kind: int) -> str:
        return "play" if kind == ACTIONS_DECISION else constants.DECISIONS[kind]

    def same_table(self) -> None:
        game = self.game
        for card, piece in zip(self.cards, game.pieces, strict=True):
            zone = game.zones[piece.zone]
            tokens = [piece.tokens[FOCUS], piece.tokens[DAMAGE], piece.tokens[SHIELD]]
            found = (ZONES[zone.kind], tokens, piece.committed, piece.participating, piece.host)
            expected = (card.at, [card.focus, card.damage, int(card.shield)], card.committed, card.attacks, card.host)
            assert found == expected, (card.record["name"], found, expected)
            assert zone.owner == (1 - card.side if card.at == "victory" else card.side)
            assert piece in zone.cards
        for (side, name), pile in self.piles.items():
            zone = game.zones[side * ZONES_A_SEAT + ZONES.index(name)]
            found, expected = [piece.id for piece in zone.cards], [card.id for card in pile]
            assert found == expected, (side, name, found, expected)
        assert (game.dial, game.balance, game.active) == (self.dial, self.balance, self.active)
        assert [side.turns for side in game.sides] == self.turns
        assert PHASES[game.phase] == self.phase
        for side in (DARK, LIGHT):
            assert game.sides[side].force_cards == 3 - sum(card.committed for card in self.cards if card.side == side)

    def affiliation_of(self, side: int) -> dict[str, Any]:
        return self.affiliation

    # --- small words ------------------------------------------------------------------------------------------------

    def pile(self, name: str, side: int | None = None) -> list[Card]:
        return self.piles[self.seat if side is None else side, name]

    def ask(self, kind: str, options: list[Option]) -> Iterator[Any]:
        """Asked only where there is a choice."""
        if len(options) == 1:
            return options[0]
        return (yield kind, set(options))  # type: ignore[misc]

    def move(self, card: Card, name: str, owner: int | None = None, bottom: bool = False) -> None:
        came_from = card.at
        for pile in self.piles.values():
            if card in pile:
                pile.remove(card)
        pile = self.piles[card.side if owner is None else owner, name]
        pile.insert(0 if bottom else len(pile), card)
        card.at = name
        if came_from in IN_PLAY and name not in IN_PLAY:  # GEN-09, DMG-04, ENH-05
            card.clear()
            for side in (DARK, LIGHT):
                for other in [each for each in self.pile("enhancements", side) if each.host == card.id]:
                    self.move(other, "discard")

    def end(self, winner: int, ending: str) -> None:
        self.winner, self.ending = winner, ending
        raise Over

    def count(self, card: Card, name: str) -> None:
        of_card = self.counted.setdefault(card.record.get("code", ""), dict.fromkeys(CARD_NAMES, 0))
        of_card[name] += 1

    def in_play(self, *, side: int | None = None) -> list[Card]:
        return [card for card in self.cards if card.at in IN_PLAY and (side is None or card.side == side)]

    # --- the course of a game ---------------------------------------------------------------------------------------

    def play(self) -> Iterator[Any]:
        yield from self.set_up()
        while True:  # TRN-01, TRN-03
            for side in (DARK, LIGHT):
                self.active = side
                self.turns[side] += 1
                if side == self.enemy:
                    self.passive_turn()
                else:
                    yield from self.turn()

    def set_up(self) -> Iterator[Any]:
        # SET-06, SET-08: the shuffled order is the engine's; the four looked at are the top four.
        engine = self.game.sides[self.seat]
        shuffled = [*engine.objective_deck.cards, *reversed(engine.facedown.cards)]
        assert sorted(piece.id for piece in shuffled) == sorted(card.id for card in self.pile("objective_deck"))
        self.piles[self.seat, "objective_deck"] = [self.cards[piece.id] for piece in shuffled]
        for card in self.pile("objective_deck")[-4:][::-1]:
            self.move(card, "facedown")
        _, under, _ = yield from self.ask("keep_objectives", [(constants.BOTTOM_VERB, card.id, 0) for card in self.pile("facedown")])
        self.move(self.cards[under], "objective_deck", bottom=True)
        self.draw_hand()  # SET-09
        verb, _, _ = yield from self.ask("mulligan", [PASS, (constants.MULLIGAN_VERB, -1, 0)])
        if verb == constants.MULLIGAN_VERB:  # SET-10
            self.mulliganed = True
            for card in list(self.pile("hand")):
                self.move(card, "deck")
            self.draw_hand()
        for card in self.pile("hand"):
            self.count(card, "drawn")
        while self.pile("facedown"):  # SET-11
            _, shown, _ = yield from self.ask("reveal", [(constants.REVEAL_VERB, card.id, 0) for card in self.pile("facedown")])
            self.move(self.cards[shown], "objectives")
        # The setup validator of section 6: SET-02 to SET-12.
        command = sum(card.kind not in ("objective", "affiliation") for card in self.cards if card.side == self.seat)
        objectives = sum(card.kind == "objective" for card in self.cards if card.side == self.seat)
        assert len(self.pile("hand")) == 6 <= command
        assert (len(self.pile("deck")), len(self.pile("objective_deck"))) == (command - 6, objectives - 3)
        assert [len(self.pile("objectives", side)) for side in (DARK, LIGHT)] == [3, 3]
        assert (self.dial, self.balance) == (0, LIGHT)
        assert not any((card.focus, card.damage, card.shield, card.committed) != (0, 0, False, False) for card in self.cards)

    def draw_hand(self) -> None:
        engine = self.game.sides[self.seat]
        shuffled = [*engine.deck.cards, *reversed(engine.hand.cards)]
        assert sorted(piece.id for piece in shuffled) == sorted(card.id for card in self.pile("deck"))
        self.piles[self.seat, "deck"] = [self.cards[piece.id] for piece in shuffled]
        for _ in range(6):
            self.move(self.pile("deck")[-1], "hand")

    def passive_turn(self) -> None:
        """Section 7: it advances the dial, refills its objectives and takes part in the struggle; it declines everything else."""
        self.phase = "balance"
        if self.enemy == DARK:
            self.advance(1, "dial_from_turn")
            if self.balance == DARK:
                self.advance(1, "dial_from_balance")
        self.phase = "refresh"
        self.refresh(self.enemy)
        self.phase = "force"
        self.struggle()

    def turn(self) -> Iterator[Any]:
        self.limited = False
        yield from self.balance_phase()
        self.phase = "refresh"
        self.refresh(self.seat)
        yield from self.draw_phase()
        yield from self.deployment_phase()
        if self.seat == LIGHT or self.turns[DARK] > 1:  # CON-03
            yield from self.conflict_phase()
        yield from self.force_phase()
        self.close_row()

    # --- balance and refresh ----------------------------------------------------------------------------------------

    def balance_phase(self) -> Iterator[Any]:
        self.phase = "balance"
        if self.seat == DARK:  # BAL-01, BAL-02
            self.advance(1, "dial_from_turn")
            if self.balance == DARK:
                self.advance(1, "dial_from_balance")
        elif self.balance == LIGHT:  # BAL-04
            damage = [(constants.DAMAGE_VERB, card.id, 1) for card in self.pile("objectives", DARK)]
            verb, hit, _ = yield from self.ask("balance_damage", [PASS, *damage])
            if verb == constants.DAMAGE_VERB:
                self.damage(self.cards[hit], 1, "balance_damage")

    def advance(self, points: int, source: str) -> None:
        self.dial += points
        self.row[source] += points
        if self.dial >= 12:  # BAL-03
            self.end(DARK, "dial")

    def refresh(self, side: int) -> None:
        for card in self.in_play(side=side):
            if side == DARK or self.turns[LIGHT] > 1:  # REF-02
                card.focus -= min(card.focus, 2 if card.has("elite") else 1)  # REF-01, KEY-02
            card.shield = False  # REF-04
        passed_over = 0
        while len(self.pile("objectives", side)) < 3:  # REF-05
            if not (deck := self.pile("objective_deck", side)):
                self.end(1 - side, "objective_deck_out")
            if self.is_barred(deck[-1]):
                if passed_over == len(deck):
                    return
                passed_over += 1
                deck.insert(0, deck.pop())
            else:
                self.move(deck[-1], "objectives")

    def is_barred(self, card: Card) -> bool:
        """UNQ-01: a unique card of this title is in play."""
        return any(each.record["unique"] and each.record["name"] == card.record["name"] for each in self.in_play())

    # --- draw -------------------------------------------------------------------------------------------------------

    def draw_phase(self) -> Iterator[Any]:
        self.phase = "draw"
        hand = self.pile("hand")
        verb, chosen, _ = yield from self.ask("discard_one", [PASS, *((constants.DISCARD_VERB, card.id, 0) for card in hand)])  # DRW-01
        if verb == constants.DISCARD_VERB:
            self.move(self.cards[chosen], "discard")
        reserve = self.affiliation["facts"].get("reserve") or 6  # DRW-03
        while len(hand) > reserve:  # DRW-02
            _, chosen, _ = yield from self.ask("discard_down", [(constants.DISCARD_VERB, card.id, 0) for card in hand])
            self.move(self.cards[chosen], "discard")
        while len(hand) < reserve:
            if not self.pile("deck"):  # END-03
                self.end(self.enemy, "deck_out")
            self.move(self.pile("deck")[-1], "hand")
            self.count(hand[-1], "drawn")

    # --- deployment -------------------------------------------------------------------------------------------------

    def sources(self) -> list[Card]:
        """RES-03 to RES-05: ready cards with a resource value in the own play area."""
        return [
            card
            for card in self.in_play(side=self.seat)
            if card.number("resources") and not card.focus and (card.host == NOBODY or self.cards[card.host].side == self.seat)
        ]

    def hosts(self, card: Card) -> list[Card]:
        """ENH-01, ENH-02: what the text names."""
        enhances = card.facts["enhances"]
        fits = []
        for host in self.in_play():
            is_own = host.side == self.seat
            if (enhances["whose"] == "friendly" and not is_own) or (enhances["whose"] == "enemy" and is_own):
                continue
            kind = "enhancement" if host.at == "enhancements" else host.kind  # a unit with the keyword Pilot
            if enhances["what"] not in ("card", kind) or host.has("no_enhancements"):  # KEY-04
                continue
            if enhances.get("generates_resources") and not host.number("resources"):
                continue
            if enhances.get("out_of_faction") and host.record["faction"] == self.affiliation_of(host.side)["faction"]:
                continue
            named = enhances["any_of"]
            if not named or any(self.is_named(host, each) for each in named):
                fits.append(host)
        return fits

    def is_named(self, host: Card, named: dict[str, Any]) -> bool:
        traits, factions = named.get("traits") or (), named.get("factions") or ()
        return (not traits or any(trait in traits for trait in host.facts.get("traits", ()))) and (
            not factions or host.record["faction"] in factions
        )

    def is_attached(self, card: Card) -> bool:
        return card.kind == "enhancement" and card.facts["enhances"]["what"] in ("unit", "objective", "card")

    def may_play(self, card: Card) -> bool:
        if not card.is_playable or self.is_barred(card) or (card.has("limited") and self.limited):  # UNQ-01, KEY-03
            return False
        return not self.is_attached(card) or bool(self.hosts(card))  # ENH-04

    def can_pay(self, card: Card, as_pilot: bool = False) -> bool:
        sources, cost = self.sources(), self.cost(card, as_pilot)
        enough = sum(source.number("resources") for source in sources) >= cost
        return enough and (not self.needs_match(card, cost) or any(self.matches(source, card) for source in sources))

    def cost(self, card: Card, as_pilot: bool) -> int:
        """The keyword Pilot of later products has a cost of its own."""
        if not as_pilot:
            return card.number("cost")
        return int(next(each.get("value") or 0 for each in card.facts["keywords"] if each["name"] == "pilot"))

    def vehicles(self) -> list[Card]:
        """The units that one with the keyword Pilot can be attached to."""
        return [unit for unit in self.pile("units") if "Vehicle" in unit.facts.get("traits", ()) and not unit.has("no_enhancements")]

    def needs_match(self, card: Card, cost: int) -> bool:
        return card.record["faction"] != "neutral" and cost > 0  # RES-07, RES-08, RES-10

    def matches(self, source: Card, card: Card) -> bool:
        influences = any(keyword["name"] == "influence" for keyword in source.record["facts"].get("keywords") or ())
        return bool(influences or source.record["faction"] == card.record["faction"])

    def deployment_phase(self) -> Iterator[Any]:
        self.phase = "deployment"
        self.row["resources_available"] = sum(source.number("resources") for source in self.sources())
        for kind, name in (("unit", "units"), ("enhancement", "enhancements"), ("event", "events"), ("fate", "fates")):
            self.row[f"hand_{name}"] = sum(card.kind == kind for card in self.pile("hand"))
        while True:
            hand = self.pile("hand")
            options = [(constants.PLAY_VERB, card.id, 0) for card in hand if self.may_play(card) and self.can_pay(card)]  # DEP-03
            for card in hand:
                if card.has("pilot") and self.may_play(card) and self.vehicles() and self.can_pay(card, as_pilot=True):
                    options.append((constants.PILOT_VERB, card.id, 0))
            verb, chosen, _ = yield from self.ask("play", [PASS, *options])
            if verb == constants.PASS_VERB:
                break
            yield from self.play_card(self.cards[chosen], verb == constants.PILOT_VERB)
        for card in self.pile("hand"):
            self.count_stranded(card)

    def play_card(self, card: Card, as_pilot: bool) -> Iterator[Any]:
        cost = self.cost(card, as_pilot)
        matched = not self.needs_match(card, cost)
        picked: dict[int, int] = {}
        self.limited = self.limited or card.has("limited")
        self.move(card, "being_played")  # RES-01
        while cost:
            sources = [source for source in self.sources() if source.id not in picked]
            generated = sum(picked.values())
            options = []
            if generated >= cost and matched:
                options.append((constants.PAY_VERB, -1, 0))
            for source in sources:
                rest = sum(other.number("resources") for other in sources if other is not source)
                for tokens in range(1, source.number("resources") + 1):  # RES-03
                    if generated + tokens + rest >= cost:  # RES-02
                        options.append((constants.GENERATE_VERB, source.id, tokens))
            verb, chosen, amount = yield from self.ask("pay", options)
            if verb == constants.PAY_VERB:
                break
            picked[chosen] = amount
            matched = matched or self.matches(self.cards[chosen], card)
        for source, tokens in picked.items():
            self.cards[source].focus += tokens
        self.row["resources_spent"] += cost
        host = NOBODY
        if as_pilot or self.is_attached(card):
            found = self.vehicles() if as_pilot else self.hosts(card)
            _, host, _ = yield from self.ask("enhance", [(constants.HOST_VERB, each.id, 0) for each in found])
        self.move(card, "units" if card.kind == "unit" and not as_pilot else "enhancements")
        card.host = host
        self.count(card, "played")
        if host == NOBODY or self.cards[host].side == self.seat:
            self.row["resources_available"] += card.number("resources")  # DEP-04

    def count_stranded(self, card: Card) -> None:
        """Why a card was not played in a deployment phase; a card that could have been is not stranded."""
        ready = self.sources()
        everything = [each for each in self.in_play(side=self.seat) if each.number("resources")]
        affordable = card.number("cost") <= sum(source.number("resources") for source in ready)
        needs = self.needs_match(card, card.number("cost"))
        if not card.is_playable:
            self.row["stranded_text"] += 1
        elif not self.may_play(card):
            self.row["stranded_rule"] += 1
        elif needs and not any(self.matches(source, card) for source in (ready if affordable else everything)):
            self.row["stranded_match"] += 1
            self.count(card, "stranded_match")
        elif not affordable:
            self.row["stranded_cost"] += 1
            self.count(card, "stranded_cost")

    # --- conflict ---------------------------------------------------------------------------------------------------

    def conflict_phase(self) -> Iterator[Any]:
        self.phase = "conflict"
        engaged: set[int] = set()
        while True:
            ready = any(not unit.focus for unit in self.pile("units"))
            targets = [card for card in self.pile("objectives", self.enemy) if card.id not in engaged] if ready else []  # ENG-02, CON-02
            verb, chosen, _ = yield from self.ask("engage", [PASS, *((constants.ENGAGE_VERB, card.id, 0) for card in targets)])
            if verb == constants.PASS_VERB:
                return
            engaged.add(chosen)
            yield from self.engagement(self.cards[chosen])

    def engagement(self, objective: Card) -> Iterator[Any]:
        attackers: list[Card] = []
        while True:
            able = [(constants.ATTACK_VERB, unit.id, 0) for unit in self.pile("units") if not unit.focus and not unit.attacks]  # ENG-04
            declared = any(unit.attacks for unit in self.pile("units"))
            verb, chosen, _ = yield from self.ask("attack", [*([PASS] if declared else []), *able])
            if verb == constants.PASS_VERB:
                break
            self.cards[chosen].attacks = True
            attackers.append(self.cards[chosen])
        for _ in [unit for unit in attackers if unit.has("shielding")]:  # KEY-06
            bare = [unit for unit in [*self.pile("units"), objective] if (unit.attacks or unit is objective) and not unit.shield]
            verb, shielded, _ = yield from self.ask("shield_piece", [PASS, *((constants.SHIELD_VERB, card.id, 0) for card in bare)])
            if verb == constants.SHIELD_VERB:
                self.cards[shielded].shield = True
        while True:  # EDG-03, EDG-06
            verb, chosen, _ = yield from self.ask("place_edge", [PASS, *((constants.EDGE_VERB, card.id, 0) for card in self.pile("hand"))])
            if verb == constants.PASS_VERB:
                break
            self.move(self.cards[chosen], "edge_stack")
        fates = [card for card in self.pile("edge_stack") if card.kind == "fate"]
        while fates:  # EDG-09, EDG-10
            least = min(card.number("edge_priority") for card in fates)
            first = [(constants.FATE_VERB, card.id, 0) for card in fates if card.number("edge_priority") == least]
            _, chosen, _ = yield from self.ask("order_fates", first)
            fates.remove(self.cards[chosen])
        for card in list(self.pile("edge_stack")):  # EDG-13
            self.move(card, "discard")
        while ready := [unit for unit in self.pile("units") if unit.attacks and not unit.focus]:  # STR-02, STR-12
            _, chosen, _ = yield from self.ask("strike", [(constants.STRIKE_VERB, unit.id, 0) for unit in ready])
            striker = self.cards[chosen]
            striker.focus += 2 if striker.committed else 1  # STR-04, STR-11
            if objective.at == "objectives" and striker.blast:  # STR-07, STR-10
                self.damage(objective, striker.blast, "blast_damage")
        if objective.at == "objectives":  # UNO-02, UNO-03
            self.damage(objective, 1, "unopposed_damage")
        for unit in self.pile("units"):  # ENG-07
            unit.attacks = False

    def damage(self, objective: Card, points: int, source: str) -> None:
        dealt = min(points, objective.number("damage_capacity") - objective.damage)  # DMG-02
        objective.damage += dealt
        self.row[source] += dealt
        self.row["damage"] += dealt
        if objective.damage < objective.number("damage_capacity"):
            return
        self.move(objective, "victory", self.seat)  # OBJ-01
        number = len(self.pile("victory"))
        try:
            if self.seat == DARK:
                self.advance(number, "dial_from_objectives")  # OBJ-02
            elif number >= 3:
                self.end(LIGHT, "objectives")  # OBJ-03
        finally:
            self.destroyed.append((self.turns[self.seat], self.dial))

    # --- Force ------------------------------------------------------------------------------------------------------

    def force_phase(self) -> Iterator[Any]:
        self.phase = "force"
        while True:  # FRC-02, FRC-03
            free = [unit for unit in self.pile("units") if not unit.committed]
            if sum(unit.committed for unit in self.pile("units")) == 3:
                free = []
            verb, chosen, _ = yield from self.ask("commit", [PASS, *((constants.COMMIT_VERB, unit.id, 0) for unit in free)])
            if verb == constants.PASS_VERB:
                break
            self.cards[chosen].committed = True
        self.struggle()

    def total(self) -> int:
        return sum(unit.number("force_icons") for unit in self.pile("units") if unit.committed and not unit.focus)  # FRC-06

    def struggle(self) -> None:
        own, enemy = self.total(), self.options["opponent_force"]
        if own != enemy:  # FRC-08
            self.balance = self.seat if own > enemy else self.enemy

    # --- what is counted --------------------------------------------------------------------------------------------

    def close_row(self) -> None:
        row = self.row
        row["resources_wasted"] = row["resources_available"] - row["resources_spent"]
        row["units"] = len(self.pile("units"))
        row["force_ready"] = sum(unit.number("force_icons") for unit in self.pile("units") if not unit.focus)
        row["force_committed"] = self.total()
        row["hand_size"] = len(self.pile("hand"))
        row["dial"] = min(self.dial, 12)  # BAL-03: it goes no further, whatever it would advance
        self.rows.append(row)
        so_far = ("damage", "dial_from_turn", "dial_from_balance", "dial_from_objectives", "dial_from_texts")
        self.row = {name: row[name] if name in so_far else 0 for name in CURVES}

    def counts(self) -> dict[str, int]:
        """What this game adds to the counts of a run."""
        won = self.winner == self.seat
        how = "won" if won else "lost_to_dial" if self.ending == "dial" else "lost_to_deck_out"
        return {how: 1, **({"mulliganed": 1} if self.mulliganed else {})}

    def histograms(self) -> dict[str, dict[int, int]]:
        turn = max(self.turns[self.seat], 1)
        found = {"clock": {turn: 1}}
        if self.winner == self.seat:
            found["clock_won"] = {turn: 1}
        if self.ending.endswith("deck_out"):
            found["deck_out"] = {turn: 1}
        for number, (of_turn, dial) in enumerate(self.destroyed, 1):
            found |= {f"objective_{number}_turn": {of_turn: 1}, f"objective_{number}_dial": {min(dial, 12): 1}}
        return found

    def curves(self) -> dict[str, list[dict[int, int]]]:
        """By own turn; of a deciding turn that did not come to its deployment phase, damage and dial only."""
        found: dict[str, list[dict[int, int]]] = {}
        whole = len(self.rows)
        if self.active == self.seat:
            whole += self.phase in ("deployment", "conflict", "force")
            self.close_row()
        for number, row in enumerate(self.rows):
            for name in CURVES:
                if number < whole or "damage" in name or name.startswith("dial"):
                    found.setdefault(name, []).append({row[name]: 1})
        return found
