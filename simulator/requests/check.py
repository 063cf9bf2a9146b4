"""Check a request for a run: game, mode, sides, options, policies, number of games and stop rule.

BadInput names every wrong field; Refused says what this game cannot do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.utils.translation import get_language, gettext

from cards.api.strict_fields import MOST_OF_A_NAME
from cards.data.pools import catalogue_of, unknown_game
from cards.errors import BadInput, Refused
from cards.query.messages.suggest import nearest
from cards.texts.safe_text import bad_field, bad_fields, hint
from decks.own_cards.pools import pool_with
from decks.services import check_side
from games.contracts.catalogue import Record
from games.contracts.decks import Decklist, NotPlayable, Slot
from games.contracts.game import Game
from games.contracts.runs import Goldfish, Match, OptionSpec
from games.registry import UnknownGame, game_by_slug
from games.runs.options import check_options
from games.texts import in_language
from simulator.modes import CARDS, CLOCK, COMPARE, MATCH, MATCHUPS, MODES, OF_MATCHES, STUDIES, goldfish_of, mode_of
from simulator.requests import prepare, queues
from simulator.requests.faults import bounds, fault, one_of, option_sentence
from simulator.requests.players import check_players
from simulator.requests.request import BATCH, MAX_BLANKS, MAX_SECONDS, MAX_SEED, MAX_SIDES, RunRequest
from simulator.statistics.cells import Cell, cells_of_plan, pairings, pairings_between

# Beside the game's own options, every run has this one: play a list that is not legal, if it can be played.
DRAFT: Final = OptionSpec("draft", "flag", False, {"en": "Draft"})


@dataclass(frozen=True, slots=True)
class CheckedRequest:
    """A request that can be carried out if its lists can be played."""

    rules: Game
    # How the game is played in this mode.
    mode_spec: Goldfish | Match
    mode: str
    # One list for each side, in canonical form; a single one if both sides of a match play with the same cards.
    lists: list[Decklist]
    options: dict[str, Any]
    draft: bool
    games: int
    # None: a random one.
    seed: int | None
    # The stop rule, each side's own policy and options (`simulator.requests.players`), and `pairings` if match-ups are no full round robin.
    plan: dict[str, Any]
    # The number of games played for each index.
    plays: int
    # 0; for a slow run, the number of games of about one second's work.
    slow: int
    # The own cards in the lists.
    own: tuple[Record, ...] = ()


def check_request(request: RunRequest, own: tuple[Record, ...] = ()) -> CheckedRequest:
    """Return the request with its values checked, its lists in canonical form and its options complete.  BadInput, Refused.

    own: the own cards in its lists.
    """
    mode = check_mode(request.mode)
    rules, mode_spec = game_in_mode(request.game, mode)
    check_side_count(mode, len(request.sides))
    seed = None if request.seed is None else whole_number("seed", request.seed, low=0, high=MAX_SEED)
    options, draft = check_run_options(mode_spec.options, request.options)
    check_side(rules, request.sides[0].decklist.side)
    lists = [canonical(side.decklist, rules, own) for side in request.sides]
    plan = check_stop_rule(mode_spec, mode, request.precision, request.seconds)
    options, player_plan = check_players(mode_spec, mode, options, given=request.options or {}, sides=request.sides)
    plan |= player_plan
    if mode == MATCH and isinstance(mode_spec, Match) and mode_spec.shares_list and len(lists) == 2 and lists[0] == lists[1]:
        lists = lists[:1]
    if mode == MATCHUPS and (cells := _cells_of_lists(rules, lists, own)) != pairings(len(lists)):
        plan["pairings"] = [list(cell) for cell in cells]
    # The limit counts every game that is played: the more games a study plays for each index, the fewer indexes it may have.
    plays = 2 * len(cells_of_plan(plan)) if mode == MATCHUPS else plays_of(mode, lists, rules, own)
    slow = queues.slow_games_of(mode_spec, mode, options, plan)
    most = queues.most_games(request.games, slow=slow > 0, plays=plays)
    games = whole_number("games", request.games, low=BATCH if request.precision is not None else 1, high=most)
    return CheckedRequest(rules, mode_spec, mode, lists, options, draft, games, seed, plan, plays, slow, own)


# --- game, mode and sides --------------------------------------------------------------------------------------------


def check_mode(mode: Any) -> str:
    if mode not in MODES:
        raise _bad("mode", one_of("mode", MODES))
    return str(mode)


def game_in_mode(game: str, mode: str) -> tuple[Game, Goldfish | Match]:
    """The game, and how it is played in this mode.

    BadInput if there is no such game; Refused ("no_match", "no_goldfish", "no_study") if the game does not have the mode.
    """
    try:
        rules = game_by_slug(game)
    except UnknownGame:
        raise bad_field("game", "unknown_game", unknown_game(game).detail) from None
    mode_spec = mode_of(rules, mode)
    if mode_spec is None and mode in OF_MATCHES:
        raise Refused(gettext("Matches of %(game)s cannot be played yet.") % {"game": name_of(rules)}, code="no_match")
    if mode_spec is None:
        raise Refused(gettext("%(game)s cannot be goldfished yet.") % {"game": name_of(rules)}, code="no_goldfish")
    if mode in (CARDS, COMPARE) and isinstance(mode_spec, Goldfish) and mode_spec.comparison is None:
        sentence = gettext("The lists of %(game)s cannot be compared on the same random numbers yet.")
        raise Refused(sentence % {"game": name_of(rules)}, code="no_study")
    return rules, mode_spec


def name_of(rules: Game) -> str:
    """The game's name in the reader's language."""
    return in_language(rules.names, get_language() or "en")


def check_side_count(mode: str, sides: int) -> None:
    """BadInput if this mode does not have this number of sides."""
    low, high = {MATCH: (1, 2), COMPARE: (2, 2), MATCHUPS: (2, MAX_SIDES)}.get(mode, (1, 1))
    if low <= sides <= high:
        return
    sentence = {
        MATCH: gettext("A match has one side or two."),
        COMPARE: gettext("A comparison has two sides."),
        MATCHUPS: gettext("Match-ups have 2 to %(most)s sides.") % {"most": MAX_SIDES},
    }.get(mode, gettext("A goldfish run has one side."))
    raise bad_field("sides", "one_side" if high == 1 else "sides", sentence)


def canonical(decklist: Decklist, rules: Game, own: Sequence[Record] = ()) -> Decklist:
    """The list in one canonical form: printings replaced by their cards, slots merged and sorted, without those that the player is
    only considering, and the side filled in.

    None of this changes a game, so requests that mean the same become equal.
    """
    card_of = canonical_codes(rules)
    total: dict[tuple[str, str], int] = {}
    for slot in decklist.played.slots:
        code = card_of(slot.zone, slot.code)
        total[slot.zone, code] = total.get((slot.zone, code), 0) + slot.quantity
    merged = Decklist(tuple(Slot(code, quantity, zone) for (zone, code), quantity in sorted(total.items())), decklist.side or None)
    if merged.side is None:
        return Decklist(merged.slots, rules.decks.side_of(merged, pool_with(rules.slug, own)) or None)
    return merged


def canonical_codes(rules: Game) -> Callable[[str, str], str]:
    """The function (zone, code) -> the code of the card, also for the code of one of its printings."""
    cards = {printing["code"]: printing["card"] for printing in catalogue_of(rules.slug).printings}
    card_zones = {zone.code for zone in rules.decks.zones if zone.holds == "cards"}
    return lambda zone, code: cards.get(code, code) if zone in card_zones else code


def _cells_of_lists(rules: Game, lists: Sequence[Decklist], own: Sequence[Record]) -> list[Cell]:
    """The pairs of sides that meet in match-ups."""
    factions = rules.match.factions if rules.match else None
    if factions is None or len(lists) == 2:
        return pairings(len(lists))
    pool = pool_with(rules.slug, own)
    return pairings_between([rules.decks.side_of(each, pool) or "" for each in lists], factions)


# --- options ---------------------------------------------------------------------------------------------------------


def check_run_options(specs: tuple[OptionSpec, ...], given: Mapping[str, Any] | None) -> tuple[dict[str, Any], bool]:
    """Every option with its given or default value, sorted by name; and whether drafts may be played.  BadInput names each fault."""
    given = {} if given is None else given
    if not isinstance(given, Mapping):
        raise _bad("options", gettext("Options must be an object of names and values."))
    if len(given) > len(specs) + 20:  # the answer names each fault, so it could be many times as long as the request
        raise _bad("options", gettext("There are at most %(most)s options.") % {"most": len(specs) + 1})
    by_name = {spec.name: spec for spec in (*specs, DRAFT)}
    values, problems = check_options(by_name, {DRAFT.name: DRAFT.default, **given})
    faults = []
    for problem in problems:
        if problem.spec is not None:
            faults.append(fault(f"options.{problem.name}", "bad_option", option_sentence(problem.spec, problem.name)))
        else:
            name, names = problem.name[:MOST_OF_A_NAME], sorted(by_name)
            message = gettext("There is no option %(name)s; use one of: %(names)s.") % {"name": repr(name), "names": ", ".join(names)}
            faults.append(fault(f"options.{name}", "unknown_option", message + hint(nearest(name.casefold(), names))))
    if faults:
        raise bad_fields(faults)
    draft = values.pop(DRAFT.name)
    return dict(sorted(({spec.name: spec.default for spec in specs} | values).items())), draft


# --- number of games and stop rule -----------------------------------------------------------------------------------


def plays_of(mode: str, lists: Sequence[Decklist], rules: Game, own: Sequence[Record] = ()) -> int:
    """The number of games played for each index of a run of one deck, a match or a comparison."""
    if mode == COMPARE:
        return 2
    if mode == CARDS:
        return 1 + len(_blanked_codes(rules, lists[0], own))
    return 1


def _blanked_codes(rules: Game, decklist: Decklist, own: Sequence[Record]) -> list[str]:
    """The cards or sets of a list of which a study blanks a copy; [] for a list that cannot be played."""
    try:
        goldfish, pool = goldfish_of(rules), pool_with(rules.slug, own)
        codes = prepare.blanked_codes(goldfish, goldfish.prepare(decklist, pool, {}), decklist, pool)
    except (NotPlayable, ValueError):
        return []
    if len(codes) > MAX_BLANKS:
        sentence = gettext("The worth of each card can be measured for decks of at most %(most)s different cards.")
        raise Refused(sentence % {"most": MAX_BLANKS}, code="too_many_cards")
    return codes


def check_stop_rule(mode_spec: Goldfish | Match, mode: str, precision: Mapping[str, Any] | None, seconds: Any) -> dict[str, Any]:
    """The stop rule in the form in which it is stored; {} if only the number of games stops the run."""
    rule: dict[str, Any] = {}
    if seconds is not None:
        rule["seconds"] = whole_number("seconds", seconds, low=1, high=MAX_SECONDS)
    if precision is None:
        return rule
    if mode in STUDIES:
        raise _bad("precision", gettext("Only a run of one deck or a match can stop at a precision."))
    if not isinstance(precision, Mapping) or precision.keys() != {"of", "half_width"}:
        raise _bad("precision", gettext("precision must be an object with two members: of and half_width."))
    metrics = {metric.name for metric in mode_spec.metrics if metric.kind == "share"} | {CLOCK}
    if not isinstance(precision["of"], str) or precision["of"] not in metrics:
        raise _bad("precision.of", one_of("of", sorted(metrics)))
    half = precision["half_width"]
    if isinstance(half, bool) or not isinstance(half, int | float) or not 0.0001 <= half <= 1000:
        raise _bad("precision.half_width", gettext("half_width must be a number from 0.0001 to 1000."))
    return {**rule, "precision": {"of": precision["of"], "half_width": float(half)}}


def whole_number(field: str, value: Any, *, low: int, high: int | None = None) -> int:
    """The value, if it is a whole number in this range; BadInput otherwise.

    high: None for a number that has no limit of its own, such as a version: the sentence then names none.
    """
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= (MAX_SEED if high is None else high):
        limits: dict[str, Any] = {} if high is None else {"low": low, "high": high}
        raise bad_fields([{"field": field, "code": "bad_input", "message": bounds(field, low, high), **limits}])
    return value


def check_idempotency_key(key: str) -> str:
    if key and not re.fullmatch(r"[\x21-\x7e]{1,200}", key):
        raise _bad("Idempotency-Key", gettext("An Idempotency-Key must be 1 to 200 visible ASCII characters."))
    return key


def _bad(field: str, message: str) -> BadInput:
    return bad_field(field, "bad_input", message)
