import { type Log, push, type Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import {
  BOROUGHS,
  type CardId,
  type Condition,
  type Effect,
  FACES,
  MANHATTAN,
  type Moment,
  OUCH,
  type Res,
  TAP_AFTER,
  type Trigger,
} from '../content/vocabulary.ts';
import { eliminate, strike } from '../rules/damage.ts';
import { bitsIn, findMod, gainOf, inTurnOrder, isAlive, maxLife, tokensLeft, unitsAt } from '../rules/queries.ts';
import { type Event, type Frame, NOBODY, type Player, SOURCES, type Source, type Src, type State } from '../state.ts';
import { sourceOf } from './sources.ts';

type Out = Log<Event>;

// --- gains and losses ----------------------------------------------------------------------------------------------

const book = (p: Player, source: Source, n: number) => {
  p.star += n;
  p.from[SOURCES.indexOf(source)]! += n;
};

export function gain(t: Tables, s: State, seat: Seat, res: Res, n: number, src: Src, log: Out): void {
  const p = s.players[seat]!;
  const gained = gainOf(t, s, p, res, n);
  if (gained <= 0) return;
  log?.push({ t: 'gained', seat, res, n: gained, src });
  if (res === 'star') book(p, sourceOf(src), gained);
  else if (res === 'life') p.life += gained;
  else {
    p.energy += gained;
    s.turn.gained[seat]! += gained;
    if (s.turn.gained[seat]! >= TAP_AFTER && (s.turn.tapped & (1 << seat)) === 0) tap(t, s, seat, log);
  }
}

/** KNY-185: Power Tap, once per Monster and turn. */
function tap(t: Tables, s: State, gainer: Seat, log: Out): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === gainer || !isAlive(s, seat)) continue;
    if (fire(t, s, 'othersEnergy', seat, gainer, log)) s.turn.tapped |= 1 << gainer;
  }
}

/** `by` is the Monster whose doing it is. */
export function loseStars(s: State, seat: Seat, n: number, src: Src, by: Seat, log: Out): void {
  const p = s.players[seat]!;
  const lost = Math.min(n, p.star);
  if (lost === 0) return;
  book(p, 'lost', -lost);
  log?.push({ t: 'lost', seat, res: 'star', n: lost, src, by });
}

// --- cards coming and going ----------------------------------------------------------------------------------------

export function addCard(t: Tables, p: Player, card: CardId): void {
  const no = t.order[card]!;
  let i = p.cards.length;
  while (i > 0 && t.order[p.cards[i - 1]!]! > no) i--;
  p.cards.splice(i, 0, card);
}

/** What belongs to a card leaves with it: Carapace tokens and life above the maximum (KNY-162), Souvenirs (KNY-196). */
export function loseCard(t: Tables, s: State, seat: Seat, card: CardId, log: Out): void {
  const p = s.players[seat]!;
  p.cards.splice(p.cards.indexOf(card), 1);
  s.discard.push(card);
  const life = Math.max(0, p.life - maxLife(t, s, p));
  const carapace = findMod(t, p, 'carapace') ? 0 : p.carapace;
  const souvenirs = t.cards[card]!.do?.some((e) => e.t === 'souvenir') ? p.souvenirs : 0;
  p.life -= life;
  p.carapace -= carapace;
  p.souvenirs -= souvenirs;
  log?.push({ t: 'cardLost', seat, card, life, carapace, souvenirs: bitsIn(souvenirs) });
}

/** KNY-162: discarded by its owner, Carapace heals 1 per token it had. */
export function shedCarapace(t: Tables, s: State, seat: Seat, log: Out): void {
  const n = s.players[seat]!.carapace;
  loseCard(t, s, seat, t.sole.carapace, log);
  gain(t, s, seat, 'life', n, t.sole.carapace, log);
}

// --- what cards do -------------------------------------------------------------------------------------------------

/** `seat` owns the card `src`; `other` is the Monster at the other end of the moment. */
interface Doing {
  t: Tables;
  s: State;
  seat: Seat;
  other: Seat;
  src: CardId;
  log: Out;
}
interface Atom<E> {
  /** False: it would change nothing. */
  can?(d: Doing, e: E): boolean;
  run(d: Doing, e: E): void;
}

