import { rand, type Seat, shuffle } from '@ashtown/engine';
import { RIVAL } from '../../src/index.ts';
import { FACTIONS, type Good, isCopier, location, once, TOKENS } from './cards.ts';
import { fits, nothing, type Side, type Spot, times } from './side.ts';
import { COLOURS, Table, type Telling } from './table.ts';

export const at = (seat: Seat, spot: Spot): string => `${seat}.${spot.no}`;

/** What a Suppliers card has named: whatever this location produces goes to the taker (FSM-199). */
interface Claim {
  readonly taker: Seat;
  readonly spot: Spot;
}

/** The phases in which nobody acts: Lookout, Production and Cleanup (sections 3, 4, 6, 8.1). */
export class Round extends Table {
  private claims: Claim[] = [];
  /** What Power Stations have named among cards that count what was produced: paid in P3 (FSM-196). */
  private late: { seat: Seat; spot: Spot }[] = [];

  // --- Lookout

  *lookout(): Telling {
    for (const colour of COLOURS) {
      const links = this.links[colour];
      if (links.deck.length === 0) {
        links.deck = shuffle(this.rng, links.spent); // FSM-29
        links.spent = [];
      }
      links.faceUp = links.deck.pop() ?? null;
    }
    if (this.solo) return yield* this.soloLookout();
    const order = this.inTurnOrder();
    for (const picking of [order, order.toReversed()]) {
      this.reveal(this.sides.length + 1);
      for (const seat of picking) {
        if (this.display.length === 0) break; // FSM-50
        const id = yield* this.ask(seat, 'draftPick', once(this.display));
        this.side(seat).seen.push(this.takeFromDisplay(id));
      }
      for (const id of this.display.splice(0)) this.drop(id); // FSM-48
    }
  }

  /** FSM-252 to FSM-256, FSM-282. */
  *soloLookout(): Telling {
    this.reveal(4);
    yield* this.soloPick();
    if (this.display.length > 0) {
      const [id] = this.display.splice(rand(this.rng, this.display.length), 1);
      this.rival.put(id!);
    }
    yield* this.soloPick();
    for (const id of this.display.splice(0)) this.rival.put(id);
    const id = this.top();
    if (id !== null) this.rival.put(id);
  }

  *soloPick(): Telling {
    if (this.display.length === 0) return;
    const id = yield* this.ask(0, 'soloPick', once(this.display));
    this.side(0).seen.push(this.takeFromDisplay(id));
  }

  // --- Production

  /** FSM-56 to FSM-61: each step for all players before the next; within a step in the order of building. */
  *production(): Telling {
    this.claims = [];
    this.late = [];
    for (const side of this.sides) side.tally = nothing();
    const order = this.inTurnOrder();
    const owners = this.solo ? [...order, RIVAL] : order;
    for (const seat of order)
      for (const { id } of this.side(seat).intact()) {
        const { ability } = location(id);
        if (ability.kind === 'produceCopy' && ability.from === 'opponent') yield* this.claim(seat);
      }
    for (const seat of owners) {
      this.receive(seat);
      yield* this.works(seat, ['produce', 'produceChoice', 'producePerType']);
    }
    for (const seat of order)
      for (const spot of this.side(seat).intact()) {
        const { ability } = location(spot.id);
        if (ability.kind === 'produceCopy' && ability.from === 'ownOther') yield* this.powerStation(seat, spot, true);
      }
    for (const seat of owners) yield* this.works(seat, ['producePerProduced']);
    for (const { seat, spot } of this.late) yield* this.produces(seat, spot, seat, 'production', true);
    for (const seat of order) this.thresholds(this.side(seat), seat);
  }

  /** FSM-199, FSM-200. */
  *claim(taker: Seat): Telling {
    const free = this.opponents(taker).flatMap((seat) =>
      this.productions(seat)
        .filter((spot) => !this.claims.some((claim) => claim.spot === spot))
        .map((spot) => ({ seat, spot })),
    );
    const legal = ['none', ...free.map(({ seat, spot }) => `claim ${at(seat, spot)}`)];
    const pick = yield* this.ask(taker, 'suppliersTarget', legal);
    const named = free.find(({ seat, spot }) => pick === `claim ${at(seat, spot)}`);
    if (named) this.claims.push({ taker, spot: named.spot });
  }

  /** Intact Production locations that are no copy cards. */
  productions(seat: Seat): Spot[] {
    return this.side(seat)
      .intact()
      .filter(({ id }) => location(id).category === 'production' && !isCopier(id));
  }

  /** FSM-58: what was stored, the faction board and the deals. */
  receive(seat: Seat): void {
    if (seat === RIVAL) return;
    const side = this.side(seat);
    for (const good of TOKENS) side.supply[good]! += side.stored[good]!;
    side.stored = nothing();
    const { production } = FACTIONS.find(({ id }) => id === side.faction)!;
    this.produced(seat, production, 'production');
    for (const id of side.deals) this.produced(seat, location(id).deal, 'deals');
  }

