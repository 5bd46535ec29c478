import { LANGS, type Lang } from '@ashtown/engine';
import type { Page } from 'playwright-core';
import type { Speed } from '../../../src/settings/settings.ts';

export interface Screen {
  size: readonly [width: number, height: number];
  lang: Lang;
  /** The size of letters somebody has chosen, in pixels; 16 is what browsers come with. */
  text?: number;
}

const screen = (width: number, height: number, lang: Lang = 'pl', text?: number): Screen => ({
  size: [width, height],
  lang,
  ...(text !== undefined && { text }),
});

/** Where it is tightest, in the language with the longest words: looked at by `npm test`. */
const TIGHTEST = [screen(360, 640), screen(683, 384), screen(1366, 768)];

/** The others, for `npm run clipping`. */
const OTHERS = [
  ...LANGS.filter((lang) => lang !== 'pl').flatMap((lang) => [screen(360, 640, lang), screen(1366, 768, lang)]),
  screen(640, 360),
  screen(844, 390),
  screen(390, 844, 'sk'),
  screen(768, 1024),
  screen(1280, 720),
  screen(1600, 900, 'sk'),
  screen(1920, 1080, 'sk'),
  // What a browser leaves of it.
  screen(1920, 940),
  screen(2560, 1440, 'en'),
  screen(2560, 1440),
  // 1920×1080 at 200 %, as 683×384 is 1366×768.
  screen(960, 540),
  ...[20, 24].flatMap((text) => [
    screen(360, 640, 'pl', text),
    screen(844, 390, 'pl', text),
    screen(1366, 768, 'pl', text),
    screen(1920, 1080, 'pl', text),
  ]),
];

/** Whether everything is to be looked at, not only the tightest. */
export const ALL = Boolean(process.env.ASHTOWN_CLIPPING);
export const SCREENS: readonly Screen[] = ALL ? [...TIGHTEST, ...OTHERS] : TIGHTEST;

/** Everything is laid out in Polish with letters as they come; of the rest every third, so that three screens show all. */
export const everyOf = ({ lang, text }: Screen): number => (ALL && lang === 'pl' && text === undefined ? 1 : 3);

export const nameOf = ({ size, lang, text }: Screen): string =>
  `${size.join('×')}, ${lang}${text === undefined ? '' : `, letters of ${text}`}`;

/** Makes the page as large as this screen, in its language. */
export async function setUp(
  page: Page,
  { size: [width, height], lang, text }: Screen,
  speed: Speed = 'instant',
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async ([chosen, letters, told]) => {
      localStorage.setItem('ashtown.settings', JSON.stringify({ lang: chosen, speed: told }));
      dispatchEvent(new StorageEvent('storage', { key: 'ashtown.settings' }));
      document.documentElement.style.fontSize = letters ? `${letters}px` : '';
      while (document.documentElement.lang !== chosen) await new Promise(requestAnimationFrame);
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    },
    [lang, text, speed] as const,
  );
}