/** One entry per effect; its words stand under the same name in every language (`effect` in src/text). */
const EFFECTS: { [T in Effect['t']]: Atom<Extract<Effect, { t: T }>> } = {
  gain: {
    run: ({ t, s, seat, src, log }, e) => gain(t, s, seat, e.res, e.n, src, log),
  },
  everyoneGains: {
    run({ t, s, src, log }, e) {
      for (const seat of inTurnOrder(s)) gain(t, s, seat, e.res, e.n, src, log);
    },
  },
  takeEnergy: {
    can: ({ s, other }) => s.players[other]!.energy > 0,
    run({ s, seat, other, src, log }, e) {
      const n = Math.min(e.n, s.players[other]!.energy);
      s.players[other]!.energy -= n;
      s.players[seat]!.energy += n;
      log?.push({ t: 'handedOver', from: other, to: seat, n, src });
    },
  },
  otherLosesStars: {
    run: ({ s, seat, other, src, log }, e) => loseStars(s, other, e.n, src, seat, log),
  },
  hurtSelf: {
    run: ({ s, seat, src }, e) => strike(s, seat, src, (victim) => (victim === seat ? e.n : 0)),
  },
  hurtOther: {
    run: ({ s, seat, other, src }, e) => strike(s, seat, src, (victim) => (victim === other ? e.n : 0)),
  },
  hurtEveryone: {
    run: ({ s, seat, src }, e) => strike(s, seat, src, () => e.n),
  },
  allUnitsShoot: {
    run: ({ s, src }) => strike(s, NOBODY, src, (victim) => unitsAt(s, s.players[victim]!.at)),
  },
  extraTurn: {
    run({ s, seat, src, log }, e) {
      s.queue.push({ seat, subway: e.subway });
      log?.push({ t: 'extraTurn', seat, src });
    },
  },
  claimNextKeep: {
    run({ s, seat, log }) {
      s.claims.push(seat);
      log?.push({ t: 'claimed', seat });
    },
  },
  exchangeStars: {
    can: ({ s, seat }) => s.players[seat]!.star > 0,
    run({ s, seat, src, log }) {
      const n = s.players[seat]!.star;
      loseStars(s, seat, n, src, seat, log);
      push<Frame>(s, { t: 'nextStageSplit', seats: [seat], n });
    },
  },
  starsForDamage: {
    run: ({ s, seat }) => push<Frame>(s, { t: 'photoOpTarget', seats: [seat] }),
  },
  everyoneDiscardsKeep: {
    run: ({ s }) => push<Frame>(s, { t: 'discards', from: inTurnOrder(s) }),
  },
  souvenir: {
    run({ t, s, seat, src, log }, e) {
      const p = s.players[seat]!;
      p.souvenirs |= 1 << p.at;
      log?.push({ t: 'souvenir', seat, at: BOROUGHS[p.at]! });
      gain(t, s, seat, 'star', e.star, src, log);
      gain(t, s, seat, 'energy', e.energy, src, log);
    },
  },
  symbols: {
    run({ s, seat, src, log }, e) {
      s.turn.open[FACES.indexOf(e.face)]! += e.n;
      log?.push({ t: 'added', seat, face: e.face, n: e.n, src });
    },
  },
  token: {
    can: ({ t, s }, e) => tokensLeft(t, s, e.token) > 0,
    run({ s, seat, other, log }, e) {
      s.players[other]![e.token]++;
      log?.push({ t: 'token', seat: other, token: e.token, n: 1, by: seat });
    },
  },
  carapaceTokens: {
    can: ({ t, s }) => tokensLeft(t, s, 'carapace') > 0,
    run({ t, s, seat, log }) {
      const n = Math.min(s.turn.open[OUCH]!, tokensLeft(t, s, 'carapace'));
      s.players[seat]!.carapace += n;
      log?.push({ t: 'token', seat, token: 'carapace', n, by: seat });
    },
  },
  perish: {
    run({ t, s, seat, src, log }) {
      const p = s.players[seat]!;
      loseCard(t, s, seat, src, log);
      log?.push({ t: 'lost', seat, res: 'life', n: p.life, src, by: seat });
      p.life = 0;
      eliminate(s, log);
    },
  },
};

export function runEffect(t: Tables, s: State, seat: Seat, other: Seat, e: Effect, src: CardId, log: Out): void {
  const atom = EFFECTS[e.t] as Atom<Effect>;
  const d: Doing = { t, s, seat, other, src, log };
  if (!atom.can || atom.can(d, e)) atom.run(d, e);
}

// --- cards that work by themselves ---------------------------------------------------------------------------------

/** Most cards do nothing at a moment. */
type Having = { readonly [card in CardId]?: readonly Trigger[] };

/** Lets the owner's cards with this moment work, in the order of the tables. Says whether one did. */
export function fire(t: Tables, s: State, moment: Moment, seat: Seat, other: Seat, log: Out): boolean {
  const cards = s.players[seat]!.cards;
  if (cards.length === 0) return false;
  const having: Having = t.triggers[moment];
  let any = false;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    const triggers = having[card];
    if (!triggers) continue;
    for (const trigger of triggers) {
      if (trigger.when && !holds(s, seat, trigger.when, card)) continue;
      any = true;
      for (const e of trigger.do) runEffect(t, s, seat, other, e, card, log);
    }
  }
  return any;
}

function holds(s: State, seat: Seat, c: Condition, src: CardId): boolean {
  const p = s.players[seat]!;
  switch (c.t) {
    case 'superstar':
      return s.superstar === seat;
    case 'in':
      return BOROUGHS[p.at] === c.borough;
    case 'units':
      return unitsAt(s, p.at) >= c.n;
    case 'allFaces':
      return p.at === MANHATTAN && FACES.every((_, face) => s.turn.dice.includes(face));
    case 'dieShows':
      return s.turn.dice.includes(FACES.indexOf(c.face));
    case 'noSouvenir':
      return (p.souvenirs & (1 << p.at)) === 0;
    case 'firstThisTurn': {
      const first = !s.turn.used.includes(src);
      if (first) s.turn.used.push(src);
      return first;
    }
  }
}
