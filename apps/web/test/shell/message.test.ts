import { afterEach, expect, test, vi } from 'vitest';
import { showMessage } from '../../src/app/table/message.ts';

afterEach(() => vi.unstubAllGlobals());

/** A system that allows messages, from pages as well or, as phones do, only from a service worker. */
function system({ pages, worker }: { pages: boolean; worker: boolean }) {
  const shown = new Set<string>();
  const show = (title: string) => {
    shown.add(title);
    return { close: () => shown.delete(title) };
  };
  class Message {
    static permission = 'granted';
    readonly close: () => void;
    constructor(title: string) {
      if (!pages) throw new TypeError('Illegal constructor');
      this.close = show(title).close;
    }
  }
  vi.stubGlobal('Notification', Message);
  vi.stubGlobal('location', { href: 'https://home/#/table/a' });
  const registration = {
    active: {},
    showNotification: async (title: string) => void show(title),
    getNotifications: async () => [...shown].map((title) => ({ close: () => shown.delete(title) })),
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => (worker ? registration : undefined) } });
  return shown;
}

test('a phone is told by its service worker, and the message goes when the page is looked at', async () => {
  const shown = system({ pages: false, worker: true });
  const close = await showMessage('Your turn', 'Metro 2033');
  expect([...shown]).toEqual(['Your turn']);
  await close();
  expect([...shown]).toEqual([]);
});

test('where there is no service worker the page tells, and where that may not nobody does', async () => {
  const shown = system({ pages: true, worker: false });
  const close = await showMessage('Your turn', 'Metro 2033');
  expect([...shown]).toEqual(['Your turn']);
  close();
  expect([...shown]).toEqual([]);
  const phone = system({ pages: false, worker: false });
  (await showMessage('Your turn', 'Metro 2033'))();
  expect([...phone]).toEqual([]);
});

test('nobody is told who has not allowed it', async () => {
  const shown = system({ pages: true, worker: true });
  Object.assign(Notification, { permission: 'denied' });
  await showMessage('Your turn', 'Metro 2033');
  expect([...shown]).toEqual([]);
});
