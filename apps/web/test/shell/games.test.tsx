import { LANGS } from '@ashtown/engine';
import { toy, toyWords } from '@ashtown/testkit/toy';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { linesOf, PlainPoster } from '../../src/app/landing/PlainPoster.tsx';
import { plainBook } from '../../src/app/rules/plainBook.ts';
import { MANIFESTS } from '../../src/games/index.ts';
import { loadBoard, loadGame, loadSpoken } from '../../src/load/load.ts';
import { loadRules } from '../../src/load/rules.ts';

describe.each(MANIFESTS.map((m) => [m.about.id, m] as const))('%s', (id, manifest) => {
  test('is loaded under its own id, for a page and for a worker, once', async () => {
    const game = await loadGame(id);
    expect(game.id).toBe(id);
    expect(await loadGame(id)).toBe(game);
    expect((await loadRules(id))!.id).toBe(id);
  });

  test.each(LANGS)('speaks %s, in a book too', async (lang) => {
    const loaded = await loadSpoken(id, lang);
    expect(loaded.lang).toBe(lang);
    expect(loaded.words.name).toBe(manifest.about.name[lang]);
    expect(await loadSpoken(id, lang)).toBe(loaded);
    const { makeBook } = await manifest.book!();
    const { sections, cards } = await makeBook(lang, loaded);
    expect(sections.length).toBeGreaterThan(3);
    expect(cards.length).toBeGreaterThan(10);
  });

  test('has a board and a poster that says what is on it', async () => {
    expect((await loadBoard(id)).Board).toBeDefined();
    const { Poster } = await manifest.poster!();
    for (const lang of LANGS) {
      const { alt, motto } = manifest.about.poster!;
      const sheet = renderToStaticMarkup(<Poster label={alt[lang]} motto={motto[lang]} />);
      expect(sheet).toContain(`aria-label="${alt[lang]}"`);
    }
  });
});

test('what is no game is not found', async () => {
  await expect(loadGame('toString')).rejects.toThrow('no game is called toString');
  expect(await loadRules('toString')).toBeNull();
});

describe('a game that brings nothing but rules and words', () => {
  test('has a poster of its name, broken into lines', () => {
    expect(linesOf('Scrap')).toEqual(['Scrap']);
    expect(linesOf('King of New York')).toEqual(['King of', 'New York']);
    const sheet = renderToStaticMarkup(<PlainPoster name="King of New York" />);
    expect(sheet).toContain('aria-label="King of New York"');
    expect(sheet.match(/<text /g)).toHaveLength(2);
  });

  test('has a book of its options and cards', () => {
    const { sections, cards } = plainBook({ game: toy, tables: undefined, words: toyWords.en, lang: 'en' });
    expect(sections.map(({ id }) => id)).toEqual(['goal', 'options']);
    expect(sections[1]!.rows).toHaveLength(Object.keys(toy.options).length);
    expect(cards.map(({ id }) => id).sort()).toEqual([...toyWords.en.cards!].sort());
  });
});
