import { GAMES } from '@ashtown/catalog';
import { defaultOptions, makeRng, type Seat, seedOf, type Telling, wordsAt } from '@ashtown/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { beatsOf, joined } from '../../src/story/beats.ts';
import { linesOf } from '../../src/story/lines.ts';
import type { Scripted } from '../../src/story/narrator.ts';
import type { Board } from '../../src/table/choose/useBoard.ts';
import type { Scene } from '../../src/table/scene.ts';
import { nextSpeed } from '../../src/table/stage/Controls.tsx';
import { StagePanel } from '../../src/table/stage/StagePanel.tsx';
import { askedOf } from '../../src/table/stage/waiting.ts';

type Said = Partial<Telling> & { t: string; say: string };
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
const who = (seat: Seat) => ['Anna', 'Cinder', 'Rust'][seat]!;
const words = {
  event: (e: unknown) => (e as Said).say,
  phase: (id: string) => id,
  card: (id: string) => ({ name: `Card ${id}`, kind: 'kind', text: '' }),
  ref: () => 'thing',
};
const scene = {
  words,
  who,
  mine: [0],
  gameBoard: {},
  position: { question: null, asked: [], view: {} },
} as unknown as Scene;
const board = { props: { size: 'desk' } } as unknown as Board;
const steps = (...events: Said[]): Scripted[] =>
  beatsOf(linesOf(game, [{ at: 0, seat: 1, events }]), [0], words.event).map((beat) => ({
    beat,
    turn: 1,
    owner: 1,
    decision: false,
    own: false,
    left: [],
  }));
const render = (now: Scripted, before: readonly Scripted[] = []) =>
  renderToStaticMarkup(
    <StagePanel scene={scene} board={board} now={now} turn={[...before, now]} before={before} aside={false} />,
  );

