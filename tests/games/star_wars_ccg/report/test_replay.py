"""The sentences of a replay: each can be filled with what a step knows, also those of events that few games have, and says who."""

from __future__ import annotations

from string import Formatter

import pytest

from games.engine.decision import Decision, Option
from games.engine.machine import Frame
from games.engine.verbs import CHOICE_DECISION, PICK_DECISION
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import ACT_VERB, PLACE_CHOICE, PLAY_VERB, START_CHOICE
from games.star_wars_ccg.play.effects.events import lose_card
from games.star_wars_ccg.play.game import Play, new_game
from games.star_wars_ccg.play.programs.texts import make_run
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.turn.forfeits import pay
from games.star_wars_ccg.play.turn.leaving import leave_table
from games.star_wars_ccg.play.turn.losses import answer_loss
from games.star_wars_ccg.play.turn.moves import go
from games.star_wars_ccg.report.replay import PLAYERS, steps, text_of
from games.star_wars_ccg.runs.layout import DeckOrder, table_of
from games.star_wars_ccg.texts import TEXTS
from games.texts import LANGUAGES
from tests.games.helpers.play_settings import prepared_match
from tests.games.star_wars_ccg.card_pool import pool

POOL = pool()
# Questions whose first option is taken.
CHOOSING = (CHOICE_DECISION, PICK_DECISION, PLACE_CHOICE)
NOTHING = ({"en": ""}, {"en": ""})

# What `report/replay.py` fills in, by the section of the texts.
PLACES = {
    "replay.steps": {"card", "amount", "other", "pile", "who"},
    "replay.questions": {"card", "amount", "other", "pile", "who"},
    "replay.options": {"card", "amount", "pile", "to", "kind", "text"},
}


@pytest.mark.parametrize("section", PLACES)
def test_a_sentence_has_no_place_that_stays_empty(section: str) -> None:
    for key, words in TEXTS.section(section).items():
        for language, text in words.items():
            asked = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
            assert asked <= PLACES[section], f"{section}.{key} in {language}"


@pytest.mark.parametrize("section", PLACES)
def test_a_pile_has_one_article(section: str) -> None:
    """The names of piles begin with theirs."""
    assert all(pile["en"].startswith("the ") for pile in TEXTS.section("replay.piles").values())
    for key, words in TEXTS.section(section).items():
        assert "the {pile}" not in words["en"].lower(), key


# Sentences about nobody: that nobody won, and the end of a game that nobody wins.
ABOUT_NOBODY = {"steps.no_winner", "steps.battle_ends", "endings.turn_limit"}


def test_every_line_of_a_match_says_who() -> None:
    """Both sides may have a card of one name, such as a location."""
    nobody = [words["en"].split("{")[0].lower() for key in ABOUT_NOBODY for words in [TEXTS[f"replay.{key}"]]]
    texts = [
        step.text
        for index in range(4)
        for step in prepared_match("star-wars-ccg", ("empire", "rebels"), turn_limit=30).replay(3, index).steps
    ]
    about = [words for words in texts if not words["en"].lower().startswith(tuple(nobody))]
    assert len(about) > 400
    for words in about:
        for language in LANGUAGES:
            assert any(player[language] in words[language] for player in PLAYERS), words
    said = {words["en"] for words in texts}
    assert any(" is lost" in each and "(Side " in each for each in said)
    assert any(each.startswith("Side ") and " deploys " in each and "(Side " not in each for each in said), "who acts is said once"


def test_every_question_says_who() -> None:
    for key, words in TEXTS.section("replay.questions").items():
        for language, text in words.items():
            assert "{who}" in text, (key, language)


def test_a_sentence_says_who_or_names_a_card() -> None:
    """Then the card is followed by its player in brackets."""
    for section in ("steps", "endings"):
        for key, words in TEXTS.section(f"replay.{section}").items():
            if f"{section}.{key}" not in ABOUT_NOBODY:
                for language, text in words.items():
                    assert "{who}" in text or "{card}" in text, (key, language)


