import { type Bot, type Budget, findBot } from '@ashtown/bots';
import type { Answered, Host } from './host.ts';

export interface BotSettings {
  find?: (id: string) => Bot | undefined;
  budget?: Budget;
}

/** Lets one asked bot answer; null when only people are asked, or nobody. */
export function playBot(host: Host, { find = findBot, budget }: BotSettings = {}): Answered | null {
  const seat = host.botsToMove()[0];
  if (seat === undefined) return null;
  const bot = find(host.seats[seat]!.bot!);
  if (!bot) throw new Error(`no bot is called ${host.seats[seat]!.bot}`);
  const turn = host.turn(seat, budget);
  const { pick } = bot.choose(host.game, seat, turn);
  const answered = host.answer(seat, turn.ply, pick);
  if (!answered.ok) throw new Error(`${bot.id} answered ${JSON.stringify(pick)}: ${answered.why}`);
  return answered;
}

/** Lets bots answer until a person is asked or the game is over. */
export function playBots(host: Host, settings?: BotSettings): void {
  while (playBot(host, settings));
}
