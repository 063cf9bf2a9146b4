"""The forms of decks and runs: what a person typed stays in them, and each fault stands at its field."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from django import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _

from cards.errors import StardeckError
from decks.models import Deck
from games.contracts import Game, OptionSpec, in_language
from simulator.services import MAX_SEED

OPTION = "option_"
PRESETS = (100, 1_000, 10_000)

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
    classes = {forms.Textarea: "textarea", forms.Select: "select", forms.CheckboxInput: ""}
    name = next((name for kind, name in classes.items() if isinstance(field.widget, kind)), "input")
    if name:
        field.widget.attrs["class"] = name
    field.is_flag = isinstance(field.widget, forms.CheckboxInput)  # type: ignore[attr-defined]


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


class GoldfishForm(Plain):
    """How many games, with which seed and options.  The options' fields are made from the game's own list."""

    games = forms.IntegerField(
        label=_("Games"),
        min_value=1,
        max_value=settings.SIMULATION_MAX_GAMES,
        initial=1_000,
        help_text=_("More games, narrower intervals."),
    )
    seed = forms.IntegerField(
        label=_("Seed"),
        min_value=0,
        max_value=MAX_SEED,
        required=False,
        help_text=_("Optional. The same deck, options and seed give the same report."),
    )

    half_width = forms.DecimalField(
        label=_("Stop as soon as the mean turn is known to within"),
        min_value=Decimal("0.001"),
        max_value=10,
        required=False,
        help_text=_("Optional: half the width of its interval, looked at every 500 games; the games above are then the most."),
    )

    def __init__(self, *args: Any, game: Game, language: str, may_be_draft: bool, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.specs: tuple[OptionSpec, ...] = tuple(
            spec for spec in (game.goldfish.options if game.goldfish else ()) if spec.name != "draft"
        )
        for spec in self.specs:
            self.fields[OPTION + spec.name] = _option_field(spec, language)
        if may_be_draft:
            self.fields["draft"] = forms.BooleanField(
                label=_("Play it as a draft"), required=False, help_text=_("The deck is not legal in any format; play it all the same.")
            )
        for field in self.fields.values():
            dress(field)

    @property
    def option_errors(self) -> bool:
        """Is a fault among the options, which are folded away at first?"""
        return any(name in self.errors for name in ("seed", "half_width", *(OPTION + spec.name for spec in self.specs)))

    @property
    def option_fields(self) -> list[forms.BoundField]:
        return [self[OPTION + spec.name] for spec in self.specs]

    def options(self) -> dict[str, Any]:
        """The options as the simulator takes them; of a valid form only."""
        chosen: dict[str, Any] = {}
        for spec in self.specs:
            value = self.cleaned_data[OPTION + spec.name]
            chosen[spec.name] = spec.default if value is None else value
        if self.cleaned_data.get("draft"):
            chosen["draft"] = True
        return chosen

    def refuse(self, error: StardeckError, words: str) -> None:
        """Put what a service said at the fields it names, the rest above the form."""
        placed = False
        for fault in error.errors:
            name = str(fault.get("field", "")).replace("options.", OPTION)
            name = "half_width" if name.startswith("precision") else name
            if name in self.fields:
                self.add_error(name, str(fault.get("message", words)))
                placed = True
        if not placed:
            self.add_error(None, words)


def _option_field(spec: OptionSpec, language: str) -> forms.Field:
    words: dict[str, Any] = {
        "label": in_language(spec.labels, language),
        "help_text": in_language(spec.help, language),
        "required": False,
        "initial": spec.default,
    }
    if spec.kind == "int":
        return forms.IntegerField(min_value=spec.low, max_value=spec.high, **words)
    if spec.kind == "flag":
        return forms.BooleanField(**words)
    if spec.kind == "text":
        return forms.CharField(max_length=spec.high, widget=forms.Textarea(attrs={"rows": 6}), **words)
    # An empty choice is the default one: a form posted by hand may leave it out.
    return forms.TypedChoiceField(
        choices=[(choice.code, in_language(choice.names, language)) for choice in spec.choices], empty_value=None, **words
    )
