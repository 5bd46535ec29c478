import { createStore } from 'zustand';

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
  action?: { label: string; run(): void };
  /** Stays until somebody answers or closes it. */
  stays: boolean;
}

export const toasts = createStore<{ list: readonly Toast[] }>(() => ({ list: [] }));

const LASTS = 7000;
const MOST = 3;
let last = 0;

export function dropToast(id: number): void {
  toasts.setState(({ list }) => ({ list: list.filter((x) => x.id !== id) }));
}

/** A short message in the corner; the id is for taking it away early. */
export function toast(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): number {
  const id = ++last;
  const one: Toast = { tone: 'plain', stays: false, ...more, id, text };
  toasts.setState(({ list }) => ({ list: [...list.filter((x) => x.text !== text), one].slice(-MOST) }));
  if (!one.stays) setTimeout(() => dropToast(id), LASTS);
  return id;
}
