import { indexIn, type Log, type Machine, machine, push, type Seat } from '@ashtown/engine';
import { bidsFrom, homelessFrom, MOST_BIDS, subsets, upTo } from './bids.ts';
import { type Box, parseFigures, sum } from './box.ts';
import { cityAnswers, parseAct, pay } from './city.ts';
import { isCounted, takeOpenly, turnUp } from './deck.ts';
import {
  disown,
  drawFigure,
  keepCard,
  lose,
  moveDamage,
  moveMarauders,
  own,
  run,
  score,
  swapFigures,
  takeSearched,
} from './effects.ts';
import {
  at,
  clockwise,
  damageEffects,
  findPassive,
  fixedVp,
  housingOf,
  inBag,
  leadingSeat,
  openAreas,
  openly,
  ownedInAll,
  passivesOf,
  pickers,
  ranking,
  sitesFor,
} from './queries.ts';
import { countFor, countGroups, groupVp, mapVp } from './scoring.ts';
import { winners } from './standing.ts';
import {
  type Event,
  type Frame,
  HI,
  LEAST,
  LO,
  MOST,
  type Pick,
  type Picks,
  type Player,
  type State,
} from './state.ts';
import {
  AREAS,
  type Area,
  CITY,
  COLOURS,
  CONSTRUCTION,
  type Colour,
  colourOf,
  ENGINEER,
  EXPLORATION,
  FIGURES,
  figureOf,
  GROUPS,
  LEADER,
  MARAUDER,
  MIDGAME,
  PLACES,
  POOL,
  ROUNDS,
  SITES,
  SOLDIER,
  WORKER,
} from './vocabulary.ts';

type Out = Log<Event>;
const N = COLOURS.length;

