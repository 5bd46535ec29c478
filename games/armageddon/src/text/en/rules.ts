import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Components and words',
    rules: {
      'ARM-1': 'The game is for 3 or 4 players. Each has one colour: brown, white, orange or black.',
      'ARM-2':
        'There is no game for two: with two bids in an area everybody would always get its bonus or its penalty. Bots play for whoever is missing.',
      'ARM-3':
        'There are 89 figures: 20 red marauders, 45 green workers, 10 blue soldiers, 10 yellow engineers and 4 purple leaders. All except the marauders are called survivors.',
      'ARM-4':
        'Marauders never belong to a player: they are in the bag or on the equipment cards on display. Those you take with a card go straight back into the bag.',
      'ARM-5':
        'Every figure is always in exactly one place: in the bag, on the display, in the box, or with a player (behind the screen, in an area, on the city board or set aside). The numbers of ARM-3 never change.',
      'ARM-6':
        'Everybody shares the board, the round marker, the bag, 7 auction tiles, 32 building tiles, 10 scoring tiles, 60 equipment cards, 14 building cards of level 1, 14 of level 2, and 8 VP chips (four with +40 and +80, four with +120 and +160).',
      'ARM-7':
        'Each player has a city board, an Extension tile, a damage marker with two sides (explosion and +2), a screen and 5 markers: one for the VP track, one for the marauder track and three for bids.',
      'ARM-8':
        'Whatever goes into the box is out of the game for good. There is no discard pile, and nothing from the box is shuffled in again.',
      'ARM-9': 'Copies of the same card or tile are all alike: it never matters which of them you have.',
    },
  },
  {
    title: 'City board and buildings',
    rules: {
      'ARM-10': 'All city boards are alike. Colours that give advantages are those of survivors, not of players.',
      'ARM-11':
        'A city has 8 sites: site 1 for the headquarters, site 2 for the watchtower, sites 3 to 7 for other buildings, and site 8 for the Extension, which its tile keeps closed.',
      'ARM-12':
        'At the start four buildings are printed on sites 1 to 4: Headquarters, Watchtower, Mobile Home and Library. Sites 5 to 7 are empty.',
      'ARM-13':
        'A building has a type, housing, VP that it gives each round (often 0), up to two actions and sometimes a lasting effect.',
      'ARM-14':
        'There are four types: headquarters, civil, military and science. Watchtowers and their upgrades are military.',
      'ARM-15':
        'A building is visible while it is the topmost one on its site. Only visible buildings have an effect or count for anything.',
      'ARM-16':
        'The printed buildings are visible buildings of their type until you cover them. So is the Extension once it stands.',
      'ARM-17':
        'The four printed buildings give 6 units of housing together: exactly enough for your first six survivors.',
    },
  },
  {
    title: 'Tracks',
    rules: {
      'ARM-18':
        'You start with 10 VP. The VP track has 40 spaces; when your marker passes its end, a chip shows the rest: +40, +80, +120 or +160.',
      'ARM-19': 'From 200 VP on the chip simply counts on. There is no upper limit.',
      'ARM-20': 'If a loss takes your marker back over the end of the track, your chip is turned back or returned.',
      'ARM-21': 'Nobody falls below 0 VP. The rest of a larger loss is ignored.',
      'ARM-22':
        'VP markers on the same space lie on one another. A marker that arrives goes on top, so among tied players the last to arrive is on top.',
      'ARM-23':
        'One effect moves your VP marker once, by gain less loss. If your total stays the same, so does the order of the markers.',
      'ARM-24': 'The order of markers matters only between players whose total VP are equal, chips included.',
      'ARM-25':
        'The marauder track runs from 0 to 15. The position of your marker is the number of marauders that threaten you.',
      'ARM-26': 'To the left your marker stops at 0.',
      'ARM-27':
        'To the right your marker stops at 15. Marauders from an equipment card that find no room cost 1 VP each (ARM-109); tiles do nothing then (ARM-98).',
      'ARM-28':
        'Marauders who arrive by the round track and find no room also cost 1 VP each. A marauder of the damage track that finds no room costs nothing.',
      'ARM-29':
        'The damage track has 8 spaces. From the left: 1 brings 2 VP, 2 nothing, 3 a loss of 1 VP, 4 a marauder, 5 a loss of 1 VP, 6 a loss of 2 VP, 7 makes the leader unavailable, 8 (the end) does nothing.',
      'ARM-30': 'The damage marker shows its +2 side only while it is on space 1, otherwise the explosion.',
      'ARM-31':
        'A tile that would move the damage marker beyond either end of the track does nothing. Damage beyond the last space in Completion costs VP (ARM-206).',
    },
  },
  {
    title: 'Set-up',
    rules: {
      'ARM-32': 'The round marker starts beside space 1 of the round track.',
      'ARM-33':
        'The 10 scoring tiles are shuffled and two are turned up as common tiles: the first for the scoring between rounds 3 and 4, the second for the final scoring.',
      'ARM-34':
        'The 7 auction tiles are shuffled and 3 turned up, from left to right for Exploration, Construction and City. The other 4 stay in a face-down stack.',
      'ARM-35':
        'The 60 equipment cards, the 14 building cards of level 1 and the 14 of level 2 are shuffled separately. The 32 building tiles are mixed face down.',
      'ARM-36':
        'You get a city board with the Extension tile on site 8. Your damage marker starts on space 3, explosion side up.',
      'ARM-37':
        'You start with 5 workers and 1 leader behind your screen and with a marker on 0 of the marauder track.',
      'ARM-38': 'Every VP marker starts on 10. They lie on one another in random order.',
      'ARM-39': 'You draw 2 private scoring tiles and keep them secret. With 4 players all 10 tiles are in use then.',
      'ARM-40':
        'All remaining figures go into the bag: 20 marauders, 25 workers, 10 soldiers, 10 engineers and no leader. With 4 players these are 65 figures.',
      'ARM-41':
        'Seats and colours are taken before the game. Play goes clockwise, in the order of the seats, and after the last seat to the first.',
      'ARM-42':
        'With 3 players 5 workers and 1 leader go into the box first, so that the bag holds the same 65 figures.',
      'ARM-43': 'With 3 players the 2 scoring tiles that are left go into the box unseen.',
      'ARM-44':
        'With 3 players only 3 equipment cards (on the three leftmost spaces) and 3 building cards are laid out each round, and each area has 3 spaces for bids. All other rules are the same.',
    },
  },
  {
    title: 'Rounds',
    rules: {
      'ARM-45': 'The game has 6 rounds. Each has four phases: Preparation, Auction, Resolution and Completion.',
      'ARM-46': 'After round 3 there is a scoring (ARM-215), after round 6 the final scoring (ARM-219).',
      'ARM-47': 'Rounds 1 to 3 use building cards of level 1, rounds 4 to 6 those of level 2.',
      'ARM-48':
        'Where several players do the same thing and nothing else is said, the start player goes first and the others follow clockwise, one by one.',
      'ARM-49':
        'In Preparation the start player of the previous round goes first; in round 1 the player whose VP marker is on top.',
      'ARM-50': 'Where you have only one possibility, the table may choose it for you. The log tells it all the same.',
      'ARM-51': 'A move that the rules do not allow is refused and changes nothing.',
    },
  },
  {
    title: 'Phase 1: Preparation',
    rules: {
      'ARM-52':
        'In this order, each for all players before the next: Two Houses tiles of the last round leave, marauders arrive, the round marker moves, damage tracks take effect, equipment cards and figures are laid out, then building cards and tiles. Nobody decides anything here.',
      'ARM-53': 'A Two Houses tile from the previous round goes into the box now. Its 2 units of housing are gone.',
      'ARM-54':
        'Everybody moves right on the marauder track by as many spaces as the round track shows: 1, 2, 3, 4, 5, 6 in rounds 1 to 6. With the option “Arriving marauders” it can be 1, 2, 3, 3, 4, 5 (Moderate) or 2, 2, 3, 3, 4, 4 (Even). For those who find no room see ARM-28.',
      'ARM-55': 'If your damage marker is on space 1, you gain 2 VP and no other space takes effect.',
      'ARM-56': 'If your damage marker is on space 2, nothing happens.',
      'ARM-57':
        'If your damage marker is on space 3 or further, every space from 2 up to the one just left of the marker takes effect once, from left to right. Space 1 and the space of the marker itself do not.',
      'ARM-58': 'Spaces with −1 and −2: you lose that many VP.',
      'ARM-59': 'Space with a marauder: you move 1 space right on the marauder track.',
      'ARM-60':
        'Leader space: your leader is put beside the damage track. This round you can neither bid your leader nor use this figure for anything.',
      'ARM-61':
        'A leader set aside returns behind your screen when the damage marker is on the leader space or anywhere left of it, spaces 1 and 2 included.',
      'ARM-62':
        'Whether your leader leaves or returns is checked only now. If you repair later in the round, the leader comes back in the next Preparation.',
      'ARM-63': 'A leader set aside is still yours and needs housing, but cannot be put back into the bag.',
      'ARM-64': 'Never more than one of your leaders is set aside. Without a leader the space does nothing to you.',
      'ARM-65': 'As many equipment cards as there are players are turned up, from left to right.',
      'ARM-66':
        'Then figures are drawn at random from the bag onto the cards, from left to right: 2, 3, 4 and 3. These numbers belong to the spaces on the board, not to the cards (ARM-246).',
      'ARM-67':
        'In round 1 only, no card may hold more than one marauder. A second one goes back into the bag, and another figure is drawn until it is not a marauder.',
      'ARM-68': 'In place of such a second marauder, every figure in the bag that is not a marauder is equally likely.',
      'ARM-69':
        'If there are too few equipment cards, they are laid out from the left as far as they go. Where there is no card, there are no figures either.',
      'ARM-70': 'If the bag runs empty, the cards are filled from the left as far as the figures go.',
      'ARM-71':
        'As many building cards of the current level as there are players are turned up. On each goes the next building tile, face up.',
    },
  },
  {
    title: 'Phase 2: Auction – bids',
    rules: {
      'ARM-72':
        'The player with the most VP is the start player; among tied players the one whose marker is highest on the space.',
      'ARM-73':
        'The start player is found once, when the Auction begins, and stays so for the whole round, with its City turns, Completion and the scoring after it.',
      'ARM-74':
        'There are three areas: Exploration for equipment cards with figures, Construction for building cards with tiles, and City for actions of your own.',
      'ARM-75':
        'From the start player on, clockwise, everybody makes one bid at a time, until each has exactly one bid in each area: three times around the table.',
      'ARM-76':
        'When it is your turn, choose an area where you have no bid yet, and any survivors from behind your screen, for example 2 workers and a leader.',
      'ARM-77': 'Your bid takes the topmost free space of the area. So the spaces show the order of the bids there.',
      'ARM-78':
        'A bid of 0 is always allowed, in every area. With nobody behind your screen it is the only one you can make.',
      'ARM-79':
        'You may not pass, add to a bid, take a bid back or have two bids in one area. Undoing a slip is no move of the game: how far it goes is agreed at the table (ARM-244).',
      'ARM-80': 'In a bid every survivor counts as one, whatever the colour; a leader too.',
      'ARM-81':
        'Everybody sees a bid with its colours as soon as it is made. What is still behind a screen stays hidden, unless you play with the option “Open survivors”.',
      'ARM-82':
        'You need not bid all survivors. Those left behind the screen do nothing this round, but still count for housing and scoring.',
      'ARM-83': 'A leader set aside cannot be bid.',
      'ARM-84': 'You do not lose survivors by bidding: all of them come back in Completion.',
    },
  },
  {
    title: 'Phase 2: Auction – bonuses and penalties',
    rules: {
      'ARM-85':
        'After the last bid, before any area is resolved, the three auction tiles take effect: Exploration, Construction, City.',
      'ARM-86': 'The bonus of an area goes to its largest bid; among equal largest bids to the earliest one there.',
      'ARM-87': 'The penalty of an area goes to its smallest bid; among equal smallest bids to the last one there.',
      'ARM-88':
        'A bid of 0 counts like any other. If all bids are equal, the first one gets the bonus and the last one the penalty.',
      'ARM-89': 'Bonus and penalty of one area never go to the same player, since there are at least three bids.',
      'ARM-90': 'In each area the bonus comes before the penalty.',
      'ARM-91': 'Each bonus and each penalty takes full effect before the next one.',
      'ARM-92': 'VP gained or lost here change neither the start player nor any order of this round.',
      'ARM-93':
        'Bonus “drive off a marauder”: 1 space left on the marauder track and 1 VP. At 0 nothing happens, and there is no VP.',
      'ARM-94': 'Bonus “+2”: you gain 2 VP.',
      'ARM-95': 'Bonus “less damage”: your damage marker moves 1 space left. On space 1 nothing happens.',
      'ARM-96': 'Bonus “equipment”: draw the top equipment card into your hand. Nobody else sees it.',
      'ARM-97': 'From an empty equipment deck you draw nothing.',
      'ARM-98': 'Penalty “a marauder arrives”: 1 space right on the marauder track. On the last space nothing happens.',
      'ARM-99': 'Penalty “−2”: you lose 2 VP.',
      'ARM-100': 'Penalty “more damage”: your damage marker moves 1 space right. On the last space nothing happens.',
      'ARM-101':
        'Penalty “discard equipment”: choose a card of your hand; it goes into the box. With an empty hand nothing happens.',
      'ARM-102': 'The card discarded is shown to everybody.',
      'ARM-103':
        'The same three auction tiles are used in rounds 1 to 3. For rounds 4 to 6 they are replaced (ARM-216).',
    },
  },
  {
    title: 'Phase 3: Resolution – Exploration',
    rules: {
      'ARM-104': 'The areas are resolved in this order: Exploration, Construction, City.',
      'ARM-105':
        'The largest Exploration bid chooses first, then the next largest, and so on, as in the English original. With the option “Order of choosing cards” set to “In the order of bidding” the earlier bid chooses first, whatever its size (the text of the Slovak edition); bonuses and penalties stay the same.',
      'ARM-106': 'Among equal bids the earlier one chooses first.',
      'ARM-107':
        'Choose one of the equipment cards still on display and take it with all figures on it. You may not pass.',
      'ARM-108': 'The card goes into your hand, its survivors go behind your screen.',
      'ARM-109':
        'For each marauder on the card you move 1 space right on the marauder track. Each one that finds no room costs 1 VP.',
      'ARM-110': 'Marauders taken with a card go back into the bag before the next player chooses.',
      'ARM-111':
        'Survivors taken now cannot be used this round: only those bid in the City can act, and bidding is over.',
      'ARM-112': 'Survivors taken with a card count for housing and scoring at once, in this round too.',
      'ARM-113':
        'A leader who came out of the bag (ARM-211) is taken like any other survivor. You may have several leaders.',
      'ARM-114': 'If no cards are left on display (ARM-69), the remaining players get nothing.',
      'ARM-115':
        'Survivors bid in Exploration and Construction stay there until Completion. Those bid in the City go on to ARM-144.',
    },
  },
  {
    title: 'Phase 3: Resolution – Construction',
    rules: {
      'ARM-116':
        'The largest Construction bid chooses first; among equal bids the earlier one. The option “Order of choosing cards” applies here too (ARM-105).',
      'ARM-117':
        'Choose one of the building cards still on display and take it with its building tile. You may not pass.',
      'ARM-118': 'At once choose a site for the card, or forfeit it.',
      'ARM-119': 'A card you forfeit goes into the box. You can never keep a card for later.',
      'ARM-120': 'Building costs nothing besides the bid. No survivors are used for it.',
      'ARM-121':
        'An ordinary building goes on one of the sites 3 to 7, or on site 8 once the Extension stands. It never goes on site 1 or 2, nor on a site that has become a watchtower (ARM-191).',
      'ARM-122':
        'The site may be empty or occupied. An occupied site is overbuilt: only the new building counts, and housing, type, actions, VP and lasting effect of the covered one are gone.',
      'ARM-123': 'The printed Mobile Home and Library and the Extension may be overbuilt like any card.',
      'ARM-124': 'Covered cards stay under the new one and never come back.',
      'ARM-125': 'A headquarters upgrade goes only on site 1, on top of your headquarters.',
      'ARM-126':
        'A watchtower upgrade goes only on a watchtower: on site 2, on a visible Guard Post (ARM-189), or on an upgrade already standing on one (ARM-191).',
      'ARM-127': 'An upgrade needs no lower upgrade first. It replaces what it covers completely.',
      'ARM-128':
        'A new building works at once: its lasting effect now, its actions in this round’s City turns, its housing and VP in this round’s Completion.',
      'ARM-129': 'When the card is built, the building tile takes effect. It does so too when you forfeit the card.',
      'ARM-130':
        'After its effect a building tile goes into the box. A Two Houses tile stays with you until the next Preparation.',
      'ARM-131': 'The 14 cards of each level always suffice: 12 are used with 4 players, 9 with 3.',
    },
  },
  {
    title: 'Building tiles',
    rules: {
      'ARM-132': 'Marauder driven off: as in ARM-93.',
      'ARM-133': 'Found equipment: as in ARM-96.',
      'ARM-134': 'Repair crew: as in ARM-95.',
      'ARM-135': 'Two Houses: 2 more units of housing, in this round’s Completion only.',
      'ARM-136':
        'Exchange: one of your workers goes into the bag, and a soldier or an engineer of your choice comes from the bag to where the worker stood.',
      'ARM-137':
        'The worker may be in any area or behind your screen. You can take only a colour that is in the bag, and you may also decline.',
      'ARM-138': 'A survivor exchanged in the City can act this round with the new colour.',
      'ARM-139': 'The exchange never changes the size or the order of a bid.',
      'ARM-140':
        'Without a worker of your own, or with neither soldier nor engineer in the bag, the tile does nothing.',
      'ARM-141': 'Marauder attracted: as in ARM-98.',
      'ARM-142': 'Building accident: as in ARM-100.',
      'ARM-143': 'Lost equipment: as in ARM-101.',
    },
  },
  {
    title: 'Phase 3: Resolution – City',
    rules: {
      'ARM-144':
        'You move the survivors of your City bid above your city board: this is your City pool. Only they can act this round.',
      'ARM-145':
        'From the start player on, clockwise, each player takes one turn with all actions in it. The size of the City bid does not matter for the order.',
      'ARM-146':
        'In your turn you choose again and again: extend, repair, use an action of a building, or end the turn. With a building action you choose the survivors for it, and what ARM-177 or ARM-181 ask for.',
      'ARM-147': 'You may mix actions in any order and number. Only your survivors and the limits below restrict you.',
      'ARM-148':
        'You may end the turn with survivors unused, although the rulebook speaks of using all of them. With nobody in your pool you have no turn.',
      'ARM-149': 'A survivor used for an action stays there until Completion and cannot be used again this round.',
      'ARM-150':
        'You choose the survivors for every action yourself, from your pool; for building actions also from your recruits (ARM-186). Nobody is swapped for you unasked.',
      'ARM-151': 'For any action a leader may stand in for one survivor of any colour.',
      'ARM-152':
        'Extend: once per game, put any two survivors of your pool on the Extension tile. The tile goes into the box and the Extension stands on site 8.',
      'ARM-153': 'The Extension gives 2 units of housing and one action: any survivor, 2 VP, once per round.',
      'ARM-154': 'The Extension is a civil building.',
      'ARM-155': 'A third survivor may do the action of the Extension in the same turn.',
      'ARM-156':
        'You cannot build on site 8 before the Extension stands. In the round in which you build it, Construction is already over.',
      'ARM-157': 'Repair: your damage marker moves 1 space left. It gives no VP.',
      'ARM-158':
        'A repair needs 1 engineer or 1 worker, as in the Slovak edition. With the option “Workers to repair one space” set to 2 it needs 2 workers, as in the English original. Soldiers cannot repair.',
      'ARM-159':
        'A leader does one repair alone, in the place of an engineer. So one space takes an engineer, a leader or a worker. With the option of ARM-158 set to 2 it takes two workers instead of one; a worker together with a leader is not possible.',
      'ARM-160':
        'A Training Center normally changes nothing here. With the option of ARM-158 set to 2 and a visible Training Center, a single worker repairs as an engineer would, and two are not used for it.',
      'ARM-161': 'You may repair again as long as you have survivors for it and the marker is not on space 1.',
      'ARM-162':
        'An action of a building shows who is needed (left of the colon), how often it can be used (above it) and what it brings (right of it). You can use it only while its building is visible.',
      'ARM-163':
        'The signs for who is needed: a survivor of one colour; an engineer or soldier; any survivor; two survivors together.',
      'ARM-164':
        'Every sign takes a survivor of its own. A survivor fits the sign of its own colour, the sign “any”, and that of anybody it may stand in for (ARM-151, ARM-193).',
      'ARM-165': 'How often an action can be used is counted for each action by itself, and anew each round.',
      'ARM-166': 'Every use needs a survivor, or two, of its own.',
      'ARM-167': 'If a building has two actions, you may use both in the same turn.',
      'ARM-168':
        'An action without any effect cannot be chosen; the rules from ARM-169 to ARM-188 say when that is so.',
    },
  },
  {
    title: 'Actions of buildings',
    rules: {
      'ARM-169': 'VP: you gain that many VP. This action can always be used.',
      'ARM-170': 'VP for a type: you gain 2 VP for each visible building of that type in your city, this one included.',
      'ARM-171':
        'Fight off: you move left on the marauder track by up to the number shown and gain 1 VP for each space really moved. Churches change the VP (ARM-195, ARM-196).',
      'ARM-172':
        'At 0 you can neither fight off nor push back. With fewer marauders than the number shown, the rest is lost.',
      'ARM-173': 'Push back (1 or 2): you move left in the same way, but without VP. For churches this is not a fight.',
      'ARM-174':
        'Draw (1 or 2): you take so many cards from the top of the equipment deck into your hand, in secret. If fewer are left, you take those; with an empty deck you cannot use it.',
      'ARM-175':
        'Draw 3, keep 1: you look at the top 3 equipment cards, take one into your hand and put the others under the deck.',
      'ARM-176':
        'The other two go under the deck in the order in which you drew them. With fewer than 3 cards you look at those; with an empty deck you cannot use it.',
      'ARM-177':
        'Search the deck: with the action you choose a card of your hand, which is shown and goes into the box. Then you look through the whole equipment deck and take any card in secret.',
      'ARM-178': 'After a search the deck is shuffled.',
      'ARM-179':
        'You can search only with at least one card in your hand and one in the deck, and you must take a card.',
      'ARM-180':
        'Repair for VP: your damage marker moves 1 space left and you gain 1 or 2 VP as shown. On space 1 you cannot use it.',
      'ARM-181':
        'Exchange (needs two workers): one of the two goes into the bag. With the action you choose soldier or engineer and take that figure from the bag behind your screen; it cannot act this round.',
      'ARM-182':
        'If a leader stands in for one of the two workers, the real worker goes into the bag. Two leaders cannot do it.',
      'ARM-183':
        'The other worker stays on the card. You can choose only a colour that is in the bag; with neither there you cannot use the action, and the workers stay free for other uses.',
      'ARM-184':
        'Recruit: you draw a figure at random from the bag. A worker or marauder goes back into the bag and you gain 2 VP.',
      'ARM-185': 'A soldier or engineer goes on the card as a recruit and may do another building action of this turn.',
      'ARM-186':
        'You can use a recruit at any time in the rest of your turn, but only for building actions, not to extend or repair. When you use a colour for a building action, recruits of that colour go first.',
      'ARM-187':
        'Used or not, a recruit is yours from now on, comes back with the others in Completion and needs housing. A leader drawn from the bag is a recruit too.',
      'ARM-188': 'With an empty bag you cannot recruit.',
    },
  },
  {
    title: 'Special buildings',
    rules: {
      'ARM-189':
        'Guard Post: an ordinary building that you may overbuild as usual, or cover with a watchtower upgrade. So a city can have two watchtowers.',
      'ARM-190': 'The upgrade covers the Guard Post, which then gives nothing itself.',
      'ARM-191':
        'From then on this site counts as a watchtower: it can be upgraded again, but takes no ordinary building any more.',
      'ARM-192':
        "Builder's Yard: each of your visible military buildings gives 1 more unit of housing, the Builder's Yard itself included. It has no housing of its own.",
      'ARM-193':
        'Training Center: from the moment you build it, your workers also count as engineers and soldiers where survivors are needed, and are still workers.',
      'ARM-194': 'For scoring tiles your workers stay workers only, with a Training Center too.',
      'ARM-195':
        'Church Merciful: you gain no VP from fights any more; the card itself gives 10 VP in each Completion.',
      'ARM-196':
        'Church Vengeful: you gain 2 VP instead of 1 for each of the first 5 marauders you fight off in a round, and 1 VP for each further one.',
      'ARM-197':
        'Both churches concern only fighting off. Marauders driven off by auction or building tiles still give 1 VP and do not count towards the five.',
      'ARM-198': 'Which church has which effect is our reading of their two printed names.',
      'ARM-199': 'A city never has both churches visible.',
      'ARM-200':
        'While one church is visible, you may build the other only on top of it. Otherwise you must forfeit the card.',
      'ARM-201': 'Apartment Block: in each Completion 1 VP for each unit of housing that no survivor uses.',
      'ARM-202': 'Buildings with VP of their own give them in every Completion while they are visible.',
    },
  },
  {
    title: 'Phase 4: Completion, and the scoring after round 3',
    rules: {
      'ARM-203':
        'Four things, each finished for all players before the next: survivors return, marauders do damage, housing is checked, buildings give VP.',
      'ARM-204':
        'All bid markers and all survivors from the areas and the city boards go back behind the screens of their owners.',
      'ARM-205':
        'For each marauder still on your marauder track your damage marker moves 1 space right. When it leaves space 1, it is turned to the explosion side.',
      'ARM-206':
        'Each marauder for whom the damage marker cannot move, because it is on the last space, costs you 1 VP instead.',
      'ARM-207': 'Your marker on the marauder track stays where it is. The same marauders do damage again next round.',
      'ARM-208':
        "Your housing is that of all your visible buildings, with the Builder's Yard and a Two Houses tile of this round.",
      'ARM-209':
        'If you have at least as much housing as survivors, nothing happens. New survivors and a leader set aside count too.',
      'ARM-210':
        'Otherwise you choose survivors from behind your screen, exactly as many as have no housing. They go into the bag and cost you 2 VP each.',
      'ARM-211': 'You may choose any colour, a leader too. A leader put into the bag can later come to anybody.',
      'ARM-212': 'The loss for all your survivors without housing counts as one change of your VP.',
      'ARM-213': 'Then you gain the VP of your visible buildings.',
      'ARM-214':
        'At the same time you gain VP for unused housing: your housing less the survivors left after ARM-210. A Two Houses tile counts as housing here.',
      'ARM-215': 'After round 3 everybody scores the first common tile (ARM-234). Then it goes into the box.',
      'ARM-216':
        'Then the three auction tiles go into the box, and the next three from the stack are laid out from left to right. The seventh is never used.',
      'ARM-217':
        'Then every marker on the marauder track goes back to 0, and you lose 1 VP for each space it moves. Damage markers stay.',
      'ARM-218': 'A common tile shows the others only how many matching things you have.',
    },
  },
  {
    title: 'Final scoring',
    rules: {
      'ARM-219':
        'After Completion of round 6, each finished for all players before the next: common tile, private tile, equipment, damage track, marauders.',
      'ARM-220': 'Everybody scores the second common tile (ARM-234).',
      'ARM-221': 'You choose one of your two private tiles. Only that one is scored, and only for you.',
      'ARM-222': 'All choose at the same time and in secret, and show the tiles together. The other tile stays hidden.',
      'ARM-223':
        'All hands are shown. Equipment is scored in this order: beer, gasoline, weapons, medicine, vehicle parts, maps.',
      'ARM-224': 'Each damage track takes effect once more, exactly as in Preparation: 2 VP on space 1, and so on.',
      'ARM-225':
        'The space with a marauder still moves your marker and so counts in ARM-226. The leader space does nothing now.',
      'ARM-226': 'You lose 1 VP for each marauder on your marauder track.',
      'ARM-227':
        'The most VP win. In a tie the player with most equipment cards in hand wins; if that is equal too, the victory is shared.',
    },
  },
  {
    title: 'Equipment and scoring tiles',
    rules: {
      'ARM-228':
        'Beer gives 1, 2, 4, 7, 11 VP for 1 to 5 cards, gasoline 1, 3, 6, 10 VP for 1 to 4 cards. Further cards add nothing.',
      'ARM-229':
        'Weapons give 4 VP for each set of 2, medicine 8 VP for each set of 3. You may score several sets; an incomplete set gives 0.',
      'ARM-230':
        'The most maps give 8 VP, the second most 4 VP. All tied for first get 8 VP each, and there is no second place then. All tied for second get 4 VP each.',
      'ARM-231': 'Without maps you never score for maps.',
      'ARM-232':
        'Vehicle parts (engine, tyres, body and steering gear of car, bus and truck) are put into groups of different parts. 1 to 4 parts of one vehicle give 1, 4, 9, 16 VP; of mixed vehicles 1, 2, 4, 8 VP.',
      'ARM-233':
        'Each card belongs to one group, and no group holds the same part twice. The table finds the grouping with the highest total for you.',
      'ARM-234': 'A scoring tile gives its number of VP for each matching thing you have at that moment.',
      'ARM-235':
        'Scoring tiles for survivors count all your survivors of the colour, wherever they are. Leaders are purple only and match none of these tiles.',
      'ARM-236':
        'Scoring tiles for buildings count your visible buildings of the type, printed ones and the Extension included.',
      'ARM-237':
        'Scoring tiles for equipment count every card of the kinds shown. The one for vehicles counts every vehicle part, duplicates too; the one with a card back gives 1 VP for each equipment card of any kind.',
      'ARM-247':
        'Equipment cards have no effect of their own before the final scoring. Until then they only count for the common tile after round 3, and can be lost or swapped. Each card shows how many of its kind are in the game.',
    },
  },
  {
    title: 'What is hidden, and chance',
    rules: {
      'ARM-238': 'The table knows everything, but shows you only what you may know.',
      'ARM-239':
        'Hidden from the others: number and colours of the survivors behind your screen (unless you play with the option “Open survivors”), your equipment cards, your private tiles, and cards you see when you draw 3 or search the deck.',
      'ARM-240':
        'Hidden from everybody: the order of all decks and stacks of tiles, what is in the bag beyond what ARM-241 says, and scoring tiles put into the box unseen (ARM-43).',
      'ARM-241':
        'Everybody sees: bids with their colours, cities with the cards under them, all tracks, the cards on display, how many cards each hand and deck holds, how many figures are in the bag, whether the bag holds a soldier and whether it holds an engineer (ARM-137 and ARM-183 depend on it), tiles in play, and what went openly into the box.',
      'ARM-242':
        'Everybody sees which card and figures are taken from the display, and every figure that leaves the bag or goes into it; the log keeps it. Cards drawn blind stand there without a name.',
      'ARM-243':
        'Chance decides only this: the shuffles of the set-up, the first order of VP markers, figures drawn by ARM-66, ARM-67 and ARM-184, and the shuffle of ARM-178. All of it comes from one seed.',
      'ARM-244':
        'A move after which something hidden or random became known, or somebody else decided, cannot be taken back, unless the table has agreed on more (“Taking back” in the set-up) and the others consent; bots always do.',
    },
  },
  {
    title: 'Options',
    rules: {
      'ARM-245': 'Options are chosen before the game, are known to everybody and never change during it.',
      'ARM-246':
        'Other differences of the Slovak edition (different advantages for each player, numbers of survivors on the cards, choosing a recruit instead of drawing) are slips of translation and no options. Where it says nothing or too little (60 equipment cards, mixing the building tiles, where marauder markers start, a whole City turn for each player, 1 VP for each marauder at the end), we follow the English original.',
    },
  },
];
