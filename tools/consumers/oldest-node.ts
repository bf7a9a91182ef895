import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const OLDEST = 'v20.';

/** Returns the path of a Node 20, from the machine or else from the package registry. */
export async function oldestNode(): Promise<string> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const node = join(folder, 'node');
    if ((await versionOf(node)).startsWith(OLDEST)) return node;
  }
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-node-20-'));
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', 'node@20']);
  return join(folder, 'node_modules/node/bin/node');
}

const versionOf = (node: string): Promise<string> =>
  run(node, ['--version']).then(
    ({ stdout }) => stdout,
    () => '',
  );
