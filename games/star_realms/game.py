"""Star Realms as one `Game` value: its cards can be looked up."""

from __future__ import annotations

from games.contracts import Game
from games.star_realms import importing
from games.star_realms.facts import CARD_TYPES, FIELDS
from games.star_realms.words import ability_lines

GAME = Game(
    slug="star-realms",
    names={"en": "Star Realms", "ja": "スターレルム", "zh-hant": "星域奇航"},
    publisher="Wise Wizard Games",
    fields=FIELDS,
    card_types=CARD_TYPES,
    sides=(),
    import_formats={"star-realms-gallery": importing.read_gallery, "star-realms-json": importing.read_json},
    abilities=ability_lines,
)
