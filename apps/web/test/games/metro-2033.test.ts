import { defaultOptions, LANGS, makeRng, pickOne, type Ref, seedOf, wordsAt } from '@ashtown/engine';
import { type Answer, type Event, FACTION, game, type Question, tables, type View } from '@ashtown/metro-2033';
import { words } from '@ashtown/metro-2033/text';
import type { Offer } from '@ashtown/protocol';
import { describe, expect, test } from 'vitest';
import { attackOf, threatTo } from '../../src/games/metro-2033/Attack.tsx';
import { phases } from '../../src/games/metro-2033/phases.ts';
import {
  bestPayment,
  designOf,
  figureOf,
  knownOf,
  piles,
  stationsOf,
  totalsOf,
  usesOf,
} from '../../src/games/metro-2033/summary.ts';

const at = { tables };
const { missionsOf } = game.facts;

interface Asked {
  view: View;
  seat: number;
  question: Question;
  offers: readonly Offer[];
  told: readonly Event[];
}

/** Every question of random games, with the eyes of whoever is asked, and what happened since the last attack began. */
function* asked(seed: string, seats: number, options: object = {}): Generator<Asked> {
  const log: Event[] = [];
  const rng = makeRng(seedOf(seed));
  const s = game.setup(seats, { ...defaultOptions(game), ...options } as never, makeRng(seedOf(`${seed} deck`)));
  for (let n = 0; game.asked(s).length > 0 && n < 1500; n++) {
    const seat = game.asked(s)[0]!;
    const legal = game.legal(s, seat);
    const offers = legal.map((pick) => ({ pick, refs: game.refs(pick), final: false }));
    const told = log.slice(
      Math.max(
        0,
        log.findLastIndex((e) => e.t === 'attack'),
      ),
    );
    yield { view: game.view(s, seat), seat, question: game.question(s, seat) as Question, offers, told };
    // Missions are taken and tidying is rare, so that much comes into play.
    const wanted = legal.filter((x) => /^(mission|pay|keep|protect)/.test(x));
    const rest = legal.filter((x) => x !== 'tidy' && x !== 'exchange');
    const from = wanted.length > 0 ? wanted : rest.length > 0 && n % 7 > 0 ? rest : legal;
    game.apply(s, seat, pickOne(rng, from), log);
  }
}
const GAMES = [
  ['two', 2, {}],
  ['five', 5, {}],
  ['hard', 3, { hardAllSymbols: true, hardExhaustion: true, hardForcedDefence: true, factionRoster: 'alternate' }],
] as const;

/** Every slot the board draws for a player's own things, the bazaar and the deck. */
function drawn(v: View, seat: number): Set<string> {
  const p = v.players[seat]!;
  const id = (card: number) => designOf(at, card).id;
  return new Set([
    'deck',
    ...v.bazaar.map((_, i) => `bazaar.${i + 1}`),
    ...p.resources.map((c) => `resource.${id(c)}`),
    ...p.shields.map((c) => `protection.${id(c)}`),
    ...p.heroes.map((c) => `hero.${id(c)}`),
    ...stationsOf(at, p).map((x) => x.slot),
    ...missionsOf(v, seat).map((m) => `mission.${m.id}`),
  ]);
}

