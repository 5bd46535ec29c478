import type { Seat } from '@ashtown/engine';
import { RIVAL } from '../../src/index.ts';
import { connection, type Good, type Id, location, once } from './cards.ts';
import { Choices, CONNECTION, CONTACTS, EXCHANGE, price, VISIT } from './choices.ts';
import { at } from './round.ts';
import { type Spot, times } from './side.ts';
import type { Colour, Telling } from './table.ts';

/** What may be used again within the turn (FSM-74). */
type Repeat = Spot | 'exchange' | null;

/** One player's turns in the Action phase (sections 5 and 8.3). */
export class Turn extends Choices {
  /** FSM-68, FSM-74 to FSM-76. */
  *turn(seat: Seat): Telling {
    const side = this.side(seat);
    let pick = '';
    for (;;) {
      const legal = this.actions(seat);
      pick = yield* this.ask(seat, 'takeTurn', legal, legal.length === 1 && this.mayHold(seat));
      if (pick !== 'shield') break;
      yield* this.placeShield(seat);
    }
    if (pick === 'pass') {
      side.passed = true;
      return;
    }
    let again = yield* this.act(seat, pick);
    for (;;) {
      const can = this.purse(seat);
      const repeats = again === 'exchange' ? can(EXCHANGE) : again !== null && this.canUse(seat, can, again);
      const shield = this.shieldable(seat).length > 0 ? ['shield'] : [];
      if (!repeats && shield.length === 0) return;
      const next: string = repeats
        ? yield* this.ask(seat, 'repeatAction', ['again', ...shield, 'stop'])
        : yield* this.ask(seat, 'endTurn', [...shield, 'end']);
      if (next === 'shield') yield* this.placeShield(seat);
      else if (next === 'again')
        again = yield* this.act(seat, again === 'exchange' ? again : `use ${at(seat, again!)}`);
      else return;
    }
  }

  /** FSM-158, FSM-164. */
  *placeShield(seat: Seat): Telling {
    const side = this.side(seat);
    const spots = this.shieldable(seat);
    const pick = yield* this.ask(
      seat,
      'placeShield',
      spots.map((spot) => `protect ${at(seat, spot)}`),
    );
    spots.find((spot) => pick === `protect ${at(seat, spot)}`)!.shield = true;
    side.supply.shield!--;
  }

  *act(seat: Seat, pick: string): Telling<Repeat> {
    const [verb, what = ''] = pick.split(' ');
    const side = this.side(seat);
    const [owner = 0, no = 0] = what.split('.').map(Number);
    const nth = CONTACTS.indexOf(what);
    switch (verb) {
      case 'construct':
        this.limbo = side.give(what);
        yield* this.pay(seat, price('grey', location(what).distance));
        yield* this.build(seat, what, null);
        return null;
      case 'redevelop':
        yield* this.redevelop(seat, what);
        return null;
      case 'deal':
        this.limbo = side.give(what);
        yield* this.pay(seat, price('blue', location(what).distance));
        this.limbo = null;
        side.deals.push(what);
        this.gain(seat, location(what).deal, 'deals');
        this.trigger(seat, 'deal');
        return null;
      case 'raze':
        this.limbo = side.give(what);
        yield* this.pay(seat, price('red', location(what).distance));
        this.limbo = null;
        this.drop(what); // FSM-115
        this.gain(seat, location(what).spoils, 'spoils');
        this.trigger(seat, 'raze');
        return null;
      case 'attack':
        yield* this.razeLocation(seat, owner, this.side(owner).spot(no));
        return null;
      case 'visit':
        yield* this.visit(seat, owner, this.side(owner).spot(no));
        return null;
      case 'use':
        return yield* this.use(seat, side.spot(no));
      case 'convert':
        side.converted.push(what);
        yield* this.pay(seat, this.conversion(seat, nth).cost);
        this.gain(seat, this.conversion(seat, nth).gain, 'actions');
        return null;
      case 'exchange': {
        yield* this.pay(seat, EXCHANGE);
        const good = yield* this.ask(seat, 'exchangeGood', ['fuel', 'iron', 'gun', 'brick', 'card']);
        this.gain(seat, { [good]: 1 }, 'actions');
        return 'exchange';
      }
      case 'take': {
        yield* this.pay(seat, CONNECTION);
        const links = this.links[what as Colour];
        side.seen.push(links.faceUp!);
        links.faceUp = null;
        return null;
      }
      default:
        this.limbo = side.give(what);
        yield* this.pay(seat, connection(what).cost);
        this.limbo = null;
        this.throwAway(what);
        this.gain(seat, connection(what).gain, 'connections');
        return null;
    }
  }

  trigger(seat: Seat, event: string): void {
    for (const { id } of this.side(seat).intact()) {
      const { ability } = location(id);
      if (ability.kind === 'trigger' && ability.on.includes(event)) this.gain(seat, ability.gain, 'features');
    }
  }

  /** FSM-102. */
  *redevelop(seat: Seat, id: Id): Telling {
    const side = this.side(seat);
    this.limbo = side.give(id);
    const can = this.purse(seat);
    const olds = side.spots.filter((spot) => this.redevelopments(can, location(id), spot).length > 0);
    const pick = yield* this.ask(
      seat,
      'redevelopOld',
      olds.map((spot) => `replace ${at(seat, spot)}`),
    );
    const old = olds.find((spot) => pick === `replace ${at(seat, spot)}`)!;
    yield* this.pay(seat, ...this.redevelopments(can, location(id), old));
    yield* this.build(seat, id, old);
  }

