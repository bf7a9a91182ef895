/**
 * Writes into the manifests of the packages which repository they come from, as the workflow knows it: who publishes with provenance
 * has to say so, and the checkout itself does not know. Does nothing elsewhere.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;

if (GITHUB_SERVER_URL && GITHUB_REPOSITORY) {
  for (const file of globSync('packages/*/package.json')) {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
    const repository = {
      type: 'git',
      url: `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`,
      directory: path.posix.dirname(file),
    };
    writeFileSync(file, `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
  }
}
