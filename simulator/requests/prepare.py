"""Prepare the sides of a request for play, and describe them for the report."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from django.utils.translation import get_language, gettext

from cards.data.pools import not_loaded
from cards.errors import Refused
from cards.models import Game as GameRow
from cards.texts.safe_text import bad_field, bad_fields
from decks.legality import listed, problem_data, verdicts
from decks.own_cards.pools import pool_with
from games.contracts.catalogue import Record
from games.contracts.decks import Decklist, NotPlayable, Problem
from games.contracts.game import Game
from games.contracts.runs import BadOption, Comparison, Goldfish, OptionFault, PreparedGoldfish
from simulator.coach.examined import Examined, plan_of, without_search
from simulator.coach.luck import Fortune
from simulator.models import Run
from simulator.modes import (
    APART,
    CARDS,
    COACH_MATCH,
    COMPARE,
    GOLDFISH,
    MATCH,
    MATCHUPS,
    OF_RACES,
    RACE_MATCH,
    goldfish_of,
    match_of,
    mode_spec_of,
)
from simulator.races.plan import exchanged
from simulator.races.plan import plan_of as race_plan_of
from simulator.races.race import Race
from simulator.requests.lists import lists_of
from simulator.requests.players import is_set_by_side, options_of_cell, options_of_side
from simulator.statistics.blocks import block_size, in_blocks
from simulator.statistics.cells import Cell, cells_of_plan
from simulator.statistics.comparisons import CARD_METRICS, OTHER, Paired
from simulator.statistics.matchups import Matchups


def versions_of(rules: Game, mode: str = GOLDFISH) -> dict[str, str]:
    """The versions of the rules and the card data; a run's result depends on them and on its request."""
    data = GameRow.objects.filter(slug=rules.slug).values_list("data_version", flat=True).first()
    if data is None:
        raise not_loaded(rules.slug)
    return {"rules": mode_spec_of(rules, mode).version, "data": data}


def decklists_of_run(run: Run) -> list[Decklist]:
    """The list of each side; a single one if both sides play with the same cards."""
    return lists_of(run.decklist)


def prepare(
    rules: Game,
    decklists: Sequence[Decklist],
    options: Mapping[str, Any],
    mode: str = GOLDFISH,
    plan: Mapping[str, Any] | None = None,
    *,
    variants: bool = True,
    cell: Cell | None = None,
    own: Sequence[Record] = (),
) -> PreparedGoldfish:
    """Return the sides ready for play; Refused "deck_not_playable" with its problems, BadInput for a bad option.

    variants: of a study, prepare the variants too, not only the base.
    cell: of match-ups, prepare only this cell.
    own: the own cards in the lists (`simulator.requests.own_cards`).
    """
    pool = pool_with(rules.slug, own)
    try:
        if mode == MATCH:
            match = match_of(rules)
            return in_blocks(match.prepare(decklists, pool, options), match.metrics)
        if mode in APART:
            apart = _raced if mode in OF_RACES else _examined
            return apart(rules, decklists, options, pool, plan or {}, mode=mode)
        if mode == MATCHUPS:
            return _matchups(rules, decklists, options, pool, plan or {}, cell=cell)
        goldfish = goldfish_of(rules)
        if mode == COMPARE:
            return _compared(goldfish, decklists, options, pool, plan or {}, variants=variants)
        base = in_blocks(goldfish.prepare(decklists[0], pool, options), goldfish.metrics)
        if mode == CARDS and variants:
            return _blanks(goldfish, base, decklists[0], pool, options)
        return base
    except NotPlayable as error:
        found = _listed_data(error.problems, rules, pool)
        raise Refused(gettext("This deck cannot be played."), code="deck_not_playable", **found) from None
    except BadOption as error:
        raise bad_fields([_fault_data(fault, rules, pool) for fault in error.faults]) from None
    except ValueError as error:
        raise bad_field("options", "bad_option", str(error)) from None


