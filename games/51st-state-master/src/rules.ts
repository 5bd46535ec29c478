import { finish, machine, push, rand, type Seat, shuffle } from '@ashtown/engine';
import { legalActions, redevelopBills, replaceable } from './actions.ts';
import {
  BASICS,
  COLOURS,
  CONTACTS,
  EXCHANGE_GOODS,
  FACTION_IDS,
  FACTIONS,
  GOODS,
  HAND_DEALT,
  SHIELD,
  SOLO,
  TOKENS,
} from './board.ts';
import { type CardId, goodsOf, ID_OF, linkOf, pileOf, SITE, tokensOf } from './cards.ts';
import { allFits, refresh, storable } from './cleanup.ts';
import { addPlace, discard as discardOne, draw, fire, gain, razePlace, score } from './effects.ts';
import { cardsToDiscard, dealsToGather, dealsToSpend, drops, facesOf, play, removeFace } from './hand.ts';
import { pay, payments } from './payment.ts';
import { read, withPlace } from './picks.ts';
import {
  claimable,
  copyFrom,
  opponentSources,
  ownSources,
  produceFor,
  produceOnBuilding,
  runProduction,
} from './production.ts';
import {
  canBeActivated,
  canPlayHidden,
  canReplace,
  canShield,
  countIntact,
  countType,
  isSpent,
  nthSeat,
  opponents,
  placeOf,
  playerAt,
  siteOf,
  takesShield,
} from './queries.ts';
import { decide } from './result.ts';
import { judgeSolo, layBeforeRival, passRival, rivalTurn, strikeAt } from './solo.ts';
import { type Event, type Frame, NONE, type Picks, type Player, RIVAL, type State } from './state.ts';
import { ACTED, ASK, act, canRepeat, EXCHANGE, exchange, removeOld, TURN, use } from './turn.ts';

type Out = Event[] | null;

const PROTECT = withPlace<Picks['placeShield']>('protect');
const ACTIVATE = withPlace<Picks['activateTarget']>('activate');
const RESET = withPlace<Picks['resetTargets']>('reset');
const YIELD = withPlace<Picks['soloTarget']>('yield');

