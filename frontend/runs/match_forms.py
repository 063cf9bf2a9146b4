"""Forms to start a match or match-ups: the run's fields, and the lists of the sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from frontend.decks.forms import set_widget_class
from frontend.runs.forms import SIDES, RunForm
from frontend.runs.option_fields import FIRST_POLICY
from games.contracts.catalogue import Choice
from games.contracts.game import Game
from games.texts import in_language
from simulator.modes import MATCH, MATCHUPS
from simulator.requests.players import POLICY
from simulator.requests.request import MAX_SIDES


class ListsForm(RunForm):
    """A run with a choice of lists."""

    def list_and_link(self, side: int) -> tuple[str, str]:
        """(chosen list, link) of a side, each "" if it is empty.  The link wins."""
        return self.cleaned_data.get(f"list_{side}") or "", self.cleaned_data.get(f"link_{side}") or ""


class MatchForm(ListsForm):
    """A match: each side has a list from `lists` (groups of value and name), or a link to a deck.

    If both sides of the game play one list, the second list is optional.
    """

    def __init__(self, *args: Any, game: Game, lists: Sequence[tuple[str, Sequence[tuple[str, str]]]], **kwargs: Any) -> None:
        super().__init__(*args, game=game, mode=MATCH, may_be_draft=True, **kwargs)
        self.shares_list = game.match is not None and game.match.shares_list
        for side in SIDES:
            self._add_list(side, lists)

    def _add_list(self, side: int, lists: Sequence[tuple[str, Sequence[tuple[str, str]]]]) -> None:
        choices: list[Any] = [group for group in lists if group[1]]
        if self.shares_list and side:
            choices = [("", _("None: play all games with the first list")), *choices]
        labels = (_("Cards"), _("Second list, alternating with the first")) if self.shares_list else (_("Deck"), _("Deck"))
        self.fields[f"list_{side}"] = styled(forms.ChoiceField(label=labels[side], choices=choices, required=False))
        self.fields[f"link_{side}"] = styled(link_field())

    @property
    def list_fields(self) -> list[list[forms.BoundField]]:
        return [[self[f"list_{side}"], self[f"link_{side}"]] for side in SIDES]


class MatchupsForm(ListsForm):
    """Match-ups of one list, played by several policies, and of other decks."""

    list_0 = forms.ChoiceField(label=_("Cards"), required=False)
    link_0 = forms.CharField(required=False)
    # One side for each of these policies; all of them play the first list.
    policies = forms.MultipleChoiceField(label=_("Policies"), required=False, widget=forms.CheckboxSelectMultiple)
    own = forms.MultipleChoiceField(label=_("My decks to include"), required=False, widget=forms.CheckboxSelectMultiple)
    others = forms.CharField(
        label=_("Links to other decks, one per line"), required=False, max_length=2_000, widget=forms.Textarea(attrs={"rows": 3})
    )

    def __init__(
        self,
        *args: Any,
        game: Game,
        language: str,
        lists: Sequence[tuple[str, Sequence[tuple[str, str]]]],
        own: Sequence[tuple[str, str]],
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, game=game, mode=MATCHUPS, language=language, may_be_draft=True, **kwargs)
        self.fields["list_0"].choices = [group for group in lists if group[1]]  # type: ignore[attr-defined]  # a ChoiceField
        self.fields["link_0"] = styled(link_field())
        policies = policies_of(game)
        self.fields["policies"].choices = [(each.code, in_language(each.names, language)) for each in policies]  # type: ignore[attr-defined]  # the same
        self.fields["own"].choices = own  # type: ignore[attr-defined]  # the same
        for name, choices in (("policies", policies), ("own", own)):
            if not choices:
                del self.fields[name]

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        sides = max(len(cleaned.get("policies") or ()), 1) + len(cleaned.get("own") or ()) + len((cleaned.get("others") or "").split())
        if not 2 <= sides <= MAX_SIDES and not self.errors:
            self.add_error(None, gettext("Choose 2 to %(most)s sides; you chose %(sides)s.") % {"most": MAX_SIDES, "sides": sides})
        return cleaned


class FactionsForm(RunForm):
    """Match-ups between the lists of two factions.

    Each faction has a field of lists (`lists_0`, `lists_1`) and one of its policy (`policy_0`, `policy_1`).
    """

    # Each of these decks plays on the side of its own faction.
    others = forms.CharField(
        label=_("Links to other decks, one per line"), required=False, max_length=2_000, widget=forms.Textarea(attrs={"rows": 3})
    )

    def __init__(
        self, *args: Any, game: Game, language: str, factions: Sequence[tuple[str, Sequence[tuple[str, str]]]], **kwargs: Any
    ) -> None:
        super().__init__(*args, game=game, mode=MATCHUPS, language=language, may_be_draft=True, **kwargs)
        policies = [(each.code, in_language(each.names, language)) for each in policies_of(game)]
        for side, (name, lists) in enumerate(factions):
            boxes = forms.MultipleChoiceField(label=name, choices=lists, required=False, widget=forms.CheckboxSelectMultiple)
            self.fields[f"lists_{side}"] = boxes
            if policies:
                self.fields[f"{POLICY}_{side}"] = styled(forms.ChoiceField(label=_("Policy"), choices=policies, required=False))

    @property
    def factions(self) -> list[tuple[forms.BoundField, forms.BoundField | None]]:
        """(lists, policy) of each faction."""
        return [(self[f"lists_{side}"], self[f"{POLICY}_{side}"] if f"{POLICY}_{side}" in self.fields else None) for side in SIDES]

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        cleaned["policies"] = [cleaned.get(f"{POLICY}_{side}") or "" for side in SIDES]
        return cleaned

    def check_sides(self, sides: Sequence[int]) -> None:
        """Add an error if there are too few or too many lists.  sides: the number of lists of each faction."""
        if 0 in sides:
            self.add_error(None, gettext("Choose at least one list for each side."))
        elif sum(sides) > MAX_SIDES:
            self.add_error(None, gettext("Choose 2 to %(most)s sides; you chose %(sides)s.") % {"most": MAX_SIDES, "sides": sum(sides)})


def link_field() -> forms.CharField:
    attrs = {"autocomplete": "off", "spellcheck": "false"}
    return forms.CharField(label=_("or a link to another deck"), required=False, max_length=300, widget=forms.TextInput(attrs))


def styled(field: forms.Field) -> forms.Field:
    set_widget_class(field)
    return field


def policies_of(game: Game) -> tuple[Choice, ...]:
    """The policies of the game's matches."""
    specs = game.match.options if game.match else ()
    return next((spec.choices for spec in specs if spec.name == FIRST_POLICY), ())
