import type { BoardTexts } from '../language.ts';
import { count, figure } from './names.ts';

export const board: BoardTexts = {
  table: {
    round: (no, of) => `Kolo ${no} z ${of}`,
    marauders: (n) => count(n, figure.marauder),
    damage: (n, of) => `poškodenie ${n} z ${of}`,
    housing: (n) => `ubytovanie: ${n}`,
    behind: 'za zástenou',
    hidden: (least, most) => (least === most ? `${least}` : `${least} až ${most}`),
    hand: 'Ruka',
    unknown: (n) => `neznáme: ${n}`,
    equipment: 'Vybavenie',
    buildings: 'Budovy',
    own: 'Vaše súkromné dieliky',
    bag: (n) => `vo vrecku: ${n}`,
    midgame: 'po kole 3',
    final: 'na konci',
  },
};
