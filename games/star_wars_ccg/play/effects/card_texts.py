"""The parts of a card's declared text that the rules read."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.abilities.amounts import Amount, Condition
from games.engine.abilities.filters import Filter
from games.engine.verbs import Continuous
from games.star_wars_ccg.play.constants import FREE, NONE


class CardChange:
    """A continuous effect that a card prints.  half: the side of the half of a location on which it stands; NONE for no half."""

    __slots__ = ("effect", "half")

    def __init__(self, effect: Continuous, half: i64 = NONE) -> None:
        self.effect = effect
        self.half: i64 = half


class OwnCost:
    """What a card says about the Force that its own deployment costs: the number that it sets (SET) or adds (ADD)."""

    __slots__ = ("amount", "by_hand", "conditions", "how")

    def __init__(self, how: i64, amount: i64, conditions: list[Condition]) -> None:
        self.how: i64 = how
        # Whether it costs as much as its player has cards in hand.
        self.by_hand = False
        self.amount: i64 = amount
        self.conditions = conditions


class OwnDestiny:
    """What a card adds to its own destiny number when it is drawn; in_fights: as battle or weapon destiny alone."""

    __slots__ = ("amount", "conditions", "in_fights")

    def __init__(self, amount: Amount, in_fights: bool, conditions: list[Condition]) -> None:
        self.amount = amount
        self.in_fights = in_fights
        self.conditions = conditions


class UsableText:
    """A text that a player uses: of an Interrupt, or of a card on the table.

    time: when it may be used, a number of `abilities.constants.moments`.
    is_lost: whether the Interrupt is a lost one then.
    half: the side of the half of a location on which it stands; NONE for no half.
    times: how often a card on the table may use it in a turn; 0 without a limit.
    is_once_a_battle: whether a card on the table may use it once in each battle.
    battle_uses: how often it may use it in a battle, if that is limited.
    is_once_a_duel: the same, in each duel or lightsaber combat.
    count_as: the place of the first text of the card for the same time, with which it shares its uses in a turn.
    is_boost: whether it raises a destiny that was just drawn, for policies.
    examines: 1 for an Interrupt that looks at the own Used or Force Pile, 2 for the opponent's, 3 for both.
    is_cancel: whether it cancels a card.
    is_foreign: whether the other player uses it.
    is_once_an_event: whether a card on the table may use it once in answer to what has just happened.
    is_unlimited: whether it costs nothing and has no limit in its words.
    defies_sense: whether it is immune to Sense, while other texts of the Interrupt may not be.
    once_key: the number by which a player's use of it is remembered for the whole game; 0 for a text without that limit.
    uses: how often it is used in a game, if that is limited.
    is_aimed: whether its first target is the opponent's, for policies.
    is_help: whether it raises numbers of its target, whoever's card that is, for policies.
    is_gain: whether it is worth using as soon as it may be, for policies.
    is_duel: whether it begins a duel of its card, or of the card's bearer, for policies.
    is_flight: whether it moves an own card away, for policies.
    is_combat_card: whether its card uses it as a combat card alone.
    is_race: whether it begins a Podrace, for policies.
    is_relief: whether its card stands in for another that was hit, for policies.
    is_taking: whether its target takes an Utinni Effect, which then may do more in the same turn.
    is_sacrifice: whether it puts an own card out of play, for policies.
    is_flip: whether it turns its card over, as often as its conditions hold.
    """

    __slots__ = (
        "ability",
        "battle_uses",
        "compares",
        "count_as",
        "defies_sense",
        "examines",
        "half",
        "immune_to",
        "is_aimed",
        "is_boost",
        "is_cancel",
        "is_combat_card",
        "is_duel",
        "is_flight",
        "is_flip",
        "is_foreign",
        "is_gain",
        "is_help",
        "is_lost",
        "is_once_a_battle",
        "is_once_a_duel",
        "is_once_an_event",
        "is_race",
        "is_relief",
        "is_sacrifice",
        "is_salvage",
        "is_taking",
        "is_unlimited",
        "once_key",
        "puts_out",
        "time",
        "times",
        "uses",
    )

    def __init__(self, ability: Ability, time: i64, is_lost: bool, half: i64 = NONE, times: i64 = 0) -> None:
        self.ability = ability
        self.time: i64 = time
        self.is_lost = is_lost
        self.half: i64 = half
        self.times: i64 = times
        # The titles of cards whose texts cannot choose an Interrupt that is used by this text.
        self.immune_to: list[int] = []
        self.is_aimed = False
        self.is_boost = False
        self.is_cancel = False
        self.examines: i64 = 0
        self.is_combat_card = False
        self.is_foreign = False
        self.is_flip = False
        self.is_gain = False
        self.is_help = False
        self.is_duel = False
        self.is_flight = False
        self.is_race = False
        self.is_relief = False
        self.is_sacrifice = False
        self.is_taking = False
        self.is_unlimited = False
        self.is_once_a_battle = False
        self.battle_uses: i64 = 1
        self.is_once_an_event = False
        # Whether it compares a destiny with the ability or the defense value of a target.
        self.compares = False
        # Whether it takes a card that was just lost out of the Lost Pile.
        self.is_salvage = False
        # Whether it puts a card out of play.
        self.puts_out = False
        self.defies_sense = False
        self.once_key: i64 = 0
        self.uses: i64 = 1
        self.count_as: i64 = 0
        self.is_once_a_duel = False


class StartStep:
    """Cards of the Reserve Deck that come on the table at the start of the game.

    is_optional: whether its player may take fewer than `most`.
    at: the locations to which a character goes, or the bearers of an Effect and where they are; None for no place in particular.
    into_hand: whether they are taken into the hand instead.
    is_aim: whether the Objective aims at what comes.
    is_foreign: whether the opponent chooses among the own cards.
    given: what must be on the table for it; None for nothing.
    bonds: of characters that are captives: CAPTIVE or FROZEN; FREE otherwise.
    is_shown: whether they are only shown and stay in the Reserve Deck.
    substitutes: the indexes of the cards whose texts let them come in place of what is named.
    """

    __slots__ = ("at", "bonds", "given", "into_hand", "is_aim", "is_foreign", "is_optional", "is_shown", "most", "substitutes", "what")

    def __init__(self, what: Filter, most: i64, is_optional: bool, at: Filter | None, into_hand: bool) -> None:
        self.what = what
        self.most: i64 = most
        self.is_optional = is_optional
        self.at = at
        self.into_hand = into_hand
        self.is_aim = False
        self.is_foreign = False
        self.is_shown = False
        self.substitutes: list[int] = []
        self.given: Filter | None = None
        self.bonds: i64 = FREE


class StartWay:
    """How a game starts with an Objective or a Starting Interrupt.

    home: the zone where a Starting Interrupt goes then.
    draws: the cards of the first hand; 0 for as many as always.
    """

    __slots__ = ("conditions", "draws", "home", "steps")

    def __init__(self, conditions: list[Condition], home: i64) -> None:
        self.conditions = conditions
        self.steps: list[StartStep] = []
        self.home: i64 = home
        self.draws: i64 = 0


class Bearing:
    """A kind of card to which a weapon, device or Effect may be attached, and the Force that this costs.

    lessened: whether the bearer's ability is taken off the cost.
    by_power: whether its power is, down to 1 Force.
    """

    __slots__ = ("bearer", "by_power", "cost", "lessened")

    def __init__(self, bearer: Filter, cost: i64, lessened: bool, by_power: bool = False) -> None:
        self.bearer = bearer
        self.cost: i64 = cost
        self.lessened = lessened
        self.by_power = by_power


class Extra:
    """What is added to a weapon's destiny against some targets."""

    __slots__ = ("amount", "target")

    def __init__(self, target: Filter, amount: i64) -> None:
        self.target = target
        self.amount: i64 = amount


