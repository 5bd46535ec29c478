import type { Seat, Term } from '@ashtown/engine';
import {
  AMMO,
  BASICS,
  BLUE,
  BRICK,
  END_VP,
  FACTION_IDS,
  FACTIONS,
  GOODS,
  type Good,
  GREY,
  REDEVELOPMENT,
  SOLO,
  STAND_IN,
  UNIVERSAL,
} from './board.ts';
import { type Bill, linkOf, type Pile, pileOf, SITE, SITES, type Site } from './cards.ts';
import {
  available,
  canBeCopied,
  canPay,
  countType,
  isSpent,
  keepable,
  opponents,
  placeOf,
  playerAt,
  usesOf,
} from './queries.ts';
import type { Frame, Place, Player, PlayerView, Solo, View } from './state.ts';

/**
 * What a seat makes of the table, in victory points. Goods that come every round are worth more the more rounds are left;
 * goods in the supply are worth little and nothing after passing, so that they are turned into something that stays.
 * The weights were set by hand and checked by tournaments.
 */
const by = (worth: Record<Good, number>): readonly number[] => GOODS.map((good) => worth[good]);

/** One more of a good in every round to come. */
const EVERY_ROUND = by({
  fuel: 0.7,
  iron: 0.75,
  gun: 0.75,
  brick: 0.8,
  ammo: 0.9,
  worker: 0.6,
  red: 0.55,
  blue: 0.6,
  grey: 0.95,
  universal: 1,
  shield: 0.15,
  redevelopment: 1,
  card: 0.6,
  vp: 1,
});
/** One more of a good to spend now. */
const TO_SPEND = by({
  fuel: 0.4,
  iron: 0.45,
  gun: 0.45,
  brick: 0.5,
  ammo: 0.55,
  worker: 0.3,
  red: 0.3,
  blue: 0.35,
  grey: 0.55,
  universal: 0.6,
  shield: 0.12,
  redevelopment: 0.6,
  card: 0.45,
  vp: 1,
});

const worthOf = (pile: Pile, worth: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < pile.length; i++) sum += pile[i]![1] * worth[pile[i]![0]]!;
  return sum;
};
const costOf = (bill: Bill): number =>
  worthOf(bill.need, TO_SPEND) + 0.42 * bill.any + 0.35 * bill.cards + 0.8 * bill.deals;

/** What a face is worth by itself, worked out once. */
interface Worth {
  spoils: number;
  deal: number;
  /** Gain of a production or a reaction, every round and now. */
  flow: number;
  now: number;
  bonus: number;
  /** What one use of the action earns in a round to come, and now. */
  each: number;
  net: number;
}
/** What the actions without a plain gain bring. */
const SPECIAL = { steal: 0.7, activate: 1, reset: 1.3, useDeals: 1.2 } as const;

const WORTH: readonly Worth[] = SITES.map((site) => {
  const options = site.options.map((pile) => worthOf(pile, EVERY_ROUND));
  const flow = options.length > 0 ? Math.max(...options) + 0.1 : worthOf(site.gain, EVERY_ROUND);
  return {
    spoils: worthOf(site.spoils, TO_SPEND),
    deal: EVERY_ROUND[site.dealGood]!,
    flow,
    now: options.length > 0 ? 0.45 : worthOf(site.gain, TO_SPEND),
    bonus: worthOf(site.bonusGain, TO_SPEND),
    each: actionWorth(site),
    net: site.bill === null ? 0 : nowWorth(site) - costOf(site.bill),
  };
});

function nowWorth({ does, gain }: Site): number {
  if (does.t !== 'action') return 0;
  return does.effect.t === 'gain' ? worthOf(gain, TO_SPEND) : 0.6 * SPECIAL[does.effect.t];
}

function actionWorth({ does, bill, gain }: Site): number {
  if (does.t !== 'action') return 0;
  const gained = does.effect.t === 'gain' ? worthOf(gain, EVERY_ROUND) : SPECIAL[does.effect.t];
  return Math.max(
    0.1,
    gained - worthOf(bill!.need, EVERY_ROUND) - 0.7 * bill!.any - 0.5 * bill!.cards - 1.5 * bill!.deals,
  );
}

/** Production phases still to come, as the leader's points have it. */
export function roundsLeft(v: View): number {
  if (v.ending || v.winners) return 0;
  let most = v.solo ? v.solo.rival.vp : 0;
  for (const p of v.players) if (p.vp > most) most = p.vp;
  return Math.min(4.5, Math.max(0.4, (END_VP - most) / 7));
}

