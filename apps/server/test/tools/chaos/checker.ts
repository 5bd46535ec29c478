import { isDeepStrictEqual } from 'node:util';
import type { Deed, History, Truth, Visit } from './history.ts';
import { readings, type Written } from './readings.ts';

/** What can be wrong with a history. */
export const FLAWS = {
  lost: 'was acknowledged and is not there',
  doubled: 'is there more often than it was asked for',
  unasked: 'is there, and nobody asked for it or it was refused',
  disorder: 'was acknowledged before the other was asked for, and is there after it',
  backwards: 'was seen, and then something earlier on the same connection, or what never was',
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

/** Within what everybody at a table hears of a change, and is back whose connection has ended, in milliseconds. */
export interface Promised {
  readonly told: number;
  readonly back: number;
}
const PROMISED: Promised = { told: 5000, back: 5000 };

/** How many readings of what was written are tried. */
const MOST_READINGS = 1000;

type Find = (flaw: Flaw, detail: unknown) => void;

/** All that contradicts the promise: what is acknowledged is there, once, in order, and everybody is told of it and soon back. */
export function check(history: History, truth: Truth, promised: Partial<Promised> = {}): Finding[] {
  const { told, back } = { ...PROMISED, ...promised };
  const { deeds, visits } = history;
  const findings: Finding[] = [];
  const find: Find = (flaw, detail) =>
    findings.push({ flaw, detail: `${history.table}: ${JSON.stringify(detail)} ${FLAWS[flaw]}` });
  if (!truth.isOver) find('unfinished', 'the match');
  if (truth.breach !== null) find('unlawful', truth.breach);
  checkChat(deeds, truth, find);
  checkSeats(deeds, truth, find);
  if (truth.answers) {
    checkRematch(deeds, truth, find);
    const { answers, takebacks } = truth;
    const { flaws, places, lengths } = bestAccount(deeds, readings({ answers, takebacks }));
    for (const flaw of flaws) find(...flaw);
    checkOrder(places, find);
    for (const visit of visits) checkVisit(visit, places, lengths, told, find);
  }
  for (const ms of returningTimes(history)) if (ms > back) find('absent', `${Math.round(ms)} ms`);
  return findings;
}

/** Which deed each thing that was written comes from. */
interface Account {
  readonly flaws: readonly Parameters<Find>[];
  /** Of what was acknowledged: after which it was true. */
  readonly places: readonly (readonly [deed: Acknowledged, place: number])[];
  /** How many answers there were, from the beginning on. */
  readonly lengths: readonly number[];
}
type Acknowledged = Deed & { answered: number; length: number };

/** Whatever was written must make sense in one way at least. */
function bestAccount(deeds: readonly Deed[], all: Iterable<readonly Written[]>): Account {
  let best: Account | null = null;
  let n = 0;
  for (const reading of all) {
    const account = accountFor(deeds, reading);
    if (!best || account.flaws.length < best.flaws.length) best = account;
    if (best.flaws.length === 0 || ++n === MOST_READINGS) break;
  }
  return best!;
}

function accountFor(deeds: readonly Deed[], written: readonly Written[]): Account {
  const people = new Set(deeds.map(({ seat }) => seat));
  const changes = deeds.filter((d) => CHANGES.has(d.kind) && (d.outcome === 'ok' ? d.length !== null : true));
  const open = new Set(changes.filter(({ outcome }) => outcome !== 'refused'));
  const flaws: Parameters<Find>[] = [];
  const places = new Map<Deed, number>();
  for (const [i, entry] of written.entries()) {
    if (!people.has(entry.seat)) continue;
    const could = [...open].filter((d) => isOf(d, entry) && isWithin(d, entry));
    const own = could.find(({ length }) => length === entry.length) ?? could.find((d) => d.outcome === 'unknown');
    if (own) {
      open.delete(own);
      places.set(own, i + 1);
      continue;
    }
    const { from, until, ...detail } = entry;
    flaws.push([changes.some((d) => d.outcome !== 'refused' && isOf(d, entry)) ? 'doubled' : 'unasked', detail]);
  }
  for (const { outcome, seat, kind, what, length } of open)
    if (outcome === 'ok') flaws.push(['lost', { seat, kind, what, length }]);
  return {
    flaws,
    places: [...places].filter((x): x is [Acknowledged, number] => x[0].outcome === 'ok'),
    lengths: [0, ...written.map(({ length }) => length)],
  };
}

const CHANGES: ReadonlySet<Deed['kind']> = new Set(['answer', 'undo', 'consent', 'redo']);

/** Whether somebody asked for what was written. Something is taken back by whoever wishes it, or by the last who agrees. */
function isOf({ kind, seat, what }: Deed, entry: Written): boolean {
  if (entry.t === 'undo' && kind === 'consent') return what === true && seat !== entry.seat;
  return kind === entry.t && seat === entry.seat && (kind !== 'answer' || isDeepStrictEqual(what, entry.pick));
}

/** What was never acknowledged may have happened whenever. */
const isWithin = ({ sent, answered, outcome }: Deed, { from, until }: Written): boolean =>
  sent <= until && (outcome === 'unknown' || answered! >= from);

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

/** Everybody has the seat they sat down at last, and no other. */
function checkSeats(deeds: readonly Deed[], { players }: Truth, find: Find): void {
  const sits = deeds.filter(({ kind }) => kind === 'sit');
  for (const player of players.length > 0 ? new Set(sits.map(({ what }) => what)) : []) {
    const own = sits.filter(({ what }) => what === player);
    const seats = [...players.keys()].filter((seat) => players[seat] === player);
    const last = own.findLast(({ outcome }) => outcome === 'ok');
    const mayBe = new Set(own.filter((d) => d === last || d.outcome === 'unknown').map(({ seat }) => seat));
    if (last && !seats.some((seat) => mayBe.has(seat))) find('lost', { player, sits: last.seat });
    if (seats.some((seat) => !own.some((d) => d.seat === seat && d.outcome !== 'refused')))
      find('unasked', { player, seats });
    if (seats.length > 1) find('doubled', { player, seats });
  }
}

/** Whoever asks for another match is led to the same table. */
function checkRematch(deeds: readonly Deed[], { rematch, tables }: Truth, find: Find): void {
  const asked = deeds.filter(({ kind, outcome }) => kind === 'rematch' && outcome !== 'refused');
  for (const { what, outcome } of asked)
    if (outcome === 'ok' && (what !== rematch || !tables.includes(rematch as string))) find('lost', { rematch: what });
  if (rematch !== null && asked.length === 0) find('unasked', { rematch });
  if (tables.length > 1) find('doubled', { tables });
}

function checkOrder(places: Account['places'], find: Find): void {
  for (const [later, place] of places) {
    const earlier = places.find(([d, other]) => d.answered < later.sent && other > place);
    if (earlier) find('disorder', { place: earlier[1], other: place });
  }
}

/** A number of answers may come again, once some were taken back: then it is taken for whichever speaks for the server. */
function checkVisit(
  { seat, knocked, joined, left, sights }: Visit,
  places: Account['places'],
  lengths: Account['lengths'],
  toldWithin: number,
  find: Find,
): void {
  let at = 0;
  for (const [i, [, length]] of sights.entries()) {
    const next = lengths.indexOf(length, at);
    if (next < 0) find('backwards', { seat, length: sights[i - 1]?.[1], after: length });
    else at = next;
  }
  if (joined === null) return;
  const first = lengths.lastIndexOf(sights[0]?.[1] ?? 0);
  for (const [{ sent, answered }, place] of places) {
    if (answered < knocked && first < place) find('outdated', { seat, place, first });
    const late = Math.max(answered, joined) + toldWithin;
    const isTold = () =>
      sights.some(([when, length]) => when >= sent && when <= late && lengths.lastIndexOf(length) >= place);
    if ((left ?? Number.POSITIVE_INFINITY) > late && !isTold()) find('untold', { seat, place });
  }
}

/** How long each acknowledged answer took to those who were there, in milliseconds from its acknowledgement; not where it may have been taken back first. */
export function tellingTimes({ deeds, visits }: History): number[] {
  const times: number[] = [];
  const takings = deeds.filter(({ kind }) => kind === 'undo' || kind === 'consent');
  for (const { kind, outcome, length, answered, seat } of deeds) {
    if (kind !== 'answer' || outcome !== 'ok') continue;
    for (const visit of visits) {
      if (visit.seat === seat || visit.joined === null || visit.joined > answered!) continue;
      const seen = visit.sights.find(([, known]) => known >= length!);
      if (!seen || takings.some((d) => d.sent < seen[0] && (d.answered ?? seen[0]) > answered!)) continue;
      times.push(Math.max(0, seen[0] - answered!));
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
