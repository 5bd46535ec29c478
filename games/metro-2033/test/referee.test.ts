import { makeRng, pickOne, rand, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Answer, game, NOBODY, type Options, type State } from '../src/index.ts';
import { fresh, HARD } from './given.ts';
import { GoneHome, idOf } from './referee/table.ts';
import { Referee } from './referee/turn.ts';

const MOST_ANSWERS = 800;

const openSide = (s: State) =>
  s.players.map((p) => ({
    markers: [p.up, p.down, p.reserve, p.flipped],
    hand: p.hand.map(idOf).sort(),
    resources: p.resources.map(idOf).sort(),
    shields: p.shields.map(idOf).sort(),
    heroes: p.heroes.map(idOf).sort(),
    stations: p.stations.map((card, i) => `${idOf(card)} ${p.kept[i]}`).sort(),
  }));
const refereed = (r: Referee) =>
  r.sides.map((p) => ({
    markers: [p.up, p.down, p.reserve, p.flipped],
    hand: p.hand.toSorted(),
    resources: p.resources.toSorted(),
    shields: p.shields.toSorted(),
    heroes: p.heroes.toSorted(),
    stations: p.stations.map((x) => `${x.id} ${x.markers}`).sort(),
  }));
const piles = (s: State) => [
  s.bazaar.map((card) => (card < 0 ? null : idOf(card))),
  s.discard.map(idOf),
  s.deck.map(idOf),
];

/** How somebody answers: at random, out for missions, or playing whatever can be played until the deck is used up. */
const MANNERS = ['random', 'missions', 'hoarding'] as const;
function choose(manner: (typeof MANNERS)[number], legal: readonly string[], rng: ReturnType<typeof makeRng>): string {
  const prefer = (pattern: RegExp, odds: number): string | undefined => {
    const some = legal.filter((x) => pattern.test(x));
    return some.length > 0 && rand(rng, 10) < odds ? pickOne(rng, some) : undefined;
  };
  const pick = pickOne(rng, legal);
  if (manner === 'random') return pick;
  if (manner === 'missions') return prefer(/^(mission|keep)/, 7) ?? (pick === 'tidy' ? pickOne(rng, legal) : pick);
  return prefer(/^(play|protect) /, 9) ?? prefer(/^(discard res|end)/, 9) ?? pick;
}

const seen = { questions: new Set<string>(), decks: 0, wins: 0 };

/** Plays a game beside the referee: who is asked, every answer and everything on the table must be the same. */
function compare(seats: number, options: Partial<Options>, manner: (typeof MANNERS)[number]): void {
  const seed = `${seats} ${manner} ${JSON.stringify(options)}`;
  const s = fresh(seats, options, seed);
  const referee = new Referee(s);
  const telling = referee.game();
  const rng = makeRng(seedOf(seed));
  let told = telling.next();
  for (let n = 0; n < MOST_ANSWERS && !told.done; n++) {
    const seat = game.asked(s)[0]!;
    const legal = game.legal(s, seat);
    const question = game.question(s, seat);
    const at = `${seed}, answer ${n}`;
    expect([seat, question], at).toEqual([told.value.seat, told.value.question]);
    if (told.value.legal) expect(legal.toSorted(), at).toEqual(told.value.legal.toSorted());
    const [mine, theirs] = [
      [refereed(referee), referee.bazaar, referee.discard, referee.deck],
      [openSide(s), ...piles(s)],
    ];
    if (JSON.stringify(mine) !== JSON.stringify(theirs)) expect(mine, at).toEqual(theirs); // the quick look first
    seen.questions.add(question);
    const pick = choose(manner, legal, rng);
    game.apply(s, seat, pick as Answer, null);
    try {
      told = telling.next(pick);
    } catch (e) {
      if (e instanceof GoneHome) return;
      throw e;
    }
  }
  seen.decks = Math.max(seen.decks, s.decks);
  if (!told.done) return;
  seen.wins++;
  expect([game.asked(s), s.winner]).toEqual([[], referee.winner ?? NOBODY]);
  expect(refereed(referee), seed).toEqual(openSide(s));
}

const SWITCHES = Object.keys(HARD);
const COMBINATIONS = Array.from({ length: 16 }, (_, bits) =>
  Object.fromEntries(SWITCHES.map((key, i) => [key, (bits & (1 << i)) > 0])),
);

describe('a second reading of the rules comes to the same', () => {
  test.each(COMBINATIONS)('MET-40 MET-59 MET-88 MET-178 %o', (options) => {
    const nth = COMBINATIONS.indexOf(options);
    for (const [i, manner] of MANNERS.entries()) {
      const factionRoster = (nth + i) % 2 ? 'alternate' : 'default';
      compare(2 + ((nth + i) % 4), { ...options, factionRoster }, manner);
    }
  });

  test('and has been asked everything, also after reshuffles and to the end', () => {
    expect(seen.questions.size).toBe(10);
    expect(seen.decks).toBeGreaterThan(3);
    expect(seen.wins).toBeGreaterThan(10);
  });
});
