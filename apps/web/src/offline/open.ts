import type { TableLink } from '../net/link.ts';
import { currentSpeed } from '../settings/apply.ts';
import { settings } from '../settings/settings.ts';
import { OfflineLink, type Port } from './link.ts';
import { TURN_TIME } from './pace.ts';
import { type LocalSetup, makeTableId } from './setup.ts';

/** Set up, but not opened yet: between the click and the screen of the table. */
const waiting = new Map<string, LocalSetup>();

/** A new local table; its id leads to it. */
export function newLocalTable(setup: LocalSetup): string {
  const id = makeTableId();
  waiting.set(id, setup);
  return id;
}

/** A table that runs in this page: a new one, or one from the shelf. */
export function openOffline(id: string): TableLink {
  const port = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module', name: 'table' });
  const pace = () => TURN_TIME[currentSpeed()];
  const link = new OfflineLink(port as unknown as Port, id, waiting.get(id), pace());
  const forget = settings.subscribe(() => link.setPace(pace()));
  return {
    kind: link.kind,
    store: link.store,
    send: (wish) => link.send(wish),
    file: () => link.file(),
    close() {
      forget();
      link.close();
    },
  };
}
