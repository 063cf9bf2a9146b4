"""Serializers of questions to the coach and of its answers."""

from __future__ import annotations

from typing import Any

from rest_framework import serializers

from cards.api.strict_fields import CheckedLater, Strict
from games.coach.verdict import RANKS
from simulator.api.serializers import ASKED_STATUSES, StepOut
from simulator.api.tables.serializers import EQUAL_HELP, VERSION_HELP, VERSION_SHAPE
from simulator.tables.coaching import USUAL_WORLDS, WORLDS

_OF_A_GOLDFISH = "A share of wins; where `by_clock`, the mean turn or round of the win, and less is better."


class CoachIn(Strict):
    """A question to the coach."""

    version = CheckedLater(shape=VERSION_SHAPE, help_text=VERSION_HELP)
    worlds = CheckedLater(
        required=False,
        default=USUAL_WORLDS,
        shape={"type": "integer", "enum": list(WORLDS)},
        help_text="How many deals of the unseen cards every option is played on in, at most.",
    )


class EffectOut(serializers.Serializer[Any]):
    name = serializers.CharField()
    kind = serializers.CharField(help_text="`share`, `histogram`, or `curve`: the value in the next turn.")
    label = serializers.CharField()  # type: ignore[assignment]  # DRF has an attribute with the same name
    here = serializers.FloatField(help_text="The mean after this option.")
    best = serializers.FloatField(help_text="The mean after the best option.")
    difference = serializers.FloatField()
    difference_ci95 = serializers.ListField(
        child=serializers.FloatField(),
        allow_null=True,
        min_length=2,
        max_length=2,
        help_text="All of an answer hold together with 95 %; null if every deal had the same two numbers.",
    )


class JudgedOut(serializers.Serializer[Any]):
    """An option with its figures, those of the first one that is equal to it; all intervals hold together and at any time with 95 %."""

    number = serializers.IntegerField()
    equal_to = serializers.IntegerField(help_text=EQUAL_HELP)
    text = serializers.CharField(help_text="As among the options of the table.")
    value = serializers.FloatField(help_text=_OF_A_GOLDFISH)
    ci95 = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)
    difference = serializers.FloatField(help_text="To the best option, in the same deals.")
    difference_ci95 = serializers.ListField(child=serializers.FloatField(), min_length=2, max_length=2)
    is_best = serializers.BooleanField(help_text="Whether it, or one that is equal to it, has the best mean.")
    is_behind = serializers.BooleanField(
        help_text="Whether another option is better beyond doubt; all others are not separable from the best."
    )
    regret = serializers.FloatField()
    regret_at_least = serializers.FloatField(help_text="What it loses beyond doubt.")
    erring_value = serializers.FloatField(allow_null=True, help_text="As `value`, with policies that err; null before a deal is counted.")
    erring_ci95 = serializers.ListField(child=serializers.FloatField(), allow_null=True, min_length=2, max_length=2)
    best_world = serializers.IntegerField(
        allow_null=True, help_text="The first deal that it won, null for none; by the clock, a deal of the earliest win."
    )
    worst_world = serializers.IntegerField(
        allow_null=True, help_text="The first deal that it lost, null for none; by the clock, a deal of the latest win, or without one."
    )
    effects = EffectOut(many=True, help_text="What clearly differs from the best option, in the game's own numbers.")


class PlayoutOut(serializers.Serializer[Any]):
    """A playout of an option, in a deal of the cards that you cannot see: the steps show the cards of this deal, not those of your game."""

    choices = serializers.IntegerField(help_text="The choices before the decision.")
    option = serializers.IntegerField()
    world = serializers.IntegerField(help_text="The number of the deal.")
    outcome = serializers.CharField()
    clock = serializers.IntegerField()
    steps = StepOut(many=True)


class ErringOut(serializers.Serializer[Any]):
    """The same question with policies that err: they draw one choice in eight by lot, for both sides, in every fourth deal."""

    worlds = serializers.IntegerField(help_text="Deals so far.")
    best = serializers.IntegerField(help_text="The option with the best mean.")
    rank = serializers.ChoiceField(
        list(RANKS),
        help_text="`same`: they put the same option first; `other`: an option first that is better, beyond doubt, than all that may be "
        "the best with the policy; `open`: another option first, but not beyond doubt.",
    )


class AnswerOut(serializers.Serializer[Any]):
    by_clock = serializers.BooleanField()
    counted_from = serializers.IntegerField(allow_null=True, help_text="The clock counts from this turn or round; null for shares of wins.")
    counted_to = serializers.IntegerField(allow_null=True, help_text="And to this one; a game that is not won counts as this, too.")
    worlds = serializers.IntegerField(help_text="Deals so far.")
    playouts = serializers.IntegerField(help_text="Playouts of all options so far.")
    usual = serializers.IntegerField(help_text="The option that the policy takes.")
    policy = serializers.CharField(help_text="The policy that plays on, in words.")
    settled = serializers.BooleanField(
        help_text="Whether one option, with those that are equal to it, is better than all others beyond doubt."
    )
    erring = ErringOut(allow_null=True, help_text="Null before a deal is counted.")
    options = JudgedOut(many=True, help_text="The best mean first.")


class BudgetOut(serializers.Serializer[Any]):
    options = serializers.IntegerField(help_text="Options that are played on: of equal ones only the first.")
    worlds = serializers.IntegerField()
    playouts = serializers.IntegerField(help_text="The most playouts of all options together.")


class CoachOut(serializers.Serializer[Any]):
    """What the coach says about the decision that waits."""

    status = serializers.ChoiceField(ASKED_STATUSES, help_text="`none`: it was not asked.")
    budget = BudgetOut(help_text="Of the question; before it is asked, of the usual one.")
    worlds_done = serializers.IntegerField()
    stop_reason = serializers.CharField(allow_blank=True)
    answer = AnswerOut(allow_null=True, help_text="Null before the first deals are counted; refined while `status` is `running`.")
