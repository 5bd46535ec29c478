import { LANGS } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { coach as en } from '../../src/text/en/coach.ts';
import { rules } from '../../src/text/en/rules.ts';
import { coach as pl } from '../../src/text/pl/coach.ts';
import { coach as sk } from '../../src/text/sk/coach.ts';

const COACHES = { en, pl, sk };
const RULES = new Set(rules.flatMap((chapter) => Object.keys(chapter.rules)));
/** What fits beside a question at a glance. */
const LONGEST = 130;

test.each(LANGS)('%s: every question is explained, in a sentence or two and by rules there are', (lang) => {
  const coach = COACHES[lang];
  expect(Object.keys(coach).sort()).toEqual(Object.keys(game.cites.questions).sort());
  for (const [question, { say, cite }] of Object.entries(coach)) {
    expect(say, question).toMatch(/^\p{L}[^.?]*[.?](?: [^.?]+[.?])?$/u);
    expect(say.length, say).toBeLessThanOrEqual(LONGEST);
    expect(cite.length, question).toBeGreaterThan(0);
    for (const rule of cite) expect(RULES).toContain(rule);
  }
});
