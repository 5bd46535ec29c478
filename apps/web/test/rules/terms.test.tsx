import { findGame } from '@ashtown/catalog';
import { LANGS, seedOf } from '@ashtown/engine';
import { create } from '@ashtown/host';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MANIFESTS } from '../../src/games/index.ts';
import { loadGlossary } from '../../src/load/glossary.ts';
import { loadRulebook } from '../../src/load/rulebook.ts';
import { cutAtTerms } from '../../src/terms/cut.ts';
import type { Glossary } from '../../src/terms/glossary.ts';
import { GLOSSARY_WORDS } from './glossary-words.ts';

const GAMES = MANIFESTS.filter(({ rulebook }) => rulebook).map(({ about }) => about.id);

describe.each(GAMES)('%s', (id) => {
  test('every term has a word, one sentence, rules that exist and a sign that can be drawn, in three languages', async () => {
    const [en, ...others] = await Promise.all(LANGS.map((lang) => loadGlossary(id, lang)));
    const rules = (await loadRulebook(id, 'en')).chapters.flatMap((x) => Object.keys(x.rules));
    expect(en!.terms.length).toBeGreaterThan(50);
    for (const { lang, terms, Sign } of [en!, ...others]) {
      expect(terms.map((x) => x.id).sort()).toEqual(en!.terms.map((x) => x.id).sort());
      for (const { id: term, word, say, cite, sign } of terms) {
        expect(word.trim(), term).not.toBe('');
        expect(say, `${lang} ${term}`).toMatch(/^[\p{Lu}\p{N}].*[^.]\.$/u);
        expect(say.length, `${lang} ${term}`).toBeLessThan(130);
        for (const rule of cite) expect(rules, term).toContain(rule);
        if (sign && Sign)
          expect(renderToStaticMarkup(<Sign id={sign} size={20} />), `${term} ${sign}`).toMatch(/ d="M/);
      }
    }
  });

  test('every word of the glossary is explained', async () => {
    const glossary = await loadGlossary(id, 'en');
    const cut = cutAtTerms({ ...glossary, terms: glossary.terms.map(({ common: _, ...term }) => term) });
    expect(GLOSSARY_WORDS[id]!.filter((word) => cut(word).every(({ term }) => term === null))).toEqual([]);
  });

  test('most of what somebody has is counted beside its word', async () => {
    const { game } = findGame(id)!;
    const seats = Array.from({ length: Math.max(2, game.players[0]) }, (_, i) => ({
      name: `P${i}`,
      kind: 'human' as const,
    }));
    const opened = create({ game, seats, seed: seedOf(id) });
    if (!opened.ok) throw new Error(opened.problem);
    const sheet = game.sheet!(opened.host.show(0).view, 0).map(({ what }) => what);
    const { terms } = await loadGlossary(id, 'en');
    for (const { id: term, counts } of terms) if (counts) expect(sheet, term).toContain(counts);
    expect(terms.filter((x) => sheet.includes(x.counts ?? x.id)).length).toBeGreaterThan(4);
  });

  test('most terms that are marked stand in the rules, each by its own name', async () => {
    for (const lang of LANGS) {
      const glossary = await loadGlossary(id, lang);
      const cut = cutAtTerms(glossary);
      const chapters = (await loadRulebook(id, lang)).chapters;
      const found = new Set(chapters.flatMap((x) => Object.values(x.rules)).flatMap((x) => cut(x).map((y) => y.term)));
      const marked = glossary.terms.filter((x) => !x.common);
      const missing = marked.filter((x) => !found.has(x.id)).map((x) => x.id);
      expect(missing.length, `${lang}: ${missing.join()}`).toBeLessThan(marked.length / 4);
    }
  });
});

const glossary = (lang: Glossary['lang'], words: Readonly<Record<string, string>>): Glossary => ({
  game: 'toy',
  lang,
  terms: Object.entries(words).map(([id, word]) => ({ id, word, say: '', cite: ['T-1'] })),
  legend: [],
  Sign: null,
});
const termsIn = (of: Glossary, text: string) =>
  cutAtTerms(of)(text).flatMap((x) => (x.term === null ? [] : [`${x.term}: ${x.text}`]));

test('a term is found with its endings, as a whole word, and the longer one of two', () => {
  const english = glossary('en', { deal: 'deal', make: 'make a deal', attack: 'Attack' });
  expect(termsIn(english, 'Deals are made when you make a deal; an ideal dealer.')).toEqual([
    'deal: Deals',
    'make: make a deal',
  ]);
  expect(termsIn(english, 'Attack with an attack.')).toEqual(['attack: Attack']);
  expect(termsIn(glossary('pl', { borough: 'dzielnica' }), 'W dzielnicy i dzielnicach.')).toEqual([
    'borough: dzielnicy',
    'borough: dzielnicach',
  ]);
  expect(cutAtTerms(english)('no word of it')).toEqual([{ text: 'no word of it', term: null }]);
});
