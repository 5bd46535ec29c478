import type { Seed } from '@ashtown/engine';

const ID = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Nothing that looks or sounds like something else. */
const CODE = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** For a live match: what it draws cannot be worked out from what was seen of it. */
export const makeSeed = (): Seed => Array.from(crypto.getRandomValues(new Uint8Array(32)), hex).join('');

export const makeId = (): string => draw(ID, 16);

/** What people read out to each other, as it is written: with a dash in the middle. */
export const makeCode = (letters = draw(CODE, 6)): string => `${letters.slice(0, 3)}-${letters.slice(3)}`;

/** Each letter as likely as any other: bytes beyond the last whole alphabet are thrown away. */
function draw(alphabet: string, length: number): string {
  const limit = 256 - (256 % alphabet.length);
  let drawn = '';
  while (drawn.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < limit && drawn.length < length) drawn += alphabet[byte % alphabet.length];
  return drawn;
}
