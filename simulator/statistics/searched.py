"""What searching policies answered in the games of a run, so that a replay need not search again.

A search may take seconds for each of its decisions.  Its answers are kept with the chunk that played the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.contracts.report import Replay
from games.contracts.runs import Answers, PreparedGoldfish, Searching

# Raised when another form of answers is stored: an equal request then plays its games again, and these can be replayed.
SEARCH_VERSION = 1
# index of a run -> the answers of each of its games that has a replay, in the order of these games.  JSON makes the index a text.
ByIndex = Mapping[str, Sequence[Answers]]


def answers_of_last(prepared: PreparedGoldfish) -> Sequence[Answers]:
    """One entry for each game that has a replay, of the index that was played last; empty if this kind of run keeps no answers."""
    return prepared.answers if isinstance(prepared, Searching) else ()


def is_searched(answers: Sequence[Answers]) -> bool:
    """Whether a policy searched in one of these games."""
    return any(found for game in answers for found in game)


def replayed(prepared: PreparedGoldfish, seed: int, index: int, answers: Answers = ()) -> Replay:
    """The replay of a game, by the answers of its searching policies if these are known."""
    return prepared.replay(seed, index, answers) if answers and isinstance(prepared, Searching) else prepared.replay(seed, index)
