"""The forms of decks: what a person typed stays in them, and each fault stands at its field."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.formats import number_format
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from decks.models import Deck

VISIBILITIES = (
    (Deck.Visibility.UNLISTED, _("Anyone with the link")),
    (Deck.Visibility.PUBLIC, _("Everyone; it may be listed and found")),
    (Deck.Visibility.PRIVATE, _("Only you, in this browser")),
)


class Plain(forms.Form):
    """A form whose controls wear the site's classes."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.label_suffix = ""
        for field in self.fields.values():
            dress(field)


def dress(field: forms.Field) -> None:
    """Give the control its class; templates ask `is_flag` for a checkbox."""
    classes = {forms.Textarea: "textarea", forms.CheckboxSelectMultiple: "", forms.Select: "select", forms.CheckboxInput: ""}
    name = next((name for kind, name in classes.items() if isinstance(field.widget, kind)), "input")
    if name:
        field.widget.attrs["class"] = name
    field.is_flag = isinstance(field.widget, forms.CheckboxInput)  # type: ignore[attr-defined]


class WholeNumber(forms.IntegerField):
    """A whole number between two bounds; whatever else is typed is answered with both."""

    def __init__(self, *, min_value: int | None, max_value: int | None, **options: Any) -> None:
        super().__init__(min_value=min_value, max_value=max_value, **options)
        self.bounds = {"low": min_value, "high": max_value}

    def clean(self, value: Any) -> Any:
        try:
            return super().clean(value)
        except forms.ValidationError as error:
            if error.error_list[0].code == "required" or None in self.bounds.values():
                raise
            bounds = {name: number_format(bound, force_grouping=True) for name, bound in self.bounds.items()}
            sentence = gettext("%(name)s is a whole number from %(low)s to %(high)s.") % {"name": self.label, **bounds}
            raise forms.ValidationError(sentence, code="no_such_number") from None


class NewDeckForm(forms.Form):
    """Start a deck: its game and its side.  The service says what is wrong with a name."""

    game = forms.CharField(max_length=40)
    side = forms.CharField(max_length=20, required=False)
    name = forms.CharField(required=False, strip=True)


class DetailsForm(Plain):
    """What a deck is called, says of itself and who may see it."""

    name = forms.CharField(label=_("Name"), max_length=120)
    description = forms.CharField(
        label=_("Description"),
        max_length=10_000,
        required=False,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("On the deck's page, for whoever may see it."),
    )
    notes = forms.CharField(
        label=_("Notes"),
        max_length=10_000,
        required=False,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("For you alone: they are never shown, copied or exported."),
    )
    visibility = forms.ChoiceField(
        label=_("Who may see it"),
        choices=VISIBILITIES,
    )

    @classmethod
    def of(cls, deck: Deck) -> DetailsForm:
        return cls(initial={name: getattr(deck, name) for name in cls.base_fields})
