"""How a table answers each kind of decision, in words."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext

from frontend.cards.catalogue import LocalizedCatalogue
from simulator.models import Table
from simulator.tables.stops import ANSWERS, settings_of


@dataclass(frozen=True, slots=True)
class StopRow:
    """A kind of decision that is not simply asked.  like: a question of this kind; answer: how it is answered."""

    kind: str
    phase: str
    like: str
    answer: str


def stop_answers() -> list[tuple[str, str]]:
    """`ANSWERS` with their names."""
    names = (
        gettext("ask me"),
        gettext("stop here, even while choices repeat"),
        gettext("pass for me"),
        gettext("choose for me, as the policy does"),
    )
    return list(zip(ANSWERS, names, strict=True))


def stop_rows(catalogue: LocalizedCatalogue, table: Table) -> list[StopRow]:
    names = dict(stop_answers())
    return [StopRow(each.kind, catalogue.words(each.phase), catalogue.words(each.like), names[each.answer]) for each in settings_of(table)]
