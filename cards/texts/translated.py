"""A gettext message as a text in every language, as the texts of the games are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from django.utils.translation import override

from games.texts import LANGUAGES

if TYPE_CHECKING:
    from django_stubs_ext import StrPromise


class Translated(Mapping[str, str]):
    """A gettext message where `Words` are expected.  Each text is looked up when it is read, so this can be made at import."""

    def __init__(self, message: StrPromise) -> None:
        self._message = message

    def __getitem__(self, language: str) -> str:
        if language not in LANGUAGES:
            raise KeyError(language)
        with override(language):
            return str(self._message)

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)
