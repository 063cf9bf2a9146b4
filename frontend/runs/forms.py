"""Forms to start a run: the number of games, the seed, the options and, for a match, the lists.

The options' fields are made from the game's own list of them.  What a person typed stays in the form, and each fault stands at its field.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from django import forms
from django.conf import settings
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cards.errors import StardeckError
from frontend.decks.forms import Plain, WholeNumber, dress
from games.contracts.catalogue import Choice
from games.contracts.game import Game
from games.contracts.runs import Goldfish, Match, OptionSpec
from games.runs.options import has_effect
from games.texts import in_language
from simulator.modes import CLOCK, COMPARE, GOLDFISH, MATCH, MATCHUPS, STUDIES, mode_of
from simulator.requests.players import POLICY
from simulator.requests.request import MAX_SEED, MAX_SIDES

OPTION = "option_"
PRESETS = (100, 1_000, 10_000)
SIDES = (0, 1)
FIRST_POLICY = f"{POLICY}_0"  # the first player's of a match; of match-ups each side names its own


class RunForm(Plain):
    """A run of one mode of a game; what plays in it is somebody else's question.

    policies: those of the sides, where they stand already; what none of them reads is not asked for.  players: what the sides have for
    themselves besides, which is not asked for either.
    stop_of: the share whose interval stops the run, or CLOCK; as a rule the first side's wins, and of one deck the clock.
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
        specs = specs_asked(mode_of(game, mode), mode)
        if policies:
            specs = tuple(spec for spec in specs if spec.name != POLICY and has_effect(spec, policies))
        told = {name for own in players for name in own}
        specs = tuple(spec for spec in specs if (spec.name.removesuffix("_0") if mode == MATCHUPS else spec.name) not in told)
        self.specs = specs
        for spec in self.specs:
            self.fields[OPTION + spec.name] = _option_field(spec, language, mode)
        if mode in STUDIES:
            del self.fields["half_width"]
        elif self.stop_of != CLOCK:
            self._stop_by_share(mode_of(game, mode), language)
        elif how := mode_of(game, mode):
            called = {"turn": in_language(how.clock_name, language)}
            self.fields["half_width"].label = gettext("Stop when the mean %(turn)s is known to within") % called
        if mode == MATCHUPS:
            self.fields["games"].label = _("Pairs of games per match-up")
            self.fields["games"].initial = 200
        if may_be_draft:
            one = forms.BooleanField(
                label=_("Play as a draft"), required=False, help_text=_("Play this deck even though it is not legal in any format.")
            )
            several = forms.BooleanField(label=_("Allow lists that are not legal"), required=False)
            self.fields["draft"] = several if mode in (MATCH, MATCHUPS, COMPARE) else one
        for field in self.fields.values():
            dress(field)

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
        dress(field)

    @property
    def option_errors(self) -> bool:
        """Is a fault among the options, which are folded away at first?"""
        names = ("seed", "half_width", *(OPTION + spec.name for spec in self.specs if not _is_of_a_side(spec)))
        return any(name in self.errors for name in names)

    @property
    def option_fields(self) -> list[forms.BoundField]:
        """Those of the run; `side_fields` has those of its sides."""
        return [self[OPTION + spec.name] for spec in self.specs if not _is_of_a_side(spec)]

    @property
    def side_fields(self) -> list[list[forms.BoundField]]:
        return [[self[OPTION + spec.name] for spec in self.specs if _is_of_a_side(spec, side)] for side in SIDES]

    def options(self) -> dict[str, Any]:
        """The options as the simulator takes them, those that matter to nothing at their defaults; of a valid form only."""
        chosen: dict[str, Any] = {}
        for spec in self.specs:
            value = self.cleaned_data[OPTION + spec.name]
            chosen[spec.name] = spec.default if value is None or not self._matters(spec) else value
        if self.mode == MATCHUPS:  # one field for all sides
            chosen |= {f"{name[:-1]}1": value for name, value in chosen.items() if name.endswith("_0")}
        if self.cleaned_data.get("draft"):
            chosen["draft"] = True
        return chosen

    def _matters(self, spec: OptionSpec) -> bool:
        if spec.needs is None:
            return True
        other, _ = spec.needs
        chosen: Any = self.cleaned_data.get("policies") if self.mode == MATCHUPS else self.cleaned_data.get(OPTION + other)
        asked = self.side_policies or chosen
        if asked is None:  # what was left out is the default
            asked = next((each.default for each in self.specs if each.name == other), None)
        return has_effect(spec, asked if isinstance(asked, list) else [asked])

    def precision(self) -> dict[str, Any] | None:
        """When to stop, as the simulator takes it; of a valid form only."""
        width = self.cleaned_data.get("half_width")
        if not width:
            return None
        return {"of": self.stop_of, "half_width": float(width) if self.stop_of == CLOCK else float(width) / 100}

    def refuse(self, error: StardeckError, words: str) -> None:
        """Put what a service said at the fields it names, the rest above the form."""
        placed = False
        for fault in in_bounds(error, self).errors:
            name = str(fault.get("field", "")).replace("options.", OPTION)
            name = "half_width" if name.startswith("precision") else name
            if self.mode == MATCHUPS and name not in self.fields:
                name = f"{name.removesuffix('_1')}_0"
            if name in self.fields:
                self.add_error(name, str(fault.get("message", words)))
                placed = True
        if not placed:
            self.add_error(None, words)


