import type { Seat } from '@ashtown/engine';
import { City } from './city.ts';
import { AUCTION_TILES, BUILDINGS, EQUIPMENT, EXTENSION, json, LAST_DAMAGE, TILES } from './content.ts';
import { scoreEquipment, scoreTile } from './scoring.ts';
import type { Telling } from './table.ts';
import {
  AREAS,
  type Area,
  type Colour,
  type Effect,
  type Id,
  multisets,
  multisetsOf,
  once,
  read,
  take,
  written,
} from './words.ts';

/** More answers than this are asked for colour by colour. */
const MOST_ANSWERS = 150;

/** The six rounds and the final scoring as rules.md tells them; see `table.ts`. */
export class Flow extends City {
  *game(): Telling {
    for (;;) {
      yield* this.auctionPhase();
      yield* this.exploration();
      yield* this.construction();
      yield* this.city();
      yield* this.completion();
      const { scoringAfter } = json.tracks.rounds.spaces[this.round - 1]!;
      if (scoringAfter === 'final') return yield* this.final();
      if (scoringAfter === 'midgame') this.midgame();
      this.preparation();
    }
  }

  /** Section 6; the first one belongs to the set-up. */
  preparation(): void {
    this.round++;
    for (const side of this.sides) {
      if (side.houses !== null) this.box.tiles.push(side.houses); // ARM-53
      side.houses = null;
    }
    const arrivals = json.tracks.rounds.arrivals[this.options.roundTrack][this.round - 1]!;
    for (const seat of this.seats()) this.invade(seat, arrivals); // ARM-54
    for (const seat of this.seats()) this.damageTrack(seat, false);
    this.display = this.sides.map(() => this.deck.pop() ?? null); // ARM-65, ARM-69
    for (const [slot, id] of this.display.entries())
      for (let n = 0; id !== null && n < json.tracks.equipmentDisplay.survivorsPerSlot[slot]!; n++) {
        const figure = this.drawFigure(); // ARM-66
        if (figure !== null) this.shown[slot]!.push(figure); // ARM-70
      }
    const level = json.tracks.rounds.spaces[this.round - 1]!.buildingLevel; // ARM-47
    this.offer = this.sides.map(() => this.levels[level]!.pop()!); // ARM-71
    this.offerTiles = this.sides.map(() => this.tiles.pop()!);
    this.start = this.leading(); // ARM-72, ARM-73
  }

  /** Sections 7 and 8. */
  *auctionPhase(): Telling {
    for (const _ of AREAS) for (const seat of this.seats()) yield* this.placeBid(seat); // ARM-75
    for (const [i, area] of AREAS.entries()) {
      const { bonus, penalty } = AUCTION_TILES.get(this.auction[i]!)!;
      yield* this.apply(this.largest(area), bonus, 'auction'); // ARM-86, ARM-90
      yield* this.apply(this.smallest(area), penalty, 'auction'); // ARM-87
    }
  }

  /** ARM-76 to ARM-83. */
  *placeBid(seat: Seat): Telling {
    const { screen } = this.sides[seat]!.figures;
    const areas = this.free(seat);
    const bids = multisets(screen);
    let area = areas[0]!;
    let figures: Colour[];
    if (areas.length * bids.length > MOST_ANSWERS) {
      const legal = areas.map((x) => `${x} by colour`);
      area = (yield* this.ask(seat, 'placeBid', legal)).split(' ')[0] as Area;
      figures = yield* this.byColour(seat, 'bidColour', screen, null);
    } else {
      const legal = areas.flatMap((x) => bids.map((bid) => `${x} ${written(bid)}`));
      const [said, ...rest] = (yield* this.ask(seat, 'placeBid', legal, true)).split(' '); // ARM-78
      area = said as Area;
      figures = read(rest.join(' '));
    }
    this.sides[seat]!.move(figures, 'screen', area);
    this.bids[area].push(seat); // ARM-77
  }

  *apply(seat: Seat, effects: readonly Effect[], source: 'auction' | 'tiles'): Telling {
    for (const effect of effects)
      if (effect.t === 'discardEquipment') yield* this.discardEquipment(seat);
      else if (effect.t === 'exchangeInPlace') yield* this.exchangeInPlace(seat);
      else this.carryOut(seat, effect, source);
  }

