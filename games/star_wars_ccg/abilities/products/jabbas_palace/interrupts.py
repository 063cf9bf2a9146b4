"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture, release
from games.star_wars_ccg.abilities.operations.draws.counted import keep_lowest, opponent_drew
from games.star_wars_ccg.abilities.operations.draws.destinies import add_number, subtract_drawn
from games.star_wars_ccg.abilities.operations.fate import raise_attrition, substitute, withstands
from games.star_wars_ccg.abilities.operations.fetching import clear_attrition, deploy, keep_back, silence
from games.star_wars_ccg.abilities.operations.moving import limit_destinies
from games.star_wars_ccg.abilities.operations.objectives import ends_in, starting, starts_with
from games.star_wars_ccg.abilities.operations.perils.attacks import lend_to_attack
from games.star_wars_ccg.abilities.operations.rules.answers import exceeds_might
from games.star_wars_ccg.abilities.operations.rules.limits import lend_destiny
from games.star_wars_ccg.abilities.operations.rules.protection import is_not_overcome, is_overcome
from games.star_wars_ccg.abilities.operations.steps import (
    cancel_drain,
    cancel_it,
    choose,
    draw_destiny,
    if_,
    lose,
    lose_force,
    more_destiny,
    put_on_used,
    put_out,
    relocate,
    return_to_hand,
    seize,
    shuffle,
    turn_shot,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.changed import cancel_shot
from games.star_wars_ccg.abilities.ops import card, lost, used
from games.star_wars_ccg.abilities.parts import (
    destiny_beats,
    gun_is,
    it_is,
    opponent_attacks,
    opponents_destiny,
    opponents_turn,
    target,
    there_is,
    there_is_no,
    use,
    your_destiny,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.dagobah.interrupts import from_used, used_card
from games.star_wars_ccg.abilities.products.phrases.combined import copies, spies_sent_back
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import together
from games.star_wars_ccg.abilities.products.phrases.palace import AUDIENCE, PALACE, TATOOINE_SITE, named, one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import PLAIN_EFFECT, by_code, cancels_named
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

FIGHTING: Final = "in_battle"
WRECKS: Final = [cards(mark=["at-at", "at-st"]), cards(named=["Jabba's Sail Barge", "Planet Defender Ion Cannon"])]
BLASTED: Final = ["character", "vehicle", "starship", "creature", "weapon", "device", "effect"]
PIT: Final = location(named="Jabba's Palace: Rancor Pit")
GANGSTER: Final = character(mark=["bounty hunter", "gangster"], not_named="Jabba", state=FIGHTING)
ENEMY_ARM: Final = cards("weapon", kind="character", whose="opponent", aboard=enemy_character(state=FIGHTING))


def turned_away(kind: str) -> Any:
    """The text that sends back whoever was just deployed to a site of the palace, where the own side has nobody of the kind."""
    guest = cards(of="it", zone="any")
    own = "rebel" if kind == "imperial" else "imperial"
    return used(
        return_to_hand(cards(of="it")),
        keep_back(guest, until="turn"),
        when="deployed",
        conditions=[opponents_turn(), it_is(enemy_character(kind, at=PALACE)), there_is_no(own_character(own, at=PALACE))],
    )


def saved(name: str, friend: str) -> Any:
    """The text that puts a friend who was just lost on the Used Pile."""
    return used(
        put_on_used(cards(of="it", zone="lost")),
        when="lost",
        conditions=[it_is(own_character(named=name)), there_is(own_character(named=friend))],
    )


FALLS: Final = relocate("target", to=PIT)


def trapdoor(who: Mapping[str, Any], *falls: Any) -> Any:
    """The text that drops somebody out of the Audience Chamber."""
    return used(
        *falls,
        when="deploys_end",
        conditions=[your_turn(), there_is_no(own_character(at=PIT)), there_is(PIT)],
        targets=target(who),
    )


# Whose skull it is.
FALLEN: Final = (
    cards(type=["character", "creature"], not_kind="droid", whose="own", zone="lost"),
    cards("vehicle", kind="creature", whose="own", zone="lost"),
)

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "6_60": card(
            lost(
                substitute("destiny"), when="destiny_due", conditions=your_destiny(), targets=target(own_character("droid", state=FIGHTING))
            ),
            lost(raise_attrition(1, per=own_character("droid", state=FIGHTING)), when="battle"),
            lost(limit_destinies(0), when="battle", conditions=together("R2-D2", "C-3PO")),
        ),
        "6_61": card(
            used(
                cancel_shot(),
                when="aimed",
                conditions=[it_is(own_character(ability_least=5)), gun_is(cards("weapon", kind="character", whose="opponent"))],
            ),
            lost(
                turn_shot(),
                when="aimed",
                conditions=[
                    it_is(own_character(ability_least=5, state="sabered")),
                    gun_is(cards("weapon", mark=list(BLASTERS), whose="opponent")),
                ],
                costs=use(3),
                targets=target(enemy_character(where="with_it", state="standing")),
            ),
        ),
        "6_62": card(
            lost(silence(until="turn"), when="control", targets=target(character("alien", unique=True))),
            lost(clear_attrition(), when="forfeited", conditions=it_is(own_character("alien"))),
        ),
        "6_63": card(
            used(*one_of(named("Captive Fury", "Captive Pursuit"))),
            lost(more_destiny(1), when="battle", conditions=[there_is(GANGSTER), *together("Han")]),
            lost(more_destiny(2), when="battle", conditions=together("Jabba", "Han")),
        ),
        "6_64": card(
            *(
                used(cancel_it(), withstands("Sense"), when=when, conditions=it_is(cards("effect", named="3,720 To 1")))
                for when in ("inserted", "revealed")
            ),
            lost(
                lose(),
                void_destiny(),
                when="destiny",
                conditions=opponents_destiny(),
                targets=target(own_character("droid", state=FIGHTING)),
            ),
        ),
        "6_68": card(
            used(cancel_drain(), when="drain", conditions=[opponents_turn(), there_is(character(named="Luke", where="beside_it"))]),
            lost(
                choose([lose_force(2, whose="opponent")], [release("target_2")], by_opponent=True),
                targets=[
                    target(own_character(ability_least=5, meeting=enemy_character(mark="leader"))),
                    target(captive(state="imprisoned", where="related_to_target")),
                ],
            ),
        ),
        "6_69": card(turned_away("imperial")),
        "6_157": card(turned_away("rebel")),
        "6_70": card(
            lost(more_destiny(2), when="battle", conditions=together("Han", "Chewie")),
            lost(*one_of(named("Falcon"))),
            lost(
                deploy(character(named="Chewie"), at=location(state=FIGHTING), free=True, reacting=True),
                shuffle("reserve"),
                when="battle_begins",
                conditions=[opponent_attacks(), there_is(own_character(named="Han", state=["defending", "alone"]))],
            ),
        ),
        "6_71": card(
            used(
                draw_destiny(1),
                subtract_drawn(),
                when="battle",
                conditions=there_is(character(named="Boba Fett", state=[FIGHTING, "defending"])),
            ),
            used(silence(until="turn"), targets=target(named("Jet Pack"))),
            used(silence(until="turn"), targets=target(cards("weapon", state="repeating"))),
        ),
        "6_72 6_151": card(copies(character(not_unique=True)), used(*one_of(character("alien", not_unique=True)))),
        "6_73": card(*spies_sent_back(lost)),
        "6_155": card(lost(capture(), targets=target(enemy_character(state="undercover"))), spies_sent_back(lost)[1]),
        "6_74": card(
            used(*one_of(named("Fallen Portal", "Blast The Door, Kid!"))),
            *(used(lend_destiny(), put_out(), when="battle", targets=target(fallen)) for fallen in FALLEN),
            *(used(lend_to_attack(), put_out(), when="attacked", targets=target(fallen)) for fallen in FALLEN),
        ),
        "6_75": card(
            saved("Han", "Leia"),
            saved("Leia", "Han"),
            used(cancel_drain(), when="drain", conditions=[opponents_turn(), there_is(location(mark="prison", state="subject"))]),
            used(
                release(), targets=target(captive(named="Han", at=location("site", hosting=character(named="Leia", state="in_the_open"))))
            ),
        ),
        "6_76": card(
            lost(
                more_destiny(1),
                when="battle",
                conditions=there_is(captive(named="Leia", state="escorted", at=location("site", state=FIGHTING))),
            ),
            lost(
                draw_destiny(1),
                add_number("power", who="target_2"),
                if_(exceeds_might(), lose()),
                targets=[target(character(state=["escorting", "alone"])), target(captive(state="unfrozen", escort=cards(of="target")))],
            ),
        ),
        "6_78": card(
            *(
                used(
                    draw_destiny(1),
                    lose(cards(type=BLASTED, state="destiny_drawn", at=location(state="scene"))),
                    when="lost",
                    conditions=[it_is(wreck), there_is(location("site", state="scene"))],
                )
                for wreck in WRECKS
            )
        ),
        "6_77 6_160": card(
            used(*one_of(cards("effect")), costs=use(3)), starting(starts_with(1, {**PLAIN_EFFECT, "costless": True}), ends_in("lost"))
        ),
        "6_79": card(
            used(*from_used(used_card("weapon"))),
            *cancels_named(lost, ["You Are Beaten"]),
            lost(
                seize(to="target_2"),
                when="battle_begins",
                targets=[
                    target({**ENEMY_ARM, "aboard": enemy_character(state=[FIGHTING, "in_the_open"])}),
                    target(own_character(ability_least=4, state=[FIGHTING, "in_the_open"])),
                ],
            ),
        ),
        "6_80": card(
            used(
                relocate("target"),
                targets=[
                    target(own_character(state="standing", at=TATOOINE_SITE)),
                    target({**PALACE, "hosting": character(named="Jabba")}),
                ],
            ),
            used(deploy(character("alien"), at=AUDIENCE), shuffle("reserve"), when="deploy"),
        ),
        "6_152": card(
            *cancels_named(used, ["As Good As Gone", "Innocent Scoundrel"]),
            used(*one_of(cards(mark=["bantha", "tusken raider", "weequay"]), named("Taym Dren-garen"))),
        ),
        "6_159": card(
            trapdoor(character(state="standing", at=AUDIENCE), draw_destiny(1), if_(destiny_beats("ability", 2), FALLS)),
            trapdoor(
                captive(at=AUDIENCE),
                if_(is_not_overcome(), draw_destiny(1), if_(destiny_beats("ability", 2), release(stays=True), FALLS)),
                if_(is_overcome(), release(stays=True), FALLS),
            ),
        ),
        "6_161": card(
            lost(
                silence(until="turn"),
                when="battle",
                conditions=there_is(own_character("alien", not_unique=True, state=FIGHTING)),
                targets=target(enemy_character("rebel", state=[FIGHTING, "in_the_open"])),
            ),
            *cancels_named(lost, ["Clash Of Sabers"]),
            lost(keep_lowest(2), when="destinies", conditions=opponent_drew(3)),
        ),
    }
)
