"""Runs of a game with places on the table: a goldfish and a match of its sample decks."""

from __future__ import annotations

from django.test import Client

from decks.services import deck_create
from games.contracts.report import Step
from simulator.models import Run
from simulator.selectors.replays import run_replay
from tests.frontend.runs.played_runs import play_to_the_end, run_of
from tests.games.helpers.declarations import declaration_of
from tests.helpers.jedi_decks import key_of

SLUG = "star-wars-ccg"
LIST = declaration_of(SLUG).decks["rebels"]


def goldfish_of(client: Client) -> Run:
    deck = deck_create(owner_key=key_of(client), game=SLUG, name="Rebels", slots=list(LIST.slots), side=LIST.side)
    return play_to_the_end(run_of(client.post(f"/d/{deck.token}/goldfish/", {"games": "4", "seed": "7"})))


def match_of(client: Client, *, seed: int = 3, dark_first: bool = False) -> Run:
    first, second = ("empire", "rebels") if dark_first else ("rebels", "empire")
    lists = {"list_0": f"ready:{first}", "list_1": f"ready:{second}", "games": "4", "seed": str(seed)}
    return play_to_the_end(run_of(client.post(f"/games/{SLUG}/match/", lists)))


def battle_step(run: Run) -> tuple[int, Step]:
    """The first step with power in a battle."""
    steps = run_replay(run=run, index=0).steps
    return next((number, step) for number, step in enumerate(steps, 1) if any(place.get("battle_power") for place in step.board["places"]))
