"""The options of a decision name the cards on the board: each pointer leads to the card that the option is about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.engine.log import CHOSEN, Entry
from games.engine.rng import stream
from games.engine.state import NOBODY
from games.registry import GAMES
from games.report.on_board import Places, value_at
from games.report.position import position_of
from games.runs.prepared import told
from games.texts import LANGUAGES
from tests.games.helpers.puzzles import PUZZLES, prepared_for
from tests.games.helpers.random_games import SETTINGS

DECISIONS = 40
SEEDS = 3

# One goldfish and one match of each game.
PLAYED = list({(each.slug, each.part): each for each in reversed(SETTINGS) if each.part in ("goldfish", "match")}.values())
every_setting = pytest.mark.parametrize("setting", PLAYED, ids=lambda setting: f"{setting.slug}-{setting.part}")


def positions(setting: Any, seed: int, viewer: int) -> Any:
    """The positions of the first decisions of a random game, each with the game and its decision."""
    prepared = setting.prepared()
    game = told(prepared.new_game(seed, 0, logged=True) if setting.part == "goldfish" else prepared.seated_game(seed, -1, viewer))
    rng = stream(seed, 0, 98)
    for _ in range(DECISIONS):
        decision = game.advance()
        if decision is None:
            return
        if viewer in (NOBODY, decision.seat):
            yield game, decision, position_of(game, prepared.steps, prepared.on_board())
        game.apply(rng.below(len(decision.options)))


@every_setting
def test_every_pointer_names_the_card_of_its_option(setting):
    """With everything shown: what the board has of a piece is its own code, or the code of the card that it is attached to or aboard."""
    pointed = 0
    for seed in range(SEEDS):
        for game, decision, position in positions(setting, seed, NOBODY):
            for option, offer in zip(decision.options, position.offers, strict=True):
                for pointer in (offer.at, *offer.targets):
                    named = value_at(position.question.board, pointer) if pointer else offer.card
                    pointed += bool(pointer)
                    assert pointer in ("", *offer.targets) or named in {offer.card, *hosts_of(game, option.piece)}
    assert pointed > SEEDS


@every_setting
def test_options_that_read_alike_name_the_places_of_their_cards(setting):
    on_board = setting.prepared().on_board()
    for seed in range(SEEDS):
        for game, decision, position in positions(setting, seed, NOBODY):
            places = Places(game, position.question.board, on_board, ())
            alike: dict[str, list[Any]] = {}
            for option, offer, text in zip(decision.options, position.offers, plain_texts(setting, game), strict=True):
                name = places.name_of(option.piece)
                assert offer.text == text or (name and offer.text["en"] == f"{text['en']} ({name['en']})")
                alike.setdefault(offer.text["en"], []).append(name)
            assert all(names.count(names[0]) == len(names) for names in alike.values())


def plain_texts(setting: Any, game: Any) -> Any:
    """The options of the decision that waits, as a replay has them."""
    entry = Entry(CHOSEN, game.decision.seat, -1, 0, game.decision.subject)
    entry.choice = 0
    game.note_decision(entry, game.decision)
    step = setting.prepared().steps(game)[-1]
    game.log.pop()
    return step.decision[0]


@every_setting
def test_every_list_of_cards_on_the_board_has_its_pieces(setting):
    """No list is forgotten: an option on a card there would have no place."""
    prepared = setting.prepared()
    for game, _, position in positions(setting, 5, NOBODY):
        board = position.question.board
        found = prepared.on_board().lists(game)
        for pointer, ids in found.items():
            assert [game.pieces[id].card.code for id in ids] == list(value_at(board, pointer)), pointer
        assert set(found) >= {pointer for pointer, codes in lists_of(board) if codes}


@every_setting
def test_no_pointer_leads_to_a_card_that_the_seat_does_not_see(setting):
    if setting.part != "match" or not GAMES[setting.slug].match.is_played_by_hand:
        return
    seat = setting.prepared().seat_of(0)
    asked = 0
    for game, decision, position in positions(setting, 6, seat):
        asked += 1
        for option, offer in zip(decision.options, position.offers, strict=True):
            for pointer in (offer.at, *offer.targets):
                assert not pointer or value_at(position.question.board, pointer) != ""
            if option.piece >= 0 and not game.sees(seat, game.pieces[option.piece]):
                assert not offer.at
    assert asked


@every_setting
def test_a_reason_is_given_only_for_what_takes_no_option_and_names_a_clause_of_the_game(setting):
    rules = Path(f"games/{GAMES[setting.slug].slug.replace('-', '_')}/RULES.md").read_text()
    for _, _decision, position in positions(setting, 4, NOBODY):
        taken = {pointer for offer in position.offers for pointer in (offer.at, *offer.targets)}
        assert not taken & position.reasons.keys()
        for pointer, reason in position.reasons.items():
            assert value_at(position.question.board, pointer)
            assert reason.clause in rules, reason
            assert set(reason.text) == set(LANGUAGES)
            if reason.code == "copy":
                start = pointer.rpartition("/")[0]
                code = value_at(position.question.board, pointer)
                assert any(each.startswith(start) and value_at(position.question.board, each) == code for each in taken if each)


def hosts_of(game: Any, id: int) -> set[str]:
    """The codes of the cards that a piece is attached to or aboard."""
    found = set()
    while id >= 0:
        found.add(game.pieces[id].card.code)
        id = getattr(game.pieces[id], "host", -1)
    return found


def lists_of(board: Any, start: str = "") -> Any:
    """The pointer of each list of codes on a board, with the list."""
    for name, value in board.items():
        if name == "places":
            for number, place in enumerate(value):
                yield from lists_of(place, f"{start}/places/{number}")
        elif isinstance(value, list):
            yield f"{start}/{name}", value


def test_copies_in_two_lanes_are_told_apart():
    """Two Halo Swordsmen can change their position."""
    (puzzle,) = [puzzle for slug, number, puzzle in PUZZLES if (slug, number) == ("legend-of-stars", 3)]
    position = prepared_for("legend-of-stars", puzzle).position_against(puzzle.seed, puzzle.choices)
    assert [offer.text["en"] for offer in position.offers] == [
        "Halo Swordsman Kaze: attack position (the back row of lane 4)",
        "Halo Swordsman Kaze: attack position (the back row of lane 2)",
        "do no more",
    ]
    assert position.offers[0].text["ja"].endswith("）")
