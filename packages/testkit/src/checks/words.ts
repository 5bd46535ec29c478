import { LANGS, type Lang, type Words } from '@ashtown/engine';
import { short } from '../data.ts';
import { demand } from '../fault.ts';
import { type Check, type Moment, seatName } from '../moment.ts';

const STRAY = /undefined|NaN|\[object|\bnull\b/;

const who = (seat: number): string => `P${seat}`;

/** Prompts, labels, log lines and reasons in every language. */
export const spoken: Check = {
  state(m) {
    for (const [lang, words] of languages(m)) {
      if (m.answers.length === 0) checkNames(m, lang, words);
      for (const seat of m.game.asked(m.state)) checkQuestion(m, lang, words, seat);
    }
  },
  begun: checkEvents,
  answered: (m, _, __, events) => checkEvents(m, events),
};

function checkEvents(m: Moment, events: readonly unknown[]): void {
  for (const [lang, words] of languages(m))
    for (const viewer of m.viewers)
      for (const event of events) {
        const shown = m.game.redact(event, viewer);
        if (shown === null) continue;
        const line = words.event(shown, who);
        if (line !== null) checkText(line, () => `${lang}, ${seatName(viewer)}, event ${short(shown)}`);
      }
}

/** All languages at a thorough state, else one after the other. */
function languages({ fixture: { words }, thorough, answers }: Moment): [Lang, Words<unknown, unknown, unknown>][] {
  if (!words) return [];
  const some = thorough ? LANGS : [LANGS[answers.length % LANGS.length]!];
  return some.map((lang) => [lang, words[lang]]);
}

function checkNames({ game, state }: Moment, lang: Lang, words: Words<unknown, unknown, unknown>): void {
  checkText(words.name, () => `${lang}, name`);
  checkText(words.pitch, () => `${lang}, pitch`);
  for (const [id, spec] of Object.entries(game.options)) {
    const { name, help, choices } = words.option(id);
    checkText(name, () => `${lang}, option ${id}`);
    checkText(help, () => `${lang}, help on option ${id}`);
    for (const value of spec.kind === 'choice' ? spec.choices : [])
      if (typeof value === 'string') checkText(choices?.[value] ?? '', () => `${lang}, option ${id}=${value}`);
  }
  for (const id of game.phases) checkText(words.phase(id), () => `${lang}, phase ${id}`);
  for (const id of game.sources) checkText(words.source(id), () => `${lang}, source ${id}`);
  for (const { id } of game.evaluate(game.view(state, 0), 0)) checkText(words.term(id), () => `${lang}, term ${id}`);
}

function checkQuestion(m: Moment, lang: Lang, words: Words<unknown, unknown, unknown>, seat: number): void {
  const { game, state } = m;
  const view = game.view(state, seat);
  const question = game.question(state, seat);
  checkText(words.prompt(view, seat, question, who), () => `${lang}, prompt of ${question}`);
  const labels = new Map<string, unknown>();
  for (const pick of game.legal(state, seat)) {
    const label = words.label(view, seat, question, pick, who);
    checkText(label, () => `${lang}, label of ${short(pick)}`);
    demand(
      'words',
      !labels.has(label),
      () => `${lang}, ${question}: "${label}" is ${short(labels.get(label))} and ${short(pick)}`,
    );
    labels.set(label, pick);
  }
  if (!m.thorough) return;
  // Whoever waits is told what is decided, from their own view.
  for (const viewer of m.viewers) {
    const seen = game.view(state, viewer);
    const asks = words.asks?.(seen, seat, game.question(seen, seat), who);
    if (asks !== undefined) checkText(asks, () => `${lang}, what others are told of ${question}`);
  }
  for (const ref of m.memory.refs.values()) {
    checkText(words.ref(ref, who), () => `${lang}, ref ${short(ref)}`);
    const why = game.explain(view, seat, ref);
    if (why) checkText(words.why(why, who), () => `${lang}, reason ${short(why)}`);
  }
}

function checkText(text: unknown, what: () => string): void {
  const ok = typeof text === 'string' && text.trim() !== '' && !STRAY.test(text);
  demand('words', ok, () => `${what()} reads ${short(text)}`);
}