type Somebody = Player | PlayerView;

/** What a State brings in every Production, by good, roughly. */
function incomeOf(p: Somebody): number[] {
  const all = p.faction >= 0 ? BOARD_INCOME[p.faction]!.slice() : Array<number>(GOODS.length).fill(0);
  for (let i = 0; i < p.deals.length; i++) all[SITE[p.deals[i]!]!.dealGood]!++;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    if (place.ruins) continue;
    const { does, gain, options } = SITE[place.card]!;
    if (does.t === 'produce') add(all, gain, 1);
    else if (does.t === 'choose') add(all, options[0]!, 1);
    else if (does.t === 'perType') add(all, gain, Math.min(does.max, countType(p, does.type)));
    else if (does.t === 'copyOwn' || does.t === 'takeOver') all[AMMO]!++;
  }
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const { does, gain } = SITE[place.card]!;
    if (place.ruins) continue;
    if (does.t === 'perProduced') add(all, gain, Math.min(does.max, countedIn(all, does.counted)));
    else if (does.t === 'threshold') add(all, gain, countedIn(all, does.counted) >= does.min ? 1 : 0.25);
    else if (does.t === 'trigger') add(all, gain, 0.8);
  }
  return all;
}
function add(all: number[], pile: Pile, times: number): void {
  for (let i = 0; i < pile.length; i++) all[pile[i]![0]]! += pile[i]![1] * times;
}
const countedIn = (all: readonly number[], counted: readonly Good[]): number => {
  let n = 0;
  for (const good of counted) n += all[GOODS.indexOf(good)]!;
  return n;
};
const BOARD_INCOME: readonly (readonly number[])[] = FACTION_IDS.map((id) => {
  const all = Array<number>(GOODS.length).fill(0);
  add(all, pileOf(FACTIONS[id].production), 1);
  return all;
});

/** A round to come: what its goods are worth, what the actions make of them, and what they leave over. */
interface Engine {
  goods: number;
  actions: number;
  spare: number[];
}
function engineOf(v: View, p: Somebody): Engine {
  const spare = incomeOf(p);
  let goods = 0;
  for (let g = 0; g < spare.length; g++) goods += spare[g]! * EVERY_ROUND[g]!;
  let actions = 0;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const site = SITE[place.card]!;
    if (place.ruins) continue;
    if (site.does.t === 'storage') actions += 0.5;
    if (site.bill === null) continue;
    const { each } = WORTH[site.f]!;
    let uses = usesOf(v, site);
    for (; uses > 0 && canPay(spare, p, site.bill); uses--) {
      spend(spare, site.bill);
      actions += each;
    }
    actions += 0.15 * uses * each; // goods may come from elsewhere
  }
  return { goods, actions, spare };
}

/** What a location not yet built would bring per round. */
function flowOf(p: Somebody, site: Site, spare: readonly number[]): number {
  const { does } = site;
  const worth = WORTH[site.f]!;
  switch (does.t) {
    case 'produce':
    case 'choose':
      return worth.flow;
    case 'perType': {
      const own = site.types.includes(does.type) ? 1 : 0;
      return worth.flow * Math.min(does.max, own + countType(p, does.type));
    }
    case 'perProduced':
      return worth.flow * Math.min(does.max, countedIn(spare, does.counted));
    case 'copyOwn':
    case 'takeOver':
      return 0.9;
    case 'threshold':
      return (countedIn(spare, does.counted) >= does.min ? 1 : 0.25) * worth.flow;
    case 'storage':
      return 0.5;
    case 'trigger':
      return 0.8 * worth.flow;
    case 'action':
      return worth.each * does.uses * (canPay(spare, p, site.bill!) ? 0.8 : 0.25);
    case 'none':
      return 0;
  }
}

/** What a location gives at once when it is built. */
function bonusOf(p: Somebody, site: Site): number {
  const { bonus } = site;
  if (bonus === null) return 0;
  if (bonus.t === 'copyOpponent') return 0.5;
  if (bonus.t === 'gainsPerType') {
    const own = site.types.includes(bonus.type) ? 1 : 0;
    return Math.min(bonus.max, countType(p, bonus.type) + own) * WORTH[site.f]!.bonus;
  }
  return WORTH[site.f]!.bonus * (bonus.t === 'stock' ? 1.15 : 1);
}

