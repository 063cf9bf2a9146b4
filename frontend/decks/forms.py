"""The forms for decks.  They keep the typed values and show each error at its field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.formats import number_format
from django.utils.translation import get_language, gettext
from django.utils.translation import gettext_lazy as _

from decks.models import Deck
from decks.room import MAX_FOLDER, MAX_TAG, MAX_TAGS, tags_in
from games.texts import listed

VISIBILITIES = (
    (Deck.Visibility.UNLISTED, _("Anyone with the link")),
    (Deck.Visibility.PUBLIC, _("Everyone (listed under public decks)")),
    (Deck.Visibility.PRIVATE, _("Only you")),
)


PRODUCT, CARD = "product:", "card:"
QUANTITY = _("The quantity must be a whole number from 0 to %(most)s.")


class StyledForm(forms.Form):
    """A form whose controls have the site's CSS classes."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.label_suffix = ""
        for field in self.fields.values():
            set_widget_class(field)


def set_widget_class(field: forms.Field) -> None:
    """Set the control's CSS class; templates read `is_flag` to recognize a checkbox."""
    classes = {forms.Textarea: "textarea", forms.CheckboxSelectMultiple: "", forms.Select: "select", forms.CheckboxInput: ""}
    name = next((name for kind, name in classes.items() if isinstance(field.widget, kind)), "input")
    if name:
        field.widget.attrs["class"] = name
    field.is_flag = isinstance(field.widget, forms.CheckboxInput)  # type: ignore[attr-defined]  # for templates


class WholeNumber(forms.IntegerField):
    """A whole number between two bounds; the error for any other input names both.

    sentence: the error message, with %(most)s; by default a sentence with the field's label.
    """

    def __init__(self, *, min_value: int | None, max_value: int | None, sentence: Any = "", **options: Any) -> None:
        super().__init__(min_value=min_value, max_value=max_value, **options)
        self.sentence = sentence
        self.bounds = {"low": min_value, "high": max_value}

    def clean(self, value: Any) -> Any:
        try:
            return super().clean(value)
        except forms.ValidationError as error:
            if error.error_list[0].code == "required" or None in self.bounds.values():
                raise
            raise forms.ValidationError(self.bounds_message(), code="no_such_number") from None

    def bounds_message(self) -> str:
        bounds = {name: number_format(bound, force_grouping=True) for name, bound in self.bounds.items() if bound is not None}
        sentence = str(self.sentence or gettext("%(name)s must be a whole number from %(low)s to %(high)s."))
        return sentence % {"name": self.label, "most": bounds.get("high", ""), **bounds}


class NewDeckForm(forms.Form):
    """Start a deck: its game, side and name.  The service validates the name."""

    game = forms.CharField(max_length=40)
    side = forms.CharField(max_length=20, required=False)
    name = forms.CharField(required=False, strip=True)


class ListForm(StyledForm):
    """The list of a deck as text."""

    text = forms.CharField(
        label=_("The list"),
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 24, "maxlength": 200_000, "spellcheck": "false", "data-code": ""}),
        help_text=_("One card per line, with the number of copies before or after the name. Cards below “Maybe:” do not count."),
    )


class ImportForm(StyledForm):
    """Import a list as text or file.  readers: the games that can be chosen, as (slug, name)."""

    game = forms.ChoiceField(
        label=_("Game"),
        required=False,
        error_messages={code: _("There is no such game here.") for code in ("required", "invalid_choice")},
    )
    name = forms.CharField(
        label=_("Name"),
        required=False,
        widget=forms.TextInput(attrs={"maxlength": 120, "autocomplete": "off"}),
        help_text=_("Optional. If left empty, the name in the list is used."),
    )
    file = forms.FileField(
        label=_("File"),
        required=False,
        allow_empty_file=True,
        widget=forms.FileInput,
        help_text=_("A deck file from this site or another program, or a text file."),
    )
    text = forms.CharField(
        label=_("Or paste the list"),
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 10, "maxlength": 200_000, "spellcheck": "false"}),
        help_text=_(
            "One card per line, with the number of copies before or after the name. You see what was read before anything is saved."
        ),
    )

    def __init__(self, *args: Any, readers: Sequence[tuple[str, str]], **kwargs: Any) -> None:
        super().__init__(*args, auto_id="import-%s", **kwargs)
        self.fields["game"].choices = [("", _("Detect from the list")), *readers]  # type: ignore[attr-defined]  # a ChoiceField


class ManyFiles(forms.FileInput):
    allow_multiple_selected = True


class ManyFilesField(forms.FileField):
    """Any number of files.  The view reads them, and says at this field which one it cannot read."""

    def clean(self, data: Any, initial: Any = None) -> Any:
        return data


