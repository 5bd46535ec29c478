import type { Lang } from '@ashtown/engine';

interface TermText {
  all: string;
  pin: string;
  close: string;
  /** How much of it the reader has. */
  yours(n: number): string;
}

export const TERM_TEXT: Readonly<Record<Lang, TermText>> = {
  en: { all: 'All words', pin: 'Keep open', close: 'Close', yours: (n) => `Yours: ${n}` },
  pl: { all: 'Wszystkie pojęcia', pin: 'Zostaw otwarte', close: 'Zamknij', yours: (n) => `Masz: ${n}` },
  sk: { all: 'Všetky pojmy', pin: 'Ponechať otvorené', close: 'Zavrieť', yours: (n) => `Máte: ${n}` },
};
