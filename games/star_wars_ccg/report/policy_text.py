"""The policies and the passive opponent of a run in a few sentences, from the texts [policies] and [policy_text]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.policies.search import NAME, SEARCH, playouts_of, search_text
from games.star_wars_ccg.texts import TEXTS
from games.texts import Words, filled, joined

POLICY_NAMES: Final[Mapping[str, Words]] = {**TEXTS.section("policies"), SEARCH: NAME}
BLANK_TEXT: Final = TEXTS["blank_card.help"]

_TEXTS: Final = TEXTS.section("policy_text")


def match_text(options: Mapping[str, Any]) -> Words:
    """The policies of both sides of a match."""
    first, second = (POLICY_NAMES[options[f"policy_{side}"]] for side in (0, 1))
    match = filled(_TEXTS["match"], first=first, second=second)
    return joined([match, *_searches(options), _TEXTS["match_blanks"], filled(_TEXTS["match_limit"], turns=options["turn_limit"])])


def policy_text(options: Mapping[str, Any]) -> Words:
    policy = filled(_TEXTS["policy"], name=POLICY_NAMES[options["policy"]])
    opponent = filled(_TEXTS["opponent"], own=options["own_icons"], other=options["opposing_icons"])
    return joined([policy, *_searches(options), opponent, _TEXTS["blanks"], filled(_TEXTS["limit"], turns=options["turn_limit"])])


def _searches(options: Mapping[str, Any]) -> list[Words]:
    return [search_text(playouts, _TEXTS["search"]) for playouts in sorted(set(playouts_of(options)))]
