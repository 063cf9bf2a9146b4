"""Cards as play needs them: printed numbers and icons, shared by all games of a run and never changed."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Condition
from games.engine.abilities.filters import Filter
from games.engine.cards import CardDef
from games.engine.table.changes import NUMBER
from games.engine.verbs import Continuous
from games.star_wars_ccg.abilities.constants import DRAIN
from games.star_wars_ccg.play.constants import (
    BLANK,
    BORDER_BLOCK,
    EXTERIOR_BLOCK,
    INTERIOR_BLOCK,
    LIGHT_SIDE,
    NO_KIND,
    NONE,
    SECTOR,
    SECTOR_BLOCK,
    SYSTEM,
    SYSTEM_BLOCK,
)
from games.star_wars_ccg.play.effects.card_texts import (
    Bar,
    Bearing,
    CardChange,
    OwnCost,
    OwnDestiny,
    Reacting,
    Sabacc,
    Shot,
    StartWay,
    UsableText,
)


class Card(CardDef):
    """A card of any type; the numbers that it does not print are 0, unless a comment says otherwise."""

    __slots__ = (
        "ability",
        "actions",
        "agendas",
        "aims",
        "also_time",
        "arms",
        "asks_battled",
        "automatics",
        "bars",
        "bearings",
        "bears",
        "brings",
        "brings_most",
        "cancels",
        "changes",
        "clings",
        "comes_crewed",
        "comes_landed",
        "cost",
        "cost_of_each",
        "crew",
        "crew_search",
        "defence",
        "defies_sense",
        "deploy_conditions",
        "deploy_time",
        "destiny",
        "devours",
        "doubles_if_drawn",
        "drags",
        "drags_always",
        "eats_droids",
        "either",
        "expanded",
        "expands",
        "falls_by",
        "falls_to",
        "falls_to_bullseye",
        "feeds_on_last",
        "ferocity",
        "ferocity_draws",
        "fires_from_orbit",
        "first_crew",
        "fixed_transits",
        "flies",
        "flies_only",
        "footing_at",
        "forbids",
        "force_side",
        "forfeit",
        "generic",
        "goes_first",
        "goes_last",
        "goes_to_area",
        "grabs",
        "grabs_free",
        "guards_cost",
        "habitat",
        "has_asteroids",
        "has_docking",
        "has_maneuver",
        "has_nav_computer",
        "has_presence",
        "hides",
        "home",
        "hosts",
        "hyperspeed",
        "icons",
        "immune_to",
        "immune_to_own",
        "inserts",
        "is_alien",
        "is_astromech",
        "is_base",
        "is_bay",
        "is_bounty_hunter",
        "is_caught_uncovered",
        "is_cloudy",
        "is_computer",
        "is_corvette",
        "is_double_sided",
        "is_droid",
        "is_drone",
        "is_early",
        "is_enclosed",
        "is_epic",
        "is_exterior",
        "is_federation",
        "is_harmful",
        "is_hostile",
        "is_interior",
        "is_ion",
        "is_known",
        "is_lightsaber",
        "is_no_battleground",
        "is_order",
        "is_pilot",
        "is_planet",
        "is_podracer",
        "is_prison",
        "is_rack",
        "is_saber",
        "is_scout",
        "is_selective",
        "is_senate",
        "is_senator",
        "is_sense",
        "is_smuggler",
        "is_spared",
        "is_spy",
        "is_squadron",
        "is_store",
        "is_stowed",
        "is_teachable",
        "is_tie",
        "is_torpedo",
        "is_transport",
        "is_vane",
        "is_warrior",
        "keeps_cost",
        "keeps_text",
        "keeps_text_at",
        "kind",
        "lair",
        "lands",
        "landspeed",
        "lasting",
        "lets_jump",
        "lies_on_effects",
        "limits_copies",
        "marker",
        "matches",
        "may_be_given",
        "more_ability",
        "moves_to",
        "needs_no_footing",
        "never_aboard",
        "never_shoots",
        "once_a_game",
        "only_aboard",
        "only_at",
        "only_drones",
        "only_federation",
        "only_lands_at_bays",
        "only_reacts",
        "only_ties",
        "only_unhit",
        "open_to_foe",
        "orbits",
        "outlives_blast",
        "own_costs",
        "own_destinies",
        "own_sites",
        "parsec",
        "permanent_pilots",
        "personas",
        "plays",
        "politics",
        "porter",
        "power",
        "quarters",
        "reacts",
        "reacts_onto",
        "refuge",
        "regenerates",
        "replaced",
        "replaced_number",
        "replays",
        "roams",
        "roams_for",
        "rolls",
        "rooms",
        "runs_race",
        "sabacc",
        "safe_from",
        "sample",
        "seal",
        "seeks",
        "seeks_missing",
        "sheds",
        "shelter",
        "shot",
        "shunned",
        "shuttles_free",
        "spares",
        "species",
        "start_ways",
        "starts",
        "steadfast",
        "steadied",
        "steadies",
        "stock",
        "stock_plays",
        "stops_force",
        "stows_only",
        "suspends_pilot",
        "system",
        "takes_aim",
        "target_number",
        "test",
        "title",
        "transit",
        "transits",
        "turns_pile",
        "type",
        "uniqueness",
        "use_cost",
        "walks",
        "weapon_kind",
        "wears_down",
        "when_lost",
    )

    def __init__(self, code: str, name: str, index: i64, type: i64, kind: i64 = NO_KIND) -> None:  # noqa: PLR0915  one line a field
        super().__init__(code, name, index)
        self.type: i64 = type
        # The kind of a location or a starship.
        self.kind: i64 = kind
        # Cards with one title have one number here.
        self.title: i64 = index
        self.personas: list[int] = []
        # The side whose card it is printed as.
        self.force_side: i64 = LIGHT_SIDE
        # The number of its species' name; NONE for no species that its lore names.
        self.species: i64 = NONE
        # The number of its system's name; NONE for a generic location.
        self.system: i64 = NONE
        self.destiny: i64 = 0
        self.power: i64 = 0
        self.ability: i64 = 0
        self.cost: i64 = 0
        self.forfeit: i64 = 0
        self.politics: i64 = 0
        # Maneuver or armor.
        self.defence: i64 = 0
        self.has_maneuver = False
        self.landspeed: i64 = 0
        # NONE: it has no hyperdrive.
        self.hyperspeed: i64 = NONE
        self.parsec: i64 = NONE
        # Force icons of a location, for the Light and the Dark Side.
        self.icons: list[int] = [0, 0]
        # The most copies on the table (CCG-UNI-01) and in one system (CCG-UNI-04); 0 without a limit.
        self.uniqueness: i64 = 0
        self.generic: i64 = 0
        # Of a site, what it is; of a vehicle, the sites where it may be.
        self.is_interior = False
        self.is_exterior = False
        self.is_bay = False
        # The Force that a transit from this docking bay costs; NONE if it is not known.
        self.transit: i64 = NONE
        # The same for the Light and the Dark Side, by the texts of its halves.
        self.transits: list[int] = [NONE, NONE]
        self.is_pilot = False
        self.is_astromech = False
        self.is_spy = False
        self.is_smuggler = False
        self.is_scout = False
        # Whether a text of it chooses the card for which it waits.
        self.takes_aim = False
        # Whether a text of it names missing characters, which no other text chooses.
        self.seeks_missing = False
        self.is_lightsaber = False
        self.is_saber = False
        self.is_ion = False
        # Of a creature: what it drags away when it has defeated it, where to, and whether it always does.
        self.drags: Filter | None = None
        self.lair: Filter | None = None
        self.drags_always = False
        self.feeds_on_last = False
        self.falls_to_bullseye = False
        # What a parasite lives on; None for other creatures.  Whether it moves like a starfighter.
        self.hosts: Filter | None = None
        # What it moves towards; None for nothing in particular.
        self.seeks: Filter | None = None
        self.flies = False
        # CCG-LOC-11: a sector of asteroids.
        self.has_asteroids = False
        self.is_warrior = False
        self.is_bounty_hunter = False
        self.is_droid = False
        self.is_alien = False
        # Of a creature: its ferocity and the destinies added to it, the places where it lives, whom it does not attack, whether it attacks
        # droids too, leaves its own kind alone, and puts its prey out of play.
        self.ferocity: i64 = 0
        self.ferocity_draws: i64 = 0
        self.habitat: Filter | None = None
        self.spares: list[Filter] = []
        self.eats_droids = False
        self.is_selective = False
        self.devours = False
        # A site where captives are imprisoned.
        self.is_prison = False
        # Whether it may be an apprentice (CCG-JED-01), and the number of a Jedi Test; 0 for another card.
        self.is_teachable = False
        self.test: i64 = 0
        # CCG-POD-01: whether it is a Podracer, and whether it is an Epic Event that runs a race.
        self.is_podracer = False
        self.runs_race = False
        # Whether it gives presence without ability.
        self.has_presence = False
        self.permanent_pilots: i64 = 0
        # The ability that they bring beyond 1 each.
        self.more_ability: i64 = 0
        self.has_nav_computer = False
        self.has_docking = False
        self.is_enclosed = False
        # CCG-MVL-03
        self.only_lands_at_bays = False
        # What fits aboard, by place aboard.
        self.rooms: list[int] = [0, 0, 0, 0, 0, 0, 0]
        # Places for pilots or passengers.
        self.either: i64 = 0
        # The Weather Vane.
        self.is_vane = False
        # At whom it fires no weapon.
        self.never_shoots: Filter | None = None
        # Whether nothing raises its deploy cost.
        self.keeps_cost = False
        # Whether it asks who took part in a battle this turn.
        self.asks_battled = False
        # Whether nothing cancels its text.
        self.keeps_text = False
        # The locations where the opponent may replace it by another card of its persona.
        self.open_to_foe: Filter | None = None
        # The locations where nothing cancels its text.
        self.keeps_text_at: Filter | None = None
        # Whether the opponent's cards do not change its deploy cost.
        self.guards_cost = False
        # Whether only droid starfighters fit into its hangar, and whether it is one.
        self.only_drones = False
        self.is_drone = False
        # Whether only Trade Federation starfighters fit into its hangar, and whether it is one.
        self.only_federation = False
        self.is_federation = False
        self.is_corvette = False
        # Whether only TIE starfighters fit into its hangar, and whether it is one.
        self.only_ties = False
        self.is_tie = False
        self.is_transport = False
        # Of a weapon or device: the type of card that bears it, and of a weapon the Force that its use costs, NONE if it is not known.
        self.weapon_kind: i64 = NONE
        self.use_cost: i64 = NONE
        # The indexes of the vehicles and starships of a pilot.
        self.matches: list[int] = []
        # The indexes of the matching weapons of a character, or of those whom a weapon matches.
        self.arms: list[int] = []
        # The systems that a generic location does not join.
        self.shunned: list[int] = []
        # Whether it can be a starting location (CCG-SET-02, A-29).
        self.starts = False
        self.is_double_sided = False
        # Whether it is no battleground whatever its Force icons are.
        self.is_no_battleground = False
        # Whether it is an Admiral's Order, of which one at a time is on the table.
        self.is_order = False
        # Whether it lets its player's text on its site count at the adjacent sites; of a site: what lasts of that text there.
        self.expands = False
        self.expanded: list[CardChange] = []
        # The locations to which it goes whenever it would leave the table; None for none.
        self.refuge: Filter | None = None
        # What comes on the table with it at the start of the game: an Objective has one way, a Starting Interrupt one or more.
        self.start_ways: list[StartWay] = []
        # Of a Starting Effect: the Defensive Shields from outside the deck that lie under it, and how many of them come in a game.
        self.stock: i64 = 0
        self.stock_plays: i64 = 0
        # Whether it goes to the Used Pile if it is cancelled.
        self.is_spared = False
        # What begins with its front and with its back, and lasts until the end of the game.
        self.lasting: list[list[CardChange]] = [[], []]
        # By its text: what it changes while it is in play, what it costs itself, and the locations where it may be deployed.
        self.changes: list[CardChange] = []
        self.own_costs: list[OwnCost] = []
        self.own_destinies: list[OwnDestiny] = []
        self.only_at: Filter | None = None
        # The locations to which it may move, None without a limit; and what it may not board.
        self.moves_to: Filter | None = None
        self.never_aboard: list[Filter] = []
        # The titles of cards whose texts cannot choose it, and of those that it cancels.
        self.immune_to: list[int] = []
        # Those who may pilot or drive it; None for all with the skill.  What it may pilot or drive itself, if that is limited.
        self.crew: Filter | None = None
        self.flies_only: Filter | None = None
        # Hosts aboard which it is deployed wherever they are, and the vehicles that it carries; whether it is carried as one.
        self.only_aboard: Filter | None = None
        self.stows_only: Filter | None = None
        self.is_stowed = False
        # Of a squadron: the starships whose place it takes, and how many of them.
        self.replaced: Filter | None = None
        self.replaced_number: i64 = 0
        # What a transit to or from this docking bay costs each side whatever the other bay says; NONE without such a text.
        self.fixed_transits: list[int] = [NONE, NONE]
        # Of a site: the number of a marker, 0 for none, and whether it lies next to the interior sites.
        self.marker: i64 = 0
        self.clings = False
        # Whether it is a sector of clouds; of a vehicle that goes there, the number of the card that it is fired at like; NONE for others.
        self.is_cloudy = False
        self.sample: i64 = NONE
        # Added to the destiny of a search party with all who run it.
        self.crew_search: i64 = 0
        # Whether it is an Epic Event.
        self.is_epic = False
        # The number of the system that an operative comes from; NONE for any other card.
        self.home: i64 = NONE
        # The pile where what lies on it goes when it leaves the table; NONE for the Lost Pile, as a loss.
        self.sheds: i64 = NONE
        # Whether it keeps the opponent from activating Force when it comes to the top of the Reserve Deck.
        self.stops_force = False
        # Whether it is inserted in the opponent's Reserve Deck.
        self.inserts = False
        # Whether it is Sense or Alter, alone or with another card.
        self.is_sense = False
        self.cancels: list[int] = []
        # The Force that both players use for it; NONE for a card with a cost of the usual kind.
        self.cost_of_each: i64 = NONE
        # Of a weapon, device or Effect: what may bear it, whether it goes into the own area instead, and whether it may change hands.
        self.bearings: list[Bearing] = []
        self.goes_to_area = False
        # Whether every new Interrupt with the title of those that lie on it goes there too, for so much Force more.
        self.grabs = False
        self.grabs_free = False
        # Whether its player uses Interrupts of the Lost Pile.
        self.replays = False
        # Whether it goes on Effects.
        self.lies_on_effects = False
        # Whether copies of the Interrupts that lie on it are used once a turn.
        self.limits_copies = False
        # The number of a card that is added to what its player draws for its text; NONE for none.
        self.rolls: i64 = NONE
        # Whether the cards that lie on it come as if from hand.
        self.is_store = False
        # Whether they are lost with it, whoever cancels it.
        self.is_rack = False
        # CCG-VEH-05: the ability of a creature, in quarters.
        self.quarters: i64 = 0
        # A pilot of whom it needs one; None without that.
        self.first_crew: Filter | None = None
        # The weapons that it carries for others, and does not fire.
        self.porter: i64 = 0
        # The titles of cards whose texts cannot choose what it lies on, if that is such a card.
        self.steadies: list[int] = []
        self.steadied: Filter | None = None
        # What goes on it whatever that card's text says.
        self.bears: list[Filter] = []
        self.may_be_given = False
        # What begins if it is lost from the table in the opponent's turn, and whether it goes to the Used Pile if it is lost in a battle.
        self.when_lost: list[Continuous] = []
        self.regenerates = False
        self.only_unhit = False
        # The side that goes first if this is its starting location; NONE for no side.
        self.goes_first: i64 = NONE
        # Whether the other side does.
        self.goes_last = False
        # A system that roams, at the parsec `Piece.stage` and in the orbit of `Piece.aim`; the card of a planet's system.
        self.roams = False
        # The side that moves it: the one on whose half its text says so.
        self.roams_for: i64 = NONE
        self.is_planet = False
        # The Galactic Senate; a senator, or whoever may stand in for one on a Political Effect.
        self.is_senate = False
        self.is_senator = False
        # The number of the system's name that it orbits when it comes; NONE for one that begins in deep space.
        self.orbits: i64 = NONE
        # Of a weapon on a system that roams: whether it is fired at the system that this orbits, too.
        self.fires_from_orbit = False
        # The titles of cards whose destinies against its maneuver are raised, and by how much.
        self.falls_to: list[int] = []
        self.falls_by: i64 = 0
        # How many characters are shuttled at its site without cost, in place of its own move.
        self.shuttles_free: i64 = 0
        # The titles of cards that the opponent cannot use, and whether its player deploys a card of its title once in a game.
        self.forbids: list[int] = []
        self.once_a_game = False
        # The texts of an Interrupt, one of which is used.
        self.plays: list[UsableText] = []
        # The texts that its player may use while it is on the table.
        self.actions: list[UsableText] = []
        # The texts that work by themselves, and the targets of an Utinni Effect.
        self.automatics: list[UsableText] = []
        self.aims: Filter | None = None
        # What must hold when it is deployed, and the time at which that is, in place of the own deploy phase; NONE for that phase.
        self.deploy_conditions: list[Condition] = []
        self.deploy_time: i64 = NONE
        # A time at which it is deployed beside the own deploy phase; NONE for none.
        self.also_time: i64 = NONE
        # Whether it doubles the power of the weaker side that draws it as battle destiny.
        self.doubles_if_drawn = False
        self.defies_sense = False
        # Whether it lets a spy go Undercover, for policies.
        self.hides = False
        # Whether it harms the card that bears it, for policies.
        self.is_harmful = False
        # How a weapon is fired by its text.
        self.shot: Shot | None = None
        # Whether a weapon stands and walks by itself, and the number that any weapon aimed at it must exceed; 0 if none is.
        self.walks = False
        self.target_number: i64 = 0
        # Whether a text of it harms all cards at a location when it comes, for policies.
        self.is_hostile = False
        # The cards that come in reaction by its text; empty for all.  Whether it needs no footing.
        self.brings: list[Filter] = []
        # How many cards come so at most; 0 for any number.
        self.brings_most: i64 = 0
        # Whether it is deployed only in reaction.
        self.only_reacts = False
        # The titles of cards of its own player whose texts do nothing to it.
        self.immune_to_own: list[int] = []
        # Whether it is captured if the opponent breaks its cover.
        self.is_caught_uncovered = False
        self.needs_no_footing = False
        # The places where it needs none; None for all.
        self.footing_at: Filter | None = None
        # Whether it comes there only with a pilot of the hand.
        self.comes_crewed = False
        # The sites where a starship is also deployed landed.
        self.comes_landed: Filter | None = None
        # Whether it stays when it is forfeited, with what is left of its forfeit value.
        self.wears_down = False
        # Whether a text of it turns a Lost Pile facedown as long as it is on the table.
        self.turns_pile = False
        # The flag of those sheltered from its text; NONE for none.
        self.shelter: i64 = NONE
        # What it bars cards from, and the texts by which it is deployed in reaction.  Whether it lands like a starfighter.
        self.bars: list[Bar] = []
        self.reacts: list[Reacting] = []
        # The cards on which it goes when it is deployed in reaction; None for all that its text names.
        self.reacts_onto: Filter | None = None
        self.lands = False
        # Whether its permanent pilot brings nothing while another pilot is aboard.
        self.suspends_pilot = False
        # Whether characters aboard may jump off by its text.
        self.lets_jump = False
        # The numbers of its agendas.
        self.agendas: list[int] = []
        # The number of the system whose sites are inside it; NONE for no such system.
        self.own_sites: i64 = NONE
        # The sabacc that an Interrupt lets play.
        self.sabacc: Sabacc | None = None
        # The weapons that are not fired at it.
        self.safe_from: list[Filter] = []
        # Of a location: the inside of a station or its trench (`epics.stations`), 0 for any other place; whether it is of a Rebel base.
        self.seal: i64 = 0
        self.is_base = False
        self.is_squadron = False
        # Of a weapon and of a device: whether it is proton torpedoes or a Targeting Computer.
        self.is_torpedo = False
        self.is_computer = False
        # What is taken off attempts to cross a character over.
        # Whether it is of Episode I, and whether an Effect stays when the system on which it lies is blown away.
        self.is_early = False
        self.outlives_blast = False
        self.steadfast: i64 = 0
        # Whether its cost is known, so that it can be deployed.
        self.is_known = True

    def is_useless(self) -> bool:
        """Whether it does nothing in hand but be lost: it cannot be deployed, and no text of it is played."""
        return not self.plays and (self.type == BLANK or not self.is_known)

    def adds_to_drains(self) -> bool:
        """Whether its text changes Force drains."""
        for change in self.changes:  # noqa: SIM110  a loop is faster when compiled
            if change.effect.kind == NUMBER and change.effect.number == DRAIN:
                return True
        return False

    def block(self) -> i64:
        """Its block in the row of its system."""
        if self.kind == SYSTEM:
            return SYSTEM_BLOCK
        if self.kind == SECTOR:
            return SECTOR_BLOCK
        if self.is_interior:
            return BORDER_BLOCK if self.is_exterior else INTERIOR_BLOCK
        return EXTERIOR_BLOCK
