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
    const { questions, events } = (await loadGame(id)).cites;
    const coach = await loadCoach(id, lang);
    expect(Object.keys(coach.questions).sort()).toEqual(Object.keys(questions).sort());
    for (const question of Object.keys(coach.questions))
      expect(questions[question]?.length, question).toBeGreaterThan(0);
    for (const event of Object.keys(coach.hurts)) expect(events[event]?.length, event).toBeGreaterThan(0);
    const once = [coach.questions, coach.answers, coach.hurts].flatMap((x) => Object.values(x));
    for (const say of [...once, ...Object.values(coach.blunders).map((of) => of(12))]) {
      expect(say).toMatch(/^\p{L}[^.?]*[.?](?: [^.?]+[.?])?$/u);
      expect(say!.length, say).toBeLessThanOrEqual(LONGEST);
    }
  },
);
