import type { Lang } from '@ashtown/engine';
import type { BackupReport } from '@ashtown/protocol';

const DAYS = 7;

/** The last seven days, the earliest first, and whether each has the backup of its night. */
export function nightsOf(
  lang: Lang,
  latest: readonly BackupReport[],
  now: number,
): { name: string; isMade: boolean }[] {
  const made = new Set(latest.filter((backup) => backup.isNightly).map(({ at }) => new Date(at).toDateString()));
  const short = new Intl.DateTimeFormat(lang, { weekday: 'short' });
  return Array.from({ length: DAYS }, (_, i) => {
    const day = new Date(now);
    day.setDate(day.getDate() - (DAYS - 1 - i));
    return { name: short.format(day), isMade: made.has(day.toDateString()) };
  });
}