  /** ARM-101. */
  *discardEquipment(seat: Seat): Telling {
    const { hand } = this.sides[seat]!;
    if (hand.length === 0) return;
    const card = yield* this.ask(seat, 'discardEquipment', once(hand), hand.length > 1);
    this.box.equipment.push(take(hand, card));
  }

  /** ARM-136 to ARM-140. */
  *exchangeInPlace(seat: Seat): Telling {
    const { figures } = this.sides[seat]!;
    const colours = (['soldier', 'engineer'] as const).filter((colour) => this.bag.includes(colour));
    if (colours.length === 0) return;
    const places = ([...AREAS, 'screen'] as const).filter((place) => figures[place].includes('worker'));
    const pairs = places.flatMap((place) => colours.map((colour) => `${place} ${colour}`));
    const pick = yield* this.ask(seat, 'exchangeInPlace', [...pairs, 'decline'], true);
    if (pick === 'decline') return;
    const [place, colour] = pick.split(' ') as [Area | 'screen', Colour];
    this.bag.push(take(figures[place], 'worker'));
    figures[place].push(take(this.bag, colour) as Colour);
  }

  /** Section 9. */
  *exploration(): Telling {
    for (const seat of this.ranked('exploration')) {
      const slots = [...this.display.keys()].filter((slot) => this.display[slot] !== null);
      if (slots.length === 0) return; // ARM-114
      const pick = yield* this.ask(
        seat,
        'takeEquipment',
        slots.map((slot) => `slot ${slot + 1}`),
      );
      const slot = Number(pick.split(' ')[1]) - 1;
      const side = this.sides[seat]!;
      side.hand.push(this.display[slot]!);
      this.display[slot] = null;
      const figures = this.shown[slot]!.splice(0);
      const marauders = figures.filter((figure) => figure === 'marauder');
      side.figures.screen.push(...(figures.filter((figure) => figure !== 'marauder') as Colour[])); // ARM-108, ARM-113
      this.invade(seat, marauders.length); // ARM-109
      this.bag.push(...marauders); // ARM-110
    }
  }

  /** Section 10. */
  *construction(): Telling {
    for (const seat of this.ranked('construction')) {
      const left = this.offer.filter((id) => id !== null);
      const card = yield* this.ask(seat, 'takeBuilding', left);
      const slot = this.offer.indexOf(card);
      const tile = this.offerTiles[slot]!;
      this.offer[slot] = null;
      this.offerTiles[slot] = null;
      const sites = this.sitesFor(seat, card).map((site) => `site ${site + 1}`);
      const pick = yield* this.ask(seat, 'placeBuilding', [...sites, 'forfeit']);
      if (pick === 'forfeit')
        this.box.buildings.push(card); // ARM-119
      else this.sides[seat]!.sites[Number(pick.split(' ')[1]) - 1]!.push(card); // ARM-122, ARM-124
      const { effects } = TILES.get(tile)!;
      if (effects.some(({ t }) => t === 'temporaryHousing'))
        this.sides[seat]!.houses = tile; // ARM-130
      else {
        this.box.tiles.push(tile);
        yield* this.apply(seat, effects, 'tiles'); // ARM-129
      }
    }
  }

  /** ARM-121 to ARM-126, ARM-189 to ARM-191, ARM-200; site 1 is 0. */
  sitesFor(seat: Seat, card: Id): number[] {
    const side = this.sides[seat]!;
    const { placement, passives } = BUILDINGS.get(card)!;
    const rival = passives.find(({ t }) => t === 'exclusiveWith')?.building;
    const visible = side.visible();
    const isWatchtower = (site: number): boolean =>
      site === 1 || side.sites[site]!.some((id) => BUILDINGS.get(id)!.placement === 'watchtowerUpgrade');
    const isGuardPost = (site: number): boolean =>
      visible[site] !== null && BUILDINGS.get(visible[site]!)!.passives.some(({ t }) => t === 'watchtowerSite');
    return [...visible.keys()].filter((site) => {
      if (placement === 'hqUpgrade') return site === 0;
      if (placement === 'watchtowerUpgrade') return isWatchtower(site) || isGuardPost(site);
      if (site === 0 || isWatchtower(site) || (site === 7 && !side.sites[7]!.includes(EXTENSION))) return false;
      return rival === undefined || !visible.includes(rival) || visible[site] === rival;
    });
  }

