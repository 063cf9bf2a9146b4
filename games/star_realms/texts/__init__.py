"""All texts of the game: English, Japanese and Traditional Chinese, one TOML file for each language."""

from __future__ import annotations

from typing import Final

from games.texts import load_texts

TEXTS: Final = load_texts(__file__)
