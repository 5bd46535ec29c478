import { findGame } from '@ashtown/catalog';
import { LANGS, type Lang, type Match, makeRng, type Options, pickOne, seedOf } from '@ashtown/engine';
import { create } from '@ashtown/host';
import { GAME } from './game.ts';

/** A question that needs much room: asked of the first seat, at the end of the match. */
export interface Moment {
  question: string;
  /** The one in which it needs most, if that is known. */
  lang?: Lang;
  match: Match;
}

/** Words take long to find, so only those that count are asked for. */
const FEW = 4;
/** Random games may go on and on, and a page takes long to open what comes after so many answers. */
const LONG = 1500;
/** What can need room: many answers, or a long prompt with long words on few of them. */
const NEEDS = {
  answers: ({ answers }: Asking) => answers,
  words: ({ answers, labels, prompt }: Asking) => prompt().length + (answers > FEW ? 0 : labels().join(' ').length),
} as const;

interface Asking {
  answers: number;
  labels(): readonly string[];
  prompt(): string;
}

/** Of every question the neediest moments of many random games, in whatever language. */
export function needyMoments(games: number, id: string = GAME, options: Options = {}): Moment[] {
  const { game, words } = findGame(id)!;
  const [min, max] = game.players;
  const found = new Map<string, Moment & { need: number }>();
  for (let g = 0; g < games; g++) {
    const seats = Array.from({ length: min + (g % (max - min + 1)) }, (_, i) =>
      i === 0
        ? ({ name: 'Anna', kind: 'human' } as const)
        : ({ name: `Bot ${i}`, kind: 'bot', bot: 'greedy' } as const),
    );
    const opened = create({ game, seats, seed: seedOf(`needy ${g}`), undo: 'ask', options });
    if (!opened.ok) throw new Error(opened.problem);
    const { host } = opened;
    const rng = makeRng(seedOf(`needy picks ${g}`));
    while (host.asked.length > 0 && host.length < LONG) {
      const seat = host.asked[0]!;
      const { view, legal, ply } = host.turn(seat);
      if (seat === 0) {
        const question = game.question(view, seat);
        for (const lang of LANGS) {
          const asking = {
            answers: legal.length,
            labels: () => legal.map((pick) => words[lang].label(view, seat, question, pick, String)),
            prompt: () => words[lang].prompt(view, seat, question, String),
          };
          for (const [what, measure] of Object.entries(NEEDS)) {
            const key = `${question} ${what}`;
            const need = measure(asking);
            if (need > (found.get(key)?.need ?? 0)) found.set(key, { question, lang, need, match: host.export() });
          }
        }
      }
      host.answer(seat, ply, pickOne(rng, legal));
    }
  }
  const all = [...found.values()];
  const isFirst = ({ question, match }: Moment, i: number) =>
    all.findIndex(
      (x) => x.question === question && x.match.answers.length === match.answers.length && x.match.seed === match.seed,
    ) === i;
  return all.filter(isFirst);
}
