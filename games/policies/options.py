"""The option of a run that chooses a player's policy.

side: the ending of the options of one side of a match, "_0" or "_1"; "" where there is one player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from games.contracts.catalogue import Choice
from games.contracts.runs import OptionSpec
from games.texts import TEXTS, Words

# The sides of a match, as the endings of their options.
MATCH_SIDES: Final = ("_0", "_1")


def policy_option(codes: Iterable[str], names: Mapping[str, Words], default: str, side: str = "") -> OptionSpec:
    """The policy of a player.

    codes: the policies on offer, in the order of the form.
    names: their names in each language.
    """
    choices = tuple(Choice(code, names[code]) for code in codes)
    return OptionSpec(f"policy{side}", "choice", default, TEXTS[f"policies.policy{side}"], choices=choices)
