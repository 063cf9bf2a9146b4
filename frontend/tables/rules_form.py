"""The options of a game at a table: the fields in which a reader chooses them, and the words that tell them afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from django import forms
from django.utils.translation import gettext

from cards.texts.safe_text import bad_field
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.decks.forms import StyledForm, set_widget_class
from frontend.runs.option_fields import OPTION, option_field
from frontend.runs.options import ChosenOption, value_in_words
from frontend.site.errors.form_errors import Fault, form_errors_of
from games.contracts.game import Game
from games.contracts.runs import Goldfish, Match, OptionSpec
from simulator.models import Table
from simulator.modes import GOLDFISH, MATCH, mode_of
from simulator.tables.opponents import options_of_tables

# The field that says that a form has the options: what a browser sends of an unmarked checkbox is nothing, which is not its default.
HAS_OPTIONS: Final = "has_options"


class OptionFields(StyledForm):
    """Fields of some options; an empty one means the default."""

    def __init__(self, given: Mapping[str, str] | None, specs: Sequence[OptionSpec], *, language: str, mode: str, prefix: str = "") -> None:
        super().__init__(given, prefix=prefix or None)
        self.specs = tuple(specs)
        for spec in self.specs:
            self.fields[OPTION + spec.name] = option_field(spec, language, mode)
            set_widget_class(self.fields[OPTION + spec.name])

    @property
    def option_fields(self) -> list[forms.BoundField]:
        return [self[OPTION + spec.name] for spec in self.specs]

    def chosen(self) -> dict[str, Any]:
        """The values by the names of their options; the defaults if the fields were not sent.  The fields must be valid."""
        if not self.is_bound:
            return {}
        values = {spec.name: self.cleaned_data[OPTION + spec.name] for spec in self.specs}
        return {name: value for name, value in values.items() if value is not None}


class RulesForm:
    """The options of a table in each of its modes.  Options that the modes share have one field.

    shared, alone, against: the fields of both modes, and those that only one of them has.
    """

    def __init__(self, game: Game, modes: Sequence[str], given: Mapping[str, str], *, language: str) -> None:
        data = given if HAS_OPTIONS in given else None
        by_mode = {mode: _specs(mode_of(game, mode)) if mode in modes else () for mode in (GOLDFISH, MATCH)}
        alone, against = by_mode[GOLDFISH], by_mode[MATCH]
        is_single = len(modes) == 1
        shared = [*alone, *against] if is_single else [spec for spec in against if spec in alone]
        self.shared = OptionFields(data, shared, language=language, mode=modes[0])
        self.alone = OptionFields(data, [s for s in alone if s not in shared], language=language, mode=GOLDFISH, prefix=GOLDFISH)
        self.against = OptionFields(data, [s for s in against if s not in shared], language=language, mode=MATCH, prefix=MATCH)

    @property
    def has_fields(self) -> bool:
        return bool(self.shared.specs or self.alone.specs or self.against.specs)

    @property
    def faults(self) -> list[Fault]:
        """The errors of the fields: what a game cannot be started with, and what was left in the fields of the other mode."""
        return [fault for each in (self.shared, self.alone, self.against) for fault in form_errors_of(each)]

    def faults_in(self, mode: str) -> bool:
        """Whether a field of this mode has an error."""
        return any(each.is_bound and not each.is_valid() for each in self._fields_of(mode))

    def chosen(self, mode: str) -> dict[str, Any]:
        """The options of a table in this mode, without those that are left out.  The fields of the mode must be valid."""
        return {name: value for each in self._fields_of(mode) for name, value in each.chosen().items()}

    def _fields_of(self, mode: str) -> tuple[OptionFields, OptionFields]:
        return self.shared, self.against if mode == MATCH else self.alone


def chosen_rules(form: RulesForm, mode: str) -> dict[str, Any]:
    """The options of a table in this mode; BadInput if one of its fields has an error, which the form shows at it."""
    if form.faults_in(mode):
        raise bad_field("options", "bad_option", gettext("Please correct the fields marked below. Nothing was started."))
    return form.chosen(mode)


def _specs(how: Goldfish | Match | None) -> tuple[OptionSpec, ...]:
    return tuple(spec for spec in options_of_tables(how) if not spec.is_for_runs) if how else ()


def has_rules(game: Game) -> bool:
    """Whether a person who plays this game alone can choose options of it."""
    return bool(_specs(game.goldfish))


def rules_in_words(table: Table, catalogue: LocalizedCatalogue) -> list[ChosenOption]:
    """The options of the table whose values are not the usual ones."""
    return [
        ChosenOption(catalogue.words(spec.labels), value_in_words(spec, table.options[spec.name], catalogue), spec.kind == "text")
        for spec in _specs(mode_of(catalogue.game, table.mode))
        if table.options.get(spec.name, spec.default) != spec.default
    ]
