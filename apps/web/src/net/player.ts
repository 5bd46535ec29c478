import type { Lang } from '@ashtown/engine';
import { LIMITS } from '@ashtown/protocol';
import { createStore, type StoreApi, useStore } from 'zustand';
import { isRecord, keep, readKept } from '../settings/kept.ts';
import { settings, useLang } from '../settings/settings.ts';
import { SHELL } from '../text/index.ts';

/** Who plays in this browser. The token is a secret between it and the server; nobody else ever sees it. */
export interface Player {
  token: string;
  /** Null until somebody chooses one: then it is `Guest` and the number, in the language of the page. */
  name: string | null;
  guest: number;
}

/** 32 random bytes as base64url: 43 characters. */
export function makeToken(bytes = crypto.getRandomValues(new Uint8Array(32))): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** A name as it may be shown: one line, no invisible characters, not too long; null where nothing is left. */
export function tidyName(text: string): string | null {
  const tidy = text.replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim();
  return tidy.length >= 1 && tidy.length <= LIMITS.name ? tidy : null;
}

export function parsePlayer(kept: unknown): Player {
  const k = isRecord(kept) ? kept : {};
  const token = typeof k.token === 'string' && /^[A-Za-z0-9_-]{32,64}$/.test(k.token) ? k.token : makeToken();
  const name = typeof k.name === 'string' ? tidyName(k.name) : null;
  const guest = Number.isInteger(k.guest) ? (k.guest as number) : 100 + Math.floor(Math.random() * 900);
  return { token, name, guest };
}

/** Made when first asked for, so that every tab finds the same one. */
let made: StoreApi<Player> | null = null;
function player(): StoreApi<Player> {
  if (made) return made;
  made = createStore<Player>(() => parsePlayer(readKept('player')));
  keep('player', made.getState());
  return made;
}

export const myToken = (): string => player().getState().token;

export function rename(name: string): void {
  player().setState({ name });
  keep('player', player().getState());
}

const nameIn = ({ name, guest }: Player, lang: Lang): string => name ?? SHELL[lang].common.guest(guest);
export const myName = (): string => nameIn(player().getState(), settings.getState().lang);
export const useMyName = (): string => nameIn(useStore(player()), useLang());
