import { finish, type Log, push, type Seat } from '@ashtown/engine';
import { type Texts, withPlace } from '../answers/index.ts';
import { addPlace, draw, gain, ruin, score } from '../cards/effects.ts';
import type { Pile, Tables } from '../content/tables.ts';
import { ACTION, FEATURE, GOODS, SOLO } from '../content/vocabulary.ts';
import { type Answers, type Event, type Frame, NONE, type Place, RIVAL, type State } from '../state.ts';
import type { Part } from './part.ts';
import { placeOf } from './queries.ts';
import { TURN } from './turn.ts';

/** The virtual opponent of the solo game (section 10). The human is seat 0. */

type Out = Log<Event>;
const HUMAN: Seat = 0;

export function layBeforeRival(t: Tables, s: State, card: number, from: 'display' | 'deck', log: Out): void {
  const { no } = addPlace(s.solo!.rival, card);
  log?.push({ t: 'laid', card: t.id[card]!, no, from });
}

/** FSM-267, FSM-268, FSM-284. */
export function rivalTurn(t: Tables, s: State, log: Out): void {
  const solo = s.solo!;
  for (let colour = 0; colour < s.faceUp.length; colour++) {
    const card = s.faceUp[colour]!;
    if (card === NONE) continue;
    s.faceUp[colour] = NONE;
    s.spentLinks[colour]!.push(card);
    log?.push({ t: 'rivalConnection', card: t.id[card]! });
    score(s, RIVAL, SOLO.vpPerConnection, 'connections', log);
    return;
  }
  if (solo.succeeded || solo.attacks >= SOLO.attacks) passRival(s, log);
  else attack(t, s, log);
}

/** FSM-286. */
export function passRival(s: State, log: Out): void {
  const solo = s.solo!;
  if (solo.rival.passed) return;
  solo.rival.passed = true;
  for (const card of solo.pile) s.discard.push(card);
  solo.pile = [];
  log?.push({ t: 'passed', seat: RIVAL });
}

function attack(t: Tables, s: State, log: Out): void {
  const solo = s.solo!;
  solo.attacks++;
  const card = draw(s, log);
  if (card === NONE) {
    log?.push({ t: 'noAttack' }); // FSM-282
    return;
  }
  solo.pile.push(card);
  const among = targets(t, s, card);
  if (among.length === 0) log?.push({ t: 'attacked', card: t.id[card]!, target: null, no: null });
  else if (among.length > 1) push<Frame>(s, { t: 'soloTarget', seats: [HUMAN], among: among.map((place) => place.no) });
  else strike(t, s, among[0]!, log);
}

/** FSM-278: a shield goes instead of the location. Hidden Forge's own works once per round (FSM-280). */
function strike(t: Tables, s: State, place: Place, log: Out): void {
  const solo = s.solo!;
  const site = t.site[place.card]!;
  log?.push({ t: 'attacked', card: t.id[solo.pile.at(-1)!]!, target: site.id, no: place.no });
  if (place.shield || (site.shield > 0 && !place.dented)) {
    if (place.shield) place.shield = false;
    else place.dented = true;
    log?.push({ t: 'repelled', card: site.id, no: place.no });
    return;
  }
  solo.succeeded = true;
  log?.push({ t: 'razed', seat: RIVAL, owner: HUMAN, card: site.id, no: place.no });
  score(s, RIVAL, SOLO.vpPerRaze, 'attacks', log);
  gain(t, s, HUMAN, site.deal, 1, site.id, 'compensation', log); // FSM-270
  ruin(t, s, HUMAN, place, log);
}

export function strikeAt(t: Tables, s: State, no: number, log: Out): void {
  strike(t, s, placeOf(s.players[HUMAN]!, no)!, log);
}

/** Locations that the attack card could hit; more than one only where everything ties (FSM-269 to FSM-277). */
function targets(t: Tables, s: State, card: number): Place[] {
  const { mask } = t.site[card]!;
  let best: Place[] = [];
  for (const place of s.players[HUMAN]!.places) {
    if (place.ruins || (t.site[place.card]!.mask & mask) === 0) continue; // FSM-281
    const order = best.length === 0 ? 1 : compare(t, place, best[0]!, mask);
    if (order > 0) best = [place];
    else if (order === 0) best.push(place);
  }
  return best;
}

/** Positive: a is hit rather than b. */
function compare(t: Tables, a: Place, b: Place, mask: number): number {
  const x = t.site[a.card]!;
  const y = t.site[b.card]!;
  return (
    bits(x.mask & mask) - bits(y.mask & mask) || // FSM-271
    x.distance - y.distance || // FSM-272
    rank(t, b) - rank(t, a) || // FSM-273
    compareSpoils(x.spoils, y.spoils)
  );
}

const bits = (mask: number): number => {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
};

/** 0 an unused Action, 1 a used one, 2 a Feature, 3 a Production (FSM-273, FSM-274). */
const rank = (t: Tables, place: Place): number => {
  const { category } = t.site[place.card]!;
  return category === ACTION ? (place.uses > 0 ? 1 : 0) : category === FEATURE ? 2 : 3;
};

const PRIORITY: readonly number[] = SOLO.spoilsPriority.map((good) => GOODS.indexOf(good));
const amountOf = (pile: Pile, g: number): number => pile.find(([good]) => good === g)?.[1] ?? 0;

/** FSM-275, FSM-276. */
function compareSpoils(a: Pile, b: Pile): number {
  for (const g of PRIORITY) {
    const difference = amountOf(a, g) - amountOf(b, g);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** FSM-292: 1 to 5. */
export const gradeOf = (vp: number): number => SOLO.grades.filter((least) => vp >= least).length;

/** FSM-290, FSM-291: the verdict, once locations are counted. */
export function judgeSolo(s: State, log: Out): void {
  const { vp } = s.players[HUMAN]!;
  const { rival } = s.solo!;
  const won = vp > rival.vp;
  s.winners = won ? [HUMAN] : [];
  log?.push({ t: 'rated', vp, rival: rival.vp, won, grade: won ? gradeOf(vp) : 0 });
  finish(s);
}

const YIELD = withPlace<Answers['soloTarget']>('yield');
/** 10. The turn of the virtual opponent, and what it leaves to the human. */
export const soloRules = (t: Tables, a: Texts): Part<'rivalTurn' | 'soloTarget'> => ({
  rivalTurn(s, _, log) {
    push(s, TURN[0]!);
    if (s.players[0]!.passed)
      passRival(s, log); // FSM-287
    else if (!s.solo!.rival.passed) rivalTurn(t, s, log); // FSM-288
  },

  soloTarget: {
    legal: (_, { among }, seat) => among.map((no) => YIELD(seat, no)), // FSM-277
    take: (s, _, __, pick, log) => strikeAt(t, s, a.read(pick).no, log),
  },
});
