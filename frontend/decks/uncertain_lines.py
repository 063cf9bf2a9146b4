"""Uncertain lines of an imported list: the cards offered for each line, and the list with the chosen ones.

No uncertain line is part of the deck until the reader of the page has chosen a card for it.  The form has three fields for a line:
`line-<number>` is the chosen card ("zone:code", or "" to leave the line out), `copies-<number>` its copies, and `find-<number>` a search.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext

from cards.errors import BadInput
from cards.models import Game as GameRow
from cards.search.find import card_find, objective_set_find
from cards.selectors import game_get
from cards.texts.safe_text import field_error
from decks.exchange.importing import Parsed, list_parse
from decks.slots import MAX_QUANTITY
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.decks.forms import QUANTITY
from frontend.site.errors.error_text import error_sentence
from games.contracts.decks import Slot, UnreadLine

MOST_FOUND = 8
LONGEST_SEARCH = 200


@dataclass(frozen=True, slots=True)
class Finding:
    """What a search for the card of one line found.

    keys: "zone:code" of the cards and sets.
    problem: the reason why nothing was searched.
    """

    line: int
    keys: tuple[str, ...] = ()
    problem: str = ""


@dataclass(frozen=True, slots=True)
class UncertainLine:
    """An uncertain line.

    choices: ("zone:code", label) of each card offered, those that the reader searched for first, then the likeliest.
    chosen: the "zone:code" that the reader chose; "" to leave the line out.
    search: the text in the search box of the line.
    finding: the result of that search; None if it was not run for this page.
    """

    line: int
    text: str
    choices: tuple[tuple[str, str], ...]
    chosen: str = ""
    copies: str = "1"
    search: str = ""
    finding: Finding | None = None

    @property
    def field(self) -> str:
        return f"line-{self.line}"


def uncertain_lines(
    catalogue: LocalizedCatalogue, lines: Iterable[UnreadLine], posted: Mapping[str, str], finding: Finding | None = None
) -> list[UncertainLine]:
    """The uncertain lines with their choices.

    posted: the fields of the form.
    finding: the result of a search for one of the lines.
    """
    uncertain = []
    for line in lines:
        own = finding if finding and finding.line == line.line else None
        chosen = chosen_key(catalogue, line, posted)
        keys = dict.fromkeys((*(own.keys if own else ()), *suggested_keys(line), *([chosen] if chosen else ())))
        labels = {key: _label(catalogue, key) for key in keys}
        alike = Counter(labels.values())
        choices = tuple((key, label if alike[label] == 1 else f"{label} · {key.partition(':')[2]}") for key, label in labels.items())
        copies = posted.get(f"copies-{line.line}", str(line.copies))
        search = posted.get(f"find-{line.line}", "")[:LONGEST_SEARCH]
        uncertain.append(UncertainLine(line.line, line.text, choices, chosen, copies, search, own))
    return uncertain


def with_likeliest_cards(parsed: Parsed, posted: Mapping[str, str]) -> dict[str, str]:
    """The fields of the form with the first suggestion for each guessed line that has no card yet."""
    likeliest = {f"line-{line.line}": suggested_keys(line)[0] for line in parsed.guessed if line.suggestions}
    return {**posted, **{name: key for name, key in likeliest.items() if not posted.get(name)}}


def slots_with_choices(catalogue: LocalizedCatalogue, parsed: Parsed, posted: Mapping[str, str]) -> list[Slot]:
    """The certain cards of the list and the cards that the reader chose.  BadInput for a wrong number of copies."""
    slots: dict[tuple[str, str], int] = {}
    for slot in parsed.slots:
        slots[slot.zone, slot.code] = slots.get((slot.zone, slot.code), 0) + slot.quantity
    for line in (*parsed.guessed, *parsed.unread):
        if chosen := chosen_key(catalogue, line, posted):
            zone, _, code = chosen.partition(":")
            slots[zone, code] = slots.get((zone, code), 0) + _copies(line, posted)
    return [Slot(code, quantity, zone) for (zone, code), quantity in slots.items()]


def chosen_key(catalogue: LocalizedCatalogue, line: UnreadLine, posted: Mapping[str, str]) -> str:
    """The card chosen for a line; "" for none, or for one that the game does not have."""
    chosen = posted.get(f"line-{line.line}", "")
    zone, _, code = chosen.partition(":")
    spec = catalogue.zones.get(zone)
    return chosen if spec is not None and catalogue.knows(spec, code) else ""


def suggested_keys(line: UnreadLine) -> list[str]:
    return [f"{card.zone}:{card.code}" for card in line.suggestions]


def find_for_line(catalogue: LocalizedCatalogue, line: int, text: str) -> Finding:
    """The first cards and sets that a search finds for a line, each in the zone where it belongs."""
    if not (text := text.strip()[:LONGEST_SEARCH]):
        return Finding(line)
    game: GameRow = game_get(slug=catalogue.game.slug)
    try:
        codes = card_find(game=game, q=text, language=catalogue.language).codes[:MOST_FOUND]
        if catalogue.zone_of("objective_sets"):
            sets = objective_set_find(game=game, q=text)[0].values_list("code", flat=True)[:MOST_FOUND]
            codes = [*sets, *codes][:MOST_FOUND]
    except BadInput as error:
        return Finding(line, problem=error_sentence(error))
    return Finding(line, keys=_keys_of(catalogue, codes))


def _keys_of(catalogue: LocalizedCatalogue, codes: Sequence[str]) -> tuple[str, ...]:
    """ "zone:code" of each code; the list reader knows where a card belongs."""
    if not codes:
        return ()
    read = list_parse(game=catalogue.game.slug, text="\n".join(f"1x #{code}" for code in codes))
    return tuple(f"{slot.zone}:{slot.code}" for slot in read.slots)


def _copies(line: UnreadLine, posted: Mapping[str, str]) -> int:
    typed = posted.get(f"copies-{line.line}", "").strip() or str(line.copies)
    if typed.isascii() and typed.isdecimal() and len(typed) < 4 and 0 <= int(typed) <= MAX_QUANTITY:
        return int(typed)
    sentence = gettext("Line %(line)s: %(sentence)s") % {"line": line.line, "sentence": str(QUANTITY) % {"most": MAX_QUANTITY}}
    raise field_error("copies", "invalid", sentence)


def _label(catalogue: LocalizedCatalogue, key: str) -> str:
    """Name, type and product, which together distinguish cards with the same name."""
    zone, _, code = key.partition(":")
    found = catalogue.slot(Slot(code, 1, zone))
    parts = [found.name]
    if found.card:
        parts += [found.card.type_name, catalogue.product_of(code)]
    elif found.set:
        parts += [found.set.faction_name, found.set.product_name]
    return " · ".join(part for part in parts if part)
