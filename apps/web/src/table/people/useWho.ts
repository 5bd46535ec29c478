import type { Seat } from '@ashtown/engine';
import type { TableShown } from '@ashtown/protocol';
import { useCallback, useMemo } from 'react';
import { botTitle } from '../../text/bot.ts';
import { useText } from '../../text/index.ts';
import { letterOf } from '../../ui/SeatToken.tsx';
import { useTableText } from '../text/index.ts';

/** Names by seat; the same function as long as the names are the same. */
export function useWho(table: TableShown | null): (seat: Seat) => string {
  const { common } = useText();
  const names = table?.seats.map((s) => s.name ?? '').join('\n') ?? '';
  return useMemo(() => {
    const list = names.split('\n');
    return (seat: Seat) => list[seat] || common.seat(letterOf(seat));
  }, [names, common]);
}

/** Who sits there, in a few words. */
export function useAbout(table: TableShown | null, mine: readonly Seat[]): (seat: Seat) => string {
  const text = useTableText();
  const { common } = useText();
  return useCallback(
    (seat: Seat) => {
      const shown = table?.seats[seat];
      if (!shown) return '';
      if (shown.kept) return text.keptByBot;
      if (shown.replaced) return text.playedByBot;
      if (shown.kind === 'bot') return text.bot(botTitle(common, shown.bot ?? ''));
      if (mine.includes(seat)) return mine.length === 1 ? text.you : '';
      return shown.online ? '' : text.away;
    },
    [table, mine, text, common],
  );
}
