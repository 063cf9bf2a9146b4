"""A person plays every game that can be goldfished: the position after any choices, its options, and the game at its end."""

from __future__ import annotations

from typing import Any

import pytest

from games.coach.examination import can_be_examined
from games.contracts.tables import PlayableByHand, Position
from games.engine.decision import IllegalOption
from games.engine.rng import stream
from games.engine.trace import digest
from games.registry import GAMES
from games.texts import LANGUAGES
from tests.games.helpers import sample_decks
from tests.games.helpers.random_games import SETTINGS

SEED = 7
MOST = 2000

# One deck of each game.
FIRST = list({setting.slug: setting for setting in reversed(SETTINGS) if setting.part == "goldfish"}.values())
every_game = pytest.mark.parametrize("setting", FIRST, ids=lambda setting: setting.slug)


def random_choices(prepared: Any, index: int = 0) -> tuple[list[int], Any]:
    """The choices of a whole random game, and the game at its end."""
    game = prepared.new_game(SEED, index)
    rng = stream(SEED, 0, 99)
    while (decision := game.advance()) is not None and len(game.trace) < MOST:
        game.apply(rng.below(len(decision.options)))
    return list(game.trace), game


@every_game
def test_the_position_follows_the_choices_to_the_end(setting):
    prepared = setting.prepared()
    assert isinstance(prepared, PlayableByHand)
    choices, game = random_choices(prepared, 3)
    twin = prepared.new_game(SEED, 3)
    places = {0, 1, len(choices) // 2, len(choices) - 1}
    for made in range(len(choices)):
        decision = twin.advance()
        if made in places:
            position = prepared.position(SEED, choices[:made], 3)
            check_open(position, decision, made)
            assert position.digest == digest(twin)
        twin.apply(choices[made])
    over = prepared.position(SEED, choices, 3)
    assert (over.question, over.offers) == (None, ())
    assert over.replay is not None
    assert over.replay.index == 3
    assert over.digest == over.replay.digest == digest(game)
    assert over.steps == over.replay.steps
    assert over.replay.outcome == prepared.outcome(game)


def check_open(position: Position, decision: Any, made: int) -> None:
    """The position of a game that waits for the answer to `decision`."""
    assert position.replay is None
    assert position.question is not None
    assert position.question.clause
    assert len(position.offers) == len(decision.options) > 1
    assert sum(step.decision is not None for step in position.steps) == made  # taking back counts on this
    for words in (position.question.text, *(offer.text for offer in position.offers)):
        assert all(words[language] for language in LANGUAGES)


@every_game
def test_a_choice_that_is_not_offered_is_refused(setting):
    prepared = setting.prepared()
    offers = len(prepared.position(SEED, []).offers)
    with pytest.raises(IllegalOption):
        prepared.position(SEED, [offers])
    choices, _ = random_choices(prepared)
    for choice in (0, -1):
        with pytest.raises(IllegalOption):
            prepared.position(SEED, [*choices, choice])


@every_game
def test_a_new_deal_leaves_the_question_as_it_was(setting):
    prepared = setting.prepared()
    choices, _ = random_choices(prepared)
    for made in (1, len(choices) // 2):
        if not can_be_examined(prepared):
            with pytest.raises(IllegalOption):
                prepared.position(SEED, [*choices[:made], -1])
            continue
        before = prepared.position(SEED, choices[:made])
        dealt = [prepared.position(SEED, [*choices[:made], -number]) for number in (1, 2, 1)]
        for position in dealt:
            assert (position.offers, position.steps) == (before.offers, before.steps)
            assert position.question.text == before.question.text
        assert dealt[0] == dealt[2]
        assert before.digest != dealt[0].digest != dealt[1].digest


@every_game
def test_decisions_that_left_no_choice_are_told_and_are_no_choices(setting):
    prepared = setting.prepared()
    choices, _ = random_choices(prepared)
    position = prepared.position(SEED, choices)
    forced = [step for step in position.steps if step.is_forced]
    assert forced
    assert all(step.decision is None and step.clause and all(step.text[language] for language in LANGUAGES) for step in forced)
    assert not any(step.is_forced for step in prepared.replay(SEED, 0).steps)


@every_game
def test_a_choice_about_a_card_goes_on_with_another_one(setting):
    """An action is taken back as a whole: with the choices about its card.  The first choice of a game belongs to none before it."""
    prepared = setting.prepared()
    choices, _ = random_choices(prepared)
    game, about_a_card = prepared.new_game(SEED, 0), []
    for choice in choices:
        about_a_card.append(game.advance().subject >= 0)
        game.apply(choice)
    steps = [step for step in prepared.position(SEED, choices).steps if step.decision is not None]
    assert [step.continues for step in steps] == about_a_card
    assert not about_a_card[0]


@every_game
def test_each_change_of_the_board_between_two_decisions_is_told(setting):
    prepared = setting.prepared()
    choices, _ = random_choices(prepared)
    places = sorted({number * len(choices) // 12 for number in range(1, 12)})
    changed = 0
    for made in places:
        before, after = (prepared.position(SEED, choices[:number]) for number in (made, made + 1))
        if after.question is None or after.question.board == before.question.board:
            continue
        changed += 1
        told = after.steps[len(before.steps) :]
        assert told[0].decision is not None
        # A card that the choice moves is named by it.
        chosen = before.offers[choices[made]]
        tells_itself = not chosen.is_pass and (not chosen.card or any(chosen.card in step.cards for step in told))
        assert told[-1].board == after.question.board or len(told) > 1 or tells_itself, f"after choice {made} of {choices}"
    assert changed


HANDS = [setting for setting in FIRST if GAMES[setting.slug].goldfish.plays_test_hands]


@pytest.mark.parametrize("setting", HANDS, ids=lambda setting: setting.slug)
def test_a_game_begins_with_the_test_hand_of_its_seed(setting):
    game, pool = GAMES[setting.slug], sample_decks.pool(setting.slug)
    for ready in game.lists.ready(pool)[:2]:
        prepared = game.goldfish.prepare(ready.decklist, pool, {option.name: option.default for option in game.goldfish.options})
        for seed, answers in ((7, (0, 0)), (8, (3, 1)), (9, (1, 1))):
            opening = game.decks.deal_opening(ready.decklist, pool, seed=seed, answers=answers)
            assert opening.question is None
            hand = sorted(prepared.position(seed, answers).question.board["hand"])
            assert hand
            assert hand in [sorted(codes) for _, codes in opening.areas]
