import {
  type Card,
  KINDS,
  LINES,
  type Loss,
  type MissionKind,
  SYMBOLS,
  TYPES,
  tables,
} from '@ashtown/catalog/metro-2033';
import type { Lang } from '@ashtown/engine';

type Named = readonly { id: string; name: Record<Lang, string> }[];
const nameIn = (all: Named, id: string, lang: Lang): string => all.find((x) => x.id === id)?.name[lang] ?? id;

/** Names of the content by their numbers; they are never inflected. */
export const typeName = (lang: Lang, type: number): string => nameIn(tables.content.resourceTypes, TYPES[type]!, lang);
export const kindName = (lang: Lang, kind: number): string => nameIn(tables.content.kinds, KINDS[kind]!, lang);
export const missionName = (lang: Lang, kind: MissionKind): string => nameIn(tables.content.missionKinds, kind, lang);
export const lossName = (lang: Lang, loss: Loss): string => nameIn(tables.content.losses, loss, lang);
export const lineName = (lang: Lang, line: number): string => nameIn(tables.content.stationSymbols, LINES[line]!, lang);
export const symbolName = (lang: Lang, symbol: number): string =>
  nameIn(tables.content.symbols, SYMBOLS[symbol]!, lang);
export const categoryName = (lang: Lang, id: string): string => nameIn(tables.content.categories, id, lang);
export const cardName = (lang: Lang, card: Card): string => tables.cards[card]?.name[lang] ?? '';
export const factionName = (lang: Lang, faction: number): string => tables.factions[faction]?.name[lang] ?? '';

/** The symbols of a set of bits, in order. */
export const symbolsIn = (bits: number): number[] => SYMBOLS.flatMap((_, i) => (bits & (1 << i) ? [i] : []));
export const symbolNames = (lang: Lang, bits: number): string =>
  symbolsIn(bits)
    .map((i) => symbolName(lang, i))
    .join(', ');
