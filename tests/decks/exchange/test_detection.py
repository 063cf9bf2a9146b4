"""Detection of the game of a pasted list."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from django.test import Client

from cards.errors import BadInput
from decks.exchange import deck_code
from decks.exchange.detection import detect_game, other_game
from decks.exchange.importing import file_read, list_read
from games.contracts.decks import Decklist, Slot
from tests.games.helpers.call_counts import calls
from tests.helpers import catalogues

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("three_games")]
CCG, LCG, SR = "star-wars-ccg", "star-wars-lcg", "star-realms"
three_games = catalogues.held(SR, LCG, CCG)
A_SECOND = 3_000_000  # calls

LISTS = {
    CCG: "Smugglers\n\nCharacters (3)\n2x Luke Skywalker\nDash Rendar (V)\nMirax Terrik\n\nStarships\nOutrider\nTatooine: Cantina x2",
    LCG: "Affiliation: Jedi\n2x A Hero's Journey\nHit and Run x2\nIn You Must Go\nJedi Training",
    SR: "Ships (4)\nBattle Blob x2\nblob wheel\n2 Trade Pod",
}


@pytest.mark.parametrize("slug", LISTS)
def test_the_game_with_the_most_cards_is_detected(slug: str) -> None:
    found = detect_game(LISTS[slug])
    assert found
    assert found.game == slug
    assert list_read(game=None, text=LISTS[slug]).game == slug
    assert list_read(game=slug, text=LISTS[slug]).other_game is None


@pytest.mark.parametrize("slug", LISTS)
@pytest.mark.parametrize("wrong", LISTS)
def test_a_list_read_for_the_wrong_game_names_the_other(slug: str, wrong: str) -> None:
    other = list_read(game=wrong, text=LISTS[slug]).other_game
    assert (other and other.game) == (None if slug == wrong else slug)
    assert other is None or other.cards_here < other.cards <= other.lines


@pytest.mark.parametrize("text", ["", "Xyzzy", "# Battle Blob", "Luke Skywalker"])  # the last is a card of two games
def test_a_text_of_no_one_game_is_not_detected(text: str) -> None:
    assert detect_game(text) is None
    with pytest.raises(BadInput) as caught:
        list_read(game=None, text=text)
    assert [(each["field"], each["code"]) for each in caught.value.errors] == [("game", "game_unclear")]


def test_short_names_tell_the_game() -> None:
    for text in ("Dreadnaught\nMara's Saber\nLuke Skywalker", "ECC Boba\nEPP Luke", "2x Dreadnaught\n#1_19 Luke Skywalker", "HFTMF"):
        read = list_read(game=None, text=text)
        assert (read.game, read.unread) == (CCG, ()), text
    starting = list_read(game=None, text="8 Scouts\n2 Vipers")
    assert (starting.game, [slot.quantity for slot in starting.slots]) == (SR, [8, 2])
    whole = list_read(game=None, text="Dreadnaught")  # a whole name in one game, a short name in another
    assert (whole.game, len(whole.slots)) == (SR, 1)


def test_tables_and_markdown_are_detected() -> None:
    for text in ("Count,Name\n2,Battle Blob\n1,Trade Pod", "## Ships\n- 2x Battle Blob `#battle-blob`", "Qty;Card\n1;blob wheel"):
        assert list_read(game=None, text=text).game == SR, text


def test_files_documents_and_codes_name_their_game() -> None:
    decklist = Decklist((Slot("battle-blob", 2, "trade_deck"),))
    for text in (deck_code.encode(game=SR, decklist=decklist), json.dumps({"game": SR, "slots": []})):
        assert list_read(game=None, text=text).game == SR
        with pytest.raises(BadInput) as caught:
            list_read(game=LCG, text=text)
        assert [each["code"] for each in caught.value.errors] == ["other_game"]
        assert caught.value.extra["other_game"]["game"] == SR
    gemp = '<deck><card blueprintId="2_135" title="Monnok"/></deck>'
    assert file_read(game=None, data=gemp.encode()).game == CCG
    other = list_read(game=SR, text=gemp).other_game
    assert other
    assert (other.game, other.lines) == (CCG, 0)


def test_a_list_with_too_many_unknown_lines_still_names_the_other_game() -> None:
    text = "\n".join(["Mirax Terrik", "Outrider", "Tatooine: Cantina"] * 120)
    with pytest.raises(BadInput) as caught:
        list_read(game=SR, text=text)
    assert [each["code"] for each in caught.value.errors] == ["too_many_unknown_lines"]
    assert caught.value.extra["other_game"]["game"] == CCG


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("https://swdecks.example/deck/17", "link"),
        ("www.swdecks.example/deck/17?x=1\nhttps://swdecks.example/18", "link"),
        ("swdecks.example/deck/17", "link"),
        ("My deck is at swdecks.example/deck/17", "link"),
        ("https://stardeck.example/d/AbC-d_ef123", "own_link"),
    ],
)
def test_a_link_is_refused_with_what_to_do(text: str, code: str) -> None:
    for game in (None, SR):
        with pytest.raises(BadInput) as caught:
            list_read(game=game, text=text)
        assert [(each["field"], each["code"]) for each in caught.value.errors] == [("text", code)]
    assert list_read(game=SR, text=f"{text}\n2x Battle Blob").slots == (Slot("battle-blob", 2, "trade_deck"),)


def test_a_line_that_is_likely_a_card_here_is_no_reason_to_switch() -> None:
    likely = list_read(game=CCG, text="Falcon")  # the name of a ship in Star Realms, and a short name here
    assert likely.guessed
    assert likely.other_game is None


def test_detection_takes_one_query_and_only_for_doubtful_lists(django_assert_num_queries: Any) -> None:
    detect_game(LISTS[CCG])  # fills the caches of the process
    list_read(game=LCG, text=LISTS[CCG])
    with django_assert_num_queries(1):  # the data versions of all games
        detect_game(LISTS[CCG])
    with django_assert_num_queries(1):  # the data version of the game
        list_read(game=CCG, text=LISTS[CCG])
    with django_assert_num_queries(2):
        list_read(game=LCG, text=LISTS[CCG])


def hostile_lists() -> list[str]:
    """Lists of 126,000 characters whose lines take the most work: near misses, separators, numbers, brackets."""
    chance = random.Random(7)
    near = ["".join(chance.choice("Darth Vaderx (),;:<>|x12") for _ in range(60)) for _ in range(2_000)]
    return [
        "\n".join(near),
        "\n".join(f"2x {each[:30]} (a) (b) (c) x2" for each in near) * 2,
        "\n".join(["a,b;c<d>e|" * 19] * 660),
        "(" * 126_000,
        "\n".join(["1"] * 4_900),
    ]


@pytest.mark.parametrize("number", range(5))
def test_the_worst_lists_take_bounded_work(number: int) -> None:
    text = hostile_lists()[number][:126_000]

    def act() -> None:
        for game in (None, LCG):
            try:
                list_read(game=game, text=text)
            except BadInput:
                other_game(text, game=LCG)

    detect_game("Outrider")
    assert calls(act) < A_SECOND
    assert calls(lambda: detect_game(text)) < A_SECOND / 20


def test_at_most_some_lines_are_looked_up() -> None:
    found = detect_game("\n".join(["Battle Blob"] * 3_000))
    assert found
    assert found.lines <= 200


def test_the_api_detects_the_game_and_names_another(client: Client) -> None:
    def parse(status: int = 200, **body: str) -> dict[str, Any]:
        answer = client.post("/api/v1/decks/parse/", body, content_type="application/json")
        assert answer.status_code == status, answer.content
        read: dict[str, Any] = answer.json()
        return read

    read = parse(text=LISTS[SR])
    assert (read["game"], read["other_game"], len(read["slots"])) == (SR, None, 3)
    wrong = parse(text=LISTS[CCG], game=SR)
    assert (wrong["game"], wrong["other_game"]["game"], wrong["other_game"]["cards_here"]) == (SR, CCG, 0)
    assert parse(400, text="2x Xyzzy")["errors"][0]["code"] == "game_unclear"
    refused = parse(400, text=json.dumps({"game": SR, "slots": []}), game=CCG)
    assert (refused["errors"][0]["code"], refused["other_game"]["game"]) == ("other_game", SR)


def test_the_api_takes_guesses_only_if_it_is_told_to(client: Client) -> None:
    text = "Side: Dark\n2x Monnok\nElis Herlot x3"

    def slots(**body: str) -> list[tuple[str, int]]:
        read = client.post("/api/v1/decks/parse/", {"game": CCG, "text": text, **body}, content_type="application/json").json()
        assert [(line["text"], line["copies"]) for line in read["guessed"]] == [("Elis Herlot x3", 3)]
        return [(slot["code"], slot["quantity"]) for slot in read["slots"]]

    assert slots() == slots(guesses="leave_out") == [("2_135", 2)]
    assert slots(guesses="take") == [("2_135", 2), ("1_243", 3)]
