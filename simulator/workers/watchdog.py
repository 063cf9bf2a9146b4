"""What a child holds, noted where it outlives the child, and the end of a child whose game never ends.

A signal handler of Python ends a loop in interpreted code only: compiled rules and C code run on until they are done, and hold the
interpreter all the while.  So a thread that needs no interpreter (faulthandler's) ends the process, and writes down where it was.
Whatever ended it, its successor in the same place of the pool finds the note and gives the chunk back at once, with the game.

slot: eight whole numbers of 64 bits in memory that the main process shares with its children, one slot for each place in the pool, and a
file without a name for where a game was that had to be ended.
"""

from __future__ import annotations

import faulthandler
import mmap
import os
import sys
import tempfile
import uuid
from dataclasses import dataclass
from typing import IO

from simulator.models import Chunk

SLOTS = 64  # places in a pool for which there is room from the start
CHUNK, TOKEN, GAME = 0, 1, 3  # where a slot holds what; the token takes two numbers
WORDS = 8
HALF = 1 << 64

MOST_SAID = 20_000


def _room(places: int) -> memoryview:
    return memoryview(mmap.mmap(-1, places * WORDS * 8)).cast("Q")


_files: list[IO[bytes]] = []
_shared = _room(SLOTS)


def open_files(places: int) -> None:
    """In the main process, before it has children: room for so many at once."""
    global _shared  # noqa: PLW0603 (set once a process, before anybody looks)
    if places > places_watched():
        _shared = _room(places)
    _files.extend(tempfile.TemporaryFile() for _ in range(len(_files), places))  # noqa: SIM115 (for the life of the process)


def places_watched() -> int:
    return len(_shared) // WORDS


@dataclass(frozen=True, slots=True)
class Note:
    """What a child held when it went away.

    game: the one being played, None before the first.  where: of one that was ended, as it took too long, what was being executed.
    """

    chunk: int
    token: uuid.UUID
    game: int | None
    where: str


class Watch:
    """Notes what this process plays.  place: of a child in its pool; None for a process that has no successor, and is not ended."""

    def __init__(self, place: int | None = None) -> None:
        self.ends = False
        self.file: IO[bytes] | None = None
        self.slot = memoryview(bytearray(WORDS * 8)).cast("Q")
        if place is not None and place < places_watched():
            self.ends = True
            self.file = _files[place] if place < len(_files) else None
            self.slot = _shared[place * WORDS : (place + 1) * WORDS]

    def begin(self, chunk: Chunk) -> None:
        """Before the chunk is claimed, and until `end`: a process that is killed at any moment between has left word of it."""
        if chunk.lease_token is None:
            raise ValueError(f"The chunk {chunk} is noted before it is claimed: it has no lease token.")
        slot = self.slot
        slot[CHUNK] = 0
        slot[TOKEN], slot[TOKEN + 1] = divmod(chunk.lease_token.int, HALF)
        slot[GAME] = 0
        slot[CHUNK] = chunk.pk  # last: a slot without it says nothing

    def game(self, index: int | None) -> None:
        self.slot[GAME] = 0 if index is None else index + 1

    def limit(self, seconds: float | None) -> None:
        """End this process after so many seconds without another call; None: do not."""
        file = self.file or sys.__stderr__
        if not self.ends or file is None:
            return
        if seconds is None:
            faulthandler.cancel_dump_traceback_later()
        else:
            faulthandler.dump_traceback_later(seconds, exit=True, file=file)

    def end(self) -> None:
        """The chunk is stored or given back; nobody need look after it."""
        self.slot[CHUNK] = 0

    def left_behind(self) -> Note | None:
        """What the last child in this place was playing when it went away; said once."""
        chunk, high, low, game = self.slot[CHUNK : GAME + 1].tolist()
        self.slot[CHUNK] = 0
        where = b""
        if self.file:
            where = os.pread(self.file.fileno(), MOST_SAID, 0)
            os.ftruncate(self.file.fileno(), 0)
            os.lseek(self.file.fileno(), 0, os.SEEK_SET)
        if not chunk:
            return None
        return Note(chunk, uuid.UUID(int=high * HALF + low), game - 1 if game else None, where.decode(errors="replace"))
