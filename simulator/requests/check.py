"""Check a request for a run: game, mode, sides, options, policies, number of games, and what stops the run early.

BadInput names every wrong field; Refused says what this game cannot do.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import get_language, gettext

from cards.api.strict_fields import MOST_OF_A_NAME
from cards.data.pools import catalogue_of, pool_of, unknown_game
from cards.errors import BadInput, Refused
from cards.query.suggest import nearest
from cards.safe_text import bad_field, bad_fields, hint
from decks.services import side_asked
from games.contracts.decks import Decklist, NotPlayable, Slot
from games.contracts.game import Game
from games.contracts.runs import Goldfish, Match, OptionSpec
from games.registry import UnknownGame, game_by_slug
from games.texts import in_language
from simulator.modes import CARDS, CLOCK, COMPARE, MATCH, MATCHUPS, MODES, OF_MATCHES, STUDIES, goldfish_of, mode_of
from simulator.requests import queues
from simulator.requests.players import bounds, check_players, fault, one_of, option_fault, with_plain_breaks
from simulator.requests.request import BATCH, MAX_BLANKS, MAX_SECONDS, MAX_SEED, MAX_SIDES, RunRequest
from simulator.statistics.cells import cells_of_plan, pairings, pairings_between


@dataclass(frozen=True, slots=True)
class CheckedRequest:
    """A request that can be carried out if its lists can be played."""

    rules: Game
    how: Goldfish | Match
    mode: str
    lists: list[Decklist]  # one for each side, canonical; a single one if both sides of a match play with the same cards
    options: dict[str, Any]
    draft: bool
    games: int
    seed: int | None  # None: a random one
    # When the run stops early (`stop_rule`), each side's own policy and options (`simulator.requests.players`), and which sides meet if
    # that is not each against each.
    plan: dict[str, Any]
    plays: int  # games of any kind for each index
    slow: int  # 0; of a slow run, the games of about one second's work


def check_request(request: RunRequest) -> CheckedRequest:
    """Return the request with its values checked and its lists and options written in one way.  BadInput, Refused."""
    mode = mode_checked(request.mode)
    rules, how = mode_asked(request.game, mode)
    sides_checked(mode, len(request.sides))
    seed = None if request.seed is None else whole("seed", request.seed, low=0, high=MAX_SEED)
    chosen, draft = options_checked(how.options, request.options)
    side_asked(rules, request.sides[0].decklist.side)
    lists = [canonical(side.decklist, rules) for side in request.sides]
    plan = stop_rule(how, mode, request.precision, request.seconds)
    chosen, of_players = check_players(how, mode, chosen, given=request.options or {}, sides=request.sides)
    plan |= of_players
    if mode == MATCH and isinstance(how, Match) and how.shares_list and len(lists) == 2 and lists[0] == lists[1]:
        lists = lists[:1]
    if mode == MATCHUPS and (cells := _cells(rules, lists)) != pairings(len(lists)):
        plan["pairings"] = [list(cell) for cell in cells]
    # The limit counts games of any kind: a study of many cards can have fewer of each.
    plays = 2 * len(cells_of_plan(plan)) if mode == MATCHUPS else plays_of(mode, lists, rules)
    slow = queues.slow_games_of(how, mode, chosen, plan)
    most = queues.most_games(request.games, slow=slow > 0, plays=plays)
    games = whole("games", request.games, low=BATCH if request.precision is not None else 1, high=most)
    return CheckedRequest(rules, how, mode, lists, chosen, draft, games, seed, plan, plays, slow)


def sides_checked(mode: str, sides: int) -> None:
    """BadInput where so many sides cannot play in this mode."""
    low, high = {MATCH: (1, 2), COMPARE: (2, 2), MATCHUPS: (2, MAX_SIDES)}.get(mode, (1, 1))
    if low <= sides <= high:
        return
    said = {
        MATCH: gettext("A match has one side or two."),
        COMPARE: gettext("A comparison has two sides."),
        MATCHUPS: gettext("Match-ups have 2 to %(most)s sides.") % {"most": MAX_SIDES},
    }.get(mode, gettext("A goldfish run has one side."))
    raise bad_field("sides", "one_side" if high == 1 else "sides", said)


def _cells(rules: Game, lists: Sequence[Decklist]) -> list[tuple[int, int]]:
    """Who meets whom in match-ups."""
    factions = rules.match.factions if rules.match else None
    if factions is None or len(lists) == 2:
        return pairings(len(lists))
    pool = pool_of(rules.slug)
    return pairings_between([rules.decks.side_of(each, pool) or "" for each in lists], factions)


def plays_of(mode: str, lists: Sequence[Decklist], rules: Game) -> int:
    """How many games of any kind are played for one index of a run of one deck, a match or a comparison."""
    if mode == COMPARE:
        return 2
    if mode == CARDS:
        return 1 + len(_cards_of(rules, lists[0]))
    return 1


def _cards_of(rules: Game, decklist: Decklist) -> list[str]:
    """The cards of a list that can each be replaced by a blank; [] for a list that cannot be played."""
    try:
        prepared = goldfish_of(rules).prepare(decklist, pool_of(rules.slug), {})
    except (NotPlayable, ValueError):
        return []
    codes = [card.code for card in prepared.coverage()]
    if len(codes) > MAX_BLANKS:
        said = gettext("A deck of %(most)s different cards at most can be asked what each card is worth.") % {"most": MAX_BLANKS}
        raise Refused(said, code="too_many_cards")
    return codes


def stop_rule(how: Goldfish | Match, mode: str, precision: Mapping[str, Any] | None, seconds: Any) -> dict[str, Any]:
    """What stops the run before all its games are played, as it is stored; {} for nothing."""
    rule: dict[str, Any] = {}
    if seconds is not None:
        rule["seconds"] = whole("seconds", seconds, low=1, high=MAX_SECONDS)
    if precision is None:
        return rule
    if mode in STUDIES:
        raise _bad("precision", gettext("Only a run of one deck or a match can be stopped by precision."))
    if not isinstance(precision, Mapping) or precision.keys() != {"of", "half_width"}:
        raise _bad("precision", gettext("precision has two members, of and half_width."))
    of = {metric.name for metric in how.metrics if metric.kind == "share"} | {CLOCK}
    if not isinstance(precision["of"], str) or precision["of"] not in of:
        raise _bad("precision.of", one_of("of", sorted(of)))
    half = precision["half_width"]
    if isinstance(half, bool) or not isinstance(half, int | float) or not 0.0001 <= half <= 1000:
        raise _bad("precision.half_width", gettext("half_width is a number from 0.0001 to 1000."))
    return {**rule, "precision": {"of": precision["of"], "half_width": float(half)}}


def mode_asked(game: str, mode: str) -> tuple[Game, Goldfish | Match]:
    """The game and how it is run in this mode; BadInput for no game, Refused ("no_match", "no_goldfish", "no_study") where it is not."""
    try:
        rules = game_by_slug(game)
    except UnknownGame:
        raise bad_field("game", "unknown_game", unknown_game(game).detail) from None
    how = mode_of(rules, mode)
    if how is None and mode in OF_MATCHES:
        raise Refused(gettext("Matches of %(game)s cannot be played yet.") % {"game": name_of(rules)}, code="no_match")
    if how is None:
        raise Refused(gettext("%(game)s cannot be goldfished yet.") % {"game": name_of(rules)}, code="no_goldfish")
    if mode in (CARDS, COMPARE) and isinstance(how, Goldfish) and how.comparison is None:
        sentence = gettext("The lists of %(game)s cannot be compared on the same numbers yet.")
        raise Refused(sentence % {"game": name_of(rules)}, code="no_study")
    return rules, how


def canonical(decklist: Decklist, rules: Game) -> Decklist:
    """The same list written the one way: order and splitting of slots mean nothing, a printing is its card, and the side is said.

    So none of these changes a game, and whatever is meant alike is one request.
    """
    cards = {printing["code"]: printing["card"] for printing in catalogue_of(rules.slug).printings}
    of_cards = {zone.code for zone in rules.decks.zones if zone.holds == "cards"}
    total: dict[tuple[str, str], int] = {}
    for slot in decklist.slots:
        code = cards.get(slot.code, slot.code) if slot.zone in of_cards else slot.code
        total[slot.zone, code] = total.get((slot.zone, code), 0) + slot.quantity
    found = Decklist(tuple(Slot(code, quantity, zone) for (zone, code), quantity in sorted(total.items())), decklist.side or None)
    if found.side is None:
        return Decklist(found.slots, rules.decks.side_of(found, pool_of(rules.slug)) or None)
    return found


def options_checked(specs: tuple[OptionSpec, ...], given: Mapping[str, Any] | None) -> tuple[dict[str, Any], bool]:
    """Every option with its value, defaults filled in, sorted by name; and whether a draft may be played.  BadInput names each fault."""
    given = {} if given is None else given
    if not isinstance(given, Mapping):
        raise _bad("options", gettext("Options must be an object of names and values."))
    by_name = {spec.name: spec for spec in specs}
    if len(given) > len(specs) + 20:  # each fault would be named, in an answer many times as long as the request
        raise _bad("options", gettext("There are at most %(most)s options.") % {"most": len(specs) + 1})
    faults = []
    chosen = {spec.name: spec.default for spec in specs}
    draft = given.get("draft", False)
    if not isinstance(draft, bool):
        faults.append(fault("options.draft", "bad_option", gettext("%(name)s must be true or false.") % {"name": "draft"}))
    for name, value in given.items():
        if name == "draft":
            continue
        if name not in by_name:
            names = sorted([*by_name, "draft"])
            shown = name[:MOST_OF_A_NAME]
            message = gettext("There is no option %(name)s; there are: %(names)s.") % {"name": repr(shown), "names": ", ".join(names)}
            faults.append(fault(f"options.{shown}", "unknown_option", message + hint(nearest(shown.casefold(), names))))
        elif wrong := option_fault(by_name[name], value):
            faults.append(fault(f"options.{name}", "bad_option", wrong))
        else:
            chosen[name] = with_plain_breaks(value)
    if faults:
        raise bad_fields(faults)
    return dict(sorted(chosen.items())), draft


def whole(field: str, value: Any, *, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise bad_fields([{"field": field, "code": "bad_input", "message": bounds(field, low, high), "low": low, "high": high}])
    return value


def mode_checked(mode: Any) -> str:
    if mode not in MODES:
        raise _bad("mode", one_of("mode", MODES))
    return str(mode)


def key_checked(key: str) -> str:
    if key and not re.fullmatch(r"[\x21-\x7e]{1,200}", key):
        raise _bad("Idempotency-Key", gettext("An Idempotency-Key is 1 to 200 visible ASCII characters."))
    return key


def _bad(field: str, message: str) -> BadInput:
    return bad_field(field, "bad_input", message)


def name_of(rules: Game) -> str:
    return in_language(rules.names, get_language() or "en")
