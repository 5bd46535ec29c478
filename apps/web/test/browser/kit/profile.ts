import type { BrowserContextOptions } from 'playwright-core';
import type { Speed } from '../../../src/settings/settings.ts';

/** In a container there is neither a sandbox nor much shared memory. */
export const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--mute-audio'];

export const SCREENS = { desk: { width: 1366, height: 768 }, phone: { width: 360, height: 640 } } as const;
const LOCALES = { en: 'en-GB', pl: 'pl-PL', sk: 'sk-SK' } as const;

export interface Wanted {
  screen?: keyof typeof SCREENS;
  lang?: keyof typeof LOCALES;
  theme?: 'night' | 'ash';
  /** Whether the system asks for less motion. */
  still?: boolean;
  /** How fast what others do is shown, as if somebody had chosen it; at once, where nothing moves. */
  speed?: Speed;
  more?: BrowserContextOptions;
}

/** Somebody who has never been here: nothing is chosen but what their system says. */
export const profileOf = (wanted: Wanted): BrowserContextOptions => {
  const { screen = 'desk', lang = 'en', theme = 'night', still = true, more } = wanted;
  return {
    viewport: SCREENS[screen],
    ...(screen === 'phone' && { hasTouch: true, isMobile: true }),
    locale: LOCALES[lang],
    colorScheme: theme === 'night' ? 'dark' : 'light',
    reducedMotion: still ? 'reduce' : 'no-preference',
    ...more,
  };
};
