"""The texts of the game in each language: `en.toml`, `ja.toml`, `zh-hant.toml`."""

from __future__ import annotations

from typing import Final

from games.texts import load_texts

TEXTS: Final = load_texts(__file__)
