"""From what was asked for to something that can be played, and what is known of it before a game is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from django.utils.translation import get_language, gettext

from cards.data.pools import pool_of
from cards.errors import NotFound, Refused
from cards.models import Game as GameRow
from cards.safe_text import bad_field, bad_fields
from decks.legality import problem_data, verdicts
from games.contracts.decks import Decklist, NotPlayable, Problem, Slot
from games.contracts.game import Game
from games.contracts.runs import BadOption, Comparison, Goldfish, OptionFault, PreparedGoldfish
from simulator.models import Run
from simulator.modes import CARDS, COMPARE, GOLDFISH, MATCH, MATCHUPS, goldfish_of, how_to_play, match_of
from simulator.requests.check import name_of
from simulator.requests.players import is_set_by_side, options_of_cell, options_of_side
from simulator.statistics.blocks import block_size, in_blocks
from simulator.statistics.cells import cells_of_plan
from simulator.statistics.comparisons import CARD_METRICS, OTHER, Paired
from simulator.statistics.matchups import Matchups


def versions_of(rules: Game, mode: str = GOLDFISH) -> dict[str, str]:
    """What a run's result depends on besides its request: the rules and the card data."""
    data = GameRow.objects.filter(slug=rules.slug).values_list("data_version", flat=True).first()
    if data is None:
        raise NotFound(gettext("The cards of %(game)s are not loaded on this server.") % {"game": name_of(rules)})
    return {"rules": how_to_play(rules, mode).version, "data": data}


def decklists_of_run(run: Run) -> list[Decklist]:
    """The list of each side; of one side, where both play with the same cards."""
    sides = [run.decklist, *run.decklist.get("others", ())]
    return [Decklist(tuple(Slot(**slot) for slot in side["slots"]), side["side"]) for side in sides]


def prepare(
    rules: Game,
    decklists: Sequence[Decklist],
    options: Mapping[str, Any],
    mode: str = GOLDFISH,
    plan: Mapping[str, Any] | None = None,
    *,
    variants: bool = True,
    cell: tuple[int, int] | None = None,
) -> PreparedGoldfish:
    """The sides ready to be played; Refused "deck_not_playable" with every problem.

    variants: with what a study plays beside the base.  cell: of match-ups only this one.
    """
    pool = pool_of(rules.slug)
    try:
        if mode == MATCH:
            match = match_of(rules)
            return in_blocks(match.prepare(decklists, pool, options), match.metrics)
        if mode == MATCHUPS:
            return _matchups(rules, decklists, options, pool, plan or {}, cell=cell)
        goldfish = goldfish_of(rules)
        if mode == COMPARE:
            return _beside(goldfish, decklists, options, pool, plan or {}, variants=variants)
        base = in_blocks(goldfish.prepare(decklists[0], pool, options), goldfish.metrics)
        if mode == CARDS and variants:
            return _blanks(goldfish, base, decklists[0], pool, options)
        return base
    except NotPlayable as error:
        problems = _in_words(error.problems, rules, pool)
        raise Refused(gettext("This deck cannot be played."), code="deck_not_playable", problems=problems) from None
    except BadOption as error:
        raise bad_fields([_option_fault(fault, rules, pool) for fault in error.faults]) from None
    except ValueError as error:
        raise bad_field("options", "bad_option", str(error)) from None


def _beside(
    goldfish: Goldfish, decklists: Sequence[Decklist], options: Mapping[str, Any], pool: Any, plan: Mapping[str, Any], *, variants: bool
) -> PreparedGoldfish:
    """A deck, and beside it the other, each played by its own policy where they have one."""
    faults: list[OptionFault] = []
    found: list[PreparedGoldfish] = []
    for side in (0, 1) if variants else (0,):
        chosen = options_of_side(options, plan, side)
        try:
            if side == 0:
                found.append(in_blocks(goldfish.prepare(decklists[0], pool, chosen), goldfish.metrics))
            else:
                found.append(in_blocks(comparison_of(goldfish).prepare_beside(decklists[0], decklists[1], pool, chosen), goldfish.metrics))
        except BadOption as error:
            faults += [replace(fault, option=_option_field(plan, side, fault.option, fault.option)) for fault in error.faults]
    if faults:
        raise BadOption(list(dict.fromkeys(faults)))
    return Paired(found[0], {OTHER: found[1]}, goldfish.metrics) if variants else found[0]


def comparison_of(goldfish: Goldfish) -> Comparison:
    """How lists are compared on the same numbers; a request for a game without it was refused before ("no_study")."""
    if goldfish.comparison is None:
        raise TypeError("This game's lists cannot be compared on the same numbers.")
    return goldfish.comparison