describe.each(GAMES)('at every question of a random game: %s', (seed, seats, options) => {
  const all = [...asked(seed, seats, options)];

  test('whatever can be answered lies on the board', () => {
    for (const { view, seat, offers } of all) {
      const slots = drawn(view, seat);
      for (const { refs } of offers)
        for (const ref of refs) {
          if (ref.kind === 'slot') expect(slots).toContain(ref.id);
          if (ref.kind === 'card' && !tables.factionOf.has(ref.id))
            expect(view.players[seat]!.hand.map((c) => c !== null && designOf(at, c).id)).toContain(ref.id);
        }
    }
  });

  test('a mission that shows as ready is offered, and the others say how much is missing', () => {
    for (const { view, seat, question, offers } of all) {
      if (question !== 'turnAction') continue;
      for (const m of missionsOf(view, seat)) {
        const offered = offers.some((o) => o.pick === `mission ${m.target === FACTION ? 'faction' : m.id}`);
        expect(m.have >= m.needs).toBe(offered);
        expect(m.plain).toBeLessThanOrEqual(m.have);
        const why = game.explain(view, seat, { kind: 'slot', id: `mission.${m.id}` });
        if (!offered) expect(why).toEqual({ t: 'missionShort', value: m.have, needs: m.needs });
      }
    }
  });

  test('the price of a use decides whether it is offered', () => {
    for (const { view, seat, question, offers } of all) {
      if (question !== 'turnAction' && question !== 'freePlay') continue;
      const p = view.players[seat]!;
      const acting = offers.some((o) => /^(discard|none)/.test(String(o.pick)));
      if (!acting) continue;
      for (const { card } of piles(p.hand as number[])) {
        const uses = usesOf(offers, designOf(at, card).id);
        for (const use of ['play', 'protect'] as const) {
          const n = figureOf({ game, tables, view, seat, question }, card, use);
          expect(uses.includes(use)).toBe(n !== null && n <= p.up);
        }
        expect(uses.includes('discard')).toBe(question === 'turnAction');
      }
    }
  });

  test('the suggested payment is an offer, uses what is chosen, and is worth what it says', () => {
    for (const { view, seat, question, offers } of all) {
      if (question !== 'payment') continue;
      const best = bestPayment(offers, () => false);
      if (!best) continue;
      expect(offers).toContain(best);
      const deed = game.deed(view, seat, question, best.pick as Answer);
      if (deed.verb !== 'pay') throw new Error('no payment');
      expect(deed.value).toBeGreaterThanOrEqual(deed.needs);
      const last = offers.at(-1)!;
      const slots = last.refs.filter((r) => r.kind === 'slot');
      const chosen = bestPayment(offers, (r: Ref) => slots.some((x) => x.id === r.id))!;
      for (const r of slots) expect(chosen.refs).toContainEqual(r);
    }
  });

  test('an attack goes round the table: one decides, nobody is told twice', () => {
    for (const { view, seat, question } of all) {
      const attack = attackOf({ view, game });
      const during = question === 'defend' || question === 'loseStation' || question === 'freePlay';
      if (during) expect(attack?.running).toBe(true);
      if (!attack) continue;
      expect(attack.steps.map((x) => x.seat).toSorted()).toEqual(view.players.map((_, i) => i));
      expect(attack.steps[0]!.seat).toBe(attack.by);
      expect(attack.steps.filter((x) => x.fate === 'now').map((x) => x.seat)).toEqual(during ? [seat] : []);
      const waits = attack.steps.findIndex((x) => x.fate === 'waits');
      if (waits >= 0) expect(attack.steps.slice(waits).every((x) => x.fate === 'waits')).toBe(true);
      if (!attack.running) expect(waits).toBe(-1);
    }
  });

  test('of each player it names the cards used or lost', () => {
    let named = 0;
    for (const { view, told } of all) {
      const attack = attackOf({ view, game });
      if (!attack || told[0]?.t !== 'attack') continue;
      for (const { seat, cards } of attack.steps) {
        const expected = told.flatMap((e) =>
          (e.t === 'repelled' || e.t === 'lost') && e.seat === seat ? e.cards : [],
        );
        expect(cards.map((x) => designOf(at, x).id).toSorted()).toEqual(expected.toSorted());
        named += cards.length;
      }
    }
    expect(named).toBeGreaterThan(10);
  });

  test('whoever is asked to defend has something that matches, and only own cards are pending', () => {
    for (const { view, seat, question } of all) {
      const threat = threatTo({ view, seat, tables });
      expect(threat !== 0).toBe(question === 'defend');
      const { shields, heroes } = view.players[seat]!;
      const guards = [...shields, ...heroes].reduce((bits, card) => bits | designOf(at, card).guards, 0);
      if (threat) expect(guards & threat).toBeGreaterThan(0);
      const slots = drawn(view, seat);
      for (const id of game.facts.chosenBy(view, seat)) expect(slots).toContain(id);
      for (let other = 0; other < view.players.length; other++)
        if (other !== seat) expect(game.facts.chosenBy(view, other)).toEqual([]);
    }
  });

  test('the turn stands in one of its phases, in every language', () => {
    for (const { view, question } of all)
      for (const lang of LANGS) {
        const { phase } = words[lang];
        const { names, now } = phases(view, wordsAt(words[lang], String));
        expect(names[now]).toBeTruthy();
        if (question === 'chooseFaction') expect(names[now]).toBe(phase('factions'));
        if (question === 'draw') expect(names[now]).toBe(phase('draw'));
        if (question === 'defend') expect(names[now]).toBe(phase('attack'));
      }
  });
});

test('sums and piles', () => {
  const [first] = [...asked('sums', 2)].filter((x) => x.question === 'turnAction');
  const p = { ...first!.view.players[first!.seat]! };
  const of = (id: string) => tables.cardOf.get(id)!;
  p.resources = [of('res-rats'), of('res-rats'), of('res-pork'), of('res-flare')];
  p.heroes = [of('her-sukhoi')];
  expect(totalsOf(at, p)).toEqual([0, 5, 0, 0, 1, 0]);
  expect(piles(p.resources).map(({ n }) => n)).toEqual([2, 1, 1]);
  expect(knownOf({ ...p, hand: [of('res-rats'), null], since: [0, 1] })).toEqual([of('res-rats')]);
});
