import type { Card, Condition, Effect, Mod, Moment, Trigger } from '../content/vocabulary.ts';
import { amount, capital, list } from './format.ts';
import type { Language, LeadIn, Say } from './language.ts';

/** Effects that stand side by side; whatever else a card does comes after them. */
const GAINS: readonly Effect['t'][] = ['gain', 'symbols', 'extraTurn', 'claimNextKeep', 'souvenir', 'token'];
const DESTROYING: readonly Moment[] = ['building', 'infantry', 'jet', 'tank'];
const ANY_UNIT: readonly Moment[] = ['infantry', 'jet', 'tank'];

const sentence = (clause: string): string => `${capital(clause)}.`;

/** `heal 2♥`, `score 1★`; a verb is said once for all that follows it. */
function gains(l: Language, all: readonly Effect[]): string[] {
  const groups: { verb: string; amounts: string[] }[] = [];
  for (const e of all) {
    if (e.t !== 'gain') continue;
    const verb = l.gain[e.res];
    const last = groups.at(-1);
    if (last?.verb === verb) last.amounts.push(amount(e.n, e.res));
    else groups.push({ verb, amounts: [amount(e.n, e.res)] });
  }
  return groups.map((g) => `${g.verb} ${list(g.amounts, l.and)}`);
}

function effects(l: Language, all: readonly Effect[], on: Moment | null): string {
  const say = (e: Effect): string[] =>
    e.t === 'gain' || e.t === 'symbols' ? [] : [(l.effect[e.t] as (e: Effect, on: Moment | null) => string)(e, on)];
  const extra = on && DESTROYING.includes(on) ? ` ${l.extra}` : '';
  const symbols = all.flatMap((e) => (e.t === 'symbols' ? l.symbols(e.n, e.face) : []));
  const first = [
    ...gains(l, all).map((clause) => clause + extra),
    ...(symbols.length > 0 ? [l.add(list(symbols, l.and))] : []),
    ...all.filter((e) => GAINS.includes(e.t)).flatMap(say),
  ];
  const later = all.filter((e) => !GAINS.includes(e.t)).flatMap(say);
  const joined = first.at(-1)?.includes(` ${l.and} `) ? first.join(', ') : list(first, l.and);
  return [...(joined ? [joined] : []), ...later].join(`, ${l.next} `);
}

/** Three triggers that do the same to each kind of Unit are one. */
function merged(triggers: readonly Trigger[]): { lead: LeadIn; trigger: Trigger }[] {
  const units = triggers.filter((t) => ANY_UNIT.includes(t.on));
  const same = units.length === ANY_UNIT.length && new Set(units.map((t) => JSON.stringify(t.do))).size === 1;
  return triggers
    .filter((t) => !same || !units.includes(t) || t === units[0])
    .map((trigger) => ({ lead: same && units.includes(trigger) ? 'unit' : trigger.on, trigger }));
}

function triggered(l: Language, lead: LeadIn, { on, when, do: all }: Trigger): string {
  const moment = l.moment[lead];
  if (!when) return l.led(moment, effects(l, all, on));
  const condition = (l.condition[when.t] as (c: Condition) => string)(when);
  return `${moment.replace(/,$/, '')}, ${condition}, ${effects(l, all, on)}`;
}

/** A card's text, made from its data. */
export function cardText(l: Language, c: Card, say: Say): string {
  const parts: string[] = [];
  if (c.needs) parts.push(l.needs[c.needs]);
  if (c.moveFee) parts.push(l.moveFee(c.moveFee));
  if (c.do) {
    const does = effects(l, c.do, null);
    parts.push(c.keep || c.moveFee ? l.led(l.bought, does) : does);
  }
  for (const m of c.mods ?? []) parts.push((l.mod[m.t] as (m: Mod, say: Say) => string)(m, say));
  for (const { lead, trigger } of merged(c.triggers ?? [])) parts.push(triggered(l, lead, trigger));
  const places = c.nearby?.map((b) => l.borough[b].at);
  if (places) parts.push(l.nearby(list(places, l.or), 1));
  return parts.map(sentence).join(' ');
}
