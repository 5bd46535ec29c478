import {
  type Change,
  makeRng,
  pickOne,
  type Ref,
  type Seat,
  seedOf,
  Teller,
  type Telling,
  tell,
} from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import {
  BOROUGHS,
  type Event,
  FACES,
  game,
  MONSTERS,
  PHASES,
  SPECIALS,
  type State,
  TOKENS,
  tables,
  UNITS,
  ZONES,
} from '../../src/index.ts';
import { words } from '../../src/text/index.ts';
import { enrich, fresh, TABLES } from '../rows.ts';

const GAMES = 3;
const PILES = ['deck', 'bank', 'discard'];
const SLOTS = [
  ...PILES,
  ...BOROUGHS.flatMap((b) => [b, ...[0, 1, 2, ...UNITS].map((x) => `${b}.${x}`)]),
  ...ZONES.map((zone) => `manhattan.${zone}`),
];
const OPTIONS = [...MONSTERS, ...FACES, ...[...TOKENS, 'souvenir'].map((id) => `token-${id}`)];

/** Whether there is such a thing at a table of so many seats. */
const exists = ({ kind, id }: Ref, seats: number): boolean =>
  ({
    card: () => words.en.card(id).text !== '',
    player: () => Number(id) >= 0 && Number(id) < seats,
    slot: () => SLOTS.includes(id),
    option: () => OPTIONS.includes(id),
    die: () => /^(\w+\.)?[0-7]$/.test(id) && (id.length === 1 || FACES.some((face) => id.startsWith(`${face}.`))),
    amount: () => Number(id) > 0,
  })[kind]();

const refsOf = ({ about, moves = [] }: Telling): Ref[] => [
  ...about,
  ...moves.flatMap(({ thing, from, to }) => [thing, ...(from ? [from] : []), ...(to ? [to] : [])]),
];

/** What a seat has of everything a telling counts. */
function holdings(s: State, seat: Seat): Record<string, number> {
  const { life, energy, cards, web, jinx, carapace, souvenirs, star } = s.players[seat]!;
  return {
    score: star,
    life,
    energy,
    cards: cards.length,
    web,
    jinx,
    carapace,
    souvenirs: BOROUGHS.filter((_, b) => souvenirs & (1 << b)).length,
    claims: s.claims.filter((x) => x === seat).length,
    superstar: s.superstar === seat ? 1 : 0,
    statue: s.statue === seat ? 1 : 0,
  };
}

/** Plays at random and shows what each answer did. */
function play(s: State, seed: string, look: (events: Event[]) => void): void {
  const rng = makeRng(seedOf(seed));
  for (let n = 0; n < 5000 && game.asked(s).length > 0; n++) {
    const seat = game.asked(s)[0]!;
    const events: Event[] = [];
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), events);
    look(events);
  }
}

/** The names of cards as words of their own. */
const NAMED = [...tables.cardIds, ...SPECIALS].map((id) => ({
  id,
  name: new RegExp(`(?<![\\p{L}-])${words.en.card(id).name}(?![\\p{L}-])`, 'u'),
}));

describe.each(TABLES.flatMap((table) => [false, true].map((rich) => ({ ...table, rich }))))(
  'in whole games, %o',
  ({ seats, advanced, rich }) => {
    const all = (look: (s: State, events: Event[]) => void, begin: (s: State) => void = () => {}) => {
      for (let i = 0; i < GAMES; i++) {
        const s = fresh(seats, advanced, `telling ${i}`);
        if (rich) enrich(s);
        begin(s);
        play(s, `telling ${i} of ${seats}`, (events) => look(s, events));
      }
    };

    test('everything told is about things there are, and names every card of its sentence', () => {
      all((_, events) => {
        for (const e of events) {
          const telling = tell(game, e);
          const wrong = refsOf(telling).filter((ref) => !exists(ref, seats));
          if (wrong.length > 0) expect.fail(`${JSON.stringify(e)}: ${JSON.stringify(wrong)}`);
          const line = words.en.event(e, (seat) => `Player ${seat}`) ?? '';
          const rest = telling.about.reduce(
            (text, ref) =>
              text.replace(
                words.en.ref(ref, (seat) => `Player ${seat}`),
                '',
              ),
            line,
          );
          for (const { id, name } of NAMED) if (name.test(rest)) expect.fail(`${line}: ${id} is not told`);
        }
      });
    });

    test('the changes told are what changes, for every seat after every answer', () => {
      let told: Record<string, number>[] = [];
      const add = ({ seat, what, n }: Change) => {
        told[seat]![what]! += n;
      };
      all(
        (s, events) => {
          for (const e of events) tell(game, e).delta?.forEach(add);
          const now = s.players.map((_, seat) => holdings(s, seat));
          if (JSON.stringify(now) !== JSON.stringify(told)) expect(told, JSON.stringify(events)).toEqual(now);
        },
        (s) => {
          told = s.players.map((_, seat) => holdings(s, seat));
        },
      );
    });

    test('Monsters travel from where they are to where they will be', () => {
      let at: (string | null)[] = [];
      const boroughOf = (ref: Ref | undefined): string | null => ref?.id.split('.')[0] ?? null;
      all(
        (s, events) => {
          for (const e of events)
            for (const { thing, from, to } of tell(game, e).moves ?? [])
              if (thing.kind === 'player') {
                expect(boroughOf(from), JSON.stringify(e)).toBe(at[Number(thing.id)]);
                at[Number(thing.id)] = boroughOf(to);
              }
          expect(at).toEqual(s.players.map((p) => BOROUGHS[p.at] ?? null));
        },
        (s) => {
          at = s.players.map(() => null);
        },
      );
    });

    test('a turn is a chapter with its number, and its phases come in their order', () => {
      const teller = new Teller(game);
      let last = -1;
      all(
        (s, events) => {
          for (const e of events) {
            const { telling, round, phase } = teller.tell(e);
            if (telling.rank === 'chapter') last = -1;
            if (phase === null) continue;
            expect(PHASES.indexOf(phase as (typeof PHASES)[number]), JSON.stringify(e)).toBeGreaterThanOrEqual(last);
            last = PHASES.indexOf(phase as (typeof PHASES)[number]);
            expect(round).toBeGreaterThan(0);
          }
          if (events.some((e) => e.t === 'turn')) expect(teller.tell({ t: 'closed' }).round).toBe(s.turn.no);
        },
        () => {
          last = -1;
        },
      );
    });

    test('nothing is secret: everybody is told the same', () => {
      all((_, events) => {
        for (const e of events) for (const seat of [null, 0, seats - 1]) expect(game.redact(e, seat)).toBe(e);
      });
    });
  },
);