def _examined(
    rules: Game, decklists: Sequence[Decklist], options: Mapping[str, Any], pool: Any, plan: Mapping[str, Any], *, mode: str
) -> Examined:
    """The decisions of a goldfish or of a match that the coach examines."""
    examined = plan_of(plan["coach"])
    kind = Fortune if examined.luck else Examined
    if mode == COACH_MATCH:
        match = match_of(rules)
        return kind(match.prepare(decklists, pool, without_search(options)), examined, match.metrics)
    goldfish = goldfish_of(rules)
    return kind(goldfish.prepare(decklists[0], pool, options), examined, goldfish.metrics)


def _raced(
    rules: Game, decklists: Sequence[Decklist], options: Mapping[str, Any], pool: Any, plan: Mapping[str, Any], *, mode: str
) -> Race:
    """The stage of a race that is played now: the original deck and those with an exchange, cards that they share in the same places."""
    race = race_plan_of(plan["race"])
    original, opponents = decklists[0], list(decklists[1:])
    others = {place: exchanged(original, race.exchanges[place]) for place in race.left[-1]}
    if mode == RACE_MATCH:
        match = match_of(rules)
        ready = match.prepare([original, *opponents], pool, options)
        rest = {place: match.prepare([each, *opponents], pool, options) for place, each in others.items()}
        return Race(ready, rest, race, match.metrics)
    goldfish = goldfish_of(rules)
    beside = comparison_of(goldfish).prepare_beside
    alone = {place: beside(original, each, pool, options) for place, each in others.items()}
    return Race(goldfish.prepare(original, pool, options), alone, race, goldfish.metrics)


def _compared(
    goldfish: Goldfish, decklists: Sequence[Decklist], options: Mapping[str, Any], pool: Any, plan: Mapping[str, Any], *, variants: bool
) -> PreparedGoldfish:
    """Both decks of a comparison, each with its own policy and options."""
    faults: list[OptionFault] = []
    decks: list[PreparedGoldfish] = []
    for side in (0, 1) if variants else (0,):
        chosen = options_of_side(options, plan, side)
        try:
            if side == 0:
                decks.append(in_blocks(goldfish.prepare(decklists[0], pool, chosen), goldfish.metrics))
            else:
                decks.append(in_blocks(comparison_of(goldfish).prepare_beside(decklists[0], decklists[1], pool, chosen), goldfish.metrics))
        except BadOption as error:
            faults += [replace(fault, option=_option_field(plan, side, fault.option, fault.option)) for fault in error.faults]
    if faults:
        raise BadOption(list(dict.fromkeys(faults)))
    return Paired(decks[0], {OTHER: decks[1]}, goldfish.metrics) if variants else decks[0]


def comparison_of(goldfish: Goldfish) -> Comparison:
    """How lists are compared on the same random numbers.  Requests for games without it were refused before ("no_study")."""
    if goldfish.comparison is None:
        raise TypeError("This game's lists cannot be compared on the same random numbers.")
    return goldfish.comparison


def _option_field(plan: Mapping[str, Any], side: int, name: str, usual: str) -> str:
    """The field of the request that set the option: one of the side's own options, otherwise the field `usual`."""
    return f"sides[{side}].options.{name}" if is_set_by_side(plan, side, name) else usual


def _blanks(goldfish: Goldfish, base: PreparedGoldfish, decklist: Decklist, pool: Any, options: Mapping[str, Any]) -> Paired:
    """The deck, and for each of `blanked_codes` the deck with one copy replaced by a blank; a card in no shuffled deck is left out."""
    comparison = comparison_of(goldfish)
    variants = {}
    for code in blanked_codes(goldfish, base, decklist, pool):
        with suppress(ValueError):
            variants[code] = comparison.prepare_without(decklist, code, pool, options)
    return Paired(base, variants, [metric for metric in goldfish.metrics if metric.name in CARD_METRICS])


def blanked_codes(goldfish: Goldfish, base: PreparedGoldfish, decklist: Decklist, pool: Any) -> list[str]:
    """What a study of this list blanks, one after the other: its cards, or what its players exchange together."""
    together = comparison_of(goldfish).together
    return list(together.codes(decklist, pool)) if together else [card.code for card in base.coverage()]