def test_an_option_says_what_its_text_does() -> None:
    lost, words = text_of(POOL, "6_79", PLAY_VERB, 1) or NOTHING
    assert (lost["en"], words["en"]) == ("Lost Interrupt", "target “You Are Beaten”; cancel the target")
    assert text_of(POOL, "6_79", PLAY_VERB, 4) is None  # one that another card lends it


def test_the_texts_have_the_numbers_that_the_rules_give_them() -> None:
    """By what tells them apart: an Interrupt's are used or lost ones, and a card has as many as the rules offer."""
    for facts in POOL.cards.values():
        if facts.abilities.keys() & {"used", "lost", "laid", "epic", "action"}:
            card = make_run([facts]).cards[0]
            for verb, texts in ((PLAY_VERB, card.plays), (ACT_VERB, card.actions)):
                named = [text_of(POOL, facts.code, verb, number) for number in range(len(texts) + 1)]
                assert [found is not None for found in named] == [True] * len(texts) + [False], facts.code
                is_lost = [found is not None and found[0]["en"] == "Lost Interrupt" for found in named[:-1]]
                assert is_lost == [text.is_lost for text in texts], facts.code


def started(*codes: str) -> Play:
    """A logged game of this deck of the Light Side, once all that starts is on the table; of what may come, the first is taken."""
    orders = [DeckOrder("light", (*codes, *["1_28"] * 20)), DeckOrder("dark", ("1_282", *["1_194"] * 20))]
    game = new_game(table_of(orders, POOL, texts=True), 3, 0)
    game.log = []
    while (decision := game.advance()) is not None and decision.kind == START_CHOICE:
        game.apply(0)
    return game


def clauses_of(game: Play) -> dict[str, str]:
    """Sentence -> its clause."""
    return {step.text["en"]: step.clause for step in steps(game, POOL)}


def test_a_card_starts_by_the_clause_of_what_brings_it() -> None:
    """CCG-SET-02, 03, 07 and 08; an Effect on a character is no weapon (CCG-EFF-01)."""
    told = clauses_of(started("203_19", "1_127", "2_73", "2_14", "203_14", "1_130", "9_51", "9_38"))
    assert told["Side 2 starts with Dantooine"] == "CCG-SET-02"
    assert told["Side 1 starts with Diplomatic Mission To Alderaan / A Weakness Can Be Found"] == "CCG-SET-03"
    assert {told[f"Side 1 starts with {name}"] for name in ("Tatooine", "Tantive IV", "Stolen Data Tapes")} == {"CCG-SET-08"}
    assert told["Side 1 starts with Heading For The Medical Frigate"] == "CCG-SET-07"
    assert told["Side 1 starts with Menace Fades"] == "CCG-SET-07"
    borne = next(clause for text, clause in told.items() if "bears Stolen Data Tapes" in text)
    assert borne == "CCG-EFF-01"


def test_an_effect_of_the_own_area_goes_to_no_location() -> None:
    """CCG-EFF-01: the sentence has no place that stays empty."""
    game = started("1_127", "9_38")
    effect = next(piece for piece in game.pieces if piece.card.code == "9_38")
    game.note(log.DEPLOYED, 0, effect.id, 2)
    told = steps(game, POOL)[-1]
    assert told.clause == "CCG-EFF-01"
    assert told.text["en"] == "Side 1 deploys Menace Fades into the own area for 2 Force"
    assert "自分の場に配備します" in told.text["ja"]
    assert told.text["zh-hant"].endswith("部署到己方區域")


@pytest.mark.parametrize(
    ("verb", "clause", "way"),
    [
        (play.WALK_VERB, "CCG-MVC-01", "goes to"),
        (play.DRIVE_VERB, "CCG-MVV-01", "goes to"),
        (play.HYPERSPACE_VERB, "CCG-MVH-01", "goes to"),
        (play.LAND_VERB, "CCG-MVL-01", "goes to"),
        (play.TAKE_OFF_VERB, "CCG-MVL-01", "goes to"),
        (play.TRANSIT_VERB, "CCG-MVD-01", "goes to"),
        (play.SHUTTLE_DOWN_VERB, "CCG-MVS-01", "goes to"),
        (play.SHUTTLE_UP_VERB, "CCG-MVS-01", "goes aboard"),
        (play.TRANSFER_VERB, "CCG-MVT-01", "goes aboard"),
        (play.DOCK_VERB, "CCG-MVF-01", "goes aboard"),
        (play.UNDOCK_VERB, "CCG-MVF-01", "goes to"),
        (play.CRUISE_VERB, "CCG-MOV-01", "goes to"),
    ],
)
def test_a_move_is_told_by_the_clause_of_its_way(verb: int, clause: str, way: str) -> None:
    game = started("1_127", "9_38")
    mover, there = (next(piece for piece in game.pieces if piece.card.code == code) for code in ("1_28", "1_127"))
    game.note(log.WENT_BY + verb, 0, mover.id, 1, there.id)
    told = steps(game, POOL)[-1]
    assert told.clause == clause
    assert f" {way} Tatooine" in told.text["en"]


