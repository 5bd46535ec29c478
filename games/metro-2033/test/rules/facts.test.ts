import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, FACTION, game, tables as t } from '../../src/index.ts';
import { fresh, given, HARD } from '../given.ts';

const { facts } = game;

describe('facts: what follows from the rules for whoever looks on', () => {
  test('MET-44 MET-45 what a card is ever good for', () => {
    const uses = (id: string) => facts.usesOf(t.cardOf.get(id)!);
    expect(uses('res-rats')).toEqual(['play', 'protect', 'discard']);
    expect(uses('res-pork')).toEqual(['play', 'discard']);
    expect(uses('thr-watchman')).toEqual(['protect', 'discard']);
    expect(uses('thr-demon')).toEqual(['discard']);
    expect(uses('car-military')).toEqual(['discard']);
    expect(uses('her-khan')).toEqual(['play', 'discard']);
  });

  test('MET-83 MET-84 open missions: what there is for them without and with Heroes', () => {
    const s = given({
      factions: { 0: 'fac-arbat' },
      stations: { 0: ['sta-lubyanka', 'sta-kurskaya 1'] },
      resources: { 0: ['res-pork', 'res-flare'] },
      heroes: { 0: ['her-sukhoi'] },
    });
    const v = game.view(s.state, 1);
    const p = v.players[0]!;
    expect(facts.missionsOf(v, 0)).toEqual([
      { target: FACTION, id: 'faction', kind: 'peaceful', needs: 5, reward: 1, plain: 3, have: 6 },
      {
        target: t.cardOf.get('sta-lubyanka'),
        id: 'sta-lubyanka',
        kind: 'trade',
        needs: 6,
        reward: 1,
        plain: 4,
        have: 7,
      },
    ]);
    expect(facts.keepPrice(p)).toBe(2);
    expect(facts.totalOf(p)).toBe(6);
  });

  test('what is said of prices, missions and attacks is what is offered and what happens', () => {
    const s = fresh(3, HARD, 'facts');
    const rng = makeRng(seedOf('facts'));
    let attacks = 0;
    for (let i = 0; i < 1500 && game.asked(s).length > 0; i++) {
      const seat = game.asked(s)[0]!;
      const v = game.view(s, seat);
      const legal: readonly string[] = game.legal(s, seat);
      const p = v.players[seat]!;
      if (game.question(s, seat) === 'turnAction') {
        for (const m of facts.missionsOf(v, seat)) expect(legal.includes(`mission ${m.id}`)).toBe(m.have >= m.needs);
        if (legal.some((x) => x.startsWith('discard')))
          for (const card of p.hand) {
            const can = facts.usesOf(card!).includes('play') && facts.priceFor(p, card!) <= p.up;
            expect(legal.includes(`play ${t.cards[card!]!.id}`)).toBe(can);
          }
      }
      const chosen = facts.chosenBy(v, seat);
      const events: Event[] = [];
      game.apply(s, seat, pickOne(rng, legal) as 'end', events);
      for (const e of events) {
        if (e.t === 'tidied') expect(chosen).toEqual(e.places);
        if (e.t === 'attack' && s.attack?.no === s.turn.no) {
          attacks++;
          expect(facts.attackOrder(game.view(s, null))).toEqual(e.order);
        }
      }
    }
    expect(attacks).toBeGreaterThan(3);
  });
});
