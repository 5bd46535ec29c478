/** Ways to play that people can tell apart; what each means is the game's to say, in weights. */
export const TEMPERAMENTS = ['builder', 'raider', 'collector', 'racer'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** How much more some of the weights count; the others are the usual ones. */
export type Factors<W> = { readonly [K in keyof W]?: W[K] extends number ? number : Factors<W[K]> };

/** What each temperament makes of things, given what somebody with such weights makes of them. */
export function mindsOf<W extends object, M>(
  weights: W,
  temperaments: { readonly [T in Temperament]?: Factors<W> },
  mind: (weights: W) => M,
): { [T in Temperament]?: M } {
  const minds: { [T in Temperament]?: M } = {};
  for (const temperament of TEMPERAMENTS) {
    const factors = temperaments[temperament];
    if (factors) minds[temperament] = mind(scaled(weights, factors));
  }
  return minds;
}

function scaled<W extends object>(weights: W, factors: Factors<W>): W {
  const changed = { ...weights };
  for (const key of Object.keys(factors) as (keyof W)[]) {
    const weight = weights[key];
    const factor = factors[key] as number | Factors<object>;
    changed[key] = (
      typeof weight === 'number' && typeof factor === 'number'
        ? weight * factor
        : scaled(weight as object, factor as Factors<object>)
    ) as W[keyof W];
  }
  return changed;
}