/** The game, in the order of its rules. */
export const rules = machine<State, Frame, Picks, Event>({
  // --- 2. Set-up -------------------------------------------------------------------------------------------------------

  pickFaction: {
    legal(s) {
      const free = FACTION_IDS.filter((_, i) => s.players.every((p) => p.faction !== i));
      return [...free, 'random'];
    },
    take(s, _, seat, pick, log) {
      if (pick !== 'random') takeFaction(s, seat, FACTION_IDS.indexOf(pick), log);
    },
  },

  deal(s, _, log) {
    const free = shuffle(
      s.rng,
      FACTION_IDS.map((_, i) => i).filter((i) => s.players.every((p) => p.faction !== i)),
    );
    for (const [seat, p] of s.players.entries()) if (p.faction === NONE) takeFaction(s, seat, free.pop()!, log); // FSM-38
    s.first = rand(s.rng, s.players.length); // FSM-39
    log?.push({ t: 'first', seat: s.first });
    push<Frame>(s, { t: 'keepHand', seats: s.players.map((_, seat) => seat) }, { t: 'round' });
    for (const [seat, p] of s.players.entries()) {
      for (let i = 0; i < HAND_DEALT; i++) p.hand.push(draw(s, log)); // FSM-42
      log?.push({ t: 'dealt', seat, n: HAND_DEALT, cards: p.hand.map((card) => ID_OF[card]!) });
    }
  },

  keepHand: {
    legal: (s, _, seat) => drops(s.players[seat]!.hand), // FSM-43
    take(s, _, seat, pick, log) {
      const cards = pick.split(' ').slice(1);
      for (const id of cards) s.discard.push(removeFace(s.players[seat]!.hand, id));
      log?.push({ t: 'dropped', seat, cards: cards as CardId[] });
    },
  },

  round(s, _, log) {
    s.round++;
    push<Frame>(s, { t: 'lookout' }, { t: 'production' }, { t: 'action' }, { t: 'roundEnd' }); // FSM-1
    log?.push({ t: 'round', round: s.round, first: s.first });
  },

  // --- 3. Lookout ------------------------------------------------------------------------------------------------------

  lookout(s, _, log) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const deck = s.links[colour]!;
      if (deck.length === 0) {
        s.links[colour] = shuffle(s.rng, s.spentLinks[colour]!); // FSM-29
        s.spentLinks[colour] = deck;
      }
      s.faceUp[colour] = s.links[colour]!.pop() ?? NONE; // FSM-45
    }
    log?.push({ t: 'connections', red: idOrNull(s.faceUp[0]!), blue: idOrNull(s.faceUp[1]!) });
    if (s.solo) push<Frame>(s, { t: 'soloReveal' });
    else push<Frame>(s, { t: 'reveal', draft: 0 }, { t: 'reveal', draft: 1 });
  },

  reveal(s, { draft }, log) {
    revealCards(s, s.players.length + 1, draft, log); // FSM-46, FSM-47
    push<Frame>(s, { t: 'draft', draft, picks: 0 });
  },

  draft(s, { draft, picks }, log) {
    const n = s.players.length;
    if (picks < n && s.display.length > 0) {
      const seat = nthSeat(s, draft === 0 ? picks : n - 1 - picks);
      push<Frame>(s, { t: 'draftPick', seats: [seat], draft, picks });
      return;
    }
    for (const card of s.display) {
      s.discard.push(card); // FSM-48
      log?.push({ t: 'leftOver', card: ID_OF[card]! });
    }
    s.display = [];
  },

  draftPick: {
    legal: (s) => facesOf(s.display) as Picks['draftPick'][], // FSM-49
    take(s, { draft, picks }, seat, pick, log) {
      push<Frame>(s, { t: 'draft', draft, picks: picks + 1 });
      takeFromDisplay(s, seat, pick, log);
    },
  },

  soloReveal(s, _, log) {
    revealCards(s, SOLO.looksAt, 0, log); // FSM-253
    push<Frame>(s, { t: 'soloDraft' }, { t: 'layRandom' }, { t: 'soloDraft' }, { t: 'layRest' });
  },

  soloDraft(s) {
    if (s.display.length > 0) push<Frame>(s, { t: 'soloPick', seats: [0] }); // FSM-282
  },

  soloPick: {
    legal: (s) => facesOf(s.display) as Picks['soloPick'][],
    take: (s, _, seat, pick, log) => takeFromDisplay(s, seat, pick, log),
  },

  layRandom(s, _, log) {
    if (s.display.length === 0) return;
    const at = s.display.length > 1 ? rand(s.rng, s.display.length) : 0; // FSM-254
    layBeforeRival(s, s.display.splice(at, 1)[0]!, 'display', log);
  },

  layRest(s, _, log) {
    for (const card of s.display) layBeforeRival(s, card, 'display', log); // FSM-255
    s.display = [];
    const card = draw(s, log); // FSM-256
    if (card !== NONE) layBeforeRival(s, card, 'deck', log);
  },

  // --- 4. Production ---------------------------------------------------------------------------------------------------

  production(s, _, log) {
    log?.push({ t: 'production' });
    for (const p of s.players) p.tally.fill(0); // FSM-63
    push<Frame>(s, { t: 'produce', step: 0, nth: 0, at: -1 }, { t: 'produced' });
  },

  produce: runProduction,

  produced(s) {
    s.claims = [];
    s.copies = [];
  },

  suppliersTarget: {
    legal: (s, _, seat) => claimable(s, seat),
    take(s, _, seat, pick, log) {
      if (pick === 'none') return;
      const { seat: owner, no } = read(pick);
      s.claims.push([seat, owner, no]);
      log?.push({ t: 'claimed', seat, owner, card: siteOf(placeOf(playerAt(s, owner), no)!).id, no });
    },
  },

  productionOption: {
    legal: (_, { card }) => SITE[card]!.options.map((pile) => GOODS[pile[0]![0]]!), // FSM-64
    take(s, { card, phase }, seat, pick, log) {
      const site = SITE[card]!;
      const pile = site.options.find((option) => GOODS[option[0]![0]] === pick)!;
      gain(s, seat, pile, 1, site.id, 'production', log, phase);
    },
  },

  copySource: {
    legal: (s, { kind }, seat) => (kind === 'bonus' ? opponentSources(s, seat) : ownSources(s, seat)), // FSM-198
    take(s, f, seat, pick, log) {
      const { seat: owner, no } = read(pick);
      copyFrom(s, f, seat, owner, no, log);
    },
  },

  // --- 5. Action -------------------------------------------------------------------------------------------------------

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
    legal: (s, _, seat) => legalActions(s, seat),
    secret: (s, _, seat) => s.players.length > 1 && canPlayHidden(s.players[seat]!),
    take(s, _, seat, pick, log) {
      act(s, seat, pick, log);
    },
  },

  payment: {
    legal: (s, { bills }, seat) => payments(s.players[seat]!, seat, bills), // FSM-82
    take: (s, _, seat, pick, log) => pay(s, seat, pick, log),
  },

  discardCard: {
    legal: (s, _, seat) => cardsToDiscard(s.players[seat]!), // FSM-223
    secret: (s, _, seat) => s.players.length > 1 && s.players[seat]!.hand.length > 0 && handSize(s.players[seat]!) > 1,
    take(s, _, seat, pick, log) {
      const card = play(s.players[seat]!, read(pick).f);
      discardOne(s, card);
      log?.push({ t: 'discarded', seat, card: ID_OF[card]! });
    },
  },

  discardDeal: {
    legal: (s, _, seat) => dealsToSpend(s.players[seat]!), // FSM-222
    take(s, _, seat, pick, log) {
      const card = removeFace(s.players[seat]!.deals, pick.slice('spend '.length));
      s.discard.push(card); // FSM-86
      log?.push({ t: 'spentDeal', seat, card: ID_OF[card]! });
    },
  },

  redevelopOld: {
    legal: (s, _, seat) => replaceable(s, seat, SITE[s.limbo]!), // FSM-97
    take(s, _, seat, pick) {
      const { no } = read(pick);
      const p = s.players[seat]!;
      push<Frame>(s, { t: 'build', seat, over: no });
      const bills = redevelopBills(p, canReplace(placeOf(p, no)!, SITE[s.limbo]!));
      push<Frame>(s, { t: 'payment', seats: [seat], bills });
    },
  },

  build(s, { seat, over }, log) {
    const p = s.players[seat]!;
    const card = s.limbo;
    s.limbo = NONE;
    if (over === NONE) log?.push({ t: 'constructed', seat, card: ID_OF[card]!, no: p.built });
    else removeOld(s, seat, over, card, log);
    const place = addPlace(p, card); // FSM-100: unused
    if (over !== NONE) gain(s, seat, REDEVELOPMENT_GAIN, 1, 'redevelopment', 'redevelopment', log); // FSM-91
    if (SITE[card]!.bonus) push<Frame>(s, { t: 'bonus', seat, no: place.no });
    produceOnBuilding(s, seat, place, log); // FSM-103
  },

  bonus(s, { seat, no }, log) {
    const p = s.players[seat]!;
    const place = placeOf(p, no)!;
    const site = siteOf(place);
    const { bonus } = site;
    if (bonus === null) return;
    if (bonus.t === 'gains') gain(s, seat, site.bonusGain, 1, site.id, 'bonus', log);
    else if (bonus.t === 'gainsPerType') {
      const n = Math.min(bonus.max, countType(p, bonus.type)); // FSM-237
      gain(s, seat, site.bonusGain, n, site.id, 'bonus', log);
    } else if (bonus.t === 'stock') {
      place.stock = Array<number>(TOKENS).fill(0); // FSM-238
      for (const [g, n] of site.bonusGain) place.stock[g] = n;
      log?.push({ t: 'stocked', seat, card: site.id, no, goods: goodsOf(site.bonusGain) });
    } else if (opponentSources(s, seat).length > 0)
      push<Frame>(s, { t: 'copySource', seats: [seat], no, kind: 'bonus' }); // FSM-242
  },

  makeDeal(s, { seat }, log) {
    const card = s.limbo;
    s.limbo = NONE;
    s.players[seat]!.deals.push(card); // FSM-109
    log?.push({ t: 'madeDeal', seat, card: ID_OF[card]! });
    gain(s, seat, SITE[card]!.deal, 1, SITE[card]!.id, 'deals', log);
    fire(s, seat, 'deal', log); // FSM-112
  },

  razeCard(s, { seat }, log) {
    const site = SITE[s.limbo]!;
    s.discard.push(s.limbo); // FSM-115
    s.limbo = NONE;
    log?.push({ t: 'razedCard', seat, card: site.id });
    gain(s, seat, site.spoils, 1, site.id, 'spoils', log);
    fire(s, seat, 'raze', log);
  },

  razePlace(s, { seat, owner, no }, log) {
    razePlace(s, seat, owner, placeOf(playerAt(s, owner), no)!, log);
    fire(s, seat, 'raze', log); // FSM-122
  },

  useEffect(s, { seat, no }, log) {
    const site = siteOf(placeOf(s.players[seat]!, no)!);
    if (site.does.t !== 'action') return;
    const { effect } = site.does;
    switch (effect.t) {
      case 'gain':
        gain(s, seat, site.gain, 1, site.id, 'actions', log);
        return;
      case 'steal':
        push<Frame>(s, { t: 'stealTarget', seats: [seat] });
        return;
      case 'activate':
        push<Frame>(s, { t: 'activateTarget', seats: [seat] });
        return;
      case 'reset':
        push<Frame>(s, { t: 'resetTargets', seats: [seat], by: no, left: effect.max, after: -1, named: 0 });
        return;
      case 'useDeals':
        if (effect.of === 'opponent') push<Frame>(s, { t: 'opponentDeal', seats: [seat] });
        else push<Frame>(s, { t: 'ownDeals', seats: [seat], left: effect.max, after: -1, named: 0 });
    }
  },

  convert(s, { seat, contact }, log) {
    const p = s.players[seat]!;
    const { n } = FACTIONS[FACTION_IDS[p.faction]!].conversions[CONTACTS[contact]!];
    gain(s, seat, [[GOODS.indexOf(CONTACTS[contact]!), n]], 1, 'board', 'actions', log);
  },

  exchangeGood: {
    legal: () => EXCHANGE_GOODS, // FSM-141
    take(s, _, seat, good, log) {
      log?.push({ t: 'exchanged', seat, good });
      gain(s, seat, EXCHANGE_PILES[EXCHANGE_GOODS.indexOf(good)]!, 1, 'exchange', 'actions', log);
    },
  },

  visit(s, { seat, owner, no }, log) {
    const place = placeOf(playerAt(s, owner), no)!;
    place.visited = true; // FSM-144
    log?.push({ t: 'visited', seat, owner, card: siteOf(place).id, no });
    push<Frame>(s, { t: 'hosted', owner });
    produceFor(s, seat, owner, place, false, log);
  },

  hosted(s, { owner }, log) {
    if (owner !== RIVAL) gain(s, owner, HOST_GAIN, 1, 'board', 'visits', log);
    else {
      log?.push({ t: 'gained', seat: RIVAL, goods: { vp: SOLO.vpPerVisit }, src: 'board', how: 'visits' });
      score(s, RIVAL, SOLO.vpPerVisit, 'visits', log); // FSM-263
    }
  },

  takeConnection(s, { seat, colour }, log) {
    const card = s.faceUp[colour]!;
    s.faceUp[colour] = NONE; // FSM-153
    s.players[seat]!.seen.push(card);
    log?.push({ t: 'tookConnection', seat, card: ID_OF[card]! });
  },

  playConnection(s, { seat }, log) {
    const card = s.limbo;
    s.limbo = NONE;
    discardOne(s, card); // FSM-154
    log?.push({ t: 'playedConnection', seat, card: ID_OF[card]! });
    gain(s, seat, linkOf(card).gain, 1, linkOf(card).id, 'actions', log);
  },

  stealTarget: {
    legal(s, _, seat) {
      const picks: Picks['stealTarget'][] = [];
      for (const other of opponents(s, seat)) {
        const { passed, tokens } = playerAt(s, other);
        if (passed) continue; // FSM-166
        for (let g = 0; g < BASICS; g++) if (tokens[g]! > 0) picks.push(`steal ${other} ${GOODS[g] as 'fuel'}`); // FSM-224, FSM-225
      }
      return picks;
    },
    take(s, _, seat, pick, log) {
      const { seat: from, i } = read(pick);
      s.players[from]!.tokens[i]!--;
      s.players[seat]!.tokens[i]!++;
      log?.push({ t: 'stole', seat, from, good: GOODS[i] as 'fuel' });
    },
  },

  activateTarget: {
    legal(s, _, seat) {
      const picks: Picks['activateTarget'][] = [];
      for (const place of s.players[seat]!.places) if (canBeActivated(place)) picks.push(ACTIVATE(seat, place.no)); // FSM-228
      return picks;
    },
    take(s, _, seat, pick, log) {
      const place = placeOf(s.players[seat]!, read(pick).no)!;
      log?.push({ t: 'activated', seat, card: siteOf(place).id, no: place.no });
      produceFor(s, seat, seat, place, false, log);
    },
  },

  resetTargets: {
    legal(s, f, seat) {
      const open = resettable(s.players[seat]!, f.by, f.after);
      const picks: Picks['resetTargets'][] = [];
      if (f.named === 0 && open.length > 1 && open.length <= f.left) picks.push('all');
      for (const no of open) picks.push(RESET(seat, no));
      if (f.named > 0) picks.push('done');
      return picks;
    },
    take(s, f, seat, pick, log) {
      if (pick === 'done') return;
      const named = pick === 'all' ? resettable(s.players[seat]!, f.by, f.after) : [read(pick).no];
      for (const no of named) {
        const place = placeOf(s.players[seat]!, no)!;
        place.uses = 0; // FSM-230, FSM-231
        place.visited = false;
        log?.push({ t: 'reset', seat, card: siteOf(place).id, no });
      }
      if (pick !== 'all' && f.left > 1)
        push<Frame>(s, { ...f, left: f.left - 1, after: named[0]!, named: f.named + 1 });
    },
  },

  ownDeals: {
    legal(s, f, seat) {
      const { deals } = s.players[seat]!;
      const picks: Picks['ownDeals'][] = [];
      if (f.named === 0 && deals.length > 1 && deals.length <= f.left) picks.push('all');
      picks.push(...dealsToGather(deals, f.after));
      if (f.named > 0) picks.push('done');
      return picks;
    },
    take(s, f, seat, pick, log) {
      if (pick === 'done') return;
      const { deals } = s.players[seat]!;
      const id = pick === 'all' ? null : pick.slice('gather '.length);
      const at = id === null ? -1 : deals.findIndex((card, i) => i > f.after && ID_OF[card] === id);
      const named = id === null ? deals.slice() : [deals[at]!];
      if (id !== null && f.left > 1) push<Frame>(s, { ...f, left: f.left - 1, after: at, named: f.named + 1 });
      for (const card of named) useDeal(s, seat, seat, card, log); // FSM-233
    },
  },

  opponentDeal: {
    legal(s, _, seat) {
      const picks: Picks['opponentDeal'][] = [];
      for (const other of opponents(s, seat)) {
        const { passed, deals } = playerAt(s, other);
        if (!passed) for (const id of facesOf(deals)) picks.push(`borrow ${other} ${id as 'pub'}`); // FSM-234
      }
      return picks;
    },
    take(s, _, seat, pick, log) {
      const { seat: owner, f } = read(pick);
      const card = playerAt(s, owner).deals.find((x) => SITE[x]!.f === f)!;
      useDeal(s, seat, owner, card, log);
    },
  },

  acted(s, { seat, again }) {
    const p = s.players[seat]!;
    if (canRepeat(s, seat, again))
      push<Frame>(s, { t: 'repeatAction', seats: [seat], again }); // FSM-75
    else if (canShield(p)) push<Frame>(s, { t: 'endTurn', seats: [seat] }); // FSM-76
  },

  repeatAction: {
    legal: (s, _, seat) => (canShield(s.players[seat]!) ? REPEAT_OR_SHIELD : REPEAT),
    take(s, { again }, seat, pick, log) {
      if (pick === 'stop') return;
      push<Frame>(s, { t: 'acted', seat, again });
      if (pick === 'shield') push(s, ASK.placeShield[seat]!);
      else if (again === EXCHANGE) exchange(s, seat, log);
      else use(s, seat, again, log);
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
      const picks: Picks['placeShield'][] = [];
      for (const place of s.players[seat]!.places) if (takesShield(place)) picks.push(PROTECT(seat, place.no)); // FSM-164
      return picks;
    },
    take(s, _, seat, pick, log) {
      const p = s.players[seat]!;
      const place = placeOf(p, read(pick).no)!;
      p.tokens[SHIELD]!--;
      place.shield = true;
      log?.push({ t: 'shielded', seat, card: siteOf(place).id, no: place.no });
    },
  },

  // --- 10. The virtual opponent ----------------------------------------------------------------------------------------

  rivalTurn(s, _, log) {
    push(s, TURN[0]!);
    if (s.players[0]!.passed)
      passRival(s, log); // FSM-287
    else if (!s.solo!.rival.passed) rivalTurn(s, log); // FSM-288
  },

  soloTarget: {
    legal: (_, { among }, seat) => among.map((no) => YIELD(seat, no)), // FSM-277
    take: (s, _, __, pick, log) => strikeAt(s, read(pick).no, log),
  },

  // --- 6. Cleanup ------------------------------------------------------------------------------------------------------

  roundEnd(s) {
    if (s.ending)
      push<Frame>(s, { t: 'score' }); // FSM-177
    else push<Frame>(s, { t: 'store', nth: 0 }, { t: 'cleanup' }, { t: 'round' });
  },

  store(s, { nth }) {
    for (let i = nth; i < s.players.length; i++) {
      const seat = nthSeat(s, i);
      if (storable(s.players[seat]!, 0, NOTHING_KEPT).length === 0) continue;
      push<Frame>(s, { t: 'storeGoods', seats: [seat], from: 0, kept: NOTHING_KEPT }, { t: 'store', nth: i + 1 }); // FSM-168
      return;
    }
  },

  storeGoods: {
    legal(s, { from, kept }, seat) {
      const p = s.players[seat]!;
      const goods = storable(p, from, kept);
      const picks: Picks['storeGoods'][] = [];
      if (allFits(p, goods, kept)) picks.push('all');
      for (const g of goods) picks.push(`store ${GOODS[g] as 'fuel'}`);
      picks.push('done');
      return picks;
    },
    take(s, f, seat, pick, log) {
      const p = s.players[seat]!;
      const kept = f.kept.slice();
      if (pick === 'all') for (const g of storable(p, f.from, f.kept)) kept[g] = p.tokens[g]!;
      else if (pick !== 'done') kept[read(pick).i]!++;
      const from = pick === 'all' || pick === 'done' ? TOKENS : read(pick).i;
      if (storable(p, from, kept).length > 0) {
        push<Frame>(s, { t: 'storeGoods', seats: [seat], from, kept });
        return;
      }
      p.stored = kept;
      if (kept.some((n) => n > 0)) log?.push({ t: 'kept', seat, goods: tokensOf(kept) });
    },
  },

  cleanup(s, _, log) {
    log?.push({ t: 'cleanup', lost: s.players.map((p) => tokensOf(p.tokens)) });
    for (const p of s.players) {
      p.tokens.fill(0); // FSM-169
      refresh(p);
    }
    if (s.solo) {
      refresh(s.solo.rival); // FSM-259
      s.solo.attacks = 0;
      s.solo.succeeded = false;
    } else s.first = (s.first + 1) % s.players.length; // FSM-174
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (s.faceUp[colour] !== NONE) s.spentLinks[colour]!.push(s.faceUp[colour]!); // FSM-173
      s.faceUp[colour] = NONE;
    }
  },

  // --- 7. End of the game ----------------------------------------------------------------------------------------------

  score(s, _, log) {
    const { seats, how } = decide(s);
    for (const seat of s.solo ? [0, RIVAL] : s.players.keys()) {
      const p = playerAt(s, seat);
      const locations = countIntact(p); // FSM-178, FSM-290
      const ruins = s.options.ruinsScore ? p.places.length - locations : 0; // FSM-179
      score(s, seat, locations, 'locations', null);
      score(s, seat, ruins, 'ruins', null);
      log?.push({ t: 'scored', seat, locations, ruins, vp: p.vp });
    }
    if (s.solo) judgeSolo(s, log);
    else {
      s.winners = seats;
      log?.push({ t: 'won', seats, how });
      finish(s);
    }
  },
});