/** Six rounds in the order of the rulebook. Numbers refer to the statements in rules.md. */
export const makeRules = (box: Box): Machine<State, Pick, Event> =>
  machine<State, Frame, Picks, Event>({
    // --- 5. Rounds -----------------------------------------------------------------------------------------------------

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

    // --- 6. Preparation: in the order of the previous round's start player (ARM-49) -------------------------------------

    twoHousesLeave(s) {
      for (const p of s.players) {
        if (p.houses < 0) continue;
        s.gone.tiles[p.houses]!++; // ARM-53
        p.houses = -1;
      }
    },

    arrivals(s, _, log) {
      const n = box.arrivals[s.options.roundTrack][s.round]!; // ARM-54
      for (const seat of clockwise(s, s.start)) {
        const over = n - moveMarauders(box, s, seat, n, null);
        log?.push({ t: 'arrived', seat, n, over, to: s.players[seat]!.marauders });
        score(s, seat, over * box.marauderOverflow, 'marauders', log); // ARM-28
      }
    },

    roundMarker(s) {
      s.round++;
    },

    damageTracks(s, _, log) {
      for (const seat of clockwise(s, s.start)) {
        suffer(box, s, seat, true, log);
        const p = s.players[seat]!;
        if (p.aside > 0 && p.damage <= box.leaderSpace) {
          p.screen[LEADER]! += p.aside; // ARM-61
          p.aside = 0;
          log?.push({ t: 'leaderBack', seat });
        }
      }
    },

    equipment(s, _, log) {
      const slots = s.players.length; // ARM-44, ARM-65
      for (let slot = 0; slot < slots; slot++) s.display[slot] = s.deck.length > 0 ? turnUp(s) : -1; // ARM-69
      for (let slot = 0; slot < slots; slot++) if (s.display[slot]! >= 0) fillSlot(box, s, slot, log);
    },

    buildings(s, _, log) {
      const deck = box.level[s.round - 1] === 1 ? s.level1 : s.level2; // ARM-47
      for (let slot = 0; slot < s.players.length; slot++) {
        const card = deck.pop()!;
        const tile = s.tiles.pop()!;
        s.offer[slot] = card; // ARM-71
        s.offerTiles[slot] = tile;
        log?.push({ t: 'buildingShown', slot, card: box.buildings[card]!.id, tile: box.tiles[tile]!.id });
      }
    },

    // --- 7. Bidding ------------------------------------------------------------------------------------------------------

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
        for (const p of s.players) noteBids(box, p);
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

    // --- 8. Bonuses and penalties ------------------------------------------------------------------------------------------

    bonus(s, { area }, log) {
      const seat = ranking(s, area)[0]!; // ARM-86
      const tile = box.auction[s.auction[area]!]!;
      log?.push({ t: 'bonus', seat, area: AREAS[area]!, tile: tile.id });
      run(box, s, seat, tile.bonus, 'auction', -1, log);
    },

    penalty(s, { area }, log) {
      const seat = ranking(s, area).at(-1)!; // ARM-87
      const tile = box.auction[s.auction[area]!]!;
      log?.push({ t: 'penalty', seat, area: AREAS[area]!, tile: tile.id });
      run(box, s, seat, tile.penalty, 'auction', -1, log);
    },

    loseEquipment(s, { seat }, log) {
      const { hand } = s.players[seat]!;
      if (hand.length === 1) lose(box, s, seat, hand[0]!, log);
      else if (hand.length > 1) push<Frame>(s, { t: 'discardEquipment', seats: [seat] }); // ARM-101
    },

    discardEquipment: {
      secret: true, // that all cards are of one kind
      legal: (s, _, seat) => kindsIn(box, s.players[seat]!.hand),
      take: (s, _, seat, card, log) => lose(box, s, seat, box.index.equipment.get(card)!, log),
    },

    // --- 9. Exploration ----------------------------------------------------------------------------------------------------

    exploration(s, _, log) {
      log?.push({ t: 'phase', phase: 'resolution' });
      pushEach(s, pickers(s, EXPLORATION), (seat) => ({ t: 'explore', seat })); // ARM-104, ARM-105
    },

    explore(s, { seat }) {
      if (s.display.some((kind) => kind >= 0)) push<Frame>(s, { t: 'takeEquipment', seats: [seat] }); // ARM-114
    },

    takeEquipment: {
      legal: (s) => SLOTS[filled(s.display)]!, // ARM-107
      take(s, _, seat, pick, log) {
        const slot = Number(pick.slice(5)) - 1;
        const p = s.players[seat]!;
        const kind = s.display[slot]!;
        const here = s.figures.slice(slot * FIGURES.length, (slot + 1) * FIGURES.length);
        log?.push({ t: 'tookEquipment', seat, slot, card: box.equipment[kind]!.id, figures: here });
        takeOpenly(p, kind); // ARM-108
        s.display[slot] = -1;
        for (let figure = 0; figure < FIGURES.length; figure++) {
          s.figures[slot * FIGURES.length + figure] = 0;
          if (figure === MARAUDER) continue;
          const colour = colourOf(figure);
          p.screen[colour]! += here[figure]!;
          for (let i = here[figure]!; i > 0; i--) own(box, p, colour);
        }
        const marauders = here[MARAUDER]!;
        const over = marauders - moveMarauders(box, s, seat, marauders, log); // ARM-109
        score(s, seat, over * box.marauderOverflow, 'marauders', log);
        s.bag[MARAUDER]! += marauders; // ARM-110
      },
    },

    // --- 10. Construction --------------------------------------------------------------------------------------------------

    construction(s) {
      pushEach(s, pickers(s, CONSTRUCTION), (seat) => ({ t: 'takeBuilding', seats: [seat] })); // ARM-116
    },

    takeBuilding: {
      legal: (s) => s.offer.filter((card) => card >= 0).map((card) => box.buildings[card]!.id), // ARM-117
      take(s, _, seat, id, log) {
        const card = box.index.building.get(id)!;
        const slot = s.offer.indexOf(card);
        const tile = s.offerTiles[slot]!;
        s.offer[slot] = -1;
        s.offerTiles[slot] = -1;
        log?.push({ t: 'tookBuilding', seat, slot, card: id, tile: box.tiles[tile]!.id });
        push<Frame>(s, { t: 'placeBuilding', seats: [seat], card, tile }, { t: 'tile', seat, tile });
      },
    },

    placeBuilding: {
      legal: (s, f, seat) => placesFor(sitesFor(box, s.players[seat]!, f.card)), // ARM-118
      take(s, f, seat, pick, log) {
        const { id } = box.buildings[f.card]!;
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
        const over = covered < 0 ? null : box.buildings[covered]!.id;
        log?.push({ t: 'built', seat, card: id, site: site + 1, over });
      },
    },

    // --- 11. Building tiles ------------------------------------------------------------------------------------------------

    tile(s, { seat, tile }, log) {
      const { id, effect } = box.tiles[tile]!;
      log?.push({ t: 'tile', seat, tile: id });
      if (effect.t === 'temporaryHousing')
        s.players[seat]!.houses = tile; // ARM-130, ARM-135
      else s.gone.tiles[tile]!++;
      run(box, s, seat, effect, 'tiles', -1, log);
    },

    exchangeInPlace: {
      secret: true, // whether a worker is behind the screen
      legal(s, _, seat) {
        const picks: Picks['exchangeInPlace'][] = [];
        const p = s.players[seat]!;
        for (const to of [SOLDIER, ENGINEER]) {
          if (!inBag(s, to)) continue;
          for (const [area, name] of AREAS.entries())
            if (at(p, area, WORKER) > 0) picks.push(`${name} ${COLOURS[to]!}`);
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
        swapFigures(box, s, p, to);
        log?.push({ t: 'exchanged', seat, at: place, to: colour });
      },
    },

    // --- 12, 13. City ------------------------------------------------------------------------------------------------------

    city(s) {
      for (const p of s.players) movePlace(p, CITY, POOL); // ARM-144
      pushEach(s, clockwise(s, s.start), (seat) => ({ t: 'cityTurn', seat })); // ARM-145
    },

    cityTurn(s, { seat }, log) {
      const figures = s.players[seat]!.placed.slice(POOL * N, POOL * N + N);
      if (sum(figures) === 0) return; // ARM-148
      log?.push({ t: 'cityTurn', seat, figures });
      push<Frame>(s, { t: 'cityAction', seats: [seat] });
    },

    cityAction: {
      legal: (s, _, seat) => cityAnswers(box, s, seat),
      take(s, f, seat, pick, log) {
        if (pick === 'end') {
          log?.push({ t: 'ended', seat });
          return;
        }
        push<Frame>(s, f);
        const act = parseAct(box, pick);
        const p = s.players[seat]!;
        pay(p, act.payment, act.t === 'act');
        const figures = act.payment.slice();
        if (act.t === 'extend') {
          p.city[SITES - 1] = box.extension; // ARM-152
          log?.push({ t: 'extended', seat, figures });
        } else if (act.t === 'repair') {
          log?.push({ t: 'repaired', seat, figures });
          moveDamage(box, s, seat, -1, log); // ARM-157
        } else {
          const { site, line } = act;
          const building = box.buildings[p.city[site]!]!;
          p.used[site * 2 + line]!++; // ARM-165
          log?.push({ t: 'acted', seat, card: building.id, site: site + 1, line: line + 1, figures });
          run(box, s, seat, building.lines[line]!.effect, 'actions', act.arg, log);
        }
      },
    },

    keepDrawn: {
      secret: true,
      legal: (s, _, seat) => kindsIn(box, s.players[seat]!.look), // ARM-175
      take: (s, _, seat, card, log) => keepCard(box, s, seat, box.index.equipment.get(card)!, log),
    },

    searchDeck: {
      secret: true,
      legal: (s, _, seat) => searchable(box, s.players[seat]!.memory!.sure), // ARM-177
      take: (s, _, seat, card, log) => takeSearched(box, s, seat, box.index.equipment.get(card)!, log),
    },

    // --- 15. Completion ------------------------------------------------------------------------------------------------------

    retrieve(s, _, log) {
      for (const p of s.players) {
        for (let place = 0; place < PLACES.length; place++)
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
        const over = marauders - moveDamage(box, s, seat, marauders, log); // ARM-205
        score(s, seat, over * box.damageOverflow, 'damage', log); // ARM-206
      }
    },

    housing(s) {
      pushEach(s, clockwise(s, s.start), (seat) => ({ t: 'house', seat }));
    },

    house(s, { seat }) {
      const p = s.players[seat]!;
      const housing = housingOf(box, p);
      const all = ownedInAll(p);
      const n = Math.min(all - housing, sum(p.screen)); // ARM-63, ARM-209
      if (n <= 0) {
        p.bounds[MOST] = Math.max(housing, p.bounds[LEAST]!, p.aside);
        return;
      }
      p.bounds[LEAST] = all; // how many are short is seen by everybody
      p.bounds[MOST] = all;
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
      take: (s, f, seat, pick, log) => leaveTown(box, s, seat, f.n, parseFigures(pick), log),
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
        if (f.colour + 1 === N) leaveTown(box, s, seat, f.n, figures, log);
        else push<Frame>(s, { t: 'homelessColour', seats: [seat], n: f.n, colour: f.colour + 1, figures });
      },
    },

    income(s, _, log) {
      for (const seat of clockwise(s, s.start)) {
        const p = s.players[seat]!;
        score(s, seat, fixedVp(box, p), 'rounds', log); // ARM-213
        if (!findPassive(box, p, 'vpPerUnusedHousing')) continue;
        const all = ownedInAll(p);
        const each = sum(passivesOf(box, p, 'vpPerUnusedHousing').map((unused) => unused.each));
        score(s, seat, each * Math.max(0, housingOf(box, p) - all), 'housing', log); // ARM-214
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
      scoreCommon(box, s, 0, log);
      s.gone.scoring.push(s.common[0]!); // ARM-215
      s.common[0] = -1;
      for (let area = 0; area < AREAS.length; area++) {
        s.gone.auction.push(s.auction[area]!); // ARM-216
        s.auction[area] = s.auctionStack.pop()!;
      }
      log?.push({ t: 'newAuctionTiles', tiles: s.auction.map((tile) => box.auction[tile]!.id) });
      for (const seat of clockwise(s, s.start)) {
        const moved = -moveMarauders(box, s, seat, -box.last, log); // ARM-217
        score(s, seat, moved * box.midgameReset, 'marauders', log);
      }
    },

    // --- 16. Final scoring -----------------------------------------------------------------------------------------------------

    final(s, _, log) {
      log?.push({ t: 'phase', phase: 'scoring' });
      scoreCommon(box, s, 1, log); // ARM-219, ARM-220
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
      legal: (s, _, seat) => s.players[seat]!.tiles.map((tile) => box.scoring[tile]!.id), // ARM-221
      take(s, _, seat, id, log) {
        const p = s.players[seat]!;
        p.chosen = box.index.scoring.get(id)!;
        log?.push({ t: 'chose', seat, tile: id });
        score(s, seat, box.scoring[p.chosen]!.count.each * countFor(box, p, p.chosen), 'private', log);
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
        log?.push({ t: 'revealed', seat, cards: p.hand.map((kind) => box.equipment[kind]!.id) });
      }
      for (const [g, group] of GROUPS.entries()) {
        const maps = group === 'map' ? mapVp(box, s) : null;
        for (const seat of seats) {
          const { hand } = s.players[seat]!;
          const vp = maps ? maps[seat]! : groupVp(box, hand, g); // ARM-223
          const n = countGroups(box, hand, [group]);
          if (n > 0) log?.push({ t: 'equipmentScored', seat, group, n, vp });
          score(s, seat, vp, group, log);
        }
      }
    },

    lastDamage(s, _, log) {
      for (const seat of clockwise(s, s.start)) suffer(box, s, seat, false, log); // ARM-224, ARM-225
    },

    lastMarauders(s, _, log) {
      for (const seat of clockwise(s, s.start))
        score(s, seat, s.players[seat]!.marauders * box.finalMarauder, 'marauders', log); // ARM-226
    },

    verdict(s, _, log) {
      s.over = true;
      log?.push({ t: 'won', seats: winners(s) });
    },
  });

/** Puts one frame per seat on the stack, the first seat's on top. */
function pushEach(s: State, seats: readonly Seat[], frame: (seat: Seat) => Frame): void {
  for (let i = seats.length - 1; i >= 0; i--) push<Frame>(s, frame(seats[i]!));
}

const NONE: readonly number[] = [0, 0, 0, 0];

/** The damage track takes effect (ARM-55 to ARM-60), in the end without the leader. */
function suffer(box: Box, s: State, seat: Seat, leader: boolean, log: Out): void {
  for (const e of damageEffects(box, s.players[seat]!.damage))
    if (leader || e.t !== 'leaderAside') run(box, s, seat, e, 'damage', -1, log);
}

/** ARM-66 to ARM-70. */
function fillSlot(box: Box, s: State, slot: number, log: Out): void {
  const first = slot * FIGURES.length;
  for (let i = box.slots[slot]!; i > 0 && sum(s.bag) > 0; i--) {
    let figure = drawFigure(s);
    const tooMany = s.round === 1 && figure === MARAUDER && s.figures[first + MARAUDER]! >= box.firstRoundMarauders;
    if (tooMany) {
      s.bag[MARAUDER]!++; // ARM-67
      if (sum(s.bag) === s.bag[MARAUDER]) break;
      figure = drawFigure(s, MARAUDER); // ARM-68
    }
    s.figures[first + figure]!++;
  }
  const figures = s.figures.slice(first, first + FIGURES.length);
  log?.push({ t: 'equipmentShown', slot, card: box.equipment[s.display[slot]!]!.id, figures });
}

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
function noteBids(box: Box, p: Player): void {
  const b = p.bounds;
  b[LEAST] = 0;
  for (let c = 0; c < N; c++) {
    b[LO + c] = openly(p, c);
    b[HI + c] = box.total[figureOf(c)]!;
    b[LEAST] += b[LO + c]!;
  }
}

function movePlace(p: Player, from: number, to: number): void {
  for (let c = 0; c < N; c++) {
    p.placed[to * N + c]! += p.placed[from * N + c]!;
    p.placed[from * N + c] = 0;
  }
}

/** ARM-210 and ARM-212: into the bag, and one loss for all of them. */
function leaveTown(box: Box, s: State, seat: Seat, n: number, figures: readonly number[], log: Out): void {
  const p = s.players[seat]!;
  for (let c = 0; c < N; c++) {
    p.screen[c]! -= figures[c]!;
    s.bag[figureOf(c)]! += figures[c]!;
    for (let i = figures[c]!; i > 0; i--) disown(p, c);
  }
  log?.push({ t: 'homeless', seat, figures: figures.slice() });
  score(s, seat, n * box.homeless, 'homeless', log);
}

/** ARM-234: everybody scores a common tile, and shows how many things it counts (ARM-218). */
function scoreCommon(box: Box, s: State, which: number, log: Out): void {
  const tile = s.common[which]!;
  const { id, count } = box.scoring[tile]!;
  s.counted = count.t === 'scorePerEquipment' ? tile : -1;
  for (const seat of clockwise(s, s.start)) {
    const p = s.players[seat]!;
    const n = countFor(box, p, tile);
    log?.push({ t: 'counted', seat, tile: id, n });
    score(s, seat, n * count.each, 'common', log);
    if (count.t === 'scorePerSurvivor') {
      const colour = COLOURS.indexOf(count.colour);
      p.bounds[LO + colour] = n;
      p.bounds[HI + colour] = n;
    }
    const open = p.open.filter((kind) => isCounted(box, s.counted, kind)).length;
    p.match = s.counted < 0 ? [0, 0] : [n - open, n - open];
  }
}

/** The kinds in a list of cards, each once. */
function kindsIn(box: Box, cards: readonly number[]): string[] {
  const picks: string[] = [];
  const seen: number[] = [];
  for (const kind of cards)
    if (!seen.includes(kind)) {
      seen.push(kind);
      picks.push(box.equipment[kind]!.id);
    }
  return picks;
}

const searchable = (box: Box, sure: readonly number[]): string[] =>
  box.equipment.flatMap((e, kind) => (sure[kind]! > 0 ? [e.id] : []));

const filled = (display: readonly number[]): number => {
  let mask = 0;
  for (let slot = 0; slot < display.length; slot++) if (display[slot]! >= 0) mask |= 1 << slot;
  return mask;
};
const SLOTS: readonly (readonly Picks['takeEquipment'][])[] = Array.from({ length: 16 }, (_, mask) =>
  [0, 1, 2, 3].flatMap((slot) => (mask & (1 << slot) ? [`slot ${slot + 1}` as const] : [])),
);

const PLACES_FOR = new Map<number, readonly Picks['placeBuilding'][]>();
function placesFor(sites: readonly number[]): readonly Picks['placeBuilding'][] {
  let mask = 0;
  for (const site of sites) mask |= 1 << site;
  let picks = PLACES_FOR.get(mask);
  if (!picks) {
    picks = [...sites.map((site) => `site ${site + 1}` as const), 'forfeit'];
    PLACES_FOR.set(mask, picks);
  }
  return picks;
}
