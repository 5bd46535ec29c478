import { push } from '@ashtown/engine';
import { legalActions } from '../answers/actions.ts';
import { cardsToDiscard, dealsToSpend, play, removeFace } from '../answers/hand.ts';
import { type Texts, withPlace } from '../answers/index.ts';
import { discard, gain, score } from '../cards/effects.ts';
import type { Goods } from '../content/atoms.ts';
import { pileOf, type Tables } from '../content/tables.ts';
import { EXCHANGE_GOODS, SHIELD, SOLO } from '../content/vocabulary.ts';
import { type Answers, type Frame, NONE, type Player, RIVAL } from '../state.ts';
import type { Part } from './part.ts';
import { pay, payments } from './payment.ts';
import { produceFor } from './production.ts';
import { canPlayHidden, canShield, placeOf, playerAt, siteOf, takesShield } from './queries.ts';
import { ACTED, ASK, act, canRepeat, EXCHANGE, exchange, TURN, use } from './turn.ts';

const PROTECT = withPlace<Answers['placeShield']>('protect');
const RIVAL_TURN: Frame = Object.freeze({ t: 'rivalTurn' } as const);
const REPEAT = Object.freeze(['again', 'stop'] as const);
const REPEAT_OR_SHIELD = Object.freeze(['again', 'shield', 'stop'] as const);
const SHIELD_OR_END = Object.freeze(['shield', 'end'] as const);
/** What an owner gets for being visited, and the virtual opponent. */
const HOST: Goods = { worker: 1 };
const RIVAL_HOST: Goods = { vp: SOLO.vpPerVisit };
const HOST_GAIN = pileOf(HOST);
const EXCHANGE_PILES = EXCHANGE_GOODS.map((good) => pileOf({ [good]: 1 }));
const handSize = (p: Player): number => p.hand.length + p.seen.length;

/** 5. Action: turns, prices, the faction board, visits, connections and shields. */
export const actionRules = (
  t: Tables,
  a: Texts,
): Part<
  | 'action'
  | 'turn'
  | 'takeTurn'
  | 'payment'
  | 'discardCard'
  | 'discardDeal'
  | 'convert'
  | 'exchangeGood'
  | 'visit'
  | 'hosted'
  | 'takeConnection'
  | 'playConnection'
  | 'acted'
  | 'repeatAction'
  | 'endTurn'
  | 'placeShield'
