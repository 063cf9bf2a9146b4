"""A run's policy and its passive opponent, described in a few sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.star_wars_lcg.texts import TEXTS
from games.texts import Words, filled, joined


def policy_text(side: str, options: Mapping[str, Any]) -> Words:
    """The description for a deck of `side` ("light" or "dark") and a run's checked options."""
    codes = [f"opponent_of_{side}", "opponent", options["policy"]]
    if options["policy"] == "default":
        codes.append("discards_dead" if options["discard_dead"] else "discards_nothing")
        codes.append("no_mulligan" if options["mulligan"] == "never" else "mulligan")
    codes.append("card_texts" if options["texts"] else "no_card_text")
    if options["texts"] and options["policy"] == "default":
        codes.append("uses_abilities")
    codes.append(f"baseline_of_{side}")  # T-LCG-33 and section 7 of the rule specification
    return filled(joined([TEXTS[f"policy.{code}"] for code in codes]), **options)
