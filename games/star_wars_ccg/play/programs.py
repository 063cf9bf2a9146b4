"""Make the cards of a run from the pool, with their declared texts or without them.

What neither records nor texts say is read as follows: a vehicle is for exterior sites; a number that is not whole is rounded down; a card
whose cost is no plain number is not deployed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from games.abilities.compiling import Compiler
from games.abilities.effects import with_nested
from games.abilities.filters import FilterCompiler
from games.abilities.parts import ability_of
from games.abilities.shared.verbs import amount_of
from games.engine.abilities.ability import Ability
from games.engine.abilities.amounts import GAME_AMOUNT, Amount, Condition
from games.engine.abilities.filters import Filter
from games.engine.modifiers import ADD, SET
from games.engine.ops import Program
from games.engine.verbs import ASKS, EventTest
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.operations.contests import ASKING
from games.star_wars_ccg.abilities.operations.draws.sabacc import SABACC_ROWS
from games.star_wars_ccg.abilities.operations.epics import SEALS
from games.star_wars_ccg.abilities.operations.moving import BARRED, BARS, PRICED, place_of
from games.star_wars_ccg.abilities.operations.piles.looks import HOMES as SHED_HOMES
from games.star_wars_ccg.abilities.operations.rules.protection import shelter_of
from games.star_wars_ccg.abilities.operations.texts.amended import roll_of
from games.star_wars_ccg.abilities.ops import CONTINUOUS
from games.star_wars_ccg.abilities.parts import FACES, LATER_TIMES, conditions, force_costs, is_up, targets, there_is
from games.star_wars_ccg.abilities.pieces import AGENDAS
from games.star_wars_ccg.abilities.pieces import cards as card_filters
from games.star_wars_ccg.abilities.words import COMPLETE
from games.star_wars_ccg.catalogue.fields import (
    CHARACTER,
    CREATURE,
    DEFENSIVE_SHIELD,
    DEVICE,
    EFFECT,
    IN_PLAY,
    LIGHT,
    LOCATION,
    OBJECTIVE,
    STARSHIP,
    VEHICLE,
    WEAPON,
)
from games.star_wars_ccg.catalogue.pool import SECTOR, SITE, SYSTEM, CardFacts
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.combat.printing import ROWS as WEAPON_ROWS
from games.star_wars_ccg.play.combat.printing import print_weapon
from games.star_wars_ccg.play.contests.printing import print_sabacc
from games.star_wars_ccg.play.effects.card_texts import (
    Bar,
    Bearing,
    CardChange,
    Extra,
    OwnCost,
    OwnDestiny,
    Reacting,
    Shot,
    StartStep,
    StartWay,
    UsableText,
)

TYPES: Final[Mapping[str, int]] = {
    CHARACTER: play.CHARACTER,
    VEHICLE: play.VEHICLE,
    STARSHIP: play.STARSHIP,
    LOCATION: play.LOCATION,
    OBJECTIVE: play.OBJECTIVE,
    CREATURE: play.CREATURE,
}
KINDS: Final[Mapping[str, int]] = {
    SITE: play.SITE,
    SECTOR: play.SECTOR,
    SYSTEM: play.SYSTEM,
    "starfighter": play.STARFIGHTER,
    "squadron": play.STARFIGHTER,
    "capital": play.CAPITAL,
}
# The location of the passive opponent of a goldfish, which follows the cards of the pool, as filters see it.
ONE_MORE: Final = CardFacts(code="", name=SITE, names={}, type=LOCATION, side=LIGHT, title="", subtypes=(SITE,), icons=("exterior",))
# What a vehicle among clouds is fired at like, as filters see it: it follows the location above.
SAMPLE: Final = CardFacts(
    code="", name=STARSHIP, names={}, type=STARSHIP, side=LIGHT, title="", subtypes=("starfighter",), marks=frozenset({"starfighter"})
)
# Interrupts against which some cards are kept.
SENSES: Final = frozenset({"Sense", "Alter"})
SENATE: Final = "Coruscant: Galactic Senate"
VANE: Final = "Weather Vane"
# A redraw needs another card to draw.
CAN_REDRAW: Final = Condition(Amount(code=GAME_AMOUNT, number=c.CAN_REDRAW))
HALVES: Final = {"light": play.LIGHT_SIDE, "dark": play.DARK_SIDE}
TIMES: Final = {
    "": c.ANY_TIME,
    "battle": c.IN_BATTLE,
    "control": c.IN_CONTROL,
    "deploy": c.IN_DEPLOY,
    "move": c.IN_MOVE,
    "own_battle": c.IN_OWN_BATTLES,
    "battle_begins": c.AT_BATTLE,
    "battle_ends": c.AT_END,
    "drain": c.AT_DRAIN,
    "duel_begins": c.AT_DUEL,
    "duel_destiny": c.AT_DUEL_DESTINY,
    "duel_due": c.AT_DUEL_DUE,
    "combat_card": c.AT_COMBAT_CARD,
    "retrieved": c.AT_RETRIEVED,
    "crossing": c.AT_CROSSING,
    "duel_totals": c.AT_DUEL_TOTALS,
    "duel_decided": c.AT_DUEL_DECIDED,
    "duel_ends": c.AT_DUEL_OVER,
    "test_completed": c.AT_COMPLETED,
    "deployed": c.AT_DEPLOY,
    "used": c.AT_USE,
    "activate_begins": c.AT_ACTIVATE,
    "battles_begin": c.AT_BATTLES,
    "control_begins": c.AT_CONTROL,
    "move_begins": c.AT_MOVE,
    "aimed": c.AT_AIM,
    "attacked": c.AT_ATTACKED,
    "eaten": c.AT_EATEN,
    "shot": c.AT_SHOT,
    "fired": c.AT_FIRED,
    "hit": c.AT_HIT,
    "destiny": c.AT_DESTINY,
    "destinies": c.AT_TOTALS,
    "loss": c.AT_LOSS,
    "unpaid": c.AT_UNPAID,
    "draw": c.IN_DRAW,
    "lost": c.AT_LOST,
    "forfeited": c.AT_FORFEIT,
    "abandoned": c.AT_ABANDON,
    "uncovered": c.AT_UNCOVERED,
    "destiny_due": c.AT_DUE,
    "attrition": c.AT_ATTRITION,
    "retrieval": c.AT_RETRIEVAL,
    "drain_paid": c.AT_PAID,
    **LATER_TIMES,
    "weapons_end": c.AT_WEAPONS_OVER,
    "salvaged": c.AT_SALVAGED,
    "hiding": c.AT_HIDING,
    "missing": c.AT_MISSING,
    "captured": c.AT_CAPTURE,
    "delivered": c.AT_DELIVERY,
    "released": c.AT_RELEASE,
}
# Kinds of starfighters for which starships have hangars.
HANGARS: Final = ("ties", "fighters", "drones", "federation")
# Operations that harm the bearer of a card.
HARMS: Final = {"cannot", "dull", "loses"}
# Operations of texts that policies use as soon as they may.
GAINS: Final = {
    "use_card",
    "draw_race",
    "repair_racer",
    "blow_away",
    "feast",
    "steal",
    "seize",
    "carry_off",
    "lend_power",
    "react_deploy",
    "cancel_react",
    "attack_run",
    "blow_station",
    "more_settled",
    "pass_over",
    "play_sabacc",
}
AUTOMATIC: Final = {
    "": c.AT_ONCE,
    "own_control": c.AT_OWN_CONTROL,
    "turn_end": c.AT_TURN_END,
    "sums": c.AT_SUMS,
    "entry": c.AT_ENTRY,
    "own_turn": c.AT_OWN_TURN,
    "battle_begun": c.AT_BATTLE,
    "battle_over": c.AT_END,
    "drain_begun": c.AT_DRAIN,
    "drain_paid": c.AT_PAID,
    "hit": c.AT_HIT,
    "weapon_hit": c.AT_HIT,
    "own_loss": c.AT_OWN_LOSS,
    "own_leaving": c.AT_OWN_LEAVING,
    "other_turn": c.AT_OTHER_TURN,
    "own_draw": c.AT_OWN_DRAW,
    "bearer_lost": c.AT_BEARER_LOST,
    "bearer_gone": c.AT_BEARER_GONE,
    "deployed": c.AT_DEPLOY,
    "lost": c.AT_LOST,
    "loss": c.AT_LOSS,
    "duel_ends": c.AT_DUEL_OVER,
    "destiny": c.AT_DESTINY,
    "used": c.AT_USE,
    "aimed": c.AT_AIM,
    **LATER_TIMES,
    "flipped": c.AT_FLIP,
    "move_begins": c.AT_MOVE,
    "battles_begin": c.AT_BATTLES,
    "missing": c.AT_MISSING,
    "shot": c.AT_SHOT,
    "fired": c.AT_FIRED,
    "attrition": c.AT_ATTRITION,
    "captured": c.AT_CAPTURE,
    "released": c.AT_RELEASE,
    "duel_begins": c.AT_DUEL,
}
# More Defensive Shields than there are.
ALL_SHIELDS: Final = 999
# Where a Starting Interrupt goes.
HOMES: Final = {"lost": play.LOST, "reserve": play.RESERVE, "held": play.HAND}
# Rows of `operations.travel.marches` that say what a card is.
MARCHES: Final = {
    "fixed_transit",
    "stows_only",
    "is_stowed",
    "flies_only",
    "deploys_aboard",
    "clings",
    "clouds",
    "replaces",
    "crew_searches",
}
# Marker sites have a mark with this word and their number.
MARKER: Final = "marker "
# Limits of a battle.
BATTLE_USES: Final = {"battle": 1, "battle_twice": 2, "battle_four": 4}
# More than a card has texts.
ONCE_TEXTS: Final = 16
# Some texts cancel only Interrupts that are not immune to this one.
SENSE: Final = "Sense"
ATTACHED: Final = {
    WEAPON: play.WEAPON,
    DEVICE: play.DEVICE,
    **dict.fromkeys((EFFECT, DEFENSIVE_SHIELD, "epic-event", "jedi-test", "podracer"), play.EFFECT),
}
# What an Attack Run asks for, and where Rebel bases are.
TORPEDOES: Final = ("Proton Torpedoes", "Enhanced Proton Torpedoes")
COMPUTER: Final = "Targeting Computer"
BASES: Final = ("Yavin 4", "Hoth")
# In place of the number of a system that no card of the run has.
NO_SYSTEM: Final = 9999
# Systems whose locations are no battlegrounds, as holosites are none.
NO_BATTLEGROUNDS: Final = ("Dagobah", "Ahch-To")
# Ops that take a card out of a pile.
SALVAGES: Final = frozenset({"put_in_pile", "put_on_force", "put_on_used", "put_out", "retrieve", "revive", "salvage", "stack", "take"})
# Conditions that compare a destiny with the ability or the defense value of a target.
COMPARING: Final = frozenset(
    {
        "destiny_exceeds_ability",
        "destiny_exceeds_maneuver",
        "destiny_is_ability",
        "destiny_beats",
        "destiny_beats_all",
        "destinies_beat_all",
        "exceeds_might",
    }
)
COMPARING_NUMBERS: Final = frozenset({"total_below", "total_exceeds", "total_is", "total_short"})
DEFENCES: Final = ("ability", "defence", "guard")
# Ops after which players may act before the text goes on: they answer destinies one by one, and shots.
PAUSING: Final = frozenset({c.DRAW_DESTINY, c.DRAW_EACH, c.DRAW_AGAINST, c.DESTINY_OF_EACH, c.SHOOT})
# Values of `once_a` whose texts share one limit in a turn.
TOGETHER: Final = ("together", "event_together")
# What turns piles over.
TURNS: Final = {"turn_pile", "bare_piles"}
# What the titles of operatives say beside the name of their system.
OPERATIVE: Final = " Operative"
# A Jedi is no apprentice; there are six Jedi Tests.
JEDI: Final = frozenset({"jedi knight", "jedi master", "dark jedi", "dark jedi master"})
LAST_TEST: Final = 6
# The Epic Event that runs a Podrace.
RACE: Final = "Boonta Eve Podrace"
PILOT_ICONS: Final = ("pilot", "permanent-pilot", "anakin-pilot")


class CardsOfRun(NamedTuple):
    """The cards of a run, and the tables that they share: programs by number, and the tests of the events that triggers answer."""

    cards: list[Card]
    programs: list[Program]
    event_tests: list[EventTest]


def make_run(facts: Iterable[CardFacts], texts: bool = True) -> CardsOfRun:
    """The cards in the order of `facts`.  texts: whether their declared texts are played."""
    listed = list(facts)
    made = make_cards(listed)
    writer = _Texts(listed)
    if texts:
        avoided = _named_by(listed, "shelters", "draws_fire", "loses_nothing_to", "most_lost_to", "retrieves_less_by", "retrieves_more_by")
        rolled = _named_by(listed, "raises_rolls")
        for card, each in zip(made, listed, strict=True):
            writer.write(card, each.abilities)
            for title in each.titles:
                if title in avoided:
                    card.shelter = shelter_of(title)
                if title in rolled:
                    card.rolls = roll_of(title)
        for each in listed:
            writer.lend(made, each)
    return CardsOfRun(made, writer.compiler.programs, writer.event_tests)


def make_cards(facts: Iterable[CardFacts]) -> list[Card]:
    """The cards in the order of `facts`, without their texts."""
    listed = list(facts)
    titles = _numbers(each.title for each in listed)
    systems = _numbers(each.planet for each in listed)
    personas = _numbers(persona for each in listed for persona in each.personas)
    species = _numbers(name for each in listed for name in each.species)
    indexes = {each.code: index for index, each in enumerate(listed)}
    found = []
    for index, each in enumerate(listed):
        card = _card(each, index)
        card.title = titles[each.title]
        card.personas = [personas[persona] for persona in each.personas]
        if each.species:
            card.species = species[each.species[0]]
        card.matches = [indexes[code] for code in each.matching if code in indexes]
        if each.arms:
            card.arms = [place for place, other in enumerate(listed) if other.code in each.arms or other.name in each.arms]
        if card.type == play.LOCATION and each.generic is None:
            card.system = systems[each.planet]
        if card.type == play.STARSHIP and each.title in systems:
            card.own_sites = systems[each.title]
        if card.type == play.CHARACTER and "operative" in each.marks:
            card.home = systems.get(each.title.removesuffix(OPERATIVE), NO_SYSTEM)
        found.append(card)
    return found


def _named_by(facts: Iterable[CardFacts], *codes: str) -> set[str]:
    """The titles of cards that some effect of these kinds in the run names."""
    texts = [declared for each in facts for listed in each.abilities.values() for declared in listed]
    effects = [effect for declared in texts for effect in with_nested(declared["effects"])]
    return {title for effect in effects if effect["op"] in codes for title in effect["named"]}


def _numbers(words: Iterable[str]) -> dict[str, int]:
    return {word: number for number, word in enumerate(sorted(set(words)))}


def _whole(number: float | None) -> int:
    return int(number or 0)


def type_of(facts: CardFacts) -> int:
    """The type of a card in play; BLANK for one that works by its text alone."""
    return TYPES.get(facts.type, play.BLANK)


def is_blank(facts: CardFacts) -> bool:
    """Whether a card works by its text alone."""
    return type_of(facts) == play.BLANK


def has_unknown_cost(facts: CardFacts) -> bool:
    """Whether a card is not deployed because neither its number nor its declared text says what it costs."""
    printed = [effect["op"] for ability in facts.abilities.get("printed", ()) for effect in ability["effects"]]
    is_told = "own_cost" in facts.abilities or "costs_each" in printed or "replaces" in printed
    return facts.type in IN_PLAY and facts.deploy is None and not is_told


def _card(facts: CardFacts, index: int) -> Card:  # noqa: PLR0915  one line a fact
    kind = next((KINDS[subtype] for subtype in facts.subtypes if subtype in KINDS), play.NO_KIND)
    card = Card(facts.code, facts.name, index, type_of(facts), kind)
    card.force_side = HALVES.get(facts.side, play.LIGHT_SIDE)
    card.destiny = int(facts.destinies[0]) if facts.destinies else 0  # CCG-DST-02
    card.power = _whole(facts.power)
    card.ability = _whole(facts.ability)
    card.cost = _whole(facts.deploy)
    card.forfeit = _whole(facts.forfeit)
    card.politics = _whole(facts.politics)
    card.defence = _whole(facts.defense)
    card.has_maneuver = facts.has_maneuver
    card.landspeed = _whole(facts.landspeed)
    if card.type == play.CHARACTER and facts.landspeed is None:
        card.landspeed = play.WALKING_SPEED  # CCG-CHR-04
    card.hyperspeed = play.NONE if facts.hyperspeed is None else int(facts.hyperspeed)
    card.parsec = play.NONE if facts.parsec is None else int(facts.parsec)
    card.icons = [facts.light_icons, facts.dark_icons]
    card.uniqueness = facts.uniqueness or 0
    card.generic = facts.generic or 0
    pilots, passengers, astromechs, vehicles = facts.rooms
    card.rooms = [0, pilots, passengers, astromechs, vehicles, 0, 0]
    card.starts = facts.can_start
    card.is_sense = not SENSES.isdisjoint(facts.titles)
    card.is_double_sided = facts.double_sided
    card.is_no_battleground = facts.system in NO_BATTLEGROUNDS or "holosite" in facts.marks
    is_person = card.type == play.CHARACTER
    card.is_pilot = is_person and "pilot" in facts.icons
    card.is_warrior = is_person and "warrior" in facts.icons
    card.ferocity = _whole(facts.ferocity)
    card.is_droid = is_person and "droid" in facts.subtypes
    card.is_alien = is_person and "alien" in facts.subtypes
    card.is_selective = card.type == play.CREATURE and ("selective-creature" in facts.icons or "selective" in facts.marks)
    card.is_bounty_hunter = is_person and "bounty hunter" in facts.marks
    card.is_prison = card.type == play.LOCATION and "prison" in facts.marks
    card.is_spy = is_person and "spy" in facts.marks
    card.is_scout = is_person and "scout" in facts.marks
    card.is_smuggler = is_person and "smuggler" in facts.marks
    card.is_saber = "lightsaber" in facts.marks or ("permanent-weapon" in facts.icons and "lightsaber" in facts.name.casefold())
    card.is_lightsaber = facts.type == WEAPON and "lightsaber" in facts.marks
    card.is_astromech = is_person and "astromech droid" in facts.marks
    card.permanent_pilots = 0 if is_person else sum(icon in PILOT_ICONS for icon in facts.icons)
    _add_presence(card, facts)
    card.is_transport = card.type == play.VEHICLE and "transport" in facts.subtypes
    card.is_epic = facts.type == "epic-event"
    card.is_federation = "trade-federation" in facts.icons
    card.is_drone = "droid starfighter" in facts.marks
    card.is_ion = facts.type == WEAPON and "ion cannon" in facts.marks
    card.is_corvette = any("corvette" in mark for mark in facts.marks)
    card.is_tie = any(mark.startswith("tie") for mark in facts.marks)
    card.has_nav_computer = "nav-computer" in facts.icons
    card.is_senate = facts.title == SENATE
    card.is_vane = facts.title == VANE
    card.is_senator = is_person and "senator" in facts.marks
    card.is_planet = card.type == play.LOCATION and "planet" in facts.icons
    card.is_squadron = "squadron" in facts.subtypes
    card.is_early = "episode-i" in facts.banned_by
    card.is_torpedo = facts.type == WEAPON and facts.title in TORPEDOES
    card.is_computer = facts.title == COMPUTER
    card.is_cloudy = "cloud sector" in facts.marks
    card.is_base = card.type == play.LOCATION and facts.system in BASES
    card.has_docking = "ship-docking capability" in facts.marks
    card.is_enclosed = "enclosed" in facts.marks
    card.is_bay = "docking bay" in facts.marks
    card.marker = max((int(mark.removeprefix(MARKER)) for mark in facts.marks if mark.startswith(MARKER)), default=0)
    if card.type == play.VEHICLE:
        card.is_exterior = True
    else:
        card.is_interior = card.is_bay or "interior" in facts.icons
        card.is_exterior = card.is_bay or "exterior" in facts.icons
    in_play = card.type in (play.CHARACTER, play.VEHICLE, play.STARSHIP)
    card.is_known = card.type == play.LOCATION or (in_play and facts.deploy is not None)
    return card


def _add_presence(card: Card, facts: CardFacts) -> None:
    """CCG-JED-01: who may be an apprentice, and the number of a test; and cards that give presence without ability."""
    is_person = card.type == play.CHARACTER
    card.is_teachable = is_person and "droid" not in facts.subtypes and not JEDI & facts.marks
    card.test = next((number for number in range(1, LAST_TEST + 1) if f"jedi test {number}" in facts.marks), 0)
    card.has_presence = "presence" in facts.icons
    card.is_podracer = facts.type == "podracer"
    card.runs_race = facts.title == RACE
    if card.has_presence and not is_person:
        card.more_ability = -card.permanent_pilots  # droids aboard give presence alone


def is_free_gain(declared: Mapping[str, Any]) -> bool:
    """Whether a text of a card on the table costs nothing, is limited, and only takes Force from the opponent or brings it."""
    if "times" not in declared or "costs" in declared or "targets" in declared:
        return False
    return all(
        effect["op"] in ("activate", "retrieve_top") or (effect["op"] == "lose_force" and effect.get("whose") == "opponent")
        for effect in declared["effects"]
    )


def _examined(declared: Mapping[str, Any]) -> int:
    """Whose Used or Force Pile a text looks through: 1 for the own one, 2 for the opponent's, both together."""
    found = 0
    looks = [each["op"] for each in with_nested(declared["effects"])]
    found |= 1 if "look_at_force" in looks or "look_at_used" in looks else 0
    found |= 2 if "reorder_force" in looks else 0
    filters = [value for each in with_nested(declared["effects"]) for value in each.values() if isinstance(value, dict)]
    for what in [*filters, *(each["what"] for each in declared.get("targets", ()))]:
        if what.get("zone") in ("used", "force") and "topmost" not in what.get("state", ()):
            found |= {"own": 1, "opponent": 2}.get(what.get("whose", ""), 3)
    return found


