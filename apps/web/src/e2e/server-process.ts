import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const serverDir = resolve(import.meta.dirname, '../../../server');

/** A server of a test's own, that can be killed and started again on what it left. */
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

  /** @param program What is run, below the folder of the server. */
  static async create(
    settings: Record<string, string> = {},
    program = 'src/main.ts',
  ): Promise<ServerProcess> {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'));
    return new ServerProcess(await freePort(), dataDir, settings, program);
  }

  async start(): Promise<void> {
    // It is killed before it would be worth the work to make the code of its database fast.
    const started = spawn(process.execPath, ['--liftoff-only', this.#program], {
      cwd: serverDir,
      env: { ...process.env, ...this.#settings, PORT: String(this.#port), DATA_DIR: this.dataDir },
      // Its requests would hide the tests' own lines.
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

  /** As a power cut does: no chance to finish anything. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running) return;
    this.#process = undefined;
    const gone = new Promise((done) => running.once('exit', done));
    // It is not told of the exit of one that was gone before.
    if (running.kill('SIGKILL')) await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** A port of this machine that nobody listens on. */
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
