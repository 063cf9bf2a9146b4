"""Texts of other cards that a card changes: words that cards of several sets share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import more_needed_ability
from games.star_wars_ccg.abilities.operations.fate import spend
from games.star_wars_ccg.abilities.operations.rules.guards import retarget_to, turn_attempt
from games.star_wars_ccg.abilities.operations.rules.limits import opposing_force_least
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import relocate, retrieve_top
from games.star_wars_ccg.abilities.operations.texts.amended import amends, in_text_of, not_in_phase, spares_cancelled
from games.star_wars_ccg.abilities.ops import action, cannot, card, constant, gains, lets, lost, total_power
from games.star_wars_ccg.abilities.parts import declared, force_least, it_is, opponents_turn, target, there_is, this_is, use, your_turn
from games.star_wars_ccg.abilities.pieces import cards, location, own_character

TRANSPORTS: Final = ["Nabrun Leids", "Elis Helrot"]
ON_SITE: Final = this_is(cards(at=location("site")))


def working(name: str, **where: Any) -> Any:
    """The condition that a player has this character somewhere, and that its text works."""
    state = [*where.pop("state", []), "working"]
    return there_is(own_character(named=name, state=state, **where))


def own_effect(name: str, **where: Any) -> Mapping[str, Any]:
    return cards("effect", named=name, whose="own", **where)


def unlimited(name: str) -> list[Any]:
    """That an Effect of the player is not unique and comes without cost."""
    return [lets("be_many", "come_free", who=own_effect(name, zone="hand"))]


def slow_transports() -> list[Any]:
    """The texts that limit transports to their owner's move phase, and to sites in the open."""
    both = cards("interrupt", named=TRANSPORTS, zone="held")
    covered = location("site", not_icon="exterior", not_mark="docking bay")
    return [
        constant(cannot("be_played", who=both), conditions=not_in_phase("move")),
        constant(cannot("be_played", who={**both, "whose": "own"}), conditions=opponents_turn()),
        constant(cannot("be_played", who={**both, "whose": "opponent"}), conditions=your_turn()),
        constant(shelters(TRANSPORTS, covered)),
    ]


def jawa_chief(chief: str, effect: str) -> list[Any]:
    """The texts of a chief of Jawas under whom an Effect counts twice, and comes without cost or for 6 Force of each player."""
    spends = [it_is(own_effect(effect)), force_least(6), opposing_force_least(6)]
    return [
        constant(*unlimited(effect)),
        amends(in_text_of(effect), gains("forfeit", 1, cards(mark="jawa", whose="own")), conditions=working(chief)),
        action(spend(6), spend(6, whose="opponent"), when="deployed", once_a="event", conditions=spends),
    ]


def night_watch(effect: str) -> list[Any]:
    """The texts of a character at a site for whom a night that the opponent ends is not lost."""
    ended = [it_is(cards("effect", named=effect)), there_is(location("system", where="related", state="scene")), ON_SITE]
    return [
        constant(spares_cancelled(cards("effect", named=effect, where="related")), conditions=ON_SITE),
        action(retrieve_top(2), when="cancelled", once_a="event", conditions=ended),
    ]


def sentry_chief(chief: str, effect: str, system: str) -> list[Any]:
    """The texts of a trooper under whom a sentry does all that it may, and each of it twice."""
    ground = location("site", system=system)
    guard = working(chief, at=ground)
    beside = location("site", where="adjacent")
    dearer = [gains("cost", 1, cards(whose="opponent", zone="hand", where=where)) for where in ("here", "adjacent")]
    effects = [
        [total_power(1), total_power(1, who=beside)],
        [more_needed_ability(1), more_needed_ability(1, who=beside)],
        dearer,
    ]
    return [
        constant(*unlimited(effect), shelters("Alter", own_effect(effect)), conditions=this_is(cards(at=ground))),
        amends(in_text_of(effect), *(each for made in effects for each in made), conditions=guard),
        *(
            amends(
                in_text_of(effect),
                *(each for other, made in enumerate(effects) if other != number for each in made),
                conditions=[guard, declared(1 + number)],
            )
            for number in range(len(effects))
        ),
    ]


def retargets() -> Declared:
    """An Interrupt that gives another Interrupt or a Utinni Effect another target, or puts an Effect on another location."""
    return card(
        lost(
            turn_attempt(),
            when="attempt",
            conditions=it_is(cards("interrupt")),
            costs=use(3),
            targets=target(cards(state="appropriate")),
        ),
        lost(
            retarget_to(),
            costs=use(3),
            targets=[target(cards("effect", kind="utinni")), target(cards(state="aim_for_target"))],
        ),
        lost(
            relocate("target", to="target_2"),
            costs=use(3),
            targets=[
                target(cards("effect", aboard=location(), not_withstanding=["Alter"])),
                target(location(state="place_for_target")),
            ],
        ),
    )
