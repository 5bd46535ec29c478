import type { Telling } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { beatsOf, joined } from '../../src/story/beats.ts';
import { captionOf, missedIn, shownIn } from '../../src/story/caption.ts';
import { linesOf } from '../../src/story/lines.ts';
import { marksOf } from '../../src/story/marks.ts';
import { Narrator } from '../../src/story/narrator.ts';
import { holdOf } from '../../src/story/pace.ts';
import { wayTo } from '../../src/story/trunks.ts';

/** Events that bring their own telling and their own sentence. */
type Said = Partial<Telling> & { t: string; say?: string | null };
const game = {
  tellings: new Proxy(
    {},
    {
      get:
        () =>
        ({ t: _, say: __, ...telling }: Said) => ({ by: null, about: [], rank: 'line', ...telling }),
    },
  ),
} as never;
const entry = (at: number, seat: number | null, ...events: Said[]) => ({ at, seat, events });
const of = (...events: Said[]) => linesOf(game, [entry(0, 1, ...events)]);
const names = (lines: readonly { event: unknown }[]) => lines.map(({ event }) => (event as Said).t).join(' ');
const say = (event: unknown) => {
  const said = (event as Said).say;
  return said === undefined ? (event as Said).t : said;
};
const who = (seat: number) => ['Anna', 'Cinder', 'Rust', 'Soot'][seat]!;
const speaker = { say, who, phase: (id: string) => id.toUpperCase() };
const beats = (...events: Said[]) => beatsOf(of(...events), [0], say);
const told = (...events: Said[]) => beats(...events).map((b) => [names(b.lines), b.weight]);

describe('beats', () => {
  test('bookkeeping has none of its own where a deed is near, and is still said where it stands alone', () => {
    expect(told({ t: 'built', by: 1 }, { t: 'paid', by: 1, rank: 'faint' })).toEqual([['built paid', 'short']]);
    expect(told({ t: 'passed', by: 1, rank: 'faint' })).toEqual([['passed', 'quiet']]);
    expect(told({ t: 'counted', by: 1, rank: 'faint', say: null })).toEqual([['counted', 'none']]);
  });

  test('a new turn, and a new phase, are told with what they begin with', () => {
    const turn: Said = { t: 'turn', by: 2, rank: 'chapter', round: 4 };
    expect(told({ t: 'bought', by: 1 }, turn, { t: 'rolled', by: 2 })).toEqual([
      ['bought', 'short'],
      ['turn rolled', 'short'],
    ]);
    const phase: Said = { t: 'phase', by: 1, rank: 'faint', phase: 'move' };
    expect(told({ t: 'hurt', by: 1, phase: 'fight' }, phase, { t: 'moved', by: 1 })).toEqual([
      ['hurt', 'short'],
      ['phase moved', 'short'],
    ]);
    expect(told({ t: 'hurt', by: 1, phase: 'fight' }, { t: 'starts', to: [2], phase: 'move' })).toEqual([
      ['hurt', 'short'],
      ['starts', 'short'],
    ]);
  });

  test('the same thing done by several is one, with what each gains by it', () => {
    const [beat, ...more] = beats(
      { t: 'produced', by: 1 },
      { t: 'gained', by: 1 },
      { t: 'produced', by: 2 },
      { t: 'gained', by: 2 },
      { t: 'lost', by: 2 },
    );
    expect([names(beat!.lines), beat!.shared, more]).toEqual(['produced gained produced gained lost', true, []]);
  });

  test('what is weighty, and what touches somebody here, stands by itself and longer', () => {
    expect(
      told({ t: 'visited', by: 1 }, { t: 'razed', by: 1, to: [2], rank: 'key' }, { t: 'stole', by: 1, to: [0] }),
    ).toEqual([
      ['visited', 'short'],
      ['razed', 'full'],
      ['stole', 'full'],
    ]);
    expect(told({ t: 'visited', by: 1, to: [2] }, { t: 'paid', by: 2 })).toEqual([['visited paid', 'short']]);
    expect(told({ t: 'lost', by: 1, delta: [{ seat: 0, what: 'life', n: -1 }] })).toEqual([['lost', 'full']]);
    expect(beats({ t: 'lost', by: 1, to: [0] })[0]!.touches).toBe(true);
    expect(beats({ t: 'lost', by: 0, to: [1] })[0]!.touches).toBe(false);
  });

  test('what somebody has nothing against is told with what happens to them', () => {
    expect(
      told(
        { t: 'lost', by: 2, of: 1, to: [1], rank: 'key' },
        { t: 'bare', by: 3 },
        { t: 'lost', by: 2, of: 3, to: [3], rank: 'key' },
      ),
    ).toEqual([
      ['lost', 'full'],
      ['bare lost', 'full'],
    ]);
  });

  test('several as one are the weightiest, and say how many they were', () => {
    const all = beats(
      { t: 'a', by: 1 },
      { t: 'b', by: 1, rank: 'key' },
      { t: 'c', by: 2 },
      { t: 'hit', by: 2, to: [0] },
    );
    const one = joined(all);
    expect([names(one.lines), one.touches, one.others.map((x) => names(x.lines))]).toEqual([
      'hit',
      true,
      ['c', 'b', 'a'],
    ]);
    expect(joined([one, ...beats({ t: 'd', by: 1 })]).others.map((x) => names(x.lines))).toEqual(['d', 'c', 'b', 'a']);
  });
});

