"""A deck list prepared for display: groups, counts, charts and the verdict of each format."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from django.utils.translation import gettext

from cards.errors import BadInput
from decks.legality import ILLEGAL, Verdict, listed, problem_data, verdicts
from decks.models import Deck
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.cards.shown import ShownCard, ShownSlot, row_id, slot_key
from frontend.site.theme import look_of
from games.contracts.decks import MAYBE, Chart, DeckGroup, Decklist, Problem
from games.texts import Words, in_language

MOST_CARDS = 12  # of a problem that are linked
SEEN = re.compile(r"([a-z_]{1,30}):(\S{1,80}):([1-9][0-9]?)")


@dataclass(frozen=True, slots=True)
class Group:
    """A group of the list, as players of the game arrange it.

    zone: the zone of all its slots; "" for several zones.
    fixed: the rules add these cards to every deck; players do not choose them.
    """

    code: str
    name: str
    rows: tuple[ShownSlot, ...]
    count: int
    wanted: int | None = None
    zone: str = ""
    fixed: bool = False

    @property
    def kind(self) -> str:
        """The faction or type that selects its colour: the beginning of its code."""
        return self.code.partition("/")[0]


@dataclass(frozen=True, slots=True)
class StartingList:
    """A list of the game that can fill an empty deck.

    changes: the changes that add it, in the form of `frontend.decks.changes`.
    """

    code: str
    name: str
    changes: str


@dataclass(frozen=True, slots=True)
class ShownProblem:
    code: str
    clause: str
    severity: str
    message: str
    cards: tuple[tuple[str, str, str], ...] = ()  # code, name, URL of the row in the list or else of the card's page
    more_cards: int = 0  # that could be linked as well


@dataclass(frozen=True, slots=True)
class ShownVerdict:
    """A verdict for display.  The worst lists have thousands of problems in each of forty formats, so only the first are shown.

    problems: the first ones, faults before warnings (`decks.legality.listed`).
    at_fault: the codes in all faults.
    """

    format: str
    name: str
    help: str
    legal: bool
    problems: tuple[ShownProblem, ...]
    fault_count: int
    warning_count: int
    at_fault: frozenset[str]

    @property
    def faults(self) -> tuple[ShownProblem, ...]:
        return tuple(problem for problem in self.problems if problem.severity == ILLEGAL)

    @property
    def problem_count(self) -> int:
        return self.fault_count + self.warning_count

    @property
    def left_out(self) -> int:
        """The number of problems that are not shown."""
        return self.problem_count - len(self.problems)


@dataclass(frozen=True, slots=True)
class Verdicts:
    """The verdicts in groups, so that a game with forty formats fits the panel.  main: the first format, or all if there are few."""

    main: tuple[ShownVerdict, ...]
    legal: tuple[ShownVerdict, ...] = ()
    illegal: tuple[ShownVerdict, ...] = ()

    @property
    def as_shown(self) -> dict[str, Any]:
        """The context of the template that lists verdicts."""
        return {"verdicts": self.main}

    @property
    def as_illegal(self) -> dict[str, Any]:
        return {"verdicts": self.illegal}


def group_verdicts(verdicts: tuple[ShownVerdict, ...], *, few: int) -> Verdicts:
    """few: so many verdicts are not parted."""
    if len(verdicts) <= few:
        return Verdicts(verdicts)
    others = verdicts[1:]
    return Verdicts(verdicts[:1], tuple(one for one in others if one.legal), tuple(one for one in others if not one.legal))


@dataclass(frozen=True, slots=True)
class ShownDeck:
    """Everything that the editor and the deck page show of a list."""

    side: str
    side_name: str
    leaders: tuple[ShownCard, ...]
    groups: tuple[Group, ...]  # without the leaders; unknown cards come last
    verdicts: tuple[ShownVerdict, ...]
    charts: tuple[Chart, ...]
    set_count: int
    card_count: int
    zone_counts: Mapping[str, int]  # cards or sets, by zone
    seen: str
    quantities: Mapping[str, int] = field(default_factory=dict)
    maybe: Group | None = None  # what the player is considering; it counts nowhere above

    def with_main_format(self, format: str) -> ShownDeck:
        """A copy with the verdict of `format` first, then the other legal formats, then the rest."""
        formats = [verdict.format for verdict in self.verdicts]
        main = format if format in formats else formats[0] if formats else ""
        return replace(self, verdicts=tuple(sorted(self.verdicts, key=lambda verdict: (verdict.format != main, not verdict.legal))))

    @property
    def folded(self) -> Verdicts:
        """The verdicts with the first format apart from all others."""
        return group_verdicts(self.verdicts, few=1)

    @property
    def headlines(self) -> tuple[Words, ...]:
        """What the game keeps in view of its charts."""
        return tuple(chart.headline for chart in self.charts if chart.headline)

    @property
    def leader_codes(self) -> list[str]:
        return [leader.code for leader in self.leaders]

    @property
    def legal_format(self) -> str:
        """The name of the first format in which the list is legal, "" if there is none."""
        return next((verdict.name for verdict in self.verdicts if verdict.legal), "")


def show_deck(catalogue: LocalizedCatalogue, decklist: Decklist, *, side: str = "", with_verdicts: bool = True) -> ShownDeck:
    """The list with names, groups, counts, verdicts and charts."""
    kept, decklist = decklist, decklist.played
    verdicts_shown = show_verdicts(catalogue, decklist) if with_verdicts else ()
    at_fault = verdicts_shown[0].at_fault if verdicts_shown else frozenset()
    shown = {(slot.zone, slot.code): catalogue.slot(slot, at_fault=slot.code in at_fault) for slot in decklist.slots}
    groups = [_group(catalogue, group, shown) for group in catalogue.game.decks.groups(decklist, catalogue.pool, catalogue.language)]
    leaders = [row.card for row in shown.values() if row.zone.holds == "leaders" and row.card]
    return ShownDeck(
        side=side,
        side_name=catalogue.sides.get(side, ""),
        leaders=tuple(leaders),
        groups=tuple(group for group in groups if group.rows),
        verdicts=verdicts_shown,
        charts=_non_empty(catalogue.game.decks.charts(decklist, catalogue.pool)),
        **count_slots(catalogue, shown.values()),
        seen=slots_text(kept),
        quantities={slot_key(slot.zone, slot.code): slot.quantity for slot in kept.slots},
        maybe=_maybe(catalogue, kept),
    )


def _group(catalogue: LocalizedCatalogue, group: DeckGroup, shown: Mapping[tuple[str, str], ShownSlot]) -> Group:
    rows = [
        shown.get((slot.zone, slot.code)) or catalogue.slot(slot) for slot in group.slots
    ]  # a game may add cards that the list does not name
    zones = {row.zone.code for row in rows}
    rows = [row for row in rows if row.zone.holds != "leaders" or row.card is None]  # leaders are shown separately
    return Group(
        group.code,
        catalogue.words(group.names),
        tuple(rows),
        group.count,
        group.wanted,
        zones.pop() if len(zones) == 1 else "",
        group.fixed,
    )


def _maybe(catalogue: LocalizedCatalogue, decklist: Decklist) -> Group | None:
    """What the player is considering, by name."""
    rows = sorted((catalogue.slot(slot) for slot in decklist.in_zone(MAYBE)), key=catalogue.name_key)
    if not rows:
        return None
    return Group(MAYBE, catalogue.words(catalogue.zones[MAYBE].names), tuple(rows), sum(row.quantity for row in rows), zone=MAYBE)


def _non_empty(charts: Iterable[Chart]) -> tuple[Chart, ...]:
    """The charts with a positive value: none for an empty list."""
    return tuple(chart for chart in charts if any(value > 0 for _, value in chart.rows))


def show_verdicts(catalogue: LocalizedCatalogue, decklist: Decklist, *, on: date | None = None) -> tuple[ShownVerdict, ...]:
    """The verdict of each format, with faults before warnings."""
    rows = {slot.code: row_id(slot.zone, slot.code) for slot in decklist.played.slots}
    return shown_verdicts(catalogue, verdicts(game=catalogue.game.slug, decklist=decklist, on=on, pool=catalogue.pool), rows)


def shown_verdicts(catalogue: LocalizedCatalogue, found: Iterable[Verdict], rows: Mapping[str, str]) -> tuple[ShownVerdict, ...]:
    """These verdicts for display.  rows: the id of the row of each code on the page; other cards link to their own pages."""
    formats = {format.code: format for format in catalogue.game.decks.formats}
    shown = []
    for verdict in found:
        faults = [problem for problem in verdict.problems if problem.severity == ILLEGAL]
        spec = formats[verdict.format]
        shown.append(
            ShownVerdict(
                format=verdict.format,
                name=in_language(spec.names, catalogue.language),
                help=in_language(spec.help, catalogue.language),
                legal=verdict.legal,
                problems=tuple(_shown_problem(catalogue, problem, rows) for problem in listed(verdict.problems)),
                fault_count=len(faults),
                warning_count=len(verdict.problems) - len(faults),
                at_fault=frozenset(code for problem in faults for code in problem.cards),
            )
        )
    return tuple(shown)


def _shown_problem(catalogue: LocalizedCatalogue, problem: Problem, rows: Mapping[str, str]) -> ShownProblem:
    data = problem_data(problem, game=catalogue.game.slug, language=catalogue.language, pool=catalogue.pool)
    linked = [code for code in data["cards"] if catalogue.has_link(code, rows)]
    cards = catalogue.links(linked[:MOST_CARDS], rows)
    return ShownProblem(data["code"], data["clause"], data["severity"], data["message"], cards, len(linked) - len(cards))


def count_slots(catalogue: LocalizedCatalogue, rows: Iterable[ShownSlot]) -> dict[str, Any]:
    """The context of the template of deck counts: sets, all cards, and the count of each zone."""
    zones = {zone.code: 0 for zone in catalogue.game.decks.zones}
    sets = cards = 0
    for row in rows:
        zones[row.zone.code] = zones.get(row.zone.code, 0) + row.quantity
        if row.set:
            sets += row.quantity
            cards += row.quantity * len(row.set.cards)
        elif row.zone.holds == "cards":
            cards += row.quantity
    return {"set_count": sets, "card_count": cards, "zone_counts": zones}


def deck_context(catalogue: LocalizedCatalogue, deck: Deck, shown: ShownDeck | None = None) -> dict[str, Any]:
    """The context that all deck templates share; a game can have its own partial templates in its folder."""
    look = look_of(deck.game_id)
    return {
        "deck": deck,
        "catalogue": catalogue,
        "game": catalogue.game,
        "shown": shown,
        "leader_zone": catalogue.zone_of("leaders"),
        "leaders": catalogue.leaders(deck.side),
        "slot_row": "decks/slots/_slot_row.html",
        "set_row": look.template("decks/slots/_set_row.html"),
        "leader_row": look.template("decks/slots/_leader.html"),
        "count": look.template("decks/lists/_count.html"),
        "starting": starting_lists(catalogue, deck.side, shown) if shown else (),
        "look": look,
    }


def starting_lists(catalogue: LocalizedCatalogue, side: str, shown: ShownDeck) -> tuple[StartingList, ...]:
    """The game's lists of this side for a deck without cards; () for any other deck, which they would overwrite."""
    if any(shown.zone_counts.get(zone.code) for zone in catalogue.game.decks.zones if zone.holds != "leaders"):
        return ()
    return tuple(
        StartingList(
            each.code, catalogue.words(each.names), " ".join(f"{slot.zone}:{slot.code}:={slot.quantity}" for slot in each.decklist.slots)
        )
        for each in catalogue.game.lists.starting(catalogue.pool)
        if each.decklist.side in (None, side)
    )


def slots_text(decklist: Decklist) -> str:
    """The list as one sorted line, which the editor's forms send so that two versions can be compared."""
    return " ".join(sorted(f"{slot.zone}:{slot.code}:{slot.quantity}" for slot in decklist.slots))


def parse_slots(text: str) -> dict[tuple[str, str], int]:
    """The slots written by `slots_text`; BadInput for any invalid entry, because skipping it would store a shorter list."""
    slots: dict[tuple[str, str], int] = {}
    for word in text.split():
        match = SEEN.fullmatch(word)
        if match is None or (match[1], match[2]) in slots:
            sentence = gettext("The form data is invalid: “%(text)s” is not an entry of a deck list. Reload the page and try again.")
            raise BadInput(sentence % {"text": word[:80]})
        slots[match[1], match[2]] = int(match[3])
    return slots
