import type { Content, Effect, LeaderEffect, Names } from './schema.ts';
import type { Moment, Provenance, Sort, Type } from './vocabulary.ts';

/** Goods by number: `[[good, n], …]`. */
export type Pile = readonly (readonly [good: number, n: number])[];

/** A price (FS-87): resources by kind, resources of any kind, workers, cards from hand, and one tucked card of a sort. */
export interface Bill {
  readonly need: readonly number[];
  readonly any: number;
  /** All resources together. */
  readonly total: number;
  readonly workers: number;
  readonly cards: number;
  readonly tucked: Sort | 'either' | null;
}

/** What an action location does for its workers (FS-156, FS-158, FS-164). */
export interface Act {
  readonly op: 'CONVERT' | 'STEAL' | 'COLLECT_SET';
  /** Workers of the first use (FS-141). */
  readonly workers: number;
  readonly bill: Bill;
  readonly gain: Pile;
  /** Gains nothing but VP tokens: void on a full card (FS-71). */
  readonly only: 'vp' | null;
}

/** A location design, as the rules read it. What a card does not have is null, an empty pile or 0. */
export interface Site {
  /** Its place among the faces of the deck. */
  readonly f: number;
  readonly id: string;
  readonly name: Names;
  readonly distance: number;
  readonly types: readonly Type[];
  /** The types as bits. */
  readonly mask: number;
  readonly layout: number;
  readonly spoils: Pile;
  readonly deal: Pile;
  /** Room it gives while it is a deal (FS-100). */
  readonly dealRoom: number;
  /** Its production; with `per` once for each own location of these types (FS-153). */
  readonly produce: Pile | null;
  readonly per: number;
  readonly stock: Pile | null;
  readonly onBuild: Pile | null;
  /** Room for tucked cards: of either sort, and for spoils only (FS-99). */
  readonly room: number;
  readonly spoilsRoom: number;
  /** FS-170: the types it counts, and its gain for each. */
  readonly counted: number;
  readonly countedGain: Pile;
  /** FS-173, as bits. */
  readonly draft: number;
  /** Kinds a store takes, as bits (FS-165). */
  readonly store: number;
  /** Places of a set by kind (FS-162). */
  readonly set: readonly number[] | null;
  readonly act: Act | null;
  /** What it does, in parts: the texts follow from them. */
  readonly atoms: readonly Effect[];
  readonly copies: number;
  readonly provenance: Provenance;
}

/** A contact card, fixed or one-shot (FS-17). */
export interface Contact {
  /** Its place among the faces of the deck; −1 for a fixed one. */
  readonly f: number;
  readonly id: string;
  readonly name: Names;
  readonly colour: number;
  readonly range: number;
  readonly bill: Bill;
  readonly copies: number;
  readonly provenance: Provenance;
}

export interface LeaderDesign {
  readonly f: number;
  readonly id: string;
  readonly name: Names;
  readonly stock: Pile;
  readonly on: Moment | null;
  /** With `placeType`, as a bit. */
  readonly type: number;
  readonly gain: Pile;
  /** The leader action (FS-139): cards to discard and what they give; 0 without one. */
  readonly deed: number;
  readonly deedGain: Pile;
  readonly atoms: readonly LeaderEffect[];
  readonly copies: number;
  readonly provenance: Provenance;
}

export interface Faction {
  readonly id: string;
  readonly name: Names;
  readonly produce: Pile;
  /** By colour: conquest, cooperation, incorporation. */
  readonly contacts: readonly Contact[];
  readonly provenance: Provenance;
}

/**
 * Everything the rules want to know about the cards of one content. Every physical card of the deck has a number; copies
 * of a face are equal to all rules, but that they can be told apart is what makes memory exact (README).
 */
export interface Tables {
  readonly content: Content;
  readonly factions: readonly Faction[];
  readonly sites: readonly Site[];
  readonly shots: readonly Contact[];
  readonly leaders: readonly LeaderDesign[];
  /** By physical card. */
  readonly face: readonly number[];
  readonly site: readonly (Site | null)[];
  readonly shot: readonly (Contact | null)[];
  readonly leader: readonly (LeaderDesign | null)[];
  readonly id: readonly string[];
  /** How many faces and cards there are. */
  readonly faces: number;
  readonly cards: number;
  readonly faceIds: readonly string[];
  /** −1 where there is no such card in the deck. */
  faceOf(id: string): number;
  /** The physical cards of a design, in their order. */
  copiesOf(id: string): readonly number[];
}