class Crew:
    """Characters that fire artillery: those that are present, and all of them wherever they are."""

    __slots__ = ("present", "whoever")

    def __init__(self, present: Filter, whoever: Filter) -> None:
        self.present = present
        self.whoever = whoever


class Shot:
    """How a weapon is fired, as it prints it: it hits if its destinies together exceed the target's number."""

    __slots__ = (
        "added",
        "adds_own",
        "again",
        "aims",
        "also",
        "also_number",
        "backfires",
        "best_of",
        "by_power",
        "compares",
        "crews",
        "dearer",
        "destinies",
        "drawn",
        "draws_at",
        "exceeds_twice",
        "extras",
        "falls_off",
        "fixed",
        "follows",
        "hits",
        "insteads",
        "into",
        "is_for_each",
        "lessened",
        "never_hits",
        "only_with",
        "range",
        "ranges_to",
        "repeats",
        "target",
        "times",
        "use_cost",
        "voids_by",
    )

    def __init__(self, target: Filter, use_cost: i64, lessened: bool, destinies: i64, added: i64) -> None:
        self.target = target
        self.use_cost: i64 = use_cost
        # Whether the bearer's ability is taken off the cost.
        self.lessened = lessened
        # Whether its power is, down to 1 Force.
        self.by_power = False
        self.destinies: i64 = destinies
        self.added: i64 = added
        self.extras: list[Extra] = []
        # The bearers whose hits make the target's forfeit value 0; None for no bearer.
        self.voids_by: Filter | None = None
        # What else it may fire at, and the number that this counts as.
        self.also: Filter | None = None
        self.also_number: i64 = 0
        # It is fired only where one of these is; empty without a limit.  Whether it may be fired again and again.
        self.only_with: list[Filter] = []
        self.repeats = False
        # The destiny at which the weapon and its bearer are lost; NONE for no destiny.
        self.backfires: i64 = NONE
        # The Force that each further shot costs; NONE for the same.  How often it may be fired in a battle.
        self.again: i64 = NONE
        self.times: i64 = 1
        # Who fires artillery; empty for a weapon that its bearer fires.  The locations of battles into which it is fired from elsewhere.
        self.crews: list[Crew] = []
        self.into: Filter | None = None
        # The number of the target that its destinies must exceed, NONE for that of the rules; or a fixed number, 0 for none.
        self.compares: i64 = NONE
        self.fixed: i64 = 0
        # The number of its bearer that is added to its destinies; NONE for none.
        self.adds_own: i64 = NONE
        # What happens to the target once it is aimed at, once the destinies are drawn (the first that applies, and then no hit), in place
        # of a hit, and beside one.  Whether it hits only so.
        self.aims: list[Ability] = []
        self.drawn: list[Ability] = []
        self.insteads: list[Ability] = []
        self.hits: list[Ability] = []
        self.never_hits = False
        # The destinies that it draws of which the highest counts; 0 for all together.
        self.best_of: i64 = 0
        # Whether they must exceed twice the number of the target.
        self.exceeds_twice = False
        # What firing at some cards costs more.
        self.dearer: list[Extra] = []
        # The destinies that it draws against some targets.
        self.draws_at: list[Extra] = []
        # What is added to its destinies against a card at which another weapon was fired this turn; whether it is fired once at each.
        self.follows: i64 = 0
        self.is_for_each = False
        # How many sites away it reaches, and which; whether each of them is taken off its destinies.
        self.range: i64 = 0
        self.ranges_to: Filter | None = None
        self.falls_off = False


