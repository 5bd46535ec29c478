import type { Shell } from '../shell.ts';
import { common } from './common.ts';
import { landing } from './landing.ts';
import { learn } from './learn.ts';
import { line } from './line.ts';
import { lobby } from './lobby.ts';
import { pages } from './pages.ts';
import { settings } from './settings.ts';
import { setup } from './setup.ts';
import { training } from './training.ts';

export const sk: Shell = { lang: 'sk', common, line, landing, learn, setup, lobby, settings, pages, training };
