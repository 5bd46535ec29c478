import { isDeepStrictEqual } from 'node:util';
import type { Deed, History, Truth, Visit } from './history.ts';

/** What can be wrong with a history. */
export const FLAWS = {
  lost: 'was acknowledged and is not there',
  doubled: 'is there more often than it was asked for',
  unasked: 'is there, and nobody asked for it or it was refused',
  disorder: 'was acknowledged before the other was asked for, and is there after it',
  backwards: 'was seen, and then less than that on the same connection',
  outdated: 'was acknowledged before somebody came in, who was not told of it',
  untold: 'was acknowledged, and somebody who was there did not hear of it in time',
  absent: 'is how long somebody took to come in again, which is too long',
  unfinished: 'did not come to its end',
  unlawful: 'does not follow the rules',
} as const;
export type Flaw = keyof typeof FLAWS;

export interface Finding {
  readonly flaw: Flaw;
  readonly detail: string;
}

/** Within what everybody at a table hears of an answer, and is back whose connection has ended, in milliseconds. */
export interface Promised {
  readonly told: number;
  readonly back: number;
}
const PROMISED: Promised = { told: 5000, back: 5000 };

type Acknowledged = Deed & { index: number; answered: number };

/** All that contradicts the promise: what is acknowledged is there, once, in order, and everybody is told of it and soon back. */
export function check(history: History, truth: Truth, promised: Partial<Promised> = {}): Finding[] {
  const { told, back } = { ...PROMISED, ...promised };
  const findings: Finding[] = [];
  const find = (flaw: Flaw, detail: unknown) =>
    findings.push({ flaw, detail: `${history.table}: ${JSON.stringify(detail)} ${FLAWS[flaw]}` });
  if (!truth.isOver) find('unfinished', 'the match');
  if (truth.breach !== null) find('unlawful', truth.breach);
  if (truth.answers) checkAnswers(history.deeds, truth.answers, find);
  checkChat(history.deeds, truth, find);
  const acknowledged = history.deeds
    .filter((d): d is Acknowledged => d.kind === 'answer' && d.outcome === 'ok')
    .sort((a, b) => a.answered - b.answered);
  checkOrder(acknowledged, find);
  for (const visit of history.visits) checkVisit(visit, acknowledged, told, find);
  for (const ms of returningTimes(history)) if (ms > back) find('absent', `${Math.round(ms)} ms`);
  return findings;
}

type Find = (flaw: Flaw, detail: unknown) => void;

function checkAnswers(deeds: readonly Deed[], answers: NonNullable<Truth['answers']>, find: Find): void {
  const people = new Set(deeds.map(({ seat }) => seat));
  const given = deeds.filter(({ kind }) => kind === 'answer');
  for (const { outcome, index, seat, what } of given)
    if (outcome === 'ok' && !isDeepStrictEqual(answers[index!], [seat, what])) find('lost', { index, seat, what });
  const open = new Set(given.filter(({ outcome }) => outcome !== 'refused'));
  for (const [i, [seat, pick]] of answers.entries()) {
    if (!people.has(seat)) continue;
    const isSame = (d: Deed) => d.seat === seat && isDeepStrictEqual(d.what, pick);
    const same = [...open].filter(isSame);
    const own = same.find(({ index }) => index === i) ?? same.find(({ outcome }) => outcome === 'unknown');
    if (own) open.delete(own);
    else
      find(given.some((d) => d.outcome !== 'refused' && isSame(d)) ? 'doubled' : 'unasked', { index: i, seat, pick });
  }
}

/** Every text is said once. */
function checkChat(deeds: readonly Deed[], { chat }: Truth, find: Find): void {
  const said = deeds.filter(({ kind }) => kind === 'chat');
  for (const { what, outcome } of said) {
    const times = chat.filter((text) => text === what).length;
    if (outcome === 'ok' && times === 0) find('lost', what);
    if (outcome === 'refused' && times > 0) find('unasked', what);
    if (times > 1) find('doubled', what);
  }
}

function checkOrder(acknowledged: readonly Acknowledged[], find: Find): void {
  for (const later of acknowledged) {
    const earlier = acknowledged.find((d) => d.answered < later.sent && d.index >= later.index);
    if (earlier) find('disorder', { index: earlier.index, other: later.index });
  }
}

function checkVisit(visit: Visit, acknowledged: readonly Acknowledged[], toldWithin: number, find: Find): void {
  const { seat, knocked, joined, left, sights } = visit;
  for (const [i, [, length]] of sights.entries())
    if (i > 0 && length < sights[i - 1]![1]) find('backwards', { seat, length: sights[i - 1]![1], after: length });
  if (joined === null) return;
  const first = sights[0]?.[1] ?? 0;
  for (const { index, answered } of acknowledged) {
    if (answered < knocked && first <= index) find('outdated', { seat, index, first });
    const late = Math.max(answered, joined) + toldWithin;
    if ((left ?? Number.POSITIVE_INFINITY) > late && !sights.some(([when, length]) => when <= late && length > index))
      find('untold', { seat, index });
  }
}

/** How long each acknowledged answer took to those who were there, in milliseconds from its acknowledgement. */
export function tellingTimes({ deeds, visits }: History): number[] {
  const times: number[] = [];
  for (const { outcome, index, answered, seat } of deeds) {
    if (outcome !== 'ok' || index === null) continue;
    for (const visit of visits) {
      if (visit.seat === seat || visit.joined === null || visit.joined > answered!) continue;
      const seen = visit.sights.find(([, length]) => length > index);
      if (seen) times.push(Math.max(0, seen[0] - answered!));
    }
  }
  return times;
}

/** How long each took to come in again whose connection had ended, in milliseconds. */
export function returningTimes({ visits }: History): number[] {
  return visits.flatMap((visit, i) => {
    const before = visits.slice(0, i).findLast((v) => v.seat === visit.seat && v.left !== null);
    return visit.joined !== null && before ? [visit.joined - before.left!] : [];
  });
}
