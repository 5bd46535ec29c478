import type { Amount, Deed, Ref, Seat } from '@ashtown/engine';
import { givesOf } from '../cards/effects.ts';
import type { Effect } from '../content/schema.ts';
import type { Tables } from '../content/tables.ts';
import { type Area, COLOURS, type Colour, FIGURES, MARAUDER } from '../content/vocabulary.ts';
import { countFor } from '../rules/scoring.ts';
import { damageSteps, marauderSteps, vpChange } from '../rules/tracks.ts';
import type { Answer, Answers, Player, Question, State, View } from '../state.ts';
import { askedOf, asking } from './asked.ts';
import { parseAct } from './city.ts';
import { parseFigures } from './figures.ts';

type Figures = readonly number[];
type Told =
  | { verb: 'bid'; area: Area; figures: Figures }
  | { verb: 'bidByColour'; area: Area }
  | { verb: 'count'; n: number; colour: Colour }
  | { verb: 'discard'; card: string }
  | { verb: 'take'; slot: number; card: string; figures: Figures }
  | { verb: 'takeBuilding'; card: string; tile: string }
  | { verb: 'build'; card: string; site: number; over: string | null }
  | { verb: 'forfeit'; card: string }
  | { verb: 'exchange'; at: Area | 'screen'; to: Colour }
  | { verb: 'decline' }
  | { verb: 'act'; card: string; effect: Effect; figures: Figures; take: Colour | null; discard: string | null }
  | { verb: 'extend'; figures: Figures }
  | { verb: 'repair'; figures: Figures }
  | { verb: 'end' }
  | { verb: 'keep'; card: string }
  | { verb: 'search'; card: string }
  | { verb: 'leave'; figures: Figures }
  | { verb: 'choose'; tile: string; vp: number };

/**
 * What an answer is. Cards are ids; survivors are counted by COLOURS, figures of the display by FIGURES. Amounts are called
 * as in tellings: survivors by their colours, `score`, `marauders`, `damage`, `cards`, `buildings`; besides, marauders are
 * `drivenOff` and damage is `repaired`. Survivors who act in the city are its price.
 */
export type ArmageddonDeed = Deed & Told;

/** What is good to have less of, and how that is called; of anything else less is a price. */
const FEWER: Readonly<Record<string, string>> = { marauders: 'drivenOff', damage: 'repaired' };

const some = (what: string, n: number): Amount[] => (n === 0 ? [] : [{ what, n }]);
const people = (n: Figures): Amount[] => COLOURS.flatMap((colour, c) => some(colour, n[c]!));

