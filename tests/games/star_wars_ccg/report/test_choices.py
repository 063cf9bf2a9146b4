"""The options of choices between effects say what each does, and places of the row name their neighbours."""

from __future__ import annotations

from typing import Any

import pytest

from games.abilities.declare import check_cards
from games.engine.decision import Option
from games.engine.log import CHOSEN, Entry
from games.engine.verbs import CHOICE_VERB, CHOOSE, REPEAT, Verb
from games.report.position import position_of
from games.star_wars_ccg.abilities.operations.steps import activate, choose, lose_force, repeat
from games.star_wars_ccg.abilities.ops import action, card
from games.star_wars_ccg.abilities.words import COMPLETE
from games.star_wars_ccg.play.programs.texts import make_run
from games.star_wars_ccg.report.choices import words_of_choice
from games.star_wars_ccg.report.on_board import Board
from games.star_wars_ccg.report.replay import steps
from games.texts import LANGUAGES, Words
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import FARM
from tests.games.star_wars_ccg.card_pool import pool

POOL = pool()
REBEL = "1_28"
SAID = "as Rebel Trooper says to its owner"
DUNES, JAWAS, EISLEY = "1_130", "1_131", "1_133"
JYN, GAMBLER, REVOLUTION = "206_4", "7_44", "2_121"


def choices_of(code: str) -> list[list[Words | None]]:
    """The words of the options of each choice of a card, in the order of its programs."""
    facts = POOL.cards[code]
    asking = [op for program in make_run([facts]).programs for op in program.ops if isinstance(op, Verb) and op.code in (CHOOSE, REPEAT)]
    return [[words_of_choice(op, number, facts) for number in range(len(op.subs))] for op in asking]


def english(code: str) -> list[list[str]]:
    return [[words["en"] if words else "" for words in options] for options in choices_of(code)]


def test_every_choice_of_a_card_has_words_in_each_language() -> None:
    count = 0
    for code, facts in POOL.cards.items():
        if facts.abilities:
            for options in choices_of(code):
                for words in options:
                    assert words, code
                    assert all(words[language] for language in LANGUAGES), code
                    assert "choice 1" not in words["en"], code
                    count += 1
    assert count > 800


def test_a_choice_that_is_only_noted_says_which_texts_ask_for_it() -> None:
    [[spy, agent]] = english(JYN)
    assert spy.startswith("this card is Undercover: ")
    assert "in your deploy phase: if this card is at a site: the cover of this card is broken" in spy
    assert agent == "no further effect"
    [[bets, opposes]] = english(GAMBLER)
    assert bets.startswith("when a battle is over: if you have won the battle: ")
    assert opposes.startswith("when a battle is over: if the opponent has won the battle: ")
    [[first, second]] = english(REVOLUTION)
    assert "does nothing to its bearer" not in first
    assert second == "“Revolution” does nothing to its bearer"


def test_numbers_are_told_as_what_is_done_with_them() -> None:
    assert english("12_48") == [["the opponent uses 1 Force", "the opponent loses 1 Force"]]
    assert english("1_101") == [["1", "2", "3", "4", "5", "6"]]
    assert english("11_32")[0][-2:] == ["the opponent activates 1 Force", "nothing"]


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (choose([lose_force(1)], [activate(2)]), ["you lose 1 Force", "you activate 2 Force"]),
        (
            choose([lose_force(1)], [lose_force(2, whose="opponent")], by_opponent=True),
            [f"you lose 1 Force ({SAID})", f"the opponent loses 2 Force ({SAID})"],
        ),
        (repeat(activate(1)), ["you activate 1 Force", "pass"]),
    ],
)
def test_the_options_of_a_decision_are_told_by_what_they_do(effect: Any, told: list[str]) -> None:
    written = check_cards(COMPLETE, {REBEL: card(action(effect, when="control", times=1))})
    there = Position([FARM], [f"{REBEL} @ {FARM}"], [], at="control", written=written)
    there.game.log = []
    there.do("act", REBEL)
    decision = there.decision()
    while decision is not None and decision.options[0].verb != CHOICE_VERB:  # nobody answers
        there.game.apply(len(decision.options) - 1)
        decision = there.decision()
    offers = position_of(there.game, lambda game: steps(game, POOL), Board(POOL)).offers
    assert [offer.text["en"] for offer in offers] == told


def test_a_text_of_the_opponents_card_is_told_as_its_owner_reads_it() -> None:
    there = Position([FARM], [f"{JYN} @ {FARM}"], [], at="deploy")
    there.game.log = []
    facts = POOL.cards[JYN]
    asking = next(op for program in make_run([facts]).programs for op in program.ops if isinstance(op, Verb) and op.code == CHOOSE)
    for seat, told in ((0, "no further effect"), (1, "no further effect (as Jyn Erso says to its owner)")):
        entry = Entry(CHOSEN, seat, -1, 0, there.piece(JYN).id)
        entry.kind, entry.choice, entry.asking = -7, 1, asking
        entry.options = [Option(CHOICE_VERB, -1, 0), Option(CHOICE_VERB, -1, 1)]
        there.game.log[:] = [entry]
        there.game.stamp(entry)
        decision = steps(there.game, POOL)[0].decision
        assert decision is not None
        assert decision[0][1]["en"] == told
        entry.hidden = [there.piece(JYN).id]
        decision = steps(there.game, POOL)[0].decision
        assert decision is not None
        assert decision[0][1]["en"] == "choice 2", "a hidden card does not tell its text"


def test_a_place_of_the_row_names_its_neighbours() -> None:
    there = Position([DUNES, JAWAS], piles=({"hand": [EISLEY]}, {}), at="deploy")
    there.game.log = []
    decision = there.game.advance()
    assert decision is not None
    there.game.apply(next(place for place, option in enumerate(decision.options) if option.piece == there.piece(EISLEY).id))
    there.game.advance()
    told = [offer.text for offer in position_of(there.game, lambda game: steps(game, POOL), Board(POOL)).offers]
    assert [text["en"] for text in told] == [
        "left of Tatooine: Dune Sea",
        "between Tatooine: Dune Sea and Tatooine: Jawa Camp",
        "right of Tatooine: Jawa Camp",
    ]
    assert told[0]["zh-hant"] == "在Tatooine: Dune Sea左邊"