def _salvages(declared: Mapping[str, Any]) -> bool:
    """Whether a text answers that a card was just lost, and takes it out of the Lost Pile."""
    if declared.get("when") not in ("lost", "forfeited"):
        return False
    moves = [effect for effect in with_nested(declared["effects"]) if effect["op"] in SALVAGES]
    return any(effect["op"] == "salvage" or "'it'" in str(effect.get("who")) for effect in moves)


def _compares(declared: Mapping[str, Any]) -> bool:
    """Whether a text compares a destiny with the ability or the defense value of a target."""
    asked = [each for effect in with_nested(declared["effects"]) for each in effect.get("conditions", ())]
    return any(each["if"] in COMPARING or (each["if"] in COMPARING_NUMBERS and each["number"] in DEFENCES) for each in asked)


class _Texts:
    """Writes the declared texts into the cards of one run.  facts: in the order of the cards' indexes."""

    def __init__(self, facts: Sequence[CardFacts]) -> None:
        self.filters = FilterCompiler(card_filters, [*facts, ONE_MORE, SAMPLE])
        self.compiler = Compiler(COMPLETE.makers, ASKS | ASKING | PAUSING, self.filters)
        self.event_tests: list[EventTest] = []
        # What the texts of a card do that its player uses, in their order, and whether their limit is their own: those that do the same at
        # several times count together, and those that say so.
        self.effects: dict[tuple[int, bool], list[tuple[Any, bool]]] = {}
        self.types = [each.type for each in facts]
        numbers = _numbers(each.title for each in facts)
        # A title -> the numbers of the titles that it stands for: its own, and those of combinations with it.
        self.titles: dict[str, list[int]] = {}
        for each in {each.title: each for each in facts}.values():
            for title in each.titles:
                self.titles.setdefault(title, []).append(numbers[each.title])
        self.half_may_be_off = any("'switches_off'" in str(each.abilities) for each in facts)
        self.systems = _numbers(each.planet for each in facts)

    def write(self, card: Card, abilities: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:  # noqa: PLR0912  one branch a slot
        card.seeks_missing = "'missing'" in str(abilities)
        card.takes_aim = "'aim_at'" in str(abilities)
        for slot, listed in abilities.items():
            for declared in listed:
                half = HALVES[declared["half"]] if "half" in declared else play.NONE
                if slot == "printed":
                    for effect in declared["effects"]:
                        self._print(card, effect, half)
                elif slot == "own_cost":
                    self._add_costs(card, declared)
                elif slot == "own_destiny":
                    self._add_destinies(card, declared)
                elif slot == "automatic":
                    self._add_automatic(card, declared)
                elif slot == "deployment":
                    self._add_deployment(card, declared, half)
                elif slot in ("aiming", "drawn", "instead", "hitting") and card.shot is not None:
                    self._add_shot(card.shot, slot, declared)
                elif slot in ("used", "lost", "laid", "action", "epic"):
                    self._add_text(card, slot, declared, half)
                elif slot == "when_lost":
                    for effect in declared["effects"]:
                        card.when_lost += CONTINUOUS[effect["op"]](effect, self.filters, [])
                elif slot == "constant":
                    card.replays = card.replays or any(effect["op"] == "replays" for effect in declared["effects"])
                    self._add_changes(card, declared, half)
                elif slot == "lasting":
                    self._add_lasting(card, declared)
                elif slot == "starting":
                    self._add_starting(card, declared)

    def lend(self, made: Sequence[Card], lender: CardFacts) -> None:
        """Give cards of this run the texts that another card lets them have as well."""
        for declared in [*lender.abilities.get("lends", ()), *lender.abilities.get("amends", ())]:
            also = [name for effect in declared["effects"] if effect["op"] in ("as_title", "in_text_of") for name in effect["named"]]
            named = self._titles(also)
            for card in made:
                if card.title not in named:
                    continue
                if declared in lender.abilities.get("amends", ()):
                    self._add_changes(card, declared, play.NONE)
                    for effect in declared["effects"]:
                        if effect["op"] == "aims_at":
                            self._print(card, effect, play.NONE)
                elif card.plays:
                    self._add_text(card, "lost" if card.plays[0].is_lost else "used", declared, play.NONE)
                else:
                    self._add_text(card, "action", declared, play.NONE)

    def _add_shot(self, shot: Shot, slot: str, declared: Mapping[str, Any]) -> None:
        """What a weapon does once it is aimed, once its destinies are drawn, in place of a hit, or beside one."""
        texts = {"aiming": shot.aims, "drawn": shot.drawn, "instead": shot.insteads, "hitting": shot.hits}
        texts[slot].append(self._ability(declared))

    def _ability(self, declared: Mapping[str, Any]) -> Ability:
        ability = ability_of(self.compiler, declared, targets=targets, costs=force_costs, conditions=conditions)
        if "face" in declared:
            ability.conditions.insert(0, is_up(declared["face"]))
        if any(effect["op"] == "redraw" for effect in declared["effects"]):
            ability.conditions.append(CAN_REDRAW)
        ability.conditions += self._half_conditions(declared)
        return ability

    def _half_conditions(self, declared: Mapping[str, Any]) -> list[Condition]:
        """That no card of the run switches the half of the location off on which the text stands."""
        if not self.half_may_be_off or "half" not in declared:
            return []
        return [Condition(Amount(code=GAME_AMOUNT, number=c.HALF_WORKS + HALVES[declared["half"]]))]

    def _add_lasting(self, card: Card, declared: Mapping[str, Any]) -> None:
        """What begins with the side on which it stands, and lasts until the end of the game."""
        holding = [conditions.make(each, self.filters) for each in declared.get("conditions", ())]
        began = card.lasting[FACES.index(declared.get("face", FACES[0]))]
        for effect in declared["effects"]:
            if make := CONTINUOUS.get(effect["op"]):
                began += [CardChange(made) for made in make(effect, self.filters, holding)]

    def _add_starting(self, card: Card, declared: Mapping[str, Any]) -> None:
        way = StartWay([conditions.make(each, self.filters) for each in declared.get("conditions", ())], play.LOST)
        for effect in declared["effects"]:
            code = effect["op"]
            if code in ("starts_with", "starts_holding"):
                there = effect.get("at", effect.get("related"))
                at = None if there is None else self.filters.filter(there)
                what = self.filters.filter(effect["what"])
                way.steps.append(StartStep(what, effect["n"], "up_to" in effect, at, code == "starts_holding"))
                way.steps[-1].is_aim = "aims" in effect
                way.steps[-1].is_foreign = "theirs" in effect
                way.steps[-1].is_shown = "shown" in effect
                if "given" in effect:
                    way.steps[-1].given = self.filters.filter(effect["given"])
                if "held" in effect:
                    way.steps[-1].bonds = play.FROZEN if effect["held"] == "frozen" else play.CAPTIVE
            elif code == "ends_in":
                way.home = HOMES[effect["pile"]]
            elif code == "first_hand":
                way.draws = effect["n"]
        card.start_ways.append(way)

    def _add_automatic(self, card: Card, declared: Mapping[str, Any]) -> None:
        ops = {effect["op"] for effect in declared["effects"]}
        inside = {effect["op"] for effect in with_nested(declared["effects"])}
        card.turns_pile = card.turns_pile or not inside.isdisjoint(TURNS)
        card.is_hostile = card.is_hostile or "sleep" in ops
        half = HALVES[declared["half"]] if "half" in declared else play.NONE
        text = UsableText(self._ability(declared), AUTOMATIC[declared.get("at", "")], False, half)
        text.times = declared.get("times", 0)
        text.is_once_a_battle = declared.get("once_a") == "battle"
        text.is_taking = "take_up" in ops
        text.is_flip = "flip" in ops
        card.automatics.append(text)

    def _add_deployment(self, card: Card, declared: Mapping[str, Any], half: int) -> None:
        for effect in declared["effects"]:
            self._print(card, effect, half)
        card.deploy_conditions += self._conditions(declared)
        time = TIMES[declared["when"]] if "when" in declared else play.NONE
        if card.deploy_time >= 0:
            card.also_time = time
        else:
            card.deploy_time = time

    def _add_text(self, card: Card, slot: str, declared: Mapping[str, Any], half: int) -> None:
        """A text that a player uses; with one in slot `laid` the card itself comes on the table."""
        if slot == "laid":
            card.type = ATTACHED[self.types[card.index]]
        once = declared.get("once_a")
        is_apart = once in ("turn", *TOGETHER)
        times = declared.get("times", 1 if is_apart else 0)
        # A text that may be used any number of times uses up the limit of no other.
        is_apart = is_apart or (times == 0 and once != "event")
        text = UsableText(self._ability(declared), TIMES[declared.get("when", "")], slot == "lost", half, times)
        first: Mapping[str, Any] = next(iter(declared.get("targets", ())), {})
        text.is_unlimited = slot == "action" and times == 0 and once is None and not text.ability.costs
        text.is_once_a_battle = once in BATTLE_USES
        text.battle_uses = BATTLE_USES.get(once or "", 1)
        text.is_once_an_event = once in ("event", "event_together")
        if once in ("game", "game_twice", "game_together"):
            text.uses = 2 if once == "game_twice" else 1
            text.once_key = -1 - (card.title * ONCE_TEXTS + len(card.actions) + len(card.plays))
        text.is_once_a_duel = once == "duel"
        whose = first.get("what", {}).get("whose")
        ops = {effect["op"] for effect in with_nested(declared["effects"])}
        text.is_aimed = whose == "opponent"
        text.is_foreign = "for_opponent" in ops
        text.is_boost = "raise_drawn" in ops
        text.compares = _compares(declared)
        text.is_salvage = _salvages(declared)
        text.examines = _examined(declared)
        text.is_cancel = not ops.isdisjoint({"cancel", "cancel_it"})
        text.is_combat_card = "as_combat_card" in ops
        text.is_gain = not ops.isdisjoint(GAINS) or (slot == "action" and is_free_gain(declared))
        text.is_help = whose is None and "raise" in ops
        text.is_sacrifice = whose == "own" and not ops.isdisjoint({"put_out", "void_attrition"})
        text.is_relief = "restore_it" in ops
        text.is_duel = not ops.isdisjoint({"duel", "combat"})
        text.is_flight = not ops.isdisjoint({"move_now", "react_away"})
        text.is_race = "begin_race" in ops
        for effect in declared["effects"]:
            if effect["op"] == "withstands":
                text.immune_to += self._titles(effect["named"])
                text.defies_sense = text.defies_sense or SENSE in effect["named"]
        siblings = card.actions if slot == "action" else card.plays
        siblings.append(text)
        written = self.effects.setdefault((card.index, slot == "action"), [])
        shared = "together" if once in TOGETHER else "game_together" if once == "game_together" else declared["effects"]
        written.append((shared, is_apart))
        alike = next(place for place, each in enumerate(siblings) if each.half == half and written[place][0] == written[-1][0])
        if text.once_key != 0 and siblings[alike].once_key != 0:
            text.once_key = siblings[alike].once_key
        if "face" in declared:  # each text of a double-sided card is limited by itself, unless it says that several count together
            text.count_as = alike if once in TOGETHER else len(siblings) - 1
            return
        text.count_as = alike
        if not is_apart:
            text.count_as = next(
                place
                for place, each in enumerate(siblings)
                if place == alike or (each.half == half and each.time == text.time and not written[place][1])
            )

    def _conditions(self, declared: Mapping[str, Any]) -> list[Condition]:
        holding = [conditions.make(each, self.filters) for each in declared.get("conditions", ())]
        holding += self._half_conditions(declared)
        return [is_up(declared["face"]), *holding] if "face" in declared else holding

    def _print(self, card: Card, effect: Mapping[str, Any], half: int) -> None:  # noqa: PLR0912, PLR0915  one branch a row
        """What a card is by its text."""
        code = effect["op"]
        if code in WEAPON_ROWS:
            print_weapon(self.filters, card, effect)
        elif code == "holds":
            aboard = [effect.get(name, 0) for name in ("pilots", "passengers", "astromechs", "vehicles")]
            card.rooms = [0, *aboard, sum(effect.get(name, 0) for name in HANGARS), effect.get("corvettes", 0)]
            card.either = effect.get("either", 0)
            card.only_ties = "ties" in effect
            card.only_drones = "drones" in effect
            card.only_federation = "federation" in effect
        elif code == "holds_all":
            card.rooms = [0, *[play.MANY_ROOMS] * 2, 0, *[play.MANY_ROOMS] * 2, 0]
        elif code == "permanent_pilot":
            card.more_ability = effect["n"] - card.permanent_pilots
        elif code == "deploys_only":
            only = self.filters.filter(effect["what"])
            card.only_at = only if card.only_at is None else Filter(any_of=[card.only_at, only])
        elif code == "costs_each":
            card.cost_of_each = card.cost = effect["n"]
            card.is_known = True
        elif code == "moves_only":
            card.moves_to = self.filters.filter(effect["what"])
        elif code == "never_aboard":
            card.never_aboard.append(self.filters.filter(effect["what"]))
        elif code == "aims_at":
            aims = self.filters.filter(effect["what"])
            card.aims = aims if card.aims is None else Filter(any_of=[card.aims, aims])
        elif code in (
            "habitat",
            "ferocity",
            "spares",
            "eats_droids",
            "devours",
            "drags",
            "feeds_on_last",
            "asteroids",
            "falls_to_bullseye",
            "parasite",
            "carries_to",
            "seeks",
            "flies",
        ):
            self._print_creature(card, effect)
        elif code == "order":
            card.type = play.EFFECT
            card.is_order = card.goes_to_area = card.is_known = True
        elif code == "runs_inside":
            card.is_interior = True
            card.is_exterior = False
        elif code == "doubles_if_drawn":
            card.doubles_if_drawn = True
        elif code == "goes_first":
            card.goes_first = half
        elif code == "regenerates_unhit":
            card.regenerates = card.only_unhit = True
        elif code == "regenerates":
            card.regenerates = True
        elif code == "goes_to_used":
            card.is_spared = True
        elif code == "outlives_blast":
            card.outlives_blast = True
        elif code == "keeps_text":
            card.keeps_text = True
        elif code == "never_shoots":
            card.never_shoots = self.filters.filter(effect["what"])
        elif code == "keeps_cost":
            card.keeps_cost = True
        elif code == "comes_landed":
            card.comes_landed = self.filters.filter(effect["what"])
        elif code == "guards_cost":
            card.guards_cost = True
        elif code == "steadfast":
            card.steadfast = effect["n"]
        elif code == "stocks":
            card.stock = effect["n"] or ALL_SHIELDS
            card.stock_plays = effect["times"]
            card.goes_to_area = True
            card.type = play.EFFECT
        elif code == "immune_to_own":
            card.immune_to_own += self._titles(effect["named"])
        elif code == "immune_to":
            card.immune_to += self._titles(effect["named"])
            card.defies_sense = card.defies_sense or SENSE in effect["named"]
        elif code == "cancels":
            card.cancels += self._titles(effect["named"])
        elif code == "inserts":
            card.type = ATTACHED[self.types[card.index]]
            card.is_known = card.goes_to_area = card.inserts = True
        elif code in ("sheds", "stops_force"):
            self._print_pile(card, effect)
        elif code == "crewed_by":
            crew = self.filters.filter(effect["what"])
            card.crew = crew if card.crew is None else Filter(any_of=[card.crew, crew])
        elif code in SABACC_ROWS:
            print_sabacc(self.filters, card, effect)
        elif code in ("deploys_on", "deploys_beside"):
            self._add_bearing(card, effect)
        elif code == "fires":
            card.shot = Shot(
                self.filters.filter(effect["what"]),
                effect["uses"],
                "less_ability" in effect,
                effect.get("draws", 1),
                effect.get("plus", 0) - effect.get("minus", 0),
            )
            card.shot.by_power = "less_power" in effect
        elif card.shot is not None and code in ("hits_easier", "hits_harder"):
            sign = 1 if code == "hits_easier" else -1
            card.shot.extras.append(Extra(self.filters.filter(effect["what"]), sign * effect["n"]))
        elif card.shot is not None and code == "voids_forfeit":
            card.shot.voids_by = self.filters.filter(effect["what"])
        elif card.shot is not None and code in ("fires_also", "fires_only_with", "fires_again"):
            self._add_fire(card.shot, effect)
        elif code == "sealed":
            card.seal = 1 + SEALS.index(effect["seal"])
        elif code in ("roams", "orbits_at_first", "goes_last", "once_a_game", "fires_from_orbit", "forbids"):
            self._print_epic(card, effect)
        elif code in ("brings", "needs_no_footing", "wears_down", "backfires", "falls_to", "shuttles_free"):
            self._print_later(card, effect)
        elif code in ("stays_out_of", "carries_also"):
            self._print_fetching(card, effect)
        elif code == "also_comes":
            card.also_time = c.AT_DEPLOYS
        elif code == "reacts_onto":
            card.reacts_onto = self.filters.filter(effect["what"])
        elif code in ("reacts_from_hand", "lands", "suspends_pilot", "comes_after"):
            self._print_moving(card, effect)
        elif code in ("only_reacts", "joins_battle"):
            self._print_reaction(card, effect)
        elif code == "changes_hands":
            card.may_be_given = True
        elif code in MARCHES:
            self._print_march(card, effect, half)
        elif code == "walks":
            card.walks = True
        elif code == "may_be_hit":
            card.target_number = effect["n"]
        elif code == "caught_uncovered":
            card.is_caught_uncovered = True
        elif code == "agendas":
            card.agendas = [AGENDAS.index(each) for each in effect["agendas"]]
        elif code == "counts_for":
            pass  # a printed property of filters
        elif code in ("grabs", "grabs_free"):
            card.grabs = True
            card.grabs_free = code == "grabs_free"
        elif code == "limits_copies":
            card.limits_copies = True
        elif code == "store":
            card.is_store = True
        elif code == "rack":
            card.is_store = card.is_rack = True
        elif code == "porter":
            card.porter = effect["n"]
        elif code == "steadies":
            card.steadies = self._titles(effect["named"])
            card.steadied = self.filters.filter(effect["what"])
        elif code == "partial_ability":
            card.quarters = effect["n"]
        elif code == "crewed_first_by":
            card.first_crew = self.filters.filter(effect["what"])
        elif code == "stands_in":
            card.is_senator = True
        elif code == "transit":
            card.transits[half] = effect["n"]

    def _print_creature(self, card: Card, effect: Mapping[str, Any]) -> None:  # noqa: PLR0912  one branch a row
        """The rows of `operations.creatures`."""
        code = effect["op"]
        if code == "habitat":
            lives_in = self.filters.filter(effect["what"])
            card.habitat = lives_in if card.habitat is None else Filter(any_of=[card.habitat, lives_in])
            card.moves_to = card.habitat
            card.is_known = True
        elif code == "ferocity":
            card.ferocity = effect["n"]
            card.ferocity_draws = effect.get("draws", 0)
        elif code == "spares":
            card.spares.append(self.filters.filter(effect["what"]))
        elif code == "eats_droids":
            card.eats_droids = True
        elif code == "falls_to_bullseye":
            card.falls_to_bullseye = True
        elif code == "parasite":
            card.hosts = self.filters.filter(effect["what"])
        elif code == "carries_to":
            card.drags = card.hosts
            card.lair = self.filters.filter(effect["what"])
        elif code == "seeks":
            card.seeks = self.filters.filter(effect["what"])
        elif code == "flies":
            card.flies = card.lands = True
        elif code == "drags":
            card.drags = self.filters.filter(effect["what"])
            card.lair = self.filters.filter(effect["place"])
            card.drags_always = "always" in effect
        elif code == "feeds_on_last":
            card.feeds_on_last = True
            card.ferocity_draws = effect.get("draws", 0)
        elif code == "asteroids":
            card.has_asteroids = True
        else:
            card.devours = True

    def _print_later(self, card: Card, effect: Mapping[str, Any]) -> None:
        """The rows that write what a card brings, needs and pays."""
        code = effect["op"]
        if code == "brings":
            card.brings.append(self.filters.filter(effect["what"]))
            card.brings_most = effect.get("most", 0)
        elif code == "needs_no_footing":
            card.needs_no_footing = True
            card.footing_at = self.filters.filter(effect["place"]) if "place" in effect else None
            card.comes_crewed = "with_pilot" in effect
        elif code == "falls_to":
            card.falls_to += self._titles(effect["named"])
            card.falls_by = effect["n"]
        elif code == "shuttles_free":
            card.shuttles_free = effect["n"]
        elif code == "wears_down":
            card.wears_down = True
            card.forfeit = effect["n"]
        elif card.shot is not None:
            card.shot.backfires = effect["n"]

    def _print_fetching(self, card: Card, effect: Mapping[str, Any]) -> None:
        """The rows of `operations.fetching`."""
        if effect["op"] == "carries_also":
            card.bears.append(self.filters.filter(effect["what"]))
        else:
            card.shunned += [self.systems[name] for name in effect["systems"] if name in self.systems]

    def _print_pile(self, card: Card, effect: Mapping[str, Any]) -> None:
        """The rows of `operations.piles`."""
        if effect["op"] == "sheds":
            card.sheds = SHED_HOMES[effect["pile"]]
        else:
            card.stops_force = True

    def _print_moving(self, card: Card, effect: Mapping[str, Any]) -> None:
        """The rows of `operations.moving`."""
        if effect["op"] == "lands":
            card.lands = True
            return
        if effect["op"] == "suspends_pilot":
            card.suspends_pilot = True
            return
        if effect["op"] == "comes_after":
            card.deploy_conditions.append(conditions.make(there_is(effect["what"]), self.filters))
            return
        where = self.filters.filter(effect["place"]) if "place" in effect else None
        less = c.WHOLE_COST if "free" in effect else effect.get("less", 0)
        text = Reacting(where, less, "with_pilot" in effect, "only_battles" in effect)
        text.host = self.filters.filter(effect["host"]) if "host" in effect else None
        text.crew = self.filters.filter(effect["crew"]) if "crew" in effect else None
        text.unless = self.filters.filter(effect["unless"]) if "unless" in effect else None
        card.reacts.append(text)

    def _print_reaction(self, card: Card, effect: Mapping[str, Any]) -> None:
        """The rows of `operations.travel.reactions`."""
        if effect["op"] == "only_reacts":
            card.only_reacts = True
            return
        where = self.filters.filter(effect["place"]) if "place" in effect else None
        text = Reacting(where, c.WHOLE_COST, False, True)
        text.is_own = True
        card.reacts.append(text)

    def _print_march(self, card: Card, effect: Mapping[str, Any], half: int) -> None:
        """The rows of `operations.travel.marches`."""
        code = effect["op"]
        if code == "fixed_transit":
            card.transits[half] = card.fixed_transits[half] = effect["n"]
        elif code == "clings":
            card.clings = True
        elif code == "clouds":
            card.sample = len(self.types) + 1
        elif code == "is_stowed":
            card.is_stowed = True
        elif code == "crew_searches":
            card.crew_search = effect["n"]
        elif code == "replaces":
            card.replaced = self.filters.filter(effect["what"])
            card.replaced_number = effect["n"]
            card.is_known = True
        elif code == "stows_only":
            card.stows_only = self.filters.filter(effect["what"])
        elif code == "flies_only":
            card.flies_only = self.filters.filter(effect["what"])
        else:
            card.only_aboard = self.filters.filter(effect["what"])

    def _add_bars(self, card: Card, effect: Mapping[str, Any], half: int, holding: list[Condition]) -> None:
        """What bars ways of `operations.moving`, or makes them dearer or cheaper."""
        who, where = self.filters.filter(effect["what"]), self.filters.filter(place_of(effect))
        if effect["op"] == "flies_faster":
            kinds = (c.FASTER_FROM,) if effect.get("leaving") else (c.FASTER_TO, c.FASTER_FROM)
            card.bars += [Bar(kind, who, where, amount=effect["n"], half=half, conditions=holding) for kind in kinds]
            return
        if effect["op"] == "bars":
            card.bars += [Bar(BARRED[code], who, where, amount=0, half=half, conditions=holding) for code in effect["bars"]]
            return
        if effect["op"] == "needs_speed":
            card.bars.append(Bar(c.STEP_FROM, who, where, amount=effect["n"], half=half, conditions=holding))
            return
        amount = effect["n"] if effect["op"] == "moves_cost" else -effect["n"]
        card.bars += [Bar(PRICED[code], who, where, amount=amount, half=half, conditions=holding) for code in effect["ways"]]

    def _print_epic(self, card: Card, effect: Mapping[str, Any]) -> None:
        """The rows of `operations.epics`."""
        code = effect["op"]
        if code == "roams":
            card.roams = True
            card.parsec = 0
            card.hyperspeed = effect["n"]
        elif code == "orbits_at_first":
            card.roams = True
            card.hyperspeed = 0
            card.orbits = self.systems.get(effect["system"][0], NO_SYSTEM)
        elif code == "goes_last":
            card.goes_last = True
        elif code == "once_a_game":
            card.once_a_game = True
        elif code == "forbids":
            card.forbids += self._titles(effect["named"])
        else:
            card.fires_from_orbit = True

    def _add_fire(self, shot: Shot, effect: Mapping[str, Any]) -> None:
        """What a weapon may fire at as well, where it is fired, and how often."""
        if effect["op"] == "fires_also":
            shot.also = self.filters.filter(effect["what"])
            shot.also_number = effect["n"]
        elif effect["op"] == "fires_only_with":
            shot.only_with.append(self.filters.filter(effect["what"]))
        else:
            shot.repeats = True

    def _titles(self, names: Sequence[str]) -> list[int]:
        """The numbers of those cards that are in this run."""
        return [number for name in names for number in self.titles.get(name, ())]

    def _add_bearing(self, card: Card, effect: Mapping[str, Any]) -> None:
        """A weapon, device or Effect whose text says where it goes can be deployed."""
        card.type = ATTACHED[self.types[card.index]]
        card.is_known = True
        if effect["op"] == "deploys_beside":
            card.goes_to_area = True
            card.cost = effect["n"]
        else:
            lessened, by_power = "less_ability" in effect, "less_power" in effect
            if effect["what"].get("type") == ["effect"]:
                card.lies_on_effects = card.is_harmful = True
            card.bearings.append(Bearing(self.filters.filter(effect["what"]), effect["n"], lessened, by_power))

    def _add_costs(self, card: Card, declared: Mapping[str, Any]) -> None:
        holding = self._conditions(declared)
        for effect in declared["effects"]:
            sign = {"costs_less": -1, "costs_more": 1}.get(effect["op"], 0)
            own = OwnCost(ADD if sign else SET, sign * effect["n"] if sign else effect.get("n", 0), holding)
            own.by_hand = effect["op"] == "costs_held"
            card.own_costs.append(own)
            if not sign and not holding:
                card.is_known = True

    def _add_destinies(self, card: Card, declared: Mapping[str, Any]) -> None:
        holding = self._conditions(declared)
        for effect in declared["effects"]:
            much = amount_of(effect, self.filters)
            much.most = effect.get("most", -1)
            card.own_destinies.append(OwnDestiny(much, effect.get("in_fights", False), holding))

    def _add_changes(self, card: Card, declared: Mapping[str, Any], half: int) -> None:
        holding = self._conditions(declared)
        for effect in declared["effects"]:
            card.hides |= effect["op"] == "undercover"
            card.is_harmful |= effect["op"] in HARMS and effect.get("who") == "host"
            if effect["op"] in BARS:
                self._add_bars(card, effect, half, holding)
            if make := CONTINUOUS.get(effect["op"]):
                card.changes += [CardChange(made, half) for made in make(effect, self.filters, holding)]
