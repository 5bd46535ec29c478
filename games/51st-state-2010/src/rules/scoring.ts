import { finish, push, type Seat } from '@ashtown/engine';
import { amountsOf, type Tables } from '../content/tables.ts';
import { END_SCORE, TOKENS } from '../content/vocabulary.ts';
import { merits } from '../standing.ts';
import type { Event, Frame, Player, State } from '../state.ts';
import type { Part } from './part.ts';
import { scoreOf } from './queries.ts';

/** Section 17: scoring and Cleanup. */
export function scoringOf(t: Tables): Part<'scoring' | 'cleanup'> {
  return {
    scoring(s, _, log) {
      let most = 0;
      for (const p of s.players) {
        p.score = scoreOf(p); // FS-180
        most = Math.max(most, p.score);
      }
      log?.push({ t: 'scored', scores: s.players.map((p) => p.score) });
      if (most < END_SCORE) {
        push<Frame>(s, { t: 'cleanup' });
        return;
      }
      const { seats, how } = decide(t, s); // FS-182
      s.winners = seats;
      log?.push({ t: 'won', seats, how });
      finish(s);
    },

    cleanup(s, _, log) {
      log?.push({ t: 'cleanup', pools: s.players.map((p) => amountsOf(p.pool)) });
      for (const p of s.players) refresh(p);
      s.first = (s.first + 1) % s.players.length; // FS-32
      push<Frame>(s, { t: 'turn' });
    },
  };
}

const HOW = ['vp', 'cards', 'goods'] as const;

/** The winners, and what decided. */
function decide(t: Tables, s: State): { seats: Seat[]; how: Extract<Event, { t: 'won' }>['how'] } {
  let left = s.players.map((_, seat) => seat);
  for (const [i, how] of HOW.entries()) {
    const merit = (seat: Seat) => merits(t, s.players[seat]!)[i]!;
    const most = Math.max(...left.map(merit));
    left = left.filter((seat) => merit(seat) === most);
    if (left.length === 1) return { seats: left, how };
  }
  return { seats: left, how: 'shared' };
}

/** FS-185 to FS-187. */
function refresh(p: Player): void {
  for (let g = 0; g < TOKENS; g++) p.pool[g] = 0;
  p.exhausted = 0;
  p.visits = 0;
  p.redeveloped = false;
  p.passed = false;
  p.places = p.places.map((place) => ({ ...place, uses: 0, visitors: 0 }));
}
