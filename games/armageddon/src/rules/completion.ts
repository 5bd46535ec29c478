import { type Log, push, type Seat } from '@ashtown/engine';
import { homelessFrom, upTo } from '../answers/bids.ts';
import { parseFigures, sum } from '../answers/figures.ts';
import type { Tables } from '../content/tables.ts';
import { AREAS, COLOURS, figureOf, MIDGAME, ROUNDS, STATIONS } from '../content/vocabulary.ts';
import { type Event, type Frame, HI, LEAST, LO, MOST, type State } from '../state.ts';
import { isCounted } from './deck.ts';
import { NONE, type Part, pushEach } from './part.ts';
import { clockwise, findPassive, fixedVp, housingOf, ownedInAll, passivesOf } from './queries.ts';
import { countFor } from './scoring.ts';
import { disown } from './survivors.ts';
import { moveDamage, moveMarauders, score } from './tracks.ts';

type Out = Log<Event>;
const N = COLOURS.length;

/** The end of a round, and the midgame scoring (rules.md, 15). */
export const completion = (
  t: Tables,
): Part<
  | 'retrieve'
  | 'marauderDamage'
  | 'housing'
  | 'house'
  | 'returnHomeless'
  | 'homelessColour'
  | 'income'
  | 'roundEnd'
  | 'midgame'
> => ({
  retrieve(s, _, log) {
    for (const p of s.players) {
      for (let place = 0; place < STATIONS.length; place++)
        for (let c = 0; c < N; c++) {
          p.screen[c]! += p.placed[place * N + c]!; // ARM-204
          p.placed[place * N + c] = 0;
        }
      p.used.fill(0);
      p.fought = 0;
    }
    for (const order of s.order) order.length = 0;
    log?.push({ t: 'retrieved' });
  },

  marauderDamage(s, _, log) {
    for (const seat of clockwise(s, s.start)) {
      const { marauders } = s.players[seat]!;
      const over = marauders - moveDamage(t, s, seat, marauders, log, 'marauders'); // ARM-205
      score(s, seat, over * t.damageOverflow, 'damage', log); // ARM-206
    }
  },

  housing(s) {
    pushEach(s, clockwise(s, s.start), (seat) => ({ t: 'house', seat }));
  },

  house(s, { seat }, log) {
    const p = s.players[seat]!;
    const housing = housingOf(t, p);
    const all = ownedInAll(p);
    const n = Math.min(all - housing, sum(p.screen)); // ARM-63, ARM-209
    if (n <= 0) {
      p.bounds[MOST] = Math.max(housing, p.bounds[LEAST]!, p.aside);
      return;
    }
    p.bounds[LEAST] = all; // how many are short is seen by everybody
    p.bounds[MOST] = all;
    log?.push({ t: 'crowded', seat, n });
    push<Frame>(
      s,
      homelessFrom(p.screen, n).length > 0
        ? { t: 'returnHomeless', seats: [seat], n }
        : { t: 'homelessColour', seats: [seat], n, colour: 0, figures: NONE },
    );
  },

  returnHomeless: {
    secret: true, // that all are of one colour
    legal: (s, f, seat) => homelessFrom(s.players[seat]!.screen, f.n), // ARM-210
    take: (s, f, seat, pick, log) => leaveTown(t, s, seat, f.n, parseFigures(pick), log),
  },

  homelessColour: {
    secret: true,
    legal(s, f, seat) {
      const { screen } = s.players[seat]!;
      const left = f.n - sum(f.figures);
      let later = 0;
      for (let c = f.colour + 1; c < N; c++) later += screen[c]!;
      return upTo(Math.min(left, screen[f.colour]!)).slice(Math.max(0, left - later));
    },
    take(s, f, seat, n, log) {
      const figures = f.figures.slice();
      figures[f.colour] = n;
      if (f.colour + 1 === N) leaveTown(t, s, seat, f.n, figures, log);
      else push<Frame>(s, { t: 'homelessColour', seats: [seat], n: f.n, colour: f.colour + 1, figures });
    },
  },

  income(s, _, log) {
    for (const seat of clockwise(s, s.start)) {
      const p = s.players[seat]!;
      score(s, seat, fixedVp(t, p), 'rounds', log); // ARM-213
      if (!findPassive(t, p, 'vpPerUnusedHousing')) continue;
      const all = ownedInAll(p);
      const each = sum(passivesOf(t, p, 'vpPerUnusedHousing').map((unused) => unused.each));
      score(s, seat, each * Math.max(0, housingOf(t, p) - all), 'housing', log); // ARM-214
      p.bounds[LEAST] = all; // the points tell
      p.bounds[MOST] = all;
    }
  },

  roundEnd(s) {
    if (s.round === MIDGAME)
      push<Frame>(s, { t: 'midgame' }, { t: 'round' }); // ARM-46
    else push<Frame>(s, { t: s.round === ROUNDS ? 'final' : 'round' });
  },

  midgame(s, _, log) {
    log?.push({ t: 'phase', phase: 'midgame' });
    scoreCommon(t, s, 0, log);
    s.gone.scoring.push(s.common[0]!); // ARM-215
    s.common[0] = -1;
    for (let area = 0; area < AREAS.length; area++) {
      s.gone.auction.push(s.auction[area]!); // ARM-216
      s.auction[area] = s.auctionStack.pop()!;
    }
    log?.push({ t: 'newAuctionTiles', tiles: s.auction.map((tile) => t.auction[tile]!.id) });
    for (const seat of clockwise(s, s.start)) {
      const moved = -moveMarauders(t, s, seat, -t.last, log); // ARM-217
      score(s, seat, moved * t.midgameReset, 'marauders', log);
    }
  },
});

/** ARM-210 and ARM-212: into the bag, and one loss for all of them. */
function leaveTown(t: Tables, s: State, seat: Seat, n: number, figures: readonly number[], log: Out): void {
  const p = s.players[seat]!;
  for (let c = 0; c < N; c++) {
    p.screen[c]! -= figures[c]!;
    s.bag[figureOf(c)]! += figures[c]!;
    for (let i = figures[c]!; i > 0; i--) disown(p, c);
  }
  log?.push({ t: 'homeless', seat, figures: figures.slice() });
  score(s, seat, n * t.homeless, 'homeless', log);
}

/** ARM-234: everybody scores a common tile, and shows how many things it counts (ARM-218). */
export function scoreCommon(t: Tables, s: State, which: number, log: Out): void {
  const tile = s.common[which]!;
  const { id, count } = t.scoring[tile]!;
  s.counted = count.t === 'scorePerEquipment' ? tile : -1;
  for (const seat of clockwise(s, s.start)) {
    const p = s.players[seat]!;
    const n = countFor(t, p, tile);
    log?.push({ t: 'counted', seat, tile: id, n });
    score(s, seat, n * count.each, 'common', log);
    if (count.t === 'scorePerSurvivor') {
      const colour = COLOURS.indexOf(count.colour);
      p.bounds[LO + colour] = n;
      p.bounds[HI + colour] = n;
    }
    const open = p.open.filter((kind) => isCounted(t, s.counted, kind)).length;
    p.match = s.counted < 0 ? [0, 0] : [n - open, n - open];
  }
}
