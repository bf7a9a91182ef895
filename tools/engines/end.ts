import type { ChildProcess } from 'node:child_process';

export async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const gone = new Promise((done) => running.once('exit', done));
  running.kill();
  await gone;
}
