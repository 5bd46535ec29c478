import type { Lang, Words } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import type { CardId } from './content/vocabulary.ts';
import * as queries from './queries.ts';
import type { Answer, Event, Player, View } from './state.ts';
import { language as en } from './text/en/index.ts';
import type { Language } from './text/language.ts';
import { language as pl } from './text/pl/index.ts';
import { language as sk } from './text/sk/index.ts';

/** For callers that still ask the module instead of the tables they are given. */
export const compatOf = ({
  tables: t,
  speak,
}: {
  tables: Tables;
  speak(language: Language): Words<Answer, Event, View>;
}) => ({
  words: { en: speak(en), pl: speak(pl), sk: speak(sk) } as Record<Lang, Words<Answer, Event, View>>,
  CARDS: t.cards,
  CARD_IDS: t.cardIds,
  TILE: t.tiles,
  UNIT: t.units,
  ZONE_GAINS: t.zones,
  SWEEP_PRICE: t.figures.sweepPrice,
  cardOf: (id: CardId) => t.cards[id]!,
  priceOf: (p: Player, id: CardId) => queries.priceOf(t, p, id),
  salvagePrice: (id: CardId, less: number) => queries.salvagePrice(t, id, less),
  unitPrice: (p: Player, unit: number) => queries.unitPrice(t, p, unit),
  moveFee: (v: View) => queries.moveFee(t, v),
  maxLife: (p: Player) => t.figures.maxLife + queries.sumMods(t, p, 'maxLife'),
});
