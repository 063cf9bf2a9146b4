"""Serializers of requests about tables, and of tables with their positions."""

from __future__ import annotations

from typing import Any, get_args

from django.utils.translation import gettext
from rest_framework import serializers

from cards.api.paging import PageOutput
from cards.api.strict_fields import CheckedLater, Strict, TrueOrFalse
from cards.texts.safe_text import bad_fields
from decks.api.inputs import LEADERS, without
from games.contracts.tables import ReasonCode
from games.registry import GAMES
from games.report.log import PRESETS
from simulator.api.serializers import MOST_SIDES, OPTIONS, SideIn, StepOut
from simulator.requests.request import MAX_SEED
from simulator.tables.opponents import FIRST, LOT
from simulator.tables.pace import PACES
from simulator.tables.services import BACK_TO
from simulator.tables.stops import ANSWERS, ASK

VERSION_SHAPE: dict[str, Any] = {"type": "integer", "minimum": 1, "maximum": MAX_SEED}
VERSION_HELP = "The `version` of the table on which the change is based; 409 if the table has changed since."


BACK_HELP = (
    "How far: the last `choice`, the last one by `hand` (with those that followed by themselves), its whole `action` (with the choices "
    "that led to it), its `turn`, the `start`, or a `decision`."
)
SEEN_HELP = (
    "Whether choices were taken back that had shown something new, such as a card drawn or what the opponent did, or a link showed hidden "
    "cards."
)


class OpponentIn(SideIn):
    """The opponent of a person: a policy with its options, and a deck if it is not the usual opponent of the person's deck."""

    def validate(self, side: dict[str, Any]) -> dict[str, Any]:
        return super().validate(side) if side.keys() & {"deck", "token", "slots", *LEADERS} else side

    def refined_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        refined = super().refined_schema(schema)
        usual = without(schema, "slots", "deck", "token", "side", *LEADERS)
        return {"oneOf": [*refined["oneOf"], usual]}


class TableIn(Strict):
    """A request for a table."""

    game = serializers.CharField(max_length=50)
    sides = SideIn(many=True, max_length=MOST_SIDES, help_text="One side, without a policy: the person's.")  # type: ignore[call-arg]  # as in `RunIn`
    seed = CheckedLater(
        required=False,
        allow_null=True,
        shape={"type": ["integer", "null"], "minimum": 0, "maximum": MAX_SEED},
        help_text="A whole number from 0 to 2**53 - 1; by default a random one.",
    )
    options = CheckedLater(
        required=False,
        allow_null=True,
        shape=OPTIONS,
        help_text="The options of the game's goldfish runs (of its matches, against an opponent) by name, without those of policies.",
    )

    opponent = OpponentIn(
        required=False,
        allow_null=True,
        help_text="Play a match against this opponent: `{}` for the usual opponent of your deck with the default policy. "
        "Without it, the opponent is the one of the goldfish runs, who does nothing.",
    )
    first = CheckedLater(
        required=False,
        default=LOT,
        shape={"type": "string", "enum": list(FIRST)},
        help_text="Who begins, in a match of a game whose rules leave this open: `lot`, `you` or `opponent`.",
    )

    def validate(self, data: dict[str, Any]) -> dict[str, Any]:
        names = [name for side in data["sides"] for name in ("policy", "options") if name in side]
        if names:
            message = gettext("A person plays this side, so it has no policy; leave this out.")
            raise bad_fields([{"field": f"sides[0].{name}", "code": "bad_input", "message": message} for name in names])
        return data

    def refined_schema(self, schema: dict[str, Any]) -> dict[str, Any]:
        schema["properties"]["game"]["enum"] = list(GAMES)
        schema["properties"]["sides"] |= {"minItems": 1, "maxItems": 1}
        return schema


class ChoiceIn(Strict):
    """A choice at a table."""

    option = CheckedLater(shape={"type": "integer", "minimum": 0}, help_text="The `number` of one of the options.")
    version = CheckedLater(shape=VERSION_SHAPE, help_text=VERSION_HELP)
    repeat = TrueOrFalse(
        required=False,
        default=False,
        help_text="Take the same option again, up to 40 times in the same turn: a pass until anything changes or a new option is offered, "
        "another option as long as the same question offers it and the opponent does nothing. Each is a choice that can be taken back.",
    )


