import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const serverDir = resolve(import.meta.dirname, '../../../server');

/** A server of tests. It can be killed and restarted on the same data. */
export class ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly #port: number;
  readonly #settings: Record<string, string>;
  readonly #program: string;
  #process: ChildProcess | undefined;

  private constructor(port: number, dataDir: string, settings: Record<string, string>, program: string) {
    this.#port = port;
    this.dataDir = dataDir;
    this.#settings = settings;
    this.#program = program;
    this.url = `http://127.0.0.1:${port}`;
  }

  /**
   * @param settings Environment; a `DATA_DIR` is shared with another instance.
   * @param program Path relative to the server's folder.
   */
  static async create(
    settings: Record<string, string> = {},
    program = 'src/main.ts',
  ): Promise<ServerProcess> {
    const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'vitrine-e2e-')));
    return new ServerProcess(await freePort(), dataDir, settings, program);
  }

  async start(): Promise<void> {
    // Optimizing the database's WebAssembly would not pay off in this short life.
    const started = spawn(process.execPath, ['--liftoff-only', this.#program], {
      cwd: serverDir,
      env: { ...process.env, ...this.#settings, PORT: String(this.#port), DATA_DIR: this.dataDir },
      // The request log would bury the tests' output.
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#process = started;
    while (started.exitCode === null && started.signalCode === null) {
      const healthy = await fetch(`${this.url}/healthz`).catch(() => undefined);
      if (healthy?.ok) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('The server ended before it was healthy; what it said stands above.');
  }

  /** Kills the server without cleanup, like a power cut. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running) return;
    this.#process = undefined;
    const gone = new Promise((done) => running.once('exit', done));
    // A process that has ended emits no further exit event.
    if (running.kill('SIGKILL')) await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    // A folder of another instance is left to that one.
    if (this.#settings.DATA_DIR === undefined) await rm(this.dataDir, { recursive: true, force: true });
  }
}

export const freePort = () =>
  new Promise<number>((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? found(address.port) : failed(new Error('No port.')),
      );
    });
  });
