import { type Seat, shuffle } from '@ashtown/engine';
import { BUILDINGS, EXTENSION, json } from './content.ts';
import { type Side, Table, type Telling } from './table.ts';
import {
  type Colour,
  type Cost,
  count,
  type Effect,
  type Id,
  multisetsOf,
  once,
  orders,
  read,
  take,
  written,
} from './words.ts';

/** The City turns of a round (sections 12 and 13). */
export class City extends Table {
  *city(): Telling {
    for (const side of this.sides) side.move([...side.figures.city], 'city', 'pool'); // ARM-144
    for (const seat of this.seats()) {
      if (this.sides[seat]!.figures.pool.length === 0) continue; // ARM-148
      while (yield* this.cityAction(seat));
    }
  }

  /** ARM-146; says whether the turn goes on. */
  *cityAction(seat: Seat): Telling<boolean> {
    const side = this.sides[seat]!;
    const legal = [...this.extensions(side), ...this.repairs(side), ...this.activations(side), 'end'];
    const pick = yield* this.ask(seat, 'cityAction', legal);
    if (pick === 'end') return false;
    const [verb, ...rest] = pick.split(' ');
    if (verb === 'act') yield* this.activate(seat, rest.join(' '));
    else {
      side.move(read(rest.join(' ')), 'pool', 'spent');
      if (verb === 'repair')
        side.damage--; // ARM-157
      else side.sites[7]!.push(EXTENSION); // ARM-152
    }
    return true;
  }

  /** ARM-152. */
  extensions({ sites, figures }: Side): string[] {
    return sites[7]!.includes(EXTENSION) ? [] : multisetsOf(figures.pool, 2).map((pair) => `extend ${written(pair)}`);
  }

  /** ARM-158 to ARM-161. */
  repairs(side: Side): string[] {
    if (side.damage === 1) return [];
    const workers = this.options['repair.workersPerStep'] === 2 && !side.passive('workersCountAs') ? 2 : 1;
    const payments: Colour[][] = [['engineer'], ['leader'], Array<Colour>(workers).fill('worker')];
    return payments
      .filter((payment) => payment.every((x) => count(side.figures.pool, x) >= count(payment, x)))
      .map((payment) => `repair ${written(payment)}`);
  }

  /** ARM-162 to ARM-168: every line of a visible building, with every payment and what has to be named with it. */
  activations(side: Side): string[] {
    const legal: string[] = [];
    for (const [site, id] of side.visible().entries())
      for (const [line, { cost, activations, effects }] of (id === null ? [] : BUILDINGS.get(id)!.actions).entries()) {
        const name = `${site + 1}.${line + 1}`;
        if (count(side.used, name) >= activations || !this.can(side, effects[0]!)) continue;
        const exchange = effects[0]!.t === 'exchange';
        for (const payment of multisetsOf([...side.figures.pool, ...side.figures.recruit], cost.length)) {
          if (!pays(side, payment, cost)) continue;
          if (exchange && !payment.includes('worker')) continue; // ARM-182
          const more = exchange
            ? this.exchangeable().map((colour) => ` take ${colour}`)
            : effects[0]!.t === 'swapSearch'
              ? once(side.hand).map((card) => ` discard ${card}`)
              : [''];
          legal.push(...more.map((x) => `act ${name} ${written(payment)}${x}`));
        }
      }
    return legal;
  }

  exchangeable(): Colour[] {
    return (['soldier', 'engineer'] as const).filter((colour) => this.bag.includes(colour)); // ARM-183
  }

  can(side: Side, { t }: Effect): boolean {
    if (t === 'fight' || t === 'pushBack') return side.marauders > 0; // ARM-172
    if (t === 'drawEquipment' || t === 'drawKeep') return this.deck.length > 0; // ARM-174, ARM-176
    if (t === 'swapSearch') return side.hand.length > 0 && this.deck.length > 0; // ARM-179
    if (t === 'repair') return side.damage > 1; // ARM-180
    if (t === 'exchange') return this.exchangeable().length > 0;
    if (t === 'recruitGamble') return this.bag.length > 0; // ARM-188
    return true; // ARM-169, ARM-170
  }

