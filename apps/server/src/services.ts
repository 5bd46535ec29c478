import type { House } from '@ashtown/room';
import type { Bursts } from './bursts.ts';
import type { Around } from './house.ts';
import type { Tables } from './tables.ts';

/** What the parts of one server share. */
export interface Services extends Around {
  bursts: Bursts;
  house: House;
  tables: Tables;
}
