import { settings } from '../settings/settings.ts';
import { SHELL } from '../text/index.ts';
import { toast } from '../ui/toast.ts';

/** Keeps the built files on the device, and offers a new version when there is one. Never in the middle of a move. */
export function keepOnDevice(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || import.meta.env.DEV) return;
  const known = serviceWorker.controller !== null;
  let reloading = false;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over a page that is up to date.
    if (!known || reloading) return;
    reloading = true;
    location.reload();
  });
  window.addEventListener('load', () => {
    serviceWorker.register('sw.js').then(
      // Some browsers that are driven by a program give nothing back.
      (registration) => registration && watch(registration),
      () => {
        // A page without secure origin or storage: it works, only not offline.
      },
    );
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && navigator.serviceWorker.controller) offer(next);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
}

function offer(next: ServiceWorker): void {
  const { updated, reload } = SHELL[settings.getState().lang].common;
  toast(updated, { stays: true, action: { label: reload, run: () => next.postMessage('take-over') } });
}
