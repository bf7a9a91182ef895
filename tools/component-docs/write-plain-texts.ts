import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { guidesIn } from './component-docs.ts';
import { plainTexts } from './plain-texts.ts';

// Puts the plain text of all components into the built package; the last part of its build, since costs are measured there.

for (const [path, text] of await plainTexts()) {
  const file = join(guidesIn, '../dist', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
