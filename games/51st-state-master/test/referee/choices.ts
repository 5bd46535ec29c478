import type { Seat } from '@ashtown/engine';
import { RIVAL } from '../../src/index.ts';
import {
  ALL_LOCATIONS,
  connection,
  FACTIONS,
  type Good,
  type Goods,
  type Id,
  inOrder,
  isLocation,
  type Location,
  location,
  once,
  shareType,
} from './cards.ts';
import { covers, nameOf, SUPPLY, total, useful, ways } from './payment.ts';
import { at, Round } from './round.ts';
import type { Spot } from './side.ts';
import { COLOURS, type Colour, type Telling } from './table.ts';

export const EXCHANGE: Goods = { worker: 2 };
export const CONNECTION: Goods = { worker: 2 };
export const VISIT: Goods = { worker: 1 };
/** FSM-89, FSM-90. */
const BRICK: Goods = { brick: 1 };
const TOKEN: Goods = { redevelopment: 1 };
export const CONTACTS = ['grey', 'red', 'blue'];
/** FSM-118. */
const DEFENCE = { production: 3, feature: 4, action: 5 };

/** A number of contacts. */
const PRICES = new Map<string, Goods>();
export function price(contact: Good, n: number): Goods {
  const key = `${contact} ${n}`;
  if (!PRICES.has(key)) PRICES.set(key, { [contact]: n });
  return PRICES.get(key)!;
}

/** Whether a price can be paid. */
type Can = (cost: Goods) => boolean;

/** What a player can pay and do in his turn (sections 5.1 to 5.14). */
export class Choices extends Round {
  // --- What can be paid, and paying

  /** What this player can pay as things lie now; each price is tried once. */
  purse(seat: Seat): Can {
    const side = this.side(seat);
    const cards = side.hand.length + side.seen.length;
    const all = total(side.purses());
    const tried = new Map<Goods, boolean>();
    return (cost) => {
      let can = tried.get(cost);
      if (can === undefined) {
        can = cards >= (cost.card ?? 0) && side.deals.length >= (cost.deal ?? 0) && covers(cost, all);
        tried.set(cost, can);
      }
      return can;
    };
  }

  /** FSM-82, FSM-84: one of the costs is paid, asked for where there is more than one way of some use. */
  *pay(seat: Seat, ...costs: Goods[]): Telling {
    const side = this.side(seat);
    const keeps = once(side.slots().flatMap(({ of }) => of));
    const all = costs.flatMap((cost) => {
      const found = ways(cost, side.purses());
      return this.options.freePayment ? found : useful(found, { keeps, any: 'anyResource' in cost });
    });
    const names = all.map((way) => nameOf(way, seat));
    const pick = yield* this.ask(seat, 'payment', names);
    for (const { good, at: no } of all[names.indexOf(pick)]!) {
      const tokens = no === SUPPLY ? side.supply : side.spot(no).stock;
      tokens[good]!--;
    }
    const [cost = {}] = costs;
    for (let i = 0; i < (cost.card ?? 0); i++) {
      const legal = once(inOrder(side.cards())).map((id) => `discard ${id}`);
      const hides = this.hides(seat) && side.cards().length > 1;
      const id = (yield* this.ask(seat, 'discardCard', legal, hides)).split(' ')[1]!;
      this.throwAway(side.give(id));
    }
    for (let i = 0; i < (cost.deal ?? 0); i++) {
      const id = (yield* this.ask(
        seat,
        'discardDeal',
        once(side.deals).map((id) => `spend ${id}`),
      )).split(' ')[1]!;
      side.deals.splice(side.deals.indexOf(id), 1);
      this.drop(id);
    }
  }

  /** FSM-32: whether there is something in the hand that somebody at the table does not know. */
  hides(seat: Seat): boolean {
    return !this.solo && this.side(seat).hand.length > 0;
  }

  /** FSM-86. */
  throwAway(id: Id): void {
    if (isLocation(id)) this.drop(id);
    else this.links[connection(id).colour as Colour].spent.push(id);
  }

  // --- What is legal

  /** FSM-89 to FSM-93, FSM-99: how this location could take the place of that card. */
  redevelopments(can: Can, card: Location, old: Spot): Goods[] {
    const types = old.ruins ? [] : location(old.id).types;
    return shareType(card.types, types) ? [TOKEN, BRICK].filter(can) : [TOKEN].filter(can);
  }

