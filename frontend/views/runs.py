"""Runs: their progress, their report, and one of their games again."""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.translation import gettext, ngettext
from django.views.decorators.http import require_safe

from cards.errors import Conflict
from cards.limits import client_key
from decks.owners import owner_key
from frontend.charts import number, percent
from frontend.clauses import clauses_of
from frontend.decklists import Shelf
from frontend.looks import look_of
from frontend.replays import board_of, turns_of
from frontend.views.answers import in_view, language, private
from frontend.views.forms_only import forms_only
from games.contracts import Goldfish, Match, OptionSpec
from simulator.models import Run
from simulator.modes import CARDS, COMPARE, GOLDFISH, MATCH, MATCHUPS, OF_MATCHES, mode_of
from simulator.selectors import replays_of, run_for_owner, run_get, run_is_over, run_replay, run_state, workers_alive
from simulator.services import run_cancel
from simulator.studies import pairings

SECONDS_TO_REFRESH = 2  # where no script polls
MOST_OF_A_NAME = 60  # characters of what a side of a run is called


@require_safe
def run_page(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    """The run as it stands; asked again by htmx every second until it is over, with what that page has seen already."""
    run = run_get(run_id=pk, owner_key=owner_key(request))
    seen = f"{run.status}-{run.games_done}"
    polled = bool(request.htmx) and "seen" in request.GET
    if polled and request.GET["seen"] == seen:
        return _private(HttpResponse(status=204))
    state = run_state(run, language=language())
    report = state["report"]
    over = run_is_over(run)
    shelf = Shelf(in_view(request, run.game_id), language())
    look = look_of(run.game_id)
    context = {
        "run": run,
        "state": state,
        "report": report,
        "over": over,
        "seen": seen,
        "shelf": shelf,
        "mine": bool(run.owner_key) and run.owner_key == owner_key(request),
        "deck": run.deck,
        "nobody_works": run.status == Run.Status.QUEUED and not workers_alive(run.queue),
        "refresh": 0 if over else SECONDS_TO_REFRESH,
        "json_url": reverse("api:simulation", args=[run.pk]),
        "csv_url": reverse("api:simulation-csv", args=[run.pk]),
        "sections": [f"games/{run.game_id}/_report.html", "runs/_report_sections.html"],
        "openings_template": look.template("_openings.html", "runs"),
        "options": _options(run, shelf),
        "run_url": request.build_absolute_uri(reverse("run-page", args=[run.pk])),
        "other_policies": other_policies(run, shelf) if over else [],
        "mode_name": mode_name(run.mode),
        "title": run_title(run, shelf),
    }
    if report:
        for side, name in zip(report.get("sides", ()), study_sides(run, shelf), strict=False):
            side["name"] = name
        named = {metric["name"]: metric for metric in report["metrics"] if metric["kind"] != "card"}  # a card's may be called alike
        of_cards = {metric["name"]: metric for metric in report["metrics"] if metric["kind"] == "card"}
        context |= {"metrics": named, "of_cards": of_cards, "table": _card_table(request, report, shelf)}
        context |= {"worth": _worth(report, shelf), "grid": _grid(report), "matrix": _matrix(report)}
        context["duel"] = _duel(run, report, shelf)
    template = "runs/_run.html" if request.htmx and request.htmx.target == "run" else "runs/page.html"
    return _private(render(request, template, context))


def other_policies(run: Run, shelf: Shelf) -> list[tuple[str, str]]:
    """(code, name) of the policies by which a goldfished deck can be played beside its own; none that needs more than its name."""
    how = mode_of(shelf.game, run.mode)
    if run.mode != GOLDFISH or not isinstance(how, Goldfish) or how.prepare_beside is None or "policy" not in run.options:
        return []
    wanting = {spec.needs[1] for spec in how.options if spec.needs and spec.needs[0] == "policy"}
    codes = [choice.code for spec in how.options if spec.name == "policy" for choice in spec.choices]
    return [(code, choice_name(how, "policy", code, shelf)) for code in codes if code != run.options["policy"] and code not in wanting]


def mode_name(mode: str) -> str:
    names = {
        MATCH: gettext("Match"),
        CARDS: gettext("What each card is worth"),
        COMPARE: gettext("Comparison"),
        MATCHUPS: gettext("Match-ups"),
    }
    return names.get(mode, gettext("Goldfish"))


def run_title(run: Run, shelf: Shelf) -> str:
    """Who plays, in a few words."""
    names = run.plan.get("names", ())
    if run.mode == MATCH:
        return " – ".join(side_names(run, shelf))
    if run.mode == COMPARE:
        return " – ".join(study_sides(run, shelf))
    if run.mode == MATCHUPS:
        sides = len(run.plan["policies"])
        said = ngettext("%(sides)s side", "%(sides)s sides", sides) % {"sides": sides}
        return f"{run.deck_name}: {said}" if run.deck_name else said
    return run.deck_name or next((name for name in names if name), "")


@dataclass(frozen=True, slots=True)
class RunLine:
    """A run in a list.  who: its sides, or the policy.  headline: its first figure, with (low, high) of its interval."""

    run: Run
    mode: str
    who: str
    label: str = ""
    figure: str = ""
    low: str = ""
    high: str = ""


def run_lines(runs: Iterable[Run], shelf: Shelf) -> list[RunLine]:
    """Of runs as `simulator.selectors.runs_of_deck` gives them."""
    lines = []
    for run in runs:
        who = run_title(run, shelf) if run.mode in (MATCH, MATCHUPS, COMPARE) else policy_name(run, shelf)
        line = RunLine(run, mode_name(run.mode), who)
        shares = [(name, share) for name in ("won", "side_0_wins") if (share := getattr(run, name, None))]
        if shares:
            (name, share), *_ = shares
            low, high = (percent(end) for end in share["ci95"])
            line = replace(line, label=_metric_label(run, shelf, name), figure=percent(share["value"]), low=low, high=high)
        elif clock := getattr(run, "clock", None):
            line = replace(line, label=shelf.words(clock["unit"]), figure=number(clock["mean"]))
            if clock["ci95"]:
                line = replace(line, low=number(clock["ci95"][0]), high=number(clock["ci95"][1]))
        lines.append(line)
    return lines


def _metric_label(run: Run, shelf: Shelf, name: str) -> str:
    how = mode_of(shelf.game, run.mode)
    return next((shelf.words(metric.labels) for metric in (how.metrics if how else ()) if metric.name == name), name)


def study_sides(run: Run, shelf: Shelf) -> list[str]:
    """What the sides of a study are called; one that has no other name goes by its policy."""
    how = mode_of(shelf.game, run.mode)
    option = "policy_0" if run.mode == MATCHUPS else "policy"
    names = run.plan.get("names", ())
    policies = run.plan.get("policies") or [""] * len(names)
    return [
        (choice_name(how, option, name, shelf) if name == policy else "") or name or str(number)
        for number, (name, policy) in enumerate(zip(names, policies, strict=True), 1)
    ]


def policy_name(run: Run, shelf: Shelf, option: str = "policy") -> str:
    """What the policy of this option is called, without what is said of it; "" where the game asks for none."""
    return choice_name(mode_of(shelf.game, run.mode), option, str(run.options.get(option, "")), shelf)


def choice_name(how: Goldfish | Match | None, option: str, code: str, shelf: Shelf) -> str:
    """The short name of one of an option's choices; "" where the game has no such option or choice."""
    specs = how.options if how else ()
    choices = next((spec.choices for spec in specs if spec.name == option), ())
    return next((short_name(shelf.words(choice.names)) for choice in choices if choice.code == code), "")


def short_name(label: str) -> str:
    """What comes before what is said of it.

    >>> short_name("Velocity: draws cards"), short_name("標準：効果で評価"), short_name("Random")
    ('Velocity', '標準', 'Random')
    """
    return re.split("[:：]", label)[0]


def side_names(run: Run, shelf: Shelf) -> list[str]:
    """What the two sides of a match are called: by their policies, and by their decks where each brings its own."""
    match = shelf.game.match
    assert match
    policies = [policy_name(run, shelf, f"policy_{side}") or str(side + 1) for side in (0, 1)]
    if match.shares_list:
        return policies
    called = [*run.plan.get("names", ()), "", ""]
    decks = [called[side] if called[side] != run.options.get(f"policy_{side}") else "" for side in (0, 1)]
    decks = [name or _faction_name(run, shelf, side) for side, name in enumerate(decks)]
    return [f"{deck} ({policy})" if deck else policy for deck, policy in zip(decks, policies, strict=True)]


def _faction_name(run: Run, shelf: Shelf, side: int) -> str:
    lists = [run.decklist, *run.decklist.get("others", ())]
    return shelf.sides.get(lists[side]["side"] or "", "") if side < len(lists) else ""


@dataclass(frozen=True, slots=True)
class Chosen:
    """An option of a run in words.  is_text: it is a text of the reader's own, of any length."""

    label: str
    value: str
    is_text: bool = False


def _options(run: Run, shelf: Shelf) -> list[Chosen]:
    """The run's options that mattered; one the game no longer knows by its bare name."""
    how = mode_of(shelf.game, run.mode)
    specs = {spec.name: spec for spec in how.options} if how else {}
    said = []
    for name, value in run.options.items():
        spec = specs.get(name)
        if spec is None:
            said.append(Chosen(name, str(value)))
        elif _mattered(run, spec):
            names = {choice.code: shelf.words(choice.names) for choice in spec.choices}
            flag = {True: gettext("yes"), False: gettext("no")}
            words = flag[value] if isinstance(value, bool) else names.get(str(value), str(value))
            said.append(Chosen(shelf.words(spec.labels), words, spec.kind == "text"))
    return said


def _mattered(run: Run, spec: OptionSpec) -> bool:
    """Did anything depend on it?  Of match-ups each side has its own policy, and one text serves all."""
    if run.mode == MATCHUPS and (spec.name.startswith("policy_") or spec.name.endswith("_1")):
        return False
    if spec.needs is None:
        return True
    other, choice = spec.needs
    return choice in (run.plan.get("policies") or [run.options.get(other)])


@forms_only("run-page")
def run_stop(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    run = run_cancel(run=run_for_owner(owner_key=owner_key(request), run_id=pk))
    return redirect("run-page", pk=run.pk)


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the cards' table.  link: the query that sorts by it; sorted: "ascending", "descending" or ""."""

    name: str
    label: str
    link: str
    sorted: str


def _card_table(request: HttpRequest, report: dict[str, Any], shelf: Shelf) -> dict[str, Any]:
    """Every card of the deck with its counts a game, sorted as the address asks."""
    counted = [metric for metric in report["metrics"] if metric["kind"] == "card"]
    names = [metric["name"] for metric in counted]
    wanted = request.GET.get("sort", "")
    down = wanted.startswith("-")
    by = wanted.lstrip("-")
    rows = []
    for card in report["cards"]:
        known = shelf.card_by_code(card["code"])
        rows.append(
            {
                "code": card["code"] if known else "",
                "name": shelf.told(known) if known else card["name"],
                "quantity": card["quantity"],
                "level": card["level"],
                "seen": [card.get("seen"), card.get("won_when_seen")],
                "clock": card.get("clock_when_seen"),
                "values": [card["per_game"].get(name, 0) for name in names],
            }
        )
    keys: dict[str, Any] = {
        "name": lambda row: row["name"].casefold(),
        "quantity": lambda row: row["quantity"],
        "level": lambda row: ("none", "partial", "full").index(row["level"]) if row["level"] else -1,
        **{name: lambda row, place=place: row["values"][place] for place, name in enumerate(names)},
    }
    if by in keys:
        rows.sort(key=keys[by], reverse=down)

    def column(name: str, label: str, *, numbers: bool) -> Column:
        # A number is first sorted from the greatest, a name from the first letter; again turns it round.
        first, second = (f"-{name}", name) if numbers else (name, f"-{name}")
        return Column(name, label, second if wanted == first else first, ("descending" if down else "ascending") if by == name else "")

    return {
        "rows": rows,
        "seen": any(row["clock"] for row in rows),
        "sort": wanted if by in keys else "",
        "name": column("name", "", numbers=False),
        "quantity": column("quantity", "", numbers=True),
        "level": column("level", "", numbers=True),
        "counted": [column(metric["name"], metric["label"], numbers=True) for metric in counted],
    }


def _worth(report: dict[str, Any], shelf: Shelf) -> dict[str, Any] | None:
    """What a blank in the place of one copy changes, a line a card; the card whose blank costs most of the last metric first."""
    if not report.get("blanks"):
        return None
    named = {pair["name"]: pair["label"] for blank in report["blanks"] for pair in blank["paired"]}
    rows = []
    names = {card["code"]: card["name"] for card in report["cards"]}
    for blank in report["blanks"]:
        known = shelf.card_by_code(blank["code"])
        pairs = {pair["name"]: pair for pair in blank["paired"]}
        name = shelf.told(known) if known else names.get(blank["code"], blank["code"])
        rows.append({"code": blank["code"] if known else "", "name": name, "pairs": [pairs.get(each) for each in named]})
    rows.sort(key=lambda row: -abs(row["pairs"][-1]["difference"]) if row["pairs"][-1] else 0)
    return {"labels": list(named.values()), "rows": rows}


def _duel(run: Run, report: dict[str, Any], shelf: Shelf) -> dict[str, Any] | None:
    """Who of the two sides of a match won more, and how often."""
    shares = [report["shares"].get(f"side_{side}_wins") for side in (0, 1)]
    if run.mode != MATCH or None in shares:
        return None
    names = side_names(run, shelf)
    if names[0] == names[1]:
        names = [gettext("Side %(number)s") % {"number": number} for number in (1, 2)]
    first = int(shares[1]["value"] > shares[0]["value"])
    return {"name": names[first], "other": names[1 - first], "share": shares[first]}


def _matrix(report: dict[str, Any]) -> list[dict[str, Any]]:
    """A row for each of several sides: its score against each (None against itself) and the mean of them."""
    sides = report.get("sides", ())
    cells = {tuple(cell["sides"]): cell["score"] for cell in report.get("cells", ())}
    if len(sides) < 3 or not cells:
        return []
    rows = []
    for one, side in enumerate(sides):
        scores = [None if one == other else cells.get((one, other)) or _turned(cells[other, one]) for other in range(len(sides))]
        values = [score["value"] for score in scores if score]
        rows.append({"name": side["name"], "scores": scores, "mean": sum(values) / len(values)})
    return rows


def _turned(score: dict[str, Any]) -> dict[str, Any]:
    """The other side's score of the same games."""
    return {"value": 1 - score["value"], "ci95": [1 - end for end in reversed(score["ci95"])] if score["ci95"] else None}


def _grid(report: dict[str, Any]) -> list[dict[str, Any]]:
    sides = [side["name"] for side in report.get("sides", ())]
    return [
        {
            "one": sides[cell["sides"][0]],
            "other": sides[cell["sides"][1]],
            "shares": [cell["score"], cell["first"], cell["second"]],
            "games": cell["games"],
        }
        for cell in report.get("cells", ())
    ]


# --- one game again --------------------------------------------------------------------------------------------------


@require_safe
def run_game(request: HttpRequest, pk: uuid.UUID, index: int) -> HttpResponse:
    """One game again; `?step=n` chooses the step that is shown whole, and the turn whose steps are listed."""
    run = run_get(run_id=pk, owner_key=owner_key(request))
    shelf = Shelf(in_view(request, run.game_id), language())
    try:
        replay = run_replay(run=run, index=index, client=client_key(request))
    except Conflict as error:
        context = {"run": run, "title": run_title(run, shelf), "mode_name": mode_name(run.mode), "shelf": shelf, "index": index}
        return _private(render(request, "runs/changed.html", {**context, "sentence": error.detail}, status=error.status))
    look = look_of(run.game_id)
    place = step_asked(request.GET.get("step", ""), len(replay.steps))
    step = replay.steps[place - 1] if replay.steps else None
    turns = turns_of(shelf, replay, place)
    here = next((number for number, turn in enumerate(turns) if turn.first <= place <= turn.last), 0)
    seats = _seats(run, shelf, index)
    context = {
        "run": run,
        "title": run_title(run, shelf),
        "mode_name": mode_name(run.mode),
        "replay": replay,
        "index": index,
        "shelf": shelf,
        "place": place,
        "last": len(replay.steps),
        "step": step,
        "turns": turns,
        "turn_before": turns[here - 1].first if here > 0 else None,
        "turn_after": turns[here + 1].first if here + 1 < len(turns) else None,
        "seats": seats,
        "winner": next((name for seat, name in enumerate(seats) if replay.outcome.startswith(f"side_{seat}_")), ""),
        "on_turn": step.seat if step and run.mode in OF_MATCHES else None,
        "clause_words": clauses_of(run.game_id).get(step.clause, "") if step else "",
        "clock_unit": how.clock_unit if (how := mode_of(shelf.game, run.mode)) else {"en": ""},
        "board_template": look.template("_board.html", "runs"),
        "outcome_template": look.template("_outcome.html", "runs"),
        "board": board_of(shelf, replay, place) if step else {},
    }
    if request.htmx and request.htmx.target == "replay":
        return _private(render(request, "runs/_replay.html", context))
    plays = replays_of(run)
    context |= {
        "samples": run.report.get("samples", ()) if run.report else (),
        "game_before": index - 1 if index else None,
        "game_after": index + 1 if index + 1 < run.games_done * plays else None,
    }
    return _private(render(request, "runs/game.html", context))


def step_asked(text: str, steps: int) -> int:
    """The number of the step asked for, from 1; the nearest there is.

    >>> step_asked("", 9), step_asked("4", 9), step_asked("99", 9), step_asked("-1", 9)
    (1, 4, 9, 1)
    """
    place = int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 1
    return max(1, min(place, steps))


def _seats(run: Run, shelf: Shelf, index: int) -> tuple[str, str]:
    """Whose the board's own and other side is."""
    if run.mode == MATCHUPS:
        cells = pairings(len(run.plan["policies"]))
        named = study_sides(run, shelf)
        sides = [named[side] for side in cells[index // 2 % len(cells)]]
    elif run.mode == MATCH:
        sides = side_names(run, shelf)
    else:
        return run.deck_name or gettext("The player"), gettext("The opponent")
    one, other = (gettext("Player %(number)s: %(name)s") % {"number": number, "name": name} for number, name in enumerate(sides, 1))
    return one, other


def _private(response: HttpResponse) -> HttpResponse:
    patch_vary_headers(private(response), ["HX-Target"])
    response["X-Robots-Tag"] = "noindex"
    return response
