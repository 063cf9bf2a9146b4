"""How fully the rules play a card: full, partial or none, with the reason.

A game says in `report/coverage.py` what its rules leave out.  A card without text is full, because there is nothing to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from games.abilities.effects import Abilities, all_effects
from games.abilities.vocabulary import Vocabulary
from games.contracts.catalogue import Record
from games.contracts.game import Game
from games.contracts.report import PLAYED_PARTS, CardCoverage, Coverage, PlayedPart
from games.texts import TEXTS, Words, joined

# Whether the rules lack something of the card, a value of the game's own type.
Test = Callable[[Any], object]


@dataclass(frozen=True, slots=True)
class Gap:
    """A part that the rules leave out of some cards, the level that remains, and what a run still plays of these cards."""

    level: Coverage
    test: Test
    played: PlayedPart


def partial(test: Test) -> Gap:
    return Gap("partial", test, "some")


def numbers_only(test: Test, level: Coverage = "partial") -> Gap:
    """A gap that leaves a card its numbers and keywords, and nothing of its text."""
    return Gap(level, test, "numbers")


def none(test: Test) -> Gap:
    return Gap("none", test, "nothing")


def _has_text(card: Any) -> bool:
    """Never textless, for a game whose cards do not say whether they print a text."""
    return False


def _is_not_said(card: Any) -> None:
    """For a game that gives no reasons by card."""


class CoverageRules:
    """The gaps of a game's rules.  The first gap of a card gives its level, all gaps of this level give the reasons.

    reasons: the texts of the reasons, by the names of the gaps ("text"); a type may have one of its own ("objective_text").
    unplayed_types: types of cards that are never played; the reason has the name of the type.
    is_textless: whether a card prints no text, for a game whose cards say so.
    lacks: a sentence about what the rules lack of this card, None for none; it ends the reason.
    """

    def __init__(
        self,
        reasons: Mapping[str, Words],
        unplayed_types: tuple[str, ...] = (),
        is_textless: Test = _has_text,
        lacks: Callable[[Any], Words | None] = _is_not_said,
        /,
        **gaps: Gap,
    ) -> None:
        self.unplayed_types = unplayed_types
        self.is_textless = is_textless
        self.lacks = lacks
        self.reasons = reasons
        self.gaps = gaps
        if missing := {*gaps, *unplayed_types} - reasons.keys():
            raise KeyError(f"[coverage] of the game's texts lacks {', '.join(sorted(missing))}; add a sentence for each.")

    def __call__(self, code: str, pool: Any) -> CardCoverage | None:
        """The coverage of one copy of a card; None if the pool does not have it."""
        card = pool.cards.get(code)
        return None if card is None else self.of(card)

    def of(self, card: Any, copies: int = 1) -> CardCoverage:
        """The coverage of copies of a card."""
        if card.type in self.unplayed_types:
            return CardCoverage(card.code, card.name, copies, "none", self.reasons[card.type])
        found = [(name, gap) for name, gap in self.gaps.items() if gap.test(card)]
        if not found:
            return CardCoverage(card.code, card.name, copies, "full", is_textless=bool(self.is_textless(card)))
        level = found[0][1].level
        found = [(name, gap) for name, gap in found if gap.level == level]
        reasons = [self.reasons.get(f"{card.type}_{name}") or self.reasons[name] for name, _ in found]
        if (sentence := self.lacks(card)) is not None:
            reasons.append(sentence)
        least = max((gap.played for _, gap in found), key=PLAYED_PARTS.index)
        return CardCoverage(card.code, card.name, copies, level, joined(reasons), part=least)


def coverage_of(game: Game, card: Record, pool: Any) -> CardCoverage:
    """How fully the rules play the card of this record (its `code`, `name` and `facts`), independent of a run's options."""
    code, name, facts = card["code"], card["name"], card["facts"]
    is_textless = game.cards.is_textless(facts)
    found = game.card_coverage(code, pool) if game.is_played else None
    if found is None:
        if is_textless:
            return CardCoverage(code, name, 1, "full", is_textless=True)
        return CardCoverage(code, name, 1, "none", TEXTS["coverage.not_in_decks" if game.is_played else "coverage.game_not_played"])
    if found.level != "full":
        return found
    if is_textless or game.cards.writer is None or facts.get("abilities"):
        return replace(found, is_textless=is_textless)
    return CardCoverage(code, name, 1, "none", TEXTS["coverage.undeclared"])


def operations(abilities: Abilities) -> set[str]:
    """The codes of all operations in the abilities."""
    return {effect["op"] for effect in all_effects(abilities)}


def affected(vocabulary: Vocabulary, abilities: Abilities) -> set[str]:
    """The owners ("own", "opponent", "any") of the cards and tokens that the abilities change."""
    return {vocabulary.operations[effect["op"]].affected(effect) for effect in all_effects(abilities)} - {""}


def is_played(vocabulary: Vocabulary, abilities: Abilities) -> bool:
    """Whether the rules carry out every effect."""
    rows = vocabulary.operations
    return all(code in rows and rows[code].is_played for code in operations(abilities))


def unplayed(vocabulary: Vocabulary) -> Test:
    """Whether the card has an effect that the rules do not carry out."""
    return lambda card: not is_played(vocabulary, card.abilities)
