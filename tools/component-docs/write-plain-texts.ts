import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { guidesIn } from './component-docs.ts';
import { plainTexts } from './plain-texts.ts';

// Writes the plain-text pages into the built package. Runs last in the build, because it measures the built
// files.

for (const [path, text] of await plainTexts()) {
  const file = join(guidesIn, '../dist', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
