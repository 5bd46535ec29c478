import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import json from '../../content.json' with { type: 'json' };
import { parseContent } from '../../src/content/faults.ts';
import { tablesOf } from '../../src/content/tables.ts';
import { MODS, SOLE } from '../../src/content/vocabulary.ts';
import { type Answer, game, made, tables, withContent } from '../../src/index.ts';
import { optionsOf } from '../../src/options.ts';
import { languages } from '../../src/text/index.ts';

type Json = typeof json;
/** The content that comes with the game, with a change. */
const changed = (change: (content: Json) => void): unknown => {
  const content = structuredClone(json);
  change(content);
  return content;
};
const cardOf = (content: Json, id: string) =>
  content.cards.find((card) => card.id === id)! as Record<string, unknown> & { cost: number; name: { en: string } };

describe('The content that comes with the game', () => {
  test('is whole: every power that one card has is there, and every kind of lasting power', () => {
    expect(SOLE.filter((sole) => tables.sole[sole] === '')).toEqual([]);
    expect(MODS.filter((kind) => Object.keys(tables.mods[kind]).length === 0)).toEqual([]);
    expect(tables.cardIds).toHaveLength(64);
  });

  test('read again, it is the same game', () => {
    const read = withContent(JSON.parse(JSON.stringify(json)));
    expect(read.ok && read.made.game.id).toBe('king-of-new-york');
    expect(read.ok && read.made.tables).toEqual(tables);
  });
});

const FAULTS: [string, (content: Json) => void, code: string, where: string][] = [
  [
    'a figure out of range',
    (c) => {
      c.constants.maxLife = 0;
    },
    'out-of-range',
    'constants.maxLife',
  ],
  [
    'a start above the maximum',
    (c) => {
      c.constants.startLife = 11;
    },
    'out-of-range',
    'constants.startLife',
  ],
  [
    'tiles missing',
    (c) => {
      c.tiles[0]!.count = 21;
    },
    'wrong-sum',
    'tiles',
  ],
  [
    'tiles in another order',
    (c) => {
      c.tiles.reverse();
    },
    'wrong-order',
    'tiles',
  ],
  [
    'an unknown field',
    (c) => {
      (cardOf(c, 'stomp') as { price?: number }).price = 3;
    },
    'unknown-field',
    'cards[35].price',
  ],
  [
    'a card twice',
    (c) => {
      c.cards[1]!.id = c.cards[0]!.id;
    },
    'twice',
    'cards[1].id',
  ],
  [
    'a card called like a die face',
    (c) => {
      c.cards[1]!.id = 'attack';
    },
    'taken',
    'cards[1].id',
  ],
  [
    'an unknown effect',
    (c) => {
      cardOf(c, 'overload').do = [{ t: 'dance' }];
    },
    'not-one-of',
    'cards[24].do[0].t',
  ],
  [
    'an effect without its amount',
    (c) => {
      cardOf(c, 'overload').do = [{ t: 'hurtSelf' }];
    },
    'missing',
    'cards[24].do[0].n',
  ],
  [
    'no effect at all',
    (c) => {
      cardOf(c, 'overload').do = [null];
    },
    'wrong-type',
    'cards[24].do[0]',
  ],
  [
    'a lasting power on a DISCARD card',
    (c) => {
      cardOf(c, 'subway').mods = [{ t: 'painbow' }];
    },
    'not-kept',
    'cards[60].mods',
  ],
  [
    'symbols outside the result window',
    (c) => {
      cardOf(c, 'overload').do = [{ t: 'symbols', face: 'heal', n: 1 }];
    },
    'misplaced',
    'cards[24].do[0]',
  ],
  [
    'gains of ⚡ that would call for each other',
    (c) => {
      cardOf(c, 'power-tap').triggers = [{ on: 'othersEnergy', do: [{ t: 'gain', res: 'energy', n: 1 }] }];
    },
    'misplaced',
    'cards[28].triggers[0].do[0]',
  ],
  [
    'tokens without Carapace',
    (c) => {
      cardOf(c, 'stomp').triggers = [{ on: 'ouch', do: [{ t: 'carapaceTokens' }] }];
    },
    'misplaced',
    'cards[35].triggers[0].do[0]',
  ],
  [
    'a face into itself',
    (c) => {
      cardOf(c, 'stomp').mods = [{ t: 'oneWay', a: 'heal', b: 'heal' }];
    },
    'out-of-range',
    'cards[35].mods[0].b',
  ],
  [
    'two cards with a power of one',
    (c) => {
      cardOf(c, 'stomp').mods = [{ t: 'painbow' }];
    },
    'twice',
    'cards: stomp',
  ],
  [
    'more dice than there are',
    (c) => {
      cardOf(c, 'stomp').mods = [{ t: 'dice', n: 1 }];
    },
    'too-many',
    'cards',
  ],
  [
    'a Unit for nothing',
    (c) => {
      cardOf(c, 'stomp').mods = [{ t: 'cheaper', unit: 'tank', n: 3 }];
    },
    'out-of-range',
    'units[2].durability',
  ],
];