describe('captions', () => {
  test('payments and gains join the sentence they belong to', () => {
    const [beat] = beats(
      { t: 'paid', by: 1, rank: 'faint', say: 'Cinder: pays 1 grey' },
      { t: 'built', by: 1, say: 'Cinder: builds Quarry' },
      { t: 'gained', by: 1, say: 'Cinder: +1 brick (Quarry)' },
    );
    expect(captionOf(beat!, speaker)).toMatchObject({
      say: 'Cinder: builds Quarry, pays 1 grey, +1 brick',
      more: [],
      fates: [],
    });
  });

  test('a sentence is not too long; what does not fit stands beside it', () => {
    const long = `Cinder: ${'x'.repeat(95)}`;
    const [beat] = beats({ t: 'built', by: 1, say: long }, { t: 'gained', by: 1, say: 'Cinder: gains a lot' });
    expect(captionOf(beat!, speaker)).toMatchObject({ say: long, more: [{ by: 1, say: 'gains a lot' }] });
  });

  test('points are said in the sentence before what else there is no room for, and each in its time', () => {
    const long = `Cinder: ${'x'.repeat(75)}`;
    const vp = (n: number) => [{ seat: 1, what: 'score', n }];
    const [beat] = beats(
      { t: 'paid', by: 1, rank: 'faint', say: 'Cinder: pays 1' },
      { t: 'built', by: 1, rank: 'key', say: long },
      { t: 'took', by: 1, say: 'Cinder: takes 2 bricks back' },
      { t: 'scored', by: 1, say: 'Cinder: +1 VP', delta: vp(1) },
    );
    expect(captionOf(beat!, speaker)).toMatchObject({
      say: `${long}, pays 1, +1 VP`,
      more: [{ by: 1, say: 'takes 2 bricks back' }],
    });
  });

  test('what begins for another stands beside it as theirs', () => {
    const [beat] = beats(
      { t: 'used', by: 1, say: 'Cinder uses Saloon' },
      { t: 'turn', by: 2, rank: 'faint', say: 'Rust takes a turn' },
    );
    expect(captionOf(beat!, speaker).more).toMatchObject([{ by: 2, say: 'Rust takes a turn' }]);
  });

  test('what was taken into a beat and would be missed is said with it, and what became of whom', () => {
    const one = joined(
      beats(
        { t: 'rolled', by: 1, say: 'Cinder rolls' },
        { t: 'attacked', by: 1, to: [2], rank: 'key', say: 'Cinder attacks' },
        { t: 'hurt', by: 1, to: [2], say: 'Rust takes 3 damage' },
        { t: 'scored', by: 1, phase: 'move', delta: [{ seat: 1, what: 'score', n: 1 }], say: 'Cinder scores' },
        { t: 'damaged', by: 1, phase: 'end', cue: 'hit', say: 'Cinder: damaged' },
        { t: 'damaged', by: 2, cue: 'hit', say: 'Rust: damaged' },
        { t: 'bought', by: 1, rank: 'key', say: 'Cinder buys Tourist' },
      ),
    );
    expect([captionOf(one, speaker).say, missedIn(one, speaker), one.others.length]).toEqual([
      'Cinder buys Tourist',
      [
        { by: null, say: 'END: Cinder damaged; Rust damaged' },
        { by: 1, say: 'Cinder scores' },
        { by: 1, say: 'Cinder attacks: Rust takes 3 damage' },
      ],
      4,
    ]);
  });

  test('everybody who is hit has a fate', () => {
    const [beat] = beats(
      { t: 'attacked', by: 2, to: [0, 1], rank: 'key', say: 'Rust attacks' },
      { t: 'hurt', by: 2, to: [0], say: 'Anna takes 3 damage' },
      { t: 'hurt', by: 2, to: [1], say: 'Cinder takes 1 damage' },
    );
    expect(captionOf(beat!, speaker)).toMatchObject({
      say: 'Rust attacks',
      more: [],
      fates: [
        { seat: 0, says: ['takes 3 damage'] },
        { seat: 1, says: ['takes 1 damage'] },
      ],
    });
  });

  test('what happens to all has the phase for a headline', () => {
    const [beat] = beats(
      { t: 'drew', by: 1, phase: 'lookout', say: 'Cinder: draws 1' },
      { t: 'drew', by: 2, say: 'Rust: draws 2' },
    );
    const { say: title, fates } = captionOf(beat!, speaker);
    expect([title, fates.map((x) => x.says)]).toEqual(['LOOKOUT', [['draws 1'], ['draws 2']]]);
  });

  test('the card of a beat is shown, or its dice; what it marks is its card, its places, and whom it hits', () => {
    const card = { kind: 'card', id: 'demon' } as const;
    const die = { kind: 'die', id: 'heal.0' } as const;
    const place = { kind: 'slot', id: '1.0' } as const;
    const [razed] = beats({ t: 'razed', by: 2, to: [1], about: [place, card] });
    expect(shownIn(razed!)).toEqual([card]);
    expect(Object.fromEntries(marksOf(razed!))).toEqual({
      'slot:1.0': 'about',
      'card:demon': 'about',
      'player:2': 'doer',
      'player:1': 'hit',
    });
    expect(shownIn(beats({ t: 'rolled', by: 2, about: [die, die] })[0]!)).toEqual([die, die]);
    const old = { kind: 'card', id: 'old' } as const;
    const moves = [
      { thing: old, from: place },
      { thing: card, to: place },
    ];
    expect(shownIn(beats({ t: 'rebuilt', by: 2, about: [old, card], moves })[0]!)).toEqual([card]);
    expect(shownIn(beats({ t: 'moved', by: 2, about: [place] })[0]!)).toEqual([]);
  });
});

