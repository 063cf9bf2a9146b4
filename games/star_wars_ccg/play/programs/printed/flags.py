"""Operations that only say yes: each sets these members of the card to True."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

FLAGS: Final[Mapping[str, tuple[str, ...]]] = {
    "asteroids": ("has_asteroids",),
    "caught_uncovered": ("is_caught_uncovered",),
    "changes_hands": ("may_be_given",),
    "clings": ("clings",),
    "devours": ("devours",),
    "doubles_if_drawn": ("doubles_if_drawn",),
    "eats_droids": ("eats_droids",),
    "expands": ("expands",),
    "falls_to_bullseye": ("falls_to_bullseye",),
    "fires_from_orbit": ("fires_from_orbit",),
    "flies": ("flies", "lands"),
    "goes_last": ("goes_last",),
    "goes_to_used": ("is_spared",),
    "grabs": ("grabs",),
    "grabs_free": ("grabs", "grabs_free"),
    "guards_cost": ("guards_cost",),
    "is_stowed": ("is_stowed",),
    "keeps_cost": ("keeps_cost",),
    "keeps_text": ("keeps_text",),
    "lands": ("lands",),
    "limits_copies": ("limits_copies",),
    "once_a_game": ("once_a_game",),
    "only_reacts": ("only_reacts",),
    "outlives_blast": ("outlives_blast",),
    "rack": ("is_store", "is_rack"),
    "regenerates": ("regenerates",),
    "regenerates_unhit": ("regenerates", "only_unhit"),
    "stands_in": ("is_senator",),
    "stops_force": ("stops_force",),
    "store": ("is_store",),
    "suspends_pilot": ("suspends_pilot",),
    "walks": ("walks",),
}
