import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A stretch of network that can be cut and slowed down: whoever connects to its port is led to one of the others, in turn. */
export class Link {
  readonly #server: Server;
  readonly #ports: readonly number[];
  readonly #ends = new Set<Socket>();
  #next = 0;
  #isCut = false;
  #delay = 0;

  private constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#server = createServer((near) => this.#lead(near, ports.length));
  }

  static async to(...ports: number[]): Promise<Link> {
    const link = new Link(ports);
    link.#server.listen(0, '127.0.0.1');
    await once(link.#server, 'listening');
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Everything that is connected is cut off, without a word or with one, and nothing gets through until it is mended. */
  cut(isPolite = false): void {
    this.#isCut = true;
    for (const end of this.#ends) isPolite ? end.destroy() : end.resetAndDestroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** From now on everything takes so many milliseconds longer, each way. */
  delay(ms: number): void {
    this.#delay = ms;
  }

  async stop(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** To the next of the others that lets us in. */
  #lead(near: Socket, tries: number): void {
    near.on('error', () => near.destroy());
    if (this.#isCut || tries === 0) {
      near.destroy();
      return;
    }
    const far = connect(this.#ports[this.#next++ % this.#ports.length]!, '127.0.0.1');
    const refused = () => this.#lead(near, tries - 1);
    far.once('error', refused);
    far.once('connect', () => {
      far.off('error', refused);
      this.#pass(near, far);
      this.#pass(far, near);
    });
  }

  /** One way. What was sent first arrives first, however the delay changes. */
  #pass(from: Socket, to: Socket): void {
    this.#ends.add(from);
    from.setNoDelay();
    let last = Promise.resolve();
    let waiting = 0;
    const pass = (act: () => void) => {
      if (waiting === 0 && this.#delay === 0) return act();
      waiting++;
      const due = new Promise((go) => setTimeout(go, this.#delay));
      last = Promise.all([last, due]).then(() => {
        waiting--;
        act();
      });
    };
    from.on('data', (data) => pass(() => to.writable && to.write(data)));
    from.on('end', () => pass(() => to.end()));
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.#ends.delete(from);
      to.destroy();
    });
  }
}
