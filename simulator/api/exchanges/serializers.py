"""Serializers of questions about exchanges and of their answers."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext
from rest_framework import serializers

from cards.api.paging import PageOutput
from cards.api.strict_fields import CheckedLater, Strict
from cards.texts.safe_text import bad_field
from decks.api.inputs import StrictText
from games.registry import GAMES
from simulator.api.serializers import SideIn
from simulator.exchanges.asking import LEVELS, USUAL_GAMES, VERDICTS
from simulator.exchanges.request import FORMAT, SEARCH, SOURCES
from simulator.models import Run
from simulator.requests.request import MAX_SEED


class DeckIn(SideIn):
    """A deck that the default policy plays."""

    policy = None  # type: ignore[assignment]  # how DRF leaves out a field
    options = None  # type: ignore[assignment]


class ExchangeIn(Strict):
    """A question: which one exchange helps this deck most?"""

    game = serializers.CharField(max_length=50)
    deck = DeckIn(help_text="The deck; the default policy plays it.")
    opponent = DeckIn(
        required=False,
        allow_null=True,
        help_text="The deck of an opponent, which the default policy plays: the share of wins against it counts. Without one, the deck is "
        "goldfished and the turn or round of the win counts.",
    )
    format = StrictText(
        required=False,
        default="",
        allow_blank=True,
        max_length=40,
        help_text="Every exchange is legal in this format; by default the first in which the deck is legal.",
    )
    source = CheckedLater(  # type: ignore[assignment]  # DRF has an attribute with the same name
        required=False,
        default=FORMAT,
        shape={"type": "string", "enum": list(SOURCES)},
        help_text="What may come in: `format`: every card of the format; `owned`: what you own and the deck does not use; `search`: what "
        "`query` finds.",
    )
    query = StrictText(required=False, default="", allow_blank=True, max_length=500, help_text="A card search; only for `search`.")
    removed = StrictText(
        required=False, default="", allow_blank=True, max_length=80, help_text="The code of the only card (or set) that may leave."
    )
    added = StrictText(
        required=False,
        default="",
        allow_blank=True,
        max_length=80,
        help_text="The code of the only card (or set) that may come in. With `removed`, `verdict` says which of the two is better.",
    )
    games = CheckedLater(
        required=False,
        default=USUAL_GAMES,
        shape={"type": "integer", "enum": list(LEVELS)},
        help_text="The games of all decks together, about: "
        + ", ".join(f"{games} beginning with at most {exchanges} exchanges" for games, exchanges in LEVELS.items())
        + ". A site may offer fewer.",
    )
    seed = CheckedLater(
        required=False,
        allow_null=True,
        shape={"type": ["integer", "null"], "minimum": 0, "maximum": MAX_SEED - 1},
        help_text="By default a random one.",
    )

    def validate(self, data: dict[str, Any]) -> dict[str, Any]:
        if data["query"] and data["source"] != SEARCH:
            raise bad_field("query", "bad_input", gettext("A query needs `source`: `search`; leave it out otherwise."))
        return data

    def refined_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        schema["properties"]["game"]["enum"] = list(GAMES)
        return schema


class CardOut(serializers.Serializer[Any]):
    code = serializers.CharField()
    name = serializers.CharField()


class ChangedOut(serializers.Serializer[Any]):
    name = serializers.CharField()
    kind = serializers.CharField(help_text="`share`, `histogram`, or `curve`: the value in a turn in the middle of the game.")
    label = serializers.CharField()  # type: ignore[assignment]  # DRF has an attribute with the same name
    here = serializers.FloatField(help_text="The mean after the exchange.")
    original = serializers.FloatField(help_text="The mean of the original deck.")


class ExchangedOut(serializers.Serializer[Any]):
    """One exchange of the last stage.  All intervals hold together with 95 %."""

    zone = serializers.CharField()
    removed = CardOut()
    added = CardOut()
    value = serializers.FloatField(help_text="The share of wins; where `by_clock`, the mean turn or round of the win, and less is better.")
    difference = serializers.FloatField(help_text="To the original deck, in the same games.")
    difference_ci95 = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)
    helps = serializers.BooleanField(help_text="Whether the whole interval is better than the original deck.")
    among_best = serializers.BooleanField(help_text="Whether no other exchange is better beyond doubt.")
    effects = ChangedOut(many=True, help_text="What clearly differs from the original deck, in the game's own numbers.")


class StageOut(serializers.Serializer[Any]):
    exchanges = serializers.IntegerField()
    worlds = serializers.IntegerField(help_text="In each of them the original deck and every exchange play on the same random numbers.")


class FoundOut(serializers.Serializer[Any]):
    by_clock = serializers.BooleanField()
    counted_from = serializers.IntegerField(allow_null=True, help_text="The clock counts from this turn or round; null for shares of wins.")
    counted_to = serializers.IntegerField(allow_null=True, help_text="And to this one; a game that is not won counts as this, too.")
    policy = serializers.CharField(help_text="How the deck is played, in words.")
    original = serializers.FloatField(help_text="The value of the deck as it is.")
    verdict = serializers.ChoiceField(
        VERDICTS,
        allow_blank=True,
        help_text="Of a question with `removed` and `added`: the better one, or `too_close` if the interval holds 0; empty for others.",
    )
    helping = serializers.IntegerField(help_text="How many exchanges help beyond doubt; 0: none does.")
    rows = ExchangedOut(many=True, help_text="The greatest gain first.")


class AskedOut(serializers.Serializer[Any]):
    format = serializers.CharField()
    source = serializers.CharField()  # type: ignore[assignment]  # as above
    query = serializers.CharField(allow_blank=True)
    removed = serializers.CharField(allow_blank=True)
    added = serializers.CharField(allow_blank=True)
    opponent = serializers.CharField(allow_blank=True)
    pairs = serializers.IntegerField(help_text="Of a card that may leave and one that may come in, legal or not.")
    legal = serializers.IntegerField(help_text="The legal exchanges that were found.")
    is_all = serializers.BooleanField(help_text="Whether every pair was checked; otherwise they were drawn by lot.")


class ExchangeLineOut(serializers.Serializer[Any]):
    id = serializers.CharField()
    game = serializers.CharField()
    deck_name = serializers.CharField(allow_blank=True)
    status = serializers.ChoiceField(Run.Status.choices)
    asked = AskedOut()
    exchanges = serializers.IntegerField(help_text="How many have been tried so far.")
    left = serializers.IntegerField(help_text="How many of them are left in the stage that is played.")
    games = serializers.IntegerField(help_text="Of all decks together.")
    games_done = serializers.IntegerField()
    seed = serializers.IntegerField()
    stop_reason = serializers.CharField(allow_blank=True)
    created = serializers.DateTimeField()


class ExchangeOut(ExchangeLineOut):
    """A question about a deck with its answer."""

    stages = StageOut(many=True, help_text="Half of the exchanges leave after each; the last one estimates those that are left anew.")
    answer = FoundOut(allow_null=True, help_text="Null until `status` is `done`.")


class ExchangeListOut(PageOutput):
    results = ExchangeLineOut(many=True)
