import { type AnyGame, defaultOptions, parseOptions } from '@ashtown/engine';
import type { Setting } from './moment.ts';

/** Every number of seats with the default options, and with each other value of each option where it is allowed. */
export function settingsOf(game: AnyGame): Setting[] {
  const [min, max] = game.players;
  const settings: Setting[] = [];
  for (let seats = min; seats <= max; seats++) {
    settings.push({ seats, options: defaultOptions(game) });
    for (const [id, spec] of Object.entries(game.options)) {
      const values: readonly unknown[] = spec.kind === 'switch' ? [true, false] : spec.choices;
      for (const value of values) {
        if (value === spec.default) continue;
        const parsed = parseOptions(game, seats, { [id]: value });
        if (parsed.ok) settings.push({ seats, options: parsed.options });
      }
    }
  }
  return settings;
}

export function titleOf(game: AnyGame, { seats, options }: Setting): string {
  const defaults = defaultOptions(game);
  const changed = Object.keys(options).filter((id) => options[id] !== defaults[id]);
  return [`${seats} seats`, ...changed.map((id) => `${id}=${options[id]}`)].join(', ');
}