  plays(seat: Seat, can: Can, card: Location): string[] {
    const { id, distance } = card;
    const legal: string[] = [];
    if (can(price('grey', distance))) legal.push(`construct ${id}`);
    if (this.side(seat).spots.some((old) => this.redevelopments(can, card, old).length > 0))
      legal.push(`redevelop ${id}`);
    if (can(price('blue', distance))) legal.push(`deal ${id}`);
    if (can(price('red', distance))) legal.push(`raze ${id}`);
    return legal;
  }

  /** FSM-117, FSM-118, FSM-162, FSM-163. */
  defence(spot: Spot): number {
    const { category, shield = 0 } = location(spot.id);
    return DEFENCE[category] + shield + (spot.shield ? 1 : 0);
  }

  /** FSM-131, FSM-133. */
  usesOf({ id }: Spot): number {
    const { ability } = location(id);
    if (ability.kind !== 'action') return 0;
    return ability.usesOption ? this.options.shipwreckUses : ability.uses;
  }

  /** FSM-130, FSM-72. */
  canUse(seat: Seat, can: Can, spot: Spot): boolean {
    const { ability } = location(spot.id);
    if (spot.ruins || ability.kind !== 'action' || spot.uses >= this.usesOf(spot)) return false;
    return can(ability.cost) && this.targets(seat, spot).length > 0;
  }

  /** What the action of a location could be aimed at, as its question names it; one without a target names itself. */
  targets(seat: Seat, spot: Spot): string[] {
    const { ability } = location(spot.id);
    const side = this.side(seat);
    if (ability.kind !== 'action') return [];
    const { effect } = ability;
    switch (effect.kind) {
      case 'gain':
        return ['gain'];
      case 'stealResource': // FSM-224, FSM-225, FSM-265
        return this.people(seat).flatMap((other) =>
          effect.of.filter((good) => this.side(other).supply[good]! > 0).map((good) => `steal ${other} ${good}`),
        );
      case 'activateOwnProduction': // FSM-228
        return side
          .intact()
          .filter(({ id }) => location(id).category === 'production' && id !== 'suppliers')
          .map((other) => `activate ${at(seat, other)}`);
      case 'resetLocations': // FSM-230, FSM-232
        return side
          .intact()
          .filter((other) => other !== spot && (other.uses > 0 || other.visited))
          .map((other) => `reset ${at(seat, other)}`);
      case 'useDeals':
        return effect.of === 'own'
          ? side.deals.map((id) => `gather ${id}`)
          : this.people(seat).flatMap((other) => once(this.side(other).deals).map((id) => `borrow ${other} ${id}`));
    }
  }

  /** Reachable opponents who own goods. */
  people(seat: Seat): Seat[] {
    return this.reachable(seat).filter((other) => other !== RIVAL);
  }

  shieldable(seat: Seat): Spot[] {
    const side = this.side(seat);
    if (side.supply.shield === 0) return [];
    return side.intact().filter((spot) => !spot.shield && !location(spot.id).shield); // FSM-159, FSM-163
  }

  /** FSM-69, FSM-71. */
  actions(seat: Seat): string[] {
    const side = this.side(seat);
    const can = this.purse(seat);
    const hand = once(side.cards());
    const legal = hand.filter(isLocation).flatMap((id) => this.plays(seat, can, location(id)));
    for (const other of this.reachable(seat))
      for (const spot of this.side(other).intact()) {
        if (can(price('red', this.defence(spot)))) legal.push(`attack ${at(other, spot)}`);
        if (location(spot.id).open && !spot.visited && can(VISIT)) legal.push(`visit ${at(other, spot)}`);
      }
    for (const spot of side.spots) if (this.canUse(seat, can, spot)) legal.push(`use ${at(seat, spot)}`);
    for (const [i, contact] of CONTACTS.entries())
      if (!side.converted.includes(contact) && can(this.conversion(seat, i).cost)) legal.push(`convert ${contact}`);
    if (can(EXCHANGE)) legal.push('exchange');
    for (const colour of COLOURS)
      if (this.links[colour].faceUp !== null && can(CONNECTION)) legal.push(`take ${colour}`);
    for (const id of hand) if (!isLocation(id) && can(connection(id).cost)) legal.push(`play ${id}`);
    if (this.shieldable(seat).length > 0) legal.push('shield');
    return [...legal, 'pass'];
  }

  /** Whether a card nobody else has seen could be of use: then passing is asked for though nothing else is legal (FSM-71). */
  mayHold(seat: Seat): boolean {
    const can = this.purse(seat);
    return this.hides(seat) && ALL_LOCATIONS.some((card) => this.plays(seat, can, card).length > 0);
  }

  conversion(seat: Seat, nth: number): { cost: Goods; gain: Goods } {
    return FACTIONS.find(({ id }) => id === this.side(seat).faction)!.conversions[nth]!;
  }
}
