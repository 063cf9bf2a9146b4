"""Form errors, each at its control and under the page's label.

A service names fields as the API does ("slots[3].code").  A page shows such a name only as a place inside the user's file or text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from django import forms
from django.utils.text import capfirst
from django.utils.translation import gettext

from cards.errors import StardeckError
from frontend.site.errors.error_text import error_sentence

MAX_AT_FIELD, MAX_IN_LIST = 5, 3  # errors of one control: at the control, and in the list of all errors


@dataclass(frozen=True, slots=True)
class Fault:
    """One error of a form.

    at: the id of the control; "" if the page has none.
    label: the control's label.
    """

    at: str
    label: str
    sentence: str

    @property
    def labelled(self) -> str:
        """The label and the message, for the list of all errors."""
        if not self.label or self.label in self.sentence:
            return self.sentence
        return gettext("%(label)s: %(sentence)s") % {"label": self.label, "sentence": self.sentence}


def form_errors_of(form: forms.BaseForm) -> list[Fault]:
    """The errors of the form's fields, in order; only the first few of each field, because all are shown at the field."""
    return [
        Fault(field.id_for_label or field.auto_id, capfirst(str(field.label)), str(message))
        for field in form
        for message in list(field.errors)[:MAX_IN_LIST]
    ]


def place(form: forms.BaseForm, error: StardeckError, *, at: Mapping[str, str] | None = None) -> None:
    """Add a service's error to the fields that it names, or to the whole form if it names none of them.

    at: service field -> form field, if their names differ; "" -> the form field for all other errors.
    """
    messages: dict[str, list[str]] = {}
    for fault in error.errors:
        name, inside = _form_field(form, str(fault.get("field", "")), at or {})
        sentence = str(fault.get("message") or error.detail)
        if inside:
            sentence = gettext("At %(place)s: %(sentence)s") % {"place": inside, "sentence": sentence}
        if name:
            messages.setdefault(name, []).append(sentence)
    for name, sentences in messages.items():
        for sentence in list(dict.fromkeys(sentences))[:MAX_AT_FIELD]:
            form.add_error(name, sentence)
    if not messages:
        form.add_error((at or {}).get(""), error_sentence(error))


def _form_field(form: forms.BaseForm, field: str, at: Mapping[str, str]) -> tuple[str, str]:
    """The form field for a service's field ("" for none) and the place inside the field's value.

    >>> form = type("F", (forms.Form,), {"text": forms.CharField(), "file": forms.FileField()})()
    >>> _form_field(form, "text", {}), _form_field(form, "text.slots[3].code", {"text": "file"})
    (('text', ''), ('file', 'slots[3].code'))
    >>> _form_field(form, "x", {}), _form_field(form, "x", {"": "file"})
    (('', ''), ('file', 'x'))
    """
    root = re.split(r"[.\[]", field)[0]
    if (name := at.get(root, root)) in form.fields:
        return name, field.removeprefix(root).removeprefix(".")
    return (at[""], field) if "" in at else ("", "")
