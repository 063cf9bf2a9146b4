"""Matches and match-ups without JavaScript: their forms and errors, running again, replays and reports."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from cards.data.pools import pool_of
from decks.models import Deck
from decks.services import deck_create, deck_update
from frontend.charts.axes import percent
from frontend.site.clauses import clauses_of
from games.contracts.decks import Decklist, Slot
from games.registry import GAMES
from simulator.models import Run
from simulator.selectors.replays import run_replay
from tests.frontend.pages import text_of, weight
from tests.frontend.runs.played_runs import play_to_the_end, run_of
from tests.helpers import catalogues
from tests.helpers.jedi_decks import key_of
from tests.helpers.runs import run_start

pytestmark = pytest.mark.slow

REALMS, REBELLION = "star-realms", "empire-vs-rebellion"
CORE = {"games": "6", "seed": "3", "list_0": "ready:core", "option_policy_0": "velocity", "option_policy_1": "attack"}
RULES = '{"name": "Ships", "buy": [{"type": "ship", "score": 1, "by_cost": true}]}'


realms = catalogues.held(REALMS, REBELLION)


@pytest.fixture
def visitor(realms: None, db: None) -> Client:
    return Client()


def trade_deck(client: Client, name: str = "Ten bases", **more: Any) -> Deck:
    slots = [Slot(code, 2, "trade_deck") for code in ("stealth-needle", "blob-world", "mech-world", "fleet-hq", "freighter")]
    return deck_create(owner_key=key_of(client), game=REALMS, name=name, slots=slots, **more)


def error_at(response: Any, field: str) -> str:
    found = re.search(rf'id="id_{field}_error">(.*?)</(?:p|ul)>', text_of(response))
    return re.sub("<[^>]*>", " ", found[1]) if found else ""


def test_a_match_of_policies_needs_no_deck(visitor: Client) -> None:
    assert f"/games/{REALMS}/match/" in text_of(visitor.get(f"/games/{REALMS}/"))
    asks = text_of(visitor.get(f"/games/{REALMS}/match/"))
    assert "The core set" in asks
    assert 'name="option_rules_0"' in asks, "without a script the field is simply there"
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/match/", CORE)))
    assert (run.mode, run.games, run.seed, run.options["policy_0"], run.options["policy_1"]) == ("match", 6, 3, "velocity", "attack")
    assert run.decklist["slots"] == []
    report = text_of(visitor.get(f"/runs/{run.pk}/"))
    assert "<h1>Match: Velocity" in report
    assert visitor.get(f"/games/{REALMS}/match/", headers={"Accept-Language": "ja"}).status_code == 200


def test_a_rule_file_is_played_and_its_errors_are_shown_beside_it(visitor: Client) -> None:
    data = {**CORE, "option_policy_0": "rules", "option_rules_0": RULES}
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/match/", data)))
    assert run.options["rules_0"] == RULES
    bad = '{"buy": [{"card": "nobody", "score": 1}, {"type": "x", "score": 2}]}'
    response = visitor.post(f"/games/{REALMS}/match/", {**data, "option_rules_0": bad, "option_authority": "20"})
    assert response.status_code == 400
    assert "buy[0].card" in error_at(response, "option_rules_0")
    assert "buy[1].type" in error_at(response, "option_rules_0")
    assert bad in unescape(response.content.decode())
    assert 'name="option_authority" value="20"' in text_of(response)
    assert 'value="velocity" selected' not in text_of(response)


def test_errors_of_a_rule_file_are_translated(visitor: Client) -> None:
    bad = '{"buy": [{"card": "batle-blob",\r\n "score": "1"}],\r\n "sell": []}'
    data = {**CORE, "option_policy_0": "rules", "option_rules_0": bad, "option_policy_1": "rules", "option_rules_1": "{"}
    said = {}
    for language in ("en", "ja", "zh-hant"):
        response = visitor.post(f"/games/{REALMS}/match/", data, headers={"Accept-Language": language})
        said[language] = " ".join(error_at(response, "option_rules_0").split())
        assert len(error_at(response, "option_rules_1").split()) > 0, "both files at once"
    assert said == {
        "en": "Line 1, buy[0].card: No card is named “batle-blob”. Did you mean “battle-blob”? "
        "Line 2, buy[0].score: This must be a whole number from -1000000 to 1000000. "
        "Line 3, sell: “sell” is not allowed here. Allowed: name, buy, use_scrap_ability, scrap, discard, play, use_base, attack_base, ….",
        "ja": "1行目、buy[0].card：「batle-blob」というカードはありません。「battle-blob」のことですか？ "
        "2行目、buy[0].score：ここは-1000000から1000000までの整数です。 "
        "3行目、sell：ここに「sell」は使えません。使えるもの："
        "name, buy, use_scrap_ability, scrap, discard, play, use_base, attack_base, …。",
        "zh-hant": "第 1 行，buy[0].card：沒有「batle-blob」這張牌；你是指「battle-blob」嗎？ "
        "第 2 行，buy[0].score：這裡是 -1000000 到 1000000 的整數。 "
        "第 3 行，sell：這裡不能用「sell」；可用：name, buy, use_scrap_ability, scrap, discard, play, use_base, attack_base, …。",
    }


def test_a_rule_file_that_no_policy_reads_is_ignored(visitor: Client) -> None:
    first = run_of(visitor.post(f"/games/{REALMS}/match/", CORE))
    assert first.options["rules_1"] == ""
    assert run_of(visitor.post(f"/games/{REALMS}/match/", {**CORE, "option_rules_1": "{not read"})).pk == first.pk


@pytest.mark.parametrize(
    ("data", "field", "sentence"),
    [
        ({"games": "0"}, "games", "Games must be a whole number from 1 to"),
        ({"games": "lots"}, "games", "whole number"),
        ({"seed": "-1"}, "seed", "Seed must be a whole number from 0 to"),
        ({"list_0": ""}, "list_0", "Choose a list"),
        ({"list_0": "ready:other"}, "list_0", "valid choice"),
        ({"link_0": "nowhere"}, "link_0", "No deck that you can see was found for"),
        ({"link_1": "http://["}, "link_1", "No deck that you can see was found for"),
        ({"option_policy_1": "cheat"}, "option_policy_1", "valid choice"),
        ({"option_turn_limit": "1"}, "option_turn_limit", "must be a whole number from 2 to"),
        ({"half_width": "2"}, "games", "from 500"),
        ({"half_width": "0"}, "half_width", "greater than or equal to 0.1"),
        ({"option_rules_0": "x" * 60_001, "option_policy_0": "rules"}, "option_rules_0", "at most 60000"),
        ({"option_rules_0": "\x00", "option_policy_0": "rules"}, "option_rules_0", "Null"),
    ],
)
def test_an_error_is_shown_at_its_field(visitor: Client, data: dict[str, str], field: str, sentence: str) -> None:
    response = visitor.post(f"/games/{REALMS}/match/", {**CORE, **data})
    assert response.status_code == 400
    assert sentence in error_at(response, field)
    assert not Run.objects.exists()


def test_the_precision_is_that_of_the_first_sides_wins(visitor: Client) -> None:
    run = run_of(visitor.post(f"/games/{REALMS}/match/", {**CORE, "games": "600", "half_width": "2.5"}))
    assert run.plan["precision"] == {"of": "side_0_wins", "half_width": 0.025}


def test_own_decks_and_linked_decks_play_and_private_ones_stay_private(visitor: Client) -> None:
    own = trade_deck(visitor)
    other = trade_deck(Client(), "Shared")
    assert f'value="{own.token}" selected' in text_of(visitor.get(f"/games/{REALMS}/match/?deck={own.token}"))
    assert f"/d/{other.token}" in text_of(visitor.get(f"/games/{REALMS}/match/?deck={other.token}"))
    data = {**CORE, "list_0": own.token, "link_1": f"http://testserver/d/{other.token}", "draft": "on"}
    run = run_of(visitor.post(f"/games/{REALMS}/match/", data))
    assert (run.deck, run.other_deck) == (own, other)
    deck_update(deck=other, visibility="private")
    assert visitor.get(f"/runs/{run.pk}/").status_code == 200, "what one asked for stays one's own"
    assert Client().get(f"/runs/{run.pk}/").status_code == 404
    assert "No deck that you can see was found for" in error_at(visitor.post(f"/games/{REALMS}/match/", data), "link_1")
    assert visitor.get(f"/games/{REALMS}/match/?deck={other.token}").status_code == 404


def test_the_form_of_a_match_starts_with_lists_of_two_factions(visitor: Client) -> None:
    asks = text_of(visitor.get(f"/games/{REBELLION}/match/"))
    first, second = re.findall(r'value="ready:([a-z-]+)" selected', asks)
    assert first != second
    chosen = {"list_0": f"ready:{first}", "list_1": f"ready:{second}", "games": "2", "seed": "1"}
    run = play_to_the_end(run_of(visitor.post(f"/games/{REBELLION}/match/", chosen)))
    report = text_of(visitor.get(f"/runs/{run.pk}/"))
    assert "first four characters" in report
    assert "Half of the games are decided by round" in report, "the rulebook's word"
    cards, events = (report.split(f'aria-labelledby="{part}"')[1].split("</table>")[0] for part in ("cards", "events"))
    assert "Event won by side 1" in events
    assert "Event won by side 1" not in cards
    assert not set(re.findall(r'/cards/([^/"]+)/', cards)) & set(re.findall(r'/cards/([^/"]+)/', events))
    same = visitor.post(f"/games/{REBELLION}/match/", {**chosen, "list_1": f"ready:{first}"})
    assert same.status_code == 422
    assert "EVR-SET-02" in text_of(same)
    assert "Choose a list" in error_at(visitor.post(f"/games/{REBELLION}/match/", {**chosen, "list_1": ""}), "list_1")


def test_a_game_without_matches_has_no_form(visitor: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, REALMS, replace(GAMES[REALMS], match=None))  # type: ignore[attr-defined]
    assert visitor.get(f"/games/{REALMS}/match/").status_code == 404
    assert visitor.get("/games/nothing/matchups/").status_code == 404


# --- match-ups -------------------------------------------------------------------------------------------------------


def test_match_ups_of_policies_play_a_rule_file(visitor: Client) -> None:
    data = {"list_0": "ready:core", "games": "2", "seed": "3", "policies": ["velocity", "do-nothing", "rules"], "option_rules_0": RULES}
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/matchups/", data)))
    assert run.plan["policies"] == ["velocity", "do-nothing", "rules"]
    assert (run.options["rules_0"], run.options["rules_1"]) == (RULES, RULES)
    assert "Match-ups: 3 sides" in text_of(visitor.get(f"/runs/{run.pk}/"))
    assert visitor.get(f"/runs/{run.pk}/games/5/").status_code == 200
    bad = visitor.post(f"/games/{REALMS}/matchups/", {**data, "option_rules_0": "{}"})
    assert bad.status_code == 400
    assert "Add “buy”, a list of rules" in error_at(bad, "option_rules_0")


def test_match_ups_have_two_to_ten_sides(visitor: Client) -> None:
    decks = [trade_deck(visitor, f"Deck {number}") for number in range(4)]
    policies = ["velocity", "do-nothing", "attack", "defense", "explorer"]
    data = {"list_0": "ready:core", "games": "1", "seed": "3", "policies": policies, "draft": "on"}
    data |= {"own": [decks[0].token], "others": "\n".join(deck.token for deck in (*decks[1:], decks[0]))}
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/matchups/", data)))
    assert len(run.report["cells"]) == 45
    eleven = visitor.post(f"/games/{REALMS}/matchups/", {**data, "policies": [*policies, "expensive"]})
    assert eleven.status_code == 400
    assert "you chose 11" in text_of(eleven)
    one = visitor.post(f"/games/{REALMS}/matchups/", {"list_0": "ready:core", "games": "1", "policies": ["velocity"]})
    assert "you chose 1" in text_of(one)
    assert visitor.get(f"/d/{decks[0].token}/matchups/").headers["Location"] == f"/games/{REALMS}/matchups/?deck={decks[0].token}"


def test_match_ups_of_two_lists_of_one_side_are_refused(visitor: Client) -> None:
    """The second list is not replaced by another one without a word (EVR-SET-02)."""
    rebels = {"slots": [{"code": slot.code, "quantity": 1, "zone": slot.zone} for slot in ready_rebels().slots], "side": "rebel"}
    data = {"game": REBELLION, "mode": "matchups", "games": 2, "seed": 1, "sides": [rebels, rebels]}
    refused = visitor.post("/api/v1/simulations/", json.dumps(data), content_type="application/json")
    assert (refused.status_code, refused.json()["code"]) == (422, "deck_not_playable")
    form = {"lists_0": ["ready:rebel"], "games": "2", "seed": "1"}
    asks = visitor.post(f"/games/{REBELLION}/matchups/", form)
    assert asks.status_code == 400
    assert "at least one list for each side" in text_of(asks)
    assert not Run.objects.exists()


def test_match_ups_of_two_factions_pair_each_list_with_each_of_the_other(visitor: Client, django_assert_num_queries: Any) -> None:
    """Each Rebel list plays each Empire list (EVR-SET-02); the matrix shows what share of its games each list wins."""
    own = [faction_deck(visitor, side) for side in ("rebel", "empire")]
    linked = faction_deck(Client(), "empire", "A third")
    asks = text_of(visitor.get(f"/d/{own[1].token}/matchups/", follow=True))
    assert re.search(rf'value="{own[1].token}"[^>]* checked', asks)
    assert re.search(r'value="ready:rebel"[^>]* checked', asks)
    data = {"lists_0": [own[0].token, "ready:rebel"], "lists_1": [own[1].token, "ready:empire"], "others": f"/d/{linked.token}"}
    data |= {"games": "2", "seed": "3", "policy_0": "plain", "policy_1": "default"}
    run = play_to_the_end(run_of(visitor.post(f"/games/{REBELLION}/matchups/", data)))
    assert run.plan["policies"] == ["plain", "plain", "default", "default", "default"]
    cells = [tuple(cell["sides"]) for cell in run.report["cells"]]
    assert cells == [(one, other) for one in (0, 1) for other in (2, 3, 4)]
    assert [side["score"]["n"] for side in run.report["sides"]] == [2] * 5
    body = text_of(visitor.get(f"/runs/{run.pk}/"))
    table = body.split('class="table matrix between"', maxsplit=1)[1].split("</table>", maxsplit=1)[0]
    assert re.findall(r'<th scope="col" class="num wraps">([^<]*)<', table) == [
        "Mine",
        "Empire: its first four characters by name",
        "A third",
    ]
    assert "<tfoot>" in table
    assert re.findall(r'<th scope="row">([^<]*)<', table) == ["Mine", "Rebel: its first four characters by name", "Against all"]
    with django_assert_num_queries(4):  # session, run with its decks, the further decks, version of the card data
        visitor.get(f"/runs/{run.pk}/")
    assert "Event by event" not in body, "match-ups count no cards"
    assert 'id="cards"' not in body
    assert "Pairs of games per match-up" in body
    assert "Too close to call: " in body, "four games for each side"
    assert " wins most: " not in body
    assert "<h1>Match-ups: 2 × 3 lists</h1>" in body
    game = text_of(visitor.get(f"/runs/{run.pk}/games/11/"))
    assert "Game 11: Rebel: its first four characters by name – A third" in game
    assert "Round 1" in game
    assert "Turn 1" not in game
    assert "This run has games 0 to 23." in text_of(visitor.get(f"/runs/{run.pk}/games/24/"))
    again = run_of(visitor.post(f"/runs/{run.pk}/again/", {"games": "1", "seed": "3"}))
    assert again.plan["pairings"] == run.plan["pairings"]


def test_the_first_faction_is_in_the_rows_regardless_of_the_order(visitor: Client) -> None:
    sides = [{"token": faction_deck(Client(), side).token} for side in ("empire", "rebel", "rebel")]
    data = {"game": REBELLION, "mode": "matchups", "games": 3, "seed": 1, "sides": sides}
    made = visitor.post("/api/v1/simulations/", json.dumps(data), content_type="application/json").json()
    run = play_to_the_end(Run.objects.get(pk=made["id"]))
    assert [cell["sides"] for cell in run.report["cells"]] == [[1, 0], [2, 0]]
    one, other = (cell["score"]["value"] for cell in run.report["cells"])
    assert one == other, "the same list on the same numbers"
    assert run.report["sides"][0]["score"]["value"] == pytest.approx(1 - one)


def test_match_ups_of_two_factions_have_the_same_limit_of_sides(visitor: Client) -> None:
    links = "\n".join(faction_deck(Client(), "empire", f"Deck {number}").token for number in range(10))
    data = {"lists_0": ["ready:rebel"], "others": links, "games": "1", "seed": "3"}
    assert "you chose 11" in text_of(visitor.post(f"/games/{REBELLION}/matchups/", data))
    assert "No deck that you can see was found for" in error_at(
        visitor.post(f"/games/{REBELLION}/matchups/", {**data, "others": "nowhere"}), "others"
    )
    assert not Run.objects.exists()


def faction_deck(client: Client, side: str, name: str = "Mine") -> Deck:
    """A deck of the last four characters of the faction, by name."""
    codes = sorted(pool_of(REBELLION).characters(side))[-4:]
    slots = [Slot(code, 1, "characters") for code in codes]
    return deck_create(owner_key=key_of(client), game=REBELLION, name=name, slots=slots, side=side, visibility="unlisted")


def ready_rebels() -> Decklist:
    lists = GAMES[REBELLION].lists.ready
    assert lists
    return next(each.decklist for each in lists(pool_of(REBELLION)) if each.code == "rebel")


# --- running again ---------------------------------------------------------------------------------------------------


def test_a_run_is_run_again_with_other_options(visitor: Client) -> None:
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/match/", CORE)))
    assert f"/runs/{run.pk}/again/" in text_of(visitor.get(f"/runs/{run.pk}/"))
    asks = text_of(visitor.get(f"/runs/{run.pk}/again/"))
    assert 'value="attack" selected' in asks
    assert 'name="seed" value="3"' in asks
    same = {"games": "6", "seed": "3", "option_policy_0": "velocity", "option_policy_1": "attack"}
    assert run_of(visitor.post(f"/runs/{run.pk}/again/", same)).pk == run.pk
    other = run_of(visitor.post(f"/runs/{run.pk}/again/", {**same, "option_policy_1": "defense"}))
    assert (other.options["policy_1"], other.decklist, other.plan["names"]) == ("defense", run.decklist, run.plan["names"])
    response = visitor.post(f"/runs/{run.pk}/again/", {**same, "games": "0"})
    assert response.status_code == 400
    assert "Games must be a whole number from 1 to" in error_at(response, "games")


@pytest.mark.parametrize(("of", "shown"), [("first_player_wins", "4.0"), ("clock", "0.04"), ("side_0_wins", "4.0")])
def test_running_again_keeps_the_precision(of: str, shown: str, visitor: Client) -> None:
    plan = {"precision": {"of": of, "half_width": 0.04}, "seconds": 90}
    data = {"game": REALMS, "mode": "match", "games": 500, "seed": 1, "sides": [{"slots": [], "policy": "do-nothing"}], **plan}
    made = visitor.post("/api/v1/simulations/", json.dumps(data), content_type="application/json").json()
    run = Run.objects.get(pk=made["id"])
    assert f'name="half_width" value="{shown}"' in text_of(visitor.get(f"/runs/{run.pk}/again/"))
    same = {"games": "500", "seed": "1", "half_width": shown, "option_policy_0": "do-nothing"}
    if of == "clock":
        assert "mean turn" in text_of(visitor.get(f"/runs/{run.pk}/again/"))
    assert run_of(visitor.post(f"/runs/{run.pk}/again/", same)).pk == run.pk


def test_a_comparison_with_a_searching_policy_keeps_its_limit_of_games(visitor: Client, settings: Any) -> None:
    settings.SIMULATION_SEARCH_MAX_GAMES = 8
    deck = trade_deck(visitor, visibility="unlisted")
    run = run_of(visitor.post(f"/d/{deck.token}/goldfish/", {"games": "8", "seed": "1", "draft": "on", "option_policy": "search"}))
    early = visitor.post(f"/runs/{run.pk}/policies/", {"policy": "do-nothing"})
    assert early.status_code == 400
    assert "Nothing has been played" in text_of(early)
    Run.objects.filter(pk=run.pk).update(status="done", games_done=8)
    beside = run_of(visitor.post(f"/runs/{run.pk}/policies/", {"policy": "do-nothing"}))
    assert (beside.games, beside.queue) == (4, "search")


def test_unnamed_sides_have_the_translated_names_of_their_policies(visitor: Client) -> None:
    sides = [{"slots": [], "policy": "velocity"}, {"slots": [], "policy": "do-nothing"}]
    for mode in ("compare", "matchups"):
        data = {"game": REALMS, "mode": mode, "games": 2, "seed": 1, "sides": sides}
        made = visitor.post("/api/v1/simulations/", json.dumps(data), content_type="application/json").json()
        run = play_to_the_end(Run.objects.get(pk=made["id"]))
        assert re.search("<th[^>]*>[^<]*Velocity", text_of(visitor.get(f"/runs/{run.pk}/")))
        assert "do-nothing</th>" not in text_of(visitor.get(f"/runs/{run.pk}/", headers={"Accept-Language": "ja"}))


def test_match_ups_of_policies_are_translated(visitor: Client) -> None:
    data = {"list_0": "ready:core", "games": "2", "seed": "3", "policies": ["velocity", "attack"]}
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/matchups/", data)))
    assert re.search("(Velocity|Attack) w(ins|on) most", text_of(visitor.get(f"/runs/{run.pk}/")))
    for path in (f"/runs/{run.pk}/", f"/runs/{run.pk}/games/0/"):
        japanese = text_of(visitor.get(path, headers={"Accept-Language": "ja"}))
        assert "速度" in japanese
        assert not re.search("velocity|attack", japanese.partition("<main")[2], re.I)


def test_running_match_ups_again_keeps_the_rule_file(visitor: Client) -> None:
    data = {"list_0": "ready:core", "games": "1", "seed": "3", "policies": ["velocity", "rules"], "option_rules_0": RULES}
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/matchups/", data)))
    assert RULES in unescape(visitor.get(f"/runs/{run.pk}/").content.decode())
    assert RULES in unescape(visitor.get(f"/runs/{run.pk}/again/").content.decode())
    again = run_of(visitor.post(f"/runs/{run.pk}/again/", {"games": "2", "seed": "3", "option_rules_0": RULES}))
    assert (again.options["rules_0"], again.options["rules_1"]) == (RULES, RULES)
    without = run_of(visitor.post(f"/games/{REALMS}/matchups/", {**data, "policies": ["velocity", "attack"]}))
    assert 'name="option_rules_0"' not in text_of(visitor.get(f"/runs/{without.pk}/again/"))


def test_running_again_keeps_options_of_single_sides(visitor: Client) -> None:
    """The form has no field for them, as one text could not stand for several sides."""
    own = [RULES.replace("Ships", name) for name in ("Ships of one", "Ships of the other")]
    sides: list[dict[str, Any]] = [{"token": trade_deck(Client()).token, "policy": "rules", "options": {"rules": rules}} for rules in own]
    data = {
        "game": REALMS,
        "mode": "matchups",
        "games": 2,
        "seed": 1,
        "sides": [*sides, {**sides[0], "policy": "velocity", "options": {}}],
    }
    made = visitor.post("/api/v1/simulations/", json.dumps(data), content_type="application/json").json()
    run = play_to_the_end(Run.objects.get(pk=made["id"]))
    assert 'name="option_rules_0"' not in text_of(visitor.get(f"/runs/{run.pk}/again/"))
    again = run_of(visitor.post(f"/runs/{run.pk}/again/", {"games": "3", "seed": "1"}))
    assert again.plan["players"] == run.plan["players"] == [{"rules": own[0]}, {"rules": own[1]}, {}]
    assert run_of(visitor.post(f"/runs/{run.pk}/again/", {"games": "2", "seed": "1"})) == run


def test_a_replay_of_older_rules_offers_to_run_again(visitor: Client) -> None:
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/match/", CORE)))
    Run.objects.filter(pk=run.pk).update(versions={**run.versions, "rules": "0"})
    response = visitor.get(f"/runs/{run.pk}/games/0/")
    assert response.status_code == 409
    assert f"/runs/{run.pk}/again/" in text_of(response)


def test_a_run_without_a_report_shows_its_settings(visitor: Client) -> None:
    run = run_of(visitor.post(f"/games/{REALMS}/match/", CORE))
    waiting = text_of(visitor.get(f"/runs/{run.pk}/"))
    assert "Run settings" in waiting
    assert "<dd>Velocity: draws cards and scraps weak ones</dd>" in waiting
    assert "Rule file" not in waiting, "an option without effect is not shown"
    visitor.post(f"/runs/{run.pk}/cancel/")
    assert f"/runs/{run.pk}/again/" in text_of(visitor.get(f"/runs/{run.pk}/"))


def test_match_ups_are_not_run_again_if_a_deck_was_deleted(visitor: Client) -> None:
    gone = trade_deck(visitor)
    data = {"list_0": "ready:core", "games": "1", "seed": "3", "policies": ["velocity"], "own": [gone.token], "draft": "on"}
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/matchups/", data)))
    again = {"games": "2", "seed": "3", "draft": "on"}
    new = run_of(visitor.post(f"/runs/{run.pk}/again/", again))
    assert (new.plan["policies"], new.plan["decks"]) == (run.plan["policies"], [str(gone.pk)])
    gone.delete()
    refused = visitor.post(f"/runs/{run.pk}/again/", again)
    assert refused.status_code == 404
    assert "was deleted" in text_of(refused)
    assert Client().get(f"/runs/{run.pk}/again/").status_code == 404


def test_the_form_takes_the_same_queries_with_many_decks(visitor: Client, django_assert_num_queries: Any) -> None:
    for number in range(4):
        trade_deck(visitor, f"Deck {number}")
        with django_assert_num_queries(4):  # session, game, version of the card data, own decks
            visitor.get(f"/games/{REALMS}/match/")


# --- replays ---------------------------------------------------------------------------------------------------------


def test_the_board_of_a_match_shows_both_players(visitor: Client, django_assert_num_queries: Any) -> None:
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/match/", CORE)))
    steps = run_replay(run=run, index=1).steps
    place = next(place for place, step in enumerate(steps, 1) if step.board["enemy_authority"] < 50 and step.board["in_play"])
    body = text_of(visitor.get(f"/runs/{run.pk}/games/1/?step={place}"))
    _, theirs, own = body.split('<section class="seat')
    shared = theirs.split('class="common"')[1]
    board = steps[place - 1].board
    assert "Side 2: Attack" in theirs
    assert f"<dt>Authority</dt><dd>{board['enemy_authority']}" in theirs
    assert "Side 1: Velocity" in own
    assert f"<dt>Authority</dt><dd>{board['authority']}" in own
    assert f"<dt>Trade deck</dt><dd>{board['trade_deck']}" in shared
    for code in board["trade_row"]:
        assert f"/games/{REALMS}/cards/{code}/" in shared
    for code in board["in_play"]:
        assert f"/games/{REALMS}/cards/{code}/" in own
    visitor.get(f"/runs/{run.pk}/games/0/")
    for address in (f"/runs/{run.pk}/games/0/", f"/runs/{run.pk}/games/0/?step={len(steps)}"):
        with django_assert_num_queries(5):  # session, run, chunk, version of the card data for the rules and for the page
            visitor.get(address)


@pytest.mark.parametrize("mode", ["match", "goldfish"])
def test_the_board_shows_the_points_of_two_factions(visitor: Client, mode: str) -> None:
    if mode == "match":
        first, second = (f"ready:{ready.code}" for ready in GAMES[REBELLION].lists.ready(pool_of(REBELLION)))  # type: ignore[misc]
        run = run_of(visitor.post(f"/games/{REBELLION}/match/", {"list_0": first, "list_1": second, "games": "2", "seed": "1"}))
    else:
        slots = GAMES[REBELLION].lists.ready(pool_of(REBELLION))[0].decklist.slots  # type: ignore[misc]
        deck = deck_create(owner_key=key_of(visitor), game=REBELLION, name="Four", slots=slots)
        run = run_of(visitor.post(f"/d/{deck.token}/goldfish/", {"games": "2", "seed": "1"}))
    steps = run_replay(run=play_to_the_end(run), index=1).steps
    place = next(place for place, step in enumerate(steps, 1) if step.board["in_play"] and step.board["points"] and step.board["event"])
    body = text_of(visitor.get(f"/runs/{run.pk}/games/1/?step={place}"))
    board = steps[place - 1].board
    _, theirs, own = body.split('<section class="seat')
    for part, prefix in ((own, ""), (theirs, "enemy_")):
        assert f"<dt>Victory points</dt><dd>{board[f'{prefix}points']}" in part
        assert f"<dt>Influence</dt><dd>{board[f'{prefix}influence']}" in part
        assert all(f"/cards/{code}/" in part for code in board[f"{prefix}in_play"])
    assert f"<dt>Target value</dt><dd>{board['target']}" in theirs
    assert f"/cards/{board['event'][0]}/" in theirs.split('class="common"')[1]
    assert ("Balance token" in own) == bool(board["balance"])
    last = text_of(visitor.get(f"/runs/{run.pk}/games/1/?step={len(steps)}"))
    assert 'data-rel="next"' not in last
    for language, before, word in (("en", "Previous:", "Round"), ("ja", "前の", "ラウンド"), ("zh-hant", "上一", "回合")):
        visitor.cookies["django_language"] = language
        text = text_of(visitor.get(f"/runs/{run.pk}/games/1/?step={len(steps)}"))
        assert f'<span class="visually-hidden">{before}</span>{word}</span>' in text, "the game counts rounds"
        assert re.search(rf"<kbd>\]</kbd>{word.lower()}\b", text)


@pytest.mark.parametrize("slug", [REALMS, REBELLION, "star-wars-lcg"])
def test_every_clause_in_a_log_has_a_name(slug: str) -> None:
    report = Path(__file__).parents[3] / "games" / slug.replace("-", "_") / "report"
    source = "".join(path.read_text("utf-8") for path in report.rglob("replay.py"))
    named = set(re.findall(r'"((?:SR|EVR|LCG)-[A-Z]+-\d+|A-\d+)"', source))
    assert len(named) > 10
    assert named <= clauses_of(slug).keys()


def test_the_page_of_a_long_game_weighs_little(visitor: Client) -> None:
    data = {**CORE, "games": "1", "option_policy_0": "do-nothing", "option_policy_1": "do-nothing"}
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/match/", data)))
    steps = len(run_replay(run=run, index=0).steps)
    assert steps > 1000
    for address in (f"/runs/{run.pk}/games/0/?step={steps // 2}", f"/runs/{run.pk}/", f"/games/{REALMS}/match/", f"/runs/{run.pk}/again/"):
        assert weight(visitor.get(address).content) < 60_000, address


# --- reports ---------------------------------------------------------------------------------------------------------


def test_the_report_of_a_match_names_a_winner_only_if_the_interval_excludes_one_half(visitor: Client) -> None:
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/match/", {**CORE, "games": "20"})))
    shares = [run.report["shares"][f"side_{side}_wins"]["value"] for side in (0, 1)]
    best, other = ("Velocity", "Attack") if shares[0] >= shares[1] else ("Attack", "Velocity")
    body = text_of(visitor.get(f"/runs/{run.pk}/"))
    share = run.report["shares"][f"side_{int(shares[1] > shares[0])}_wins"]
    assert share["ci95"][0] <= 0.5
    assert f"Too close to call: {best} won {percent(max(shares))} of the games against {other}" in body
    assert f"{best} wins" not in body
    lost = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/match/", {**CORE, "option_policy_1": "do-nothing", "games": "12"})))
    page = text_of(visitor.get(f"/runs/{lost.pk}/"))
    assert "Velocity wins 100% of the games against Do nothing" in page
    assert "have no winner" not in page
    assert "api/v1/simulations" in body
    mirror = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/match/", {**CORE, "option_policy_0": "attack"})))
    assert re.search(r"Too close to call: Side [12] won", text_of(visitor.get(f"/runs/{mirror.pk}/")))


def test_a_match_with_games_that_nobody_won_says_what_the_other_side_won(visitor: Client) -> None:
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/match/", {**CORE, "option_policy_1": "do-nothing", "games": "12"})))
    shares = run.report["shares"]
    shares["side_0_wins"] |= {"value": 0.45, "ci95": [0.42, 0.48]}
    shares["side_1_wins"] |= {"value": 0.375, "ci95": [0.35, 0.4]}
    run.save(update_fields=["report"])
    body = text_of(visitor.get(f"/runs/{run.pk}/"))
    assert "Velocity wins 45% of the games against Do nothing" in body
    assert "Do nothing wins 37.5%, and 17.5% have no winner." in body


def test_the_matrix_of_match_ups_mirrors_each_score(visitor: Client) -> None:
    data = {"list_0": "ready:core", "games": "4", "seed": "3", "policies": ["velocity", "do-nothing", "attack"]}
    run = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/matchups/", data)))
    body = text_of(visitor.get(f"/runs/{run.pk}/"))
    rows = re.findall(
        r'<tr><th scope="row">(.*?)</th><td class="num"><strong>(.*?)</strong>(.*?)</tr>',
        body.split("matrix")[1].split("</table>")[0],
    )
    assert [name for name, *_ in rows] == ["Velocity", "Do nothing", "Attack"]
    assert re.findall(r'<th scope="col" class="num wraps">([^<]*)</th>', body) == ["Velocity", "Do nothing", "Attack"]
    shown = [re.findall(r">([\d.]+)%</span>", cells) for *_, cells in rows]
    assert [len(cells) for cells in shown] == [2, 2, 2]
    for cell in run.report["cells"]:
        one, two = cell["sides"]
        value = 100 * cell["score"]["value"]
        assert abs(float(shown[one][two - 1]) - value) < 0.06
        assert abs(float(shown[two][one]) - (100 - value)) < 0.06
    two = play_to_the_end(run_of(visitor.post(f"/games/{REALMS}/matchups/", {**data, "policies": ["velocity", "attack"]})))
    assert "table matrix" not in text_of(visitor.get(f"/runs/{two.pk}/")), "of two sides the one line says it all"


SMALLEST = [
    (REALMS, {}),
    (REALMS, {"mode": "match", "options": {"policy_1": "velocity"}}),
    (REALMS, {"mode": "cards"}),
    (REALMS, {"mode": "matchups", "others": [Decklist(())], "policies": ["default", "do-nothing"], "names": ["A", "B"]}),
    (REBELLION, {"mode": "match"}),
    (REBELLION, {"mode": "compare"}),
]


@pytest.mark.parametrize("games", [1, 2, 3])
@pytest.mark.parametrize(
    ("slug", "arguments"), SMALLEST, ids=lambda value: value if isinstance(value, str) else value.get("mode", "goldfish")
)
def test_pages_of_the_smallest_runs_claim_nothing(slug: str, arguments: dict[str, Any], games: int, visitor: Client, settings: Any) -> None:
    """They show no interval of a single number, no impossible bounds, and none without data."""
    settings.RATE_LIMITS = False
    decklist = Decklist(()) if slug == REALMS else ready_rebels()
    if arguments.get("mode") == "compare":
        arguments = {**arguments, "others": [decklist], "names": ["A", "B"]}
    run, _ = run_start(owner_key="o", game=slug, decklist=decklist, games=games, seed=5, **arguments)
    play_to_the_end(run)
    for language in ("en", "ja", "zh-hant"):
        shown = text_of(visitor.get(f"/runs/{run.pk}/", headers={"accept-language": language}))
        words = re.sub("<[^>]*>", "|", shown)
        assert not re.search(r"\bnan\b|\binf\b|\bNone\b", words)
        assert not re.search(r"(?:<small[^>]*>|\()([^<(]+?) ?– ?\1(?:</small>|\))", shown), "an interval without width"
        assert "±" not in words
