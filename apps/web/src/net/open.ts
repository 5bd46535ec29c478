import { socketOf } from './addresses.ts';
import type { TableLink } from './link.ts';
import { OnlineLink, type Socket } from './online.ts';
import { myName, myToken } from './player.ts';

/** A table on the server this page came from. */
export function openOnline(id: string): TableLink {
  const link = new OnlineLink(id, {
    connect: () => new WebSocket(socketOf(id)) as unknown as Socket,
    who: () => ({ token: myToken(), name: myName() }),
    random: Math.random,
    now: Date.now,
  });
  const hurry = () => {
    if (document.visibilityState === 'visible') link.hurry();
  };
  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  return {
    kind: link.kind,
    store: link.store,
    send: (wish) => link.send(wish),
    file: () => link.file(),
    close() {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      link.close();
    },
  };
}
