/** How far into a message, from either end, its id is looked for. */
const FAR = 120;
const ID = /"id"\s*:\s*"([^"\\]{1,40})"/;

/** The id of a message that is refused unread, where it can be seen at once; else null. */
export function glimpseId(data: Buffer): string | null {
  const found =
    ID.exec(data.toString('latin1', 0, FAR)) ?? ID.exec(data.toString('latin1', Math.max(0, data.length - FAR)));
  return found && /^[\x20-\x7e]+$/.test(found[1]!) ? found[1]! : null;
}
