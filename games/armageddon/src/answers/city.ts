import { indexIn, type Seat } from '@ashtown/engine';
import { canRun } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { COLOURS, ENGINEER, LINES, POOL, RECRUIT, SITES, SOLDIER } from '../content/vocabulary.ts';
import { covers, EXTENSION, type Payment, paymentsOf, repairs } from '../rules/payment.ts';
import { inBag, isExtended, trainedAs } from '../rules/queries.ts';
import type { Answers, Player, State } from '../state.ts';
import { parseFigures } from './figures.ts';

type CityAnswer = Answers['cityAction'];
const N = COLOURS.length;

/** An answer to `cityAction`, taken apart. `arg` is the colour to take or the kind of card to give, else −1. */
export type Act =
  | { t: 'extend'; payment: readonly number[] }
  | { t: 'repair'; payment: readonly number[] }
  | { t: 'act'; payment: readonly number[]; site: number; line: number; arg: number };

const PARSED = new WeakMap<Tables, Map<string, Act>>();

export function parseAct(t: Tables, pick: CityAnswer): Act {
  let known = PARSED.get(t);
  if (!known) {
    known = new Map();
    PARSED.set(t, known);
  }
  let act = known.get(pick);
  if (!act) {
    act = readAct(t, pick);
    known.set(pick, act);
  }
  return act;
}

function readAct(t: Tables, pick: string): Act {
  const [verb, ...rest] = pick.split(' ') as [string, ...string[]];
  if (verb !== 'act') return { t: verb as 'extend' | 'repair', payment: parseFigures(rest.join(' ')) };
  const [site, line] = rest[0]!.split('.').map((n) => Number(n) - 1) as [number, number];
  let arg = -1;
  const end = rest.findIndex((word) => word === 'take' || word === 'discard');
  if (end >= 0)
    arg = rest[end] === 'take' ? indexIn(COLOURS, rest[end + 1]) : (t.index.equipment.get(rest[end + 1]!) ?? -1);
  const payment = parseFigures(rest.slice(1, end < 0 ? undefined : end).join(' '));
  return { t: 'act', payment, site, line, arg };
}

/** Answers already put together, by the payments they offer: for each line of each site one per payment. */
const WRITTEN = new Map<readonly Payment[], string[][]>();

function written(payments: readonly Payment[], site: number, line: number): readonly string[] {
  let all = WRITTEN.get(payments);
  if (!all) {
    all = [];
    WRITTEN.set(payments, all);
  }
  const i = site * LINES + line;
  all[i] ??= payments.map(({ text }) => `act ${site + 1}.${line + 1} ${text}`);
  return all[i];
}

const WITH = new Map<string, CityAnswer>();

function withArg(pick: string, more: string): CityAnswer {
  const key = `${pick} ${more}`;
  let known = WITH.get(key);
  if (!known) {
    known = key as CityAnswer;
    WITH.set(key, known);
  }
  return known;
}

const EXTEND = EXTENSION.map(({ text }) => `extend ${text}` as const);
const REPAIR = new Map<readonly Payment[], readonly CityAnswer[]>();

function repairPicks(payments: readonly Payment[]): readonly CityAnswer[] {
  let picks = REPAIR.get(payments);
  if (!picks) {
    picks = payments.map(({ text }) => `repair ${text}` as const);
    REPAIR.set(payments, picks);
  }
  return picks;
}

const pool = [0, 0, 0, 0];
const extra = [0, 0, 0, 0];

/** ARM-146: every action with every payment, and ending the turn. */
export function cityAnswers(t: Tables, s: State, seat: Seat): CityAnswer[] {
  const p = s.players[seat]!;
  for (let c = 0; c < N; c++) {
    pool[c] = p.placed[POOL * N + c]!;
    extra[c] = pool[c]! + p.placed[RECRUIT * N + c]!; // ARM-186: recruits only for extra actions
  }
  const picks: CityAnswer[] = [];
  const trained = trainedAs(t, p);
  for (let site = 0; site < SITES; site++) {
    const b = p.city[site]!;
    if (b < 0) continue;
    const lines = t.buildings[b]!.lines;
    for (let line = 0; line < lines.length; line++) {
      const { times, effect } = lines[line]!;
      if (p.used[site * LINES + line]! >= times || !canRun(t, s, seat, effect)) continue; // ARM-165, ARM-168
      const payments = paymentsOf(lines[line]!, trained);
      const texts = written(payments, site, line);
      for (let i = 0; i < payments.length; i++) {
        if (!covers(extra, payments[i]!.n)) continue;
        if (effect.t === 'exchange') {
          if (inBag(s, SOLDIER)) picks.push(withArg(texts[i]!, 'take soldier')); // ARM-181, ARM-183
          if (inBag(s, ENGINEER)) picks.push(withArg(texts[i]!, 'take engineer'));
        } else if (effect.t === 'swapSearch') pushSwaps(t, p, texts[i]!, picks);
        else picks.push(texts[i] as CityAnswer);
      }
    }
  }
  if (!isExtended(p))
    for (let i = 0; i < EXTENSION.length; i++) if (covers(pool, EXTENSION[i]!.n)) picks.push(EXTEND[i]!); // ARM-152
  if (p.damage > 1) {
    const payments = repairs(s.options['repair.workersPerStep'], trained); // ARM-158 to ARM-161
    const texts = repairPicks(payments);
    for (let i = 0; i < payments.length; i++) if (covers(pool, payments[i]!.n)) picks.push(texts[i]!);
  }
  picks.push('end');
  return picks;
}

/** ARM-177: the card to give is named with the action. */
function pushSwaps(t: Tables, p: Player, text: string, picks: CityAnswer[]): void {
  for (let i = 0; i < p.hand.length; i++)
    if (i === 0 || p.hand[i] !== p.hand[i - 1]) picks.push(withArg(text, `discard ${t.equipment[p.hand[i]!]!.id}`));
}
