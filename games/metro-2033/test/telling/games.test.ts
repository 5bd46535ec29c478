import { CUES, type Log, makeRng, pickOne, RANKS, type Ref, type Seat, seedOf, Teller, tell } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, game, type Options, type State, tables as t } from '../../src/index.ts';
import { words } from '../../src/text/index.ts';
import { fresh, HARD } from '../given.ts';
import { EVENTS } from '../vocabulary.ts';

const SLOT =
  /^(deck|discard|bazaar\.[123]|(up|down|reserve)@\d|mission\.faction@\d|(resource|protection|hero|station)\.[a-z0-9-]+(\.\d+)?@\d)$/;

/** Whether there is such a thing at a table of so many seats. */
function exists({ kind, id }: Ref, seats: number): boolean {
  if (kind === 'player') return Number(id) < seats;
  if (kind === 'card') return t.cardOf.has(id) || t.factionOf.has(id);
  if (kind === 'amount') return Number(/^marker@(\d)$/.exec(id)?.[1]) < seats;
  if (kind !== 'slot' || !SLOT.test(id)) return false;
  const [place = '', seat = '0'] = id.split('@');
  const named = place.split('.')[1];
  return Number(seat) < seats && (named === undefined || /^(bazaar|mission)/.test(place) || t.cardOf.has(named));
}

/** Plays until the end or so many answers; missions first, so that games end. */
function play(s: State, seed: string, see: (e: Event, s: State) => void, answers = 6000): void {
  const rng = makeRng(seedOf(seed));
  for (let i = 0; i < answers && game.asked(s).length > 0; i++) {
    const seat = game.asked(s)[0]!;
    const legal = game.legal(s, seat);
    const log: Event[] = [];
    game.apply(s, seat, legal.find((x) => x.startsWith('mission')) ?? pickOne(rng, legal), log);
    for (const e of log) see(e, s);
  }
}

const GAMES: [number, Partial<Options>][] = [
  [2, {}],
  [3, HARD],
  [4, { factionAssignment: 'random', hardExhaustion: true }],
  [5, { factionRoster: 'alternate' }],
];

describe('whole games', () => {
  const told = new Set<string>();

  test.each(GAMES)('every event is told of things, seats and phases there are: %i players, %o', (seats, options) => {
    const viewers = [...Array(seats).keys(), null];
    const faults: unknown[] = [];
    const check = (e: Event): void => {
      told.add(e.t);
      for (const viewer of viewers) {
        const telling = tell(game, game.redact(e, viewer));
        const { by, to = [], about, moves = [], delta = [], rank, phase, cue } = telling;
        const refs = [...about, ...moves.flatMap(({ thing, from, to: into }) => [thing, from ?? thing, into ?? thing])];
        const isSpoken = (ref: Ref) => Object.values(words).every((w) => w.ref(ref, (seat) => `P${seat}`) !== ref.id);
        const sits = (seat: Seat) => seat >= 0 && seat < seats;
        const right =
          refs.every((ref) => exists(ref, seats) && isSpoken(ref)) &&
          [...to, by ?? 0, ...delta.map((change) => change.seat)].every(sits) &&
          !to.includes(by ?? -1) &&
          delta.every(({ n }) => n !== 0) &&
          RANKS.includes(rank) &&
          (phase === undefined || game.phases.includes(phase)) &&
          (cue === undefined || CUES.includes(cue));
        if (!right) faults.push([e, viewer, telling]);
      }
    };
    const begun: Event[] = [];
    const s = fresh(seats, options, 'tellings', begun);
    for (const e of begun) check(e);
    play(s, `tellings ${seats}`, check);
    expect(faults).toEqual([]);
  });

  test('every kind of event was told', () => {
    expect(EVENTS.filter((kind) => !told.has(kind))).toEqual([]);
  });

  test.each(GAMES)('MET-39 what is told adds up to the table: %i players, %o', (seats, options) => {
    const begun: Event[] = [];
    const s = fresh(seats, options, 'sums', begun);
    const sums = Array.from({ length: seats }, () => ({ up: 0, down: 0, kept: 0, reserve: 0, cards: 0, score: 0 }));
    const add = (e: Event): void => {
      for (const { seat, what, n } of tell(game, game.redact(e, null)).delta ?? []) sums[seat]![what as 'up'] += n;
    };
    for (const e of begun) add(e);
    const start = game.standing(game.view(s, null)).map(({ score }) => score);
    play(s, `sums ${seats}`, add);
    const cards = (seat: Seat) => s.players[seat]!.hand.length;
    expect(sums).toEqual(
      s.players.map((p, seat) => ({
        up: p.up,
        down: p.down,
        kept: p.kept.reduce((sum, n) => sum + n, 0),
        reserve: p.reserve,
        cards: cards(seat),
        score: 10 - p.reserve - start[seat]!,
      })),
    );
  });

  test('a card that a line of the log names is among the things it is about', () => {
    const s = fresh(3, {}, 'names');
    const names = [...t.cards, ...t.factions].map(({ id }) => ({ id, name: words.en.card(id).name }));
    play(s, 'names', (e) => {
      const shown = game.redact(e, null);
      const line = words.en.event(shown!, (seat) => `P${seat}`) ?? '';
      const ids = Object.values(shown!)
        .flat()
        .filter((x) => names.some(({ id }) => id === x));
      const { about } = tell(game, shown);
      for (const { id, name } of names)
        if (ids.includes(id) && line.includes(name)) expect(about).toContainEqual({ kind: 'card', id });
    });
  });

  test('MET-40 turns are chapters, and each phase goes on until another begins', () => {
    const teller = new Teller(game);
    const s = fresh(2, {}, 'phases');
    const seen = new Map<string, Set<string | null>>();
    let turn = 0;
    play(s, 'phases', (e) => {
      const { round, phase } = teller.tell(e);
      if (e.t === 'turn') turn = e.no;
      expect(round).toBe(turn === 0 ? null : turn);
      seen.set(e.t, (seen.get(e.t) ?? new Set()).add(phase));
    });
    const phases = (kind: Event['t']) => [...seen.get(kind)!].sort();
    expect(phases('faction')).toEqual(['factions']);
    expect(phases('dealt')).toEqual(['factions']);
    expect(phases('turn')).toEqual(['action']);
    expect(phases('discarded')).toEqual(['action']);
    expect(phases('played')).toEqual(['action', 'attack']);
    expect(phases('lost')).toEqual(['attack']);
    expect(phases('drew')).toEqual(['draw']);
    expect(phases('mission')).toEqual(['free']); // these come as soon as they can, after the action
    expect(phases('gained')).toEqual(['free']);
    expect(phases('tidied')).toEqual(['action', 'free']);
  });
});

test('MET-194 set-up with and without a log is the same', () => {
  for (const [seats, options] of GAMES) {
    const log: Log<Event> = [];
    expect(fresh(seats, options, 'log', log)).toEqual(fresh(seats, options, 'log'));
    expect(log.length).toBeGreaterThan(0);
  }
});