> => ({
  action(s, _, log) {
    log?.push({ t: 'action' });
    push(s, TURN[s.first]!); // FSM-67
  },

  turn(s, { seat }) {
    const n = s.players.length;
    for (let i = 0; i < n; i++) {
      const who = (seat + i) % n;
      if (s.players[who]!.passed) continue;
      push(s, ASK.takeTurn[who]!, s.solo ? RIVAL_TURN : TURN[(who + 1) % n]!);
      return;
    }
  },

  takeTurn: {
    legal: (s, _, seat) => legalActions(t, a, s, seat),
    secret: (s, _, seat) => s.players.length > 1 && canPlayHidden(s.players[seat]!),
    take(s, _, seat, pick, log) {
      act(t, a, s, seat, pick, log);
    },
  },

  payment: {
    legal: (s, { bills }, seat) => payments(t, s.players[seat]!, seat, bills, s.options.freePayment), // FSM-82
    take: (s, _, seat, pick, log) => pay(s, seat, pick, log),
  },

  discardCard: {
    legal: (s, _, seat) => cardsToDiscard(t, a, s.players[seat]!), // FSM-223
    secret: (s, _, seat) => s.players.length > 1 && s.players[seat]!.hand.length > 0 && handSize(s.players[seat]!) > 1,
    take(s, _, seat, pick, log) {
      const card = play(t, s.players[seat]!, a.read(pick).f);
      discard(t, s, card);
      log?.push({ t: 'discarded', seat, card: t.id[card]! });
    },
  },

  discardDeal: {
    legal: (s, _, seat) => dealsToSpend(t, a, s.players[seat]!), // FSM-222
    take(s, _, seat, pick, log) {
      const card = removeFace(t, s.players[seat]!.deals, pick.slice('spend '.length));
      s.discard.push(card); // FSM-86
      log?.push({ t: 'spentDeal', seat, card: t.id[card]! });
    },
  },

  convert(s, { seat, contact }, log) {
    gain(t, s, seat, t.factions[s.players[seat]!.faction]!.conversions[contact]!.gain, 1, 'board', 'actions', log);
  },

  exchangeGood: {
    legal: () => EXCHANGE_GOODS, // FSM-141
    take(s, _, seat, good, log) {
      log?.push({ t: 'exchanged', seat, good });
      gain(t, s, seat, EXCHANGE_PILES[EXCHANGE_GOODS.indexOf(good)]!, 1, 'exchange', 'actions', log);
    },
  },

  visit(s, { seat, owner, no }, log) {
    const place = placeOf(playerAt(s, owner), no)!;
    place.visited = true; // FSM-144
    const host = owner === RIVAL ? RIVAL_HOST : HOST;
    log?.push({ t: 'visited', seat, owner, card: siteOf(t, place).id, no, host });
    push<Frame>(s, { t: 'hosted', owner });
    produceFor(t, s, seat, owner, place, false, log);
  },

  hosted(s, { owner }, log) {
    if (owner !== RIVAL) gain(t, s, owner, HOST_GAIN, 1, 'visit', 'visits', log);
    else {
      log?.push({ t: 'gained', seat: RIVAL, goods: RIVAL_HOST, src: 'visit', how: 'visits' });
      score(s, RIVAL, SOLO.vpPerVisit, 'visits', log); // FSM-263
    }
  },

  takeConnection(s, { seat, colour }, log) {
    const card = s.faceUp[colour]!;
    s.faceUp[colour] = NONE; // FSM-153
    s.players[seat]!.seen.push(card);
    log?.push({ t: 'tookConnection', seat, card: t.id[card]! });
  },

  playConnection(s, { seat }, log) {
    const card = s.limbo;
    s.limbo = NONE;
    discard(t, s, card); // FSM-154
    log?.push({ t: 'playedConnection', seat, card: t.id[card]! });
    gain(t, s, seat, t.linkOf(card).gain, 1, t.linkOf(card).id, 'actions', log);
  },

  acted(s, { seat, again }) {
    const p = s.players[seat]!;
    if (canRepeat(t, s, seat, again))
      push<Frame>(s, { t: 'repeatAction', seats: [seat], again }); // FSM-75
    else if (canShield(t, p)) push<Frame>(s, { t: 'endTurn', seats: [seat] }); // FSM-76
  },

  repeatAction: {
    legal: (s, _, seat) => (canShield(t, s.players[seat]!) ? REPEAT_OR_SHIELD : REPEAT),
    take(s, { again }, seat, pick, log) {
      if (pick === 'stop') return;
      push<Frame>(s, { t: 'acted', seat, again });
      if (pick === 'shield') push(s, ASK.placeShield[seat]!);
      else if (again === EXCHANGE) exchange(t, s, seat, log);
      else use(t, s, seat, again, log);
    },
  },

  endTurn: {
    legal: () => SHIELD_OR_END,
    take(s, _, seat, pick) {
      if (pick === 'shield') push(s, ASK.placeShield[seat]!, ACTED[seat]!);
    },
  },

  placeShield: {
    legal(s, _, seat) {
      const picks: Answers['placeShield'][] = [];
      for (const place of s.players[seat]!.places) if (takesShield(t, place)) picks.push(PROTECT(seat, place.no)); // FSM-164
      return picks;
    },
    take(s, _, seat, pick, log) {
      const p = s.players[seat]!;
      const place = placeOf(p, a.read(pick).no)!;
      p.tokens[SHIELD]!--;
      place.shield = true;
      log?.push({ t: 'shielded', seat, card: siteOf(t, place).id, no: place.no });
    },
  },
});
