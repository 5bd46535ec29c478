import { loadCourse } from '../load/lessons.ts';
import { loadGame, loadSpoken } from '../load/load.ts';
import { myName } from '../net/player.ts';
import { newLocalTable } from '../offline/open.ts';
import { quickSetup } from '../offline/setup.ts';
import { go } from '../route/router.ts';
import { settings } from '../settings/settings.ts';
import { SHELL } from '../text/index.ts';
import { toast } from '../ui/toast.ts';

/** Fetches what a table needs as soon as somebody seems to want one. A failure shows when it is really wanted. */
export function warmUp(id: string): void {
  loadSpoken(id, settings.getState().lang).catch(() => {});
  import('./table/TableRoute.tsx').catch(() => {});
  import('../table/TableScreen.tsx').catch(() => {});
}

/** One click to a table against bots. It runs in this page: at once, with or without a server. */
export async function playBots(id: string): Promise<void> {
  try {
    const game = await loadGame(id);
    go({ t: 'local', id: newLocalTable(quickSetup(id, game.players, myName())) });
  } catch {
    toast(SHELL[settings.getState().lang].line.code.unavailable, { tone: 'bad' });
  }
}

/** One click to the first lesson of a game. */
export async function beginLessons(id: string): Promise<void> {
  try {
    const { lessons } = await loadCourse(id, settings.getState().lang);
    go(lessons[0] ? { t: 'learn', game: id, lesson: lessons[0].id } : { t: 'learn', game: id });
  } catch {
    toast(SHELL[settings.getState().lang].line.code.unavailable, { tone: 'bad' });
  }
}
