import type { Area, Figure } from '../content/vocabulary.ts';
import type { Options } from '../state.ts';

/** What the board says beside the game's own words. */
export interface BoardText {
  rounds: string;
  roundHelp(no: number, marauders: number, level: number): string;
  midgame: string;
  final: string;
  /** What a scoring tile brings me now. */
  now(n: number, vp: number): string;
  bag(n: number): string;
  deck(n: number): string;
  equipment: string;
  /** Beside the two displays: who chooses first. */
  byExploration: string;
  byConstruction: string;
  byOrder: string;
  buildings(level: number): string;
  taken: string;
  /** Instead of the displays, once they are empty: everybody's turn in the city and what the end of the round will bring. */
  turns: {
    title: string;
    note: string;
    status: Record<'now' | 'toCome' | 'done', string>;
    /** Before what somebody took this round. */
    took: string;
    damageTo(space: number): string;
    beyond(vp: number): string;
    homeless(least: number, most: number): string;
    income(vp: number): string;
    toll(vp: number): string;
    afterwards: string;
  };
  /** What a card of the display would add to my equipment. */
  forMe(vp: number): string;
  vp: string;
  /** `first`: who chooses first is who bid most, or who bid earliest. */
  areaHelp(first: Options['pickOrder']): Record<Area, string>;
  bonus: string;
  penalty: string;
  bonusNow: string;
  penaltyNow: string;
  /** In the head of an area. */
  bidHere: string;
  toCome(n: number): string;
  draft: string;
  row(name: string, figures: string, gets: string): string;
  form: {
    bid: string;
    final: string;
    title(area: string): string;
    pickArea: string;
    place(area: string, n: number): string;
    leave(n: number): string;
    /** What each one who leaves costs. */
    costs(vp: number): string;
    choose(n: number): string;
    more(figure: string): string;
    less(figure: string): string;
    chosen(n: number, of: number): string;
    total: string;
  };
  /** While an action of the city is put together. */
  pay: { who: string; which: string; other: string; otherTouch: string };
  screen: string;
  onlyYou: string;
  pool: string;
  free: string;
  used: string;
  city: string;
  housing(room: number, people: number): string;
  freeSite: string;
  /** Of a building that gives nothing else. */
  housesOnly: string;
  closed: string;
  closedHelp: string;
  activations(used: number, times: number): string;
  covers(names: string): string;
  damage: string;
  marauders: string;
  nextRound: string;
  nothingNext: string;
  repair: string;
  leaderAside: string;
  damageSpace(no: number): string;
  /** `workers`: as many repair a step. */
  damageHelp(workers: Options['repair.workersPerStep']): string;
  marauderHelp(last: number): string;
  hand: string;
  noHand: string;
  worth(vp: number): string;
  unsure: string;
  looked: string;
  privateTiles: string;
  survivors(least: number, most: number): string;
  /** Of survivors that are not all known. */
  least(figures: string): string;
  housingOnly: string;
  inHand(n: number): string;
  oneMore: string;
  joker: string;
  cards(n: number, unknown: number): string;
  start: string;
  /** Of markers in one stack on the score track: this one lies on top, or below others. */
  tie: Record<'top' | 'below', string>;
  /** Of survivors who are missing for an action. */
  short(n: number): string;
  figureHelp: Record<Figure, string>;
  screenHelp(open: boolean): string;
  onIt: string;
  site(no: number): string;
  toBuild: string;
}
