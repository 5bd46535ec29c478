import { LiveAnnouncer } from '../ui/LiveAnnouncer.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { parseRoute, useHash } from './router.ts';
import { Screen } from './Screen.tsx';

/** The page: one screen, and what lies above every screen. */
export function App() {
  const route = parseRoute(useHash());
  return (
    <>
      <Screen route={route} />
      <Toasts />
      <LiveAnnouncer />
    </>
  );
}
