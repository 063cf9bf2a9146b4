"""Light Side cards: Gungans, Jedi, the Queen and her guards, and what helps them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import add_to_draw, raise_drains, titles_least
from games.star_wars_ccg.abilities.operations.fate import majority, no_drain, put_in_pile, raise_if_drawn, stack
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars, moves_cost
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    TARGET,
    draw_each,
    if_,
    lose,
    lose_force,
    more_power,
    pick,
    put_out,
    raise_,
    redraw,
    relocate,
    retrieve_top,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import forbid, raise_total_destiny
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    costs,
    costs_less,
    deployment,
    deploys_beside,
    deploys_on,
    doom,
    drain,
    fires,
    gains,
    generation,
    holds,
    immune,
    immune_to,
    instead,
    lets,
    loses,
    lower_destiny,
    own_cost,
    printed,
    raise_destiny,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    gun_is,
    it_is,
    opponents_turn,
    shot_at,
    target,
    there_are,
    there_are_most,
    there_is,
    there_is_no,
    this_is,
    use,
    wager_won,
    you_control,
    your_destiny,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.death_star_ii.conflicts import pairs
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import reacts_to, search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

NABOO: Final = location("site", system="Naboo")
NABOO_SITE: Final = site("Naboo")
ON_NABOO: Final = this_is(cards(at=NABOO))
UNDERWATER: Final = location("site", icon="underwater")
GUNGAN: Final = own_character(mark="gungan")
GUNGANS_HERE: Final = own_character(mark="gungan", where="here")
FAMBAA: Final = cards("vehicle", mark="fambaa", whose="own")
OTHER_REPUBLIC: Final = own_character("republic", other=True, state="present")
CHEAPER_ON_NABOO: Final = own_cost(costs_less(1), conditions=there_is(location(system="Naboo", where="here")))
AT_SITE: Final = this_is(cards(at=GROUND))
FIGHTS: Final = this_is(cards(state="in_battle"))
IN_BATTLE_HERE: Final = there_is(location(state="in_battle", where="here"))
JAR_JAR: Final = own_character(named="Jar Jar")
AMIDALA: Final = character(named="Amidala")
REPUBLIC_SHIP: Final = own_ship(mark="republic (starship)")
# The card that was just drawn, while it lies on the Used Pile.
DRAWN_GUNGAN: Final = cards("character", mark="gungan", whose="own", zone="used", of="drawn")
WAITING: Final = own_character(named="Jar Jar", zone="stacked", lies_on=cards("effect", named="Brisky Morning Munchen"))
# Cards with ability that come from the hand.
ABLE: Final = cards(whose="opponent", state="able", zone="hand")
NASS: Final = character(named="Boss Nass")
PALACE: Final = location("site", mark="theed palace site")
# Where the opponent's cards are dearer, once for each.
FEASTS: Final = (
    {**PALACE, "hosting": AMIDALA},
    site("Naboo", not_mark="theed palace site", icon="exterior", hosting=NASS),
    {**PALACE, "icon": ["exterior"], "hosting": NASS, "not_hosting": AMIDALA},
)


def general_jar_jar() -> Declared:
    """Jar Jar at the head of an army: a droid is lost if his destiny is the higher one."""
    return card(
        action(
            draw_each(1),
            add_to_draw(1),
            if_(wager_won(), lose()),
            when="battle",
            once_a="battle",
            costs=use(1),
            conditions=FIGHTS,
            targets=target(enemy_character("droid", state="present")),
        ),
        action(*search(cards("effect", named="Brisky Morning Munchen", zone="reserve", whose="own")), once_a="game"),
    )


def victory(ships: Mapping[str, Any], fighters: Mapping[str, Any]) -> Declared:
    """The Effect that takes Force while two systems are held by these starships."""
    held = location("system", state=["battleground", "occupied"], hosting=ships)
    return card(
        printed(deploys_beside(0)),
        constant(gains("forfeit", 2, fighters)),
        automatic(
            lose_force(1, whose="opponent"),
            at="draws_begin",
            conditions=there_is_no(location("system", state=["battleground", "enemy_occupied"])),
        ),
        constant(doom(THIS), conditions=there_are_most(1, held)),
    )


def comes_to_a_drain() -> Declared:
    """The Immediate Effect that follows a Force drain of the opponent."""
    return card(
        printed(immune_to("Control")),
        deployment(deploys_on(0, location(state="subject")), when="drain_paid", conditions=opponents_turn()),
        constant(raise_drains(1, whose="opponent"), raise_destiny(1)),
        action(put_in_pile("used", THIS), retrieve_top(4), conditions=you_control()),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "14_31": card(printed(deploys_beside(0), immune_to("Alter")), *pairs()),
        "14_7": card(
            constant(gains("power", 1, own_character(mark="gungan", other=True, where="here")), conditions=AT_SITE),
            constant(bars("enter", enemy_character(), UNDERWATER)),
            action(
                deploy(DRAWN_GUNGAN, pile="used", free=True),
                if_(there_is_no(cards(zone="used", of="drawn")), redraw()),
                when="destiny",
                times=1,
                conditions=[your_destiny(), there_is(DRAWN_GUNGAN)],
            ),
        ),
        "14_8": card(
            CHEAPER_ON_NABOO,
            constant(raise_total_destiny(1, cards("weapon", mark=list(BLASTERS), of="on_this"))),
            automatic(
                lose(cards(of="shot_at")),
                lose_force(1, whose="opponent"),
                at="weapon_hit",
                once_a="battle",
                conditions=[
                    shot_at(character(mark="battle droid", where="here")),
                    gun_is(cards(mark=list(BLASTERS))),
                    IN_BATTLE_HERE,
                ],
            ),
        ),
        "14_9": card(
            action(
                deploy(cards("vehicle", mark=["kaadu", "fambaa", "eopie"]), at=location(where="here")),
                shuffle("reserve"),
                when="deploy",
                times=1,
            ),
            action(
                put_in_pile("used", cards(of="it", zone="lost")),
                when="lost",
                conditions=[it_is(cards("vehicle", kind="creature", whose="own")), there_is(site(state="scene", where="here"))],
            ),
        ),
        "14_10 14_11": general_jar_jar(),
        "14_12": card(
            CHEAPER_ON_NABOO,
            constant(gains("forfeit", 2, GUNGANS_HERE), conditions=AT_SITE),
            action(take(DRAWN_GUNGAN), when="destiny", conditions=[FIGHTS, your_destiny(), there_is(DRAWN_GUNGAN)]),
        ),
        "14_13": card(
            constant(cannot("be_shot", who=own_character(mark="gungan", also=character(mark="leader"), state="present"))),
            constant(
                gains("power", 4),
                raise_if_drawn(3, cards("character", mark="gungan", whose="own", zone="reserve")),
                conditions=[this_is(cards(state="defending")), ON_NABOO],
            ),
            constant(moves_cost("walk_from", 2, cards(of="this"))),
        ),
        "14_14": card(
            own_cost(costs_less(2), conditions=there_is(character(named="Amidala", at=GROUND, where="here"))),
            constant(
                cannot("be_shot", who=own_character(mark="leader", state="present")),
                lets("settle_all"),
                conditions=[FIGHTS, there_is(character(named=["Amidala", "Leia"], state="in_battle"))],
            ),
        ),
        "14_18 14_19": card(
            own_cost(costs_less(2), conditions=there_is(location("site", system="Naboo", where="here"))),
            constant(immune(3)),
            constant(immune(5), conditions=ON_NABOO),
            action(
                forbid("be_immune", until="turn"),
                when="control",
                times=1,
                costs=use(1),
                conditions=ON_NABOO,
                targets=target(character(named="Maul")),
            ),
        ),
        "14_23 14_24": card(
            own_cost(costs(0), conditions=there_is(site("Naboo", where="here"))),
            constant(cannot("be_shot", who=character(named="Amidala", where="here")), conditions=this_is(cards(at=NABOO_SITE))),
            constant(immune(5), conditions=ON_NABOO),
        ),
        "14_32": card(
            printed(deploys_on(0, location("site", icon="exterior"))),
            constant(
                cannot("be_shot", who=own_character(where="here")),
                lower_destiny(1),
                moves_cost("walk_to", "walk_from", 1, character()),
                conditions=there_is(cards("vehicle", mark="fambaa", whose="own", where="here")),
            ),
        ),
        "14_33": victory(REPUBLIC_SHIP, own_ship(mark="n-1 starfighter")),
        "14_34": card(
            printed(deploys_beside(0)),
            constant(*(gains("cost", 2, {**ABLE, "bound_for": feast}) for feast in FEASTS)),
            automatic(
                lose_force(1, whose="opponent"),
                at="destiny",
                once_a="battle",
                conditions=[
                    your_destiny(),
                    there_is(site("Naboo", state="in_battle")),
                    there_is(character(mark=["gungan", "royal naboo security"], zone="used", of="drawn")),
                ],
            ),
        ),
        "14_35": card(
            printed(deploys_on(0, location(named="Coruscant: Galactic Senate"))),
            constant(gains("politics", 1, character(named="Amidala", where="here"))),
            constant(generation(3), conditions=majority()),
            constant(doom(THIS), conditions=there_is(location(state="opposed", where="here"))),
        ),
        "14_36": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(
                drain(2, location(named="Naboo: Battle Plains")),
                conditions=titles_least(2, own_character(mark="gungan", at=location(named="Naboo: Battle Plains"))),
            ),
            constant(
                immune(4, own_character(mark="gungan", at=location(hosting=FAMBAA))),
                immune(4, cards("vehicle", kind="creature", whose="own", at=location(hosting=FAMBAA))),
                conditions=there_are(2, UNDERWATER),
            ),
        ),
        "14_37": comes_to_a_drain(),
        "14_39": card(
            printed(deploys_beside(0)),
            action(stack(cards(of="it", zone="lost")), when="lost", conditions=[it_is(GUNGAN), there_is(location("site", state="scene"))]),
            action(
                pick(1, own_character(mark="gungan", zone="stacked", of="stacked")),
                put_out(PICKED),
                more_power(4),
                when="battle",
                once_a="battle",
                conditions=there_is(own_character(mark="gungan", zone="stacked", of="stacked")),
            ),
        ),
        "14_42": card(
            used(
                pick(1, location("site", state="subject")),
                relocate(TARGET, to=PICKED),
                when="battle_begins",
                targets=target(own_character(named="Jar Jar", state="standing", where="beside_it")),
            ),
            used(raise_("landspeed", 1, until="turn"), targets=target(JAR_JAR)),
            used(take(WAITING), conditions=there_is(WAITING)),
        ),
        "14_50": card(
            printed(immune_to("Revolution")),
            constant(
                loses("cost", 1, own_character(mark="gungan", zone="hand", where="here")),
                no_drain(whose="own"),
                lets("move_free", who=GUNGANS_HERE),
                half="light",
            ),
            constant(gains("cost", 4, cards(state="able", not_mark="gungan", zone="hand", bound_for=UNDERWATER)), half="dark"),
        ),
        "14_60": card(
            printed(holds(pilots=1, passengers=3)),
            *reacts_to(site("Naboo", state="subject")),
            *(
                constant(raise_destiny(1), conditions=there_are(n, own_character(mark="royal naboo security", state="present")))
                for n in (1, 2, 3)
            ),
        ),
        "14_65": card(
            printed(deploys_on(0, GUNGAN), fires(0, character())),
            instead(lower("power", 4, until="turn"), targets=target(character())),
            action(put_in_pile("reserve", THIS), when="battle_ends", conditions=there_is(location(state="subject", where="here"))),
        ),
    }
)
