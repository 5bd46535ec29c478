import type { Seat } from '@ashtown/engine';
import json from '../../content.json' with { type: 'json' };
import type { State } from '../../src/index.ts';
import { type Id, inOrder, once, printed, type Side, Table, type Telling, take, target, worth } from './table.ts';

/** The flow of the game as rules.md tells it; see `table.ts`. */
export class Flow extends Table {
  readonly first: Seat;

  constructor(s: State) {
    super(s);
    this.first = s.first;
  }

  *game(): Telling {
    if (this.options.factionAssignment === 'choose') yield* this.deal();
    for (let seat = this.first; this.winner === null; seat = this.seat(seat, 1)) yield* this.turn(seat);
  }

  *deal(): Telling {
    const roster = json.rosters[this.options.factionRoster];
    for (const [seat, side] of this.sides.entries()) {
      const free = roster.filter((id) => !this.sides.some((other) => other.faction === id)); // MET-23
      side.faction = yield* this.ask(seat, 'chooseFaction', free);
    }
    for (const side of this.sides) for (let i = 0; i < 5; i++) side.hand.push(this.deck.pop()!);
    this.fillBazaar();
  }

  /** MET-40. */
  *turn(seat: Seat): Telling {
    if (this.sides[seat]!.hand.length > 0) {
      const pick = yield* this.window(seat, 1);
      if (this.winner !== null) return;
      yield* this.action(seat, pick);
    }
    yield* this.window(seat, 2);
    if (this.winner === null) yield* this.refill(seat);
  }

  /** MET-59: free actions, until the basic action or the end of the turn is answered. */
  *window(seat: Seat, nth: 1 | 2): Telling<string> {
    const side = this.sides[seat]!;
    let tidied = false;
    for (;;) {
      const legal = nth === 2 ? ['end'] : [...side.plays(false), ...once(side.hand).map((id) => `discard ${id}`)];
      if (nth === 1 && side.hand.length >= 3) legal.push('exchange');
      const open = once(side.stations.filter((x) => x.markers === 0).map((x) => x.id));
      for (const id of side.flipped ? open : [side.faction, ...open]) {
        const { kind, amount } = target(id).mission;
        if (worth(side.usable(kind), side.heroes) >= amount)
          legal.push(`mission ${id === side.faction ? 'faction' : id}`);
      }
      if (inPlay(side).length > 0) legal.push('tidy');
      const pick = yield* this.ask(seat, 'turnAction', legal, tidied || (nth === 1 && side.hand.length > 1));
      if (pick === 'tidy') {
        yield* this.tidy(seat);
        tidied = true;
      } else if (pick.startsWith('mission ')) {
        yield* this.mission(seat, pick === 'mission faction' ? side.faction : pick.split(' ')[1]!);
        if (this.winner !== null) return pick;
        tidied = false;
      } else return pick;
    }
  }

  *action(seat: Seat, pick: string): Telling {
    const side = this.sides[seat]!;
    const [verb, id = ''] = pick.split(' ');
    if (verb === 'exchange') {
      for (let left = 3; left > 0; left--) {
        const all = side.hand.length === left;
        const legal = all ? inOrder(side.hand).slice(0, 1) : once(side.hand);
        const given = yield* this.ask(
          seat,
          'exchange',
          legal.map((x) => `exchange ${x}`),
          !all,
        );
        this.drop(side.hand, given.split(' ')[1]!);
      }
      return yield* this.draw(seat, 3);
    }
    if (verb !== 'discard') {
      const price = side.price(id, verb === 'protect');
      side.up -= price;
      side.down += price;
      side.put(id, verb === 'protect');
      return yield* this.draw(seat, 1);
    }
    const { cost, list, kind } = printed(id);
    this.drop(side.hand, id);
    side.raise(cost);
    if (list === 'threat') {
      for (let nth = 0; nth < this.sides.length; nth++) yield* this.attacked(this.seat(seat, nth), id);
      return yield* this.refill(seat); // MET-161
    }
    if (list === 'caravan') this.caravan(kind!);
    yield* this.draw(seat, 1);
  }

  /** Sections 12. */
  caravan(kind: string): void {
    for (const [slot, id] of this.bazaar.entries()) {
      if (id !== null) this.discard.push(id);
      this.bazaar[slot] = null;
    }
    this.fillBazaar();
    for (const side of this.sides) {
      const cards = [...side.stations.map((x) => x.id), ...(side.flipped ? [side.faction] : [])];
      side.raise(cards.filter((id) => target(id).bonusKind === kind).length);
    }
  }

