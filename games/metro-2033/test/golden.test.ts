import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Match, makeRng, parseMatch, replay, type Seat, seedOf } from '@ashtown/engine';
import { matchesGolden } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { type Answer, broken, game, type Options, type State } from '../src/index.ts';
import { words } from '../src/text/index.ts';
import { fresh, HARD } from './given.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`./games/${name}`, import.meta.url));
const who = (seat: Seat) => `P${seat}`;

/** Somebody who plays sensibly, so that a game is short: the answer that looks best at once. */
function choose(s: State, seat: Seat): Answer {
  let best: { pick: Answer; value: number } | null = null;
  for (const pick of game.legal(s, seat)) {
    const after = game.clone(s);
    game.apply(after, seat, pick, null);
    const value = game.evaluate(game.view(after, seat), seat).reduce((sum, term) => sum + term.value, 0);
    if (best === null || value > best.value) best = { pick, value };
  }
  return best!.pick;
}

function play(name: string, seats: number, options: Options): Match {
  const seed = seedOf(name);
  const s = game.setup(seats, options, makeRng(seed));
  const answers: Match['answers'] = [];
  while (game.asked(s).length > 0) {
    const seat = game.asked(s)[0]!;
    const pick = choose(s, seat);
    answers.push([seat, pick]);
    game.apply(s, seat, pick, null);
  }
  return {
    format: 1,
    game: game.id,
    version: game.version,
    options: { ...options },
    seats: Array.from({ length: seats }, (_, seat) => ({ name: who(seat), kind: 'human' })),
    seed,
    commitment: '0'.repeat(64),
    answers,
    snapshots: [],
  };
}

/** The match of a file; where it is missing, UPDATE_GOLDEN plays a new one. */
function matchOf(name: string, seats: number, options: Options): string {
  const file = fileOf(`${name}.json`);
  if (!existsSync(file) && process.env.UPDATE_GOLDEN) {
    mkdirSync(fileOf('.'), { recursive: true });
    writeFileSync(file, `${JSON.stringify(play(name, seats, options)).replaceAll('],[', '],\n[')}\n`);
  }
  return readFileSync(file, 'utf8');
}

/** Whole games: the answers of a file must be legal to the end and tell the same story; a change of rules is a difference there. */
test.each<[string, number, Partial<Options>]>([
  ['2-seats', 2, {}],
  ['3-seats-hard', 3, { ...HARD, factionRoster: 'alternate', factionAssignment: 'random' }],
  ['5-seats', 5, {}],
])('%s: the game is played as it was before', (name, seats, options) => {
  const parsed = parseMatch(matchOf(name, seats, fresh(seats, options).options), () => game);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  const lines: string[] = [];
  const played = replay(game, parsed.match, (at, seat, pick, _, events) => {
    lines.push(`${at} ${who(seat)} ${pick}`);
    for (const e of events) lines.push(`    ${words.en.event(e as never, who)}`);
  });
  if (!played.ok) throw new Error(JSON.stringify(played));
  expect(broken(played.state as State)).toEqual([]);
  for (const place of game.result(played.state as State)!) lines.push(`result ${JSON.stringify(place)}`);
  matchesGolden(fileOf(`${name}.txt`), `${lines.join('\n')}\n`);
});
