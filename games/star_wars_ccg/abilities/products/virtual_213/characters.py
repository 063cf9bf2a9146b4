"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import forgo_drain
from games.star_wars_ccg.abilities.operations.contests import in_combat
from games.star_wars_ccg.abilities.operations.fate import DECK, lower_drawn, put_in_pile, raise_drawn, raise_printed_destiny, retrieve_less
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars, reacts_from_hand
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import keep_destinies, leave_destinies
from games.star_wars_ccg.abilities.operations.rules.guards import forfeit, restore
from games.star_wars_ccg.abilities.operations.rules.limits import restore_forfeit, unearth
from games.star_wars_ccg.abilities.operations.rules.people import counts_shots, raise_sum_counted, spare_own_destinies
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    carry_off,
    choose,
    draw_cards,
    go,
    if_,
    lose_force,
    may,
    pick,
    put_on_used,
    redraw,
    relocate,
    shuffle,
    stop,
    take,
    void_sum,
)
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting, less_immunity
from games.star_wars_ccg.abilities.ops import (
    HERE,
    PILOTED,
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    costs_less,
    deploys_only,
    draw_anyway,
    fires,
    gains,
    immune,
    immune_to,
    instead,
    lets,
    loses,
    lower_weapon_destiny,
    own_cost,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    gun_is,
    it_is,
    opponents_destiny,
    piloting,
    target,
    there_are,
    there_are_most,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    this_is_not,
    use,
    you_won,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, redrawn
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

# Where a battle is under way that he is in, or elsewhere.
NOT_EXCLUDED: Final = there_is_one_of(cards(of="this", state="in_battle"), cards(of="this", not_at=location(state="in_battle")))
FOES: Final = cards(type=["character", "vehicle"])
JEDI_HERE: Final = character(mark="jedi", where="here")
QI_RA: Final = character(named="Qi'ra", where="here")
ARMED: Final = this_is(cards(state=["armed", "standing"], at=location("site")))
VOS_NEAR: Final = there_is_one_of(
    character(named="Vos", where="same_or_related"),
    location("site", whose="opponent", where="here"),
)
SMUGGLERS_RUN: Final = there_is(cards("effect", named="Kessel Run", state="finished", zone="any"))
WON_HERE: Final = [you_won(), there_is(location(state="in_battle", where="here"))]
FIGHTER: Final = ship("starfighter", whose="opponent", zone="lost")
ARMORY: Final = location(hosting=cards("weapon", mark=list(BLASTERS), not_unique=True, whose="own"))

DEFENDS: Final = cards(state="defending")
ATTACKED: Final = this_is(DEFENDS)
NOT_ATTACKED: Final = this_is_not(DEFENDS)
ACTIVE_JEDI: Final = character(mark="jedi", state=["unmissing", "combatant"])
EARLY_BATTLEGROUND: Final = location("site", state="battleground", episode_i=True, where="elsewhere")

# Those of the Death Squadron, by their lore.
DESTROYER: Final = ship(named=["Avenger", "Death Squadron Star Destroyer", "Executor", "Stalker", "Tyrant", "Vengeance"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "213_2": card(
        printed(fires(0, FOES)),
        hitting(lower("power", "forfeit", 2, until="turn"), targets=target(FOES)),
        constant(lower_weapon_destiny(1), conditions=there_is(own_character(mark="guard", other=True, where="here"))),
        constant(
            lower_weapon_destiny(1),
            conditions=[
                this_is(cards(at=location("site", whose="opponent"))),
                there_is_no(own_character(mark="guard", other=True, where="here")),
            ],
        ),
    ),
    "213_3": card(
        own_cost(costs_less(1), conditions=deploys_to(location(episode_i=True))),
        constant(loses("power", 1, JEDI_HERE), less_immunity(1, JEDI_HERE)),
        *redrawn(action, IN_BATTLE, opponents_destiny(), once_a="battle"),
        action(
            redraw(),
            when="duel_destiny",
            once_a="duel",
            conditions=[in_combat(), this_is(cards(state="duelling")), opponents_destiny()],
        ),
        printed(immune_to("Sorry About The Mess")),
        constant(immune(6)),
    ),
    "213_4": card(
        automatic(may(deploy(cards("weapon"), on=cards(of="this")), shuffle("reserve")), at="entry"),
        constant(draw_anyway(1), bars("react_to", "react_from", cards(whose="opponent")), conditions=ARMED),
        constant(immune(5), conditions=there_is_no(QI_RA)),
        constant(immune(3), conditions=there_is(QI_RA)),
    ),
    "213_7": card(
        own_cost(costs_less(1), conditions=VOS_NEAR),
        constant(gains("forfeit", 1), conditions=VOS_NEAR),
        printed(fires(1, character(), plus=1)),
        instead(forbid("use_text", until="turn"), targets=target(character())),
    ),
    "213_8": card(
        action(
            go(to=HERE),
            put_on_used(THIS),
            when="deploy",
            conditions=this_is(cards(at=location("site"))),
            costs=use(2),
            targets=target(own_character(mark="inquisitor", where="elsewhere")),
        ),
        constant(
            cannot("be_shot", who=character(named="Seventh Sister", state="present")),
            conditions=this_is(cards(state=["unhit", "standing"])),
        ),
    ),
    "213_11": card(
        constant(loses("guard", 2), conditions=there_is(cards("weapon", whose="opponent", state="present"))),
        automatic(
            void_sum(),
            at="sums",
            conditions=[
                this_is(cards(state="in_battle", at=location("site"))),
                there_is_no(enemy_character(ability_least=4, where="here")),
            ],
        ),
    ),
    "213_35": card(
        flies(2),
        action(
            pick(1, cards("interrupt", destiny=4, whose="own", zone="reserve"), up_to=True),
            if_(there_is(cards(of="picked", zone="reserve")), take(PICKED), put_in_pile("reserve")),
            shuffle("reserve"),
            when="battle_begins",
            once_a="event",
            conditions=IN_BATTLE,
            targets=target(cards(whose="own", zone="held")),
        ),
        action(take(THIS), once_a="game", conditions=SMUGGLERS_RUN),
    ),
    "213_41": card(
        flies(2),
        action(
            put_in_pile("used"),
            activate(2),
            when="deployed",
            times=1,
            conditions=it_is(own_character(skill="smuggler", where="here")),
            targets=target(cards(whose="own", zone="held")),
        ),
        action(
            pick(1, FIGHTER),
            carry_off(PICKED),
            when="battle_ends",
            once_a="game",
            conditions=[*WON_HERE, there_is(FIGHTER)],
        ),
    ),
    "213_10": card(
        printed(deploys_only(location(state="no_battleground"))),
        action(choose([raise_drawn(1)], [lower_drawn(1)]), when="destiny", times=1, conditions=NOT_EXCLUDED),
        action(
            choose([raise_drawn(1)], [lower_drawn(1)]),
            when="shot",
            times=1,
            conditions=[gun_is(cards(mark=list(BLASTERS))), NOT_EXCLUDED],
        ),
        constant(keep_destinies(who=ARMORY), leave_destinies(who=ARMORY), immune(5)),
    ),
    "213_39": card(
        constant(lets("settle_damage"), conditions=there_is(character(named=["Han", "Vos"], where="here"))),
        *(
            automatic(
                lose_force(1, whose="opponent"),
                at=when,
                conditions=[
                    your_turn(),
                    SMUGGLERS_RUN,
                    this_is(cards(at=location(state=["battleground", "subject"]))),
                ],
            )
            for when in ("battle_begun", "drain_begun")
        ),
        constant(immune(3)),
    ),
    "213_44": card(
        constant(gains("power", 3), conditions=ATTACKED),
        constant(gains("power", 3), conditions=[NOT_ATTACKED, there_are(2, ACTIVE_JEDI), there_are_most(2, ACTIVE_JEDI)]),
        action(
            pick(1, EARLY_BATTLEGROUND),
            relocate(THIS, to=PICKED),
            stop(THIS, until="turn"),
            when="move",
            once_a="game",
            conditions=[this_is(cards(state="movable")), there_is(EARLY_BATTLEGROUND)],
        ),
        constant(immune(None)),
    ),
    "213_36": card(
        flies(2),
        constant(gains("power", 1, PILOTED), conditions=piloting(cards(named="Falcon"))),
        printed(reacts_from_hand(less=1), reacts_from_hand(less=2, place=location(hosting=character(named="Han")))),
        constant(retrieve_less(DECK), conditions=SMUGGLERS_RUN),
        constant(
            raise_printed_destiny(2, cards(mark="dejarik", whose="own", zone="reserve")),
            conditions=there_is_one_of(location(state="in_battle", where="here"), location(state="in_battle", mark="holosite")),
        ),
    ),
    "213_40": card(
        action(
            deploy(cards("effect", named="Meditation", whose="own"), on=cards(of="this"), pile="lost"),
            when="deploy",
            once_a="game",
            conditions=there_is(cards("effect", named="Meditation", whose="own", zone="lost")),
        ),
        constant(
            counts_shots(),
            raise_sum_counted(),
            spare_own_destinies(),
            conditions=this_is(cards(state=["in_battle", "alone"])),
        ),
        constant(immune(None)),
    ),
    "213_43": card(
        action(
            forfeit(THIS),
            restore(),
            restore_forfeit(),
            when="attrition",
            targets=target(own_character(mark="smuggler", expansion="set-13", other=True, state="hit", where="here")),
        ),
        printed(fires(0, cards(type=["character", "creature"]), plus=1), voids_forfeit(character())),
    ),
    "213_1": card(
        flies(2),
        constant(lets("match"), conditions=piloting(DESTROYER)),
        *(
            action(
                forgo_drain(),
                effect,
                when="control",
                times=1,
                once_a="together",
                conditions=[piloting(DESTROYER), there_is(location(where="here", state=["controlled", "undrained"]))],
                **aim,
            )
            for effect, aim in (
                (draw_cards(1), {}),
                (unearth(), {"targets": target(location(whose="own", zone="beneath", where="same_or_related"))}),
            )
        ),
    ),
}
