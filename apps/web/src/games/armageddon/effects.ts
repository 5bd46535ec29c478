import type { Effect, Passive } from '@ashtown/armageddon/board';
import type { SignId } from './signs.ts';

/** A sign with its number: a piece of the short form of an effect. */
export interface Piece {
  sign: SignId;
  text: string;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const piece = (sign: SignId, text = ''): Piece => ({ sign, text });

/** VP gained need no sign before them. */
const vp = (n: number): Piece => piece('vp', n < 0 ? signed(n) : String(n));

const SHORT: { [T in Effect['t']]: (e: Extract<Effect, { t: T }>) => readonly Piece[] } = {
  vp: (e) => [vp(e.amount)],
  addMarauder: (e) => [piece('marauder', signed(e.amount))],
  removeMarauder: (e) => [piece('marauder', signed(-e.amount)), vp(e.amount * e.vpEach)],
  damage: (e) => [piece('damage', signed(e.spaces))],
  leaderAside: () => [piece('leader', '✕')],
  drawEquipment: (e) => [piece('equipment', signed(e.amount))],
  discardEquipment: (e) => [piece('equipment', signed(-e.amount))],
  temporaryHousing: (e) => [piece('house', signed(e.amount))],
  exchangeInPlace: () => [piece('worker'), piece('swap')],
  // That each fight brings its VP goes without saying.
  fight: (e) => [piece('fight', signed(-e.amount))],
  pushBack: (e) => [piece('marauder', signed(-e.amount))],
  vpPerType: (e) => [piece('vp', `${e.each}×`), piece(e.buildingType)],
  drawKeep: (e) => [piece('search', `${e.draw}`), piece('equipment')],
  swapSearch: () => [piece('equipment'), piece('swap'), piece('search')],
  repair: (e) => [piece('repair', e.spaces > 1 ? String(e.spaces) : ''), vp(e.vp)],
  exchange: () => [piece('swap')],
  recruitGamble: (e) => [piece('bag', '?'), vp(e.vpOtherwise)],
};

/** An effect in signs; its sentence is the game's. */
export const shortOf = (e: Effect): readonly Piece[] => (SHORT[e.t] as (e: Effect) => readonly Piece[])(e);

const HOLDS: { [T in Passive['t']]: (p: Extract<Passive, { t: T }>) => readonly Piece[] } = {
  watchtowerSite: () => [piece('military', '▲')],
  housingPerType: (p) => [piece('house', `${p.amount}×`), piece(p.buildingType)],
  workersCountAs: (p) => [piece('worker', '='), ...p.colours.map((colour) => piece(colour))],
  vpPerUnusedHousing: (p) => [piece('vp', `${p.each}×`), piece('house')],
  noFightVp: () => [piece('fight', '0')],
  fightVpBonus: (p) => [piece('fight', ''), piece('vp', `${p.perMarauder}×${p.firstPerRound}`)],
  exclusiveWith: () => [],
};

/** What holds while a building is visible, in signs. */
export const shortOfPassive = (p: Passive): readonly Piece[] => (HOLDS[p.t] as (p: Passive) => readonly Piece[])(p);
