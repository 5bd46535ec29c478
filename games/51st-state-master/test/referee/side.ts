import { GOODS, type Good, type Goods, type Id, location, type Slot, TOKENS } from './cards.ts';
import { type Purse, SUPPLY } from './payment.ts';

/** A location or Ruins in a State. */
export interface Spot {
  readonly no: number;
  readonly id: Id;
  ruins: boolean;
  uses: number;
  visited: boolean;
  shield: boolean;
  /** Its printed shield has stopped an attack this round (FSM-280). */
  dented: boolean;
  stock: Record<Good, number>;
}

export const nothing = (): Record<Good, number> => Object.fromEntries(GOODS.map((good) => [good, 0]));

/** What one player has before him, or the virtual opponent. */
export class Side {
  faction: Id = '';
  vp = 0;
  /** VP by where they came from. */
  from: Record<string, number> = {};
  supply = nothing();
  stored = nothing();
  /** Cards that only the owner has seen, and those that everybody has. */
  hand: Id[] = [];
  seen: Id[] = [];
  spots: Spot[] = [];
  built = 0;
  deals: Id[] = [];
  tally = nothing();
  converted: string[] = [];
  passed = false;

  intact(): Spot[] {
    return this.spots.filter((spot) => !spot.ruins);
  }

  spot(no: number): Spot {
    return this.spots.find((spot) => spot.no === no)!;
  }

  /** FSM-244. */
  count(type: string): number {
    return this.intact().filter((spot) => location(spot.id).types.includes(type)).length;
  }

  put(id: Id): Spot {
    const spot: Spot = {
      no: this.built++,
      id,
      ruins: false,
      uses: 0,
      visited: false,
      shield: false,
      dented: false,
      stock: {},
    };
    this.spots.push(spot);
    return spot;
  }

  /** Of two copies the one everybody has seen goes first. */
  give(id: Id): Id {
    const from = this.seen.includes(id) ? this.seen : this.hand;
    const i = from.indexOf(id);
    if (i < 0) throw new Error(`no ${id} in hand`);
    from.splice(i, 1);
    return id;
  }

  cards(): Id[] {
    return [...this.hand, ...this.seen];
  }

  /** FSM-98, FSM-123 to FSM-125: what lies on a card leaves it, stock for the supply of its owner. */
  clear(spot: Spot): void {
    for (const [good, n] of Object.entries(spot.stock)) this.supply[good]! += n;
    Object.assign(spot, { uses: 0, visited: false, shield: false, dented: false, stock: {} });
  }

  /** FSM-81: tokens in the supply, and those on stock cards. */
  purses(): Purse[] {
    const stocks = this.spots.map((spot) => ({ at: spot.no, tokens: spot.stock }));
    return [{ at: SUPPLY, tokens: this.supply }, ...stocks.filter(({ tokens }) => Object.keys(tokens).length > 0)];
  }

  /** FSM-210: the slots of all storage cards. */
  slots(): Slot[] {
    return this.intact().flatMap(({ id }) => {
      const { ability } = location(id);
      return ability.kind === 'storage' ? ability.slots : [];
    });
  }

  /** FSM-182. */
  goods(): number {
    const tokens = [this.supply, ...this.spots.map((spot) => spot.stock)].flatMap((pile) =>
      TOKENS.map((good) => pile[good] ?? 0),
    );
    return tokens.reduce((sum, n) => sum + n, 0) + this.cards().length;
  }
}

/** FSM-210, FSM-213: whether all these tokens fit into the slots together, each token tried in each slot. */
export function fits(tokens: readonly Good[], slots: readonly Slot[]): boolean {
  const [first, ...rest] = tokens;
  if (first === undefined) return true;
  return slots.some(
    ({ of, max }, i) =>
      of.includes(first) && max !== 0 && fits(rest, slots.with(i, { of, max: max === null ? null : max - 1 })),
  );
}

/** A multiple of goods. */
export const times = (n: number, goods: Goods): Goods =>
  Object.fromEntries(Object.entries(goods).map(([good, each]) => [good, n * each]));
