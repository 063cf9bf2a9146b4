"""Refuse a request body that ends before its Content-Length.

A client that breaks off in the middle would otherwise be taken at its word: a form or a list of cards would be stored by half.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from django.conf import settings
from django.core.exceptions import BadRequest, RequestDataTooBig
from django.utils.translation import gettext as _

Application = Callable[[dict[str, Any], Any], Any]


class Stream(Protocol):
    def read(self, size: int = -1, /) -> bytes: ...

    def readline(self, size: int = -1, /) -> bytes: ...


class WholeBody:
    """A WSGI input that raises BadRequest where the body ends too early.

    >>> import io
    >>> WholeBody(io.BytesIO(b"name=Falcon"), 11).read()
    b'name=Falcon'
    >>> WholeBody(io.BytesIO(b"name=Fal"), 11).read()
    Traceback (most recent call last):
        ...
    django.core.exceptions.BadRequest: The request body ended before its Content-Length.
    """

    def __init__(self, stream: Stream, length: int) -> None:
        self.stream = stream
        self.length = self.missing = length

    def read(self, size: int = -1) -> bytes:
        size = self.missing if size is None or size < 0 else min(size, self.missing)
        data = self.stream.read(size)
        self.missing -= len(data)
        if len(data) < size:
            raise self.early_end()
        return data

    def readline(self, size: int = -1) -> bytes:
        size = self.missing if size is None or size < 0 else min(size, self.missing)
        line = self.stream.readline(size)
        self.missing -= len(line)
        if self.missing and len(line) < size and not line.endswith(b"\n"):
            raise self.early_end()
        return line

    def early_end(self) -> Exception:
        """The error: the web server does not wait for a body that is too long, so such a body ends early, too."""
        if self.length > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            return RequestDataTooBig("The request body is too long.")
        return BadRequest(_("The request body ended before its Content-Length."))


def with_whole_bodies(application: Application) -> Application:
    """The WSGI application, with an input that raises BadRequest where the body ends too early."""

    def handle(environ: dict[str, Any], start_response: Any) -> Any:
        length = environ.get("CONTENT_LENGTH") or ""
        if length.isdecimal() and int(length):
            environ["wsgi.input"] = WholeBody(environ["wsgi.input"], int(length))
        return application(environ, start_response)

    return handle
