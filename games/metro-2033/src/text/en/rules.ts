import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Components',
    rules: {
      'MET-1':
        '2 to 5 players take part, and each leads one Faction. The rulebook gives no numbers: the upper one follows from the 5 Factions, the lower one from the published edition.',
      'MET-2':
        'There are 133 cards: 5 Factions, 72 Resources, 30 Stations, 14 Threats, 6 Caravans and 6 Heroes. The rulebook gives the total and the 5 Factions; the other counts come from published lists of components.',
      'MET-3': 'The 128 cards that are not Factions form one common deck.',
      'MET-4':
        'There are 50 markers, 10 in each of five colours. You only ever use the 10 markers in the colour of your Faction.',
      'MET-5':
        'A Resource has a cost, a type and an amount. Some Resources can be turned round by 180° and played as Protection, which has a cost of its own and one or more Protection symbols.',
      'MET-6':
        'Resources come in six types of two kinds: peaceful (blue) are Care, Food and Goods; military (red) are Weapons, Ammunition and Equipment. The names Weapons and Ammunition are ours.',
      'MET-7':
        'A Station has a cost, a Station symbol or none, a mission with its kind and requirement, a bonus type, a reward of 1 or 2 markers and a place for markers.',
      'MET-8': 'The Station symbols are Red Line, Hanza and Polis. A Station without a symbol is neutral.',
      'MET-9':
        'Six Stations have a reward of 2 markers: Arbatskaya, Lenin Library, Aleksandrovsky Sad, Borovitskaya and both Kitay-Gorod cards. Every other Station has a reward of 1.',
      'MET-10':
        'A mission is peaceful (blue), military (red) or trade (green). A trade mission accepts both kinds of Resources.',
      'MET-11':
        'A Faction card has a mission, a bonus type and a reward of 1 marker. You flip it only when you have completed its mission.',
      'MET-12':
        'The bonus colour of a Station or Faction is the kind of its bonus type: blue for peaceful, red for military. The colour of its mission plays no part in this.',
      'MET-13':
        'A Threat has a cost, one or more Threat symbols and a loss. Some Threats can also be played as Protection, which has a cost of its own and one or more Protection symbols.',
      'MET-14':
        'The symbols are Biological, Psychic, Radioactive, Physical, Toxic and Unknown. Unknown is a symbol like the others and matches only itself.',
      'MET-15': 'A Hero has a cost, one type of Resources it can double and one or more Protection symbols.',
      'MET-16': 'A Caravan has a cost and a kind: peaceful or military.',
      'MET-17':
        'Threats and Caravans are the active cards (red fist): if you discard one as your action (MET-49), it has an effect on all players.',
      'MET-18':
        'Every copy is a card of its own. Between equal copies in the same state there is nothing to choose: they are offered to you as one.',
      'MET-19':
        'No rule depends on the name or the numbers of a particular card. With other cards you play by the same rules.',
      'MET-20':
        'Each of the 128 cards is always in exactly one place: in the deck, the bazaar, the discard pile, a hand, or in play in front of a player. Each player’s markers above, below, on Stations and in the reserve are 10 together, and nobody holds more than 5 cards.',
    },
  },
  {
    title: 'Set-up for 2 to 5 players',
    rules: {
      'MET-21':
        'The options are set before the game: “Faction roster” (Default or Alternative), “Faction assignment” (Chosen in turn or At random) and the four options that make the game harder (MET-178).',
      'MET-22':
        'Everybody gets a different Faction of the chosen roster. With “Chosen in turn” players pick in seat order from the Factions still free; with “At random” the Factions are drawn by lot, none of them twice.',
      'MET-23':
        'Factions are chosen before anything is dealt, in seat order, from all Factions of the roster that nobody has yet. Everybody sees the choice, and chance plays no part in it.',
      'MET-24': 'Faction cards that nobody leads leave the game, together with the markers of their colours.',
      'MET-25': 'Your Faction has nothing to do with a Station symbol of the same name, in either roster.',
      'MET-26': 'No Faction card is flipped at the start.',
      'MET-27':
        'You put 5 markers above your Faction card and 5 into the reserve. Below the card there are none at the start.',
      'MET-28':
        'The 128 cards are shuffled and everybody is dealt 5 of them face down. The top 3 cards of the deck are turned face up: they are the bazaar, places 1, 2 and 3.',
      'MET-29':
        'After set-up the deck holds 128 cards less 5 for each player and 3 for the bazaar: 115, 110, 105 or 100 cards with 2, 3, 4 or 5 players. The discard pile is empty, and nothing else depends on the number of players.',
      'MET-30':
        'Threats and Caravans dealt or turned up during set-up have no effect, and hands are never dealt again.',
      'MET-31': 'The first player may be chosen in any way. At our table chance decides.',
      'MET-32':
        'Turns pass clockwise: from each seat to the one with the next number, and from the last seat to the first.',
    },
  },
  {
    title: 'Markers above and below the Faction card',
    rules: {
      'MET-33': 'Markers above your Faction card are available: you can pay with these only.',
      'MET-34': 'Markers below your Faction card are spent. You must raise them before you can pay with them again.',
      'MET-35': 'To pay a price, you move that many markers from above your Faction card to below it.',
      'MET-36':
        'You pay a price in full, or you may not play the card. You cannot pay with markers below the Faction card, on Stations or in the reserve.',
      'MET-37':
        'To raise markers, you move them from below your Faction card to above it: the number stated, or all of them if fewer are there. Raising never brings new markers.',
      'MET-38':
        'Your total is your markers above and below the Faction card and on Stations. Total and reserve together are always 10.',
      'MET-39':
        'Your total grows only by rewards of missions. Markers never go back to the reserve, so the total never falls.',
    },
  },
  {
    title: 'The turn and the three actions',
    rules: {
      'MET-40':
        'In your turn you may first take free actions, then you take one action, then you may take free actions again. Hands are refilled (MET-165), and the next player follows.',
      'MET-41':
        'You take exactly one of three actions: play a card, discard a card or exchange three cards. The rulebook only says that you may; here you must, and there is no pass.',
      'MET-42': 'If your hand is empty, you skip the action and go on with the free actions after it.',
      'MET-43':
        'Only one player decides at a time. If there is just one possibility, the game need not ask you, unless that would give away something about a hand (MET-164).',
      'MET-44':
        'Playing a card: you put one card from your hand into play. It may be a Resource, a Resource or Threat as Protection, a Station or a Hero.',
      'MET-45':
        'A card without Protection cannot be played as Protection. A Caravan can never be played, and a Threat only as Protection.',
      'MET-46':
        'To play a card, you pay the price (MET-36, MET-117), put the card face up in front of you, then draw a card (MET-60).',
      'MET-47': 'You may have any number of cards in play, also several copies of the same card.',
      'MET-48': 'A played card stays in play until it is used up, tidied away or lost.',
      'MET-49':
        'Discarding a card: you show one card from your hand, put it on the discard pile and raise as many markers as it costs. An active card then has its effect, and at the end you draw one card.',
      'MET-50':
        'For a discarded card you raise as many markers as its printed cost. Discounts, free plays and the cost of Protection do not change it.',
      'MET-51': 'You may discard a card even if there are no markers below your Faction card.',
      'MET-52':
        'A discarded Caravan works by MET-132, a discarded Threat by MET-139. You cannot discard either of them as your action without its effect.',
      'MET-53':
        'Active cards have their effect only when they are discarded from a hand as an action (MET-49): never when exchanged, turned up, discarded from the bazaar, tidied away, used as Protection or reshuffled.',
      'MET-54': 'When you play or discard a card, the draw is the last step, after all effects.',
      'MET-55': 'Exchanging three cards: you show and discard exactly three cards from your hand, then draw three.',
      'MET-56': 'In an exchange no markers move and no card has an effect, not even an active one.',
      'MET-57': 'To exchange you need at least three cards in hand.',
      'MET-58':
        'All three cards of an exchange lie on the discard pile before the first draw. You draw one card at a time and choose anew for each.',
      'MET-59':
        'You choose again and again until your turn ends: before the action any card you can pay for, with or without turning it round, any card to discard, any three to exchange, a mission or tidying; after it a mission, tidying or the end of the turn. The others see only the cards you choose, and chance comes in only with draws and reshuffles.',
    },
  },
  {
    title: 'Drawing from the bazaar or the deck',
    rules: {
      'MET-60':
        'To draw, you take either one face-up card of the bazaar or the top card of the deck into your hand, as you choose.',
      'MET-61':
        'A card taken from the bazaar is replaced at once by the top card of the deck, face up and in the same place.',
      'MET-62': 'A draw from the deck leaves the bazaar as it is.',
      'MET-63':
        'A card that has just come into the bazaar may be taken with the very next draw, also within the same exchange or refill.',
      'MET-64': 'Draws that an action gives you are compulsory.',
      'MET-65':
        'If deck and discard pile are both empty, you can draw only from the bazaar. If the bazaar is empty too, the draw is skipped.',
      'MET-66':
        'A place of the bazaar that cannot be filled stays empty. The next time a card is replaced or the bazaar is renewed, all empty places are filled, the lowest number first, as far as the cards last.',
      'MET-67': 'Drawing a card or turning it up never has an effect.',
      'MET-68':
        'You choose for every single card: any card of the bazaar, or the deck while the deck or the discard pile holds a card. Only you see a card from the deck, everybody knows one from the bazaar; which card comes off the deck, to you or to the bazaar, is chance.',
    },
  },
  {
    title: 'Free actions and tidying',
    rules: {
      'MET-69':
        'In your turn you may take as many free actions as you like, in any order and at any moment. There are two: completing a mission and tidying.',
      'MET-70':
        '“Any moment” means here: before your action, or after it has been carried out completely with its draws, effects and refills.',
      'MET-71': 'You cannot take a free action while another decision is open or in another player’s turn.',
      'MET-72': 'Free actions are always up to you, and they do not use up your action.',
      'MET-73': 'Tidying: you discard any number of your own cards in play, except the Faction card.',
      'MET-74':
        'For each Resource, Protection or Hero tidied away you raise as many markers as it costs. That is the cost printed for the way up it lies, even if you paid less for it.',
      'MET-75': 'All markers on a Station tidied away go above your Faction card.',
      'MET-76': 'A Station without markers brings nothing when it is tidied away.',
      'MET-77':
        'Tidying sets off no card effect, no draw and no payment. Whether you tidy several cards away together or one after another, the result is the same.',
      'MET-78':
        'The discounts and free plays of a card end as soon as it is tidied away, and a Station no longer counts for the markers it takes to keep the next one (MET-97).',
      'MET-79':
        'Before or after your action you may choose any cards you have in play for tidying, at least one, but not the Faction card; again and again if you like, and leaving everything as it is costs nothing. Everybody sees it, and chance plays no part.',
    },
  },
  {
    title: 'Faction and Station missions',
    rules: {
      'MET-80':
        'You can complete the mission of your own Faction card while it is not flipped, or of one of your Stations in play without markers. You cannot complete missions of other players’ cards.',
      'MET-81':
        'A Faction mission can be completed once per game, a Station mission once while the Station is in play. A Station that left play and is played again is a new card.',
      'MET-82':
        'You may complete a Station’s mission in the turn in which you played it, and several missions in one turn.',
      'MET-83':
        'You may use your own Resources in play of a kind the mission accepts. Cards played as Protection, cards in hand and cards of other players never count.',
      'MET-84':
        'You add up the amounts of the chosen Resources. An amount is doubled if a chosen Hero doubles its type (MET-125).',
      'MET-85': 'You can use only whole cards; anything above the requirement is lost.',
      'MET-86':
        'The chosen Resources and Heroes must reach the requirement of the mission, and none of them may be superfluous: if you left out any one Resource or any one Hero, the requirement would no longer be met.',
      'MET-87':
        'A mission forbids superfluous cards, not a large surplus: for a requirement of 4 you may use 3 + 2, but not 3 + 2 + 1.',
      'MET-88': 'You are offered every allowed choice of cards; equal copies count as one choice.',
      'MET-89':
        'A completed mission is announced and carried out in this order: the cards used are discarded, you take the reward, it is checked whether you have won (MET-173), your markers rise, and you flip the Faction card or decide about the Station.',
      'MET-90':
        'All Resources and Heroes used for a mission go to the discard pile. You raise no markers for these cards.',
      'MET-91':
        'You take the reward from the reserve and put it above your Faction card: 1 marker for a Faction mission, for a Station mission as many as its card shows. If fewer are left in the reserve, you take those.',
      'MET-92': 'After the reward of a mission you raise all markers from below your Faction card.',
      'MET-93': 'After its mission the Faction card is flipped. No marker is put on it.',
      'MET-94': 'The Faction card cannot be tidied away or lost, and it never counts as a kept Station.',
      'MET-95':
        'Before or after your action you choose a mission and the cards you use for it; everybody sees it, and chance plays no part. You need not complete a mission just because you can.',
    },
  },
  {
    title: 'Keeping Stations with markers',
    rules: {
      'MET-96':
        'After completing a Station’s mission you either discard the Station or keep it by putting your own markers on it.',
      'MET-97':
        'The first Station you keep takes 1 marker, the second 2, the third 3 and so on: 1 more than you have Stations in play with markers on them.',
      'MET-98':
        'To keep a Station you use your own markers, not the reserve. You take them from above the Faction card after the reward and the rise, so the new marker may be used.',
      'MET-99': 'If you have too few markers to keep a Station, you must discard it.',
      'MET-100': 'A Station you do not keep goes to the discard pile; no other markers move.',
      'MET-101': 'You choose at once whether to keep a Station. The choice cannot be put off or changed later.',
      'MET-102':
        'A kept Station stays in play. Its mission cannot be completed any more, and the Resources of its bonus type are free for you (MET-109).',
      'MET-103':
        'What keeping a Station takes depends on your Stations with markers at that moment. After one of them was tidied away or lost, keeping the next Station takes less; markers already placed stay as they are.',
      'MET-104': 'Markers stay on a Station until it leaves play. You cannot add, move or take any of them otherwise.',
      'MET-105':
        'Right after the rise you choose: keep the Station, if you have enough markers for it, or discard it. Everybody sees the choice, and chance plays no part.',
    },
  },
  {
    title: 'Discounts and free plays',
    rules: {
      'MET-106':
        'The price is worked out when you play a card, from your own cards in play before it is added. Cards of other players never change it.',
      'MET-107':
        'Each of your Stations without markers makes Resources of its bonus type cost 1 less. Several such Stations do not add up: the discount is at most 1.',
      'MET-108': 'A Resource with cost 1 may come to price 0 through the discount on its type.',
      'MET-109':
        'Each of your Stations with markers, and your flipped Faction card, makes Resources of its bonus type free (price 0).',
      'MET-110': 'If a Resource is free and also has a discount, its price is 0.',
      'MET-111': 'Playing a Resource for free still takes your action, and you draw a card as usual.',
      'MET-112':
        'A Station costs 1 less for each of your Stations in play with the same symbol. These discounts add up, but the price never falls below 1.',
      'MET-113':
        'For the discount on Stations it makes no difference whether they have markers on them. The Station you are playing does not count itself.',
      'MET-114': 'Neutral Stations neither give nor get the discount on Stations.',
      'MET-115':
        'Playing a Resource or Threat as Protection always costs the printed Protection cost. Discounts and free plays of a type do not apply to it.',
      'MET-116': 'A Hero always costs its printed cost.',
      'MET-117':
        'In short: a Resource has price 0 if its type is free for you; otherwise its cost, or 1 less but at least 0 if one of your Stations without markers has its type. A Station with a symbol costs 1 less for each of your Stations with that symbol, at least 1. Neutral Stations, Heroes and Protection cost what is printed.',
    },
  },
  {
    title: 'Resources and Protection',
    rules: {
      'MET-118':
        'A Resource that has Protection may be played as a Resource or turned round as Protection; you choose when you play it.',
      'MET-119': 'While a card is in play, it is never turned round.',
      'MET-120':
        'A card played as Protection gives no Resources for missions and is not a Resource when Resources are lost.',
      'MET-121':
        'A card played as Protection offers its Protection symbols while it is in play. A Resource not played as Protection protects against nothing.',
      'MET-122': 'A Threat that has Protection may be played as Protection in the same way. That is not an attack.',
    },
  },
  {
    title: 'Heroes',
    rules: {
      'MET-123': 'A Hero is played like any other card and stays in play until it is used or tidied away.',
      'MET-124': 'A Hero can double or protect. The first use uses it up, and it is discarded.',
      'MET-125': 'Doubling: in one mission all chosen Resources of the Hero’s type are doubled.',
      'MET-126': 'You may use Heroes of different types in one mission. No Resource is doubled twice.',
      'MET-127': 'You may use a Hero for a mission in the turn in which you played it.',
      'MET-128': 'Protecting: a Hero in play offers its Protection symbols against an attack (MET-143).',
      'MET-129':
        'You raise as many markers as a Hero costs when you tidy it away or discard it from your hand. For a Hero discarded after use you raise none.',
      'MET-130': 'Heroes are never lost to an attack.',
    },
  },
  {
    title: 'Caravans',
    rules: {
      'MET-131': 'A Caravan works only when it is discarded from a hand as an action (MET-49).',
      'MET-132':
        'Order: the Caravan goes to the discard pile, whoever discards it raises as many markers as it costs, the bazaar is renewed, all players get the colour bonus (MET-135), and last comes the draw.',
      'MET-133': 'Whoever discards the Caravan raises as many markers as it costs.',
      'MET-134':
        'All cards of the bazaar are discarded and three new ones are turned up from the deck. If the deck runs out, the discard pile is shuffled (MET-171).',
      'MET-135':
        'Everybody, also whoever discarded the Caravan, raises 1 marker for each of their Stations in play and for their flipped Faction card, if its bonus colour is the Caravan’s kind.',
      'MET-136':
        'For a Caravan Stations count with or without markers, a Faction card that is not flipped does not count, and you cannot raise more markers than lie below your Faction card.',
      'MET-137':
        'The bonus of a Caravan goes clockwise, beginning with whoever discarded it. There is nothing to decide.',
      'MET-138': 'The draw for discarding the Caravan comes last, so a card of the renewed bazaar may be taken.',
    },
  },
  {
    title: 'Threats: the Monster attacks',
    rules: {
      'MET-139': 'A Threat discarded as an action (MET-49) attacks as a Monster.',
      'MET-140':
        'First the Threat goes to the discard pile, and whoever discarded it raises as many markers as it costs. Only then does the attack begin.',
      'MET-141': 'All players are attacked, also whoever discarded the Threat.',
      'MET-142':
        'The attack goes clockwise, beginning with whoever discarded the Threat. Each player finishes steps 1 to 4 (MET-143, MET-145, MET-150, MET-157) before the next begins.',
      'MET-143':
        'Step 1, symbols: a matching card is one of your Heroes or Protection cards in play that has at least one symbol of the Threat.',
      'MET-144': 'Cards in hand never protect you.',
      'MET-145':
        'Step 2, defence: if you have a matching card, you may discard it and repel the Monster. One matching symbol is enough, however many the Threat has.',
      'MET-146': 'With several matching cards you choose one. Exactly one card is used and discarded.',
      'MET-147':
        'The card used for the defence goes to the discard pile without any effect: no markers rise, and a Threat used in this way does not attack.',
      'MET-148': 'You need not defend. If you do not, you keep your Protection cards and the Monster is not repelled.',
      'MET-149':
        'If you cannot or do not defend, you suffer the loss of step 3. If you repel the Monster, you lose nothing.',
      'MET-150':
        'Step 3, loss “one Station”: you discard one of your Stations in play. All markers on it go above your Faction card.',
      'MET-151': 'You choose the Station you lose yourself, with or without markers.',
      'MET-152':
        'Loss “all Resources of a kind”: you discard all your Resources in play of this kind, peaceful or military. Cards played as Protection stay.',
      'MET-153': 'Loss “all Resources”: you discard all your Resources in play. Cards played as Protection stay.',
      'MET-154': 'No markers rise for lost Resources or for a lost Station without markers.',
      'MET-155': 'If you have nothing to lose, you lose nothing, but you still have not repelled the Monster.',
      'MET-156': 'Cards played as Protection are not lost. Heroes, the Faction card and your hand are safe too.',
      'MET-157':
        'Step 4, reward: if you have repelled the Monster, you may at once play one card from your hand free of charge.',
      'MET-158':
        'As the reward for repelling a Monster you may play any card that MET-44 allows, either way up, for price 0, even where the price is otherwise at least 1. It can never be a Monster or a Caravan, so no attack leads to another.',
      'MET-159':
        'A card played as the reward is in play at once, but cannot help you in the same attack. You draw no card for it before hands are refilled.',
      'MET-160': 'During the attack nobody can complete a mission or tidy, not even the player whose turn it is.',
      'MET-161':
        'After the last player all hands are refilled to 5 cards, beginning with whoever discarded the Threat (MET-167). This takes the place of the draw for discarding a card.',
      'MET-162':
        'Each attacked player who can defend is asked, in the order of the attack: with which matching card, or not at all. Options can change both (MET-179, MET-189). All cards in play are open, and chance plays no part.',
      'MET-163':
        'If you do not repel a Monster whose loss is one Station and you have two or more, you choose among all your Stations in play. Everybody sees it, and chance plays no part.',
      'MET-164':
        'Right after repelling the Monster you choose any card from your hand that can be played, either way up if it allows that, or none. You are asked even if you can only choose none, so that nothing about your hand shows; the others see only the card you play, and chance plays no part.',
    },
  },
  {
    title: 'Refilling hands',
    rules: {
      'MET-165':
        'At the end of each turn everybody must hold 5 cards. Whoever has fewer draws up to 5: first the player whose turn it was, then the others clockwise.',
      'MET-166':
        'Each card is drawn from the bazaar or the deck (MET-60). One player draws up completely, card by card, before the next one starts.',
      'MET-167': 'The same happens after an attack of a Monster, beginning with whoever discarded the Threat.',
      'MET-168': 'As you draw during your action, hands are normally full when the turn ends.',
      'MET-169': 'If there is no card to draw (MET-65), a hand stays smaller.',
    },
  },
  {
    title: 'Deck and reshuffling',
    rules: {
      'MET-170': 'All discarded cards lie face up on one discard pile.',
      'MET-171': 'When the deck has run out, the discard pile is shuffled and becomes the new deck.',
      'MET-172':
        'The discard pile is reshuffled only when a card is needed from an empty deck, also in the middle of renewing the bazaar or refilling a hand. All of it is used as it is then, with the card just discarded.',
    },
  },
  {
    title: 'Winning',
    rules: {
      'MET-173':
        'Whoever has a total of 10 markers first wins. Markers above and below the Faction card and on Stations all count.',
      'MET-174':
        'After each reward it is checked at once whether you have won. If so, the game ends on the spot: markers do not rise, nothing is flipped or kept, and there is no further action or refill.',
      'MET-175': 'Only the player whose turn it is gains markers, so there is always exactly one winner.',
      'MET-176': 'The other players are ranked by their totals; equal totals share a place.',
      'MET-177':
        'There is no limit of turns. Simulations between bots may be stopped after 100,000 answers and then count as unfinished.',
    },
  },
  {
    title: 'Options that make the game harder',
    rules: {
      'MET-178':
        'Four options make the game harder. Choose any of them before the game; each is off unless you turn it on, and each changes only what is said here.',
      'MET-179': '“All symbols needed”: to repel a Monster you need every symbol the Threat has.',
      'MET-180':
        'With “All symbols needed” the symbols may come from several cards. You defend with matching cards that together have all symbols of the Threat and none of which could be left out; all of them are discarded, and there is still only one free play.',
      'MET-181':
        'With “All symbols needed”, if you do not have all the symbols, you do not repel the Monster, but you discard no Protection card.',
      'MET-182': '“Exhaustion”: if you do not repel the Monster, you move all your markers below your Faction card.',
      'MET-183':
        'Exhaustion comes after the loss: all markers above the Faction card, also those that have just come from a lost Station, move below. Markers on Stations stay, although the rulebook says all markers.',
      'MET-184':
        'Exhaustion also hits players who chose not to defend or had nothing to lose, and whoever discarded the Threat: the markers just raised for it (MET-140) move down again.',
      'MET-185': '“No relief”: after a mission you put no markers above your Faction card.',
      'MET-186': 'With “No relief” you do not raise your markers (MET-92), and the reward goes below the Faction card.',
      'MET-187':
        'With “No relief” you may still keep a Station. The markers then come from below the Faction card first, the rest from above; if both together are too few, you discard the Station.',
      'MET-188':
        'With “No relief” markers still rise as usual otherwise: for discarding, tidying, Caravans and lost Stations.',
      'MET-189': '“Forced defence”: if you can defend, you must.',
      'MET-190':
        'With “Forced defence” you still choose what to defend with; you only cannot refuse. Together with “All symbols needed” you must defend only if you have all symbols. The free play stays up to you.',
    },
  },
  {
    title: 'Hidden information and chance',
    rules: {
      'MET-191':
        'The cards in a hand are hidden from all other players; the order and content of the deck are hidden from everybody.',
      'MET-192':
        'Open to all are the bazaar, all cards in play and which way up they are, all markers, the whole discard pile, the sizes of hands and deck, and every decision. Only which card somebody draws from the deck stays hidden.',
      'MET-193': 'A bot sees exactly what a person in its seat would see.',
      'MET-194':
        'Chance decides only the shuffle at set-up, reshuffles, the first player and Factions given at random. All of it comes from one seed: the same seed and the same decisions give the same game.',
    },
  },
];
