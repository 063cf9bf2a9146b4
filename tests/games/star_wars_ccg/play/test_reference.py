"""The engine against the clauses written a second time (`reference`), over random positions: activation, drains, battle and damage."""

from __future__ import annotations

from collections import Counter

import pytest

from games import rules_mode
from tests.games.star_wars_ccg.random_positions import played
from tests.games.star_wars_ccg.reference import Card, Option, Reference

POSITIONS = 10_000 if rules_mode() == "compiled" else 1_000


def games(positions: int, kind: type[Reference] = Reference) -> list[Reference]:
    return [played(seed, kind) for seed in range(positions)]


def test_random_positions_are_played_as_the_clauses_say() -> None:
    found = games(POSITIONS)
    assert sum(each.asked for each in found) > POSITIONS
    phases = Counter(each.phase for each in found if each.asked)
    assert all(phases[phase] > POSITIONS / 50 for phase in ("activate", "control", "battle")), phases
    assert any(each.winner >= 0 for each in found)


class OneMore(Reference):
    """One location has an icon more (CCG-LOC-05)."""

    def icons(self, seat: int, facts: dict) -> int:
        return super().icons(seat, facts) + (facts is self.row[0][1])


class NoAbility(Reference):
    """Presence without ability (CCG-CHR-02)."""

    def presence(self, seat: int, place: int) -> bool:
        return bool(self.here(seat, place))


class Landed(Reference):
    """Landed starships battle (CCG-MVL-04)."""

    def stays_out(self, card: Card) -> bool:
        return False


class Unmanned(Reference):
    """Vehicles and starships act without a crew (CCG-VEH-02, CCG-STA-02)."""

    def acts(self, card: Card) -> bool:
        return True


class Passengers(Reference):
    """Passengers add their ability (A-31)."""

    def crew(self, host: Card) -> list[Card]:
        return self.aboard(host)


class AnyFirst(Reference):
    """Hit cards are not forfeited first (CCG-ATT-03)."""

    def payers(self, seat: int, place: int) -> set[Option]:
        return {("forfeit", each.id) for each in self.fighters(seat, place)}


class Spared(Reference):
    """Those aboard take no part (CCG-BAT-05)."""

    def fighters(self, seat: int, place: int) -> list[Card]:
        return self.here(seat, place)


class Kept(Reference):
    """Hit cards stay (CCG-DMG-07)."""

    def lose_hit(self):
        yield from ()


class LastPile(Reference):
    """Force is lost from the Reserve Deck alone (CCG-LIF-04)."""

    def losses(self, seat: int) -> set[Option]:
        return super().losses(seat) - {("lose from", "used")}


class Alive(Reference):
    """Cards in hand keep a player in the game (CCG-GAM-01)."""

    def life(self, seat: int) -> int:
        return super().life(seat) + len(self.pile(seat, "hand"))


@pytest.mark.parametrize(
    "broken", [OneMore, NoAbility, Landed, Unmanned, Passengers, AnyFirst, Spared, Kept, LastPile, Alive], ids=lambda kind: kind.__name__
)
def test_a_broken_rule_is_noticed(broken: type[Reference]) -> None:
    with pytest.raises(AssertionError):
        games(500, broken)