class Bar:
    """What keeps cards from a location, or makes their way there dearer by `amount`; `kind`: a number of `abilities.constants.ways`.

    half: the side of the half of a location on which it stands; NONE for no half.
    """

    __slots__ = ("amount", "conditions", "half", "kind", "where", "who")

    def __init__(self, kind: i64, who: Filter, where: Filter, *, amount: i64, half: i64, conditions: list[Condition]) -> None:
        self.kind: i64 = kind
        self.who = who
        self.where = where
        self.amount: i64 = amount
        self.half: i64 = half
        self.conditions = conditions


class Reacting:
    """A text by which a card of the hand is deployed in reaction.

    where: the locations to which it comes so; None for all.
    rebate: the Force that it costs less then.
    with_pilot: whether a pilot comes with it.
    only_battles: whether it does not come to Force drains.
    host: the vehicles and starships aboard which it comes so; None for any place.
    crew: who comes with it as its driver or pilot; None for any pilot.
    unless: without any card on the table that fits; None for whatever is there.
    is_own: whether it comes to what its own player has begun, which is no reaction.
    """

    __slots__ = ("crew", "host", "is_own", "only_battles", "rebate", "unless", "where", "with_pilot")

    def __init__(self, where: Filter | None, rebate: i64, with_pilot: bool, only_battles: bool) -> None:
        self.where = where
        self.rebate: i64 = rebate
        self.with_pilot = with_pilot
        self.only_battles = only_battles
        self.host: Filter | None = None
        self.crew: Filter | None = None
        self.unless: Filter | None = None
        self.is_own = False


class Sabacc:
    """The rules of one kind of sabacc, as an Interrupt prints them."""

    __slots__ = ("clone_values", "clones", "highest", "lowest", "more_wild", "players", "stakes", "wild")

    def __init__(self) -> None:
        # Who plays for the other player.
        self.players: list[Filter] = []
        # The cards that count as any number from `lowest` to `highest`; those that count as another card does; and what is won.
        self.wild: list[Filter] = []
        self.lowest: i64 = 0
        self.highest: i64 = 0
        self.clones: list[Filter] = []
        self.stakes: list[Filter] = []
        # Who may count clone cards as a fixed number, and who may use which further cards as wild ones.
        self.clone_values: list[Extra] = []
        self.more_wild: list[Crew] = []
