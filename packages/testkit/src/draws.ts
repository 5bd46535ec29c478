import { type AnyGame, defaultOptions, forkRng, makeRng, type Odds, pickOne, seedOf } from '@ashtown/engine';

const WORLDS = 400;
/** So many standard deviations are seen by chance once in many thousand comparisons. */
const FAR = 4.5;

export interface DrawSettings<S> {
  /** Of the odds that are looked at. */
  of: string;
  players: number;
  /** How many answers lie between the states that are looked at, and how many states there are. */
  every: number;
  states: number;
  /** What the next so many that are drawn in a state are. */
  next(s: S, n: number): readonly (readonly string[])[];
}

/** Where the odds of draws differ from what is drawn in worlds of the same view, as sentences; empty where nowhere. */
export function wrongOdds<S>(game: AnyGame, { of, players, every, states, next }: DrawSettings<S>): string[] {
  const wrong: string[] = [];
  const rng = makeRng(seedOf(`odds of ${game.id}, ${of}`));
  const s = game.setup(players, defaultOptions(game), forkRng(rng));
  let seen = 0;
  for (let i = 0; seen < states && game.asked(s).length > 0; i++) {
    const [seat] = game.asked(s) as [number];
    const view = game.view(s, seat);
    const odds: Odds | undefined = i % every === 0 ? game.odds?.(view, seat, null).find((x) => x.of === of) : undefined;
    if (odds) {
      seen++;
      const worlds: S[] = Array.from({ length: WORLDS }, () => game.determinize(view, forkRng(rng)));
      for (const { what, chances } of odds.rows)
        for (const [c, n] of odds.columns.entries()) {
          const drawn = worlds.filter((world) => next(world, n).some((marks) => marks.includes(what))).length;
          const p = chances[c]!;
          if (Math.abs(drawn / WORLDS - p) > FAR * Math.sqrt((p * (1 - p)) / WORLDS) + 1e-9)
            wrong.push(`answer ${i}, ${what} among ${n}: ${drawn} of ${WORLDS} worlds, and the odds say ${p}`);
        }
    }
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
  }
  if (seen < states) wrong.push(`only ${seen} states had odds`);
  return wrong;
}
