"""The forms for own cards.  They keep what was typed, and show each error at its field."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cards.errors import BadInput
from cards.texts.safe_text import bad_fields
from cards.texts.strict_json import BadJson, parse_json
from decks.models import CardSet
from decks.own_cards.codes import MAX_CODE
from decks.own_cards.documents import MAX_FILE
from decks.own_cards.schema import MAX_TEXT, abilities_fields
from decks.services import MAX_NAME
from frontend.decks.forms import StyledForm, set_widget_class
from frontend.own_cards.abilities.control import AbilitiesControls, AbilitiesField, json_control
from games.contracts.catalogue import Field
from games.contracts.game import Game
from games.texts import LANGUAGES, in_language

_LANGUAGE_NAMES = {"en": _("Name in English"), "ja": _("Name in Japanese"), "zh-hant": _("Name in Chinese")}
FACT = "fact_"
NAME = "name_"


class CardSetForm(StyledForm):
    """A new set, or the name and the readers of one.  games: (slug, name) of the games that take own cards; () for a set that exists."""

    game = forms.ChoiceField(label=_("Game"))
    name = forms.CharField(label=_("Name"), max_length=MAX_NAME, widget=forms.TextInput(attrs={"autocomplete": "off"}))
    visibility = forms.ChoiceField(
        label=_("Who can see it"),
        choices=[(CardSet.Visibility.PRIVATE, _("Only you")), (CardSet.Visibility.UNLISTED, _("Anyone with the link"))],
    )

    def __init__(self, *args: Any, games: Sequence[tuple[str, str]] = (), **kwargs: Any) -> None:
        super().__init__(*args, auto_id="set-%s", **kwargs)
        if games:
            self.fields["game"].choices = games  # type: ignore[attr-defined]  # a ChoiceField
            del self.fields["visibility"]
        else:
            del self.fields["game"]


class CardSetFileForm(StyledForm):
    """A set to import, as a file or as text.  games: for a list of cards that does not name its game."""

    game = forms.ChoiceField(label=_("Game"), required=False)
    name = forms.CharField(
        label=_("Name"),
        required=False,
        max_length=MAX_NAME,
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
        help_text=_("Optional. If left empty, the name in the file is used."),
    )
    file = forms.FileField(label=_("File"), required=False, allow_empty_file=True, widget=forms.FileInput)
    text = forms.CharField(
        label=_("Or paste the JSON"),
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 8, "maxlength": MAX_FILE, "spellcheck": "false"}),
        help_text=_("An exported set, or a list of cards."),
    )

    def __init__(self, *args: Any, games: Sequence[tuple[str, str]], **kwargs: Any) -> None:
        super().__init__(*args, auto_id="import-%s", **kwargs)
        self.fields["game"].choices = games  # type: ignore[attr-defined]  # a ChoiceField

    def content(self) -> str:
        """The text of the file, or else the pasted text.  BadInput names "file" or "text"."""
        file = self.cleaned_data.get("file")
        if not file and not self.cleaned_data["text"].strip():
            raise bad_fields([{"field": "text", "code": "blank", "message": gettext("Paste a list or choose a file.")}])
        if not file:
            return str(self.cleaned_data["text"])
        data = file.read(MAX_FILE + 1)
        try:
            return str(data.decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise bad_fields([{"field": "file", "code": "encoding", "message": gettext("This is not a text file in UTF-8.")}]) from None


class WordsField(forms.CharField):
    """A list of words as a text with commas between them."""

    def prepare_value(self, value: Any) -> Any:
        return ", ".join(value) if isinstance(value, list) else value


class OwnCardForm(forms.Form):
    """One card of a type: its names, its printed facts and, if the game declares them, its abilities, by controls or as JSON.

    factions: (code, name).  card: the stored card whose values the form shows.  typed: what the form shows again without a check.
    """

    def __init__(
        self,
        data: QueryDict | None = None,
        *,
        rules: Game,
        kind: str,
        language: str,
        factions: Sequence[tuple[str, str]],
        card: Mapping[str, Any] | None = None,
        typed: QueryDict | None = None,
    ) -> None:
        super().__init__(data, auto_id="card-%s", label_suffix="", initial=_initial(card) if card else {})
        self.rules, self.kind, self.language = rules, kind, language
        self.facts = [field for field in rules.cards.fields if not field.declared and (not field.types or kind in field.types)]
        self._numbers = {FACT + field.name for field in self.facts if field.kind == "number"}
        self.abilities = abilities_fields(rules, kind)
        self._chooses: dict[str, AbilitiesControls] = {}
        texts: dict[str, str] = {}
        self.fields["code"] = forms.CharField(
            label=_("Code"),
            widget=forms.TextInput(attrs={"maxlength": MAX_CODE, "autocomplete": "off"}),
            help_text=_("Letters, digits, hyphens and underscores; it occurs once in the set."),
        )
        for code in LANGUAGES:
            widget = forms.TextInput(attrs={"maxlength": MAX_TEXT, "autocomplete": "off"})
            self.fields[NAME + code] = forms.CharField(label=_LANGUAGE_NAMES[code], required=False, widget=widget)
        if rules.cards.sides:
            sides = [("", "–"), *((choice.code, in_language(choice.names, language)) for choice in rules.cards.sides)]
            self.fields["side"] = forms.ChoiceField(label=_("Side"), required=False, choices=sides)
        if factions:
            self.fields["faction"] = forms.ChoiceField(label=_("Faction"), required=False, choices=[("", "–"), *factions])
        self.fields["unique"] = forms.BooleanField(label=_("Unique"), required=False)
        self.fields["number"] = forms.CharField(label=_("Card number"), required=False, widget=forms.TextInput(attrs={"maxlength": 20}))
        for field in self.facts:
            self.fields[FACT + field.name] = self._control(field)
        for field in self.abilities:
            chooses = self._chooses[FACT + field.name] = AbilitiesControls(rules, kind, field, language, data if typed is None else typed)
            control, text = chooses.control((card or {}).get("facts", {}).get(field.name))
            self.fields[FACT + field.name] = control
            texts |= {FACT + field.name: text} if text is not None else {}
        for control in self.fields.values():
            set_widget_class(control)
        if typed is not None:
            self.initial = {name: control.widget.value_from_datadict(typed, {}, name) for name, control in self.fields.items()} | texts

    def _control(self, field: Field) -> forms.Field:  # noqa: PLR0911 (one control for each kind)
        label = in_language(field.labels, self.language)
        choices = [(choice.code, in_language(choice.names, self.language)) for choice in field.choices]
        match field.kind:
            case "number":
                return forms.CharField(label=label, required=False, widget=forms.TextInput(attrs={"inputmode": "numeric", "maxlength": 12}))
            case "flag":
                return forms.BooleanField(label=label, required=False)
            case "enum":
                return forms.ChoiceField(label=label, required=False, choices=[("", "–"), *choices])
            case "list" if choices:
                return forms.MultipleChoiceField(label=label, required=False, choices=choices, widget=forms.CheckboxSelectMultiple)
            case "list" if not field.shape:
                return WordsField(label=label, required=False, help_text=_("Separated by commas."))
            case "text":
                return forms.CharField(label=label, required=False, widget=forms.TextInput(attrs={"maxlength": MAX_TEXT}))
        return json_control(label)

    @property
    def has_json(self) -> bool:
        """Whether abilities are typed as JSON."""
        return any(not isinstance(self.fields[FACT + field.name], AbilitiesField) for field in self.abilities)

    def refusals(self) -> dict[str, str]:
        """Why abilities typed as JSON were not changed to controls, by field."""
        return {name: sentence for name, chooses in self._chooses.items() if (sentence := chooses.refusal())}

    def card(self) -> dict[str, Any]:
        """The card as it was typed, for the service to check: what is no number stays a text.  BadInput names the fields without JSON."""
        data = self.cleaned_data
        faults: list[dict[str, Any]] = []
        facts: dict[str, Any] = {}
        for field in (*self.facts, *self.abilities):
            value = data[FACT + field.name]
            try:
                known = _value(field, value)
            except BadJson as error:
                faults.append({"field": f"facts.{field.name}", "code": "invalid", "message": str(error)})
                continue
            if not (field in self.abilities and known is None) and not (field.sparse and known in (None, False, [])):
                facts[field.name] = known
        if faults:
            raise bad_fields(faults)
        names = {code: data[NAME + code] for code in LANGUAGES if data[NAME + code]}
        return {
            "code": data["code"],
            "names": names,
            "type": self.kind,
            "side": data.get("side", ""),
            "faction": data.get("faction") or None,
            "unique": data["unique"],
            "number": data["number"],
            "facts": facts,
        }

    def place(self, error: BadInput) -> None:
        """Show the faults of the card at their fields, with their places inside a list or JSON."""
        for fault in error.errors:
            field, inside = self._field_of(str(fault["field"]))
            message = str(fault["message"])
            if field in self._numbers and fault["code"] == "invalid":
                message = gettext("This must be a number.")
            shown = gettext("At %(place)s: %(sentence)s") % {"place": inside, "sentence": message} if inside else message
            control = self.fields.get(field or "")
            if inside and isinstance(control, AbilitiesField):
                shown = control.place(inside, message)
            if shown not in self.errors.get(field or "__all__", []):
                self.add_error(field, shown)

    def _field_of(self, path: str) -> tuple[str | None, str]:
        """The form's field for a path in the card, and the place inside its value."""
        match = re.fullmatch(r"(?:cards\[\d+\]\.?)?(?:(facts|names)\.)?([\w-]*)(.*)", path)
        if match is None:
            return None, path
        prefix, name, inside = match[1], match[2], match[3].removeprefix(".")
        field = {"facts": FACT, "names": NAME}.get(prefix or "", "") + ("name_en" if not prefix and name in ("name", "names") else name)
        return (field, inside) if field in self.fields else (None, path if name else "")


