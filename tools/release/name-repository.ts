/**
 * Writes the repository of the workflow into the manifests of the packages, which provenance requires. Does
 * nothing outside of a workflow.
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
