import { difference, type Referee } from '@ashtown/testkit';
import json from '../../content.json' with { type: 'json' };
import { game, type State } from '../../src/index.ts';
import { BOROUGHS, FACES, SOURCES, Table, UNITS } from './table.ts';
import { play } from './turn.ts';

const NOBODY = -1;
const seatsIn = (bits: number): number[] => [0, 1, 2, 3, 4, 5].filter((seat) => bits & (1 << seat));
const ascending = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

const stateOf = (s: State, { result }: Pick<typeof game, 'result'>): object => ({
  monsters: s.players.map((p) => ({
    name: json.monsters[p.monster]?.id ?? null,
    figures: { life: p.life, star: p.star, energy: p.energy },
    at: BOROUGHS[p.at] ?? null,
    place: p.at === 0 ? [p.zone, p.space] : null,
    cards: p.cards,
    tokens: { web: p.web, jinx: p.jinx, carapace: p.carapace },
    souvenirs: BOROUGHS.filter((_, i) => p.souvenirs & (1 << i)),
    from: p.from,
    out: p.out,
  })),
  stacks: s.height.map((height, i) => s.tiles.slice(3 * i, 3 * i + height).map((tile) => json.tiles[tile]!.id)),
  units: s.units,
  fresh: s.fresh,
  cards: { bank: s.bank, limbo: s.limbo, discard: s.discard, deck: s.deck, claims: s.claims },
  superstar: s.superstar,
  statue: s.statue,
  queue: s.queue,
  closed: s.options.advanced && s.closed,
  turn: s.turn.no === 0 ? null : turnOf(s),
  result: result(s)?.map(({ rank, share, score }) => ({ rank, share, score })) ?? null,
  rng: s.rng,
});
const turnOf = ({ turn }: State): object => ({
  who: [turn.no, turn.seat, turn.extra, turn.subway],
  rides: turn.rides,
  dice: FACES.map((_, i) => turn.dice.filter((face) => face === i).length),
  rerolls: turn.rerolls,
  open: turn.open,
  unitsOnly: turn.unitsOnly,
  entered: turn.entered,
  destroyed: turn.destroyed,
  dealt: turn.dealt,
  gained: turn.gained,
  tapped: seatsIn(turn.tapped),
  fell: seatsIn(turn.fell),
});

const unitsOf = (t: Table, isFreshOnly: boolean): number[] =>
  BOROUGHS.flatMap((at) =>
    UNITS.map((kind) => t.units.filter((x) => x.at === at && x.kind === kind && (x.fresh || !isFreshOnly)).length),
  );
const reckoned = (t: Table): object => ({
  monsters: t.monsters.map((m) => ({
    name: m.name,
    figures: { life: m.life, star: m.star, energy: m.energy },
    at: m.at,
    place: m.at === 'manhattan' ? [m.zone, Number(m.second)] : null,
    cards: m.cards,
    tokens: { web: m.web, jinx: m.jinx, carapace: m.carapace },
    souvenirs: BOROUGHS.filter((at) => m.souvenirs.includes(at)),
    from: SOURCES.map((source) => m.from[source]),
    out: m.out,
  })),
  stacks: t.stacks.map(({ tiles }) => tiles),
  units: unitsOf(t, false),
  fresh: unitsOf(t, true),
  cards: { bank: t.bank, limbo: t.limbo, discard: t.discard, deck: t.deck, claims: t.claims },
  superstar: t.superstar ?? NOBODY,
  statue: t.statue ?? NOBODY,
  queue: t.queue,
  closed: t.closed,
  turn: t.turn.no === 0 ? null : reckonedTurn(t),
  result: resultOf(t),
  rng: t.rng,
});
const reckonedTurn = ({ turn }: Table): object => ({
  who: [turn.no, turn.seat, turn.extra, turn.subway],
  rides: turn.rides,
  dice: FACES.map((face) => turn.dice.filter((x) => x === face).length),
  rerolls: turn.rerolls,
  open: FACES.map((face) => turn.open[face]),
  unitsOnly: turn.unitsOnly,
  entered: turn.entered,
  destroyed: UNITS.map((kind) => turn.destroyed.filter((x) => x === kind).length),
  dealt: turn.dealt,
  gained: turn.gained,
  tapped: ascending(turn.tapped),
  fell: ascending(turn.fell),
});

/** README: winners, then the living by ★, then the eliminated, the latest first. */
function resultOf({ monsters, winners }: Table): object[] | null {
  if (!winners) return null;
  const isBefore = (a: number, b: number): boolean => {
    const [one, other] = [monsters[a]!, monsters[b]!];
    if (winners.includes(a) !== winners.includes(b)) return winners.includes(a);
    if (winners.includes(a)) return false;
    if (one.alive !== other.alive) return one.alive;
    return one.out === other.out ? one.star > other.star : one.out > other.out;
  };
  const seats = [...monsters.keys()];
  return seats.map((seat) => ({
    rank: 1 + seats.filter((other) => isBefore(other, seat)).length,
    share: winners.includes(seat) ? 1 / winners.length : 0,
    score: monsters[seat]!.star,
  }));
}

/** Beside the game, or one like it. */
export function makeReferee(s: State, played: Pick<typeof game, 'result'> = game): Referee<State> {
  const table = new Table(s);
  return {
    game: () => play(table) as ReturnType<Referee<State>['game']>,
    differs: (now) => difference(stateOf(now, played), reckoned(table)),
  };
}
