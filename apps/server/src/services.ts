import type { House } from '@ashtown/room';
import type { Bursts } from './bursts.ts';
import type { GuestRules } from './host/guest-rules.ts';
import type { Lately } from './host/lately.ts';
import type { Around } from './house.ts';
import type { HostPass } from './http/host-pass.ts';
import type { Tables } from './tables.ts';

/** What the parts of one server share. */
export interface Services extends Around {
  bursts: Bursts;
  house: House;
  tables: Tables;
  /** What guests may do. */
  guestRules: GuestRules;
  /** What whoever runs the servers may want to know of. */
  lately: Lately;
  pass: HostPass;
}
