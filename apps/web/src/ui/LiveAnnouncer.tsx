import { useStore } from 'zustand';
import { spoken } from './announce.ts';

/** The two live regions of the page; there from the start, or a screen reader would not hear them. */
export function LiveAnnouncer() {
  const { polite, assertive } = useStore(spoken);
  return (
    <div className="vh">
      <div aria-live="polite" aria-atomic="true" data-testid="polite">
        {polite}
      </div>
      <div aria-live="assertive" aria-atomic="true" data-testid="assertive">
        {assertive}
      </div>
    </div>
  );
}
