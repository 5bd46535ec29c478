import { type Lang, makeRng, pickOne, type Ref, type Seat, seedOf, Teller, tell } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import {
  COLOURS,
  CONTACTS,
  type Event,
  GOODS,
  game,
  type Options,
  PHASES,
  RIVAL,
  SOURCES,
  type State,
} from '../../src/index.ts';
import { words } from '../../src/text/index.ts';
import { PILES } from '../../src/text/language.ts';
import { optionsOf } from '../given.ts';
import { EVENTS } from '../vocabulary.ts';

const BOTH = { bothExpansions: true } as const;

/** Every event of a random game, and what follows from it. */
function play(
  seats: number,
  options: Partial<Options>,
  seed: string,
  look: (events: readonly Event[], s: State) => void,
): State {
  const events: Event[] = [];
  const s = game.setup(seats, optionsOf(options), makeRng(seedOf(seed)), events);
  const chance = makeRng(seedOf(`chance ${seed}`));
  look(events, s);
  while (game.asked(s).length > 0) {
    const seat = pickOne(chance, game.asked(s));
    const more: Event[] = [];
    game.apply(s, seat, pickOne(chance, game.legal(s, seat)), more);
    look(more, s);
  }
  return s;
}

const TABLES = [1, 2, 4].flatMap((seats) =>
  [{ expansion: 'newera' } as const, BOTH, { expansion: 'winter', ruinsScore: true } as const].map((options) => ({
    seats,
    options,
  })),
);

/** A thing a client could find on the table. */
function exists(ref: Ref, seats: number): boolean {
  const isSeat = (id: string) => /^\d$/.test(id) && (Number(id) < seats || (seats === 1 && Number(id) === RIVAL));
  const of = (list: readonly string[]) => list.includes(ref.id);
  if (ref.kind === 'player') return isSeat(ref.id);
  if (ref.kind === 'card') return words.en.card(ref.id).text !== '';
  if (ref.kind === 'option') return of(GOODS) || of(PILES) || ref.id === 'exchange';
  const [where = '', what = ''] = ref.id.split('.');
  if (where === 'link' || where === 'links') return COLOURS.includes(what as 'red');
  if (where === 'board') return CONTACTS.includes(what as 'red');
  return of(PILES) || (isSeat(where) && (/^\d+$/.test(what) || GOODS.includes(what as 'fuel')));
}

describe('whole games', () => {
  const seen = new Set<string>();

  test.each(TABLES)('are told of things and seats there are: %o', ({ seats, options }) => {
    play(seats, options, `told ${seats}`, (events) => {
      for (const event of events)
        for (let viewer: Seat | null = seats - 1; viewer >= -1; viewer--) {
          seen.add(event.t);
          const {
            by,
            to = [],
            about,
            moves = [],
            delta = [],
          } = tell(game, game.redact(event, viewer < 0 ? null : viewer));
          const things = [
            ...about,
            ...moves.flatMap(({ thing, from, to: place }) => [thing, from ?? thing, place ?? thing]),
          ];
          for (const ref of things) if (!exists(ref, seats)) throw new Error(`${event.t}: ${ref.kind} ${ref.id}`);
          const touched = [...(by === null ? [] : [by]), ...to, ...delta.map(({ seat }) => seat)];
          expect(touched.every((seat) => seat >= 0 && seat < seats)).toBe(true);
          for (const { what, source } of delta)
            expect(what === 'score' ? SOURCES.includes(source as 'deals') : source === undefined).toBe(true);
        }
    });
  });

  test('nearly every kind of event was among them', () => {
    expect(EVENTS.filter((kind) => !seen.has(kind)).length).toBeLessThan(8);
  });

  test.each(TABLES)('add up to what lies on the table, good by good, at every moment: %o', ({ seats, options }) => {
    const sums = Array.from({ length: seats }, () => new Map<string, number>());
    play(seats, options, `sums ${seats}`, (events, s) => {
      for (const event of events)
        for (const { seat, what, n, source } of tell(game, game.redact(event, null)).delta ?? []) {
          const name = source ? `score ${source}` : what;
          sums[seat]!.set(name, (sums[seat]!.get(name) ?? 0) + n);
        }
      for (const [seat, held] of s.players.entries()) {
        const amounts = Object.fromEntries([...sums[seat]!].filter(([, n]) => n !== 0));
        expect(amounts).toEqual(heldBy(s, seat, held));
      }
    });
  });

  test('no VP comes or goes without being said', () => {
    play(3, BOTH, 'vp', (events) => {
      for (const event of events) {
        const { delta = [] } = tell(game, game.redact(event, null));
        const vp = delta.reduce((sum, { what, n }) => sum + (what === 'score' ? n : 0), 0);
        if (vp === 0) continue;
        for (const [lang, sign] of Object.entries({ en: 'VP', pl: 'PZ', sk: 'VB' }))
          expect(words[lang as Lang].event(event, (seat) => `P${seat}`)).toMatch(
            new RegExp(`${vp < 0 ? '−' : '(?<!−)\\b'}${Math.abs(vp)} ${sign}\\b`),
          );
      }
    });
  });

  test('FSM-1 rounds are chapters, and the phases follow in their order', () => {
    for (const seats of [1, 3]) {
      const teller = new Teller(game);
      const chapters: (number | undefined)[] = [];
      let at = 0;
      play(seats, {}, `phases ${seats}`, (events) => {
        for (const event of events) {
          const { telling, phase } = teller.tell(event);
          if (telling.rank === 'chapter') chapters.push(telling.round);
          const next = PHASES.indexOf(phase as 'action');
          expect(next).toBeGreaterThanOrEqual(telling.rank === 'chapter' ? 1 : at);
          at = next;
        }
      });
      expect(chapters).toEqual(chapters.map((_, i) => i + 1));
      expect(chapters.length).toBeGreaterThan(2);
      expect(PHASES[at]).toBe('scoring');
    }
  });
});

/** What a player has, by the names tellings use, zeros left out. A card on its way into play still counts as in hand. */
function heldBy(s: State, seat: Seat, p: State['players'][number]): Record<string, number> {
  const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
  const inLimbo = s.limbo >= 0 && game.asked(s)[0] === seat ? 1 : 0;
  const all: [string, number][] = [
    ...p.tokens.map((n, g): [string, number] => [GOODS[g]!, n]),
    ...p.from.map((n, i): [string, number] => [`score ${SOURCES[i]}`, n]),
    ['cards', p.hand.length + p.seen.length + inLimbo],
    ['deals', p.deals.length],
    ['stored', sum(p.stored)],
    ['stock', sum(p.places.flatMap((place) => place.stock ?? []))],
  ];
  return Object.fromEntries(all.filter(([, n]) => n !== 0));
}
