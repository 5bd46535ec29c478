import type { Building, Face, Unit, Zone } from '../content/vocabulary.ts';

/** What the board says beside the game's own words: signs of the map, dice, bank and panels. */
export interface BoardText {
  rollOf(n: number, of: number): string;
  map: string;
  zone: Record<Zone, string>;
  /** On the lane for five or six, while it cannot be used. */
  closedLane: string;
  /** In a panel: out of the game. */
  out: string;
  heldBy(name: string): string;
  free: string;
  superstarHow: string;
  statueHow: string;
  durability: string;
  reward: string;
  wouldHit: string;
  canChoose(keys: string): string;
  /** As in a sentence. */
  building: Record<Building, string>;
  stack(at: string, n: number, kind: string, durability: number, gives: string, left: number): string;
  emptyStack(at: string, n: number): string;
  units(where: string, n: number, needs: number, gives: string): string;
  stackHelp(left: number): string;
  fresh(n: number): string;
  boroughHelp: string;
  manhattanHelp: string;
  here: string;
  empty: string;
  bank: string;
  /** The tab of the bank on a phone. */
  cards: string;
  deck(n: number): string;
  discard(n: number): string;
  discardPile(n: number): string;
  canPay: string;
  short(n: number): string;
  sweep: string;
  emptySlot: string;
  keepNote: string;
  onceNote: string;
  dice: {
    mine: string;
    of(name: string): string;
    none: string;
    rerolls(n: number): string;
    below: string;
    /** What a question mark behind it means. */
    maybe: string;
    resolving(face: string): string;
    kept: string;
    again: string;
    locked: string;
    now: string;
    open: string;
    done: string;
    mark: string;
    reroll(n: number): string;
    /** Of Destruction: what the dice give is chosen later. */
    symbols(n: number): string;
    nothing: string;
    /** Instead of nothing, where the order or a choice may make it more. */
    depends: string;
    /** Before what several others would lose or gain. */
    others: string;
    with: string;
    label(n: number, face: string): string;
    price(n: number): string;
  };
  face: Record<Face, string>;
  unitHelp: Record<Unit, string>;
  token: Record<'web' | 'jinx' | 'carapace' | 'souvenir', string>;
  tokenHelp: Record<'web' | 'jinx' | 'carapace' | 'souvenir', string>;
  chooseMonster: string;
  life: string;
  energy: string;
  stars: string;
  active: string;
}
