"""The policies and the passive opponent of a run in a few sentences, from the texts [policies] and [policy_text]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.legend_of_stars.texts import TEXTS
from games.policies.search import NAME, SEARCH, playouts_of, search_text
from games.texts import Words, filled, joined

POLICY_NAMES: Final[Mapping[str, Words]] = {**TEXTS.section("policies"), SEARCH: NAME}
BLANK_TEXT: Final = TEXTS["blank_card.help"]

_TEXTS: Final = TEXTS.section("policy_text")


def policy_text(options: Mapping[str, Any]) -> Words:
    """The policy and the passive opponent of a goldfish run."""
    sentences = [_policy(options["policy"]), _TEXTS[f"order_{options['order']}"], _TEXTS["opponent"]]
    return joined([*sentences, filled(_TEXTS["limits"], turns=options["turn_limit"])])


def match_text(options: Mapping[str, Any]) -> Words:
    """The policies of both sides of a match."""
    sentences = [filled(_TEXTS["match"], first=_policy(options["policy_0"]), second=_policy(options["policy_1"]))]
    sentences += [search_text(playouts, _TEXTS["search"]) for playouts in sorted(set(playouts_of(options)))]
    return joined([*sentences, _TEXTS["bonus_draw"]] if options["mulligan_bonus_draw"] else sentences)


def _policy(name: str) -> Words:
    return filled(_TEXTS["policy"], name=POLICY_NAMES[name])
