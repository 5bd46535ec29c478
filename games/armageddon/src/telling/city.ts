import type { Seat, Telling, Tellings } from '@ashtown/engine';
import { goesBack } from '../answers/figures.ts';
import { amountRef, bidIn, cardRef, pileRef, playerRef, siteOf, slotRef } from '../answers/refs.ts';
import type { Tables } from '../content/tables.ts';
import { SITES } from '../content/vocabulary.ts';
import type { Event } from '../state.ts';
import { bidMoves, changes, drawn, known, pieceAt, placeOf } from './parts.ts';

type InCity =
  | 'exchanged'
  | 'declined'
  | 'cityTurn'
  | 'extended'
  | 'repaired'
  | 'acted'
  | 'ended'
  | 'looked'
  | 'kept'
  | 'searched'
  | 'recruited';

/** A card from the deck that the others do not see. */
const keptCard = (e: { seat: Seat; card: string | null }): Telling => ({
  by: e.seat,
  about: known([e.card]),
  moves: drawn(e.seat, [e.card]),
  delta: changes(e.seat, 'cards', 1),
  rank: 'line',
  phase: 'resolution',
  cue: 'card',
});

/** What there is to tell of turns in the city, and of figures exchanged before. */
export const cityTellings = (t: Tables): Pick<Tellings<Event>, InCity> => ({
  exchanged(e) {
    const place = placeOf(e.seat, e.at);
    return {
      by: e.seat,
      about: [place],
      moves: [
        { thing: pieceAt(e.seat, e.at, 'worker'), from: place, to: pileRef('bag') },
        { thing: pieceAt(e.seat, e.at, e.to), from: pileRef('bag'), to: place },
      ],
      delta: [...changes(e.seat, 'worker', -1), ...changes(e.seat, e.to, 1)],
      rank: 'line',
      phase: 'resolution',
      cue: 'move',
    };
  },
  declined: (e) => ({ by: e.seat, about: [], rank: 'faint', phase: 'resolution' }),
  cityTurn: (e) => ({
    by: e.seat,
    about: [slotRef('city')],
    moves: bidMoves('city', e.seat, e.figures, slotRef('city'), playerRef(e.seat)),
    rank: 'faint',
    phase: 'resolution',
    cue: 'turn',
  }),
  extended(e) {
    const extension = cardRef(t.buildings[t.extension]!.id);
    return {
      by: e.seat,
      about: [extension, siteOf(e.seat, SITES)],
      moves: [
        { thing: extension, to: siteOf(e.seat, SITES) },
        ...bidMoves('city', e.seat, e.figures, playerRef(e.seat), siteOf(e.seat, SITES)),
      ],
      delta: changes(e.seat, 'buildings', 1),
      rank: 'key',
      phase: 'resolution',
      cue: 'crash',
    };
  },
  repaired: (e) => ({ by: e.seat, about: [playerRef(e.seat)], rank: 'line', phase: 'resolution', cue: 'gain' }),
  acted: (e) => ({
    by: e.seat,
    about: [cardRef(e.card), siteOf(e.seat, e.site)],
    moves: [
      // Cities begin with the same buildings: it is this one that acts.
      { thing: siteOf(e.seat, e.site) },
      ...bidMoves('city', e.seat, e.figures, playerRef(e.seat), siteOf(e.seat, e.site)),
    ],
    rank: 'line',
    phase: 'resolution',
    cue: 'gain',
  }),
  ended: (e) => ({ by: e.seat, about: [], rank: 'faint', phase: 'resolution' }),
  looked: (e) => ({
    by: e.seat,
    about: known(e.cards),
    moves: drawn(e.seat, e.cards),
    rank: 'faint',
    phase: 'resolution',
    cue: 'card',
  }),
  kept: keptCard,
  searched: keptCard,
  recruited(e) {
    const joins = !goesBack(e.figure);
    return {
      by: e.seat,
      about: [amountRef(e.figure, 1)],
      moves: joins ? [{ thing: bidIn('city', e.seat, e.figure), from: pileRef('bag'), to: playerRef(e.seat) }] : [],
      delta: joins ? changes(e.seat, e.figure, 1) : [],
      rank: 'line',
      phase: 'resolution',
      cue: 'move',
    };
  },
});