/** Building it: 1 VP at the end, what it brings, what it gives now. */
const builtWorth = (p: Somebody, site: Site, rounds: number, spare: readonly number[]): number =>
  1 + flowOf(p, site, spare) * rounds + (site.category === 0 ? WORTH[site.f]!.now : 0) + bonusOf(p, site);

/** A card in hand: the best it may become, which is not yet paid for. */
function handWorth(p: Somebody, card: number, rounds: number, spare: readonly number[]): number {
  const site = SITE[card];
  if (site === undefined) return 0.8 * worthOf(linkOf(card).gain, TO_SPEND);
  const { distance, f } = site;
  const build = builtWorth(p, site, rounds, spare) - 0.6 * distance;
  const deal = WORTH[f]!.deal * (rounds + 0.5) - 0.45 * distance;
  const raze = WORTH[f]!.spoils - 0.4 * distance;
  return 0.25 + 0.3 * Math.max(build, deal, raze, 0);
}
/** What an unknown card is worth. */
const UNKNOWN = 0.8;

function handOf(p: Somebody, rounds: number, spare: readonly number[]): number {
  let sum = 0;
  let n = 0;
  for (let k = 0; k < 2; k++) {
    const cards = k === 0 ? p.seen : p.hand;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      sum += card === null ? UNKNOWN : handWorth(p, card, rounds, spare);
      n++;
    }
  }
  return n > 6 ? (sum * (6 + 0.35 * (n - 6))) / n : sum;
}

const placeWorth = (p: Somebody, place: Place, rounds: number, spare: readonly number[]): number =>
  place.ruins ? 0.15 : 1 + flowOf(p, SITE[place.card]!, spare) * rounds;

function shields(p: Somebody): number {
  let n = 0;
  for (let i = 0; i < p.places.length; i++) if (p.places[i]!.shield) n++;
  return 0.25 * n;
}

/** What the supply can become in this round, spent on the best things first, and a little for what is left over. */
function supply(v: View, p: Somebody, rounds: number, spare: readonly number[]): number {
  let sum = 0;
  for (let g = 0; g < p.stored.length; g++) sum += p.stored[g]! * TO_SPEND[g]!;
  if (p.passed) return sum + keptWorth(p, rounds);
  const all = available(p);
  sum += PROSPECT * (actionProspects(v, p, all) + handProspects(p, all, rounds, spare));
  for (let g = 0; g < all.length; g++) {
    const n = all[g]!;
    if (n > 0) sum += (n > 4 ? 4 + 0.6 * (n - 4) : n) * TO_SPEND[g]!;
  }
  return sum;
}
/** Possible is less than done. */
const PROSPECT = 0.8;

/** After passing only stock and what storage takes is worth anything. */
function keptWorth(p: Somebody, rounds: number): number {
  if (rounds === 0) return 0;
  const keeps = keepable(p);
  let sum = 0;
  for (let g = 0; g < p.tokens.length; g++)
    if (p.tokens[g]! > 0 && keeps & (1 << g)) sum += Math.min(3, p.tokens[g]!) * 0.9 * TO_SPEND[g]!;
  for (let i = 0; i < p.places.length; i++) {
    const { stock } = p.places[i]!;
    if (stock !== null) for (let g = 0; g < stock.length; g++) sum += stock[g]! * TO_SPEND[g]!;
  }
  return sum;
}

/** Spends `all` on the actions of the State that gain something by it. */
function actionProspects(v: View, p: Somebody, all: number[]): number {
  let sum = 0;
  for (let i = 0; i < p.places.length; i++) {
    const place = p.places[i]!;
    const site = SITE[place.card]!;
    if (site.bill === null || place.ruins || WORTH[site.f]!.net <= 0) continue;
    for (let left = usesOf(v, site) - place.uses; left > 0 && canPay(all, p, site.bill); left--) {
      spend(all, site.bill);
      sum += WORTH[site.f]!.net + costOf(site.bill);
    }
  }
  return sum;
}

function spend(all: number[], bill: Bill): void {
  for (let i = 0; i < bill.need.length; i++) {
    const [g, n] = bill.need[i]!;
    const exact = Math.min(n, all[g]!);
    all[g]! -= exact;
    if (n > exact) all[STAND_IN[g]!]! -= n - exact;
  }
  for (let n = bill.any; n > 0; n--) {
    let most = AMMO;
    for (let g = 0; g < BASICS; g++) if (all[g]! > 0 && (most === AMMO || all[g]! > all[most]!)) most = g;
    all[most]!--;
  }
}