@pytest.mark.parametrize(("event", "clause"), [(log.FORFEITED, "CCG-ATT-02"), (log.FORFEITED_TO_DAMAGE, "CCG-DMG-04")])
def test_a_forfeit_is_told_by_the_clause_of_what_it_pays(event: int, clause: str) -> None:
    game = started("1_127", "9_38")
    forfeited = next(piece for piece in game.pieces if piece.card.code == "1_28")
    game.note(event, 0, forfeited.id, 2)
    assert steps(game, POOL)[-1].clause == clause


# Cards by their codes: a character, two vehicles, two starships, a weapon, a device, an Effect, an Interrupt and a location.
TROOPER, TUBE, CRAWLER, WING, CORVETTE = "1_28", "1_148", "1_150", "1_146", "1_140"
BLASTER, BINOCULARS, EFFECT, INTERRUPT, TATOOINE = "1_152", "1_35", "9_38", "1_100", "1_127"


def on_table(*codes: str) -> tuple[Play, list[Piece]]:
    """A logged game, and cards of the Light Side with these codes that stand at its location."""
    game = started(TATOOINE, *(code for code in codes if code != TATOOINE))
    place = next(piece for piece in game.row.cards if piece.card.code == TATOOINE)
    pieces = [next(piece for piece in game.pieces if piece.card.code == code and piece.owner == 0) for code in codes]
    for piece in pieces:
        if piece is not place:
            game.move(piece, game.sides[0].at_locations)
            game.stand(piece, place.id)
    return game, pieces


@pytest.mark.parametrize(
    ("mover", "host", "clause"),
    [
        (TROOPER, TUBE, "CCG-MVB-01"),
        (TUBE, CRAWLER, "CCG-MVB-02"),
        (TROOPER, WING, "CCG-MVB-03"),
        (TUBE, CORVETTE, "CCG-MVB-04"),
    ],
)
def test_who_boards_and_leaves_is_told_by_the_clause_of_both_types(mover: str, host: str, clause: str) -> None:
    game, (inside, outside) = on_table(mover, host)
    place = inside.place
    go(game, play.EMBARK_VERB, inside, outside.id, 1)
    told = steps(game, POOL)[-1]
    assert (told.clause, " goes aboard " in told.text["en"]) == (clause, True)
    game.board_ship(inside, outside, play.PASSENGER_SEAT)
    go(game, play.DISEMBARK_VERB, inside, place, 1)
    told = steps(game, POOL)[-1]
    assert (told.clause, " goes to Tatooine" in told.text["en"]) == (clause, True)


@pytest.mark.parametrize(
    ("verb", "host", "clause"),
    [
        (play.EMBARK_VERB, TUBE, "CCG-MVB-01"),
        (play.EMBARK_VERB, WING, "CCG-MVB-03"),
        (play.DISEMBARK_VERB, TUBE, "CCG-MVB-05"),
        (play.SHUTTLE_UP_VERB, CORVETTE, "CCG-MVS-01"),
        (play.TRANSIT_VERB, TATOOINE, "CCG-MVD-01"),
    ],
)
def test_who_follows_in_a_group_is_asked_by_the_clause_of_its_way(verb: int, host: str, clause: str) -> None:
    game, (trooper, there) = on_table(TROOPER, host)
    decision = Decision(play.GROUP_CHOICE, 0, trooper.id)
    decision.offer(verb, trooper.id, there.id)
    decision.offer_pass()
    game.note_choice(decision, decision.options[0])
    assert steps(game, POOL)[-1].clause == clause