describe('the stage', () => {
  test('says who does what with what to whom, and what becomes of them', () => {
    const [now] = steps(
      { t: 'stole', by: 1, to: [0], about: [{ kind: 'card', id: 'demon' }], say: 'Cinder steals a brick' },
      { t: 'lost', by: 1, to: [0], delta: [{ seat: 0, what: 'brick', n: -1 }], say: 'Anna loses 1 brick' },
    );
    const page = render(now!);
    for (const part of ['Cinder steals a brick', 'Card demon', 'Anna', 'loses 1 brick', 'Against you'])
      expect(page).toContain(part);
  });

  test('says of whoever a card is taken from what they lose', () => {
    const [card, from, to] = [
      { kind: 'card', id: 'star' },
      { kind: 'player', id: '2' },
      { kind: 'player', id: '1' },
    ] as const;
    const [now] = steps({
      t: 'took',
      by: 1,
      to: [2],
      about: [card],
      moves: [{ thing: card, from, to }],
      say: 'Cinder shines',
    });
    expect(render(now!)).toContain('loses thing');
  });

  test('shows the most telling of what was taken into it beside its own card, and each card once', () => {
    const uses = (id: string, more: Partial<Telling> = {}): Said => ({
      t: id,
      by: 1,
      about: [{ kind: 'card', id }],
      say: `Cinder uses ${id}`,
      ...more,
    });
    const scored = { delta: [{ seat: 1, what: 'score', n: 2 }] };
    const told = ['mill', 'pub', 'mill', 'road', 'inn'].map((id, i) => uses(id, i === 1 ? scored : {}));
    const chief = uses('tower', { rank: 'key' });
    const one = joined([...told, chief].map((event) => steps(event)[0]!.beat!));
    const cards = (size: string, beat = one) => {
      const at = { props: { size } } as unknown as Board;
      const page = renderToStaticMarkup(
        <StagePanel scene={scene} board={at} now={{ ...steps(chief)[0]!, beat }} turn={[]} before={[]} aside={false} />,
      );
      return [...page.matchAll(/<b>Card (\w+)/g)].map(([, id]) => id);
    };
    expect(cards('desk')).toEqual(['tower', 'pub', 'inn']);
    expect(cards('phone')).toEqual(['tower', 'pub']);
    const rolled = steps(uses('dice', { rank: 'key', about: [{ kind: 'die', id: '1' }] }))[0]!.beat!;
    expect(cards('desk', joined([one, rolled]))).toEqual([]);
  });

  test('keeps what was told before it readable', () => {
    const [before, now] = steps({ t: 'a', by: 1, say: 'Cinder rests' }, { t: 'b', by: 2, say: 'Rust builds' });
    const page = render(now!, [before!]);
    expect(page.indexOf('Rust builds')).toBeLessThan(page.indexOf('Cinder rests'));
    expect(page).not.toContain('Against you');
  });

  test('leaves out of what was told before that a phase began', () => {
    const [before, now] = steps(
      { t: 'began', phase: 'production', say: 'production' },
      { t: 'b', by: 2, phase: 'action', say: 'Rust builds' },
    );
    expect(render(before!)).toContain('production');
    expect(render(now!, [before!])).not.toContain('production');
  });

  test('says of what nobody does that it is against somebody only where it hits them, and never that it is for them', () => {
    const said = (event: Partial<Telling>) => {
      const page = render(steps({ t: 'x', by: null, to: [0], say: 'Something happens', ...event })[0]!);
      return ['Against you', 'For you'].filter((part) => page.includes(part));
    };
    const some = (n: number) => ({ delta: [{ seat: 0, what: 'good', n }] });
    const cleanedUp = { ...some(-2), to: [] };
    const arrived = { ...some(3), cue: 'hit' } as const;
    const eliminated = { ...some(-3), cue: 'crash' } as const;
    const shot = { ...some(-1), cue: 'hit' } as const;
    expect([cleanedUp, arrived, eliminated, shot].map(said)).toEqual([[], [], ['Against you'], ['Against you']]);
    const rival = { as: { kind: 'player', id: 'rival' } } as const;
    expect(
      [
        { ...some(1), by: 1 },
        { ...cleanedUp, ...rival },
      ].map(said),
    ).toEqual([['For you'], ['Against you']]);
  });

  test('says what was left out, and what nobody chose', () => {
    const [now] = steps({ t: 'passed', by: 2, rank: 'faint', passes: true, say: 'Rust passes' });
    expect(render(now!)).toContain('Passes by itself');
  });

  test('says of whoever passes by itself that nobody chose it, and not of those who do something', () => {
    const rests = { t: 'passed', rank: 'faint', passes: true } as const;
    const [now] = steps({ t: 'a', by: 1, say: 'Cinder builds' }, { ...rests, by: 2, say: 'Rust: passes' });
    expect(render(now!)).toMatch(
      /Cinder builds(?!.*Passes by itself.*<\/header>).*Rust: passes<b[^>]*>Passes by itself/,
    );
    const [all] = steps(
      { ...rests, rank: 'line', by: 1, say: 'Cinder: passes' },
      { ...rests, by: 2, rank: 'line', say: 'Rust: passes' },
    );
    expect(render(all!).split('Passes by itself')).toHaveLength(2);
  });

  test('says what was taken into a beat and would be missed, also once that was told, and counts the rest', () => {
    const [attack, roll, buy] = steps(
      { t: 'attacked', by: 1, to: [2], rank: 'key', say: 'Cinder attacks Rust' },
      { t: 'rolled', by: 1, phase: 'roll', say: 'Cinder rolls' },
      { t: 'bought', by: 1, rank: 'key', say: 'Cinder buys Tourist' },
    );
    const as = (...told: Scripted[]): Scripted => ({ ...told[0]!, beat: joined(told.map(({ beat }) => beat!)) });
    const page = render(as(attack!, roll!, buy!));
    for (const part of ['Cinder buys Tourist', 'Cinder attacks Rust', 'and 1 more event']) expect(page).toContain(part);
    expect(page).not.toContain('Cinder rolls');
    expect(render(roll!, [as(attack!, buy!)])).toContain('Cinder attacks Rust');
    expect(render(as(attack!, attack!))).not.toContain('more event');
  });
});

test('speeds have two ends', () => {
  expect(nextSpeed('slow', -1)).toBe('slow');
  expect(nextSpeed('normal', 1)).toBe('fast');
  expect(nextSpeed('instant', 1)).toBe('instant');
});

test.each(Object.entries(GAMES))(
  '%s says what others decide, and to spectators as well',
  (_, { game: rules, words: all }) => {
    const seats = rules.players[1];
    const state = rules.setup(seats, defaultOptions(rules), makeRng(seedOf('stage')));
    for (const seat of rules.asked(state))
      for (const eyes of [null, (seat + 1) % seats]) {
        const view = rules.view(state, eyes);
        const position = { view, asked: rules.asked(state) };
        const said = askedOf({ game: rules, words: wordsAt(all.en, who), position } as unknown as Scene, seat);
        expect(said).toMatch(/^[a-z].*[^.]$/);
      }
  },
);
