import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Terms',
    rules: {
      'FSM-1':
        'A round is Lookout, Production, Action and Cleanup, in this order. Rounds follow one another until the end of the game is triggered (FSM-175).',
      'FSM-2': 'A turn is one player’s go within the Action phase. The active player is the one whose turn it is.',
      'FSM-3':
        'You have a hand (location and connection cards), tokens in front of you, a State (three rows of built locations and Ruins) and deals (cards tucked under your faction board). The supply is the common pool of tokens.',
      'FSM-4':
        'An intact location is a face-up card in a row of a State. Ruins are a razed card, lying face down in its row.',
      'FSM-5':
        'Building means bringing a location into your State, by constructing (FSM-87) or by redeveloping (FSM-89, FSM-90). Whatever holds for building holds for both.',
      'FSM-6': 'An opponent is within reach until they pass in the current Action phase.',
      'FSM-7': 'Turn order is clockwise, starting with the player who has the first-player token.',
    },
  },
  {
    title: 'Components',
    rules: {
      'FSM-8':
        'There are 188 location cards (88 base, 50 New Era, 50 Winter), 12 connection cards (6 red, 6 blue), 4 faction boards, a VP track and a first-player token.',
      'FSM-9':
        'A location shows its distance (1 to 3), its types (none, one or two), a category, an ability, sometimes a building bonus, its spoils, and a deal, which is always exactly one good.',
      'FSM-10':
        'There are three categories, each with its own row: Production on top, Feature in the middle, Action at the bottom.',
      'FSM-11':
        'Open production is a Production location to which opponents may send a worker. In every other respect it is an ordinary Production location.',
      'FSM-12':
        'There are eleven types: Fuel, Iron, Gun, Brick, Ammo, Worker, Card, Contact, Victory point, Liberty and Toxic. They matter only for redevelopment, for abilities that count locations, and for attacks in the solo game.',
      'FSM-13': 'Foundation and Radioactive Colony have no type, and neither have Ruins.',
      'FSM-14':
        'Your State may hold any number of locations and you may have any number of deals, several of the same name included.',
      'FSM-15': 'What a faction board or a card says beats the general rules.',
    },
  },
  {
    title: 'Goods',
    rules: {
      'FSM-16':
        'The fourteen goods are fuel, iron, gun, brick, ammo, worker, red, blue, grey and universal contact, shield, redevelopment token, card and VP.',
      'FSM-17': 'Fuel, iron, guns and bricks are the basic resources.',
      'FSM-18':
        '1 ammo may pay for any 1 basic resource wherever a basic resource is asked for. A basic resource never pays for ammo.',
      'FSM-19':
        'Grey contacts pay for constructing, blue ones for deals, red ones for razing. Costs on cards and boards may ask for them too.',
      'FSM-20':
        '1 universal contact may pay for any 1 red, blue or grey contact. You may mix universal and coloured contacts in one payment.',
      'FSM-21':
        'Gaining a card means drawing the top card of the location deck into your hand. In a cost, a card means discarding one from your hand.',
      'FSM-22':
        'VP you gain are marked on the VP track at once. They are never spent and never lost, and may exceed 25.',
      'FSM-23': 'All goods except cards and VP come from the supply and are put in front of you.',
      'FSM-24': 'The supply never runs out. There is no limit to your tokens, your hand, your State or your deals.',
      'FSM-25': 'If one effect gives several goods, you take all of them; you choose only where the card says “or”.',
    },
  },
  {
    title: 'Decks',
    rules: {
      'FSM-26':
        'When the location deck is empty and a card has to be drawn or revealed, the discard pile is shuffled into a new deck and drawing goes on.',
      'FSM-27': 'If deck and discard pile are both empty, the missing cards are not drawn at all.',
      'FSM-28': 'Discarded locations lie face up on one common discard pile, which everybody may look through.',
      'FSM-29':
        'Connection cards of each colour have a face-down deck and a face-up discard pile. An empty deck is refilled by shuffling its own discard pile; if that is empty too, no card of this colour is revealed this round.',
      'FSM-30': 'A card lying as Ruins is in neither the deck nor the discard pile until it is redeveloped.',
    },
  },
  {
    title: 'Hidden, public and random',
    rules: {
      'FSM-31':
        'Everybody can see at any time how many cards each hand holds, and all tokens, rows, deals, VP, face-up connections and discard piles.',
      'FSM-32':
        'Only you know which cards you hold. Cards picked face up were seen by all, so the log names them; cards that are dealt or drawn it does not name to others.',
      'FSM-33': 'Nobody knows the order of a deck. How many cards are left in each deck is public.',
      'FSM-34':
        'Only these things are random: the shuffling and reshuffling of decks, the first player, factions that nobody chose, and in the solo game the card picked for the virtual opponent (FSM-254).',
      'FSM-35': 'A move that has drawn or revealed a card cannot be taken back.',
    },
  },
  {
    title: 'Set-up',
    rules: {
      'FSM-36':
        'Before the game the table chooses its deck with the option “Expansion”: the base set alone (88 cards), with New Era (138) or with Winter (138).',
      'FSM-37':
        'The rulebook does not provide for both expansions at once. With the option “Both expansions” all 188 cards are used, whatever else was chosen; normally it is off.',
      'FSM-38':
        'Everybody has a different faction board, dealt at random or picked before play begins, as the option “Factions” says. Both sides of a board are equal.',
      'FSM-39': 'A random player gets the first-player token.',
      'FSM-40':
        'The location deck is shuffled. The red and the blue connection cards are shuffled as two separate face-down decks.',
      'FSM-41': 'All VP start at 0, and nobody has any tokens.',
      'FSM-42': 'You are dealt 6 locations, keep 4 and discard 2.',
      'FSM-43':
        'All players choose at the same time and unseen which 4 of their 6 cards stay in hand. The discarded cards become public once everybody has chosen.',
      'FSM-44':
        'In each Production phase a faction board gives 3 workers, 1 grey contact, 1 card and 1 resource of its own: New York iron, Appalachian Federation a brick, Mutants Union a gun, Merchants Guild fuel.',
    },
  },
  {
    title: 'Lookout',
    rules: {
      'FSM-45':
        'The top card of each connection deck is turned face up. So at most one red and one blue connection are available per round.',
      'FSM-46':
        'First pick: one location more than there are players is revealed. Starting with the first player and going clockwise, each player takes one into their hand.',
      'FSM-47':
        'Second pick: again one new location more than there are players is revealed. The last player in turn order picks first, then it goes counter-clockwise, and the first player picks last.',
      'FSM-48':
        'After each pick the one card left over goes face up on the discard pile, before new cards are revealed.',
      'FSM-49': 'When it is your pick, you must take one of the face-up cards. Everybody sees all revealed cards.',
      'FSM-50':
        'If too few cards can be revealed even after reshuffling, players pick in order until none is left; the others get nothing.',
      'FSM-51': 'There is no limit to the cards in hand, neither in Lookout nor later.',
    },
  },
  {
    title: 'Production',
    rules: {
      'FSM-52':
        'You gain goods from three sources: your faction board, all your deals, and all your intact Production locations, open ones included.',
      'FSM-53': 'Every deal gives its one good in the Production phase of every later round.',
      'FSM-54':
        'In Production, Ruins, Features and Actions produce nothing of their own. Some Features respond to what you produce (FSM-206).',
      'FSM-55': 'Production costs nothing, and you cannot decline it.',
      'FSM-56':
        'Production has five steps (FSM-57 to FSM-61). Each step is finished for all players, in turn order, before the next begins; within a step your cards work, and ask you to choose, in the order in which they were built.',
      'FSM-57': 'Step 1: owners of Suppliers name a location (FSM-199).',
      'FSM-58':
        'Step 2: kept goods come back to you. Then your faction board, your deals, and the Production locations that give fixed goods, goods of your choice, or goods for each location of a type.',
      'FSM-59': 'Step 3: Power Station copies another location (FSM-194).',
      'FSM-60':
        "Step 4: the locations that count what you produced: Cistern, Construction Site, Sheriff's Office and Small Factory.",
      'FSM-61': 'Step 5: the Features that ask for a certain amount of production.',
      'FSM-62':
        'Your tally is all you gained in steps 2 to 4 of this round from your board, deals and Production locations. Kept goods that come back are not in it, nor is anything gained in step 5 or later in the round.',
      'FSM-63': 'The tally stands until the next Production phase begins.',
      'FSM-64':
        'When a location with a choice of goods produces, its owner, or whoever gets the goods, picks one of the printed options. Each time the choice may be different.',
      'FSM-65': 'Producing in the Production phase does not mark an open production as used.',
      'FSM-66':
        'If somebody reaches 25 VP in Production, the end is triggered, but the Action phase of the round is played in full (FSM-176).',
    },
  },
  {
    title: 'Action: turns',
    rules: {
      'FSM-67':
        'Beginning with the first player and going clockwise, each player who has not passed takes a turn. This goes round until all have passed.',
      'FSM-68':
        'A turn is exactly one action from the list in FSM-69, apart from repeats (FSM-74) and shields, which are free (FSM-158). The rulebook does not say how many actions make a turn; its solo example alternates single ones.',
      'FSM-69':
        'The actions are: construct; redevelop; make a deal; raze a card from hand; raze an opponent’s location; use a location; use a faction action; send a worker to an opponent’s open production; take a connection; play a connection; pass.',
      'FSM-70':
        'Except for passing, and within the limits that cards and boards set, you may take every action as often as you like in a round and in any order.',
      'FSM-71':
        'On your turn you may choose any action that you can carry out in full: you can pay the cost, and there is a target. You may always pass.',
      'FSM-72':
        'An action that needs a target (a location, a deal, a resource to steal) cannot be chosen without one. Gaining less than you hoped for, such as cards from empty decks, does not forbid an action.',
      'FSM-73':
        'An action is carried out completely before anything else happens: first costs, then effects, then what other cards add to it. Nobody can interrupt it.',
      'FSM-74':
        'After using a location that has a use left this round, or after exchanging 2 workers, you may do the same again in the same turn, paying again each time. The rulebook’s own example repeats the exchange: 4 workers for 2 goods.',
      'FSM-75':
        'You are asked about a repeat only if you can make it: repeat, with a new payment and new choices, or stop. A second use you leave out stays available in later turns of the round.',
      'FSM-76':
        'While you can still repeat an action or place a shield, you end your turn yourself. If you can do neither, it ends by itself.',
      'FSM-77': 'When all others have passed, you take turn after turn until you pass.',
    },
  },
  {
    title: 'Action: paying',
    rules: {
      'FSM-78':
        'What pays for what: a basic resource is paid with that resource or ammo; a red, blue or grey contact with that colour or a universal contact; a worker with a worker; a redevelopment token with such a token; any resource with a basic resource or ammo; a card with any card from your hand; a deal with any one of your deals.',
      'FSM-79':
        'Each unit of a cost is paid with exactly one token or card. You cannot overpay, and no change is given.',
      'FSM-80': 'You pay the whole cost before the effect. What the effect gives cannot help to pay for it.',
      'FSM-81':
        'You pay with your own tokens, those in front of you or those lying on your cards (FSM-238). A token on a card pays for everything it would pay for in front of you.',
      'FSM-82':
        'You choose where ammo or universal contacts stand in, which resource you give where any will do, which card or deal you discard, and whether you use the tokens in front of you or on cards. The payment is part of the action.',
      'FSM-83':
        'The simplest payment is offered first. For each part it takes the exact token in front of you, else one on your cards in the order of building, else a stand-in (ammo, universal contact) in front of you, else one on a card. Where any resource will do, it takes the basic resource you have most of at that point (if equal: fuel, iron, gun, brick), else one on your cards in the order of building, else ammo in front of you, else ammo on a card. Cards and deals you always name yourself.',
      'FSM-84':
        'If there is only one way to pay, you are not asked. Ways that are hardly ever of use are not offered either: a token on a card while an equal one lies in front of you, and a stand-in for a token you have, unless a Feature in your State could keep that token over Cleanup. A Feature still in hand does not count here, since the question would give it away. With the house rule “Ask about every payment” every way is offered.',
      'FSM-85':
        'Tokens you pay go to the supply. Tokens put on a used card are only marks of use: all that matters is how many of its uses are spent this round.',
      'FSM-86':
        'A location you discard as payment goes to the discard pile, a connection to the discard pile of its colour, a deal face up to the discard pile of locations.',
    },
  },
  {
    title: 'Action: construct',
    rules: {
      'FSM-87':
        'Choose a location in your hand, pay as many grey contacts as its distance, and put it face up into the row of its category.',
      'FSM-88':
        'You may choose any location in your hand whose distance you can pay. Connection cards can never be built, used for a deal or razed.',
    },
  },
  {
    title: 'Action: redevelop',
    rules: {
      'FSM-89':
        'Redeveloping with a brick: choose a location in your hand and a card of your State that shares at least one type with it. Pay 1 brick (or 1 ammo), discard the old card and put the new one into the row of its category.',
      'FSM-90':
        'Redeveloping with a token: pay 1 redevelopment token instead of the brick. Then no common type is needed.',
      'FSM-91': 'Every redevelopment gives you 1 VP, however you paid for it.',
      'FSM-92': 'For redevelopment one type in common is enough, even if the cards have two.',
      'FSM-93':
        'With a brick you may redevelop Ruins and locations without a type into any location, and any location into one without a type.',
      'FSM-94': 'If you pay ammo instead of the brick, you still need a common type.',
      'FSM-95':
        'In a redevelopment the old and the new card may differ in category; the new card goes into its own row.',
      'FSM-96': 'In a redevelopment the distance of the new card does not matter; you pay no grey contacts.',
      'FSM-97':
        'The card you redevelop must be an intact location or Ruins in your own rows: used or not, with or without a shield, built this round or earlier. Deals cannot be redeveloped.',
      'FSM-98':
        'In a redevelopment, goods kept or lying on the old card go to its owner. Marks of use, a worker sent to it and a shield on it go to the supply.',
      'FSM-99':
        'A token lying on the old card may itself pay for the redevelopment: for example the redevelopment token on Foundation or a brick on Brick Storage.',
      'FSM-100':
        'After a redevelopment the new card is unused: its Action and its open production are available this round, even if those of the old card were spent.',
      'FSM-101': 'After a redevelopment the old card goes face up to the discard pile, even if it was Ruins.',
      'FSM-102':
        'When you redevelop, you name the card from your hand, the card it replaces, and whether you pay with a brick, ammo or a redevelopment token.',
    },
  },
  {
    title: 'Action: what building gives',
    rules: {
      'FSM-103':
        'The order of building is: pay; when redeveloping, remove the old card; place the new card; when redeveloping, gain 1 VP; then the production of a Production location; then the building bonus.',
      'FSM-104': 'A Production location you have just built, an open one too, produces at once, one time.',
      'FSM-105': 'You gain a building bonus once, when the location is built, and never again.',
      'FSM-106': 'A Production location with a building bonus gives both.',
      'FSM-107':
        'Abilities and bonuses that count locations of a type or category include the card just built. A card discarded by redevelopment no longer counts.',
      'FSM-108': 'Goods you gain by building are not added to your tally (FSM-62).',
    },
  },
  {
    title: 'Action: make a deal',
    rules: {
      'FSM-109':
        'Choose a location in your hand and pay as many blue contacts as its distance. Tuck it under your faction board so that only the deal shows, and take its good at once.',
      'FSM-110': 'While a card is a deal, its ability, bonus and spoils do nothing.',
      'FSM-111':
        'Deals are not in your rows: they do not count for types, cannot be razed, shielded or redeveloped, and score nothing at the end. The introduction of the rulebook would give 1 VP for every card of the State, deals included; its scoring rule speaks of locations.',
      'FSM-112':
        'Once you have taken the good of a new deal, those of your Features work that give something for making a deal (FSM-215).',
      'FSM-113': 'A deal leaves play only when its owner discards it as part of a cost.',
    },
  },
  {
    title: 'Action: raze a card from hand',
    rules: {
      'FSM-114': 'Discard a location from your hand, pay as many red contacts as its distance, and take its spoils.',
      'FSM-115': 'A card razed from hand is on the discard pile before you take its spoils.',
      'FSM-116': 'When you raze from hand, nobody gets compensation and no Ruins remain.',
    },
  },
  {
    title: 'Action: raze an opponent’s location',
    rules: {
      'FSM-117': 'Choose an intact location of an opponent within reach and pay as many red contacts as its defence.',
      'FSM-118':
        'Defence is 3 for Production (open ones too), 4 for a Feature, 5 for an Action. A shield on the card adds 1.',
      'FSM-119': 'Whoever razes a location takes its spoils from the supply.',
      'FSM-120':
        'As compensation the owner takes, once, the good in the deal field of the razed card. The rulebook’s example, where a symbol is lost, names the attacker here; its rule decides.',
      'FSM-121': 'The razed card is turned face down where it lies and becomes Ruins.',
      'FSM-122':
        'The order of razing an opponent’s location is: pay; spoils; compensation; the card becomes Ruins; then your Features that give something for razing. Cards are drawn in this order.',
      'FSM-123': 'Marks of use and a worker sent to the razed card go to the supply.',
      'FSM-124': 'Goods kept or lying on the razed card go to its owner, not to the attacker.',
      'FSM-125': 'A shield on the razed card goes to the supply.',
      'FSM-126': 'You can never raze a location built in your own State.',
      'FSM-127': 'Ruins cannot be razed. They have no defence, ability, type, spoils or deal.',
      'FSM-128': 'Locations of a player who has passed cannot be razed for the rest of the round.',
      'FSM-129':
        'For razing an opponent’s location you pay exactly its defence; the distance of the card does not matter.',
    },
  },
  {
    title: 'Action: use a location',
    rules: {
      'FSM-130': 'Pay the printed cost of an intact Action location of yours and gain its printed effect.',
      'FSM-131':
        'You may use each Action location once a round unless the card says otherwise. Cards marked for two uses may be used twice.',
      'FSM-132': 'You may use a location in the round in which it is built.',
      'FSM-133':
        'Shipwreck may be used twice a round: the rulebook names it as its example of two uses, while public lists of cards give one. The house rule “Uses of Shipwreck” sets 2 (normally) or 1.',
    },
  },
  {
    title: 'Action: faction actions',
    rules: {
      'FSM-134': 'Each of the three faction actions that give contacts may be used once a round.',
      'FSM-135':
        'You may exchange 2 workers as often as you like: for 1 fuel, iron, gun or brick, or for 1 card; never for ammo.',
      'FSM-136': 'New York: 1 iron for 1 grey contact; 1 gun for 2 red contacts; 2 fuel for 2 blue contacts.',
      'FSM-137':
        'Appalachian Federation: 1 brick and 1 card from hand for 2 grey contacts; 1 gun for 2 red contacts; 1 fuel for 2 blue contacts.',
      'FSM-138': 'Mutants Union: 2 iron for 2 grey contacts; 1 gun for 3 red contacts; 1 fuel for 1 blue contact.',
      'FSM-139': 'Merchants Guild: 2 iron for 2 grey contacts; 1 gun for 2 red contacts; 1 fuel for 3 blue contacts.',
      'FSM-140': 'The card in the action of the Appalachian Federation may be a location or a connection.',
      'FSM-141': 'For every single exchange you pick one of the five goods before you take it.',
      'FSM-142': 'Faction actions need no location, and no card can block, refresh or copy them.',
    },
  },
  {
    title: 'Action: open production of opponents',
    rules: {
      'FSM-143':
        'Put 1 worker on an intact open production of an opponent within reach and gain what it produces. The owner then takes 1 worker from the supply.',
      'FSM-144': 'Each open production takes one worker a round altogether, not one from each opponent.',
      'FSM-145': 'You may not send a worker to your own location.',
      'FSM-146': 'You cannot send a worker to a location of a player who has passed.',
      'FSM-147': 'If you send a worker to an open production, you get its production only, not its building bonus.',
      'FSM-148': 'If an open production offers a choice, as Outpost Mercenaries do, whoever sent the worker chooses.',
      'FSM-149':
        'The worker you send may come from in front of you or from one of your cards. It stays on the location as a mark until Cleanup and then goes to the supply.',
      'FSM-150': 'You may send a worker to a location in the round in which it was built.',
    },
  },
  {
    title: 'Action: connection cards',
    rules: {
      'FSM-151': 'Take a connection: pay 2 workers and take one of the face-up connections into your hand.',
      'FSM-152': 'If no connection is face up, you cannot take one. You cannot choose from the discard piles.',
      'FSM-153': 'A taken connection is not replaced until the next Lookout.',
      'FSM-154':
        'Play a connection: put it from your hand on its discard pile and gain its goods. Taking and playing are two separate actions.',
      'FSM-155': 'A cost printed on a connection (Thugs: 1 gun) is paid when the card is played, not when it is taken.',
      'FSM-156': 'Merchants give 2 blue contacts, Junk Train 3 blue, Punks 2 red; Thugs give 3 red for 1 gun.',
      'FSM-157': 'Connections stay in your hand over Cleanup and count as cards in hand.',
    },
  },
  {
    title: 'Action: shields',
    rules: {
      'FSM-158':
        'At any moment of your own turn, before or after your action, you may put a shield of yours on one of your intact locations. This is not an action.',
      'FSM-159': 'A location holds at most one shield.',
      'FSM-160': 'You may place several shields in one turn, on different locations.',
      'FSM-161': 'A placed shield stays until Cleanup; it cannot be moved or taken back.',
      'FSM-162': 'A shield raises the defence of its location by 1.',
      'FSM-163': 'Hidden Forge always has a shield: its defence is 4, and no shield may be put on it.',
      'FSM-164': 'You may put a shield on your own intact locations without one, not on Ruins or deals.',
    },
  },
  {
    title: 'Action: passing',
    rules: {
      'FSM-165': 'After you pass you take no further action and place no shield in this round.',
      'FSM-166':
        "After a player has passed, nothing of theirs can be a target for others: no razing, no workers sent, no stealing (Thieves' Caravan), no use of their deals (Camino Real) or of their production (building bonus of Suppliers).",
      'FSM-167': 'The Action phase ends when all players have passed.',
    },
  },
  {
    title: 'Cleanup',
    rules: {
      'FSM-168':
        'Owners of locations that keep goods choose, in turn order, what to keep there (FSM-210). You may keep less, or nothing.',
      'FSM-169':
        'All tokens of the players that are not kept go to the supply: resources, ammo, workers, contacts, shields and redevelopment tokens.',
      'FSM-170': 'Goods still lying on cards (FSM-238) stay there.',
      'FSM-171':
        'In Cleanup shields, marks of use and workers sent are removed from all locations. All locations and faction actions can be used again.',
      'FSM-172': 'Cards in hand stay there over Cleanup.',
      'FSM-173': 'Face-up connections nobody took go to their discard piles.',
      'FSM-174': 'The first-player token passes to the player on the left, then a new round begins.',
    },
  },
  {
    title: 'End of the game',
    rules: {
      'FSM-175':
        'As soon as any player has 25 or more VP, whatever the phase, the end is triggered. The current Action phase is finished as usual.',
      'FSM-176': 'If the end is triggered in Production, the Action phase of that round is played as usual.',
      'FSM-177': 'After the Action phase of the last round Cleanup is skipped and the game is scored.',
      'FSM-178': 'You add 1 VP for every location in your State.',
      'FSM-179':
        'Ruins score nothing, as public play aids have it. By the letter of the rulebook, where Ruins are a location without a type, they would be worth 1 VP; the house rule “Ruins score” plays it so. Deals lie beside the State and score nothing either; whoever counts them as cards of the State plays with the house rule “Deals score”, and each of your deals is worth 1 VP.',
      'FSM-180': 'The player with most VP wins.',
      'FSM-181': 'In a tie the player with more goods wins.',
      'FSM-182':
        'To break a tie you count the tokens in front of you, goods lying on your cards, and the cards in your hand, connections included; each counts 1. Shields and marks on locations and VP do not count.',
      'FSM-183':
        'If goods are equal too, the player with more locations wins. Only intact ones count; with the house rule “Ruins score” Ruins count too.',
      'FSM-184': 'If locations are equal too, the victory is shared.',
      'FSM-185': 'The solo game has no tie-breakers (FSM-291).',
    },
  },
  {
    title: 'Abilities: Production',
    rules: {
      'FSM-186':
        'A Production location works when its owner produces in Production, when it is built, when a worker is sent to it (open production only), when Production Manager activates it, and when it is copied. Each occasion stands alone and uses up no other.',
      'FSM-187': 'Whoever gets the production takes all the goods shown.',
      'FSM-188': 'Where the card offers a choice, whoever gets the goods chooses one option each time (FSM-64).',
      'FSM-189':
        'A location that counts a type gives its goods once for each intact location of that type in its owner’s rows, itself included, up to the maximum on the card.',
      'FSM-190':
        'If an opponent takes or copies a production that counts a type, the owner’s locations are counted, not the opponent’s.',
      'FSM-191':
        'A location that counts production gives its goods once for each of the counted good in its owner’s tally (FSM-62), up to the maximum on the card.',
      'FSM-192':
        'If a location that counts production is built, activated or copied in the Action phase, it uses the tally of this round’s Production. With the house rule “Counting outside Production” it can be set to give nothing then.',
      'FSM-193':
        'VP from locations that count production enter the tally in step 4 (FSM-60) and so count for Dream City.',
      'FSM-194':
        'Power Station: its owner names another intact Production location of theirs and gains what it produces, as if it produced once more. If there is one that may be named (FSM-195), they must name one.',
      'FSM-195':
        'Power Station cannot name a card that copies (Power Station, Suppliers). It may name an open or visited location, or one whose goods go to the owner of Suppliers this round.',
      'FSM-196':
        'If Power Station names a location that counts production (FSM-191), the goods come in step 4, by the same tally and with a maximum of their own.',
      'FSM-197':
        'Power Station also copies when it is built and when Production Manager activates it. If there is no location it may name, it gives nothing.',
      'FSM-198':
        'The owner of the copying card names the location when the card works. Whoever gets the goods makes any choice printed on it.',
      'FSM-199':
        'Suppliers: in step 1 of Production the owner may name one intact Production location of an opponent. Whatever it produces in this phase goes to the owner of Suppliers instead of that opponent.',
      'FSM-200':
        'The owner of Suppliers cannot name a card that copies, nor a location already named this round. Nobody has passed yet, so every opponent can be chosen.',
      'FSM-201':
        'Goods you take over with Suppliers enter your tally, not that of the owner, and you make any choice on the card.',
      'FSM-202':
        'Goods taken over with Suppliers arrive when the named card would have produced: in its own step (2 or 4) and at its place among its owner’s cards. You are asked about any choice on it then.',
      'FSM-203': 'When Suppliers are built, their production does not work; only the building bonus does (FSM-241).',
      'FSM-204': 'Production Manager cannot activate Suppliers, and nothing can copy them.',
    },
  },
  {
    title: 'Abilities: Feature',
    rules: {
      'FSM-205':
        'A Feature without a lasting ability still has its types, a defence of 4, its spoils and its deal, and is worth 1 VP at the end.',
      'FSM-206':
        'A Feature that asks for an amount of goods gives what it shows once, in step 5 of Production, if the counted goods in its owner’s tally together reach that amount.',
      'FSM-207':
        'All Features that ask for an amount look at the tally as it stands after step 4; what step 5 gives counts for nothing else. Each gives its goods once, not once per multiple.',
      'FSM-208':
        'If a Feature that asks for an amount is built in the Action phase, it gives nothing before the next Production.',
      'FSM-209': 'Armed Merchants count the four basic resources together; ammo does not count.',
      'FSM-210':
        'In Cleanup a location that keeps goods lets its owner keep, on each of its spaces, as many tokens of the goods listed as the card says, in any mix. Some spaces have no limit.',
      'FSM-211': 'Kept tokens come back to you in step 2 of the next Production. Between rounds nobody can touch them.',
      'FSM-212': 'Ammo cannot be kept on a space for basic resources, nor a universal contact on a space for a colour.',
      'FSM-213':
        'If you have several locations that keep goods, each has its own spaces. Thieves Den has two: for 2 basic resources and for 2 workers.',
      'FSM-214': 'During the Action phase locations that keep goods are empty and protect nothing.',
      'FSM-215':
        'A Feature that rewards deals or razing gives its goods each time its owner does this, without a limit per round.',
      'FSM-216':
        'A Feature that rewards deals works when you make a deal (FSM-109). What deals give later, Caravanner and Camino Real do not count.',
      'FSM-217': 'A Feature that rewards razing works when you raze a card from hand or an opponent’s location.',
      'FSM-218':
        'If you have several Features that reward the same thing, all of them work, each copy by itself. A Feature works only after it is built and while it is intact.',
    },
  },
  {
    title: 'Abilities: Action',
    rules: {
      'FSM-219':
        'An Action location shows its cost, its effect and how many times a round it may be used (FSM-130, FSM-131).',
      'FSM-220': 'If the effect is goods, you take all the goods shown.',
      'FSM-221': '“Any resource” in a cost is any basic resource or ammo; you choose each one separately.',
      'FSM-222':
        'A deal in a cost means that you discard one of your deals, even one made this round. You lose what it would still have given.',
      'FSM-223':
        'A card in a cost means that you discard a location or a connection from your hand, before you draw anything.',
      'FSM-224': "Thieves' Caravan: steal 1 fuel, iron, gun or brick from an opponent within reach.",
      'FSM-225':
        "Ammo cannot be stolen, nor can tokens lying on cards. If no opponent within reach has a basic resource in front of them, you cannot use Thieves' Caravan.",
      'FSM-226': 'When you steal, you name the opponent and the resource, anew for each use.',
      'FSM-227': "Thieves' Caravan costs 2 workers for each use; public lists of cards say 2 or 1.",
      'FSM-228':
        'Production Manager: name one intact Production location of yours, but not Suppliers; it produces once for you.',
      'FSM-229':
        'With Production Manager you may also name a visited open production. Naming one does not make it visited.',
      'FSM-230':
        'Body Hunters: name up to 3 other intact locations of yours that are used or visited this round and refresh them. Their marks of use and the workers sent to them go to the supply.',
      'FSM-231':
        'A refreshed Action location may be used again this round, both times if it has two uses. To a refreshed open production a worker may be sent again.',
      'FSM-232':
        'Body Hunters needs at least one other location of yours that is used or visited, and cannot name itself. Kept goods, goods lying on cards, shields and faction actions are not affected.',
      'FSM-233': 'Caravanner: name up to 3 different deals of yours; each gives its good once. You need at least one.',
      'FSM-234':
        'Camino Real: name one deal of an opponent within reach and gain its good from the supply. The opponent loses nothing.',
      'FSM-235':
        'You choose what to refresh, which deals to use and which location to activate as part of the action. Everything you can choose from is public.',
    },
  },
  {
    title: 'Abilities: building bonuses and shields',
    rules: {
      'FSM-236': 'A building bonus of goods is taken once, when the location is built.',
      'FSM-237':
        'A building bonus that counts a type gives its goods once for each intact location of that type in your State, the new card included, up to the maximum on the card.',
      'FSM-238':
        'Some building bonuses put goods on the card itself. Only its owner may spend them, on their own turns, straight from the card.',
      'FSM-239':
        'Goods lying on a card are never refilled or added to. You cannot move them in front of you at will, and they cannot be stolen.',
      'FSM-240':
        'When a card with goods lying on it is razed or redeveloped, those goods go to its owner (FSM-124, FSM-98).',
      'FSM-241':
        'Building bonus of Suppliers: name one intact Production location of an opponent within reach, not one that copies, and gain what it produces. Its owner keeps everything, and it does not count as visited.',
      'FSM-242':
        'If there is no location to copy, the building bonus of Suppliers gives nothing, and you may build them all the same. For a location that counts production (FSM-191) its owner’s tally counts.',
      'FSM-243':
        'The shield that Hidden Forge always has (FSM-163) is not removed in Cleanup. It is gone when the card becomes Ruins or is redeveloped.',
    },
  },
  {
    title: 'Clarifications',
    rules: {
      'FSM-244': 'A location with two types counts once for each of them. Ruins and deals never count.',
      'FSM-245':
        'You can pay a token only once. It is gone even if the card it was put on is razed or refreshed later.',
      'FSM-246': 'Compensation in VP or cards is given like any other. It can trigger the end of the game.',
      'FSM-247':
        'Shields you gain outside your own turn wait for your next turn in this round. Those not placed are lost in Cleanup.',
      'FSM-248': 'Redevelopment tokens in front of you are lost in Cleanup. Only the one lying on Foundation survives.',
      'FSM-249':
        'Where sources differ about a figure on a card, we say so with that card. The game always plays the figure shown.',
    },
  },
  {
    title: 'Solo: set-up and round',
    rules: {
      'FSM-250':
        'Set up as usual for one player; of your 6 cards 4 stay in hand. The virtual opponent has no faction board, no hand, no goods and no deals. Both of you start with 0 VP.',
      'FSM-251': 'You have the first-player token for the whole game and always begin.',
      'FSM-252': 'Lookout 1: the top card of both connection decks is revealed.',
      'FSM-253': 'Lookout 2: you look at the top 4 locations and take 1 into your hand.',
      'FSM-254':
        'Lookout 3: one of the other 3, picked at random with equal chances, is laid face up before the virtual opponent.',
      'FSM-255': 'Lookout 4: of the last 2 you take 1; the other is laid before the virtual opponent.',
      'FSM-256':
        'Lookout 5: the top card of the deck is laid before the virtual opponent as well. Each round you get 2 cards and it gets 3 locations.',
      'FSM-257':
        'In Production you produce as usual. The virtual opponent gains nothing, and its locations give it nothing when they are laid down.',
      'FSM-258': 'In the Action phase you and the virtual opponent alternate; you begin.',
      'FSM-259':
        'Cleanup is as usual. The token stays with you, and workers you sent are removed from the virtual opponent’s locations.',
    },
  },
  {
    title: 'Solo: you against the virtual opponent',
    rules: {
      'FSM-260':
        'Until the virtual opponent has passed, its locations are like those of an opponent within reach, with the exceptions below.',
      'FSM-261':
        'Razing a location of the virtual opponent costs the usual defence and gives the usual spoils, and your Features work as usual. The card is then discarded instead of becoming Ruins.',
      'FSM-262':
        'The virtual opponent gets compensation like any opponent, as the rulebook lists no exception. If the deal field shows VP, it scores them; any other good stays in the supply, and no card is drawn, as it owns no goods.',
      'FSM-263': 'A worker you send to an open production of the virtual opponent gives it 1 VP instead of a worker.',
      'FSM-264': 'After the virtual opponent has passed, you can do nothing with its locations this round.',
      'FSM-265': "Thieves' Caravan and Camino Real never have a target in the solo game.",
      'FSM-266':
        'Suppliers may name locations of the virtual opponent. Types are counted among its locations; its tally is 0.',
    },
  },
  {
    title: 'Solo: the virtual opponent’s turn',
    rules: {
      'FSM-267':
        'If a connection is face up, the virtual opponent takes it without paying, scores 2 VP and discards it; that is its whole turn. If both are there, it takes the red one. (We read the 2, whose symbol is not legible in the rulebook, as VP; another edition lets chance choose the card.)',
      'FSM-268':
        'If no connection is face up and FSM-284 does not apply, the virtual opponent attacks: the top location of the deck is revealed and put on the attack pile.',
      'FSM-269':
        'The types of the attack card are compared with those of your intact locations. If there is no common type, the attack fails and nothing else happens.',
      'FSM-270':
        'If there is a common type, one location that shares it is razed: the virtual opponent scores 2 VP and takes no goods, you take the good in the deal field, and the card becomes Ruins.',
      'FSM-271': 'An attack hits the location that shares more types with the attack card.',
      'FSM-272': 'If several locations share as many types, the one with the greater distance is hit.',
      'FSM-273':
        'If the distance is equal too, an unused Action is hit, then a used Action, then a Feature, then a Production.',
      'FSM-274': 'An Action location with one of its two uses spent counts as used.',
      'FSM-275':
        'If that is equal too, the spoils are compared along the list in FSM-276: the card with more of the first good that differs is hit.',
      'FSM-276':
        'The order for comparing spoils: VP, card, redevelopment token, ammo, universal, red, blue and grey contact, worker, fuel, iron, gun, brick, shield. The printed list is only partly legible; this one is reconstructed.',
      'FSM-277': 'If the spoils are equal too, you choose which location is hit.',
      'FSM-278': 'If the location that is hit has a shield, only the shield is lost and the location stays intact.',
      'FSM-279':
        'An attack stopped by a shield scores nothing. It counts as one of the three attacks, but not as a success.',
      'FSM-280': 'The shield of Hidden Forge itself stops one attack a round; it works again next round.',
      'FSM-281': 'An attack with a card without a type always fails. Ruins and locations without a type are never hit.',
      'FSM-282':
        'If no card can be revealed for an attack even after reshuffling, the attack counts as failed. If fewer than 5 cards can be drawn in Lookout, they go in this order: your first pick, the virtual opponent at random, your second pick, the virtual opponent, the virtual opponent; the rest is forfeited.',
      'FSM-283':
        'Marks of use, goods lying on cards and kept goods on a location razed by the virtual opponent are treated as in FSM-123 and FSM-124.',
      'FSM-284':
        'On its next turn after a successful attack, or after the third attack of the round, the virtual opponent passes.',
      'FSM-285':
        'Connections come first in every turn of the virtual opponent. As a taken connection is not replaced, attacks begin only when none is left.',
      'FSM-286': 'When the virtual opponent passes, the attack pile goes to the discard pile.',
      'FSM-287':
        'If you pass, you can no longer be attacked and the virtual opponent passes at once; the Action phase is over.',
      'FSM-288': 'After the virtual opponent has passed, you go on alone, as often as you like.',
    },
  },
  {
    title: 'Solo: end and rating',
    rules: {
      'FSM-289':
        'The end of the solo game is triggered when you or the virtual opponent have 25 or more VP. The Action phase is finished, Cleanup is skipped.',
      'FSM-290':
        'Both add 1 VP per location: you for each intact one (FSM-179), the virtual opponent for each card lying before it.',
      'FSM-291': 'You win only with more VP than the virtual opponent; with as many or fewer you lose.',
      'FSM-292':
        'If you win, a table of five grades shows how well you did: the lowest below 30 VP, the others from 30, 35, 40 and 45 VP. The printed table is not known to us; this one is reconstructed.',
    },
  },
];
