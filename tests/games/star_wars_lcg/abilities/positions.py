"""Positions whose cards have their declared abilities.

Beside the words of `matches.MatchPosition` a step may be {fire: a kind of event, card: to what, by: a side, source: a card, amount, other},
and a card in play may have an `owner`.
What is paid with resources is paid at once: each objective generates up to 9, and nobody needs a resource match.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from games.engine.decision import Decision
from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.events.windows import ACTIONS_FRAME
from games.engine.table.changes import GAIN, SEAT_FLAG, Change
from games.star_wars_lcg.abilities import constants
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.catalogue.card_facts import CardFacts, card_from_record
from games.star_wars_lcg.play import programs
from games.star_wars_lcg.play.constants import ENGAGEMENT_FRAME, PAY, PAY_VERB, SEATS, TURN_FRAME
from games.star_wars_lcg.play.programs import add_abilities
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import PROTECT_PROGRAM
from tests.games.helpers.cases.yaml_files import content
from tests.games.star_wars_lcg.matches import MatchPosition

NUMBERS = {
    name.lower(): getattr(constants, name)
    for name in (
        "UNIT_DAMAGE",
        "BLAST_DAMAGE",
        "TACTICS",
        "CAPACITY",
        "COST",
        "FORCE_ICONS",
        "STRUGGLE_ICONS",
        "ATTACKERS_MOST",
        "RESOURCES",
    )
}
FLAGS = {
    name.lower(): getattr(constants, name) for name in vars(constants) if name.startswith("CANNOT_") and name != "CANNOT_USE_ABILITIES"
} | {name.lower(): getattr(constants, name) for name in ("DIVIDES_UNIT_DAMAGE", "MATCHES_ALL", "LOSES_GAME")}
SEAT_FLAGS = {
    name.lower(): getattr(constants, name) for name in ("IGNORES_MATCH", "FIRST_EDGE_FACEUP", "FATES_TWICE", "CANNOT_USE_ABILITIES")
}


FOLDER = Path(__file__).resolve().parents[3] / "cases" / "star-wars-lcg" / "abilities"
SHARED = content(FOLDER / "cards.yaml")
LEADER = {"type": "unit", "faction": "sith", "facts": {"cost": 3, "damage_capacity": 3, "unit_damage": 1, "traits": ["Character"]}}
USE = {"choose": "use", "card": "leader"}

# The frames of which one is on top when no event or ability is under way.
RESTING = (TURN_FRAME, ENGAGEMENT_FRAME, ACTIONS_FRAME)


class AbilityPosition(MatchPosition):
    def __init__(self, given: dict[str, Any], invented: dict[str, Any]) -> None:
        super().__init__(given, invented)
        if not given.get("match"):
            for seat in range(2):
                self.game.change(Change(SEAT_FLAG, constants.IGNORES_MATCH, GAIN, Resolution(-1, seat), piece=seat))

    def prepare(self, facts: list[CardFacts]) -> None:
        texts = add_abilities(self.game.cards, facts, [PROTECT_PROGRAM])
        self.game.programs = texts.programs
        self.game.event_tests = texts.event_tests

    def _facts(self, code: str, invented: dict[str, Any]) -> CardFacts:
        if code == "blank":
            record = {"type": "objective", "facts": {"damage_capacity": 5, "resources": 9}}
            return card_from_record({"code": code, "name": code, "side": "light", "faction": "neutral", **record})
        return super()._facts(code, invented)

    def _place(self, piece: Piece, zone: str, card: dict[str, Any]) -> None:
        """A mission is among the objectives of the opponent of its owner."""
        if "owner" in card:
            piece.owner = SEATS.index(card["owner"])
        super()._place(piece, zone, card)

    def advance(self) -> Decision | None:
        """Go on to the next decision that is no payment."""
        while (decision := self.game.advance()) is not None and decision.kind == PAY:
            paid = [number for number, option in enumerate(decision.options) if option.verb == PAY_VERB]
            most = max(range(len(decision.options)), key=lambda number: decision.options[number].amount)
            self.game.apply(paid[0] if paid else most)
        return decision

    def do(self, step: dict[str, Any]) -> None:
        if "fire" in step:
            self.fire(step)
            return
        self.advance()
        super().do(step)

    def fire(self, step: dict[str, Any]) -> None:
        assert self.game.decision is None, "an event is fired before the first choice"
        kind = getattr(constants, step["fire"].upper())
        piece, source, other = (self.labels[step[name]].id if name in step else -1 for name in ("card", "source", "other"))
        self.game.fire(Event(kind, SEATS.index(step["by"]), piece, source, step.get("amount", 0), other=other))

    def check(self, facts: dict[str, Any]) -> None:
        """Check when the abilities and events under way are over, or at the next choice if a fact is about that."""
        if facts.keys() & {"asks", "asked", "phase", "winner"}:
            self.advance()
        else:
            self.settle()
        for name, expected in facts.items():
            found = {key: self._fact(name, key) for key in expected} if isinstance(expected, dict) else self._value(name)
            assert found == expected, f"{name}: found {found}, expected {expected}"

    def settle(self) -> None:
        game = self.game
        while game.decision is None and not game.is_over and (game.events or game.frames[-1].kind not in RESTING):
            game.step(game.frames[-1])
            decision = game.decision
            if decision is not None and (len(decision.options) == 1 or decision.kind == PAY):
                game.apply(max(range(len(decision.options)), key=lambda number: decision.options[number].amount))

    def _fact(self, name: str, key: str) -> Any:
        game = self.game
        if name in NUMBERS:
            return game.value(NUMBERS[name], self.labels[key])
        if name in FLAGS:
            return game.has_flag(FLAGS[name], self.labels[key])
        if name in SEAT_FLAGS:
            return game.has_seat_flag(SEAT_FLAGS[name], SEATS.index(key))
        if name == "shields":
            return self.labels[key].tokens[constants.SHIELD]
        if name == "reserve":
            return game.reserve_of(SEATS.index(key))
        if name == "keywords":
            return [
                code for number, code in enumerate(constants.KEYWORDS) if game.has_mark(constants.KEYWORD_MARK + number, self.labels[key])
            ]
        return super()._fact(name, key)


def play(
    monkeypatch: pytest.MonkeyPatch, declared: Any, given: Mapping[str, Any], *steps: Mapping[str, Any], facts: Any = LEADER
) -> AbilityPosition:
    """A position in which the card "leader" has these abilities, after these steps."""
    monkeypatch.setattr(programs, "ABILITIES", {**ABILITIES, "leader": declared})
    position = AbilityPosition({"at": "deployment", "seat": "dark", **given}, {**SHARED, "leader": facts})
    for step in steps:
        position.do(dict(step))
    return position
