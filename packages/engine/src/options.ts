import type { AnyGame } from './game.ts';

export type OptionProblem =
  | { code: 'unknown-option'; option: string; expected: string }
  | { code: 'bad-option'; option: string; expected: string }
  | { code: 'option-players'; option: string; expected: string };

export type Options = Record<string, boolean | string | number>;

interface Spec {
  kind: 'switch' | 'choice';
  default: boolean | string | number;
  choices?: readonly (string | number)[];
  players?: readonly [number, number];
}

const specsOf = (game: AnyGame): Record<string, Spec> => game.options as Record<string, Spec>;

export function defaultOptions(game: AnyGame): Options {
  return Object.fromEntries(Object.entries(specsOf(game)).map(([id, spec]) => [id, spec.default]));
}

/** Untrusted options made whole: what is missing takes its default, what does not fit is named. */
export function parseOptions(
  game: AnyGame,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): { ok: true; options: Options } | { ok: false; problem: OptionProblem } {
  const specs = specsOf(game);
  const options = defaultOptions(game);
  const refuse = (code: OptionProblem['code'], option: string, expected: string) =>
    ({ ok: false, problem: { code, option, expected } }) as const;
  for (const [id, value] of Object.entries(given)) {
    const spec = Object.hasOwn(specs, id) ? specs[id] : undefined;
    if (!spec) return refuse('unknown-option', id, Object.keys(specs).join(', ') || 'no options');
    const allowed: readonly unknown[] = spec.kind === 'switch' ? [true, false] : spec.choices!;
    if (!allowed.includes(value)) return refuse('bad-option', id, allowed.join(', '));
    const [min, max] = spec.players ?? game.players;
    if (value !== spec.default && (seats < min || seats > max))
      return refuse('option-players', id, `${min} to ${max} players`);
    options[id] = value as Options[string];
  }
  return { ok: true, options };
}
