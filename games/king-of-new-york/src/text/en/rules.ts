import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Components and information',
    rules: {
      'KNY-1':
        '2 to 6 players, one Monster each. The six Monsters (Captain Fish, Drakonis, Kong, Mantis, Rob, Sheriff) differ in looks only.',
      'KNY-2': 'There are 8 dice, 6 black and 2 green, all alike: each of the six symbols is on each die exactly once.',
      'KNY-3':
        'You roll the 6 black dice. Extra Head and Natural Selection add a green die each, so you roll 6, 7 or 8 dice.',
      'KNY-4':
        'There are five boroughs: Manhattan and the four outer boroughs Bronx, Queens, Brooklyn and Staten Island. Which boroughs are neighbours does not matter: every other borough is one move away.',
      'KNY-5':
        'Manhattan is one borough with three zones, lowest first: Lower, Midtown, Upper. Each zone has a 2-4 space and a 5-6 space; the 5-6 spaces are used only in the advanced variant (KNY-148).',
      'KNY-6':
        'An outer borough holds at most 2 Monsters, Manhattan as a whole at most 1 (2 in the advanced variant). No move, flight or placement may exceed this.',
      'KNY-7':
        'There are 45 two-sided tiles, a Building with a Unit on its back. Durability 1: 22 High-rises (reward 1★); durability 2: 8 High-rises (2★), 3 Hospitals (2♥), 3 Power plants (2⚡); durability 3: 3 High-rises (3★), 3 Hospitals (3♥), 3 Power plants (3⚡). The Units: Infantry has durability 2 and reward 1♥, a Jet 3 and 2⚡, a Tank 4 and 3★.',
      'KNY-8':
        'A Building of durability 1 always has Infantry (durability 2) on its back, one of durability 2 a Jet (3), one of durability 3 a Tank (4). In all there are 22 Infantry, 14 Jets and 9 Tanks.',
      'KNY-9':
        'The deck has 64 different cards: 46 KEEP cards stay with their owner, 18 DISCARD cards take effect once and then go to the discard pile.',
      'KNY-10':
        '2 special cards lie outside the deck: Superstar and Statue of Liberty. They are never bought, never discarded and are not KEEP cards.',
      'KNY-11':
        'The supply holds 13 Web tokens, 13 Jinx tokens (given out by Curse), 5 Souvenirs and 15 Carapace tokens. When a kind has run out, no more of it are given; if several Monsters are due the last ones, they go out clockwise, beginning with the player whose turn it is.',
      'KNY-12': 'The supply of energy never runs out.',
      'KNY-13':
        'Your ★ stay between 0 and 20: what you would score above 20 or lose below 0 is ignored. Your ♥ stay between 0 and your life maximum (10, or 12 with Carapace). ⚡ have no upper limit and never go below 0.',
      'KNY-14':
        'Nobody sees the order of the deck or the tiles below the top one of a stack. Everything else is open to all: ★, ♥, ⚡, cards, tokens, discard pile, card bank, number of cards in the deck, heights of the stacks, Units and dice.',
      'KNY-15':
        'Only this is left to chance, and it is drawn for you: shuffling the tiles and the deck, also the new deck from the discard pile, the dice for the first player, every roll and reroll, and the die of Antimatter Pellets.',
    },
  },
  {
    title: 'Set-up',
    rules: {
      'KNY-16':
        'Seats are fixed, in clockwise order. In the order of seats each player picks a Monster nobody else has.',
      'KNY-17': 'Every Monster starts with 10♥, 0★ and 0⚡, without cards and tokens.',
      'KNY-18':
        'The 45 tiles are shuffled and form 15 stacks of 3, Building sides up; 3 stacks go to each of the five boroughs (3 to Manhattan as a whole). Only the top Building of a stack is known, and there are no Units at the start.',
      'KNY-19':
        'The 64 cards are shuffled into a face-down deck; 3 of them are turned up as the card bank. The discard pile is empty.',
      'KNY-20': 'Superstar and Statue of Liberty lie beside the board and belong to nobody.',
      'KNY-21':
        'To see who begins, everybody rolls the 6 black dice; the most Attack begins. Those tied for the most roll again among themselves until one is left. Nobody has anything to decide.',
      'KNY-22':
        'Beginning with the first player and going clockwise, each player puts the Monster into an outer borough with fewer than 2 Monsters. Manhattan is not allowed and starts empty.',
      'KNY-23':
        'With 5 or 6 players you may switch on the option “Advanced variant: two Monsters in Manhattan” before the game; otherwise it is off. It does not exist for 2 to 4 players.',
    },
  },
  {
    title: 'A turn as a whole',
    rules: {
      'KNY-24': 'The steps of a turn always come in this order: 0 income, 1 Roll, 2 Resolve, 3 Move, 4 Buy, 5 End.',
      'KNY-25': 'After a turn, the next Monster clockwise that is still in the game has its turn.',
      'KNY-26':
        'Whatever counts “this turn” starts anew with every turn, extra turns included: Units revealed, Jets and Tanks destroyed, damage dealt to each Monster, ⚡ gained by each Monster, entering Manhattan with what it brings (KNY-123), the use of Leveler.',
      'KNY-27':
        'Extra turns come from Terminal Rage, Subway and Climb the Empire State Building. First the current turn is finished as usual, with the check of Natural Selection and the check for a winner; then a complete new turn is played from step 0 on.',
      'KNY-28':
        'Extra turns wait in one queue and are played in the order in which they came, each after the turn before it. When none is left, play goes on clockwise from the player who had the last normal turn. Extra turns of an eliminated Monster are dropped.',
      'KNY-29':
        'If you are eliminated in your own turn, the turn is over at once: unresolved symbols and the remaining steps are lost. Only the blow in progress (KNY-115) is finished for everybody.',
      'KNY-30':
        'If several players have to decide at the same moment, they do so one after the other, clockwise from the player whose turn it is. Each sees the earlier answers.',
      'KNY-31':
        'If only one answer is possible, it may be given for you, unless a free action (KNY-32) is possible beside it.',
      'KNY-32':
        'There are two free actions: discarding Carapace (KNY-162) beside any decision of yours in your own turn, and moving in a Subway turn beside the decisions of KNY-221. Apart from these moments only KNY-118 lets you discard Carapace. A free action never interrupts a blow or a purchase.',
    },
  },
  {
    title: 'Step 0: income',
    rules: {
      'KNY-33':
        'If you begin your turn in Manhattan, your zone pays automatically: Lower 1★ and 1⚡, Midtown 2★ and 1⚡, Upper 2★ and 2⚡.',
      'KNY-34':
        'Then the cards that work at the start of a turn do so by themselves, in this order: Broadway Star, Ego Trip, King of Queens, Regeneration.',
      'KNY-35': 'Reaching 20★ here does not end the game; see KNY-142.',
      'KNY-36': 'After the income and before the first roll the owner of Super Speed may move (KNY-193).',
    },
  },
  {
    title: 'Step 1: rolling',
    rules: {
      'KNY-37': 'You may roll up to three times: a first roll with all your dice, then up to 2 rerolls.',
      'KNY-38':
        'After each roll with a reroll left you stop or reroll one or more dice of your choice, also those you kept before. All dice of one reroll are thrown together.',
      'KNY-39': 'You have 2 rerolls, 1 fewer for each Web token on you, at least 0. The first roll always takes place.',
      'KNY-40':
        'Your dice are counted at your first roll. A card for an extra die that you get or lose later matters from the next turn on.',
      'KNY-41': 'With Terminal Rage your dice that show Attack are locked: you cannot reroll them.',
      'KNY-42':
        'With Jinx tokens, a reroll that contains Ouch! dice costs you 1⚡ per token, paid to the supply before the throw: once per reroll, however many Ouch! dice are in it. If you cannot pay it (also not in ♥ with Of Another World), your Ouch! dice are locked.',
      'KNY-43':
        'While another Monster in the game owns Jinx Aura you cannot stop early: you must make all your rerolls, with at least one die each. You still pick the dice.',
      'KNY-44':
        'Locked dice are never forced on you, nor is a fee: if every die is locked or could be rerolled only for the Jinx fee, you may stop in spite of Jinx Aura. If every die is locked, rolling ends by itself, unless a free action is possible (KNY-32).',
      'KNY-45': 'The dice stay on the table as they fell until the turn is over; Natural Selection needs them.',
    },
  },
  {
    title: 'After the last roll',
    rules: {
      'KNY-46': 'First, Chameleon: its owner may change dice (KNY-163).',
      'KNY-47': 'Second, Climb the Empire State Building looks at the dice (KNY-165).',
      'KNY-48':
        'Third, symbols that cards must add: Stomp 1 Destruction; Fury 1 Destruction and 1 Energy if 3 or more Units are in your borough now; Towering Titan 2 Attack.',
      'KNY-49': 'Fourth, Hailing Cabs: its owner says yes or no (KNY-173).',
      'KNY-50': 'Fifth, Painbow counts the Destruction in the result so far and adds Attack or wins (KNY-182).',
      'KNY-51':
        'Sixth, changing symbols: first Universal Soldier, then Artificial Heart, each once. Symbols added by cards may be changed too, and Heal made by Universal Soldier may go on to become Energy.',
      'KNY-52':
        'Symbols added by cards count exactly like rolled ones and must be resolved even if that hurts. They are not dice: Chameleon cannot change them, and Climb the Empire State Building ignores them.',
    },
  },
  {
    title: 'Step 2: resolving symbols',
    rules: {
      'KNY-53':
        'You pick the order of the kinds of symbols freely, one after another. A kind is finished completely before the next one starts.',
      'KNY-54': 'Every kind with at least one symbol must be resolved, also when it does nothing or harm.',
      'KNY-55':
        'Place, life, Units and cards count as they are when the kind is resolved, not as they were when the dice fell.',
      'KNY-56':
        'Symbols of one kind may be split over its uses: Attack between attacking and removing your Web tokens, Heal between healing and removing your Jinx tokens, Destruction over several Buildings and Units.',
    },
  },
  {
    title: 'Energy and Heal',
    rules: {
      'KNY-57': 'Each Energy gives you 1⚡ from the supply.',
      'KNY-58': 'Each Heal heals 1♥, up to your life maximum; the rest is lost.',
      'KNY-59':
        'In Manhattan Heal does not heal. Its other uses work there too: Jinx tokens, Universal Soldier, Artificial Heart.',
      'KNY-60': 'Healing that does not come from Heal symbols works in Manhattan: cards, Infantry and also Hospitals.',
      'KNY-61':
        'With Jinx tokens you decide when resolving Heal how many Heal each remove one Jinx token instead of healing: from none to as many as you have of both. This works in every borough.',
    },
  },
  {
    title: 'Attack',
    rules: {
      'KNY-62':
        'All Attack you use for attacking in a turn, at least one, form one single attack. Attack spent on Web tokens or turned into Heal is not part of it, Attack added by cards is. Without an attack, cards that speak of attacking do nothing.',
      'KNY-63':
        'With Web tokens you first decide how many Attack each remove one of them: from none to as many as you have of both. All other Attack must be used for the attack; if none is left, there is no attack.',
      'KNY-64': 'From Manhattan your attack hits every Monster outside Manhattan.',
      'KNY-65':
        'From outside your attack hits every Monster in Manhattan (one; up to two in the advanced variant). If nobody is there, it hits nobody, except targets of Fireball.',
      'KNY-66':
        'Who is hit depends on where you stand when you resolve Attack; a move by Super Speed or Subway made before counts.',
      'KNY-67': 'With Fireball every other Monster in your own borough is a target too.',
      'KNY-68':
        'Damage to each target: the Attack used, doubled with Shadow Double, then +1 if Tesla Antennae works against this target. If the target’s die of Antimatter Pellets shows Ouch!, the whole is doubled at the end.',
      'KNY-69':
        'Tesla Antennae works against a target that has more ♥ than you when the attack starts, before any reaction.',
      'KNY-70':
        'Order of an attack: 1 the targets; 2 the dice of Antimatter Pellets, clockwise from you, then the amounts; 3 one blow to all targets together (KNY-117); 4 Drain and Trash Thrower; 5 decisions to flee; 6 you take a vacated place.',
      'KNY-71': 'Every target counts as attacked even if its damage was reduced to 0.',
      'KNY-72':
        'These cards work only with an attack: Fireball, Tesla Antennae, Antimatter Pellets, Shadow Double, Drain, Trash Thrower.',
      'KNY-73':
        'Curse, Webspinner and Photo Op count the damage you deal: all damage to other Monsters from your attack (Fireball targets included), your Violent Star or your General Ellis. Damage by Units is nobody’s damage, and damage to yourself never counts.',
      'KNY-74':
        'These are not attacks and never let anybody flee: Violent Star, General Ellis, shooting Units, Air Force One, Power Substation, Subterranean Cable.',
    },
  },
  {
    title: 'Fleeing from Manhattan',
    rules: {
      'KNY-75':
        'If another Monster has just attacked you in Manhattan and you are still in the game, you decide: stay, or flee to an outer borough with fewer than 2 Monsters. Nobody can force your answer.',
      'KNY-76':
        'You decide after the damage and after Drain and Trash Thrower. Free places are counted while the attacker is still in the old borough; you may go there if only the attacker is in it. There is always a free place.',
      'KNY-77': 'Fleeing does not undo the damage.',
      'KNY-78':
        'As soon as the flight and its arrival effects (KNY-124) are done, the attacker, if outside, must enter Manhattan: Lower zone, 1★ and whatever else entering brings. There is no choice and no fee.',
      'KNY-79':
        'The attacker resolves the remaining symbols in Manhattan then: Heal does not heal, and Ouch! and Destruction concern Manhattan.',
      'KNY-80': 'If nobody flees, the attacker stays where it is.',
      'KNY-81':
        'If the attack eliminates the Monster in Manhattan, the attacker does not enter now but in the Move step (KNY-125).',
      'KNY-82':
        'Fleeing from an attack is the only way out of Manhattan, apart from a Subway turn and the closing of the 5-6 spaces.',
      'KNY-83': 'Attacked anywhere else, you have nothing to decide.',
    },
  },
  {
    title: 'Destruction',
    rules: {
      'KNY-84':
        'You destroy one Building or Unit after another, each for exactly as many Destruction as its durability. Damaging a part is impossible, and Destruction cannot be saved for later.',
      'KNY-85':
        'You may destroy the visible Building of every stack and every Unit in your own borough; in Manhattan those of the whole borough, whatever your zone.',
      'KNY-86':
        'You get the reward at once: ★, ⚡ or ♥ as printed. Then come the bonuses of Hunter, Leveler, Sharp Shooter and Trophy Hunter.',
      'KNY-87':
        'A destroyed Building is turned over and stays in the same borough as a Unit. The next Building of the stack is visible at once, and you may destroy it with the Destruction you have left.',
      'KNY-88': 'A destroyed Unit leaves the game.',
      'KNY-89':
        'A Unit revealed this turn cannot be destroyed this turn, even if it is moved. That ends with the turn, so an extra turn may destroy it.',
      'KNY-90':
        'A Unit revealed this turn does shoot if Ouch! is resolved later in the turn, and it counts for everything else.',
      'KNY-91':
        'Destruction must be used: you may stop only when nothing you can destroy in your borough costs as much as you have left, or less. What you pick is free, even if Destruction is wasted; what fits nothing is lost.',
      'KNY-92':
        'What Seismic Ray and Sharp Shooter let you reach elsewhere only widens your choice; you never have to destroy it.',
      'KNY-93':
        'With Can Opener you need only 3 Destruction for a Tank, with Long Neck only 2 for a Jet. The reward stays the same.',
    },
  },
  {
    title: 'Celebrity and Superstar',
    rules: {
      'KNY-94':
        'With fewer than 3 Celebrity and without Superstar, Celebrity does nothing (except for Personal Spotlight).',
      'KNY-95':
        'With 3 or more Celebrity, if you do not hold Superstar, you must take it from its holder or from beside the board. You score 1★ and 1★ more for each Celebrity beyond the third: for 3, 4, 5, 6, 7 or 8 symbols 1, 2, 3, 4, 5 or 6★.',
      'KNY-96': 'If you held Superstar before, each Celebrity you roll scores 1★, from the first one on.',
      'KNY-97':
        'In the turn in which you take Superstar only KNY-95 scores. A holder never takes it again and never gets the bonus for taking it.',
      'KNY-98': 'If the holder owns Diva, you need 4 Celebrity to take Superstar; with exactly 3 you get nothing.',
      'KNY-99':
        'Order: the card changes hands, ★ of KNY-95, Broadway Star and Ego Trip, damage of Violent Star, Personal Spotlight.',
      'KNY-100': 'Losing Superstar costs no ★.',
    },
  },
  {
    title: 'Ouch! and the Statue of Liberty',
    rules: {
      'KNY-101':
        'Units shoot only when Ouch! is resolved or Air Force One is bought. A Monster takes 1 damage for each Unit in its borough, whatever its kind; no Units, no damage.',
      'KNY-102': 'Exactly 1 Ouch!: the Units in your borough hit only you.',
      'KNY-103': 'Exactly 2 Ouch!: the Units in your borough hit every Monster there, you included.',
      'KNY-104':
        '3 or more Ouch!: all Units in all five boroughs hit every Monster in their own borough, you included. More than 3 changes nothing.',
      'KNY-105': 'In Manhattan the Units of all zones hit the Monster there, whatever its zone.',
      'KNY-106':
        'With 3 or more Ouch! you also take the Statue of Liberty if you do not hold it, and score 3★; a Monster it is taken from loses 3★.',
      'KNY-107': 'If you hold the Statue of Liberty already, another 3 Ouch! bring nothing more.',
      'KNY-108':
        'Order: Carapace tokens, the damage by Units as one blow, the Statue of Liberty. A Monster eliminated by that damage does not take the Statue.',
      'KNY-109':
        'Shooting Units are not an attack: nobody may flee and Drain does not work. It is damage, though: Phoenix Blood works.',
      'KNY-110':
        'Bulletproof lowers the damage you take when Units shoot by 1 in total, not per Unit, to no less than 0.',
      'KNY-111':
        'Units are counted when Ouch! is resolved; resolving Destruction before can raise or lower their number.',
    },
  },
  {
    title: 'Damage, life, elimination',
    rules: {
      'KNY-112': '1 damage costs 1♥. Your life never shows less than 0.',
      'KNY-113': 'A Monster at 0♥ is eliminated.',
      'KNY-114': 'The life maximum is 10; Carapace makes it 12 for its owner.',
      'KNY-115':
        'One blow = one cause that deals damage to one or more Monsters at once: one attack, one shooting of Units, one hit of Violent Star, one General Ellis, one Air Force One, or one card that damages its buyer.',
      'KNY-116': 'Phoenix Blood, Curse, Webspinner and Bulletproof count once per blow and Monster, not per damage.',
      'KNY-117':
        'Order of a blow: 1 the amounts are fixed; 2 reactions (KNY-118, KNY-119), clockwise from the player whose turn it is; 3 all lose their ♥ at the same time; 4 all eliminations at the same time; 5 for survivors that took damage Phoenix Blood, then the Jinx token of Curse, then the Web token of Webspinner.',
      'KNY-118':
        'If you have Carapace with at least 1 token and are about to take damage, you may discard the card to heal first.',
      'KNY-119':
        'With Of Another World you may lose ⚡ instead of ♥ when damage is due, 1 for 1, from none to all the damage as far as your ⚡ last. The whole damage still counts as taken and dealt. This comes after Carapace.',
      'KNY-120': '♥ paid with Of Another World and ♥ cut by a lower life maximum are not damage.',
      'KNY-121':
        'An eliminated Monster leaves the board: its KEEP cards go to the discard pile, its ⚡, tokens and Souvenirs to the supply, Superstar and Statue of Liberty beside the board without any change of ★; its claims and waiting extra turns are lost. Web and Jinx tokens on other Monsters stay.',
    },
  },
  {
    title: 'Entering Manhattan and changing borough',
    rules: {
      'KNY-122':
        'Entering Manhattan means coming to it from an outer borough in any way. You always come to the Lower zone and score 1★. Going from zone to zone is not entering.',
      'KNY-123':
        'The ★ for entering and Chinatown Regular work at most once per Monster and turn: the first time it enters, whether it owned the card then or not. An extra turn is a turn of its own (KNY-26).',
      'KNY-124':
        'Arrival effects, after any change of borough, in this order: the ★ for entering, Chinatown Regular, Tourist, Stink Attack.',
    },
  },
  {
    title: 'Step 3: Move',
    rules: {
      'KNY-125': 'If you are outside and nobody is in Manhattan, you must enter Manhattan.',
      'KNY-126':
        'If you are outside and Manhattan is occupied, you may move to another outer borough with fewer than 2 Monsters, or stay; you cannot enter Manhattan. In the advanced variant it is occupied only with two Monsters (KNY-151).',
      'KNY-127':
        'If you are in Manhattan and did not enter it this turn, you must go one zone up: Lower to Midtown, Midtown to Upper. In Upper you stay.',
      'KNY-128':
        'If you entered Manhattan this turn, in any way, you stay in your zone. If you have left it again since (Subway move, closed 5-6 space), KNY-125 or KNY-126 applies. The short summary in the printed rulebook, taken by the letter, would send you one zone up at once; the house rule “Up at once” plays it so.',
      'KNY-129': 'The Move step never lets you leave Manhattan.',
      'KNY-130':
        'Voluntary moves, which New York Marathon charges for: changing outer borough in the Move step, fleeing, Subway moves. Compulsory and free: entering empty Manhattan in the Move step, going a zone up, taking a vacated place, leaving a closed 5-6 space. Super Speed is free as well.',
    },
  },
  {
    title: 'Step 4: buying cards',
    rules: {
      'KNY-131':
        'In your turn you may buy a card from the bank or sweep the bank as often as you like and can pay, in any order, or finish. Nobody else can buy now.',
      'KNY-132':
        'The price is the printed cost, 1⚡ less if the card names the borough you are in, at least 0. Manhattan counts in every zone.',
      'KNY-133':
        'You may buy Air Force One only if you destroyed a Jet this turn, and General Ellis only if you destroyed a Tank this turn.',
      'KNY-134':
        'Order of a purchase: pay to the supply; the card leaves the bank; a KEEP card is laid before you and does what it does when bought, a DISCARD card takes effect and goes to the discard pile; then the bank is refilled from the deck. A purchase with Scavenger has no refill.',
      'KNY-135': 'A KEEP card works from then on to the end of the game or until it is discarded.',
      'KNY-136':
        'To sweep the bank pay 2⚡: all its cards go to the discard pile and 3 new ones are turned up. You may do so again.',
      'KNY-137':
        'New cards are turned up one at a time, the first empty place of the bank first. A claim by Columbia University takes the first KEEP card that appears (KNY-206).',
      'KNY-138':
        'When the deck is empty, the discard pile is shuffled into a new deck, even in the middle of a refill or sweep. If there are still too few cards, the bank stays short.',
      'KNY-139': 'If a purchase eliminates the buyer, the bank is refilled and the turn ends.',
      'KNY-140':
        'With Of Another World you may pay any ⚡ (price, sweep, Jinx fee, Marathon fee, Seismic Ray fee) partly or wholly in ♥, 1 for 1, keeping at least 1♥. What Drain and Power Tap take is not a payment.',
    },
  },
  {
    title: 'Step 5: end of turn, winning, draw',
    rules: {
      'KNY-141':
        'Order at the end of a turn: 1 Natural Selection is checked; 2 revealed Units may be destroyed from now on; 3 it is checked who wins; 4 the next turn.',
      'KNY-142':
        'You win at the end of your own turn if you are still in the game and have 20★. You never win in the middle of a turn and never in another player’s turn.',
      'KNY-143': 'Reaching 20★ and being eliminated in the same turn is no win; the game goes on.',
      'KNY-144':
        'If you are the only Monster left, you win at the end of the turn. In your own turn you must first resolve all your open symbols; steps 3 and 4 are skipped or cut short, and Natural Selection is still checked.',
      'KNY-145': 'If the Monster whose turn it is is eliminated and exactly one other is left, that one wins at once.',
      'KNY-146': 'If no Monster is left, the game is a draw, shared by the Monsters eliminated in that last turn.',
      'KNY-147': 'Only the win by Painbow is immediate; it is the one exception to KNY-142.',
    },
  },
  {
    title: 'Advanced variant for 5 and 6 players',
    rules: {
      'KNY-148':
        'Up to 2 Monsters may be in Manhattan, and what concerns the Monster in Manhattan concerns both. Their attacks do not hit each other (except by Fireball) but all Monsters outside; attacks from outside hit both.',
      'KNY-149':
        'If nobody is in Manhattan, you enter on the 2-4 space of the Lower zone; if one Monster is there, on the 5-6 space of the Lower zone, whatever the zone of the first. Both tracks pay the same income.',
      'KNY-150': 'In the Move step a Monster in Manhattan goes one zone up on its own track.',
      'KNY-151':
        'While fewer than 2 Monsters are in Manhattan, you must enter it from outside in your Move step, also without having attacked. If you attack, you deal the damage from outside first.',
      'KNY-152':
        'When both may flee, the Monster on the 2-4 track answers first, with the borough, then the one on 5-6. If the first flees and the other stays, the other moves to the 2-4 space of its own zone.',
      'KNY-153':
        'After both have answered, if at least one flees, the attacker, if outside, enters once: on 2-4 Lower if Manhattan is empty by then, otherwise on 5-6 Lower. If both flee, the second place stays free until somebody’s Move step.',
      'KNY-154':
        'If the Monster on the 2-4 track is eliminated, the one on 5-6 moves to the 2-4 space of its own zone. The same happens when the 2-4 Monster leaves by a Subway move, so 5-6 is never occupied while 2-4 is free.',
      'KNY-155':
        'As soon as fewer than 5 Monsters are left, the 5-6 spaces are closed for good. If two Monsters are in Manhattan then, the one on 5-6 must go, free of charge, to an outer borough of its choice with fewer than 2 Monsters.',
      'KNY-156':
        'KNY-154 and KNY-155 are carried out right after the eliminations of a blow, before any decision to flee, and likewise after a loss by Natural Selection. A Monster sent away like this does not decide about fleeing and leaves no place for the attacker to take.',
    },
  },
  {
    title: 'KEEP cards',
    rules: {
      'KNY-157':
        'Antimatter Pellets (4⚡): one black die is rolled for each target of your attack; its face has no other effect than that of KNY-68.',
      'KNY-158':
        'Artificial Heart (4⚡): at the moment of KNY-51 turn any number of Heal into Energy, in Manhattan too (KNY-59).',
      'KNY-159':
        'Broadway Star (5⚡): score 1★ each time you take Superstar, and 1★ at the start of each turn you begin holding it.',
      'KNY-160':
        'Bulletproof (4⚡): works as in KNY-110, also when another player’s Ouch! hits you, but not against Air Force One.',
      'KNY-161': 'Can Opener (4⚡): a Tank takes only 3 Destruction (KNY-93).',
      'KNY-162':
        'Carapace (3⚡): your maximum is 12♥, and when you resolve Ouch!, the card gets 1 token per Ouch! before the Units shoot. Whenever it leaves you, the maximum is 10 again, life above 10 drops to 10 and the tokens go back to the supply. If you discard it yourself (free action with 1 or more tokens, or KNY-118), you then heal 1♥ per token it had, in Manhattan too.',
      'KNY-163':
        'Chameleon (4⚡): once, right after your last roll, throw away any number of Celebrity dice and for each of them turn one other die to a face of your choice, each die once. A die thrown away is out of the result and cannot be turned: it does not count for Superstar, Natural Selection or Climb the Empire State Building.',
      'KNY-164':
        'Chinatown Regular (3⚡): heal 2♥ when you enter Manhattan (KNY-122, KNY-123), also when you take a vacated place.',
      'KNY-165':
        'Climb the Empire State Building (3⚡): if you are in Manhattan at that moment (KNY-47) and your dice show all six symbols, you automatically score 2★ and get an extra turn.',
      'KNY-166':
        'Curse (4⚡): each other Monster that survives damage of a blow of yours gets 1 Jinx token. What the tokens do: KNY-42, KNY-61. They stay if Curse leaves the game.',
      'KNY-167': 'Diva (5⚡): works only while you hold Superstar (KNY-98).',
      'KNY-168':
        'Drain (4⚡): after the damage of an attack that hit you and that you survived, the attacker gives you 2⚡, or all it has if that is less. Once per attack, before the decision to flee.',
      'KNY-169': 'Ego Trip (3⚡): like Broadway Star (KNY-159), with 1⚡ instead of 1★.',
      'KNY-170': 'Extra Head (7⚡): one more die, from your next first roll on (KNY-40).',
      'KNY-171':
        'Fireball (4⚡): works with every attack, also if Manhattan is empty, with the same damage (KNY-68) for all targets. Targets outside Manhattan cannot flee.',
      'KNY-172':
        'Fury (4⚡): works as in KNY-48; Units of all zones of Manhattan count together, and Units revealed this turn count too.',
      'KNY-173':
        'Hailing Cabs (5⚡): if you use it, add 2 Destruction, and all your Destruction this turn can destroy Units only, also where KNY-91 makes you go on. You may use it without any rolled Destruction.',
      'KNY-174': 'Hunter (5⚡): each Infantry you destroy heals 1♥ in addition to its reward of 1♥.',
      'KNY-175': 'Jinx Aura (4⚡): works as in KNY-43 and KNY-44; it does not bind its owner.',
      'KNY-176': 'King of Queens (5⚡): gain 1⚡ and heal 1♥ if you begin your turn in Queens.',
      'KNY-177':
        'Leveler (5⚡): score 1★ at the first Building you destroy in a turn, in whatever borough; once per turn.',
      'KNY-178': 'Long Neck (3⚡): a Jet takes only 2 Destruction (KNY-93).',
      'KNY-179':
        'Natural Selection (2⚡): when bought, gain 4⚡ and heal 4♥; you roll one more die. If at the end of your own turn any of your dice shows Celebrity (dice thrown away aside), you lose this card and all your ♥ and are eliminated, before anybody can win; already in the turn of buying, so you are warned first. This loss is not damage, and neither Carapace nor Of Another World can lower it.',
      'KNY-180': 'Of Another World (6⚡): works as in KNY-119 and KNY-140.',
      'KNY-181':
        'Overload (0⚡): when bought, gain 4⚡; from then on each time you resolve Energy you gain 1⚡ less in total, at least 0.',
      'KNY-182':
        'Painbow (5⚡): with 2 or 3 Destruction in the result add 1 Attack, with 4 or 5 add 2, with 6 or more you win at once. Destruction added by Stomp, Fury and Hailing Cabs counts.',
      'KNY-183':
        'Personal Spotlight (5⚡): score 1★ when you resolve at least one Celebrity; once per turn, with or without Superstar.',
      'KNY-184':
        'Phoenix Blood (4⚡): gain 1⚡ after each blow in which you took at least 1 damage, from any source, if you survive; this ⚡ comes too late for the same blow.',
      'KNY-185':
        'Power Tap (4⚡): as soon as another Monster has gained 3⚡ or more in all in the current turn, its own or not, it gives you 1⚡; once per Monster and turn. Gains count from the start of the turn, whatever was spent; ⚡ received through Drain or Power Tap are no gains.',
      'KNY-186': 'Regeneration (5⚡): heal 1♥ at the start of your turn, in Manhattan too.',
      'KNY-187':
        'Scavenger (3⚡): in your Buy step you may buy any KEEP card of the discard pile for its printed cost minus 1⚡, at least 0. The bank is not refilled for it.',
      'KNY-188':
        'Seismic Ray (4⚡): while resolving Destruction, pay 1⚡ to destroy also in one other borough until this Destruction is resolved; pay again for a further one. You may split your Destruction freely.',
      'KNY-189': 'Shadow Double (12⚡): doubles your attack for all targets (KNY-68).',
      'KNY-190':
        'Sharp Shooter (4⚡): you may destroy Jets in every borough; score 1★ per Jet you destroy, in your own borough too.',
      'KNY-191':
        'Stink Attack (5⚡): after any change of borough (Move step, fleeing, entering, Super Speed, Subway, KNY-155) you may send up to 4 Units from the borough you come to to other boroughs, each to a different one. Not for going from zone to zone.',
      'KNY-192': 'Stomp (4⚡): you must add 1 Destruction (KNY-48).',
      'KNY-193':
        'Super Speed (4⚡): before your first roll you may make one move: from outside into Manhattan if there is a free place, and only there; otherwise to an outer borough with room; in Manhattan one zone up. The normal Move step still follows. New York Marathon never charges for it.',
      'KNY-194': 'Terminal Rage (4⚡): when bought, one extra turn (KNY-27); from then on KNY-41.',
      'KNY-195': 'Tesla Antennae (4⚡): 1 more damage to targets with more ♥ than you (KNY-68, KNY-69).',
      'KNY-196':
        'Tourist (6⚡): when bought, a Souvenir goes to your borough, later to every borough you come to that has none. Each one gives 1★ and 1⚡, so 5 of each at most. If the card leaves you, the Souvenirs go back to the supply.',
      'KNY-197': 'Towering Titan (10⚡): you must add 2 Attack (KNY-48), so you have at least 2 Attack every turn.',
      'KNY-198':
        'Trash Thrower (5⚡): each Monster that survives your attack loses 1★, to no less than 0, once per attack.',
      'KNY-199': 'Trophy Hunter (5⚡): score 1★ per Unit you destroy.',
      'KNY-200':
        'Universal Soldier (6⚡): at the moment of KNY-51 turn any number of Heal into Attack and any number of Attack into Heal, also Attack added by Towering Titan and Painbow.',
      'KNY-201':
        'Violent Star (3⚡): if you take Superstar from another Monster, it takes 2 damage from you; if another Monster takes it from you, that one takes 1 damage from you. This is not an attack, and taking Superstar from beside the board hurts nobody.',
      'KNY-202':
        'Webspinner (6⚡): like Curse (KNY-166), with Web tokens (KNY-39, KNY-63). They stay if the card leaves the game.',
    },
  },
  {
    title: 'DISCARD cards, all at the moment of buying',
    rules: {
      'KNY-203':
        'Air Force One (6⚡, KNY-133): score 4★, then all Units everywhere hit every Monster in their borough as in KNY-104, you included. It brings neither the Statue of Liberty nor Carapace tokens, is nobody’s damage, and Bulletproof does not help.',
      'KNY-204': 'Brooklyn Bridge (6⚡, in Brooklyn 5⚡): score 4★.',
      'KNY-205': 'Central Park (5⚡, in Manhattan 4⚡): heal 2♥ and score 2★.',
      'KNY-206':
        'Columbia University (6⚡, in Manhattan 5⚡): score 2★ and get a claim: the next KEEP card turned up from the deck, even in another player’s turn or in Columbia’s own place, goes to you free of charge, and its place is filled again. It counts as bought for 0⚡ with all it does when bought and cannot be refused; several claims are served in order.',
      'KNY-207': 'Coney Island (4⚡, in Brooklyn 3⚡): score 3★.',
      'KNY-208':
        'Drink the Hudson (12⚡, in Manhattan, in Brooklyn or on Staten Island 11⚡): heal 2♥, score 1★ and gain 13⚡. We know these gains from one transcription of the card only.',
      'KNY-209': 'Flatiron Building (3⚡, in Manhattan 2⚡): score 2★.',
      'KNY-210':
        'General Ellis (5⚡, KNY-133): score 3★, then in one blow every Monster, you included, takes 1 damage. It is not an attack; for the others it is your damage.',
      'KNY-211':
        'Holland Tunnel (9⚡, in Manhattan 8⚡): score 6★, then every Monster, you included, gains 3⚡, clockwise from you; Power Tap counts it.',
      'KNY-212':
        'New York Marathon (6⚡): while it lies in the bank, each voluntary move (KNY-130) costs 2⚡, paid to the supply.',
      'KNY-213':
        'Without these 2⚡ (or ♥ through Of Another World) you can make no voluntary move, so you cannot flee either.',
      'KNY-214':
        'New York Marathon, when bought: heal 2♥, gain 2⚡ and score 2★; its effect in the bank ends. Sweeping the bank ends it too.',
      'KNY-215':
        'Next Stage (4⚡): your ★ drop to 0; for each ★ given up you gain 1⚡ or heal 1♥, split as you like. Healing above the maximum is lost.',
      'KNY-216':
        'Photo Op (4⚡): choose another Monster, in the game or eliminated this turn; score 1★ per damage you dealt to it this turn (KNY-73), damage beyond its remaining life included.',
      'KNY-217':
        'Power Substation (5⚡): gain 8⚡ and score 1★, then you take 3 damage. The gain comes first, and the damage can eliminate you.',
      'KNY-218':
        'Subterranean Cable (0⚡): gain 4⚡, then you take 4 damage; the gain comes first, and the damage can eliminate you (KNY-217).',
      'KNY-219': 'Subway (10⚡): heal 2♥ and get one extra turn, in which you may make Subway moves.',
      'KNY-220':
        'Subway moves keep to KNY-6: to any outer borough with fewer than 2 Monsters, to Manhattan only if a place is free there. They may leave Manhattan and come back, always to Lower; they never change the zone.',
      'KNY-221':
        'In a Subway turn you may move so after step 0: before the first roll (after Super Speed), where you are asked for this alone, move or pass; then between rolls, between kinds of symbols, between two destructions (also with Destruction left that fits nothing here), before and after the Move step, between purchases and before the end. Not during KNY-46 to KNY-51, nor in the middle of an attack or while Units shoot.',
      'KNY-222':
        'The Move step of a Subway turn takes place as usual. At most 12 Subway moves are possible in a turn, so that a turn always ends.',
      'KNY-223':
        'Tesla Cannon (5⚡): score 2★; then, clockwise from the buyer and the buyer included, each player discards one KEEP card of their own choice. Without a KEEP card nothing happens.',
      'KNY-224': 'The Unisphere (5⚡, in Queens 4⚡): score 4★.',
      'KNY-225': 'Yankee Stadium (9⚡, in the Bronx 8⚡): heal 5♥ and score 5★.',
    },
  },
];
