import { finish, machine, push, rand, type Seat } from '@ashtown/engine';
import { eliminate, nextReaction, strike, wound } from '../cards/damage.ts';
import { addCard, fire, gain, loseCard, loseStars, pay, runEffect, shedCarapace } from '../cards/effects.ts';
import { type CardId, cardOf } from '../content/cards.ts';
import {
  ATTACK,
  BANK_SIZE,
  BLACK_DICE,
  BOROUGHS,
  CELEBRITY,
  DESTRUCTION,
  ENERGY,
  FACES,
  HEAL,
  MANHATTAN,
  MAX_LIFE,
  MONSTERS,
  OUCH,
  type Outer,
  STARS_TO_WIN,
  STATUE_NEEDS,
  STATUE_STARS,
  SUPERSTAR_NEEDS,
  SWEEP_PRICE,
  UNITS,
  ZONE_GAINS,
} from '../content/vocabulary.ts';
import {
  active,
  canPay,
  findMod,
  inTurnOrder,
  isAlive,
  mustReroll,
  priceOf,
  rerollsOf,
  salvagePrice,
  sumMods,
  targetsAt,
  turnGoesOn,
  unitsAt,
} from '../queries.ts';
import { type Answers, type Event, type Frame, NOBODY, type Phase, type State } from '../state.ts';
import { draw, keepsToDiscard, purchases, slotOf } from './bank.ts';
import { destroyTargets, namedBy, raze, shootDown } from './destruction.ts';
import { countFaces, facesOf, rollAnswers } from './dice.ts';
import { own } from './free.ts';
import { earlyMoves, goForFee, goTo, goUp, outerWithRoom, refuges, stepMoves } from './travel.ts';
import { newTurn } from './turn.ts';

