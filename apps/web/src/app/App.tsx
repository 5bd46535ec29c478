import { lazy, Suspense, useDeferredValue } from 'react';
import { loadCoach } from '../load/coach.ts';
import { loadGlossary } from '../load/glossary.ts';
import { loadRulebook } from '../load/rulebook.ts';
import { parseRoute, useHash } from '../route/router.ts';
import { Rulebooks } from '../table/cited/numbered.ts';
import { Coaches } from '../table/coach/sentences.ts';
import { Glossaries } from '../terms/glossary.ts';
import { useShelf } from '../terms/shelf.ts';
import { LiveAnnouncer } from '../ui/LiveAnnouncer.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { Screen } from './Screen.tsx';

const TermCard = lazy(() => import('../terms/TermCard.tsx').then((m) => ({ default: m.TermCard })));
const Drawer = lazy(() => import('./rules/Drawer.tsx').then((m) => ({ default: m.Drawer })));

/** The page: one screen, and what lies above every screen. */
export function App() {
  // Deferred: the old screen, and the focus in it, stay until the new one has been fetched.
  const route = parseRoute(useDeferredValue(useHash()));
  const reads = useShelf((s) => s.opened !== null);
  return (
    <Rulebooks value={loadRulebook}>
      <Glossaries value={loadGlossary}>
        <Coaches value={loadCoach}>
          <Screen route={route} />
        </Coaches>
        <Suspense>
          <TermCard />
          {reads && <Drawer />}
        </Suspense>
      </Glossaries>
      <Toasts />
      <LiveAnnouncer />
    </Rulebooks>
  );
}
