"""A race of exchanges with the made-up game, from the question to the table: stages, a dead worker, cancelling, limits."""

from __future__ import annotations

from typing import Any

import pytest

from cards.errors import BadInput, NotFound, Refused, TooMany
from cards.models import Card, Printing, Product
from cards.models import Game as GameRow
from games.contracts.decks import Decklist, Slot
from games.engine.tally import Tally
from simulator.exchanges import asking
from simulator.exchanges.asking import exchange_cancel, exchange_get, exchange_report, exchange_start, exchanges_of, race_of
from simulator.exchanges.request import ExchangeRequest
from simulator.exchanges.stages import race_go_on
from simulator.models import Chunk, Run
from simulator.requests.prepare import prepare
from simulator.requests.request import Side
from simulator.selectors.runs import run_get, runs_of_owner
from simulator.services import claiming
from simulator.workers.playing import play_turn
from simulator.workers.reporting import reports_write
from tests.helpers import made_up_game
from tests.helpers.made_up_game import DICE, SLUG
from tests.simulator.services.claims import expire

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("dice", "woken")]


def ask(decklist: Decklist = DICE, **more: Any) -> Run:
    request = ExchangeRequest(**({"game": SLUG, "side": Side(decklist), "games": 2000, "seed": 7} | more))
    return exchange_start(request, owner_key="alice")


def played(run: Run, *, seconds: float = 60) -> dict[str, Any]:
    while run.status in Run.ACTIVE:
        play_turn(run.pk, seconds=seconds)
        run.refresh_from_db()
    assert run.status == Run.Status.DONE, run.failure
    return dict(run.report)


def test_the_worst_die_for_the_best_is_named_first():
    run = ask(games=4000)
    plan = race_of(run)
    assert (len(plan.exchanges), plan.tried) == (48, 40), "each of six dice for each of eight others"
    assert run.about["asked"] | {"pairs": 48, "legal": 48, "is_all": True} == run.about["asked"]
    report = played(run)
    best = report["rows"][0]
    assert (best["removed"], best["helps"]) == ("1", True)
    assert int(best["added"]) >= 7
    assert best["difference"] < 0, "turns are saved"
    assert best["difference_ci95"][0] <= best["difference"] <= best["difference_ci95"][1] < 0
    assert report["by_clock"]
    assert len(report["rows"]) == 10
    assert [row["difference"] for row in report["rows"]] == sorted(row["difference"] for row in report["rows"])
    assert best["value"] == pytest.approx(report["original"] + best["difference"], abs=1e-5)
    assert report["stages"][0]["exchanges"] == 40
    assert report["stages"][-1]["exchanges"] == 10
    assert "total" in {effect["name"] for effect in best["effects"]}


def test_the_last_stage_is_that_of_the_library_on_fresh_worlds():
    """Each exchange plays beside the original on the numbers of the same game, of games that no stage before has played."""
    run = ask()
    report = played(run)
    run.refresh_from_db()
    plan = race_of(run)
    options = {spec.name: spec.default for spec in made_up_game.OPTIONS}
    original = made_up_game.prepare(DICE, None, options)
    stage = plan.stages[-1]
    assert stage.first == sum(each.worlds for each in plan.stages[:-1])
    for row in report["rows"]:
        (place,) = (place for place, each in enumerate(plan.exchanges) if (each.removed, each.added) == (row["removed"], row["added"]))
        assert place in plan.left[-1]
        slots = [slot for slot in DICE.slots if slot.code != row["removed"]]
        copies = {slot.code: slot.quantity for slot in slots}
        copies[row["added"]] = copies.get(row["added"], 0) + 1
        other = made_up_game.prepare_beside(DICE, Decklist(tuple(Slot(*each, "main") for each in copies.items())), None, options)
        total = 0
        for world in range(stage.first, stage.end):
            clocks = []
            for prepared in (original, other):
                tally = Tally()
                prepared.play(run.seed, world, tally)
                (clock,) = tally.histograms["clock"]
                clocks.append(min(max(clock, plan.first), plan.last) if tally.counts.get("won") else plan.last)
            total += clocks[1] - clocks[0]
        assert row["difference"] == pytest.approx(total / stage.worlds, abs=1e-5)


