import { defaultOptions, makeRng, pickOne, type Seat, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import json from '../../content.json' with { type: 'json' };
import { about } from '../../src/about.ts';
import type { Content } from '../../src/content/schema.ts';
import { game, made, type State, tables, withContent } from '../../src/index.ts';
import { languages } from '../../src/text/index.ts';
import { optionsOf } from '../given.ts';

/** The content the game comes with, changed. */
function changed(change: (c: Content) => void): unknown {
  const c = structuredClone(json) as unknown as Content;
  change(c);
  return c;
}
const location = (c: Content, id: string) => c.locations.find((x) => x.id === id)!;
const madeWith = (change: (c: Content) => void) => {
  const read = withContent(changed(change));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.made;
};
/** A random game to its end. */
function play(of: typeof made, seed: string): State {
  const s = of.game.setup(2, optionsOf({ bothExpansions: true }), makeRng(seedOf(seed)));
  const rng = makeRng(seedOf(seed));
  for (let seat: Seat | undefined = of.game.asked(s)[0]; seat !== undefined; seat = of.game.asked(s)[0])
    of.game.apply(s, seat, pickOne(rng, of.game.legal(s, seat)), null);
  return s;
}

describe('the game with another content', () => {
  test('the same cards are the same game', () => {
    expect(madeWith(() => {}).game.id).toBe(about.id);
    expect(game.id).toBe(about.id);
  });

  test('other names and remarks play alike, and are said', () => {
    const other = madeWith((c) => {
      for (const lang of ['en', 'pl', 'sk'] as const) location(c, 'motel').name[lang] = 'Inn';
      location(c, 'motel').provenance = 'one-source';
    });
    expect(other.game.id).toBe(about.id);
    expect(other.speak(languages.pl).card('motel').name).toBe('Inn');
    expect(made.speak(languages.en).card('motel').name).toBe('Motel');
    expect(other.speak(languages.en).provenance('motel')).toBe(languages.en.oneSource);
    expect(JSON.stringify(play(other, 'names'))).toBe(JSON.stringify(play(made, 'names')));
  });

  test('a card that plays differently makes another game, by a hash of its own', () => {
    const change = (c: Content) => {
      location(c, 'motel').distance = 1;
      location(c, 'motel').spoils = { ammo: 2 };
    };
    const other = madeWith(change);
    expect(other.game.id).toMatch(/^51st-state-master\.[0-9a-f]{8}$/);
    expect(other.game.id).toBe(madeWith(change).game.id);
    const [card] = other.tables.copiesOf('motel');
    expect(other.tables.site[card!]!.distance).toBe(1);
    expect(other.speak(languages.en).card('motel').text).toContain('Spoils: 2 ammo.');
    expect(tables.site[card!]!.distance).toBe(2);
  });

  test('a new card, a new connection and a new faction are played to the end', () => {
    const other = madeWith((c) => {
      const name = (en: string) => ({ en, pl: en, sk: en });
      c.locations.push({
        ...structuredClone(location(c, 'archive')),
        id: 'lighthouse',
        name: name('Lighthouse'),
        ability: {
          kind: 'action',
          cost: { worker: 1, anyResource: 1, card: 1 },
          effect: { kind: 'gain', gain: { vp: 4 } },
          uses: 3,
        },
        copies: 9,
      });
      c.connections.push({
        ...structuredClone(c.connections[0]!),
        id: 'pirates',
        name: name('Pirates'),
        colour: 'red',
        gain: { contactUniversal: 1 },
      });
      c.factions.push({ ...structuredClone(c.factions[0]!), id: 'vegas', name: name('Vegas') });
    });
    expect(other.tables.locations).toBe(tables.locations + 9);
    const cards = other.tables.copiesOf('lighthouse');
    expect(cards).toHaveLength(9);
    for (let i = 0; i < 5; i++) {
      const s = play(other, `new ${i}`);
      expect(other.broken(s)).toEqual([]);
      const read = other.game.parsePosition(other.game.makePosition(s));
      expect(read.ok && JSON.stringify(read.state)).toBe(JSON.stringify(s));
    }
    expect(other.speak(languages.en).card('lighthouse').text).toContain('(3 times a round)');
  });

  test('an option may say how often an action is used (FSM-133)', () => {
    const english = made.speak(languages.en);
    expect(english.card('shipwreck').text).toContain('twice a round');
    expect(english.card('shipwreck', { ...defaultOptions(game), shipwreckUses: 1 }).text).not.toContain('twice');
    expect(english.card('archive', { ...defaultOptions(game), shipwreckUses: 1 }).text).toContain('twice a round');
  });
});

describe('what is wrong with a content is named', () => {
  const wrong = (json: unknown) => {
    const read = withContent(json);
    return read.ok ? null : `${read.problem.code} ${read.problem.where}`;
  };

  test.each<[string, unknown]>([
    ['wrong-type the file', null],
    ['wrong-type the file', 'cards'],
    ['missing schemaVersion', {}],
    ['unknown-field prices', { prices: 1 }],
  ])('%s', (expected, given) => {
    expect(wrong(given)).toBe(expected);
  });

  test.each<[string, (c: Content) => void]>([
    ['not-one-of game.id', (c) => Object.assign(c.game, { id: 'metro-2033' })],
    ['too-few factions', (c) => void c.factions.pop()],
    ['out-of-range locations[0].copies', (c) => Object.assign(c.locations[0]!, { copies: 0 })],
    ['not-one-of locations[0].ability.kind', (c) => Object.assign(c.locations[0]!.ability, { kind: 'explode' })],
    ['unknown-field locations[0].ability.gain', (c) => Object.assign(c.locations[0]!.ability, { gain: {} })],
    ['bad-text locations[0].id', (c) => Object.assign(c.locations[0]!, { id: 'No Id' })],
    ['unknown-field locations[0].spoils.red', (c) => Object.assign(c.locations[0]!.spoils, { red: 1 })],
    ['taken pass', (c) => Object.assign(c.locations[0]!, { id: 'pass' })],
    ['twice the ids of cards', (c) => Object.assign(c.connections[0]!, { id: 'pub' })],
    ['twice base', (c) => void c.locations.push(structuredClone(c.locations[0]!))],
    ['twice the names of cards (en)', (c) => Object.assign(c.locations[0]!.name, { en: 'Archive' })],
    ['twice the names of factions (sk)', (c) => Object.assign(c.factions[1]!.name, { sk: 'New York' })],
    ['twice archive.types', (c) => void location(c, 'archive').types.push('vp')],
    [
      'differs excavator (newera)',
      (c) => Object.assign(c.locations.filter((x) => x.id === 'excavator')[1]!, { distance: 3 }),
    ],
    [
      'wrong-good new-york.conversions[1].gain',
      (c) => Object.assign(c.factions[0]!.conversions[1]!, { gain: { contactBlue: 2 } }),
    ],
    [
      'too-few connections',
      (c) => {
        for (const x of c.connections) x.colour = 'red';
      },
    ],
    ['wrong-good archive.deal', (c) => Object.assign(location(c, 'archive'), { deal: { worker: 2 } })],
    [
      'wrong-good storehouse.ability.options',
      (c) => Object.assign(location(c, 'storehouse').ability, { options: [{ fuel: 1 }, { fuel: 2 }] }),
    ],
    [
      'wrong-ability power-station.ability.ownerStillProduces',
      (c) => Object.assign(location(c, 'power-station').ability, { ownerStillProduces: false }),
    ],
    ['wrong-ability archive.open', (c) => Object.assign(location(c, 'archive'), { open: true })],
    ['too-few arena.ability.gain', (c) => Object.assign(location(c, 'arena').ability, { gain: {} })],
    [
      'too-few storehouse.ability.options',
      (c) => Object.assign(location(c, 'storehouse').ability, { options: [{ fuel: 1 }, {}] }),
    ],
    [
      'too-few old-cinema.buildingBonus.gain',
      (c) => {
        for (const x of c.locations) if (x.id === 'old-cinema') Object.assign(x.buildingBonus!, { gain: {} });
      },
    ],
    ['too-dear archive', (c) => Object.assign(location(c, 'archive').ability, { cost: { worker: 4, gun: 4 } })],
    ['too-few locations', (c) => void c.locations.splice(0, 40)],
  ])('%s', (expected, change) => {
    expect(wrong(changed(change))).toBe(expected);
  });
});
