#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { apply } from './apply.ts';
import { codemods } from './codemods.ts';
import { codeIn } from './files.ts';

const HELP = `npx @vitrine/codemod <codemod> <folder or file …>

Changes your code where the packages of Vitrine changed. It edits files in place, so commit what you have before.

${Object.entries(codemods)
  .map(([name, { about }]) => `  ${name}\n      ${about}`)
  .join('\n')}

  --dry     only says what it would change
  --help    this text`;

function refuse(said: string): never {
  console.error(`${said}\n\n${HELP}`);
  process.exit(1);
}

function words() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { dry: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const { values, positionals } = words();
const [name, ...places] = positionals;
if (values.help) {
  console.log(HELP);
  process.exit();
}
if (!name) refuse('Which codemod?');
const codemod = Object.hasOwn(codemods, name) ? codemods[name] : undefined;
if (!codemod) refuse(`There is no codemod ${name}.`);
if (places.length === 0) refuse('Which folder or file?');
for (const place of places) if (!existsSync(place)) refuse(`There is no ${place}.`);

const files = codeIn(places);
let changed = 0;
for (const file of files) {
  const shown = path.relative(process.cwd(), file);
  const original = readFileSync(file, 'utf8');
  if (!original.includes('@vitrine/')) continue;
  try {
    const { text, notes } = apply(codemod, file, original);
    if (text !== original) {
      changed++;
      console.log(shown);
      if (!values.dry) writeFileSync(file, text);
    }
    for (const note of notes) console.warn(`${shown}:${note.line}  ${note.text}`);
  } catch (error) {
    console.error(`${shown}  is left as it is: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
console.log(`${changed} of ${files.length} files ${values.dry ? 'would be changed' : 'changed'}.`);
