import type { BoardText as BoardText2010 } from '@ashtown/51st-state-2010/board';
import type { BoardText as BoardTextMaster } from '@ashtown/51st-state-master/board';
import type { Kind } from './Card.tsx';

type Named = Readonly<Record<string, string>>;
type Keyed = 'kind' | 'deed' | 'help' | 'goodHelp';

/** What the boards of both editions say alike, and what only one of them has to say. */
export type StateText = Pick<BoardText2010, Exclude<keyof BoardText2010 & keyof BoardTextMaster, Keyed>> &
  Partial<Pick<BoardTextMaster, 'defence' | 'virtual' | 'ruinsHelp'>> &
  Record<'deed' | 'help' | 'goodHelp', Named> & { kind: Record<Kind, string> };
