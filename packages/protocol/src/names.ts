import { LIMITS } from './limits.ts';

/** Bots are called the same in every language, and on a server as without one. As many as there are seats. */
const BOT_NAMES = ['Cinder', 'Rust', 'Soot', 'Flint', 'Ember', 'Slag', 'Tinder', 'Char'] as const;

/** A name for a bot that nobody else at the table has. */
export const botName = (taken: ReadonlySet<string>): string =>
  BOT_NAMES.find((name) => !isTaken(name, taken)) ?? BOT_NAMES[0];

/** Letters of other alphabets, and digits, that are drawn like a Latin letter; pairs of the one and the other. */
const ALIKE = new Map(
  (
    'Аa аa Вb вb Еe еe Ёë ёë Кk кk Мm мm Нh нh Оo оo Рp рp Сc сc Тt тt Уy уy Хx хx Іl іl Јj јj Ѕs ѕs ԁd һh ԛq Ԝw ԝw Ьb ьb ' +
    'Αa αa Βb Εe εe Ζz Ηh Ιl ιl Κk κk Μm Νn νv Οo οo Ρp ρp Τt Υy υu Χx χx γy ωw ' +
    'Աu Օo օo ոn սu հh ցg Ꭺa Ᏼb Ꮯc Ꭼe Ꮋh Ꭻj Ꮶk Ꮮl Ꮇm Ꮲp Ꭱr Ꮪs Ꭲt Ꮩv Ꮃw Ꮓz ɑa ɡg ɩl ıl ʟl ǀl ∣l '
  )
    .trim()
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
);

/** What a name looks like: two that look the same have the same one. */
export const looksOf = (name: string): string =>
  [...name.normalize('NFKC')]
    .map((letter) => ALIKE.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .normalize('NFC');

const isTaken = (name: string, others: Iterable<string>): boolean => {
  const looks = looksOf(name);
  return [...others].some((other) => looksOf(other) === looks);
};

/** The name, or the name and a number where it looks like one of the others. */
export function distinctName(name: string, others: Iterable<string>): string {
  const taken = [...others];
  for (let n = 2, tried = name; ; n++) {
    if (!isTaken(tried, taken)) return tried;
    tried = `${shortened(name, LIMITS.name - ` ${n}`.length)} ${n}`;
  }
}

/** No character is cut in half. */
function shortened(name: string, most: number): string {
  let short = '';
  for (const letter of name) {
    if (short.length + letter.length > most) break;
    short += letter;
  }
  return short.trimEnd();
}
