import { push } from '@ashtown/engine';
import { placesFor } from '../answers/index.ts';
import { runTile } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import {
  AREAS,
  type Area,
  COLOURS,
  CONSTRUCTION,
  type Colour,
  ENGINEER,
  SOLDIER,
  WORKER,
} from '../content/vocabulary.ts';
import type { Answers, Frame } from '../state.ts';
import { type Part, pushEach } from './part.ts';
import { at, inBag, pickers, sitesFor } from './queries.ts';
import { swapFigures } from './survivors.ts';

const N = COLOURS.length;

/** Building cards and their tiles (rules.md, 10 and 11). */
export const construction = (
  t: Tables,
): Part<'construction' | 'takeBuilding' | 'placeBuilding' | 'tile' | 'exchangeInPlace'> => ({
  construction(s) {
    pushEach(s, pickers(s, CONSTRUCTION), (seat) => ({ t: 'takeBuilding', seats: [seat] })); // ARM-116
  },

  takeBuilding: {
    legal: (s) => s.offer.filter((card) => card >= 0).map((card) => t.buildings[card]!.id), // ARM-117
    take(s, _, seat, id, log) {
      const card = t.index.building.get(id)!;
      const slot = s.offer.indexOf(card);
      const tile = s.offerTiles[slot]!;
      s.offer[slot] = -1;
      s.offerTiles[slot] = -1;
      log?.push({ t: 'tookBuilding', seat, slot, card: id, tile: t.tiles[tile]!.id });
      push<Frame>(s, { t: 'placeBuilding', seats: [seat], card, tile }, { t: 'tile', seat, tile });
    },
  },

  placeBuilding: {
    legal: (s, f, seat) => placesFor(sitesFor(t, s.players[seat]!, f.card)), // ARM-118
    take(s, f, seat, pick, log) {
      const { id } = t.buildings[f.card]!;
      if (pick === 'forfeit') {
        s.gone.buildings.push(f.card); // ARM-119
        log?.push({ t: 'forfeited', seat, card: id });
        return;
      }
      const site = Number(pick.slice(5)) - 1;
      const p = s.players[seat]!;
      const covered = p.city[site]!;
      if (covered >= 0) p.under.push(site * 100 + covered); // ARM-124
      p.city[site] = f.card;
      const over = covered < 0 ? null : t.buildings[covered]!.id;
      log?.push({ t: 'built', seat, card: id, site: site + 1, over });
    },
  },

  tile(s, { seat, tile }, log) {
    const { id, effect } = t.tiles[tile]!;
    log?.push({ t: 'tile', seat, tile: id });
    if (effect.t === 'temporaryHousing') {
      s.players[seat]!.houses = tile; // ARM-130, ARM-135
      log?.push({ t: 'houses', seat, tile: id, n: effect.amount });
      return;
    }
    s.gone.tiles[tile]!++;
    runTile(t, s, seat, effect, 'tiles', log);
  },

  exchangeInPlace: {
    secret: true, // whether a worker is behind the screen
    legal(s, _, seat) {
      const picks: Answers['exchangeInPlace'][] = [];
      const p = s.players[seat]!;
      for (const to of [SOLDIER, ENGINEER]) {
        if (!inBag(s, to)) continue;
        for (const [area, name] of AREAS.entries()) if (at(p, area, WORKER) > 0) picks.push(`${name} ${COLOURS[to]!}`);
        if (p.screen[WORKER]! > 0) picks.push(`screen ${COLOURS[to]!}`); // ARM-137
      }
      picks.push('decline');
      return picks;
    },
    take(s, _, seat, pick, log) {
      if (pick === 'decline') {
        log?.push({ t: 'declined', seat });
        return;
      }
      const [place, colour] = pick.split(' ') as [Area | 'screen', Colour];
      const to = COLOURS.indexOf(colour);
      const p = s.players[seat]!;
      const here = place === 'screen' ? p.screen : p.placed;
      const from = place === 'screen' ? 0 : AREAS.indexOf(place) * N;
      here[from + WORKER]!--; // ARM-136
      here[from + to]!++;
      swapFigures(t, s, p, to);
      log?.push({ t: 'exchanged', seat, at: place, to: colour });
    },
  },
});
