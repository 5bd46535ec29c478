import { LANGS, type Lang } from '@ashtown/engine';
import { createStore, useStore } from 'zustand';
import { isRecord, keep, readKept } from './kept.ts';

export const THEMES = ['system', 'night', 'ash'] as const;
export const TEXTS = ['normal', 'large', 'larger'] as const;
/** At `slow` the story also waits after every player; at `instant` nothing is played, and nothing moves. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export type Theme = (typeof THEMES)[number];
export type TextSize = (typeof TEXTS)[number];
export type Speed = (typeof SPEEDS)[number];

/** What a person has chosen; kept in this browser, effective at once. */
export interface Settings {
  lang: Lang;
  theme: Theme;
  text: TextSize;
  /** How fast what others do is told. */
  speed: Speed;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** Ask before an answer that cannot be taken back. */
  confirm: boolean;
  /** Single letters work as shortcuts. */
  shortcuts: boolean;
  /** Show how likely each is to win, where advice is allowed. */
  winBar: boolean;
  /** Tell outside the page when it is my turn. */
  notify: boolean;
}

const oneOf = <T extends string>(all: readonly T[], x: unknown, otherwise: T): T =>
  (all as readonly unknown[]).includes(x) ? (x as T) : otherwise;
const flag = (x: unknown, otherwise: boolean): boolean => (typeof x === 'boolean' ? x : otherwise);

/** The first language of the browser that we speak. */
export const langOf = (wanted: readonly string[]): Lang =>
  wanted.map((x) => x.slice(0, 2).toLowerCase()).find((x): x is Lang => (LANGS as readonly string[]).includes(x)) ??
  'en';

/** Whatever was kept, made whole field by field. */
export function parseSettings(kept: unknown, languages: readonly string[] = []): Settings {
  const k = isRecord(kept) ? kept : {};
  return {
    lang: oneOf(LANGS, k.lang, langOf(languages)),
    theme: oneOf(THEMES, k.theme, 'system'),
    text: oneOf(TEXTS, k.text, 'normal'),
    // Kept before there was a story to tell.
    speed: k.speed === 'off' ? 'instant' : oneOf(SPEEDS, k.speed, 'normal'),
    sound: flag(k.sound, false),
    volume: typeof k.volume === 'number' && k.volume >= 0 && k.volume <= 1 ? k.volume : 0.6,
    confirm: flag(k.confirm, true),
    shortcuts: flag(k.shortcuts, true),
    winBar: flag(k.winBar, false),
    notify: flag(k.notify, false),
  };
}

const languages = typeof navigator === 'undefined' ? [] : navigator.languages;
export const settings = createStore<Settings>(() => parseSettings(readKept('settings'), languages));

export function change(part: Partial<Settings>): void {
  settings.setState(part);
  keep('settings', settings.getState());
}

export const useSettings = <T>(select: (s: Settings) => T): T => useStore(settings, select);
export const useLang = (): Lang => useSettings((s) => s.lang);

// Another tab of ours changed something.
if (typeof window !== 'undefined')
  window.addEventListener('storage', (e) => {
    if (e.key === 'ashtown.settings') settings.setState(parseSettings(readKept('settings'), languages));
  });
