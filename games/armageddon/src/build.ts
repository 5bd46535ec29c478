import type { Game } from '@ashtown/engine';
import { evaluateOf } from './bot.ts';
import { type Box, boxOf } from './box.ts';
import { broken } from './check.ts';
import type { Content } from './content.ts';
import { explainOf } from './explain.ts';
import { positionsOf } from './position.ts';
import { refsOf } from './refs.ts';
import { makeRules } from './rules.ts';
import { layOut, tellLayout } from './setup.ts';
import { result, standing } from './standing.ts';
import { type Event, type Options, PHASES, type Pick, SOURCES, type State, type View } from './state.ts';
import { tellingsOf } from './telling.ts';
import { wordsOf } from './text/index.ts';
import { clone, determinize, redact, view } from './view.ts';
import { PLAYERS, ROUND_TRACKS } from './vocabulary.ts';

/** The game with these components; everything but the rules themselves comes from them. */
export function build(content: Content, id: string) {
  const box: Box = boxOf(content);
  const rules = makeRules(box);
  const refs = refsOf(box);
  const { makePosition, parsePosition } = positionsOf(box, rules);
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
    phases: PHASES,
    sources: SOURCES,
    tellings: tellingsOf(box),
    setup(seats, options, rng, log = null) {
      const s = layOut(box, seats, options, rng);
      tellLayout(box, s, log);
      rules.run(s, log);
      return s;
    },
    clone,
    asked: rules.asked,
    question: rules.question,
    legal: rules.legal,
    apply: rules.apply,
    result,
    standing,
    view,
    redact,
    determinize: (v, rng) => determinize(box, v, rng),
    makePosition,
    parsePosition,
    refs,
    explain: explainOf(box, rules, refs),
    evaluate: evaluateOf(box),
  };
  return { game, words: wordsOf(box), box, rules, makePosition, parsePosition, broken: (s: State) => broken(box, s) };
}
