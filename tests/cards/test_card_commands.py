"""The commands for declaring cards: `card_skeleton` and `card_manual`."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command
from django.db import OperationalError

from cards.management.commands.card_manual import manual
from cards.models import Card, Game
from games.registry import GAMES
from games.star_realms.abilities.cards import BACKS, WRITER
from tests.games.helpers.sample_decks import catalogue


def skeleton(*arguments: str) -> str:
    """What the command prints for a card of a game, or of the only game that has a card with this code."""
    out = StringIO()
    call_command("card_skeleton", *arguments, stdout=out)
    return out.getvalue()


def test_the_skeleton_of_a_declared_card_is_its_declaration() -> None:
    line = '"battle-pod": card(primary(combat(4), scrap_row(1, optional=True)), ally(BLOB, combat(2))),'
    assert skeleton("star-realms", "battle-pod") == f"# Battle Pod (ship)\n{line}\n"


def test_a_code_that_one_game_has_needs_no_game() -> None:
    assert skeleton("battle-pod") == skeleton("star-realms", "battle-pod")


def test_a_code_that_two_games_have_needs_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "again", GAMES["star-realms"])
    with pytest.raises(CommandError, match=r"Several games have a card 'battle-pod'; name one: star-realms, star-realms\."):
        skeleton("battle-pod")


def test_a_card_that_prints_no_text_needs_no_declaration() -> None:
    assert skeleton("star-realms", "secret-outpost") == "# Secret Outpost (base)\n# It prints no text, so it needs no declaration.\n"


def test_the_other_side_of_a_card_has_a_declaration_of_its_own() -> None:
    code = next(code for code, abilities in BACKS.items() if abilities)
    (line,) = [line for line in skeleton("star-realms", code).splitlines() if WRITER.card(BACKS[code]) in line]
    assert line.startswith(f'"{code}": card(')


def undeclared(timing: str) -> str:
    """The code of a card with a text of this timing that nobody has declared."""
    cards = catalogue("star-wars-lcg").cards
    return next(card["code"] for card in cards if card["facts"].get("timings") == [timing] and not card["facts"]["abilities"])


@pytest.mark.django_db
def test_the_facts_of_an_undeclared_card_suggest_its_slots() -> None:
    code = undeclared("reaction")
    assert skeleton("star-wars-lcg", code).splitlines()[1:] == [
        "# Not declared yet.  Suggested by its facts, as its text is not imported.",
        f'"{code}": card(reaction(..., on=...)),',
    ]


def test_no_database_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_table(**conditions: str) -> None:
        raise OperationalError("no such table: cards_card")

    monkeypatch.setattr(Card.objects, "filter", no_table)
    assert skeleton("star-wars-lcg", undeclared("reaction")).endswith("card(reaction(..., on=...)),\n")


@pytest.mark.django_db
def test_the_imported_text_of_a_card_suggests_effects_and_events() -> None:
    code = undeclared("reaction")
    text = "Reaction: The edge battle is won: draw 2.\nAction: Focus this card; place focus on a unit.\nZzz."
    game = Game.objects.create(slug="star-wars-lcg")
    Card.objects.create(game=game, code=code, name="Card", type="unit", text=text)
    *hints, line = skeleton("star-wars-lcg", code).splitlines()[2:]
    assert line == f'"{code}": card(reaction(draw(), on=edge_won(by="own")), action(focus()), reaction(..., on=...)),'
    best = [hint.split(" | ")[0] for hint in hints]
    wanted = ["# reaction: draw()", '# reaction, on: edge_won(by="own")', "# action: focus()"]
    assert [hint for hint in best if hint in wanted] == wanted
    assert any(hint.startswith("# action, costs: ") and "focus_this()" in hint for hint in hints)


@pytest.mark.django_db
def test_an_imported_text_of_spaces_is_no_text() -> None:
    code = undeclared("reaction")
    Card.objects.create(game=Game.objects.create(slug="star-wars-lcg"), code=code, name="Card", type="unit", text=" \n\t")
    assert "as its text is not imported" in skeleton("star-wars-lcg", code)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("chess", "pawn"), "chess"),
        (("pawn",), "No game has a card 'pawn'; use a code of fixtures/<slug>/cards.json."),
        (("star-realms", "pawn"), "Star Realms has no card 'pawn'; use a code of fixtures/star-realms/cards.json."),
    ],
)
def test_an_invalid_request_for_a_skeleton_is_refused_with_a_reason(arguments: tuple[str, ...], message: str) -> None:
    with pytest.raises(CommandError) as error:
        skeleton(*arguments)
    assert message in str(error.value)


def test_a_game_without_a_vocabulary_has_no_skeletons(monkeypatch) -> None:
    game = GAMES["star-realms"]
    monkeypatch.setitem(GAMES, "star-realms", replace(game, cards=replace(game.cards, writer=None)))
    with pytest.raises(CommandError, match=r"declares no abilities; see docs/abilities.md\."):
        skeleton("star-realms", "blob-wheel")


def test_the_manual_is_that_of_the_vocabularies() -> None:
    page = (Path(settings.BASE_DIR) / "docs" / "guides" / "implementing-cards.md").read_text(encoding="utf-8")
    assert page == manual(), "Run `manage.py card_manual` and read the difference."
    assert all(rules.names["en"] in page for rules in GAMES.values() if rules.cards.writer)


def test_the_manual_is_written(tmp_path: Path, settings) -> None:
    (tmp_path / "docs" / "guides").mkdir(parents=True)
    settings.BASE_DIR = tmp_path
    call_command("card_manual", stdout=StringIO())
    assert (tmp_path / "docs" / "guides" / "implementing-cards.md").read_text(encoding="utf-8") == manual()
