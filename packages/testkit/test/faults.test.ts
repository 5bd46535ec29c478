import { type Game, makeRng, rand, type Seat, seedOf } from '@ashtown/engine';
import { fixture as toyFixture } from '@ashtown/scrap/fixture';
import {
  examine,
  Fault,
  type Property,
  type ToyEvent,
  type ToyOptions,
  type ToyPick,
  type ToyState,
  type ToyView,
  toy,
  toyWords,
} from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';

type Toy = Game<ToyState, ToyPick, ToyEvent, ToyView, ToyOptions>;

const SETTING = { seats: 3, options: { rounds: 3, salvage: false } };

/** The fault found in Scrap once some of its functions, or of its fixture, are replaced. */
function faultOf(changed: Partial<Toy>, fixture: Partial<typeof toyFixture> = {}): Fault | null {
  try {
    examine({ ...toy, ...changed }, { ...toyFixture, ...fixture }, SETTING, { answers: 300 });
    return null;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

const finds = (property: Property, changed: Partial<Toy>, fixture?: Partial<typeof toyFixture>): void => {
  expect(faultOf(changed, fixture)?.property).toBe(property);
};

/** Scrap with something else happening after each answer. */
const andThen = (more: (s: ToyState, seat: Seat, pick: ToyPick, log: ToyEvent[] | null) => void): Partial<Toy> => ({
  apply(s, seat, pick, log) {
    toy.apply(s, seat, pick, log);
    more(s, seat, pick, log);
  },
});

test('Scrap itself has no fault', () => {
  expect(faultOf({})).toBeNull();
});

test('a fault points into the game where it broke, and never into the checks', () => {
  const broken: Partial<Toy> = {
    legal() {
      throw new Error('no answers here');
    },
  };
  const { stack = '' } = faultOf(broken)!;
  expect(stack).toContain('no answers here');
  expect(stack).toContain('faults.test.ts');
  expect(stack).not.toContain('testkit/src');
});

test('a fault of an event names the event and what to do', () => {
  expect(faultOf({ redact: (e) => e })!.message).toMatch(/cover it in `redact` of `\w+`/);
});

test('a fault says how to see it again', () => {
  const fault = faultOf(andThen((s) => s.deck.pop()))!;
  expect(fault.message).toContain('scrap, 3 seats, options {"rounds":3,"salvage":false}, seed ');
  expect(fault.message).toMatch(/answer \d+/);
  const seed = /seed ([0-9a-f]{32})/.exec(fault.message)![1]!;
  expect(() =>
    examine({ ...toy, ...andThen((s) => s.deck.pop()) }, toyFixture, SETTING, {
      seeds: [seed],
    }),
  ).toThrow(fault.message);
});

describe('secrets', () => {
  test('the top card in a view', () => {
    finds('view', {
      view: (s, me) => ({ ...toy.view(s, me), deck: s.deck.map((card, i) => (i === s.deck.length - 1 ? card : null)) }),
    });
  });

  test('the hands of others in the view of a spectator', () => {
    finds('view', { view: (s, me) => toy.view(s, me ?? 0) });
  });

  test('open answers to a question asked to several', () => {
    finds('open-answers', { view: (s, me) => ({ ...toy.view(s, me), stack: s.stack.slice() }) });
  });

  test('the generator in a view', () => {
    finds('rng', { view: (s, me) => Object.assign(toy.view(s, me), { rng: { w: [...s.rng.w] } }) });
  });

  test('a forced answer that is taken without asking, so that the others know it was forced', () => {
    const silent = andThen((s, _seat, _pick, log) => {
      const [asked, other] = toy.asked(s);
      if (asked === undefined || other !== undefined || toy.question(s, asked) !== 'press') return;
      if (s.players[asked]!.hand[0]! % 2 === 1) toy.apply(s, asked, 'stop', log);
    });
    expect(faultOf(silent)?.message).toMatch(/^\[asked\].* is asked press.*make it `secret`/);
  });

  test('somebody asked because of what lies in their hand', () => {
    const picky = andThen((s) => {
      const top = s.stack.at(-1);
      if (top?.t !== 'bid' || top.got) return;
      const strong = top.seats.filter((seat) => s.players[seat]!.hand[0]! > 12);
      if (strong.length > 0) s.stack[s.stack.length - 1] = { ...top, seats: strong };
    });
    finds('asked', picky);
  });

  test('an event shown to everybody as it is', () => {
    finds('events', { redact: (e) => e });
  });

  test('a set-up that tells everybody what was dealt', () => {
    const open = new WeakSet<object>();
    const { setup, redact } = toy;
    const wrong: Partial<Toy> = {
      setup(seats, options, rng, log) {
        const s = setup(seats, options, rng, log);
        for (const e of log ?? []) open.add(e);
        return s;
      },
      redact: (e, seat) => (open.has(e) ? e : redact(e, seat)),
    };
    finds('events', wrong);
  });

  test('an event shown to all seats as it is, while all of them draw', () => {
    finds('events', { redact: (e, seat) => (seat === null ? toy.redact(e, seat) : e) });
  });

  test('a telling that remembers what its event hides', () => {
    const truth = new WeakMap<object, ToyEvent>();
    finds('tellings', {
      redact(e, seat) {
        const shown = toy.redact(e, seat);
        if (shown) truth.set(shown, e);
        return shown;
      },
      tellings: { ...toy.tellings, drew: (e) => toy.tellings.drew(truth.get(e) as Extract<ToyEvent, { t: 'drew' }>) },
    });
  });

  test('answers that depend on a hidden card', () => {
    finds('legal', {
      legal(s, seat) {
        const answers = toy.legal(s, seat);
        return s.deck.at(-1)! % 2 === 0 ? [...answers].reverse() : answers;
      },
    });
  });
});

describe('worlds', () => {
  test('a determinize that ignores its stream', () => {
    finds('worlds', { determinize: (v) => toy.determinize(v, makeRng(seedOf('always the same'))) });
  });

  test('a determinize that deals the same cards from every stream', () => {
    finds('worlds', {
      determinize: (v, rng) => ({ ...toy.determinize(v, makeRng(seedOf('always the same'))), rng }),
    });
  });

  test('a determinize that remembers the true state', () => {
    let truth: ToyState;
    finds('worlds', {
      view(s, me) {
        truth = s;
        return toy.view(s, me);
      },
      determinize: (_, rng) => ({ ...toy.clone(truth), rng }),
    });
  });

  test('a view that smuggles the state', () => {
    finds('view', {
      view: (s, me) => Object.assign(toy.view(s, me), { all: JSON.stringify({ ...s, rng: null }) }),
      determinize: (v, rng) => ({ ...JSON.parse((v as unknown as { all: string }).all), rng }),
    });
  });

  test('a world with another view', () => {
    finds('round-trip', { determinize: (v, rng) => ({ ...toy.determinize(v, rng), round: 0 }) });
  });

  test('a determinize that fills in the view itself', () => {
    finds('pure', {
      determinize(v, rng) {
        const world = toy.determinize(v, rng);
        v.deck = world.deck.slice();
        return world;
      },
    });
  });

  test('a world that shares a pile with its view', () => {
    finds('round-trip', { determinize: (v, rng) => ({ ...toy.determinize(v, rng), discard: v.discard }) });
  });

  test('a world in which a card is there twice', () => {
    finds('census', {
      determinize(v, rng) {
        const world = toy.determinize(v, rng);
        world.deck[0] = world.deck[1]!;
        return world;
      },
    });
  });

  test('a world that cannot be played', () => {
    const imagined = new WeakSet<ToyState>();
    finds('playable', {
      determinize(v, rng) {
        const world = toy.determinize(v, rng);
        imagined.add(world);
        return world;
      },
      apply(s, seat, pick, log) {
        if (imagined.has(s)) throw new Error('a card is missing');
        toy.apply(s, seat, pick, log);
      },
    });
  });
});

describe('states', () => {
  test('an undefined field', () => {
    finds(
      'plain',
      andThen((s) => Object.assign(s, { last: undefined })),
    );
  });

  test('a date', () => {
    finds(
      'plain',
      andThen((s) => Object.assign(s, { started: new Date(0) })),
    );
  });

  test('a number that is none', () => {
    finds(
      'plain',
      andThen((s) => Object.assign(s, { ratio: 0 / 0 })),
    );
  });

  test('one array in two places', () => {
    finds(
      'plain',
      andThen((s) => {
        s.players[1]!.hand = s.players[0]!.hand;
      }),
    );
  });

  test('a clone that shares an array', () => {
    finds('clone', { clone: (s) => ({ ...toy.clone(s), discard: s.discard }) });
  });

  test('a clone that shares the stack', () => {
    finds('clone', { clone: (s) => ({ ...toy.clone(s), stack: s.stack }) });
  });

  test('a clone that forgets something', () => {
    finds('clone', { clone: (s) => ({ ...toy.clone(s), round: 0 }) });
  });

  test('a frame changed on the stack', () => {
    finds('frames', {
      apply(s, seat, pick, log) {
        const top = s.stack.at(-1)!;
        if (top.t === 'press') top.pot++;
        toy.apply(s, seat, pick, log);
      },
    });
  });

  test('a lost card', () => {
    finds(
      'census',
      andThen((s, _, pick) => {
        if (pick === 'stop') s.deck.pop();
      }),
    );
  });

  test('a look that changes something', () => {
    finds('pure', {
      view(s, me) {
        s.discard.sort();
        s.ply++;
        return toy.view(s, me);
      },
    });
  });
});

describe('play', () => {
  test('a game that never ends', () => {
    finds('ends', {
      apply(s, seat, pick, log) {
        if (typeof pick === 'number') toy.apply(s, seat, pick, log);
        else s.ply++;
      },
    });
  });

  test('nothing to answer', () => {
    finds('answers', { legal: (s, seat) => (s.round === 2 ? [] : toy.legal(s, seat)) });
  });

  test('an answer offered twice', () => {
    finds('answers', { legal: (s, seat) => [...toy.legal(s, seat), toy.legal(s, seat)[0]!] });
  });

  test('answers in another order each time', () => {
    let calls = 0;
    finds('answers', {
      legal: (s, seat) => (calls++ % 2 ? [...toy.legal(s, seat)].reverse() : toy.legal(s, seat)),
    });
  });

  test('a rule that uses Math.random', () => {
    finds(
      'chance',
      andThen((s) => {
        s.players[0]!.banked += Math.floor(Math.random() * 2);
      }),
    );
  });

  test('a rule that reads the clock', () => {
    finds(
      'chance',
      andThen((s) => {
        s.players[0]!.banked += Date.now() % 2;
      }),
    );
  });

  test('a rule that counts its calls', () => {
    let calls = 0;
    finds(
      'deterministic',
      andThen((s) => {
        s.players[0]!.banked = calls++;
      }),
    );
  });

  test('a log that uses the dice', () => {
    finds(
      'logging',
      andThen((s, _, __, log) => {
        if (log) rand(s.rng, 6);
      }),
    );
  });

  test('a rule that remembers outside of the state', () => {
    const seen = new WeakSet<object>();
    finds('plain', {
      setup(seats, options, rng) {
        const s = toy.setup(seats, options, rng);
        seen.add(s);
        return s;
      },
      clone(s) {
        const copy = toy.clone(s);
        if (seen.has(s)) seen.add(copy);
        return copy;
      },
      ...andThen((s) => {
        if (!seen.has(s)) s.players[0]!.banked++;
      }),
    });
  });

  test('a rule that throws', () => {
    finds(
      'throws',
      andThen((s) => {
        if (s.round === 2) throw new Error('no such card');
      }),
    );
  });
});

describe('what is told', () => {
  test('points that no telling tells', () => {
    finds('tellings', {
      tellings: { ...toy.tellings, counted: ({ seat }) => ({ by: seat, about: [], rank: 'line' }) },
    });
  });

  test('a deed of somebody who does not sit here', () => {
    finds('tellings', { tellings: { ...toy.tellings, rolled: () => ({ by: 7, about: [], rank: 'line' }) } });
  });

  test('a phase the game does not have', () => {
    finds('tellings', {
      tellings: { ...toy.tellings, rolled: (e) => ({ ...toy.tellings.rolled(e), phase: 'night' }) },
    });
  });

  test('a standing that knows more than its view at the end', () => {
    finds('standing', { standing: (v) => toy.standing({ ...v, over: false }) });
  });

  test('a standing from a source nobody knows', () => {
    finds('standing', {
      standing: (v) =>
        toy.standing(v).map((x) => ({ ...x, score: x.score + 1, lines: [...x.lines, { source: 'luck', n: 1 }] })),
    });
  });

  test('an ending that names somebody else as the winner', () => {
    finds('ending', { ending: (v, log) => ({ ...toy.ending(v, log), winners: [...v.players.keys()] }) });
  });

  test('an ending by figures the ranks do not follow', () => {
    finds('ending', {
      ending: (v, log) => ({ ...toy.ending(v, log), steps: [{ id: 'points', n: v.players.map((_, seat) => seat) }] }),
    });
  });

  test('a feat of somebody who does not sit here', () => {
    finds('ending', { feats: { luck: () => ({ seat: 7, n: 1 }) } });
  });

  test('a position that forgets whose card lies where', () => {
    finds('position', { parsePosition: (given) => toy.parsePosition({ ...(given as object), round: 0 }) });
  });

  test('a set-up that depends on whether anybody listens', () => {
    finds('deterministic', {
      setup(seats, options, rng, log) {
        const s = toy.setup(seats, options, rng, log);
        if (log) s.deck.reverse();
        return s;
      },
    });
  });
});

describe('results, advice and words', () => {
  test('lines that do not add up', () => {
    finds('result', { result: (s) => toy.result(s)?.map((place) => ({ ...place, score: place.score + 1 })) ?? null });
  });

  test('a win shared too often', () => {
    finds('result', { result: (s) => toy.result(s)?.map((place) => ({ ...place, rank: 1, share: 1 })) ?? null });
  });

  test('a win that nobody has, although somebody is first', () => {
    finds('result', { result: (s) => toy.result(s)?.map((place) => ({ ...place, share: 0 })) ?? null });
  });

  test('a win of the game itself is none: everybody stands behind it', () => {
    const behind: Toy['result'] = (s) =>
      toy.result(s)?.map((place) => ({ ...place, rank: place.rank + 1, share: 0 })) ?? null;
    const standing: Toy['standing'] = (v) => toy.standing(v).map((x) => ({ ...x, rank: x.rank + Number(v.over) }));
    const ending: Toy['ending'] = (v, log) => ({ ...toy.ending(v, log), winners: [] });
    expect(faultOf({ result: behind, standing, ending })).toBeNull();
  });

  test('no result at the end', () => {
    finds('result', { result: () => null });
  });

  test('a ref of no kind', () => {
    finds('refs', { refs: () => [{ kind: 'pile' as 'card', id: '1' }] });
  });

  test('a deed that is no data, or without a verb, or brings half a point', () => {
    finds('deed', { deed: () => ({ verb: 'bid', things: [], when: new Date(0) }) as never });
    finds('deed', { deed: () => ({ verb: '', things: [] }) });
    finds('deed', { deed: () => ({ verb: 'stop', things: [], gives: [{ what: 'score', n: 0.5 }] }) });
  });

  test('a value that is not finite', () => {
    finds('evaluate', { evaluate: (v) => [{ id: 'lead', value: 1 / v.discard.length }] });
  });

  test('a bot that sees in a dream what its view hides', () => {
    const tuning = () => ({ sharpness: 1, horizon: 1, wholeMoves: true, dreams: 10 });
    finds('foresight', {
      evaluate: (v) => [{ id: 'lead', value: 'rng' in v ? 1 : 0 }],
      ahead: { tuning, evaluatesStates: true },
    });
    finds('foresight', {
      ahead: { tuning, reckon: (v, _, legal) => legal.map((_, i) => i + ('rng' in v ? 1 : 0)) },
    });
    finds('foresight', { ahead: { tuning, reckon: () => [] } });
  });

  test('a sheet or odds that are no numbers, count the same twice, or that nobody can say', () => {
    finds('counts', { sheet: (v, seat) => [{ what: 'cards', n: (v.players[seat]!.hand[0] as number) / 0 }] });
    finds('counts', {
      sheet: () => [
        { what: 'points', n: 1 },
        { what: 'points', n: 2 },
      ],
    });
    finds('throws', { sheet: () => [{ what: 'hats', n: 1 }] });
    finds('counts', { odds: (v) => [{ of: 'deck', n: 1, columns: [1], rows: [{ what: 'one', chances: [v.round] }] }] });
  });

  test('a reason why a legal answer is none', () => {
    finds('explain', { explain: () => ({ t: 'not-now' }) });
  });

  test('two answers with the same label', () => {
    finds('words', {}, { words: { ...toyWords, pl: { ...toyWords.pl, label: () => 'Dalej' } } });
  });

  test('a hole in a sentence', () => {
    finds('words', {}, { words: { ...toyWords, sk: { ...toyWords.sk, event: (e) => `${e.t} ${Object(e).card}` } } });
  });

  test('a scramble that loses a card', () => {
    finds('fixture', {}, { scramble: (s) => void s.deck.pop() });
  });
});