def test_it_goes_on_where_a_dead_worker_left_it_and_counts_each_chunk_once():
    whole = played(ask())
    Run.objects.all().delete()
    run = ask()
    play_turn(run.pk, seconds=0)  # one chunk
    dead = claiming.chunk_claim(run=run, worker="")  # a worker takes a chunk and dies
    assert dead is not None
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert (run.status, len(race_of(run).left)) == (Run.Status.RUNNING, 1), "the stage waits for the chunk"
    expire(dead)
    assert played(run, seconds=0) == whole
    assert run.games_done == run.games == race_of(run).worlds
    assert sum(run.chunks.values_list("games", flat=True)) == run.games


def test_a_worker_of_an_older_stage_goes_on_with_the_new_one(monkeypatch):
    """Two workers: one begins the next stage while the other still holds the plan of the stage before."""
    run = ask()
    stale = Run.objects.get(pk=run.pk)
    claiming.run_begin(run=run)
    stage = race_of(run).stages[0]
    while run.games_done < stage.worlds:
        play_turn(run.pk, seconds=0)
        run.refresh_from_db()
    assert len(race_of(run).left) == 1
    assert race_go_on(run)
    assert not race_go_on(stale), "another one has begun it"
    assert len(race_of(stale).left) == 2
    played(run)


def test_a_killed_worker_between_two_stages_loses_nothing(monkeypatch):
    run = ask()
    with monkeypatch.context() as killed:
        killed.setattr("simulator.workers.playing.race_go_on", lambda run: False)
        play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert run.status == Run.Status.RUNNING
    assert run.report is None
    assert not run.chunks.exclude(status=Chunk.Status.DONE).exists()
    assert played(run)["rows"]


def test_against_an_opponent_the_share_of_wins_counts():
    """Both throw alike, whatever dice they have: no exchange changes a game, and none helps."""
    report = played(ask(opponent=Side(DICE, name="Other dice")))
    assert not report["by_clock"]
    assert report["helping"] == 0
    assert {row["difference"] for row in report["rows"]} == {0.0}
    assert all(row["among_best"] and row["difference_ci95"][0] < 0 < row["difference_ci95"][1] for row in report["rows"])
    assert report["original"] == pytest.approx(0.5, abs=0.2)


def test_one_card_only_may_leave():
    run = ask(removed="6")
    assert {each.removed for each in race_of(run).exchanges} == {"6"}
    assert run.about["asked"]["is_all"]
    report = played(run)
    assert report["rows"][0]["added"] == "9"
    with pytest.raises(BadInput):
        ask(removed="9")


def test_a_search_names_what_may_come_in():
    with pytest.raises(BadInput, match="finds nothing") as wrong:
        ask(source="search", query="no-such-name")
    assert [each["field"] for each in wrong.value.errors] == ["query"]
    run = ask(source="search", query="7 or 8")
    assert {each.added for each in race_of(run).exchanges} == {"7", "8"}


def test_what_one_owns_may_come_in():
    from decks.collection import owned_update

    with pytest.raises(Refused, match="empty"):
        ask(source="owned")
    owned_update(owner_key="alice", game=SLUG, cards={"3": 1, "6": 2, "8": 1})
    run = ask(source="owned")
    assert {each.added for each in race_of(run).exchanges} == {"6", "8"}, "the only 3 is in the deck"


def test_every_exchange_is_legal_in_the_format():
    with pytest.raises(Refused, match="not legal in the format “Any”, and no exchange of one card") as refused:
        ask(Decklist((Slot("1", 5, "main"),)))
    assert refused.value.code == "no_exchange"
    (judged,) = refused.value.extra["formats"]
    assert (judged["format"], judged["legal"], judged["problem_count"]) == ("any", False, len(judged["problems"]))
    assert judged["problems"]
    sentence = r"^No exchange of one card that was tried leaves a deck that is legal in the format “Any”\.$"
    with pytest.raises(Refused, match=sentence) as refused:
        ask(removed="6", source="search", query="6")
    assert refused.value.extra == {}
    with pytest.raises(BadInput):
        ask(format="none")


