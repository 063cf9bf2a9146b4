"""How the built-in players play: each does what its name says, and no policy plays badly otherwise."""

from __future__ import annotations

import pytest

from games.star_realms.policies.by_name import ATTACK, DEFAULT, DEFENSE, DO_NOTHING, EXPENSIVE, EXPLORER, VELOCITY, policy_of
from tests.games.star_realms.scenarios import Position

BUYERS = (DEFAULT, EXPENSIVE, VELOCITY, ATTACK, DEFENSE)
SHUFFLED_OFTEN = 4


def chosen(position: Position, name: str) -> str:
    """What the policy does next: the verb and the card or number."""
    decision = position.advance()
    option = decision.options[policy_of(name, None).choose(position.game.view(decision.seat), decision)]
    card = position.game.pieces[option.piece].card.code if option.piece >= 0 else option.amount
    return f"{position.verb(option)} {card}"


def played(given: dict, name: str, turns: int = 1) -> list[str]:
    """All that it does until the turn ends, and then the position is of the opponent."""
    position = Position(given)
    done = []
    while (decision := position.advance()) is not None and decision.seat == 0:
        done.append(chosen(position, name))
        position.game.apply(policy_of(name, None).choose(position.game.view(0), decision))
        if done[-1].startswith("pass"):
            return done
    return done


OPPONENT = {"hand": ["viper"]}


def test_bases_are_played_first_then_draws_then_scrapping_cards():
    given = {
        "you": {"hand": ["stealth-needle", "scout", "supply-bot", "corvette", "trading-post"], "deck": ["viper"]},
        "opponent": OPPONENT,
    }
    plays = [step.removeprefix("play ") for step in played(given, DEFAULT) if step.startswith("play")]
    assert plays[:3] == ["trading-post", "corvette", "supply-bot"]
    assert plays[-1] == "stealth-needle"


@pytest.mark.parametrize("name", [DO_NOTHING, *BUYERS])
def test_abilities_about_the_hand_are_used_before_it_is_played(name):
    """Machine Base draws, then scraps a card in hand: with an empty hand it would scrap what it drew."""
    given = {"you": {"in_play": ["machine-base"], "hand": ["viper", "freighter"], "deck": ["flagship"]}, "opponent": OPPONENT}
    assert played(given, name)[:2] == ["use machine-base", "scrap viper"]


@pytest.mark.parametrize("name", BUYERS)
def test_a_mandatory_scrap_takes_no_bought_card(name):
    given = {"you": {"in_play": ["junkyard", "machine-base"], "hand": ["freighter"], "discard": ["flagship"]}, "opponent": OPPONENT}
    assert not [step for step in played(given, name) if "scrap" in step or step.startswith("use")]
    given["you"]["discard"] = ["flagship", "scout"]
    assert "scrap scout" in played(given, name)


def test_of_two_copies_the_one_in_the_discard_pile_is_scrapped():
    position = Position({"you": {"hand": ["supply-bot", "scout"], "discard": ["scout"]}, "opponent": OPPONENT})
    position.do({"choose": "play", "card": "supply-bot"})
    position.game.apply(policy_of(DEFAULT, None).choose(position.game.view(0), position.advance()))
    position.check({"you": {"hand": ["scout"], "discard": 0}})


@pytest.mark.parametrize("name", BUYERS)
def test_every_card_is_scrapped_that_helps_to_win(name):
    """5 and 4 combat: together they win, alone neither does."""
    given = {"you": {"in_play": ["dreadnaught", "battle-blob"], "combat": 1}, "opponent": {"authority": 10, **OPPONENT}}
    assert played(given, name)[-3:] == ["use dreadnaught", "use battle-blob", "attack 0"]


@pytest.mark.parametrize("name", BUYERS)
def test_nothing_is_scrapped_for_a_win_behind_outposts(name):
    given = {"you": {"in_play": ["dreadnaught"], "combat": 1}, "opponent": {"authority": 5, "in_play": ["war-world"], **OPPONENT}}
    assert "use dreadnaught" not in played(given, name)


def test_trade_is_chosen_early_and_combat_late():
    position = Position({"you": {"hand": ["patrol-mech"]}, "opponent": OPPONENT})
    position.do({"choose": "play", "card": "patrol-mech"})
    position.game.sides[0].reshuffles = SHUFFLED_OFTEN
    assert chosen(position, DEFAULT) == "effect 1"  # 5 combat
    given = {"you": {"in_play": ["trading-post"]}, "opponent": OPPONENT}
    early, late = Position(given), Position(given)
    for position, shuffled in ((early, 0), (late, SHUFFLED_OFTEN)):
        position.game.sides[0].reshuffles = shuffled
        position.do({"choose": "use", "card": "trading-post", "slot": "primary"})
    assert (chosen(early, DEFAULT), chosen(late, DEFAULT)) == ("effect 1", "effect 0")  # trade, authority


