"""The names of the policies, and sentences that describe what the players of a run do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from games.policies.search import NAME, SEARCH, search_text
from games.star_realms.texts import TEXTS
from games.texts import LANGUAGES, Words, filled, in_language, joined
from games.texts import TEXTS as SHARED_TEXTS

POLICY_NAMES: Final[Mapping[str, Words]] = {**TEXTS.section("policy_names"), SEARCH: NAME}
MOST_CARDS_NAMED: Final = 5


@dataclass(frozen=True, slots=True)
class RuleFileSummary:
    """The description of a rule file in a report."""

    name: str = ""
    # The names of the cards that its rules name and the game does not have.
    absent: tuple[Words, ...] = ()


def policy_text(options: Mapping[str, Any], rules: RuleFileSummary = RuleFileSummary()) -> Words:
    """The policy of a goldfish run and its passive opponent, in a few sentences."""
    sentences = [_policy(options, rules)]
    if options["policy"] != "random":
        sentences.append(TEXTS["policy.shared"])
    sentences.append(filled(TEXTS["policy.opponent"], **options))
    if options["row_loss"]:
        sentences.append(filled(TEXTS["policy.row_loss"], **options))
    return joined(sentences)


def match_text(options: Mapping[str, Any], rules: Sequence[RuleFileSummary]) -> Words:
    """The policies of both sides of a match, in a few sentences."""
    first, second = (_policy(options, summary, f"_{side}") for side, summary in enumerate(rules))
    return joined([filled(TEXTS["policy.match"], first=first, second=second, authority=options["authority"]), TEXTS["policy.shared"]])


def _policy(options: Mapping[str, Any], rules: RuleFileSummary, side: str = "") -> Words:
    """The policy's name with that of its rule file; for the search also what it does."""
    policy = options[f"policy{side}"]
    name = POLICY_NAMES[policy]
    if rules.name:
        name = filled(TEXTS["policy.with_rule_file"], policy=name, rules=rules.name)
    sentences = [filled(TEXTS["policy.sentence"], text=name)]
    if rules.absent:
        sentences.append(filled(TEXTS["policy.absent_cards"], cards=_card_names(rules.absent)))
    if policy == SEARCH:
        sentences.append(search_text(options[f"playouts{side}"], TEXTS["policy.search"]))
    return joined(sentences)


def _card_names(cards: Sequence[Words]) -> Words:
    """The first few names, with an ellipsis where there are more."""
    comma = SHARED_TEXTS["marks.comma"]
    more = "…" if len(cards) > MOST_CARDS_NAMED else ""
    return {
        language: in_language(comma, language).join(in_language(names, language) for names in cards[:MOST_CARDS_NAMED]) + more
        for language in LANGUAGES
    }
