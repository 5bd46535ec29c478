import { LANGS } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { MANIFESTS } from '../../src/games/index.ts';
import { loadCoach } from '../../src/load/coach.ts';
import { loadGame } from '../../src/load/load.ts';
import { SILENCE } from '../../src/table/coach/sentences.ts';

/** What fits beside a question at a glance. */
const LONGEST = 130;
const COACHED = MANIFESTS.filter(({ coach }) => coach).map(({ about }) => about.id as string);

test('five games have a coach, and where there is none nothing is said', async () => {
  expect(COACHED).toHaveLength(5);
  expect(await loadCoach('scrap', 'en')).toBe(SILENCE);
});

test.each(COACHED.flatMap((game) => LANGS.map((lang) => [game, lang] as const)))(
  '%s in %s: every question is explained in a sentence or two, and has rules',
  async (id, lang) => {
    const { questions } = (await loadGame(id)).cites;
    const sentences = await loadCoach(id, lang);
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(questions).sort());
    for (const [question, say] of Object.entries(sentences)) {
      expect(say, question).toMatch(/^\p{L}[^.?]*[.?](?: [^.?]+[.?])?$/u);
      expect(say.length, say).toBeLessThanOrEqual(LONGEST);
      expect(questions[question]?.length, question).toBeGreaterThan(0);
    }
  },
);
