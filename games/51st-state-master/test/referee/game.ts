import type { Seat } from '@ashtown/engine';
import { RIVAL } from '../../src/index.ts';
import { type Goods, location } from './cards.ts';
import { at } from './round.ts';
import type { Side, Spot } from './side.ts';
import type { Telling } from './table.ts';
import { Turn } from './turn.ts';

const ATTACKS = 3;
/** FSM-276. */
const PRIORITY = [
  'vp',
  'card',
  'redevelopment',
  'ammo',
  'universal',
  'red',
  'blue',
  'grey',
  'worker',
  'fuel',
  'iron',
  'gun',
  'brick',
  'shield',
];

/** A place in the final order. */
export interface Placing {
  readonly seat: Seat;
  readonly rank: number;
  readonly score: number;
  readonly share: number;
}

/** The whole game: rounds, the virtual opponent (section 10) and the end (section 7). */
export class Match extends Turn {
  *game(): Telling {
    yield* this.setUp();
    for (;;) {
      this.round++;
      yield* this.lookout();
      yield* this.production();
      yield* this.actionPhase();
      if (this.ending) break; // FSM-177
      yield* this.cleanup();
      this.attacks = 0;
      this.succeeded = false;
    }
    this.scoring();
  }

  /** FSM-67, FSM-77, FSM-167. */
  *actionPhase(): Telling {
    while (this.sides.some((side) => !side.passed))
      for (const seat of this.inTurnOrder()) {
        if (this.side(seat).passed) continue;
        yield* this.turn(seat);
        if (this.solo && !this.rival.passed) yield* this.rivalTurn();
      }
  }

  // --- The virtual opponent

  *rivalTurn(): Telling {
    if (this.side(0).passed) return this.rivalPasses(); // FSM-287
    const links = this.links.red.faceUp !== null ? this.links.red : this.links.blue;
    if (links.faceUp !== null) {
      links.spent.push(links.faceUp); // FSM-267
      links.faceUp = null;
      return this.score(RIVAL, 2, 'connections');
    }
    if (this.succeeded || this.attacks === ATTACKS) return this.rivalPasses(); // FSM-284
    this.attacks++;
    const card = this.top();
    if (card === null) return; // FSM-282
    this.pile.push(card);
    const tied = this.attacked(card);
    if (tied.length === 0) return;
    const pick = yield* this.ask(
      0,
      'soloTarget',
      tied.map((spot) => `yield ${at(0, spot)}`),
    );
    const spot = tied.find((other) => pick === `yield ${at(0, other)}`)!;
    if (spot.shield)
      spot.shield = false; // FSM-278
    else if (location(spot.id).shield && !spot.dented)
      spot.dented = true; // FSM-280
    else {
      this.succeeded = true;
      this.score(RIVAL, 2, 'attacks');
      this.gain(0, location(spot.id).deal, 'compensation');
      this.fall(0, spot);
    }
  }

  rivalPasses(): void {
    this.rival.passed = true;
    for (const id of this.pile.splice(0)) this.drop(id); // FSM-286
  }

  /** FSM-269 to FSM-276: the locations hit first, more than one where they are tied. */
  attacked(card: string): Spot[] {
    const { types } = location(card);
    const shared = (spot: Spot) => location(spot.id).types.filter((type) => types.includes(type)).length;
    const rank = (spot: Spot): number => {
      const { category } = location(spot.id);
      if (category === 'action') return spot.uses === 0 ? 3 : 2; // FSM-274
      return category === 'feature' ? 1 : 0;
    };
    const spoils = (good: string) => (spot: Spot) => (location(spot.id).spoils as Goods)[good] ?? 0;
    let left = this.side(0)
      .intact()
      .filter((spot) => shared(spot) > 0);
    for (const of of [shared, (spot: Spot) => location(spot.id).distance, rank, ...PRIORITY.map(spoils)]) {
      const most = Math.max(...left.map(of));
      left = left.filter((spot) => of(spot) === most);
    }
    return left;
  }

  // --- The end

  locations(side: Side): number {
    return this.options.ruinsScore ? side.spots.length : side.intact().length;
  }

  scoring(): void {
    for (const side of [...this.sides, this.rival]) {
      const add = (n: number, from: string) => {
        side.vp += n;
        side.from[from] = (side.from[from] ?? 0) + n;
      };
      add(side.intact().length, 'locations');
      if (this.options.ruinsScore) add(side.spots.length - side.intact().length, 'ruins'); // FSM-179
      if (this.options.dealsScore) add(side.deals.length, 'deals');
    }
    if (this.solo)
      this.winners = this.side(0).vp > this.rival.vp ? [0] : []; // FSM-291
    else this.winners = this.sides.flatMap((_, seat) => (this.ahead(seat) === 0 ? [seat] : []));
  }

  merits(side: Side): number[] {
    return [side.vp, side.goods(), this.locations(side)];
  }

  /** FSM-180 to FSM-183: how many are before this one. */
  ahead(seat: Seat): number {
    const mine = this.merits(this.side(seat));
    return this.sides.filter((side) => {
      const theirs = this.merits(side);
      const i = theirs.findIndex((n, nth) => n !== mine[nth]);
      return i >= 0 && theirs[i]! > mine[i]!;
    }).length;
  }

  /** What decided it: the first merit that leaves one player before all others (FSM-184, FSM-291). */
  wonBy(): string {
    if (this.solo) return this.winners?.length ? 'alone' : 'defeat';
    let left = this.sides;
    for (const [nth, step] of ['points', 'goods', 'locations'].entries()) {
      const most = Math.max(...left.map((side) => this.merits(side)[nth]!));
      left = left.filter((side) => this.merits(side)[nth] === most);
      if (left.length === 1) return step;
    }
    return 'shared';
  }

  /** FSM-292. */
  grade(): number {
    if (!this.winners?.length) return 0;
    return 1 + [30, 35, 40, 45].filter((least) => this.side(0).vp >= least).length;
  }

  result(): Placing[] | null {
    const { winners } = this;
    if (winners === null) return null;
    return this.sides.map((side, seat) => ({
      seat,
      rank: 1 + this.ahead(seat) + (this.solo && winners.length === 0 ? 1 : 0),
      score: side.vp,
      share: winners.includes(seat) ? 1 / winners.length : 0,
    }));
  }
}
