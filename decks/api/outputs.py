"""Serializers of responses, which describe them in the OpenAPI schema: decks, lists, revisions and comparisons."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from cards.api.paging import PageOutput
from decks.exchange.importing import formats
from decks.legality import MOST_PROBLEMS, MOST_PROBLEMS_OF_ONE
from decks.models import Deck

IS_BUILT = "Whether the owner has built the deck, so that its copies are not free for other decks."

FOLDER = "The folder in which the owner keeps the deck, empty for none."
TAGS = "The owner's tags."
IS_ARCHIVED = "Whether the deck is in the owner's archive, which lists leave out unless they are asked for it."


class _Output(serializers.Serializer[Any]):
    pass


class SlotOutput(_Output):
    code = serializers.CharField()
    quantity = serializers.IntegerField()
    zone = serializers.CharField()


class FaultOutput(_Output):
    code = serializers.CharField()
    clause = serializers.CharField()
    severity = serializers.ChoiceField(choices=["illegal", "warning"])
    message = serializers.CharField()
    cards = serializers.ListField(child=serializers.CharField())
    found = serializers.IntegerField(allow_null=True)
    allowed = serializers.IntegerField(allow_null=True)
    values = serializers.DictField(child=serializers.CharField())


class VerdictOutput(_Output):
    format = serializers.CharField()
    on = serializers.DateField()
    legal = serializers.BooleanField()
    problem_count = serializers.IntegerField(help_text="The number of problems, with those that are not listed.")
    problems = FaultOutput(
        many=True,
        help_text=f"Those that make the list illegal first: at most {MOST_PROBLEMS} of a format, or {MOST_PROBLEMS_OF_ONE} where one list "
        "is judged in one format.",
    )


class BarOutput(_Output):
    label = serializers.CharField()  # type: ignore[assignment]  # DRF has an attribute with the same name
    value = serializers.FloatField()


class ChartOutput(_Output):
    code = serializers.CharField()
    title = serializers.CharField()
    note = serializers.CharField(allow_null=True)
    rows = BarOutput(many=True)


class SuggestionOutput(_Output):
    code = serializers.CharField()
    zone = serializers.CharField()
    name = serializers.CharField()


class UnmatchedOutput(_Output):
    line = serializers.IntegerField()
    text = serializers.CharField()
    copies = serializers.IntegerField(help_text="The number of copies on the line, 1 if it states none.")
    suggestions = SuggestionOutput(many=True)


class LegalityOutput(_Output):
    legal = serializers.BooleanField()
    formats = VerdictOutput(many=True)
    stats = ChartOutput(many=True)


class ValidateOutput(LegalityOutput):
    """The answer for one list.  slots: those read from `text`, with the likeliest card of each line in `guessed`."""

    game = serializers.CharField()
    slots = SlotOutput(many=True, required=False)
    unmatched = UnmatchedOutput(many=True)
    guessed = UnmatchedOutput(many=True, required=False, help_text="Lines that were matched approximately, to their first suggestion.")


class ValidateListsOutput(_Output):
    """The answer for several lists, in their order."""

    results = ValidateOutput(many=True)


class OtherGameOutput(_Output):
    """A game that a list is more likely of."""

    game = serializers.CharField()
    cards = serializers.IntegerField(help_text="Lines that name a card of that game.")
    cards_here = serializers.IntegerField(help_text="Lines that name a card of the game that the list was read for.")
    lines = serializers.IntegerField(help_text="Lines that were compared, at most 200 of a long list.")


class ParseOutput(_Output):
    game = serializers.CharField()
    other_game = OtherGameOutput(allow_null=True, help_text="The game that the list is more likely of than the one in the request.")
    detected_format = serializers.ChoiceField(choices=formats())
    name = serializers.CharField()
    description = serializers.CharField()
    side = serializers.CharField(allow_null=True)
    slots = SlotOutput(many=True)
    unmatched = UnmatchedOutput(many=True)
    guessed = UnmatchedOutput(
        many=True, help_text="Lines that were matched approximately, the likeliest card first; `slots` has it only with `guesses` `take`."
    )


class DeckRowOutput(_Output):
    id = serializers.UUIDField()
    is_built = serializers.BooleanField(help_text=IS_BUILT)
    folder = serializers.CharField(help_text=FOLDER)
    tags = serializers.ListField(child=serializers.CharField(), help_text=TAGS)
    is_archived = serializers.BooleanField(help_text=IS_ARCHIVED)
    token = serializers.CharField()
    url = serializers.CharField()
    game = serializers.CharField()
    name = serializers.CharField()
    side = serializers.CharField(allow_null=True)
    visibility = serializers.ChoiceField(choices=Deck.Visibility.choices)
    version = serializers.IntegerField()
    created = serializers.DateTimeField()
    updated = serializers.DateTimeField()
    counts = serializers.DictField(child=serializers.IntegerField())


class DeckListOutput(PageOutput):
    results = DeckRowOutput(many=True)


class SourceOutput(_Output):
    token = serializers.CharField()
    url = serializers.CharField()
    name = serializers.CharField()
    revision = serializers.IntegerField(allow_null=True)


class DeckOutput(LegalityOutput):
    """A deck.  Only the owner gets `id`, `notes`, `is_built`, `folder`, `tags` and `is_archived`.

    Each leader zone of the game is also a member with the zone's name.
    """

    id = serializers.UUIDField(required=False)
    is_owner = serializers.BooleanField()
    token = serializers.CharField()
    url = serializers.CharField()
    game = serializers.CharField()
    name = serializers.CharField()
    description = serializers.CharField()
    notes = serializers.CharField(required=False)
    is_built = serializers.BooleanField(required=False, help_text=IS_BUILT)
    folder = serializers.CharField(required=False, help_text=FOLDER)
    tags = serializers.ListField(child=serializers.CharField(), required=False, help_text=TAGS)
    is_archived = serializers.BooleanField(required=False, help_text=IS_ARCHIVED)
    side = serializers.CharField(allow_null=True)
    visibility = serializers.ChoiceField(choices=Deck.Visibility.choices)
    version = serializers.IntegerField()
    created = serializers.DateTimeField()
    updated = serializers.DateTimeField()
    copied_from = SourceOutput(allow_null=True)
    slots = SlotOutput(many=True)
    own_cards = serializers.ListField(
        child=serializers.DictField(), required=False, help_text="The own cards of the owner in the list; absent without any."
    )


class QuantityOutput(_Output):
    code = serializers.CharField()
    quantity = serializers.IntegerField()


class ChangedOutput(_Output):
    code = serializers.CharField()
    before = serializers.IntegerField()
    after = serializers.IntegerField()


class ZoneDifferenceOutput(_Output):
    zone = serializers.CharField()
    added = QuantityOutput(many=True)
    removed = QuantityOutput(many=True)
    changed = ChangedOutput(many=True)


class RevisionRowOutput(_Output):
    """A revision in a list.  Only the owner gets `name`.

    changes: the differences from the previous revision; null for the oldest stored revision.
    """

    number = serializers.IntegerField()
    name = serializers.CharField(required=False)
    restored = serializers.IntegerField(allow_null=True)
    created = serializers.DateTimeField()
    updated = serializers.DateTimeField()
    counts = serializers.DictField(child=serializers.IntegerField())
    changes = ZoneDifferenceOutput(many=True, allow_null=True)


class RevisionListOutput(PageOutput):
    results = RevisionRowOutput(many=True)


class RevisionOutput(_Output):
    number = serializers.IntegerField()
    name = serializers.CharField(required=False)
    description = serializers.CharField(required=False)
    side = serializers.CharField(allow_null=True)
    restored = serializers.IntegerField(allow_null=True)
    created = serializers.DateTimeField()
    updated = serializers.DateTimeField()
    slots = SlotOutput(many=True)


class ComparedOutput(_Output):
    """One side of a comparison.  revision: its number, or null for the current deck."""

    game = serializers.CharField()
    token = serializers.CharField()
    name = serializers.CharField()
    revision = serializers.IntegerField(allow_null=True)


class CompareOutput(_Output):
    """A comparison.  zones: the changes that turn the first list into the second."""

    to = ComparedOutput()
    zones = ZoneDifferenceOutput(many=True)

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        return {"from": ComparedOutput(), **super().get_fields()}  # "from" is a Python keyword
