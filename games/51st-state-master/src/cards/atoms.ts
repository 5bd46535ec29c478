import type { Good, Moment, Token, Type } from '../board.ts';

/** What a card is made of. A card added is one entry in a table; its text in every language follows from these atoms. */

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

/** A location card; its category follows from what it does. */
export interface Location {
  readonly copies?: number;
  readonly distance: number;
  readonly types: readonly Type[];
  /** Absent: nothing lasting (FSM-205). */
  readonly does?: Ability;
  /** Open production (FSM-11). */
  readonly open?: true;
  readonly bonus?: Bonus;
  /** Defence of a shield of its own (FSM-243). */
  readonly shield?: number;
  readonly spoils: Goods;
  readonly deal: Good;
}

type Of<U, T> = Extract<U, { t: T }>;

export const produce = (gain: Goods): Of<Ability, 'produce'> => ({ t: 'produce', gain });
export const choose = (...options: readonly Goods[]): Of<Ability, 'choose'> => ({ t: 'choose', options });
export const perType = (type: Type, gain: Goods, max: number): Of<Ability, 'perType'> => ({
  t: 'perType',
  type,
  gain,
  max,
});
export const perProduced = (counted: readonly Good[], gain: Goods, max: number): Of<Ability, 'perProduced'> => ({
  t: 'perProduced',
  counted,
  gain,
  max,
});
/** Power Station. */
export const copyOwn: Of<Ability, 'copyOwn'> = { t: 'copyOwn' };
/** Suppliers. */
export const takeOver: Of<Ability, 'takeOver'> = { t: 'takeOver' };

export const NOTHING: Of<Ability, 'none'> = { t: 'none' };
export const threshold = (counted: readonly Good[], min: number, gain: Goods): Of<Ability, 'threshold'> => ({
  t: 'threshold',
  counted,
  min,
  gain,
});
export const storage = (...slots: readonly Slot[]): Of<Ability, 'storage'> => ({ t: 'storage', slots });
export const trigger = (on: readonly Moment[], gain: Goods): Of<Ability, 'trigger'> => ({ t: 'trigger', on, gain });

export const action = (cost: Cost, gain: Goods, uses = 1): Of<Ability, 'action'> => ({
  t: 'action',
  cost,
  effect: { t: 'gain', gain },
  uses,
});
export const special = (cost: Cost, effect: Effect, uses = 1): Of<Ability, 'action'> => ({
  t: 'action',
  cost,
  effect,
  uses,
});

export const gains = (gain: Goods): Of<Bonus, 'gains'> => ({ t: 'gains', gain });
export const gainsPerType = (type: Type, gain: Goods, max: number): Of<Bonus, 'gainsPerType'> => ({
  t: 'gainsPerType',
  type,
  gain,
  max,
});
export const stock = (goods: Goods): Of<Bonus, 'stock'> => ({ t: 'stock', goods });
export const copyOpponent: Of<Bonus, 'copyOpponent'> = { t: 'copyOpponent' };

/** The same card in another set. */
export const reprint = (card: Location): Location => ({ ...card, copies: 1 });
