import type { Referee } from '@ashtown/testkit';
import { game, NONE, type Player, SOURCES, type State, tables } from '../../src/index.ts';
import { GOODS, type Good, type Id } from './cards.ts';
import { Match } from './game.ts';
import type { Side } from './side.ts';
import { COLOURS, idOf } from './table.ts';

/** What lies on the table by the rules, held against what should lie there by their second reading; it keeps the first fault. */
class Comparison {
  fault: string | null = null;
  where = '';

  value(what: string, is: unknown, should: unknown): void {
    if (is !== should) this.fault ??= `${this.where}${what}: ${is} instead of ${should}`;
  }

  card(what: string, is: number, should: Id | null): void {
    this.value(what, is === NONE ? null : idOf(is), should);
  }

  cards(what: string, is: readonly number[], should: readonly Id[]): void {
    for (let i = 0; i < is.length; i++)
      if (idOf(is[i]!) !== should[i]) return this.value(what, is.map(idOf).join(), should.join());
    this.value(what, is.length, should.length);
  }

  goods(what: string, is: readonly number[] | null, should: Readonly<Record<Good, number>>): void {
    for (let g = 0; g < GOODS.length; g++)
      if ((is?.[g] ?? 0) !== (should[GOODS[g]!] ?? 0)) this.value(`${what}, ${GOODS[g]}`, is?.[g], should[GOODS[g]!]);
  }

  side(where: string, is: Player, should: Side): void {
    this.where = `${where}: `;
    this.value('faction', is.faction === NONE ? '' : tables.factionIds[is.faction], should.faction);
    this.value('VP', is.vp, should.vp);
    for (let i = 0; i < SOURCES.length; i++)
      this.value(`VP from ${SOURCES[i]}`, is.from[i], should.from[SOURCES[i]!] ?? 0);
    this.goods('supply', is.tokens, should.supply);
    this.goods('stored', is.stored, should.stored);
    this.goods('tally', is.tally, should.tally);
    this.cards('hand', is.hand, should.hand);
    this.cards('seen', is.seen, should.seen);
    this.cards('deals', is.deals, should.deals);
    for (const [i, contact] of ['grey', 'red', 'blue'].entries())
      this.value(`converted ${contact}`, (is.converted & (1 << i)) > 0, should.converted.includes(contact));
    this.value('passed', is.passed, should.passed);
    this.value('places', is.places.length, should.spots.length);
    for (let i = 0; i < Math.min(is.places.length, should.spots.length); i++) {
      const place = is.places[i]!;
      const spot = should.spots[i]!;
      this.value('number', place.no, spot.no);
      this.card('place', place.card, spot.id);
      for (const mark of ['ruins', 'uses', 'visited', 'shield', 'dented'] as const)
        this.value(mark, place[mark], spot[mark]);
      this.goods('stock', place.stock, spot.stock);
    }
    this.where = '';
  }

  table(s: State, m: Match): void {
    this.value('round', s.round, m.round);
    this.value('first', s.first, m.first);
    this.value('ending', s.ending, m.ending);
    for (let seat = 0; seat < m.sides.length; seat++) this.side(`${seat}`, s.players[seat]!, m.sides[seat]!);
    if (s.solo) {
      this.side('virtual opponent', s.solo.rival, m.rival);
      this.cards('attack pile', s.solo.pile, m.pile);
      this.value('attacks', s.solo.attacks, m.attacks);
      this.value('succeeded', s.solo.succeeded, m.succeeded);
    }
    this.cards('display', s.display, m.display);
    this.card('limbo', s.limbo, m.limbo);
    for (const [i, colour] of COLOURS.entries()) {
      const { deck, faceUp, spent } = m.links[colour];
      this.cards(`${colour} deck`, s.links[i]!, deck);
      this.card(`${colour} face up`, s.faceUp[i]!, faceUp);
      this.cards(`${colour} discards`, s.spentLinks[i]!, spent);
    }
    this.cards('discards', s.discard, m.discard);
    this.cards('deck', s.deck, m.deck);
    this.result(s, m);
  }

  result(s: State, m: Match): void {
    const is = game.result(s)?.map(({ seat, rank, score, share }) => ({ seat, rank, score, share })) ?? null;
    this.value('result', JSON.stringify(is), JSON.stringify(m.result()));
    this.value('winners', JSON.stringify(s.winners), JSON.stringify(m.winners));
    if (is === null) return;
    const { by, grade } = game.ending(game.view(s, null), []);
    this.value('won by', by, m.wonBy());
    if (m.solo) this.value('grade', grade?.n, m.grade());
  }
}

export function makeReferee(s: State): Referee<State> {
  const match = new Match(s);
  return {
    game: () => match.game() as ReturnType<Referee<State>['game']>,
    differs(now) {
      const comparison = new Comparison();
      comparison.table(now, match);
      return comparison.fault;
    },
  };
}
