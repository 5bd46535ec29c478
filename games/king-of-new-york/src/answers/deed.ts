import type { Amount, Deed, Ref, Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import {
  BOROUGHS,
  type Borough,
  type CardId,
  FACES,
  type Face,
  MANHATTAN,
  type MonsterId,
  type Res,
  type Reward,
  STACKS_PER_BOROUGH,
  TILES,
  type Tile,
  UNITS,
  type Unit,
  VERBS,
  ZONES,
  type Zone,
} from '../content/vocabulary.ts';
import { findMod, gainOf, maxLife, moveFee, priceOf, salvagePrice, topTile, unitPrice } from '../rules/queries.ts';
import type { Answer, Player, Question, View } from '../state.ts';
import { askedOf, boroughAt, playerOf } from './asked.ts';
import { resolved } from './resolving.ts';

/** What is done, and what its sentence needs besides what every deed says. */
type Done =
  | { verb: 'monster'; monster: MonsterId }
  | { verb: 'start'; to: Borough }
  | { verb: 'move'; to: Borough }
  | { verb: 'enter' }
  | { verb: 'up'; to: Zone }
  | { verb: 'stay'; at: Borough }
  | { verb: 'flee'; to: Borough }
  | { verb: 'noFlight' }
  | { verb: 'leave'; to: Borough }
  | { verb: 'ride'; to: Borough }
  | { verb: 'noRide' }
  /** `heal`: tokens; what is healed may be less. */
  | { verb: 'shed'; heal: number }
  | { verb: 'keepCarapace' }
  | { verb: 'stopRolling' }
  | { verb: 'reroll'; faces: readonly Face[] }
  | { verb: 'turnDie'; from: Face; to: Face }
  | { verb: 'keepDice' }
  | { verb: 'cabs'; n: number }
  | { verb: 'noCabs' }
  | { verb: 'convert'; n: number; from: Face; to: Face }
  | { verb: 'convertNone' }
  | { verb: 'resolve'; face: Face; n: number }
  /** `heal` and `attack`: symbols that are left for it. */
  | { verb: 'unjinx'; n: number; heal: number }
  | { verb: 'unweb'; n: number; attack: number }
  /** `stack`: where another one of the borough shows the same Building. */
  | { verb: 'building'; at: Borough; tile: Tile; stack: number | null; reward: Reward }
  | { verb: 'unit'; at: Borough; unit: Unit; reward: Reward }
  | { verb: 'reach'; to: Borough }
  | { verb: 'stopDestroying' }
  | { verb: 'suffer'; energy: number; life: number }
  | { verb: 'pay'; energy: number; life: number }
  | { verb: 'send'; unit: Unit; to: Borough; fresh: boolean }
  | { verb: 'sendNoMore' }
  | { verb: 'buy'; card: CardId; deadly: boolean }
  | { verb: 'salvage'; card: CardId }
  | { verb: 'sweep' }
  | { verb: 'finish' }
  | { verb: 'split'; energy: number; life: number }
  | { verb: 'photo'; seat: Seat; star: number }
  | { verb: 'discard'; card: CardId };

type Told = Done & Pick<Deed, 'price' | 'gives' | 'hits'>;

/**
 * What an answer is. Prices and gains are called as in the tellings (`score`, `energy`, `life`, tokens, `cards`), and points
 * of DESTRUCTION `destruction`. A gain is what is left of it at the limits; what cards add to it is not said.
 */
export type KingDeed = Done & Deed;

/** A price or a gain, if there is any. */
const some = (what: string, n: number): Amount[] => (n === 0 ? [] : [{ what, n }]);
const CALLED: Record<Res, string> = { star: 'score', energy: 'energy', life: 'life' };
const gained = (t: Tables, v: View, p: Player, res: Res, n: number): Amount[] =>
  some(CALLED[res], Math.max(0, gainOf(t, v, p, res, n)));

const entry = (t: Tables, v: View, p: Player): Amount[] =>
  v.turn.entered ? [] : gained(t, v, p, 'star', t.figures.entryStars); // KNY-123

function go(t: Tables, v: View, seat: Seat, to: Borough, verb: 'move' | 'flee' | 'ride'): Told {
  const gives = to === 'manhattan' ? entry(t, v, playerOf(v, seat)) : [];
  return { verb, to, price: some('energy', moveFee(t, v)), gives };
}

/** KNY-162: life above the maximum without the card is lost with it, before it heals. */
function shed(t: Tables, v: View, seat: Seat): Told {
  const p = playerOf(v, seat);
  const own = t.cards[t.sole.carapace]?.mods ?? [];
  const most = own.reduce((n, m) => (m.t === 'maxLife' ? n - m.n : n), maxLife(t, v, p));
  const healed = Math.min(p.carapace, most - Math.min(p.life, most));
  return { verb: 'shed', heal: p.carapace, price: some('cards', 1), gives: some('life', healed) };
}

function building(t: Tables, v: View, seat: Seat, at: Borough, n: number): Told {
  const first = BOROUGHS.indexOf(at) * STACKS_PER_BOROUGH;
  const top = topTile(v, first + n);
  const { durability, reward } = t.tiles[top]!;
  let twins = 0;
  for (let i = 0; i < STACKS_PER_BOROUGH; i++) if (topTile(v, first + i) === top) twins++;
  return {
    verb: 'building',
    at,
    tile: TILES[top]!,
    stack: twins > 1 ? n + 1 : null,
    reward,
    price: some('destruction', durability),
    gives: gained(t, v, playerOf(v, seat), reward.res, reward.n),
  };
}

/** What a card brings its buyer for sure: itself if it is KEEP, and its plain gains. */
function bought(t: Tables, v: View, seat: Seat, card: CardId): Amount[] {
  const p = { ...playerOf(v, seat) };
  // Of Another World may pay with life, and then more can be healed.
  const sure = (res: Res) => res !== 'life' || !findMod(t, p, 'lifeForEnergy');
  const { keep, do: effects = [] } = t.cards[card]!;
  const gives = keep ? some('cards', 1) : [];
  const take = (res: Res, n: number) => {
    const [amount] = sure(res) ? gained(t, v, p, res, n) : [];
    if (!amount) return;
    gives.push(amount);
    p[res] += amount.n;
  };
  for (const e of effects) {
    if (e.t === 'gain' || e.t === 'everyoneGains') take(e.res, e.n);
    else if (e.t === 'souvenir') {
      take('star', e.star);
      take('energy', e.energy);
    } else if (e.t !== 'extraTurn' && e.t !== 'claimNextKeep') break; // what comes after may depend on it
  }
  return gives;
}

/** Answers that are a number mean something else at every question. */
const NUMBERS: Partial<Record<Question, (n: number, t: Tables, v: View, seat: Seat) => Told>> = {
  convertSymbols(n, t, v, seat) {
    const { from, to } = askedOf(t, v, seat, 'convertSymbols');
    if (n === 0) return { verb: 'convertNone' };
    return n > 0 ? { verb: 'convert', n, from, to } : { verb: 'convert', n: -n, from: to, to: from };
  },
  allocateHeal(n, t, v, seat) {
    const p = playerOf(v, seat);
    const heal = p.at === MANHATTAN ? 0 : askedOf(t, v, seat, 'allocateHeal').n - n;
    return { verb: 'unjinx', n, heal, gives: [...some('jinx', -n), ...gained(t, v, p, 'life', heal)] };
  },
  allocateAttack(n, t, v, seat) {
    const attack = askedOf(t, v, seat, 'allocateAttack').n - n;
    const { hits = [] } = attack > 0 ? resolved(t, v, 'attack', attack) : {};
    return { verb: 'unweb', n, attack, gives: some('web', -n), hits };
  },
  payDamageWithEnergy(n, t, v, seat) {
    const life = askedOf(t, v, seat, 'payDamageWithEnergy').damage - n;
    return { verb: 'suffer', energy: n, life, price: some('energy', n) };
  },
  payWithLife(n, t, v, seat) {
    const energy = askedOf(t, v, seat, 'payWithLife').n - n;
    return { verb: 'pay', energy, life: n, price: [...some('energy', energy), ...some('life', n)] };
  },
  nextStageSplit(n, t, v, seat) {
    const life = askedOf(t, v, seat, 'nextStageSplit').n - n;
    const gives = [...some('energy', n), ...gained(t, v, playerOf(v, seat), 'life', life)];
    return { verb: 'split', energy: n, life, gives };
  },
};

/** Answers that begin with a verb say the same at every question. */
const WITH_VERB: Record<string, (args: string[], t: Tables, v: View, seat: Seat) => Told> = {
  shed: (_, t, v, seat) => shed(t, v, seat),
  ride: ([to], t, v, seat) => go(t, v, seat, to as Borough, 'ride'),
  reroll: (faces, _, v, seat) => ({
    verb: 'reroll',
    faces: faces as Face[],
    price: some('energy', faces.includes('ouch') ? playerOf(v, seat).jinx : 0),
  }),
  turn: ([from, to]) => ({ verb: 'turnDie', from: from as Face, to: to as Face }),
  building: ([at, n], t, v, seat) => building(t, v, seat, at as Borough, Number(n)),
  unit([at, unit], t, v, seat) {
    const p = playerOf(v, seat);
    const kind = UNITS.indexOf(unit as Unit);
    const { reward } = t.units[kind]!;
    const price = some('destruction', unitPrice(t, p, kind));
    const gives = gained(t, v, p, reward.res, reward.n);
    return { verb: 'unit', at: at as Borough, unit: unit as Unit, reward, price, gives };
  },
  reach: ([to], t, v, seat) => ({
    verb: 'reach',
    to: to as Borough,
    price: some('energy', findMod(t, playerOf(v, seat), 'reachPrice')?.n ?? 0),
  }),
  send([first, ...rest]) {
    const fresh = first === 'fresh';
    const [unit, to] = fresh ? rest : [first, ...rest];
    return { verb: 'send', unit: unit as Unit, to: to as Borough, fresh };
  },
  buy([card = ''], t, v, seat) {
    // KNY-179: Natural Selection counts already in the turn of its purchase, so the button warns.
    const deadly = isDeadly(t, v, card);
    return { verb: 'buy', card, deadly, ...purchase(t, v, seat, card, priceOf(t, playerOf(v, seat), card)) };
  },
  salvage([card = ''], t, v, seat) {
    const { less } = findMod(t, playerOf(v, seat), 'salvage') ?? { less: 0 };
    return { verb: 'salvage', card, ...purchase(t, v, seat, card, salvagePrice(t, card, less)) };
  },
  sweep: (_, t) => ({ verb: 'sweep', price: some('energy', t.figures.sweepPrice) }),
  finish: () => ({ verb: 'finish' }),
  done: () => ({ verb: 'sendNoMore' }),
  keep: () => ({ verb: 'keepCarapace' }),
  yes: (_, t, v, seat) => ({ verb: 'cabs', n: askedOf(t, v, seat, 'hailingCabs').n }),
  no: () => ({ verb: 'noCabs' }),
  up: (_, __, v, seat) => ({ verb: 'up', to: ZONES[playerOf(v, seat).zone + 1] ?? 'upper' }),
  monster([other], t, v, seat) {
    const star = v.turn.dealt[Number(other)] ?? 0;
    return { verb: 'photo', seat: Number(other), star, gives: gained(t, v, playerOf(v, seat), 'star', star) };
  },
  discard: ([card], t, v, seat) => (card ? { verb: 'discard', card, price: some('cards', 1) } : shed(t, v, seat)),
};

const purchase = (t: Tables, v: View, seat: Seat, card: CardId, price: number) => ({
  price: some('energy', price),
  gives: bought(t, v, seat, card),
});

/** Whether a card would eliminate its buyer at the end of this very turn, by the dice on the table. */
const isDeadly = (t: Tables, v: View, card: CardId): boolean =>
  (t.cards[card]?.triggers ?? []).some(
    ({ when, do: effects }) =>
      effects.some((e) => e.t === 'perish') &&
      (when?.t !== 'dieShows' || v.turn.dice.includes(FACES.indexOf(when.face))),
  );

/** The rest are bare words: a place, a face, a Monster, or staying as one is. */
function bare(word: string, t: Tables, v: View, seat: Seat, question: Question): Told {
  const p = playerOf(v, seat);
  switch (question) {
    case 'chooseMonster':
      return { verb: 'monster', monster: word as MonsterId };
    case 'chooseStartBorough':
      return { verb: 'start', to: word as Borough };
    case 'leaveClosedSpace':
      return { verb: 'leave', to: word as Borough };
    case 'flee':
      return word === 'stay' ? { verb: 'noFlight' } : go(t, v, seat, word as Borough, 'flee');
    case 'subwayMove':
      return { verb: 'noRide' };
    case 'rollOrStop':
      return { verb: 'stopRolling' };
    case 'destroyObject':
      return { verb: 'stopDestroying' };
    case 'chameleon':
      return { verb: 'keepDice' };
    case 'chooseSymbolType': {
      const face = word as Face;
      const n = v.turn.open[FACES.indexOf(face)] ?? 0;
      // With Web tokens it is asked first how many symbols remove one.
      const open = face === 'attack' && p.web > 0;
      return { verb: 'resolve', face, n, ...(open ? {} : resolved(t, v, face, n)) };
    }
    default:
      if (word === 'stay' || word === 'pass') return { verb: 'stay', at: boroughAt(p.at) };
      if (word === 'manhattan') return { verb: 'enter', gives: entry(t, v, p) };
      // KNY-193: a Super Speed move is free.
      return question === 'superSpeedMove'
        ? { verb: 'move', to: word as Borough }
        : go(t, v, seat, word as Borough, 'move');
  }
}

function told(t: Tables, v: View, seat: Seat, question: Question, answer: Answer): Told {
  if (typeof answer === 'number')
    return NUMBERS[question]?.(answer, t, v, seat) ?? { verb: 'pay', energy: answer, life: 0 };
  const [verb, ...args] = answer.split(' ') as [string, ...string[]];
  return WITH_VERB[verb]?.(args, t, v, seat) ?? bare(answer, t, v, seat, question);
}

const IS_VERB: ReadonlySet<string> = new Set(VERBS);

/** What an answer is, as data: from the view of the seat that is asked. */
export function deedOf(t: Tables, refs: (answer: Answer) => readonly Ref[]) {
  return (v: View, seat: Seat, question: string, answer: Answer): KingDeed => {
    const { price = [], gives = [], hits = [], ...done } = told(t, v, seat, question as Question, answer);
    const [first, ...rest] = refs(answer);
    const things = first?.kind === 'option' && IS_VERB.has(first.id) ? rest : refs(answer);
    return {
      ...done,
      things,
      ...(price.length > 0 && { price }),
      ...(gives.length > 0 && { gives }),
      ...(hits.length > 0 && { hits }),
    };
  };
}
export type DeedOf = ReturnType<typeof deedOf>;
