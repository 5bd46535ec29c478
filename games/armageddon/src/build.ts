import type { Game } from '@ashtown/engine';
import { evaluateOf } from './bot.ts';
import { type Box, boxOf } from './box.ts';
import { broken } from './check.ts';
import type { Content } from './content.ts';
import { explainOf } from './explain.ts';
import { refsOf } from './refs.ts';
import { result } from './result.ts';
import { makeRules } from './rules.ts';
import { layOut } from './setup.ts';
import type { Event, Options, Pick, State, View } from './state.ts';
import { wordsOf } from './text/index.ts';
import { clone, determinize, redact, view } from './view.ts';
import { PLAYERS, ROUND_TRACKS } from './vocabulary.ts';

/** The game with these components; everything but the rules themselves comes from them. */
export function build(content: Content, id: string) {
  const box: Box = boxOf(content);
  const rules = makeRules(box);
  const refs = refsOf(box);
  const game: Game<State, Pick, Event, View, Options> = {
    id,
    version: 2,
    players: PLAYERS,
    options: {
      'repair.workersPerStep': { kind: 'choice', choices: [1, 2], default: 1 },
      pickOrder: { kind: 'choice', choices: ['descendingBids', 'topToBottom'], default: 'descendingBids' },
      roundTrack: { kind: 'choice', choices: ROUND_TRACKS, default: 'rising' },
      openSurvivors: { kind: 'switch', default: false },
    },
    setup(seats, options, rng) {
      const s = layOut(box, seats, options, rng);
      rules.run(s, null);
      return s;
    },
    clone,
    asked: rules.asked,
    question: rules.question,
    legal: rules.legal,
    apply: rules.apply,
    result,
    view,
    redact,
    determinize: (v, rng) => determinize(box, v, rng),
    refs,
    explain: explainOf(box, rules, refs),
    evaluate: evaluateOf(box),
  };
  return { game, words: wordsOf(box), box, rules, broken: (s: State) => broken(box, s) };
}
