"""The rules as a library: the example of the README, and `python -m games.play`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from games import ROOT, play
from games.contracts.decks import Decklist
from games.contracts.report import Replay
from games.registry import GAMES
from games.texts import TEXTS, in_language
from tests.games.helpers.sample_decks import DECKS, pool

PLAYED = [slug for slug, game in GAMES.items() if game.is_played]


def test_the_example_of_the_readme_runs_without_django() -> None:
    code = "import doctest, sys; found = doctest.testfile('README.md', module_relative=False); print(found, 'django' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.split("\n")[-2].startswith("TestResults(failed=0, attempted=")
    assert "attempted=0" not in done.stdout
    assert done.stdout.endswith("False\n")


def deck_file(folder: Path, slug: str) -> str:
    decklist = next(iter(DECKS[slug].values()))
    path = folder / "deck.txt"
    path.write_text(GAMES[slug].lists.text(decklist, "Mine", pool(slug)), "utf-8")
    return str(path)


@pytest.mark.parametrize("slug", PLAYED)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_played_game_is_played_in_the_terminal(slug: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = deck_file(tmp_path, slug)
    assert play.main([slug, "--mode", "goldfish", "--deck", deck, "--seed", "7", "--language", language]) == 0
    text = capsys.readouterr().out
    assert text.splitlines()[0] == GAMES[slug].names[language]
    goldfish = GAMES[slug].goldfish
    assert goldfish is not None
    replay = goldfish.prepare(next(iter(DECKS[slug].values())), pool(slug), {}).replay(7, 0)
    label = in_language(TEXTS["terminal.digest"], language)
    assert text.splitlines()[-1] == f"{label}: {replay.digest}"
    assert len(text.splitlines()) > len(replay.steps)
    assert play.main([slug, "--mode", "goldfish", "--deck", deck, "--seed", "7", "--steps", "2"]) == 0
    assert f"({len(replay.steps) - 2} more steps; --steps all prints them)" in capsys.readouterr().out


def default_replay(slug: str) -> Replay:
    """The match that the terminal plays with seed 7 and random policies."""
    game, match = GAMES[slug], GAMES[slug].match
    assert match is not None
    lists = play.default_lists(game, pool(slug), match)
    return match.prepare(lists, pool(slug), {"policy_0": "random", "policy_1": "random"}).replay(7, 0)


@pytest.mark.parametrize("slug", [slug for slug in PLAYED if GAMES[slug].match])
def test_a_match_needs_no_deck(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main([slug, "--seed", "7", "--policy", "random", "--policy", "random"]) == 0
    text = capsys.readouterr().out
    replay = default_replay(slug)
    winner = replay.players[int(replay.outcome[len("side_")])]["en"]
    assert winner.lower() in replay.steps[-1].text["en"].lower()
    assert text.splitlines()[-2].lower().startswith(f"{winner.lower()} won ("), "The last line names the winner as the steps do."


@pytest.mark.parametrize("slug", [slug for slug in PLAYED if GAMES[slug].match])
def test_a_heading_names_the_player_whose_turn_it_is(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main([slug, "--seed", "7", "--policy", "random", "--policy", "random"]) == 0
    headings = [line for line in capsys.readouterr().out.splitlines() if line[:5] in ("Turn ", "Round")]
    replay = default_replay(slug)
    players = {step.player["en"] for step in replay.steps if step.player is not None}
    assert players in ({player["en"] for player in replay.players}, set()), "Either every turn has a player, or none has."
    assert players == {heading.partition(" phase of ")[2] for heading in headings} - {""}


@pytest.mark.parametrize("slug", PLAYED)
def test_a_list_that_cannot_be_played_has_sentences(slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = tmp_path / "odd.txt"
    text.write_text("3x No Such Card\n", "utf-8")
    image = tmp_path / "odd.png"
    image.write_bytes(b"\x89PNG\xff")
    deck = deck_file(tmp_path, slug)
    for arguments, sentence in (
        (["--deck", "nowhere.txt"], "There is no list or file 'nowhere.txt'"),
        (["--deck", str(text)], "line 1 was not understood: 3x No Such Card"),
        (["--deck", str(image)], "is not a text in UTF-8"),
        (["--mode", "goldfish", "--deck", deck, "--deck", deck], "A goldfish game has one deck"),
        (["--mode", "goldfish", "--deck", deck, "--policy", "cheat"], "There is no policy 'cheat'; the policies are: default"),
        (["--fixtures", str(tmp_path)], "--fixtures FOLDER"),
    ):
        assert play.main([slug, *arguments]) == 1, arguments
        output = capsys.readouterr()
        assert sentence in output.err, output.err
        assert not output.out
        assert "Traceback" not in output.err


def test_a_list_that_cannot_be_played_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "short.txt"
    slug = "star-wars-lcg"
    decklist = DECKS[slug]["four sets"]
    short = Decklist(tuple(slot for slot in decklist.slots if slot.zone != "affiliation"), decklist.side)
    path.write_text(GAMES[slug].lists.text(short, "Short", pool(slug)), "utf-8")
    assert play.main([slug, "--deck", str(path)]) == 1
    assert capsys.readouterr().err.strip().endswith(".")


@pytest.mark.parametrize("arguments", [["chess"], ["star-realms", "--seed", "-1"], ["star-realms", "--steps", "many"]])
def test_a_bad_argument_ends_with_the_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        play.main(arguments)
    assert ended.value.code == 2
    assert "usage: python -m games.play" in capsys.readouterr().err


def test_the_catalogue_on_disk_is_read_whole() -> None:
    from games.catalogue.fixtures import read_catalogue

    for slug, game in GAMES.items():
        cards = read_catalogue(game, ROOT / "fixtures" / slug).cards
        assert len(cards) == len(json.loads((ROOT / "fixtures" / slug / "cards.json").read_text("utf-8")))
