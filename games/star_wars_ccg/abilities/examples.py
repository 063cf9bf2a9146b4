"""Examples of each kind of text and its declaration, as doctests, from which the manual is made."""

from __future__ import annotations

from typing import Final

from games.abilities.authoring.manual import sayer
from games.star_wars_ccg.abilities import parts
from games.star_wars_ccg.abilities.pieces import cards
from games.star_wars_ccg.abilities.words import RENDERER, WORDS

# The examples use the names that cards use.
globals().update(WORDS)

say: Final = sayer(parts.force_costs, parts.conditions, parts.targets, filters=cards, renderer=RENDERER)

__test__: Final = {
    "When a card works": """
>>> say(automatic(lose("target"), at="lost", times=1, targets=target(cards(of="this"))))
By itself: when a card was just lost from the table: once each turn: target this card; the target is lost
>>> say(automatic(lose_force(1, whose="opponent"), at="destiny", once_a="battle", conditions=your_destiny()))
By itself: when a battle destiny was just drawn: once each battle: if you drew that destiny: the opponent loses 1 Force
>>> say(action(deploy(character(mark="jedi")), once_a="game_twice"))
Action: twice each game: deploy a Jedi from your Reserve Deck
>>> say(action(activate(1), once_a="turn"))
Action: once each turn: you activate 1 Force
>>> say(action(activate(1), times=2, once_a="together"))
Action: twice each turn: in all for this card's texts that say so: you activate 1 Force
>>> say(action(activate(1), when="used", times=2, once_a="event_together"))
Action: when an Interrupt was just used: twice each turn: once each time, in all for this card's texts that say so: you activate 1 Force
>>> say(action(cancel_it(), when="used", once_a="game_together"))
Action: when an Interrupt was just used: once each game in all for this card's texts that say so: cancel that card
>>> say(printed(holds(pilots=1, astromechs=1)))
Rules: room aboard · 1 pilot or driver · 1 astromech droid
>>> say(own_cost(costs(0), conditions=there_is(own_character("rebel", ability_least=3, where="here"))))
Deployment: if you have a Rebel with ability 3 or more here: deploys without cost
>>> say(own_destiny(counts_more(2), conditions=there_is(cards("effect", icon="skywalker"))))
When drawn as destiny: if there is a Skywalker Effect: destiny +2
>>> say(own_destiny(counts_more(1, per=character("droid"), most=4, in_fights=True)))
When drawn as destiny: battle or weapon destiny +1 for each droid, 4 at most
>>> say(constant(gains("power", 2, PILOTED)))
Constant: what it pilots: power +2
>>> say(constant(drain(1), half="dark", conditions=you_control()))
Constant: Dark Side: if you control this location: your Force drains here: +1
>>> say(action(retrieve_top(1), when="control", times=1, costs=use(1)))
Action: in your control phase: once each turn: use 1 Force → retrieve 1 Force
>>> say(action(redraw(), when="destiny", once_a="battle", conditions=your_destiny()))
Action: when a battle destiny was just drawn: once each battle: if you drew that destiny: draw that destiny again
>>> say(action(lower_drawn(2), when="destiny", once_a="battle_twice"))
Action: when a battle destiny was just drawn: twice each battle: that destiny: −2
>>> say(action(raise_drawn(4), when="destiny", once_a="battle_four"))
Action: when a battle destiny was just drawn: 4 times each battle: that destiny: +4
>>> say(automatic(lose(character("droid", state="present")), at="turn_end", conditions=settled()))
By itself: at the end of each turn: if this card was deployed in an earlier turn: each droid present is lost
>>> say(deployment(deploys_on(0, character("alien")), when="battle_ends", conditions=you_won()))
Deployed: when a battle has just ended: if you have won the battle: deploys on an alien
>>> say(when_lost(gains("power", 3, character(named="Luke"))))
When lost: each “Luke”: power +3
>>> say(action(react(), when="drain", costs=use_move()))
Action: when a Force drain was declared: pay for the move → this card moves there (react)
>>> say(laid(put_on(), when="control", targets=target(enemy_character())))
Laid down: in your control phase: target 1 opposing character; this card is attached to the target
>>> say(automatic(choose([declare(1)], [declare(2)]), at="entry"))
By itself: when it was just deployed: make choice 1 or make choice 2
>>> say(automatic(lose(THIS), at="own_turn", conditions=settled()))
By itself: when your turn begins: if this card was deployed in an earlier turn: this card is lost
>>> say(automatic(lose_force(1), at="other_turn"))
By itself: when the opponent's turn begins: you lose 1 Force
>>> say(instead(set_for_good("defence", "hyperspeed", 0), targets=target(ship())))
In place of a hit: target 1 starship; the target: maneuver or armor and hyperspeed is 0 from now on
>>> say(drawn(draw_answer(), targets=target(character())))
When its destiny is drawn: target 1 character; the opponent draws 1 destiny
>>> say(hitting(lose_force(1, whose="opponent"), targets=target(ship())))
When it hits: target 1 starship; the opponent loses 1 Force
>>> say(aiming(forbid("be_immune", until="turn"), targets=target(character())))
When it is aimed: target 1 character; the target cannot be immune to attrition until the end of the turn
>>> say(lost(go_missing(), when="missing", targets=target(character())))
Lost Interrupt: when a character has just gone missing: target 1 character; the target is missing until a search party finds it
>>> say(automatic(lose(THIS), at="hit", conditions=shooter_is(cards(of="host"))))
By itself: when a weapon has hit: if its bearer fires the weapon: this card is lost
>>> say(automatic(lose_force(1), at="lost", conditions=it_is(own_character(forfeit_least=5))))
By itself: when a card was just lost from the table: if it is your character with forfeit value 5 or more: you lose 1 Force
>>> say(automatic(lose_force(1), half="light", at="move_begins", conditions=your_turn()))
By itself: Light Side: when a move phase begins: if it is your turn: you lose 1 Force
>>> say(automatic(lose("target"), at="deployed", conditions=it_is(character(where="here")), targets=target(cards(of="it"))))
By itself: when a card was just deployed: if it is a character here: target that card; the target is lost
>>> say(automatic(lose_force(1), at="deployed"))
By itself: when a card was just deployed: you lose 1 Force
>>> say(automatic(may(draw_cards(1)), at="own_leaving"))
By itself: when it has just left the table: you may draw 1 card from the top of your Reserve Deck
>>> say(automatic(retrieve_top(2), at="sabacc_won", conditions=it_is(own_character(mark="gambler", state="playing_sabacc"))))
By itself: when somebody has won at sabacc: if it is your gambler playing sabacc: retrieve 2 Force
>>> say(action(take_race(), when="race_drawn"))
Action: when a race destiny was just drawn: that race destiny goes to its owner's hand
>>> say(action(take_race(), when="race_placed"))
Action: when a race destiny was just put down: that race destiny goes to its owner's hand
>>> say(automatic(put_in_pile("used", THIS), at="duel_ends"))
By itself: when a duel has just ended: put this card on the Used Pile
>>> say(used(draw_to_choose(3), when="shot_due"))
Used Interrupt: when a weapon is about to draw destiny: draw 3 destinies and choose the one that stands in for that destiny
>>> say(automatic(hand_to_used(), at="blown_away", conditions=it_is(location(named="Endor: Bunker"))))
By itself: when something was just blown away: if it is “Endor: Bunker”: the opponent's hand goes on the Used Pile
""",
    "Creatures": """
>>> say(drags(character("droid"), site("Hoth"), always=True))
may drag a droid that it defeats to a site of Hoth instead (always)
>>> say(drags(character(), location(named="Hoth: Wampa Cave (7th Marker)")))
may drag a character that it defeats to “Hoth: Wampa Cave (7th Marker)” instead
>>> say(used(cancel_attack(), when="attacked", conditions=there_is(cards(state="attacking"))))
Used Interrupt: when a creature was just sent to attack, or attacked: if there is a card attacking now: cancel the attack
>>> say(used(draw_cards(1), when="eaten"))
Used Interrupt: when a creature has defeated a card, before it eats it: draw 1 card from the top of your Reserve Deck
>>> say(constant(cannot("attack", "be_attacked", who=cards("creature", where="here"))))
Constant: each creature here cannot attack or be attacked by or as creatures
>>> say(printed(habitat(site("Hoth")), ferocity(3, draws=1)))
Rules: lives at a site of Hoth; its ferocity: 3 + 1 destinies
>>> say(spares(own_character()))
never attacks your character
>>> say(gains("ferocity", 2))
this card: ferocity +2
>>> say(plunges(character(where="here")))
each character here goes to the Weather Vane instead of being hit
>>> say(sink_top("lost", "opponent"))
put the top card of the opponent's Lost Pile under it
>>> say(cards("starship", state="roomy"))
starship with room for the target
>>> say(cards("weapon", state="manned"))
weapon crewed and powered
>>> say(location("site", state="in_walk"))
site that they can walk to
>>> say(location("site", state="left_now"))
site from which that card has just moved
>>> say(own_ship(state="roomy_for_all"))
your starship with room for all of your characters left stranded
>>> say(seeks(cards("creature", named="Rancor", other=True)))
moves only towards another “Rancor” on its planet, if there is one
>>> say(parasite(ship("starfighter")))
attaches to a starfighter instead of eating it
>>> say(carries_to(site(where="within_two")))
goes with its prey to a site at most two sites away, as the opponent of the prey chooses, and lets go
>>> say(used(redraw_asteroid(), when="asteroid"))
Used Interrupt: when an asteroid destiny was just drawn: draw that asteroid destiny again
>>> say(ability_here(5))
you have ability 5 or more here
>>> say(ship(state="unstruck"))
starship for which no asteroid destiny was drawn this turn
>>> say(selective(cards("creature", mark="wampa")))
each wampa is selective among its like
>>> say(automatic(meanwhile(selective(cards("creature", mark="wampa")), until="game"), at="entry"))
By itself: when it was just deployed: until the end of the game: each wampa is selective among its like
>>> say(used(draw_cards(1), when="swallowed"))
Used Interrupt: when a creature has just eaten a card: draw 1 card from the top of your Reserve Deck
>>> say(used(draw_cards(1), when="beaten"))
Used Interrupt: when a creature is about to be lost in an attack: draw 1 card from the top of your Reserve Deck
>>> say(retrieve_by("cost", whose="opponent"))
the opponent retrieves as much Force as the deploy cost of the target
>>> say(cards("character", state="in_attack"))
character in the attack
>>> say(draw_best(2, cards(of="gun"), until="shot"))
each card that is fired now draws 2 destinies, of which the highest counts
>>> say(reaches(2, site(icon="exterior")))
may fire at targets at an exterior site, up to 2 sites away
>>> say(reacts_onto(character(named="Dr. Evazan")))
in reaction only on “Dr. Evazan”
>>> say(lets("fire_dear", "reach_out"))
this card may be fired at twice its cost and fire at targets at the nearest exterior site of this system
>>> say(lets("refire"))
this card may be fired again and again at one target, for 2 Force each time
>>> say(there_is(ship(state="slower")))
there is a starship with less maneuver than the card that fires
>>> say(there_is(ship(state="shooting")))
there is a starship firing a weapon now
>>> say(there_is(cards("weapon", state="enhancing")))
there is a weapon that has added to that Force drain
>>> say(charged(3))
this weapon has gathered 3 Force or more
>>> say(charged_below(3))
this weapon has gathered less than 3 Force
>>> say(destiny_beats_all(2))
the destiny with 2 more exceeds the defense values of the targets together
>>> say(destinies_beat_all())
the destinies together exceed the defense values of the targets together
>>> say(automatic(draw_cards(1), at="aimed"))
By itself: when a weapon was just aimed: draw 1 card from the top of your Reserve Deck
>>> say(automatic(draw_cards(1), at="shot"))
By itself: when a weapon destiny was just drawn: draw 1 card from the top of your Reserve Deck
>>> say(automatic(draw_cards(1), at="fired"))
By itself: when a weapon was just fired: draw 1 card from the top of your Reserve Deck
""",
    "Captives": """
>>> say(capture())
the target is captured
>>> say(capture("target", frozen=True))
the target is captured and frozen
>>> say(release())
the target is released
>>> say(release("target", stays=True))
the target is released and stays there
>>> say(claim_bounty())
retrieve as much Force as the forfeit value of that card
>>> say(claim_bounty(plus=4))
retrieve as much Force as the forfeit value of that card and 4 more
>>> say(claim_bounty(minus=2))
retrieve as much Force as the forfeit value of that card less 2
>>> say(gains("forfeit", 5, captive(of="held")))
each character held captive that this card escorts: forfeit value +5
>>> say(there_is(captive(escort=cards("character", mark="bounty hunter"))))
there is a character held captive escorted by a bounty hunter
>>> say(there_is(captive(seizer=cards("character"), state="imprisoned")))
there is a character imprisoned held captive taken by a character
""",
    "What a card is": """
>>> say(holds(pilots=4, federation=4))
room aboard · 4 pilots or drivers · 4 Trade Federation starfighters
>>> say(holds(pilots=4, drones=4))
room aboard · 4 pilots or drivers · 4 droid starfighters
>>> say(sheds("held"))
what lies here goes to its owner's hand when this card leaves the table
>>> say(epic(draw_destiny(1), when="control"))
Epic Event: in your control phase: draw 1 destiny
>>> say(aid("ignition", 2))
your total for the superlaser: +2
>>> say(hinder("ignition", 1))
the opponent's total for the superlaser: −1
>>> say(undercover(HOST))
its bearer is Undercover: it gives no presence, takes no part in battles, and keeps the opponent from Force draining there
>>> say(break_cover())
the cover of the target is broken: it is Undercover no more
>>> say(blow_away())
the target is blown away: its sites are lost with all that is there, and its card is turned over
>>> say(drains_reserve(location("site", where="near")))
the opponent loses what you drain at the site here or at the next site from the Reserve Deck, if there is one
>>> say(brings(own_ship("capital")))
only these come in reaction: your capital starship
>>> say(holds(pilots=3, passengers=4, vehicles=1))
room aboard · 3 pilots or drivers · 4 passengers · 1 vehicle
>>> say(holds(either=2, ties=4))
room aboard · 2 pilots or passengers · 4 TIEs
>>> say(deploys_only(site("Tatooine")))
only at a site of Tatooine
>>> say(moves_only(location("site", icon="planet")))
moves only to a planet site
>>> say(never_aboard(ship("starfighter")))
cannot go aboard a starfighter
>>> say(costs(1))
costs 1 Force to deploy
>>> say(costs_less(2))
costs 2 less to deploy
>>> say(carries_also(cards("weapon", named="Quad Laser Cannon")))
may bear “Quad Laser Cannon”
>>> say(holds(pilots=4, fighters=2))
room aboard · 4 pilots or drivers · 2 starfighters
>>> say(holds(fighters=3, corvettes=1))
room aboard · 3 starfighters · 1 corvette
>>> say(reacts_from_hand(less=2, with_pilot=True, only_battles=True, place=location("sector")))
may be deployed in reaction for 2 Force less with a pilot of your hand, not in answer to Force drains at a sector
>>> say(comes_when_finished(cards("effect", named="Death Star Plans")))
only once you have completed “Death Star Plans”
>>> say(constant(lets("come_unready", who=location("system", whose="own", zone="hand"))))
Constant: each of your systems when deployed may be deployed without another card being completed first
>>> say(comes_after(location(named="Death Star II")))
only while there is “Death Star II” on the table
>>> say(printed(stows_only(cards("vehicle", mark="stap"))))
Rules: carries only this: STAP
>>> say(printed(flies_only(cards("vehicle", mark="speeder bike"))))
Rules: pilots or drives only this: speeder bike
>>> say(printed(deploys_aboard(ship(named="Falcon"))))
Rules: or aboard “Falcon”, wherever that is
>>> say(printed(replaces(3, own_ship("starfighter", mark="y-wing"))))
Rules: takes the place of 3 of your Y-wing starfighters at one location, which go to the Used Pile
>>> say(sabacc_players(character(mark="gambler")))
for the opponent may play: gambler
>>> say(wild_cards(1, 6, cards(named="Lando")))
wild cards (1 to 6): “Lando”
>>> say(clone_cards(character(mark="ugnaught")))
clone cards: Ugnaught
>>> say(stakes(cards("device")))
stakes: device
>>> say(clones_count(0, character(mark="gambler")))
clone cards may count 0 if this plays: gambler
>>> say(more_wild(character(mark="trooper"), cards("weapon")))
weapon may be wild if this plays: trooper
>>> say(aid("flagship", 2))
your total for blowing away the Blockade Flagship: +2
""",
    "Numbers": """
>>> say(cannot("be_ionized"))
this card cannot be the target of ion cannons
>>> say(lets("two_hands"))
this card may bear and use two weapons
>>> say(raise_text_destiny(4, cards(named=["Sense", "Alter"], zone="any")))
each destiny that the text of each “Sense” or “Alter” wherever it is draws: +4
>>> say(trains(1, character(state="mentor")))
training destiny for each character training others: +1
>>> say(trains_less(2, HOST))
training destiny for its bearer: −2
>>> say(rests(HOST))
its bearer attempts no Jedi Tests
>>> say(burdened(character(state="apprentice")))
training destiny for each character in training is lowered by the ability that it has beyond the number of the test
>>> say(races_better(3))
each race destiny on this card: +3
>>> say(more_race_destiny(1))
race destinies drawn for this card: +1
>>> say(duels_better(2))
this card: total in duels +2
>>> say(fights_better(1, HOST))
its bearer: total in lightsaber combat +1
>>> say(wins_more(2))
this card: Force that the opponent loses for a lightsaber combat that it wins +2
>>> say(draws_duel_better(1, HOST))
its bearer: each destiny in duels +1
>>> say(pays_losses(own_character("droid", zone="any")))
each of your droids wherever it is lost as Force pays its forfeit value
>>> say(salvages(own_character("droid", where="here")))
each of your droids here goes to its owner's Used Pile if it was hit and is lost or forfeited
>>> say(put_out_if_lost(own_character(state="undercover")))
each of your characters Undercover goes out of play instead of being lost
>>> say(gains("power", "forfeit", 1, own_character("alien", where="here")))
each of your aliens here: power and forfeit value +1
>>> say(gains("forfeit", 1, per=character("imperial", mark="trooper", state="present")))
this card: forfeit value +1 for each Imperial trooper present
>>> say(loses("cost", 2, own_ship("capital", zone="hand", where="here")))
each of your capital starships here when deployed: deploy cost −2
>>> say(set_to("defence", 0, HOST))
its bearer: maneuver or armor is 0
>>> say(immune(3))
this card is immune to attrition of less than 3
>>> say(immune(None, own_ship()))
each of your starships is immune to attrition
>>> say(cannot("move"))
this card cannot move
>>> say(lets("drive"))
this card may drive transport vehicles
>>> say(lets("move_free"))
this card may move without cost
>>> say(doom(cards(named="Kessel Run")))
each “Kessel Run” is lost at once
>>> say(gives("leader", "thief", who=HOST))
its bearer gains the skill: leader and thief
>>> say(gives("pilot", who=HOST))
its bearer gains the skill: pilot
>>> say(gains("power", 2, HOST_PILOTED))
what its bearer pilots: power +2
>>> say(cheaper_arms(1, PILOTED))
starship weapons deploy on what it pilots for 1 less
>>> say(lets("many_hands", who=HOST))
its bearer may bear and use weapons and devices without a limit
>>> say(immune_below(0, character("droid", state="present"), twice=True))
this card is immune to attrition of less than 0 + twice the number of droids present
>>> say(immune_below(0, character(mark="stormtrooper", state="present")))
this card is immune to attrition of less than the number of stormtroopers present
>>> say(constant(cannot("be_shot", who=cards("vehicle", mark="t-47 snowspeeder", where="here"))))
Constant: each T-47 here cannot be the target of weapons
>>> say(constant(gains("guard", 2, HOST)))
Constant: its bearer: defense value +2
>>> say(constant(lets("settle_attrition")))
Constant: this card may pay for all attrition that is left with its forfeit
>>> say(gains_per_light_icon("power", "forfeit", 1))
this card: power and forfeit value +1 for each Light Side Force icon here
""",
    "Objectives": """
>>> say(printed(falls_back_to(location(named="Tatooine: Cantina"))))
Rules: whenever it would leave the table, it goes to “Tatooine: Cantina” instead
>>> say(printed(expands()))
Rules: your text on its site also counts at each adjacent site, as if it stood there
>>> say(loses_later())
what would lose this card before the damage segment loses it at the end of the battle instead; its forfeit value is 0 until then
>>> say(printed(starts_for("Hidden Base / Systems Will Slip Through Your Fingers", "Rendezvous Point")))
Rules: “Hidden Base / Systems Will Slip Through Your Fingers” may start with this card in place of “Rendezvous Point”
>>> say(starting(starts_with(1, cards("podracer"), theirs=True, up_to=True)))
Start: the opponent starts with up to 1: Podracer
>>> say(starting(starts_with(1, own_character(named="Han"), site("Jabba's Palace"), held="frozen")))
Start: starts with 1: your “Han”, to a site of Jabba's Palace, held there frozen
>>> say(starting(starts_with(1, character("alien", unique=True, of_species=True), shown=True)))
Start: starts with 1: unique alien whose lore names a species, which is only revealed
>>> say(lasting(gives("rep", "leader", who=own_character(of="namesake", zone="any"))))
For the rest of the game: each of your characters wherever it is that has the title of the revealed card gains the skill: Rep and leader
>>> say(constant(immune(None, own_character(mark="rep"))))
Constant: each of your Reps is immune to attrition
>>> say(own_character("alien", of="kin", at=location(not_system="Tatooine")))
your alien at a location outside Tatooine of the species of the revealed card
>>> say(deployment(deploys_beside(0), conditions=game_begins()))
Deployed: if the game has not begun yet: deploys into your area
>>> say(is_overcome())
this card needs no destiny against the target
>>> say(is_not_overcome())
this card needs a destiny against the target
>>> say(game_begins())
the game has not begun yet
>>> say(constant(gains("forfeit", 1, character(printed_forfeit_most=5)), conditions=species_least(5)))
Constant: if your aliens on the table are of 5 or more species: each character with a printed forfeit value of 5 or less: forfeit value +1
>>> say(species_least(5))
your aliens on the table are of 5 or more species
>>> say(action(pick(2, own_character("alien", zone="searched"), up_to=True)))
Action: choose up to 2 of your aliens in hand or in the Reserve Deck
>>> say(action(meanwhile(gives("assassin", who=own_character(of="like_picked", zone="any")), until="game")))
Action: until the end of the game: each of your characters wherever it is that has the title of a chosen card gains the skill: assassin
>>> say(starting(starts_with(1, character(lore="hutt"), site("Tatooine"), up_to=True, given=location(named="Tatooine: Cantina"))))
Start: starts with up to 1: character whose lore names “Hutt”, to a site of Tatooine, if there is “Tatooine: Cantina”
>>> say(lasting(bans(own_character(not_lore=["black sun", "hutt"], not_episode_vii=True))))
For the rest of the game: your non-Episode VII character whose lore does not name “Black Sun” or “Hutt” cannot be used or deployed
>>> say(lasting(gives("black sun agent", who=own_character(mark="bounty hunter", zone="any"))))
For the rest of the game: each of your bounty hunters wherever it is gains the skill: Black Sun agent
>>> say(cannot("be_relocated", who=cards("effect", where="here")))
each Effect here cannot be relocated by a text
>>> say(cuts_no_aliens(character(named="Luke")))
each “Luke” fires no lightsaber at aliens
>>> say(lengthens_trip(own_character(mark="smuggler")))
the ability of each of your smugglers adds to the parsecs of a Kessel Run that targets it
>>> say(automatic(pick(1, location("site", state="subject", ability_there=6)), at="drain_paid"))
By itself: when the Force of a Force drain was just lost: choose 1 site where that happens where a player has ability 6 or more
>>> say(shelters("Sense", cards(releasing=True, zone="any")))
“Sense” does nothing to each card that releases captives wherever it is
>>> say(action(soften_loss(1, per=location(state="occupied")), when="loss"))
Action: when Force is to be lost: what you lose now (never below 1): −1 for each location that you occupy
>>> say(cannot("cancel_drains", "be_put_out", who=character(named="Leia")))
each “Leia” cannot cancel Force drains or be put out of play
>>> say(dearer_text(1, cards(named="Shot In The Dark", whose="opponent")))
Force that the text of each opposing “Shot In The Dark” makes a player lose: +1
>>> say(fully_generated(location(system="Hoth")))
nothing limits your Force generation at each location of Hoth
>>> say(limits_immunity(6, cards(whose="opponent")))
each opposing card is immune to attrition of less than 6 at most
>>> say(starting(starts_with(1, location("system", icon="planet"), aims=True)))
Start: starts with 1: planet system, which is the target of this card
>>> say(starting(starts_with(1, location("site", generic=True), location(of="aim"))))
Start: starts with 1: generic site, to a location that is the target of this Effect
>>> say(turn(cards("objective", state="back_up")))
turn each Objective with its second side up over
>>> say(cards("objective", state="front_up"))
Objective with its first side up
>>> say(constant(cannot("be_turned", who=cards("objective"))))
Constant: each Objective cannot turn over
>>> say(own_character(mark="operative", state="native"))
your operative matching the target of this card
>>> say(location(chosen_by=cards("objective")))
location that is the target of Objective
>>> say(location(not_chosen_by=cards("objective")))
location other than the target of Objective
>>> say(automatic(put_out(THIS), at="used", conditions=it_is(cards("interrupt", whose="own"))))
By itself: when an Interrupt was just used: if it is your Interrupt: this card is out of play
>>> say(automatic(put_out(THIS), at="duel_begins"))
By itself: when a duel or lightsaber combat has just begun: this card is out of play
>>> say(starting(starts_with(1, cards(named="Ralltiir"))))
Start: starts with 1: “Ralltiir”
>>> say(starting(starts_with(2, own_character("alien"), site("Tatooine"), up_to=True)))
Start: starts with up to 2: your alien, to a site of Tatooine
>>> say(starting(starts_with(3, cards("effect", in_area=True, costless=True, withstanding="Alter"), up_to=True), ends_in("lost")))
Start: starts with up to 3: Effect without deploy cost for its player's area immune to “Alter”; then this card goes to your Lost Pile
>>> say(starting(starts_with(1, site("Hoth")), ends_in("reserve")))
Start: starts with 1: site of Hoth; then this card goes to your Reserve Deck
>>> say(starting(starts_holding(1, cards("effect")), ends_in("held"), first_hand(6)))
Start: first, take 1 into your hand: Effect; then this card goes to your hand; your first hand has 6 cards
>>> say(starting(starts_with(1, location("site"), related=location(whose="own")), conditions=there_is_no(cards("objective", whose="own"))))
Start: if you have no Objective: starts with 1: site in the system of your location
>>> say(printed(stocks(10, 3)))
Rules: up to 10 Defensive Shields from beside your deck lie under this card; you may play 3 of them in a game as from hand
>>> say(printed(stocks(None, 4)))
Rules: as many Defensive Shields as you like from beside your deck lie under this card; you may play 4 of them in a game as from hand
>>> say(constant(personal_force(2)))
Constant: your Force generation without Force icons is 2
>>> say(constant(retrieval_costs()))
Constant: the opponent's retrieval of Force happens only if as much Force is used for it
>>> say(used(add_side_destiny("power", 1), when="battle"))
Used Interrupt: in a battle: you draw 1 more destiny for power alone in this battle
>>> say(used(deploy(cards("defensive-shield", state="stocked"), pile="stacked")))
Used Interrupt: deploy a Defensive Shield under a Starting Effect
>>> say(action(redraw(), when="destiny", conditions=drawn_below(character("rebel", where="here"))))
Action: when a battle destiny was just drawn: if that destiny is less than the number of Rebels here: draw that destiny again
>>> say(action(take(cards(whose="own", zone="force", state="bottommost")), times=1))
Action: once each turn: take the bottom card of your Force Pile into your hand
>>> say(cards("effect", costless=True, on_cards=True))
Effect without deploy cost for another card
>>> say(location(hosting_two=own_character(mark="ewok")))
location with at least 2 of your Ewoks there
>>> say(character(not_icon="maintenance"))
non-maintenance character
>>> say(ship(icon=["first-order", "resistance", "republic", "skywalker", "permanent-weapon"]))
First Order, Resistance, Republic or Skywalker or permanent weapon starship
>>> say(cards(type=["epic-event", "defensive-shield"]))
Epic Event or Defensive Shield
>>> say(constant(cannot("be_played_unasked", who=cards("interrupt", whose="opponent", zone="held")), conditions=first_turn_lasts()))
Constant: if your first turn is not over: each opposing Interrupt in hand cannot be used except in answer to another Interrupt
>>> say(constant(gains("power", 1, own_character("rebel")), face="front"))
Constant: Side 1: each of your Rebels: power +1
>>> say(automatic(flip(), face="back", conditions=there_is(location(state="opposed"))))
By itself: Side 2: if there is a location that the opponent controls: turn this card over
>>> say(automatic(retrieve_top(5), face="back", at="flipped"))
By itself: Side 2: when it was just turned over: retrieve 5 Force
>>> say(lasting(bans(cards(whose="own", named="Alter"))))
For the rest of the game: your “Alter” cannot be used or deployed
>>> say(lasting(bans(own_ship(state="able"))))
For the rest of the game: your starship with ability cannot be used or deployed
>>> say(cards(whose="own", zone="reserve", state="unable"))
your card without ability in the Reserve Deck
>>> say(location(state="capturing"))
location where that character was captured
>>> say(action(retrieve_top(3), when="replaced", once_a="game"))
Action: when a character just took the place of another one of the same persona: once each game: retrieve 3 Force
>>> say(location("system", state="blown_away"))
system that was blown away
""",
    "Shields and orders": """
>>> say(action(draw_cards(1), when="order_over"))
Action: when an Admiral's Order was just put on the Used Pile by another one: draw 1 card from the top of your Reserve Deck
>>> say(character(power_most=3))
character with power 3 or less
>>> say(location("site", generic=True, whose="opponent"))
opposing generic site
>>> say(drains_cost(3, location(), whose="own"))
your Force drains at each location cost 3 Force
>>> say(automatic(if_(force_below(2), put_out(THIS)), at="turn_end"))
By itself: at the end of each turn: if you have less than 2 Force to use: this card is out of play
>>> say(automatic(if_(force_least(2), spend(2)), at="turn_end"))
By itself: at the end of each turn: if you can use 2 or more Force: use 2 Force
""",
    "Locations": """
>>> say(toll_destinies(1))
for each of the opponent's battle destinies here 1 Force is used or lost first
>>> say(price_destinies(1))
each of the opponent's battle destinies here costs 1 Force
>>> say(no_side_destinies())
the opponent's destinies add nothing to power or attrition alone here
>>> say(lower_weapon_destiny(6))
each of the opponent's weapon destinies here: −6
>>> say(drains_plain())
the opponent's Force drains here are not changed by cards of the same player
>>> say(drains_force())
the opponent loses what you drain here from the Force Pile, if there is one
>>> say(location("system", where="three_parsecs_of_target"))
system at most three parsecs from the target
>>> say(location("system", where="two_parsecs"))
system at most two parsecs away
>>> say(constant(raise_drains(1, whose="opponent")))
Constant: the opponent's Force drains here: +1
>>> say(constant(moves_cost("walk_from", "walk_to", 1, character())))
Constant: moving a character with landspeed from or with landspeed to here costs 1 more
>>> say(constant(moves_cost_less("fly_from", "fly_to", 1, own_ship())))
Constant: moving your starship with hyperspeed from or with hyperspeed to here costs 1 less
>>> say(drains_cost(1, location("site", where="adjacent")))
the opponent's Force drains at each adjacent site cost 1 Force
>>> say(drain_less(1))
the opponent's Force drains here: −1
>>> say(toll(1, per=character(other=True, where="here")))
moves of characters here cost 1 Force more for each other character here
>>> say(transit(0))
your docking bay transit from here costs nothing
>>> say(drain(1, per=site("Death Star", state="controlled")))
your Force drains here: +1 for each site of Death Star that you control
>>> say(total_power(1, site("Tatooine"), per=own_ship(where="here")))
your power in battles at each site of Tatooine: +1 for each of your starships here
>>> say(total_power(2, whose="opponent"))
the opponent's power in battles here: +2
>>> say(total_power_less(1, whose="opponent"))
the opponent's power in battles here: −1
>>> say(add_destiny(1))
you draw 1 more battle destiny here
>>> say(draw_anyway(1))
you draw 1 battle destiny here if you could draw none
>>> say(raise_destiny(1))
each of your battle destinies here: +1
>>> say(lower_destiny(1))
each of the opponent's battle destinies here: −1
>>> say(raise_weapon_destiny(1))
each of your weapon destinies here: +1
>>> say(needs_ability(6))
you need ability 6 for a battle destiny here
>>> say(more_icons(1))
Force icons of each side here: +1
>>> say(power_destiny(1, location("site", where="related")))
each player draws 1 more destiny in battles at each site elsewhere in the same system, for power alone
>>> say(battles_cost_icons())
battles here cost as much Force as there are Force icons
>>> say(gains_per_dark_icon("power", 1))
this card: power +1 for each Dark Side Force icon here
>>> say(night(location("site", where="related")))
it is night at each site elsewhere in the same system
>>> say(attrition(1))
the opponent's attrition here: +1
>>> say(free_footing())
you need neither presence nor Force icons to deploy here
>>> say(generation(1))
your Force generation: +1
>>> say(generation(2, whose="opponent"))
the opponent's Force generation: +2
>>> say(total_power_pairs(2, own_character("droid"), own_character("rebel")))
your power in battles here: +2 for each pair of your droid and your Rebel
>>> say(more_needed_ability(1))
the ability that the opponent's battle destiny needs here: +1
>>> say(shelters("Gravel Storm", character(where="here")))
“Gravel Storm” does nothing to each character here
>>> say(searches_better(3, who=location("site", where="near")))
the destinies of your search parties at the site here or at the next site: +3
>>> say(own_icons(1))
your Force icons here: +1
>>> say(battles_free(location()))
your battles at each location cost no Force
>>> say(own_drains_cost(3, location()))
your Force drains at each location cost 3 Force
>>> say(needs_speed(1, own_character(not_mark="scout")))
moving your non-scout character from here takes 1 landspeed more
""",
    "Moves, reactions and bars": """
>>> say(cannot("add_destinies", "replay", "cloak"))
this card cannot add battle destinies or let Interrupts of the Lost Pile be used or cloak
>>> say(printed(reacts_from_hand(free=True, place=location(hosting=character(named="Rey")))))
Rules: may be deployed in reaction without cost at a location with “Rey” there
>>> say(printed(joins_battle(place=location("site", state="battleground"))))
Rules: may be deployed without cost to a battle that you have just begun at a battleground site
>>> say(automatic(lose_force(1, whose="opponent"), at="called_off", conditions=opponent_called_off()))
By itself: when a battle was just cancelled: if the opponent has cancelled it: the opponent loses 1 Force
>>> say(lost(cancel_react(), when="reacting", conditions=it_is(cards(whose="opponent"))))
Lost Interrupt: when a card is about to come or go in reaction: if it is an opposing card: cancel that reaction
>>> say(used(react_away(), targets=target(own_character(state="fleeing"))))
Used Interrupt: target 1 of your characters able to move away in reaction; the target moves away from the battle (react)
>>> say(printed(reacts_from_hand(with_pilot=True, crew=character("alien"))))
Rules: may be deployed in reaction with a pilot of your hand (an alien)
>>> say(constant(bars("enter", "react_to", cards(whose="opponent"))))
Constant: here: no opposing card may move there or come there in reaction
>>> say(moves_cost("from", 2, cards("starship", whose="opponent")))
moving an opposing starship from here costs 2 more
>>> say(moves_cost_less("rise_from", 9, own_ship()))
moving your starship by taking off from here is free
>>> say(moves_cost_less("transit_to", "to", 1, own_ship(), location(system="Endor")))
moving your starship by docking bay transit to or to each location of Endor costs 1 less
>>> say(cannot("battle", "walk", who=enemy_character(where="here")))
each opposing character here cannot take part in battles or move with its landspeed
>>> say(cannot("be_played", who=cards("interrupt", named="Alter", whose="own", zone="held")))
your “Alter” in hand cannot be used
>>> say(no_battle())
the opponent's battles here cannot be declared
>>> say(constant(lets("begin_battles")))
Constant: this card may begin battles with presence or without
>>> say(constant(lets("be_battled")))
Constant: this card may be battled by an opponent without presence
>>> say(most_generated(1, whose="own", who=site("Yavin 4")))
your Force icons at each site of Yavin 4 generate 1 Force at most
>>> say(generates_less(1))
your Force generation here: −1
>>> say(generates(1, who=location("site", generic=True, whose="opponent")))
your Force generation at each opposing generic site: +1
>>> say(lost(lower_loss(5), when="loss", conditions=you_must_pay()))
Lost Interrupt: when Force is to be lost: if you have damage of a battle to pay: you lose 5 Force less
>>> say(target(cards(zone="held", twin=cards(state="in_battle"))))
1 card in hand with the title of a card in battle
>>> say(used(unearth(), targets=target(location(whose="own", zone="beneath"))))
Used Interrupt: target 1 of your locations under another location; the target comes on top of the location that covers it
>>> say(raise_("power", 2, own_ship(mark="x-wing"), until="opponents_turn"))
each of your X-wings: power +2 until the end of the opponent's next turn
>>> say(there_is(cards("weapon", kind="vehicle", whose="own", state="just_fired")))
you have a vehicle weapon that was just fired
>>> say(constant(gains("power", 2, own_ship(state="gunned"))))
Constant: each of your starships bearing at least two starship weapons: power +2
>>> say(retrieve_top(1, whose="opponent"))
the opponent retrieves 1 Force
>>> say(used(hold_fire(), targets=target(cards("weapon", state="ready"))))
Used Interrupt: target 1 weapon that can be fired now; the target, a weapon, counts as fired
>>> say(drains_fixed(location(where="of_aim"), whose="opponent"))
nothing changes the opponent's Force drains at each location elsewhere in the system at which this card aims
>>> say(raise_destiny(1, per=character("droid", state="present")))
each of your battle destinies here: +1 for each droid present
>>> say(walks_dearer(1, enemy_character("alien")))
moves of each opposing alien with its landspeed cost 1 Force more
>>> say(opposing_force_least(5))
the opponent can use 5 or more Force
>>> say(opposing_force_below(5))
the opponent has less than 5 Force to use
>>> say(character(state="unhit"))
character that was not hit
>>> say(battles_cost(1, per=character(mark="musician", state="present")))
the opponent's battles here cost 1 Force more for each musician present
>>> say(stop(until="next_turn"))
the target cannot move until the end of the next turn of yours
>>> say(no_force(who=location(system="Endor")))
the opponent's Force icons at each location of Endor activate no Force
>>> say(no_bonus())
nothing raises the opponent's Force drains here
>>> say(drains_fixed())
nothing changes your Force drains here
>>> say(drains_kept_up())
nothing lowers your Force drains here
>>> say(battles_cost(1))
the opponent's battles here cost 1 Force more
>>> say(plays_cost(1, cards("interrupt", whose="opponent", zone="held")))
each opposing Interrupt costs 1 Force more to use
>>> say(peril(2))
your starships that move from here are lost unless a destiny with their maneuver reaches 2
>>> say(peril_worse(1, per=own_ship(mark="tie", where="here")))
that destiny of the opponent's starships here: −1 for each of your TIE starships here
>>> say(action(move_now(free=True, on_foot=True), when="battles_end", targets=target(own_character())))
Action: when a battle phase ends: target 1 of your characters; the target moves now without cost with its landspeed
>>> say(move_now(again=True, must=True))
the target moves now beside its move of the turn if it can
>>> say(action(send(), when="drain", targets=target(own_ship(state="reactive"))))
Action: when a Force drain was declared: target 1 of your starships able to react; each target moves there in reaction, at its usual price
>>> say(used(cancel_battle(), when="reacted", conditions=it_is(cards(whose="opponent"))))
Used Interrupt: when a card has just come in reaction: if it is an opposing card: cancel the battle
>>> say(used(keep_out(), targets=up_to_targets(60, enemy_character(state="new_here"))))
Used Interrupt: target any number of opposing characters deployed this turn; the targets do not battle this turn
>>> say(automatic(lose_force(1), at="moves_end", conditions=your_turn()))
By itself: when a move phase ends: if it is your turn: you lose 1 Force
>>> say(automatic(lose(THIS), at="control_ends", conditions=in_phase("control")))
By itself: when a control phase ends: if it is a control phase: this card is lost
>>> say(out_generated(4))
the opponent may activate 4 or more Force more than you
>>> say(enemy_ship(state=["nimbler", "present"]))
opposing starship with more maneuver than this card and present
>>> say(action(deploy(own_character(state="unbarred"), at=location(state="in_battle")), when="battle_begins"))
Action: when a battle has just begun: deploy your character allowed to come in reaction from your Reserve Deck at a location in battle
>>> say(action(send(free=True), when="battle_begins", targets=target(own_character(state="reactive"))))
Action: when a battle has just begun: target 1 of your characters able to react; each target moves there in reaction without cost
>>> say(send(second=True))
each of the second targets moves there in reaction, at its usual price
>>> say(send(free=True, second=True))
each of the second targets moves there in reaction without cost
>>> say(own_cost(costs_less(2), conditions=deploys_to_one_of(cards(named="Home One"), location(system="Endor"))))
Deployment: if it is deployed to “Home One” or a location of Endor: costs 2 less to deploy
>>> say(if_(destiny_beats("defence", 2), lose()))
if the destiny with 2 more exceeds the maneuver or armor of the target: the target is lost
>>> say(automatic(lose_force(1, whose="opponent"), at="deployed", conditions=it_is(enemy_character())))
By itself: when a card was just deployed: if it is an opposing character: the opponent loses 1 Force
>>> say(location(not_hosting=own_character(mark="ewok")))
location without your Ewok there
>>> say(own_ship(state="run"))
your starship with a driver or pilot
>>> say(attack_run())
make an Attack Run through this trench: a total above 15 blows the Death Star away
>>> say(action(shuffle("reserve"), when="move", conditions=can_run()))
Action: in your move phase: if a starfighter of yours with proton torpedoes can enter the trench: shuffle your Reserve Deck
>>> say(adds_to("run", 1))
this card: total of an Attack Run that it leads +1
>>> say(adds_to("blow", 1, per=own_ship(where="here"), who=own_ship(where="here")))
each of your starships here: total of its attempt to blow the station away +1 for each of your starships here
>>> say(aid("run", 1))
your total for the Attack Run: +1
>>> say(sealed("inside"))
nobody deploys, battles or Force drains there, and starfighters alone move there
>>> say(sealed("trench"))
nobody deploys or moves there unless a card says so
>>> say(constant(cannot("be_handed_over", "be_put_out_by_own", who=captive(named="Luke"))))
Constant: each “Luke” held captive cannot go to another escort or be put out of play by its own player's cards
>>> say(constant(overcomes("Trap Door", who=captive())))
Constant: “Trap Door” does to each character held captive what it does, without a destiny
>>> say(lose_by("forfeit", whose="opponent"))
the opponent loses as much Force as the target's forfeit value
>>> say(own_character(named="R2-D2", not_expansion="reflections-2"))
your “R2-D2” without the Reflections II icon
>>> say(constant(trains_twice(own_character())))
Constant: for each of your characters two training destinies are drawn, of which one is chosen
>>> say(lends_plays(cards("effect", whose="own")))
once each turn you may use an Interrupt that lies faceup on each of your Effects as if from hand; it then goes out of play
>>> say(dearer_blast(3, location("system", named="Yavin 4"), per=site("Yavin 4")))
Force lost by the opponent when “Yavin 4” is blown away: +3 for each site of Yavin 4
>>> say(blow_station(8))
the target tries to blow the station away, with a total above 8
>>> say(lost(add_count(own_ship(mark="tie")), when="attack_run"))
Lost Interrupt: during an Attack Run: that destiny counts 1 more for each of your TIE starships
>>> say(there_are(4, enemy_character(state="new_here", where="its_place")))
there are 4 or more opposing characters deployed this turn at the same location as that card
>>> say(location(state="orbited_now"))
location orbited by this system
>>> say(location(state="no_battleground"))
location that is not a battleground
>>> say(bars("enter", cards(of="this"), location("site", state="enemy_occupied")))
at each site that the opponent occupies: this card may not move there
>>> say(moves_cost_less("toward", 9, cards("vehicle", whose="own")))
moving your vehicle with landspeed toward here is free
>>> say(moves_cost_less("shuttle_to", 9, own_character(mark="trooper"), location("site", where="related")))
moving your trooper by shuttle to each site elsewhere in the same system is free
>>> say(constant(lets("come_landed", who=own_ship("starfighter", zone="hand", where="here"))))
Constant: each of your starfighters here when deployed may be deployed there landed
>>> say(constant(lets("fly_alone", who=HOST)))
Constant: its bearer may move and have power without a pilot
>>> say(constant(lets("come_whole", who=own_ship("squadron", zone="hand"))))
Constant: each of your squadrons when deployed may be deployed there for its power less 3
>>> say(action(follow(), when="moved", conditions=this_is(cards(state="following")), costs=use_follow()))
Action: when a card has just made its move: if this card is able to follow that card: pay for the move → this card follows that card
>>> say(action(follow("target"), when="moved", targets=target(cards("vehicle", whose="own", state="following"))))
Action: when a card has just made its move: target 1 of your vehicles able to follow that card; the target follows that card without cost
>>> say(own_character(mark="scout", state="left_behind"))
your scout able to go along with that card
>>> say(own_ship(state="able_to_go"))
your starship able to move to the target
>>> say(laid(put_on(), when="shuttled", conditions=it_is(own_character())))
Laid down: when a card was just shuttled aboard: if it is your character: this card is attached to the target
>>> say(engulfs(character(state="present")))
each character present goes missing
>>> say(automatic(pass_on(), at="control_ends", conditions=this_is(cards(state="movable"))))
By itself: when a control phase ends: if this card can still move: this card goes on to the next site, and turns at the end
>>> say(pass_on(by_markers=True))
this card goes on to the next site, and turns at the end, marker by marker, first inwards; it is lost beyond the outermost
>>> say(heads("left"))
this card heads to the left
>>> say(location("site", state="outermost"))
site that is the outermost marker
>>> say(location(state="iconed"))
location with opposing Force icons
>>> say(location("system", beside_two=location("site", state="occupied")))
system with at least 2 in its system: site that you occupy
>>> say(own_ship(state="leading_run"))
your starship leading the Attack Run
>>> say(location("site", state="overrun"))
site where you have more than twice the opponent's power
>>> say(ship(state="piloted_now"))
starship with a pilot
>>> say(own_character(state="voided"))
your character with its forfeit value reduced to 0
>>> say(character(state="unmissing"))
character that is not missing
""",
    "Weapons, devices and Effects": """
>>> say(draws_at(2, character(mark="jedi")))
draws 2 destinies against a Jedi
>>> say(opens(cards("effect", kind="political")))
what lies on each Political Effect is deployed as if from hand
>>> say(harmless(cards(named="Visage Of The Emperor")))
each “Visage Of The Emperor” takes none of your Force
>>> say(barren(cards(named="Scum And Villainy")))
each “Scum And Villainy” retrieves none of the opponent's Force
>>> say(cannot("bear_devices"))
this card cannot bear devices
>>> say(cards("device", on_characters=True))
device for characters
>>> say(deploys_on(7, own_character(skill="warrior"), less_power=True))
deploys on your warrior for 7 Force (its bearer's power is taken off the cost, down to 1)
>>> say(raise_each_destiny(1, cards("weapon", aboard=cards(of="host"))))
each weapon aboard its bearer: each of its weapon destinies +1
>>> say(cannot("keep_pilots", who=HOST))
its bearer cannot keep its permanent pilots (as many pilots fit aboard for them)
>>> say(deploys_on(1, own_character(icon="warrior")))
deploys on your warrior for 1 Force
>>> say(deploys_on(0, character(named="Vader")))
deploys on “Vader”
>>> say(deploys_on(7, own_character(icon="warrior"), less_ability=True))
deploys on your warrior for 7 Force (its bearer's ability is taken off the cost)
>>> say(aims_at(character("rebel")))
its target when it is deployed: a Rebel elsewhere
>>> say(deploys_beside(3))
deploys into your area for 3 Force
>>> say(fires(1, cards(type=["character", "vehicle"])))
may fire at a character or vehicle for 1 Force, and hits if its destiny exceeds the target's defense value
>>> say(fires(0, character(), draws=2))
may fire at a character, and hits if its destiny exceeds the target's defense value (the total of 2 destinies)
>>> say(fires(2, ship(), plus=1))
may fire at a starship for 2 Force, and hits if its destiny exceeds the target's defense value (destiny +1)
>>> say(fires(2, ship(), minus=1))
may fire at a starship for 2 Force, and hits if its destiny exceeds the target's defense value (destiny −1)
>>> say(hits_easier(1, ship("starfighter")))
its destiny against a starfighter: +1
>>> say(hits_harder(1, ship("capital")))
its destiny against a capital starship: −1
>>> say(voids_forfeit(character(named="Leia")))
what “Leia” hits with it has forfeit value 0
>>> say(cannot("use_text", who=HOST))
its bearer cannot use its text
>>> say(amends(in_text_of("Hoth Sentry"), total_power(1), conditions=there_is(own_character(named="General McQuarrie", state="working"))))
Another card's text: if you have “General McQuarrie” whose text works: “Hoth Sentry” has this text, too; your power in battles here: +1
>>> say(voids_bonuses(cards("weapon", mark="lightsaber", not_unique=True)))
what each non-unique lightsaber adds to its player's Force drains is cancelled
>>> say(spares_cancelled(cards("effect", named="Nightfall", where="related")))
each “Nightfall” elsewhere in the same system goes to its owner's Used Pile if the opponent cancels it
>>> say(draws_more(1))
this card draws 1 more destiny
>>> say(sails_dearer(2, location("system", named="Death Star")))
moves of “Death Star” cost 2 Force more
>>> say(raises_rolls(6, "Tallon Roll"))
this card: its player's destiny +6 if “Tallon Roll” targets it
>>> say(peek_shuffled(character(mark="musician")))
look at cards on top of the pile that was shuffled, as many as the number of musicians
>>> say(not_in_phase("move"))
it is no move phase
>>> say(fewer_than(4, location("site"), own_character()))
the number of sites is below 4 and the number of your characters together
>>> say(used_below(character(mark="musician")))
the number of musicians exceeds the uses of this card this turn
>>> say(not_to_cancel())
it is not used to cancel a card
>>> say(was_shuffled())
it has shuffled a pile
>>> say(count_use(own_character(named="Sy Snootles")))
your “Sy Snootles” counts as used so this turn
>>> say(automatic(lose_force(1), at="weapons_end"))
By itself: when the weapons segment of a battle is over: you lose 1 Force
>>> say(action(retrieve_top(1), when="cancelled"))
Action: when a card was just cancelled by its player's opponent: retrieve 1 Force
>>> say(lends(as_title("Utinni!"), cancel_drain(), when="drain", conditions=opponents_turn()))
Another card: when a Force drain was declared: if it is the opponent's turn: “Utinni!” may be used for this, too; cancel that Force drain
>>> say(crewed_by(character(named="Guri")))
piloted or driven only by this: “Guri”
>>> say(plays_as("lost", cards("interrupt", named=["Sense", "Alter"])))
each “Sense” or “Alter” is a Lost Interrupt
>>> say(plays_as("used", cards("interrupt", named="Life Debt", whose="own")))
your “Life Debt” is a Used Interrupt
>>> say(cancels_each(cards("effect", titled="Occupation")))
each Effect with “Occupation” in the title is cancelled
>>> say(survives_sense(cards(whose="own")))
each of your cards goes to the Used Pile if “Sense” or “Alter” cancels it
>>> say(fires_also(1, cards("weapon", mark="seeker")))
may also fire at a seeker, whose number is then 1
>>> say(fires_only_with(own_character("droid")))
fires only while you have a droid
>>> say(raise_total_destiny(1, cards("weapon", mark="automated", whose="own")))
each of your automated weapons: its weapon destinies together +1
>>> say(cannot("bear_weapons", who=HOST))
its bearer cannot bear weapons
>>> say(deploys_on(1, location("site", state="unoccupied")))
deploys on a site that nobody occupies for 1 Force
>>> say(cannot("navigate", who=HOST))
its bearer cannot use its nav computer (an astromech droid fits aboard for it)
>>> say(fired_by(own_character(skill="warrior")))
is fired by your warrior there
>>> say(fires_into(location("site", where="near")))
is fired into battles at a site here or at the next site, too
>>> say(not_shot_by(cards("weapon", kind="artillery")))
is not the target of an artillery weapon
>>> say(constant(lets("fire_free"), conditions=host_is(character(named="Chewie"))))
Constant: if its bearer is “Chewie”: this card may be fired without cost
>>> say(constant(powers(cards("weapon", kind="artillery", whose="own", where="here"))))
Constant: each of your artillery weapons here has the power that it needs
>>> say(constant(raise_total_destiny(2), conditions=shot_at(character("alien", not_unique=True))))
Constant: if the target of the weapon that is fired now is a non-unique alien: this card: its weapon destinies together +2
""",
    "Interrupts": """
>>> say(look_at_force(1, "opponent"))
look at the top card of the opponent's Force Pile
>>> say(dig(character()))
use your Force card by card, each shown, until a character is shown, which you take into your hand
>>> say(rally_of(own_character(mark="battle droid")))
show that many top cards of your Reserve Deck: deploy each of your battle droids among them free, and lose the others
>>> say(look_into(1, "force", per=character(mark="musician")))
look at the top card of your Force Pile for each musician
>>> say(look_into(3, "used", whose="opponent"))
look at the top 3 cards of the opponent's Used Pile
>>> say(lose_onto(1))
the opponent loses 1 Force, which nothing lowers; the card lies facedown on this card
>>> say(lose_onto(1, faceup=True))
the opponent loses 1 Force, which nothing lowers; the card lies faceup on this card
>>> say(lose_surely(2))
you lose 2 Force, which nothing reduces
>>> say(lose_surely(1, whose="opponent", from_reserve=True))
the opponent loses 1 Force, which nothing reduces, from the Reserve Deck if there is one
>>> say(stop_force())
you activate no more Force this turn
>>> say(stop_force("opponent"))
the opponent activates no more Force this turn
>>> say(cards(zone="held", whose="opponent", state="doubled"))
opposing card that is there more than once in hand
>>> say(add_to_draw(2))
your destiny counts 2 more
>>> say(add_to_draw(1, "opponent"))
the opponent's destiny counts 1 more
>>> say(add_number("ability", "power", whose="opponent"))
the opponent's destiny: + ability and power of the target
>>> say(lose_sum("opponent"))
the opponent loses as much Force as the destiny
>>> say(activate_some(4))
you may activate up to 4 Force
>>> say(activate_some(2, "opponent"))
the opponent may activate up to 2 Force
>>> say(unless_used(2, lose()))
the opponent uses 2 Force, or else: the target is lost
>>> say(duel(2, 2, lose(character(state="defeated"))))
duel: you draw 2 destinies, the opponent 2; the higher total wins; then: each character that has lost the duel is lost
>>> say(duel(1, 2, lose_force(1), counts="power", saber=2))
duel: you draw 1 destiny, the opponent 2, with power, +2 with a lightsaber; the higher total wins; then: you lose 1 Force
>>> say(combat(2, 2, lose_force(1), saber_each=1))
lightsaber combat: you draw 2 destinies, the opponent 2, each destiny +1 with a lightsaber; the higher total wins; then: you lose 1 Force
>>> say(choose([lose_force(4, whose="opponent")], [cancel_duel()], by_opponent=True))
the opponent chooses: the opponent loses 4 Force or cancel the duel
>>> say(meanwhile(drain(1, cards(of="target")), until="turn"))
until the end of the turn: your Force drains at the target: +1
>>> say(throughout(gains("forfeit", 1, own_character(mark="ewok")), until="turn"))
until the end of the turn, also for cards that come later: each of your Ewoks: forfeit value +1
>>> say(exclude(character(ability_least=3)))
each character with ability 3 or more takes no part in battles until the end of the battle
>>> say(lower("defence", 1, until="turn"))
the target: maneuver or armor −1 until the end of the turn
>>> say(used(cancel_damage(), when="unpaid", costs=use(1)))
Used Interrupt: when damage is left and no card to forfeit: use 1 Force → you pay no more damage in this battle
>>> say(used(choose([shuffle("used")], [shuffle("lost", "opponent")])))
Used Interrupt: shuffle your Used Pile or shuffle the opponent's Lost Pile
>>> say(lost(more_destiny(2), when="battle", conditions=there_is(character(named="Han", whose="own", state=["defending", "alone"]))))
Lost Interrupt: in a battle: if you have “Han” defending and alone: you draw 2 more battle destinies in this battle
>>> say(lost(draw_destiny(1), if_(destiny_exceeds_ability(), lose()), targets=target(ship())))
Lost Interrupt: target 1 starship; draw 1 destiny; if the destiny exceeds the ability of the target: the target is lost
>>> say(lost(pick(1, character(zone="reserve"), up_to=True), take(PICKED), shuffle("reserve"), costs=use(3)))
Lost Interrupt: use 3 Force → take up to 1 character from the Reserve Deck into your hand; shuffle your Reserve Deck
>>> say(lost(retrieve(PICKED), when="control", targets=up_to_targets(2, enemy_character())))
Lost Interrupt: in your control phase: target up to 2 opposing characters; retrieve the chosen card
>>> say(used(more_destiny(1), when="battle_begins", conditions=there_is(ship(maneuver_least=4))))
Used Interrupt: when a battle has just begun: if there is a starship with maneuver 4 or more: you draw 1 more battle destiny in this battle
>>> say(pick(1, enemy_character(), whose="opponent"))
the opponent chooses 1 opposing character
>>> say(more_power(1))
your power in this battle: +1
>>> say(lose(cards(at=site("Tatooine"))))
each card at a site of Tatooine is lost
>>> say(return_to_hand())
the target returns to the owner's hand
>>> say(lose_force(2, whose="opponent"))
the opponent loses 2 Force
>>> say(activate(1, per=cards(named="Owen Lars")))
you activate 1 Force for each “Owen Lars”
>>> say(activate(2, whose="each"))
each player activates 2 Force
>>> say(double("power", character("rebel", whose="own", state="in_battle")))
each of your Rebels in battle: power doubled until the end of the battle
>>> say(cancel(cards(named="Rebel Planners")))
cancel each “Rebel Planners”
>>> say(used(cancel_it(), when="used", conditions=it_is(cards("interrupt", named="Rebel Barrier"))))
Used Interrupt: when an Interrupt was just used: if it is “Rebel Barrier”: cancel that card
>>> say(raise_("power", 2))
the target: power +2 until the end of the battle
>>> say(stop(enemy_character(), until="turn"))
each opposing character cannot move until the end of the turn
>>> say(relocate("target"))
the target goes to the second target
>>> say(retrieve_drawn(cards(mark="y-wing", whose="own", zone="lost")))
retrieve as many as the destiny: your Y-wing in the Lost Pile
>>> say(lost(shuffle("force"), costs=use_lacking(7)))
Lost Interrupt: use as much Force as 7 exceeds the highest ability of your characters → shuffle your Force Pile
>>> say(used(deploy(location("system", where="its_system")), when="deployed", conditions=it_is(location("site"))))
Used Interrupt: when a card was just deployed: if it is a site: deploy a system in the system where that happens from your Reserve Deck
>>> say(halve_losses(down=True))
each loss of Force of yours is halved until the end of the turn, rounded down
>>> say(halve_losses())
each loss of Force of yours is halved until the end of the turn
>>> say(go(to=HERE))
the target moves without cost to here
>>> say(may(look_at_top(1, revealed=True)))
you may look at the top card of your Reserve Deck and show it
>>> say(look_at_top(1, whose="opponent"))
look at the top card of the opponent's Reserve Deck
>>> say(look_at_deck())
look at your Reserve Deck
>>> say(look_at_deck("opponent"))
look at the opponent's Reserve Deck
>>> say(more_damage(3))
the opponent's damage in this battle is 3 times as much if you win
>>> say(more_damage(3, "each"))
the damage of whoever loses this battle is 3 times as much
>>> say(used(bar(), when="deployed", conditions=it_is(enemy_character())))
Used Interrupt: when a card was just deployed: if it is an opposing character: that card neither battles nor moves this turn
>>> say(guess(cards("weapon", whose="opponent", zone="held")))
a card of the opponent's hand, at random, is shown, and lost if it is what you name: an opposing weapon in hand
>>> say(retrieve_one())
retrieve 1 card at random
>>> say(retrieve_one("opponent"))
the opponent retrieves 1 card at random
>>> say(draw_destiny_each(cards("vehicle", where="there")))
draw 1 destiny for each vehicle present at that place
>>> say(repeat(buy_off()))
any number of times: use 1 Force to lose 1 less
>>> say(take_topmost(own_character(zone="lost")))
take the topmost into your hand: your character in the Lost Pile
>>> say(retrieve_topmost(own_character(zone="lost")))
retrieve the topmost into your hand: your character in the Lost Pile
>>> say(revive(to=HERE))
the target returns to here
>>> say(disarm())
the target cannot fire weapons until the end of the battle
>>> say(lost(lose(), when="battle_ends", conditions=you_won(), targets=target(enemy_character())))
Lost Interrupt: when a battle has just ended: if you have won the battle: target 1 opposing character; the target is lost
>>> say(lose_drawn(enemy_character(where="here")))
as often as the destiny says: the opponent chooses 1 opposing character here; it is lost
>>> say(lose_one_of(character("alien"), character("droid")))
choose 1: alien or droid; it is lost
>>> say(turn_pile())
your Lost Pile lies facedown as long as this card is on the table
>>> say(turn_pile("opponent"))
the opponent's Lost Pile lies facedown as long as this card is on the table
>>> say(as_drawn(pick(1, enemy_character(state="in_battle")), drive_off()))
as often as the destiny says: choose 1 opposing character in battle; it moves away without cost, as its player chooses, or is lost
>>> say(sleep(character(not_kind="droid", where="here")))
each non-droid character here sleeps if a destiny exceeds its ability: no text, all its numbers 0 until your next turn ends
>>> say(deploy(location("site", system="Alderaan")))
deploy a site of Alderaan from your Reserve Deck
>>> say(deploy(cards("device", named="Undercover"), on=cards(of="this"), free=True))
deploy “Undercover” from your Reserve Deck on or aboard this card without cost
>>> say(deploy(cards("weapon"), on=cards(of="this"), pile="lost", onto_any=True))
deploy a weapon from your Lost Pile on or aboard this card whoever may bear it by its own text
>>> say(deploy(own_character("alien"), at=location(where="here"), less=2, most=3, pile="lost"))
deploy your alien from your Lost Pile (up to 3 cards) at a location here for 2 Force less
>>> say(used(deploy(cards("weapon"), pile="held"), once_a="game"))
Used Interrupt: once each game: deploy a weapon from your hand
>>> say(trade(2, cards(whose="own"), cards(whose="own"), pile="force"))
exchange 2 of your cards in your hand for your card in your Force Pile
>>> say(lose_half_retrieved())
the opponent loses half as much Force, rounded up
>>> say(lose_half_retrieved(down=True))
the opponent loses half as much Force, rounded down, and at least 1
>>> say(meanwhile(loses_nothing_to(["Sense"]), until="interrupt"))
until the end of the Interrupt: you lose no Force to “Sense”
>>> say(throughout(spare_destinies(location("site")), until="turn"))
until the end of the turn, also for cards that come later: destinies drawn during battles at each site cannot be cancelled
>>> say(throughout(freeze_destinies("modify", "void", who=location()), until="turn"))
until the end of the turn, also for cards that come later: no player can modify or permanently cancel battle destinies at each location
>>> say(deploy(ship(), at=location("system"), less=1, anyway=True, pile="held"))
deploy a starship from your hand at a system for 1 Force less even without your presence or Force icons
>>> say(allow("draw_anyway", until="turn"))
the target may let you draw 1 battle destiny where you could draw none until the end of the turn
>>> say(used(lose(cards(of="it")), when="stacked"))
Used Interrupt: when a card was just put on another one: each card to which that happened is lost
>>> say(used(redraw(), when="text_destiny"))
Used Interrupt: when a text has just drawn a destiny: draw that destiny again
>>> say(used(stop(until="turn"), when="hit_due"))
Used Interrupt: when a weapon is about to hit: the target cannot move until the end of the turn
>>> say(lost(lose(), targets=target(cards("interrupt", whose="opponent", zone="used", state="known"))))
Lost Interrupt: target 1 opposing Interrupt that you know in the Used Pile; the target is lost
>>> say(used(activate(1), conditions=there_is(location(state="from_start"))))
Used Interrupt: if there is a location on the table since the game began: you activate 1 Force
>>> say(used(lose("target_2"), targets=[target(own_character()), target(enemy_character(state="outclassed"))]))
Used Interrupt: target 1 of your characters, and 1 opposing character with no more ability than the first target; the second target is lost
>>> say(constant(raise_text_destiny(1, cards("interrupt", open_to_objectives=True, zone="any"))))
Constant: each destiny that the text of each Interrupt affected by their opponent's Objectives wherever it is draws: +1
>>> say(starting(starts_holding(1, location("site", dark_icons_most=2), up_to=True)))
Start: first, take up to 1 into your hand: site with at most 2 Dark Side Force icons
>>> say(starting(starts_with(1, location(light_icons_most=1))))
Start: starts with 1: location with at most 1 Light Side Force icon
>>> say(trade(3, cards(whose="own"), cards("weapon", "device")))
exchange 3 of your cards in your hand for a weapon or device in your Lost Pile
>>> say(silence(character("alien", unique=True), until="turn"))
each unique alien has no text until the end of the turn
>>> say(keep_back(cards(of="it", zone="any"), until="turn"))
each card wherever it is to which that happened cannot be deployed until the end of the turn
>>> say(distract(until="turn"))
the ability of the target does not count for battle destiny until the end of the turn
>>> say(set_until("forfeit", 0, until="turn"))
the target: forfeit value is 0 until the end of the turn
>>> say(action(retrieve_top(1), when="deployed", once_a="event"))
Action: when a card was just deployed: once each time: retrieve 1 Force
>>> say(sharpen(1, until="turn"))
each weapon destiny of the target: +1 until the end of the turn
>>> say(used(forgo(), when="battle", targets=target(cards("weapon", state="loaded"))))
Used Interrupt: in a battle: target 1 weapon with a target to fire at; the target is not fired this turn
>>> say(allow("fire_free", until="shot"))
the target may be fired without cost until the end of the shot
>>> say(blunt(1, until="turn"))
each weapon destiny of the target: −1 until the end of the turn
>>> say(expose(4, cards("weapon", mark="seeker"), until="shot"))
each seeker may be fired at, with 4 as its number, until the end of the shot
>>> say(sink_drawn(1))
the destiny counts 1 less
>>> say(used(lift_sum(1, per=own_character("imperial"), most=6), when="battle"))
Used Interrupt: in a battle: your battle destinies in this battle together: +1 for each of your Imperials, 6 at most
>>> say(look_at_lost())
look at your Lost Pile
>>> say(look_at_lost("opponent"))
look at the opponent's Lost Pile
>>> say(blow_away_ship(cards("starship", named="Blockade Flagship")))
each “Blockade Flagship” is blown away: it is lost with all that is aboard and at its sites, which never come again
""",
    "Destinies, losses and politics": """
>>> say(constant(most_destinies(1, who=location("system", state="battleground"))))
Constant: the opponent's battle destinies at each battleground system: 1 at most
>>> say(constant(raise_sum(2)))
Constant: your battle destinies here, together: +2
>>> say(constant(lower_total(3, whose="opponent")))
Constant: the opponent's battle destinies here, together: −3
>>> say(constant(unlimited_destinies()))
Constant: nothing limits the number of your battle destinies here
>>> say(constant(keep_destinies()))
Constant: your battle destinies here cannot be cancelled
>>> say(constant(guard_destinies("cancel", "modify")))
Constant: the opponent cannot cancel or modify your battle destinies here
>>> say(constant(bar_destinies("substitute")))
Constant: the opponent cannot substitute battle destinies here
>>> say(constant(freeze_destinies("modify", who=location("site", where="here"))))
Constant: no player can modify battle destinies at the site here
>>> say(constant(guard_total()))
Constant: the opponent cannot modify or reset your total battle destiny here
>>> say(constant(leave_destinies(who=location("system"))))
Constant: you cannot cancel battle destinies of the opponent at each system
>>> say(constant(more_power_destiny(1)))
Constant: your destinies for power alone here: +1
>>> say(constant(more_attrition_destiny(1)))
Constant: your destinies for attrition alone here: +1
>>> say(constant(attrition_less(2)))
Constant: attrition against your cards here: −2
>>> say(constant(most_drained(1)))
Constant: your losses to one Force drain here: 1 at most
>>> say(constant(no_drain(whose="opponent")))
Constant: the opponent's Force drains here are barred
>>> say(constant(keep_drains()))
Constant: your Force drains here cannot be cancelled
>>> say(constant(raise_printed_destiny(1, cards(mark="senator", whose="own", zone="reserve"))))
Constant: each of your senators in the Reserve Deck: destiny number +1
>>> say(constant(lower_printed_destiny(1, cards(mark="senator", whose="opponent", zone="reserve"))))
Constant: each opposing senator in the Reserve Deck: destiny number −1
>>> say(constant(raise_if_drawn(2, cards(mark="senator", whose="own", zone="reserve"))))
Constant: each of your senators in the Reserve Deck: +2 when drawn as battle destiny
>>> say(constant(raise_if_fired(2, cards(mark="senator", whose="own", zone="reserve"))))
Constant: each of your senators in the Reserve Deck: +2 when drawn as weapon destiny
>>> say(constant(political(character(state="in_battle", where="here"))))
Constant: each character in battle here: its politics counts as its power
>>> say(constant(retrieve_less(1, per=cards(of="stacked", zone="stacked"))))
Constant: the opponent's retrievals of Force: −1 for each card set aside that lies on this card
>>> say(automatic(raise_drawn(3), at="sums", conditions=there_is(cards(agenda="peace", zone="stacked"))))
By itself: when all battle destinies are drawn: if there is a card with the agenda peace set aside: that destiny: +3
>>> say(action(lower_drawn(3), when="destiny"))
Action: when a battle destiny was just drawn: that destiny: −3
>>> say(action(substitute("defence"), when="destiny_due"))
Action: when a battle destiny is about to be drawn: the maneuver or armor of the target stands in for that destiny
>>> say(action(raise_attrition(1, per=character(agenda="ambition")), when="battle"))
Action: in a battle: attrition against the opponent in this battle: +1 for each character with the agenda ambition
>>> say(action(activate(1), when="control", conditions=in_majority()))
Action: in your control phase: if this card is in a senate majority: you activate 1 Force
>>> say(action(use_some(6), lower_attrition(None), when="battle"))
Action: in a battle: use as much Force as you choose, from 1 to 6; attrition against you in this battle: less by that number
>>> say(action(void_destiny(), when="attrition", conditions=attrition_due()))
Action: when the attrition of a battle is known: if you have attrition to pay: that destiny does not count
>>> say(action(activate(1), when="text_paid", conditions=it_is(cards("effect"))))
Action: when a player has just lost Force to a card's text: if it is an Effect: you activate 1 Force
>>> say(action(lower_loss(1), when="loss", conditions=you_must_lose()))
Action: when Force is to be lost: if you have Force to lose or damage to pay: you lose 1 Force less
>>> say(action(raise_loss(1, whose="opponent"), when="loss"))
Action: when Force is to be lost: the opponent loses 1 Force more
>>> say(action(raise_drain(1), when="drain", conditions=your_turn()))
Action: when a Force drain was declared: if it is your turn: that Force drain: +1
>>> say(action(lower_drain(1), when="drain", conditions=opponents_turn()))
Action: when a Force drain was declared: if it is the opponent's turn: that Force drain: −1
>>> say(action(lower_retrieval(1), when="retrieval"))
Action: when a player is about to retrieve Force: that retrieval: −1
>>> say(action(unless_paid(2, set_drawn(0)), when="destiny"))
Action: when a battle destiny was just drawn: unless the opponent uses or loses 2 Force: that destiny counts as 0
>>> say(action(spend(1, whose="opponent"), when="draw", conditions=majority()))
Action: in your draw phase: if you have a senate majority: the opponent uses 1 Force, if possible
>>> say(action(lose_top(1, whose="opponent"), when="battle_begins", conditions=opponents_majority()))
Action: when a battle has just begun: if the opponent has a senate majority: the top card of the opponent's Reserve Deck is lost
>>> say(action(stack(), when="control", targets=target(cards(state="senatorial", zone="held"))))
Action: in your control phase: target 1 card that counts as a senator in hand; put the target on this card
>>> say(action(put_in_pile("used"), targets=target(cards(whose="own", zone="held")), conditions=hand_least(1)))
Action: if you have 1 or more cards in hand: target 1 of your cards in hand; put the target on the Used Pile
>>> say(action(put_in_pile("reserve", THIS, under=True), conditions=hand_most(3)))
Action: if you have 3 or fewer cards in hand: put this card under the Reserve Deck
>>> say(action(if_(destiny_exceeds_politics(), lose()), targets=target(character(politics_least=1))))
Action: target 1 character with politics 1 or more; if the destiny exceeds the politics of the target: the target is lost
>>> say(action(take(cards(of="drawn", zone="used")), when="destiny"))
Action: when a battle destiny was just drawn: take the card that was just drawn as destiny into your hand
>>> say(action(redraw(), when="shot", conditions=drawn_least(3)))
Action: when a weapon destiny was just drawn: if that destiny is 3 or more: draw that destiny again
>>> say(action(void_destiny(), when="destiny", conditions=drawn_most(2)))
Action: when a battle destiny was just drawn: if that destiny is 2 or less: that destiny does not count
>>> say(action(void_destiny(), when="destiny", conditions=drawn_is(2)))
Action: when a battle destiny was just drawn: if that destiny is 2: that destiny does not count
>>> say(used(shoot(), when="control", targets=target(cards("weapon", kind="artillery", state="ready"))))
Used Interrupt: in your control phase: target 1 artillery weapon that can be fired now; the target is fired now
>>> say(used(make_immune(3, until="turn"), targets=target(own_character())))
Used Interrupt: target 1 of your characters; the target is immune to attrition of less than 3 until the end of the turn
>>> say(used(forbid("use_text", until="turn"), targets=target(character("rebel"))))
Used Interrupt: target 1 Rebel; the target cannot use its text until the end of the turn
>>> say(used(reset("power", 0, until="turn"), targets=target(enemy_character())))
Used Interrupt: target 1 opposing character; the target: power is 0 until the end of the turn
>>> say(lift_drawn(1, per=character(mark="ewok", state="present")))
the destiny counts 1 more for each Ewok present
>>> say(crash())
the target crashes: it stays there without driver, power and text
>>> say(used(find(), targets=target(own_character(state="missing"))))
Used Interrupt: target 1 of your characters that is missing; the target is found
>>> say(used(turn_back(), targets=target(own_character(state="missing"))))
Used Interrupt: target 1 of your characters that is missing; the target goes to the Used Pile of its owner, and what is on it is lost
>>> say(lost(lose(character(state="at_night")), costs=use_each(character(state="at_night"))))
Lost Interrupt: use 1 Force for each character at night → each character at night is lost
>>> say(used(pick_random(1, enemy_character(where="here")), lose("picked")))
Used Interrupt: choose 1 opposing character here at random; the chosen card is lost
>>> say(constant(most_destinies(2, whose="own"), conditions=your_turn()))
Constant: if it is your turn: your battle destinies here: 2 at most
>>> say(action(redraw(), when="destiny_due", conditions=your_draw()))
Action: when a battle destiny is about to be drawn: if you are about to draw it: draw that destiny again
>>> say(used(activate(1), conditions=politics_lead(2)))
Used Interrupt: if your politics at the Galactic Senate exceeds the opponent's by 2 or more: you activate 1 Force
>>> say(action(lower_drain(1), when="drain", once_a="event"))
Action: when a Force drain was declared: once each time: that Force drain: −1
>>> say(action(activate(1), when="drain_paid", conditions=lost_least(3)))
Action: when the Force of a Force drain was just lost: if that was 3 or more Force: you activate 1 Force
>>> say(action(put_in_pile("used", THIS), costs=use_opposing()))
Action: use as much Force as the opponent's Force Pile has cards → put this card on the Used Pile
>>> say(constant(price_drains(3, who=location("site"))))
Constant: your Force drains at each site cost 3 Force each
>>> say(constant(raise_if_drawn(1, cards(episode_i=True, zone="reserve"))))
Constant: each Episode I card in the Reserve Deck: +1 when drawn as battle destiny
>>> say(used(deploy(location(state=["battleground", "absent"]))))
Used Interrupt: deploy a battleground location that is not on the table from your Reserve Deck
>>> say(used(lose_force(1), when="hit", conditions=there_is(cards("weapon", state="firing"))))
Used Interrupt: when a weapon has just hit: if there is a weapon that is fired now: you lose 1 Force
>>> say(action(lower("politics", 1, THIS, until="turn"), for_opponent(), costs=use(1)))
Action: use 1 Force → this card: politics −1 until the end of the turn; (the opponent may do this)
>>> say(automatic(may(spend(2), take(THIS)), at="own_loss", conditions=force_least(2)))
By itself: when it was just lost from the table: if you can use 2 or more Force: you may use 2 Force; take this card into your hand
>>> say(automatic(may(take(cards(of="this", zone="used"))), at="own_draw"))
By itself: when it was just drawn as destiny: you may take this card into your hand
>>> say(automatic(lose_force(2), at="weapon_hit", conditions=there_is(character(state="aimed_at"))))
By itself: when a weapon has just hit: if there is a character at which the weapon is fired: you lose 2 Force
>>> say(action(if_(destiny_reaches_politics(), lose()), targets=target(character(politics_least=1))))
Action: target 1 character with politics 1 or more; if the destiny is the politics of the target or more: the target is lost
>>> say(constant(more_own_icons(1), half="light", conditions=you_control()))
Constant: Light Side: if you control this location: your Force icons here: +1
>>> say(constant(drain(1), conditions=there_is(cards(named="Falcon", episode_vii=True, where="here"))))
Constant: if there is an Episode VII “Falcon” here: your Force drains here: +1
""",
    "Conditions": """
>>> say(duel_draw())
you are about to draw it
>>> say(opponent_fights())
the opponent has begun lightsaber combat
>>> say(you_lose())
you have Force to lose other than battle damage
>>> say(titles_most(1, character("droid")))
there are 1 or fewer different titles among: droid
>>> say(decided_below(5))
it was decided by less than 5
>>> say(you_duel())
you have begun a duel that is no Epic Event
>>> say(decided_by(5))
it was decided by 5 or more
>>> say(is_odd())
the destiny is odd
>>> say(is_even())
the destiny is even
>>> say(titles_least(2, own_character(mark="gungan")))
there are 2 or more different titles among: your Gungan
>>> say(racer_leads(cards("podracer", named="Anakin's Podracer")))
“Anakin's Podracer” leads the Podrace
>>> say(racer_behind(cards("podracer", named="Anakin's Podracer")))
“Anakin's Podracer” is behind in the Podrace
>>> say(no_race_total())
your race totals are 0
>>> say(rescues())
the destiny with the ability of the second target exceeds that of the target
>>> say(may_attempt())
the apprentice is there to attempt this test
>>> say(completed())
this test is completed
>>> say(not_completed())
this test is not completed
>>> say(abandoned())
the mentor or the apprentice of this test has left the table
>>> say(quiet())
none of your cards took part in battles, Force drains or Jedi Tests this turn
>>> say(on_trial())
this test is under way
>>> say(trial_over())
this test began in an earlier turn
>>> say(racing())
a Podrace is under way
>>> say(may_race())
you can draw race destiny
>>> say(not_raced())
this card has not run a Podrace
>>> say(finished())
a race total is above 24 and the higher one
>>> say(race_won())
you have won a Podrace
>>> say(race_lost())
you have lost a Podrace
>>> say(leading())
you have the higher race total
>>> say(trailing())
the opponent has the higher race total
>>> say(on_course())
a player has race destiny
>>> say(opposing_hand_least(13))
the opponent has 13 or more cards in hand
>>> say(there_are_most(2, own_ship()))
you have 2 or fewer starships
>>> say(you_occupy())
you have presence here
>>> say(settled())
this card was deployed in an earlier turn
>>> say(higher_destiny())
your battle destinies together exceed the opponent's
>>> say(reached())
its target has reached it
>>> say(ability_left())
you have ability left in the battle
>>> say(wager_won())
your destinies together exceed the opponent's
>>> say(wager_lost())
the opponent's destinies together exceed yours
>>> say(may_borrow())
the opponent has Force that you could use
>>> say(borrowed(2))
you have used 2 or more Force of the opponent this turn
>>> say(may_activate())
you may activate Force
>>> say(your_destiny())
you drew that destiny
>>> say(opponents_destiny())
the opponent drew that destiny
>>> say(one_destiny_each())
both players drew one battle destiny
>>> say(opponent_does_it())
a text of the opponent does that
>>> say(you_have_lost())
you have just lost it
>>> say(you_must_lose())
you have Force to lose or damage to pay
>>> say(destiny_is_ability())
the destiny is the ability of the target
>>> say(your_turn())
it is your turn
>>> say(opponents_turn())
it is the opponent's turn
>>> say(you_control())
you control this location
>>> say(you_attack())
you began the battle
>>> say(there_are(2, own_ship()))
you have 2 or more starships
>>> say(there_is(cards(named="Owen Lars", where="here")))
there is “Owen Lars” here
>>> say(there_is_no(cards(mark="lightsaber", whose="opponent", state="present")))
there is no opposing lightsaber present
>>> say(this_is(cards(state="defending")))
this card is defending
>>> say(this_is_not(cards(at=site("Tatooine"))))
this card is not at a site of Tatooine
>>> say(host_is(ship("starfighter")))
its bearer is a starfighter
>>> say(piloting(cards(named="Red 3")))
this card pilots “Red 3”
>>> say(destiny_exceeds_ability())
the destiny exceeds the ability of the target
>>> say(opposing_hand_most(2))
the opponent has 2 or fewer cards in hand
>>> say(destiny_below_count(enemy_character(state="in_battle")))
the destiny is lower than the number of opposing characters in battle
>>> say(use(1))
use 1 Force
>>> say(target(enemy_character()))
1 opposing character
>>> say(up_to_targets(2, ship()))
up to 2 starships
>>> say(destiny_least(3))
the destiny is 3 or more
>>> say(destiny_most(0))
the destiny is 0 or less
>>> say(destiny_above_count(character(of="target")))
the destiny exceeds the number of targets
>>> say(destiny_above_number())
the destiny exceeds the number that you chose
>>> say(destiny_not_above_number())
the destiny does not exceed the number that you chose
>>> say(destiny_below_destiny())
the destiny is lower than the destiny number of the target
>>> say(no_more(character(mark="tusken raider", state="present"), character(mark="weequay", state="present")))
there are not more Tusken Raider present than Weequay present
>>> say(destiny_below_ability())
the destiny is lower than the highest ability of your characters on the table
>>> say(destiny_payable())
you can use as much Force as the destiny
>>> say(destiny_not_payable())
you cannot use as much Force as the destiny
>>> say(more(character(whose="opponent"), character(whose="own")))
there are more opposing characters than your characters
>>> say(life_most(14))
your Life Force is 14 or less
>>> say(drained_least(5))
the opponent has drained 5 or more Force this turn
>>> say(not_in_battle())
no battle is under way
>>> say(roll_won())
your destiny with the power and maneuver of the target exceeds the opponent's destiny with the power of the second target
>>> say(roll_lost())
that total is lower
>>> say(duel_won())
you have won the duel
>>> say(duel_lost())
the opponent has won the duel
>>> say(in_duel())
a duel is under way
>>> say(in_combat())
lightsaber combat is under way
>>> say(opponent_duels())
the opponent has begun a duel
>>> say(it_is(cards("interrupt")))
it is an Interrupt
>>> say(looked_is(ship()))
that card is a starship
>>> say(looked_is_not(ship()))
that card is no starship
>>> say(use_hand())
use as much Force as the opponent has cards in hand
>>> say(any_drawn_is(3))
3 was drawn
>>> say(any_drawn_from(1, 3))
1 to 3 was drawn
>>> say(any_drawn_as_many(character(where="here")))
the number of characters here was drawn
>>> say(opponent_retrieved())
the opponent retrieved it
>>> say(exceeds_might())
the total exceeds the ability and the power of the target together
>>> say(used(halve_drawn(), when="text_destiny", conditions=text_is(cards(named="Overload"))))
Used Interrupt: when a text has just drawn a destiny: if the text of “Overload” drew it: that destiny counts ½
>>> say(text_is(cards(named="Overload")))
the text of “Overload” drew it
>>> say(undivided())
it does not count ½
>>> say(text_aims_at(own_character()))
that text compares the destiny with the ability or defense value of your character
>>> say(in_power_segment())
a battle is in its power segment
>>> say(turn_attempt())
that text has this target instead of another card of the same player
>>> say(there_is(character(state="appropriate")))
there is a character that the text under way may target instead of another card of the same player
>>> say(there_is(character(state="endangered")))
there is a character that the text under way would steal, hit, lose or capture
>>> say(used(call_off(), when="attempt", conditions=there_is(own_character("droid", state="attempted"))))
Used Interrupt: when the targets of a text were just chosen: if you have a droid that the text under way targets: that text does nothing
>>> say(retarget_to())
the first target, a Utinni Effect, has the second target as its target from now on
>>> say(there_is(character(state="aim_for_target")))
there is a character that the target may aim at instead of another card of the same player
>>> say(there_is(location(state="place_for_target")))
there is a location where the target might be deployed as well
>>> say(used(stop_text(), when="salvaging"))
Used Interrupt: when a text is about to take a card that was just lost: that text does nothing
>>> say(it_is(cards(state="salvaging")))
it is about to take an opposing character that was just lost
>>> say(it_is(cards(state="putting_out")))
it is about to put a card out of play
>>> say(used(void_destiny(), when="side_destiny"))
Used Interrupt: when a destiny for power or attrition alone was just drawn: that destiny does not count
>>> say(icons_lead("dark"))
the Dark Side has more Force icons on the table
>>> say(you_won_fight())
you have won this battle or duel
>>> say(opponent_called_off())
the opponent has cancelled it
>>> say(opponent_attacks())
the opponent began the battle
>>> say(you_won())
you have won the battle
>>> say(less_power())
you have less power there than the opponent
>>> say(destiny_exceeds_maneuver())
the destiny exceeds the maneuver of the target
>>> say(may_reinforce())
you can deploy a card to where the opponent battles or drains
>>> say(outgunned())
the opponent has more than twice your power there
>>> say(opponent_must_pay())
the opponent has damage of a battle to pay
>>> say(you_did_not_win())
you have not won the battle
>>> say(opponent_won())
the opponent has won the battle
>>> say(opponent_did_not_win())
the opponent has not won the battle
>>> say(claimed())
its target has reached it before
>>> say(unclaimed())
its target has not reached it before
>>> say(back_home())
its target is where it was when this card was deployed
>>> say(in_move_phase())
it is a move phase
>>> say(may_react())
this card can move to where the opponent battles or drains
>>> say(use_move())
pay for the move
>>> say(not_declared(1))
choice 1 was not made for this card
>>> say(fizzles(9))
the destiny with the Death Star sites that the opponent does not occupy, less the sites of the target or of Yavin 4 or Hoth, is below 9
>>> say(ignites(9))
that total is 9 or more
>>> say(destiny_exceeds_cost())
the destiny exceeds the deploy cost of the target
>>> say(declared(2))
choice 2 was made for this card
>>> say(there_is_one_of(character("alien"), character("droid")))
there is an alien or a droid
>>> say(there_are_of_either(3, character(mark="wookiee"), character(mark="ewok")))
there are 3 or more cards in all, counting each Wookiee and each Ewok
>>> say(destiny_above_destiny())
the destiny exceeds the destiny number of the target
>>> say(picked_is(ship()))
the chosen card is a starship
>>> say(target_is(ship()))
the target is a starship
>>> say(deploys_to(ship("starfighter", unique=True)))
it is deployed to a unique starfighter
>>> say(unfired())
its bearer has fired no weapon this turn
>>> say(total_exceeds("ability"))
the destiny exceeds the target's ability
>>> say(shot_at(character()))
the target of the weapon that is fired now is a character
>>> say(shooter_is(character(named="Luke")))
“Luke” fires the weapon
>>> say(gun_is(cards("weapon", not_mark="lightsaber")))
the weapon that is fired is a non-lightsaber weapon
>>> say(lost(lose(), when="leap", conditions=it_is(enemy_ship()), targets=target(cards(of="it"))))
Lost Interrupt: when a starship is about to move through hyperspace: if it is an opposing starship: target that card; the target is lost
>>> say(total_exceeds("pilot"))
the destiny exceeds the target's highest ability of a pilot
>>> say(total_short("guard", 1))
the destiny with 1 more is the target's defense value
>>> say(total_is("defence"))
the destiny is the target's maneuver or armor
>>> say(total_below("ability"))
the destiny is lower than the target's ability
>>> say(last_is(0))
the last destiny drawn is 0
>>> say(use_each(character(state="at_night")))
use 1 Force for each character at night
>>> say(use_follow())
pay for the move
>>> say(use_opposing())
use as much Force as the opponent's Force Pile has cards
>>> say(attrition_due())
you have attrition to pay
>>> say(can_run())
a starfighter of yours with proton torpedoes can enter the trench
>>> say(deploys_to_one_of(cards(named="Home One"), location(system="Endor")))
it is deployed to “Home One” or a location of Endor
>>> say(destiny_beats("defence", 2))
the destiny with 2 more exceeds the maneuver or armor of the target
>>> say(destiny_exceeds_politics())
the destiny exceeds the politics of the target
>>> say(destiny_reaches_politics())
the destiny is the politics of the target or more
>>> say(drawn_is(2))
that destiny is 2
>>> say(drawn_least(3))
that destiny is 3 or more
>>> say(drawn_most(2))
that destiny is 2 or less
>>> say(force_below(2))
you have less than 2 Force to use
>>> say(force_least(2))
you can use 2 or more Force
>>> say(hand_least(1))
you have 1 or more cards in hand
>>> say(hand_most(3))
you have 3 or fewer cards in hand
>>> say(in_majority())
this card is in a senate majority
>>> say(in_phase("control"))
it is a control phase
>>> say(lost_least(3))
that was 3 or more Force
>>> say(majority())
you have a senate majority
>>> say(opponents_majority())
the opponent has a senate majority
>>> say(politics_lead(2))
your politics at the Galactic Senate exceeds the opponent's by 2 or more
>>> say(your_draw())
you are about to draw it
>>> say(you_must_pay())
you have damage of a battle to pay
>>> say(drawn_below(own_character("rebel")))
that destiny is less than the number of your Rebels
>>> say(first_turn_lasts())
your first turn is not over
>>> say(overpowered())
the opponent has at least twice your power in this battle
>>> say(use_lacking(7))
use as much Force as 7 exceeds the highest ability of your characters
>>> say(can_gamble())
both players have two cards to draw and no battle is under way
>>> say(in_sabacc(cards("interrupt", named="Dune Sea Sabacc")))
the game of sabacc is “Dune Sea Sabacc”
>>> say(came_from_beside())
it comes from the next site
>>> say(race_within(3))
the highest race totals are 3 or less apart
>>> say(race_tied())
both players have the same race total
>>> say(unused_here())
you have used no text of this card in this battle
>>> say(fresh_game())
you have not used this in this game
>>> say(fresh_total())
you have not used this at this race total
>>> say(other_life_most(9))
the opponent's Life Force is 9 or less
>>> say(drawn_odd())
that destiny is odd
>>> say(drawn_even())
that destiny is even
>>> say(opponent_drew(3))
the opponent has drawn 3 or more battle destinies
>>> say(piloted_most(6))
the opponent's pilots here have ability 6 or less together
>>> say(kinds_least(2, marks=["x-wing", "y-wing"], what=own_ship(state="in_battle")))
there are 2 or more different kinds (X-wings or Y-wings) among: your starship in battle
>>> say(destiny_not_above_count(character(of="target")))
the destiny does not exceed the number of targets
""",
    "Which cards": """
>>> say(location(state="watched"))
location that this card watches
>>> say(cards(text_names="t-47"))
card whose text names “T-47”
>>> say(character(lore="cloud city"))
character whose lore names “Cloud City”
>>> say(ship(state="cloakable"))
starship able to cloak
>>> say(own_character(state="first_copy"))
your character that is the first of its copies here
>>> say(own_character(counting_for="Hidden Weapons", state="working"))
your character eligible for “Hidden Weapons” whose text works
>>> say(stack("target", on="target_2", as_hatred=True))
put the target on the second target, facedown as a Hatred card
>>> say(hatred(where="here"))
Hatred card here
>>> say(put_in_pile("used", hatred(zone="lost", state="fallen_off")))
put each Hatred card that lay on that card in the Lost Pile on the Used Pile
>>> say(follow("target", paid=True))
the target follows that card
>>> say(stack("target", on="target_2", facedown=True))
put the target on the second target, facedown
>>> say(match_draws(2, 2, reset("power", 0)))
draw 2 destinies, and the opponent 2; if one is equal to one of the opponent's: the target: power is 0 until the end of the battle
>>> say(crosses_easier(3, character(named="Luke"), per=cards(of="stacked", zone="stacked"), no_epic=True))
attempts to cross each “Luke” over: +3 for each card set aside that lies on this card, except in an Epic Duel
>>> say(crosses_harder(3))
attempts to cross this card over: −3
>>> say(hit_away(character(ability_most=4, where="here")))
each character with ability 4 or less here goes to the Used Pile with all that is on it instead of being hit
>>> say(better_pilots(1, own_ship(state="plainly_piloted")))
the ability of the permanent pilot of each of your starships with a permanent pilot of ability 1: +1
>>> say(complete_tests(cards("jedi-test")))
each Jedi Test is completed
>>> say(own_ship("starfighter", pilotless=True, zone="held", matching_to=own_character()))
your starfighter without a permanent pilot that matches your character in hand
>>> say(cards("weapon", zone="held", arms_with=own_character()))
weapon matching your character in hand
>>> say(location("site", among_three=location("site", state="battleground")))
site that is one of three or more in its system that are: battleground site
>>> say(retrieve_to_power(cards(named="Falcon")))
retrieve 1 Force; its destiny number is added to the power of this card, or of “Falcon” that it pilots, from now on
>>> say(race_spared(1))
you lose 1 Force less for a Podrace that you lose
>>> say(there_is_no(cards(whose="own", of="cause", zone="any")))
none of your cards makes a player lose Force now
>>> say(cards("interrupt", titled="Sabacc", state="used_this_turn"))
Interrupt with “Sabacc” in the title used this turn
>>> say(enemy_ship(state="just_landed"))
opposing starship that has just landed
>>> say(character(mark="jedi", not_episode_i=True))
non-Episode I Jedi
>>> say(cards("effect", aiming=location("system")))
Effect with system as its target
>>> say(character(mark="trade federation"))
Trade Federation
>>> say(lose(own_character(mark="gungan", also=character(mark="leader"))))
each of your Gungans that is a leader is lost
>>> say(lose(cards("character", zone="stacked", lies_on=cards("effect"))))
each character that lies on an Effect set aside is lost
>>> say(action(damage_racer(), targets=target(cards("podracer", state="racer_close"))))
Action: target 1 Podracer within 4 of one of your race totals; the target is damaged
>>> say(character(of="aim", forfeit_most=0))
character with forfeit value 0 or less that is the target of this Effect
>>> say(own_character("rebel", mark="trooper"))
your Rebel trooper
>>> say(enemy_character("alien", not_mark="tusken raider"))
opposing non-Tusken Raider alien
>>> say(character(state=["in_battle", "alone"], where="here"))
character in battle and alone here
>>> say(cards(type=["vehicle", "starship"], unique=True, other=True))
other unique vehicle or starship
>>> say(cards(named=["Han", "Chewie"], state="piloting", aboard=ship()))
“Han” or “Chewie” piloting a starship
>>> say(ship("starfighter", holding=cards(type="weapon")))
starfighter with a weapon aboard or on it
>>> say(cards(not_named="Vader", not_kind="droid", not_unique=True, ability_most=2))
non-unique non-droid card other than “Vader” with ability 2 or less
>>> say(location("site", not_icon="mobile", where="related"))
non-mobile site elsewhere in the same system
>>> say(location("system", beside=location("site", mark="docking bay")))
system with a docking bay site in its system
>>> say(cards("effect", zone="lost"))
Effect in the Lost Pile
>>> say(enemy_ship(state="standing", where="with_target"))
opposing starship not aboard anything at the location of the target
>>> say(character(mark="spy", meeting=own_character(mark="spy")))
spy present with your spy
>>> say(ship(not_holding=character(mark="smuggler")))
starship without a smuggler aboard or on it
>>> say(cards(zone="used", state="destiny_drawn"))
card whose destiny number was drawn in the Used Pile
>>> say(own_character(skill="pilot"))
your pilot
>>> say(location("site", where="within_two"))
site at most two sites away
>>> say(own_character(state="undercover"))
your character Undercover
>>> say(location("system", orbited=location("system", named="Death Star")))
system that “Death Star” orbits
>>> say(own_character(not_skill="warrior", not_kind="droid"))
your non-warrior non-droid character
>>> say(own_character(state=["standing", "movable"], where="adjacent"))
your character not aboard anything and that can still move at the next site
>>> say(cards(zone="held", whose="own"))
your card in hand
>>> say(location("site", where="beside_target"))
site at a site next to the target
>>> say(location("site", hosting=own_character(mark="mining droid")))
site with your mining character there
>>> say(own_ship(state="matched"))
your starship with a matching pilot
>>> say(own_character("alien", zone="hand", bound_for=cards(of="this")))
your alien when deployed to this card
>>> say(own_character(state="matching"))
your character that pilots what it matches
>>> say(location("site", own_system="Hoth"))
site that names Hoth
>>> say(cards(zone="force"))
card in the Force Pile
>>> say(cards(zone="lost", state="topmost"))
card on top of the Lost Pile
>>> say(own_character(state="copy"))
your character with the title of the target
>>> say(cards("vehicle", state="crashed"))
vehicle that has crashed
>>> say(character(state="missing"))
character that is missing
>>> say(own_character(state="armed"))
your character armed
>>> say(cards("weapon", state="repeating"))
weapon that can be fired again and again
>>> say(costs_at(1, character()))
firing at a character costs 1 Force more
>>> say(cards("creature", state="attacking"))
creature attacking now
>>> say(cards(state="attacked"))
card attacked now
>>> say(location(state="habitable"))
location where the target lives
>>> say(fires_too(cards("vehicle", mark="speeder bike")))
also fires at a speeder bike
>>> say(cards("weapon", state="ready"))
weapon that can be fired now
>>> say(cards("vehicle", armored=True))
vehicle with armor
>>> say(cards("vehicle", agile=True))
vehicle with maneuver
>>> say(cards("vehicle", near=cards("vehicle", mark="at-at")))
vehicle at the same or the next site as an AT-AT
>>> say(cards("vehicle", state="run"))
vehicle with a driver or pilot
>>> say(cards("vehicle", state="not_run"))
vehicle without a driver or pilot
>>> say(character(where="same_planet"))
character on the same planet
>>> say(character(of="not_host"))
character that does not bear this card
>>> say(own_character(destiny_most=3))
your character with destiny 3 or less
>>> say(character(state="unbattled"))
character that took part in no battle this turn
>>> say(location(state=["vacant", "unfought"]))
location that you do not occupy and where no battle began this turn
>>> say(character(state="passenger"))
character aboard as a passenger
>>> say(character(where="passing"))
character at the site of this card or moving across it
>>> say(enemy_character(destiny=1))
opposing character with destiny 1
>>> say(character(named="Han", state="sabacc_champion"))
“Han” that has won at sabacc in this game
>>> say(cards("interrupt", zone="any", state="sabacc_now"))
Interrupt of the sabacc under way wherever it is
>>> say(own_character(zone="lost", state="fell_here"))
your character forfeited here this turn in the Lost Pile
>>> say(own_character(zone="lost", state="was_armed"))
your character armed with a lightsaber when it was lost in the Lost Pile
>>> say(character(state="has_acted"))
character that has used its text this turn
>>> say(enemy_character(agenda_like=own_character(mark="senator")))
opposing character with an agenda of your senator
>>> say(cards("objective", state="unturned"))
Objective with its front up
""",
    "Protection, second battles, and places that are held": """
>>> say(printed(partial_ability(2)))
Rules: its own ability is 1/2 when ridden
>>> say(printed(crewed_first_by(character(mark="smuggler"))))
Rules: at least one of its pilots is this: smuggler
>>> say(printed(steadies(cards("effect", named="Crash Site Memorial"), ["Alter"])))
Rules: while it lies on “Crash Site Memorial”, that card is immune to “Alter”
>>> say(constant(guard_drains()))
Constant: the opponent's cards do not change your Force drains here
>>> say(constant(most_damage(4)))
Constant: your battle damage here: 4 at most
>>> say(constant(asks_to_control(2, who=site("Death Star"))))
Constant: the opponent's control at each site of Death Star takes 2 ability
>>> say(constant(spares_helpless(location())))
Constant: a player without ability in a battle at each location takes no battle damage
>>> say(constant(attrition_pairs(2, character(mark="biker scout"), character(mark="trooper"))))
Constant: the opponent's attrition here: +2 for each pair of a biker scout and a trooper
>>> say(constant(flies_faster(2, own_ship())))
Constant: hyperspeed of your starship moving to or from here: +2
>>> say(constant(moves_cost_less("land_to", "rise_from", 9, own_ship())))
Constant: moving your starship by landing at or by taking off from here is free
>>> say(constant(lets("move_anyway", "play_free")))
Constant: this card may move though their own texts keep them from it and be used without cost
>>> say(constant(cannot("be_forfeited", "be_converted", "bear_devices")))
Constant: this card cannot be forfeited or be covered by another location or bear devices
>>> say(used(clear_out(enemy_ship())))
Used Interrupt: each opposing starship and all that is on it goes to Used Piles
>>> say(lost(fight_again(0), when="battle_ends"))
Lost Interrupt: when a battle has just ended: a new battle begins there, with weapons ready again and without battle damage
>>> say(lost(swap_power()))
Lost Interrupt: your power in this battle and the opponent's change places
>>> say(needs_no_footing(place=location("system"), with_pilot=True))
you need neither presence nor Force icons to deploy it at a system with a pilot of your hand
>>> say(comes_landed(location("site", icon="exterior")))
may also be deployed landed at an exterior site
>>> say(constant(cannot("be_doomed", who=own_character(state="hit", where="here"))))
Constant: each of your characters that was hit here cannot be the target of a text by which it would be lost
>>> say(location(where="by_scene"))
location elsewhere in the system where that card was lost
>>> say(automatic(retrieve_top(1), at="bearer_gone"))
By itself: when its bearer leaves the table: retrieve 1 Force
>>> say(automatic(raise_drawn(1), at="text_destiny", conditions=text_targets(character(mark="spy"))))
By itself: when a text has just drawn a destiny: if that text has a spy as its target: that destiny: +1
>>> say(text_targets(character(mark="spy")))
that text has a spy as its target
>>> say(cards(not_type="character", whose="own"))
your non-character card
>>> say(constant(cannot("be_asked")))
Constant: this card cannot be the target of the opponent's Interrupts
>>> say(printed(reacts_from_hand(less=3, unless=location(named="Fondor"))))
Rules: may be deployed in reaction for 3 Force less, unless there is “Fondor”
>>> say(automatic(lose_force(1, whose="opponent"), at="text_due", conditions=text_targets(own_character())))
By itself: when a text is about to draw a destiny: if that text has your character as its target: the opponent loses 1 Force
>>> say(constant(flies_faster(1, own_ship(), leaving=True)))
Constant: hyperspeed of your starship moving from here: +1
>>> say(holds_spoils(["Kessel Run"], HOST))
Force that “Kessel Run” retrieves for its bearer goes into the hand
>>> say(printed(keeps_text_at(location("site", whose="opponent"))))
Rules: its text is never cancelled at an opposing site
>>> say(printed(open_to_foe(location("site"))))
Rules: at a site, a card of its persona in the opponent's hand may take its place
>>> say(printed(never_shoots(character(named="Luke"))))
Rules: never fires at “Luke”
>>> say(constant(cannot("fire_permanent", who=own_character(icon="permanent-weapon"))))
Constant: each of your permanent weapon characters cannot fire its permanent weapon
>>> say(coaxium(of="stacked"))
coaxium card that lies on this card
>>> say(used(retrieve_one(), when="coaxium", conditions=it_is(cards(whose="own"))))
Used Interrupt: when a coaxium card was just put on the Used Pile: if it is your card: retrieve 1 card at random
>>> say(own_character(mark="jedi", of="answered_by_it"))
your Jedi to which that card answered
>>> say(character("alien", not_unique=True, of="rep_kin"))
non-unique alien of the species of your Rep
>>> say(lost(lead(2), when="battle_begins", conditions=you_attack()))
Lost Interrupt: when a battle has just begun: if you began the battle: you take the first 2 weapons actions
>>> say(used(redraw(), when="weapons_end"))
Used Interrupt: when the weapons segment of a battle is over: draw that destiny again
>>> say(not_overpowered())
the opponent has less than twice your power in this battle
>>> say(used(find_out(), when="hiding"))
Used Interrupt: when a card is about to hide from a battle: that card does not hide
>>> say(used(lose(cards(of="it")), when="salvaged"))
Used Interrupt: when a card was just put on the Used Pile instead of being lost: each card to which that happened is lost
>>> say(action(hide(), conditions=may_hide()))
Action: if cards may hide from this battle: this card hides: it takes no part in the battle
>>> say(lost(cancel_damage(), when="attrition", conditions=you_owe()))
Lost Interrupt: when the attrition of a battle is known: if you have damage or attrition to pay: you pay no more damage in this battle
>>> say(constant(no_battle(), conditions=foe_ability_least(8)))
Constant: if the opponent has ability 8 or more here: the opponent's battles here cannot be declared
>>> say(lost(fight_again(1)))
Lost Interrupt: a new battle begins there, with weapons ready again and without battle damage; you draw 1 more battle destiny in it
>>> say(action(hide(), costs=use_for_battle()))
Action: pay for the battle → this card hides: it takes no part in the battle
>>> say(site("Tatooine", hosting_titles=own_character("alien")))
site of Tatooine with your alien of two different titles there
>>> say(location("site", icon="mobile", orbiting=location("system", named="Endor")))
mobile site of a system in orbit of “Endor”
>>> say(own_character(state="was_hit"))
your character that was hit before
>>> say(location("system", state="outmatched"))
system where your power is more than twice the opponent's
>>> say(own_character(state="ability_payable"))
your character whose ability you can pay in Force
>>> say(location(state="farther"))
location no nearer to this card for its target
>>> say(cards("effect", kind="utinni", state="aims_at_another"))
Utinni Effect that may have this card as its target instead
>>> say(constant(battles_anyway()))
Constant: nothing keeps your battles and attacks here from being declared
>>> say(constant(pays_by_destiny(cards("device", whose="own"))))
Constant: each of your devices may be forfeited; its destiny number is its forfeit value
>>> say(constant(retires(cards("effect", kind="utinni", retrieving=True))))
Constant: each Utinni Effect that retrieves Force goes out of play when it is completed
>>> say(there_is(cards("effect", named="Kessel Run", state="finished")))
there is “Kessel Run” that you have completed
>>> say(there_is(cards("interrupt", state="battle_cause")))
there is an Interrupt by which this battle began
>>> say(there_is(location("system", state="ignited")))
there is a system at which the superlaser is fired now
>>> say(cards("device", for_droids=True))
device for droids
>>> say(own_character(state="cheap"))
your character with a deploy cost below the number of Light Side Force icons on the table
>>> say(constant(gives("information broker")))
Constant: this card gains the skill: information broker
>>> say(may_hide())
cards may hide from this battle
>>> say(you_owe())
you have damage or attrition to pay
>>> say(foe_ability_least(8))
the opponent has ability 8 or more here
>>> say(use_for_battle())
pay for the battle
""",
}
