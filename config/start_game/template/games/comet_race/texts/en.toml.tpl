# The texts of Comet Race in English.  Placeholders such as {found} stand for values; every language uses the same ones.

# The name of the game.
[game]
name = "Comet Race"

# Printed facts, as search, tables and the card page call them.
[fields]
cost = "Cost"
speed = "Speed"
draws = "Cards drawn"
energy = "Energy gained"

[card_types]
ship = "Ship"
crew = "Crew"

# Headings of a deck list.
[groups]
ship = "Ships"
crew = "Crew"

[formats]
standard = "Standard"

[formats_help]
standard = "20 to 30 cards, at most 3 copies of a card."

[zones]
main = "Deck"

# Lists that come with the game.
[lists]
fleet = "Every card twice"

# Problems of a deck.
[problems]
too_few_cards = "A deck has at least {allowed} cards; this one has {found}."
too_many_cards = "A deck has at most {allowed} cards; this one has {found}."
too_many_copies = "A deck has at most {allowed} copies of {name}; this one has {found}."
too_few_to_deal = "The opening hand needs {allowed} cards; the deck has {found}."

[charts]
cost = "Cards by cost"

# When an ability works, and its effects.
[slots]
played = "When played"

[abilities]
draws = "Draw {amount}."
energy = "Gain {amount} energy."

[piles]
deck = "Deck"
hand = "Hand"
deck_note = "The opening hand and one card each turn; cards drawn by abilities are not counted."

[options]
goal = "Lanes to win"
turn_limit = "Maximum number of turns"

[policies]
default = "Default"
random = "Any legal option at random"

# The description of a run in its report: the policy, then the opponent.
[policy_text]
default = "Plays the most expensive card it can pay for until it can play no more."
random = "Takes any legal option, each equally likely."
opponent = "There is no opponent; the race is won at {goal} lanes and lost after turn {turn_limit}."

[metrics]
won = "Won"
turn_limit = "Out of turns"
clock = "Deciding turn"
clock_won = "Winning turn"
lanes = "Lanes"
hand = "Cards in hand"
drawn = "Drawn"
played = "Played"

[units]
turn = "turn"

[blank]
text = "A blank is a ship with speed 0 that costs 0."
name = "a blank"

# Exact odds of the opening hand.
[odds]
cheap = "A card of cost 1 in the opening hand"

# Lines of a replay.  {card} is the name of a card, {amount} a number.
[phases]
setup = "setup"
main = "main phase"
end = "end of the race"

[steps]
hand_drawn = "Draws {amount} cards."
turn_began = "Turn {turn} begins with {amount} energy."
played = "Plays {card}."
moved = "Moves ahead to lane {amount}."
drawn = "Draws {amount}."
energy = "Gains {amount} energy."
won = "Wins the race."
lost = "Runs out of turns."
choice = "Chooses what to play."
option_play = "play {card}"
option_pass = "end the turn"

# Pages: the kinds of products, and the parts of a replay's board.
[pages.products]
"sample set" = "sample set"

[pages.board]
energy = "energy"
lanes = "lanes"
hand = "hand"
in_play = "in play"
deck = "deck"
