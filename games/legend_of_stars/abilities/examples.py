"""Examples of each kind of text and its declaration, as doctests, from which the manual is made."""

from __future__ import annotations

from typing import Final

from games.abilities.authoring.manual import sayer
from games.legend_of_stars.abilities import ops, parts
from games.legend_of_stars.abilities.ops import *  # noqa: F403  the names that cards use
from games.legend_of_stars.abilities.parts import *  # noqa: F403
from games.legend_of_stars.abilities.pieces import *  # noqa: F403
from games.legend_of_stars.abilities.pieces import cards

say: Final = sayer(parts.costs, parts.conditions, parts.targets, parts.limits, parts.events, filters=cards, renderer=ops.RENDERER)

__test__: Final = {
    "When a card works": """
>>> say(effect(destroy(), targets=target(enemy("face_up", cost_most=3))))
Effect: target 1 opposing face-up character of original cost 3 or less; destroy the target
>>> say(constant(strengthen("atk", 100, own("front", attribute="fire"))))
Constant: each own front-row Fire character: ATK +100
>>> say(turned_up(draw(1)))
Turned face-up: draw 1
>>> say(main_action(regain_energies(1), costs=gain_this(), limits=for_player(1, "turn")))
Activate (main phase): gain this card → regain 1 of your energies (once each turn for each player)
>>> say(battle_action(strengthen("def", 300, until="battle"), costs=trash_this(), targets=target(own()), limits=for_this(1, "battle")))
Activate (attack phase): trash this card → target 1 own character; the target: DEF +300 until the end of the battle (once each battle)
>>> say(reaction(draw(1), on=deals_damage("this")))
Trigger: when this card has dealt damage in battle: draw 1
>>> say(reaction(heal(100), on=goes_down(what=own(attribute="light")), conditions=behind()))
Trigger: when a card (own Light character) goes DOWN: if you have less life than the opponent: gain 100 life
""",
    "Players": """
>>> say(draw(2))
draw 2
>>> say(draw(1, whose="each"))
each player draws 1
>>> say(draw(1, per=own(races="Machine")))
draw 1 for each own <Machine> character
>>> say(draw(1, count="energies"))
draw 1 for each of your energies
>>> say(deal(300))
the opponent takes 300 damage
>>> say(deal(200, whose="own"))
you take 200 damage
>>> say(heal(200))
gain 200 life
>>> say(add_energy(1))
put the top 1 of your deck into your energy zone
>>> say(regain_energies(2))
regain 2 of your energies
""",
    "Cards": """
>>> say(destroy())
destroy the target
>>> say(destroy(enemy(atk_most=500)))
destroy each opposing character with ATK 500 or less
>>> say(return_to_hand())
return the target to the owner's hand
>>> say(trash(PICKED))
put the chosen card into the trash
>>> say(take(IT))
take that card into the owner's hand
>>> say(to_energy(PICKED))
put the chosen card into the energy zone
>>> say(put_under(PICKED))
put the chosen card under the deck
>>> say(regain(THIS))
regain this card
>>> say(gain())
gain the target
>>> say(turn_up())
turn the target face-up
>>> say(turn_down())
turn the target face-down
>>> say(turn_to("defence_right"))
turn the target to defence position, right
>>> say(move("front", THIS))
move this card to the front row
""",
    "Choices": """
>>> say(may(draw(1)))
you may draw 1
>>> say(choose([move("left")], [move("right")]))
move the target one lane to its player's left or move the target one lane to its player's right
>>> say(if_(behind(), draw(1)))
if you have less life than the opponent: draw 1
>>> say(if_it_did(draw(1)))
if that happened: draw 1
>>> say(pick(1, cards(zone="hand", whose="own")))
choose 1: own card in hand
>>> say(pick(2, cards(zone="trash", whose="own"), up_to=True))
choose up to 2: own card in the trash
>>> say(pick(1, cards(zone="hand", whose="opponent"), whose="opponent"))
the opponent chooses 1: opposing card in hand
>>> say(pick(None, cards(zone="deck", of="looked")))
choose any number: card in the deck among them
>>> say(pick_at_random(1, cards(zone="hand", whose="opponent")))
choose 1 at random: opposing card in hand
>>> say(look(3))
look at the top 3 of your deck
>>> say(look(1, revealed=True))
look at the top 1 of your deck, revealed
""",
    "Numbers and rules": """
>>> say(strengthen("atk", "def", 200, until="battle"))
the target: ATK and DEF +200 until the end of the battle
>>> say(strengthen("atk", 100, THIS, per=own(attribute="wood", other=True)))
this card: ATK +100 for each other own Wood character
>>> say(weaken("atk", 200, enemy("same_lane"), until="turn"))
each opposing same-lane character: ATK −200 until the end of the turn
>>> say(weaken("cost", 1, cards("character", zone="hand", whose="own", races="Dragon")))
each own <Dragon> character in hand: energy cost −1
>>> say(set_to("atk", 500, enemy("same_lane", "face_up")))
each opposing same-lane, face-up character: ATK is 500
>>> say(cannot("attack", until="turn"))
the target cannot attack until the end of the turn
>>> say(cannot("be_destroyed", who=THIS))
this card cannot be destroyed
>>> say(lets("move_at_once", who=THIS))
this card may move in the turn in which it was placed or turned face-up
>>> say(lets("attack_twice", until="turn"))
the target may attack twice in an attack phase until the end of the turn
>>> say(gains("sky", until="turn"))
the target gains Sky until the end of the turn
""",
    "Which cards": """
>>> say(own())
own character
>>> say(enemy("front", "defence_position"))
opposing front-row, defence-position character
>>> say(cards("support", state="regained", whose="opponent"))
opposing regained support
>>> say(character("attacking"))
attacking character
>>> say(own(races=["Beast", "Dragon"], other=True))
other own <Beast or Dragon> character
>>> say(own(speed_least=8))
own character of original speed 8 or more
>>> say(enemy(keyword="sky"))
opposing character with Sky
""",
    "Events": """
>>> say(enters("this"))
when this card enters play face-up
>>> say(enters(what=own(attribute="fire"), by="own"))
when a card (own Fire character) enters play face-up (yours)
>>> say(attacks("this"))
when this card attacks
>>> say(deals_damage("this"))
when this card has dealt damage in battle
>>> say(goes_down(what=enemy()))
when a card (opposing character) goes DOWN
>>> say(destroyed("this"))
when this card is destroyed
>>> say(effect_played(by="opponent"))
after an effect card is used (the opponent's)
>>> say(turn_begins(by="own"))
at the start of a turn (yours)
>>> say(turn_ends(by="own"))
at the end of a turn (yours)
""",
    "Costs": """
>>> say(energy(1))
gain 1 energy
>>> say(life(200))
lose 200 life
>>> say(gain_this())
gain this card
>>> say(trash_this())
trash this card
""",
    "Conditions": """
>>> say(your_turn())
it is your turn
>>> say(opponents_turn())
it is the opponent's turn
>>> say(behind())
you have less life than the opponent
>>> say(life_most(1000))
you have 1000 life or less
>>> say(energies_least(5))
you have 5 or more energies
>>> say(there_are(2, own(attribute="light", other=True)))
there are 2 or more of: other own Light character
>>> say(there_is_no(enemy()))
there is no opposing character
""",
    "Targets and limits": """
>>> say(target(enemy("face_up")))
1 opposing face-up character
>>> say(up_to_targets(2, own()))
up to 2: own character
>>> say(target(own(), by_opponent=True))
1 own character (the opponent chooses)
>>> say(for_this(1, "turn"))
once each turn
>>> say(for_player(1, "battle"))
once each battle for each player
>>> say(for_both(1, "turn"))
once each turn for both players together
""",
}
