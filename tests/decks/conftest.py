"""The real catalogue for the tests of decks: loaded once a module, and gone again after it."""

from __future__ import annotations

from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

catalogue = catalogues.held(SLUG)
