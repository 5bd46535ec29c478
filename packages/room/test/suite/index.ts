import { describe } from 'vitest';
import { companyStories } from './company.ts';
import { faultStories } from './faults.ts';
import type { HouseRules, MakeHouse } from './house.ts';
import { playStories } from './play.ts';

export * from './client.ts';
export type { Hello, HouseRules, MakeHouse, TestHouse } from './house.ts';
export * from './store.ts';

/** What every room does, whatever carries its messages and keeps its tables. `rules`: what is allowed in this house. */
export function roomSuite(name: string, rules: HouseRules, makeHouse: MakeHouse): void {
  describe(`rooms: ${name}`, () => {
    playStories(rules, makeHouse);
    companyStories(rules, makeHouse);
    faultStories(makeHouse);
  });
}
