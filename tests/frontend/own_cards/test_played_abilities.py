"""Own cards with abilities, from the form to the report and the replay of a goldfish run and a match."""

from __future__ import annotations

import json
from typing import Any

import pytest

from decks.models import Deck
from simulator.models import Run
from simulator.services import waking
from simulator.workers.playing import play_turn
from tests.decks.own_cards.members import GAME, Member, character

pytestmark = pytest.mark.django_db
BURN = {"effect": [{"effects": [{"op": "deal", "n": 3000, "whose": "opponent"}]}]}
EFFECT = {"code": "burn", "name_en": "Burning Tail", "fact_cost": "1", "fact_speed": "1", "fact_attribute": "fire"}


@pytest.fixture(autouse=True)
def unsent(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message wakes a worker: the tests call it."""
    monkeypatch.setattr(waking, "send", lambda run_id, messages, queue="": True)


def type_card(member: Member, path: str, **changes: str) -> None:
    """Send the form of the effect card."""
    version = str(member.stored().version)
    answer = member.client.post(path, {**EFFECT, "version": version, **changes})
    assert answer.status_code == 302, answer.content


def deck_of(member: Member, name: str) -> Deck:
    card_set = member.stored()
    codes = [f"own-{card_set.code}-{card['code']}" for card in card_set.cards]
    slots = [{"code": code, "quantity": 3, "zone": "main"} for code in codes]
    answer = member.post("decks/", {"game": GAME, "name": name, "slots": slots})
    assert answer.json()["legal"], answer.json()
    return Deck.objects.get(pk=answer.json()["id"])


def play(member: Member, **request: Any) -> dict[str, Any]:
    """Request a run and let a worker play it; the run as the API shows it."""
    answer = member.post("simulations/", {"game": GAME, "seed": 11, **request})
    assert answer.status_code == 202, answer.content
    run = Run.objects.get(pk=answer.json()["id"])
    assert play_turn(run.pk, seconds=120) == "over"
    state: dict[str, Any] = member.get(f"simulations/{run.pk}/").json()
    assert state["status"] == "done", state
    return state


def replayed(member: Member, run: dict[str, Any], game: int) -> list[str]:
    """The sentences of a game's steps."""
    answer = member.get(f"simulations/{run['id']}/games/{game}/")
    assert answer.status_code == 200, answer.content
    return [step["text"]["en"] if isinstance(step["text"], dict) else step["text"] for step in answer.json()["steps"]]


def test_an_ability_typed_in_the_form_works_in_games(alice: Member) -> None:
    alice.card_set(*(character(f"c{number}") for number in range(16)))
    base = f"/own-cards/{alice.stored().pk}"
    type_card(alice, f"{base}/new/effect/")
    deck = deck_of(alice, "Burning foxes")
    goldfish = {"games": 20, "sides": [{"deck": str(deck.pk)}]}
    plain = play(alice, **goldfish)
    type_card(alice, f"{base}/cards/burn/", fact_abilities=json.dumps(BURN), fact_has_text="on")
    burning = play(alice, **goldfish)

    # In the goldfish the opponent loses its life sooner, and the card does what it did not do before.
    assert burning["id"] != plain["id"]
    assert burning["report"]["clock"]["mean"] < plain["report"]["clock"]["mean"]
    sentence = "takes 3000 damage from Burning Tail"
    assert any(sentence in text for game in range(8) for text in replayed(alice, burning, game))
    assert not any(sentence in text for game in range(8) for text in replayed(alice, plain, game))
    page = alice.client.get(f"/runs/{burning['id']}/").content.decode()
    assert "Burning Tail" in page

    # In a match it decides games against the same cards without it.
    foxes = alice.post("decks/", {"game": GAME, "name": "Foxes", "slots": without_burn(deck)}).json()
    match = play(alice, mode="match", games=40, sides=[{"deck": str(deck.pk)}, {"deck": foxes["id"]}])
    shares = match["report"]["shares"]
    assert shares["side_0_wins"]["value"] > 0.7 > shares["side_1_wins"]["value"]
    samples = [sample["index"] for sample in match["report"]["samples"]]
    assert any(sentence in text for index in samples for text in replayed(alice, match, index))


def without_burn(deck: Deck) -> list[dict[str, Any]]:
    """The deck's list with three published cards in the place of the effect."""
    others = [
        {"code": slot.code, "quantity": slot.quantity, "zone": slot.zone} for slot in deck.slots.all() if not slot.code.endswith("-burn")
    ]
    return [*others, {"code": "sample-001", "quantity": 3, "zone": "main"}]
