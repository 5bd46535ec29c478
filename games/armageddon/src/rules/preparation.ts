import { type Log, push } from '@ashtown/engine';
import { sum } from '../answers/figures.ts';
import { suffer } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { FIGURES, LEADER, MARAUDER } from '../content/vocabulary.ts';
import type { Event, Frame, State } from '../state.ts';
import { turnUp } from './deck.ts';
import type { Part } from './part.ts';
import { clockwise, housesOf } from './queries.ts';
import { drawFigure } from './survivors.ts';
import { moveMarauders, score } from './tracks.ts';

type Out = Log<Event>;
/** Rounds, and what is laid out in each (rules.md, 5 and 6): in the order of the previous round's start player (ARM-49). */
export const preparation = (
  t: Tables,
): Part<'round' | 'twoHousesLeave' | 'arrivals' | 'roundMarker' | 'damageTracks' | 'equipment' | 'buildings'> => ({
  round(s, _, log) {
    log?.push({ t: 'round', no: s.round + 1 });
    push<Frame>(
      s,
      { t: 'twoHousesLeave' }, // ARM-52
      { t: 'arrivals' },
      { t: 'roundMarker' },
      { t: 'damageTracks' },
      { t: 'equipment' },
      { t: 'buildings' },
      { t: 'auction' },
      { t: 'exploration' },
      { t: 'construction' },
      { t: 'city' },
      { t: 'retrieve' }, // ARM-203
      { t: 'marauderDamage' },
      { t: 'housing' },
      { t: 'income' },
      { t: 'roundEnd' },
    );
  },

  twoHousesLeave(s, _, log) {
    for (const [seat, p] of s.players.entries()) {
      if (p.houses < 0) continue;
      log?.push({ t: 'houses', seat, tile: t.tiles[p.houses]!.id, n: -housesOf(t, p.houses) });
      s.gone.tiles[p.houses]!++; // ARM-53
      p.houses = -1;
    }
  },

  arrivals(s, _, log) {
    const n = t.arrivals[s.options.roundTrack][s.round]!; // ARM-54
    for (const seat of clockwise(s, s.start)) {
      const over = n - moveMarauders(t, s, seat, n, null);
      log?.push({ t: 'arrived', seat, n, over, to: s.players[seat]!.marauders });
      score(s, seat, over * t.marauderOverflow, 'marauders', log); // ARM-28
    }
  },

  roundMarker(s) {
    s.round++;
  },

  damageTracks(s, _, log) {
    for (const seat of clockwise(s, s.start)) {
      suffer(t, s, seat, true, log);
      const p = s.players[seat]!;
      if (p.aside > 0 && p.damage <= t.leaderSpace) {
        p.screen[LEADER]! += p.aside; // ARM-61
        p.aside = 0;
        log?.push({ t: 'leaderBack', seat });
      }
    }
  },

  equipment(s, _, log) {
    const slots = s.players.length; // ARM-44, ARM-65
    for (let slot = 0; slot < slots; slot++) s.display[slot] = s.deck.length > 0 ? turnUp(s) : -1; // ARM-69
    for (let slot = 0; slot < slots; slot++) if (s.display[slot]! >= 0) fillSlot(t, s, slot, log);
  },

  buildings(s, _, log) {
    const deck = t.level[s.round - 1] === 1 ? s.level1 : s.level2; // ARM-47
    for (let slot = 0; slot < s.players.length; slot++) {
      const card = deck.pop()!;
      const tile = s.tiles.pop()!;
      s.offer[slot] = card; // ARM-71
      s.offerTiles[slot] = tile;
      log?.push({ t: 'buildingShown', slot, card: t.buildings[card]!.id, tile: t.tiles[tile]!.id });
    }
  },
});

/** ARM-66 to ARM-70. */
function fillSlot(t: Tables, s: State, slot: number, log: Out): void {
  const first = slot * FIGURES.length;
  for (let i = t.slots[slot]!; i > 0 && sum(s.bag) > 0; i--) {
    let figure = drawFigure(s);
    const tooMany = s.round === 1 && figure === MARAUDER && s.figures[first + MARAUDER]! >= t.firstRoundMarauders;
    if (tooMany) {
      s.bag[MARAUDER]!++; // ARM-67
      if (sum(s.bag) === s.bag[MARAUDER]) break;
      figure = drawFigure(s, MARAUDER); // ARM-68
    }
    s.figures[first + figure]!++;
  }
  const figures = s.figures.slice(first, first + FIGURES.length);
  log?.push({ t: 'equipmentShown', slot, card: t.equipment[s.display[slot]!]!.id, figures });
}
