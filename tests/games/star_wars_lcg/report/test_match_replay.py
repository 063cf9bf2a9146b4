"""Replays of matches: each step has its words and its clause, and the steps tell what was counted."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest

import games
from games.contracts.report import Replay, Step
from games.engine.machine import play_match
from games.engine.tally import Tally
from games.star_wars_lcg.abilities import constants
from games.star_wars_lcg.abilities.constants import EVENTS
from games.star_wars_lcg.play.events.log_entries import SILENT
from games.star_wars_lcg.play.log import DAMAGE, EVENT
from games.star_wars_lcg.report.match.steps import STEPS
from games.star_wars_lcg.runs.match import MATCH, PreparedPair
from games.star_wars_lcg.texts import TEXTS
from games.texts import LANGUAGES
from tests.games.helpers.play_settings import prepared_match
from tests.games.star_wars_lcg.card_pool import POOL
from tests.games.star_wars_lcg.matches import random_list

SLUG = "star-wars-lcg"
DECKS = ("sith starter", "jedi starter")
RANDOM = {"policy_0": "random", "policy_1": "random"}
SIDES = [TEXTS["owners.dark"], TEXTS["owners.light"]]
SAYS_ONE_SIDE = {"steps.dial_by_balance", "steps.conflict_skipped", "steps.focus_kept"}
RULES = (Path(games.__file__).parent / "star_wars_lcg" / "RULES.md").read_text("utf-8")


@cache
def replay(index: int) -> Replay:
    return prepared_match(SLUG, DECKS, **RANDOM).replay(5, index)


def pair_of_random_decks(seed: int) -> PreparedPair:
    rng = random.Random(seed)
    return MATCH.prepare([random_list(rng, side) for side in ("light", "dark")], POOL, RANDOM)


def steps_with(steps: tuple[Step, ...], clause: str, words: str = "") -> list[Step]:
    return [step for step in steps if step.clause == clause and words in step.text["en"]]


def number_in(step: Step) -> int:
    return int(re.findall(r"\d+", re.sub(r"^.* takes|more is lost", "", step.text["en"]))[0])


def test_every_event_is_shown_or_silent_for_a_reason() -> None:
    names = {value: name for name, value in vars(constants).items() if isinstance(value, int) and name.isupper()}
    shown = {kind - EVENT for kind in STEPS if EVENT <= kind < DAMAGE} | {constants.DAMAGED, constants.LEAVES_PLAY, constants.DIAL_ADVANCED}
    missing = sorted(names[kind] for kind in set(range(EVENTS)) - shown - set(SILENT))
    assert not missing, f"add a step to report/match/steps.py and texts for: {', '.join(missing)}"
    assert not shown & set(SILENT)


@pytest.mark.parametrize("seed", range(4))
def test_every_step_has_words_in_every_language_and_a_clause_of_the_rules(seed: int) -> None:
    steps = pair_of_random_decks(seed).replay(seed, 0).steps
    assert len(steps) > 100
    for step in steps:
        assert f"| {step.clause} |" in RULES, step
        said = [step.text, *(step.decision[0] if step.decision else ())]
        for words in said:
            for language in LANGUAGES:
                assert words[language].strip(), step
                assert not re.search(r"[{}]|  |\bNone\b", words[language]), words
        assert {step.seat} <= {-1, 0, 1}
        assert all(code in POOL.cards for code in step.cards)


# Sentences about both sides or neither: [match_replay.steps] and [match_replay.endings].
ABOUT_BOTH = {
    "steps.dial_by_turn",
    "steps.dial_by_objective",
    "steps.dial_turned_back",
    "steps.stacks_revealed",
    "steps.stacks_switched",
    "steps.edge_anew",
    "steps.engagement_stopped",
    "endings.turn_limit",
}


@pytest.mark.parametrize("seed", range(3))
def test_every_line_of_a_match_says_who(seed: int) -> None:
    """Both sides may have neutral cards of one name."""
    both = [TEXTS[f"match_replay.{key}"]["en"].split("{")[0] for key in ABOUT_BOTH]
    steps = pair_of_random_decks(seed).replay(seed, 0).steps
    about = [step.text for step in steps if not step.text["en"].startswith(tuple(both))]
    assert len(about) > 100
    for words in about:
        for language in LANGUAGES:
            assert any(side[language] in words[language] for side in SIDES), words
    assert any(re.match(r".* \((Dark|Light) Side\) is discarded", words["en"]) for words in about)


def test_a_sentence_says_who_or_names_a_card() -> None:
    """Then the card is followed by its owner in brackets."""
    for section in ("steps", "endings", "questions"):
        for key, words in TEXTS.section(f"match_replay.{section}").items():
            if f"{section}.{key}" not in ABOUT_BOTH:
                for language, text in words.items():
                    said = "{who}" in text or "{card}" in text or all(side[language] in text for side in SIDES)
                    assert said or f"{section}.{key}" in SAYS_ONE_SIDE, (key, language)


def test_only_the_owner_of_another_card_is_named_twice() -> None:
    texts = [step.text["en"] for index in range(3) for step in replay(index).steps if " damage from " in step.text["en"]]
    assert texts
    for text in texts:
        assert text.count("(Dark Side)") + text.count("(Light Side)") in (1, 2), text
        assert text.count("(Dark Side)") < 2, text
        assert text.count("(Light Side)") < 2, text


@pytest.mark.parametrize("index", range(3))
def test_the_steps_agree_with_the_counts(index: int) -> None:
    steps = replay(index).steps
    tally = Tally()
    prepared_match(SLUG, DECKS, **RANDOM).play(5, index, tally)
    for name, clause in (("strike_damage", "LCG-STR-10"), ("unopposed_damage", "LCG-UNO-02")):
        counted = sum(
            value * count for side in ("dark", "light") for turn in tally.curves[f"{name}_{side}"] for value, count in turn.items()
        )
        assert sum(number_in(step) for step in steps_with(steps, clause)) == counted
    destroyed = [value for side in ("dark", "light") for value in tally.histograms[f"destroyed_{side}"]]
    assert len(steps_with(steps, "LCG-OBJ-01")) == sum(destroyed)
    won = [tally.counts.get(f"edge_won_{side}", 0) for side in ("dark", "light")]
    assert len(steps_with(steps, "LCG-EDG-11")) >= sum(won), "undefended ones are not counted"
    assert len(steps_with(steps, "LCG-TRN-02")) == sum(len(tally.curves[f"units_{side}"]) for side in ("dark", "light"))
    assert steps[-1].clause.startswith("LCG-END")


def test_the_dial_names_the_reason_of_each_advance() -> None:
    """Each turn of the Dark Side gives 1, the Balance 1 more, and the n-th destroyed objective n."""
    for index in range(3):
        steps = replay(index).steps
        turns, balance, objectives = (steps_with(steps, clause) for clause in ("LCG-BAL-01", "LCG-BAL-02", "LCG-OBJ-02"))
        by_cards = [step for step in steps if "advances the dial by" in step.text["en"] or "turned back" in step.text["en"]]
        assert not by_cards, "choose a game in which no card turns the dial"
        assert steps[-1].board["dial"] == len(turns) + len(balance) + sum(number_in(step) for step in objectives)
        assert len(balance) <= len(turns)


def test_the_board_shows_the_first_list_as_the_players_own_side() -> None:
    light_first = prepared_match(SLUG, DECKS[::-1], **RANDOM).replay(5, 0)
    for one, other in zip(replay(0).steps, light_first.steps, strict=True):
        assert one.text == other.text
        assert (one.seat, other.seat) in {(0, 1), (1, 0), (-1, -1)}
        assert one.board["units"] == other.board["enemy_units"]
        assert one.board["tokens"]["objectives"] == other.board["tokens"]["enemy_objectives"]
        assert one.board["has_balance"] == 1 - other.board["has_balance"]


def test_a_board_holds_every_card_once() -> None:
    for step in replay(1).steps[::25]:
        zones = ("objectives", "units", "enhancements", "hand", "edge_stack", "captured")
        shown = sum(len(step.board[f"{prefix}{zone}"]) for prefix in ("", "enemy_") for zone in zones)
        piles = sum(step.board[f"{prefix}{pile}"] for prefix in ("", "enemy_") for pile in ("deck", "objective_deck", "discard"))
        victory = sum(len(step.board[f"{prefix}victory"]) for prefix in ("", "enemy_"))
        elsewhere = 96 - shown - piles - victory
        assert 0 <= elsewhere <= (2 if step.turn else 6), "cards that are being played; in the setup, objectives that are facedown"
    assert elsewhere == 0


def test_a_log_changes_nothing_in_a_game() -> None:
    ready = prepared_match(SLUG, DECKS, **RANDOM)
    quiet, logged = ready.new_game(5, 0), ready.new_game(5, 0, logged=True)
    for game in (quiet, logged):
        play_match(game, ready.policies(5, 0))
    assert quiet.record() == logged.record()
    assert quiet.log is None
    assert logged.log
