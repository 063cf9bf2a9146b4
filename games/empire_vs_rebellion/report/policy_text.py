"""The policies and the passive opponent of a run in a few sentences, from the texts [policies] and [policy_text]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.empire_vs_rebellion.policies.by_name import PLAIN
from games.empire_vs_rebellion.texts import TEXTS
from games.policies.random import RANDOM
from games.policies.search import NAME as SEARCH_NAME
from games.policies.search import SEARCH, search_text
from games.texts import Words, filled, joined

POLICY_NAMES: Final[Mapping[str, Words]] = {**TEXTS.section("policies"), SEARCH: SEARCH_NAME}
STRATEGY_CHOICES: Final[Mapping[str, Words]] = TEXTS.section("choices.strategy")
BLANK_TEXT: Final = TEXTS["blank_card.help"]

_TEXTS: Final = TEXTS.section("policy_text")


def policy_text(options: Mapping[str, Any]) -> Words:
    """The policy and the passive opponent of a goldfish run."""
    sentences = [_policy(options)]
    if options["policy"] not in (PLAIN, RANDOM):
        sentences.append(filled(_TEXTS["stop_margin"], stop_margin=options["stop_margin"]))
    sentences.append(filled(_TEXTS["strategy"], strategy=STRATEGY_CHOICES[options["strategy"]]))
    balance = _TEXTS["balance_own" if options["balance"] else "balance_opponent"]
    sentences.append(filled(_TEXTS["opponent"], margin=options["margin"], balance=balance))
    return joined(sentences)


def match_text(options: Mapping[str, Any]) -> Words:
    """The policies of both sides of a match."""
    text = filled(_TEXTS["match"], first=_policy(options, "_0"), second=_policy(options, "_1"))
    return joined([text, _TEXTS["tutorial"]]) if options["tutorial"] else text


def _policy(options: Mapping[str, Any], side: str = "") -> Words:
    """The name of a policy as a sentence, and how the search works.  side: "_0" or "_1" in a match."""
    name = options[f"policy{side}"]
    sentence = filled(_TEXTS["policy"], name=POLICY_NAMES[name])
    return joined([sentence, search_text(options[f"playouts{side}"], _TEXTS["searched"])]) if name == SEARCH else sentence
