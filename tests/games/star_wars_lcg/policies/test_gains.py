"""What the default policy reads from a program agrees with the worth that it counts: what cannot gain is worth nothing."""

from __future__ import annotations

import random

import pytest

from games.engine.events.resolution import Resolution
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.abilities.constants import ACTIONS, DAMAGE, DARK, LIGHT
from games.star_wars_lcg.play.cards import make_cards
from games.star_wars_lcg.play.programs import add_abilities
from games.star_wars_lcg.policies.worth.effects import ability_worth
from games.star_wars_lcg.policies.worth.gains import HARMS, HEALS, MORE, PICKS, READIES, gains_of, has_enemy_target, may_gain, needs_enemy
from tests.games.helpers.sample_decks import pool
from tests.games.star_wars_lcg.matches import core_game, random_match


@pytest.mark.parametrize(
    ("code", "gains"),
    [
        ("011-4", HEALS),  # heals a unit
        ("040-1", HEALS | PICKS),  # heals a chosen objective
        ("021-1", READIES | PICKS),  # removes a focus token from a chosen unit
        ("019-5", HARMS),  # damages a unit
        ("023-5", HARMS),  # destroys a unit
        ("006-4", MORE),  # puts a unit into play
    ],
)
def test_the_gains_of_an_action(code, gains):
    facts = [pool("star-wars-lcg").cards[code]]
    cards = make_cards(facts)
    add_abilities(cards, facts)
    (action,) = [each for each in [*cards[0].triggers, *cards[0].hand_triggers] if each.kind == ACTIONS]
    assert gains_of(action.ability.program.ops) == gains


def test_an_action_that_cannot_gain_is_worth_nothing():
    idle = useful = aimless = 0
    for seed in range(6):
        game, rng = core_game(seed), random.Random(seed)
        while decision := game.advance():
            assert all(piece.controller == zone.owner for zone in game.zones_in_play for piece in zone.cards)
            listeners = game.heard.kinds[ACTIONS].any if ACTIONS in game.heard.kinds else []
            for listener in listeners if len(game.trace) % 3 == 0 else ():
                ability, view = listener.trigger.ability, game.view(listener.seat)
                if needs_enemy(ability) and not has_enemy_target(view, ability, listener.source):
                    aimless += 1
                    assert not game.is_usable(listener)
                if may_gain(view, ability, listener.source, gains_of(ability.program.ops)):
                    useful += 1
                else:
                    idle += 1
                    assert ability_worth(view, ability, Resolution(listener.source, listener.seat, -1, ability)) <= 0
            game.apply(rng.randrange(len(decision.options)))
    assert aimless > 20
    assert idle > 100
    assert useful > 100


@pytest.mark.parametrize(
    ("code", "needs"),
    [
        ("040-5", True),  # moves damage to an enemy unit or an enemy objective
        ("019-5", False),  # damages any unit
        ("020-5", False),  # draws cards
    ],
)
def test_what_cannot_be_used_without_an_enemy_card(code, needs):
    facts = [pool("star-wars-lcg").cards[code]]
    cards = make_cards(facts)
    add_abilities(cards, facts)
    (action,) = [each for each in [*cards[0].triggers, *cards[0].hand_triggers] if each.kind == ACTIONS]
    assert needs_enemy(action.ability) == needs


def test_damage_makes_healing_worth_a_look():
    facts = [pool("star-wars-lcg").cards[code] for code in ABILITIES]
    programs = add_abilities(make_cards(facts), facts).programs
    assert sum(gains_of(program.ops) & MORE == 0 for program in programs) > 100
    game = random_match(1)
    while game.advance() and not all(side.objectives.cards for side in game.sides):
        game.apply(0)
    view = game.view(DARK)
    before = view.has_own_with(DAMAGE)
    game.sides[LIGHT].objectives.cards[0].tokens[DAMAGE] += 1
    assert view.has_own_with(DAMAGE) == before
    game.sides[DARK].objectives.cards[0].tokens[DAMAGE] += 1
    assert view.has_own_with(DAMAGE)