class BackIn(Strict):
    """Choices to take back."""

    to = CheckedLater(required=False, default="choice", shape={"type": "string", "enum": list(BACK_TO)}, help_text=BACK_HELP)
    decision = CheckedLater(
        required=False,
        allow_null=True,
        shape={"type": ["integer", "null"], "minimum": 0, "maximum": MAX_SEED},
        help_text="To `decision`: how many choices you had made before it, as in the lines of the log.",
    )
    version = CheckedLater(shape=VERSION_SHAPE, help_text=VERSION_HELP)


class ForwardIn(Strict):
    """A choice to repeat."""

    version = CheckedLater(shape=VERSION_SHAPE, help_text=VERSION_HELP)


class LuckIn(Strict):
    """Cards to deal anew."""

    version = CheckedLater(shape=VERSION_SHAPE, help_text=VERSION_HELP)


class TableStopIn(Strict):
    """How a kind of decision is answered."""

    kind = CheckedLater(shape={"type": "string"}, help_text="The `kind` of the question, or one of `stops`.")
    answer = CheckedLater(
        shape={"type": "string", "enum": list(ANSWERS)},
        help_text="`ask` (as usual), `stop` (asked, and no repeated choice goes past it), `pass` (if it can be passed), or `policy`: as "
        "the default policy chooses.",
    )
    version = CheckedLater(shape=VERSION_SHAPE, help_text=VERSION_HELP)


class TablePaceIn(Strict):
    """How the table's page tells what happens."""

    pace = CheckedLater(
        required=False, shape={"type": "string", "enum": list(PACES)}, help_text="`instant`, `step` (on request) or `slow` (by itself)."
    )
    asks_forced = TrueOrFalse(required=False, help_text="Whether the page stops at each decision that left no choice.")
    log = CheckedLater(
        required=False,
        shape={"type": "string", "enum": list(PRESETS)},
        help_text="What the page's log shows: `decisions`, `play` or `all`.",
    )


class TableAgainIn(Strict):
    """A new game with the same list and options."""

    seed = CheckedLater(required=False, allow_null=True, shape={"type": ["integer", "null"], "minimum": 0, "maximum": MAX_SEED})


class TableLinkIn(Strict):
    """A new link for a table."""

    open = TrueOrFalse(required=False, default=False, help_text="Whether the link shows everything, also what you do not see.")


CHOICES_SHAPE: dict[str, Any] = {"type": ["integer", "null"], "minimum": 0, "maximum": MAX_SEED}


class TableTakeIn(Strict):
    """A position of a shared table to go on from."""

    choices = CheckedLater(
        required=False, allow_null=True, shape=CHOICES_SHAPE, help_text="After how many of the owner's choices; by default all."
    )


class TakeOverIn(Strict):
    """A step of a game of a run to go on from."""

    step = CheckedLater(shape={"type": "integer", "minimum": 0, "maximum": MAX_SEED}, help_text="The `number` of the step; 0: the start.")


class TableOpponentOut(serializers.Serializer[Any]):
    policy = serializers.CharField()
    deck_name = serializers.CharField(allow_blank=True, help_text="Empty for the usual opponent of the deck.")
    first = serializers.ChoiceField(choices=list(FIRST))


class StopOut(serializers.Serializer[Any]):
    """A kind of decision that is not simply asked."""

    kind = serializers.CharField()
    answer = serializers.ChoiceField(choices=[each for each in ANSWERS if each != ASK])
    phase = serializers.CharField()
    like = serializers.CharField(help_text="A question of this kind.")


