import { describe, expect, test } from 'vitest';
import { beatsOf } from '../../src/story/beats.ts';
import { captionOf, holdFor, shownIn } from '../../src/story/caption.ts';
import { toldOf } from '../../src/story/held.ts';
import { isPayment, type Line, linesOf } from '../../src/story/lines.ts';
import { Narrator } from '../../src/story/narrator.ts';
import { stepsOf } from '../../src/story/useBeats.ts';
import { GOALS } from '../tools/smooth.ts';
import { playedGame, TABLES } from './games.ts';

const speaker = { say: () => 'x'.repeat(300), who: (seat: number) => `P${seat}`, phase: (id: string) => id };

describe.each(TABLES)('%s, told beat by beat', (_, id, seats) => {
  const { game, entries, lines } = playedGame(id, seats, 60);

  test('every step leaves less to be told, and the last one nothing but a price, which the next one tells', () => {
    const narrator = new Narrator(game, () => [0], speaker.say);
    let paid: readonly Line[] = [];
    for (const [i, entry] of entries.entries()) {
      const next = entries[i + 1]?.seat ?? null;
      const steps = narrator.tell(entry, next === null ? [] : [next]);
      const left = steps.map((step) => step.left.length);
      expect(left).toEqual(left.toSorted((a, b) => b - a));
      const first = steps[0]!;
      expect(first.beat?.lines ?? first.left).toEqual(expect.arrayContaining([...paid]));
      paid = steps.at(-1)!.left;
      expect(paid.filter((line) => !isPayment(line))).toEqual([]);
      if (paid.length > 0) expect([steps.length, first.beat, next]).toEqual([1, null, entry.seat]);
    }
  });

  test('the past is told in the same steps', () => {
    for (const { at } of entries) {
      const news = lines.filter((line) => line.at === at);
      const steps = stepsOf({ beats: beatsOf(news, []) });
      for (const [i, { beat, left }] of steps.entries()) {
        const told = toldOf(news, left);
        expect(told).toEqual(news.slice(0, told.length));
        expect(told).toContain(beat!.lines.at(-1));
        if (i === steps.length - 1) expect(left).toEqual([]);
      }
    }
  });

  test('whatever a beat says, the page has a fifth of the time people wait for it to draw it', () => {
    for (const beat of beatsOf(lines, [0], speaker.say))
      expect(holdFor(beat, speaker, true)).toBeLessThanOrEqual(0.8 * GOALS.beat);
  });
});

test.each(TABLES)('in %s a pass stands long enough to be read', (_, id, seats) => {
  const { lines } = playedGame(id, seats);
  const words = { ...speaker, say: () => '' };
  const passes = lines.filter(({ telling }) => telling.passes);
  for (const line of passes) {
    const hold = holdFor(beatsOf([line], [0], words.say)[0]!, words);
    expect(hold).toBeGreaterThanOrEqual(700);
    expect(hold).toBeLessThanOrEqual(0.8 * GOALS.beat);
  }
});

