import type { ReactNode } from 'react';
import './goods.css';

/** The tokens of both editions, drawn on a field of 32 by 32: an outline that tells the kind, and a glyph in it. */

const GLYPHS = {
  fuel: 'M8 9.500h3V6h8l5 5v15H8zM11 13.500l3.300 4.300L11 22.300l1.700 1.200 3.300-4.200 3.300 4.200 1.700-1.200-3.300-4.500 3.300-4.300-1.700-1.200-3.300 4.200-3.300-4.200z',
  iron: 'M7 7h18v5h-6.500v8H25v5H7v-5h6.500v-8H7z',
  gun: 'M5.500 10H25v-1.500h1.500V15.500h-2.500v1.500h-7l-1 2.500h-3L12 26H6.500l1.800-9.500H5.500z',
  brick: 'M6 8h9v7H6zM17 8h9v7h-9zM6 17h4.500v7H6zM12.500 17h8v7h-8zM22.500 17H26v7h-3.500z',
  ammo: 'M7 14c0-4 1-6.500 2.300-8C10.600 7.500 11.600 10 11.600 14v11H7zM13.700 14c0-4 1-6.500 2.300-8 1.300 1.500 2.300 4 2.300 8v11h-4.600zM20.400 14c0-4 1-6.500 2.300-8C24 7.500 25 10 25 14v11h-4.600z',
  worker:
    'M16 5a5.500 5.500 0 0 1 5.500 5.500H24v2h-3.500a4.600 4.600 0 0 1-9 0H8v-2h2.500A5.500 5.500 0 0 1 16 5zM6.500 27c0-6 3.500-9 9.500-9s9.500 3 9.500 9z',
  red: 'M17 5c.5 4.500 7 6.500 7 13a8 8 0 0 1-16 0c0-3.500 2-5 3-8 1.700 1 2.500 2.500 2.500 4.500C15.500 12 17.500 9 17 5z',
  blue: 'M6.500 10.500H18V6.500l7.500 5.700-7.500 5.800v-4H6.500zM25.500 18H14v-3.500L6.500 20l7.500 5.700V21.500h11.500z',
  grey: 'M7.500 7.500H19l5.500 5.500h-4.500v2.500h-3V13h-1.500v13h-4.500V13H7.500z',
  universal:
    'M14 6.500h4v6l5.200-3 2 3.500-5.200 3 5.200 3-2 3.500-5.200-3v6h-4v-6l-5.200 3-2-3.500 5.200-3-5.200-3 2-3.500 5.200 3z',
  contact:
    'M12 10a6 6 0 1 0 .01 0zM12 13a3 3 0 1 1-.01 0zM20 10a6 6 0 0 1 0 12 6 6 0 0 1-2.500-.6l1-2.800A3 3 0 1 0 18.500 13.400l-1-2.800A6 6 0 0 1 20 10z',
  shield: 'M14.300 6h3.400v6.500H24v3.400h-6.300V26h-3.400V15.900H8v-3.400h6.300z',
  redevelopment: 'M16 6l7.500 7.500H19V19h-6v-5.500H8.500zM10.500 20.500h11V24h-11z',
  rebuild: 'M16 6l7.500 7.500H19V19h-6v-5.500H8.500zM10.500 20.500h11V24h-11z',
  card: 'M9 7h14v3.500H9zM9 13h14v3.500H9zM9 19h9v3.500H9z',
  vp: '',
  vp2: 'M11 13.500a5 5 0 1 1 10 0c0 2.500-1.500 3.800-5.500 7.500H21V24H10.800v-2.500c4.700-4.300 7-6 7-7.900a1.900 1.900 0 0 0-3.700 0z',
  liberty:
    'M16 4c2.500 2.300 3.500 3.800 3.500 5.500a3.500 3.500 0 0 1-7 0C12.500 7.800 13.500 6.300 16 4zM10 14h12l-1.800 3.500h-8.400zM13.700 18.500h4.600L17.300 28h-2.600z',
  toxic:
    'M14 12.500L10.500 6.500A11 11 0 0 1 21.500 6.500L18 12.500A4 4 0 0 0 14 12.500zM20 16H27A11 11 0 0 1 21.500 25.500L18 19.500A4 4 0 0 0 20 16zM14 19.500L10.500 25.500A11 11 0 0 1 5 16H12A4 4 0 0 0 14 19.500zM16 13.700a2.300 2.300 0 1 0 .01 0z',
  deal: 'M9 11h7V8l6 4.500-6 4.500v-3H9zM23 19h-7v-3l-6 4.500 6 4.500v-3h7z',
  wild: 'M13 8.500h6l3 3v3.500l-4 3V20h-4v-4l4-3v-1h-3v2h-4v-3zM14 22h4v4h-4z',
  any: 'M13 8.500h6l3 3v3.500l-4 3V20h-4v-4l4-3v-1h-3v2h-4v-3zM14 22h4v4h-4z',
} as const satisfies Record<string, string>;
export type GoodId = keyof typeof GLYPHS;