class TableRowOut(serializers.Serializer[Any]):
    """A table in a list."""

    id = serializers.UUIDField()
    game = serializers.CharField()
    deck_name = serializers.CharField(allow_blank=True)
    opponent = TableOpponentOut(allow_null=True, help_text="Null in a goldfish.")
    seed = serializers.IntegerField(allow_null=True, help_text="Against an opponent null until the end, because it tells what is hidden.")
    options = serializers.DictField()
    version = serializers.IntegerField()
    choices = serializers.ListField(
        child=serializers.IntegerField(),
        help_text="The numbers of the options that you took, in order; -1 for a new deal. After the end of a match, those of both players.",
    )
    undone = serializers.IntegerField(help_text="The number of choices that were taken back and can be repeated.")
    token = serializers.CharField(allow_blank=True, help_text="Of its link (`tables/shared/<token>/`); empty if it is not shared.")
    is_open = serializers.BooleanField(help_text="Whether the link shows everything, also what you do not see.")
    pace = serializers.ChoiceField(choices=list(PACES), help_text="How the page tells what happened; answers over HTTP tell all at once.")
    asks_forced = serializers.BooleanField(help_text="Whether the page stops at decisions that left no choice.")
    log = serializers.ChoiceField(choices=list(PRESETS), help_text="What the page's log shows.")
    stops = StopOut(many=True, help_text="The kinds of decisions that are answered automatically, or stopped at.")
    seen = serializers.BooleanField(help_text=SEEN_HELP)
    puzzle = serializers.IntegerField(allow_null=True, help_text="The number of the game's puzzle that is played here.")
    solved = serializers.BooleanField(help_text="Whether the puzzle was solved here.")
    outcome = serializers.CharField(allow_blank=True, help_text="The code of the outcome; empty while the game goes on.")
    created = serializers.DateTimeField()
    played = serializers.DateTimeField(help_text="The time of the last change.")


class TableLinkOut(serializers.Serializer[Any]):
    token = serializers.CharField(help_text="`/t/<token>/` is the page that it opens.")
    is_open = serializers.BooleanField()


class TableListOut(PageOutput):
    results = TableRowOut(many=True)


EQUAL_HELP = (
    "The number of the first option that is equal to it, mostly its own. Equal options are the same but for the copy of a card: the copies "
    "lie in one place with nothing on them. Each of them can be taken; pages show them as one."
)


class OfferOut(serializers.Serializer[Any]):
    number = serializers.IntegerField()
    equal_to = serializers.IntegerField(help_text=EQUAL_HELP)
    text = serializers.CharField()
    card = serializers.CharField(allow_blank=True, help_text="The code of the card that the option is about.")
    is_pass = serializers.BooleanField(help_text="Whether it does nothing, or ends a row of choices.")
    at = serializers.CharField(
        allow_blank=True,
        help_text="Where this card lies on the `board`, as a JSON pointer (`/hand/2`); a card aboard another, where that one lies. "
        "Empty if the board does not show it.",
    )
    targets = serializers.ListField(
        child=serializers.CharField(),
        help_text="The same of what else the option names; an empty place is the pointer of its list (`/front_2`).",
    )


class ReasonOut(serializers.Serializer[Any]):
    """Why a card on the board takes no option."""

    at = serializers.CharField(help_text="Where it lies, as `at` of options.")
    code = serializers.ChoiceField(
        choices=list(get_args(ReasonCode)),
        help_text="It costs too much (`cost`), has been used or is exhausted (`used`), a limit is reached (`limit`), it is another time's "
        "(`timing`), has no target (`target`), a condition of its text does not hold (`condition`), a rule or effect forbids it (`rules`), "
        "or an equal card beside it is offered (`copy`).",
    )
    text = serializers.CharField()
    clause = serializers.CharField(help_text="Of the rules.")


class QuestionOut(serializers.Serializer[Any]):
    turn = serializers.IntegerField()
    seat = serializers.IntegerField()
    kind = serializers.CharField(help_text="What is asked, and in which phase: equal for decisions that are answered alike (`stops`).")
    phase = serializers.CharField()
    text = serializers.CharField()
    clause = serializers.CharField(help_text="The clause of the rules behind the decision.")
    subject = serializers.CharField(allow_blank=True, help_text="Where the card that the decision is about lies, as `at` of options.")
    options = OfferOut(many=True)
    reasons = ReasonOut(
        many=True, help_text="Why other cards on the board take no option. A card that is not named has nothing to do with the question."
    )
    board = serializers.DictField(help_text="As in the steps of a replay.")


