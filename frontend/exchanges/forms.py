"""The forms that ask which one exchange helps a deck most, and which of two objective sets is better in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.formats import number_format
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from frontend.decks.forms import StyledForm
from frontend.runs.list_choices import Groups, ListChoices
from games.contracts.decks import Decklist, Slot
from simulator.exchanges.asking import USUAL_GAMES, levels
from simulator.exchanges.candidates import exchanges_sets, zones_of
from simulator.exchanges.request import FORMAT, OWNED, SEARCH
from simulator.requests.check import canonical_codes


class QuestionForm(StyledForm):
    """What may leave, in which format the list stays legal, against whom it plays, and how many games are played."""

    removed = forms.ChoiceField(label=_("What may leave"), required=False)
    format = forms.ChoiceField(label=_("Legal in"), required=False)
    opponent = forms.ChoiceField(label=_("Played against"), required=False)
    link = forms.CharField(label=_("Or the link of a shared deck to play against"), required=False, max_length=200)
    games = forms.TypedChoiceField(label=_("Games"), coerce=int)

    def __init__(self, *args: Any, choices: ListChoices, decklist: Decklist, opponents: Groups, **kwargs: Any) -> None:
        """choices: the lists of the reader.  opponents: those of them that can play against this deck; none without matches."""
        super().__init__(*args, **kwargs)
        catalogue = choices.catalogue
        zones = {zone.code for zone in zones_of(catalogue.game)}
        card_of = canonical_codes(catalogue.game)
        codes = dict.fromkeys((slot.zone, card_of(slot.zone, slot.code)) for slot in decklist.slots if slot.zone in zones)
        self._choices("removed", [(code, name) for name, code in sorted((catalogue.slot_name(*each), each[1]) for each in codes)])
        formats = [(each.code, catalogue.words(each.names)) for each in catalogue.game.decks.formats]
        self._choices("format", [("", gettext("The first format in which the deck is legal")), *formats])
        alone = ("", gettext("Nobody: how early the deck wins counts"))
        self._choices("opponent", [alone, *((label, lists) for label, lists in opponents if lists)])
        if not opponents:
            del self.fields["opponent"], self.fields["link"]
        offered = levels()
        self._choices("games", [(games, self.games_label(games, exchanges)) for games, exchanges in offered.items()])
        self.fields["games"].initial = USUAL_GAMES if USUAL_GAMES in offered else min(offered)

    @staticmethod
    def games_label(games: int, exchanges: int) -> str:
        """How a number of games is offered.  exchanges: how many it begins with at most."""
        return number_format(games, force_grouping=True)

    def _choices(self, name: str, choices: Sequence[Any]) -> None:
        self.fields[name].choices = choices  # type: ignore[attr-defined]  # all of these are choices


class ExchangeForm(QuestionForm):
    """Which one exchange helps most?  Also where the cards that may come in are looked for."""

    source = forms.ChoiceField(
        label=_("What may come in"),
        choices=((FORMAT, _("Every card of the format")), (OWNED, _("What I own")), (SEARCH, _("What a search finds"))),
    )
    query = forms.CharField(
        label=_("Search"),
        required=False,
        max_length=500,
        widget=forms.TextInput(attrs={"autocomplete": "off", "spellcheck": "false"}),
        help_text=_("Only for “What a search finds”; written as in the card search."),
    )
    field_order = ("source", "query")

    def __init__(self, *args: Any, choices: ListChoices, **kwargs: Any) -> None:
        super().__init__(*args, choices=choices, **kwargs)
        removed: Any = self.fields["removed"]
        source: Any = self.fields["source"]
        if exchanges_sets(choices.catalogue.game):
            self._choices("source", [(FORMAT, gettext("Every objective set of the format")), *source.choices[1:]])
            self._choices("removed", [("", gettext("Any objective set")), *removed.choices])
            self.fields["query"].help_text = gettext("Only for “What a search finds”; written as in the search for sets.")
        else:
            self._choices("removed", [("", gettext("Any card")), *removed.choices])

    @staticmethod
    def games_label(games: int, exchanges: int) -> str:
        sentence = gettext("%(games)s, beginning with at most %(exchanges)s exchanges")
        return sentence % {"games": number_format(games, force_grouping=True), "exchanges": exchanges}


class TwoSetsForm(QuestionForm):
    """Which of two objective sets is better in this deck?"""

    removed = forms.ChoiceField(label=_("The objective set in the deck"))
    added = forms.ChoiceField(label=_("The other objective set"), help_text=_("Every objective set that a deck of this side may hold."))
    field_order = ("removed", "added")

    def __init__(self, *args: Any, choices: ListChoices, decklist: Decklist, **kwargs: Any) -> None:
        super().__init__(*args, choices=choices, decklist=decklist, **kwargs)
        catalogue, rules = choices.catalogue, choices.catalogue.game.decks
        (zone,) = zones_of(catalogue.game)
        sides = (None, "", rules.side_of(decklist, catalogue.pool))
        codes = [record["code"] for record in catalogue.records(zone)]
        found = [code for code in codes if rules.side_of(Decklist((Slot(code, 1, zone.code),)), catalogue.pool) in sides]
        self._choices("added", [(code, catalogue.slot_name(zone.code, code)) for code in found])
