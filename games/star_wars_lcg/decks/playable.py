"""Check whether a decklist can be played at all; a deck that breaks the rules of its format can."""

from __future__ import annotations

from typing import Final

from games.contracts.decks import Decklist, NotPlayable, Problem
from games.star_wars_lcg.catalogue.fields import OBJECTIVE
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.contents import DeckContents, deck_contents
from games.star_wars_lcg.play.constants import OBJECTIVES_SEEN, OPENING_HAND

# More cards than any deck needs: a list from outside must not cost unbounded work.
MOST_CARDS: Final = 3000


def playable_contents(decklist: Decklist, pool: Pool) -> DeckContents:
    """The contents of a deck that can be played; NotPlayable with every reason otherwise."""
    contents = deck_contents(decklist, pool)
    if problems := _problems(contents, pool):
        raise NotPlayable(problems)
    return contents


def _problems(contents: DeckContents, pool: Pool) -> list[Problem]:
    problems = [problem for problem in contents.problems if problem.code != "incomplete_set"]
    if (count := contents.affiliation_count) != 1:
        problems.append(Problem("affiliation_count", "LCG-DB-01", cards=tuple(contents.affiliations), found=count, allowed=1))
    if problems:
        return problems
    side = pool.cards[next(iter(contents.affiliations))].side
    for code in sorted(contents.cards):
        if (card_side := pool.cards[code].side) != side:
            problems.append(Problem("mixed_sides", "LCG-DB-05", cards=(code,), values=(("side", card_side), ("deck_side", side))))
    objectives = sum(copies for code, copies in contents.cards.items() if pool.cards[code].type == OBJECTIVE)
    total = sum(contents.cards.values())
    if objectives < OBJECTIVES_SEEN:
        problems.append(Problem("too_few_objectives", "LCG-SET-08", found=objectives, allowed=OBJECTIVES_SEEN))
    elif total - objectives < OPENING_HAND:
        problems.append(Problem("too_few_command_cards", "LCG-SET-09", found=total - objectives, allowed=OPENING_HAND))
    if total > MOST_CARDS:
        problems.append(Problem("too_many_cards", "LCG-DB-03", found=total, allowed=MOST_CARDS))
    return problems
