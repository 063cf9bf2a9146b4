"""Errors of forms: each at its control, named by the page's label.

A service names fields as the API calls them ("slots[3].code"); no page shows such a name, except of a place inside a file or text that a
person gave, which holds it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from django import forms
from django.utils.text import capfirst
from django.utils.translation import gettext

from cards.errors import StardeckError
from frontend.site.error_text import error_sentence

MOST_SAID, MOST_LISTED = 5, 3  # faults of one control: there, and in a list of several controls


@dataclass(frozen=True, slots=True)
class Fault:
    """at: the id of its control, "" where the page has none.  label: what the page calls that."""

    at: str
    label: str
    sentence: str

    @property
    def said(self) -> str:
        """What it is about and what is wrong, for a list of several."""
        if not self.label or self.label in self.sentence:
            return self.sentence
        return gettext("%(label)s: %(sentence)s") % {"label": self.label, "sentence": self.sentence}


def faults_of(form: forms.BaseForm) -> list[Fault]:
    """Those that stand at the form's fields, in their order; of many at one field the first, as all stand there."""
    return [
        Fault(field.id_for_label or field.auto_id, capfirst(str(field.label)), str(said))
        for field in form
        for said in list(field.errors)[:MOST_LISTED]
    ]


def place(form: forms.BaseForm, error: StardeckError, *, at: Mapping[str, str] | None = None) -> None:
    """Put what a service said at the fields that it names, or above the form what is about none.

    at: the form's field for one of the service's, where they are not called alike; "": for all else.
    """
    said: dict[str, list[str]] = {}
    for fault in error.errors:
        name, inside = _at_field(form, str(fault.get("field", "")), at or {})
        sentence = str(fault.get("message") or error.detail)
        if inside:
            sentence = gettext("At %(place)s: %(sentence)s") % {"place": inside, "sentence": sentence}
        if name:
            said.setdefault(name, []).append(sentence)
    for name, sentences in said.items():
        for sentence in list(dict.fromkeys(sentences))[:MOST_SAID]:
            form.add_error(name, sentence)
    if not said:
        form.add_error((at or {}).get(""), error_sentence(error))


def _at_field(form: forms.BaseForm, named: str, at: Mapping[str, str]) -> tuple[str, str]:
    """The form's field for a service's, "" for none, and the place inside what was given there.

    >>> form = type("F", (forms.Form,), {"text": forms.CharField(), "file": forms.FileField()})()
    >>> _at_field(form, "text", {}), _at_field(form, "text.slots[3].code", {"text": "file"})
    (('text', ''), ('file', 'slots[3].code'))
    >>> _at_field(form, "x", {}), _at_field(form, "x", {"": "file"})
    (('', ''), ('file', 'x'))
    """
    root = re.split(r"[.\[]", named)[0]
    if (name := at.get(root, root)) in form.fields:
        return name, named.removeprefix(root).removeprefix(".")
    return (at[""], named) if "" in at else ("", "")
