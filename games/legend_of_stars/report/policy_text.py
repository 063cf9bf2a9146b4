"""The policies and the passive opponent of a run in a few sentences, from the texts [policies] and [policy_text]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.legend_of_stars.texts import TEXTS
from games.texts import Words, filled, joined

POLICY_NAMES: Final[Mapping[str, Words]] = TEXTS.section("policies")
BLANK_TEXT: Final = TEXTS["blank_card.help"]

_TEXTS: Final = TEXTS.section("policy_text")


def policy_text(options: Mapping[str, Any]) -> Words:
    """The policy and the passive opponent of a goldfish run."""
    sentences = [_policy(options["policy"]), _TEXTS[f"order_{options['order']}"], _TEXTS["opponent"]]
    return joined([*sentences, filled(_TEXTS["limits"], turns=options["turn_limit"])])


def match_text(options: Mapping[str, Any]) -> Words:
    """The policies of both sides of a match."""
    text = filled(_TEXTS["match"], first=_policy(options["policy_0"]), second=_policy(options["policy_1"]))
    return joined([text, _TEXTS["bonus_draw"]]) if options["mulligan_bonus_draw"] else text


def _policy(name: str) -> Words:
    return filled(_TEXTS["policy"], name=POLICY_NAMES[name])
