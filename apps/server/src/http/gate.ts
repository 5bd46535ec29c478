import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Bursts } from '../bursts.ts';
import { AddressCounts, addressKey } from '../limits.ts';
import type { Settings } from '../settings.ts';

/** Connections of an address besides its sockets: a browser keeps six for its requests. */
const BESIDES = 56;
/** Descriptors the process needs for itself: the data, the log, files it sends. */
const OWN_DESCRIPTORS = 100;

/**
 * Everything that is connected, from the first packet on: a request, a socket, or nobody knows yet. There are never more
 * than the system has descriptors for, and never more from one address than it may have.
 */
export class Gate {
  readonly #sockets = new Set<Socket>();
  readonly #most: number;
  readonly #perAddress: AddressCounts;
  readonly #bursts: Bursts;
  readonly #trustProxy: boolean;

  constructor(server: Server, { maxConnections, maxConnectionsPerAddress, trustProxy }: Settings, bursts: Bursts) {
    this.#perAddress = new AddressCounts(maxConnectionsPerAddress + BESIDES);
    this.#bursts = bursts;
    // Behind a proxy they all come from there; what it tells of their addresses is counted with the sockets.
    this.#trustProxy = trustProxy;
    this.#most = Math.max(1, Math.min(maxConnections + BESIDES, descriptors() - OWN_DESCRIPTORS));
    server.maxConnections = this.#most;
    server.on('drop', (data) => bursts.reached('connections', addressKey(data?.remoteAddress ?? '')));
    server.on('connection', (socket) => this.#enter(socket));
  }

  get size(): number {
    return this.#sockets.size;
  }

  /** Whoever is still there has had time enough. */
  close(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #enter(socket: Socket): void {
    const address = addressKey(socket.remoteAddress ?? '');
    // Whatever came in at another door than the server's own.
    if (this.#sockets.size >= this.#most) {
      this.#bursts.reached('connections', address);
      socket.destroy();
      return;
    }
    if (!this.#trustProxy && !this.#perAddress.enter(address)) {
      this.#bursts.reached('connections-address', address);
      socket.destroy();
      return;
    }
    this.#sockets.add(socket);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      if (!this.#trustProxy) this.#perAddress.leave(address);
    });
  }
}

/** How many files and connections the system lets this process have; without end where it does not say. */
function descriptors(): number {
  try {
    const found = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return found ? Number(found[1]) : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
