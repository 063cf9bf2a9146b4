"""Games with the search policy: the settings that it plays, and players with few playouts, so that tests are quick."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.machine import play_match
from games.engine.trace import digest
from tests.games.helpers.declarations import all_declarations
from tests.games.helpers.play_settings import Setting
from tests.games.helpers.sample_decks import DECKS, pool

# Fewer than a run can ask for: in some games the search still departs from the default policy.
FEW_PLAYOUTS = 3

SEARCHED = [setting for tests in all_declarations() for setting in tests.searched]


def searching(setting: Setting, **options: object):
    """Prepare a setting in which both sides search; never cached."""
    lists = [DECKS[setting.slug][deck] for deck in setting.decks]
    values = {**setting.played_by("search"), **options}
    return setting.rules.prepare(lists[0] if setting.part == "goldfish" else lists, pool(setting.slug), values)


def searching_briefly(setting: Setting, **options: object):
    """A goldfish as by `searching`, but with `FEW_PLAYOUTS`."""
    ready = searching(setting, **options)
    ready.options = {**ready.options, "playouts": FEW_PLAYOUTS}
    return ready


def players(setting: Setting, ready, seed: int, index: int, playouts: int = FEW_PLAYOUTS):
    """The searching players of one game, with few playouts."""
    seats = setting.seats(ready, seed, index)
    for player in seats:
        player.playouts = playouts
    return seats


def digests() -> Iterator[str]:
    """The digest of the first game of each setting."""
    for setting in SEARCHED:
        ready = searching(setting)
        game = ready.new_game(2**40 + 7, 0)
        play_match(game, players(setting, ready, 2**40 + 7, 0))
        yield f"{setting} {digest(game)}"
