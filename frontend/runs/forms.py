"""Forms to start a run: the number of games, the seed, the precision and the options of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from django import forms
from django.conf import settings
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cards.errors import StardeckError
from frontend.decks.forms import StyledForm, WholeNumber, set_widget_class
from frontend.runs.option_fields import OPTION, belongs_to_side, option_field, options_on_form
from games.contracts.game import Game
from games.contracts.runs import Goldfish, Match, OptionSpec
from games.runs.options import has_effect
from games.texts import in_language
from simulator.modes import CLOCK, COMPARE, GOLDFISH, MATCH, MATCHUPS, STUDIES, mode_of
from simulator.requests.players import POLICY
from simulator.requests.request import MAX_SEED

# Common numbers of games.  Four times as many games halve an interval.  With the fewest, every mean has an interval
# (`simulator.statistics.intervals.LEAST_FOR_MEAN`), even if four games share their random numbers.
PRESETS = (1_000, 4_000, 10_000)
# The same for match-ups, whose games come in pairs: at most two pairs share their numbers.
PAIR_PRESETS = (400, 1_000, 4_000)
SIDES = (0, 1)


class RunForm(StyledForm):
    """A run in one mode of a game, without its decks.

    policies: the policies of the sides, if they are fixed; options that none of them reads get no field.
    players: the options that each side has already; they get no field either.
    stop_of: the metric whose interval stops the run, a share or CLOCK.  By default it is side 1's win rate in a match, and else the clock.
    """

    games = WholeNumber(
        label=_("Games"),
        min_value=1,
        max_value=settings.SIMULATION_MAX_GAMES,
        initial=1_000,
        help_text=_("More games give narrower intervals."),
    )
    seed = WholeNumber(
        label=_("Seed"),
        min_value=0,
        max_value=MAX_SEED,
        required=False,
        help_text=_("Optional. The same deck, options and seed give the same report."),
    )
    half_width = forms.DecimalField(
        min_value=Decimal("0.001"),
        max_value=10,
        required=False,
        help_text=_(
            "Optional: half the width of the confidence interval. It is checked every 500 games; the number of games above is the maximum."
        ),
    )

    def __init__(
        self,
        *args: Any,
        game: Game,
        mode: str = GOLDFISH,
        language: str,
        may_be_draft: bool,
        policies: Sequence[str] = (),
        players: Sequence[Mapping[str, Any]] = (),
        stop_of: str = "",
        **kwargs: Any,
    ) -> None:
        super().__init__(*args, **kwargs)
        self.stop_of = stop_of or ("side_0_wins" if mode == MATCH else CLOCK)
        self.mode = mode
        self.side_policies = list(policies)
        specs = options_on_form(mode_of(game, mode), mode)
        if policies:
            specs = tuple(spec for spec in specs if spec.name != POLICY and has_effect(spec, policies))
        fixed = {name for options in players for name in options}
        specs = tuple(spec for spec in specs if (spec.name.removesuffix("_0") if mode == MATCHUPS else spec.name) not in fixed)
        self.specs = specs
        for spec in self.specs:
            self.fields[OPTION + spec.name] = option_field(spec, language, mode)
        if mode in STUDIES:
            del self.fields["half_width"]
        elif self.stop_of != CLOCK:
            self._stop_by_share(mode_of(game, mode), language)
        elif how := mode_of(game, mode):
            label = gettext("Stop when the mean %(turn)s is known to within")
            self.fields["half_width"].label = label % {"turn": in_language(how.clock_name, language)}
        if mode == MATCHUPS:
            self.fields["games"].label = _("Pairs of games per match-up")
            self.fields["games"].initial = PAIR_PRESETS[0]
        if may_be_draft:
            play_draft = forms.BooleanField(
                label=_("Play as a draft"), required=False, help_text=_("Play this deck even though it is not legal in any format.")
            )
            allow_drafts = forms.BooleanField(label=_("Allow lists that are not legal"), required=False)
            self.fields["draft"] = allow_drafts if mode in (MATCH, MATCHUPS, COMPARE) else play_draft
        for field in self.fields.values():
            set_widget_class(field)

    def _stop_by_share(self, how: Goldfish | Match | None, language: str) -> None:
        labels = {metric.name: in_language(metric.labels, language) for metric in (how.metrics if how else ())}
        label: Any = _("Stop when side 1's win rate is known to within this many percentage points")
        if self.stop_of != "side_0_wins":
            label = gettext("Stop when this share is known to within this many percentage points: %(share)s")
            label %= {"share": labels.get(self.stop_of, self.stop_of)}
        field = self.fields["half_width"] = forms.DecimalField(
            label=label,
            min_value=Decimal("0.1"),
            max_value=50,
            required=False,
            help_text=self.fields["half_width"].help_text,
        )
        set_widget_class(field)

    @property
    def presets(self) -> tuple[int, ...]:
        return PAIR_PRESETS if self.mode == MATCHUPS else PRESETS

    @property
    def option_errors(self) -> bool:
        """Whether a field in the closed options has an error."""
        names = ("seed", "half_width", *(OPTION + spec.name for spec in self.specs if not belongs_to_side(spec)))
        return any(name in self.errors for name in names)

    @property
    def option_fields(self) -> list[forms.BoundField]:
        """The options of the whole run; `side_fields` has those of each side."""
        return [self[OPTION + spec.name] for spec in self.specs if not belongs_to_side(spec)]

    @property
    def side_fields(self) -> list[list[forms.BoundField]]:
        return [[self[OPTION + spec.name] for spec in self.specs if belongs_to_side(spec, side)] for side in SIDES]

    def options(self) -> dict[str, Any]:
        """The options for the simulator, with the default for each that has no effect.  The form must be valid."""
        chosen: dict[str, Any] = {}
        for spec in self.specs:
            value = self.cleaned_data[OPTION + spec.name]
            chosen[spec.name] = spec.default if value is None or not self._has_effect(spec) else value
        if self.mode == MATCHUPS:  # one field sets both sides
            chosen |= {f"{name[:-1]}1": value for name, value in chosen.items() if name.endswith("_0")}
        if self.cleaned_data.get("draft"):
            chosen["draft"] = True
        return chosen

    def _has_effect(self, spec: OptionSpec) -> bool:
        if spec.needs is None:
            return True
        other, _ = spec.needs
        selected: Any = self.cleaned_data.get("policies") if self.mode == MATCHUPS else self.cleaned_data.get(OPTION + other)
        values = self.side_policies or selected
        if values is None:  # an empty field means the default
            values = next((each.default for each in self.specs if each.name == other), None)
        return has_effect(spec, values if isinstance(values, list) else [values])

    def precision(self) -> dict[str, Any] | None:
        """The stop rule, as the simulator takes it.  The form must be valid."""
        width = self.cleaned_data.get("half_width")
        if not width:
            return None
        return {"of": self.stop_of, "half_width": float(width) if self.stop_of == CLOCK else float(width) / 100}

    def add_service_error(self, error: StardeckError, sentence: str) -> None:
        """Show the errors of a service at the fields that it names, and otherwise `sentence` above the form."""
        is_placed = False
        for fault in in_bounds(error, self).errors:
            name = str(fault.get("field", "")).replace("options.", OPTION)
            name = "half_width" if name.startswith("precision") else name
            if self.mode == MATCHUPS and name not in self.fields:
                name = f"{name.removesuffix('_1')}_0"
            if name in self.fields:
                self.add_error(name, str(fault.get("message", sentence)))
                is_placed = True
        if not is_placed:
            self.add_error(None, sentence)


class StudyForm(StyledForm):
    """A comparison of two decks."""

    games = WholeNumber(label=_("Games"), min_value=1, max_value=settings.SIMULATION_MAX_GAMES // 2, initial=1_000)
    seed = WholeNumber(label=_("Seed"), min_value=0, max_value=MAX_SEED, required=False)
    draft = forms.BooleanField(label=_("Allow lists that are not legal"), required=False)


def in_bounds(error: StardeckError, form: forms.Form) -> StardeckError:
    """The error, with the labels of the form's fields in its sentences about bounds."""
    for fault in error.errors:
        if (field := form.fields.get(fault["field"])) is not None and "low" in fault:
            fault["message"] = WholeNumber(label=field.label, min_value=fault["low"], max_value=fault["high"]).bounds_message()
    return error
