// A thread of a test: what becomes of it is said by the name of the bot.
export default function think({ bot, turn, begun }) {
  Atomics.store(begun, 0, 1);
  if (bot === 'throws') throw new Error('out of my depth');
  if (bot === 'dies') process.exit(1);
  if (bot === 'hangs') for (;;);
  return turn.legal[0];
}
