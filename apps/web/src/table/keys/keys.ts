/** What a key asks of the table. */
export type KeyAct =
  | { t: 'digit'; n: number }
  | { t: 'cancel' }
  | { t: 'region'; by: 1 | -1 }
  | { t: 'step'; by: 1 | -1 }
  /** Only while something is told; otherwise the key keeps its own meaning. */
  | { t: 'story'; what: Telling }
  | { t: 'do'; what: Deed };

const DEEDS = [
  'undo',
  'redo',
  'reset',
  'inspect',
  'pin',
  'log',
  'where',
  'hint',
  'odds',
  'list',
  'asked',
  'rules',
  'words',
  'help',
  'main',
] as const;
export type Deed = (typeof DEEDS)[number];

/** Letters mean the same in every language: they are printed in the help. */
export const LETTERS: Readonly<Record<string, Deed>> = {
  u: 'undo',
  y: 'redo',
  x: 'reset',
  i: 'inspect',
  p: 'pin',
  l: 'log',
  w: 'where',
  h: 'hint',
  o: 'odds',
  c: 'list',
  m: 'main',
  r: 'rules',
  '?': 'asked',
  g: 'words',
  k: 'help',
};

/** What can be done with the story that is told. */
export type Telling = 'pause' | 'on' | 'back' | 'skip' | 'slower' | 'faster';

/** The keys of the story; its letter works where letters are wanted. */
const STORY: Readonly<Record<string, Telling>> = {
  ' ': 'pause',
  ArrowRight: 'on',
  ArrowLeft: 'back',
  ',': 'slower',
  '.': 'faster',
};

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** The meaning of a key; null where it is none of ours. `letters`: single letters are wanted. `typing`: into a field. */
export function keyAct(e: KeyPress, letters: boolean, typing: boolean): KeyAct | null {
  if (e.key === 'F6') return { t: 'region', by: e.shiftKey ? -1 : 1 };
  if (e.ctrlKey || e.altKey || e.metaKey) return null;
  if (e.key === 'Escape') return { t: 'cancel' };
  if (typing) return null;
  if (/^[1-9]$/.test(e.key)) return { t: 'digit', n: Number(e.key) };
  if (e.key === '[' || e.key === ']') return { t: 'step', by: e.key === '[' ? -1 : 1 };
  const story = STORY[e.key] ?? (letters && e.key.toLowerCase() === 's' ? 'skip' : null);
  if (story) return { t: 'story', what: story };
  const what = letters ? LETTERS[e.key.toLowerCase()] : undefined;
  return what ? { t: 'do', what } : null;
}
