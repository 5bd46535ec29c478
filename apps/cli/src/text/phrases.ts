import type { Lang } from '@ashtown/engine';
import type { UndoWhy } from '@ashtown/host';

/** What the terminal itself says in one language; what is said of a game comes from the game's words. */
export interface Phrases {
  lang: Lang;
  player(n: number): string;
  commitment(hash: string): string;
  seed(seed: string): string;
  resumed(answers: number): string;
  lost(answers: number): string;
  unverified: string;
  help: readonly string[];
  /** Where the game has a list of its cards. */
  cardHelp: string;
  noCard(text: string): string;
  hint(offers: number): string;
  unclear(text: string, offers: number): string;
  curtain(name: string): string;
  taken: string;
  again: string;
  noUndo: Record<UndoWhy, string>;
  agree(asking: string, asked: string): string;
  /** What counts as agreement, in lower case. */
  yes: readonly string[];
  saved(file: string): string;
  exists(file: string): string;
  unsaved(file: string, reason: string): string;
  whyNothing: string;
  noHint: string;
  /** An answer that changes nothing at once. */
  noReason: string;
  noOdds: string;
  bye(file: string | null): string;
  inputEnded(file: string | null): string;
  over: string;
  place(rank: number, name: string, score: number): string;
  waiting(names: string): string;
  olderRules(answers: number): string;
  verified(answers: number, snapshots: number): string;
}