export function deedOf(t: Tables, refs: (answer: Answer) => readonly Ref[]) {
  const asked = askedOf(t);

  const DEEDS: { [Q in Question]: (answer: Answers[Q], v: View, seat: Seat) => Told & Partial<Deed> } = {
    placeBid(answer) {
      const cut = answer.indexOf(' ');
      const area = answer.slice(0, cut) as Area;
      const rest = answer.slice(cut + 1);
      if (rest === 'by colour') return { verb: 'bidByColour', area };
      const figures = parseFigures(rest);
      return { verb: 'bid', area, figures, price: people(figures) };
    },
    bidColour: (n, v, seat) => ({ verb: 'count', n, colour: asked(v, seat, 'bidColour').colour }),
    discardEquipment: (card) => ({ verb: 'discard', card, price: some('cards', 1) }),
    takeEquipment(answer, v, seat) {
      const slot = Number(answer.slice(5)) - 1;
      const figures = v.figures.slice(slot * FIGURES.length, (slot + 1) * FIGURES.length);
      const p = v.players[seat]!;
      const arriving = figures[MARAUDER]!;
      const moved = marauderSteps(t, p, arriving);
      return {
        verb: 'take',
        slot: slot + 1,
        card: t.equipment[v.display[slot]!]?.id ?? '',
        figures,
        gives: [
          ...some('cards', 1),
          ...people(figures.slice(figures.length - COLOURS.length)),
          ...some('marauders', moved),
          ...some('score', vpChange(p, (arriving - moved) * t.marauderOverflow)),
        ],
      };
    },
    takeBuilding(card, v) {
      const slot = v.offer.indexOf(t.index.building.get(card)!);
      return { verb: 'takeBuilding', card, tile: t.tiles[v.offerTiles[slot] ?? 0]?.id ?? '' };
    },
    placeBuilding(answer, v, seat) {
      const { card } = asked(v, seat, 'placeBuilding');
      const { tile } = asking(v, 'placeBuilding');
      const effect = t.tiles[tile ?? -1]?.effect;
      const more = effect ? givesOf(t, known(v), seat, effect, -1) : [];
      if (answer === 'forfeit') return { verb: 'forfeit', card, gives: more };
      const site = Number(answer.slice(5));
      const over = v.players[seat]!.city[site - 1]!;
      const gives = [...some('buildings', over < 0 ? 1 : 0), ...more];
      return { verb: 'build', card, site, over: over < 0 ? null : t.buildings[over]!.id, gives };
    },
    exchangeInPlace(answer) {
      if (answer === 'decline') return { verb: 'decline' };
      const [at, to] = answer.split(' ') as [Area | 'screen', Colour];
      return { verb: 'exchange', at, to, price: some('worker', 1), gives: some(to, 1) };
    },
    cityAction: (answer, v, seat) => actDeed(t, v, seat, answer),
    keepDrawn: (card) => ({ verb: 'keep', card, gives: some('cards', 1) }),
    searchDeck: (card) => ({ verb: 'search', card, gives: some('cards', 1) }),
    returnHomeless(answer, v, seat) {
      const { n } = asked(v, seat, 'returnHomeless');
      const figures = parseFigures(answer);
      const vp = vpChange(v.players[seat]!, n * t.homeless);
      return { verb: 'leave', figures, price: people(figures), gives: some('score', vp) };
    },
    homelessColour: (n, v, seat) => ({ verb: 'count', n, colour: asked(v, seat, 'homelessColour').colour }),
    choosePrivateTile(tile, v, seat) {
      const i = t.index.scoring.get(tile)!;
      const vp = t.scoring[i]!.count.each * countFor(t, v.players[seat] as Player, i);
      return { verb: 'choose', tile, vp, gives: some('score', vp) };
    },
  };

  return (v: View, seat: Seat, question: string, answer: Answer): ArmageddonDeed => {
    type Find = (answer: Answer, v: View, seat: Seat) => Told & Partial<Deed>;
    const { price = [], gives = [], ...told } = (DEEDS[question as Question] as Find)(answer, v, seat);
    const things = refs(answer).filter(({ kind }) => kind !== 'option');
    const costs = [...price, ...gives.flatMap(({ what, n }) => (n < 0 && !FEWER[what] ? [{ what, n: -n }] : []))];
    const brings = gives.flatMap(({ what, n }) => {
      const better = n < 0 ? FEWER[what] : what;
      return better ? [{ what: better, n: Math.abs(n) }] : [];
    });
    return {
      things,
      ...told,
      ...(costs.length > 0 ? { price: costs } : {}),
      ...(brings.length > 0 ? { gives: brings } : {}),
    };
  };
}

/** Queries of the rules read only what a view holds. */
const known = (v: View): State => v as unknown as State;

function actDeed(t: Tables, v: View, seat: Seat, answer: Answers['cityAction']): Told & Partial<Deed> {
  if (answer === 'end') return { verb: 'end' };
  const act = parseAct(t, answer);
  const figures = act.payment;
  const price = people(figures);
  if (act.t === 'extend') return { verb: 'extend', figures, price, gives: some('buildings', 1) };
  const p = v.players[seat]!;
  if (act.t === 'repair') return { verb: 'repair', figures, price, gives: some('damage', damageSteps(t, p, -1)) };
  const { id, lines } = t.buildings[p.city[act.site]!]!;
  const { effect } = lines[act.line]!;
  const take = effect.t === 'exchange' ? COLOURS[act.arg]! : null;
  const discard = effect.t === 'swapSearch' ? t.equipment[act.arg]!.id : null;
  return {
    verb: 'act',
    card: id,
    effect,
    figures,
    take,
    discard,
    price: [...price, ...some('cards', discard === null ? 0 : 1)],
    gives: givesOf(t, known(v), seat, effect, act.arg),
  };
}
