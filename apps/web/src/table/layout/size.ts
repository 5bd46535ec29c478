import { useMedia } from '../../settings/useMedia.ts';
import type { Size } from '../board.ts';

/** Below this, one thing at a time is shown, in tabs. */
const DESK = '(min-width: 1280px)';
/** From here the board need not share its room with what is beside it; the row of rivals above it is higher where it is narrower. */
const wideFrom = (lowest: number): string =>
  `(min-width: 1900px) and (min-height: ${lowest}px), (min-width: 1600px) and (min-height: ${lowest + 140}px)`;

/** The size of this screen, wide only if it is no lower than this; the one place that decides it. Nobody opens a table as a stage yet. */
export function useSize(lowest = 0): Size {
  const desk = useMedia(DESK);
  const wide = useMedia(wideFrom(lowest));
  return wide ? 'wide' : desk ? 'desk' : 'phone';
}

/** Whether this is a phone on its side: what is asked and held stands beside the table. */
export const useSideways = (): boolean => useMedia('(orientation: landscape) and (max-height: 540px)');
