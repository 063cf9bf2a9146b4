"""Positions whose cards have their declared abilities."""

from __future__ import annotations

from games.star_wars_lcg.catalogue.card_facts import CardFacts
from games.star_wars_lcg.play.programs import add_abilities
from games.star_wars_lcg.play.state import PROTECT_PROGRAM
from tests.games.star_wars_lcg.matches import MatchPosition


class AbilityPosition(MatchPosition):
    def prepare(self, facts: list[CardFacts]) -> None:
        texts = add_abilities(self.game.cards, facts, [PROTECT_PROGRAM])
        self.game.programs = texts.programs
        self.game.event_tests = texts.event_tests