const OUTLINES: readonly { path: string; of: readonly GoodId[] }[] = [
  { path: 'M7 1H25L31 7V25L25 31H7L1 25V7Z', of: ['fuel', 'iron', 'gun', 'brick', 'ammo', 'wild', 'any'] },
  { path: 'M16 .6L30 8.3V23.7L16 31.4L2 23.7V8.3Z', of: ['red', 'blue', 'grey', 'universal', 'contact'] },
  { path: 'M16 1a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z', of: ['worker', 'liberty', 'toxic'] },
  { path: 'M7 1H25a3 3 0 0 1 3 3V28a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3Z', of: ['card', 'deal'] },
  {
    path: 'M16 .8l4.600 9.900 10.700 1.400-7.900 7.500 2 10.700L16 25l-9.400 5.300 2-10.700-7.900-7.500 10.700-1.400z',
    of: ['vp', 'vp2'],
  },
  { path: 'M16 1L29 5V16C29 24 23 29 16 31C9 29 3 24 3 16V5Z', of: ['shield'] },
  { path: 'M16 .5L31.500 16L16 31.500L.5 16Z', of: ['redevelopment', 'rebuild'] },
];
/** Those that are not called as what they stand for. */
const COLOURS: Readonly<Partial<Record<GoodId, string>>> = {
  rebuild: 'brick',
  vp: 'star',
  vp2: 'star',
  deal: 'blue',
  wild: 'ammo',
  any: 'iron',
};

/** A sign for each in running text; read aloud by its own name. */
export const GOOD_SIGNS = {
  fuel: '⛽',
  iron: '🔩',
  gun: '🔫',
  brick: '🧱',
  ammo: '🎯',
  worker: '👷',
  red: '🔴',
  blue: '🔵',
  grey: '🔘',
  universal: '🌐',
  shield: '🛡',
  redevelopment: '♻',
  card: '🃏',
  vp: '⭐',
  vp2: '🌟',
  wild: '❔',
  rebuild: '🔨',
} as const satisfies Partial<Record<GoodId, string>>;

/** The token of a good. Words stand beside it. */
export const Good = ({ id, size = 20 }: { id: GoodId; size?: number }) => (
  <svg className="ic" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <path d={OUTLINES.find(({ of }) => of.includes(id))!.path} fill={`var(--good-${COLOURS[id] ?? id})`} />
    {GLYPHS[id] && <path d={GLYPHS[id]} fill="var(--tok-ink)" fillRule="evenodd" />}
  </svg>
);

/** The signs of goods in sentences and on buttons, drawn as their tokens. */
export const signs: Readonly<Record<string, ReactNode>> = Object.fromEntries(
  Object.entries(GOOD_SIGNS).map(([id, sign]) => [sign, <Good key={id} id={id as GoodId} size={18} />]),
);
