"""Reader of settings from the environment; an invalid value stops the start with a one-sentence error."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn, TypeAlias
from urllib.parse import parse_qsl, urlsplit

import dj_database_url
import dj_email_url
from environs import Env, EnvError

Number: TypeAlias = float  # `float` inside the class below is a method


def refuse(sentence: str) -> NoReturn:
    """Exit with this sentence: it tells an operator more than a stack trace does."""
    raise SystemExit(f"Stardeck does not start. {sentence}")


def _or_refuse(read: Callable[..., Any], remedy: str) -> Callable[..., Any]:
    def method(self: Env, name: str, *args: Any, **options: Any) -> Any:
        try:
            return read(self, name, *args, **options)
        except (EnvError, ValueError):
            refuse(f"{name}={self.str(name)}: {remedy}")

    return method


class Environment(Env):
    """`environs.Env`, with a sentence instead of a stack trace for an invalid value."""

    bool = _or_refuse(Env.bool, "use True or False.")  # type: ignore[assignment]  # a method of the same form
    int = _or_refuse(Env.int, "use a whole number.")  # type: ignore[assignment]  # as above
    float = _or_refuse(Env.float, "use a number.")  # type: ignore[assignment]  # as above

    def choice(self, name: str, default: str, choices: tuple[str, ...]) -> str:
        value = self.str(name, default)
        if value not in choices:
            refuse(f"{name}={value}: use {', '.join(choices[:-1])} or {choices[-1]}.")
        return value

    def words(self, name: str, default: list[str], *, pattern: str = ".*", remedy: str = "") -> list[str]:
        """Values separated by commas, each matching `pattern`; `default` if there are none."""
        found = [word.strip() for word in self.list(name, default) if word.strip()]
        for word in found:
            if not re.fullmatch(pattern, word):
                refuse(f"{name}={word}: {remedy}")
        return found or default

    def number(self, name: str, default: Number, low: Number, high: Number) -> Any:
        """A number from `low` to `high`; a whole number if the default is one."""
        value = (self.int if isinstance(default, int) else self.float)(name, default)
        if not low <= value <= high:
            refuse(f"{name}={value}: use {low:,} to {high:,}.")
        return value

    def folder(self, name: str, default: Path, *inside: str) -> Path:
        """The folder that the variable names, relative to the parent of `default`, or `default`; created with its folders `inside`."""
        path = default.parent / (self.str(name, "") or default.name)
        try:
            for each in (path, *(path / name for name in inside)):
                if not each.exists():
                    each.mkdir(mode=0o700, parents=True)
        except OSError as error:
            refuse(f"{name}={path}: this folder cannot be created ({error.strerror}).")
        return path

    def redis(self, name: str, *, or_else: str) -> str:
        """The address of a Redis server, or `or_else`.  It may contain a password, so errors never print it."""
        url = self.str(name, "") or or_else
        try:
            parts = urlsplit(url)
            sound = parts.scheme in ("redis", "rediss") and parts.port != 0 and re.fullmatch(r"/?\d{0,9}", parts.path)
        except ValueError:  # the port is not a number
            sound = None
        if not sound and url != or_else:
            refuse(f"{name}: use redis://:password@host:6379/0, or {or_else or 'leave it empty'}.")
        return url


def database(url: str) -> dict[str, Any]:
    """Django's settings for the database at `url`, which may contain a password, so errors never print it."""
    try:
        found = dict(dj_database_url.parse(url))
    except ValueError:
        found = {}
    if not str(found.get("ENGINE")).endswith((".sqlite3", ".postgresql")) or found["NAME"] in (
        "",
        ":memory:",
    ):  # each process its own
        refuse("DATABASE_URL: use sqlite:///path or postgresql://user:password@host:5432/name.")
    return found


def mail(url: str) -> dict[str, Any]:
    """Django's settings to send mail by `url`, which may contain a password, so errors never print it."""
    try:
        found = dict(dj_email_url.parse(url))
    except (ValueError, KeyError):
        found = {}
    kind = str(found.get("EMAIL_BACKEND")).split(".")[-2:-1]
    flags = {value.lower() for name, value in parse_qsl(urlsplit(url).query) if name in ("ssl", "tls")}
    if kind not in (["console"], ["smtp"], ["dummy"]) or not flags <= {"true", "false"}:  # any other word would switch encryption off
        refuse("EMAIL_URL: use console:// or smtp://user:password@host:587/?tls=True.")
    return found


def for_owner_only(*paths: Path) -> None:
    """Let only their owner use these folders and files, which hold sessions and private decks.  Create files that do not exist."""
    for path in paths:
        with suppress(OSError):  # another user's, or on a read-only file system: the first write reports it
            if not path.exists():
                os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
            allowed = path.stat().st_mode & 0o777
            if allowed & 0o077:
                path.chmod(allowed & 0o700)


def own_secret(path: Path) -> str:
    """The secret key of this installation, created on the first start; only the file's owner may read it."""
    if not path.exists():
        draft = path.with_name(f"{path.name}.{os.getpid()}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(50))
        try:
            os.link(draft, path)  # fails if another process has created the file meanwhile
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return path.read_text(encoding="utf-8").strip()
