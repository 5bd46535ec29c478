/** What a board may import: types, ids and vocabulary as data; no rule and no table. */

export type { MasterDeed, PaymentPart, PlaceName, Verb } from './answers/deed.ts';
export type { Forecast, Outcome } from './answers/outcome.ts';
export type { Ability, Bonus, Cost, Effect, Goods, Slot } from './content/atoms.ts';
export type {
  Bill,
  CardId,
  ConnectionId,
  Conversion,
  Faction,
  FactionId,
  Link,
  LocationId,
  Pile,
  Site,
  Tables,
} from './content/tables.ts';
export * from './content/vocabulary.ts';
export type { MasterSet } from './make.ts';
export type { Facts } from './rules/facts.ts';
export * from './state.ts';
export type { BoardText, DeedWord } from './text/board.ts';
export { type Guide, PARTS, type PartId } from './text/guide.ts';
export type { MasterWords } from './text/speak.ts';
