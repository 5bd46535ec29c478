import { indexIn, makeRng, push, type Rng, type Seat, seedOf } from '@ashtown/engine';
import { countFaces } from '../answers/index.ts';
import type { Tables } from '../content/tables.ts';
import {
  BANK_SIZE,
  BOROUGHS,
  type CardId,
  FACES,
  MONSTERS,
  NOWHERE,
  SPACE_2_4,
  SPACE_5_6,
  UNITS,
  ZONES,
} from '../content/vocabulary.ts';
import { type Options, optionsOf, startLife } from '../options.ts';
import { newTurn } from '../rules/turn.ts';
import { type Frame, NOBODY, type Player, SOURCES, type State, type Turn } from '../state.ts';
import { type Position, STEPS, type Units } from './index.ts';
import { layStacks } from './stacks.ts';

/** The table of a position that has been checked, before anything happens on it. */
export function layOut(t: Tables, given: Position): State {
  const options = optionsOf(given);
  const seats = given.seats ?? 2;
  const players = Array.from({ length: seats }, (_, seat) => playerOf(t, options, given, seat));
  const units = unitsOf(given.units);
  return {
    rng: rngOf(given),
    ply: given.ply ?? 0,
    stack: stackOf(given),
    options,
    players,
    ...layStacks(t, given.stacks ?? {}, units),
    units,
    fresh: unitsOf(given.fresh),
    ...cardsOf(t, given, players),
    limbo: given.limbo ?? null,
    superstar: given.superstar ?? NOBODY,
    statue: given.statue ?? NOBODY,
    claims: [...(given.claims ?? [])],
    queue: (given.queue ?? []).map(({ seat, subway }) => ({ seat, subway })),
    closed: given.closed ?? false,
    turn: turnOf(given, seats),
    winners: given.winners ? [...given.winners] : null,
  };
}

/** Where the quiet position begins: the steps of a turn up to its roll. */
const isBeforeRoll = ({ from, stack, winners }: Position): boolean =>
  !stack && !winners && (from === undefined || from === 'turn' || from === 'roll');

/** Faces by their names; −1 for what is none. */
export const facesOf = (text = ''): number[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => indexIn(FACES, word));

/** The generator of every position that tells no other. */
export const quietRng = (): Rng => makeRng(seedOf('a quiet table'));

function rngOf(given: Position): Rng {
  const w = (given.rng ?? quietRng().w).slice();
  const forced = [...(isBeforeRoll(given) ? facesOf(given.dice) : []), ...facesOf(given.rolls)];
  return forced.length > 0 ? { w, forced } : { w };
}

function stackOf(given: Position): Frame[] {
  const { active = 0, from = 'turn', extra = false, subway = false } = given;
  if (given.winners) return [];
  if (given.stack) return given.stack.map((f) => (typeof f === 'string' ? ({ t: f } as Frame) : f));
  if (from === 'turn') return [{ t: 'turn', seat: active, extra, subway }];
  const s = { stack: [] as Frame[] };
  push<Frame>(s, ...STEPS.slice(STEPS.indexOf(from)).map((t) => ({ t }) as Frame));
  return s.stack;
}

function turnOf(given: Position, seats: number): Turn {
  const { active = 0, normal = active, turn = 1, extra = false, subway = false } = given;
  const beginning = !given.stack && !given.winners && (given.from ?? 'turn') === 'turn';
  const memory = newTurn(seats, beginning ? Math.max(0, turn - 1) : turn, active, normal, extra, subway);
  memory.rides = given.rides ?? 0;
  if (!isBeforeRoll(given)) memory.dice = facesOf(given.dice);
  memory.rerolls = given.rerolls ?? 0;
  if (given.open) memory.open = FACES.map((face) => given.open?.[face] ?? 0);
  else if (given.from === 'symbols') memory.open = countFaces(memory.dice);
  memory.unitsOnly = given.unitsOnly ?? false;
  memory.entered = given.entered ?? false;
  memory.destroyed = UNITS.map((unit) => given.destroyed?.[unit] ?? 0);
  memory.dealt = memory.dealt.map((_, seat) => given.dealt?.[seat] ?? 0);
  memory.gained = memory.gained.map((_, seat) => given.gained?.[seat] ?? 0);
  memory.tapped = bitsOf(given.tapped);
  memory.fell = bitsOf(given.fell);
  memory.used = [...(given.used ?? [])];
  return memory;
}

const bitsOf = (seats: readonly Seat[] = []): number => seats.reduce((bits, seat) => bits | (1 << seat), 0);

/** Where a Monster stands of which nothing is told. */
export const quietPlace = (seat: Seat): number => 1 + (seat >> 1);

function playerOf(t: Tables, options: Options, given: Position, seat: Seat): Player {
  const out = given.out?.[seat] ?? 0;
  const at = given.at?.[seat];
  const monster = given.monsters?.[seat];
  const star = given.star?.[seat] ?? 0;
  const from = SOURCES.map((source) =>
    typeof star !== 'number' ? (star[source] ?? 0) : source === 'cards' ? star : 0,
  );
  const souvenirs = given.souvenirs?.[seat] ?? [];
  return {
    monster: monster === undefined ? seat : monster === null ? -1 : MONSTERS.indexOf(monster),
    life: given.life?.[seat] ?? (out > 0 ? 0 : startLife(t, options)),
    star: from.reduce((sum, n) => sum + n, 0),
    energy: given.energy?.[seat] ?? 0,
    at: at === null || (at === undefined && out > 0) ? NOWHERE : at ? BOROUGHS.indexOf(at) : quietPlace(seat),
    zone: ZONES.indexOf(given.zone?.[seat] ?? 'lower'),
    space: given.second?.includes(seat) ? SPACE_5_6 : SPACE_2_4,
    cards: [...(given.cards?.[seat] ?? [])].sort((a, b) => t.order[a]! - t.order[b]!),
    web: given.web?.[seat] ?? 0,
    jinx: given.jinx?.[seat] ?? 0,
    carapace: given.carapace?.[seat] ?? 0,
    souvenirs: souvenirs.reduce((bits, b) => bits | (1 << BOROUGHS.indexOf(b)), 0),
    from,
    out,
  };
}

const unitsOf = (units: Units = {}): number[] => BOROUGHS.flatMap((b) => UNITS.map((u) => units[b]?.[u] ?? 0));

/** Bank, discard pile and deck; every card that is nowhere else is in the deck. */
function cardsOf(t: Tables, given: Position, players: readonly Player[]): Pick<State, 'bank' | 'discard' | 'deck'> {
  const bank = Array.from({ length: BANK_SIZE }, (_, slot) => given.bank?.[slot] ?? null);
  const discard = [...(given.discard ?? [])];
  const first = given.deck ?? [];
  const limbo = given.limbo ?? null;
  const placed = new Set<CardId | null>([...bank, ...discard, ...first, limbo, ...players.flatMap((p) => p.cards)]);
  return { bank, discard, deck: [...first, ...t.cardIds.filter((id) => !placed.has(id))].reverse() };
}