def test_an_ability_draws_for_the_cards_played_this_turn():
    """Blob World: 5 combat, or a card for each Blob card of this turn."""
    given = {"you": {"in_play": ["blob-world"], "hand": ["ram", "trade-pod"], "deck": ["scout"] * 3}, "opponent": OPPONENT}
    assert "effect 0" in played(given, DEFAULT)
    given["you"]["hand"] = ["ram", "trade-pod", "blob-fighter", "blob-wheel"]
    assert "effect 1" in played(given, DEFAULT)


def test_the_chosen_faction_has_cards_in_play():
    given = {"you": {"hand": ["merc-cruiser"], "in_play": ["corvette", "cutter", "imperial-fighter"]}, "opponent": OPPONENT}
    assert "effect 4" in played(given, DEFAULT)  # Star Empire


@pytest.mark.parametrize("name", BUYERS)
def test_a_hero_is_scrapped_when_its_ally_is_needed(name):
    given = {"you": {"in_play": ["ram-pilot", "ram"]}, "opponent": OPPONENT}
    assert played(given, name)[:2] == ["use ram-pilot", "use ram"]
    assert played({"you": {"in_play": ["ram-pilot", "cutter"]}, "opponent": OPPONENT}, name)[0].startswith("pass")


def test_a_gambit_is_kept_for_an_ally_and_turned_over_at_once():
    given = {"you": {"in_play": ["mccreadys-maneuver", "cutter"]}, "opponent": OPPONENT}
    assert played(given, DEFAULT)[0].startswith("pass")
    given["you"]["in_play"] = ["mccreadys-maneuver", "ram"]
    assert played(given, DEFAULT)[:2] == ["use mccreadys-maneuver", "use ram"]
    given["you"]["in_play"] = ["valkens-enterprise"]
    assert played(given, DEFAULT)[:2] == ["use valkens-enterprise"] * 2


@pytest.mark.parametrize("name", BUYERS)
def test_authority_is_chosen_over_scrapping_bought_cards(name):
    given = {"you": {"in_play": ["coalition-efficiency"], "hand": ["supply-bot"], "discard": ["flagship"]}, "opponent": OPPONENT}
    assert "instead coalition-efficiency" in played(given, name)
    given["you"]["discard"] = ["flagship", "viper"]
    assert "scrap viper" in played(given, name)


@pytest.mark.parametrize(
    ("name", "row", "bought"),
    [
        (DO_NOTHING, ["ram"], "pass 0"),
        (EXPLORER, ["ram"], "acquire explorer"),
        (EXPENSIVE, ["trade-bot", "brain-world", "dreadnaught"], "acquire brain-world"),
        (VELOCITY, ["battle-mech", "war-world", "ram"], "acquire battle-mech"),
        (ATTACK, ["trade-escort", "junkyard", "war-world", "battle-blob"], "acquire battle-blob"),
        (DEFENSE, ["battle-mech", "war-world", "ram"], "acquire war-world"),
    ],
)
def test_each_policy_buys_by_its_idea(name, row, bought):
    position = Position({"row": row, "explorers": 1, "you": {"trade": 8}, "opponent": OPPONENT})
    assert chosen(position, name) == bought


@pytest.mark.parametrize("name", [DEFAULT, VELOCITY, ATTACK, DEFENSE])
def test_weak_cards_are_not_bought_late(name):
    position = Position({"row": ["federation-shuttle", "trade-bot"], "explorers": 1, "you": {"trade": 2}, "opponent": OPPONENT})
    assert chosen(position, name).startswith("acquire")
    position.game.sides[0].reshuffles = SHUFFLED_OFTEN
    assert chosen(position, name) == "pass 0"


@pytest.mark.parametrize("name", BUYERS)
def test_explorers_are_scrapped_for_combat_late(name):
    position = Position({"you": {"in_play": ["explorer"]}, "opponent": OPPONENT})
    assert chosen(position, name) == "pass 0"
    position.game.sides[0].reshuffles = SHUFFLED_OFTEN
    assert chosen(position, name) == "use explorer"
