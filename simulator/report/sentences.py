"""Sentences of a report about its figures: what they measure, what they do not show, and how its intervals are made.

A report holds codes, each with the values of its sentence; readers get the sentences in their language.
Stored reports of older versions hold the sentences themselves, in every language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.translation import gettext_lazy, override

from games.texts import in_language

# One or several sentences in a report: {"sentences": [{"code": ..., and its values}, ...]}.
Sentences = dict[str, list[dict[str, Any]]]

# The sentence of each code, in the active language when it is written.
SENTENCES: Mapping[str, Any] = {
    "goldfish_limits": gettext_lazy(
        "These figures measure the built-in policy playing on its own, not human play: "
        "nothing gets in the deck's way, so they show the best case."
    ),
    # The game's own text of the policies says how games are paired.
    "match_limits": gettext_lazy("These figures measure the built-in policies against each other, not human play."),
    "undecided_games": gettext_lazy(
        "Of the games, %(undecided)s reached the turn limit without a result. "
        "They are not decided; in means they count with their last turn."
    ),
    "too_few_games_for_means": gettext_lazy(
        "The means have no interval: there are too few games (at least %(least)s that do not share their random numbers are needed)."
    ),
    "too_skewed_for_mean": gettext_lazy(
        "“%(name)s”: the mean has no interval, because a few games are far from all others; about %(least)s games are needed."
    ),
    "coverage_all": gettext_lazy("Every card was played with its whole text (cards with a text: %(printed)s)."),
    "coverage_textless": gettext_lazy("None of the cards prints a text."),
    "coverage_numbers_only": gettext_lazy(
        "No card's text was played (cards with a text: %(printed)s; with their numbers only: %(numbers)s; not at all: %(nothing)s)."
    ),
    "coverage": gettext_lazy(
        "Played with their whole text: %(all)s of the %(printed)s cards that have one; with a part of it: %(some)s; "
        "with their numbers only: %(numbers)s; not at all: %(nothing)s."
    ),
    "seen_meaning": gettext_lazy("A game counts as one that saw the card if its number “%(count)s” for the card is above 0."),
    "seen_won_by_side": gettext_lazy("It counts as won if the side that plays the card wins."),
    "seen_caution": gettext_lazy(
        "The share of wins in the games that saw a card does not measure how good the card is. Long games draw more cards: "
        "a deck that is fast when it wins therefore shows low figures for all its cards, and in a slow deck the cards that are "
        "seen late look good. To measure what one copy is worth, replace it with a blank."
    ),
    "blank_caution": gettext_lazy(
        "Each line replaces one copy of the card with a card that does nothing, in the same place, and plays the same games again. "
        "The difference is blank minus card. Of the many intervals, about one in twenty misses the true value by chance."
    ),
    "pair_caution": gettext_lazy(
        "Both decks played the same games: with the same random numbers, and with the cards that both lists have in the same places "
        "before the shuffle. The difference is the second deck minus the first. "
        "The gain says how many times as many games two separate runs would need."
    ),
    "strengths": gettext_lazy(
        "The strength of a side is one number from all its games, after Bradley and Terry: Elo points around a mean of 0. "
        "A side that is 100 points ahead wins about 64 of 100 games. All match-ups use the same random numbers, and the intervals "
        "(Student's t) count games on the same numbers as one. Three sides that beat each other in a circle cannot be described by one "
        "number each; the table of match-ups shows them."
    ),
    "strengths_undecided": gettext_lazy(
        "Strengths are not shown: one side, or a group of sides, won everything or lost everything against the others, "
        "so no number can say how much stronger or weaker it is."
    ),
    "strengths_too_few_games": gettext_lazy("Strengths are not shown: too few games have been played."),
    "intervals": gettext_lazy(
        "Intervals at 95%: Wilson's for shares (Clopper and Pearson's if all or none of the games count), Student's t for means, "
        "Tango's and Student's t for paired differences. Values that are all equal say nothing about spread, "
        "so their mean has no interval."
    ),
    "intervals_of_means": gettext_lazy(
        "A mean of fewer than %(least)s games, pairs or blocks has no interval: the deciding turn and other counts are often skewed, "
        "and 95%% intervals of fewer games would hold the true mean in less than 94%% of the runs."
    ),
    "intervals_of_skewed_means": gettext_lazy(
        "Nor has a mean of fewer games than %(times)s times the square of their skewness, as a few rare games decide it. "
        "The interval of any other mean is corrected for its skewness (Hall's transformation, 1992) if each game is counted by itself. "
        "No interval can show an event so rare that it is missing from all games."
    ),
    "intervals_of_blocks": gettext_lazy(
        "%(unit)s consecutive games use the same random numbers, so they are counted as one block. The interval of a share is the "
        "score interval over the blocks (Tango's for blocks of two). The interval of a mean, and of each turn of a curve, is "
        "Student's t over the blocks. The interval of a card's share uses only the blocks in which the card was seen: it is Wilson's, "
        "for the number of independent games that would vary as much. An incomplete last block counts in the shares and means, but "
        "not in their intervals."
    ),
    "intervals_of_matchups": gettext_lazy(
        "The interval of the mean deciding turn counts the games of all match-ups on the same random numbers as one block."
    ),
    "intervals_of_games": gettext_lazy(
        "If one game counts several things, the intervals of their shares and means take the game as the unit."
    ),
}


def coded(*codes: str) -> Sentences:
    """Sentences without values, as a report holds them."""
    return {"sentences": [{"code": code} for code in codes]}


def coverage_sentence(text: Mapping[str, int]) -> Sentences:
    """What was played of the cards that print a text, from their copies by `PlayedPart`."""
    printed = sum(text.values())
    if text["all"] == printed:
        code = "coverage_all" if printed else "coverage_textless"
    else:
        code = "coverage" if text["all"] or text["some"] else "coverage_numbers_only"
    return {"sentences": [{"code": code, "printed": printed, **text}]}


def are_sentences(value: Mapping[str, Any]) -> bool:
    return value.keys() == {"sentences"}


def sentences_text(sentences: Sequence[Mapping[str, Any]], language: str) -> str:
    """The sentences one after the other; Japanese and Chinese need no space between them."""
    with override(language):
        parts = []
        for each in sentences:
            values = {name: _shown(value, language) for name, value in each.items()}
            text = str(SENTENCES[each["code"]])
            parts.append(text % values if len(values) > 1 else text)
    return (" " if language == "en" else "").join(parts)


def _shown(value: object, language: str) -> object:
    """A value as its sentence shows it: a name in the language, and a count like all counts of a page, with its thousands apart."""
    if isinstance(value, Mapping):
        return in_language(value, language)
    return f"{value:,}" if isinstance(value, int) else value
