import type { MatchProblem } from '@ashtown/engine';

/** Why there is nothing to see: the parser's codes, and what can happen on the way to it. */
export interface ReplayProblem {
  problem: MatchProblem | 'not-found' | 'not-over' | 'unreadable';
  where?: string;
}

export interface ReplayText {
  title: string;
  intro: string;
  choose: string;
  drop: string;
  refused: string;
  problem: Record<ReplayProblem['problem'], string>;
  moments: string;
  viewAs: string;
  spectator: string;
  as(name: string): string;
  copyLink: string;
  branch: string;
  notKept: string;
  /** The beginning is only the file's word. */
  unchecked(from: number): string;
  close: string;
}