def _option_field(plan: Mapping[str, Any], side: int, name: str, usual: str) -> str:
    """The field of a request that an option's value comes from: one of the side's own, or the usual one."""
    return f"sides[{side}].options.{name}" if is_set_by_side(plan, side, name) else usual


def _blanks(goldfish: Goldfish, base: PreparedGoldfish, decklist: Decklist, pool: Any, options: Mapping[str, Any]) -> Paired:
    """The deck, and for each of its cards the deck with one copy blank; a card that lies in no shuffled deck is left out."""
    comparison = comparison_of(goldfish)
    variants = {}
    for card in base.coverage():
        with suppress(ValueError):
            variants[card.code] = comparison.prepare_without(decklist, card.code, pool, options)
    return Paired(base, variants, [metric for metric in goldfish.metrics if metric.name in CARD_METRICS])


def _matchups(
    rules: Game,
    decklists: Sequence[Decklist],
    options: Mapping[str, Any],
    pool: Any,
    plan: Mapping[str, Any],
    *,
    cell: tuple[int, int] | None,
) -> Matchups:
    match = match_of(rules)
    cells = {}
    faults: list[OptionFault] = []
    for one, other in cells_of_plan(plan) if cell is None else [cell]:
        # One list is a match of its own only where both play with the same cards: elsewhere another list would step in for the second.
        alone = match.shares_list and decklists[one] == decklists[other]
        lists = [decklists[one]] if alone else [decklists[one], decklists[other]]
        try:
            cells[one, other] = match.prepare(lists, pool, options_of_cell(options, plan, (one, other)))
        except BadOption as error:
            for fault in error.faults:
                name, seat = fault.option[:-2], fault.option[-1]  # a match tells each player's with the seat behind it
                faults.append(replace(fault, option=_option_field(plan, other if seat == "1" else one, name, f"{name}_0")))
    if faults:
        raise BadOption(list(dict.fromkeys(faults)))
    return Matchups(cells)


def about(prepared: PreparedGoldfish) -> dict[str, Any]:
    """What the report says about the deck before a game is played, in every language; beside: about the second of a comparison."""
    found = {**_about_deck(prepared), "policy_text": dict(prepared.policy_text()), "unit": block_size(prepared)}
    if isinstance(prepared, Paired):
        found["policy_texts"] = [dict(each.policy_text()) for each in prepared.sides()]
        if (second := prepared.second) is not None:
            found["beside"] = _about_deck(second)
    return found


def _about_deck(prepared: PreparedGoldfish) -> dict[str, Any]:
    return {
        "coverage": [
            {
                "code": card.code,
                "name": card.name,
                "quantity": card.quantity,
                "level": card.level,
                "reason": dict(card.reason) if card.reason else None,
            }
            for card in prepared.coverage()
        ],
        "openings": [{"code": odds.code, "labels": dict(odds.labels), "value": odds.value} for odds in prepared.openings()],
    }


def legal_or_draft(rules: Game, decklist: Decklist, *, draft: bool) -> bool:
    """Is the list legal in some format?  Refused with every problem if not, unless a draft was asked for."""
    pool = pool_of(rules.slug)
    answers = verdicts(game=rules.slug, decklist=decklist, pool=pool)
    if any(answer.legal for answer in answers):
        return True
    if draft:
        return False
    formats: list[dict[str, Any]] = []
    problems: list[dict[str, Any]] = []
    for answer in answers:
        found = _in_words(answer.problems, rules, pool)
        formats.append({"format": answer.format, "legal": answer.legal, "problems": found})
        problems += [problem for problem in found if problem not in problems]
    raise Refused(
        gettext("This deck is not legal in any format; the option draft plays it all the same, if it can be played."),
        code="deck_not_legal",
        problems=problems,
        formats=formats,
    )


def _option_fault(fault: OptionFault, rules: Game, pool: Any) -> dict[str, Any]:
    """As the API tells it: with its place beside its sentence, and in it."""
    (problem,) = _in_words([fault.problem], rules, pool)
    message = problem["message"]
    if fault.where and fault.line:
        message = gettext("Line %(line)s, %(where)s: %(what)s") % {"line": fault.line, "where": fault.where, "what": message}
    elif fault.line:
        message = gettext("Line %(line)s: %(what)s") % {"line": fault.line, "what": message}
    place = {"where": fault.where, "line": fault.line or None}
    field = fault.option if fault.option.startswith("sides[") else f"options.{fault.option}"
    return {"field": field, "code": problem["code"], "message": message, **place}


def _in_words(problems: Iterable[Problem], rules: Game, pool: Any) -> list[dict[str, Any]]:
    language = get_language() or "en"
    return [problem_data(problem, game=rules.slug, language=language, pool=pool) for problem in problems]
