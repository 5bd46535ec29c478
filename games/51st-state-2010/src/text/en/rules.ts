import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Terms',
    rules: {
      'FS-1':
        "A round is one pass through the five phases of FS-33. A turn is one player's single opportunity to act in the Actions phase.",
      'FS-2': 'There are four kinds of resource: scrap, fuel, weapons and building material.',
      'FS-3':
        'A universal resource is worth exactly one resource of any one kind. You name the kind only when you spend it, add it to a set or put it into a store; until then it lies undecided, on a leader also from round to round.',
      'FS-4':
        'Goods are resources, workers, contact tokens and redevelopment tokens. A gain may also name cards and VP; you gain them with the rest, but they are not goods.',
      'FS-5':
        'Goods you gain go to your base, unless a rule puts them on a card. Cards you gain go to your hand; where VP go is said in FS-177.',
      'FS-6':
        'Kept goods lie on a card with the keep icon: goods on a leader or on a location that came with them, resources in a store, resources on a set.',
      'FS-7':
        'Within your reach are the goods on your base, on your own leader and on your locations that came with goods, and the resources in your own stores. You spend them directly from where they lie. What lies on a set cannot be spent.',
      'FS-8':
        'To place a location is to bring it into play face up, by incorporation or redevelopment. To tuck a card is to push it under the base (or under a card with room) as spoils or as a deal.',
      'FS-9':
        'Your own locations are those you have placed and not yet replaced. Tucked cards, leaders and the base are not locations.',
      'FS-10': "Where a card's own rule conflicts with a general rule, the card wins.",
      'FS-11':
        'The supply of every kind of token is unlimited: the printed numbers (16 workers, 39 resources, 47 VP, 11 contact and 2 redevelopment tokens) are no limit, and substitutes are used. Contact tokens of value 3 exist although the first printing left them out.',
      'FS-12': 'There is one discard pile, shared by all players.',
    },
  },
  {
    title: 'Components',
    rules: {
      'FS-13':
        'The game has 4 bases, 12 fixed contact cards (3 per faction) and a deck of 94 cards: 72 locations, 14 one-shot contact cards and 8 leaders.',
      'FS-14':
        'A location card shows a name, a distance of 1 to 3, one or more type icons, a layout, an ability (grey centre), spoils (red field) and a deal (blue field). Only one of the three fields ever counts: the ability when placed, the red field when tucked as spoils, the blue field when tucked as a deal.',
      'FS-15':
        'There are four layouts: Action (needs workers, closed to others), Open production (produces for its owner, others may send a worker), Closed production (produces for its owner only) and Feature (permanent, without workers and without production each round).',
      'FS-16': 'Notice Board is a Feature, not a Closed production; the printed card is corrected.',
      'FS-17':
        'A contact card has a colour (conquest red, cooperation blue, incorporation grey, or universal), a range and a price. Without a price it is free.',
      'FS-18':
        'Your three fixed contact cards lie beside your base, visible to all. You may use each once per round; then it stays used until Cleanup.',
      'FS-19':
        'Fixed contact cards are never part of your hand: they do not count towards the limit of 10 or for a tie, and you cannot discard them.',
      'FS-20':
        'One-shot contact cards belong to the deck and to your hand. After the action in which you use one it goes to the discard pile.',
      'FS-21':
        'A leader has distance 0, goods that come with it and an ability, but no type icons, no spoils and no deal.',
      'FS-22': 'Each player has four faction markers: one for the VP track and three for workers sent to opponents.',
      'FS-23':
        'VP tokens have value 1 or 2. On locations, leaders and deals they are never split or merged, because their number matters; on the base only the sum matters.',
      'FS-24':
        'Contact tokens have a colour and a value: conquest, cooperation and incorporation 1, 2 or 3; universal 1 or 3.',
      'FS-25':
        'There are redevelopment tokens (types must match; from Excavator and Mr President) and universal redevelopment tokens (types need not match; from Bulldozer). Wherever the redevelopment icon stands, you gain one such token and spend it by a later main action.',
      'FS-26':
        'New York: the base makes 1 scrap and 3 workers each round; conquest range 2 for 1 weapon, cooperation 2 for 2 fuel, incorporation 1 for 1 scrap. Merchants Guild: 1 fuel and 3 workers; conquest 2 for 1 weapon, cooperation 3 for 1 fuel, incorporation 2 for 2 scrap. Appalachian Federation: 1 building material and 3 workers; conquest 2 for 1 weapon, cooperation 2 for 1 fuel, incorporation 2 for 1 building material and 1 card from hand. Mutants Union: 1 weapon and 3 workers; conquest 3 for 1 weapon, cooperation 1 for 1 fuel, incorporation 2 for 2 scrap.',
      'FS-27':
        "Muties has conquest range 3: the faction's text in the rulebook allows distances 1 to 3, although its example of a conquest shows the card with value 2.",
    },
  },
  {
    title: 'Set-up',
    rules: {
      'FS-28':
        '2, 3 or 4 players. Each receives a random faction: its base and its three fixed contact cards. Factions nobody has are out of the game.',
      'FS-29': 'You start with score 0, an empty base, no location, no leader and nothing tucked.',
      'FS-30':
        'The 94 cards of the deck are shuffled and everybody is dealt 4; the rest is the face-down deck, and the discard pile is empty. A starting hand cannot be exchanged.',
      'FS-31': 'In the printed game the youngest player begins; here chance chooses the first player.',
      'FS-32': 'In every later round the role of first player moves one seat clockwise.',
    },
  },
  {
    title: 'The round',
    rules: {
      'FS-33': 'Each round has five phases, in this order: 1 Lookout, 2 Production, 3 Actions, 4 Scoring, 5 Cleanup.',
      'FS-34': "Turn order means clockwise from this round's first player.",
      'FS-35':
        'When a card has to come from the deck and the deck is empty, the discard pile is shuffled and becomes the deck. This does not happen already when the last card leaves the deck.',
      'FS-36': 'If deck and discard pile are both empty, nothing is drawn or revealed.',
    },
  },
  {
    title: 'Phase 1: Lookout',
    rules: {
      'FS-37':
        'At the start of Lookout every player with more than 10 cards in hand discards cards of their choice down to 10, in turn order, before the row is revealed.',
      'FS-38': 'Five cards from the deck are turned face up as the row; if there are fewer, as many as there are.',
      'FS-39':
        'In turn order each player takes one card from the row into hand; then, in the same order, each takes a second one.',
      'FS-40':
        "2 players choose first from 5 and 4 cards, then from 3 and 2; 5 are revealed in all. 3 players: from 5, 4 and 4, then from 3, 3 and 2; one card is added from the deck before the third player's first and the second player's second pick, 7 in all. 4 players: from 5, 4, 4 and 4, then from 3, 3, 3 and 2; one card is added before the first pick of the third and of the fourth player and before the second pick of the second and of the third, 9 in all.",
      'FS-41':
        'At the moments of FS-40 exactly one card is added, whatever the size of the row. The numbers there hold when nobody uses a Lookout ability.',
      'FS-42': 'If the row is empty when you have to pick, you take the top card of the deck instead.',
      'FS-43': 'After the last pick the cards still in the row (normally one) go to the discard pile.',
      'FS-44': 'Then, in turn order, everybody draws one card from the deck.',
      'FS-45':
        'During Lookout you can never have more than 10 cards in hand. With 10 already there you pick or draw as usual, and that very card goes to the discard pile at once. Locations, leaders and one-shot contact cards all count.',
      'FS-46': 'Outside Lookout there is no hand limit.',
      'FS-47':
        'Crossroads: at each of your picks you may take the top card of the deck instead of a card from the row, provided a card can be drawn.',
      'FS-48':
        'Watchtower: right after your first pick of the round, before any card is added, you must discard one card of the row. With an empty row nothing happens; it applies also if you picked from the deck.',
      'FS-49':
        'Notice Board: after the last pick you also take a card left in the row. With several left you choose one, with none left you draw from the deck instead. Several owners do so in turn order.',
      'FS-50':
        'Radio Station: instead of the draw of FS-44 you look at two cards from the deck, keep one and discard the other. With 10 cards in hand you discard whatever is drawn (FS-45); with fewer, if only one card can be drawn, you keep it.',
      'FS-51':
        'Lookout ends in this order: extra cards of Notice Board, discarding the rest of the row, the draws of FS-44.',
      'FS-52':
        'A Lookout ability counts only if its location is in play when its moment comes. Locations are placed in the Actions phase, so it first works in the next round.',
      'FS-53':
        'Different Lookout abilities of yours all apply. Two with the same effect add nothing to one, except that each Notice Board takes one card.',
    },
  },
  {
    title: 'Phase 2: Production',
    rules: {
      'FS-54':
        'Players resolve Production one after another in turn order, each completely before the next, so later players see what earlier ones have.',
      'FS-55': 'First, your base gives its resource and 3 workers.',
      'FS-56':
        'Second, each of your deals gives its blue field, and each of your locations with Open or Closed production gives its production. No worker and no choice is needed.',
      'FS-57':
        'Third, you may cash in any number of your spoils. The card is discarded and you gain its red field in full.',
      'FS-58':
        'The order of your Production: base, locations in the order placed, deals in the order tucked, then the production step of FS-59.',
      'FS-59':
        'Production step: you cash in one spoils card or make a free step (FS-73), as often as you like, until you go on. You see the cards one cashing in brings before the next choice. The step is skipped if you have no spoils and no free step but discarding tucked cards.',
      'FS-60':
        'Spoils can be cashed in only in Production, so never in the round of their conquest. A deal pays for the first time in the next Production, not when it is made.',
      'FS-61': 'VP tokens from cashed-in spoils go to your base.',
      'FS-62': 'VP tokens from a deal lie on the deal, at most as many as FS-176 says.',
      'FS-63': 'Cards gained in Production are drawn from the deck into your hand, without limit.',
    },
  },
  {
    title: 'Phase 3: Actions',
    rules: {
      'FS-64':
        'Starting with the first player and going clockwise, each player performs exactly one main action in a turn or passes. This goes round and round until all have passed.',
      'FS-65':
        'Once you have passed you have no further turn this round. You may always pass; without any possible main action you can only pass.',
      'FS-66': 'When only one player has not passed, that player keeps taking turns.',
      'FS-67':
        "Main actions: conquest, cooperation, incorporation, redevelopment, playing or changing the leader, discarding 2 cards to draw 1, using your own Action location (first or second time), sending a worker to an opponent's Open production, sending two workers for a resource, the leader action of Baby Swift.",
      'FS-68': 'You choose their order and repeat them as you like, within the limits of the single actions.',
      'FS-69': 'You can perform an action only if you can pay every cost in full. Costs are paid before effects.',
      'FS-70':
        'What an action gains can be used from your next turn on. It cannot pay for the same action, and a contact or redevelopment token gained is used by a later main action. A free step after the action (FS-72) may already put it into a store or a set.',
      'FS-71':
        'You cannot perform an action that could bring nothing at all, such as an action for VP only on a full card, or a theft with nothing to steal.',
      'FS-72':
        'Free steps are not main actions. You may make any number of them in your own turn before and after the main action (the turn ends when you say so, or at once where no free step is possible), before a pass, and in your production step; never at other times. So what an action just brought can go into a store, where it cannot be stolen.',
      'FS-73':
        'The free steps: discard one of your tucked cards (FS-103), change a store (FS-165), add a resource to a set (FS-162).',
      'FS-74':
        'You may change a store once before and once more after the main action, and once in each production step, and only so that its contents are really different. The rulebook sets no limit; ours keeps you from going round in circles.',
    },
  },
  {
    title: 'Range',
    rules: {
      'FS-75':
        'Conquest, cooperation and incorporation bring a location card from your hand into the game and need a range at least equal to its distance.',
      'FS-76':
        'Range comes from contacts: your fixed contact cards not yet used this round, one-shot contact cards in hand, and contact tokens.',
      'FS-77': "Only contacts of the action's colour count, and universal ones, which join any colour.",
      'FS-78': 'The values of all contacts spent on one action add up.',
      'FS-79': 'A contact is spent whole: its value is never divided between actions, and any surplus is lost.',
      'FS-80': 'The prices of all contact cards used are paid together, as one cost (FS-87).',
      'FS-81':
        'Afterwards used fixed contact cards stay used until Cleanup, used one-shot cards go to the discard pile, used tokens return to the supply.',
      'FS-82':
        'Reconstruction (Appalachian Federation) costs 1 building material and 1 card discarded from hand, and gives incorporation range 2. That card must be another one than the location you incorporate and the one-shot contact cards used in the same action. It is an incorporation, not a redevelopment.',
      'FS-83':
        "You are offered only contacts without waste: their values reach the distance; none of them could be left out; no token could be exchanged for an unused one of the same colour and lower value, nor a universal one for an unused one of the action's colour with equal or lower value, and still reach; and you can pay all prices together.",
      'FS-84':
        'Copies of the same one-shot card, and tokens of the same colour and value, are interchangeable: you are not asked which of them you mean.',
      'FS-85':
        'As no distance exceeds 3 and no value is below 1, you never spend more than three contacts on one action.',
      'FS-86':
        'Example: you have 1 fuel, Caravan unused, Junk Train in hand, two cooperation contacts 1 and one universal contact 1. For a cooperation at distance 2 you choose between Caravan, Junk Train, and both cooperation contacts. At distance 3: Caravan, or Junk Train with one cooperation contact, or all three tokens.',
    },
  },
  {
    title: 'Paying',
    rules: {
      'FS-87':
        'A cost may ask for resources (of a given kind or of any kind you choose), workers, cards from hand and tucked cards.',
      'FS-88':
        'You pay resources and workers from the goods within your reach (FS-7). A universal resource may pay for any kind.',
      'FS-89':
        'You pay exactly the cost. A resource on a card cannot be spent while an unused one of the same kind on your base would do (universal counts as a kind of its own), nor a universal one while an unused one of a given kind on your base would cover the cost.',
      'FS-90': 'If you can pay in more than one way, you choose; otherwise it is paid without asking.',
      'FS-91': 'Workers are paid from your base first, then from locations that came with goods; there is no choice.',
      'FS-92':
        'You choose the cards you discard as a cost; which of two identical cards makes no difference. A card you are playing in the action cannot be discarded for it.',
      'FS-93':
        'Example: the cost is 1 weapon, a universal resource lies on your base and 1 weapon on Borgo the Almighty. You pay with either. With a weapon on the base as well, only that one can be used.',
    },
  },
  {
    title: 'Conquest, cooperation and tucked cards',
    rules: {
      'FS-94':
        'Conquest: choose a location card in hand, pay conquest range, and tuck the card as spoils so that only its red field shows.',
      'FS-95':
        'Cooperation: choose a location card in hand, pay cooperation range, and tuck the card as a deal so that only its blue field shows.',
      'FS-96': 'Neither of these actions gives goods when performed. Only leaders react (FS-135, FS-136).',
      'FS-97':
        'A tucked card is worth no VP itself and has no types and no ability. No worker can be sent to it, and it does not count for effects that count locations of a type.',
      'FS-98': 'The base has room for 3 tucked cards, spoils and deals in any mix.',
      'FS-99':
        'Each location with room adds room for 3: Office Building and Town Hall for spoils and deals, Hideout and Old Slaughterhouse for spoils only.',
      'FS-100':
        'A deal whose blue field is the room icon (Office Building) gives no goods. While tucked it takes up room for one card itself and adds room for 3 spoils or deals, once, not again each round. It must fit before its own room counts.',
      'FS-101':
        'Spoils first fill the room for spoils only. The spoils left over and all deals together must fit into the room for either sort. Under which card each one lies does not matter.',
      'FS-102':
        'Conquest and cooperation are possible only if the new card fits. Without room you must first discard a tucked card as a free step.',
      'FS-103': 'You may discard one of your tucked cards as a free step; you gain nothing for it.',
      'FS-104': "When a deal leaves for any reason, the VP tokens on it go to its owner's base at full value.",
      'FS-105':
        'When room is lost (a location with room is replaced, a deal with room is discarded) and your tucked cards no longer fit, you at once discard tucked cards of your choice, one at a time, until they fit. Each discard must lower the number of cards without room. FS-104 applies.',
    },
  },
  {
    title: 'Incorporation and placing',
    rules: {
      'FS-106': 'Incorporation: choose a location card in hand, pay incorporation range, and place the card.',
      'FS-107': 'A placed location is worth 1 VP, without a token. Its red and blue fields no longer matter.',
      'FS-108':
        'Placing goes in this order: costs; on redevelopment the old card leaves (FS-120, FS-121); the new card is in play; its goods on the card and gains when placed; its production once, or its own count of types; your other locations that count types; the leader; the check of FS-105.',
      'FS-109':
        'A location with Open or Closed production produces once for its owner when it is placed, although the Production phase is over. It produces again in every later Production.',
      'FS-110':
        'A location may be used or replaced, and others may send a worker to it, already in the round it was placed.',
      'FS-111': 'There is no limit to the number of your locations, and you may have several copies of the same card.',
      'FS-112':
        'Production locations lie in the top row, Features in the middle, Actions at the bottom, the leader to the left of the base. It has no effect on the rules.',
    },
  },
  {
    title: 'Redevelopment',
    rules: {
      'FS-113':
        'Redevelopment: choose one of your locations in play (old) and a location card in hand (new), pay, discard the old card and place the new one in its stead. Range and distance do not matter.',
      'FS-114':
        'Old and new must share at least one type. Universal resource as a type matches only itself, not the four kinds.',
      'FS-115': 'The ordinary price is 1 building material; a redevelopment paid this way is possible once per round.',
      'FS-116':
        'A redevelopment by redevelopment token costs no resource. Each token pays for one, with no limit per round.',
      'FS-117':
        'The redevelopment for building material and those by token are independent: you may use a token before, after or instead of the other one.',
      'FS-118': 'With a universal redevelopment token FS-114 does not apply.',
      'FS-119':
        'You can replace only your own locations, however long they have been in play, also one placed in the same round.',
      'FS-120':
        'Your base gains 2 VP (1 for the lost location, 1 for the deed) and the value of all VP tokens that lay on the old card.',
      'FS-121':
        'Resources on the old card (goods on the card, store, set) go to your base, and so do workers and other goods kept there. They are lost in Cleanup unless spent or stored.',
      'FS-122': 'The building material you pay may be one that lies on the old card, if it is within your reach there.',
      'FS-123':
        "The new card is fresh: no uses and no workers sent to the old one count against it. Workers spent on the old card are gone. An opponent's marker on the old card still counts as one of the three workers that opponent may send.",
      'FS-124': 'When effects count types, the old card is already gone.',
      'FS-125':
        'Ways to pay: 1 building material (if not yet done this round, by FS-89), a redevelopment token, or a universal redevelopment token. A token on a leader is not offered while an equal one lies on your base, nor is a universal one from your base for matching types while an ordinary one lies there.',
    },
  },
  {
    title: 'Leaders',
    rules: {
      'FS-126':
        'Playing a leader from hand is a main action; if you have no leader in play it is free and needs no range.',
      'FS-127': 'You have at most one leader in play.',
      'FS-128': 'Change of leader: with a leader in play the action costs 1 weapon, and the old leader is discarded.',
      'FS-129':
        'On a change your base gains 2 VP (1 for the lost leader, 1 for the deed) and the value of the VP tokens that lay on the old leader. Playing your first leader gives no such bonus.',
      'FS-130':
        'Goods still on the old leader go to your base and are lost in Cleanup unless spent or stored. The weapon for the change may be one lying on the old leader.',
      'FS-131':
        'A leader comes with two resources on it (Mr President: FS-138). They stay from round to round until spent, stolen (resources only) or the leader leaves, and are never renewed.',
      'FS-132': 'A leader in play is worth 1 VP, without a token.',
      'FS-133':
        "A leader's ability works only for what you complete while the leader is in play, never backwards. The action that brings the leader in triggers nothing.",
      'FS-134': 'A leader holds at most 5 VP tokens; after that the ability brings nothing more.',
      'FS-135': 'Borgo the Almighty: after each of your conquests one 1 VP token on this leader.',
      'FS-136': 'Greedy Pete: after each of your cooperations one 1 VP token on this leader.',
      'FS-137':
        'Junky Joe (Scrap), Nitro Belle (Fuel), Tommy the Gun (Weapon), Uncle Hammer (Building material): one 1 VP token on the leader for each location of that type you place, by incorporation or redevelopment. Tucking does not count.',
      'FS-138':
        'Mr President: after each of your redevelopments, for building material or by token, one 1 VP token on this leader, which comes with one redevelopment token. A change of leader is not a redevelopment.',
      'FS-139':
        'Baby Swift: as a main action, without any worker, discard 2 cards from hand for one 1 VP token on this leader. You may repeat it in the same round, each time as a separate main action, but not once the leader holds 5 tokens.',
    },
  },
  {
    title: 'Cards and workers',
    rules: {
      'FS-140':
        'Discard 2 cards, draw 1: discard 2 cards from hand, then draw 1 from the deck, any number of times. The two cards are shuffled in too if the discard pile has to become the deck for the draw.',
      'FS-141':
        "Using your own Action location: put the printed number of workers on it (1, but 2 on Barracks and Thieves' Caravan), pay its other costs, and take its effect at once.",
      'FS-142':
        'A second use of the same location in the same round costs one worker more than the first (2, or 3 on those two cards). The other costs are paid again.',
      'FS-143': 'You cannot use a location more than twice per round. Each use is a separate main action.',
      'FS-144': 'You cannot send workers to your own Production and Feature locations.',
      'FS-145':
        "Send 1 worker to an opponent's Open production: you gain what the location produces, on your own base or into your hand.",
      'FS-146':
        "The worker goes to the base of the location's owner at once and is an ordinary worker of that player until Cleanup.",
      'FS-147':
        'You send at most one worker per round to the same location (your marker lies on it), and at most 3 in all. The price is always 1 worker.',
      'FS-148':
        "Several opponents may send a worker to the same location in one round; the owner's production is not reduced.",
      'FS-149':
        'No worker can be sent to locations of a player who has passed, nor ever to a Closed production, an Action or a Feature.',
      'FS-150':
        'VP tokens you gain by sending a worker go to your base; the tokens already on the card do not limit them.',
      'FS-151':
        'Send two workers for a resource: pay 2 workers, gain 1 resource of the four kinds, which you name at once. Any number of times.',
    },
  },
  {
    title: 'Abilities in detail',
    rules: {
      'FS-152':
        'Production: see FS-56, FS-109, FS-145. VP tokens go onto the producing location, within FS-176; a full location still produces its other goods.',
      'FS-153':
        "Production for a type (Scrapyard): the gain counts once for each of the owner's locations in play of the type, the card itself included if it shows the type. A location counts once, whatever other types it has.",
      'FS-154':
        'It is counted anew in each Production and when the card is placed. A matching location placed later adds nothing at that moment, only from the next Production on. The number of resources is not limited.',
      'FS-155':
        "Whoever sends a worker to such a card (if it is open) gains the amount counted over the owner's locations.",
      'FS-156':
        'An Action that gives something for a price: workers by FS-141 and FS-142, all costs, then all gains. VP go onto the location, goods to your base. A worker that is itself the price (Archive) is paid besides those put on the card: Archive takes 2 workers for the first use and 3 for the second.',
      'FS-157':
        'A cost of a deal, of spoils, or of either is paid by discarding one of your tucked cards of that sort, also one tucked in the same round. You do not gain its goods; FS-104 and FS-105 apply.',
      'FS-158':
        'Theft: you steal one resource from one opponent and put it on your base. You choose the opponent, the kind and where it lies.',
      'FS-159':
        'Resources can be stolen from a base, from a location that came with goods and from a leader. Never stolen: resources in a store or on a set, workers, contact and redevelopment tokens, cards, VP.',
      'FS-160': 'You can steal from a player who has passed; passing protects only from workers being sent.',
      'FS-161': 'A stolen universal resource stays universal.',
      'FS-162':
        'Set (Bunker, Warehouse, Old Factory, Garage): one resource of each of the three kinds shown fits on the card. Adding one within your reach is a free step, while its kind is missing there and fewer than 3 VP tokens lie on the card. A universal resource may be added as one of the kinds; which one you may add follows FS-89, as if it were a cost.',
      'FS-163':
        'Resources on a set are kept from round to round until you cash the set in or replace the card (FS-121). They cannot be taken back, spent otherwise or stolen. At most one set lies there at a time.',
      'FS-164':
        'To cash a set in you need workers: with the set complete you use the location (workers by FS-141 and FS-142, no other cost), the three resources return to the supply and the VP token goes on the card. A second use in the same round needs a new complete set.',
      'FS-165':
        'Store: you move resources between your base and the store in either direction for nothing; the store holds up to 3. A universal resource put in becomes a kind you name; for a kind you want, resources of that kind are used first, universal ones only for what is missing. Workers, tokens and goods on leaders, on other cards and on sets cannot go into a store.',
      'FS-166': 'Stored resources stay over Cleanup, cannot be stolen, and may be spent directly from the store.',
      'FS-167':
        'Goods on a location work as in FS-131: they lie on the card from placing until spent, stolen (resources only) or released by FS-121. The workers on Camp work like any workers.',
      'FS-168':
        'What a location gives when placed it gives once, by incorporation or redevelopment alike; VP go onto the location.',
      'FS-169': 'Room for tucked cards: see FS-99 to FS-105.',
      'FS-170':
        'A Feature that counts a type: when placed, one gain for each of your locations in play of the type, itself included; later one gain for each further one at the moment you place it, also if it replaces another. VP go onto the card; resources (Old Parking Lot, Oil Rig, Arena, Brickyard) go to your base. It is no production: the Production phase gives nothing for it.',
      'FS-171':
        'Its VP tokens stop at 3; resources have no limit. Locations that leave take nothing back, and do not make room for more tokens.',
      'FS-172':
        'Several such cards and a leader who counts a type react independently to the same placing; each counts the new location once.',
      'FS-173':
        'The four Lookout abilities are FS-47, FS-48, FS-49 and FS-50. The printed correction exchanges only pictures; the meanings stand.',
      'FS-174': 'For the abilities of leaders see FS-126 to FS-139, for range FS-75 to FS-86.',
      'FS-175':
        'The once icon gives its goods once, when the card comes into play. The keep icon lets goods on the card stay over Cleanup.',
    },
  },
  {
    title: 'Victory points',
    rules: {
      'FS-176':
        'A location, and likewise a deal, has 3 slots: it never holds more than 3 VP tokens, whatever their value. Gains beyond that are lost. A leader holds 5, the base any amount.',
      'FS-177':
        'Where VP go: from production, actions and counts of a location onto that location; from a deal onto the deal; from spoils, replaced locations and leaders, and workers sent to your base; from leader abilities onto the leader.',
      'FS-178':
        'The limit of three also holds for tucked cards: each card with room takes 3; FS-101 says how they are counted.',
      'FS-179': 'VP are never lost once gained.',
    },
  },
  {
    title: 'Scoring, Cleanup and the end',
    rules: {
      'FS-180':
        "Scoring is done for you. Each player's score is counted from nothing, not added to the old one: 1 for each own location in play, 1 for a leader in play, and the value of all VP tokens on the base, own locations, leader and deals.",
      'FS-181':
        'Example: one location with one 1 VP token scores 2; a round later two locations, the first with two 1 VP tokens and the second with one, score 5.',
      'FS-182':
        'If at least one player then has 30 or more, the game ends at once, without Cleanup. Reaching 30 earlier in the round ends nothing.',
      'FS-183':
        'The highest score wins. In a tie more cards in hand decide, then more unspent resources and workers, then it is a shared victory.',
      'FS-184':
        'In a tie each resource and worker on the base, on leaders, on locations that came with goods and in stores counts 1; those on sets do not.',
      'FS-185':
        'Cleanup is done for you: all goods on the bases go back to the supply, contact and redevelopment tokens included.',
      'FS-186':
        'Kept goods of every sort stay: on leaders (the redevelopment token of Mr President included), on locations that came with them, in stores and on sets.',
      'FS-187':
        'Workers used on locations are removed, fixed contact cards are ready again, the markers of sent workers return, and all limits per round start anew. Locations, leaders, tucked cards, VP tokens and hands stay.',
      'FS-188': 'There is no limit to the number of rounds.',
    },
  },
  {
    title: 'What is known, and chance',
    rules: {
      'FS-189': 'Hidden: the cards in a hand from all other players, the order of the deck from everybody.',
      'FS-190':
        'Open to all: the number of cards in hands and deck, the row, the discard pile, all cards in play with their goods and tokens, the goods on the bases, used contact cards, markers, scores, and which cards are tucked.',
      'FS-191':
        'Everybody sees which card of the row a player takes and every card that is discarded. A card drawn from the deck is seen only by the player who draws it, unless it is discarded at once.',
      'FS-192':
        'Chance decides only the factions, the first player, the shuffle at the start and each later shuffle of the discard pile. It is fixed when the game begins: the same choices lead to the same game.',
      'FS-193':
        'Between two Scorings the table may show a running score counted as in FS-180; it has no effect before the Scoring phase.',
    },
  },
  {
    title: 'Decisions at the table',
    rules: {
      'FS-194':
        'Every decision belongs to exactly one player. Nobody decides at the same time as somebody else, and no opponent decides in reaction.',
      'FS-195':
        'Where only one choice is possible it may be made for you. The main action in your turn is always asked. As long as your hand holds a card the others have not seen, so is your choice of contacts and of cards to discard or keep, even if there is only one: not being asked would tell the others that you hold no other one.',
      'FS-196':
        'Equal cards in hand, in the row, or tucked as the same sort without tokens are offered as one choice. Locations in play are always told apart.',
      'FS-197':
        'What belongs to a main action (payments, theft, discards for lack of room) and every choice of several cards from hand may be asked step by step or all at once. A main action is offered only if you can complete all of it, and once paid it cannot be withdrawn.',
    },
  },
];