  *activate(seat: Seat, answer: string): Telling {
    const side = this.sides[seat]!;
    const [paid, named] = answer.split(/ (?:take|discard) /);
    const [name, ...figures] = paid!.split(' ');
    const [site, line] = name!.split('.').map((n) => Number(n) - 1);
    side.used.push(name!);
    for (const x of read(figures.join(' ')))
      side.move([x], side.figures.recruit.includes(x) ? 'recruit' : 'pool', 'spent'); // ARM-186
    const effect = BUILDINGS.get(side.visible()[site!]!)!.actions[line!]!.effects[0]!;
    const { t, amount, vp, each, buildingType } = effect;
    if (t === 'vp') this.gain(seat, { actions: amount });
    else if (t === 'vpPerType') this.gain(seat, { actions: each * side.buildings(buildingType).length });
    else if (t === 'fight') this.fight(seat, amount);
    else if (t === 'pushBack') this.drive(seat, amount);
    else if (t === 'drawEquipment') this.drawCards(seat, amount);
    else if (t === 'drawKeep') yield* this.keepDrawn(seat, effect.draw);
    else if (t === 'swapSearch') yield* this.searchDeck(seat, named!);
    else if (t === 'repair') {
      side.damage--;
      this.gain(seat, { repairs: vp });
    } else if (t === 'exchange') {
      this.bag.push(take(side.figures.spent, 'worker')); // ARM-181
      side.figures.screen.push(take(this.bag, named as Colour) as Colour);
    } else if (t === 'recruitGamble') this.recruit(seat, effect.vpOtherwise);
    else throw new Error(`what is ${t}?`);
  }

  /** ARM-171, ARM-195, ARM-196. */
  fight(seat: Seat, n: number): void {
    const side = this.sides[seat]!;
    const vengeful = side.passive('fightVpBonus');
    let vp = 0;
    for (let left = this.drive(seat, n); left > 0; left--) {
      const isEarly = vengeful !== undefined && side.fought < vengeful.firstPerRound;
      vp += isEarly ? vengeful.perMarauder : json.constants.fightVpEach;
      side.fought++;
    }
    this.gain(seat, { fights: side.passive('noFightVp') ? 0 : vp });
  }

  /** ARM-175, ARM-176. */
  *keepDrawn(seat: Seat, n: number): Telling {
    const side = this.sides[seat]!;
    for (let i = 0; i < n && this.deck.length > 0; i++) side.look.push(this.deck.pop()!);
    const kept = yield* this.ask(seat, 'keepDrawn', once(side.look), side.look.length > 1);
    side.hand.push(take(side.look, kept));
    for (const card of side.look.splice(0)) this.deck.unshift(card);
  }

  /** ARM-177 to ARM-179. */
  *searchDeck(seat: Seat, given: Id): Telling {
    const { hand } = this.sides[seat]!;
    this.box.equipment.push(take(hand, given));
    hand.push(take(this.deck, yield* this.ask(seat, 'searchDeck', once(this.deck), this.deck.length > 1)));
    shuffle(this.rng, this.deck);
  }

  /** ARM-184 to ARM-187. */
  recruit(seat: Seat, vpOtherwise: number): void {
    const figure = this.drawFigure()!;
    if (figure !== 'worker' && figure !== 'marauder') this.sides[seat]!.figures.recruit.push(figure);
    else {
      this.bag.push(figure);
      this.gain(seat, { actions: vpOtherwise });
    }
  }
}

/** ARM-163, ARM-164: whether the figures, in some order, match the symbols one to one. */
function pays(side: Side, payment: readonly Colour[], cost: readonly Cost[]): boolean {
  const trained = side.passive('workersCountAs') !== undefined; // ARM-193
  const matches = (x: Colour, symbol: Cost): boolean => {
    if (symbol === 'any' || x === symbol || x === 'leader') return true; // ARM-151
    const isSkilled = symbol === 'engineer' || symbol === 'soldier' || symbol === 'engineerOrSoldier';
    if (x === 'worker') return trained && isSkilled;
    return symbol === 'engineerOrSoldier';
  };
  return orders(payment).some((order) => order.every((x, i) => matches(x, cost[i]!)));
}
