"""Examples of each kind of text and its declaration, as doctests, from which the manual is made."""

from __future__ import annotations

from typing import Final

from games.abilities.authoring.manual import sayer
from games.star_wars_lcg.abilities import ops, parts
from games.star_wars_lcg.abilities.ops import *  # noqa: F403  the names that cards use
from games.star_wars_lcg.abilities.parts import *  # noqa: F403
from games.star_wars_lcg.abilities.pieces import *  # noqa: F403
from games.star_wars_lcg.abilities.pieces import pieces

say: Final = sayer(parts.costs, parts.conditions, parts.targets, parts.limits, parts.events, filters=pieces, renderer=ops.RENDERER)

__test__: Final = {
    "When a card works": """
>>> say(action(deal(2), costs=focus_this(), targets=target(unit("Character")), limits=for_this(1, "turn")))
Action: focus this card → target 1 Character unit; deal 2 damage to the target (once each turn)
>>> say(reaction(draw(1), on=turn_begins(by="opponent")))
Reaction: the opponent's turn begins: draw 1
>>> say(forced_reaction(focus(1, HOST), on=focused_to_strike("host")))
Forced Reaction: its host is focused to strike: place 1 focus on its host
>>> say(interrupt(cancel(), on=played(what=pieces("event"))))
Interrupt: an event is played: cancel it
>>> say(forced_interrupt(destroy(unit(other=True)), on=destroyed("this")))
Forced Interrupt: this card is destroyed: destroy each other unit
>>> say(constant(gains("unit_damage", who=THIS), conditions=with_edge()))
Constant: if you have the edge: this card gets +1 unit damage
>>> say(fate(deal(1, objective(state="engaged")), conditions=as_attacker()))
Fate: if you are the attacker: deal 1 damage to each engaged objective
>>> say(reaction(put_into_play(THIS, joins=True), on=edge_won(by="own"), from_hand=True))
Reaction: you win an edge battle: from your hand: put this card into play as a participant
>>> say(pilot_reaction(unfocus(1, HOST), on=focused_to_strike("host")))
Pilot, Reaction: its host is focused to strike: remove 1 focus from its host
>>> say(action(return_to("hand", THIS), from_discard=True, costs=spend(1)))
Action: from your discard pile: pay 1 in resources → return this card to the owner's hand
>>> say(action(pick(1, own_unit(zone="hand")), put_into_play(PICKED), at_end("phase", return_to("hand", PICKED))))
Action: choose 1 friendly unit in hand; put the chosen card into play; at the end of the phase: return the chosen card to the owner's hand
>>> say(always_after(draw(1), on=enters_play("this")))
Always, after: this card enters play: draw 1
>>> say(always_before(prevent(1), on=damaged("this"), limits=for_this(1, "phase")))
Always, before: this card is damaged: prevent 1 of it (once each phase)
>>> say(as_soon_as(sacrifice(THIS), conditions=balance_with("light")))
As soon as: if the Light Side holds the Balance: sacrifice this card
>>> say(pilot_always_before(becomes_unit(THIS), on=leaves_play("host")))
Pilot, Always, before: its host leaves play: this card stays in play as a unit
""",
    "Costs": """
>>> say(focus_this())
focus this card
>>> say(pay_for_this())
pay for this card
>>> say(spend(2))
pay 2 in resources
>>> say(sacrifice_this())
sacrifice this card
>>> say(damage_this(2))
deal 2 damage to this card
>>> say(discard_from_hand(2))
discard 2 from your hand
>>> say(lower_reserve(2))
your reserve is 2 lower until the end of the phase
>>> say(sacrifice_one(unit()))
sacrifice a unit
>>> say(focus_another(unit()))
focus a unit
>>> say(discard_x())
discard X from your hand
>>> say(spend_x())
pay X in resources
>>> say(remove_shield(own_unit()))
remove a shield from a friendly unit
>>> say(focus_this_with(2))
focus this card with 2 focus
>>> say(discard_card(1, own_card("event", zone="hand")))
discard 1: friendly event in hand
>>> say(discard_card(1, pieces("event", whose="own", zone="hand")))
discard 1: friendly event in hand
>>> say(discard_this())
discard this card
>>> say(focus_others(2, own_unit("Character")))
focus 2: friendly Character unit
>>> say(spend_matched(1))
pay 1 in resources with a match
>>> say(focus_chosen())
focus the chosen card
>>> say(return_chosen())
return the chosen card to hand
>>> say(discard_chosen())
discard the chosen card
>>> say(reveal_chosen())
reveal the chosen card
>>> say(pay_for_chosen())
pay the printed cost of the chosen card
>>> say(name_x())
name X
>>> say(focus_one_with(2, own_card("enhancement")))
focus a friendly enhancement with 2 focus
>>> say(discard_one(enhancement(of="on_this")))
discard an enhancement on this card from play
>>> say(discard_at_random(1))
discard 1 from hand at random
>>> say(put_damage_on_this(1))
put 1 damage on this card
""",
    "Conditions": """
>>> say(with_balance())
you have the Balance of the Force
>>> say(on_your_turn())
it is your turn
>>> say(in_engagement())
an engagement is under way
>>> say(as_attacker())
you are the attacker
>>> say(with_edge())
you have the edge
>>> say(with_fates(2))
your edge stack had 2 or more fate cards
>>> say(in_phase(phase="draw"))
it is the draw phase
>>> say(there_are(2, unit()))
there are 2 or more: unit
>>> say(there_is_no(unit()))
there is no unit
>>> say(this_is(unit()))
this card is a unit
>>> say(host_is(unit()))
its host is a unit
>>> say(it_is(unit()))
that card is a unit
>>> say(target_is(unit()))
the target is a unit
>>> say(picked_is(unit()))
the chosen card is a unit
>>> say(second_is(unit()))
the second chosen card is a unit
>>> say(looked_is(unit()))
one of those cards is a unit
>>> say(none_played(pieces("event")))
you have played no event this turn
>>> say(more(own_unit(), enemy_unit()))
there are more: friendly unit than: enemy unit
>>> say(balance_with("dark"))
the Dark Side holds the Balance
>>> say(dial_most(4))
the dial is at 4 or less
>>> say(dial_least(8))
the dial is at 8 or more
>>> say(by_least(2))
the margin is 2 or more
>>> say(balance_with("dark"))
the Dark Side holds the Balance
>>> say(at_most(2, enemy_unit()))
there are 2 or fewer: enemy unit
>>> say(on_opponents_turn())
it is the opponent's turn
>>> say(more(enemy_unit(), own_unit()))
there are more: enemy unit than: friendly unit
>>> say(target_is(unit("Wookiee")))
the target is a Wookiee unit
>>> say(picked_is(unit()))
the chosen card is a unit
>>> say(first_played(pieces("event"), "opponent"))
this is the first event played by the opponent this turn
>>> say(with_force_card())
you have a free Force card
>>> say(any_of(conditions=[on_your_turn(), balance_with("dark")]))
it is your turn or the Dark Side holds the Balance
>>> say(happened_most(1, "struck", own_unit(), "engagement"))
at most 1 focused to strike this engagement: friendly unit
>>> say(happened_least(1, "destroyed", enemy_objective(), "strike"))
at least 1 destroyed this strike: enemy objective
>>> say(in_strike())
a unit is striking
>>> say(not_in_phase("draw"))
this is not the draw phase
>>> say(factions_least(2, own_unit(state="participating")))
there are 2 or more affiliations among: friendly participating unit
>>> say(affiliations_least(3))
your cards have 3 or more affiliations
>>> say(doubled())
both sides take part in the edge battle and you have twice the opponent's icons
>>> say(newly_exhausted())
this card was ready before
>>> say(struggle_won())
you won the Force struggle this turn
>>> say(amount_least(4))
its amount is 4 or more
""",
    "Targets": """
>>> say(target(unit()))
1 unit
>>> say(up_to(2, unit()))
up to 2: unit
>>> say(chosen(own_unit()))
1 friendly unit (chosen, not targeted)
""",
    "Limits": """
>>> say(for_this(1, "turn"))
once each turn
>>> say(for_title(1, "turn"))
once each turn for this title
""",
    "Events": """
>>> say(turn_begins(by="own"))
your turn begins
>>> say(turn_ends(by="own"))
your turn ends
>>> say(phase_begins(phase="draw", by="own"))
your draw phase begins
>>> say(phase_ends(phase="draw", by="own"))
your draw phase ends
>>> say(refreshed(by="own"))
your refresh is over
>>> say(played(what=pieces("event"), by="opponent"))
an event is played by the opponent
>>> say(enters_play("this"))
this card enters play
>>> say(leaves_play("this"))
this card leaves play
>>> say(destroyed("this"))
this card is destroyed
>>> say(captured("this"))
this card is captured
>>> say(captured_from_play("this"))
this card is captured from play
>>> say(damaged("this"))
this card is damaged
>>> say(damaged_by_this(what=unit("Character")))
this card damages a Character unit
>>> say(mission_completed("this"))
this card is completed
>>> say(declared_attacker("this"))
this card is declared as an attacker
>>> say(declared_defender("this"))
this card is declared as a defender
>>> say(engaged("this"))
this card is engaged
>>> say(edge_won(by="own"))
you win an edge battle
>>> say(stacks_revealed())
edge stacks are revealed
>>> say(focused_to_strike("this"))
this card is focused to strike
>>> say(strike_resolved("this"))
this card has resolved its strike
>>> say(survived("this"))
this card survives an engagement
>>> say(survived_unopposed("this"))
this card survives an unopposed engagement
>>> say(committed("this"))
this card is committed to the Force
>>> say(force_won(by="own"))
you win a Force struggle
>>> say(generates("this"))
this card generates resources
>>> say(attached("this"))
this card is attached
>>> say(shield_removed("this"))
a shield is removed from this card
>>> say(play_begins(what=unit("Vehicle"), by="own"))
a Vehicle unit is about to be paid for by you
>>> say(ability_used(timing="interrupt"))
the Interrupt ability of a card is used
>>> say(targeted("this", by="opponent"))
this card is targeted by the opponent
>>> say(balance_changed())
the Balance changes sides
>>> say(fate_resolved("this"))
this card is resolved
>>> say(focus_placed("this"))
focus is placed on this card
>>> say(focus_removed("this"))
focus is removed from this card
>>> say(sacrificed("this"))
this card is sacrificed
>>> say(shielded("this"))
this card is shielded
>>> say(rescued("this"))
this card is rescued
>>> say(any_phase_begins())
a phase begins
>>> say(uncommitted("this"))
this card loses its Force card
>>> say(dial_advanced())
the dial advances
>>> say(sacrificed(what=unit(), by="own"))
a unit is sacrificed by you
>>> say(focus_placed("host", by="opponent"))
focus is placed on its host by the opponent
>>> say(rescued(what=unit()))
a unit is rescued
>>> say(fate_resolved(what=pieces("fate"), by="own"))
a fate card is resolved by you
>>> say(taken(what=unit(), by="own"))
control of a unit is taken by you
>>> say(engagement_ends())
an engagement ends
>>> say(struggle_begins())
a Force struggle begins
>>> say(discarded_from_hand(by="own"))
a card is discarded from hand by you
>>> say(discarded_from_deck())
a card is discarded from a deck
>>> say(destroyed_by_this(what=enemy_unit()))
this card destroys an enemy unit
>>> say(damaged_by(what=enemy_unit(), source=unit("Creature")))
an enemy unit is damaged by a Creature unit
>>> say(damaged_by_strike(what=enemy_objective()))
the strike of this card damages an enemy objective
>>> say(unopposed_bonus(by="own"))
the unopposed bonus is dealt to a card by you
>>> say(icons_resolved("this", "unit_damage"))
this card resolves its unit damage
>>> say(defenders_declared(by="own"))
your defenders are declared
>>> say(joined(what=enemy_unit()))
an enemy unit joins an engagement
>>> say(edge_card_placed(by="opponent"))
an edge card is placed by the opponent
>>> say(discarded_from_stack(what=pieces("fate"), by="own"))
a fate card is discarded from an edge stack by you
>>> say(left_to_discard("this"))
this card leaves play for the discard pile
>>> say(focused("this"))
this card is focused as a cost
>>> say(drawn_by(source=pieces(whose="opponent")))
cards are drawn by an enemy card
>>> say(protected("this"))
this card takes damage by Protect
>>> say(focus_placed_by_this(what=unit()))
this card places focus on a unit
>>> say(captured_by(what=unit(), source=unit(faction="scum-and-villainy")))
a unit is captured from play by a Scum and Villainy unit
""",
    "Which cards": """
>>> say(unit())
unit
>>> say(own_unit("Trooper"))
friendly Trooper unit
>>> say(enemy_unit("Vehicle", state="participating"))
enemy participating Vehicle unit
>>> say(unit(without="Vehicle", cost_most=2))
non-Vehicle unit of cost 2 or less
>>> say(pieces("event", faction="sith", cost_least=3))
Sith event of cost 3 or more
>>> say(unit(title="darth-vader"))
unit Darth Vader
>>> say(unit(other=True))
other unit
>>> say(own_card("enhancement", zone="hand"))
friendly enhancement in hand
>>> say(enhancement(of="on_this"))
enhancement on this card
>>> say(enhancement(not_keyword="limited"))
enhancement without Limited
>>> say(unit(keyword="shielding"))
unit with Shielding
>>> say(enhancement(attached_to=own_unit()))
enhancement on friendly unit
>>> say(pieces("event", whose="own", played_this_turn=True, zone="anywhere"))
friendly event played this turn anywhere
>>> say(gains("edge", who=unit(state=["attacking", "alone"])))
each attacking and lone unit gets +1 Edge
>>> say(destroy(unit("Fighter", state="piloted", unique=True)))
destroy each piloted unique Fighter unit
>>> say(discard(own_card(zone="hand", not_faction="sith")))
discard each friendly non-Sith card in hand
>>> say(unfocus(1, pieces(generates=True)))
remove 1 focus from each resource-generating card
>>> say(destroy(unit(holding=enhancement(), damage_least=2)))
destroy each unit with 2 or more damage with an enhancement on it
>>> say(return_to("hand", unit(one_of=[unit("Ewok"), unit("Droid")])))
return each unit that is an Ewok unit or Droid unit to the owner's hand
>>> say(heal(1, objective(with_captured=True, damage_most=2)))
remove 1 damage from each objective with 2 or less damage with a captured card
>>> say(unit(cost_like="target"))
unit that costs no more than the target
>>> say(unit(cost_below="picked"))
unit that costs less than the chosen card
>>> say(enemy_unit(same_cost="target"))
enemy unit with the cost of the target
>>> say(unit(same_title="it", of="not_it"))
unit with the title of that card other than that card
>>> say(enemy_unit(force_below="this"))
enemy unit that has fewer Force icons than this card
>>> say(own_unit(of="not_target", other_faction="target"))
friendly unit that shares no affiliation with the target other than the target
>>> say(unit(cost_below="target", same_controller=True))
unit that costs less than the target of the same player
>>> say(unit(cost_with_target=3))
unit that costs 3 or less together with the target
>>> say(enhancement(cost_within=own_card("enhancement")))
enhancement that costs no more than the number of: friendly enhancement
>>> say(unit(state="exhausted", if_there_is=unit(title="zuckuss")))
exhausted unit (while there is a unit Zuckuss)
>>> say(unit(force_now_most=0))
unit with 0 or fewer Force icons
>>> say(unit("Character", enhancements_least=2))
Character unit that bears 2 or more enhancements
>>> say(own_unit("Transport", pilots_least=2))
friendly Transport unit that bears 2 or more pilots
>>> say(pieces(of="on_this", state="pilot"))
piloting card on this card
>>> say(enemy_unit(of="not_its_source"))
enemy unit other than the card that was hit first
>>> say(own_card(generates=True, zone="hand_or_discard"))
friendly resource-generating card in hand or in the discard pile
>>> say(unit(of="not_target", shares_trait=True))
unit that shares a Trait with the target other than the target
>>> say(unit(edge_icons=True))
unit with icons that need the edge
>>> say(unit(focus_least=4))
unit with 4 or more focus
>>> say(pieces("fate", priority_least=4))
fate card of priority 4 or more
>>> say(pieces(same_title="it"))
card with the title of that card
>>> say(pieces(same_set="host"))
card of the objective set of its host
""",
    "Damage, focus and shields": """
>>> say(deal())
deal 1 damage to the target
>>> say(heal(1))
remove 1 damage from the target
>>> say(heal(None))
remove all damage from the target
>>> say(focus())
place 1 focus on the target
>>> say(unfocus(1))
remove 1 focus from the target
>>> say(unfocus(None, HOST))
remove all focus from its host
>>> say(shield())
place a shield on the target
>>> say(unshield())
remove 1 shield from the target
>>> say(deal(1, count="fates"))
deal 1 damage to the target × fate cards in your edge stack
>>> say(move_damage(1, THIS))
move 1 damage from this card to the target
>>> say(move_focus(1, THIS))
move 1 focus from this card to the target
>>> say(move_damage(1, THIS, TARGET))
move 1 damage from this card to the target
>>> say(move_damage(None, THIS, TARGET))
move all damage from this card to the target
>>> say(move_focus(1, PICKED, THIS))
move 1 focus from the chosen card to this card
>>> say(move_focus(None, PICKED, THIS))
move all focus from the chosen card to this card
>>> say(deal(1, per=pieces(of="looked", zone="anywhere"), count="sum_of_force_icons"))
deal 1 damage to the target for each card anywhere among them × their Force icons
>>> say(unshield(None, unit()))
remove all shields from each unit
>>> say(doubles_damage(THIS, unit(state="exhausted")))
this card deals twice the damage to an exhausted unit
>>> say(put_damage(1, THIS))
put 1 damage on this card
>>> say(shields(2))
place 2 shields on the target even if it has one
>>> say(deal_divided(2, enemy_objective(), whose="opponent"))
the opponent divides 2 damage among: enemy objective
>>> say(unfocus(1, THIS, per=pieces("fate", zone="edge_stack")))
remove 1 focus from this card for each fate card in the edge stack
""",
    "Cards drawn, moved and put into play": """
>>> say(draw())
draw 1
>>> say(return_to("hand"))
return the target to the owner's hand
>>> say(put_into_play())
put the target into play
>>> say(play_this(joins=True))
play this card as a participant
>>> say(shuffle(zone="objective_deck"))
shuffle your objective deck
>>> say(return_to("deck_bottom", unit(), at_random=True))
return each unit to the bottom of the owner's deck in random order
>>> say(put_into_play(PICKED, onto=TARGET))
put the chosen card into play on the target
>>> say(move_enhancement())
move the target to another card that it fits, of the same player
>>> say(put_into_play(SECOND_PICKED, by_opponent=True))
the opponent puts the second chosen card into play
>>> say(draw(1, count="to_reserve"))
draw 1 × cards up to your reserve
>>> say(play_now(PICKED))
play the chosen card
>>> say(becomes_unit(THIS))
this card stays in play as a unit
>>> say(attach_to(TARGET, onto=SECOND_TARGET))
attach the target as a Pilot on the second target
""",
    "Cards that leave": """
>>> say(destroy())
destroy the target
>>> say(sacrifice(PICKED))
sacrifice the chosen card
>>> say(discard())
discard the target
>>> say(capture())
capture the target
>>> say(rescue())
rescue the target
>>> say(take_control())
take control of the target
>>> say(return_to("objective_deck_bottom"))
return the target to the bottom of the owner's objective deck
>>> say(take_control(PICKED, whose="opponent"))
the opponent takes control of the chosen card
>>> say(put_captive(PICKED, at=SECOND_PICKED))
put the chosen card as a captured card under the second chosen card
>>> say(interrupt(captured_instead(THIS, at=PICKED), on=leaves_play("this")))
Interrupt: this card leaves play: this card is captured instead under the chosen card
>>> say(forced_interrupt(to_removed_instead(), on=destroyed("this")))
Forced Interrupt: this card is destroyed: it is removed from the game instead
""",
    "Conflict, Force and dial": """
>>> say(join(THIS))
this card joins the engagement
>>> say(remove())
remove the target from the engagement
>>> say(uncommit())
take the Force card from the target
>>> say(engage_again(objective(state="engaged")))
you may engage each engaged objective once more this phase
>>> say(fight_anew())
discard both edge stacks, cancel the other fate cards and fight the edge battle anew
>>> say(advance_dial())
advance the dial by 1
>>> say(turn_back_dial())
turn the dial back by 1 (not below 1)
>>> say(turn_engagement(THIS, instead=True))
this card is engaged from now on (the first counts as not engaged)
>>> say(set_balance("light"))
the Balance of the Force goes to the Light Side
>>> say(move_force(TARGET, SECOND_TARGET))
move the Force card of the target to the second target
>>> say(as_soon_as(read_dial(), conditions=dial_least(12)))
As soon as: if the dial is at 12 or more: the Dark Side wins by the dial
>>> say(commit(THIS))
commit this card to the Force
>>> say(commit())
commit the target to the Force
>>> say(take_control())
take control of the target
>>> say(strike())
the target strikes at once
>>> say(skip_icons(THIS))
this card does not resolve its icons
>>> say(place_edge(PICKED))
put the chosen card into your edge stack faceup
>>> say(counts_as(2))
counts as 2 objectives in a victory pile
>>> say(end_engagement())
the engagement ends at once
>>> say(switch_stacks())
both edge stacks change places
>>> say(resolve_fate(IT))
resolve that card as if in your edge stack
>>> say(place_edge(LOOKED, facedown=True))
put those cards into your edge stack facedown
>>> say(place_edge(PICKED, whose="opponent"))
the opponent puts the chosen card into their edge stack faceup
>>> say(turn_back_dial(1, to_zero=True))
turn the dial back by 1
""",
    "Choices and conditions": """
>>> say(choose([draw(1)], [deal(1)]))
choose: draw 1 or deal 1 damage to the target
>>> say(may(draw(1)))
you may: draw 1
>>> say(if_it_did(deal(who=SECOND_TARGET)))
if that happened: deal 1 damage to the second target
>>> say(if_(with_balance(), draw(1)))
if you have the Balance of the Force: draw 1
>>> say(either(with_balance(), [focus(2)], [focus()]))
if you have the Balance of the Force: place 2 focus on the target; otherwise place 1 focus on the target
>>> say(repeatedly([heal(1)], [unfocus(1)]))
any number of times: remove 1 damage from the target or remove 1 focus from the target
>>> say(at_end("phase", discard()))
at the end of the phase: discard the target
>>> say(may(draw(1), by_opponent=True))
the opponent may: draw 1
>>> say(choose([draw(1)], [deal(1)], by_opponent=True))
the opponent chooses: draw 1 or deal 1 damage to the target
>>> say(while_(more(enemy_unit(), own_unit()), discard()))
as long as there are more: enemy unit than: friendly unit: discard the target
>>> say(unless_paid(spend(2), end_engagement()))
the engagement ends at once, unless the opponent does this: pay 2 in resources
>>> say(if_paid(spend(1), return_to("hand", THIS)))
if the opponent does this: pay 1 in resources; return this card to the owner's hand
>>> say(at_end("edge_battle", if_(with_edge(), destroy())))
at the end of the edge battle: if you have the edge: destroy the target
>>> say(for_allies())
this concerns only allied players: nothing happens in a game of two
""",
    "Cards that are chosen or looked at": """
>>> say(pick(1, own_card(zone="hand")))
choose 1 friendly card in hand
>>> say(pick(1, enemy_unit(), whose="opponent"))
the opponent chooses 1 enemy unit
>>> say(pick_at_random(1, pieces(whose="opponent", zone="hand")))
choose 1 enemy card in hand at random
>>> say(look(zone="objective_deck"))
look through your objective deck
>>> say(look(1, zone="discard"))
take the top card of your discard pile
>>> say(look(whose="opponent", zone="hand"))
look at the opponent's hand
>>> say(pick(1, enemy_unit(), into="picked_2"))
choose 1 enemy unit as the second choice
>>> say(look(5, revealed=True))
look at the top 5 cards of your deck and reveal them
>>> say(discard_top(1))
discard the top card of your deck
>>> say(put_back("deck_bottom"))
put the rest back in any order: the bottom of the owner's deck
>>> say(look(2, zone="objective_deck"))
look at the top 2 cards of your objective deck
>>> say(reveal(PICKED))
reveal the chosen card
>>> say(pick_topmost(1, own_card("fate", zone="discard")))
take 1 friendly fate card in the discard pile, from the top down
>>> say(look(1, count="affiliations"))
look at the top card of your deck × different affiliations of your cards
>>> say(look(1, whose="each"))
see the top card of each deck
>>> say(let_x(count="opposing_hand"))
X is 1 × cards in the opponent's hand
""",
    "Changes to the event that is answered": """
>>> say(cancel())
cancel it
>>> say(prevent())
prevent 1 of it
>>> say(redirect())
1 of it goes to the target instead
>>> say(to_hand_instead())
it goes to its owner's hand instead
>>> say(cancel_use())
cancel the effects
>>> say(redirect(None))
all of it goes to the target instead
>>> say(redirect(1, pieces(of="this")))
1 of it goes to this card instead
>>> say(increase(1, count="of_event"))
it is 1 more × its amount
>>> say(prevent(1, count="of_event"))
prevent 1 of it × its amount
>>> say(prevent(1, per=pieces(of="target", zone="anywhere"), count="sum_of_force_icons"))
prevent 1 of it for each card anywhere that is the target × their Force icons
>>> say(retarget("opponent"))
the opponent chooses another legal target instead
>>> say(to_deck_instead())
it goes to the top of the owner's deck instead
""",
    "Icons, keywords and other numbers": """
>>> say(gains("unit_damage", who=HOST))
its host gets +1 unit damage
>>> say(has_keyword("shielding", who=HOST))
its host gains Shielding
>>> say(costs_less(1, own_card("enhancement", zone="hand")))
each friendly enhancement in hand costs 1 less
>>> say(weakens(1, enemy_objective()))
each enemy objective needs 1 less damage to be destroyed
>>> say(most_attackers(2, THIS))
at most 2 attackers can be declared against this card
>>> say(changes_seat("reserve", 1))
your reserve is 1 higher
>>> say(gains("unit_damage", count="dial", who=THIS))
this card gets +1 unit damage × the dial
>>> say(costs_more(1, pieces("event", whose="opponent", zone="hand")))
each enemy event in hand costs 1 more
>>> say(costs_less(1, pieces(of="it", zone="anywhere"), count="x", least=1, until="play"))
each card anywhere that is that card costs 1 less × X (not below 1) until the end of the payment
>>> say(next_costs_less(1, own_card(zone="hand"), "phase"))
your next friendly card in hand costs 1 less until the end of the phase
>>> say(next_needs_no_match(own_card(zone="hand"), "phase"))
your next friendly card in hand needs no resource match until the end of the phase
>>> say(copies_icons(LOOKED, THIS, until="strike"))
this card gets the combat icons of those cards until the end of the strike
>>> say(gains("blast_damage", who=THIS, less=True))
this card gets -1 blast damage
>>> say(loses_all("force_icons", who=HOST))
its host loses all Force icons
>>> say(own_cost(1, per=own_unit("Ewok"), least=3))
this card costs 1 less for each friendly Ewok unit (not below 3)
>>> say(changes_seat("unopposed_bonus", 1))
your unopposed bonus is 1 higher
>>> say(doubles("unit_damage", who=HOST))
its host has twice its unit damage
>>> say(turns_icons("unit_damage", who=IT, until="engagement"))
every combat icon of that card becomes unit damage until the end of the engagement
>>> say(copies_icons(pieces(of="on_this", state="pilot"), THIS))
this card gets the combat icons of each piloting card on this card
>>> say(gains_chosen("unit_damage", "tactics", n=2, who=THIS, until="strike"))
choose 2 of these icons for this card, none twice: unit damage and tactics until the end of the strike
>>> say(gains_chosen("tactics", has=unit(), losing=THIS, who=HOST, until="turn"))
choose 1 of these icons for its host, none twice: tactics, if a unit has it; this card loses it until the end of the turn
>>> say(printed_icons(TARGET, until="phase"))
the target can gain no combat icons until the end of the phase
>>> say(printed_icons(THIS, fixed=True))
this card can neither gain nor lose combat icons
>>> say(changes_seat("edge_total", 1, count="affiliations", until="edge_battle"))
your number of icons in edge battles is 1 higher × different affiliations of your cards until the end of the edge battle
>>> say(all_cost_less(1, own_unit("Ewok", zone="hand"), until="phase"))
each friendly Ewok unit in hand costs 1 less until the end of the phase
""",
    "Rules that a card changes": """
>>> say(cannot("attack", who=THIS))
this card cannot attack
>>> say(rule("divides_unit_damage", HOST))
its host may divide its unit damage among participating enemy units
>>> say(rule("first_edge_faceup", whose="opponent"))
the opponent places the first edge card faceup
>>> say(rule("ignores_match"))
you need no resource match for cards from your hand
>>> say(rule("matches_all", HOST))
resources of its host match every affiliation
>>> say(rule("fates_twice"))
you may resolve each of your fate cards once more
>>> say(rule("loses_game", THIS))
if this card is destroyed, its owner loses the game
>>> say(goes_to("captured", THIS))
if this card leaves play: it is captured by the opponent
>>> say(pays_only_for(unit("Vehicle")))
its resources pay only for a Vehicle unit
>>> say(rule("blank", TARGET, until="phase"))
the text of the target is blank, except for its traits until the end of the phase
>>> say(rule("must_defend", TARGET, until="engagement"))
the target must defend if able until the end of the engagement
>>> say(rule("no_draws", whose="opponent"))
the opponent draws no cards by effects
>>> say(rule("counts_as_committed", THIS))
this card counts as committed to the Force
>>> say(rule("counts_exhausted", THIS))
the Force icons of this card count even while it is exhausted
>>> say(rule("ignores_shields", THIS))
shields do not prevent damage or focus from this card
>>> say(cannot("be_targeted_by_events", who=THIS))
this card cannot be targeted by the opponent's events
>>> say(rule("wins_game", THIS))
if this card is destroyed, its owner wins the game
>>> say(lends_protect(own_unit("Trooper"), unit("Character")))
each friendly Trooper unit gains Protect for a Character unit
>>> say(rule("strikes_anyway", THIS))
this card may strike even if it does not participate
>>> say(rule("icons_need_edge", HOST))
the combat icons of its host need the edge
>>> say(rule("uses_edge_icons", own_unit()))
each friendly unit needs no edge for its icons
>>> say(rule("blast_hits_units", THIS, until="strike"))
blast damage of this card goes to a participating enemy unit instead until the end of the strike
>>> say(rule("no_abilities", whose="opponent", until="engagement"))
the opponent uses no abilities that are not forced until the end of the engagement
>>> say(immune("damage", "focus", unit("Vehicle"), who=HOST))
its host cannot be damaged or cannot get focus by: Vehicle unit
>>> say(may_hit(unit("Wookiee", state="not_participating")))
its unit damage may hit a non-participating Wookiee unit
>>> say(cannot("use_abilities", who=THIS))
this card cannot use its triggered abilities
>>> say(cannot("be_healed", who=unit()))
each unit cannot lose damage by effects
>>> say(rule("two_defenders", THIS))
against this card, the opponent declares no defender or at least two
>>> say(rule("all_attack", THIS))
a player who engages this card declares every unit that can attack
>>> say(rule("must_attack", THIS))
this card must attack if able
>>> say(rule("no_unopposed", THIS))
this card takes no unopposed damage
>>> say(rule("exposed", THIS))
enemy unit damage may hit this card even if it does not participate
>>> say(rule("sure_damage", THIS))
damage from this card cannot be prevented or redirected
>>> say(rule("past_protect", THIS))
Protect does not take strike damage from this card
>>> say(rule("unresolved", THIS))
the text of this card is not resolved
>>> say(rule("strikes_first"))
you strike first
>>> say(rule("unopposed"))
your attack counts as unopposed
>>> say(rule("fates_reversed"))
fate cards are resolved from the highest priority down
>>> say(rule("no_force_phase"))
the Force phase is skipped
>>> say(rule("wins_edge_ties"))
you win tied edge battles as the attacking player
>>> say(rule("places_edge_last"))
the opponent places all edge cards before you do
>>> say(rule("struggle_swapped"))
in the Force struggle, ready units that are not committed count and committed ones do not
>>> say(rule("struggle_by_damage"))
the Force struggle counts unit damage icons instead of Force icons
>>> say(rule("no_fates", whose="opponent"))
fate cards of the opponent are not resolved
>>> say(rule("fixed_reserve", whose="opponent"))
cards do not raise the opponent's reserve
>>> say(rule("no_units", whose="opponent"))
the opponent plays no units
>>> say(rule("no_copies", whose="opponent"))
the opponent plays no units with a title in their discard pile
>>> say(rule("locked_discard", whose="opponent"))
cards do not leave the opponent's discard pile
""",
    "Names, numbers and cards that are kept in mind": """
>>> say(name("title"))
name a title of the opponent's cards
>>> say(name("unit"))
name a title of the opponent's units
>>> say(name("trait"))
name any Trait but Character and Vehicle
>>> say(discard(pieces(named="title", whose="opponent", zone="hand")))
discard each enemy card with the named title in hand
>>> say(keep(1, count="happened"))
keep 1 in mind × what happened
>>> say(at_end("phase", focus(2, count="kept")))
at the end of the phase: place 2 focus on the target × the number kept in mind
>>> say(remember())
keep the target in mind
>>> say(happened_most(0, "engaged", objective(of="remembered"), "phase"))
at most 0 engaged this phase: objective that was kept in mind
>>> say(look_bottom())
look at your deck's bottom card
>>> say(interrupt(draw_from_bottom(1, count="x"), on=drawn(by="own"), costs=name_x()))
Interrupt: cards are drawn by you: name X → 1 of the cards come from the bottom of the deck instead × X
>>> say(drawn(by="own"))
cards are drawn by you
>>> say(hand_hit(by="own"))
an effect by you discards from the opposing hand
>>> say(from_engaged())
it came from under the engaged objective
""",
    "What cards give to others, and how they count": """
>>> say(grants(own_unit("Trooper"), discard(THIS), on=strike_resolved("this"), until="engagement"))
each friendly Trooper unit gains “Forced Reaction: this card has resolved its strike: discard this card” until the end of the engagement
>>> say(has_trait("Ewok", who=HOST))
its host gains the Trait Ewok
>>> say(all_gain("blast_damage", 1, unit("Specter"), "game"))
each Specter unit, also one that comes later, gets +1 blast damage until the end of the game
>>> say(has_own_affiliation())
this card counts as of one more affiliation, its own
>>> say(counts_another(own_objective("Hoth")))
you count as having one more friendly Hoth objective
>>> say(counts_another(pieces(zone="hand"), whose="opponent"))
the opponent counts as having one more card in hand
>>> say(rule("few_draws"))
you draw at most 5 cards in your draw phase
>>> say(rule("few_draws", whose="opponent"))
the opponent draws at most 5 cards in their draw phase
>>> say(cannot("be_played", who=unit(zone="hand")))
each unit in hand cannot be played
>>> say(changes_seat("dial", 1, "own"))
your Death Star dial is 1 higher
>>> say(reaction(draw(1), on=hand_hit(by="own")))
Reaction: an effect by you discards from the opposing hand: draw 1
>>> say(reaction(put_into_play(IT), on=rescued(), conditions=from_engaged()))
Reaction: a card is rescued: if it came from under the engaged objective: put that card into play
""",
    "Costs of other cards, and payments during an effect": """
>>> say(if_you_pay(spend(1), deal(1)))
you may do this: pay 1 in resources; if you do: deal 1 damage to the target
>>> say(unless_you_pay(spend_matched(1), destroy(THIS)))
unless you do this: pay 1 in resources with a match, destroy this card
>>> say(next_costs_more(1, enemy_unit(zone="hand"), "phase"))
the opponent's next enemy unit in hand costs 1 more until the end of the phase
>>> say(next_costs_less(1, own_card(zone="hand"), "phase", count="x"))
your next friendly card in hand costs 1 less × X until the end of the phase
>>> say(sacrifice_for(own_unit("Wookiee"), "capacity"))
sacrifice a friendly Wookiee unit; X is its remaining damage capacity
>>> say(sacrifice_for(own_unit(), "cost"))
sacrifice a friendly unit; X is its printed cost
>>> say(used_less(own_objective("Hoth")))
this was used fewer times this turn than there are: friendly Hoth objective
>>> say(refuses_resources("jedi"))
Jedi resources do not pay for this card
>>> say(matched_also_by("scum-and-villainy"))
Scum and Villainy resources match this card, too
""",
    "Strikes, targets and effects that resolve": """
>>> say(interrupt(strikes_instead(), on=striker_chosen(by="own"), targets=target(own_unit(state="ready"))))
Interrupt: a card is chosen by you to strike: target 1 friendly ready unit; the target strikes instead
>>> say(striker_chosen(by="own"))
a card is chosen by you to strike
>>> say(enemy_unit(state="able_to_strike", of="not_it"))
enemy able-to-strike unit other than that card
>>> say(shield_removed(what=unit(), by="own"))
a shield is removed from a unit by you
>>> say(shield_spent(what=unit(), by="own"))
a shield of a unit is used or refreshed away by you
>>> say(ability_resolved(timing="reaction"))
the Reaction ability of a card has been resolved
>>> say(repeat_use())
resolve its effects once more as if they were yours, without costs and with new targets
>>> say(target_resolved("this", by="opponent"))
an effect on this card has been resolved by the opponent
>>> say(damaged_by_icons("this", by="opponent"))
this card is damaged by the opponent with icons
>>> say(focused_by_icons("this", by="opponent"))
focus is placed on this card by the opponent with icons
>>> say(aims_at_one())
it has no other target and captures nothing
>>> say(retarget("own", as_yours=True))
choose a new target instead, as if the effect were yours
>>> say(fits_targets(pieces("event", faction="scum-and-villainy"), HOST))
its host fits every target of: Scum and Villainy event
>>> say(resolve_icons(HOST))
resolve the combat icons of its host once more
>>> say(happened_least(1, "reacted", unit(of="host"), "strike"))
at least 1 using a Reaction this strike: unit that this card is on
>>> say(up_to(9, enemy_unit(state="ready", within_focus=True)))
up to 9: enemy ready unit (as many as the first target has focus)
""",
    "Cards that are set aside, and costs that depend on others": """
>>> say(put_aside(LOOKED, THIS, facedown=True))
put those cards facedown on this card
>>> say(put_aside(IT, THIS))
put that card faceup on this card
>>> say(there_is_no(pieces(of="on_this", zone="set_aside")))
there is no card set aside on this card
>>> say(rule("lends_hand", THIS))
you may use cards set aside on this card like those in hand
>>> say(rule("lends_edge", THIS))
you may place the cards set aside on this card in your edge stack
>>> say(rule("lends_fates", THIS))
in an edge battle, fate cards on this card count as if in your edge stack
>>> say(rule("holds_captives", THIS))
you may put units that you capture from play under this card
>>> say(gains_chosen("unit_damage", "tactics", n=2, who=THIS, repeats=True, until="strike"))
choose 2 of these icons for this card, any of them again: unit damage and tactics until the end of the strike
>>> say(damage_x(own_objective()))
X different cards take 1 damage each: friendly objective
>>> say(extra_resource(pieces(traits="Black Squadron", zone="anywhere"), own_card(traits="Black Squadron")))
each friendly Black Squadron card has 1 resource more, only for: Black Squadron card anywhere
>>> say(discounts_host(1, THIS))
enhancements that you play on this card cost 1 less
>>> say(turn_to_unit(5, 2, 0, 1))
this card becomes a unit with damage capacity 5, unit damage 2, blast damage 0 and tactics 1
>>> say(turn_back())
this card is an enhancement again
>>> say(pilot_always_after(take_control(HOST), on=enters_play("this")))
Pilot, Always, after: this card enters play: take control of its host
""",
    "What an enhancement is attached to": """
>>> say(attaches(objective()))
attach to an objective
>>> say(enhances_area())
put into your play area
>>> say(enters_as_enhancement(own_unit("Fighter")))
may enter as an enhancement on a friendly Fighter unit
>>> say(enhances_dial(10))
enhances the Death Star dial, which you may engage like an enemy objective with damage capacity 10
>>> say(enters_as_enhancement(own_unit("Fighter"), less_by=2))
may enter as an enhancement on a friendly Fighter unit for 2 less
""",
}