  /** Section 13, steps 1 to 4 for one player. */
  *attacked(seat: Seat, threat: Id): Telling {
    const side = this.sides[seat]!;
    const { hardAllSymbols, hardForcedDefence, hardExhaustion } = this.options;
    const { symbols = [], loss } = printed(threat);
    const ways = side.defences(symbols, hardAllSymbols);
    const used =
      ways.length === 0 ? [] : yield* this.choose(seat, 'defend', 'defend', ways, hardForcedDefence ? [] : ['decline']);
    if (used.length > 0) {
      for (const id of used) this.drop(printed(id).list === 'hero' ? side.heroes : side.shields, id);
      const pick = yield* this.ask(seat, 'freePlay', [...side.plays(true), 'none'], true);
      if (pick !== 'none') side.put(pick.split(' ')[1]!, pick.startsWith('protect '));
      return;
    }
    if (loss === 'oneStation') {
      const names = once(side.stations.map((x) => `lose ${nameOf(x)}`));
      if (names.length > 0) side.up += this.leave(side, (yield* this.ask(seat, 'loseStation', names)).slice(5));
    } else
      for (const id of inOrder(side.resources))
        if (loss === 'allResources' || (loss === 'allPeaceful') === (printed(id).kind === 'peaceful'))
          this.drop(side.resources, id);
    if (!hardExhaustion) return;
    side.down += side.up; // MET-183
    side.up = 0;
  }

  /** Section 6. */
  *tidy(seat: Seat): Telling {
    const side = this.sides[seat]!;
    const chosen: string[] = [];
    for (;;) {
      const left = inPlay(side);
      for (const name of chosen) take(left, name);
      const legal = [...once(left).map((name) => `tidy ${name}`), ...(chosen.length > 0 ? ['done'] : []), 'cancel'];
      const pick = yield* this.ask(seat, 'tidy', legal);
      if (pick === 'cancel') return;
      if (pick === 'done') break;
      chosen.push(pick.slice('tidy '.length));
    }
    let back = 0;
    for (const name of inPlay(side)) {
      if (!chosen.includes(name)) continue;
      take(chosen, name);
      const [id = '', how] = name.split(' ');
      const { list, cost, protection } = printed(id);
      if (list === 'station') back += this.leave(side, name);
      else if (how === 'protection') this.drop(side.shields, id, () => side.raise(protection!.cost!));
      else this.drop(list === 'hero' ? side.heroes : side.resources, id, () => side.raise(cost));
    }
    side.up += back;
  }

  /** Sections 7 and 8. */
  *mission(seat: Seat, id: Id): Telling {
    const side = this.sides[seat]!;
    const { mission, rewardMarkers } = target(id);
    const { hardNoRelief } = this.options;
    const used = yield* this.choose(seat, 'payment', 'pay', side.payments(mission), []);
    const heroes = used.filter((x) => printed(x).list === 'hero');
    for (const card of used.slice(heroes.length)) this.drop(side.resources, card);
    for (const hero of heroes) this.drop(side.heroes, hero);
    const reward = Math.min(rewardMarkers, side.reserve);
    side.reserve -= reward;
    if (hardNoRelief) side.down += reward;
    else side.up += reward;
    if (side.reserve === 0) {
      this.winner = seat; // MET-174
      return;
    }
    if (!hardNoRelief) side.raise(side.down);
    if (id === side.faction) {
      side.flipped = true;
      return;
    }
    const price = 1 + side.stations.filter((x) => x.markers > 0).length; // MET-97
    const funds = side.up + (hardNoRelief ? side.down : 0);
    const kept = yield* this.ask(seat, 'keepStation', funds >= price ? ['keep', 'discard'] : ['discard']);
    this.leave(side, id);
    if (kept === 'discard') return;
    this.discard.pop();
    const below = hardNoRelief ? Math.min(price, side.down) : 0; // MET-187
    side.down -= below;
    side.up -= price - below;
    side.stations.push({ id, markers: price });
  }

  drop(from: Id[], id: Id, then = () => {}): void {
    take(from, id);
    this.discard.push(id);
    then();
  }

  /** A Station leaves play; says how many markers lay on it. */
  leave(side: Side, name: string): number {
    const i = side.stations.findIndex((x) => nameOf(x) === name);
    const [{ id, markers }] = side.stations.splice(i, 1) as [Side['stations'][0]];
    this.discard.push(id);
    return markers;
  }
}

const nameOf = ({ id, markers }: Side['stations'][0]): string => (markers > 0 ? `${id} ${markers}` : id);

/** The cards in play but for the Faction card, as answers name them. */
const inPlay = (side: Side): string[] => [
  ...inOrder(side.resources),
  ...inOrder(side.shields).map((id) => `${id} protection`),
  ...inOrder(side.heroes),
  ...[...side.stations].sort((a, b) => printed(a.id).at - printed(b.id).at || a.markers - b.markers).map(nameOf),
];