describe('A content from outside', () => {
  test.each(FAULTS)('%s is named', (_, change, code, where) => {
    expect(parseContent(changed(change))).toMatchObject({ ok: false, problem: { code, where } });
  });

  test.each([[null], [7], ['{}'], [[]], [{}], [{ ...json, cards: {} }]])('%j is refused', (given) => {
    expect(parseContent(given)).toMatchObject({ ok: false });
    expect(withContent(given)).toMatchObject({ ok: false });
  });

  test('other names make no other game, another price does', () => {
    const renamed = withContent(
      changed((c) => {
        cardOf(c, 'stomp').name.en = 'Stamp';
      }),
    );
    expect(renamed.ok && renamed.made.game.id).toBe(game.id);
    expect(renamed.ok && renamed.made.speak(languages.en).card('stomp').name).toBe('Stamp');
    expect(made.speak(languages.en).card('stomp').name).toBe('Stomp');
    const dearer = withContent(
      changed((c) => {
        cardOf(c, 'stomp').cost = 5;
      }),
    );
    expect(dearer.ok && dearer.made.game.id).toMatch(/^king-of-new-york\.[0-9a-f]{8}$/);
  });

  test('is played: other figures, cards and powers, without anything broken', () => {
    const read = withContent(
      changed((c) => {
        c.constants = { ...c.constants, startLife: 12, maxLife: 12, starsToWin: 15, sweepPrice: 1 };
        c.zones[0]!.star = 3;
        c.cards = c.cards.filter(({ id }) => !['painbow', 'carapace', 'subway', 'seismic-ray'].includes(id));
        cardOf(c, 'stomp').id = 'stamp';
        cardOf(c, 'fury').mods = [{ t: 'maxLife', n: 3 }];
      }),
    );
    if (!read.ok) return expect.fail(JSON.stringify(read.problem));
    const { game: other, broken, speak } = read.made;
    const words = speak(languages.en);
    expect(words.pitch).toContain('15★');
    expect(words.card('fury').text).toContain('15♥');
    let ended = 0;
    for (let i = 0; i < 12; i++) {
      const s = other.setup(2 + (i % 5), optionsOf({}), makeRng(seedOf(`content ${i}`)));
      const rng = makeRng(seedOf(`answers ${i}`));
      expect(s.players[0]!.life).toBe(12);
      for (let n = 0; n < 3000 && other.asked(s).length > 0; n++) {
        const seat = other.asked(s)[0]!;
        const answer: Answer = pickOne(rng, other.legal(s, seat));
        expect(words.label(other.view(s, seat), seat, other.question(s, seat), answer, String)).not.toMatch(
          /undefined/,
        );
        other.apply(s, seat, answer, null);
        for (const p of s.players) if (p.out === 0 && n % 4 === 0) p.energy = Math.max(p.energy, 6);
        expect(broken(s)).toEqual([]);
      }
      if (other.result(s)) ended++;
    }
    expect(ended).toBe(12);
  });

  test('tables are made of a content alone', () => {
    const read = parseContent(json);
    expect(read.ok && tablesOf(read.content)).toEqual(tables);
  });
});
