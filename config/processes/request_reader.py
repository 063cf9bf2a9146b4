"""Collect the bytes of one HTTP request until it is whole.

This decides only how long to wait: gunicorn's parser, which is strict, then reads the same bytes.  What it would read beyond them does not
arrive, so a different reading of the length cannot let one request begin inside another.
"""

from __future__ import annotations

import re
from tempfile import SpooledTemporaryFile
from typing import IO, Final

MAX_HEAD: Final = 64 * 1024  # bytes of the request line and the headers
IN_MEMORY: Final = 64 * 1024  # a longer body waits in a temporary file
MOST_BODY: Final = 900_000  # bytes; DATA_UPLOAD_MAX_MEMORY_SIZE of the settings
LARGEST_BODIES: Final = {b"/accounts/import/": 10_500_000}  # a backup of 10 MB in its form
END: Final = b"\r\n\r\n"
_LENGTH = re.compile(rb"\r\ncontent-length[ \t]*:[ \t]*(\d{1,15})[ \t]*(?=\r\n)", re.IGNORECASE)
_CHUNKED = re.compile(rb"\r\ntransfer-encoding[ \t]*:", re.IGNORECASE)
_CONTINUE = re.compile(rb"\r\nexpect[ \t]*:[ \t]*100-continue[ \t]*(?=\r\n)", re.IGNORECASE)


def largest_body(head: bytes | bytearray) -> int:
    """The bytes of the longest body that this request may have.

    >>> largest_body(b"POST /decks/new/ HTTP/1.1"), largest_body(b"POST /accounts/import/ HTTP/1.1")
    (900000, 10500000)
    """
    path = bytes(head[: head.find(b" HTTP/")]).partition(b" ")[2].partition(b"?")[0]
    return LARGEST_BODIES.get(path, MOST_BODY)


class RequestReader:
    """The bytes of a request that have arrived.

    >>> reader = RequestReader()
    >>> reader.feed(b"POST / HTTP/1.1\\r\\nContent-Length: 3\\r\\n\\r\\na=")
    >>> reader.has_head, reader.is_whole
    (True, False)
    >>> reader.feed(b"1GET /next")
    >>> reader.is_whole, reader.take().read()[-3:], reader.rest
    (True, b'a=1', b'GET /next')
    >>> reader.file.close()
    """

    def __init__(self) -> None:
        self.head = bytearray()
        self.missing = 0  # bytes of the body
        self.has_head = False
        self.wants_continue = False  # the client waits for `100 Continue` before it sends the body
        self.rest = b""  # what came after the request
        self.file: IO[bytes] = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 (closed after the answer)

    @property
    def is_empty(self) -> bool:
        return not self.head

    @property
    def is_whole(self) -> bool:
        return self.has_head and not self.missing

    @property
    def is_too_long(self) -> bool:
        return not self.has_head and len(self.head) > MAX_HEAD

    def feed(self, data: bytes) -> None:
        if not self.has_head:
            begin = max(0, len(self.head) - len(END) + 1)
            self.head += data
            at = self.head.find(END, begin)
            if at < 0:
                return
            data = bytes(self.head[at + len(END) :])
            del self.head[at + len(END) :]
            self._read_head()
        self.file.write(data[: self.missing])
        self.rest += data[self.missing :]
        self.missing -= min(self.missing, len(data))

    def _read_head(self) -> None:
        self.has_head = True
        self.file.write(self.head)
        lengths = _LENGTH.findall(self.head)
        # Two lengths, a body in chunks or one that is too long: the parser or the application refuses the request by its headers alone.
        if len(lengths) == 1 and not _CHUNKED.search(self.head) and int(lengths[0]) <= largest_body(self.head):
            self.missing = int(lengths[0])
            self.wants_continue = self.missing > 0 and _CONTINUE.search(self.head) is not None

    def take(self) -> IO[bytes]:
        """The request from its first byte."""
        self.file.seek(0)
        return self.file