  /** Goods that enter the tally (FSM-62). */
  produced(seat: Seat, goods: Readonly<Record<Good, number>>, from: string): void {
    this.gain(seat, goods, from);
    for (const [good, n] of Object.entries(goods)) this.side(seat).tally[good]! += n;
  }

  *works(seat: Seat, kinds: readonly string[]): Telling {
    for (const spot of this.side(seat).intact()) {
      if (!kinds.includes(location(spot.id).ability.kind)) continue;
      const claim = this.claims.find((other) => other.spot === spot);
      if (seat === RIVAL && !claim) continue; // FSM-257
      yield* this.produces(seat, spot, claim?.taker ?? seat, 'production', true);
    }
  }

  /** Section 8.1: a location of one player produces for another one, or for its owner. */
  *produces(owner: Seat, spot: Spot, receiver: Seat, from: string, phase: boolean): Telling {
    const { ability } = location(spot.id);
    const side = this.side(owner);
    const give = (goods: Readonly<Record<Good, number>>) =>
      phase ? this.produced(receiver, goods, from) : this.gain(receiver, goods, from);
    if (ability.kind === 'produce') give(ability.gain);
    if (ability.kind === 'produceChoice') {
      const names = ability.options.map((option) => Object.keys(option)[0]!);
      const pick = yield* this.ask(receiver, 'productionOption', names);
      give(ability.options[names.indexOf(pick)]!);
    }
    if (ability.kind === 'producePerType') give(times(Math.min(side.count(ability.type), ability.max), ability.gain));
    if (ability.kind === 'producePerProduced') {
      const isLate = !phase && this.options.perProducedLate === 'zero'; // FSM-192
      const n = isLate ? 0 : ability.counted.reduce((sum, good) => sum + side.tally[good]!, 0);
      give(times(Math.min(n, ability.max), ability.gain));
    }
    if (ability.kind === 'produceCopy' && ability.from === 'ownOther')
      yield* this.powerStation(owner, spot, phase, from);
  }

  /** FSM-194 to FSM-198. */
  *powerStation(seat: Seat, station: Spot, phase: boolean, from = 'production'): Telling {
    const sources = this.productions(seat).filter((spot) => spot !== station);
    if (sources.length === 0) return;
    const spot = yield* this.source(
      seat,
      sources.map((source) => [seat, source]),
    );
    if (phase && location(spot.id).ability.kind === 'producePerProduced') this.late.push({ seat, spot });
    else yield* this.produces(seat, spot, seat, from, phase);
  }

  *source(seat: Seat, sources: readonly (readonly [Seat, Spot])[]): Telling<Spot> {
    const pick = yield* this.ask(
      seat,
      'copySource',
      sources.map(([owner, spot]) => `copy ${at(owner, spot)}`),
    );
    return sources.find(([owner, spot]) => pick === `copy ${at(owner, spot)}`)![1];
  }

  /** FSM-206, FSM-207. */
  thresholds(side: Side, seat: Seat): void {
    for (const { id } of side.intact()) {
      const { ability } = location(id);
      if (ability.kind !== 'productionThreshold') continue;
      const n = ability.counted.reduce((sum, good) => sum + side.tally[good]!, 0);
      if (n >= ability.min) this.gain(seat, ability.gain, 'features');
    }
  }

  // --- Cleanup

  *cleanup(): Telling {
    for (const seat of this.inTurnOrder()) yield* this.store(seat);
    for (const side of [...this.sides, this.rival]) {
      side.supply = nothing();
      side.converted = [];
      side.passed = false;
      for (const spot of side.spots) Object.assign(spot, { uses: 0, visited: false, shield: false, dented: false });
    }
    for (const colour of COLOURS) {
      const links = this.links[colour];
      if (links.faceUp !== null) links.spent.push(links.faceUp);
      links.faceUp = null;
    }
    this.first = (this.first + 1) % this.sides.length;
  }

  /** FSM-168, FSM-210: token by token until it is enough, or all at once where all fit. */
  *store(seat: Seat): Telling {
    const side = this.side(seat);
    const slots = side.slots();
    if (slots.length === 0) return;
    const kept: Good[] = [];
    for (;;) {
      const left = nothing();
      for (const good of TOKENS) left[good] = side.supply[good]! - kept.filter((other) => other === good).length;
      const next = TOKENS.filter((good) => left[good]! > 0 && fits([...kept, good], slots));
      if (next.length === 0) break;
      const rest = next.flatMap((good) => Array<Good>(left[good]!).fill(good));
      const all = fits([...kept, ...rest], slots) ? ['all'] : [];
      const pick = yield* this.ask(seat, 'storeGoods', [...all, ...next.map((good) => `store ${good}`), 'done']);
      if (pick === 'done') break;
      kept.push(...(pick === 'all' ? rest : [pick.split(' ')[1]!]));
    }
    for (const good of kept) side.stored[good]!++; // the supply itself is cleared once all have chosen
  }
}
