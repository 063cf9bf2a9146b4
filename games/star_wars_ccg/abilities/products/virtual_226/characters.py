"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import lower_drawn, put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import carries_also, deploy
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    choose,
    look_at_top,
    lose,
    may,
    pick,
    put_on_used,
    retrieve_top,
    shuffle,
    take,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    automatic,
    cannot,
    card,
    constant,
    doom,
    drain,
    draw_anyway,
    gains,
    immune,
    immune_to,
    left_out,
    loses,
    printed,
)
from games.star_wars_ccg.abilities.parts import it_is, shot_at, target, there_is, there_is_no, there_is_one_of, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import BATTLEGROUND, into_hand
from games.star_wars_ccg.abilities.products.phrases.palace import brings

GRAVEYARD: Final = location(named="Jakku: Starship Graveyard", where="here")
# At the Starship Graveyard or a site of Tatooine, or at a docking bay elsewhere.
PORTS: Final = (
    [there_is_one_of(GRAVEYARD, site("Tatooine", where="here"))],
    [there_is(location(mark="docking bay", where="here")), there_is_no(site("Tatooine", where="here"))],
)
COMPANY: Final = (
    character(named="Grogu", where="here"),
    cards(mark="jawa", where="here"),
    ship("starfighter", at=location("site"), where="here"),
)
SABER: Final = cards("weapon", mark="lightsaber")
OBI_WANS: Final = cards("interrupt", named=["Glancing Blow", "Help Me Obi-Wan Kenobi"])
XIZOR: Final = character(named="Prince Xizor", state="present")
REFLECTED: Final = there_is(cards("objective", expansion="reflections-2", whose="own"))
AT_SITE: Final = this_is(cards(state="present", at=location("site")))

ABILITIES: Final[Mapping[str, Declared]] = {
    "226_4": card(
        constant(moves_cost_less("walk_to", 9, character("imperial"))),
        action(
            put_on_used(THIS),
            void_destiny(),
            when="shot",
            conditions=[AT_SITE, this_is(cards(state="unhit")), shot_at(own_character(other=True, where="here"))],
        ),
        action(
            put_on_used(THIS),
            lose(),
            conditions=[AT_SITE, this_is(cards(state="unhit"))],
            targets=target(character(state="undercover", where="here")),
        ),
    ),
    "226_5": card(
        flies(2),
        constant(drain(1), conditions=[AT_SITE, there_is(XIZOR)]),
        constant(cannot("be_shot", who=XIZOR), conditions=[AT_SITE, this_is(cards(state="unhit"))]),
        constant(draw_anyway(1), immune(5), conditions=REFLECTED),
    ),
    "226_8": card(
        action(deploy(cards("weapon", named="Mara Jade's Lightsaber"), at=location(where="here")), shuffle("reserve"), when="deploy"),
        constant(immune(4)),
        constant(immune(5), conditions=there_is(character(named="Luke"))),
        printed(immune_to("Rebel Barrier")),
        constant(left_out()),
    ),
    "226_10": card(
        constant(gains("power", "forfeit", 2), conditions=this_is(cards(at=site("Coruscant")))),
        action(
            retrieve_top(1),
            when="deployed",
            times=1,
            conditions=it_is(own_character(mark="black sun agent", at=location("site"), where="here")),
        ),
        automatic(
            forbid("battle", until="turn"),
            at="deployed",
            conditions=it_is(cards(icon="maintenance", whose="opponent", where="here")),
            targets=target(cards(of="it")),
        ),
    ),
    "226_11": card(
        automatic(
            may(
                look_at_top(2, revealed=True),
                pick(1, cards(of="looked", zone="reserve")),
                take(PICKED),
                put_in_pile("used", cards(of="looked", zone="reserve")),
            ),
            at="entry",
        ),
        constant(cannot("be_shot", who=own_character(mark="leader", where="here")), conditions=this_is(cards(state="unhit"))),
        constant(doom(character(state="undercover", where="here"))),
    ),
    "226_18": card(
        flies(2),
        printed(carries_also(SABER)),
        constant(
            add_destiny(1),
            conditions=there_is_one_of(character(named="Grogu", where="here"), character(mark="padawan", other=True, where="here")),
        ),
        action(deploy(SABER, on=cards(of="this"), pile="lost"), when="deploy", once_a="game"),
        constant(
            gains("guard", 1, own_character(other=True, where="here"), per=cards("weapon", mark="lightsaber", of="on_this")),
            immune(6),
        ),
    ),
    "226_19": card(
        printed(immune_to(["Wookiee Strangle", "You Are Beaten"])),
        action(
            put_in_pile("force"),
            take(cards(whose="own", zone="force", state="bottommost")),
            times=1,
            conditions=there_is(cards(named="Wookiee Homestead")),
            targets=target(cards(whose="own", zone="held")),
        ),
        brings(location(mark="forest", unique=True), once_a="game"),
    ),
    "226_24": card(
        printed(immune_to("You Are Beaten")),
        constant(loses("power", "forfeit", 1, enemy_character(where="here")), immune(6)),
        constant(add_destiny(1), conditions=there_is(character(named=["Maul", "Sidious", "Vader"], where="here"))),
        action(
            choose(
                search({**OBI_WANS, "whose": "own", "zone": "reserve"}),
                [pick(1, {**OBI_WANS, "whose": "own", "zone": "lost"}), *into_hand()],
            ),
            once_a="game",
        ),
    ),
    "226_25": card(
        *(constant(gains("power", 3), conditions=port) for port in PORTS),
        *(
            action(cancel(), conditions=port, targets=target(each))
            for port in PORTS
            for each in (cards(named=["I've Lost Artoo!", "Lateral Damage"]), cards("device", named="Restraining Bolt", where="here"))
        ),
        *(
            action(retrieve_top(1), when="control", times=1, conditions=[this_is(cards(at=BATTLEGROUND)), there_is(each)])
            for each in COMPANY
        ),
    ),
    "226_26": card(
        flies(2),
        printed(immune_to("Sniper")),
        constant(add_destiny(1), conditions=there_is(character(named=["Dooku", "Grievous", "Ventress"], where="here"))),
        constant(plays_as("used", cards("interrupt", named="Dark Approach")), immune(6)),
        constant(immune(8), conditions=this_is(cards(state="alone"))),
        action(choose([look_at_top(1)], [look_at_top(1, whose="opponent")]), times=1, once_a="together"),
        action(lower_drawn(1), when="shot", times=1, once_a="together", conditions=there_is(cards(state="shooting", where="here"))),
    ),
}
