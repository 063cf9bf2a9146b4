"""Effects, and a Defensive Shield."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import trains
from games.star_wars_ccg.abilities.operations.fate import keep_drains, lower_total, put_in_pile, retrieve_less
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import drains_kept_up, no_force
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.rare.replaced import guards_weapons
from games.star_wars_ccg.abilities.operations.rules.limits import generates
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    choose,
    draw_cards,
    if_,
    look_at_top,
    lose_force,
    pick,
    relocate,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as
from games.star_wars_ccg.abilities.operations.travel.marches import follow
from games.star_wars_ccg.abilities.operations.weapons import battles_free, more_immunity
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    gains,
    immune_to,
    left_out,
    loses,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import (
    duel_won,
    it_is,
    opponents_turn,
    target,
    there_are,
    there_is,
    there_is_no,
    use,
    you_attack,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.coruscant.effects import CREDITS
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import SHUFFLES
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS
from games.star_wars_ccg.abilities.products.reflections_iii.shields import shield

TROOPERS: Final = ("trooper", "stormtrooper")
AUDIENCE: Final = location(named="Jabba's Palace: Audience Chamber")
ENDOR_OBJECTIVE: Final = cards("objective", expansion="endor")
LEADER: Final = character(mark="leader", expansion=["endor", "death-star-ii"])
FALCON: Final = ship(named="Falcon", expansion="reflections-3")
HELD_SITE: Final = location("site", state=["battleground", "occupied"])
THEIR_SITE: Final = location("site", state=["battleground", "enemy_occupied"])
SLIPPING: Final = there_is(cards("objective", named="Hidden Base / Systems Will Slip Through Your Fingers", state="back_up"))
OWN_CANTINA: Final = location(named="Tatooine: Cantina", whose="own")
SCOUT: Final = own_character(mark="scout", state="piloting", aboard=cards("vehicle", mark="speeder bike"))
RIDDEN: Final = cards("vehicle", mark="speeder bike", whose="own", holding=character(mark="scout", state="piloting"))
TATOOINE_HELD: Final = there_is(location("system", named="Tatooine", state="occupied"))
PRIVATE: Final = character("imperial", mark=list(TROOPERS), not_icon="maintenance", whose="own")
CLONE: Final = own_character(icon="clone-army")
TEACHER: Final = character(mark=["jedi", "padawan"], state="in_battle")
TAUGHT: Final = [there_is({**CLONE, "state": ["in_battle"]}), there_is(TEACHER)]
YODA: Final = character(named="Yoda", state="in_battle")
COURT_HELD: Final = [there_is(location("system", named="Nal Hutta")), there_is(own_character("alien", at=AUDIENCE))]
GAMBLING_DEN: Final = location(
    system="Tatooine",
    state="battleground",
    hosting=own_character("alien"),
    also=location(hosting=own_character(mark=["gambler", "gangster", "dug"])),
)
FORCE_PILES: Final = [[shuffle("force", whose)] for whose in ("own", "opponent")]
ALTER: Final = ["Alter"]

LISTENING: Final = card(
    printed(deploys_on(0, location())),
    constant(
        drains_kept_up(),
        keep_drains(),
        conditions=there_is(location(state="battleground", where="here")),
    ),
    constant(battles_free(), left_out()),
    action(
        draw_cards(1),
        when="battle_begins",
        once_a="battle",
        conditions=[you_attack(), there_is(location(state="in_battle", where="here"))],
    ),
)


def catcher(barrier: str) -> Declared:
    """An Effect that makes an Interrupt Lost, and shuffles a pile once a game."""
    return card(
        printed(deploys_beside(0), immune_to(ALTER)),
        constant(plays_as("lost", cards("interrupt", named=barrier)), left_out()),
        action(choose(*SHUFFLES, *FORCE_PILES), once_a="game"),
    )


GUARDS: Final = ["guard", "gamorrean", "nikto", "weequay"]
ALIEN_LEADER: Final = own_character("alien", mark="leader")
COMRADES: Final = own_character(named=["Chewie", "Lando", "Luke"], state="unhit")
PROPHESIED: Final = location(state="battleground", hosting=cards("effect", named="Prophecy Of The Force"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "221_6": card(
        printed(immune_to(ALTER)),
        deployment(
            deploys_beside(0),
            conditions=there_is(cards("objective", titled="Rebel Strike Team")),
        ),
        constant(
            no_force(who=location("system", named="Endor", whose="own")),
            conditions=there_is_no({**ENDOR_OBJECTIVE, "whose": "opponent"}),
        ),
        fetches(LEADER, once_a="game_twice"),
        action(
            deploy(ship(named="Falcon", expansion="death-star-ii"), at=location("system", named="Endor")),
            shuffle("reserve"),
            when="deploy",
        ),
    ),
    "221_18": card(
        printed(deploys_beside(0)),
        constant(cannot("be_immune", who=FALCON), left_out()),
        action(
            put_in_pile("used", THIS),
            if_(SLIPPING, lose_force(3, whose="opponent")),
            when="draws_begin",
            once_a="event",
            conditions=[opponents_turn(), there_is(HELD_SITE), there_is_no(THEIR_SITE)],
        ),
    ),
    "221_21": card(
        printed(deploys_beside(0), immune_to(ALTER)),
        constant(
            drains_kept_up(GAMBLING_DEN),
            keep_drains(GAMBLING_DEN),
            left_out(),
        ),
    ),
    "221_22": LISTENING,
    "221_24": card(
        printed(deploys_beside(0), immune_to(["Alter", "Blue Milk"])),
        action(deploy(location(named="Tatooine: Cantina")), shuffle("reserve"), when="deploy"),
        constant(cannot("be_converted", who=OWN_CANTINA)),
        action(
            look_at_top(2),
            pick(1, cards(of="looked", zone="reserve")),
            take(PICKED),
            shuffle("reserve"),
            when="deployed",
            times=1,
            conditions=it_is(own_character("alien", at=location(named="Tatooine: Cantina"))),
        ),
    ),
    "221_27": card(
        printed(deploys_beside(0), immune_to(ALTER)),
        constant(
            cannot("use_text", who=character(named="Leia", expansion="reflections-3")),
            conditions=COURT_HELD,
        ),
        action(activate(1), times=1, conditions=[opponents_turn(), *COURT_HELD]),
        action(
            choose(
                [deploy(cards("effect", named="Hutt Influence"))],
                [deploy(character(named="Bib"))],
                [deploy(cards("vehicle", mark="barge"))],
            ),
            shuffle("reserve"),
            when="deploy",
            times=1,
        ),
    ),
    "221_28": card(
        printed(deploys_beside(0), immune_to(ALTER)),
        constant(set_to("defence", 5, SCOUT), shelters("Clash Of Sabers", SCOUT)),
        action(
            follow("target"),
            when="moved",
            once_a="game",
            conditions=it_is(enemy_character()),
            costs=use(1),
            targets=target({**RIDDEN, "state": ["following"]}),
        ),
    ),
    "221_29": card(
        printed(deploys_beside(0), immune_to(ALTER)),
        constant(
            generates(1, who=site("Tatooine", state="occupied", hosting=own_character(mark=list(TROOPERS)))),
            conditions=TATOOINE_HELD,
        ),
        action(
            pick(1, {**PRIVATE, "zone": "reserve"}, up_to=True),
            if_(there_is(cards(of="picked", zone="reserve")), put_in_pile("reserve"), take(PICKED)),
            shuffle("reserve"),
            when="deploy",
            times=1,
            conditions=TATOOINE_HELD,
            targets=target({**PRIVATE, "zone": "held"}),
        ),
    ),
    "221_32": card(
        printed(deploys_beside(0)),
        automatic(
            lose_force(
                1,
                whose="opponent",
                per=site(
                    "Tatooine",
                    state=["battleground", "occupied"],
                    hosting=own_character(mark=list(TROOPERS), unique=True),
                ),
            ),
            at="own_control",
            conditions=TATOOINE_HELD,
        ),
        constant(
            shelters("Alter", THIS),
            shelters("Endor Celebration", THIS),
            conditions=there_are(3, own_character(mark=list(TROOPERS), at=site("Tatooine"))),
        ),
    ),
    "221_39": catcher("Rebel Barrier"),
    "221_49": card(
        printed(deploys_on(0, location("system", named="Dagobah")), immune_to(ALTER)),
        constant(
            retrieve_less(60, whose="own"),
            loses("cost", 1, own_character(expansion="dagobah", zone="hand", bound_for=location(system="Dagobah"))),
            trains(1, own_character(state="mentor")),
            left_out(),
        ),
    ),
    "221_50": card(
        printed(immune_to(ALTER)),
        deployment(deploys_beside(0), conditions=there_is(location(system="Christophsis"))),
        action(
            take(cards(whose="own", zone="used", state="topmost")),
            when="deployed",
            times=1,
            conditions=it_is({**CLONE, "at": location(system="Christophsis")}),
        ),
        action(
            lose_force(1),
            add_side_destiny("power", 1),
            when="battle",
            times=1,
            conditions=TAUGHT,
        ),
    ),
    "221_51": card(
        printed(immune_to(ALTER)),
        deployment(deploys_beside(0), conditions=there_is(location(system="Geonosis"))),
        constant(lower_total(1, who=location(state="in_battle")), conditions=TAUGHT),
        constant(lower_total(1, who=location(state="in_battle")), conditions=[*TAUGHT, there_is(YODA)]),
        constant(left_out()),
    ),
    "221_56": card(
        printed(immune_to(ALTER)),
        deployment(
            deploys_beside(0),
            conditions=there_is(cards("objective", expansion="coruscant", whose="own")),
        ),
        *CREDITS,
    ),
    "221_64": catcher("Imperial Barrier"),
    "221_68": shield(
        constant(
            guards_weapons(),
            shelters("An Entire Legion Of My Best Troops", cards("weapon", mark=list(BLASTERS), episode_i=True)),
        )
    ),
    "221_72": LISTENING,
    "221_73": card(
        printed(immune_to(ALTER)),
        deployment(
            deploys_beside(0),
            conditions=there_is(cards("objective", episode_i=True, whose="own")),
        ),
        constant(gains("forfeit", 1, own_character("republic", ability_most=3)), left_out()),
        action(
            deploy(
                cards("weapon", episode_i=True),
                on=own_character(state="present", at=location("site")),
            ),
            shuffle("reserve"),
            when="deploy",
            times=1,
        ),
    ),
    "221_2": card(
        printed(deploys_beside(0), immune_to(ALTER)),
        constant(
            gains("forfeit", 1, own_character(mark=GUARDS)),
            gains("guard", 1, {**ALIEN_LEADER, "not_mark": GUARDS, "at": location(hosting=own_character(mark=GUARDS))}),
            gains(
                "guard",
                1,
                {**ALIEN_LEADER, "also": character(mark=GUARDS), "at": location(hosting_two=own_character(mark=GUARDS))},
            ),
            left_out(),
        ),
    ),
    "221_3": card(
        printed(immune_to(["Control"])),
        deployment(
            deploys_beside(0),
            when="moved",
            conditions=it_is(own_character("droid", at=AUDIENCE)),
        ),
        constant(
            cannot("be_shot", who=character(named="Han", at=location(hosting=COMRADES))),
            left_out(),
        ),
    ),
    "221_44": card(
        deployment(
            deploys_on(0, location(named="Tatooine: Mos Espa")),
            conditions=there_is(cards("effect", named="Credits Will Do Fine")),
        ),
        *(
            action(
                *search(cards("interrupt", named="Either Way, You Win", whose="own", zone="reserve")),
                when="deployed",
                once_a="event",
                conditions=it_is({**each, "where": "here"}),
            )
            for each in (
                own_character(named=["Amidala", "Jar Jar"]),
                own_character(mark="jedi", not_named=["Amidala", "Jar Jar"]),
            )
        ),
        constant(left_out()),
    ),
    "221_60": card(
        printed(deploys_beside(0), immune_to(ALTER)),
        constant(
            loses("cost", 1, ship("capital", icon="clone-army", unique=True, zone="hand")),
            more_immunity(1, ship("capital", icon="clone-army", unique=True)),
            left_out(),
        ),
    ),
    "221_66": card(
        deployment(
            deploys_beside(0),
            conditions=there_is(cards("objective", titled="He Is The Chosen One")),
        ),
        *(
            action(
                look_at_top(2),
                pick(1, cards(of="looked", zone="reserve")),
                take(PICKED),
                shuffle("reserve"),
                when=when,
                times=1,
                conditions=result,
            )
            for when, result in (("battle_ends", you_won()), ("duel_ends", duel_won()))
        ),
        action(
            relocate("target"),
            when="move",
            once_a="game",
            targets=[target(own_character(named="Luke")), target(PROPHESIED)],
        ),
        constant(left_out()),
    ),
}
