import { type Forms, plural } from '@ashtown/engine';
import { capital, count as counted, list, signed } from './format.ts';
import type { Language } from './language.ts';

const count = (n: number, forms: Forms): string => counted('en', n, forms);

const figure = {
  marauder: { one: 'marauder', other: 'marauders' },
  worker: { one: 'worker', other: 'workers' },
  soldier: { one: 'soldier', other: 'soldiers' },
  engineer: { one: 'engineer', other: 'engineers' },
  leader: { one: 'leader', other: 'leaders' },
} satisfies Language['figure'];
const card = { one: 'card', other: 'cards' };
const survivor = { one: 'survivor', other: 'survivors' };
const step = { one: 'step', other: 'steps' };
const cards = (n: number): string => count(n, card);
const marauders = (n: number): string => count(n, figure.marauder);

const area = { exploration: 'Exploration', construction: 'Construction', city: 'City' } satisfies Language['area'];
const place = {
  exploration: 'in Exploration',
  construction: 'in Construction',
  city: 'in the City',
  pool: 'in the City pool',
  spent: 'on the city board',
  recruit: 'among the recruits',
  screen: 'behind the screen',
} satisfies Language['place'];
const type = {
  hq: 'Headquarters',
  civil: 'Civil building',
  military: 'Military building',
  science: 'Science building',
} satisfies Language['type'];
const types = {
  hq: 'headquarters',
  civil: 'civil building',
  military: 'military building',
  science: 'science building',
} satisfies Record<keyof typeof type, string>;
const group = {
  beer: 'Beer',
  gasoline: 'Gasoline',
  weapons: 'Weapons',
  medicine: 'Medicine',
  vehicle: 'Vehicle parts',
  map: 'Maps',
} satisfies Language['group'];