def _matchups(
    rules: Game,
    decklists: Sequence[Decklist],
    options: Mapping[str, Any],
    pool: Any,
    plan: Mapping[str, Any],
    *,
    cell: Cell | None,
) -> Matchups:
    """The matches of all cells, or of one."""
    match = match_of(rules)
    cells = {}
    faults: list[OptionFault] = []
    for one, other in cells_of_plan(plan) if cell is None else [cell]:
        # A match gets a single list only if both sides play with the same cards; otherwise the game would choose the second list itself.
        is_shared = match.shares_list and decklists[one] == decklists[other]
        lists = [decklists[one]] if is_shared else [decklists[one], decklists[other]]
        try:
            cells[one, other] = match.prepare(lists, pool, options_of_cell(options, plan, (one, other)))
        except BadOption as error:
            for fault in error.faults:
                name, seat = fault.option[:-2], fault.option[-1]  # the options of a match end in the seat
                faults.append(replace(fault, option=_option_field(plan, other if seat == "1" else one, name, f"{name}_0")))
    if faults:
        raise BadOption(list(dict.fromkeys(faults)))
    return Matchups(cells)


def about(prepared: PreparedGoldfish) -> dict[str, Any]:
    """The part of the report about the deck that is known before a game is played, in every language; `beside` is about the second deck."""
    data = {**_about_deck(prepared), "policy_text": dict(prepared.policy_text()), "unit": block_size(prepared)}
    if isinstance(prepared, Paired):
        data["policy_texts"] = [dict(each.policy_text()) for each in prepared.sides()]
        if (second := prepared.second) is not None:
            data["beside"] = _about_deck(second)
    return data


def _about_deck(prepared: PreparedGoldfish) -> dict[str, Any]:
    return {
        "coverage": [
            {
                "code": card.code,
                "name": card.name,
                "quantity": card.quantity,
                "level": card.level,
                "played": card.played,
                "no_text": card.is_textless,
                "reason": dict(card.reason) if card.reason else None,
            }
            for card in prepared.coverage()
        ],
        "openings": [{"code": odds.code, "labels": dict(odds.labels), "value": odds.value} for odds in prepared.openings()],
    }


def legal_or_draft(rules: Game, decklist: Decklist, *, draft: bool, own: Sequence[Record] = ()) -> bool:
    """Whether the list is legal in some format.  If it is not and the request does not allow drafts: Refused with its problems."""
    pool = pool_with(rules.slug, own)
    answers = verdicts(game=rules.slug, decklist=decklist, pool=pool)
    if any(answer.legal for answer in answers):
        return True
    if draft:
        return False
    raise Refused(
        gettext("This deck is not legal in any format. To play it anyway, set the option draft."),
        code="deck_not_legal",
        **_listed_data(dict.fromkeys(problem for answer in answers for problem in answer.problems), rules, pool),
        formats=[{"format": answer.format, "legal": answer.legal, **_listed_data(answer.problems, rules, pool)} for answer in answers],
    )


def _fault_data(fault: OptionFault, rules: Game, pool: Any) -> dict[str, Any]:
    """The entry of the API's list of errors; its sentence names the place of the fault, too."""
    (problem,) = _problems_data([fault.problem], rules, pool)
    message = problem["message"]
    if fault.where and fault.line:
        message = gettext("Line %(line)s, %(where)s: %(what)s") % {"line": fault.line, "where": fault.where, "what": message}
    elif fault.line:
        message = gettext("Line %(line)s: %(what)s") % {"line": fault.line, "what": message}
    place = {"where": fault.where, "line": fault.line or None}
    field = fault.option if fault.option.startswith("sides[") else f"options.{fault.option}"
    return {"field": field, "code": problem["code"], "message": message, **place}


def _listed_data(problems: Collection[Problem], rules: Game, pool: Any) -> dict[str, Any]:
    """The problems that an answer lists, and how many there are."""
    return {"problem_count": len(problems), "problems": _problems_data(listed(problems), rules, pool)}


def _problems_data(problems: Iterable[Problem], rules: Game, pool: Any) -> list[dict[str, Any]]:
    language = get_language() or "en"
    return [problem_data(problem, game=rules.slug, language=language, pool=pool) for problem in problems]
