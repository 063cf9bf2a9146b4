"""The Light Side's characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import lift_shot
from games.star_wars_ccg.abilities.operations.draws.sabacc import in_sabacc, is_cloned, wins_double
from games.star_wars_ccg.abilities.operations.fate import drawn_is, put_in_pile, raise_drawn, raise_if_drawn, raise_if_fired
from games.star_wars_ccg.abilities.operations.fetching import deploy, distract, set_until, trade
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.piles.force import even_icons
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.spies import break_cover
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    cancel_drain,
    cancel_it,
    carry_off,
    choose,
    draw_cards,
    draw_destiny,
    if_,
    look_at_hand,
    look_at_top,
    may,
    pick,
    put_on_used,
    raise_,
    retrieve,
    retrieve_top,
    retrieve_topmost,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.amended import amends, fewer_than, in_text_of
from games.star_wars_ccg.abilities.operations.texts.changed import as_title, glance, lends, reorder_force, switches_off
from games.star_wars_ccg.abilities.operations.weapons import immune_below, pick_random, sink_drawn
from games.star_wars_ccg.abilities.ops import (
    HOST_PILOTED,
    PILOTED,
    THIS,
    action,
    attrition,
    cannot,
    card,
    constant,
    deploys_only,
    doom,
    drain,
    gains,
    generation,
    immune,
    left_out,
    lets,
    loses,
    lower_destiny,
    more_icons,
    never_aboard,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_beats,
    destiny_is_ability,
    gun_is,
    it_is,
    opponent_attacks,
    opponents_turn,
    picked_is,
    target,
    there_are,
    there_is,
    there_is_one_of,
    this_is,
    this_is_not,
    use,
    use_hand,
    you_attack,
    you_control,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.amended import jawa_chief, night_watch, working
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, reacts_to, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import ANY_DESTINIES
from games.star_wars_ccg.abilities.products.phrases.palace import (
    AUDIENCE,
    PALACE,
    TATOOINE_SITE,
    brings,
    comes_free_to,
    court,
    courtiers,
    finds,
    local,
    named,
    tribute,
    with_courtier,
)
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

HUTT: Final = character(mark="hutt")
MINERS: Final = own_character(mark="miner", zone="any")
GAMES: Final = cards(mark=["hologram", "dejarik"], whose="own", zone="any")
ON_TATOOINE: Final = this_is(cards(at=TATOOINE_SITE))
SELF: Final = cards(of="this")
SWAMP: Final = location("site", mark="swamp")
# Where guards wait for a Jawa's guns, and what they are.
JAWA_GUNS: Final = ["Jawa Blaster", "Jawa Ion Gun"]
NON_UNIQUE_BLASTER: Final = cards("weapon", mark=list(BLASTERS), not_unique=True)
BATTLE_NEAR: Final = location("site", state="in_battle", where="adjacent")
BATTLE_HERE: Final = location("site", state="in_battle", where="here")
OWN_LOST: Final = cards(whose="own", zone="lost")
YARKORAS: Final = own_character(named="Yarkora")
MUSICIAN_OTHER: Final = own_character(mark="musician", not_named="Max Rebo")
MARKER: Final = location("site", mark=[f"marker {number}" for number in range(1, 8)])
FIGHTER: Final = cards("starship", kind="starfighter", of="piloted")
WORTHY: Final = enemy_character("imperial", "alien", unique=True, not_mark="female", zone="held")


def at(*places: Mapping[str, Any]) -> Any:
    """The condition that this card is at one of these places."""
    if len(places) == 1:
        return this_is(cards(at=places[0]))
    return there_is_one_of(*({"of": "this", "at": place} for place in places))


def armed_in_battle(*others: Any) -> Any:
    """The text by which a fighter takes a blaster out of the Reserve Deck when attacked."""
    fights = [opponent_attacks(), this_is(cards(state="in_battle"))]
    return action(
        deploy(NON_UNIQUE_BLASTER, on=SELF, free=True, reacting=True),
        shuffle("reserve"),
        when="battle_begins",
        once_a="event",
        conditions=fights,
    )


def reading() -> Any:
    """The text that puts the opponent's Force Pile in another order, in the opponent's control phase."""
    return action(reorder_force(), when="control_begins", once_a="event", conditions=opponents_turn(), costs=use(3))


def scavengers(chief: str, where: Mapping[str, Any]) -> list[Any]:
    """The texts for which the call of Jawas is used while their chief and three of them are on the table."""
    jawas = [there_is(own_character(named=chief)), there_are(3, cards(mark="jawa", whose="own"))]
    return [
        lends(as_title("Utinni!"), cancel_drain(), when="drain", conditions=[opponents_turn(), there_is(where), *jawas]),
        lends(as_title("Utinni!"), cancel_it(), when="used", conditions=[it_is(cards("interrupt", named="Control")), *jawas]),
    ]


def of_the_desert(musicians: Mapping[str, Any]) -> list[Any]:
    """The texts of a musician for whom sand is no hindrance, and whom other musicians guard."""
    return [
        constant(shelters(["Gravel Storm", "Sandwhirl"], THIS), cannot("be_slowed"), immune_below(0, musicians)),
    ]


FOUGHT_HERE: Final = there_is(location("system", state="in_battle", where="here"))
DOUBLED: Final = this_is(cards(state="twofold"))
NOT_DOUBLED: Final = this_is_not(cards(state="twofold"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "6_2": card(
        *comes_free_to(TATOOINE_SITE),
        constant(
            *(
                drain(1, location("site", icon="exterior", hosting=cards(named=name, whose="own")))
                for name in ("Vaporator", "Hydroponics Station")
            ),
            conditions=ON_TATOOINE,
        ),
        constant(immune(3, own_character(state="present")), conditions=this_is(cards(meeting=named("Vaporator")))),
    ),
    "6_3": card(
        finds(named("Hero Of A Thousand Devices"), named("A Gift")),
        constant(
            lower_destiny(1, who=location("site", where="same_or_related")),
            conditions=[this_is(cards(at=location("site", state="battleground"))), there_is(character(named="C-3PO", where="here"))],
        ),
    ),
    "6_5": card(
        local(),
        finds(named("Utinni!"), cards(mark="jawa")),
        *scavengers("Aved Luun", location("site", state="draining", at=TATOOINE_SITE)),
    ),
    "6_6": card(
        action(
            retrieve(cards(zone="lost", whose="own", state="topmost")),
            times=1,
            conditions=there_is_one_of(
                cards(type=["weapon", "device"], zone="lost", whose="own", state="topmost"),
                cards("vehicle", kind="transport", zone="lost", whose="own", state="topmost"),
            ),
            costs=use(1),
        ),
        action(
            trade(1, cards(whose="own"), cards(type=["weapon", "device"])),
            when="control",
            times=1,
            conditions=[there_is(cards(type=["weapon", "device"], zone="lost", whose="own")), there_is(cards(zone="held", whose="own"))],
        ),
    ),
    "6_7": card(
        constant(raise_if_drawn(2, GAMES), raise_if_fired(2, GAMES)),
        constant(
            gains("power", 1, cards(mark=["hologram", "dejarik"], whose="own", at=location(mark="holosite"))),
            conditions=[this_is(cards(at=GROUND)), you_control()],
        ),
    ),
    "6_9": card(
        with_courtier("Kabe"),
        action(
            pick_random(1, cards(whose="opponent", zone="held")),
            glance(),
            if_(picked_is(cards("weapon", kind="character")), may(carry_off(PICKED))),
            when="control",
            conditions=there_is(cards(whose="opponent", zone="held")),
            times=1,
        ),
    ),
    "6_10": card(
        constant(gains("power", 2), conditions=at(location(mark="docking bay"), location("site", icon="mobile"))),
        constant(gains("power", 2), conditions=this_is(cards(at=location(named="Tatooine: Mos Eisley")))),
        flies(2),
        constant(is_cloned()),
    ),
    "6_11": card(
        constant(gains("power", 2), conditions=at(location(mark="desert"), TATOOINE_SITE)),
        courtiers("kitonak", forfeit=2),
        *of_the_desert(own_character(mark="musician")),
    ),
    "6_12": card(constant(gains("power", 3), conditions=there_is(character("imperial", at=GROUND, where="here"))), constant(left_out())),
    "6_13": card(
        printed(reacts_from_hand(place=location("site", mark=["jungle", "forest"]))),
        with_courtier("Dice Ibegon"),
        constant(attrition(1), conditions=at(GROUND)),
    ),
    "6_14": card(
        courtiers("saurin", forfeit=2),
        court(gains("power", "forfeit", 1, own_character(holding=cards("effect", named="Sai'torr Kal Fas")))),
    ),
    "6_15": card(
        action(
            *search(location("site", zone="reserve", whose="own", where="related")),
            when="control",
            times=1,
            conditions=[this_is(cards(at=location("site", icon="exterior"))), this_is(cards(at=location("site", icon="planet")))],
            costs=use(2),
        ),
        courtiers("snivvian", forfeit=2),
    ),
    "6_16": card(
        printed(deploys_only(location("site", icon="interior"))),
        constant(cannot("move")),
        action(
            draw_destiny(1),
            if_(destiny_beats("ability", 3), distract(until="turn")),
            when="battle",
            once_a="battle",
            conditions=there_is(BATTLE_HERE),
            targets=target(character(state="present")),
        ),
    ),
    "6_17": card(
        action(retrieve_top(1), when="battle_begins", once_a="event", conditions=[opponent_attacks(), there_is(BATTLE_NEAR)]),
        action(
            choose([retrieve_top(1)], [retrieve_topmost(OWN_LOST)]),
            when="battle_begins",
            once_a="event",
            conditions=[opponent_attacks(), there_is(BATTLE_HERE)],
        ),
    ),
    "6_18": card(
        flies(2),
        constant(gains("cost", 2, enemy_character("imperial", not_mark="female", zone="hand", where="near")), conditions=at(GROUND)),
    ),
    "6_19": card(
        constant(gains("power", 1), conditions=at(SWAMP)),
        action(
            pick(1, cards(zone="held", whose="own")),
            put_in_pile("used", PICKED, under=True),
            draw_cards(1),
            when="draw",
            times=1,
            conditions=there_is(cards(zone="held", whose="own")),
        ),
    ),
    "6_20": card(
        with_courtier("Momaw Nadon"),
        constant(more_icons(1), conditions=at(location("site", mark=["jungle", "swamp", "forest"]), site("Endor", icon="exterior"))),
        constant(cannot("attack", who=cards("creature", icon="selective-creature", state="present"))),
    ),
    "6_21": card(
        action(retrieve_top(1), when="deployed", once_a="event", conditions=it_is(own_character(mark="musician", where="here", at=GROUND))),
        action(
            set_until("forfeit", 0, until="turn"),
            times=1,
            conditions=your_turn(),
            costs=use(1),
            targets=target(character("alien", ability_most=2, not_mark="female", state="present")),
        ),
    ),
    "6_22": card(
        local(),
        constant(gains("power", 2, own_character(mark="jawa", other=True)), conditions=at(AUDIENCE, location(named="Tatooine: Jawa Camp"))),
        *jawa_chief("Kalit", "Jawa Siesta"),
    ),
    "6_23": card(
        constant(gains("power", 2), conditions=at(location(mark="desert"))),
        constant(gains("power", 1), conditions=[at(TATOOINE_SITE), this_is(cards(at=location("site", not_mark="desert")))]),
        *of_the_desert(own_character(mark="musician", state="present")),
    ),
    "6_24": card(
        constant(gains("power", 2), conditions=at(PALACE)),
        printed(reacts_from_hand(place=location("site", hosting=HUTT))),
        *reacts_to(location("site", hosting=HUTT, state="subject")),
    ),
    "6_25": card(armed_in_battle()),
    "6_26": card(
        flies(3), amends(in_text_of("Ellorrs Madak"), gains("power", 2, HOST_PILOTED), conditions=working("Leslomy Tacema", at=AUDIENCE))
    ),
    "6_27": card(court(cannot("use_text", who=named("Gailid", "Mosep"))), tribute(conditions=[this_is(cards(at=AUDIENCE))])),
    "6_28": card(
        constant(gains("power", 2), conditions=at(location("site", system="Hoth"))),
        court(
            loses("cost", 1, own_character(mark="musician", zone="hand")), gains("forfeit", 3, own_character(mark="musician", other=True))
        ),
        lends(
            as_title("The Bith Shuffle"),
            cancel_drain(),
            when="drain",
            conditions=[
                opponents_turn(),
                there_is(
                    own_character(named="Max Rebo", where="beside_it", at=location("site", hosting=MUSICIAN_OTHER)),
                ),
            ],
        ),
    ),
    "6_29": card(action(look_at_hand(), put_on_used(WORTHY), when="control", times=1, costs=use_hand())),
    "6_30": card(
        constant(gains("power", "forfeit", 2), conditions=at(location("site", system="Hoth"), location(named="Cloud City: Dining Room"))),
        constant(
            shelters("Walker Garrison", location(system="Hoth")),
            conditions=[
                this_is(cards(at=MARKER)),
                fewer_than(
                    3,
                    location("site", system="Hoth", hosting=cards("vehicle", mark="at-at", whose="opponent")),
                    cards(named="Ortolan", whose="own", at=MARKER),
                ),
            ],
        ),
    ),
    "6_31": card(
        flies(2),
        court(
            gains("power", "forfeit", 1, own_character(mark="corellian", unique=True)),
            gains("power", "forfeit", 2, own_character(mark="corellian", not_unique=True)),
        ),
        constant(generation(2), conditions=[this_is(cards(at=AUDIENCE)), there_is(location("system", named="Corellia"))]),
    ),
    "6_33": card(
        constant(drain(1, site("Cloud City")), raise_if_drawn(4, MINERS), conditions=at(site("Cloud City"))),
        brings(character("rebel", not_unique=True), at=location(where="here"), conditions=at(site("Cloud City"))),
    ),
    "6_34": card(
        flies(2),
        constant(gains("power", 2, PILOTED), conditions=this_is(cards(holding=cards("effect", named="Rycar Ryjerd")))),
        constant(shelters("Tallon Roll", FIGHTER), lets("pass_asteroids", who=FIGHTER)),
    ),
    "6_35": card(
        action(raise_("power", 1, THIS, until="turn"), times=3, costs=use(1)),
        constant(cannot("attack", "be_attacked", who=cards("creature", not_named="Sarlacc", where="here"))),
    ),
    "6_36": card(
        local(),
        constant(lets("come_free", who=cards("weapon", named=JAWA_GUNS, zone="hand", bound_for=SELF))),
        action(
            choose(*([lift_shot(each)] for each in (1, 2, 3))),
            when="shot",
            once_a="event",
            conditions=gun_is(cards("weapon", named=JAWA_GUNS, of="on_this")),
        ),
        constant(wins_double(), conditions=in_sabacc(cards("interrupt", named="Dune Sea Sabacc"))),
    ),
    "6_37": card(
        action(
            choose([look_at_top(1)], [look_at_top(1, whose="opponent")]),
            when="battle",
            once_a="battle",
            conditions=there_is(enemy_character("alien", state="present")),
            costs=use(3),
        ),
        court(gains("power", "forfeit", 2, own_character(named="Yarkora"))),
    ),
    "6_39": card(constant(gains("power", 1), conditions=at(SWAMP)), courtiers("ishi tib", power=2, forfeit=2), reading()),
    "6_40": card(
        constant(
            loses("forfeit", 2, enemy_character(skill="pilot", at=GROUND, where="here")),
            shelters(["Elis Helrot", "Nabrun Leids"], who=location("site", where="near")),
        )
    ),
    "6_41": card(
        printed(reacts_from_hand()), constant(gains("power", 2), conditions=this_is(cards(state="at_night"))), *night_watch("Nightfall")
    ),
    "6_42": card(
        local(),
        flies(2),
        brings(named("Undercover"), on=SELF, once_a="game"),
        constant(shelters("None Shall Pass", character("rebel", where="here")), conditions=[this_is(cards(at=site())), you_control()]),
    ),
    "6_43": card(
        constant(
            drain(1, location("system", named="Alderaan"), per=location("site", system="Yavin 4", state="controlled")),
            conditions=at(site("Yavin 4")),
        ),
        courtiers("elom", power=1, forfeit=1),
    ),
    "6_44": card(
        court(
            drain(1, location(hosting=own_character("alien", not_unique=True))),
            loses("cost", 1, own_character("alien", not_unique=True, zone="hand")),
        ),
        action(activate(1), when="deployed", once_a="event", conditions=it_is(enemy_character(destiny=1))),
    ),
    "6_45": card(
        flies(2),
        constant(gains("power", 2, PILOTED), conditions=DOUBLED),
        constant(doom(THIS), doom(named("Tonnika Sisters")), conditions=this_is(cards(meeting=named("Tonnika Sisters")))),
        *(
            action(raise_drawn(2), when=when, once_a="battle_twice", conditions=[drawn_is(2), FOUGHT_HERE, NOT_DOUBLED], costs=use(2))
            for when in ANY_DESTINIES
        ),
        *(
            action(raise_drawn(4), when=when, once_a="battle_four", conditions=[drawn_is(4), FOUGHT_HERE, DOUBLED], costs=use(4))
            for when in ANY_DESTINIES
        ),
    ),
    "6_46": card(
        action(
            draw_destiny(1),
            choose(
                [if_(destiny_is_ability(), break_cover())],
                *([if_(there_are(n, YARKORAS), sink_drawn(n), if_(destiny_is_ability(), break_cover()))] for n in range(1, 4)),
            ),
            when="control",
            times=1,
            targets=target(character(skill="spy", state="undercover", at=GROUND, where="here")),
        )
    ),
    "6_47": card(
        *comes_free_to(site("Cloud City"), PALACE),
        constant(gains("power", 2), conditions=at(site("Cloud City"))),
        action(
            pick(1, cards(type=["weapon", "device"], zone="lost", whose="own"), up_to=True),
            take(PICKED),
            when="control",
            times=1,
            conditions=there_is(cards(type=["weapon", "device"], zone="lost", whose="own")),
            costs=use(3),
        ),
    ),
    "6_8": card(
        constant(even_icons(), conditions=this_is(cards(at=location("site")))),
        constant(switches_off("dark", location(named="Tatooine: Jabba's Palace", where="here"))),
        printed(never_aboard(cards(type=["vehicle", "starship"]))),
        constant(cannot("bear_weapons", "bear_devices")),
        constant(cannot("battle"), conditions=you_attack()),
        constant(doom(), conditions=this_is_not(cards(at=location("site", system="Tatooine")))),
    ),
}
