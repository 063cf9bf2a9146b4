"""Cards that are stolen: who plays them, what they bear, and where they go."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.effects.events import lose_card, steal
from games.star_wars_ccg.play.log import STOLEN
from games.star_wars_ccg.policies.default import DrainPolicy
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, FARM, choose, holding, lost, use

TROOPER, STORM, JAWA, DARK_JAWA = "1_28", "1_194", "1_12", "1_182"
# (device, its bearer, the bolt, the opponent's droid)
CALLERS = [("1_34", TROOPER, "1_38", "1_175"), ("1_200", STORM, "1_205", "1_24"), ("1_34", JAWA, "1_38", "1_175")]


def called(device: str, bearer: str, bolt: str, droid: str, site: str = FARM) -> Position:
    seat = 0 if device == "1_34" else 1
    sides: list[list[str]] = [[], []]
    sides[1 - seat] = [f"{droid} @ {site}", *([f"{bolt} in {droid}"] if bolt else [])]
    sides[seat] = [f"{bearer} @ {FARM}", f"{device} in {bearer}"]
    return Position([FARM, CANTINA], sides[0], sides[1], at="control", active=seat)


@pytest.mark.parametrize(("device", "bearer", "bolt", "droid"), CALLERS)
def test_a_caller_steals_a_droid_with_a_bolt(device: str, bearer: str, bolt: str, droid: str) -> None:
    seat = 0 if device == "1_34" else 1
    there = called(device, bearer, bolt, droid)
    decision = there.decision()
    assert decision is not None
    assert DrainPolicy().choose(there.game.view(seat), decision) == there.find("act", device)
    there.do("act", device)
    choose(there, droid)
    piece = there.piece(droid)
    assert (piece.controller, piece.owner) == (seat, 1 - seat)
    assert piece in there.game.sides[seat].at_locations.cards
    assert there.zone(bolt)[0] == c.HAND
    assert there.game.has_presence(seat, there.piece(FARM).id)
    assert not there.may("act", device), "once in a control phase"
    lose_card(there.game, piece)
    assert there.zone(droid) == (c.LOST, 1 - seat)
    assert piece.controller == 1 - seat
    assert piece in there.game.sides[1 - seat].lost.cards


def test_a_caller_needs_the_bolt_and_the_droid_at_its_site() -> None:
    assert called("1_34", TROOPER, "1_38", "1_175").may("act", "1_34")
    assert not called("1_34", TROOPER, "", "1_175").may("act", "1_34")
    assert not called("1_34", TROOPER, "1_38", "1_175", CANTINA).may("act", "1_34")
    hand = ({"hand": ["1_34"]}, {"hand": ["1_200"]})
    assert Position([FARM], [f"{TROOPER} @ {FARM}"], [], piles=hand).may("deploy", "1_34")
    assert not Position([FARM], [f"1_24 @ {FARM}"], [], piles=hand).may("deploy", "1_34")
    assert not Position([FARM], [], [f"1_183 @ {FARM}"], active=1, piles=hand).may("deploy", "1_200")
    assert Position([FARM], [], [f"{DARK_JAWA} @ {FARM}"], active=1, piles=hand).may("deploy", "1_200")


def test_what_a_stolen_card_prints_and_bears_works_for_its_new_player() -> None:
    """EG-6 strengthens the droids of whoever has it, and a weapon goes along."""
    dark = [f"1_175 @ {FARM}", f"{STORM} @ {FARM}", f"1_312 in {STORM}"]
    there = Position([FARM], [f"1_25 @ {FARM}"], dark)
    before = there.number(POWER, "1_25")
    there.game.log = []
    steal(there.game, there.piece("1_175"), c.NONE)
    assert [(entry.event, entry.seat, entry.piece) for entry in there.game.log] == [(STOLEN, 0, there.piece("1_175").id)]
    assert there.number(POWER, "1_25") == before + 1
    steal(there.game, there.piece(STORM), c.NONE)
    assert there.piece("1_312").controller == 0
    assert there.piece("1_312").host == there.piece(STORM).id
    steal(there.game, there.piece("1_312"), there.piece("1_175").id)
    assert (there.piece("1_312").controller, there.piece("1_312").host) == (1, there.piece("1_175").id)


@pytest.mark.parametrize(("card", "jawa", "effect"), [("1_118", JAWA, "1_223"), ("1_276", DARK_JAWA, "1_58")])
def test_a_jawa_carries_an_utinni_effect_off(card: str, jawa: str, effect: str) -> None:
    seat = 0 if card == "1_118" else 1
    row = [FARM, CANTINA]

    def at(place: str, whose: int) -> Position:
        sides: list[list[str]] = [[], []]
        sides[seat].append(f"{jawa} @ {place}")
        sides[whose].append(f"{effect} in {FARM}")
        return holding(card, row, sides[0], sides[1])

    there = at(FARM, 1 - seat)
    use(there, card, effect)
    piece = there.piece(effect)
    assert (piece.owner, piece.controller, piece.zone) == (seat, seat, there.game.sides[seat].hand.id)
    lose_card(there.game, piece)
    assert there.zone(effect) == (c.LOST, seat)
    assert not at(CANTINA, 1 - seat).may("play", card), "no Jawa there"
    assert not at(FARM, seat).may("play", card), "the own one"


def test_cards_of_jawas_are_cancelled_by_name() -> None:
    there = holding("1_118", [FARM], [], ["1_219"])
    use(there, "1_118", "1_219")
    assert lost(there, "1_219") == [True]
    assert not holding("1_118", [FARM], [], ["1_232"]).may("play", "1_118")
    light, dark = [f"{JAWA}=a @ {FARM}", f"{JAWA}=b @ {FARM}"], [f"{STORM}=x @ {FARM}", f"{STORM}=y @ {FARM}"]
    answered = holding("1_242", [FARM], light, dark, other={"hand": ["1_118"]})
    answered.do("play", "1_242")
    answered.do("play", "1_118")
    answered.decision()
    assert answered.zone("1_242") == (c.LOST, 1)
    assert lost(answered, "a", "b") == [False, False]


def test_an_effect_does_not_know_its_target_again() -> None:
    """A card that has left the table is another one when it comes back."""
    there = Position([FARM, CANTINA], [f"{TROOPER} @ {CANTINA}"], [f"1_223 in {FARM}"])
    there.piece("1_223").aim = there.piece(TROOPER).id
    weak = there.number(POWER, TROOPER)
    lose_card(there.game, there.piece(TROOPER))
    assert there.piece("1_223").aim == c.NONE
    there.game.move(there.piece(TROOPER), there.game.sides[0].at_locations)
    there.game.stand(there.piece(TROOPER), there.piece(FARM).id)
    assert there.number(POWER, TROOPER) == weak + 1
    there.decision()
    assert lost(there, "1_223") == [False]
