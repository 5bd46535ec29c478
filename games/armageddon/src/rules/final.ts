import { push } from '@ashtown/engine';
import { suffer } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { GROUPS } from '../content/vocabulary.ts';
import { winners } from '../standing.ts';
import type { Frame } from '../state.ts';
import { scoreCommon } from './completion.ts';
import type { Part } from './part.ts';
import { clockwise } from './queries.ts';
import { countFor, countGroups, groupVp, mapVp } from './scoring.ts';
import { score } from './tracks.ts';

/** Final scoring (rules.md, 16). */
export const final = (
  t: Tables,
): Part<'final' | 'choosePrivateTile' | 'scoreEquipment' | 'lastDamage' | 'lastMarauders' | 'verdict'> => ({
  final(s, _, log) {
    log?.push({ t: 'phase', phase: 'scoring' });
    scoreCommon(t, s, 1, log); // ARM-219, ARM-220
    push<Frame>(
      s,
      { t: 'choosePrivateTile', seats: clockwise(s, s.start) },
      { t: 'scoreEquipment' },
      { t: 'lastDamage' },
      { t: 'lastMarauders' },
      { t: 'verdict' },
    );
  },

  choosePrivateTile: {
    legal: (s, _, seat) => s.players[seat]!.tiles.map((tile) => t.scoring[tile]!.id), // ARM-221
    take(s, _, seat, id, log) {
      const p = s.players[seat]!;
      p.chosen = t.index.scoring.get(id)!;
      log?.push({ t: 'chose', seat, tile: id });
      score(s, seat, t.scoring[p.chosen]!.count.each * countFor(t, p, p.chosen), 'private', log);
    },
  },

  scoreEquipment(s, _, log) {
    const seats = clockwise(s, s.start);
    s.counted = -1;
    for (const seat of seats) {
      const p = s.players[seat]!;
      p.open = p.hand.slice();
      p.match = [0, 0];
      p.memory = null;
      log?.push({ t: 'revealed', seat, cards: p.hand.map((kind) => t.equipment[kind]!.id) });
    }
    for (const [g, group] of GROUPS.entries()) {
      const maps = group === 'map' ? mapVp(t, s) : null;
      for (const seat of seats) {
        const { hand } = s.players[seat]!;
        const vp = maps ? maps[seat]! : groupVp(t, hand, g); // ARM-223
        const n = countGroups(t, hand, [group]);
        if (n > 0) log?.push({ t: 'equipmentScored', seat, group, n, vp });
        score(s, seat, vp, group, log);
      }
    }
  },

  lastDamage(s, _, log) {
    for (const seat of clockwise(s, s.start)) suffer(t, s, seat, false, log); // ARM-224, ARM-225
  },

  lastMarauders(s, _, log) {
    for (const seat of clockwise(s, s.start))
      score(s, seat, s.players[seat]!.marauders * t.finalMarauder, 'marauders', log); // ARM-226
  },

  verdict(s, _, log) {
    s.over = true;
    log?.push({ t: 'won', seats: winners(s) });
  },
});