@pytest.mark.parametrize("wrong", [{"games": 5}, {"source": "moon"}, {"seed": -1}, {"game": "chess"}])
def test_wrong_requests(wrong):
    with pytest.raises(BadInput):
        ask(**wrong)
    assert not Run.objects.exists()


def test_it_is_cancelled():
    run = ask()
    exchange_cancel(run=run)
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert (run.status, run.games_done, run.report) == (Run.Status.CANCELLED, 0, None)
    assert ask().status == Run.Status.QUEUED, "it can be asked again"


def test_a_stopped_race_has_no_answer_though_its_counts_have_a_report():
    run = ask()
    play_turn(run.pk, seconds=0)
    exchange_cancel(run=run)
    assert reports_write(seconds=60) == 1
    run.refresh_from_db()
    assert (run.status, exchange_report(run)) == (Run.Status.CANCELLED, None)
    assert run.report is not None
    Run.objects.filter(pk=run.pk).update(status=Run.Status.FAILED)
    run.refresh_from_db()
    assert exchange_report(run) is None


def test_the_limit_of_requests_is_asked_before_the_exchanges_are_looked_for(monkeypatch):
    """The search takes up to a second of the server's time."""

    def spent(**what):
        raise TooMany("Too many.", retry_after=1)

    monkeypatch.setattr(asking, "spend", spent)
    monkeypatch.setattr(asking, "candidates_of", lambda *given, **more: pytest.fail("looked for exchanges"))
    with pytest.raises(TooMany):
        ask()


def test_a_race_that_was_begun_meanwhile_counts(monkeypatch):
    """Two requests at once: both find room, and the second is refused when it is stored."""
    slow = asking.candidates_of

    def meanwhile(*given, **more):
        monkeypatch.setattr(asking, "candidates_of", slow)
        ask(seed=8)
        return slow(*given, **more)

    monkeypatch.setattr(asking, "candidates_of", meanwhile)
    with pytest.raises(TooMany, match="already"):
        ask()
    assert Run.objects.get().seed == 8


def test_a_printing_names_its_card():
    game = GameRow.objects.get(slug=SLUG)
    GameRow.objects.update(data_version="cards-2")  # catalogues are kept by version
    product = Product.objects.create(game=game, code="second", name="Second", position=1)
    Printing.objects.create(game=game, code="6-second", card=Card.objects.get(game=game, code="6"), product=product)
    dice = Decklist((*(slot for slot in DICE.slots if slot.code != "6"), Slot("6-second", 1, "main")))
    assert {each.removed for each in race_of(ask(dice, removed="6-second")).exchanges} == {"6"}


def test_one_person_and_everybody_have_a_limit(settings):
    ask()
    with pytest.raises(TooMany, match="for you already"):
        ask()
    settings.SIMULATION_RACES_MAX_ACTIVE = 1
    with pytest.raises(TooMany, match="many other"):
        exchange_start(ExchangeRequest(game=SLUG, side=Side(DICE), games=2000), owner_key="bob")


def test_only_its_owner_sees_it_and_lists_of_runs_leave_it_out():
    run = ask()
    assert exchange_get(run_id=run.pk, owner_key="alice") == run
    for reader in ("bob", ""):
        with pytest.raises(NotFound):
            exchange_get(run_id=run.pk, owner_key=reader)
    with pytest.raises(NotFound):
        run_get(run_id=run.pk, owner_key="alice")
    assert not runs_of_owner(owner_key="alice").exists()
    assert list(exchanges_of(owner_key="alice")) == [run]


def test_the_levels_stay_within_the_limit_of_a_run(settings, monkeypatch):
    settings.SIMULATION_MAX_GAMES = 3000
    assert set(asking.levels()) == {2000}
    settings.SIMULATION_MAX_GAMES = 100
    assert set(asking.levels()) == {2000}


def test_a_race_is_prepared_for_the_stage_that_is_played():
    run = ask()
    race: Any = prepare(made_up_game.MADE_UP, [DICE], run.options, run.mode, run.plan)
    assert len(race.exchanged) == 40
    assert race.plays == 41
    tally = Tally()
    race.play(run.seed, 0, tally)
    assert tally.games == 1
    with pytest.raises(TypeError):
        race.replay(run.seed, 0)
