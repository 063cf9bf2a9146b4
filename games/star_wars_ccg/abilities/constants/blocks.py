"""The hundreds in which the other files of this room number what they name.

Everything that one subject adds is numbered within its hundred, whatever its kind: of captives, the op BOUNTY, the event CAPTURED and
the filter IS_ESCORTED are all 1500.  `play/` asks by these bounds which of its rooms carries out an op, tests a filter or counts an amount.
A new number is the next free one of its subject's hundred in the file of its kind.
"""

from __future__ import annotations

from typing import Final

BLOCK: Final = 100  # how many numbers a subject has

# The first number of each subject; its numbers are FIRST <= number < FIRST + BLOCK.  The first two end where the next begins.
# rows: the modules of `abilities/operations/` that declare its words.  ops: the modules of `play/` that carry them out.
# Weapons that stand alone, and Effects that work when they are deployed: rows in combat, draws.destinies; ops in effects.placed.
FIRST_PLACED: Final = 160
# What the sets after Premiere brought: rows in combat, creatures, epics; ops in effects.after_premiere.
FIRST_AFTER_PREMIERE: Final = 180
# Cards that texts fetch from piles, and where and for how much cards are deployed: rows in fetching; ops in fetching.ops.
FIRST_FETCHED: Final = 1000
# Objectives, and what cards forbid: rows in objectives; ops in objectives.faces.
FIRST_GOAL: Final = 1100
# Weapons and hits, crashed vehicles and missing characters: rows in weapons; ops in effects.weapons.
FIRST_OF_WEAPONS: Final = 1200
# Moves, reactions and what bars them: rows in moving; ops in moving.ops.
FIRST_MOVING: Final = 1300
# Destinies that are changed, cards that lie on others, losses, retrievals and politics: rows in fate; ops in effects.fate.
FIRST_FATE: Final = 1400
# Captives: rows in captives; ops in captives.events.
FIRST_CAPTIVE: Final = 1500
# Duels, lightsaber combat, Jedi Tests and Podraces: rows in contests; ops in contests.texts.
FIRST_CONTEST: Final = 1600
# What texts do to shots; creatures and asteroids: rows in combat, creatures; ops in combat.arms.
FIRST_ARMS: Final = 1700
# Limits, and what was already used: rows in rules.limits; ops in limits.ops.
FIRST_LIMIT: Final = 1800
# Texts of other cards that are changed or cancelled: rows in texts.changed, texts.inserted; ops in texts.changed.
FIRST_OF_TEXTS: Final = 1900
# Destinies that are compared and chosen between, and the Podrace: rows in draws.destinies, draws.races; ops in contests.drawing.
FIRST_DRAWS: Final = 2100
# Ways, skills that are gained, hands that are seen, and Effects that wait for a target: rows in travel.ways; ops in moving.ways.
FIRST_OF_WAYS: Final = 2200
# Cards that are shown, shields, and destinies for power or attrition alone: rows in objectives; ops in objectives.aids.
FIRST_BATTLE_AID: Final = 2300
# Sabacc, duels, destinies that are counted one by one, and what is blown away: rows in draws; ops in contests.sabacc_texts.
FIRST_OF_SABACC: Final = 2400
# Announced reactions, and answers of both players: rows in rules.answers, travel.reactions; ops in moving.reactions, answered.texts.
FIRST_ANSWERED: Final = 2500
# Texts that are added to those of other cards, and what follows an Interrupt: rows in texts.amended; ops in texts.amended.
FIRST_CHANGING: Final = 2600
# Followers, storms, squadrons, and who may be where: rows in travel.marches; ops in moving.marches.
FIRST_MARCH: Final = 2700
# Attacks of creatures, the Weather Vane, asteroids, and how weapons reach and repeat: rows in perils; ops in creatures.texts, moving.vane.
FIRST_PERIL: Final = 2800
# Combat cards, cards out of play, characters that cross over, and thefts: rows in rare; ops in texts.rare_ops.
FIRST_RARE: Final = 2900
# Piles and hands, Force that is limited, and what Objectives aim at: rows in piles; ops in piles.ops.
FIRST_OF_PILES: Final = 3000
# Protection, second battles, and places that are held: rows in rules.guards; ops in guarding.ops.
FIRST_GUARD: Final = 3100
# Objectives of virtual sets: rows in objectives; ops in objectives.ops.
FIRST_OF_OBJECTIVES: Final = 3400
# Characters of virtual sets: rows in rules.people; ops in texts.people.
FIRST_OF_PEOPLE: Final = 3600
