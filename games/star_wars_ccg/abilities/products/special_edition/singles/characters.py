"""Characters of both sides with texts of their own."""

from __future__ import annotations

from typing import Any, Final

from games.star_wars_ccg.abilities.operations.combat import brings, strengthen
from games.star_wars_ccg.abilities.operations.fate import raise_if_drawn
from games.star_wars_ccg.abilities.operations.moving import bars, battles_cost
from games.star_wars_ccg.abilities.operations.piles.looks import look_into, put_back
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    activate,
    activate_drawn,
    buy_off,
    cancel_drain,
    choose,
    draw_destiny,
    draw_each,
    if_,
    lose,
    react_deploy,
    repeat,
    retrieve_top,
)
from games.star_wars_ccg.abilities.operations.texts.amended import amends, count_use, draws_more, in_text_of
from games.star_wars_ccg.abilities.operations.texts.changed import as_title, lends
from games.star_wars_ccg.abilities.operations.weapons import lift_drawn, reset
from games.star_wars_ccg.abilities.ops import action, aims_at, attrition, card, constant, drain, gains, immune, loses, printed
from games.star_wars_ccg.abilities.parts import (
    host_is,
    it_is,
    may_reinforce,
    opponent_attacks,
    opponents_turn,
    target,
    there_are,
    there_is,
    this_is,
    this_is_not,
    total_exceeds,
    use,
    wager_lost,
    wager_won,
    you_attack,
    you_must_lose,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.amended import sentry_chief, working
from games.star_wars_ccg.abilities.products.phrases.palace import brings as calls
from games.star_wars_ccg.abilities.products.phrases.palace import named
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

HERE: Final = location(where="here")
FIGHTS: Final = this_is(cards(state="in_battle"))
ON_GROUND: Final = this_is(cards(state="in_battle", at=location("site")))
IN_SPACE: Final = this_is(cards(state="in_battle", at=location("system", "sector")))
CLOUDS: Final = {"mark": ["cloud sector"], "where": "related"}
IN_CITY: Final = this_is(cards(at=location("site", system="Cloud City")))
SY: Final = own_character(named="Sy Snootles")
# Where a merchant of droids does business, and the destinies for what is sold.
MARKET: Final = location("site", hosting=own_character(named="Droid Merchant", state="working"))
SPEEDER: Final = "Luke's X-34 Landspeeder"
SALES: Final = (
    (3, cards("vehicle", named=SPEEDER, whose="own")),
    (2, cards("vehicle", not_named=SPEEDER, whose="own")),
    (2, own_character("droid")),
)
ASTROMECH_ABOARD: Final = own_character(mark="astromech droid", aboard=own_ship("starfighter"))


def recluse(system: str, name: str, sentry: str) -> Any:
    """A trooper who is weaker elsewhere, and what he does for a sentry."""
    elsewhere = [this_is(cards(at=location())), this_is_not(cards(at=location("site", system=system)))]
    return card(constant(loses("power", 1), conditions=elsewhere), *sentry_chief(name, sentry, system))


def screams(price: int, condition: Any) -> Any:
    return action(draw_destiny(1), strengthen(), when="battle", once_a="battle", conditions=[ON_GROUND, condition], costs=use(price))


BAND: Final = character(mark="musician", other=True, where="here")


ABILITIES: Final = by_code(
    {
        "7_15": card(
            action(
                choose([activate(1)], [if_(it_is(ASTROMECH_ABOARD), retrieve_top(1))]),
                when="deployed",
                once_a="game",
                conditions=it_is(own_character("droid")),
            ),
            *(
                lends(
                    as_title("Spaceport Speeders"), draw_destiny(number), activate_drawn(), lose(), targets=target({**sold, "at": MARKET})
                )
                for number, sold in SALES
            ),
        ),
        "7_18": recluse("Hoth", "General McQuarrie", "Hoth Sentry"),
        "7_19": recluse("Yavin 4", "Grondorn Muse", "Yavin Sentry"),
        "7_171": recluse("Death Star", "Corporal Grenwick", "Death Star Sentry"),
        "7_20": card(
            constant(gains("power", 1), conditions=this_is(cards(at=location("site", mark="swamp")))),
            constant(gains("power", 2, "piloted")),
            action(
                repeat(buy_off()),
                when="loss",
                conditions=[
                    you_must_lose(),
                    this_is(cards(at=location("site", state="battleground"))),
                    there_is(location("site", where="adjacent", state="draining")),
                ],
            ),
        ),
        "7_166": card(
            action(
                draw_each(2),
                lift_drawn(1, per=own_character(mark="gambler", where="here")),
                if_(wager_won(), retrieve_top(1)),
                if_(wager_lost(), retrieve_top(1, whose="opponent")),
                when="control",
                times=1,
                costs=use(1),
            ),
        ),
        "7_170": card(
            constant(
                raise_if_drawn(4, own_character(mark="miner", zone="reserve")),
                drain(1, location("sector", hosting=own_character(mark="miner"), **CLOUDS)),
                drain(1, location("sector", hosting=cards("device", named="Floating Refinery", whose="own"), **CLOUDS)),
                conditions=IN_CITY,
            )
        ),
        "7_176": card(
            constant(gains("power", 2), conditions=this_is(cards(at=location(named="Tatooine: Mos Eisley")))),
            constant(loses("power", 1, cards(mark="jawa", whose="opponent", where="here"))),
            action(
                look_into(1, "force", per=BAND),
                put_back("force"),
                when="control",
                times=1,
                conditions=there_is(BAND),
            ),
        ),
        "7_181": card(
            constant(
                gains("cost", 2, character("rebel", zone="hand", where="here")),
                bars("react_to", "react_from", cards(whose="opponent"), HERE),
                conditions=[this_is(cards(at=location("site"))), there_is(own_character(mark="trooper", state="present"))],
            ),
            printed(brings(own_character(mark="trooper"), most=4)),
            action(react_deploy(), when="drain", conditions=[may_reinforce(), there_is(location("site", state="subject", where="near"))]),
        ),
        "7_189": card(
            screams(2, opponent_attacks()),
            screams(1, you_attack()),
            constant(immune(4), conditions=this_is(cards(state="at_night"))),
        ),
        "7_196": card(
            constant(
                attrition(1, per=own_ship(mark="tie", state=["run", "in_battle"])),
                conditions=[IN_SPACE, host_is(own_ship("capital"))],
            )
        ),
        "7_198": card(
            constant(battles_cost(1, per=character(mark="musician", state="present"))),
            action(
                draw_destiny(1),
                if_(total_exceeds("guard"), reset("power", 0, until="battle")),
                when="battle",
                once_a="battle",
                conditions=FIGHTS,
                targets=target(character(not_kind="droid", state=["in_battle", "present"])),
            ),
        ),
        "7_208": card(
            calls(named("J'Quille", "Bib Fortuna"), at=HERE, conditions=this_is(cards(state="present"))),
            lends(
                as_title("Ommni Box"),
                cancel_drain(),
                count_use(SY),
                when="drain",
                conditions=[
                    opponents_turn(),
                    it_is(location("site", beside=location(hosting=SY), not_hosting=SY)),
                    there_is({**SY, "state": ["working", "unused"]}),
                    there_are(3, own_character(mark="musician")),
                ],
            ),
        ),
        "7_5": card(
            amends(in_text_of("Death Star Plans"), aims_at(own_character(named="Bothan Spy", not_at=location(system="Death Star")))),
            amends(in_text_of("Death Star Plans"), shelters("Alter"), draws_more(1), conditions=working("Bothan Spy", of="aim")),
            constant(shelters("Nabrun Leids")),
        ),
    }
)