/** The turn of King of New York in the order of the rulebook. Numbers refer to the statements in rules.md. */
export const rules = machine<State, Frame, Answers, Event>({
  // --- 2. Set-up ---------------------------------------------------------------------------------------------------

  chooseMonster: {
    legal: (s) => MONSTERS.filter((_, i) => s.players.every((p) => p.monster !== i)), // KNY-16
    take(s, _, seat, monster, log) {
      s.players[seat]!.monster = MONSTERS.indexOf(monster);
      log?.push({ t: 'monster', seat, monster });
    },
  },

  firstPlayer(s, _, log) {
    let tied: Seat[] = s.players.map((_, seat) => seat);
    while (tied.length > 1) {
      // KNY-21
      const attacks = tied.map(() => countFaces(Array.from({ length: BLACK_DICE }, () => rand(s.rng, 6)))[ATTACK]!);
      tied.forEach((seat, i) => {
        log?.push({ t: 'firstRoll', seat, attacks: attacks[i]! });
      });
      const most = Math.max(...attacks);
      tied = tied.filter((_, i) => attacks[i] === most);
    }
    const first = tied[0]!;
    log?.push({ t: 'first', seat: first });
    push<Frame>(s, { t: 'turn', seat: first, extra: false, subway: false });
    for (let i = s.players.length - 1; i >= 0; i--)
      push<Frame>(s, { t: 'chooseStartBorough', seats: [(first + i) % s.players.length] });
  },

  chooseStartBorough: {
    legal: (s) => outerWithRoom(s, MANHATTAN), // KNY-22
    take(s, _, seat, to, log) {
      s.players[seat]!.at = BOROUGHS.indexOf(to);
      log?.push({ t: 'placed', seat, to });
    },
  },

  // --- 3, 4. A turn, and what it begins with -------------------------------------------------------------------------

  turn(s, { seat, extra, subway }, log) {
    s.turn = newTurn(s.players.length, s.turn.no + 1, seat, extra ? s.turn.normal : seat, extra, subway);
    log?.push({ t: 'turn', seat, no: s.turn.no, extra, subway });
    push<Frame>(
      s,
      { t: 'early' },
      { t: 'roll' },
      { t: 'result' },
      { t: 'symbols' },
      { t: 'move' },
      { t: 'buy' },
      { t: 'end' },
    );
    const p = s.players[seat]!;
    if (p.at === MANHATTAN) {
      const gains = ZONE_GAINS[p.zone]!; // KNY-33
      gain(s, seat, 'star', gains.star, 'manhattan', log);
      gain(s, seat, 'energy', gains.energy, 'manhattan', log);
    }
    fire(s, 'turnStart', seat, NOBODY, log); // KNY-34
  },

  early(s) {
    const seat = s.turn.seat;
    if (s.turn.subway) push<Frame>(s, { t: 'subwayMove', seats: [seat] }); // KNY-221
    if (findMod(active(s), 'earlyMove')) push<Frame>(s, { t: 'superSpeedMove', seats: [seat] }); // KNY-36
  },

  superSpeedMove: own({
    legal: (s, _, seat) => earlyMoves(s, seat),
    take(s, _, seat, pick, log) {
      if (pick === 'up') goUp(s, seat, log);
      else if (pick !== 'pass') goTo(s, seat, BOROUGHS.indexOf(pick as Outer), log);
    },
  }),

  subwayMove: own({ legal: () => PASS, take() {} }, { subway: true }),

  // --- 5. Rolling ----------------------------------------------------------------------------------------------------

  roll(s, _, log) {
    const p = active(s);
    const dice = BLACK_DICE + sumMods(p, 'dice'); // KNY-3, KNY-40
    for (let i = 0; i < dice; i++) s.turn.dice.push(rand(s.rng, 6));
    s.turn.rerolls = rerollsOf(p);
    log?.push(rolled(s, true, [...s.turn.dice.keys()]));
    if (s.turn.rerolls > 0) push<Frame>(s, { t: 'rollOrStop', seats: [s.turn.seat] });
  },

  rollOrStop: own(
    {
      legal(s, _, seat) {
        const p = s.players[seat]!;
        const free = countFaces(s.turn.dice);
        const locked = findMod(p, 'lockedFace');
        if (locked) free[FACES.indexOf(locked.face)] = 0; // KNY-41
        if (p.jinx > 0 && !canPay(p, p.jinx)) free[OUCH] = 0; // KNY-42
        const mayStop = !mustReroll(s, seat) || free.every((n, face) => n === 0 || (face === OUCH && p.jinx > 0)); // KNY-44
        return rollAnswers(free, mayStop);
      },
      take(s, _, seat, pick, log) {
        if (pick === 'stop') {
          log?.push({ t: 'stopped', seat });
          return;
        }
        const again = facesOf(pick);
        push<Frame>(s, { t: 'reroll', faces: again });
        if (again[OUCH]! > 0) pay(s, seat, s.players[seat]!.jinx, false, log);
      },
    },
    { subway: true },
  ),

  reroll(s, { faces: again }, log) {
    const left = again.slice();
    const dice = s.turn.dice;
    const thrown: number[] = [];
    for (let i = 0; i < dice.length; i++)
      if (left[dice[i]!]! > 0) {
        left[dice[i]!]!--;
        dice[i] = rand(s.rng, 6);
        thrown.push(i);
      }
    s.turn.rerolls--;
    log?.push(rolled(s, false, thrown));
    if (s.turn.rerolls > 0) push<Frame>(s, { t: 'rollOrStop', seats: [s.turn.seat] });
  },

  // --- 6. The result window ------------------------------------------------------------------------------------------

  result(s, _, log) {
    begin(s, 'resolve', log);
    push<Frame>(s, { t: 'additions' });
    if (findMod(active(s), 'swapDice'))
      push<Frame>(s, { t: 'chameleon', seats: [s.turn.seat], set: [0, 0, 0, 0, 0, 0] }); // KNY-46
  },

  chameleon: own({
    legal(s, f) {
      const left = countFaces(s.turn.dice).map((n, face) => n - f.set[face]!);
      const picks: Answers['chameleon'][] = ['pass'];
      if (left[CELEBRITY] === 0) return picks;
      left[CELEBRITY]!--;
      for (const [from, a] of FACES.entries())
        if (left[from]! > 0) for (const b of FACES) if (a !== b) picks.push(`turn ${a} ${b}`);
      return picks;
    },
    take(s, f, seat, pick, log) {
      if (pick === 'pass') return;
      const [, a, b] = pick.split(' ') as ['turn', (typeof FACES)[number], (typeof FACES)[number]];
      const from = FACES.indexOf(a);
      const to = FACES.indexOf(b);
      const dice = s.turn.dice;
      dice.splice(dice.indexOf(CELEBRITY), 1);
      const at = dice.indexOf(from);
      dice[at] = to;
      log?.push({ t: 'turnedDie', seat, from: a, to: b, at });
      push<Frame>(s, { ...f, set: f.set.map((n, face) => (face === to ? n + 1 : n)) });
    },
  }),

  additions(s, _, log) {
    const seat = s.turn.seat;
    fire(s, 'dice', seat, NOBODY, log); // KNY-47
    s.turn.open = countFaces(s.turn.dice);
    fire(s, 'result', seat, NOBODY, log); // KNY-48
    push<Frame>(s, { t: 'painbow' });
    if (findMod(active(s), 'cabs')) push<Frame>(s, { t: 'hailingCabs', seats: [seat] });
  },

  hailingCabs: own({
    legal: () => NO_OR_YES, // KNY-49
    take(s, _, seat, pick, log) {
      if (pick === 'no') return;
      const { n } = findMod(active(s), 'cabs')!;
      s.turn.open[DESTRUCTION]! += n;
      s.turn.unitsOnly = true; // KNY-173
      log?.push({ t: 'added', seat, face: 'destruction', n, src: 'hailing-cabs' });
    },
  }),

  painbow(s, _, log) {
    const seat = s.turn.seat;
    const p = active(s);
    const oneWay = findMod(p, 'oneWay');
    if (oneWay) push<Frame>(s, { t: 'convertSymbols', seats: [seat], from: oneWay.a, to: oneWay.b, both: false });
    const both = findMod(p, 'bothWays');
    if (both) push<Frame>(s, { t: 'convertSymbols', seats: [seat], from: both.a, to: both.b, both: true });
    if (!findMod(p, 'painbow')) return;
    const points = s.turn.open[DESTRUCTION]!; // KNY-182
    if (points >= 6) win(s, [seat], 'painbow', log);
    else if (points >= 2) {
      const n = points >= 4 ? 2 : 1;
      s.turn.open[ATTACK]! += n;
      log?.push({ t: 'added', seat, face: 'attack', n, src: 'painbow' });
    }
  },

  convertSymbols: own({
    legal: (s, f) => range(f.both ? -s.turn.open[FACES.indexOf(f.to)]! : 0, s.turn.open[FACES.indexOf(f.from)]!), // KNY-51
    take(s, f, seat, n, log) {
      if (n === 0) return;
      s.turn.open[FACES.indexOf(f.from)]! -= n;
      s.turn.open[FACES.indexOf(f.to)]! += n;
      const [from, to] = n > 0 ? [f.from, f.to] : [f.to, f.from];
      log?.push({ t: 'converted', seat, from, to, n: Math.abs(n) });
    },
  }),

  // --- 7. Resolving, one type after the other --------------------------------------------------------------------------

  symbols(s) {
    if (!isAlive(s, s.turn.seat) || openTypes(s) === 0) return; // KNY-29
    push<Frame>(s, { t: 'chooseSymbolType', seats: [s.turn.seat] }, { t: 'symbols' });
  },

  chooseSymbolType: own(
    {
      legal: (s) => TYPES[openTypes(s)]!, // KNY-53
      take: (s, _, _seat, face) => push<Frame>(s, { t: 'resolve', face: FACES.indexOf(face) }),
    },
    { subway: true },
  ),

  resolve(s, { face }, log) {
    const seat = s.turn.seat;
    const p = active(s);
    const n = s.turn.open[face]!;
    log?.push({ t: 'resolving', seat, face: FACES[face]!, n });
    if (face === OUCH) fire(s, 'ouch', seat, NOBODY, log); // KNY-108: Carapace tokens before the army shoots
    s.turn.open[face] = 0;
    if (face === ENERGY) gain(s, seat, 'energy', Math.max(0, n - sumMods(p, 'energyLess')), 'energy', log);
    else if (face === HEAL) push<Frame>(s, { t: 'allocateHeal', seats: [seat], n });
    else if (face === ATTACK) push<Frame>(s, { t: 'allocateAttack', seats: [seat], n });
    else if (face === DESTRUCTION) push<Frame>(s, { t: 'destroy', points: n, reach: 0 });
    else if (face === CELEBRITY) resolveCelebrity(s, n, log);
    else resolveOuch(s, n, log);
  },

  // --- 8. HEAL -------------------------------------------------------------------------------------------------------

  allocateHeal: own(
    {
      legal: (s, f, seat) => range(0, Math.min(f.n, s.players[seat]!.jinx)), // KNY-61
      take(s, f, seat, removed, log) {
        const p = s.players[seat]!;
        p.jinx -= removed;
        if (removed > 0) log?.push({ t: 'token', seat, token: 'jinx', n: -removed, by: seat });
        if (p.at !== MANHATTAN) gain(s, seat, 'life', f.n - removed, 'heal', log); // KNY-59
      },
    },
    { unless: (_, p) => p.jinx === 0 },
  ),

  // --- 9. ATTACK -----------------------------------------------------------------------------------------------------

  allocateAttack: own(
    {
      legal: (s, f, seat) => range(0, Math.min(f.n, s.players[seat]!.web)), // KNY-63
      take(s, f, seat, removed, log) {
        s.players[seat]!.web -= removed;
        if (removed > 0) log?.push({ t: 'token', seat, token: 'web', n: -removed, by: seat });
        if (f.n > removed) push<Frame>(s, { t: 'attack', n: f.n - removed });
      },
    },
    { unless: (_, p) => p.web === 0 },
  ),

  attack(s, { n }, log) {
    const by = s.turn.seat;
    const p = active(s);
    const fireball = findMod(p, 'hitsOwnBorough');
    const targets = inTurnOrder(s).filter((seat) => {
      const at = s.players[seat]!.at;
      return seat !== by && ((at === MANHATTAN) !== (p.at === MANHATTAN) || (fireball && at === p.at)); // KNY-64 to KNY-67
    });
    log?.push({ t: 'attacked', seat: by, n, targets });
    if (targets.length === 0) return;
    const base = n * (findMod(p, 'attackTimes')?.n ?? 1); // KNY-68
    const more = sumMods(p, 'moreAgainstHealthier');
    const die = findMod(p, 'doublingDie');
    const damage = s.players.map(() => 0);
    for (const seat of targets) {
      damage[seat] = base + (s.players[seat]!.life > p.life ? more : 0); // KNY-69
      if (!die) continue;
      const face = rand(s.rng, 6); // KNY-157
      log?.push({ t: 'doublingDie', seat, face: FACES[face]!, by });
      if (face === OUCH) damage[seat]! *= 2;
    }
    push<Frame>(s, { t: 'attacked', targets });
    strike(s, by, 'attack', (seat) => damage[seat]!);
  },

  attacked(s, { targets }, log) {
    const by = s.turn.seat;
    const left = targets.filter((seat) => isAlive(s, seat));
    for (const seat of left) fire(s, 'attacked', seat, by, log); // KNY-168
    for (const seat of left) fire(s, 'attack', by, seat, log); // KNY-198
    const inside = left.filter((seat) => s.players[seat]!.at === MANHATTAN);
    inside.sort((a, b) => s.players[a]!.space - s.players[b]!.space); // KNY-152
    if (inside.length > 0) push<Frame>(s, { t: 'fleeing', from: inside, fled: false });
  },

  // --- 10. Fleeing from Manhattan --------------------------------------------------------------------------------------

  fleeing(s, { from: [seat, ...rest], fled }, log) {
    if (seat !== undefined) push<Frame>(s, { t: 'flee', seats: [seat], rest, fled });
    else if (fled && active(s).at !== MANHATTAN) goTo(s, s.turn.seat, MANHATTAN, log); // KNY-78, KNY-153
  },

  flee: {
    legal: (s, _, seat) => refuges(s, seat), // KNY-75
    take(s, { rest, fled }, seat, to, log) {
      push<Frame>(s, { t: 'fleeing', from: rest, fled: fled || to !== 'stay' });
      if (to === 'stay') log?.push({ t: 'stayed', seat });
      else goForFee(s, seat, BOROUGHS.indexOf(to), log);
    },
  },

  // --- 11. DESTRUCTION -------------------------------------------------------------------------------------------------

  destroy(s, { points, reach }) {
    if (points > 0) push<Frame>(s, { t: 'destroyObject', seats: [s.turn.seat], points, reach });
  },

  destroyObject: own(
    {
      legal: (s, f, seat) => destroyTargets(s, s.players[seat]!, f.points, f.reach),
      take(s, { points, reach }, seat, pick, log) {
        const named = namedBy(pick);
        if (named === undefined) return;
        const { kind, at, i } = named;
        if (kind === 'reach') {
          push<Frame>(s, { t: 'destroy', points, reach: reach | (1 << at) }); // KNY-188
          log?.push({ t: 'reached', seat, to: BOROUGHS[at]! });
          pay(s, seat, findMod(s.players[seat]!, 'reachPrice')!.n, false, log);
        } else {
          const spent = kind === 'building' ? raze(s, at, i, log) : shootDown(s, at, i, log);
          push<Frame>(s, { t: 'destroy', points: points - spent, reach });
        }
      },
    },
    { subway: true },
  ),

  // --- 12, 13. CELEBRITY and OUCH, after the damage --------------------------------------------------------------------

  celebrity(s, _, log) {
    if (isAlive(s, s.turn.seat)) fire(s, 'celebrity', s.turn.seat, NOBODY, log); // KNY-99
  },

  statue(s, _, log) {
    const seat = s.turn.seat;
    const from = s.statue;
    if (!isAlive(s, seat) || from === seat) return; // KNY-107, KNY-108
    s.statue = seat;
    log?.push({ t: 'statue', seat, from });
    gain(s, seat, 'star', STATUE_STARS, 'statue', log);
    if (from !== NOBODY) loseStars(s, from, STATUE_STARS, 'statue', seat, log);
  },

  // --- 14. A damage event ------------------------------------------------------------------------------------------------

  damage(s, { harm }, log) {
    const reaction = nextReaction(s, harm); // KNY-117
    if (reaction) push<Frame>(s, reaction);
    else {
      wound(s, harm, log);
      push<Frame>(s, { t: 'aftermath', harm });
      eliminate(s, log);
    }
  },

  carapaceDiscard: {
    legal: () => KEEP_OR_DISCARD, // KNY-118
    take(s, { harm }, seat, pick, log) {
      push<Frame>(s, { t: 'damage', harm });
      if (pick === 'discard') shedCarapace(s, seat, log);
    },
  },

  payDamageWithEnergy: {
    legal: (s, { harm }, seat) => range(0, Math.min(harm.n[seat]!, s.players[seat]!.energy)), // KNY-119
    take(s, { harm }, seat, paid) {
      push<Frame>(s, { t: 'damage', harm: { ...harm, paid: harm.paid.map((n, x) => (x === seat ? paid : n)) } });
    },
  },

  aftermath(s, { harm }, log) {
    const hurt = inTurnOrder(s).filter((seat) => harm.n[seat]! > 0);
    for (const seat of hurt) fire(s, 'hurt', seat, harm.by, log);
    if (harm.by === NOBODY || !isAlive(s, harm.by)) return;
    for (const seat of hurt) if (seat !== harm.by) fire(s, 'dealt', harm.by, seat, log); // KNY-73
  },

  leaveClosedSpace: {
    legal: (s) => outerWithRoom(s, MANHATTAN), // KNY-155
    take: (s, _, seat, to, log) => goTo(s, seat, BOROUGHS.indexOf(to), log),
  },

  payWithLife: own(
    {
      legal(s, { n }, seat) {
        const p = s.players[seat]!;
        return range(Math.max(0, n - p.energy), Math.min(n, p.life - 1)); // KNY-140
      },
      take(s, { n, buying }, seat, life, log) {
        const p = s.players[seat]!;
        p.life -= life;
        p.energy -= n - life;
        log?.push({ t: 'paid', seat, energy: n - life, life, buying });
      },
    },
    { unless: (f, p) => f.buying || f.n > p.energy + MAX_LIFE - 1 }, // life above 10 may be what the fee is paid with
  ),

  // --- 16. Move ------------------------------------------------------------------------------------------------------

  move(s, _, log) {
    if (!turnGoesOn(s)) return;
    begin(s, 'move', log);
    push<Frame>(s, { t: 'moveStep', seats: [s.turn.seat] });
  },

  moveStep: own(
    {
      legal: (s, _, seat) => stepMoves(s, seat),
      take(s, _, seat, pick, log) {
        if (pick === 'stay') return;
        if (pick === 'up') goUp(s, seat, log);
        else if (pick === 'manhattan') goTo(s, seat, MANHATTAN, log);
        else goForFee(s, seat, BOROUGHS.indexOf(pick as Outer), log);
      },
    },
    { subway: true },
  ),

  go(s, { seat, to }, log) {
    goTo(s, seat, to, log);
  },

  stinkAttack: own({
    legal(s, f, seat) {
      const picks: Answers['stinkAttack'][] = ['done']; // KNY-191
      if (BOROUGHS.filter((_, b) => f.sent & (1 << b)).length >= findMod(s.players[seat]!, 'scatter')!.n) return picks;
      for (const [u, unit] of UNITS.entries()) {
        const old = targetsAt(s, f.from, u);
        const fresh = s.fresh[f.from * UNITS.length + u]!;
        for (const [b, borough] of BOROUGHS.entries()) {
          if (b === f.from || f.sent & (1 << b)) continue;
          if (old > 0) picks.push(`send ${unit} ${borough}`);
          if (fresh > 0) picks.push(`send fresh ${unit} ${borough}`);
        }
      }
      return picks;
    },
    take(s, f, seat, pick, log) {
      if (pick === 'done') return;
      const words = pick.split(' ');
      const to = BOROUGHS.indexOf(words.pop() as Outer);
      const unit = UNITS.indexOf(words.pop() as (typeof UNITS)[number]);
      const from = f.from * UNITS.length + unit;
      s.units[from]!--;
      s.units[to * UNITS.length + unit]!++;
      if (words.includes('fresh')) {
        s.fresh[from]!--; // KNY-89: the mark stays with the Unit
        s.fresh[to * UNITS.length + unit]!++;
      }
      log?.push({ t: 'sent', seat, unit: UNITS[unit]!, from: BOROUGHS[f.from]!, to: BOROUGHS[to]! });
      push<Frame>(s, { ...f, sent: f.sent | (1 << to) });
    },
  }),

  // --- 17. Buying ----------------------------------------------------------------------------------------------------

  buy(s, _, log) {
    if (!turnGoesOn(s)) return;
    begin(s, 'buy', log);
    push<Frame>(s, { t: 'buyStep', seats: [s.turn.seat] });
  },

  buyStep: own(
    {
      legal: (s, _, seat) => purchases(s, s.players[seat]!),
      take(s, _, seat, pick, log) {
        if (pick === 'finish') return;
        push<Frame>(s, { t: 'buy' });
        if (pick === 'sweep') {
          push<Frame>(s, { t: 'sweep' });
          pay(s, seat, SWEEP_PRICE, true, log);
          return;
        }
        const [verb, card] = pick.split(' ') as ['buy' | 'salvage', CardId];
        const p = s.players[seat]!;
        const price = verb === 'buy' ? priceOf(p, card) : salvagePrice(card, findMod(p, 'salvage')!.less);
        push<Frame>(s, { t: 'take', card, from: verb === 'buy' ? 'bank' : 'discard', price });
        pay(s, seat, price, true, log);
      },
    },
    { subway: true },
  ),

  take(s, { card, from, price }, log) {
    const seat = s.turn.seat;
    if (from === 'bank') s.bank[slotOf(s, card)] = null;
    else s.discard.splice(s.discard.indexOf(card), 1);
    log?.push({ t: 'bought', seat, card, price, from });
    if (from === 'bank') push<Frame>(s, { t: 'refill' }); // KNY-134
    if (cardOf(card).keep) addCard(s.players[seat]!, card);
    else {
      s.limbo = card;
      push<Frame>(s, { t: 'spent' });
    }
    push<Frame>(s, { t: 'effects', seat, card, next: 0 });
  },

  effects(s, f, log) {
    const effect = cardOf(f.card).do?.[f.next];
    if (!effect) return;
    push<Frame>(s, { ...f, next: f.next + 1 });
    runEffect(s, f.seat, NOBODY, effect, f.card, log);
  },

  spent(s) {
    s.discard.push(s.limbo!);
    s.limbo = null;
  },

  sweep(s, _, log) {
    log?.push({ t: 'swept', seat: s.turn.seat, cards: s.bank.filter((card) => card !== null) });
    for (let slot = 0; slot < BANK_SIZE; slot++) {
      const card = s.bank[slot]!;
      if (card !== null) s.discard.push(card);
      s.bank[slot] = null;
    }
    push<Frame>(s, { t: 'refill' });
  },

  refill(s, _, log) {
    for (let slot = 0; slot < BANK_SIZE; slot++) {
      if (s.bank[slot] !== null) continue;
      const card = draw(s, log);
      if (card === null) return; // KNY-138
      const claimant = cardOf(card).keep ? s.claims.shift() : undefined;
      if (claimant === undefined) {
        s.bank[slot] = card;
        log?.push({ t: 'turnedUp', card, slot });
        continue;
      }
      push<Frame>(s, { t: 'effects', seat: claimant, card, next: 0 }, { t: 'refill' }); // KNY-206
      addCard(s.players[claimant]!, card);
      log?.push({ t: 'bought', seat: claimant, card, price: 0, from: 'claim' });
      return;
    }
  },

  nextStageSplit: {
    legal: (_, { n }) => range(0, n), // KNY-215
    take(s, { n }, seat, energy, log) {
      gain(s, seat, 'energy', energy, 'next-stage', log);
      gain(s, seat, 'life', n - energy, 'next-stage', log);
    },
  },

  photoOpTarget: {
    legal(s, _, seat) {
      const seen = s.players.map((p, i) => i !== seat && (p.out === 0 || (s.turn.fell & (1 << i)) !== 0)); // KNY-216
      return seen.flatMap((ok, i) => (ok ? [`monster ${i}` as const] : []));
    },
    take(s, _, seat, pick, log) {
      gain(s, seat, 'star', s.turn.dealt[Number(pick.slice('monster '.length))]!, 'photo-op', log);
    },
  },

  discards(s, { from: [seat, ...rest] }) {
    if (seat === undefined) return;
    push<Frame>(s, { t: 'discards', from: rest });
    if (s.players[seat]!.cards.length > 0) push<Frame>(s, { t: 'teslaCannonDiscard', seats: [seat] });
  },

  teslaCannonDiscard: {
    legal: (s, _, seat) => keepsToDiscard(s.players[seat]!), // KNY-223
    take: (s, _, seat, pick, log) => loseCard(s, seat, pick.slice('discard '.length) as CardId, log),
  },

  // --- 18. End of the turn, winning ----------------------------------------------------------------------------------

  end(s, _, log) {
    begin(s, 'end', log);
    push<Frame>(s, { t: 'verdict' });
    if (isAlive(s, s.turn.seat)) fire(s, 'turnEnd', s.turn.seat, NOBODY, log); // KNY-179
  },

  verdict(s, _, log) {
    s.fresh.fill(0); // KNY-89
    const left = inTurnOrder(s);
    if (left.length === 0)
      win(s, seatsOf(s.turn.fell), 'draw', log); // KNY-146
    else if (left.length === 1)
      win(s, left, 'last', log); // KNY-144, KNY-145
    else if (isAlive(s, s.turn.seat) && active(s).star >= STARS_TO_WIN)
      win(s, [s.turn.seat], 'stars', log); // KNY-142
    else push<Frame>(s, nextTurn(s));
  },
});

