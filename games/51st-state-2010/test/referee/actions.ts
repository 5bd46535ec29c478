import type { Refereed } from '@ashtown/testkit';
import {
  type Amount,
  actOf,
  distanceOf,
  effectOf,
  has,
  type Id,
  isLeader,
  isLocation,
  isOpen,
  KINDS,
  once,
  put,
  type Sort,
  sum,
  typesOf,
} from './cards.ts';
import { canPay, pay, reach, reachesOf } from './paying.ts';
import {
  excessOf,
  handOf,
  heapsOf,
  isFull,
  LEADER_TOKENS,
  type Place,
  payWorkers,
  type Side,
  type Table,
  tuckedOf,
  workersOf,
} from './table.ts';

/** Main actions (sections 10 to 15). */

const BUILDING: readonly Amount[] = [{ kind: 'resource', res: 'building', n: 1 }];
const WEAPON: readonly Amount[] = [{ kind: 'resource', res: 'weapon', n: 1 }];
const MOST_VISITS = 3;
const MOST_USES = 2;
const COLOURS: Readonly<Record<string, string>> = {
  conquer: 'conquest',
  cooperate: 'cooperation',
  incorporate: 'incorporation',
};

const at = (side: Side, { no }: Place): string => `${side.seat}.${no}`;
const placeOf = (side: Side, name: string): Place => side.places.find((place) => at(side, place) === name)!;

export class Actions {
  constructor(readonly table: Table) {}

  /** Every legal main action and the pass (FS-67). */
  legal(side: Side): string[] {
    const hand = once(handOf(side));
    const inReach = new Map(
      Object.values(COLOURS).map((colour) => [
        colour,
        [1, 2, 3].filter((distance) => reachesOf(side, colour, distance, handOf(side).length - 1).length > 0),
      ]),
    );
    const isInReach = (colour: string, id: Id): boolean => inReach.get(colour)!.includes(distanceOf(id));
    const fits = (sort: Sort, id: Id): boolean => this.excessWith(side, sort, id) <= 0;
    const locations = hand.filter(isLocation);
    return [
      ...locations.filter((id) => fits('spoils', id) && isInReach('conquest', id)).map((id) => `conquer ${id}`),
      ...locations.filter((id) => fits('deal', id) && isInReach('cooperation', id)).map((id) => `cooperate ${id}`),
      ...locations.filter((id) => isInReach('incorporation', id)).map((id) => `incorporate ${id}`),
      ...locations
        .filter((id) => side.places.some((old) => this.methods(side, id, old).length > 0))
        .map((id) => `redevelop ${id}`),
      ...hand
        .filter((id) => isLeader(id) && (side.leader === null || canPay(side, WEAPON, 0)))
        .map((id) => `lead ${id}`),
      ...(handOf(side).length >= 2 ? ['swap'] : []),
      ...(this.canDeed(side) ? ['deed'] : []),
      ...side.places.filter((place) => this.canUse(side, place)).map((place) => `use ${at(side, place)}`),
      ...this.table.sides.flatMap((owner) =>
        owner.places.filter((place) => this.canVisit(side, owner, place)).map((place) => `visit ${at(owner, place)}`),
      ),
      ...(workersOf(side) >= 2 ? KINDS.map((kind) => `hire ${kind}`) : []), // FS-151
      'pass',
    ];
  }

  *perform(side: Side, pick: string): Refereed<void> {
    const [verb, what] = pick.split(' ') as [string, string];
    const colour = COLOURS[verb];
    if (colour) yield* this.approach(side, verb, colour, what);
    else if (verb === 'redevelop') yield* this.redevelop(side, what);
    else if (verb === 'lead') yield* this.lead(side, what);
    else if (verb === 'swap') {
      yield* this.table.discardCards(side, 2); // FS-140
      this.table.draw(side, 1);
    } else if (verb === 'deed') {
      const deed = effectOf(side.leader!.id, 'LEADER_ACTION')!; // FS-139
      yield* pay(this.table, side, deed.cost!);
      this.table.gain(side, deed.gain!, side.leader!.tokens, LEADER_TOKENS);
    } else if (verb === 'use') yield* this.use(side, placeOf(side, what));
    else if (verb === 'visit') this.visit(side, this.table.sides[Number(what.split('.')[0])]!, what);
    else if (verb === 'hire') {
      payWorkers(side, 2);
      put(side.pool, what);
    } else side.passed = true;
  }

