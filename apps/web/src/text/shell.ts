import type { Lang } from '@ashtown/engine';
import type { ChatLine, Code } from '@ashtown/protocol';
import type { Temper } from '../bots/bots.ts';
import type { LandingWords } from './landing.ts';
import type { LearnWords } from './learn.ts';
import type { LobbyWords } from './lobby.ts';
import type { PageWords } from './pages.ts';
import type { SettingsWords } from './settings.ts';
import type { SetupWords } from './setup.ts';
import type { TrainingWords } from './training.ts';

/** What every screen may need. */
export interface CommonWords {
  skip: string;
  navigation: string;
  nav: { games: string; learn: string; replay: string; rules: string; settings: string; credits: string };
  close: string;
  save: string;
  copied: string;
  /** Nothing could be copied; the text is selected. */
  selected: string;
  share: string;
  loading: string;
  retry: string;
  language: string;
  theme: string;
  themes: { night: string; ash: string; system: string };
  /** A seat without a name: `Seat A`. */
  seat(letter: string): string;
  nobody: string;
  guest(n: number): string;
  players(n: number): string;
  playerRange(min: number, max: number): string;
  minutes(n: number): string;
  hours(n: number): string;
  days(n: number): string;
  seconds(n: number): string;
  /** How long ago, in whole minutes. */
  ago(minutes: number): string;
  level: Record<string, { name: string; help: string }>;
  temper: Record<Temper, { name: string; help: string }>;
  /** What the table itself tells in the chat. */
  told: Record<NonNullable<ChatLine['told']>, (name: string) => string>;
  updated: string;
  reload: string;
  broken: { title: string; text: string; home: string };
}

/** The line to the server. */
export interface LineWords {
  connecting: string;
  lost: string;
  noServer: string;
  code: Record<Code, string>;
}

/** Everything the shell says in one language. */
export interface Shell {
  lang: Lang;
  common: CommonWords;
  line: LineWords;
  landing: LandingWords;
  learn: LearnWords;
  setup: SetupWords;
  lobby: LobbyWords;
  settings: SettingsWords;
  pages: PageWords;
  training: TrainingWords;
}
