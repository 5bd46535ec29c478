import { parseArgs } from 'node:util';
import { GAMES } from '@ashtown/catalog';
import { seedOf } from '@ashtown/engine';
import { adviceBudget, advise, create, findBot } from '@ashtown/host';
import { blunderOf } from '../../src/table/coach/blunder.ts';

/** `npm run warnings`: how many answers of a bot the coach would warn of, as they do at a table. */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: Object.keys(GAMES).join() },
    matches: { type: 'string', default: '2' },
    bot: { type: 'string', default: 'beginner' },
    seed: { type: 'string', default: 'warnings' },
  },
});
/** Whoever needs more answers has stopped playing. */
const MOST = 1000;

for (const id of values.games.split(',')) {
  const { game } = GAMES[id]!;
  const { choose } = findBot(values.bot)!;
  const counts: Record<string, number> = {};
  let choices = 0;
  for (let nth = 0; nth < Number(values.matches); nth++) {
    const seats = Array.from({ length: Math.max(2, game.players[0]) }, (_, i) => ({
      name: `P${i}`,
      kind: 'human' as const,
    }));
    const opened = create({ game, seats, seed: seedOf(`${values.seed} ${nth}`) });
    if (!opened.ok) throw new Error(opened.problem);
    const { host } = opened;
    while (host.asked.length > 0 && host.length < MOST) {
      const seat = host.asked[0]!;
      const turn = host.turn(seat);
      const { pick } = choose(game, seat, turn);
      if (seat === 0 && turn.legal.length > 1) {
        choices++;
        const asked = host.turn(
          seat,
          adviceBudget('hint', () => performance.now()),
        );
        const blunder = blunderOf(game, { ...turn, seat }, pick, advise('hint', game, seat, asked));
        const kind = blunder?.than.t === 'anyway' ? blunder.than.name : blunder?.than.t;
        if (kind) counts[kind] = (counts[kind] ?? 0) + 1;
      }
      host.answer(seat, turn.ply, pick);
    }
  }
  const warned = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const kinds = Object.entries(counts).map(([kind, n]) => `${kind} ${n}`);
  console.log(`${id}: ${warned} of ${choices} answers${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`);
}
