import { findGame } from '@ashtown/catalog';
import { LANGS, seedOf, wordsAt } from '@ashtown/engine';
import { create } from '@ashtown/host';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { board as gameBoard } from '../../src/kit/plain/index.tsx';
import { Trainer } from '../../src/table/coach/Trainer.tsx';
import type { Training } from '../../src/table/coach/useTraining.ts';
import type { Scene } from '../../src/table/scene.ts';
import { SHELL } from '../../src/text/index.ts';

const { game, words } = findGame('king-of-new-york')!;
const opened = create({ game, seats: [0, 1].map((i) => ({ name: `P${i}`, kind: 'human' })), seed: seedOf('trainer') });
if (!opened.ok) throw new Error(opened.problem);
const { host } = opened;
const seat = host.asked[0]!;
const scene = {
  ...{ game, words: wordsAt(words.en, String), lang: 'en', gameBoard, position: { ...host.show(seat), seat } },
} as unknown as Scene;
const [offer] = host.offers(seat);

const press = (): never => {
  throw new Error('something was pressed');
};
const silent: Training = {
  ...{ isOn: true, isAsked: true, question: null, warning: null, onForget: undefined },
  ...{ set: press, understood: press, think: press, anyway: press, answer: press },
};
const shown = (training: Partial<Training>) =>
  renderToStaticMarkup(
    <Trainer scene={scene} training={{ ...silent, ...training }} onHint={press} onOdds={undefined} />,
  );

test('a coach with nothing to say is a bar, with a hint one press away; between questions without', () => {
  const html = shown({});
  expect(html).toContain('data-says=""');
  expect(html).toContain('coach-hint');
  expect(html).not.toContain('coach-odds');
  expect(html).not.toContain('coach-understood');
  expect(shown({ isAsked: false })).not.toContain('coach-hint');
});

test('a warning names the better answer and both chances, and can be overruled', () => {
  const better = { pick: offer!.pick, chance: 0.52, error: 0.01, reasons: [] };
  const html = shown({ warning: { better, than: { t: 'wins', chance: 0.31 } }, question: host.show(seat).question });
  expect(html).toContain('52% to win. What you chose: 31%.');
  expect(html).toContain(scene.words.label(scene.position.view, seat, scene.position.question!, offer!.pick));
  expect(html).toContain('coach-anyway');
  expect(html).not.toContain('coach-understood');
});

test.each(LANGS)('%s: every warning is said in numbers', (lang) => {
  const { warning } = SHELL[lang].training;
  const said = [
    warning('X', '52%', { t: 'wins', chance: '31%' }),
    warning('X', '52%', { t: 'less', chance: '31%' }),
    warning('X', '52%', { t: 'anyway' }),
  ];
  expect(new Set(said).size).toBe(3);
  for (const sentence of said) expect(sentence).toMatch(/^X: .*52%.*\.$/);
  expect(said.slice(0, 2).every((sentence) => sentence.includes('31%'))).toBe(true);
});
