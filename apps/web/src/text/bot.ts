import { TEMPERS, type Temper } from '../bots/bots.ts';
import type { CommonWords } from './shell.ts';

const isTemper = (id: string | undefined): id is Temper => (TEMPERS as readonly (string | undefined)[]).includes(id);

/** What a bot is called by its id: its level, and its temperament where it has one. */
export function botTitle({ level, temper }: Pick<CommonWords, 'level' | 'temper'>, id: string): string {
  const [first = '', second] = id.split(':');
  const name = level[first]?.name ?? first;
  return isTemper(second) ? `${name}, ${temper[second].name}` : name;
}
