"""The properties of a card that a filter tests: type, kind, marks, icons, name, player, state, place, numbers, zone, and references."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from games.abilities.effects import with_nested
from games.abilities.fields import ABSENT, CardCodes, Codes, Flag, Number, OneOf
from games.abilities.filters import FilterField, Filters
from games.abilities.shared.verbs import LOOKED_SLOT, PICKED_SLOT, TARGET_SLOT
from games.engine.abilities.filters import (
    AT_MOST,
    ATTACHED_TO,
    ATTACHED_TO_SOURCE,
    COMPARED,
    CONTROLLED_BY,
    EQUAL,
    FLAG,
    GAME_TEST,
    HOLDS,
    HOST_OF_SOURCE,
    IN_SLOT,
    ITSELF,
    OPPOSING,
    OWN,
    SAME_PLACE,
    VALUE,
    WITH_SOURCE,
    PieceTest,
)
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.lore import IN_TEXTS, NAMED
from games.star_wars_ccg.texts import TEXTS
from games.texts import filled

TYPES: Final = (
    "character",
    "vehicle",
    "starship",
    "creature",
    "weapon",
    "device",
    "location",
    "effect",
    "interrupt",
    "admirals-order",
    "jedi-test",
    "podracer",
    "objective",
    "epic-event",
    "defensive-shield",
)
KINDS: Final = (
    "rebel",
    "imperial",
    "alien",
    "droid",
    "starfighter",
    "squadron",
    "capital",
    "transport",
    "creature",
    "site",
    "system",
    "sector",
    "utinni",
    "combat",
    "shuttle",
    "immediate",
    "mobile",
    "resistance",
    "first-order",
    "republic",
    "political",
    "jedi-master",
    "sith",
    "character",
    "vehicle",
    "artillery",
    "automated",
    "starship",
    "squadron",
    "starting",
)
# A kind of character that others may count as.
REPUBLIC: Final = "republic"
# The agendas of characters with politics.
AGENDAS: Final = ("ambition", "blockade", "justice", "order", "peace", "rebellion", "taxation", "trade", "wealth")
# Icons of Episode I.
_EARLIER: Final = ("presence", "underwater", "trade-federation", "independent", "separatist", "clone-army")
# Icons of later sets.
_LATER: Final = ("maintenance", "permanent-weapon", "first-order", "resistance", "skywalker", "republic")
ICONS: Final = (
    "pilot",
    "warrior",
    "selective-creature",
    "interior",
    "exterior",
    "mobile",
    "planet",
    "scomp-link",
    "nav-computer",
    "vehicle",
    *_EARLIER,
    *_LATER,
)
# Symbols of sets.
EXPANSIONS: Final = (
    "a-new-hope",
    "hoth",
    "special-edition",
    "dagobah",
    "cloud-city",
    "jabbas-palace",
    "endor",
    "death-star-ii",
    "coruscant",
    "tatooine",
    "theed-palace",
    "reflections-2",
    "reflections-3",
    "premium",
)
# Sets of virtual cards that texts ask for, and what they are called.
VIRTUAL_SET_NAMES: Final = {f"set-{number}": filled(TEXTS["virtual_sets.name"], set=number) for number in (0, 1, 4, 8, 13, 15, 17, 21)}
# Marks that a character may gain.
GAINED: Final = {
    "leader": c.GAINED_LEADER,
    "general": c.GAINED_GENERAL,
    "scout": c.GAINED_SCOUT,
    "thief": c.GAINED_THIEF,
    "information broker": c.GAINED_BROKER,
    "black sun agent": c.GAINED_AGENT,
    "rep": c.GAINED_REP,
    "resistance agent": c.GAINED_RESISTANCE,
    "assassin": c.GAINED_ASSASSIN,
    "smuggler": c.HAS_SMUGGLER,
    "spy": c.HAS_SPY,
}
# Skills, which a character prints or gains.
SKILLS: Final = {"pilot": c.HAS_PILOT, "warrior": c.HAS_WARRIOR, "smuggler": c.HAS_SMUGGLER, "spy": c.HAS_SPY}
# Marks that stand for several models, or for cards with another word.
_MODELS: Final = {
    "star destroyer": ("star destroyer",),
    "imperial-class star destroyer": ("imperial-class star destroyer",),  # a card may be two of them
    "corellian corvette": ("corvette",),
    "corvette": ("corvette",),
    "jedi": ("jedi knight", "jedi master"),
    "dark jedi": ("dark jedi", "dark jedi master"),
    "freighter": ("freighter",),
    "dreadnaught": ("dreadnaught",),
    "transport": ("transport",),
    "torpedo": ("torpedo",),
    "cloud car": ("cloud car",),
    "z-95 headhunter": ("z-95 headhunter",),
    "twi'lek": ("twi'lek", "twilek"),
}
_TIES: Final = "tie"
# Marks of droids.
_DROIDS: Final = frozenset({"r-unit", "probe droid", "astromech droid", "protocol droid"})

_WORDS: Final = TEXTS.section("abilities.filter")
_MARKS: Final = TEXTS.section("abilities.marks")
_OR: Final = TEXTS["abilities.joints.or"]
# Between kinds that a card must not be.
_NOR: Final = TEXTS["abilities.joints.nor"]
# Between titles, inside their quotation marks.
_TITLES: Final = TEXTS["abilities.joints.titles"]
_STATES: Final = {
    "present": PieceTest(GAME_TEST, c.IS_PRESENT),
    "piloting": PieceTest(GAME_TEST, c.IS_PILOTING),
    "aboard": PieceTest(GAME_TEST, c.IS_ABOARD),
    "in_battle": PieceTest(GAME_TEST, c.IS_IN_BATTLE),
    "defending": PieceTest(GAME_TEST, c.IS_DEFENDING),
    "alone": PieceTest(GAME_TEST, c.IS_ALONE),
    "hit": PieceTest(GAME_TEST, c.IS_HIT),
    "unhit": PieceTest(GAME_TEST, c.IS_HIT, is_not=True),
    "standing": PieceTest(GAME_TEST, c.IS_STANDING),
    "destiny_drawn": PieceTest(GAME_TEST, c.HAS_DESTINY_DRAWN),
    "ability_drawn": PieceTest(GAME_TEST, c.HAS_ABILITY_DRAWN),
    "affordable": PieceTest(GAME_TEST, c.IS_AFFORDABLE),
    "movable": PieceTest(GAME_TEST, c.IS_MOVABLE),
    "controlled": PieceTest(GAME_TEST, c.IS_CONTROLLED),
    "at_night": PieceTest(GAME_TEST, c.IS_AT_NIGHT),
    "as_strong": PieceTest(GAME_TEST, c.IS_AS_STRONG),
    "opposed": PieceTest(GAME_TEST, c.IS_OPPOSED),
    "subject": PieceTest(GAME_TEST, c.IS_SUBJECT),
    "in_range": PieceTest(GAME_TEST, c.IS_IN_RANGE),
    "in_reach": PieceTest(GAME_TEST, c.IS_IN_REACH),
    "damaged": PieceTest(GAME_TEST, c.IS_DAMAGED),
    "stranded": PieceTest(GAME_TEST, c.IS_STRANDED),
    "scene": PieceTest(GAME_TEST, c.IS_SCENE),
    "capturing": PieceTest(GAME_TEST, c.IS_SCENE),
    "runner": PieceTest(GAME_TEST, c.IS_RUNNER),
    "arrived": PieceTest(GAME_TEST, c.HAS_ARRIVED),
    "drained": PieceTest(GAME_TEST, c.IS_DRAINED),
    "undrained": PieceTest(GAME_TEST, c.IS_DRAINED, is_not=True),
    "in_sights": PieceTest(GAME_TEST, c.IS_IN_SIGHTS),
    "exposed": PieceTest(GAME_TEST, c.IS_EXPOSED),
    "has_fired": PieceTest(GAME_TEST, c.HAS_FIRED),
    "immune": PieceTest(GAME_TEST, c.IS_IMMUNE),
    "at_zero": PieceTest(GAME_TEST, c.IS_AT_ZERO),
    "undercover": PieceTest(GAME_TEST, c.IS_UNDERCOVER),
    "not_undercover": PieceTest(GAME_TEST, c.IS_UNDERCOVER, is_not=True),
    "unoccupied": PieceTest(GAME_TEST, c.IS_UNOCCUPIED),
    "occupied": PieceTest(GAME_TEST, c.IS_OCCUPIED),
    "enemy_occupied": PieceTest(GAME_TEST, c.IS_ENEMY_OCCUPIED),
    "clear": PieceTest(GAME_TEST, c.IS_CLEAR),
    "topmost": PieceTest(GAME_TEST, c.IS_TOPMOST),
    "bottommost": PieceTest(GAME_TEST, c.IS_BOTTOMMOST),
    "stocked": PieceTest(GAME_TEST, c.IS_STOCKED),
    "unfought": PieceTest(GAME_TEST, c.IS_UNFOUGHT),
    "fought": PieceTest(GAME_TEST, c.IS_UNFOUGHT, is_not=True),
    "unbattled": PieceTest(GAME_TEST, c.HAS_BATTLED, is_not=True),
    "vacant": PieceTest(GAME_TEST, c.IS_VACANT),
    "passenger": PieceTest(GAME_TEST, c.IS_PASSENGER),
    "copy": PieceTest(GAME_TEST, c.IS_COPY),
    "blown_away": PieceTest(GAME_TEST, c.IS_BLOWN_AWAY),
    "able": PieceTest(GAME_TEST, c.HAS_ABILITY),
    "unable": PieceTest(GAME_TEST, c.HAS_ABILITY, is_not=True),
    "matched": PieceTest(GAME_TEST, c.IS_MATCHED),
    "matching": PieceTest(GAME_TEST, c.IS_MATCHING),
    "battleground": PieceTest(GAME_TEST, c.IS_BATTLEGROUND),
    "absent": PieceTest(GAME_TEST, c.IS_ABSENT),
    "aimed_at": PieceTest(GAME_TEST, c.IS_AIMED_AT),
    "gunned": PieceTest(GAME_TEST, c.HAS_GUNS),
    "just_fired": PieceTest(GAME_TEST, c.WAS_FIRED),
    "firing": PieceTest(GAME_TEST, c.IS_FIRING),
    "draining": PieceTest(GAME_TEST, c.IS_DRAINING),
    "senatorial": PieceTest(GAME_TEST, c.IS_SENATORIAL),
    "no_battleground": PieceTest(GAME_TEST, c.IS_BATTLEGROUND, is_not=True),
    "reactive": PieceTest(GAME_TEST, c.IS_REACTIVE),
    "new_here": PieceTest(GAME_TEST, c.IS_NEW_HERE),
    "fleeing": PieceTest(GAME_TEST, c.CAN_FLEE),
    "moved": PieceTest(GAME_TEST, c.HAS_MOVED),
    "stolen": PieceTest(GAME_TEST, c.IS_STOLEN),
    "borne": PieceTest(GAME_TEST, c.WAS_BORNE),
    "joining": PieceTest(GAME_TEST, c.CAN_JOIN_IT),
    "unbarred": PieceTest(GAME_TEST, c.IS_UNBARRED),
    "nimbler": PieceTest(COMPARED, c.DEFENCE, comparison=AT_MOST, amount=WITH_SOURCE, is_not=True),
    "orbited_now": PieceTest(GAME_TEST, c.IS_ORBITED_PLACE),
    "crashed": PieceTest(GAME_TEST, c.IS_CRASHED),
    "missing": PieceTest(GAME_TEST, c.IS_MISSING),
    "unmissing": PieceTest(GAME_TEST, c.IS_MISSING, is_not=True),
    "combatant": PieceTest(FLAG, c.OUT_OF_BATTLES, is_not=True),
    "any_destiny_drawn": PieceTest(GAME_TEST, c.HAS_ANY_DRAWN),
    "unpiloting": PieceTest(GAME_TEST, c.IS_PILOTING, is_not=True),
    "slowable": PieceTest(FLAG, c.NOT_SLOWED, is_not=True),
    "iconless": PieceTest(GAME_TEST, c.IS_ICONLESS),
    "iconed": PieceTest(GAME_TEST, c.IS_ICONLESS, is_not=True),
    "armed": PieceTest(GAME_TEST, c.IS_ARMED),
    "run": PieceTest(GAME_TEST, c.IS_RUN),
    "not_run": PieceTest(GAME_TEST, c.IS_RUN, is_not=True),
    "ready": PieceTest(GAME_TEST, c.IS_READY),
    "attacking": PieceTest(GAME_TEST, c.IS_ATTACKING),
    "attacked": PieceTest(GAME_TEST, c.IS_ATTACKED),
    "habitable": PieceTest(GAME_TEST, c.IS_HABITABLE),
    "repeating": PieceTest(GAME_TEST, c.IS_REPEATING),
    "not_repeating": PieceTest(GAME_TEST, c.IS_REPEATING, is_not=True),
    "loaded": PieceTest(GAME_TEST, c.IS_LOADED),
    "escorted": PieceTest(GAME_TEST, c.IS_ESCORTED),
    "imprisoned": PieceTest(GAME_TEST, c.IS_IMPRISONED),
    "frozen": PieceTest(GAME_TEST, c.IS_FROZEN),
    "unfrozen": PieceTest(GAME_TEST, c.IS_UNFROZEN),
    "just_delivered": PieceTest(GAME_TEST, c.IS_FIRST_DELIVERED),
    "escorting": PieceTest(GAME_TEST, c.IS_ESCORTING),
    "free_to_escort": PieceTest(GAME_TEST, c.CAN_ESCORT),
    "escorting_target": PieceTest(GAME_TEST, c.HOLDS_TARGET),
    "duelling": PieceTest(GAME_TEST, c.IS_DUELLING),
    "victorious": PieceTest(GAME_TEST, c.IS_VICTORIOUS),
    "defeated": PieceTest(GAME_TEST, c.IS_DEFEATED),
    "apprentice": PieceTest(GAME_TEST, c.IS_APPRENTICE),
    "mentor": PieceTest(GAME_TEST, c.IS_MENTOR),
    "completed": PieceTest(GAME_TEST, c.IS_COMPLETED),
    "uncompleted": PieceTest(GAME_TEST, c.IS_COMPLETED, is_not=True),
    "working": PieceTest(GAME_TEST, c.IS_WORKING),
    "origin": PieceTest(GAME_TEST, c.IS_ORIGIN),
    "carried_out": PieceTest(GAME_TEST, c.IS_CARRIED_OUT),
    "subject_to": PieceTest(GAME_TEST, c.IS_SUBJECT_TO),
    "unused": PieceTest(GAME_TEST, c.IS_UNUSED),
    "other_mark": PieceTest(GAME_TEST, c.IS_OTHER_MARK),
    "twofold": PieceTest(FLAG, c.TWOFOLD),
    "carried": PieceTest(FLAG, c.CARRIED),
    "eligible": PieceTest(FLAG, c.NOT_HIGHEST, is_not=True),
    "cheap": PieceTest(GAME_TEST, c.IS_CHEAP),
    "ignited": PieceTest(GAME_TEST, c.IS_IGNITED),
    "finished": PieceTest(GAME_TEST, c.IS_ACCOMPLISHED),
    "finished_twice": PieceTest(GAME_TEST, c.IS_DONE_TWICE),
    "battle_cause": PieceTest(GAME_TEST, c.BEGAN_BATTLE),
    "was_hit": PieceTest(GAME_TEST, c.WAS_HIT),
    "outmatched": PieceTest(GAME_TEST, c.IS_OUTMATCHED),
    "ability_payable": PieceTest(GAME_TEST, c.IS_ABILITY_PAYABLE),
    "farther": PieceTest(GAME_TEST, c.IS_FARTHER),
    "aims_at_another": PieceTest(GAME_TEST, c.AIMS_AT_ANOTHER),
    "racer_damaged": PieceTest(GAME_TEST, c.IS_RACER_DAMAGED),
    "racer_close": PieceTest(GAME_TEST, c.IS_RACER_NEAR),
    "racer_sound": PieceTest(GAME_TEST, c.IS_RACER_SOUND),
    "piloted_now": PieceTest(GAME_TEST, c.IS_PILOTED),
    "following": PieceTest(GAME_TEST, c.CAN_FOLLOW),
    "left_behind": PieceTest(GAME_TEST, c.IS_LEFT_BEHIND),
    "leading_run": PieceTest(GAME_TEST, c.LEADS_RUN),
    "able_to_go": PieceTest(GAME_TEST, c.CAN_TRAVEL),
    "overrun": PieceTest(GAME_TEST, c.IS_OVERRUN),
    "voided": PieceTest(GAME_TEST, c.IS_VOIDED),
    "outermost": PieceTest(GAME_TEST, c.IS_OUTERMOST),
    "facedown": PieceTest(GAME_TEST, c.IS_FACEDOWN),
    "open_to_cards": PieceTest(GAME_TEST, c.HAS_CARD_ROOM),
    "in_the_open": PieceTest(GAME_TEST, c.IS_IN_THE_OPEN),
    "out_of_play": PieceTest(GAME_TEST, c.IS_OUT),
    "plainly_piloted": PieceTest(GAME_TEST, c.HAS_PLAIN_PILOT),
    "used_this_turn": PieceTest(GAME_TEST, c.IS_USED_NOW),
    "sabered": PieceTest(GAME_TEST, c.IS_SABERED),
    "unsabered": PieceTest(GAME_TEST, c.IS_SABERED, is_not=True),
    "unstruck": PieceTest(GAME_TEST, c.IS_STRUCK, is_not=True),
    "manned": PieceTest(GAME_TEST, c.IS_MANNED),
    "in_walk": PieceTest(GAME_TEST, c.IS_IN_WALK),
    "left_now": PieceTest(GAME_TEST, c.IS_LEFT_NOW),
    "roomy": PieceTest(GAME_TEST, c.IS_ROOMY),
    "roomy_for_all": PieceTest(GAME_TEST, c.IS_ROOMY_FOR_ALL),
    "slower": PieceTest(GAME_TEST, c.IS_SLOWER),
    "shooting": PieceTest(GAME_TEST, c.IS_SHOOTER),
    "in_attack": PieceTest(GAME_TEST, c.IS_IN_ATTACK),
    "enhancing": PieceTest(GAME_TEST, c.ENHANCES),
    "unturned": PieceTest(GAME_TEST, c.IS_FRONT),
    "was_armed": PieceTest(GAME_TEST, c.WAS_ARMED),
    "fell_here": PieceTest(GAME_TEST, c.FELL_HERE),
    "has_acted": PieceTest(GAME_TEST, c.HAS_ACTED),
    "sabacc_now": PieceTest(GAME_TEST, c.IS_SABACC),
    "playing_sabacc": PieceTest(GAME_TEST, c.PLAYS_SABACC),
    "sabacc_champion": PieceTest(GAME_TEST, c.IS_CHAMPION),
    "back_up": PieceTest(GAME_TEST, c.IS_BACK_UP),
    "open_to_sense": PieceTest(GAME_TEST, c.IS_OPEN_TO_SENSE),
    "front_up": PieceTest(GAME_TEST, c.IS_BACK_UP, is_not=True),
    "native": PieceTest(GAME_TEST, c.IS_NATIVE),
    "watched": PieceTest(GAME_TEST, c.IS_WATCHED),
    "cloakable": PieceTest(FLAG, c.NEVER_CLOAKS, is_not=True),
    "first_copy": PieceTest(GAME_TEST, c.IS_FIRST_COPY),
    "fallen_off": PieceTest(GAME_TEST, c.FELL_OFF),
    "doubled": PieceTest(GAME_TEST, c.HAS_DOUBLE),
    "just_landed": PieceTest(GAME_TEST, c.HAS_LANDED),
    "outclassed": PieceTest(GAME_TEST, c.IS_OUTCLASSED),
    "salvaging": PieceTest(GAME_TEST, c.IS_SALVAGING),
    "putting_out": PieceTest(GAME_TEST, c.IS_PUTTING_OUT),
    "attempted": PieceTest(GAME_TEST, c.IS_ATTEMPTED),
    "appropriate": PieceTest(GAME_TEST, c.IS_APPROPRIATE),
    "endangered": PieceTest(GAME_TEST, c.IS_ENDANGERED),
    "aim_for_target": PieceTest(GAME_TEST, c.MAY_FOLLOW),
    "place_for_target": PieceTest(GAME_TEST, c.MAY_TAKE),
    "from_start": PieceTest(GAME_TEST, c.IS_FROM_START),
    "known": PieceTest(GAME_TEST, c.IS_KNOWN),
}
_PLACES: Final = {
    "here": PieceTest(SAME_PLACE),
    "elsewhere": PieceTest(SAME_PLACE, is_not=True),
    "of_aim": PieceTest(GAME_TEST, c.IS_RELATED_TO_AIM),
    "related": PieceTest(GAME_TEST, c.IS_RELATED),
    "unrelated": PieceTest(GAME_TEST, c.IS_SAME_OR_RELATED, is_not=True),
    "same_or_related": PieceTest(GAME_TEST, c.IS_SAME_OR_RELATED),
    "within_two": PieceTest(GAME_TEST, c.IS_WITHIN_TWO),
    "same_planet": PieceTest(GAME_TEST, c.IS_SAME_PLANET),
    "adjacent": PieceTest(GAME_TEST, c.IS_ADJACENT),
    "with_it": PieceTest(GAME_TEST, c.IS_WITH_SUBJECT),
    "near": PieceTest(GAME_TEST, c.IS_NEAR),
    "beside_target": PieceTest(GAME_TEST, c.IS_BESIDE_TARGET),
    "related_to_target": PieceTest(GAME_TEST, c.IS_RELATED_TO_TARGET),
    "beside_it": PieceTest(GAME_TEST, c.IS_BESIDE_SUBJECT),
    "there": PieceTest(GAME_TEST, c.IS_THERE),
    "with_target": PieceTest(GAME_TEST, c.IS_WITH_TARGET),
    "its_place": PieceTest(GAME_TEST, c.IS_AT_ITS_PLACE),
    "passing": PieceTest(GAME_TEST, c.IS_PASSING),
    "its_system": PieceTest(GAME_TEST, c.IS_OF_ITS_SYSTEM),
    "by_scene": PieceTest(GAME_TEST, c.IS_BY_SCENE),
    "two_parsecs": PieceTest(GAME_TEST, c.IS_WITHIN_PARSECS),
    "three_parsecs_of_target": PieceTest(GAME_TEST, c.IS_NEAR_TARGET),
}
# From where cards are deployed.
_SOURCES: Final = (c.HAND, c.RESERVE, c.FORCE, c.USED, c.LOST, c.ASIDE)
_ZONES: Final = {
    "hand": sum(1 << zone for zone in _SOURCES),
    "held": 1 << c.HAND,
    "searched": 1 << c.HAND | 1 << c.RESERVE,
    "lost": 1 << c.LOST,
    "used": 1 << c.USED,
    "force": 1 << c.FORCE,
    "reserve": 1 << c.RESERVE,
    "stacked": 1 << c.ASIDE,
    "captive": 1 << c.COVERED,
    "beneath": 1 << c.COVERED,
    "any": (1 << c.ZONES_A_SEAT) - 1,
}
_REFERENCES: Final = {
    "this": PieceTest(ITSELF),
    "host": PieceTest(HOST_OF_SOURCE),
    "aim": PieceTest(GAME_TEST, c.IS_AIM),
    "on_this": PieceTest(ATTACHED_TO_SOURCE),
    "piloted": PieceTest(GAME_TEST, c.IS_RUN_BY_SOURCE),
    "host_piloted": PieceTest(GAME_TEST, c.IS_RUN_BY_HOST),
    "target": PieceTest(IN_SLOT, TARGET_SLOT),
    "not_target": PieceTest(IN_SLOT, TARGET_SLOT, is_not=True),
    "picked": PieceTest(IN_SLOT, PICKED_SLOT),
    "looked": PieceTest(IN_SLOT, LOOKED_SLOT),
    "it": PieceTest(GAME_TEST, c.IS_SUBJECT),
    "cause": PieceTest(GAME_TEST, c.IS_CAUSE),
    "stacked": PieceTest(GAME_TEST, c.IS_STACKED),
    "answered": PieceTest(GAME_TEST, c.IS_ANSWERED),
    "answered_by_it": PieceTest(GAME_TEST, c.IS_ANSWERED_BY_IT),
    "drawn": PieceTest(GAME_TEST, c.IS_DRAWN),
    "not_host": PieceTest(HOST_OF_SOURCE, is_not=True),
    "shot_at": PieceTest(GAME_TEST, c.IS_SHOT_AT),
    "held": PieceTest(GAME_TEST, c.IS_HELD_BY_SOURCE),
    "held_by_host": PieceTest(GAME_TEST, c.IS_HELD_BY_HOST),
    "shooter": PieceTest(GAME_TEST, c.IS_SHOOTER),
    "gun": PieceTest(GAME_TEST, c.IS_GUN),
    "namesake": PieceTest(GAME_TEST, c.IS_NAMESAKE),
    "kin": PieceTest(GAME_TEST, c.IS_KIN),
    "rep_kin": PieceTest(GAME_TEST, c.IS_REP_KIN),
    "like_picked": PieceTest(GAME_TEST, c.IS_LIKE_PICKED),
}


_CALLED: Final = {"hatred": PieceTest(GAME_TEST, c.IS_HATRED), "coaxium": PieceTest(GAME_TEST, c.IS_COAXIUM)}


def _is_named(names: list[str], card: Any) -> bool:
    """By its title, one of two, or a persona."""
    return not set(names).isdisjoint(card.titles) or not set(names).isdisjoint(card.personas)


def _has_word(words: list[str], card: Any) -> bool:
    return any(word.lower() in card.title.lower() for word in words)


def _is_of_system(names: list[str], card: Any) -> bool:
    """By the place in its title or the system to which that belongs."""
    return card.system in names or card.planet in names


def _has_agenda(wanted: list[str], card: Any) -> bool:
    """By its declared text."""
    printed = [effect for ability in card.abilities.get("printed", ()) for effect in ability["effects"]]
    return any(not set(effect["agendas"]).isdisjoint(wanted) for effect in printed if effect["op"] == "agendas")


def _prints(card: Any, *codes: str) -> list[Any]:
    """The rows of its declared text that say what it is."""
    said = [*card.abilities.get("printed", ()), *card.abilities.get("deployment", ())]
    return [effect for ability in said for effect in ability["effects"] if effect["op"] in codes]


def _is_for_droids(card: Any) -> bool:
    """Whether its declared text names droids as its bearers."""
    bearers = [effect["what"] for effect in _prints(card, "deploys_on")]
    return any("droid" in bearer.get("kind", ()) or not _DROIDS.isdisjoint(bearer.get("mark", ())) for bearer in bearers)


def _retrieves(card: Any) -> bool:
    said = [effect for listed in card.abilities.values() for ability in listed for effect in with_nested(ability["effects"])]
    return any(effect["op"].startswith("retrieve") for effect in said)


def _releases(card: Any) -> bool:
    """Whether its declared text releases captives."""
    said = [effect for listed in card.abilities.values() for ability in listed for effect in with_nested(ability["effects"])]
    return any(effect["op"] == "release" for effect in said)


def _has_mark(marks: list[str], card: Any) -> bool:
    return any(mark in card.marks or any(_stands_for(mark, each) for each in card.marks) for mark in marks)


@lru_cache(maxsize=20_000)  # members' own cards print words of their own
def _stands_for(mark: str, printed: str) -> bool:
    """Whether a card with a printed word has a mark that stands for several.

    >>> _stands_for("jedi", "jedi master"), _stands_for("jedi", "dark jedi master"), _stands_for("dark jedi", "dark jedi master")
    (True, False, True)
    """
    if mark in ("jedi", "dark jedi"):
        return printed in _MODELS[mark]
    return printed.startswith(_TIES) if mark == _TIES else any(model in printed for model in _MODELS.get(mark, ()))


_SIDES: Final = frozenset({"rebel", "imperial"})
cards: Final = Filters(
    TEXTS["abilities.filter_order"],
    {"type": TEXTS["abilities.types.any"]},
    nouns=("called", "mark", "skill", "icon", "kind", "type"),
    heads=frozenset({"droid", "site", "starfighter"}),
    adjectives={"ja": _SIDES, "zh-hant": _SIDES},
)
cards.property(
    Codes("type", codes=TYPES, words=TEXTS.section("abilities.types"), joint=_OR, default=ABSENT),
    printed=lambda value, card: card.type in value,
)
cards.property(
    Codes("kind", codes=KINDS, words=TEXTS.section("abilities.kinds"), joint=_OR, default=ABSENT, adds=_WORDS["kind"]),
    printed=lambda value, card: not set(value).isdisjoint(card.subtypes) or (card.type == "character" and REPUBLIC in value),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.NOT_MARKED, filter=inside({"not_kind": value}))] if REPUBLIC in value else [],
)
cards.property(
    Codes("not_kind", codes=KINDS, words=TEXTS.section("abilities.kinds"), joint=_NOR, default=ABSENT, adds=_WORDS["not_kind"]),
    printed=lambda value, card: set(value).isdisjoint(card.subtypes),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.GAINED_REPUBLIC, is_not=True)] if REPUBLIC in value else [],
)
cards.property(
    Codes("not_type", codes=TYPES, words=TEXTS.section("abilities.types"), joint=_NOR, default=ABSENT, adds=_WORDS["not_type"]),
    printed=lambda value, card: card.type not in value,
)
cards.property(
    Codes("mark", codes=tuple(_MARKS), words=_MARKS, joint=_OR, default=ABSENT, adds=_WORDS["mark"]),
    printed=lambda value, card: _has_mark(value, card) or (card.type == "character" and not GAINED.keys().isdisjoint(value)),
    tests=lambda value, inside: (
        [] if GAINED.keys().isdisjoint(value) else [PieceTest(GAME_TEST, c.NOT_MARKED, filter=inside({"not_mark": value}))]
    ),
)
cards.property(
    Codes("not_mark", codes=tuple(_MARKS), words=_MARKS, joint=_NOR, default=ABSENT, adds=_WORDS["not_mark"]),
    printed=lambda value, card: not _has_mark(value, card),
    tests=lambda value, inside: [PieceTest(GAME_TEST, number, is_not=True) for mark, number in GAINED.items() if mark in value],
)
cards.property(
    Codes("icon", codes=ICONS, words=TEXTS.section("abilities.icons"), joint=_OR, default=ABSENT, adds=_WORDS["icon"]),
    printed=lambda value, card: not set(value).isdisjoint(card.icons),
)
cards.property(
    Codes("not_icon", codes=ICONS, words=TEXTS.section("abilities.icons"), joint=_NOR, default=ABSENT, adds=_WORDS["not_icon"]),
    printed=lambda value, card: set(value).isdisjoint(card.icons),
)
cards.property(
    Codes(
        "expansion",
        codes=(*EXPANSIONS, *VIRTUAL_SET_NAMES),
        words={**TEXTS.section("expansion_icons"), **VIRTUAL_SET_NAMES},
        joint=_OR,
        default=ABSENT,
        adds=_WORDS["expansion"],
    ),
    printed=lambda value, card: not set(value).isdisjoint(card.expansions),
)
cards.property(
    Codes(
        "not_expansion",
        codes=EXPANSIONS,
        words=TEXTS.section("expansion_icons"),
        joint=_NOR,
        default=ABSENT,
        adds=_WORDS["not_expansion"],
    ),
    printed=lambda value, card: set(value).isdisjoint(card.expansions),
)
cards.property(
    OneOf("skill", codes=tuple(SKILLS), words=TEXTS.section("abilities.skills"), default=ABSENT, adds=_WORDS["skill"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, SKILLS[value])],
)
cards.property(
    OneOf("not_skill", codes=tuple(SKILLS), words=TEXTS.section("abilities.skills"), default=ABSENT, adds=_WORDS["not_skill"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, SKILLS[value], is_not=True)],
)
cards.property(
    Codes("agenda", codes=AGENDAS, words=TEXTS.section("abilities.agendas"), joint=_OR, default=ABSENT, adds=_WORDS["agenda"]),
    printed=_has_agenda,
)
cards.property(
    Number("politics_least", least=1, default=ABSENT, adds=_WORDS["politics_least"]),
    tests=lambda value, inside: [PieceTest(VALUE, c.POLITICS, amount=value)],
)
cards.property(
    Number("politics_most", default=ABSENT, adds=_WORDS["politics_most"]),
    tests=lambda value, inside: [PieceTest(VALUE, c.POLITICS, comparison=AT_MOST, amount=value)],
)
cards.property(
    CardCodes("named", title=lambda name, language: name, joint=_TITLES, default=ABSENT, adds=_WORDS["named"]),
    printed=_is_named,
)
cards.property(
    CardCodes("not_named", title=lambda name, language: name, joint=_TITLES, default=ABSENT, adds=_WORDS["not_named"]),
    printed=lambda value, card: not _is_named(value, card),
)
# Words of its title.
cards.property(
    CardCodes("titled", title=lambda name, language: name, joint=_TITLES, default=ABSENT, adds=_WORDS["titled"]),
    printed=_has_word,
)
cards.property(
    CardCodes("system", title=lambda name, language: name, joint=_OR, default=ABSENT, adds=_WORDS["system"]),
    printed=lambda value, card: _is_of_system(value, card) or card.generic is not None,
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_OF_SYSTEM, filter=inside({"own_system": value}))],
)
cards.property(
    CardCodes("not_system", title=lambda name, language: name, joint=_OR, default=ABSENT, adds=_WORDS["not_system"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_IN_SYSTEM, filter=inside({"own_system": value}), is_not=True)],
)
# Of a location that prints the name of its system.
cards.property(
    CardCodes("own_system", title=lambda name, language: name, joint=_OR, default=ABSENT, adds=_WORDS["own_system"]),
    printed=_is_of_system,
)
cards.property(
    Codes("lore", codes=tuple(NAMED), words=TEXTS.section("abilities.lore"), joint=_TITLES, default=ABSENT, adds=_WORDS["lore"]),
    printed=lambda value, card: any(card.code in NAMED[group] for group in value),
)
cards.property(
    Codes("not_lore", codes=tuple(NAMED), words=TEXTS.section("abilities.lore"), joint=_TITLES, default=ABSENT, adds=_WORDS["not_lore"]),
    printed=lambda value, card: not any(card.code in NAMED[group] for group in value),
)
cards.property(
    Codes(
        "text_names",
        codes=tuple(IN_TEXTS),
        words=TEXTS.section("abilities.text_names"),
        joint=_TITLES,
        default=ABSENT,
        adds=_WORDS["text_names"],
    ),
    printed=lambda value, card: any(card.code in IN_TEXTS[word] for word in value),
)
cards.property(Flag("not_episode_vii", adds=_WORDS["not_episode_vii"]), printed=lambda value, card: "episode-vii" not in card.banned_by)
cards.property(Flag("episode_vii", adds=_WORDS["episode_vii"]), printed=lambda value, card: "episode-vii" in card.banned_by)
cards.property(Flag("not_episode_i", adds=_WORDS["not_episode_i"]), printed=lambda value, card: "episode-i" not in card.banned_by)
cards.property(Flag("episode_i", adds=_WORDS["episode_i"]), printed=lambda value, card: "episode-i" in card.banned_by)
cards.property(
    Number("maneuver_least", least=1, default=ABSENT, adds=_WORDS["maneuver_least"]),
    printed=lambda value, card: card.has_maneuver,
    tests=lambda value, inside: [PieceTest(VALUE, c.DEFENCE, amount=value)],
)
cards.property(
    Number("landspeed_least", least=1, default=ABSENT, adds=_WORDS["landspeed_least"]),
    tests=lambda value, inside: [PieceTest(VALUE, c.LANDSPEED, amount=value)],
)
cards.property(Flag("armored", adds=_WORDS["armored"]), printed=lambda value, card: card.has_armor)
cards.property(Flag("unarmored", adds=_WORDS["unarmored"]), printed=lambda value, card: not card.has_armor)
cards.property(
    Number("destiny_most", default=ABSENT, adds=_WORDS["destiny_most"]),
    printed=lambda value, card: bool(card.destinies) and card.destinies[0] <= value,
)
# By its declared text: what cannot choose it, whether it goes into its player's area, and whether it costs nothing.
cards.property(
    CardCodes("withstanding", title=lambda name, language: name, joint=_TITLES, default=ABSENT, adds=_WORDS["withstanding"]),
    printed=lambda value, card: any(set(value) <= set(each["named"]) for each in _prints(card, "immune_to")),
)
cards.property(
    CardCodes("not_withstanding", title=lambda name, language: name, joint=_TITLES, default=ABSENT, adds=_WORDS["not_withstanding"]),
    printed=lambda value, card: not any(set(value) & set(each["named"]) for each in _prints(card, "immune_to")),
)
cards.property(
    Flag("open_to_objectives", adds=_WORDS["open_to_objectives"]), printed=lambda value, card: not _prints(card, "defies_objectives")
)
cards.property(
    CardCodes("counting_for", title=lambda name, language: name, joint=_TITLES, default=ABSENT, adds=_WORDS["counting_for"]),
    printed=lambda value, card: any(set(value) & set(each["named"]) for each in _prints(card, "counts_for")),
)
cards.property(Flag("inserting", adds=_WORDS["inserting"]), printed=lambda value, card: bool(_prints(card, "inserts")))
cards.property(Number("light_icons", default=ABSENT, adds=_WORDS["light_icons"]), printed=lambda value, card: card.light_icons == value)
cards.property(
    Number("light_icons_most", default=ABSENT, adds=_WORDS["light_icons_most"]), printed=lambda value, card: card.light_icons <= value
)
cards.property(
    Number("dark_icons_most", default=ABSENT, adds=_WORDS["dark_icons_most"]), printed=lambda value, card: card.dark_icons <= value
)
cards.property(Number("dark_icons", default=ABSENT, adds=_WORDS["dark_icons"]), printed=lambda value, card: card.dark_icons == value)
cards.property(
    Flag("on_cards", adds=_WORDS["on_cards"]),
    printed=lambda value, card: bool(_prints(card, "deploys_on")) and not _prints(card, "deploys_beside"),
)
cards.property(
    Flag("on_characters", adds=_WORDS["on_characters"]),
    printed=lambda value, card: any("character" in each["what"].get("type", ()) for each in _prints(card, "deploys_on")),
)
cards.property(
    FilterField("aiming", filters=cards, default=ABSENT, adds=_WORDS["aiming"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_AIMING, filter=inside(value))],
)
cards.property(
    FilterField("chosen_by", filters=cards, default=ABSENT, adds=_WORDS["chosen_by"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_CHOSEN_BY, filter=inside(value))],
)
cards.property(
    FilterField("not_chosen_by", filters=cards, default=ABSENT, adds=_WORDS["not_chosen_by"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_CHOSEN_BY, filter=inside(value), is_not=True)],
)
cards.property(Flag("in_area", adds=_WORDS["in_area"]), printed=lambda value, card: bool(_prints(card, "deploys_beside")))
cards.property(
    Flag("costless", adds=_WORDS["costless"]),
    printed=lambda value, card: any(each["n"] == 0 for each in _prints(card, "deploys_beside", "deploys_on")),
)
cards.property(
    Number("destiny_least", least=1, default=ABSENT, adds=_WORDS["destiny_least"]),
    printed=lambda value, card: bool(card.destinies) and card.destinies[0] >= value,
)
# A device that goes on droids, and a Utinni Effect by which Force is retrieved.
cards.property(Flag("for_droids", adds=_WORDS["for_droids"]), printed=lambda value, card: _is_for_droids(card))
cards.property(Flag("retrieving", adds=_WORDS["retrieving"]), printed=lambda value, card: _retrieves(card))
cards.property(Flag("releasing", adds=_WORDS["releasing"]), printed=lambda value, card: _releases(card))
cards.property(Flag("agile", adds=_WORDS["agile"]), printed=lambda value, card: card.has_maneuver)
cards.property(Flag("generic", adds=_WORDS["generic"]), printed=lambda value, card: card.generic is not None)
cards.property(Flag("pilotless", adds=_WORDS["pilotless"]), printed=lambda value, card: "pilot" not in card.icons)
cards.property(Flag("unique", adds=_WORDS["unique"]), printed=lambda value, card: card.uniqueness == 1)
cards.property(Flag("of_species", adds=_WORDS["of_species"]), printed=lambda value, card: bool(card.species))
cards.property(Flag("not_unique", adds=_WORDS["not_unique"]), printed=lambda value, card: card.uniqueness != 1)
cards.property(
    Number("ability_least", least=1, default=ABSENT, adds=_WORDS["ability_least"]),
    tests=lambda value, inside: [PieceTest(VALUE, c.ABILITY, amount=value)],
)
cards.property(
    Number("ability_most", default=ABSENT, adds=_WORDS["ability_most"]),
    tests=lambda value, inside: [PieceTest(VALUE, c.ABILITY, comparison=AT_MOST, amount=value)],
)
cards.property(
    Number("ability_there", least=1, default=ABSENT, adds=_WORDS["ability_there"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.HAS_ABILITY_THERE, amount=value)],
)
cards.property(
    Number("ability", least=1, default=ABSENT, adds=_WORDS["ability"]),
    tests=lambda value, inside: [PieceTest(VALUE, c.ABILITY, comparison=EQUAL, amount=value)],
)
cards.property(
    Number("power_most", default=ABSENT, adds=_WORDS["power_most"]),
    tests=lambda value, inside: [PieceTest(VALUE, c.POWER, comparison=AT_MOST, amount=value)],
)
cards.property(
    Number("forfeit_most", default=ABSENT, adds=_WORDS["forfeit_most"]),
    tests=lambda value, inside: [PieceTest(VALUE, c.FORFEIT, comparison=AT_MOST, amount=value)],
)
cards.property(
    Number("printed_forfeit_most", default=ABSENT, adds=_WORDS["printed_forfeit_most"]),
    printed=lambda value, card: card.forfeit is not None and card.forfeit <= value,
)
cards.property(
    Number("forfeit_least", least=1, default=ABSENT, adds=_WORDS["forfeit_least"]),
    tests=lambda value, inside: [PieceTest(VALUE, c.FORFEIT, amount=value)],
)
cards.property(
    Number("destiny", default=ABSENT, adds=_WORDS["destiny"]),
    printed=lambda value, card: bool(card.destinies) and int(card.destinies[0]) == value,
)
cards.property(
    OneOf("whose", codes=("own", "opponent"), words=TEXTS.section("abilities.whose"), default=ABSENT),
    tests=lambda value, inside: [PieceTest(CONTROLLED_BY, OWN if value == "own" else OPPOSING)],
)
cards.property(Flag("other", adds=_WORDS["other"]), tests=lambda value, inside: [PieceTest(ITSELF, is_not=True)])
cards.property(
    Codes(
        "state", codes=tuple(_STATES), words=TEXTS.section("abilities.states"), joint=TEXTS["abilities.joints.adjectives"], default=ABSENT
    ),
    tests=lambda value, inside: [_STATES[code] for code in value],
)
cards.property(
    OneOf("where", codes=tuple(_PLACES), words=TEXTS.section("abilities.places"), default=ABSENT),
    tests=lambda value, inside: [_PLACES[value]],
)
cards.property(
    FilterField("at", filters=cards, default=ABSENT, adds=_WORDS["at"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_AT, filter=inside(value))],
)
cards.property(
    FilterField("not_at", filters=cards, default=ABSENT, adds=_WORDS["not_at"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_AT, filter=inside(value), is_not=True)],
)
cards.property(
    FilterField("beside", filters=cards, default=ABSENT, adds=_WORDS["beside"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_BESIDE, filter=inside(value))],
)
cards.property(
    FilterField("beside_two", filters=cards, default=ABSENT, adds=_WORDS["beside_two"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.BESIDE_TWO, filter=inside(value))],
)
cards.property(
    FilterField("aboard", filters=cards, default=ABSENT, adds=_WORDS["aboard"]),
    tests=lambda value, inside: [PieceTest(ATTACHED_TO, filter=inside(value))],
)
cards.property(
    FilterField("holding", filters=cards, default=ABSENT, adds=_WORDS["holding"]),
    tests=lambda value, inside: [PieceTest(HOLDS, filter=inside(value))],
)
cards.property(
    FilterField("not_holding", filters=cards, default=ABSENT, adds=_WORDS["not_holding"]),
    tests=lambda value, inside: [PieceTest(HOLDS, filter=inside(value), is_not=True)],
)
cards.property(
    FilterField("meeting", filters=cards, default=ABSENT, adds=_WORDS["meeting"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_MEETING, filter=inside(value))],
)
cards.property(
    FilterField("near", filters=cards, default=ABSENT, adds=_WORDS["near"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_NEAR_ONE, filter=inside(value))],
)
cards.property(
    FilterField("hosting", filters=cards, default=ABSENT, adds=_WORDS["hosting"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.HOSTS, filter=inside(value))],
)
cards.property(
    FilterField("not_hosting", filters=cards, default=ABSENT, adds=_WORDS["not_hosting"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.HOSTS, filter=inside(value), is_not=True)],
)
cards.property(
    FilterField("hosting_two", filters=cards, default=ABSENT, adds=_WORDS["hosting_two"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.HOSTS_TWO, filter=inside(value))],
)
cards.property(
    FilterField("hosting_titles", filters=cards, default=ABSENT, adds=_WORDS["hosting_titles"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.HOSTS_TITLES, filter=inside(value))],
)
cards.property(
    FilterField("orbiting", filters=cards, default=ABSENT, adds=_WORDS["orbiting"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_ORBITING, filter=inside(value))],
)
cards.property(
    FilterField("carrying", filters=cards, default=ABSENT, adds=_WORDS["carrying"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.CARRIES, filter=inside(value))],
)
cards.property(
    FilterField("twin", filters=cards, default=ABSENT, adds=_WORDS["twin"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_TWIN, filter=inside(value))],
)
cards.property(
    FilterField("orbited", filters=cards, default=ABSENT, adds=_WORDS["orbited"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_ORBITED_BY, filter=inside(value))],
)
cards.property(
    FilterField("bound_for", filters=cards, default=ABSENT, adds=_WORDS["bound_for"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_BOUND_FOR, filter=inside(value))],
)
cards.property(
    FilterField("escort", filters=cards, default=ABSENT, adds=_WORDS["escort"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_HELD_BY, filter=inside(value))],
)
cards.property(
    FilterField("seizer", filters=cards, default=ABSENT, adds=_WORDS["seizer"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.WAS_SEIZED_BY, filter=inside(value))],
)
cards.property(
    FilterField("also", filters=cards, default=ABSENT, adds=_WORDS["also"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_ALSO, filter=inside(value))],
)
cards.property(
    FilterField("matching_to", filters=cards, default=ABSENT, adds=_WORDS["matching_to"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.MATCHES_ONE, filter=inside(value))],
)
cards.property(
    FilterField("arms_with", filters=cards, default=ABSENT, adds=_WORDS["arms_with"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.MATCHES_ARM, filter=inside(value))],
)
cards.property(
    FilterField("among_three", filters=cards, default=ABSENT, adds=_WORDS["among_three"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.IS_AMONG_THREE, filter=inside(value))],
)
cards.property(
    FilterField("agenda_like", filters=cards, default=ABSENT, adds=_WORDS["agenda_like"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.SHARES_AGENDA, filter=inside(value))],
)
cards.property(
    FilterField("lies_on", filters=cards, default=ABSENT, adds=_WORDS["lies_on"]),
    tests=lambda value, inside: [PieceTest(GAME_TEST, c.LIES_ON, filter=inside(value))],
)
# What it counts as where it lies on another card.
cards.property(
    OneOf("called", codes=tuple(_CALLED), words=TEXTS.section("abilities.called"), default=ABSENT),
    tests=lambda value, inside: [_CALLED[value]],
    zones=lambda value: 1 << c.ASIDE,
)
cards.property(
    OneOf("zone", codes=tuple(_ZONES), words=TEXTS.section("abilities.zones"), default=ABSENT),
    zones=lambda value: _ZONES[value],
)
cards.property(
    OneOf("of", codes=tuple(_REFERENCES), words=TEXTS.section("abilities.of"), default=ABSENT),
    tests=lambda value, inside: [_REFERENCES[value]],
)

character: Final = cards.variant("kind", type="character")
own_character: Final = cards.variant("kind", type="character", whose="own")
captive: Final = cards.variant("kind", type="character", zone="captive")
enemy_character: Final = cards.variant("kind", type="character", whose="opponent")
ship: Final = cards.variant("kind", type="starship")
hatred: Final = cards.variant(called="hatred")
coaxium: Final = cards.variant(called="coaxium")
own_ship: Final = cards.variant("kind", type="starship", whose="own")
enemy_ship: Final = cards.variant("kind", type="starship", whose="opponent")
location: Final = cards.variant("kind", type="location")
site: Final = cards.variant("system", type="location", kind="site")
