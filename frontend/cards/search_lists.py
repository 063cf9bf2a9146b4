"""The parts around a list of results: the query's explanation and warnings, orders, views and columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from cards.errors import BadInput
from cards.query import Query
from cards.search.orders import CARD_ORDERS
from frontend.cards import forms
from frontend.site.context import has_sets
from frontend.site.errors.error_text import error_sentence
from frontend.site.errors.form_errors import Fault
from frontend.site.theme import look_of
from games.contracts.game import Game
from games.texts import in_language


@dataclass(frozen=True, slots=True)
class Note:
    """What a search could not do with a part of its query.

    address: the URL of the search with `suggestion` in its place, or "".
    lacks_collection: the reader has entered no cards that they own.
    """

    sentence: str
    suggestion: str = ""
    address: str = ""
    lacks_collection: bool = False


def query_explanation(request: HttpRequest, query: Query) -> dict[str, Any]:
    """The query in words, and its warnings."""
    explanation = query.explain(get_language() or "en") if query.tree is not None or query.display else ""
    warnings = notes(request, query)
    if query.requester is not None and query.requester.asked_what_is_owned and query.requester.owned() == {}:
        warnings.append(Note(_("You have no cards of this game in your collection yet."), lacks_collection=True))
    return {"explained": explanation, "warnings": warnings}


def search_error(
    request: HttpRequest, error: BadInput, rules: Game, groups: Sequence[forms.Group]
) -> tuple[list[forms.Group], dict[str, Any]]:
    """The filters with their errors, and the context for the reason why nothing was searched.

    order_fault: the error of the order.
    q_fault: whether the error is in the query text.
    lacks_collection: whether the reason is that the reader has entered no cards that they own.
    warnings: warnings that add to that reason.
    """
    marked, faults = forms.with_faults(groups, error)
    problem = error_sentence(error)
    context: dict[str, Any] = {"faults": faults, "q_fault": error.code not in ("bad_filter", "unknown_order")}
    if error.code == "unknown_order" and request.GET.get("order"):
        problem = context["order_fault"] = _("There is no “%(value)s” here.") % {"value": request.GET.get("order", "")[:60]}
        context["faults"] = [Fault("order", _("Order"), problem)]
    if error.code == "bad_filter":
        at = {fault.at for fault in faults}
        faults += [
            Fault("", filter_label(rules, name), fault["message"])
            for fault in error.errors
            if f"f-{(name := str(fault['field']))}" not in at
        ]
    if context["faults"]:
        problem = _("The search was not run.")
    every_note = notes(request, error)
    context["lacks_collection"] = any(note.lacks_collection and note.sentence in problem for note in every_note)
    warnings = [note for note in every_note if note.suggestion or note.sentence not in problem]
    return marked, {**context, "problem": problem, "warnings": warnings}


def filter_label(rules: Game, name: str) -> str:
    """The label of a filter that has no control on the page but can be in the URL."""
    labels = {"number": _("Number"), "objective_set": _("Objective set"), "type": _("Type"), "unique": _("Unique"), "product": _("Product")}
    own = {field.name: in_language(field.labels, get_language() or "en") for field in rules.cards.fields}
    return labels.get(name) or own.get(name) or own.get(name.rpartition("_")[0], "")


def notes(request: HttpRequest, source: Query | BadInput) -> list[Note]:
    """A note for each warning, with the URL of the suggested search."""
    text = request.GET.get("q", "")
    all_notes = []
    for warning in getattr(source, "warnings", ()):
        address = ""
        if warning.suggestion and warning.end > warning.start:
            query = request.GET.copy()
            query["q"] = text[: warning.start] + warning.suggestion + text[warning.end :]
            address = "?" + forms.tidy(query, {"page": None})
        sentence = warning.message(get_language() or "en")
        all_notes.append(Note(sentence, warning.suggestion or "", address, lacks_collection=warning.code == "no_owner"))
    return all_notes


def order_labels(rules: Game, language: str) -> dict[str, str]:
    """The sort orders of the menu: those of all games, then each number of the table, low to high and high to low."""
    labels = {
        "name": _("Name"),
        "set": _("Set and number"),
        "type": _("Type"),
        "released": _("Release date"),
        "relevance": _("Best match"),
    }
    if look_of(rules.slug).group in ("faction", "side"):
        labels[look_of(rules.slug).group] = _("Faction") if look_of(rules.slug).group == "faction" else _("Side")
    fields = {field.name: in_language(field.labels, language) for field in rules.cards.fields}
    for name in look_of(rules.slug).columns:
        labels[name] = _("%(number)s, low to high") % {"number": fields[name]}
        labels[f"-{name}"] = _("%(number)s, high to low") % {"number": fields[name]}
    return labels


def view_links(request: HttpRequest, view: str) -> list[dict[str, Any]]:
    labels = {"list": _("List"), "table": _("Table"), "text": _("Text"), "faces": _("Cards")}
    links = []
    for name, label in labels.items():
        query = request.GET.copy()
        query["view"] = name
        links.append({"name": name, "label": label, "query": "?" + forms.tidy(query), "current": name == view})
    return links


def table_head(request: HttpRequest, rules: Game, language: str, order: str) -> list[dict[str, Any]]:
    """The table's columns, with links that sort by them; a link reverses the current order."""
    fields = {field.name: in_language(field.labels, language) for field in rules.cards.fields}
    look = look_of(rules.slug)
    groups = {"faction": _("Faction"), "side": _("Side")}
    columns = [("name", _("Name"), ""), ("type", _("Type"), "")]
    if look.group != "type":
        columns.append((look.group, groups.get(look.group) or fields[look.group], ""))
    columns += [(name, fields[name], drawing) for name, drawing in look.columns.items()]
    columns += [
        ("", next((fields[name] for name in look.line if name in fields), ""), ""),
        ("set", _("Set") if has_sets(rules) else _("Product"), ""),
    ]
    head = []
    for name, label, drawing in columns:
        query = request.GET.copy()
        query["order"] = f"-{name}" if order == name else name
        sorted_by = "ascending" if order == name else "descending" if order == f"-{name}" else ""
        sorts = name in CARD_ORDERS or name in look.columns
        head.append(
            {
                "label": label,
                "drawing": drawing,
                "query": "?" + forms.tidy(query, {"page": None}) if sorts else "",
                "sorted": sorted_by if sorts else "",
                "is_number": name in look.columns,
            }
        )
    return head
