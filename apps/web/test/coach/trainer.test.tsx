import { findGame } from '@ashtown/catalog';
import { LANGS, seedOf, wordsAt } from '@ashtown/engine';
import { create } from '@ashtown/host';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { board as gameBoard } from '../../src/kit/plain/index.tsx';
import type { Board } from '../../src/table/choose/useBoard.ts';
import { SILENCE } from '../../src/table/coach/sentences.ts';
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
  ...{ isOn: true, isAsked: true, isPlain: false, topic: null, warning: null, onForget: undefined, words: SILENCE },
  ...{ set: press, setPlain: press, understood: press, think: press, anyway: press, answer: press },
};
const asked = scene.position.question!;
const topic = { key: asked, say: 'Look here.', cite: [], picks: [] };
const board = { gathered: null, props: { offers: host.offers(seat) } } as unknown as Board;
const shown = (training: Partial<Training>, at = scene) =>
  renderToStaticMarkup(
    <Trainer scene={at} board={board} training={{ ...silent, ...training }} onHint={press} onOdds={undefined} />,
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
  const html = shown({ warning: { better, than: { t: 'wins', chance: 0.31 } }, topic });
  expect(html).toContain('52% to win. What you chose: 31%.');
  expect(html).toContain(scene.words.label(scene.position.view, seat, scene.position.question!, offer!.pick));
  expect(html).toContain('coach-anyway');
  expect(html).not.toContain('coach-understood');
});

test('what the game itself has a name for is said by that name, with how much else there is to do', () => {
  const better = { pick: offer!.pick, chance: 0.52, error: 0.01, reasons: [] };
  const words = { ...SILENCE, blunders: { hasty: (n: number) => `Ending leaves ${n} actions unused.` } };
  const html = shown({ words, warning: { better, than: { t: 'anyway', name: 'hasty', others: 2 } } });
  expect(html).toMatch(/Ending leaves 2 actions unused\. .+: 52% to win\./);
});

test('the odds of a question stand beside its sentence, or alone where nothing else is wanted', () => {
  const odds = [{ of: 'throw', n: 3, columns: [1], rows: [], pick: offer!.pick }];
  const at = { ...scene, game: { ...game, odds: () => odds } } as Scene;
  expect(shown({ topic }, at)).toMatch(/Look here\..*data-testid="odds".*coach-plain/s);
  expect(shown({}, at)).not.toContain('data-testid="odds"');
  const alone = shown({ isPlain: true }, at);
  expect(alone).toContain('data-says="odds"');
  expect(alone).not.toContain('coach-hint');
  expect(shown({ topic })).not.toContain('coach-plain');
});

test.each(LANGS)('%s: every warning is said in numbers', (lang) => {
  const { better, chosen } = SHELL[lang].training;
  expect(better('X', '52%')).toMatch(/^X: .*52%.*\.$/);
  const said = [chosen({ t: 'wins', chance: '31%' }), chosen({ t: 'less', chance: '31%' }), chosen({ t: 'anyway' })];
  expect(new Set(said).size).toBe(3);
  expect(said.slice(0, 2).every((sentence) => sentence.includes('31%'))).toBe(true);
});
