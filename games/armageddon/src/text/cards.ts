import type { Count, Passive, Worth } from '../content/schema.ts';
import type { Line, Tables } from '../content/tables.ts';
import { TYPES } from '../content/vocabulary.ts';
import { list, sentence } from './format.ts';
import type { Language, Names } from './language.ts';

/** What a card is called, what it is, and its text, made from its data. */
export interface CardText {
  name: string;
  kind: string;
  text: string;
}

const passiveText = (l: Language, p: Passive, n: Names): string =>
  (l.passive[p.t] as (p: Passive, n: Names) => string)(p, n);
const worthText = (l: Language, w: Worth): string => (l.worth[w.t] as (w: Worth, more: object) => string)(w, {});
const countText = (l: Language, c: Count): string => (l.counted[c.t] as (c: Count, more: object) => string)(c, {});

/** An action line: how often, by whom, and what it brings. */
export function lineText(l: Language, n: Names, { cost, times, effect }: Line): string {
  const [first, second] = cost;
  const who =
    second === undefined
      ? l.cost[first!]
      : first === second
        ? l.twice[second]
        : `${l.cost[first!]} ${l.and} ${l.cost[second]}`;
  return l.line(who, times, n.effect(effect));
}

export function cardOf(l: Language, t: Tables, n: Names, id: string): CardText {
  const { building, equipment, tile, auction, scoring } = t.index;
  const name = n.card(id);
  const b = t.buildings[building.get(id) ?? -1];
  if (b) {
    const placed = b.placement === 'hqUpgrade' || b.placement === 'watchtowerUpgrade' ? [l.placement[b.placement]] : [];
    const parts = [
      ...placed,
      l.housing(b.housing),
      ...(b.vp > 0 ? [l.perRound(b.vp)] : []),
      ...b.lines.map((line) => lineText(l, n, line)),
      ...b.passives.map((p) => passiveText(l, p, n)),
    ];
    const level = b.level === 0 ? l.kind.printed : l.kind.level(b.level);
    return { name, kind: `${l.type[TYPES[b.type]!]}, ${level}`, text: parts.map(sentence).join(' ') };
  }
  const e = t.equipment[equipment.get(id) ?? -1];
  if (e) {
    const text = e.worth.t === 'scoreVehicleParts' ? l.vehicles(t.sameVehicle, t.mixed) : worthText(l, e.worth);
    return { name, kind: l.kind.equipment(e.copies), text: sentence(text) };
  }
  const found = t.tiles[tile.get(id) ?? -1];
  if (found) return { name, kind: l.kind.tile, text: sentence(n.effect(found.effect)) };
  const a = t.auction[auction.get(id) ?? -1];
  if (a) {
    const text = [l.bonus(n.effect(a.bonus)), l.penalty(n.effect(a.penalty))].map(sentence).join(' ');
    return { name, kind: l.kind.auction, text };
  }
  const s = t.scoring[scoring.get(id) ?? -1];
  if (s) return { name, kind: l.kind.scoring, text: sentence(countText(l, s.count)) };
  const d = t.damage.find((space) => space.id === id);
  if (d) {
    const clauses = d.effects.map((effect) => n.effect(effect));
    const all = list(clauses, l.and);
    const text = clauses.length === 0 ? l.noEffect : d.here ? l.damageHere(all) : l.damageBeyond(all);
    return { name, kind: l.kind.damage, text: sentence(text) };
  }
  return { name: id, kind: '', text: '' };
}