/** Spends `all` on one more location, one redevelopment and one deal, if the hand has cards for them. */
function handProspects(p: Somebody, all: number[], rounds: number, spare: readonly number[]): number {
  const grey = all[GREY]! + all[UNIVERSAL]!;
  const blue = all[BLUE]! + all[UNIVERSAL]!;
  const rebuild = p.places.length > 0 && (all[BRICK]! > 0 || all[REDEVELOPMENT]! > 0 || all[AMMO]! > 0);
  let build = 0;
  let second = 0;
  let deal = 0;
  let greySpent = 0;
  let blueSpent = 0;
  for (let k = 0; k < 2; k++) {
    const cards = k === 0 ? p.seen : p.hand;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]!;
      const site = card === null ? undefined : SITE[card];
      if (site === undefined) continue;
      const worth = builtWorth(p, site, rounds, spare) - 0.25;
      if (site.distance <= grey && worth > build) {
        second = build;
        build = worth;
        greySpent = site.distance;
      } else if (worth > second) second = worth;
      const dealt = WORTH[site.f]!.deal * rounds + 0.2;
      if (site.distance <= blue && dealt > deal) {
        deal = dealt;
        blueSpent = site.distance;
      }
    }
  }
  all[GREY] = Math.max(0, all[GREY]! - greySpent);
  all[BLUE] = Math.max(0, all[BLUE]! - blueSpent);
  let sum = build + deal;
  const gained = rebuild ? second + 1 - leastWorth(p, rounds, spare) : 0;
  if (gained > 0) {
    sum += gained;
    const token = all[REDEVELOPMENT]! > 0 ? REDEVELOPMENT : all[BRICK]! > 0 ? BRICK : AMMO;
    all[token]!--;
  }
  return sum;
}

function leastWorth(p: Somebody, rounds: number, spare: readonly number[]): number {
  let least = 3;
  for (let i = 0; i < p.places.length; i++) least = Math.min(least, placeWorth(p, p.places[i]!, rounds, spare));
  return least;
}

function countLocations(p: Somebody): number {
  let n = 0;
  for (let i = 0; i < p.places.length; i++) n += p.places[i]!.ruins ? 0.1 : 1;
  return n;
}

export function evaluate(v: View, seat: Seat): readonly Term[] {
  const p = v.players[seat]!;
  if (v.winners) return v.winners.includes(seat) ? WON : LOST;
  const rounds = roundsLeft(v);
  const { goods, actions, spare } = engineOf(v, p);
  return [
    { id: 'vp', value: p.vp },
    { id: 'locations', value: countLocations(p) },
    { id: 'production', value: goods * rounds },
    { id: 'abilities', value: actions * rounds + shields(p) },
    { id: 'supply', value: supply(v, p, rounds, spare) },
    { id: 'hand', value: handOf(p, rounds, spare) },
    { id: 'plan', value: plan(v, seat, p, rounds, spare) },
    { id: 'opponents', value: -rivalry(v, seat, rounds, spare) },
    { id: 'win', value: 0 },
  ];
}

const TERMS = ['vp', 'locations', 'production', 'abilities', 'supply', 'hand', 'plan', 'opponents', 'win'] as const;
const decided = (win: number): readonly Term[] => TERMS.map((id) => ({ id, value: id === 'win' ? win : 0 }));
const WON = decided(100);
const LOST = decided(-100);

/** What the strongest opponent has, and a little of what the others have. Alone, it is the virtual opponent that counts. */
function rivalry(v: View, seat: Seat, rounds: number, spare: readonly number[]): number {
  if (v.solo) return soloRivalry(v, v.solo, rounds, spare);
  let most = 0;
  let sum = 0;
  const others = opponents(v, seat);
  for (let i = 0; i < others.length; i++) {
    const q = playerAt(v, others[i]!);
    const { goods, actions } = engineOf(v, q);
    const worth = q.vp + countLocations(q) + 0.5 * rounds * (goods + actions);
    sum += worth;
    if (worth > most) most = worth;
  }
  return 0.3 * most + (0.1 * sum) / others.length;
}