export const en: Language = {
  lang: 'en',
  pitch:
    'Bid your survivors for loot, buildings and actions, keep the marauders away, and build the best town in six rounds.',
  figure,
  survivor,
  nobody: 'nobody',
  card,
  vp: 'VP',
  area,
  place,
  type,
  group,
  cost: {
    worker: 'worker',
    soldier: 'soldier',
    engineer: 'engineer',
    engineerOrSoldier: 'engineer or soldier',
    any: 'any survivor',
  },
  twice: {
    worker: 'two workers',
    soldier: 'two soldiers',
    engineer: 'two engineers',
    engineerOrSoldier: 'two engineers or soldiers',
    any: 'any two survivors',
  },
  and: 'and',
  or: 'or',

  effect: {
    vp: (e) => (e.amount < 0 ? `lose ${-e.amount} VP` : `gain ${e.amount} VP`),
    addMarauder: (e) => `${e.amount} more ${plural('en', e.amount, figure.marauder)} on your track`,
    removeMarauder: (e) => `drive ${marauders(e.amount)} off, ${e.vpEach} VP${e.amount > 1 ? ' for each' : ''}`,
    damage: (e) =>
      e.spaces < 0
        ? `move the damage marker ${count(-e.spaces, step)} left`
        : `move the damage marker ${count(e.spaces, step)} right`,
    leaderAside: () => 'your leader is lost until the marker is back on this space',
    drawEquipment: (e) => `draw ${count(e.amount, { one: 'equipment card', other: 'equipment cards' })}`,
    discardEquipment: (e) => `discard ${count(e.amount, { one: 'equipment card', other: 'equipment cards' })}`,
    temporaryHousing: (e) => `${e.amount} more housing in this round`,
    exchangeInPlace: () =>
      'you may exchange one of your workers, where it stands, for a soldier or engineer from the bag',
    fight: (e, { fightVp }) =>
      `fight off ${e.amount > 1 ? 'up to ' : ''}${marauders(e.amount)}, ${fightVp} VP${e.amount > 1 ? ' for each' : ''}`,
    pushBack: (e) => `push back ${e.amount > 1 ? 'up to ' : ''}${marauders(e.amount)}, without VP`,
    vpPerType: (e) => `gain ${e.each} VP for each ${types[e.buildingType]} in your city`,
    drawKeep: (e) => `look at the top ${cards(e.draw)} of the equipment deck and keep ${e.keep}`,
    swapSearch: () => 'discard a card from your hand and take any card from the equipment deck',
    repair: (e) => `repair ${count(e.spaces, step)} and gain ${e.vp} VP`,
    exchange: () => 'one of the workers becomes a soldier or engineer',
    recruitGamble: (e) =>
      `draw a figure from the bag: a worker or marauder goes back for ${e.vpOtherwise} VP, anybody else joins you and can act at once`,
  },
  passive: {
    watchtowerSite: () => 'a watchtower upgrade may be built here',
    housingPerType: (p) =>
      `each ${types[p.buildingType]} in your city gives ${p.amount} more housing${p.includesSelf ? ', this one too' : ''}`,
    workersCountAs: (p) =>
      `your workers also count as ${list(
        p.colours.map((c) => figure[c].other),
        'and',
      )} when they pay for actions`,
    vpPerUnusedHousing: (p) => `at the end of each round, ${p.each} VP for each unused housing`,
    noFightVp: () => 'you gain no VP for fights',
    fightVpBonus: (p) =>
      `${p.perMarauder} VP for each of the first ${p.firstPerRound} marauders you fight off in a round`,
    exclusiveWith: (p, n) => `never beside ${n.card(p.building)}`,
  },
  worth: {
    scoreProgressive: (w) => `VP for 1 card, 2 cards and so on: ${w.vpByCount.slice(1).join(', ')}`,
    scoreSets: (w) => `${w.vpPerSet} VP for each set of ${w.setSize}`,
    scoreMajority: (w) => `${w.first} VP for the most, ${w.second} VP for the second most`,
    scoreVehicleParts: () => 'VP for groups of different parts',
  },
  counted: {
    scorePerSurvivor: (c) => `${c.each} VP for each of your ${figure[c.colour].other}`,
    scorePerBuildingType: (c) => `${c.each} VP for each ${types[c.buildingType]} in your city`,
    scorePerEquipment: (c) =>
      c.groups.includes('any')
        ? `${c.each} VP for each equipment card`
        : `${c.each} VP for each card: ${c.groups.map((g) => (g === 'any' ? '' : group[g])).join(', ')}`,
  },
  line: (cost, times, effect) => `${times}× ${cost}: ${effect}`,
  perRound: (vp) => `${vp} VP at the end of each round`,
  housing: (n) => `housing ${n}`,
  noEffect: 'nothing happens',
  bonus: (effect) => `most survivors: ${effect}`,
  penalty: (effect) => `fewest survivors: ${effect}`,
  damageHere: (effect) => `while the marker is here: ${effect}`,
  damageBeyond: (effect) => `while the marker is further right: ${effect}`,
  vehicles: (same, mixed) =>
    `groups of different parts: ${same.slice(1).join(', ')} VP for 1 to ${same.length - 1} parts of one vehicle, ${mixed.slice(1).join(', ')} VP if mixed`,
  kind: {
    printed: 'on the city board',
    level: (n) => `level ${n}`,
    equipment: (n) => `Equipment, ${n} in the game`,
    tile: 'Building tile',
    auction: 'Auction tile',
    scoring: 'Scoring tile',
    damage: 'Space of the damage track',
  },
  placement: { hqUpgrade: 'upgrade of the headquarters', watchtowerUpgrade: 'upgrade of a watchtower' },
  provenance: {
    rulebook: 'As printed in the rulebook.',
    'partly-rulebook': 'Partly as printed; some of its values are ours.',
    reconstructed: 'Not printed: made by us from the effects of the rulebook.',
  },

  event: {
    tilesLaid: (e, _, n) =>
      `Scoring tiles: ${n.card(e.common[0]!)} after round 3, ${n.card(e.common[1]!)} at the end; auction tiles: ${e.auction.map(n.card).join(', ')}`,
    dealt: (e, who, n) => {
      const known = e.tiles.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)}: ${n.survivors(e.figures)} behind the screen; private tiles: ${known.join(', ') || e.tiles.length}`;
    },
    round: (e) => `Round ${e.no}`,
    phase: () => null,
    arrived: (e, who) =>
      `${who(e.seat)}: ${marauders(e.n)} ${plural('en', e.n, { one: 'arrives', other: 'arrive' })}, now ${e.to}${e.over > 0 ? `; without room: ${e.over}` : ''}`,
    vp: (e, who) => `${who(e.seat)}: ${signed(e.n)} VP (${en.source[e.src]})`,
    marauders: (e, who) => `${who(e.seat)}: ${signed(e.n)} ${plural('en', e.n, figure.marauder)}, now ${e.to}`,
    damage: (e, who) => `${who(e.seat)}: damage marker to space ${e.to}`,
    leaderLost: (e, who) => `${who(e.seat)}: the leader is lost for now`,
    leaderBack: (e, who) => `${who(e.seat)}: the leader is back`,
    equipmentShown: (e, _, n) => `Equipment: ${n.card(e.card)} with ${n.figures(e.figures)}`,
    buildingShown: (e, _, n) => `Building: ${n.card(e.card)} with ${n.card(e.tile)}`,
    starts: (e, who) => `${who(e.seat)} is the start player`,
    bid: (e, who, n) => `${who(e.seat)} bids in ${area[e.area]}: ${n.survivors(e.figures)}`,
    bonus: (e, who, n) => `${who(e.seat)} gets the bonus of ${area[e.area]} (${n.card(e.tile)})`,
    penalty: (e, who, n) => `${who(e.seat)} gets the penalty of ${area[e.area]} (${n.card(e.tile)})`,
    drew: (e, who, n) => {
      const known = e.cards.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)} draws ${known.length > 0 ? known.join(', ') : cards(e.cards.length)}`;
    },
    discarded: (e, who, n) => `${who(e.seat)} discards ${n.card(e.card)}`,
    tookEquipment: (e, who, n) => `${who(e.seat)} takes ${n.card(e.card)} with ${n.figures(e.figures)}`,
    tookBuilding: (e, who, n) => `${who(e.seat)} takes ${n.card(e.card)} with ${n.card(e.tile)}`,
    built: (e, who, n) =>
      `${who(e.seat)} builds ${n.card(e.card)} on site ${e.site}${e.over === null ? '' : `, over ${n.card(e.over)}`}`,
    forfeited: (e, who, n) => `${who(e.seat)} forfeits ${n.card(e.card)}`,
    tile: (e, who, n) => `${who(e.seat)}: tile ${n.card(e.tile)}`,
    exchanged: (e, who) => `${who(e.seat)} exchanges a worker ${place[e.at]} for ${aFigure[e.to]}`,
    declined: (e, who) => `${who(e.seat)} exchanges nobody`,
    cityTurn: (e, who, n) => `${who(e.seat)} acts in the city with ${n.survivors(e.figures)}`,
    extended: (e, who, n) => `${who(e.seat)} builds the Extension with ${n.survivors(e.figures)}`,
    repaired: (e, who, n) => `${who(e.seat)} repairs with ${n.survivors(e.figures)}`,
    acted: (e, who, n) => `${who(e.seat)} uses ${n.card(e.card)} with ${n.survivors(e.figures)}`,
    ended: (e, who) => `${who(e.seat)} ends the turn`,
    looked: (e, who, n) => {
      const known = e.cards.flatMap((id) => (id === null ? [] : [n.card(id)]));
      return `${who(e.seat)} looks at ${known.length > 0 ? known.join(', ') : cards(e.cards.length)}`;
    },
    kept: (e, who, n) => `${who(e.seat)} keeps ${e.card === null ? 'a card' : n.card(e.card)}`,
    searched: (e, who, n) => `${who(e.seat)} takes ${e.card === null ? 'a card' : n.card(e.card)} from the deck`,
    recruited: (e, who) => `${who(e.seat)} draws ${aFigure[e.figure]} from the bag`,
    retrieved: () => 'All survivors go back behind the screens',
    homeless: (e, who, n) => `${who(e.seat)}: homeless and gone: ${n.survivors(e.figures)}`,
    counted: (e, who, n) => `${who(e.seat)} has ${e.n} for ${n.card(e.tile)}`,
    newAuctionTiles: (e, _, n) => `New auction tiles: ${e.tiles.map(n.card).join(', ')}`,
    chose: (e, who, n) => `${who(e.seat)} scores the private tile ${n.card(e.tile)}`,
    revealed: (e, who, n) => `${who(e.seat)} shows ${e.cards.map(n.card).join(', ') || 'no equipment'}`,
    equipmentScored: (e, who) => `${who(e.seat)}: ${group[e.group]} ×${e.n}, ${e.vp} VP`,
    won: (e, who) =>
      e.seats.length === 1 ? `${who(e.seats[0]!)} wins` : `${e.seats.map(who).join(', ')} share the victory`,
  },

  prompt: {
    placeBid: (f, n) =>
      `Bid in ${list(
        f.areas.map((a) => area[a]),
        'or',
      )}. Behind your screen: ${n.survivors(f.figures)}`,
    bidColour: (f, n) => `Bid in ${area[f.area]}: how many ${figure[f.colour].other}? So far: ${n.survivors(f.so)}`,
    discardEquipment: (f) => `Discard one of your ${cards(f.cards)}`,
    takeEquipment: () => 'Take an equipment card with all figures on it',
    takeBuilding: () => 'Take a building card with its tile',
    placeBuilding: (f, n) => `Build ${n.card(f.card)}, or forfeit it. Then: ${n.card(f.tile)}`,
    exchangeInPlace: () => 'Exchange one of your workers?',
    cityAction: (f, n) => `Choose an action. Still free: ${n.survivors(f.figures)}`,
    keepDrawn: (f) => `Keep one of these ${cards(f.cards)}`,
    searchDeck: (f) => `Take one of the ${cards(f.cards)} in the deck`,
    returnHomeless: (f) => `Housing for ${f.housing} only: who leaves? ${count(f.n, survivor)} must, −${f.vp} VP each`,
    homelessColour: (f, n) =>
      `${count(f.n, survivor)} must leave. How many ${figure[f.colour].other}? So far: ${n.survivors(f.so)}`,
    choosePrivateTile: () => 'Choose the private tile that counts',
  },
  button: {
    bid: (b, n) => `${area[b.area]}: ${n.survivors(b.figures)}`,
    bidByColour: (b) => `${area[b.area]}: choose colour by colour`,
    count: (b) => count(b.n, figure[b.colour]),
    discard: (b, n) => `Discard ${n.card(b.card)}`,
    take: (b, n) => `${b.slot}: ${n.card(b.card)} with ${n.figures(b.figures)}`,
    takeBuilding: (b, n) => `${n.card(b.card)} with ${n.card(b.tile)}`,
    build: (b, n) => `Site ${b.site}${b.over === null ? ' (empty)' : `, over ${n.card(b.over)}`}`,
    forfeit: (b, n) => `Forfeit ${n.card(b.card)}`,
    exchange: (b) => `A worker ${place[b.at]} for ${aFigure[b.to]}`,
    decline: () => 'Exchange nobody',
    act: (b, n) => {
      const extra =
        b.take !== null ? `; take ${aFigure[b.take]}` : b.discard !== null ? `; discard ${n.card(b.discard)}` : '';
      return `${n.card(b.card)}: ${n.effect(b.effect)} (${n.survivors(b.figures)}${extra})`;
    },
    extend: (b, n) => `Build the Extension (${n.survivors(b.figures)})`,
    repair: (b, n) => `Repair one step (${n.survivors(b.figures)})`,
    end: () => 'End the turn',
    keep: (b, n) => `Keep ${n.card(b.card)}`,
    search: (b, n) => `Take ${n.card(b.card)}`,
    leave: (b, n) => capital(n.survivors(b.figures)),
    choose: (b, n) => `${n.card(b.tile)} (${b.vp} VP)`,
  },
  reason: {
    over: () => 'The game is over.',
    notAsked: () => 'It is not your decision now.',
    notNow: () => 'Not now.',
    hasBid: (r) => `You have a bid in ${area[r.area]} already.`,
    siteClosed: () => 'Closed until you build the Extension.',
    siteReserved: () => 'Reserved for upgrades.',
    onlyHq: () => 'Only on your headquarters.',
    onlyWatchtower: () => 'Only on a watchtower.',
    otherChurch: (r, n) => `Only on top of ${n.card(r.card)}.`,
    noActions: () => 'It has no actions.',
    usedUp: (r) => `Used ${r.n}× this round already.`,
    cannotPay: () => 'You lack the survivors for it.',
    noMarauders: () => 'There are no marauders to drive off.',
    undamaged: () => 'Nothing is left to repair.',
    deckEmpty: () => 'The equipment deck is empty.',
    handEmpty: () => 'You have no equipment to give.',
    bagLacks: () => 'The bag holds neither soldier nor engineer.',
    bagEmpty: () => 'The bag is empty.',
    noWorker: (r) => `You have no worker ${place[r.at]}.`,
    extended: () => 'The Extension stands already.',
    notInHand: () => 'It is not in your hand.',
    taken: () => 'Somebody has taken it.',
  },

  verb: {
    extend: 'Extend',
    repair: 'Repair',
    end: 'End the turn',
    forfeit: 'Forfeit',
    decline: 'Decline',
    take: 'Take',
    discard: 'Discard',
    byColour: 'Colour by colour',
    nobody: 'Nobody',
  },
  slot: (n) => `Equipment slot ${n}`,
  offer: (n) => `Building slot ${n}`,
  pile: {
    deck: 'Equipment deck',
    bag: 'Bag',
    box: 'Box',
    buildings: 'Building deck',
    tiles: 'Stack of building tiles',
    scoringTiles: 'Scoring tiles',
    auctionTiles: 'Stack of auction tiles',
  },
  site: (n) => `Site ${n}`,
  lineOf: (site, line) => `Site ${site}, action ${line}`,
  table: {
    round: (no, of) => `Round ${no} of ${of}`,
    marauders,
    damage: (n, of) => `damage ${n} of ${of}`,
    housing: (n) => `housing ${n}`,
    behind: 'behind the screen',
    hidden: (least, most) => (least === most ? `${least}` : `${least} to ${most}`),
    hand: 'Hand',
    unknown: (n) => `${n} unknown`,
    equipment: 'Equipment',
    buildings: 'Buildings',
    own: 'Your private tiles',
    bag: (n) => `${n} in the bag`,
    midgame: 'after round 3',
    final: 'at the end',
  },

  option: {
    'repair.workersPerStep': {
      name: 'Workers per repair step',
      help: '1 as in the Slovak edition, 2 as in the original.',
    },
    pickOrder: {
      name: 'Order of choosing cards',
      help: 'By size of the bids (original), or in the order in which they were made (Slovak edition).',
      choices: { descendingBids: 'By size of the bids', topToBottom: 'In the order of bidding' },
    },
    roundTrack: {
      name: 'Arriving marauders',
      help: 'How many come in each round: rising, moderate or even.',
      choices: { rising: 'Rising', moderate: 'Moderate', even: 'Even' },
    },
    openSurvivors: { name: 'Open survivors', help: 'Everybody sees the survivors behind all screens.' },
  },
  source: {
    start: 'Start',
    auction: 'Auction tiles',
    tiles: 'Building tiles',
    actions: 'Actions',
    fights: 'Fights',
    repairs: 'Repairs',
    rounds: 'Buildings each round',
    housing: 'Unused housing',
    damage: 'Damage',
    marauders: 'Marauders',
    homeless: 'Homeless survivors',
    common: 'Common tiles',
    private: 'Private tile',
    ...group,
  },
  phase: {
    preparation: 'Preparation',
    auction: 'Auction',
    resolution: 'Resolution',
    completion: 'Completion',
    midgame: 'Midgame scoring',
    scoring: 'Final scoring',
  },
  term: {
    points: 'victory points',
    survivors: 'survivors',
    housing: 'housing',
    marauders: 'marauders',
    damage: 'damage',
    city: 'city',
    equipment: 'equipment',
    tiles: 'scoring tiles',
    auction: 'bids',
    actions: 'actions to come',
    others: 'the others',
  },
};

const aFigure = {
  marauder: 'a marauder',
  worker: 'a worker',
  soldier: 'a soldier',
  engineer: 'an engineer',
  leader: 'a leader',
};
