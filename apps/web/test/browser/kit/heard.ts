import type { OfferedPosition, ServerMessage, TableShown } from '@ashtown/protocol';

/** What a page was told and what was done to it, as a listener outside of it notes it down. */
export interface Heard {
  table: TableShown | null;
  /** The seats of this page. */
  mine: readonly number[];
  position: OfferedPosition | null;
  /** Answers the page has sent, and those of its commands that were refused. */
  answers: number;
  refused: string[];
  /** Presses of a mouse, a pen or a finger, and what came of all devices. */
  presses: number;
  clicks: number;
}

declare global {
  interface Window {
    heard: Heard;
    /** Where a table in this page lives: the last worker that was started. */
    table: Worker;
  }
}

/**
 * Runs in the page before any script of its own: it listens in on the sockets and workers the client opens. The client
 * knows nothing of it, and what the tests compare with the page comes from the table itself: it is asked for the offers
 * too, which the page finds by its own rules.
 */
export function listenIn(): void {
  const heard: Heard = { table: null, mine: [], position: null, answers: 0, refused: [], presses: 0, clicks: 0 };
  window.heard = heard;
  const hear = (m: ServerMessage) => {
    if (m.t === 'moment') heard.position = m.position as OfferedPosition;
    else if (m.t === 'table') {
      heard.table = m.table;
      heard.mine = m.seats;
    } else if (m.t === 'refused') heard.refused.push(m.code);
  };
  const tell = (m: { t?: string }) => {
    if (m.t === 'answer') heard.answers++;
  };
  const anew = () => {
    heard.table = null;
    heard.position = null;
  };
  window.Worker = class extends window.Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      anew();
      window.table = this;
      this.addEventListener('message', (e) => hear(e.data));
    }
    override postMessage(m: { t?: string }) {
      tell(m);
      super.postMessage(m.t === 'open' ? { ...m, offers: true } : m);
    }
  };
  window.WebSocket = class extends window.WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      anew();
      this.addEventListener('message', (e) => hear(JSON.parse(e.data)));
    }
    override send(data: string) {
      const m = JSON.parse(data);
      tell(m);
      super.send(m.t === 'hello' ? JSON.stringify({ ...m, offers: true }) : data);
    }
  };
  for (const press of ['mousedown', 'touchstart'])
    window.addEventListener(press, () => heard.presses++, { capture: true });
  window.addEventListener('click', () => heard.clicks++, { capture: true });
}