/** Its points, its cards, the connections it is going to take, and the attack that is still to come. */
function soloRivalry(v: View, { rival, succeeded }: Solo, rounds: number, spare: readonly number[]): number {
  const sum = rival.vp + rival.places.length;
  if (rival.passed && v.round <= PATIENCE) return SOLO_WEIGHT * sum;
  const open = v.faceUp.filter((card) => card >= 0).length;
  const p = v.players[0]!;
  let lost = 0;
  for (const place of p.places) lost += placeWorth(p, place, rounds, spare) / p.places.length;
  const attack = succeeded ? 0 : 0.7 * (SOLO_WEIGHT * SOLO.vpPerRaze + 0.8 * lost);
  return SOLO_WEIGHT * (sum + SOLO.vpPerConnection * open) + attack;
}
const SOLO_WEIGHT = 0.9;
/** Whoever passes at once is never attacked, but could do so for ever: after this round it counts for nothing. */
const PATIENCE = 12;

/** What has been begun and is still on the stack, down to the end of the action: gains to come, less what they cost. */
function plan(v: View, seat: Seat, p: PlayerView, rounds: number, spare: readonly number[]): number {
  let value = 0;
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!;
    if (f.t === 'acted' || f.t === 'turn' || f.t === 'rivalTurn' || f.t === 'takeTurn') break;
    if (ownerOf(f) === seat) value += frameWorth(v, p, f, rounds, spare);
  }
  return value;
}

const ownerOf = (f: Frame): Seat | undefined => ('seats' in f ? f.seats[0] : 'seat' in f ? f.seat : undefined);

function frameWorth(v: View, p: PlayerView, f: Frame, rounds: number, spare: readonly number[]): number {
  switch (f.t) {
    case 'payment':
      return -Math.min(...f.bills.map(costOf));
    case 'discardCard':
      return -0.4;
    case 'discardDeal':
      return -0.7 * rounds - 0.1;
    case 'redevelopOld':
      return builtWorth(p, SITE[v.limbo]!, rounds, spare) + 1 - 0.5 - weakest(p, SITE[v.limbo]!, rounds, spare);
    case 'build': {
      const old = f.over >= 0 ? placeOf(p, f.over) : undefined;
      return builtWorth(p, SITE[v.limbo]!, rounds, spare) + (old ? 1 - placeWorth(p, old, rounds, spare) : 0);
    }
    case 'bonus':
      return bonusOf(p, SITE[placeOf(p, f.no)!.card]!);
    case 'makeDeal':
      return WORTH[SITE[v.limbo]!.f]!.deal * rounds + TO_SPEND[SITE[v.limbo]!.dealGood]!;
    case 'razeCard':
      return WORTH[SITE[v.limbo]!.f]!.spoils;
    case 'razePlace':
      return WORTH[SITE[placeOf(playerAt(v, f.owner), f.no)!.card]!.f]!.spoils + 0.6;
    case 'useEffect': {
      return nowWorth(SITE[placeOf(p, f.no)!.card]!);
    }
    case 'convert':
      return 0.9;
    case 'exchangeGood':
      return 0.5;
    case 'visit':
      return WORTH[SITE[placeOf(playerAt(v, f.owner), f.no)!.card]!.f]!.now;
    case 'takeConnection':
    case 'playConnection':
      return 0.7;
    case 'stealTarget':
      return 0.6;
    case 'activateTarget':
      return bestNow(p);
    case 'resetTargets':
      return 0.35 * Math.min(f.left, p.places.filter(isSpent).length);
    case 'ownDeals':
      return 0.4 * Math.min(f.left, p.deals.length - 1 - f.after);
    case 'opponentDeal':
      return 0.5;
    case 'productionOption':
      return 0.45;
    case 'copySource':
      return 0.6;
    case 'placeShield':
      return 0.3;
    default:
      return 0;
  }
}

function weakest(p: PlayerView, site: Site, rounds: number, spare: readonly number[]): number {
  let least = 3;
  for (const place of p.places) {
    const common = place.ruins || site.mask === 0 || (SITE[place.card]!.mask & site.mask) !== 0;
    if (common) least = Math.min(least, placeWorth(p, place, rounds, spare));
  }
  return least;
}

function bestNow(p: PlayerView): number {
  let most = 0.3;
  for (const place of p.places) if (canBeCopied(place)) most = Math.max(most, WORTH[SITE[place.card]!.f]!.now);
  return most;
}
