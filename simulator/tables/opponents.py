"""The opponent of a person at a table: its policy and options, its list, and who begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from django.utils.translation import gettext

from cards.errors import BadInput
from cards.texts.safe_text import bad_field
from games.contracts.game import Game
from games.contracts.runs import Goldfish, Match, OptionSpec
from simulator.modes import MATCH
from simulator.requests.check import name_of
from simulator.requests.faults import one_of
from simulator.requests.players import POLICY, check_players, side_option_specs
from simulator.requests.request import Side

LOT: Final = "lot"
# Who begins -> the side, -1 by lot.
FIRST: Final = {LOT: -1, "you": 0, "opponent": 1}


def options_of_tables(mode_spec: Goldfish | Match) -> tuple[OptionSpec, ...]:
    """The options of a game that a person plays: those of its runs without the policies and what belongs to a policy."""
    if isinstance(mode_spec, Match):
        of_sides = {f"{name}_{side}" for name in side_option_specs(mode_spec, MATCH) for side in (0, 1)}
        return tuple(spec for spec in mode_spec.options if spec.name not in of_sides)
    return tuple(spec for spec in mode_spec.options if spec.name != POLICY and (spec.needs is None or spec.needs[0] != POLICY))


def options_against(mode_spec: Match, options: Mapping[str, Any], sides: Sequence[Side]) -> dict[str, Any]:
    """The options of the match with those of the opponent's policy; BadInput names each that is wrong, by its name in `opponent`."""
    chosen = {spec.name: spec.default for spec in mode_spec.options} | dict(options)
    try:
        found, _ = check_players(mode_spec, MATCH, chosen, given=options, sides=sides)
    except BadInput as error:
        errors = [{**each, "field": each["field"].replace("sides[1]", "opponent", 1)} for each in error.errors]
        raise BadInput(f"{errors[0]['field']}: {errors[0]['message']}", errors=errors) from None
    return found


def opponent_of(rules: Game, mode_spec: Match, sides: Sequence[Side]) -> Side | None:
    """The opponent's side, if it has a list of its own."""
    opponent = sides[1]
    if opponent.decklist is sides[0].decklist:
        return None
    if mode_spec.shares_list:
        sentence = gettext("In %(game)s both players play with the cards of one list, so the opponent has none of its own.")
        raise bad_field("opponent", "shared_list", sentence % {"game": name_of(rules)})
    return opponent


def side_that_begins(rules: Game, mode_spec: Goldfish | Match, first: object) -> int:
    """The side that begins, -1 by lot or by the rules; BadInput if `first` has no meaning in this game."""
    if not isinstance(first, str) or first not in FIRST:
        raise bad_field("first", "bad_input", one_of("first", tuple(FIRST)))
    if first != LOT and not (isinstance(mode_spec, Match) and mode_spec.chooses_first):
        sentence = gettext("The rules of %(game)s say who begins; leave this out.")
        raise bad_field("first", "first_by_rules", sentence % {"game": name_of(rules)})
    return FIRST[first]