type Out = Event[] | null;

const begin = (s: State, phase: Phase, log: Out) => log?.push({ t: 'phase', seat: s.turn.seat, phase });

/** KNY-25, KNY-28. Queued turns of eliminated Monsters are dropped with them. */
function nextTurn(s: State): Frame {
  const queued = s.queue.shift();
  if (queued) return { t: 'turn', seat: queued.seat, extra: true, subway: queued.subway };
  let seat = s.turn.normal;
  do seat = (seat + 1) % s.players.length;
  while (!isAlive(s, seat));
  return { t: 'turn', seat, extra: false, subway: false };
}

/** KNY-94 to KNY-99: the card changes hands, ★, cards that speak of it, damage, then Personal Spotlight. */
function resolveCelebrity(s: State, n: number, log: Out): void {
  const seat = s.turn.seat;
  const holder = s.superstar;
  push<Frame>(s, { t: 'celebrity' });
  if (holder === seat) {
    gain(s, seat, 'star', n, 'superstar', log);
    return;
  }
  const diva = holder === NOBODY ? undefined : findMod(s.players[holder]!, 'superstarNeeds');
  if (n < (diva?.n ?? SUPERSTAR_NEEDS)) return;
  s.superstar = seat;
  log?.push({ t: 'superstar', seat, from: holder });
  gain(s, seat, 'star', n - SUPERSTAR_NEEDS + 1, 'superstar', log);
  fire(s, 'superstarTaken', seat, holder, log);
  if (holder !== NOBODY) fire(s, 'superstarLost', holder, seat, log);
}

