"""The policies of a match in a few sentences, from the texts [match_policies] and [match_text]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.policies.search import NAME, SEARCH, playouts_of, search_text
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words, filled, joined

POLICY_NAMES: Final[Mapping[str, Words]] = {**TEXTS.section("match_policies"), SEARCH: NAME}

_TEXTS: Final = TEXTS.section("match_text")


def match_text(options: Mapping[str, Any]) -> Words:
    """The policies of both sides, and which texts are played."""
    names = [POLICY_NAMES[options[f"policy_{side}"]] for side in (0, 1)]
    sentences = [filled(_TEXTS["match"], first=names[0], second=names[1])]
    sentences += [_TEXTS[name] for name in ("default", "random") if name in (options["policy_0"], options["policy_1"])]
    for playouts in sorted(set(playouts_of(options))):
        sentences.append(search_text(playouts, _TEXTS["search"]))
    sentences.append(_TEXTS["with_texts" if options["texts"] else "without_texts"])
    return joined(sentences)
