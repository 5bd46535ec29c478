import { createCipheriv } from 'node:crypto';
import {
  cloneRng,
  drawSeed,
  forkRng,
  isSeed,
  makeRng,
  pickOne,
  type Rng,
  rand,
  seedOf,
  shuffle,
} from '@ashtown/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const ALL = 2 ** 32;
const SEED = seedOf('a test');
const draw = (r: Rng, n: number, below = ALL): number[] => Array.from({ length: n }, () => rand(r, below));

describe('the generator', () => {
  test('gives the published results of sfc32 for the seed 12345', () => {
    expect(draw(makeRng('00000000000030390000000000000001'), 10)).toEqual([
      235160590, 2967261163, 116171463, 2882324903, 362604721, 4227106926, 1933307004, 1608300071, 2256615412,
      2701957640,
    ]);
  });

  test('agrees with sfc32 written in big integers, for any seed', () => {
    const seeds = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: ALL - 1 })));
    fc.assert(
      fc.property(seeds, (words) => {
        const seed = words.map((word) => word.toString(16).padStart(8, '0')).join('');
        expect(draw(makeRng(seed), 8)).toEqual(reference(words.map(BigInt), 8));
      }),
    );
  });

  test('refuses what is no seed', () => {
    for (const text of ['', 'x', SEED.slice(1), SEED.toUpperCase(), `${SEED}0`]) {
      expect(isSeed(text)).toBe(false);
      expect(() => makeRng(text)).toThrow('not a seed');
    }
    expect(isSeed(SEED)).toBe(true);
  });

  test('stays plain data', () => {
    const r = makeRng(SEED);
    draw(r, 100);
    const saved = JSON.parse(JSON.stringify(r)) as Rng;
    expect(draw(saved, 10)).toEqual(draw(r, 10));
  });
});

describe('the generator of live matches', () => {
  const KEY = SEED + seedOf('another');

  test('is ChaCha20, as everybody else has it', () => {
    const zero = makeRng('0'.repeat(64));
    // RFC 8439, A.1, vectors 1 and 2.
    expect(draw(zero, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    draw(zero, 12);
    expect(draw(zero, 4)).toEqual([0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73]);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const words = Array.from({ length: 8 }, (_, i) => Buffer.from(bytes).readUInt32LE(4 * i));
        const seed = words.map((word) => word.toString(16).padStart(8, '0')).join('');
        const stream = createCipheriv('chacha20', bytes, Buffer.alloc(16)).update(Buffer.alloc(400));
        expect(draw(makeRng(seed), 100)).toEqual(Array.from({ length: 100 }, (_, i) => stream.readUInt32LE(4 * i)));
      }),
    );
  });

  test('is plain data, goes on from where it stands, and its clone draws the same', () => {
    const r = makeRng(KEY);
    draw(r, 37);
    const saved = JSON.parse(JSON.stringify(r)) as Rng;
    const clone = cloneRng(r);
    const drawn = draw(r, 40);
    expect(draw(saved, 40)).toEqual(drawn);
    expect(draw(clone, 40)).toEqual(drawn);
  });

  test('two streams do not disturb each other', () => {
    const [a, b] = [makeRng(KEY), makeRng(seedOf('third') + SEED)];
    const alone = draw(makeRng(KEY), 30);
    const mixed = alone.map(() => {
      draw(b, 3);
      return rand(a, ALL);
    });
    expect(mixed).toEqual(alone);
  });
});

describe('rand', () => {
  test('is within its bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: ALL }), fc.string(), (n, text) => {
        const x = rand(makeRng(seedOf(text)), n);
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
      }),
    );
  });

  test.each([
    // The bounds are the 99.9 % points of chi-square with n − 1 degrees of freedom.
    [2, 10.83],
    [6, 20.52],
    [20, 43.82],
  ])('of %i is fair (chi-square below %f)', (n, bound) => {
    const each = 5000;
    const counts = new Array<number>(n).fill(0);
    for (const x of draw(makeRng(SEED), n * each, n)) counts[x]!++;
    expect(counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0)).toBeLessThan(bound);
  });

  test('has no bias where the bound does not divide 2^32', () => {
    // Taken modulo 3/4 of 2^32, the lowest third would come up twice as often.
    const n = 3 * 2 ** 30;
    const low = draw(makeRng(SEED), 30_000, n).filter((x) => x < n / 3).length;
    expect(low / 30_000).toBeCloseTo(1 / 3, 2);
  });

  test('gives forced results first, then its own, which they did not touch', () => {
    const rigged: Rng = { ...makeRng(SEED), forced: [5, 0] };
    expect(draw(rigged, 2, 6)).toEqual([5, 0]);
    expect(rigged).toEqual(makeRng(SEED));
    expect(draw(rigged, 5, 6)).toEqual(draw(makeRng(SEED), 5, 6));
  });

  test('refuses a forced result that the die does not have', () => {
    expect(() => rand({ ...makeRng(SEED), forced: [6] }, 6)).toThrow('forced 6 does not fit 0..5');
    expect(() => rand({ ...makeRng(SEED), forced: [-1] }, 6)).toThrow('forced -1 does not fit 0..5');
  });
});

