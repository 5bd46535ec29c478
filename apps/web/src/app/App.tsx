import { useDeferredValue } from 'react';
import { loadRulebook } from '../load/rulebook.ts';
import { parseRoute, useHash } from '../route/router.ts';
import { Rulebooks } from '../table/cited/numbered.ts';
import { LiveAnnouncer } from '../ui/LiveAnnouncer.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { Screen } from './Screen.tsx';

/** The page: one screen, and what lies above every screen. */
export function App() {
  // Deferred: the old screen, and the focus in it, stay until the new one has been fetched.
  const route = parseRoute(useDeferredValue(useHash()));
  return (
    <Rulebooks value={loadRulebook}>
      <Screen route={route} />
      <Toasts />
      <LiveAnnouncer />
    </Rulebooks>
  );
}
