import { indexIn, type Log, push, type Seat } from '@ashtown/engine';
import { bidsFrom, MOST_BIDS, subsets, upTo } from '../answers/bids.ts';
import { parseFigures } from '../answers/figures.ts';
import { kindsIn } from '../answers/index.ts';
import { runTile } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { AREAS, CITY, COLOURS, CONSTRUCTION, EXPLORATION, figureOf } from '../content/vocabulary.ts';
import { type Event, type Frame, HI, LEAST, LO, type Player, type State } from '../state.ts';
import { lose } from './deck.ts';
import { NONE, type Part } from './part.ts';
import { leadingSeat, openAreas, openly, ranking } from './queries.ts';

type Out = Log<Event>;
const N = COLOURS.length;

/** Bidding, and what it brings at once (rules.md, 7 and 8). */
export const auction = (
  t: Tables,
): Part<
  'auction' | 'bidding' | 'placeBid' | 'bidColour' | 'bonus' | 'penalty' | 'loseEquipment' | 'discardEquipment'
> => ({
  auction(s, _, log) {
    s.start = leadingSeat(s); // ARM-72, ARM-73
    log?.push({ t: 'starts', seat: s.start });
    push<Frame>(
      s,
      { t: 'bidding' },
      { t: 'bonus', area: EXPLORATION }, // ARM-85, ARM-90
      { t: 'penalty', area: EXPLORATION },
      { t: 'bonus', area: CONSTRUCTION },
      { t: 'penalty', area: CONSTRUCTION },
      { t: 'bonus', area: CITY },
      { t: 'penalty', area: CITY },
    );
  },

  bidding(s) {
    const made = s.order[0]!.length + s.order[1]!.length + s.order[2]!.length;
    if (made === AREAS.length * s.players.length) {
      for (const p of s.players) noteBids(t, p);
      return;
    }
    const seat = (s.start + made) % s.players.length; // ARM-75
    push<Frame>(s, { t: 'bidding' });
    const areas = openAreas(s, seat);
    const last = areas & (areas - 1) ? -1 : 31 - Math.clz32(areas);
    push<Frame>(
      s,
      last >= 0 && subsets(s.players[seat]!.screen) > MOST_BIDS
        ? { t: 'bidColour', seats: [seat], area: last, colour: 0, bid: NONE }
        : { t: 'placeBid', seats: [seat] },
    );
  },

  placeBid: {
    secret: true, // an empty screen is nobody's business
    legal: (s, _, seat) => bidsFrom(s.players[seat]!.screen, openAreas(s, seat)),
    take(s, _, seat, pick, log) {
      const cut = pick.indexOf(' ');
      const area = indexIn(AREAS, pick.slice(0, cut));
      const rest = pick.slice(cut + 1);
      if (rest === 'by colour') push<Frame>(s, { t: 'bidColour', seats: [seat], area, colour: 0, bid: NONE });
      else bid(s, seat, area, parseFigures(rest), log);
    },
  },

  bidColour: {
    secret: true, // which colours are behind the screen
    legal: (s, f, seat) => upTo(s.players[seat]!.screen[f.colour]!),
    take(s, f, seat, n, log) {
      const all = f.bid.slice();
      all[f.colour] = n;
      const { area, colour } = f;
      if (colour + 1 === N) bid(s, seat, area, all, log);
      else push<Frame>(s, { t: 'bidColour', seats: [seat], area, colour: colour + 1, bid: all });
    },
  },

  bonus(s, { area }, log) {
    const seat = ranking(s, area)[0]!; // ARM-86
    const tile = t.auction[s.auction[area]!]!;
    log?.push({ t: 'bonus', seat, area: AREAS[area]!, tile: tile.id });
    runTile(t, s, seat, tile.bonus, 'auction', log);
  },

  penalty(s, { area }, log) {
    const seat = ranking(s, area).at(-1)!; // ARM-87
    const tile = t.auction[s.auction[area]!]!;
    log?.push({ t: 'penalty', seat, area: AREAS[area]!, tile: tile.id });
    runTile(t, s, seat, tile.penalty, 'auction', log);
  },

  loseEquipment(s, { seat }, log) {
    const { hand } = s.players[seat]!;
    if (hand.length === 1) lose(t, s, seat, hand[0]!, log);
    else if (hand.length > 1) push<Frame>(s, { t: 'discardEquipment', seats: [seat] }); // ARM-101
  },

  discardEquipment: {
    secret: true, // that all cards are of one kind
    legal: (s, _, seat) => kindsIn(t, s.players[seat]!.hand),
    take: (s, _, seat, card, log) => lose(t, s, seat, t.index.equipment.get(card)!, log),
  },
});

function bid(s: State, seat: Seat, area: number, figures: readonly number[], log: Out): void {
  const p = s.players[seat]!;
  for (let c = 0; c < N; c++) {
    p.screen[c]! -= figures[c]!;
    p.placed[area * N + c] = figures[c]!;
  }
  s.order[area]!.push(seat); // ARM-77
  log?.push({ t: 'bid', seat, area: AREAS[area]!, figures: figures.slice() });
}

/** All bids are made: what lies open is sure again, and no more than that (README, "Hidden stock"). */
function noteBids(t: Tables, p: Player): void {
  const b = p.bounds;
  b[LEAST] = 0;
  for (let c = 0; c < N; c++) {
    b[LO + c] = openly(p, c);
    b[HI + c] = t.total[figureOf(c)]!;
    b[LEAST] += b[LO + c]!;
  }
}
