import { useMedia } from '../../settings/useMedia.ts';
import type { Size } from '../board.ts';

/** Below this, one thing at a time is shown, in tabs. */
const DESK = '(min-width: 1280px)';
/** From here the board need not share its room with what is beside it. */
const WIDE = '(min-width: 1600px)';

/** The size of this screen, wide only if it is no lower than this; the one place that decides it. Nobody opens a table as a stage yet. */
export function useSize(lowest = 0): Size {
  const desk = useMedia(DESK);
  const wide = useMedia(`${WIDE} and (min-height: ${lowest}px)`);
  return wide ? 'wide' : desk ? 'desk' : 'phone';
}

/** Whether this is a phone on its side: what is asked and held stands beside the table. */
export const useSideways = (): boolean => useMedia('(orientation: landscape) and (max-height: 540px)');
