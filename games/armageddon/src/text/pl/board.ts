import type { BoardTexts } from '../language.ts';
import { count, figure } from './names.ts';

export const board: BoardTexts = {
  table: {
    round: (no, of) => `Runda ${no} z ${of}`,
    marauders: (n) => count(n, figure.marauder),
    damage: (n, of) => `zniszczenia ${n} z ${of}`,
    housing: (n) => `kwatery: ${n}`,
    behind: 'za zasłonką',
    hidden: (least, most) => (least === most ? `${least}` : `${least} do ${most}`),
    hand: 'Ręka',
    unknown: (n) => `nieznane: ${n}`,
    equipment: 'Wyposażenie',
    buildings: 'Budynki',
    own: 'Twoje prywatne żetony',
    bag: (n) => `w worku: ${n}`,
    midgame: 'po rundzie 3',
    final: 'na końcu',
  },
};
