"""Cards as play needs them, with their texts: shared by all games of a run and never changed."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Condition
from games.engine.abilities.filters import Filter
from games.engine.table.changes import NUMBER
from games.engine.verbs import Continuous
from games.star_wars_ccg.abilities.constants import DRAIN
from games.star_wars_ccg.play.constants import BLANK, NO_KIND, NONE
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
from games.star_wars_ccg.play.facts import PlainCard


class Card(PlainCard):
    """A card with its text, as `play.programs` writes it; without one, each field has the value given here."""

    __slots__ = (
        "actions",
        "agendas",
        "aims",
        "also_time",
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
        "cost_of_each",
        "crew",
        "crew_search",
        "defies_sense",
        "deploy_conditions",
        "deploy_time",
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
        "ferocity_draws",
        "fires_from_orbit",
        "first_crew",
        "fixed_transits",
        "flies",
        "flies_only",
        "footing_at",
        "forbids",
        "goes_first",
        "goes_last",
        "goes_to_area",
        "grabs",
        "grabs_free",
        "guards_cost",
        "habitat",
        "has_asteroids",
        "hides",
        "hosts",
        "immune_to",
        "immune_to_own",
        "inserts",
        "is_caught_uncovered",
        "is_harmful",
        "is_hostile",
        "is_order",
        "is_rack",
        "is_spared",
        "is_store",
        "is_stowed",
        "keeps_cost",
        "keeps_text",
        "keeps_text_at",
        "lair",
        "lands",
        "lasting",
        "lets_jump",
        "lies_on_effects",
        "limits_copies",
        "may_be_given",
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
        "plays",
        "porter",
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
        "start_ways",
        "steadfast",
        "steadied",
        "steadies",
        "stock",
        "stock_plays",
        "stops_force",
        "stows_only",
        "suspends_pilot",
        "takes_aim",
        "target_number",
        "transit",
        "transits",
        "turns_pile",
        "use_cost",
        "walks",
        "weapon_kind",
        "wears_down",
        "when_lost",
    )

    def __init__(self, code: str, name: str, index: i64, type: i64, kind: i64 = NO_KIND) -> None:  # noqa: PLR0915  one line a field
        super().__init__(code, name, index, type, kind)

        # --- its texts ----------------------------------------------------------------------------------------------

        # The texts of an Interrupt, one of which is used.
        self.plays: list[UsableText] = []
        # The texts that its player may use while it is on the table.
        self.actions: list[UsableText] = []
        # The texts that work by themselves.
        self.automatics: list[UsableText] = []
        # What it changes while it is in play.
        self.changes: list[CardChange] = []
        # What begins with its front and with its back, and lasts until the end of the game.
        self.lasting: list[list[CardChange]] = [[], []]
        # What begins if it is lost from the table in the opponent's turn.
        self.when_lost: list[Continuous] = []
        # Whether it lets its player's text on its site count at the adjacent sites.
        self.expands = False
        # Of a site: what lasts of that text there.
        self.expanded: list[CardChange] = []
        # Whether nothing cancels its text.
        self.keeps_text = False
        # The locations where nothing cancels its text; None for no such locations.
        self.keeps_text_at: Filter | None = None
        # The flag of those sheltered from its text; NONE for none.
        self.shelter: i64 = NONE
        # The numbers of its agendas.
        self.agendas: list[int] = []
        # The sabacc that an Interrupt lets play.
        self.sabacc: Sabacc | None = None
        # The number of a card that is added to what its player draws for its text; NONE for none.
        self.rolls: i64 = NONE
        # The Force that both players use for an Interrupt; NONE for a card with a cost of the usual kind.
        self.cost_of_each: i64 = NONE
        # Whether it is immune to Sense.
        self.defies_sense = False
        # Whether it doubles the power of the weaker side that draws it as battle destiny.
        self.doubles_if_drawn = False
        # What is added to its destiny number when it is drawn.
        self.own_destinies: list[OwnDestiny] = []

        # --- whom its texts choose, and which texts choose it -------------------------------------------------------

        # The targets of an Utinni Effect.
        self.aims: Filter | None = None
        # Whether a text of it chooses the card for which it waits.
        self.takes_aim = False
        # Whether a text of it names missing characters, which no other text chooses.
        self.seeks_missing = False
        # Whether a text of it asks who took part in a battle this turn.
        self.asks_battled = False
        # The titles of cards whose texts cannot choose it.
        self.immune_to: list[int] = []
        # The titles of cards of its own player whose texts do nothing to it.
        self.immune_to_own: list[int] = []
        # The titles of cards whose texts cannot choose what it lies on, if that fits the filter below.
        self.steadies: list[int] = []
        self.steadied: Filter | None = None
        # The titles of cards that it cancels.
        self.cancels: list[int] = []
        # The titles of cards that the opponent cannot use.
        self.forbids: list[int] = []
        # The titles of cards whose destinies against its maneuver are raised, and by how much.
        self.falls_to: list[int] = []
        self.falls_by: i64 = 0
        # What is taken off attempts to cross a character over.
        self.steadfast: i64 = 0

        # --- the start of the game ----------------------------------------------------------------------------------

        # What comes on the table with it: an Objective has one way, a Starting Interrupt one or more.
        self.start_ways: list[StartWay] = []
        # Of a Starting Effect: the Defensive Shields from outside the deck that lie under it.
        self.stock: i64 = 0
        # How many of them come in a game.
        self.stock_plays: i64 = 0
        # The side that goes first if this is its starting location; NONE for no side.
        self.goes_first: i64 = NONE
        # Whether the other side does.
        self.goes_last = False
        # The systems that a generic location does not join.
        self.shunned: list[int] = []

        # --- how it is deployed -------------------------------------------------------------------------------------

        # What it costs itself.
        self.own_costs: list[OwnCost] = []
        # Whether nothing raises its deploy cost.
        self.keeps_cost = False
        # Whether the opponent's cards do not change its deploy cost.
        self.guards_cost = False
        # The locations where it may be deployed; None for no limit.
        self.only_at: Filter | None = None
        # Hosts aboard which it is deployed wherever they are.
        self.only_aboard: Filter | None = None
        # Whether it needs no footing.
        self.needs_no_footing = False
        # The places where it needs none; None for all.
        self.footing_at: Filter | None = None
        # Whether it comes there only with a pilot of the hand.
        self.comes_crewed = False
        # The sites where a starship is also deployed landed.
        self.comes_landed: Filter | None = None
        # The locations where the opponent may replace it by another card of its persona.
        self.open_to_foe: Filter | None = None
        # What must hold when it is deployed.
        self.deploy_conditions: list[Condition] = []
        # The time at which it is deployed in place of the own deploy phase; NONE for that phase.
        self.deploy_time: i64 = NONE
        # A time at which it is deployed beside the own deploy phase; NONE for none.
        self.also_time: i64 = NONE
        # Whether its player deploys a card of its title once in a game.
        self.once_a_game = False
        # Whether it goes into the own area.
        self.goes_to_area = False
        # Whether it is an Admiral's Order, of which one at a time is on the table.
        self.is_order = False
        # Whether it is inserted in the opponent's Reserve Deck.
        self.inserts = False
        # Whether it keeps the opponent from activating Force when it comes to the top of the Reserve Deck.
        self.stops_force = False
        # Of a squadron: the starships whose place it takes.
        self.replaced: Filter | None = None
        # How many of them.
        self.replaced_number: i64 = 0

        # --- what bears it, and what lies on it ---------------------------------------------------------------------

        # Of a weapon, device or Effect: what may bear it.
        self.bearings: list[Bearing] = []
        # Of a weapon or device: the type of card that bears it.
        self.weapon_kind: i64 = NONE
        # Whether it may change hands.
        self.may_be_given = False
        # What goes on it whatever that card's text says.
        self.bears: list[Filter] = []
        # The weapons that it carries for others, and does not fire.
        self.porter: i64 = 0
        # Whether it goes on Effects.
        self.lies_on_effects = False
        # Whether every new Interrupt with the title of those that lie on it goes there too.
        self.grabs = False
        # Whether that costs no Force.
        self.grabs_free = False
        # Whether copies of the Interrupts that lie on it are used once a turn.
        self.limits_copies = False
        # Whether its player uses Interrupts of the Lost Pile.
        self.replays = False
        # Whether the cards that lie on it come as if from hand.
        self.is_store = False
        # Whether they are lost with it, whoever cancels it.
        self.is_rack = False
        # The pile where what lies on it goes when it leaves the table; NONE for the Lost Pile, as a loss.
        self.sheds: i64 = NONE

        # --- how it leaves the table --------------------------------------------------------------------------------

        # The locations to which it goes whenever it would leave the table; None for none.
        self.refuge: Filter | None = None
        # Whether it goes to the Used Pile if it is cancelled.
        self.is_spared = False
        # Whether it goes to the Used Pile if it is lost in a battle.
        self.regenerates = False
        # Whether it does so only if it is forfeited and was not hit.
        self.only_unhit = False
        # Whether it stays when it is forfeited, with what is left of its forfeit value.
        self.wears_down = False
        # Whether it is captured if the opponent breaks its cover.
        self.is_caught_uncovered = False
        # Whether characters aboard may jump off by its text.
        self.lets_jump = False
        # Whether an Effect stays when the system on which it lies is blown away.
        self.outlives_blast = False
        # Whether a text of it turns a Lost Pile facedown as long as it is on the table.
        self.turns_pile = False

        # --- crew and places aboard ---------------------------------------------------------------------------------

        # Those who may pilot or drive it; None for all with the skill.
        self.crew: Filter | None = None
        # A pilot of whom it needs one; None without that.
        self.first_crew: Filter | None = None
        # What it may pilot or drive itself; None for no limit.
        self.flies_only: Filter | None = None
        # Places for pilots or passengers.
        self.either: i64 = 0
        # Whether only droid starfighters fit into its hangar.
        self.only_drones = False
        # Whether only Trade Federation starfighters do.
        self.only_federation = False
        # Whether only TIE starfighters do.
        self.only_ties = False
        # The vehicles that it carries.
        self.stows_only: Filter | None = None
        # Whether it is carried like a vehicle.
        self.is_stowed = False
        # What it may not board.
        self.never_aboard: list[Filter] = []
        # Whether its permanent pilot brings nothing while another pilot is aboard.
        self.suspends_pilot = False
        # CCG-VEH-05: the ability of a creature that is ridden, in quarters.
        self.quarters: i64 = 0
        # Added to the destiny of a search party with all who run it.
        self.crew_search: i64 = 0

        # --- moves and reactions ------------------------------------------------------------------------------------

        # The locations to which it may move; None without a limit.
        self.moves_to: Filter | None = None
        # CCG-MVL-03
        self.only_lands_at_bays = False
        # Whether it lands like a starfighter.
        self.lands = False
        # Whether it moves like a starfighter.
        self.flies = False
        # Whether a weapon stands and walks by itself.
        self.walks = False
        # The number that any weapon aimed at it must exceed; 0 if none is.
        self.target_number: i64 = 0
        # What it bars cards from.
        self.bars: list[Bar] = []
        # The Force that a transit from this docking bay costs; NONE if it is not known.
        self.transit: i64 = NONE
        # The same for the Light and the Dark Side, by the texts of its halves.
        self.transits: list[int] = [NONE, NONE]
        # What a transit to or from this docking bay costs each side whatever the other bay says; NONE without such a text.
        self.fixed_transits: list[int] = [NONE, NONE]
        # How many characters are shuttled at its site without cost, in place of its own move.
        self.shuttles_free: i64 = 0
        # The texts by which it is deployed in reaction.
        self.reacts: list[Reacting] = []
        # The cards on which it then goes; None for all that its text names.
        self.reacts_onto: Filter | None = None
        # Whether it is deployed only in reaction.
        self.only_reacts = False
        # The cards that come in reaction by its text; empty for all.
        self.brings: list[Filter] = []
        # How many cards come so at most; 0 for any number.
        self.brings_most: i64 = 0

        # --- weapons ------------------------------------------------------------------------------------------------

        # The Force that the use of a weapon costs; NONE if it is not known.
        self.use_cost: i64 = NONE
        # How a weapon is fired by its text.
        self.shot: Shot | None = None
        # Of a weapon on a system that roams: whether it is fired at the system that this orbits, too.
        self.fires_from_orbit = False
        # At whom it fires no weapon.
        self.never_shoots: Filter | None = None
        # The weapons that are not fired at it.
        self.safe_from: list[Filter] = []
        # Of a vehicle that goes among clouds: the number of the card that it is fired at like; NONE for others.
        self.sample: i64 = NONE

        # --- locations ----------------------------------------------------------------------------------------------

        # A system that roams, at the parsec `Piece.stage` and in the orbit of `Piece.aim`.
        self.roams = False
        # The side that moves it: the one on whose half its text says so.
        self.roams_for: i64 = NONE
        # The number of the system's name that it orbits when it comes; NONE for one that begins in deep space.
        self.orbits: i64 = NONE
        # CCG-LOC-11: a sector of asteroids.
        self.has_asteroids = False
        # Of a marker site: whether it lies next to the interior sites.
        self.clings = False
        # The inside of a station or its trench (`epics.stations`); 0 for any other place.
        self.seal: i64 = 0

        # --- creatures ----------------------------------------------------------------------------------------------

        # The places where it lives.
        self.habitat: Filter | None = None
        # The destinies added to its ferocity.
        self.ferocity_draws: i64 = 0
        # Whom it does not attack.
        self.spares: list[Filter] = []
        # Whether it attacks droids, too.
        self.eats_droids = False
        # Whether it puts its prey out of play.
        self.devours = False
        # Whether the power of its last prey is added to its ferocity.
        self.feeds_on_last = False
        # Whether a bullseye on it loses it.
        self.falls_to_bullseye = False
        # What a parasite lives on; None for other creatures.
        self.hosts: Filter | None = None
        # What it moves towards; None for nothing in particular.
        self.seeks: Filter | None = None
        # What it drags away when it has defeated it.
        self.drags: Filter | None = None
        # Where to.
        self.lair: Filter | None = None
        # Whether it always does.
        self.drags_always = False

        # --- for policies -------------------------------------------------------------------------------------------

        # Whether it lets a spy go Undercover.
        self.hides = False
        # Whether it harms the card that bears it.
        self.is_harmful = False
        # Whether a text of it harms all cards at a location when it comes.
        self.is_hostile = False

    def is_useless(self) -> bool:
        """Whether it does nothing in hand but be lost: it cannot be deployed, and no text of it is played."""
        return not self.plays and (self.type == BLANK or not self.is_known)

    def adds_to_drains(self) -> bool:
        """Whether its text changes Force drains."""
        for change in self.changes:  # noqa: SIM110  a loop is faster when compiled
            if change.effect.kind == NUMBER and change.effect.number == DRAIN:
                return True
        return False
