import { push, rand, type Seat } from '@ashtown/engine';
import { countFaces } from '../answers/index.ts';
import { ATTACK, BLACK_DICE, BOROUGHS, MANHATTAN, MONSTERS } from '../content/vocabulary.ts';
import type { Frame } from '../state.ts';
import type { Part } from './part.ts';
import { outerWithRoom } from './travel.ts';

/** Section 2: Monsters, the first player, and where everybody begins. */
export const startRules = (): Part<'chooseMonster' | 'firstPlayer' | 'chooseStartBorough'> => ({
  chooseMonster: {
    legal: (s) => MONSTERS.filter((_, i) => s.players.every((p) => p.monster !== i)), // KNY-16
    take(s, _, seat, monster, log) {
      s.players[seat]!.monster = MONSTERS.indexOf(monster);
      log?.push({ t: 'monster', seat, monster });
    },
  },

  firstPlayer(s, _, log) {
    let tied: Seat[] = s.players.map((_, seat) => seat);
    while (tied.length > 1) {
      // KNY-21
      const attacks = tied.map(() => countFaces(Array.from({ length: BLACK_DICE }, () => rand(s.rng, 6)))[ATTACK]!);
      tied.forEach((seat, i) => {
        log?.push({ t: 'firstRoll', seat, attacks: attacks[i]! });
      });
      const most = Math.max(...attacks);
      tied = tied.filter((_, i) => attacks[i] === most);
    }
    const first = tied[0]!;
    log?.push({ t: 'first', seat: first });
    push<Frame>(s, { t: 'turn', seat: first, extra: false, subway: false });
    for (let i = s.players.length - 1; i >= 0; i--)
      push<Frame>(s, { t: 'chooseStartBorough', seats: [(first + i) % s.players.length] });
  },

  chooseStartBorough: {
    legal: (s) => outerWithRoom(s, MANHATTAN), // KNY-22
    take(s, _, seat, to, log) {
      s.players[seat]!.at = BOROUGHS.indexOf(to);
      log?.push({ t: 'placed', seat, to });
    },
  },
});