  // Sections 10 and 11

  /** FS-102; a deal with room must fit before its own room counts (FS-100). */
  private excessWith(side: Side, sort: Sort, id: Id): number {
    if (sort === 'spoils') return excessOf({ ...side, spoils: [...side.spoils, id] });
    return excessOf(side) + 1;
  }

  private *approach(side: Side, verb: string, colour: string, id: Id): Refereed<void> {
    this.table.limbo = this.table.fromHand(side, id);
    yield* reach(this.table, side, colour, distanceOf(id));
    this.table.limbo = null;
    if (verb === 'incorporate') this.place(side, id);
    else if (verb === 'conquer') side.spoils.push(id);
    else side.deals.push({ id, tokens: [] });
    this.react(side, verb);
  }

  /** What the leader makes of an act (FS-133). */
  private react(side: Side, event: string, types: readonly string[] = []): void {
    const effect = side.leader && effectOf(side.leader.id, 'ON_EVENT');
    if (effect?.event !== event || (effect.type !== undefined && !types.includes(effect.type))) return;
    this.table.gain(side, effect.gain!, side.leader!.tokens, LEADER_TOKENS);
  }

  /** FS-108 from the moment the new card is in play. */
  private place(side: Side, id: Id): void {
    const { table } = this;
    const placed: Place = { no: side.placed++, id, uses: 0, visitors: [], tokens: [], stock: new Map() };
    side.places.push(placed);
    table.stock(placed.stock, id);
    table.gain(side, effectOf(id, 'ON_BUILD')?.gain ?? [], placed.tokens);
    this.produce(side, placed);
    const own = effectOf(id, 'GAIN_PER_TYPE');
    for (let i = own ? table.countOf(side, own.type!) : 0; i > 0; i--) table.gain(side, own!.gain!, placed.tokens);
    for (const other of side.places) {
      const counting = other === placed ? undefined : effectOf(other.id, 'GAIN_PER_TYPE');
      if (counting && typesOf(id).includes(counting.type!)) table.gain(side, counting.gain!, other.tokens);
    }
    this.react(side, 'placeType', typesOf(id));
  }
  /** FS-56, FS-109. */
  produce(side: Side, place: Place): void {
    const made = this.table.produceOf(side, place.id);
    for (let i = made?.times ?? 0; i > 0; i--) this.table.gain(side, made!.gain, place.tokens);
  }

  // Section 12

  /** FS-125. */
  private methods(side: Side, id: Id, old: Place): string[] {
    const matches = typesOf(id).some((type) => typesOf(old.id).includes(type));
    const tokensOf = (token: string): string[] => {
      const held = heapsOf(side).filter(({ bag }) => has(bag, token) > 0);
      const inPool = held.some((heap) => heap.at === null);
      return held
        .filter((heap) => heap.at === null || !inPool)
        .map((heap) => `with ${token}${heap.at === null ? '' : `@${heap.at}`}`);
    };
    const isPlainInPool = has(side.pool, 'redevelop') > 0;
    return [
      ...(matches && !side.redeveloped && canPay(side, BUILDING, 0) ? ['with building'] : []),
      ...(matches ? tokensOf('redevelop') : []),
      ...tokensOf('redevelopAny').filter((way) => !(matches && isPlainInPool && !way.includes('@'))),
    ];
  }

  private *redevelop(side: Side, id: Id): Refereed<void> {
    const { table } = this;
    table.limbo = table.fromHand(side, id);
    const olds = side.places.filter((old) => this.methods(side, id, old).length > 0);
    const answer = yield* table.ask(
      side,
      'replace',
      olds.map((old) => `replace ${at(side, old)}`),
    );
    const old = placeOf(side, answer.split(' ')[1]!);
    const way = yield* table.ask(side, 'method', this.methods(side, id, old));
    const [token, where = null] = way.split(' ')[1]!.split('@');
    if (token === 'building') {
      side.redeveloped = true; // FS-115
      yield* pay(table, side, BUILDING);
    } else put(heapsOf(side).find((heap) => heap.at === where)!.bag, token!, -1);
    side.places.splice(side.places.indexOf(old), 1);
    table.discard.push(old.id);
    put(side.base, 'redevelopment', 2 + sum(old.tokens)); // FS-120
    table.release(side, old.stock);
    table.limbo = null;
    this.place(side, id);
    this.react(side, 'redevelop');
    yield* table.fit(side);
  }