test('a beat stands as long as it takes to read it, and longer the more it weighs', () => {
  const least = (['full', 'short', 'quiet', 'none'] as const).map((weight) => holdOf(weight, 0));
  expect(new Set(least).size).toBe(4);
  expect(least).toEqual(least.toSorted((a, b) => b - a));
  for (const weight of ['full', 'short', 'quiet'] as const) {
    const holds = [0, 20, 40, 60, 80, 100].map((letters) => holdOf(weight, letters));
    expect(holds).toEqual(holds.toSorted((a, b) => a - b));
    expect(holds.at(-1)).toBeGreaterThan(holds[0]!);
  }
  expect(holdOf('none', 100)).toBe(0);
  expect(holdOf('quiet', 0, true)).toBeGreaterThan(holdOf('quiet', 0));
});

test('a line runs along the gap to a panel beside the stage, or straight to one above or below it', () => {
  const stage = { left: 254, right: 1066, top: 60, bottom: 260 };
  expect(wayTo(stage, { left: 8, right: 246, top: 300, bottom: 500 })!.d).toBe('M254 120H250V400H242');
  expect(wayTo(stage, { left: 254, right: 500, top: 300, bottom: 740 })!.d).toBe('M377 260V298');
  expect(wayTo(stage, { left: 254, right: 500, top: 8, bottom: 52 })!.d).toBe('M377 60V52');
  expect(wayTo(stage, { left: 254, right: 500, top: 100, bottom: 240 })).toBeNull();
  // What stands between would be crossed.
  expect(wayTo(stage, { left: 254, right: 500, top: 560, bottom: 740 })).toBeNull();
  expect(wayTo({ ...stage, top: 472, bottom: 616 }, { left: 254, right: 500, top: 52, bottom: 100 })).toBeNull();
});

