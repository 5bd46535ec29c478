import type { Point } from '@ashtown/engine';
import type { ReactNode } from 'react';
import type { Board } from '../choose/useBoard.ts';
import type { Said } from '../inspect/said.ts';
import type { Look } from '../log/Log.tsx';
import type { Scene } from '../scene.ts';

/** Who teaches at a table, in the place of inspector and log. */
export interface Coach {
  panel: ReactNode;
  notes: ReactNode;
  /** The thing on the table that must be in sight. */
  point: Point | undefined;
  /** Nothing can be answered before somebody has read on. */
  isReading: boolean;
}

/** What is arranged on a screen of any size. */
export interface Parts {
  scene: Scene;
  board: Board;
  header: ReactNode;
  banner: ReactNode;
  prompt: ReactNode;
  choices: ReactNode;
  /** What is told; it lies above the board and takes no room. */
  stage: ReactNode;
  instead: ReactNode;
  chat: { unread: number; content: ReactNode } | undefined;
  look: Look;
  /** Hints and odds, where somebody has asked for them: in the place of the inspector. */
  advice: ReactNode;
  /** How likely each is to win. */
  winBar: ReactNode;
  /** In a lesson: what is said about the table. */
  coach: Coach | undefined;
  /** Beside the question: what a coach says who stays out of the way. */
  trainer: ReactNode;
  said: Said | null;
  onUnsay(): void;
}
