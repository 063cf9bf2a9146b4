"""The form that asks which one exchange helps a deck most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.formats import number_format
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from frontend.decks.forms import StyledForm
from frontend.runs.list_choices import Groups, ListChoices
from games.contracts.decks import Decklist
from simulator.exchanges.asking import USUAL_GAMES, levels
from simulator.exchanges.candidates import zones_of
from simulator.exchanges.request import FORMAT, OWNED, SEARCH
from simulator.requests.check import canonical_codes


class ExchangeForm(StyledForm):
    """Where the cards that may come in are looked for, which may leave, against whom, and how many games are played."""

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
        leaving = sorted((catalogue.slot_name(zone, code), code) for zone, code in codes)
        formats = [(each.code, catalogue.words(each.names)) for each in catalogue.game.decks.formats]
        self._choices("removed", [("", gettext("Any card")), *((code, name) for name, code in leaving)])
        self._choices("format", [("", gettext("The first format in which the deck is legal")), *formats])
        alone = ("", gettext("Nobody: how early the deck wins counts"))
        self._choices("opponent", [alone, *((label, lists) for label, lists in opponents if lists)])
        if not opponents:
            del self.fields["opponent"], self.fields["link"]
        offered = levels()
        sentence = gettext("%(games)s, beginning with at most %(exchanges)s exchanges")
        self._choices(
            "games",
            [
                (games, sentence % {"games": number_format(games, force_grouping=True), "exchanges": exchanges})
                for games, exchanges in offered.items()
            ],
        )
        self.fields["games"].initial = USUAL_GAMES if USUAL_GAMES in offered else min(offered)

    def _choices(self, name: str, choices: Sequence[Any]) -> None:
        self.fields[name].choices = choices  # type: ignore[attr-defined]  # all of these are choices
