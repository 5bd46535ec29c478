import type { Refereed } from '@ashtown/testkit';
import { Actions } from './actions.ts';
import { dealOf, effectOf, spoilsOf, take } from './cards.ts';
import { freeMove, freeMoves, keepingMoves } from './free.ts';
import { lookout } from './lookout.ts';
import { goodsLeft, handOf, type Side, scoreOf, Table } from './table.ts';

/** The five phases (FS-33), until somebody has 30. */

const END_SCORE = 30;

/** FS-183, the more important first. */
const meritsOf = (side: Side): number[] => [scoreOf(side), handOf(side).length, goodsLeft(side)];
const isBetter = (a: Side, b: Side): boolean => {
  const [x, y] = [meritsOf(a), meritsOf(b)];
  const i = x.findIndex((n, k) => n !== y[k]);
  return i >= 0 && x[i]! > y[i]!;
};

export class Game extends Table {
  private readonly actions = new Actions(this);

  *game(): Refereed<void> {
    for (this.turn = 1; ; this.turn++) {
      yield* lookout(this);
      for (const side of this.inOrder()) yield* this.production(side);
      yield* this.acting();
      for (const side of this.sides) side.score = scoreOf(side);
      if (this.sides.some(({ score }) => score >= END_SCORE)) break; // FS-182
      this.cleanup();
      this.first = (this.first + 1) % this.sides.length; // FS-32
    }
    this.winners = this.sides.filter((side) => this.rankOf(side) === 1).map(({ seat }) => seat);
  }
  rankOf(side: Side): number {
    return 1 + this.sides.filter((other) => isBetter(other, side)).length;
  }

  /** FS-58, FS-59. */
  private *production(side: Side): Refereed<void> {
    this.gain(side, effectOf(side.faction, 'PRODUCE')!.gain!, []);
    for (const place of side.places) this.actions.produce(side, place);
    for (const { id, tokens } of side.deals) this.gain(side, dealOf(id), tokens);
    const arranged: string[] = [];
    while (side.spoils.length > 0 || keepingMoves(side, arranged).length > 0) {
      const pick = yield* this.ask(side, 'step', [
        ...side.spoils.map((id) => `cash ${id}`),
        ...freeMoves(side, arranged),
        'done',
      ]);
      if (pick === 'done') return;
      const [verb, id] = pick.split(' ');
      if (verb === 'cash') {
        this.discard.push(take(side.spoils, id!)); // FS-57
        this.gain(side, spoilsOf(id!), 'spoils');
      } else yield* freeMove(this, side, pick, arranged);
    }
  }

  /** FS-64 to FS-66. */
  private *acting(): Refereed<void> {
    let { seat } = this.sides[this.first]!;
    for (; this.sides.some(({ passed }) => !passed); seat = (seat + 1) % this.sides.length) {
      const side = this.sides[seat]!;
      if (side.passed) continue;
      yield* this.actionTurn(side);
    }
  }
  private *actionTurn(side: Side): Refereed<void> {
    for (const arranged: string[] = []; ; ) {
      const legal = [...this.actions.legal(side), ...freeMoves(side, arranged)];
      const pick: string = yield { seat: side.seat, question: 'main', legal }; // FS-195
      if (yield* freeMove(this, side, pick, arranged)) continue;
      yield* this.actions.perform(side, pick);
      break;
    }
    this.discardSpent(); // FS-20
    // README: where a store can be rearranged, be it only emptied, or a set can take something.
    const isAlone = this.sides.every((other) => other === side || other.passed);
    if (side.passed || isAlone) return;
    for (const arranged: string[] = []; keepingMoves(side, arranged).length > 0; ) {
      const pick = yield* this.ask(side, 'after', [...freeMoves(side, arranged), 'done']); // FS-72
      if (pick === 'done') return;
      yield* freeMove(this, side, pick, arranged);
    }
  }

  /** FS-185 to FS-187. */
  private cleanup(): void {
    for (const side of this.sides) {
      side.pool.clear();
      for (const place of side.places) {
        place.uses = 0;
        place.visitors.length = 0;
      }
      side.exhausted = [];
      side.visits = 0;
      side.redeveloped = false;
      side.passed = false;
    }
  }
}