describe('a narrator', () => {
  const narrate = () => new Narrator(game, () => [0], say);
  const list = (narrator: Narrator, ...entries: ReturnType<typeof entry>[]) =>
    entries
      .flatMap((e) => narrator.tell(e, [2]))
      .map((s) => [s.beat && names(s.beat.lines), s.turn, s.owner, s.decision]);

  test('knows whose turn it is, and who decides in the turn of another', () => {
    const turn = (by: number): Said => ({ t: 'turn', by, rank: 'chapter' });
    const narrator = narrate();
    narrator.restart([entry(-1, null), entry(0, 3, turn(1))]);
    expect(
      list(
        narrator,
        entry(1, 1, { t: 'attacked', by: 1, to: [2] }),
        entry(2, 2, { t: 'fled', by: 2 }),
        entry(3, 1, { t: 'bought', by: 1 }, turn(2), { t: 'rolled', by: 2 }),
      ),
    ).toEqual([
      ['attacked', 1, 1, false],
      ['fled', 1, 1, true],
      ['bought', 1, 1, false],
      ['turn rolled', 2, 2, false],
    ]);
  });

  test('where a round is the chapter, a turn is what one player answers in a row', () => {
    const narrator = narrate();
    narrator.restart([entry(0, 1, { t: 'round', rank: 'chapter' })]);
    const turns = list(
      narrator,
      entry(1, 1, { t: 'a', by: 1 }),
      entry(2, 1, { t: 'b', by: 1 }),
      entry(3, 2, { t: 'c', by: 2 }),
    );
    expect(turns.map(([, turn, owner, decision]) => [turn, owner, decision])).toEqual([
      [2, 1, false],
      [2, 1, false],
      [3, 2, false],
    ]);
  });

  test('what is paid in an answer of its own is said with what it pays for, and taken off no sooner', () => {
    const pays = (t: string, by: number): Said => ({
      t,
      by,
      rank: 'faint',
      delta: [{ seat: by, what: 'iron', n: -1 }],
    });
    const narrator = narrate();
    const told = (seat: number, asked: number, ...events: Said[]) =>
      narrator
        .tell(entry(0, seat, ...events), [asked])
        .map(({ beat, left }) => [beat && names(beat.lines), names(left)]);
    expect(told(1, 1, pays('worker', 1))).toEqual([[null, 'worker']]);
    expect(told(1, 1, { t: 'reached', by: 1, rank: 'faint', pays: true })).toEqual([[null, 'worker reached']]);
    expect(told(1, 2, { t: 'built', by: 1 }, { t: 'passed', by: 2 })).toEqual([
      ['worker reached built', 'passed'],
      ['passed', ''],
    ]);
    // Somebody else is asked, or it was paid at this screen: nothing is kept back.
    expect(told(1, 2, pays('worker', 1))).toEqual([['worker', '']]);
    expect(told(0, 0, pays('worker', 0))).toEqual([[null, '']]);
  });

  test('what somebody here did is no news to them; what it set going is', () => {
    const narrator = narrate();
    expect(list(narrator, entry(1, 0, { t: 'passed', by: 0, rank: 'faint' }))).toEqual([[null, 1, 0, false]]);
    const going: Said[] = [
      { t: 'passed', by: 0, rank: 'faint' },
      { t: 'scored', by: null, to: [0, 1], rank: 'key' },
      { t: 'refilled', by: null, rank: 'faint' },
      { t: 'round', by: null, rank: 'chapter' },
      { t: 'revealed', by: null },
    ];
    expect(list(narrator, entry(2, 0, ...going)).map(([what]) => what)).toEqual([
      'passed scored refilled',
      'round revealed',
    ]);
  });
});
