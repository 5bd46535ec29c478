import type { Ref, Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { AREAS, COLOURS } from '../content/vocabulary.ts';
import type { Answer } from '../state.ts';
import { NOBODY } from './figures.ts';

/** Where things come from and go to that belong to nobody. */
export const PILES = ['deck', 'bag', 'box', 'buildings', 'tiles', 'scoringTiles', 'auctionTiles'] as const;
export type Pile = (typeof PILES)[number];

export const cardRef = (id: string): Ref => ({ kind: 'card', id });
export const slotRef = (id: string): Ref => ({ kind: 'slot', id });
export const pileRef = (id: Pile): Ref => slotRef(id);
export const playerRef = (seat: Seat): Ref => ({ kind: 'player', id: String(seat) });
export const amountRef = (figure: string, n: number): Ref => ({
  kind: 'amount',
  id: n > 1 ? `${figure}*${n}` : figure,
});
/** Pieces, by where they are: on a card of the equipment display, from 0; bid in an area; or among all that somebody owns. */
export const onSlot = (slot: number, figure: string): Ref => ({ kind: 'amount', id: `${figure}.on.slot.${slot + 1}` });
export const bidIn = (area: string, seat: Seat, colour: string): Ref => ({
  kind: 'amount',
  id: `${colour}.in.${area}.of.${seat}`,
});
export const ownedBy = (seat: Seat, colour: string): Ref => ({ kind: 'amount', id: `${colour}.of.${seat}` });
/** A slot of the building display, from 0. */
export const offerRef = (slot: number): Ref => slotRef(`offer.${slot + 1}`);
/** A site, from 1, of somebody's city; `site.3` alone is one's own. */
export const siteOf = (seat: Seat, site: number): Ref => slotRef(`site.${site}.of.${seat}`);

const PLACES: readonly string[] = [...AREAS, 'screen'];
const isColour = (word: string): boolean => (COLOURS as readonly string[]).includes(word.split('*')[0]!);

/**
 * The things an answer is about. Ids: `city` an area, `screen`, `slot.2` a card on the equipment display, `site.3` a site
 * and `line.3.1` an action line of it, survivors as `worker*2`, one that is taken as
 * `take.soldier`, cards and tiles by their ids.
 */
export const refsOf =
  (t: Tables) =>
  (pick: Answer): readonly Ref[] => {
    if (typeof pick === 'number') return [{ kind: 'amount', id: String(pick) }];
    const isCard = (id: string): boolean =>
      t.index.equipment.has(id) || t.index.building.has(id) || t.index.scoring.has(id);
    const words = pick.split(' ');
    const refs: Ref[] = [];
    for (let i = 0; i < words.length; i++) {
      const word = words[i]!;
      if (word === 'slot' || word === 'site') refs.push(slotRef(`${word}.${words[++i]}`));
      else if (word === 'act') {
        const line = words[++i]!;
        refs.push(slotRef(`site.${line.split('.')[0]}`), slotRef(`line.${line}`));
      } else if (word === 'take') refs.push({ kind: 'option', id: `take.${words[++i]}` });
      else if (PLACES.includes(word)) refs.push(slotRef(word));
      else if (isCard(word)) refs.push(cardRef(word));
      else if (isColour(word) || word === NOBODY) refs.push({ kind: 'amount', id: word });
      else if (word === 'by') {
        refs.push({ kind: 'option', id: 'byColour' });
        i++;
      } else refs.push({ kind: 'option', id: word });
    }
    return refs;
  };
