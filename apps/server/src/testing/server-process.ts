import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { SHORT_LIVED } from './embedded-database.ts';
import { lenientLimits } from './lenient-limits.ts';

/** Program that gives another one a pseudo-terminal with piped input and output; Linux has it. */
export const TERMINAL = '/usr/bin/script';
export const hasTerminal = process.platform === 'linux' && existsSync(TERMINAL);

/**
 * Starts the server as a separate process on a free port, with default settings and without demo data.
 * `source` is the folder of its code, `main` replaces its `main.ts`. `atTerminal` runs it in a terminal, with
 * `stdin` as its keyboard. The process ends with its test at the latest.
 */
export function startServer(
  env: Record<string, string>,
  { source = join(import.meta.dirname, '..'), main = join(source, 'main.ts'), atTerminal = false } = {},
): ChildProcess {
  const command = [process.execPath, ...SHORT_LIVED, '--conditions=@vitrine/source', main] as const;
  const [program, ...given] = atTerminal
    ? // `exec`, because Ctrl+C would also end a shell that waits for the server.
      ([TERMINAL, '-qec', `exec ${command.map((part) => `'${part}'`).join(' ')}`, '/dev/null'] as const)
    : command;
  const server = spawn(program, given, {
    env: { ...process.env, ...lenientLimits, DEMO: '0', PORT: '0', DATABASE_URL: '', ...env },
    stdio: [atTerminal ? 'pipe' : 'ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    server.kill('SIGKILL');
  });
  return server;
}

/** Resolves with the address once the server reports it. Later output is added to `lines`. */
export function started(server: ChildProcess, lines: string[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk) => {
      lines.push(String(chunk));
      const address = lines.join('').match(/"event":"started","address":"([^"]+)"/)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    server.on('exit', () => reject(new Error(`The server did not start: ${lines.join('')}`)));
  });
}
