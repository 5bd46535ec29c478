import { difference, type Referee, seldom } from '@ashtown/testkit';
import { NOBODY, type State } from '../../src/index.ts';
import { idOf } from './table.ts';
import { Flow } from './turn.ts';

const stateOf = (s: State): object => ({
  sides: s.players.map((p) => ({
    markers: [p.up, p.down, p.reserve, p.flipped],
    hand: p.hand.map(idOf).sort(),
    resources: p.resources.map(idOf).sort(),
    shields: p.shields.map(idOf).sort(),
    heroes: p.heroes.map(idOf).sort(),
    stations: p.stations.map((card, i) => `${idOf(card)} ${p.kept[i]}`).sort(),
  })),
  bazaar: s.bazaar.map((card) => (card < 0 ? null : idOf(card))),
  discard: s.discard.map(idOf),
  deck: s.deck.map(idOf),
  winner: s.winner === NOBODY ? null : s.winner,
});
const reckoned = (flow: Flow): object => ({
  sides: flow.sides.map((p) => ({
    markers: [p.up, p.down, p.reserve, p.flipped],
    hand: p.hand.toSorted(),
    resources: p.resources.toSorted(),
    shields: p.shields.toSorted(),
    heroes: p.heroes.toSorted(),
    stations: p.stations.map((x) => `${x.id} ${x.markers}`).sort(),
  })),
  bazaar: flow.bazaar,
  discard: flow.discard,
  deck: flow.deck,
  winner: flow.winner,
});

export function makeReferee(s: State): Referee<State> {
  const flow = new Flow(s);
  return {
    game: () => flow.game() as ReturnType<Referee<State>['game']>,
    differs: (now) => difference(stateOf(now), reckoned(flow)),
  };
}

/** Whoever tidies as often as anything else never has what a mission takes. */
export const choose = seldom((pick) => String(pick).startsWith('tidy'), 20);
