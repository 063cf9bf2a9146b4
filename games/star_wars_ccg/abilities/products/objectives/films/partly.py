"""Objectives about training on Dagobah, a hidden base, and the search for a map; the first two are played in part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import trains_twice
from games.star_wars_ccg.abilities.operations.fate import most_drained, no_drain, put_in_pile, retrieve_less, stack
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.piles.force import barren, raise_text_destiny
from games.star_wars_ccg.abilities.operations.piles.looks import lends_plays
from games.star_wars_ccg.abilities.operations.rules.people import toll_destinies
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import cancel, put_out, retrieve_top, return_to_hand, shuffle
from games.star_wars_ccg.abilities.ops import THIS, action, automatic, cannot, card, constant, doom, gives, left_out, lets
from games.star_wars_ccg.abilities.parts import target, there_are, there_are_most, there_is, there_is_no, use, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.objectives.planets import flips

DAGOBAH: Final = location(system="Dagobah")
LUKE: Final = own_character(named="Luke")
SENSES: Final = ["Sense", "Alter"]
LAST_TEST: Final = cards("jedi-test", named="It Is The Future You See", whose="own", state="completed")
TESTS: Final = cards("jedi-test", whose="own")
ALL: Final = 60
AGENT: Final = "resistance agent"
AMONG_PEOPLE: Final = character(mark=AGENT, state="in_the_open", at=location("site", state="battleground"))
# Whoever the opponent has revealed.
REVEALED: Final = enemy_character(of="namesake", zone="any")
PROMISE: Final = cards("effect", named="I Will Finish What You Started")
KYLO: Final = there_is(character(named="Kylo"))


def comes_to_dagobah(what: Mapping[str, Any], **less: Any) -> Any:
    return action(deploy(what, at=DAGOBAH, **less), shuffle("reserve"), face="front", when="deploy", once_a="turn")


def over(**when: Any) -> Any:
    """The training ends, and what was learned is lost."""
    return automatic(cancel(TESTS), put_out(THIS), face="back", **when)


def training() -> Declared:
    """Luke is trained on Dagobah; then he is where he is needed."""
    return card(
        starting(starts_with(1, location("system", named="Dagobah"))),
        lasting(cannot("be_converted", who=location("system", named="Dagobah"))),
        comes_to_dagobah(LUKE),
        comes_to_dagobah(own_character(named="Yoda"), less=2),
        *(comes_to_dagobah(cards(named=title)) for title in ("Yoda's Hope", "At Peace", "Luke's Backpack")),
        constant(
            trains_twice(own_character()),
            no_drain(whose="own", who=DAGOBAH),
            barren(cards(whose="own", at=DAGOBAH), whose="own"),
            raise_text_destiny(4, cards("interrupt", named=SENSES, zone="any")),
            face="front",
        ),
        flips("front", there_is(LAST_TEST)),
        automatic(retrieve_top(10), face="back", at="flipped", once_a="game"),
        action(
            put_in_pile("used", cards(aboard=cards(of="target"))),
            return_to_hand(),
            face="back",
            when="move",
            costs=use(3),
            targets=target({**LUKE, "at": location(state="controlled")}),
        ),
        constant(
            lets("come_anywhere", who={**LUKE, "zone": "hand"}),
            cannot("be_played", who=cards("interrupt", named=SENSES, whose="opponent", zone="held")),
            face="back",
        ),
        over(at="drain_begun", conditions=[your_turn(), there_is({**DAGOBAH, "state": ["draining"]})]),
        over(conditions=there_is({**LUKE, "state": ["out_of_play"], "zone": "any"})),
        constant(left_out()),
    )


def hidden_base() -> Declared:
    """Systems come one by one, and drains cost the opponent little; where the base is hidden is not played."""
    return card(
        starting(starts_with(1, location("system", named="Rendezvous Point"))),
        action(deploy(location("system")), shuffle("reserve"), face="front", when="deploy", times=1),
        constant(most_drained(1, location(kind=["system", "sector"]), whose="opponent"), face="front"),
        constant(left_out()),
    )


def the_map() -> Declared:
    """The First Order looks for those who have seen the map."""
    held = location(state=["battleground", "controlled"], hosting=own_character("first-order"))
    return card(
        starting(
            starts_with(1, location(named="Jakku: Tuanul Village")),
            starts_with(1, location(episode_vii=True, not_named="Jakku: Tuanul Village")),
            starts_with(1, PROMISE),
            starts_with(1, character("resistance", unique=True), up_to=True, theirs=True, shown=True),
        ),
        lasting(
            gives(AGENT, who=REVEALED),
            doom(character(mark="dark jedi", not_episode_vii=True)),
            shelters("Set For Stun", character(mark=AGENT)),
        ),
        lasting(
            gives(AGENT, who=character(named="Luke", zone="any")),
            cannot("be_immune", who=character(named="Luke")),
            conditions=there_is_no(character(of="aim", zone="any")),
        ),
        flips("front", there_are(2, held), there_is_no(AMONG_PEOPLE)),
        constant(toll_destinies(1, who=location(hosting=own_character("first-order", mark="leader"))), face="back"),
        constant(retrieve_less(ALL), face="back", conditions=there_is_no(character(named="BB-8"))),
        constant(lends_plays(PROMISE), face="back", conditions=KYLO),
        action(
            stack(on=PROMISE),
            face="back",
            conditions=[your_turn(), KYLO, there_is(PROMISE)],
            targets=target(cards("interrupt", whose="own", zone="lost")),
        ),
        flips("back", there_are_most(1, location(state=["battleground", "occupied"]))),
        flips("back", there_is(AMONG_PEOPLE)),
    )


ABILITIES: Final[Mapping[str, Declared]] = {"7_136": hidden_base(), "7_138": training(), "208_57": the_map()}