class CheckForm(StyledForm):
    """Many lists to check.  formats: the formats that can be chosen, as (game's name, ((slug:format, name), ...))."""

    text = forms.CharField(
        label=_("Lists"),
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 16, "maxlength": 200_000, "spellcheck": "false"}),
        help_text=_(
            "Before each list, a line with three equals signs and the name of the player: === Ann. A link to a deck of this site stands "
            "for its list."
        ),
    )
    uploads = ManyFilesField(
        label=_("Or files, one for each player"),
        required=False,
        allow_empty_file=True,
        widget=ManyFiles,
        help_text=_("A file's name is the name of its player."),
    )
    format = forms.ChoiceField(
        label=_("Game and format"), required=False, error_messages={"invalid_choice": _("There is no such format here.")}
    )
    on = forms.DateField(
        label=_("Day of the event"),
        required=False,
        widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"),
        error_messages={"invalid": _("Write the day as YYYY-MM-DD.")},
        help_text=_("Lists of restricted cards depend on the day. Empty means today."),
    )

    def __init__(self, *args: Any, formats: Sequence[tuple[str, Sequence[tuple[str, str]]]], **kwargs: Any) -> None:
        super().__init__(*args, auto_id="check-%s", **kwargs)
        detect = ("", _("Detect the game of each list, and check its main format"))
        self.fields["format"].choices = [detect, *formats]  # type: ignore[attr-defined]  # a ChoiceField


class CommentForm(StyledForm):
    text = forms.CharField(
        label=_("Your comment"), required=False, strip=False, widget=forms.Textarea(attrs={"rows": 6, "maxlength": 4_000})
    )


class OddsForm(StyledForm):
    """The number of copies wanted from the cards ticked as A and as B."""

    ka = WholeNumber(label=_("A: at least"), min_value=0, max_value=99, required=False, sentence=QUANTITY)
    kb = WholeNumber(label=_("B: at least"), min_value=0, max_value=99, required=False, sentence=QUANTITY)


class CollectionForm(StyledForm):
    """The number of copies owned of each product and single card.  products, cards: (code, name)."""

    def __init__(
        self, *args: Any, products: Sequence[tuple[str, str]], cards: Sequence[tuple[str, str]] = (), most: int, **kwargs: Any
    ) -> None:
        super().__init__(*args, auto_id="own-%s", **kwargs)
        for prefix, items in ((PRODUCT, products), (CARD, cards)):
            for number, (code, name) in enumerate(items, start=1):
                field = WholeNumber(label=name, min_value=0, max_value=most, required=False, sentence=QUANTITY)
                field.widget.attrs |= {"class": "input owned", "inputmode": "numeric", "id": f"{prefix[0]}{number}"}
                self.fields[prefix + code] = field

    def product_fields(self) -> list[forms.BoundField]:
        return [self[name] for name in self.fields if name.startswith(PRODUCT)]

    def card_fields(self) -> list[forms.BoundField]:
        return [self[name] for name in self.fields if name.startswith(CARD)]


class CardsForm(StyledForm):
    """Single cards for a collection, as text or as a file."""

    text = forms.CharField(
        label=_("Cards, one per line"),
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 5, "maxlength": 200_000, "spellcheck": "false"}),
        help_text=_("With the number of copies, as in a deck list. They are added to those that you have."),
    )
    file = forms.FileField(
        label=_("CSV file"),
        required=False,
        allow_empty_file=True,
        help_text=_("A file downloaded here, or a table with columns for the quantity and the name. Its numbers replace yours."),
    )


class DetailsForm(StyledForm):
    """A deck's name, description, notes and visibility.  The name is edited in the page's heading, so it names its form."""

    name = forms.CharField(
        label=_("Name"),
        max_length=120,
        widget=forms.TextInput(attrs={"form": "details-form", "autocomplete": "off", "spellcheck": "false"}),
    )
    description = forms.CharField(
        label=_("Description"),
        max_length=10_000,
        required=False,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("Shown on the deck page to everyone who can see the deck."),
    )
    notes = forms.CharField(
        label=_("Notes"),
        max_length=10_000,
        required=False,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("Only for you. Notes are never shown to others, copied or exported."),
    )
    visibility = forms.ChoiceField(
        label=_("Who can see it"),
        choices=VISIBILITIES,
    )
    is_built = forms.BooleanField(
        label=_("Built: this deck is put together"),
        required=False,
        help_text=_("The copies in a built deck are not free for your other decks."),
    )

    folder = forms.CharField(
        label=_("Folder"),
        max_length=MAX_FOLDER,
        required=False,
        widget=forms.TextInput(attrs={"autocomplete": "off", "list": "folders"}),
        help_text=_("Folders and tags are only for you. The list of your decks can be filtered by them."),
    )
    tags = forms.CharField(
        label=_("Tags"),
        max_length=MAX_TAGS * (MAX_TAG + 2),
        required=False,
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
        help_text=_("Separate them with commas: league, needs testing"),
    )

    @classmethod
    def of(cls, deck: Deck) -> DetailsForm:
        return cls(initial={name: getattr(deck, name) for name in cls.base_fields} | {"tags": listed(deck.tags, get_language() or "en")})

    def clean_tags(self) -> list[str]:
        return tags_in(self.cleaned_data["tags"])