class TableOut(TableRowOut):
    """A table with its position."""

    question = QuestionOut(allow_null=True, help_text="The decision that waits; null when the game is over.")
    steps = StepOut(
        many=True,
        help_text="What happened after your last decision, with the choices that repeated it; with `?steps=all`, the whole game. A card "
        "that you do not see has no code; after the end of a match the whole game is shown open.",
    )
    digest = serializers.CharField(
        help_text="Of the choices and the state; in an open match, of your choices and what you see. Equal games give equal digests.",
    )


class LogLineOut(serializers.Serializer[Any]):
    """One line of a log."""

    number = serializers.IntegerField(help_text="Of the step, as in `steps`; a preset leaves numbers out.")
    turn = serializers.IntegerField()
    seat = serializers.IntegerField()
    phase = serializers.CharField()
    text = serializers.CharField()
    clause = serializers.CharField(help_text="The clause of the rules behind it.")
    cards = serializers.ListField(child=serializers.CharField(), help_text="The codes of the cards that it is about.")
    decision = serializers.IntegerField(
        allow_null=True,
        help_text="Of your own choice, how many choices you had made before it: `choices` of a shared table shows that decision. "
        "Null in other lines.",
    )
    options = serializers.ListField(child=serializers.CharField(), help_text="Of a choice: what was offered.")
    taken = serializers.IntegerField(allow_null=True, help_text="Of a choice: the number of the option taken.")
    is_forced = serializers.BooleanField(help_text="Whether it tells a decision that left no choice.")
    is_automatic = serializers.BooleanField(help_text="Whether it tells a choice of yours that was not made by hand.")


class TableLogOut(serializers.Serializer[Any]):
    """The log of a table.  Games that you cannot tell apart have equal logs."""

    game = serializers.CharField()
    deck_name = serializers.CharField(allow_blank=True)
    preset = serializers.ChoiceField(choices=list(PRESETS))
    versions = serializers.DictField(child=serializers.CharField(), help_text="Of the rules and the card data.")
    lines = LogLineOut(many=True)


class FigureOut(serializers.Serializer[Any]):
    """What one game showed of a metric."""

    name = serializers.CharField()
    kind = serializers.ChoiceField(choices=["share", "histogram", "curve", "card"])
    label = serializers.CharField()  # type: ignore[assignment]  # DRF has an attribute with the same name
    unit = serializers.CharField(allow_blank=True)
    value = serializers.JSONField(
        help_text="share: 1 or 0, or how many of `whole`; histogram: the values; curve: the value of each turn; card: counts by code."
    )
    whole = serializers.IntegerField(allow_null=True)


class TableReportOut(serializers.Serializer[Any]):
    """The report of one game."""

    outcome = serializers.CharField()
    clock = serializers.IntegerField()
    seen = serializers.BooleanField(help_text=SEEN_HELP)
    figures = FigureOut(many=True)


class SharedTableOut(serializers.Serializer[Any]):
    """A shared table, as its owner's seat sees it."""

    game = serializers.CharField()
    deck_name = serializers.CharField(allow_blank=True)
    opponent = TableOpponentOut(allow_null=True, help_text="Null in a goldfish.")
    is_open = serializers.BooleanField(help_text="Whether everything is shown, also what the owner does not see.")
    seen = serializers.BooleanField(help_text=SEEN_HELP)
    choices = serializers.IntegerField(help_text="After how many of the owner's choices this position stands.")
    of = serializers.IntegerField(help_text="How many choices the owner has made.")
    outcome = serializers.CharField(allow_blank=True, help_text="The code of the outcome; empty if the game goes on at this position.")
    versions = serializers.DictField(child=serializers.CharField(), help_text="Of the rules and the card data.")
    question = QuestionOut(allow_null=True)
    steps = StepOut(many=True, help_text="The whole game up to this position.")
    digest = serializers.CharField(help_text="The checksum of the position, as of tables.")
