"""The form in which a reader chooses an opponent: its policy, its deck and who begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.http import Http404
from django.utils.translation import gettext

from cards.errors import BadInput, NotFound, StardeckError
from cards.texts.safe_text import bad_field
from frontend.runs.list_choices import Groups, ListChoices
from frontend.runs.names import short_name
from games.contracts.catalogue import Choice
from games.contracts.game import Game
from games.contracts.runs import Match, OptionSpec
from games.registry import GAMES
from games.texts import Words
from simulator.models import Table
from simulator.modes import MATCH, match_of
from simulator.requests.players import POLICY, USUAL, side_option_specs
from simulator.requests.request import Side
from simulator.tables.opponents import FIRST, LOT
from simulator.tables.strengths import Strength, strengths_of

RULES = "rules"  # the option with a rule file, in games that have it


@dataclass(frozen=True, slots=True)
class OpponentForm:
    """The choices of the form, each as (value, name), with the values chosen.

    strengths: (policy, policy that it played against, result), by their names.  strengths_are_old: other rules played some of them.
    lists: groups of lists; () where both players play with one list.  first: () where the rules say who begins.
    """

    policies: tuple[tuple[str, str], ...]
    policy: str
    strengths: tuple[tuple[str, str, Strength], ...]
    strengths_are_old: bool
    has_rules: bool
    rules: str
    lists: Groups
    deck: str
    link: str
    first: tuple[tuple[str, str], ...]
    begins: str


def match_or_404(game: Game) -> Match:
    if game.match is None or not game.match.is_played_by_hand:
        raise Http404
    return match_of(game)


def opponent_form(choices: ListChoices, match: Match, side: str, given: Mapping[str, str]) -> OpponentForm:
    """side: that of the reader's deck; against it play only lists of the other, in a game with two."""
    specs = side_option_specs(match, MATCH)
    lists: Groups = []
    if not match.shares_list:
        lists = choices.groups
        if match.factions:
            other = next(each for each in match.factions if each != side) if side in match.factions else match.factions[1]
            lists = [(gettext("Ready to play"), choices.of_faction(other))]
    policies = {choice.code: choices.catalogue.words(choice.names) for choice in _policies(specs)}
    strengths = strengths_of(choices.catalogue.game.slug)
    names = {LOT: gettext("By lot"), "you": gettext("You"), "opponent": gettext("The opponent")}
    return OpponentForm(
        policies=tuple(policies.items()),
        policy=given.get("policy", str(specs[POLICY].default) if POLICY in specs else USUAL),
        strengths=tuple((short_name(policies[each.policy]), short_name(policies[each.against]), each) for each in strengths),
        strengths_are_old=any(each.version != match.version for each in strengths),
        has_rules=RULES in specs,
        rules=given.get("rules", ""),
        lists=lists,
        deck=given.get("deck", ""),
        link=given.get("link", ""),
        first=tuple((each, names[each]) for each in FIRST) if match.chooses_first else (),
        begins=given.get("first", LOT),
    )


def _policies(specs: Mapping[str, OptionSpec]) -> tuple[Choice, ...]:
    return specs[POLICY].choices if POLICY in specs else ()


def opponent_side(choices: ListChoices, own: Side, given: Mapping[str, str]) -> Side:
    """The opponent that the form describes; without a list of its own, with that of the reader."""
    usual = usual_side(own, given)
    deck, link = given.get("deck", ""), given.get("link", "").strip()
    if not deck and not link:
        return usual
    try:
        side = choices.side(deck, link)
    except (NotFound, StopIteration):
        raise bad_field("opponent", "bad_input", gettext("There is no such deck.")) from None
    return Side(side.decklist, side.deck, side.name, usual.policy, usual.options)


def usual_side(own: Side, given: Mapping[str, str]) -> Side:
    """The usual opponent of the reader's list, by the policy of the form and its rule file."""
    policy = given.get("policy", "")
    return Side(own.decklist, policy=policy, options={RULES: given.get("rules", "")} if policy == RULES else None)


def sentence_of(error: StardeckError) -> str:
    """The sentence of an error; of wrong input, those of its fields."""
    return " ".join(str(each["message"]) for each in error.errors) if isinstance(error, BadInput) and error.errors else error.detail


def policy_of_opponent(table: Table) -> Words:
    """The name of the policy against which a table is played; "" in a goldfish."""
    rules = GAMES[table.game_id]
    if table.mode != MATCH or rules.match is None:
        return {"en": ""}
    choices = _policies(side_option_specs(rules.match, MATCH))
    return next((choice.names for choice in choices if choice.code == table.options.get("policy_1")), {"en": USUAL})