describe('shuffle', () => {
  test('permutes in place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, text) => {
        const shuffled = items.slice();
        expect(shuffle(makeRng(seedOf(text)), shuffled)).toBe(shuffled);
        expect(shuffled.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  test('gives every order of four cards about equally often', () => {
    const r = makeRng(SEED);
    const each = 500;
    const counts = new Map<string, number>();
    for (let i = 0; i < 24 * each; i++) {
      const order = shuffle(r, [1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    expect(chiSquare).toBeLessThan(49.73); // the 99.9 % point with 23 degrees of freedom
  });

  test('can be rigged', () => {
    expect(shuffle({ ...makeRng(SEED), forced: [0, 0] }, ['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  });
});

test('pickOne gives each item sooner or later', () => {
  const r = makeRng(SEED);
  expect(new Set(Array.from({ length: 60 }, () => pickOne(r, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
});

describe('streams', () => {
  test('a clone draws the same and leaves the original alone', () => {
    const r: Rng = { ...makeRng(SEED), forced: [3] };
    const copy = cloneRng(r);
    expect(copy).toEqual(r);
    const drawn = draw(copy, 10);
    expect(r).toEqual({ ...makeRng(SEED), forced: [3] });
    expect(draw(r, 10)).toEqual(drawn);
  });

  test('a fork is another stream, and no later draw touches the first one', () => {
    const r = makeRng(SEED);
    const fork = forkRng(r);
    const twin = cloneRng(r);
    const drawn = draw(fork, 100);
    expect(draw(r, 100)).toEqual(draw(twin, 100));
    expect(drawn.filter((x) => draw(makeRng(SEED), 200).includes(x))).toEqual([]);
    expect(draw(forkRng(r), 100)).not.toEqual(drawn);
  });

  test('a fork and its origin are not correlated', () => {
    const r = makeRng(SEED);
    const fork = forkRng(r);
    const equal = draw(r, 6000, 6).filter((x) => x === rand(fork, 6)).length;
    expect(Math.abs(equal - 1000)).toBeLessThan(100); // 3.5 standard deviations
  });
});

describe('seeds', () => {
  test('any text has one; saved games rely on these', () => {
    expect(seedOf('')).toBe('c1b1e6e37f01a8892f682022595d3005');
    expect(seedOf('a')).toBe('468763459b4affe00299b4a07a442a49');
    expect(seedOf('golden')).toBe('6d945aee9f9827adcc593d51b4719a01');
    expect(seedOf('żółw')).toBe('4dd1bc6237b705796eeb6666b9ed7dfa');
  });

  test('a seed stays itself', () => {
    expect(seedOf(SEED)).toBe(SEED);
  });

  test('similar texts have different ones', () => {
    const seeds = Array.from({ length: 5000 }, (_, i) => seedOf(`game ${i}`));
    expect(new Set(seeds).size).toBe(seeds.length);
    for (let word = 0; word < 4; word++)
      expect(new Set(seeds.map((seed) => seed.slice(word * 8, word * 8 + 8))).size).toBeGreaterThan(4990);
  });

  test('a drawn one is a seed and moves the stream on', () => {
    const r = makeRng(SEED);
    const first = drawSeed(r);
    expect(isSeed(first)).toBe(true);
    expect(drawSeed(r)).not.toBe(first);
  });
});

/** sfc32 after its twelve rounds of warming up, written without 32-bit tricks. */
function reference(words: bigint[], n: number): number[] {
  const cut = (x: bigint) => BigInt.asUintN(32, x);
  let [a, b, c, counter] = words as [bigint, bigint, bigint, bigint];
  const results: number[] = [];
  for (let i = 0; i < 12 + n; i++) {
    const sum = cut(a + b + counter);
    counter = cut(counter + 1n);
    a = b ^ (b >> 9n);
    b = cut(c * 9n);
    c = cut(((c << 21n) | (c >> 11n)) + sum);
    if (i >= 12) results.push(Number(sum));
  }
  return results;
}
