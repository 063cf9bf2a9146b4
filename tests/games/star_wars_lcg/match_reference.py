"""The rules of a game of two players once more, defenders included, written from the clauses to be compared with the engine step by step.

It goes on where `reference` ends: both players decide, units defend, both place edge cards, units strike in turn, are damaged, shielded and
protected.  Card texts are off.  Like `reference`, it takes from the engine only the order of a shuffled deck.  The card data must be such
that `fits` says so: a few keywords of later products are explained by texts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from games.engine.events.machine import EVENT_STEP
from games.engine.events.windows import TRIGGER_VERB, WINDOW_DECISION
from games.star_wars_lcg.abilities.constants import BLAST_DAMAGE, TACTICS, UNIT_DAMAGE
from games.star_wars_lcg.play import constants
from games.star_wars_lcg.play.goldfish.numbers import CURVES
from tests.games.star_wars_lcg import reference
from tests.games.star_wars_lcg.reference import DARK, LIGHT, NOBODY, PASS, Card, Option, Over, Reference, records

SEATS = (DARK, LIGHT)
ICON_NAMES = {UNIT_DAMAGE: "unit_damage", BLAST_DAMAGE: "blast_damage", TACTICS: "tactics"}


@cache
def traits() -> set[str]:
    return {trait for each in records().values() for trait in each["facts"].get("traits", ())}


def fits(record: dict[str, Any]) -> bool:
    """Whether the reference knows what each keyword of a card says, and what destroys the card, without its text."""
    if record["type"] == "unit" and record["facts"]["damage_capacity"] is None:
        return False
    for keyword in record["facts"].get("keywords") or ():
        if keyword["name"] == "protect" and keyword["value"] not in traits():
            return False
        if keyword["name"] == "edge" and keyword["value"] is None:
            return False
    return True


class Hit:
    """Damage or focus tokens on their way to a card.  used: the cards that have answered it (ABL-08)."""

    def __init__(self, card: Card, amount: int, used: set[tuple[str, int]] | None = None) -> None:
        self.card, self.amount, self.used = card, amount, used or set()


class MatchReference(Reference):
    """One game of two players.  seat: the player who acts or is asked; enemy: the other one."""

    def __init__(self, game: Any, leaders: Sequence[str]) -> None:
        self.game, self.seat, self.leaders = game, DARK, [records()[code] for code in leaders]
        self.cards = [Card(piece, records()[piece.card.code]) for piece in game.pieces]
        self.dial, self.balance, self.winner, self.ending = 0, LIGHT, NOBODY, "going_on"
        self.turns, self.active, self.phase = [0, 0], DARK, "setup"
        self.row, self.counted, self.limited = dict.fromkeys(CURVES, 0), {}, False
        self.edge = NOBODY
        self.asked = 0
        names = ("deck", "objective_deck", "discard", "victory", "hand", "facedown", "edge_stack", "being_played", *reference.IN_PLAY)
        self.piles = {(side, name): [] for side in SEATS for name in names}
        for card in self.cards:
            card.at = {"objective": "objective_deck", "affiliation": "affiliation"}.get(card.kind, "deck")
            self.piles[card.side, card.at].append(card)

    @property
    def enemy(self) -> int:
        return 1 - self.seat

    @property
    def affiliation(self) -> dict[str, Any]:
        return self.leaders[self.seat]

    def affiliation_of(self, side: int) -> dict[str, Any]:
        return self.leaders[side]

    # --- beside the engine ------------------------------------------------------------------------------------------

    def offered(self, asked: Any) -> list[Option]:
        """The engine's options; in a window, the amount is the card that the answered damage or focus comes to."""
        if asked.kind != WINDOW_DECISION:
            return super().offered(asked)
        return [
            (option.verb, option.piece, self.game.events[option.amount // EVENT_STEP].piece) if option.verb == TRIGGER_VERB else PASS
            for option in asked.options
        ]

    def decision_name(self, kind: int) -> str:
        return "window" if kind == WINDOW_DECISION else super().decision_name(kind)

    def as_asked(self, seat: int, kind: str, options: list[Option]) -> Iterator[Any]:
        """As `ask`, of this player."""
        before, self.seat = self.seat, seat
        answer = yield from self.ask(kind, options)
        self.seat = before
        return answer  # type: ignore[return-value]

    # --- the course of a game ---------------------------------------------------------------------------------------

    def play(self) -> Iterator[Any]:
        yield from self.set_up()
        while True:  # TRN-01, TRN-03
            for side in SEATS:
                self.active = self.seat = side
                self.turns[side] += 1
                yield from self.turn()

    def set_up(self) -> Iterator[Any]:
        for self.seat in SEATS:  # SET-06
            self.shuffle_objectives()
        for self.seat in SEATS:  # SET-08
            for card in self.pile("objective_deck")[-4:][::-1]:
                self.move(card, "facedown")
            _, under, _ = yield from self.ask("keep_objectives", [(constants.BOTTOM_VERB, card.id, 0) for card in self.pile("facedown")])
            self.move(self.cards[under], "objective_deck", bottom=True)
        for self.seat in SEATS:  # SET-09
            self.draw_hand()
        for self.seat in SEATS:  # SET-10
            verb, _, _ = yield from self.ask("mulligan", [PASS, (constants.MULLIGAN_VERB, -1, 0)])
            if verb == constants.MULLIGAN_VERB:
                for card in list(self.pile("hand")):
                    self.move(card, "deck")
                self.draw_hand()
        for self.seat in SEATS:  # SET-11
            while self.pile("facedown"):
                _, shown, _ = yield from self.ask("reveal", [(constants.REVEAL_VERB, card.id, 0) for card in self.pile("facedown")])
                self.move(self.cards[shown], "objectives")

    def shuffle_objectives(self) -> None:
        engine = self.game.sides[self.seat]
        shuffled = [*engine.objective_deck.cards, *reversed(engine.facedown.cards)]
        assert sorted(piece.id for piece in shuffled) == sorted(card.id for card in self.pile("objective_deck"))
        self.piles[self.seat, "objective_deck"] = [self.cards[piece.id] for piece in shuffled]

    # --- conflict ---------------------------------------------------------------------------------------------------

    def declare(self, kind: str, verb: int, most: int | None = None) -> Iterator[Any]:
        """The player declares ready units (ENG-04, ENG-05); at least one as attackers (ENG-02)."""
        declared: list[Card] = []
        while True:
            able = [(verb, unit.id, 0) for unit in self.pile("units") if not unit.focus and not unit.attacks]
            may_end = declared or kind == "defend"
            answer, chosen, _ = yield from self.ask(kind, [*([PASS] if may_end else []), *able])
            if answer == constants.PASS_VERB:
                return declared
            self.cards[chosen].attacks = True
            declared.append(self.cards[chosen])

    def shield(self, declared: list[Card], objective: Card) -> Iterator[Any]:
        for _ in [unit for unit in declared if unit.has("shielding")]:  # KEY-06, A-11
            bare = [unit for unit in [*self.pile("units"), objective] if (unit.attacks or unit is objective) and not unit.shield]
            verb, shielded, _ = yield from self.ask("shield_piece", [PASS, *((constants.SHIELD_VERB, card.id, 0) for card in bare)])
            if verb == constants.SHIELD_VERB:
                self.cards[shielded].shield = True

    def fighters(self, seat: int) -> list[Card]:
        """The participating units of a player."""
        return [unit for unit in self.pile("units", seat) if unit.attacks]

    def engagement(self, objective: Card) -> Iterator[Any]:
        attacking, defending = self.seat, self.enemy
        attackers = yield from self.declare("attack", constants.ATTACK_VERB)
        yield from self.shield(attackers, objective)  # type: ignore[arg-type]
        self.seat = defending
        defenders = yield from self.declare("defend", constants.DEFEND_VERB)
        yield from self.shield(defenders, objective)  # type: ignore[arg-type]
        self.seat = attacking
        yield from self.edge_battle(attacking)
        yield from self.strikes(objective)
        if self.fighters(attacking) and not self.fighters(defending) and objective.at == "objectives":  # UNO-01 to UNO-03
            yield from self.suffer([Hit(objective, 1)], attacking)
        for unit in self.cards:  # ENG-07
            unit.attacks = False
        self.edge = NOBODY

    def edge_battle(self, attacking: int) -> Iterator[Any]:
        passes, seat = 0, attacking
        while passes < 2:  # EDG-04, EDG-05
            hand = self.pile("hand", seat) if self.fighters(seat) else []  # EDG-02
            options = [PASS, *((constants.EDGE_VERB, card.id, 0) for card in hand)]  # EDG-06
            verb, chosen, _ = yield from self.as_asked(seat, "place_edge", options)
            passes = passes + 1 if verb == constants.PASS_VERB else 0
            if verb == constants.EDGE_VERB:
                self.move(self.cards[chosen], "edge_stack")
            seat = 1 - seat
        fates = [card for side in SEATS for card in self.pile("edge_stack", side) if card.kind == "fate"]
        while fates:  # EDG-09, EDG-10
            least = min(card.number("edge_priority") for card in fates)
            first = [(constants.FATE_VERB, card.id, 0) for card in fates if card.number("edge_priority") == least]
            _, chosen, _ = yield from self.as_asked(attacking, "order_fates", first)
            fates.remove(self.cards[chosen])
        totals = [self.edge_total(side) for side in SEATS]
        if not self.fighters(1 - attacking):  # EDG-03
            self.edge = attacking
        else:  # EDG-11, EDG-12
            self.edge = attacking if totals[attacking] > totals[1 - attacking] else 1 - attacking
        for side in SEATS:  # EDG-13
            for card in list(self.pile("edge_stack", side)):
                self.move(card, "discard")

    def edge_total(self, side: int) -> int:
        """EDG-11: Force icons in the stack, and Edge (X) of the participating units (KEY-01)."""
        keywords = [each for unit in self.fighters(side) for each in unit.facts["keywords"] or () if each["name"] == "edge"]
        return sum(card.number("force_icons") for card in self.pile("edge_stack", side)) + sum(int(each["value"]) for each in keywords)

    # --- strikes ----------------------------------------------------------------------------------------------------

    def strikes(self, objective: Card) -> Iterator[Any]:
        seat = self.edge
        while True:
            if not any(not unit.focus for unit in self.fighters(seat)):  # STR-03
                seat = 1 - seat
            ready = [unit for unit in self.fighters(seat) if not unit.focus]
            if not ready:  # STR-12
                return
            _, chosen, _ = yield from self.as_asked(seat, "strike", [(constants.STRIKE_VERB, unit.id, 0) for unit in ready])  # STR-02
            yield from self.strike(self.cards[chosen], objective)
            seat = 1 - seat  # STR-01

    def strength(self, unit: Card, icons: str) -> int:
        return unit.number(icons) + (unit.number(f"edge_{icons}") if self.edge == unit.side else 0)  # STR-06, STR-07

    def strike(self, unit: Card, objective: Card) -> Iterator[Any]:
        unit.focus += 2 if unit.committed else 1  # STR-04, STR-11
        left = set(ICON_NAMES)
        while unit.at == "units":  # STR-05
            able = [kind for kind in left if self.strength(unit, ICON_NAMES[kind]) and self.struck(unit, kind, objective)]
            if not able:
                return
            options = [(constants.ICONS_VERB, unit.id, kind) for kind in able]
            _, _, kind = yield from self.as_asked(unit.side, "strike_icons", options)
            left.remove(kind)
            yield from self.resolve(unit, kind, self.strength(unit, ICON_NAMES[kind]), objective)

    def struck(self, unit: Card, kind: int, objective: Card) -> list[Card]:
        """The cards that icons of this kind may hit."""
        if kind == BLAST_DAMAGE:  # STR-10, A-09
            return [objective] if unit.side == self.active and objective.at == "objectives" else []
        enemies = self.pile("units", 1 - unit.side)
        if kind == TACTICS or (unit.side == self.active and unit.has("targeted_strike")):  # STR-09, KEY-07
            return list(enemies)
        return [enemy for enemy in enemies if enemy.attacks]  # STR-08

    def resolve(self, unit: Card, kind: int, strength: int, objective: Card) -> Iterator[Any]:
        found = self.struck(unit, kind, objective)
        if kind == BLAST_DAMAGE:
            hits = [Hit(objective, strength)]
        elif kind == UNIT_DAMAGE:
            options = [(constants.DAMAGE_VERB, enemy.id, strength) for enemy in found]
            _, chosen, _ = yield from self.as_asked(unit.side, "damage_unit", options)
            hits = [Hit(self.cards[chosen], strength)]
        else:
            tokens: dict[int, int] = {}
            for _ in range(strength):
                _, chosen, _ = yield from self.as_asked(unit.side, "focus_unit", [(constants.FOCUS_VERB, enemy.id, 1) for enemy in found])
                tokens[chosen] = tokens.get(chosen, 0) + 1
            hits = [Hit(self.cards[chosen], amount) for chosen, amount in tokens.items()]
        yield from self.suffer(hits, unit.side, is_damage=kind != TACTICS)

    # --- damage, shields, Protect -----------------------------------------------------------------------------------

    def suffer(self, hits: list[Hit], by: int, *, is_damage: bool = True) -> Iterator[Any]:
        """The tokens come to the cards together, after their player has used shields (SHD-02, A-26) and Protect (KEY-05)."""
        victim = 1 - by
        while options := self.answers(hits, victim, is_damage):
            verb, chosen, about = yield from self.as_asked(victim, "window", [PASS, *options])
            if verb == constants.PASS_VERB:
                break
            hit = next(each for each in hits if each.card.id == about)
            card = self.cards[chosen]
            if card is hit.card:
                card.shield = False
                hit.amount -= 1
                hit.used.add(("shield", card.id))
            else:
                amounts = range(1, min(hit.amount, self.room(card, hits)) + 1)
                _, _, amount = yield from self.as_asked(victim, "protect_amount", [(constants.PROTECT_VERB, card.id, n) for n in amounts])
                hit.amount -= amount
                hit.used.add(("protect", card.id))
                hits.append(Hit(card, amount, set(hit.used)))
        for hit in hits:
            if is_damage:
                hit.card.damage += min(hit.amount, hit.card.number("damage_capacity") - hit.card.damage)  # DMG-01, DMG-02
            else:
                hit.card.focus += hit.amount
        for hit in hits if is_damage else ():
            if hit.card.damage >= hit.card.number("damage_capacity") and hit.card.at in ("units", "objectives"):
                self.destroy(hit.card)

    def answers(self, hits: list[Hit], victim: int, is_damage: bool) -> list[Option]:
        found = []
        for hit in hits:
            if hit.amount <= 0:
                continue
            if hit.card.shield and ("shield", hit.card.id) not in hit.used:
                found.append((TRIGGER_VERB, hit.card.id, hit.card.id))
            for card in self.in_play(side=victim) if is_damage else ():
                if (
                    card is not hit.card
                    and self.protects(card, hit.card)
                    and ("protect", card.id) not in hit.used
                    and self.room(card, hits) > 0
                ):
                    found.append((TRIGGER_VERB, card.id, hit.card.id))
        return found

    def protects(self, card: Card, other: Card) -> bool:
        protected = [each["value"] for each in card.facts.get("keywords") or () if each["name"] == "protect"]
        return any(trait in other.facts.get("traits", ()) for trait in protected)

    def room(self, card: Card, hits: list[Hit]) -> int:
        coming = sum(hit.amount for hit in hits if hit.card is card)
        return card.number("damage_capacity") - card.damage - coming

    def damage(self, objective: Card, points: int, source: str) -> None:
        raise NotImplementedError("in a game of two players a shield may answer damage: suffer")

    def destroy(self, card: Card) -> None:
        if card.at == "units":
            self.move(card, "discard")  # DMG-03, DMG-04
            return
        winner = 1 - card.side
        if winner == LIGHT and len(self.pile("victory", winner)) == 2:  # END-01: the game is over before what is attached is discarded
            for other in self.pile("enhancements", DARK) + self.pile("enhancements", LIGHT):
                other.host = NOBODY if other.host == card.id else other.host
        self.move(card, "victory", winner)  # OBJ-01
        number = len(self.pile("victory", winner))
        if winner == DARK:
            self.advance(number, "dial_from_objectives")  # OBJ-02
        elif number >= 3:
            self.end(LIGHT, "objectives")  # OBJ-03

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
                yield from self.suffer([Hit(self.cards[hit], 1)], LIGHT)

    def close_row(self) -> None:
        """What a goldfish run counts in a turn is not compared here."""

    # --- Force ------------------------------------------------------------------------------------------------------

    def struggle(self) -> None:
        totals = [
            sum(unit.number("force_icons") for unit in self.pile("units", side) if unit.committed and not unit.focus) for side in SEATS
        ]
        if totals[DARK] != totals[LIGHT]:  # FRC-08
            self.balance = DARK if totals[DARK] > totals[LIGHT] else LIGHT


def compare(game: Any, leaders: Sequence[str], choose: Callable[[Any], int]) -> MatchReference:
    """Play the game beside the engine's; AssertionError at the first difference."""
    played = MatchReference(game, leaders)
    played.compare(choose)
    return played


__all__ = ["MatchReference", "Over", "compare", "fits"]
