import type { Lang } from '@ashtown/engine';

export const TERM_TEXT: Readonly<Record<Lang, { all: string }>> = {
  en: { all: 'All words' },
  pl: { all: 'Wszystkie pojęcia' },
  sk: { all: 'Všetky pojmy' },
};
