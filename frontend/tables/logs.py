"""The log of a table on its pages, the setting that chooses its lines, and the position of an earlier decision."""

from __future__ import annotations

import itertools
import uuid
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.site.clauses import clauses_of
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest
from frontend.site.responses import in_view, language, unlisted
from frontend.tables.changed import offers_old_games
from frontend.tables.players import players_context
from frontend.tables.shown import board_of_position, options_of
from games.contracts.report import Step
from games.report.equal_options import equal_options
from games.report.log import PRESETS, LogLine
from simulator.requests.lists import own_cards_of
from simulator.tables.pace import table_set
from simulator.tables.selectors import table_get
from simulator.tables.sharing import position_at


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A line of the log.

    text, taken: the sentence and the option taken, in parts, each with the address of the card that it names or "".
    cards: (name, address) of the cards that neither of them names.
    clause, clause_url: "" for a clause that the game's page of clauses does not explain.
    decision_url: of the position in which the choice was made; "" for another line.
    """

    number: int
    seat: int
    text: tuple[tuple[str, str], ...]
    taken: tuple[tuple[str, str], ...]
    cards: tuple[tuple[str, str], ...]
    clause: str
    clause_url: str
    decision_url: str
    is_forced: bool
    is_automatic: bool


@dataclass(frozen=True, slots=True)
class ShownTurn:
    """The lines of a turn by phase."""

    number: int
    phases: tuple[tuple[str, tuple[ShownLine, ...]], ...]


def preset_names() -> tuple[tuple[str, str], ...]:
    """The presets of a log with their names."""
    names = (gettext("your decisions"), gettext("what happened"), gettext("everything"))
    return tuple(zip(PRESETS, names, strict=True))


def log_turns(catalogue: LocalizedCatalogue, lines: Iterable[LogLine], decision_url: Callable[[int], str]) -> list[ShownTurn]:
    """The turns of a log in the order of the game.  decision_url: the address of a decision, by the number of choices before it."""
    show = _Lines(catalogue, decision_url)
    turns = []
    for turn, of_turn in itertools.groupby(lines, key=lambda line: line.step.turn):
        phases = itertools.groupby(of_turn, key=lambda line: catalogue.words(line.step.phase))
        turns.append(ShownTurn(turn, tuple((phase, tuple(map(show.line, group))) for phase, group in phases)))
    return turns


class _Lines:
    """Lines of a log in the reader's language, with their links."""

    def __init__(self, catalogue: LocalizedCatalogue, decision_url: Callable[[int], str]) -> None:
        self.catalogue = catalogue
        self.decision_url = decision_url
        self.clauses = clauses_of(catalogue.game.slug)
        self.clauses_url = reverse("clauses", args=[catalogue.game.slug])
        # Code -> (name in the text, address), for a card that has a page; address -> name, for a card that the text does not name.
        self.known: dict[str, tuple[str, str] | None] = {}
        self.distinct: dict[str, str] = {}

    def line(self, line: LogLine) -> ShownLine:
        step = line.step
        links = [link for code in dict.fromkeys(step.cards) if (link := self.link(code))]
        text, left = linked(_as_sentence(self.catalogue.words(step.text)), links)
        taken, left = linked(self.taken(step), left)
        return ShownLine(
            number=step.number,
            seat=step.seat,
            text=text,
            taken=taken,
            cards=tuple((self.distinct[address], address) for _, address in left),
            clause=step.clause,
            clause_url=f"{self.clauses_url}#{step.clause}" if step.clause in self.clauses else "",
            decision_url=self.decision_url(line.decision) if line.decision >= 0 else "",
            is_forced=step.is_forced,
            is_automatic=line.is_automatic,
        )

    def taken(self, step: Step) -> str:
        return self.catalogue.words(step.decision[0][step.decision[1]]) if step.decision else ""

    def link(self, code: str) -> tuple[str, str] | None:
        if code not in self.known:
            card = self.catalogue.card_by_code(code) if code else None
            address = reverse("card", args=[self.catalogue.game.slug, card.code]) if card and not card.is_own else ""
            self.known[code] = (self.catalogue.name_in_log(card), address) if card and address else None
            if card:
                self.distinct[address] = self.catalogue.distinct_name(card)
        return self.known[code]


def linked(text: str, links: Sequence[tuple[str, str]]) -> tuple[tuple[tuple[str, str], ...], list[tuple[str, str]]]:
    """The text in parts, with the address of each name in it at its first place, and the links whose names it does not hold.

    >>> linked("Plays Scout.", [("Scout", "/scout/"), ("Viper", "/viper/")])
    ((('Plays ', ''), ('Scout', '/scout/'), ('.', '')), [('Viper', '/viper/')])
    """
    parts = [(text, "")] if text else []
    left = []
    for name, address in sorted(links, key=lambda link: -len(link[0])):  # a longer name may hold a shorter one
        place = next((place for place, (words, url) in enumerate(parts) if not url and name in words), None)
        if place is None:
            left.append((name, address))
            continue
        before, _, after = parts[place][0].partition(name)
        parts[place : place + 1] = [each for each in ((before, ""), (name, address), (after, "")) if each[0]]
    return tuple(parts), left


def _as_sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


@forms_only("table")
def log(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Choose which lines the table's log shows."""
    found = table_get(table_id=pk, owner_key=owner_key(request))
    table_set(table=found, log=request.POST.get("log"))
    return redirect(f"{reverse('table', args=[pk])}#log")


@offers_old_games
@require_safe
def at_decision(request: PageRequest, pk: uuid.UUID, made: int) -> HttpResponse:
    """Show the position in which the person had made so many choices: what was asked and offered, and what was taken."""
    found = table_get(table_id=pk, owner_key=owner_key(request))
    then = position_at(found, made)
    catalogue = localized_catalogue(in_view(request, found.game_id), language(), own_cards_of(found.decklist))
    context = {
        "table": found,
        "then": then,
        "question": then.position.question,
        "options": options_of(catalogue, then.position),
        "taken": None if then.taken is None else equal_options(then.position)[then.taken],
        "before": made - 1 if made else None,
        "after": made + 1 if made < then.most else None,
        "catalogue": catalogue,
        "board": board_of_position(catalogue, then.position),
        "position": then.position,
        **players_context(catalogue, found, then.position.replay.outcome if then.position.replay else ""),
    }
    return unlisted(render(request, "tables/log/position.html", context))
