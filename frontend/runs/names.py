"""Display names of runs, their sides and their policies."""

from __future__ import annotations

import re

from django.utils.translation import get_language, gettext, ngettext

from frontend.cards.catalogue import LocalizedCatalogue
from games.contracts.game import Game
from games.contracts.runs import Goldfish, Match
from games.texts import bracketed, colon, in_language
from simulator.models import Run
from simulator.modes import CARDS, COMPARE, MATCH, MATCHUPS, mode_of, together_of
from simulator.requests.players import POLICY

MAX_SIDE_NAME = 60  # characters of a side's name


def mode_name(mode: str, rules: Game) -> str:
    together = together_of(rules)
    names = {
        MATCH: gettext("Match"),
        CARDS: in_language(together.title, get_language() or "en") if together else gettext("What each card is worth"),
        COMPARE: gettext("Comparison"),
        MATCHUPS: gettext("Match-ups"),
    }
    return names.get(mode, gettext("Goldfish"))


def run_title(run: Run, catalogue: LocalizedCatalogue) -> str:
    """The sides of a run in a few words."""
    names = run.plan.get("names", ())
    if run.mode == MATCH:
        return " – ".join(side_names(run, catalogue))
    if run.mode == COMPARE:
        return " – ".join(study_sides(run, catalogue))
    if run.mode == MATCHUPS and (cells := run.plan.get("pairings")):
        rows, columns = (len({cell[side] for cell in cells}) for side in (0, 1))
        return gettext("%(rows)s × %(columns)s lists") % {"rows": rows, "columns": columns}
    if run.mode == MATCHUPS:
        sides = len(run.plan["policies"])
        count = ngettext("%(sides)s side", "%(sides)s sides", sides) % {"sides": sides}
        return f"{run.deck_name}{colon(catalogue.language)}{count}" if run.deck_name else count
    return run.deck_name or next((name for name in names if name), "")


def study_sides(run: Run, catalogue: LocalizedCatalogue) -> list[str]:
    """The names of a study's sides: the given name, or else the policy, with the side's number if another side has the same policy."""
    how = mode_of(catalogue.game, run.mode)
    option = f"{POLICY}_0" if run.mode == MATCHUPS else POLICY
    names = run.plan.get("names", ())
    policies = run.plan.get("policies") or [""] * len(names)
    sides = []
    for number, (name, policy) in enumerate(zip(names, policies, strict=True), 1):
        of_policy = choice_name(how, option, policy, catalogue) if name in ("", policy) else ""
        if of_policy and not name and policies.count(policy) > 1:
            of_policy = f"{of_policy} {number}"
        sides.append(of_policy or name or str(number))
    return sides


def policy_name(run: Run, catalogue: LocalizedCatalogue, option: str = POLICY) -> str:
    """The short name of the run's policy in this option; "" if the game has no such option."""
    return choice_name(mode_of(catalogue.game, run.mode), option, str(run.options.get(option, "")), catalogue)


def choice_name(how: Goldfish | Match | None, option: str, code: str, catalogue: LocalizedCatalogue) -> str:
    """The short name of an option's choice; "" if the game has no such option or choice."""
    specs = how.options if how else ()
    choices = next((spec.choices for spec in specs if spec.name == option), ())
    return next((short_name(catalogue.words(choice.names)) for choice in choices if choice.code == code), "")


def short_name(label: str) -> str:
    """The name before the colon, without its description.

    >>> short_name("Velocity: draws cards"), short_name("標準：効果で評価"), short_name("Random")
    ('Velocity', '標準', 'Random')
    """
    return re.split("[:：]", label)[0]


def side_names(run: Run, catalogue: LocalizedCatalogue) -> list[str]:
    """The names of a match's two sides: their policies, with their decks if each side has its own."""
    match = catalogue.game.match
    policies = [policy_name(run, catalogue, f"{POLICY}_{side}") or str(side + 1) for side in (0, 1)]
    if match is not None and match.shares_list:
        return policies
    given_names = [*run.plan.get("names", ()), "", ""]
    decks = [given_names[side] if given_names[side] != run.options.get(f"{POLICY}_{side}") else "" for side in (0, 1)]
    decks = [name or _faction_name(run, catalogue, side) for side, name in enumerate(decks)]
    return [deck + bracketed(policy, catalogue.language) if deck else policy for deck, policy in zip(decks, policies, strict=True)]


def _faction_name(run: Run, catalogue: LocalizedCatalogue, side: int) -> str:
    lists = [run.decklist, *run.decklist.get("others", ())]
    return catalogue.sides.get(lists[side]["side"] or "", "") if side < len(lists) else ""
