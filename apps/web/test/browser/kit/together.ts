import type { Driver } from './driver.ts';

const PATIENCE = 30_000;

/** Lets several people play at one table: whoever is asked answers. Returns whether the game is over. */
export async function playTogether(drivers: readonly Driver[], answers = Number.POSITIVE_INFINITY): Promise<boolean> {
  let given = 0;
  let since = Date.now();
  for (;;) {
    const now = await Promise.all(drivers.map((d) => d.peek()));
    if (now.every((x) => x.t === 'over')) return true;
    const next = drivers.find((_, i) => now[i]!.t === 'mine');
    if (next && given >= answers) return false;
    if (next) {
      await next.step();
      given++;
      since = Date.now();
    } else if (Date.now() - since > PATIENCE) throw new Error(`nothing goes on: ${now.map((x) => x.not).join(' / ')}`);
    else await drivers[0]!.page.waitForTimeout(15);
  }
}
