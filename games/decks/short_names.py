"""The short names by which players call a game's cards, from the file `short_names.toml` of the game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FILE_NAME: Final = "short_names.toml"

# Short name -> the titles that it may stand for.
ShortNames = Mapping[str, tuple[str, ...]]


def load_short_names(module: str) -> ShortNames:
    """The table beside a module.  module: its `__file__`.

    A line of the file is `"Falcon" = "Millennium Falcon"`, or names several titles in a list.
    """
    with (Path(module).parent / FILE_NAME).open("rb") as file:
        return {short: (titles,) if isinstance(titles, str) else tuple(titles) for short, titles in tomllib.load(file).items()}
