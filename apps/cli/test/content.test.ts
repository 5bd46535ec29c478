import { writeFileSync } from 'node:fs';
import { type Catalog, entry } from '@ashtown/catalog';
import { toy, toyWords } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { replayLines } from '../src/commands/replay.ts';
import { catalogWith, gameWith } from '../src/content.ts';
import { folder, sit } from './desk.ts';
import { ashtown } from './processes.ts';
import { TOYS } from './toy-catalog.ts';

const at = folder();
function file(name: string, content: unknown): string {
  writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content));
  return at(name);
}
const GOLD = { game: { id: 'scrap' }, metal: 'Gold' };

describe('--content plays with the cards of a file', () => {
  test('the game and its words are those made from the file, the rest of the entry stays', () => {
    const { game, words, floors } = gameWith(TOYS, 'scrap', file('gold.json', GOLD));
    expect([game.id, words.pl.name, floors]).toEqual(['scrap.Gold', 'Gold', TOYS.scrap!.floors]);
    expect(gameWith(TOYS, 'scrap', undefined)).toBe(TOYS.scrap);
    expect(Object.keys(catalogWith(TOYS, at('gold.json')))).toEqual(['scrap', 'scrap.Gold']);
    expect(catalogWith(TOYS, undefined)).toBe(TOYS);
    const marked = file('marked.json', `\uFEFF${JSON.stringify(GOLD)}`);
    expect(gameWith(TOYS, 'scrap', marked).game.id).toBe('scrap.Gold');
  });

  test.each<[string, unknown, RegExp]>([
    ['no file', null, /none\.json: expected a file of cards \(ENOENT\)$/],
    ['no JSON', '{', /: expected JSON \(not-json\)$/],
    ['too much of it', ' '.repeat(4_000_001), /: expected at most 4000000 characters$/],
    ['a wrong value', { ...GOLD, metal: 7 }, /: metal: expected text \(wrong-type\)$/],
    ['a wrong name', { ...GOLD, mettle: 'Gold' }, /: mettle: expected one of game, metal \(unknown-field\)$/],
    ['no object', 'null', /: the file: expected an object \(wrong-type\)$/],
    ['letters that move the cursor', { ...GOLD, 'a\u001b[2J': 1 }, /: a\?\[2J: expected one of game, metal/],
  ])('%s is the caller’s to hear', (_, content, message) => {
    const path = content === null ? at('none.json') : file('wrong.json', content);
    expect(() => gameWith(TOYS, 'scrap', path)).toThrow(message);
  });

  test('a game without replaceable cards, or a file for no game, is refused', () => {
    const path = file('gold.json', GOLD);
    const fixed: Catalog = { ...TOYS, fixed: entry({ ...toy, id: 'fixed' }, toyWords) };
    expect(() => gameWith(fixed, 'fixed', path)).toThrow(/expected a game with replaceable cards: scrap$/);
    expect(() => catalogWith(TOYS, file('other.json', { game: { id: 'nope' } }))).toThrow(/game\.id: expected scrap$/);
    expect(() => catalogWith(TOYS, file('list.json', []))).toThrow(/game\.id: expected scrap$/);
  });

  test('a match is saved under the id of its cards, and goes on only with them', async () => {
    const content = file('gold.json', GOLD);
    const save = at('gold-match.json');
    const flags = { content, bots: 'random', seed: 'x' };
    const said = await sit(['quit'], { ...flags, save }, 'scrap');
    expect(said).toContain('Gold');
    await expect(sit(['quit'], { resume: save })).rejects.toThrow(/game: expected the id of a game of this version/);
    await expect(sit(['quit'], { resume: save, content }, 'nope')).rejects.toThrow(/unknown game "nope"/);
    expect(await sit(['quit'], { resume: save, content })).toContain('Gold');
    expect(await sit(['quit'], { resume: save, content }, 'scrap')).toContain('Gold');
    expect(() => replayLines(TOYS, save, {})).toThrow(/expected the id of a game/);
    expect(replayLines(TOYS, save, { content })[0]).toBe('Gold');
  });

  test('simulate and bench name the game with its cards, in several processes too', async () => {
    const content = file('gold.json', GOLD);
    const [simulated, benched, alone] = await Promise.all([
      ashtown(['simulate', 'scrap', '--content', content, '--games', '4', '--jobs', '2', '--json']),
      ashtown(['bench', 'scrap', '--content', content, '--players', '2', '--seconds', '0.1', '--json']),
      ashtown(['bench', '--content', content]),
    ]);
    expect(simulated).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(simulated.out)).toMatchObject({ game: 'scrap.Gold', finished: 4 });
    expect(JSON.parse(benched.out)).toMatchObject([{ game: 'scrap.Gold', players: 2 }]);
    expect(alone).toMatchObject({ code: 2, err: expect.stringMatching(/expected together with a game\n$/) });
  });
});
