import type { Deed } from '@ashtown/engine';

/** How often each kind of deed was done in a game; under `hits` those that hit somebody, under `+fuel` how much they gave. */
export type Deeds = Readonly<Record<string, number>>;

/** Counts what is done. */
export function deedCounter(): { add(deed: Deed): void; counts(): Deeds } {
  const counts: Record<string, number> = {};
  const count = (what: string, n: number) => {
    counts[what] = (counts[what] ?? 0) + n;
  };
  return {
    add({ verb, gives = [], hits = [] }) {
      count(verb, 1);
      if (hits.length > 0) count('hits', 1);
      for (const { what, n } of gives) count(`+${what}`, n);
    },
    counts: () => counts,
  };
}
