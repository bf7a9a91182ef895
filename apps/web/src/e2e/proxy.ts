import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

interface Line {
  near: Socket;
  far: Socket;
  /** Beginning of the latest request of HTTP, such as "GET /api/live HTTP/1.1". */
  asked: string;
}

interface Held {
  which: RegExp;
  /** Answers that wait, in the order in which they came. */
  waiting: { near: Socket; bytes: Buffer }[];
  onAnswer(): void;
}

const REQUEST = /^[A-Z]+ \S+ HTTP\/1\.\d/;

/** A way to a server on this machine that a test can cut, hold up or close. It carries any TCP. */
export class TcpProxy {
  /** The server's address, by this way. */
  readonly url: string;
  readonly #server: ReturnType<typeof createServer>;
  readonly #lines: Set<Line>;
  #isOpen = true;
  #held: Held | undefined;

  private constructor(url: string, server: ReturnType<typeof createServer>, lines: Set<Line>) {
    this.url = url;
    this.#server = server;
    this.#lines = lines;
  }

  /** Opens a way to the server at this address. */
  static async to(url: string): Promise<TcpProxy> {
    const target = new URL(url);
    const port = Number(target.port);
    const lines = new Set<Line>();
    const server = createServer((near) => proxy.#carry(near, port));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    target.hostname = '127.0.0.1';
    target.port = String((server.address() as AddressInfo).port);
    const proxy = new TcpProxy(target.href.replace(/\/$/, ''), server, lines);
    return proxy;
  }

  /** Cuts connections: all, or those that wait for the answer to such a request. Returns how many. */
  cut(which?: RegExp): number {
    const struck = [...this.#lines].filter(({ asked }) => !which || which.test(asked));
    for (const { near, far } of struck) {
      near.resetAndDestroy();
      far.destroy();
    }
    return struck.length;
  }

  /**
   * Holds back answers to such requests. `answered` resolves when the server has begun to answer one; `release` lets
   * them through.
   */
  hold(which: RegExp): { answered: Promise<void>; release(): void } {
    const { promise: answered, resolve: onAnswer } = Promise.withResolvers<void>();
    const held: Held = { which, waiting: [], onAnswer };
    this.#held = held;
    return {
      answered,
      release: () => {
        this.#held = undefined;
        for (const { near, bytes } of held.waiting) if (!near.destroyed) near.write(bytes);
      },
    };
  }

  /** Cuts all connections and refuses new ones for these milliseconds. Resolves when they are over. */
  async shutFor(ms: number): Promise<void> {
    this.#isOpen = false;
    this.cut();
    await setTimeout(ms);
    this.#isOpen = true;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.cut();
    await once(this.#server, 'close');
  }

  #carry(near: Socket, port: number): void {
    if (!this.#isOpen) return void near.resetAndDestroy();
    const far = connect(port, '127.0.0.1');
    const line: Line = { near, far, asked: '' };
    this.#lines.add(line);
    const ignored = () => undefined;
    near.on('error', ignored).on('close', () => {
      this.#lines.delete(line);
      far.destroy();
    });
    far.on('error', ignored).on('close', () => near.end());
    near.on('data', (bytes) => {
      line.asked = REQUEST.exec(bytes.toString('latin1'))?.[0] ?? line.asked;
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      const held = this.#held;
      if (!held?.which.test(line.asked)) return near.write(bytes);
      held.waiting.push({ near, bytes });
      held.onAnswer();
    });
  }
}
