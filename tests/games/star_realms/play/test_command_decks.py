"""Command decks: a commander brings the starting deck, the gambits, the hand size and the authority of the box."""

from __future__ import annotations

from collections import Counter

import pytest

from games.contracts.decks import Decklist, NotPlayable, Slot
from games.engine.tally import Tally
from games.star_realms.decks.groups import groups
from games.star_realms.decks.legality import piles
from games.star_realms.decks.odds import opening_odds
from games.star_realms.decks.opening_hand import deal_opening, draw_piles
from games.star_realms.report.coverage import COVERAGE
from games.star_realms.runs.goldfish import GOLDFISH
from games.star_realms.runs.match import prepare as prepare_match
from tests.games.helpers.sample_decks import pool

POOL = pool("star-realms")
COMMANDERS = {card.code: card for card in POOL.cards.values() if card.type == "commander"}
LEFT_OUT = {"splinter-tech"}


def led_by(commander: str, *slots: Slot) -> Decklist:
    return Decklist((Slot(commander, 1, "commander"), *slots))


def test_there_are_seven_command_decks():
    assert {code: (card.hand_size, card.starting_authority) for code, card in COMMANDERS.items()} == {
        "high-admiral-jochum": (7, 72),
        "biolord-walsh": (6, 70),
        "hive-admiral-mccready": (6, 60),
        "overlord-newburg": (6, 66),
        "high-director-valken": (6, 62),
        "fleet-director-nandi": (5, 68),
        "divine-admiral-le": (6, 64),
    }


@pytest.mark.parametrize("code", COMMANDERS)
def test_a_commander_brings_the_box(code):
    found = piles(led_by(code), POOL)
    assert sum(found.starting_deck.values()) == (14 if code == "high-admiral-jochum" else 12)
    assert sum(found.gambits.values()) == 2
    assert found.trade_deck == POOL.core
    assert {POOL.cards[gambit].type for gambit in found.gambits} == {"gambit"}


def test_the_commander_sets_hand_size_and_authority():
    """SR-SET-06: of larger hands the first is two cards smaller too."""
    match = prepare_match([led_by("biolord-walsh")], POOL, {"authority": 20})
    game = match.new_game(1, 0)
    assert [side.authority for side in game.sides] == [70, 70]
    assert {len(game.sides[game.first].hand.cards), len(game.sides[1 - game.first].hand.cards)} == {4, 6}
    for side in game.sides:
        assert Counter(piece.card.code for piece in side.in_play.cards) == {"unity-warcraft": 1, "walshs-stratagem": 1}
        assert side.size == 12
        assert side.ward == 1
    assert match.new_game(1, 0).clone().sides[0].ward == 1


def test_a_goldfish_has_its_own_hand_and_the_opponent_50():
    game = GOLDFISH.prepare(led_by("high-admiral-jochum"), POOL, {"seat": "second"}).new_game(1, 0)
    assert [side.authority for side in game.sides] == [50, 50]
    assert len(game.sides[0].hand.cards) == 7
    assert not game.sides[1].in_play.cards


@pytest.mark.slow
@pytest.mark.parametrize("code", COMMANDERS)
@pytest.mark.parametrize("policy", ["default", "random"])
def test_games_of_every_command_deck_end(code, policy):
    ready = prepare_match([led_by(code)], POOL, {"policy_0": policy, "policy_1": policy, "turn_limit": 120})
    tally = Tally()
    for index in range(4):
        ready.play(3, index, tally)
    assert tally.games == 4
    names = [step.text for step in ready.replay(3, 1).steps]
    assert all("{" not in text for texts in names for text in texts.values())


def test_gambits_without_a_commander():
    """The base game's starting decks, and what the list names beside them."""
    found = piles(Decklist((Slot("pact-dominion", 1, "gambits"),)), POOL)
    assert (found.starting_deck, dict(found.gambits), found.hand_size, found.authority) == (
        {"scout": 8, "viper": 2},
        {"pact-dominion": 1},
        5,
        None,
    )
    with pytest.raises(NotPlayable):
        GOLDFISH.prepare(Decklist((Slot("cutter", 1, "gambits"),)), POOL, {})


def test_the_coverage_of_command_decks():
    gambits = {code for code, card in POOL.cards.items() if card.type == "gambit" and any("command-deck" in box for box in card.copies)}
    assert len(gambits) == 14
    levels = {code: COVERAGE(code, POOL).level for code in gambits}
    assert {code for code, level in levels.items() if level != "full"} == LEFT_OUT
    assert COVERAGE("bold-raid", POOL).level == "none"
    assert {COVERAGE(code, POOL).level for code in COMMANDERS} == {"full"}


def test_a_list_is_grouped_with_command_cards():
    found = {group.code: (group.count, group.fixed) for group in groups(led_by("biolord-walsh"), POOL)}
    assert found == {"commander": (1, False), "starting_deck": (12, True), "explorers": (10, True), "gambits": (2, True)}


def test_dealing_and_odds_use_the_commanders_hand_size():
    deck = led_by("biolord-walsh")
    assert [len(codes) for _, codes in deal_opening(deck, POOL, seed=1, answers=()).areas][1:5] in ([4, 8, 6, 6], [6, 6, 4, 8])
    assert [pile.seen[:2] for pile in draw_piles(deck, POOL)[1:]] == [(4, 10), (6, 12)]
    assert {odds.code for odds in opening_odds(piles(deck, POOL), POOL)} >= {"vipers_first_1", "vipers_second_1"}


UNPLAYABLE = {
    "two commanders": ([Slot("overlord-newburg", 1, "commander"), Slot("biolord-walsh", 1, "commander")], "one_commander"),
    "one commander twice": ([Slot("biolord-walsh", 2, "commander")], "one_commander"),
    "a ship that commands": ([Slot("viper", 1, "commander")], "no_commander"),
    "heaps of gambits": ([Slot("bold-raid", 99, "gambits"), Slot("salvage-operation", 99, "gambits")], "too_many_gambits"),
}


@pytest.mark.parametrize("name", UNPLAYABLE)
def test_impossible_drafts_are_refused(name):
    """Nothing of a list is left out of the game in silence, and no game of thousands of gambits holds up a worker."""
    slots, code = UNPLAYABLE[name]
    for play in (lambda deck: GOLDFISH.prepare(deck, POOL, {}), lambda deck: prepare_match([deck], POOL, {})):
        with pytest.raises(NotPlayable) as caught:
            play(Decklist(tuple(slots)))
        assert code in {problem.code for problem in caught.value.problems}