def test_a_text_that_takes_a_card_aboard_is_told_by_the_clause_of_both_types() -> None:
    game, (wing, corvette) = on_table(WING, CORVETTE)
    game.note(log.ABOARD, 0, wing.id, 0, corvette.id)
    assert steps(game, POOL)[-1].clause == "CCG-MVF-01"


@pytest.mark.parametrize(
    ("code", "clause"),
    [
        (TROOPER, "CCG-CHR-03"),
        (TUBE, "CCG-TAB-02"),
        (WING, "CCG-TAB-02"),
        (BLASTER, "CCG-TAB-02"),
        (BINOCULARS, "CCG-TAB-02"),
        (EFFECT, "CCG-TAB-02"),
        (TATOOINE, "CCG-LOC-06"),
    ],
)
def test_a_card_that_is_lost_from_the_table_is_told_by_the_clause_of_its_type(code: str, clause: str) -> None:
    game, (piece,) = on_table(code)
    leave_table(game, piece)
    told = steps(game, POOL)[-1]
    assert told.text["en"].endswith(" (Side 1) is lost")
    assert told.clause == clause


@pytest.mark.parametrize("code", [TROOPER, INTERRUPT])
@pytest.mark.parametrize(("zone", "clause"), [(play.HAND, "CCG-INT-01"), (play.RESERVE, "CCG-LIF-04"), (play.FORCE, "CCG-LIF-04")])
def test_a_card_that_a_text_loses_from_elsewhere_is_told_by_where_it_was(code: str, zone: int, clause: str) -> None:
    """CCG-CHR-03 is of characters on the table."""
    game, (piece,) = on_table(code)
    game.move(piece, game.pile(0, zone))
    lose_card(game, piece)
    assert steps(game, POOL)[-1].clause == clause


@pytest.mark.parametrize(
    ("zone", "is_damage", "clause"),
    [
        (play.HAND, False, "CCG-CTL-03"),
        (play.HAND, True, "CCG-DMG-04"),
        (play.RESERVE, False, "CCG-LIF-04"),
        (play.RESERVE, True, "CCG-LIF-04"),
    ],
)
def test_force_is_told_by_where_it_was_and_what_it_pays(zone: int, is_damage: bool, clause: str) -> None:
    """Cards of the hand are no Life Force (CCG-GAM-01)."""
    game, (piece,) = on_table(TROOPER)
    place = piece.place
    game.move(piece, game.pile(0, zone))
    choice = Option(play.LOSE_HAND_VERB, piece.id, 0) if zone == play.HAND else Option(play.LOSE_PILE_VERB, -1, zone)
    if is_damage:
        game.battle.place = place
        game.battle.damage[0] = 1
        pay(game, Decision(play.DAMAGE_CHOICE, 0, place), choice)
    else:
        answer_loss(game, Frame(play.LOSS_FRAME, 0, 0, 1), choice)
    told = steps(game, POOL)[-1]
    assert told.text["en"].startswith("Side 1 loses Rebel Trooper from the ")
    assert told.clause == clause


def test_who_deploys_a_card_from_a_pile_is_asked_by_its_name() -> None:
    """CCG-DEP-03: the player has just chosen it, and the log of that player tells so."""
    game = started("203_19", "1_127", "2_73", "2_14", "203_14", "1_130", *["1_121"] * 20)
    game.viewer, game.tells_forced = 0, True
    while (decision := game.advance()) is not None and game.turn < 4:
        acts = [number for number, option in enumerate(decision.options) if option.verb == ACT_VERB and is_mission(game, option.piece)]
        game.apply(acts[0] if acts else 0 if decision.kind in CHOOSING else len(decision.options) - 1)
    asked = [step.text["en"] for step in steps(game, POOL) if step.clause == "CCG-DEP-03"]
    assert any(text.startswith("Side 1 chooses where Alderaan goes") for text in asked)
    assert not any("hidden" in text for text in asked)


def is_mission(game: Play, id: int) -> bool:
    return game.pieces[id].card.code == "203_19"