describe('captions', () => {
  type Said = { t: string; [key: string]: unknown };
  const tellings = new Proxy({}, { get: () => (e: Said) => ({ by: null, about: [], rank: 'line', ...e }) });
  const say = (e: unknown) => (e as Said).says as string;
  const beats = (...events: Said[]) => beatsOf(linesOf({ tellings } as never, [{ at: 0, seat: 1, events }]), [0], say);
  const caption = (...events: Said[]) => captionOf(beats(...events)[0]!, { ...speaker, say });

  test('what happens to all says once where it comes from, and a new round is said first', () => {
    const told = caption(
      { t: 'round', says: 'Round 3', rank: 'chapter', round: 3, phase: 'scoring' },
      { t: 'vp', says: 'P1: +1 (Damage)', by: 1 },
      { t: 'vp', says: 'P2: +2 (Damage)', by: 2 },
    );
    expect(told.say).toBe('Round 3. scoring: Damage');
    expect(told.fates.map(({ says }) => says)).toEqual([['+1'], ['+2']]);
  });

  test('a source is left out where it was named, and not where only a card with a longer name was', () => {
    const card = (id: string) => ({ name: id });
    const uses = (of: string) => {
      const about = [{ kind: 'card', id: of }];
      const events = [
        { t: 'deals', by: 1, says: `P1: deals with ${of}`, about },
        { t: 'range', by: 1, says: 'P1: uses range (Trader)', rank: 'faint' },
      ];
      return captionOf(beats(...events)[0]!, { ...speaker, say, card }).say;
    };
    expect(uses('Brick Trader')).toBe('P1: deals with Brick Trader, uses range (Trader)');
    expect(uses('Trader')).toBe('P1: deals with Trader, uses range');
  });

  test('of several cards that are laid down together none is the news', () => {
    const laid = (...ids: string[]) => {
      const refs = ids.map((id) => ({ kind: 'card', id }));
      const moves = refs.map((thing) => ({
        thing,
        from: { kind: 'option', id: 'deck' },
        to: { kind: 'slot', id: 'row' },
      }));
      return shownIn(beats({ t: 'laid', about: refs, moves, says: 'Revealed' })[0]!).map(({ id }) => id);
    };
    expect([laid('a'), laid('a', 'b')]).toEqual([['a'], []]);
  });

  test('what a choice brings is said once, and what it brings besides is said as well', () => {
    const chose = { t: 'chose', by: 1, says: 'P1: chooses the bonus (+2 fuel)' };
    const gain = (n: number) => ({ t: 'gained', by: 1, says: `P1: +${n} fuel` });
    expect(caption(chose, gain(2)).say).toBe(chose.says);
    expect(caption(chose, gain(2), gain(2)).say).toBe(`${chose.says}, +2 fuel`);
    expect(caption(chose, gain(3)).say).toBe(`${chose.says}, +3 fuel`);
  });

  test('a phase is not named twice where it is what all of it comes from', () => {
    const drew = (by: number): Said => ({ t: 'drew', by, says: `P${by}: draws a card (lookout)`, phase: 'lookout' });
    expect(caption(drew(1), drew(2)).say).toBe('lookout');
  });

  test('a phase that has begun says nothing beside what happens, in whichever phase', () => {
    const told = caption(
      { t: 'cleanup', by: null, says: 'cleanup', rank: 'faint', phase: 'cleanup' },
      { t: 'revealed', by: null, says: 'Revealed: a', phase: 'lookout' },
    );
    expect([told.say, told.more]).toEqual(['Revealed: a', []]);
  });

  test('what comes from several things is not said to come from the one that is named', () => {
    const told = caption(
      { t: 'vp', says: 'P1: +1 (Damage)', by: 1, phase: 'scoring' },
      { t: 'vp', says: 'P2: starts', by: 2 },
    );
    expect(told.say).toBe('scoring');
    expect(told.fates.map(({ says }) => says)).toEqual([['+1 (Damage)'], ['starts']]);
  });

  test('cards that differ are told for themselves, equal ones together', () => {
    const take = (by: number, id: string): Said => ({
      t: 'took',
      by,
      says: `P${by}: takes ${id}`,
      moves: [{ thing: { kind: 'card', id } }],
    });
    expect(beats(take(1, 'a'), take(2, 'b')).length).toBe(2);
    expect(beats(take(1, 'a'), take(2, 'a')).length).toBe(1);
  });

  test('what comes over somebody here though others answered touches them', () => {
    const [penalty] = beats({ t: 'penalty', by: 0, says: 'P0: loses 2', cue: 'hit' });
    const [turn] = beats({ t: 'took', by: 0, says: 'P0: takes it', cue: 'card' });
    expect([penalty!.touches, turn!.touches]).toEqual([true, false]);
  });
});
