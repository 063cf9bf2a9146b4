"""A deck list as a page shows it: groups, counts, charts and the verdict of each format."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from django.utils.translation import gettext

from cards.errors import BadInput
from decks.legality import problem_data, verdicts
from decks.models import Deck
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.cards.shown import ShownCard, ShownSlot, row_id, slot_key
from frontend.site.theme import look_of
from games.contracts.decks import Chart, DeckGroup, Decklist
from games.texts import in_language

SEEN = re.compile(r"([a-z_]{1,30}):(\S{1,80}):([1-9][0-9]?)")


@dataclass(frozen=True, slots=True)
class Group:
    """A part of the list as players of the game lay it out.

    zone: the one all of it stands in, "" for several.  fixed: what the rules add to every such list, and nobody chooses.
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
        """What it is painted by: a faction or type, where its code begins with one."""
        return self.code.partition("/")[0]


@dataclass(frozen=True, slots=True)
class ShownProblem:
    code: str
    clause: str
    severity: str
    message: str
    cards: tuple[tuple[str, str, str], ...] = ()  # code, name, address: of the row in the list, else of the card's page


@dataclass(frozen=True, slots=True)
class ShownVerdict:
    format: str
    name: str
    help: str
    legal: bool
    faults: tuple[ShownProblem, ...]
    warnings: tuple[ShownProblem, ...]

    @property
    def problems(self) -> tuple[ShownProblem, ...]:
        return self.faults + self.warnings


@dataclass(frozen=True, slots=True)
class ShownDeck:
    """All that the editor's right side and the deck page say of a list."""

    side: str
    side_name: str
    leaders: tuple[ShownCard, ...]
    groups: tuple[Group, ...]  # without the leaders, and last what is unknown
    verdicts: tuple[ShownVerdict, ...]
    charts: tuple[Chart, ...]
    set_count: int
    card_count: int
    zone_counts: Mapping[str, int]  # cards or sets, by zone
    seen: str
    quantities: Mapping[str, int] = field(default_factory=dict)

    def judged_by(self, format: str) -> ShownDeck:
        """The same with the verdict of `format` first, then those that call the list legal, then the others."""
        formats = [verdict.format for verdict in self.verdicts]
        main = format if format in formats else formats[0] if formats else ""
        return replace(self, verdicts=tuple(sorted(self.verdicts, key=lambda verdict: (verdict.format != main, not verdict.legal))))

    @property
    def leader_codes(self) -> list[str]:
        return [leader.code for leader in self.leaders]

    @property
    def legal_format(self) -> str:
        """The name of the first format that calls the list legal, "" if none does."""
        return next((verdict.name for verdict in self.verdicts if verdict.legal), "")


def show_deck(catalogue: LocalizedCatalogue, decklist: Decklist, *, side: str = "") -> ShownDeck:
    """The list with names, groups, counts, verdicts and charts."""
    said = show_verdicts(catalogue, decklist)
    at_fault = {code for fault in said[0].faults for code, _, _ in fault.cards} if said else set()
    shown = {(slot.zone, slot.code): catalogue.slot(slot, at_fault=slot.code in at_fault) for slot in decklist.slots}
    groups = [_group(catalogue, group, shown) for group in catalogue.game.decks.groups(decklist, catalogue.pool)]
    leaders = [row.card for row in shown.values() if row.zone.holds == "leaders" and row.card]
    return ShownDeck(
        side=side,
        side_name=catalogue.sides.get(side, ""),
        leaders=tuple(leaders),
        groups=tuple(group for group in groups if group.rows),
        verdicts=said,
        charts=_with_bars(catalogue.game.decks.charts(decklist, catalogue.pool)),
        **counts_of(catalogue, shown.values()),
        seen=seen_text(decklist),
        quantities={slot_key(slot.zone, slot.code): slot.quantity for slot in decklist.slots},
    )


def _group(catalogue: LocalizedCatalogue, group: DeckGroup, shown: Mapping[tuple[str, str], ShownSlot]) -> Group:
    rows = [shown.get((slot.zone, slot.code)) or catalogue.slot(slot) for slot in group.slots]  # a game may add what a list leaves unsaid
    zones = {row.zone.code for row in rows}
    rows = [row for row in rows if row.zone.holds != "leaders" or row.card is None]  # leaders are shown apart
    return Group(
        group.code,
        catalogue.words(group.names),
        tuple(rows),
        group.count,
        group.wanted,
        zones.pop() if len(zones) == 1 else "",
        group.fixed,
    )


def _with_bars(charts: Iterable[Chart]) -> tuple[Chart, ...]:
    """Those with something to draw: of an empty list, none."""
    return tuple(chart for chart in charts if any(value > 0 for _, value in chart.rows))


def show_verdicts(catalogue: LocalizedCatalogue, decklist: Decklist, *, on: date | None = None) -> tuple[ShownVerdict, ...]:
    """What each format says of the list, all its faults before its warnings."""
    formats = {one.code: one for one in catalogue.game.decks.formats}
    rows = {slot.code: row_id(slot.zone, slot.code) for slot in decklist.slots}
    shown = []
    for verdict in verdicts(game=catalogue.game.slug, decklist=decklist, on=on, pool=catalogue.pool):
        said = [
            problem_data(problem, game=catalogue.game.slug, language=catalogue.language, pool=catalogue.pool)
            for problem in verdict.problems
        ]
        problems = [
            ShownProblem(one["code"], one["clause"], one["severity"], one["message"], catalogue.links(one["cards"], rows)) for one in said
        ]
        spec = formats[verdict.format]
        shown.append(
            ShownVerdict(
                format=verdict.format,
                name=in_language(spec.names, catalogue.language),
                help=in_language(spec.help, catalogue.language),
                legal=verdict.legal,
                faults=tuple(one for one in problems if one.severity == "illegal"),
                warnings=tuple(one for one in problems if one.severity != "illegal"),
            )
        )
    return tuple(shown)


def counts_of(catalogue: LocalizedCatalogue, rows: Iterable[ShownSlot]) -> dict[str, Any]:
    """What the template that counts a deck reads: sets, all cards, and what is in each zone."""
    zones = dict.fromkeys(catalogue.zones, 0)
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
    """What every template of a deck reads; a game's own parts stand in its folder."""
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
        "look": look,
    }


def seen_text(decklist: Decklist) -> str:
    """The list in one line, in one order: what the editor's forms carry to tell two versions apart."""
    return " ".join(sorted(f"{slot.zone}:{slot.code}:{slot.quantity}" for slot in decklist.slots))


def read_seen(text: str) -> dict[tuple[str, str], int]:
    """The slots that `seen_text` wrote; BadInput for anything else, of which a shorter list would be stored."""
    slots: dict[tuple[str, str], int] = {}
    for word in text.split():
        found = SEEN.fullmatch(word)
        if found is None or (found[1], found[2]) in slots:
            sentence = gettext("The form data is invalid: “%(text)s” is not an entry of a deck list. Reload the page and try again.")
            raise BadInput(sentence % {"text": word[:80]})
        slots[found[1], found[2]] = int(found[3])
    return slots
