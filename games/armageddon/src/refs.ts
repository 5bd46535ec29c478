import type { Ref } from '@ashtown/engine';
import { type Box, NOBODY } from './box.ts';
import type { Pick } from './state.ts';
import { AREAS, COLOURS } from './vocabulary.ts';

const PLACES: readonly string[] = [...AREAS, 'screen'];
const isColour = (word: string): boolean => (COLOURS as readonly string[]).includes(word.split('*')[0]!);

/**
 * The things an answer is about. Ids: `city` an area, `screen`, `slot.2` a card on the equipment display, `site.3` a site
 * and `line.3.1` an action line of it, survivors as `worker*2`, one that is taken as
 * `take.soldier`, cards and tiles by their ids.
 */
export const refsOf =
  (box: Box) =>
  (pick: Pick): readonly Ref[] => {
    if (typeof pick === 'number') return [{ kind: 'amount', id: String(pick) }];
    const isCard = (id: string): boolean =>
      box.index.equipment.has(id) || box.index.building.has(id) || box.index.scoring.has(id);
    const words = pick.split(' ');
    const refs: Ref[] = [];
    for (let i = 0; i < words.length; i++) {
      const word = words[i]!;
      if (word === 'slot' || word === 'site') refs.push({ kind: 'slot', id: `${word}.${words[++i]}` });
      else if (word === 'act') {
        const line = words[++i]!;
        refs.push({ kind: 'slot', id: `site.${line.split('.')[0]}` }, { kind: 'slot', id: `line.${line}` });
      } else if (word === 'take') refs.push({ kind: 'option', id: `take.${words[++i]}` });
      else if (PLACES.includes(word)) refs.push({ kind: 'slot', id: word });
      else if (isCard(word)) refs.push({ kind: 'card', id: word });
      else if (isColour(word) || word === NOBODY) refs.push({ kind: 'amount', id: word });
      else if (word === 'by') {
        refs.push({ kind: 'option', id: 'byColour' });
        i++;
      } else refs.push({ kind: 'option', id: word });
    }
    return refs;
  };
