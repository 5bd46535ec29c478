import type { Speed, TextSize } from '../settings/settings.ts';

export interface SettingsWords {
  title: string;
  kept: string;
  name: { title: string; help: string; bad: string };
  text: { title: string; size: Record<TextSize, string>; sample: string };
  speed: { title: string; speed: Record<Speed, string>; still: string };
  sound: { title: string; help: string; volume: string };
  confirm: { title: string; help: string };
  winBar: { title: string; help: string };
  shortcuts: { title: string; help: string; keys: string; list: readonly (readonly [key: string, what: string])[] };
  notify: { title: string; help: string; blocked: string; insecure: string };
}
