"""The work for the worst lists that a stranger can paste, counted in calls; about four million calls take a second."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress

import pytest

from games.contracts.decks import DeckFile, OddFile
from games.decks.lines import read_lines, strip_heading
from games.registry import GAMES
from tests.games.helpers.call_counts import calls
from tests.games.helpers.deck_lists import reader
from tests.games.helpers.sample_decks import catalogue, pool

READ = [slug for slug, game in GAMES.items() if game.build_pool and game.lists.reader]
MOST_CALLS = 3_000_000  # a second of CPU is the limit
LARGEST = 200_000  # characters that the site accepts


def near_misses(slug: str) -> list[str]:
    """Names with a fifth of their letters changed, in one order for each game."""
    chance = random.Random(slug)
    names = []
    for card in catalogue(slug).cards:
        letters = [letter for letter in card["name"] if letter not in '"<&']
        for _ in range(max(2, len(letters) // 5)):
            letters[chance.randrange(len(letters))] = chance.choice("qxzjk")
        names.append("".join(letters))
    return (names * 20)[:5_000]


def worst_lists(slug: str) -> Iterator[tuple[str, list[str]]]:
    """Lists of which every line takes the most work; first those with as many unknown lines as a list may have."""
    names = near_misses(slug)
    for lines in (299, 4_999):
        for end in ("", ":", " (a) (b) (c) (d) (e) x2)", "(a) ! " * 25):
            yield f"{lines} lines that end in {end!r}", [f"{name[:40]}{end}" for name in names[:lines]]
        several = [" ".join(names[at : at + 5])[:198] for at in range(lines)]
        yield f"{lines} long lines", several
        yield f"{lines} long lines that end like headings", [f"{line}:" for line in several]
    yield "known names with remarks", [f"{card['name'].partition(',')[0]} (a) (b) (c)" for card in catalogue(slug).cards]


@pytest.mark.slow
@pytest.mark.parametrize("slug", READ)
def test_the_worst_lists_take_bounded_work(slug: str) -> None:
    read = reader(slug)
    for name, lines in worst_lists(slug):

        def act(text: str = "\n".join(lines)[:LARGEST]) -> None:
            with suppress(OddFile):
                read(text)

        assert calls(act) < MOST_CALLS, name


@pytest.mark.slow
@pytest.mark.parametrize("slug", READ)
def test_the_worst_files_take_bounded_work(slug: str) -> None:
    read = reader(slug)
    names = near_misses(slug)
    titles = [" ".join(names[at : at + 3])[:40] for at in range(4_000)]
    bodies = (
        "<deck>" + "\n".join(f'<card blueprintId="x" title="{title}"/>' for title in titles)[:LARGEST].rpartition("\n")[0] + "</deck>",
        "ver 2\nback reb.gif\n" + "\n".join(f'card "/x/t_x" "{title}" 1' for title in titles),
        '<deck game="x"><section name="Main">' + "\n".join(f'<card qty="1">{title}</card>' for title in titles[:299]) + "</section></deck>",
    )
    for file in GAMES[slug].lists.files:
        for body in filter(file.is_this, bodies):

            def act(text: str = body, file: DeckFile = file) -> None:
                with suppress(OddFile):
                    file.read(text, pool(slug), read)

            assert calls(act) < MOST_CALLS, (file.code, body[:20])


def test_a_run_of_spaces_is_one_space() -> None:
    """Several regular expressions take the third power of the length of a run of spaces, or more."""
    assert list(read_lines(f"2x\t Monnok{' ' * 150}a")) == [(1, f"2x\t Monnok{' ' * 150}a", "2x Monnok a")]


@pytest.mark.timeout(20)
def test_a_heading_is_read_in_time() -> None:
    """With a backtracking expression this takes days."""
    assert strip_heading("-" * 5_000 + "a" + " (" * 5_000 + "b") == "a" + " (" * 5_000 + "b"