def _value(field: Field, typed: Any) -> Any:
    """The value of a fact from what was typed; BadJson says why it is no JSON."""
    if field.kind == "record" or (field.kind == "list" and field.shape):
        if not isinstance(typed, str):
            return typed  # from the controls of abilities
        return parse_json(typed) if typed.strip() else [] if field.kind == "list" else None
    if field.kind == "number":
        return _number(typed, whole=field.whole) if typed else None
    if field.kind == "list" and not field.choices:
        return [part.strip() for part in re.split("[,、，]", typed) if part.strip()]
    return typed or None if field.kind in ("enum", "text") else typed


def _number(typed: str, *, whole: bool) -> float | str:
    """The number, or what was typed if it is none."""
    try:
        return float(typed) if not whole and "." in typed else int(typed)
    except ValueError:
        return typed


def _initial(card: Mapping[str, Any]) -> dict[str, Any]:
    """The values of the form for a stored card."""
    initial = {name: card[name] for name in ("code", "side", "faction", "unique", "number")}
    initial |= {NAME + code: name for code, name in card["names"].items()}
    for name, value in card["facts"].items():
        if isinstance(value, Mapping) or (isinstance(value, list) and any(isinstance(each, Mapping) for each in value)):
            initial[FACT + name] = json.dumps(value, ensure_ascii=False, indent=1)
        else:
            initial[FACT + name] = value
    return initial