/** A deal gives its good without being made or spent (FSM-216, FSM-233, FSM-234). */
function useDeal(s: State, seat: Seat, owner: Seat, card: number, log: Out): void {
  log?.push({ t: 'usedDeal', seat, owner, card: ID_OF[card]! });
  gain(s, seat, SITE[card]!.deal, 1, SITE[card]!.id, 'deals', log);
}

/** Other used or visited locations with a higher number than the last one named (FSM-230, FSM-232). */
function resettable(p: Player, by: number, after: number): number[] {
  return p.places.filter((place) => place.no !== by && place.no > after && isSpent(place)).map((place) => place.no);
}

// --- small things --------------------------------------------------------------------------------------------------------

const RIVAL_TURN: Frame = Object.freeze({ t: 'rivalTurn' } as const);
const REPEAT = Object.freeze(['again', 'stop'] as const);
const REPEAT_OR_SHIELD = Object.freeze(['again', 'shield', 'stop'] as const);
const SHIELD_OR_END = Object.freeze(['shield', 'end'] as const);
const NOTHING_KEPT: readonly number[] = Object.freeze(Array<number>(TOKENS).fill(0));
const REDEVELOPMENT_GAIN = pileOf({ vp: 1 });
const HOST_GAIN = pileOf({ worker: 1 });
const EXCHANGE_PILES = EXCHANGE_GOODS.map((good) => pileOf({ [good]: 1 }));

const idOrNull = (card: number) => (card === NONE ? null : ID_OF[card]!);
const handSize = (p: Player): number => p.hand.length + p.seen.length;

function takeFaction(s: State, seat: Seat, faction: number, log: Out): void {
  s.players[seat]!.faction = faction;
  log?.push({ t: 'faction', seat, faction: FACTION_IDS[faction]! });
}

/** Turns cards face up; fewer if there are not enough (FSM-50). */
function revealCards(s: State, n: number, draft: number, log: Out): void {
  for (let i = 0; i < n; i++) {
    const card = draw(s, log);
    if (card === NONE) break;
    s.display.push(card);
  }
  log?.push({ t: 'revealed', cards: s.display.map((card) => ID_OF[card]!), draft });
}

function takeFromDisplay(s: State, seat: Seat, id: string, log: Out): void {
  const card = removeFace(s.display, id);
  s.players[seat]!.seen.push(card);
  log?.push({ t: 'drafted', seat, card: ID_OF[card]! });
}
