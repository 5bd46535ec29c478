import type { Tellings } from '@ashtown/engine';
import { cardRef, offerRef, ownedBy, pileRef, playerRef, siteOf, slotRef } from '../answers/refs.ts';
import type { Tables } from '../content/tables.ts';
import { AREAS, COLOURS } from '../content/vocabulary.ts';
import type { Event } from '../state.ts';
import { cityTellings } from './city.ts';
import { bidMoves, blow, changes, drawn, figureMoves, known, laid, ownChanges } from './parts.ts';

/** What there is to tell of each event besides its words. */
export const tellingsOf = (t: Tables): Tellings<Event> => ({
  tilesLaid: (e) => ({
    by: null,
    about: [...e.common, ...e.auction].map(cardRef),
    moves: [
      ...e.common.map((id) => laid(id, 'scoringTiles')),
      ...e.auction.map((id, area) => laid(id, 'auctionTiles', slotRef(AREAS[area]!))),
    ],
    rank: 'line',
  }),
  dealt: (e) => ({
    by: null,
    to: [e.seat],
    about: [...known(e.tiles), playerRef(e.seat)],
    moves: e.tiles.map((id) => ({
      thing: id === null ? pileRef('scoringTiles') : cardRef(id),
      from: pileRef('scoringTiles'),
      to: playerRef(e.seat),
    })),
    delta: ownChanges(e.seat, e.figures, 1),
    rank: 'line',
  }),

  round: (e) => ({ by: null, about: [], rank: 'chapter', round: e.no, phase: 'preparation', cue: 'turn' }),
  phase: (e) => ({ by: null, about: [], rank: 'faint', phase: e.phase }),
  arrived: (e) => ({
    by: null,
    to: [e.seat],
    about: [playerRef(e.seat)],
    delta: changes(e.seat, 'marauders', e.n - e.over),
    rank: e.over > 0 ? 'line' : 'faint',
    phase: 'preparation',
    cue: 'hit',
  }),

  vp: (e) => ({
    by: e.seat,
    about: [playerRef(e.seat)],
    delta: [{ seat: e.seat, what: 'score', n: e.n, source: e.src }],
    rank: 'line',
    cue: e.n > 0 ? 'gain' : 'hit',
  }),
  houses: (e) => ({
    ...(e.n < 0 ? { by: null, to: [e.seat], phase: 'preparation' } : { by: e.seat, phase: 'resolution' }),
    about: [cardRef(e.tile), playerRef(e.seat)],
    // What a view holds is the number of the tile: by it housing follows what is told.
    delta: changes(e.seat, 'houses', Math.sign(e.n) * (t.index.tile.get(e.tile)! + 1)),
    rank: 'faint',
    cue: e.n > 0 ? 'gain' : 'hit',
  }),
  marauders: (e) => ({
    by: e.seat,
    about: [playerRef(e.seat)],
    delta: changes(e.seat, 'marauders', e.n),
    blows: [blow('marauders', e)],
    rank: 'line',
    cue: e.n > 0 ? 'hit' : 'gain',
  }),
  damage: (e) => ({
    by: e.seat,
    about: [cardRef(t.damage[e.to - 1]!.id), playerRef(e.seat)],
    delta: changes(e.seat, 'damage', e.n),
    blows: [blow('damage', e)],
    rank: 'line',
    cue: e.n > 0 ? 'hit' : 'gain',
  }),
  noEffect: (e) => ({ by: e.seat, about: [playerRef(e.seat)], rank: 'line' }),
  leaderLost: (e) => ({
    by: e.seat,
    about: [playerRef(e.seat)],
    delta: changes(e.seat, 'leader', -1),
    rank: 'key',
    phase: 'preparation',
    cue: 'hit',
  }),
  leaderBack: (e) => ({
    by: e.seat,
    about: [playerRef(e.seat)],
    delta: changes(e.seat, 'leader', 1),
    rank: 'key',
    phase: 'preparation',
    cue: 'gain',
  }),

  equipmentShown(e) {
    const slot = slotRef(`slot.${e.slot + 1}`);
    return {
      by: null,
      about: [cardRef(e.card), slot],
      moves: [laid(e.card, 'deck', slot), ...figureMoves(e.slot, e.figures, pileRef('bag'), slot)],
      rank: 'faint',
      phase: 'preparation',
      cue: 'card',
    };
  },
  buildingShown: (e) => ({
    by: null,
    about: [cardRef(e.card), cardRef(e.tile)],
    moves: [laid(e.card, 'buildings', offerRef(e.slot)), laid(e.tile, 'tiles', offerRef(e.slot))],
    rank: 'faint',
    phase: 'preparation',
    cue: 'card',
  }),

  starts: (e) => ({
    by: null,
    to: [e.seat],
    about: [playerRef(e.seat)],
    rank: 'line',
    first: e.seat,
    phase: 'auction',
  }),
  bid: (e) => ({
    by: e.seat,
    about: [slotRef(e.area)],
    moves: bidMoves(e.area, e.seat, e.figures, playerRef(e.seat), slotRef(e.area)),
    rank: 'line',
    phase: 'auction',
    cue: 'move',
  }),
  bonus: (e) => ({
    by: e.seat,
    about: [cardRef(e.tile), slotRef(e.area)],
    moves: [{ thing: cardRef(e.tile) }],
    rank: 'line',
    phase: 'auction',
    cue: 'gain',
  }),
  penalty: (e) => ({
    by: e.seat,
    about: [cardRef(e.tile), slotRef(e.area)],
    moves: [{ thing: cardRef(e.tile) }],
    rank: 'line',
    phase: 'auction',
    cue: 'hit',
  }),

  drew: (e) => ({
    by: e.seat,
    about: known(e.cards),
    moves: drawn(e.seat, e.cards),
    delta: changes(e.seat, 'cards', e.cards.length),
    rank: 'line',
    cue: 'card',
  }),
  discarded: (e) => ({
    by: e.seat,
    about: [cardRef(e.card)],
    moves: [{ thing: cardRef(e.card), from: playerRef(e.seat), to: pileRef('box') }],
    delta: changes(e.seat, 'cards', -1),
    rank: 'line',
    cue: 'card',
  }),

  tookEquipment(e) {
    const slot = slotRef(`slot.${e.slot + 1}`);
    const to = playerRef(e.seat);
    return {
      by: e.seat,
      about: [cardRef(e.card), slot],
      moves: [{ thing: cardRef(e.card), from: slot, to }, ...figureMoves(e.slot, e.figures, slot, to)],
      // Marauders are told by their own event: not all of them may find room on the track.
      delta: [...changes(e.seat, 'cards', 1), ...ownChanges(e.seat, e.figures.slice(1), 1)],
      rank: 'line',
      phase: 'resolution',
      cue: 'card',
    };
  },
  tookBuilding: (e) => ({
    by: e.seat,
    about: [cardRef(e.card), cardRef(e.tile)],
    moves: [e.card, e.tile].map((id) => ({ thing: cardRef(id), from: offerRef(e.slot), to: playerRef(e.seat) })),
    rank: 'line',
    phase: 'resolution',
    cue: 'card',
  }),
  built: (e) => ({
    by: e.seat,
    about: [cardRef(e.card), ...(e.over === null ? [] : [cardRef(e.over)]), siteOf(e.seat, e.site)],
    moves: [{ thing: cardRef(e.card), from: playerRef(e.seat), to: siteOf(e.seat, e.site) }],
    delta: changes(e.seat, 'buildings', e.over === null ? 1 : 0),
    rank: 'key',
    phase: 'resolution',
    cue: 'crash',
  }),
  forfeited: (e) => ({
    by: e.seat,
    about: [cardRef(e.card)],
    moves: [{ thing: cardRef(e.card), from: playerRef(e.seat), to: pileRef('box') }],
    rank: 'key',
    phase: 'resolution',
    cue: 'card',
  }),
  tile: (e) => ({
    by: e.seat,
    about: [cardRef(e.tile)],
    moves: [{ thing: cardRef(e.tile) }],
    rank: 'line',
    phase: 'resolution',
    cue: 'card',
  }),

  ...cityTellings(t),

  retrieved: () => ({ by: null, about: [], rank: 'faint', phase: 'completion', cue: 'move' }),
  crowded: (e) => ({ by: e.seat, about: [playerRef(e.seat)], rank: 'line', phase: 'completion', cue: 'hit' }),
  homeless: (e) => ({
    by: e.seat,
    about: [playerRef(e.seat)],
    moves: COLOURS.flatMap((colour, c) =>
      e.figures[c]! > 0 ? [{ thing: ownedBy(e.seat, colour), from: playerRef(e.seat), to: pileRef('bag') }] : [],
    ),
    delta: ownChanges(e.seat, e.figures, -1),
    rank: 'key',
    phase: 'completion',
    cue: 'hit',
  }),

  counted: (e) => ({
    by: e.seat,
    about: [cardRef(e.tile)],
    moves: [{ thing: cardRef(e.tile) }],
    rank: 'key',
    cue: 'gain',
  }),
  newAuctionTiles: (e) => ({
    by: null,
    about: e.tiles.map(cardRef),
    moves: e.tiles.map((id, area) => laid(id, 'auctionTiles', slotRef(AREAS[area]!))),
    rank: 'line',
    phase: 'midgame',
    cue: 'card',
  }),
  chose: (e) => ({ by: e.seat, about: [cardRef(e.tile)], rank: 'key', phase: 'scoring', cue: 'card' }),
  revealed: (e) => ({ by: e.seat, about: known(e.cards), rank: 'line', phase: 'scoring', cue: 'card' }),
  equipmentScored: (e) => ({
    by: e.seat,
    about: [playerRef(e.seat)],
    rank: 'line',
    phase: 'scoring',
    cue: e.vp > 0 ? 'gain' : 'card',
  }),
  won: (e) => ({
    by: null,
    to: e.seats,
    about: e.seats.map(playerRef),
    rank: 'key',
    phase: 'scoring',
    cue: 'end',
  }),
});