  // Section 13

  private *lead(side: Side, id: Id): Refereed<void> {
    const { table } = this;
    table.limbo = table.fromHand(side, id);
    if (side.leader) {
      yield* pay(table, side, WEAPON); // FS-128
      table.discard.push(side.leader.id);
      put(side.base, 'leaderChange', 2 + sum(side.leader.tokens)); // FS-129
      table.release(side, side.leader.stock);
    }
    table.limbo = null;
    side.leader = { id, tokens: [], stock: new Map() };
    table.stock(side.leader.stock, id);
  }
  private canDeed(side: Side): boolean {
    const deed = side.leader && effectOf(side.leader.id, 'LEADER_ACTION');
    if (!deed || side.leader!.tokens.length >= LEADER_TOKENS) return false;
    return canPay(side, deed.cost!, handOf(side).length);
  }

  // Section 14

  /** FS-141, FS-142, FS-156. */
  private workersFor(place: Place): number {
    const { workers, cost = [] } = actOf(place.id)!;
    return workers! + place.uses + sum(cost.filter(({ kind }) => kind === 'worker').map(({ n }) => n));
  }
  private canUse(side: Side, place: Place): boolean {
    const act = actOf(place.id);
    if (!act || place.uses >= MOST_USES || workersOf(side) < this.workersFor(place)) return false;
    const tucked = (act.cost ?? []).find(({ kind }) => kind === 'discardTucked');
    if (tucked && tuckedOf(side, tucked.what).length === 0) return false;
    if (!canPay(side, act.cost ?? [], handOf(side).length)) return false;
    if (act.op === 'STEAL') return this.table.loot(side).length > 0;
    if (act.op === 'COLLECT_SET' && !act.set!.every((kind) => has(place.stock, kind) > 0)) return false; // FS-164
    const puts = (act.cost ?? []).some(({ kind }) => kind === 'discardTucked' || kind === 'discardCard');
    return act.gain!.some(({ kind }) => {
      if (kind === 'vp') return !isFull(place);
      return kind !== 'card' || puts || this.table.canDraw();
    }); // FS-71
  }
  private *use(side: Side, place: Place): Refereed<void> {
    const { table } = this;
    const act = actOf(place.id)!;
    payWorkers(side, this.workersFor(place));
    place.uses++;
    yield* pay(table, side, act.cost ?? []);
    for (const { kind, what } of act.cost ?? [])
      if (kind === 'discardTucked') {
        const legal = tuckedOf(side, what).map((name) => `give ${name}`);
        const pick = yield* table.ask(side, 'giveUp', legal); // FS-157
        table.dropTucked(side, pick.slice('give '.length));
        yield* table.fit(side);
      }
    if (act.op === 'STEAL') yield* this.steal(side);
    for (const kind of act.set ?? []) put(place.stock, kind, -1);
    table.gain(side, act.gain ?? [], place.tokens);
  }
  private *steal(side: Side): Refereed<void> {
    const pick = yield* this.table.ask(side, 'steal', this.table.loot(side));
    const [, seat, token] = pick.split(' ');
    const [kind, where = null] = token!.split('@');
    put(heapsOf(this.table.sides[Number(seat)]!).find((heap) => heap.at === where)!.bag, kind!, -1);
    put(side.pool, kind!);
  }

  /** FS-145 to FS-149; README: not for cards where none is left. */
  private canVisit(side: Side, owner: Side, place: Place): boolean {
    if (owner === side || owner.passed || !isOpen(place.id)) return false;
    if (side.visits >= MOST_VISITS || place.visitors.includes(side.seat) || workersOf(side) < 1) return false;
    const made = this.table.produceOf(owner, place.id)!;
    return made.times > 0 && made.gain.some(({ kind }) => kind !== 'card' || this.table.canDraw());
  }
  private visit(side: Side, owner: Side, name: string): void {
    const place = placeOf(owner, name);
    payWorkers(side, 1);
    put(owner.pool, 'worker'); // FS-146
    side.visits++;
    place.visitors.push(side.seat);
    const { gain, times } = this.table.produceOf(owner, place.id)!;
    for (let i = 0; i < times; i++) this.table.gain(side, gain, 'visits'); // FS-150, FS-155
  }
}
