import { type AnyGame, fitsPattern, type Lesson, type LessonBook, type RuleId } from '@ashtown/engine';

/** The learner's seat, and who plays a lesson: `LessonRun` of the host, which this kit may not know. */
export interface LessonPlayer {
  readonly host: {
    turn(seat: 0): { legal: readonly unknown[] };
    readonly asked: readonly number[];
    readonly length: number;
  };
  readonly beat: Lesson['beats'][number] | null;
  next(): boolean;
  answer(pick: unknown): { t: 'done' | 'wrong' };
  shown(): unknown;
}

/** English sentences are short; the others may be longer by half. */
const LONGEST = { en: 110, pl: 150, sk: 150 } as const;
const SENTENCE = /^\S.*[.!?]$/u;

/** Everything that is wrong with a lesson: sentences, rules, things that are not there, answers that nothing is said to. */
export function faultsOf(
  game: AnyGame,
  lesson: Lesson,
  books: Readonly<Record<keyof typeof LONGEST, LessonBook>>,
  rules: ReadonlySet<RuleId>,
  begin: () => LessonPlayer,
): string[] {
  const faults: string[] = [];
  const keys = new Set<string>();
  const cited = new Set<RuleId>();
  const say = (key: string, cite: readonly RuleId[]) => {
    keys.add(key);
    for (const rule of cite) {
      cited.add(rule);
      if (!rules.has(rule)) faults.push(`${key} cites ${rule}, which there is not`);
    }
  };
  for (const { say: key, cite, expect, after } of lesson.beats) {
    say(key, cite);
    for (const wrong of expect?.wrong ?? []) say(wrong.say, wrong.cite);
    if (after) say(after.say, []);
    if (after?.note !== undefined) say(after.note, []);
  }
  for (const rule of lesson.teaches) if (!cited.has(rule)) faults.push(`${rule} is taught and never cited`);
  for (const lang of ['en', 'pl', 'sk'] as const) faults.push(...wordFaults(lang, books[lang], lesson.id, keys));
  return [...faults, ...playFaults(lesson, begin())];

  function playFaults({ beats }: Lesson, run: LessonPlayer): string[] {
    const found: string[] = [];
    for (const [nth, { expect }] of beats.entries()) {
      const here = `beat ${nth + 1}`;
      if (!expect) {
        run.next();
        continue;
      }
      const { legal } = run.host.turn(0);
      const opens = (pick: unknown) => expect.open.some((pattern) => fitsPattern(pick, pattern));
      for (const pattern of expect.open)
        if (!legal.some((pick) => fitsPattern(pick, pattern))) found.push(`${here}: "${pattern}" is not legal`);
      for (const { when } of expect.wrong)
        if (when !== undefined && !legal.some((pick) => fitsPattern(pick, when) && !opens(pick)))
          found.push(`${here}: nobody can answer "${when}"`);
      const before = run.host.length;
      for (const pick of legal) if (!opens(pick)) run.answer(pick);
      if (run.host.length !== before) found.push(`${here}: a wrong answer was applied`);
      const shown = run.shown();
      if (run.answer(shown).t !== 'done') found.push(`${here}: ${shown} is shown and not accepted`);
    }
    if (run.beat !== null) found.push(`${game.id}: the lesson does not end`);
    return found;
  }
}

function wordFaults(lang: keyof typeof LONGEST, book: LessonBook, id: string, keys: ReadonlySet<string>): string[] {
  const words = book[id];
  if (!words) return [`${lang}: no words`];
  const faults: string[] = [];
  for (const key of keys) if (!Object.hasOwn(words.says, key)) faults.push(`${lang}: nothing under ${key}`);
  for (const [key, text] of Object.entries(words.says)) {
    if (!keys.has(key)) faults.push(`${lang}: nobody says ${key}`);
    if (text.length > LONGEST[lang]) faults.push(`${lang}: ${key} has ${text.length} characters`);
    if (!SENTENCE.test(text)) faults.push(`${lang}: ${key} is no sentence`);
  }
  return faults;
}