  /** Section 15. */
  *completion(): Telling {
    for (const side of this.sides) {
      for (const place of [...AREAS, 'pool', 'spent', 'recruit'] as const)
        side.move([...side.figures[place]], place, 'screen'); // ARM-204
      side.used = [];
      side.fought = 0;
    }
    this.bids = { exploration: [], construction: [], city: [] };
    for (const seat of this.seats()) {
      const side = this.sides[seat]!;
      let over = 0;
      for (let n = 0; n < side.marauders; n++)
        if (side.damage < LAST_DAMAGE)
          side.damage++; // ARM-205
        else over++; // ARM-206
      this.gain(seat, { damage: over * json.tracks.damage.overflowVpEach });
    }
    for (const seat of this.seats()) yield* this.housing(seat);
    for (const seat of this.seats()) {
      const side = this.sides[seat]!;
      const rounds = side.buildings().reduce((n, id) => n + BUILDINGS.get(id)!.vpPerRound, 0); // ARM-213
      const unused = Math.max(0, side.housing() - side.survivors().length); // ARM-214
      this.gain(seat, { rounds, housing: unused * (side.passive('vpPerUnusedHousing')?.each ?? 0) });
    }
  }

  /** ARM-209 to ARM-212. */
  *housing(seat: Seat): Telling {
    const side = this.sides[seat]!;
    const { screen } = side.figures;
    const n = Math.min(side.survivors().length - side.housing(), screen.length); // ARM-63
    if (n <= 0) return;
    const ways = multisetsOf(screen, n);
    const left =
      ways.length > MOST_ANSWERS
        ? yield* this.byColour(seat, 'homelessColour', screen, n)
        : read(yield* this.ask(seat, 'returnHomeless', ways.map(written), true));
    for (const colour of left) this.bag.push(take(screen, colour));
    this.gain(seat, { homeless: n * json.constants.homelessVpEach });
  }

  /** ARM-215 to ARM-217. */
  midgame(): void {
    for (const seat of this.seats()) this.gain(seat, { common: scoreTile(this.sides[seat]!, this.common[0]!) });
    this.box.scoring.push(this.common[0]!);
    this.common[0] = null;
    this.box.auction.push(...this.auction);
    this.auction = AREAS.map(() => this.auctionStack.pop()!);
    for (const seat of this.seats()) this.gain(seat, { marauders: -this.drive(seat, Number.POSITIVE_INFINITY) });
  }

  /** Section 16. */
  *final(): Telling {
    for (const seat of this.seats()) this.gain(seat, { common: scoreTile(this.sides[seat]!, this.common[1]!) });
    const choices = new Map<Seat, Id>(); // ARM-222
    for (const seat of this.seats())
      choices.set(seat, yield* this.ask(seat, 'choosePrivateTile', this.sides[seat]!.tiles));
    for (const [seat, tile] of choices) {
      const side = this.sides[seat]!;
      side.chosen = tile;
      this.gain(seat, { private: scoreTile(side, tile) });
    }
    const hands = this.sides.map((side) => side.hand.map((id) => ({ ...EQUIPMENT.get(id)! })));
    for (const group of ['beer', 'gasoline', 'weapons', 'medicine', 'vehicle', 'map']) // ARM-223
      for (const seat of this.seats()) this.gain(seat, { [group]: scoreEquipment(group, seat, hands) });
    for (const seat of this.seats()) this.damageTrack(seat, true); // ARM-224
    for (const seat of this.seats())
      this.gain(seat, { marauders: this.sides[seat]!.marauders * json.tracks.marauder.finalVpEach }); // ARM-226
    this.over = true;
  }

  /** ARM-227. */
  result(): { rank: number; score: number; share: number }[] {
    const scores = this.sides.map((side, seat) => ({ score: this.vp(seat), cards: side.hand.length }));
    const ranks = scores.map(
      (a) => 1 + scores.filter((b) => b.score > a.score || (b.score === a.score && b.cards > a.cards)).length,
    );
    const winners = ranks.filter((rank) => rank === 1).length;
    return scores.map(({ score }, seat) => ({ rank: ranks[seat]!, score, share: ranks[seat] === 1 ? 1 / winners : 0 }));
  }
}
