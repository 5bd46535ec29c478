import type { Lang } from '@ashtown/engine';

/** Names joined as the language does: `a, b and c`. Names are never inflected. */
export const listed = (lang: Lang, names: readonly string[]): string => new Intl.ListFormat(lang).format(names);

/** A text inside a sentence: it begins small. */
export const inside = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
