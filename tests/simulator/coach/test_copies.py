"""Options that are copies of each other: the coach plays one of them on, and all have its figures; copies that are the best settle it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from cards.data.pools import pool_of
from games import rules_mode
from games.coach.verdict import verdict_of
from games.contracts.report import Step
from games.contracts.tables import Offer, Position
from games.engine.decision import Decision, Policy
from games.engine.machine import Frame, Machine
from games.engine.tally import Tally
from games.registry import GAMES
from simulator.coach.examined import CoachPlan, Examined
from simulator.coach.report import coach_figures, counts_of, is_settled
from simulator.models import Run
from simulator.tables import coaching
from simulator.workers.playing import play_turn
from tests.helpers import catalogues

GAME = "legend-of-stars"
WORLDS = 12
cards = catalogues.held(GAME)
stored = pytest.mark.usefixtures("cards", "woken")


@pytest.fixture
def few_worlds(monkeypatch, settings):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(coaching, "WORLDS", (WORLDS,))
    monkeypatch.setattr(coaching, "USUAL_WORLDS", WORLDS)


def post(client: Client, address: str, **data: Any) -> Any:
    return client.post(address, json.dumps(data), content_type="application/json").json()


def asked_about_copies(client: Client) -> tuple[dict[str, Any], list[int]]:
    """A table at a decision with equal options, and for each of its options the first one that is equal."""
    ready = GAMES[GAME].lists.ready(pool_of(GAME))[0].decklist
    slots = [{"code": slot.code, "quantity": slot.quantity, "zone": slot.zone} for slot in ready.slots]
    table = post(client, reverse("api:tables"), game=GAME, sides=[{"slots": slots, "side": ready.side}], seed=3, options={"turn_limit": 6})
    for _ in range(30):
        firsts = [option["equal_to"] for option in table["question"]["options"]]
        if len(set(firsts)) < len(firsts):
            return table, firsts
        table = post(client, reverse("api:table-choices", args=[table["id"]]), option=0, version=table["version"])
    raise AssertionError("No decision had equal options.")


@stored
@pytest.mark.django_db
@pytest.mark.usefixtures("few_worlds")
def test_one_of_equal_options_is_played_on_for_all_of_them(client):
    table, firsts = asked_about_copies(client)
    address = reverse("api:table-coach", args=[table["id"]])
    played_on = len(set(firsts))
    budget = {"options": played_on, "worlds": WORLDS, "playouts": (WORLDS + 3) * played_on}
    assert client.get(address).json()["budget"] == budget
    post(client, address, version=table["version"], worlds=WORLDS)
    play_turn(Run.objects.get().pk, seconds=60)
    found = client.get(address).json()
    assert found["status"] == "done"
    answer = found["answer"]
    assert answer["playouts"] == played_on * (answer["worlds"] + answer["erring"]["worlds"])
    figures = {option["number"]: {**option, "number": 0} for option in answer["options"]}
    assert sorted(figures) == list(range(len(firsts))), "every copy has figures"
    for number, first in enumerate(firsts):
        assert {**figures[number], "text": ""} == {**figures[first], "text": ""}
    page = client.get(reverse("table-coach", args=[table["id"]])).content.decode()
    assert page.count('<td data-label="Verdict">') == played_on
    copy = next(number for number, first in enumerate(firsts) if number != first)
    made = len(table["choices"])
    pair = [client.get(reverse("api:table-playout", args=[table["id"], made, each, 0])).json() for each in (firsts[copy], copy)]
    assert pair[0]["steps"] == pair[1]["steps"], "the playout behind its figures"


class Two(Machine):
    """Options 0 and 1 are copies of a card that wins, with a chance of 90 %; option 2 loses."""

    def __init__(self, luck: int = 0) -> None:
        super().__init__()
        self.luck = luck
        self.winner = -1
        self.push(Frame(0, 0))

    def step(self, frame: Frame) -> None:
        decision = Decision(0, 0, -1)
        for number in range(3):
            decision.offer(1, -1, number)
        self.ask(decision)

    def answer(self, frame: Frame, decision: Any, option: Any) -> None:
        # The two are worth the same, but not in every world.
        self.winner = 0 if option.amount < 2 and (self.luck + option.amount) % 10 else 1
        self.is_over = True

    def stamp(self, entry: Any) -> None:
        """All happens in one turn, without phases and a board."""

    def clone(self) -> Two:
        twin = Two(self.luck)
        self.copy_machine(twin)
        twin.winner = self.winner
        return twin

    def view(self, seat: int) -> Two:
        return self

    def imagined(self, rng: Any, spare: Any = None) -> Two:
        world = self.clone()
        world.luck = rng.below(10)
        return world


class First(Policy):
    def choose(self, view: Any, decision: Decision) -> int:
        return 0


class Ready:
    """The game of two copies, prepared."""

    unit = 1

    def new_game(self, seed: int, index: int) -> Two:
        return Two()

    def seat_of(self, side: int) -> int:
        return side

    def seated_in(self, seed: int, first: int, viewer: int, index: int) -> Two:
        return Two()

    def policies(self, seed: int, index: int) -> list[Policy]:
        return [First()]

    def hasten(self, game: Any, policies: Any) -> None:
        """There are no short cuts."""

    def question_of(self, game: Any) -> Position:
        step = Step(1, 1, 0, {"en": "main"}, {"en": "which"}, "1", board={"hand": ["scout", "scout", "viper"]})
        offers = (Offer({"en": f"play {card}"}, card=card, at=f"/hand/{place}") for place, card in enumerate(step.board["hand"]))
        return Position((), step, tuple(offers), None, "")

    def clock(self, game: Any) -> int:
        return 1

    def count(self, game: Any, index: int, tally: Tally) -> None:
        """Nothing is counted."""

    def replay_of(self, game: Any, index: int) -> Any:
        raise NotImplementedError


@pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")
def test_only_copies_of_one_card_that_may_be_the_best_settle_a_decision():
    plan = CoachPlan(7, (), (0,), 400, by_clock=False)
    ready: Any = Ready()
    examined = Examined(ready, plan, ())
    tally = Tally()
    for world in range(60):
        examined.play(1, world, tally)
    assert is_settled(plan, tally)
    (decision,) = coach_figures(plan, tally, ())["decisions"]
    assert decision["playouts"] == (60 + 15) * 2
    assert [option["number"] for option in decision["options"]] == [0, 1, 2]
    assert decision["options"][0] == {**decision["options"][1], "number": 0}
    assert verdict_of(counts_of(plan, tally, 0)[0]).is_settled


@pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")
def test_a_copy_that_was_played_has_the_grade_of_its_equal():
    plan = CoachPlan(7, (1,), (0,), 400, by_clock=False)
    ready: Any = Ready()
    examined = Examined(ready, plan, ())
    tally = Tally()
    for world in range(60):
        examined.play(1, world, tally)
    (decision,) = coach_figures(plan, tally, ())["decisions"]
    assert (decision["played"], decision["grade"]) == (1, "")
    assert {option["number"]: option["regret"] for option in decision["options"]}[1] == 0
