import type { Good, Moment, Token, Type } from './vocabulary.ts';

/** What a card is made of, as rules and texts read it: the effects of the content, mapped once in tables.ts. */

export type Goods = { readonly [G in Good]?: number };
/** What has to be paid: tokens, any basic resource or ammo, cards from hand, own deals. */
export type Cost = { readonly [G in Token | 'anyResource' | 'card' | 'deal']?: number };
export interface Slot {
  readonly of: readonly Token[];
  /** Null: without limit. */
  readonly max: number | null;
}

/** What the action of a location does besides plain gains. */
export type Effect =
  | { t: 'gain'; gain: Goods }
  | { t: 'steal'; n: number; of: readonly Token[] }
  | { t: 'activate' }
  | { t: 'reset'; max: number }
  | { t: 'useDeals'; of: 'own' | 'opponent'; max: number };

export type Ability =
  | { t: 'produce'; gain: Goods }
  | { t: 'choose'; options: readonly Goods[] }
  | { t: 'perType'; type: Type; gain: Goods; max: number }
  | { t: 'perProduced'; counted: readonly Good[]; gain: Goods; max: number }
  | { t: 'copyOwn' }
  | { t: 'takeOver' }
  | { t: 'none' }
  | { t: 'threshold'; counted: readonly Good[]; min: number; gain: Goods }
  | { t: 'storage'; slots: readonly Slot[] }
  | { t: 'trigger'; on: readonly Moment[]; gain: Goods }
  | { t: 'action'; cost: Cost; effect: Effect; uses: number };

export type Bonus =
  | { t: 'gains'; gain: Goods }
  | { t: 'gainsPerType'; type: Type; gain: Goods; max: number }
  | { t: 'stock'; goods: Goods }
  | { t: 'copyOpponent' };
