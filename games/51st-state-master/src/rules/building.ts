import { push } from '@ashtown/engine';
import { redevelopBills, replaceable } from '../answers/actions.ts';
import type { Texts } from '../answers/index.ts';
import { addPlace, fire, gain, razePlace } from '../cards/effects.ts';
import { goodsOf, pileOf, type Tables } from '../content/tables.ts';
import { TOKENS } from '../content/vocabulary.ts';
import { type Frame, NONE } from '../state.ts';
import type { Part } from './part.ts';
import { opponentSources, produceOnBuilding } from './production.ts';
import { canReplace, countType, placeOf, playerAt, siteOf } from './queries.ts';
import { removeOld } from './turn.ts';

const REDEVELOPMENT_GAIN = pileOf({ vp: 1 });

/** 5. Action: building, redevelopment, deals and razing, once they are paid for. */
export const buildingRules = (
  t: Tables,
  a: Texts,
): Part<'redevelopOld' | 'build' | 'bonus' | 'makeDeal' | 'razeCard' | 'razePlace'> => ({
  redevelopOld: {
    legal: (s, _, seat) => replaceable(t, s, seat, t.site[s.limbo]!), // FSM-97
    take(s, _, seat, pick) {
      const { no } = a.read(pick);
      const p = s.players[seat]!;
      push<Frame>(s, { t: 'build', seat, over: no });
      const bills = redevelopBills(p, canReplace(t, placeOf(p, no)!, t.site[s.limbo]!));
      push<Frame>(s, { t: 'payment', seats: [seat], bills });
    },
  },

  build(s, { seat, over }, log) {
    const p = s.players[seat]!;
    const card = s.limbo;
    s.limbo = NONE;
    if (over === NONE) log?.push({ t: 'constructed', seat, card: t.id[card]!, no: p.built });
    else removeOld(t, s, seat, over, card, log);
    const place = addPlace(p, card); // FSM-100: unused
    if (over !== NONE) gain(t, s, seat, REDEVELOPMENT_GAIN, 1, 'redevelopment', 'redevelopment', log); // FSM-91
    if (t.site[card]!.bonus) push<Frame>(s, { t: 'bonus', seat, no: place.no });
    produceOnBuilding(t, s, seat, place, log); // FSM-103
  },

  bonus(s, { seat, no }, log) {
    const p = s.players[seat]!;
    const place = placeOf(p, no)!;
    const site = siteOf(t, place);
    const { bonus } = site;
    if (bonus === null) return;
    if (bonus.t === 'gains') gain(t, s, seat, site.bonusGain, 1, site.id, 'bonus', log);
    else if (bonus.t === 'gainsPerType') {
      const n = Math.min(bonus.max, countType(t, p, site.bonusCounts)); // FSM-237
      gain(t, s, seat, site.bonusGain, n, site.id, 'bonus', log);
    } else if (bonus.t === 'stock') {
      place.stock = Array<number>(TOKENS).fill(0); // FSM-238
      for (const [g, n] of site.bonusGain) place.stock[g] = n;
      log?.push({ t: 'stocked', seat, card: site.id, no, goods: goodsOf(site.bonusGain) });
    } else if (opponentSources(t, s, seat).length > 0)
      push<Frame>(s, { t: 'copySource', seats: [seat], no, kind: 'bonus' }); // FSM-242
  },

  makeDeal(s, { seat }, log) {
    const card = s.limbo;
    s.limbo = NONE;
    s.players[seat]!.deals.push(card); // FSM-109
    log?.push({ t: 'madeDeal', seat, card: t.id[card]! });
    gain(t, s, seat, t.site[card]!.deal, 1, t.site[card]!.id, 'deals', log);
    fire(t, s, seat, 'deal', log); // FSM-112
  },

  razeCard(s, { seat }, log) {
    const site = t.site[s.limbo]!;
    s.discard.push(s.limbo); // FSM-115
    s.limbo = NONE;
    log?.push({ t: 'razedCard', seat, card: site.id });
    gain(t, s, seat, site.spoils, 1, site.id, 'spoils', log);
    fire(t, s, seat, 'raze', log);
  },

  razePlace(s, { seat, owner, no }, log) {
    razePlace(t, s, seat, owner, placeOf(playerAt(s, owner), no)!, log);
    fire(t, s, seat, 'raze', log); // FSM-122
  },
});
