import { describe, expect, test } from 'vitest';
import { type Json, put, verdict } from './changed.ts';

describe('a file of cards that is refused', () => {
  test.each<[string, (c: Json) => unknown, string]>([
    ['no list', (c) => put(c, { locations: null }), 'wrong-type at locations: a list'],
    [
      'a field is missing',
      (c) => Reflect.deleteProperty(c.locations[3]!, 'distance'),
      'missing at locations[3].distance',
    ],
    ['a field is misspelt', (c) => put(c.leaders[0]!, { copeis: 1 }), 'unknown-field at leaders[0].copeis'],
    ['another game', (c) => put(c.game, { id: 'metro-2033' }), 'not-one-of at game.id: 51st-state-2010'],
    ['another version', (c) => put(c, { schemaVersion: 2 }), 'not-one-of at schemaVersion: 1'],
    ['a distance of 4', (c) => put(c.locations[1]!, { distance: 4 }), 'not-one-of at locations[1].distance: 1, 2, 3'],
    ['an unknown type', (c) => put(c.locations[1]!, { types: ['water'] }), 'not-one-of at locations[1].types[0]'],
    [
      'a type twice',
      (c) => put(c.locations[1]!, { types: ['fuel', 'fuel'] }),
      'twice at fuel-tank.types: fuel only once',
    ],
    [
      'an unknown effect',
      (c) => put(c.locations[0]!.ability, { effects: [{ op: 'EXPLODE' }] }),
      'not-one-of at locations[0].ability.effects[0].op: PRODUCE',
    ],
    ['no effect', (c) => put(c.locations[0]!.ability, { effects: [] }), 'too-few at locations[0].ability.effects'],
    [
      'an action on a production',
      (c) => put(c.locations[0]!.ability, { effects: [{ op: 'STEAL', workers: 2, n: 1 }] }),
      'wrong-ability at old-depot.ability: one of PRODUCE, PRODUCE_PER_TYPE',
    ],
    [
      'a layout that does not fit',
      (c) => put(c.locations[0]!, { layout: 'feature' }),
      'wrong-ability at old-depot.ability: one of STORE',
    ],
    [
      'an unknown good',
      (c) => put(c.locations[0]!.spoils, { gain: [{ kind: 'gold', n: 1 }] }),
      'not-one-of at locations[0].spoils.gain[0].kind: resource',
    ],
    [
      'a universal contact of 2',
      (c) => put(c.locations[0]!.deal, { gain: [{ kind: 'contact', color: 'universal', range: 2, n: 1 }] }),
      'no-such-token at old-depot.deal: a universal contact of 1 or 3',
    ],
    [
      'a deal with room for spoils only',
      (c) => put(c.locations.find((x) => x.id === 'office-building')!.deal.effects![0]!, { accepts: ['spoils'] }),
      'wrong-deal at office-building.deal: room for either sort',
    ],
    ['an empty deal', (c) => put(c.locations[0]!.deal, { gain: [] }), 'wrong-deal at old-depot.deal'],
    [
      'a count of VP without a limit',
      (c) => put(c.locations.find((x) => x.id === 'factory')!.ability.effects[0]!, { maxTokens: null }),
      'wrong-limit at factory.ability.maxTokens',
    ],
    [
      'a contact of the wrong base',
      (c) => put(c.fixedContacts[0]!, { faction: 'mutants-union' }),
      'wrong-contacts at new-york.contacts',
    ],
    [
      'two contacts of one colour',
      (c) => put(c.fixedContacts[0]!.ability.effects[0]!, { color: 'conquest' }),
      'wrong-contacts at new-york.contacts: conquest, cooperation and incorporation',
    ],
    [
      'a leader that reacts to no type',
      (c) => Reflect.deleteProperty(c.leaders[2]!.ability.effects[1]!, 'type'),
      'wrong-ability at junky-joe.ability',
    ],
    ['an id twice', (c) => put(c.leaders[0]!, { id: 'pub' }), 'twice at the ids of cards: pub only once'],
    ['an id that means something', (c) => put(c.leaders[0]!, { id: 'conquest1' }), 'taken at conquest1: another id'],
    ['an id that would break an answer', (c) => put(c.leaders[0]!, { id: 'a b' }), 'bad-text at leaders[0].id'],
    ['a name twice', (c) => put(c.leaders[0]!.name, { pl: 'Pub' }), 'twice at the names of cards (pl)'],
    ['a deck too small', (c) => put(c, { locations: c.locations.slice(0, 20) }), 'too-few at the deck'],
    [
      'room for deals only, which FS-101 does not know',
      (c) => put(c.locations.find((x) => x.id === 'town-hall')!.ability.effects[0]!, { accepts: ['deal'] }),
      'wrong-ability at town-hall.ability: room for spoils, or for spoils and deals',
    ],
    [
      'room for spoils told twice',
      (c) => put(c.locations.find((x) => x.id === 'hideout')!.ability.effects[0]!, { accepts: ['spoils', 'spoils'] }),
      'wrong-ability at hideout.ability: room for spoils, or for spoils and deals',
    ],
    [
      'a store that takes a kind twice',
      (c) => put(c.locations.find((x) => x.id === 'cellars')!.ability.effects[0]!, { accepts: ['fuel', 'fuel'] }),
      'twice at cellars.ability.accepts: fuel only once',
    ],
    [
      'a price of two tucked cards',
      (c) =>
        put(c.locations.find((x) => x.id === 'negotiator')!.ability.effects[0]!, {
          cost: [
            { kind: 'discardTucked', what: 'deal', n: 1 },
            { kind: 'discardTucked', what: 'spoils', n: 1 },
          ],
        }),
      'wrong-ability at negotiator.ability: one tucked card at most',
    ],
    [
      'a base that makes a universal contact of 2',
      (c) => put(c.bases[0]!.ability.effects[0]!, { gain: [{ kind: 'contact', color: 'universal', range: 2, n: 1 }] }),
      'no-such-token at new-york.ability: a universal contact of 1 or 3',
    ],
    [
      'a base that makes VP, for which FS-177 has no place',
      (c) => put(c.bases[0]!.ability.effects[0]!, { gain: [{ kind: 'vp', value: 1, n: 1 }] }),
      'wrong-ability at new-york.ability: no VP',
    ],
    [
      'an id that names a part of the game in the log',
      (c) => put(c.locations[0]!, { id: 'lookout' }),
      'taken at lookout: another id',
    ],
    [
      'an amount beyond all measure',
      (c) => put(c.locations[0]!.spoils.gain[0]!, { n: 1e9 }),
      'out-of-range at locations[0].spoils.gain[0].n',
    ],
    [
      'half a token',
      (c) => put(c.locations[0]!.spoils.gain[0]!, { n: 0.5 }),
      'out-of-range at locations[0].spoils.gain[0].n',
    ],
    [
      'an amount in words',
      (c) => put(c.locations[0]!.spoils.gain[0]!, { n: '2' }),
      'wrong-type at locations[0].spoils.gain[0].n: a number',
    ],
    ['copies beyond all measure', (c) => put(c.locations[0]!, { copies: 1e6 }), 'out-of-range at locations[0].copies'],
    ['no copies', (c) => put(c.locations[0]!, { copies: 0 }), 'out-of-range at locations[0].copies'],
    ['another limit', (c) => put(c.constants, { endScore: 33 }), 'not-one-of at constants.endScore: 30'],
    [
      'another price',
      (c) => put(c.constants.leaderSwapCost[0]!, { res: 'fuel' }),
      'wrong-constant at constants.leaderSwapCost: 1 weapon',
    ],
    [
      'other refills',
      (c) => put(c.constants.lookout.refillBeforePick, { 2: [0, 0, 0, 1] }),
      'wrong-constant at constants.lookout.refillBeforePick.2',
    ],
  ])('%s', (_, change, expected) => {
    expect(verdict(change)).toContain(expected);
  });
});
