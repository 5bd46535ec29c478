import type { Event } from '@ashtown/armageddon/board';
import type { Seat, Told } from '@ashtown/engine';

/** Equipment and buildings somebody took in what was told of this round, in their order: cards by id. */
export const takenBy = (told: readonly Told[], seat: Seat): readonly string[] =>
  told.flatMap(({ event }) => {
    const e = event as Event;
    return (e.t === 'tookEquipment' || e.t === 'tookBuilding') && e.seat === seat ? [e.card] : [];
  });
