"""The watchdog: records the current game of each child in shared memory, and ends a child whose game never ends.

A Python signal handler can end a loop only in interpreted code: compiled rules and C code hold the interpreter until they return.  So a
thread that needs no interpreter (faulthandler's) ends the process and writes its stack to a file.  However a child dies, its successor in
the same place of the pool finds the note and releases the chunk before it plays, with the game.

slot: eight 64-bit integers in memory that the main process shares with its children.  Each place in the pool has one slot, and an unnamed
file for the stack of a game that was ended.
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

SLOTS = 64  # places in a pool that have a slot from the start
CHUNK, TOKEN, GAME, ALLOWED, ATTEMPT = 0, 1, 3, 4, 5  # positions in a slot; the token takes two numbers
WORDS = 8  # numbers in a slot
HALF = 1 << 64

MAX_STACK = 20_000  # bytes of a stack that are read


def _new_slots(places: int) -> memoryview:
    return memoryview(mmap.mmap(-1, places * WORDS * 8)).cast("Q")


_files: list[IO[bytes]] = []
_shared = _new_slots(SLOTS)


def open_files(places: int) -> None:
    """Make slots and files for this many children; call it in the main process, before it forks."""
    global _shared  # noqa: PLW0603 (set once a process, before it is used)
    if places > places_watched():
        _shared = _new_slots(places)
    _files.extend(tempfile.TemporaryFile() for _ in range(len(_files), places))  # noqa: SIM115 (for the life of the process)


def places_watched() -> int:
    return len(_shared) // WORDS


@dataclass(frozen=True, slots=True)
class Note:
    """The game that a child was playing when it died."""

    chunk: int  # its primary key
    token: uuid.UUID  # of the chunk's lease
    attempt: int  # that the claim of the chunk began, from 1
    game: int | None  # None before the first, while the deck is prepared
    where: str  # the stack of a game or a preparation that was ended because it took too long, or ""
    seconds: float = 0.0  # that it was allowed to take


class Watch:
    """Records what this process plays.

    place: the child's place in its pool; None for a process without a successor, which the watchdog does not end.
    """

    def __init__(self, place: int | None = None) -> None:
        self.ends = False
        self.file: IO[bytes] | None = None
        self.slot = memoryview(bytearray(WORDS * 8)).cast("Q")
        if place is not None and place < places_watched():
            self.ends = True
            self.file = _files[place] if place < len(_files) else None
            self.slot = _shared[place * WORDS : (place + 1) * WORDS]

    def begin(self, chunk: Chunk) -> None:
        """Record the chunk.  Call it before the chunk is claimed: a process that is killed at any moment until `end` leaves this note."""
        if chunk.lease_token is None:
            raise ValueError(f"The chunk {chunk} is noted before it is claimed: it has no lease token.")
        slot = self.slot
        slot[CHUNK] = 0
        slot[TOKEN], slot[TOKEN + 1] = divmod(chunk.lease_token.int, HALF)
        slot[GAME], slot[ATTEMPT] = 0, chunk.attempts
        slot[CHUNK] = chunk.pk  # last: a slot without it counts as empty

    def game(self, index: int | None) -> None:
        self.slot[GAME] = 0 if index is None else index + 1

    def limit(self, seconds: float | None, *, allowed: float = 0.0) -> None:
        """End this process after this many seconds, unless `limit` is called again; None removes the limit.

        allowed: the seconds that a game may take, for the note.
        """
        self.slot[ALLOWED] = round(allowed * 1000)
        file = self.file or sys.__stderr__
        if not self.ends or file is None:
            return
        if seconds is None:
            faulthandler.cancel_dump_traceback_later()
        else:
            faulthandler.dump_traceback_later(seconds, exit=True, file=file)

    def end(self) -> None:
        """Clear the slot, once the chunk is stored or released."""
        self.slot[CHUNK] = 0

    def left_behind(self) -> Note | None:
        """The note of the last child in this place, if it died while playing.

        The note stays until `released`, because this child may die as well before it has released the chunk.
        """
        chunk, high, low, game, allowed, attempt = self.slot[CHUNK : ATTEMPT + 1].tolist()
        if not chunk:
            self.released()  # the last child may have died between the two steps
            return None
        where = os.pread(self.file.fileno(), MAX_STACK, 0) if self.file else b""
        token = uuid.UUID(int=high * HALF + low)
        return Note(chunk, token, attempt, game - 1 if game else None, where.decode(errors="replace"), allowed / 1000)

    def released(self) -> None:
        """Clear the slot and the file of the stack, once the chunk of the last child is released."""
        self.end()
        if self.file:
            os.ftruncate(self.file.fileno(), 0)
            os.lseek(self.file.fileno(), 0, os.SEEK_SET)
