import type { ReactNode } from 'react';
import type { Board } from '../choose/useBoard.ts';
import type { Said } from '../inspect/said.ts';
import type { Look } from '../log/Log.tsx';
import type { Scene } from '../scene.ts';

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
  said: Said | null;
  onUnsay(): void;
}
