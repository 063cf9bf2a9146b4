"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import keep_drains
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.guards import guard_drains
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, may, pick, put_out, shuffle, take
from games.star_wars_ccg.abilities.ops import (
    action,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    gives,
    immune,
    immune_to,
    left_out,
    loses,
    printed,
)
from games.star_wars_ccg.abilities.parts import it_is, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.palace import brings

PARTNERS: Final = location(state="battleground", hosting_two=own_character(skill="smuggler"))
FORTUNE: Final = ["Corran Horn", "Mara Jade", "Mirax Terrik", "Talon Karrde"]
OPPOSING_INTERRUPT: Final = cards("interrupt", not_named="Ghhhk", whose="opponent", zone="lost")
TOP_LOST: Final = cards(whose="own", zone="lost", state="topmost")

ABILITIES: Final[Mapping[str, Declared]] = {
    "218_9": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(cards(named="Visage Of The Emperor"))),
        constant(
            loses("cost", 3, ship(named="Devastator", zone="hand", bound_for=location(named="Mustafar"))),
            immune(6, ship(named="Devastator", at=location(named="Mustafar"))),
        ),
        action(
            choose(
                [deploy(cards("starship", named="Devastator"))],
                [deploy(location(named="Mustafar"))],
                [deploy(location(titled="Private Platform"))],
            ),
            shuffle("reserve"),
            when="deploy",
            times=1,
        ),
    ),
    "218_13": card(
        printed(deploys_beside(0), immune_to("Alter")),
        brings(character(named="Sebulba"), once_a="game"),
        brings(location(named=["Malastare", "Tatooine: Podrace Arena"])),
        constant(cannot("use_text", who=character(named="Jar Jar", meeting=character(named="Sebulba")))),
    ),
    "218_15": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(cards("epic-event", icon="skywalker", whose="own"))),
        action(deploy(location(named="Polis Massa")), shuffle("reserve"), when="deploy"),
        constant(left_out()),
    ),
    "218_21": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(cards("objective", titled="Watch Your Step"))),
        constant(gives("smuggler", who=character(named="Corran Horn")), guard_drains(who=PARTNERS), keep_drains(who=PARTNERS)),
        *(
            action(
                pick(1, cards(whose="own", zone="used")),
                take(PICKED),
                shuffle("used"),
                when="deployed",
                once_a="game",
                conditions=it_is(cards(named=each, whose="own", at=location(system="Tatooine"))),
            )
            for each in FORTUNE
        ),
        brings(location(expansion="reflections-2"), once_a="game"),
    ),
    "218_26": card(
        printed(deploys_on(0, location("site", state="battleground")), immune_to("Alter")),
        automatic(may(take(TOP_LOST)), at="entry", conditions=there_is(TOP_LOST)),
        action(pick(1, OPPOSING_INTERRUPT), put_out(PICKED), once_a="game", conditions=there_is(OPPOSING_INTERRUPT)),
        constant(left_out()),
    ),
}
