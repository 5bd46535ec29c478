import type { BoardTexts } from '../language.ts';
import { marauders } from './names.ts';

export const board: BoardTexts = {
  table: {
    round: (no, of) => `Round ${no} of ${of}`,
    marauders,
    damage: (n, of) => `damage ${n} of ${of}`,
    housing: (n) => `housing ${n}`,
    behind: 'behind the screen',
    hidden: (least, most) => (least === most ? `${least}` : `${least} to ${most}`),
    hand: 'Hand',
    unknown: (n) => `${n} unknown`,
    equipment: 'Equipment',
    buildings: 'Buildings',
    own: 'Your private tiles',
    bag: (n) => `${n} in the bag`,
    midgame: 'after round 3',
    final: 'at the end',
  },
};
