"""The abilities as a field of the card's form: controls made from the schema, or JSON in a text area."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cards.texts.strict_json import BadJson, parse_json
from decks.own_cards.faults import faults_of
from decks.own_cards.schema import abilities_checker
from frontend.own_cards.abilities.changes import changed, place_in
from frontend.own_cards.abilities.reading import read_abilities
from frontend.own_cards.abilities.shapes import NoForm, Shapes
from frontend.own_cards.abilities.shown import Labels, ShownAbilities, fits_form
from games.contracts.catalogue import AbilityLine, Field
from games.contracts.game import Game
from games.registry import GAMES
from games.texts import in_language

CHANGE = "change"  # the field of the buttons
AS_JSON, BY_FORM = "json", "form"


def json_control(label: str) -> forms.Field:
    widget = forms.Textarea(attrs={"rows": 6, "spellcheck": "false"})
    return forms.CharField(label=label, required=False, strip=False, widget=widget, help_text=_("As JSON; empty for none."))


@cache
def shapes_of(slug: str, field: str) -> Shapes | None:
    """The shapes of a game's abilities; None if its form cannot show them all."""
    shape = next(each.shape for each in GAMES[slug].cards.fields if each.name == field)
    try:
        return Shapes(shape)
    except NoForm:
        return None


class AbilitiesWidget(forms.Widget):
    """Reads the controls below a name; the page's template prints them."""

    def __init__(self, shapes: Shapes) -> None:
        super().__init__()
        self.shapes = shapes

    def value_from_datadict(self, data: Any, files: Any, name: str) -> Any:
        return read_abilities(self.shapes, data, name)

    def value_omitted_from_data(self, data: Any, files: Any, name: str) -> bool:
        return False


class AbilitiesField(forms.Field):
    """Declared abilities.  Its value is JSON, in which what was typed for a number may still be a text.

    errors: place -> sentences.  focus: the place where the reader goes on.  lines: the abilities as the game prints them, () with errors.
    """

    is_abilities = True

    def __init__(self, shapes: Shapes, labels: Labels, name: str, value: Mapping[str, Any] | None, **options: Any) -> None:
        super().__init__(required=False, widget=AbilitiesWidget(shapes), **options)
        self.shapes, self.labels, self.name = shapes, labels, name
        self.value = value
        self.errors: dict[str, list[str]] = {}
        self.focus = ""
        self.lines: Sequence[AbilityLine] = ()

    def clean(self, value: Any) -> Any:
        return value

    def shown(self) -> ShownAbilities:
        return ShownAbilities(self.shapes, self.labels, self.name, self.value, errors=self.errors, focus=self.focus)

    def place(self, inside: str, message: str) -> str:
        """Keep an error for the control at its place ("reaction[0].effects[0].n"); the sentence for the list of all errors."""
        at = re.sub(r"\[(\d+)\]", r".\1", inside)
        found = place_in(self.shapes, dict(self.value or {}), at.split("."))
        if found is not None and found.part.kind == "number" and isinstance(found.value, str):
            message = gettext("This must be a number.")
        if message not in self.errors.setdefault(at, []):
            self.errors[at].append(message)
        around = [row for row in self.shown().rows if message in row.errors and row.label and f"{at}.".startswith(f"{row.at}.")]
        label = max(around, key=lambda row: len(row.at)).label if around else ""
        return gettext("%(label)s: %(sentence)s") % {"label": label, "sentence": message} if label else message


class AbilitiesControls:
    """Chooses the control of a card's abilities in one field: the form, unless JSON is typed or the form cannot show them.

    data: what was sent, which may ask for a change; None for a stored or a new card.
    """

    def __init__(self, rules: Game, kind: str, field: Field, language: str, data: QueryDict | None) -> None:
        self.rules, self.slug, self.kind, self.field, self.data = rules, rules.slug, kind, field, data
        self.label = in_language(field.labels, language)
        self.name = f"fact_{field.name}"
        self.labels = Labels(rules.own_cards.labels if rules.own_cards else {}, language)
        self.shapes = shapes_of(rules.slug, field.name)
        self.change = data.get(CHANGE, "") if data is not None else ""

    def control(self, stored: Mapping[str, Any] | None) -> tuple[forms.Field, str | None]:
        """The control, and the text that it shows instead of what was sent or stored; None for no such text."""
        if self.shapes is None:
            return json_control(self.label), None
        if self.data is None:
            return (self._as_json() if self.fault_of(stored) else self._form(stored)), None
        if self.name in self.data:  # JSON is typed
            value, fault = self._typed() if self.change == BY_FORM else (None, "-")
            return (self._as_json() if fault else self._form(value)), None
        value = read_abilities(self.shapes, self.data, self.name)
        focus = ""
        if self.change not in ("", AS_JSON, BY_FORM):
            chosen = {name: str(self.data[name]) for name in self.data if name.endswith(".add")}
            start, end = len(f"{self.name}."), -len(".add")
            value, focus = changed(self.shapes, value, self.change, {name[start:end]: text for name, text in chosen.items()})
        if self.change == AS_JSON or not fits_form(self.shapes, value):
            return self._as_json(), _text(value)
        return self._form(value, focus), None

    def _as_json(self) -> forms.Field:
        """JSON, with a button that changes it to controls."""
        made = json_control(self.label)
        made.by_form = True  # type: ignore[attr-defined]  # for the template
        return made

    def _form(self, value: Mapping[str, Any] | None, focus: str = "") -> AbilitiesField:
        made = AbilitiesField(cast(Shapes, self.shapes), self.labels, self.name, value, label=self.label)
        made.focus = focus
        if value and not self.fault_of(value):
            made.lines = self.rules.cards.abilities({self.field.name: value})
        return made

    def _typed(self) -> tuple[Any, str]:
        """The abilities typed as JSON, and why the form cannot show them."""
        text = str(cast(QueryDict, self.data)[self.name])
        try:
            value = parse_json(text) if text.strip() else None
        except BadJson as error:
            return None, str(error)
        return value, self.fault_of(value)

    def fault_of(self, value: Any) -> str:
        """Why the form cannot show the abilities, "" if it can."""
        if value is None:
            return ""
        exact = abilities_checker(self.slug, self.kind, self.field.name).exact
        if found := next(faults_of(exact.iter_errors(value), ""), None):
            place, sentence = str(found["field"]), str(found["message"])
            return gettext("At %(place)s: %(sentence)s") % {"place": place, "sentence": sentence} if place else sentence
        if fits_form(cast(Shapes, self.shapes), value):
            return ""
        return gettext("These abilities are too large for the form; change them as JSON.")

    def refusal(self) -> str:
        """Why typed JSON was not changed to the form; "" if that was not asked or was done."""
        return self._typed()[1] if self.change == BY_FORM and self.shapes and self.data is not None and self.name in self.data else ""


def _text(value: Mapping[str, Any] | None) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) if value else ""
