/** Bots are called the same in every language, and on a server as without one. As many as there are seats. */
const BOT_NAMES = ['Cinder', 'Rust', 'Soot', 'Flint', 'Ember', 'Slag', 'Tinder', 'Char'] as const;

/** A name for a bot that nobody else at the table has. */
export const botName = (taken: ReadonlySet<string>): string =>
  BOT_NAMES.find((name) => !taken.has(name)) ?? BOT_NAMES[0];