/** KNY-102 to KNY-110: 1 OUCH hits you, 2 your borough, 3 the city. */
function resolveOuch(s: State, n: number, log: Out): void {
  const seat = s.turn.seat;
  const here = active(s).at;
  if (n >= STATUE_NEEDS) push<Frame>(s, { t: 'statue' });
  const shots = (victim: Seat) => {
    const p = s.players[victim]!;
    if (n === 1 ? victim !== seat : n === 2 && p.at !== here) return 0;
    return Math.max(0, unitsAt(s, p.at) - sumMods(p, 'armyLess'));
  };
  const hurts = strike(s, NOBODY, 'army', shots);
  const reach = n === 1 ? 'you' : n === 2 ? 'borough' : 'city';
  if (hurts) log?.push({ t: 'army', seat, reach, targets: inTurnOrder(s).filter((victim) => shots(victim) > 0) });
}

function win(s: State, seats: Seat[], how: Extract<Event, { t: 'won' }>['how'], log: Out): void {
  s.winners = seats;
  log?.push({ t: 'won', seats, how });
  finish(s);
}

const seatsOf = (bits: number): Seat[] => [0, 1, 2, 3, 4, 5].filter((seat) => bits & (1 << seat));
const rolled = (s: State, first: boolean, thrown: number[]): Event => ({
  t: 'rolled',
  seat: s.turn.seat,
  dice: s.turn.dice.map((face) => FACES[face]!),
  first,
  thrown,
  left: s.turn.rerolls,
});

/** The types of symbols still to be resolved, as bits. */
function openTypes(s: State): number {
  const open = s.turn.open;
  let bits = 0;
  for (let f = 0; f < 6; f++) if (open[f]! > 0) bits |= 1 << f;
  return bits;
}
const TYPES = Array.from({ length: 64 }, (_, bits) => Object.freeze(FACES.filter((_, f) => bits & (1 << f))));

const PASS = Object.freeze(['pass'] as const);
const NO_OR_YES = Object.freeze(['no', 'yes'] as const);
const KEEP_OR_DISCARD = Object.freeze(['keep', 'discard'] as const);

const RANGES = new Map<number, readonly number[]>();
/** The whole numbers from a to b; lists are shared. */
function range(a: number, b: number): readonly number[] {
  const key = a * 1000 + b;
  let list = RANGES.get(key);
  if (!list) {
    list = Object.freeze(Array.from({ length: b - a + 1 }, (_, i) => a + i));
    RANGES.set(key, list);
  }
  return list;
}