  /** FSM-103 to FSM-108. */
  *build(seat: Seat, id: Id, old: Spot | null): Telling {
    const side = this.side(seat);
    this.limbo = null;
    if (old) {
      side.clear(old);
      side.spots.splice(side.spots.indexOf(old), 1);
      this.drop(old.id);
    }
    const spot = side.put(id);
    if (old) this.score(seat, 1, 'redevelopment');
    yield* this.produces(seat, spot, seat, 'production', false);
    const bonus = location(id).buildingBonus;
    if (bonus?.kind === 'gain') this.gain(seat, bonus.gain, 'bonus');
    if (bonus?.kind === 'gainPerType')
      this.gain(seat, times(Math.min(side.count(bonus.type), bonus.max), bonus.gain), 'bonus');
    if (bonus?.kind === 'placeOnCard') spot.stock = { ...bonus.goods };
    if (bonus?.kind === 'copyProduction') yield* this.copyOpponent(seat);
  }

  /** FSM-241, FSM-242. */
  *copyOpponent(seat: Seat): Telling {
    const sources = this.reachable(seat).flatMap((other) =>
      this.productions(other).map((spot) => [other, spot] as const),
    );
    if (sources.length === 0) return;
    const spot = yield* this.source(seat, sources);
    const [owner] = sources.find(([, other]) => other === spot)!;
    yield* this.produces(owner, spot, seat, 'production', false);
  }

  /** FSM-117 to FSM-125, and FSM-261, FSM-262 against the virtual opponent. */
  *razeLocation(seat: Seat, owner: Seat, spot: Spot): Telling {
    yield* this.pay(seat, price('red', this.defence(spot)));
    const victim = this.side(owner);
    const { spoils, deal } = location(spot.id);
    this.gain(seat, spoils, 'spoils');
    this.gain(owner, deal, 'compensation');
    this.fall(owner, spot);
    if (owner === RIVAL) {
      victim.spots.splice(victim.spots.indexOf(spot), 1);
      this.drop(spot.id);
    }
    this.trigger(seat, 'raze');
  }

  fall(owner: Seat, spot: Spot): void {
    this.side(owner).clear(spot);
    spot.ruins = true;
  }

  /** FSM-143 to FSM-149, FSM-263. */
  *visit(seat: Seat, owner: Seat, spot: Spot): Telling {
    yield* this.pay(seat, VISIT);
    spot.visited = true;
    yield* this.produces(owner, spot, seat, 'production', false);
    if (owner === RIVAL) this.score(RIVAL, 1, 'visits');
    else this.gain(owner, { worker: 1 }, 'visits');
  }

  /** Sections 5.9 and 8.3. */
  *use(seat: Seat, spot: Spot): Telling<Repeat> {
    const { ability } = location(spot.id);
    const side = this.side(seat);
    if (ability.kind !== 'action') throw new Error(`no action: ${spot.id}`);
    spot.uses++;
    yield* this.pay(seat, ability.cost);
    const { effect } = ability;
    const legal = this.targets(seat, spot);
    switch (effect.kind) {
      case 'gain':
        this.gain(seat, effect.gain, 'actions');
        break;
      case 'stealResource': {
        const [, from = '', good = ''] = (yield* this.ask(seat, 'stealTarget', legal)).split(' ');
        this.side(Number(from)).supply[good as Good]!--;
        side.supply[good]!++;
        break;
      }
      case 'activateOwnProduction': {
        const pick = yield* this.ask(seat, 'activateTarget', legal);
        const named = side.spots.find((other) => pick === `activate ${at(seat, other)}`)!;
        yield* this.produces(seat, named, seat, 'production', false);
        break;
      }
      case 'resetLocations':
        yield* this.some(seat, 'resetTargets', legal, effect.max, (pick) => {
          const named = side.spots.find((other) => pick === `reset ${at(seat, other)}`)!;
          Object.assign(named, { uses: 0, visited: false });
        });
        break;
      case 'useDeals':
        if (effect.of === 'own')
          yield* this.some(seat, 'ownDeals', legal, effect.max, (pick) =>
            this.gain(seat, location(pick.split(' ')[1]!).deal, 'deals'),
          );
        else {
          const pick = yield* this.ask(seat, 'opponentDeal', legal);
          this.gain(seat, location(pick.split(' ')[2]!).deal, 'deals');
        }
    }
    return spot;
  }

  /** One to so many of these, named in any order until it is enough, or all at once where all fit. */
  *some(seat: Seat, question: string, names: readonly string[], max: number, each: (name: string) => void): Telling {
    const left = [...names];
    for (let n = 0; n < max && left.length > 0; n++) {
      const all = n === 0 && left.length > 1 && left.length <= max ? ['all'] : [];
      const pick = yield* this.ask(seat, question, [...all, ...once(left), ...(n > 0 ? ['done'] : [])]);
      if (pick === 'done') return;
      for (const name of pick === 'all' ? left.splice(0) : left.splice(left.indexOf(pick), 1)) each(name);
    }
  }
}
