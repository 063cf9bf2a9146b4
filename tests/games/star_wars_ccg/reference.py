"""The clauses of activation, Force drains, battle and battle damage once more, to be compared with the engine question by question.

Written from the rule specification and its readings alone.  Of the engine it takes the numbers of the pieces and where they lie before the
first question.  `Reference(given, game).compare(choose)` plays one phase of a position (`scenarios`) and raises AssertionError at the first
difference: in who is asked, in the options, in where a card lies, in who has won.  There are no weapons and no card texts.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from games.star_wars_ccg.play import constants as c
from tests.games.star_wars_ccg.scenarios import PILES, VERBS

# An option: its word, and the piece, pile or number that it is about.
Option = tuple[Any, ...]
# Who is asked, and the options; the answer is one of them.
Course = Generator[tuple[int, set[Option]], Option, None]
WORDS = {verb: word for word, verb in reversed(VERBS.items())}
PASS: Option = ("pass",)
LIFE = ("reserve", "force", "used")
BESIDE = ("hand", "lost")
# The decision with which the next phase begins.
NEXT = {"activate": c.DRAIN_CHOICE, "control": c.DEPLOY_CHOICE, "battle": c.MOVE_CHOICE}


class Over(Exception):
    """A Life Force is 0."""


@dataclass
class Card:
    """A card on the table.  place: the location where it stands by itself; host: the card that it is aboard; -1 for none."""

    id: int
    seat: int
    facts: dict[str, Any]
    place: int
    host: int = -1
    is_pilot: bool = False
    is_hit: bool = False

    def number(self, name: str) -> int:
        return int(self.facts.get(name, 0))

    @property
    def kind(self) -> str:
        return str(self.facts.get("type", "character"))


class Reference:
    """One phase of one position.  given: the position as a scenario writes it, with its invented cards."""

    def __init__(self, given: dict[str, Any], game: Any) -> None:
        self.given, self.game = given, game
        self.phase, self.is_community = given["at"], given.get("rules") == "community"
        self.active = game.active
        self.seats = (self.active, 1 - self.active)  # whose turn it is comes first
        facts = given["cards"]
        self.piles: dict[tuple[int, str], list[int]] = {}
        self.table: dict[int, Card] = {}
        for seat in (0, 1):
            for name in (*LIFE, *BESIDE):
                self.piles[seat, name] = [piece.id for piece in self.zone(seat, name)]
            for piece in game.sides[seat].at_locations.cards:
                pilots = piece.room == c.PILOT_SEAT
                self.table[piece.id] = Card(piece.id, seat, facts[piece.card.code], piece.place, piece.host, pilots, piece.is_hit)
        self.row = [(piece.id, facts[piece.card.code]) for piece in game.row.cards]
        self.destinies = {piece.id: facts.get(piece.card.code, {}).get("destiny", 0) for piece in game.pieces}
        self.winner = -1
        self.asked = 0
        self.about = -1  # the piece about which the engine asked last

    # --- beside the engine -------------------------------------------------------------------------------------------

    def zone(self, seat: int, name: str) -> list[Any]:
        return list(self.game.zones[seat * c.ZONES_A_SEAT + PILES[name]].cards)

    def decision(self) -> Any:
        """The engine's next decision of this phase; None once the phase or the game is over."""
        game = self.game
        while not game.is_over:
            if game.decision is None:
                game.step(game.frames[-1])
            elif game.decision.kind == NEXT[self.phase]:
                return None
            elif len(game.decision.options) == 1:
                game.apply(0)
            else:
                return game.decision
        return None

    @staticmethod
    def said(option: Any) -> Option:
        word = WORDS[option.verb]
        if word in ("pass", "destiny"):
            return (word,)
        if word == "lose from":
            return word, next(name for name, kind in PILES.items() if kind == option.amount)
        return word, option.amount if word == "activate" else option.piece

    def compare(self, choose: Callable[[int], int]) -> None:
        """choose: a number below its argument."""
        course = {"activate": self.activate, "control": self.control, "battle": self.battles}[self.phase]()
        answer: Option | None = None
        while True:
            asked = self.decision()
            try:
                seat, expected = course.send(answer) if answer is not None else next(course)  # type: ignore[arg-type]
            except (StopIteration, Over):
                assert asked is None, f"the engine goes on and asks for {self.said(asked.options[0])}"
                break
            assert asked is not None, f"the engine is done, but should ask for {expected}"
            offered = [self.said(option) for option in asked.options]
            assert len(offered) == len(set(offered))
            assert (asked.seat, set(offered)) == (seat, self.narrowed(expected, offered))
            self.same_table()
            self.asked += 1
            number = choose(len(offered))
            answer, self.about = offered[number], asked.subject
            self.game.apply(number)
        self.same_table()
        assert (self.game.winner if self.game.is_over else -1) == self.winner

    @staticmethod
    def narrowed(expected: set[Option], offered: list[Option]) -> set[Option]:
        """Of the cards that may jump off, the engine asks about one at a time; the clauses give no order."""
        jumps = {option for option in expected if option[0] == "jump off"}
        return expected if len(jumps) < 2 else (expected - jumps) | (jumps & set(offered[:-1]))

    def same_table(self) -> None:
        for seat in (0, 1):
            for name in (*LIFE, *BESIDE):
                found, expected = [piece.id for piece in self.zone(seat, name)], self.piles[seat, name]
                if name == "lost":  # cards that leave together have no order
                    found, expected = sorted(found), sorted(expected)
                assert found == expected, (seat, name, found, expected)
            found = {piece.id: (piece.place, piece.host, piece.is_hit) for piece in self.game.sides[seat].at_locations.cards}
            assert found == {each.id: (each.place, each.host, each.is_hit) for each in self.table.values() if each.seat == seat}

    # --- piles -------------------------------------------------------------------------------------------------------

    def pile(self, seat: int, name: str) -> list[int]:
        return self.piles[seat, name]

    def life(self, seat: int) -> int:
        return sum(len(self.pile(seat, name)) for name in LIFE)  # LIF-01

    def top(self, seat: int, name: str, to: str) -> int:
        """The top card of a pile goes onto another (LIF-02)."""
        id = self.pile(seat, name).pop()
        self.pile(seat, to).append(id)
        return id

    def ask(self, seat: int, options: set[Option]) -> Generator[tuple[int, set[Option]], Option, Option]:
        """Asked only where there is a choice."""
        if len(options) == 1:
            return next(iter(options))
        return (yield seat, options)

    def losses(self, seat: int) -> set[Option]:
        """LIF-04, CTL-03: the top of a pile of the Life Force, or any card in hand."""
        piles: set[Option] = {("lose from", name) for name in LIFE if self.pile(seat, name)}
        return piles | {("lose", id) for id in self.pile(seat, "hand")}

    def lose(self, seat: int, option: Option) -> None:
        if option[0] == "lose from":
            self.top(seat, option[1], "lost")
        else:
            self.pile(seat, "hand").remove(option[1])
            self.pile(seat, "lost").append(option[1])
        if self.life(seat) == 0:  # GAM-01, DMG-06
            self.winner = 1 - seat
            raise Over

    # --- what cards give ---------------------------------------------------------------------------------------------

    def aboard(self, host: Card) -> list[Card]:
        return [each for each in self.table.values() if each.host == host.id]

    def crew(self, host: Card) -> list[Card]:
        return [each for each in self.aboard(host) if each.is_pilot]

    def acts(self, card: Card) -> bool:
        """VEH-02, STA-02: a driver or pilot, aboard or printed."""
        return card.kind == "character" or bool(self.crew(card)) or card.number("permanent_pilots") > 0

    def stays_out(self, card: Card) -> bool:
        """MVL-04: a landed starship; the community's do battle."""
        sites = {id for id, facts in self.row if facts["kind"] == "site"}
        return card.kind == "starship" and card.place in sites and not self.is_community

    def ability(self, card: Card) -> int:
        """A-31: of a vehicle or starship, that of its crew; each printed pilot has 1 (A-18)."""
        if card.kind == "character":
            return card.number("ability")
        return card.number("permanent_pilots") + sum(each.number("ability") for each in self.crew(card))

    def power(self, card: Card) -> int:
        """A-16, A-31; the community counts the driver of an open vehicle as well."""
        if not self.acts(card):
            return 0
        drivers = self.crew(card) if self.is_community and card.kind == "vehicle" and not card.facts.get("is_enclosed") else []
        return card.number("power") + sum(each.number("power") for each in drivers)

    def here(self, seat: int, place: int) -> list[Card]:
        """The cards that stand there by themselves and act."""
        return [each for each in self.table.values() if (each.seat, each.place) == (seat, place) and not self.stays_out(each)]

    def presence(self, seat: int, place: int) -> bool:
        """A-18: a card with ability 1 or more; CHR-02, VEH-02, STA-02, A-37."""
        return any(self.acts(each) and self.ability(each) > 0 for each in self.here(seat, place))

    def icons(self, seat: int, facts: dict[str, Any]) -> int:
        return int(facts["icons"][seat])  # LOC-05: seat 0 plays the Light Side

    # --- 1 activate, 2 control -----------------------------------------------------------------------------------------

    def activate(self) -> Course:
        seat = self.active
        most = sum(self.icons(seat, facts) for _, facts in self.row) + 1  # ACT-01
        most = min(most, len(self.pile(seat, "reserve")))
        _, number = yield from self.ask(seat, {("activate", each) for each in range(most + 1)})  # ACT-02
        for _ in range(number):
            self.top(seat, "reserve", "force")  # ACT-03

    def control(self) -> Course:
        seat, drained = self.active, set()
        while True:
            icons = {id: self.icons(1 - seat, facts) for id, facts in self.row}
            controlled = {id for id in icons if self.presence(seat, id) and not self.presence(1 - seat, id)}  # CTL-01
            able = {("drain", id) for id in controlled - drained if icons[id]}
            answer = yield from self.ask(seat, {PASS, *able})  # CTL-02
            if answer == PASS:
                return
            drained.add(answer[1])
            for _ in range(icons[answer[1]]):  # CTL-03
                self.lose(1 - seat, (yield from self.ask(1 - seat, self.losses(1 - seat))))

    # --- 4 battle ------------------------------------------------------------------------------------------------------

    def battles(self) -> Course:
        seat, fought = self.active, set()
        while True:
            both = {id for id, _ in self.row if self.presence(0, id) and self.presence(1, id)}  # BAT-01
            able = {("battle", id) for id in both - fought} if self.pile(seat, "force") else set()  # BAT-02, BAT-03
            answer = yield from self.ask(seat, {PASS, *able})
            if answer == PASS:
                return
            fought.add(answer[1])
            self.top(seat, "force", "used")
            yield from self.battle(answer[1])

    def fighters(self, seat: int, place: int) -> list[Card]:
        """BAT-05: those that stand there, and those aboard."""
        standing = self.here(seat, place)
        return standing + [inside for each in standing for inside in self.aboard(each)]

    def battle(self, place: int) -> Course:
        destiny, power = [0, 0], [0, 0]
        for seat in self.seats:
            ability = sum(self.ability(each) for each in self.here(seat, place) if self.acts(each))
            if ability >= 4 and self.pile(seat, "reserve"):  # PWR-02, A-12
                options: set[Option] = {("destiny",), PASS} if self.is_community else {("destiny",)}
                if (yield from self.ask(seat, options)) != PASS:
                    destiny[seat] = self.destinies[self.top(seat, "reserve", "used")]  # PWR-03, DST-01 to DST-03
        for seat in self.seats:
            power[seat] = destiny[seat] + sum(self.power(each) for each in self.here(seat, place))  # PWR-01, PWR-04
        damage = [max(0, power[1 - seat] - power[seat]) for seat in (0, 1)]  # PWR-05, DMG-01, DMG-02
        attrition = [destiny[1], destiny[0]]  # ATT-01
        forfeited = [0, 0]
        for seat in self.seats:
            if self.is_community and damage[seat]:
                continue  # one forfeit pays both, below
            while attrition[seat] > forfeited[seat] and self.fighters(seat, place):  # ATT-02, A-05
                forfeited[seat] += yield from self.forfeit(seat, (yield from self.ask(seat, self.payers(seat, place))))
        for seat in self.seats:
            if not self.is_community:  # DMG-03, A-03
                damage[seat] -= min(destiny[1 - seat], forfeited[seat])
        for seat in self.seats:
            while damage[seat] > 0:  # DMG-04, DMG-05
                answer = yield from self.ask(seat, self.payers(seat, place) | self.losses(seat))
                if answer[0] == "forfeit":
                    value = yield from self.forfeit(seat, answer)
                    damage[seat] -= value
                    forfeited[seat] += value
                else:
                    damage[seat] -= 1
                    self.lose(seat, answer)
            while self.is_community and attrition[seat] > forfeited[seat] and self.fighters(seat, place):
                forfeited[seat] += yield from self.forfeit(seat, (yield from self.ask(seat, self.payers(seat, place))))
        yield from self.lose_hit()

    def payers(self, seat: int, place: int) -> set[Option]:
        """ATT-03: cards that were hit first."""
        able = self.fighters(seat, place)
        hit = [each for each in able if each.is_hit]
        return {("forfeit", each.id) for each in hit or able}

    def forfeit(self, seat: int, option: Option) -> Generator[tuple[int, set[Option]], Option, int]:
        card = self.table[option[1]]
        yield from self.leave([card])
        return card.number("forfeit")

    def leave(self, cards: list[Card]) -> Course:
        """To the Lost Pile (CHR-03); characters aboard may jump off and stay (ATT-04), the community's are lost with it."""
        stranded: list[Card] = []
        for card in cards:
            place = card.place
            inside = self.aboard(card)
            del self.table[card.id]
            self.pile(card.seat, "lost").append(card.id)
            for each in inside:
                each.host, each.place, each.is_pilot = -1, place, False
            stranded += inside
        while stranded:
            owner = stranded[0].seat
            if self.is_community:
                yield from self.leave([stranded.pop()])
                continue
            answer = yield owner, {PASS, *(("jump off", each.id) for each in stranded if each.seat == owner)}
            card = self.table[self.about]
            stranded.remove(card)
            if answer == PASS:
                yield from self.leave([card])

    def lose_hit(self) -> Course:
        """DMG-07, A-11: those aboard may jump off as from a forfeited one."""
        while hit := [each for each in self.table.values() if each.is_hit]:
            yield from self.leave([hit[0]])
