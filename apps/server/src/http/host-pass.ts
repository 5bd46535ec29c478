import { createHmac, randomBytes, scryptSync } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { isNamedAsThisMachine, isOnThisMachine, isSame } from './guard.ts';

const HEADER = 'x-ashtown-host';
/** For how long a download may be begun, in milliseconds: this, or twice this. */
const WINDOW = 300_000;

/** By what the server knows whoever runs it, besides the password. */
export class HostPass {
  /**
   * Printed into the page's report, and part of every change: nobody else's page can send it. A password is the same at all
   * servers, and so is what is made from it; without one a page talks to the process it came from.
   */
  readonly token: string;
  readonly #settings: Settings;
  /** The port of the host's own listener, once it is open. */
  port: number | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
    const { hostPassword } = settings;
    const key = hostPassword === null ? randomBytes(32) : scryptSync(hostPassword, 'ashtown host', 32);
    this.token = key.toString('base64url');
  }

  hasToken({ headers }: FastifyRequest): boolean {
    const given = headers[HEADER];
    return typeof given === 'string' && isSame(given, this.token);
  }

  /** Whether this is where the page is at all: with a listener of its own it is nowhere else. */
  isAtDoor({ socket }: FastifyRequest): boolean {
    return this.#settings.hostPort === null || socket.localPort === this.port;
  }

  /** Whether somebody sits at this machine, where no proxy stands in between. */
  isHere(request: FastifyRequest): boolean {
    const { hostPort, trustProxy } = this.#settings;
    return (hostPort !== null || !trustProxy) && isOnThisMachine(request) && isNamedAsThisMachine(request);
  }

  /** Whether whoever runs the server may be meant: at this machine, or with what the page was given. */
  isHost(request: FastifyRequest): boolean {
    return this.hasToken(request) || (this.#settings.hostPassword === null && this.isHere(request));
  }

  /** Lets one file be fetched by a plain link, which can carry no header. */
  ticketFor(name: string, now = Date.now()): string {
    return this.#sign(name, Math.floor(now / WINDOW));
  }

  isTicket(ticket: string, name: string, now = Date.now()): boolean {
    const window = Math.floor(now / WINDOW);
    return [window, window - 1].some((at) => isSame(ticket, this.#sign(name, at)));
  }

  #sign(name: string, window: number): string {
    return createHmac('sha256', this.token).update(`${window} ${name}`).digest('base64url');
  }
}
