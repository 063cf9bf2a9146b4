"""What a child is playing, noted where it outlives the child, and the end of a child whose game never ends.

A signal handler of Python ends a loop in interpreted code only: compiled rules and C code run on until they are done, and hold the
interpreter all the while.  So a thread that needs no interpreter (faulthandler's) ends the process, and says on the standard error where
it was.  Whatever ended it, its successor in the same place of the pool finds the note and gives the chunk back at once, with the game.

slot: eight whole numbers of 64 bits in memory that the main process shares with its children, one slot for each place in the pool.
"""

from __future__ import annotations

import faulthandler
import mmap
import sys
import time
import uuid
from dataclasses import dataclass

from simulator.models import Chunk

SLOTS = 512
CHUNK, TOKEN, GAME, UNTIL = 0, 1, 3, 4  # where a slot holds what; the token takes two numbers, UNTIL is in milliseconds
WORDS = 8
HALF = 1 << 64

_shared = memoryview(mmap.mmap(-1, SLOTS * WORDS * 8)).cast("Q")


@dataclass(frozen=True, slots=True)
class Note:
    """What a child held when it went away.  game: the one being played, None before the first; too_long: it had its time."""

    chunk: int
    token: uuid.UUID
    game: int | None
    too_long: bool


class Watch:
    """Notes what this process plays.  place: of a child in its pool; None for a process that has no successor, and is not ended."""

    def __init__(self, place: int | None = None) -> None:
        known = place is not None and place < SLOTS
        self.ends = known
        self.slot = _shared[place * WORDS : (place + 1) * WORDS] if known else memoryview(bytearray(WORDS * 8)).cast("Q")  # type: ignore[operator]

    def begin(self, chunk: Chunk) -> None:
        slot = self.slot
        assert chunk.lease_token
        slot[TOKEN], slot[TOKEN + 1] = divmod(chunk.lease_token.int, HALF)
        slot[GAME] = 0
        slot[UNTIL] = 0
        slot[CHUNK] = chunk.pk  # last: a slot without it says nothing

    def game(self, index: int) -> None:
        self.slot[GAME] = index + 1

    def limit(self, seconds: float) -> None:
        """End this process after so many seconds without another call."""
        self.slot[UNTIL] = int((time.monotonic() + seconds) * 1000)
        if self.ends:
            faulthandler.dump_traceback_later(seconds, exit=True, file=sys.__stderr__)

    def end(self) -> None:
        if self.ends:
            faulthandler.cancel_dump_traceback_later()
        self.slot[CHUNK] = 0

    def left_behind(self) -> Note | None:
        """What the last child in this place was playing when it went away; said once."""
        chunk, high, low, game, until = self.slot[CHUNK : UNTIL + 1].tolist()
        self.slot[CHUNK] = 0
        if not chunk:
            return None
        too_long = 0 < until <= time.monotonic() * 1000
        return Note(chunk, uuid.UUID(int=high * HALF + low), game - 1 if game else None, too_long)
