import { type Settings, type Speed, settings, useSettings } from './settings.ts';
import { useMedia } from './useMedia.ts';

const LIGHT = '(prefers-color-scheme: light)';
const STILL = '(prefers-reduced-motion: reduce)';
const GROUND = { night: '#14171c', ash: '#e6dfd1' } as const;

const matches = (query: string): boolean => window.matchMedia(query).matches;

const themeOf = ({ theme }: Settings, light: boolean): 'night' | 'ash' =>
  theme === 'system' ? (light ? 'ash' : 'night') : theme;

/** With less motion wanted by the system nothing moves, however long the story takes. */
export const motionOf = (speed: Speed, still: boolean): Speed => (still ? 'instant' : speed);

function apply(s: Settings): void {
  const root = document.documentElement;
  const theme = themeOf(s, matches(LIGHT));
  root.lang = s.lang;
  root.dataset.theme = theme;
  root.dataset.text = s.text;
  root.dataset.motion = motionOf(s.speed, matches(STILL)) === 'instant' ? 'off' : 'on';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[theme]);
}

/** Keeps the page in step with the settings and with the system. */
export function applySettings(): void {
  apply(settings.getState());
  settings.subscribe(apply);
  for (const query of [LIGHT, STILL])
    window.matchMedia(query).addEventListener('change', () => apply(settings.getState()));
}

/** How fast things move now. */
export const useMotion = (): Speed =>
  motionOf(
    useSettings((s) => s.speed),
    useMedia(STILL),
  );

/** The theme that is shown now. */
export function useTheme(): 'night' | 'ash' {
  const light = useMedia(LIGHT);
  return useSettings((s) => themeOf(s, light));
}

/** Whether the system asks for less motion. */
export const useStill = (): boolean => useMedia(STILL);
