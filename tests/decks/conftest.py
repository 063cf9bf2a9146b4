"""Fixtures: the real cards of one game, loaded once for each module."""

from __future__ import annotations

from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

catalogue = catalogues.held(SLUG)
