"""The texts of Empire vs. Rebellion in every language, one TOML file for each."""

from __future__ import annotations

from typing import Final

from games.texts import load_texts

TEXTS: Final = load_texts(__file__)