class StudyForm(Plain):
    """Both lists of a comparison, played."""

    games = WholeNumber(label=_("Games"), min_value=1, max_value=settings.SIMULATION_MAX_GAMES // 2, initial=1_000)
    seed = WholeNumber(label=_("Seed"), min_value=0, max_value=MAX_SEED, required=False)
    draft = forms.BooleanField(label=_("Allow lists that are not legal"), required=False)


class ListsForm(RunForm):
    """A run whose sides choose their lists."""

    def asked(self, side: int) -> tuple[str, str]:
        """(the choice, the link) of a side; a link that is given counts."""
        return self.cleaned_data.get(f"list_{side}") or "", self.cleaned_data.get(f"link_{side}") or ""


class MatchForm(ListsForm):
    """Two sides of a game; the list of each is chosen from `lists` (groups of value and name) or named by its link.

    Where the sides share a list, a second may be left out.
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
        self.fields[f"list_{side}"] = dressed_field(forms.ChoiceField(label=labels[side], choices=choices, required=False))
        self.fields[f"link_{side}"] = dressed_field(link_field())

    @property
    def list_fields(self) -> list[list[forms.BoundField]]:
        return [[self[f"list_{side}"], self[f"link_{side}"]] for side in SIDES]


class MatchupsForm(ListsForm):
    """Each against each: policies that play the first list, and other decks.

    policies: of the first list's sides.  own: decks of one's own beside it.  others: links of other decks, one a line.
    """

    list_0 = forms.ChoiceField(label=_("Cards"), required=False)
    link_0 = forms.CharField(required=False)
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
        self.fields["link_0"] = dressed_field(link_field())
        policies = policies_of(game)
        self.fields["policies"].choices = [(each.code, in_language(each.names, language)) for each in policies]  # type: ignore[attr-defined]  # the same
        self.fields["own"].choices = own  # type: ignore[attr-defined]  # the same
        for name, there in (("policies", policies), ("own", own)):
            if not there:
                del self.fields[name]

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        sides = max(len(cleaned.get("policies") or ()), 1) + len(cleaned.get("own") or ()) + len((cleaned.get("others") or "").split())
        if not 2 <= sides <= MAX_SIDES and not self.errors:
            self.add_error(None, gettext("Choose 2 to %(most)s sides; you chose %(sides)s.") % {"most": MAX_SIDES, "sides": sides})
        return cleaned


class FactionsForm(RunForm):
    """Each list of one faction against each of the other.

    lists_0, lists_1: of each faction those that come with the game and one's own, any number of them; policy_0, policy_1: by which they are
    played.  others: links of other decks, one a line, each on the side of its own faction.
    """

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
                self.fields[f"{POLICY}_{side}"] = dressed_field(forms.ChoiceField(label=_("Policy"), choices=policies, required=False))

    @property
    def factions(self) -> list[tuple[forms.BoundField, forms.BoundField | None]]:
        """Of each its lists and its policy."""
        return [(self[f"lists_{side}"], self[f"{POLICY}_{side}"] if f"{POLICY}_{side}" in self.fields else None) for side in SIDES]

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        cleaned["policies"] = [cleaned.get(f"{POLICY}_{side}") or "" for side in SIDES]
        return cleaned

    def check_sides(self, sides: Sequence[int]) -> None:
        """Add the fault of so many lists of each faction."""
        if 0 in sides:
            self.add_error(None, gettext("Choose at least one list for each side."))
        elif sum(sides) > MAX_SIDES:
            self.add_error(None, gettext("Choose 2 to %(most)s sides; you chose %(sides)s.") % {"most": MAX_SIDES, "sides": sum(sides)})


def in_bounds(error: StardeckError, form: forms.Form) -> StardeckError:
    """The error, whose sentences about a number's bounds call the form's fields by their labels."""
    for fault in error.errors:
        if (field := form.fields.get(fault["field"])) is not None and "low" in fault:
            fault["message"] = WholeNumber(label=field.label, min_value=fault["low"], max_value=fault["high"]).sentence_of_bounds()
    return error


def link_field() -> forms.CharField:
    attrs = {"autocomplete": "off", "spellcheck": "false"}
    return forms.CharField(label=_("or a link to another deck"), required=False, max_length=300, widget=forms.TextInput(attrs))


def dressed_field(field: forms.Field) -> forms.Field:
    dress(field)
    return field


def policies_of(game: Game) -> tuple[Choice, ...]:
    """The policies of the game's matches."""
    specs = game.match.options if game.match else ()
    return next((spec.choices for spec in specs if spec.name == FIRST_POLICY), ())


def specs_asked(how: Goldfish | Match | None, mode: str) -> tuple[OptionSpec, ...]:
    """The options that a form asks for: of match-ups no policy, and one for all sides of what a match asks each side for."""
    specs = tuple(spec for spec in (how.options if how else ()) if spec.name != "draft")
    if mode != MATCHUPS:
        return specs
    return tuple(spec for spec in specs if not spec.name.startswith(f"{POLICY}_") and not spec.name.endswith("_1"))


def _is_of_a_side(spec: OptionSpec, side: int | None = None) -> bool:
    return spec.name.endswith(("_0", "_1") if side is None else f"_{side}")


def initial_of(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options of a run as the form shows them at first."""
    return {OPTION + name: value for name, value in options.items()}


def _option_field(spec: OptionSpec, language: str, mode: str) -> forms.Field:
    """The field of an option.  needs: (id, value) of the control without which it has no effect; a script then hides it."""
    field = _field_of_kind(spec, language)
    if spec.needs:
        other, choice = spec.needs
        control = "id_policies" if mode == MATCHUPS and other == FIRST_POLICY else f"id_{OPTION}{other}"
        field.needs = (control, choice)  # type: ignore[attr-defined]  # for templates
    return field


def _field_of_kind(spec: OptionSpec, language: str) -> forms.Field:
    words: dict[str, Any] = {
        "label": in_language(spec.labels, language),
        "help_text": in_language(spec.help, language),
        "required": False,
        "initial": spec.default,
    }
    if spec.kind == "int":
        return WholeNumber(min_value=spec.low, max_value=spec.high, **words)
    if spec.kind == "flag":
        return forms.BooleanField(**words)
    if spec.kind == "text":
        attrs = {"rows": 8, "spellcheck": "false", "data-code": ""}
        return forms.CharField(max_length=spec.high, strip=False, widget=forms.Textarea(attrs=attrs), **words)
    choices = [(choice.code, in_language(choice.names, language)) for choice in spec.choices]
    # An empty choice is the default one: a form posted by hand may leave it out.
    return forms.TypedChoiceField(choices=choices, empty_value=None, **words)
